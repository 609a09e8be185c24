"""Test that the kernels give the same values for every type of number, to the accuracy of the type."""

import math
from functools import cache

import kernel_oracle as oracle
import mpmath as mp
import numpy as np
import pytest
from kernel_oracle import DOUBLES, EPS, engine, numbers, to_mp

from polhode.engines.layout import from_rows, leaves
from polhode.kernels import quaternions, scalar, so3, values
from polhode.kernels.scalar import kernel
from polhode.kernels.values import Diag3, Mat3, Quat, Vec3
from shared_code import full_dose

TEMPLATE = (Vec3(0.5, 0.25, 1.0), Vec3(1.0, -2.0, 3.0))
rng = np.random.default_rng(6)
ANGLES = np.array([1e-4, 0.01, 0.5, 1.5, 1.6, 2.5, 3.0, 3.3, 4.0, 5.0, 5.8])
AXES = rng.normal(size=(3, ANGLES.size))
POINTS = np.vstack([ANGLES * AXES / np.linalg.norm(AXES, axis=0), rng.uniform(0.3, 2, (3, ANGLES.size))])
POINTS[4] *= -1.0
POINTS = POINTS.astype(np.float32).astype(float)  # rounded to float32, so that every type can represent the same points


# --- the kernel in four parts, each with its expected values ---------------------------------------------------
# Each part is a function of a rotation vector v and another vector b; D is the diagonal matrix of 2, 3 and 4.5.


@kernel
def diagonal(b):
    o = 0.0 * b.x
    return Diag3(2.0 + o, 3.0 + o, 4.5 + o)


@kernel
def rotations(x):
    v, b = x
    R = so3.exp(v)
    return (
        (R, so3.rotate(v, b), so3.dexp(v), so3.dexp_inverse(v), so3.log(R)),
        (so3.cayley(v), so3.rotate_cayley(v, b), so3.orthogonalise(R), so3.between(b, so3.rotate(0.25 * v, b))),
        (so3.gyro_tangent(diagonal(b), b, 0.25), so3.distance(0.5 * R)),
    )


def rotations_defined(v, b):
    R, D, C, x = oracle.exp(v), mp.diag([2, 3, 4.5]), oracle.cayley(v), mp.matrix(b)
    y, n = oracle.exp([c / 4 for c in v]) * x, (x.T * x)[0]
    K = oracle.skew(oracle.skew(b) * y / n)
    yield from (R, R * x, oracle.dexp(v), oracle.dexp(v) ** -1, shorter(v))
    yield from (C, C * x, R, mp.eye(3) + K + K * K / (1 + (x.T * y)[0] / n))
    yield from (D + (oracle.skew(b) * D - oracle.skew(D * x)) / 4, mp.sqrt(3) * 3 / 4)


def shorter(v):
    """Return the rotation vector of the same rotation with a length below pi, for |v| < 2 pi."""
    t = mp.norm(mp.matrix(v))
    return mp.matrix(v) * (1 if t < mp.pi else (t - 2 * mp.pi) / t)


@kernel
def attitudes(x):
    v, b = x
    q, p = quaternions.exp(v), quaternions.pure(b)
    return (
        (q, quaternions.to_matrix(q), quaternions.from_matrix(so3.exp(v)), quaternions.conjugate(q)),
        (q @ p, p @ q, quaternions.vector(q), quaternions.dot4(q, p)),
        (quaternions.E(q, p), quaternions.G(q, p), quaternions.Gt(q, b)),
        (quaternions.dot4(2.0 * q + q - q * 0.5, q), -q),
    )


def attitudes_defined(v, b):
    q, p = oracle.quaternion(v), mp.matrix([0, *b])
    left, right = (q[0] * mp.eye(4) + mp.matrix(f(q[1:])) for f in (oracle.plus, oracle.minus))
    yield from (q, oracle.exp(v), q if q[0] > 0 else -q, mp.matrix([q[0], *-q[1:, 0]]))
    yield from (left * p, right * p, q[1:, 0], (q.T * p)[0])
    yield from ((right.T * p)[1:, 0], (left.T * p)[1:, 0], left * p)
    yield from (mp.mpf(2.5), -q)


@kernel
def algebra(x):
    v, b = x
    D = diagonal(b)
    A, B = D + values.skew(b), values.outer(v, b)
    return (
        (0.5 * (v + b) - v * 0.25, -v / b.x, values.dot(v, b), values.cross(v, b), values.norm_max(b)),
        (0.5 * (A + B) - A * 0.25, -(A @ B), A @ b, A @ D, D @ A, D @ b, D + 0.5 * D),
        (values.tr(A), values.vee(A + B), values.trace(A), values.divide(b, D), values.solve(A, v)),
    )


