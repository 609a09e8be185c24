"""Explicit Newmark on SO(3), in the body frame (NMB) and in space (NMS): Krysl & Endres 2004.

    R_n = R_{n-1} exp(h Omega_{n-1} + h^2/2 A_{n-1})                (30)
    I A_n - T_n + Omega_n x I Omega_n = 0                           (19), solved for A_n
    Omega_n = Omega_{n-1} + h/2 (A_{n-1} + A_n)                     (36)

Symbols   Omega -> W, in space w;  A, in space a;  T body torque.
Deviations   The tangent is (43) with its misprints corrected: I + h/2 (W~ I - (I W)~) at the current W.
The solve starts from A_{n-1} as in the published program (the text says 0).  It stops when the error after the pass is
below rounding; the paper stops when the residual is below 100 eps, which for most data is less than rounding errors
(`polhode.lab.misprints` has this rule).
A torque that depends on the angular velocity is evaluated at the prediction W + h A, whose error is O(h^2), so the step
stays explicit in the torque.
"""

from typing import Any, NamedTuple

from ..kernels.flight import Masses, Pair, Pose, counterpart, moved
from ..kernels.scalar import absolute, kernel
from ..kernels.so3 import exp
from ..kernels.solve import newton
from ..kernels.values import Mat3, Vec3, cross, divide, dot, norm_max, skew, solve, tr
from .record import BOUNDED, Cost, Kernel, Kind, Method, Parts, Source, reversible_claims
from .states import Newmark, acceleration, newmark_finish, newmark_reverse, newmark_start, newmark_torque, reversing


@kernel
def ratios(I):
    """Return k = ((I_z - I_y)/I_x, ...), cyclic: the components of I^-1 (W x I W) are k_x W_y W_z, ..."""
    return Vec3((I.z - I.y) / I.x, (I.x - I.z) / I.y, (I.y - I.x) / I.z)


@kernel
def asymmetry(I):
    """Return max |I_j - I_k|/I_i, a factor in the error of Newton's iteration; it is at most 1 for a real body."""
    return norm_max(ratios(I))


@kernel
def equation_body(A, k, T, g, Wp):
    """Return the residual A - I^-1 T + I^-1 (W x I W) for W = Wp + g A, and its tangent: (19), (43) divided by I."""
    W = Wp + g * A
    f = A - T + Vec3(k.x * (W.y * W.z), k.y * (W.z * W.x), k.z * (W.x * W.y))
    x, y, z = g * k.x, g * k.y, g * k.z
    return f, Mat3(Vec3(1.0, y * W.z, z * W.y), Vec3(x * W.z, 1.0, z * W.x), Vec3(x * W.y, y * W.x, 1.0)), W


@kernel
def motion_body(A, c):
    """Return Newton's correction d of A, a bound for the error that remains, and the size of A.

    With e = g d, the correction of W, the error that remains is at most g |e|^2 times the asymmetry.
    """
    k, T, g, Wp = c
    f, J, W = equation_body(A, k, T, g, Wp)
    d = solve(J, f)
    return d, norm_max(k) * absolute(g * g * g) * dot(d, d), norm_max(W)


@kernel
def accelerate_body(I, T, g, Wp, A):
    return newton(motion_body, A, (ratios(I), divide(T, I), g, Wp))


@counterpart(accelerate_body)
@kernel
def accelerate_in_flight(I, T, g, Wp, A):
    a, report = accelerate_body(I.I, T.turn, g, Wp.turn, A.turn)
    return Pair(a, T.shift / I.m), report


def body_newmark(accelerate: Kernel) -> Parts:
    """Return the functions of the method in the body frame; accelerate(I, T, g, Wp, A) solves for A."""

    @kernel
    def step(torque, p, I, h, t, s):
        g = 0.5 * h
        Wp = s.W + g * s.A
        R = s.R @ exp(h * Wp)
        T = torque(t + h, R, s.W + h * s.A, p)
        A, report = accelerate(I, T, g, Wp, s.A)
        return Newmark(R, Wp + g * A, A), report

    return Parts(step, newmark_start, newmark_finish, newmark_reverse, node_torque=newmark_torque)


class SpaceNewmark(NamedTuple):
    R: Any
    w: Any  # angular velocity in space
    a: Any  # angular acceleration in space


@kernel
def nms_start(torque, p, I, h, t, R, W):
    return SpaceNewmark(R, R @ W, R @ acceleration(I, W, torque(t, R, W, p)))


@kernel
def nms_finish(I, s):
    return s.R, tr(s.R) @ s.w


@kernel
def equation_space(a, i, T, g, wp):
    """Return the residual in space, i a - t + w x i w for w = wp + g a, and its tangent (42), (43)."""
    w = wp + g * a
    l = i @ w
    return i @ a - T + cross(w, l), i + g * (skew(w) @ i - skew(l)), w


@kernel
def motion_space(a, c):
    i, T, g, wp, k = c
    f, J, w = equation_space(a, i, T, g, wp)
    d = solve(J, f)
    return d, k * absolute(g * g * g) * dot(d, d), norm_max(w)


@kernel
def accelerate_space(a, c):
    return newton(motion_space, a, c)


@kernel
def inertia_in_space(R, I):
    return R @ (I @ tr(R))


@kernel
def turned_in_space(E, R):
    return E @ R


@counterpart(accelerate_space)
@kernel
def accelerate_flight(a, c):
    i, T, g, wp, k = c
    turn, report = accelerate_space(a.turn, (i.I, T.turn, g, wp.turn, k))
    return Pair(turn, T.shift / i.m), report


@counterpart(inertia_in_space)
@kernel
def masses_in_space(R, I):
    return Masses(inertia_in_space(R.R, I.I), I.m)


@counterpart(turned_in_space)
@kernel
def displaced_in_space(E, R):
    x, low = moved(R.x, R.low + E.low, E.x)
    return Pose(E.R @ R.R, x, low)


@counterpart(asymmetry)
@kernel
def asymmetry_in_flight(I):
    return asymmetry(I.I)


def space_newmark(accelerate: Kernel) -> Parts:
    """Return the functions of the method in space; accelerate(a, c) solves for a."""

    @kernel
    def step(torque, p, I, h, t, s):
        g = 0.5 * h
        wp = s.w + g * s.a
        R = turned_in_space(exp(h * wp), s.R)
        i = inertia_in_space(R, I)
        T = R @ torque(t + h, R, tr(s.R) @ (s.w + h * s.a), p)
        a, report = accelerate(s.a, (i, T, g, wp, asymmetry(I)))
        return SpaceNewmark(R, wp + g * a, a), report

    return Parts(step, nms_start, nms_finish, reversing(SpaceNewmark, "w"))


CLAIMS = reversible_claims(momentum=BOUNDED)

METHODS = (
    Method(
        name="nmb",
        candidate=True,
        summary="explicit Newmark, body frame",
        build=lambda: body_newmark(accelerate_body),
        accepts=Kind.VELOCITY,
        claims=CLAIMS,
        cost=Cost(start=1, step=1, solves=1),
        source=Source("krysl2004", "section 2.4, appendix B", "the paper calls it symplectic; it is not"),
    ),
    Method(
        name="nms",
        summary="explicit Newmark, space frame; the same method as nmb",
        build=lambda: space_newmark(accelerate_space),
        accepts=Kind.VELOCITY,
        claims=CLAIMS,
        cost=Cost(start=1, step=1, solves=1),
        source=Source("krysl2004", "section 2.5"),
    ),
)
