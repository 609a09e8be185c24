"""Compare polhode with general solvers for bodies that move: calls of the load for a given accuracy, and free flights.

    python benchmarks/flight.py            prints the tables, in about ten minutes
    python benchmarks/flight.py calls      the calls of the load only
    python benchmarks/flight_peers.py      the same problems with other libraries

Stored results: benchmarks/results/flight.md. Three problems couple translation and rotation: a fast top that hangs on
a spring, a satellite on an orbit of eccentricity 0.5 (attraction with its gradient), and a rattleback. This file
contains their right-hand sides for the general solvers, in terms of the quaternion, the body momentum, x and v. The
reference is DOP853 with a tolerance of 1e-13. The error is the larger of two errors: the angle of the attitude, and
the displacement relative to the size of the path.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

LEVELS = (1e-6, 1e-9)
G = 9.81


class Case(NamedTuple):
    """A problem on NumPy arrays: load(R, W, x, v) returns the torque in the body frame and the force in space."""

    name: str
    moments: np.ndarray
    mass: float
    R: np.ndarray
    W: np.ndarray
    x: np.ndarray
    v: np.ndarray
    t_end: float
    scale: float
    load: Callable[..., tuple[np.ndarray, np.ndarray]]


def top_on_a_spring() -> Case:
    k, rest, point, anchor = 400.0, 0.2, np.array([0.0, 0.0, 0.3]), np.array([0.0, 0.0, 1.0])

    def load(R: np.ndarray, W: np.ndarray, x: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        d = x + R @ point - anchor
        length = np.sqrt(d @ d)
        F = -k * (1 - rest / length) * d
        return np.cross(point, R.T @ F), F - [0, 0, 2.0 * G]

    tilt = rotation(np.array([0.3, 0.0, 0.0]))
    return Case(
        "fast top on a spring", np.array([0.05, 0.05, 0.02]), 2.0, tilt, np.array([0.0, 0.0, 50.0]),
        np.array([0.1, 0.0, 0.45]), np.zeros(3), 2.0, 0.3, load,
    )  # fmt: skip


def eccentric_orbit() -> Case:
    I, m, mu, e = np.array([0.010, 0.014, 0.018]), 1.0, 1.0, 0.5

    def load(R: np.ndarray, W: np.ndarray, x: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        r = np.sqrt(x @ x)
        n = R.T @ x / r
        J = I * n
        F = -mu * m / r**3 * x - 1.5 * mu / r**5 * (I.sum() - 5 * n @ J) * x - 3 * mu / r**4 * (R @ J)
        return 3 * mu / r**3 * np.cross(n, J), F

    return Case(
        "satellite, eccentricity 0.5", I, m, rotation(np.array([0.3, -0.2, 0.5])), np.array([0.3, 0.2, 1.1]),
        np.array([1 - e, 0.0, 0.0]), np.array([0.0, np.sqrt((1 + e) / (1 - e)), 0.0]), 2 * np.pi, 1.0, load,
    )  # fmt: skip


def rattleback() -> Case:
    """Return the case in principal axes; the columns of Q are the principal axes in the axes of the ellipsoid."""
    J = np.array([[2e-4, -2e-5, 0], [-2e-5, 1.6e-3, 0], [0, 0, 1.7e-3]])
    I, Q = np.linalg.eigh(J)
    Q = Q * np.sign(np.linalg.det(Q))
    squares, centre = np.array([0.2, 0.03, 0.02]) ** 2, np.array([0, 0, 0.01])
    k, c, mu, slip = 2e4, 0.2, 1.0, 0.01

    def load(R: np.ndarray, W: np.ndarray, x: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        n = Q @ R[2]
        s = squares * n
        p = Q.T @ (centre - s / np.sqrt(n @ s))
        u = v + R @ np.cross(W, p)
        N = max(0.0, k * max(0.0, -(x[2] + R[2] @ p)) * (1 - c * u[2]))
        f = -mu * N / np.sqrt(u[0] ** 2 + u[1] ** 2 + slip**2)
        F = np.array([f * u[0], f * u[1], N])
        return np.cross(p, R.T @ F), F - [0, 0, G]

    start = rotation(np.array([0.01, 0.01, 0.0]))
    return Case(
        "rattleback, 0.2 s", I, 1.0, start @ Q, Q.T @ np.array([0.0, 0.0, -5.0]), np.array([0, 0, 0.01 - G / k]),
        np.zeros(3), 0.2, 0.01, load,
    )  # fmt: skip


CASES = (top_on_a_spring, eccentric_orbit, rattleback)


# --- general solvers --------------------------------------------------------------------------------------------


def rotation(w: np.ndarray) -> np.ndarray:
    a = np.linalg.norm(w)
    K = np.array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]]) / (a or 1.0)
    return np.eye(3) + np.sin(a) * K + (1 - np.cos(a)) * K @ K


def matrix(q: np.ndarray) -> np.ndarray:
    w, x, y, z = q / np.sqrt(q @ q)
    return np.array([
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ])  # fmt: skip


def quaternion(R: np.ndarray) -> np.ndarray:
    w = 0.5 * np.sqrt(max(0.0, 1 + np.trace(R)))
    return np.array([w, *(np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]]) / (4 * w))])


def rates(case: Case) -> Callable[[float, np.ndarray], np.ndarray]:
    def f(t: float, y: np.ndarray) -> np.ndarray:
        q, P, x, v = y[:4], y[4:7], y[7:10], y[10:]
        W = P / case.moments
        T, F = case.load(matrix(q), W, x, v)
        dq = 0.5 * np.array([-q[1:] @ W, *(q[0] * W + np.cross(q[1:], W))])
        return np.concatenate([dq, np.cross(P, W) + T, v, F / case.mass])

    return f


def begin(case: Case) -> np.ndarray:
    q = quaternion(case.R)
    return np.concatenate([q, case.moments * case.W, case.x, case.v])


def distance(case: Case, R: np.ndarray, x: np.ndarray, end: np.ndarray) -> float:
    D = matrix(end[:4]).T @ R
    angle = np.linalg.norm([D[2, 1] - D[1, 2], D[0, 2] - D[2, 0], D[1, 0] - D[0, 1]]) / 2
    return float(max(angle, np.linalg.norm(x - end[7:10]) / case.scale))


def dop853(case: Case, tol: float) -> tuple[np.ndarray, int]:
    from scipy.integrate import solve_ivp

    y = begin(case)
    sizes = np.concatenate(
        [np.full(k, np.abs(y[a : a + k]).max() or 1.0) for a, k in ((0, 4), (4, 3), (7, 3), (10, 3))]
    )
    sizes[10:] = np.maximum(sizes[10:], 1e-2)
    done = solve_ivp(rates(case), (0, case.t_end), y, method="DOP853", rtol=max(tol, 3e-14), atol=tol * sizes)
    return done.y[:, -1], done.nfev


# --- polhode ----------------------------------------------------------------------------------------------------


def ours(case: Case, method: str, **steps: Any) -> tuple[np.ndarray, np.ndarray, int]:
    """Run polhode with fixed steps dt or with a tolerance; return the final attitude, the final position and the load
    calls.
    """
    import polhode as ph

    def load(x: np.ndarray, R: np.ndarray, v: np.ndarray, omega: np.ndarray) -> Any:
        T, F = case.load(R, omega, x, v)
        return F, R @ T

    def still(x: np.ndarray, R: np.ndarray) -> Any:
        return load(x, R, case.v, case.W)

    body = ph.Body(case.moments, mass=case.mass)
    run = ph.simulate(
        body, load=load if case.name.startswith("rattle") else still, position=case.x, velocity=case.v, omega=case.W,
        attitude=case.R, t_end=case.t_end, method=method, every=0, engine="python", **steps,
    )  # fmt: skip
    return run.R[-1], run.x[-1], run.stats.torque_calls


def with_contact_model(case: Case, **steps: Any) -> tuple[np.ndarray, np.ndarray, int]:
    """The rattleback with polhode's own contact, whose formula gives the derivatives that `adams` uses."""
    import polhode as ph

    shape = ph.forces.ellipsoid(0.2, 0.03, 0.02, centre=[0, 0, 0.01])
    floor = ph.forces.ground(shape, stiffness=2e4, dissipation=0.2, friction=1.0, slip=0.01)
    start = rotation(np.array([0.01, 0.01, 0.0]))
    axes = start.T @ case.R  # the principal axes in the axes of the ellipsoid
    stone = ph.Body(axes @ np.diag(case.moments) @ axes.T, mass=case.mass)
    run = ph.simulate(
        stone, force=ph.forces.gravity(G) + floor, position=case.x, velocity=case.v, omega=axes @ case.W,
        attitude=start, t_end=case.t_end, method="adams", every=0, **steps,
    )  # fmt: skip
    return run.R[-1] @ axes, run.x[-1], run.stats.torque_calls


