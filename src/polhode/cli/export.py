"""`polhode export`."""

from __future__ import annotations

import click

from .output import quiet, settled


@click.command()
@click.argument("result", type=click.Path())
@click.argument("output", type=click.Path())
@click.option("--format", "format_name", help="The format, if the suffix of OUTPUT does not tell.")
@click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help="An option of the format: epoch=...")
@click.option("--overwrite", is_flag=True, help="Replace OUTPUT if it is there.")
@quiet
def export(
    result: str, output: str, format_name: str | None, settings: tuple[str, ...], overwrite: bool, quiet: bool
) -> None:
    """Write RESULT (.zarr or .npz) to OUTPUT: CSV, NetCDF, Parquet, CCSDS AEM, SPICE CK, GLB, ParaView."""
    from .. import load
    from ..exports import check
    from ..exports import export as write

    check(output, overwrite, format_name)
    run = load(result)
    path = write(run, output, format=format_name, **settled(settings))
    if not quiet:
        click.echo(f"wrote {path}: {len(run)} samples")
