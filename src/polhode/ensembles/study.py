"""A study: an ensemble in a folder, with its progress and its results."""

from __future__ import annotations

import json
import shutil
import tempfile
import time
import weakref
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.filesize import decimal
from scipy.sparse import csr_array

from ..arguments import differences, finite_number, refuse_if, whole_number
from ..engines.fingerprint import fingerprint
from ..errors import PolhodeError, optional_module, unknown
from ..files import chunks
from ..files.chunks import Findings
from ..files.durable import disk_errors, remove
from ..files.lock import Lock
from ..groups.convert import direction
from ..motion.simulation import simulate
from ..motion.single import run_of_body
from ..motion.trajectory import Trajectory
from ..torques.base import Torque, as_torque
from ..torques.identity import check_same, compared, described_function, described_torque
from .cost import chunk_size, member_bytes
from .executors import Task, make_executor
from .isolation import Job
from .members import COUNTS, CRASHED, GOOD, OF_THE_MACHINE, WORDS, motion_of
from .plan import Plan, torque_parts
from .planning import as_tuple, event_data, make_plan
from .quantities import FRACTIONS, SKETCH, components, count_in_buckets, counts_of_arrays, quantiles_of
from .views import dataset, summary

TRIES = 3  # how often members that failed because of the machine are run, once for each call of `resume`
ANOTHER_STUDY = "If the change is intended, start a new study; this one is not changed"


class Progress(NamedTuple):
    """The progress of a run of a study, for progress reports."""

    done: int  # number of members that are done
    members: int
    failed: int
    chunks: int
    of_chunks: int
    rate: float  # members per second
    left: float  # estimated time left in seconds


class Status(NamedTuple):
    """The progress of a study.

    Attributes
    ----------
    members, done, failed : int
        Number of members in total, computed, and failed.
    chunks, of_chunks : int
        Number of chunks that are written, and in total.
    size : int
        Size on disk in bytes.
    plan : str
        Digest of the plan, which identifies the study.

    Examples
    --------
    >>> study = ph.ensemble([1, 2, 3], omega=[0, 1, 0.1], t_end=1, dt=0.1, vary={"start.omega": {"std": 0.01}},
    ...                     members=4, executor="serial", engine="python")
    >>> study.status().finished
    True
    """

    members: int
    done: int
    chunks: int
    of_chunks: int
    failed: int
    size: int  # bytes
    plan: str  # digest

    @property
    def finished(self) -> bool:
        """Whether all chunks are written."""
        return self.chunks == self.of_chunks


Report = Callable[[Progress], Any]


