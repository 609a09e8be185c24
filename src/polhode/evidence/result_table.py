"""Export results as tables: pandas, CSV, LaTeX and Markdown.

    polhode.compare("fast-top").to_latex("fast_top.tex")
    polhode.certify("rkn4").to_markdown()

A table holds unformatted numbers and words.  CSV files and pandas DataFrames have all digits of the numbers; LaTeX and
Markdown have `digits` significant digits.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from ..arguments import refuse_if, whole_number
from ..errors import InvalidInput, optional_module

Cell = str | float | int | bool | None


class TableExports:
    """Methods that export a result as a table; a class must define `result_table`."""

    def result_table(self) -> ResultTable:
        """Return the result as a table of numbers and words."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        return f"<pre>{escape(str(self))}</pre>"

    def to_pandas(self) -> Any:
        """Return the table as a pandas DataFrame, with the caption in `attrs["caption"]`."""
        pandas, table = optional_module("pandas", "to_pandas", "data"), self.result_table()
        frame = pandas.DataFrame([list(r) for r in table.rows], columns=list(table.columns))
        frame.attrs["caption"] = table.caption
        return frame

    def to_csv(self, path: str | Path | None = None) -> str:
        """Return the table as comma-separated values with all digits.

        Parameters
        ----------
        path : str or Path, optional
            A file to write.

        Returns
        -------
        str
            The text of the table. If `path` is given, it is also written there.
        """
        table, out = self.result_table(), io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(table.columns)
        writer.writerows(
            [["" if x is None else repr(x) if isinstance(x, float) else x for x in plain(row)] for row in table.rows]
        )
        return written(out.getvalue(), path, ".csv")

    def to_latex(self, path: str | Path | None = None, *, digits: int = 3, label: str | None = None) -> str:
        r"""Return the table as LaTeX with its caption; the document needs ``\usepackage{booktabs}``.

        Parameters
        ----------
        path : str or Path, optional
            A file to write.
        digits : int
            Significant digits of the numbers.
        label : str, optional
            A label for ``\ref``.

        Returns
        -------
        str
            The text of the table. If `path` is given, it is also written there.
        """
        table = self.result_table()
        head, *body = texts(table, digits, latex_cell)
        sides = "".join("r" if number else "l" for number in numeric(table))
        lines = [
            r"\begin{table}", r"\centering", rf"\caption{{{latex_cell(table.caption, digits)}}}",
            *([] if label is None else [rf"\label{{{label}}}"]), rf"\begin{{tabular}}{{{sides}}}", r"\toprule",
            " & ".join(head) + r" \\", r"\midrule", *(" & ".join(cells) + r" \\" for cells in body), r"\bottomrule",
            r"\end{tabular}", r"\end{table}", "",
        ]  # fmt: skip
        return written("\n".join(lines), path, ".tex")

    def to_markdown(self, path: str | Path | None = None, *, digits: int = 3) -> str:
        """Return the table as Markdown.

        Parameters
        ----------
        path : str or Path, optional
            A file to write.
        digits : int
            Significant digits of the numbers.

        Returns
        -------
        str
            The text of the table. If `path` is given, it is also written there.
        """
        table = self.result_table()
        head, *body = texts(table, digits, markdown_cell)
        rule = ["---:" if number else ":---" for number in numeric(table)]
        lines = [f"| {' | '.join(cells)} |" for cells in (head, rule, *body)]
        return written("\n".join([table.caption, "", *lines, ""]), path, ".md")


