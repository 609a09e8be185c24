"""Test events, dense output, audits and advice for controllers, thrusters and wheels, against SciPy."""

import warnings

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import polhode as ph
from polhode.evidence.recommendation import fit

BODY = np.array([1.0, 2.0, 2.5])
AXES = np.array([[1.0, 0.0, 0.0], [0.0, 0.6, 0.8], [0.0, -0.8, 0.6]])
OMEGA = np.array([0.3, 1.0, -0.5])
START = dict(omega=OMEGA, t_end=2.0, engine="python")
MOMENTA = np.array([0.1, -0.2, 0.3])
PERIOD = 0.25


def regulate(t, R, omega, memory):
    """Return the command of a controller in the body frame, with an integral part, and its new memory."""
    e = 0.5 * np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]])
    return -3.0 * e - 2.0 * omega - memory, memory + 0.1 * omega


def motors(t, R, omega, memory, momenta):
    u, memory = regulate(t, R, omega, memory)
    return -AXES @ u - 0.05 * momenta, memory


def weight(R):
    return 0.7 * np.cross(R[2], [0.0, 0.0, 1.0])


class Oracle:
    """The motion of the same spacecraft by DOP853 between switching times, from Euler's equations with a plain matrix
    R.
    """

    def __init__(self, wheels):
        self.pieces = []
        y, memory = np.concatenate([np.eye(3).reshape(-1), OMEGA, MOMENTA]), np.zeros(3)
        for k in range(8):
            R, w, h = y[:9].reshape(3, 3), y[9:12], y[12:]
            u, memory = motors(0, R, w, memory, h) if wheels else regulate(0, R, w, memory)

            def rate(t, y, u=u):
                R, w, h = y[:9].reshape(3, 3), y[9:12], y[12:]
                W = np.array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])
                inner, torque = (AXES.T @ h, -AXES.T @ u) if wheels else (0.0, u)
                spin = np.cross(w, BODY * w + inner)
                return np.concatenate([(R @ W).reshape(-1), (torque + weight(R) - spin) / BODY, u if wheels else 0 * u])

            span = k * PERIOD, (k + 1) * PERIOD
            piece = solve_ivp(rate, span, y, method="DOP853", rtol=1e-12, atol=1e-13, dense_output=True, max_step=0.02)
            self.pieces.append(piece.sol)
            y = piece.y[:, -1]

    def __call__(self, t):
        y = self.pieces[min(int(t / PERIOD), 7)](t)
        return y[:9].reshape(3, 3), y[9:12], y[12:]

    def roots(self, f, n=400):
        t = np.linspace(0, 2, n)
        g = [f(*self(x)) for x in t]
        return [brentq(lambda x: f(*self(x)), a, b) for a, b, p, q in zip(t, t[1:], g, g[1:]) if p * q < 0]


@pytest.fixture(scope="module", params=[False, True], ids=["controller", "wheels"])
def craft(request):
    wheels = request.param
    if wheels:
        motor = ph.torques.sampled(motors, PERIOD, memory=np.zeros(3))
        torque = ph.torques.wheels(AXES, MOMENTA, motor, inertia=[0.01] * 3)
    else:
        torque = ph.torques.sampled(regulate, PERIOD, frame="body", memory=np.zeros(3))
    return torque + ph.torques.heavy_top(0.7), Oracle(wheels), "rkmk8" if wheels else "rkn6"


def test_between_samples(craft):
    torque, oracle, method = craft
    run = ph.simulate(BODY, torque, dt=0.03125, method=method, **START)
    t = np.linspace(0.007, 1.993, 57)
    film = run.at(t)
    for k, x in enumerate(t):
        R, omega, h = oracle(x)
        assert abs(film.R[k] - R).max() < 2e-9 and abs(film.omega[k] - omega).max() < 2e-9
        if method == "rkmk8":
            assert abs(film.wheels.momenta[k] - h).max() < 1e-9
            assert abs(film.momentum[k] - R @ (BODY * omega + AXES.T @ h)).max() < 1e-8
    # every interval between samples contains a switch
    coarse = ph.simulate(BODY, torque, dt=0.03125, method=method, every=16, **START)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # polhode warns that the samples are far apart
        seen = coarse.at(t)
    off = np.array([np.arccos(np.clip((np.trace(R.T @ oracle(x)[0]) - 1) / 2, -1, 1)) for x, R in zip(t, seen.R)])
    assert np.all(off <= seen.error + 1e-6)  # the error estimate of an interval with a switch is large enough


