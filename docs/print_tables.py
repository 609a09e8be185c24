"""Prints the tables of methods that README.md and other pages hold, from the records.

    python docs/print_tables.py                 print the table of methods
    python docs/print_tables.py README.md       write it between the markers of a file

A file holds a table between `<!-- methods -->` and `<!-- end -->`.  `tests/test_tables.py` checks that the tables of
the repository are current.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from polhode.errors import InvalidInput
from polhode.evidence.tables import COLUMNS
from polhode.integrators import METHODS

BLOCK = re.compile(r"(?P<begin>^<!-- (?P<name>\w+)[^\n]*-->\n)(?P<body>.*?)(?P<end>^<!-- end -->$)", re.M | re.S)


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def methods() -> str:
    """The table of methods, in the order of the registry."""
    return markdown(list(COLUMNS), [[cell(m) for cell in COLUMNS.values()] for m in METHODS.values()])


TABLES: dict[str, Callable[[], str]] = {"methods": methods}


def renewed(text: str) -> str:
    """The text with every block between markers printed anew."""

    def block(found: re.Match[str]) -> str:
        if found["name"] not in TABLES:
            raise InvalidInput(f"there is no table {found['name']!r}; there is: {', '.join(TABLES)}")
        return found["begin"] + TABLES[found["name"]]() + found["end"]

    return BLOCK.sub(block, text)


def main(arguments: Sequence[str]) -> None:
    for name in arguments:
        path = Path(name)
        path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")
    if not arguments:
        print("\n".join(table() for table in TABLES.values()), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
