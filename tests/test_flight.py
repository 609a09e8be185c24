"""Test bodies that rotate and translate: known solutions, forces, keywords, engines."""

import numpy as np
import pytest

import polhode as ph
from polhode import forces
from shared_code import full_dose

BODY = ph.Body([2.0, 3.0, 4.0], mass=1.5)
SKEW = ph.Body([[2, 0.1, 0.2], [0.1, 3, 0.3], [0.2, 0.3, 4]], mass=2.0)
START = {"position": [0.1, 0.0, 0.3], "velocity": [0.2, 0.3, 0.1], "omega": [0.3, 0.5, 0.4]}
SHORT = {"t_end": 1.0, "dt": 0.05, "engine": "python"}


def drift(a):
    return np.abs(a - a[0]).max()


# --- known solutions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("body", [BODY, SKEW], ids=["principal", "skew"])
def test_parabola_and_exact_rotor(body):
    made = ph.simulate(body, force=forces.gravity(9.81), **START, **SHORT)
    t = made.t[:, None]
    fall = np.array(START["position"]) + t * START["velocity"] + 0.5 * t**2 * [0, 0, -9.81]
    assert np.abs(made.x - fall).max() < 1e-14
    turning = ph.simulate(body, omega=START["omega"], **SHORT)
    assert np.abs(made.R - turning.R).max() < 1e-14
    assert drift(made.energy) < 1e-12 and drift(made.momentum) < 1e-14


def test_a_spring_at_the_centre_is_a_harmonic_oscillator():
    k, m = 6.0, BODY.mass
    made = ph.simulate(
        BODY, force=forces.spring([0, 0, 0], stiffness=k), method="rkn6", **START, t_end=10.0, dt=0.05, engine="python"
    )
    w, t = np.sqrt(k / m), made.t[:, None]
    exact = np.array(START["position"]) * np.cos(w * t) + np.array(START["velocity"]) / w * np.sin(w * t)
    assert np.abs(made.x - exact).max() < 1e-9
    assert drift(made.momentum) < 1e-13  # the rotation is free


def test_kepler_orbit():
    """Test a Kepler orbit of eccentricity 0.6 over three periods: the errors have the order of the method."""
    mu, e = 1.0, 0.6
    point = ph.Body([1e-9, 1e-9, 1e-9], mass=1.0)
    period = 2 * np.pi
    made = ph.simulate(
        point, force=forces.central(mu, gradient=False), position=[1 - e, 0, 0],
        velocity=[0, np.sqrt((1 + e) / (1 - e)), 0], method="rkn6", t_end=3 * period, dt=period / 400, every=100,
        engine="python",
    )  # fmt: skip
    assert np.abs(made.x[-1] - made.x[0]).max() < 2e-6
    assert drift(made.energy) < 1e-7
    assert drift(made.momentum_about()) < 1e-13


def test_orbit_and_gravity_gradient_conserve_energy_and_angular_momentum():
    made = ph.simulate(
        SKEW, force=forces.central(50.0), position=[10.0, 0, 0], velocity=[0, 1.8, 0.2], omega=[0.2, 0.1, 0.7],
        method="rkn6", t_end=40.0, dt=0.1, engine="python",
    )  # fmt: skip
    assert drift(made.energy) < 1e-8
    assert drift(made.momentum_about()) < 1e-12
    assert drift(made.momentum) > 1e-2  # orbit and rotation exchange angular momentum
    point = ph.simulate(
        SKEW, force=forces.central(50.0, gradient=False), position=[10.0, 0, 0], velocity=[0, 1.8, 0.2],
        omega=[0.2, 0.1, 0.7], method="rkn6", t_end=40.0, dt=0.1, engine="python",
    )  # fmt: skip
    assert np.abs(point.x[-1] - made.x[-1]).max() > 1e-2


def test_relative_equilibrium_of_a_satellite():
    """Test a satellite whose attitude is constant relative to its circular orbit.

    The axis of least inertia is along the radius, and that of greatest inertia along the normal. The orbital rate must
    follow from the whole force, including the effect of the gravity gradient.
    """
    body, mu, r = ph.Body([1.0, 1.5, 2.0], mass=3.0), 40.0, 4.0
    force = mu * body.mass / r**2 + 1.5 * mu / r**4 * (1.0 + 1.5 + 2.0 - 3 * 1.0)
    rate = np.sqrt(force / (body.mass * r))
    made = ph.simulate(
        body, force=forces.central(mu), position=[r, 0, 0], velocity=[0, rate * r, 0], omega=[0, 0, rate],
        method="rkn6", t_end=10.0, dt=0.02, engine="python",
    )  # fmt: skip
    assert np.abs(np.linalg.norm(made.x, axis=1) - r).max() < 1e-9
    radial = np.einsum("nij,nj->ni", np.swapaxes(made.R, 1, 2), made.x / r)
    assert np.abs(radial - [1, 0, 0]).max() < 1e-8


