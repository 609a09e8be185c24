"""Test methods, torques and exporters of other packages. A broken one is named and does no other harm."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import polhode as ph
from polhode import extending
from polhode.files.exports import PLUGINS as EXPORTERS
from polhode.integrators.automatic import automatic_method
from polhode.integrators.record import Kind
from polhode.torques.models import PLUGINS as TORQUES

PAGE = (Path(__file__).parents[1] / "docs" / "extending.md").read_text(encoding="utf-8")
BROKEN = """
[polhode.methods]
nmb = my_package:METHOD
wrong = my_package:tether
gone = no_such_module:METHOD
"""
USE = """
import warnings
import numpy as np
import polhode as ph
text = '''format = 1
[body]
inertia = [1, 1, 0.5]
[start]
omega = [0, 0.1, 4]
[torque]
model = "tether"
pull = 2.0
point = [0, 0, 0.3]
[run]
dt = 0.02
t_end = 1
method = "drift_first"
'''
given = dict(omega=[0, 0.1, 4], t_end=1, dt=0.02)
run = ph.simulate([1, 1, 0.5], ph.torques.tether(2.0, (0, 0, 0.3)), method="drift_first", **given)
import my_package
same = ph.simulate([1, 1, 0.5], my_package.tether(2.0, (0, 0, 0.3)), method="drift_first", **given)
near = ph.simulate([1, 1, 0.5], my_package.tether(2.0, (0, 0, 0.3)), method="mr2", **given)
assert np.array_equal(run.R, same.R) and 1e-9 < np.abs(run.R - near.R).max() < 1e-3
assert np.array_equal(ph.scenario.parse(text).simulate().R, run.R)
first = ph.export(run, "a.rot", digits=3).read_text().split("\\n")[0]
assert first == "0.000 0.000 0.000"
for name in ("wrong", "gone"):
    try:
        ph.methods[name]
    except ph.PolhodeError as e:
        assert name in str(e) and "my-package" in str(e)
    else:
        raise AssertionError(name)
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    from polhode.integrators import PLUGINS
    assert list(PLUGINS.available(ph.methods)) == []  # drift_first has been loaded into the registry
assert "polhode itself has a 'nmb'" in " ".join(str(w.message) for w in told)
"""


@pytest.fixture
def installed(tmp_path):
    """Install the package of docs/extending.md with its entry points, and with some that are broken."""
    module = re.search(r"```python\n(.*?)```", PAGE, re.S)[1]
    points = re.search(r"```toml\n(.*?)```", PAGE, re.S)[1]
    points = re.sub(r'\[project.entry-points."([\w.]+)"\]', r"[\1]", re.sub(r'"(\S+)" +#.*', r"\1", points))
    (tmp_path / "my_package.py").write_text(module)
    info = tmp_path / "my_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(points.replace("[polhode.methods]\n", BROKEN.lstrip()))
    return tmp_path


def run(folder, code):
    line = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(folder)!r})\n{code}"]
    return subprocess.run(line, cwd=folder, capture_output=True, text=True)


def test_a_package_adds_a_method_a_torque_and_an_exporter(installed):
    done = run(installed, USE)
    assert done.returncode == 0, done.stderr


def test_the_list_goes_on_without_the_broken_ones(installed):
    done = run(installed, "from polhode.cli import main\nmain(['methods'])")
    assert done.returncode == 0, done.stderr
    assert "drift_first" in done.stdout and "wrong" not in done.stdout
    assert "'gone' of my-package" in done.stderr and "'wrong' of my-package" in done.stderr


def test_every_name_of_the_interface_is_there():
    assert len(set(extending.__all__)) == len(extending.__all__)
    for name in extending.__all__:
        assert getattr(extending, name) is not None


def test_what_cannot_be_registered_is_refused():
    mr2 = ph.methods["mr2"]
    for wrong, why in (
        (mr2, "two methods are called 'mr2'"),
        (replace(mr2, name="x"), "called 'lp2'"),
        (3, "a int, not"),
    ):
        with pytest.raises(ph.InvalidInput, match=why):
            extending.register_method(wrong)
    for name, model, why in (("damping", print, "choose another"), ("a b", print, "a Python name"), ("x", 3, "a int")):
        with pytest.raises(ph.InvalidInput, match=why):
            extending.register_torque(name, model)
    for wrong, why in ((extending.Exporter("x", (".csv",), "", print), ".csv"), (3, "not a polhode Exporter")):
        with pytest.raises(ph.InvalidInput, match=why):
            extending.register_exporter(wrong)
    assert not TORQUES.registered and not EXPORTERS.registered and "x" not in ph.methods


def test_a_name_is_registered_once(monkeypatch):
    monkeypatch.setattr(TORQUES, "registered", {})
    assert extending.register_torque("breeze", ph.torques.constant) is ph.torques.constant
    # registering the same torque again is allowed
    assert ph.torques.breeze is extending.register_torque("breeze", ph.torques.constant)
    with pytest.raises(ph.InvalidInput, match="another 'breeze'"):
        extending.register_torque("breeze", ph.torques.damping)


def test_auto_stands_for_one_method_in_each_kind_of_problem():
    every = [(task, m.name) for m in ph.methods.values() for task in m.automatic]
    assert sorted(task.name for task, _ in every) == sorted(task.name for task in extending.Task)
    free, driven = Kind.FREE, Kind.TORQUE
    cases = [(free, None, False), (driven, None, False), (Kind.VELOCITY, None, True), (Kind.VELOCITY, driven, False)]
    found = [automatic_method(*case) for case in (*cases, (Kind.VELOCITY, Kind.VELOCITY, True))]
    assert found == ["exact_free", "rkn4", "strang", "gyrostat4", "gyrostat2"]
