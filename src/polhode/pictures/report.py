"""Report on a run as one HTML page: its arguments, the errors of its invariants, and pictures."""

from __future__ import annotations

import io
import json
import platform
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from ..integrators.record import Kind, Method
from ..motion.trajectory import Trajectory
from .page import check_page, document, table, write_page

UNITS = {
    "energy": "J", "kinetic energy": "J", "momentum in space": "kg m²/s", "linear momentum": "kg m/s",
}  # fmt: skip
# column headings of the table of `Trajectory.summary`
CHANGES = ("", "at the start", "largest relative change", "in the exact motion")


def html(run: Trajectory, *, scenario: Any = None, python: str = "", body: int = 0) -> str:
    """Return the report as an HTML page that contains its pictures."""
    from .. import __version__

    name = (scenario or {}).get("name") or run.body.name or "Rigid body"
    torque = "free rotation" if run.setup.free else run.setup.torque.name.replace("_", " ")
    rows = [
        [escape(name), f"{escape(start)} {UNITS.get(name, '')}".strip(), escape(change), in_the_exact_motion(run, name)]
        for name, start, change in run.summary(body)
    ]
    parts = {"What was run": facts(settings(run, body)), "Invariants": table(CHANGES, rows)}
    if run.setup.method.claims is not None:
        parts["Claimed properties of the method"] = facts(claims(run.setup.method))
    if len(run) > 1:
        from .plot import plot
        from .poinsot import poinsot

        for heading, picture in (("Motion", plot), ("Poinsot's picture", poinsot)):
            parts[heading] = f'<figure class="picture">{svg(picture(run, body=body))}</figure>'
    if python:
        parts["Equivalent Python program"] = f"<pre>{escape(python)}</pre>"
    if scenario is not None:
        parts["Scenario"] = f"<pre>{escape(toml(scenario))}</pre>"
    ids = {heading: heading.lower().replace(" ", "-").replace("'", "") for heading in parts}
    reached = "" if run.t_end is None else f" (t = {run._reached:g} of {run.t_end:g})"
    state = (
        f'<section id="overview"><p><span class="state {"good" if run.outcome.good else "bad"}">'
        f"{run.outcome.name.lower().replace('_', ' ')}</span> "
        f"{'' if run.outcome.name == 'DONE' else escape(run.outcome.value)}{reached}</p></section>"
    )
    title = escape(f"{name}: {torque}")
    return document(
        "report", escape(repr(run)[1:-1]),
        "".join(f'<li><a href="#{ids[heading]}">{heading}</a></li>' for heading in parts),
        state + "".join(f'<section id="{ids[h]}" class="paper"><h2>{h}</h2>{x}</section>' for h, x in parts.items()),
        f"polhode {__version__}, Python {platform.python_version()}. R maps body to space; quaternions are scalar "
        "first, body to space; omega is in the body frame; SI units and radians.", title,
    )  # fmt: skip


def settings(run: Trajectory, body: int) -> list[tuple[str, str]]:
    """Return the arguments and the cost of the run, as pairs of a name and a text."""
    s = run.setup
    end = s.t_start + run.steps * s.dt if s.control is None or not len(run) else float(run.t[..., -1].max())
    step = f"{s.dt:g} s" if s.control is None else f"{run.stats.smallest_step:.3g} to {run.stats.largest_step:.3g} s"
    I = run.body.moments if run.body.batch is None else run.body.moments[body]
    return [
        ("method", f"{run.method}, order {s.method.order:g}" if np.isfinite(s.method.order) else run.method),
        ("options", ", ".join(f"{k} = {v}" for k, v in s.options.items() if v) or "none"),
        ("principal moments", moments(I)),
        ("time", f"{s.t_start:g} to {end:g} s"),
        ("step", step),
        ("steps", whole(run.steps)),
        ("samples", whole(len(run))),
        ("bodies", whole(run.states.shape[2])),
        ("torque calls", whole(run.stats.torque_calls)),
        ("time to compute", f"{run.stats.seconds:.3g} s"),
        ("time to compile", f"{run.stats.compile_seconds:.3g} s"),
        ("engine", s.engine),
    ]


def moments(values: np.ndarray) -> str:
    """Return moments of inertia with one power of ten, such as (235.5, 235.5, 468.75) 10⁻⁹ kg m²."""
    power = 0 if 0.01 <= values.max() < 1e4 else 3 * int(np.floor(np.log10(values.max()) / 3))
    numbers = ", ".join(f"{x:.6g}" for x in values / 10.0**power)
    return f"{numbers} kg m²" if power == 0 else f"({numbers}) 10{str(power).translate(RAISED)} kg m²"


RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def whole(n: int) -> str:
    """Return a whole number, with narrow spaces between groups of three digits if it has five or more."""
    return f"{n:,}".replace(",", "\N{NARROW NO-BREAK SPACE}") if n >= 10_000 else str(n)


def claims(method: Method) -> list[tuple[str, str]]:
    """Return what the record of a method claims, as pairs of a name and a text."""
    c = method.claims
    return [
        ("symplectic", yes(c.symplectic)),
        ("reversible", yes(c.reversible)),
        ("energy, free body", c.free_energy or "open"),
        ("energy, potential", c.energy or "open"),
        ("momentum, free body", c.momentum or "open"),
        ("source", method.source.key),
    ]


def write(run: Trajectory, path: str | Path, **more: Any) -> Path:
    """Write the report to a file."""
    place = check_page(path, "a report")
    return write_page(place, html(run, **more))


def in_the_exact_motion(run: Trajectory, name: str) -> str:
    """Return whether the exact motion conserves a quantity of `Trajectory.summary`, as a text for the report."""
    kind = run.setup.bound.kind
    same = kind == Kind.FREE or name.startswith("distance") or (name == "energy" and kind == Kind.POTENTIAL)
    return "conserved" if same else "changed by the torque"


def toml(data: dict[str, Any]) -> str:
    """Return a scenario as TOML text, without the folder of its files."""
    acting = ("torque", "force")
    plain = {k: v for k, v in data.items() if not isinstance(v, dict) and k not in ("folder", *acting)}
    lines = [f"{k} = {value(v)}" for k, v in plain.items()]
    tables = [(f"[{k}]", v) for k, v in data.items() if isinstance(v, dict)]
    parts = [(f"[[{k}]]" if len(data[k]) > 1 else f"[{k}]", v) for k in acting for v in data.get(k, ())]
    for head, entries in (*tables[:-1], *parts, *tables[-1:]):  # the table of the run comes last
        lines += ["", head, *(f"{k} = {value(v)}" for k, v in entries.items())]
    return "\n".join(lines) + "\n"


def value(v: Any) -> str:
    if isinstance(v, dict):
        return "{ " + ", ".join(f"{json.dumps(k)} = {value(x)}" for k, x in v.items()) + " }"
    if isinstance(v, list):
        return f"[{', '.join(value(x) for x in v)}]"
    return json.dumps(v, ensure_ascii=False)


def yes(claim: bool | None) -> str:
    return "open" if claim is None else "yes" if claim else "no"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    inner = "".join(f"<div><dt>{escape(a)}</dt><dd>{escape(b)}</dd></div>" for a, b in pairs)
    return f'<dl class="facts">{inner}</dl>'


def svg(figure: Any) -> str:
    """Return a picture as an SVG element."""
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg")
    from matplotlib import pyplot

    pyplot.close(figure)
    text = buffer.getvalue()
    return text[text.index("<svg") :]
