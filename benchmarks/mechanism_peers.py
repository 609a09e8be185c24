"""Run the mechanisms of `mechanisms.py` with other engines.  Needs an environment with these; reads models as JSON.

    python mechanism_peers.py models.json results.json MODEL [PEER ...]

The models are read from a JSON file.  Times are CPU seconds of the process.  Pinocchio has no loop over steps, so the
loop is in Python, and the times include it.
"""

import json
import sys
import time

import numpy as np


def energy_of(model, x, R, v, w):
    """Return the kinetic energy plus the energies of gravity, the spring and the motor. Angular velocities are in body
    axes.
    """
    E = 0.0
    if "spring" in model:
        s = model["spring"]
        length = np.linalg.norm(x[s["body"]] + R[s["body"]] @ np.array(s["point"]) - np.array(s["anchor"]))
        E += 0.5 * s["stiffness"] * (length - s["rest"]) ** 2
    if "torque" in model:
        E -= model["torque"] * turned(R[0])
    for k, b in enumerate(model["bodies"]):
        I = np.array(b["moments"])
        E += 0.5 * b["mass"] * v[k] @ v[k] + 0.5 * w[k] @ (I * w[k]) - b["mass"] * np.dot(model["gravity"], x[k])
    return E


TURNS = {"before": 0.0}


def turned(R):
    """Return the angle of the crank, including the whole turns made since the first call."""
    a = np.arctan2(R[1, 0], R[0, 0])
    a += 2 * np.pi * np.rint((TURNS["before"] - a) / (2 * np.pi))
    TURNS["before"] = a
    return a


def end_error(model, R):
    """Return the largest difference of the squeezer's angles from the published ones."""
    a = [np.arctan2(r[1, 0], r[0, 0]) for r in R]
    have = {"beta": a[0], "theta": a[1] - a[0], "gamma": a[2], "phi": a[3] - a[4], "delta": a[4], "omega": a[5] - a[6],
            "epsilon": a[6]}  # fmt: skip
    return max(abs((have[k] - v + np.pi) % (2 * np.pi) - np.pi) for k, v in model["known"].items())


def joint_error(model, x, R):
    worst = 0.0
    for j in model["joints"]:
        p = [
            np.array(j["arm_" + s]) if j[s] < 0 else x[j[s]] + R[j[s]] @ np.array(j["arm_" + s]) for s in ("a", "b")
        ]  # fmt: skip
        worst = max(worst, float(np.abs(p[0] - p[1]).max()))
    return worst


def start_of(model):
    b = model["bodies"]
    return (np.array([q[n] for q in b]) for n in ("x", "R", "v", "omega"))