@dataclass(frozen=True)
class ResultTable(TableExports):
    """A table with a caption, named columns, and rows of numbers and words; None is an empty cell."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def __post_init__(self) -> None:
        for row in self.rows:
            if len(row) != len(self.columns):
                raise InvalidInput(f"a row of {len(row)} cells in a table of {len(self.columns)} columns: {row!r}")

    def result_table(self) -> ResultTable:
        """Return the table itself."""
        return self


def texts(table: ResultTable, digits: int, write: Callable[[str | float, int], str]) -> list[list[str]]:
    """Return the heading and all rows as text."""
    digits = whole_number(digits, "digits", least=1)

    def cell(x: Cell) -> str:
        return "" if x is None else ("yes" if x else "no") if isinstance(x, bool) else write(x, digits)

    return [[cell(x) for x in plain(row)] for row in (table.columns, *table.rows)]


def numeric(table: ResultTable) -> list[bool]:
    """For each column, return whether it holds numbers."""
    columns = [[row[k] for row in table.rows if row[k] is not None] for k in range(len(table.columns))]
    return [bool(cells) and all(map(is_number, cells)) for cells in columns]


def plain(row: Sequence[Cell]) -> list[Cell]:
    """Convert NumPy numbers to Python numbers, and NaN to an empty cell."""
    cells = [x.item() if isinstance(x, np.generic) else x for x in row]
    return [None if isinstance(x, float) and math.isnan(x) else x for x in cells]


def is_number(x: Cell) -> bool:
    return isinstance(x, (int, float, np.number)) and not isinstance(x, bool)


def rounded(x: float, digits: int) -> str:
    """Return a number as text with a given number of significant digits, such as 1234, 0.0123 or 1.2e-05."""
    if isinstance(x, int) or (abs(x) < 1e15 and x == int(x) and abs(x) >= 10 ** (digits - 1)):
        return str(int(x)) if abs(x) < 10**7 else f"{float(x):.{digits}g}"
    return f"{x:.{digits}g}"


def markdown_cell(x: str | float, digits: int) -> str:
    return x.replace("|", r"\|") if isinstance(x, str) else rounded(x, digits)


LATEX = {
    "\\": r"\textbackslash{}", "&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_", "{": r"\{", "}": r"\}",
    "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "µ": r"$\mu$", "²": r"$^2$", "³": r"$^3$", "·": r"$\cdot$",
    "±": r"$\pm$", "<": r"$<$", ">": r"$>$", "°": r"$^\circ$",
}  # fmt: skip


def latex_cell(x: str | float, digits: int) -> str:
    if isinstance(x, str):
        return "".join(LATEX.get(c, c) for c in x)
    if math.isinf(x):
        return r"$\infty$" if x > 0 else r"$-\infty$"
    mantissa, found, power = rounded(x, digits).partition("e")
    if found:
        return rf"${mantissa} \times 10^{{{int(power)}}}$"
    return f"${mantissa}$" if mantissa.startswith("-") else mantissa


def written(text: str, path: str | Path | None, suffix: str) -> str:
    """Return the text, and write it to a file if `path` is given; its ending must be `suffix`."""
    if path is None:
        return text
    if isinstance(path, bool) or not isinstance(path, (str, Path)):
        raise InvalidInput(f"the path of a table is a file name such as 'table{suffix}', got {path!r}")
    file = Path(path)
    other = file.suffix.lower() != suffix
    refuse_if(other, f"{file}: this table is written as {suffix}; choose a name with this ending")
    refuse_if(not file.parent.is_dir(), f"there is no folder {file.parent}; make it first")
    file.write_text(text, encoding="utf-8")
    return text


def aligned(rows: Sequence[Sequence[str]], sides: str) -> list[str]:
    """Return lines with aligned cells.  sides : "<" or ">" for each column; the last one also for all further ones."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    sides = sides.ljust(len(widths), sides[-1])
    return ["  ".join(f"{x:{s}{w}}" for x, s, w in zip(row, sides, widths, strict=True)).rstrip() for row in rows]


def method_label(method: str, options: Mapping[str, Any]) -> str:
    """Return a label of a method with its options, such as `mr2 (axes=231)`."""
    chosen = ", ".join(f"{k}={v}" for k, v in options.items())
    return f"{method} ({chosen})" if chosen else method
