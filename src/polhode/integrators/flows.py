"""The free motion for the splittings: exact, or split into turns about two principal axes.

    free(I, Pi, tau) -> E, Pi   R -> R E, and the new body momentum

    exact   elliptic functions (`kernels/free_body.py`)
    axes    turns i, j, i, ..., i with the coefficients of a symmetric set, then the turn about the momentum by
            |Pi|^2/2 I_k, which commutes with them (`reduced.py`)

With any symmetric flow of its order, a symmetric splitting stays symmetric and symplectic and keeps its order.  Turns
conserve the momentum in space; the energy of a free body is then conserved only approximately.  No torque is called.  A
flow by turns has errors even without a torque: a splitting with generalised orders (8, 6, 4) needs turns of order 8.
For two equal moments the turns are exact, but then the exact flow needs no elliptic functions either.
Symbols   Pi -> P.  E is computed as a unit quaternion, because a turn then takes only 8 products, and converted to a
matrix at the end.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import pi
from typing import Any

from ..kernels.flight import moves_straight
from ..kernels.free_body import free_rotation
from ..kernels.loop import repeat
from ..kernels.quaternions import exp, to_matrix
from ..kernels.scalar import kernel, sin_cos
from ..kernels.values import Quat, Vec3, quat_quat
from .coefficients import COMPOSITIONS, Splitting
from .record import BOUNDED, Kernel, Method, Option
from .reduced import SCHEMES, relabelling


def ends_first(name: str) -> Splitting:
    """Return a composition of the turns i/2, j, i/2 as a splitting that begins and ends with i."""
    c = COMPOSITIONS[name].splitting()
    return c._replace(flows=c.kicks, kicks=c.flows)


# {order: the splitting that needs the least time for a given error on an asymmetric body}; see
# benchmarks/results/flows.md
TURNS = {
    2: SCHEMES["strang"],
    4: ends_first("yoshida4"),
    6: ends_first("yoshida6"),
    8: ends_first("kahan_li8"),
}


@kernel
def turn_i(q, P, half):
    s, c = sin_cos(half)
    S, V = 2.0 * s * c, 2.0 * s * s
    q = Quat(c * q.w - s * q.x, c * q.x + s * q.w, c * q.y + s * q.z, c * q.z - s * q.y)
    return q, Vec3(P.x, P.y + (S * P.z - V * P.y), P.z - (S * P.y + V * P.z))


@kernel
def turn_j(q, P, half):
    s, c = sin_cos(half)
    S, V = 2.0 * s * c, 2.0 * s * s
    q = Quat(c * q.w - s * q.y, c * q.x - s * q.z, c * q.y + s * q.w, c * q.z + s * q.x)
    return q, Vec3(P.x - (S * P.z + V * P.x), P.y, P.z + (S * P.x - V * P.z))


@kernel
def two_turns(s, row, c):
    q, P = s
    i, j, half = c
    q, P = turn_i(q, P, row[0] * half * i * P.x)
    return turn_j(q, P, row[1] * half * j * P.y)


def split_flow(c: Splitting) -> Kernel:
    rows, last = tuple(zip(c.flows, c.kicks, strict=False)), c.flows[-1]
    rates, there, back = relabelling(0)

    @kernel
    def free(I, P, tau):
        i, j, common = rates(I)
        half = 0.5 * tau
        P = there(I, P)
        o = 0.0 * P.x
        q, P = repeat(two_turns, rows, (Quat(o + 1.0, o, o, o), P), (i, j, half))
        q, P = turn_i(q, P, last * half * i * P.x)
        q = quat_quat(q, exp((tau * common) * P))
        v = back(I, Vec3(q.x, q.y, q.z))
        return to_matrix(Quat(q.w, v.x, v.y, v.z)), back(I, P)

    return free


FLOWS = {order: moves_straight(split_flow(c)) for order, c in TURNS.items()}


def free_motion(flow: str, order: int) -> Kernel:
    """Return the kernel free(I, P, tau) for a value of the option `flow`; turns have this order, but at most 8."""
    return free_rotation if flow == "exact" else FLOWS[min(order, 8)]


FLOW = Option(
    "exact",
    ("exact", "axes"),
    "the free motion between kicks: exact, or by turns about the axes. For asymmetric bodies under a cheap torque, "
    "turns are faster with strang (2.3 to 2.6 times) and rkn4 (1.3 to 1.5 times), but not with others; turns "
    "need up to 30 % more torque calls",
)


def refiner(order: int) -> Callable[[Method, Mapping[str, Any]], Method]:
    """Return the function refine(method, options) for a method that needs a flow of this order."""
    # with usual steps, the errors of turns of order six and more are hidden by rounding
    kept = BOUNDED if order <= 4 else None

    def refine(method: Method, options: Mapping[str, Any]) -> Method:
        if options["flow"] == "exact":
            return method
        claims = replace(method.claims, free_energy=kept)
        return replace(method, claims=claims, turn_limit=pi, mixed_precision=False)

    return refine
