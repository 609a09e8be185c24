"""Test dynamics in linear spaces: measure every claim of the records; identities of the papers; mistakes of users."""

import math
import subprocess
import sys

import numpy as np
import pytest
import scipy.sparse as sparse
from scipy.integrate import solve_ivp
from scipy.linalg import expm

import polhode as ph
from polhode.evidence.references import references
from polhode.integrators.record import BOUNDED, DRIFTS, EXACT

CASES = {
    "newmark_vector": ("newmark_vector", {}),
    "newmark 1/4": ("newmark_vector", {"beta": 0.25}),
    "newmark 1/6": ("newmark_vector", {"beta": 1 / 6}),
    "newmark 0, 0.6": ("newmark_vector", {"gamma": 0.6}),
    "newmark 0.3025, 0.6": ("newmark_vector", {"beta": 0.3025, "gamma": 0.6}),
    "newmark 0.2, 0.4": ("newmark_vector", {"beta": 0.2, "gamma": 0.4}),
    "central_difference": ("central_difference", {}),
    "staggered_cd": ("staggered_cd", {}),
    "staggered_cd rest": ("staggered_cd", {"start": "rest"}),
    "tamma_namburu": ("tamma_namburu", {}),
    "tamma_namburu load": ("tamma_namburu", {"impulse": "trapezoidal"}),
    "tamma_namburu internal": ("tamma_namburu", {"internal": "trapezoidal"}),
    "tamma_namburu both": ("tamma_namburu", {"internal": "trapezoidal", "impulse": "trapezoidal"}),
    "symplectic_euler": ("symplectic_euler", {}),
    "symplectic_euler_adjoint": ("symplectic_euler_adjoint", {}),
}
EXPLICIT = [k for k, (_, o) in CASES.items() if not o.get("beta")]

# --- problems ------------------------------------------------------------------------------------------

M = np.array([[2.0, 0.3, 0.0], [0.3, 1.5, 0.2], [0.0, 0.2, 1.1]])
K = np.array([[3.0, -1.0, 0.2], [-1.0, 2.5, -0.7], [0.2, -0.7, 1.8]])
C = np.array([[0.5, -0.1, 0.0], [-0.1, 0.4, 0.1], [0.0, 0.1, 0.6]])
U, V = np.array([0.7, -0.4, 0.9]), np.array([-0.3, 0.8, 0.5])
B = np.array([[1.0, 0.4, -0.3], [-0.2, 0.9, 0.6]])


def potential(u):
    """Return a potential without symmetry that is not quadratic: wells with cosines of B u, plus terms of degree three
    and four.
    """
    return -np.sum(np.cos(B @ u)) + 0.1 * np.sum(u**4) + 0.2 * u[0] * u[1] * u[2]


def pull(u):
    return -B.T @ np.sin(B @ u) - 0.4 * u**3 - 0.2 * np.array([u[1] * u[2], u[2] * u[0], u[0] * u[1]])


def push(t):
    return np.array([np.cos(1.3 * t), 0.5 * np.sin(2.0 * t + 0.4), 0.3 * t])


def drag(v):
    return -0.3 * v - 0.2 * v**3 + 0.3 * np.array([v[1], -v[0], 0.5 * v[0] * v[2]])


def run(case, force=pull, *, u=U, v=V, mass=M, t_end=1.0, dt=0.01, **more):
    method, options = CASES[case]
    return ph.simulate_vector(mass, force, u=u, v=v, t_end=t_end, dt=dt, method=method, **options, **more)


def record(case):
    method, options = CASES[case]
    m = ph.vector_methods[method]
    return m.variant({k: options.get(k, o.default) for k, o in m.options.items()})


def one_step(case, u, v, h, t=0.0, **more):
    r = run(case, u=u, v=v, dt=h, t_start=t, t_end=t + h, **more)
    return r.u[-1], r.v[-1]


# --- order ---------------------------------------------------------------------------------------------


def exact(f, t_end):
    y0 = np.concatenate([U, V])
    rate = lambda t, y: np.concatenate([y[3:], np.linalg.solve(M, f(t, y[:3], y[3:]))])  # noqa: E731
    return solve_ivp(rate, (0.0, t_end), y0, method="DOP853", rtol=1e-13, atol=1e-14).y[:, -1]


def orders(case, end, counts, t_end, **more):
    e = []
    for n in counts:
        r = run(case, dt=t_end / n, t_end=t_end, every=0, **more)
        e.append([np.linalg.norm(r.u[-1] - end[:3]), np.linalg.norm(r.v[-1] - end[3:])])
    return np.log2(np.array(e[:-1]) / np.array(e[1:]))


@pytest.mark.parametrize("case", CASES)
def test_order(case):
    end = exact(lambda t, u, v: pull(u) + push(t), 1.5)
    slopes = orders(case, end, (50, 100, 200), 1.5, load=push)
    assert np.all(np.abs(slopes[-1] - record(case).claims.order) < 0.12), slopes


@pytest.mark.parametrize("case", CASES)
def test_order_with_a_force_that_depends_on_the_velocity(case):
    end = exact(lambda t, u, v: pull(u) + push(t) + drag(v) - C @ v, 1.5)
    slopes = orders(case, end, (100, 200, 400), 1.5, force=lambda t, u, v: pull(u) + push(t) + drag(v), damping=C)
    assert np.all(np.abs(slopes[-1] - record(case).claims.velocity_order) < 0.15), slopes


