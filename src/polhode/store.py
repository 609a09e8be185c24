"""The run store: a Zarr 3 folder that is written while the run goes, and readable whenever it stops.

Arrays (time first): time, index, R, omega, momentum, kinetic_energy, energy, and `states`, the method's own
variables, from which a run is loaded and goes on bit for bit.  The folder's attributes hold what was run and
`committed`, the number of samples that count: samples are written first and the number after them, in one atomic
write, so a run killed at any moment has every committed sample, and what lies beyond is cut off when it goes on.
The state at the end lies in two places in turn, so that the one the attributes name is never being written.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import platform
import shutil
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from .checks import check_span
from .errors import InvalidInput, PolhodeError, missing
from .extend import restore
from .setup import AT_TIMES, ONLY_THE_ENDS
from .simulate import simulate
from .storage import DAMAGED, description, given_again, rebuild, saved_torque
from .trajectory import Outcome, Trajectory

CHUNK_BYTES = 4_000_000  # of one array; a chunk is a file
COMMIT_SECONDS = 1.0  # between commits, at most about so much work is lost
LEADING = {"R": ("row", "column"), "omega": ("axis",), "momentum": ("axis",)}
UNITS = {"time": "s", "omega": "rad/s", "momentum": "kg m^2/s", "kinetic_energy": "J", "energy": "J"}


def zarr() -> Any:
    try:
        import zarr as module
    except ImportError:
        raise missing("a run store", "zarr", "data") from None
    return module


@contextlib.contextmanager
def told(path: Path) -> Iterator[None]:
    """A disk that is full or closed to us is told as that; what was committed is still there."""
    try:
        yield
    except OSError as e:
        raise PolhodeError(f"{path} cannot be written: {e.strerror or e}; what was committed before is intact") from e


def machine() -> dict[str, str]:
    """On what bits depend, besides the run itself."""
    from importlib.metadata import version

    import llvmlite.binding as llvm

    from . import __version__
    from .engines.cache import library_digest

    return {
        "polhode": __version__,
        "source": library_digest(),
        "python": platform.python_version(),
        **{name: version(name) for name in ("numpy", "numba", "llvmlite")},
        "cpu": f"{platform.machine()} {llvm.get_host_cpu_name()}",
    }


def checksum(*arrays: np.ndarray) -> int:
    total = 0
    for a in arrays:
        total = zlib.crc32(np.ascontiguousarray(a, float).tobytes(), total)
    return total


def sealed(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts with a digest of them: arrays are checked by their codec, and JSON is not."""
    plain = {k: v for k, v in facts.items() if k != "digest"}
    text = json.dumps(plain, sort_keys=True)
    return {**plain, "digest": hashlib.sha256(json.dumps(json.loads(text), sort_keys=True).encode()).hexdigest()}


