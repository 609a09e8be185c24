"""Test Buss's methods: steps against his formulas in space, steps with a torque against power series, and his
tables.
"""

import math

import numpy as np
import pytest
from family_oracle import engines_agree, expm, hat
from scipy.special import bernoulli

import polhode as ph
from polhode.evidence.certification import MOMENTS, OMEGA, attitude, potential
from polhode.groups.so3 import angle
from polhode.integrators import METHODS, splitting
from polhode.kernels.scalar import kernel
from polhode.kernels.values import Diag3, Vec3
from polhode.lab.published import published
from polhode.torques.base import mat3, vec3
from shared_code import full_dose

I = np.array(MOMENTS)


def one_step(method, torque=None, h=0.3, **options):
    q = ph.simulate(
        ph.Body(MOMENTS),
        torque,
        omega=OMEGA,
        attitude=attitude(),
        t_end=h,
        dt=h,
        method=method,
        engine="python",
        **options,
    )
    return q.R[-1], q.momentum_body[-1]


# --- a free body: the algorithm boxes of section 3, in space -------------------------------------------------


def space_average(method, h):
    """Return omega-bar of the algorithm boxes, with (5), (8) and (9) in space, for L' = L'' = L''' = 0."""
    R = attitude()
    i = R @ np.diag(I) @ R.T
    solve = lambda v: np.linalg.solve(i, v)  # noqa: E731
    x = np.cross
    w = R @ np.array(OMEGA)
    L = i @ w
    w1 = solve(-x(w, L))
    w2 = x(w, w1) + solve(-x(w1, L) + x(w, x(w, L)))
    w3 = 2 * x(w, w2) - x(w, x(w, w1)) + solve(-x(w2, L) + x(w1, x(w, L)) + 2 * x(w, x(w1, L)) - x(w, x(w, x(w, L))))
    return {
        "buss1": w,
        "buss2": w + h / 2 * w1,
        "buss2_aug": w + h / 2 * w1 + h**2 / 12 * x(w1, w),
        "buss3_false": w + h / 2 * w1 + h**2 / 6 * w2,
        "buss3": w + h / 2 * w1 + h**2 / 6 * w2 + h**2 / 12 * x(w1 + h / 3 * w2, w),
        "buss4": w + h / 2 * w1 + h**2 / 6 * w2 + h**2 / 12 * x(w1, w) + h**3 / 24 * w3 + h**3 / 24 * x(w2, w),
    }[method]


@pytest.mark.parametrize("method", ["buss1", "buss2", "buss2_aug", "buss3_false", "buss3", "buss4"])
def test_a_free_step_is_the_box_in_space(method):
    h = 0.3
    R, P = one_step(method, h=h)
    expected = expm(h * space_average(method, h)) @ attitude()
    assert np.abs(R - expected).max() < 1e-14
    assert np.abs(R @ P - attitude() @ (I * OMEGA)).max() < 1e-14


# --- power series: Euler's equation and the logarithm of the rotation, to any order ----------------------------


def velocity_series(P, torque, n):
    """Return the first n coefficients of the power series of the body angular velocity; `torque` has polynomial
    coefficients.
    """
    L, W = [P], [P / I]
    for k in range(n - 1):
        T = torque[k] if k < len(torque) else np.zeros(3)
        L.append((T + sum(np.cross(L[j], W[k - j]) for j in range(k + 1))) / (k + 1))
        W.append(L[-1] / I)
    return W


def logarithm_series(W):
    """Return the coefficients of Y with R(t) = R(0) exp(Y), from Y' = sum B_n/n! ad_Y^n W with commutators as
    brackets.
    """
    n = len(W)
    w = [hat(v) for v in W]
    Y = [np.zeros((3, 3)) for _ in range(n + 1)]
    B = bernoulli(n)
    B[1] = 0.5  # the sign of B_1, because the velocity stands on the right

    def bracket(a, b):
        c = [np.zeros((3, 3)) for _ in range(n)]
        for i in range(n):
            for j in range(n - i):
                c[i + j] = c[i + j] + a[i] @ b[j] - b[j] @ a[i]
        return c

    for k in range(n):  # each pass computes one more coefficient
        total, nested = [np.zeros((3, 3)) for _ in range(n)], list(w)
        for m in range(n):
            total = [t + B[m] / math.factorial(m) * c for t, c in zip(total, nested, strict=True)]
            nested = bracket(Y[:n], nested)
        Y[k + 1] = total[k] / (k + 1)
    return [np.array([y[2, 1], y[0, 2], y[1, 0]]) for y in Y[1:]]


