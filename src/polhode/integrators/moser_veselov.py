"""The discrete Moser-Veselov algorithm and its corrections: Moser & Veselov 1991; McLachlan & Zanna 2005 (DMV4, DMV6);
Hairer & Vilmart 2006 (preprocessed, PDMV4, PDMV6).

    Pi <- Pi + h/2 T                                                kick with the torque at the start
    h Pi = 2 e0 J e + 2 e x J e,   e0^2 + e.e = 1                   the step's rotation (e0, e)
    h Pi_{n+1} = 2 e0 J e - 2 e x J e, that is Pi in the turned axes       then another half kick

With x = e/e0 the equation is quadratic: (1 + x.x) h Pi = 2 J x + 2 x x J x.
The free step conserves H = Pi.J^-1 Pi/2 and C = Pi.Pi/2 and is the flow of a Hamiltonian K(H, C), so its angular
velocity is A J^-1 Pi + B Pi with constants A = K_H, B = K_C.  With s1, s2, s3 the elementary symmetric functions of the
moments, a = h^2 H/s3 and c = h^2 C/s3,

    A = 1 + (2 s2 a - s1 c)/6 + ...,   B = (2 c - s1 a)/6 + ...

dmv4, dmv6 use a step k h for which k A(k h) = 1 up to h^4, h^6: this corrects Pi, but not the attitude. pdmv4, pdmv6
use moments with 1/J_i <- k/J_i + l for which the flow is exact up to h^4, h^6: this corrects both. The series of k and
l come from exact rational series of the step (see the tests).

Symbols   Pi -> P; J -> I, but modified moments are J.
Beyond about a quarter turn per step there is no real root, or only one that has nothing to do with the motion.  The
root is accepted only if it continues the root of small steps: det > 0 and trace > 0 for the tangent tr(B) 1 - B with B
= (rotation) (trace(J)/2 - J).  Otherwise the solve is reported as failed.  It is also reported as failed if, with the
series of k and l, the turn no longer grows with h. The state stores the torque at the end of a step, so a step calls it
once.  A torque that depends on the angular velocity is evaluated at P + h/2 T with the last torque, with an error of
O(h^2).
"""

from dataclasses import replace

from ..kernels.flight import drifts
from ..kernels.scalar import absolute, kernel, like, sqrt, where
from ..kernels.so3 import cayley, gyro_tangent
from ..kernels.solve import Report, newton
from ..kernels.values import Diag3, Vec3, cross, divide, dot, norm_max, outer, solve, tr
from .record import BOUNDED, DRIFTS, EXACT, Cost, Kernel, Kind, Method, Parts, Source, reversible_claims
from .states import Kicked, kicked_parts


@kernel
def tangent(J, m, x):
    """Return the tangent of J x + x x J x - (1 + x.x) m/2."""
    return gyro_tangent(J, x, 1.0) - outer(m, x)


@kernel
def bend(J, m, d):
    """Return the quadratic part of the equation at d."""
    return cross(d, J @ d) - (0.5 * dot(d, d)) * m


@kernel
def moser_veselov(x, c):
    """Return the correction of x in J x + x x J x = (1 + x.x) m/2, m = h P.

    After Newton's correction d, the residual is exactly the quadratic part of the equation at d, so the same matrix
    gives the second correction e (Chebyshev).  The error after it is 2 |e|^2/|d|.
    """
    J, m = c
    K = tangent(J, m, x)
    d = solve(K, J @ x + bend(J, m, x) - 0.5 * m)
    e = solve(K, bend(J, m, d))
    dd = dot(d, d)
    left = 2.0 * dot(e, e) / sqrt(where(dd > 0.0, dd, 1.0))
    return d + e, left, norm_max(x)


@kernel
def first_guess(J, m):
    """Return the first guess of x: three terms of its series in the step."""
    y = 0.5 * divide(m, J)
    z = y - divide(cross(y, J @ y), J)
    return (1.0 + dot(y, y)) * y - divide(cross(z, J @ z), J)


@kernel
def near(J, m, x):
    """Return 1 if the root continues the root of small steps, else 0."""
    K = tangent(J, m, x)
    turned = (1.0 + dot(x, x)) * (J.x + J.y + J.z) - 4.0 * dot(x, J @ x)
    return where(dot(K.e1, cross(K.e2, K.e3)) > 0.0, where(turned > 0.0, 1.0, 0.0), 0.0)


# --- functions that return moments J, m = h P, and 1 or, where the series fail, 0 ----------------------------


@kernel
def plain(I, h, P):
    return I, h * P, like(1.0, P.x)


@kernel
def symmetric(I, h, P):
    """Return s1, s2, s3, a, c, and the terms of k and l in h^2."""
    s1 = I.x + I.y + I.z
    s2 = I.x * I.y + I.y * I.z + I.z * I.x
    s3 = I.x * I.y * I.z
    f = 0.5 * h * h / s3
    a, c = f * dot(P, divide(P, I)), f * dot(P, P)
    return s1, s2, s3, a, c, (s1 * c - 2.0 * s2 * a) / 6.0, (s1 * a - 2.0 * c) / 6.0


