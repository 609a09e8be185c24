"""Test free bodies that spin about the middle axis, or nearly, or on the separatrix: all engines, times up to 1e6.

The transverse momenta are offsets from the middle axis, down to the smallest floating-point numbers.  The
reference is Legendre's form with as many digits as the offset needs (tests/free_oracle.py).
"""

from functools import cache

import mpmath as mp
import numpy as np
import pytest

import polhode as ph
from free_oracle import closed_form, difference, integrated, legendre
from polhode.exact import FreeBody, free_body
from polhode.kernels.free_body import free_rotation
from polhode.kernels.values import Diag3, Vec3

# errors of the attitude, and of the momentum relative to its length, are at most BOUND * (1 + radians turned)
BOUND = 1e-15
MOMENTS = (1.0, 2.0, 3.0)
SEPARATRIX = (5.0, 17.0, 20.0)  # 5*12 = 20*3, so omega = (1, 0, 1) lies exactly on the separatrix
DIRECTIONS = ((1.0, 0.3), (0.2, -1.0), (1.0, 0.0), (0.0, -1.0))  # directions of the transverse momentum
OFFSETS = (1e-300, 1e-100, 1e-30, 1e-17, 1e-16, 1e-14, 1e-12, 1e-8, 1e-5, 1e-3, 1e-1)
TIMES = (1.0, 20.0, 100.0, 1200.0, 1e4, 1e6)
LANES = 300  # size of all batches in JAX, so that it compiles only once


@cache
def jitted():
    jax = pytest.importorskip("jax")
    return jax.jit(lambda I, P, t: free_rotation(Diag3(*I), Vec3(*P), t))


def traced(I, P, t):
    run = jitted()
    from polhode.engines import jax as engine

    with engine.double_precision():
        return run(tuple(I.T), tuple(P.T), t)


def errors(moments, P, t, engine="python"):
    """Return the larger of the errors of attitude and momentum, divided by the bound for rounding.

    It must be at most 1.
    """
    speed = np.abs(np.array(P) / moments).max()
    E, Q = ends(moments, [P], [t], engine)
    return max(difference(E[0], Q[0], *legendre(moments, P, t))) / (BOUND * (1 + speed * abs(t)))


