"""The exact motion of a free rigid body: Jacobi's solution, accurate for every inertia and every start.

Names of the principal axes: b is the axis of the middle moment; in the body, the momentum circles the axis k; m is the
third axis.  The body momentum P is

    P_m = A cn u,   P_b = B sn u,   P_k = D dn u,   u = lambda t + u0.

The attitude turns about the momentum in space by

    psi = L (t/I_o + (1/I_r - 1/I_o) J),   J = integral of nu sn^2/(1 + nu sn^2) dt,

relative to a frame built from e3 = P/L and the body axis r.  (r, o) is (m, k) or (k, m), whichever makes nu smaller.
Then nu <= 1, the frame is never singular, and nothing cancels.  The elliptic functions are evaluated only for the
increment of u during a step; the addition theorems (DLMF 22.8, 19.11.5) add the value of u at its start.

Near the separatrix, where the complementary modulus k' = sqrt(1 - m) is zero, its square may underflow.  For k' <
1e-14, simpler formulas hold to rounding: the elliptic functions are sums of hyperbolic functions (DLMF 22.11, 22.12),
the quarter period is ln(4/k'), which is infinite on the separatrix, and the third integral is elementary.

A body that spins exactly about its middle axis continues to do so.  Very large and very small momenta are first scaled
by powers of two, so that no square overflows or underflows.
"""

from typing import Any, NamedTuple

from .elliptic import (
    arctan_ratio,
    carlson_rj,
    quarter_period,
    separatrix_functions,
    separatrix_quarter_period,
    smallest_parameter,
    sn_cn_dn,
)
from .scalar import (
    Often,
    absolute,
    anyone,
    atan2,
    eps,
    everybody,
    kernel,
    like,
    maximum,
    minimum,
    once,
    parity,
    present,
    rint,
    rotation,
    sin_cos,
    smallest,
    sqrt,
    where,
)
from .so3 import exp
from .solve import where3
from .values import Diag3, Mat3, Vec3, cross, dot, mat_mat, tr

SMALL = 1e-150  # the square of this momentum is still a normal number


@kernel
def pick(v, i):
    """Return the component i = 0, 1 or 2 of a vector."""
    return where(i < 0.5, v.x, where(i < 1.5, v.y, v.z))


@kernel
def place(m, b, k, im, ib):
    """Return the vector with component m along axis im, b along axis ib and k along the remaining axis."""
    return Vec3(
        where(im < 0.5, m, where(ib < 0.5, b, k)),
        where(absolute(im - 1.0) < 0.5, m, where(absolute(ib - 1.0) < 0.5, b, k)),
        where(im > 1.5, m, where(ib > 1.5, b, k)),
    )


@kernel
def middle_axis(I):
    """Return the indices of the middle, the smallest and the largest moment."""
    low = where(I.x <= I.y, where(I.x <= I.z, 0.0, 2.0), where(I.y <= I.z, 1.0, 2.0))
    high = where(I.z >= I.y, where(I.z >= I.x, 2.0, 0.0), where(I.y >= I.x, 1.0, 0.0))
    return 3.0 - low - high, low, high


@kernel
def frame(e3, axis):
    """Return the frame with the columns e1, e2, e3, with e1 in the plane of e3 and a body axis."""
    a = Vec3(where(axis < 0.5, 1.0, 0.0), where(absolute(axis - 1.0) < 0.5, 1.0, 0.0), where(axis > 1.5, 1.0, 0.0))
    e2 = cross(e3, a)
    e2 = (1.0 / sqrt(dot(e2, e2))) * e2
    return Mat3(cross(e2, e3), e2, e3)


@kernel
def symmetric_about_third(I):
    return absolute(I.x - I.y) <= 0.0  # not ==: compilers assume that it is rarely true


@kernel
def is_symmetric(I, P, t):
    """Return whether two moments are equal and the squares that the formulas need neither overflow nor underflow."""
    size = maximum(maximum(absolute(P.x), absolute(P.y)), absolute(P.z))
    return symmetric_about_third(I) or ((I.y == I.z or I.z == I.x) and size > SMALL and size < 1.0 / SMALL)


