"""The explicit momentum conserving algorithm of Simo & Wong 1991 (beta = 0), as in Hulbert 1992, section 4.2,
and Krysl & Endres 2004, appendix A (SW).

    R_n = R_{n-1} exp(h Omega_{n-1} + h^2/2 A_{n-1})                          (45), (46)
    R_n J Omega_n = R_{n-1} J Omega_{n-1} + impulse                           (47)
    A_n = 2/h (Omega_n - Omega_{n-1}) - A_{n-1}                               (48)

impulse = h/2 (t_{n-1} + t_n) (trapezoidal, (77)), or h t at R_{n-1} exp(h/2 Omega + h^2/8 A) (midpoint, (69), (70)).

Symbols   J Omega -> P, Omega -> W.  T is the torque in the body frame; with the trapezoidal impulse, the state stores T
at the end of the step.
A is a variable of the method, not the acceleration of Euler's equation, except at the start (49).  Steps may differ in
length, but because of A, compositions have at most order 4 (measured), whatever their weights.  The trapezoidal impulse
is the printed form and the only reversible one.  (48) is for gamma = 1/2; gamma = 1, which some programs use,
is `sw_gamma1` of `polhode.lab.misprints`.
A torque that depends on the angular velocity is evaluated at a prediction with an error of O(h^2).
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from ..kernels.scalar import kernel
from ..kernels.so3 import exp
from ..kernels.solve import explicit_step
from ..kernels.values import divide, tr
from .record import Cost, Kernel, Kind, Method, Option, Parts, Source, reversible_claims
from .states import acceleration, momentum_finish, reversing


class SimoWong(NamedTuple):
    R: Any
    P: Any  # angular momentum, body frame
    A: Any  # the A of the method, not the acceleration


class SimoWongTorque(NamedTuple):
    R: Any
    P: Any
    A: Any
    T: Any  # torque, body frame


@kernel
def midpoint_start(torque, p, I, h, t, R, W):
    return SimoWong(R, I @ W, acceleration(I, W, torque(t, R, W, p)))


@kernel
def trapezoidal_start(torque, p, I, h, t, R, W):
    T = torque(t, R, W, p)
    return SimoWongTorque(R, I @ W, acceleration(I, W, T), T)


@kernel
def symmetric(h, dW, A):
    """(48)"""
    return (2.0 / h) * dW - A


def explicit_simo_wong(update: Kernel, impulse: str) -> Parts:
    """Return the functions of the method; update(h, dW, A) returns the new A."""

    @kernel
    def trapezoidal_step(torque, p, I, h, t, s):
        g = 0.5 * h
        W = divide(s.P, I)
        E = exp(h * (W + g * s.A))
        R = s.R @ E
        P = tr(E) @ (s.P + g * s.T)
        T = torque(t + h, R, divide(P + g * s.T, I), p)
        P = P + g * T
        return SimoWongTorque(R, P, update(h, divide(P, I) - W, s.A), T), explicit_step(P)

    @kernel
    def midpoint_step(torque, p, I, h, t, s):
        g = 0.5 * h
        W = divide(s.P, I)
        half = exp(g * (W + (0.5 * g) * s.A))
        T = torque(t + g, s.R @ half, W + g * s.A, p)
        E = exp(h * (W + g * s.A))
        P = tr(E) @ (s.P + h * (half @ T))
        return SimoWong(s.R @ E, P, update(h, divide(P, I) - W, s.A)), explicit_step(P)

    if impulse == "trapezoidal":
        return Parts(trapezoidal_step, trapezoidal_start, momentum_finish, reversing(SimoWongTorque, "P"))
    return Parts(midpoint_step, midpoint_start, momentum_finish, reversing(SimoWong, "P"))


def sw(impulse: str = "trapezoidal") -> Parts:
    return explicit_simo_wong(symmetric, impulse)


def refine(method: Method, options: Mapping[str, Any]) -> Method:
    if options["impulse"] == "midpoint":
        return replace(method, claims=replace(method.claims, reversible=False))
    return method


METHODS = (
    Method(
        name="sw",
        composes=False,
        summary="Simo-Wong, explicit, momentum conserving",
        build=sw,
        accepts=Kind.VELOCITY,
        claims=reversible_claims(),
        cost=Cost(start=1, step=1),
        source=Source("hulbert1992", "section 4.2, (45)-(49), (69), (70), (77)", also=("simo1991",)),
        options={
            "impulse": Option("trapezoidal", ("trapezoidal", "midpoint"), "quadrature of the impulse"),
        },
        refine=refine,
    ),
)
