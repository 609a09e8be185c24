"""Test that the examples run and print what they should.

In `make test`, examples that start no processes run in the test process, where short runs are not compiled. In
`make soak`, each example runs in its own process.
"""

import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from short_runs import runs_in_python

ROOT = Path(__file__).parents[1]


def test_the_demo_prints_a_table_and_draws_a_picture(tmp_path):
    output = tmp_path / "made" / "fast_top.png"
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "fast_top.py"), "-o", str(output)],
        capture_output=True, text=True, env={"COLUMNS": "100", "MPLBACKEND": "Agg", **environment()}, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    rows = {cells[0]: cells[1:] for line in done.stdout.splitlines() if len(cells := split(line)) == 4}
    momentum = [float(x) for x in rows["vertical momentum: largest relative error"]]
    energy = [float(x) for x in rows["energy: largest relative error"]]
    distance = [float(x) for x in rows["distance from SO(3)"]]
    assert momentum[0] < 1e-12 and momentum[1] < 1e-12 and momentum[2] > 1e-6
    assert energy[1] < 1e-12 and distance[0] < 1e-12 and distance[2] > 1e-6
    assert rows["torque calls"][0] == "2001" and rows["torque calls"][2] == "8000"
    assert output.read_bytes().startswith(b"\x89PNG") and 20_000 < output.stat().st_size < 300_000


def run(name, tmp_path, *more):
    command = [sys.executable, str(ROOT / "examples" / name), *more]
    environ = {"MPLBACKEND": "Agg", **environment()}
    done = subprocess.run(command, capture_output=True, text=True, env=environ, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def example(tmp_path, monkeypatch, capsys, request):
    """Return example(name, *words), a function that runs an example and returns what it prints."""

    def here(name, *more):
        import matplotlib

        matplotlib.use("Agg")
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "argv", [name, *more])
        with runs_in_python():
            runpy.run_path(str(ROOT / "examples" / name), run_name="__main__")
        return capsys.readouterr().out

    if request.config.getoption("markexpr") == "not soak":
        return here
    return lambda name, *more: run(name, tmp_path, *more)


def test_the_satellite_turns_on_its_wheels(example):
    out = example("wheels.py")
    away = [float(line.split()[4]) for line in out.splitlines() if "degrees away" in line]
    assert away[0] == 60.0 and away[-1] < 0.5 and "600 commands" in out
    assert float(out.split("changed by ")[1].split()[0]) < 1e-13


def test_the_expensive_torque_is_not_called_again(example):
    out = example("expensive_torque.py")
    assert "first run: 41 calls" in out and "again: 0 calls" in out


def test_the_debris_slows_down_by_its_eddy_currents(example):
    out = example("debris.py", "--members", "32")
    spins = [float(line.split("min: ")[1].split()[0]) for line in out.splitlines() if line.startswith("after")]
    assert len(spins) == 5 and spins == sorted(spins, reverse=True) and "32 done" in out
    assert "decided by |ω| at the start (rad/s)" in out and "100 workers" in out


def test_ask_and_tell_in_a_loop_of_ones_own(example):
    out = example("own_loop.py", "--bodies", "1000", "--steps", "20")
    assert "1000 plates, 20 steps, t = 1.00 s, 21 evaluations" in out
    assert float(out.split("|cos| = ")[1].split()[0]) < 0.45


def test_an_external_solver_is_killed_and_goes_on(tmp_path):
    out = run("external_solver.py", tmp_path)
    assert out.count("killed") == 2 and out.count("160 calls of the solver") == 2
    assert "restarted at step 15 after 61 calls" in out and out.endswith("the same to the last bit\n")


def test_the_example_for_a_gpu_runs_or_says_what_is_missing(example):
    out = example("cupy_torques.py", "--bodies", "1000", "--steps", "5")
    assert "skipped: " in out or "1000 magnets, 5 steps" in out


def test_a_log_is_fitted_and_the_truth_is_within_the_uncertainty(example):
    out = example("fit_log.py")
    assert float(out.split("off by at most ")[1].split()[0]) < 3.5
    assert "bias_omega_x" in out and "Only ratios are known" in out and "does not look like noise" not in out


def test_the_film_of_a_wing_nut(example, tmp_path):
    out = example("film.py", "-o", "a.gif", "--frames", "5", "--size", "200", "150")
    assert "5 frames of 200x150" in out and (tmp_path / "a.gif").read_bytes().startswith(b"GIF89a")


