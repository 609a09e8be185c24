"""Ask and tell in compiled code, for one body and for batches in SIMD packs (see `replay.py`).

Packs answer on their own: one whose step is complete waits until all are.  Where every step asks equally often, the end of
a step and the beginning of the next are one pass over the bodies.

A step that calls the torque once, at its end and at the new attitude (`record.ends_with_torque`), is not replayed at all:
it is run with a torque of zero, its attitude is the question, and the answer completes it.  Two buffers of states take
turns, so that the states before an open question remain known.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core.errors import NumbaError
from numba.extending import intrinsic, overload

from ..errors import KernelError
from ..kernels import scalar
from ..kernels.values import Vec3
from .cache import cached
from .layout import shape_of, to_rows
from .numba import NEVER, Count, default_width, health, loader, pool, runner, store, threads, varies
from .numba_kernels import FAST, JIT
from .pack import PackType, every_lane, is_pack
from .problem import Problem
from .replay import Failure, Question, asked_torque, tape_placer

I64 = ir.IntType(64)
OPTIONS: dict[str, Any] = {"nogil": True, "fastmath": FAST, "error_model": "numpy", "no_cfunc_wrapper": True}
MANY = 16_384  # bodies from which on threads share the work of a pass
COMPILED: dict[Any, Any] = {}


class PackTape(NamedTuple):
    """Where compiled code finds the answers to a pack, as addresses, and where it leaves the question."""

    cursor: Any  # of the number of torque calls made in this step
    answers: Any  # of [call, component, body]
    question: Any  # of [leaf of R and omega, body]
    times: Any  # of [pack]
    size: Any  # bodies
    known: Any  # answers
    j: Any  # first body of the pack
    pack: Any


class OmegaTape(NamedTuple):
    """The same for a step that is not replayed: where it leaves angular velocity and time of its only call."""

    question: Any
    times: Any
    size: Any
    j: Any
    pack: Any


# --- numbers at addresses ------------------------------------------------------------------------------


@intrinsic
def address(tyctx, array):  # type: ignore[no-untyped-def]
    """Of the first number of an array."""

    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        a = context.make_array(sig.args[0])(context, builder, args[0])
        return builder.ptrtoint(a.data, I64)

    return types.int64(array), codegen


@intrinsic
def number_at(tyctx, where, like):  # type: ignore[no-untyped-def]
    """The number, or pack of numbers, of the type of `like` at an address."""

    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        kind = context.get_value_type(sig.return_type)
        v = builder.load(builder.inttoptr(args[0], kind.as_pointer()))
        v.align = 8
        return v

    return like(where, like), codegen


@intrinsic
def write_at(tyctx, where, value):  # type: ignore[no-untyped-def]
    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        builder.store(args[1], builder.inttoptr(args[0], args[1].type.as_pointer())).align = 8
        return context.get_dummy_value()

    return types.void(where, value), codegen


@intrinsic
def first_lane(tyctx, x):  # type: ignore[no-untyped-def]
    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        return builder.extract_element(args[0], ir.Constant(ir.IntType(32), 0))

    return types.float64(x), codegen


@njit(inline="always")
def write_vector(where, row, v, like):  # type: ignore[no-untyped-def]
    number = scalar.like
    write_at(where, number(v.x, like))
    write_at(where + row, number(v.y, like))
    write_at(where + 2 * row, number(v.z, like))


@overload(asked_torque, jit_options=JIT, target="cpu")
def asked_of_pack(t, R, omega, tape):  # type: ignore[no-untyped-def]
    packed, number, kind = is_pack(t), scalar.like, tape.instance_class
    if kind is Vec3:
        return lambda t, R, omega, tape: tape
    if kind is OmegaTape:

        def asked_at_end(t, R, omega, tape):  # type: ignore[no-untyped-def]
            one, row = R.e1.x, 8 * tape.size
            write_at(tape.times + 8 * tape.pack, (first_lane(t) if packed else t) + 0.0)
            write_vector(tape.question + 9 * row + 8 * tape.j, row, omega, one)
            return Vec3(number(0.0, one), number(0.0, one), number(0.0, one))

        return asked_at_end

    def asked(t, R, omega, tape):  # type: ignore[no-untyped-def]
        call = number_at(tape.cursor, 0)
        write_at(tape.cursor, call + 1)
        one, row = R.e1.x, 8 * tape.size
        if call < tape.known:
            at = tape.answers + 3 * call * row + 8 * tape.j
            return Vec3(number_at(at, one), number_at(at + row, one), number_at(at + 2 * row, one))
        if call == tape.known:
            write_at(tape.times + 8 * tape.pack, (first_lane(t) if packed else t) + 0.0)
            at = tape.question + 8 * tape.j
            write_vector(at, row, R.e1, one)
            write_vector(at + 3 * row, row, R.e2, one)
            write_vector(at + 6 * row, row, R.e3, one)
            write_vector(at + 9 * row, row, omega, one)
        return Vec3(number(0.0, one), number(0.0, one), number(0.0, one))

    return asked


# --- passes over the bodies ------------------------------------------------------------------------------


def number_type(width: int) -> Any:
    return PackType(width) if width > 1 else types.float64


class Loads(NamedTuple):
    """How compiled code takes state, moments, parameters and counts of a pack from arrays."""

    state: Any
    I: Any
    p: Any
    count: Any
    each_I: bool
    each_p: bool

    @classmethod
    def of(cls, q: Problem, width: int) -> Loads:
        number, each_I, each_p = number_type(width), varies(q.I), varies(q.p)
        return cls(
            loader(q.state, number, 0),
            loader(q.I, number if each_I else types.float64, 0 if each_I else 2),
            loader(q.p, number if each_p else types.float64, (3 if each_I else 0) if each_p else 5),
            loader(Count(0.0, 0.0, 0.0, 0.0), number, 0),
            each_I,
            each_p,
        )


def make_tally(width: int) -> Any:
    """tally(c, s, report, i): the counts after a step, and whether this is the step at which a body fails."""
    minimum, maximum, where, alone = scalar.minimum, scalar.maximum, scalar.where, width == 1

    @njit(inline="always", fastmath=FAST, error_model="numpy")
    def tally(c, s, report, i):  # type: ignore[no-untyped-def]
        passes, residual = c.passes + report.passes, maximum(c.residual, report.residual)
        failed, stalled = c.failed, c.stalled
        fine = report.converged + health(s)
        well = fine == 1.0 if alone else every_lane(fine == 1.0)
        if not well:
            now = where(fine == 1.0, 1e300, i + 0.0)
            stalled = where(now < failed, 1.0 - report.converged, stalled)
            failed = minimum(failed, now)
        return Count(passes, residual, failed, stalled), well

    return tally


def make_pass(q: Problem, width: int) -> Any:
    """replay(states, after, shared, bodies, answers, question, times, asks, counts, cursor, i, known, onward, a, b).

    Step i of the packs a ... b-1 that ask, or of all if nothing is known, with the known answers.  Complete steps go to
    `after`; the others leave their question.  onward: the next step is begun, too.  The number of packs that ask, and
    of packs in which a body failed.
    """
    step, torque = q.parts.step, q.torque
    load, place, tally = Loads.of(q, width), tape_placer(q.p), make_tally(width)
    load_state, load_I, load_p, load_count, each_I, each_p = load
    alone = width == 1

    @njit(**OPTIONS)
    def replay(states, after, shared, bodies, answers, question, times, asks, counts, cursor, i, known, onward, a, b):  # type: ignore[no-untyped-def]
        h, t0 = shared[0], shared[1]
        open_, ill, size = 0, 0, states.shape[1]
        at = address(cursor)
        for pack in range(a, b):
            if known > 0 and not asks[pack]:
                continue
            j = pack * width
            s = load_state(states, j)
            I = load_I(bodies if each_I else shared, j)
            p = load_p(bodies if each_p else shared, j)
            write_at(at, 0)
            tape = PackTape(at, address(answers), address(question), address(times), size, known, j, pack)
            s, report = step(torque, place(p, tape), I, h, t0 + i * h, s)
            if number_at(at, 0) > known:
                asks[pack] = True
                open_ += 1
                continue
            asks[pack] = False
            c, well = tally(load_count(counts, j), s, report, i)
            store(c, counts, j)
            if not well:
                ill += 1
                if alone:  # the last good state is kept
                    continue
            store(s, after, j)
            if onward:
                write_at(at, 0)
                tape = PackTape(at, address(answers), address(question), address(times), size, 0, j, pack)
                step(torque, place(p, tape), I, h, t0 + (i + 1) * h, s)
                asks[pack] = True
        return open_, ill

    return cached(replay, step, torque, place, width, load.each_I, load.each_p, repr((shape_of(q.state), shape_of(q.p))))


def make_quick_pass(q: Problem, width: int) -> Any:
    """quick(states, after, shared, bodies, answers, question, times, counts, i, pending, a, b).

    Step i without its torque, from states to `after`, and the angular velocity at its call.  pending: the step before
    was made so, and its answer completes it first.  The number of packs in which a body failed.
    """
    step, torque, finish, answer = q.parts.step, q.torque, q.parts.finish, q.parts.step.__polhode_answer__
    load, place, tally = Loads.of(q, width), tape_placer(q.p), make_tally(width)
    load_state, load_I, load_p, load_count, each_I, each_p = load
    load_answer = loader(Vec3(0.0, 0.0, 0.0), number_type(width), 0)

    @njit(**OPTIONS)
    def quick(states, after, shared, bodies, answers, question, times, counts, i, pending, a, b):  # type: ignore[no-untyped-def]
        h, t0 = shared[0], shared[1]
        ill, size = 0, states.shape[1]
        for pack in range(a, b):
            j = pack * width
            s = load_state(states, j)
            I = load_I(bodies if each_I else shared, j)
            p = load_p(bodies if each_p else shared, j)
            if pending:
                R, W = finish(I, s)
                s = answer(h, s, torque(t0 + i * h, R, W, place(p, load_answer(answers[0], j))))
            tape = OmegaTape(address(question), address(times), size, j, pack)
            s, report = step(torque, place(p, tape), I, h, t0 + i * h, s)
            c, well = tally(load_count(counts, j), s, report, i)
            store(c, counts, j)
            if not well:
                ill += 1
            store(s, after, j)
        return ill

    @njit(**OPTIONS)
    def complete(states, shared, bodies, answers, i, a, b):  # type: ignore[no-untyped-def]
        """The answer of step i - 1 put into its states."""
        h, t0 = shared[0], shared[1]
        for pack in range(a, b):
            j = pack * width
            s = load_state(states, j)
            I = load_I(bodies if each_I else shared, j)
            p = load_p(bodies if each_p else shared, j)
            R, W = finish(I, s)
            store(answer(h, s, torque(t0 + i * h, R, W, place(p, load_answer(answers[0], j)))), states, j)

    key = step, torque, place, finish, width, each_I, each_p, repr((shape_of(q.state), shape_of(q.p)))
    return cached(quick, *key), cached(complete, *key)


def make_view(q: Problem, width: int) -> Any:
    """view(states, shared, bodies, out, a, b): attitude by columns and angular velocity, in principal axes."""
    finish, load = q.parts.finish, Loads.of(q, width)
    load_state, load_I, each_I = load.state, load.I, load.each_I

    @njit(**OPTIONS)
    def view(states, shared, bodies, out, a, b):  # type: ignore[no-untyped-def]
        for pack in range(a, b):
            j = pack * width
            store(finish(load_I(bodies if each_I else shared, j), load_state(states, j)), out, j)

    return cached(view, finish, width, each_I, repr(shape_of(q.state)))


def compiled(make: Callable[[Problem, int], Any], q: Problem, width: int) -> Any:
    """What `make` makes for a problem; the same for another of the same form."""
    key = make, q.parts, q.torque, width, varies(q.I), varies(q.p), shape_of(q.state), shape_of(q.p)
    if key not in COMPILED:
        if len(COMPILED) > 256:
            COMPILED.clear()
        COMPILED[key] = make(q, width)
    return COMPILED[key]


def aligned(shape: tuple[int, ...]) -> np.ndarray:
    """Zeros that begin at a cache line."""
    size = int(np.prod(shape))
    a = np.zeros(size + 8)
    first = -a.ctypes.data % 64 // 8
    return a[first : first + size].reshape(shape)


def attitudes_of(run: Any) -> tuple[np.ndarray, np.ndarray]:
    """R (bodies, 3, 3) and omega (bodies, 3) in principal axes."""
    run.rows  # noqa: B018  complete
    f = compiled(make_view, run.problem, run.width)
    seen = np.empty((12, run.size))
    f(run.states, run.shared, run.bodies, seen, 0, run.size // run.width)
    return as_bodies(seen, run.n)


def quick_steps_of(run: Any) -> Callable[[int, int], bool] | None:
    """steps(i, n) of one body under a compiled torque, in the same machine code as any other run."""
    if run.width > 1 or run.n > 1 or run.scalar_only or run.problem.watch is not None:
        return None
    try:
        f = runner(run.problem, 1, run.per_body_I, run.per_body_p, False)
    except NumbaError:  # told by the other way
        return None
    states, shared, bodies, counts, watched = run.states, run.shared, run.bodies, run.counts, run.watched
    before, nothing = np.empty_like(states), np.empty((0, *states.shape))
    copy, failed = np.copyto, counts[2:3, 0].data  # a memoryview: quicker to read than an array

    def steps(i: int, n: int) -> bool:
        copy(before, states)
        f(states, shared, bodies, nothing, counts, watched, i, n, n + 1, 0, 1)
        if failed[0] < NEVER:
            copy(states, before)
            counts[2] = NEVER
            return False
        return True

    return steps


# --- bodies that ask ---------------------------------------------------------------------------------------


class Packed:
    """States, moments and parameters of bodies as compiled code takes them."""

    def __init__(self, q: Problem, batch: bool) -> None:
        self.problem, self.n = q, q.bodies
        self.width = default_width() if batch else 1
        self.size = -(-self.n // self.width) * self.width  # a whole number of packs
        self.packs = self.size // self.width
        pad = np.minimum(np.arange(self.size), self.n - 1)  # the last body again, thrown away
        I, p = to_rows(q.I, self.n), to_rows(q.p, self.n)
        rows = ([I[:, pad]] if varies(q.I) else []) + ([p[:, pad]] if varies(q.p) else [])
        self.shared = np.concatenate([[q.h, q.t0], I[:, 0], p[:, 0]])
        self.bodies = np.ascontiguousarray(np.concatenate(rows)) if rows else np.zeros((1, 1))
        self.states = aligned((q.rows.shape[0], self.size))

    def cuts(self) -> list[int]:
        """Where the packs are divided among threads."""
        k = min(threads(), self.packs) if self.n >= MANY else 1
        return [self.packs * i // k for i in range(k + 1)]

    def each_share(self, f: Callable[[int, int, int], Any]) -> list[Any]:
        """f(k, a, b) of each share k of the packs, in threads."""
        cuts = self.cuts()
        if len(cuts) == 2:
            return [f(0, 0, self.packs)]
        return list(pool().map(f, range(len(cuts) - 1), cuts[:-1], cuts[1:]))

    def fill(self, rows: np.ndarray, target: np.ndarray) -> None:
        """Put numbers of bodies into rows of whole packs."""
        target[:, : self.n] = rows
        if self.size > self.n:
            target[:, self.n :] = target[:, self.n - 1 : self.n]


def as_bodies(rows: np.ndarray, n: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows of R by columns and omega as (n, 3, 3) and (n, 3); no copy."""
    return rows[:9].reshape(3, 3, -1)[:, :, :n].transpose(2, 1, 0), rows[9:12, :n].T


