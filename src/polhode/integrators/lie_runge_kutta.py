"""Runge-Kutta on the group SO(3) x R^3: Crouch-Grossman, Munthe-Kaas, and commutator-free.

In the axes of the body at the start of the step, with D the turn since then and L the momentum in space,

    D' = D Omega~,   L' = D T(R D),   Omega = J^-1 D^T L,   D(0) = 1, L(0) = Pi_n
    R_{n+1} = R_n D(h),   Pi_{n+1} = D(h)^T L(h)

All three methods compute L with the classical weights b = (1, 2, 2, 1)/6; Omega_i and T_i are those of stage i.

    cg4     D_4 = exp(h Omega_3), D = exp(h/6 Omega_1) exp(h/3 Omega_2) exp(h/3 Omega_3) exp(h/6 Omega_4)
            The tableau of RK4 fails Crouch & Grossman's third-order condition by 1/36, so the order is 2.
    rkmk4   D_i = exp(u_i), u' = dexp^-1(-u) Omega = Omega + u x Omega/2 + u x (u x Omega)/12, u by RK4
    cf4     D_4 = exp(h/2 Omega_1) exp(h Omega_3 - h/2 Omega_1)
            D = exp(h/12 (3 O_1 + 2 O_2 + 2 O_3 - O_4)) exp(h/12 (-O_1 + 2 O_2 + 2 O_3 + 3 O_4)),  O = Omega

Symbols   Pi -> P; k_i, l_i are Omega_i (for rkmk4 u'_i) and D_i T_i.
The momentum is exact, because L is in space.  Between steps it is stored in the body frame, as Pi, which each step
turns by its own rotation, so that errors of R R^T do not accumulate.  A torque that depends on the angular velocity is
evaluated at the angular velocity of the stage.
"""

from ..kernels.scalar import kernel
from ..kernels.so3 import exp
from ..kernels.solve import explicit_step
from ..kernels.values import cross, divide, tr
from .record import Cost, Kernel, Kind, Method, Source, explicit_claims
from .states import Momentum, momentum_parts


@kernel
def stage(torque, p, I, t, R, D, L):
    """Return Omega and D T at the turn D and the momentum L."""
    W = divide(tr(D) @ L, I)
    return W, D @ torque(t, R @ D, W, p)


@kernel
def first_stage(torque, p, I, t, s):
    W = divide(s.P, I)
    return W, torque(t, s.R, W, p)


@kernel
def classical(h, k1, k2, k3, k4):
    return (h / 6.0) * (k1 + 2.0 * (k2 + k3) + k4)


@kernel
def cg4_step(torque, p, I, h, t, s):
    g = 0.5 * h
    k1, l1 = first_stage(torque, p, I, t, s)
    k2, l2 = stage(torque, p, I, t + g, s.R, exp(g * k1), s.P + g * l1)
    k3, l3 = stage(torque, p, I, t + g, s.R, exp(g * k2), s.P + g * l2)
    k4, l4 = stage(torque, p, I, t + h, s.R, exp(h * k3), s.P + h * l3)
    D = (exp((h / 6.0) * k1) @ exp((h / 3.0) * k2)) @ (exp((h / 3.0) * k3) @ exp((h / 6.0) * k4))
    return Momentum(s.R @ D, tr(D) @ (s.P + classical(h, l1, l2, l3, l4))), explicit_step(s.P)


@kernel
def pulled_back(torque, p, I, t, R, u, L):
    """Return dexp^-1(-u) Omega and D T at the turn D = exp(u), the former only to second order in u."""
    W, T = stage(torque, p, I, t, R, exp(u), L)
    c = cross(u, W)
    return W + 0.5 * c + (1.0 / 12.0) * cross(u, c), T


@kernel
def rkmk4_step(torque, p, I, h, t, s):
    g = 0.5 * h
    k1, l1 = first_stage(torque, p, I, t, s)
    k2, l2 = pulled_back(torque, p, I, t + g, s.R, g * k1, s.P + g * l1)
    k3, l3 = pulled_back(torque, p, I, t + g, s.R, g * k2, s.P + g * l2)
    k4, l4 = pulled_back(torque, p, I, t + h, s.R, h * k3, s.P + h * l3)
    D = exp(classical(h, k1, k2, k3, k4))
    return Momentum(s.R @ D, tr(D) @ (s.P + classical(h, l1, l2, l3, l4))), explicit_step(s.P)


@kernel
def cf4_step(torque, p, I, h, t, s):
    g, f = 0.5 * h, h / 12.0
    k1, l1 = first_stage(torque, p, I, t, s)
    D2 = exp(g * k1)
    k2, l2 = stage(torque, p, I, t + g, s.R, D2, s.P + g * l1)
    k3, l3 = stage(torque, p, I, t + g, s.R, exp(g * k2), s.P + g * l2)
    k4, l4 = stage(torque, p, I, t + h, s.R, D2 @ exp(h * k3 - g * k1), s.P + h * l3)
    middle = 2.0 * (k2 + k3)
    D = exp(f * (3.0 * k1 + middle - k4)) @ exp(f * (3.0 * k4 + middle - k1))
    return Momentum(s.R @ D, tr(D) @ (s.P + classical(h, l1, l2, l3, l4))), explicit_step(s.P)


def lie_runge_kutta(name: str, summary: str, step: Kernel, order: int, source: Source) -> Method:
    return Method(
        name, summary, lambda: momentum_parts(step), Kind.VELOCITY, explicit_claims(order), Cost(step=4), source
    )


ASYMPTOTICALLY = "about third order on heavy tops at usual steps, second asymptotically"
METHODS = (
    lie_runge_kutta(
        "cg4", "Crouch-Grossman with the tableau of RK4", cg4_step, 2,
        Source("crouch1993", "section 3, with the classical tableau", ASYMPTOTICALLY),
    ),
    lie_runge_kutta(
        "rkmk4", "Runge-Kutta-Munthe-Kaas, fourth order", rkmk4_step, 4,
        Source("munthekaas1998", "the method of order four"),
    ),
    lie_runge_kutta(
        "cf4", "commutator-free, fourth order", cf4_step, 4, Source("celledoni2003", "the method of order four")
    ),
)  # fmt: skip
