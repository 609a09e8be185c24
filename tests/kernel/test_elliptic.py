"""Test elliptic functions, R_J and the free motion against other implementations, in doubles and in 50 digits.

The tests in 50 digits fail if a constant of the library has only the digits of a double.
"""

import mpmath as mp
import numpy as np
import pytest

from free_oracle import closed_form
from polhode.kernels.elliptic import carlson_rj, quarter_period, sn_cn_dn
from polhode.kernels.free_body import free_rotation
from polhode.kernels.lie_series import HIGHEST, average
from polhode.kernels.values import Diag3, Vec3


def arguments(n):
    """Yield arguments p >= x, y, z >= 0: close to each other, far apart, and with zeros."""
    rng = np.random.default_rng(7)
    for k in range(n):
        x = rng.uniform(0.0, 1.0, 3) * 10.0 ** rng.uniform(-3.0, 0.0, 3)
        if k % 4 == 1:
            x[rng.integers(3)] = 0.0
        if k % 4 == 2:
            x = 1.0 - 0.1 * x
        yield [*map(float, x), float(x.max() + rng.uniform(0.0, 2.0))]


@pytest.mark.parametrize("given", [*arguments(16)], ids=str)
def test_rj_in_doubles(given):
    assert carlson_rj(*given) == pytest.approx(float(mp.elliprj(*given)), rel=4e-15)


@pytest.mark.parametrize("given", [*arguments(8)], ids=str)
def test_rj_in_many_digits(given):
    with mp.workdps(50):
        x = [mp.mpf(v) for v in given]
        exact = mp.elliprj(*x)
        assert abs(carlson_rj(*x) - exact) < mp.mpf(10) ** -47 * exact


def test_rj_in_doubles_where_the_free_motion_asks_for_it():
    """Test R_J(c^2, d^2, 1, 1 + nu s^2), and R_J(0, m1, 1, 1 + nu) for a whole period, up to the separatrix."""
    rng = np.random.default_rng(5)
    for k in range(200):
        x, y = rng.uniform(0.0, 1.0, 2) ** 4 if k % 2 else (0.0, 10.0 ** rng.uniform(-34.0, 0.0))
        given = float(x), float(y), 1.0, float(1.0 + rng.uniform(0.0, 1.0) ** 2)
        with mp.workdps(30):
            assert abs(carlson_rj(*given) / mp.elliprj(*given) - 1) < 4 * 2.0**-52


@pytest.mark.parametrize("m1", ["1", "0.7", "0.1", "1e-3", "1e-8", "1e-20", "1e-60"])
def test_jacobi_in_many_digits(m1):
    """Test the functions in 50 digits, also close to the separatrix (small m1)."""
    with mp.workdps(50):
        m1 = mp.mpf(m1)
        with mp.workdps(140):
            K = mp.ellipk(1 - m1)
        assert abs(quarter_period(m1) - K) < mp.mpf(10) ** -47 * K
        for share in ("0.01", "0.4", "0.93"):
            u = mp.mpf(share) * K
            found = sn_cn_dn(u, m1)
            with mp.workdps(140):
                exact = [mp.ellipfun(kind, u, m=1 - m1) for kind in ("sn", "cn", "dn")]
            assert max(abs(a - b) for a, b in zip(found, exact, strict=True)) < mp.mpf(10) ** -46


@pytest.mark.parametrize("t", [1e-12, 1e-8, 1e-3, 0.1, 7.3])
def test_free_motion_in_many_digits(t):
    I, P = (1.0, 2.0, 2.5), (0.4, 0.9, -0.7)
    R, Q = closed_form(I, P, t, digits=50)
    with mp.workdps(50):
        E, found = free_rotation(Diag3(*map(mp.mpf, I)), Vec3(*map(mp.mpf, P)), mp.mpf(t))
        assert max(abs(E[j][i] - R[i][j]) for i in range(3) for j in range(3)) < mp.mpf(10) ** -48
        assert max(abs(a - b) for a, b in zip(found, Q, strict=True)) < mp.mpf(10) ** -48


def test_lie_series_in_many_digits():
    """If all matrices commute, the exponent Z is the mean of W."""
    with mp.workdps(50):
        h, W = mp.mpf(3) / 7, [mp.mpf(k + 2) / 3 for k in range(HIGHEST)]
        Z = average(HIGHEST, lambda a, b: 0 * a)(h, W)
        assert abs(Z - sum(w * h**k / mp.factorial(k + 1) for k, w in enumerate(W))) < mp.mpf(10) ** -48
