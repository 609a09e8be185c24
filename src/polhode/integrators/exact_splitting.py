"""Splittings into the exact free motion and kicks by the torque.  `coefficients.py` has their coefficients.

    A(tau): the motion of the free body during tau, exact (`kernels/free_body.py`) or split itself (`flows.py`)
    B(tau): Pi <- Pi + tau T

    A(a1 h) B(b1 h) A(a2 h) ... A(a1 h)   or   B(b1 h) A(a1 h) B(b2 h) ... B(b1 h), symmetric

The kinetic energy is quadratic in the momentum, so [B, [B, [B, A]]] = 0 and Runge-Kutta-Nystrom coefficients apply
(Blanes & Moan 2002).  For a torque that is a small perturbation eps of a fast spin there are sets of generalised
order (8, 6, 4): errors O(eps h^8 + eps^2 h^6 + eps^3 h^4) (Blanes et al. 2013).  `near1086` uses both: for a quadratic
kinetic energy, the orders (10, 8, 6) need 13 conditions. Time advances with the free motion.  In the second form, the
kick that ends a step and the kick that begins the next step use the same torque call.
The part of a torque that depends on the angular velocity is integrated along each kick: `velocity_kicks.py`.
Each step can estimate its error without further torque calls, by a second set of weights for its torques
(`embedded.py`).
Symbols   Pi -> P.
"""

from functools import partial
from math import inf
from typing import Any

from ..kernels.loop import over, repeat
from ..kernels.scalar import kernel
from ..kernels.solve import explicit_step
from ..kernels.values import divide, tr
from .coefficients import SPLITTINGS, Splitting
from .embedded import embedded
from .flows import FLOW, free_motion, refiner
from .record import EXACT, Cost, Kernel, Kind, Method, Parts, Split, Task, ends_with_torque, symplectic_claims
from .states import Kicked, Momentum, half_kick, kicked_parts, momentum_parts
from .velocity_kicks import split_cost, split_parts


@kernel
def turn_of(I, h, R, D):
    """Return the turn that an error D of the momentum in space causes in a step."""
    return h * divide(tr(R) @ D, I)


def flows_first(c: Splitting, free: Kernel) -> tuple[Kernel, Parts]:
    rows, last = tuple(zip(c.flows, c.kicks, strict=False)), c.flows[-1]
    weighed = tuple(zip(c.flows, c.kicks, embedded(c).weights, strict=False))

    @kernel
    def moved(R, P, t, a, c):
        """Do the flow A(a h), and call the torque at the new attitude."""
        torque, p, I, h = c
        E, P = free(I, P, a * h)
        R = R @ E
        t = t + a * h
        return R, P, torque(t, R, divide(P, I), p), t

    @over(rows)
    @kernel
    def flow_kick(s, row, c):
        R, P, t = s
        a, b = row
        R, P, T, t = moved(R, P, t, a, c)
        return R, P + (b * c[3]) * T, t

    @over(weighed)
    @kernel
    def flow_kick_weigh(s, row, c):
        R, P, D, t = s
        a, b, d = row
        R, P, T, t = moved(R, P, t, a, c)
        return R, P + (b * c[3]) * T, D + (d * c[3]) * (R @ T), t

    @kernel
    def step(torque, p, I, h, t, s):
        R, P, t = repeat(flow_kick, rows, (s.R, s.P, t), (torque, p, I, h))
        E, P = free(I, P, last * h)
        return Momentum(R @ E, P), explicit_step(P)

    @kernel
    def estimated(torque, p, I, h, t, s):
        R, P, D, t = repeat(flow_kick_weigh, weighed, (s.R, s.P, 0.0 * s.P, t), (torque, p, I, h))
        E, P = free(I, P, last * h)
        R = R @ E
        return Momentum(R, P), explicit_step(P), turn_of(I, h, R, D), D

    return estimated, momentum_parts(step)


