"""Jacobi's elliptic functions and Carlson's integral of the third kind, for any type of number.

To avoid cancellation near the separatrix, the functions take the complementary parameter m1 = 1 - m instead of m, and
R_J is not expressed by a parameter: it takes its four arguments.
"""

import sys
from typing import Any, NamedTuple

from .scalar import (
    absolute,
    anyone,
    both,
    eps,
    everyone,
    exp,
    is_jax,
    is_mpmath,
    kernel,
    log,
    maximum,
    minimum,
    pi,
    sin_cos,
    smallest,
    sqrt,
    where,
    while_active,
)

SMALLEST = 1e-28  # for m1 >= 1e-30, the fixed numbers of Landen steps and duplications below suffice


def smallest_parameter(m1):
    """Return the value of m1 below which `separatrix_functions` must be used."""
    return eps(m1) ** 2 if is_mpmath(m1) else SMALLEST


def quarter_period(m1):
    """Return the quarter period K = pi/(2 agm(1, sqrt(m1)))."""
    return pi(m1) / (2 * levels(m1)[1]) if is_mpmath(m1) else quarter_period_9(m1)


@kernel
def quarter_period_9(m1):
    """Return the quarter period in double precision, from nine arithmetic-geometric means."""
    a, b = 0.5 * (1.0 + sqrt(m1)), sqrt(sqrt(m1))
    for _ in range(8):
        a, b = 0.5 * (a + b), sqrt(a * b)
    return 0.5 * pi(m1) / a


@kernel
def separatrix_quarter_period(k1, unit):
    """Return the quarter period K = ln(4 unit/k1) for a complementary modulus k1/unit near zero.

    For k1 = 0, where K is infinite, return a number larger than every argument.
    """
    separate = k1 > 0.0
    return where(separate, log(4.0 * unit + 0.0 * k1) - log(where(separate, k1, 1.0)), 1.0 / smallest(k1))


@kernel
def separatrix_functions(u, K, unit):
    """Return sn u, unit * cn u, unit * dn u for |u| <= K and a complementary parameter near zero.

    dn u and cn u are sech(u) plus or minus sech(|u| - 2 K) (DLMF 22.12).  They become as small as exp(-K); the factor
    `unit` avoids underflow.  The error of sn is rounding relative to 1, not to sn, so use this function for |u| >= 1.
    """
    near, image = -absolute(u), absolute(u) - 2.0 * K
    a, b, shift = exp(2.0 * near), exp(2.0 * image), log(2.0 * unit + 0.0 * u)
    near, image = exp(near + shift) / (1.0 + a), exp(image + shift) / (1.0 + b)
    s = (1.0 - a) / (1.0 + a)
    return where(u < 0.0, -s, s), near - image, near + image


NEAR = 0.02  # for m1 above this, five levels suffice instead of eight


def sn_cn_dn(u, m1):
    """Return sn, cn, dn of u for |u| <= K, by the descending Landen transformation (Bulirsch 1965)."""
    if is_mpmath(m1):
        return landen_any(u, m1)
    return landen_8(u, m1) if is_jax(m1) else landen(u, m1)


def levels(m1):
    """Return the list of arithmetic and geometric means of 1 and sqrt(m1), and their common limit."""
    a, g, found = 1 + 0 * m1, sqrt(m1), []
    while absolute(a - g) > eps(m1) * a:
        found.append((a, g))
        a, g = (a + g) / 2, sqrt(a * g)
    return found, a


def landen_any(u, m1):
    """Return sn, cn, dn in the precision of mpmath numbers, with as many levels as necessary."""
    means, a = levels(m1)
    s, c = sin_cos(a * u)
    if absolute(s) < smallest(s):
        return from_cotangent(s, c, 1 + 0 * u)
    x = c / s
    c, d = a * x, 1 + 0 * u
    for a, g in reversed(means):
        c, d, x = ascend(c, d, x, a, g)
    return from_cotangent(s, c, d)


