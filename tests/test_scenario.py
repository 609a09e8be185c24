"""Test that scenario files have the same meaning as Python calls; also units, overrides, and permission for code."""

import json
import math
import subprocess
import sys

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import polhode as ph
from polhode import units as u
from polhode.scenario import parse, schema

TOP = """
format = 1
[body]
inertia = [5, "5 kg m^2", 1]
[start]
omega = [0, 0, 50]
rotation_vector = ["17 deg", 0, 0]
[torque]
model = "heavy_top"
mgl = "20 N m"
[run]
dt = "10 ms"
t_end = "1 s"
every = 10
method = "nmb"
"""


@pytest.mark.parametrize(
    ("text", "dimension", "value"),
    [
        ("30 deg/s", u.RATE, math.radians(30)),
        ("120 rpm", u.RATE, 4 * math.pi),
        ("2 rev/s", u.RATE, 4 * math.pi),
        ("1 deg s^-1", u.RATE, math.radians(1)),
        ("10 min", u.TIME, 600),
        ("5 g cm^2", u.INERTIA, 5e-7),
        ("2 N m s", u.MOMENTUM, 2),
        ("3 mN*m", u.TORQUE, 3e-3),
        ("7.8 g/cm^3", u.DENSITY, 7800),
        ("3600 arcsec", u.ANGLE, math.radians(1)),
        (" -1e-3 ", u.TIME, -1e-3),
        (7, u.TIME, 7),
    ],
)
def test_units(text, dimension, value):
    assert u.convert(text, dimension) == pytest.approx(value, rel=1e-15)


@pytest.mark.parametrize("text", ["5 Hz", "5 kHz", "5 1/s", "5 rad", "5 m/s", "5 rad/s/s", "rad/s", "", "nan"])
def test_what_is_no_angular_velocity(text):
    with pytest.raises(u.BadUnit):
        u.convert(text, u.RATE)


def test_a_scenario_is_the_call():
    run = parse(TOP).simulate()
    same = ph.simulate(
        [5, 5, 1], ph.torques.heavy_top(20.0), omega=[0, 0, 50],
        attitude=Rotation.from_rotvec([math.radians(17), 0, 0]), t_end=1, dt=0.01, every=10, method="nmb",
    )  # fmt: skip
    np.testing.assert_array_equal(run.R, same.R)
    assert run.method == "nmb" and len(run) == 11


def test_the_equivalent_python_is_the_same_run():
    loaded = parse(TOP, settings=["run.method=mr2", 'run.options={axes="231"}', "body.name=top"])
    space: dict = {}
    exec(loaded.python().replace("print(run)", ""), space)
    np.testing.assert_array_equal(space["run"].R, loaded.simulate().R)
    assert space["run"].options["axes"] == "231" and space["body"].name == "top"


@pytest.mark.parametrize(
    ("attitude", "expected"),
    [
        ('quaternion = [0.6, 0, 0.8, 0]\nquaternion_order = "wxyz"', Rotation.from_quat([0, 0.8, 0, 0.6])),
        ('quaternion = [0, 0.8, 0, 0.6]\nquaternion_order = "xyzw"', Rotation.from_quat([0, 0.8, 0, 0.6])),
        ('euler = [0.1, "20 deg", 0.3]\nsequence = "ZXZ"', Rotation.from_euler("ZXZ", [0.1, math.radians(20), 0.3])),
        ('euler = [0.1, 0.2, 0.3]\nsequence = "xyz"', Rotation.from_euler("xyz", [0.1, 0.2, 0.3])),
        ("matrix = [[0, -1, 0], [1, 0, 0], [0, 0, 1]]", Rotation.from_rotvec([0, 0, math.pi / 2])),
    ],
)
def test_attitudes(attitude, expected):
    run = parse(TOP.replace('rotation_vector = ["17 deg", 0, 0]', attitude)).simulate()
    np.testing.assert_allclose(run.R[0], expected.as_matrix(), atol=1e-15)


