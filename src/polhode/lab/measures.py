"""Measurements that several exhibits share.

They are errors at the end of a run, statistics of the energy along a run, and curves with few points.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..catalogue import PROBLEMS, Problem
from ..errors import long_steps_on_purpose
from ..evidence.reference_solutions import known_end
from ..motion.trajectory import Trajectory
from ..torques.models import coulomb_wall, piecewise
from .exhibit import STEP_AXIS, Curve, Plot, curve

FREE, LAGRANGIAN, FAST, SLOW, WALL = (
    PROBLEMS[name] for name in ("mclachlan-zanna", "lagrangian-top", "fast-top", "slow-top", "coulomb-wall")
)
PRINTED_WALL = replace(WALL, name="coulomb-wall, torque as printed", torque=coulomb_wall(-1.0, -0.001))


@cache
def book_toss(dt: float) -> Problem:
    """Return the book toss as in the papers, where the disturbance lasts for one step: from t_d = 2 - dt to 2."""
    torques = ((20.0, 0.0, 0.0), (0.0, 1.0 / (5.0 * dt), 0.0), (0.0, 0.0, 0.0))
    p = PROBLEMS["book-toss"]
    return replace(
        p, name=f"book-toss, disturbed for {dt:g}", torque=piecewise((0.0, 2.0 - dt, 2.0), torques, held=False)
    )


@dataclass(frozen=True)
class Way:
    """A method with options, and its name in the paper."""

    label: str
    method: str
    options: Mapping[str, Any] = field(default_factory=dict)
    style: str = "line"


@long_steps_on_purpose()
def go(p: Problem, way: Way, t_end: float, steps: int, every: int = 1, **more: Any) -> Trajectory:
    """Return a run of a problem.  If it fails, it ends there."""
    return p.simulate(
        way.method, dt=t_end / steps, t_end=t_end, every=every, on_failure="stop", **{**way.options, **more}
    )


class Errors(NamedTuple):
    """The errors of R and of the body momentum (2-norms) at the end of a run, or NaN if it failed."""

    attitude: float
    momentum: float


reference_end = cache(known_end)


def errors(p: Problem, way: Way, t: float, steps: int) -> Errors:
    q = go(p, way, t, steps, every=0)
    if not q.outcome.good:
        return Errors(math.nan, math.nan)
    truth = reference_end(p, t)
    momentum = p.body.inertia @ truth.omega
    return Errors(float(np.linalg.norm(q.R[-1] - truth.R, 2)), float(np.linalg.norm(q.momentum_body[-1] - momentum)))


@dataclass(frozen=True)
class Convergence:
    """Errors of several methods for several steps."""

    t: float
    steps: tuple[int, ...]
    found: Mapping[str, tuple[Errors, ...]]  # errors by the name of the method
    styles: Mapping[str, str]

    def of(self, label: str, which: str = "attitude") -> np.ndarray:
        return np.array([getattr(e, which) for e in self.found[label]])

    def ratios(self, label: str, to: str, which: str = "attitude", skip: int = 0) -> np.ndarray:
        """Return the ratios of the errors of two methods with the same steps, without the `skip` largest steps."""
        return (self.of(label, which) / self.of(to, which))[skip:]

    def ratio(self, label: str, to: str, which: str = "attitude", last: int = 3) -> float:
        """Return the geometric mean of the ratios for the smallest steps."""
        return float(np.exp(np.mean(np.log(self.ratios(label, to, which)[-last:]))))

    def slope(self, label: str, which: str = "attitude") -> float:
        """Return the order between the two smallest steps at which the error is above rounding."""
        e, n = self.of(label, which), np.array(self.steps)
        good = np.flatnonzero(e > 1e-11)
        a, b = good[-2], good[-1]
        return float(np.log(e[a] / e[b]) / np.log(n[b] / n[a]))

    def plot(self, title: str, which: str = "attitude") -> Plot:
        names = {"attitude": "error of the attitude matrix", "momentum": "error of the body momentum"}
        curves = []
        for label in self.found:
            e = self.of(label, which)
            keep = np.isfinite(e) & (e > 0)
            x = self.t / np.array(self.steps)
            curves.append(curve(label, x[keep], e[keep], self.styles[label]))
        return Plot(title, STEP_AXIS, names[which], tuple(curves), log_x=True, log_y=True)


def convergence(p: Problem, ways: Iterable[Way], t: float, steps: Sequence[int]) -> Convergence:
    ways = tuple(ways)
    found = {w.label: tuple(errors(p, w, t, n) for n in steps) for w in ways}
    return Convergence(t, tuple(steps), found, {w.label: w.style for w in ways})


def power(x: Sequence[float], y: Sequence[float]) -> float:
    """Return the power of x to which positive values are proportional, or NaN if a value is not positive."""
    return float(np.polyfit(np.log(x), np.log(y), 1)[0]) if min(y) > 0 else math.nan


def bisection(works: Callable[[float], bool], low: float, high: float, passes: int) -> float:
    """Return the largest number that works, if `low` works and `high` does not."""
    for _ in range(passes):
        middle = 0.5 * (low + high)
        low, high = (middle, high) if works(middle) else (low, middle)
    return low


def largest_change(values: np.ndarray) -> float:
    """Return the largest change of a quantity since the first sample, relative to its first value."""
    if values.ndim == 1:
        return float(np.abs(values / values[0] - 1.0).max())
    return float(np.linalg.norm(values - values[0], axis=1).max() / np.linalg.norm(values[0]))


def error_table(cases: Iterable[tuple[Problem, float, int]], ways: Sequence[Way]) -> dict[str, dict[str, float]]:
    """Return errors at the end, by quantity and method, for cases (problem, time, number of steps)."""
    found = {}
    for p, t, steps in cases:
        c = convergence(p, ways, t, (steps,))
        for which in Errors._fields:
            found[f"{p.name}, {which}"] = {w.label: float(c.of(w.label, which)[0]) for w in ways}
    return found


def released(q: Trajectory) -> np.ndarray:
    """Return a mask of the samples of a book toss after the last torque."""
    return q.t > 2.0 + 1.5 * q.setup.dt


def momentum_change(q: Trajectory) -> float:
    """Return the largest relative change of the momentum in space after the last torque."""
    return largest_change(q.momentum[released(q)])


def energy_change(q: Trajectory) -> np.ndarray:
    """Return the change of the kinetic energy after the last torque, relative to the first value after it."""
    K = q.kinetic_energy[released(q)]
    return K / K[0] - 1.0


class Course(NamedTuple):
    """How a quantity oscillates and drifts along a run, relative to a scale.

    The fields are: the amplitude (`swing`) in the first window; the largest difference of the amplitude in a later
    window (`uneven`); how far the means of the windows vary (`wander`); and the slope of the means.
    """

    swing: float
    uneven: float
    wander: float
    slope: float  # per unit of time

    @property
    def drifts(self) -> bool:
        return not (self.wander < 0.25 * self.swing)

    def __str__(self) -> str:
        return f"amplitude {self.swing:.1e}, mean varies by {self.wander:.1e}, {self.slope:+.1e} per unit of time"


LOST = Course(math.inf, math.inf, math.inf, math.inf)


def course(t: np.ndarray, values: np.ndarray, scale: float, windows: int = 10) -> Course:
    v = values / scale
    parts = np.array_split(v, windows)
    swings = np.array([p.max() - p.min() for p in parts])
    means = np.array([p.mean() for p in parts])
    middle = np.array([p.mean() for p in np.array_split(t, windows)])
    return Course(
        float(swings[0]),
        float(np.abs(swings / swings[0] - 1.0).max()) if swings[0] else 0.0,
        float(np.ptp(means)),
        float(np.polyfit(middle, means, 1)[0]),
    )


def energy_course(p: Problem, way: Way, t_end: float, dt: float, samples: int = 4000) -> Course:
    """Return the `Course` of the energy, relative to the initial kinetic energy."""
    steps = round(t_end / dt)
    q = go(p, way, t_end, steps, every=max(1, steps // samples))
    if not q.outcome.good:
        return LOST
    return course(q.t, q.energy, float(q.kinetic_energy[0]))


def time_beyond(q: Trajectory, limit: float) -> float:
    """Return when the error of the energy, relative to the initial kinetic energy, exceeds a limit, or infinity."""
    e = np.abs(q.energy - q.energy[0]) / q.kinetic_energy[0]
    over = np.flatnonzero(~(e <= limit))
    return float(q.t[over[0]]) if len(over) else math.inf


def thin(label: str, x: Any, y: Any, style: str = "line", most: int = 400) -> Curve:
    """Return a curve with at most about `most` finite points."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    keep = np.isfinite(x) & np.isfinite(y)
    x, y = x[keep], y[keep]
    step = max(1, -(-len(x) // most))
    return curve(label, x[::step], y[::step], style)


def span(values: Any, form: str = ".3g") -> str:
    """Return the smallest and the largest value as text."""
    v = np.asarray(values, float)
    return f"{np.nanmin(v):{form}} to {np.nanmax(v):{form}}"
