"""The two iterations that implicit methods use: Newton's and a fixed-point iteration.

`correct(x, c)` returns the correction of the unknown x (a Vec3); c holds the constants of the equation.  In a batch,
each body stops on its own, so that its result does not depend on the others.  A solve reports the number of its passes
and the remaining error, relative to the scale that `correct` returns.  JAX has its own versions (``engines/jax.py``),
which differentiate by the implicit function theorem.
"""

from typing import Any, NamedTuple

from .scalar import anyone, both, eps, everyone, is_jax, iterations, kernel, maximum, sqrt, where
from .tracing import traced
from .values import Vec3, dot


class Report(NamedTuple):
    """What a step reports about its solves: number of passes, and the largest remaining relative error."""

    passes: Any
    residual: Any
    converged: Any  # 1 if every solve met its tolerance, else 0


@kernel
def explicit(x):
    """Return the report of a step that needs no solve."""
    return Report(0.0 * x, 0.0 * x, 0.0 * x + 1.0)


@kernel
def explicit_step(P):
    """Return the report of a step that needs no solve and whose state has the vector P.

    Such steps also work for bodies that move.
    """
    return explicit(P.x)


@kernel
def together(a, b):
    """Return the combined report of two solves."""
    return Report(a.passes + b.passes, maximum(a.residual, b.residual), a.converged * b.converged)


@kernel
def relative(left, scale):
    return left / where(scale > 0.0, scale, 1.0)


@kernel
def where3(m, a, b):
    return Vec3(where(m, a.x, b.x), where(m, a.y, b.y), where(m, a.z, b.z))


def newton(correct, x, c):
    """Solve by Newton's iteration; see `newton_masked` for the arguments."""
    return traced("newton", correct, x, c) if is_jax(x.x) else newton_masked(correct, x, c)


def fixed_point(correct, x, c):
    """Solve by a fixed-point iteration; see `fixed_point_masked` for the arguments."""
    if is_jax(x.x):
        return traced("fixed_point", correct, x, c)
    return fixed_point_masked(correct, x, c)


@kernel
def newton_masked(correct, x, c):
    """Solve by Newton's iteration x <- x - d with (d, left, scale) = correct(x, c).

    `left` is a bound on the error that remains after this pass; for Newton's method it is proportional to d^2. The
    solve stops when `left` is below the rounding of `scale`.  A fixed tolerance for the residual would be below
    rounding for most data and waste passes.
    """
    active = everyone(x.x)
    passes = 0.0 * x.x
    rest = 0.0 * x.x
    size = 0.0 * x.x
    for _ in iterations(x.x):
        d, left, scale = correct(x, c)
        x = where3(active, x - d, x)
        passes = passes + where(active, 1.0, 0.0)
        rest = where(active, left, rest)
        size = where(active, scale, size)
        active = both(active, left > eps(x.x) * scale)
        if not anyone(active):
            break
    return x, Report(passes, relative(rest, size), where(active, 0.0, 1.0))


@kernel
def fixed_point_masked(correct, x, c):
    """Solve by the iteration x <- x - d with (d, scale) = correct(x, c), for linear convergence.

    After two successive corrections d1 and d2, the remaining error is about |d2|^2/|d1|.  After the first correction d,
    it is assumed to be |d|, so the solve makes at least two passes unless the first guess was exact.
    """
    active = everyone(x.x)
    passes = 0.0 * x.x
    residual = 0.0 * x.x
    last = 0.0 * x.x
    for _ in iterations(x.x):
        d, scale = correct(x, c)
        size = sqrt(dot(d, d))
        left = size * where(size < last, size / where(size < last, last, 1.0), 1.0)
        x = where3(active, x - d, x)
        passes = passes + where(active, 1.0, 0.0)
        residual = where(active, left / where(scale > 0.0, scale, 1.0), residual)
        active = both(active, left > eps(x.x) * scale)
        last = size
        if not anyone(active):
            break
    return x, Report(passes, residual, where(active, 0.0, 1.0))
