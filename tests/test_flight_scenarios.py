"""Test scenario files of bodies that translate."""

import numpy as np
import pytest

import polhode as ph
from polhode.cli import main
from polhode.scenario import ScenarioError, from_data

BALL = {
    "format": 1,
    "body": {"shape": "sphere", "radius": "10 cm", "mass": 1.0},
    "start": {"omega": [0, 0, 1], "position": [0, 0, "10 cm"], "velocity": ["1 m/s", 0, 0]},
    "torque": {"model": "damping", "coefficient": 0.001},
    "force": [
        {"model": "gravity", "g": "9.81 m/s^2"},
        {"model": "ground", "shape": {"shape": "sphere", "radius": "10 cm"}, "stiffness": 1e5, "friction": 0.3},
    ],
    "run": {"t_end": 0.01, "dt": 1e-4, "method": "strang", "engine": "python"},
}


def test_a_scenario_is_the_call_it_stands_for():
    floor = ph.forces.ground(ph.forces.sphere(0.1), stiffness=1e5, friction=0.3)
    made = ph.simulate(
        ph.Body.sphere(0.1, mass=1.0), ph.torques.damping(0.001), force=ph.forces.gravity(9.81) + floor,
        omega=[0, 0, 1], position=[0, 0, 0.1], velocity=[1, 0, 0], t_end=0.01, dt=1e-4, method="strang",
        engine="python",
    )  # fmt: skip
    loaded = from_data(BALL)
    space: dict = {}
    exec(loaded.python(), space)
    for other in (loaded.simulate(), space["run"], from_data(loaded.data()).simulate()):
        np.testing.assert_array_equal(other.x, made.x)
        np.testing.assert_array_equal(other.R, made.R)


def test_positions_alone_make_a_body_move():
    thrown = from_data({k: v for k, v in BALL.items() if k not in ("force", "torque")}).simulate()
    np.testing.assert_allclose(thrown.x[-1], [0.01, 0, 0.1], atol=1e-15)


@pytest.mark.parametrize("gives", ["force", "load"])
def test_a_function_beside_the_file(tmp_path, gives):
    answer = "-p * x" if gives == "force" else "-p * x, 0 * x"
    (tmp_path / f"pull_{gives}.py").write_text(f"def pull(x, p):\n    return {answer}\n")
    python = {"python": f"pull_{gives}:pull", "params": 4.0, "gives": gives}
    tables = {**BALL, "start": {"omega": [0, 0, 1], "position": [1, 0, 0]}, "torque": [], "force": python}
    with pytest.raises(ph.InvalidInput, match="--allow-code"):
        from_data(tables, folder=tmp_path).simulate()
    run = from_data(tables, folder=tmp_path, allow_code=True).simulate()
    assert run.x[-1, 0] == pytest.approx(np.cos(2 * 0.01), abs=1e-8)  # the exact motion on the spring


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"force": {"model": "gravty"}}, "force: unknown force model 'gravty'. Did you mean 'gravity'"),
        ({"force": {"model": "gravity", "g": "3 kg"}}, "force.g: '3 kg' has the wrong unit"),
        ({"force": [{"model": "spring", "anchr": [0, 0, 0]}]}, "force[1].anchr: there is no such key"),
        ({"force": {"model": "ground", "shape": {"shape": "cube"}, "stiffness": 1}}, "sphere, ellipsoid, disc"),
        ({"start": {"omega": [0, 0, 1], "velocity": [1, 2]}}, "start.velocity: expected three numbers"),
        ({"force": {"python": "a:b", "frame": "body"}}, "forces are in space"),
    ],
)
def test_mistakes_are_told(change, told):
    with pytest.raises(ScenarioError) as e:
        from_data({**BALL, **change})
    assert told in str(e.value)


def test_a_store_goes_on_bit_for_bit(tmp_path):
    from polhode.files.store import record, resume

    loaded = from_data(BALL)
    record(tmp_path / "a.zarr", loaded.arguments(), scenario=loaded.data())
    longer = resume(tmp_path / "a.zarr", t_end=0.02)
    whole = from_data({**BALL, "run": {**BALL["run"], "t_end": 0.02}}).simulate()
    np.testing.assert_array_equal(longer.x[-1], whole.x[-1])


