"""Run the problems of `flight.py` with CyRK, heyoka, MuJoCo and Drake, and free flights with MuJoCo, Drake and Exudyn.

    python benchmarks/flight_peers.py calls [PEER ...]            evaluations of the load to reach an accuracy
    python benchmarks/flight_peers.py flight [PEER ...]           10^7 steps of the tumbling box; takes an hour

Libraries that are not installed are listed as missing.  polhode itself is not needed.  Stored results:
benchmarks/results/flight.md.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from flight import CASES, LEVELS, Case, G, begin, distance, dop853, fewest, matrix, quaternion, rates

Solve = Callable[[Case, float], tuple[np.ndarray, int]]


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
    """Return the load of a case as formulas for heyoka: torque in the body frame and force in space."""
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
    """Run a case with heyoka.  A step of order n computes n derivatives of the load, which count as n calls."""
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
    """Run a case with MuJoCo's RK4, its integrator of the highest order; the load is a passive force on a free body."""
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


def drake_plant(moments: np.ndarray, mass: float, dt: float = 0.0) -> tuple[Any, Any]:
    """Return a plant with one free body and no gravity; discrete with steps of dt, or continuous if dt is 0."""
    from pydrake.multibody.plant import MultibodyPlant
    from pydrake.multibody.tree import RotationalInertia, SpatialInertia

    plant = MultibodyPlant(time_step=dt)
    inertia = SpatialInertia.MakeFromCentralInertia(mass, np.zeros(3), RotationalInertia(*moments))
    body = plant.AddRigidBody("body", inertia)
    plant.mutable_gravity_field().set_gravity_vector([0.0, 0.0, 0.0])
    plant.Finalize()
    return plant, body


def drake_load(case: Case, count: list[int]) -> Any:
    """Return a system that computes the load from the state of the plant: torque and force, both in space."""
    from pydrake.systems.framework import BasicVector, LeafSystem

    class Acting(LeafSystem):
        def __init__(self) -> None:
            LeafSystem.__init__(self)
            self.state = self.DeclareVectorInputPort("state", 13)
            self.DeclareVectorOutputPort("load", BasicVector(6), self.act)

        def act(self, context: Any, output: Any) -> None:
            count[0] += 1
            y = self.state.Eval(context)
            R = matrix(y[:4])
            T, F = case.load(R, R.T @ y[7:10], y[4:7], y[10:])
            output.SetFromVector(np.concatenate([R @ T, F]))

    return Acting()


def by_drake(scheme: str) -> Solve:
    """Run a case with an error-controlled integrator of Drake; the load is a generalised force."""

    def solve(case: Case, tol: float) -> tuple[np.ndarray, int]:
        from pydrake.systems.analysis import ResetIntegratorFromFlags, Simulator
        from pydrake.systems.framework import DiagramBuilder

        plant, _ = drake_plant(case.moments, case.mass)
        builder, count = DiagramBuilder(), [0]
        builder.AddSystem(plant)
        acting = builder.AddSystem(drake_load(case, count))
        builder.Connect(plant.get_state_output_port(), acting.get_input_port())
        builder.Connect(acting.get_output_port(), plant.get_applied_generalized_force_input_port())
        simulator = Simulator(builder.Build())
        ResetIntegratorFromFlags(simulator, scheme, case.t_end / 10)
        integrator = simulator.get_mutable_integrator()
        integrator.set_target_accuracy(tol)
        integrator.set_fixed_step_mode(False)
        integrator.request_initial_step_size_target(case.t_end / 1e3)
        context = plant.GetMyMutableContextFromRoot(simulator.get_mutable_context())
        start = [quaternion(case.R), case.x, case.R @ case.W, case.v]
        plant.SetPositionsAndVelocities(context, np.concatenate(start))
        simulator.Initialize()
        simulator.AdvanceTo(case.t_end)
        y = plant.GetPositionsAndVelocities(context)
        W = matrix(y[:4]).T @ y[7:10]
        return np.concatenate([y[:4], case.moments * W, y[4:7], y[10:]]), count[0]

    return solve


