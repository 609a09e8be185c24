"""Run stores: a run is written to a Zarr 3 folder while it is computed.  It can be read at any time and resumed after
any stop.

`record` computes a run and commits it about once a second.  `resume` continues from the last commit and gives bitwise
the same result as an uninterrupted run.  `load` reads the committed part.  After a kill, an exception, a full disk or a
power cut, the store holds every sample up to its last commit.  `polhode.files.run_store` describes the files;
`polhode.files.verification` checks and repairs them.
"""

from __future__ import annotations

import os
import platform
import shutil
import time
import warnings
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ..arguments import refuse_if
from ..errors import PolhodeError, command
from ..motion.extend import last_state, reopen, reopen_controlled, restore
from ..motion.simulation import begin_run
from ..motion.trajectory import Outcome, Trajectory
from ..run.checks import check_span
from ..run.driver import BlockLength, Driver
from ..run.setup import AT_TIMES, ONLY_THE_ENDS, Setup
from ..run.spec import RunSpec
from . import run_store
from .description import DAMAGED, description, rebuild, saved_torque
from .durable import TEMPORARY, disk_errors, move_folder, new_folder, remove, sync_folder
from .lock import Lock
from .run_store import RunFiles, Writer, open_store

COMMIT_SECONDS = 1.0  # seconds between two commits, and so about the most computing time that a crash can lose
COMMIT_SHARE = 0.02  # largest fraction of the time spent on commits; on a slow disk, commits are less frequent


def machine() -> dict[str, str]:
    """Return the versions and the hardware on which bitwise results depend."""
    from importlib.metadata import version

    from .. import __version__
    from ..engines.cache import library_digest
    from ..engines.numba import compile_target

    return {
        "polhode": __version__,
        "source": library_digest(),
        "python": platform.python_version(),
        **{name: version(name) for name in ("numpy", "numba", "llvmlite")},
        "cpu": f"{platform.machine()} {compile_target()[0]}",
    }


class Store:
    """A run store that is open for writing.  Users call `record` and `resume` instead."""

    def __init__(self, path: Path, writer: Writer, t_end: float, last_step: int = -1) -> None:
        self.path, self.writer, self.t_end = path, writer, t_end
        self.last_step = last_step  # step of the last written sample
        self.due = time.perf_counter()

    @classmethod
    def create(cls, path: Path, first: Trajectory, scenario: Any, t_end: float) -> Store:
        why = "a run store (.zarr) does not hold events: save the run to a .npz file, run.save('run.npz')"
        refuse_if(first.hunt is not None, why)
        facts = {
            "kind": "run",
            "scenario": scenario,
            "made_with": machine(),
            "inertia": np.asarray(first.body.inertia).tolist(),
        }
        with disk_errors(path):
            writer = Writer.create(path, columns(first, slice(1)), first.setup.batch, end_rows(first), facts)
        return cls(path, writer, t_end)

    @classmethod
    def reopen(cls, files: RunFiles, run: Trajectory, t_end: float, without_last: bool) -> Store:
        """Continue a store.  If `without_last`, drop its last sample, which exists only because the run ended there."""
        with disk_errors(files.path):
            if files.format == 1:
                files = rewrite(files, run)
            n = files.committed - without_last
            writer = Writer.reopen(files, n)
            last_step = int(files.columns["index"].read(n - 1, n)[0]) if n else -1
        return cls(files.path, writer, t_end, last_step)

    def append(self, run: Trajectory, done: bool) -> None:
        """Add the samples of `run` that the store does not have yet; if it is `done`, also its last state."""
        wanted = on_grid(run)
        wanted[-1:] |= done
        rows = np.flatnonzero(wanted & (run.index > self.last_step))
        if rows.size:
            with disk_errors(self.path):
                self.writer.append(columns(run, rows))
            self.last_step = int(run.index[rows[-1]])

    def commit(self, run: Trajectory) -> None:
        began = time.perf_counter()
        with disk_errors(self.path):
            self.writer.commit({"run": description(run), "t_end": self.t_end}, end_rows(run))
        now = time.perf_counter()
        self.due = now + max(COMMIT_SECONDS, (now - began) / COMMIT_SHARE)


def end_rows(run: Trajectory) -> np.ndarray:
    """Return the final state as one array: variables, observables, and the step at which each body failed."""
    watched = run.watched if run.watched.size else np.empty((0, run.final.shape[1]))
    return np.concatenate([run.final, watched, run.failed[None].astype(float)])