def fewest(points: list[tuple[int, float]], level: float) -> str:
    """Return the calls needed for this error, interpolated on logarithmic scales between two runs."""
    points = sorted(points)
    for (a, e), (b, f) in pairwise(points):
        if f <= level < e:
            share = np.log(e / level) / np.log(e / f)
            return f"{np.exp(np.log(a) + share * np.log(b / a)):.0f}"
    return "-" if not points or min(e for _, e in points) > level else f"<{points[0][0]}"


METHODS = {"strang": 8, "rkn4": 7, "rkn6": 6, "near1086": 6, "rkmk8": 6, "damped6": 6, "rk4": 8}


def calls() -> None:
    for make in CASES:
        case = make()
        end, _ = dop853(case, 1e-13)
        print(f"\n{case.name}\n| solver | calls for 1e-6 | 1e-9 |\n|---|---|---|")
        velocity = case.name.startswith("rattle")
        rows: dict[str, list[tuple[int, float]]] = {"DOP853 (SciPy)": []}
        for tol in 10.0 ** -np.arange(4, 12.5, 0.5):
            y, n = dop853(case, tol)
            rows["DOP853 (SciPy)"].append((n, distance(case, matrix(y[:4]), y[7:10], end)))
        for method, doublings in METHODS.items():
            if velocity and method in ("near1086", "rkn4", "rkn6"):
                continue
            first = {"rattleback, 0.2 s": 100}.get(case.name, 25)
            trials = []
            for j in range(doublings):
                try:
                    R, x, n = ours(case, method, dt=case.t_end / (first * 2**j))
                except Exception as e:  # the step was too long for this method
                    print(f"<!-- {method}, {first * 2**j} steps: {type(e).__name__} -->")
                    continue
                trials.append((n, distance(case, R, x, end)))
                if trials[-1][1] < 0.3 * LEVELS[-1]:
                    break
            rows[method] = trials
        for method in ("rkmk8",) if velocity else ("rkn6", "rkmk8", "near1086"):
            ends = [ours(case, method, control="error", tol=tol) for tol in 10.0 ** -np.arange(3, 12.1, 1.0)]
            rows[f"{method}, control"] = [(n, distance(case, R, x, end)) for R, x, n in ends]
        ends = [ours(case, "adams", tol=tol) for tol in 10.0 ** -np.arange(3, 12.1, 0.5)]
        rows["adams, tol"] = [(n, distance(case, R, x, end)) for R, x, n in ends]
        if velocity:
            ends = [with_contact_model(case, tol=tol) for tol in 10.0 ** -np.arange(3, 12.1, 0.5)]
            rows["adams, tol, contact model"] = [(n, distance(case, R, x, end)) for R, x, n in ends]
        for name, found in rows.items():
            print(f"| {name} | {' | '.join(fewest(found, level) for level in LEVELS)} |", flush=True)


