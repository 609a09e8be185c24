"""Bodies with wheels: the splitting into rotations about the principal axes, for a body that carries momentum.

    H = sum (P_k - h_k)^2 / 2 I_k,   P = I W + h the total momentum in the body frame, P' = P x W + T
    UPDATE[k, tau]: rotate by the angle tau (P_k - h_k)/I_k about the body's axis k

As for a body without wheels (`splitting.py`), each part rotates P about an axis, and R with it: the total momentum R P
is conserved to rounding, for any h.  h(t) is taken at the middle of the step, so that the step is symmetric.  Motors
change h but do not act on P.  With h = 0 these are the steps of mr2 and their compositions.

Symbols   h -> H, the momentum of the wheels at the end of the step.  It is part of the state, because `finish` needs it
for W = I^-1 (P - H).
A torque that depends on the angular velocity is evaluated by gyrostat2 at P + h/2 T with the last torque, with an error
of O(h^2); the other methods refuse it.
"""

from functools import cache, partial
from typing import Any, NamedTuple

from ..kernels.flight import Pair, Pose, counterpart, moved, zero_like
from ..kernels.scalar import kernel, like, sin_cos
from ..kernels.solve import explicit_step
from ..kernels.values import Vec3, divide
from .coefficients import COMPOSITIONS
from .compose import compose
from .record import Cost, Kernel, Kind, Method, Parts, Source, Task, symplectic_claims
from .splitting import turn1, turn2, turn3
from .states import keeping, reversing


class Gyrostat(NamedTuple):
    R: Any  # attitude
    P: Any  # total angular momentum, body frame
    H: Any  # angular momentum of the wheels
    T: Any  # torque, body frame


@kernel
def no_spin(t, p):
    return Vec3(0.0, 0.0, 0.0)


def update(k: int, turn: Kernel) -> Kernel:
    """Return UPDATE[k, tau] for an axis k = 0, 1 or 2.

    The version for bodies that move also moves the body in the rotation about the third axis, which is done once, for
    the whole step.
    """

    @kernel
    def rotate(R, P, H, I, tau):
        s, c = sin_cos(tau / I[k] * (P[k] - H[k]))
        return turn(R, P, s, c)

    @counterpart(rotate)
    @kernel
    def update_in_flight(R, P, H, I, tau):
        A, L = rotate(R.R, P.turn, H.turn, I.I, tau)
        x, low = R.x, R.low
        if k == 2:
            x, low = moved(x, low, (tau / I.m) * P.shift)
        return Pose(A, x, low), Pair(L, P.shift)

    return rotate


update1 = update(0, turn1)
update2 = update(1, turn2)
update3 = update(2, turn3)


@kernel
def gyrostat_finish(I, s):
    return s.R, divide(s.P - s.H, I)


@cache
def gyrostat_start(spin: Kernel) -> Kernel:
    @kernel
    def start(torque, p, I, h, t, R, W):
        H = at(spin, t, p, W)
        return Gyrostat(R, I @ W + H, H, torque(t, R, W, p))

    return start


@kernel
def at(spin, t, p, W):
    H = spin(t, p)
    return Vec3(like(H.x, W.x), like(H.y, W.x), like(H.z, W.x))


@counterpart(at)
@kernel
def at_in_flight(spin, t, p, W):
    """Return the momentum of the wheels as a pair; its linear part is zero."""
    return Pair(at(spin, t, p, W.turn), zero_like(W.shift))


def gyrostat2(spin: Kernel = no_spin) -> Parts:
    """Return the functions of gyrostat2; spin(t, p) is the momentum of the wheels."""

    @kernel
    def step(torque, p, I, h, t, s):
        g = 0.5 * h
        H = at(spin, t + g, p, s.P)
        R, P = update1(s.R, s.P + g * s.T, H, I, g)
        R, P = update2(R, P, H, I, g)
        R, P = update3(R, P, H, I, h)
        R, P = update2(R, P, H, I, g)
        R, P = update1(R, P, H, I, g)
        H = at(spin, t + h, p, s.P)
        T = torque(t + h, R, divide(P + g * s.T - H, I), p)
        return Gyrostat(R, P + g * T, H, T), explicit_step(P)

    return Parts(step, gyrostat_start(spin), gyrostat_finish, reversing(Gyrostat, "P", "H"), keep=keeping(Gyrostat))


def composed(weights: tuple[float, ...], spin: Kernel = no_spin) -> Parts:
    return compose(gyrostat2(spin), weights)


def gyrostat(order: int, summary: str, *automatic: Task) -> Method:
    weights = COMPOSITIONS[f"yoshida{order}"].weights if order > 2 else (1.0,)
    earlier = ("reich1994", "yoshida1990") if order > 2 else ("reich1994",)
    return Method(
        name=f"gyrostat{order}",
        summary=f"axis rotations of a body with wheels{summary}",
        build=partial(composed, weights) if order > 2 else gyrostat2,
        accepts=Kind.VELOCITY if order == 2 else Kind.TORQUE,
        claims=symplectic_claims(order, velocity_order=2 if order == 2 else None),
        cost=Cost(start=1, step=len(weights)),
        source=Source("mclachlan1993", "(the same splitting for (P - h)^2/2I)", also=earlier),
        spins=True,
        automatic=automatic,
    )


METHODS = (
    gyrostat(2, "; the same as mr2 without wheels", Task.DAMPED_WHEELS),
    gyrostat(4, ", order 4", Task.WHEELS),
    gyrostat(6, ", order 6"),
)
