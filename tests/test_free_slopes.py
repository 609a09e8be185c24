"""Test derivatives of the free rotation in JAX against differences in 50 digits, also where the formulas change."""

import mpmath
import numpy as np
import pytest

jax = pytest.importorskip("jax")

from polhode.engines import jax as engine  # noqa: E402
from polhode.kernels.free_body import free_rotation  # noqa: E402
from polhode.kernels.values import Diag3, Vec3  # noqa: E402

jnp = jax.numpy


def end(x, number=lambda v: v):
    """Return E by rows and P after the time x[6], for moments x[:3] and momentum x[3:6]."""
    x = [number(v) for v in x]
    E, P = free_rotation(Diag3(*x[:3]), Vec3(*x[3:6]), x[6])
    return [*E.e1, *E.e2, *E.e3, *P]


def differences(x):
    with mpmath.workdps(50):
        d = mpmath.mpf(10) ** -14
        columns = []
        for k in range(7):
            ahead, behind = ([mpmath.mpf(v) + s * d * (j == k) for j, v in enumerate(x)] for s in (1, -1))
            pairs = zip(end(ahead), end(behind), strict=True)
            columns.append([float((a - b) / (2 * d)) for a, b in pairs])
    return np.array(columns).T


STARTS = {
    "generic": (1, 1.5, 1.8, 0.3, -1, 2, 0.7),
    "many turns back": (1, 2, 2.5, 0.4, 0.5, 0.7, -20),
    "about the axis of a symmetric body": (5, 5, 1, 0, 0, 50, 0.15),
    "about a principal axis": (1, 2, 2.5, 0, 0, 1, 2),
    "about the middle axis": (1, 2, 3, 0, 1, 0, 3),
    "near the separatrix": (1, 2, 3, 1e-9, 1, 0, 3),
    "symmetric": (5, 5, 1, 0.1, 0.3, 5, 1),
    "sphere": (1, 1, 1, 0.3, 0.4, 0.5, 2),
    "rest": (1, 2, 3, 0, 0, 0, 1),
}


@pytest.fixture(scope="module")
def slopes():
    """Return the derivatives of `end`, traced only once."""
    traced = jax.jit(jax.jacfwd(lambda x: jnp.stack(end(x))))

    def at(*x):
        with engine.double_precision():
            return np.asarray(traced(np.array(x, float)))

    return at


def test_derivatives_of_the_free_rotation(slopes):
    for name, x in STARTS.items():
        found, expected = slopes(*x), differences(np.array(x, float))
        assert np.abs(found - expected).max() < 1e-13 * np.abs(expected).max(), name


def test_derivatives_on_the_middle_axis_and_the_separatrix(slopes):
    """The derivatives are finite everywhere. About the middle axis, those of the momentum are the linearised motion."""
    # 5*12 = 20*3, so the last momentum is on the separatrix
    for P in ([0.0, 17.0, 0.0], [1e-300, 17.0, 0.0], [5.0, 0.0, 20.0]):
        assert np.isfinite(slopes(5.0, 17.0, 20.0, *P, 9.0)).all(), P
    found = slopes(5.0, 17.0, 20.0, 0.0, 17.0, 0.0, 9.0)[9:, 3:6]
    # linearised: P1' = P2 P3/I3 - P3 P2/I2 = -a P3 and P3' = P1 P2/I2 - P2 P1/I1 = -b P1
    a, b = 1 - 17 / 20, 17 / 5 - 1
    rate = np.sqrt(a * b)
    c, s = np.cosh(9 * rate), np.sinh(9 * rate)
    assert np.allclose(found, [[c, 0, -a / rate * s], [0, 1, 0], [-b / rate * s, 0, c]], rtol=1e-12, atol=1e-12)


def test_the_series_is_the_closed_form():
    with engine.double_precision():
        series = jax.jit(engine.free_series)
        for x in STARTS.values():
            x = np.array(x, float)
            E, P = series(jnp.asarray(x[:3]), jnp.asarray(x[3:6]), jnp.asarray(x[6]))
            exact = np.array(end([float(v) for v in x]))
            assert np.abs(np.asarray(E).T.ravel() - exact[:9]).max() < 1e-13
            assert np.abs(np.asarray(P) - exact[9:]).max() < 1e-13 * (1 + np.abs(exact[9:]).max())


@pytest.mark.soak  # tests/test_gradients.py tests the reverse mode through exact motions
def test_a_batch_and_the_way_back():
    with engine.double_precision():
        P = np.random.default_rng(0).normal(size=(3, 3))

        def total(P, t):
            E, Q = free_rotation(Diag3(1.0, 1.5, 1.8), Vec3(P[..., 0], P[..., 1], P[..., 2]), t)
            return (E.e1.y + 2.0 * Q.z).sum()

        slope = jax.jit(jax.grad(total, argnums=(0, 1)))
        together, dt = slope(P, 0.5)
        ahead = jax.jit(lambda P, t, dP, dt: jax.jvp(total, (P, t), (dP, dt))[1])
        units = [e * (np.arange(3) == j)[:, None] for j in range(3) for e in np.eye(3)]
        forward = np.array([ahead(P, 0.5, e, 0.0) for e in units]).reshape(3, 3)
        assert np.abs(together - forward).max() < 1e-15
        assert dt == pytest.approx(float(ahead(P, 0.5, 0.0 * P, 1.0)), rel=1e-14)
