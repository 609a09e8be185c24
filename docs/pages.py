"""Write the generated pages of the documentation: methods, problems, exhibits, scoreboard and interface.

    write(folder)   writes folder/generated and two files of folder/_static; the repository contains none of them

All facts come from the records and sources of the methods, docs/certificates.md, docs/gradients.md and
benchmarks/results.
"""

from __future__ import annotations

import ast
import inspect
import json
import math
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from html import escape
from pathlib import Path
from typing import Any
from unittest.mock import patch

import choices
import measured
import numpy as np
from reference import GIVEN, RETURNED, Name, is_data, members, public, signature

import polhode as ph
from polhode.bench import page
from polhode.bench.work import LEVELS, cost, label
from polhode.evidence import tables
from polhode.evidence.references import references
from polhode.integrators import FAMILIES, allowed_options
from polhode.integrators.record import Kind, Method
from polhode.lab import exhibits, report
from polhode.lab.exhibit import Finding, Verdict
from polhode.lab.run import Result
from polhode.pictures.page import ASSETS

HERE = Path(__file__).parent
ROOT = HERE.parent
RESULTS = ROOT / "benchmarks" / "results"

# When to use each family of methods.  No record states this.
FAMILY = {
    "newmark": (
        "Newmark",
        "The standard explicit method of structural dynamics, adapted to rotations. A step needs one torque call and "
        "the solution of a small system of equations. It is a good first choice if a program uses Newmark's method for "
        "its other degrees of freedom. `strang` needs the same number of torque calls, but is symplectic, and exact "
        "without a torque.",
    ),
    "midpoint_lie": (
        "Midpoint Lie",
        "`liemid_ea` conserves the momentum in space exactly, with one torque call per step. Use it for torques that "
        "are not smooth, and for long runs with few calls; use `liemid_i` for torques that depend on the angular "
        "velocity.",
    ),
    "splitting": (
        "Axis splittings",
        "These methods have the cheapest symplectic steps on every engine: they solve no equation and need only sine "
        "and cosine. Use them for very many bodies, for molecular and granular dynamics, and on GPUs.",
    ),
    "reduced": (
        "Axis splittings",
        "Like `mr2`, but with errors proportional to the differences of the moments. Use it for nearly symmetric "
        "bodies, and for free bodies with very many small steps.",
    ),
    "staggered": (
        "Hulbert, Park, Simo and Wong",
        "Use it only to reproduce published runs. It consists of two interleaved solutions, which can drift apart.",
    ),
    "predictor_corrector": (
        "Hulbert, Park, Simo and Wong",
        "Use it only to reproduce published runs. The energy grows slowly.",
    ),
    "park": (
        "Hulbert, Park, Simo and Wong",
        "Use it only to reproduce published runs. It does not conserve the momentum.",
    ),
    "simo_wong": (
        "Hulbert, Park, Simo and Wong",
        "`sw` is the explicit method of many programs. `sw_c1` conserves the energy of a free body and allows large "
        "steps, but it calls the torque in each pass of its iteration.",
    ),
    "buss": (
        "Taylor methods",
        "One rotation per step and few torque calls, for orders up to 6. Use them for short runs with a torque that is "
        "a function of time. In long runs the energy drifts.",
    ),
    "quaternion_em": (
        "Energy and momentum",
        "The method conserves energy and momentum exactly in any potential, but it calls the torque in each pass of "
        "its iteration.",
    ),
    "quaternion_vi": (
        "Energy and momentum",
        "A variational method: it is symplectic and conserves the momentum. In one step the body may turn by at most "
        "about a quarter turn.",
    ),
    "directors": (
        "Energy and momentum",
        "The method conserves energy and momentum exactly. Its variables are directors, as in programs for flexible "
        "multibody systems.",
    ),
    "mean_velocity": (
        "Energy and momentum",
        "These methods conserve energy and momentum exactly. `akw` conserves every invariant that is at most "
        "quadratic, and relative equilibria stay in equilibrium.",
    ),
    "runge_kutta": (
        "Runge-Kutta",
        "The method that many programs contain; polhode has it for comparison. It conserves nothing, and the attitude "
        "does not stay a rotation.",
    ),
    "quaternion_runge_kutta": (
        "Runge-Kutta",
        "The fastest methods for a cheap, compiled torque. They have orders 8 and 9, work on quaternion and momentum, "
        "and normalise the quaternion once per step. The attitude stays a rotation, but energy and momentum drift in "
        "long runs.",
    ),
    "lie_runge_kutta": (
        "Runge-Kutta",
        "These methods have high order for any torque, also if it depends on the angular velocity. The attitude stays "
        "a rotation, and the momentum of a free body is conserved exactly. Do not use them for long runs, because the "
        "energy drifts.",
    ),
    "munthe_kaas": (
        "Runge-Kutta",
        "Runge-Kutta methods of the highest order. Use them if the torque changes as fast as the body moves (a stiff "
        "contact, a wall), or if it is cheap and the body has three different moments. Step-size control needs no "
        "additional torque calls. In long runs the energy drifts.",
    ),
    "moser_veselov": (
        "Discrete Moser-Veselov",
        "The integrable discretisation of the free body: without a torque, energy and momentum are conserved exactly, "
        "and `pdmv4` and `pdmv6` have high order. In one step the body may turn by at most about a quarter turn.",
    ),
    "exact": (
        "Exact free motion",
        "The best method without a torque. Steps may have any length, and rounding is the only error.",
    ),
    "exact_splitting": (
        "Splittings on the exact free motion",
        "The first choice for nearly all problems with equal steps. The methods are symplectic and reversible, "
        "conserve the momentum of a free body exactly, and need few torque calls for a given error. `rkn4` is the "
        "default. Use `strang` for torques that are not smooth, strong damping and low accuracy, `near1086` and `rkn6` "
        "for high accuracy, and `damped6` for torques that depend on the angular velocity.",
    ),
    "force_gradient": (
        "Splittings on the exact free motion",
        "Use them if the torque is a formula whose derivative is cheap to compute.",
    ),
    "adams_equal": (
        "Adams",
        "`adams6` has order 6, equal steps and one torque call per step, for any torque of time, attitude and angular "
        "velocity. If you give `tol` instead of `dt`, polhode uses `adams`, which chooses steps and orders from the "
        "error. In long runs the energy drifts.",
    ),
    "gyrostat": (
        "Bodies with wheels",
        "Use these methods for bodies with reaction wheels or rotors. They conserve the total momentum to rounding.",
    ),
}
VERDICTS = {"holds": "✓", "open": "open", "**fails**": "✗"}
WIDE = "---\nhtml_theme.sidebar_secondary.remove: true\n---\n\n"  # a page without a table of contents at its side
NARROW = 0.86  # width of a proportional letter, in columns of a monospaced font
NUMBER = re.compile(r"\(\w{1,4}\)")  # the number of an equation
SPECIAL = re.compile(r"([*_<>\[\]~$|#{}\\])")


