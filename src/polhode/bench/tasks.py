"""The problems of the scoreboard, with certified final states.  Their equations are written once for all libraries.

The right-hand sides contain only arithmetic on numbers, so they work with Python floats, Numba, heyoka's expressions
and JAX arrays.  The state consists of the quaternion, scalar first, and the angular velocity in the body frame.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from ..catalogue import PROBLEMS, Problem
from ..catalogue.collection import problem
from ..errors import unknown
from ..groups.quaternions import from_matrix
from ..groups.so3 import angle

Numbers = tuple[Any, ...]
BodyTorque = Callable[..., Numbers]  # function of (t, R by rows) that returns the torque in the body frame
Maker = Callable[[Any, Any], BodyTorque]  # function of (sin, cos) that returns such a function


@dataclass(frozen=True, eq=False)
class Task:
    """A problem in a form that all libraries can use."""

    key: str
    title: str
    problem: Problem
    R: np.ndarray  # certified attitude at the end
    omega: np.ndarray
    certified: float
    torque: Maker | None = None
    weight: float = 0.0  # parameters of a heavy top with vertical gravity, for engines that compute gravity themselves
    t_end: float = 0.0
    words: str = ""

    @property
    def moments(self) -> tuple[float, float, float]:
        a, b, c = (float(x) for x in self.problem.body.moments)
        return a, b, c

    @property
    def start(self) -> np.ndarray:
        """Return the initial quaternion and angular velocity."""
        return np.concatenate([np.asarray(from_matrix(self.problem.attitude)), np.asarray(self.problem.omega)])

    @property
    def scale(self) -> np.ndarray:
        """Return the size of each number of the state, to which tolerances are relative."""
        return np.array([1.0] * 4 + [max(float(np.linalg.norm(self.problem.omega)), 1e-300)] * 3)

    def error(self, R: np.ndarray) -> float:
        return angle(self.R, R) if np.all(np.isfinite(R)) else math.nan

    def until(self, t_end: float) -> Task:
        """Return the task over another time span, for which no final state is known."""
        nothing = np.full((3, 3), math.nan)
        return replace(self, t_end=t_end, R=nothing, omega=nothing[0], certified=math.nan)


def matrix(w: Any, x: Any, y: Any, z: Any) -> Numbers:
    """Return R by rows, for a unit quaternion."""
    return (
        1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - w * z), 2.0 * (x * z + w * y),
        2.0 * (x * y + w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - w * x),
        2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y),
    )  # fmt: skip


def attitude(y: Any) -> np.ndarray:
    """Return R of a state, whose quaternion is normalised first."""
    q = np.asarray(y, float)[:4]
    return np.array(matrix(*(q / np.linalg.norm(q)).tolist())).reshape(3, 3)


def equations(
    task: Task, sin: Any = math.sin, cos: Any = math.cos, jit: Callable[[Any], Any] = lambda f: f
) -> Callable[..., Numbers]:
    """Return rate(t, q0, q1, q2, q3, w1, w2, w3), the derivatives, with this sine and cosine, compiled by `jit`."""
    i1, i2, i3 = task.moments
    k1, k2, k3 = (i2 - i3) / i1, (i3 - i1) / i2, (i1 - i2) / i3

    def free(t, w, x, y, z, a, b, c):  # type: ignore[no-untyped-def]
        return (
            -0.5 * (x * a + y * b + z * c), 0.5 * (w * a + y * c - z * b), 0.5 * (w * b + z * a - x * c),
            0.5 * (w * c + x * b - y * a), k1 * b * c, k2 * c * a, k3 * a * b,
        )  # fmt: skip

    if task.torque is None:
        return jit(free)
    rotation, acts, motion = jit(matrix), jit(task.torque(sin, cos)), jit(free)

    def driven(t, w, x, y, z, a, b, c):  # type: ignore[no-untyped-def]
        m1, m2, m3 = acts(t, rotation(w, x, y, z))
        d0, d1, d2, d3, p, q, r = motion(t, w, x, y, z, a, b, c)
        return d0, d1, d2, d3, p + m1 / i1, q + m2 / i2, r + m3 / i3

    return jit(driven)


# --- torques in the body: functions of (sin, cos) that make functions of (t, R by rows) ---------------------


def weight(mgl: float, axis: tuple[float, float, float] = (0.0, 0.0, 1.0)) -> Maker:
    """Return a function that makes the torque mgl (R^T e3) x axis."""
    a, b, c = axis

    def make(sin: Any, cos: Any) -> BodyTorque:
        def torque(t, R):  # type: ignore[no-untyped-def]
            x, y, z = R[6], R[7], R[8]
            return mgl * (y * c - z * b), mgl * (z * a - x * c), mgl * (x * b - y * a)

        def upright(t, R):  # type: ignore[no-untyped-def]
            return mgl * R[7], -mgl * R[6], 0.0 * R[8]

        return upright if axis == (0.0, 0.0, 1.0) else torque

    return make


def wall(charge: float, strength: float, offset: float) -> Maker:
    def make(sin: Any, cos: Any) -> BodyTorque:
        def torque(t, R):  # type: ignore[no-untyped-def]
            r = 1.0 / (offset + R[8])
            r2 = r * r
            r4 = r2 * r2
            f = charge * r2 - 10.0 * strength * (r4 * r4 * r2 * r)
            return f * R[7], -f * R[6], 0.0 * R[8]

        return torque

    return make


def gradient(strength: float, moments: tuple[float, float, float], rate: float) -> Maker:
    """Return a function that makes the torque 3 k n x I n with n = R^T (sin(rate t), 0, cos(rate t))."""
    i1, i2, i3 = moments

    def make(sin: Any, cos: Any) -> BodyTorque:
        def torque(t, R):  # type: ignore[no-untyped-def]
            s, c = sin(rate * t), cos(rate * t)
            x, y, z = s * R[0] + c * R[6], s * R[1] + c * R[7], s * R[2] + c * R[8]
            k = 3.0 * strength
            return k * (i3 - i2) * y * z, k * (i1 - i3) * z * x, k * (i2 - i1) * x * y

        return torque

    return make


# --- the tasks --------------------------------------------------------------------------------------------

BOX = "free-box"


@cache
def box() -> Problem:
    """Return the problem of a 1:4:18 box that makes 400 rotations between its two axes of least inertia."""
    s = 1.0 / math.sqrt(2.0)
    return problem(
        BOX, "free 1:4:18 box, 400 rotations", (3.40, 3.25, 0.17), None, (0.0, s, s), t_end=800.0 * math.pi, dt=0.1,
        source="polhode",
    )  # fmt: skip


def task(key: str) -> Task:
    if key not in TASKS:
        raise unknown("problem of the scoreboard", key, TASKS)
    name, title, words = TASKS[key]
    p = box() if name == BOX else PROBLEMS[name]
    s = getattr(p.torque, "settings", {})
    torque: Maker | None = None
    load = 0.0
    if name == "satellite":
        torque = gradient(s["strength"], tuple(float(x) for x in p.body.moments), s["rate"])  # type: ignore[arg-type]
    elif name == "coulomb-wall":
        torque = wall(s["charge"], s["wall"], s["offset"])
    elif p.torque is not None:
        length = math.hypot(*s["axis"])  # a direction, in the form that the library's own model uses
        a, b, c = (float(x) / length for x in s["axis"])
        torque = weight(s["mgl"], (a, b, c))
        load = s["mgl"] if (a, b, c) == (0.0, 0.0, 1.0) else 0.0
    end = p.reference
    return Task(key, title, p, end.R, end.omega, end.error, torque, load, p.t_end, words)


TASKS = {
    "P1": ("mclachlan-zanna", "Free body", "The body of McLachlan and Zanna: 15 rotations."),
    "P2": (BOX, "Free box, long", "A 1:4:18 box between the axes of least inertia: 400 rotations."),
    "P3": ("fast-top", "Fast top", "A heavy symmetric top: 80 rotations about its axis."),
    "wall": (
        "coulomb-wall",
        "Soft wall",
        "Attraction to a point behind a soft wall. At the wall the force, r^-11, changes as fast as the body moves. "
        "There, knowing the free motion exactly is no advantage, and only the order of the solver matters.",
    ),
    "slow": ("slow-top", "Slow top", "A symmetric top that falls and rises."),
    "gradient": ("satellite", "Gravity gradient", "A satellite that tumbles on its orbit."),
    "asymmetric": ("asymmetric-top", "Asymmetric heavy top", "A heavy body without symmetry: the motion is chaotic."),
}
