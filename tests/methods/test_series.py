"""Test Taylor series as a type of number, and Buss's methods with exact derivatives of the torque."""

import mpmath as mp
import numpy as np
import pytest
from family_oracle import engines_agree

import polhode as ph
from polhode import math as pm
from polhode.engines.layout import from_rows, leaves
from polhode.evidence.certification import (
    MOMENTS,
    OMEGA,
    TILT,
    attitude,
    orders,
    potential,
    problem,
    tolerance,
    torque_calls,
)
from polhode.integrators import METHODS, check_options, variant
from polhode.integrators.buss import motion
from polhode.integrators.record import Kind
from polhode.kernels import scalar
from polhode.kernels.scalar import kernel
from polhode.kernels.series import TYPES, definite, integral, later
from polhode.kernels.so3 import exp as rotation_matrix
from polhode.kernels.values import Diag3, Mat3, Vec3, dot
from polhode.torques import constant, coulomb_wall, drag, heavy_top, piecewise, spring

LENGTHS = sorted(TYPES)
TORQUED = ["buss2", "buss2_aug", "buss3_false", "buss3", "buss4", "buss5", "buss6"]

# --- arithmetic and functions ----------------------------------------------------------------------------------


def cubic(a, b, c, d):
    return lambda s: a + s * (b + s * (c + s * d))


ONE, TWO = cubic(0.7, 0.3, -0.4, 0.25), cubic(1.3, -0.6, 0.2, 0.5)  # both are positive at 0

FORMULAS = {
    "sum": lambda m, x, y: x + y + 2 + (3 + x) + (x + 1.5),
    "difference": lambda m, x, y: x - y - (2 - x) - (y - 1.5),
    "product": lambda m, x, y: x * y * (3 * x) * (y * 0.25),
    "quotient": lambda m, x, y: x / y + 2 / x + y / 3,
    "negative": lambda m, x, y: -x * (-y),
    "power": lambda m, x, y: x**3 + y**-2 + x**0 + y**1.5,
    "sqrt": lambda m, x, y: m.sqrt(x),
    "sin": lambda m, x, y: m.sin(4 * x),
    "cos": lambda m, x, y: m.cos(4 * y),
    "exp": lambda m, x, y: m.exp(x * y),
    "log": lambda m, x, y: m.log(x),
    "atan2": lambda m, x, y: m.atan2(x, y) + m.atan2(1.5, y) + m.atan2(-x, 0.5),
    "absolute": lambda m, x, y: abs(x) + abs(x - y),
}


def coefficients(f, n):
    """Return the Taylor coefficients of f(x(s), y(s)) at 0, from numerical derivatives of mpmath."""
    return mp.taylor(lambda s: f(mp, ONE(s), TWO(s)), 0, n - 1)


def variable(g, n, number):
    return TYPES[n](*(number(c) for c in mp.taylor(g, 0, n - 1)))


@pytest.mark.parametrize("n", LENGTHS)
@pytest.mark.parametrize("name", FORMULAS)
def test_functions_are_their_taylor_series(name, n):
    f = FORMULAS[name]
    with mp.workdps(40):
        expected = coefficients(f, n)
        exact = f(pm, variable(ONE, n, mp.mpf), variable(TWO, n, mp.mpf))
        assert type(exact) is TYPES[n]
        assert max(abs(a - b) for a, b in zip(exact, expected, strict=True)) < 1e-34
    expected = np.array(expected, float)
    size = 1 + np.abs(expected).max()
    found = f(pm, variable(ONE, n, float), variable(TWO, n, float))
    assert np.abs(np.array(found) - expected).max() < 2e-14 * size
    arrays = f(pm, variable(ONE, n, lambda c: np.full(3, float(c))), variable(TWO, n, float))
    assert np.abs(np.array([np.broadcast_to(c, 3) for c in arrays]).T - expected).max() < 2e-14 * size


@pytest.mark.parametrize("name", FORMULAS)
def test_functions_are_the_same_under_jax(name):
    import jax

    with jax.enable_x64(True):
        f = jax.jit(lambda x, y: FORMULAS[name](pm, x, y))
        found = f(variable(ONE, 4, float), variable(TWO, 4, float))
    with mp.workdps(40):
        expected = np.array(coefficients(FORMULAS[name], 4), float)
    assert np.abs(np.array(found, float) - expected).max() < 2e-14 * (1 + np.abs(expected).max())


def test_sine_and_cosine_together():
    x = variable(ONE, 6, float)
    s, c = pm.sin_cos(x)
    assert np.allclose(s, pm.sin(x), rtol=1e-15, atol=1e-15) and np.allclose(c, pm.cos(x), rtol=1e-15, atol=1e-15)


