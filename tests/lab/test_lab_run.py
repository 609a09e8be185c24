"""Test how the lab stores results, repeats computations, handles failures, and writes the report."""

import ast
import json
import math
import os
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

import polhode as ph
import polhode.lab
from polhode.lab import Cell, Exhibit, Finding, Plot, Verdict, curve, draw, report
from polhode.lab import run as lab_run
from polhode.lab.exhibit import TIME_AXIS, hues
from polhode.lab.run import Result, as_data, compute, recall, run


@pytest.fixture
def small(tmp_path, monkeypatch):
    """Return three exhibits, one of which fails, with a separate cache. They run in this process."""
    monkeypatch.setenv("POLHODE_CACHE_DIR", str(tmp_path))
    calls = []

    def good():
        calls.append("good")
        cells = (
            Cell("row", "1.0", "1.0", Verdict.AGREES, column="a"),
            Cell("row", "2 < 3", "4", Verdict.DIFFERS, "a & b", column="b"),
            Cell("claim", "x", "y", Verdict.REFUTED, id="KE01"),
        )
        plot = Plot("log", "x", "y", (curve("up", [1, 10, 100], [1e-3, 0.0, math.nan]),), log_x=True, log_y=True)
        return Finding(cells, (plot,), ("a note",))

    def bad():
        calls.append("bad")
        raise ZeroDivisionError("no such luck")

    good.__module__ = bad.__module__ = "polhode.lab.buss"
    known = {
        "t-good": Exhibit("t-good", "buss2001", "Good", good, full=lambda: Finding(notes=("full",))),
        "t-bad": Exhibit("t-bad", "buss2001", "Bad", bad),
        "t-other": Exhibit("t-other", "krysl2004", "Other", lambda: good()),
    }
    for module in (polhode.lab, lab_run, report):
        monkeypatch.setattr(module, "exhibits", lambda: known)
    return calls


def test_a_failure_does_not_stop_the_rest(small):
    found = run(jobs=1)
    assert list(found) == ["t-good", "t-bad", "t-other"]
    assert found["t-bad"].finding is None and "no such luck" in found["t-bad"].error
    assert found["t-good"].verdicts == {Verdict.AGREES: 1, Verdict.DIFFERS: 1, Verdict.REFUTED: 1}


def test_what_is_known_is_not_computed_again(small):
    first = run(["t-good"], jobs=1)
    again = run(["t-good"], jobs=1)
    assert small == ["good"] and again["t-good"].cached and not first["t-good"].cached
    assert repr(again["t-good"].finding) == repr(first["t-good"].finding)
    run(["t-good"], jobs=1, fresh=True)
    assert small == ["good", "good"]


def test_the_full_form_is_kept_apart(small):
    run(["t-good"], jobs=1)
    assert run(["t-good"], jobs=1, full=True)["t-good"].finding.notes == ("full",)
    assert recall("t-good").finding.notes == ("a note",)


def test_other_sources_make_another_place(small, monkeypatch):
    run(["t-good"], jobs=1)
    monkeypatch.setattr(lab_run, "digest", lambda module: "changed")
    assert recall("t-good") is None


def test_what_matters():
    path = lab_run.ROOT / "lab"
    assert lab_run.matters(path / "buss.py", "buss") and not lab_run.matters(path / "krysl.py", "buss")
    assert lab_run.matters(path / "krysl_endres.py", "krysl")  # which krysl.py imports
    assert not lab_run.matters(path / "report.py", "buss") and not lab_run.matters(
        lab_run.ROOT / "cli" / "lab.py", "buss"
    )
    assert lab_run.matters(path / "exhibit.py", "buss") and lab_run.matters(
        lab_run.ROOT / "motion" / "simulation.py", "buss"
    )
    assert lab_run.digest("buss") != lab_run.digest("krysl")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("betsch-fig1", "of the four schemes"), ("betsch-fig3", "of the four schemes"), ("ke-drift", "of its variants"),
        ("ke-fig6", "up to t = 500"), ("ks-fig1", "compared with a reference"),
    ],
)  # fmt: skip
def test_readers_see_the_whole_text_of_an_exhibit(key, words):
    assert words in " ".join(polhode.lab.get(key).doc.split())


def test_a_damaged_file_is_computed_again(small):
    run(["t-good"], jobs=1)
    lab_run.place("t-good").write_text('{"seconds": 1, "finding"')
    assert recall("t-good") is None
    assert not run(["t-good"], jobs=1)["t-good"].cached


