"""Test quaternions against the matrices of Betsch & Siebert (2009), written independently from the paper.

Products of small integers are exact in floating point, so the identities of section 2 and Appendix A of the paper are
tested without any tolerance.
"""

import itertools

import kernel_oracle as oracle
import mpmath as mp
import numpy as np
import pytest
from kernel_oracle import EPS, array, gap, mat, to_mp, vec

from polhode.kernels import quaternions as Q
from polhode.kernels.values import Quat, Vec3, cross, dot

rng = np.random.default_rng(5)
QUATS = [Quat(*map(float, q)) for q in rng.integers(-9, 10, (12, 4))]
VECS = [Vec3(*map(float, v)) for v in rng.integers(-9, 10, (12, 3))]
PAIRS = list(zip(QUATS, QUATS[1:] + QUATS[:1]))
E4 = [Quat(*row) for row in np.eye(4).tolist()]
E3 = [Vec3(*row) for row in np.eye(3).tolist()]


# --- the matrices of the paper, written independently -----------------------------------------------------


def hat(v):
    x, y, z = v
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def plus(v):
    return np.array(oracle.plus(v))


def minus(v):
    return np.array(oracle.minus(v))


def left(q):
    return q.w * np.eye(4) + plus(q[1:])


def right(q):
    return q.w * np.eye(4) + minus(q[1:])


# --- the kernel's functions as matrices, column by column ---------------------------------------------------


def matrix(f, q, basis):
    return np.array([f(q, e) for e in basis]).T


def E(q):
    return matrix(Q.E, q, E4)


def Et(q):
    return matrix(lambda q, y: Q.pure(y) @ q, q, E3)


def G(q):
    return matrix(Q.G, q, E4)


def Gt(q):
    return matrix(Q.Gt, q, E3)


def Ql(q):
    return matrix(lambda q, x: q @ x, q, E4)


def Qr(q):
    return matrix(lambda q, x: x @ q, q, E4)


def equal(a, b):
    return np.array_equal(np.asarray(a), np.asarray(b))


# --- identities ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("a, b", PAIRS)
def test_product_and_its_matrices(a, b):
    """Test equations (1), (9) and (10)."""
    assert equal(a @ b, left(a) @ np.array(b))
    assert equal(a @ b, right(b) @ np.array(a))
    assert equal(Ql(a), left(a))
    assert equal(Qr(a), right(a))


def test_units_multiply_as_hamilton_wrote():
    one, i, j, k = E4
    assert i @ j == k and j @ k == i and k @ i == j
    assert i @ i == j @ j == k @ k == i @ j @ k == -one


@pytest.mark.parametrize("a, b", PAIRS)
def test_conjugate_and_dot_product(a, b):
    assert Q.conjugate(a @ b) == Q.conjugate(b) @ Q.conjugate(a)
    assert a @ Q.conjugate(a) == Quat(Q.dot4(a, a), 0.0, 0.0, 0.0)
    assert Q.dot4(a, b) == sum(x * y for x, y in zip(a, b))


@pytest.mark.parametrize("q", QUATS)
def test_E_and_G(q):
    """Test the definitions of E and G, between equations (10) and (11), and their transposes."""
    v = np.array(q[1:])[:, None]
    assert equal(E(q), np.hstack([-v, q.w * np.eye(3) + hat(q[1:])]))
    assert equal(G(q), np.hstack([-v, q.w * np.eye(3) - hat(q[1:])]))
    assert equal(Et(q), E(q).T)
    assert equal(Gt(q), G(q).T)


@pytest.mark.parametrize("q, p", PAIRS)
def test_A1_and_A2(q, p):
    n, x = Q.dot4(q, q), np.array(q)
    assert equal(Q.E(q, q), (0, 0, 0)) and equal(Q.G(q, q), (0, 0, 0))
    assert equal(E(q) @ Et(q), n * np.eye(3)) and equal(G(q) @ Gt(q), n * np.eye(3))
    assert equal(Et(q) @ E(q), n * np.eye(4) - np.outer(x, x)) and equal(Gt(q) @ G(q), n * np.eye(4) - np.outer(x, x))
    assert Q.E(q, p) == -Q.E(p, q)
    assert Q.G(q, p) == -Q.G(p, q)
    assert equal(E(q) @ Gt(p), E(p) @ Gt(q))


@pytest.mark.parametrize("q, a", list(zip(QUATS, VECS)))
def test_A3_and_A4(q, a):
    n = Q.dot4(q, q)
    assert equal(plus(a) @ np.array(q), Q.pure(a) @ q)
    assert equal(minus(a) @ np.array(q), Q.Gt(q, a))
    for M in (Ql, Qr):
        assert equal(M(Q.conjugate(q)), M(q).T)
        assert equal(M(q) @ M(q).T, n * np.eye(4))


