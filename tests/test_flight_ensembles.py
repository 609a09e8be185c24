"""Test ensembles of bodies that translate."""

import numpy as np
import pytest

import polhode as ph
from polhode import forces
from polhode.ensembles.planning import plan_of_tables

BOX = ph.Body.box(0.1, 0.2, 0.3, mass=2.0)
SHORT = {"t_end": 0.5, "dt": 0.05, "method": "strang", "engine": "python", "executor": "serial"}


@pytest.fixture(scope="module")
def thrown(tmp_path_factory):
    """Return a study of thrown bodies, whose final positions are known."""
    return ph.ensemble(
        BOX, ph.torques.damping(0.01), force=forces.gravity() + forces.drag(0.0), omega=[1, 2, 3], velocity=[1, 0, 4],
        vary={"start.position": {"std": 0.5}, "start.velocity.x": {"uniform": [1, 2]}, "force.1.g": [9.0, 9.81, 10.0]},
        members=9, quantiles=["position_z"], trajectories=3, store=tmp_path_factory.mktemp("study") / "s", **SHORT,
    )  # fmt: skip


def test_ends_of_parabolas(thrown):
    given = thrown.inputs()
    v = np.tile([1.0, 0.0, 4.0], (9, 1))
    v[:, 0] = given["start.velocity.x"]
    g = np.outer(given["force.1.g"], [0, 0, -1.0])
    np.testing.assert_allclose(thrown["x"], given["start.position"] + 0.5 * v + 0.125 * g, atol=1e-14)
    np.testing.assert_allclose(thrown["v"], v + 0.5 * g, atol=1e-14)
    assert len(np.unique(g[:, 2])) > 1
    kept = thrown.kept()
    np.testing.assert_array_equal(kept["x"][:, -1], thrown["x"][kept["member"]])


def test_quantiles_of_heights(thrown):
    low, high = thrown.quantiles("position_z", [0.0, 1.0])[:, -1]
    assert low == pytest.approx(thrown["x"][:, 2].min(), rel=1e-3)
    assert high == pytest.approx(thrown["x"][:, 2].max(), rel=1e-3)


def test_a_member_has_the_stored_bits(thrown):
    again = ph.ensembles.Study.open(thrown.folder).member(5)
    np.testing.assert_array_equal(again.x[-1], thrown["x"][5])
    np.testing.assert_array_equal(again.R[-1], thrown["R"][5])


def test_energy_with_the_translation():
    springs = {"force.stiffness": {"loguniform": [10, 100]}, "start.velocity": {"speed": 2.0}}
    spring = forces.spring([0, 0, 0], point=[0, 0, 0.1], stiffness=1.0)
    swings = ph.ensemble(BOX, force=spring, omega=[1, 2, 3], vary=springs, members=5, **SHORT)
    np.testing.assert_allclose(np.linalg.norm(swings.member(2).v[0]), 2.0)
    assert swings["error.energy"].max() < 0.05
    finer = ph.ensemble(BOX, force=spring, omega=[1, 2, 3], vary=springs, members=5, **{**SHORT, "dt": 0.0125})
    ratio = swings["error.energy"].max() / finer["error.energy"].max()
    assert 8 < ratio < 32  # a factor of 4 in dt with second order gives 16, if the samples were at the same times


def test_a_function_with_params(tmp_path):
    def pull(x, p):
        return -p * x

    study = ph.ensemble(
        BOX, force=pull, params=1.0, omega=[0, 0, 1], position=[1, 0, 0], vary={"force.params": [2.0, 8.0, 32.0]},
        members=6, design="random", store=tmp_path / "s", **{**SHORT, "dt": 0.005},
    )  # fmt: skip
    k = study.inputs()["force.params"]
    np.testing.assert_allclose(study["x"][:, 0], np.cos(0.5 * np.sqrt(k / 2.0)), atol=1e-4)
    again = ph.ensembles.Study.open(tmp_path / "s", torque=forces.function(pull, 1.0))
    np.testing.assert_array_equal(again.member(1).x[-1], study["x"][1])


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"force": forces.batched(lambda x: -x, gives="force")}, "do not act on each other"),
        ({"quantiles": ["position_x"]}, "body without position"),
        ({"position": [1, 2]}, "position must be three numbers"),
        ({"force": forces.gravity(), "vary": {"force.mgl": {"std": 1}}}, "force.g"),
    ],
)
def test_mistakes_are_told(change, told):
    with pytest.raises(ph.InvalidInput, match=told):
        ph.ensemble(BOX, **{"omega": [0, 0, 1], "vary": {"start.omega": {"std": 1.0}}, "members": 4, **SHORT, **change})


def test_a_body_needs_its_mass():
    with pytest.raises(ph.InvalidInput, match="mass"):
        ph.ensemble([1, 2, 3], omega=[0, 0, 1], vary={"start.position": {"std": 1.0}}, members=4, **SHORT)


def test_a_plan_in_a_file(tmp_path):
    tables = {
        "format": 1, "body": {"shape": "box", "a": 1, "b": 2, "c": 3, "mass": 2}, "start": {"omega": [0, 0, 1]},
        "force": {"model": "gravity"}, "run": {"t_end": 0.5, "dt": 0.05, "engine": "python"},
        "vary": {"start": {"velocity": {"speed": "3 m/s"}}}, "ensemble": {"members": 4, "seed": 1},
    }  # fmt: skip
    plan, _ = plan_of_tables(tables, "plan.toml", tmp_path)
    study = ph.ensemble(plan, executor="serial")
    np.testing.assert_allclose(study["x"], 0.5 * study.inputs()["start.velocity"] - [0, 0, 0.125 * 9.81], atol=1e-14)
