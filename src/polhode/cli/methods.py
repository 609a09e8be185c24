"""The commands on methods and problems: `polhode methods`, `certify`, `cite`, `problems`, `compare`, `recommend`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from . import output as out
from .python import FOR_ADVICE


@click.command()
@out.as_json
def methods(as_json: bool) -> None:
    """List the methods and their claimed properties."""
    from ..evidence.tables import COLUMNS
    from ..integrators import METHODS, PLUGINS

    every = {**METHODS, **PLUGINS.available(METHODS)}
    if as_json:
        fields = ("name", "summary", "claims", "cost", "source", "aliases", "options")
        out.print_json([{f: getattr(m, f) for f in fields} | {"accepts": str(m.accepts)} for m in every.values()])
        return
    rows = [[cell(m).strip("`") for cell in COLUMNS.values()] for m in every.values()]
    out.print_table(list(COLUMNS), rows)


@click.command()
@click.argument("name")
@out.set_option("An option of the method.")
@out.as_json
@click.pass_context
def certify(ctx: click.Context, name: str, settings: tuple[str, ...], as_json: bool) -> None:
    """Measure every claim of the method NAME.  The exit code is 1 if a claim does not hold."""
    from .. import certify as measure

    c = measure(name, **out.settled(settings))
    out.show(as_json, {"method": c.method, "options": c.options, "holds": c.ok, "claims": list(c.rows)}, c)
    ctx.exit(0 if c.ok else 1)


@click.command()
@click.argument("name", required=False)
@out.flag("--bibtex", "Print only the BibTeX entries.")
@out.as_json
def cite(name: str | None, bibtex: bool, as_json: bool) -> None:
    """Print what to cite for a method, or for polhode itself."""
    from .. import cite as citation

    c = citation(name)
    out.show(as_json, {"text": c.text, "bibtex": c.bibtex}, c.bibtex if bibtex else c)


@click.command()
@out.as_json
def problems(as_json: bool) -> None:
    """List the problems with known answers."""
    from .. import problems as known

    head = {"name": "problem", "summary": "what it is", "t_end": "t_end", "dt": "dt", "source": "source"}
    out.print_rows(as_json, head, [(p.name, p.summary, f"{p.t_end:g}", f"{p.dt:g}", p.source) for p in known.values()])


@click.command()
@click.argument("problem")
@click.argument("methods", nargs=-1)
@out.picture_option("File for a plot of the error against the cost.")
@out.as_json
def compare(problem: str, methods: tuple[str, ...], output: str | None, as_json: bool) -> None:
    """Compare METHODS on PROBLEM: error against torque calls and time."""
    from .. import compare as measure

    with out.at_work(as_json) as progress:
        c = measure(problem, methods, progress=progress) if methods else measure(problem, progress=progress)
    if output:
        c.plot().savefig(output)
    out.show(as_json, c, c)


@click.command()
@click.argument("problem")
@click.option("--tol", default=1e-6, show_default=True, help="Largest error of the attitude at the end, in radians.")
@click.option(
    "--conserve",
    multiple=True,
    help="A property that the method must have: energy, momentum, symplectic or reversible; may be repeated.",
)
@click.option("--cost", type=click.Choice(["auto", "calls", "time"]), default="auto", help="The cost to minimise.")
@click.option("--budget", default=20.0, show_default=True, help="Computing time for the trials, in seconds.")
@out.flag("--allow-code", "Run the Python functions that the scenario names.")
@out.picture_option("File for a plot of the trials.")
@out.as_json
def recommend(problem: str, tol: float, allow_code: bool, output: str | None, as_json: bool, **settings: Any) -> None:
    """Choose a method and a step for PROBLEM, a name from `polhode problems` or a scenario file."""
    from .. import recommend as choose

    what: Any = problem
    if Path(problem).suffix == ".toml":
        from ..scenario import read
        from ..scenario.file import of_body

        given = of_body(read(problem, allow_code=allow_code), "polhode recommend").arguments()
        settings |= {k: given[k] for k in FOR_ADVICE if k in given}
        what = given["body"]
    with out.at_work(as_json) as progress:
        advice = choose(what, tol, progress=progress, **settings)
    if output:
        advice.plot().savefig(output)
    shown = ("method", "options", "dt", "error", "torque_calls", "cost", "candidates")
    facts = {name: getattr(advice, name) for name in shown} | {"tol": advice.best.setting.get("tol")}
    out.show(as_json, facts, advice)