@kernel
def free_if_symmetric(I, P, t):
    return free_about(False, False, I, P, t) if symmetric_about_third(I) else free_symmetric(I, P, t)


@kernel
def free_ordinary(I, P, t):
    """Compute `free_rotation` for a momentum whose square neither overflows nor underflows."""
    gap = minimum(minimum(absolute(I.x - I.y), absolute(I.y - I.z)), absolute(I.z - I.x))
    three = present(gap)  # whether the three moments are different
    if anyone(three):
        E, Q = free_asymmetric(I, P, t)
        if everybody(three):
            return E, Q
        F, S = free_symmetric(I, P, t)
        return choose(three, E, F), where3(three, Q, S)
    return free_symmetric(I, P, t)


ZERO = Vec3(0.0, 0.0, 0.0)
USUAL = Often(is_symmetric, free_if_symmetric, (Diag3(*ZERO), ZERO, 0.0), (Mat3(ZERO, ZERO, ZERO), ZERO))


@once(often=USUAL)
def free_rotation(I, P, t):
    """Return the rotation E of the body during the time t (R becomes R E), and the new body momentum."""
    size = maximum(maximum(absolute(P.x), absolute(P.y)), absolute(P.z))
    least = sqrt(smallest(size))
    unusual = (size < least) | (size > 1.0 / least)
    unit, t = like(1.0, size), like(t, size)
    if anyone(unusual):
        unit = scale(size)
        P, t = unit * P, t / unit
    E, P = free_ordinary(I, P, t)
    if anyone(unusual):
        P = (1.0 / unit) * P
    return E, P


@kernel
def scale(x):
    """Return a power of two f such that (f x)^4 is a finite, normal number, for x > 0; 1 unless x is extreme."""
    e = smallest(x)
    h = sqrt(e)
    up = where(x < h * e, 1.0 / (h * e), where(x < h, 1.0 / e, 1.0))
    return where(x > 1.0 / (h * e), h * e, where(x > 1.0 / h, e, up))


@kernel
def free_symmetric(I, P, t):
    """Compute `free_rotation` for a body with two equal moments."""
    return free_about(I.y == I.z, I.z == I.x, I, P, t)  # for a sphere, axis x with spin 0


@kernel
def free_about(x, y, I, P, t):
    """Compute the free motion: a rotation about the momentum, and a spin about the symmetry axis (x, y or else z)."""
    Io = where(x, I.y, I.x)
    v = where(x, P.x, where(y, P.y, P.z))
    Ik = where(x, I.x, where(y, I.y, I.z))
    E = exp((t * (1.0 / Io)) * P)  # 1/Io is constant, so a compiler moves the division out of the loop over steps
    angle = (t * ((Io - Ik) / (Io * Ik))) * v
    s, k, _ = rotation(angle * angle)
    s, k = angle * s, angle * angle * k  # sin(angle) and 1 - cos(angle)
    a = where3(x, E.e2, where3(y, E.e3, E.e1))  # the two columns that the spin rotates
    b = where3(x, E.e3, where3(y, E.e1, E.e2))
    u, w = a + (s * b - k * a), b - (s * a + k * b)
    E = Mat3(where3(x, E.e1, where3(y, w, u)), where3(x, u, where3(y, E.e2, w)), where3(x, w, where3(y, u, E.e3)))
    p, q = where(x, P.y, where(y, P.z, P.x)), where(x, P.z, where(y, P.x, P.y))
    dp, dq = s * q - k * p, -(s * p + k * q)
    old = p * p + q * q
    least = smallest(old) * smallest(old)
    regular = (old > least) & (old < 1.0 / least)
    f = where(regular, p * dp + q * dq + 0.5 * (dp * dp + dq * dq), 0.0) / where(regular, old, 1.0)
    p, q = p + (dp - f * p), q + (dq - f * q)  # this conserves p^2 + q^2 to rounding
    return E, Vec3(where(x, v, where(y, q, p)), where(x, p, where(y, v, q)), where(x, q, where(y, p, v)))


