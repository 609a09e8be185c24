"""Test a fresh installation: the wheel in an environment with only the packages that it requires.

The environments consist of links to distributions that are installed where the tests run, so they need neither a
network nor much time.  In `make soak`, one test makes them with pip.
"""

import json
import os
import re
import subprocess
import sys
import venv
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

requirements = pytest.importorskip("packaging.requirements")
from packaging.utils import canonicalize_name  # noqa: E402

from shared_code import full_dose  # noqa: E402

ROOT = Path(__file__).parents[1]
EXTRAS = ("", "plot", "certify", "data", "jax", "mesh", "studio", "cluster", "spice", "cuda", "movie", "mcap", "robots")
COMMANDS = (
    "run init ensemble export report studio methods certify cite problems recommend compare doctor lab bench".split()
)


def distributions(extra, environment_of=distribution):
    """Return the names of all distributions that polhode needs with this extra."""
    found, waiting = set(), [("polhode", frozenset({extra}))]
    while waiting:
        name, extras = waiting.pop()
        for line in environment_of(name).requires or ():
            q = requirements.Requirement(line)
            if q.marker is not None and not any(q.marker.evaluate({"extra": e}) for e in (extras or {""})):
                continue
            key = (canonicalize_name(q.name), frozenset(q.extras))
            if key not in found:
                found.add(key)
                waiting.append(key)
    return sorted({name for name, _ in found} - {"polhode"})


def link(folder, names):
    """Link every file of these distributions into a folder, as if only they were installed there."""
    folder.mkdir()
    for name in names:
        d = distribution(name)
        for file in d.files or ():
            top = file.parts[0]
            if top in ("..", "__pycache__", "bin") or (folder / top).exists():
                continue
            (folder / top).symlink_to(Path(d.locate_file("")) / top)


def run_code(python, code, cwd, path=()):
    hidden = ("PYTHONPATH", "PYTHONSTARTUP", "VIRTUAL_ENV")
    environment = {k: v for k, v in os.environ.items() if k not in hidden} | {"MPLBACKEND": "Agg"}
    start = f"import sys; sys.path[:0] = {[str(p) for p in path]!r}\n"
    line = [python, "-S" if path else "-B", "-I", "-c", start + code]
    return subprocess.run(line, cwd=cwd, env=environment, capture_output=True, text=True, timeout=280)


@pytest.fixture(scope="module")
def environments(installed, tmp_path_factory):
    base = tmp_path_factory.mktemp("environments")

    def environment(extra):
        folder = base / (extra or "bare")
        try:
            names = distributions(extra)
            if not folder.exists():
                link(folder, names)
        except PackageNotFoundError as e:
            pytest.skip(f"{e.name} is not installed")
        return lambda code, cwd: run_code(sys.executable, code, cwd, [installed, folder])

    return environment


LOOK = """
import contextlib, inspect, io, pydoc, sys
with contextlib.redirect_stdout(io.StringIO()):
    from polhode import *
    import polhode
    pydoc.help(polhode)
    inspect.getmembers(polhode)
assert all(hasattr(polhode, name) for name in polhode.__all__) and sorted(polhode.__all__) == dir(polhode)
loaded = {m.partition(".")[0] for m in sys.modules}
"""

HELP = """
import contextlib, io, json
from polhode.cli import main
def call(*words):
    out, err, code = io.StringIO(), io.StringIO(), None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(list(words))
        except SystemExit as e:
            code = e.code or 0
    return code, out.getvalue(), err.getvalue()
"""


def pages(extra):
    """Return the Python code of the README and of the first page. It may lack only packages that an extra names."""
    readme = re.search(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)[1]
    start = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs" / "start.md").read_text(encoding="utf-8"), re.M | re.S)
    return [readme, "\n".join(start)]


@pytest.mark.parametrize("extra", full_dose(EXTRAS, {*EXTRAS} - {"", "jax"}, lambda e: e or "bare"))
def test_every_public_name_can_be_looked_at(environments, extra, tmp_path):
    done = environments(extra)(LOOK, tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_bare_package_helps_and_names_what_is_missing(environments, tmp_path):
    code = (
        HELP
        + f"""
for name in {COMMANDS}:
    code, out, err = call(name, "--help")
    assert code == 0 and out.startswith("Usage: "), (name, err)
code, out, err = call("doctor", "--json")
assert code == 0, err
found = {{p["name"]: p for p in json.loads(out)["packages"]}}
assert found["mpmath"]["get"] == "pip install 'mpmath>=1.3'", found["mpmath"]
code, out, err = call("certify", "nmb")
assert code == 2 and "polhode[certify]: pip install 'mpmath>=1.3'" in err and len(err.splitlines()) == 1, (code, err)
import polhode as ph
try:
    ph.certify("nmb")
except ph.PolhodeError as e:
    assert "mpmath" in str(e)
try:
    ph.traced_flow(None, method="nmb", dt=0.1, steps=1)
except ph.EngineUnavailable as e:
    assert "pip install 'jax" in str(e)
else:
    raise AssertionError
code, out, err = call("init", "top.toml")
command = out.strip().partition("polhode ")[2].split()
assert code == 0 and command[-1] == "top.npz" and "-o top.npz" in open("top.toml").read(), out
code, out, err = call(*command, "--set", "run.t_end=0.1")
assert code == 0, err
"""
    )
    done = environments("")(code, tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_bare_package_runs_the_first_pages_to_the_first_picture(environments, tmp_path):
    for page in pages(""):
        done = environments("")(page, tmp_path)
        assert done.returncode == 1 and "[plot]: pip install 'matplotlib" in done.stderr.splitlines()[-1], done.stderr


BATCH = "omega=np.outer(spins, [0, 0, 1]), t_end=2, dt=0.02"


def test_the_first_pages_run_with_what_they_install(environments, tmp_path, request):
    """In `make test`, the batch has a method that is compiled in a second and not in five."""
    text = "\n".join(pages("plot"))
    assert BATCH in text
    quick = request.config.getoption("markexpr") == "not soak"
    text = text.replace(BATCH, f'{BATCH}, method="nmb"') if quick else text
    done = environments("plot")(text, tmp_path)
    assert done.returncode == 0, done.stderr
    assert {"top.png", "top.csv", "top.npz"} <= {p.name for p in tmp_path.iterdir()}


@pytest.mark.soak  # takes ten seconds to compile; tests/laws/test_certify.py also runs it
def test_certify_runs_with_its_extra(environments, tmp_path):
    done = environments("certify")(HELP + 'code, out, err = call("certify", "nmb"); assert code == 0, err', tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.soak
@pytest.mark.parametrize("extra", [e for e in EXTRAS if e != "cuda"], ids=lambda e: e or "bare")
def test_the_wheel_in_an_environment_made_by_pip(installed, tmp_path, extra):
    (wheel,) = installed.parent.glob("*.whl")
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / "bin" / "python"
    what = f"{wheel}[{extra}]" if extra else str(wheel)
    subprocess.run([python, "-m", "pip", "install", "-q", what], check=True, capture_output=True)
    done = run_code(python, LOOK, tmp_path)
    assert done.returncode == 0, done.stderr
    helps = (
        HELP + f"assert all(call(name, '--help')[0] == 0 for name in {COMMANDS}); print(call('doctor', '--json')[0])"
    )
    done = run_code(python, helps, tmp_path)
    assert done.returncode == 0 and json.loads(done.stdout) == 0, done.stderr
