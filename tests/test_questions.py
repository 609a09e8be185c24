"""Test that the documentation answers questions of users: a page answers each one, and the search finds that page."""

import json

import pytest
from pages import questions

from test_docs import site  # noqa: F401  # the pages, built once


@pytest.fixture(scope="module")
def index(site):  # noqa: F811
    """Return the search index of Sphinx: the pages, and for each word the numbers of the pages that contain it."""
    text = (site / "searchindex.js").read_text(encoding="utf-8")
    return json.loads(text[text.index("(") + 1 : text.rindex(")")])


def found(index, words):
    """Return the pages that contain all of these words in text or title, like the search box of the documentation."""
    from sphinx.search import languages
    from sphinx.search.en import SearchEnglish

    english = languages.get("en", SearchEnglish)
    english = SearchEnglish({}) if isinstance(english, str) else english({})
    pages = set(index["docnames"])
    for word in words.split():
        with_it = set()
        for name in {word.lower(), english.stem(word.lower())}:
            for terms in (index["terms"], index["titleterms"]):
                numbers = terms.get(name, [])
                with_it |= {index["docnames"][k] for k in ([numbers] if isinstance(numbers, int) else numbers)}
        pages &= with_it
    return pages


def test_there_are_thirty_and_more():
    assert len(questions()) >= 30


@pytest.mark.parametrize("question", questions())
def test_the_question_is_answered(question, site, index):  # noqa: F811
    page, _, anchor = questions()[question]["page"].partition("#")
    text = (site / f"{page}.html").read_text(encoding="utf-8")
    assert not anchor or f'id="{anchor}"' in text, f"{page} has no section {anchor}"
    assert page in found(index, questions()[question]["words"])


def test_a_search_for_nonsense_finds_nothing(index):
    assert found(index, "quaternion zyzzogeton") == set()