def moved(P, torque, c, order):
    """Return the rotation after the time c, to the given order. The torque is a polynomial in the body frame."""
    Y = logarithm_series(velocity_series(P, torque, order))
    return expm(sum(y * c ** (k + 1) for k, y in enumerate(Y)))


@pytest.mark.parametrize("order", [4, 5, 6])
def test_a_free_step_is_the_power_series(order):
    R, _ = one_step(f"buss{order}")
    assert np.abs(R - attitude() @ moved(I * OMEGA, [], 0.3, order)).max() < 1e-14


# --- steps with a torque: the nodes of the docstring, with power series ------------------------------------------


def body_torque():
    b = potential().bind(ph.Body(MOMENTS), "python")
    return lambda R: np.array(b.torque(0.0, mat3(R), vec3(np.zeros(3)), b.p))


def through(times, values):
    """Return the coefficients of the polynomial that has these values at these times."""
    return list(np.linalg.solve(np.vander(times, increasing=True), np.array(values)))


def scaled(c, k, factor):
    return [v * (factor if j == k else 1.0) for j, v in enumerate(c)]


def radau3(h):
    r = math.sqrt(6)
    return np.array([6 - r, 6 + r]) / 10 * h, np.array([1 / 9, (16 + r) / 36, (16 - r) / 36]) * h


def torqued(order, h):
    """Return R and P after one step, computed from the formulas."""
    T, R, P = body_torque(), attitude(), I * OMEGA
    T0 = T(R)
    at = lambda D: T(R @ D)  # noqa: E731
    if order == 3:
        a = 2 * h / 3
        A = moved(P, [T0], a, 2)
        Ta = at(A)
        E = moved(P, through([0, a], [T0, Ta]), h, 3)
        # Buss's term h^3/36 w'' x w, which the series does not contain
        W = velocity_series(P, through([0, a], [T0, Ta]), 3)
        w2 = 2 * W[2] + np.cross(W[0], W[1])
        series = sum(y * h ** (k + 1) for k, y in enumerate(logarithm_series(W)))
        E = expm(series + h**4 / 36 * np.cross(w2, W[0]))
        L = P + h / 4 * (T0 + 3 * A @ Ta)
    elif order == 4:
        A = moved(P, [T0], h / 2, 3)
        Ta = at(A)
        B = moved(P, scaled(through([0, h / 2], [T0, Ta]), 1, 1.5), h, 3)
        Tb = at(B)
        E = moved(P, through([0, h / 2, h], [T0, Ta, Tb]), h, 4)
        L = P + h / 6 * (T0 + 4 * A @ Ta + B @ Tb)
    elif order == 5:
        (c, d), (w0, wc, wd) = radau3(h)
        Ta = at(moved(P, [T0], c / 2, 2))
        B = moved(P, through([0, c / 2], [T0, Ta]), c, 4)
        Tb = at(B)
        C = moved(P, through([0, c / 2, c], [T0, Ta, Tb]), d, 4)
        Tc = at(C)
        E = moved(P, through([0, c, d], [T0, Tb, Tc]), h, 5)
        L = P + w0 * T0 + wc * B @ Tb + wd * C @ Tc
    else:
        c, d = (5 - math.sqrt(5)) / 10 * h, (5 + math.sqrt(5)) / 10 * h
        Ta = at(moved(P, [T0], c / 4, 2))
        Tb = at(moved(P, through([0, c / 4], [T0, Ta]), c / 2, 3))
        C = moved(P, through([0, c / 4, c / 2], [T0, Ta, Tb]), c, 5)
        Tc = at(C)
        D = moved(P, through([0, c / 2, c], [T0, Tb, Tc]), d, 5)
        Td = at(D)

        def left(end, nodes):  # the integral of (end - t) prod (t - node)/6 over t from 0 to end, in units of h
            p = np.polynomial.Polynomial.fromroots(nodes) * np.polynomial.Polynomial([end, -1.0]) / 6
            return p.integ()(end)

        surplus = 5 * (left(c / h, [0, c / h / 4, c / h / 2]) + left(d / h, [0, c / h / 2, c / h]))
        F = moved(P, scaled(through([0, c / 2, c, d], [T0, Tb, Tc, Td]), 3, 1 + 120 * surplus), h, 5)
        Tf = at(F)
        E = moved(P, through([0, c, d, h], [T0, Tc, Td, Tf]), h, 6)
        L = P + h / 12 * (T0 + 5 * (C @ Tc + D @ Td) + F @ Tf)
    return R @ E, E.T @ L