def columns(run: Trajectory, rows: Any = slice(None)) -> dict[str, np.ndarray]:
    """Return the arrays of a run, with time as their first axis."""
    some = replace(run, index=run.index[rows], states=run.states[rows])
    ahead = (lambda a: np.swapaxes(a, 0, 1)) if run.setup.batch else (lambda a: a)
    out = {"time": some.t, "index": some.index, "states": some.states}
    names = ("R", "omega", "momentum", "kinetic_energy", *(("x", "v") if run.setup.flies else ()))
    out |= {name: ahead(getattr(some, name)) for name in names}
    if run.setup.bound.energy is not None:
        out["energy"] = ahead(some.energy)
    return out


def rewrite(files: RunFiles, run: Trajectory, names: Collection[str] = ()) -> RunFiles:
    """Commit a store again in the current format, with checksums; compute the columns `names` from the states."""
    for column in files.columns.values():
        if column.name not in names and (found := column.problems()):
            repair = command("polhode", "repair", files.path)
            raise PolhodeError(f"{files.path} is damaged: {found[0]}. Repair it with: {repair}")
    writer = Writer.rewriting(files, end_rows(run))
    for name in names:
        rows = files.columns[name].rows
        for k in range(files.columns[name].count):
            writer.put(name, k, columns(run, slice(k * rows, (k + 1) * rows))[name])
    writer.commit({}, end_rows(run))
    files = open_store(files.path)
    for p in files.excess():
        remove(p)
    return files


# --- writing ------------------------------------------------------------------------------------------------


def record(
    path: str | Path,
    arguments: Mapping[str, Any],
    *,
    scenario: Any = None,
    overwrite: bool = False,
    progress: Callable[[int, int], Any] | None = None,
) -> Trajectory:
    """Run `simulate(**arguments)` and write it to a store while it is computed.

    Parameters
    ----------
    path : str or Path
        The store, a folder whose name ends in .zarr.
    arguments : mapping
        Arguments of `simulate`.
    scenario : optional
        The scenario from which the arguments were made.
    overwrite : bool
        Whether an existing store is replaced.
    progress : callable, optional
        Called with the number of steps done and the total number of steps, or with thousandths of the time.

    Returns
    -------
    Trajectory
        The part of the run that is still in memory, its last samples; `load` reads all of it.

    Examples
    --------
    >>> part = ph.store.record("run.zarr", {"body": [1, 2, 3], "omega": [0.1, 1, 0.1], "t_end": 1, "dt": 0.1,
    ...                                     "engine": "python"})
    >>> ph.load("run.zarr").outcome.name
    'DONE'
    """
    path = real(path)
    given = dict(arguments)
    other_times = given.get("t_eval") is not None or given.get("callback") is not None
    refuse_if(other_times, "a run that is stored while it is computed takes `every`, not t_eval or a callback")
    check_free(path, overwrite)
    refuse_if(not path.parent.is_dir(), f"there is no folder {path.parent}; make it first")
    given.pop("progress", None)
    on_failure, every = given.pop("on_failure", "raise"), given.get("every", 1)
    driver = begin_run(**given)
    check_common_time(driver.setup)
    run, failure = advance(driver, min(driver.steps, every or 1), on_failure)
    with Lock(path):
        rows = driver.steps // every if every and driver.setup.control is None else 2
        size = rows * sum(a.nbytes for a in columns(run, slice(1)).values())
        free = shutil.disk_usage(path.parent).free
        sizes = f"the samples would take about {size / 2**30:.3g} GiB, and {free / 2**30:.3g} GiB are free"
        advice = "keep fewer samples with a larger `every`, or write to another disk"
        refuse_if(size > 4 * free, f"{sizes}: {advice}")  # repeated numbers compress well and may need less
        store = place(path, run, on_grid(run), scenario, float(given["t_end"]), overwrite)
        return write_to_the_end(store, driver, run, failure, on_failure, progress)


def save(run: Trajectory, path: str | Path) -> Path:
    """Write a finished run to a store.

    Parameters
    ----------
    run : Trajectory
        The run.
    path : str or Path
        The store, a folder whose name ends in .zarr.

    Returns
    -------
    Path

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=1, dt=0.1)
    >>> ph.store.save(run, "run.zarr").name
    'run.zarr'
    """
    check_common_time(run.setup)
    path = real(path)
    check_free(path, False)
    with Lock(path):
        t_end = run._reached if run.t_end is None else run.t_end
        place(path, run, np.ones(len(run), bool), None, t_end, False)
    return path


def check_common_time(setup: Setup) -> None:
    """Raise an error if the bodies have different steps, because all bodies in a store share the same times."""
    advice = "store each body separately, leave out control and tol, or save the batch to a .npz file"
    why = f"the bodies of this batch have different steps, but a store has one time for all: {advice}"
    refuse_if(setup.control is not None and setup.batch, why)


def real(path: str | Path) -> Path:
    """Return the path, or its target if it is a symbolic link."""
    path = Path(path)
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def check_free(path: Path, overwrite: bool) -> None:
    taken = path.exists() and not overwrite
    refuse_if(taken, f"{path} exists already; choose another name, or use --overwrite or --resume")