@kernel
def sum_of_arguments(sign, s, c, d, s0, c0, d0, m):
    """Return sn, cn, dn of the sum of two arguments, by the addition theorems.

    `sign` is -1 if an odd number of half periods must be added, else 1.  The formulas avoid 1 - m s^2 s0^2, which
    cancels.  c and d may be multiplied by a common factor, and so may c0 and d0.
    """
    f = 1.0 / (d * d + m * (s * s) * (c0 * c0))
    return (
        sign * f * (s * c0 * d0 + s0 * c * d),
        sign * f * (c * c0 - s * d * s0 * d0),
        f * (d * d0 - m * s * c * s0 * c0),
    )


@kernel
def near_separatrix(u, k1, unit, s0, c0, d0, nu):
    """Advance s0, c0/unit, d0/unit by u for a complementary modulus k1/unit near zero.

    The increment u is a whole number of half periods and a part v.  Return sn v, the sign that the half periods cause,
    sn, cn, dn at the end, and the integral of nu sn^2/(1 + nu sn^2) from 0 to u.
    """
    K = separatrix_quarter_period(k1, unit)
    halves = rint(u / (2.0 * K))
    v = u - halves * (2.0 * K)
    s, c, d = separatrix_functions(v, K, unit)
    g = maximum(d, absolute(c0))  # only the ratios of c, d and c0 matter; their squares could underflow
    some = g > 0.0
    g, c, d = where(some, g, 1.0), where(some, c, 1.0), where(some, d, 1.0)
    sign = parity(halves)
    s1, c1, d1 = sum_of_arguments(sign, s, c / g, d / g, s0, c0 / g, d0 / g, 1.0)
    third = (v - s * arctan_ratio(nu * (s * s))) + 2.0 * halves * (K - arctan_ratio(nu))
    return s, sign, s1, c1, d1, nu / (1.0 + nu) * third


class Orbit(NamedTuple):
    """The data of a free motion that do not depend on time; names as at the top of this file."""

    P: Any  # body momentum; for a body at rest, its first component is set to 1
    L: Any  # length of the momentum
    e: Any  # see `scalar.smallest`; h is the square root of e
    h: Any
    A: Any
    D: Any
    r: Any
    rate: Any
    s0: Any  # sn, cn, dn of u0
    c0: Any
    d0: Any
    m: Any  # parameter of the elliptic functions, and 1 - m
    m1: Any
    nk: Any
    im: Any  # indices of the axes m, b and k
    ib: Any
    ik: Any
    Im: Any  # moments of inertia about m, b and k
    Ib: Any
    Ik: Any
    Pk: Any  # components of the momentum along the axes k and m
    Pm: Any
    rest: Any  # masks of the special cases in `free_orbit`
    still: Any
    sphere: Any
    steady: Any
    separatrix: Any