@pytest.mark.parametrize("order", [3, 4, 5, 6])
def test_a_torqued_step_by_hand(order):
    R, P = one_step(f"buss{order}", potential())
    expected_R, expected_P = torqued(order, 0.3)
    assert np.abs(R - expected_R).max() < 1e-13
    assert np.abs(P - expected_P).max() < 1e-13


@pytest.mark.parametrize("method", ["buss2", "buss2_aug"])
def test_a_torqued_second_order_step_by_hand(method):
    h, T, R, P = 0.3, body_torque(), attitude(), I * OMEGA
    w0, w1 = velocity_series(P, [T(R)], 2)
    E = expm(h * w0 + h**2 / 2 * w1 + (h**3 / 12 * np.cross(w1, w0) if method == "buss2_aug" else 0))
    found_R, found_P = one_step(method, potential())
    assert np.abs(found_R - R @ E).max() < 1e-14
    assert np.abs(found_P - (E.T @ (P + h / 2 * T(R)) + h / 2 * T(R @ E))).max() < 1e-14


# --- Runge-Kutta, Adams and Simo-Wong as in Buss's programs, in space ----------------------------------------------


def quaternion(v):
    t = np.linalg.norm(v)
    return np.concatenate([[math.cos(t / 2)], math.sin(t / 2) * v / t])


def matrix(q):
    w, v = q[0], q[1:]
    return ((w * w - v @ v) * np.eye(3) + 2 * np.outer(v, v) + 2 * w * hat(v)) / (q @ q)


def averaged(weights, vectors, as_run):
    if as_run:
        return expm(sum(c * v for c, v in zip(weights, vectors, strict=True)))
    return matrix(sum(c * quaternion(v) for c, v in zip(weights, vectors, strict=True)))


def velocity(R, L):
    return R @ ((R.T @ L) / I)


@pytest.mark.parametrize("as_run", [False, True])
def test_runge_kutta_averages_rotations(as_run):
    h, R = 0.3, attitude()
    L = R @ (I * OMEGA)
    k1 = velocity(R, L)
    k2 = velocity(expm(h / 2 * k1) @ R, L)
    k3 = velocity(expm(h / 2 * k2) @ R, L)
    k4 = velocity(expm(h * k3) @ R, L)
    E = averaged([1 / 6, 1 / 3, 1 / 3, 1 / 6], [h * k for k in (k1, k2, k3, k4)], as_run)
    assert np.abs(one_step("buss_rk_as_run" if as_run else "buss_rk")[0] - E @ R).max() < 1e-14


@pytest.mark.parametrize("as_run", [False, True])
def test_adams_in_space(as_run):
    """Compare ten steps. Buss's program, "as run", uses the wrong frame and starts with fifteen first-order steps."""
    h, n, R = 0.05, 10, attitude()
    L = R @ (I * OMEGA)
    history = []
    if not as_run:
        W, A = np.array(OMEGA), np.cross(I * OMEGA, OMEGA) / I
        for k in (3, 2, 1):
            history.append(velocity(R @ expm(-k * h * (W - k * h / 2 * A)), L))
    for step in range(n):
        w = velocity(R, L)
        if as_run and step < 3:
            new = R
            for _ in range(5):
                new = expm(h / 5 * velocity(new, L)) @ new
        else:
            w1, w2, w3 = history[-1], history[-2], history[-3]
            predicted = averaged(np.array([55, -59, 37, -9]) / 24, [h * v for v in (w, w1, w2, w3)], as_run) @ R
            wp = R @ (predicted.T @ L / I) if as_run else velocity(predicted, L)
            new = averaged(np.array([9, 19, -5, 1]) / 24, [h * v for v in (wp, w, w1, w2)], as_run) @ R
        history.append(w)
        R = new
    q = ph.simulate(
        ph.Body(MOMENTS),
        omega=OMEGA,
        attitude=attitude(),
        t_end=n * h,
        dt=h,
        method="buss_abm_as_run" if as_run else "buss_abm",
        engine="python",
    )
    assert np.abs(q.R[-1] - R).max() < 1e-13


