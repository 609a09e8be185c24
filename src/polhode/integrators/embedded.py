"""Estimates of the error of a step of a splitting, from the torques that the step has called anyway.

A step changes the momentum in space by h (b_1 N_1 + ... + b_n N_n), where N_i = R_i T_i is the torque in space at the
i-th call.  The estimate is a sum of the same torques with other weights d_i, which are chosen so that h (d_1 N_1 + ...
) = O(h^k) with the largest possible k.

The i-th torque is N after a product of flows exp(a h A) and kicks exp(b h B).  It is a sum over words w, products of
the Lie derivatives A and B: N_i = sum_w c_i(w) h^|w| w N.  N depends on the attitude alone and A N is linear in the
momentum, so a word vanishes if, read from the right, it contains B more often than A (this makes a splitting a
Runge-Kutta-Nystrom method). The weights d make the coefficients of all words zero up to the largest possible length.
They are scaled by comparison with the error of the method itself, whose weights b should give each word the coefficient
1/(|w|+1)!.  This is an embedded formula in the sense of Fehlberg, computed as a null space.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import factorial
from typing import NamedTuple

import numpy as np

from .coefficients import Splitting

TYPICAL = 0.5  # the estimate is scaled to equal the error if h times the rate of the motion has this value


class Weights(NamedTuple):
    # one weight for each torque call; if the state stores a torque, the first weight is for this torque
    weights: tuple[float, ...]
    power: int  # the estimate is proportional to this power of the step length


def words(length: int) -> Iterator[str]:
    """Yield the words of this length that do not vanish on a function of the attitude."""
    for w in product("AB", repeat=length):
        if all(w[k:].count("A") >= w[k:].count("B") for k in range(length)):
            yield "".join(w)


def at_calls(c: Splitting, longest: int) -> list[tuple[dict[str, float], float]]:
    """Return, for each call i, the coefficients {w: c_i(w)} and the weight b_i."""
    alphabet = ["".join(w) for n in range(longest + 1) for w in product("AB", repeat=n)]
    now = dict.fromkeys(alphabet, 0.0) | {"": 1.0}

    def times(x, letter):
        """Return the coefficients `now` after multiplication by exp(x letter)."""
        out = dict(now)
        for w in alphabet:
            for k in range(1, longest - len(w) + 1):
                out[w + letter * k] += now[w] * x**k / factorial(k)
        return out

    calls = []
    flows_first = len(c.flows) > len(c.kicks)
    for i in range(max(len(c.flows), len(c.kicks))):
        if flows_first:
            now = times(c.flows[i], "A")
        if i < len(c.kicks):
            calls.append((now, c.kicks[i]))
            now = times(c.kicks[i], "B")
        if not flows_first and i < len(c.flows):
            now = times(c.flows[i], "A")
    return calls


@cache
def embedded(c: Splitting) -> Weights:
    """Return the weights d for the coefficients of a splitting."""
    order = c.order
    calls = at_calls(c, order + 1)

    def rows(n):
        return np.array([[coefficients[w] for coefficients, _ in calls] for w in words(n)])

    free, n = np.eye(len(calls)), 0  # basis of the weights for which all words of fewer than n letters cancel
    while n <= order:
        _, sizes, v = np.linalg.svd(rows(n) @ free)
        left = v[np.sum(sizes > 1e-9) :]
        if not len(left):
            break
        free, n = free @ left.T, n + 1
    _, sizes, v = np.linalg.svd(rows(n) @ free)
    d = free @ v[0]  # of this basis, the combination with the largest singular value
    b = np.array([kick for _, kick in calls])
    wrong = np.linalg.norm(rows(order) @ b - 1.0 / factorial(order + 1))
    d = d * (wrong * TYPICAL ** (order - n) / sizes[0])
    return Weights(tuple(map(float, d * np.sign(d[np.argmax(np.abs(d))]))), n + 1)
