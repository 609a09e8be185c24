"""The command `polhode recommend`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from .output import as_json, at_work, picture, print_json


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
@click.option("--allow-code", is_flag=True, help="Run the Python functions that the scenario names.")
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False), callback=picture, help="File for a plot of the trials."
)
@as_json
def recommend(problem: str, tol: float, allow_code: bool, output: str | None, as_json: bool, **settings: Any) -> None:
    """Choose a method and a step for PROBLEM, a name from `polhode problems` or a scenario file."""
    from .. import recommend as choose

    what: Any = problem
    if Path(problem).suffix == ".toml":
        from ..scenario import read
        from ..scenario.file import of_body

        given = of_body(read(problem, allow_code=allow_code), "polhode recommend").arguments()
        names = ("torque", "omega", "momentum", "attitude", "position", "velocity", "t_end", "t_start")
        settings |= {k: given[k] for k in names if k in given}
        what = given["body"]
    with at_work(as_json) as progress:
        advice = choose(what, tol, progress=progress, **settings)
    if output:
        advice.plot().savefig(output)
    if as_json:
        shown = ("method", "options", "dt", "error", "torque_calls", "cost", "candidates")
        tolerance = advice.best.setting.get("tol")
        print_json({name: getattr(advice, name) for name in shown} | {"tol": tolerance})
    else:
        click.echo(str(advice))
