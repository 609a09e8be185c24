"""Bodies that move: evaluations of the load to reach an accuracy, beside general solvers; free flight of many steps.

    python benchmarks/flight.py            prints the tables, in about ten minutes
    python benchmarks/flight.py peers      the same by CyRK, heyoka and MuJoCo, where these are installed
    python benchmarks/flight.py calls      the calls of the load only

Results that are kept: benchmarks/results/flight.md.  Three problems couple translation and rotation: a fast top that
hangs on a spring, a satellite on an orbit of eccentricity 0.5 (attraction with its gradient), and a rattleback.  Their
right-hand sides for the general solvers are written here, on the quaternion, the body momentum, x and v; the reference
is DOP853 at a tolerance of 1e-13.  The error is the larger of the angle of the attitude and the displacement, relative
to the size of the path.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

LEVELS = (1e-6, 1e-9)
G = 9.81


class Case(NamedTuple):
    """A problem, in arrays: load(R, W, x, v) gives the torque in the body and the force in space."""

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
    """In principal axes; Q has them as columns in the axes of the ellipsoid."""
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
    """The end of a run with steps of dt, or that follow tol, and its calls of the load."""
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


def fewest(points: list[tuple[int, float]], level: float) -> str:
    """Calls where the line through the trials, in logarithms, meets the level."""
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
                except Exception as e:  # a step that is too long
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
        for name, found in rows.items():
            print(f"| {name} | {' | '.join(fewest(found, level) for level in LEVELS)} |", flush=True)


def free_flight(steps: int = 10**7) -> None:
    """A tumbling box: energy, momenta and the straight line."""
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


# --- peers ------------------------------------------------------------------------------------------------------


def peers() -> None:
    """Those that are installed; nothing of polhode is needed."""
    for make in CASES:
        case = make()
        end, _ = dop853(case, 1e-13)
        print(f"\n{case.name}")
        tols, steps = 10.0 ** -np.arange(3, 14.5, 0.5), case.t_end / (100 * 2.0 ** np.arange(10))
        for name, solve, settings in (
            ("CyRK DOP853", by_cyrk, tols[2:-4]), ("heyoka", by_heyoka, tols), ("MuJoCo RK4", by_mujoco, steps)
        ):  # fmt: skip
            found = []
            try:
                for setting in settings:
                    y, n = solve(case, setting)
                    found.append((n, distance(case, matrix(y[:4]), y[7:10], end)))
            except ImportError as e:
                print(f"{name}: not installed ({e.name})")
                continue
            found = [(n, e) for n, e in found if np.isfinite(e)]
            print(f"| {name} | {' | '.join(fewest(found, level) for level in LEVELS)} |", flush=True)
    try:
        mujoco_flight()
    except ImportError as e:
        print(f"MuJoCo: not installed ({e.name})")


def by_cyrk(case: Case, tol: float) -> tuple[np.ndarray, int]:
    from CyRK import pysolve_ivp

    f, count = rates(case), [0]

    def g(t: float, y: np.ndarray) -> np.ndarray:
        count[0] += 1
        return f(t, np.asarray(y))

    done = pysolve_ivp(g, (0.0, case.t_end), begin(case), method="DOP853", rtol=max(tol, 3e-14), atol=tol * 1e-2)
    return np.asarray(done.y)[:, -1], count[0]


def heyoka_load(
    case: Case, R: list[list[Any]], x: list[Any], v: list[Any], W: list[Any]
) -> tuple[list[Any], list[Any]]:
    """The loads of the cases as formulas: torque in the body and force in space."""
    import heyoka as hy

    def dot(a: Any, b: Any) -> Any:
        return sum((p * q for p, q in zip(a, b, strict=True)), hy.expression(0.0))

    def cross(a: Any, b: Any) -> list[Any]:
        return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

    def to_body(F: list[Any]) -> list[Any]:
        return [dot([R[j][i] for j in range(3)], F) for i in range(3)]

    if case.name.startswith("fast top"):
        d = [x[j] + 0.3 * R[j][2] - (1.0 if j == 2 else 0.0) for j in range(3)]
        F = [-400.0 * (1.0 - 0.2 / hy.sqrt(dot(d, d))) * c for c in d]
        return cross([0.0, 0.0, 0.3], to_body(F)), [F[0], F[1], F[2] - 2.0 * G]
    if case.name.startswith("satellite"):
        r = hy.sqrt(dot(x, x))
        n = [c / r for c in to_body(x)]
        J = [i * c for i, c in zip(case.moments.tolist(), n, strict=True)]
        k = -1.0 / r**3.0 - 1.5 / r**5.0 * (float(case.moments.sum()) - 5.0 * dot(n, J))
        F = [k * x[j] - 3.0 / r**4.0 * dot(R[j], J) for j in range(3)]
        return [3.0 / r**3.0 * c for c in cross(n, J)], F
    Q = np.linalg.eigh(np.array([[2e-4, -2e-5, 0], [-2e-5, 1.6e-3, 0], [0, 0, 1.7e-3]]))[1]
    Q = Q * np.sign(np.linalg.det(Q))
    n = [dot(row, R[2]) for row in Q.tolist()]
    s = [a * a * c for a, c in zip((0.2, 0.03, 0.02), n, strict=True)]
    low = [(0.01 if j == 2 else 0.0) - s[j] / hy.sqrt(dot(n, s)) for j in range(3)]
    p = [dot(column, low) for column in Q.T.tolist()]
    turning = cross(W, p)
    u = [v[j] + dot(R[j], turning) for j in range(3)]
    N = hy.relu(2e4 * hy.relu(-(x[2] + dot(R[2], p))) * (1.0 - 0.2 * u[2]))
    f = -1.0 * N / hy.sqrt(u[0] * u[0] + u[1] * u[1] + 1e-4)
    F = [f * u[0], f * u[1], N]
    return cross(p, to_body(F)), [F[0], F[1], F[2] - G]


def by_heyoka(case: Case, tol: float) -> tuple[np.ndarray, int]:
    """Taylor series: a step of order n computes n derivatives of the load, which count as n calls."""
    import heyoka as hy

    names = ("q0", "q1", "q2", "q3", "p1", "p2", "p3", "x1", "x2", "x3", "v1", "v2", "v3")
    y = hy.make_vars(*names)
    (w, a, b, c), P, x, v = y[:4], y[4:7], y[7:10], y[10:]
    W = [p / i for p, i in zip(P, case.moments.tolist(), strict=True)]
    R = [
        [1 - 2 * (b * b + c * c), 2 * (a * b - w * c), 2 * (a * c + w * b)],
        [2 * (a * b + w * c), 1 - 2 * (a * a + c * c), 2 * (b * c - w * a)],
        [2 * (a * c - w * b), 2 * (b * c + w * a), 1 - 2 * (a * a + b * b)],
    ]
    T, F = heyoka_load(case, R, x, v, W)
    dq = [
        -0.5 * (a * W[0] + b * W[1] + c * W[2]), 0.5 * (w * W[0] + b * W[2] - c * W[1]),
        0.5 * (w * W[1] + c * W[0] - a * W[2]), 0.5 * (w * W[2] + a * W[1] - b * W[0]),
    ]  # fmt: skip
    dP = [P[1] * W[2] - P[2] * W[1], P[2] * W[0] - P[0] * W[2], P[0] * W[1] - P[1] * W[0]]
    slopes = [*dq, *(d + t for d, t in zip(dP, T, strict=True)), *v, *(f / case.mass for f in F)]
    system = [(k, hy.expression(0.0) + s) for k, s in zip(y, slopes, strict=True)]
    made = hy.taylor_adaptive(system, begin(case).tolist(), tol=max(tol, 2.3e-16))
    steps = made.propagate_until(case.t_end)[3]
    return np.array(made.state), int(steps) * made.order


def by_mujoco(case: Case, dt: float) -> tuple[np.ndarray, int]:
    """A free body with the load as a passive force, by MuJoCo's RK4, its integrator of the highest order."""
    import mujoco

    w, x, y, z = quaternion(case.R)
    moments = " ".join(map(repr, case.moments.tolist()))
    xml = (
        f'<mujoco><option timestep="{float(dt)!r}" gravity="0 0 0" integrator="RK4"/><worldbody><body><freejoint/>'
        f'<inertial pos="0 0 0" mass="{float(case.mass)!r}" diaginertia="{moments}"/>'
        "</body></worldbody></mujoco>"
    )
    model = mujoco.MjModel.from_xml_string(xml)
    data, count = mujoco.MjData(model), [0]
    data.qpos[:], data.qvel[:] = [*case.x, w, x, y, z], [*case.v, *case.W]

    def act(model: Any, data: Any) -> None:
        count[0] += 1
        T, F = case.load(matrix(data.qpos[3:7]), data.qvel[3:6].copy(), data.qpos[:3].copy(), data.qvel[:3].copy())
        data.qfrc_passive[:3] += F
        data.qfrc_passive[3:] += T

    mujoco.set_mjcb_passive(act)
    try:
        for _ in range(round(case.t_end / dt)):
            mujoco.mj_step(model, data)
    finally:
        mujoco.set_mjcb_passive(None)
    end = np.concatenate([data.qpos[3:7], case.moments * data.qvel[3:6], data.qpos[:3], data.qvel[:3]])
    return end, count[0]