def test_a_sphere_that_slides_begins_to_roll():
    """Coulomb friction slows a sphere to 5/7 of its speed, and then it rolls.

    The loss does not depend on the coefficient.
    """
    ball = ph.Body.sphere(0.1, mass=1.0)
    k = 1e5
    touch = forces.ground(forces.sphere(0.1), stiffness=k, friction=0.3, slip=1e-5, dissipation=1.0)
    made = ph.simulate(
        ball, force=forces.gravity() + touch, position=[0, 0, 0.1 - 9.81 / k], velocity=[1.0, 0, 0], t_end=0.3,
        dt=1e-4, method="strang", engine="numba", every=100,
    )  # fmt: skip
    slides = made.t < 2 / 7 / (0.3 * 9.81) - 1e-3
    assert np.abs(made.v[slides, 0] - (1 - 0.3 * 9.81 * made.t[slides])).max() < 1e-3
    assert abs(made.v[-1, 0] - 5 / 7) < 1e-3
    assert abs(made.omega_space[-1, 1] * 0.1 - made.v[-1, 0]) < 1e-3


def test_the_impact_of_a_soft_ball_is_half_a_period():
    """On a linear spring without gravity, a ball is in contact for pi sqrt(m/k) and leaves with the opposite
    velocity.
    """
    ball, k = ph.Body.sphere(0.1, mass=2.0), 800.0
    touch = forces.ground(forces.sphere(0.1), stiffness=k)
    made = ph.simulate(
        ball,
        force=touch,
        position=[0, 0, 0.1],
        velocity=[0, 0, -1.0],
        t_end=0.2,
        dt=1e-4,
        method="mr2",
        engine="python",
    )
    contact = np.pi * np.sqrt(2.0 / k)
    away = made.t > contact + 1e-3
    assert np.abs(made.v[away, 2] - 1.0).max() < 1e-6
    assert np.abs(made.x[away, 2] - 0.1 - (made.t[away] - contact)).max() < 1e-6
    assert abs(made.x[:, 2].min() - (0.1 - np.sqrt(2.0 / k))) < 1e-6


def test_straight_flight_keeps_its_digits():
    """After 10^6 steps, the compensated sum is right to rounding. A plain sum would have an error of 1e-10 or more."""
    v = np.array([1.0, 0.3, -0.7]) / 3
    made = ph.simulate(BODY, position=[1.0, 0, 0], velocity=v, omega=[0.1, 0.2, 3.0], t_end=1e4, dt=0.01, every=0)
    assert np.abs(made.x[-1] - ([1.0, 0, 0] + 1e4 * v)).max() < 1e-12 * 1e4
    plain = 1.0
    for _ in range(10**6):
        plain += 0.01 * v[0]
    assert abs(plain - (1.0 + 1e4 * v[0])) > 1e2 * np.abs(made.x[-1] - ([1.0, 0, 0] + 1e4 * v)).max()
    assert drift(made.energy) / made.energy[0] < 1e-12


# --- models -------------------------------------------------------------------------------------------------------

MODELS = {
    "gravity": forces.gravity([0.3, -0.4, -9.0]),
    "central": forces.central(3.0, [2.0, 1.0, 1.0]),
    "spring": forces.spring([1.0, 2.0, 0.5], [0.1, 0.2, 0.3], stiffness=4.0, rest=0.7),
    "linear spring": forces.spring([1.0, 2.0, 0.5], [0.1, 0.2, 0.3], stiffness=4.0),
    "buoyancy": forces.buoyancy(2e-3, centre=[0.1, 0.0, 0.2], up=[0, 0.2, 1]),
    "points": forces.ground([[0.1, 0.2, -0.3], [0.4, -0.5, 0.1]], stiffness=50.0, exponent=2.0, level=0.3),
    "sphere": forces.ground(forces.sphere(0.6, [0.1, 0, 0.2]), stiffness=50.0, exponent=1.5, level=0.3),
    "ellipsoid": forces.ground(forces.ellipsoid(0.6, 0.9, 0.4, [0.1, 0, 0]), stiffness=9.0, normal=[0.1, 0, 1]),
    "disc": forces.ground(forces.disc(0.8, 0.1, [0.2, 1, 0]), stiffness=30.0, exponent=2.0),
}


@pytest.mark.parametrize("body", [BODY, SKEW], ids=["principal", "skew"])
@pytest.mark.parametrize("name", MODELS)
def test_loads_derive_from_their_energies(name, body):
    """Force and torque are minus the derivatives of the energy, computed by differences."""
    from polhode.engines.registry import PYTHON
    from polhode.kernels.flight import Pair, Pose
    from polhode.kernels.so3 import exp
    from polhode.kernels.values import Vec3

    b = MODELS[name].bind(body, PYTHON)
    R, x, o = exp(Vec3(0.4, -0.7, 0.3)), Vec3(0.1, 0.2, 0.15), Vec3(0.0, 0.0, 0.0)
    L = b.torque(0.0, Pose(R, x, o), Pair(o, o), b.p)
    d = 1e-5

    def slope(pose):
        return -(b.energy(0.0, pose(d), b.p) - b.energy(0.0, pose(-d), b.p)) / (2 * d)

    for k in range(3):
        e = [float(j == k) for j in range(3)]
        force = slope(lambda s, e=e: Pose(R, x + s * Vec3(*e), o))
        torque = slope(lambda s, e=e: Pose(R @ exp(s * Vec3(*e)), x, o))
        assert abs(L.shift[k] - force) < 1e-6 * (1 + abs(force)), "force"
        assert abs(L.turn[k] - torque) < 1e-6 * (1 + abs(torque)), "torque"
    assert max(map(abs, L.shift)) > 1e-3  # the load is not zero, so that the test shows something