@pytest.mark.parametrize("as_run", [False, True])
def test_simo_wong_in_space(as_run):
    h, n, R = 0.1, 6, attitude()
    L = R @ (I * OMEGA)
    before = np.array(OMEGA)
    for _ in range(n):
        nu = R.T @ L / I
        a = (nu - before) if as_run else (nu - before) / h
        R, before = R @ expm(h * (nu + h / 2 * a)), nu
    q = ph.simulate(
        ph.Body(MOMENTS),
        omega=OMEGA,
        attitude=attitude(),
        t_end=n * h,
        dt=h,
        method="buss_sw_as_run" if as_run else "buss_sw",
        engine="python",
    )
    assert np.abs(q.R[-1] - R).max() < 1e-14


# --- McLachlan-Reich, fourth order ------------------------------------------------------------------------------


def test_the_thirteen_updates_in_print():
    x0 = 1 / (2 - 2 ** (1 / 3))
    x1 = 1 - 2 * x0
    listed = [
        (1, x0 / 2), (2, x0 / 2), (3, x0), (2, x0 / 2), (1, (x0 + x1) / 2), (2, x1 / 2), (3, x1), (2, x1 / 2),
        (1, (x0 + x1) / 2), (2, x0 / 2), (3, x0), (2, x0 / 2), (1, x0 / 2),
    ]  # fmt: skip
    h, R = 0.3, attitude()
    P = I * OMEGA
    for k, x in listed:
        v = np.zeros(3)
        v[k - 1] = x * h * P[k - 1] / I[k - 1]
        E = expm(v)
        R, P = R @ E, E.T @ P
    assert np.abs(one_step("mr4")[0] - R).max() < 1e-14


def count_updates(monkeypatch, build, **options):
    calls = []

    @kernel
    def counting(a):
        calls.append(1)
        return math.sin(a), math.cos(a)

    monkeypatch.setattr(splitting, "sin_cos", counting)
    parts = build(**options)
    no = lambda t, R, W, p: Vec3(0.0, 0.0, 0.0)  # noqa: E731
    moments = Diag3(*MOMENTS)
    s = parts.start(no, (), moments, 0.1, 0.0, mat3(attitude()), vec3(OMEGA))
    parts.step(no, (), moments, 0.1, 0.0, s)
    return len(calls)


def test_thirteen_updates_without_torque_and_fifteen_with(monkeypatch):
    assert count_updates(monkeypatch, METHODS["mr4"].free) == 13
    assert count_updates(monkeypatch, METHODS["mr4"].build) == 15
    assert count_updates(monkeypatch, METHODS["mr2"].build) == 5


def test_cayley_updates_of_the_same_axis_may_not_be_merged():
    """Two Cayley updates are not the update of the sum. If they were merged, the method would have order two."""
    free = METHODS["mr4"].free(axes="123", cayley=True)
    assert free.start is METHODS["mr4"].build(axes="123", cayley=True).start


def test_lp2_is_mr2():
    assert METHODS["lp2"] is METHODS["mr2"]


# --- Buss's tables --------------------------------------------------------------------------------------------

# the body that gives the published numbers; it is not the 1:4:18 prism that the paper names
BODY = (0.95 / 3, 0.03, 0.94 / 3)
START = np.array([3 / math.sqrt(2), 3 / math.sqrt(2), 0.0])
ROWS = {
    "1st": ("buss1", {}),
    "2nd": ("buss2", {}),
    "false 3rd": ("buss3_false", {}),
    "augmented 2nd": ("buss2_aug", {}),
    "3rd": ("buss3", {}),
    "4th": ("buss4", {}),
    "Simo-Wong explicit": ("buss_sw_as_run", {}),
    "McLachlan-Reich 1-2-3": ("mr2", {}),
    "McLachlan-Reich 2-3-1": ("mr2", {"axes": "231"}),
    "MR 4th-order 2-3-1": ("mr4", {"axes": "231"}),
    "Runge-Kutta": ("buss_rk_as_run", {}),
    "AB-AM": ("buss_abm_as_run", {}),
}
ODD = {("4th", 0.002): 82.1175, ("AB-AM", 0.004): 149.998}  # our results; Figure 4 prints 82.1177 and 149.999


