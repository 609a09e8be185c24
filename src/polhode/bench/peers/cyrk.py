"""CyRK: nbsolve2_ivp, a C++ driver, with a right-hand side compiled by Numba."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ...groups.quaternions import to_matrix
from ..tasks import Task, equations
from . import Entry, Go, Grid, Peer, tolerances

METHODS = ("Vern8", "DOP853", "Vern7", "RK45", "LSODA")


def address(task: Task) -> int:
    from CyRK import nb_diffeq_addr
    from numba import njit

    rate = equations(task, jit=njit)

    def f(dy, t, y, args):  # type: ignore[no-untyped-def]
        dy[0], dy[1], dy[2], dy[3], dy[4], dy[5], dy[6] = rate(t, y[0], y[1], y[2], y[3], y[4], y[5], y[6])

    return int(nb_diffeq_addr(f))


@cache
def drivers() -> Any:
    """Return compiled loops that call the solver as documented, read the result and free its memory."""
    from CyRK import nbsolve2_ivp
    from numba import njit

    @njit
    def end(f, t_end, y0, method, rtols, atols):  # type: ignore[no-untyped-def]
        out = nbsolve2_ivp(f, (0.0, t_end), y0, method, None, False, None, 1e-3, 1e-6, rtols, atols)
        y = np.full(7, np.nan)
        if out.success:
            y[:] = out.y[:, -1]
        out.free()
        return y

    @njit
    def samples(f, t_end, y0, method, times, tol):  # type: ignore[no-untyped-def]
        out = nbsolve2_ivp(f, (0.0, t_end), y0, method, times, False, None, tol, tol)
        y = out.y.copy()
        out.free()
        return y

    return end, samples


def counted(task: Task, method: str, tol: float) -> int:
    """Return the number of calls of the right-hand side, from a run of the same driver with a Python function."""
    from CyRK import pysolve_ivp

    rate, calls = equations(task), [0]

    def f(dy: np.ndarray, t: float, y: np.ndarray) -> None:
        calls[0] += 1
        dy[:] = rate(t, *y.tolist())

    pysolve_ivp(
        f, (0.0, task.t_end), task.start, method=method, rtol=np.full(7, tol), atol=tol * task.scale,
        pass_dy_as_arg=True,
    )  # fmt: skip
    return calls[0]


def solve(task: Task) -> list[Entry]:
    f, y0 = address(task), task.start
    end, _ = drivers()

    def entry(method: str) -> Entry:
        def prepare(tol: float) -> Go:
            rtols, atols = np.full(7, max(tol, 3e-14)), tol * task.scale
            return lambda: end(f, task.t_end, y0, method, rtols, atols)

        def calls(tol: float, out: Any) -> int | None:
            return None if task.torque is None else counted(task, method, tol)

        return Entry(method, prepare, tolerances(2, 14), calls=calls)

    return [entry(m) for m in METHODS]


def grid(task: Task, times: np.ndarray) -> list[Grid]:
    f, y0 = address(task), task.start
    _, samples = drivers()

    def go(tol: float) -> Go:
        return lambda: samples(f, task.t_end, y0, "Vern8", times, tol)

    return [
        Grid(f"Vern8, t_eval, {tol:g}", lambda tol=tol: go(tol), lambda y: to_matrix(y[:4].T))  # type: ignore[misc]
        for tol in (1e-6, 1e-10)
    ]


PEER = Peer(
    "CyRK", "compiled Runge-Kutta pairs", "CyRK", "CyRK", "pip install CyRK", solve, grid,
    settings="nbsolve2_ivp called from compiled code, rtol = tol, atol = tol times the size of each number",
)  # fmt: skip
