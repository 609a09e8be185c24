"""The command `polhode export`."""

from __future__ import annotations

import click

from .output import load_result, quiet, settled


class WithFormats(click.Command):
    """A command whose help lists the export formats and their options."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from ..files.exports import EXPORTERS, PLUGINS, options_of

        with formatter.section("Formats and their options (--set KEY=VALUE)"):
            rows = []
            for e in {**EXPORTERS, **PLUGINS.available(EXPORTERS)}.values():
                wanted = [k if v is None else f"{k}={v}" for k, v in options_of(e).items()]
                rows.append((", ".join(e.suffixes), e.summary + (f". Options: {', '.join(wanted)}" if wanted else "")))
            formatter.write_dl(rows)
            formatter.write_text(
                "epoch is the time of t = 0, such as 2030-01-01T00:00:00; body is the number of the body in a batch."
            )


@click.command(cls=WithFormats)
@click.argument("result", type=click.Path())
@click.argument("output", type=click.Path())
@click.option("--format", "format_name", help="The format, if the suffix of OUTPUT does not determine it.")
@click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help="An option of the format; see below.")
@click.option("--overwrite", is_flag=True, help="Replace OUTPUT if it exists.")
@quiet
def export(
    result: str, output: str, format_name: str | None, settings: tuple[str, ...], overwrite: bool, quiet: bool
) -> None:
    """Write RESULT (.zarr or .npz) to OUTPUT: CSV, NetCDF, Parquet, CCSDS, STK, CZML, MCAP, SPICE, GLB, ..."""
    from ..files.exports import check
    from ..files.exports import export as write

    check(output, overwrite, format_name)
    run = load_result(result)
    path = write(run, output, format=format_name, **settled(settings))
    if not quiet:
        click.echo(f"wrote {path}: {len(run)} samples")
