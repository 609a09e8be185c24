"""Statistical tests of whether the residuals of a fit are compatible with noise."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

SUSPICIOUS = 0.01  # a test fails if its p-value is below this


class ResidualTest(NamedTuple):
    """The result of one test: its statistic, and the probability p of a value as extreme if the model is right."""

    name: str
    statistic: float
    expected: str
    p: float

    @property
    def passes(self) -> bool:
        return bool(self.p >= SUSPICIOUS)


def size_test(r: np.ndarray, parameters: float, name: str) -> ResidualTest:
    """Test whether the sum of squares is neither too large nor too small for the stated noise (chi^2)."""
    from scipy.special import chdtr, chdtrc

    free, total = max(r.size - parameters, 1.0), float(np.sum(r**2))
    p = 2 * min(chdtrc(free, total), chdtr(free, total))
    return ResidualTest(f"size of {name} (chi^2)", total, f"about {free:.0f}", float(min(p, 1.0)))


def whiteness_test(r: np.ndarray, name: str) -> ResidualTest:
    """Test whether residuals (n, 3) are correlated with earlier residuals (Ljung and Box)."""
    from scipy.special import chdtrc

    n = len(r)
    lags = max(1, min(10, n // 5))
    a = r - r.mean(axis=0)
    power = np.sum(a**2, axis=0)
    total = 0.0
    for k in range(1, lags + 1):
        rho = np.sum(a[k:] * a[:-k], axis=0) / np.where(power > 0, power, 1.0)
        total += float(np.sum(n * (n + 2) * rho**2 / (n - k)))
    return ResidualTest(
        f"whiteness of {name} (Ljung-Box, {lags} lags)", total, f"about {3 * lags}", float(chdtrc(3 * lags, total))
    )


def outlier_test(r: np.ndarray, name: str) -> ResidualTest:
    """Test whether the largest residual, in standard deviations, is compatible with Gaussian noise."""
    from scipy.special import ndtr, ndtri

    largest = float(np.abs(r).max())
    p = -np.expm1(r.size * np.log1p(-min(2 * ndtr(-largest), 1 - 1e-16)))
    typical = -ndtri(0.5 * -np.expm1(np.log(0.5) / r.size))
    return ResidualTest(f"largest residual of {name} (sigma)", largest, f"about {typical:.1f}", float(p))
