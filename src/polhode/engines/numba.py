"""The Numba engine: one body or a batch, compiled from the same kernels.

A batch is a structure of arrays.  W bodies at a time are loaded into a pack and remain in registers for all steps of a
call; the packs are divided among Python threads.  W = 1 is plain scalar code.
"""

import math
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from itertools import pairwise
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numba import njit, typeof, types
from numba.core.errors import NumbaError
from numba.extending import intrinsic, overload

from ..errors import KernelError
from ..kernels import scalar, values
from ..kernels.flight import Masses
from ..kernels.values import tr
from .buffers import bits, call_at, leaf_of, loader, number_at, numbers_of, store, write_at
from .cache import cached
from .compile_time import listen_to_numba
from .layout import count, places, shape_of, shared_and_own, to_rows, varies
from .numba_kernels import JIT, OPTIONS
from .pack import every_lane, is_pack, number_type
from .problem import BoundFunction, EngineRun, Pick, Problem, Progress, UserFunction
from .shared_cache import SharedCache

listen_to_numba()


def compile_target() -> tuple[str, str]:
    """Return name and features of the CPU for which Numba compiles.

    This is the host's CPU unless NUMBA_CPU_NAME, NUMBA_CPU_FEATURES or NUMBA_ENABLE_AVX say otherwise.
    """
    from numba.core.registry import cpu_target

    _, name, features = cpu_target.target_context.codegen().magic_tuple()
    return name, features


PROBE = """
define void @probe(<8 x double>* %p) {
  %a = load <8 x double>, <8 x double>* %p, align 8
  %b = fadd <8 x double> %a, %a
  store <8 x double> %b, <8 x double>* %p, align 8
  ret void
}
"""


@lru_cache(maxsize=1)
def default_width() -> int:
    """Return the number of bodies in a pack: it fills two registers, so that their operations overlap in time.

    The width of a register is found in code that LLVM emits for the CPU (once, 5 ms).  If only the name of a CPU is
    given, as with NUMBA_CPU_NAME=haswell NUMBA_CPU_FEATURES=, only LLVM knows its features.
    """
    import llvmlite.binding as llvm

    name, features = compile_target()
    machine = llvm.Target.from_default_triple().create_target_machine(cpu=name, features=features)
    code = machine.emit_assembly(llvm.parse_assembly(PROBE))
    return 16 if "zmm" in code else 8 if "ymm" in code else 4


@intrinsic
def health(tyctx, s):  # type: ignore[no-untyped-def]
    """Return 0 if the numbers of a state are finite, else NaN.

    For a pack, only the first and the last number are checked: if another is NaN, they become NaN within a step, and
    samples are checked again.
    """

    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        numbers = numbers_of(sig.args[0], args[0], builder)
        if is_pack(sig.return_type):
            numbers = [numbers[0], numbers[-1]]
        total = numbers[0]
        for v in numbers[1:]:
            total = builder.fadd(total, v)
        return builder.fsub(total, total)

    return leaf_of(s)(s), codegen


@intrinsic
def align_stack(tyctx):  # type: ignore[no-untyped-def]
    """Align the stack frame of the calling function to 64 bytes.

    LLVM chooses the alignment before it knows which registers it must save on the stack.  Without this, saved packs may
    cross the boundaries of cache lines, depending on the position of the stack.
    """

    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        builder.function.attributes.alignstack = 64
        builder.function.attributes.add("nounwind")  # llvmlite writes alignstack only together with another attribute
        return context.get_dummy_value()

    return types.void(), codegen


# --- the runner ------------------------------------------------------------------------------------


class Count(NamedTuple):
    """Counters of each body, which a call updates."""

    passes: Any
    residual: Any
    failed: Any  # the first step that failed, or NEVER
    stalled: Any  # 1 if a solve did not converge in that step


NEVER = 1e300


class Loads(NamedTuple):
    """Functions by which compiled code reads state, moments and parameters of a pack from arrays."""

    state: Any
    I: Any
    p: Any
    each_I: bool
    each_p: bool

    @classmethod
    def of(cls, q: Problem, width: int) -> "Loads":
        number, ((each_I, at_I), (each_p, at_p)) = number_type(width), places(2, q.I, q.p)
        load_I = loader(q.I, number if each_I else types.float64, at_I)
        load_p = loader(q.p, number if each_p else types.float64, at_p)
        return cls(loader(q.state, number, 0), load_I, load_p, each_I, each_p)


