"""Taylor methods with one rotation per step: Buss 2001, sections 3 and 5.

    w   = I^-1 L,   w' = I^-1 (L' - w x L),   w'', w''' ...                              (5), (8), (9)
    wbar = w                                                                             first order
    wbar = w + h/2 w'                                                                    second order
    wbar = w + h/2 w' + h^2/6 w''                                                        "false" third order
    wbar = w + h/2 w' + h^2/12 w' x w                                                    augmented second order
    wbar = w + h/2 w' + h^2/6 w'' + h^2/12 (w' + h/3 w'') x w                            third order
    wbar = Z of the Lie series                                                           fourth to sixth order
    Omega <- exp(h wbar) Omega

Symbols   Omega -> R, L -> P in body axes, w -> W, derivatives W1, W2, ...
Buss works in space.  Here W1, W2, ... are the derivatives of the angular velocity in the body frame; they come from
I W' = T + P x W by Leibniz' rule.  In space, w' = W1 and w'' = W2 + W x W1, and the brackets of the Lie series change
their sign.
Deviations   In print the last term of (9) in the fourth-order box lacks a factor "omega x".

Buss takes the momentum and its derivatives L', L'', ... as given.  Here they are computed from the torque T along the
motion, in one of two ways.

derivatives="differences", for any torque.  A polynomial in time through the values of the torque at a few nodes gives
its derivatives T1, T2, ... at the start.  The impulse is the quadrature on the same nodes, each value turned back to
the axes of the start.  The torque at a node is called after moving the body there by a formula of lower order; the
nodes are chosen so that the resulting errors cancel:

    order    nodes (in units of h)                  torque calls
    1        0                                      1
    2        0, 1 (trapezoid)                       1; the state stores the torque at the end
    3        0, 2/3 (Radau)                         2
    4        0, 1/2, 1 (Lobatto)                    3; at 1 the body is moved with 3/2 T1, see `buss4_step`
    5        0, c/2, c, d (Radau on 0, c, d)        4
    6        0, c/4, c/2, c, d, 1 (Lobatto on 0, c, d, 1)    6; at 1 with 1.287 T3, see `buss6_step`

The difference between T and the polynomial is a smooth function times the node polynomial.  It affects attitude and
momentum only through an integral, and the node polynomials of Radau and Lobatto are orthogonal to 1 and to t.  So no
further node is needed for the highest derivative.
If the torque depends on the angular velocity, the prediction at the end of the step has an error of O(h^2).  This is
good enough for the second order.  Higher orders refuse such torques.

derivatives="series", for models and torques marked @kernel; at any order also for torques that depend on the angular
velocity.  If k terms of the Taylor series of the motion are known, evaluating the torque on these series
(kernels/series.py) gives k correct terms of the torque, and P' = P x W + T, R' = R W~ give the next term of the motion
(function `motion`).  The derivatives of the torque are exact except for rounding.  The series L' = R T is then
integrated over the step.  Order n needs n calls of the torque, on series of 1, 2, ..., n terms; compiled code computes
only the last term of each call and reuses the others from the previous call.  For a torque that is only piecewise
smooth, the derivatives are those of the piece at the start of the step. |W| has no derivative for a body at rest; it is
then taken as constant.

A free body needs none of this: its step is one rotation.
"""

from collections.abc import Callable
from dataclasses import replace
from math import factorial, sqrt

from ..kernels.lie_series import body_average
from ..kernels.scalar import kernel, written
from ..kernels.series import definite, integral, later
from ..kernels.so3 import exp
from ..kernels.solve import explicit_step
from ..kernels.values import Mat3, Vec3, cross, divide, tr
from .record import Cost, Kernel, Kind, Method, Option, Parts, Source, explicit_claims
from .states import Kicked, Momentum, kicked_parts, momentum_parts

NOTHING = Vec3(0.0, 0.0, 0.0)

# --- derivatives of the angular velocity in the body, from I W' = T + P x W ------------------------------
# W contains the angular velocity and its derivatives W1, W2, ... so far, T the torque's derivative of the same order


@kernel
def first(I, P, W, T):
    """Return W1, by (5)."""
    return divide(T + cross(P, W[0]), I)


