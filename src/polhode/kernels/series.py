"""Truncated Taylor series as numbers: with them as arguments, a kernel returns its value and its derivatives.

    x(s) = x.c0 + x.c1 s + x.c2 s^2 + ...,   types Series2 to Series6, named by the number of coefficients

A coefficient is a number of any other type: a float, an array, a SIMD pack, an mpmath number or a tracer.  A plain
number is a constant series. Products are Cauchy products.  The coefficients of f(x) follow one after the other from a
differential equation for f.  Comparisons, maximum and minimum compare only the values c0.  The square root has no
derivative at 0; there all its coefficients except the first are set to 0.

The functions are generated as text for each length, so that compilers see code without loops.  The first coefficients
of a long series are computed exactly like those of a short series, so a compiler can reuse the results.
"""

from collections import namedtuple
from typing import Any

from .scalar import atan2, cos, exp, kernel, like, log, rint, rotation_far, sin, sin_cos, sqrt, where

LONGEST = 6
TYPES: dict[int, Any] = {n: namedtuple(f"Series{n}", [f"c{k}" for k in range(n)]) for n in range(2, LONGEST + 1)}
LENGTH = {T: n for n, T in TYPES.items()}
COMPARISONS = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!="}


def is_series(x):
    return type(x) in LENGTH


def length(x):
    """Return the number of coefficients of a series; 1 for a number."""
    return LENGTH.get(type(x), 1)


# --- source text of the operations ------------------------------------------------------------------------------


def total(terms):
    return " + ".join(terms)


def sources(n):
    """Yield (name, kinds, arguments, lines) of each function: kinds has "s" for a series and "n" for a number."""
    for group in (arithmetic, choices, exponentials, powers, angles, integrals):
        yield from group(n)


def answer(n, *terms):
    return f"return Series{n}({', '.join(terms)})"


def local(n, name):
    return [f"{name}{k}" for k in range(n)]


def coefficients(n):
    """Return the names of the coefficients of a and of b."""
    return [f"a.c{k}" for k in range(n)], [f"b.c{k}" for k in range(n)]


def convolved(x, y, k):
    """Return the text of coefficient k - 1 of the product x' y."""
    return total((f"{j}.0 * " if j > 1 else "") + f"{x[j]} * {y[k - j]}" for j in range(1, k + 1))


def arithmetic(n):
    """Yield sums, products and quotients."""
    (a, b), ks, rest = coefficients(n), range(n), range(1, n)

    yield "add", "ss", "a, b", [answer(n, *(f"{x} + {y}" for x, y in zip(a, b, strict=True)))]
    yield "add", "sn", "a, b", [answer(n, "a.c0 + b", *a[1:])]
    yield "add", "ns", "a, b", [answer(n, "a + b.c0", *b[1:])]
    yield "sub", "ss", "a, b", [answer(n, *(f"{x} - {y}" for x, y in zip(a, b, strict=True)))]
    yield "sub", "sn", "a, b", [answer(n, "a.c0 - b", *a[1:])]
    yield "sub", "ns", "a, b", [answer(n, "a - b.c0", *(f"-{y}" for y in b[1:]))]
    yield "neg", "s", "a", [answer(n, *(f"-{x}" for x in a))]
    yield "mul", "ss", "a, b", [answer(n, *(total(f"{a[j]} * {b[k - j]}" for j in range(k + 1)) for k in ks))]
    yield "mul", "sn", "a, b", [answer(n, *(f"{x} * b" for x in a))]
    yield "mul", "ns", "a, b", [answer(n, *(f"a * {y}" for y in b))]

    def quotient(a):
        taken = [total(f"q{j} * {b[k - j]}" for j in range(k)) for k in ks]
        first = ["f = 1.0 / b.c0", f"q0 = {a[0]} * f"]
        return [*first, *(f"q{k} = ({a[k]} - ({taken[k]})) * f" for k in rest), answer(n, *local(n, "q"))]

    yield "truediv", "ss", "a, b", quotient(a)
    yield "truediv", "sn", "a, b", [answer(n, *(f"{x} / b" for x in a))]
    yield "truediv", "ns", "a, b", quotient(["a", *["0.0"] * (n - 1)])