@kernel
def free_orbit(I, P):
    """Return the Orbit of a body with this momentum, for any moments."""
    L2 = dot(P, P)
    rest = L2 < smallest(L2) * smallest(L2)
    P = Vec3(where(rest, 1.0, P.x), P.y, P.z)
    L = sqrt(dot(P, P))
    ib, low, high = middle_axis(I)
    Ib, Il, Ih = pick(I, ib), pick(I, low), pick(I, high)
    Pb, Pl, Ph = pick(P, ib), pick(P, low), pick(P, high)
    # L^2 - 2 E Ib: positive if the momentum circles the axis of greatest moment
    gap_h, gap_l = (Ih - Ib) / Ih, (Ib - Il) / Il
    circles = Ph * Ph * gap_h - Pl * Pl * gap_l
    side = where(circles > 0.0, 1.0, 0.0)
    e = smallest(L)
    h = sqrt(e)
    middle = absolute(circles) < e * e
    if anyone(middle):  # near the middle axis, compare scaled components, which do not underflow
        up_h, up_l = minimum(absolute(Ph), h) / (h * e), minimum(absolute(Pl), h) / (h * e)
        side = where(middle, where(up_h * up_h * gap_h >= up_l * up_l * gap_l, 1.0, 0.0), side)
        middle = maximum(up_h, up_l) == 0.0
    around_high = side > 0.5
    ik, im = where(around_high, high, low), where(around_high, low, high)
    Ik, Im = where(around_high, Ih, Il), where(around_high, Il, Ih)
    Pk, Pm = where(around_high, Ph, Pl), where(around_high, Pl, Ph)
    even = where(absolute(ib - im - 1.0) < 0.5, 1.0, where(absolute(im - ib - 2.0) < 0.5, 1.0, -1.0))
    sphere = Ik == Im
    kb, km = where(sphere, 1.0, Ik - Ib), where(sphere, 1.0, Ik - Im)
    kb = where(kb == 0.0, km, kb)

    r2 = Im * kb / (Ib * km)  # this is (A/B)^2
    r = sqrt(r2)
    A = sqrt(Pm * Pm + r2 * Pb * Pb)
    still = A < 1e5 * smallest(L) * L  # steady rotation about the axis k
    A = where(still, 0.0, A)
    s0 = where(still, 0.0, r * Pb) / where(still, 1.0, A)
    c0 = where(still, 1.0, Pm) / where(still, 1.0, A)
    q = Ik * (Ib - Im) / (Ib * km)
    D = sqrt(Pk * Pk + q * Pb * Pb)
    # Steady rotation of a symmetric body about an axis of its equator, a sphere, or any body exactly about its middle
    # axis.
    steady = sphere | (D < 1e5 * smallest(A) * A) | middle
    D = where(steady, 1.0, D)
    d0 = absolute(Pk) / D
    D = where(Pk < 0.0, -D, D)
    nk = Ik * (Ib - Im) / (Im * kb)
    m1 = (Pk * Pk - nk * Pm * Pm) / (D * D)
    least = smallest_parameter(m1)
    separatrix = m1 <= least
    m1 = where(separatrix, least, where(m1 < 1.0, m1, 1.0))
    m = nk * (A * A) / (D * D)
    m = where(m < 1.0, m, 1.0)
    rate = even * D * r * (km / (Im * Ik))
    return Orbit(
        P, L, e, h, A, D, r, rate, s0, c0, d0, m, m1, nk, im, ib, ik, Im, Ib, Ik, Pk, Pm, rest, still, sphere, steady,
        separatrix,
    )  # fmt: skip


@kernel
def third_parameter(A, D, nk):
    """Return nu of the third integral, and whether the axis r is m (else it is k)."""
    nm = (A * A) / (D * D)
    by_m = nm <= nk
    return where(by_m, nm, nk), by_m


@kernel
def orbit_period(known, periods):
    """Return half a period of the elliptic functions."""
    return 2.0 * quarter_period(known.m1)


@kernel
def orbit_third_period(known, nu, periods):
    """Return the third integral over a quarter period."""
    return (nu / 3.0) * carlson_rj(0.0 * known.m1, known.m1, 1.0 + 0.0 * known.m1, 1.0 + nu)


