"""Kicks by a torque that depends on the angular velocity, for the splittings on the exact free motion.

    B(tau):  Pi' = T(t, R) + M(t, R, I^-1 Pi)   for the duration tau, at fixed time and attitude

T, the part of the torque that does not depend on the angular velocity, is called once for each kick. M is integrated
along the kick by a method of the same order as the splitting, so nothing is predicted and no order is lost: the
implicit midpoint rule for order 2, the classical Runge-Kutta method for order 4, Butcher's for order 6.

Coefficients  With M, the bracket [B, [B, [B, A]]] is not zero.  It would contribute at h^4, but a symmetric step has no
even powers of h.  So symmetric sets of Nystrom type keep the order 4.  They lose the order 6, because its conditions
include [A, [B, [B, [B, A]]]].  Order 6 needs a set of coefficients for two arbitrary flows.

Midpoint rule  Its equation in three unknowns is solved by Newton's iteration, with the derivative of M from its formula
(kernels/series.py).  Let X be the momentum in the middle of a kick.  The kinetic energy changes by exactly tau I^-1 X .
(T + M(I^-1 X)), so a torque that opposes the motion removes energy for every positive tau, however stiff it is: use
`strang` for strong damping. A torque in plain Python has no formula.  Then `strang` calls T and M together, once per
step.  It predicts the momentum for this call as Pi + h/2 T, with T from the last call; this has an error of O(h^2).

Runge-Kutta methods  A kick is stable while b h |dM/dPi| < 2.8, with b the largest coefficient of a kick; with a
negative b, damping increases the motion by a factor of exp(|b| h |dM/dPi|) instead of reducing it.  Measured on a body
whose velocity is damped at the
rate k about each axis, the energy falls in every step while k h is below 8.5 (`rkn4`), 11 (`near864`), 14 (`near1064`),
7 (`damped6`), and at any k h with `strang`.
Symbols   Pi -> P.
"""

from collections.abc import Callable

from ..kernels.loop import over, repeat
from ..kernels.scalar import kernel, like
from ..kernels.solve import explicit_step, newton, together
from ..kernels.values import Vec3, divide, dot, outer, solve
from .coefficients import Splitting
from .flight import no_load
from .force_gradient import line
from .record import Cost, Kernel, Parts, Split
from .reorthogonalise import IDENTITY
from .states import Kicked, Momentum, kicked_reverse, momentum_finish, momentum_parts

# --- kicks: each returns P after the time k under T + moving(t, R, P/I, p) -----------------------------------


def runge_kutta_4(moving: Kernel) -> Kernel:
    @kernel
    def kick(p, I, k, t, R, P, T):
        a = T + moving(t, R, divide(P, I), p)
        b = T + moving(t, R, divide(P + (0.5 * k) * a, I), p)
        c = T + moving(t, R, divide(P + (0.5 * k) * b, I), p)
        d = T + moving(t, R, divide(P + k * c, I), p)
        return P + (k / 6.0) * (a + 2.0 * (b + c) + d), explicit_step(P)

    return kick


def runge_kutta_6(moving: Kernel) -> Kernel:
    """Do a kick by Butcher's method of order 6 (1964), with seven stages."""

    @kernel
    def kick(p, I, k, t, R, P, T):
        a = T + moving(t, R, divide(P, I), p)
        b = T + moving(t, R, divide(P + (k / 3.0) * a, I), p)
        c = T + moving(t, R, divide(P + (2.0 * k / 3.0) * b, I), p)
        d = T + moving(t, R, divide(P + (k / 12.0) * (a + 4.0 * b - c), I), p)
        e = T + moving(t, R, divide(P + (k / 48.0) * (25.0 * a - 110.0 * b + 35.0 * c + 90.0 * d), I), p)
        f = T + moving(t, R, divide(P + (k / 120.0) * (18.0 * a - 55.0 * b - 15.0 * c + 60.0 * d + 12.0 * e), I), p)
        g = (k / 780.0) * (-783.0 * a + 1980.0 * b + 215.0 * c - 2360.0 * d + 128.0 * e + 1600.0 * f)
        g = T + moving(t, R, divide(P + g, I), p)
        return P + (k / 200.0) * (13.0 * (a + g) + 55.0 * (c + d) + 32.0 * (e + f)), explicit_step(P)

    return kick


AXES = (Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0))