@kernel
def landen(u, m1):
    """Return sn, cn, dn in double precision, with five levels or, if necessary, eight."""
    s, c, d = landen_5(u, m1)
    far = m1 < NEAR
    if anyone(far):
        sf, cf, df = landen_8(u, m1)
        s, c, d = where(far, sf, s), where(far, cf, c), where(far, df, d)
    return s, c, d


def levels_from(n):
    """Return a kernel that does n levels of the Landen transformation, for the means a and g at the first of them.

    The kernel returns sn, the cotangent times the mean, dn and the cotangent of the amplitude at this first level.
    """
    if n == 0:
        return deepest
    deeper = levels_from(n - 1)

    @kernel
    def level(u, a, g):
        s, c, d, x = deeper(u, 0.5 * (a + g), sqrt(a * g))
        c, d, x = ascend(c, d, x, a, g)
        return s, c, d, x

    return level


@kernel
def deepest(u, a, g):
    """Return the same at the deepest level, where both means are equal."""
    s, c = sin_cos(a * u)
    still = absolute(s) < smallest(s)
    x = where(still, 1.0, c) / where(still, 1.0, s)
    return s, a * x, 1.0 + 0.0 * u, x


five_levels, eight_levels = levels_from(5), levels_from(8)


@kernel
def landen_5(u, m1):
    """Return sn, cn, dn with five levels; the last two means then differ by 1e-18 if m1 >= 0.02."""
    s, c, d, _ = five_levels(u, 1.0, sqrt(m1))
    return from_cotangent(s, c, d)


@kernel
def landen_8(u, m1):
    s, c, d, _ = eight_levels(u, 1.0, sqrt(m1))
    return from_cotangent(s, c, d)


@kernel
def from_cotangent(s, c, d):
    """Return sn, cn, dn from c = cn/sn and d = dn; sn has the sign of s and is 0 if the square of s would underflow."""
    still = absolute(s) < smallest(s)
    r = 1.0 / sqrt(1.0 + c * c)
    r = where(s < 0.0, -r, r)
    return where(still, 0.0, r), where(still, 1.0, c * r), where(still, 1.0, d)


@kernel
def ascend(c, d, x, a, g):
    """Go up one level of the Landen transformation; return the new c (cotangent times mean), dn and cotangent."""
    x = x * c
    c = c * d
    d = (g + x) / (a + x)
    return c, d, c / a


def arctan_ratio(e):
    """Return atan(sqrt(e))/sqrt(e) for 0 <= e < 1."""
    if is_mpmath(e):
        return sys.modules["mpmath"].atan(sqrt(e)) / sqrt(e) if e > 0 else 1 + e
    return arctan_series(e)


@kernel
def arctan_series(e):
    """Compute `arctan_ratio` in double precision: halve the angle once, then sum twelve terms of a Taylor series.

    The coefficients, except the first, are adjusted (Chebyshev) so that the error is 6e-18.
    """
    r = 1.0 / (1.0 + sqrt(1.0 + e))
    z = e * r * r
    z2 = z * z
    z4 = z2 * z2
    low = (0.3333333333333333 - 0.1999999999999552 * z) + (0.14285714284666542 - 0.11111111015256361 * z) * z2
    mid = (0.09090904578123903 - 0.07692183190826087 * z) + (0.06664511447381948 - 0.0585814891280221 * z) * z2
    high = (0.0508544973794026 - 0.03923165829558719 * z) + 0.01917688711906226 * z2
    return 2.0 * r * (1.0 - z * (low + (mid + high * z4) * z4))


@kernel
def arctan2_series(y, x):
    """Return atan2(y, x) to 2 ulp, without a branch or a library call.

    It is for SIMD packs: the library function would process one lane at a time.
    """
    a, b = absolute(x), absolute(y)
    low, high = minimum(a, b), maximum(a, b)
    far = low > 0.41421356237309503 * high  # subtract an eighth of a turn: the series needs a small argument
    q = where(far, low - high, low) / where(high > 0.0, where(far, low + high, high), 1.0)
    r = q * arctan_series(q * q)
    r = where(far, (0.7853981633974483 + r) + 3.061616997868383e-17, r)
    r = where(b > a, (1.5707963267948966 - r) + 6.123233995736766e-17, r)
    r = where(x < 0.0, (3.141592653589793 - r) + 1.2246467991473532e-16, r)
    return where(y < 0.0, -r, r)