@pytest.mark.parametrize("a, b", list(itertools.pairwise(VECS)))
def test_A5(a, b):
    """The matrices of right factors multiply in the reverse order, so their cross product has the opposite sign."""
    c = cross(a, b)
    assert equal(Qr(Q.pure(a)) @ Qr(Q.pure(b)), -dot(a, b) * np.eye(4) - minus(c))
    assert equal(Ql(Q.pure(a)) @ Ql(Q.pure(b)), -dot(a, b) * np.eye(4) + plus(c))


@pytest.mark.parametrize("q", QUATS)
def test_rotation_matrix(q):
    """Test equations (7), (8) and (12)."""
    R = array(Q.to_matrix(q))
    v = np.array(q[1:])
    assert equal(R, (q.w**2 - v @ v) * np.eye(3) + 2 * np.outer(v, v) + 2 * q.w * hat(v))
    assert equal(R, E(q) @ Gt(q))
    for x in VECS:
        assert equal(q @ Q.pure(x) @ Q.conjugate(q), (0, *(R @ np.array(x))))


@pytest.mark.parametrize("q", QUATS)
def test_34(q):
    """Test (34), the matrix of a body axis d = R e.

    If the quaternion is not a unit quaternion, both sides scale equally.
    """
    R = array(Q.to_matrix(q))
    for i, e in enumerate(E3):
        assert equal(hat(R[:, i]), -E(q) @ minus(e) @ Et(q))


@pytest.mark.parametrize("p, q", PAIRS)
def test_product_of_quaternions_is_the_product_of_rotations(p, q):
    assert equal(array(Q.to_matrix(p @ q)), array(Q.to_matrix(p)) @ array(Q.to_matrix(q)))


# --- exponential and logarithm -----------------------------------------------------------------------------------

DIRECTIONS = [np.array(a) / np.linalg.norm(a) for a in [(1, 0, 0), (0, -1, 0), (0, 0, 1), (1, -2, 3), (-1e-9, 1, 1)]]


@pytest.mark.parametrize("t", [0.0, 1e-300, 1e-9, 1e-3, 1.0, 3.0, 3.14159, np.pi, 3.2, 6.283, 7.0, 12.0])
def test_exp_is_the_series(t):
    """Test equation (5), with the matrices of (A6)."""
    for a in DIRECTIONS:
        v = vec(t * a)
        with mp.workdps(oracle.DIGITS):
            half = mp.matrix(oracle.plus([to_mp(c) for c in v])) / 2
            exact = oracle.power_series(half, lambda k: 1)[:, 0]
        assert gap(Q.exp(v), exact) <= 2 * EPS * (1 + t)


def test_exp_of_a_small_vector_is_right_relatively():
    v = Vec3(1e-9, -2e-160, 3e-300)
    assert gap(Q.exp(v)[1:], (0.5e-9, -1e-160, 1.5e-300)) <= EPS * 1e-9
    assert Q.exp(v).z == pytest.approx(1.5e-300, rel=2 * EPS)


def rounded(q):
    """Return the unit quaternion in the direction of q, with w >= 0, and its matrix; both are rounded to doubles."""
    with mp.workdps(oracle.DIGITS):
        n = mp.sqrt(mp.fsum(mp.mpf(x) ** 2 for x in q)) * (-1 if q[0] < 0 else 1)
        w, x, y, z = unit = [mp.mpf(c) / n for c in q]
        # equation (7) for a unit quaternion
        R = mp.matrix(
            [
                [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
                [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
                [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
            ]
        )
        return Quat(*unit), mat(R)


def one_large(largest, small):
    """Yield quaternions whose largest component has the given index, with all signs."""
    for signs in itertools.product((-1.0, 1.0), repeat=4):
        q = [s * small * f for s, f in zip(signs, (0.9, 0.5, 0.7, 0.3))]
        q[largest] = signs[largest]
        yield q


@pytest.mark.parametrize("small", [1.0, 0.5, 1e-3, 1e-9, 1e-17])
@pytest.mark.parametrize("largest", range(4), ids="wxyz")
def test_from_matrix_takes_each_of_its_four_ways(largest, small):
    """The function must use the largest component: using a small one would lose some or all digits."""
    for q in one_large(largest, small):
        exact, R = rounded(q)
        found = Q.from_matrix(R)
        assert found.w >= 0.0
        # the sum of rounded entries may change the sign of a w near 0, so that -found is right
        assert min(gap(found, exact), gap(-found, exact) if exact.w < 1e-15 else 1.0) <= 4 * EPS


def test_from_matrix_where_components_tie():
    for q in itertools.product((-1.0, 0.0, 1.0), repeat=4):
        if any(q):
            exact, R = rounded(q)
            found = Q.from_matrix(R)
            assert found.w >= 0.0
            assert min(gap(found, exact), gap(-found, exact) if q[0] == 0 else 1.0) <= 4 * EPS


def test_from_matrix_gives_a_unit_quaternion_that_gives_the_matrix():
    for q in rng.normal(size=(200, 4)):
        _, R = rounded(q)
        found = Q.from_matrix(R)
        assert Q.dot4(found, found) == pytest.approx(1.0, abs=8 * EPS)
        assert gap(Q.to_matrix(found), R) <= 8 * EPS
