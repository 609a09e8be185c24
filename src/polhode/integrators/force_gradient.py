"""Splittings on the exact free motion whose kicks also use the derivative of the torque.

    A(tau)       the exact motion of the free body during tau
    B(tau, c)    Pi <- Pi + tau T + c h^3 G,   G = 2 (D_w T + w x T),   w = I^-1 T

D_w T is the derivative of the body torque along R' = R w~.  G is the torque of the bracket [B, [A, B]], which commutes
with B: the kinetic energy is quadratic in the momentum.  In a potential, T is minus its gradient and G is minus the
gradient of -T.I^-1 T.  (On SO(3) the derivative of T.w along y differs from y.D_w T by y.(w x T), because turns do not
commute.)  So such a kick is the flow of a Hamiltonian, and the steps are symplectic.  The order is the same without a
potential. The derivative comes from the torque's formula (kernels/series.py), so torques in plain Python are refused.
Where c is not 0, the torque is called twice; the second call works on series of two terms and costs two to three times
as much.

`gradient4`  A B A B A B A at Gauss' three points, c nonzero only in the middle (Laskar & Robutel's SABA_3 with their
corrector moved inside): all coefficients are positive, and for a torque of size eps the errors are O(eps h^6 + eps^2
h^4).
`gradient6`  B A B A ... B with six flows, c nonzero only at the ends and in the middle.  The two sums, the two
conditions at h^3 and the four conditions at h^5 (with [B, [B, [B, A]]] = 0), as in Omelyan, Mryglod & Folk, leave one
free parameter; a1 = 0.36 gave the smallest errors on fast tops.
Symbols   Pi -> P.
"""

from collections.abc import Callable
from math import inf, sqrt
from typing import Any, NamedTuple

from ..kernels.flight import Pair, Pose, counterpart
from ..kernels.loop import over, repeat
from ..kernels.scalar import anyone, kernel, like
from ..kernels.series import later
from ..kernels.solve import explicit_step
from ..kernels.values import Mat3, Vec3, cross, divide
from .flows import FLOW, free_motion, refiner
from .record import EXACT, Cost, Kind, Method, Parts, Source, symplectic_claims
from .states import Momentum, momentum_finish, momentum_parts, reversing

# --- the torque of the bracket --------------------------------------------------------------------------------


@kernel
def line(a, b):
    """Return the series a + b s."""
    s = later(0.0 * a.x)
    return Vec3(a.x + b.x * s, a.y + b.y * s, a.z + b.z * s)


@kernel
def turning(R, w):
    """Return the series of the attitude R (1 + w~ s)."""
    return Mat3(
        line(R.e1, R.e2 * w.z - R.e3 * w.y), line(R.e2, R.e3 * w.x - R.e1 * w.z), line(R.e3, R.e1 * w.y - R.e2 * w.x)
    )


@kernel
def bracket(torque, p, I, t, R, W, T):
    """Return the torque G of the bracket; T is the torque at this attitude."""
    w = divide(T, I)
    S = turning(R, w)
    return 2.0 * (slope(torque(t, S, W, p), S.e1.x) + cross(w, T))


@counterpart(bracket)
@kernel
def bracket_in_flight(load, p, M, t, Q, V, L):
    """Return G for torque and force, from the derivative of both along w and the acceleration of the centre of mass.

    Displacements commute, so there is no term like w x T for them.
    """
    w = divide(L.turn, M.I)
    S = turning(Q.R, w)
    still = Pair(line(V.turn, 0.0 * V.turn), line(V.shift, 0.0 * V.shift))
    D = load(t, Pose(S, line(Q.x, (1.0 / M.m) * L.shift), 0.0 * Q.x), still, p)
    return 2.0 * Pair(slope(D.turn, S.e1.x) + cross(w, L.turn), slope(D.shift, S.e1.x))


@kernel
def slope(v, o):
    """Return the coefficient of s in a vector of series; `o` has the type of the coefficient."""
    x, y, z = like(v.x, o), like(v.y, o), like(v.z, o)
    return Vec3(x.c1, y.c1, z.c1)


# --- gradient4 -------------------------------------------------------------------------------------------------

NODE = 0.5 * sqrt(0.6)
END, INNER = 5.0 / 18.0, 4.0 / 9.0
MIDDLE = 1.0 / 12.0 - 13.0 * sqrt(15.0) / 648.0


