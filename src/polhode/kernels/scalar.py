"""The few functions of numbers that kernels may call; each chooses its implementation by the type of the number.

Everything else in a kernel is ``+ - * /``.  A number may be a Python float, a NumPy scalar or array,
an mpmath number, a JAX array or tracer, or a Taylor series of such numbers (``series.py``); compilers replace those
functions of this file that test types by versions of their own (``engines/numba_kernels.py``, ``engines/pack.py``).
"""

import functools
import hashlib
import linecache
import math
import sys
import types
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np

from .tracing import traced

F = TypeVar("F", bound=Callable[..., Any])
KERNELS: list[Callable[..., Any]] = []  # all functions marked @kernel
COMPILERS: list[Callable[..., Any]] = []  # functions to call with each kernel; an engine adds its function on import


def kernel(f: F) -> F:
    """Mark a function as written in the kernel dialect, so that it is compiled and runs on every engine.

    Parameters
    ----------
    f : function
        A function that works on numbers, Vec3, Mat3 and Quat, calls functions of `polhode.math`, takes its parameters
        as p, and has no `if` that depends on a number.

    Returns
    -------
    function
        The same function: it can still be called in Python.

    Examples
    --------
    >>> @ph.kernel
    ... def wind(t, R, p):
    ...     return p * ph.math.cross(R.e3, ph.Vec3(ph.math.sin(t), 0.0, 0.0))
    >>> ph.simulate([5, 5, 1], wind, params=0.1, omega=[0, 0, 5], t_end=1, dt=0.1).outcome.name
    'DONE'
    """
    if not isinstance(f, types.FunctionType):
        raise TypeError(
            f"polhode.kernel marks functions written with def or lambda, got {f!r}: write a function to call it, "
            f"and pass its data as parameters p"
        )
    f.__polhode_kernel__ = True  # type: ignore[attr-defined]
    KERNELS.append(f)
    for tell in COMPILERS:
        tell(f)
    return f


def written(source: str, **used: Any) -> Any:
    """Return the kernel that the text `source` defines; `used` are the values that the text uses, by name."""
    space = {"__name__": __name__, **used}
    file = f"<kernel {hashlib.sha256(source.encode()).hexdigest()[:16]}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)  # for inspect and tracebacks
    exec(compile(source, file, "exec"), space)
    return kernel(space[source.removeprefix("def ").partition("(")[0]])


class Often(NamedTuple):
    """A frequent case of a large kernel: if holds(...) is true, the small kernel does(...) returns the same result.

    `given` and `result` are examples of the arguments and of the result, which show their types.
    """

    holds: Any
    does: Any
    given: tuple[Any, ...]
    result: Any


def once(f=None, *, often=None):
    """Mark a large kernel, so that it is compiled or traced once and called, instead of copied into each caller.

    Numba compiles it to a function, and JAX calls it through ``engines/jax.py``, which also differentiates it. With
    `often`, Numba inlines the small kernel into the callers, and compiles the large one only when it is first called.
    """
    if f is None:
        return functools.partial(once, often=often)

    def call(*x):
        return traced("once", f, *x) if any_jax(x) else f(*x)

    call = functools.wraps(f)(call)
    call.__polhode_once__ = f
    call.__polhode_often__ = often
    return kernel(call)


def any_jax(x):
    if type(x) is float:
        return False
    return any(map(any_jax, x)) if isinstance(x, tuple) else is_jax(x)


def is_kernel(f: Any) -> bool:
    return getattr(f, "__polhode_kernel__", False)


def used_names(code: types.CodeType) -> frozenset[str]:
    """Return the names that a code object, and the code objects inside it, may look up."""
    inside = [used_names(c) for c in code.co_consts if isinstance(c, types.CodeType)]
    return frozenset(code.co_names).union(*inside)


def namespace(x):
    """Return the module whose functions take numbers of this type."""
    t = type(x)
    if t is float or t is int:
        return math
    top = t.__module__.partition(".")[0]
    if top in ("jax", "jaxlib"):
        return sys.modules["jax.numpy"]
    if top == "mpmath":
        return sys.modules["mpmath"]
    return sys.modules["polhode.kernels.series"] if is_series(x) else np


def is_jax(x):
    return type(x) is not float and type(x).__module__.startswith("jax")


def is_mpmath(x):
    return type(x) is not float and type(x).__module__.startswith("mpmath")


def is_series(x):
    """Return whether x is a truncated Taylor series (kernels/series.py)."""
    return isinstance(x, tuple) and hasattr(x, "c0")