def test_drag_slows_a_body_to_its_terminal_velocity():
    c, m = 0.5, BODY.mass
    air = forces.drag(2 * c, density=1.0)
    made = ph.simulate(BODY, force=forces.gravity() + air, t_end=10.0, dt=0.01, method="rkn4", engine="python")
    end = np.sqrt(m * 9.81 / c)
    exact = -end * np.tanh(9.81 * made.t / end)
    assert np.abs(made.v[:, 2] - exact).max() < 1e-6


def test_centre_of_pressure_turns_a_dart_into_the_wind():
    dart = ph.Body.cylinder(0.05, 1.0, mass=1.0)
    air = forces.drag(0.05, centre=[0, 0, -0.4])
    made = ph.simulate(
        dart, ph.torques.damping(0.02), force=air, velocity=[20.0, 0, 0], t_end=20.0, dt=0.01, method="strang"
    )
    assert made.R[0, 0, 2] == 0 and made.R[-1, 0, 2] > 0.95


def test_damper_towards_an_anchor_leaves_other_velocities():
    piston = forces.damper([0, 0, 0], coefficient=5.0, anchor=[10.0, 0, 0])
    made = ph.simulate(
        BODY, force=piston, velocity=[1.0, 1e-3, 0], t_end=2.0, dt=0.001, method="strang", engine="python"
    )
    assert made.v[-1, 0] == pytest.approx(np.exp(-5.0 / BODY.mass * 2.0), rel=1e-3)
    assert made.v[-1, 1] == pytest.approx(1e-3, rel=0.1)


def test_thrusters_are_a_force_and_a_torque_in_the_body():
    jets = forces.thrusters([[0, 0.5, 0], [0, -0.5, 0]], [[2, 0, 0], [-1, 0, 0]], [3.0, 1.0])
    made = ph.simulate(SKEW, force=jets, t_end=1e-3, dt=1e-3, engine="python", method="rkn6")
    assert made.v[-1] / 1e-3 == pytest.approx([2.0 / SKEW.mass, 0, 0], abs=1e-5)
    torque = np.cross([0, 0.5, 0], [3, 0, 0]) + np.cross([0, -0.5, 0], [-1, 0, 0])
    assert made.omega[-1] / 1e-3 == pytest.approx(np.linalg.solve(SKEW.inertia, torque), abs=1e-5)


def test_contact_with_a_surface_of_the_user():
    """A body that touches a bowl with its corners comes to rest at the bottom."""

    @ph.kernel
    def bowl(x):
        n = ph.Vec3(-0.4 * x.x, -0.4 * x.y, 1.0)
        f = 1.0 / ph.math.sqrt(n.x * n.x + n.y * n.y + 1.0)
        return f * (x.z - 0.2 * (x.x * x.x + x.y * x.y)), f * n

    corners = [[a, b, c] for a in (-0.1, 0.1) for b in (-0.1, 0.1) for c in (-0.1, 0.1)]
    box = ph.Body.box(0.2, 0.2, 0.2, mass=1.0)
    touch = forces.ground(corners, stiffness=2000.0, dissipation=0.5, friction=0.2, surface=bowl)
    made = ph.simulate(
        box, force=forces.gravity() + touch, position=[0.8, 0, 0.5], t_end=5.0, dt=1e-3, method="strang", every=100
    )
    assert np.abs(made.x[-1, :2]).max() < 0.3 and 0.05 < made.x[-1, 2] < 0.2
    assert made.kinetic_energy[-1] < 0.1


# --- functions ----------------------------------------------------------------------------------------------------


def stiff(x, v):
    return -3.0 * x - 0.1 * v


@ph.kernel
def stiff_kernel(x, v):
    return -3.0 * x - 0.1 * v


AXES = [(axes, engine) for axes in ("principal", "skew") for engine in ("python", "numba")]


@pytest.mark.parametrize("case", full_dose(AXES, {"principal-numba"}, "-".join))
def test_python_functions_and_kernels_are_the_same(case):
    body, engine = {"principal": BODY, "skew": SKEW}[case[0]], case[1]
    kw = {**START, **SHORT, "engine": engine, "method": "strang"}
    a = ph.simulate(body, force=forces.at([0.1, 0.2, 0.3], stiff), **kw)
    b = ph.simulate(body, force=forces.at([0.1, 0.2, 0.3], stiff_kernel), **kw)
    assert np.abs(a.x - b.x).max() < 1e-15 and np.abs(a.R - b.R).max() < 1e-14
    assert a.stats.torque_calls == b.stats.torque_calls == 21