def algebra_defined(v, b):
    D, x, y = mp.diag([2, 3, 4.5]), mp.matrix(v), mp.matrix(b)
    A, B = D + oracle.skew(b), x * y.T
    S = (A + B - (A + B).T) / 2
    yield from ((x + y) / 2 - x / 4, -x / y[0], (x.T * y)[0], oracle.skew(v) * y, max(abs(c) for c in b))
    yield from ((A + B) / 2 - A / 4, -A * B, A * y, A * D, D * A, D * y, mp.matrix([3, 4.5, 6.75]))
    yield from (A.T, mp.matrix([S[2, 1], S[0, 2], S[1, 0]]), mp.mpf(9.5), D**-1 * y, A**-1 * x)


@kernel
def functions(x):
    b = x[1]
    return (
        (scalar.sin_cos(b.x), scalar.sin(b.y), scalar.cos(b.z), scalar.exp(b.x), scalar.log(b.z)),
        (scalar.sqrt(b.x), scalar.atan2(b.y, b.x), scalar.atan2(b.y, -b.x), scalar.rint(4.0 * b.z)),
        (scalar.absolute(b.y), scalar.minimum(b.x, b.y), scalar.maximum(b.x, b.y), scalar.maximum(b.x, 1.0)),
        (scalar.where(b.x > b.z, b.x, b.y), scalar.where(b.x <= b.z, b.z, b.y), scalar.like(3.0, b.x)),
    )


def functions_defined(v, b):
    x, y, z = b
    yield from (mp.sin(x), mp.cos(x), mp.sin(y), mp.cos(z), mp.exp(x), mp.log(z))
    yield from (mp.sqrt(x), mp.atan2(y, x), mp.atan2(y, -x), mp.nint(4 * z))
    yield from (-y, y, x, max(x, mp.mpf(1)), x if x > z else y, z if x <= z else y, mp.mpf(3))


PARTS = [
    (rotations, rotations_defined),
    (attitudes, attitudes_defined),
    (algebra, algebra_defined),
    (functions, functions_defined),
]
part = pytest.mark.parametrize("f, defined", PARTS, ids=[f.__name__ for f, _ in PARTS])


@cache
def exact(defined):
    """Return the expected values of a part at all points."""
    with mp.workdps(oracle.DIGITS):
        results = [list(defined(list(x[:3]), list(x[3:]))) for x in ([mp.mpf(c) for c in p] for p in POINTS.T)]
        return [[c for y in r for c in ([y] if isinstance(y, mp.mpf) else numbers(y))] for r in results]


def check(columns, defined, eps):
    """Check each number to 16 eps (relative to large numbers), a bound for the rounding errors of a few operations."""
    for point, found, right in zip(POINTS.T, columns, exact(defined), strict=True):
        with mp.workdps(oracle.DIGITS):
            for k, (a, b) in enumerate(zip(found, right, strict=True)):
                assert abs(to_mp(a) - b) <= 16 * eps * (1 + abs(b)), f"number {k} at {point}: {a}, not {float(b)}"


# --- the tests ----------------------------------------------------------------------------------------------------


# These cases are slow to compile, so only `make soak` runs them. The operators are the same for packs and for Numba's
# numbers.
SOAKED = {f"{name}-{f.__name__}" for f in (algebra, attitudes) for name in ("jax", "numba")} | {"numba-rotations"}
CASES = [(name, f, defined) for f, defined in PARTS for name in DOUBLES]


@pytest.mark.parametrize("case", full_dose(CASES, SOAKED, lambda case: f"{case[0]}-{case[1].__name__}"))
def test_double_precision(case):
    name, f, defined = case
    check(engine(name, f, TEMPLATE)(POINTS).T, defined, EPS)


@part
@pytest.mark.parametrize("number", [np.float32, np.longdouble])
def test_numpy_scalars_of_other_precisions(f, defined, number):
    columns = [list(leaves(f(from_rows(TEMPLATE, [number(c) for c in point])))) for point in POINTS.T]
    assert all(getattr(c, "dtype", number) == number for column in columns for c in column)
    check(columns, defined, float(np.finfo(number).eps))


@part
@pytest.mark.parametrize("number", [np.float32, np.longdouble])
def test_numpy_arrays_of_other_precisions(f, defined, number):
    rows = list(leaves(f(from_rows(TEMPLATE, list(POINTS.astype(number))))))
    assert all(row.dtype == number for row in rows)
    check(zip(*rows), defined, float(np.finfo(number).eps))