def test_the_first_acceleration_is_needed_for_second_order():
    """From rest, the staggered scheme (Hulbert (7)) keeps its order only if the acceleration at the start is zero."""
    u0 = np.linalg.solve(K, push(0.0))
    n = np.array([40, 80, 160])
    errors = {}
    for balanced, u in ((True, u0), (False, U)):
        f = lambda t, y: np.concatenate([y[3:], np.linalg.solve(M, push(t) - K @ y[:3])])  # noqa: E731
        end = solve_ivp(f, (0.0, 1.5), np.concatenate([u, 0 * u]), method="DOP853", rtol=1e-13, atol=1e-14).y[:3, -1]
        got = [run("staggered_cd rest", K, u=u, v=0 * u, t_end=1.5, dt=1.5 / k, load=push).u[-1] for k in n]
        errors[balanced] = np.linalg.norm(np.array(got) - end, axis=1)
    slope = {k: math.log2(e[1] / e[2]) for k, e in errors.items()}
    assert abs(slope[True] - 2) < 0.1 and abs(slope[False] - 1) < 0.1


# --- reversal, symplecticity, energy ---------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
def test_reversal(case):
    there = run(case, dt=0.1, t_end=5.0)
    back = run(case, u=there.u[-1], v=-there.v[-1], dt=0.1, t_end=5.0)
    off = max(np.abs(back.u[-1] - U).max(), np.abs(back.v[-1] + V).max())
    assert (off < 1e-11) if record(case).claims.reversible else (off > 1e-4), off


def jacobian(f, x, e=2e-3):
    """Return the Jacobian of f by central differences of sixth order."""
    columns = []
    for d in np.eye(x.size) * e:
        w = [(1, 45 / 60), (2, -9 / 60), (3, 1 / 60)]
        columns.append(sum(c * (f(x + k * d) - f(x - k * d)) for k, c in w) / e)
    return np.array(columns).T


def root(f, x):
    """Return a root of f near x by Newton's method, accurate to rounding."""
    for _ in range(8):
        x = x - np.linalg.solve(jacobian(f, x), f(x))
    return x


J6 = np.block([[np.zeros((3, 3)), np.eye(3)], [-np.eye(3), np.zeros((3, 3))]])


def symplectic_defect(flow, x):
    D = jacobian(flow, x)
    return np.abs(D.T @ J6 @ D - J6).max()


@pytest.mark.parametrize("case", CASES)
def test_symplecticity_of_the_step(case):
    def flow(x):
        u, v = one_step(case, x[:3], np.linalg.solve(M, x[3:]), 0.7)
        return np.concatenate([u, M @ v])

    defect = symplectic_defect(flow, np.concatenate([U, M @ V]))
    assert (defect < 1e-10) if record(case).claims.symplectic else (defect > 1e-4), defect


@pytest.mark.parametrize("beta", [1 / 12, 0.25])
def test_newmark_preserves_a_symplectic_form_of_its_own(beta):
    """Newmark with gamma = 1/2 conserves dw ^ dp with w = u - beta h^2 M^-1 f(u).

    In these variables, it is the explicit method.
    """
    h = 0.7

    def w(u):
        return u - beta * h * h * np.linalg.solve(M, pull(u))

    def flow(x):
        u = root(lambda u: w(u) - x[:3], x[:3])
        r = ph.simulate_vector(M, pull, u=u, v=np.linalg.solve(M, x[3:]), t_end=h, dt=h, beta=beta)
        return np.concatenate([w(r.u[-1]), M @ r.v[-1]])

    x = np.concatenate([w(U), M @ V])
    assert symplectic_defect(flow, x) < 1e-9
    hidden = lambda u: pull(root(lambda x: w(x) - u, u))  # noqa: E731
    r = ph.simulate_vector(M, hidden, u=w(U), v=V, t_end=h, dt=h)
    assert np.allclose(flow(x), np.concatenate([r.u[-1], M @ r.v[-1]]), rtol=0, atol=1e-12)


@pytest.mark.parametrize("case", CASES)
def test_energy_of_a_linear_system(case):
    r = run(case, K, dt=0.25, t_end=1000.0)
    e = r.energy / r.energy[0] - 1
    quarters = np.abs(e).reshape(-1)[1:].reshape(4, -1)
    claim = record(case).claims.energy
    if claim == EXACT:
        assert np.abs(e).max() < 1e-11
    elif claim == BOUNDED:
        assert 1e-4 < quarters[0].max() and quarters[3].max() < 1.1 * quarters[0].max()
    else:
        assert claim == DRIFTS and (quarters[3].min() > 5 * quarters[0].mean() or quarters[3].min() > 0.9), quarters


# --- spectra ---------------------------------------------------------------------------------------------


def amplification(case, K, h, mass=1.0):
    """Return the matrix of one step for (u, v), from steps of unit vectors."""
    n = K.shape[0]
    columns = [np.concatenate(one_step(case, e[:n], e[n:], h, force=K, mass=mass)) for e in np.eye(2 * n)]
    return np.array(columns).T


def spectrum(A):
    x = np.linalg.eigvals(A)
    return x[np.lexsort((x.imag.round(9), x.real.round(9)))]


@pytest.mark.parametrize("x", [0.01, 0.5, 1.0, 1.9, 2.1, 3.0])
def test_spectrum_of_tamma_namburu_is_that_of_central_differences(x):
    """Test claim HU01 for an oscillator, also beyond the limit of stability."""
    cd, tn = (amplification(c, np.array([[x * x]]), 1.0) for c in ("central_difference", "tamma_namburu"))
    assert np.allclose(spectrum(cd), spectrum(tn), rtol=0, atol=1e-12 * x**2)
    assert not np.allclose(cd, tn, atol=1e-3 * x**4)
    theta = np.arccos(1 - x * x / 2 + 0j)
    assert np.allclose(spectrum(cd), spectrum(np.diag(np.exp([1j * theta, -1j * theta]))), atol=1e-8)


