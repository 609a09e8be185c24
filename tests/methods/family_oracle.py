"""Helpers for the tests of methods: Newton iteration on NumPy arrays, and a comparison of all engines."""

import numpy as np

import polhode as ph
from polhode.evidence.certification import MOMENTS, OMEGA, attitude, potential

IN_FULL = True  # True: all engines, and batches; False: only compiled code for one body


def engines_agree(method, torque="potential", steps=4, dt=0.1, tolerance=2e-14, **options):
    acts = potential() if torque == "potential" else torque
    given = dict(t_end=steps * dt, dt=dt, method=method, **options)
    one = dict(omega=OMEGA, attitude=attitude())
    plain = ph.simulate(ph.Body(MOMENTS), acts, engine="python", **one, **given)
    assert np.isfinite(plain.R).all() and len(plain.t) == steps + 1
    others = [ph.simulate(ph.Body(MOMENTS), acts, engine=e, **one, **given) for e in ("numba", "jax")[: 1 + IN_FULL]]
    pairs = [(q.R, q.omega) for q in others]
    if IN_FULL:
        omegas = np.vstack([OMEGA, np.random.default_rng(3).normal(size=(8, 3))])
        batch = ph.simulate(ph.Body(MOMENTS), acts, omega=omegas, attitude=attitude(), engine="numba", **given)
        alone = ph.simulate(ph.Body(MOMENTS), acts, omega=omegas[5], attitude=attitude(), engine="numba", **given)
        assert np.abs(batch.R[5] - alone.R).max() < tolerance
        pairs += [(batch.R[0], batch.omega[0])]
    for R, W in pairs:
        assert np.abs(R - plain.R).max() < tolerance
        assert np.abs(W - plain.omega).max() < tolerance * 10


def root(f, x, passes=12):
    """Return a root of f near x, accurate to rounding, by Newton iteration.

    The tangent is computed with complex steps.
    """
    x = np.array(x, float)
    for _ in range(passes):
        d = np.linalg.solve(tangent(f, x), f(x))
        x = x - d
        if np.linalg.norm(d) <= 4e-16 * np.linalg.norm(x):
            break
    assert np.linalg.norm(d) < 1e-13 * (1 + np.linalg.norm(x)), "Newton iteration of the test did not converge"
    return x


def tangent(f, x):
    """Return the Jacobian of an analytic function f by complex steps, which cause no cancellation."""
    return np.stack([f(x + 1e-30j * e).imag / 1e-30 for e in np.eye(len(x))], axis=1)


def hat(v):
    return np.array([[0 * v[0], -v[2], v[1]], [v[2], 0 * v[0], -v[0]], [-v[1], v[0], 0 * v[0]]])


def expm(v):
    """Return the rotation matrix of the rotation vector v. It is analytic in v, so v may be complex."""
    t = np.sqrt(v @ v)
    return np.eye(3) + np.sin(t) / t * hat(v) + (1 - np.cos(t)) / t**2 * hat(v) @ hat(v)
