"""Test scenario files of spacecraft against Python: tables, magnets, thrusters, wheels and controllers."""

import shutil
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.scenario import ScenarioError, parse
from polhode.torques import (
    actuator,
    angle_table,
    field_table,
    magnetic,
    orbit_field,
    sampled,
    sensor,
    table,
    thrusters,
    wheels,
)

HEAD = """
format = 1

[body]
six = ["330 kg cm^2", 0.035, 0.009, 0.001, 0, 0]
products = "entries"

[start]
omega = ["5 deg/s", -0.08, 0.05]
euler = ["10 deg", "20 deg", 0]
sequence = "ZXZ"

[run]
t_end = "4 s"
dt = "250 ms"
engine = "python"

[torque]
"""
CONTROL = '''
"""Controllers for the scenarios of this test."""


def calm(t, R, omega, memory):
    return -0.02 * omega - 0.001 * memory, memory + 0.5 * omega


def spin_up(t, omega, momenta, p):
    return p * omega[:2] - 0.01 * momenta


def damp(omega):
    return -2.0 * omega
'''


def calm(t, R, omega, memory):
    return -0.02 * omega - 0.001 * memory, memory + 0.5 * omega


def spin_up(t, omega, momenta, p):
    return p * omega[:2] - 0.01 * momenta


def damp(omega):
    return -2.0 * omega


