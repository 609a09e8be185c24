"""Ask and tell in compiled code, for one body and for batches in SIMD packs (see `replay.py`).

Packs may need different numbers of answers for a step; a pack whose step is complete waits until all are complete. If
every step asks the same number of questions, one pass over the bodies completes a step and begins the next.

A step that calls the torque once, at its end and at the new attitude (`record.ends_with_torque`), is not replayed.  It
is run once with zero torque; the new attitude is its question, and the answer is added to the new state.  Two buffers
of states alternate, so that the states before the step remain available until it is complete.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.core.errors import NumbaError
from numba.extending import intrinsic, overload

from ..errors import KernelError
from ..kernels import scalar, solve
from ..kernels.values import Vec3
from .buffers import I64, address, element, loader, number_at, store, storer, write_at
from .cache import cached
from .layout import in_user_axes, shape_of, varies
from .numba import NEVER, Loads, Packed, align_stack, default_width, each_share, entry, health, runner, threads
from .numba_kernels import FAST, JIT, OPTIONS
from .one_body import ending
from .pack import every_lane, get_lane, is_pack, number_type
from .problem import Limits, Problem
from .replay import (
    Failure,
    PythonReplay,
    Question,
    Replay,
    answer_of,
    asked_torque,
    attitudes_in_python,
    kept_leaves,
    tape_placer,
)
from .shared_cache import SharedCache

AHEAD = 2  # a pass prefetches the data of the pack that is AHEAD packs later
STREAM = 16 << 20  # states of at least this many bytes do not fit into the caches
MANY = 16_384  # with at least this many bodies, several threads do a pass
SHARES = 64  # largest number of threads of a pass
COMPILED = SharedCache()


class PackTape(NamedTuple):
    """Addresses from which compiled code reads the answers for a pack, and to which it writes the question."""

    cursor: Any  # address of the number of torque calls in this step
    answers: Any  # address of the answers [call, component, body]
    question: Any  # address of the question [leaf of R and omega, body]
    times: Any  # address of the times [pack]
    size: Any  # number of bodies
    known: Any  # number of known answers
    j: Any  # first body of the pack
    pack: Any


class OmegaTape(NamedTuple):
    """Addresses to which a step that is not replayed writes angular velocity and time of its only torque call."""

    question: Any
    times: Any
    size: Any
    j: Any
    pack: Any


@njit(inline="always")
def write_vector(where, row, v, like):  # type: ignore[no-untyped-def]
    number = scalar.like
    write_at(where, number(v.x, like))
    write_at(where + row, number(v.y, like))
    write_at(where + 2 * row, number(v.z, like))


@njit(inline="always")
def vector_at(where, row, like):  # type: ignore[no-untyped-def]
    return Vec3(number_at(where, like), number_at(where + row, like), number_at(where + 2 * row, like))


@overload(asked_torque, jit_options=JIT, target="cpu")
def asked_of_pack(t, R, omega, tape):  # type: ignore[no-untyped-def]
    packed, number, kind = is_pack(t), scalar.like, tape.instance_class
    if kind is Vec3:
        return lambda t, R, omega, tape: tape
    if kind is OmegaTape:

        def asked_at_end(t, R, omega, tape):  # type: ignore[no-untyped-def]
            one, row = R.e1.x, 8 * tape.size
            write_at(tape.times + 8 * tape.pack, (get_lane(t, 0) if packed else t) + 0.0)
            write_vector(tape.question + 9 * row + 8 * tape.j, row, omega, one)
            return Vec3(number(0.0, one), number(0.0, one), number(0.0, one))

        return asked_at_end

    def asked(t, R, omega, tape):  # type: ignore[no-untyped-def]
        call = number_at(tape.cursor, 0)
        write_at(tape.cursor, call + 1)
        one, row = R.e1.x, 8 * tape.size
        if call < tape.known:
            return vector_at(tape.answers + 3 * call * row + 8 * tape.j, row, one)
        if call == tape.known:
            write_at(tape.times + 8 * tape.pack, (get_lane(t, 0) if packed else t) + 0.0)
            at = tape.question + 8 * tape.j
            write_vector(at, row, R.e1, one)
            write_vector(at + 3 * row, row, R.e2, one)
            write_vector(at + 6 * row, row, R.e3, one)
            write_vector(at + 9 * row, row, omega, one)
        return Vec3(number(0.0, one), number(0.0, one), number(0.0, one))

    return asked


# --- passes over the bodies ------------------------------------------------------------------------------


class Failed(NamedTuple):
    """The first failed step of a body, or NEVER; `stalled` is 1 if a solve did not converge in it."""

    step: Any
    stalled: Any


def make_note(width: int) -> Any:
    """Return note(s, report, failures, i, j), which records the bodies of a pack that fail in step i.

    note(...) returns True if a body fails for the first time; a single body, which keeps its last good state, may fail
    again."""
    minimum, where, alone = scalar.minimum, scalar.where, width == 1
    load_failed = loader(Failed(0.0, 0.0), number_type(width), 0)

    @njit(inline="always", fastmath=FAST, error_model="numpy")
    def note(s, report, failures, i, j):  # type: ignore[no-untyped-def]
        fine = report.converged + health(s)
        well = fine == 1.0 if alone else every_lane(fine == 1.0)
        if well:
            return False
        before = load_failed(failures, j)
        now = where(fine == 1.0, 1e300, i + 0.0)
        stalled = where(now < before.step, 1.0 - report.converged, before.stalled)
        store(Failed(minimum(before.step, now), stalled), failures, j)
        return alone or not every_lane(before.step <= now)

    return note


def make_pass(q: Problem, width: int) -> Any:
    """Return replay(states, after, shared, bodies, ..., known, onward, a, b).

    It runs step i with the known answers for those of the packs a ... b-1 that have a question, or for all if known is
    0.  The states after complete steps are written to `after`; incomplete steps write their question.  onward: also
    begin the next step.  It returns the number of packs with a question and the number of packs in which a body failed.
    """
    step, torque = q.parts.step, q.torque
    load_state, load_I, load_p, each_I, each_p = Loads.of(q, width)
    alone, place, note = width == 1, tape_placer(q.p), make_note(width)

    @njit(**OPTIONS)
    def replay(states, after, shared, bodies, answers, question, times, asks, failures, cursor, i, known, onward, a, b):  # type: ignore[no-untyped-def]
        if not alone:
            align_stack()
        h, t0 = shared[0], shared[1]
        open_, ill, size = 0, 0, states.shape[1]
        at, told, asked, clock = address(cursor), address(answers), address(question), address(times)
        I, p = load_I(bodies if each_I else shared, 0), load_p(bodies if each_p else shared, 0)
        for pack in range(a, b):
            if known > 0 and not asks[pack]:
                continue
            j = pack * width
            s = load_state(states, j)
            if each_I:
                I = load_I(bodies, j)
            if each_p:
                p = load_p(bodies, j)
            write_at(at, 0)
            tape = PackTape(at, told, asked, clock, size, known, j, pack)
            s, report = step(torque, place(p, tape), I, h, t0 + i * h, s)
            if number_at(at, 0) > known:
                asks[pack] = True
                open_ += 1
                continue
            asks[pack] = False
            if note(s, report, failures, i, j):
                ill += 1
                if alone:  # keep the last good state
                    continue
            store(s, after, j)
            if onward:
                write_at(at, 0)
                tape = PackTape(at, told, asked, clock, size, 0, j, pack)
                step(torque, place(p, tape), I, h, t0 + (i + 1) * h, s)
                asks[pack] = True
        return open_, ill

    key = step, torque, place, width, each_I, each_p, repr((shape_of(q.state), shape_of(q.p)))
    return cached(replay, *key)


def prefetcher(kept: frozenset[int], width: int) -> Any:
    """Return prefetch(buffer, j), which loads these rows of a pack into the caches; j may be beyond the end."""

    @intrinsic
    def prefetch(tyctx, buffer, j):  # type: ignore[no-untyped-def]
        def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
            byte = ir.IntType(8).as_pointer()
            kind = ir.FunctionType(ir.VoidType(), [byte, *[ir.IntType(32)] * 3])
            f = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
            for k in sorted(kept):
                p = element(context, builder, sig.args[0], args[0], [ir.Constant(args[1].type, k), args[1]])
                for line in range(0, width, 8):
                    at = builder.bitcast(builder.gep(p, [ir.Constant(I64, line)]), byte)
                    builder.call(f, [at, *(ir.Constant(ir.IntType(32), x) for x in (0, 3, 1))])
            return context.get_dummy_value()

        return types.void(buffer, j), codegen

    return prefetch


def make_quick_pass(q: Problem, width: int) -> Any:
    """Return quick(states, after, shared, bodies, answers, question, times, failures, i, pending, stream, a, b).

    quick(...) does step i with zero torque, from `states` to `after`, and writes the angular velocity at its torque
    call.  pending: the previous step was also done with zero torque, so its answer is first added to `states`; if this
    fails, a single body does no step.  It returns the number of packs in which a body failed.
    """
    step, torque, kept = q.parts.step, q.torque, kept_leaves(q)
    load_state, load_I, load_p, each_I, each_p = Loads.of(q, width)
    alone, place, note, complete = width == 1, tape_placer(q.p), make_note(width), make_complete_state(q, width)
    prefetch, prefetch_told = prefetcher(kept, width), prefetcher(frozenset(range(3)), width)
    store_kept, stream_kept = storer(kept), storer(kept, stream=True)

    @njit(**OPTIONS)
    def quick(states, after, shared, bodies, answers, question, times, failures, i, pending, stream, a, b):  # type: ignore[no-untyped-def]
        if not alone:
            align_stack()
        h, t0 = shared[0], shared[1]
        ill, size = 0, states.shape[1]
        told, asked, clock = address(answers), address(question), address(times)
        I, p = load_I(bodies if each_I else shared, 0), load_p(bodies if each_p else shared, 0)
        for pack in range(a, b):
            j = pack * width
            s = load_state(states, j)
            if each_I:
                I = load_I(bodies, j)
            if each_p:
                p = load_p(bodies, j)
            if stream:
                prefetch(states, j + AHEAD * width)
                prefetch_told(answers[0], j + AHEAD * width)
            if pending:
                s, bad = complete(s, I, p, told + 8 * j, 8 * size, h, t0 + i * h, failures, i - 1, j)
                if bad:
                    ill += 1
                    if alone:
                        break
            tape = OmegaTape(asked, clock, size, j, pack)
            s, report = step(torque, place(p, tape), I, h, t0 + i * h, s)
            if note(s, report, failures, i, j):
                ill += 1
            if stream:
                stream_kept(s, after, j)
            else:
                store_kept(s, after, j)
        return ill

    return cached(quick, *key_of_quick(q, width))


def key_of_quick(q: Problem, width: int) -> tuple[Any, ...]:
    forms = varies(q.I), varies(q.p), repr((shape_of(q.state), shape_of(q.p)))
    return q.parts.step, q.torque, tape_placer(q.p), q.parts.finish, width, *forms


def make_complete_state(q: Problem, width: int) -> Any:
    """Return complete(s, I, p, told, size, h, t, failures, i, j).

    complete(...) adds the answer to the state of step i; it returns the state, and whether a body failed.
    """
    torque, finish, answer, place, note = q.torque, q.parts.finish, answer_of(q), tape_placer(q.p), make_note(width)
    no_solve = solve.explicit

    @njit(inline="always", fastmath=FAST, error_model="numpy")
    def complete(s, I, p, told, size, h, t, failures, i, j):  # type: ignore[no-untyped-def]
        R, W = finish(I, s)
        T = vector_at(told, size, R.e1.x)
        s = answer(h, s, torque(t, R, W, place(p, T)))
        return s, note(s, no_solve(R.e1.x), failures, i, j)

    return complete


def make_completion(q: Problem, width: int) -> Any:
    """Return completion(states, shared, bodies, answers, failures, i, a, b), which adds the answer to step i - 1."""
    load_state, load_I, load_p, each_I, each_p = Loads.of(q, width)
    complete = make_complete_state(q, width)

    @njit(**OPTIONS)
    def completion(states, shared, bodies, answers, failures, i, a, b):  # type: ignore[no-untyped-def]
        h, t0, size, ill = shared[0], shared[1], states.shape[1], 0
        told = address(answers)
        I, p = load_I(bodies if each_I else shared, 0), load_p(bodies if each_p else shared, 0)
        for pack in range(a, b):
            j = pack * width
            if each_I:
                I = load_I(bodies, j)
            if each_p:
                p = load_p(bodies, j)
            s, bad = complete(load_state(states, j), I, p, told + 8 * j, 8 * size, h, t0 + i * h, failures, i - 1, j)
            if bad:
                ill += 1
            store(s, states, j)
        return ill

    return cached(completion, *key_of_quick(q, width))


def make_view(q: Problem, width: int) -> Any:
    """Return view(states, shared, bodies, out, a, b).

    It writes the attitudes by columns and the angular velocities, in principal axes.
    """
    finish, load = q.parts.finish, Loads.of(q, width)
    load_state, load_I, each_I = load.state, load.I, load.each_I

    @njit(**OPTIONS)
    def view(states, shared, bodies, out, a, b):  # type: ignore[no-untyped-def]
        for pack in range(a, b):
            j = pack * width
            store(finish(load_I(bodies if each_I else shared, j), load_state(states, j)), out, j)

    return cached(view, finish, width, each_I, repr(shape_of(q.state)))


def compiled(make: Callable[[Problem, int], Any], q: Problem, width: int) -> Any:
    """Return the result of `make` for a problem; problems with the same functions and structure share it."""
    key = make, q.parts, q.torque, width, varies(q.I), varies(q.p), shape_of(q.state), shape_of(q.p)
    return COMPILED.find(key, lambda: make(q, width))


def attitudes_of(run: Any, axes: np.ndarray | None) -> tuple[np.ndarray, np.ndarray]:
    """Return R (bodies, 3, 3) and omega (bodies, 3) in the user's axes; see `Engine.attitudes`."""
    if isinstance(run, PythonReplay) or run.problem.parts.in_place is not None:
        return attitudes_in_python(run, axes)
    run.rows  # noqa: B018  complete
    f = compiled(make_view, run.problem, run.width)
    seen = np.empty((12, run.size))
    f(run.states, run.shared, run.bodies, seen, 0, run.size // run.width)
    return in_user_axes(as_bodies(seen, run.n), axes)


def quick_steps_of(run: Any, limits: Limits | None) -> Callable[[int, int], bool] | None:
    """Return steps(i, n) for one body with a compiled torque; see `Engine.quick_steps`."""
    if run.width > 1 or run.n > 1 or run.plain or run.problem.watch is not None:
        return None
    f = runner(run.problem, 1, False)
    states, shared, bodies, counts, watched = run.states, run.shared, run.bodies, run.counts, run.watched
    before, nothing = np.empty_like(states), np.empty((0, *states.shape))
    failed = counts[2:3, 0].data  # a memoryview: faster to read than an array
    try:
        call = entry(f, states, shared, bodies, nothing, counts, watched, 0, 1, 2, 0, 1)
        is_sound = None if limits is None else make_look(run, limits)
    except NumbaError:  # the general way reports it
        return None

    def steps(i: int, n: int) -> bool:
        before[:] = states
        run.changed = True
        try:
            call(states, shared, bodies, nothing, counts, watched, i, n, n + 1, 0, 1)
        except KeyboardInterrupt:  # after Ctrl-C, these steps are undone
            states[:] = before
            counts[2] = NEVER
            raise
        except Exception:  # an exception of the user's kernel: the general way finds the step
            return False
        if failed[0] < NEVER or (is_sound is not None and not is_sound()):
            states[:] = before
            counts[2] = NEVER
            return False
        return True

    return steps


def make_look(run: Any, limits: Limits) -> Callable[[], bool]:
    """Return a function that checks one body: whether R is a rotation and the angular velocity is below the limit."""
    out, states, shared = np.zeros(13), run.states, run.shared
    off_group, fastest, speed = limits.off_group, limits.fastest_end, out[12:].data
    end = entry(ending(run.problem, shape_of(run.problem.state)), states, shared, out)
    return lambda: end(states, shared, out) <= off_group and speed[0] <= fastest


# --- ask and tell ------------------------------------------------------------------------------------------


def as_bodies(rows: np.ndarray, n: int) -> tuple[np.ndarray, np.ndarray]:
    """Return rows with R (by columns) and omega as arrays (n, 3, 3) and (n, 3), without a copy."""
    return rows[:9].reshape(3, 3, -1)[:, :, :n].transpose(2, 1, 0), rows[9:12, :n].T


def read_only(a: np.ndarray) -> np.ndarray:
    a.setflags(write=False)
    return a


class NumbaReplay(Packed, Replay):
    """Ask and tell in compiled code."""

    def __init__(self, q: Problem, batch: bool, quick: bool, fixed: bool) -> None:
        super().__init__(q, default_width() if batch else 1)
        self.fixed = fixed
        self.quick = quick and answer_of(q) is not None
        self.after = self.states if fixed and not self.quick else self.zeros(len(self.states))
        self.calls = 1 if self.quick else None
        self.answers = self.zeros(1, 3)
        self.asked = self.zeros(12)
        self.asked_W = read_only(as_bodies(self.asked, self.n)[1])
        attitudes = (self.states, self.after) if self.quick else (self.asked, self.asked)
        self.old_R, self.new_R = (read_only(as_bodies(x, self.n)[0]) for x in attitudes)
        self.times, self.asks = np.zeros(self.packs), np.zeros(self.packs, bool)
        self.clock = self.times.data  # a memoryview is quicker to read than an array
        self.failures = np.zeros((2, self.size))  # rows as in `Failed`
        self.cursors = np.zeros((SHARES, 8), np.int64)  # one cache line for each thread
        self.full: Any = None  # compiled passes over the bodies
        self.half: Any = None
        self.completing: Any = None
        self.pending = False  # quick steps: whether the answer must still be added to the states
        # whether the same was true for the states before the last step; their answer is in `before`
        self.lacked = False
        self.keeps_answer = self.quick and self.width == 1
        self.before = self.zeros(1, 3)
        self.ill: Any = False
        self.set_rows(q.rows)

    @property
    def shares(self) -> int:
        """The number of threads of a pass."""
        return min(threads(), self.packs, SHARES) if self.n >= MANY else 1

    def use(self, make: Callable[[Problem, int], Any], *arguments: Any) -> Any:
        try:
            return entry(compiled(make, self.problem, self.width), *arguments)
        except NumbaError as e:
            raise KernelError(self.problem.name, e) from None

    def sweep(self, i: int, known: int, onward: bool) -> int:
        args = (
            self.states, self.after, self.shared, self.bodies, self.answers, self.asked, self.times, self.asks,
            self.failures,
        )  # fmt: skip
        if self.full is None:
            self.full = self.use(make_pass, *args, self.cursors[0], 0, 0, False, 0, 1)
        f, cursors = self.full, self.cursors
        if self.packs == 1:
            asks, self.ill = f(*args, cursors[0], i, known, onward, 0, 1)
            return int(asks)
        found = each_share(self.packs, self.shares, lambda k, a, b: f(*args, cursors[k], i, known, onward, a, b))
        self.ill = any(ill for _, ill in found)
        return sum(asks for asks, _ in found)

    def quick_sweep(self, i: int) -> None:
        args = (
            self.states, self.after, self.shared, self.bodies, self.answers, self.asked, self.times, self.failures, i,
            self.pending, self.states.nbytes > STREAM,
        )  # fmt: skip
        if self.half is None:
            self.half = self.use(make_quick_pass, *args, 0, 1)
            known = self.states, self.shared, self.bodies, self.answers, self.failures
            self.completing = self.use(make_completion, *known, 0, 0, 1)
        f = self.half
        if self.packs == 1:
            self.ill = f(*args, 0, 1)
        else:
            self.ill = any(each_share(self.packs, self.shares, lambda k, a, b: f(*args, a, b)))

    def replay(self, i: int, known: int) -> bool:
        self.at = i
        if self.quick:
            if known == 0:
                self.quick_sweep(i)
                return True
            self.swap()
            self.lacked, self.pending, self.at = self.pending, True, i + 1
            self.settle()  # because the caller reads the states
            return False
        if self.sweep(i, known, False):
            return True
        if self.after is not self.states:
            if self.width == 1 and self.ill:
                return False
            self.swap()
        elif self.fixed:
            self.calls = known
        return False

    def swap(self) -> None:
        """Exchange the two buffers: the new states become those of the last complete step."""
        self.states, self.after = self.after, self.states
        self.new_R, self.old_R = self.old_R, self.new_R

    def onward(self, i: int, known: int) -> None:
        if self.quick:
            self.swap()
            self.lacked, self.pending, self.at = self.pending, True, i + 1
            self.quick_sweep(i + 1)
        else:
            self.sweep(i, known, True)

    def give(self, k: int, torque: Any) -> None:
        if k >= len(self.answers):
            more = self.zeros(2 * k, 3)
            more[:k] = self.answers
            self.answers = more
        if self.keeps_answer:
            self.answers, self.before = self.before, self.answers
        self.fill(torque.T, self.answers[k])

    def question(self) -> Question:
        if self.fixed:
            return Question(self.clock[0], self.new_R, self.asked_W, None)
        t: Any = self.clock[0]
        needed = None
        if not self.asks.all():
            needed = np.repeat(self.asks, self.width)[: self.n]
            times = self.times[self.asks]
            t = float(times[0]) if np.all(times == times[0]) else np.repeat(self.times, self.width)[: self.n]
        return Question(t, self.new_R, self.asked_W, needed)

    def given(self, known: int) -> np.ndarray:
        return np.swapaxes(self.answers[:known, :, : self.n], 1, 2).copy()  # copy, because for one body this is a view

    def settle(self) -> None:
        """Add the last answer to the states, if this was postponed."""
        if self.pending:
            f, args = self.completing, (self.states, self.shared, self.bodies, self.answers, self.failures, self.at)
            self.ill = any(each_share(self.packs, self.shares, lambda k, a, b: f(*args, a, b)))
            self.pending = False

    @property
    def rows(self) -> np.ndarray:
        self.settle()
        return self.states[:, : self.n]

    def set_rows(self, rows: np.ndarray) -> None:
        self.fill(rows, self.states)
        told = self.width > 1 and ~np.isfinite(self.states).all(axis=0)  # their failure was reported before
        self.failures[0] = np.where(told, -1.0, NEVER)
        self.asks[:] = True
        self.pending = False

    def failure(self, wait: bool = False) -> Failure | None:
        if not self.ill:
            return None
        self.ill = False
        failed = self.failures[0, : self.n]
        now = np.flatnonzero(failed == np.max(failed[failed < NEVER], initial=-1.0))
        found = Failure(int(failed[now[0]]), int(now[0]), now.size, bool(self.failures[1, now[0]] > 0.0))
        if self.width == 1:  # a single body keeps the state before that step, and may fail again
            self.failures[0] = NEVER
            if self.keeps_answer and found.step == self.at - 1:
                self.take_back()
        return found

    def take_back(self) -> None:
        """Return to the state before the last step, after the step failed because of its answer."""
        self.swap()
        self.answers, self.before = self.before, self.answers
        self.pending, self.at = self.lacked, self.at - 1
        self.settle()
