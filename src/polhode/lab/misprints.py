"""Methods as printed with misprints, and as published programs ran them, for comparison in the exhibits of the lab.

Importing `polhode.lab` registers these methods.  They can then be used by name, but lists of methods omit them. Do not
use them for computations: the correct methods are in `polhode.integrators`.

    liemid_e1_printed   Pi_{n+1} = exp(-Psi)(Pi_n + h T_{n+1}): the impulse is multiplied by the exponential, so this
                        is not the adjoint of liemid_e2                                            (Krysl 2005)
    liemid_ea_printed   half a step of liemid_e2, then half a step of liemid_e1_printed: first order
    liemid_i_printed    I Psi/h = Pi_n + h/2 exp(Psi/2) T: a factor exp(-Psi/2) is missing; first order
    nmb_paper           nmb and nms whose solve ends with a residual below 100 eps, as in the program of
    nms_paper           appendix B; a step that does not reach this reports it      (Krysl & Endres 2004)
    sw_gamma1           A_n = (Omega_n - Omega_{n-1})/h, that is gamma = 1, as in programs of Simo & Wong's method
                        whose energy drifts

Symbols as in `polhode.integrators.midpoint_lie`, `newmark` and `simo_wong`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from ..integrators import METHODS as RIGHT
from ..integrators.midpoint_lie import free_midpoint, free_turn
from ..integrators.newmark import body_newmark, equation_body, equation_space, ratios, space_newmark
from ..integrators.record import DRIFTS, Method, Parts
from ..integrators.simo_wong import explicit_simo_wong
from ..integrators.states import Kicked, Momentum, kicked_parts, momentum_parts
from ..kernels.scalar import eps, kernel, where
from ..kernels.so3 import exp
from ..kernels.solve import Report, fixed_point, together
from ..kernels.values import divide, norm_max, solve, tr

# --- Krysl 2005 -------------------------------------------------------------------------------------------------


@kernel
def liemid_ea_printed(torque, p, I, h, t, s):
    g = 0.5 * h
    R, P, first = free_midpoint(I, g, s.R, s.P + g * s.T)
    E, second = free_turn(I, g, P)
    R = R @ E
    T = torque(t + h, R, divide(tr(E) @ (P + g * s.T), I), p)
    return Kicked(R, tr(E) @ (P + g * T), T), together(first, second)


@kernel
def liemid_e1_printed(torque, p, I, h, t, s):
    E, report = free_turn(I, h, s.P)
    R = s.R @ E
    T = torque(t + h, R, divide(tr(E) @ s.P, I), p)
    return Momentum(R, tr(E) @ (s.P + h * T)), report


@kernel
def implicit_printed(psi, c):
    """Return the correction of psi in I psi = h P + h^2/2 exp(psi/2) T, and the residual."""
    torque, p, I, h, t, s, size = c
    H = exp(0.5 * psi)
    T = torque(t + 0.5 * h, s.R @ H, (1.0 / h) * psi, p)
    return psi - divide(h * s.P + (0.5 * h * h) * (H @ T), I), norm_max(psi) + size


@kernel
def liemid_i_printed(torque, p, I, h, t, s):
    guess = h * divide(s.P, I)
    psi, report = fixed_point(implicit_printed, guess, (torque, p, I, h, t, s, norm_max(guess)))
    E = exp(psi)
    return Momentum(s.R @ E, tr(E) @ ((2.0 / h) * (I @ psi) - s.P)), report


# --- Krysl & Endres 2004, appendix B ------------------------------------------------------------------------------


@kernel
def newton_paper(residual, A, c):
    """Iterate while the residual is above 100 eps, at most thirteen times, as the program does with maxi = 12."""
    passes = 0.0 * A.x
    more = passes + 1.0
    last = passes
    for _ in range(13):
        d, size = residual(A, c)
        last = where(more > 0.0, size, last)  # after the last needed pass, `last` does not change any more
        more = more * where(size > 100.0 * eps(size), 1.0, 0.0)
        A = A - more * d
        passes = passes + more
    _, size = residual(A, c)
    last = where(more > 0.0, size, last)
    return A, Report(passes, last, where(last > 100.0 * eps(size), 0.0, 1.0))


@kernel
def residual_body(A, c):
    """Return Newton's correction of A, and the residual of (19)."""
    I, T, g, Wp = c
    f, J, _ = equation_body(A, ratios(I), divide(T, I), g, Wp)
    return solve(J, f), norm_max(I @ f)


@kernel
def accelerate_body(I, T, g, Wp, A):
    return newton_paper(residual_body, A, (I, T, g, Wp))


@kernel
def residual_space(a, c):
    i, T, g, wp, _ = c
    f, J, _ = equation_space(a, i, T, g, wp)
    return solve(J, f), norm_max(f)


@kernel
def accelerate_space(a, c):
    return newton_paper(residual_space, a, c)


# --- programs of Simo & Wong's method ------------------------------------------------------------------------------


@kernel
def backward(h, dW, A):
    return (1.0 / h) * dW


def sw_gamma1(impulse: str = "trapezoidal") -> Parts:
    return explicit_simo_wong(backward, impulse)


# --- the records ---------------------------------------------------------------------------------------------------


def misprint(right: str, name: str, summary: str, build: Any, claims: Mapping[str, Any], note: str) -> Method:
    """Return the record of a method with a misprint, with the claims that change."""
    m = RIGHT[right]
    source = replace(m.source, note=note)
    changed = replace(m.claims, **claims)
    return replace(m, name=name, summary=summary, build=build, claims=changed, source=source, aliases=(), refine=None)


PRINTED = {"order": 1, "momentum_order": 1, "velocity_order": 1, "reversible": False, "energy": DRIFTS}

METHODS = (
    misprint(
        "liemid_ea", "liemid_ea_printed", "alternating explicit midpoint Lie with a misprint",
        partial(kicked_parts, liemid_ea_printed), PRINTED, "as printed",
    ),
    misprint(
        "liemid_i", "liemid_i_printed", "implicit midpoint Lie with a misprint",
        partial(momentum_parts, liemid_i_printed), {**PRINTED, "free_energy": DRIFTS}, "as printed",
    ),
    misprint(
        "liemid_e1", "liemid_e1_printed", "explicit midpoint Lie, impulse at the end, with a misprint",
        partial(momentum_parts, liemid_e1_printed), PRINTED, "as printed",
    ),
    misprint(
        "nmb", "nmb_paper", "explicit Newmark, body frame, with the stopping rule of the paper's program",
        partial(body_newmark, accelerate_body), {}, "with the stopping rule of appendix B",
    ),
    misprint(
        "nms", "nms_paper", "explicit Newmark, space frame, with the stopping rule of the paper's program",
        partial(space_newmark, accelerate_space), {}, "with the stopping rule of appendix B",
    ),
    misprint(
        "sw", "sw_gamma1", "Simo-Wong with gamma = 1, as in some programs",
        sw_gamma1, {"free_energy": DRIFTS, "reversible": False}, "gamma = 1, as in some programs",
    ),
)  # fmt: skip
