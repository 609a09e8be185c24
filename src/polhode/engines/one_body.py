"""Runs of one body in at most three calls of compiled code, so that short runs take little time.

The steps are the same machine code as in `numba.py`, so both paths give the same bits.  A run either succeeds here, or
the caller does it again in the general way, which handles all unusual cases.
"""

from __future__ import annotations

import contextlib
from copy import copy
from dis import get_instructions
from functools import lru_cache
from math import inf, sqrt
from typing import Any, NamedTuple

import numpy as np
from numba import njit, types
from numba.core import cgutils
from numba.core.errors import NumbaError
from numba.extending import intrinsic, register_jitable

from ..errors import KernelError
from ..kernels.so3 import ALL_DIGITS, defect, distance
from ..kernels.values import Mat3, Vec3, cross, dot, tr
from .buffers import loader, store
from .cache import cached
from .layout import count, leaves, shape_of
from .numba import NEVER, entry, health, runner
from .numba_kernels import OPTIONS
from .problem import Arrival, Limits, Problem
from .shared_cache import SharedCache

COMPILED = SharedCache()
NOTHING = np.zeros((1, 1))
COUNTS = np.array([[0.0], [0.0], [NEVER], [0.0]])


START = Vec3(0.0, 0.0, 0.0), Mat3(*(Vec3(0.0, 0.0, 0.0),) * 3)


@register_jitable(**OPTIONS)
def is_start(R, W, shared):  # type: ignore[no-untyped-def]
    """Return whether R is a rotation to rounding and the angular velocity is not too large; False for NaN."""
    whole = defect(R) <= ALL_DIGITS and dot(R.e1, cross(R.e2, R.e3)) > 0.0
    return whole and sqrt(W.x * W.x + W.y * W.y + W.z * W.z) <= shared[shared.shape[0] - 1]


def calls_torque(start: Any) -> bool:
    """Return whether this function uses its first two arguments, a torque and its parameters."""
    return not {i.argval for i in get_instructions(start)}.isdisjoint(start.__code__.co_varnames[:2])


def beginning(problem: Problem) -> Any:
    """Return the result of `make_begin`; it is the same for all torques if the start calls none."""
    own = (problem.torque, shape_of(problem.p)) if calls_torque(problem.parts.start) else ()
    return COMPILED.find((problem.parts.start, shape_of(problem.state), *own), lambda: make_begin(problem))


def make_begin(problem: Problem) -> Any:
    """Return begin(given, shared, states, checked), which writes the first state and returns 1 if it is finite, else 0.

    given: angular velocity, then the attitude by rows.  Unless `checked` is true, the function also returns 0 if the
    start is not finite, if the attitude is not a rotation to rounding, or if the speed exceeds the last number of
    `shared`."""
    start, p = problem.parts.start, problem.p
    torque: Any = problem.torque
    if not calls_torque(start):  # the same code is then used for all torques
        torque, p = None, ()
    load_I, load_p = (loader(x, types.float64, k) for x, k in ((problem.I, 2), (p, 2 + count(problem.I))))
    load_given = loader(START, types.float64, 0)

    @njit(**OPTIONS)
    def begin(given, shared, states, checked):  # type: ignore[no-untyped-def]
        W, rows = load_given(given, 0)
        R = tr(rows)
        if not (checked or is_start(R, W, shared)):
            return 0
        s = start(torque, load_p(shared, 0), load_I(shared, 0), shared[0], shared[1], R, W)
        store(s, states, 0)
        return 1 if health(s) == 0.0 else 0

    return cached(begin, start, torque, repr((shape_of(problem.state), shape_of(p))))


def make_end(problem: Problem) -> Any:
    """Return end(states, shared, out), which writes the attitude by rows, the angular velocity and its size.

    end(...) returns the distance of R from SO(3).
    """
    finish = problem.parts.finish
    load_state, load_I = (loader(x, types.float64, k) for x, k in ((problem.state, 0), (problem.I, 2)))

    @njit(**OPTIONS)
    def end(states, shared, out):  # type: ignore[no-untyped-def]
        R, W = finish(load_I(shared, 0), load_state(states, 0))
        store((tr(R), W, sqrt(W.x * W.x + W.y * W.y + W.z * W.z)), out, 0)
        return distance(R)

    return cached(end, finish, repr(shape_of(problem.state)))


def ending(problem: Problem, shape: Any) -> Any:
    """Return the result of `make_end`, which does not depend on the torque."""
    return COMPILED.find((problem.parts.finish, shape), lambda: make_end(problem))


# --- begin, steps and end in one call ----------------------------------------------------------------------------

NUMBERS, TABLE, TABLES = types.float64[::1], types.float64[:, ::1], types.float64[:, :, ::1]
BEGIN = types.int64(NUMBERS, NUMBERS, TABLE, types.boolean)
ADVANCE = types.none(TABLE, NUMBERS, TABLE, TABLES, TABLE, TABLE, *(types.int64,) * 5)
END = types.float64(TABLE, NUMBERS, NUMBERS)


