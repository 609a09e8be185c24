"""The command `polhode movie`."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import click

from ..errors import InvalidInput
from .output import load_result, quiet


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
@click.option("--allow-code", is_flag=True, help="Run the Python functions that the scenario names.")
@click.option("--overwrite", is_flag=True, help="Replace OUTPUT if it exists.")
@quiet
def movie(result: str, output: str | None, allow_code: bool, quiet: bool, **settings: Any) -> None:
    """Write a film of RESULT (.zarr, .npz), or run the scenario RESULT (.toml) and film it."""
    from ..pictures.film import checked_path
    from ..run.interrupts import progress_display

    path = Path(result)
    target = checked_path(output or path.with_suffix(".mp4").name, settings["overwrite"])
    if path.suffix == ".toml":
        from ..scenario import read

        run = read(path, allow_code=allow_code).simulate()
    else:
        run = load_result(path)
    chosen = {k: v for k, v in settings.items() if v is not None}
    if quiet or not sys.stderr.isatty():
        film = run.movie(target, **chosen)
    else:
        with progress_display(transient=True) as bar:
            task = bar.add_task("drawing", total=None)
            film = run.movie(target, progress=lambda k, n: bar.update(task, completed=k, total=n), **chosen)
    if not quiet:
        width, height = film.size
        click.echo(f"wrote {film.path}: {film.frames} frames of {width}x{height}, {film.seconds:g} s")
