"""Test `polhode run --watch`, and messages during compilation."""

import signal
import subprocess
import sys
import time

import pytest

import polhode as ph
from polhode.cli import main
from polhode.engines import compile_time

SCENARIO = """
format = 1
[body]
inertia = [1, 2, 2.5]
[start]
omega = [0.3, 1.0, "-10 deg/s"]
[run]
dt = {dt}
t_end = 1
engine = "python"
"""


def lines_until(process, word):
    seen = []
    for line in process.stdout:
        seen.append(line)
        if word in line:
            return seen
    raise AssertionError(seen)


def test_a_scenario_runs_again_when_it_is_saved(tmp_path, ctrl_c):
    """Save a new dt, then a mistake, then its correction; end with Ctrl-C."""
    file, result = tmp_path / "s.toml", tmp_path / "r.npz"
    file.write_text(SCENARIO.format(dt=0.1), encoding="utf-8")
    command = [sys.executable, "-m", "polhode", "run", str(file), "-o", str(result), "--watch", "--overwrite"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert "10 steps" in "".join(lines_until(process, "watching"))
        file.write_text(SCENARIO.format(dt=0.05), encoding="utf-8")
        assert "20 steps" in "".join(lines_until(process, "watching")) and len(ph.load(result)) == 21
        file.write_text(SCENARIO.format(dt=-1), encoding="utf-8")
        assert "Error" in "".join(lines_until(process, "watching"))
        file.write_text(SCENARIO.format(dt=0.2), encoding="utf-8")
        assert "5 steps" in "".join(lines_until(process, "watching"))
        process.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGINT)
        assert process.wait(20) == 0 or sys.platform == "win32"
    finally:
        process.kill()
        process.wait()


def test_modules_beside_a_scenario_are_imported_again(tmp_path, monkeypatch):
    """A function and its imports are read again, even if a file keeps its size and is saved again at once."""
    from polhode.cli import run
    from polhode.scenario import read

    file = tmp_path / "s.toml"
    file.write_text(SCENARIO.format(dt=0.1) + '[torque]\npython = "push_of_test:push"\n', encoding="utf-8")
    (tmp_path / "push_of_test.py").write_text("from gains_of_test import G\n\n\ndef push(t):\n    return [0, 0, G]\n")
    gains = tmp_path / "gains_of_test.py"
    gains.write_text("G = 1.0\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", sys.dont_write_bytecode)
    monkeypatch.setattr(run, "WATCH_SECONDS", 0.01)
    ends = []

    def action():
        if len(ends) == 2:
            raise KeyboardInterrupt
        ends.append(read(file, allow_code=True).simulate().momentum[-1, 2])
        gains.write_text(f"G = {len(ends) + 1}.0\n")
        return 0

    with pytest.raises(SystemExit):
        run.watch_scenario(str(file), action)
    assert ends[1] - ends[0] == pytest.approx(1.0)  # the torque is 1 N m larger for one second


@pytest.mark.parametrize(
    "flags, advice",
    [
        (["--watch", "-o", "x.npz"], "give --overwrite, too"),
        (["--watch", "--python"], "leave out --resume, --rerun and --python"),
        (["--watch", "--rerun"], "--rerun"),
    ],
)
def test_what_cannot_be_watched(flags, advice, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "s.toml").write_text(SCENARIO.format(dt=0.1), encoding="utf-8")
    with pytest.raises(SystemExit) as e:
        main(["run", "s.toml", *flags])
    assert e.value.code == 2 and advice in " ".join(capsys.readouterr().err.split())


def test_whoever_waits_for_a_compilation_is_told(monkeypatch, capsys):
    monkeypatch.setenv("POLHODE_MESSAGES", "1")
    monkeypatch.setattr(compile_time, "DELAY", 0.02)
    monkeypatch.setattr(compile_time, "QUIET", 0.05)
    with compile_time.compiling():
        time.sleep(0.15)
    thread = compile_time.ANNOUNCER.thread
    if thread is not None:
        thread.join(5)
    told = capsys.readouterr().err.splitlines()
    assert told[0].startswith("polhode is compiling") and told[1].startswith("polhode has compiled for 0.")
    monkeypatch.setenv("POLHODE_MESSAGES", "0")
    with compile_time.compiling():
        time.sleep(0.1)
    assert capsys.readouterr().err == "" and compile_time.ANNOUNCER.thread is None


def test_whoever_waits_for_jax_is_told_once(monkeypatch, capsys):
    pytest.importorskip("jax")
    monkeypatch.setenv("POLHODE_MESSAGES", "1")
    monkeypatch.setattr(compile_time, "DELAY", 0.0)
    monkeypatch.setattr(compile_time, "QUIET", 0.05)
    push = ph.torques.constant([0.1, 0.2, 0.3])
    for told in (2, 0):  # the first run is compiled, the second run takes the code from the cache
        ph.simulate([1, 2, 2.5], push, omega=[1, 2, 3], dt=0.125, t_end=0.375, method="mr2", engine="jax")
        assert compile_time.ANNOUNCER.active == 0
        if compile_time.ANNOUNCER.thread is not None:
            compile_time.ANNOUNCER.thread.join(5)
        assert capsys.readouterr().err.count("compil") == told
