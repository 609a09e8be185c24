"""The exact motion of a free rigid body: Jacobi's solution, made safe for every inertia and every start.

The principal axes are called k, the one that the momentum circles, m, the other extreme one, and b, the one
of middle moment.  With P the body momentum

    P_m = A cn u,   P_b = B sn u,   P_k = D dn u,   u = lambda t + u0

and the attitude turns about the momentum in space by

    psi = L (t/I_o + (1/I_r - 1/I_o) J),   J = integral of nu sn^2/(1 + nu sn^2) dt

seen in the frame of e3 = P/L and the body axis r; (r, o) is (m, k) or (k, m), whichever makes nu smaller; then
nu <= 1, the frame is never singular, and nothing cancels.  The increments of u alone enter the elliptic
functions; where the motion stands comes in by the addition theorems (DLMF 22.8, 19.11.5).
|P| may be 1e-145 to 1e150: below, the body counts as at rest, and beyond, its square is not a number.
"""

from .elliptic import carlson_rj, quarter_period, smallest_parameter, sn_cn_dn
from .scalar import (
    absolute,
    anyone,
    atan2,
    eps,
    everybody,
    kernel,
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
from .values import Mat3, Vec3, cross, dot, mat_mat, tr


@kernel
def pick(v, i):
    """Component i = 0, 1, 2 of a vector."""
    return where(i < 0.5, v.x, where(i < 1.5, v.y, v.z))


@kernel
def place(m, b, k, im, ib):
    """The vector whose components along the axes im, ib and the third are m, b, k."""
    return Vec3(
        where(im < 0.5, m, where(ib < 0.5, b, k)),
        where(absolute(im - 1.0) < 0.5, m, where(absolute(ib - 1.0) < 0.5, b, k)),
        where(im > 1.5, m, where(ib > 1.5, b, k)),
    )


@kernel
def middle_axis(I):
    """Index of the middle moment, and of the smaller and the greater one."""
    low = where(I.x <= I.y, where(I.x <= I.z, 0.0, 2.0), where(I.y <= I.z, 1.0, 2.0))
    high = where(I.z >= I.y, where(I.z >= I.x, 2.0, 0.0), where(I.y >= I.x, 1.0, 0.0))
    return 3.0 - low - high, low, high


@kernel
def frame(e3, axis):
    """Columns e1, e2, e3 with e1 in the plane of e3 and a body axis."""
    a = Vec3(where(axis < 0.5, 1.0, 0.0), where(absolute(axis - 1.0) < 0.5, 1.0, 0.0), where(axis > 1.5, 1.0, 0.0))
    e2 = cross(e3, a)
    e2 = (1.0 / sqrt(dot(e2, e2))) * e2
    return Mat3(cross(e2, e3), e2, e3)


@kernel
def symmetric_about_third(I, P, t):
    return absolute(I.x - I.y) <= 0.0  # compilers take == of numbers for rare


@kernel
def free_about_third(I, P, t):
    return free_about(False, False, I, P, t)


@once(often=(symmetric_about_third, free_about_third))
def free_rotation(I, P, t):
    """E and P after the time t: R -> R E, and the new body momentum."""
    gap = absolute(I.x - I.y) * absolute(I.y - I.z) * absolute(I.z - I.x)
    three = present(gap)  # three different moments
    if anyone(three):
        E, Q = free_asymmetric(I, P, t)
        if everybody(three):
            return E, Q
        F, S = free_symmetric(I, P, t)
        return choose(three, E, F), choose3(three, Q, S)
    return free_symmetric(I, P, t)


@kernel
def free_symmetric(I, P, t):
    """With two equal moments."""
    return free_about(I.y == I.z, I.z == I.x, I, P, t)  # a sphere may take any axis, its spin is none


@kernel
def free_about(x, y, I, P, t):
    """A turn about the momentum in space, and a spin of the body about its axis k: the first, the second, or else the
    third."""
    Io = where(x, I.y, I.x)
    v = where(x, P.x, where(y, P.y, P.z))
    Ik = where(x, I.x, where(y, I.y, I.z))
    E = exp((t * (1.0 / Io)) * P)  # divisions that a loop over steps needs to make only once
    angle = (t * ((Io - Ik) / (Io * Ik))) * v
    s, k, _ = rotation(angle * angle)
    s, k = angle * s, angle * angle * k  # sine, and one minus cosine
    a = choose3(x, E.e2, choose3(y, E.e3, E.e1))  # the two that turn
    b = choose3(x, E.e3, choose3(y, E.e1, E.e2))
    u, w = a + (s * b - k * a), b - (s * a + k * b)
    E = Mat3(choose3(x, E.e1, choose3(y, w, u)), choose3(x, u, choose3(y, E.e2, w)), choose3(x, w, choose3(y, u, E.e3)))
    p, q = where(x, P.y, where(y, P.z, P.x)), where(x, P.z, where(y, P.x, P.y))
    dp, dq = s * q - k * p, -(s * p + k * q)
    old = p * p + q * q
    f = (p * dp + q * dq + 0.5 * (dp * dp + dq * dq)) / where(old > 0.0, old, 1.0)
    p, q = p + (dp - f * p), q + (dq - f * q)  # as long as they were, to rounding
    return E, Vec3(where(x, v, where(y, q, p)), where(x, p, where(y, v, q)), where(x, q, where(y, p, v)))


@kernel
def free_asymmetric(I, P, t):
    """The same by elliptic functions, for any moments."""
    L2 = dot(P, P)
    rest = L2 < smallest(L2) * smallest(L2)
    t = where(rest, 0.0, t)
    P = Vec3(where(rest, 1.0, P.x), P.y, P.z)
    L = sqrt(dot(P, P))
    ib, low, high = middle_axis(I)
    Ib, Il, Ih = pick(I, ib), pick(I, low), pick(I, high)
    Pb, Pl, Ph = pick(P, ib), pick(P, low), pick(P, high)
    # L^2 - 2 E Ib: positive if the momentum circles the axis of greatest moment
    circles = Ph * Ph * ((Ih - Ib) / Ih) - Pl * Pl * ((Ib - Il) / Il)
    around_high = where(circles == 0.0, where(Ih - Ib >= Ib - Il, 1.0, 0.0), where(circles > 0.0, 1.0, 0.0)) > 0.5
    ik, im = where(around_high, high, low), where(around_high, low, high)
    Ik, Im = where(around_high, Ih, Il), where(around_high, Il, Ih)
    Pk, Pm = where(around_high, Ph, Pl), where(around_high, Pl, Ph)
    even = where(absolute(ib - im - 1.0) < 0.5, 1.0, where(absolute(im - ib - 2.0) < 0.5, 1.0, -1.0))
    sphere = Ik == Im
    kb, km = where(sphere, 1.0, Ik - Ib), where(sphere, 1.0, Ik - Im)
    kb = where(kb == 0.0, km, kb)

    r2 = Im * kb / (Ib * km)  # (A/B)^2
    r = sqrt(r2)
    A = sqrt(Pm * Pm + r2 * Pb * Pb)
    still = A < 1e5 * smallest(L) * L  # rotation about the axis k
    A = where(still, 0.0, A)
    s0 = where(still, 0.0, r * Pb) / where(still, 1.0, A)
    c0 = where(still, 1.0, Pm) / where(still, 1.0, A)
    q = Ik * (Ib - Im) / (Ib * km)
    D = sqrt(Pk * Pk + q * Pb * Pb)
    steady = sphere | (D < 1e5 * smallest(A) * A)  # or a symmetric body that turns about a diameter of its equator
    D = where(steady, 1.0, D)
    d0 = absolute(Pk) / D
    D = where(Pk < 0.0, -D, D)
    nk = Ik * (Ib - Im) / (Im * kb)
    m1 = (Pk * Pk - nk * Pm * Pm) / (D * D)
    least = smallest_parameter(m1)
    m1 = where(m1 > least, where(m1 < 1.0, m1, 1.0), least)
    m = nk * (A * A) / (D * D)
    m = where(m < 1.0, m, 1.0)
    rate = even * D * r * (km / (Im * Ik))

    u = rate * t
    halves, v = 0.0 * u, u
    far = absolute(u) > 1.5  # the quarter period is at least pi/2
    if anyone(far):
        K2 = 2.0 * quarter_period(m1)
        halves = where(far, rint(u / K2), 0.0)
        v = where(far, u - halves * K2, u)
    elliptic = present(m)  # not where two moments are equal
    s, c, d = sn_cn_dn(v, m1)
    if not everybody(elliptic):
        sine, cosine = sin_cos(v)
        s, c, d = where(elliptic, s, sine), where(elliptic, c, cosine), where(elliptic, d, 1.0 + 0.0 * s)
    sign = parity(halves)
    # the addition theorems, without 1 - m s^2 s0^2, which cancels
    f = 1.0 / (d * d + m * (s * s) * (c0 * c0))
    s1 = sign * f * (s * c0 * d0 + s0 * c * d)
    c1 = sign * f * (c * c0 - s * d * s0 * d0)
    d1 = f * (d * d0 - m * s * c * s0 * c0)
    new = place(A * c1, (A / r) * s1, D * d1, im, ib)
    L2 = dot(P, P)
    new = new + (0.5 * dot(P - new, P + new) / L2) * new  # |P| as it was, to rounding

    nm = (A * A) / (D * D)
    by_m = nm <= nk
    nu = where(by_m, nm, nk)
    ir = where(by_m, im, ik)
    Ir, Io = where(by_m, Im, Ik), where(by_m, Ik, Im)
    J = 0.0 * s
    third_kind = present(nu)
    if anyone(third_kind):
        ss = s * s
        third = (nu / 3.0) * (s * ss) * carlson_rj(c * c, d * d, 1.0 + 0.0 * s, 1.0 + nu * ss)
        if anyone(halves != 0.0):
            whole = (nu / 3.0) * carlson_rj(0.0 * m1, m1, 1.0 + 0.0 * m1, 1.0 + nu)
            third = third + where(halves != 0.0, 2.0 * halves * whole, 0.0)
        w = s * s0 * (sign * s1)  # at the end of the incomplete part
        y = 1.0 + nu * (s1 * s1) - nu * s * s0 * (sign * c1) * d1
        x = sqrt(nu * (1.0 + nu) * (nu + m)) * w
        near = x * x < 0.01 * eps(x) * (y * y)  # the next term of the arc tangent is below rounding
        ratio = where(near, 1.0 / where(near, y, 1.0), atan2(x, y) / where(near, 1.0, x))
        J = where(third_kind, (third + nu * w * ratio) / where(sphere, 1.0, rate), 0.0)
    psi = L * (t / Io + (1.0 / Ir - 1.0 / Io) * J)

    sp, cp = sin_cos(psi)
    o = 0.0 * sp
    Z = Mat3(Vec3(cp, sp, o), Vec3(-sp, cp, o), Vec3(o, o, o + 1.0))
    # L hardly changes from step to step, so neither does its rounding, which would take R off the group linearly
    # in time: here it comes in once as 1/L and once as L/L^2, and cancels
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


@kernel
def choose(m, a, b):
    return Mat3(choose3(m, a.e1, b.e1), choose3(m, a.e2, b.e2), choose3(m, a.e3, b.e3))


@kernel
def choose3(m, a, b):
    return Vec3(where(m, a.x, b.x), where(m, a.y, b.y), where(m, a.z, b.z))
