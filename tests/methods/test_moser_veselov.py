"""Test the Moser-Veselov family against its matrix form, exact rational series, and Taylor series in many digits."""

from fractions import Fraction as F

import mpmath as mp
import numpy as np
import pytest
from family_oracle import engines_agree, expm, hat, root

import polhode as ph
from polhode.evidence.certification import MOMENTS, OMEGA, attitude, potential
from polhode.integrators import METHODS, make_parts
from polhode.integrators.moser_veselov import preprocessed4, preprocessed6, rescaled4, rescaled6
from polhode.integrators.record import Kind
from polhode.integrators.states import Kicked
from polhode.kernels.values import Diag3, Mat3, Vec3
from polhode.torques.base import mat3, no_torque, vec3

FAMILY = ("dmv", "dmv4", "dmv6", "pdmv4", "pdmv6")
J = np.array(MOMENTS)


def vee(A):
    return np.array([A[2, 1], A[0, 2], A[1, 0]])


# --- the matrix form -----------------------------------------------------------------------------------------


def matrix_step(J, h, R, P):
    """Solve h hat(P) = E D - D E^T with D = trace(J)/2 - J; return R E and E^T P."""
    D = np.diag(J.sum() / 2 - J)

    def residual(v):
        E = expm(v)
        return vee(E @ D - D @ E.T) - h * P

    E = expm(root(residual, h * P / J))
    return R @ E, E.T @ P


def test_dmv_is_the_matrix_form_with_kicks():
    h, n = 0.13, 6
    torque = potential().bind(ph.Body(MOMENTS), "python")

    def T(R):
        return np.array(torque.torque(0.0, mat3(R), vec3(np.zeros(3)), torque.p))

    R, P = attitude(), J * OMEGA
    for _ in range(n):
        R, P = matrix_step(J, h, R, P + h / 2 * T(R))
        P = P + h / 2 * T(R)
    q = ph.simulate(ph.Body(MOMENTS), potential(), omega=OMEGA, attitude=attitude(), t_end=n * h, dt=h, method="dmv")
    assert np.abs(q.R[-1] - R).max() < 1e-13
    assert np.abs(q.momentum_body[-1] - P).max() < 1e-13


@pytest.mark.parametrize("method, prepare", [("pdmv4", preprocessed4), ("pdmv6", preprocessed6)])
def test_preprocessed_is_dmv_of_another_body(method, prepare):
    h = 0.2
    P = J * OMEGA
    moments, _, _ = prepare(Diag3(*J), h, Vec3(*P))
    R, P = matrix_step(np.array(moments), h, attitude(), P)
    q = ph.simulate(ph.Body(MOMENTS), None, omega=OMEGA, attitude=attitude(), t_end=h, dt=h, method=method)
    assert np.abs(q.R[-1] - R).max() < 1e-14 and np.abs(q.momentum_body[-1] - P).max() < 1e-14
    assert np.abs(np.array(moments) / J - 1).max() > 1e-3


@pytest.mark.parametrize("method, prepare", [("dmv4", rescaled4), ("dmv6", rescaled6)])
def test_rescaled_is_dmv_of_another_step(method, prepare):
    h = 0.2
    P = J * OMEGA
    _, m, _ = prepare(Diag3(*J), h, Vec3(*P))
    k = m.x / P[0]
    R, P = matrix_step(J, k, attitude(), P)
    q = ph.simulate(ph.Body(MOMENTS), None, omega=OMEGA, attitude=attitude(), t_end=h, dt=h, method=method)
    assert np.abs(q.R[-1] - R).max() < 1e-14 and np.abs(q.momentum_body[-1] - P).max() < 1e-14
    assert abs(k / h - 1) > 1e-3


# --- the series of the corrections, derived independently with rational numbers ------------------------------------

N = 6  # number of powers of h in a series


def times(a, b):
    r = [F(0)] * N
    for i, x in enumerate(a):
        for j, y in enumerate(b[: N - i]):
            r[i + j] += x * y
    return r


def plus(*terms):
    return [sum(c) for c in zip(*terms)]


def scaled(c, a):
    return [c * x for x in a]


def constant(c):
    return [F(c)] + [F(0)] * (N - 1)


