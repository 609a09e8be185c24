"""Test rotations against their definitions in 60 digits: near the identity, up to half a turn, and at half a turn."""

import itertools

import kernel_oracle as oracle
import mpmath as mp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel_oracle import EPS, array, gap, mat, vec

from polhode.kernels import so3
from polhode.kernels.values import Diag3, Mat3, Vec3, dot, skew, tr

ONE = Mat3(Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0))
AXES = [np.array(a) / np.linalg.norm(a) for a in itertools.product((-1.0, 0.0, 1.0), repeat=3) if any(a)]
AXES += [np.array(a) / np.linalg.norm(a) for a in [(1, 2, 3), (-1e-9, 1, 1e-5), (3, -1e-200, 0), (0.2, 5, -4)]]
ANGLES = [0.0, 1e-300, 1e-160, 1e-9, 1e-5, 1e-4, 1e-3, 0.1, 1.0, 1.5707, 1.571, 2.5, 3.1, 3.1415926, 3.2, 4.7, 6.2]
VECTORS = [vec(t * AXES[(5 * i + j) % len(AXES)]) for i, t in enumerate(ANGLES) for j in (0, 9, 17)]


def length(v):
    return float(np.linalg.norm(v))


def nearest_rotation(v):
    """Return exp(v), rounded to doubles (Rodrigues's formula is quicker than the series)."""
    with mp.workdps(oracle.DIGITS):
        return mat(rodrigues(v))


def rodrigues(v):
    t = mp.norm(mp.matrix(list(v)))
    A = oracle.skew(v) / t
    return mp.eye(3) + mp.sin(t) * A + 2 * mp.sin(t / 2) ** 2 * A * A


# --- comparison with definitions -------------------------------------------------------------------------


@pytest.mark.parametrize("v", VECTORS)
def test_exp_is_the_matrix_exponential(v):
    assert gap(so3.exp(v), oracle.exp(v)) <= 2 * EPS * (1 + length(v))


def test_exp_after_hundreds_of_turns():
    """|v|^2 is rounded, so an angle t has a rounding error of t eps."""
    v = Vec3(1500.0, -2000.0, 3000.0)
    with mp.workdps(oracle.DIGITS):
        assert gap(so3.exp(v), rodrigues(v)) <= length(v) * EPS


@pytest.mark.parametrize("v", VECTORS)
def test_dexp_is_the_integral_of_exp(v):
    assert gap(so3.dexp(v), oracle.dexp(v)) <= 2 * EPS * (1 + length(v))


def test_dexp_is_the_left_tangent_of_exp():
    """Test exp(v + e) = exp(dexp(v) e) exp(v) for small e. Differences in 60 digits determine the side and the sign."""
    v, e, h = Vec3(0.7, -1.9, 1.1), Vec3(0.3, 0.5, -0.2), mp.mpf(10) ** -25
    with mp.workdps(oracle.DIGITS):
        moved = oracle.exp([mp.mpf(a) + h * mp.mpf(b) for a, b in zip(v, e)])
        left = (moved * oracle.exp(v).T - mp.eye(3)) / h
        right = (oracle.exp(v).T * moved - mp.eye(3)) / h
        assert gap(skew(so3.dexp(v) @ e), left) <= 4 * EPS
        assert gap(skew(so3.dexp(-v) @ e), right) <= 4 * EPS


@pytest.mark.parametrize("v", [v for v in VECTORS if length(v) < 6])
def test_dexp_inverse_is_the_inverse_of_dexp(v):
    with mp.workdps(oracle.DIGITS):
        assert gap(so3.dexp_inverse(v), oracle.dexp(v) ** -1) <= 8 * EPS * (1 + length(v))


@pytest.mark.parametrize("v", VECTORS + [Vec3(100.0, -3.0, 50.0)])
def test_cayley_is_its_definition(v):
    with mp.workdps(oracle.DIGITS):
        assert gap(so3.cayley(v), oracle.cayley(v)) <= 4 * EPS


def test_cayley_turns_by_twice_the_arc_tangent():
    for t in (1e-3, 0.4, 2.0, 30.0):
        assert gap(so3.cayley(vec(t * AXES[-1])), so3.exp(vec(2 * np.arctan(t / 2) * AXES[-1]))) <= 8 * EPS


@pytest.mark.parametrize("v", VECTORS)
def test_rotating_a_vector_is_multiplying_it_by_the_matrix(v):
    b = Vec3(0.3, -2.0, 0.7)
    with mp.workdps(oracle.DIGITS):
        x = mp.matrix([mp.mpf(c) for c in b])
        assert gap(so3.rotate(v, b), oracle.exp(v) * x) <= 8 * EPS * (1 + length(v))
        assert gap(so3.rotate_cayley(v, b), oracle.cayley(v) * x) <= 16 * EPS