class NumbaReplay(Packed):
    """Ask and tell in compiled code."""

    on_device = False

    def __init__(self, q: Problem, batch: bool, quick: bool, fixed: bool) -> None:
        super().__init__(q, batch)
        self.fixed = fixed
        self.quick = quick and hasattr(q.parts.step, "__polhode_answer__")
        self.after = self.states if fixed and not self.quick else aligned(self.states.shape)
        self.calls: int | None = 1 if self.quick else None
        self.answers = aligned((1, 3, self.size))
        self.asked = aligned((12, self.size))
        self.times, self.asks = np.zeros(self.packs), np.zeros(self.packs, bool)
        self.counts = np.zeros((4, self.size))
        self.cursors = np.zeros((64, 8), np.int64)  # one cache line for each thread
        self.pending = False  # quick: the states lack their answer
        self.ill = False
        self.set_rows(q.rows)

    def run(self, f: Callable[[int, int, int], Any]) -> list[Any]:
        try:
            return self.each_share(f)
        except NumbaError as e:
            raise KernelError(self.problem.describe_torque(), e) from None

    def sweep(self, i: int, known: int, onward: bool) -> int:
        f = compiled(make_pass, self.problem, self.width)
        found = self.run(
            lambda k, a, b: f(
                self.states, self.after, self.shared, self.bodies, self.answers, self.asked, self.times, self.asks,
                self.counts, self.cursors[k], i, known, onward, a, b,
            )  # fmt: skip
        )
        self.ill = any(ill for _, ill in found)
        return sum(asks for asks, _ in found)

    def quick_sweep(self, i: int) -> None:
        f, _ = compiled(make_quick_pass, self.problem, self.width)
        found = self.run(
            lambda k, a, b: f(
                self.states, self.after, self.shared, self.bodies, self.answers, self.asked, self.times, self.counts,
                i, self.pending, a, b,
            )  # fmt: skip
        )
        self.ill = any(found)

    def replay(self, i: int, known: int) -> bool:
        self.at = i
        if self.quick:
            if known == 0:
                self.quick_sweep(i)
                return True
            self.states, self.after, self.pending = self.after, self.states, True
            self.at = i + 1
            return False
        if self.sweep(i, known, False):
            return True
        if self.after is not self.states:
            if self.width == 1 and self.ill:
                return False
            self.states, self.after = self.after, self.states
        elif self.fixed:
            self.calls = known
        return False

    def onward(self, i: int, known: int) -> None:
        if self.quick:
            self.replay(i, known)
            self.quick_sweep(i + 1)
        else:
            self.sweep(i, known, True)

    def give(self, k: int, torque: Any) -> None:
        if k >= len(self.answers):
            more = aligned((2 * k, 3, self.size))
            more[:k] = self.answers
            self.answers = more
        self.fill(torque.T, self.answers[k])

    def question(self) -> Question:
        needed, t = None, float(self.times[0])
        if not self.fixed and not self.asks.all():
            needed = np.repeat(self.asks, self.width)[: self.n]
            t = float(self.times[self.asks][0])
            if np.any(self.times[self.asks] != t):
                t = np.repeat(self.times, self.width)[: self.n]
        if self.quick:
            R = as_bodies(self.after, self.n)[0]
            return Question(t, R, self.asked[9:, : self.n].T, needed)
        return Question(t, *as_bodies(self.asked, self.n), needed)

    def given(self, known: int) -> np.ndarray:
        return np.ascontiguousarray(np.swapaxes(self.answers[:known, :, : self.n], 1, 2))

    def settle(self) -> None:
        """Put the answer into states that lack it."""
        if self.pending:
            _, f = compiled(make_quick_pass, self.problem, self.width)
            self.run(lambda k, a, b: f(self.states, self.shared, self.bodies, self.answers, self.at, a, b))
            self.pending = False

    @property
    def rows(self) -> np.ndarray:
        self.settle()
        return self.states[:, : self.n]

    def set_rows(self, rows: np.ndarray) -> None:
        self.fill(rows, self.states)
        self.counts[:] = 0.0
        self.counts[2] = NEVER
        self.asks[:] = True
        self.pending = False

    def failure(self) -> Failure | None:
        if not self.ill:
            return None
        self.ill = False
        failed = self.counts[2, : self.n]
        latest = np.max(failed[failed < NEVER], initial=-1.0)
        now = np.flatnonzero(failed == latest)
        return Failure(int(now[0]), now.size, bool(self.counts[3, now[0]])) if now.size else None
