"""Test mechanisms: joints that never drift, exact solutions, and comparisons with other integrations."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation

import polhode as ph
from polhode.errors import InvalidInput, SimulationFailed, Unsupported

ROD = ph.Body.cylinder(0.02, 1.0, mass=1.0)
ALONG_X = [[0, 0, 1], [0, 1, 0], [-1, 0, 0]]  # attitude in which the axis of the rod is along x
QUARTER = np.array([np.cos(1.0), 0.0, np.sin(1.0)])


def ring(n=6, side=0.2, spin=40.0):
    """Return a free ring of spinning links on ball joints, a closed loop."""
    m, body = ph.Mechanism(), ph.Body.cylinder(0.03, side, mass=1.0)
    corner = [side * np.array([np.cos(2 * np.pi * k / n), np.sin(2 * np.pi * k / n), 0.0]) for k in range(n)]
    whole = np.array([0.7, -0.4, 1.5])
    for k in range(n):
        z = (corner[k] - corner[(k + 1) % n]) / np.linalg.norm(corner[k] - corner[(k + 1) % n])
        x = np.array([0.0, 0.0, 1.0])
        R = np.stack([x, np.cross(z, x), z], axis=1)
        place = 0.5 * (corner[k] + corner[(k + 1) % n])
        omega = R.T @ (whole + spin * (-1) ** k * (1 - 0.1 * k) * z)
        m.add(body, position=place, attitude=R, velocity=np.cross(whole, place), omega=omega, name=f"link{k}")
    for k in range(n):
        m.ball(f"link{k}", f"link{(k + 1) % n}", at=corner[(k + 1) % n])
    return m


def double_pendulum(rate=(0.0, 0.0), **drive):
    m = ph.Mechanism()
    w = np.array([[0.0, -rate[0], 0.0], [0.0, -rate[0] - rate[1], 0.0]])
    middle = np.cross(w[0], [0.5, 0, 0])
    end = np.cross(w[0], [1.0, 0, 0]) + np.cross(w[1], [0.5, 0, 0])
    upper = m.add(ROD, position=[0.5, 0, 0], attitude=ALONG_X, velocity=middle, omega=w[0], name="upper")
    lower = m.add(ROD, position=[1.5, 0, 0], attitude=ALONG_X, velocity=end, omega=w[1], name="lower")
    m.hinge(upper, None, at=[0, 0, 0], axis=[0, -1, 0], name="shoulder", **drive)
    m.hinge(lower, upper, at=[1, 0, 0], axis=[0, -1, 0], name="elbow")
    return m


# --- malformed mechanisms ---------------------------------------------------------------------------------------------


def one_rod(**more):
    m = ph.Mechanism(**more)
    return m, m.add(ROD, position=[0.5, 0, 0], attitude=ALONG_X, name="rod")


def unconnected(m, a):
    m.ball(a, None, at=[0, 0, 0])
    m.add(ROD, name="alone")


def in_two_parts(m, a):
    b, c = m.add(ROD, name="b"), m.add(ROD, name="c")
    m.ball(a, None, at=[0, 0, 0])
    m.ball(b, c, at=[0, 0, 0])


def contradictory(m, a):
    m.assemble = True
    m.ball(a, None, at_a=[0, 0, -0.5], at_b=[0, 0, 0])
    m.ball(a, None, at_a=[0, 0, 0.5], at_b=[3, 0, 0])


def misplaced(m, a):
    m.ball(a, None, at_a=[0, 0, -0.5], at_b=[0, 0, 0.25])


def moving_wrongly(m, a):
    b = m.add(ROD, position=[1.5, 0, 0], attitude=ALONG_X, velocity=[0, 1, 0], name="b")
    m.ball(b, a, at=[1, 0, 0])


def dead_centre(m, a):
    """Add links that make a parallelogram with equal sides, folded flat. Two motions are possible from there."""
    b = m.add(ROD, position=[1.5, 0, 0], attitude=ALONG_X, name="b")
    c = m.add(ROD, position=[1.5, 0, 0], attitude=ALONG_X, name="c")
    m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0])
    m.hinge(b, a, at=[1, 0, 0], axis=[0, 1, 0])
    m.hinge(c, b, at=[2, 0, 0], axis=[0, 1, 0])
    m.hinge(c, None, at=[1, 0, 0], axis=[0, 1, 0])


MALFORMED = {
    "no bodies": (lambda m, a: m.placed.clear(), "no bodies"),
    "no joints": (lambda m, a: None, "no joints"),
    "unconnected": (unconnected, "'alone' has no joint"),
    "two parts": (in_two_parts, r"2 parts that no joint connects: \[\['b', 'c'\], \['rod'\]\]"),
    "contradictory": (contradictory, "contradict each other"),
    "misplaced": (misplaced, "is off by 0.25 m"),
    "velocities": (moving_wrongly, "velocities do not fit"),
    "singular": (dead_centre, "singular position"),
    "itself": (lambda m, a: m.ball(a, a, at=[0, 0, 0]), "with itself"),
    "ground to ground": (lambda m, a: m.ball(None, None, at=[0, 0, 0]), "the ground with itself"),
    "unknown body": (lambda m, a: m.ball("rid", None, at=[0, 0, 0]), "Did you mean 'rod'"),
    "no body": (lambda m, a: m.ball(7, None, at=[0, 0, 0]), "what add\\(\\) returned"),
    "other mechanism": (lambda m, a: m.ball(ph.mechanisms.Part("x", 0), None, at=[0, 0, 0]), "another mechanism"),
    "no place": (lambda m, a: m.ball(a, None), "needs a point"),
    "half a place": (lambda m, a: m.ball(a, None, at_a=[0, 0, 0]), "needs a point"),
    "two places": (lambda m, a: m.ball(a, None, at=[0, 0, 0], at_a=[0, 0, 0]), "not both"),
    "NaN place": (lambda m, a: m.ball(a, None, at=[0, np.nan, 0]), "NaN"),
    "flat place": (lambda m, a: m.ball(a, None, at=[0, 1]), "three numbers"),
    "no axis": (lambda m, a: m.hinge(a, None, at=[0, 0, 0]), "needs its axis"),
    "zero axis": (lambda m, a: m.hinge(a, None, at=[0, 0, 0], axis=[0, 0, 0]), "length zero"),
    "infinite axis": (lambda m, a: m.slider(a, None, at=[0, 0, 0], axis=[np.inf, 0, 0]), "infinity"),
    "oblique universal": (
        lambda m, a: m.universal(a, None, at=[0, 0, 0], axes=([1, 0, 0], [1, 1, 0])), "right angles",
    ),
    "no normal": (lambda m, a: m.point_on_plane(a, None, at=[0, 0, 0]), "normal of the plane"),
    "zero distance": (lambda m, a: m.distance(a, None, at_b=[0.5, 0, 0]), "coincide"),
    "negative distance": (lambda m, a: m.distance(a, None, length=-1.0), "positive"),
    "joint name": (lambda m, a: [m.ball(a, None, at=[0, 0, 0], name="j") for _ in range(2)], "'j' already"),
    "body name": (lambda m, a: m.add(ROD, name="rod"), "'rod' already"),
    "empty name": (lambda m, a: m.ball(a, None, at=[0, 0, 0], name=""), "must be text"),
    "no mass": (lambda m, a: m.add(ph.Body([1, 1, 1])), "needs its mass"),
    "zero mass": (lambda m, a: m.add(ph.Body([1, 1, 1], mass=0.0)), "positive number"),
    "not a body": (lambda m, a: m.add([1, 1, 1]), "takes a Body"),
    "batch": (lambda m, a: m.add(ph.Body([[1, 1, 1], [1, 1, 2]], mass=1.0)), "not a batch"),
    "NaN position": (lambda m, a: m.add(ROD, position=[0, 0, np.nan]), "NaN"),
    "no rotation": (lambda m, a: m.add(ROD, attitude=2 * np.eye(3)), "not a rotation"),
    "setting": (lambda m, a: m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0], stifness=1.0), "stiffness"),
    "negative damping": (lambda m, a: m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0], damping=-1.0), "negative"),
    "limits": (
        lambda m, a: m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0], limits=(1, -1), limit_stiffness=1.0), "lower one",
    ),
    "hard limits": (lambda m, a: m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0], limits=(-1, 1)), "limit_stiffness"),
}  # fmt: skip


@pytest.mark.parametrize("case", MALFORMED)
def test_malformed_mechanisms_are_refused(case):
    spoil, message = MALFORMED[case]
    m, a = one_rod()
    with pytest.raises(InvalidInput, match=message):
        spoil(m, a)
        m.build()


@pytest.mark.parametrize(
    ("keywords", "message"),
    [
        ({"omega": [0, 0, 1]}, "where the body is added"),
        ({"torque": ph.torques.heavy_top(1.0)}, "give load"),
        ({"dt": None}, "give dt"),
        ({"dt": 0.3}, "does not divide"),
        ({"method": "strang"}, "unknown method of mechanisms"),
        ({"precision": "float32"}, "not for mechanisms"),
        ({"frame": "body"}, "not for mechanisms"),
        ({"tolerance": 1e-3}, "no keyword"),
        ({"load": {"rid": ph.forces.gravity()}}, "Did you mean 'rod'"),
        ({"load": 9.81}, "must be a model"),
        ({"load": lambda x: np.zeros(3)}, "must return forces"),
        ({"load": lambda x: np.nan * x}, "NaN or infinity at the start"),
        ({"t_eval": [0.05, 0.123]}, "not on the grid"),
    ],
)
def test_requests_that_make_no_sense_are_refused(keywords, message):
    m, a = one_rod()
    m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0])
    with pytest.raises(InvalidInput, match=message):
        ph.simulate(m, **{"t_end": 1.0, "dt": 0.1, "engine": "python", **keywords})


def test_engines_that_cannot_run_mechanisms_say_so():
    m, a = one_rod()
    m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0])
    with pytest.raises(Unsupported, match="jax"):
        ph.simulate(m, t_end=1.0, dt=0.1, engine="jax")


# --- conservation -----------------------------------------------------------------------------------------------------


def test_ring_conserves_what_it_should():
    run = ph.simulate(ring(), t_end=0.1, dt=2e-3, engine="python")
    angular, linear = run.momentum_about(), run.momentum
    assert run.setup.built.freedoms == 18 and run.setup.built.redundant == 0
    assert run.constraint_error.max() < 1e-15 and run.velocity_error.max() < 1e-14
    assert np.abs(angular - angular[0]).max() < 2e-15 and np.abs(linear - linear[0]).max() < 1e-14
    assert np.abs(run.energy / run.energy[0] - 1).max() < 3e-7


@pytest.mark.soak  # takes half a minute
def test_ring_does_not_drift_in_ten_million_steps():
    """Run 20000 s with order 2 and dt = 2 ms.

    Rounding errors of the momenta add up at random, those of the joints do not.
    """
    run = ph.mechanisms.problems.ring().simulate("rattle", t_end=20_000.0, dt=2e-3, every=5000)
    energy = (run.energy - run.energy[0]) / run.kinetic_energy[0]
    tenth = len(energy) // 10
    assert run.steps == 10**7 and np.abs(energy).max() < 4e-7
    assert abs(energy[-tenth:].mean() - energy[:tenth].mean()) < 3 * energy.std() / np.sqrt(tenth / 10)
    L = run.momentum_about()
    assert run.constraint_error.max() < 1e-14 and run.velocity_error.max() < 1e-11
    # 10^7 random rounding errors of 1.1e-16 add up to 3.5e-13; every step makes tens of them
    assert np.linalg.norm(L - L[0], axis=1).max() / np.linalg.norm(L[0]) < 4e-12


def double_pendulum_truth(t_end, rate):
    """Return angles from the horizontal, and rates, by the textbook equations of two uniform rods."""
    I, m, l, g = 1.0 / 12 + 0.02**2 / 4, 1.0, 1.0, 9.81

    def slope(t, y):
        a, b, p, q = y
        A = np.array([[I + 1.25 * m * l * l, 0.5 * m * l * l * np.cos(a - b)], [0.0, I + 0.25 * m * l * l]])
        A[1, 0] = A[0, 1]
        s = 0.5 * m * l * l * np.sin(a - b)
        f = np.array([-s * q * q - 1.5 * m * g * l * np.cos(a), s * p * p - 0.5 * m * g * l * np.cos(b)])
        return [p, q, *np.linalg.solve(A, f)]

    start = [0.0, 0.0, rate[0], rate[0] + rate[1]]
    return solve_ivp(slope, (0, t_end), start, method="DOP853", rtol=1e-13, atol=1e-13).y[:, -1]


def end_error(method, dt, truth, t_end=0.5, rate=(0.4, -0.7)):
    run = ph.simulate(double_pendulum(rate), load=ph.forces.gravity(), t_end=t_end, dt=dt, method=method)
    a, b = run.joints["shoulder"], run.joints["elbow"]
    return np.abs([a.angle[-1] - truth[0], a.angle[-1] + b.angle[-1] - truth[1], a.rate[-1] - truth[2]]).max()


@pytest.mark.parametrize(
    ("method", "steps", "order"),
    [("rattle", 25, 2), ("rattle4", 10, 4), pytest.param("rattle6", 5, 6, marks=pytest.mark.soak), ("rattle8", 6, 8)],
)
def test_double_pendulum_converges_with_the_order_of_the_method(method, steps, order):
    truth = double_pendulum_truth(0.5, (0.4, -0.7))
    coarse, fine = (end_error(method, 0.5 / n, truth) for n in (steps, 2 * steps))
    assert abs(np.log2(coarse / fine) - order) < 0.6


def test_reactions_of_a_pendulum():
    """If a uniform rod is horizontal and at rest, the hinge carries m g/4.

    If it swings, the hinge also carries the centripetal force.
    """
    m, rod = ph.Mechanism(), ph.Body.cylinder(1e-6, 1.0, mass=2.0)
    a = m.add(rod, position=[0.5, 0, 0], attitude=ALONG_X, velocity=[0, 0, 1.5], omega=[0, -3.0, 0], name="rod")
    m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0], name="pivot")
    run = ph.simulate(m, load=ph.forces.gravity(), t_end=0.01, dt=0.01, engine="python")
    pivot = run.joints["pivot"]
    assert np.allclose(pivot.reaction[0], [-2.0 * 0.5 * 3.0**2, 0, 2.0 * 9.81 / 4], atol=1e-9)
    assert np.allclose(pivot.reaction_torque[0], 0.0, atol=1e-9)
    assert pivot.rate[0] == pytest.approx(-3.0) and pivot.error.max() < 1e-15


def tied(points):
    """Return two bodies that turn together, connected at these points."""
    m, omega = ph.Mechanism(), np.array([0.3, -1.0, 2.0])
    v = np.cross(omega, [1.0, 0.2, -0.3])
    R = Rotation.from_rotvec([0.1, 0.2, 0.3]).as_matrix()
    a = m.add(ph.Body([1.0, 2.0, 2.5], mass=1.0), omega=omega, name="a")
    b = m.add(
        ph.Body([0.5, 0.7, 0.9], mass=2.0),
        position=[1.0, 0.2, -0.3],
        attitude=R,
        velocity=v,
        omega=R.T @ omega,
        name="b",
    )
    for p in points:
        m.ball(a, b, at=p)
    return m, R


def test_two_bodies_tied_at_three_points_are_one_free_body():
    m, R = tied([[0.5, 0, 0], [0, 1, 0], [0, 0, 1]])
    built = m.build()
    assert (built.equations, built.rank, built.redundant) == (9, 6, 3)
    run = ph.simulate(m, t_end=0.5, dt=0.05, method="rattle4", engine="python")
    x = np.array([1.0, 0.2, -0.3])
    centre = 2.0 * x / 3.0
    J = np.diag([1.0, 2.0, 2.5]) + R @ np.diag([0.5, 0.7, 0.9]) @ R.T
    for mass, r in ((1.0, -centre), (2.0, x - centre)):
        J += mass * (r @ r * np.eye(3) - np.outer(r, r))
    one = ph.simulate(ph.Body(J), omega=[0.3, -1.0, 2.0], t_end=0.5, dt=0.5, method="exact_free", engine="python")
    assert np.abs(run.bodies["a"].R[-1] - one.R[-1]).max() < 1e-7  # the method has order 4, and its error is 2.4e-8
    assert run.constraint_error.max() < 1e-14
    assert all(np.isfinite(j.reaction).all() for j in run.joints.values())


def test_velocity_reversal_returns_to_the_start():
    m = double_pendulum((0.4, -0.7))
    there = ph.simulate(m, load=ph.forces.gravity(), t_end=0.5, dt=0.05, method="rattle4")
    back = ph.Mechanism(assemble=True)
    for name in there.bodies:
        b = there.bodies[name]
        back.add(ROD, position=b.x[-1], attitude=b.R[-1], velocity=-b.v[-1], omega=-b.omega[-1], name=name)
    back.joints = m.joints
    home = ph.simulate(back, load=ph.forces.gravity(), t_end=0.5, dt=0.05, method="rattle4")
    for name in there.bodies:
        assert np.abs(home.bodies[name].R[-1] - there.bodies[name].R[0]).max() < 1e-12
        assert np.abs(home.bodies[name].v[-1] + there.bodies[name].v[0]).max() < 1e-12


# --- joints, drives and loads -----------------------------------------------------------------------------------------


def test_spring_and_stop_of_a_hinge():
    """A rod on a hinge with a spring swings like one degree of freedom. With a stop, the energy is conserved."""
    I, k = ROD.moments[0] + 0.25, 3.0

    def swing(limit, **drive):
        m = ph.Mechanism()
        a = m.add(ROD, position=[0.5, 0, 0], attitude=ALONG_X, velocity=[0, 1.0, 0], omega=[-2.0, 0, 0], name="rod")
        m.hinge(a, None, at=[0, 0, 0], axis=[0, 0, 1], name="j", stiffness=k, rest=0.2, **drive)
        run = ph.simulate(m, t_end=0.5, dt=0.05, method="rattle4", engine="python")

        def slope(t, y):
            stop = drive.get("limit_stiffness", 0.0) * max(y[0] - limit, 0.0)
            return [y[1], (-k * (y[0] - 0.2) - drive.get("damping", 0.0) * y[1] - stop) / I]

        truth = solve_ivp(slope, (0, 0.5), [0.0, 2.0], method="DOP853", rtol=1e-12, atol=1e-12, max_step=1e-3).y[:, -1]
        return run, truth

    run, truth = swing(np.inf)
    assert abs(run.joints["j"].angle[-1] - truth[0]) < 2e-5 and np.ptp(run.energy) < 2e-5
    run, truth = swing(np.inf, damping=0.7)
    assert abs(run.joints["j"].angle[-1] - truth[0]) < 2e-5 and run.energy[-1] < run.energy[0] - 0.1
    run, truth = swing(0.6, limits=(-3.0, 0.6), limit_stiffness=50.0)
    assert abs(run.joints["j"].angle[-1] - truth[0]) < 1e-3 and np.ptp(run.energy) < 1e-2


def test_slider_with_spring_is_an_oscillator():
    m = ph.Mechanism()
    a = m.add(ROD, velocity=[0.3, 0.4, 0.0], name="block")
    m.slider(a, None, at=[0, 0, 0], axis=[0.6, 0.8, 0], name="rail", stiffness=4.0)
    run = ph.simulate(m, t_end=1.0, dt=0.05, method="rattle6", engine="python")
    assert np.abs(run.joints["rail"].displacement - 0.25 * np.sin(2 * run.t)).max() < 1e-8
    assert np.abs(run.joints["rail"].speed - 0.5 * np.cos(2 * run.t)).max() < 1e-8
    assert run.constraint_error.max() < 1e-14


def slider_crank():
    """Return a crank in the plane z = 0 that turns at 3 rad/s and drives a block along x."""
    m = ph.Mechanism()
    R = Rotation.from_rotvec([0, np.pi / 2, 0]).as_matrix()

    def at(angle):
        return Rotation.from_rotvec([0, 0, angle]).as_matrix() @ R

    crank, rod, block = ph.Body.cylinder(0.02, 0.5, mass=1), ph.Body.cylinder(0.02, 1.0, mass=2), ph.Body.box(1, 1, 1)
    a, spin = 0.7, 3.0
    pin = 0.5 * np.array([np.cos(a), np.sin(a), 0])
    b = -np.arcsin(pin[1] / 1.0)
    end = pin + [np.cos(b), np.sin(b), 0]
    turn = -0.5 * spin * np.cos(a) / np.cos(b)  # angular velocity of the connecting rod
    v = np.cross([0, 0, spin], pin)
    w = v + np.cross([0, 0, turn], end - pin)
    m.add(crank, position=pin / 2, attitude=at(a), velocity=v / 2, omega=at(a).T @ [0, 0, spin], name="crank")
    m.add(rod, position=(pin + end) / 2, attitude=at(b), velocity=(v + w) / 2, omega=at(b).T @ [0, 0, turn], name="rod")
    m.add(block, position=end, velocity=w, name="block")
    m.hinge("crank", None, at=[0, 0, 0], axis=[0, 0, 1], name="bearing")
    m.hinge("rod", "crank", at=pin, axis=[0, 0, 1], name="pin")
    m.hinge("block", "rod", at=end, axis=[0, 0, 1], name="wrist")
    m.slider("block", None, at=end, axis=[1, 0, 0], name="guide")
    return m, a


def test_slider_crank_with_redundant_joints_follows_its_geometry():
    """Three hinges and a slider in a plane have 20 equations of rank 17, and one degree of freedom."""
    m, a = slider_crank()
    built = m.build()
    assert (built.equations, built.freedoms, built.redundant) == (20, 1, 3)
    run = ph.simulate(m, t_end=0.2, dt=0.02, engine="python")
    angle = a + run.joints["bearing"].angle
    expected = 0.5 * np.cos(angle) + np.sqrt(1 - (0.5 * np.sin(angle)) ** 2)
    assert np.abs(run.bodies["block"].x[:, 0] - expected).max() < 1e-13
    assert run.constraint_error.max() < 1e-13 and np.ptp(run.energy) < 1e-3 * run.energy[0]
    # zero, because there is no friction and no motion out of the plane
    assert np.abs(run.joints["guide"].reaction[:, [0, 2]]).max() < 1e-9


@pytest.mark.parametrize("kind", ["universal", "cylindrical", "fixed", "point_on_plane", "distance"])
def test_other_joints_hold_and_conserve(kind):
    m = ph.Mechanism(assemble=True)
    a = m.add(ph.Body([0.2, 0.3, 0.4], mass=1.0), omega=[1.0, 2.0, -1.0], name="a")
    b = m.add(ph.Body([0.1, 0.15, 0.2], mass=0.5), position=[1.0, 0.2, 0.1], velocity=[0.3, 0, 0.5], name="b")
    place = {"at": [0.5, 0.1, 0.0]}
    more = {
        "universal": {**place, "axes": ([1, 0, 0], [0, 1, 0])}, "cylindrical": {**place, "axis": [1, 1, 0]},
        "fixed": place, "point_on_plane": {**place, "normal": [0, 1, 1]},
        "distance": {"at_a": [0.1, 0, 0], "at_b": [0, 0.1, 0]},
    }  # fmt: skip
    getattr(m, kind)(b, a, **more[kind])
    freedoms = {"universal": 8, "cylindrical": 8, "fixed": 6, "point_on_plane": 11, "distance": 11}
    assert m.freedoms == freedoms[kind]
    run = ph.simulate(m, t_end=0.2, dt=0.02, method="rattle4", engine="python")
    angular = run.momentum_about([0.3, 0, 0])
    assert run.constraint_error.max() < 1e-14 and run.velocity_error.max() < 1e-13
    assert np.abs(angular - angular[0]).max() < 1e-13 and np.ptp(run.energy) < 1e-6


def test_symplectic_on_the_manifold_of_the_joints():
    """For a spherical pendulum with springs, a step conserves the area spanned by tangent vectors that satisfy the
    joint.
    """
    I = ph.Body([0.3, 0.4, 0.5], mass=1.0)
    J = np.diag(I.moments)
    arm = np.array([0.0, 0.0, -0.5])
    pull = ph.forces.spring([0.3, -0.2, -1.2], [0.1, 0.2, 0.3], stiffness=4.0)

    def flow(z):
        """Make one step; return the rotation vector, and the angular momentum about the pivot in the body frame."""
        R = Rotation.from_rotvec(z[:3]).as_matrix()
        whole = J + (arm @ arm * np.eye(3) - np.outer(arm, arm))
        w = np.linalg.solve(whole, z[3:])
        m = ph.Mechanism(assemble=True)
        a = m.add(I, position=R @ arm, attitude=R, velocity=R @ np.cross(w, arm), omega=w)
        m.ball(a, None, at_a=-arm, at_b=[0, 0, 0])
        run = ph.simulate(m, load=pull, t_end=0.1, dt=0.1, engine="python")
        b = run.bodies["body1"]
        return b.R[-1], whole @ b.omega[-1]

    z = np.array([0.3, -0.2, 0.4, 0.5, -0.8, 0.6])

    def form(R, P, plus, minus, h):
        """Return two tangent vectors, as turns in the body frame and changes of momentum, and their
        symplectic product.
        """
        rows = []
        for (A, p), (B, q) in zip(plus, minus, strict=True):
            rows.append((Rotation.from_matrix(B.T @ A).as_rotvec() / (2 * h), (p - q) / (2 * h)))
        (u, p), (v, q) = rows
        return u @ q - v @ p + P @ np.cross(u, v)

    h, rng = 1e-4, np.random.default_rng(3)
    d = rng.normal(size=(2, 6))
    start = [(Rotation.from_rotvec((z + s * h * e)[:3]).as_matrix(), (z + s * h * e)[3:]) for s in (1, -1) for e in d]
    end = [flow(z + s * h * e) for s in (1, -1) for e in d]
    before = form(Rotation.from_rotvec(z[:3]).as_matrix(), z[3:], start[:2], start[2:], h)
    R, P = flow(z)
    after = form(R, P, end[:2], end[2:], h)
    assert abs(after - before) < 1e-6 * abs(before) + 1e-6


# --- compiled code, batches, files, events ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compiled():
    m = double_pendulum((0.4, -0.7))
    return m, ph.simulate(m, load=ph.forces.gravity(), t_end=0.5, dt=0.01)


def test_compiled_code_does_what_python_does(compiled):
    m, run = compiled
    plain = ph.simulate(m, load=ph.forces.gravity(), t_end=0.5, dt=0.01, engine="python")
    assert np.abs(run.states - plain.states).max() < 1e-12 and run.stats.torque_calls == 51

    def weight(x):
        return np.tile([0.0, 0.0, -9.81], (2, 1))

    whole = ph.simulate(m, load=weight, t_end=0.5, dt=0.01)
    assert np.abs(run.states - whole.states).max() < 1e-12 and whole.stats.torque_calls == 51


def test_fast_top_is_a_body_on_a_ball_joint():
    """Compare with the certified final state. Moments (5, 5, 1) about the pivot are (4, 4, 1) about the centre."""
    p = ph.problems["fast-top"]
    m = ph.Mechanism()
    axis = p.attitude[:, 2]
    a = m.add(ph.Body([4.0, 4.0, 1.0], mass=1.0), position=axis, attitude=p.attitude, omega=p.omega, name="top")
    m.ball(a, None, at=[0, 0, 0])
    run = ph.simulate(m, load=ph.forces.gravity(20.0), t_end=p.t_end, dt=0.05, method="rattle8", every=0)
    assert np.abs(run.bodies["top"].R[-1] - p.reference.R).max() < 1e-9
    assert run.constraint_error.max() < 1e-14


def test_batches_are_their_members(compiled):
    run = compiled[1]
    several = ph.mechanisms.Batch([double_pendulum((0.4 + 0.1 * k, -0.7)) for k in range(3)])
    runs = ph.simulate(several, load=ph.forces.gravity(), t_end=0.5, dt=0.01)
    assert np.array_equal(runs.x[0], run.x) and np.array_equal(runs.energy[0], run.energy)
    assert runs.bodies["lower"].R.shape == (3, 51, 3, 3) and runs.constraint_error.max() < 1e-14


def test_runs_go_on_bit_for_bit_from_files(compiled, tmp_path):
    m, run = compiled
    half = ph.simulate(m, load=ph.forces.gravity(), t_end=0.25, dt=0.01)
    path = half.save(tmp_path / "half.npz")
    whole = ph.mechanisms.load(path).extend(0.5)
    assert np.array_equal(whole.states, run.states) and np.array_equal(whole.final, run.final)
    assert np.allclose(whole.energy, run.energy, rtol=0, atol=1e-14)
    (tmp_path / "bad.npz").write_bytes(path.read_bytes()[:500])
    with pytest.raises(ph.PolhodeError, match="damaged"):
        ph.mechanisms.load(tmp_path / "bad.npz")


def test_events_and_callbacks_see_the_mechanism(compiled):
    m, run = compiled
    down = ph.Event(lambda state: state.joints["shoulder"].angle + 1.0, terminal=True, name="down")
    found = ph.simulate(m, load=ph.forces.gravity(), t_end=0.5, dt=0.01, events=down)
    (event,) = found.events["down"]
    assert found.outcome is ph.Outcome.EVENT and found.t[-1] < event.t < found.t[-1] + 0.01
    assert abs(event.state.joints["shoulder"].angle + 1.0) < 1e-12 and event.direction == -1
    fine = ph.simulate(m, load=ph.forces.gravity(), t_end=0.5, dt=0.001)
    assert abs(np.interp(-event.t, -fine.t[::-1], fine.joints["shoulder"].angle[::-1]) + 1.0) < 2e-3
    stopped = ph.simulate(m, load=ph.forces.gravity(), t_end=0.5, dt=0.01, callback=lambda t, state: t > 0.1)
    assert stopped.outcome is ph.Outcome.STOPPED and len(stopped) == 12
    assert np.array_equal(stopped.extend(0.5).final, run.final)


def test_steps_that_are_too_long_say_which_would_do():
    m = double_pendulum((30.0, -50.0))
    with pytest.raises(SimulationFailed, match=r"keeps joint '(shoulder|elbow)'.* dt = .* works there") as e:
        ph.simulate(m, load=ph.forces.gravity(), t_end=10, dt=0.5)
    assert len(e.value.trajectory) >= 1 and np.isfinite(e.value.trajectory.energy).all()
    part = ph.simulate(m, load=ph.forces.gravity(), t_end=10, dt=0.5, on_failure="stop")
    assert part.outcome is ph.Outcome.STALLED and "works there" in part.advice


@pytest.mark.soak
@pytest.mark.parametrize(("method", "bound"), [("rattle", 1e-4), ("rattle4", 1e-6), ("rattle6", 1e-8)])
def test_squeezer_arrives_at_the_published_angles(method, bound):
    """Compare with seven angles after 0.03 s from the Test Set for IVP Solvers.

    The motor makes two and a half turns.
    """
    p = ph.mechanisms.problems.squeezer()
    run = p.simulate(method, dt=1e-5 if method == "rattle" else 5e-5, every=100)
    angles = ph.mechanisms.problems.squeezer_angles(run)
    assert max(abs(angles[name][-1] - value) for name, value in p.known.items()) < bound
    assert run.constraint_error.max() < 1e-15 and run.setup.built.redundant == 9


@pytest.mark.parametrize("name", ["bricard", "furuta", "gimbals", "four_bar"])
def test_mechanisms_of_the_literature_keep_their_energy(name):
    p = getattr(ph.mechanisms.problems, name)()
    run = p.simulate(t_end=(20 if name == "four_bar" else 6) * p.dt, engine="python")
    built = run.setup.built
    counts = {"bricard": (1, 1), "furuta": (2, 0), "gimbals": (3, 0), "four_bar": (1, 3)}
    assert (built.freedoms, built.redundant) == counts[name]
    assert run.constraint_error.max() < 1e-14 and run.velocity_error.max() < 1e-12
    assert np.ptp(run.energy) < 1e-4 * run.kinetic_energy.max()


def test_joint_em_keeps_energy_and_momentum_to_rounding():
    truth = double_pendulum_truth(0.2, (0.4, -0.7))
    errors = []
    for steps in (8, 16):
        m, dt = double_pendulum((0.4, -0.7)), 0.2 / steps
        run = ph.simulate(m, load=ph.forces.gravity(), t_end=0.2, dt=dt, method="joint_em", engine="python")
        assert np.ptp(run.energy) < 3e-14 and run.constraint_error.max() < 1e-15
        errors.append(abs(run.joints["shoulder"].angle[-1] - truth[0]))
    assert 1.5 < np.log2(errors[0] / errors[1]) < 2.5
    run = ph.simulate(ring(), t_end=0.02, dt=5e-3, method="joint_em", engine="python")
    L = run.momentum_about()
    assert np.abs(run.energy / run.energy[0] - 1).max() < 2e-15 and np.abs(L - L[0]).max() < 1e-15


def test_joint_em_takes_potentials_by_a_discrete_gradient():
    """Test a gyroscope in gimbals on a spring, and a hinge with a spring.

    The forces are not linear, but the energy is exact.
    """
    run = ph.mechanisms.problems.gimbals().simulate("joint_em", t_end=0.008, engine="python")
    assert np.ptp(run.energy) < 1e-14 * run.energy[0] * 4 and np.ptp(run.kinetic_energy) > 1e-9
    m = double_pendulum((3.0, -2.0), stiffness=5.0, rest=0.3)
    run = ph.simulate(m, t_end=0.2, dt=0.02, method="joint_em", engine="python")
    assert np.ptp(run.energy) < 1e-13 and np.ptp(run.kinetic_energy) > 0.1


@pytest.mark.parametrize(
    ("name", "dt", "steps"),
    [
        # rods whose moments differ by a factor of 600; the spin about their axis follows from the other velocities
        ("furuta", 2e-3, 10),
        ("furuta", 2e-4, 20),  # steps so short that rounding errors of positions are a large part of the momentum
        ("four_bar", 1e-2, 8),
        ("bricard", 1e-2, 5),
        ("squeezer", 1e-4, 4),  # starts at rest, on a stiff spring
    ],
)
def test_joint_em_converges_with_thin_rods_redundant_joints_and_at_rest(name, dt, steps):
    run = getattr(ph.mechanisms.problems, name)().simulate("joint_em", t_end=steps * dt, dt=dt, engine="python")
    assert np.ptp(run.energy) < 2e-14 * np.abs(run.energy).max() and run.constraint_error.max() < 2e-14
    assert run.stats.newton_iterations < 14 * steps
    assert run.stats.torque_calls == run.stats.newton_iterations + 1  # each pass calls the loads


def test_steps_follow_the_error():
    truth = double_pendulum_truth(0.5, (0.4, -0.7))
    m = double_pendulum((0.4, -0.7))
    run = ph.simulate(m, load=ph.forces.gravity(), t_end=0.5, tol=1e-5, engine="python")
    assert run.t[-1] == 0.5 and abs(run.joints["shoulder"].angle[-1] - truth[0]) < 1e-4
    assert run.stats.smallest_step < run.stats.largest_step and run.constraint_error.max() < 1e-14
    with pytest.raises(SimulationFailed, match="even the shortest possible step"):
        ph.simulate(m, load=ph.forces.gravity(), t_end=0.5, tol=1e-10, dt_min=0.1, engine="python")
    with pytest.raises(Unsupported, match="give dt instead of tol"):
        ph.simulate(m, t_end=0.5, tol=1e-6, method="joint_em")


# --- steppers ---------------------------------------------------------------------------------------------------------


def controlled_truth(t_end, period):
    """Return angle and rate of a rod on a hinge under gravity and a sampled motor, by SciPy."""
    I, y, t = ROD.moments[0] + 0.25, np.array([0.0, 0.0]), 0.0
    while t < t_end - 1e-12:
        push = 5.0 * (0.3 - y[0]) - 1.0 * y[1]

        def slope(t, y, push=push):
            return [y[1], (push + 0.5 * 9.81 * np.cos(y[0])) / I]

        y = solve_ivp(slope, (0, period), y, method="DOP853", rtol=1e-12, atol=1e-12).y[:, -1]
        t += period
    return y


def motor_stepper(**more):
    m, a = one_rod()
    m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0], name="j")
    given = {"load": ph.forces.gravity(), "dt": 0.005, "method": "rattle4", "motors": ["j"], "engine": "python"}
    return ph.stepper(m, **{**given, **more})


def test_sampled_controller_of_a_motor():
    s = motor_stepper()
    for k in range(20):
        j = s.joints["j"]
        s.command(j=5.0 * (0.3 - j.angle) - 1.0 * j.rate)
        if k == 10:
            saved = s.state
        s.step(2)
    j = s.joints["j"]
    assert np.abs([j.angle, j.rate] - controlled_truth(0.2, 0.01)).max() < 1e-8
    assert s.t == pytest.approx(0.2) and s.steps == 40
    again = motor_stepper()
    again.restore(saved)
    for _ in range(10):
        again.step(2)
        j = again.joints["j"]
        again.command(j=5.0 * (0.3 - j.angle) - 1.0 * j.rate)
    np.testing.assert_array_equal(again.bodies["rod"].R, s.bodies["rod"].R)
    assert again.commands["j"] == 5.0 * (0.3 - j.angle) - 1.0 * j.rate


def test_stepper_of_a_mechanism_goes_the_way_of_simulate():
    m, load = double_pendulum((0.4, -0.7)), ph.forces.gravity()
    run = ph.simulate(m, load=load, t_end=0.1, dt=0.01, engine="python")
    s = ph.stepper(m, load=load, dt=0.01, engine="python")
    s.step(3)
    s.step(7)
    np.testing.assert_array_equal(s.bodies["lower"].R, run.bodies["lower"].R[-1])
    assert s.energy == run.energy[-1] and run.stats.worst_residual > 0
    several = ph.stepper(ph.mechanisms.Batch([m, double_pendulum()]), load=load, dt=0.01, engine="python")
    several.step(10)
    np.testing.assert_array_equal(several.bodies["lower"].x[0], run.bodies["lower"].x[-1])
    assert several.joints["elbow"].angle.shape == (2,)


def test_steppers_of_mechanisms_refuse_what_makes_no_sense():
    for keywords, message in (
        ({"dt": None}, "needs its step"), ({"tol": 1e-6}, "not for steppers"), ({"motors": ["i"]}, "for a motor 'i'"),
        ({"dt": -1.0}, "positive"),
    ):  # fmt: skip
        with pytest.raises(InvalidInput, match=message):
            motor_stepper(**keywords)
    s = motor_stepper()
    with pytest.raises(InvalidInput, match="unknown motor"):
        s.command(k=1.0)
    with pytest.raises(InvalidInput, match="finite number"):
        s.command(j=np.nan)
    with pytest.raises(InvalidInput, match=r"settings \(dt\): restore it in"):
        motor_stepper(dt=0.01).restore(s.state)
    with pytest.raises(SimulationFailed, match="no impulse was found"):
        fast = ph.stepper(double_pendulum((40.0, -70.0)), dt=1.0, engine="python")
        fast.step(3)


def test_reactions_of_a_batch_are_those_of_its_members():
    members = [double_pendulum((0.4, -0.7), stiffness=2.0), double_pendulum((0.1, 0.2), stiffness=2.0)]
    given = {"load": ph.forces.gravity(), "t_end": 0.02, "dt": 0.01, "engine": "python"}
    both = ph.simulate(ph.mechanisms.Batch(members), **given)
    for k, m in enumerate(members):
        alone = ph.simulate(m, **given)
        for name, joint in alone.joints.items():
            np.testing.assert_array_equal(both.joints[name].reaction[k], joint.reaction)
            np.testing.assert_array_equal(both.joints[name].reaction_torque[k], joint.reaction_torque)


def test_reaction_of_a_motor_is_that_of_its_command():
    """If a motor carries the weight of a rod at rest, the joint has no torque about the axis of the hinge."""
    s = motor_stepper()
    s.command(j=-0.5 * 9.81)
    j = s.joints["j"]
    assert np.allclose(j.reaction, [0, 0, 9.81], atol=1e-12) and np.allclose(j.reaction_torque, 0, atol=1e-12)