@pytest.mark.parametrize("bodies", [None, 2])
def test_xarray_reads_a_store_of_bodies_that_move(tmp_path, bodies):
    xarray = pytest.importorskip("xarray")
    start = {"omega": [1.0, 0, 2], "position": [0, 0, 1.0], "velocity": [1.0, 0, 0], "t_end": 0.2, "dt": 0.05}
    if bodies:
        start |= {name: [start[name]] * bodies for name in ("omega", "position", "velocity")}
    given = {"body": ph.Body([1, 2, 2.5], mass=2.0), "force": ph.forces.gravity(), **start}
    ph.store.record(tmp_path / "a.zarr", given)
    data, run = xarray.open_zarr(tmp_path / "a.zarr"), ph.simulate(**given)
    for name, units in (("x", "m"), ("v", "m/s")):
        # stores have the time first, runs of a batch the body
        np.testing.assert_array_equal(
            data[name].transpose(*(["body"] if bodies else []), "time", "axis"), getattr(run, name)
        )
        assert data[name].attrs["units"] == units


# --- the studio -----------------------------------------------------------------------------------------------------


def test_the_studio_is_told_where_the_body_is():
    from polhode.studio.document import motion

    run = from_data(BALL).simulate()
    shown = motion(run, reference=False)
    (told,) = shown["runs"]
    np.testing.assert_array_equal(told["x"], run.x)
    assert told["ground"] == {"normal": [0.0, 0.0, 1.0], "level": 0.0}
    assert told["body"]["shape"]["kind"] == "sphere"
    again = ph.scenario.file.parse(shown["scenario"])  # the scenario that the page offers for copying
    np.testing.assert_array_equal(ph.simulate(**{**again.arguments(), "engine": "python"}).x, run.x)
    assert [f["model"] for f in shown["request"]["force"]] == ["gravity", "ground"]
    still = motion(ph.simulate([1, 2, 3], omega=[0, 0, 1], t_end=1, dt=0.5, engine="python"), reference=False)
    assert "x" not in still["runs"][0] and "ground" not in still["runs"][0]


def test_the_studio_runs_what_the_page_asks_for(tmp_path):
    from polhode.studio.live import Limits, planned

    request = {
        "problem": None, "body": {"shape": "sphere", "radius": 0.1, "mass": 1.0},
        "start": {"omega": [0, 0, 1], "position": [0, 0, 1]}, "force": [{"model": "gravity"}], "t_end": 0.5,
        "runs": [{"method": "strang", "dt": 0.01}],
    }  # fmt: skip
    plan = planned(request, tmp_path, Limits())
    assert plan.arguments[0]["torque"].flies and plan.arguments[0]["position"] == [0.0, 0.0, 1.0]
    assert "forces.gravity" in plan.python([])
    with pytest.raises(ph.InvalidInput, match="the studio does not run"):
        planned({**request, "force": [{"python": "os:system"}]}, tmp_path, Limits())


def test_the_printed_recommend_gets_the_position(tmp_path, capsys, monkeypatch):
    path = tmp_path / "ball.toml"
    path.write_text(
        "format = 1\n[body]\nshape = 'sphere'\nradius = 0.1\nmass = 1.0\n[start]\nomega = [0, 0, 1]\n"
        "position = [0, 0, 1]\nvelocity = [1, 0, 0]\n[[force]]\nmodel = 'gravity'\n[run]\nt_end = 0.1\ndt = 0.01\n"
    )
    with pytest.raises(SystemExit) as e:
        main(["recommend", str(path), "--python"])
    assert not e.value.code
    asked = {}
    monkeypatch.setattr(ph, "recommend", lambda body, **given: asked.update(given))
    exec(capsys.readouterr().out, {})
    assert asked["position"] == [0, 0, 1] and asked["velocity"] == [1, 0, 0]