def test_a_load_gives_force_and_torque_of_one_call():
    calls = []

    def load(t, x, R, v, omega, p):
        calls.append(t)
        return -p * x - 0.1 * v, np.cross(R[:, 2], [0.1, 0.0, 0.2]) - 0.1 * R @ omega

    both = ph.simulate(BODY, load=load, params=3.0, method="strang", **START, **SHORT)
    assert len(calls) == 21 == both.stats.torque_calls

    def turns(R, omega):
        return np.cross(R[:, 2], [0.1, 0.0, 0.2]) - 0.1 * R @ omega

    apart = ph.simulate(BODY, turns, force=lambda x, v: -3.0 * x - 0.1 * v, method="strang", **START, **SHORT)
    assert np.array_equal(both.x, apart.x) and np.allclose(both.R, apart.R, atol=1e-15)


def test_a_torque_may_depend_on_position_and_velocity():
    made = ph.simulate(BODY, lambda x, v: np.cross(x, v), velocity=[1.0, 0, 0], position=[0, 1.0, 0], **SHORT)
    assert made.momentum[-1] == pytest.approx([0, 0, -1.0])
    body_frame = ph.simulate(BODY, lambda x: [0, 0, x[0]], frame="body", position=[2.0, 0, 0], **SHORT)
    assert body_frame.momentum[-1] == pytest.approx([0, 0, 2.0])


def test_models_of_torques_and_forces_add_up():
    total = ph.torques.damping(0.1) + forces.gravity() + ph.torques.dipole([0, 0, 1], [1, 0, 0])
    made = ph.simulate(BODY, force=total, method="rkn4", **START, **SHORT)
    apart = ph.simulate(
        BODY, ph.torques.damping(0.1) + ph.torques.dipole([0, 0, 1], [1, 0, 0]), force=forces.gravity(), method="rkn4",
        **START, **SHORT,
    )  # fmt: skip
    assert np.allclose(made.x, apart.x, atol=1e-14) and np.allclose(made.R, apart.R, atol=1e-14)


# --- engines and batches ------------------------------------------------------------------------------------------

LOAD = forces.spring([0.3, 0.0, 2.0], [0.1, 0.2, 0.3], stiffness=9.0) + forces.gravity()


@pytest.mark.parametrize("method", full_dose(["rkn4", "mr2", "lewis_simo"], {"rkn4", "lewis_simo"}))
def test_batches_are_as_single_bodies(method):
    n = 11
    starts = {"position": np.linspace(0, 1, 3 * n).reshape(n, 3), "velocity": [0.1, 0.2, 0.3], "omega": [0.3, 0.5, 0.4]}
    batch = ph.simulate(BODY, force=LOAD, method=method, **starts, t_end=1.0, dt=0.05, engine="numba")
    assert batch.x.shape == (n, 21, 3) and batch.momentum_about([0, 0, 1]).shape == (n, 21, 3)
    plain = ph.simulate(BODY, force=LOAD, method=method, **starts, **SHORT)
    assert np.abs(batch.x - plain.x).max() < 1e-12 and np.abs(batch.energy - plain.energy).max() < 1e-11
    one = ph.simulate(BODY, force=LOAD, method=method, **{**starts, "position": starts["position"][7]}, **SHORT)
    assert np.abs(batch.x[7] - one.x).max() < 1e-12


def test_masses_of_each_body(tmp_path):
    m = np.array([1.0, 2.0, 4.0, 8.0])
    bodies = ph.Body(np.outer(m, [2.0, 3.0, 4.0]), mass=m)
    load = forces.spring([0, 0, 0], [0, 0, 0.2], stiffness=6.0) + forces.gravity() + forces.central(0.1, [0, 0, 9])
    batch = ph.simulate(bodies, force=load, method="strang", **START, **SHORT)
    for k in range(4):
        one = ph.simulate(bodies.member(k), force=load, method="strang", **START, **SHORT)
        for name in ("x", "R", "energy", "linear_momentum", "kinetic_energy"):
            np.testing.assert_allclose(getattr(batch, name)[k], getattr(one, name), rtol=1e-13, atol=1e-13)
    again = ph.load(batch.save(tmp_path / "run.npz"))
    np.testing.assert_array_equal(again.energy, batch.energy)
    np.testing.assert_array_equal(again.extend(2.0).x[:, 20], batch.x[:, -1])
    heavier = bodies.about([0, 0, 1])
    np.testing.assert_allclose(heavier.moments[:, 0], 3.0 * m)
    with pytest.raises(ph.InvalidInput, match="4 of them"):
        ph.Body(np.outer(m, [2.0, 3.0, 4.0]), mass=[1.0, 2.0])


