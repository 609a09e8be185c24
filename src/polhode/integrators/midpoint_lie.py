"""Midpoint Lie with the torque's impulse in the middle, at the start or at the end of the step: Krysl 2005.

    free step of length g:   I Psi = g exp(-Psi/2) Pi,   R <- R exp(Psi),   Pi <- exp(-Psi) Pi

    LIEMID[E2]   Pi <- Pi + h T_n, then a free step
    LIEMID[E1]   a free step, then Pi <- Pi + h T_{n+1}; the adjoint of E2
    LIEMID[EA]   E1(h/2) after E2(h/2): kick, two free steps of h/2, kick
    LIEMID[I]    I Psi/h = exp(-Psi/2) Pi_n + h/2 T,   T at R_n exp(Psi/2)
                 Pi_{n+1} = exp(-Psi) Pi_n + h exp(-Psi/2) T

Symbols   Pi -> P, Psi -> psi.
Deviations   E1 and LIEMID[I] have misprints in the paper, each of which reduces the order by one; the printed forms are
in `polhode.lab.misprints`.  EA stores the torque at the end of the step, so a step calls it once.  The tangent of
LIEMID[I] leaves out the derivative of the torque.
A torque that depends on the angular velocity: LIEMID[I] uses Psi/h; EA uses P + h/2 T with the last torque, with an
error of O(h^2); E1 uses the value before its impulse, with an error of O(h).
"""

from collections.abc import Callable
from dataclasses import replace

from ..kernels.flight import Pair, counterpart, drifts
from ..kernels.scalar import kernel, like, rotation
from ..kernels.so3 import dexp, exp, polynomial
from ..kernels.solve import fixed_point, newton, together
from ..kernels.values import Mat3, cross, divide, dot, norm_max, solve, tr
from .record import Claims, Cost, Kernel, Kind, Method, Parts, Source, ends_with_torque, reversible_claims
from .states import Kicked, Momentum, half_kick, kicked_parts, momentum_parts


@kernel
def midpoint(psi, constants):
    """Return Newton's correction d of psi in I psi = g exp(-psi/2) P, a bound for the remaining error, and its scale.

    The remaining error is about |psi| d^2/8.
    """
    I, g, P = constants
    half = -0.5 * psi
    s, c, d = rotation(dot(half, half))  # stored because it is used twice; otherwise compilers would compute it twice
    w = cross(half, P)
    q = g * (P + s * w + c * cross(half, w))  # g exp(half) P
    D = polynomial(c, d, half)  # dexp(half)
    k = -0.5 * q
    d = solve(I + Mat3(cross(k, D.e1), cross(k, D.e2), cross(k, D.e3)), I @ psi - q)
    return d, dot(d, d), like(1.0, d.x)


@drifts
@kernel
def free_turn(I, g, P):
    """Return the turn of the free body in one midpoint Lie step of length g."""
    psi, report = newton(midpoint, g * divide(P, I), (I, g, P))
    return exp(psi), report


@kernel
def free_midpoint(I, g, R, P):
    """Return R and P of the free body after one midpoint Lie step of length g."""
    E, report = free_turn(I, g, P)
    return R @ E, tr(E) @ P, report


@ends_with_torque(half_kick)
@kernel
def liemid_ea_step(torque, p, I, h, t, s):
    g = 0.5 * h
    R, P, first = free_midpoint(I, g, s.R, s.P + g * s.T)
    R, P, second = free_midpoint(I, g, R, P)
    T = torque(t + h, R, divide(P + g * s.T, I), p)
    return Kicked(R, P + g * T, T), together(first, second)


@kernel
def liemid_e1_step(torque, p, I, h, t, s):
    R, P, report = free_midpoint(I, h, s.R, s.P)
    return Momentum(R, P + h * torque(t + h, R, divide(P, I), p)), report


@kernel
def liemid_e2_step(torque, p, I, h, t, s):
    T = torque(t, s.R, divide(s.P, I), p)
    R, P, report = free_midpoint(I, h, s.R, s.P + h * T)
    return Momentum(R, P), report


@kernel
def balance(I, h, P, psi, H, T):
    """Return the residual of I psi = h exp(-psi/2) P + h^2/2 T, with H = exp(psi/2), and its tangent for a fixed T."""
    D = dexp(-0.5 * psi)
    q = h * (tr(H) @ P)
    F = I @ psi - q - (0.5 * h * h) * T
    return F, I + -0.5 * Mat3(cross(q, D.e1), cross(q, D.e2), cross(q, D.e3))


@counterpart(balance)
@kernel
def balance_in_flight(I, h, P, psi, H, T):
    F, J = balance(I.I, h, P.turn, psi.turn, H.R, T.turn)
    return Pair(F, psi.shift - (h / I.m) * (P.shift + (0.5 * h) * T.shift)), Pair(J, 1.0)


@kernel
def implicit(psi, c):
    """Return the correction of psi, and its size."""
    torque, p, I, h, t, s, size = c
    H = exp(0.5 * psi)
    F, J = balance(I, h, s.P, psi, H, torque(t + 0.5 * h, s.R @ H, (1.0 / h) * psi, p))
    return solve(J, F), norm_max(psi) + size


@kernel
def liemid_i_step(torque, p, I, h, t, s):
    guess = h * divide(s.P, I)
    psi, report = fixed_point(implicit, guess, (torque, p, I, h, t, s, norm_max(guess)))
    H = exp(0.5 * psi)
    middle = (2.0 / h) * (I @ psi) - tr(H) @ s.P  # exp(-psi/2) P + h T
    return Momentum((s.R @ H) @ H, tr(H) @ middle), report


CLAIMS = reversible_claims()
# The claim for the energy of E1 and E2 is None (unknown).  Both are conjugate to EA, whose energy drifts, but their
# energy oscillates by O(h), so that the drift cannot be measured.
FIRST = replace(CLAIMS, order=1, momentum_order=1, reversible=False, velocity_order=1, energy=None)
NOT_SYMPLECTIC = "the paper calls it symplectic; for an asymmetric body it is not"


def midpoint_lie(
    name: str, summary: str, parts: Callable[[Kernel], Parts], step: Kernel, claims: Claims, cost: Cost, source: Source
) -> Method:
    return Method(
        name, summary, lambda: parts(step), Kind.VELOCITY, claims, cost, source, candidate=name == "liemid_ea"
    )


METHODS = (
    midpoint_lie(
        "liemid_ea", "alternating explicit midpoint Lie", kicked_parts, liemid_ea_step, CLAIMS,
        Cost(start=1, step=1, solves=2), Source("krysl2005", "section 3", NOT_SYMPLECTIC),
    ),
    midpoint_lie(
        "liemid_i", "implicit midpoint Lie", momentum_parts, liemid_i_step, CLAIMS,
        Cost(start=0, step=0, each_pass=1, solves=1), Source("krysl2005", "section 3, LIEMID[I]"),
    ),
    midpoint_lie(
        "liemid_e1", "explicit midpoint Lie, impulse at the end", momentum_parts, liemid_e1_step, FIRST,
        Cost(start=0, step=1, solves=1), Source("krysl2005", "section 3, variant 1", NOT_SYMPLECTIC),
    ),
    midpoint_lie(
        "liemid_e2", "explicit midpoint Lie, impulse at the start", momentum_parts, liemid_e2_step, FIRST,
        Cost(start=0, step=1, solves=1), Source("krysl2005", "section 3, variant 2", NOT_SYMPLECTIC),
    ),
)  # fmt: skip