def test_choices_look_at_the_value():
    T = TYPES[3]
    a, b = T(1.0, -5.0, 2.0), T(2.0, -9.0, 4.0)
    assert a < b and a <= b and b > 1.5 and 1.5 < b and a != b and a == T(1.0, 7.0, 7.0) and not a >= 1.5
    assert tuple(pm.maximum(a, b)) == tuple(b) and tuple(pm.minimum(a, b)) == tuple(a)
    assert tuple(pm.maximum(a, 3.0)) == (3.0, 0.0, 0.0) and tuple(pm.minimum(0.5, a)) == (0.5, 0.0, 0.0)
    assert tuple(pm.where(a < b, a, 0.0)) == tuple(a) and tuple(pm.where(a > b, a, 0.0)) == (0.0, 0.0, 0.0)
    masked = pm.where(np.array([True, False]), a, b)
    assert np.array_equal(np.array(masked).T, [tuple(a), tuple(b)])
    assert tuple(scalar.like(2.0, a)) == (2.0, 0.0, 0.0) and tuple(pm.rint(b + 0.3)) == (2.0, 0.0, 0.0)
    assert tuple(pm.sqrt(T(0.0, 1.0, 2.0))) == (0.0, 0.0, 0.0)


def test_lengths_do_not_mix():
    with pytest.raises(TypeError):
        TYPES[2](1.0, 2.0) + TYPES[3](1.0, 2.0, 3.0)


def test_vectors_and_matrices_of_series():
    x, y = variable(ONE, 3, float), variable(TWO, 3, float)
    for v in (x * Vec3(1.0, 2.0, 3.0), Vec3(1.0, 2.0, 3.0) * x, np.float64(2.0) * Vec3(0.5 * x, x, 1.5 * x)):
        assert type(v) is Vec3 and np.allclose(np.array(v), np.outer([1, 2, 3], x))
    assert np.allclose(dot(Vec3(x, y, x) / y, Vec3(y, y, 0.0 * y)), x + y)
    R = Mat3(Vec3(1.0, 0.0, 0.0), Vec3(0.0, 0.0, -1.0), Vec3(0.0, 1.0, 0.0))
    assert np.allclose(np.array(R @ Vec3(x, y, 0.0 * x)), np.array([x, 0.0 * x, -y]))


@pytest.mark.parametrize("angle", [1.0, 4.0])
def test_a_rotation_of_a_series(angle):
    """Test exp of a rotation vector that is a series, below and above a quarter turn, against numerical derivatives."""
    with mp.workdps(40):
        v = [lambda s, k=k: mp.mpf(angle) * (mp.mpf(TILT[k]) + s * (k - 1) + s * s * TILT[2 - k]) for k in range(3)]
        expected = mp.taylor(lambda s: rotation_matrix(Vec3(*(f(s) for f in v))).e1.y, 0, 4)
        series = [mp.taylor(f, 0, 4) for f in v]
        exact = rotation_matrix(Vec3(*(TYPES[5](*c) for c in series))).e1.y
        assert max(abs(a - b) for a, b in zip(exact, expected, strict=True)) < 1e-30
    found = rotation_matrix(Vec3(*(TYPES[5](*map(float, c)) for c in series))).e1.y
    assert np.abs(np.array(found) - np.array(expected, float)).max() < 1e-11 * np.abs(np.array(expected, float)).max()


def test_integrals():
    x = TYPES[3](2.0, 3.0, 4.0)
    assert integral(7.0, x) == TYPES[4](7.0, 0.0, 0.0, 0.0) and tuple(integral(7.0, x)) == (7.0, 2.0, 1.5, 4.0 / 3.0)
    assert tuple(integral(7.0, 2.0)) == (7.0, 2.0)
    assert definite(x, 0.5) == pytest.approx(1.0 + 3.0 / 8 + 4.0 / 24) and definite(2.0, 0.5) == 1.0
    assert tuple(later(later(3.0))) == (3.0, 1.0, 0.0)


# --- the torque along the motion ---------------------------------------------------------------------------------


def all_models():
    return (
        problem(Kind.VELOCITY)
        + heavy_top(0.7)
        + coulomb_wall(0.3, 0.001, 1.4)
        + spring(0.6)
        + constant((0.1, 0.2, -0.3))
        + piecewise([-1.0, 3.0], [[0.1, -0.2, 0.2], [5.0, 5.0, 5.0]])
        + piecewise([-1.0, 3.0], [[0.3, 0.2, -0.1], [5.0, 5.0, 5.0]], frame="body")
    )