def choices(n):
    """Yield comparisons, and functions that choose between numbers."""
    a, b = coefficients(n)
    for name, sign in COMPARISONS.items():
        yield name, "ss", "a, b", [f"return a.c0 {sign} b.c0"]
        yield name, "sn", "a, b", [f"return a.c0 {sign} b"]
        yield name, "ns", "a, b", [f"return a {sign} b.c0"]

    number = ["{}", *["0.0"] * (n - 1)]
    for kinds, left, right in (("ss", a, b), ("sn", a, number), ("ns", number, b)):
        pairs = [f"{x.format('a')}, {y.format('b')}" for x, y in zip(left, right, strict=True)]
        yield "where", "n" + kinds, "m, a, b", [answer(n, *(f"where(m, {q})" for q in pairs))]
        for name, sign in (("maximum", ">"), ("minimum", "<")):
            m = f"m = {left[0].format('a')} {sign} {right[0].format('b')}"
            yield name, kinds, "a, b", [m, answer(n, *(f"where(m, {q})" for q in pairs))]
        right = ["b"] * n if kinds == "sn" else right
        pairs = [f"{x.format('a')}, {y}" for x, y in zip(left, right, strict=True)]
        yield "like", kinds, "a, b", [answer(n, *(f"like({q})" for q in pairs))]

    yield "absolute", "s", "a", ["m = a.c0 < 0.0", answer(n, *(f"where(m, -{x}, {x})" for x in a))]
    yield "rint", "s", "a", [answer(n, "rint(a.c0)", *(f"like(0.0, {x})" for x in a[1:]))]
    yield "rotation", "s", "a", ["return rotation_far(a)"]


def exponentials(n):
    """Yield square root, exponential, logarithm, sine and cosine, each from the equation in the comment above it."""
    (a, _), rest = coefficients(n), range(1, n)
    # root^2 = a
    lines = ["r0 = sqrt(a.c0)", "z = r0 == 0.0", "f = where(z, 0.0, 0.5 / where(z, 1.0, r0))", "r1 = a.c1 * f"]
    for k in range(2, n):
        lines.append(f"r{k} = (a.c{k} - ({total(f'r{j} * r{k - j}' for j in range(1, k))})) * f")
    yield "sqrt", "s", "a", [*lines, answer(n, *local(n, "r"))]
    # e' = a' e
    lines = ["e0 = exp(a.c0)", *(f"e{k} = ({convolved(a, local(n, 'e'), k)}) / {k}.0" for k in rest)]
    yield "exp", "s", "a", [*lines, answer(n, *local(n, "e"))]
    # l' a = a'
    lines = ["f = 1.0 / a.c0", "l0 = log(a.c0)", "l1 = a.c1 * f"]
    for k in range(2, n):
        sums = total(f"{j}.0 * l{j} * a.c{k - j}" for j in range(1, k))
        lines.append(f"l{k} = (a.c{k} - ({sums}) / {k}.0) * f")
    yield "log", "s", "a", [*lines, answer(n, *local(n, "l"))]
    # s' = a' c, c' = -a' s
    waves = []
    for k in rest:
        waves.append(f"s{k} = ({convolved(a, local(n, 'c'), k)}) / {k}.0")
        waves.append(f"c{k} = -({convolved(a, local(n, 's'), k)}) / {k}.0")
    apart, both = ["s0 = sin(a.c0)", "c0 = cos(a.c0)"], ["s0, c0 = sin_cos(a.c0)"]
    s, c = (f"Series{n}({', '.join(local(n, x))})" for x in "sc")
    yield "sin", "s", "a", [*apart, *waves, f"return {s}"]
    yield "cos", "s", "a", [*apart, *waves, f"return {c}"]
    yield "sin_cos", "s", "a", [*both, *waves, f"return {s}, {c}"]


def powers(n):
    """Yield y = a^b, from a y' = b a' y."""
    rest = range(1, n)
    lines = ["y0 = a.c0 ** b", "f = 1.0 / a.c0"]
    for k in rest:
        sums = total(f"({j}.0 * b - {k - j}.0) * a.c{j} * y{k - j}" for j in range(1, k + 1))
        lines.append(f"y{k} = ({sums}) / {k}.0 * f")
    yield "real_power", "sn", "a, b", [*lines, answer(n, *local(n, "y"))]