def place(path: Path, run: Trajectory, rows: np.ndarray, scenario: Any, t_end: float, overwrite: bool) -> Store:
    """Write a new store under a temporary name and rename it.  The caller holds the lock."""
    check_free(path, overwrite)  # another process may have created the store in the meantime
    for p in path.parent.glob(".*"):  # left by killed writers: no writer is active, because we hold the lock
        if p.name.startswith(f".{path.name}.") and (TEMPORARY.fullmatch(p.name) or p.name == f".{path.name}.new"):
            remove(p)
    with disk_errors(path.parent), new_folder(path) as aside:
        store = Store.create(aside, run, scenario, t_end)
        chosen = replace(run, index=run.index[rows], states=run.states[rows])
        if len(chosen):
            store.writer.append(columns(chosen))
            store.last_step = int(chosen.index[-1])
        store.commit(run)
        for folder in (aside, *(p for p in aside.rglob("*") if p.is_dir())):
            sync_folder(folder)
        move_folder(aside, path)
    store.path = store.writer.path = path
    store.due = time.perf_counter()
    return store


def resume(
    path: str | Path,
    *,
    torque: Any = None,
    params: Any = None,
    same_torque: bool = False,
    t_end: float | None = None,
    scenario: Any = None,
    progress: Callable[[int, int], Any] | None = None,
) -> Trajectory:
    """Continue a stored run from its last commit to its planned end, or to t_end.

    If the run is already complete, the store does not change.

    Parameters
    ----------
    path : str or Path
        The store.
    torque, params, same_torque : optional
        As in `polhode.load`; a torque that was a function must be given again.
    t_end : float, optional
        A new end time.
    scenario : optional
        The scenario to store with the run, if its t_end has changed.
    progress : callable, optional
        As in `record`.

    Returns
    -------
    Trajectory
        The part of the run that is still in memory; `load` reads all of it.

    Examples
    --------
    >>> path = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=1, dt=0.1, engine="python").save("run.zarr")
    >>> part = ph.store.resume(path, t_end=2)
    >>> float(ph.load(path).t[-1])
    2.0
    """
    path = real(path)
    with Lock(path):
        files = open_store(path)
        run = read_run(files, torque=torque, params=params, same_torque=same_torque, last=True)
        until = float(files.table.t_end if t_end is None else t_end)
        setup = run.setup
        if all(o in (run.outcome, Outcome.DONE) for o in run.outcomes) and run.outcome.curable:
            run = replace(run, outcome=Outcome.DONE, t_end=None)  # the step that failed is repeated
        failed = f"{path}: a run that failed cannot be continued: {run.outcome.value}"
        refuse_if(not run.outcome.good, failed)
        beyond = run._reached > until if setup.control is not None else steps_to(setup, until) < run.steps
        refuse_if(beyond, f"{path} is already at t = {run._reached!r}, beyond {until!r}")
        if setup.control is not None:
            if run._reached == until:
                return run
            driver = reopen_controlled(run, until)
        else:
            spec = RunSpec.of(setup)._replace(steps=steps_to(setup, until))
            driver = reopen(run, restore(setup, run.states.shape[2], None, None, ()), spec)
        last_is_extra = bool(not driver.finished and setup.every != AT_TIMES and not on_grid(run).all())
        store = Store.reopen(files, run, until, last_is_extra)
        if scenario is not None:
            store.writer.facts["scenario"] = scenario
        return write_to_the_end(store, driver, run, None, "raise", progress)


def steps_to(setup: Setup, t_end: float) -> int:
    return check_span(setup.t_start, t_end, setup.dt)


def progress_of(driver: Driver, run: Trajectory) -> tuple[int, int]:
    """Return the progress of a run and its total: steps, or thousandths of the time if the step size is controlled."""
    if run.setup.control is None:
        return run.steps, driver.steps
    return int(1000 * (run._reached - run.setup.t_start) / run.setup.span(0)), 1000


def on_grid(run: Trajectory) -> np.ndarray:
    """Return a mask of the regular samples, which do not depend on where the run ended."""
    if run.setup.control is None:
        return run.index % run.setup.every == 0
    taken = np.asarray(run.own.taken)[:, 0]
    return (taken % run.setup.every == 0) & (taken <= last_state(run).taken)


def advance(driver: Driver, until: int, on_failure: str) -> tuple[Trajectory, Exception | None]:
    """Advance a run to step `until`.  Return it with the exception that stopped it, or None."""
    try:
        return driver.advance(until, on_failure=on_failure), None
    except Exception as e:
        run: Trajectory | None = getattr(e, "trajectory", None)  # the part of the run computed before the exception
        if run is None:
            raise
        return run, e