def test_derivatives_of_every_model_along_the_motion():
    """Compare with the motion that mpmath's solver computes in 50 digits, and the polynomial through the torque along
    it.
    """
    bound = all_models().bind(ph.Body(MOMENTS), "python")
    with mp.workdps(50):
        I = Diag3(*map(mp.mpf, MOMENTS))
        p = from_rows(bound.p, [mp.mpf(float(v)) for v in leaves(bound.p)])
        R0, P0, t0 = rotation_matrix(Vec3(*map(mp.mpf, TILT))), I @ Vec3(*map(mp.mpf, OMEGA)), mp.mpf("0.4")

        def read(y):
            R = Mat3(Vec3(*y[0:3]), Vec3(*y[3:6]), Vec3(*y[6:9]))
            return R, Vec3(*y[9:12]), Vec3(*(a / b for a, b in zip(y[9:12], I, strict=True)))

        def torque(s, y):
            R, _, W = read(y)
            return bound.torque(t0 + s, R, W, p)

        def rate(s, y):
            R, P, W = read(y)
            T = torque(s, y)
            columns = (R.e2 * W.z - R.e3 * W.y, R.e3 * W.x - R.e1 * W.z, R.e1 * W.y - R.e2 * W.x)
            turn = Vec3(P.y * W.z - P.z * W.y, P.z * W.x - P.x * W.z, P.x * W.y - P.y * W.x) + T
            return [c for v in (*columns, turn) for c in v]

        steps, d = 14, mp.mpf("1e-3")
        y = [*R0.e1, *R0.e2, *R0.e3, *P0]
        samples = [torque(mp.mpf(0), y)]
        for k in range(steps):
            y = extrapolated(rate, k * d, y, d)
            samples.append(torque((k + 1) * d, y))
        V = mp.matrix([[mp.mpf(i) ** j for j in range(steps + 1)] for i in range(steps + 1)])
        fits = [mp.lu_solve(V, mp.matrix([s[c] for s in samples])) for c in range(3)]
        *_, T = motion(6)(bound.torque, p, I, t0, R0, P0)
        for c in range(3):
            for k in range(6):
                assert abs(T[c][k] - fits[c][k] / d**k) < mp.mpf(10) ** (-18) * (1 + abs(T[c][k])), (c, k)
    I, R0, W0 = Diag3(*MOMENTS), rotation_matrix(Vec3(*TILT)), Vec3(*OMEGA)
    *_, found = motion(6)(bound.torque, bound.p, I, 0.4, R0, I @ W0)
    assert np.abs(np.array(found) - np.array([[float(x) for x in c] for c in T])).max() < 1e-11


def extrapolated(rate, t, y, d, rows=9):
    """Return the state after the time d, by the midpoint rule with 2, 4, 6, ... substeps, extrapolated (Gragg,
    Bulirsch, Stoer).
    """
    table = []
    for j in range(rows):
        n = 2 * (j + 1)
        h = d / n
        a, b = y, [u + h * v for u, v in zip(y, rate(t, y), strict=True)]
        for i in range(1, n):
            a, b = b, [u + 2 * h * v for u, v in zip(a, rate(t + i * h, b), strict=True)]
        end = [(u + v + h * w) / 2 for u, v, w in zip(a, b, rate(t + d, b), strict=True)]
        row = [end]
        for k in range(1, j + 1):
            f = 1 / ((mp.mpf(j + 1) / (j + 1 - k)) ** 2 - 1)
            row.append([u + (u - v) * f for u, v in zip(row[k - 1], table[-1][k - 1], strict=True)])
        table.append(row)
    return table[-1][-1]


# --- the methods ---------------------------------------------------------------------------------------------------


ORDERS = [(name, kind) for name in TORQUED for kind in (Kind.TORQUE, Kind.VELOCITY)]


def case_name(case):
    return f"{case[0]}-{case[1].name}"


@pytest.mark.soak
@pytest.mark.parametrize("case", ORDERS, ids=case_name)
def test_order_with_exact_derivatives(case):
    """Measure the order with compiled code. tests/laws/test_order.py tests buss2, buss3 and buss6 in Python."""
    name, kind = case
    claims = variant(METHODS[name], check_options(METHODS[name], {"derivatives": "series"})).claims
    R, P = orders(name, kind, derivatives="series")
    claimed = claims.order if kind == Kind.TORQUE else claims.velocity_order
    assert abs(R.order - claimed) <= tolerance(claimed) and abs(P.order - claimed) <= tolerance(claimed)


@pytest.mark.parametrize("name", TORQUED)
def test_calls_are_one_per_term(name):
    counted = torque_calls(name, derivatives="series")
    assert counted.total == counted.claimed and counted.start == 0
    assert counted.per_step == int(name[4])
    corrected = torque_calls(name, derivatives="series", energy_correction=True)
    assert corrected.total == corrected.claimed


