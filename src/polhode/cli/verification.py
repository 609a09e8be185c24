"""The commands `polhode verify` and `polhode repair`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from .output import as_json, print_json, quiet

if TYPE_CHECKING:
    from ..files.verification import Report


@click.command()
@click.argument("results", nargs=-1, required=True, type=click.Path())
@as_json
@quiet
@click.pass_context
def verify(ctx: click.Context, results: tuple[str, ...], as_json: bool, quiet: bool) -> None:
    """Check RESULTS (.zarr, .npz, folders of ensembles): read all committed data and compare them with their checksums.

    The exit code is 1 if something is damaged.  A run that was stopped and can be continued is sound.
    """
    from ..files.verification import verify as check

    show(ctx, [check(path) for path in results], as_json, quiet)


@click.command()
@click.argument("results", nargs=-1, required=True, type=click.Path())
@as_json
@quiet
@click.pass_context
def repair(ctx: click.Context, results: tuple[str, ...], as_json: bool, quiet: bool) -> None:
    """Repair RESULTS (.zarr, .npz, folders of ensembles).  Committed samples are never changed or removed.

    Removes files that a stopped writer left behind, and recomputes arrays that can be computed from undamaged ones.
    """
    from ..files.verification import repair as mend

    show(ctx, [mend(path) for path in results], as_json, quiet)


def show(ctx: click.Context, reports: list[Report], as_json: bool, quiet: bool) -> None:
    if as_json:
        print_json([{**vars(r), "sound": r.sound} for r in reports])
    else:
        for r in reports:
            if not (quiet and r.sound):
                click.echo(str(r), err=not r.sound)
    ctx.exit(0 if all(r.sound for r in reports) else 1)
