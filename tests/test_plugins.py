"""Packages that add methods, torques and exporters; a broken one is named and harms nothing else."""

import subprocess
import sys

import pytest

GOOD = """
from dataclasses import replace
import polhode as ph
from polhode.files.exports import Exporter

METHOD = replace(ph.methods["nmb"], name="my_nmb", aliases=())
EXPORTER = Exporter("first_line", (".one",), "the last attitude", "my_plugin:write")

def breeze(strength):
    return ph.torques.constant([strength, 0.0, 0.0])

def write(run, path):
    path.write_text(str(run.R[-1, 0, 0]))
"""
POINTS = """
[polhode.methods]
my_nmb = my_plugin:METHOD
nmb = my_plugin:METHOD
wrong = my_plugin:breeze
gone = no_such_module:METHOD
[polhode.torques]
breeze = my_plugin:breeze
[polhode.exporters]
first_line = my_plugin:EXPORTER
"""
USE = """
import warnings
import numpy as np
import polhode as ph
run = ph.simulate([1, 2, 2.5], ph.torques.breeze(0.1), omega=[1, 0, 0], t_end=1, dt=0.1, method="my_nmb")
same = ph.simulate([1, 2, 2.5], ph.torques.constant([0.1, 0, 0]), omega=[1, 0, 0], t_end=1, dt=0.1, method="nmb")
assert np.array_equal(run.R, same.R)
assert ph.export(run, "a.one").read_text() == str(run.R[-1, 0, 0])
from polhode.scenario import parse
text = '''format = 1
[body]
inertia = [1, 2, 2.5]
[start]
omega = [1, 0, 0]
[torque]
model = "breeze"
strength = 0.1
[run]
dt = 0.1
t_end = 1
method = "my_nmb"
'''
assert np.array_equal(parse(text).simulate().R, same.R)
for name in ("wrong", "gone"):
    try:
        ph.methods[name]
    except ph.PolhodeError as e:
        assert name in str(e) and "my-plugin" in str(e)
    else:
        raise AssertionError(name)
assert len(list(ph.methods)) > 40
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    from polhode.plugins import available
    assert list(available("methods", dict(ph.methods))) == []  # my_nmb is in the registry by now
text = " ".join(str(w.message) for w in told)
assert "polhode has 'nmb' itself" in text
"""


@pytest.fixture
def installed(tmp_path):
    (tmp_path / "my_plugin.py").write_text(GOOD)
    info = tmp_path / "my_plugin-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-plugin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    return tmp_path


def test_plugins(installed):
    code = f"import sys; sys.path.insert(0, {str(installed)!r})\n" + USE
    done = subprocess.run([sys.executable, "-c", code], cwd=installed, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_list_goes_on_without_the_broken_ones(installed):
    code = f"import sys; sys.path.insert(0, {str(installed)!r})\nfrom polhode.cli import main\nmain(['methods'])"
    done = subprocess.run([sys.executable, "-c", code], cwd=installed, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "my_nmb" in done.stdout and "wrong" not in done.stdout
    assert "'gone' of my-plugin" in done.stderr and "'wrong' of my-plugin" in done.stderr
