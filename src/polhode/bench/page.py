"""The scoreboard as one self-contained HTML page, with the design of the lab's report."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Any

from ..evidence.comparison import count
from ..lab.draw import COLOURS, DASHES, MARKS, PAPER, draw, page_colour
from ..lab.exhibit import Plot, Verdict, curve
from ..lab.report import LOOK, badge
from ..pictures.page import document, table, words
from .bars import RIVALS, number
from .peers import peers
from .work import LEVELS, Race, best, cost, cost_kinds, label, measured_problems, ours, races, theirs

Data = Mapping[str, Any]
SHOWN = 4  # number of methods of polhode in a figure


# --- pieces -------------------------------------------------------------------------------------------------


def power(e: float) -> str:
    return f"10<sup>−{round(-math.log10(e))}</sup>"


def facts(text: str) -> str:
    """Return text as HTML, with 1e-03, 1.4e+09 and r^-11 written with superscripts."""

    def written(m: re.Match[str]) -> str:
        head = "" if m[1] == "1" else f"{m[1]}·"
        return f"{head}10<sup>{'−' * (m[2] == '-')}{int(m[3])}</sup>"

    text = re.sub(r"(?<![\w.])(\d+(?:\.\d+)?)e([+-])(\d+)\b", written, words(text))
    return re.sub(r"\^-(\d+)", r"<sup>−\1</sup>", text)


def shown(x: float | None, of: str) -> str:
    if x is None or math.isnan(x):
        return ""
    if math.isinf(x):
        return '<td class="none">–</td>'
    return count(x) if of == "calls" else seconds(x)


def seconds(x: float | None) -> str:
    """Return a time with exactly three digits, such as 46.0 µs."""
    if x is None:
        return "–"
    size, unit = next((p for p in ((1e-9, "ns"), (1e-6, "µs"), (1e-3, "ms")) if x < 999.5 * p[0]), (1.0, "s"))
    return f"{x / size:#.3g}".rstrip(".") + f" {unit}"


def bold_label(r: Data) -> str:
    """Return library and method, in bold for polhode."""
    name = words(label(r))
    return f"<b>{name}</b>" if r["peer"] == "polhode" else name


def best_cell(r: Data, text: str) -> str:
    """Return the best cell of a column of a table, with a colour that shows whether it belongs to polhode."""
    return f'<td class="{"holds" if r["peer"] == "polhode" else "differs"}"><strong>{text}</strong></td>'


def looks(rows: Sequence[Data]) -> list[dict[str, Any]]:
    """Return how curves are drawn.  polhode is thick, blue and has markers; each other library has its own colour in
    all figures.
    """
    order = list(peers())
    seen: Counter[str] = Counter()
    found = []
    for r in rows:
        name = r["peer"]
        cycle, number = divmod((order.index(name) if name in order else len(order)) - 1, COLOURS - 1)
        k, seen[name] = seen[name], seen[name] + 1
        if name == "polhode":
            mark = MARKS[k % len(MARKS)]
            found.append({"color": page_colour(0), "ls": "-", "lw": 1.7, "marker": mark, "ms": 3.4, "zorder": 3})
        else:
            dash = DASHES[(cycle + k) % len(DASHES)]
            colour = page_colour(1 + number)
            found.append({"color": colour, "ls": dash, "lw": 1.0, "marker": "o", "ms": 1.7 + 1.1 * cycle,
                          "mfc": PAPER if cycle else colour})  # fmt: skip
    return found


def figure(plot: Plot, rows: Sequence[Data] = ()) -> str:
    """Return a drawing, with one curve for each row; without rows, with the colours of the lab."""
    return f"<figure><figcaption>{words(plot.title)}</figcaption>{draw(plot, looks=looks(rows))}</figure>"


# --- work and precision ---------------------------------------------------------------------------------------


def front(curves: Sequence[Data], of: str) -> list[Data]:
    """Return the curves that are the best at some error; those that are the best at most errors come first."""
    first = [who for e in LEVELS if (who := best(curves, e, of)[1])]
    return sorted((c for c in curves if label(c) in first), key=lambda c: -first.count(label(c)))


def leaders(curves: Sequence[Data], of: str) -> list[Data]:
    """Return the best curve of each library."""
    names = dict.fromkeys(c["peer"] for c in curves)
    return [c for n in names for c in front([c for c in curves if c["peer"] == n], of)[:1]]


def chosen(s: Data, of: str) -> list[Data]:
    """Return the curves of a figure: the best ones of polhode, and the best ones of the peers."""
    if of == "calls":
        there = [c for c in theirs(s) if c["method"] in RIVALS and math.isfinite(cost(c, 1e-2, of))]
        there = list({c["method"]: c for c in reversed(there)}.values())[::-1]
    else:
        there = leaders(theirs(s), of)
    return front(ours(s), of)[:SHOWN] + there


def picture(s: Data, of: str) -> str:
    curves, rows = [], []
    for c in chosen(s, of):
        points = [p for p in c["points"] if p["error"] is not None and p[of] is not None]
        if points:
            curves.append(curve(label(c), [p[of] for p in points], [max(p["error"], 1e-16) for p in points]))
            rows.append(c)
    if not curves:
        return ""
    title, name = {
        "calls": ("Error against torque calls", "torque calls"),
        "seconds": ("Error against time", "CPU time of the whole call (s)"),
    }[of]
    plot = Plot(title, name, "error of the final attitude (rad)", tuple(curves), log_x=True, log_y=True)
    return figure(plot, rows)


def costs(s: Data, of: str) -> str:
    """Return the cost for each error, for the best methods of each library; a second table lists all methods."""
    curves = [c for c in s["curves"] if any(math.isfinite(cost(c, e, of)) for e in LEVELS)]
    if not curves:
        return ""
    reached = {"curves": curves}
    few = [*front(ours(reached), of), *leaders(theirs(reached), of)]
    if len(curves) - len(few) < 4:
        return cost_table(curves, curves, of)
    whole = f"<details><summary>All {len(curves)} methods</summary>{cost_table(curves, curves, of)}</details>"
    return cost_table(few, curves, of) + whole


def cost_table(rows: Sequence[Data], curves: Sequence[Data], of: str) -> str:
    """Return a table of costs by method and error; the lowest cost for each error is marked."""
    least = {e: best(curves, e, of)[1] for e in LEVELS}
    levels = [e for e in LEVELS if least[e]]

    def middle(c: Data) -> float:
        known = [math.log(x) for e in levels if math.isfinite(x := cost(c, e, of))]
        return -len(known) + (sum(known) / len(known) / 100.0 if known else 0.0)

    mine, there = (sorted(side({"curves": rows}), key=middle) for side in (ours, theirs))
    body = []
    for c in mine + there:
        cells = [(e, shown(cost(c, e, of), of)) for e in levels]
        body.append([bold_label(c), *(best_cell(c, text) if least[e] == label(c) else text for e, text in cells)])
    head = ["calls for an error of" if of == "calls" else "time for an error of", *(power(e) for e in levels)]
    return table(head, body, "grid score costs")


def notes(s: Data) -> str:
    """Return remarks on libraries that failed, ended early, or did not reach the errors."""
    items = []
    for c in s["curves"]:
        failures = [p for p in c["points"] if p["failed"]]
        if failures:
            items.append(f"{label(c)} at {failures[0]['setting']:.3g}: {failures[0]['failed']}")
        good = [p["error"] for p in c["points"] if p["error"] is not None]
        if good and min(good) > 1e-2:
            items.append(f"{label(c)}: no better than {min(good):.1e} rad at any step tried")
        if c["note"]:
            items.append(f"{label(c)}: {c['note']}")
    inner = "".join(f"<li>{words(x)}</li>" for x in items)
    return f'<details><summary>{len(items)} remarks</summary><ul class="notes">{inner}</ul></details>' if items else ""


def work(s: Data) -> str:
    figures = "".join(picture(s, of) for of in cost_kinds(s))
    tables = "".join(costs(s, of) for of in cost_kinds(s))
    extra = facts(f"Time t = {s['t_end']:g}; the final state is known to {s['certified']:.0e}.")
    return (
        f'<div class="stack"><div class="figures">{figures}</div><div class="tables">{tables}'
        '<p class="key">The lowest value of each column is marked; – means that the error is never reached. '
        f"{extra}</p>{notes(s)}</div></div>"
    )


# --- other sections--------------------------------------------------------------------------------------------


def samples(s: Data) -> str:
    rows = []
    for r in s["rows"]:
        cells = [words(r["failed"] or ""), "", "", ""]
        if not r["failed"]:
            end, off = (facts(f"{r[k]:.0e}") for k in ("end", "worst"))
            each = f"{1e9 * r['seconds'] / s['count']:.0f} ns"
            cells = [seconds(r["seconds"]), each, end, "–" if r["peer"] == "polhode" else off]
        rows.append([f"{r['task']}: {bold_label(r)}", *cells])
    return table(["", "time", "a sample", "error at the end", "largest error"], rows, "grid score")


def crowd(s: Data) -> str:
    sizes = [n for n in s["sizes"] if any(str(n) in r["rates"] for r in s["rows"])]
    bodies = [f"{n:,} bod{'y' if n == 1 else 'ies'}".replace(",", " ") for n in sizes]
    most = {n: max(r["rates"].get(str(n), 0.0) for r in s["rows"]) for n in sizes}

    def rate_cell(r: Data, n: int) -> str:
        x = r["rates"].get(str(n))
        text = "–" if x is None else facts(f"{x:.1e}")
        return best_cell(r, text) if x == most[n] else text

    rows = []
    for r in sorted(s["rows"], key=lambda r: -max(r["rates"].values(), default=0.0)):
        failed = words(r["failed"] or "")
        errors = [facts(f"{r[k]:.0e}") if r.get(k) is not None else failed for k in ("median", "worst")]
        rows.append([bold_label(r), *(rate_cell(r, n) for n in sizes), *errors])
    drawn = [r for r in s["rows"] if r["rates"]]
    curves = tuple(curve(label(r), map(int, r["rates"]), r["rates"].values()) for r in drawn)
    plot = Plot("Throughput", "bodies", "nominal body-steps per second", curves, log_x=True, log_y=True)
    picture = figure(plot, drawn) if curves else ""
    grid = table(["body-steps per second", *bodies, "error, median", "largest"], rows, "grid score")
    return f'<div class="stack"><div class="figures">{picture}</div>{grid}</div>'


def drift(s: Data) -> str:
    curves = [curve(c["method"], c["steps"], [max(y, 1e-17) for y in c["rms"]]) for c in s["curves"]]
    steps, last = s["curves"][0]["steps"], s["curves"][0]["rms"][-1]
    root = curve("root of the steps", steps, [2.0**-53 * math.sqrt(n) for n in steps], "dashes")
    plot = Plot("Error of the energy", "steps", "relative, root mean square", (*curves, root), True, True)
    text = facts(
        f"The error of the exact flow grows with the number of steps to the power {s['slope']:.2f}, up to {last:.1e}."
    )
    return f'<div class="stack"><div class="figures">{figure(plot)}</div><p>{text}</p></div>'


def by_column(rows: Sequence[tuple[str, str, str]], head: str) -> str:
    """Return cells (row, column, text) as a table."""
    columns = list(dict.fromkeys(c for _, c, _ in rows))
    at = {(r, c): text for r, c, text in rows}
    body = [
        [r, *(at.get((r, c), '<td class="none">–</td>') for c in columns)] for r in dict.fromkeys(r[0] for r in rows)
    ]
    return table([head, *columns], body, "grid score")


def overhead(s: Data) -> str:
    good = sorted((r for r in s["rows"] if not r["failed"]), key=lambda r: r["seconds"])
    return by_column([(bold_label(r), r["task"], seconds(r["seconds"])) for r in good], "a call")


def first(s: Data) -> str:
    """Return the times of imports and first solves.  Other measurements of a library are in a separate column."""
    kinds = {"import": "import", "first": "first solve"}
    rows = []
    for r in s["rows"]:
        kind = kinds.get(r["what"].split()[0], "in the next process")
        how = r["what"].rpartition(",")[2] if kind == "first solve" else ""
        text = words(r["failed"]) if r["failed"] else seconds(r["seconds"])
        rows.append((f"<b>{words(r['peer'])}</b>" if r["peer"] == "polhode" else words(r["peer"]), kind,
                     text + (f" <small>{words(how)}</small>" if how else "")))  # fmt: skip
    return by_column(rows, "CPU time")


def in_c(s: Data) -> str:
    rows = [
        [words(m), f"{r['one body']['C ns']:.1f}", f"{r['one body']['polhode ns']:.1f}",
         f"{r['one body']['over C']:.2f}", f"{r['batch']['C ns']:.2f}", f"{r['batch']['polhode ns']:.2f}",
         f"{100 * r['batch']['share of C']:.0f} %"]
        for m, r in s["rows"].items()
    ]  # fmt: skip
    head = ["ns per step", "one body, C", "polhode", "ratio", "batch, C", "polhode", "of C's throughput"]
    return table(head, rows, "grid score") + f'<p class="key">{words(s["compiler"])}</p>'


def gpu(s: Data) -> str:
    """Return the content of the file: a table for each list of records, and all other entries as text."""
    parts, single = [], []
    for name, x in s["data"].items():
        if is_records(x):
            parts.append(f"<h4>{in_words(name)}</h4>{records(x)}")
        else:
            single.append(f"{in_words(name)}: {record(x)}")
    return f'<p class="key">{" · ".join(single)}</p>{"".join(parts)}'


def is_records(x: Any) -> bool:
    return isinstance(x, list) and bool(x) and all(isinstance(r, dict) for r in x)


def in_words(name: str) -> str:
    return words(name.replace("_", " ").capitalize())


def records(rows: Sequence[Data]) -> str:
    """Return a table of records."""
    head = list(dict.fromkeys(k for r in rows for k in r))
    cells = [[record(r.get(k)) for k in head] for r in rows]
    return table([words(k.replace("_", " ")) for k in head], cells, "grid score")


def record(x: Any) -> str:
    if isinstance(x, bool):
        return "yes" if x else "no"
    if isinstance(x, float):
        return facts(f"{x:.2e}" if x and not 1e-3 <= abs(x) < 1e5 else f"{x:.3g}")
    if isinstance(x, int):
        return f"{x:,}".replace(",", " ")
    if is_records(x):
        return records(x)
    if isinstance(x, list):
        return ", ".join(record(v) for v in x)
    if isinstance(x, dict):
        return "<br>".join(f"{words(str(k))} {record(v)}" for k, v in x.items())
    return "" if x is None else words(x.lower().replace("_", " ") if str(x).isupper() else str(x))


KINDS = {
    "work": work, "samples": samples, "crowd": crowd, "drift": drift, "overhead": overhead, "first": first, "c": in_c,
    "gpu": gpu,
}  # fmt: skip


def section(key: str, s: Data) -> str:
    took = f"measured in {s['took']:.0f} s" if s.get("took", 0.0) >= 0.5 else ""
    about = f"<p>{facts(s['words'])}</p>" if s["words"] else ""
    inner = f"<p>{words(s['missing'])}</p>" if "missing" in s else KINDS[s["kind"]](s)
    return (
        f'<article id="{key}" class="exhibit"><h3>{words(s["title"])}<a class="anchor" href="#{key}">#</a></h3>'
        f'<p class="meta"><code>{key}</code> {took}</p>{about}{inner}</article>'
    )


# --- the page -------------------------------------------------------------------------------------------------


def overview(board: Data) -> str:
    found = [Verdict(b["verdict"]) for b in board["bars"]]
    tiles = "".join(
        f'<div class="tile {LOOK[v][0]}"><b>{n}</b><span>{LOOK[v][1]} {v.value}</span></div>'
        for v in Verdict
        if (n := found.count(v))
    )
    there = [n for n, p in board["peers"].items() if "missing" not in p and n != "polhode"]
    lead = (
        f"polhode compared with {len(there)} libraries that a user might choose instead, on the same problems, in one "
        f"run on one core: {found.count(Verdict.HOLDS)} of {len(found)} goals are met. This page also shows "
        "which goals are not met, and where another library is ahead."
    )
    rows = [
        [
            f'<a href="#{b["section"]}">{facts(b["text"])}</a>', badge(Verdict(b["verdict"])),
            facts(b["found"]),
        ]
        # list the goals that are not met first
        for b in sorted(board["bars"], key=lambda b: Verdict(b["verdict"]).good)
    ]  # fmt: skip
    goals = f"<h2>Goals</h2>{table(['goal|44', '', 'found|44'], rows, 'lines goals')}" if rows else ""
    return (
        f'<section id="overview"><p class="lead">{words(lead)}</p><div class="tiles">{tiles}</div></section>'
        f'<section id="factors">{factors(board)}</section><section id="goals">{goals}</section>'
        f"{ahead(board)}{people(board)}"
    )


def factors(board: Data) -> str:
    """Return the lowest cost of all other libraries divided by that of polhode, by problem and error."""
    parts = []
    for of, what in (("seconds", "CPU time"), ("calls", "Torque calls")):
        rows = [
            [f'<a href="#{key}">{words(s["title"])}</a>', *(factor_cell(r, of) for r in races(ours(s), theirs(s), of))]
            for key, s in measured_problems(board["sections"]).items()
            if of in cost_kinds(s)
        ]
        if rows:
            parts.append(table([f"{what}, for an error of", *map(power, LEVELS)], rows, "grid score"))
    if not parts:
        return ""
    key = (
        "The lowest cost of all other libraries divided by polhode's lowest cost: 4.5× means that the best other "
        "library needs 4.5 times as much. Move the pointer over a cell to see which library it is."
    )
    return f'<h2>How far ahead</h2>{"".join(parts)}<p class="key">{key}</p>'


def factor_cell(r: Race, of: str) -> str:
    if not math.isfinite(min(r.ours, r.theirs)):
        return '<td class="none">–</td>'
    by, who = (f"{name} {number(x, of)}" if math.isfinite(x) else "nobody" for x, name in (r[1:3], r[3:5]))
    x = r.factor
    text = "alone" if math.isinf(x) else "never" if x == 0 else (f"{x:.0f}×" if x > 9.95 else f"{x:#.2g}×")
    return f'<td class="{"holds" if x >= 1 else "differs"}" title="{words(f"{by}; others: {who}")}">{text}</td>'


def ahead(board: Data) -> str:
    """Return where another library is better, with neighbouring errors in one row."""
    rows = []
    for (task, of), group in groupby(board["ahead"], lambda x: (x["task"], x["of"])):
        parts = []
        for who, run in groupby(group, lambda x: x["peer"]):
            wins = list(run)
            errors = power(wins[0]["error"]) + (f" … {power(wins[-1]['error'])}" if len(wins) > 1 else "")
            ratios = [x["ours"] / x["theirs"] for x in wins if x["ours"]]
            by = f", by a factor of {between(ratios)}" if ratios else ""
            alone = "" if len(ratios) == len(wins) else " (polhode does not reach it)"
            parts.append(f"<b>{words(who)}</b> at {errors}{by}{alone}")
        what = "torque calls" if of == "calls" else "time"
        rows.append([f'<a href="#{task}">{words(board["sections"][task]["title"])}</a>', what, "; ".join(parts)])
    inner = (
        table(["|16", "counted|10", "who is ahead|74"], rows)
        if rows
        else "<p>No other library, at any of these errors.</p>"
    )
    return f'<section id="ahead"><h2>Where another library is ahead</h2>{inner}</section>'


def between(ratios: Sequence[float]) -> str:
    ends = list(dict.fromkeys(f"{x:.0f}" if x >= 10 else f"{x:.2g}" for x in (min(ratios), max(ratios))))
    return " to ".join(ends)


def people(board: Data) -> str:
    rows = []
    for name, p in board["peers"].items():
        state = words(p["missing"]) if "missing" in p else words(p["version"] or "")
        rows.append([words(name), words(p["what"]), state, f"<small>{words(p['settings'])}</small>"])
    m = board["machine"]
    facts = f"{m['cpu']}, {m['cores']} cores, {m['system']}, Python {m['python']}; " + ", ".join(
        f"{k} {v}" for k, v in board["versions"].items()
    )
    pinned = "pinned to one core" if m["pinned to one core"] else "not pinned: this system cannot"
    how = (
        f"{facts}; {pinned}. {board['settings']['time']}, {board['settings']['rounds']} interleaved rounds over all "
        "libraries; for each time, the data also contain the time of a calibration loop. The cost of an error is "
        "interpolated on logarithmic scales, between the last setting that misses the error and the next one."
    )
    listed = table(["", "", "version", "how"], rows)
    return f'<section id="peers"><h2>Libraries and settings</h2>{listed}<p class="key">{words(how)}</p></section>'


GROUPS = (
    ("Free bodies and tops", ("P1", "P2", "P3")),
    ("Expensive torques", ("wall", "slow", "gradient", "asymmetric")),
    ("Many, long, often", ("samples", "crowd", "drift", "overhead", "first", "c", "gpu")),
)


def html(board: Data) -> str:
    nav = [
        '<li><a href="#factors">How far ahead</a></li><li><a href="#goals">Goals</a></li>'
        '<li><a href="#ahead">Where another library is ahead</a></li>'
        '<li><a href="#peers">Libraries and settings</a></li>'
    ]
    body = []
    for title, keys in GROUPS:
        there = [k for k in keys if k in board["sections"]]
        if not there:
            continue
        name = title.lower().replace(" ", "-").replace(",", "")
        items = "".join(f'<li><a href="#{k}">{words(board["sections"][k]["title"])}</a></li>' for k in there)
        nav.append(f'<li><a href="#{name}">{title}</a><ul>{items}</ul></li>')
        inner = "".join(section(k, board["sections"][k]) for k in there)
        body.append(f'<section id="{name}" class="paper"><h2>{title}</h2>{inner}</section>')
    made = board["made"].replace("T", " ").replace("+00:00", " UTC")
    quick = " · a quick run: few points, few rounds" if board["settings"]["quick"] else ""
    return document(
        "scoreboard", "polhode compared with other libraries", "".join(nav), overview(board) + "".join(body),
        f"polhode {escape(board['polhode'])} · {escape(made)}{quick} · the same as data: "
        "<a href='scoreboard.json'>scoreboard.json</a>",
    )  # fmt: skip
