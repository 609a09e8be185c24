"""Test `polhode ensemble`: it reads plans, writes folders, and reports every mistake in one line."""

import json
import shlex

import numpy as np
import pytest

import polhode as ph
from polhode.cli import main
from polhode.ensembles import read_plan

PLAN = """
format = 1
name = "tops"
[body]
inertia = [1.2, 2.0, 2.5]
[start]
rotation_vector = ["10 deg", 0, 0]
[torque]
model = "heavy_top"
mgl = 1.0
[run]
t_end = 0.1
dt = "10 ms"
[ensemble]
members = 30
seed = 3
design = "latin"
chunk = 10
[vary]
start.omega = { speed = ["10 deg/s", "60 deg/s"] }
start.attitude = { std = "5 deg" }
torque.mgl = { uniform = [0.5, 1.5] }
run.method = ["mr2", "nmb"]
"""


@pytest.fixture
def run(capsys):
    def call(*arguments):
        with pytest.raises(SystemExit) as e:
            main([str(a) for a in arguments])
        out = capsys.readouterr()
        return e.value.code, out.out, out.err

    return call


@pytest.fixture
def plan(tmp_path):
    (tmp_path / "plan.toml").write_text(PLAN)
    return tmp_path / "plan.toml"


def test_a_study_is_run_resumed_looked_at_and_verified(run, plan, tmp_path):
    folder = tmp_path / "s"
    code, out, _ = run("ensemble", "run", plan, "-o", folder, "--executor", "serial", "--check")
    assert code == 0 and "30 members, latin design, seed 3" in out and "30 done" in out and "half step" in out
    assert run("ensemble", "verify", folder)[:2] == (0, "3 of 3 chunks exist, and all of them are sound\n")
    before = ph.Study.open(folder)["R"]
    (folder / "chunk-000001.npz").unlink()
    code, out, _ = run("ensemble", "status", folder)
    assert code == 0 and "20 members in 2 of 3 chunks" in out and "1 chunks are missing" in out
    assert json.loads(run("ensemble", "status", folder, "--json")[1])["finished"] is False
    code, out, _ = run("ensemble", "resume", folder, "--plan", plan, "--json")
    assert code == 0 and json.loads(out)["chunks"] == 3
    assert np.array_equal(ph.Study.open(folder)["R"], before)
    content = bytearray((folder / "chunk-000002.npz").read_bytes())
    content[2000] ^= 1
    (folder / "chunk-000002.npz").write_bytes(content)
    code, _, err = run("ensemble", "verify", folder)
    assert code == 1 and "chunk 2" in err and "resume" in err


def test_an_interrupted_study_says_how_to_continue(run, plan, tmp_path, monkeypatch):
    def interrupt(study, **how):
        raise KeyboardInterrupt

    monkeypatch.setattr(ph.Study, "resume", interrupt)
    folder = tmp_path / "my study"
    code, _, err = run("ensemble", "run", plan, "-o", folder, "--chunk", 10, "--executor", "serial")
    assert code == 1 and "interrupted with 0 of 3 chunks" in err
    assert shlex.split(err.partition("to continue:")[2]) == ["polhode", "ensemble", "resume", str(folder)]


def test_the_file_is_the_same_plan_as_the_call(plan):
    made, chunk = read_plan(plan)
    deg = np.pi / 180
    study = ph.ensemble(
        ph.Body([1.2, 2.0, 2.5]), ph.torques.heavy_top(1.0), attitude=ph.so3.exp([10 * deg, 0, 0]), t_end=0.1, dt=0.01,
        members=30, seed=3, design="latin", executor="serial", chunk=7, vary={
            "start.omega": {"speed": [10 * deg, 60 * deg]}, "start.attitude": {"std": 5 * deg},
            "torque.mgl": {"uniform": [0.5, 1.5]}, "run.method": ["mr2", "nmb"],
        },
    )  # fmt: skip
    assert chunk == 10
    of_file = ph.ensemble(made, executor="serial", chunk=chunk)
    # the attitude in the file is computed by SciPy, so its bits may differ
    assert np.abs(of_file["R"] - study["R"]).max() < 1e-14
    assert np.array_equal(of_file["input.torque.mgl"], study["input.torque.mgl"])


