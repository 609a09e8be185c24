"""Tables of the documentation, printed from the records: `python -m polhode.evidence.tables`.

    python -m polhode.evidence.tables                 print the table of methods
    python -m polhode.evidence.tables README.md       write it between the markers of a file

A file holds a table between `<!-- methods -->` and `<!-- end -->`.  `tests/test_tables.py` checks that the
tables of the repository are current.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from typing import Any

from ..errors import InvalidInput
from ..integrators import METHODS
from ..integrators.record import Cost, Method

WORDS: dict[Any, str] = {True: "yes", False: "no", None: "open"}
BLOCK = re.compile(r"(?P<begin>^<!-- (?P<name>\w+)[^\n]*-->\n)(?P<body>.*?)(?P<end>^<!-- end -->$)", re.M | re.S)


def calls(cost: Cost) -> str:
    """Torque calls per step."""
    parts = [str(cost.step)] if cost.step or not cost.each_pass else []
    if cost.each_pass:
        parts.append(f"{cost.each_pass} per pass")
    return " + ".join(parts)


def source(m: Method) -> str:
    return ", ".join((m.source.key, *m.source.also))


COLUMNS: dict[str, Callable[[Method], str]] = {
    "method": lambda m: f"`{m.name}`",
    "what it is": lambda m: m.summary,
    "order": lambda m: "exact" if m.order == inf else str(m.order),
    "symplectic": lambda m: WORDS[m.claims.symplectic],
    "reversible": lambda m: WORDS[m.claims.reversible],
    "energy, free": lambda m: m.claims.free_energy or "open",
    "energy, potential": lambda m: m.claims.energy or "open",
    "momentum": lambda m: m.claims.momentum or "open",
    "torque calls per step": lambda m: calls(m.cost),
    "source": source,
}


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
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
