"""Test step-size control, one attempt at a time, against its formulas; the tests prescribe errors and densities."""

import math

import numpy as np
import pytest

from polhode.integrators import exact_splitting, pacing
from polhode.integrators.record import Parts
from polhode.integrators.states import Momentum, momentum_finish
from polhode.kernels.solve import Report
from polhode.kernels.values import Diag3, Mat3, Vec3

I = Diag3(1.0, 1.7, 2.3)
ONE = Mat3(Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0))
W = Vec3(0.9, -1.4, 1.1)
AT_REST = Momentum(ONE, Vec3(0.0, 0.0, 0.0))
DONE = Report(0.0, 0.0, 1.0)


def no_torque(t, R, W, q):
    return Vec3(0.0, 0.0, 0.0)


def limits(end=100.0, tol=1e-6, shortest=1e-9):
    return pacing.Limits((), None, None, end, tol, shortest, math.inf, (), ())


def begin(torque, q, I, h, t, R, W):
    return Momentum(R, I @ W)


def end(I, s):
    return s.R, Vec3(s.P.x / I.x, s.P.y / I.y, s.P.z / I.z)


STILL = Parts(lambda torque, q, I, h, t, s: (s, DONE), begin, end, lambda s: Momentum(s.R, -s.P))


def turn(angle):
    c, s = math.cos(angle), math.sin(angle)
    return Mat3(Vec3(c, s, 0.0), Vec3(-s, c, 0.0), Vec3(0.0, 0.0, 1.0))


# --- error control ---------------------------------------------------------------------------------------------


def prescribed(errors, tol, size):
    """Return an estimator that reports these errors, in units of the tolerance, as errors of the attitude or of the
    momentum.
    """
    left = iter(errors)

    def estimate(torque, q, I, h, t, s):
        e, of_momentum = next(left)
        return s, DONE, 0.0 if of_momentum else e * tol, e * tol * size if of_momentum else 0.0

    return estimate


def lengths(errors, h, power):
    """Return the step lengths of Gustafsson's PI controller with the constants of Hairer & Wanner.

    The constants are 0.9, 0.7/k and 0.4/k, and the factor is between 1/5 and 5. Steps do not grow after a rejection.
    """
    before, again = 1.0, False
    for e, _ in errors:
        if math.isnan(e) or e > 1e30:
            h, again = h * 0.1, True
        elif e > 1.0:
            h, again = h * max(0.9 * e ** (-1.0 / power), 0.2), True
        else:
            e = max(e, 1e-8)
            factor = 0.9 * before ** (0.4 / power) * e ** (-0.7 / power)
            h, before, again = h * max(min(factor, 1.0 if again else 5.0), 0.2), e, False
        yield h, before, again


@pytest.mark.parametrize("power", [2, 5])
def test_lengths_of_steps(power):
    errors = [
        (0.5, False), (0.9, True), (1.0, False), (1.001, False), (0.4, True), (3.0, False), (1e9, True), (0.7, False),
        (1e-3, False), (1e-12, True), (0.6, False), (math.nan, False), (0.3, False), (0.97, True), (1e31, True),
        (1e29, False),
    ]  # fmt: skip
    q, size = limits(end=1e6), np.linalg.norm(np.array(I) * np.array(W))
    parts = pacing.controlled(STILL, prescribed(errors, q.tol, size), power, AT_REST, False, None, False)
    c = parts.start(no_torque, q, I, 0.3, 0.0, ONE, W)
    assert c.h == 0.3 and c.size == pytest.approx(size, rel=1e-15)
    t, tried, taken, rejected = 0.0, [], 0, 0
    for (e, _), (h, before, again) in zip(errors, lengths(errors, 0.3, power), strict=True):
        good = e <= 1.0
        if good:
            t, taken = t + c.h, taken + 1
            tried.append(c.h)
        else:
            rejected += 1
        c, report = parts.step(no_torque, q, I, 0.3, 0.0, c)
        assert report.converged == 1.0
        assert (c.h, c.e, c.t) == pytest.approx((h, before, t), rel=1e-13)
        assert (c.again, c.taken, c.rejected) == (float(again), taken, rejected)
    assert c.smallest == pytest.approx(min(tried)) and c.largest == pytest.approx(max(tried))


