"""Text for the results of this package: aligned tables, and labels of methods with options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def aligned(rows: Sequence[Sequence[str]], sides: str) -> list[str]:
    """Return the lines of a table in which all cells of a column have the same width.

    sides : alignment of each column, "<" (left) or ">" (right); the last one also applies to all further columns.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    sides = sides.ljust(len(widths), sides[-1])
    return ["  ".join(f"{x:{s}{w}}" for x, s, w in zip(row, sides, widths, strict=True)).rstrip() for row in rows]


def method_label(method: str, options: Mapping[str, Any]) -> str:
    """Return a label of a method with its options, such as `mr2 (axes=231)`."""
    chosen = ", ".join(f"{k}={v}" for k, v in options.items())
    return f"{method} ({chosen})" if chosen else method
