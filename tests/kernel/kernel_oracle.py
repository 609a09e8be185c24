"""Compute expected values of the kernels in 60 digits, from definitions only, and run kernels on each kind of
number.
"""

from functools import cache

import mpmath as mp
import numpy as np
import pytest
from numba import njit, types

from polhode.engines.buffers import loader, store
from polhode.engines.layout import count, from_rows, leaves
from polhode.engines.numba import default_width
from polhode.engines.numba_kernels import FAST
from polhode.engines.pack import PackType
from polhode.kernels.values import Mat3, Vec3

DIGITS = 60
EPS = 2.0**-52


# --- numbers -----------------------------------------------------------------------------------------


def to_mp(x):
    """Return the number x, without rounding, as an mpmath number. x may be a longdouble."""
    if isinstance(x, mp.mpf):
        return x
    high = float(x)
    return mp.mpf(high) + mp.mpf(float(x - high)) if isinstance(x, np.longdouble) else mp.mpf(high)


def ulp(exact):
    """Return the unit in the last place of the double nearest to a number."""
    return float(np.spacing(abs(float(exact))))


def numbers(x):
    """Return the leaves of a nested tuple (or of an mpmath matrix, by columns) as mpmath numbers."""
    if isinstance(x, mp.matrix):
        return [x[i, j] for j in range(x.cols) for i in range(x.rows)]
    return [to_mp(y) for y in leaves(x)]


def gap(x, exact):
    """Return the largest difference between two nested tuples or matrices."""
    with mp.workdps(DIGITS):
        a, b = numbers(x), numbers(exact)
        assert len(a) == len(b)
        return float(max(abs(s - t) for s, t in zip(a, b)))


def vec(v):
    return Vec3(*(float(x) for x in v))


def mat(M):
    """Return the Mat3 of doubles nearest to a 3x3 matrix."""
    return Mat3(*(Vec3(*(float(M[i, j]) for i in range(3))) for j in range(3)))


def array(M):
    """Return a Mat3 as an array of rows and columns."""
    return np.array(M).T


# --- definitions ---------------------------------------------------------------------------------------


def skew(v):
    x, y, z = (to_mp(c) for c in v)
    return mp.matrix([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def power_series(A, coefficient):
    """Return sum_k coefficient(k) A^k/k!, to 60 digits."""
    with mp.workdps(DIGITS + 20):  # extra digits, because the terms of large angles cancel
        term, total, k = mp.eye(A.rows), mp.zeros(A.rows), 0
        while mp.mnorm(term, 1) > mp.mpf(10) ** (-DIGITS - 5) or k < 3:
            total += coefficient(k) * term
            k += 1
            term = term * A / k
        return total


def exp(v):
    return power_series(skew(v), lambda k: 1)


def dexp(v):
    """Return the integral over s in [0, 1] of exp(s v~)."""
    return power_series(skew(v), lambda k: mp.mpf(1) / (k + 1))


def cayley(v):
    half, one = skew(v) / 2, mp.eye(3)
    return (one - half) ** -1 * (one + half)


def plus(v):
    """Return the matrix v^+ of Betsch & Siebert (11), which represents the product (0, v) x."""
    x, y, z = v
    return [[0, -x, -y, -z], [x, 0, -z, y], [y, z, 0, -x], [z, -y, x, 0]]


def minus(v):
    """Return the matrix v^- of Betsch & Siebert (11), which represents the product x (0, v)."""
    x, y, z = v
    return [[0, -x, -y, -z], [x, 0, z, -y], [y, -z, 0, x], [z, y, -x, 0]]


def quaternion(v):
    """Return the quaternion (cos t/2, sin t/2 v/t) with t = |v|, equation (6)."""
    t = mp.norm(mp.matrix(list(v)))
    return mp.matrix([mp.cos(t / 2), *(mp.sin(t / 2) * c / t for c in v)])


def rotation(q):
    """Return sin(t)/t, (1 - cos t)/t^2, (t - sin t)/t^3 for q = t^2.

    Near zero, 350 digits are used because of cancellation.
    """
    with mp.workdps(350 if q < 1e-9 else DIGITS):
        t = mp.sqrt(to_mp(q))
        if t < mp.mpf(10) ** -100:
            return mp.mpf(1), mp.mpf(1) / 2, mp.mpf(1) / 6
        s, c = mp.sin(t), mp.cos(t)
        return s / t, (1 - c) / t**2, (t - s) / t**3


def dexp_inverse_coefficient(q):
    """Return (1 - t/2 cot t/2)/t^2 for q = t^2."""
    with mp.workdps(350 if q < 1e-9 else DIGITS):
        h = mp.sqrt(to_mp(q)) / 2
        return mp.mpf(1) / 12 if h < mp.mpf(10) ** -100 else (1 - h * mp.cot(h)) / (4 * h * h)


# --- compiled kernels --------------------------------------------------------------------------------------


def compiled(f, template, width):
    """Return g(buffer) -> buffer, which applies f to tuples like the template, `width` columns of the buffer at
    a time.
    """
    load = loader(template, PackType(width) if width > 1 else types.float64, 0)

    @njit(fastmath=FAST, error_model="numpy")
    def loop(a, b):
        for j in range(0, a.shape[1], width):
            store(f(load(a, j)), b, j)

    leaves_out = count(f(template))

    def run(a):
        n = a.shape[1]
        padded = np.ascontiguousarray(a[:, np.minimum(np.arange(-(-n // width) * width), n - 1)], dtype=float)
        out = np.full((leaves_out, padded.shape[1]), np.nan)
        loop(padded, out)
        return out[:, :n]

    return run


def on_arrays(f, template):
    """Return run(buffer), like `compiled`, for a function of NumPy or JAX arrays."""

    def run(a):
        out = [np.asarray(x) for x in leaves(f(from_rows(template, list(a))))]
        return np.array([np.broadcast_to(x, a.shape[1:]) for x in out])

    return run


def one_by_one(f, template, number):
    """Return run(buffer), like `compiled`, for a function of single numbers."""

    def run(a):
        return np.array([list(leaves(f(from_rows(template, [number(x) for x in column])))) for column in a.T]).T

    return run


def on_jax(f, template):
    jax = pytest.importorskip("jax")
    from polhode.engines.jax import double_precision

    run = on_arrays(jax.jit(f), template)

    def run64(a):
        with double_precision():
            return run(jax.numpy.asarray(a))

    return run64


DOUBLES = ["float", "np.float64", "array", "jax", "numba", "pack"]


@cache
def engine(name, f, template):
    """Return run(buffer), which applies f to one of the kinds of double listed above."""
    if name == "float":
        return one_by_one(f, template, float)
    if name == "np.float64":
        return one_by_one(f, template, np.float64)
    if name == "array":
        return on_arrays(f, template)
    if name == "jax":
        return on_jax(f, template)
    return compiled(f, template, default_width() if name == "pack" else 1)
