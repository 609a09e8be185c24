"""Staggered momentum conserving algorithm: Hulbert 1992, section 4.4 (HSTAGM in Krysl & Endres).

    A_{n+1} = A_n exp(h Omega_{n+1/2})                                   (60), (61)
    A_{n+1} J Omega_{n+1} = A_n J Omega_n + impulse                      (62)
    A_{n+3/2} = A_{n+1/2} exp(h Omega_{n+1})                             (63), (64)
    A_{n+3/2} J Omega_{n+3/2} = A_{n+1/2} J Omega_{n+1/2} + impulse      (58)

Symbols   A -> R at nodes, Rh half a step later; J Omega -> P, Ph.
impulse = h m at the middle of the interval (midpoint), or h/2 times the sum at its ends (trapezoidal).
Deviations   The start is Hulbert's, Theta_{1/4} with h^2/32 A_0 (75); Krysl & Endres print h^2/16.
The method advances two interleaved solutions; their difference can grow (see the lab). For a torque that depends on the
angular velocity, the angular velocity in the middle of an interval is that of the other solution; at the end
(trapezoidal) it is predicted, with an error of O(h^2).
"""

from typing import Any, NamedTuple

from ..kernels.scalar import kernel
from ..kernels.so3 import exp
from ..kernels.solve import explicit_step
from ..kernels.values import divide, tr
from .record import Cost, Kind, Method, Option, Parts, Source, reversible_claims
from .states import acceleration, momentum_finish


class Staggered(NamedTuple):
    R: Any
    P: Any
    Rh: Any
    Ph: Any


class StaggeredTorques(NamedTuple):
    R: Any
    P: Any
    Rh: Any
    Ph: Any
    T: Any  # torque at R, body frame
    Th: Any  # torque at Rh


@kernel
def first_half(torque, p, I, h, t, R, W, T):
    """Return the attitude after half a step (65), (66), and after a quarter (75), (76)."""
    A = acceleration(I, W, T)
    quarter = exp((0.25 * h) * W + (h * h / 32.0) * A)
    half = exp((0.5 * h) * W + (0.125 * h * h) * A)
    return A, quarter, half


@kernel
def midpoint_start(torque, p, I, h, t, R, W):
    A, quarter, half = first_half(torque, p, I, h, t, R, W, torque(t, R, W, p))
    T = torque(t + 0.25 * h, R @ quarter, W + (0.25 * h) * A, p)  # (74)
    return Staggered(R, I @ W, R @ half, tr(half) @ (I @ W + (0.5 * h) * (quarter @ T)))  # (67)


@kernel
def midpoint_step(torque, p, I, h, t, s):
    Wh = divide(s.Ph, I)
    Th = torque(t + 0.5 * h, s.Rh, Wh, p)
    E = exp(h * Wh)
    R = s.R @ E
    P = tr(E) @ (s.P + h * (tr(s.R) @ (s.Rh @ Th)))
    W = divide(P, I)
    T = torque(t + h, R, W, p)
    E = exp(h * W)
    Rh = s.Rh @ E
    Ph = tr(E) @ (s.Ph + h * (tr(s.Rh) @ (R @ T)))  # (73)
    return Staggered(R, P, Rh, Ph), explicit_step(P)


@kernel
def trapezoidal_start(torque, p, I, h, t, R, W):
    T = torque(t, R, W, p)
    A, _, half = first_half(torque, p, I, h, t, R, W, T)
    Rh = R @ half
    Th = torque(t + 0.5 * h, Rh, W + (0.5 * h) * A, p)
    return StaggeredTorques(R, I @ W, Rh, tr(half) @ (I @ W + (0.25 * h) * (T + half @ Th)), T, Th)


@kernel
def trapezoidal_step(torque, p, I, h, t, s):
    g = 0.5 * h
    E = exp(h * divide(s.Ph, I))
    R = s.R @ E
    P = tr(E) @ (s.P + g * s.T)
    T = torque(t + h, R, divide(P + g * s.T, I), p)  # (77)
    P = P + g * T
    E = exp(h * divide(P, I))
    Rh = s.Rh @ E
    Ph = tr(E) @ (s.Ph + g * s.Th)
    Th = torque(t + 1.5 * h, Rh, divide(Ph + g * s.Th, I), p)
    return StaggeredTorques(R, P, Rh, Ph + g * Th, T, Th), explicit_step(P)


@kernel
def midpoint_reverse(s):
    return Staggered(s.Rh, -s.Ph, s.R, -s.P)


@kernel
def trapezoidal_reverse(s):
    return StaggeredTorques(s.Rh, -s.Ph, s.R, -s.P, s.Th, s.T)


def hulbert_stag(impulse: str = "midpoint") -> Parts:
    if impulse == "midpoint":
        return Parts(midpoint_step, midpoint_start, momentum_finish, midpoint_reverse)
    return Parts(trapezoidal_step, trapezoidal_start, momentum_finish, trapezoidal_reverse)


METHODS = (
    Method(
        name="hulbert_stag",
        summary="staggered, momentum conserving",
        build=hulbert_stag,
        one_step=False,
        accepts=Kind.VELOCITY,
        claims=reversible_claims(),
        cost=Cost(start=2, step=2),
        source=Source("hulbert1992", "section 4.4, (58)-(67), (73)-(77)"),
        options={"impulse": Option("midpoint", ("midpoint", "trapezoidal"), "quadrature of the impulse")},
        aliases=("hstagm",),
    ),
)