def inverse(a):
    r = [1 / a[0]]
    for n in range(1, N):
        r.append(-sum(a[k] * r[n - k] for k in range(1, n + 1)) / a[0])
    return r


def cross(a, b):
    return [
        plus(times(a[i], b[j]), scaled(-1, times(a[j], b[i])))
        for i, j in ((1, 2), (2, 0), (0, 1))
    ]  # fmt: skip


def dmv_series(Ji, P):
    """Return x, a vector along the axis of length tan(angle/2), from (1 + x.x) h P = 2 J x + 2 x x J x.

    Ji are series of 1/J_i.
    """
    x, h = [constant(0)] * 3, [F(0), F(1)] + [F(0)] * (N - 2)
    moments = [inverse(j) for j in Ji]
    for _ in range(N):
        y = [times(a, b) for a, b in zip(moments, x)]
        square = plus(*(times(a, a) for a in x))
        hp = times(h, plus(constant(1), square))
        x = [times(j, plus(scaled(p / 2, hp), scaled(-1, c))) for j, p, c in zip(Ji, P, cross(x, y))]
    return x


def free_series(Ji, P, A=None, B=None):
    """Return x, like `dmv_series`, for the flow with angular velocity A P/J + B P. A and B are series in h."""
    A, B = A or constant(1), B or constant(0)
    moved, q = [[constant(p) for p in P]], [[constant(1), *[constant(0)] * 3]]
    W = []
    for n in range(N - 1):
        W.append([plus(times(scaled(j, A), p), times(B, p)) for j, p in zip(Ji, moved[n])])
        dP, dw, dv = [constant(0)] * 3, constant(0), [constant(0)] * 3
        for k in range(n + 1):
            w, v = q[k][0], q[k][1:]
            dP = [plus(a, b) for a, b in zip(dP, cross(moved[k], W[n - k]))]
            dw = plus(dw, *(scaled(-1, times(a, b)) for a, b in zip(v, W[n - k])))
            dv = [plus(a, times(w, b), c) for a, b, c in zip(dv, W[n - k], cross(v, W[n - k]))]
        moved.append([scaled(F(1, n + 1), a) for a in dP])
        q.append([scaled(F(1, 2 * n + 2), a) for a in (dw, *dv)])
    total = [plus(*([F(0)] * n + q[n][i][: N - n] for n in range(N))) for i in range(4)]
    return [times(a, inverse(total[0])) for a in total[1:]]


def fitted(J, P, gap):
    """Return k and l with gap = (k P/J + l P)/2; the equations of the three components must agree."""
    u, r = [p / j for p, j in zip(P, J)], [2 * g for g in gap]
    det = u[0] * P[1] - u[1] * P[0]
    k, l = (r[0] * P[1] - r[1] * P[0]) / det, (u[0] * r[1] - u[1] * r[0]) / det
    assert k * u[2] + l * P[2] == r[2]
    return k, l


BODIES = [((2, 3, 4), (1, -2, 3)), ((5, 1, 7), (2, 3, -1)), ((6, 8, 3), (-1, 4, 2)), ((1, 9, 4), (3, 1, 1))]
bodies = pytest.mark.parametrize("J, P", [([F(j) for j in a], [F(p) for p in b]) for a, b in BODIES])


@bodies
def test_preprocessing_makes_the_free_step_exact(J, P):
    """Find k and l order by order: with 1/J replaced by k/J + l, the free step is exact."""
    Ji, k, l = [1 / j for j in J], constant(1), constant(0)
    exact = free_series(Ji, P)
    for n in (2, 4):
        x = dmv_series([plus(scaled(j, k), l) for j in Ji], P)
        assert all(a[: n + 1] == b[: n + 1] for a, b in zip(x, exact))
        k[n], l[n] = fitted(J, P, [b[n + 1] - a[n + 1] for a, b in zip(x, exact)])
    I, Pi = Diag3(*map(float, J)), Vec3(*map(float, P))
    for prepare, order in ((preprocessed4, 4), (preprocessed6, 6)):
        h = F(1, 4)
        moments, _, _ = prepare(I, float(h), Pi)
        for j, got in zip(J, moments):
            wanted = 1 / sum(h**n * (k[n] / j + l[n]) for n in range(0, order, 2))
            assert got == pytest.approx(float(wanted), rel=1e-13)


