"""The command `polhode studio`."""

from __future__ import annotations

import signal
from typing import Any

import click

from ..errors import InvalidInput
from .output import flag


@click.command()
@click.argument("what", nargs=-1, metavar="[RESULT | SCENARIO | STUDY | PROBLEM | EXHIBIT]...")
@click.option("--port", default=0, type=click.IntRange(0, 65535), help="Port to listen on; by default any free port.")
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Interface to listen on. The default accepts local connections only.",
)
@flag("--no-browser", "Print the address instead of opening it.")
@click.option(
    "-o",
    "--export",
    "output",
    type=click.Path(dir_okay=False),
    help="Write one HTML file instead of starting a server.",
)
@click.option("--body", default=0, show_default=True, help="Number of the body in a batch.")
@flag("--no-reference", "Do not compute the finer run that estimates the errors of a motion with a torque.")
@flag("--allow-code", "Run the Python functions that a scenario names.")
def studio(what: tuple[str, ...], port: int, host: str, no_browser: bool, output: str | None, **options: Any) -> None:
    """Show motions in the browser, change them and compare methods.  No network is needed.

    Without an argument the studio shows a catalogue of problems, methods and exhibits. An argument is a result
    (.zarr, .npz), a scenario (.toml), the folder of an ensemble, or the name of a problem, of an exhibit of the lab,
    or of a lesson (such as lesson-drift). Up to four results and scenarios are compared. --export writes the
    same page as one self-contained file.
    """
    announce(what)
    if output is not None:
        from ..pictures.page import check_page
        from ..studio import view

        if not what:
            raise InvalidInput("--export: nothing to show; name a result, a scenario, a problem or an exhibit")
        check_page(output)
        page = view(*what, **chosen(**options))
        click.echo(f"wrote {page.save(output)}")
        return
    from ..studio.server import LOOPBACK, serve

    more = chosen(**options) if what else {}
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # end cleanly, as after Ctrl-C
    with serve(*what, host=host, port=port, browser=not no_browser, **more) as running:
        try:
            click.echo(f"the studio is at {running.address}\npress Ctrl-C to end it")
            if host not in LOOPBACK:
                click.echo(
                    f"warning: the studio listens at {host}, so others on the network can reach it. Anyone with this "
                    f"address can run computations on this machine; the connection is not encrypted",
                    err=True,
                )
            running.wait()
        except KeyboardInterrupt:
            click.echo("ending", err=True)


def announce(what: tuple[str, ...]) -> None:
    """Print a message for each exhibit that must be computed first, which can take minutes."""
    from ..lab import exhibits
    from ..lab.run import announcement, recall

    for name in what:
        if name in exhibits() and recall(name) is None:
            click.echo(announcement(name), err=True)


def chosen(body: int, no_reference: bool, allow_code: bool) -> dict[str, Any]:
    """Return the options that differ from their defaults.  Options do not apply to everything that can be shown."""
    given = {"body": body or None, "reference": False if no_reference else None, "allow_code": allow_code or None}
    return {k: v for k, v in given.items() if v is not None}