def test_bodies_and_sums():
    text = TOP.replace(
        'inertia = [5, "5 kg m^2", 1]', 'shape = "cone"\nradius = "20 cm"\nheight = 0.3\nmass = 2\nabout = [0, 0, -0.1]'
    )
    text = text.replace(
        '[torque]\nmodel = "heavy_top"\nmgl = "20 N m"',
        '[[torque]]\nmodel = "heavy_top"\nmgl = 2\n[[torque]]\nmodel = "damping"\ncoefficient = [0.1, 0, 0]',
    )
    text = text.replace('method = "nmb"', 'method = "rk4"')
    run = parse(text).simulate()
    body = ph.Body.cone(0.2, 0.3, mass=2).about([0, 0, -0.1])
    np.testing.assert_array_equal(run.body.inertia, body.inertia)
    torque = ph.torques.heavy_top(2.0) + ph.torques.damping([0.1, 0, 0])
    same = ph.simulate(body, torque, omega=[0, 0, 50], attitude=run.R[0], t_end=1, dt=0.01, every=10, method="rk4")
    np.testing.assert_allclose(run.R, same.R, atol=1e-13)
    assert parse(text, settings=["torque.1.mgl=0", "torque.2.coefficient=0"]).simulate().R.shape == (11, 3, 3)


def test_batches(short_runs_in_python):
    run = parse(TOP, settings=["start.omega=[[0, 0, 50], [0, 0, 40]]"]).simulate()
    assert run.R.shape == (2, 11, 3, 3)


def test_code_runs_only_with_leave(tmp_path, short_runs_in_python):
    (tmp_path / "winds_of_test.py").write_text("def wind(t, R, p):\n    return [p['strength'], 0, 0]\n")
    text = TOP.replace(
        'model = "heavy_top"\nmgl = "20 N m"', 'python = "winds_of_test:wind"\nparams = {strength = 0.5}'
    )
    with pytest.raises(ph.InvalidInput, match="--allow-code"):
        parse(text, folder=tmp_path).simulate()
    run = parse(text, folder=tmp_path, allow_code=True).simulate()
    same = ph.simulate([5, 5, 1], ph.torques.constant([0.5, 0, 0]), omega=[0, 0, 50], attitude=run.R[0], t_end=1,
                       dt=0.01, every=10, method="nmb")  # fmt: skip
    np.testing.assert_allclose(run.R, same.R, atol=1e-12)
    for name, message in (("winds_of_test:wnd", "Did you mean 'wind'"), ("no_such_module:f", "cannot be imported")):
        with pytest.raises(ph.InvalidInput, match=message):
            parse(text.replace("winds_of_test:wind", name), folder=tmp_path, allow_code=True).simulate()


def test_all_mistakes_at_once():
    with pytest.raises(ph.InvalidInput) as e:
        parse("format = 1\nnam = 1\n[body]\ninertia = [1, 1]\n[start]\nomega = [0, 0]\n[run]\ndt = true\n")
    lines = str(e.value).splitlines()
    assert lines[0].endswith("5 mistakes")
    for key in ("nam:", "body.inertia:", "start.omega:", "run.dt:", "run.t_end:"):
        assert any(line.strip().startswith(key) for line in lines), key


def test_values_of_a_wrong_type_are_mistakes():
    tables = {"format": 1, "body": {"inertia": [1, 2, 3], "mass": 1.0}, "start": {"omega": [0, 0, 1]}, "folder": 1}
    tables |= {"run": {"t_end": 1, "dt": 0.1}, "force": {"model": "ground", "shape": {"shape": [1]}, "stiffness": 1.0}}
    with pytest.raises(ph.InvalidInput, match=r'force.shape: "mesh", points, or'):
        ph.scenario.from_data(tables)


def test_the_schema_knows_every_key():
    s = schema()
    text = json.dumps(s)
    for key in ("inertia", "rotation_vector", "heavy_top", "mgl", "t_end", "every", "python"):
        assert f'"{key}"' in text
    jsonschema = pytest.importorskip("jsonschema")
    import tomllib

    jsonschema.validate(tomllib.loads(TOP), s)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**tomllib.loads(TOP), "nam": 1}, s)


def test_help_loads_nothing_heavy():
    code = (
        "import sys\nfrom polhode.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = {'numba', 'scipy', 'pydantic', 'rich', 'matplotlib', 'zarr', 'jax', 'xarray'} & set(sys.modules)\n"
        "sys.exit(f'{heavy}' if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "run" in done.stdout and "doctor" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["methods"],
        ["problems"],
        ["cite", "nmb"],
        ["cite"],
        ["compare", "slow-top", "rkn4"],
        ["certify", "mr2", "--set", "axes=231"],
        ["recommend", "slow-top", "--tol", "1e-3", "--conserve", "energy"],
        ["recommend", "top.toml", "--tol", "1e-3"],
        ["export", "top.zarr", "a.csv"],
        ["report", "top.zarr", "-o", "a.svg"],
        ["report", "top.toml"],
    ],
)
def test_every_command_as_python(arguments, tmp_path, monkeypatch):
    """The output of --python is a program that compiles and uses only public names."""
    import ast

    from click.testing import CliRunner

    from polhode.cli import cli

    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(cli, [*arguments, "--python"])
    assert result.exit_code == 0, result.output
    tree = ast.parse(result.output)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "ph":
            assert hasattr(ph, node.attr), node.attr
    if arguments[0] in ("cite", "methods", "problems"):
        exec(compile(tree, "printed", "exec"), {})


