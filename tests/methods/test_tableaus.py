"""Test that every tableau satisfies the order conditions, one for each rooted tree, derived without an integrator.

Butcher's theorem: an explicit method has order p if sum_i b_i Phi_i(t) = 1/gamma(t) for all rooted trees t of at most p
nodes.  A tree is the sorted tuple of the subtrees of its root.
"""

import functools
import itertools
from math import factorial

import mpmath as mp
import pytest

from polhode.evidence.references import references
from polhode.integrators.tableaus import VERNER8, VERNER9

TABLEAUS = {"verner8": VERNER8, "verner9": VERNER9}
# largest errors that the order conditions may have; the coefficients have 36 and 40 digits, and sizes up to 123 and 15
LEFT = {"verner8": 1e-31, "verner9": 1e-38}
# the norm of the leading error, from the names of the files of their author
PRINTED = {"verner8": 2.83e-7, "verner9": 3.49e-7}
every_tableau = pytest.mark.parametrize("name", TABLEAUS)


@pytest.fixture(autouse=True)
def many_digits():
    with mp.workdps(45):
        yield


@functools.cache
def trees(n):
    """Return the trees with n nodes."""
    found = set()
    for sizes in partitions(n - 1, n - 1):
        kinds = [itertools.combinations_with_replacement(trees(k), len(list(g))) for k, g in itertools.groupby(sizes)]
        found |= {tuple(sorted(sum(chosen, ()))) for chosen in itertools.product(*kinds)}
    return tuple(sorted(found))


def partitions(total, largest):
    if not total:
        yield ()
    for k in range(min(total, largest), 0, -1):
        for rest in partitions(total - k, k):
            yield (k, *rest)


def nodes(t):
    return 1 + sum(map(nodes, t))


def gamma(t):
    """Return the product of the numbers of nodes of all subtrees."""
    product = nodes(t)
    for s in t:
        product *= gamma(s)
    return product


def symmetries(t):
    product = 1
    for s, same in itertools.groupby(t):
        n = len(list(same))
        product *= symmetries(s) ** n * factorial(n)
    return product


class Weights:
    """The values Phi_i(t) of each stage i. The end of the step counts as the last stage."""

    def __init__(self, c):
        rows, b, d = c.exactly()
        self.A = [{j: number(a) for j, a in row.items()} for row in ({}, *rows, b)]
        self.b, self.d = ({j: number(x) for j, x in row.items()} for row in (b, d))
        self.known = {(): [mp.mpf(1)] * len(self.A)}

    def phi(self, t):
        if t not in self.known:
            found = [mp.mpf(1)] * len(self.A)
            for s in t:
                inner = self.phi(s)
                found = [x * self.total(row, inner) for x, row in zip(found, self.A, strict=True)]
            self.known[t] = found
        return self.known[t]

    @staticmethod
    def total(row, phi):
        return mp.fsum(a * phi[j - 1] for j, a in row.items())

    def missed(self, t):
        return self.total(self.b, self.phi(t)) - mp.mpf(1) / gamma(t)

    def left(self, t):
        return self.total(self.d, self.phi(t))


def number(x):
    return mp.mpf(x.numerator) / x.denominator


def norm(values):
    return float(mp.sqrt(mp.fsum(v * v for v in values)))


@functools.cache
def weights(name):
    return Weights(TABLEAUS[name])


def up_to(n):
    return [t for k in range(1, n + 1) for t in trees(k)]


def test_numbers_of_trees():
    """Compare with the numbers of order conditions in Hairer, Norsett & Wanner 1993, table II.2.1."""
    assert [len(trees(n)) for n in range(1, 11)] == [1, 1, 2, 4, 9, 20, 48, 115, 286, 719]


@every_tableau
def test_conditions_of_its_order(name):
    w, order = weights(name), TABLEAUS[name].order
    assert max(abs(w.missed(t)) for t in up_to(order)) < LEFT[name]


@every_tableau
def test_no_more_than_its_order_and_as_near_as_printed(name):
    """The norm of the leading error is the one in the names of Verner's files."""
    w, order = weights(name), TABLEAUS[name].order
    error = norm(w.missed(t) / symmetries(t) for t in trees(order + 1))
    assert error == pytest.approx(PRINTED[name], rel=2e-3)


@every_tableau
def test_the_estimate_cancels_and_no_more(name):
    w, power = weights(name), TABLEAUS[name].power
    assert max(abs(w.left(t)) for t in up_to(power - 1)) < 1e2 * LEFT[name]
    assert norm(w.left(t) / symmetries(t) for t in trees(power)) > 1e-6
    assert max(abs(x) for x in w.d.values()) == 1


@every_tableau
def test_nothing_else_cancels_so_well(name):
    """The weights of the error estimate are unique up to a factor, even if the slope at the end of the step may be
    used.
    """
    import numpy as np

    w = weights(name)
    rows = np.array([[float(x) for x in w.phi(t)] for t in up_to(TABLEAUS[name].power - 1)])
    sizes = np.linalg.svd(rows, compute_uv=False)
    assert sizes[-1] < 1e-13 and sizes[-2] > 1e-7


@every_tableau
def test_published_nodes(name):
    rows = TABLEAUS[name].exactly()[0]
    found = [float(sum(row.values())) for row in rows]
    printed = {
        "verner8": [1 / 20, 341 / 3200, 1023 / 6400, 0.39, 0.465, 0.155, 0.943, 7067558016280 / 7837150160667, 0.909,
                    0.94, 1],
        "verner9": [0.03462, 0.09702435063878045, 0.14553652595817068, 0.561, 0.22900791159048503, 0.544992088409515,
                    0.645, 0.48375, 0.06757, 0.25, 0.6590650618730999, 0.8206, 0.9012, 1],
    }[name]  # fmt: skip
    assert found == pytest.approx(printed, rel=1e-15)
    assert all(row and max(row) <= i for i, row in enumerate(rows, 1)), "explicit"


@pytest.mark.parametrize("row", [7, 10, 13])
def test_control_a_wrong_digit_is_found_out(row):
    wrong = [dict(r) for r in VERNER9.rows]
    digits = wrong[row][1]
    wrong[row][1] = digits[:-9] + str((int(digits[-9]) + 1) % 10) + digits[-8:]
    w = Weights(VERNER9._replace(rows=tuple(wrong)))
    assert max(abs(w.missed(t)) for t in up_to(6)) > 1e2 * LEFT["verner9"]


def test_the_same_conditions_hold_for_a_tableau_of_others():
    """Test DOP853 with SciPy's coefficients, in doubles, to show that the test code also works for another method."""
    from fractions import Fraction

    from scipy.integrate._ivp import dop853_coefficients as dop

    class Given:
        def exactly(self):
            rows = [{j + 1: Fraction(a) for j, a in enumerate(r[:i]) if a} for i, r in enumerate(dop.A[:12])][1:]
            return rows, {j + 1: Fraction(a) for j, a in enumerate(dop.B) if a}, {1: Fraction(0)}

    w = Weights(Given())
    assert max(abs(w.missed(t)) for t in up_to(8)) < 2e-14
    assert norm(w.missed(t) / symmetries(t) for t in trees(9)) > 1e-6


@every_tableau
def test_source_is_known(name):
    assert TABLEAUS[name].source.key in references()