@kernel
def second(I, P, W, T):
    """Return W2, by (8)."""
    return divide(T + cross(I @ W[1], W[0]) + cross(P, W[1]), I)


@kernel
def third(I, P, W, T):
    """Return W3, by (9)."""
    return divide(T + cross(I @ W[2], W[0]) + 2.0 * cross(I @ W[1], W[1]) + cross(P, W[2]), I)


@kernel
def fourth(I, P, W, T):
    return divide(T + cross(I @ W[3], W[0]) + 3.0 * (cross(I @ W[2], W[1]) + cross(I @ W[1], W[2])) + cross(P, W[3]), I)


@kernel
def fifth(I, P, W, T):
    inner = 4.0 * (cross(I @ W[3], W[1]) + cross(I @ W[1], W[3])) + 6.0 * cross(I @ W[2], W[2])
    return divide(T + cross(I @ W[4], W[0]) + inner + cross(P, W[4]), I)


# --- effective angular velocities, from W and its derivatives ----------------------------------------------

lie3, lie4, lie5, lie6 = (body_average(order) for order in (3, 4, 5, 6))


@kernel
def average2(h, W):
    return W[0] + (0.5 * h) * W[1]


@kernel
def average2_augmented(h, W):
    return W[0] + (0.5 * h) * W[1] + (h * h / 12.0) * cross(W[1], W[0])


@kernel
def average3_false(h, W):
    w2 = W[2] + cross(W[0], W[1])
    return W[0] + (0.5 * h) * W[1] + (h * h / 6.0) * w2


@kernel
def average3_buss(h, W):
    """Return the third-order formula with Buss's term h^3/36 w'' x w, which does not change the order."""
    w2 = W[2] + cross(W[0], W[1])
    return W[0] + (0.5 * h) * W[1] + (h * h / 6.0) * w2 + (h * h / 12.0) * cross(W[1] + (h / 3.0) * w2, W[0])


def from_torques(average: Kernel, n: int) -> Kernel:
    """Return the same average as a function of W and of T = (the torque, its derivatives), n torques in total."""
    known = {f.__name__: f for f in (first, second, third, fourth, fifth)[:n]}
    lines = ["def mean(h, I, P, W, T):", "V0 = (W,)"]
    lines += [f"V{k + 1} = (*V{k}, {name}(I, P, V{k}, T[{k}]))" for k, name in enumerate(known)]
    return written("\n    ".join([*lines, f"return average(h, V{n})"]), average=average, **known)


mean1 = from_torques(kernel(lambda h, W: W[0]), 0)
mean2 = from_torques(average2, 1)
mean2_augmented = from_torques(average2_augmented, 1)
mean3_false = from_torques(average3_false, 2)
mean3_buss = from_torques(average3_buss, 2)
mean3 = from_torques(lie3, 2)
mean4 = from_torques(lie4, 3)
mean5 = from_torques(lie5, 4)
mean6 = from_torques(lie6, 5)


# --- a free body: one rotation -------------------------------------------------------------------------


def rotation_only(mean: Kernel, torques: int) -> Callable[..., Parts]:
    """Return the builder of the method for a free body; `mean` gets zeros for `torques` torques and derivatives."""
    nothing = (NOTHING,) * torques

    @kernel
    def step(torque, p, I, h, t, s):
        E = exp(h * mean(h, I, s.P, divide(s.P, I), nothing))
        return Momentum(s.R @ E, tr(E) @ s.P), explicit_step(s.P)

    return lambda **options: momentum_parts(step)


# --- polynomials through values of the torque: its derivatives at 0 --------------------------------------


@kernel
def line(a, T, Ta):
    return (1.0 / a) * (Ta - T)


@kernel
def parabola(a, b, T, Ta, Tb):
    d = line(a, T, Ta)
    dd = (1.0 / (b - a)) * (line(b, T, Tb) - d)
    return d - a * dd, 2.0 * dd


@kernel
def cubic(a, b, c, T, Ta, Tb, Tc):
    d = line(a, T, Ta)
    dd = (1.0 / (b - a)) * (line(b, T, Tb) - d)
    ddd = (1.0 / (c - b)) * ((1.0 / (c - a)) * (line(c, T, Tc) - d) - dd)
    return d - a * dd + (a * b) * ddd, 2.0 * (dd - (a + b) * ddd), 6.0 * ddd


