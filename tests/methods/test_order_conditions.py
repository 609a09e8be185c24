"""Test that every set of coefficients satisfies the conditions of its order, which are derived without an integrator.

The product of exponentials is expanded in words of two letters: the coefficient of a word in exp(c1 X1) exp(c2 X2) ...
is computed letter by letter.  Two group-like series agree to an order if they agree on its Lyndon words.  They agree to
generalised orders (p1, p2, ...) if they agree on the Lyndon words with k letters B up to the length p_k (Blanes et al.
2013, section 3).  For Runge-Kutta-Nystrom sets, the error of the logarithm must lie in the ideal of the brackets that
vanish: those with too many B for a quadratic A.
"""

import functools
import itertools
from fractions import Fraction
from math import factorial

import numpy as np
import pytest

from polhode.evidence.references import references
from polhode.integrators.coefficients import COMPOSITIONS, SPLITTINGS, Splitting

A, B = 0, 1
SETS = {**SPLITTINGS, **{name: c.splitting() for name, c in COMPOSITIONS.items()}}
every_set = pytest.mark.parametrize("name", SETS)


def factors(c: Splitting):
    """Return the exponentials of a splitting from left to right, as pairs of a letter and an exact coefficient."""
    outer, inner, first = (c.flows, c.kicks, A) if len(c.flows) > len(c.kicks) else (c.kicks, c.flows, B)
    mixed = itertools.zip_longest(((first, Fraction(x)) for x in outer), ((1 - first, Fraction(x)) for x in inner))
    return [pair for both in mixed for pair in both if pair is not None]


def coefficient(word, product):
    """Return the coefficient of a word in the product of exponentials."""
    prefix = [1.0] + [0.0] * len(word)  # coefficients of the prefixes of the word, from the empty one on
    for letter, x in product:
        for n in range(len(word), 0, -1):
            power, j = 1.0, 1
            while j <= n and word[n - j] == letter:
                power *= x / j
                prefix[n] += power * prefix[n - j]
                j += 1
    return prefix[-1]


def lyndon(length):
    for w in itertools.product((A, B), repeat=length):
        if all(w < w[j:] + w[:j] for j in range(1, length)):
            yield w


def floats(product):
    return [(letter, float(x)) for letter, x in product]


def word_errors(c, lengths):
    """Return a dictionary (length, number of B) -> the largest error of a Lyndon word, multiplied by length!."""
    product = floats(factors(c))
    found = {}
    for n in lengths:
        for w in lyndon(n):
            e = abs(coefficient(w, product) * factorial(n) - 1.0)
            found[n, sum(w)] = max(e, found.get((n, sum(w)), 0.0))
    return found


# --- Lie elements as vectors over all words of a length ---------------------------------------------------


def bracket(x, v):
    return np.kron(x, v) - np.kron(v, x)


LETTERS = np.eye(2)


def span(rows):
    rows = np.array(rows)
    _, s, v = np.linalg.svd(rows, full_matrices=False)
    return v[s > 1e-9 * s[0]]


@functools.cache
def lie(n, k):
    """Return the Lie elements of length n with k letters B."""
    if n == 1:
        return LETTERS[[k]] if k in (0, 1) else np.zeros((0, 2))
    rows = [bracket(LETTERS[x], v) for x in (A, B) if k >= x for v in lie(n - 1, k - x)]
    return span(rows) if rows and np.any(rows) else np.zeros((0, 2**n))


@functools.cache
def vanishing(n, k):
    """Return the elements that vanish for a quadratic A: more than n - k + 1 letters B, or a bracket with such an
    element.
    """
    if n < 4:
        return np.zeros((0, 2**n))
    rows = list(lie(n, k)) if k > n - k + 1 else []
    rows += [bracket(LETTERS[x], v) for x in (A, B) if k >= x for v in vanishing(n - 1, k - x)]
    return span(rows) if len(rows) and np.any(rows) else np.zeros((0, 2**n))


def expansion(c, n):
    """Return the coefficients of all words up to length n, as a list with one vector for each length."""
    out = [np.ones(1)] + [np.zeros(2**m) for m in range(1, n + 1)]
    for letter, x in floats(factors(c)):
        exponential, power = [np.ones(1)], np.ones(1)
        for m in range(1, n + 1):
            power = np.kron(power, LETTERS[letter]) * (x / m)
            exponential.append(power)
        out = multiplied(out, exponential, n)
    return out


def multiplied(a, b, n):
    return [sum(np.kron(a[j], b[m - j]) for j in range(m + 1)) for m in range(n + 1)]


