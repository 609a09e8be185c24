"""Recommendations for bodies that move, and their pictures."""

import numpy as np
import pytest

import polhode as ph
from polhode import forces

BOX = ph.Body.box(0.1, 0.2, 0.3, mass=2.0)
SWING = {"omega": [1, 2, 5], "position": [0.5, 0, 0], "t_end": 1.0}


@pytest.mark.usefixtures("short_runs_in_python")
def test_the_position_counts():
    """A stiff spring at the centre of mass: the body turns freely, so that all of the error is that of its place."""
    advice = ph.recommend(BOX, 1e-4, force=forces.spring([0, 0, 0], stiffness=200.0), methods=["strang"], **SWING)
    run = advice.simulate()
    t = run.t[-1]
    off = abs(run.x[-1, 0] - 0.5 * np.cos(10.0 * t)) / (0.5 - run.x[:, 0].min())
    off = max(off, abs(run.v[-1, 0] + 5.0 * np.sin(10.0 * t)) / 5.0)
    assert advice.certified
    assert 2e-5 < off < 1e-4
    assert off == pytest.approx(advice.error, rel=0.1)


def test_only_methods_that_move_bodies_are_tried():
    from polhode.evidence.recommendation import all_acting, fit
    from polhode.integrators import METHODS, flies

    acting = all_acting({"torque": None, "force": forces.gravity()})
    assert all(flies(METHODS[name], {}) for name in fit(acting))
    assert len(fit(acting)) > 5


def test_the_path_is_drawn():
    pytest.importorskip("matplotlib")
    run = ph.simulate(
        BOX, force=forces.gravity(), velocity=[1, 0, 4], omega=[0, 0, 1], t_end=1, dt=0.01, engine="python"
    )
    (panel,) = [ax for ax in run.plot().axes if ax.get_title(loc="left").startswith("Path")]
    assert (panel.get_xlabel(), panel.get_ylabel()) == ("x (m)", "z (m)")
    (line,) = panel.collections
    drawn = np.array([piece[0] for piece in line.get_segments()])
    np.testing.assert_allclose(drawn, run.x[:-1, [0, 2]], atol=1e-12)
    assert not any("polhode" in ax.get_title(loc="left") for ax in run.plot().axes)


@pytest.fixture(scope="module")
def swinging():
    """A spring at the centre of mass: the attitude is exact, and all of the error is that of the position."""
    return ph.simulate(
        BOX, force=forces.spring([0, 0, 0], stiffness=200.0), dt=0.01, method="strang", engine="python", **SWING
    )


def test_an_audit_judges_position_and_velocity(swinging):
    """Against the harmonic motion of the centre; the scales are the way of the body and its speed."""
    x, v = 0.5 * np.cos(10.0 * swinging.t), -5.0 * np.sin(10.0 * swinging.t)
    far = np.abs(swinging.x[:, 0] - 0.5).max()
    audit = swinging.audit()
    assert audit.reliable
    assert audit.largest_error < 1e-12
    assert audit.position_error == pytest.approx(np.abs(swinging.x[:, 0] - x).max() / far, rel=0.05)
    assert audit.velocity_error == pytest.approx(np.abs(swinging.v[:, 0] - v).max() / 5.0, rel=0.05)
    assert any("position is right to about" in line and "how far the body moves" in line for line in audit.verdict)
    assert "position_error" in audit.as_dict()


def test_an_audit_does_not_vouch_for_a_wrong_position():
    """Steps that are far too long for the spring: the attitude is right, the position is another one altogether."""
    stiff = ph.simulate(
        BOX, force=forces.spring([0, 0, 0], stiffness=200.0), dt=1 / 6, method="strang", engine="python", **SWING
    )
    audit = stiff.audit()
    assert audit.largest_error < 1e-12
    assert audit.position_error > 0.4
    assert not audit.reliable
    assert any(("position" in line) and ("Not to be trusted" in line) for line in audit.verdict)


def test_a_random_force_leaves_the_position_undecided():
    rng = np.random.default_rng(1)
    run = ph.simulate(BOX, force=lambda x: rng.normal(size=3), dt=0.05, method="strang", engine="python", **SWING)
    audit = run.audit()
    assert not audit.reliable
    assert any("cannot decide on the position" in line or "Not to be trusted" in line for line in audit.verdict)