def test_events(craft):
    torque, oracle, method = craft

    def falls(R, omega):
        return omega[1] - 0.3 * R[0, 0]

    run = ph.simulate(BODY, torque, dt=0.03125, method=method, events=falls, **START)
    expected = oracle.roots(lambda R, w, h: falls(R, w))
    assert len(expected) >= 1 and run.events[0].t == pytest.approx(expected, abs=1e-8)


def test_a_terminal_event_takes_commands_back(craft, tmp_path):
    """Stop a run between two sampling times, save and continue it: the same bits, commands and calls as in one run."""
    torque, oracle, method = craft
    kw = dict(dt=0.03125, method=method, **START)
    whole = ph.simulate(BODY, torque, **kw)
    stop = ph.Event(lambda omega: omega[1] - 0.5, terminal=True, name="slow")
    run = ph.simulate(BODY, torque, events=stop, **kw)
    assert run.outcome is ph.Outcome.EVENT and run.events[0].t == pytest.approx(
        oracle.roots(lambda R, w, h: w[1] - 0.5)[:1], abs=1e-8
    )
    again = ph.load(run.save(tmp_path / "a.npz"), torque=torque).extend(2.0, events=stop)
    while again.t[-1] < 2.0:
        again = again.extend(2.0)
    (name,) = whole.commands
    for a, b in zip(again.commands[name], whole.commands[name], strict=True):
        assert np.array_equal(a, b)
    assert np.array_equal(again.final, whole.final) and again.stats[:4] == whole.stats[:4]


def test_wheels_can_be_watched(craft):
    torque, oracle, method = craft
    events = ph.Event(lambda momenta: momenta[0] - 0.4, name="full")
    if method != "rkmk8":
        with pytest.raises(ph.InvalidInput, match="momenta is the momenta of the wheels, but there are none"):
            ph.simulate(BODY, torque, dt=0.125, events=events, **START)
        return
    run = ph.simulate(BODY, torque, dt=0.03125, method=method, events=events, **START)
    found = run.events["full"]
    assert found.t == pytest.approx(oracle.roots(lambda R, w, h: h[0] - 0.4), abs=1e-8) and len(found) > 0
    R, omega, h = oracle(found.t[0])
    assert found.momentum[0] == pytest.approx(R @ (BODY * omega + AXES.T @ h), abs=1e-8)


def test_audits(craft):
    """The estimated error is the distance from the oracle, also if the first sample is later than the start."""
    torque, oracle, method = craft
    method = "gyrostat2" if method == "rkmk8" else "mr2"
    times = np.arange(0.3125, 2.01, 0.125)  # the first sample is between two sampling times of the controller
    for kw in ({}, {"t_eval": times}):
        run = ph.simulate(BODY, torque, dt=0.0625, method=method, **kw, **START)
        report = run.audit(reverse=True)
        assert report.reliable and "returns to the start" in report.verdict[-1]
        if not kw:
            off = ph.so3.distance(run.R[-1], oracle(2.0)[0])
            assert report.error == pytest.approx(off, rel=0.02)
            for by, order in (("quartering", 2.0), ("doubling", 2.0), ("reference", np.nan)):
                assert run.audit(by).order == pytest.approx(order, abs=0.3, nan_ok=True)
    table = {r.what: r.value for r in run.audit(by=None).rows}
    assert table["interpolation between samples"] < 1e-2
    if method == "gyrostat2":
        assert any("momentum along z" in what for what in table)


def test_an_audit_sees_a_controller_that_answers_at_random():
    chance = np.random.default_rng(1)
    torque = ph.torques.sampled(lambda omega: -omega + 0.01 * chance.normal(size=3), PERIOD, frame="body")
    report = ph.simulate(BODY, torque, dt=0.125, method="rkn4", **START).audit()
    assert not report.reliable and "cannot decide" in report.verdict[0]


