"""Test bodies with wheels: exact motions, results in many digits, conserved quantities, and the limit without
wheels.
"""

import mpmath
import numpy as np
import pytest

import polhode as ph
from polhode.torques.models import from_description

METHODS = [("gyrostat2", 2), ("gyrostat4", 4), ("gyrostat6", 6)]
BODY = [1.0, 2.0, 2.5]
TILTED = ph.Body([[2.0, 0.3, 0.1], [0.3, 2.5, -0.2], [0.1, -0.2, 3.0]])
AXES = np.array([[1.0, 0.0, 0.0], [0.0, 0.6, 0.8], [1.0, 1.0, 1.0] / np.sqrt(3)])
MOMENTA, MOTOR = np.array([0.5, -0.9, 0.4]), np.array([0.1, 0.2, -0.3])
START = dict(omega=[0.3, 1.0, -0.5], t_end=2.0, attitude=ph.so3.exp([0.3, -0.2, 0.5]))


def many_digits(J, R, omega, h, u, t_end, terms=24, steps=10):
    """Return R and omega at the end, by power series in 30 digits of I W' = (I W + h) x W - u and R' = R [W]."""
    with mpmath.workdps(30):
        J = mpmath.matrix(np.asarray(J).tolist())
        inverse = J**-1
        R, W = mpmath.matrix(R.tolist()), mpmath.matrix(list(omega))
        h, u = mpmath.matrix(list(h)), mpmath.matrix(list(u))
        dt = mpmath.mpf(t_end) / steps

        def cross(a, b):
            return mpmath.matrix([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])

        def hat(w):
            return mpmath.matrix([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])

        for _ in range(steps):
            w, r = [W], [R]
            for n in range(terms):
                q = [J * w[k] + (h if k == 0 else u if k == 1 else 0 * h) for k in range(n + 1)]
                rate = mpmath.matrix(3, 1)
                turn = mpmath.matrix(3, 3)
                for k in range(n + 1):
                    rate += cross(q[k], w[n - k])
                    turn += r[k] * hat(w[n - k])
                if n == 0:
                    rate -= u
                w.append(inverse * rate / (n + 1))
                r.append(turn / (n + 1))
            W = sum((w[k] * dt**k for k in range(terms + 1)), mpmath.matrix(3, 1))
            R = sum((r[k] * dt**k for k in range(terms + 1)), mpmath.matrix(3, 3))
            h = h + dt * u
        return np.array(R.tolist(), float), np.array(W.tolist(), float)[:, 0]


@pytest.mark.parametrize("body", [ph.Body(BODY), TILTED], ids=["principal", "tilted"])
@pytest.mark.parametrize("motor", [None, MOTOR], ids=["off", "on"])
def test_order_against_many_digits(body, motor):
    wheels = ph.torques.wheels(AXES, MOMENTA, motor)
    u = np.zeros(3) if motor is None else MOTOR
    R, omega = many_digits(body.inertia, START["attitude"], START["omega"], MOMENTA @ AXES, u @ AXES, 2.0)
    for name, order in [*METHODS, ("rk4", 4), ("liemid_ea", 2), ("rkn4", 4)]:
        errors = []
        for dt in (0.05, 0.025):
            run = ph.simulate(body, wheels, method=name, dt=dt, engine="python", **START)
            errors.append(max(abs(run.R[-1] - R).max(), abs(run.omega[-1] - omega).max()))
        assert np.log2(errors[0] / errors[1]) > order - 0.2, (name, errors)
    assert errors[1] < 1e-2


@pytest.mark.parametrize("name, order", METHODS)
def test_a_symmetric_gyrostat_turns_as_the_formula_says(name, order):
    """With I1 = I2 and the wheel along the axis, P3 is constant, and (P1, P2) turns at the rate (P3 - h)/I3 - P3/I1."""
    I1, I3, h = 2.0, 1.2, 3.0
    wheel = ph.torques.wheels([[0, 0, 1]], [h])
    errors = []
    for dt in (0.1, 0.05):
        start = dict(omega=[0.4, 0.1, 0.7], t_end=4.0, dt=dt)
        run = ph.simulate([I1, I1, I3], wheel, method=name, engine="python", **start)
        P = run.momentum_body
        rate = run.omega[0, 2] - P[0, 2] / I1
        c, s = np.cos(rate * run.t), np.sin(rate * run.t)
        expected = np.stack([c * P[0, 0] + s * P[0, 1], c * P[0, 1] - s * P[0, 0], 0 * c + P[0, 2]], axis=-1)
        errors.append(abs(P - expected).max())
    assert errors[0] < 1e-2 and np.log2(errors[0] / errors[1]) > order - 0.2, errors