def make_advance(problem: Problem, width: int, careful: bool) -> Any:
    """Return advance(states, shared, bodies, out, counts, watched, first, n, every, a, b).

    advance(...) does the steps first ... first+n-1 of the bodies in packs a ... b-1, and writes the states after every
    `every` steps to out[0], out[1], ...  careful: a body that fails keeps the last good state, and does no further
    steps.
    """
    step, torque, watch = problem.parts.step, problem.torque, problem.watch
    load_state, load_I, load_p, each_I, each_p = Loads.of(problem, width)
    load_count = loader(Count(0.0, 0.0, 0.0, 0.0), number_type(width), 0)
    minimum, maximum, where = scalar.minimum, scalar.maximum, scalar.where
    alone, watching = width == 1, watch is not None
    load_watched = loader(problem.watched if watching else (0.0,), number_type(width), 0)

    @njit(**OPTIONS)
    def advance(states, shared, bodies, out, counts, watched, first, n, every, a, b):  # type: ignore[no-untyped-def]
        if not alone:
            align_stack()
        h, t0 = shared[0], shared[1]
        for pack in range(a, b):
            j = pack * width
            s = load_state(states, j)
            I = load_I(bodies if each_I else shared, j)
            p = load_p(bodies if each_p else shared, j)
            c = load_count(counts, j)
            passes, residual, failed, stalled = c.passes, c.residual, c.failed, c.stalled
            if careful:
                if failed < 1e300:  # do not call the torque of a failed body again
                    continue
            seen = load_watched(watched, j)
            m = 0
            left = every
            for i in range(first, first + n):
                if careful:
                    good = s
                s, report = step(torque, p, I, h, t0 + i * h, s)
                passes = passes + report.passes
                residual = maximum(residual, report.residual)
                fine = report.converged + health(s)
                if alone:
                    if not (fine == 1.0):
                        failed = minimum(failed, i + 0.0)
                        stalled = 1.0 - report.converged
                        if careful:
                            s = good
                        break
                elif not every_lane(fine == 1.0):
                    now = where(fine == 1.0, 1e300, i + 0.0)
                    stalled = where(now < failed, 1.0 - report.converged, stalled)
                    failed = minimum(failed, now)
                if watching:
                    seen = watch(seen, t0 + (i + 1) * h, I, p, s)  # type: ignore[misc]
                left -= 1
                if left == 0:
                    store(s, out[m], j)
                    m += 1
                    left = every
            store(s, states, j)
            store(Count(passes, residual, failed, stalled), counts, j)
            if watching:
                store(seen, watched, j)

    return cached(
        advance, step, torque, watch, width, each_I, each_p, careful,
        repr((shape_of(problem.state), shape_of(problem.p), shape_of(problem.watched))),
    )  # fmt: skip


def make_advance_in_place(problem: Problem) -> Any:
    """Return `advance` for a method whose state is an array: it advances one body after the other."""
    attempt, torque, leaves, scratch = (
        problem.parts.in_place, problem.torque, count(problem.state), problem.parts.scratch,
    )  # fmt: skip
    assert attempt is not None
    _, load_I, load_p, each_I, each_p = Loads.of(problem, 1)

    @njit(**OPTIONS)
    def advance(states, shared, bodies, out, counts, watched, first, n, every, a, b):  # type: ignore[no-untyped-def]
        w, u, alone = np.empty(leaves), np.empty(scratch), states.shape[1] == 1
        for j in range(a, b):
            if counts[2, j] < 1e300:
                continue
            I = load_I(bodies if each_I else shared, j)
            p = load_p(bodies if each_p else shared, j)
            for k in range(leaves):  # with slices, compiling would take seconds longer
                w[k] = states[k, j]
            m = 0
            left = every
            for i in range(first, first + n):
                converged = attempt(torque, p, I, w, u)
                if converged == 0.0:  # the state is unchanged
                    counts[2, j] = i
                    counts[3, j] = 1.0
                    break
                if converged == 2.0 and alone:  # the body has reached the end
                    for k in range(leaves):
                        states[k, j] = w[k]
                    return m
                left -= 1
                if left == 0:
                    for k in range(leaves):
                        out[m, k, j] = w[k]
                    m += 1
                    left = every
            for k in range(leaves):
                states[k, j] = w[k]
        return n // every

    return cached(
        advance, attempt, torque, each_I, each_p,
        repr((shape_of(problem.state), shape_of(problem.p), shape_of(problem.I))),
    )  # fmt: skip