def windings(vertices, faces, points):
    """Return how often a surface encloses each point: the sum of the solid angles of its triangles, divided by 4 pi."""
    a, b, c = (vertices[faces[:, k]][None] - points[:, None] for k in range(3))
    la, lb, lc = (np.linalg.norm(v, axis=-1) for v in (a, b, c))
    volume = np.einsum("nmi,nmi->nm", a, np.cross(b, c))
    ab, bc, ca = (np.einsum("nmi,nmi->nm", u, v) for u, v in ((a, b), (b, c), (c, a)))
    return np.sum(np.arctan2(volume, la * lb * lc + ab * lc + bc * la + ca * lb), axis=1) / (2 * np.pi)


def test_the_wing_nut_has_the_inertia_of_what_is_drawn():
    """Compare with sums over a grid of points, which use no formula of the library."""
    nut = runpy.run_path(str(ROOT / "examples" / "film.py"))["wing_nut"]()
    low, high = nut.mesh.vertices.min(axis=0), nut.mesh.vertices.max(axis=0)
    share = np.meshgrid(*((np.arange(n) + 0.5) / n for n in (22, 48, 26)), indexing="ij")
    points = low + (high - low) * np.stack([s.ravel() for s in share], axis=1)
    inside = np.concatenate([windings(nut.mesh.vertices, nut.mesh.faces, p) for p in np.array_split(points, 20)])
    # the parts do not overlap
    assert inside == pytest.approx(np.round(inside), abs=1e-9) and set(np.round(inside)) == {0.0, 1.0}
    p = points[inside > 0.5]
    assert p.mean(axis=0) == pytest.approx([0, 0, 0], abs=3e-3)
    sampled = nut.mass / len(p) * (np.sum(p * p) * np.eye(3) - p.T @ p)
    assert nut.inertia == pytest.approx(sampled, rel=2e-2, abs=2e-4)
    # the nut spins about z, the middle axis
    assert nut.inertia[1, 1] < 0.9 * nut.inertia[2, 2] < 0.9 * nut.inertia[0, 0]


def test_results_are_shared(example):
    out = example("share_results.py")
    assert all(f"cubesat.{s}" in out for s in ("pdf", "a", "aem", "czml", "glb", "csv")) and "audit.tex" in out


def split(line):
    return [c.strip() for c in line.strip("│┃ ").replace("┃", "│").split("│")]


def environment():
    import os

    return {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "MPLBACKEND")}


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda p: p.name)
def test_every_example_says_what_it_is(path):
    assert path.read_text(encoding="utf-8").startswith('"""')


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("drill_bit.py", "strang, 400 steps            401"),  # takes 11 s to compile
        ("drill_string.py", "the same bits: True"),  # takes 13 s for steps and compiling
        ("detumble.py", "300 commands"),  # tests/test_detumble.py runs this example in Python
        # takes 10 s to compile; tests/test_contact.py tests its bodies
        ("contact.py", "tippe top: axis up 1.00 at first, -"),
    ],
)
@pytest.mark.soak
def test_scripts_that_compile_for_long(name, expected, tmp_path):
    assert expected in run(name, tmp_path)


def test_the_nut_turns_over(example):
    assert "13 passages" in example("dzhanibekov.py")


def test_a_solver_that_fails_gets_through(tmp_path):
    said = "64 calls, 3 failures, 4 processes\nwithout faults, in this process: 61 calls\nthe same"
    assert said in run("failing_solver.py", tmp_path)


SCENARIOS = sorted((ROOT / "examples" / "scenarios").glob("*.toml"))


# tests/test_scenario_spacecraft.py runs cubesat.toml
@pytest.mark.parametrize("path", [p for p in SCENARIOS if p.stem != "cubesat"], ids=lambda p: p.stem)
def test_scenarios(path):
    from polhode.scenario import read

    run = read(path).simulate()
    assert run.outcome.name == "DONE" and len(run) > 100
    if path.stem == "double_pendulum":  # this mechanism has a damper
        assert (np.diff(run.energy) < 0).all() and run.constraint_error.max() < 1e-14
    elif path.stem == "coin":  # the coin starts tilted by 0.3 rad and lies flat at the end
        assert run.R[0, 2, 2] < 0.96 and 1 - run.R[-1, 2, 2] < 2e-8 and np.linalg.norm(run.x[-1, :2]) < 3e-4
    elif path.stem != "satellite":
        assert abs(run.energy / run.energy[0] - 1).max() < 1e-9