def test_a_wheel_spun_up_by_its_motor_turns_the_body_back():
    """About a principal axis, the exact motion is omega(t) = omega(0) - u t/I."""
    run = ph.simulate(
        BODY, ph.torques.wheels([[0, 1, 0]], [0.0], [0.3], inertia=[0.05]), omega=[0, 1.0, 0], t_end=5, dt=0.1,
        method="gyrostat2", engine="python",
    )  # fmt: skip
    np.testing.assert_allclose(run.omega[:, 1], 1.0 - 0.3 * run.t / 2.0, atol=1e-14)
    np.testing.assert_allclose(run.wheels.momenta[:, 0], 0.3 * run.t, atol=1e-14)
    np.testing.assert_allclose(run.wheels.speeds[:, 0], 0.3 * run.t / 0.05 - run.omega[:, 1], atol=1e-12)
    angle = run.t - 0.3 * run.t**2 / 4.0
    np.testing.assert_allclose(run.R[:, 0, 0], np.cos(angle), atol=1e-13)


@pytest.mark.parametrize(
    "name, order, engine",
    [*((*m, "python") for m in METHODS), ("gyrostat4", 4, "numba")]
    + [pytest.param("gyrostat4", 4, "jax", marks=pytest.mark.soak)],
)
def test_what_is_conserved(engine, name, order):
    """The total momentum in space is conserved to rounding, with motors on or off. 1/2 omega.I omega is bounded while
    they are off.
    """
    kw = dict(method=name, dt=0.1, engine=engine, omega=START["omega"], t_end=30.0)
    run = ph.simulate(BODY, ph.torques.wheels(AXES, MOMENTA, MOTOR / 10), observe="momentum_x", **kw)
    assert abs(run.momentum - run.momentum[0]).max() < 2e-13
    seen = run.observed["momentum_x"]
    assert seen.max - seen.min < 2e-13 and seen.last == pytest.approx(run.momentum[-1, 0], abs=1e-13)
    off = ph.simulate(BODY, ph.torques.wheels(AXES, MOMENTA), **kw).kinetic_energy
    assert abs(off / off[0] - 1).max() < {2: 2e-2, 4: 2e-3, 6: 2e-5}[order]


def test_without_wheels_it_is_mr2():
    kw = dict(dt=0.1, engine="python", **START)
    for torque in (None, ph.torques.heavy_top(0.7), ph.torques.damping(0.1)):
        a = ph.simulate(BODY, torque, method="mr2", **kw)
        b = ph.simulate(BODY, torque, method="gyrostat2", **kw)
        assert np.array_equal(a.R, b.R) and np.array_equal(a.omega, b.omega)
        still = ph.torques.wheels(AXES, [0, 0, 0])
        c = ph.simulate(BODY, still if torque is None else still + torque, method="gyrostat2", **kw)
        np.testing.assert_array_equal(a.R, c.R)


@pytest.mark.parametrize("name, order", METHODS)
def test_runs_back(name, order):
    kw = dict(method=name, dt=0.1, engine="python")
    there = ph.simulate(BODY, ph.torques.wheels(AXES, MOMENTA) + ph.torques.heavy_top(0.7), **kw, **START)
    back = ph.simulate(
        BODY, ph.torques.wheels(AXES, -MOMENTA) + ph.torques.heavy_top(0.7), t_end=2.0, omega=-there.omega[-1],
        attitude=there.R[-1], **kw,
    )  # fmt: skip
    np.testing.assert_allclose(back.R[-1], there.R[0], atol=1e-13)
    np.testing.assert_allclose(back.omega[-1], -there.omega[0], atol=1e-13)


def test_outer_torques_change_the_total_momentum_as_they_should():
    """Under a constant torque T in space, the momentum is start + t T, exactly for a splitting that conserves
    momentum.
    """
    T = np.array([0.1, -0.2, 0.3])
    run = ph.simulate(
        BODY, ph.torques.constant(T) + ph.torques.wheels(AXES, MOMENTA, MOTOR), method="gyrostat4", dt=0.05,
        engine="python", **{**START, "attitude": None},
    )  # fmt: skip
    np.testing.assert_allclose(run.momentum, run.momentum[0] + run.t[:, None] * T, atol=3e-7)
    again = ph.simulate(
        BODY, ph.torques.constant(T) + ph.torques.wheels(AXES, MOMENTA, MOTOR), momentum=run.momentum[0], t_end=2.0,
        dt=0.05, method="gyrostat4", engine="python",
    )  # fmt: skip
    np.testing.assert_allclose(again.omega[0], START["omega"], atol=1e-14)


