"""Test rkmk8 and rkmk9 against their formulas with matrix exponentials, and properties that only they have."""

import numpy as np
import pytest
from family_oracle import engines_agree, hat
from scipy.linalg import expm
from scipy.special import bernoulli
from space_oracle import R0, W0, J, assert_same, body_torque, run

import polhode as ph
from polhode.catalogue import PROBLEMS
from polhode.catalogue.problem import angle
from polhode.integrators.tableaus import VERNER8, VERNER9
from shared_code import full_dose

TABLEAUS = {"rkmk8": VERNER8, "rkmk9": VERNER9}
each = pytest.mark.parametrize("name", TABLEAUS)
JI = np.linalg.inv(J)


def pulled_back(u, x):
    """Return dexp^-1 of -u applied to x, in matrices: the sum of B_k/k! times repeated commutators."""
    total, factorial = np.zeros((3, 3)), 1.0
    for k, b in enumerate(bernoulli(40)):
        factorial *= max(k, 1)
        total = total + (-1) ** k * b / factorial * x
        x = u @ x - x @ u
    return total


@each
def test_the_formulas(name):
    """Compute the slopes as matrices in so(3), with the printed coefficients in their printed order."""
    rows, weights, _ = TABLEAUS[name].exactly()
    table = [[], *([float(row.get(j, 0)) for j in range(1, i + 1)] for i, row in enumerate(rows, 1))]
    last = [float(weights.get(j, 0)) for j in range(1, len(table) + 1)]
    R, pi, h = R0(), R0() @ J @ W0, 0.2
    for n in range(3):
        k, slopes = [], []
        for row in table:
            u = h * sum((a * x for a, x in zip(row, k, strict=True)), np.zeros((3, 3)))
            L = pi + h * sum((a * x for a, x in zip(row, slopes, strict=True)), np.zeros(3))
            E = R @ expm(u)
            k.append(pulled_back(u, hat(JI @ E.T @ L)))
            slopes.append(E @ body_torque((n + sum(row)) * h, E))
        R = R @ expm(h * sum(b * x for b, x in zip(last, k, strict=True)))
        pi = pi + h * sum(b * x for b, x in zip(last, slopes, strict=True))
    # each stage rounds a sum; its terms are at most (sum of |a|) times the size of a slope, which is 3 here
    sizes = [sum(map(abs, row)) for row in (*table, last)]
    assert_same(run(name), (R, JI @ R.T @ pi), tolerance=3 * len(table) * 3 * h * max(sizes) * np.finfo(float).eps)


@each
def test_large_coefficients_do_not_cost_digits(name):
    """If the terms were summed directly, the coefficients of rkmk8 would cause an error of 1e-11 on the slow top."""
    p = PROBLEMS["slow-top"]
    for steps in (1200, 1400):
        q = p.simulate(name, dt=p.t_end / steps, every=0, engine="python")
        assert angle(p.reference.R, q.R[-1]) < 1.5e-12


@each
def test_between_samples(name):
    """`at` needs no torque call, and is as accurate as the steps."""
    p = PROBLEMS["asymmetric-top"]
    q = p.simulate(name, dt=0.1, engine="python")
    fine = p.simulate("gyrostat6", dt=0.01, every=7, engine="python")
    between = q.at(fine.t)
    assert max(angle(a, b) for a, b in zip(fine.R, between.R, strict=True)) < 1e-8
    assert between.error.max() < 1e-6


@pytest.mark.parametrize("name", full_dose([*TABLEAUS], {"rkmk9"}))
def test_momentum_is_not_worn_away(name):
    """Rounding errors grow like a random walk of N steps. A systematic loss would grow in proportion to N.

    Rounding an entry x has a variance of at most u^2 x^2/3 with u = 2^-53.  A product of 3x3 matrices rounds three
    products and two sums per entry: 3 u^2 in total (Frobenius), u^2/3 for an entry.  R^T R - 1 changes by M + M^T,
    where M is the error of the product R E, and again by the error of E: 2 * 24 entries * u^2/3 = 16 u^2.  The momentum
    R P changes by the rounding of R E, of E^T P (u^2 |P|^2 each) and by E E^T - 1 (8/3 u^2 |P|^2).  Three standard
    deviations are allowed.
    """
    N = 100_000
    q = ph.simulate(J, omega=W0, t_end=0.2 * N, dt=0.2, method=name, every=N // 10)
    walk = 3 * N**0.5 * 2.0**-53
    assert np.linalg.norm(q.momentum - q.momentum[0], axis=1).max() < walk * (14 / 3) ** 0.5 * np.linalg.norm(J @ W0)
    assert q.orthogonality.max() < walk * 4


@each
@pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")  # the steps are too long on purpose
def test_a_whole_turn_in_a_step_is_not_silent(name):
    """At a whole turn per step, dexp^-1 has a pole: the run must not appear to be good."""
    q = ph.simulate(J, omega=[0, 0, 2 * np.pi + 0.1], attitude=R0(), t_end=50, dt=1.0, method=name, on_failure="stop")
    free = ph.exact.free_body(J, omega=[0, 0, 2 * np.pi + 0.1], attitude=R0(), t=q.t[-1])
    assert not q.outcome.good or angle(free.R, q.R[-1]) < 1e-9  # about a principal axis, the turn is exact for any step


@each
def test_engines_agree(name):
    engines_agree(name)