@bodies
def test_rescaling_makes_the_free_momentum_exact(J, P):
    """A step of DMV is a step of the flow with angular velocity A P/J + B P. So its momentum is exact after the time h
    A.
    """
    Ji, A, B = [1 / j for j in J], constant(1), constant(0)
    x = dmv_series([constant(j) for j in Ji], P)
    for n in (2, 4):
        flow = free_series(Ji, P, A, B)
        assert all(a[: n + 1] == b[: n + 1] for a, b in zip(x, flow))
        A[n], B[n] = fitted(J, P, [a[n + 1] - b[n + 1] for a, b in zip(x, flow)])
    k2, k4 = -A[2], 3 * A[2] ** 2 - A[4]  # coefficients of the series k(h) with k A(k h) = 1
    I, Pi, h = Diag3(*map(float, J)), Vec3(*map(float, P)), 0.25
    _, m, _ = rescaled4(I, h, Pi)
    assert m.x / Pi.x == pytest.approx(float(h * (1 + h**2 * k2)), rel=1e-13)
    _, m, _ = rescaled6(I, h, Pi)
    assert m.x / Pi.x == pytest.approx(float(h * (1 + h**2 * k2 + h**4 * k4)), rel=1e-13)


# --- order of one free step, in many digits --------------------------------------------------------------------------


def taylor(J, P, h, terms=24):
    """Return attitude (a quaternion, starting from the identity) and momentum of a free body after h."""
    p, q = [list(P)], [[mp.mpf(1), mp.mpf(0), mp.mpf(0), mp.mpf(0)]]
    for n in range(terms):
        dp, dq = [mp.mpf(0)] * 3, [mp.mpf(0)] * 4
        for k in range(n + 1):
            w = [a / j for a, j in zip(p[n - k], J)]
            a, (s, x, y, z) = p[k], q[k]
            dp[0] += a[1] * w[2] - a[2] * w[1]
            dp[1] += a[2] * w[0] - a[0] * w[2]
            dp[2] += a[0] * w[1] - a[1] * w[0]
            dq[0] -= x * w[0] + y * w[1] + z * w[2]
            dq[1] += s * w[0] + y * w[2] - z * w[1]
            dq[2] += s * w[1] + z * w[0] - x * w[2]
            dq[3] += s * w[2] + x * w[1] - y * w[0]
        p.append([c / (n + 1) for c in dp])
        q.append([c / (2 * n + 2) for c in dq])
    return tuple(
        [mp.fsum(c[i] * h**n for n, c in enumerate(series)) for i in range(len(series[0]))] for series in (q, p)
    )


@pytest.mark.parametrize("method, attitude_order, momentum_order", [
    ("dmv", 2, 2), ("dmv4", 2, 4), ("dmv6", 2, 6), ("pdmv4", 4, 4), ("pdmv6", 6, 6),
])  # fmt: skip
def test_local_order(method, attitude_order, momentum_order):
    with mp.workdps(60):
        J, P = [mp.mpf(c) for c in (1, 2, "2.7")], [mp.mpf(c) for c in ("0.9", "-1.4", "1.1")]
        I, one, o = Diag3(*J), mp.mpf(1), mp.mpf(0)
        identity = Mat3(Vec3(one, o, o), Vec3(o, one, o), Vec3(o, o, one))
        parts = make_parts(METHODS[method], {}, None, Kind.FREE)

        def none(t, R, W, p):
            return Vec3(o, o, o)

        errors = []
        for h in (mp.mpf(1) / 512, mp.mpf(1) / 1024):
            s = parts.start(none, (), I, h, o, identity, Vec3(*(a / b for a, b in zip(P, J))))
            s, report = parts.step(none, (), I, h, o, s)
            assert report.converged == 1
            (w, x, y, z), p = taylor(J, P, h)
            column = [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)]
            errors.append((max(abs(a - b) for a, b in zip(s.R.e1, column)), max(abs(a - b) for a, b in zip(s.P, p))))
        for (a, b), order in zip(zip(*errors), (attitude_order, momentum_order)):
            assert mp.log(a / b, 2) == pytest.approx(order + 1, abs=0.02)


