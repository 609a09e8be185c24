"""Numba: a loop of the fourth-order Runge-Kutta method, as users write it themselves."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from ...groups.quaternions import to_matrix
from ..tasks import Task, equations
from . import Crowd, Entry, Go, Many, Peer, steps


def loop(task: Task) -> Any:
    rate = equations(task, jit=njit)

    @njit(fastmath=False)
    def along(y, k, h):  # type: ignore[no-untyped-def]
        return (
            y[0] + h * k[0], y[1] + h * k[1], y[2] + h * k[2], y[3] + h * k[3], y[4] + h * k[4], y[5] + h * k[5],
            y[6] + h * k[6],
        )  # fmt: skip

    @njit
    def run(start, h, n):  # type: ignore[no-untyped-def]
        y = (start[0], start[1], start[2], start[3], start[4], start[5], start[6])
        for i in range(n):
            t = i * h
            a = rate(t, *y)
            b = rate(t + 0.5 * h, *along(y, a, 0.5 * h))
            c = rate(t + 0.5 * h, *along(y, b, 0.5 * h))
            d = rate(t + h, *along(y, c, h))
            y = along(along(along(along(y, a, h / 6.0), b, h / 3.0), c, h / 3.0), d, h / 6.0)
        return y

    return run


def solve(task: Task) -> list[Entry]:
    run, y0 = loop(task), task.start
    typical = task.problem.dt

    def prepare(h: float) -> Go:
        n = round(task.t_end / h)
        return lambda: run(y0, h, n)

    settings = steps(task, 4.0 * typical, typical / 256.0)
    return [Entry("RK4", prepare, settings, "step", calls=lambda h, out: 4 * round(task.t_end / h))]


@njit(error_model="numpy")
def all_bodies(q, w, moments, h, n):  # type: ignore[no-untyped-def]
    """RK4 for bodies in columns, in blocks that fit into the cache."""
    i1, i2, i3 = moments
    k1, k2, k3 = (i2 - i3) / i1, (i3 - i1) / i2, (i1 - i2) / i3
    block = 64
    y = np.empty((7, block))
    z = np.empty((7, block))
    s = np.empty((7, block))
    for first in range(0, q.shape[1], block):
        m = min(block, q.shape[1] - first)
        y[:4, :m] = q[:, first : first + m]
        y[4:, :m] = w[:, first : first + m]
        for _ in range(n):
            for stage in range(4):
                weight = (h / 6.0, h / 3.0, h / 3.0, h / 6.0)[stage]
                after = (0.5 * h, 0.5 * h, h, 0.0)[stage]
                v = y if stage == 0 else z
                for j in range(m):
                    d0, x1, x2, x3, a, b, c = v[0, j], v[1, j], v[2, j], v[3, j], v[4, j], v[5, j], v[6, j]
                    e0 = -0.5 * (x1 * a + x2 * b + x3 * c)
                    e1 = 0.5 * (d0 * a + x2 * c - x3 * b)
                    e2 = 0.5 * (d0 * b + x3 * a - x1 * c)
                    e3 = 0.5 * (d0 * c + x1 * b - x2 * a)
                    e4, e5, e6 = k1 * b * c, k2 * c * a, k3 * a * b
                    if stage == 0:
                        s[0, j], s[1, j], s[2, j], s[3, j] = y[0, j], y[1, j], y[2, j], y[3, j]
                        s[4, j], s[5, j], s[6, j] = y[4, j], y[5, j], y[6, j]
                    s[0, j] += weight * e0
                    s[1, j] += weight * e1
                    s[2, j] += weight * e2
                    s[3, j] += weight * e3
                    s[4, j] += weight * e4
                    s[5, j] += weight * e5
                    s[6, j] += weight * e6
                    z[0, j] = y[0, j] + after * e0
                    z[1, j] = y[1, j] + after * e1
                    z[2, j] = y[2, j] + after * e2
                    z[3, j] = y[3, j] + after * e3
                    z[4, j] = y[4, j] + after * e4
                    z[5, j] = y[5, j] + after * e5
                    z[6, j] = y[6, j] + after * e6
            for i in range(7):
                for j in range(m):
                    y[i, j] = s[i, j]
        q[:, first : first + m] = y[:4, :m]
        w[:, first : first + m] = y[4:, :m]


def crowd(many: Many) -> list[Crowd]:
    def prepare(omegas: np.ndarray) -> Go:
        start = np.zeros((4, len(omegas)))
        start[0] = 1.0
        rates = np.ascontiguousarray(omegas.T)

        def go() -> np.ndarray:
            q, w = start.copy(), rates.copy()
            all_bodies(q, w, many.moments, many.step, many.steps)
            return q

        return go

    return [Crowd("RK4, blocks of 64", prepare, lambda q: to_matrix(q.T))]


PEER = Peer(
    "hand-written", "RK4 in Numba", "numba", "numba", "a dependency of polhode", solve, crowd=crowd,
    settings="classical Runge-Kutta on quaternion and angular velocity, one compiled loop",
)  # fmt: skip
