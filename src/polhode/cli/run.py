"""The commands `polhode run` and `polhode init`."""

from __future__ import annotations

import json
import sys
import time
import traceback
import warnings
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click
import numpy as np

import polhode as ph  # imports `scenario` and `store`, which take long to import, when they are used

from ..arguments import refuse_if
from ..errors import InvalidInput, PolhodeError, SimulationFailed, command
from ..files import exports
from ..motion.trajectory import Trajectory
from ..pictures import report
from .mechanism import run_mechanism
from .outcome import advice, changes, conclude, other_scenario
from .output import as_json, flag, print_table, progress_bar, quiet, set_option

if TYPE_CHECKING:
    from ..scenario import Loaded


@click.command()
@click.argument("file", type=click.Path())
@click.option("-o", "--output", type=click.Path(), help="File for the result: .zarr (a run store), .npz, or an export.")
@set_option("Override a value of the file, such as run.dt=0.01.")
@flag("--allow-code", "Run the Python functions that the scenario names.")
@flag("--resume", "Continue the result FILE, or OUTPUT, from its last commit.")
@flag("--same-torque", "Confirm that the torque of a continued run is the same, even if it seems to have changed.")
@flag("--rerun", "Run the result FILE again, and compare both results bit for bit.")
@flag("--overwrite", "Replace OUTPUT if it exists.")
@flag("--python", "Print the equivalent Python instead of running.")
@flag("--watch", "Run the scenario again whenever it is saved, until Ctrl-C.")
@as_json
@quiet
@click.pass_context
def run(ctx: click.Context, /, file: str, **flags: Any) -> None:
    """Run the scenario FILE (TOML), or continue or repeat the result FILE (.zarr).

    If the store OUTPUT (.zarr) exists and was made from the same scenario, only the missing part is computed.
    A larger run.t_end continues the run; any other change of the scenario is refused.

    If a run fails, its valid part is written to OUTPUT and marked as failed, and the exit code is 1.
    """
    output, stored = flags["output"], Path(file).suffix == ".zarr" or Path(file).is_dir()
    check_flags(ctx.params, stored, output is not None and Path(output).suffix == ".zarr")
    if flags["watch"]:
        watch_scenario(file, lambda: run_once(ctx.params, stored))
    ctx.exit(run_once(ctx.params, stored))


def run_once(p: dict[str, Any], stored: bool) -> int:
    """Run a scenario or continue a result, according to the flags `p` of `polhode run`.  Return the exit code."""
    file, output, quiet, as_json = p["file"], p["output"], p["quiet"], p["as_json"]
    to_store = output is not None and Path(output).suffix == ".zarr"
    chosen: Any = {"settings": p["settings"], "allow_code": p["allow_code"]}
    loaded = from_result(file, **chosen) if stored else ph.scenario.read(file, **chosen)
    if p["python"]:
        click.echo(loaded.python(), nl=False)
        return 0
    if not isinstance(loaded, ph.scenario.Loaded):
        return run_mechanism(loaded, p)
    there = output is not None and to_store and not p["overwrite"] and Path(output).exists()
    kept_store = file if p["resume"] and stored else output if there else None
    complete = False
    with progress_bar("running", quiet or as_json) as progress:
        if kept_store is not None:
            if not stored:
                check_same_scenario(loaded, kept_store)
            done, complete = continue_store(loaded, kept_store, not stored, p["same_torque"], progress)
        elif output is not None:
            done = kept(lambda: write(loaded, Path(output), p["overwrite"], progress))
        else:
            done = kept(loaded.simulate)
    trajectory, failure = done
    place = kept_store or (output if to_store else None)
    if place is not None:
        trajectory = whole(place, trajectory)
    facts = summary(trajectory, failure)
    if p["rerun"]:
        facts["identical"] = compared(file, trajectory)
    code = conclude(p, trajectory, facts, tell, failure, place if complete else None)
    if not failure and facts["outcome"] == "interrupted" and place is not None:
        click.echo(f"interrupted; to continue: {command('polhode', 'run', place, '--resume')}", err=True)
    return code or int(facts.get("identical") not in (None, ""))