def test_spectrum_of_a_structure():
    """Test claim HU01 with a consistent mass matrix."""
    cd, tn = (amplification(c, K, 0.8, M) for c in ("central_difference", "tamma_namburu"))
    assert np.allclose(spectrum(cd), spectrum(tn), rtol=0, atol=1e-11)
    assert np.allclose(np.abs(spectrum(cd)), 1.0, atol=1e-12)


@pytest.mark.parametrize("case", [c for c in CASES if c != "staggered_cd rest"])
def test_limit_of_stability(case):
    limit = record(case).claims.limit
    radius = lambda x: np.abs(np.linalg.eigvals(amplification(case, np.array([[x * x]]), 1.0))).max()  # noqa: E731
    if limit == 0.0:
        assert radius(0.1) > 1 + 1e-4
    elif math.isinf(limit):
        assert max(radius(x) for x in (0.1, 1.0, 10.0, 1e3)) <= 1 + 1e-9
    else:
        assert max(radius(f * limit) for f in (0.05, 0.5, 0.99)) <= 1 + 1e-9 and radius(1.01 * limit) > 1.05


# u'' + u = F: start, load, solution, and the ratios of the errors of Tamma-Namburu to those of central differences
OSCILLATIONS = {
    "displaced": (1.0, 0.0, None, lambda t: (np.cos(t), -np.sin(t)), (1.0, 0.882)),
    "pushed": (0.0, 1.0, None, lambda t: (np.sin(t), np.cos(t)), (1.134, 1.0)),
    "t^2": (0.0, 0.0, lambda t: t * t, lambda t: (t * t - 2 + 2 * np.cos(t), 2 * t - 2 * np.sin(t)), (1.959, 0.741)),
    "cos 2t": (
        0.0,
        0.0,
        lambda t: np.cos(2 * t),
        lambda t: ((np.cos(t) - np.cos(2 * t)) / 3, (2 * np.sin(2 * t) - np.sin(t)) / 3),
        (0.222, 1.232),
    ),
}


def ratio_of_errors(u, v, load, solution, n):
    e = []
    for case in ("tamma_namburu", "central_difference"):
        r = run(case, np.eye(1), mass=1.0, u=[u], v=[v], dt=0.1, t_end=0.1 * n, load=load)
        e.append([np.sqrt(np.mean((x - y) ** 2)) for x, y in zip((r.u[:, 0], r.v[:, 0]), solution(r.t), strict=True)])
    return np.divide(*e)


@pytest.mark.parametrize("name", OSCILLATIONS)
def test_tamma_namburu_errs_less_only_sometimes(name):
    """Test claim HU02 for omega h = 0.1. Over one period, either method can have the smaller error.

    Over ten periods, the phase error, which is the same for both methods, dominates.
    """
    u, v, load, solution, expected = OSCILLATIONS[name]
    assert np.allclose(ratio_of_errors(u, v, load, solution, 63), expected, rtol=0, atol=1e-3)
    assert np.allclose(ratio_of_errors(u, v, load, solution, 628), 1.0, rtol=0, atol=0.09)


def test_amplitudes_of_both_err_by_as_much_to_either_side():
    h = math.pi / 100
    quarter = [
        run(case, np.eye(1), mass=1.0, u=[0.0], v=[1.0], t_end=50 * h, dt=h).u[-1, 0] - 1.0
        for case in ("central_difference", "tamma_namburu")
    ]
    assert np.allclose(quarter, [h * h / 8, -h * h / 8], rtol=1e-2)


# --- identities, and formulas of the papers --------------------------------------------------------------


def composed(first, second, h, n, **more):
    u, v, t = U, V, 0.0
    for _ in range(n):
        u, v = one_step(first, u, v, h / 2, t, **more)
        u, v = one_step(second, u, v, h / 2, t + h / 2, **more)
        t += h
    return u, v


@pytest.mark.parametrize("damping", [None, C])
@pytest.mark.parametrize("force", [pull, K], ids=["nonlinear", "linear"])
def test_newmark_and_tamma_namburu_are_symplectic_euler_and_its_adjoint(force, damping):
    """Test claim KS01 and its mirror: Phi*_{h/2} o Phi_{h/2} and Phi_{h/2} o Phi*_{h/2}, also with damping and a load
    in time.
    """
    h, n = 0.2, 20
    more = {"force": force, "damping": damping, "load": push}
    phi, adjoint = "symplectic_euler", "symplectic_euler_adjoint"
    for case, pair in (
        ("newmark_vector", (phi, adjoint)),
        ("central_difference", (phi, adjoint)),
        ("staggered_cd", (phi, adjoint)),
        ("tamma_namburu", (adjoint, phi)),
    ):
        r = run(case, t_end=n * h, dt=h, **more)
        u, v = composed(*pair, h, n, **more)
        assert np.allclose(r.u[-1], u, rtol=0, atol=1e-13) and np.allclose(r.v[-1], v, rtol=0, atol=1e-12), case
        u, _ = composed(*reversed(pair), h, n, **more)
        assert not np.allclose(r.u[-1], u, rtol=0, atol=1e-6)


def test_adjoint():
    """Phi*_h is the inverse of Phi_{-h}, so with v -> -v each of them reverses the other."""
    u, v = one_step("symplectic_euler", U, V, 0.3)
    u, v = one_step("symplectic_euler_adjoint", u, -v, 0.3)
    assert np.allclose(u, U, rtol=0, atol=1e-15) and np.allclose(-v, V, rtol=0, atol=1e-15)


