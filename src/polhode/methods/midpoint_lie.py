"""Midpoint Lie with impulses at the ends of the step: Krysl 2005, LIEMID[EA].

    Pi <- Pi + h/2 T                             kick with the torque at the node
    I Psi = g exp(-Psi/2) Pi                     free midpoint step of length g = h/2, solved for Psi
    R <- R exp(Psi),  Pi <- exp(-Psi) Pi         twice
    Pi <- Pi + h/2 T                             kick with the torque at the new node

Symbols   Pi -> P, Psi -> psi.
Deviations   In print the adjoint step has its impulse inside the exponential, which makes the method first
order; here it is outside.  The torque at the node is kept, so a step calls it once.
A torque that depends on the angular velocity is evaluated at P + h/2 T with the last torque, an error
of O(h^2).
"""

from ..kernel.scalar import kernel
from ..kernel.so3 import dexp, exp, rotate
from ..kernel.solve import newton, together
from ..kernel.values import Mat3, cross, divide, dot, solve, tr
from .record import BOUNDED, DRIFTS, EXACT, Claims, Cost, Kind, Method, Parts, Source
from .states import Kicked, kicked_reverse, kicked_start, momentum_finish


@kernel
def midpoint(psi, c):
    """Newton's correction of psi in I psi = g exp(-psi/2) P; a pass leaves about |psi| d^2/8."""
    I, g, P = c
    half = -0.5 * psi
    q = g * rotate(half, P)
    D = dexp(half)
    J = I + -0.5 * Mat3(cross(q, D.e1), cross(q, D.e2), cross(q, D.e3))
    d = solve(J, I @ psi - q)
    return d, dot(d, d), 1.0 + 0.0 * d.x


@kernel
def free_midpoint(I, g, R, P):
    """The free body by one midpoint Lie step of length g."""
    psi, report = newton(midpoint, g * divide(P, I), (I, g, P))
    E = exp(psi)
    return R @ E, tr(E) @ P, report


@kernel
def liemid_ea_step(torque, p, I, h, t, s):
    g = 0.5 * h
    R, P, first = free_midpoint(I, g, s.R, s.P + g * s.T)
    R, P, second = free_midpoint(I, g, R, P)
    T = torque(t + h, R, divide(P + g * s.T, I), p)
    return Kicked(R, P + g * T, T), together(first, second)


METHODS = (
    Method(
        name="liemid_ea",
        summary="alternating explicit midpoint Lie",
        build=lambda: Parts(liemid_ea_step, kicked_start, momentum_finish, kicked_reverse),
        accepts=Kind.VELOCITY,
        claims=Claims(
            order=2,
            momentum_order=2,
            symplectic=False,
            reversible=True,
            free_energy=BOUNDED,
            energy=DRIFTS,
            momentum=EXACT,
            velocity_order=2,
        ),
        cost=Cost(start=1, step=1, solves=2),
        source=Source("krysl2005", "section 3", "called symplectic there; for an asymmetric body it is not"),
    ),
)
