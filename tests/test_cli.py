"""The command line: what it says, its exit codes, JSON, and that help is light."""

import json
import subprocess
import sys

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
        "heavy = {'numba', 'scipy', 'rich', 'matplotlib', 'jax', 'pydantic', 'polhode.lab', 'polhode.certification'}\n"
        "sys.stderr.write(repr(sorted(heavy & set(sys.modules))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]" and "Usage" in done.stdout


def test_python_m():
    done = subprocess.run([sys.executable, "-m", "polhode", "--version"], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.strip() == f"polhode {ph.__version__}"


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
    from polhode.certification import Certificate, Row

    for holds, expected in ((True, 0), (None, 0), (False, 1)):
        c = Certificate("nmb", {"impulse": "midpoint"}, (Row("order", "2", "2.00", "error 1e-9", holds),))
        monkeypatch.setitem(vars(ph), "certify", lambda name, c=c, **options: c)
        code, out, _ = polhode(capsys, "certify", "nmb", "--json")
        assert code == expected and json.loads(out)["claims"][0]["claim"] == "order"
    assert polhode(capsys, "certify", "nmb")[0] == 1


def test_lab_list_and_run(capsys):
    code, out, _ = polhode(capsys, "lab", "list", "--json")
    keys = [e["key"] for e in json.loads(out)]
    assert code == 0 and "buss-fig5" in keys
    code, out, _ = polhode(capsys, "lab", "run", "buss-fig5", "--json")
    data = json.loads(out)
    assert code == 0 and data["verdicts"]["agrees to the printed digits"] == 28
    code, out, err = polhode(capsys, "lab", "run", "buss-fig5")
    assert code == 0 and "82.1083" in out and "known already" in err


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
    zarr = pytest.importorskip("zarr")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "torque_of_cli_test.py").write_text(CODE)
    (tmp_path / "a.toml").write_text(SCENARIO)
    for every in ("3", "1000"):  # 1000: before there is a second sample
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
    assert code == 1 and "not the same as before: the method, the bodies or the steps" in err
    group = zarr.open_group("a.zarr", mode="r+")
    facts = dict(group.attrs["polhode"])
    facts["made_with"] = {**facts["made_with"], "polhode": "0.0.7", "cpu": "abacus"}
    group.attrs["polhode"] = ph.store.sealed(facts)  # as another version would have written it
    group["states"][1, 0, 0] += 1e-15
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


def test_doctor_names_each_package_once():
    from polhode.cli.doctor import EXTRAS, packages

    found = packages()
    names = [p["name"] for p in found]
    assert len(names) == len(set(names)) and {"numpy", "zarr", "distributed"} <= set(names)
    of = {p["name"]: p["for"] for p in found}
    assert of["zarr"] == EXTRAS["data"] and of["distributed"] == EXTRAS["cluster"] and of["numpy"] == "polhode itself"
