"""Test a release: it works without modules that some systems lack, and its wheel is reproducible."""

import hashlib
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import polhode as ph

ROOT = Path(__file__).parents[1]
WITHOUT = """
import sys
for name in ("fcntl", "resource", "pwd", "grp", "termios"):
    sys.modules[name] = None  # so importing it fails, as on Windows
import polhode as ph
asked = {"body": [1, 2, 3], "omega": [0.1, 1, 0.1], "t_end": 2.0, "dt": 0.1, "engine": "python"}
ph.store.record("a.zarr", {**asked, "t_end": 1.0})
ph.store.resume("a.zarr", t_end=2.0)
whole, stored = ph.simulate(**asked), ph.load("a.zarr")
assert (whole.R == stored.R).all() and stored.outcome.name == "DONE" and ph.verify("a.zarr").sound
ph.load(whole.save("a.npz")).extend(3.0)
study = ph.ensemble([1, 2, 3], omega=[0, 1, 0.1], t_end=1, dt=0.1, vary={"start.omega": {"std": 0.01}}, members=4,
                    executor="serial", engine="python", store="study")
assert ph.Study.open("study").status().finished
from polhode.files.lock import Lock, system_lock
from pathlib import Path
assert system_lock() is None or sys.platform == "win32"
with Lock(Path("b.zarr")):
    try:
        with Lock(Path("b.zarr")):
            raise SystemExit("two writers at once")
    except ph.PolhodeError:
        pass
assert not list(Path().glob(".*lock*"))
"""


def test_a_store_and_a_study_without_fcntl(tmp_path):
    """Run in another process, so that other tests have not imported the modules."""
    pytest.importorskip("zarr")
    done = subprocess.run([sys.executable, "-c", WITHOUT], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheels(tmp_path_factory):
    """Return two wheels of the same source, built one after the other."""
    pytest.importorskip("hatchling")
    made = []
    for k in range(2):
        out = tmp_path_factory.mktemp(f"wheel{k}")
        code = f"import hatchling.build as b; b.build_wheel({str(out)!r})"
        environment = {**os.environ, "SOURCE_DATE_EPOCH": "1767225600"}
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stderr
        made += out.glob("*.whl")
    return made


def test_a_wheel_that_is_built_twice_is_the_same(wheels):
    first, second = (hashlib.sha256(path.read_bytes()).hexdigest() for path in wheels)
    assert first == second


def test_the_wheel_holds_the_licences_of_what_it_bundles(wheels):
    with zipfile.ZipFile(wheels[0]) as z:
        texts = {name.rpartition("/")[2]: z.read(name).decode() for name in z.namelist() if "/licenses/" in name}
    assert set(texts) == {"LICENSE", "NOTICE", "LICENSES.txt"}
    bundled = texts["LICENSES.txt"]
    for library in ("three", "uPlot"):
        assert library.lower() in bundled.lower(), library
    assert bundled.count("Permission is hereby granted") >= 2 and "MIT" in texts["LICENSE"]


def test_the_citation_and_the_commands_name_the_version_of_the_package():
    assert re.fullmatch(r"\d+\.\d+\.\d+(?:\.dev\d+)?", ph.__version__)
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: \"?([^\"\n]+)", citation, re.MULTILINE) in ([], [ph.__version__])
    assert ph.__version__ in ph.cite().bibtex


def test_polhode_alone_shows_what_it_can_do(capsys):
    from polhode.cli import main

    with pytest.raises(SystemExit):
        main([])
    said = "".join(capsys.readouterr())
    for word in ("polhode init top.toml", "polhode studio fast-top", "run", "recommend", "doctor"):
        assert word in said
