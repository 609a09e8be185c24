"""Test the literature: every source is in the bibliography, every entry is complete and readable, and `cite` finds
both.
"""

import re

import pytest

import polhode as ph
from polhode.evidence.references import references

NEEDED = {
    "article": {"author", "title", "journal", "volume", "pages", "year"},
    "book": {"author", "title", "publisher", "year"},
    "unpublished": {"author", "title", "note", "year"},
}


@pytest.mark.parametrize("name", ph.methods)
def test_the_sources_of_every_method_are_known(name):
    source = ph.methods[name].source
    assert {source.key, *source.also} <= set(references())
    assert source.where


@pytest.mark.parametrize("key", references())
def test_every_entry_is_complete_and_reads_well(key):
    entry = references()[key]
    assert NEEDED[entry.kind] <= set(entry.fields)
    assert entry.bibtex.startswith(f"@{entry.kind}{{{key},\n") and entry.bibtex.count("{") == entry.bibtex.count("}")
    assert not re.search(r"[{}\\]|--|\.\.|, ,| {2}", entry.text)
    assert str(entry.fields["year"]) in entry.text


def test_the_file_has_no_entry_that_the_reader_misses():
    from importlib import resources

    text = (resources.files("polhode.evidence") / "references.bib").read_text(encoding="utf-8")
    assert len(re.findall(r"^@", text, re.MULTILINE)) == len(references())
    assert len(re.findall(r"^ +\w+ *=", text, re.MULTILINE)) == sum(len(r.fields) for r in references().values())


def test_the_papers_that_the_methods_come_from_are_there():
    wanted = "krysl2004 krysl2005 hulbert1992 buss2001 betsch2009 hairer1993 mclachlan1993 reich1994"
    assert set(wanted.split()) <= set(references())


def test_text_of_an_article_and_of_a_book():
    assert ph.cite("betsch2009").text == (
        "Peter Betsch and Ralf Siebert. Rigid body dynamics in terms of quaternions: Hamiltonian formulation and "
        "conserving numerical integration. International Journal for Numerical Methods in Engineering 79(4):444–473, "
        "2009. doi:10.1002/nme.2586"
    )
    assert ph.cite("hairer1993").text == (
        "Ernst Hairer, Syvert P. Nørsett and Gerhard Wanner. Solving Ordinary Differential Equations I: Nonstiff "
        "Problems. Springer, edition 2, 1993. doi:10.1007/978-3-540-78862-1"
    )


def test_cite_a_method_names_place_source_and_who_had_it_first():
    c = ph.cite("mr2")
    assert c.text.startswith("mr2: section 3, McLachlan-Reich of\nSamuel R. Buss.")
    assert all(f"{{{key}," in c.bibtex for key in ("buss2001", "mclachlan1993", "reich1994"))
    assert c.text in str(c) and c.bibtex in repr(c)


def test_cite_takes_aliases():
    assert ph.cite("hstagm").bibtex == ph.cite("hulbert_stag").bibtex


def test_cite_polhode_itself():
    c = ph.cite()
    assert ph.__version__ in c.text and f"version = {{{ph.__version__}}}" in c.bibtex


def test_cite_something_unknown_suggests_what_is_meant():
    with pytest.raises(ph.InvalidInput, match="Did you mean 'buss2001'"):
        ph.cite("buss2000")
