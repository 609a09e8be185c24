"""Dense output, in plain Python, of methods whose state is an array (`Parts.in_place`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..integrators.record import Parts
from ..kernels.values import Diag3


def motion_between(parts: Parts, moments: np.ndarray, rows: np.ndarray, t: np.ndarray, tol: float) -> np.ndarray:
    """Return quaternion and momentum in space, (7, n), at n times.

    For bodies that move, add position and velocity, (13, n).  rows[:, i] is the state at the end of the step that
    contains the time t[i].

    moments: the principal moments of the body for each time, (n, 3).
    """
    between: Any = parts.between
    u, out = np.zeros(parts.scratch), np.empty((len(parts.between_at), t.size))
    with np.errstate(all="ignore"):
        for i in range(t.size):
            out[:, i] = between(Diag3(*moments[i].tolist()), rows[:, i].copy(), u, float(t[i]), tol)
    return out