def call_at(signature: Any) -> Any:
    """Return call(address, arguments), which calls the machine code of a function with this signature."""

    @intrinsic
    def call(tyctx, address, arguments):  # type: ignore[no-untyped-def]
        def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
            conv = context.call_conv
            form = conv.get_function_type(signature.return_type, signature.args)
            values = [
                context.cast(builder, builder.extract_value(args[1], k), sig.args[1][k], wanted)
                for k, wanted in enumerate(signature.args)
            ]
            code = builder.inttoptr(args[0], form.as_pointer())
            status, result = conv.call_function(builder, code, signature.return_type, signature.args, values)
            with cgutils.if_unlikely(builder, status.is_error):  # the user's kernel raised an exception
                conv.return_status_propagate(builder, status)
            return context.get_dummy_value() if signature.return_type == types.none else result

        return signature.return_type(types.int64, arguments), codegen

    return call


class Tail(NamedTuple):
    """The last numbers of `shared`: seven integers, stored by their bits as floats, then limits."""

    begin: int = 0  # addresses of the three functions
    advance: int = 0
    end: int = 0
    leaves: int = 0
    steps: int = 0
    leaf: int = 0  # index of the time in the state, as in `Arrival`
    blocks: int = 1
    t_end: float = -inf
    off_group: float = inf
    fastest_end: float = inf
    fastest_start: float = inf  # the largest speed of a start: see `make_begin`

    def numbers(self) -> np.ndarray:
        return np.concatenate([np.array(self[:7], np.int64).view(float), self[7:]])


call_begin, call_advance, call_end = (call_at(signature) for signature in (BEGIN, ADVANCE, END))


@lru_cache(maxsize=1)
def whole_run() -> Any:
    """Return whole(data, shared, checked), which does a run and returns its passes and largest residual.

    In unusual cases the passes are -1.  data: the start for `begin` (12 numbers), the end from `end` (13 numbers), and
    for a run with an `Arrival` the numbers of the state from its leaf on.  The last numbers of `shared` are a `Tail`.
    `whole` calls three functions by address, so it is compiled once for all methods and torques.
    """
    size = len(Tail._fields)

    @njit(nogil=True, error_model="numpy")
    def whole(data, shared, checked):  # type: ignore[no-untyped-def]
        flat, last = data.reshape(data.size), shared.shape[0] - size
        whole_numbers = shared.view(np.int64)
        begin, advance, end = whole_numbers[last], whole_numbers[last + 1], whole_numbers[last + 2]
        leaves, steps = whole_numbers[last + 3], whole_numbers[last + 4]
        leaf, blocks, t_end = whole_numbers[last + 5], whole_numbers[last + 6], shared[last + 7]
        off_group, fastest = shared[last + 8], shared[last + 9]
        states = np.empty((leaves, 1))
        if call_begin(begin, (flat[:12], shared, states, checked)) == 0:
            return -1.0, 0.0
        nothing, out, counts = np.empty((1, 1)), np.empty((0, leaves, 1)), np.zeros((4, 1))
        counts[2, 0] = NEVER
        arrived = False
        for _ in range(blocks):
            call_advance(advance, (states, shared, nothing, out, counts, nothing, 0, steps, steps + 1, 0, 1))
            arrived = states[leaf, 0] >= t_end
            if arrived or counts[2, 0] < NEVER:
                break
        if not arrived or counts[2, 0] < NEVER or not call_end(end, (states, shared, flat[12:25])) <= off_group:
            return -1.0, 0.0
        for k in range(flat.size - 25):
            flat[25 + k] = states[min(leaf + k, leaves - 1), 0]
        return (-1.0 if flat[24] > fastest else counts[0, 0]), counts[1, 0]

    return cached(whole)


def refuse(data: np.ndarray, shared: np.ndarray, checked: bool) -> tuple[float, float]:
    """Stand in for `whole` if it cannot be compiled: report an unusual case."""
    return -1.0, 0.0


def address(dispatcher: Any, signature: Any) -> int:
    """Return the address of the machine code for these types; compile it if necessary."""
    if signature.args not in dispatcher.overloads:
        dispatcher.compile(signature.args)
    found = dispatcher.overloads[signature.args]
    return int(found.library.get_pointer_to_function(found.fndesc.llvm_func_name))


class Done(NamedTuple):
    samples: np.ndarray  # [sample, leaf, 1]
    state: np.ndarray  # the last state, [leaf, 1]
    counts: np.ndarray  # the rows of `numba.Count`
    last: np.ndarray  # at the end: attitude by rows, angular velocity in principal axes, and its size