@kernel
def carlson_rj(x, y, z, p):
    """Return R_J(x, y, z, p) for p >= x, y, z >= 0, by duplication (Carlson 1995).

    z must not be much smaller than p.
    """
    A = (x + y + z + 2.0 * p) / 5.0
    d0 = (p - x) * (p - y) * (p - z)
    X, Y, Z = A - x, A - y, A - z
    spread = maximum(maximum(absolute(X), absolute(Y)), maximum(absolute(Z), absolute(A - p)))
    Q = spread * reach(x)
    o = 0.0 * A
    start = Duplication(both(both(everyone(A), Q > o), Q >= absolute(A)), x, y, z, p, A, 1.0 + o, o, Q, d0)
    _, x, y, z, p, A, f, total, _, _ = while_active(duplicate, start, duplications(x))
    r = f / A
    X, Y, Z = X * r, Y * r, Z * r
    P = -0.5 * (X + Y + Z)
    XYZ = X * Y * Z
    P2 = P * P
    E2 = X * Y + X * Z + Y * Z - 3.0 * P2
    E3 = XYZ + 2.0 * E2 * P + 4.0 * P2 * P
    E4 = (2.0 * XYZ + E2 * P + 3.0 * P2 * P) * P
    E5 = XYZ * P2
    s = (
        1.0
        - 3.0 * E2 / 14.0
        + E3 / 6.0
        + 9.0 * E2 * E2 / 88.0
        - 3.0 * E4 / 22.0
        - 9.0 * E2 * E3 / 52.0
        + 3.0 * E5 / 26.0
        - E2 * E2 * E2 / 16.0
        + 3.0 * E3 * E3 / 40.0
        + 3.0 * E2 * E4 / 20.0
        + 45.0 * E2 * E2 * E3 / 272.0
        - 9.0 * (E3 * E4 + E2 * E5) / 68.0
    )
    return r * s / sqrt(A) + 6.0 * total


class Duplication(NamedTuple):
    """The state of the iteration (duplication) for R_J."""

    active: Any  # mask of the batch members whose arguments are not yet close enough
    x: Any
    y: Any
    z: Any
    p: Any
    A: Any
    f: Any  # 4^-k after k passes
    total: Any
    Q: Any
    d0: Any


@kernel
def duplicate(s):
    """Do one duplication, which makes the differences between the arguments four times smaller."""
    rx, ry, rz, rp = sqrt(s.x), sqrt(s.y), sqrt(s.z), sqrt(s.p)
    l = rx * ry + rx * rz + ry * rz
    d = (rp + rx) * (rp + ry) * (rp + rz)
    e = s.f * s.f * s.f * s.d0 / (d * d)
    total = where(s.active, s.total + s.f / d * arctan_ratio(e), s.total)
    x = where(s.active, 0.25 * (s.x + l), s.x)
    y = where(s.active, 0.25 * (s.y + l), s.y)
    z = where(s.active, 0.25 * (s.z + l), s.z)
    p = where(s.active, 0.25 * (s.p + l), s.p)
    A = where(s.active, 0.25 * (s.A + l), s.A)
    f = where(s.active, 0.25 * s.f, s.f)
    return Duplication(both(s.active, f * s.Q >= absolute(A)), x, y, z, p, A, f, total, s.Q, s.d0)


def reach(x):
    """Return (eps/12)^(-1/8).

    The series of degree 7 (DLMF 19.36.2) is accurate if all arguments differ from A by less than A divided by this
    number.
    """
    e = eps(x)
    return (12 / e) ** (1 / (e * 0 + 8))


def duplications(x):
    """Return a number of duplications that suffices for z >= p/2."""
    return 40 if is_mpmath(x) else 8
