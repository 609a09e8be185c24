"""Describe in words the combinations of parameters that a log cannot determine."""

from __future__ import annotations

import numpy as np

from .result import Undetermined
from .solution import Information
from .unknowns import Unknowns


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
            shares = dict(zip(unknowns.names, T @ (unknowns.units * v)))
            found.append(Undetermined(in_words(unknowns, v, shares, seen), scaled(shares), seen))
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
