"""One page about a run: what was computed, whether it can be trusted, and pictures; a file that needs nothing else."""

from __future__ import annotations

import io
import json
import platform
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput, PolhodeError
from ..integrators.record import Kind

if TYPE_CHECKING:
    from ..integrators.record import Method
    from ..motion.trajectory import Trajectory

STYLE = """
:root { color-scheme: light dark; --ink: #1d2530; --quiet: #5b6672; --line: #d9dee4; --paper: #fcfcfb; --card: #fff;
  --good: #00684a; --bad: #a3400a; --accent: #0b5c94; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ec; --quiet: #9aa5b1; --line: #333c46; --paper: #14181d;
  --card: #1b2127; --good: #4cc79a; --bad: #f0945a; --accent: #6db8ea; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
p.lead { color: var(--quiet); margin: 0 0 1.5rem; }
.state { display: inline-block; font-weight: 600; padding: .1rem .6rem; border: 1.5px solid; border-radius: 1rem; }
.good { color: var(--good); } .bad { color: var(--bad); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem 1.5rem; margin: 0; }
dt { color: var(--quiet); font-size: .82rem; } dd { margin: 0; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 500; font-size: .85rem; }
figure { margin: 1rem 0 0; background: #fff; border: 1px solid var(--line); border-radius: 8px; padding: .75rem;
  overflow-x: auto; }
figure svg { width: 100%; min-width: 42rem; height: auto; display: block; }
.scroll { overflow-x: auto; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1rem; overflow-x: auto;
  font-size: .85rem; line-height: 1.45; }
footer { margin-top: 3rem; color: var(--quiet); font-size: .85rem; }
"""
CHANGES = ("", "at the start", "largest relative change", "in the exact motion")  # heads of `Trajectory.summary`


def html(run: Trajectory, *, scenario: Any = None, python: str = "", body: int = 0) -> str:
    """The page, with pictures drawn in."""
    name = (scenario or {}).get("name") or run.body.name or "Rigid body"
    torque = "free rotation" if run.setup.free else run.setup.torque.name.replace("_", " ")
    title = escape(f"{name}: {torque}")
    good = run.outcome.good
    parts = [
        f'<h1>{title}</h1><p class="lead">{escape(repr(run)[1:-1])}</p>',
        f'<p><span class="state {"good" if good else "bad"}">{run.outcome.name.lower().replace("_", " ")}</span> '
        f"{'' if run.outcome.name == 'DONE' else escape(run.outcome.value)}"
        f"{'' if run.t_end is None else f' (t = {run._reached:g} of {run.t_end:g})'}</p>",
        f"<h2>What was run</h2>{facts(settings(run, body))}<h2>Invariants</h2>",
        table(CHANGES, [(*row, in_the_exact_motion(run, row[0])) for row in run.summary(body)]),
    ]
    if run.setup.method.claims is not None:
        parts.append(f"<h2>What is claimed of the method</h2>{facts(claims(run.setup.method))}")
    if len(run) > 1:
        from .plot import plot
        from .poinsot import poinsot

        for heading, picture in (("Motion", plot), ("Poinsot's picture", poinsot)):
            parts.append(f"<h2>{heading}</h2><figure>{svg(picture(run, body=body))}</figure>")
    if python:
        parts.append(f"<h2>The same in Python</h2><pre>{escape(python)}</pre>")
    if scenario is not None:
        parts.append(f"<h2>Scenario</h2><pre>{escape(toml(scenario))}</pre>")
    from .. import __version__

    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><main>{''.join(parts)}"
        f"<footer>polhode {__version__}, Python {platform.python_version()}. R maps body to space; quaternions are "
        "scalar first, body to space; omega is in the body frame; SI units and radians.</footer></main></body></html>\n"
    )


def settings(run: Trajectory, body: int) -> list[tuple[str, str]]:
    """What was asked for and what it took, by name."""
    s = run.setup
    end = s.t_start + run.steps * s.dt if s.control is None or not len(run) else float(run.t[..., -1].max())
    step = f"{s.dt:g} s" if s.control is None else f"{run.stats.smallest_step:.3g} to {run.stats.largest_step:.3g} s"
    I = run.body.moments if run.body.batch is None else run.body.moments[body]
    return [
        ("method", f"{run.method}, order {s.method.order:g}" if np.isfinite(s.method.order) else run.method),
        ("options", ", ".join(f"{k} = {v}" for k, v in s.options.items() if v) or "none"),
        ("principal moments", ", ".join(f"{x:.6g}" for x in I) + " kg m²"),
        ("time", f"{s.t_start:g} to {end:g} s"),
        ("step", step),
        ("steps", f"{run.steps}"),
        ("samples", f"{len(run)}"),
        ("bodies", f"{run.states.shape[2]}"),
        ("torque calls", f"{run.stats.torque_calls}"),
        ("time to compute", f"{run.stats.seconds:.3g} s"),
        ("time to compile", f"{run.stats.compile_seconds:.3g} s"),
        ("engine", s.engine),
    ]


def claims(method: Method) -> list[tuple[str, str]]:
    """What the record of a method claims, by name."""
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
    """The page in a file."""
    path = Path(path)
    if path.suffix.lower() not in (".html", ".htm"):
        raise InvalidInput(f"a report is an HTML file, got {path}")
    if not path.parent.is_dir():
        raise InvalidInput(f"there is no folder {path.parent}; make it first")
    text = html(run, **more)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as e:
        raise PolhodeError(f"{path} cannot be written: {e.strerror}") from e
    return path


def in_the_exact_motion(run: Trajectory, name: str) -> str:
    """What becomes of a quantity of `Trajectory.summary`."""
    kind = run.setup.bound.kind
    same = kind == Kind.FREE or name.startswith("distance") or (name == "energy" and kind == Kind.POTENTIAL)
    return "conserved" if same else "changed by the torque"


def toml(data: dict[str, Any]) -> str:
    """A scenario as its file says it; the folder of its files is no part of that."""
    plain = {k: v for k, v in data.items() if not isinstance(v, dict) and k not in ("folder", "torque")}
    lines = [f"{k} = {value(v)}" for k, v in plain.items()]
    tables = [(f"[{k}]", v) for k, v in data.items() if isinstance(v, dict)]
    torques = [("[[torque]]" if len(data["torque"]) > 1 else "[torque]", v) for v in data.get("torque", ())]
    for head, entries in (*tables[:-1], *torques, *tables[-1:]):  # in the order of the model: the run comes last
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
    return f"<dl>{''.join(f'<div><dt>{escape(a)}</dt><dd>{escape(b)}</dd></div>' for a, b in pairs)}</dl>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(h)}</th>" for h in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(str(c))}</td>' for c in row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def svg(figure: Any) -> str:
    """A picture as it stands in a page."""
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg")
    from matplotlib import pyplot

    pyplot.close(figure)
    text = buffer.getvalue()
    return text[text.index("<svg") :]


__all__ = ["html", "write"]