def test_parameters_of_each_body():
    masses = forces.spring([[0, 0, 1.0], [0, 0, 2.0]], stiffness=np.array([1.0, 4.0]))
    made = ph.simulate(BODY, force=masses, omega=np.zeros((2, 3)), **SHORT)
    for k, (a, s) in enumerate(((1.0, 1.0), (2.0, 4.0))):
        one = ph.simulate(BODY, force=forces.spring([0, 0, a], stiffness=s), **SHORT)
        assert np.abs(made.x[k] - one.x).max() < 1e-14


# --- refusals -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change, words",
    [
        ({"body": ph.Body([1, 2, 2.5])}, "needs its mass"),
        ({"body": ph.Body([1, 2, 2.5], mass=1.0).about([0, 0, 1])}, "about.*centre of mass"),
        ({"method": "gradient4"}, "this torque is plain Python"),
        ({"method": "rkn4", "energy_correction": True}, "energy_correction"),
        ({"force": ph.torques.damping(0.1)}, "is a torque: give it as torque"),
        ({"force": 3.0}, "force must be"),
        ({"force": lambda y: y}, "called by name with t, x, R, v, omega, p"),
        ({"force": lambda x: [1.0]}, "must return three numbers"),
        ({"load": lambda x: x}, "a force and a torque"),
        ({"position": [1.0, 2.0]}, "position must be three numbers"),
        ({"velocity": np.zeros((2, 3)), "position": np.zeros((3, 3))}, "leading axes disagree"),
        ({"params": 3.0}, "no function has an argument p"),
        ({"frame": "body"}, "applies only to a function as torque or load"),
        ({"frame": "boddy", "load": lambda x: (x, x)}, "frame"),
        ({"precision": "mixed", "method": "strang"}, "precision='mixed' is for bodies that turn only"),
    ],
)  # fmt: skip
def test_refusals(change, words):
    given = {"body": BODY, "force": lambda x: -x, **SHORT, **change}
    with pytest.raises((ph.InvalidInput, ph.Unsupported), match=words):
        ph.simulate(given.pop("body"), **given)


def test_a_body_that_only_turns_has_no_position():
    made = ph.simulate(BODY, omega=[1, 2, 3], **SHORT)
    assert not hasattr(made, "x") and not hasattr(made, "linear_momentum")
    with pytest.raises(ph.InvalidInput, match="has no position"):
        made.momentum_about()


# --- other features -------------------------------------------------------------------------------------------------


def test_prepared_runs():
    solver = ph.prepare(BODY, force=LOAD, t_end=1.0, dt=0.05, engine="python", method="rkn4")
    made = solver(**START)
    assert np.array_equal(made.x, ph.simulate(BODY, force=LOAD, method="rkn4", **START, **SHORT).x)
    end = solver.end(**START)
    assert np.array_equal(end.x, made.x[-1]) and np.array_equal(end.v, made.v[-1])
    with pytest.raises(ph.InvalidInput, match="give prepare a force"):
        ph.prepare(BODY, t_end=1.0, dt=0.05)(**START)


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_stepper(engine):
    made = ph.simulate(BODY, force=LOAD, method="strang", **START, t_end=1.0, dt=0.05, engine=engine)
    s = ph.stepper(BODY, force=LOAD, method="strang", dt=0.05, engine=engine, **START)
    assert np.array_equal(s.x, START["position"]) and np.array_equal(s.v, START["velocity"])
    s.step(10)
    assert np.array_equal(s.x, made.x[10]) and np.array_equal(s.R, made.R[10])
    assert s.energy == pytest.approx(made.energy[10], rel=1e-14)
    saved = s.state
    s.step(10)
    assert np.array_equal(s.v, made.v[20])
    s.restore(saved)
    s.step(10)
    assert np.array_equal(s.x, made.x[20]) and np.array_equal(s.linear_momentum, BODY.mass * s.v)


@pytest.mark.parametrize("body", [BODY, SKEW], ids=["principal", "skew"])
@pytest.mark.parametrize("method", ["strang", "rkn4", "liemid_i"])
@pytest.mark.parametrize("engine", ["python", "numba"])
def test_forces_that_are_told(method, body, engine):
    """ask() gives position and velocity, and tell() takes force and torque together. No call is repeated."""

    def load(t, x, R, v):
        return -3.0 * x, np.cross(R[:, 2], [0.1, 0.0, 0.2]) + t * v

    made = ph.simulate(body, load=load, method=method, **START, **SHORT)
    s = ph.stepper(body, method=method, dt=0.05, engine=engine, **START)
    calls = 0
    while s.steps < 20:
        q = s.ask()
        force, torque = load(q.t, q.x, q.R, q.v)
        s.tell(torque, force=force)
        calls += 1
        if calls == 7:  # restore the stepper in the middle of a step
            t = ph.stepper(body, method=method, dt=0.05, engine=engine, **START)
            t.restore(s.state)
            s = t
    assert np.abs(s.x - made.x[-1]).max() < 1e-14 and np.abs(s.R - made.R[-1]).max() < 1e-14
    assert calls == made.stats.torque_calls


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_a_batch_whose_forces_are_told(engine):
    starts = {**START, "position": np.arange(9.0).reshape(3, 3)}
    made = ph.simulate(BODY, force=lambda x: -3.0 * x, method="strang", **starts, **SHORT)
    s = ph.stepper(BODY, method="strang", dt=0.05, engine=engine, **starts)
    while s.steps < 20:
        q = s.ask()
        s.tell(np.zeros((3, 3)), -3.0 * q.x)
    assert np.abs(s.x - made.x[:, -1]).max() < 1e-14