@part
def test_mpmath(f, defined):
    with mp.workdps(50):
        columns = [list(leaves(f(from_rows(TEMPLATE, [mp.mpf(c) for c in point])))) for point in POINTS.T]
        eps = +mp.eps
    check(columns, defined, eps)


@pytest.mark.parametrize("case", full_dose(PARTS, {"rotations", "algebra", "attitudes"}, lambda case: case[0].__name__))
def test_jax_in_single_precision(case):
    """Test with float32, the default of JAX."""
    f, defined = case
    jax = pytest.importorskip("jax")
    rows = list(leaves(jax.jit(f)(from_rows(TEMPLATE, list(jax.numpy.asarray(POINTS, "float32"))))))
    assert all(row.dtype == "float32" for row in rows)
    check(np.array(rows).T, defined, 2.0**-23)


# --- coefficients in other precisions -------------------------------------------------------------------------------

TURNS = np.array([0.0, 1e-20, 1e-9, 1e-3, 0.1, 1.5, 1.6, 3.14159, 3.1416, 4.0, 6.28, 6.3, 50.0, 700.0, 4000.0])
SQUARES = (TURNS**2).astype(np.float32).astype(float)


def check_rotation(values, eps):
    """Check that the absolute error is at most 2 eps, at every angle."""
    for q, *found in zip(SQUARES, *values, strict=True):
        with mp.workdps(oracle.DIGITS):
            for a, b in zip(found, oracle.rotation(q)):
                assert abs(to_mp(a) - b) <= 2 * eps, q


@pytest.mark.parametrize("number", [np.float32, np.longdouble])
def test_rotation_in_other_precisions_of_numpy(number):
    eps = float(np.finfo(number).eps)
    check_rotation(scalar.rotation(SQUARES.astype(number)), eps)
    check_rotation(zip(*(scalar.rotation(number(q)) for q in SQUARES)), eps)


@pytest.mark.parametrize("digits", [20, 50, 350])
def test_rotation_in_many_digits(digits):
    with mp.workdps(digits):
        values = [scalar.rotation(mp.mpf(q)) for q in SQUARES[3:]]
        eps = +mp.eps
    with mp.workdps(digits + 20):
        for q, (s, c, d) in zip(SQUARES[3:], values):
            t = mp.sqrt(mp.mpf(q))
            assert abs(s - mp.sin(t) / t) <= 2 * eps
            assert abs(c - (1 - mp.cos(t)) / t**2) <= 2 * eps
            assert abs(d - (t - mp.sin(t)) / t**3) <= 2 * eps


def test_rotation_in_single_precision_of_jax():
    """In float32, pi has only 24 bits, so the error, measured in units of the last place, grows with the number of
    turns.
    """
    jax = pytest.importorskip("jax")
    values = jax.jit(scalar.rotation)(jax.numpy.asarray(SQUARES, "float32"))
    for q, *found in zip(SQUARES, *values):
        for a, b in zip(found, oracle.rotation(q)):
            assert abs(float(a) - b) <= 2.0**-22, q


def test_jax_arrays_need_no_compilation():
    jax = pytest.importorskip("jax")
    from polhode.engines.jax import double_precision

    with double_precision():
        check_rotation(np.array(scalar.rotation(jax.numpy.asarray(SQUARES))), EPS)


@pytest.mark.parametrize("number", [np.float32, np.longdouble])
def test_in_other_precisions_too_a_value_does_not_depend_on_its_neighbours(number):
    q = np.random.default_rng(7).uniform(0, 20, 50).astype(number)
    alone = [scalar.rotation(x) for x in q]
    together = scalar.rotation(np.append(q, number(1e6)))
    assert all(together[k][i] == alone[i][k] for k in range(3) for i in range(50))


@pytest.mark.parametrize("q", [mp.inf, mp.nan, np.float32("inf"), np.float32("nan"), np.longdouble("inf"), math.inf])
@pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning")
def test_rotation_by_an_infinite_angle_ends(q):
    assert all(x != x for x in scalar.rotation(q))


# --- single functions --------------------------------------------------------------------------------------------


@kernel
def outside(x):
    (a,) = x
    return scalar.sqrt(a), scalar.log(a), scalar.exp(a), scalar.sin(a), scalar.cos(a), scalar.sin_cos(a)


