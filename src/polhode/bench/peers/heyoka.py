"""heyoka: Taylor integration of the equations as formulas, compiled for each problem and tolerance."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from ...groups.quaternions import to_matrix
from ..tasks import Task, equations, task
from . import Crowd, Entry, Go, Grid, Many, Peer

TOLERANCES = (1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12, 1e-13, 1e-14, 1e-15, 2.2e-16)


def system(task: Task) -> Any:
    import heyoka as hy

    names = ("q0", "q1", "q2", "q3", "w1", "w2", "w3")
    y = hy.make_vars(*names)
    rate = equations(task, sin=hy.sin, cos=hy.cos)
    return [(v, hy.expression(0.0) + e) for v, e in zip(y, rate(hy.time, *y), strict=True)]


def solver(sys: Any, y0: np.ndarray, t_end: float, tol: float) -> Go:
    """Return a function that integrates from y0 to t_end."""
    import heyoka as hy

    ta = hy.taylor_adaptive(sys, y0.tolist(), tol=tol)
    state = ta.state

    def go() -> Any:
        state[:] = y0
        ta.time = 0.0
        ta.propagate_until(t_end)
        return state

    return go


def solve(task: Task) -> list[Entry]:
    return [Entry("Taylor", partial(solver, system(task), task.start, task.t_end), TOLERANCES)]


def grid(task: Task, times: np.ndarray) -> list[Grid]:
    import heyoka as hy

    sys, y0 = system(task), task.start

    def prepare(tol: float) -> Go:
        ta = hy.taylor_adaptive(sys, y0.tolist(), tol=tol)

        def go() -> Any:
            ta.state[:] = y0
            ta.time = 0.0
            return ta.propagate_grid(times)

        return go

    return [
        Grid(f"propagate_grid, {tol:g}", lambda tol=tol: prepare(tol), lambda out: to_matrix(out[-1][:, :4]))  # type: ignore[misc]
        for tol in (1e-6, 1e-10, 2.2e-16)
    ]


def crowd(many: Many) -> list[Crowd]:
    import heyoka as hy

    sys, width = system(task("P1")), 8

    def prepare(tol: float, omegas: np.ndarray) -> Go:
        bodies = len(omegas)
        if bodies == 1:
            one = solver(sys, np.array([1.0, 0.0, 0.0, 0.0, *omegas[0]]), many.t_end, tol)
            return lambda: one()[None, :4].copy()
        ta = hy.taylor_adaptive_batch(sys, np.zeros((7, width)), tol=tol)
        padded = np.resize(omegas, (-(-bodies // width) * width, 3)).T
        out = np.empty((bodies, 4))
        state, zero = ta.state, [0.0] * width

        def go() -> np.ndarray:
            for k in range(0, bodies, width):
                state[:] = 0.0
                state[0] = 1.0
                state[4:] = padded[:, k : k + width]
                ta.set_time(zero)
                ta.propagate_until(many.t_end)
                out[k : k + width] = state[:4].T[: bodies - k]
            return out

        return go

    return [
        Crowd(f"Taylor, batch of {width}, {tol:g}", lambda w, tol=tol: prepare(tol, w), to_matrix)  # type: ignore[misc]
        for tol in (1e-6, 1e-10, 2.2e-16)
    ]


PEER = Peer(
    "heyoka", "Taylor series, compiled", "heyoka", "heyoka", "pip install heyoka", solve, grid, crowd,
    settings="taylor_adaptive(tol=tol) made once, then state and time set and propagate_until; "
    "it needs the torque as a formula, so there are no calls to count",
)  # fmt: skip