# --- what a free step conserves, and when it has no root ----------------------------------------------------------


@pytest.mark.parametrize("method", FAMILY)
def test_energy_and_momentum_at_large_steps(method):
    q = ph.simulate(
        ph.Body((0.9144, 1.098, 1.66)), omega=(0.45549, 0.82623, 0.03476), t_end=500.0, dt=0.5, method=method
    )
    assert np.abs(q.energy / q.energy[0] - 1).max() < 1e-13
    assert np.abs(q.momentum - q.momentum[0]).max() < 1e-13


def followed(J, m, pieces=60):
    """Follow the root of (1 + x.x) m = 2 J x + 2 x x J x from m = 0 in small increments of m; return None if the root
    ends.
    """
    x = np.zeros(3)
    for s in np.linspace(0, 1, pieces + 1)[1:]:
        for _ in range(12):
            K = np.diag(J) + hat(x) @ np.diag(J) - hat(J * x) - np.outer(s * m, x)
            if np.linalg.det(K) <= 0:
                return None
            d = np.linalg.solve(K, J * x + np.cross(x, J * x) - 0.5 * (1 + x @ x) * s * m)
            x = x - d
            if np.linalg.norm(d) < 1e-14:
                break
        else:
            return None
    return x


def test_no_root_but_the_one_of_small_steps():
    """Step random bodies by up to half a turn.

    Either the solver finds the root that continues the one of small steps, or it fails.
    """
    rng = np.random.default_rng(11)
    done = failed = 0
    parts = make_parts(METHODS["dmv"], {}, None, Kind.FREE)
    for _ in range(100):
        a = rng.uniform(0.02, 1, 3)
        J = np.array([a[1] + a[2], a[2] + a[0], a[0] + a[1]])
        W = rng.normal(size=3)
        W *= rng.uniform(0.2, 3.0) / np.linalg.norm(W)
        s = Kicked(mat3(np.eye(3)), vec3(J * W), vec3(np.zeros(3)))
        s, report = parts.step(no_torque, (), Diag3(*map(float, J)), 1.0, 0.0, s)
        x = followed(J, J * W)
        if report.converged == 1.0:
            done += 1
            assert x is not None
            n = np.linalg.norm(x)
            assert np.abs(np.array(s.R).T - expm(2 * np.arctan(n) / n * x)).max() < 1e-9
        else:
            failed += 1
            assert x is None
    assert done > 30 and failed > 30


@pytest.mark.parametrize("method, good, bad", [
    ("dmv", 0.999, 1.001), ("dmv4", 1.2, 1.3), ("dmv6", 1.2, 1.5), ("pdmv4", 1.2, 1.5), ("pdmv6", 1.2, 1.5),
])  # fmt: skip
@pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")  # too long on purpose
def test_quarter_turn(method, good, bad):
    """In steady rotation, sin(angle) = h Omega for dmv. If the equation has no root, the step fails."""
    for turn in (0.5, good, bad, 2.0, 2.5, 3.0, 3.2, 5.0, 20.0):
        q = ph.simulate(ph.Body(MOMENTS), omega=(0, 0, 1.0), t_end=turn, dt=turn, method=method, on_failure="stop")
        assert q.outcome.good == (turn <= good), turn
        if q.outcome.good and method == "dmv":
            assert q.rotation.magnitude()[-1] == pytest.approx(np.arcsin(turn), rel=1e-13)
        if q.outcome.good and method == "pdmv6":
            assert q.rotation.magnitude()[-1] == pytest.approx(turn, rel=0.01)


@pytest.mark.parametrize("method", ["dmv", "dmv6", "pdmv6"])
def test_engines(method):
    engines_agree(method)


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")  # the steps are too long on purpose
def test_a_step_beyond_the_series_is_told(name):
    """With half a turn per step, the root that small steps have no longer exists.

    The run fails and returns no motion.
    """
    how = dict(t_end=0.5, dt=0.5, method=name, engine="python", on_failure="stop")
    for spin in (2.0, 3.0, 8.0):
        run = ph.simulate([1.0, 1.5, 1.8], omega=spin * np.array([0.3, -1.0, 2.0]), **how)
        assert run.outcome is ph.Outcome.STALLED