# --- words -----------------------------------------------------------------------------------------------------


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def md(text: str) -> str:
    """Return plain text with `code` as Markdown, with special characters escaped."""
    parts = re.split(r"(`[^`]+`)", text)
    return "".join(p if p.startswith("`") else SPECIAL.sub(r"\\\1", p) for p in parts)


def cell(text: str) -> str:
    return md(text).replace("\n", " ")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return markdown(head, list(rows))


def fence(kind: str, body: str, extra: str = "") -> str:
    return f"```{{{kind}}}{extra}\n{body.rstrip()}\n```\n"


def raw(html: str) -> str:
    return fence("raw", html, " html")


def sentence(text: str) -> str:
    return text[0].upper() + text[1:] + ("" if text.endswith(".") else ".")


GREEK = {
    "Omega": "Ω", "Theta": "Θ", "Pi": "Π", "Psi": "Ψ", "omega": "ω", "theta": "θ", "psi": "ψ", "tau": "τ", "rho": "ρ",
    "lambda": "λ", "gamma": "γ", "beta": "β", "alpha": "α", "delta": "δ", "eps": "ε", "nu": "ν", "phi": "φ",
}  # fmt: skip


def formula(text: str) -> str:
    """Return a formula in plain characters as HTML with Greek letters, indices and exponents."""
    s = escape(text, quote=False)
    s = re.sub(r"`([^`]+)`", r"<code>\1</code>", s)
    s = s.replace("&lt;-", "←").replace("-&gt;", "→").replace("...", "…").replace(" - ", " − ")
    s = re.sub(r"(?<![A-Za-z])([A-Za-z])('+)", lambda m: f"{m[1]}<sup>{'′' * len(m[2])}</sup>", s)
    s = re.sub(r"(?<=[^\s+\-=,(*]) x (?=[^\s=])", " × ", s)
    for word, letter in GREEK.items():
        s = re.sub(rf"(?<![A-Za-z]){word}(?![a-z])", letter, s)
    s = re.sub(r"(?<![A-Za-z])sqrt\(", "√(", s)
    s = re.sub(r"(?<![A-Za-z])sum(?= )", "∑", s)
    s = re.sub(r"(?<![A-Za-z])grad (?=V)", "∇", s)
    s = re.sub(r"\^\{([^}]*)\}|\^(-?\w+|\([^)]*\))", lambda m: f"<sup>{m[1] or m[2]}</sup>", s)
    s = re.sub(
        r"_\{([^}]*)\}|(?<=[\wΩΘΠΨωθτρλν])_([A-Za-z0-9]{1,2})(?![A-Za-z0-9])", lambda m: f"<sub>{m[1] or m[2]}</sub>", s
    )
    return re.sub(r"(?<![\w<&/])([A-Zb-z])(?![\w>;])", r"<i>\1</i>", s).replace("-", "−")


RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def lettered(text: str) -> str:
    """Return a text with Greek letters and raised exponents; code in backquotes stays unchanged."""

    def better(part: str) -> str:
        for word, letter in GREEK.items():
            part = re.sub(rf"(?<![A-Za-z]){word}(?![a-z])", letter, part)
        part = re.sub(r"\^(-?\d+)", lambda m: m[1].translate(RAISED), part)
        return part.replace("<-", "←").replace("->", "→")

    return "".join(p if p.startswith("`") else better(p) for p in re.split(r"(`[^`]+`)", text))


def display(block: Sequence[str]) -> str:
    """Return lines of formulas as HTML; columns stay aligned, and equation numbers are marked."""
    margin = min(len(line) - len(line.lstrip()) for line in block if line.strip())
    found = [list(re.finditer(r"\S+(?: \S+)*", line[margin:])) for line in block]
    end = max((m.end() for cells in found for m in cells if not NUMBER.match(m[0])), default=0) + 2
    out = "".join(
        '<div class="line">'
        + "".join(
            f'<span class="eq" style="left:{NARROW * min(m.start(), end):.1f}ch">{formula(m[0])}</span>'
            if NUMBER.match(m[0])
            else f'<span style="left:{NARROW * m.start():.1f}ch">{formula(m[0])}</span>'
            for m in cells
        )
        + "</div>"
        for cells in found
    )
    width = max(min(m.start(), end) + len(m[0]) if NUMBER.match(m[0]) else m.end() for cells in found for m in cells)
    single = all(len(cells) == 1 for cells in found)  # without columns, the browser may break lines
    style = ' class="words"' if single else f' style="width:{NARROW * width:.1f}ch"'
    return f'<div class="formula"><div{style}>{out}</div></div>'


def blocks(doc: str) -> list[tuple[str, list[str]]]:
    """Split a docstring without its first paragraph into pairs ("formula" or "text", lines)."""
    out: list[tuple[str, list[str]]] = []
    for paragraph in re.split(r"\n\s*\n", inspect.cleandoc(doc))[1:]:
        for line in paragraph.splitlines():
            kind = "formula" if line.startswith("    ") else "text"
            if kind == "text" and re.match(r"(Symbols|Deviations|Beware)\b", line):
                out.append(("text", [line]))
            elif out and out[-1][0] == kind and out[-1][1] and line != paragraph.splitlines()[0]:
                out[-1][1].append(line)
            else:
                out.append((kind, [line]))
    return out


def described(doc: str) -> tuple[str, str]:
    """Return the formulas (HTML) and the text (Markdown) of the docstring of a family."""
    formulas, words = [], []
    for kind, lines in blocks(doc):
        if kind == "formula":
            formulas.append(display(lines))
        else:
            head = re.match(r"(Symbols|Deviations|Beware)\s+", lines[0])
            text = md(lettered(" ".join([lines[0][head.end() if head else 0 :], *lines[1:]])))
            words.append(f"**{head[1]}.** {sentence(text)}" if head else text)
    return "".join(formulas), "\n\n".join(words)


# --- code ------------------------------------------------------------------------------------------------------


@cache
def parsed(module: Any) -> tuple[str, dict[str, ast.AST]]:
    """Return the source of a module, and the syntax nodes that define its top-level names."""
    text = inspect.getsource(module)
    found: dict[str, ast.AST] = {}
    for node in ast.parse(text).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name] = node
        elif isinstance(node, ast.Assign):
            found.update({t.id: node for t in node.targets if isinstance(t, ast.Name)})
    return text, found


