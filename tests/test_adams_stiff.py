"""Test `adams` with the derivatives of the load: friction and dissipation of a contact."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import polhode as ph
from polhode.errors import Unsupported
from polhode.groups.so3 import angle
from polhode.integrators.adams_layout import (
    LAST,
    LOW,
    NEW_J,
    NEW_R,
    NEW_W,
    NEXT,
    PLACE,
    SPEED,
    STIFF_LEAVES,
    STIFF_SCRATCH,
    YX,
)
from polhode.integrators.adams_stiff import call_derivatives, fastest_rate
from polhode.integrators.pacing import gyration_radius
from polhode.kernels.flight import Masses
from polhode.kernels.values import Diag3, Vec3
from polhode.run.setup import set_up
from polhode.scenario import ScenarioError, from_data

G, STIFFNESS, DISSIPATION, FRICTION, SLIP = 9.81, 2e4, 0.2, 1.0, 0.01
AXES, CENTRE = np.array([0.2, 0.03, 0.02]), np.array([0.0, 0.0, 0.01])
INERTIA = np.array([[2e-4, -2e-5, 0.0], [-2e-5, 1.6e-3, 0.0], [0.0, 0.0, 1.7e-3]])
STONE = ph.Body(INERTIA, mass=1.0)
FLOOR = ph.forces.ground(
    ph.forces.ellipsoid(*AXES, centre=CENTRE),
    stiffness=STIFFNESS,
    dissipation=DISSIPATION,
    friction=FRICTION,
    slip=SLIP,
)
START = {
    "omega": (0.0, 0.0, -5.0), "attitude": ph.so3.exp([0.01, 0.01, 0.0]), "position": (0.0, 0.0, 0.01 - G / STIFFNESS),
    "velocity": (0.0, 0.0, 0.0),
}  # fmt: skip
T_END = 0.2


def load(R, W, x, v):
    """Return torque (body axes) and force (space) of weight and contact, from the formulas of the contact."""
    n = R[2]
    s = AXES**2 * n
    p = CENTRE - s / np.sqrt(n @ s)
    u = v + R @ np.cross(W, p)
    N = max(0.0, STIFFNESS * max(0.0, -(x[2] + n @ p)) * (1 - DISSIPATION * u[2]))
    F = N * np.array([0.0, 0.0, 1.0]) - FRICTION * N / np.sqrt(u[0] ** 2 + u[1] ** 2 + SLIP**2) * u * [1, 1, 0]
    return np.cross(p, R.T @ F), F - [0.0, 0.0, G]


def rates(t, y):
    R, W, x, v = y[:9].reshape(3, 3), y[9:12], y[12:15], y[15:]
    T, F = load(R, W, x, v)
    spin = np.array([[0, -W[2], W[1]], [W[2], 0, -W[0]], [-W[1], W[0], 0]])
    return np.concatenate([(R @ spin).reshape(-1), np.linalg.solve(INERTIA, T + np.cross(INERTIA @ W, W)), v, F])


@pytest.fixture(scope="module")
def truth():
    """Return the motion that DOP853 computes from the same formulas, with its dense output."""
    y = np.concatenate([np.ravel(START["attitude"]), START["omega"], START["position"], START["velocity"]])
    return solve_ivp(rates, (0.0, T_END), y, method="DOP853", rtol=3e-14, atol=1e-16, dense_output=True)


def distance(run, y, k=-1):
    """Return the larger of the angle and the displacement relative to the size of the path."""
    return max(angle(run.R[k], y[:9].reshape(3, 3)), np.linalg.norm(run.x[k] - y[12:15]) / 0.01)


def rattle(tol=1e-5, **more):
    arguments = {"force": ph.forces.gravity(G) + FLOOR, "t_end": T_END, "tol": tol, "engine": "python", **START}
    return ph.simulate(STONE, **arguments | more)


@pytest.fixture(scope="module")
def run():
    return rattle()


def test_derivatives_are_those_of_the_formula():
    """Compare with central differences of the formula, in space axes; forces are stored as torques."""
    setup = set_up(
        STONE, (ph.forces.gravity(G) + FLOOR).all_acting(), "rkmk4", {}, engine="python", dt=0.1, t_start=0.0, every=1,
        bodies=None, observe=(),
    )  # fmt: skip
    rng = np.random.default_rng(4)
    A = STONE.axes
    R, W, v = ph.so3.exp([0.05, -0.03, 0.4]) @ A, rng.normal(size=3), 0.02 * rng.normal(size=3)
    x = np.array([0.0, 0.0, 0.0085])
    w, u = np.zeros(STIFF_LEAVES), np.zeros(STIFF_SCRATCH)
    w[PLACE : PLACE + 3], w[SPEED : SPEED + 3], w[LOW : LOW + 3] = x - 1e-3, v - 0.1, 0.0
    u[YX : YX + 3], u[YX + 3 : YX + 6] = 1e-3, 0.1
    u[NEW_R : NEW_R + 9], u[NEW_W : NEW_W + 3] = R.reshape(-1), W
    masses = Masses(Diag3(*Vec3(*STONE.moments.tolist())), 1.0)
    call_derivatives(setup.bound_python.torque, setup.bound_python.p, masses, w, u, 0.0, True)
    J, arm, expected = u[NEW_J : NEW_J + 36].reshape(6, 6), gyration_radius(masses), np.zeros((6, 6))
    for k, d in enumerate(np.eye(6)):

        def at(h, d=d):
            T, F = load(R @ A.T, A @ (W + h * (R.T @ d[:3])), x, v + h * d[3:])
            return np.concatenate([R @ A.T @ T, arm * F])

        h = 1e-5
        expected[:, k] = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h)
    assert np.abs(expected).max() > 1.0
    np.testing.assert_allclose(J, expected, atol=1e-7 * np.abs(expected).max())


def test_the_error_follows_the_tolerance(run, truth):
    y = truth.y[:, -1]
    assert distance(run, y) < 3e-6
    assert distance(rattle(1e-7), y) < 3e-8


def test_half_the_calls_of_a_taylor_method(truth):
    """heyoka needs 762 calls for 1e-6 on this problem (benchmarks/results/flight.md)."""
    run = rattle(10**-5.25)
    assert distance(run, truth.y[:, -1]) < 1e-6
    assert run.stats.torque_calls < 762 / 2


def test_contact_of_smooth_shapes_is_stiff_unless_told(run):
    """Without friction and dissipation, a contact is not stiff. Points and Python functions have no derivatives."""
    assert run.setup.options["stiff"] is True
    smooth = ph.forces.ground(ph.forces.sphere(0.1), stiffness=1e4)
    points = ph.forces.ground([[0, 0, -0.0095]], stiffness=1e4, friction=0.3)
    for force in (smooth, points, FLOOR + ph.forces.at([0, 0, 0.1], lambda t: [0.0, 0.0, 0.1])):
        other = rattle(1e-3, t_end=1e-4, force=force)
        assert other.setup.options["stiff"] != True  # noqa: E712  "auto" is not resolved
    asked = rattle(1e-3, t_end=1e-3, force=ph.forces.gravity(G) + points, stiff=True)
    assert asked.setup.options["stiff"] is True and asked.outcome.good


def test_derivatives_need_a_formula_and_a_position():
    with pytest.raises(Unsupported, match="for bodies that move"):
        ph.simulate([1, 2, 3], ph.torques.heavy_top(1.0), omega=[1, 0, 0], t_end=1, tol=1e-6, stiff=True)
    with pytest.raises(Unsupported, match=r"needs the load's formula.*@polhode.kernel"):
        rattle(force=lambda t, x: -x, stiff=True)


NEEDLE, LENGTH, RADIUS = 0.1, 0.5, 0.001  # mass and semi-axes of a thin rod
ROD = ph.Body(NEEDLE / 5 * np.array([2 * RADIUS**2, LENGTH**2 + RADIUS**2, LENGTH**2 + RADIUS**2]), mass=NEEDLE)
ROD_FLOOR = ph.forces.ground(
    ph.forces.ellipsoid(LENGTH, RADIUS, RADIUS), stiffness=1e3, dissipation=0.2, friction=0.5, slip=0.01
)
FALL = {
    "omega": [1, 0.2, 0.5], "attitude": ph.so3.exp([0, 0.4, 0]), "position": [0, 0, 0.25], "velocity": [0.3, 0.1, 0],
    "force": ph.forces.gravity(G) + ROD_FLOOR, "engine": "python",
}  # fmt: skip


def test_a_thin_rod_needs_few_substeps():
    """Its moments of inertia differ by a factor of 1e5, but not the rates at which friction stops its points."""
    run = ph.simulate(ROD, tol=1e-5, t_end=2e-3, **FALL | {"attitude": np.eye(3), "position": [0, 0, 0.99 * RADIUS]})
    w, masses = run.states[-1, :, 0], Masses(Diag3(*Vec3(*ROD.moments.tolist())), NEEDLE)
    J, arm = w[NEXT : NEXT + 36].reshape(6, 6).copy(), gyration_radius(masses)
    J[:, 3:] *= arm  # now for the velocities (omega, v/arm)
    R, M = run.R[-1] @ ROD.axes, np.diag([NEEDLE * arm**2] * 6)
    M[:3, :3] = R @ np.diag(ROD.moments) @ R.T
    fastest = np.abs(np.linalg.eigvals(np.linalg.solve(M, J))).max()
    assert fastest > 1.0
    assert fastest <= fastest_rate(masses.I, w, NEXT) < 3.0 * fastest


def test_a_quaternion_that_overflows_is_rejected():
    """Between impacts, stages of the Runge-Kutta method for the attitude may overflow, because the rod is so thin."""
    assert ph.simulate(ROD, tol=1e-6, t_end=0.15, stiff=False, **FALL).outcome.good


def test_points_without_derivatives_do_not_stop_a_run():
    """The derivatives of the angle atan2(v_z, v_y) at rest are NaN; other operations have no derivatives at all."""

    @ph.kernel
    def turned(v):
        return 1e-3 * ph.Vec3(ph.math.atan2(v.z, v.y), 0.0, 0.0)

    @ph.kernel
    def modulo(v):
        return -0.1 * (v.x % 0.2) * v

    def run(f, stiff=True):
        force = ph.forces.gravity(G) + FLOOR + ph.forces.function(f)
        return rattle(1e-5, t_end=0.005, force=force, stiff=stiff)

    np.testing.assert_allclose(run(turned).x[-1], run(turned, stiff=False).x[-1], atol=1e-8)
    assert run(modulo, stiff=False).outcome.good
    with pytest.raises(Unsupported, match=r"stiff=True evaluates the load with power series.*%.*polhode\.math"):
        run(modulo)


def test_a_kernel_that_compiles_for_numbers_only_is_explained():
    @ph.kernel
    def least(v):
        return -0.1 * min(v.x, 0.5) * v

    with pytest.raises(ph.KernelError) as e:
        rattle(t_end=1e-3, force=FLOOR + ph.forces.function(least), stiff=True, engine="numba")
    assert "minimum instead of min" in e.value.__notes__[0]


@pytest.mark.parametrize(
    "torque",
    [
        ph.torques.piecewise([0.0, 2e-3], [[0, 0, 0], [0, 0, 1e-3]]),
        ph.torques.wheels([[0, 0, 1]], [1e-3]),
        ph.torques.sampled(lambda omega: -1e-3 * omega, 2e-3, frame="body"),
    ],
    ids=lambda torque: torque.name,
)
def test_held_torques_leave_the_contact_stiff(torque):
    runs = [rattle(1e-5, t_end=4e-3, torque=torque, **more) for more in ({}, {"stiff": False})]
    assert runs[0].setup.options["stiff"] is True
    assert angle(runs[0].R[-1], runs[1].R[-1]) < 1e-6


def test_a_scenario_with_a_tolerance_takes_the_option():
    """The method is "auto", which is adams then."""
    floor = {"model": "ground", "shape": {"shape": "sphere", "radius": 0.1}, "stiffness": 1e4, "friction": 0.3}
    data = {
        "format": 1, "body": {"shape": "sphere", "radius": 0.1, "mass": 1.0}, "force": [{"model": "gravity"}, floor],
        "start": {"omega": [0, 0, 1], "position": [0, 0, 0.1], "velocity": [1, 0, 0]},
        "run": {"t_end": 0.001, "tol": 1e-4, "engine": "python", "options": {"stiff": False}},
    }  # fmt: skip
    run = from_data(data).simulate()
    assert run.setup.method.name == "adams" and run.setup.options["stiff"] is False
    with pytest.raises(ScenarioError, match="no option 'stiff'"):
        from_data(data | {"run": data["run"] | {"dt": 1e-4, "tol": None}})


def test_compiled_code_makes_the_same_steps(run):
    compiled = rattle(engine="numba")
    assert compiled.stats.torque_calls == run.stats.torque_calls
    assert distance(compiled, np.concatenate([run.R[-1].reshape(-1), run.omega[-1], run.x[-1], run.v[-1]])) < 1e-9


def test_the_motion_between_steps(run, truth):
    calls = run.stats.torque_calls
    there = run.at(np.array([0.03, 0.0731, 0.19]))
    for k, t in enumerate(there.t):
        y = truth.sol(t)
        assert distance(there, y, k) < 3e-6
        assert np.abs(there.v[k] - y[15:]).max() < 3e-5
    assert run.stats.torque_calls == calls
    assert np.array_equal(run.at(run.t).x, run.x)


def test_going_on_has_the_same_bits(tmp_path):
    first = rattle(t_end=0.08)
    first.save(tmp_path / "rattle.npz")
    again = ph.load(tmp_path / "rattle.npz").extend(T_END)
    np.testing.assert_array_equal(again.states, first.extend(T_END).states)
    assert again.stats.torque_calls == first.extend(T_END).stats.torque_calls


def test_bodies_of_a_batch_move_as_alone():
    spins = np.array([[0.0, 0.0, -5.0], [0.0, 0.0, 4.0], [0.1, 0.0, -2.0], [0.0, 0.3, 1.0]])
    both = [rattle(1e-4, omega=w, t_end=0.05, every=0, engine="numba") for w in (spins, spins[1])]
    np.testing.assert_array_equal(both[0].R[1, -1], both[1].R[-1])
    np.testing.assert_array_equal(both[0].x[1, -1], both[1].x[-1])


def test_steps_end_where_a_thruster_switches(truth):
    """After a jump, the method restarts with the derivatives of the load at that time."""
    push = ph.torques.piecewise([0.0, 0.05, 0.06], [[0, 0, 0], [0, 0, 0.01], [0, 0, 0]], held=False)
    force = ph.forces.gravity(G) + FLOOR
    runs = [rattle(tol, force=force, torque=push, t_end=0.08) for tol in (1e-4, 1e-6)]
    assert runs[0].setup.options["stiff"] is True
    assert angle(runs[0].R[-1], runs[1].R[-1]) < 1e-5 and np.abs(runs[0].x[-1] - runs[1].x[-1]).max() < 1e-7
    assert angle(runs[0].R[-1], truth.sol(0.08)[:9].reshape(3, 3)) > 1e-3


def test_the_last_derivatives_are_kept_for_the_motion_between_steps(run):
    rows = run.states[-1]
    assert np.abs(rows[NEXT : NEXT + 36]).max() > 1.0 and np.abs(rows[LAST : LAST + 36]).max() > 1.0
    assert not np.array_equal(rows[NEXT : NEXT + 36], rows[LAST : LAST + 36])
