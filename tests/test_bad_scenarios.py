"""Test scenarios that cannot be run: one clear message, exit code 1 or 2, no traceback, and no file."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from polhode.cli import main

pytest.importorskip("trimesh")
FOLDER = Path(__file__).parent / "bad"
FILES = sorted(FOLDER.glob("*.toml"))


def call(*arguments):
    """Run the command line; return the exit code and standard error."""
    import click

    @click.command(context_settings={"ignore_unknown_options": True})
    def command():
        main([str(a) for a in arguments])

    result = CliRunner().invoke(command)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def test_there_are_enough():
    assert len(FILES) >= 60


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
@pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")  # one of the scenarios diverges and warns first
def test_bad_scenario(file, tmp_path, short_runs_in_python):
    expected = file.read_text().splitlines()[0].removeprefix("# ")
    code, out, err = call("run", file, "-o", tmp_path / "a.csv")
    assert expected in err
    assert code in (1, 2)
    assert "Traceback" not in err + out
    left = [p.name for p in tmp_path.iterdir()]
    assert left == (["a.csv"] if file.stem == "blows_up" else [])  # of a run that fails, the valid part is written


def scenario(tmp_path):
    path = tmp_path / "top.toml"
    assert call("init", path)[0] == 0
    return path


def test_places_that_cannot_be_written(tmp_path):
    top = scenario(tmp_path)
    for output, message in (
        (tmp_path / "none" / "a.zarr", "no folder"),
        (tmp_path / "none" / "a.csv", "no folder"),
        (tmp_path / "a.exe", "no export has the suffix"),
        (tmp_path, "no export has the suffix"),
        (Path("/proc/a.zarr"), "cannot be written"),
        (Path("/proc/a.csv"), "cannot be written"),
    ):
        code, _, err = call("run", top, "-o", output, "--quiet", "--set", "run.engine=python")
        assert message in err, output
        assert code in (1, 2)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk(tmp_path, monkeypatch):
    """Every write fails as on a full disk. Existing files must stay as they are."""
    import errno

    from polhode.files import exports

    top = scenario(tmp_path)
    assert call("run", top, "-o", tmp_path / "a.csv", "--quiet")[0] == 0
    before = (tmp_path / "a.csv").read_bytes()

    def full(run, path):
        path.write_text("half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(exports.Exporter, "write", property(lambda self: full))
    code, _, err = call("run", top, "-o", tmp_path / "a.csv", "--overwrite", "--quiet")
    assert code == 1 and "No space left on device" in err
    assert (tmp_path / "a.csv").read_bytes() == before
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.csv", "top.toml"]


def test_requests_that_make_no_sense(tmp_path):
    top = scenario(tmp_path)
    assert call("run", top, "-o", tmp_path / "a.zarr", "--quiet")[0] == 0
    for arguments, message in (
        (("run", tmp_path / "nothing.toml"), "there is no scenario"),
        (("run", tmp_path / "a.zarr"), "is a result"),
        (("run", top, "--resume"), "needs a result"),
        (("run", tmp_path / "a.zarr", "--resume", "--rerun"), "give one of them"),
        (("run", tmp_path / "b.zarr", "--resume"), "there is no run store"),
        (("run", top, "-o", tmp_path / "a.zarr", "--set", "run.dt=0.0025"), "another scenario: run.dt was"),
        (("run", top, "-o", tmp_path / "a.zarr", "--resume", "--overwrite"), "give one of them"),
        (("run", top, "--set", "dt"), "KEY=VALUE"),
        (("run", top, "--set", "run.dtt=1"), "Did you mean 'dt'"),
        (("run", top, "--set", "run.dt.x=1"), "run.dt is not a table"),
        (("run",), "Missing argument"),
        (("rum", top), "Did you mean 'run'"),
        (("run", top, "--otput", "x"), "--output"),
        (("init", top), "exists already"),
        (("export", tmp_path / "a.zarr", tmp_path / "a.aem"), "give the time of t = 0"),
        (("export", tmp_path / "a.zarr", tmp_path / "a.csv", "--set", "epock=1"), "csv has no option 'epock'"),
        (("export", top, tmp_path / "a.csv"), "not a trajectory"),
        (("export", tmp_path / "no.npz", tmp_path / "a.csv"), "no.npz: No such file"),
        (("report", tmp_path / "no.npz", "-o", tmp_path / "a.svg"), "no.npz: No such file"),
        (("report", tmp_path / "no.zarr", "-o", tmp_path / "a.svg"), "no.zarr"),
        (("report", tmp_path / "a.zarr", "-o", tmp_path / "none" / "a.svg"), "no folder"),
        (("report", tmp_path / "a.zarr", "-o", tmp_path / "a.exe"), "SVG, PDF or PNG"),
        (("report", tmp_path / "a.zarr", "-o", "/proc/a.svg"), "/proc/a.svg: No such file"),
        (("compare", "slow-top", "nmb", "-o", tmp_path / "none" / "a.svg"), "no folder"),
        (("recommend", "slow-top", "-o", tmp_path / "a.exe"), "SVG, PDF or PNG"),
    ):
        code, out, err = call(*arguments)
        assert message in err, arguments
        assert code in (1, 2) and "Traceback" not in out + err