def test_a_step_that_does_not_converge_is_rejected_and_one_too_short_gives_up():
    q = limits(shortest=0.0301)
    parts = pacing.controlled(
        STILL, lambda torque, q, I, h, t, s: (s, Report(2.0, 0.0, 0.0), 0.0, 0.0), 3, AT_REST, False, None, False
    )
    c = parts.start(no_torque, q, I, 0.3, 0.0, ONE, W)
    c, report = parts.step(no_torque, q, I, 0.3, 0.0, c)
    assert c.h == pytest.approx(0.03) and c.t == 0.0 and report.converged == 0.0 and report.passes == 2.0
    q = limits(shortest=0.0299)
    c = parts.start(no_torque, q, I, 0.3, 0.0, ONE, W)
    assert parts.step(no_torque, q, I, 0.3, 0.0, c)[1].converged == 1.0


def test_the_last_step_is_cut_and_then_nothing_happens():
    q = limits(end=0.5)
    parts = pacing.controlled(STILL, prescribed([(0.5, False)] * 3, q.tol, 1.0), 2, AT_REST, False, None, False)
    c = parts.start(no_torque, q, I, 0.3, 0.0, ONE, W)
    c, _ = parts.step(no_torque, q, I, 0.3, 0.0, c)
    first = c.h
    assert c.cut == 0.0 and c.t == 0.3 and first > 0.2
    c, _ = parts.step(no_torque, q, I, 0.3, 0.0, c)
    # the shortened last step does not count as the smallest
    assert c.cut == 1.0 and c.t == 0.5 and c.smallest == c.largest == 0.3
    assert parts.step(no_torque, q, I, 0.3, 0.0, c)[0] is c
    # a body that has arrived makes a dummy step, which starts before the end
    todo, cut, h, t = pacing.room(q, 0.5, 0.2)
    assert (todo, cut, h, t) == (False, 0.0, 0.2, 0.3)
    back = parts.reverse(c)
    assert back.s.P == -c.s.P and back._replace(s=c.s) == c


def test_the_first_step():
    """The first step is tol^(1/power) divided by the rate (|W|^4 + |I^-1 T|^2)^(1/4), but not longer than the run."""
    T = np.array([0.3, -0.8, 0.5])
    rate = (np.dot(W, W) ** 2 + np.sum((T / np.array(I)) ** 2)) ** 0.25
    for kept in (None, lambda s: Vec3(*T)):
        torque = (lambda t, R, W, q: Vec3(*T)) if kept is None else no_torque
        parts = pacing.controlled(STILL, prescribed([], 1.0, 1.0), 4, AT_REST, True, kept, False)
        assert parts.start(torque, limits(tol=1e-4), I, 9.0, 0.0, ONE, W).h == pytest.approx(0.1 / rate, rel=1e-14)
        assert parts.start(torque, limits(end=0.71), I, 9.0, 0.7, ONE, W).h == pytest.approx(0.01, rel=1e-13)


@pytest.mark.parametrize("order", [2, 4])
def test_halves_find_the_error_that_they_leave(order):
    """If the errors of attitude and momentum are c h^(order + 1), the estimates by half steps are right."""
    wrong, slip, h = 1e-4, 3e-4, 0.5

    def step(torque, q, I, h, t, s):
        R = s.R @ turn(0.3 * h + wrong * h ** (order + 1))
        P = Vec3(s.P.x, s.P.y, s.P.z + slip * h ** (order + 1))
        return Momentum(R, P), Report(1.0, 1e-17 * h, 1.0)

    start = Momentum(turn(0.2), Vec3(0.0, 0.0, 1.0))
    s, report, angle, length = pacing.by_halves(step, end, order)(no_torque, limits(), I, h, 0.0, start)
    left = 2 * (h / 2) ** (order + 1)
    assert angle == pytest.approx(wrong * left, rel=1e-6)
    assert length == pytest.approx(slip * left, rel=1e-6)
    assert s.P.z == pytest.approx(1.0 + slip * left, rel=1e-15) and report.passes == 3.0
    assert np.allclose(np.array(s.R), np.array(turn(0.2 + 0.3 * h + wrong * left)), atol=1e-15)


