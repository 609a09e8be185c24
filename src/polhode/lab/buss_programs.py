"""Methods for linear spaces, transferred to rotations.  Buss 2001 (sections 3 and 6) compares his own methods with
them.

Importing `polhode.lab` registers these methods.  They can then be used by name, but lists of methods omit them. They
reproduce his tables, and show that averaging rotations gives poor results.

Runge-Kutta:      the four angular velocities of the classical method, averaged with (1, 2, 2, 1)/6
Adams:            the last four, with (55, -59, 37, -9)/24, predict; the one at the prediction and the last three, with
(9, 19, -5, 1)/24, correct (PECE)
Simo-Wong:        nubar = nu + h/2 a,  a = (nu_i - nu_{i-1})/h   (gamma = 1, beta = 0);  R <- R exp(h nubar)

"Averaged": each angular velocity becomes the quaternion of its rotation over the step, and the quaternions are averaged
in four dimensions.

buss_rk, buss_abm and buss_sw are the methods of the text.  buss_rk_as_run, buss_abm_as_run and buss_sw_as_run are the
methods of his program, found by matching his tables.  The program averaged rotation vectors.  In Adams it computed the
velocity at the prediction in the axes of the predicted body but used it in the axes of the old one, and made each of
the first three steps by five first-order steps.  In Simo-Wong it left out the division by h.

Symbols   Omega -> R, L -> P in body axes, omega -> W seen from the axes at the start of the step, nu -> W in the body.
Deviations   Buss assumes that the momentum is known.  Here the torque is integrated, too: with the stages of
Runge-Kutta, and by the trapezoidal rule for the others, which keep the torque at the end of the step.  The text does
not say how to start:
the history of Adams comes from a Taylor expansion backwards, and Simo-Wong begins with a_0 = 0, a first-order step.
A torque that depends on the angular velocity is evaluated at the stage, or at a prediction with an error of O(h^2).
"""

from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from ..integrators.record import Claims, Cost, Kind, Method, Parts, Source, explicit_claims
from ..integrators.states import (
    Momentum,
    acceleration,
    keeping,
    kicked_kept,
    momentum_finish,
    momentum_parts,
    reversing,
)
from ..kernels.free_body import choose
from ..kernels.quaternions import dot4, to_matrix
from ..kernels.quaternions import exp as quaternion
from ..kernels.scalar import kernel, where
from ..kernels.so3 import exp
from ..kernels.solve import explicit
from ..kernels.values import divide, tr

# --- averages of four rotations ----------------------------------------------------------------------------


@kernel
def linear_average(v, a, b, c, d):
    """Return the rotation of the average of four rotation vectors, with weights v."""
    return exp(v[0] * a + v[1] * b + v[2] * c + v[3] * d)


@kernel
def quaternion_average(v, a, b, c, d):
    """Return the rotation of the average of four quaternions, whose signs agree because the angles are below pi."""
    q = v[0] * quaternion(a) + v[1] * quaternion(b) + v[2] * quaternion(c) + v[3] * quaternion(d)
    return (1.0 / dot4(q, q)) * to_matrix(q)


RUNGE_KUTTA = (1 / 6, 2 / 6, 2 / 6, 1 / 6)
BASHFORTH = (55 / 24, -59 / 24, 37 / 24, -9 / 24)
MOULTON = (9 / 24, 19 / 24, -5 / 24, 1 / 24)


# --- Runge-Kutta --------------------------------------------------------------------------------------------


@kernel
def stage(torque, p, I, t, R, L, v):
    """Return angular velocity and torque of the body rotated by v, in the body axes at the start of the step."""
    D = exp(v)
    W = divide(tr(D) @ L, I)
    return D @ W, D @ torque(t, R @ D, W, p)


def buss_rk(as_run: bool = False) -> Parts:
    average = linear_average if as_run else quaternion_average

    @kernel
    def step(torque, p, I, h, t, s):
        g = 0.5 * h
        W1 = divide(s.P, I)
        T1 = torque(t, s.R, W1, p)
        W2, T2 = stage(torque, p, I, t + g, s.R, s.P + g * T1, g * W1)
        W3, T3 = stage(torque, p, I, t + g, s.R, s.P + g * T2, g * W2)
        W4, T4 = stage(torque, p, I, t + h, s.R, s.P + h * T3, h * W3)
        E = average(RUNGE_KUTTA, h * W1, h * W2, h * W3, h * W4)
        P = s.P + (h / 6.0) * (T1 + 2.0 * (T2 + T3) + T4)
        return Momentum(s.R @ E, tr(E) @ P), explicit(P.x)

    return momentum_parts(step)


# --- Adams-Bashforth-Moulton --------------------------------------------------------------------------------


class Adams(NamedTuple):
    R: Any
    P: Any
    T: Any  # torque, in the body frame
    W1: Any  # angular velocities one, two and three steps ago, in the axes of the body now
    W2: Any
    W3: Any
    n: Any  # number of steps made, at most three


@kernel
def earlier(I, P, W, T, h):
    """Return the angular velocity one step earlier, in the present body axes, with an error of O(h^2)."""
    D = exp(-h * (W - (0.5 * h) * acceleration(I, W, T)))
    return D @ divide(tr(D) @ (P - h * T), I)


