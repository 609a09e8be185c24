"""Test the command line: its output, its exit codes, JSON, and that --help imports little."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.cli import COMMANDS, main
from polhode.cli.output import settled


def polhode(capsys, *arguments):
    with pytest.raises(SystemExit) as e:
        main(arguments)
    out = capsys.readouterr()
    return e.value.code, out.out, out.err


def test_help_of_every_command(capsys):
    code, out, _ = polhode(capsys, "--help")
    assert code == 0 and all(name in out for name in COMMANDS)
    for name in (*([c] for c in COMMANDS), ["lab", "run"], ["lab", "all"], ["lab", "list"]):
        code, out, _ = polhode(capsys, *name, "--help")
        assert code == 0 and "Usage: polhode" in out


@pytest.mark.parametrize("arguments", [["--help"], ["lab", "--help"], ["methods", "--help"], ["lab", "all", "--help"]])
def test_help_loads_nothing_heavy(arguments):
    code = (
        "import sys\nfrom polhode.cli import main\n"
        f"try:\n    main({arguments!r})\nexcept SystemExit:\n    pass\n"
        "heavy = {'numba', 'scipy', 'rich', 'matplotlib', 'jax', 'pydantic', 'polhode.lab'}\n"
        "heavy |= {'polhode.evidence.certification'}\n"
        "sys.stderr.write(repr(sorted(heavy & set(sys.modules))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]" and "Usage" in done.stdout


def test_python_m():
    done = subprocess.run([sys.executable, "-m", "polhode", "--version"], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.strip() == f"polhode {ph.__version__}"


def test_a_printed_command_can_be_copied(tmp_path, monkeypatch, capsys):
    """Run the command that `init` prints for a name with a space."""
    import shlex

    monkeypatch.chdir(tmp_path)
    code, out, _ = polhode(capsys, "init", "fast top.toml")
    words = shlex.split(out.partition("run it with: ")[2])
    assert code == 0 and words[:3] == ["polhode", "run", "fast top.toml"] and words[4].startswith("fast top.")
    assert shlex.split(Path("fast top.toml").read_text().splitlines()[0].partition("run it with")[2]) == words
    assert polhode(capsys, *words[1:])[0] == 0 and Path(words[4]).exists()


@pytest.mark.parametrize(
    "arguments, hint",
    [
        (["lba"], "'lab'"),
        (["lab", "lits"], "'list'"),
        (["lab", "run", "buss-fgi5"], "'buss-fig5'"),
        (["certify", "nmbb"], "'nmb'"),
        (["cite", "bus4"], "'buss4'"),
        (["certify", "nmb", "--set", "what"], "KEY=VALUE"),
        (["lab", "run"], "KEY"),
        (["lab", "all", "--jobs", "0"], "jobs"),
    ],
)
def test_what_cannot_be_understood(capsys, arguments, hint):
    code, out, err = polhode(capsys, *arguments)
    assert code == 2 and hint in err and not out


def test_methods(capsys):
    code, out, _ = polhode(capsys, "methods")
    assert code == 0 and all(name in out for name in ph.methods)
    code, out, _ = polhode(capsys, "methods", "--json")
    records = {m["name"]: m for m in json.loads(out)}
    assert set(records) == set(ph.methods) and records["buss4"]["claims"]["order"] == 4


def test_cite(capsys):
    code, out, _ = polhode(capsys, "cite", "buss4", "--bibtex")
    assert code == 0 and out.startswith("@article{buss2001,")
    assert json.loads(polhode(capsys, "cite", "--json")[1])["bibtex"].startswith("@software")


def test_certify(capsys, monkeypatch):
    from polhode.evidence.certification import Certificate, Row

    for holds, expected in ((True, 0), (None, 0), (False, 1)):
        c = Certificate("nmb", {"impulse": "midpoint"}, (Row("order", "2", "2.00", "error 1e-9", holds),))
        monkeypatch.setitem(vars(ph), "certify", lambda name, c=c, **options: c)
        code, out, _ = polhode(capsys, "certify", "nmb", "--json")
        assert code == expected and json.loads(out)["claims"][0]["claim"] == "order"
    assert polhode(capsys, "certify", "nmb")[0] == 1


def test_lab_list_and_run(capsys, short_runs_in_python):
    code, out, _ = polhode(capsys, "lab", "list", "--json")
    keys = [e["key"] for e in json.loads(out)]
    assert code == 0 and "buss-fig5" in keys
    code, out, _ = polhode(capsys, "lab", "run", "buss-fig5", "--json")
    data = json.loads(out)
    assert code == 0 and data["verdicts"]["agrees to the printed digits"] == 28
    code, out, err = polhode(capsys, "lab", "run", "buss-fig5")
    assert code == 0 and "82.1083" in out and "have already been computed" in err


def test_lab_run_that_fails(capsys, monkeypatch):
    import polhode.lab.run as lab_run

    monkeypatch.setattr(lab_run, "run", lambda *a, **k: {"buss-fig5": lab_run.Result("buss-fig5", None, "no luck")})
    code, _, err = polhode(capsys, "lab", "run", "buss-fig5")
    assert code == 1 and "no luck" in err


def test_options_of_methods():
    given = ["axes=231", "cayley=True", "gamma=1", "tol=1e-9", "map=exp"]
    assert settled(given) == {"axes": "231", "cayley": True, "gamma": 1, "tol": 1e-9, "map": "exp"}


CODE = """
from pathlib import Path

