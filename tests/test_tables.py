"""Tables of the documentation are printed from the records and are current."""

import subprocess
import sys
from pathlib import Path

import pytest
from print_tables import BLOCK, TABLES, methods, renewed

import polhode as ph
from polhode.evidence.tables import COLUMNS, calls
from polhode.integrators.record import Cost

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda p: p.name)
def test_tables_are_current(path):
    text = path.read_text(encoding="utf-8")
    assert renewed(text) == text, f"run: python docs/print_tables.py {path.relative_to(ROOT)}"


def test_the_readme_has_the_table_of_methods():
    assert [m["name"] for m in BLOCK.finditer((ROOT / "README.md").read_text(encoding="utf-8"))] == ["methods"]


def test_every_method_has_a_row_with_its_facts():
    head, rule, *rows = [[c.strip() for c in line.strip("|\n").split("|")] for line in methods().splitlines()]
    assert head == list(COLUMNS) and set(rule) == {"---"}
    assert [r[0].strip("`") for r in rows] == list(ph.methods)
    for row in rows:
        m = ph.methods[row[0].strip("`")]
        fact = dict(zip(head, row, strict=True))
        assert fact["order"] == str(m.claims.order).replace("inf", "exact")
        assert fact["symplectic"] == {True: "yes", False: "no", None: "open"}[m.claims.symplectic]
        assert fact["energy, potential"] == (m.claims.energy or "open")
        assert m.source.key in fact["source"]


@pytest.mark.parametrize(
    "cost, text",
    [(Cost(step=2), "2"), (Cost(step=0, each_pass=1), "1 per pass"), (Cost(step=1, each_pass=2), "1 + 2 per pass"),
     (Cost(step=0), "0")],
)  # fmt: skip
def test_torque_calls_in_words(cost, text):
    assert calls(cost) == text


def test_blocks_are_renewed_and_the_rest_is_left_alone():
    text = "a\n<!-- methods: printed -->\nold\n<!-- end -->\nb\n"
    new = renewed(text)
    assert new == f"a\n<!-- methods: printed -->\n{methods()}<!-- end -->\nb\n"
    assert renewed(new) == new
    assert renewed("nothing here\n") == "nothing here\n"


def test_an_unknown_table_is_refused():
    with pytest.raises(ph.InvalidInput, match="no table 'prices'"):
        renewed("<!-- prices -->\n<!-- end -->")


def test_the_command_prints_or_writes(tmp_path):
    command = [sys.executable, str(ROOT / "docs" / "print_tables.py")]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed == "\n".join(t() for t in TABLES.values())
    file = tmp_path / "x.md"
    file.write_text("<!-- methods -->\n<!-- end -->\n")
    subprocess.run([*command, str(file)], check=True)
    assert file.read_text() == f"<!-- methods -->\n{methods()}<!-- end -->\n"
