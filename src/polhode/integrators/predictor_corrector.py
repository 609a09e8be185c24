"""Predictor-corrector, explicit and momentum conserving: Hulbert 1992, section 4.3.

    predictor   A~ = A_n exp(h Omega_n)                                       (52), (53)
                J Omega~ = A~^T (A_n J Omega_n + impulse)                     (54)
    corrector   A_{n+1} = A_n exp(h/2 (Omega_n + Omega~))                     (55), (56)
                J Omega_{n+1} = A_{n+1}^T (A_n J Omega_n + impulse)           (57)

impulse = h m at A_n exp(h/2 Omega_n) in both (midpoint, (71), (72)), or h/2 times the sum of m at both ends.  At the
new end, m is taken at A~ in the predictor and at A_{n+1} in the corrector (trapezoidal, (77)).

Symbols   A -> R, J Omega -> P.  T is the last torque in the body frame; for the trapezoidal rule, the torque at the end
of the step.
Deviations   Here A_n in (53) has no tilde.
A torque that depends on the angular velocity is evaluated at a prediction with an error of O(h^2); for the midpoint
rule, the prediction uses the torque of the previous step, which the state stores for this purpose.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..kernels.scalar import kernel
from ..kernels.so3 import exp
from ..kernels.solve import explicit_step
from ..kernels.values import divide, tr
from .record import Cost, Kind, Method, Option, Parts, Source, explicit_claims
from .states import Kicked, kicked_parts


@kernel
def midpoint_step(torque, p, I, h, t, s):
    g = 0.5 * h
    W = divide(s.P, I)
    half = exp(g * W)
    T = torque(t + g, s.R @ half, divide(tr(half) @ s.P + g * s.T, I), p)
    L = s.P + h * (half @ T)  # momentum at the end, in the body frame at the start
    predicted = divide(tr(half) @ (tr(half) @ L), I)
    E = exp(g * (W + predicted))
    return Kicked(s.R @ E, tr(E) @ L, T), explicit_step(W)


@kernel
def trapezoidal_step(torque, p, I, h, t, s):
    g = 0.5 * h
    W = divide(s.P, I)
    L = s.P + g * s.T
    E = exp(h * W)
    P = tr(E) @ L
    T = torque(t + h, s.R @ E, divide(P + g * s.T, I), p)
    predicted = divide(P + g * T, I)
    E = exp(g * (W + predicted))
    R = s.R @ E
    T = torque(t + h, R, predicted, p)
    return Kicked(R, tr(E) @ L + g * T, T), explicit_step(W)


def hulbert_pc(impulse: str = "midpoint") -> Parts:
    if impulse == "midpoint":  # the state stores the torque in the middle of the step
        return kicked_parts(midpoint_step)._replace(node_torque=None)
    return kicked_parts(trapezoidal_step)


def refine(method: Method, options: Mapping[str, Any]) -> Method:
    return method if options["impulse"] == "midpoint" else replace(method, cost=Cost(start=1, step=2))


METHODS = (
    Method(
        name="hulbert_pc",
        summary="predictor-corrector, momentum conserving",
        build=hulbert_pc,
        accepts=Kind.VELOCITY,
        claims=explicit_claims(2),
        cost=Cost(start=1, step=1),
        source=Source("hulbert1992", "section 4.3, (52)-(57), (71), (72), (77)"),
        options={"impulse": Option("midpoint", ("midpoint", "trapezoidal"), "quadrature of the impulse")},
        refine=refine,
    ),
)