def kicks_first(c: Splitting, free: Kernel) -> tuple[Kernel, Parts]:
    rows, last = tuple(zip(c.kicks, c.flows, strict=False)), c.kicks[-1]
    d = embedded(c).weights
    weighed, last_d = tuple(zip(c.kicks, c.flows, d, strict=False)), d[-1]

    @over(rows)
    @kernel
    def kick_flow(s, row, c):
        R, P, T, t = s
        b, a = row
        torque, p, I, h = c
        E, P = free(I, P + (b * h) * T, a * h)
        R = R @ E
        t = t + a * h
        return R, P, torque(t, R, divide(P + (last * h) * T, I), p), t

    @kernel
    def step(torque, p, I, h, t, s):
        R, P, T, t = repeat(kick_flow, rows, (s.R, s.P, s.T, t), (torque, p, I, h))
        return Kicked(R, P + (last * h) * T, T), explicit_step(P)

    if len(rows) == 1 and last == 0.5:
        step = ends_with_torque(half_kick)(step)

    @over(weighed)
    @kernel
    def kick_flow_weigh(s, row, c):
        R, P, T, D, t = s
        b, a, d = row
        D = D + (d * c[3]) * (R @ T)
        R, P, T, t = kick_flow((R, P, T, t), (b, a), c)
        return R, P, T, D, t

    @kernel
    def estimated(torque, p, I, h, t, s):
        R, P, T, D, t = repeat(kick_flow_weigh, weighed, (s.R, s.P, s.T, 0.0 * s.P, t), (torque, p, I, h))
        D = D + (last_d * h) * (R @ T)
        return Kicked(R, P + (last * h) * T, T), explicit_step(P), turn_of(I, h, R, D), D

    return estimated, kicked_parts(step)


def steps(c: Splitting, flow: str = "exact") -> tuple[Kernel, Parts]:
    """Return the step with its error estimate, and the functions of the method without this estimate."""
    free = free_motion(flow, c.orders[0])
    return flows_first(c, free) if len(c.flows) > len(c.kicks) else kicks_first(c, free)


def parts(c: Splitting, velocity_order: int | None, split: Split | None = None, flow: str = "exact") -> Parts:
    if split is None or velocity_order is None:
        return steps(c, flow)[1]
    return split_parts(c, velocity_order, split, free_motion(flow, c.orders[0]))


def estimate(c: Splitting, flow: str = "exact") -> tuple[Kernel, int]:
    return steps(c, flow)[0], embedded(c).power


def splitting(name: str, c: Splitting, summary: str, velocity_order: int | None = None, **facts: Any) -> Method:
    return Method(
        name=name,
        summary=summary,
        build=partial(parts, c, velocity_order),
        estimate=partial(estimate, c),
        accepts=Kind.TORQUE if velocity_order is None else Kind.VELOCITY,
        claims=symplectic_claims(c.order, EXACT, velocity_order=velocity_order),
        cost=Cost(start=1 if len(c.kicks) > len(c.flows) else 0, step=c.calls),
        splits=None if velocity_order is None else split_cost(c, velocity_order),
        source=c.source,
        options={"flow": FLOW},
        refine=refiner(c.orders[0]),
        turn_limit=inf,
        candidate=True,
        mixed_precision=True,
        **facts,
    )


STRANG, RKN4, RKN6, DAMPED6 = (SPLITTINGS[name] for name in ("strang", "srkn6b", "srkn14a", "s10"))
METHODS = (
    splitting("strang", STRANG, "kick, exact free motion, kick", 2, automatic=(Task.PYTHON_DAMPING,)),
    # strang is the default for Python functions of the angular velocity, which rkn4 would call 28 times per step
    splitting("rkn4", RKN4, "exact free motion and six kicks, order 4", 4, automatic=(Task.TORQUE,)),
    splitting("rkn6", RKN6, "exact free motion and fourteen kicks, order 6", reference=Kind.TORQUE),
    splitting(
        "damped6", DAMPED6, "exact free motion and ten kicks, order 6 also with damping", 6, reference=Kind.VELOCITY
    ),
    splitting("near864", SPLITTINGS["aba864"], "for a small torque: orders (8, 6, 4)", 4),
    splitting("near1064", SPLITTINGS["aba1064"], "for a small torque: orders (10, 6, 4)", 4),
    splitting("near1086", SPLITTINGS["bab1086"], "exact free motion and sixteen kicks: orders (10, 8, 6)", masked=True),
)