def names(node: ast.AST) -> list[str]:
    return [n.id for n in ast.walk(node) if isinstance(n, ast.Name)]


def extract(text: str, node: Any) -> str:
    first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
    return "\n".join(text.splitlines()[first - 1 : node.end_lineno])


def makes(node: ast.AST) -> bool:
    """Return whether a node is a step, or a function that defines a step."""
    return any(isinstance(n, ast.FunctionDef) and re.search(r"(?:^|_)step$", n.name) for n in ast.walk(node))


def reached(f: Any, deep: int = 3) -> list[str]:
    """Return the names of a function, the names that it uses, and those in its closure."""
    found = [f.__name__, f.__qualname__.partition(".")[0], *f.__code__.co_names]
    held = [c.cell_contents for c in f.__closure__ or ()] if deep else []
    return found + [n for g in held if inspect.isfunction(g) for n in reached(g, deep - 1)]


def code(m: Method, module: Any) -> tuple[str, str]:
    """Return the source of the step of a method, and of everything in its file that the step uses."""
    text, top = parsed(module)
    record = {n for n, node in top.items() if "Method" in names(node)}  # definitions of records
    start = [n for n in reached(getattr(m.build, "func", m.build)) if n in top and n not in record]
    used, todo = [], list(start)
    while todo:
        name = todo.pop(0)
        if name not in used and name in top and name not in record:
            used.append(name)
            todo += names(top[name])
    first = [n for n in used if n in start[:1] or makes(top[n])]
    line = lambda n: top[n].lineno  # noqa: E731
    show = lambda which: "\n\n\n".join(extract(text, top[n]) for n in sorted(set(which), key=line))  # noqa: E731
    return show(first), show(n for n in used if n not in first)


def coefficients(m: Method) -> str:
    """Return the coefficients of a splitting, if the method is one."""
    c = next((a for a in getattr(m.build, "args", ()) if hasattr(a, "flows")), None)
    if c is None:
        return ""
    begins = "flow" if len(c.flows) > len(c.kicks) else "kick"
    pairs = [
        [str(k + 1), *(repr(x[k]) if k < len(x) else "" for x in (c.flows, c.kicks))]
        for k in range((max(len(c.flows), len(c.kicks)) + 1) // 2)
    ]
    return (
        f"\nA step has {len(c.flows)} flows and {len(c.kicks)} kicks, and begins and ends with a {begins}. The table "
        "lists their coefficients. Both columns are symmetric, so only their first halves are shown.\n\n"
        + table(["", "flow", "kick"], pairs)
        + "\n"
    )


# --- what was measured -----------------------------------------------------------------------------------------


@cache
def certificates() -> dict[str, list[list[str]]]:
    """Return the rows (claim, claimed, measured, figure, verdict) of docs/certificates.md, by method."""
    text = (HERE / "certificates.md").read_text(encoding="utf-8")
    out = {}
    for name, body in re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text, re.M | re.S):
        lines = [line for line in body.splitlines() if line.startswith("|")]
        out[name] = [[c.strip() for c in line.split("|")[1:-1]] for line in lines[2:]]
    return out


@cache
def gradients() -> dict[str, list[list[str]]]:
    """Return the rows of the table of docs/gradients.md, by method."""
    out: dict[str, list[list[str]]] = {}
    for line in (HERE / "gradients.md").read_text(encoding="utf-8").splitlines():
        cells = [c.strip() for c in line.split("|")[1:-1]]
        if len(cells) == 8 and cells[0] in ph.methods:
            out.setdefault(cells[0], []).append(cells[1:])
    return out


@cache
def scoreboard() -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads((RESULTS / "scoreboard.json").read_text(encoding="utf-8"))
    return found


@cache
def lab() -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads((RESULTS / "lab.json").read_text(encoding="utf-8"))
    return found


@cache
def findings() -> dict[str, Result]:
    """Return the results of the lab for the existing exhibits."""
    known = exhibits()
    rows = [e for e in lab()["exhibits"] if e["key"] in known]
    return {
        e["key"]: Result(e["key"], Finding.from_dict(filled(e["finding"])), "", e["seconds"], e["full"]) for e in rows
    }


def filled(d: Any) -> Any:
    """Return curves in which null, which JSON has instead of NaN, becomes NaN."""
    for plot in d["plots"]:
        for c in plot["curves"]:
            c["x"], c["y"] = ([math.nan if v is None else v for v in c[k]] for k in "xy")
    return d


def count(x: float) -> str:
    return f"{x:.0f}" if math.isfinite(x) else "–"


def work(name: str) -> str:
    """Return the torque calls of a method for given errors, on the problems of the scoreboard."""
    levels = [e for e in LEVELS if round(-math.log10(e)) in (2, 3, 4, 6, 8, 10, 12)]
    rows = []
    for s in scoreboard()["sections"].values():
        for c in s.get("curves", ()) if s["kind"] == "work" and s["torque"] else ():
            if c["peer"] == "polhode" and c["method"].split()[0] == name:
                rows.append([md(f"{s['title']}: {label(c)}"), *(count(cost(c, e, "calls")) for e in levels)])
    if not rows:
        return ""
    return (
        "\n## Cost of accuracy\n\nThe table shows the torque calls needed for a given error of the final attitude, in "
        "radians ([scoreboard](../scoreboard.md)).\n\n"
        + table(["problem", *(f"1e-{round(-math.log10(e))}" for e in levels)], rows)
    )


# --- a page for each method ------------------------------------------------------------------------------------


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    inner = "".join(f"<div><dt>{escape(k)}</dt><dd>{escape(v)}</dd></div>" for k, v in pairs)
    return raw(f'<dl class="facts">{inner}</dl>')


