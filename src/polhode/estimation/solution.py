"""Least squares: residuals in units of the noise, their slopes by differences, and undetermined directions.

All trials of a step run together as one batch: the current point, and one to each side in every unknown.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..errors import SimulationFailed
from .prediction import Model
from .unknowns import Unknowns

STEP = 1e-4  # length of central differences, in natural units, divided by the angle turned
NULL = 1e-6  # singular values below this fraction of the largest: the direction is not visible in the log
VAGUE = 1.0  # a direction with a larger standard deviation, in natural units, is not determined


@dataclass(frozen=True)
class Problem:
    """A model, its unknowns, and the noise of each sensor."""

    model: Model
    unknowns: Unknowns
    noise: dict[str, float]

    def weighted(self, x: np.ndarray) -> np.ndarray:
        """Residuals in units of the noise at coordinates (b, p): (b, m); NaN where a run failed."""
        try:
            with np.errstate(all="ignore"):
                parts = self.model.residuals(self.unknowns.values(x))
        except SimulationFailed:
            n = sum(3 * int(self.model.log.present(k).sum()) for k in self.noise)
            return np.full((len(x), n), np.nan)
        return np.concatenate([r.reshape(len(x), -1) / self.noise[k] for k, r in parts.items()], axis=1)

    @property
    def steps(self) -> np.ndarray:
        """Lengths of the differences."""
        t = self.model.log.t
        turned = max(1.0, self.model.rate * (t[-1] - t[0]))
        return STEP / turned * self.unknowns.units

    def slopes(self, x: np.ndarray) -> np.ndarray:
        """Derivatives of the residuals, (m, p)."""
        h = self.steps
        trials = np.concatenate([x + np.diag(h), x - np.diag(h)])
        r = self.weighted(trials)
        made: np.ndarray = (r[: len(h)] - r[len(h) :]).T / (2 * h)
        return made


def least_squares(problem: Problem, passes: int) -> np.ndarray:
    """The coordinates with the smallest sum of squares, from x = 0; by SciPy's trust region method."""
    from scipy.optimize import least_squares as by_scipy

    p = len(problem.unknowns.units)
    found = by_scipy(
        lambda x: problem.weighted(x[None])[0], np.zeros(p), jac=problem.slopes, x_scale=problem.unknowns.units,
        max_nfev=passes, xtol=1e-10, ftol=1e-10, gtol=1e-10, method="trf",
    )  # fmt: skip
    return np.asarray(found.x)


@dataclass(frozen=True)
class Information:
    """Information of the log at a solution: covariance of the coordinates, and undetermined directions."""

    covariance: np.ndarray  # (p, p), covariance of the determined part
    unseen: np.ndarray  # (p, k): columns in natural units, orthonormal
    vague: np.ndarray  # (p, k): the same for directions that are visible, but not well enough for a linear estimate
    leverage: np.ndarray  # (m,): the share of the parameters in each residual

    @property
    def null(self) -> np.ndarray:
        return np.concatenate([self.unseen, self.vague], axis=1)


def information(problem: Problem) -> Information:
    """Evaluate the problem at x = 0."""
    units = problem.unknowns.units
    A = problem.slopes(np.zeros(len(units))) * units
    U, s, Vt = np.linalg.svd(A, full_matrices=False)
    unseen = s <= NULL * max(s[0], 1e-300)
    vague = ~unseen & (s < 1 / VAGUE)
    good = ~(unseen | vague)
    half = (Vt[good].T / s[good]) * units[:, None]
    return Information(half @ half.T, Vt[unseen].T, Vt[vague].T, np.sum(U[:, good] ** 2, axis=1))


def noise_from(problem: Problem, info: Information) -> dict[str, float]:
    """The noise of each sensor, estimated from the residuals and corrected for the number of parameters."""
    r = problem.weighted(np.zeros((1, len(problem.unknowns.units))))[0]
    out, at = {}, 0
    for kind, sigma in problem.noise.items():
        n = 3 * int(problem.model.log.present(kind).sum())
        part = slice(at, at + n)
        free = max(n - float(info.leverage[part].sum()), 1.0)
        out[kind] = float(sigma * np.sqrt(np.sum(r[part] ** 2) / free)) or sigma
        at += n
    return out