def test_nothing_half_written_stays(small, monkeypatch):
    monkeypatch.setattr("os.replace", lambda *a, **_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.warns(RuntimeWarning, match="could not be stored"):
        assert compute("t-good").finding is not None
    assert recall("t-good") is None


def test_an_unknown_key_is_refused_before_anything_runs(small):
    with pytest.raises(polhode.InvalidInput, match="t-good"):
        run(["t-good", "t-god"], jobs=1)
    assert small == []


def test_a_process_that_dies_is_one_failure(monkeypatch):
    """Test with real processes: one of them ends itself, and the others finish."""
    monkeypatch.setattr(lab_run, "compute", die_or_live)
    found = {r.key: r for r in lab_run.each(["live-1", "die", "live-2"], False, 2)}
    assert "ended" in found["die"].error
    assert found["live-1"].finding is not None and found["live-2"].finding is not None


def die_or_live(key, full):
    if key == "die":
        os._exit(3)
    return Result(key, Finding())


# --- the report -------------------------------------------------------------------------------------------


def test_the_report_and_its_data(small, tmp_path):
    results = run(jobs=1)
    page, data = report.write(results, tmp_path / "out")
    text = page.read_text(encoding="utf-8")
    assert "2 &lt; 3" in text and "a &amp; b" in text and "no such luck" in text and "KE01" in text
    assert not re.search(r'(?:src|href)="?https?:|@import|url\(http', text)  # the page needs no network
    d = json.loads(data.read_text(encoding="utf-8"), parse_constant=lambda c: pytest.fail(c))
    assert d["verdicts"]["differs"] == 2 and len(d["exhibits"]) == 3
    assert d["exhibits"][0]["finding"]["plots"][0]["curves"][0]["y"] == [1e-3, 0.0, None]
    assert d == {**as_data(results), "made": d["made"]}


def test_drawings_are_well_formed():
    many = tuple(curve(f"c{k} & more", range(2000), [math.sin(k + i / 50) for i in range(2000)]) for k in range(12))
    for plot in (
        Plot("a < b", "x & y", "z", many),
        Plot("log", "x", "y", (curve("one", [1, 10, 1000], [1e-12, 1e-3, 1.0]),), log_x=True, log_y=True),
        Plot("flat", "x", "y", (curve("one", [1, 2], [3, 3]),)),
        Plot("empty", "x", "y", ()),
        Plot("nothing positive", "x", "y", (curve("one", [1, 2], [0.0, -1.0]),), log_y=True),
        Plot("categories", "", "y", (curve("d", [0, 1], [1, 2], "dots"),), categories=("a", "b")),
        Plot("equal", "x", "y", (curve("d", [0, 1], [0, 5]),), equal=True),
    ):
        svg = draw.draw(plot)
        root = ET.fromstring(f"<x>{svg}</x>")
        places = [float(v) for e in root.iter() for p in [e.get("d", "")] for v in re.findall(r"-?\d+\.\d", p)]
        assert all(math.isfinite(v) for v in places) and len(svg) < 400_000
        assert "nan" not in svg


def test_colours_are_those_of_the_page():
    pair = [curve("a", [0, 1], [0, 1]), curve("a, dotted", [0, 1], [0, 2], "dots")]
    svg = draw.draw(Plot("t", "x", "y", (*pair, curve("b", [0, 1], [1, 0]), curve("", [0, 1], [2, 0], "dots"))))
    assert {"var(--c0)", "var(--c1)", "var(--c2)", "var(--soft)"} <= set(re.findall(r"var\(--\w+\)", svg))
    assert not re.search("#f[ab]000", svg) and svg.count("<li") == 3 and "var(--c3)" not in svg


def test_what_belongs_together_has_one_colour_in_all_plots_of_an_exhibit():
    def numbers(*plots):
        return hues([Plot("t", "x", "y", tuple(curve(n, [0, 1], [0, 1], s) for n, s in p)) for p in plots])

    line, dots, dash = "line", "dots", "dashes"
    assert numbers([("a", line), ("a, dotted", dots)]) == [[0, 0]]
    # no pair: the curves show two different quantities
    assert numbers([("energy", line), ("momentum", dash)]) == [[0, 1]]
    assert numbers([("a", line), ("b", dots), ("c", line), ("d", dots)]) == [[0, 0, 1, 1]]
    assert numbers([("1, coarse", dots), ("2, coarse", dots), ("1, fine", line), ("2, fine", line)]) == [[0, 1, 0, 1]]
    assert numbers([("a", line), ("", dots), ("b", line)], [("b", line), ("c", line), ("a", dash)]) == [
        [0, 0, 1], [1, 2, 0],
    ]  # fmt: skip
    assert numbers([("a", line)], [("x", line), ("y", line)]) == [[0], [0, 1]]


def test_names_inside_drawings_of_one_page_differ():
    """The page hides exhibits. It must not hide elements that another drawing refers to."""
    one, two = (Plot(t, "x", "y", (curve("a", [0, 1], [0, 1]), curve("b", [0, 1], [1, 0]))) for t in ("one", "two"))
    first, second = (
        set(re.findall(r'<(?:clipPath|path) id="([^"]+)"', draw.draw(p)))
        | set(re.findall(r"url\(#([^)]+)", draw.draw(p)))
        for p in (one, two)
    )
    assert first and second and first.isdisjoint(second) and draw.draw(one) == draw.draw(one)


def test_lab_findings_survive_the_disk():
    e = polhode.lab.get("buss-fig5")
    f = e.compute()
    assert Finding.from_dict(json.loads(json.dumps(f.to_dict()))) == f
    assert replace(e, fast=False).key == e.key


def test_time_has_one_name_on_all_axes():
    shown = ph.simulate([1, 2, 3], omega=[0, 1, 0.1], t_end=1, dt=0.1, engine="python").plot()
    assert TIME_AXIS in {a.get_xlabel() for a in shown.axes}
    calls = [
        q for path in Path(polhode.lab.__file__).parent.glob("*.py") for q in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(q, ast.Call) and ast.unparse(q.func) == "Plot"
    ]  # fmt: skip
    names = {ast.unparse(q.args[1]) for q in calls}
    assert names == {"TIME_AXIS", "STEP_AXIS", "'steps N'", "'axis, x'", "''"} and len(calls) > 30
