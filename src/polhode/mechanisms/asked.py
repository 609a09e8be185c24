"""Loads that the caller of a stepper provides: a step is repeated with the answers so far until none is missing."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..motion.stepper import Query
from .structure import Built
from .whole import add_loads, motion_of


class Unanswered(Exception):
    """The step needs the loads of a state that the caller has not given yet."""

    def __init__(self, query: Query) -> None:
        super().__init__("a load is not known yet")
        self.query = query


class AskedLoads:
    """Answers of the caller in the order of the calls, (bodies, 6) each: torque in principal axes and force in space.

    uses_velocity : whether the loads depend on velocities; if not, queries contain no velocities.
    """

    name = "the loads from tell()"
    error, error_time, cancel = None, 0.0, None

    def __init__(self, built: Built, uses_velocity: bool) -> None:
        self.built, self.uses_velocity = built, uses_velocity
        self.answers: list[np.ndarray] = []
        self.used = self.calls = 0

    def __call__(self, p: Any, n: Any, c: Any, w: Any, t: float, j: int) -> None:
        if self.used == len(self.answers):
            m = motion_of(self.built, w)
            raise Unanswered(Query(t, m.R, m.omega, None, m.x, m.v) if self.uses_velocity
                             else Query(t, m.R, None, None, m.x, None))  # fmt: skip
        add_loads(w, len(self.built.bodies), self.answers[self.used])
        self.used += 1

    def answer(self, force: np.ndarray, torque: np.ndarray, R: np.ndarray) -> None:
        """Store the answer, in space, for the attitudes R of the bodies."""
        turned = np.einsum("bji,bj->bi", R @ self.built.axes, torque)
        self.answers.append(np.concatenate([turned, force], axis=1))
        self.calls += 1