def free_flight(steps: int = 10**7) -> None:
    """Print the errors of energy, momenta and position of a tumbling box."""
    import polhode as ph

    box = ph.Body.box(0.1, 0.2, 0.3, mass=2.0)
    head = ("", "angular momentum", "energy", "straight line", "distance from SO(3)")
    print(f"\nfree flight, {steps:g} steps\n| {' | '.join(head)} |\n|---|---|---|---|---|")
    for options in ({}, {"reorthogonalise": True}):
        run = ph.simulate(
            box, velocity=[1, 2, 3], omega=[1, 20, 1], t_end=0.01 * steps, dt=0.01, every=steps // 10,
            method="exact_free", **options,
        )  # fmt: skip
        L, E = run.momentum, run.kinetic_energy
        off = [
            np.abs(L - L[0]).max() / np.linalg.norm(L[0]), np.abs(E / E[0] - 1).max(),
            np.abs(run.x - run.t[:, None] * [1, 2, 3]).max() / np.abs(run.x[-1]).max(), run.orthogonality.max(),
        ]  # fmt: skip
        print(f"| exact_free {options or ''} | " + " | ".join(f"{v:.1e}" for v in off) + " |", flush=True)


if __name__ == "__main__":
    calls()
    if "calls" not in sys.argv:
        free_flight()