def test_dense_output():
    fine = ph.simulate(BODY, force=LOAD, method="rkn6", **START, t_end=2.0, dt=0.01, engine="python")
    coarse = ph.simulate(BODY, force=LOAD, method="rkn6", **START, t_end=2.0, dt=0.1, engine="python")
    between = coarse.at(fine.t)
    assert np.abs(between.x - fine.x).max() < 1e-8 and np.abs(between.v - fine.v).max() < 1e-5
    assert np.abs(between.R - fine.R).max() < 1e-6
    assert np.abs(between.x - fine.x).max() < 100 * between.position_error.max() + 1e-12
    assert np.array_equal(coarse.at(coarse.t).x, coarse.x) and np.array_equal(coarse.at(coarse.t).v, coarse.v)
    assert np.abs(between.energy - fine.energy).max() < 1e-4
    turning = ph.simulate(BODY, omega=[1, 2, 3], **SHORT).at([0.33])
    assert not hasattr(turning, "x") and turning.position_error is None


def test_events_of_position_and_velocity():
    """Throw a ball: find its apex, and the time when it hits the ground, which ends the run."""
    v, h, g = 5.0, 2.0, 9.81

    def apex(v):
        return v[2]

    @ph.kernel
    def lands(x):
        return x.z

    made = ph.simulate(
        BODY, force=forces.gravity(g), position=[0, 0, h], velocity=[1.0, 0, v], omega=[0.1, 0.2, 0.3], t_end=5.0,
        dt=0.05, events=[apex, ph.Event(lands, direction=-1, terminal=True)], engine="python",
    )  # fmt: skip
    top, end = made.events["apex"], made.events["lands"]
    assert top.t[0] == pytest.approx(v / g, abs=1e-12) and top.x[0, 2] == pytest.approx(h + v * v / (2 * g), abs=1e-12)
    t = (v + np.sqrt(v * v + 2 * g * h)) / g
    assert end.t[0] == pytest.approx(t, abs=1e-12) and end.x[0] == pytest.approx([t, 0, 0], abs=1e-11)
    assert end.v[0, 2] == pytest.approx(-np.sqrt(v * v + 2 * g * h), abs=1e-11)
    assert made.outcome is ph.Outcome.EVENT and made.t[-1] < t
    with pytest.raises(ph.InvalidInput, match="has no position"):
        ph.simulate(BODY, omega=[1, 2, 3], events=lambda x: x[0], **SHORT)


@ph.kernel
def pulled(x, p):
    return -p.k * x


@ph.kernel
def far(x, p):
    return x.x - 0.05 * p.k


@ph.kernel
def turned(t, I, p, R, W):
    return p.k * R.e3.z


def test_events_and_observers_get_the_params_of_the_only_function_with_params():
    start = {"position": [0.1, 0, 0], "omega": [0, 0, 1.0], "observe": [turned]}
    given = [
        {"force": pulled, "params": {"k": 1.5}},
        {"force": lambda x, p: -p["k"] * x, "params": {"k": 1.5}},
        {"force": forces.function(pulled, {"k": 1.5}) + forces.drag(0.0)},
        {"force": forces.at([0, 0, 0], pulled, {"k": 1.5})},
    ]
    for kind in given:
        for f in (far, lambda x, p: x[0] - 0.05 * p["k"]):
            run = ph.simulate(BODY, **kind, **start, **SHORT, events=ph.Event(f, name="near"))
            np.testing.assert_allclose(run.events["near"].t, [np.arccos(0.75)], atol=1e-6)
            assert run.observed["turned"].mean == pytest.approx(1.5, rel=1e-6)
    two = forces.function(pulled, {"k": 1.5}) + forces.function(pulled, {"k": 0.5})
    with pytest.raises(ph.InvalidInput, match="or those of several functions"):
        ph.simulate(BODY, force=two, position=[0.1, 0, 0], omega=[0, 0, 1.0], **SHORT, events=far)


def test_a_callback_without_position_is_refused_before_the_run():
    calls = []
    with pytest.raises(ph.InvalidInput, match="the callback uses x or v"):
        ph.simulate(BODY, lambda t: calls.append(t) or [0, 0, 1], omega=[0, 0, 1], **SHORT, callback=lambda x: None)
    assert len(calls) <= 1


def test_a_callback_sees_the_position():
    seen = []
    ph.simulate(BODY, force=LOAD, **START, **SHORT, method="strang", callback=lambda t, x, v: seen.append((t, *x, *v)))
    assert len(seen) == 20 and len(seen[0]) == 7


