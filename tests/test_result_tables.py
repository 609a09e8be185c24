"""Test results as tables: pandas, CSV, LaTeX and Markdown contain what was measured."""

import csv
import io
import math
import re

import numpy as np
import pytest

import polhode as ph
from polhode.evidence.certification import Certificate
from polhode.evidence.certification import Row as Claim
from polhode.evidence.comparison import Comparison, Curve, Point
from polhode.evidence.recommendation import Candidate, Recommendation
from polhode.evidence.result_table import ResultTable


@pytest.fixture(scope="module")
def comparison():
    points = tuple(Point(0.1 / 2**k, 1e-3 / 16**k, 2e-3 / 16**k, 100 * 2**k, 50 * 2**k, 1e-4 * 2**k) for k in range(4))
    broken = (Point(0.1, math.nan, math.nan, 0, 0, math.nan),)
    return Comparison(
        "top & co",
        10.0,
        "a reference known to 1e-15",
        (Curve("rkn4", {}, points), Curve("mr2", {"axes": "231"}, broken)),
    )


@pytest.fixture(scope="module")
def audit():
    return ph.simulate([1, 2, 2.5], omega=[1, 0.1, 0.2], t_end=2, dt=0.1, method="mr2", engine="python").audit()


def results(comparison, audit):
    certificate = Certificate(
        "mr2", {}, (Claim("order", "2", "2.00", "error 1e-05", True), Claim("x|y", "no", "yes", "", None))
    )
    found = (
        Candidate("rkn4", {}, 0.01, 1e-7, 1200.0, 0.5, 1.0),
        Candidate("mr2", {}, math.nan, math.nan, math.nan, math.nan, 1.0, "no step"),
    )
    return comparison, comparison.runs, audit, certificate, Recommendation(1e-6, "calls", 0.0, 10.0, found, {}, 1.0, 10)


def test_every_result_exports_all_formats(comparison, audit):
    pandas = pytest.importorskip("pandas")
    for result in results(comparison, audit):
        table = result.result_table()
        frame = result.to_pandas()
        assert isinstance(frame, pandas.DataFrame) and frame.shape == (len(table.rows), len(table.columns))
        assert frame.attrs["caption"] == table.caption
        rows = list(csv.reader(io.StringIO(result.to_csv())))
        assert rows[0] == list(table.columns) and len(rows) == 1 + len(table.rows)
        for text, values in zip(rows[1:], table.rows, strict=True):
            for cell, value in zip(text, values, strict=True):
                if isinstance(value, float) and math.isfinite(value):
                    assert float(cell) == value  # the table contains all digits
        latex = result.to_latex(label="tab:x")
        body = latex.partition("\\midrule\n")[2].partition("\\bottomrule")[0].splitlines()
        assert len(body) == len(table.rows) and r"\label{tab:x}" in latex
        for line in body:
            assert len(re.findall(r"(?<!\\)&", line)) == len(table.columns) - 1 and line.endswith(r" \\")
        lines = result.to_markdown().splitlines()
        assert lines[0] == table.caption
        assert all(len(re.findall(r"(?<!\\)\|", line)) == len(table.columns) + 1 for line in lines[2:])


def test_the_printed_table_and_the_exported_one_agree(comparison):
    assert str(comparison).splitlines()[1].split("  ")[0] == "method"
    row = comparison.result_table().rows[0]
    assert row[0] == "rkn4" and row[1] == pytest.approx(4.0) and comparison.table()[1][1] == "4.0"
    assert row[2] == comparison.calls("rkn4", 1e-3) and math.isinf(comparison.result_table().rows[1][2])
    assert comparison.table()[2][2:] == ["-", "-", "-", "-", "", ""]
    assert [r[4] for r in comparison.runs.rows] == [100, 200, 400, 800, 0]


def test_latex_is_escaped_and_numbers_are_set_as_numbers(comparison):
    text = comparison.to_latex(digits=2)
    assert r"top \& co" in text and r"$\infty$" in text and r"$\mu$s per call" in text
    assert r"$2.4 \times 10^{-7}$" in text and "e-07" not in text
    made = ResultTable("c", ("a_b", "n"), (("50%", -1.5), ("x", None), ("{}", np.float64(1e-20)), ("", 12345678.0)))
    assert (
        r"a\_b & n \\" in made.to_latex()
        and r"50\% & $-1.5$ \\" in made.to_latex()
        and r"\{\} & $1 \times" in made.to_latex()
    )
    assert made.to_markdown(digits=5).splitlines()[-1] == "|  | 1.2346e+07 |"


def test_files(comparison, tmp_path):
    for suffix, write in ((".csv", comparison.to_csv), (".tex", comparison.to_latex), (".md", comparison.to_markdown)):
        assert write(tmp_path / f"a{suffix}") == (tmp_path / f"a{suffix}").read_text(encoding="utf-8")


@pytest.mark.parametrize(("width", "mm"), [("aps column", 86.0), ("nature page", 183.0)])
def test_comparisons_for_publication(comparison, width, mm):
    pytest.importorskip("matplotlib")
    figure = comparison.plot(style="paper", width=width)
    file = io.BytesIO()
    figure.savefig(file, format="pdf")
    pdf = file.getvalue()
    box = [float(x) for x in re.search(rb"/MediaBox \[([^\]]*)\]", pdf).group(1).split()]
    assert box[2] / 72 * 25.4 == pytest.approx(mm, abs=1e-6)
    assert b"/FontFile2" in pdf and b"/Type3" not in pdf
    figure.canvas.draw()
    for ax in figure.axes:
        for text in (*ax.texts, ax._left_title, ax.xaxis.label, ax.yaxis.label):
            box = text.get_window_extent()
            assert box.x0 >= -1 and box.x1 <= figure.bbox.x1 + 1 and box.y0 >= -1, text.get_text()
    with pytest.raises(ph.InvalidInput, match="style='paper'"):
        comparison.plot(width=width)
    with pytest.raises(ph.InvalidInput, match="paper"):
        comparison.plot(style="papre")