def midpoint(moving: Kernel) -> Kernel:
    @kernel
    def slope(t, R, W, D, p):
        """Return the torque and its derivative along D."""
        along = line(W, D)
        M = moving(t, R, along, p)
        M = Vec3(like(M.x, along.x), like(M.y, along.x), like(M.z, along.x))
        return Vec3(M.x.c0, M.y.c0, M.z.c0), Vec3(M.x.c1, M.y.c1, M.z.c1)

    @kernel
    def correct(X, c):
        p, I, k, t, R, P, T = c
        W, J, M = divide(X, I), outer(0.0 * X, X), T
        for e in AXES:
            M, D = slope(t, R, W, divide(e, I) + 0.0 * X, p)
            J = J + outer(e - (0.5 * k) * D, e)
        d = solve(J, X - P - (0.5 * k) * (T + M))
        return d, dot(d, d), dot(X, X) + dot(P, P)  # the error after a pass is about the square of its correction

    @kernel
    def kick(p, I, k, t, R, P, T):
        X, report = newton(correct, P, (p, I, k, t, R, P, T))
        return 2.0 * X - P, report

    return kick


# --- steps ---------------------------------------------------------------------------------------------------


def kicks_first(c: Splitting, split: Split, kick: Kernel, free: Kernel) -> Parts:
    rows, last = tuple(zip(c.kicks, c.flows, strict=False)), c.kicks[-1]
    resting = split.resting or no_load

    @kernel
    def start(torque, p, I, h, t, R, W):
        return Kicked(R, I @ W, resting(t, R, W, p))

    @over(rows)
    @kernel
    def kick_flow(s, row, c):
        R, P, T, t, report = s
        b, a = row
        p, I, h = c
        P, more = kick(p, I, b * h, t, R, P, T)
        E, P = free(I, P, a * h)
        R = R @ E
        t = t + a * h
        return R, P, resting(t, R, divide(P, I), p), t, together(report, more)

    @kernel
    def step(torque, p, I, h, t, s):
        R, P, T, t, report = repeat(kick_flow, rows, (s.R, s.P, s.T, t, explicit_step(s.P)), (p, I, h))
        P, more = kick(p, I, last * h, t, R, P, T)
        return Kicked(R, P, T), together(report, more)

    rest = Vec3(0.0, 0.0, 0.0)
    return Parts(step, start, momentum_finish, kicked_reverse, example=Kicked(IDENTITY, rest, rest))


def flows_first(c: Splitting, split: Split, kick: Kernel, free: Kernel) -> Parts:
    rows, last = tuple(zip(c.flows, c.kicks, strict=False)), c.flows[-1]
    resting = split.resting or no_load

    @over(rows)
    @kernel
    def flow_kick(s, row, c):
        R, P, t, report = s
        a, b = row
        p, I, h = c
        E, P = free(I, P, a * h)
        R = R @ E
        t = t + a * h
        P, more = kick(p, I, b * h, t, R, P, resting(t, R, divide(P, I), p))
        return R, P, t, together(report, more)

    @kernel
    def step(torque, p, I, h, t, s):
        R, P, t, report = repeat(flow_kick, rows, (s.R, s.P, t, explicit_step(s.P)), (p, I, h))
        E, P = free(I, P, last * h)
        return Momentum(R @ E, P), report

    return momentum_parts(step)


# --- by the required order -----------------------------------------------------------------------------------

KICKS = {2: (midpoint, 0), 4: (runge_kutta_4, 4), 6: (runge_kutta_6, 7)}  # fixed number of calls of M


def split_parts(c: Splitting, order: int, split: Split, free: Kernel) -> Parts:
    """Return the functions of the splitting with coefficients c, for a torque in two parts."""
    assert split.moving is not None
    first = kicks_first if len(c.kicks) > len(c.flows) else flows_first
    return first(c, split, KICKS[order][0](split.moving), free)


def split_cost(c: Splitting, order: int) -> Callable[[Split], Cost | None]:
    """Return a function that returns the number of calls of M in a step.  T is called once per kick, as without M.  It
    returns None if it is better to call M together with T.
    """
    stages = KICKS[order][1]

    def cost(split: Split) -> Cost | None:
        start = 1 if split.resting and len(c.kicks) > len(c.flows) else 0
        if stages:
            return Cost(start=start, step=stages * len(c.kicks))
        return None if split.opaque else Cost(start=start, step=c.calls, each_pass=3, solves=len(c.kicks))

    return cost
