"""Estimates the error of a step of a splitting from the torques that the step has called.

A step changes the momentum in space by h (b_1 N_1 + ... + b_n N_n), N_i = R_i T_i the torque in space at the i-th call.
With other weights d_i, the sum of the same torques vanishes for small steps: h (d_1 N_1 + ... ) = O(h^k), where k is as
large as the number of calls allows.

The i-th torque is N after a product of flows exp(a h A) and kicks exp(b h B): a sum over words in the Lie derivatives
A and B, N_i = sum_w c_i(w) h^|w| w N.  N depends on the attitude alone and A N is linear in the momentum, so a word
vanishes if, read from the right, it contains B more often than A (this makes a splitting a Runge-Kutta-Nystrom method).
The weights cancel all words that can be cancelled.  They are scaled by the same words of the method's own error b,
whose exact value is 1/(|w|+1)!.  This is an embedded formula in the sense of Fehlberg, found by a null space.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import factorial
from typing import NamedTuple

import numpy as np

from .coefficients import Splitting

TYPICAL = 0.5  # the value of h times the rate of the motion at which the estimate equals the error


class Weights(NamedTuple):
    # one weight for each torque call; if the torque is kept, the first weight is for the torque at the start
    weights: tuple[float, ...]
    power: int  # the estimate is proportional to this power of the step


def words(length: int) -> Iterator[str]:
    """The words that do not vanish on a function of the attitude."""
    for w in product("AB", repeat=length):
        if all(w[k:].count("A") >= w[k:].count("B") for k in range(length)):
            yield "".join(w)


def at_calls(c: Splitting, longest: int) -> list[tuple[dict[str, float], float]]:
    """c_i(w) for each call i: {word: coefficient}, and the weight with which the method kicks there."""
    alphabet = ["".join(w) for n in range(longest + 1) for w in product("AB", repeat=n)]
    now = dict.fromkeys(alphabet, 0.0) | {"": 1.0}

    def times(x, letter):
        """The product with exp(x letter)."""
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
    """The weights d for the coefficients of a splitting."""
    order = c.order
    calls = at_calls(c, order + 1)

    def rows(n):
        return np.array([[coefficients[w] for coefficients, _ in calls] for w in words(n)])

    free, n = np.eye(len(calls)), 0  # the remaining weights; words of fewer than n letters are cancelled
    while n <= order:
        _, sizes, v = np.linalg.svd(rows(n) @ free)
        left = v[np.sum(sizes > 1e-9) :]
        if not len(left):
            break
        free, n = free @ left.T, n + 1
    _, sizes, v = np.linalg.svd(rows(n) @ free)
    d = free @ v[0]  # the combination with the largest singular value
    b = np.array([kick for _, kick in calls])
    wrong = np.linalg.norm(rows(order) @ b - 1.0 / factorial(order + 1))
    d = d * (wrong * TYPICAL ** (order - n) / sizes[0])
    return Weights(tuple(map(float, d * np.sign(d[np.argmax(np.abs(d))]))), n + 1)