def energy_after(method, h, steps, **options):
    q = ph.simulate(BODY, omega=START / BODY, t_end=steps * h, dt=h, method=method, every=0, **options)
    return q.kinetic_energy[-1]


FIGURE_4 = list(published("buss2001")["figure4"])


@pytest.mark.parametrize("row", full_dose(FIGURE_4, {*FIGURE_4} - {"3rd", "AB-AM"}))
def test_figure_4_energies(row):
    """The paper's N means N - 1 steps. This test has the cells with up to 2 * 10^5 steps; the lab has all of them."""
    method, options = ROWS[row]
    for cell in published("buss2001")["figure4"][row]:
        if cell["N"] <= 200_000:
            found = energy_after(method, cell["h"], cell["N"] - 1, **options)
            expected = ODD.get((row, cell["h"]), cell["energy"])
            assert float(f"{found:.6g}") == expected, cell


@pytest.mark.parametrize("row", published("buss2001")["figure5"])
def test_figure_5_energies(row):
    method, options = ROWS[row]
    for cell in published("buss2001")["figure5"][row]:
        found = energy_after(method, cell["h"], cell["N"] - 1, **options)
        assert float(f"{found:.6g}") == cell["energy"], cell


@pytest.mark.parametrize(
    "method, h, steps, expected",
    [("buss_rk", 0.016, 249, 132.584), ("buss_sw", 0.0001, 99_999, 82.1062), ("buss_sw", 0.001, 399_999, 109.073)],
)
def test_what_his_text_describes_gives_other_numbers(method, h, steps, expected):
    assert float(f"{energy_after(method, h, steps):.6g}") == expected


@pytest.fixture(scope="module")
def truth():
    return ph.simulate(BODY, omega=START / BODY, t_end=0.4, dt=0.4 / 4000, method="buss6", every=0).R[-1]


def error_after(truth, n, method, **options):
    q = ph.simulate(BODY, omega=START / BODY, t_end=0.4, dt=0.4 / n, method=method, every=0, **options)
    return angle(truth, q.R[-1])


FIGURE_6 = [(row["row"], row["energy_preserving"], row["cells"][0]) for row in published("buss2001")["figure6"]]


@pytest.mark.parametrize(
    "row, preserving, cell", FIGURE_6, ids=[f"{row}{'+E' if preserving else ''}" for row, preserving, _ in FIGURE_6]
)
def test_figure_6_steps_for_a_thousandth_of_a_radian(truth, row, preserving, cell):
    """Test the first column, T = 0.4, with and without the energy correction: N steps are enough, but N - 1 are not."""
    method, options = ROWS[next(k for k in ROWS if k == row or (row.startswith("MR 4") and k.startswith("MR 4")))]
    options = {**options, "energy_correction": preserving}
    if isinstance(cell["N"], str):
        assert error_after(truth, 20480, method, **options) > cell["eps"]
    else:
        assert error_after(truth, cell["N"], method, **options) <= cell["eps"]
        assert error_after(truth, cell["N"] - 1, method, **options) > cell["eps"]


# --- engines ----------------------------------------------------------------------------------------------------


@pytest.mark.soak  # tests/test_engines.py tests buss1 and buss3
@pytest.mark.parametrize("method", ["buss1", "buss2", "buss2_aug", "buss3_false", "buss3", "buss4", "buss5", "buss6"])
def test_engines_agree_on_taylor_methods(method):
    engines_agree(method, steps=3)


@pytest.mark.soak
@pytest.mark.parametrize("method", ["buss4", "mr4"])
def test_engines_agree_on_a_free_body(method):
    engines_agree(method, torque=None, steps=3)


@pytest.mark.soak
@pytest.mark.parametrize("method", ["buss_rk", "buss_rk_as_run", "buss_abm_as_run", "buss_sw"])
def test_engines_agree_on_the_others(method):
    engines_agree(method, steps=5)


@pytest.mark.soak  # takes 6 s; tests/laws/test_compositions.py also compiles compositions
def test_engines_agree_on_a_composition():
    engines_agree("mr4", steps=3, cayley=True)
