"""Mechanisms: joints that never drift, against exact solutions and independent integrations."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation

import polhode as ph
from polhode.errors import InvalidInput, Unsupported

ROD = ph.Body.cylinder(0.02, 1.0, mass=1.0)
ALONG_X = [[0, 0, 1], [0, 1, 0], [-1, 0, 0]]  # the rod's axis along x
QUARTER = np.array([np.cos(1.0), 0.0, np.sin(1.0)])


def ring(n=6, side=0.2, spin=40.0):
    """A free ring of spinning links on ball joints: one closed loop."""
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
    """A parallelogram of equal links, folded flat: two motions branch off."""
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
    "two parts": (in_two_parts, "2 parts"),
    "contradictory": (contradictory, "contradict each other"),
    "misplaced": (misplaced, "is off by 0.25 m"),
    "velocities": (moving_wrongly, "velocities do not fit"),
    "singular": (dead_centre, "singular position"),
    "itself": (lambda m, a: m.ball(a, a, at=[0, 0, 0]), "with itself"),
    "ground to ground": (lambda m, a: m.ball(None, None, at=[0, 0, 0]), "the ground with itself"),
    "unknown body": (lambda m, a: m.ball("rid", None, at=[0, 0, 0]), "Did you mean 'rod'"),
    "no body": (lambda m, a: m.ball(7, None, at=[0, 0, 0]), "what add\\(\\) returned"),
    "other mechanism": (lambda m, a: m.ball(ph.mechanisms.Part("x", 0), None, at=[0, 0, 0]), "another mechanism"),
    "no place": (lambda m, a: m.ball(a, None), "needs its place"),
    "half a place": (lambda m, a: m.ball(a, None, at_a=[0, 0, 0]), "needs its place"),
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


def double_pendulum_truth(t_end, rate):
    """Angles from the horizontal and rates, by the textbook equations of two uniform rods."""
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
    ("method", "steps", "order"), [("rattle", 25, 2), ("rattle4", 10, 4), ("rattle6", 5, 6), ("rattle8", 6, 8)]
)
def test_double_pendulum_converges_with_the_order_of_the_method(method, steps, order):
    truth = double_pendulum_truth(0.5, (0.4, -0.7))
    coarse, fine = (end_error(method, 0.5 / n, truth) for n in (steps, 2 * steps))
    assert abs(np.log2(coarse / fine) - order) < 0.6


def test_reactions_of_a_pendulum():
    """At rest, horizontal: the hinge carries m g/4 of a uniform rod; swinging, also the centripetal force."""
    m, rod = ph.Mechanism(), ph.Body.cylinder(1e-6, 1.0, mass=2.0)
    a = m.add(rod, position=[0.5, 0, 0], attitude=ALONG_X, velocity=[0, 0, 1.5], omega=[0, -3.0, 0], name="rod")
    m.hinge(a, None, at=[0, 0, 0], axis=[0, 1, 0], name="pivot")
    run = ph.simulate(m, load=ph.forces.gravity(), t_end=0.01, dt=0.01, engine="python")
    pivot = run.joints["pivot"]
    assert np.allclose(pivot.reaction[0], [-2.0 * 0.5 * 3.0**2, 0, 2.0 * 9.81 / 4], atol=1e-9)
    assert np.allclose(pivot.reaction_torque[0], 0.0, atol=1e-9)
    assert pivot.rate[0] == pytest.approx(-3.0) and pivot.error.max() < 1e-15


def tied(points):
    """Two bodies tied at points, turning together."""
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
    run = ph.simulate(m, t_end=0.5, dt=0.02, method="rattle4", engine="python")
    x = np.array([1.0, 0.2, -0.3])
    centre = 2.0 * x / 3.0
    J = np.diag([1.0, 2.0, 2.5]) + R @ np.diag([0.5, 0.7, 0.9]) @ R.T
    for mass, r in ((1.0, -centre), (2.0, x - centre)):
        J += mass * (r @ r * np.eye(3) - np.outer(r, r))
    one = ph.simulate(ph.Body(J), omega=[0.3, -1.0, 2.0], t_end=0.5, dt=0.5, method="exact_free", engine="python")
    assert np.abs(run.bodies["a"].R[-1] - one.R[-1]).max() < 1e-9  # 2.4e-8 at dt = 0.05
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