@kernel
def grows(k2, k4):
    """Return 1 while h (1 + k2 + k4) grows with h and k4 is small, else 0."""
    return where(1.0 + 3.0 * k2 + 5.0 * k4 > 0.0, where(5.0 * absolute(k4) < 1.0, 1.0, 0.0), 0.0)


@kernel
def rescaled4(I, h, P):
    _, _, _, _, _, k2, _ = symmetric(I, h, P)
    return I, (h * (1.0 + k2)) * P, grows(k2, 0.0)


@kernel
def rescaled6(I, h, P):
    s1, s2, s3, a, c, k2, _ = symmetric(I, h, P)
    k4 = (
        (2.0 * s2 * s2 + 9.0 * s1 * s3) * a * a
        - (2.0 * s1 * s2 + 12.0 * s3) * a * c
        + (2.0 * s1 * s1 - 6.0 * s2) * c * c
    ) / 60.0
    return I, (h * (1.0 + k2 + k4)) * P, grows(k2, k4)


@kernel
def modified(I, m, k2, l2, k4, l4):
    """Return the moments with 1/J <- (1 + k2 + k4)/J + l2 + l4, then m and 1 or, where the series fail, 0."""
    a = Vec3(k2 + l2 * I.x, k2 + l2 * I.y, k2 + l2 * I.z)
    b = Vec3(k4 + l4 * I.x, k4 + l4 * I.y, k4 + l4 * I.z)
    J = Diag3(I.x / (1.0 + a.x + b.x), I.y / (1.0 + a.y + b.y), I.z / (1.0 + a.z + b.z))
    return J, m, grows(a.x, b.x) * grows(a.y, b.y) * grows(a.z, b.z)


@kernel
def preprocessed4(I, h, P):
    _, _, _, _, _, k2, l2 = symmetric(I, h, P)
    return modified(I, h * P, k2, l2, 0.0, 0.0)


@kernel
def preprocessed6(I, h, P):
    s1, s2, s3, a, c, k2, l2 = symmetric(I, h, P)
    k4 = (2.0 * s2 * s2 - s1 * s3) * a * a + (8.0 * s3 - 2.0 * s1 * s2) * a * c + (2.0 * s1 * s1 - 6.0 * s2) * c * c
    l4 = (8.0 * s2 - s1 * s1) * a * c - (s1 * s2 + 6.0 * s3) * a * a - s1 * c * c
    return modified(I, h * P, k2, l2, k4 / 60.0, l4 / 60.0)


# --- step ----------------------------------------------------------------------------------------------------


def kicked_moser_veselov(prepare: Kernel) -> Parts:
    @drifts
    @kernel
    def free_turn(I, h, P):
        J, m, possible = prepare(I, h, P)
        x, report = newton(moser_veselov, first_guess(J, m), (J, m))
        good = where(report.converged > 0.0, near(J, m, x) * possible, 0.0)  # `converged` can be an integer
        return cayley(2.0 * x), Report(report.passes, report.residual, good)

    @kernel
    def step(torque, p, I, h, t, s):
        g = 0.5 * h
        P = s.P + g * s.T
        E, report = free_turn(I, h, P)
        R = s.R @ E
        P = tr(E) @ P
        T = torque(t + h, R, divide(P + g * s.T, I), p)
        return Kicked(R, P + g * T, T), report

    return kicked_parts(step)


def record(
    name: str, summary: str, prepare: Kernel, source: Source, orders: tuple[int, int], symplectic: bool, drift: str
) -> Method:
    """Return the record of a method; `orders` are those of attitude and momentum of a free body."""
    claims = reversible_claims(2, EXACT, drift, free_order=orders[0], free_momentum_order=orders[1])
    return Method(
        name=name,
        summary=summary,
        build=lambda: kicked_moser_veselov(prepare),
        accepts=Kind.VELOCITY,
        claims=replace(claims, symplectic=symplectic),
        cost=Cost(start=1, step=1, solves=1),
        source=source,
    )


MOSER = Source("moser1991", "free rigid body", "kicks for the torque")
ZANNA = Source("mclachlan2005", "time rescaled by a function of the invariants", "the attitude stays of second order")
VILMART = Source("hairer2006", "inertia modified by a function of the invariants")

METHODS = (
    record("dmv", "discrete Moser-Veselov", plain, MOSER, (2, 2), True, BOUNDED),
    record("dmv4", "discrete Moser-Veselov, time rescaled", rescaled4, ZANNA, (2, 4), False, DRIFTS),
    record("dmv6", "discrete Moser-Veselov, time rescaled", rescaled6, ZANNA, (2, 6), False, DRIFTS),
    record("pdmv4", "discrete Moser-Veselov, inertia modified", preprocessed4, VILMART, (4, 4), False, BOUNDED),
    record("pdmv6", "discrete Moser-Veselov, inertia modified", preprocessed6, VILMART, (6, 6), False, BOUNDED),
)