@lru_cache(maxsize=8)
def make_between(between: Any) -> Any:
    @njit(**OPTIONS)
    def each(moments, rows, t, tol, scratch, out):  # type: ignore[no-untyped-def]
        u, w = np.empty(scratch), np.empty(rows.shape[0])
        for i in range(t.size):
            for k in range(w.size):
                w[k] = rows[k, i]
            y = between(values.Diag3(moments[i, 0], moments[i, 1], moments[i, 2]), w, u, t[i], tol)
            for k in range(out.shape[0]):
                out[k, i] = y[k]

    return cached(each, between)


def motion_between(parts: Any, moments: np.ndarray, rows: np.ndarray, t: np.ndarray, tol: float) -> np.ndarray:
    """Do the same as `python.motion_between`, in compiled code."""
    out = np.empty((len(parts.between_at), t.size))
    arrays = np.ascontiguousarray(moments, float), np.ascontiguousarray(rows), np.ascontiguousarray(t, float)
    make_between(parts.between)(*arrays, tol, parts.scratch, out)
    return out


RUNNERS = SharedCache()


def runner(problem: Problem, width: int, careful: bool) -> Any:
    parts, shapes = problem.parts, (shape_of(problem.state), shape_of(problem.p), shape_of(problem.watched))
    forms = varies(problem.I), varies(problem.p)
    if parts.in_place is not None:
        key: Any = parts.in_place, problem.torque, *forms, shapes
        return RUNNERS.find(key, lambda: make_advance_in_place(problem))
    key = parts.step, problem.torque, problem.watch, width, *forms, careful, shapes
    return RUNNERS.find(key, lambda: make_advance(problem, width, careful))


@lru_cache(maxsize=1)
def pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(available())


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=pool.cache_clear)  # threads do not survive a fork

SHARE: ContextVar[int] = ContextVar("SHARE", default=0)


@contextmanager
def limited_threads(n: int) -> Iterator[None]:
    """Within this block, limit the batches that this thread starts to n threads."""
    before = SHARE.set(n)
    try:
        yield
    finally:
        SHARE.reset(before)


def threads() -> int:
    return SHARE.get() or available()


