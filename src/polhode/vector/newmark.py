"""Newmark's family in a linear space.

    u' = u + h v + h^2 ((1/2 - beta) a + beta a')
    v' = v + h ((1 - gamma) a + gamma a')
    M a' = f(t', u', v') - K u' - C v' + F(t')

A prime marks values at the end of the step.  With beta = 0 the method is explicit; with gamma = 1/2 as well, it is the
method of central differences.  With beta > 0, a linear force needs the solution of one linear system per step, whose
matrix S = M + gamma h C + beta h^2 K is factorised once.  A function f needs Newton's method.  The linear systems of
Newton's method are solved by GMRES with S as preconditioner; the derivatives of f are approximated by differences,
which takes a few more calls.  All calls are counted.

With gamma = 1/2, every method of the family preserves the two-form dw ^ dp for w = u - beta h^2 a(u) and p = M v: in
these variables it is the explicit method (beta = 0) in another potential.  It preserves du ^ dp only if beta = 0 or the
forces are linear.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from ..arguments import finite_number
from ..integrators.record import BOUNDED, DRIFTS, EXACT
from .operators import Array
from .record import EXPLICIT, Report, VectorClaims, VectorMethod, VectorParts
from .system import System

EPS = float(np.finfo(float).eps)
PASSES = 30
CONVERGED = 1e-9  # after a relative correction of the state below this, the next correction is below rounding
FORCING = 1e-6  # factor by which GMRES reduces the residual
NUDGE = 1e-7  # relative change of the state with which the derivatives of f are approximated


class Newmark(NamedTuple):
    u: Array
    v: Array
    a: Array


def start(q: System, h: float, t: float, u: Array, v: Array) -> Newmark:
    return Newmark(u, v, q.accelerate(q.force(t, u, v), v, 0.0))


def finish(h: float, s: Any) -> tuple[Array, Array]:
    return s.u, s.v


def newmark_vector(beta: float = 0.0, gamma: float = 0.5) -> VectorParts:
    for name, x in (("beta", beta), ("gamma", gamma)):
        finite_number(x, f"newmark_vector: {name}", "a number of at least 0, usually 1/4 or 1/2", least=0.0)

    def step(q: System, h: float, t: float, s: Newmark) -> tuple[Newmark, Report]:
        g, b = gamma * h, beta * h * h
        u = s.u + h * s.v + (0.5 - beta) * h * h * s.a
        v = s.v + (1.0 - gamma) * h * s.a
        report = EXPLICIT
        if b == 0.0:
            a = q.accelerate(q.force(t + h, u, q.predicted(s.v, h, s.a)), v, g)
        elif q.function is None:
            r = q.force(t + h, u, v)
            a = q.solve(r if q.damping is None else r - q.damping @ v, g, b)
        else:
            a, report = implicit(q, h, t + h, u, v, g, b, s.a)
        return Newmark(u + b * a if b else u, v + g * a, a), report

    return VectorParts(step, start, finish)


def implicit(q: System, h: float, t: float, u: Array, v: Array, g: float, b: float, a: Array) -> tuple[Array, Report]:
    """Solve S a = f(t, u + b a, v + g a) + F(t) - K u - C v for a, by Newton's method with GMRES."""
    from scipy.sparse.linalg import LinearOperator, gmres

    constant = q.applied(t)
    if q.stiffness is not None:
        constant = constant - q.stiffness @ u
    if q.damping is not None:
        constant = constant - q.damping @ v
    length = max(b, g * h)  # if a changes by 1, u and h v change by at most this length
    n = int(np.prod(q.shape, dtype=int))
    coupling = change = math.inf
    for k in range(1, PASSES + 1):
        at_u, at_v = u + b * a, v + g * a
        f = q.function_value(t, at_u, at_v)
        r = q.solve(f + constant, g, b) - a  # S^-1 times the residual
        size = float(np.max(np.abs(at_u)) + h * np.max(np.abs(at_v)))
        if not np.isfinite(size + np.sum(r)):
            return a + r, Report(k, math.inf)
        change = length * float(np.max(np.abs(r))) / (size or 1.0)
        if change == 0.0 or (change <= CONVERGED and coupling * change <= EPS):  # Newton's correction would equal r
            return a + r, Report(k, change)

        def tangent(x: Array, at_u: Array = at_u, at_v: Array = at_v, f: Array = f, size: float = size) -> Array:
            """Return S^-1 (S - b df/du - g df/dv) x, with the derivatives approximated by a difference."""
            x = x.reshape(q.shape)
            top = float(np.max(np.abs(x)))
            if top == 0.0:
                return np.zeros(n)
            e = NUDGE * (size or 1.0) / (length * top)
            df = q.function_value(t, at_u + (e * b) * x, at_v + (e * g) * x) - f
            return np.ravel(x - q.solve(df / e, g, b))

        J = LinearOperator((n, n), matvec=tangent, dtype=float)
        d = gmres(J, np.ravel(r), rtol=FORCING, atol=0.0, restart=min(n, 40), maxiter=20)[0].reshape(q.shape)
        a = a + d
        coupling = float(np.max(np.abs(d - r)) / np.max(np.abs(d)))  # an estimate of |S^-1 (b df/du + g df/dv)|
        change = length * float(np.max(np.abs(d))) / (size or 1.0)
        if change <= CONVERGED:
            return a, Report(k, change)
    return a, Report(PASSES, change, stalled=True)


# --- the record for other beta and gamma ------------------------------------------------------------------


def limit(beta: float, gamma: float) -> float:
    """Return the largest value of omega h for which the solution of the undamped oscillator stays bounded."""
    if gamma < 0.5:
        return 0.0
    return math.inf if 2.0 * beta >= gamma else 1.0 / math.sqrt(0.5 * gamma - beta)


def newmark_variant(m: VectorMethod, options: Mapping[str, Any]) -> VectorMethod:
    beta, gamma = options["beta"], options["gamma"]
    central = gamma == 0.5
    energy = (EXACT if beta == 0.25 else BOUNDED) if central else DRIFTS
    order = 2 if central else 1
    symplectic = central and beta == 0.0
    claims = VectorClaims(order, order, symplectic, reversible=central, energy=energy, limit=limit(beta, gamma))
    return replace(m, claims=claims, cost=replace(m.cost, solves=int(beta > 0.0)))
