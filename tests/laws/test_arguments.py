"""Test the arguments of the torque: the attitude and angular velocity must be those at the given time, to second order.

The measured order does not show a prediction that is slightly wrong only in the first step, or that is wrong only for
torques of the angular velocity.  So these tests compare the arguments of every call with the motion.
"""

import numpy as np
import pytest
from subjects import DEFAULTS, OTHERS, label, record

import polhode.evidence.certification as law
from polhode.engines.layout import leaves
from polhode.integrators.record import Kind
from polhode.kernels.so3 import exp
from polhode.kernels.values import Diag3, Vec3
from polhode.torques.base import mat3, vec3

T0 = 0.3
STEP = 1e-5
PREDICTS = [("liemid_ea_printed", {})]  # a method of first order whose torque arguments have second order
I = np.array(law.MOMENTS)


def motion(torque, p, t):
    """Return R and W at the time t near the start, by one classical Runge-Kutta step with an error of order t^5."""

    def rate(t, y):
        R, W = y[:9].reshape(3, 3), y[9:]
        T = np.array(torque(t, mat3(R), vec3(W), p))
        hat = np.array([[0, -W[2], W[1]], [W[2], 0, -W[0]], [-W[1], W[0], 0]])
        return np.concatenate([(R @ hat).ravel(), (T - np.cross(W, I * W)) / I])

    y, h = np.concatenate([law.attitude().ravel(), law.OMEGA]), t - T0
    a = rate(T0, y)
    b = rate(T0 + h / 2, y + h / 2 * a)
    c = rate(T0 + h / 2, y + h / 2 * b)
    d = rate(t, y + h * c)
    y = y + h / 6 * (a + 2 * b + 2 * c + d)
    return y[:9].reshape(3, 3), y[9:]


@pytest.mark.parametrize("subject", DEFAULTS + OTHERS, ids=label)
def test_every_call_of_the_torque_is_on_the_motion(subject):
    name, options = subject
    kind = law.accepted(name, options)
    if kind < Kind.POTENTIAL:
        pytest.skip("the method calls no torque")
    # in splittings, the part that depends on the angular velocity is a separate function, integrated along each kick
    assert sum(on_the_motion(subject, k) for k in {kind, min(kind, Kind.TORQUE)}) >= 3


def on_the_motion(subject, kind):
    """Check the arguments of all calls in three steps; return the number of calls."""
    name, options = subject
    claims = record(subject).claims
    parts, torque, p = law.pieces(name, kind, options)
    calls = []

    def seen(t, R, W, p):
        # leave out calls with a series of derivatives, which are tested elsewhere
        if not any(isinstance(x, tuple) for x in (t, R.e1.x, W.x)):
            calls.append((t, np.array(R).T, np.array(W)))
        return torque(t, R, W, p)

    s = parts.start(seen, p, Diag3(*law.MOMENTS), STEP, T0, exp(Vec3(*law.TILT)), Vec3(*law.OMEGA))
    # an iterative method calls the torque with guesses; only its last call is compared
    guesses = record(subject).cost.each_pass > 0
    for k in range(3):
        before = len(calls)
        s, _ = parts.step(seen, p, Diag3(*law.MOMENTS), STEP, T0 + k * STEP, s)
        if guesses:
            del calls[before:-1]
    assert all(np.isfinite(x) for x in leaves(s))
    for t, R, W in calls:
        exact_R, exact_W = motion(torque, p, t)
        # the bound is relative to the step; an argument at a time that is wrong by 1/400 of a step exceeds it
        assert np.abs(R - exact_R).max() < 1e-3 * STEP or claims.order < 2, (t - T0) / STEP
        if kind == Kind.VELOCITY and ((claims.velocity_order or 0) > 1 or subject in PREDICTS):
            assert np.abs(W - exact_W).max() < 1e-3 * STEP, (t - T0) / STEP
        assert -3.01 * STEP < t - T0 < 4.01 * STEP
    return len(calls)