# --- the logarithm ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("t", [5e-324, 1e-300, 1e-160, 1e-20, 1e-9, 1e-5, 1.2e-4, 2e-4, 1e-3])
def test_log_of_a_small_rotation_is_right_relatively(t):
    for a in AXES:
        v = vec(t * a)
        assert gap(so3.log(nearest_rotation(v)), v) <= max(4 * EPS * t, 5e-324)


@pytest.mark.parametrize("t", [0.01, 0.5, 1.5707963, 2.0, 2.0943951, 3.0])
def test_log_of_a_rotation_in_between(t):
    for a in AXES:
        v = vec(t * a)
        assert gap(so3.log(nearest_rotation(v)), v) <= 8 * EPS


@pytest.mark.parametrize("short", [1e-3, 1e-6, 1e-9, 1e-12, 1e-14, 1e-15])
def test_log_just_short_of_half_a_turn(short):
    for a in AXES:
        v = vec((np.pi - short) * a)
        assert gap(so3.log(nearest_rotation(v)), v) <= 8 * EPS


@pytest.mark.parametrize("a", AXES)
def test_log_at_half_a_turn_finds_the_axis(a):
    """v and -v are the same rotation, and either is accepted. The matrix is 2 n n^T - 1, exact or rounded."""
    with mp.workdps(oracle.DIGITS):
        n = mp.matrix([mp.mpf(c) for c in a])
        R = mat(2 * n * n.T / (n.T * n)[0] - mp.eye(3))
    v = so3.log(R)
    assert min(gap(v, vec(np.pi * a)), gap(v, vec(-np.pi * a))) <= 8 * EPS


@pytest.mark.parametrize("past", [1e-15, 1e-9, 1e-3, 1.0])
def test_log_past_half_a_turn_goes_the_other_way_round(past):
    for a in AXES:
        v = so3.log(nearest_rotation(vec((np.pi + past) * a)))
        assert gap(v, vec((past - np.pi) * a)) <= 8 * EPS


def test_log_of_no_rotation_is_zero():
    assert so3.log(ONE) == (0.0, 0.0, 0.0)


# --- properties of all rotations -----------------------------------------------------------------------------

component = st.floats(-1, 1)
unit = (
    st.tuples(component, component, component)
    .map(np.array)
    .filter(lambda v: np.linalg.norm(v) > 0.1)
    .map(lambda v: v / np.linalg.norm(v))
)


def vectors(*regimes):
    return st.builds(lambda a, t: vec(t * a), unit, st.one_of(*regimes))


NEAR_ZERO = st.floats(-12, -1).map(lambda d: 10.0**d)
GENERIC = st.floats(0.1, 3.0)
NEAR_PI = st.floats(-12, -1).map(lambda d: np.pi - 10.0**d)
below_half_turn = vectors(NEAR_ZERO, GENERIC, NEAR_PI)
any_vector = vectors(NEAR_ZERO, GENERIC, NEAR_PI, st.floats(np.pi, 40))
trial = settings(max_examples=60, deadline=None, derandomize=True, database=None)


@trial
@given(any_vector)
def test_exp_gives_rotations(v):
    R = array(so3.exp(v))
    assert np.abs(R.T @ R - np.eye(3)).max() <= 8 * EPS
    assert np.linalg.det(R) == pytest.approx(1.0, abs=8 * EPS)


@trial
@given(any_vector)
def test_the_opposite_vector_turns_back(v):
    assert gap(so3.exp(-v), tr(so3.exp(v))) == 0.0
    assert gap(so3.cayley(-v), tr(so3.cayley(v))) == 0.0


@trial
@given(any_vector)
def test_the_axis_stays(v):
    assert gap(so3.exp(v) @ v, v) <= 8 * EPS * length(v)
    assert gap(so3.dexp(v) @ v, v) <= 8 * EPS * length(v)
    assert gap(so3.cayley(v) @ v, v) <= 8 * EPS * length(v)


@trial
@given(below_half_turn)
def test_log_undoes_exp(v):
    assert gap(so3.log(so3.exp(v)), v) <= 16 * EPS * min(length(v), 1.0)


@trial
@given(any_vector)
def test_exp_undoes_log(v):
    R = so3.exp(v)
    assert gap(so3.exp(so3.log(R)), R) <= 16 * EPS


@trial
@given(below_half_turn, st.floats(0.0, 1.0))
def test_turns_about_one_axis_add(v, s):
    assert gap(so3.exp(s * v) @ so3.exp((1.0 - s) * v), so3.exp(v)) <= 16 * EPS


@trial
@given(below_half_turn, below_half_turn)
def test_turning_the_axis_turns_the_rotation(v, w):
    """Test exp(R w) = R exp(w) R^T."""
    R = so3.exp(v)
    assert gap(so3.exp(R @ w), R @ so3.exp(w) @ tr(R)) <= 32 * EPS