def method_page(m: Method) -> str:
    module = next(f for f in FAMILIES if m in f.METHODS)
    family = module.__name__.rpartition(".")[2]
    formulas, words = described(module.__doc__)
    step, rest = code(m, module)
    path = Path(module.__file__).relative_to(ROOT).as_posix()
    siblings = [f"[`{s.name}`]({s.name}.md)" for s in module.METHODS if s is not m]
    rows = [[md(r[0]), r[1], r[2], md(r[3]), VERDICTS[r[4]]] for r in certificates()[m.name]]
    options = allowed_options(m)
    note = f" *{md(sentence(m.source.note))}*" if m.source.note else ""
    there = [e for e in exhibits().values() if e.paper == m.source.key]
    recomputed = (
        f" The lab recomputes [{len(there)} tables, figures and sets of claims](../lab/index.md) of this paper."
        if there
        else ""
    )
    also = "".join(f"\n- {md(references()[k].text)}" for k in m.source.also)
    gradient = "".join(
        f"\nGradients with {r[0]}: errors {r[2]} forward, {r[3]} backward ([Gradients](../../gradients.md)).\n"
        for r in gradients().get(m.name, [])
    )
    wide = (
        '<div class="beside"><section>'
        + (formulas or '<p class="quiet">The text below describes the formula.</p>')
        + "</section><section>"
    )
    out = [
        f"{WIDE}# `{m.name}`\n\n{md(sentence(m.summary))}\n",
        facts(
            [
                ("order", "exact" if m.order == math.inf else str(m.order)),
                ("symplectic", tables.WORDS[m.claims.symplectic]),
                ("reversible", tables.WORDS[m.claims.reversible]),
                ("energy, free body", m.claims.free_energy or "open"),
                ("energy, potential", m.claims.energy or "open") if m.accepts > Kind.FREE else ("", ""),
                ("momentum", m.claims.momentum or "open"),
                ("torque calls a step", tables.calls(m.cost)),
                ("implicit solves a step", str(m.cost.solves)),
                ("most general case", str(m.accepts)),
            ]
        ),
        f"\n**When to use it.** {FAMILY[family][1]}" + (f" See also {', '.join(siblings)}." if siblings else "") + "\n",
        f"\n## Formula and code\n\nThe code is in `{path}`. Equation numbers are those of the paper.\n",
        raw(wide),
        f"\n```python\n{step}\n```\n",
        raw("<details><summary>functions that the step uses</summary>") if rest else "",
        f"\n```python\n{rest}\n```\n" if rest else "",
        raw("</details>") if rest else "",
        raw("</section></div>"),
        coefficients(m),
        f"\n{words}\n",
        "\n## Claimed and measured\n\n",
        table(["claim", "claimed", "measured", "figure", ""], rows),
        f"\nThe page [](../../certificates.md) describes how each claim is measured. "
        f'`ph.certify("{m.name}")` measures the claims again.\n{gradient}',
        work(m.name),
        "\n## Options\n\n" if options else "",
        table(
            ["option", "default", "choices", "meaning"],
            [
                [f"`{k}`", f"`{o.default!r}`", ", ".join(f"`{c!r}`" for c in o.choices or ()), cell(o.help)]
                for k, o in options.items()
            ],
        )
        if options
        else "",
        f"\n## Source\n\n{md(references()[m.source.key].text)} The method is in: {md(m.source.where)}.{note}"
        f"{recomputed}\n{also}\n",
        f"\n```bibtex\n{ph.cite(m.name).bibtex}\n```\n",
    ]
    return "".join(out)


def methods_index() -> str:
    groups: dict[str, list[Method]] = {}
    for family in FAMILIES:
        groups.setdefault(FAMILY[family.__name__.rpartition(".")[2]][0], []).extend(family.METHODS)
    order = sorted(groups, key=lambda g: ("Exact free" not in g, "exact free" not in g))
    columns = {k: v for k, v in tables.COLUMNS.items() if k not in ("source",)}
    columns["method"] = lambda m: f"[`{m.name}`]({m.name}.md)"
    parts = [
        f"{WIDE}# Methods\n\nEach method has a page with its formulas, its code, its claims and the measurements. In "
        'these tables, "order" is the order of the attitude, and "momentum" is that of a free body in space. The '
        "page [](../../choosing.md) helps you to choose a method, and [](../claims.md) shows all claims in one table.\n"
    ]
    for g in order:
        parts.append(f"\n## {g}\n\n{table(list(columns), [[f(m) for f in columns.values()] for m in groups[g]])}")
        listed = "\n".join(m.name for m in groups[g])
        parts.append(f"\n{fence('toctree', f':hidden:{chr(10)}:caption: {g}{chr(10)}{chr(10)}{listed}')}")
    return "".join(parts)


def claims_page() -> str:
    """Return all claims in one table, with a mark for each claim that the measurement confirmed."""
    wanted = [
        "order, attitude", "order, momentum", "order, torque of omega", "reversible", "symplectic", "energy, free body",
        "energy, potential", "momentum, free body", "on SO(3)", "equivariant", "torque calls",
    ]  # fmt: skip
    rows = []
    said = [r[4] for rows in certificates().values() for r in rows]
    held, failed, still = (said.count(v) for v in ("holds", "**fails**", "open"))
    for name in ph.methods:
        by = {r[0]: r for r in certificates()[name]}
        cells = []
        for claim in wanted:
            if claim not in by:
                cells.append("")
                continue
            _, claimed, measured, _, verdict = by[claim]
            shown = measured if claim.startswith("order") or claim == "torque calls" else claimed
            text = f"{claimed} → {measured}" if verdict != "holds" or claim.startswith("order") else shown
            cells.append(f"{text} {VERDICTS[verdict] if verdict != 'open' else ''}".strip())
        rows.append([f"[`{name}`](methods/{name}.md)", *cells])
    return (
        f'{WIDE}# Claims and measurements\n\nThe table shows the claim of each record, or "claim → measurement", with '
        f"the result of `ph.certify`: **{held}** claims hold (✓), {failed} fail (✗), {still} are open. For orders, the "
        "measurement is the slope of the error. The page [](../certificates.md) shows all measured figures, and "
        "describes how they are measured.\n\n"
        f"{{.claims}}\n{table(['method', *wanted], rows)}"
    )


def references_page() -> str:
    """Return the literature, and the methods that come from it."""
    rows = []
    papers: dict[str, int] = {}
    for e in exhibits().values():
        papers[e.paper] = papers.get(e.paper, 0) + 1
    for r in sorted(references().values(), key=lambda r: (r.fields["author"], r.fields["year"])):
        here = [m.name for m in ph.methods.values() if r.key in (m.source.key, *m.source.also)]
        lab = [f"[{papers[r.key]} exhibits](lab/index.md)"] if r.key in papers else []
        rows.append([f"`{r.key}`", md(r.text), ", ".join([*(f"[`{n}`](methods/{n}.md)" for n in here), *lab])])
    return (
        f"{WIDE}# References\n\nThese are the sources of methods and numbers. `ph.cite(name)` returns the reference "
        "for a method or a key, as text and as BibTeX; `ph.cite()` returns the reference for polhode.\n\n"
        + table(["key", "reference", "methods"], rows)
    )


# --- problems --------------------------------------------------------------------------------------------------


def named(source: str) -> str:
    """Return a source with authors and year instead of keys."""
    return re.sub(r"[a-z]+\d{4}", lambda m: report.authors_year(m[0]) if m[0] in references() else m[0], source)