class Store:
    """A store being written.  Use `record` and `resume`."""

    def __init__(self, path: Path, group: Any, facts: dict[str, Any]) -> None:
        self.path, self.group, self.facts = path, group, facts
        self.committed, self.slot = int(facts["committed"]), int(facts["slot"])

    @classmethod
    def create(cls, path: Path, first: Trajectory, scenario: Any) -> Store:
        z = zarr()
        if first.hunt is not None:
            raise InvalidInput("a run store does not hold events; `Trajectory.save` does")
        with told(path):
            group = z.open_group(path, mode="w-", zarr_format=3)
            bodies = first.states.shape[2]
            packing = z.codecs.ZstdCodec(level=1, checksum=True)  # a flipped bit is found when it is read
            for name, a in columns(first).items():
                rows = max(1, CHUNK_BYTES // max(1, a[:1].nbytes))
                dims = ("time", *names_of(name, a.ndim, first.setup.batch))
                made = group.create_array(
                    name, shape=(0, *a.shape[1:]), chunks=(rows, *a.shape[1:]), dtype=a.dtype,
                    fill_value=-1 if a.dtype.kind == "i" else np.nan, dimension_names=dims, compressors=packing,
                )  # fmt: skip
                made.attrs.update({"units": UNITS.get(name, "1")})
            for k in range(2):
                end = group.create_group(f"end_{k}")
                for name, n in (("final", first.final.shape[0]), ("watched", first.watched.shape[0]), ("failed", 1)):
                    end.create_array(
                        name, shape=(n, bodies), chunks=(max(n, 1), bodies), dtype="float64", fill_value=np.nan,
                        dimension_names=(f"{name}_leaf", "body"), compressors=packing,
                    )  # fmt: skip
        facts = {
            "kind": "run",
            "format": 1,
            "committed": 0,
            "slot": 0,
            "scenario": scenario,
            "made_with": machine(),
            "inertia": np.asarray(first.body.inertia).tolist(),
        }
        return cls(path, group, facts)

    @classmethod
    def reopen(cls, path: Path, without_last: bool = False) -> Store:
        """A store to go on with; `without_last`: its last sample, which was one only because the run ended there."""
        group, facts = opened(path, "r+")
        store = cls(path, group, facts)
        with told(path):
            if without_last:
                store.committed -= 1
                store.facts = {**facts, "committed": store.committed}
                group.attrs.put({**group.attrs, "polhode": sealed(store.facts)})
            for name in column_names(group):  # what was not committed does not count
                a = group[name]
                if a.shape[0] != store.committed:
                    a.resize((store.committed, *a.shape[1:]))
        return store

    def write(self, run: Trajectory, rows: np.ndarray, t_end: float) -> None:
        """Samples, the state at the end, and then the mark that they count."""
        slot = 1 - self.slot
        n = self.committed + len(rows)
        with told(self.path):
            if n > self.committed:
                for name, a in columns(run, rows).items():
                    array = self.group[name]
                    array.resize((n, *array.shape[1:]))
                    array[self.committed : n] = a
            for name, a in (("final", run.final), ("watched", run.watched), ("failed", run.failed[None].astype(float))):
                if a.size:
                    self.group[f"end_{slot}/{name}"][...] = a
            meta = description(run)
            end = checksum(run.final, run.watched, run.failed.astype(float))
            self.facts = {**self.facts, "run": meta, "committed": n, "slot": slot, "t_end": t_end, "end": end}
            self.group.attrs.put({"polhode": sealed(self.facts), "conventions": meta["conventions"]})
        self.committed, self.slot = n, slot


def names_of(name: str, ndim: int, batch: bool) -> tuple[str, ...]:
    if name == "states":
        return ("leaf", "body")
    own = LEADING.get(name, ())
    return (("body",) if batch and ndim > len(own) + 1 else ()) + own


def columns(run: Trajectory, rows: Any = slice(None)) -> dict[str, np.ndarray]:
    """The arrays of a run, time first."""
    some = replace(run, index=run.index[rows], states=run.states[rows])
    ahead = (lambda a: np.swapaxes(a, 0, 1)) if run.setup.batch else (lambda a: a)
    out = {"time": some.t, "index": some.index, "states": some.states}
    out |= {name: ahead(getattr(some, name)) for name in ("R", "omega", "momentum", "kinetic_energy")}
    if run.setup.bound.energy is not None:
        out["energy"] = ahead(some.energy)
    return out


def column_names(group: Any) -> list[str]:
    return [name for name, _ in group.arrays()]


# --- writing ------------------------------------------------------------------------------------------------


def record(
    path: str | Path,
    arguments: Mapping[str, Any],
    *,
    scenario: Any = None,
    overwrite: bool = False,
    progress: Callable[[int, int], Any] | None = None,
) -> Trajectory:
    """Run `simulate(**arguments)` and write it to a store as it goes; gives the run as far as it lies in memory:
    its last samples.  `load` reads all of it."""
    path = Path(path)
    given = dict(arguments)
    if given.get("t_eval") is not None or given.get("callback") is not None:
        raise InvalidInput("a run that is stored as it goes takes `every`, not t_eval or a callback")
    if path.exists() and not overwrite:
        raise InvalidInput(f"{path} is there already; take another name, --overwrite it, or --resume it")
    if not path.parent.is_dir():
        raise InvalidInput(f"there is no folder {path.parent}; make it first")
    if given.get("control") is not None:
        raise InvalidInput("a store holds runs with equal steps: leave out control, or write the run to a .npz file")
    steps = check_span(given.get("t_start", 0.0), given["t_end"], given["dt"])
    t_start, dt = float(given.get("t_start", 0.0)), float(given["dt"])
    given["every"] = given.get("every", 1)
    first = min(steps, given["every"] or 1)
    failure: Exception | None = None
    try:
        run = simulate(**{**given, "t_end": at(t_start, dt, first, steps, given["t_end"])})
    except Exception as e:  # of the method, or of the user's torque: with what was computed before it
        if getattr(e, "trajectory", None) is None:
            raise
        run, failure = e.trajectory, e  # type: ignore[attr-defined]
    aside = path.with_name(f".{path.name}.new")
    with Lock(path):
        if path.exists() and not overwrite:  # made by another process meanwhile
            raise InvalidInput(f"{path} is there already; take another name, --overwrite it, or --resume it")
        rows = steps // given["every"] if given["every"] else 2
        size = rows * sum(a[:1].nbytes for a in columns(run).values())
        free = shutil.disk_usage(path.parent).free
        if size > 4 * free:  # numbers that repeat are packed tighter than that
            raise InvalidInput(
                f"the samples would take about {size / 2**30:.3g} GiB, and {free / 2**30:.3g} GiB are free"
            )
        shutil.rmtree(aside, ignore_errors=True)
        try:
            store = Store.create(aside, run, scenario)
            store.write(run, np.arange(1), float(given["t_end"]))
            with told(path):
                if path.exists():
                    shutil.rmtree(path)
                os.replace(aside, path)
        finally:
            shutil.rmtree(aside, ignore_errors=True)
        store.path, store.group = path, opened(path, "r+")[0]
        return march(store, run, failure, steps, float(given["t_end"]), progress)


def save(run: Trajectory, path: str | Path) -> Path:
    """A run that is over, as a store."""
    if run.setup.control is not None:
        raise InvalidInput(
            "a store holds runs with equal steps, and this one has step-size control: save it to a .npz file"
        )
    path = Path(path)
    if path.exists():
        raise InvalidInput(f"{path} is there already; take another name")
    aside = path.with_name(f".{path.name}.new")
    with Lock(path):
        shutil.rmtree(aside, ignore_errors=True)  # of a writer that was killed
        try:
            Store.create(aside, run, None).write(run, np.arange(len(run)), run.setup.t_start + run.steps * run.setup.dt)
            if path.exists():  # made by another process meanwhile
                raise InvalidInput(f"{path} is there already; take another name")
            with told(path):
                os.replace(aside, path)
        finally:
            shutil.rmtree(aside, ignore_errors=True)
    return path


def resume(
    path: str | Path,
    *,
    torque: Any = None,
    params: Any = None,
    t_end: float | None = None,
    progress: Callable[[int, int], Any] | None = None,
) -> Trajectory:
    """Go on with a stored run from its last commit to the end that was planned (or to t_end)."""
    path = Path(path)
    with Lock(path):
        run, facts = load(path, torque=torque, params=params, last=True), opened(path)[1]
        until = float(facts["t_end"] if t_end is None else t_end)
        setup = run.setup
        if all(o in (run.outcome, Outcome.DONE) for o in run.outcomes) and run.outcome.curable:
            run = replace(run, outcome=Outcome.DONE)  # the step is made again
        if not run.outcome.good:
            raise InvalidInput(f"{path}: a run that failed cannot go on: {run.outcome.value}")
        steps = check_span(setup.t_start, until, setup.dt)
        if steps < run.steps:
            raise InvalidInput(f"{path} is already at t = {setup.t_start + run.steps * setup.dt!r}, beyond {until!r}")
        restore(setup, run.states.shape[2], None, None, ())  # refused before anything is written
        last_is_extra = steps > run.steps and setup.every != AT_TIMES and not on_grid(run).all()
        return march(Store.reopen(path, last_is_extra), run, None, steps, until, progress)


def on_grid(run: Trajectory) -> np.ndarray:
    """Which samples the run would have whenever it ended."""
    return run.index % run.setup.every == 0


def march(
    store: Store,
    run: Trajectory,
    failure: Exception | None,
    steps: int,
    t_end: float,
    progress: Callable[[int, int], Any] | None,
) -> Trajectory:
    """Extend, write, commit, until the end; about a second's worth each time."""
    setup = run.setup
    gap = 1 if setup.every >= ONLY_THE_ENDS else setup.every
    stretch = gap
    written = -1 if store.committed == 0 else int(store.group["index"][store.committed - 1])
    while True:
        done = failure is not None or run.steps >= steps or not run.outcome.good
        rows = new(run, written, done)
        store.write(run, rows, t_end)
        if rows.size:
            written = int(run.index[rows[-1]])
        if progress is not None:
            progress(run.steps, steps)
        if failure is not None:
            raise failure
        if done:
            return run
        began = time.perf_counter()
        run = replace(run, index=run.index[-1:], states=run.states[-1:])
        aim = min(run.steps + stretch, steps)
        try:
            run = run.extend(at(setup.t_start, setup.dt, aim, steps, t_end))
        except Exception as e:  # of the method, or of the user's torque: with what was computed before it
            if getattr(e, "trajectory", None) is None:
                raise
            run, failure = e.trajectory, e  # type: ignore[attr-defined]
        took = time.perf_counter() - began
        rows_at_most = max(1, CHUNK_BYTES // max(1, run.states[:1].nbytes))
        factor = min(4.0, COMMIT_SECONDS / max(took, 1e-3))
        stretch = gap * max(1, min(int(stretch / gap * factor), rows_at_most if setup.every < ONLY_THE_ENDS else 10**9))


def new(run: Trajectory, written: int, done: bool) -> np.ndarray:
    """The samples that are to be written: at the end the last one, too, wherever it is."""
    wanted = on_grid(run)
    wanted[-1:] |= done
    return np.flatnonzero(wanted & (run.index > written))


def at(t_start: float, dt: float, step: int, steps: int, t_end: float) -> float:
    return t_end if step == steps else t_start + step * dt


class Lock:
    """One writer at a time; the lock goes with the process that holds it."""

    def __init__(self, path: Path) -> None:
        self.path, self.file = path, -1
        self.name = path.with_name(f".{path.name}.lock")

    def __enter__(self) -> None:
        try:
            import fcntl
        except ImportError:  # no such thing on this system
            return
        while self.file < 0:
            with told(self.path):
                file = os.open(self.name, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                # who leaves removes the file: one that went between opening and locking it locks nothing
                if same_file(file, self.name):
                    self.file = file
            except BlockingIOError:
                raise InvalidInput(f"{self.path} is being written by another process") from None
            except OSError as e:
                raise PolhodeError(f"{self.path} cannot be locked: {e.strerror or e}; write to another disk") from e
            finally:
                if self.file < 0:
                    os.close(file)

    def __exit__(self, *_: Any) -> None:
        if self.file >= 0:
            self.name.unlink(missing_ok=True)
            os.close(self.file)
            self.file = -1


def same_file(file: int, path: Path) -> bool:
    """Is this open file the one of that name?"""
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False


# --- reading ------------------------------------------------------------------------------------------------


def opened(path: str | Path, mode: str = "r") -> tuple[Any, dict[str, Any]]:
    """The group and its facts, or a clear word about what is there instead."""
    if not Path(path).exists():
        raise InvalidInput(f"there is no run store {path}")
    try:
        group = zarr().open_group(path, mode=mode, zarr_format=3, use_consolidated=False)
        facts = dict(group.attrs["polhode"])
        kind, form = facts["kind"], facts["format"]
    except PolhodeError:
        raise
    except Exception as e:  # whatever a folder may hold
        raise PolhodeError(f"{path} is not a run store written by polhode, or it is damaged: {e}") from None
    if kind != "run" or form != 1:
        raise PolhodeError(f"{path} holds a {kind} of format {form}; this version reads a run of format 1")
    if "digest" in facts and sealed(facts) != facts:
        raise PolhodeError(f"{path} is damaged: what it says of the run is not what was written")
    return group, facts


def load(path: str | Path, *, torque: Any = None, params: Any = None, last: bool = False) -> Trajectory:
    """The run in a store, as far as it is committed; `last`: only its last sample."""
    group, facts = opened(path)
    try:
        meta, n, slot = facts["run"], int(facts["committed"]), facts["slot"]
        rows = slice(max(0, n - 1), n) if last else slice(0, n)
        arrays = {name: np.asarray(group[name][rows]) for name in ("index", "states")}
        whole = all(group[name].nchunks_initialized == group[name].nchunks for name in ("index", "states"))
        if len(arrays["index"]) != len(range(n)[rows]) or not whole:
            raise PolhodeError(f"{path} is damaged: samples are missing that were committed")
        arrays |= {name: np.asarray(group[f"end_{slot}/{name}"][...]) for name in ("final", "watched")}
        failed = np.asarray(group[f"end_{slot}/failed"][0])
        if "end" in facts and checksum(arrays["final"], arrays["watched"], failed) != facts["end"]:
            raise PolhodeError(f"{path} is damaged: the state at the end is not the one that was written")
        arrays["failed"] = failed.astype(np.int64)
        arrays["inertia"] = np.asarray(facts["inertia"], float)
        made = saved_torque(meta["torque"])
        if torque is not None or params is not None:
            made = given_again(made, torque, params)
        return rebuild(meta, arrays, made)
    except PolhodeError:
        raise
    except (OSError, RuntimeError, *DAMAGED) as e:
        raise PolhodeError(f"{path} is damaged: {e!r}") from None


__all__ = ["Store", "load", "machine", "opened", "record", "resume", "save"]