class Study:
    """An ensemble in a folder.  `ensemble` creates a study, and `Study.open(folder)` opens an existing one.

    Index a study with a name to read an array with a value for each member: study["R"], study["omega"], study["t"],
    study["outcome"], study["error.energy"], study["input.start.omega"], ...  `names` lists all names.  `to_xarray`
    returns a Dataset of all arrays, which are read when they are used.

    Examples
    --------
    >>> study = ph.ensemble([1, 2, 3], omega=[0, 1, 0.1], t_end=1, dt=0.1, vary={"start.omega": {"std": 0.01}},
    ...                     members=4, executor="serial", engine="python", store="tumble")
    >>> again = ph.Study.open("tumble")
    >>> bool(np.array_equal(again["R"], study["R"])), again.member(2).R.shape
    (True, (11, 3, 3))
    """

    def __init__(self, folder: Path, plan: Plan, facts: dict[str, Any]) -> None:
        self.folder, self.plan, self.facts = folder, plan, facts
        self.compared = False  # True if its functions need not be compared again before the next run
        self.chunk = int(facts["chunk"])
        self.ranges = chunks.chunk_ranges(plan.members, self.chunk)

    # --- making and opening ------------------------------------------------------------------------------------

    @classmethod
    def create(cls, plan: Plan, folder: str | Path | None, chunk: int | None, workers: int) -> Study:
        """Begin a study in an empty folder, or in a temporary folder that is removed together with the study object.

        `chunk` is the number of members in a chunk; None chooses it by a short trial, for this number of workers.
        """
        if folder is not None:
            check_empty(Path(folder).absolute())
        size = chunk_size(plan, chunk, workers)
        with disk_errors(Path(folder or tempfile.gettempdir())):
            place = Path(tempfile.mkdtemp(prefix="polhode-study-") if folder is None else folder).absolute()
            place.mkdir(parents=True, exist_ok=True)
        need, free = member_bytes(plan, size) * plan.members, shutil.disk_usage(place).free
        room = f"the study would take about {decimal(int(need))} in {place}, and {decimal(free)} are free"
        refuse_if(need > free, f"{room}; keep fewer samples or members, or choose another folder")
        facts = {
            "format": chunks.FORMAT, "digest": plan.digest, "chunk": size, "plan": plan.data, "source": plan.source,
            "made_with": chunks.versions(),
        }  # fmt: skip
        with Lock(place):
            check_empty(place)  # another study may have begun in the meantime
            if plan.table:
                chunks.write(place / chunks.TABLE, chunks.packed(plan.table))
            chunks.write(place / chunks.PLAN, json.dumps(facts, indent=1).encode())
        study = cls(place, plan, facts)
        study.compared = True  # the functions have just been described
        if folder is None:
            weakref.finalize(study, shutil.rmtree, place, ignore_errors=True)
        return study

    @classmethod
    def open(
        cls, folder: str | Path, *, torque: Any = None, observe: Any = (), events: Any = (), same_torque: bool = False
    ) -> Study:
        """Open a study in its folder.

        Folders hold no functions, only descriptions of them.  Functions are needed only to continue a study or to run a
        member again.  Then pass them again; they are compared with the descriptions.

        Parameters
        ----------
        folder : str or Path
            The folder.
        torque : optional
            The torque with its params, such as `polhode.torques.function(f, params=...)`.
        observe, events : optional
            The observables and the events.
        same_torque : bool
            True confirms that the functions are the same where polhode cannot compare them.

        Returns
        -------
        Study
        """
        place = Path(folder).absolute()
        facts = chunks.read_plan(place)
        data = facts["plan"]
        columns = [v["key"] for v in data["vary"] if v["how"]["kind"] == "table"]
        table = {k: chunks.array(place / chunks.TABLE, k) for k in columns}
        if table and fingerprint([table[k] for k in sorted(table)]) != data["table"]:
            raise chunks.damaged(place / chunks.TABLE, "it does not match the plan")
        plan = Plan(data, table, facts.get("source"))
        parts, watched, hunted = plan.torques, list(plan.observe), as_tuple(events)
        if torque is not None:
            parts = torque_parts(as_torque(torque))
            other = without_code([q.data for q in parts]) != without_code(data["torque"])
            differ = "this is not the torque of the study: its models, numbers or names differ"
            refuse_if(other, f"{differ}. {ANOTHER_STUDY}")
        known = {x["function"]: k for k, x in enumerate(plan.keep.observe) if isinstance(x, dict)}
        for f in filter(callable, as_tuple(observe)):
            if f.__name__ not in known:
                raise unknown("observable of the study", f.__name__, known)
            watched[known[f.__name__]] = f
        other = hunted and without_code([event_data(e) for e in hunted]) != without_code(plan.keep.events)
        refuse_if(other, "these are not the events of the study; give them in the same order")
        study = cls(place, Plan(data, table, plan.source, parts, watched, hunted), facts)
        study.check_functions(study.plan, same_torque)
        study.compared = same_torque
        return study

    def check_plan(self, other: Plan, same_torque: bool = False) -> None:
        """Raise an error that lists the differences, if the plan is not that of the study."""
        differ = ", ".join(differences(without_code(self.plan.data), without_code(other.data)).values())
        another = "Run the changed plan in another folder. The existing study is not changed"
        refuse_if(differ, f"the plan is not that of {self.folder}: {differ}. {another}")
        self.check_functions(other, same_torque)

    def check_functions(self, plan: Plan, same_torque: bool = False) -> None:
        """Raise an error if functions are not those of the study."""
        for old, new in zip(self.plan.functions, plan.functions, strict=True):
            if new.code is not None:
                describe = described_torque if isinstance(new.code, Torque) else described_function
                verdict = compared(old.described, describe(new.code))
                check_same(verdict, new.name, f"the {new.purpose} of the study", same_torque, ANOTHER_STUDY)

    def check_code(self) -> None:
        """Raise an error if functions that the study needs were not given."""
        absent = ", ".join(f.name for f in self.plan.functions if f.code is None)
        again = "Study.open(folder, torque=..., observe=[...], events=[...]), or --allow-code if the plan names them"
        refuse_if(absent, f"{self.folder} needs functions that folders do not hold: {absent}. Give them again: {again}")

    # --- running ---------------------------------------------------------------------------------------------

    @property
    def members(self) -> int:
        return self.plan.members

    def _tasks_left(self, retry: bool | None) -> list[Task]:
        """Return tasks for the missing chunks, and for chunks with failed members that are run again."""
        again = (CRASHED, *OF_THE_MACHINE) if retry else OF_THE_MACHINE
        out = []
        for k, (low, high) in self.ranges.items():
            facts = self.manifests.get(k)
            tries = 0 if facts is None else int(facts.get("tries", 1))
            failed = facts is not None and facts["reasons"] and (retry or (retry is None and tries < TRIES))
            if facts is None or (failed and np.isin(chunks.array(self._places[k], "outcome"), again).any()):
                out.append(Task(k, low, high, tries))
        return out

    def resume(
        self, *, executor: Any = "auto", workers: int | None = None, scheduler: Any = None,
        progress: bool | Report = False, mixed: bool = False, time_limit: float | None = None,
        memory_limit: float | None = None, retry: bool | None = None, same_torque: bool = False,
    ) -> Study:  # fmt: skip
        """Compute the chunks that are missing.

        Parameters
        ----------
        executor, workers, scheduler, progress, time_limit, memory_limit : optional
            As in `ensemble`.
        mixed : bool
            Whether to continue even if the versions of polhode, NumPy or Numba have changed since the study began.
        retry : bool, optional
            With None, members that failed because of the machine (their process was killed, or they ran out of
            memory or time) run again, up to three times in total.  With True, they run again in any case, and so do
            members that crashed.  With False, no failed member runs again.
        same_torque : bool
            As in `Study.open`.  By default, functions that have changed since the study began are refused.

        Returns
        -------
        Study
        """
        self.check_code()
        if not (same_torque or self.compared):
            self.check_functions(self.plan)
        self.compared = False  # the functions may change before the study is continued the next time
        how = make_executor(executor, workers, scheduler)
        check_limits(time_limit, memory_limit)
        made_with = {} if mixed else self.facts["made_with"]
        chunks.check_versions(made_with)
        isolated = bool(self.plan.calls_python or time_limit or memory_limit)
        job = Job(self.plan, self.plan.digest, str(self.folder), made_with, 1, isolated, time_limit, memory_limit)
        with Lock(self.folder), progress_reports(progress) as show:
            for part in self.folder.glob(".*.part"):  # left by writers that were killed
                remove(part)
            self._forget()
            tasks = self._tasks_left(retry)  # this reports damaged and foreign chunks before any chunk is computed
            before = done = self.members - sum(t.high - t.low for t in tasks)
            failed, began = 0, time.perf_counter()
            self._forget()
            # closing ends the workers immediately if something interrupts the loop
            with closing(how.run(job, tasks)) as results:
                for finished, r in enumerate(results, len(self.ranges) - len(tasks) + 1):
                    if r.content is not None:
                        chunks.write(chunks.path(self.folder, r.chunk), r.content)
                    done, failed = done + r.members, failed + r.failed
                    rate = (done - before) / max(time.perf_counter() - began, 1e-9)
                    left = (self.members - done) / max(rate, 1e-9)
                    self._forget()
                    show(Progress(done, self.members, failed, finished, len(self.ranges), rate, left))
        return self

    # --- progress and verification ---------------------------------------------------------------------------

    def _forget(self) -> None:
        for name in ("_places", "manifests"):
            self.__dict__.pop(name, None)

    @cached_property
    def _places(self) -> dict[int, Path]:
        return chunks.finished(self.folder)

    @cached_property
    def manifests(self) -> dict[int, dict[str, Any]]:
        found = {k: chunks.manifest(p) for k, p in self._places.items()}
        for k, facts in found.items():
            if wrong := chunks.foreign(facts, self.plan.digest, k, self.ranges.get(k)):
                raise PolhodeError(f"{self._places[k]} was not made by this study: {wrong}. Remove it from the folder")
        return found

    def status(self) -> Status:
        """Return the progress of the study."""
        self._forget()
        failed = sum(len(m["reasons"]) for m in self.manifests.values())
        size = sum(p.stat().st_size for p in self._places.values())
        done = len(self.done)
        return Status(self.members, done, len(self._places), len(self.ranges), failed, size, self.plan.digest)

    def verify(self) -> Findings:
        """Check all files against their checksums, and report missing, damaged and foreign chunks.

        Returns
        -------
        Findings : the problem of each bad chunk; empty if all chunks exist and are sound.  `str(findings)` says how to
            continue.
        """
        self._forget()
        return chunks.verify(self.folder)

    # --- results ---------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """Names of the arrays that have a value for each member."""
        first = next(iter(self.manifests.values()), None)
        return [n for n in first["arrays"] if not n.startswith((*COUNTS, "kept."))] if first else []

    def __getitem__(self, name: str) -> np.ndarray:
        """Return an array with the values of all members that are done, in the order of the members."""
        if name not in self.names:
            raise unknown("array of the study", name, self.names)
        return np.concatenate(self._arrays(name))

    def _arrays(self, name: str) -> list[np.ndarray]:
        return [chunks.array(p, name) for p in self._places.values()]

    @property
    def done(self) -> np.ndarray:
        """Numbers of the members that are done."""
        return np.concatenate([np.arange(0), *(np.arange(*self.ranges[k]) for k in self._places)])

    @property
    def times(self) -> np.ndarray:
        """Times of the samples, for quantiles, histograms and kept trajectories."""
        return self.plan.times

    @property
    def failures(self) -> dict[int, str]:
        """Why members failed, by the number of the member."""
        every = {int(k): v for m in self.manifests.values() for k, v in m["reasons"].items()}
        return dict(sorted(every.items()))

    def sketch(self, name: str) -> csr_array:
        """Return the counts from which the quantiles of a quantity are computed."""
        check_in_plan(f"quantiles of {name!r} are", name, self.plan.keep.quantiles)
        each = map(counts_of_arrays, *(self._arrays(f"sketch.{name}.{k}") for k in SKETCH))
        return sum(each, count_in_buckets(np.empty((len(self.times), 0)), len(self.times)))

    def quantiles(self, name: str, q: Sequence[float] = FRACTIONS) -> np.ndarray:
        """Return quantiles over the members at each of `times`: values that a fraction q does not exceed.

        The values are accurate to 0.05 %.

        Parameters
        ----------
        name : str
            A quantity for which the plan keeps quantiles.
        q : sequence of float
            The fractions.

        Returns
        -------
        ndarray, (len(q), samples)
        """
        fractions = np.atleast_1d(np.asarray(q, float))
        wrong = np.any((fractions < 0) | (fractions > 1))
        refuse_if(wrong, f"quantiles are fractions between 0 and 1, got {q!r}")
        return quantiles_of(self.sketch(name), fractions)

    def histogram(self, name: str) -> tuple[np.ndarray, np.ndarray]:
        """Return the histogram of a quantity over the members, at each of `times`.

        Parameters
        ----------
        name : str
            A quantity for which the plan keeps histograms.

        Returns
        -------
        edges : ndarray, (bins + 1,)
        counts : ndarray, (samples, bins + 2)
            Number of members below the first edge, in each bin, and above the last edge.
        """
        check_in_plan(f"a histogram of {name!r} is", name, self.plan.keep.histograms)
        low, high, bins = self.plan.keep.histograms[name]
        counts = sum(self._arrays(f"histogram.{name}"), np.zeros((len(self.times), bins + 2), np.int64))
        return np.linspace(low, high, bins + 1), counts

    def kept(self) -> dict[str, np.ndarray]:
        """Return the kept samples: `member` (m,), `R` (m, s, 3, 3), `omega` (m, s, 3), and `x`, `v` of a moving body,
        at `times`.
        """
        none = not self.plan.keep.trajectories
        refuse_if(none, "the plan keeps no trajectories; `directions` and `member` run members again")
        have = [p for k, p in self._places.items() if "kept.member" in self.manifests[k]["arrays"]]
        names = ("member", *motion_of(self.plan))
        return {x: np.concatenate([chunks.array(p, f"kept.{x}") for p in have]) for x in names}

    def outcomes(self) -> dict[str, int]:
        """Return the number of members for each outcome."""
        return {WORDS[k]: n for k, n in sorted(Counter(self["outcome"].tolist()).items())}

    def inputs(self, members: Any = None) -> dict[str, np.ndarray]:
        """Return the inputs (the varied values) of members by key.  Settings such as the method are returned as the
        user gave them.

        Parameters
        ----------
        members : sequence of int, optional
            Numbers of the members; by default all.

        Returns
        -------
        dict of ndarray
        """
        drawn = self.plan.inputs_of(self._checked(np.arange(self.members) if members is None else members))
        return {v.key: v.meaning(drawn[v.key]) for v in self.plan.vary if v.key in drawn}

    def _checked(self, members: Any) -> np.ndarray:
        which = np.atleast_1d(members)
        wrong = which.size and (which.dtype.kind not in "iu" or which.min() < 0 or which.max() >= self.members)
        refuse_if(wrong, f"members are whole numbers from 0 to {self.members - 1}, got {members!r}")
        return which

    def table(self) -> Any:
        """Return the inputs and outcomes as a pandas DataFrame with one row per member."""
        pandas = optional_module("pandas", "a table", "data")
        choices = {v.key: v.meaning for v in self.plan.choices}
        choices["outcome"] = lambda drawn: np.array([WORDS[k] for k in drawn.tolist()], dtype=object)
        columns: dict[str, Any] = {}
        for name in self.names:
            a, short = self[name], name.removeprefix("input.")
            columns |= {short: choices[short](a)} if short in choices else components(short, a)
        return pandas.DataFrame(columns, index=pandas.Index(self.done, name="member"))

    def to_xarray(self) -> Any:
        """Return one xarray Dataset over all chunks.  The chunks are read when the data are used."""
        return dataset(self)

    def summary(self, check: bool = False) -> str:
        """Return a description of the study and its accuracy.

        Parameters
        ----------
        check : bool
            Also run sixteen members again with half the step, and report how much the results change.

        Returns
        -------
        str
        """
        return summary(self, check)

    def plot(self, kind: str = "sphere", **options: Any) -> Any:
        """Draw the members.

        Parameters
        ----------
        kind : {"sphere", "bands", "corner"}
            Directions of an axis at the end; quantiles over time; or the inputs with the largest effect on an outcome.
        **options
            Options of this kind of picture.

        Returns
        -------
        matplotlib.figure.Figure
        """
        from . import plots

        return plots.draw(self, kind, **options)

    def __repr__(self) -> str:
        done = len(self._places)
        whole = "" if done == len(self.ranges) else f", {done} of {len(self.ranges)} chunks"
        return f"<Study {self.plan.name}: {self.members} members{whole}, {self.plan.design}, {self.folder}>"

    # --- running members again -----------------------------------------------------------------------------------

    def _run_again(
        self, members: np.ndarray, samples: Mapping[str, Any], finer: bool = False
    ) -> list[tuple[np.ndarray, Trajectory]]:
        """Run members again, with other `samples` (`every` or `t_eval`) and, if `finer`, with half the step or tol/10.

        Return the indices of the members and the trajectory, for each batch.
        """
        self.check_code()
        members = self._checked(members)
        inputs, out = self.plan.inputs_of(members), []
        for how, place in self.plan.batches(inputs, len(members)):
            given = self.plan.batch_arguments(members, inputs, how, place)
            given |= {"every": 1, "t_eval": None, **samples, "events": None}
            if finer:
                given |= {"dt": given["dt"] / 2} if how.steps else {"tol": given["tol"] / 10}
            out.append((place, simulate(**given, on_failure="stop")))
        return out

    def member(self, i: int, every: int = 1) -> Trajectory:
        """Run one member again.

        The member is computed as in its batch, so its end equals the stored end, bit for bit.

        Parameters
        ----------
        i : int
            Number of the member.
        every : int
            Number of steps between samples.

        Returns
        -------
        Trajectory
            The run of one body.
        """
        self.check_code()
        which = self._checked([whole_number(i, "a member")])
        inputs = self.plan.inputs_of(which)
        ((how, _),) = self.plan.batches(inputs, 1)
        one = self.plan.arguments(which, inputs, how, single=True) | {"every": every, "events": None, "t_eval": None}
        setup = self.plan.set_up(how, one["body"], one["torque"], None, every=every, t_eval=None)
        # With tol, each body of a batch has its own steps, the same as if it ran alone.
        if not how.steps:
            return simulate(**one, on_failure="stop")
        ((_, run),) = self._run_again(which, {"every": every})
        lanes, alone = run.states.shape[2], run_of_body(run, 0)
        good = alone.index <= run.failed[0] if run.failed[0] >= 0 else slice(None)
        stats = run.stats._replace(
            torque_calls=run.stats.torque_calls // lanes, newton_iterations=run.stats.newton_iterations // lanes
        )
        return replace(alone, setup=setup, index=alone.index[good], states=alone.states[good], stats=stats)

    def directions(self, members: int = 200, samples: int = 200, axis: Any = (0.0, 0.0, 1.0)) -> dict[str, np.ndarray]:
        """Run members spread evenly over the study again, and return the directions of a body axis over time.

        Parameters
        ----------
        members, samples : int
            Number of members, and number of samples of each member.
        axis : array_like, (3,)
            The axis, in the body frame.

        Returns
        -------
        dict
            `member` (m,), `t` (s,), `direction` (m, s, 3).
        """
        a = direction(axis, "axis").reshape(3)
        wrong = members < 1 or samples < 1
        refuse_if(wrong, f"members and samples must be positive, got {members!r} and {samples!r}")
        whose = self.done[np.isin(self["outcome"], GOOD)]  # without failed members, which perhaps cannot start
        n = min(members, len(whose))
        refuse_if(not n, "no member has finished without failure, so there is nothing to show")
        which = whose[np.arange(n) * len(whose) // n]
        steps = min(how.steps for how in self.plan.settings.values())
        wanted = min(samples, steps + 1) if steps else samples
        times = np.linspace(self.plan.run.t_start, self.plan.run.t_end, wanted)
        kept: dict[str, Any] = {"every": max(1, steps // max(1, wanted - 1))} if steps else {"t_eval": times}
        found, t = np.full((n, wanted, 3), np.nan), np.empty(0)
        for place, run in self._run_again(which, kept):
            keep = np.unique(np.linspace(0, len(run) - 1, min(wanted, len(run))).astype(int))
            R = run.R[: len(place), keep]
            found[place, : len(keep)] = R[..., 0] * a[0] + R[..., 1] * a[1] + R[..., 2] * a[2]
            t = t if t.size else kept.get("t_eval", run.t)[keep]
        return {"member": which, "t": t, "direction": found[:, : len(t)]}


# --- checks and messages ---------------------------------------------------------------------------------------------


def without_code(data: Any) -> Any:
    """Return a plan's data without the fingerprints of functions, which are compared separately."""
    if isinstance(data, dict):
        return {k: without_code(v) for k, v in data.items() if k != "fingerprint"}
    return [without_code(v) for v in data] if isinstance(data, (list, tuple)) else data


def check_in_plan(what: str, name: str, known: Collection[str]) -> None:
    refuse_if(name not in known, f"{what} not in the plan, which has: {', '.join(known) or 'none'}")


def check_empty(place: Path) -> None:
    refuse_if(place.exists() and not place.is_dir(), f"{place} is a file; a study is a folder")
    # a study that was killed before it wrote its plan leaves its table behind
    full = place.exists() and any(p.name != chunks.TABLE and p.suffix != ".part" for p in place.iterdir())
    refuse_if(full, f"{place} exists and is not empty; choose another folder, or continue the study in it: resume")


def check_limits(time_limit: Any, memory_limit: Any) -> None:
    """Check the limits for a member's time (seconds) and a worker's memory (bytes)."""
    for name, limit, unit in (("time_limit", time_limit, "seconds"), ("memory_limit", memory_limit, "bytes")):
        if limit is not None:
            finite_number(limit, name, f"a positive number of {unit}", least=np.nextafter(0, 1))
    absent = memory_limit is not None and not Path("/proc/self/statm").exists()
    refuse_if(absent, "memory_limit works on Linux only; leave it out, and use fewer workers if memory is short")


@contextmanager
def progress_reports(wanted: bool | Report) -> Iterator[Report]:
    """Provide a function that reports progress: the user's function, a progress bar, or one that does nothing."""
    if callable(wanted) or not wanted:
        yield wanted if callable(wanted) else lambda p: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

    from ..run.interrupts import progress_display

    columns = TextColumn("members"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}")
    with progress_display(*columns, TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task("members", total=None, rate="")

        def show(p: Progress) -> None:
            failed = f", {p.failed} failed" if p.failed else ""
            bar.update(task, completed=p.done, total=p.members, rate=f"{p.rate:.3g}/s{failed}")

        yield show


def ensemble(
    body: Any, torque: Any = None, *, t_end: float | None = None, dt: float | None = None,
    tol: float | None = None, vary: Mapping[str, Any] | None = None, members: int | None = None, seed: int = 0,
    design: str = "random", replicates: int = 1, table: Any = None, quantiles: Sequence[str] = (),
    histograms: Mapping[str, Any] | None = None, trajectories: int | str = 0,
    store: str | Path | None = None, chunk: int | None = None, executor: Any = "auto",
    workers: int | None = None, scheduler: Any = None, time_limit: float | None = None,
    memory_limit: float | None = None, progress: bool | Report = False, name: str | None = None, **shared: Any,
) -> Study:  # fmt: skip
    """Run many members of one problem, and keep their results.

    Parameters
    ----------
    body, torque, t_end, dt, tol : optional
        As in `simulate`, shared by all members.  Instead of the body you can pass a `Plan` from `make_plan` or from a
        file: plan, chunk = read_plan("plan.toml").  With `tol`, each member has its own steps, the same as if it ran
        alone, and samples are taken at 101 times, or at those in `t_eval`.
    vary : mapping, optional
        The values that vary, by key, and how each varies.

        Keys are "start.omega", "start.momentum", "start.attitude", "start.position", "start.velocity", "body.inertia",
        "torque.NAME" and "torque.params.NAME" ("torque.2.NAME" for the second torque of a sum), "force.NAME",
        components of vectors (such as "start.omega.x"), "run.method", "run.dt", "run.tol" and "run.options.NAME".

        A value can vary in these ways: {"uniform": [low, high]}, {"loguniform": [low, high]}, {"normal": mean,
        "std": s}, {"std": s} about the shared value, {"speed": s} or {"speed": [low, high]} in a random direction, or a
        list of values; an attitude by "uniform" or {"std": angle}.
    members : int, optional
        Number of members.
    seed : int
        Seed of all random numbers.  The inputs of member i depend only on the plan, not on how the study is run.
    design : {"random", "sobol", "latin", "grid"}
        "latin" is a Latin hypercube; "grid" runs all combinations of the lists of values, `replicates` times each.
    replicates : int
        How often each combination is run, with design="grid".
    table : mapping, DataFrame or path, optional
        Values of the members by key: arrays, a DataFrame, or a CSV file.  Each row is a member.
    quantiles : sequence of str
        Quantities whose quantiles over the members are kept at each sample.
    histograms : mapping, optional
        {name: [low, high, bins]}: quantities whose histograms over the members are kept at each sample.
    trajectories : int or "all"
        Number of members whose samples are kept, one every `every` steps.  These members are spread evenly.
    store : str or Path, optional
        The folder of the study; by default a temporary folder, which is removed together with the result.
    chunk : int, optional
        Number of members in a chunk; by default a short trial determines it.
    executor : {"auto", "serial", "threads", "processes", "dask"} or executor
        How chunks are computed, or an executor with the interface of `concurrent.futures`.  Torques in Python run in
        separate processes with every executor, so if a member crashes or exits, only this member fails.
    workers : int, optional
        Number of workers.
    scheduler : str or Client, optional
        The address of a Dask scheduler ("tls://..."), or a `distributed.Client`.
    time_limit : float, optional
        Seconds that a member may take, without compilation; a member that takes longer is recorded as failed.  Set it
        to several times the time of a normal member: a batch that takes longer is run again in smaller batches.
        Without this limit, a member that hangs blocks its worker until the run is interrupted.
    memory_limit : float, optional
        Bytes that a worker may use in addition to its memory at the start (Linux).  A member that needs more is
        recorded as failed.
    progress : bool or callable
        Show a progress bar, or call a function with the progress.
    name : str, optional
        Name of the study.
    **shared
        The other arguments of `simulate`, and options of the method.  For each member, `observe` keeps the minimum,
        maximum, mean and last value, and `events` keeps the first time and the count.

    Returns
    -------
    Study

    Examples
    --------
    >>> study = ph.ensemble([1, 2, 3], omega=[0, 1, 0.1], t_end=1, dt=0.1, vary={"start.omega": {"std": 0.01}},
    ...                     members=8, seed=1, executor="serial", engine="python")
    >>> study["omega"].shape, study.outcomes()
    ((8, 3), {'done': 8})
    """
    shared |= {
        "torque": torque, "t_end": t_end, "dt": dt, "tol": tol, "vary": vary, "members": members, "seed": seed,
        "design": design, "replicates": replicates, "table": table, "quantiles": quantiles, "histograms": histograms,
        "trajectories": trajectories, "name": name,
    }  # fmt: skip
    if isinstance(body, Plan):
        defaults = ensemble.__kwdefaults__ or {}
        beside = any(value is not defaults.get(key) for key, value in shared.items())
        refuse_if(beside, "a plan describes the whole study, so other arguments would not be used: change the plan")
        plan = body
    else:
        plan = make_plan(body, **shared)
    how = make_executor(executor, workers, scheduler)
    check_limits(time_limit, memory_limit)
    study = Study.create(plan, store, chunk, how.workers)
    return study.resume(executor=how, progress=progress, time_limit=time_limit, memory_limit=memory_limit)
