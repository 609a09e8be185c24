"""Test Newton and fixed-point iteration: roots, reports, and that members of a batch do not influence each other."""

import math

import kernel_oracle as oracle
import mpmath as mp
import numpy as np
import pytest
from kernel_oracle import EPS, engine

from polhode.kernels import scalar
from polhode.kernels.scalar import kernel
from polhode.kernels.solve import Report, explicit, fixed_point, newton, together
from polhode.kernels.values import Vec3, divide, norm_max

# Each test solves for three unknowns x at once, from a first guess and with three constants c.
TEMPLATE = (Vec3(0.3, 0.3, 0.3), Vec3(2.0, 3.0, 4.0))
SOLVERS = ["float", "np.float64", "array", "numba", "pack"]


@kernel
def cube(x):
    return Vec3(x.x * x.x * x.x, x.y * x.y * x.y, x.z * x.z * x.z)


@kernel
def root_correction(x, c):
    """Return Newton's correction for x^3 = c.

    If x is within d of the root, the next pass leaves an error of about d^2/x.
    """
    slope = Vec3(3.0 * x.x * x.x, 3.0 * x.y * x.y, 3.0 * x.z * x.z)
    d = divide(cube(x) - c, slope)
    left = norm_max(d) * norm_max(divide(d, x))
    return d, left, norm_max(x)


@kernel
def cube_roots(x):
    return newton(root_correction, x[0], x[1])


@kernel
def kepler_correction(E, c):
    """Return the correction for E = M + e sin E with M = c.x, c.y and e = c.z.

    The third unknown, e E.x, depends on the first.
    """
    f, g = scalar.sin_cos(E.x)[0], scalar.sin_cos(E.y)[0]
    return E - Vec3(c.x + c.z * f, c.y + c.z * g, c.z * E.x), norm_max(E)


@kernel
def anomalies(x):
    return fixed_point(kepler_correction, x[0], x[1])


def root_cases(n=48):
    """Return first guesses and constants.

    Some guesses are near the roots and some far, so that numbers of passes differ.
    """
    rng = np.random.default_rng(8)
    c = rng.uniform(0.1, 10, (3, n))
    return np.vstack([np.cbrt(c) * 10.0 ** rng.choice([-0.5, -1e-4, 1e-9, 0.3, 1.0], n), c])


def kepler_cases(n=48):
    rng = np.random.default_rng(9)
    M, e = rng.uniform(0.2, 3, (2, n)), rng.choice([0.0, 1e-6, 1e-3, 0.05, 0.3], n)
    return np.vstack([M, 0.0 * e, M, e])


def kepler(M, e):
    with mp.workdps(30):
        return mp.findroot(lambda E: E - mp.mpf(e) * mp.sin(E) - mp.mpf(M), M)


PROBLEMS = [(cube_roots, root_cases()), (anomalies, kepler_cases())]
problem = pytest.mark.parametrize("f, cases", PROBLEMS, ids=["newton", "fixed_point"])


def report(values):
    return Report(*values[3:])


# --- roots ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SOLVERS)
def test_newton_finds_the_root(name):
    cases = root_cases()
    values = engine(name, cube_roots, TEMPLATE)(cases)
    with mp.workdps(oracle.DIGITS):
        exact = np.array([[float(mp.cbrt(mp.mpf(c))) for c in row] for row in cases[3:]])
    assert np.abs(values[:3] / exact - 1).max() <= 4 * EPS
    assert (report(values).converged == 1).all()
    assert (report(values).residual <= EPS).all()


@pytest.mark.parametrize("name", SOLVERS)
def test_fixed_point_finds_the_root(name):
    cases = kepler_cases()
    values = engine(name, anomalies, TEMPLATE)(cases)
    for (*_, M, N, e), (E, F, G, *_) in zip(cases.T, values.T):
        a, b = kepler(M, e), kepler(N, e)
        assert max(abs(E - a), abs(F - b), abs(G - e * a)) <= 8 * EPS * 3
    assert (report(values).converged == 1).all()
    assert (report(values).residual <= EPS).all()


def test_newton_in_many_digits():
    with mp.workdps(100):
        x, r = newton(root_correction, Vec3(*map(mp.mpf, (1, 2, 3))), Vec3(*map(mp.mpf, (2, 10, 25))))
        assert max(abs(a - mp.cbrt(c)) for a, c in zip(x, (2, 10, 25))) <= 8 * mp.eps
        assert r.converged == 1 and r.residual <= mp.eps


def test_newton_stops_as_early_in_single_precision():
    x, r = newton(root_correction, Vec3(*np.float32([1, 2, 3])), Vec3(*np.float32([2, 10, 25])))
    _, s = newton(root_correction, Vec3(1.0, 2.0, 3.0), Vec3(2.0, 10.0, 25.0))
    assert np.abs(np.array(x) / np.cbrt([2, 10, 25]) - 1).max() <= 2.0**-22
    assert r.converged == 1 and r.passes < s.passes
    assert x.x.dtype == r.passes.dtype == r.residual.dtype == np.float32