def torque(t, R):
    if t > 0.05 and not (Path(__file__).parent / "licence").exists():
        raise RuntimeError("no licence")
    return [0.1, 0, 0]

def at_once(t, R):
    raise ValueError("at once")
"""
SCENARIO = """
format = 1
[body]
inertia = [5, 5, 1]
[start]
omega = [0, 0, 50]
[torque]
python = "torque_of_cli_test:torque"
[run]
t_end = 0.1
dt = 0.005
every = 3
method = "nmb"
engine = "python"
"""


def test_a_torque_that_fails_is_told_and_the_run_goes_on_later(capsys, tmp_path, monkeypatch):
    pytest.importorskip("zarr")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "torque_of_cli_test.py").write_text(CODE)
    (tmp_path / "a.toml").write_text(SCENARIO)
    for every in ("3", "1000"):  # with 1000, the run stops before its second sample
        (tmp_path / "licence").unlink(missing_ok=True)
        more = ("--set", f"run.every={every}", "--allow-code")
        code, _, err = polhode(capsys, "run", "a.toml", "-o", "a.zarr", "--overwrite", *more)
        assert code == 1 and "RuntimeError: no licence (in torque at t = " in err and "cli_test.py, line 6" in err
        assert polhode(capsys, "run", "a.zarr", "--resume")[0] == 2
        code, _, err = polhode(capsys, "run", "a.zarr", "--resume", "--allow-code")
        assert code == 1 and "no licence" in err
        (tmp_path / "licence").touch()
        code, out, _ = polhode(capsys, "run", "a.zarr", "--resume", "--allow-code")
        assert code == 0 and "20 steps" in out
        code, out, _ = polhode(capsys, "run", "a.zarr", "--rerun", "--allow-code")
        assert code == 0 and "bit for bit" in out
    code, _, err = polhode(capsys, "run", "a.toml", "--set", "torque.python=torque_of_cli_test:at_once", "--allow-code")
    assert code == 1 and "ValueError: at once (in at_once at the start" in err

    code, _, err = polhode(capsys, "run", "a.zarr", "--rerun", "--allow-code", "--set", "run.dt=0.0025")
    assert code == 1 and "different from the stored run: the method, the bodies or the steps" in err
    run, facts = ph.load("a.zarr"), ph.store.opened("a.zarr")[1]
    run.states[1, 0, 0] += 1e-15
    shutil.rmtree("a.zarr")
    run.save("a.zarr")  # then change its metadata, as if another version had written it
    made_with = {**facts["made_with"], "polhode": "0.0.7", "cpu": "abacus"}
    group = json.loads(Path("a.zarr/zarr.json").read_bytes())
    group["attributes"]["polhode"] |= {"scenario": facts["scenario"], "made_with": made_with}
    from polhode.files.run_store import sealed

    group["attributes"]["polhode"] = sealed(group["attributes"]["polhode"])
    Path("a.zarr/zarr.json").write_text(json.dumps(group))
    code, _, err = polhode(capsys, "run", "a.zarr", "--rerun", "--allow-code")
    assert code == 1 and "from sample 1" in err
    assert f"polhode was 0.0.7, is {ph.__version__}" in err and "cpu was abacus" in err


def test_a_report_of_a_scenario_that_names_code(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "torque_of_report_test.py").write_text("def pull(t, R):\n    return [0.0, 0.1, 0.0]\n")
    (tmp_path / "a.toml").write_text(
        'format = 1\nname = "a swing"\n[body]\ninertia = [1, 2, 3]\n[start]\nomega = [0, 0, 1]\n'
        '[torque]\npython = "torque_of_report_test:pull"\n[run]\nt_end = 1\ndt = 0.1\nengine = "python"\n'
    )
    code, _, err = polhode(capsys, "report", "a.toml")
    assert code == 2 and "--allow-code" in err
    code, out, _ = polhode(capsys, "report", "a.toml", "--allow-code")
    assert code == 0 and "wrote a.html" in out
    page = (tmp_path / "a.html").read_text()
    assert "<h1>a swing: pull</h1>" in page
    code, out, _ = polhode(capsys, "run", "a.toml", "--allow-code", "-o", "a.npz")
    assert code == 0 and "changed by the torque" in out and "largest relative change" in out
    code, _, err = polhode(capsys, "run", "a.npz")
    assert code == 2 and "is a result" in err and "polhode report" in err


TOP = """
format = 1
[body]
inertia = [1, 2, 3]
[start]
omega = [0.1, 2, 0.1]
[run]
t_end = 0.5
dt = 0.01
every = 7
method = "nmb"
engine = "python"
"""


def test_running_again_computes_what_is_missing(capsys, tmp_path, monkeypatch):
    """Finished parts of a store stay, missing parts are computed, and a changed scenario is refused."""
    pytest.importorskip("zarr")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.toml").write_text(TOP)
    code, out, _ = polhode(capsys, "run", "a.toml", "-o", "a.zarr", "--resume")
    assert code == 0 and "50 steps" in out
    before = {p: p.read_bytes() for p in Path("a.zarr").rglob("*") if p.is_file()}
    for more in ((), ("--resume",)):
        code, out, err = polhode(capsys, "run", "a.toml", "-o", "a.zarr", *more)
        assert code == 0 and "a.zarr is complete; nothing was computed" in out and not err
    assert {p: p.read_bytes() for p in Path("a.zarr").rglob("*") if p.is_file()} == before
    code, out, _ = polhode(capsys, "run", "a.toml", "-o", "a.zarr", "--set", "run.t_end=1.0")
    assert code == 0 and "100 steps" in out
    longer = ph.simulate([1, 2, 3], omega=[0.1, 2, 0.1], t_end=1.0, dt=0.01, every=7, method="nmb", engine="python")
    assert np.array_equal(ph.load("a.zarr").states, longer.states)
    code, out, _ = polhode(capsys, "run", "a.zarr", "--rerun")
    assert code == 0 and "bit for bit" in out
    code, out, err = polhode(capsys, "run", "a.toml", "-o", "a.zarr", "--set", "run.t_end=1.0", "--set", "run.dt=0.02")
    assert code == 2 and "another scenario: run.dt was 0.01, is 0.02" in err and "--overwrite" in err
    code, out, err = polhode(capsys, "run", "a.toml", "-o", "a.zarr", "--set", "run.t_end=1.0", "--set", "body.mass=3")
    assert code == 2 and "body.mass was not given, is 3" in err
    longer.save("b.zarr")
    code, out, err = polhode(capsys, "run", "a.toml", "-o", "b.zarr")
    assert code == 2 and "not made from a scenario" in err


def test_a_stopped_store_on_the_command_line(capsys, tmp_path, monkeypatch):
    """Each command reports that the run is incomplete; running the scenario again completes it."""
    pytest.importorskip("zarr")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.toml").write_text(TOP)

    class Killed(BaseException):
        pass

    def kill(self, run):
        raise Killed

    commit, store = ph.store.Store.commit, ph.store.Store

    def once(self, run):
        commit(self, run)
        store.commit = kill

    with monkeypatch.context() as m:
        m.setattr(store, "commit", once)
        with pytest.raises(Killed):
            polhode(capsys, "run", "a.toml", "-o", "a.zarr")
    code, _, err = polhode(capsys, "export", "a.zarr", "a.csv")
    assert code == 0 and "Warning: a.zarr is incomplete: it reached t = 0.07 of 0.5" in err and "--resume" in err
    code, _, err = polhode(capsys, "report", "a.zarr", "-o", "a.html")
    assert code == 0 and "is incomplete" in err and "(t = 0.07 of 0.5)" in (tmp_path / "a.html").read_text()
    code, out, _ = polhode(capsys, "verify", "a.zarr")
    assert code == 0 and "sound" in out and "incomplete" in out
    code, out, _ = polhode(capsys, "run", "a.toml", "-o", "a.zarr")
    assert code == 0 and "50 steps" in out and "done" in out
    whole = ph.simulate([1, 2, 3], omega=[0.1, 2, 0.1], t_end=0.5, dt=0.01, every=7, method="nmb", engine="python")
    assert np.array_equal(ph.load("a.zarr").states, whole.states)
    next(p for p in Path("a.zarr/R").iterdir() if p.name.startswith("c.")).unlink()
    code, _, err = polhode(capsys, "verify", "a.zarr")
    assert code == 1 and "chunk 0 of R" in err
    code, out, _ = polhode(capsys, "repair", "a.zarr", "--json")
    assert code == 0 and json.loads(out)[0]["repaired"] == ["computed R again"]


def test_no_memory(capsys, monkeypatch):
    from polhode import cli

    def none(*given, **more):
        raise MemoryError

    monkeypatch.setattr(cli.cli, "main", none)
    code, _, err = polhode(capsys, "doctor")
    assert code == 1 and "not enough memory" in err and "Traceback" not in err


def test_doctor_names_each_package_once():
    from polhode.cli.doctor import EXTRAS, packages

    found = packages()
    names = [p["name"] for p in found]
    assert len(names) == len(set(names)) and {"numpy", "zarr", "distributed"} <= set(names)
    of = {p["name"]: p["for"] for p in found}
    assert of["zarr"] == EXTRAS["data"] and of["distributed"] == EXTRAS["cluster"] and of["numpy"] == "polhode itself"
