"""Runge-Kutta-Munthe-Kaas of high order, for torques that change as fast as the body moves.

In the axes of the body at the start of the step, with exp(u) the turn since then and L the momentum in space,

    u' = dexp^-1(-u) Omega = Omega + u x Omega/2 + (1 - t/2 cot t/2)/t^2 u x (u x Omega),   t = |u|
    L' = exp(u) T(R exp(u), Omega),   Omega = J^-1 exp(u)^T L,   u(0) = 0, L(0) = Pi_n
    R_{n+1} = R_n exp(u(h)),   Pi_{n+1} = exp(u(h))^T L(h)

One explicit Runge-Kutta method integrates u and L, with the slopes k_i = u'_i, l_i = L'_i of stage i.  The series of
dexp^-1 is not truncated, so every tableau keeps its order; a step must turn the body by less than a full turn.
The momentum is exact, because L is in space; R stays a rotation.  A torque that depends on the angular velocity is
evaluated at the angular velocity of the stage. Each step can estimate its error without further torque calls, by a
second set of weights for its slopes (`tableaus.py`).
Deviations   Slopes are summed as described in `explicit_stages.py`.
Of the published pairs, only the formula of higher order is used; the last stage belongs to the other formula and is
left out.
Symbols   Pi -> P.
"""

from ..kernels.flight import Pose, counterpart
from ..kernels.scalar import kernel, rotation
from ..kernels.so3 import polynomial
from ..kernels.solve import explicit_step
from ..kernels.values import cross, divide, dot, tr
from .explicit_stages import Stages
from .lie_runge_kutta import first_stage
from .record import EXACT
from .states import Momentum, momentum_parts
from .tableaus import VERNER8, VERNER9


@kernel
def turn(u):
    """Return exp(u) and (1 - t/2 cot t/2)/t^2, both from the half angle."""
    q = 0.25 * dot(u, u)
    S, C, D = rotation(q)
    return polynomial(S * (1.0 - q * C), 0.5 * S * S, u), (C - D) / (4.0 * S)


@counterpart(turn)
@kernel
def displacement(u):
    E, f = turn(u.turn)
    return Pose(E, u.shift, 0.0 * u.shift), f


@kernel
def slopes(torque, p, I, t, R, u, L):
    E, f = turn(u)
    W = divide(tr(E) @ L, I)
    c = cross(u, W)
    return W + 0.5 * c + f * cross(u, c), E @ torque(t, R @ E, W, p)


@kernel
def arrive(s, u, L):
    E, _ = turn(u)
    return Momentum(s.R @ E, tr(E) @ L), explicit_step(L)


STAGES = Stages(
    first="first_stage(torque, p, I, t, s)",
    stage="slopes(torque, p, I, {at}, s.R, {k}, s.P + {l})",
    end="arrive(s, {k}, s.P + {l})",
    error="{k}, {l}",
    total=lambda numbers, slopes: f"h * ({' + '.join(f'{a} * {x}' for a, x in zip(numbers, slopes))})",
    functions={"first_stage": first_stage, "slopes": slopes, "arrive": arrive},
    parts=momentum_parts,
)

METHODS = (
    STAGES.method("rkmk8", VERNER8, "Runge-Kutta-Munthe-Kaas, twelve stages, order 8", EXACT),
    STAGES.method("rkmk9", VERNER9, "Runge-Kutta-Munthe-Kaas, fifteen stages, order 9", EXACT, candidate=False),
)
