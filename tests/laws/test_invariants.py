"""Test whether the errors of energy and momentum are exact (zero to rounding), bounded or drifting, as claimed.

To distinguish bounded from drifting, a long compiled run is needed. A short run in Python distinguishes exact from the
two others.

In `make test`, a free body runs in the potential of the other laws with all strengths zero, so that one compiled loop
serves every law of a method. In `make soak`, it runs without a torque.
"""

import numpy as np
import pytest
from subjects import DEFAULTS, every_family, every_family_compiled, record, soaking

import polhode.evidence.certification as law
from polhode import simulate
from polhode.integrators.record import BOUNDED, DRIFTS, EXACT, Kind
from shared_code import WEIGHTLESS


@pytest.fixture
def weightless(monkeypatch, request):
    """In `make test`, give a free body the compiled code of a potential with zero strength, if the method takes any
    torque.

    Methods that take only potentials are left out: they compute their step from the energy, so a free body has another
    step.
    """
    subject = request.getfixturevalue("subject")
    if record(subject).accepts < Kind.TORQUE or request.config.getoption("markexpr") != "not soak":
        return
    problem = law.problem
    monkeypatch.setattr(law, "problem", lambda kind, Q=None: WEIGHTLESS if kind == Kind.FREE else problem(kind, Q))


def test_weightless_is_free():
    """The results have the same bits for a method that evaluates the torque."""
    start = dict(omega=law.OMEGA, attitude=law.attitude(), t_end=2.0, dt=0.1, method="rk4", engine="python")
    free, weightless = (simulate(law.MOMENTS, torque, **start) for torque in (None, WEIGHTLESS))
    assert np.array_equal(free.R, weightless.R) and np.array_equal(free.omega, weightless.omega)
    assert np.array_equal(weightless.energy, weightless.kinetic_energy)


def enough(claimed, steps):
    """Return the number of steps to run. The first `law.EARLY` steps decide whether a quantity is exact."""
    return law.EARLY if claimed == EXACT else steps


@every_family_compiled
def test_energy_of_a_free_body(subject, weightless):
    name, options = subject
    claimed = record(subject).claims.free_energy
    if claimed is None:  # the record makes no claim, so there is nothing to check
        return
    found = law.energy(name, Kind.FREE, steps=enough(claimed, 200_000), **options)
    assert found.kind == claimed, found


def energy_in_a_potential(subject, steps):
    name, options = subject
    claimed = record(subject).claims.energy
    if record(subject).accepts < Kind.POTENTIAL or claimed is None:
        return
    if claimed == DRIFTS and law.energy(name, steps=200_000, **options).kind == DRIFTS:
        return  # a longer run is not needed if a short one shows the drift
    steps = enough(claimed, steps)
    found = law.energy(name, steps=steps, **options)
    # if the error is as small as rounding, only longer steps can show the difference
    if found.kind != claimed and found.swing < 1e-10:
        found = law.energy(name, steps=steps, dt=0.2, **options)
    assert found.kind == claimed, found


@every_family_compiled
def test_energy_in_a_potential_without_symmetry(subject):
    """Runs are shorter for methods of several stages.

    About one million torque calls distinguish bounded from drifting.
    """
    energy_in_a_potential(subject, max(400_000, 1_000_000 // max(1, record(subject).cost.step)))


@pytest.mark.parametrize("subject", soaking(DEFAULTS))
def test_energy_in_a_potential_without_symmetry_for_longer(subject):
    energy_in_a_potential(subject, 2_000_000)


@every_family_compiled
def test_momentum_of_a_free_body_in_space(subject, weightless):
    name, options = subject
    claimed = record(subject).claims.momentum
    found = law.momentum(name, **options)
    assert claimed is None or found.kind == claimed, found


@every_family
def test_a_short_run_tells_what_is_exact(subject):
    """Test exactness with short runs.

    Methods of order six and above use longer steps; otherwise their errors would be as small as rounding.
    """
    name, options = subject
    claims = record(subject).claims
    steps, dt = 200, 0.4 if record(subject).order >= 6 else 0.1
    free = law.run(name, Kind.FREE, steps, steps * dt, engine="python", **options)
    found = [(claims.momentum, free.momentum), (claims.free_energy, free.energy)]
    if record(subject).accepts >= Kind.POTENTIAL and claims.energy is not None:
        run = law.run(name, Kind.POTENTIAL, steps, steps * dt, engine="python", **options)
        found += [(claims.energy, run.kinetic_energy[0] + (run.energy - run.energy[0]))]
    for claimed, values in found:
        measured = law.conservation(values, early=steps)
        assert claimed is None or (measured.kind == EXACT) == (claimed == EXACT), (claimed, measured)


def test_control_exact_is_not_bounded():
    """mr2 conserves the momentum exactly, but not the energy. nmb conserves neither exactly. quat_em conserves the
    energy exactly.
    """
    assert law.momentum("mr2").kind == EXACT
    assert law.energy("mr2", Kind.FREE, steps=200_000).kind == BOUNDED
    assert law.momentum("nmb").kind == BOUNDED
    assert law.energy("quat_em", Kind.FREE, steps=200_000).kind == EXACT


def test_control_bounded_is_not_drifting():
    """In a chaotic motion, only the symplectic method keeps the energy error bounded.

    For the reversible methods it diffuses.
    """
    assert law.energy("mr2").kind == BOUNDED
    assert law.energy("nmb").kind == DRIFTS
    assert law.energy("buss3").kind == DRIFTS


def test_control_a_slow_leak_is_not_exact():
    leak = 1.0 + 1e-14 * np.arange(40_000)
    assert law.conservation(leak, early=40_000).kind != EXACT
    assert law.conservation(np.ones(100), early=100).kind == EXACT
