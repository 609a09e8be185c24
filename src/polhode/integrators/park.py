"""The staggered algorithm of Park, Chiou & Downer 1990, with which Hulbert 1992 compares his methods.

    Omega_{n+1} = Omega_n + h J^-1 (m - Omega x J Omega) at n+1/2,            A_{n+1} = A_n map(h Omega_{n+1/2})
    Omega_{n+3/2} = Omega_{n+1/2} + h J^-1 (m - Omega x J Omega) at n+1,      A_{n+3/2} = A_{n+1/2} map(h Omega_{n+1})
    start   Omega_{1/2} = Omega_0 + h/2 J^-1 (m - Omega x J Omega) at 0,      A_{1/2} = A_0 map(h/2 Omega_0 + h^2/8 ...)

map   the implicit midpoint rule for the Euler parameters, a turn by 4 atan(h |Omega|/4) (half_angle), or exp.

Symbols   A -> R at nodes, Rh half a step later; Omega -> W, Wh.
Deviations   Hulbert gives no formulas.  This reconstruction behaves as he reports: the energy has bursts for the tossed
book, but none for the fast top.  Momentum is not conserved, because Euler's equation is not written in space. The
method advances two interleaved solutions; their difference can grow. A torque that depends on the angular velocity gets
attitude and angular velocity of the same solution.
"""

from typing import Any, NamedTuple

from ..kernels.flight import displaces
from ..kernels.scalar import kernel
from ..kernels.so3 import exp, polynomial
from ..kernels.solve import explicit_step
from ..kernels.values import dot
from .record import DRIFTS, Cost, Kind, Method, Option, Parts, Source, reversible_claims
from .states import acceleration, newmark_finish


class Park(NamedTuple):
    R: Any
    W: Any
    Rh: Any
    Wh: Any


@displaces
@kernel
def half_angle(v):
    """Return the turn about v by 4 atan(|v|/4): the Cayley map of the quaternion."""
    b = dot(v, v) * 0.0625
    f = 1.0 / (1.0 + b)
    return polynomial(f * f * (1.0 - b), 0.5 * f * f, v)


@kernel
def reverse(s):
    return Park(s.Rh, -s.Wh, s.R, -s.W)


def park(map: str = "half_angle") -> Parts:
    turn = half_angle if map == "half_angle" else exp

    @kernel
    def start(torque, p, I, h, t, R, W):
        g = 0.5 * h
        A = acceleration(I, W, torque(t, R, W, p))
        return Park(R, W, R @ turn(g * (W + (0.5 * g) * A)), W + g * A)

    @kernel
    def step(torque, p, I, h, t, s):
        R = s.R @ turn(h * s.Wh)
        W = s.W + h * acceleration(I, s.Wh, torque(t + 0.5 * h, s.Rh, s.Wh, p))
        Rh = s.Rh @ turn(h * W)
        Wh = s.Wh + h * acceleration(I, W, torque(t + h, R, W, p))
        return Park(R, W, Rh, Wh), explicit_step(W)

    return Parts(step, start, newmark_finish, reverse)


METHODS = (
    Method(
        name="park",
        summary="Park-Chiou-Downer, two staggered chains",
        build=park,
        one_step=False,
        accepts=Kind.VELOCITY,
        claims=reversible_claims(free_energy=DRIFTS, momentum=DRIFTS),
        cost=Cost(start=1, step=2),
        source=Source("hulbert1992", "section 5", "published without formulas: reconstructed", also=("park1990",)),
        options={"map": Option("half_angle", ("half_angle", "exp"), "how an angular velocity becomes a rotation")},
    ),
)
