"""`polhode ensemble run | resume | status | verify | cost`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from ..errors import PolhodeError, command
from . import Group
from .output import as_json, flag, options, print_json, quiet, set_option, show

if TYPE_CHECKING:
    from ..ensembles import Study

POSITIVE = click.FloatRange(0, min_open=True)
folder_argument = click.argument("folder", type=click.Path())
plan_argument = click.argument("plan", type=click.Path())
setting = set_option("Override a value of the plan, such as ensemble.members=100.")
allow = flag("--allow-code", "Run the Python functions that the plan names.")
check = flag("--check", "Run some members again with half the step, for the summary.")
where = options(  # that determine where and how chunks are computed
    click.option("--executor", type=click.Choice(["auto", "serial", "threads", "processes", "dask"]), default="auto",
                 show_default=True, help="How chunks are computed."),
    click.option("--workers", type=click.IntRange(1), help="Number of workers; by default one for each core."),
    click.option("--scheduler", metavar="ADDRESS", help="A Dask scheduler, tls://host:port."),
    flag("--mixed", "Continue even if polhode or its libraries have other versions now."),
    click.option("--time-limit", type=POSITIVE, metavar="SECONDS",
                 help="Time limit of a member; a member that takes longer is recorded as failed."),
    click.option("--memory-limit", type=POSITIVE, metavar="GB",
                 help="Memory that a worker may use in addition to its memory at the start (Linux)."),
)  # fmt: skip


@click.group(cls=Group)
def ensemble() -> None:
    """Run many variants (members) of one problem.  The input is a plan (TOML); the output is a folder."""


@ensemble.command()
@plan_argument
@click.option("-o", "--output", required=True, type=click.Path(), metavar="DIR", help="The folder of the study.")
@click.option(
    "--chunk", type=click.IntRange(1), help="Number of members in a chunk; by default a short trial determines it."
)
@check
@where
@setting
@allow
@as_json
@quiet
def run(plan: str, output: str, chunk: int | None, settings: tuple[str, ...], allow_code: bool, **how: Any) -> None:
    """Run PLAN and write the results to a new folder.  If the run is stopped, `resume` continues it."""
    from ..ensembles import Study, read_plan
    from ..ensembles.executors import make_executor

    made, size = read_plan(plan, settings=settings, allow_code=allow_code)
    executor = make_executor(how["executor"], how["workers"], how["scheduler"])
    finish(Study.create(made, output, chunk or size, executor.workers), **how)


@ensemble.command()
@folder_argument
@click.option("--plan", type=click.Path(), help="The plan of the study; a different plan is refused.")
@check
@click.option(
    "--retry/--no-retry", default=None,
    help="Whether to run members again that crashed, were killed, or ran out of memory or time.  By "
        "default, all of these except crashed members run again, up to three times.",
)  # fmt: skip
@flag("--same-torque", "Confirm that the functions of the plan are the same, even if they seem to have changed.")
@where
@allow
@as_json
@quiet
def resume(folder: str, plan: str | None, same_torque: bool, allow_code: bool, **how: Any) -> None:
    """Compute the missing chunks of the study in FOLDER."""
    from ..ensembles import Study, read_plan
    from ..scenario import from_data

    study = Study.open(folder)
    if plan is not None:
        study.check_plan(read_plan(plan, allow_code=allow_code)[0], same_torque)
    source = study.plan.source
    if allow_code and source is not None and any("function" in d for d in study.plan.data["torque"]):
        torque = from_data(source, where="the study's plan", allow_code=True).torque()
        study = Study.open(folder, torque=torque, same_torque=same_torque)
    finish(study, **how)


def finish(study: Study, check: bool, as_json: bool, quiet: bool, memory_limit: float | None, **how: Any) -> None:
    """Compute the missing chunks and print a summary."""
    try:
        study.resume(
            progress=not (quiet or as_json) and sys.stderr.isatty(),
            memory_limit=None if memory_limit is None else memory_limit * 1e9,
            **how,
        )
    except KeyboardInterrupt:
        s, again = study.status(), command("polhode", "ensemble", "resume", study.folder)
        raise PolhodeError(
            f"interrupted with {s.chunks} of {s.of_chunks} chunks finished; to continue: {again}"
        ) from None
    if as_json:
        print_json({**study.status()._asdict(), "outcomes": study.outcomes()})
    elif not quiet:
        click.echo(study.summary(check))


@ensemble.command()
@folder_argument
@as_json
def status(folder: str, as_json: bool) -> None:
    """Show the progress of the study in FOLDER."""
    from ..ensembles import Study

    study = Study.open(folder)
    s = study.status()
    if as_json:
        print_json({**s._asdict(), "finished": s.finished})
        return
    click.echo(study.summary())
    if not s.finished:
        resume = command("polhode", "ensemble", "resume", folder)
        click.echo(f"{s.of_chunks - s.chunks} chunks are missing; to continue: {resume}")


@ensemble.command()
@folder_argument
@as_json
@click.pass_context
def verify(ctx: click.Context, folder: str, as_json: bool) -> None:
    """Check all chunks in FOLDER against their checksums, and list damaged and missing chunks.

    The exit code is 1 if a chunk is damaged or belongs to another study.
    """
    from ..ensembles import Study

    found = Study.open(folder).verify()
    if as_json:
        print_json({"sound": not found.bad, "missing": found.missing, "wrong": found})
    else:
        click.echo(str(found), err=bool(found.bad))
    ctx.exit(1 if found.bad else 0)


@ensemble.command()
@plan_argument
@click.option("--workers", type=click.IntRange(1), help="Also estimate the time for this many workers.")
@click.option("--chunk", type=click.IntRange(1), help="Number of members in a chunk.")
@setting
@allow
@as_json
def cost(
    plan: str, workers: int | None, chunk: int | None, settings: tuple[str, ...], allow_code: bool, as_json: bool
) -> None:
    """Estimate the cost of PLAN from a short trial."""
    from ..ensembles import cost as estimate
    from ..ensembles import read_plan

    made, size = read_plan(plan, settings=settings, allow_code=allow_code)
    found = estimate(made, chunk=chunk or size, workers=workers)
    show(as_json, found.as_dict(), found)
