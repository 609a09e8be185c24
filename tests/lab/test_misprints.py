"""Test methods with misprints and methods of published programs: usable after importing the lab, but never listed."""

import json
import subprocess
import sys

import numpy as np
import pytest

import polhode as ph
from polhode import lab
from polhode.integrators import check_options
from polhode.integrators.foreign import LAB, LINEAR, MOVED_OPTIONS
from polhode.scenario import ScenarioError, parse

GIVEN = {"body": [1.0, 1.7, 2.3], "omega": [0.3, -1.0, 2.0], "t_end": 0.2, "dt": 0.1, "engine": "python"}
SCENARIO = """format = 1
[body]
inertia = [1, 2, 2.5]
[start]
omega = [1, 0, 0]
[run]
dt = 0.1
t_end = 1
method = "{method}"
[run.options]
{options}
"""


def test_the_lab_registers_its_methods_and_does_not_list_them():
    assert sorted(LAB) == sorted(m.name for m in lab.METHODS)
    assert not set(LAB) & set(ph.methods)
    for m in lab.METHODS:
        assert ph.methods[m.name] is m and m.name in ph.methods
        assert ph.simulate(method=m.name, **GIVEN).method == m.name


def test_without_the_lab_they_are_not_there_and_it_is_said_where_they_are():
    code = f"""
import polhode as ph
for name in {LAB!r}:
    assert name not in ph.methods and name not in repr(ph.methods)
    try:
        ph.simulate([1, 2, 2.5], omega=[1, 0, 0], t_end=1, dt=0.1, method=name)
    except ph.InvalidInput as e:
        assert "belongs to the lab: import polhode.lab" in str(e), e
    else:
        raise AssertionError(name)
import polhode.lab
assert all(name in ph.methods for name in {LAB!r})
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_methods_of_linear_spaces_are_known_by_name():
    assert all(ph.vector_methods.has(name) for name in LINEAR)


@pytest.mark.parametrize(("method", "option"), MOVED_OPTIONS)
def test_an_option_of_an_earlier_version_names_the_method_that_took_its_place(method, option):
    default, now = MOVED_OPTIONS[method, option]
    other = {"error": "paper", False: True, 0.5: 1.0}[default]
    with pytest.raises(ph.InvalidInput, match=f"no option '{option}' any more.*import polhode.lab.*method='{now}'"):
        ph.simulate(method=method, **{option: other}, **GIVEN)
    with pytest.raises(ScenarioError, match=f"import polhode.lab.*method='{now}'"):
        parse(SCENARIO.format(method=method, options=f"{option} = {json.dumps(other)}"))
    # files of polhode 0.1.0 store this option
    assert option not in check_options(ph.methods[method], {option: default})
    plain = ph.simulate(method=method, **GIVEN)
    assert np.array_equal(ph.simulate(method=method, **{option: default}, **GIVEN).R, plain.R)


def test_a_file_of_0_1_0_with_such_an_option_is_read(tmp_path):
    run = ph.simulate(method="nmb", **GIVEN)
    run.setup.options["stopping"] = "error"  # as polhode 0.1.0 stored it
    again = ph.load(run.save(tmp_path / "a.npz"))
    assert "stopping" not in again.options and np.array_equal(again.extend(0.4).R[:3], run.R)