def calls(wanted: list[str]) -> None:
    tols, halvings = 10.0 ** -np.arange(3, 14.5, 0.5), 100 * 2.0 ** np.arange(10)
    solvers: dict[str, tuple[Solve, Any]] = {
        "CyRK DOP853": (by_cyrk, tols[2:-4]),
        "heyoka": (by_heyoka, tols),
        "MuJoCo RK4": (by_mujoco, None),
        "Drake runge_kutta5": (by_drake("runge_kutta5"), tols[:-4]),
        "Drake runge_kutta3": (by_drake("runge_kutta3"), tols[:-8]),
    }
    for make in CASES:
        case = make()
        end, _ = dop853(case, 1e-13)
        print(f"\n{case.name}\n| solver | calls for 1e-6 | 1e-9 |\n|---|---|---|")
        for name, (solve, settings) in solvers.items():
            if wanted and name.split()[0].lower() not in wanted:
                continue
            found = []
            for setting in case.t_end / halvings if settings is None else settings:
                try:
                    y, n = solve(case, setting)
                except ImportError as e:
                    print(f"{name}: not installed ({e.name})")
                    break
                except RuntimeError as e:
                    print(f"<!-- {name}, {setting:.1e}: {str(e)[:160]} -->")
                    continue
                found.append((n, distance(case, matrix(y[:4]), y[7:10], end)))
                if found[-1][1] < 0.3 * LEVELS[-1]:
                    break
            found = [(n, e) for n, e in found if np.isfinite(e)]
            print(f"| {name} | {' | '.join(fewest(found, level) for level in LEVELS)} |", flush=True)


# --- free flight of a tumbling box ------------------------------------------------------------------------------

MOMENTS, MASS, DT = 2.0 / 12 * np.array([0.04 + 0.09, 0.01 + 0.09, 0.01 + 0.04]), 2.0, 0.01
SPIN, VELOCITY = np.array([1.0, 20.0, 1.0]), np.array([1.0, 2.0, 3.0])


class Place(NamedTuple):
    """A state of the box; omega is in the body frame."""

    R: np.ndarray
    omega: np.ndarray
    x: np.ndarray
    v: np.ndarray


def judge_flight(name: str, steps: int, advance: Callable[[int], Place]) -> None:
    """Print the largest errors, found at ten times of the flight; advance(n) makes n more steps."""
    L, E = MOMENTS * SPIN, float(SPIN @ (MOMENTS * SPIN))
    worst, began, block = np.zeros(4), time.process_time(), steps // 10
    for k in range(1, 11):
        s = advance(block)
        line = DT * k * block * VELOCITY
        now = [
            np.linalg.norm(s.R @ (MOMENTS * s.omega) - L) / np.linalg.norm(L),
            abs(float(s.omega @ (MOMENTS * s.omega)) / E - 1),
            np.abs(s.x - line).max() / line.max(), np.abs(s.v - VELOCITY).max() / VELOCITY.max(),
        ]  # fmt: skip
        worst = np.maximum(worst, now)
    each = 1e6 * (time.process_time() - began) / steps
    print(f"| {name} | {steps:.0e} | " + " | ".join(f"{v:.1e}" for v in worst) + f" | {each:.2g} |", flush=True)


def mujoco_flight(integrator: str, steps: int) -> None:
    import mujoco

    xml = f"""<mujoco><option timestep="{DT}" gravity="0 0 0" integrator="{integrator}"/><worldbody><body><freejoint/>
    <geom type="box" size="0.05 0.1 0.15" mass="2" contype="0" conaffinity="0"/></body></worldbody></mujoco>"""
    model = mujoco.MjModel.from_xml_string(xml)
    data = mujoco.MjData(model)
    data.qvel[:] = [*VELOCITY, *SPIN]

    def advance(n: int) -> Place:
        mujoco.mj_step(model, data, n)
        return Place(matrix(data.qpos[3:7]), data.qvel[3:6].copy(), data.qpos[:3].copy(), data.qvel[:3].copy())

    judge_flight(f"MuJoCo {mujoco.__version__}, {integrator}", steps, advance)