def available() -> int:
    given = os.environ.get("POLHODE_THREADS")
    if given:
        return max(1, int(given))
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def each_share(n: int, shares: int, f: Callable[[int, int, int], Any]) -> list[Any]:
    """Call f(k, a, b) for each share k of n items, a ... b-1, in its own thread; return when all have ended."""
    if shares == 1:
        return [f(0, 0, n)]
    cuts = [n * i // shares for i in range(shares + 1)]
    calls = [pool().submit(f, k, a, b) for k, (a, b) in enumerate(pairwise(cuts))]
    wait(calls)  # also after an exception
    return [call.result() for call in calls]


class Packed:
    """States, moments and parameters of bodies in the form for compiled code, in a whole number of packs.

    The rest of the last pack is copies of the last body, which are ignored.
    """

    def __init__(self, q: Problem, width: int) -> None:
        self.problem, self.n, self.width = q, q.bodies, width
        self.packs = -(-self.n // width)
        self.size = self.packs * width
        shared, own = shared_and_own(self.n, q.I, q.p)
        self.shared = np.concatenate([[q.h, q.t0], shared])
        self.bodies = self.padded(own) if len(own) else np.zeros((1, 1))
        self.states = self.padded(q.rows)

    def zeros(self, *shape: int) -> np.ndarray:
        """Return an array [..., body] of zeros with whole packs, which begins at a cache line."""
        size = math.prod(shape) * self.size
        a = np.zeros(size + 8)
        first = -a.ctypes.data % 64 // 8
        return a[first : first + size].reshape(*shape, self.size)

    def padded(self, rows: np.ndarray) -> np.ndarray:
        """Return a copy of rows [number, body] with whole packs."""
        out = self.zeros(len(rows))
        self.fill(rows, out)
        return out

    def fill(self, rows: np.ndarray, target: np.ndarray) -> None:
        """Copy the numbers of all bodies to `target`, whose rows are whole packs."""
        n = self.n
        target[:, :n] = rows
        if self.size > n:
            target[:, n:] = target[:, n - 1 : n]


class Run(Packed, EngineRun):
    """A run in progress: the states of all bodies, advanced in place."""

    def __init__(self, problem: Problem, *, plain: bool = False, batch: bool | None = None, **unused: Any) -> None:
        batch = problem.bodies > 1 if batch is None else batch  # a batch of one body is computed like larger batches
        packed = batch and not plain and problem.parts.in_place is None
        widest = default_width() // (2 if isinstance(problem.I, Masses) else 1)  # states of bodies that move are larger
        super().__init__(problem, widest if packed else 1)
        self.plain = plain  # whether the torque calls a Python function
        self.compiled: Any = None  # the function that does the steps; it takes long to find
        self.counts = np.zeros((4, self.size))
        self.counts[2] = NEVER
        self.watched = np.zeros((1, self.size)) if problem.seen is None else self.padded(problem.seen)
        self.checkpoint: list[np.ndarray] | None = None  # copies of the arrays; None: restart from the beginning
        self.restart = -1  # number of the step before which the copies were made, or of the first step
        self.next_copy, self.changed = perf_counter() + self.seconds_between_copies, False

    @property
    def arrays(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The arrays that steps change."""
        return self.states, self.counts, self.watched

    @property
    def seconds_between_copies(self) -> float:
        """Time between copies of the states; copying then takes less than about 2 % of the time of a run."""
        return max(1e-3, sum(a.nbytes for a in self.arrays) / 4e7)

    def set_p(self, p: Any) -> None:
        rows, (_, (each, place)) = to_rows(p, self.n), places(2, self.problem.I, p)
        if each:
            self.fill(rows, self.bodies[place:])
        else:
            self.shared[place:] = rows[:, 0]
        self.changed = True

    def set_rows(self, rows: np.ndarray) -> None:
        self.fill(rows, self.states)
        self.changed = True

    def keep_checkpoint(self, first: int) -> None:
        """Copy the states from time to time.

        After an exception, bodies may be at different steps; the run then restarts from the last copy.
        """
        now = perf_counter()
        if self.restart < 0:
            self.restart = first
        if self.changed or now > self.next_copy:
            self.checkpoint, self.restart, self.changed = [a.copy() for a in self.arrays], first, False
            self.next_copy = now + self.seconds_between_copies

    def advance(self, first: int, n: int, every: int) -> np.ndarray:
        out = np.empty((n // every, self.states.shape[0], self.size))
        self.error = None
        self.keep_checkpoint(first)
        kept = len(out)
        try:
            if self.plain and self.n > 1:
                out[:] = np.nan
                self.together(first, n, every, out)
            else:
                kept = self.call(first, n, every, out)
        except NumbaError as e:
            if self.width == 1:
                raise KernelError(self.problem.name, e) from None
            self.fall_back(e)
            return self.advance(first, n, every)
        except MemoryError:
            raise
        except Exception as e:  # an exception of the user's kernel
            self.error = e
            self.repeat_until_error(first, n, every, out)
        return out[:kept, :, : self.n]

    def call(self, first: int, n: int, every: int, out: np.ndarray) -> int:
        """Do the steps; return the number of samples.

        There are fewer samples than requested only if a single body with step-size control has reached the end.
        """
        if self.compiled is None:
            self.compiled = runner(self.problem, self.width, self.plain)
        f = self.compiled
        args = (self.states, self.shared, self.bodies, out, self.counts, self.watched, first, n, every)
        shares = 1 if self.packs == 1 or self.plain else min(threads(), self.packs)
        if shares > 1:
            f(*args, 0, 0)  # compile before the threads start
        made = each_share(self.packs, shares, lambda k, a, b: f(*args, a, b))[0]
        return len(out) if made is None or shares > 1 else int(made)

    def repeat_until_error(self, first: int, n: int, every: int, out: np.ndarray) -> None:
        """Do the steps before the one in which a kernel raises an exception, and stop there."""
        self.return_to(first)
        start = [a.copy() for a in self.arrays]
        made, size = 0, n
        while size and made < n:
            size = min(size, n - made)
            before = [a.copy() for a in self.arrays]
            try:
                self.call(first + made, size, size + 1, out[:0])
                made += size
            except Exception as e:
                self.put_back(before)
                self.error, size = e, size // 2
        if made >= every:
            self.put_back(start)
            self.call(first, made, every, out)
        out[made // every :] = np.nan
        self.made, self.error = made, self.error if made < n else None

    def return_to(self, first: int) -> None:
        """Restore the states before step `first`, from the last checkpoint or from the beginning of the run."""
        step = self.restart
        if self.checkpoint is not None:
            self.put_back(self.checkpoint)
        else:
            self.fill(self.problem.rows, self.states)
            self.counts[:], self.counts[2] = 0.0, NEVER
            self.fill(np.zeros(1) if self.problem.seen is None else self.problem.seen, self.watched)
        if step < first:
            self.call(step, first - step, first - step + 1, self.states[None, :0])

    def put_back(self, before: Sequence[np.ndarray]) -> None:
        for a, b in zip(self.arrays, before, strict=True):
            a[:] = b

    def together(self, first: int, n: int, every: int, out: np.ndarray) -> None:
        """Do steps of several bodies with a torque in Python.

        All bodies do a step before any body does the next.  So if an exception occurs, all bodies are at the same time.
        The step with the exception is undone.
        """
        f = runner(self.problem, self.width, True)
        before = [a.copy() for a in self.arrays]
        nothing = out[:0]
        halted = self.problem.halted
        self.made = 0
        for k in range(n):
            m, rest = divmod(k + 1, every)
            sample, gap = (nothing, 2) if rest else (out[m - 1 : m], 1)
            states, counts, watched = self.arrays
            try:
                f(states, self.shared, self.bodies, sample, counts, watched, first + k, 1, gap, 0, self.n)
            except (NumbaError, MemoryError):
                raise
            except Exception as e:  # an exception of a kernel, not of the torque in Python
                self.error = e
            if self.error is not None or (halted is not None and halted()):
                self.put_back(before)
                if not rest:
                    out[m - 1] = np.nan
                return
            for a, b in zip(self.arrays, before, strict=True):
                b[:] = a
            self.made = k + 1

    def fall_back(self, error: Exception) -> None:
        """Continue with one body at a time, and warn: a torque that branches on values cannot run on packs."""
        import warnings

        warnings.warn(
            f"{self.problem.name} cannot run on SIMD packs, so each body is computed on its own "
            "(several times slower). Use polhode.math.where instead of if, and the functions of polhode.math.",
            RuntimeWarning,
            stacklevel=2,
        )
        for name in ("states", "counts", "watched", "bodies"):
            setattr(self, name, np.ascontiguousarray(getattr(self, name)[:, : self.n]))
        self.width, self.size, self.packs, self.compiled = 1, self.n, self.n, None

    @property
    def rows(self) -> np.ndarray:
        return self.states[:, : self.n]

    @property
    def progress(self) -> Progress:
        c = self.counts[:, : self.n]
        if self.n == 1:
            passes, residual, step, stalled = c[:, 0].tolist()
            failed = np.array([-1 if step >= NEVER else int(step)])
            return Progress(np.array([passes]), np.array([residual]), failed, np.array([stalled > 0]))
        failed = np.where(c[2] >= NEVER, -1, c[2]).astype(np.int64)
        return Progress(c[0].copy(), c[1].copy(), failed, c[3] > 0)

    @property
    def observed(self) -> np.ndarray:
        return self.watched[:, : self.n] if self.problem.watch is not None else super().observed


def entry(f: Any, *arguments: Any) -> Any:
    """Return the compiled code of a dispatcher for arguments of these types; calling it does not check their types."""
    types_of = tuple(map(typeof, arguments))
    if types_of not in f.overloads:
        f.compile(types_of)
    return f.overloads[types_of].entry_point


# --- a Python torque called from compiled code -------------------------------------------------------


class Link(NamedTuple):
    """Addresses of a C function and of the buffer for its arguments and results, stored as the bits of doubles."""

    function: Any
    buffer: Any


def link_of(callbacks: Sequence[Any], each: bool) -> Link:
    """Return the link of the only callback or, if `each`, the links of all callbacks, one per body, as arrays."""
    return Link(*(np.array([c.link[k] for c in callbacks]) for k in range(2))) if each else callbacks[0].link


def bind_function(user: UserFunction, each: Sequence[Any], pick: Pick | None, bodies: int | None) -> BoundFunction:
    """Return a user's torque or load in the form for compiled code; see `Engine.bind_function`."""
    callbacks = tuple(Callback(*user.call_arguments(p, bodies), flies=user.flies) for p in each)
    f = linked_load if user.flies else linked_torque
    return BoundFunction(f, link_of(callbacks, pick is not None), callbacks, plain=True, shared=True)


def linked_torque(t: Any, R: Any, W: Any, link: Any) -> Any:
    """Write t, R, W to the buffer, call the C function, and read the torque."""
    raise RuntimeError("only compiled code calls a linked torque")


def linked_load(t: Any, x: Any, R: Any, v: Any, omega: Any, link: Any) -> Any:
    """Write t, R, omega, x, v to the buffer, call the C function, and read force and torque."""
    raise RuntimeError("only compiled code calls a linked load")


@overload(linked_torque, jit_options=JIT)
def linked(t, R, W, link):  # type: ignore[no-untyped-def]
    def call(t, R, W, link):  # type: ignore[no-untyped-def]
        at = bits(link.buffer)
        write_at(at, (float(t), tr(R), W))
        call_at(bits(link.function))
        return number_at(at + 8 * 13, W)

    return call


@overload(linked_load, jit_options=JIT)
def linked_with_place(t, x, R, v, omega, link):  # type: ignore[no-untyped-def]
    def call(t, x, R, v, omega, link):  # type: ignore[no-untyped-def]
        at = bits(link.buffer)
        write_at(at, (float(t), tr(R), omega, x, v))
        call_at(bits(link.function))
        return number_at(at + 8 * 19, (x, v))

    return call


CALL = """
def make(self, f, p, clock, attitude, omega, position, velocity, T, answer):
    def call():
        if self.error is not None:  # the run is over; what is computed now is thrown away
            T[:] = nan
            return
        self.calls += 1
        try:
            X = f({arguments})
            T[...] = X if type(X) is ndarray and X.shape == numbers and X.dtype is double else answer(X)
        except BaseException as e:  # must not cross the compiled frame: keep it and end on NaN
            self.error, self.error_time = self.error or e, clock[0]
            T[:] = nan

    return call
"""


@lru_cache(maxsize=128)
def calling(arguments: str, answers: int) -> Any:
    """Return a function that creates, for a user's function f, a function `call` without arguments.

    `call` calls f with `arguments`, given as source text, and is the only Python frame between compiled code and f.
    """
    space = {"nan": np.nan, "ndarray": np.ndarray, "numbers": (answers,), "double": np.dtype(float)}
    exec(CALL.format(arguments=arguments), space)
    return space["make"]


class Callback:
    """A Python function that compiled code calls with arrays.

    arguments : object whose `source` method returns the arguments of the call, made of t, R, omega, p, as source text.
    answer : converts the result to an array of three doubles.
    flies : whether the function is a load, which also gets position and velocity; `answer` then returns force and
        torque in one array of six.
    """

    def __init__(
        self, function: Callable[..., Any], arguments: Any, p: Any = None, answer: Callable[[Any], Any] = np.asarray,
        *, flies: bool = False,
    ) -> None:  # fmt: skip
        import ctypes

        size, answers = (19, 6) if flies else (13, 3)  # numbers that the function gets: t, R and vectors; and returns
        buffer = np.zeros(size + answers)
        W, x, v = (buffer[k : k + 3].copy for k in (10, 13, 16))  # a torque gets no x and v
        self.buffer = buffer
        self.calls = 0
        self.error: BaseException | None = None
        self.error_time = 0.0
        self.cancel = getattr(function, "cancel", None)  # cancels an awaited coroutine
        # R, omega, ... are copies, because the user's function may store them
        source = arguments.source(t="clock[0]", R="attitude()", omega="omega()", x="position()", v="velocity()")
        R, T = buffer[1:10].reshape(3, 3), buffer[size:]
        make = calling(source, answers)
        call = make(self, function, p, buffer.data, R.copy, W, x, v, T, answer)
        self.c_function = ctypes.CFUNCTYPE(None)(call)
        address = ctypes.cast(self.c_function, ctypes.c_void_p).value
        bits = np.array([address, buffer.ctypes.data], dtype=np.int64).view(np.float64)
        self.link = Link(bits[0], bits[1])