def test_halves_see_a_difference_about_any_axis():
    """The estimate is the angle between the results of one step and of two half steps, whatever its axis."""
    for axis in np.eye(3):
        v = 1e-5 * axis

        def step(torque, q, I, h, t, s, v=v):
            from polhode.kernels.so3 import exp

            return Momentum(s.R @ exp(Vec3(*(h**3 * v))), s.P), DONE

        start = Momentum(turn(0.7), Vec3(0.0, 0.0, 1.0))
        _, _, angle, _ = pacing.by_halves(step, end, 2)(no_torque, limits(), I, 1.0, 0.0, start)
        assert angle == pytest.approx(0.25 * 1e-5, rel=1e-6)


def test_weights_give_an_angle_and_a_momentum():
    D = np.array([1e-3, -2e-3, 5e-4])
    s = Momentum(turn(0.4), Vec3(0.0, 0.0, 1.0))
    wrong = exact_splitting.turn_of(I, 0.25, s.R, Vec3(*D))
    estimate = pacing.by_weights(lambda torque, q, I, h, t, s: (s, DONE, wrong, Vec3(*D)), momentum_finish)
    _, _, angle, length = estimate(no_torque, limits(), I, 0.25, 0.0, s)
    R = np.array(s.R).T
    assert angle == pytest.approx(0.25 * np.linalg.norm(R.T @ D / np.array(I)), rel=1e-14)
    assert length == pytest.approx(np.linalg.norm(D), rel=1e-14)


# --- reversible control ----------------------------------------------------------------------------------------


def test_lengths_of_reversible_steps():
    """Compare with the formulas: r + g/2, a step of length exp(-r), r + g/2, with g = h0 Q0 G/Q.

    Here Q is 2 + sin t, and it jumps once.
    """

    def log_Q(t):
        return math.log(2.0 + math.sin(t)) + (1.2 if t > 4.0 else 0.0)

    def rate(t):
        return math.cos(t) / (2.0 + math.sin(t))

    asked = []

    def density(torque, q, I, t, s, R, W, d):
        asked.append(d)
        return log_Q(t), rate(t)

    q, h, t = limits(end=6.0), 0.3, 0.1
    parts = pacing.reversible(STILL, density, AT_REST)
    c = parts.start(no_torque, q, I, h, t, ONE, W)
    r, g, level, resets = -math.log(h), h * rate(t), math.log(h) + log_Q(t), 0
    assert parts.reverse(c).g == -c.g
    taken = []
    while True:
        r += g / 2
        h = math.exp(-r)
        if t + h > 6.0:
            break
        t += h
        taken.append(h)
        g = 0.3 * math.exp(log_Q(0.1) - log_Q(t)) * rate(t)
        r += g / 2
        if abs(log_Q(t) - level - r) > 0.5:
            r, resets = log_Q(t) - level, resets + 1
        c, report = parts.step(no_torque, q, I, 0.3, 0.0, c)
        assert (c.t, c.r, c.g) == pytest.approx((t, r, g), rel=1e-12)
        assert report.converged == 1.0 and c.resets == resets and c.taken == len(taken)
    assert resets == 1 and len(taken) > 15
    assert (c.smallest, c.largest) == pytest.approx((min(taken), max(taken)))
    c, _ = parts.step(no_torque, q, I, 0.3, 0.0, c)
    assert c.t == 6.0 and c.cut == 1.0
    assert parts.step(no_torque, q, I, 0.3, 0.0, c)[0] is c
    assert set(asked) == {0.3e-4}