@pytest.mark.parametrize("ending", [".npz", ".zarr"])
@pytest.mark.parametrize("what", ["models", "function"])
def test_saved_runs(tmp_path, ending, what):
    if ending == ".zarr":
        pytest.importorskip("zarr")
    spring = forces.spring([0.3, 0.0, 2.0], [0.1, 0.2, 0.3], stiffness=9.0, rest=0.1)
    touch = forces.ground(forces.ellipsoid(1.0, 0.8, 0.5), stiffness=300.0, friction=0.2, level=-1.0)
    load = spring + touch + ph.torques.damping(0.1) if what == "models" else forces.function(stiff)
    made = ph.simulate(SKEW, force=load, method="strang", **START, **SHORT)
    again = ph.load(made.save(tmp_path / f"run{ending}"))
    assert np.array_equal(again.x, made.x) and np.array_equal(again.momentum_about(), made.momentum_about())
    if what == "function":
        with pytest.raises(ph.InvalidInput, match="give it again"):
            again.extend(2.0)
        longer = again.extend(2.0, torque=forces.function(stiff))
        with pytest.raises(ph.InvalidInput, match="is not the torque of this run"):
            again.extend(2.0, torque=forces.function(lambda x, v: -4.0 * x - 0.1 * v))
    else:
        longer = again.extend(2.0)
    whole = ph.simulate(SKEW, force=load, method="strang", **START, **{**SHORT, "t_end": 2.0})
    assert np.array_equal(longer.x, whole.x) and np.array_equal(longer.R, whole.R)


def test_tables():
    pytest.importorskip("xarray")
    made = ph.simulate(BODY, force=LOAD, **START, **SHORT)
    table = made.to_xarray()
    assert table.x.units == "m" and np.array_equal(table.v, made.v)
    assert np.array_equal(made.to_pandas()[["x_x", "x_y", "x_z"]], made.x)
    assert "linear momentum" in [row[0] for row in made.summary()]


def test_loads_of_all_bodies_at_once():
    """Connect two points of two bodies by a spring: the total momenta and the total energy are conserved."""
    k, points = 5.0, np.array([[0.1, 0.2, 0.3], [-0.2, 0.1, 0.0]])
    calls = []

    def joined(x, R):
        calls.append(len(x))
        arms = np.einsum("nij,nj->ni", R, points)
        d = (x + arms)[1] - (x + arms)[0]
        forces = k * np.array([d, -d])
        return forces, np.cross(arms, forces)

    made = ph.simulate(
        BODY, load=forces.batched(joined), position=[[0, 0, 0], [1.0, 0, 0]], velocity=[[0, 0.1, 0], [0, 0.3, 0.2]],
        omega=[[0.3, 0.1, 0.5], [0.2, 0.0, 0.9]], t_end=4.0, dt=0.02, method="rkn4",
    )  # fmt: skip
    assert set(calls) == {2} and len(calls) == made.stats.torque_calls == 1 + 6 * 200
    assert drift(made.linear_momentum.sum(axis=0)) < 1e-13
    assert drift(made.momentum_about([1.0, 2.0, 3.0]).sum(axis=0)) < 1e-12
    ends = made.x + np.einsum("bnij,bj->bni", made.R, points)
    stored = 0.5 * k * np.sum((ends[1] - ends[0]) ** 2, axis=-1)
    assert drift(made.kinetic_energy.sum(axis=0) + stored) < 1e-6
    with pytest.raises(ph.InvalidInput, match="of shape \\(bodies, 3\\)"):
        ph.simulate(BODY, load=forces.batched(lambda x: x), position=np.zeros((2, 3)), t_end=1, dt=0.1)


@pytest.mark.parametrize("method", full_dose(["mr2", "strang", "rkn4", "liemid_i"], {"strang", "rkn4", "liemid_i"}))
def test_jax(method):
    pytest.importorskip("jax")
    kw = {**START, "t_end": 0.5, "dt": 0.05, "method": method}
    touch = forces.ground([[0.1, 0.2, -0.3], [0.4, -0.5, 0.1]], stiffness=5.0, friction=0.1, level=0.2)
    load = LOAD + touch if method in ("mr2", "strang") else LOAD
    a, b = (ph.simulate(BODY, force=load, engine=engine, **kw) for engine in ("jax", "python"))
    assert np.abs(a.x - b.x).max() < 1e-13 and np.abs(a.R - b.R).max() < 1e-13