def test_the_cost_is_said(run, plan):
    code, out, _ = run("ensemble", "cost", plan, "--workers", 8, "--set", "ensemble.members=1000000")
    assert code == 0 and "1,000,000" in out and "8 workers" in out
    found = json.loads(run("ensemble", "cost", plan, "--json")[1])
    assert found["member_steps"] == 300 and found["chunks"] == 3 and found["seconds_one_core"] > 0


@pytest.mark.parametrize(
    "change, told",
    [
        (("[ensemble]", "[ensembles]"), "ensemble"),
        (("members = 30", "member = 30"), "Did you mean 'members'"),
        (("std = ", "sdt = "), "Did you mean 'std'"),
        (("5 deg", "5 kg"), "wrong unit"),
        (('"nmb"', '"nmbb"'), "nmb"),
        (("dt = ", "td = "), "run.td"),
        (("format = 1", "format = 2"), "format"),
        (("[vary]", "[vary"), "not TOML"),
        (("dt = ", 'control = "error"\ndt = '), "steps chosen by tol"),
        (('model = "heavy_top"\nmgl = 1.0', 'python = "here:torque"'), "--allow-code"),
    ],
)
def test_a_wrong_plan_is_told_in_a_line(run, plan, tmp_path, change, told):
    plan.write_text(PLAN.replace(*change))
    code, _, err = run("ensemble", "run", plan, "-o", tmp_path / "s")
    assert code == 2 and told in err and "Traceback" not in err
    assert not (tmp_path / "s").exists()


def test_a_changed_plan_and_a_missing_folder_are_told(run, plan, tmp_path):
    assert run("ensemble", "run", plan, "-o", tmp_path / "s", "-q", "--executor", "serial")[0] == 0
    plan.write_text(PLAN.replace("seed = 3", "seed = 4"))
    code, _, err = run("ensemble", "resume", tmp_path / "s", "--plan", plan)
    assert code == 2 and "seed was 3, is 4" in err
    code, _, err = run("ensemble", "run", plan, "-o", tmp_path / "s")
    assert code == 2 and "not empty" in err
    code, _, err = run("ensemble", "status", tmp_path / "nowhere")
    assert code == 2 and "is not a study" in err


def test_code_named_in_a_plan_is_run_only_when_allowed(run, plan, tmp_path):
    (tmp_path / "mine.py").write_text("def push(t, R):\n    return [0.0, 0.1, 0.0]\n")
    text = PLAN.replace('model = "heavy_top"\nmgl = 1.0', 'python = "mine:push"').replace("torque.mgl =", "#")
    plan.write_text(text)
    assert run("ensemble", "run", plan, "-o", tmp_path / "s")[0] == 2
    assert run("ensemble", "run", plan, "-o", tmp_path / "s", "--allow-code", "-q", "--executor", "serial")[0] == 0
    (tmp_path / "s" / "chunk-000000.npz").unlink()
    code, _, err = run("ensemble", "resume", tmp_path / "s")
    assert code == 2 and "push" in err and "--allow-code" in err
    # the new source has another length, because Python recognises old bytecode only by the time in seconds and the
    # length
    (tmp_path / "mine.py").write_text("def push(t, R):\n    return [0.0, 0.25, 0.0]\n")
    code, _, err = run("ensemble", "resume", tmp_path / "s", "--allow-code")
    assert code == 2 and "not the torque of the study" in err
    (tmp_path / "mine.py").write_text("def push(t, R):\n    return [0.0, 0.1, 0.0]\n")
    code, out, _ = run("ensemble", "resume", tmp_path / "s", "--allow-code")
    assert code == 0 and "30 done" in out
