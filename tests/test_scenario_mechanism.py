"""Test scenario files of mechanisms, their results on disk, and `polhode run`."""

import json
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.cli import main
from polhode.scenario import ScenarioError, from_data, parse, read

FILE = Path(__file__).parents[1] / "examples" / "scenarios" / "double_pendulum.toml"
TEXT = FILE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def run():
    return read(FILE).simulate()


def call(*words):
    with pytest.raises(SystemExit) as e:
        main(list(map(str, words)))
    return e.value.code or 0


def test_a_scenario_is_what_python_says(run):
    degree = np.pi / 180
    m, rod = ph.Mechanism(), ph.Body.cylinder(0.02, 1.0, mass=1.0)
    lying = ph.attitudes.euler([0, 90 * degree, 0], "ZYX")
    m.add(rod, position=[0.5, 0, 0], attitude=lying, name="upper")
    m.add(rod, position=[1.5, 0, 0], attitude=lying, name="lower")
    m.hinge("upper", None, at=[0, 0, 0], axis=[0, 1, 0])
    m.hinge(
        "lower", "upper", at=[1, 0, 0], axis=[0, 1, 0], stiffness=0.5, rest=10 * degree, damping=0.01,
        limits=(-120 * degree, 120 * degree), limit_stiffness=50,
    )  # fmt: skip
    same = ph.simulate(m, load=ph.forces.gravity(), t_end=0.2, dt=0.002, engine="python")
    assert np.array_equal(same.states, run.states)
    names = {}
    exec(read(FILE).python(), names)  # run the program that is printed
    assert np.array_equal(names["run"].states, run.states)
    assert np.array_equal(from_data(run.scenario).simulate().states, run.states)


def test_loads_on_some_bodies():
    text = TEXT.replace(
        "[[force]]", '[[force]]\nmodel = "damper"\ncoefficient = "0.1 N s/m"\nbody = ["lower"]\n\n[[force]]'
    )
    text += '\n[[torque]]\nmodel = "constant"\ntorque = [0, "10 mN m", 0]\nbody = "upper"\n'
    loaded = parse(text)
    push = {
        "upper": ph.torques.constant([0, 0.01, 0]) + ph.forces.gravity(),
        "lower": ph.forces.damper(coefficient=0.1) + ph.forces.gravity(),
    }
    m, _ = loaded.mechanism()
    same = ph.simulate(m, load=push, t_end=0.2, dt=0.002, engine="python")
    assert np.array_equal(loaded.simulate().states, same.states)
    names = {}
    exec(loaded.python(), names)
    assert np.array_equal(names["run"].states, same.states)


def test_a_program_is_printed_without_reading_meshes():
    text = TEXT.replace('shape = "cylinder"\nradius = "2 cm"\nheight = "1 m"', 'mesh = "missing.stl"')
    assert "m.add(ph.Body.from_mesh('missing.stl', mass=1.0, name='upper')" in parse(text).python()