TIMES, PUSHES = [0, 1, 2, 2, 3, 4], np.array([0, 1, 2, -1, -0.5, 0])[:, None] * [0, 0, 1e-3]
FIELD = np.array([[2, 0, 1], [2, 1, 1], [1, 2, 1], [0, 2, 1], [0, 1, 2]]) * 1e-5
AXES = [[1, 0, 0], [0, 0.6, 0.8]]
CASES = {
    "a table with a jump": (
        f'model = "table"\ntimes = {TIMES}\nvalues = {PUSHES.tolist()}\norder = 1\nframe = "body"',
        lambda: table(TIMES, PUSHES, 1, frame="body"),
    ),
    "a table that ends early": (
        'model = "table"\ntimes = ["0 s", "500 ms"]\nvalues = [[0, 0, "1 mN m"], [0, 0, "2 mN m"]]\norder = 0\n'
        'outside = "hold"',
        lambda: table([0, 0.5], [[0, 0, 1e-3], [0, 0, 2e-3]], 0, outside="hold"),
    ),
    "a table over an angle": (
        'model = "angle_table"\nangles = ["0 deg", "90 deg", "180 deg"]\nvalues = [0, "-0.2 mN m", 0]\n'
        "axis = [1, 0, 0]\ntowards = [1, 0, 0]\norder = 1",
        lambda: angle_table([0, np.pi / 2, np.pi], [0, -2e-4, 0], [1, 0, 0], [1, 0, 0], 1),
    ),
    "a magnet along an orbit": (
        'model = "magnetic"\nmoment = [0, 0, "0.5 A m^2"]\n'
        'field = {model = "orbit", strength = "26 uT", rate = "0.1 deg/s", normal = [0, -1, 0]}',
        lambda: magnetic([0, 0, 0.5], orbit_field(26 * 1e-6, 0.1 * (np.pi / 180), normal=[0, -1, 0])),
    ),
    "a magnet in a table": (
        f'model = "magnetic"\nmoment = [0.1, 0, 0.5]\nfield = {{model = "table", times = [0, 1, 2, 3, 4], '
        f"values = {FIELD.tolist()}}}",
        lambda: magnetic([0.1, 0, 0.5], field_table([0, 1, 2, 3, 4], FIELD)),
    ),
    "thrusters": (
        'model = "thrusters"\npositions = [[0, "10 cm", 0]]\ndirections = [[0, 0, 1]]\nforces = ["10 mN"]\n'
        "schedule = [[[0, 1], [2, 3]]]",
        lambda: thrusters([[0, 0.1, 0]], [[0, 0, 1]], [0.01], [[[0, 1], [2, 3]]]),
    ),
    "wheels on a schedule": (
        f'model = "wheels"\naxes = {AXES}\nmomenta = [0, 1e-3]\ninertia = [2e-5, "200 g mm^2"]\n'
        "motor = {times = [0, 1], torques = [[1e-3, 0], [0, 0]]}",
        lambda: wheels(AXES, [0, 1e-3], ([0, 1], [[1e-3, 0], [0, 0]]), inertia=[2e-5, 2e-7]),
    ),
    "a controller with a memory, a sensor and an actuator": (
        'controller = "control:calm"\nperiod = "0.5 s"\nframe = "body"\nmemory = [0, 0, 0]\n'
        'sensor = {rate_noise = "1 mrad/s", attitude_noise = 1e-4, delay = "500 ms", seed = 7}\n'
        'actuator = {limit = "1 mN m", dead_band = 1e-6}',
        lambda: sampled(
            calm, 0.5, frame="body", memory=[0, 0, 0], actuator=actuator(limit=1e-3, dead_band=1e-6),
            sensor=sensor(rate_noise=1e-3, attitude_noise=1e-4, delay=0.5, seed=7),
        ),
    ),
    "wheels with a controller and friction": (
        f'model = "wheels"\naxes = {AXES}\nmomenta = [0, 1e-3]\ninertia = [2e-5, 2e-5]\n'
        'friction = ["1e-8 N m s", ["1e-3 mN m", 2e-6]]\ncapacity = 0.004\n'
        'motor = {controller = "control:spin_up", period = 0.5, params = 0.01, actuator = {limit = 2e-3}}',
        lambda: wheels(
            AXES, [0, 1e-3], sampled(spin_up, 0.5, params=0.01, actuator=actuator(limit=2e-3)), inertia=[2e-5, 2e-5],
            friction=(1e-8, [1e-6, 2e-6]), capacity=0.004,
        ),
    ),
    "magnetic torquers": (
        'model = "magnetic"\nfield = [0, "30 uT", 0]\nmoment = {controller = "control:damp", period = "1 s", '
        'offset = 0.5, actuator = {limit = ["0.2 A m^2", 0.1, 0.1]}}',
        lambda: magnetic(sampled(damp, 1.0, offset=0.5, actuator=actuator(limit=[0.2, 0.1, 0.1])), [0, 30 * 1e-6, 0]),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_scenario_is_what_python_says(case, tmp_path, monkeypatch):
    text, torque = CASES[case]
    (tmp_path / "control.py").write_text(CONTROL, encoding="utf-8")
    body = ph.Body.from_six([330 * 1e-4, 0.035, 0.009, 0.001, 0, 0], products="entries")
    degree = np.pi / 180
    expected = ph.simulate(
        body, torque(), omega=[5 * degree, -0.08, 0.05], t_end=4.0, dt=0.25, engine="python",
        attitude=ph.attitudes.euler([10 * degree, 20 * degree, 0], "ZXZ"),
    )  # fmt: skip
    loaded = parse(HEAD + text, folder=tmp_path, allow_code=True)
    run = loaded.simulate()
    # 330 kg cm^2 in the file may be rounded differently
    np.testing.assert_allclose(run.omega, expected.omega, rtol=0, atol=1e-15)
    assert np.abs(run.omega - run.omega[0]).max() > 1e-4
    again = type(loaded)(loaded.scenario.model_validate(loaded.scenario.model_dump()), tmp_path, True).simulate()
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    names = {}
    exec(loaded.python(), names)  # run the program that is printed
    assert np.array_equal(names["run"].states, run.states) and np.array_equal(again.states, run.states)


def test_a_spacecraft_on_the_command_line(tmp_path, monkeypatch, capsys):
    """Run examples/scenarios/cubesat.toml into a store, repeat and extend it.

    A table and a film need no controllers.
    """
    from polhode.cli import main

    def polhode(*words):
        with pytest.raises(SystemExit) as e:
            main(words)
        assert e.value.code == 0, capsys.readouterr()
        return capsys.readouterr().out

    for name in ("cubesat.toml", "pointing.py"):
        shutil.copy(Path(__file__).parents[1] / "examples" / "scenarios" / name, tmp_path)
    monkeypatch.chdir(tmp_path)
    run = ("run", "cubesat.toml", "-o", "cubesat.zarr", "--allow-code", "--set", "run.engine=python")
    assert "done" in polhode(*run, "--set", "run.t_end=30")
    assert "nothing was computed" in polhode(*run, "--set", "run.t_end=30")
    polhode(*run, "--set", "run.t_end=40")
    (tmp_path / "pointing.py").unlink()
    polhode("export", "cubesat.zarr", "cubesat.csv")
    lines = [x for x in Path("cubesat.csv").read_text(encoding="utf-8").splitlines() if not x.startswith("#")]
    table = np.genfromtxt(lines, delimiter=",", names=True)
    assert table["t"][-1] == 40.0 and {"command_motors_2", "command_torquers_0"} <= set(table.dtype.names)
    away = np.degrees(2 * np.arccos(np.abs(table["qw"])))
    assert away[0] > 25 and away[-1] < 5  # at the end, the spacecraft points in the right direction
    assert np.abs(table["wheel_speed_2"]).max() > 10
    polhode("movie", "cubesat.zarr", "-o", "a.gif", "--size", "64x48", "--plots", "none", "--frames", "2")
    assert Path("a.gif").read_bytes()[:3] == b"GIF"


def test_code_is_run_only_when_it_is_allowed(tmp_path):
    for case in ("magnetic torquers", "wheels with a controller and friction"):
        loaded = parse(HEAD + CASES[case][0], folder=tmp_path)
        with pytest.raises(ph.InvalidInput, match="--allow-code"):
            loaded.simulate()
        assert loaded.scenario.functions
    assert not parse(HEAD + CASES["thrusters"][0]).scenario.functions


MISTAKES = {
    'model = "tables"': "Did you mean 'table'",
    'model = "table"\ntimes = [0, 1]\nvalues = [[0, 0, "1 mN"], [0, 0, 0]]': "must be in N m",
    'model = "table"\ntimes = [0, 1]\nvalues = [[0, 0, 0], [0, 0, 0]]\norder = 2': "must be 0, 1, 3 or 5",
    'model = "magnetic"\nmoment = [0, 0, 1]\nfield = {model = "igrf"}': "'orbit' or 'table'",
    'model = "magnetic"\nmoment = [0, 0, "1 A"]\nfield = [0, 0, 0]': "must be in A m^2",
    'model = "magnetic"\nmoment = [0, 0, 1]\nfield = {model = "orbit", strength = "1 uT", rate = 1, norml = [0, 0, 1]}':
        "torque.field.norml: there is no such key. Did you mean 'normal'",
    'model = "wheels"\naxes = [[1, 0, 0]]\nmomenta = [0]\nfriction = 1e-8': "viscous, coulomb",
    'model = "wheels"\naxes = [[1, 0, 0]]\nmomenta = [0]\nmotor = {time = [0], torques = [[1]]}': "mean 'times'",
    'model = "wheels"\naxes = [[1, 0, 0]]\nmomenta = [0]\nmotor = 1\nscheduled = true': "motor is the list",
    'controller = "control:calm"\nperiod = 1': "torque.frame: is missing",
    'controller = "control.calm"\nperiod = 1\nframe = "body"': "torque.controller",
    'controller = "control:calm"\nperiod = 1\nframe = "body"\nsensor = {seeds = 1}': "Did you mean 'seed'",
    'controller = "control:calm"\nperiod = 1\nframe = "body"\nsensor = {rate_noise = "1 deg"}': "must be in rad/s",
    'controller = "control:calm"\nperiod = 1\nframe = "body"\nactuator = {limit = "1 N"}': "must be in N m",
}  # fmt: skip


@pytest.mark.parametrize("text", MISTAKES)
def test_mistakes_name_their_key(text):
    with pytest.raises(ScenarioError) as e:
        parse(HEAD + text)
    assert MISTAKES[text] in str(e.value)


def test_a_tolerance_instead_of_a_step():
    text = HEAD.replace('dt = "250 ms"', "tol = 1e-9") + 'model = "constant"\ntorque = [0, 0, 1e-3]'
    loaded = parse(text)
    run = loaded.simulate()
    assert run.method == "adams" and "tol=1e-09" in loaded.python()
    with pytest.raises(ScenarioError, match="with tol instead of dt"):
        parse(text.replace("tol = 1e-9", "tol = 1e-9\ndt = 0.1"))