def test_batches_files_and_automatic_choice(tmp_path):
    h = np.stack([MOMENTA, 2 * MOMENTA])
    torque = ph.torques.wheels(AXES, h, MOTOR) + ph.torques.heavy_top(0.7)
    start = dict(omega=[START["omega"], [0.1, 0.2, 0.3]], t_end=2.0, dt=0.1)
    batch = ph.simulate(TILTED, torque, engine="numba", **start)
    assert batch.method == "gyrostat4"
    assert ph.simulate(BODY, torque + ph.torques.damping(0.1), engine="python", **start).method == "gyrostat2"
    for k in range(2):
        alone = ph.torques.wheels(AXES, h[k], MOTOR) + ph.torques.heavy_top(0.7)
        one = ph.simulate(TILTED, alone, omega=start["omega"][k], t_end=2.0, dt=0.1, engine="python")
        np.testing.assert_allclose(batch.R[k], one.R, atol=1e-13)
        np.testing.assert_allclose(batch.momentum[k], one.momentum, atol=1e-13)
        assert batch.wheels.momenta.shape == (2, 21, 3) and batch.wheels.speeds is None
    loaded = ph.load(batch.save(tmp_path / "batch.npz"))
    assert np.array_equal(loaded.momentum, batch.momentum) and np.array_equal(loaded.extend(3.0).R, batch.extend(3.0).R)
    scheduled = ph.torques.wheels(AXES, MOMENTA, ([0.5, 1.0], [MOTOR, -MOTOR]), inertia=[1, 1, 1])
    again = from_description(scheduled.describe())
    kw = dict(omega=START["omega"], t_end=2.0, dt=0.1, engine="python")
    run = ph.simulate(BODY, scheduled, **kw)
    assert np.array_equal(ph.simulate(BODY, again, **kw).final, run.final)
    gained = 0.5 * MOTOR - 1.0 * MOTOR
    np.testing.assert_allclose(run.wheels.momenta[-1], MOMENTA + gained, atol=1e-14)
    assert abs(run.momentum - run.momentum[0]).max() < 2e-14
    half = ph.simulate(BODY, scheduled, **{**kw, "t_end": 0.7})
    assert np.array_equal(half.extend(2.0).final, run.final)


def test_motors_under_a_sampled_controller(tmp_path):
    told = []

    def motors(t, omega, momenta):
        told.append(momenta)
        return AXES @ omega

    torque = ph.torques.wheels(AXES, MOMENTA, ph.torques.sampled(motors, 0.5), inertia=[0.1, 0.1, 0.1])
    run = ph.simulate(BODY, torque, omega=START["omega"], t_end=10.0, dt=0.05, method="gyrostat4", engine="python")
    assert abs(run.momentum - run.momentum[0]).max() < 2e-14
    assert np.linalg.norm(run.omega[-1]) < 0.5 * np.linalg.norm(run.omega[0])
    np.testing.assert_allclose(np.array(told), run.wheels.momenta[:-1:10], atol=1e-13)
    np.testing.assert_allclose(run.commands["motors"].values, run.omega[:-1:10] @ AXES.T, atol=1e-13)
    assert np.array_equal(ph.load(run.save(tmp_path / "run.npz")).momentum, run.momentum)
    loaded = ph.load(tmp_path / "run.npz", torque=torque)
    assert np.array_equal(loaded.momentum, run.momentum) and np.array_equal(loaded.extend(11).R, run.extend(11).R)


def test_what_is_refused():
    for arguments, message in (
        (([[0, 0, 0]], [1.0]), "axes is a direction"),
        (([[0, 0, 1]], [1.0, 2.0]), "one number for each of 1 wheels"),
        (([[0, 0, 1]], [1.0], [1.0, 2.0]), "one torque for each of 1 wheels"),
        (([[0, 0, 1]], [1.0], ([0.0], [[1.0, 2.0]])), "needs n increasing times"),
    ):
        with pytest.raises(ph.InvalidInput, match=message):
            ph.torques.wheels(*arguments)
    with pytest.raises(ph.InvalidInput, match="positive number for each"):
        ph.torques.wheels([[0, 0, 1]], [1.0], inertia=[0.0])
    wheels = ph.torques.wheels(AXES, MOMENTA)
    with pytest.raises(ph.Unsupported, match="quat_em accepts a potential at most"):
        ph.simulate(BODY, wheels, method="quat_em", dt=0.1, **START)
    with pytest.raises(ph.InvalidInput, match="momenta are for 2 bodies"):
        ph.simulate(BODY, ph.torques.wheels(AXES, [MOMENTA, MOMENTA]), dt=0.1, **START)
    with pytest.raises(ph.InvalidInput, match="has no wheels"):
        ph.simulate(BODY, None, dt=0.1, **START).wheels  # noqa: B018