def motion_along(period, third_period):
    """Return a kernel along(known, t, periods), which returns E and P after the time t on the orbit `known`.

    The kernels period(known, periods) and third_period(known, nu, periods) return half a period and the third integral
    over a quarter period.  They are called only if |u| > 1.5, where the quarter period may be exceeded.
    """

    @kernel
    def along(known, t, periods):
        (
            P, L, e, h, A, D, r, rate, s0, c0, d0, m, m1, nk, im, ib, ik, Im, Ib, Ik, Pk, Pm, rest, still, sphere,
            steady, separatrix,
        ) = known  # fmt: skip
        t = where(rest, 0.0, t)
        u = rate * t
        halves, v = 0.0 * u, u
        far = absolute(u) > 1.5  # the quarter period is at least pi/2
        if anyone(far):
            K2 = period(known, periods)
            halves = where(far, rint(u / K2), 0.0)
            v = where(far, u - halves * K2, u)
        elliptic = present(m)  # if two moments are equal, m = 0 and sine and cosine suffice
        s, c, d = sn_cn_dn(v, m1)
        if not everybody(elliptic):
            sine, cosine = sin_cos(v)
            s, c, d = where(elliptic, s, sine), where(elliptic, c, cosine), where(elliptic, d, 1.0 + 0.0 * s)
        sign = parity(halves)
        s1, c1, d1 = sum_of_arguments(sign, s, c, d, s0, c0, d0, m)

        nu, by_m = third_parameter(A, D, nk)
        ir = where(by_m, im, ik)
        Ir, Io = where(by_m, Im, Ik), where(by_m, Ik, Im)
        third = 0.0 * s
        third_kind = present(nu)
        if anyone(third_kind):
            ss = s * s
            third = (nu / 3.0) * (s * ss) * carlson_rj(c * c, d * d, 1.0 + 0.0 * s, 1.0 + nu * ss)
            if anyone(halves != 0.0):
                whole = third_period(known, nu, periods)
                third = third + where(halves != 0.0, 2.0 * halves * whole, 0.0)
        if anyone(separatrix):
            up = where(maximum(absolute(Pk), absolute(Pm)) < h, 1.0 / (h * e), 1.0)  # squares must not underflow
            k, n = up * absolute(Pk), up * Pm
            k1 = sqrt(maximum(k * k - nk * n * n, 0.0 * n)) / absolute(D)
            there = absolute(u) > where(separatrix, 1.0, 1.0 / e)  # for shorter increments `least` is accurate enough
            sn, sign_n, s1n, c1n, d1n, third_n = near_separatrix(
                u, k1, up, s0, n / where(still, 1.0, A), k / absolute(D), nu
            )
            s, sign, third = where(there, sn, s), where(there, sign_n, sign), where(there, third_n, third)
            s1, c1, d1 = where(there, s1n, s1), where(there, c1n, c1), where(there, d1n, d1)
        new = place(A * c1, (A / r) * s1, D * d1, im, ib)
        L2 = dot(P, P)
        new = new + (0.5 * dot(P - new, P + new) / L2) * new  # this conserves |P| to rounding

        J = 0.0 * s
        if anyone(third_kind):
            w = s * s0 * (sign * s1)  # the arc tangent below takes this product
            y = 1.0 + nu * (s1 * s1) - nu * s * s0 * (sign * c1) * d1
            x = sqrt(nu * (1.0 + nu) * (nu + m)) * w
            near = x * x < 0.01 * eps(x) * (y * y)  # the second term of the arc tangent is below rounding
            ratio = where(near, 1.0 / where(near, y, 1.0), atan2(x, y) / where(near, 1.0, x))
            J = where(third_kind, (third + nu * w * ratio) / where(sphere, 1.0, rate), 0.0)
        psi = L * (t / Io + (1.0 / Ir - 1.0 / Io) * J)

        sp, cp = sin_cos(psi)
        o = 0.0 * sp
        Z = Mat3(Vec3(cp, sp, o), Vec3(-sp, cp, o), Vec3(o, o, o + 1.0))
        # L hardly changes from step to step, and neither does its rounding error.  If this error had the same effect in
        # every step, R would leave SO(3) linearly in time.  Here L enters once as 1/L and once as L/L^2, so its error
        # cancels.
        before = Vec3(P.x / L, P.y / L, P.z / L)
        LL = dot(new, new)
        after = Vec3(new.x * L / LL, new.y * L / LL, new.z * L / LL)
        E = mat_mat(mat_mat(frame(before, ir), Z), tr(frame(after, ir)))
        none = steady | rest
        if anyone(none):
            plain = exp((t / Ib) * P)
            one = Mat3(Vec3(o + 1.0, o, o), Vec3(o, o + 1.0, o), Vec3(o, o, o + 1.0))
            E = choose(rest, one, choose(steady, plain, E))
            new = Vec3(where(rest, 0.0, where(steady, P.x, new.x)), where(none, P.y, new.y), where(none, P.z, new.z))
        return E, new

    return along


along_orbit = motion_along(orbit_period, orbit_third_period)


@kernel
def free_asymmetric(I, P, t):
    """Compute `free_rotation` by elliptic functions, for any moments."""
    return along_orbit(free_orbit(I, P), t, 0.0)


@kernel
def choose(m, a, b):
    return Mat3(where3(m, a.e1, b.e1), where3(m, a.e2, b.e2), where3(m, a.e3, b.e3))