def test_running_again_computes_what_is_missing(run, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert call("run", FILE, "-o", "x.npz", "--set", "run.t_end=0.1") == 0
    assert call("run", FILE, "-o", "x.npz", "--json") == 0
    facts = json.loads("{" + capsys.readouterr().out.partition("{")[2])
    assert facts["steps"] == 100 and facts["constraint_error"] < 1e-14
    made = ph.load("x.npz")
    assert isinstance(made, ph.MechanismRun) and np.array_equal(made.states, run.states)
    capsys.readouterr()
    assert call("run", FILE, "-o", "x.npz") == 0
    assert "nothing was computed" in capsys.readouterr().out
    for flags, advice in (
        (["-o", "x.npz", "--set", "run.dt=0.01"], "run.dt was 2 ms, is 0.01"),
        (["-o", "x.npz", "--set", "run.t_end=0.1"], "ends later"),
        (["-o", "x.zarr"], ".npz files"),
    ):
        assert call("run", FILE, *flags) == 2
        assert advice in " ".join(capsys.readouterr().err.split())


def test_batches_go_to_files_and_on(tmp_path):
    def pendulum(mass, speed):
        m = ph.Mechanism()
        body = ph.Body.box(0.1, 0.2, 0.4, mass=mass)
        m.add(body, position=[0, 0, -0.5], velocity=[0, 0.5 * speed, 0], omega=[speed, 0, 0], name="rod")
        m.ball("rod", None, at=[0, 0, 0])
        return m

    batch = ph.mechanisms.Batch([pendulum(1.0, 1.0), pendulum(2.0, -0.5), pendulum(0.5, 0.0)])
    whole = ph.simulate(batch, load=ph.forces.gravity(), t_end=0.2, dt=0.01, engine="python")
    half = ph.simulate(batch, load=ph.forces.gravity(), t_end=0.1, dt=0.01, engine="python")
    half.save(tmp_path / "batch.npz")
    loaded = ph.load(tmp_path / "batch.npz")
    assert np.array_equal(loaded.R, half.R) and np.array_equal(loaded.energy, half.energy)
    assert np.array_equal(loaded.extend(0.2).states, whole.states)


def test_what_files_cannot_hold(run, tmp_path):
    with pytest.raises(ph.InvalidInput, match=r"\.npz"):
        run.save(tmp_path / "x.zarr")
    run.save(tmp_path / "y.npz")
    with pytest.raises(ph.InvalidInput, match=r"mechanisms\.load"):
        ph.load(tmp_path / "y.npz", torque=lambda t: [0, 0, 0])


MISTAKES = {
    ('radius = "2 cm"', 'radus = "2 cm"'): "mechanism.body[1].radus: there is no such key. Did you mean 'radius'",
    ('a = "lower"', 'a = "lwer"'): "Did you mean 'lower'",
    ('type = "hinge"', 'type = "hing"'): "mechanism.joint[1].type",
    ('type = "hinge"\nname = "shoulder"', 'type = "ball"\nname = "shoulder"'): "a ball joint has no axis",
    ('rest = "10 deg"', 'rest = "10 cm"'): "must be in rad",
    ('model = "gravity"', 'model = "gravty"'): "Did you mean 'gravity'",
    ('model = "gravity"', 'model = "gravity"\nbody = "uper"'): "Did you mean 'upper'",
    ('model = "gravity"', 'model = "gravity"\nbody = 3'): "the name of a body",
    ('dt = "2 ms"', 'dt = "2 ms"\nmethod = "ratle"'): "Did you mean 'rattle'",
    ('dt = "2 ms"', 'dt = "2 ms"\ntol = 1e-6'): "give dt or tol, not both",
    ('dt = "2 ms"', 'dt = "2 mm"'): "run.dt",
    ("at = [0, 0, 0]", "at_a = [0, 0, -0.6]\nat_b = [0, 0, 0]"): "'shoulder' is off by 0.1 m",
    ('sequence = "ZYX"', ""): "need their sequence",
    ('b = "ground"', 'b = "upper"'): "with itself",
    ("format = 1", "format = 1\n[mechanism]\nfile = 'arm.urdf'"): "not both",
}


@pytest.mark.parametrize("change", MISTAKES)
def test_mistakes_name_their_place(change):
    text = TEXT.replace(*change)
    assert text != TEXT
    with pytest.raises((ScenarioError, ph.InvalidInput)) as e:
        parse(text).simulate()
    assert MISTAKES[change] in str(e.value)


def test_a_robot_in_a_scenario(tmp_path):
    pytest.importorskip("mujoco")
    (tmp_path / "door.xml").write_text(
        '<mujoco><worldbody><body name="door"><joint name="hinge" axis="0 0 1"/>'
        '<geom type="box" size=".5 .02 1" pos=".5 0 0" density="10"/></body></worldbody></mujoco>',
        encoding="utf-8",
    )
    text = """
        format = 1
        [mechanism]
        file = "door.xml"
        joint_velocities = {hinge = 2.0}
        [run]
        t_end = 0.1
        dt = 0.01
        method = "rattle6"
        engine = "python"
        """
    run = parse(text, folder=tmp_path).simulate()
    # the door turns freely, so its rate is constant
    assert run.joints["hinge"].angle[-1] == pytest.approx(0.2, abs=1e-9)


def test_loads_on_some_bodies_of_a_model_leave_its_gravity_to_all(tmp_path, monkeypatch):
    links = "".join(
        f'<link name="{name}"><inertial><origin xyz="0 0 -0.5"/><mass value="1"/><inertia ixx="0.1" iyy="0.1" '
        'izz="0.01" ixy="0" ixz="0" iyz="0"/></inertial></link>' for name in ("one", "two")
    )  # fmt: skip
    joints = "".join(
        f'<joint name="{name}" type="continuous"><parent link="{a}"/><child link="{b}"/><origin xyz="0 0 -1"/>'
        '<axis xyz="0 1 0"/></joint>' for name, a, b in (("a", "base", "one"), ("b", "one", "two"))
    )  # fmt: skip
    (tmp_path / "arm.urdf").write_text(f'<robot name="arm"><link name="base"/>{links}{joints}</robot>')
    monkeypatch.chdir(tmp_path)
    text = """
        format = 1
        [mechanism]
        file = "arm.urdf"
        joint_positions = {a = 0.3}
        [[torque]]
        model = "constant"
        torque = [0, 0.1, 0]
        body = "two"
        [run]
        t_end = 0.2
        dt = 0.01
        engine = "python"
        """
    loaded = parse(text)
    model = ph.mechanisms.read_model("arm.urdf", position={"a": 0.3})
    load = {"one": model.load, "two": ph.torques.constant([0, 0.1, 0]) + model.load}
    same = ph.simulate(model.mechanism, load=load, t_end=0.2, dt=0.01, engine="python")
    names = {}
    exec(loaded.python(), names)
    for run in (loaded.simulate(), names["run"]):
        np.testing.assert_array_equal(run.states, same.states)
    assert loaded.simulate(t_end=0.1).t[-1] == 0.1  # arguments replace those of the scenario


def test_others_say_that_they_take_no_mechanism(tmp_path, capsys):
    for command in ("report", "recommend"):
        assert call(command, FILE) == 2
        assert "a scenario of a mechanism" in " ".join(capsys.readouterr().err.split())
