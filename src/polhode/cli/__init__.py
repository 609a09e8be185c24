"""The command line: `polhode COMMAND`.  The module of a command is imported when the command is used.

Exit codes: 0 if the command succeeded; 1 if something failed (a run stopped early and only its valid part is kept, a
claim does not hold, a goal is not met); 2 if the request cannot be understood or carried out, and nothing was done.

For completion in bash, run eval "$(_POLHODE_COMPLETE=bash_source polhode)"; other shells use zsh_source or fish_source.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from .. import errors

COMMANDS = {  # name of the command: its module, its attribute, and its description
    "run": ("polhode.cli.run", "run", "Run a scenario file; continue or repeat a result."),
    "init": ("polhode.cli.run", "init", "Write a commented scenario to start from."),
    "ensemble": ("polhode.cli.ensemble", "ensemble", "Run many variants of one problem; resume, verify, estimate."),
    "verify": ("polhode.cli.results", "verify", "Check a stored result against its checksums."),
    "repair": ("polhode.cli.results", "repair", "Repair a result after a kill, a full disk or damage."),
    "export": ("polhode.cli.results", "export", "Write a result in another format."),
    "report": ("polhode.cli.results", "report", "Write a report on a result: an HTML page, or a picture."),
    "movie": ("polhode.cli.results", "movie", "Write a film of a result, MP4 or GIF."),
    "studio": ("polhode.cli.studio", "studio", "Show motions in the browser, change them, compare methods."),
    "methods": ("polhode.cli.methods", "methods", "List the methods and their claimed properties."),
    "certify": ("polhode.cli.methods", "certify", "Measure every claim of a method."),
    "cite": ("polhode.cli.methods", "cite", "Print what to cite for a method."),
    "problems": ("polhode.cli.methods", "problems", "List the problems with known answers."),
    "recommend": ("polhode.cli.methods", "recommend", "Choose a method and a step, by trials on the problem."),
    "compare": ("polhode.cli.methods", "compare", "Compare methods on a problem: error against cost."),
    "doctor": ("polhode.cli.doctor", "doctor", "Show what is installed and works, and how to install what is missing."),
    "lab": ("polhode.cli.lab", "lab", "Recompute the tables and figures of the papers."),
    "bench": ("polhode.cli.bench", "bench", "Compare polhode with other libraries: errors, calls, times."),
}


WRONG_REQUESTS = (errors.InvalidInput, errors.Unsupported, errors.EngineUnavailable, errors.MissingPackage)


class Group(click.Group):
    """A group of commands that suggests similar names for unknown commands."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        name = args[0] if args else ""
        if name and self.get_command(ctx, name) is None and not name.startswith("-"):
            known = self.list_commands(ctx)
            hint = errors.suggestion(name, known)
            ctx.fail(f"no such command {name!r}.{hint} Known: {', '.join(known)}.")
        return super().resolve_command(ctx, args)


class LazyGroup(Group):
    """A group whose commands are imported when they are used.  Their short descriptions are in COMMANDS."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module, attribute, _ = COMMANDS[name]
        command: click.Command = getattr(import_module(module), attribute)
        from .python import with_python

        return with_python(name, command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, words) for name, (_, _, words) in COMMANDS.items()])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="polhode", message="polhode %(version)s")
def cli() -> None:
    """polhode computes the motion of rigid bodies: rotation, flight and joints.

    \b
    First steps:
      polhode init top.toml              write a scenario, then edit it
      polhode run top.toml -o top.npz    run it
      polhode studio fast-top            see a motion in the browser
      polhode compare fast-top           compare methods on a known problem
      polhode doctor                     see what is installed and works

    Exit codes: 0 success; 1 something failed; 2 the request cannot be understood or carried out.
    Most commands accept --json to print JSON, and --python to print the equivalent Python code.
    """


def show_warning(
    message: Warning | str, category: type[Warning], filename: str, lineno: int, file: Any = None, line: Any = None
) -> None:
    """Print a warning about a run without the line of Python code that raised it."""
    own = issubclass(category, (errors.LongStepWarning, errors.ReversibilityWarning))
    told = f"Warning: {message}" if own else warnings.formatwarning(message, category, filename, lineno, line)
    click.echo(told.rstrip(), err=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line, and exit with its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with warnings.catch_warnings():
            warnings.showwarning = show_warning
            code = cli.main(given, prog_name="polhode", standalone_mode=False)
    except click.exceptions.Abort:
        click.echo("interrupted", err=True)
        code = 1
    except click.ClickException as e:
        e.show()
        code = e.exit_code
    except errors.PolhodeError as e:
        click.echo(f"Error: {e}", err=True)
        code = 2 if isinstance(e, WRONG_REQUESTS) else 1
    except MemoryError:
        click.echo(
            "Error: there is not enough memory; keep fewer samples (run.every), or write them during the run (-o "
            "NAME.zarr)",
            err=True,
        )
        code = 1
    except BrokenPipeError:  # the program that reads the output has ended
        sys.stderr.close()
        code = 0
    except OSError as e:  # for example a missing file or a full disk
        click.echo(f"Error: {e.filename}: {e.strerror}" if e.filename else f"Error: {e}", err=True)
        code = 2 if isinstance(e, FileNotFoundError) else 1
    sys.exit(code if isinstance(code, int) else 0)
