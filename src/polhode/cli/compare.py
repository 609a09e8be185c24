"""The commands `polhode problems` and `polhode compare`."""

from __future__ import annotations

import click

from .output import as_json, at_work, picture, print_json, print_table


@click.command()
@as_json
def problems(as_json: bool) -> None:
    """List the problems with known answers."""
    from .. import problems as known

    rows = [(p.name, p.summary, f"{p.t_end:g}", f"{p.dt:g}", p.source) for p in known.values()]
    if as_json:
        print_json([dict(zip(("name", "summary", "t_end", "dt", "source"), r)) for r in rows])
    else:
        print_table(("problem", "what it is", "t_end", "dt", "source"), rows)


@click.command()
@click.argument("problem")
@click.argument("methods", nargs=-1)
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False),
    callback=picture,
    help="File for a plot of the error against the cost.",
)
@as_json
def compare(problem: str, methods: tuple[str, ...], output: str | None, as_json: bool) -> None:
    """Compare METHODS on PROBLEM: error against torque calls and time."""
    from .. import compare as measure

    with at_work(as_json) as progress:
        c = measure(problem, methods, progress=progress) if methods else measure(problem, progress=progress)
    if output:
        c.plot().savefig(output)
    if as_json:
        print_json(c)
    else:
        click.echo(str(c))