def write_to_the_end(
    store: Store, driver: Driver, run: Trajectory, failure: Exception | None, on_failure: str,
    progress: Callable[[int, int], Any] | None,
) -> Trajectory:  # fmt: skip
    """Advance the run to its end; write and commit its samples on the way."""
    setup, steps = driver.setup, driver.steps
    sampled = setup.every < ONLY_THE_ENDS
    gap = setup.every if sampled else 1
    most = max(1, run_store.CHUNK_BYTES // max(1, run.final.nbytes)) if sampled else 10**9
    length = BlockLength(1, most, COMMIT_SECONDS)
    try:
        while True:
            done = failure is not None or driver.finished or not run.outcome.good
            store.append(run, done)
            if done or time.perf_counter() >= store.due:
                store.commit(run)
            if progress is not None:
                progress(*progress_of(driver, run))
            if failure is not None:
                raise failure
            if done:
                return run
            began = time.perf_counter()
            driver.policy.forget_samples()
            run, failure = advance(driver, min(driver.i + gap * length.steps, steps), on_failure)
            length.adapt(length.steps, time.perf_counter() - began)
    finally:
        store.writer.close()


# --- reading ------------------------------------------------------------------------------------------------


def opened(path: str | Path) -> tuple[RunFiles, dict[str, Any]]:
    """Open a store and return its files and the content of its record."""
    files = open_store(path)
    return files, files.facts


def load(path: str | Path, *, torque: Any = None, params: Any = None, same_torque: bool = False) -> Trajectory:
    """Read the committed part of the run in a store; a writer may be active.

    If the run has not reached its t_end, its outcome is INCOMPLETE or the reason why it stopped, and a warning says how
    far the run got and how to continue it.

    Parameters
    ----------
    path : str or Path
        The store.
    torque, params, same_torque : optional
        As in `polhode.load`.

    Returns
    -------
    Trajectory

    Examples
    --------
    >>> path = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=1, dt=0.1).save("run.zarr")
    >>> len(ph.store.load(path))
    11
    """
    run = load_committed(path, torque=torque, params=params, same_torque=same_torque)
    if (message := unfinished(run, path)) is not None:
        warnings.warn(message, RuntimeWarning, stacklevel=2)
    return run


def unfinished(run: Trajectory, path: str | Path) -> str | None:
    """Return advice on how to continue a stored run, or None if the run is complete or cannot be continued."""
    if run.t_end is None or not run.outcome.curable:
        return None
    return (
        f"{path} is incomplete: it reached t = {run._reached:g} of {run.t_end:g} ({run.outcome.name.lower()}). "
        f"To continue: {command('polhode', 'run', path, '--resume')}, or polhode.store.resume({str(path)!r})"
    )


def load_committed(path: str | Path, **how: Any) -> Trajectory:
    """Read the committed part of a run, without a warning.  `how` holds keyword arguments of `read_run`.

    During reading, a writer may remove the last sample or replace the store, so that files of the old record are
    missing.  The new record is then read.
    """
    files = open_store(path)
    for _ in range(run_store.RETRIES):
        try:
            return read_run(files, **how)
        except PolhodeError:
            again = open_store(path)
            if again.record == files.record:
                raise
            files = again
    return read_run(files, **how)


def read_run(
    files: RunFiles,
    *,
    torque: Any = None,
    params: Any = None,
    same_torque: bool = False,
    last: bool = False,
    known: Mapping[str, np.ndarray] | None = None,
) -> Trajectory:
    """Return the run that a record describes, or only its last sample; columns in `known` are not read."""
    try:
        n = files.committed
        arrays = files.arrays(max(0, n - 1) if last else 0, n, known)
        run = rebuild(files.run.model_dump(), arrays, saved_torque(files.run.torque, torque, params, same_torque))
        t_end, setup = files.table.t_end, run.setup
        ended = run.outcome.good and run.outcome is not Outcome.DONE  # on purpose, by an event or a callback
        if ended or (run._reached >= t_end if setup.control is not None else steps_to(setup, t_end) <= run.steps):
            return run
        outcomes = tuple(Outcome.INCOMPLETE if o is Outcome.DONE else o for o in run.outcomes)
        whole = Outcome.INCOMPLETE if run.outcome is Outcome.DONE else run.outcome
        return replace(run, outcome=whole, outcomes=outcomes, t_end=t_end)
    except PolhodeError:
        raise
    except MemoryError:
        raise PolhodeError(f"{files.path} does not fit into memory: read a part of it with xarray.open_zarr") from None
    except (OSError, RuntimeError, *DAMAGED) as e:
        raise PolhodeError(f"{files.path} is damaged: {e!r}") from None


__all__ = ["load", "record", "resume", "save"]