WATCH_SECONDS = 0.3  # seconds between checks of a watched file


def watch_scenario(file: str, action: Callable[[], int]) -> NoReturn:
    """Run `action` now, and whenever the scenario or a Python or mesh file beside it is saved, until Ctrl-C."""
    before: Any = None
    # Python would reuse the bytecode of a file that was saved twice in the same second with the same size
    sys.dont_write_bytecode = True
    try:
        while True:
            now = saved_files(Path(file))
            if now != before:
                before = now
                forget_modules(Path(file).resolve().parent)
                try:
                    action()
                except PolhodeError as e:  # probably a mistake that the user will correct
                    click.echo(f"Error: {e}", err=True)
                click.echo(f"watching {file}; press Ctrl-C to end", err=True)
            time.sleep(WATCH_SECONDS)
    except KeyboardInterrupt:
        click.echo("", err=True)
        raise SystemExit(0) from None


def forget_modules(folder: Path) -> None:
    """Remove the modules of a folder from sys.modules, so that they are imported again."""
    for name, module in list(sys.modules.items()):
        place = getattr(module, "__file__", None)
        if name != "__main__" and place is not None and Path(place).resolve().parent == folder:
            del sys.modules[name]


def saved_files(path: Path) -> dict[str, int]:
    """Return the times at which a scenario and the Python and mesh files beside it were last saved."""
    found = {}
    for p in (path, *path.parent.glob("*")):
        if p == path or p.suffix.lower() in (".py", ".stl", ".obj", ".glb", ".gltf", ".ply", ".off"):
            with suppress(OSError):  # the file may disappear while an editor replaces it
                found[str(p)] = p.stat().st_mtime_ns
    return found


def check_flags(p: dict[str, Any], stored: bool, to_store: bool) -> None:
    """Raise an error if options of `polhode run` contradict each other or FILE.

    `stored` means that FILE is a result, `to_store` that OUTPUT is a store.
    """
    file, resume, rerun = p["file"], p["resume"], p["rerun"]
    result = f"{file} is a result"
    refusals = (
        (resume and rerun, "--resume continues a run, --rerun repeats it: give one of them"),
        (
            Path(file).suffix == ".npz",
            f"{result}: polhode report, studio and export show it; polhode.load({file!r}) continues it",
        ),
        (rerun and not stored, f"--rerun needs a result (.zarr), got {file}"),
        (
            resume and not (stored or to_store),
            f"--resume needs a result (.zarr), or a scenario with -o NAME.zarr, got {file}",
        ),
        (
            stored and not (resume or rerun or p["python"]),
            f"{result}: give --resume to continue it or --rerun to repeat it",
        ),
        (
            p["same_torque"] and not (resume or to_store),
            "--same-torque is for a run that is continued: --resume, or -o NAME.zarr",
        ),
        (
            resume and stored and (p["settings"] or p["output"]),
            "--resume continues with the arguments of the run: leave out --set and --output",
        ),
        (
            p["watch"] and (stored or resume or rerun or p["python"]),
            "--watch runs a scenario (TOML) again and again: leave out --resume, --rerun and --python",
        ),
        (
            p["watch"] and p["output"] is not None and not p["overwrite"],
            "--watch replaces OUTPUT whenever the scenario is saved: give --overwrite, too",
        ),
        (resume and p["overwrite"], "--resume keeps the existing result, --overwrite replaces it: give one of them"),
    )
    for refused, why in refusals:
        if refused:
            raise click.UsageError(why)


def from_result(file: str, settings: tuple[str, ...], allow_code: bool) -> Loaded:
    data = ph.store.opened(file)[1]["scenario"]
    refuse_if(data is None, f"{file} was not made from a scenario file; load it in Python: polhode.load({file!r})")
    return ph.scenario.from_data(data, where=f"the scenario in {file}", settings=settings, allow_code=allow_code)


