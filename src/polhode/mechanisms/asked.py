"""Loads that the user's program computes for a stepper with `ask` and `tell`.

When a step needs a load that is not known yet, the step is abandoned and the program is asked for this load.  Then the
step is repeated with the loads known so far, until it is complete.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..motion.stepper import Query
from .structure import Built
from .whole import add_loads, motion_of


class Unanswered(Exception):
    """Exception: a step needs the loads at a state for which `tell` has not given them yet."""

    def __init__(self, query: Query) -> None:
        super().__init__("a load is not known yet")
        self.query = query


class AskedLoads:
    """The loads that `tell` has given for the current step, in the order of the calls.

    Each of `answers` has the shape (bodies, 6): torque in principal axes, and force in space.

    uses_velocity : whether the loads depend on velocities; if not, queries contain no velocities.
    """

    def __init__(self, built: Built, uses_velocity: bool) -> None:
        self.built, self.uses_velocity = built, uses_velocity
        self.answers: list[np.ndarray] = []
        self.used = 0

    def __call__(self, p: Any, n: Any, c: Any, w: Any, t: float, j: int) -> None:
        if self.used == len(self.answers):
            m = motion_of(self.built, w)
            raise Unanswered(Query(t, m.R, m.omega, None, m.x, m.v) if self.uses_velocity
                             else Query(t, m.R, None, None, m.x, None))  # fmt: skip
        add_loads(w, len(self.built.bodies), self.answers[self.used])
        self.used += 1

    def answer(self, force: np.ndarray, torque: np.ndarray, R: np.ndarray) -> None:
        """Store the force and torque (in space) on each body; R are the attitudes of the bodies in the query."""
        turned = np.einsum("bji,bj->bi", R @ self.built.axes, torque)
        self.answers.append(np.concatenate([turned, force], axis=1))
