"""The command `polhode report`."""

from __future__ import annotations

from pathlib import Path

import click

from ..errors import InvalidInput
from .output import PICTURES, check_folder, load_result, quiet


@click.command()
@click.argument("result", type=click.Path())
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="An HTML page, or a picture (.svg, .pdf, .png).")
@click.option("--body", default=0, show_default=True, help="Number of the body in a batch.")
@click.option("--allow-code", is_flag=True, help="Run the Python functions that the scenario names.")
@quiet
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
    if not page and target.suffix.lower() not in PICTURES:
        raise InvalidInput(f"{target}: a report is an HTML page, or a picture in SVG, PDF or PNG")
    check_folder(target)
    scenario = None
    if path.suffix == ".toml":
        loaded = of_body(read(path, allow_code=allow_code), "polhode report")
        run, scenario, python = loaded.simulate(), loaded.data(), loaded.python()
    else:
        run = load_result(path)
        scenario = opened(path)[1]["scenario"] if path.is_dir() else None
        python = from_data(scenario).python() if scenario else ""
    if page:
        from ..pictures.report import write

        write(run, target, scenario=scenario, python=python, body=body)
    else:
        run.plot(body=body).savefig(target)
    if not quiet:
        click.echo(f"wrote {target}")
