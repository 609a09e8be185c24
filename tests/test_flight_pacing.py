"""Test bodies that translate with reversible steps of variable length, and with wheels."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import polhode as ph
from polhode import forces
from polhode.errors import InvalidInput
from polhode.kernels.flight import Pair, Pose
from polhode.kernels.values import Mat3, Vec3

ZERO = Vec3(0.0, 0.0, 0.0)
UPRIGHT = Mat3(Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0))
SATELLITE = ph.Body([0.010, 0.014, 0.018], mass=1.0)
# an orbit of eccentricity 0.6
ORBIT = {"position": [0.4, 0.0, 0.0], "velocity": [0.0, 2.0, 0.0], "omega": [0.3, 0.2, 1.1]}


def orbit(**more):
    given = {"t_end": 3.0, "dt": 0.01, "method": "strang", "engine": "python", **ORBIT, **more}
    return ph.simulate(SATELLITE, force=forces.central(1.0), **given)


def test_reversible_steps_follow_the_orbit():
    """By Kepler's law, steps must be proportional to r^(3/2).

    Reversed, the run returns to its start through the same steps.
    """
    setup = orbit(control="reversible", t_end=6.0).setup
    parts, load, q = setup.parts, setup.bound.torque, setup.bound.p
    V = Pair(Vec3(*map(float, ORBIT["omega"])), Vec3(*map(float, ORBIT["velocity"])))
    s = parts.start(load, q, setup.I, setup.dt, 0.0, Pose(UPRIGHT, Vec3(0.4, 0.0, 0.0), ZERO), V)
    lengths, radii = [], []
    for _ in range(80):
        before = s
        s, _ = parts.step(load, q, setup.I, setup.dt, 0.0, s)
        lengths.append(s.t - before.t)
        x, _ = parts.place(setup.I, s)
        radii.append(np.linalg.norm(x))
    assert max(radii) > 2.5 * min(radii)
    wanted = np.array(radii) ** 1.5
    assert np.ptp(np.log(np.array(lengths) / wanted)) < 0.5  # larger deviations would cause resets of the step
    s = parts.reverse(s)
    for _ in range(80):
        s, _ = parts.step(load, q, setup.I, setup.dt, 0.0, s)
    (R, W), (x, v) = parts.finish(setup.I, s), parts.place(setup.I, s)
    np.testing.assert_allclose(np.array(R).T, np.eye(3), atol=1e-10)
    np.testing.assert_allclose([*x, *v, *W], [0.4, 0, 0, 0, -2, 0, -0.3, -0.2, -1.1], atol=1e-9)
    assert s.resets == 0


def test_reversible_steps_converge_to_the_motion():
    fine = orbit(method="rkn4", dt=0.005)
    off = [np.abs(orbit(control="reversible", dt=h).x[-1] - fine.x[-1]).max() for h in (0.01, 0.005)]
    assert 3.0 < off[0] / off[1] < 5.0


@ph.kernel
def own_pace(omega):
    return omega.x


def test_a_pace_of_ones_own_is_refused():
    with pytest.raises(InvalidInput, match="leave it out for a body that moves"):
        orbit(control="reversible", pace=own_pace)


# --- wheels -------------------------------------------------------------------------------------------------------

MOMENTS, MASS, HOOK, ANCHOR, WHEEL = (
    np.array([0.05, 0.06, 0.02]),
    2.0,
    np.array([0, 0, 0.3]),
    np.array([0, 0, 1.0]),
    0.3,
)


@pytest.fixture(scope="module")
def hung_gyrostat():
    """Return the final state of a body with a wheel that hangs on a spring, by DOP853."""

    def slope(t, y):
        R, W, x, v = y[:9].reshape(3, 3), y[9:12], y[12:15], y[15:]
        d = x + R @ HOOK - ANCHOR
        F = -400.0 * (1.0 - 0.2 / np.linalg.norm(d)) * d
        spin = np.array([[0, -W[2], W[1]], [W[2], 0, -W[0]], [-W[1], W[0], 0]])
        turn = np.cross(HOOK, R.T @ F) - np.cross(W, MOMENTS * W + [0, 0, WHEEL])
        return np.concatenate([(R @ spin).ravel(), turn / MOMENTS, v, F / MASS - [0, 0, 9.81]])

    y = np.concatenate([np.eye(3).ravel(), [0, 1, 5], [0.1, 0, 0.45], np.zeros(3)])
    y = solve_ivp(slope, (0.0, 0.5), y, method="DOP853", rtol=1e-12, atol=1e-13).y[:, -1]
    return y[:9].reshape(3, 3), y[12:15], y[15:]


@pytest.mark.parametrize(("method", "order"), [("gyrostat2", 2), ("gyrostat4", 4), ("gyrostat6", 6), ("rkn4", 4)])
def test_a_body_with_a_wheel_moves(method, order, hung_gyrostat):
    hangs = forces.gravity() + forces.spring(ANCHOR, HOOK, stiffness=400.0, rest=0.2)
    wheel, errors = ph.torques.wheels([[0, 0, 1.0]], [WHEEL]), []
    for n in (100, 200):
        run = ph.simulate(
            ph.Body(MOMENTS, mass=MASS), wheel, force=hangs, position=[0.1, 0, 0.45], omega=[0, 1, 5], t_end=0.5,
            dt=0.5 / n, method=method, engine="python",
        )  # fmt: skip
        ends = zip((run.R[-1], run.x[-1], run.v[-1]), hung_gyrostat, strict=True)
        errors.append([np.abs(a - b).max() for a, b in ends])
    assert np.log2(np.array(errors[0]) / errors[1]) == pytest.approx(order, abs=0.3)


def test_wheels_leave_the_straight_line_and_the_momentum_alone():
    run = ph.simulate(
        ph.Body(MOMENTS, mass=MASS), ph.torques.wheels([[0, 0, 1.0]], [WHEEL]), velocity=[1, 2, 3], omega=[1, 2, 3],
        t_end=2.0, dt=0.01, engine="python",
    )  # fmt: skip
    np.testing.assert_allclose(run.x, run.t[:, None] * [1.0, 2.0, 3.0], atol=1e-14)
    assert np.abs(run.momentum - run.momentum[0]).max() < 1e-14
