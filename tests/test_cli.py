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