def ends(moments, P, t, engine):
    """Return E (n, 3, 3) and the momenta (n, 3) after the times t, for starting momenta P (n, 3)."""
    P, t = np.array(P, float), np.array(t, float)
    I = np.broadcast_to(np.array(moments, float), P.shape)
    if engine == "python":
        found = [free_rotation(Diag3(*i), Vec3(*p), s) for i, p, s in zip(I.tolist(), P.tolist(), t.tolist())]
        return np.array([np.transpose(E) for E, _ in found]), np.array([Q for _, Q in found])
    if engine == "packs":
        from polhode.engines import free_motion

        n = -(-len(t) // free_motion.WIDTH) * free_motion.WIDTH
        rows, clock, out = np.ones((15, n)), np.zeros((1, n)), np.empty((1, 12, n))
        rows[:, : len(t)] = np.concatenate([I.T, P.T, np.tile(np.eye(3).reshape(9, 1), len(t))])
        clock[0, : len(t)] = t
        free_motion.of_bodies(rows, clock, out)
        out = out[0, :, : len(t)]
        return out[:9].T.reshape(-1, 3, 3).swapaxes(1, 2), out[9:].T * I
    if engine == "numpy":
        E, Q = free_rotation(Diag3(*I.T), Vec3(*P.T), t)
    else:
        E, Q = traced(*(np.resize(x, (LANES, *x.shape[1:])) for x in (I, P, t)))
        E, Q = [[np.asarray(x)[: len(t)] for x in e] for e in E], [np.asarray(x)[: len(t)] for x in Q]
    return np.stack([np.stack(list(e), axis=-1) for e in E], axis=-1), np.stack(list(Q), axis=-1)


def off_surfaces(moments, P, E, Q):
    """Return the largest change of energy, of the length of the momentum, and of the momentum in space, and the defect
    of E.
    """
    I, P = np.broadcast_to(np.array(moments, float), np.shape(Q)), np.broadcast_to(P, np.shape(Q))
    L2 = (P * P).sum(-1)
    assert np.isfinite(Q).all() and np.isfinite(E).all()
    return max(
        np.abs((Q * Q / I).sum(-1) / (P * P / I).sum(-1) - 1).max(),
        np.abs((Q * Q).sum(-1) / L2 - 1).max(),
        np.sqrt((((E @ Q[..., None])[..., 0] - P) ** 2).sum(-1) / L2).max(),
        np.abs(np.swapaxes(E, -1, -2) @ E - np.eye(3)).max(),
    )


def near_middle(off, direction, size=2.0):
    return size * off * direction[0], size, size * off * direction[1]


# --- the reference solutions ---------------------------------------------------------------------------------


def test_the_oracles_agree():
    for P, t in (((0.4, 0.9, -0.7), 7.3), ((0.9, 0.9, -0.2), 50.0), ((1e-9, 2.0, 1e-8), 30.0)):
        R, Q = closed_form((1.0, 2.0, 2.5), P, t)
        S, O = legendre((1.0, 2.0, 2.5), P, t)
        assert max(np.abs(R - S).max(), np.abs(Q - O).max()) < 1e-38
    # `integrated` uses no closed form
    R, Q = integrated(MOMENTS, near_middle(1e-12, (1.0, 0.3)), 25.0, tolerance="1e-30")
    assert (
        max(difference(R.astype(float), Q.astype(float), *legendre(MOMENTS, near_middle(1e-12, (1.0, 0.3)), 25.0)))
        < 3e-16
    )


def test_the_oracle_knows_the_time_of_the_flip():
    """From an offset x, the body has turned over after a time of about 2 ln(1/x)/rate."""
    for off in (1e-300, 1e-30):
        rate = np.sqrt((2 - 1) * (3 - 2) / (1 * 3.0))  # growth rate of an offset for omega = 1
        flip = 2 * np.log(1 / off) / rate
        _, before = legendre(MOMENTS, near_middle(off, (1.0, 0.3)), 0.5 * flip - 20)
        _, after = legendre(MOMENTS, near_middle(off, (1.0, 0.3)), 0.5 * flip + 20)
        assert float(before[1]) > 1.999 and float(after[1]) < -1.999


# --- one body ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("t", [60.0, 70.0, 100.0, 1e6])
def test_exactly_about_the_middle_axis(t):
    """The body rotates steadily, for every order of the moments and in every engine."""
    for axis, moments in ((1, MOMENTS), (0, (2.0, 1.0, 3.0)), (2, (3.0, 1.0, 2.0))):
        omega = np.eye(3)[axis]
        for q in (free_body(moments, omega=omega, t=t), free_body(moments, omega=[omega] * 2, t=[t])):
            assert np.array_equal(np.reshape(q.omega, (-1, 3))[0], omega)
            angle = np.abs(np.reshape(q.R, (-1, 3, 3))[0] - ph.so3.exp(t * omega)).max()
            assert angle < BOUND * (1 + t)
        for engine in ("python", "numpy", "packs"):
            E, Q = ends(moments, [2.0 * omega, -2.0 * omega], [t, t], engine)
            assert np.array_equal(Q, [2.0 * omega, -2.0 * omega]), engine
            assert np.abs(E[0] - ph.so3.exp(t * omega)).max() < BOUND * (1 + t), engine


@pytest.mark.parametrize("off", [1e-300, 1e-100, 1e-30, 1e-17, 1e-15, 1e-3])
def test_near_the_middle_axis(off):
    times = (20.0, 1200.0, 1e6) if off > 1e-200 else (1200.0,)
    for direction in DIRECTIONS[:2]:
        for t in times:
            assert errors(MOMENTS, near_middle(off, direction), t) < 1, (direction, t)


@pytest.mark.soak
@pytest.mark.parametrize("engine", ["python", "numpy", "packs", "jax"])
@pytest.mark.parametrize("off", OFFSETS)
def test_near_the_middle_axis_everywhere(off, engine):
    for moments in (MOMENTS, (1.0, 1.0 + 1e-3, 3.0), (2.0, 2.5, 2.501)):
        for direction in DIRECTIONS:
            for t in TIMES:
                # in these engines, the sines are accurate up to 1e7 radians
                if engine in ("packs", "jax") and t > 1e5:
                    continue
                assert errors(moments, near_middle(off, direction), t, engine) < 2, (moments, direction, t)


def grid(moments, n=3000):
    """Return momenta and times around the separatrix. Offsets are 0, 1e-16, ..., as close to it as numbers can be."""
    rng = np.random.default_rng(1)
    low, middle, high = moments
    pl = rng.normal(size=n) * 10.0 ** rng.choice([0, -1, -5, -9, -16, -30, -100, -290, -320], n)
    pl = np.where(rng.integers(50, size=n) == 0, 0.0, pl)
    ph = pl * np.sqrt((middle - low) * high / (low * (high - middle))) * rng.choice([-1, 1], n)
    ph = ph * (1 + rng.choice([0, 1e-16, 1e-15, 1e-12, 1e-8, 1e-3], n) * rng.normal(size=n))
    pb = rng.choice([1e-3, 1, 10], n) * rng.normal(size=n)
    return np.stack([pl, pb, ph], axis=-1), 10.0 ** rng.uniform(-3, 6, n) * rng.choice([-1, 1], n)


@pytest.mark.parametrize("engine", ["python", "numpy", "packs"])
@pytest.mark.parametrize("moments", [SEPARATRIX, (0.4, 1.1, 1.3)])
def test_energy_and_momentum_around_the_separatrix(moments, engine):
    P, t = grid(moments, 3000 if engine == "packs" else 300)
    assert off_surfaces(moments, P, *ends(moments, P, t, engine)) < 1e-14


@pytest.mark.parametrize("engine", ["python", "numpy", "packs"])
def test_exactly_on_the_separatrix(engine):
    """The components are sech and tanh of rate*t until rounding stops them, and then constant."""
    I, times = np.array(SEPARATRIX), np.array([0.5, 5.0, 20.0, 100.0, 300.0, 1000.0, 1e6])
    P = I * (1.0, 0.0, 1.0)
    L = np.linalg.norm(P)
    rate = L / 17 * np.sqrt(12 * 3 / (5 * 20.0))
    E, Q = ends(I, [P] * len(times), times, engine)
    assert off_surfaces(I, P, E, Q) < 1e-14
    sech = 2 / (np.exp(rate * np.minimum(times, 700 / rate)) + np.exp(-rate * np.minimum(times, 700 / rate)))
    assert np.abs(Q[:, 0] - P[0] * sech).max() < 1e-14 and np.abs(Q[:, 2] - P[2] * sech).max() < 2e-14
    assert np.abs(Q[:, 1] - L * np.tanh(rate * times)).max() < 1e-14
    assert (np.diff(np.abs(Q[:, 0])) <= 0).all() and Q[-1, 0] == Q[-1, 2] == 0.0


@pytest.mark.soak  # takes 5 s to compile; the derivatives below and tests/test_exact.py also use JAX
def test_all_that_under_jax():
    pytest.importorskip("jax")
    for moments in (SEPARATRIX, (0.4, 1.1, 1.3)):
        P, t = grid(moments, LANES)
        assert off_surfaces(moments, P, *ends(moments, P, t, "jax")) < 1e-14
    test_exactly_on_the_separatrix("jax")
    E, Q = ends(MOMENTS, [(0.0, 2.0, 0.0)], [1e6], "jax")
    assert np.array_equal(Q, [(0.0, 2.0, 0.0)]) and np.abs(E[0] - ph.so3.exp([0, 1e6, 0])).max() < BOUND * 1e6
    assert errors(MOMENTS, near_middle(1e-100, (1.0, 0.3)), 1200.0, "jax") < 1


def test_the_period_near_the_separatrix():
    """Near the separatrix, the motion is ill-conditioned: the body flips when a start that differs by rounding would
    flip.
    """
    I = np.array(SEPARATRIX)
    for nudge in (1e-14, 1e-12, 1e-9):
        P = I * (1.0, 0.0, 1.0 + nudge)
        flips = []
        for factor in (1 - 4e-16, 1.0, 1 + 4e-16):  # factors for the momentum along the third axis
            with mp.workdps(60):
                Q = [mp.mpf(P[0]), mp.mpf(P[1]), mp.mpf(P[2]) * factor]
                L2, E2 = sum(q * q for q in Q), sum(q * q / i for q, i in zip(Q, I.tolist(), strict=True))
                m = 12 * (20 * E2 - L2) / (3 * (L2 - 5 * E2))
                flips.append(float(2 * mp.ellipk(m) / mp.sqrt(3 * (L2 - 5 * E2) / (5 * 17 * 20))))  # half of the period
        found = FreeBody(I, momentum=P)
        before, after = (found(float(t)).momentum_body[1] for t in (0.999 * min(flips), 1.001 * max(flips)))
        assert before * found(1.0).momentum_body[1] > 0 > before * after, nudge


@pytest.mark.parametrize(("off", "t"), [("0", 1e6), ("1e-20", 300), ("1e-60", 300), ("1e-100", 1e6)])
def test_fifty_digits(off, t):
    with mp.workdps(50):
        I, P = Diag3(*map(mp.mpf, MOMENTS)), Vec3(mp.mpf(off), mp.mpf(2), mp.mpf(off) / 4)
        E, Q = free_rotation(I, P, mp.mpf(t))
        if off == "0":
            assert P == Q and abs(E.e1.x - mp.cos(t)) < mp.mpf(10) ** -43
            return
        R, S = legendre(I, P, t, digits=60)
        bound = mp.mpf(10) ** -49 * (1 + 10 * t)
        assert max(abs(E[j][i] - R[i][j]) for i in range(3) for j in range(3)) < bound
        assert max(abs(a - b) for a, b in zip(Q, S, strict=True)) < bound


# --- functions that use the free motion ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "dt"), [("exact_free", 100.0), ("exact_free", 1.0), ("strang", 100.0), ("rkn4", 100.0)]
)
def test_runs_keep_turning(method, dt):
    """Test methods on the exact motion with long steps, for one body and a batch, and between the samples."""
    torque = None if method == "exact_free" else ph.torques.constant([0.0, 0.0, 0.0])
    for omega in ([0, 1.0, 0], [[0, 1.0, 0]] * 3):
        engine = "numba" if method == "exact_free" else "python"
        q = ph.simulate(MOMENTS, torque, omega=omega, t_end=1000.0, dt=dt, method=method, engine=engine)
        assert np.array_equal(q.omega, np.broadcast_to([0, 1.0, 0], q.omega.shape))
        last = np.reshape(q.R, (-1, 3, 3))[-1]
        assert np.abs(last - ph.so3.exp([0, 1000.0, 0])).max() < BOUND * 1001
    if method == "exact_free":
        between = ph.simulate(MOMENTS, omega=[0, 1.0, 0], t_end=1000.0, dt=100.0, method=method).at([450.0])
        assert np.abs(between.R[0] - ph.so3.exp([0, 450.0, 0])).max() < BOUND * 500