def is_single(x):
    """Return whether x is a single number with a known value: not an array, and not a tracer."""
    return type(x) is float or type(x) is int or is_mpmath(x)


# --- functions -----------------------------------------------------------------------------------


def sqrt(x):
    """Square root; NaN for a negative number.

    Parameters
    ----------
    x : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.sqrt(4.0)
    2.0
    """
    if type(x) is float:  # NaN as in compiled code; math.sqrt would raise an exception
        return math.sqrt(x) if x >= 0.0 else math.nan
    return namespace(x).sqrt(x)


def sin(x):
    """Sine; NaN for infinity.

    Parameters
    ----------
    x : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.sin(0.0)
    0.0
    """
    if type(x) is float and not math.isfinite(x):
        return math.nan
    return namespace(x).sin(x)


def cos(x):
    """Cosine; NaN for infinity.

    Parameters
    ----------
    x : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.cos(0.0)
    1.0
    """
    if type(x) is float and not math.isfinite(x):
        return math.nan
    return namespace(x).cos(x)


def exp(x):
    """Exponential function; infinity where it overflows.

    Parameters
    ----------
    x : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.exp(0.0)
    1.0
    """
    if type(x) is float:
        try:
            return math.exp(x)
        except OverflowError:
            return math.inf
    return namespace(x).exp(x)


def log(x):
    """Natural logarithm; -infinity for 0, NaN for a negative number.

    Parameters
    ----------
    x : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.log(1.0)
    0.0
    """
    if type(x) is float:
        return math.log(x) if x > 0.0 else (-math.inf if x == 0.0 else math.nan)
    return namespace(x).log(x)


def atan2(y, x):
    """Angle of the point (x, y), from -pi to pi.

    Parameters
    ----------
    y, x : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.atan2(0.0, 1.0)
    0.0
    """
    ns = namespace(x if type(y) is float or is_series(x) else y)
    return ns.atan2(y, x) if ns is math or ns.__name__ == "mpmath" else ns.arctan2(y, x)


def absolute(x):
    """Absolute value.

    Parameters
    ----------
    x : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.absolute(-2.0)
    2.0
    """
    return abs(x)


def rint(x):
    """Nearest integer, halves to even, as a number of the same type.

    Parameters
    ----------
    x : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.rint(2.5)
    2.0
    """
    if type(x) is float:
        return float(round(x)) if abs(x) < 4503599627370496.0 else x
    if is_mpmath(x):
        return sys.modules["mpmath"].nint(x)
    return namespace(x).rint(x)


def maximum(a, b):
    """Larger of two numbers.

    Parameters
    ----------
    a, b : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.maximum(1.0, 2.0)
    2.0
    """
    if is_single(a) and is_single(b):
        return max(a, b)
    return namespace(b if is_single(a) or is_series(b) else a).maximum(a, b)


def minimum(a, b):
    """Smaller of two numbers.

    Parameters
    ----------
    a, b : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.minimum(1.0, 2.0)
    1.0
    """
    if is_single(a) and is_single(b):
        return min(a, b)
    return namespace(b if is_single(a) or is_series(b) else a).minimum(a, b)


def where(m, a, b):
    """Return a where m is true, else b.  Both are computed, so neither may raise an error.

    Parameters
    ----------
    m : Boolean
    a, b : number

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.where(2.0 > 1.0, 3.0, 4.0)
    3.0
    """
    if type(m) is bool and type(a) is float and type(b) is float:  # the usual case in Python is tested first
        return a if m else b
    if is_series(a) or is_series(b):
        return namespace(a if is_series(a) else b).where(m, a, b)
    if isinstance(m, (bool, np.bool_)):
        return a if m else b
    return namespace(m).where(m, a, b)


def like(v, x):
    """Return the number v with the type and shape of x; in a batch, this is one number per body."""
    return v if is_single(x) else v + 0.0 * x


def eps(x):
    """Return the spacing of numbers of this type at 1 (2.2e-16 for a float)."""
    if is_series(x):
        return eps(x.c0)
    if type(x) is float:
        return 2.220446049250313e-16
    if is_mpmath(x):
        return sys.modules["mpmath"].mp.eps
    return float(np.finfo(getattr(x, "dtype", float)).eps)


# --- iteration -----------------------------------------------------------------------------------
# The bodies of a batch are solved together, but each stops on its own: `active` is the mask of those
# that still iterate.  So the result of a body does not depend on the others.