def test_central_differences_as_hulbert_writes_them():
    h, n = 0.1, 30
    d, v = U, V
    a = np.linalg.solve(M, push(0.0) - K @ d)  # equation (7)
    two = [d]
    for k in range(1, n + 1):
        d = d + h * v + h * h / 2 * a  # equation (5)
        new = np.linalg.solve(M, push(k * h) - K @ d)  # equation (4)
        v, a = v + h / 2 * (a + new), new  # equation (6)
        two.append(d)
    r = run("central_difference", K, load=push, dt=h, t_end=n * h)
    assert np.allclose(r.u, two, rtol=0, atol=1e-13) and np.allclose(r.v[-1], v, rtol=0, atol=1e-13)
    three = (r.u[2:] - 2 * r.u[1:-1] + r.u[:-2]) / h**2  # the same method as a formula with three time levels
    balance = np.einsum("ij,nj->ni", M, three) + r.u[1:-1] @ K.T - [push(t) for t in r.t[1:-1]]
    assert np.abs(balance).max() < 1e-11


@pytest.mark.parametrize("internal", ["midpoint", "trapezoidal"])
@pytest.mark.parametrize("impulse", ["midpoint", "trapezoidal"])
def test_tamma_namburu_as_hulbert_writes_it(internal, impulse):
    h, n = 0.1, 30
    for force, f in ((K, lambda u: -K @ u), (pull, pull)):
        d, v = U, V
        for k in range(n):
            t = k * h
            F = push(t + h / 2) if impulse == "midpoint" else (push(t) + push(t + h)) / 2
            inner = f(d + h / 2 * v) if internal == "midpoint" else (f(d) + f(d + h * v)) / 2  # equations (19) to (22)
            new = v + np.linalg.solve(M, h * F + h * inner)  # equation (11)
            d, v = d + h / 2 * (v + new), new  # equation (14)
        r = run("tamma_namburu", force, load=push, dt=h, t_end=n * h, internal=internal, impulse=impulse)
        assert np.allclose(r.u[-1], d, rtol=0, atol=1e-13) and np.allclose(r.v[-1], v, rtol=0, atol=1e-13)


def test_both_views_of_the_internal_force_agree_if_it_is_linear():
    linear = [run(c, K, dt=0.2, t_end=4.0).u for c in ("tamma_namburu", "tamma_namburu internal")]
    other = [run(c, dt=0.2, t_end=4.0).u for c in ("tamma_namburu", "tamma_namburu internal")]
    assert np.allclose(*linear, rtol=0, atol=1e-13) and not np.allclose(*other, rtol=0, atol=1e-4)


@pytest.mark.parametrize(("beta", "gamma"), [(0.25, 0.5), (1 / 6, 0.5), (0.3025, 0.6), (0.0, 0.6)])
def test_newmark_of_a_linear_system_in_displacements(beta, gamma):
    """Solve the three equations of a step as one system with 9 unknowns."""
    h, n, one = 0.3, 12, np.eye(3)
    u, v, a = U, V, np.linalg.solve(M, push(0.0) - K @ U - C @ V)
    left = np.block([[one, 0 * one, -beta * h * h * one], [0 * one, one, -gamma * h * one], [K, C, M]])
    for k in range(1, n + 1):
        right = [u + h * v + (0.5 - beta) * h * h * a, v + (1 - gamma) * h * a, push(k * h)]
        u, v, a = np.split(np.linalg.solve(left, np.concatenate(right)), 3)
    for force in (K, sparse.csr_array(K)):
        r = run("newmark_vector", force, damping=C, load=push, dt=h, t_end=n * h, beta=beta, gamma=gamma)
        assert np.allclose(r.u[-1], u, rtol=0, atol=1e-12) and np.allclose(r.v[-1], v, rtol=0, atol=1e-12)


@pytest.mark.parametrize("split", [False, True])
def test_newmark_of_a_nonlinear_force(split):
    """Compare each step with a general solver. The linear part is in the function, or given separately."""
    h, n, beta, gamma = 0.4, 5, 0.25, 0.5
    whole = lambda t, u, v: pull(u) - 20 * K @ u + drag(v)  # noqa: E731
    u, v = U, V
    a = np.linalg.solve(M, whole(0.0, u, v) - C @ v)
    for _ in range(n):
        un, vn = u + h * v + (0.5 - beta) * h * h * a, v + (1 - gamma) * h * a

        def balance(x, un=un, vn=vn):
            ux, vx = un + beta * h * h * x, vn + gamma * h * x
            return M @ x - whole(0.0, ux, vx) + C @ vx

        a = root(balance, a)
        u, v = un + beta * h * h * a, vn + gamma * h * a
    if split:
        r = run("newmark 1/4", lambda u, v: pull(u) + drag(v), stiffness=20 * K, damping=C, dt=h, t_end=n * h)
    else:
        r = run("newmark 1/4", whole, damping=C, dt=h, t_end=n * h)
    assert np.allclose(r.u[-1], u, rtol=0, atol=1e-12) and np.allclose(r.v[-1], v, rtol=0, atol=1e-12)
    assert r.stats.newton_iterations >= 2 * n and 0 <= r.stats.worst_residual < 1e-9


def test_newmark_finds_a_wall():
    """The first pass of Newton's method sees neither the wall nor its derivative.

    The second pass is inside the wall.
    """
    k, h = 1e4, 0.05

    def force(t, u):
        return (100.0 if t > 0 else 0.0) - k * np.maximum(u - 1.0, 0.0)

    r = ph.simulate_vector(1.0, force, u=[0.99], v=[0.0], t_end=h, dt=h, beta=0.25)
    a = (100.0 - k * (0.99 - 1.0)) / (1.0 + 0.25 * h * h * k)
    assert abs(r.u[-1, 0] - (0.99 + 0.25 * h * h * a)) < 1e-14


