"""Recommendations for bodies that move, and their pictures."""

import numpy as np
import pytest

import polhode as ph
from polhode import forces

BOX = ph.Body.box(0.1, 0.2, 0.3, mass=2.0)
SWING = {"omega": [1, 2, 5], "position": [0.5, 0, 0], "t_end": 1.0}


@pytest.mark.usefixtures("short_runs_in_python")
def test_the_position_counts():
    """A stiff spring at the centre of mass: the body turns freely, so that all of the error is that of the position."""
    advice = ph.recommend(BOX, 1e-4, force=forces.spring([0, 0, 0], stiffness=200.0), methods=["strang"], **SWING)
    run = advice.simulate()
    off = abs(run.x[-1, 0] - 0.5 * np.cos(10.0 * run.t[-1])) / (0.5 - run.x[:, 0].min())
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
