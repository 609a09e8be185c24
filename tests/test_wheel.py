"""Test the installed wheel: every command, without a network, and without optional packages."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("hatchling")

DRIVER = """
import contextlib, importlib.abc, io, json, os, sys, traceback
blocked = json.loads(os.environ["BLOCKED"])
class Blocker(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Blocker())
if os.environ["NETWORK"] == "patched":
    import socket
    def refused(*a, **k):
        raise OSError("no network")
    socket.socket.connect = socket.create_connection = refused
from polhode.cli import main
import polhode
done = []
for command in json.loads(sys.argv[1]):
    out, err, code = io.StringIO(), io.StringIO(), None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(command)
        except SystemExit as e:
            code = e.code or 0
        except BaseException:
            traceback.print_exc()
    done.append([code, out.getvalue(), err.getvalue()])
print(json.dumps([polhode.__file__, done]))
"""


@pytest.fixture
def run(installed, without_network, tmp_path):
    """Return a function that runs commands of the installed wheel in one process, and returns their results."""
    site, folder, prefix = installed, tmp_path, without_network

    def run(commands, blocked=()):
        environment = {
            **os.environ,
            "PYTHONPATH": str(site),
            "BLOCKED": json.dumps(list(blocked)),
            "NETWORK": "cut" if prefix else "patched",
            "MPLBACKEND": "Agg",
        }
        line = [*prefix, sys.executable, "-c", DRIVER, json.dumps(commands)]
        done = subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        where, results = json.loads(done.stdout.splitlines()[-1])
        assert Path(where).is_relative_to(site)
        return {" ".join(c): r for c, r in zip(commands, results, strict=True)}

    return run


def test_every_command_without_a_network(run, tmp_path):
    for name in ("zarr", "matplotlib", "h5netcdf", "pyarrow"):
        pytest.importorskip(name)
    short = ["--set", "run.t_end=0.5"]
    commands = [
        ["--version"],
        ["--help"],
        ["init", "top.toml"],
        ["init", "--schema"],
        ["run", "top.toml", *short],
        ["run", "top.toml", "-o", "top.zarr", *short],
        ["run", "top.zarr", "--resume"],
        ["run", "top.zarr", "--rerun"],
        ["run", "top.toml", "--python"],
        *(["export", "top.zarr", f"top.{s}"] for s in ("csv", "nc", "parquet", "glb", "pvd", "npz")),
        ["export", "top.zarr", "top.aem", "--set", "epoch=2030-01-01T00:00:00"],
        ["report", "top.zarr", "-o", "top.html"],
        ["report", "top.zarr", "-o", "top.svg"],
        ["studio", "top.zarr", "-o", "studio.html"],
        ["doctor"],
        ["methods"],
        ["problems"],
        ["certify", "--help"],
        ["cite", "rkn4"],
        ["compare", "slow-top", "nmb", "--json"],
        # other problems would compile many methods
        ["recommend", "dzhanibekov", "--tol", "1e-2", "--budget", "0.5"],
        ["lab", "list"],
        ["bench", "--list"],
    ]
    results = run(commands)
    for command, (code, out, err) in results.items():
        assert code == 0 and "Traceback" not in out + err, (command, code, out, err)
        assert out.strip(), command
    assert "bit for bit" in results["run top.zarr --rerun"][1]
    assert "blanes" in results["cite rkn4"][1].lower()
    left = {p.name for p in tmp_path.iterdir()}
    assert {"top.zarr", "top.csv", "top.nc", "top.parquet", "top.glb", "top.aem", "top.html", "top.svg"} <= left
    for name in ("top.html", "studio.html"):
        page = (tmp_path / name).read_text(encoding="utf-8")
        assert "<style" in page and not [w for w in ('src="http', 'href="http', "@import", "url(http") if w in page]


def test_the_console_script(installed):
    script = installed / "bin" / "polhode"
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run([script, "--version"], env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith("polhode ")


MESH = """
format = 1
[body]
mesh = "cube.stl"
mass = 1
[start]
omega = [0, 0, 1]
[run]
t_end = 1
dt = 0.1
"""


def test_what_is_missing_is_named_with_how_to_get_it(run, tmp_path):
    (tmp_path / "cube.stl").write_text("solid cube\nendsolid cube\n")
    (tmp_path / "mesh.toml").write_text(MESH)
    wanted = {
        ("run", "top.toml", "-o", "a.zarr"): "polhode[data]",
        ("export", "a.npz", "a.nc"): "polhode[data]",
        ("export", "a.npz", "a.parquet"): "polhode[data]",
        ("export", "a.npz", "a.bc", "--set", "epoch=2030-01-01T00:00:00"): "polhode[spice]",
        ("report", "a.npz", "-o", "a.html"): "polhode[plot]",
        ("report", "a.npz", "-o", "a.pdf"): "polhode[plot]",
        ("compare", "slow-top", "nmb", "-o", "a.svg"): "polhode[plot]",
        ("recommend", "dzhanibekov", "--tol", "1e-2", "--budget", "0.5", "-o", "a.svg"): "polhode[plot]",
        ("run", "mesh.toml"): "polhode[mesh]",
        ("run", "top.toml", "--set", "run.engine=jax"): "polhode[jax]",
        ("run", "top.toml", "--set", "run.engine=cuda"): "polhode[cuda]",
        ("run", "a.zarr", "--resume"): "there is no run store",
        ("studio", "a.npz"): "polhode[studio]",
    }
    begin = [["init", "top.toml"], ["run", "top.toml", "-o", "a.npz"], ["run", "top.toml"], ["doctor"]]
    blocked = "zarr numcodecs xarray h5netcdf h5py pandas pyarrow matplotlib trimesh spiceypy jax jaxlib".split()
    blocked += ["numba_cuda", "starlette"]
    results = list(run([*begin, *map(list, wanted)], blocked).items())
    for command, (code, out, err) in results[: len(begin)]:
        assert code == 0, (command, out, err)
    for (command, (code, out, err)), message in zip(results[len(begin) :], wanted.values(), strict=True):
        assert code in (1, 2) and message in err and "Traceback" not in err, (command, code, out, err)
        assert len(err.strip().splitlines()) == 1, (command, err)
    assert {p.name for p in tmp_path.iterdir()} == {"top.toml", "a.npz", "cube.stl", "mesh.toml"}