def check_same_scenario(loaded: Loaded, path: str) -> None:
    """Raise an error if a store was made from another scenario.  Only t_end may be later."""
    facts, now = ph.store.opened(path)[1], loaded.data()
    found = changes(path, facts["scenario"], now)
    later = list(found) == ["run.t_end"] and now["run"]["t_end"] > facts["scenario"]["run"]["t_end"]
    if found and not later:
        raise other_scenario(path, "; ".join([*found.values()][:5]))
    if not np.array_equal(np.asarray(facts["inertia"], float), loaded.body().inertia):
        raise InvalidInput(f"{path} was made with another body: its mesh has changed. To keep both, {advice(path)}")


def continue_store(
    loaded: Loaded, path: str, with_scenario: bool, same_torque: bool, progress: Any
) -> tuple[tuple[Trajectory, str], bool]:
    """Compute the missing part of a store, if any.  Also return whether the store was complete."""
    facts = ph.store.opened(path)[1]
    run = ph.store.load_committed(path, last=True)
    t_end = max(float(loaded.scenario.run.t_end), facts["t_end"]) if with_scenario else facts["t_end"]
    if run.outcome.good and t_end == facts["t_end"]:
        return (run, ""), True
    scenario = loaded.data() if with_scenario else None
    how = {"same_torque": same_torque, "t_end": t_end, "scenario": scenario, "progress": progress}
    torque = loaded.torque() if loaded.scenario.functions else None  # a store holds no Python functions
    return kept(lambda: ph.store.resume(path, torque=torque, **how)), False


def kept(action: Any) -> tuple[Trajectory, str]:
    """Run `action`.  Return the run and "", or the valid part of a failed run and the reason for the failure."""
    try:
        with warnings.catch_warnings():
            # the outcome, which is printed, says the same
            warnings.filterwarnings("ignore", "interrupted after", RuntimeWarning)
            return action(), ""
    except SimulationFailed as e:
        return e.trajectory, str(e).partition(" The valid part is")[0]
    except Exception as e:
        where = [n.partition(";")[0].removeprefix("polhode: ") for n in getattr(e, "__notes__", [])]
        if not where:
            raise
        line = traceback.extract_tb(e.__traceback__)[-1]
        told = f"{type(e).__name__}: {e} ({where[0]}; {Path(line.filename).name}, line {line.lineno})"
        part = getattr(e, "trajectory", None)
        if part is None:
            raise PolhodeError(told) from e
        return part, told


def write(loaded: Loaded, path: Path, overwrite: bool, progress: Any) -> Trajectory:
    if path.suffix == ".zarr":
        return ph.store.record(path, loaded.arguments(), scenario=loaded.data(), overwrite=overwrite, progress=progress)
    exports.check(path, overwrite)
    try:
        run = loaded.simulate()
    except Exception as e:  # the method or the user's torque raised this; it holds the part of the run computed before
        if (part := getattr(e, "trajectory", None)) is not None and len(part):
            exports.export(part, path)
        raise
    exports.export(run, path)
    return run


def whole(path: str, run: Trajectory) -> Trajectory:
    """Return the run with all stored samples, or the given `run` if these are too many for a summary."""
    samples = ph.store.opened(path)[1]["committed"] * run.states.shape[2]
    return ph.store.load_committed(path) if samples <= 3_000_000 else run


def summary(run: Trajectory, failure: str) -> dict[str, Any]:
    s, stats = run.setup, ("torque_calls", "seconds", "compile_seconds")
    return {
        "method": run.method, "engine": s.engine, "torque": s.torque.name, "bodies": run.states.shape[2],
        "t_start": s.t_start, "t": run._reached, "t_end": run._reached if run.t_end is None else run.t_end, "dt": s.dt,
        "steps": run.steps, **{name: getattr(run.stats, name) for name in stats},
        "outcome": run.outcome.name.lower(), "message": failure or run.outcome.value,
        "invariants": [dict(zip(("name", "start", "largest_change"), row)) for row in run.summary()],
        "final": {"R": run.R[..., -1, :, :].tolist(), "omega": run.omega[..., -1, :].tolist()} if len(run) else None,
    }  # fmt: skip


