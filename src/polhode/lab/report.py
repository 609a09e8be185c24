"""The report of the lab: one HTML page with the figures and tables of all exhibits."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from ..evidence.references import references
from ..pictures.page import document, table, words
from . import exhibits
from .draw import draw
from .exhibit import Cell, Exhibit, Finding, Verdict, hues
from .run import Result, as_data, total

LOOK = {  # for each verdict: the class in the page, a sign, and a short word
    Verdict.AGREES: ("agrees", "✓", "to the digits"),
    Verdict.WITHIN: ("within", "≈", "within"),
    Verdict.HOLDS: ("holds", "✓", "holds"),
    Verdict.PARTLY: ("partly", "◐", "in part"),
    Verdict.DIFFERS: ("differs", "≠", "differs"),
    Verdict.REFUTED: ("refuted", "✗", "does not hold"),
    Verdict.UNDETERMINED: ("undetermined", "?", "undetermined"),
}


def write(results: Mapping[str, Result], where: str | Path) -> tuple[Path, Path]:
    """Write index.html and lab.json into a folder, and return their paths."""
    where = Path(where)
    where.mkdir(parents=True, exist_ok=True)
    data = as_data(dict(results))
    page, plain = where / "index.html", where / "lab.json"
    plain.write_text(json.dumps(data, indent=1, ensure_ascii=False, allow_nan=False) + "\n", encoding="utf-8")
    page.write_text(html(results, data["made"], data["polhode"]), encoding="utf-8")
    return page, plain


# --- pieces ----------------------------------------------------------------------------------------------


def badge(v: Verdict) -> str:
    name, sign, brief = LOOK[v]
    return f'<span class="badge {name}"><b>{sign}</b>{brief}</span>'


def bar(counts: Mapping[Verdict, int], label: bool = False) -> str:
    """Return the numbers of verdicts as a stacked bar."""
    parts = "".join(
        f'<i class="{LOOK[v][0]}" style="flex:{n}" title="{n} {v.value}">{n if label else ""}</i>'
        for v in Verdict
        if (n := counts.get(v, 0))
    )
    return f'<span class="bar">{parts}</span>'


def authors_year(key: str) -> str:
    """Return authors and year of a paper, such as "Krysl & Endres 2005"."""
    f = references()[key].fields
    names = [n.partition(",")[0].strip("{} ") for n in f["author"].split(" and ")]
    return f"{' & '.join(names)} {f['year']}"


# --- tables ----------------------------------------------------------------------------------------------


def cell_tables(cells: Sequence[Cell], narrow: bool) -> str:
    """Return the cells that have a column as a table by row and column, and the others as a list."""
    square, others = [c for c in cells if c.column], [c for c in cells if not c.column]
    wordy = narrow and any(len(c.published) + len(c.recomputed) > 44 for c in others)
    return (grid(square) if square else "") + (cards(others) if wordy else lines(others))


def cards(cells: Sequence[Cell]) -> str:
    """Return each cell as a card, for long texts in a narrow column."""
    return "".join(
        f'<div class="card {LOOK[c.verdict][0]}"><p>{badge(c.verdict)} '
        f"{identifier(c)}<b>{words(c.where)}</b></p>"
        f"<dl><dt>published</dt><dd>{words(c.published) or '–'}</dd>"
        f"<dt>recomputed</dt><dd>{words(c.recomputed) or '–'}</dd></dl>"
        f"{f'<small>{words(c.note)}</small>' if c.note else ''}</div>"
        for c in cells
    )


def grid(cells: Sequence[Cell]) -> str:
    """Return cells as a table by row and column, followed by a list of the cells that do not agree."""
    columns = list(dict.fromkeys(c.column for c in cells))
    at = {(c.where, c.column): c for c in cells}
    rows = [[words(r), *(box(at.get((r, c))) for c in columns)] for r in dict.fromkeys(c.where for c in cells)]
    odd = [c for c in cells if c.verdict is not Verdict.AGREES]
    text = f"{len(odd)} of {len(cells)} do not agree to the printed digits"
    notes = f"<details{' open' if len(odd) <= 6 else ''}><summary>{text}</summary>{lines(odd)}</details>"
    return (
        table(["", *map(words, columns)], rows, "grid")
        + f'<p class="key">In each cell, the printed value is above the recomputed one.</p>{notes if odd else ""}'
    )


def box(c: Cell | None) -> str:
    if c is None:
        return '<td class="none">–</td>'
    name, sign, _ = LOOK[c.verdict]
    tip = escape(c.verdict.value + (f": {c.note}" if c.note else ""))
    return (
        f'<td class="{name}" title="{tip}"><span>{words(c.published)}</span>'
        f"<strong>{words(c.recomputed)} <b>{sign}</b></strong></td>"
    )


def lines(cells: Sequence[Cell]) -> str:
    """Return cells as a list, with published and recomputed values."""
    rows = [
        [
            identifier(c) + place(c), words(c.published) or "–", words(c.recomputed) or "–",
            badge(c.verdict) + (f"<small>{words(c.note)}</small>" if c.note else ""),
        ]
        for c in cells
    ]  # fmt: skip
    return table(["printed value or claim", "published", "recomputed", "verdict"], rows) if rows else ""


def identifier(c: Cell) -> str:
    return f"<code>{escape(c.id)}</code> " if c.id else ""


def place(c: Cell) -> str:
    return words(c.where) + (f", {words(c.column)}" if c.column else "")


# --- sections --------------------------------------------------------------------------------------------


def figures(finding: Finding) -> str:
    """Return the drawings with their titles.  If several drawings have the same title, add what each one shows."""
    often = Counter(p.title for p in finding.plots)
    titles = [f"{p.title}: {p.y}" if often[p.title] > 1 else p.title for p in finding.plots]
    return "".join(
        f"<figure><figcaption>{words(title)}</figcaption>{draw(p, numbers)}</figure>"
        for title, p, numbers in zip(titles, finding.plots, hues(finding.plots), strict=True)
    )


def one(e: Exhibit, r: Result) -> str:
    """Return an exhibit, with its figures beside its table, or above the table if this needs the whole width."""
    head = f'<h3>{words(e.title)}<a class="anchor" href="#{e.key}" title="{e.key}">#</a></h3>'
    if r.finding is None:
        inner = f'<p class="failed">could not be computed</p><pre>{escape(r.error)}</pre>'
        return f'<article id="{e.key}" class="exhibit">{head}{inner}</article>'
    f = r.finding
    columns = len({c.column for c in f.cells if c.column})
    wide = columns > 3 or not f.cells or len(f.plots) == 0 or len(f.plots) > max(1, len(f.cells) // 2)
    notes = "".join(f"<li>{words(n)}</li>" for n in f.notes)
    notes = f"<ul class=notes>{notes}</ul>" if notes else ""
    length = " · full length" if r.full else ""
    meta = f'<p class="meta"><code>{e.key}</code> {r.seconds:.1f} s{length} {bar(r.verdicts)}</p>'
    doc = f"<p>{words(' '.join(e.doc.split()))}</p>" if e.doc else ""
    return (
        f'<article id="{e.key}" class="exhibit {" ".join(sorted({LOOK[v][0] for v in r.verdicts}))}">{head}{meta}'
        f"{doc}"
        f'<div class="{"stack" if wide else "beside"}"><div class="figures">{figures(f)}</div>'
        f'<div class="tables">{cell_tables(f.cells, not wide)}{notes}</div></div></article>'
    )


def overview(results: Mapping[str, Result], papers: Mapping[str, list[str]]) -> str:
    counts = total(results.values())
    n = sum(counts.values())
    good = sum(k for v, k in counts.items() if v.good)
    tiles = "".join(
        f'<button class="tile {LOOK[v][0]}" data-show="{LOOK[v][0]}" aria-pressed="false">'
        f"<b>{counts[v]}</b><span>{LOOK[v][1]} {v.value}</span></button>"
        for v in Verdict
        if counts[v]
    )
    by_paper = {p: total(results[k] for k in keys) for p, keys in papers.items()}
    rows = [
        [f'<a href="#{p}">{words(authors_year(p))}</a>', str(len(papers[p])), str(sum(v.values())), bar(v, label=True)]
        for p, v in by_paper.items()
    ]
    failed = [k for k, r in results.items() if r.finding is None]
    trouble = f'<p class="failed">Could not be computed: {", ".join(map(escape, failed))}.</p>' if failed else ""
    return (
        '<section id="overview"><p class="lead">'
        f"<b>{n}</b> printed values and claims of {len(papers)} paper{'s' * (len(papers) != 1)} "
        f"on the rotation of rigid bodies, recomputed: "
        f"<b>{good}</b> agree or hold. Every verdict is based on values computed for this page.</p>"
        f'<div class="tiles">{tiles}</div><p class="key">Click a tile to see only the exhibits with this verdict.</p>'
        f"{trouble}"
        f"{table(['paper', 'exhibits', 'verdicts', ''], rows, 'papers')}</section>"
        f"{claims(results)}{differences(results)}"
    )


def all_cells(results: Mapping[str, Result]) -> list[tuple[Cell, str]]:
    """Return all cells, each with the key of its exhibit."""
    return [(c, k) for k, r in results.items() if r.finding for c in r.finding.cells]


def claims(results: Mapping[str, Result]) -> str:
    """Return the numbered claims, each with its verdict and a link."""
    found = [x for x in all_cells(results) if x[0].id]
    if not found:
        return ""
    items = "".join(
        f'<a href="#{k}" class="claim {LOOK[c.verdict][0]}" title="{escape(f"{c.where}: {c.verdict.value}")}">'
        f"<b>{LOOK[c.verdict][1]}</b>{escape(c.id)}</a>"
        for c, k in sorted(found, key=lambda x: x[0].id)
    )
    return f'<section id="claims"><h2>Claims</h2><div class="claims">{items}</div></section>'


def differences(results: Mapping[str, Result]) -> str:
    """Return a table of all values and claims that do not agree or do not hold."""
    bad = (Verdict.REFUTED, Verdict.DIFFERS, Verdict.PARTLY)
    found = sorted((x for x in all_cells(results) if x[0].verdict in bad), key=lambda x: bad.index(x[0].verdict))
    if not found:
        return ""
    known = exhibits()
    rows = [
        [
            badge(c.verdict), f'<a href="#{k}">{words(authors_year(known[k].paper))}</a>', place(c),
            f"{words(c.published)} → <b>{words(c.recomputed)}</b>", f"<small>{words(c.note)}</small>",
        ]
        for c, k in found
    ]  # fmt: skip
    return (
        f'<section id="differences"><h2>What does not agree</h2><details{" open" if len(found) <= 12 else ""}>'
        f"<summary>{len(found)} values and claims</summary>{table([], rows, 'lines all')}</details></section>"
    )


def html(results: Mapping[str, Result], made: str, version: str) -> str:
    known = exhibits()
    papers: dict[str, list[str]] = {}
    for k in results:
        papers.setdefault(known[k].paper, []).append(k)
    nav, body = [], []
    for p, keys in papers.items():
        inner = "".join(
            f'<li><a href="#{k}" title="{escape(known[k].title)}">{words(known[k].title)}</a>'
            f"{bar(results[k].verdicts)}</li>"
            for k in keys
        )
        nav.append(f'<li><a href="#{p}">{words(authors_year(p))}</a><ul>{inner}</ul></li>')
        body.append(
            f'<section id="{p}" class="paper"><h2>{words(authors_year(p))}</h2>'
            f'<p class="source">{words(references()[p].text)}</p>'
            f"{''.join(one(known[k], results[k]) for k in keys)}</section>"
        )
    return document(
        "lab", "The papers, recomputed", "".join(nav), f"{overview(results, papers)}{''.join(body)}",
        f"polhode {version} · {made.replace('T', ' ').replace('+00:00', ' UTC')} · "
        "as data: <a href='lab.json'>lab.json</a>",
    )  # fmt: skip