def gradient4(flow: str = "exact") -> Parts:
    free = free_motion(flow, 6)

    @kernel
    def step(torque, p, I, h, t, s):
        E, P = free(I, s.P, (0.5 - NODE) * h)
        R = s.R @ E
        P = P + (END * h) * torque(t + (0.5 - NODE) * h, R, divide(P, I), p)
        E, P = free(I, P, NODE * h)
        R, m = R @ E, t + 0.5 * h
        W = divide(P, I)
        T = torque(m, R, W, p)
        P = P + (INNER * h) * T + (MIDDLE * h * h * h) * bracket(torque, p, I, m, R, W, T)
        E, P = free(I, P, NODE * h)
        R = R @ E
        P = P + (END * h) * torque(t + (0.5 + NODE) * h, R, divide(P, I), p)
        E, P = free(I, P, (0.5 - NODE) * h)
        return Momentum(R @ E, P), explicit_step(P)

    return momentum_parts(step)


# --- gradient6 -------------------------------------------------------------------------------------------------

A1, A2 = 0.36, -0.17153931388023601
FLOWS = (A1, A2, 0.5 - A1 - A2, 0.5 - A1 - A2, A2, A1)
B1, B2, B3 = 0.05809882546065189, 0.010201142294060714, 0.27759037421173972
KICKS = (B1, B2, B3, 1.0 - 2.0 * (B1 + B2 + B3), B3, B2, B1)
C1, C4 = 0.00047875659183019342, 0.0031054955663608912
BRACKETS = (C1, 0.0, 0.0, C4, 0.0, 0.0, C1)


class Graded(NamedTuple):
    """A state with the torque and its bracket G at the end of a step, which the next step uses again."""

    R: Any
    P: Any
    T: Any
    G: Any


@kernel
def graded_start(torque, p, I, h, t, R, W):
    T = torque(t, R, W, p)
    return Graded(R, I @ W, T, bracket(torque, p, I, t, R, W, T))


def gradient6(flow: str = "exact") -> Parts:
    free = free_motion(flow, 6)
    rows = tuple(zip(KICKS, BRACKETS, FLOWS, BRACKETS[1:], strict=False))

    @over(rows)
    @kernel
    def kick_flow(s, row, c):
        R, P, T, G, t = s
        b, k, a, ahead = row
        torque, p, I, h = c
        P = P + (b * h) * T + (k * h * h * h) * G
        E, P = free(I, P, a * h)
        R = R @ E
        t = t + a * h
        W = divide(P, I)
        T = torque(t, R, W, p)
        # traced code always contains this term, possibly with the factor 0
        G = bracket(torque, p, I, t, R, W, T) if anyone(ahead > 0.0) else 0.0 * T
        return R, P, T, G, t

    @kernel
    def step(torque, p, I, h, t, s):
        R, P, T, G, t = repeat(kick_flow, rows, (s.R, s.P, s.T, s.G, t), (torque, p, I, h))
        return Graded(R, P + (KICKS[6] * h) * T + (BRACKETS[6] * h * h * h) * G, T, G), explicit_step(P)

    return Parts(step, graded_start, momentum_finish, reversing(Graded, "P"))


def gradient(name: str, order: int, summary: str, build: Callable[..., Parts], cost: Cost, source: Source) -> Method:
    return Method(
        name=name,
        summary=summary,
        build=build,
        accepts=Kind.TORQUE,
        claims=symplectic_claims(order, EXACT),
        cost=cost,
        source=source,
        options={"flow": FLOW},
        refine=refiner(6),
        turn_limit=inf,
        candidate=True,
        needs_formula=True,
    )


METHODS = (
    gradient(
        "gradient4", 4, "for a small torque: orders (6, 4) with its derivative, positive coefficients",
        gradient4, Cost(step=4),
        Source("laskar2001", "SABA_3 with corrector", "the corrector in the middle kick"),
    ),
    gradient(
        "gradient6", 6, "exact free motion and six kicks, two of them with the torque's derivative",
        gradient6, Cost(start=2, step=8),
        Source("omelyan2002", "(force gradients, order 6)", "coefficients derived here"),
    ),
)  # fmt: skip