# --- steps with a torque -------------------------------------------------------------------------------


@kernel
def buss1_step(torque, p, I, h, t, s):
    W = divide(s.P, I)
    E = exp(h * W)
    return Momentum(s.R @ E, tr(E) @ (s.P + h * torque(t, s.R, W, p))), explicit_step(s.P)


def trapezoid(mean: Kernel) -> Parts:
    """Return the functions of a method of second order, with the impulse from the torques at both ends of the step.

    The state stores the torque at the end.
    """

    @kernel
    def step(torque, p, I, h, t, s):
        E = exp(h * mean(h, I, s.P, divide(s.P, I), (s.T,)))
        R, g = s.R @ E, 0.5 * h
        T = torque(t + h, R, divide(tr(E) @ (s.P + h * s.T), I), p)
        return Kicked(R, tr(E) @ (s.P + g * s.T) + g * T, T), explicit_step(s.P)

    return kicked_parts(step)


def radau2(mean: Kernel) -> Parts:
    """Return the functions of a method of third order; it calls the torque again after moving the body by 2h/3."""

    @kernel
    def step(torque, p, I, h, t, s):
        W = divide(s.P, I)
        T = torque(t, s.R, W, p)
        a = (2.0 / 3.0) * h
        A = exp(a * mean2(a, I, s.P, W, (T,)))
        Ta = torque(t + a, s.R @ A, W + a * first(I, s.P, (W,), T), p)
        E = exp(h * mean(h, I, s.P, W, (T, line(a, T, Ta))))
        return Momentum(s.R @ E, tr(E) @ (s.P + (0.25 * h) * (T + 3.0 * (A @ Ta)))), explicit_step(s.P)

    return momentum_parts(step)


@kernel
def predicted(torque, p, I, t, s, W, a, mean, T):
    """Move the body by the time a, under the torque and its derivatives T; return its turn and the torque there."""
    A = exp(a * mean(a, I, s.P, W, T))
    return A, torque(t + a, s.R @ A, W, p)


@kernel
def buss4_step(torque, p, I, h, t, s):
    """Do a step of order 4, in which the errors of the body's attitude at the nodes cancel.

    If the body is moved by ch without T1, its attitude has the error c^3 h^3/6 I^-1 T1.  At the middle, this
    contributes 4/6 . 1/8 (in units of h^3/6 I^-1 T1) to the impulse.  With 3/2 T1, the error at the end contributes
    -1/6 . 1/2, which cancels it.
    """
    W = divide(s.P, I)
    T = torque(t, s.R, W, p)
    a = 0.5 * h
    A, Ta = predicted(torque, p, I, t, s, W, a, mean3, (T, NOTHING))
    B, Tb = predicted(torque, p, I, t, s, W, h, mean3, (T, 1.5 * line(a, T, Ta)))
    E = exp(h * mean4(h, I, s.P, W, (T, *parabola(a, h, T, Ta, Tb))))
    return Momentum(s.R @ E, tr(E) @ (s.P + (h / 6.0) * (T + 4.0 * (A @ Ta) + B @ Tb))), explicit_step(s.P)


C5, D5 = (6.0 - sqrt(6.0)) / 10.0, (6.0 + sqrt(6.0)) / 10.0
W5C, W5D = (16.0 + sqrt(6.0)) / 36.0, (16.0 - sqrt(6.0)) / 36.0


@kernel
def buss5_step(torque, p, I, h, t, s):
    """Do a step of order 5.  The torque at the first prediction is inaccurate and has no weight in the impulse.

    At twice the time of this prediction, the error c/4 T2 h of T1 has the effect of the missing T2, so that two torques
    move the body with fourth order.
    """
    W = divide(s.P, I)
    T = torque(t, s.R, W, p)
    a, b, c = (0.5 * C5) * h, C5 * h, D5 * h
    _, Ta = predicted(torque, p, I, t, s, W, a, mean2, (T,))
    B, Tb = predicted(torque, p, I, t, s, W, b, mean4, (T, line(a, T, Ta), NOTHING))
    C, Tc = predicted(torque, p, I, t, s, W, c, mean4, (T, *parabola(a, b, T, Ta, Tb)))
    E = exp(h * mean5(h, I, s.P, W, (T, *parabola(b, c, T, Tb, Tc), NOTHING)))
    gain = h * ((1.0 / 9.0) * T + W5C * (B @ Tb) + W5D * (C @ Tc))
    return Momentum(s.R @ E, tr(E) @ (s.P + gain)), explicit_step(s.P)


