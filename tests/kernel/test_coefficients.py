"""Test the coefficient functions of rotations in doubles: errors of a few ulp at every angle, on every engine."""

import kernel_oracle as oracle
import mpmath as mp
import numpy as np
import pytest
from kernel_oracle import DOUBLES, engine, ulp

from polhode.kernels import scalar, so3
from polhode.kernels.scalar import kernel

# Largest allowed errors in ulp. The largest errors among 10^7 random angles were 4.4, 7.6 and 5.1 for these functions,
# and 8.6 for the inverse coefficient.
LIMITS = {"sin t / t": 5.0, "(1 - cos t) / t^2": 8.0, "(t - sin t) / t^3": 5.5}
INVERSE_LIMIT = 9.0
# The computed sqrt(q) has a relative error of about 2^-105. Near a multiple of pi, this limits the accuracy.
BESIDE_PI = 2.0**-105


@kernel
def coefficients(x):
    return scalar.rotation(x[0])


@kernel
def inverse_coefficient(x):
    return (so3.dexp_inverse_coefficient(x[0]),)


@kernel
def sine_and_cosine(x):
    return scalar.sin_cos_near(x[0])


def neighbours(q, n=3):
    """Return q and the n doubles on either side of it."""
    q = np.float64(q)
    return [q + i * np.spacing(q) for i in range(-n, n + 1)]


def approach(t):
    """Return angles on both sides of t, at smaller and smaller distances."""
    return [t * (1.0 + s * 10.0**-d) for d in np.linspace(1, 16, 46) for s in (-1, 1)]


def squares():
    """Return q = t^2 for tiny angles, angles near multiples of pi, and other angles up to 1e5."""
    rng = np.random.default_rng(1)
    tiny = [0.0, 5e-324, 1e-310, 1e-300, 1e-100] + [(m * 10.0**-d) ** 2 for d in range(3, 10) for m in (1.0, 2.7, 7.1)]
    limit = neighbours(scalar.HALF_PI_SQUARED) + neighbours((mp.pi / 2) ** 2)
    multiples = [q for k in [*range(1, 9), *range(10, 1274, 21)] for q in neighbours((k * mp.pi) ** 2)]
    angles = approach(np.pi / 2) + approach(np.pi) + approach(2 * np.pi)
    angles += [*rng.uniform(0, 1.6, 200), *rng.uniform(1.55, 1.7, 200), *rng.uniform(1.6, 7, 400)]
    angles += [*rng.uniform(7, 100, 100), *rng.uniform(100, 4000, 200), *rng.uniform(4000, 1e5, 100)]
    return np.array(tiny + limit + multiples + [t * t for t in angles])


SQUARES = squares()
ROTATION = [oracle.rotation(q) for q in SQUARES]
BELOW_TURN = SQUARES[np.sqrt(SQUARES) < 6.28318530717958]  # dexp is invertible for angles below a whole turn
INVERSE = [oracle.dexp_inverse_coefficient(q) for q in BELOW_TURN]


@pytest.mark.parametrize("name", DOUBLES)
def test_rotation_is_right_to_a_few_ulp_at_every_angle(name):
    values = engine(name, coefficients, (0.5,))(SQUARES[None])
    for k, (function, limit) in enumerate(LIMITS.items()):
        for q, x, exact in zip(SQUARES, values[k], ROTATION):
            # an error d of t changes 1 - cos t by d sin t
            beside = BESIDE_PI if k == 0 else BESIDE_PI * abs(exact[0]) if k == 1 else 0.0
            error = abs(x - exact[k])
            assert error <= limit * ulp(exact[k]) + beside, f"{function} at q = {q!r}: {error / ulp(exact[k])} ulp"


@pytest.mark.parametrize("name", DOUBLES)
def test_inverse_coefficient_is_right_to_a_few_ulp_up_to_a_turn(name):
    values = engine(name, inverse_coefficient, (0.5,))(BELOW_TURN[None])[0]
    for q, x, exact in zip(BELOW_TURN, values, INVERSE):
        assert abs(x - exact) <= INVERSE_LIMIT * ulp(exact), q


def test_sine_near_pi_and_one_minus_cosine_near_two_pi_keep_their_digits():
    """Near these angles, both are small differences. A naive subtraction would lose all digits."""
    for q in neighbours(mp.pi**2, 5):
        s = oracle.rotation(q)[0]
        assert abs(scalar.rotation(float(q))[0] - s) <= 1e-15 * abs(s)
    for q in neighbours(4 * mp.pi**2, 5):
        c = oracle.rotation(q)[1]
        assert abs(scalar.rotation(float(q))[1] - c) <= 1e-15 * abs(c)


@pytest.mark.parametrize("name", DOUBLES)
def test_sin_cos_near(name):
    """The bounds are above the largest errors found among 10^7 random angles, 4.2e-16 and 5.2e-16."""
    rng = np.random.default_rng(2)
    multiples = [float(k * mp.pi / 2) for k in (0, 1, 2, 3, 4, 7, 100, 1001, 63661)]
    a = np.array(multiples + [5e-324, 1e-300, 1e-8, *rng.uniform(-10, 10, 300), *rng.uniform(-1e5, 1e5, 300), 5e7])
    s, c = engine(name, sine_and_cosine, (0.5,))(a[None])
    with mp.workdps(oracle.DIGITS):
        for x, y, z in zip(a, s, c):
            assert abs(y - mp.sin(mp.mpf(x))) <= 4.5e-16, x
            assert abs(z - mp.cos(mp.mpf(x))) <= 5.5e-16, x


@pytest.mark.parametrize("name", DOUBLES)
def test_whole_half_turns_are_taken_off_exactly(name):
    """Near k pi the sine is small, but all digits of the result are right."""
    a = np.array([float(k * mp.pi) for k in (1, 2, 3, 22, 355, 710, 1000, 31831)])
    s, _ = engine(name, sine_and_cosine, (0.5,))(a[None])
    with mp.workdps(oracle.DIGITS):
        for x, y in zip(a, s):
            exact = mp.sin(mp.mpf(x))
            assert abs(y - exact) <= 3.0 * ulp(exact), x


@pytest.mark.parametrize("name", DOUBLES)
@pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning")  # NumPy warns about inf - inf
def test_not_a_number_gives_not_a_number_and_harms_no_neighbour(name):
    run = engine(name, coefficients, (0.5,))
    q = np.array([0.0, np.nan, 4.0, np.inf, 1e-3, 9.0, 100.0, 1.0])
    good = np.isfinite(q)
    values = run(q[None])
    assert np.isnan(values[:, ~good]).all()
    assert (values[:, good] == run(q[None, good])).all()


@pytest.mark.parametrize("name", ["array", "pack", "jax"])
def test_a_value_does_not_depend_on_its_neighbours(name):
    """One large angle makes the whole batch use the longer algorithm. The bits of the other values must not change."""
    run = engine(name, coefficients, (0.5,))
    q = np.random.default_rng(3).uniform(0, scalar.HALF_PI_SQUARED, 160)
    crowded = q.copy()
    crowded[::5] = 1e4
    same = crowded == q
    assert (run(q[None])[:, same] == run(crowded[None])[:, same]).all()
