"""Test that the page of certificates lists the claims of every method, and that each claim held when it was
measured.
"""

import re
from pathlib import Path

import pytest
from print_certificates import claimed, renewed, section

import polhode as ph
import polhode.evidence.certification
from polhode.evidence.certification import certify

PAGE = Path(__file__).parent.parent / "docs" / "certificates.md"


def stated(name):
    """Return a dictionary: claim -> (claimed, measured, verdict), from the section of a method."""
    text = PAGE.read_text(encoding="utf-8")
    found = re.search(rf"^## {name}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    assert found, f"{name} is missing: run python docs/print_certificates.py docs/certificates.md"
    rows = [[c.strip() for c in line.split("|")[1:-1]] for line in found[1].splitlines() if line.startswith("|")]
    return {r[0]: (r[1], r[2], r[4]) for r in rows[2:]}


@pytest.mark.parametrize("name", list(ph.methods))
def test_page_states_the_claims_and_that_they_held(name):
    rows = stated(name)
    for claim, value in claimed(ph.methods[name]).items():
        assert rows[claim][0] == value, claim
    assert all(verdict in ("holds", "open") for _, _, verdict in rows.values())


def test_page_has_no_method_that_is_gone():
    names = re.findall(r"^## (\w+)$", PAGE.read_text(encoding="utf-8"), re.M)
    assert names == list(ph.methods)


def test_a_section_is_what_certify_measures():
    text = section(ph.methods["mr2"], certify("mr2"))
    assert "| symplectic | yes | yes |" in text and "McLachlan" in text


def test_one_section_is_measured_anew_and_the_others_stay(monkeypatch):
    text = PAGE.read_text(encoding="utf-8")
    assert renewed(text, []) == text
    other = polhode.evidence.certification.Certificate(
        "rkn6", {}, (polhode.evidence.certification.Row("a", "b", "c", "d", True),)
    )
    monkeypatch.setattr("print_certificates.certify", lambda name: other)
    new = renewed(text, ["rkn6"])
    assert "| a | b | c | d | holds |" in new
    before, after = (re.split(r"^## rkn6\n", x, flags=re.M) for x in (text, new))
    assert before[0] == after[0] and before[1].split("\n## ", 1)[1] == after[1].split("\n## ", 1)[1]
    with pytest.raises(ph.InvalidInput, match="no section on strang"):
        renewed(re.sub(r"^## strang\n.*?(?=^## )", "", text, flags=re.M | re.S), ["rkn6"])
