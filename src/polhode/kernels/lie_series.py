"""The logarithm of a time-ordered exponential as a series in time, for any Lie algebra (Buss 2001, section 5).

    y' = W(t) y,  y(0) = 1,  y(h) = exp(h Z),   Z = Y0 + h/2! Y1 + h^2/3! Y2 + h^3/4! Y3 + h^4/5! Y4 + h^5/6! Y5 + ...

With Wk the k-th derivative of W at 0, and [a, b, c] = [a, [b, c]],

    Y0 = W0,  Y1 = W1,  Y2 = W2 + 1/2 [W1, W0],  Y3 = W3 + [W2, W0],  Y4 = ...,  Y5 = ...

The table SERIES has all terms; the functions below are generated from it.
Deviations   The printed Y5 lacks the term -1/2 [W0, W0, W2, W0], although the formula for Z contains it.
For y' = y W (velocity in the body) the bracket changes its sign.
"""

from fractions import Fraction
from math import factorial

from .scalar import kernel
from .values import cross

HALF, SIXTH = Fraction(1, 2), Fraction(1, 6)

# SERIES[n]: the terms of Yn, each as (coefficient, the indices k of the Wk in the nested bracket)
SERIES = (
    ((1, (0,)),),
    ((1, (1,)),),
    ((1, (2,)), (HALF, (1, 0))),
    ((1, (3,)), (1, (2, 0))),
    (
        (1, (4,)), (3 * HALF, (3, 0)), (1, (2, 1)),
        (HALF, (1, 1, 0)), (-SIXTH, (0, 2, 0)), (-SIXTH, (0, 0, 1, 0)),
    ),
    (
        (1, (5,)), (2, (4, 0)), (5 * HALF, (3, 1)),
        (2, (2, 1, 0)), (HALF, (1, 2, 0)), (-HALF, (0, 3, 0)), (-HALF, (0, 0, 2, 0)), (-1, (0, 1, 1, 0)),
    ),
)  # fmt: skip
HIGHEST = len(SERIES)


def source(order, sign=1):
    """Return the source text of average(h, W), which returns Z for W = (W0, W1, ...) and computes each bracket once."""
    lines, known = [], {}

    def bracket(word):
        if len(word) == 1:
            return f"W[{word[0]}]"
        if word not in known:
            inner = bracket(word[1:])
            known[word] = f"b{len(known)}"
            lines.append(f"    {known[word]} = bracket(W[{word[0]}], {inner})")
        return known[word]

    def term(c, n, word):
        c = Fraction(c) * sign ** (len(word) - 1) / factorial(n + 1)
        if c == 1:
            return bracket(word)
        if Fraction(float(c)) == c:
            return f"{float(c)!r} * {bracket(word)}"
        return f"(({c.numerator}.0 + o) / {c.denominator}.0) * {bracket(word)}"  # accurate for the type of h

    sums = [" + ".join(term(c, n, word) for c, word in SERIES[n]) for n in range(order)]
    Z = sums[-1]
    for y in reversed(sums[:-1]):
        Z = f"{y} + h * ({Z})"
    return "\n".join(["def average(h, W):", "    o = 0.0 * h", *lines, f"    return {Z}"])


def average(order, bracket, sign=1):
    """Return the function average(h, W) -> Z for the Lie algebra with this bracket.

    The elements of the algebra must support element + element and number * element.
    """
    if not 1 <= order <= HIGHEST:
        raise ValueError(f"the series is known up to order {HIGHEST}, so order={order} is not possible")
    space = {"bracket": bracket, "__name__": __name__}
    exec(source(order, sign), space)
    return space["average"]


def body_average(order):
    """Return the kernel average(h, W) -> Z for rotations, with R(h) = R(0) exp(h Z).

    W contains the angular velocity in the body frame and its derivatives.
    """
    return kernel(average(order, cross, sign=-1))
