"""Ask and tell in compiled code, for one body under a method whose state is an array (see `replay.py`).

Such a step calls the torque once.  It works on a copy of the state: without an answer it stores the question; with an
answer it completes the step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numba.core.errors import NumbaError

from ..errors import KernelError
from .buffers import address, number_at, write_at
from .cache import cached
from .layout import count, shape_of, shared_and_own
from .numba import Loads
from .numba_kernels import OPTIONS
from .problem import Problem
from .replay import Failure, Question, Replay, tape_placer
from .replay_numba import NumbaReplay, PackTape
from .shared_cache import SharedCache

COMPILED = SharedCache()


def make_attempt(q: Problem) -> Any:
    """Return attempt(w, after, u, shared, answers, question, time, cursor, known).

    attempt(...) returns the result of the step (0, 1 or 2, see `adams_attempt.in_place`) and its number of torque
    calls.
    """
    step, torque, place = q.parts.in_place, q.torque, tape_placer(q.p)
    assert step is not None
    _, load_I, load_p, *_ = Loads.of(q, 1)

    @njit(**OPTIONS)
    def attempt(w, after, u, shared, answers, question, time, cursor, known):  # type: ignore[no-untyped-def]
        for k in range(w.size):
            after[k] = w[k]
        at = address(cursor)
        write_at(at, 0)
        tape = PackTape(at, address(answers), address(question), address(time), 1, known, 0, 0)
        fine = step(torque, place(load_p(shared, 0), tape), load_I(shared, 0), after, u)
        return fine, number_at(at, 0)

    return cached(attempt, step, torque, place, repr((shape_of(q.state), shape_of(q.p))))


class InPlaceReplay(Replay):
    """Ask and tell for one body under a method whose state is an array."""

    n = 1

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.w, self.after = np.array(problem.rows[:, 0]), np.empty(count(problem.state))
        self.scratch, self.answers, self.asked = np.empty(problem.parts.scratch), np.zeros((1, 3)), np.empty(12)
        self.clock, self.cursor = np.zeros(1), np.zeros(1, np.int64)
        self.shared = np.concatenate([[problem.h, problem.t0], shared_and_own(1, problem.I, problem.p)[0]])
        key = problem.parts.in_place, problem.torque, shape_of(problem.p)
        self.attempt = COMPILED.find(key, lambda: make_attempt(problem))

    def replay(self, i: int, known: int) -> bool:
        try:
            fine, calls = self.attempt(
                self.w, self.after, self.scratch, self.shared, self.answers, self.asked, self.clock, self.cursor, known
            )
        except NumbaError as e:
            raise KernelError(self.problem.name, e) from None
        if calls > known:
            return True
        if fine == 1.0:
            self.w, self.after = self.after, self.w
        else:
            self.last_failure = Failure(i, 0, 1, True)
        return False

    def give(self, k: int, torque: Any) -> None:
        self.answers[0] = torque[0]

    def question(self) -> Question:
        q = self.asked
        return Question(float(self.clock[0]), q[:9].reshape(1, 3, 3).swapaxes(1, 2), q[None, 9:], None)

    def given(self, known: int) -> np.ndarray:
        return self.answers[:known].reshape(known, 1, 3).copy()

    @property
    def rows(self) -> np.ndarray:
        return self.w[:, None].copy()

    def set_rows(self, rows: np.ndarray) -> None:
        self.w[:] = rows[:, 0]


def make_replay(problem: Problem, *, batch: bool, quick: bool, fixed: bool) -> Replay:
    """Return a run that requests its torques from the caller; see `Engine.make_replay`."""
    if problem.parts.in_place is not None:
        return InPlaceReplay(problem)
    return NumbaReplay(problem, batch, quick, fixed)