@kernel
def adams_start(torque, p, I, h, t, R, W):
    T, P = torque(t, R, W, p), I @ W
    back = (earlier(I, P, W, T, h), earlier(I, P, W, T, 2.0 * h), earlier(I, P, W, T, 3.0 * h))
    return Adams(R, P, T, back[0], back[1], back[2], 0.0 * h)


@kernel
def adams_turn(s, E):
    """Rotate the state by E.  The earlier angular velocities stay the same in space."""
    return Adams(s.R @ E, tr(E) @ s.P, s.T, tr(E) @ s.W1, tr(E) @ s.W2, tr(E) @ s.W3, s.n)


@kernel
def five_first_order_steps(I, P, h):
    D = exp((0.2 * h) * divide(P, I))
    for _ in range(4):
        D = D @ exp((0.2 * h) * divide(tr(D) @ P, I))
    return D


@kernel
def slow_start(I, P, h, n, E):
    D = five_first_order_steps(I, P, h)
    return choose(n < 2.5, D, E)


def buss_abm(as_run: bool = False) -> Parts:
    average = linear_average if as_run else quaternion_average

    @kernel
    def step(torque, p, I, h, t, s):
        g = 0.5 * h
        W0 = divide(s.P, I)
        D = average(BASHFORTH, h * W0, h * s.W1, h * s.W2, h * s.W3)
        Wp = divide(tr(D) @ (s.P + h * s.T), I)  # in the axes of the predicted body
        E = average(MOULTON, h * (Wp if as_run else D @ Wp), h * W0, h * s.W1, h * s.W2)
        E = slow_start(I, s.P, h, s.n, E) if as_run else E
        R, back = s.R @ E, tr(E)
        T = torque(t + h, R, divide(back @ (s.P + h * s.T), I), p)
        P = back @ (s.P + g * s.T) + g * T
        return Adams(R, P, T, back @ W0, back @ s.W1, back @ s.W2, s.n + where(s.n < 2.5, 1.0, 0.0)), explicit(P.x)

    reverse = reversing(Adams, "P", "W1", "W2", "W3")
    return Parts(step, adams_start, momentum_finish, reverse, adams_turn, kicked_kept, keeping(Adams))


# --- Simo-Wong ------------------------------------------------------------------------------------------------


class Backward(NamedTuple):
    R: Any
    P: Any
    T: Any  # torque, in the body frame
    V: Any  # angular velocity one step ago, in the body


@kernel
def backward_start(torque, p, I, h, t, R, W):
    return Backward(R, I @ W, torque(t, R, W, p), W)


@kernel
def backward_turn(s, E):
    return Backward(s.R @ E, tr(E) @ s.P, s.T, s.V)


def buss_sw(as_run: bool = False) -> Parts:
    @kernel
    def step(torque, p, I, h, t, s):
        g = 0.5 * h
        W = divide(s.P, I)
        E = exp(h * (W + (g if as_run else 0.5) * (W - s.V)))
        R = s.R @ E
        T = torque(t + h, R, divide(tr(E) @ (s.P + h * s.T), I), p)
        return Backward(R, tr(E) @ (s.P + g * s.T) + g * T, T, W), explicit(W.x)

    reverse = reversing(Backward, "P", "V")
    return Parts(step, backward_start, momentum_finish, reverse, backward_turn, kicked_kept, keeping(Backward))


CLAIMS = explicit_claims(2)


def pair(
    name: str, summary: str, build: Any, cost: Cost, section: str, ran: str, claims: Claims = CLAIMS, **more: Any
) -> tuple[Method, Method]:
    """Return the method of the text, and the method of the program behind the published tables.

    `ran` says how the program differs, and `claims` are its properties.
    """
    source = Source("buss2001", f"section 3, {section}")
    stated = Method(name, summary, build, Kind.VELOCITY, CLAIMS, cost, source, **more)
    source = replace(source, note=f"as run: {ran}")
    name, summary, build = f"{name}_as_run", f"{summary}, as Buss ran it", partial(build, as_run=True)
    return stated, replace(stated, name=name, summary=summary, build=build, claims=claims, source=source)


PAIRS = (
    pair(
        "buss_rk", "classical Runge-Kutta with averaged rotations", buss_rk, Cost(start=0, step=4), "Runge-Kutta",
        "with rotation vectors averaged, not quaternions",
    ),
    pair(
        "buss_abm", "Adams-Bashforth-Moulton with averaged rotations", buss_abm, Cost(start=1, step=1), "AB-AM",
        "with the predicted velocity in another frame, and rotation vectors averaged", one_step=False,
    ),
    pair(
        "buss_sw", "explicit Simo-Wong, gamma = 1, as stated by Buss", buss_sw, Cost(start=1, step=1), "Simo-Wong",
        "without the division by h, which makes it first order",
        replace(CLAIMS, order=1, momentum_order=1, velocity_order=1), one_step=False,
    ),
)  # fmt: skip
METHODS = tuple(m for methods in zip(*PAIRS, strict=True) for m in methods)  # those of the text come first
