"""Test spelling and plain language of the documentation, the docstrings and the messages."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(p for p in (ROOT / "docs").rglob("*.md") if "generated" not in p.parts and p.stem != "certificates")
PAGES += [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")]
SOURCES = sorted((ROOT / "src" / "polhode").rglob("*.py"))
NAMES = "buss,numer,precesses,fro"  # correct words that codespell does not know: authors, journals, physics, Frobenius
MOST_WORDS = 45  # the largest number of words in a sentence of a page
RULES = {
    "a word twice": r"\b([a-zA-Z]{2,}) \1\b(?![/^])",
    "a or an": r"\b[Aa] (?=[aeio]\w*\b)(?!one|once|unit|uni|use|eu)|\b[Aa]n (?=[bcdfgjkpqtvwz]\w+\b)",
    "a riddle": r"\b(who is not installed|in the house|the house's|told apart by them|whose it is)\b",
    "telegraphic": r"\b(of which none is|as they are had|to be had for)\b",
}


def prose(text):
    """Return the paragraphs of a page without code, tables, headings, links and mathematics."""
    text = re.sub(r"^---\n.*?\n---\n", "", text, flags=re.DOTALL)
    text = re.sub(r"^(`{3,}|:{3,}|~{3,}).*?^\1", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"\$\$.*?\$\$|\$[^$]+\$", "x", text, flags=re.DOTALL)
    lines = ["" if re.match(r"\s{4}|\s*\||#|!\[|\(\w+\)=", line) else line for line in text.splitlines()]
    text = "\n".join(re.sub(r"^(\s*)([-*]|\d+\.) ", "\n", line) for line in lines)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return [re.sub(r"\s+", " ", p).strip() for p in re.split(r"\n\s*\n", text) if p.strip()]


def sentences(paragraph):
    return re.split(r"(?<=[.!?:;])\s+(?=[A-Z`\"(\[])", re.sub(r"`[^`]*`", "Code", paragraph))


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_sentences_of_a_page_are_short_and_plain(path):
    found = []
    for paragraph in prose(path.read_text(encoding="utf-8")):
        for s in sentences(paragraph):
            if len(s.split()) > MOST_WORDS:
                found.append(f"{len(s.split())} words: {s}")
            found += [f"{rule}: {m[0]!r} in {s}" for rule, pattern in RULES.items() for m in re.finditer(pattern, s)]
    assert not found, "\n".join(found)


def words_of(path):
    """Yield docstrings and other strings of a module that contain a space, with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value.strip():
            yield node.lineno, node.value


def test_docstrings_and_messages_keep_the_rules():
    found = []
    for path in SOURCES:
        for line, text in words_of(path):
            for rule in ("a word twice", "a riddle"):
                found += [
                    f"{path.name}:{line}: {m[0]!r}" for m in re.finditer(RULES[rule], re.sub(r"`[^`]*`", "", text))
                ]
    assert not found, "\n".join(found)


def test_the_rules_would_notice():
    assert re.search(RULES["a word twice"], "it is is wrong") and re.search(RULES["a or an"], "a error")
    assert not re.search(RULES["a or an"], "a unit, a user, an hour, a one-step method")
    assert len(sentences("One is here. Two is there.")) == 2
    assert prose("# Title\n\nWords.\n\n```python\ncode code\n```\n\n| a | a |\n") == ["Words."]


def test_spelling():
    """Check common misspellings with codespell."""
    pytest.importorskip("codespell_lib")
    command = [sys.executable, "-m", "codespell_lib", "-L", NAMES, "--skip", "*.bib,*.json,*/static/*,*/generated/*"]
    done = subprocess.run([*command, *map(str, PAGES), str(ROOT / "src")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
