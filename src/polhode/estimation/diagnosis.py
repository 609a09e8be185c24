"""Judge a fit: statistical tests of its residuals, and the combinations of parameters that are not determined."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .solution import Information
from .unknowns import Unknowns

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


# --- undetermined combinations -------------------------------------------------------------------------------------


class Undetermined(NamedTuple):
    """A combination of parameters that the log does not determine."""

    what: str  # in words
    direction: dict[str, float]  # coefficients of the parameters, by name; the largest is 1
    seen: bool  # whether the log depends on the combination at all, but too little for a linear estimate

    def __str__(self) -> str:
        return self.what


FLAT = Undetermined(
    "the thickness of the body: the estimate is a flat body, and the intervals of the inertia are too narrow", {}, False
)


def name_directions(unknowns: Unknowns, info: Information, T: np.ndarray, free: bool) -> tuple[Undetermined, ...]:
    """Return what the log does not determine.  T : derivatives of the reported numbers.  free : without a torque."""
    found = []
    if not unknowns.scale and unknowns.inertia != "known":
        trace = {n: float(unknowns.J[i, i]) for i, n in enumerate(("Jxx", "Jyy", "Jzz"))}
        with_it = f", together with {', '.join(unknowns.torque.names)}" if unknowns.params.size else ""
        why = "without a torque, " if free else "with all torques unknown, "
        kept = f"the trace is kept at {sum(trace.values()):.6g}"
        what = f"the scale of the inertia{with_it}: {why}only ratios are visible ({kept})"
        found.append(Undetermined(what, scaled(trace), False))
    if not unknowns.turns and free:
        found.append(Undetermined("the attitude: the log has no attitudes", {}, False))
    for seen, columns in ((False, info.unseen), (True, info.vague)):
        for v in sparse(columns).T:
            moved = T @ (unknowns.units * v)
            shares = dict(zip(unknowns.names, moved))
            if np.abs(moved).max() > 1e-6 * np.abs(T * unknowns.units).max():
                found.append(Undetermined(in_words(unknowns, v, shares, seen), scaled(shares), seen))
            elif FLAT not in found:  # no reported number depends on v: S is singular, the limit of what is possible
                found.append(FLAT)
    return tuple(found)


def sparse(columns: np.ndarray) -> np.ndarray:
    """Return columns that span the same space, with many zeros (by elimination)."""
    from scipy.linalg import qr

    if not columns.shape[1]:
        return columns
    _, _, order = qr(columns.T, pivoting=True)
    k = columns.shape[1]
    made = columns @ np.linalg.inv(columns[order[:k]])
    made[np.abs(made) < 1e-3] = 0.0
    return made / np.linalg.norm(made, axis=0)


def scaled(shares: dict[str, float]) -> dict[str, float]:
    """Scale coefficients so that the largest is 1, and omit small ones."""
    largest = max((abs(x) for x in shares.values()), default=0.0)
    if largest == 0:
        return {}
    sign = next(np.sign(x) for x in shares.values() if abs(x) == largest)
    return {n: float(sign * x / largest) for n, x in shares.items() if abs(x) > 1e-3 * largest}


def in_words(unknowns: Unknowns, v: np.ndarray, shares: dict[str, float], seen: bool) -> str:
    how = "is visible, but not well enough" if seen else "is not visible"
    heavy = {name: float(np.linalg.norm(v[where])) for name, where in unknowns.blocks.items()}
    top = scaled(shares)
    terms = " ".join(
        f"{'+' if x > 0 else '-'} {'' if abs(abs(x) - 1) < 5e-3 else f'{abs(x):.2g} '}{n}" for n, x in top.items()
    )
    terms = terms.removeprefix("+ ")
    if heavy["attitude"] > 0.999:
        r = v[unknowns.blocks["attitude"]]
        axis = unknowns.attitude @ r / np.linalg.norm(r)
        return f"a rotation of the start about ({', '.join(f'{x:.3g}' for x in axis)}) in space {how}"
    if heavy["inertia"] > 0.999:
        spin = np.abs(unknowns.omega) / max(np.linalg.norm(unknowns.omega), 1e-300)
        hint = f"; the body spins about its {'xyz'[int(np.argmax(spin))]} axis only" if spin.max() > 0.9999 else ""
        return f"of the inertia, {terms} {how}{hint}"
    return f"{terms} {how}"
