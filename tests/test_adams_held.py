"""Test torques that are switched (controllers, wheels, thrusters), with steps that follow a tolerance."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import polhode as ph
from polhode.errors import InvalidInput
from polhode.groups.so3 import angle

INERTIA = np.array([1.0, 2.0, 3.0])
BODY = ph.Body(INERTIA)
OMEGA = (0.3, 0.2, 1.5)
AXES = np.array([[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]])
TOL = 1e-9


def weight(t, R):
    return np.cross(R[:, 2], (0.0, 0.0, -1.3))


def run(torque, t_end=2.0, **more):
    return ph.simulate(BODY, torque, **{"omega": OMEGA, "t_end": t_end, "tol": TOL, "engine": "python", **more})


def reference(times, act, wheels=(), t_end=2.0):
    """Return R, omega and the wheels' momenta at the end, by DOP853 from jump to jump.

    act(t, R, omega, h) is called at each jump. It returns the torque in the body frame, the torque in space, and the
    rates of the wheels' momenta, which are held until the next jump.
    """
    y = np.concatenate([np.eye(3).reshape(-1), OMEGA, wheels])
    for a, b in zip([0.0, *times], [*times, t_end], strict=True):
        R, W, h = y[:9].reshape(3, 3), y[9:12], y[12:]
        body, space, rate = act(a, R, W, h)

        def slope(t, y, body=body, space=space, rate=rate):
            R, W, h = y[:9].reshape(3, 3), y[9:12], y[12:]
            P = INERTIA * W + (h @ AXES if h.size else 0.0)
            T = body + R.T @ (weight(t, R) + space) - (rate @ AXES if h.size else 0.0)
            spin = np.array([[0, -W[2], W[1]], [W[2], 0, -W[0]], [-W[1], W[0], 0]])
            return np.concatenate([(R @ spin).reshape(-1), (T + np.cross(P, W)) / INERTIA, rate])

        y = solve_ivp(slope, (a, b), y, method="DOP853", rtol=1e-13, atol=1e-14).y[:, -1]
    return y[:9].reshape(3, 3), y[9:12], y[12:]


def damp(R, omega):
    return -0.7 * R @ omega


def slow_down(omega, momenta):
    return 0.3 * omega[[2, 0]] - 0.2 * momenta


FIRING = ph.torques.thrusters([[1.0, 0, 0]], [[0, 1.0, 0]], [0.8], [[(0.55, 1.2)]])
CASES = {
    "controller": (
        lambda: ph.torques.sampled(damp, 0.3, frame="space"),
        np.arange(1, 7) * 0.3,
        lambda t, R, W, h: (0.0, damp(R, W), np.zeros(0)),
        (),
    ),
    "thrusters": (
        lambda: FIRING,
        (0.55, 1.2),
        lambda t, R, W, h: (np.array([0, 0, 0.8 if t == 0.55 else 0.0]), 0.0, np.zeros(0)),
        (),
    ),
    "wheels": (
        lambda: ph.torques.wheels(AXES, [0.5, 0.1], ph.torques.sampled(slow_down, 0.4)),
        np.arange(1, 5) * 0.4,
        lambda t, R, W, h: (0.0, 0.0, slow_down(W, h)),
        (0.5, 0.1),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_against_an_independent_integration(name):
    held, times, act, wheels = CASES[name]
    R, W, h = reference(times, act, wheels)
    calls = []

    def counted(t, R):
        calls.append(t)
        return weight(t, R)

    found = run(held() + ph.torques.function(counted))
    assert angle(found.R[-1], R) < 20 * TOL
    assert np.abs(found.omega[-1] - W).max() < 20 * TOL
    if wheels:
        assert np.abs(found.wheels.momenta[-1] - h).max() < 20 * TOL
    # steps end at the jumps, and the torque is not called again there
    assert np.isin(np.round(times, 9), np.round(found.t, 9)).all()
    assert len(calls) == found.stats.torque_calls == 1 + found.stats.steps + found.stats.rejected
    assert len(set(calls)) >= 1 + found.stats.steps


def test_other_methods_take_them_too():
    held, times, act, _ = CASES["controller"]
    R, _, _ = reference(times, act)
    found = run(held() + ph.torques.function(weight), method="rkmk8", control="error")
    assert angle(found.R[-1], R) < TOL
    seen = run(held() + ph.torques.function(weight), method="rkmk8", control="error", t_eval=[0.45, 0.6, 2.0])
    assert np.array_equal(seen.R[-1], found.R[-1])
    assert list(seen.commands) == list(found.commands)


@pytest.mark.parametrize("periods", [(0.3, 0.3), (0.3, 0.5), (0.5, 0.3)], ids=str)
def test_each_of_two_controllers_has_its_own_instants(periods):
    def half(R, omega):
        return 0.5 * damp(R, omega)

    def act(t, R, W, h):
        for k, period in enumerate(periods):
            if abs(t / period - round(t / period)) < 1e-9:
                command[k] = half(R, W)
        return np.zeros(3), sum(command), ()

    command = [np.zeros(3), np.zeros(3)]
    one, other = (ph.torques.sampled(half, period, frame="space") for period in periods)
    times = sorted({round(k * period, 9) for period in periods for k in range(1, 7) if k * period < 2.0})
    R, W, _ = reference(times, act)
    end = run(one + other + ph.torques.function(weight))
    assert angle(end.R[-1], R) < 1e-8
    np.testing.assert_allclose(end.omega[-1], W, atol=1e-8)


@pytest.mark.parametrize("name", CASES)
def test_going_on_has_the_bits_of_the_long_run(name, tmp_path):
    held = CASES[name][0]
    torque = held() + ph.torques.function(weight)
    whole, part = run(torque), run(torque, t_end=0.9)
    assert np.array_equal(part.extend(1.2).extend(2.0).R, whole.R)
    again = ph.load(part.save(tmp_path / "part.npz"))
    longer = again.extend(2.0, torque=torque, same_torque=True)
    assert np.array_equal(longer.R, whole.R)
    assert longer.stats.torque_calls == part.extend(2.0).stats.torque_calls


def test_a_controller_with_a_memory_is_asked_once_at_each_instant():
    asked = []

    def integral(t, omega, memory):
        asked.append(t)
        return -omega - memory, memory + 0.5 * omega

    torque = ph.torques.sampled(integral, 0.5, offset=0.25, frame="body", memory=np.zeros(3))
    found = run(torque + ph.torques.function(weight))
    assert asked == [0.25, 0.75, 1.25, 1.75]
    (told,) = found.commands.values()
    assert np.array_equal(told.t, asked)
    # dense output and t_eval take the jumps and the momenta of the wheels into account
    times = np.linspace(0.0, 2.0, 9)
    assert np.array_equal(run(torque + ph.torques.function(weight), t_eval=times).R, found.at(times).R)


def test_wheels_alone_keep_the_total_momentum():
    found = run(CASES["wheels"][0](), omega=[OMEGA, (0.0, 0.0, 2.0)])
    alone = run(CASES["wheels"][0]())
    n = len(alone.t)
    # in a batch, bodies wait for each other at the jumps and nowhere else
    assert np.array_equal(found.R[0, :n], alone.R)
    assert np.array_equal(found.wheels.momenta[0, :n], alone.wheels.momenta)
    assert np.abs(alone.momentum - alone.momentum[0]).max() < 10 * TOL
    between = alone.at(np.linspace(0.0, 2.0, 7))
    assert np.abs(between.momentum - alone.momentum[0]).max() < 10 * TOL


def test_a_controller_that_fails_keeps_what_is_valid():
    def failing(t, omega):
        if t > 0.7:
            raise ValueError("no answer")
        return -omega

    torque = ph.torques.sampled(failing, 0.4, frame="body")
    with pytest.raises(ValueError, match="no answer") as caught:
        run(torque)
    assert caught.value.trajectory.t[-1] == 0.8
    assert run(torque, on_failure="stop").t[-1] == 0.8


def test_reversible_steps_refuse_them():
    with pytest.raises(InvalidInput, match="reversible steps cannot end at given times"):
        run(FIRING, tol=None, dt=0.1, control="reversible", method="strang")


# --- torques that are called for all bodies at once -------------------------------------------------------------------

SPINS = [OMEGA, (0.0, 0.0, 3.0), (0.0, 0.0, 0.0)]


def test_batched_torques_have_one_common_step():
    shapes = []

    def all_weights(t, R):
        assert np.ndim(t) == 0
        shapes.append(R.shape)
        return np.cross(R[..., 2], (0.0, 0.0, -1.3))

    torque = ph.torques.batched(all_weights)
    found = run(torque, omega=SPINS, engine="auto")
    assert set(shapes) == {(3, 3, 3)}
    assert len(shapes) == found.stats.torque_calls
    assert np.ptp(found.t, axis=0).max() == 0.0
    for R, omega in zip(found.R[:, -1], SPINS, strict=True):
        alone = run(ph.torques.function(weight), omega=omega, tol=1e-11)
        assert angle(R, alone.R[-1]) < 20 * TOL
    assert np.array_equal(run(torque, omega=SPINS, t_end=0.9).extend(2.0).R, found.R)

    async def awaited(t, R):
        return weight(t, R)

    assert np.array_equal(run(awaited, omega=SPINS, engine="auto").R, found.R)
