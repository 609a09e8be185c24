"""Test `adams` for bodies that translate: one call per step gives force and torque."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import polhode as ph
from polhode.groups.so3 import angle

INERTIA, MASS = np.array([1.0, 2.0, 3.0]), 2.0
BODY = ph.Body(INERTIA, mass=MASS)
START = {"omega": (0.3, 0.2, 1.5), "position": (4.0, 0.2, 0.0), "velocity": (0.0, 3.0, 0.3)}
HOOK = np.array([0.0, 0.0, 0.3])


def spring(t, x, R, v, omega):
    """Return force and torque of a driven, damped spring from the origin to a hook on the body."""
    arm = R @ HOOK
    F = -4.0 * (x + arm) - 0.1 * v + np.array([0.0, 0.0, np.cos(2.0 * t)])
    return F, np.cross(arm, F)


def reference(t_end, act=None, every=100.0):
    """Return the motion by DOP853. act(omega) is a torque in the body frame that is held for `every` seconds."""
    y = np.concatenate([np.eye(3).reshape(-1), *(START[k] for k in ("omega", "position", "velocity"))])
    for begin in np.arange(0.0, t_end - 1e-9, every):
        held = 0.0 if act is None else act(y[9:12])

        def slope(t, y, held=held):
            R, W, x, v = y[:9].reshape(3, 3), y[9:12], y[12:15], y[15:]
            F, T = spring(t, x, R, v, W)
            spin = np.array([[0, -W[2], W[1]], [W[2], 0, -W[0]], [-W[1], W[0], 0]])
            turn = (held + R.T @ T + np.cross(INERTIA * W, W)) / INERTIA
            return np.concatenate([(R @ spin).reshape(-1), turn, v, F / MASS])

        span = begin, min(begin + every, t_end)
        y = solve_ivp(slope, span, y, method="DOP853", rtol=1e-13, atol=1e-13).y[:, -1]
    return y[:9].reshape(3, 3), y[12:15], y[15:]


def run(t_end=3.0, tol=1e-8, **more):
    return ph.simulate(BODY, **{"load": spring, "t_end": t_end, "tol": tol, "engine": "python", **START, **more})


@pytest.fixture(scope="module")
def flight():
    return run()


def test_against_an_independent_integration(flight):
    R, x, v = reference(3.0)
    assert flight.method == "adams"
    assert angle(flight.R[-1], R) < 1e-7
    assert np.abs(flight.x[-1] - x).max() < 1e-7
    assert np.abs(flight.v[-1] - v).max() < 1e-7


def test_one_call_a_step_gives_force_and_torque():
    calls = []

    def counted(t, x, R, v, omega):
        calls.append(t)
        return spring(t, x, R, v, omega)

    found = run(load=counted)
    assert len(calls) == found.stats.torque_calls == 1 + found.stats.steps + found.stats.rejected
    assert len(calls) < 120


def test_the_motion_between_steps_costs_no_call(flight):
    R, x, v = reference(1.7)
    there = flight.at(1.7)
    assert angle(there.R[0], R) < 1e-7
    assert np.abs(there.x[0] - x).max() < 1e-7
    assert np.abs(there.v[0] - v).max() < 1e-7
    assert np.array_equal(run(t_eval=[1.7, 3.0]).x[0], there.x[0])
    assert np.array_equal(flight.at(flight.t).x, flight.x)


def test_going_on_has_the_same_bits(flight, tmp_path):
    part = run(t_end=1.1)
    assert np.array_equal(part.extend(3.0).x, flight.x)
    again = ph.load(part.save(tmp_path / "part.npz")).extend(3.0, torque=part.setup.torque, same_torque=True)
    assert np.array_equal(again.x, flight.x)


def test_a_stepper_and_a_batch(flight):
    s = ph.stepper(BODY, load=spring, tol=1e-8, engine="python", **START)
    s.step(5)
    assert np.array_equal(s.x, flight.x[5])
    batch = run(omega=[START["omega"], (0.0, 0.0, 1.0)], t_end=1.0)
    alone = run(t_end=1.0)
    assert np.array_equal(batch.x[0, : len(alone.t)], alone.x)


def test_constant_forces_are_exact():
    found = run(load=None, force=ph.forces.gravity((0.0, 0.0, -9.81)), t_end=2.0)
    x = np.array(START["position"]) + 2.0 * np.array(START["velocity"]) + np.array([0.0, 0.0, -9.81 * 2.0])
    assert np.abs(found.x[-1] - x).max() < 1e-13
    assert np.abs(found.momentum - found.momentum[0]).max() < 1e-10


@pytest.mark.soak  # takes ten seconds to compile
def test_compiled_code_agrees_with_python():
    given = {"load": None, "force": ph.forces.central(40.0), "t_end": 2.0}
    a, b = run(**given), run(engine="numba", **given)
    assert abs(a.stats.torque_calls - b.stats.torque_calls) <= 3
    assert np.abs(a.x[-1] - b.x[-1]).max() < 1e-7
    assert np.abs(a.at(1.3).x - b.at(1.3).x).max() < 1e-7


def damp(omega):
    return -0.7 * omega


def test_controllers_act_on_bodies_that_move():
    R, x, _ = reference(1.0, damp, 0.3)
    given = {"torque": ph.torques.sampled(damp, 0.3, frame="body"), "t_end": 1.0, "tol": 1e-7}
    found = run(**given)
    assert angle(found.R[-1], R) < 1e-5 and np.abs(found.x[-1] - x).max() < 1e-5  # the bound is a hundred times tol
    assert found.commands["damp"].t == pytest.approx([0.0, 0.3, 0.6, 0.9])
    # the switching times cost no extra call
    assert found.stats.torque_calls == 1 + found.stats.steps + found.stats.rejected
    part = run(**{**given, "t_end": 0.5})
    assert np.array_equal(part.extend(1.0).x, found.x)
    batch = run(**given, omega=[START["omega"], (0.0, 0.0, 1.0)])
    assert np.array_equal(batch.x[0, : len(found.t)], found.x)


def test_other_methods_begin_anew_where_a_command_changes():
    given = {"load": None, "force": ph.forces.central(40.0), "torque": ph.torques.sampled(damp, 0.3, frame="body")}
    found = run(**given, method="rkn4", control="error", tol=1e-6, t_end=1.0)
    fine = run(**given, method="rkmk8", tol=None, dt=0.3 / 40, t_end=0.9)
    assert np.abs(found.at(0.9).x - fine.x[-1]).max() < 1e-4 and angle(found.at(0.9).R[0], fine.R[-1]) < 1e-4
    assert found.t[-1] == 1.0 and np.all(np.diff(found.t) > 0)


def test_a_body_of_a_batch_moves_to_the_bit_as_alone():
    """Bodies of a batch must not influence each other.

    In an old version, the order was chosen with forces of other bodies.
    """
    body, force = ph.Body([1.2, 2, 2.5], mass=1.5), ph.forces.gravity() + ph.forces.drag(0.1)
    start = {"position": [0, 0.5, 0.1], "velocity": [1, 0, 0], "t_end": 0.5, "tol": 1e-5, "engine": "python"}
    omega = np.array([[0.1, 2, 0.3], [0.2, 1.9, 0.4], [0.0, 2.1, 0.25]])
    several = ph.simulate(body, force=force, omega=omega, **start)
    for k in range(3):
        alone = ph.simulate(body, force=force, omega=omega[k], **start)
        n = len(alone.t)
        assert np.array_equal(several.x[k, :n], alone.x) and np.array_equal(several.R[k, :n], alone.R)