def test_stiff_part_beside_the_function_saves_calls():
    n = 60
    stiff = 1e4 * sparse.diags_array([-1.0, 2.0, -1.0], offsets=[-1, 0, 1], shape=(n, n))
    u = np.sin(np.linspace(0, np.pi, n))
    more = {"u": u, "v": 0 * u, "t_end": 1.0, "dt": 0.1, "beta": 0.25}
    together = ph.simulate_vector(1.0, lambda u: -stiff @ u - u**3, **more)
    apart = ph.simulate_vector(1.0, lambda u: -(u**3), stiffness=stiff, **more)
    assert np.allclose(together.u, apart.u, rtol=0, atol=1e-9)
    assert apart.stats.force_calls < 0.25 * together.stats.force_calls


# --- damping ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
def test_damped_linear_system_against_the_exponential(case):
    t_end = 2.0
    A = np.block([[np.zeros((3, 3)), np.eye(3)], [-np.linalg.solve(M, K), -np.linalg.solve(M, C)]])
    end = expm(t_end * A) @ np.concatenate([U, V])
    slopes = orders(case, end, (200, 400), t_end, force=K, damping=C)
    assert np.all(np.abs(slopes[-1] - record(case).claims.velocity_order) < 0.15), slopes


@pytest.mark.parametrize("case", ["central_difference", "staggered_cd", "tamma_namburu", "symplectic_euler_adjoint"])
def test_damping_as_a_matrix_is_stable_where_a_function_is_not(case):
    """With omega dt = 1 and c dt = 20: C v is part of the solve, but a v in a function is predicted."""
    more = {"mass": 1.0, "u": [1.0], "v": [0.0], "dt": 1.0, "t_end": 200.0, "on_failure": "stop"}
    solved = run(case, np.eye(1), damping=20.0, **more)
    predicted = run(case, lambda u, v: -u - 20.0 * v, **more)
    assert np.abs(solved.u).max() <= 1.0 and abs(solved.u[-1, 0]) < 0.1
    assert np.abs(predicted.u).max() > 1e6


# --- cost ------------------------------------------------------------------------------------------------


class Counted:
    __name__ = "counted"

    def __init__(self):
        self.calls = 0

    def __call__(self, t, u):
        self.calls += 1
        return pull(u) + push(t)


@pytest.mark.parametrize("case", EXPLICIT)
def test_calls_are_those_of_the_record(case):
    f, cost = Counted(), record(case).cost
    r = run(case, f, dt=0.1, t_end=3.0)
    assert r.stats.steps == 30 and r.stats.force_calls == f.calls == cost.start + 30 * cost.step
    assert cost.step == (2 if "internal" in case or "both" in case else 1)
    assert run(case, K, dt=0.1, t_end=3.0).stats.force_calls == f.calls
    with_load = Counted()
    run(case, pull, load=lambda t: with_load(t, U), dt=0.1, t_end=3.0)
    assert with_load.calls <= 31


@pytest.mark.parametrize("case", ["newmark 1/4", "newmark 0.3025, 0.6"])
def test_calls_of_implicit_methods(case):
    assert run(case, K, dt=0.1, t_end=3.0).stats.force_calls == 31
    f = Counted()
    r = run(case, f, dt=0.1, t_end=3.0)
    assert r.stats.force_calls == f.calls < 31 * 9
    assert record(case).cost.solves == 1


def test_one_factorisation(monkeypatch):
    import polhode.vector.system as system

    made = []
    real = system.solver
    monkeypatch.setattr(system, "solver", lambda A, what: made.append(A) or real(A, what))
    for case, number in (("central_difference", 1), ("tamma_namburu", 1), ("newmark 1/4", 2)):
        made.clear()
        run(case, K, dt=0.1, t_end=3.0)
        # beta > 0 factorises M for the first acceleration, and then the matrix of the step
        assert len(made) == number, case


# --- input in several forms ------------------------------------------------------------------------------


def chain(n):
    return 40.0 * sparse.diags_array([-1.0, 2.0, -1.0], offsets=[-1, 0, 1], shape=(n, n), format="csr")


@pytest.mark.parametrize("case", CASES)
def test_sparse_is_dense(case):
    n = 12
    rng = np.random.default_rng(3)
    k, u, v = chain(n), rng.standard_normal(n), rng.standard_normal(n)
    m = sparse.eye_array(n) * 2 + chain(n) / 200
    c = 0.3 * m + 0.01 * k
    load = lambda t: np.cos(t) * np.arange(n)  # noqa: E731
    more = {"u": u, "v": v, "dt": 0.05, "t_end": 2.0, "load": load}
    dense = run(case, k.toarray(), mass=m.toarray(), damping=c.toarray(), **more)
    for form in (sparse.csr_array, sparse.csc_matrix, sparse.coo_array):
        r = run(case, form(k), mass=form(m), damping=form(c), **more)
        assert np.allclose(r.u, dense.u, rtol=0, atol=1e-11) and np.allclose(r.energy, dense.energy, rtol=1e-11)
    mixed = run(case, k, mass=m.toarray(), damping=form(c), **more)
    assert np.allclose(mixed.u, dense.u, rtol=0, atol=1e-11)


@pytest.mark.parametrize("case", CASES)
def test_forms_of_a_lumped_mass(case):
    m = np.array([1.0, 2.0, 3.0])
    runs = [run(case, K, mass=x, dt=0.05) for x in (m, np.diag(m), sparse.diags_array(m))]
    assert all(np.array_equal(r.u, runs[0].u) for r in runs[1:])
    same = [run(case, K, mass=x, dt=0.05).u for x in (2.0, np.full(3, 2.0), 2 * np.eye(3))]
    assert np.array_equal(same[0], same[1]) and np.array_equal(same[0], same[2])