# --- reports --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SOLVERS)
def test_passes_are_counted_for_each_member(name):
    """Newton needs one pass from the root, one from 1e-9 away (d^2 is below rounding), and two from 1e-4 away."""
    root = 2.0
    starts = np.array([root, root * (1 + 1e-9), root * (1 + 1e-4), 2.0 * root])
    values = engine(name, cube_roots, TEMPLATE)(np.vstack([[starts] * 3, np.full((3, 4), root**3)]))
    passes = report(values).passes
    assert list(passes[:3]) == [1, 1, 2]
    assert 4 <= passes[3] <= 6


@pytest.mark.parametrize("name", SOLVERS)
def test_fixed_point_makes_two_passes_unless_the_guess_was_exact(name):
    exact = np.array([[1.0, 2.0, 0.0, 1.0, 2.0, 0.0], [2.0, 3.0, 0.0, 2.0, 3.0, 0.0]]).T
    rough = exact + np.array([[0.25], [0.0], [0.0], [0.0], [0.0], [0.0]])
    run = engine(name, anomalies, TEMPLATE)
    assert list(report(run(exact)).passes) == [1, 1]
    assert list(report(run(rough)).passes) == [2, 2]  # with e = 0, the first pass is exact and the second confirms it


@kernel
def steady_correction(x, c):
    """Return a correction that leaves 2^-13 of the error."""
    return 0.9998779296875 * (x - c), norm_max(x)


@kernel
def steady(x):
    return fixed_point(steady_correction, x[0], x[1])


@pytest.mark.parametrize("name", SOLVERS)
def test_fixed_point_foresees_what_the_next_pass_would_gain(name):
    """Starting at a distance of 1/2, the fourth pass leaves an error of 2^-53, although its correction was 2^-40.

    So there is no fifth pass.
    """
    values = engine(name, steady, TEMPLATE)(np.array([[1.5, 1.0, 1.0, 1.0, 1.0, 1.0]]).T)
    assert report(values).passes == 4
    assert report(values).converged == 1
    assert np.abs(values[:3] - 1.0).max() <= EPS


@kernel
def rootless_correction(x, c):
    """Return Newton's correction for x^2 = -1, which never converges."""
    d = Vec3(0.5 * (x.x + 1.0 / x.x), 0.5 * (x.y + 1.0 / x.y), 0.5 * (x.z + 1.0 / x.z))
    return d, norm_max(d), norm_max(x)


@kernel
def rootless(x):
    return newton(rootless_correction, x[0], x[1])


@kernel
def swinging_correction(x, c):
    """Return a correction for x <- -x, which neither converges nor diverges."""
    return 2.0 * x, norm_max(x)


@kernel
def swinging(x):
    return fixed_point(swinging_correction, x[0], x[1])


@pytest.mark.parametrize("f", [rootless, swinging], ids=["newton", "fixed_point"])
@pytest.mark.parametrize("name", SOLVERS)
def test_a_solve_that_cannot_converge_says_so(name, f):
    r = report(engine(name, f, TEMPLATE)(np.full((6, 3), 0.3)))
    assert (r.converged == 0).all()
    assert (r.passes == 30).all()
    assert (r.residual > 0.1).all()


@problem
@pytest.mark.parametrize("name", SOLVERS)
def test_not_a_number_ends_at_once(name, f, cases):
    """The iteration stops after one pass instead of thirty, and the residual is NaN."""
    cases = cases[:, :4].copy()
    cases[3:] = math.nan
    values = engine(name, f, TEMPLATE)(cases)
    assert np.isnan(values[:3]).all()
    assert (report(values).passes == 1).all()
    assert np.isnan(report(values).residual).all()


def test_reports_of_two_solves_add_up():
    r = together(Report(3.0, 1e-17, 1.0), Report(4.0, 2e-16, 0.0))
    assert r == Report(7.0, 2e-16, 0.0)
    assert together(r, explicit(5.0)) == r
    assert together(explicit(1.0), explicit(2.0)) == Report(0.0, 0.0, 1.0)


# --- members of a batch are independent -------------------------------------------------------------------------------


@problem
@pytest.mark.parametrize("name", ["array", "pack"])
def test_a_result_does_not_depend_on_its_neighbours(name, f, cases):
    """The result and the report have the same bits as in a batch of equal members."""
    run = engine(name, f, TEMPLATE)
    together = run(cases)
    # the members need different numbers of passes; otherwise the test would show nothing
    assert len(set(report(together).passes)) > 2
    alone = np.hstack([run(cases[:, [j] * 16])[:, :1] for j in range(cases.shape[1])])
    assert (together == alone).all()
    order = np.random.default_rng(10).permutation(cases.shape[1])
    assert (run(cases[:, order]) == together[:, order]).all()


@problem
@pytest.mark.parametrize("name", ["array", "pack"])
def test_neighbours_that_fail_do_no_harm(name, f, cases):
    run = engine(name, f, TEMPLATE)
    bad = cases.copy()
    bad[3:, ::3] = math.nan
    fine = ~np.isnan(bad[3])
    assert (run(bad)[:, fine] == run(cases)[:, fine]).all()


def test_an_array_gives_the_bits_of_single_numbers():
    one, many = (engine(name, cube_roots, TEMPLATE)(root_cases()) for name in ("np.float64", "array"))
    assert (one == many).all()
