"""Test the exact motion of a free body against many digits: any inertia, start and time span, on every engine."""

from decimal import Decimal as D
from itertools import permutations

import numpy as np
import pytest

import polhode as ph
from free_oracle import closed_form, difference, integrated
from polhode.exact import free_body
from shared_code import WEIGHTLESS, full_dose

EPS = 2.0**-52
# errors of the attitude, and of the momentum relative to its length, are at most BOUND * (1 + radians turned)
BOUND = 2e-15
GENERIC = (1.0, 2.0, 2.5)


def body(moments):
    return ph.Body(moments, physical=False)


def errors(moments, omega, t, oracle=integrated):
    """Return the larger of the errors of attitude and momentum, divided by the bound for rounding.

    It must be at most 1.
    """
    I, W = np.array(moments, float), np.array(omega, float)
    R, P = oracle(I, I * W, t)
    q = free_body(body(I), omega=W, t=t)
    return max(difference(q.R, q.momentum_body, R, P)) / (BOUND * (1 + np.linalg.norm(W) * t))


def test_the_two_oracles_agree():
    R, P = closed_form(GENERIC, (0.4, 0.9, -0.7), 7.3)
    S, Q = integrated(GENERIC, (0.4, 0.9, -0.7), 7.3)
    for a, b in ((R, S), (P, Q)):
        worst = max(abs(D(str(x)) - y) for x, y in zip(np.ravel(a), np.ravel(b), strict=True))
        assert worst < 1e-14  # an mpf is printed with this accuracy
    assert difference(np.array(S, float), np.array(Q, float), R, P) < (EPS, EPS)


def test_the_oracle_would_notice():
    R, P = integrated(GENERIC, (0.4, 0.9, -0.7), 5.0)
    q = free_body(GENERIC, momentum=(0.4, 0.9, -0.7), t=5.0 * (1 + 1e-14))
    assert max(difference(q.R, q.momentum_body, R, P)) > 1e-14


@pytest.mark.parametrize("order", tuple(permutations(range(3))))
def test_every_order_of_the_moments_and_both_kinds_of_motion(order):
    I = np.array(GENERIC)[list(order)]
    for omega in ((1.3, 0.2, -0.4), (0.3, -0.2, 1.0), (-0.2, 1.0, 0.5), (-0.5, -0.6, -0.1)):
        assert errors(I, omega, 9.0) < 0.5


@pytest.mark.parametrize("t", full_dose([1e4, 1e6], {"10000.0"}))
def test_long_horizons(t):
    for moments, omega in ((GENERIC, (1.0, 0.3, -0.6)), ((2.5, 1.0, 2.2), (0.1, 0.3, 0.9))):
        assert errors(moments, omega, t, closed_form) < 1


APART = full_dose([1e-3, 1e-7, 1e-9, 1e-11, 1e-13, 1e-14, 2.0**-52, 0.0], {"1e-09", "1e-11", "1e-14"})


@pytest.mark.parametrize("apart", APART)
def test_nearly_symmetric_nearly_spherical_and_their_limits(apart):
    for moments in (
        (1, 1 + apart, 1.7), (1, 1.7, 1.7 * (1 + apart)), (1.7, 1, 1 + apart), (1, 1 + apart, 1 - apart),
        (1, 1 + apart, 1 + 2 * apart),
    ):  # fmt: skip
        assert errors(moments, (0.5, -0.3, 0.8), 12.0) < 0.5, moments


OFF = full_dose([1e-3, 1e-8, 1e-12, 1e-16, 1e-100, 1e-150, 1e-160, 0.0], {"1e-12", "1e-100", "1e-150"})


@pytest.mark.parametrize("off", OFF)
def test_about_a_principal_axis_or_nearly(off):
    for axis in range(3):
        for moments in (GENERIC, (1, 1, 2.5), (1, 2.5, 2.5), (1, 1 + 1e-9, 2.5), (1, 1, 1)):
            omega = np.roll([1.0, off, -0.5 * off], axis)
            assert errors(moments, omega, 4.0) < 0.6, (axis, moments)