def mujoco_flight(steps: int = 10**6) -> None:
    """The same box in MuJoCo, by its RK4."""
    import mujoco

    xml = """<mujoco><option timestep="0.01" gravity="0 0 0" integrator="RK4"/><worldbody><body><freejoint/>
    <geom type="box" size="0.05 0.1 0.15" mass="2" contype="0" conaffinity="0"/></body></worldbody></mujoco>"""
    model = mujoco.MjModel.from_xml_string(xml)
    data = mujoco.MjData(model)
    data.qvel[:] = [1, 2, 3, 1, 20, 1]
    I = 2.0 / 12 * np.array([0.04 + 0.09, 0.01 + 0.09, 0.01 + 0.04])

    def momentum() -> np.ndarray:
        return matrix(data.qpos[3:7]) @ (I * data.qvel[3:6])

    L, E = momentum(), float(data.qvel[3:6] @ (I * data.qvel[3:6]))
    worst = [0.0, 0.0, 0.0]
    began = time.perf_counter()
    for k in range(1, steps + 1):
        mujoco.mj_step(model, data)
        if k % (steps // 10) == 0:
            line = 0.01 * k * np.array([1.0, 2.0, 3.0])
            now = [
                np.linalg.norm(momentum() - L) / np.linalg.norm(L),
                abs(float(data.qvel[3:6] @ (I * data.qvel[3:6])) / E - 1),
                np.abs(data.qpos[:3] - line).max() / line.max(),
            ]
            worst = [max(a, float(b)) for a, b in zip(worst, now, strict=True)]
    shown = " | ".join(f"{v:.1e}" for v in worst)
    print(f"| MuJoCo {mujoco.__version__} RK4, {steps:g} steps | {shown} | ({time.perf_counter() - began:.0f} s)")


if __name__ == "__main__":
    if "peers" in sys.argv:
        peers()
    else:
        calls()
        if "calls" not in sys.argv:
            free_flight()