def problem_page(p: Any, quick: bool) -> str:
    moments = ", ".join(f"{x:.6g}" for x in np.diag(p.body.inertia))
    r = p.reference
    torque = "none" if p.torque is None else f"`{p.torque}`"
    curves = [
        s for s in scoreboard()["sections"].values()
        if s["kind"] == "work" and s["title"].replace(" ", "-") == p.name
    ]  # fmt: skip
    out = [
        f"# {p.name}\n\n{md(sentence(p.summary))}" + (f" {md(p.note)}" if p.note else "") + "\n",
        facts(
            [
                ("moments of inertia", moments),
                ("omega at the start", ", ".join(f"{x:.6g}" for x in p.omega)),
                *((f"{k} at the start", ", ".join(f"{x:.6g}" for x in v)) for k, v in p.place.items()),
                ("ends at t", f"{p.t_end:g}"),
                ("typical step", f"{p.dt:g}"),
                ("closed form", "yes" if p.exact is not None else "no"),
                ("conserved", ", ".join(p.invariants) or "nothing"),
            ]
        ),
        f"\nTorque: {torque}. Source: {md(named(p.source))}.\n",
        ""
        if quick
        else f"\n![{p.name}: axis, {'path' if p.place else 'polhode'}, velocity and what is conserved]({p.name}.svg)\n",
        f'\n```python\nimport polhode as ph\n\nproblem = ph.problems["{p.name}"]\n'
        "run = problem.simulate()\nprint(problem.error(run))\n```\n",
        f"\n## The certified final state\n\nAt t = {p.t_end:g}, {md(r.how)}; the error is at most {r.error:.0e}.\n\n",
        "```text\n"
        + "\n".join(
            "R      " + "  ".join(row) if k == 0 else "       " + "  ".join(row) for k, row in enumerate(r.digits["R"])
        )
        + "\nomega  "
        + "  ".join(r.digits["omega"])
        + "".join(f"\n{k}      " + "  ".join(r.digits[k]) for k in ("x", "v") if k in r.digits)
        + "\n```\n",
        "".join(f"\n{raw(board_figure(s))}" for s in curves),
    ]
    return "".join(out)


def board_figure(s: Mapping[str, Any]) -> str:
    figures = "".join(page.picture(s, of) for of in (("calls", "seconds") if s["torque"] else ("seconds",)))
    return f'<div class="lab"><div class="stack"><div class="figures">{figures}</div></div></div>'


def problems_index() -> str:
    rows = [[f"[{p.name}]({p.name}.md)", md(p.summary), md(named(p.source))] for p in ph.problems.values()]
    return (
        "# Problems\n\nThese problems have known solutions. Some of them come from the literature; others test "
        "properties that those do not test. The final state of each problem is known to 30 digits, and was computed "
        "without any method of this library. `ph.compare` runs several methods on a problem.\n\n"
        + table(["problem", "description", "source"], rows)
        + "\n"
        + fence("toctree", ":hidden:\n\n" + "\n".join(ph.problems))
    )