def tell(run: Trajectory, facts: dict[str, Any]) -> None:
    click.echo(repr(run)[1:-1])
    compiled = f", compiled in {run.stats.compile_seconds:.3g} s" if run.stats.compile_seconds else ""
    click.echo(f"computed in {run.stats.seconds:.3g} s{compiled}")
    rows = [(*row, report.in_the_exact_motion(run, row[0])) for row in run.summary()]
    print_table(report.CHANGES, rows)
    if facts.get("identical") == "":
        click.echo("identical to the stored run, bit for bit")
    elif facts.get("identical"):
        click.echo(f"different from the stored run: {facts['identical']}", err=True)


def compared(file: str, run: Trajectory) -> str:
    """Return "" if the run equals the stored one bit for bit; otherwise where it differs, and which versions differ."""
    before = ph.store.load_committed(file)
    n = len(before)
    if n and before.index[-1] % before.setup.every and before.steps < run.steps:
        n -= 1  # the last state is in the store only because the run was stopped there
    same_kind = (before.method, before.setup.dt, before.states.shape[1:]) == (
        run.method, run.setup.dt, run.states.shape[1:],
    )  # fmt: skip
    if same_kind and n <= len(run) and np.array_equal(before.index[:n], run.index[:n]):
        a, b = before.states[:n], run.states[:n]
        differ = np.any((a != b) & ~(np.isnan(a) & np.isnan(b)), axis=(1, 2))
        if not differ.any():
            return ""
        where = f"from sample {int(np.argmax(differ))}, t = {before.t[int(np.argmax(differ))]:g}"
    else:
        where = "the method, the bodies or the steps of the samples differ"
    then, now = ph.store.opened(file)[1]["made_with"], ph.store.machine()
    others = [f"{k} was {then.get(k)}, is {now[k]}" for k in now if then.get(k) != now[k]]
    return where + (f" ({'; '.join(others)})" if others else "")


# --- a scenario to start from ---------------------------------------------------------------------------------


@click.command()
@click.argument("file", default="scenario.toml", type=click.Path(dir_okay=False))
@flag("--overwrite", "Replace FILE if it exists.")
@click.option("--problem", help="Write a scenario of this problem; `polhode problems` lists the problems.")
@flag("--schema", "Print the JSON Schema of scenario files, for editors, and write nothing.")
def init(file: str, overwrite: bool, problem: str | None, schema: bool) -> None:
    """Write a commented scenario to start from."""
    if schema:
        click.echo(json.dumps(ph.scenario.schema(), indent=1))
        return
    path = Path(file)
    refuse_if(path.exists() and not overwrite, f"{path} exists already; choose another name, or use --overwrite")
    # a .zarr store survives a kill, but it needs the package numcodecs
    try:
        suffix = "zarr" if find_spec("numcodecs") is not None else "npz"
    except ImportError:
        suffix = "npz"
    output = f"{path.stem}.{suffix}"
    from ..scenario.file import example

    commented = example().format(command=command("polhode", "run", path.name, "-o", output))
    text = commented if problem is None else scenario_of_problem(problem)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as e:
        raise PolhodeError(f"{path} cannot be written: {e.strerror}") from None
    click.echo(f"wrote {path}; run it with: {command('polhode', 'run', path, '-o', output)}")


def scenario_of_problem(name: str) -> str:
    """Return the scenario file of a problem."""
    from ..catalogue import PROBLEMS
    from ..studio.document import problem_tables, text_of

    p = PROBLEMS[name]
    tables = problem_tables(p)
    if tables["torque"] is None:
        raise InvalidInput(
            f"the torque of {p.name} is a Python function, which a scenario file cannot hold: use polhode.problems "
            "instead"
        )
    about = {"format": 1, "name": p.summary, **({"description": p.note} if p.note else {})}
    run = {"t_end": p.t_end, "dt": p.dt}
    return text_of({**about, **{k: v for k, v in tables.items() if v}, "run": run})