def judged(model, name, setting, dt, samples, seconds, steps):
    """Return a line of the table; energy errors are relative to the kinetic energy at the start."""
    x, R, v, w = start_of(model)
    TURNS["before"] = 0.0
    driven = "torque" in model  # it starts at rest, so errors are relative to the end
    E0 = energy_of(model, x, R, v, w)
    bare = {k: v for k, v in model.items() if k not in ("spring", "torque")} | {"gravity": [0, 0, 0]}
    d = np.array([energy_of(model, *s) - E0 for s in samples])
    d = d / (energy_of(bare, *samples[-1]) if driven else energy_of(bare, x, R, v, w))
    g = [joint_error(model, s[0], s[1]) for s in samples]
    L = [
        sum(
            b["mass"] * np.cross(s[0][k], s[2][k]) + s[1][k] @ (np.array(b["moments"]) * s[3][k])
            for k, b in enumerate(model["bodies"])
        )
        for s in ((x, R, v, w), *samples)
    ]
    tenth = max(1, len(d) // 10)
    return {
        "model": model["name"], "engine": name, "setting": setting, "dt": dt, "us_per_step": 1e6 * seconds / steps,
        "seconds": seconds, "energy": float(np.abs(d).max()), "energy_rms": float(np.sqrt(np.mean(d**2))),
        "drift": float(d[-tenth:].mean() - d[:tenth].mean()), "joint": max(g),
        "momentum": float(max(np.linalg.norm(a - L[0]) for a in L) / max(np.linalg.norm(L[0]), 1e-300)),
        **({"end": float(end_error(model, samples[-1][1]))} if driven else {}),
    }  # fmt: skip


# --- MuJoCo -------------------------------------------------------------------------------------------------------


def text(v):
    return " ".join(repr(float(a)) for a in np.ravel(v))


def mujoco_model(model, dt, integrator, solref):
    import mujoco

    x, R, v, w = start_of(model)
    n, tree, loops = len(x), {}, []
    for j in model["joints"]:
        child, parent = j["a"], j["b"]
        if child in tree or (model["free"] and child == 0):
            loops.append(j)
        else:
            tree[child] = (parent, j)

    def body(k):
        parent, j = tree.get(k, (-1, None))
        P, o = (np.eye(3), np.zeros(3)) if parent < 0 else (R[parent], x[parent])
        q = np.zeros(4)
        mujoco.mju_mat2Quat(q, (P.T @ R[k]).flatten())
        if j is None:
            joint = "<freejoint/>"
        elif j["type"] == "ball":
            joint = f'<joint type="ball" pos="{text(j["arm_a"])}"/>'
        else:
            joint = f'<joint type="hinge" pos="{text(j["arm_a"])}" axis="{text(j["axis_a"])}"/>'
        b = model["bodies"][k]
        inside = "".join(body(c) for c, (p, _) in tree.items() if p == k)
        if "spring" in model and model["spring"]["body"] == k:
            joint += f'<site name="point" pos="{text(model["spring"]["point"])}"/>'
        inertia = f'<inertial pos="0 0 0" mass="{b["mass"]!r}" diaginertia="{text(b["moments"])}"/>'
        return f'<body name="b{k}" pos="{text(P.T @ (x[k] - o))}" quat="{text(q)}">{joint}{inertia}{inside}</body>'

    roots = [k for k in range(n) if k not in tree or tree[k][0] < 0]
    ties = "".join(
        f'<connect body1="b{j["a"]}" body2="b{j["b"]}" anchor="{text(j["arm_a"])}" solref="{solref}"/>' for j in loops
    )
    site, tendon = "", ""
    if "spring" in model:
        s = model["spring"]
        site = f'<site name="anchor" pos="{text(s["anchor"])}"/>'
        tendon = (
            f'<tendon><spatial stiffness="{s["stiffness"]!r}" springlength="{s["rest"]!r}"><site site="anchor"/>'
            '<site site="point"/></spatial></tendon>'
        )
    xml = (
        f'<mujoco><option timestep="{dt!r}" integrator="{integrator}" gravity="{text(model["gravity"])}" '
        'tolerance="1e-12" iterations="100"><flag contact="disable"/></option>'
        f"<worldbody>{site}{''.join(body(k) for k in roots)}</worldbody><equality>{ties}</equality>{tendon}</mujoco>"
    )
    m = mujoco.MjModel.from_xml_string(xml)
    d = mujoco.MjData(m)
    order = [int(m.body(f"b{k}").id) for k in range(n)]
    for k in range(n):
        at = m.jnt_dofadr[m.body_jntadr[order[k]]]
        parent, j = tree.get(k, (-1, None))
        spin = R[k] @ w[k] - (R[parent] @ w[parent] if parent >= 0 else 0.0)
        if j is None:
            d.qvel[at : at + 6] = np.concatenate([v[k], w[k]])
        elif j["type"] == "ball":
            d.qvel[at : at + 3] = R[k].T @ spin
        else:
            d.qvel[at] = (R[k] @ np.array(j["axis_a"])) @ spin
    if "torque" in model:
        d.qfrc_applied[m.jnt_dofadr[m.body_jntadr[order[0]]]] = model["torque"]
    return mujoco, m, d, order


def run_mujoco(model, dt, integrator, solref, t_end, samples=200):
    mujoco, m, d, order = mujoco_model(model, dt, integrator, solref)
    steps, out, seconds = round(t_end / dt), [], 0.0
    block = steps // samples
    copy = mujoco.MjData(m)
    for _ in range(samples):
        began = time.process_time()
        mujoco.mj_step(m, d, block)
        seconds += time.process_time() - began
        mujoco.mj_copyData(copy, m, d)
        mujoco.mj_forward(m, copy)
        x, R = copy.xipos[order].copy(), copy.ximat[order].reshape(-1, 3, 3).copy()
        v, w = np.zeros_like(x), np.zeros_like(x)
        for k, b in enumerate(order):
            six = np.zeros(6)
            mujoco.mj_objectVelocity(m, copy, mujoco.mjtObj.mjOBJ_BODY, b, six, 0)
            v[k], w[k] = six[3:], R[k].T @ six[:3]
        out.append((x, R, v, w))
    return judged(model, "MuJoCo " + mujoco.__version__, f"{integrator}", dt, out, seconds, block * samples)


# --- Exudyn -------------------------------------------------------------------------------------------------------


def run_exudyn(model, dt, solver, t_end, samples=20):
    import exudyn as exu
    from exudyn.utilities import RigidBodyInertia

    x, R, v, w = start_of(model)
    system = exu.SystemContainer()
    mbs = system.AddSystem()
    bodies = [
        mbs.CreateRigidBody(
            inertia=RigidBodyInertia(mass=b["mass"], inertiaTensor=np.diag(b["moments"])), referencePosition=list(x[k]),
            referenceRotationMatrix=R[k], initialVelocity=list(v[k]), initialAngularVelocity=list(R[k] @ w[k]),
            gravity=model["gravity"], nodeType=exu.NodeType.RotationEulerParameters, returnDict=False,
        )
        for k, b in enumerate(model["bodies"])
    ]  # fmt: skip
    ground = mbs.CreateGround()
    for j in model["joints"]:
        pair = [ground if j[s] < 0 else bodies[j[s]] for s in ("a", "b")]
        place = list(x[j["a"]] + R[j["a"]] @ np.array(j["arm_a"]))
        if j["type"] == "ball":
            mbs.CreateSphericalJoint(itemNumbers=pair, position=place, show=False)
        else:
            axis = list(R[j["a"]] @ np.array(j["axis_a"]))
            mbs.CreateRevoluteJoint(itemNumbers=pair, position=place, axis=axis, show=False)
    if "spring" in model:
        q = model["spring"]
        mbs.CreateSpringDamper(
            itemNumbers=[ground, bodies[q["body"]]], localPosition0=q["anchor"], localPosition1=q["point"],
            referenceLength=q["rest"], stiffness=q["stiffness"],
        )  # fmt: skip
        mbs.CreateTorque(itemNumber=bodies[0], loadVector=[0, 0, model["torque"]])
    mbs.Assemble()
    s = exu.SimulationSettings()
    if "spring" in model:  # some equations of the hinges of a planar loop are redundant
        s.linearSolverType = exu.LinearSolverType.EigenDense
        s.linearSolverSettings.ignoreSingularJacobian = True
    s.timeIntegration.numberOfSteps, s.timeIntegration.endTime = round(t_end / samples / dt), t_end / samples
    s.timeIntegration.verboseMode, s.solutionSettings.writeSolutionToFile = 0, False
    s.displayStatistics = s.displayComputationTime = False
    s.timeIntegration.generalizedAlpha.spectralRadius = 0.9  # with 1, the iteration fails on the ring
    s.timeIntegration.newton.relativeTolerance, s.timeIntegration.newton.absoluteTolerance = 1e-10, 1e-12
    out, seconds, kind = [], 0.0, exu.OutputVariableType
    for _ in range(samples):
        began = time.process_time()
        mbs.SolveDynamic(s, solverType=getattr(exu.DynamicSolverType, solver))
        seconds += time.process_time() - began

        def read(what):
            return np.array([mbs.GetObjectOutputBody(b, what, [0, 0, 0]) for b in bodies])

        out.append((read(kind.Position), read(kind.RotationMatrix).reshape(-1, 3, 3), read(kind.Velocity),
                    read(kind.AngularVelocityLocal)))  # fmt: skip
        now = mbs.systemData.GetSystemState(configuration=exu.ConfigurationType.Current)
        mbs.systemData.SetSystemState(now, configuration=exu.ConfigurationType.Initial)
    return judged(model, "Exudyn " + exu.__version__, solver, dt, out, seconds, round(t_end / dt))


# --- Pinocchio ----------------------------------------------------------------------------------------------------


def run_pinocchio(model, dt, t_end, samples=100):
    """Run an open chain with Pinocchio and the classical Runge-Kutta method of fourth order on the group."""
    import pinocchio as pin

    x, R, _, w = start_of(model)
    m = pin.Model()
    m.gravity = pin.Motion(np.array(model["gravity"], float), np.zeros(3))
    ids = {-1: 0}
    for j in model["joints"]:
        k, p = j["a"], j["b"]
        arm, b = np.array(j["arm_a"]), model["bodies"][k]
        hinge = j["type"] != "ball"
        kind = pin.JointModelRevoluteUnaligned(np.array(j["axis_a"])) if hinge else pin.JointModelSpherical()
        Q = np.eye(3) if p < 0 else R[p]
        place = pin.SE3(Q.T @ R[k], np.array(j["arm_b"]) - (0 if p < 0 else ARMS[p]))
        ids[k] = m.addJoint(ids[p], kind, place, f"j{k}")
        ARMS[k] = arm
        m.appendBodyToJoint(
            ids[k], pin.Inertia(b["mass"], np.zeros(3), np.diag(b["moments"])), pin.SE3(np.eye(3), -arm)
        )  # fmt: skip
    data = m.createData()
    q, u = pin.neutral(m), np.zeros(m.nv)
    for j in model["joints"]:
        k, p = j["a"], j["b"]
        spin = R[k].T @ (R[k] @ w[k] - (0 if p < 0 else R[p] @ w[p]))
        at = m.joints[ids[k]].idx_v
        if j["type"] == "ball":
            u[at : at + 3] = spin
        else:
            u[at] = np.array(j["axis_a"]) @ spin
    zero, steps, out = np.zeros(m.nv), round(t_end / dt), []
    block = steps // samples
    seconds = 0.0
    balls = all(j["type"] == "ball" for j in model["joints"])

    def along(turn, u):
        """Return the rate of the rotation vector `turn` at angular velocity u (Munthe-Kaas); without it, the order
        would be 2.
        """
        if not balls:
            return u
        a, b = turn.reshape(-1, 3), u.reshape(-1, 3)
        c = np.cross(a, b)
        return (b + 0.5 * c + np.cross(a, c) / 12.0).ravel()

    for _ in range(samples):
        began = time.process_time()
        for _ in range(block):
            a1 = pin.aba(m, data, q, u, zero).copy()
            u2, turn2 = u + 0.5 * dt * a1, 0.5 * dt * u
            a2 = pin.aba(m, data, pin.integrate(m, q, turn2), u2, zero).copy()
            k2 = along(turn2, u2)
            u3, turn3 = u + 0.5 * dt * a2, 0.5 * dt * k2
            a3 = pin.aba(m, data, pin.integrate(m, q, turn3), u3, zero).copy()
            k3 = along(turn3, u3)
            u4, turn4 = u + dt * a3, dt * k3
            a4 = pin.aba(m, data, pin.integrate(m, q, turn4), u4, zero)
            q = pin.integrate(m, q, dt / 6 * (u + 2 * k2 + 2 * k3 + along(turn4, u4)))
            u = u + dt / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        seconds += time.process_time() - began
        pin.forwardKinematics(m, data, q, u)
        rows = []
        for k in range(len(x)):
            P, V = data.oMi[ids[k]], pin.getVelocity(m, data, ids[k], pin.LOCAL)
            rows.append((
                P.translation - P.rotation @ ARMS[k], P.rotation.copy(),
                P.rotation @ (V.linear - np.cross(V.angular, ARMS[k])), V.angular.copy(),
            ))  # fmt: skip
        out.append(tuple(np.array(c) for c in zip(*rows, strict=True)))
    return judged(model, "Pinocchio " + pin.__version__, "aba, RK4 from Python", dt, out, seconds, block * samples)


ARMS: dict = {}


# --- Drake --------------------------------------------------------------------------------------------------------


def advance_drake(simulator, plant, context, bodies, t_end, samples):
    """Return states at equal intervals, and the CPU seconds spent."""
    simulator.Initialize()
    out, seconds = [], 0.0
    for i in range(samples):
        began = time.process_time()
        simulator.AdvanceTo(t_end * (i + 1) / samples)
        seconds += time.process_time() - began
        out.append(drake_state(plant, context, bodies))
    return out, seconds


def run_drake(model, dt, t_end, samples=50):
    """Run free bodies with ball constraints with Drake's discrete solver (SAP)."""
    import pydrake
    from pydrake.math import RigidTransform, RotationMatrix
    from pydrake.multibody.math import SpatialVelocity
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph, DiscreteContactApproximation
    from pydrake.multibody.tree import SpatialInertia, UnitInertia
    from pydrake.systems.analysis import Simulator
    from pydrake.systems.framework import DiagramBuilder

    x, R, v, w = start_of(model)
    builder = DiagramBuilder()
    plant, _ = AddMultibodyPlantSceneGraph(builder, time_step=dt)
    plant.set_discrete_contact_approximation(DiscreteContactApproximation.kSap)
    plant.mutable_gravity_field().set_gravity_vector(model["gravity"])
    bodies = []
    for k, b in enumerate(model["bodies"]):
        I = np.array(b["moments"]) / b["mass"]
        bodies.append(plant.AddRigidBody(f"b{k}", SpatialInertia(b["mass"], np.zeros(3), UnitInertia(*I))))
    for j in model["joints"]:
        first, second = (plant.world_body() if j[s] < 0 else bodies[j[s]] for s in ("a", "b"))
        plant.AddBallConstraint(first, np.array(j["arm_a"]), second, np.array(j["arm_b"]))
    plant.Finalize()
    diagram = builder.Build()
    simulator = Simulator(diagram)
    context = plant.GetMyMutableContextFromRoot(simulator.get_mutable_context())
    for k, b in enumerate(bodies):
        plant.SetFreeBodyPose(context, b, RigidTransform(RotationMatrix(R[k]), x[k]))
        plant.SetFreeBodySpatialVelocity(b, SpatialVelocity(R[k] @ w[k], v[k]), context)
    out, seconds = advance_drake(simulator, plant, context, bodies, t_end, samples)
    version = getattr(pydrake, "__version__", "")
    return judged(model, f"Drake {version}", "discrete, SAP, ball constraints", dt, out, seconds, round(t_end / dt))


def run_drake_tree(model, dt, t_end, samples=100):
    """Run a free tree of hinges in joint coordinates with Drake's Runge-Kutta method of third order and equal steps."""
    from importlib.metadata import version

    from pydrake.math import RigidTransform, RotationMatrix
    from pydrake.multibody.plant import MultibodyPlant
    from pydrake.multibody.tree import RevoluteJoint, SpatialInertia, UnitInertia
    from pydrake.systems.analysis import ResetIntegratorFromFlags, Simulator

    _, R, _, w = start_of(model)
    plant = MultibodyPlant(time_step=0.0)
    plant.mutable_gravity_field().set_gravity_vector(model["gravity"])
    bodies, joints = [], []
    for k, b in enumerate(model["bodies"]):
        I = np.array(b["moments"]) / b["mass"]
        bodies.append(plant.AddRigidBody(f"b{k}", SpatialInertia(b["mass"], np.zeros(3), UnitInertia(*I))))
    for j in model["joints"]:
        k, p = j["a"], j["b"]
        parent, Q = (plant.world_body(), np.eye(3)) if p < 0 else (bodies[p], R[p])
        there = RigidTransform(RotationMatrix(Q.T @ R[k]), np.array(j["arm_b"]))
        joints.append(
            plant.AddJoint(RevoluteJoint(f"j{k}", *frames(plant, parent, there, bodies[k], j["arm_a"]), j["axis_a"]))
        )
    plant.Finalize()
    simulator = Simulator(plant)
    context = simulator.get_mutable_context()
    for j, joint in zip(model["joints"], joints, strict=True):
        k, p = j["a"], j["b"]
        spin = R[k].T @ (R[k] @ w[k] - (0 if p < 0 else R[p] @ w[p]))
        joint.set_angular_rate(context, float(np.array(j["axis_a"]) @ spin))
    integrator = ResetIntegratorFromFlags(simulator, "runge_kutta3", dt)
    integrator.set_fixed_step_mode(True)
    out, seconds = advance_drake(simulator, plant, context, bodies, t_end, samples)
    name = "continuous, RK3, hinges"
    return judged(model, f"Drake {version('drake')}", name, dt, out, seconds, round(t_end / dt))


def depth_first(joints):
    """Return a tree of joints in the order that Pinocchio needs, and the joints that close loops."""
    children, loops = {}, []
    for j in joints:
        if j["a"] in children:
            loops.append(j)
        else:
            children[j["a"]] = j

    def below(k):
        return [x for j in children.values() if j["b"] == k for x in (j, *below(j["a"]))]

    return below(-1), loops


def run_pinocchio_loops(model, dt, t_end, samples=100):
    """Run the squeezer: a tree of hinges, with constraints (Baumgarte) that close loops, and Runge-Kutta of order 4."""
    import pinocchio as pin

    x, R, _, _ = start_of(model)
    m, ids, arms = pin.Model(), {-1: 0}, {}
    m.gravity = pin.Motion.Zero()
    tree, loops = depth_first(model["joints"])
    for j in tree:
        k, p = j["a"], j["b"]
        arms[k], b = np.array(j["arm_a"]), model["bodies"][k]
        Q = np.eye(3) if p < 0 else R[p]
        place = pin.SE3(Q.T @ R[k], np.array(j["arm_b"]) - (0 if p < 0 else arms[p]))
        ids[k] = m.addJoint(ids[p], pin.JointModelRZ(), place, f"j{k}")
        inertia = pin.Inertia(b["mass"], np.zeros(3), np.diag(b["moments"]))
        m.appendBodyToJoint(ids[k], inertia, pin.SE3(np.eye(3), -arms[k]))
    ties, held = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
    for j in loops:
        ends = [pin.SE3(np.eye(3), np.array(j["arm_" + s]) - arms[j[s]]) for s in ("a", "b")]
        tie = pin.RigidConstraintModel(pin.ContactType.CONTACT_3D, m, ids[j["a"]], ends[0], ids[j["b"]], ends[1])
        tie.setBaumgarteCorrectorParameters(pin.BaumgarteCorrectorParameters((0.1 / dt) ** 2, 0.2 / dt))
        ties.append(tie)
        held.append(tie.createData())
    data = m.createData()
    pin.initConstraintDynamics(m, data, ties, held)
    settings, spring = pin.ProximalSettings(1e-12, 1e-12, 20), model["spring"]
    q, u, drive = pin.neutral(m), np.zeros(m.nv), np.zeros(m.nv)
    drive[m.joints[ids[0]].idx_v] = model["torque"]
    at, anchor = np.array(spring["point"]) - arms[spring["body"]], np.array(spring["anchor"])

    def slope(q, u):
        pin.forwardKinematics(m, data, q)
        P = data.oMi[ids[spring["body"]]]
        far = anchor - P.act(at)
        length = np.linalg.norm(far)
        f = P.rotation.T @ (spring["stiffness"] * (length - spring["rest"]) / length * far)
        J = pin.computeJointJacobian(m, data, q, ids[spring["body"]])
        load = drive + J.T @ np.concatenate([f, np.cross(at, f)])
        return pin.constraintDynamics(m, data, q, u, load, ties, held, settings).copy()

    out, seconds, block = [], 0.0, round(t_end / dt) // samples
    for _ in range(samples):
        began = time.process_time()
        for _ in range(block):
            a1 = slope(q, u)
            u2 = u + 0.5 * dt * a1
            a2 = slope(q + 0.5 * dt * u, u2)
            u3 = u + 0.5 * dt * a2
            a3 = slope(q + 0.5 * dt * u2, u3)
            u4 = u + dt * a3
            a4 = slope(q + dt * u3, u4)
            q, u = q + dt / 6 * (u + 2 * u2 + 2 * u3 + u4), u + dt / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        seconds += time.process_time() - began
        pin.forwardKinematics(m, data, q, u)
        rows = []
        for k in range(len(x)):
            P, V = data.oMi[ids[k]], pin.getVelocity(m, data, ids[k], pin.LOCAL)
            rows.append((P.translation - P.rotation @ arms[k], P.rotation.copy(),
                         P.rotation @ (V.linear - np.cross(V.angular, arms[k])), V.angular.copy()))  # fmt: skip
        out.append(tuple(np.array(c) for c in zip(*rows, strict=True)))
    name = "Pinocchio " + pin.__version__
    return judged(model, name, "constraintDynamics, RK4 from Python", dt, out, seconds, block * samples)


def run_drake_loops(model, dt, t_end, samples=100):
    """Run the squeezer with Drake's discrete solver (SAP): a tree of hinges, with ball constraints that close loops."""
    import pydrake
    from pydrake.math import RigidTransform, RotationMatrix
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph, DiscreteContactApproximation
    from pydrake.multibody.tree import LinearSpringDamper, RevoluteJoint, SpatialInertia, UnitInertia
    from pydrake.systems.analysis import Simulator
    from pydrake.systems.framework import DiagramBuilder

    _, R, _, _ = start_of(model)
    builder = DiagramBuilder()
    plant, _ = AddMultibodyPlantSceneGraph(builder, time_step=dt)
    plant.set_discrete_contact_approximation(DiscreteContactApproximation.kSap)
    plant.mutable_gravity_field().set_gravity_vector([0, 0, 0])
    bodies, joined, first = [], set(), None
    for k, b in enumerate(model["bodies"]):
        I = np.array(b["moments"]) / b["mass"]
        bodies.append(plant.AddRigidBody(f"b{k}", SpatialInertia(b["mass"], np.zeros(3), UnitInertia(*I))))
    for j in model["joints"]:
        k, p = j["a"], j["b"]
        other = plant.world_body() if p < 0 else bodies[p]
        if k in joined:
            plant.AddBallConstraint(bodies[k], np.array(j["arm_a"]), other, np.array(j["arm_b"]))
            continue
        joined.add(k)
        Q = np.eye(3) if p < 0 else R[p]
        there = RigidTransform(RotationMatrix(Q.T @ R[k]), np.array(j["arm_b"]))
        joint = plant.AddJoint(RevoluteJoint(f"j{k}", *frames(plant, other, there, bodies[k], j["arm_a"]), [0, 0, 1]))
        first = joint if first is None else first
    s = model["spring"]
    plant.AddForceElement(LinearSpringDamper(
        plant.world_body(), s["anchor"], bodies[s["body"]], s["point"], s["rest"], s["stiffness"], 0.0
    ))  # fmt: skip
    motor = plant.AddJointActuator("motor", first)
    plant.Finalize()
    diagram = builder.Build()
    simulator = Simulator(diagram)
    context = plant.GetMyMutableContextFromRoot(simulator.get_mutable_context())
    plant.get_actuation_input_port().FixValue(context, [model["torque"]])
    assert motor is not None
    out, seconds = advance_drake(simulator, plant, context, bodies, t_end, samples)
    version = getattr(pydrake, "__version__", "")
    return judged(model, f"Drake {version}", "discrete, SAP, hinges and ball constraints", dt, out, seconds,
                  round(t_end / dt))  # fmt: skip


def frames(plant, parent, there, child, arm):
    from pydrake.math import RigidTransform
    from pydrake.multibody.tree import FixedOffsetFrame

    return (plant.AddFrame(FixedOffsetFrame(f"p{child.name()}", parent.body_frame(), there)),
            plant.AddFrame(FixedOffsetFrame(f"c{child.name()}", child.body_frame(),
                                            RigidTransform(np.array(arm)))))  # fmt: skip


def drake_state(plant, context, bodies):
    rows = []
    for b in bodies:
        P, V = plant.EvalBodyPoseInWorld(context, b), plant.EvalBodySpatialVelocityInWorld(context, b)
        A = P.rotation().matrix()
        rows.append((P.translation(), A, V.translational(), A.T @ V.rotational()))
    return tuple(np.array(c) for c in zip(*rows, strict=True))


def requests(models):
    ring, chain, gimbals, squeezer = (models[n] for n in ("ring", "chain", "gimbals", "squeezer"))
    for integrator, dt in (("implicitfast", 1e-5), ("RK4", 1e-5), ("RK4", 1e-6)):
        yield "mujoco", "squeezer", lambda i=integrator, h=dt: run_mujoco(squeezer, h, i, f"{2 * h!r} 1", 0.03)
    for dt in (1e-5, 1e-6):
        yield "exudyn", "squeezer", lambda h=dt: run_exudyn(squeezer, h, "GeneralizedAlpha", 0.03, 100)
    for dt in (1e-4, 1e-5):
        yield "pinocchio", "squeezer", lambda h=dt: run_pinocchio_loops(squeezer, h, 0.03)
    for dt in (1e-5, 1e-6):
        yield "drake", "squeezer", lambda h=dt: run_drake_loops(squeezer, h, 0.03)
    for integrator in ("Euler", "implicitfast", "implicit", "RK4"):
        yield "mujoco", "ring", lambda i=integrator: run_mujoco(ring, 2e-3, i, "0.02 1", 100.0)
    yield "mujoco", "ring", lambda: run_mujoco(ring, 5e-4, "RK4", "0.001 1", 100.0)
    for integrator, dt in (
        ("Euler", 5e-4),
        ("implicitfast", 5e-4),
        ("RK4", 2e-3),
        ("RK4", 1e-3),
        ("RK4", 5e-4),
        ("RK4", 2e-4),
    ):
        yield "mujoco", "chain", lambda i=integrator, h=dt: run_mujoco(chain, h, i, "0.02 1", 100.0)
    for integrator, dt in (("implicitfast", 1e-3), ("RK4", 1e-3)):
        yield "mujoco", "gimbals", lambda i=integrator, h=dt: run_mujoco(gimbals, h, i, "0.02 1", 100.0)
    yield "exudyn", "ring", lambda: run_exudyn(ring, 2e-3, "GeneralizedAlpha", 100.0)
    yield "exudyn", "chain", lambda: run_exudyn(chain, 5e-4, "GeneralizedAlpha", 100.0)
    # GeneralizedAlpha diverges with dt = 1e-3
    for solver, dt in (("GeneralizedAlpha", 2e-4), ("TrapezoidalIndex2", 1e-3)):
        yield "exudyn", "gimbals", lambda s=solver, h=dt: run_exudyn(gimbals, h, s, 100.0)
    for dt in (2e-3, 1e-3):
        yield "pinocchio", "chain", lambda h=dt: run_pinocchio(chain, h, 100.0)
    yield "pinocchio", "gimbals", lambda: run_pinocchio(gimbals, 1e-3, 100.0)
    yield "drake", "ring", lambda: run_drake(ring, 2e-3, 100.0)
    yield "drake", "chain", lambda: run_drake(chain, 5e-4, 100.0)
    for dt in (1e-3, 2e-4):
        yield "drake", "gimbals", lambda h=dt: run_drake_tree(gimbals, h, 100.0)


if __name__ == "__main__":
    models = json.load(open(sys.argv[1], encoding="utf-8"))
    name, wanted, rows = sys.argv[3], sys.argv[4:], []
    for peer, model, run in requests(models):
        if model != name or (wanted and peer not in wanted):
            continue
        try:
            rows.append(run())
        except Exception as e:
            rows.append({"model": model, "engine": peer, "failed": f"{type(e).__name__}: {str(e)[:200]}"})
        print(rows[-1], flush=True)
        json.dump(rows, open(sys.argv[2], "w", encoding="utf-8"), indent=1)
