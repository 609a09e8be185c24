"""Taylor methods with one rotation per step: Buss 2001, section 3.

    w   = I^-1 L
    w'  = I^-1 (L' - w x L)                                                   (5)
    w'' = w x w' + I^-1 (L'' - w' x L - 2 w x L' + w x (w x L))               (8)
    wbar = w + h/2 w' + h^2/6 w'' + h^2/12 (w' + h/3 w'') x w                 third order
    Omega <- exp(h wbar) Omega

Symbols   Omega -> R, L -> P, w -> W.  Buss works in space; here space is taken to coincide with the body
axes at the start of the step, so that I is diagonal, L = P, and R <- R exp(h wbar).
Deviations   Buss takes the momentum as given.  Here it is integrated from the torque along the motion:
with T1 the torque on the body moved on by 2h/3 to second order,

    L'' = (T1 - T0)/(2h/3),   L <- L + h (T0 + 3 T1)/4     (Radau)

which keeps third order with two torque calls a step.
"""

from ..kernel.scalar import kernel
from ..kernel.so3 import exp
from ..kernel.solve import explicit
from ..kernel.values import cross, divide, tr
from .record import DRIFTS, EXACT, Claims, Cost, Kind, Method, Parts, Source
from .states import Momentum, momentum_finish, momentum_reverse, momentum_start, momentum_turn


@kernel
def first_derivative(I, P, W, L1):
    """(5)"""
    return divide(L1 - cross(W, P), I)


@kernel
def second_derivative(I, P, W, W1, L1, L2):
    """(8)"""
    return cross(W, W1) + divide(L2 - cross(W1, P) - 2.0 * cross(W, L1) + cross(W, cross(W, P)), I)


@kernel
def buss3_step(torque, p, I, h, t, s):
    W = divide(s.P, I)
    L1 = torque(t, s.R, W, p)
    W1 = first_derivative(I, s.P, W, L1)
    d = (2.0 / 3.0) * h
    D = exp(d * W + (0.5 * d * d) * W1)
    T1 = D @ torque(t + d, s.R @ D, W + d * W1, p)
    L2 = (1.0 / d) * (T1 - L1)
    W2 = second_derivative(I, s.P, W, W1, L1, L2)
    mean = W + (0.5 * h) * W1 + (h * h / 6.0) * W2 + (h * h / 12.0) * cross(W1 + (h / 3.0) * W2, W)
    E = exp(h * mean)
    P = s.P + (0.25 * h) * (L1 + 3.0 * T1)
    return Momentum(s.R @ E, tr(E) @ P), explicit(P.x)


METHODS = (
    Method(
        name="buss3",
        summary="Taylor, third order, one rotation per step",
        build=lambda: Parts(buss3_step, momentum_start, momentum_finish, momentum_reverse, momentum_turn),
        accepts=Kind.TORQUE,
        claims=Claims(order=3, momentum_order=3, symplectic=False, reversible=False, free_energy=DRIFTS, energy=DRIFTS, momentum=EXACT),
        cost=Cost(start=0, step=2),
        source=Source("buss2001", "section 3, true third-order method, (5), (8)"),
    ),
)
