"""Loads on all bodies of a mechanism, by one Python function or, with `ask` and `tell`, by the user's program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ..arguments import float_array
from ..engines.python import Watched
from ..errors import InvalidInput
from ..motion.stepper import Query
from ..torques.base import Arguments, arguments
from .rattle import PLACE, PUSH, SPIN, STATE
from .structure import Built

WHOLE = ("t", "x", "R", "v", "omega")


class BodyStates(NamedTuple):
    """The states of all bodies at one time, in the user's axes; omega is in the axes of each body."""

    x: np.ndarray  # (bodies, 3)
    R: np.ndarray  # (bodies, 3, 3)
    v: np.ndarray
    omega: np.ndarray
    principal: np.ndarray  # attitudes of the principal axes


def motion_of(b: Built, w: Any) -> BodyStates:
    """Return the states of all bodies from the state w of a run."""
    k = len(b.bodies)
    s = np.asarray(w[: STATE * k]).reshape(k, STATE)
    R = np.swapaxes(s[:, :9].reshape(k, 3, 3), 1, 2)
    omega = np.einsum("bij,bj->bi", b.axes, s[:, SPIN:PUSH] / b.moments)
    v = s[:, PUSH:] / b.masses[:, None]
    return BodyStates(s[:, PLACE:SPIN].copy(), R @ np.swapaxes(b.axes, 1, 2), v, omega, R)


def add_loads(w: Any, bodies: int, six: np.ndarray) -> None:
    """Add torques (principal axes) and forces (space), (bodies, 6), to those in the state w of a run."""
    first = STATE * (bodies + 1)
    total = six.ravel() + w[first : first + 6 * bodies]
    w[first : first + 6 * bodies] = total if isinstance(w, np.ndarray) else total.tolist()


class WholeFunction:
    """A Python function that returns the loads on all bodies: forces, or forces and torques, (bodies, 3) in space.

    It is called by argument name with t, x and v (bodies, 3; in space), R (bodies, 3, 3) and omega (bodies, 3; in the
    axes of each body).
    """

    def __init__(self, f: Callable[..., Any], built: Built) -> None:
        self.f, self.built = f, built
        self.names: Arguments = arguments(f, WHOLE, "a load")
        self.name = getattr(f, "__name__", type(f).__name__)
        self.watched = Watched(self.answer)

    def __call__(self, p: Any, n: Any, c: Any, w: Any, t: float, j: int) -> None:
        """Add the loads to those in the state w; add NaN after an exception in the function, which is stored."""
        m = motion_of(self.built, w)
        six = self.watched(t, m.x, m).reshape(len(m.x), -1)  # after an exception, one NaN for each body
        add_loads(w, len(m.x), np.broadcast_to(six, (len(m.x), 6)))

    def answer(self, t: float, x: np.ndarray, m: BodyStates) -> np.ndarray:
        k = len(self.built.bodies)
        X = self.names.call(self.f, {"t": t, **m._asdict()})
        forces = float_array(X)  # for two bodies, a list of two vectors means forces, not a force and a torque
        several = isinstance(X, (tuple, list)) and len(X) == 2 and (forces is None or forces.shape != (k, 3))
        parts = X if several else (X,)
        arrays = [a for part in parts if (a := float_array(part)) is not None and a.shape == (k, 3)]
        if len(arrays) < len(parts):
            raise InvalidInput(
                f"{self.name} is called for all bodies at once and must return forces, or forces and torques, each of "
                f"shape ({k}, 3) and in space; it returned {X!r}"
            )
        out = np.zeros((k, 6))
        out[:, 3:] = arrays[0]
        if len(arrays) == 2:
            out[:, :3] = np.einsum("bji,bj->bi", m.principal, arrays[1])
        return out

    @property
    def uses_velocity(self) -> bool:
        return "v" in self.names or "omega" in self.names


# --- loads from ask and tell -----------------------------------------------------------------------------------------
# When a step needs a load that is not known yet, the step is abandoned and the program is asked for this load.  Then
# the step is repeated with the loads known so far, until it is complete.


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