def condition(I, P, t):
    """Return the sum of the changes of the final state caused by relative changes of the six moments and momenta."""
    d = D("1e-16")  # the integrations have errors of 1e-24
    base = integrated(I, P, t)
    total = D(0)
    for k in range(6):
        moved = [[D(x) for x in I], [D(x) for x in P]]
        moved[k // 3][k % 3] *= 1 + d
        R, Q = integrated(*moved, t)
        total += max(*np.abs(R - base[0]).ravel(), *np.abs(Q - base[1])) / d
    return float(total)


# a start that first moves towards the middle axis, and then away from it
INWARD = (0.5, -0.3, 0.5 * (1 + 1e-6) / np.sqrt(3))


@pytest.mark.parametrize(("omega", "t", "loss"), [((1e-2, 1, 0), 12, 0), ((0, 1, 1e-13), 12, 0), (INWARD, 30, 1e4)])
def test_near_the_separatrix_the_loss_is_that_of_the_motion(omega, t, loss):
    """Near the separatrix, the rounding error of the start grows as exp(rate t). No other error is larger."""
    I, W = np.array([1.0, 2.0, 3.0]), np.array(omega, float)
    R, P = integrated(I, I * W, t)
    q = free_body(I, omega=W, t=t)
    k = condition(I, I * W, t)
    assert max(difference(q.R, q.momentum_body, R, P)) < EPS * k + BOUND * (1 + np.linalg.norm(W) * t)
    assert k > loss


def test_on_the_separatrix():
    """With P1^2 (I2 - I1)/I1 = P3^2 (I3 - I2)/I3, the momentum tends to the middle axis and stays there."""
    I = np.array([1.0, 2.0, 4.0])
    P = np.array([1.0, 0.0, np.sqrt(2.0)])
    q = free_body(body(I), momentum=P, t=np.array([0.0, 3.0, 8.0]))
    L = np.linalg.norm(P)
    rate = L / 2 * np.sqrt((2 - 1) * (4 - 2) / (1 * 4.0))
    for t, p in zip(q.t, q.momentum_body, strict=True):
        growth = np.exp(rate * t)
        sech, tanh = 1 / np.cosh(rate * t), np.tanh(rate * t)
        assert np.abs(np.abs(p) - [P[0] * sech, L * tanh, P[2] * sech]).max() < 4 * EPS * growth * (1 + L)
    R, S = integrated(I, P, 8.0)
    assert max(difference(q.R[-1], q.momentum_body[-1], R, S)) < EPS * condition(I, P, 8.0) + BOUND * 20


def test_far_along_the_separatrix_the_invariants_stay():
    q = free_body([1.0, 2.0, 3.0], omega=(1e-12, 1.0, 0.0), t=np.linspace(0, 1e4, 1001))
    assert np.abs(q.momentum - q.momentum[0]).max() < 1e-14
    assert np.abs(q.kinetic_energy / q.kinetic_energy[0] - 1).max() < 1e-14
    assert np.abs(np.swapaxes(q.R, 1, 2) @ q.R - np.eye(3)).max() < 1e-14


def test_at_rest():
    q = free_body(GENERIC, omega=[0, 0, 0], attitude=ph.so3.exp([0.3, 0.1, 0]), t=[0.0, 1.0, 1e300])
    assert np.array_equal(q.omega, np.zeros((3, 3)))
    assert np.abs(q.R - ph.so3.exp([0.3, 0.1, 0])).max() == 0


@pytest.mark.parametrize("moment", [1e-300, 1e-100, 1e-30, 1e30, 1e100, 1e300])
@pytest.mark.parametrize("speed", [1e-300, 1e-200, 1e-10, 1.0, 1e150, 1e300])
def test_scales(moment, speed):
    I, W = np.ldexp(GENERIC, np.frexp(moment)[1]), np.ldexp([0.3, 0.5, -0.2], np.frexp(speed)[1])
    t = float(np.ldexp(3.0, -np.frexp(speed)[1]))
    q, same = free_body(I, omega=W, t=t), free_body(GENERIC, omega=[0.3, 0.5, -0.2], t=3.0)
    assert np.array_equal(q.R, same.R)
    assert np.array_equal(np.ldexp(q.omega, -np.frexp(speed)[1]), same.omega)


def test_what_has_no_answer_is_refused():
    with pytest.raises(ph.InvalidInput, match="too large"):
        free_body(GENERIC, omega=[1e300, 1e300, 0], t=1e300)
    with pytest.raises(ph.InvalidInput, match="NaN or infinity"):
        free_body(GENERIC, omega=[1, 0, 0], t=[0.0, np.nan])
    with pytest.raises(ph.InvalidInput, match="exactly one"):
        free_body(GENERIC, t=1.0)


def test_backwards_and_composed():
    start = {"omega": [0.4, -1.2, 0.7], "attitude": ph.so3.exp([0.1, 0.5, -0.3])}
    q = free_body(GENERIC, t=7.0, **start)
    back = free_body(GENERIC, omega=q.omega, attitude=q.R, t=-7.0)
    assert np.abs(back.R - start["attitude"]).max() < 1e-14
    assert np.abs(back.omega - start["omega"]).max() < 1e-14
    on = free_body(GENERIC, omega=q.omega, attitude=q.R, t=5.0)
    assert np.abs(on.R - free_body(GENERIC, t=12.0, **start).R).max() < 3e-14


def test_shapes():
    start = {"omega": [0.4, -1.2, 0.7]}
    grid = np.linspace(0, 5, 6).reshape(2, 3)
    q = free_body(GENERIC, t=grid, **start)
    assert q.R.shape == (2, 3, 3, 3) and q.omega.shape == q.momentum.shape == (2, 3, 3)
    assert q.kinetic_energy.shape == (2, 3)
    one = free_body(GENERIC, t=4.0, **start)
    # a single time is not computed in packs, so its bits may differ
    assert one.R.shape == (3, 3) and np.abs(one.R - q.R[1, 1]).max() < 1e-15
    some = free_body(GENERIC, t=grid[1], **start)  # a time has the same bits with other neighbours
    assert np.array_equal(some.R, q.R[1]) and np.array_equal(some.omega, q.omega[1])
    assert free_body(GENERIC, t=[], **start).R.shape == (0, 3, 3)


def test_a_batch_is_its_bodies():
    inertia = np.array(
        [np.diag(GENERIC), np.diag([3.0, 2, 2]), [[2.0, 0.3, 0], [0.3, 3, 0.1], [0, 0.1, 2.5]], np.eye(3)]
    )
    omega = np.random.default_rng(3).normal(size=(4, 3))
    R = ph.so3.exp(np.random.default_rng(4).normal(size=(4, 3)))
    q = free_body(inertia, omega=omega, attitude=R, t=[0.0, 1.0, 20.0])
    assert q.R.shape == (4, 3, 3, 3) and q.momentum.shape == (4, 3, 3)
    for k in range(4):
        one = free_body(inertia[k], omega=omega[k], attitude=R[k], t=[0.0, 1.0, 20.0])
        assert np.abs(one.R - q.R[k]).max() < 3e-14 and np.abs(one.momentum_body - q.momentum_body[k]).max() < 3e-14


def test_many_times_against_many_digits():
    """Test packs of times and packs of bodies. The bound is the same as for one time."""
    omega, times = np.array([0.45549, 0.82623, 0.03476]), np.linspace(0, 100, 101)
    I = np.array([0.9144, 1.098, 1.66])
    q = ph.exact.FreeBody(I, omega=omega)(times)
    together = ph.exact.FreeBody(I, omega=[omega, -omega])(times)
    for k in (1, 50, 100):
        R, P = integrated(I, I * omega, times[k])
        assert max(difference(q.R[k], q.momentum_body[k], R, P)) < BOUND * (1 + times[k])
        assert max(difference(together.R[0, k], together.momentum_body[0, k], R, P)) < BOUND * (1 + times[k])


@pytest.mark.parametrize("t", full_dose([1e7, 1e9], {"10000000.0"}))
def test_times_beyond_the_sines_of_packs(t):
    """Test times for which the sines of packs are not accurate enough: they have the same bits as a single time."""
    one = ph.exact.FreeBody(GENERIC, omega=(1.0, 0.3, -0.6))
    two = ph.exact.FreeBody(GENERIC, omega=[(1.0, 0.3, -0.6), (0.3, 1.0, 0.2)])([t / 3, t])
    assert np.array_equal(one([t / 3, t]).R[1], one(t).R) and np.array_equal(two.R[0, 1], one(t).R)
    assert np.array_equal(two.omega[0, 1], one(t).omega)
    R, P = closed_form(np.array(GENERIC), np.array(GENERIC) * (1.0, 0.3, -0.6), t)
    assert max(difference(one(t).R, one(t).momentum_body, R, P)) < BOUND * (1 + 1.3 * t)


def test_arctangents_of_packs():
    from polhode.kernels.elliptic import arctan2_series

    rng = np.random.default_rng(0)
    y, x = (rng.normal(size=4000) * 10.0 ** rng.integers(-6, 7, 4000) for _ in range(2))
    y, x = np.append(y, [0.0, 0.0, 1.0, -1.0, 2.0]), np.append(x, [1.0, -1.0, 0.0, 0.0, 2.0])
    found, exact = arctan2_series(y, x), np.arctan2(y, x)
    assert (np.abs(found - exact) <= 3 * np.spacing(np.abs(exact))).all()


def test_axes_that_are_not_principal():
    Q = ph.so3.exp([0.7, -0.4, 1.1])
    J = Q @ np.diag(GENERIC) @ Q.T
    J = 0.5 * (J + J.T)
    W, R0 = np.array([0.4, -1.2, 0.7]), ph.so3.exp([0.1, 0.5, -0.3])
    q = free_body(J, omega=Q @ W, attitude=R0 @ Q.T, t=9.0)
    same = free_body(GENERIC, omega=W, attitude=R0, t=9.0)
    assert np.abs(q.R @ Q - same.R).max() < 1e-13  # the principal moments computed from J have rounding errors
    assert np.abs(q.omega - Q @ same.omega).max() < 1e-13
    given = free_body(J, momentum=q.momentum, attitude=R0 @ Q.T, t=9.0)
    assert np.abs(given.R - q.R).max() < 1e-13


STARTS = [
    (GENERIC, (0.4, -1.2, 0.7)), ((2.5, 1, 2), (0.1, 1.0, 0.3)), ((1, 1, 2.5), (0.3, 0.2, 1)),
    ((1, 1, 1), (0.3, 0.2, 1)), ((1, 1, 2.5), (0.0, 1.0, 0.0)), ((1, 2, 3), (1e-7, 1, 0)), (GENERIC, (0, 0, 1)),
    (GENERIC, (0, 0, 0)),
]  # fmt: skip


@pytest.mark.parametrize("engine", ["python", "numba", "jax"])
def test_engines_agree(engine):
    if engine == "jax":
        pytest.importorskip("jax")
    for moments, omega in STARTS:
        q = ph.simulate(body(moments), omega=omega, t_end=6.0, dt=1.5, method="exact_free", engine=engine)
        exact = free_body(body(moments), omega=omega, t=q.t)
        tolerance = 1e-9 if omega == (1e-7, 1, 0) else 1e-14
        assert np.abs(q.R - exact.R).max() < tolerance, (moments, omega)
        assert np.abs(q.momentum_body - exact.momentum_body).max() < tolerance, (moments, omega)


@pytest.mark.parametrize("method", full_dose(["exact_free", "strang"], {"exact_free"}))
def test_packs_agree(method):
    """Test a batch in SIMD packs that contain all kinds of motion side by side.

    In `make test`, the exact motion is run as part of strang, with the compiled code of other tests.
    """
    I = np.array([np.diag(np.array(m, float)) for m, _ in STARTS] * 3)
    W = np.array([w for _, w in STARTS] * 3, float)
    torque = WEIGHTLESS if method == "strang" else None
    q = ph.simulate(body(I), torque, omega=W, t_end=6.0, dt=1.5, method=method, engine="numba")
    exact = free_body(body(I), omega=W, t=q.t)
    off = np.abs(q.R - exact.R).max(axis=(1, 2, 3))
    near = np.abs(W[:, 0]) == 1e-7
    assert off[~near].max() < 1e-14 and off[near].max() < 1e-9


def test_many_steps_lose_little():
    q = ph.simulate(GENERIC, omega=(0.4, -1.2, 0.7), t_end=1e4, dt=0.1, every=0, method="exact_free")
    exact = free_body(GENERIC, omega=(0.4, -1.2, 0.7), t=1e4)
    # rounding errors of the energy add up, and their effect on the phase adds up once more
    assert np.abs(q.R[-1] - exact.R).max() < 1e-8
    assert np.abs(q.momentum[-1] - q.momentum[0]).max() < 1e-11


def test_motion_from_the_start_has_no_random_walk():
    """With origin="start", errors of energy, momentum and position do not depend on the number of steps.

    Steps near the middle axis would lose most.
    """
    box, omega, n = ph.Body.box(0.1, 0.2, 0.3, mass=2.0), (1.0, 20.0, 1.0), 100_000
    q = ph.simulate(
        box, velocity=[1, 2, 3], omega=omega, t_end=0.01 * n, dt=0.01, every=n // 5, method="exact_free",
        origin="start",
    )  # fmt: skip
    exact = free_body(box, omega=omega, t=q.t)
    assert np.abs(q.R - exact.R).max() < 4e-16 * 21 * q.t[-1]  # from the rounding of time and angular velocity
    L, E = q.momentum, q.kinetic_energy
    assert np.abs(L - L[0]).max() < 4e-16 * np.linalg.norm(L[0]) and np.abs(E / E[0] - 1).max() < 1e-15
    np.testing.assert_allclose(q.x, q.t[:, None] * [1, 2, 3], rtol=1e-15)


def test_motion_from_the_start_runs_back():
    q = ph.simulate(
        GENERIC, omega=(0.4, -1.2, 0.7), t_end=10, dt=0.1, method="exact_free", origin="start", engine="python"
    )
    audit = q.audit(reverse=True)
    (trip,) = [row.value for row in audit.rows if row.what == "round trip"]
    assert audit.reliable and trip < 1e-14
    with pytest.raises(ph.InvalidInput, match="origin must be one of 'step', 'start'"):
        ph.simulate(GENERIC, omega=(0, 0, 1), t_end=1, dt=0.1, method="exact_free", origin="end")


def test_times_that_are_none():
    body = ph.exact.FreeBody([2, 3, 4], omega=[0, 0, 1])
    for t in ("x", None, ["a"], {}):
        with pytest.raises(ph.InvalidInput):
            body(t)