@kernel
def everything(t, R, omega):
    """Return a torque that calls every function that a torque may call."""
    s, c = pm.sin_cos(t * R.e1.x)
    x = pm.sqrt(1.5 + R.e2.y) * pm.exp(0.3 * omega.x) + pm.log(3.0 + R.e3.z)
    y = pm.where(R.e1.y > 0.1, R.e1.y**2, 0.01) + pm.absolute(omega.y) / (2.0 + c)
    z = pm.atan2(R.e1.z, 2.0 + s) + pm.maximum(omega.z, 0.2) - pm.minimum(0.3, R.e2.x)
    turned = pm.rotation_matrix(Vec3(0.3 * omega.x, R.e2.z, 0.2 * t)) @ Vec3(0.1, 0.2, 0.3)
    return Vec3(x * pm.sin(y), pm.cos(x) - 0.2 * y, 0.1 * z) - 0.5 * R @ omega + turned


@kernel
def smooth(t, R, omega):
    """Return a similar torque without kinks."""
    s, c = pm.sin_cos(t * R.e1.x)
    x = pm.sqrt(1.5 + R.e2.y) * pm.exp(0.3 * omega.x) + pm.log(3.0 + R.e3.z) + pm.atan2(R.e1.z, 2.0 + s)
    turned = pm.rotation_matrix(Vec3(0.3 * omega.x, R.e2.z, 0.2 * t)) @ Vec3(0.1, 0.2, 0.3)
    return Vec3(pm.sin(x), pm.cos(x) / (2.0 + c), R.e1.y**2) - 0.5 * R @ omega + turned


@pytest.mark.soak  # the next test replaces this one in `make test`
@pytest.mark.parametrize("name", ["buss2", "buss4", "buss6"])
def test_engines_agree(name):
    engines_agree(name, heavy_top(1.3, axis=(0.36, 0.48, 0.8)) + drag(0.1), derivatives="series")


def test_engines_agree_on_every_function():
    engines_agree("buss2", everything, derivatives="series")


def test_a_function_in_other_axes():
    """The body frame is not principal.

    Compare with a method that uses no derivatives; the order must be that of the method.
    """
    J = np.array(rotation_matrix(Vec3(0.3, 0.2, -0.5)))
    J = J.T @ np.diag(MOMENTS) @ J
    given = dict(omega=OMEGA, attitude=attitude(), t_end=1.0, every=0)
    exact = ph.simulate(J, smooth, dt=1e-3, method="rk4", **given).R[-1]
    runs = [ph.simulate(J, smooth, dt=1.0 / n, method="buss4", derivatives="series", **given) for n in (20, 40)]
    a, b = (np.abs(q.R[-1] - exact).max() for q in runs)
    assert b < 1e-6 and abs(np.log2(a / b) - 4) < 0.4


def test_both_ways_come_to_the_same():
    given = dict(omega=OMEGA, attitude=attitude(), t_end=1.0, dt=0.005, method="buss6", every=0)
    a, b = (ph.simulate(MOMENTS, potential(), derivatives=d, **given) for d in ("differences", "series"))
    assert 0 < np.abs(a.R[-1] - b.R[-1]).max() < 1e-11


def test_a_body_at_rest():
    """At rest, |W| in the drag has no derivative."""
    rest = dict(omega=(0, 0, 0), t_end=1.0, dt=0.01, every=0)
    a = ph.simulate(MOMENTS, problem(Kind.VELOCITY), method="buss4", derivatives="series", **rest)
    b = ph.simulate(MOMENTS, problem(Kind.VELOCITY), method="rk4", **rest)
    assert np.abs(a.R[-1] - b.R[-1]).max() < 1e-6


def test_a_plain_torque_is_refused_and_told_what_to_do():
    def plain(t, R):
        return np.array([0.1, 0.2, 0.3])

    given = dict(omega=OMEGA, t_end=1.0, dt=0.1, method="buss4")
    for torque in (plain, potential() + ph.torques.heavy_top(1.0) + plain):
        with pytest.raises(ph.Unsupported, match=r"(?s)plain Python.*@polhode\.kernel.*derivatives='differences'"):
            ph.simulate(MOMENTS, torque, derivatives="series", **given)
        assert ph.simulate(MOMENTS, torque, **given).outcome.good


def test_a_torque_of_omega_is_refused_without_the_series():
    with pytest.raises(ph.Unsupported):
        ph.simulate(MOMENTS, problem(Kind.VELOCITY), omega=OMEGA, t_end=1.0, dt=0.1, method="buss4")


def test_a_free_body_needs_no_derivatives():
    given = dict(omega=OMEGA, t_end=1.0, dt=0.1, method="buss5")
    a, b = (ph.simulate(MOMENTS, None, derivatives=d, **given) for d in ("differences", "series"))
    assert np.array_equal(a.R, b.R) and b.stats.torque_calls == 0