def test_completion_is_offered():
    import os

    environment = {**os.environ, "_POLHODE_COMPLETE": "bash_source"}
    code = "from polhode.cli import cli; cli(prog_name='polhode')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert "complete" in done.stdout


def test_the_page_and_the_schema_are_up_to_date():
    from pathlib import Path

    from print_scenarios import files

    for name, text in files().items():
        made = (Path(__file__).parents[1] / "docs" / name).read_text(encoding="utf-8")
        if name.endswith(".json"):
            made, text = (meaning(json.loads(t)) for t in (made, text))
        assert made == text, "python docs/print_scenarios.py docs"


def meaning(schema):
    """Return a schema without the parts that depend on the version of pydantic and do not change what is valid."""
    if isinstance(schema, list):
        return [meaning(x) for x in schema]
    if not isinstance(schema, dict):
        return schema
    named = {k: meaning(v) for k, v in schema.get("properties", {}).items()}
    rest = {k: meaning(v) for k, v in schema.items() if k not in ("properties", "default")}
    if "const" in rest:
        rest.pop("enum", None)
    if rest.get("additionalProperties") is True:
        del rest["additionalProperties"]
    return {**rest, "properties": named}


def test_the_meaning_of_a_schema_is_what_is_valid():
    a = {"type": "object", "properties": {"default": {"const": 1, "enum": [1]}}, "additionalProperties": True}
    assert meaning(a) == meaning({"type": "object", "properties": {"default": {"const": 1, "default": 5}}})
    for other in ({"const": 2}, {"enum": [1]}, {"type": "string"}):
        assert meaning({**a, "properties": {"default": other}}) != meaning(a)
    assert meaning({**a, "additionalProperties": False}) != meaning(a)


def test_the_example_on_the_page_is_one():
    from print_scenarios import HEAD

    text = HEAD.split("```toml\n")[1].split("```")[0]
    assert parse(text).arguments()["t_end"] == 2.0
    jsonschema = pytest.importorskip("jsonschema")
    import tomllib

    jsonschema.validate(tomllib.loads(text), schema())


def test_step_size_control():
    settings = ["run.control=error", "run.tol=1e-7", "run.method=strang", "run.every=1"]
    loaded = parse(TOP.replace('dt = "10 ms"', ""), settings=settings)
    run = ph.simulate(**{**loaded.arguments(), "engine": "python"})
    same = ph.simulate(
        [5, 5, 1], ph.torques.heavy_top(20.0), omega=[0, 0, 50], attitude=run.R[0], t_end=1, control="error", tol=1e-7,
        method="strang", engine="python",
    )  # fmt: skip
    np.testing.assert_array_equal(run.t, same.t)
    assert "control='error'" in loaded.python()
    for wrong, message in (
        (["run.control=none"], "run.control: must be 'reversible' or 'error'"),
        (["run.tol=1e-7"], "run: tol: only with control"),
        (["run.control=error", "run.max_steps=0"], "run.max_steps:"),
    ):
        with pytest.raises(ph.InvalidInput, match=message):
            parse(TOP, settings=wrong)
    with pytest.raises(ph.InvalidInput, match=r"run\.dt: is missing"):
        parse(TOP.replace('dt = "10 ms"', ""))


def test_flags_of_torque_models():
    tables = '[torque]\nmodel = "piecewise"\ntimes = [0, 1]\ntorques = [[1, 0, 0], [0, 0, 0]]\nheld = false\n'
    text = TOP.replace('[torque]\nmodel = "heavy_top"\nmgl = "20 N m"\n', tables)
    assert parse(text).torque() is not None
    with pytest.raises(ph.InvalidInput, match=r"torque\.held"):
        parse(text.replace("held = false", "held = 3.5"))
