"""The command `polhode bench`."""

from __future__ import annotations

import time
from typing import Any

import click

from .output import as_json, flag, print_json, print_table


@click.command()
@flag("--list", "List the sections and the libraries, and exit.", "listed")
@click.option("--only", multiple=True, metavar="SECTION", help="Run only this section; may be repeated.")
@click.option(
    "--peer", "compete", multiple=True, metavar="NAME", help="Compare only with this library; may be repeated."
)
@flag("--quick", "Take about a minute: fewer points, rounds and bodies.")
@flag("--long", "Follow the free body for 10^8 steps.")
@click.option(
    "--gpu",
    type=click.Path(exists=True, dir_okay=False),
    help="Results of benchmarks/gpu.py from a machine with a GPU.",
)
@click.option(
    "-o", "--output", type=click.Path(file_okay=False), help="Folder to write index.html and scoreboard.json into."
)
@as_json
def bench(
    listed: bool, only: tuple[str, ...], compete: tuple[str, ...], quick: bool, long: bool, gpu: str | None,
    output: str | None, as_json: bool,
) -> None:  # fmt: skip
    """Compare polhode with other libraries: errors, torque calls and times.

    The output begins with what was compared, and where polhode is better or worse. The extra polhode[bench] installs
    the other libraries; libraries that are not installed are listed.
    """
    from ..bench import SECTIONS, scoreboard, write
    from ..bench.peers import peers
    from ..bench.run import DIGITS
    from ..lab.run import finite

    if listed:
        there = {n: p.version for n, p in peers().items()}
        if as_json:
            print_json({"sections": SECTIONS, "peers": there})
        else:
            print_table(("section", ""), list(SECTIONS.items()))
            click.echo()
            rows = [(n, p.what, there[n] or f"missing: {p.install}") for n, p in peers().items()]
            print_table(("peer", "", "version"), rows)
        return
    if output:
        from ..bench import page  # noqa: F401  reports a missing package before anything is measured
    began = time.perf_counter()

    def progress(text: str) -> None:
        if not as_json:
            click.echo(f"{time.perf_counter() - began:6.0f} s  {text}", err=True)

    board = scoreboard(
        only or None, quick=quick, long=long, compete=compete or None, gpu=gpu, progress=progress
    )  # fmt: skip
    paths = write(board, output) if output else ()
    if as_json:
        print_json(finite(board, DIGITS))
        return
    print_board(board)
    for path in paths:
        click.echo(str(path))


def print_board(board: dict[str, Any]) -> None:
    """Print the headline, then the goals that could be decided."""
    from ..bench.headline import headline
    from ..lab.exhibit import Verdict

    said = headline(board)
    for sentence in said.sentences:
        click.echo(sentence)
    if said.rows:
        click.echo()
        print_table(("problem", "torque calls", "CPU time"), said.rows)
    decided = [b for b in board["bars"] if b["verdict"] != Verdict.UNDETERMINED.value]
    if decided:
        click.echo()
        print_table(("goal", "", "found"), [(b["text"], b["verdict"], b["found"]) for b in decided])
    if open_ := len(board["bars"]) - len(decided):
        click.echo(f"\n{open_} more goals need libraries that are missing; `polhode bench --list` says how to install.")