@pytest.mark.parametrize("case", CASES)
def test_shapes(case):
    n = 5
    rng = np.random.default_rng(5)
    u, v, m = rng.standard_normal((n, 3)), rng.standard_normal((n, 3)), rng.uniform(1, 2, n)
    k = chain(n)
    more = {"dt": 0.05, "t_end": 1.0}
    # each point has a mass; the stiffness matrix acts on the first axis
    points = run(case, k, mass=m, u=u, v=v, **more)
    assert points.u.shape == (21, n, 3) and points.energy.shape == (21,)
    each = [run(case, k.toarray(), mass=m, u=u[:, j], v=v[:, j], **more) for j in range(3)]
    assert np.allclose(points.u, np.stack([r.u for r in each], axis=-1), rtol=0, atol=1e-12)
    assert np.allclose(points.energy, sum(r.energy for r in each), rtol=1e-12)
    big = sparse.kron(k, sparse.eye_array(3))
    for mass in (m, sparse.diags_array(m), np.repeat(m, 3).reshape(n, 3)):
        for stiff in (big, big.toarray(), k):
            assert np.allclose(run(case, stiff, mass=mass, u=u, v=v, **more).u, points.u, rtol=0, atol=1e-11)
    coupled = np.diag(m) + 0.1
    a = run(case, big, mass=coupled, u=u, v=v, **more)
    b = run(case, big, mass=np.kron(coupled, np.eye(3)), u=u.ravel(), v=v.ravel(), **more)
    assert np.allclose(a.u.reshape(21, -1), b.u, rtol=0, atol=1e-11)
    assert np.allclose(a.momentum.reshape(21, -1), b.momentum, rtol=0, atol=1e-11)


@pytest.mark.parametrize("case", CASES)
def test_a_single_number(case):
    r = run(case, lambda t, u, v: -np.sin(u) - 0.1 * v, mass=2.0, u=1, v=0, dt=0.05)
    s = run(case, lambda t, u, v: -np.sin(u) - 0.1 * v, mass=[2.0], u=[1.0], v=[0.0], dt=0.05)
    assert r.u.shape == r.v.shape == (21,) and np.allclose(r.u, s.u[:, 0], rtol=0, atol=1e-14)
    assert run(case, 4.0, mass=1.0, u=1.0, v=0.0, dt=0.05, t_end=1.0).energy.shape == (21,)


def test_force_is_what_it_says():
    """Test a force as a matrix, a function, both or none; parameters; constant loads; keyword-only arguments."""
    more = {"u": U, "v": V, "t_end": 1.0, "dt": 0.05}
    matrix = ph.simulate_vector(M, K, **more)
    assert np.allclose(ph.simulate_vector(M, lambda u: -K @ u, **more).u, matrix.u, atol=1e-13)
    assert np.allclose(ph.simulate_vector(M, None, stiffness=K, **more).u, matrix.u, atol=1e-13)
    assert np.allclose(ph.simulate_vector(M, lambda p, u: -p @ u, params=K, **more).u, matrix.u, atol=1e-13)
    assert np.allclose(ph.simulate_vector(M, lambda *, u: -K @ u, **more).u, matrix.u, atol=1e-13)
    half = ph.simulate_vector(M, lambda u: -0.5 * K @ u, stiffness=0.5 * K, **more)
    assert np.allclose(half.u, matrix.u, atol=1e-13)
    free = ph.simulate_vector(M, None, **more)
    assert np.allclose(free.u, U + np.outer(free.t, V), atol=1e-13) and free.stats.force_calls == 0
    pushed = ph.simulate_vector(M, None, load=[1.0, 2.0, 3.0], **more)
    a = np.linalg.solve(M, [1.0, 2.0, 3.0])
    assert np.allclose(pushed.u, U + np.outer(free.t, V) + np.outer(free.t**2 / 2, a), atol=1e-12)
    assert np.ptp(pushed.energy) < 1e-12
    scaled = ph.simulate_vector(M, None, load=lambda t, p: p * t, params=a, **more)
    assert np.allclose(scaled.v[-1] - V, np.linalg.solve(M, a) / 2, atol=1e-13)


def test_potential_gives_the_energy():
    r = run("central_difference", pull, potential=potential, dt=0.001)
    assert np.ptp(r.energy) < 1e-6 * abs(r.energy[0]) and r.energy[0] == 0.5 * V @ M @ V + potential(U)
    with pytest.raises(ph.InvalidInput, match="give potential="):
        _ = run("central_difference").energy
    assert run("central_difference").kinetic_energy.shape == (101,)
    with pytest.raises(ph.InvalidInput, match="stiffness is not symmetric"):
        _ = run("central_difference", K + [[0, 1, 0], [0, 0, 0], [0, 0, 0]]).energy


def test_the_force_cannot_change_the_state_and_may_reuse_its_array():
    def spoils(u):
        u[0] = 0.0
        return u

    with pytest.raises(ValueError, match="read-only"):
        run("central_difference", spoils)
    out = np.empty(3)

    def reuses(u):
        out[:] = pull(u)
        return out

    for case in CASES:
        assert np.array_equal(run(case, reuses, dt=0.1).u, run(case, dt=0.1).u), case
    u = U.copy()
    r = run("central_difference", u=u)
    u[:] = 0.0
    assert np.array_equal(r.u[0], U)


