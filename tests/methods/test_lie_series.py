"""Test the Lie series of Buss's section 5 on SO(3), SE(3) and SO(4), and its coefficients."""

import importlib
import math
from fractions import Fraction

import mpmath as mp
import numpy as np
import pytest
from scipy.special import bernoulli

import polhode as ph
from polhode.groups.lie_series import commutator
from polhode.kernels.lie_series import SERIES, average


def basis(group):
    """Return matrices that span the algebra."""

    def skew(n):
        out = []
        for i in range(n):
            for j in range(i):
                E = np.zeros((n, n))
                E[i, j], E[j, i] = 1.0, -1.0
                out.append(E)
        return out

    if group == "SO(3)":
        return skew(3)
    if group == "SO(4)":
        return skew(4)
    rotations = [np.pad(E, ((0, 1), (0, 1))) for E in skew(3)]
    shifts = [np.zeros((4, 4)) for _ in range(3)]
    for k in range(3):
        shifts[k][k, 3] = 1.0
    return rotations + shifts


def motion(group):
    """Return derivative(k, t), the k-th derivative of W(t). W is smooth, without symmetry, and in the algebra."""
    rng = np.random.default_rng(7)
    E = np.array(basis(group))
    a, f, g = rng.normal(size=len(E)), rng.uniform(0.5, 2.0, len(E)), rng.uniform(0, 6, len(E))
    derivative = lambda k, t: np.einsum("i,ijk", a * f**k * np.sin(f * t + g + k * math.pi / 2), E)  # noqa: E731
    return derivative


def errors(group, order, steps):
    """Return the errors of one step for each number of steps, compared with the power series of y, all in
    many digits.
    """
    W = motion(group)
    found = []
    with mp.workdps(40):
        w = [np.vectorize(mp.mpf)(W(k, 0.0)) / mp.factorial(k) for k in range(40)]
        y = [np.vectorize(mp.mpf)(np.eye(len(w[0])))]
        for k in range(40):
            y.append(sum(w[j] @ y[k - j] for j in range(k + 1)) / (k + 1))
        for h in map(mp.mpf, steps):
            Z = ph.lie_series.average([w[k] * mp.factorial(k) for k in range(order)], h)
            exact = sum(c * h**k for k, c in enumerate(y))
            found.append(float(abs(np.array(mp.expm(mp.matrix((h * Z).tolist())).tolist()) - exact).max()))
    return found


@pytest.mark.parametrize("group", ["SO(3)", "SE(3)", "SO(4)"])
@pytest.mark.parametrize("order", range(1, 7))
def test_local_error_is_one_order_higher(group, order):
    coarse, fine = errors(group, order, ["0.02", "0.01"])
    assert math.log2(coarse / fine) == pytest.approx(order + 1, abs=0.1)


def test_the_flow_stays_in_the_group():
    W = motion("SO(4)")
    y = ph.lie_series.flow([W(k, 0.0) for k in range(4)], 0.5)
    assert np.abs(y.T @ y - np.eye(4)).max() < 1e-14 and np.linalg.det(y) > 0
    W = motion("SE(3)")
    y = ph.lie_series.flow([W(k, 0.0) for k in range(6)], 0.5)
    assert np.abs(y[:3, :3].T @ y[:3, :3] - np.eye(3)).max() < 1e-14 and (y[3] == [0, 0, 0, 1]).all()


def test_coefficients_are_those_of_the_inverse_derivative_of_exp():
    """Solve Y' = sum B_n/n! ad_Y^n W for one coefficient after the other, with random matrices."""
    rng = np.random.default_rng(2)
    n, size = 6, 4
    W = [rng.normal(size=(size, size)) for _ in range(n)]
    w = [W[k] / math.factorial(k) for k in range(n)]
    Y = [np.zeros((size, size)) for _ in range(n + 1)]
    B = bernoulli(n)
    for k in range(n):
        total, nested = np.zeros((size, size)), list(w)
        for m in range(n):
            total = total + B[m] / math.factorial(m) * nested[k]
            nested = [sum(commutator(Y[i], nested[j - i]) for i in range(j + 1)) for j in range(n)]
        Y[k + 1] = total / (k + 1)

    def bracket(word):
        return W[word[0]] if len(word) == 1 else commutator(W[word[0]], bracket(word[1:]))

    for k in range(n):
        mine = sum(float(c) * bracket(word) for c, word in SERIES[k])
        assert np.abs(mine - math.factorial(k + 1) * Y[k + 1]).max() < 1e-12 * math.factorial(k + 1)


def test_without_the_term_that_the_line_of_y5_lacks_the_sixth_order_is_lost(monkeypatch):
    module = importlib.import_module("polhode.kernels.lie_series")
    printed = tuple(t for t in SERIES[5] if t[1] != (0, 0, 2, 0))
    assert len(printed) == len(SERIES[5]) - 1 and (Fraction(-1, 2), (0, 0, 2, 0)) in SERIES[5]
    monkeypatch.setattr(module, "SERIES", (*SERIES[:5], printed))
    Z = average(6, commutator)
    monkeypatch.undo()
    W = [motion("SO(3)")(k, 0.0) for k in range(6)]
    h = 0.1
    difference = Z(h, W) - ph.lie_series.average(W, h)
    assert np.abs(difference).max() > 1e-3 * h**5 / 1440


def test_any_bracket():
    """Vectors with the cross product represent so(3)."""
    rng = np.random.default_rng(3)
    w = [rng.normal(size=3) for _ in range(6)]
    hat = lambda v: np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])  # noqa: E731
    Z = ph.lie_series.average(w, 0.3, np.cross)
    assert np.abs(hat(Z) - ph.lie_series.average([hat(v) for v in w], 0.3)).max() < 1e-14


def test_what_is_refused():
    with pytest.raises(ph.InvalidInput, match="up to 5 derivatives"):
        ph.lie_series.average([np.eye(2)] * 7, 0.1)
    with pytest.raises(ph.InvalidInput):
        ph.lie_series.flow([], 0.1)