def iterations(x):
    """Return a range over the allowed passes of a solve.

    A solve that is still active after the last pass has not converged.
    """
    return range(30)


def everyone(x):
    """Return True for each body of the batch x."""
    if is_single(x) or np.ndim(x) == 0:
        return True
    return np.ones(np.shape(x), bool)


def both(m, n):
    """Return the logical and of m and n, elementwise."""
    return m & n


def anyone(m):
    """Return whether m is true for any body; True while tracing, when this is unknown."""
    if isinstance(m, bool):
        return m
    return True if is_jax(m) else bool(np.any(m))


def while_active(step, s, n):
    """Repeat s = step(s) while s.active is true for any body, at most n times; traced as one loop, not as n copies."""
    if any_jax(s):
        return traced("while_active", step, s, n)
    for _ in range(n):
        if not anyone(s.active):
            break
        s = step(s)
    return s


def everybody(m):
    """Return whether m is true for every body; True while tracing."""
    if isinstance(m, bool):
        return m
    return True if is_jax(m) else bool(np.all(m))


def smallest(x):
    """Return a small power of two whose square is still a normal number."""
    if is_mpmath(x):
        return min(2.0**-480, eps(x) ** 4)
    return 2.0**-50 if getattr(x, "dtype", None) == np.float32 else 2.0**-480


def present(x):
    """Return whether x > 0, so that the caller can skip terms with x = 0.

    While tracing, such terms are computed, because their derivatives are needed.
    """
    return x == x if is_jax(x) else x > 0


def pi(x):
    """Return pi in the precision of x."""
    if is_series(x):
        return pi(x.c0)
    return sys.modules["mpmath"].mp.pi * 1 if is_mpmath(x) else 3.141592653589793


# --- sines and cosines ---------------------------------------------------------------------------
# Series in z = r^2 for |r| <= pi/2.  They have no branch and no library call, so that compilers vectorise
# batches, and no square root, so that derivatives are right at zero rotation.

HALF_PI_SQUARED = 2.4674  # slightly less than (pi/2)^2


@kernel
def series(z):
    """Return sin(r)/r, (1 - cos r)/r^2, (r - sin r)/r^3 for z = r^2 <= (pi/2)^2, in double precision.

    These are Taylor series of eight terms.  The coefficients, except the first, are adjusted (Remez), so that the error
    is 2e-17.
    """
    z2 = z * z
    z4 = z2 * z2
    C = ((0.5 - 0.04166666666666642 * z) + (0.0013888888888863985 - 2.480158729299781e-05 * z) * z2) + (
        (2.7557317815201336e-07 - 2.0876633102868185e-09 * z) + (1.146474323169244e-11 - 4.62818664222147e-14 * z) * z2
    ) * z4
    D = (
        (0.16666666666666666 - 0.008333333333333321 * z) + (0.0001984126984125718 - 2.755731921957202e-06 * z) * z2
    ) + (
        (2.5052107655876913e-08 - 1.6058979297986858e-10 * z) + (7.64402209321779e-13 - 2.7319869038232935e-15 * z) * z2
    ) * z4
    return 1.0 - z * D, C, D


@kernel
def series_single(z):
    """Compute `series` in single precision, with five terms; the error is 1e-9."""
    z2 = z * z
    C = (0.5 - 0.0416666661 * z) + (0.00138888126 - 2.47860825e-05 * z + 2.65460662e-07 * z2) * z2
    D = (0.16666667 - 0.00833333329 * z) + (0.000198412109 - 2.75453536e-06 * z + 2.42722935e-08 * z2) * z2
    return 1.0 - z * D, C, D


# pi as a sum of four parts, of which the first three have 29 bits, so that k pi can be subtracted exactly
PI_A, PI_B, PI_C, PI_D = 3.141592651605606, 1.9841871548575973e-09, 4.5034835412693156e-18, 7.0431197303664e-27
COARSE, FINE = 1.5 * 2.0**43, 1.5 * 2.0**16  # (x + c) - c rounds x to a multiple of 2^-9 or 2^-36


@kernel
def half_turns(a):
    """Return k and r with a = k pi + r and |r| <= pi/2; r is accurate to rounding while |k| < 2^24."""
    k = rint(a * 0.3183098861837907)
    return k, (((a - k * PI_A) - k * PI_B) - k * PI_C) - k * PI_D


@kernel
def parity(k):
    """Return 1 for an even and -1 for an odd whole number."""
    return 1.0 - 2.0 * absolute(k - 2.0 * rint(0.5 * k))