# --- the run ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
def test_extend_is_bit_for_bit(case):
    f, g = Counted(), Counted()
    whole = run(case, f, damping=C, load=push, dt=0.1, t_end=4.0, every=3)
    part = run(case, g, damping=C, load=push, dt=0.1, t_end=2.0, every=3).extend(3.1).extend(4.0)
    assert np.array_equal(whole.u, part.u) and np.array_equal(whole.v, part.v) and np.array_equal(whole.t, part.t)
    assert part.stats[:4] == whole.stats[:4] and f.calls == g.calls
    drags = lambda u, v: pull(u) + drag(v)  # noqa: E731
    assert np.array_equal(run(case, drags, t_end=2.0).u, run(case, drags).extend(2.0).u)


def test_samples():
    every = run("tamma_namburu", dt=0.1, t_end=1.0)
    third = run("tamma_namburu", dt=0.1, t_end=1.0, every=3)
    ends = run("tamma_namburu", dt=0.1, t_end=1.0, every=0)
    assert np.allclose(third.t, [0, 0.3, 0.6, 0.9, 1.0]) and np.array_equal(third.u, every.u[[0, 3, 6, 9, 10]])
    assert np.array_equal(ends.u, every.u[[0, 10]]) and len(ends) == 2
    assert "10 steps of 0.1" in repr(every) and every.method == "tamma_namburu"
    assert every.options == {"internal": "midpoint", "impulse": "midpoint"}


def test_callback_stops():
    seen = []
    r = run("central_difference", dt=0.1, t_end=1.0, callback=lambda t, u: seen.append((t, u)) or t > 0.55)
    assert r.outcome is ph.Outcome.STOPPED and len(r) == 7 and np.array_equal([u for _, u in seen], r.u[1:])
    assert np.array_equal(r.extend(1.0).u, run("central_difference", dt=0.1, t_end=1.0).u)
    with pytest.raises(ph.InvalidInput, match="a callback is called by name with t, u, v"):
        run("central_difference", callback=lambda x: True)


@pytest.mark.parametrize("case", CASES)
def test_failure_keeps_the_valid_part(case):
    f = lambda t, u: pull(u) if t < 0.5 else np.full(3, np.nan)  # noqa: E731
    good = run(case, dt=0.1, t_end=2.0)
    with pytest.raises(ph.SimulationFailed, match=r"in step \d of 20.*no longer finite.*on_failure='stop'") as e:
        run(case, f, dt=0.1, t_end=2.0, every=3)
    part = e.value.trajectory
    assert part.outcome is ph.Outcome.NOT_FINITE and 4 <= part.stats.steps <= 6
    assert np.array_equal(part.u[-1], good.u[part.stats.steps]) and np.all(np.isfinite(part.v))
    assert part.t[-1] == part.stats.steps * 0.1
    stopped = run(case, f, dt=0.1, t_end=2.0, every=3, on_failure="stop")
    assert np.array_equal(stopped.u, part.u)
    with pytest.raises(ph.InvalidInput, match="cannot be extended"):
        stopped.extend(3.0)


def test_too_large_a_step_is_found_out():
    r = run("central_difference", lambda u: -(u**3), dt=3.0, t_end=300.0, on_failure="stop")
    assert r.outcome is ph.Outcome.NOT_FINITE and np.all(np.isfinite(r.u))
    r = run("central_difference", K, dt=3.0, t_end=3000.0, on_failure="stop")
    assert r.outcome is ph.Outcome.NOT_FINITE and np.isinf(r.kinetic_energy[-1]) and np.isfinite(r.energy[9])


def test_a_solve_without_solution_is_reported():
    """For u = 3, a = 1 + (u + a/4)^2 has no real root."""
    r = ph.simulate_vector(1.0, lambda u: 1 + u * u, u=[0.5], v=[0.0], t_end=10.0, dt=1.0, beta=0.25, on_failure="stop")
    assert r.outcome in (ph.Outcome.STALLED, ph.Outcome.NOT_FINITE) and r.stats.newton_iterations >= 30
    assert r.outcome is ph.Outcome.STALLED and np.all(np.isfinite(r.u))


def test_exceptions_of_the_force_surface_with_the_time():
    def fails(t, u):
        if t > 0.45:
            raise RuntimeError("broken")
        return pull(u)

    with pytest.raises(RuntimeError, match="broken") as e:
        run("central_difference", fails, dt=0.1)
    assert "step 5 of 10, from t = 0.4" in e.value.__notes__[0] and len(e.value.trajectory) == 5
    assert run("central_difference", fails, dt=0.1, on_failure="stop").outcome is ph.Outcome.TORQUE_FAILED
    with pytest.raises(RuntimeError) as e:
        run("central_difference", fails, dt=0.1, t_start=1.0, t_end=2.0)
    assert "before the first step" in e.value.__notes__[0]


def test_interrupt_returns_what_there_is():
    def stops(t, u):
        if 0.45 < t < 0.55 and not stops.done:
            stops.done = True
            raise KeyboardInterrupt
        return pull(u)

    stops.done = False
    with pytest.warns(RuntimeWarning, match="interrupted after 4 of 10 steps"):
        r = run("central_difference", stops, dt=0.1)
    assert r.outcome is ph.Outcome.INTERRUPTED
    assert np.array_equal(r.extend(1.0).u, run("central_difference", dt=0.1).u)


