"""The command `polhode run` for scenarios of mechanisms, whose results are .npz files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import numpy as np

import polhode as ph  # imports `mechanisms`, which take long to import, when they are used

from ..errors import InvalidInput, SimulationFailed
from .outcome import changes, conclude, other_scenario
from .output import print_table


def run_mechanism(loaded: Any, p: dict[str, Any]) -> int:
    """Run the scenario or continue an existing result, with the flags `p` of `polhode run`.  Return the exit code."""
    output = None if p["output"] is None else Path(p["output"])
    if output is not None and output.suffix != ".npz":
        raise InvalidInput(f"results of mechanisms are .npz files, got -o {output}: give a name that ends in .npz")
    there = output is not None and output.exists() and not p["overwrite"]
    complete, failure = False, ""
    try:
        run, complete = go_on(loaded, output) if there and output is not None else (loaded.simulate(), False)
    except SimulationFailed as e:
        run, failure = e.trajectory, str(e).partition(" The valid part is")[0]
    if output is not None and not complete:
        run.scenario = loaded.data()
        run.save(output)
    return conclude(p, run, summary(run, failure), tell, failure, output if complete else None)


def go_on(loaded: Any, path: Path) -> tuple[Any, bool]:
    """Continue the run in a file to the end of the scenario.  Also return whether it was complete already."""
    arguments = loaded.arguments()
    run = ph.mechanisms.load(path, load=arguments["load"])
    changed = changes(path, run.scenario, loaded.data())
    changed.pop("run.t_end", None)
    t_end = float(loaded.scenario.run.t_end)
    if changed or t_end < run.t[-1] - 0.5 * run.setup.dt:
        raise other_scenario(path, "; ".join([*changed.values()][:5]) or "it ends later")
    if t_end <= run.t[-1] + 0.5 * run.setup.dt or not run.outcome.good:
        return run, True
    return run.extend(t_end), False


def summary(run: Any, failure: str) -> dict[str, Any]:
    E = run.energy
    return {
        "method": run.method, "engine": run.engine, "bodies": len(run.bodies), "joints": len(run.joints),
        "t_start": run.setup.t_start, "t": float(run.t[-1]), "dt": run.setup.dt, "steps": run.steps,
        "seconds": run.stats.seconds, "compile_seconds": run.stats.compile_seconds,
        "outcome": run.outcome.name.lower(), "message": failure or run.outcome.value,
        "constraint_error": float(np.max(run.constraint_error)), "energy": float(E[0]),
        "energy_change": float(np.abs(E - E[0]).max()),
        "final": {name: {"x": b.x[-1].tolist(), "R": b.R[-1].tolist()} for name, b in run.bodies.items()},
    }  # fmt: skip


def tell(run: Any, facts: dict[str, Any]) -> None:
    click.echo(f"{repr(run)[1:-1]}\ncomputed in {run.stats.seconds:.3g} s")
    rows = [("energy", f"{facts['energy']:.6g}", f"{facts['energy_change']:.3g}")]
    print_table(("", "start", "largest change"), rows)
    click.echo(f"largest error of a joint: {facts['constraint_error']:.2g} m or rad")
