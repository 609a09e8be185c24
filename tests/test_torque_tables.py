"""Test torques and fields from tables: known angles, SciPy's splines, jumps, kinks, and values outside the table."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.interpolate import CubicSpline, make_interp_spline

import polhode as ph
from polhode.torques.models import from_description

TILTED = ph.Body([[2.0, 0.3, 0.1], [0.3, 2.5, -0.2], [0.1, -0.2, 3.0]])
OMEGA = np.array([0.3, 1.0, -0.5])
START = dict(omega=OMEGA, t_end=2.0, engine="python")
TIMES = np.linspace(0, 2, 9)
VALUES = np.stack([np.sin(TIMES), np.cos(2 * TIMES), 0.3 * TIMES], axis=1)
EVALUATED = {
    0: lambda t: VALUES[min(int(t / 0.25 + 1e-9), 7)],
    1: lambda t: np.array([np.interp(t, TIMES, v) for v in VALUES.T]),
    3: CubicSpline(TIMES, VALUES),
    5: make_interp_spline(TIMES, VALUES, k=5),
}


def end_by_scipy(torque, frame):
    J, y = TILTED.inertia, np.concatenate([np.eye(3).reshape(-1), OMEGA])
    for k in range(8):

        def rate(t, y, k=k):
            R, w = y[:9].reshape(3, 3), y[9:]
            T = np.asarray(torque(min(t, 0.25 * (k + 1) - 1e-12)))  # at the end of a piece, the value from the left
            W = np.array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])
            T = R.T @ T if frame == "space" else T
            return np.concatenate([(R @ W).reshape(-1), np.linalg.solve(J, T - np.cross(w, J @ w))])

        span = 0.25 * k, 0.25 * (k + 1)
        y = solve_ivp(rate, span, y, method="DOP853", rtol=1e-12, atol=1e-13).y[:, -1]
    return y[:9].reshape(3, 3)


@pytest.mark.parametrize("order, frame", [(0, "space"), (1, "body"), (3, "space"), (3, "body"), (5, "space")])
def test_splines_of_a_stated_order(order, frame):
    torque = ph.torques.table(TIMES, VALUES, order, frame=frame)
    run = ph.simulate(TILTED, torque, dt=0.0625, method="rkn6", **START)
    assert abs(run.R[-1] - end_by_scipy(EVALUATED[order], frame)).max() < 1e-9
    anywhere = ph.torques.table(TIMES, VALUES, order, frame=frame, held=False)
    free_steps = ph.simulate(TILTED, anywhere, control="error", tol=1e-10, method="rkn6", **START)
    assert ph.so3.distance(run.R[-1], free_steps.R[-1]) < 3e-9
    for some in (torque, anywhere):
        kw = dict(dt=0.125, method="mr2", **START)
        again = ph.simulate(TILTED, from_description(some.describe()), **kw)
        assert np.array_equal(again.final, ph.simulate(TILTED, some, **kw).final)


def test_a_jump_stays_a_jump():
    """About one axis, the speed is the integral of the table. Polynomials of third degree are exact."""
    push = ph.torques.table([0, 1, 1, 2], [[0, 0, 1], [0, 0, 3], [0, 0, -1], [0, 0, -1]], order=1, frame="body")
    run = ph.simulate([3, 2, 4], push, omega=[0, 0, 0.5], t_end=2, dt=0.25, method="rkn4", engine="python")
    t = np.array([0.5, 1.0, 1.5, 2.0])
    expected = [0.5 + 0.75 / 4, 0.5 + 2 / 4, 0.5 + 1.5 / 4, 0.5 + 1 / 4]
    assert run.omega[[2, 4, 6, 8], 2] == pytest.approx(expected, abs=1e-14)
    film = run.at(t + 0.1 * (t < 2))
    early = 0.5 + (0.6 + 0.6**2) / 4
    assert film.omega[0, 2] == pytest.approx(early, abs=1e-12)
    assert film.omega[1, 2] == pytest.approx(1.0 - 0.1 / 4, abs=1e-12)
    found = ph.simulate(
        [3, 2, 4], push, omega=[0, 0, 0.5], t_end=2, dt=0.25, method="rkn4", engine="python",
        events=lambda omega: omega[2] - 0.9,
    )  # fmt: skip
    rising = (-1 + np.sqrt(1 + 4 * 1.6)) / 2
    assert found.events[0].t == pytest.approx([rising, 1.4], abs=1e-9)


def test_outside_the_table():
    values = [[0, 0, 1.0], [0, 0, 2.0]]
    kw = dict(omega=[0, 0, 0.0], t_end=3, dt=0.5, method="rkn4", engine="python")
    for held in (True, False):
        zero, hold = (ph.torques.table([1, 2], values, 1, outside=o, frame="body", held=held) for o in ("zero", "hold"))
        if held:
            assert ph.simulate([3, 2, 4], zero, **kw).omega[-1, 2] == pytest.approx(1.5 / 4, abs=1e-14)
        assert ph.simulate([3, 2, 4], hold, **kw).omega[-1, 2] == pytest.approx((1 + 1.5 + 2) / 4, abs=1e-14)
    with pytest.raises(ph.InvalidInput, match=r"the table goes from t = 1.0 to 2.0, and the run from 0.0 to 3"):
        ph.simulate([3, 2, 4], ph.torques.table([1, 2], values, 1), **kw)


def test_a_knot_inside_a_step_is_refused_with_advice():
    torque = ph.torques.table(TIMES, VALUES)
    with pytest.raises(ph.InvalidInput, match=r"its knot at t = 0\.5 lies inside a step.*held=False"):
        ph.simulate(TILTED, torque, dt=0.4, **START)


def test_a_table_over_the_angle_is_a_weight():
    angles = np.linspace(0, np.pi, 61)
    top = ph.torques.heavy_top(0.7)
    weight = ph.torques.angle_table(angles, 0.7 * np.sin(angles), axis=[0, 0, 1], towards=[0, 0, 1], order=5)
    runs = [ph.simulate(TILTED, torque, dt=0.1, method="rkn4", **START) for torque in (top, weight)]
    assert ph.so3.distance(runs[0].R[-1], runs[1].R[-1]) < 1e-10
    about_z = ph.torques.angle_table(angles, np.outer(np.cos(angles), [0, 0, 0.3]), [0, 0, 1], [0, 0, 1], order=5)
    run = ph.simulate([3, 2, 4], about_z, omega=[0, 0, 1.0], t_end=2, dt=0.1, method="rkn4", engine="python")
    assert run.omega[-1] == pytest.approx([0, 0, 1 + 0.6 / 4], abs=1e-12)
    again = from_description(weight.describe())
    assert np.array_equal(ph.simulate(TILTED, again, dt=0.1, method="rkn4", **START).final, runs[1].final)


def test_fields_of_an_orbit():
    """A field as a formula, as a table and as a kernel function gives the same motion.

    A constant field gives the torque on a dipole.
    """
    rate, t = 1.13, np.linspace(0, 2, 129)
    field = ph.torques.orbit_field(0.5, rate, normal=[0, -1, 0])
    radius = np.stack([np.cos(rate * t), 0 * t, np.sin(rate * t)], axis=1)
    values = 0.5 * (-3 * radius[:, 2:] * radius + [0, 0, 1.0])

    @ph.kernel
    def as_function(t):
        s, c = ph.math.sin_cos(1.13 * t)
        return ph.Vec3(-1.5 * s * c, 0.0 * t, 0.5 - 1.5 * s * s)

    kw = dict(dt=2 / 128, method="mr2", **START)
    moment = [0.1, -0.2, 0.3]
    ends = [
        ph.simulate(TILTED, ph.torques.magnetic(moment, f), **kw).R[-1]
        for f in (field, ph.torques.field_table(t, values, 5), as_function)
    ]
    assert ph.so3.distance(ends[0], ends[1]) < 1e-11 and ph.so3.distance(ends[0], ends[2]) < 1e-13
    fixed, dipole = ph.torques.magnetic(moment, [0.3, 0.2, 0.1]), ph.torques.dipole(moment, [0.3, 0.2, 0.1])
    assert np.array_equal(ph.simulate(TILTED, fixed, **kw).R[-1], ph.simulate(TILTED, dipole, **kw).R[-1])
    for some in (ph.torques.magnetic(moment, field), fixed):
        again = from_description(some.describe())
        assert np.array_equal(ph.simulate(TILTED, again, **kw).final, ph.simulate(TILTED, some, **kw).final)