def left_by(c: float, a: float, b: float) -> float:
    """Return the error of the attitude at c due to the parabola through 0, a, b, divided by h^5 I^-1 T3.

    It is the double integral of the node polynomial.
    """
    return -(c**5 / 20.0 - (a + b) * c**4 / 12.0 + a * b * c**3 / 6.0) / 6.0


C6, D6 = (5.0 - sqrt(5.0)) / 10.0, (5.0 + sqrt(5.0)) / 10.0
# For the last node, at 1, T3 is multiplied by this factor above 1; the resulting error cancels the errors at C6 and D6.
MORE6 = 1.0 - 120.0 * 5.0 * (left_by(C6, C6 / 4.0, C6 / 2.0) + left_by(D6, C6 / 2.0, C6))


@kernel
def buss6_step(torque, p, I, h, t, s):
    """Do a step of order 6.  The torques at the first two predictions have no weight in the impulse.

    The error of the first prediction does not affect the attitude at c, twice the time of the second, because the
    integral of (c - t) t (t - c/2) from 0 to c is zero.  MORE6 cancels the other errors.
    """
    W = divide(s.P, I)
    T = torque(t, s.R, W, p)
    a, b, c, d = (0.25 * C6) * h, (0.5 * C6) * h, C6 * h, D6 * h
    _, Ta = predicted(torque, p, I, t, s, W, a, mean2, (T,))
    _, Tb = predicted(torque, p, I, t, s, W, b, mean3, (T, line(a, T, Ta)))
    C, Tc = predicted(torque, p, I, t, s, W, c, mean5, (T, *parabola(a, b, T, Ta, Tb), NOTHING))
    D, Td = predicted(torque, p, I, t, s, W, d, mean5, (T, *parabola(b, c, T, Tb, Tc), NOTHING))
    T1, T2, T3 = cubic(b, c, d, T, Tb, Tc, Td)
    F, Tf = predicted(torque, p, I, t, s, W, h, mean5, (T, T1, T2, MORE6 * T3))
    E = exp(h * mean6(h, I, s.P, W, (T, *cubic(c, d, h, T, Tc, Td, Tf), NOTHING)))
    return Momentum(s.R @ E, tr(E) @ (s.P + (h / 12.0) * (T + 5.0 * (C @ Tc + D @ Td) + F @ Tf))), explicit_step(s.P)


# --- exact derivatives: the motion as a Taylor series -------------------------------------------------------


@kernel
def motion1(torque, p, I, t, R, P):
    W = divide(P, I)
    return t, R, P, W, torque(t, R, W, p)


def motion(terms: int) -> Kernel:
    """Return a kernel that computes time, attitude, momentum, angular velocity and torque as series of this many terms.

    The kernel for one term less gives the motion; P' = P x W + T and R' = R W~ add a term, and the torque is evaluated
    again.
    """
    if terms == 1:
        return motion1
    known = motion(terms - 1)

    @kernel
    def more(torque, p, I, t, R, P):
        s, Rs, Ps, W, T = known(torque, p, I, t, R, P)
        A = Mat3(Rs.e2 * W.z - Rs.e3 * W.y, Rs.e3 * W.x - Rs.e1 * W.z, Rs.e1 * W.y - Rs.e2 * W.x)
        Rs = Mat3(integrals(R.e1, A.e1), integrals(R.e2, A.e2), integrals(R.e3, A.e3))
        Ps = integrals(P, cross(Ps, W) + T)
        s, W = later(s), divide(Ps, I)
        return s, Rs, Ps, W, torque(s, Rs, W, p)

    return more


@kernel
def integrals(a, b):
    return Vec3(integral(a.x, b.x), integral(a.y, b.y), integral(a.z, b.z))


def derivatives(terms: int) -> Kernel:
    """Return a kernel for all derivatives of a vector of series, beginning with its value."""
    values = (f"{float(factorial(k))} * Vec3(v.x[{k}], v.y[{k}], v.z[{k}])" for k in range(terms))
    return written(f"def values(v):\n    return ({', '.join(values)},)", Vec3=Vec3)


