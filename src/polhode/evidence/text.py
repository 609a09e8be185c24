"""Text that the results of this package share: tables, and the names of methods with options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def aligned(rows: Sequence[Sequence[str]], sides: str) -> list[str]:
    """Lines of a table whose columns are padded to their widest cell.

    sides : "<" (left) or ">" (right) for each column; the last one holds for all further columns.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    sides = sides.ljust(len(widths), sides[-1])
    return ["  ".join(f"{x:{s}{w}}" for x, s, w in zip(row, sides, widths, strict=True)).rstrip() for row in rows]


def method_label(method: str, options: Mapping[str, Any]) -> str:
    """`mr2 (axes=231)`."""
    chosen = ", ".join(f"{k}={v}" for k, v in options.items())
    return f"{method} ({chosen})" if chosen else method
