"""The commands `polhode lab list`, `polhode lab run` and `polhode lab all`."""

from __future__ import annotations

import sys
from typing import Any

import click

from . import Group
from .output import as_json, flag, options, print_json, print_rows, print_table

how = options(  # of the commands that compute exhibits
    flag("--long", "Compute the long versions of exhibits that have one.", "full"),
    flag("--fresh", "Also recompute results that are already stored."),
    click.option("-j", "--jobs", type=click.IntRange(1), help="Number of processes; by default one for each core."),
    as_json,
    click.pass_context,
)


@click.group(cls=Group)
def lab() -> None:
    """Recompute the tables and figures of the papers, and compare each value with the published one."""


@lab.command("list")
@as_json
def show(as_json: bool) -> None:
    """List the exhibits."""
    from ..lab import exhibits

    head = {"key": "exhibit", "paper": "paper", "title": "title", "claims": "claims"}
    print_rows(as_json, head, [(e.key, e.paper, e.title, " ".join(e.claims)) for e in exhibits().values()])


@lab.command("run")
@click.argument("keys", nargs=-1, required=True, metavar="KEY...")
@how
def run_some(ctx: click.Context, keys: tuple[str, ...], as_json: bool, **how: Any) -> None:
    """Compute exhibits and print published and recomputed values side by side."""
    from ..lab.run import as_data, run

    results = run(keys, progress=not as_json, **how)
    if as_json:
        print_json(as_data(results))
    else:
        for result in results.values():
            print_result(result)
    ctx.exit(failed(results))


@lab.command("all")
@click.option(
    "-o", "--output", default="lab", show_default=True, type=click.Path(file_okay=False), help="Folder for the report."
)
@how
def run_all(ctx: click.Context, output: str, as_json: bool, **how: Any) -> None:
    """Compute every exhibit; write the report (index.html) and its data (lab.json)."""
    from ..lab.report import write
    from ..lab.run import as_data, run

    results = run(progress=not as_json, **how)
    page, data = write(results, output)
    if as_json:
        print_json({"verdicts": as_data(results)["verdicts"], "report": str(page), "data": str(data)})
    else:
        counts = as_data(results)["verdicts"]
        print_table(("verdict", ""), [(v, str(n)) for v, n in counts.items() if n])
        click.echo(f"{page}\n{data}")
    ctx.exit(failed(results))


def print_result(result: Any) -> None:
    from ..lab import get

    click.echo(f"{result.key}: {get(result.key).title}")
    if result.finding is None:
        click.echo(result.error)
        return
    rows = [
        (" ".join(x for x in (c.id, c.where, c.column) if x), c.published, c.recomputed, c.verdict.value, c.note)
        for c in result.finding.cells
    ]
    print_table(("", "published", "recomputed", "verdict", ""), rows)
    for note in result.finding.notes:
        click.echo(f"  {note}")
    click.echo()


def failed(results: dict[str, Any]) -> int:
    """Return the exit code: 1 if an exhibit could not be computed, whether or not its values agree with the paper."""
    bad = [r for r in results.values() if r.finding is None]
    for r in bad:
        click.echo(f"{r.key} failed:\n{r.error}", file=sys.stderr)
    return 1 if bad else 0
