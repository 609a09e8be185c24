"""The scoreboard as one self-contained page, in the style of the lab's report."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Any

from ..evidence.comparison import count
from ..lab.draw import draw
from ..lab.exhibit import Curve, Plot, Verdict, curve
from ..lab.report import LOOK, badge
from ..pictures.page import document, table, words
from .bars import RIVALS, number
from .work import LEVELS, best, cost, label, ours, theirs

Data = Mapping[str, Any]
SHOWN = 4  # methods of ours in a figure


# --- pieces -------------------------------------------------------------------------------------------------


def figure(plot: Plot) -> str:
    return f"<figure><figcaption>{words(plot.title)}</figcaption>{draw(plot)}</figure>"


def article(key: str, s: Data, inner: str) -> str:
    took = f"{s['took']:.0f} s" if "took" in s else ""
    about = f"<p>{words(s['words'])}</p>" if s["words"] else ""
    return (
        f'<article id="{key}" class="exhibit"><h3>{words(s["title"])}<a class="anchor" href="#{key}">#</a></h3>'
        f'<p class="meta"><code>{key}</code> {took}</p>{about}{inner}</article>'
    )


def power(e: float) -> str:
    return f"10<sup>−{round(-math.log10(e))}</sup>"


def shown(x: float | None, of: str) -> str:
    if x is None or math.isnan(x):
        return ""
    if math.isinf(x):
        return '<td class="none">–</td>'
    return count(x) if of == "calls" else number(x, "s")


def seconds(x: float | None) -> str:
    return "–" if x is None else number(x, "s")


def bold_label(r: Data) -> str:
    """Peer and method; ours in bold."""
    name = words(label(r))
    return f"<b>{name}</b>" if r["peer"] == "polhode" else name


def best_cell(r: Data, text: str) -> str:
    """The cell of a table that is the best of its column, coloured by whether it is ours."""
    return f'<td class="{"holds" if r["peer"] == "polhode" else "differs"}"><strong>{text}</strong></td>'


def marked(r: Data, x: Sequence[float], y: Sequence[float]) -> list[Curve]:
    """A curve; ours has dots on it."""
    if len(x) == 1:
        return [curve(label(r), x, y, "dots")]
    return [curve(label(r), x, y), *([curve("", x, y, "dots")] if r["peer"] == "polhode" else [])]


# --- work and precision ---------------------------------------------------------------------------------------


def front(curves: Sequence[Data], of: str) -> list[Data]:
    """The curves that are the best of their library at some error, most frequent first."""
    first = [who for e in LEVELS if (who := best(curves, e, of)[1])]
    return sorted((c for c in curves if label(c) in first), key=lambda c: -first.count(label(c)))


def chosen(s: Data, of: str) -> list[Data]:
    """The curves of a figure: our best ones, and the best of each peer."""
    names = list(dict.fromkeys(c["peer"] for c in theirs(s)))
    if of == "calls":
        there = [c for c in theirs(s) if c["method"] in RIVALS and math.isfinite(cost(c, 1e-2, of))]
        there = list({c["method"]: c for c in reversed(there)}.values())[::-1]
    else:
        there = [f[0] for n in names if (f := front([c for c in theirs(s) if c["peer"] == n], of))]
    return front(ours(s), of)[:SHOWN] + there


def picture(s: Data, of: str) -> str:
    curves = []
    for c in chosen(s, of):
        points = [p for p in c["points"] if p["error"] is not None and p[of] is not None]
        curves += marked(c, [p[of] for p in points], [max(p["error"], 1e-16) for p in points])
    if not curves:
        return ""
    title, name = {
        "calls": ("Error against torque calls", "torque calls"),
        "seconds": ("Error against time", "CPU time of the whole call, s"),
    }[of]
    return figure(Plot(title, name, "error of the final attitude, rad", tuple(curves), log_x=True, log_y=True))


def costs(s: Data, of: str) -> str:
    """The cost of each library for each error; the smallest value of each column is marked."""
    curves = [c for c in s["curves"] if any(math.isfinite(cost(c, e, of)) for e in LEVELS)]
    if not curves:
        return ""
    least = {e: best(curves, e, of)[1] for e in LEVELS}
    levels = [e for e in LEVELS if least[e] and (of == "calls" or round(math.log10(e)) not in (-5, -7, -11))]

    def middle(c: Data) -> float:
        known = [math.log(x) for e in levels if math.isfinite(x := cost(c, e, of))]
        return -len(known) + (sum(known) / len(known) / 100.0 if known else 0.0)

    mine, there = (sorted(side({"curves": curves}), key=middle) for side in (ours, theirs))
    rows = []
    for c in mine + there:
        cells = [(e, shown(cost(c, e, of), of)) for e in levels]
        rows.append([bold_label(c), *(best_cell(c, text) if least[e] == label(c) else text for e, text in cells)])
    if of == "calls":
        dop = [c for c in there if c["method"] == "DOP853"]
        pairs = [(best(mine, e, of)[0], min((cost(c, e, of) for c in dop), default=math.inf)) for e in levels]
        ratios = (f"{a / b:.2f}" if math.isfinite(a) and math.isfinite(b) else "–" for a, b in pairs)
        rows.append(["polhode's best / SciPy DOP853", *ratios])
    head = ["calls for an error of" if of == "calls" else "time for an error of", *(power(e) for e in levels)]
    return table(head, rows, "grid")


def notes(s: Data) -> str:
    """Remarks on libraries that failed, ended early, or did not reach the errors."""
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
    kinds = ("calls", "seconds") if s["torque"] else ("seconds",)
    figures = "".join(picture(s, of) for of in kinds)
    tables = '<p class="key"></p>'.join(costs(s, of) for of in kinds)
    extra = f"t = {s['t_end']:g}; the end is certified to {s['certified']:.0e}."
    return (
        f'<div class="stack"><div class="figures">{figures}</div><div class="tables">{tables}'
        f'<p class="key">Least of each column marked. {extra}</p>{notes(s)}</div></div>'
    )


# --- the others -----------------------------------------------------------------------------------------------


def samples(s: Data) -> str:
    rows = []
    for r in s["rows"]:
        cells = [words(r["failed"] or ""), "", "", ""]
        if not r["failed"]:
            each, off = f"{1e9 * r['seconds'] / s['count']:.0f} ns", f"{r['worst']:.0e}"
            cells = [seconds(r["seconds"]), each, f"{r['end']:.0e}", "–" if r["peer"] == "polhode" else off]
        rows.append([f"{r['task']}: {bold_label(r)}", *cells])
    return table(["", "time", "a sample", "error, end", "on the way"], rows)


def crowd(s: Data) -> str:
    sizes = [str(n) for n in s["sizes"]]
    bodies = [f"{n:,} bod{'y' if n == 1 else 'ies'}".replace(",", " ") for n in s["sizes"]]
    most = {n: max((r["rates"].get(n, 0.0) for r in s["rows"]), default=0.0) for n in sizes}
    rows, curves = [], []
    for r in sorted(s["rows"], key=lambda r: -max(r["rates"].values(), default=0.0)):
        rates = [(n, r["rates"].get(n)) for n in sizes]
        cells = ["–" if x is None else best_cell(r, f"{x:.2g}") if x == most[n] else f"{x:.2g}" for n, x in rates]
        errors = [f"{r[k]:.0e}" if r.get(k) is not None else words(r["failed"] or "") for k in ("median", "worst")]
        rows.append([bold_label(r), *cells, *errors])
    for r in s["rows"]:
        at = [n for n in s["sizes"] if str(n) in r["rates"]]
        curves += marked(r, at, [r["rates"][str(n)] for n in at]) if at else []
    plot = Plot("Throughput", "bodies", "nominal body-steps per second", tuple(curves), log_x=True, log_y=True)
    drawn = figure(plot) if curves else ""
    grid = table(["", *bodies, "error, median", "largest"], rows, "grid")
    return f'<div class="stack"><div class="figures">{drawn}</div>{grid}</div>'


def drift(s: Data) -> str:
    curves = [curve(c["method"], c["steps"], [max(y, 1e-17) for y in c["rms"]]) for c in s["curves"]]
    steps, last = s["curves"][0]["steps"], s["curves"][0]["rms"][-1]
    root = curve("root of the steps", steps, [2.0**-53 * math.sqrt(n) for n in steps], "dashes")
    plot = Plot("Error of the energy", "steps", "relative, root mean square", (*curves, root), True, True)
    text = f"The exact flow's error grows as the power {s['slope']:.2f} of the steps, to {last:.1e} in the end."
    return f'<div class="stack"><div class="figures">{figure(plot)}</div><p>{text}</p></div>'


def overhead(s: Data) -> str:
    good = sorted((r for r in s["rows"] if not r["failed"]), key=lambda r: (r["task"], r["seconds"]))
    return table(["", "a call"], [[f"{r['task']}: {words(label(r))}", seconds(r["seconds"])] for r in good])


def first(s: Data) -> str:
    rows = [[words(r["peer"]), words(r["what"]), words(r["failed"] or seconds(r["seconds"]))] for r in s["rows"]]
    return table(["", "", "CPU time"], rows)


def in_c(s: Data) -> str:
    rows = [
        [words(m), f"{r['one body']['C ns']:.1f}", f"{r['one body']['polhode ns']:.1f}",
         f"{r['one body']['over C']:.2f}", f"{r['batch']['C ns']:.2f}", f"{r['batch']['polhode ns']:.2f}",
         f"{100 * r['batch']['share of C']:.0f} %"]
        for m, r in s["rows"].items()
    ]  # fmt: skip
    head = ["ns per step", "one body, C", "polhode", "ratio", "batch, C", "polhode", "of C's throughput"]
    return table(head, rows) + f'<p class="key">{words(s["compiler"])}</p>'


def gpu(s: Data) -> str:
    """The content of the file: a table for each list of records, and the rest as text."""
    parts, facts = [], []
    for name, x in s["data"].items():
        if isinstance(x, list) and x and all(isinstance(r, dict) for r in x):
            head = list(dict.fromkeys(k for r in x for k in r))
            rows = [[record(r.get(k)) for k in head] for r in x]
            parts.append(f"<h4>{words(name)}</h4>" + table([words(k.replace("_", " ")) for k in head], rows))
        else:
            facts.append(f"{name}: {record(x)}")
    return f'<p class="key">{" · ".join(facts)}</p>{"".join(parts)}'


def record(x: Any) -> str:
    if isinstance(x, float):
        return f"{x:.3g}"
    if isinstance(x, list):
        return ", ".join(record(v) for v in x)
    if isinstance(x, dict):
        return ", ".join(f"{words(str(k))} {record(v)}" for k, v in x.items())
    return "" if x is None else words(str(x))


KINDS = {
    "work": work, "samples": samples, "crowd": crowd, "drift": drift, "overhead": overhead, "first": first, "c": in_c,
    "gpu": gpu,
}  # fmt: skip


def section(key: str, s: Data) -> str:
    inner = f"<p>{words(s['missing'])}</p>" if "missing" in s else KINDS[s["kind"]](s)
    return article(key, s, inner)


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
        f"polhode beside {len(there)} others that a user would pick instead, on the same problems, in one run on one "
        f"core: {found.count(Verdict.HOLDS)} of {len(found)} goals are met. This page also shows which goals are not "
        f"met, and where another library is ahead."
    )
    rows = [
        [
            f'<a href="#{b["section"]}">{words(b["text"])}</a>',
            badge(Verdict(b["verdict"]), short=True),
            words(b["found"]),
        ]
        for b in board["bars"]
    ]
    goals = table(["goal|40", "", "found|48"], rows)
    return (
        f'<section id="overview"><p class="lead">{words(lead)}</p><div class="tiles">{tiles}</div>'
        f"{goals}</section>{ahead(board)}{people(board)}"
    )


def ahead(board: Data) -> str:
    """Where another library is ahead, with the errors side by side."""
    rows = []
    for (task, of), group in groupby(board["ahead"], lambda x: (x["task"], x["of"])):
        parts = []
        for who, run in groupby(group, lambda x: x["peer"]):
            wins = list(run)
            errors = power(wins[0]["error"]) + (f" … {power(wins[-1]['error'])}" if len(wins) > 1 else "")
            ratios = [x["ours"] / x["theirs"] for x in wins if x["ours"]]
            by = f", by a factor of {between(ratios)}" if ratios else ""
            alone = "" if len(ratios) == len(wins) else " (polhode does not get there)"
            parts.append(f"<b>{words(who)}</b> at {errors}{by}{alone}")
        what = "torque calls" if of == "calls" else "time"
        rows.append([f'<a href="#{task}">{words(board["sections"][task]["title"])}</a>', what, "; ".join(parts)])
    inner = table(["|16", "counted|10", "who is ahead|74"], rows) if rows else "<p>Nobody, at any error asked for.</p>"
    return f'<section id="ahead"><h2>Where another is ahead</h2>{inner}</section>'


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
        f"{facts}; {pinned}. {board['settings']['time']}, {board['settings']['rounds']} rounds over all, interleaved; "
        "beside each time the data holds that of a calibration loop. Costs of an error are interpolated in logarithms "
        "between neighbouring settings, from the last that misses it."
    )
    listed = table(["", "", "version", "how"], rows)
    return f'<section id="peers"><h2>Who and how</h2>{listed}<p class="key">{words(how)}</p></section>'


GROUPS = (
    ("Free bodies and tops", ("P1", "P2", "P3")),
    ("Expensive torques", ("wall", "slow", "gradient", "asymmetric")),
    ("Many, long, often", ("samples", "crowd", "drift", "overhead", "first", "c", "gpu")),
)


def html(board: Data) -> str:
    body, nav = [], ['<li><a href="#ahead">Where another is ahead</a></li><li><a href="#peers">Who and how</a></li>']
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
        "scoreboard", "Beside everything that one would pick instead", "".join(nav), overview(board) + "".join(body),
        f"polhode {escape(board['polhode'])} · {escape(made)}{quick} · the same as data: "
        "<a href='scoreboard.json'>scoreboard.json</a>",
    )  # fmt: skip