@kernel
def rotation_far(q):
    """Compute `rotation` for any q without a branch, by subtracting half turns from the angle.

    After hundreds of turns, the rounding error of t = sqrt(q) would be hundreds of ulp of the remaining angle, and near
    t = pi sin t would have no correct digit.  So the correction (q - t^2)/(2t) is added.  To compute it, t is split
    into three parts whose products are exact.
    """
    far = q > HALF_PI_SQUARED
    t = sqrt(where(far, q, 1.0))
    high = (t + COARSE) - COARSE
    mid = ((t - high) + FINE) - FINE
    low = (t - high) - mid
    e = (((q - high * high) - 2.0 * high * mid) - mid * mid) - 2.0 * high * low
    dt = where(far, ((e - 2.0 * mid * low) - low * low) / (2.0 * t), 0.0)
    k, r = half_turns(t)
    r = r + dt
    S, C, D = series(where(far, r * r, q))
    sign = parity(k)
    s = sign * S * r / t
    f = 1.0 / where(far, q, 1.0)
    c = ((1.0 - sign) + sign * (C * (r * r))) * f
    return where(far, s, S), where(far, c, C), where(far, (1.0 - s) * f, D)


@kernel
def rotation_single(q):
    """Compute `rotation` in single precision, for angles beyond a quarter turn."""
    t = sqrt(q)
    half = sin(0.5 * t) / t
    s = sin(t) / t
    return s, 2.0 * half * half, (1.0 - s) / q


def rotation(q):
    """Return sin(t)/t, (1 - cos t)/t^2, (t - sin t)/t^3 as functions of q = t^2.

    In double precision, the error is at most 8 ulp for t up to 1e5 (or 2^-105 where t is extremely close to a multiple
    of pi).
    """
    if type(q) is float:
        return series(q) if q <= HALF_PI_SQUARED else rotation_far(q)
    if is_jax(q) or (is_series(q) and not is_mpmath(q.c0)):
        return rotation_far(q)
    if getattr(q, "dtype", None) == np.float64:
        return series(q) if np.max(q, initial=0.0) <= HALF_PI_SQUARED else rotation_far(q)
    return rotation_any(q)


def rotation_any(q):
    """Compute `rotation` in any precision, to a few eps, with as many terms and doublings of the angle as necessary.

    In a batch, each body has its own number of doublings, and all have the same number of terms, so that the result of
    a body does not depend on the others.
    """
    doubled, z = [], q
    while anyone(both(z > 0.01, z < math.inf)):
        doubled.append(z > 0.01)
        z = where(doubled[-1], z / 4, z)
    C = dc = q * 0 + 1 / (q * 0 + 2)
    D = dd = q * 0 + 1 / (q * 0 + 6)
    k, largest = 2, 0 * eps(q) + 0.5
    while largest > eps(q) / 8:
        dc = -dc * z / ((2 * k - 1) * (2 * k))
        dd = -dd * z / ((2 * k) * (2 * k + 1))
        C, D, k, largest = C + dc, D + dd, k + 1, largest / (100 * (2 * k - 1) * (2 * k))
    S = 1 - z * D
    for m in reversed(doubled):
        twice = S * (1 - z * C), S * S / 2, (D + S * C) / 4, 4 * z
        S, C, D, z = where(m, twice[0], S), where(m, twice[1], C), where(m, twice[2], D), where(m, twice[3], z)
    return S, C, D


@kernel
def sin_cos_small(a):
    """Return sine and cosine for |a| <= pi/2."""
    z = a * a
    S, C, _ = series(z)
    return a * S, 1.0 - z * C


@kernel
def sin_cos_single(a):
    z = a * a
    S, C, _ = series_single(z)
    return a * S, 1.0 - z * C


@kernel
def sin_cos_near(a):
    """Return sine and cosine for |a| up to about 5e7."""
    k, r = half_turns(a)
    s, c = sin_cos_small(r)
    sign = parity(k)
    return sign * s, sign * c


def sin_cos(a):
    """Return sine and cosine of an angle.

    Parameters
    ----------
    a : number
        Angle in radians.

    Returns
    -------
    (sine, cosine)

    Examples
    --------
    >>> ph.math.sin_cos(0.0)
    (0.0, 1.0)
    """
    if is_jax(a):
        return sin_cos_near(a)
    if type(a) is float and not math.isfinite(a):
        return math.nan, math.nan
    ns = namespace(a)
    return ns.sin_cos(a) if is_series(a) else (ns.sin(a), ns.cos(a))