def drake_flight(scheme: str, steps: int) -> None:
    """Run the free flight with an integrator of Drake with fixed steps, or with its discrete plant."""
    from importlib.metadata import version

    from pydrake.systems.analysis import ResetIntegratorFromFlags, Simulator

    plant, _ = drake_plant(MOMENTS, MASS, DT if scheme == "discrete" else 0.0)
    simulator = Simulator(plant)
    if scheme != "discrete":
        ResetIntegratorFromFlags(simulator, scheme, DT)
        simulator.get_mutable_integrator().set_fixed_step_mode(True)
    context = simulator.get_mutable_context()
    plant.SetPositionsAndVelocities(context, np.concatenate([[1, 0, 0, 0], np.zeros(3), SPIN, VELOCITY]))
    simulator.Initialize()
    taken = 0

    def advance(n: int) -> Place:
        nonlocal taken
        taken += n
        simulator.AdvanceTo(DT * taken)
        y = plant.GetPositionsAndVelocities(context)
        R = matrix(y[:4])
        return Place(R, R.T @ y[7:10], y[4:7].copy(), y[10:].copy())

    judge_flight(f"Drake {version('drake')}, {scheme}", steps, advance)


def exudyn_flight(solver: str, steps: int) -> None:
    import exudyn as exu
    from exudyn import itemInterface as items

    container = exu.SystemContainer()
    mbs = container.AddSystem()
    node = mbs.AddNode(
        items.NodeRigidBodyRotVecLG(referenceCoordinates=[0.0] * 6, initialVelocities=[*VELOCITY, *SPIN])
    )
    mbs.AddObject(items.ObjectRigidBody(physicsMass=MASS, physicsInertia=[*MOMENTS, 0.0, 0.0, 0.0], nodeNumber=node))
    mbs.Assemble()
    settings, kind = exu.SimulationSettings(), getattr(exu.DynamicSolverType, solver)
    settings.timeIntegration.verboseMode, settings.solutionSettings.writeSolutionToFile = 0, False
    settings.timeIntegration.explicitIntegration.useLieGroupIntegration = True
    settings.timeIntegration.explicitIntegration.dynamicSolverType = kind
    settings.timeIntegration.generalizedAlpha.spectralRadius = 1.0
    settings.timeIntegration.newton.relativeTolerance = settings.timeIntegration.newton.absoluteTolerance = 1e-12
    taken = 0

    def advance(n: int) -> Place:
        nonlocal taken
        settings.timeIntegration.startTime = DT * taken
        taken += n
        settings.timeIntegration.numberOfSteps, settings.timeIntegration.endTime = n, DT * taken
        if not mbs.SolveDynamic(settings, solverType=kind):
            raise RuntimeError("SolveDynamic failed")
        now = mbs.systemData.GetSystemState(configuration=exu.ConfigurationType.Current)
        mbs.systemData.SetSystemState(now, configuration=exu.ConfigurationType.Initial)
        w, x, v = (
            np.array(mbs.GetNodeOutput(node, getattr(exu.OutputVariableType, what)))
            for what in ("AngularVelocityLocal", "Position", "Velocity")
        )
        R = np.array(mbs.GetNodeOutput(node, exu.OutputVariableType.RotationMatrix)).reshape(3, 3)
        return Place(R, w, x, v)

    judge_flight(f"Exudyn {exu.__version__}, {solver}", steps, advance)


FLIGHTS = {
    "mujoco": (mujoco_flight, ("Euler", "implicit", "RK4")),
    "drake": (drake_flight, ("discrete", "runge_kutta3", "runge_kutta5")),
    "exudyn": (exudyn_flight, ("RK44", "RK67", "GeneralizedAlpha")),
}


def flights(wanted: list[str], steps: int = 10**7) -> None:
    head = ("", "steps", "angular momentum", "energy", "straight line", "velocity", "µs/step")
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for name, (fly, schemes) in FLIGHTS.items():
        for scheme in schemes if not wanted or name in wanted else ():
            try:
                fly(scheme, steps)
            except ImportError as e:
                print(f"{name}: not installed ({e.name})")
            except RuntimeError as e:
                print(f"| {name}, {scheme} | fails: {str(e)[:120]} |", flush=True)


if __name__ == "__main__":
    what, *names = sys.argv[1:] or ["calls"]
    if what == "calls":
        calls(names)
    else:
        flights(names, int(float(names.pop())) if names and names[-1][0].isdigit() else 10**7)
