"""The commands `polhode methods`, `polhode certify` and `polhode cite`."""

from __future__ import annotations

import click

from .output import as_json, method_options, print_json, print_table, settled


@click.command()
@as_json
def methods(as_json: bool) -> None:
    """List the methods and their claimed properties."""
    from ..evidence.tables import COLUMNS
    from ..integrators import METHODS, PLUGINS

    every = {**METHODS, **PLUGINS.available(METHODS)}
    if as_json:
        fields = ("name", "summary", "claims", "cost", "source", "aliases", "options")
        print_json([{f: getattr(m, f) for f in fields} | {"accepts": str(m.accepts)} for m in every.values()])
        return
    rows = [[cell(m).strip("`") for cell in COLUMNS.values()] for m in every.values()]
    print_table(list(COLUMNS), rows)


@click.command()
@click.argument("name")
@method_options
@as_json
@click.pass_context
def certify(ctx: click.Context, name: str, settings: tuple[str, ...], as_json: bool) -> None:
    """Measure every claim of the method NAME.  The exit code is 1 if a claim does not hold."""
    from .. import certify as measure

    c = measure(name, **settled(settings))
    if as_json:
        print_json({"method": c.method, "options": c.options, "holds": c.ok, "claims": list(c.rows)})
    else:
        click.echo(str(c))
    ctx.exit(0 if c.ok else 1)


@click.command()
@click.argument("name", required=False)
@click.option("--bibtex", is_flag=True, help="Print only the BibTeX entries.")
@as_json
def cite(name: str | None, bibtex: bool, as_json: bool) -> None:
    """Print what to cite for a method, or for polhode itself."""
    from .. import cite as citation

    c = citation(name)
    if as_json:
        print_json({"text": c.text, "bibtex": c.bibtex})
    else:
        click.echo(c.bibtex if bibtex else str(c))