def series(average: Kernel, terms: int) -> Parts:
    along, all_derivatives = motion(terms), derivatives(terms)

    @kernel
    def step(torque, p, I, h, t, s):
        _, R, _, W, T = along(torque, p, I, t, s.R, s.P)
        L1 = R @ T
        E = exp(h * average(h, all_derivatives(W)))
        gain = Vec3(definite(L1.x, h), definite(L1.y, h), definite(L1.z, h))
        return Momentum(s.R @ E, tr(E) @ (s.P + tr(s.R) @ gain)), explicit_step(s.P)

    return momentum_parts(step)


DERIVATIVES = Option(
    "differences",
    ("differences", "series"),
    "derivatives of the torque: by differences along the motion, or exact, by Taylor series of a kernel torque",
    formula=("series",),
)


def taylor(
    name: str,
    order: int,
    summary: str,
    parts: Parts,
    free: Callable[..., Parts],
    calls: int,
    where: str,
    average: Kernel | None = None,
    terms: int = 0,
    velocity: bool = False,
    note: str = "",
    start: int = 0,
) -> Method:
    """Return the record of a method; average(h, W) gets the angular velocity and its derivatives."""

    def build(derivatives="differences"):
        return parts if derivatives == "differences" else series(average, terms)

    def refine(method, options):
        if options.get("derivatives") != "series":
            return method
        claims = replace(method.claims, velocity_order=order)
        return replace(method, accepts=Kind.VELOCITY, claims=claims, cost=Cost(step=terms))

    return Method(
        name=name,
        summary=summary,
        build=build if average else lambda: parts,
        free=free,
        options={"derivatives": DERIVATIVES} if average else {},
        refine=refine if average else None,
        accepts=Kind.VELOCITY if velocity else Kind.TORQUE,
        claims=explicit_claims(order, velocity_order=order if velocity else None),
        cost=Cost(start=start, step=calls),
        source=Source("buss2001", where, note),
    )


METHODS = (
    taylor(
        "buss1", 1, "Taylor, first order, one rotation per step",
        momentum_parts(buss1_step), rotation_only(mean1, 0), 1, "section 3, first-order method", velocity=True,
    ),
    taylor(
        "buss2", 2, "Taylor, second order, one rotation per step",
        trapezoid(mean2), rotation_only(mean2, 1), 1, "section 3, second-order method, (5)",
        average2, 2, velocity=True, start=1,
    ),
    taylor(
        "buss2_aug", 2, "Taylor, second order with a third-order term",
        trapezoid(mean2_augmented), rotation_only(mean2_augmented, 1), 1,
        "section 3, augmented second-order method, (5)",
        average2_augmented, 2, velocity=True, start=1,
    ),
    taylor(
        "buss3_false", 2, "Taylor, second order: a third-order formula without the terms for rotations that do not "
            "commute",
        radau2(mean3_false), rotation_only(mean3_false, 2), 2,
        "section 3, false third-order method, (5), (8)",
        average3_false, 3, velocity=True, note="the paper calls it false, and of second order",
    ),
    taylor(
        "buss3", 3, "Taylor, third order, one rotation per step",
        radau2(mean3_buss), rotation_only(mean3_buss, 2), 2, "section 3, true third-order method, (5), (8)",
        average3_buss, 3,
    ),
    taylor(
        "buss4", 4, "Taylor, fourth order, one rotation per step",
        momentum_parts(buss4_step), rotation_only(mean4, 3), 3, "section 3, true fourth-order method, (5), (8), (9)",
        lie4, 4,
    ),
    taylor(
        "buss5", 5, "Taylor, fifth order, one rotation per step",
        momentum_parts(buss5_step), rotation_only(mean5, 4), 4, "section 5, Y4",
        lie5, 5,
    ),
    taylor(
        "buss6", 6, "Taylor, sixth order, one rotation per step",
        momentum_parts(buss6_step), rotation_only(mean6, 5), 6, "section 5, Y5 and Z",
        lie6, 6,
        note="the line of Y5 lacks a term that the formula for Z has",
    ),
)  # fmt: skip