def problem_picture(p: Any, path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    run = p.simulate(every=max(1, round(p.t_end / p.dt / 2000)))
    run.plot().savefig(path)
    pyplot.close("all")


# --- the lab ---------------------------------------------------------------------------------------------------


def exhibit_page(key: str) -> str:
    e, r = exhibits()[key], findings()[key]
    article = re.sub(r"<h3>.*?</h3>", "", report.one(e, r), count=1)
    return (
        f"{WIDE}# {md(e.title)}\n\n{md(references()[e.paper].text)} The command `polhode lab run {key}` computes this "
        "exhibit again.\n\n" + raw(f'<div class="lab">{article}</div>')
    )


def lab_index() -> str:
    known, found = exhibits(), findings()
    totals = report.total(found.values())
    n, good = sum(totals.values()), sum(k for v, k in totals.items() if v.good)
    tiles = "".join(
        f'<span class="tile {report.LOOK[v][0]}"><b>{totals[v]}</b><span>{report.LOOK[v][1]} {v.value}</span></span>'
        for v in Verdict
        if totals[v]
    )
    parts = [
        f"{WIDE}# The lab\n\nThe lab recomputes every table, figure and claim of five papers: **{n}** printed values "
        f"and claims, of which {good} agree or hold. Each table, figure or set of claims is an *exhibit*. `polhode lab "
        f"all` computes all exhibits again and writes a report. These results are from {lab()['made'][:10]}. The page "
        "[](../../papers.md) lists what does not hold.\n\n",
        raw(f'<div class="lab"><div class="tiles">{tiles}</div></div>'),
    ]
    papers: dict[str, list[str]] = {}
    for k in found:
        papers.setdefault(known[k].paper, []).append(k)
    for paper, keys in papers.items():
        rows = [
            [f"[{md(known[k].title)}]({k}.md)", " ".join(known[k].claims), *(verdicts(found[k]) for _ in (1,))]
            for k in keys
        ]
        parts.append(f"\n## {md(report.authors_year(paper))}\n\n{table(['exhibit', 'claims', 'verdicts'], rows)}\n")
        parts.append(fence("toctree", f":hidden:\n:caption: {report.authors_year(paper)}\n\n" + "\n".join(keys)))
    return "".join(parts)


def verdicts(r: Result) -> str:
    return " · ".join(f"{n} {report.LOOK[v][1]}" for v in Verdict if (n := r.verdicts[v]))


def not_held() -> str:
    """Return the values that do not agree and the claims that do not hold, by paper; papers.md includes this."""
    known, out = exhibits(), []
    bad = (Verdict.REFUTED, Verdict.PARTLY, Verdict.DIFFERS)
    papers = dict.fromkeys(known[k].paper for k in findings())
    for paper in papers:
        rows = [
            (bad.index(c.verdict), [
                report.LOOK[c.verdict][1],
                " ".join(x for x in (f"`{c.id}`" if c.id else "", cell(c.where), cell(c.column)) if x),
                cell(c.published), cell(c.recomputed), cell(c.note), f"[{k}](generated/lab/{k}.md)",
            ])
            for k, r in findings().items() if known[k].paper == paper
            for c in r.finding.cells if c.verdict in bad
        ]  # fmt: skip
        if rows:
            rows.sort(key=lambda x: x[0])
            out.append(f"### {md(report.authors_year(paper))}: all differences\n\n")
            head = ["", "value or claim", "published", "recomputed", "note", "exhibit"]
            out.append(table(head, [r for _, r in rows]))
            out.append("\n")
    return "".join(out)


# --- the scoreboard --------------------------------------------------------------------------------------------


def scoreboard_page() -> str:
    d = scoreboard()
    mark = {v.value: report.LOOK[v][1] for v in Verdict}
    rows = [[mark.get(b["verdict"], b["verdict"]), md(b["text"]), md(b["found"])] for b in d["bars"]]
    ahead = [
        [
            d["sections"][a["task"]]["title"], "time" if a["of"] == "seconds" else "torque calls", f"{a['error']:.0e}",
            md(a["peer"]), amount(a["theirs"], a["of"]), md(a["by"]), amount(a["ours"], a["of"]),
        ]
        for a in d["ahead"]
    ]  # fmt: skip
    figures = "".join(
        f"\n### {md(s['title'])}\n\n{md(sentence(s['words'])) if s['words'] else ''}\n\n{raw(board_figure(s))}"
        for s in d["sections"].values()
        if s["kind"] == "work"
    )
    m = d["machine"]
    return (
        f"{WIDE}# Scoreboard\n\nThe scoreboard compares polhode with other libraries, in one run on one core "
        f'({m["cpu"]}, {d["made"][:10]}). All tables are in <a href="../scoreboard.html">the full scoreboard</a>. '
        "`polhode bench -o board` makes it on your machine.\n\n"
        f"## Goals\n\n{table(['', 'goal', 'result'], rows)}\n"
        f"## Error against work\n{figures}\n"
        "## Where other libraries are ahead\n\nThis table lists all problems and errors for which another library "
        "needs less time or fewer torque calls.\n\n"
        + table(
            ["problem", "quantity", "error", "best other library", "needs", "best method of polhode", "needs"], ahead
        )
        + "\n## The libraries\n\n"
        + table(
            ["library", "description", "version", "settings"],
            [[md(k), md(v["what"]), md(v["version"]), md(v["settings"])] for k, v in d["peers"].items()],
        )
    )


def structure() -> str:
    """Return a table that groups the methods by the structure that was measured."""
    found: dict[str, list[str]] = {}
    for name, rows in certificates().items():
        has = {r[0]: r[2] for r in rows}  # as measured
        energy = has.get("energy, potential")
        if has["symplectic"] == "yes":
            kind = "symplectic"
        elif energy == "exact":
            kind = "not symplectic; energy exact in a potential"
        elif has["reversible"] == "yes":
            kind = "reversible only"
        else:
            kind = "none of these"
        if has["momentum, free body"] != "exact":
            name += "*"
        found.setdefault(kind, []).append(name)
    star = "\\*"
    linked = lambda n: f"[`{n.rstrip('*')}`](/generated/methods/{n.rstrip('*')}.md){star * n.endswith('*')}"  # noqa: E731
    rows = [
        [kind, ", ".join(map(linked, names))]
        for kind, names in sorted(found.items(), key=lambda x: "symplectic" != x[0])
    ]
    return (
        table(["measured property", "methods"], rows)
        + "\n\\* does not conserve the momentum of a free body to rounding.\n"
    )


def wander() -> str:
    """Return the oscillation and the drift of the energy of a few methods in a potential, from their certificates."""
    out = []
    for name in ("nmb", "liemid_ea", "mr2", "strang"):
        row = next(r for r in certificates()[name] if r[0] == "energy, potential")
        swing, away = re.findall(r"[\d.]+e[-+]\d+", row[3])
        symplectic = tables.WORDS[ph.methods[name].claims.symplectic]
        out.append([f"[`{name}`](/generated/methods/{name}.md)", symplectic, swing, away, row[2]])
    return table(["method", "symplectic", "oscillation of the energy", "change of its mean", "result"], out)


def choice() -> str:
    """Return a figure of error against torque calls on the fast top, for the page "Choose a method"."""
    return raw(
        f'<div class="lab"><div class="figures one">{page.picture(scoreboard()["sections"]["P3"], "calls")}</div></div>'
    )


def results_page(name: str) -> str:
    """Return a page with a table that a benchmark printed."""
    text = (RESULTS / f"{name}.md").read_text(encoding="utf-8")
    return re.sub(r"^### ", "## ", text, flags=re.M)


def measured_index(names: Sequence[str]) -> str:
    listed = "\n".join(names)
    words = "# Measured\n\nThe programs in `benchmarks` printed these tables.\n\n"
    return words + fence("toctree", ":maxdepth: 1" + chr(10) * 2 + listed)


def amount(x: float, of: str) -> str:
    from polhode.bench.bars import number

    return count(x) if of == "calls" else md(number(x, "s"))


# --- the interface ---------------------------------------------------------------------------------------------


LISTS = ("Parameters", "Attributes")  # sections of docstrings whose entries may have no type
TYPED = r"(\S[^:]*?) ?: (.*)"
NAMED = r"(\S[^:]*?)(?: ?: (.*))?$"


def docstring(doc: str | None) -> str:
    """Return a docstring in NumPy's format as Markdown."""
    lines = inspect.cleandoc(doc or "").splitlines()
    out: list[str] = []
    section = ""
    k = 0
    while k < len(lines):
        line = lines[k]
        while section in LISTS and line.endswith(",") and not line.startswith(" "):  # names in more than one line
            k += 1
            line += " " + lines[k]
        if k + 1 < len(lines) and set(lines[k + 1].strip()) == {"-"}:
            section = line.strip()
            out.append(f"\n**{section}**\n")
            k += 2
            continue
        if line.lstrip().startswith(">>> "):  # an example up to the next empty line
            block = [line]
            while k + 1 < len(lines) and lines[k + 1].strip():
                k += 1
                block.append(lines[k])
            out += ["", "```pycon", *(b.removeprefix("    ") if line.startswith(" ") else b for b in block), "```", ""]
        elif section and section != "Examples" and (m := re.match(NAMED if section in LISTS else TYPED, line)):
            text = [m[2] or ""]
            while k + 1 < len(lines) and (lines[k + 1].startswith("    ") or not lines[k + 1].strip()):
                k += 1
                text.append(lines[k].removeprefix("    "))
            end = next((n for n, t in enumerate(text) if n and not t), len(text))  # of the first paragraph
            out.append(f"- `{m[1].strip()}`: {md(' '.join(t for t in text[:end] if t))}")
            out += ["", *(f"  {md(t)}".rstrip() for t in text[end + 1 :]), ""] if any(text[end:]) else []
        elif line.startswith("    ") and not section:
            block = [line]
            while k + 1 < len(lines) and (lines[k + 1].startswith("    ") or not lines[k + 1].strip()):
                k += 1
                block.append(lines[k])
            out += ["", "```text", *(b[4:] for b in block), "```", ""]
        elif not section and re.match(r"\w[\w, ]*  +\S", line):  # a list in columns
            block = [line]
            while k + 1 < len(lines) and lines[k + 1].strip():
                k += 1
                block.append(lines[k])
            out += ["", "```text", *block, "```", ""]
        else:
            out.append(md(line))
        k += 1
    return "\n".join(out).strip()


def entry(name: Name, level: int = 0) -> str:
    """Return the description of a public name: its signature, its docstring and its members."""
    thing, fence_ = name.thing, "`" * (8 - level)
    if is_data(thing):
        return f"{fence_}{{py:data}} {name.shown}\n\n{MAPPINGS.get(name.shown, '')}\n{fence_}\n\n"
    made = inspect.isclass(thing) and name.shown not in {*RETURNED, *GIVEN} and not issubclass(thing, BaseException)
    called = made or not inspect.isclass(thing)
    kind, inner = ("class", members(thing)) if inspect.isclass(thing) else ("function", [])
    shown = name.shown + (signature(thing) if called else "")
    body = docstring(thing.__doc__) + "\n\n" + "".join(member(n, v, fence_[:-1]) for n, v in inner)
    return f"{fence_}{{py:{kind}}} {shown}\n\n{body}{fence_}\n\n"


def member(name: str, thing: Any, fence_: str) -> str:
    if not callable(thing):
        return f"{fence_}{{py:attribute}} {name}\n\n{docstring(thing.__doc__)}\n{fence_}\n\n"
    return f"{fence_}{{py:method}} {name}{signature(thing)}\n\n{docstring(thing.__doc__)}\n{fence_}\n\n"


def api_page() -> str:
    out = [
        "# Interface\n\nThis page lists all public names. `help(ph.simulate)` shows the same text. The examples assume "
        "`import numpy as np` and `import polhode as ph`; the tests run all of them. `R` maps body to space, `omega` "
        "is in the body frame, quaternions are scalar first, and units are SI units and radians "
        "([](../theory/rotations.md)).\n\n"
    ]
    section, seen = "", set()
    for name in public():
        if name.section != section:
            section = name.section
            out.append(f"## {section}\n\n{fence('py:currentmodule', '', ' polhode')}\n")
        if inspect.ismodule(name.thing):
            out.append(f"### polhode.{name.shown}\n\n{docstring(name.thing.__doc__)}\n\n")
        elif id(name.thing) in seen and not is_data(name.thing):  # the same object under another name
            out.append(f"- `{name.shown}`: see `{name.thing.__name__}`\n\n")
        elif name.shown.count(".") == 0 or not is_data(name.thing):
            seen.add(id(name.thing))
            out.append(entry(name, name.shown.count(".")))
    return "".join(out)


MAPPINGS = {
    "methods": "The records of the methods by name: [Methods](methods/index.md).",
    "problems": "The problems by name: [Problems](problems/index.md).",
    "vector_methods": "The methods for vector spaces, by name.",
}


# --- pictures --------------------------------------------------------------------------------------------------


def polhodes(size: float = 200.0, curves: int = 9, stroke: float = 1.0) -> str:
    """Draw paths of a free body's momentum: the curves in which a sphere cuts ellipsoids of constant energy."""
    rates = 1 / np.array([1.0, 2.0, 2.8])  # 1 / moments of inertia
    toward = np.array([0.75, 0.52, 0.41]) / np.linalg.norm([0.75, 0.52, 0.41])
    across = np.array([-toward[1], toward[0], 0.0]) / np.hypot(*toward[:2])
    up = np.cross(toward, across)
    turn = np.linspace(0, 2 * np.pi, 145)
    lines = []

    def draw(P: np.ndarray, kind: str) -> None:
        x, y, front = size / 2 * (1 + 0.96 * P @ across), size / 2 * (1 - 0.96 * P @ up), P @ toward > 0
        for part in np.split(np.arange(len(P)), np.flatnonzero(np.diff(front.astype(int))) + 1):
            seen = bool(front[part[0]])
            points = " ".join(
                f"{x[k]:.1f},{y[k]:.1f}" for k in [*part, *([part[-1] + 1] if part[-1] + 1 < len(P) else [])]
            )
            lines.append((seen, f'<polyline class="{kind}{"" if seen else " back"}" points="{points}"/>'))

    for axis, kind in ((2, "greatest"), (0, "least")):
        other = 2 - axis
        for part in np.linspace(0, 1, curves + 2)[1:]:  # the last is the separatrix, two great circles
            P = np.zeros((len(turn), 3))
            P[:, 1] = part * np.sin(turn)
            P[:, other] = part * np.sqrt((rates[1] - rates[axis]) / (rates[other] - rates[axis])) * np.cos(turn)
            P[:, axis] = np.sqrt(np.maximum(0.0, 1 - P[:, 1] ** 2 - P[:, other] ** 2))
            for sign in (1, -1):
                draw(P * np.where(np.arange(3) == axis, sign, 1), kind if part < 1 else "separatrix")
    ball = f'<circle cx="{size / 2:g}" cy="{size / 2:g}" r="{0.48 * size:g}" fill="none"/>'
    inner = ball + "".join(line for _, line in sorted(lines, key=lambda x: x[0]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size:g} {size:g}" role="img" '
        f'aria-label="polhodes of an asymmetric body" stroke-width="{stroke:g}"><style>polyline{{fill:none;'
        "stroke-linecap:round;stroke-linejoin:round}.greatest{stroke:#2f7fc1}.least{stroke:#d55e00}"
        f".separatrix{{stroke:#8a8f98;stroke-width:{1.6 * stroke:g}}}.back{{opacity:.18}}</style>{inner}</svg>"
    )


def hero() -> str:
    """Return the head of the first page: a description of the library with measured figures."""
    totals = report.total(findings().values())
    claims = sum(r[4] == "holds" for rows in certificates().values() for r in rows)
    numbers = (
        (len(ph.methods), "methods, each written once and run by four engines"),
        (claims, "claims about these methods, all of them measured"),
        (
            sum(totals.values()),
            f"printed values and claims of five papers recomputed; {totals[Verdict.REFUTED]} do not hold",
        ),
        (len(ph.problems), "problems whose final state is known to 30 digits"),
    )
    tiles = "".join(f"<div><b>{n}</b><span>{escape(words)}</span></div>" for n, words in numbers)
    return raw(
        '<div class="hero"><div><p class="lead">polhode computes the motion of rigid bodies: how they turn, '
        "how they fly, and how they move when joints connect them. Its integrators respect the geometry of rotations. "
        "Each is written once, and the properties that it claims are measured.</p>"
        "<p>polhode is for engineers with expensive torques, for simulations of spacecraft, molecules and grains, for "
        "research on integrators, and for teaching.</p>"
        '<p class="go"><a href="start.html">Five minutes</a><a href="choosing.html">Which method?</a>'
        '<a href="tutorials/index.html">Tutorials</a></p></div>'
        f'<div class="picture">{polhodes(420, 9, 1.3)}<small>Polhodes: the paths of a free body\'s momentum, seen '
        "from the body. On paths near the grey curve, the body repeatedly turns over.</small></div></div>"
        f'<div class="numbers">{tiles}</div>'
    )


GUIDE = {
    "start": "A first run, its results, your own torque, and batches of bodies.",
    "tour": "All features of a run, in short pieces of code.",
    "starts": "Quaternions, Euler angles, units, and inertia from six numbers.",
    "choosing": "The choice depends on the cost of the torque, the length of the run, and what must be conserved.",
    "adams": "Give a tolerance instead of a step: one torque call a step, and orders up to 16.",
    "torques": "Torques in plain Python or compiled, potentials, controllers, wheels; how to need fewer calls.",
    "controllers": "Digital controllers with memory, sensors, actuators, wheels, tables and magnetic fields.",
    "external_solvers": "Torques from programs that are slow, have a state of their own, or sometimes fail.",
    "flight": "Translation and rotation together: forces at points, contact, one evaluation for force and torque.",
    "mechanisms": "Bodies connected by joints: pendulums, linkages, loops; reactions, motors and controllers.",
    "stepper": "Your program makes single steps, or computes the torques that a method needs.",
    "trust": "What a run contains, how accurate it is, which errors can occur, and how results are stored.",
    "results": "Tables, pictures for papers, and files for other programs.",
    "films": "Films of a motion as MP4 or GIF.",
    "fitting": "Estimate inertia, start and torque parameters from a log, with their uncertainty.",
    "scenarios": "Simulations as TOML files, for the command line.",
    "ensembles": "Monte-Carlo and parameter studies with many runs.",
    "studio": "Watch motions in the browser, and change them.",
    "gpu": "Simulate a million bodies and more.",
    "gradients": "Derivatives of whole runs, under JAX.",
    "vector": "Newmark's method and its relatives for ordinary mechanical systems.",
    "lie_series": "Flows on other matrix groups, with one exponential per step.",
    "engines": "Plain Python, Numba, JAX and CUDA; compilation, precision and reproducibility.",
    "extending": "Add your own methods, torque models and export formats.",
    "processed": "Experiments with processed splittings, and the reason why polhode does not have them.",
}
ELSEWHERE = {"index", "guide", "lab", "reference", "papers", "certificates"}


def questions() -> Mapping[str, Mapping[str, str]]:
    """Return questions of users, each with the page that answers it and search words that must find this page."""
    return tomllib.loads((HERE / "questions.toml").read_text(encoding="utf-8"))


def questions_page() -> str:
    lines = []
    for question, answer in questions().items():
        page_, _, anchor = answer["page"].partition("#")
        lines.append(f"- [{md(question)}](/{page_}.md{'#' + anchor if anchor else ''})\n")
    return "# Questions\n\nEach question is a link to the page that answers it.\n\n" + "".join(lines)


def guide(folder: Path) -> str:
    """Return the list of pages of the guide: first those of `GUIDE` in this order, then all others."""
    there = {p.stem for p in folder.glob("*.md")} - ELSEWHERE
    listed = [*(n for n in GUIDE if n in there), *sorted(there - set(GUIDE))]
    lines = "\n".join(f"- [](/{n}.md)  \n  {GUIDE.get(n, '')}".rstrip() for n in listed)
    return f"{{.guide}}\n{lines}\n\n" + fence("toctree", ":hidden:\n\n" + "\n".join(listed))


# --- all of it -------------------------------------------------------------------------------------------------


def put(path: Path, text: str) -> None:
    """Write a file only if its content has changed, so that an unchanged page is not built again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def lab_style() -> str:
    """Return the style sheet of the lab's report, limited to elements of the class `lab`."""
    text = ASSETS.joinpath("page.css").read_text(encoding="utf-8")
    colours, _, rest = text.partition("\n.agrees")
    return f"{colours}\n.lab{{\n.agrees{rest}\n}}\n"


def write(folder: Path, quick: bool = False) -> None:
    out = folder / "generated"
    made: dict[str, Callable[[], str]] = {
        "methods/index.md": methods_index,
        "claims.md": claims_page,
        "problems/index.md": problems_index,
        "scoreboard.md": scoreboard_page,
        "references.md": references_page,
        "api.md": api_page,
        "lab/index.md": lab_index,
        "not_held.txt": not_held,
        "choice_calls.txt": choice,
        "structure.txt": structure,
        "wander.txt": wander,
        "hero.txt": hero,
        "guide.txt": lambda: guide(folder),
        "questions.md": questions_page,
    }
    for name, tabulate in choices.made().items():
        made[name] = lambda tabulate=tabulate: tabulate(scoreboard())
    made |= measured.made()
    for m in ph.methods.values():
        made[f"methods/{m.name}.md"] = lambda m=m: method_page(m)
    for p in ph.problems.values():
        made[f"problems/{p.name}.md"] = lambda p=p: problem_page(p, quick)
    printed = sorted(p.stem for p in RESULTS.glob("*.md"))
    made["measured/index.md"] = lambda: measured_index(printed)
    for name in printed:
        made[f"measured/{name}.md"] = lambda name=name: results_page(name)
    for key in findings():
        made[f"lab/{key}.md"] = lambda key=key: exhibit_page(key)
    frame = "<svg></svg>"  # replaces the drawings of a quick build, because 91 drawings take 25 s
    with ExitStack() as stack:
        for module in (report, page) if quick else ():
            stack.enter_context(patch.object(module, "draw", lambda *_, **__: frame))
        for name, make in made.items():
            put(out / name, make())
    for path in out.rglob("*.md"):
        if path.relative_to(out).as_posix() not in made:
            path.unlink()
    if not quick:
        for p in ph.problems.values():
            problem_picture(p, out / "problems" / f"{p.name}.svg")
    put(folder / "_static" / "lab.css", lab_style())
    put(folder / "_static" / "logo.svg", polhodes(64, 3, 1.6))


def shortened(x: Any) -> Any:
    """Round the numbers of curves to five digits, because a figure cannot show more."""
    if isinstance(x, dict):
        return {k: shortened(v) for k, v in x.items()}
    if isinstance(x, list):
        return [shortened(v) for v in x]
    return float(f"{x:.5g}") if isinstance(x, float) else x


if __name__ == "__main__":  # `python docs/pages.py lab/lab.json` stores the result of `polhode lab all` in benchmarks
    given = shortened(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    text = json.dumps(given, ensure_ascii=False, separators=(",", ":")).replace('{"key"', '\n{"key"')
    (RESULTS / "lab.json").write_text(text + "\n", encoding="utf-8")
