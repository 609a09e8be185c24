"""Test every coefficient of the kernel's series: a change of any of them by one percent makes a test fail."""

import mpmath as mp
import numpy as np
import pytest

from polhode.kernels import elliptic, scalar
from polhode.kernels.elliptic import arctan_series, carlson_rj, quarter_period, sn_cn_dn

EPS = 2.0**-52


def quotients(z):
    """Return sin(r)/r, (1 - cos r)/r^2, (r - sin r)/r^3 for z = r^2."""
    with mp.workdps(40):
        r = mp.sqrt(mp.mpf(z))
        return mp.sin(r) / r, (1 - mp.cos(r)) / r**2, (r - mp.sin(r)) / r**3


@pytest.mark.parametrize("series, left", [(scalar.series, 4e-17), (scalar.series_single, 5e-9)])
def test_sines_and_cosines(series, left):
    """Measure the error of the fitted coefficients in many digits, so that only their own rounding remains."""
    with mp.workdps(40):
        for z in np.linspace(0.01, scalar.HALF_PI_SQUARED, 60):
            s, c, d = (abs(a - b) for a, b in zip(series(mp.mpf(z)), quotients(z), strict=True))
            assert max(s / max(1.0, z), c, d) < left, z


def test_arctangent():
    with mp.workdps(40):
        for e in [1e-9, *np.linspace(0.01, 0.999, 60)]:
            x = mp.sqrt(mp.mpf(e))
            assert abs(arctan_series(mp.mpf(e)) - mp.atan(x) / x) < 2e-17, e


POINT = (mp.mpf("-0.31"), mp.mpf("0.83"), mp.mpf("0.17"), mp.mpf("1.1"))


def test_every_term_of_the_series_of_rj(monkeypatch):
    """Without any duplication step, the error is proportional to the eighth power of the distance of the arguments."""
    monkeypatch.setattr(elliptic, "reach", lambda x: mp.mpf(0))
    with mp.workdps(60):
        left = []
        for d in (mp.mpf("1e-3"), mp.mpf("1e-4")):
            arguments = [1 + d * a for a in POINT]
            left.append(abs(carlson_rj(*arguments) - mp.elliprj(*arguments)))
        assert mp.log10(left[0] / left[1]) == pytest.approx(8, abs=0.01)


def test_rj_in_many_digits():
    with mp.workdps(50):
        for given in ((0.3, 1.2, 2.0, 2.5), (0, 0.1, 1, 1.5), (1e-6, 1, 1, 3)):
            x = [mp.mpf(v) for v in given]
            assert abs(carlson_rj(*x) / mp.elliprj(*x) - 1) < 50 * mp.eps


@pytest.mark.parametrize("m1", [1e-33, 1e-12, 1e-3, 0.0199, 0.0201, 0.3, 0.9, 1.0])
def test_elliptic_functions(m1):
    """Test sn, cn and dn of real arguments, on both sides of the m1 from which more levels are used."""
    with mp.workdps(50):
        m = 1 - mp.mpf(m1)
        K = mp.ellipk(m)
        assert abs(quarter_period(m1) / K - 1) < 4 * EPS
        for part in (-0.999, -0.4, 0.001, 0.2, 0.5, 0.9, 0.999):
            u = part * float(K)
            for name, found in zip(("sn", "cn", "dn"), sn_cn_dn(u, m1), strict=True):
                assert abs(found - mp.ellipfun(name, mp.mpf(u), m=m)) < 30 * EPS, (name, u)


def test_what_single_precision_takes_for_sines_and_cosines():
    """Test the formulas for single precision with doubles, below and above a quarter turn."""
    for t in (0.3, 1.2, 1.7, 3.0, 5.5):
        s, c, d = quotients(t * t)
        if t < 1.57:
            assert scalar.sin_cos_single(t) == pytest.approx((np.sin(t), np.cos(t)), abs=2e-8)
        assert scalar.rotation_single(t * t) == pytest.approx((float(s), float(c), float(d)), rel=1e-14)
