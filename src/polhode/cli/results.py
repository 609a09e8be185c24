"""The commands on results: `polhode verify`, `repair`, `export`, `report` and `movie`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..errors import InvalidInput
from . import output as out

if TYPE_CHECKING:
    from ..files.verification import Report

allow_code = out.flag("--allow-code", "Run the Python functions that the scenario names.")
on_results = out.options(
    click.argument("results", nargs=-1, required=True, type=click.Path()), out.as_json, out.quiet, click.pass_context
)
overwrite = out.flag("--overwrite", "Replace OUTPUT if it exists.")


@click.command()
@on_results
def verify(ctx: click.Context, results: tuple[str, ...], as_json: bool, quiet: bool) -> None:
    """Check RESULTS (.zarr, .npz, folders of ensembles): read all committed data and compare them with their checksums.

    The exit code is 1 if something is damaged.  A run that was stopped and can be continued is sound.
    """
    from ..files.verification import verify as check

    show(ctx, [check(path) for path in results], as_json, quiet)


@click.command()
@on_results
def repair(ctx: click.Context, results: tuple[str, ...], as_json: bool, quiet: bool) -> None:
    """Repair RESULTS (.zarr, .npz, folders of ensembles).  Committed samples are never changed or removed.

    Removes files that a stopped writer left behind, and recomputes arrays that can be computed from undamaged ones.
    """
    from ..files.verification import repair as mend

    show(ctx, [mend(path) for path in results], as_json, quiet)


def show(ctx: click.Context, reports: list[Report], as_json: bool, quiet: bool) -> None:
    if as_json:
        out.print_json([{**vars(r), "sound": r.sound} for r in reports])
    else:
        for r in reports:
            if not (quiet and r.sound):
                click.echo(str(r), err=not r.sound)
    ctx.exit(0 if all(r.sound for r in reports) else 1)


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
@out.set_option("An option of the format; see below.")
@overwrite
@out.quiet
def export(
    result: str, output: str, format_name: str | None, settings: tuple[str, ...], overwrite: bool, quiet: bool
) -> None:
    """Write RESULT (.zarr or .npz) to OUTPUT: CSV, NetCDF, Parquet, CCSDS, STK, CZML, MCAP, SPICE, GLB, ..."""
    from ..files.exports import check
    from ..files.exports import export as write

    check(output, overwrite, format_name)
    run = out.load_result(result)
    path = write(run, output, format=format_name, **out.settled(settings))
    if not quiet:
        click.echo(f"wrote {path}: {len(run)} samples")


@click.command()
@click.argument("result", type=click.Path())
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="An HTML page, or a picture (.svg, .pdf, .png).")
@click.option("--body", default=0, show_default=True, help="Number of the body in a batch.")
@allow_code
@out.quiet
def report(result: str, output: str | None, body: int, allow_code: bool, quiet: bool) -> None:
    """Write a report on RESULT (.zarr, .npz), or run the scenario RESULT (.toml) first.  The report is one HTML page,
    or a picture.
    """
    from ..files.store import opened
    from ..scenario import from_data, read
    from ..scenario.file import of_body

    path = Path(result)
    target = Path(output or path.with_suffix(".html").name)
    page = target.suffix.lower() in (".html", ".htm")
    if not page and target.suffix.lower() not in out.PICTURES:
        raise InvalidInput(f"{target}: a report is an HTML page, or a picture in SVG, PDF or PNG")
    out.check_folder(target)
    scenario = None
    if path.suffix == ".toml":
        loaded = of_body(read(path, allow_code=allow_code), "polhode report")
        run, scenario, python = loaded.simulate(), loaded.data(), loaded.python()
    else:
        run = out.load_result(path)
        scenario = opened(path)[1]["scenario"] if path.is_dir() else None
        python = from_data(scenario).python() if scenario else ""
    of_mechanism = hasattr(run, "joints")
    if page:
        from ..pictures.report import write

        if of_mechanism:
            raise InvalidInput(
                f"{path} is a run of a mechanism, for which there is no report: make a picture, -o picture.svg, or a "
                f"page with polhode studio {path} --export {target}"
            )

        write(run, target, scenario=scenario, python=python, body=body)
    else:
        chosen: dict[str, Any] = {"member" if of_mechanism else "body": body}
        run.plot(**chosen).savefig(target)
    if not quiet:
        click.echo(f"wrote {target}")


def pixels(ctx: click.Context, parameter: click.Parameter, value: str) -> tuple[int, int]:
    """Return width and height from a text such as 1280x720."""
    found = re.fullmatch(r"(\d{1,6})\s*[x×]\s*(\d{1,6})", value.strip().lower())
    if found is None:
        raise InvalidInput(f"--size is a width and a height in pixels, such as 1280x720, got {value!r}")
    return int(found.group(1)), int(found.group(2))


def names(ctx: click.Context, parameter: click.Parameter, value: str | None) -> tuple[str, ...] | None:
    """Return the names in a text such as "omega,energy"; "none" stands for no names."""
    if value is None:
        return None
    words = tuple(w.strip() for w in value.split(",") if w.strip())
    return () if words == ("none",) else words


def angles(ctx: click.Context, parameter: click.Parameter, value: str | None) -> tuple[float, ...] | None:
    if value is None:
        return None
    try:
        return tuple(float(v) for v in value.split(","))
    except ValueError:
        raise InvalidInput(f"--view is an azimuth and an elevation in degrees, such as -55,20, got {value!r}") from None


@click.command()
@click.argument("result", type=click.Path())
@click.option("-o", "--output", type=click.Path(), help="The film, .mp4 or .gif; by default RESULT.mp4.")
@click.option("--fps", type=float, help="Frames per second; by default 30 for MP4 and 25 for GIF.")
@click.option("--speed", default=1.0, show_default=True, help="Seconds of motion per second of film.")
@click.option("--frames", type=int, help="Exact number of frames, from the start; by default the whole run is shown.")
@click.option("--size", default="1280x720", show_default=True, callback=pixels, help="Width x height in pixels.")
@click.option(
    "--plots", callback=names, help="Comma-separated: omega, omega_space, momentum, energy, tilt, x, v; or none."
)
@click.option("--traces", callback=names, help="Comma-separated: tip, omega, momentum, path; or none.")
@click.option("--trail", type=float, help="Length of traces, in seconds of motion.")
@click.option("--shape", type=click.Path(), help="A mesh file to show instead of the body's own shape.")
@click.option("--view", callback=angles, help="Azimuth and elevation of the camera in degrees, such as -55,20.")
@click.option("--follow/--stay", default=None, help="Whether the camera moves with the body.")
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
@click.option("--title", help="Text at the top of the film.")
@click.option("--body", type=int, help="Number of the body in a batch.")
@allow_code
@overwrite
@out.quiet
def movie(result: str, output: str | None, allow_code: bool, quiet: bool, **settings: Any) -> None:
    """Write a film of RESULT (.zarr, .npz), or run the scenario RESULT (.toml) and film it."""
    from ..pictures.film import checked_path

    path = Path(result)
    target = checked_path(output or path.with_suffix(".mp4").name, settings["overwrite"])
    if path.suffix == ".toml":
        from ..scenario import read

        run = read(path, allow_code=allow_code).simulate()
    else:
        run = out.load_result(path)
    chosen = {k: v for k, v in settings.items() if v is not None}
    with out.progress_bar("drawing", quiet) as progress:
        film = run.movie(target, progress=progress, **chosen)
    if not quiet:
        width, height = film.size
        click.echo(f"wrote {film.path}: {film.frames} frames of {width}x{height}, {film.seconds:g} s")
