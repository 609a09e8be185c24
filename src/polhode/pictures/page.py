"""HTML pages in one file: the report of a run, the lab and the scoreboard use this design, light or dark."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from ..arguments import refuse_if
from ..errors import PolhodeError

ASSETS = files(__package__)


def words(text: str) -> str:
    """Return the text as HTML, with text between backticks as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def table(head: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "lines") -> str:
    """Return an HTML table.  The cells are HTML already; the first cell of a row is its heading.

    A heading such as "name|30" also sets the width of its column, in percent.
    """
    parts = [h.partition("|") for h in head]
    top = "".join(f'<th scope="col"{f" style=width:{w}%" if w else ""}>{h}</th>' for h, _, w in parts)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(x if x.startswith("<td") else f"<td>{x}</td>" for x in rest)}</tr>'
        for first, *rest in rows
    )
    return f'<div class="scroll"><table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def document(name: str, subtitle: str, nav: str, body: str, footer: str, title: str = "") -> str:
    """Return an HTML page with navigation.  Its heading is `title`, or "polhode NAME" by default."""
    style, script = (ASSETS.joinpath(f"page.{kind}").read_text(encoding="utf-8") for kind in ("css", "js"))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title or f'polhode {name}'}</title><style>{style}</style></head>"
        f"<body><nav><h1>polhode <span>{name}</span></h1>"
        '<button id="theme" title="light or dark">◐</button>'
        f'<ul><li><a href="#overview">Overview</a></li>{nav}</ul></nav>'
        f"<main><header><h1>{title or f'polhode <span>{name}</span>'}</h1><p>{subtitle}</p></header>{body}"
        f"<footer>{footer}</footer></main><script>{script}</script></body></html>\n"
    )


def check_page(path: str | Path, what: str = "a page") -> Path:
    """Return the path of a page.  Raise an error if it cannot be written, before any other work is done."""
    path = Path(path)
    refuse_if(path.suffix.lower() not in (".html", ".htm"), f"{what} is an HTML file, got {path}")
    refuse_if(not path.parent.is_dir(), f"there is no folder {path.parent}; make it first")
    return path


def write_page(path: Path, text: str) -> Path:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as e:
        raise PolhodeError(f"{path} cannot be written: {e.strerror}") from e
    return path