@trial
@given(below_half_turn)
def test_dexp_and_its_inverse_cancel(v):
    assert gap(so3.dexp_inverse(v) @ so3.dexp(v), ONE) <= 32 * EPS


@trial
@given(below_half_turn)
def test_the_tangents_of_both_sides_differ_by_the_rotation(v):
    """Test dexp(v) = exp(v) dexp(-v)."""
    assert gap(so3.exp(v) @ so3.dexp(-v), so3.dexp(v)) <= 16 * EPS


# --- other functions -------------------------------------------------------------------------------------------


def perturbed(v, size):
    R = array(so3.exp(v))
    return mat(R + size * np.random.default_rng(4).uniform(-1, 1, (3, 3)))


def polar_factor(R):
    """Return U V^T of the singular value decomposition U S V^T."""
    u, _, vt = np.linalg.svd(array(R))
    return mat(u @ vt)


@pytest.mark.parametrize("v", [Vec3(0.0, 0.0, 0.0), Vec3(0.4, -1.0, 2.0), Vec3(np.pi, 0.0, 0.0)])
@pytest.mark.parametrize("size", [0.0, 1e-12, 1e-8, 1e-5])
def test_orthogonalise_gives_the_nearest_rotation(v, size):
    R = perturbed(v, size)
    assert gap(so3.orthogonalise(R), polar_factor(R)) <= 8 * EPS
    assert so3.distance(so3.orthogonalise(R)) <= 8 * EPS


def test_orthogonalise_squares_the_defect_twice():
    """Two passes leave (3/4)^3 of the fourth power of the defect, to first order.

    So a defect of 1e-2 leaves neither 0 nor 1e-4.
    """
    R = perturbed(Vec3(0.4, -1.0, 2.0), 1e-2)
    left = gap(so3.orthogonalise(R), polar_factor(R))
    assert 1e-10 < left < so3.distance(R) ** 4


def test_the_defect_is_the_largest_entry():
    for k in range(50):
        A = so3.exp(VECTORS[k]) if k % 2 else mat(np.random.default_rng(k).normal(size=(3, 3)))
        M = array(A)
        assert so3.defect(A) == pytest.approx(np.abs(M.T @ M - np.eye(3)).max(), abs=8 * EPS * max(1, so3.distance(A)))
    for i, j in itertools.combinations_with_replacement(range(3), 2):  # the defect depends on every entry
        M = np.eye(3)
        M[:, i] += 1e-3 * np.eye(3)[j]
        assert so3.defect(mat(M)) == pytest.approx(np.abs(M.T @ M - np.eye(3)).max(), rel=1e-9)


def test_distance_is_the_frobenius_norm_of_the_defect():
    R = Mat3(Vec3(1.0, 0.25, -0.5), Vec3(0.0, 2.0, 0.125), Vec3(-1.0, 0.5, 1.0))
    A = array(R)
    assert so3.distance(R) == pytest.approx(np.linalg.norm(A.T @ A - np.eye(3)), rel=4 * EPS)
    assert so3.distance(ONE) == 0.0


@trial
@given(below_half_turn, unit, st.floats(-3, 3), st.floats(0.25, 4.0))
def test_between_is_the_smallest_rotation_that_carries_a_to_b(v, a, power, stretch):
    a = vec(10.0**power * a)
    v = 0.9 * v  # so that the vectors are not quite opposite
    b = stretch * (so3.exp(v) @ a)
    E = so3.between(a, b)
    assert gap(stretch * (E @ a), b) <= 64 * EPS * length(b)
    assert so3.distance(E) <= 256 * EPS
    # E is the smallest rotation: its axis is orthogonal to both vectors, so it turns by the angle between them
    w = so3.log(E)
    assert abs(dot(w, a)) <= 64 * EPS * length(a)
    assert abs(dot(w, b)) <= 64 * EPS * length(b)


def test_between_equal_vectors_is_no_rotation():
    a = Vec3(0.3, -2.0, 5.0)
    assert so3.between(a, a) == ONE


def test_gyro_tangent_is_the_derivative():
    """Test the derivative of I A + W x I W with W = W0 + g A. It is quadratic in A, so central differences
    are exact.
    """
    I, W0, A, g = Diag3(1.0, 2.5, 4.0), mp.matrix([2, -3, 5]), mp.matrix([1, 4, -2]), mp.mpf("0.125")
    J = mp.diag(list(I))

    def residual(A):
        W = W0 + g * A
        return J * A + oracle.skew(W) * J * W

    W = W0 + g * A
    columns = [(residual(A + mp.eye(3)[:, j]) - residual(A - mp.eye(3)[:, j])) / 2 for j in range(3)]
    assert gap(so3.gyro_tangent(I, vec(W), 0.125), tuple(tuple(c) for c in columns)) <= 8 * EPS