def test_outside_of_their_domain_python_floats_do_as_compiled_ones_and_stay_silent():
    a = np.array([-1.0, 0.0, -0.0, 1000.0, 709.782, -1000.0, math.inf, -math.inf, math.nan])
    python, numba = (engine(name, outside, (0.5,))(a[None]) for name in ("float", "numba"))
    np.testing.assert_allclose(python, numba, rtol=1e-15, atol=5e-16)
    assert python[2, 3] == math.inf and python[1, 1] == -math.inf and math.isnan(python[0, 0])


def test_eps_is_that_of_the_type():
    for x in (1.0, np.float64(1.0), np.ones(2), np.float32(1.0), np.ones(2, np.float32), np.longdouble(1.0)):
        assert scalar.eps(x) == np.finfo(np.asarray(x).dtype).eps
    with mp.workdps(40):
        assert scalar.eps(mp.mpf(1)) == mp.mpf(2) ** (1 - mp.mp.prec)


def test_rint_goes_to_even_halves():
    halves = np.array([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.4999999999999996, 1e17])
    right = [-2.0, -2.0, 0.0, 0.0, 2.0, 2.0, 2.0, 1e17]
    assert list(scalar.rint(halves)) == right
    assert [scalar.rint(x) for x in halves.tolist()] == right
    assert [scalar.rint(mp.mpf(x)) for x in halves.tolist()] == right
    assert [scalar.parity(x) for x in (-3.0, -2.0, 0.0, 1.0, 4.0, 1e15 + 1)] == [-1, 1, 1, -1, 1, -1]


@pytest.mark.parametrize("f", [1.5, np.float64(1.5), np.longdouble(1.5), np.array([1.5, 2.0]), mp.mpf(1.5)], ids=repr)
@pytest.mark.parametrize("T", [Vec3, Diag3, Quat])
def test_a_number_from_the_left_scales_each_component(f, T):
    """Test that NumPy and mpmath numbers do not convert the tuple to an array or to a number."""
    x = T(*range(1, len(T._fields) + 1))
    y = f * x
    assert type(y) is T
    assert all(np.all(a == f * b) for a, b in zip(y, x))


def test_a_kernel_is_a_plain_function_that_compilers_are_told_of():
    told = []
    scalar.COMPILERS.append(told.append)
    try:

        def f(x):
            return x

        assert kernel(f) is f
    finally:
        scalar.COMPILERS.remove(told.append)
        scalar.KERNELS.remove(f)
    assert told == [f]
    assert scalar.is_kernel(f) and not scalar.is_kernel(len)


# --- derivatives -------------------------------------------------------------------------------------------------


def tangent(v, e):
    """Return the derivative of exp at v along e: (dexp(v) e)~ exp(v)."""
    with mp.workdps(oracle.DIGITS):
        M = oracle.skew(oracle.dexp(v) * mp.matrix(list(e))) * oracle.exp(v)
        return np.array(M.tolist(), dtype=float)


@pytest.mark.parametrize("mode", ["jacfwd", "jacrev"])
def test_derivative_of_exp(mode):
    jax = pytest.importorskip("jax")
    from polhode.engines.jax import double_precision

    vectors = [(0.0, 0.0, 0.0), (1e-9, 0.0, 2e-9), (0.3, -0.5, 1.0), (2.0, 2.0, -1.0), (9.0, -4.0, 0.0)]
    jacobian = jax.jit(getattr(jax, mode)(lambda v: jax.numpy.array(so3.exp(Vec3(*v))).T))
    for v in vectors:
        with double_precision():
            J = np.asarray(jacobian(jax.numpy.array(v)))
        for k, e in enumerate(np.eye(3)):
            np.testing.assert_allclose(J[..., k], tangent(v, e), rtol=0, atol=1e-14)


def test_derivative_of_log_undoes_that_of_exp():
    """Also test the identity, and half a turn, where the quaternion has w = 0."""
    jax = pytest.importorskip("jax")
    from polhode.engines.jax import double_precision

    vectors = [(0.0, 0.0, 0.0), (0.0, 1e-6, 0.0), (0.3, -0.5, 1.0), (2.0, 2.0, -1.0), (math.pi, 0.0, 0.0)]
    jacobian = jax.jit(jax.jacrev(lambda R: jax.numpy.array(so3.log(Mat3(*(Vec3(*column) for column in R))))))
    for v in vectors:
        columns = np.array(so3.exp(Vec3(*v)))
        columns = np.rint(columns) if v[0] == math.pi else columns
        with double_precision():
            J = np.asarray(jacobian(jax.numpy.asarray(columns)))
        for e in np.eye(3):
            np.testing.assert_allclose(np.einsum("ijk,jk", J, tangent(v, e).T), e, rtol=0, atol=1e-14)