def test_advice_for_wheels(short_runs_in_python):
    torque = ph.torques.wheels(AXES, MOMENTA, ph.torques.sampled(lambda omega: AXES @ omega, 0.5))
    advice = ph.recommend(BODY, 1e-4, torque=torque, omega=OMEGA, t_end=1.0, budget=2, methods=["gyrostat4", "rkmk4"])
    run, fine = (advice.simulate(engine="python", **kw) for kw in ({}, {"method": "rkmk8", "dt": 0.01}))
    assert ph.so3.distance(run.R[-1], fine.R[-1]) < 1e-4
    assert "gyrostat4" in fit(torque) and "gyrostat4" not in fit(ph.torques.damping(0.1))


@pytest.mark.parametrize("method", ["rkn4", "nmb"])
def test_a_controller_of_a_body_that_moves(method):
    """A body that translates turns like one that does not, and falls like a stone, also with a torque that the method
    stores.
    """
    torque = ph.torques.sampled(regulate, PERIOD, frame="body", memory=np.zeros(3)) + ph.torques.heavy_top(0.7)
    kw = dict(dt=0.0625, method=method, **START)
    falls = ph.simulate(
        ph.Body(BODY, mass=2.0), torque, force=ph.forces.gravity(10.0), position=[0, 0, 5], events=lambda x: x[2], **kw
    )
    assert np.array_equal(falls.R, ph.simulate(BODY, torque, **kw).R)
    assert falls.x[-1] == pytest.approx([0, 0, -15], abs=1e-12) and falls.events[0].t == pytest.approx([1.0], abs=1e-9)
    assert falls.at(0.77).x[0] == pytest.approx([0, 0, 5 - 5 * 0.77**2], abs=1e-9)


def test_friction_of_wheels_is_held_between_instants():
    """Held friction converges to continuous friction, with first order in the period. A wheel does not reverse."""
    viscous, J, h0 = 2e-4, 1e-3, 0.05

    def rhs(t, y):  # a body and a wheel about one axis; the total momentum is constant
        omega, h = y
        friction = viscous * (h / J - omega)
        return [friction / 2.5, -friction]

    exact = solve_ivp(rhs, (0, 2), [0.0, h0], method="DOP853", rtol=1e-12, atol=1e-14).y[1, -1]
    errors = []
    for period in (0.25, 0.125):
        off = ph.torques.sampled(lambda t: [0.0], period)
        wheel = ph.torques.wheels([[0, 0, 1]], [h0], off, inertia=[J], friction=(viscous, 0.0))
        run = ph.simulate(BODY, wheel, omega=[0, 0, 0], t_end=2.0, dt=period, method="gyrostat2", engine="python")
        errors.append(run.wheels.momenta[-1, 0] - exact)
    assert errors[0] < 0 and errors[0] / errors[1] == pytest.approx(2.0, rel=0.05)
    stick = ph.torques.wheels([[0, 0, 1]], [h0], off, inertia=[J], friction=(0.0, 0.1))
    run = ph.simulate(BODY, stick, omega=[0, 0, 0], t_end=2.0, dt=0.125, method="gyrostat2", engine="python")
    speeds = run.wheels.speeds[:, 0]
    # while friction is held, the body speeds up, so a wheel may end at up to -J/I times its initial speed
    assert np.abs(speeds[-4:]).max() < 1e-6 * speeds[0] and speeds.min() > -speeds[0] * J / 2.5


@pytest.mark.parametrize("given", [{"tol": 1e-9}, {"dt": 0.01, "observe": [ph.kernel(lambda omega: omega.x)]}])
def test_wheels_and_other_torques_between_samples(given):
    """The torque without wheels gets its own parameters: with step-size control, and with a user's observable."""
    body = ph.Body([[1.0, 0.1, 0.0], [0.1, 1.5, 0.0], [0.0, 0.0, 2.0]])
    torque = ph.torques.heavy_top(0.7) + ph.torques.constant([0.1, 0, 0]) + ph.torques.wheels([[1, 0, 0]], [0.2])
    start = {"omega": [0.1, 0.2, 0.3], "t_end": 1.0, "engine": "python", "method": "rkmk4"}
    run = ph.simulate(body, torque, **start, **given)
    fine = ph.simulate(body, torque, dt=0.001, every=100, **start)
    assert np.abs(run.at(fine.t).R - fine.R).max() < 1e-7
