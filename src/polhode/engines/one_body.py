"""One body from its start to its end in three calls of compiled code: where a run is short, the rest is what it costs.

The steps themselves are those of `numba.py`, the same machine code, so that it does not matter to a bit which way a run
goes.  Whatever is out of the ordinary is left to others: here a start is refused or a run is whole.
"""

from __future__ import annotations

from copy import copy
from math import inf, sqrt
from typing import Any, NamedTuple

import numpy as np
from numba import njit, types
from numba.core.errors import NumbaError

from ..errors import KernelError
from ..kernels.so3 import ALL_DIGITS, defect, distance
from ..kernels.values import Mat3, Vec3, cross, dot
from .cache import cached
from .layout import leaves, shape_of
from .numba import NEVER, loader, runner, store
from .numba_kernels import FAST
from .problem import Problem

OPTIONS: dict[str, Any] = {"nogil": True, "fastmath": FAST, "error_model": "numpy"}
MADE: dict[Any, Any] = {}
NOTHING = np.zeros((1, 1))
COUNTS = np.array([[0.0], [0.0], [NEVER], [0.0]])


def made(key: tuple[Any, ...], make: Any) -> Any:
    if key not in MADE:
        if len(MADE) > 256:
            MADE.clear()
        MADE[key] = make()
    return MADE[key]


def make_begin(problem: Problem) -> Any:
    """begin(given, shared, states, checked): the state of a start, 1 if that is finite, else 0.

    given: angular velocity, then the attitude by rows; unless it is checked, one that is not finite, not a rotation to
    all digits, or faster than the last of `shared` is answered by 0 as well."""
    start, torque = problem.parts.start, problem.torque
    load_I, load_p = (loader(x, types.float64, k) for x, k in ((problem.I, 2), (problem.p, 5)))

    @njit(**OPTIONS)
    def begin(given, shared, states, checked):  # type: ignore[no-untyped-def]
        W = Vec3(given[0], given[1], given[2])
        a = Vec3(given[3], given[6], given[9])
        b = Vec3(given[4], given[7], given[10])
        c = Vec3(given[5], given[8], given[11])
        if not checked:
            whole = defect(Mat3(a, b, c)) <= ALL_DIGITS and dot(a, cross(b, c)) > 0.0  # False for NaN
            speed = sqrt(W.x * W.x + W.y * W.y + W.z * W.z)
            if not (whole and speed <= shared[shared.shape[0] - 1]):
                return 0
        s = start(torque, load_p(shared, 0), load_I(shared, 0), shared[0], shared[1], Mat3(a, b, c), W)
        store(s, states, 0)
        for k in range(states.shape[0]):
            if not states[k, 0] - states[k, 0] == 0.0:
                return 0
        return 1

    return cached(begin, start, torque, repr((shape_of(problem.state), shape_of(problem.p))))


def make_end(problem: Problem) -> Any:
    """end(states, shared, out): attitude by rows, angular velocity and its size; how far that is from a rotation."""
    finish = problem.parts.finish
    load_state, load_I = (loader(x, types.float64, k) for x, k in ((problem.state, 0), (problem.I, 2)))

    @njit(**OPTIONS)
    def end(states, shared, out):  # type: ignore[no-untyped-def]
        R, W = finish(load_I(shared, 0), load_state(states, 0))
        out[0], out[1], out[2] = R.e1.x, R.e2.x, R.e3.x
        out[3], out[4], out[5] = R.e1.y, R.e2.y, R.e3.y
        out[6], out[7], out[8] = R.e1.z, R.e2.z, R.e3.z
        out[9], out[10], out[11] = W.x, W.y, W.z
        out[12] = sqrt(W.x * W.x + W.y * W.y + W.z * W.z)
        return distance(R)

    return cached(end, finish, repr(shape_of(problem.state)))


def ending(problem: Problem, shape: Any) -> Any:
    """`make_end`, which knows of no torque: the same for all of them."""
    return made((problem.parts.finish, shape), lambda: make_end(problem))


class Done(NamedTuple):
    samples: np.ndarray  # [sample, leaf, 1]
    state: np.ndarray  # [leaf, 1], the last
    counts: np.ndarray  # as `numba.Count`
    last: np.ndarray  # attitude by rows, angular velocity in principal axes, and the size of that


class OneBody:
    """Runs of one body with a torque that is compiled, `steps` steps from any start."""

    def __init__(self, problem: Problem, steps: int, every: int, limit: float, fastest: float = inf) -> None:
        self.problem, self.steps, self.limit = problem, steps, limit  # how far R may be from a rotation
        self.fastest = fastest  # angular velocity beyond which steps are too long for the method
        self.leaves = problem.rows.shape[0]
        self.gap = min(every, steps)
        self.samples = steps // self.gap  # after the start, and one more at the end if that is none of them
        self.rest = steps - self.samples * self.gap
        self.index = np.append(np.arange(0, steps + 1, self.gap), [steps] if self.rest else []).astype(np.int64)
        self.shared = self.numbers(problem.p)
        key = problem.parts, problem.torque, shape_of(problem.state), shape_of(problem.p)
        self.begin, self.advance, self.end = made(
            key, lambda: (make_begin(problem), runner(problem, 1, False, False, False), ending(problem, key[2]))
        )

    def numbers(self, p: Any) -> np.ndarray:
        return np.array([self.problem.h, self.problem.t0, *leaves(self.problem.I), *leaves(p), self.fastest], float)

    def given(self, p: Any) -> OneBody:
        """The same with other parameters of the torque."""
        other = copy(self)
        other.shared = self.numbers(p)
        return other

    def start(self, given: np.ndarray, checked: bool) -> np.ndarray | None:
        """The state [leaf, 1] of a start; None if it is none."""
        states = np.empty((self.leaves, 1))
        try:
            return states if self.begin(given, self.shared, states, checked) else None
        except NumbaError as e:
            raise KernelError(self.problem.describe_torque(), e) from None

    def go(self, state: np.ndarray, keep: bool) -> Done | None:
        """All steps from a start, which is written over, with samples or without.

        None if one failed or does not compile, or if R is no rotation in the end."""
        counts = COUNTS.copy()
        if keep:
            samples = np.empty((self.index.size, self.leaves, 1))
            samples[0] = state
            out, gap = samples[1:], self.gap
        else:
            samples = out = np.empty((0, self.leaves, 1))
            gap = self.steps + 1
        try:
            self.advance(state, self.shared, NOTHING, out, counts, NOTHING, 0, self.steps, gap, 0, 1)
        except NumbaError:  # in chunks it is told what can be done about it
            return None
        last = np.empty(13)
        if counts[2, 0] < NEVER or not self.end(state, self.shared, last) <= self.limit:
            return None
        if keep and self.rest:
            samples[-1] = state
        return Done(samples, state, counts, last)