def test_exports(tmp_path):
    """Test positions in tables, an orbit ephemeris besides the attitude, and scenes in which the body moves."""
    import json
    import struct

    made = ph.simulate(BODY, force=LOAD, **START, **SHORT)
    lines = [line for line in ph.export(made, tmp_path / "run.csv").read_text().splitlines() if line[0] != "#"]
    names = lines[0].split(",")
    table = np.array([line.split(",") for line in lines[1:]], float)
    assert np.array_equal(table[:, [names.index(f"x_{c}") for c in "xyz"]], made.x)
    oem = ph.export(made, tmp_path / "run.oem", epoch="2030-01-01T00:00:00").read_text()
    last = oem.splitlines()[-1].split()
    assert last[0] == "2030-01-01T00:00:01.000000000"
    assert np.allclose(np.array(last[1:], float), 1e-3 * np.r_[made.x[-1], made.v[-1]], rtol=1e-15)
    data = ph.export(made, tmp_path / "run.glb").read_bytes()
    size = struct.unpack("<I", data[12:16])[0]
    scene = json.loads(data[20 : 20 + size])
    assert [c["target"]["path"] for c in scene["animations"][0]["channels"]] == ["rotation", "translation"]
    view = scene["bufferViews"][scene["accessors"][4]["bufferView"]]
    begin = 20 + size + 8 + view["byteOffset"]
    path = np.frombuffer(data[begin : begin + view["byteLength"]], "<f4").reshape(-1, 3)
    assert np.abs(path - made.x).max() < 1e-6
    ph.export(made, tmp_path / "run.pvd")
    with pytest.raises(ph.InvalidInput, match="has no position"):
        ph.export(ph.simulate(BODY, omega=[1, 2, 3], **SHORT), tmp_path / "turning.oem", epoch="2030-01-01T00:00:00")


def test_audit():
    """The reference runs of the audit begin at the start of the run, and the error that they show is the true error."""
    start = {"omega": [0.3, 0.5, 0.4], "position": [1, 0.5, -2], "velocity": [1, -1, 2], "t_end": 2.0}
    run = ph.simulate(BODY, force=LOAD, dt=0.05, method="rkn4", engine="python", **start)
    fine = ph.simulate(BODY, force=LOAD, dt=0.01, method="rkn6", engine="python", **start)
    audit = run.audit()
    assert audit.reliable and abs(audit.order - 4) < 0.3
    assert audit.error == pytest.approx(np.linalg.norm(run.R[-1] - fine.R[-1]) / np.sqrt(2), rel=0.1)
    assert "The position is right to about" in str(audit) and "The velocity is right to about" in str(audit)


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_observers(engine):
    @ph.kernel
    def height_of_axis(R, omega):
        return R.e3.z + 0.0 * omega.x

    made = ph.simulate(
        BODY, force=LOAD, method="rkn4", **START, t_end=1.0, dt=0.05, engine=engine,
        observe=["energy", "kinetic_energy", "momentum_z", "speed", height_of_axis],
    )  # fmt: skip
    seen = made.observed
    for name, values in (("energy", made.energy), ("kinetic_energy", made.kinetic_energy)):
        assert seen[name].max == pytest.approx(values.max(), rel=1e-14) and seen[name].last == pytest.approx(values[-1])
    assert seen["momentum_z"].min == pytest.approx(made.momentum[:, 2].min())
    assert seen["height_of_axis"].mean == pytest.approx(made.R[:, 2, 2].mean())


FOLLOWING = [("rkn4", "python"), ("rkn4", "numba"), ("nmb", "python"), ("nmb", "numba")]


@pytest.mark.parametrize("case", full_dose(FOLLOWING, {"rkn4-numba"}, "-".join))
def test_steps_that_follow_a_tolerance(case):
    """The error at the end follows tol, both with the estimate of the method (rkn4) and with half steps (nmb)."""
    method, engine = case
    start = {**START, "t_end": 2.0, "force": LOAD, "engine": engine}
    best = ph.simulate(BODY, dt=0.005, method="rkmk9", **{**start, "engine": "python"}, every=0)
    errors, steps = [], []
    for tol in (1e-4, 1e-6):
        made = ph.simulate(BODY, control="error", tol=tol, method=method, **start)
        errors.append(max(np.abs(made.x[-1] - best.x[-1]).max(), np.abs(made.R[-1] - best.R[-1]).max()))
        steps.append(made.stats.steps)
        assert made.t[-1] == 2.0 and made.outcome is ph.Outcome.DONE
    assert errors[1] < 0.2 * errors[0] and errors[0] < 3e-3 and steps[1] > 1.5 * steps[0]


def test_a_tolerance_alone_is_enough():
    made = ph.simulate(BODY, force=LOAD, **START, t_end=1.0, tol=1e-8, engine="python")
    best = ph.simulate(BODY, force=LOAD, **START, t_end=1.0, dt=0.01, method="rkn6", every=0, engine="python")
    assert made.setup.control is not None and np.abs(made.x[-1] - best.x[-1]).max() < 1e-5


def test_an_eccentric_orbit_needs_short_steps_near_the_centre():
    e = 0.9
    point = ph.Body([1e-6, 1e-6, 1e-6], mass=1.0)
    made = ph.simulate(
        point, force=forces.central(1.0, gradient=False), position=[1 - e, 0, 0],
        velocity=[0, np.sqrt((1 + e) / (1 - e)), 0], method="rkn6", control="error", tol=1e-8, t_end=2 * np.pi,
        engine="python",
    )  # fmt: skip
    assert np.abs(made.x[-1] - made.x[0]).max() < 1e-4
    assert made.stats.largest_step > 20 * made.stats.smallest_step
    between = made.at(np.linspace(0, 6, 50))
    assert np.abs(between.energy - made.energy[0]).max() < 1e-3
