"""How `polhode run` ends: what it prints, and what it says about a result of another scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..arguments import differences, refuse_if
from ..errors import InvalidInput
from .output import print_json


def conclude(p: dict[str, Any], run: Any, facts: dict[str, Any], tell: Any, failure: str, complete: Any) -> int:
    """Print a run as its flags `p` say, and return the exit code.  `complete` is a result that was complete before."""
    if p["as_json"]:
        print_json(facts)
    elif not p["quiet"]:
        tell(run, facts)
        if complete is not None:
            click.echo(f"{complete} is complete; nothing was computed")
    if failure:
        click.echo(f"Error: {failure}", err=True)
    return 0 if run.outcome.good and not failure else 1


def advice(path: str | Path) -> str:
    return f"choose another name, or replace {path} with --overwrite"


def changes(path: str | Path, before: Any, now: Any) -> dict[str, str]:
    """Return the keys whose values differ from those of the scenario `before` of a stored result, with a text."""
    refuse_if(before is None, f"{path} was not made from a scenario file; {advice(path)}")
    return {key: text for key, text in differences(before, now).items() if key != "folder"}


def other_scenario(path: str | Path, words: str) -> InvalidInput:
    return InvalidInput(f"{path} was made from another scenario: {words}. To keep both, {advice(path)}")
