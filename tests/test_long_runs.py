"""Test long runs: bounded memory, bounded energy, and quantities that NMB conserves exactly between the steps."""

import tracemalloc

import numpy as np
import pytest

import polhode as ph

BODY = ph.Body([0.9144, 1.098, 1.66])  # the body of McLachlan & Zanna
OMEGA = [0.45549, 0.82623, 0.03476]


def long_run(steps, dt=0.5):
    return ph.simulate(
        BODY, omega=OMEGA, t_end=steps * dt, dt=dt, method="nmb", every=0, observe=("kinetic_energy", "momentum_norm")
    )


def check_bounded(steps):
    long_run(10)  # compile before memory is measured
    tracemalloc.start()
    run = long_run(steps)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 2e6  # 2 MB: the samples are not stored
    short = long_run(2000).observed["kinetic_energy"]  # this run already lasts many periods of the motion
    seen = run.observed["kinetic_energy"]
    swing = short.max - short.min
    assert swing > 1e-3  # the step is so long that the error of the energy is visible
    assert seen.max < short.max + 0.01 * swing and seen.min > short.min - 0.01 * swing
    assert abs(seen.mean - short.mean) < 0.01 * swing


@pytest.mark.parametrize("steps", [2 * 10**6, pytest.param(10**8, marks=pytest.mark.soak)])
def test_nmb_energy_stays_within_its_first_swing(steps):
    check_bounded(steps)


def test_nmb_half_step_energy_and_momentum_are_constant():
    """J(W + h/2 A) is a sequence of the implicit midpoint rule, so its energy and length are constant, unlike those of
    W.
    """
    h = 0.5
    run = ph.simulate(BODY, omega=OMEGA, t_end=10**6 * h, dt=h, method="nmb", every=997)
    W, A = run.states[:, 9:12, 0], run.states[:, 12:15, 0]
    P = BODY.moments * (W + 0.5 * h * A)
    energy, length = 0.5 * np.sum(P**2 / BODY.moments, axis=1), np.linalg.norm(P, axis=1)
    assert np.ptp(energy) / energy[0] < 1e-12
    assert np.ptp(length) / length[0] < 1e-12
    assert np.ptp(run.kinetic_energy) / run.kinetic_energy[0] > 1e-3


def test_nmb_and_nms_are_the_same_method():
    """nmb and nms agree to rounding for every kind of torque."""
    import polhode.evidence.certification as law
    from polhode.integrators.record import Kind

    for kind in Kind:
        a, b = (law.run(m, kind, 400, 20.0, engine="python") for m in ("nmb", "nms"))
        assert np.abs(a.R - b.R).max() < 1e-12, kind
        assert np.abs(a.omega - b.omega).max() < 1e-12, kind
