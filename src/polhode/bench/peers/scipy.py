"""SciPy: solve_ivp with tolerances.

The right-hand side is a Python function, whose cost is small compared with that of the driver.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from ...groups.quaternions import to_matrix
from ..tasks import Task, attitude, equations
from . import Entry, Go, Grid, Peer, tolerances

METHODS = {"DOP853": (2, 14), "RK45": (2, 14), "LSODA": (2, 14), "Radau": (2, 8)}


def rhs(task: Task) -> Any:
    rate = equations(task)

    def f(t: float, y: np.ndarray) -> list[float]:
        return list(rate(t, *y.tolist()))

    return f


def solve(task: Task) -> list[Entry]:
    f, y0 = rhs(task), task.start

    def entry(method: str) -> Entry:
        def prepare(tol: float) -> Go:
            def go() -> Any:
                return solve_ivp(f, (0.0, task.t_end), y0, method=method, rtol=max(tol, 3e-14), atol=tol * task.scale)

            return go

        def end(out: Any) -> np.ndarray:
            return attitude(out.y[:, -1]) if out.success else np.full((3, 3), np.nan)

        return Entry(method, prepare, tolerances(*METHODS[method]), end=end, calls=lambda tol, out: int(out.nfev))

    return [entry(m) for m in METHODS]


def grid(task: Task, times: np.ndarray) -> list[Grid]:
    f = rhs(task)

    def go() -> Any:
        return solve_ivp(
            f, (0.0, task.t_end), task.start, method="DOP853", rtol=1e-10, atol=1e-10 * task.scale, t_eval=times
        )

    return [Grid("DOP853, t_eval, 1e-10", lambda: go, lambda out: to_matrix(out.y[:4].T))]


PEER = Peer(
    "SciPy", "solve_ivp", "scipy", "scipy", "a dependency of polhode", solve, grid,
    settings="solve_ivp(rtol=tol, atol=tol times the size of each number), right-hand side in Python",
)  # fmt: skip
