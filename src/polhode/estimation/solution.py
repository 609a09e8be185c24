"""Least squares: residuals in units of the noise, their derivatives by differences, and undetermined directions.

For the derivatives, each unknown is changed to both sides.  All these motions are simulated together as one batch.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ..errors import SimulationFailed
from .prediction import Model
from .unknowns import Unknowns, slices

STEP = 1e-4  # length of central differences in natural units; it is divided by the angle by which the body turns
NULL = 1e-6  # for a singular value below this fraction of the largest, the direction is not visible in the log
VAGUE = 1.0  # a direction with a larger standard deviation, in natural units, counts as undetermined


@dataclass(frozen=True)
class Problem:
    """A model, its unknowns, and the noise of each sensor."""

    model: Model
    unknowns: Unknowns
    noise: dict[str, float]

    def weighted(self, x: np.ndarray) -> np.ndarray:
        """Return the residuals (b, m) at coordinates (b, p), in units of the noise; NaN if a run fails."""
        try:
            with np.errstate(all="ignore"):
                parts = self.model.residuals(self.unknowns.values(x))
        except SimulationFailed:
            return np.full((len(x), max(s.stop for s in self.parts.values())), np.nan)
        return np.concatenate([r.reshape(len(x), -1) / self.noise[k] for k, r in parts.items()], axis=1)

    @property
    def parts(self) -> dict[str, slice]:
        """The part of the residuals that belongs to each sensor, by name."""
        return slices({k: 3 * int(self.model.log.present(k).sum()) for k in self.noise})

    def at(self, x: np.ndarray) -> Problem:
        """Return the problem with unknowns relative to the body and initial state at coordinates x."""
        return replace(self, unknowns=self.unknowns.around(x))

    @property
    def steps(self) -> np.ndarray:
        """The step of the finite differences in each coordinate."""
        t = self.model.log.t
        turned = max(1.0, self.model.rate * (t[-1] - t[0]))
        return STEP / turned * self.unknowns.units

    def slopes(self, x: np.ndarray) -> np.ndarray:
        """Return the derivatives of the residuals, (m, p)."""
        h = self.steps
        trials = np.concatenate([x + np.diag(h), x - np.diag(h)])
        r = self.weighted(trials)
        return np.asarray((r[: len(h)] - r[len(h) :]).T / (2 * h))


def least_squares(problem: Problem, passes: int) -> np.ndarray:
    """Return the coordinates with the smallest sum of squares, by SciPy's trust region method from x = 0."""
    from scipy.optimize import least_squares as by_scipy

    start, units = problem.unknowns.zero[0], problem.unknowns.units
    found = by_scipy(
        lambda x: problem.weighted(x[None])[0], start, jac=problem.slopes, x_scale=units, max_nfev=passes, xtol=1e-10,
        ftol=1e-10, gtol=1e-10, method="trf",
    )  # fmt: skip
    return np.asarray(found.x)


@dataclass(frozen=True)
class Information:
    """What the log determines at a solution: the covariance of the coordinates, and undetermined directions."""

    covariance: np.ndarray  # (p, p), covariance of the determined directions
    unseen: np.ndarray  # (p, k), directions that are not visible in the log: orthonormal columns in natural units
    vague: np.ndarray  # (p, k), directions that are visible, but not well enough for a linear estimate
    leverage: np.ndarray  # (m,), leverage of each residual: the sum of all is the number of determined directions


def information(problem: Problem) -> Information:
    """Return covariance and undetermined directions of the problem at x = 0."""
    units = problem.unknowns.units
    A = problem.slopes(problem.unknowns.zero[0]) * units
    U, s, Vt = np.linalg.svd(A, full_matrices=False)
    unseen = s <= NULL * max(s[0], 1e-300)
    vague = ~unseen & (s < 1 / VAGUE)
    good = ~(unseen | vague)
    half = (Vt[good].T / s[good]) * units[:, None]
    return Information(half @ half.T, Vt[unseen].T, Vt[vague].T, np.sum(U[:, good] ** 2, axis=1))


def noise_from(problem: Problem, info: Information) -> dict[str, float]:
    """Estimate the noise of each sensor from the residuals, corrected for the number of parameters."""
    r = problem.weighted(problem.unknowns.zero)[0]
    out = {}
    for kind, part in problem.parts.items():
        sigma, free = problem.noise[kind], max(len(r[part]) - float(info.leverage[part].sum()), 1.0)
        out[kind] = float(sigma * np.sqrt(np.sum(r[part] ** 2) / free)) or sigma
    return out
