"""Splitting into rotations about the principal axes: McLachlan 1993, Reich 1994, as in Buss 2001, section 3.

    UPDATE[k, tau]: rotate by the angle tau Pi_k/I_k about the body's axis k
    kick/2, UPDATE[1, h/2] [2, h/2] [3, h] [2, h/2] [1, h/2], kick/2                 mr2
    mr2 with x0 h, x1 h, x0 h;   x0 = 1/(2 - 2^(1/3)), x1 = 1 - 2 x0                 mr4

Symbols   Pi -> P.  `axes` is the order of the axes; `cayley` replaces sine and cosine by t/(1 + t^2/4) and (1 -
t^2/4)/(1 + t^2/4). The state stores the torque at the end of a step, so mr2 calls it once a step and mr4 three times.
Without a torque, neighbouring updates of mr4 about the same axis are combined; 13 updates remain.  With `cayley` they
are not combined, because two such updates do not equal one update by the sum of the angles, and the fourth order would
be lost.
Deviations   In our copy of the paper, the last block of the list of 13 updates is illegible; it should be [2, x0/2] [3,
x0] [2, x0/2] [1, x0/2].
A torque that depends on the angular velocity is evaluated by mr2 at P + h/2 T with the last torque, with an error of
O(h^2); mr4 refuses it.
"""

from itertools import permutations

from ..kernels.flight import Pair, Pose, counterpart, moved
from ..kernels.scalar import kernel, sin_cos
from ..kernels.solve import explicit_step
from ..kernels.values import Mat3, Vec3, divide
from .coefficients import COMPOSITIONS
from .compose import compose
from .record import Cost, Kernel, Kind, Method, Option, Parts, Source, ends_with_torque, symplectic_claims
from .states import Kicked, Momentum, half_kick, kicked_parts, momentum_parts

TRIPLE_JUMP = COMPOSITIONS["yoshida4"].weights


@kernel
def sin_cos_cayley(a):
    b = 0.25 * a * a
    f = 1.0 / (1.0 + b)
    return a * f, 1.0 - 2.0 * b * f  # instead of (1 - b) * f, whose rounding errors accumulate


@kernel
def turn1(R, P, s, c):
    return (
        Mat3(R.e1, c * R.e2 + s * R.e3, c * R.e3 - s * R.e2),
        Vec3(P.x, c * P.y + s * P.z, c * P.z - s * P.y),
    )


@kernel
def turn2(R, P, s, c):
    return (
        Mat3(c * R.e1 - s * R.e3, R.e2, c * R.e3 + s * R.e1),
        Vec3(c * P.x - s * P.z, P.y, c * P.z + s * P.x),
    )


@kernel
def turn3(R, P, s, c):
    return (
        Mat3(c * R.e1 + s * R.e2, c * R.e2 - s * R.e1, R.e3),
        Vec3(c * P.x + s * P.y, c * P.y - s * P.x, P.z),
    )


def updates(cayley: bool) -> dict[str, Kernel]:
    """Return UPDATE[k, tau] for k = 1, 2, 3."""
    angle = sin_cos_cayley if cayley else sin_cos

    def update(k: int, turn: Kernel) -> Kernel:
        @kernel
        def rotate(R, P, I, tau):
            s, c = angle(tau / I[k] * P[k])
            return turn(R, P, s, c)

        return rotate

    return {str(k + 1): update(k, turn) for k, turn in enumerate((turn1, turn2, turn3))}


def moving(update: Kernel, drifts: bool) -> Kernel:
    """Register the version of an update for bodies that move; `drifts`: it also moves the body."""

    @counterpart(update)
    @kernel
    def update_in_flight(R, P, I, tau):
        A, L = update(R.R, P.turn, I.I, tau)
        x, low = R.x, R.low
        if drifts:
            x, low = moved(x, low, (tau / I.m) * P.shift)
        return Pose(A, x, low), Pair(L, P.shift)

    return update


def mr2(axes: str = "123", cayley: bool = False) -> Parts:
    # the rotation about the third axis is done once, for the whole step
    first, second, third = (moving(updates(cayley)[k], k == axes[2]) for k in axes)

    @ends_with_torque(half_kick)
    @kernel
    def step(torque, p, I, h, t, s):
        g = 0.5 * h
        R, P = first(s.R, s.P + g * s.T, I, g)
        R, P = second(R, P, I, g)
        R, P = third(R, P, I, h)
        R, P = second(R, P, I, g)
        R, P = first(R, P, I, g)
        T = torque(t + h, R, divide(P + g * s.T, I), p)
        return Kicked(R, P + g * T, T), explicit_step(P)

    return kicked_parts(step)


def mr4(axes: str = "123", cayley: bool = False) -> Parts:
    return compose(mr2(axes, cayley), TRIPLE_JUMP)


def mr4_free(axes: str = "123", cayley: bool = False) -> Parts:
    """Return mr4 for a free body, with 13 updates.

    The last update of each part of the composition and the first update of the next part are combined.
    """
    if cayley:
        return mr4(axes, cayley)
    first, second, third = (moving(updates(cayley)[k], k == axes[2]) for k in axes)
    begin = 0.5 * TRIPLE_JUMP[0]
    parts = tuple((x, 0.5 * (x + y)) for x, y in zip(TRIPLE_JUMP, (*TRIPLE_JUMP[1:], 0.0), strict=True))

    @kernel
    def step(torque, p, I, h, t, s):
        R, P = first(s.R, s.P, I, begin * h)
        for x, end in parts:
            g = (0.5 * x) * h
            R, P = second(R, P, I, g)
            R, P = third(R, P, I, x * h)
            R, P = second(R, P, I, g)
            R, P = first(R, P, I, end * h)
        return Momentum(R, P), explicit_step(P)

    return momentum_parts(step)


OPTIONS = {
    "axes": Option("123", tuple("".join(k) for k in permutations("123")), "order of the axes"),
    "cayley": Option(False, (False, True), "Cayley's approximation of sine and cosine"),
}

METHODS = (
    Method(
        name="mr2",
        candidate=True,
        summary="McLachlan-Reich splitting into axis rotations",
        build=mr2,
        accepts=Kind.VELOCITY,
        claims=symplectic_claims(2, velocity_order=2),
        cost=Cost(start=1, step=1),
        source=Source("buss2001", "section 3, McLachlan-Reich", also=("mclachlan1993", "reich1994")),
        options=OPTIONS,
        aliases=("lp2",),
    ),
    Method(
        name="mr4",
        summary="McLachlan-Reich splitting, fourth order",
        build=mr4,
        free=mr4_free,
        accepts=Kind.TORQUE,
        claims=symplectic_claims(4),
        cost=Cost(start=1, step=3),
        source=Source(
            "buss2001", "section 3, McLachlan-Reich fourth-order", also=("mclachlan1993", "reich1994", "yoshida1990")
        ),
        options=OPTIONS,
    ),
)