class OneBody:
    """Runs of one body with a compiled torque, each of `steps` steps from any start.

    With an `arrival`, the step size is controlled: attempts are made in blocks until the time reaches the end.
    """

    def __init__(
        self, problem: Problem, steps: int, every: int, limits: Limits, arrival: Arrival | None = None
    ) -> None:
        self.problem, self.steps, self.limits = problem, steps, limits
        self.leaves = problem.rows.shape[0]
        self.gap = min(every, steps)
        self.samples = steps // self.gap  # samples after the start; if rest > 0, the end is an additional sample
        self.rest = steps - self.samples * self.gap
        self.kept = 1 + self.samples + (self.rest > 0)  # number of stored states
        self.arrival = Arrival(0, -inf, 1) if arrival is None else arrival
        leaf, t_end, blocks = self.arrival
        self.tail = Tail(
            0, 0, 0, self.leaves, steps, leaf, blocks, t_end,
            limits.off_group, limits.fastest_end, limits.fastest_start,
        )  # fmt: skip
        self.p, self.shared = problem.p, self.numbers(problem.p)
        self.call: Any = None  # `whole` when it is compiled
        key = problem.parts, problem.torque, shape_of(problem.state), shape_of(problem.p)
        self.begin, self.advance, self.end = COMPILED.find(
            key, lambda: (beginning(problem), runner(problem, 1, False), ending(problem, key[2]))
        )

    def numbers(self, p: Any) -> np.ndarray:
        own = [self.problem.h, self.problem.t0, *leaves(self.problem.I), *leaves(p)]
        return np.concatenate([np.array(own, float), self.tail.numbers()])

    def index(self) -> np.ndarray:
        """The step numbers of the samples.

        They are computed anew each time, because they would need megabytes in each prepared run.
        """
        index = np.arange(0, self.kept * self.gap, self.gap)
        index[-1] = self.steps
        return index

    def given(self, p: Any) -> OneBody:
        """Return a copy with other parameters of the torque."""
        other = copy(self)
        other.p, other.shared = p, self.numbers(p)
        return other

    def to_end(self, data: np.ndarray, checked: bool = False) -> tuple[float, float]:
        """Do a run of which only the end is needed; return passes and the largest residual.

        data: angular velocity and attitude at the start (`checked`: they are valid); then attitude, angular velocity
        and speed at the end, which this method writes; then, with an `Arrival`, the numbers of the step-size control.
        The passes are -1 in unusual cases: a start that must be checked, a failed step, or code that does not compile.
        """
        if self.call is None:
            self.prepare_call()
        try:
            found: tuple[float, float] = self.call(data, self.shared, checked)
            return found
        except Exception:  # an exception of the user's kernel or of Numba: the general way reports it
            return -1.0, 0.0

    def prepare_call(self) -> None:
        """Compile what `to_end` needs."""
        pieces = ((self.begin, BEGIN), (self.advance, ADVANCE), (self.end, END))
        call: Any = refuse
        with contextlib.suppress(Exception):  # if the internals of Numba change, runs are done in the general way
            begin, advance, end = (address(f, signature) for f, signature in pieces)
            self.tail = self.tail._replace(begin=begin, advance=advance, end=end)
            self.shared = self.numbers(self.p)
            call = entry(whole_run(), np.empty((9, 3)), self.shared, True)
        self.call = call  # set last: other threads may then use it

    def start(self, given: np.ndarray, checked: bool) -> np.ndarray | None:
        """Return the first state, [leaf, 1], or None if the start is invalid."""
        states = np.empty((self.leaves, 1))
        try:
            return states if self.begin(given, self.shared, states, checked) else None
        except NumbaError as e:
            raise KernelError(self.problem.name, e) from None
        except Exception:  # an exception of the user's kernel: the run in plain Python reports where
            return None

    def attempt(self, state: np.ndarray, most: int) -> np.ndarray | None:
        """Make attempts until the end, but not more than `most`; return the states after them, [attempt, leaf].

        For a method that stops at the end.  None if an attempt failed or does not compile; the start is overwritten.
        """
        counts, out = COUNTS.copy(), np.empty((most, self.leaves, 1))
        try:
            made = self.advance(state, self.shared, NOTHING, out, counts, NOTHING, 0, most, 1, 0, 1)
        except Exception:  # the general path reports the problem
            return None
        return None if counts[2, 0] < NEVER or not made else out[:made, :, 0]

    def go(self, state: np.ndarray) -> Done | None:
        """Do all steps from a first state, which is overwritten, and store samples.

        Return None if a step failed or does not compile, or if R is not a rotation at the end."""
        counts, samples = COUNTS.copy(), np.empty((self.kept, self.leaves, 1))
        samples[0] = state
        try:
            self.advance(state, self.shared, NOTHING, samples[1:], counts, NOTHING, 0, self.steps, self.gap, 0, 1)
        except MemoryError:
            raise
        except Exception:  # the general way reports the error, and returns the valid part of the run
            return None
        last = np.empty(13)
        if counts[2, 0] < NEVER or not self.end(state, self.shared, last) <= self.limits.off_group:
            return None
        if self.rest:
            samples[-1] = state
        return Done(samples, state, counts, last)