GOOD = {"mass": 1.0, "force": pull, "u": U, "v": V, "t_end": 1.0, "dt": 0.1}
BAD = [
    ({"mass": 0.0}, "not positive.*condense"),
    ({"mass": [1.0, -1.0, 2.0]}, "not positive"),
    ({"mass": [1.0, 1.0]}, r"mass has shape \(2,\).*a vector of length 3, or a square matrix of side 3"),
    ({"mass": M + [[0, 1, 0], [0, 0, 0], [0, 0, 0]]}, "mass is not symmetric"),
    ({"mass": M - 2 * np.eye(3)}, "mass is not positive definite"),
    ({"mass": sparse.csr_array(M - 1.4 * np.eye(3))}, "mass is not positive definite"),
    ({"mass": sparse.csr_array([[1.0, 2.0, 0.0], [2.0, 1.0, 0.0], [0.0, 0.0, 1.0]])}, "mass is not positive definite"),
    ({"mass": sparse.csr_array([[1.0, 1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, 1.0]])}, "mass is not positive definite"),
    ({"mass": sparse.csr_array(np.eye(4))}, "square matrix of side 3"),
    ({"mass": np.nan}, "mass contains NaN"),
    ({"mass": "heavy"}, "mass must be real numbers"),
    ({"mass": 1j}, "mass must be real numbers"),
    ({"force": lambda x: x}, "argument 'x'.*called by name with t, u, v, p"),
    ({"force": np.sin}, "have no names; wrap it"),
    ({"force": lambda u: u[:2]}, r"the force has shape \(2,\), but u has \(3,\)"),
    ({"force": lambda u: u * 1j}, "the force returned complex128"),
    ({"force": lambda u: u / 0}, "gives NaN or infinity at the start"),
    ({"force": np.ones((2, 2))}, "stiffness has shape"),
    ({"force": K, "stiffness": K}, "force is a matrix, and stiffness is given"),
    ({"load": [1.0, 2.0]}, "load has shape"),
    ({"load": lambda t: [1.0, 2.0]}, "the load has shape"),
    ({"load": lambda x: x}, "a load is called by name with t, p"),
    ({"damping": np.ones((2, 3))}, "damping has shape"),
    ({"potential": 3.0}, "a potential must be a function"),
    ({"v": V[:2]}, "same shape"),
    ({"u": [], "v": []}, "at least one entry"),
    ({"u": [1, np.inf, 0]}, "u contains NaN"),
    ({"u": [[1], [2, 3]]}, "u is not an array"),
    ({"dt": 0.3}, "nearest that does is dt = 0.33"),
    ({"t_end": 0.0}, "t_end must be after"),
    ({"every": -1}, "every must be"),
    ({"on_failure": "ignore"}, "unknown on_failure"),
    ({"method": "newmark"}, "Did you mean 'newmark_vector'"),
    ({"method": "nmb"}, r"rotates a body: use it with polhode.simulate\("),
    ({"gama": 0.6}, "no option 'gama'. Did you mean 'gamma'"),
    ({"beta": -0.1}, "beta must be a number of at least 0"),
    ({"gamma": "half"}, "gamma must be a number"),
    ({"method": "tamma_namburu", "internal": "simpson"}, "must be one of 'midpoint', 'trapezoidal'"),
    ({"mass": np.ones((3, 3)), "u": np.ones((3, 3)), "v": np.ones((3, 3))}, "one value per entry or a matrix"),
    ({"force": -64 * np.eye(3), "beta": 1.0, "dt": 0.125}, "the matrix of the step.*is singular"),
    ({"force": sparse.csr_array(-64 * np.eye(3) + np.eye(3, k=1)), "beta": 1.0, "dt": 0.125}, "is singular"),
    ({"force": -64 * np.eye(3) + np.eye(3, k=1), "beta": 1.0, "dt": 0.125}, "is singular"),
]


@pytest.mark.parametrize(("change", "message"), BAD)
def test_bad_input_says_what_to_do(change, message):
    given = {**GOOD, **change}
    with pytest.raises(ph.InvalidInput, match=message):
        ph.simulate_vector(given.pop("mass"), given.pop("force"), **given)


# --- records ---------------------------------------------------------------------------------------------


def test_the_registry_is_apart_from_that_of_rotations():
    names = {
        "central_difference",
        "staggered_cd",
        "tamma_namburu",
        "symplectic_euler",
        "symplectic_euler_adjoint",
        "newmark_vector",
    }
    assert set(ph.vector_methods) == names == set(ph.vector.METHODS) and not names & set(ph.methods)
    for name in names:
        m = ph.vector_methods[name]
        assert {m.source.key, *m.source.also} <= set(references()) and m.velocity and m.summary in repr(m)
        assert m.summary in repr(ph.vector_methods)
        assert references()[m.source.key].bibtex in ph.cite(name).bibtex
    with pytest.raises(KeyError, match=r"moves in a linear space: use it with polhode.simulate_vector\("):
        ph.methods["newmark_vector"]
    with pytest.raises(ph.InvalidInput, match="simulate_vector"):
        ph.simulate([1, 2, 3], omega=[0, 0, 1], t_end=1.0, dt=0.1, method="position_verlet")
    assert "newmark_vector" not in ph.methods and ph.vector_methods["velocity_verlet"].name == "central_difference"


def test_every_option_is_measured():
    """Each choice of each option must occur in a test case."""
    for name, m in ph.vector_methods.items():
        for option, o in m.options.items():
            used = {c[1].get(option, o.default) for c in CASES.values() if c[0] == name}
            assert used >= set(o.choices or ()) and len(used) > 1


def test_scipy_is_loaded_only_for_matrices():
    code = (
        "import sys, polhode as ph; "
        "ph.simulate_vector([1.0, 2.0], lambda u: -u, u=[1.0, 0.0], v=[0.0, 0.0], t_end=1.0, dt=0.1); "
        "sys.exit(any(m.split('.')[0] in ('scipy', 'numba') for m in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
