"""Functions that several commands use: tables, JSON, options of methods."""

from __future__ import annotations

import ast
import json
import math
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, is_dataclass
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..arguments import refuse_if

if TYPE_CHECKING:
    from ..motion.trajectory import Trajectory

PICTURES = (".svg", ".pdf", ".png")
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
quiet = click.option("-q", "--quiet", is_flag=True, help="Print nothing but errors.")


def plain(x: Any) -> Any:
    """Return the value as data for JSON."""
    if is_dataclass(x) and not isinstance(x, type):
        return plain(asdict(x))
    if isinstance(x, dict):
        return {str(k): plain(v) for k, v in x.items()}
    if isinstance(x, (list, tuple)):
        return [plain(v) for v in x]
    if isinstance(x, float) and not math.isfinite(x):
        return None if math.isnan(x) else str(x)
    return x if isinstance(x, (str, int, float, bool, type(None))) else str(x)


def print_json(x: Any) -> None:
    click.echo(json.dumps(plain(x), indent=1, ensure_ascii=False))


def show(as_json: bool, data: Any, text: Any) -> None:
    """Print the data as JSON, or else the text."""
    if as_json:
        print_json(data)
    else:
        click.echo(str(text))


def print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table that fits the terminal.  If the output is a file or a pipe, no text is cut off."""
    from rich.console import Console
    from rich.table import Table

    table = Table(*head, box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*row)
    wide = None if sys.stdout.isatty() else 400
    Console(width=wide, highlight=False, markup=False).print(table)


def print_rows(as_json: bool, head: dict[str, str], rows: Iterable[Sequence[str]]) -> None:
    """Print rows as JSON or as a table; `head` holds the keys of the columns and their headings."""
    if as_json:
        print_json([dict(zip(head, row)) for row in rows])
    else:
        print_table(list(head.values()), rows)


@contextmanager
def at_work(silent: bool) -> Iterator[Callable[[str], None]]:
    """Show a status line on standard error, if it is a terminal.  Provide a function that sets its text."""
    if silent or not sys.stderr.isatty():
        yield lambda words: None
        return
    from rich.console import Console

    with Console(stderr=True, highlight=False).status("") as status:
        yield status.update


@contextmanager
def progress_bar(words: str, silent: bool) -> Iterator[Callable[[int, int], None] | None]:
    """Show a progress bar on standard error, if it is a terminal.  Provide the function that updates the bar."""
    if silent or not sys.stderr.isatty():
        yield None
        return
    from ..run.interrupts import progress_display

    with progress_display(transient=True) as bar:
        task = bar.add_task(words, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def load_result(path: str | Path) -> Trajectory:
    """Load a result.  If it is incomplete, print a warning on standard error."""
    from ..files.storage import load

    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        run = load(path)
    for w in said:
        click.echo(f"Warning: {w.message}", err=True)
    return run


def options(*chosen: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return a decorator that adds these options to a command."""
    return lambda command: reduce(lambda made, option: option(made), reversed(chosen), command)


def flag(name: str, words: str, variable: str | None = None) -> Callable[[Any], Any]:
    """Return an option without a value; `variable` is its parameter, if that has another name."""
    return click.option(name, *([variable] if variable else []), is_flag=True, help=words)


def set_option(words: str) -> Callable[[Any], Any]:
    """Return the option --set KEY=VALUE, which may be repeated."""
    return click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help=words)


def settled(settings: Sequence[str]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for s in settings:
        key, found, value = s.partition("=")
        if not found or not key:
            raise click.UsageError(f"--set needs KEY=VALUE, got {s!r}")
        try:
            out[key.strip()] = ast.literal_eval(value)
        except (ValueError, SyntaxError):
            out[key.strip()] = value
        if value.isdigit() and len(value) > 1:  # "231" is an order of axes, not a number
            out[key.strip()] = value
        if value.lower() in ("true", "false"):
            out[key.strip()] = value.lower() == "true"
    return out


def check_folder(path: Path) -> None:
    refuse_if(not path.parent.is_dir(), f"there is no folder {path.parent}; make it first")


def checked_picture(ctx: click.Context, parameter: click.Parameter, path: str | None) -> str | None:
    """Return the path of a picture.  Raise an error if it cannot be written, before any other work is done."""
    if path is not None:
        refuse_if(Path(path).suffix.lower() not in PICTURES, f"{path}: a picture is written in SVG, PDF or PNG")
        check_folder(Path(path))
    return path


def picture_option(words: str) -> Callable[[Any], Any]:
    """Return the option --output for a picture."""
    return click.option("-o", "--output", type=click.Path(dir_okay=False), callback=checked_picture, help=words)