def angles(n):
    """Yield the angle t = atan2(a, b), from (b^2 + a^2) t' = b a' - a b'."""
    (a, b), rest = coefficients(n), range(1, n)
    number = ["{}", *["0.0"] * (n - 1)]
    for kinds, left, right in (("ss", a, b), ("sn", a, number), ("ns", number, b)):
        y, x = ([v.format(w) for v in u] for u, w in ((left, "a"), (right, "b")))
        lines = [f"t0 = atan2({y[0]}, {x[0]})"]
        for k in range(n - 1):
            lines.append(f"n{k} = " + total(f"{y[j]} * {y[k - j]} + {x[j]} * {x[k - j]}" for j in range(k + 1)))
        for k in rest:
            g = f"({convolved(y, x, k)}) - ({convolved(x, y, k)})"
            taken = total([f"{j}.0 * t{j} * n{k - j}" for j in range(1, k)] or ["0.0"])
            lines.append(f"t{k} = ({g} - ({taken})) / ({k}.0 * n0)")
        yield "atan2", kinds, "a, b", [*lines, answer(n, *local(n, "t"))]


def integrals(n):
    a, b = coefficients(n)
    yield "definite", "sn", "a, b", ["return b * (" + " + b * (".join(integrated(a)) + ")" * n]
    if n < LONGEST:
        yield "later", "s", "a", [answer(n + 1, *a, "0.0")]
        yield "integral", "ns", "a, b", [answer(n + 1, "a", *integrated(b))]


def integrated(b):
    return [y if k == 0 else f"{y} / {k + 1}.0" for k, y in enumerate(b)]


def number_sources():
    """Yield functions of plain numbers, which return numbers or series of two terms."""
    yield "definite", "nn", "a, b", ["return b * a"]
    yield "later", "n", "a", ["return Series2(a, 1.0)"]
    yield "integral", "nn", "a, b", ["return Series2(a, b)"]


SPACE = {
    **{T.__name__: T for T in LENGTH}, "atan2": atan2, "cos": cos, "exp": exp, "like": like, "log": log, "rint": rint,
    "rotation_far": rotation_far, "sin": sin, "sin_cos": sin_cos, "sqrt": sqrt, "where": where, "__name__": __name__,
}  # fmt: skip


def define(n, name, kinds, arguments, lines):
    called = f"{name}{n}_{kinds}"
    exec("\n    ".join([f"def {called}({arguments}):", *lines]), SPACE)
    return kernel(SPACE[called])


OPERATIONS = {
    (name, tuple(n if k == "s" else 1 for k in kinds)): define(n, name, kinds, arguments, lines)
    for n in range(1, LONGEST + 1)
    for name, kinds, arguments, lines in (number_sources() if n == 1 else sources(n))
}


# --- operators and functions of the types --------------------------------------------------------------------


def operation(name, swap=False):
    """Return a function that calls the operation of this name for the lengths of its arguments."""

    def call(*args):
        args = args[::-1] if swap else args
        if any(isinstance(x, tuple) and type(x) not in LENGTH for x in args):
            return NotImplemented  # the class of the vector defines vector * series
        f = OPERATIONS.get((name, tuple(map(length, args))))
        return NotImplemented if f is None else f(*args)

    return call


def power(x, n):
    """Return x^n: for an int n by multiplications, otherwise for x > 0 only."""
    if not isinstance(n, int):
        return OPERATIONS["real_power", (length(x), 1)](x, n)
    y = 0.0 * x + 1.0
    for _ in range(abs(n)):
        y = y * x
    return y if n >= 0 else 1.0 / y


for T in LENGTH:
    for name in ("add", "sub", "mul", "truediv"):
        setattr(T, f"__{name}__", operation(name))
        setattr(T, f"__r{name}__", operation(name, swap=True))
    for name in (*COMPARISONS, "neg"):
        setattr(T, f"__{name}__", operation(name))
    T.__abs__ = operation("absolute")
    T.__pow__ = power
    T.__hash__ = tuple.__hash__
    T.__array_ufunc__ = None  # otherwise NumPy would compute `float64 * Series2`

# `scalar.namespace` returns this module for series, so these functions have NumPy's names
sqrt, sin, cos, exp, log, rint, sin_cos, arctan2, maximum, minimum, where = (
    operation(name)
    for name in (
        "sqrt", "sin", "cos", "exp", "log", "rint", "sin_cos", "atan2", "maximum", "minimum", "where",
    )
)  # fmt: skip

# --- calculus ------------------------------------------------------------------------------------------------


def integral(start, x):
    """Return `start` plus the integral of x from 0 to s, a series with one coefficient more than x."""
    return OPERATIONS["integral", (1, length(x))](start, x)


def definite(x, h):
    """Return the integral of x from 0 to h."""
    return OPERATIONS["definite", (length(x), 1)](x, h)


def later(t):
    """Return the series t + s for a number t; for a series, return the same series with one more coefficient, 0."""
    return OPERATIONS["later", (length(t),)](t)