def logarithm(series, n):
    rest = [np.zeros(1), *series[1:]]
    out, power = [0.0 * v for v in rest], [np.ones(1)] + [np.zeros(2**m) for m in range(1, n + 1)]
    for j in range(1, n + 1):
        power = multiplied(power, rest, n)
        out = [o + (-1.0) ** (j + 1) / j * p for o, p in zip(out, power, strict=True)]
    return out


def nystrom_errors(c, n):
    """Return a dictionary (length, number of B) -> the largest part of the logarithm that neither is A + B nor
    vanishes.

    Only odd lengths occur.
    """
    log = logarithm(expansion(c, n), n)
    errors = {(1, 0): abs(log[1][0] - 1.0), (1, 1): abs(log[1][1] - 1.0)}
    for m in range(3, n + 1, 2):
        letters = np.array([bin(w).count("1") for w in range(2**m)])
        for k in range(1, m):
            left, basis = np.where(letters == k, log[m], 0.0), vanishing(m, k)
            errors[m, k] = float(np.abs(left - basis.T @ (basis @ left)).max())
    return errors


# --- the sets ----------------------------------------------------------------------------------------------

ROUNDING = 3e-12  # 1e-15, the rounding of the coefficients, times bounds for the length of the words and the factorials


@every_set
def test_reads_the_same_from_either_end(name):
    c = SETS[name]
    assert abs(len(c.flows) - len(c.kicks)) == 1
    for x in (c.flows, c.kicks):
        assert np.abs(np.array(x) - x[::-1]).max() < 1e-15 and sum(x) == pytest.approx(1, abs=2e-15)


@every_set
def test_conditions_of_its_order(name):
    """A symmetric set has an even order, so only odd lengths have to be checked."""
    c = SETS[name]
    wanted = [(*c.orders, *(c.order,) * 20)[k] for k in range(20)]
    if c.nystrom:
        errors = nystrom_errors(c, max(c.orders) - 1)
        held = {key: e for key, e in errors.items() if key[1] == 0 or key[0] <= wanted[key[1] - 1]}
        assert max(held.values()) < 1e-14, held
    else:
        errors = word_errors(c, range(3, max(c.orders) + 1, 2))
        held = {key: e for key, e in errors.items() if key[0] <= wanted[key[1] - 1]}
        assert max(held.values(), default=0.0) < 30 * ROUNDING, held


@every_set
def test_no_more_than_its_order(name):
    """For each recorded order, the first condition beyond it fails, so the order is not higher."""
    c = SETS[name]
    for k, p in enumerate(c.orders, 1):
        if c.nystrom and p < 10:
            assert max(e for (n, j), e in nystrom_errors(c, p + 1).items() if n == p + 1 and j >= k) > 1e-10
        elif not c.nystrom:
            assert word_errors(c, [p + 1])[p + 1, k] > 1e5 * ROUNDING, (k, p)


def test_control_a_wrong_digit_is_found_out():
    c = SPLITTINGS["aba864"]
    wrong = list(c.flows)
    wrong[1] += 1e-9
    wrong[-2] += 1e-9
    wrong[len(wrong) // 2] -= 2e-9
    assert word_errors(c._replace(flows=tuple(wrong)), [3])[3, 1] > 1e2 * ROUNDING
    r = SPLITTINGS["srkn14a"]
    assert nystrom_errors(r._replace(flows=tuple(np.array(r.flows) * (1 + 1e-9))), 3)[1, 0] > 1e-10


def test_control_a_nystrom_set_is_of_lower_order_for_others():
    """A Nystrom set has a lower order if B does not commute with [B, [B, A]], so it must not be used there."""
    errors = word_errors(SPLITTINGS["srkn14a"], [5])
    assert max(errors.values()) > 1e-4


def test_numbers_of_conditions():
    """Compare with Blanes & Moan 2002, section 2, for a general and a Nystrom splitting.

    The paper also defines the ideal.
    """
    general = [sum(len(lie(n, k)) for k in range(n + 1)) for n in range(1, 9)]
    nystrom = [general[n - 1] - sum(len(vanishing(n, k)) for k in range(n + 1)) for n in range(1, 9)]
    assert general == [2, 1, 2, 3, 6, 9, 18, 30] and nystrom == [2, 1, 2, 2, 4, 5, 10, 14]


@every_set
def test_source_is_known(name):
    source = SETS[name].source
    assert {source.key, *source.also} <= set(references())