@pytest.mark.parametrize("off, resets", [(0.495, 0), (0.504, 1)])
def test_how_far_astray_a_step_may_go(off, resets):
    def density(torque, q, I, t, s, R, W, d):
        return (off if t > 0.0 else 0.0), 0.0

    parts = pacing.reversible(STILL, density, AT_REST)
    c = parts.start(no_torque, limits(), I, 0.3, 0.0, ONE, W)
    assert parts.step(no_torque, limits(), I, 0.3, 0.0, c)[0].resets == resets


def test_the_density_and_its_rate_of_change():
    """Test Q^4 = (|W|^4 + |I^-1 T|^2)^(3/2), and the rate of change of log Q along the motion at a fixed time."""
    J, w, t = np.array(I), np.array(W), 0.8

    def torque(t, R, W, q):
        return Vec3(R.e1.y + 0.3 * W.x, t * R.e2.z - 0.2 * W.y, R.e3.x * R.e1.x)

    def log_Q(R, w):
        T = np.array(torque(t, Mat3(*(Vec3(*col) for col in R.T)), Vec3(*w), None))
        return 0.375 * math.log(np.dot(w, w) ** 2 + np.sum((T / J) ** 2))

    R = np.array(turn(0.6)).T @ np.array(
        [[1, 0, 0], [0, math.cos(0.5), -math.sin(0.5)], [0, math.sin(0.5), math.cos(0.5)]]
    )
    T = np.array(torque(t, Mat3(*(Vec3(*col) for col in R.T)), W, None))
    A = (T + np.cross(J * w, w)) / J
    hat = np.array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])
    # both differences call the torque with the same W
    s = 1e-6
    ahead = 0.375 * math.log(
        np.dot(w + s * A, w + s * A) ** 2 + np.sum((moved(torque, t, R + s * R @ hat, W) / J) ** 2)
    )
    back = 0.375 * math.log(np.dot(w - s * A, w - s * A) ** 2 + np.sum((moved(torque, t, R - s * R @ hat, W) / J) ** 2))
    matrix = Mat3(*(Vec3(*col) for col in R.T))
    Q, G = pacing.by_torque(torque, None, I, t, None, matrix, W, 1e-4)
    assert Q == pytest.approx(log_Q(R, w), abs=1e-7)
    assert G == pytest.approx((ahead - back) / (2 * s), rel=1e-6)
    own = pacing.by_function(lambda t, I, q, R, W: 2.0 + R.e1.x + W.y, True, None)
    Q, G = own(torque, None, I, t, None, matrix, W, 1e-4)
    f = 2.0 + R[0, 0] + w[1]
    assert Q == pytest.approx(math.log(f), abs=1e-7)
    assert G == pytest.approx(((R @ hat)[0, 0] + A[1]) / f, rel=1e-6)
    still = pacing.by_function(lambda t, I, q, R, W: 2.0 + R.e1.x + W.y, False, None)
    assert still(torque, None, I, t, None, matrix, W, 1e-4)[1] == pytest.approx((R @ hat)[0, 0] / f, rel=1e-6)


def moved(torque, t, R, W):
    return np.array(torque(t, Mat3(*(Vec3(*col) for col in R.T)), W, None))


def test_rounding_does_not_take_the_time_beyond_the_end():
    seen = []
    inner = pacing.within(lambda t, R, W, p: seen.append(t))
    q = limits(end=7.0)
    eps = 2.0**-52
    for t, expected in ((7.0 * (1 + 15 * eps), 7.0), (7.0 * (1 - 15 * eps), 7.0), (6.9, 6.9), (7.0 - 130 * eps, None)):
        inner(t, ONE, W, q)
        assert seen[-1] == (t if expected is None else expected)
