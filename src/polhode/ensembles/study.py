"""A study: its folder, how far it is, and what came of it."""

from __future__ import annotations

import contextlib
import json
import math
import shutil
import tempfile
import time
import weakref
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..engines.fingerprint import fingerprint
from ..errors import InvalidInput, PolhodeError, missing, unknown
from ..files.durable import disk_errors as told
from ..files.lock import Lock
from ..groups.convert import direction
from ..motion.simulation import simulate
from ..motion.trajectory import Trajectory
from ..run.setup import set_up
from ..torques.base import as_torque
from ..torques.identity import check_same, compared
from . import chunks
from .cost import in_bytes
from .executors import Executor, Job, make_executor
from .plan import Part, Plan, as_tuple, code_of, digest_of, event_data, functions_of, parts_of, without_code
from .quantities import FRACTIONS, Sketch, component
from .work import CRASHED, GOOD, OF_THE_MACHINE, WORDS, Task, batch_of

SECONDS = 2.0  # of work in a chunk: nothing beside it takes a hundredth of that
TRIAL = 4096  # members of the trial that says how long they take
FEW = 256  # members in Python for which no trial is made: it would take longer than it saves
TRIES = 3  # of members that failed for a reason of the machine, one with each resume
Report = Callable[["Progress"], Any]
ANOTHER_STUDY = "Start a new study if the change is meant; this one is left as it is"


class Progress(NamedTuple):
    """How far a run of a study is."""

    done: int  # members, in all
    members: int
    failed: int
    chunks: int
    of_chunks: int
    rate: float  # members a second
    left: float  # seconds


class Status(NamedTuple):
    """How far a study is."""

    members: int
    done: int
    chunks: int
    of_chunks: int
    failed: int
    repeated: int  # chunks that were begun more than once, each time counted
    size: int  # bytes
    plan: str  # its digest

    @property
    def finished(self) -> bool:
        return self.chunks == self.of_chunks


class Findings(dict[int, str]):
    """What `Study.verify` found, by chunk: what is damaged or foreign (files in `bad`), and what is `missing`."""

    def __init__(self, folder: Path, chunks: int) -> None:
        super().__init__()
        self.folder, self.chunks = folder, chunks
        self.bad: list[Path] = []
        self.missing: list[int] = []

    def __str__(self) -> str:
        there = self.chunks - len(self.missing)
        lines = [f"chunk {k}: {why}" for k, why in sorted(self.items()) if k not in self.missing]
        lines += [
            f"{there} of {self.chunks} chunks are there, {'and all' if not self.bad else 'not all'} of them are sound"
        ]
        if self.bad:
            lines += ["Delete the files that are not:", f"    rm {' '.join(map(str, self.bad))}"]
        if self:
            lines += ["To compute what is missing:", f"    polhode ensemble resume {self.folder}"]
        return "\n".join(lines)


class Study:
    """An ensemble in a folder; `Study.open(folder)` reads one.

    Arrays of the members come from its chunks as they are asked for: study["R"], study["omega"], study["t"],
    study["outcome"], study["error.energy"], study["input.start.omega"], ...; `to_xarray` has all of them, lazily.
    """

    def __init__(self, folder: Path, plan: Plan, facts: dict[str, Any]) -> None:
        self.folder, self.plan, self.facts = folder, plan, facts
        self.vouched = False  # for its functions, which need not be compared again before the next run
        self.chunk = int(facts["chunk"])

    # --- making and opening ------------------------------------------------------------------------------------

    @classmethod
    def create(cls, plan: Plan, folder: str | Path | None, chunk: int | None, workers: int) -> Study:
        passing = folder is None
        if folder is not None:
            check_empty(Path(folder).absolute())
        size = check_chunk(chunk, plan) if chunk is not None else automatic_chunk(plan, workers)
        with told(Path(folder or tempfile.gettempdir())):
            place = Path(tempfile.mkdtemp(prefix="polhode-study-") if folder is None else folder).absolute()
            place.mkdir(parents=True, exist_ok=True)
        facts = {
            "format": chunks.FORMAT,
            "digest": plan.digest,
            "chunk": size,
            "plan": plan.data,
            "source": plan.source,
            "made_with": chunks.machine(),
        }
        need, free = bytes_of(plan, size) * plan.members, shutil.disk_usage(place).free
        if need > free:
            raise InvalidInput(
                f"the study would take about {in_bytes(need)} in {place}, and {in_bytes(free)} are free; "
                "keep fewer samples or members, or take another folder"
            )
        with Lock(place):
            check_empty(place)  # another may have begun since
            if plan.table:
                chunks.write(place / chunks.TABLE, chunks.packed(plan.table))
            chunks.write(place / chunks.PLAN, json.dumps(facts, indent=1).encode())
        study = cls(place, plan, facts)
        study.vouched = True  # its functions were described just now
        if passing:  # it goes with the study
            weakref.finalize(study, shutil.rmtree, place, ignore_errors=True)
        return study

    @classmethod
    def open(
        cls, folder: str | Path, *, torque: Any = None, observe: Any = (), events: Any = (), same_torque: bool = False
    ) -> Study:
        """A study from its folder.

        Functions, which folders do not hold, are needed only to go on or to run a member again: the torque (with its
        params: `polhode.torques.function(f, params=...)`), observables and events.  They are compared with what the
        folder knows of them.  Where that does not decide, same_torque=True says that they are the same.
        """
        place = Path(folder).absolute()
        facts = chunks.read_plan(place)
        data = facts["plan"]
        if digest_of(data) != facts["digest"]:
            raise PolhodeError(f"{place / chunks.PLAN} was changed: its digest is not that of its plan")
        table: dict[str, np.ndarray] = {}
        if data["table"] is not None:
            names = [v["key"] for v in data["vary"] if v["how"]["kind"] == "table"]
            table = {k: chunks.array(place / chunks.TABLE, k) for k in names}
            if fingerprint([table[k] for k in sorted(table)]) != data["table"]:
                raise chunks.damaged(place / chunks.TABLE, "it is not the table of the plan")
        parts = tuple(Part(d) if "model" in d else Part(None) for d in data["torque"])
        observed = tuple(x if isinstance(x, str) else x["function"] for x in data["keep"]["observe"])
        plan = Plan(data, parts, observed, (), table, facts.get("source"))
        study = cls(place, plan, facts)
        return study.with_code(torque, observe, events, same_torque=same_torque)

    def with_code(self, torque: Any = None, observe: Any = (), events: Any = (), *, same_torque: bool = False) -> Study:
        """The same study, with its functions given again; they must be the same."""
        data, parts = self.plan.data, list(self.plan.torques)
        watched, hunted = list(self.plan.observe), self.plan.events
        if torque is not None:
            given = parts_of(as_torque(torque))
            if without_code([q.data() for q in given]) != without_code(data["torque"]):
                raise InvalidInput(
                    f"this is not the torque of the study: its models, numbers or names differ. {ANOTHER_STUDY}"
                )
            parts = list(given)
        named = {f.__name__: f for f in as_tuple(observe) if callable(f)}
        if named:
            known = [x["function"] for x in data["keep"]["observe"] if isinstance(x, dict)]
            if strange := sorted(set(named) - set(known)):
                raise unknown("observable of the study", strange[0], known)
            for k, x in enumerate(data["keep"]["observe"]):
                if isinstance(x, dict) and x["function"] in named:
                    watched[k] = named[x["function"]]
        if as_tuple(events):
            hunted = as_tuple(events)
            if without_code([event_data(e) for e in hunted]) != without_code(data["keep"]["events"]):
                raise InvalidInput("these are not the events of the study; give them in the same order")
        plan = Plan(data, tuple(parts), tuple(watched), hunted, self.plan.table, self.plan.source)
        study = Study(self.folder, plan, self.facts)
        study.check_functions(plan, same_torque)
        study.vouched = same_torque
        return study

    def check_plan(self, other: Plan, same_torque: bool = False) -> None:
        """Refuse a plan that is not the study's, and say what differs."""
        mine, others = without_code(self.plan.data), without_code(other.data)
        if mine != others:
            raise InvalidInput(
                f"the plan is not that of {self.folder}: {', '.join(differences(mine, others))}. A "
                "changed plan is another study: run it into another folder. This one is left as it is"
            )
        self.check_functions(other, same_torque)

    def check_functions(self, plan: Plan, same_torque: bool = False) -> None:
        """Refuse functions that are not those of the study."""
        for (what, name, old), new in zip(functions_of(self.plan.data), code_of(plan), strict=True):
            if new is not None:
                check_same(compared(old, new), name, f"the {what} of the study", same_torque, ANOTHER_STUDY)

    def check_code(self) -> None:
        keep = self.plan.data["keep"]
        missing = [d["function"] for d, q in zip(self.plan.data["torque"], self.plan.torques, strict=True)
                   if q.described is None and q.thing is None]  # fmt: skip
        missing += [x["function"] for x, f in zip(keep["observe"], self.plan.observe, strict=True)
                    if isinstance(x, dict) and not callable(f)]  # fmt: skip
        missing += [] if len(self.plan.events) == len(keep["events"]) else [e["name"] for e in keep["events"]]
        if missing:
            raise InvalidInput(
                f"{self.folder} needs functions that folders do not hold: {', '.join(missing)}. Give them again: "
                "Study.open(folder, torque=..., observe=[...], events=[...]), or --allow-code where the plan names them"
            )

    # --- running ---------------------------------------------------------------------------------------------

    @property
    def members(self) -> int:
        return self.plan.members

    @cached_property
    def tasks(self) -> list[Task]:
        """All chunks."""
        n = self.members
        return [Task(k, low, min(low + self.chunk, n)) for k, low in enumerate(range(0, n, self.chunk))]

    def _tasks_left(self, retry: bool | None) -> list[Task]:
        """Chunks that are missing, and those with members that are tried again."""
        again = (CRASHED, *OF_THE_MACHINE) if retry else OF_THE_MACHINE
        out = []
        for task in self.tasks:
            facts = self.manifests.get(task.chunk)
            tries = 0 if facts is None else chunks.tries(facts)
            if facts is None:
                out.append(task)
            elif facts["reasons"] and (retry or (retry is None and tries < TRIES)):
                if np.isin(chunks.array(self._places[task.chunk], "outcome"), again).any():
                    out.append(task._replace(tries=tries))
        return out

    def resume(
        self,
        *,
        executor: Any = "auto",
        workers: int | None = None,
        scheduler: Any = None,
        progress: bool | Report = False,
        mixed: bool = False,
        time_limit: float | None = None,
        memory_limit: float | None = None,
        retry: bool | None = None,
        same_torque: bool = False,
    ) -> Study:
        """Compute the chunks that are missing.

        Parameters
        ----------
        executor, workers, scheduler, progress, time_limit, memory_limit : as in `ensemble`.
        mixed : continue with other versions of polhode, NumPy or Numba than the study was begun with.
        retry : None runs members again that failed for a reason of the machine (their process was killed, they ran
            out of memory or of time), with at most three tries in all.  True runs these again however often
            they were tried, and members that crashed as well.  False runs no member again.
        same_torque : as in `Study.open`; functions that have changed since the study began are refused without it.
        """
        self.check_code()
        if not (same_torque or self.vouched):
            self.check_functions(self.plan)
        self.vouched = False  # functions may change before the study goes on another time
        how: Executor = make_executor(executor, workers, scheduler)
        seconds, size = check_limits(time_limit, memory_limit)
        if not mixed:
            chunks.check_versions(self.facts["made_with"])
        with Lock(self.folder), Shown(progress) as show:
            chunks.sweep(self.folder)
            self._forget()
            tasks = self._tasks_left(retry)  # a damaged or foreign chunk is reported before others are run
            left = {t.chunk for t in tasks}
            before = sum(t.high - t.low for t in self.tasks if t.chunk not in left)
            done, failed, began = before, 0, time.perf_counter()
            job = Job(self.plan, str(self.folder), {} if mixed else self.facts["made_with"], seconds, size)
            results: Any = how.run(job, tasks) if tasks else iter(())
            try:
                for finished, r in enumerate(results, 1):
                    if r.content is not None:
                        chunks.write(chunks.path(self.folder, r.chunk), r.content)
                    done, failed = done + r.members, failed + r.failed
                    rate = (done - before) / max(time.perf_counter() - began, 1e-9)
                    show(Progress(done, self.members, failed, len(self.tasks) - len(tasks) + finished, len(self.tasks),
                                  rate, (self.members - done) / max(rate, 1e-9)))  # fmt: skip
            finally:
                if hasattr(results, "close"):
                    results.close()  # ends its workers at once, whatever interrupted the loop
                self._forget()
        return self

    def _forget(self) -> None:
        for name in ("_places", "manifests"):
            self.__dict__.pop(name, None)

    # --- how far, and whether it is sound --------------------------------------------------------------------

    @cached_property
    def _places(self) -> dict[int, Path]:
        return chunks.finished(self.folder)

    @cached_property
    def manifests(self) -> dict[int, dict[str, Any]]:
        ranges = {t.chunk: (t.low, t.high) for t in self.tasks}
        found = {k: chunks.manifest(p) for k, p in self._places.items()}
        for k, facts in found.items():
            if wrong := chunks.foreign(facts, self.plan.digest, k, *ranges.get(k, (0, 0))):
                raise PolhodeError(f"{self._places[k]} was not made by this study: {wrong}. Take it out of the folder")
        return found

    def status(self) -> Status:
        """How far it is."""
        self._forget()
        there = self._places
        sizes = {t.chunk: t.high - t.low for t in self.tasks}
        failed = sum(len(m["reasons"]) for m in self.manifests.values())
        repeated = sum(n - 1 for n in chunks.attempts(self.folder).values())
        size = sum(p.stat().st_size for p in there.values())
        done = sum(sizes.get(k, 0) for k in there)
        return Status(
            self.members, done, len(there), len(self.tasks), failed, repeated, size, self.plan.digest
        )  # fmt: skip

    def verify(self) -> Findings:
        """Compute every checksum again, and say what is missing, damaged or not of this study, and what to do.

        Returns
        -------
        Findings : what is wrong, by chunk; empty if all chunks are there and sound.  `str(findings)` says how to
            continue.
        """
        self._forget()
        ranges = {t.chunk: (t.low, t.high) for t in self.tasks}
        found = Findings(self.folder, len(ranges))
        for k, p in self._places.items():
            if why := chunks.verify(p, self.plan.digest, k, *ranges.get(k, (0, 0))):
                found[k] = why
                found.bad.append(p)
        found.missing = sorted(set(ranges) - set(self._places))
        found |= {k: f"it is missing (members {ranges[k][0]} to {ranges[k][1] - 1})" for k in found.missing}
        return found

    # --- results ---------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """What is known of each member."""
        first = next(iter(self.manifests.values()), None)
        aside = ("sketch.", "histogram.", "kept.")
        return [n for n in first["arrays"] if not n.startswith(aside)] if first else []

    def __getitem__(self, name: str) -> np.ndarray:
        """An array of all members that are done, in their order."""
        if name not in self.names:
            raise unknown("array of the study", name, self.names)
        return np.concatenate([chunks.array(p, name) for p in self._places.values()])

    @property
    def done(self) -> np.ndarray:
        """The numbers of the members that are done."""
        ranges = {t.chunk: (t.low, t.high) for t in self.tasks}
        parts = [np.arange(*ranges[k]) for k in self._places]
        return np.concatenate(parts) if parts else np.empty(0, np.int64)

    @property
    def times(self) -> np.ndarray:
        """Of the samples of quantiles, histograms and kept trajectories."""
        return self.plan.times

    @property
    def failures(self) -> dict[int, str]:
        """Why members failed."""
        every = {int(k): v for m in self.manifests.values() for k, v in m["reasons"].items()}
        return dict(sorted(every.items()))

    def sketch(self, name: str) -> Sketch:
        if name not in self.plan.data["keep"]["quantiles"]:
            raise InvalidInput(
                f"quantiles of {name!r} were not asked for; the plan has: "
                f"{', '.join(self.plan.data['keep']['quantiles']) or 'none'}"
            )
        total = Sketch.empty()
        for p in self._places.values():
            total = total.plus(
                Sketch.of_arrays(*(chunks.array(p, f"sketch.{name}.{k}") for k in ("buckets", "counts", "starts")))
            )
        return total

    def quantiles(self, name: str, q: Sequence[float] = FRACTIONS) -> np.ndarray:
        """(len(q), samples): what a fraction q of the members does not exceed, at each of `times`; within 0.05 %."""
        fractions = np.atleast_1d(np.asarray(q, float))
        if np.any((fractions < 0) | (fractions > 1)):
            raise InvalidInput(f"quantiles are fractions between 0 and 1, got {q!r}")
        return self.sketch(name).quantiles(fractions, len(self.times))

    def histogram(self, name: str) -> tuple[np.ndarray, np.ndarray]:
        """Edges (bins + 1,) and counts (samples, bins + 2): below the first edge, in the bins, above the last."""
        known = self.plan.data["keep"]["histograms"]
        if name not in known:
            raise InvalidInput(f"a histogram of {name!r} was not asked for; the plan has: {', '.join(known) or 'none'}")
        low, high, bins = known[name]
        counts = np.zeros((len(self.times), bins + 2), np.int64)
        for p in self._places.values():
            counts += chunks.array(p, f"histogram.{name}")
        return np.linspace(low, high, bins + 1), counts

    def inputs(self, members: Any = None) -> dict[str, np.ndarray]:
        """What members were given, by key; of all, or of these.  Settings are given as themselves."""
        which = np.arange(self.members) if members is None else np.atleast_1d(members)
        if which.size and which.dtype.kind not in "iu":
            raise InvalidInput(f"members are whole numbers, got {members!r}")
        drawn = self._inputs(which)
        choices = {v.key: v for v in self.plan.vary if v.choice}
        return {
            k: np.array(choices[k].values, dtype=object)[a.astype(int)] if k in choices else a for k, a in drawn.items()
        }

    def _inputs(self, which: np.ndarray) -> dict[str, np.ndarray]:
        if which.size and (which.min() < 0 or which.max() >= self.members):
            raise InvalidInput(f"members are 0 to {self.members - 1}")
        if which.size == self.members and np.array_equal(which, np.arange(self.members)):
            return self.plan.inputs(0, self.members)
        each = [self.plan.inputs(int(k), int(k) + 1) for k in which]
        return {key: np.concatenate([x[key] for x in each]) for key in (each[0] if each else {})}

    def _simulate(self, members: np.ndarray, every: int, **more: Any) -> list[tuple[np.ndarray, Trajectory]]:
        """These members once more, in batches, with samples; whose they are."""
        self.check_code()
        inputs = self._inputs(members)
        out = []
        for how, place in self.plan.groups(inputs):
            given = {**batch_of(self.plan, inputs, how, place), "every": every, **more}
            given.pop("events", None)
            out.append((place, simulate(**given, on_failure="stop")))
        return out

    def member(self, i: int, every: int = 1) -> Trajectory:
        """One member once more, as a Trajectory of one body with a sample each `every` steps.  It is computed as in
        its batch: at the end it is the stored one, bit for bit."""
        if isinstance(i, bool) or not isinstance(i, (int, np.integer)):
            raise InvalidInput(f"a member is a whole number, got {i!r}")
        ((_, run),) = self._simulate(np.array([i]), every)
        inputs = self._inputs(np.array([i]))
        ((how, _),) = self.plan.groups(inputs)
        one = self.plan.arguments(inputs, how, single=True)
        setup = set_up(
            one["body"], as_torque(one["torque"]), how.method, dict(how.options), engine=one["engine"], dt=how.dt,
            t_start=one["t_start"], every=run.setup.every, bodies=None, observe=one["observe"],
            precision=one["precision"],
        )  # fmt: skip
        if setup.bound.held:  # what was commanded to the bodies of a batch is not taken apart
            return simulate(**{**one, "every": every, "events": None}, on_failure="stop")
        lanes = run.states.shape[2]
        good = run.index <= run.failed[0] if run.failed[0] >= 0 else slice(None)
        return replace(
            run, setup=setup, index=run.index[good], states=run.states[good, :, :1], final=run.final[:, :1],
            outcome=run.outcomes[0], outcomes=run.outcomes[:1], failed=run.failed[:1], watched=run.watched[:, :1],
            stats=run.stats._replace(
                torque_calls=run.stats.torque_calls // lanes, newton_iterations=run.stats.newton_iterations // lanes
            ),
        )  # fmt: skip

    def directions(self, members: int = 200, samples: int = 200, axis: Any = (0.0, 0.0, 1.0)) -> dict[str, np.ndarray]:
        """Where an axis of the body points, for a picture: `member` (m,), `t` (s,), `direction` (m, s, 3), of members
        spread over the study, run once more."""
        a = direction(axis, "axis").reshape(3)
        if members < 1 or samples < 1:
            raise InvalidInput(f"members and samples must be positive, got {members!r} and {samples!r}")
        whose = self.done[np.isin(self["outcome"], GOOD)]  # others may not be able to begin
        n = min(members, len(whose))
        if not n:
            raise InvalidInput("no member is finished and good; there is nothing to show")
        which = whose[np.arange(n) * len(whose) // n]
        out, t = None, np.empty(0)
        wanted = min(samples, *(how.steps + 1 for how in self.plan.settings.values()))
        for place, run in self._simulate(which, self._thin(wanted)):
            keep = np.unique(np.linspace(0, len(run) - 1, min(wanted, len(run))).astype(int))
            R = run.R[: len(place), keep]
            if out is None:
                out, t = np.full((n, len(keep), 3), np.nan), run.t[keep]
            m = min(out.shape[1], len(keep))
            out[place, :m] = (R[..., 0] * a[0] + R[..., 1] * a[1] + R[..., 2] * a[2])[:, :m]
        assert out is not None
        return {"member": which, "t": t, "direction": out}

    def _thin(self, samples: int) -> int:
        steps = min(how.steps for how in self.plan.settings.values())
        return max(1, steps // max(1, samples - 1))

    def kept(self) -> dict[str, np.ndarray]:
        """Samples that the plan keeps: `member` (m,), `R` (m, s, 3, 3), `omega` (m, s, 3) at `times`."""
        if not self.plan.data["keep"]["trajectories"]:
            raise InvalidInput("the plan keeps no trajectories; `directions` and `member` run members once more")
        have = [p for k, p in self._places.items() if "kept.member" in self.manifests[k]["arrays"]]
        return {x: np.concatenate([chunks.array(p, f"kept.{x}") for p in have]) for x in ("member", "R", "omega")}

    def outcomes(self) -> dict[str, int]:
        """How many members ended how."""
        codes = Counter(self["outcome"].tolist())
        return {WORDS[k]: n for k, n in sorted(codes.items())}

    def table(self) -> Any:
        """A pandas DataFrame: inputs and outcomes, a row for each member."""
        try:
            import pandas
        except ImportError:
            raise missing("a table", "pandas", "data") from None
        columns: dict[str, Any] = {}
        choices = {f"input.{v.key}": v for v in self.plan.vary if v.choice}
        for name in self.names:
            a = self[name]
            if name in choices:
                columns[name.removeprefix("input.")] = np.array(choices[name].values, dtype=object)[a.astype(int)]
            elif name == "outcome":
                columns[name] = np.array([WORDS[k] for k in a.tolist()], dtype=object)
            else:
                for index in np.ndindex(a.shape[1:]):
                    last = ".".join(component(index, a.shape[1:]))
                    columns[".".join(filter(None, (name.removeprefix("input."), last)))] = a[(slice(None), *index)]
        return pandas.DataFrame(columns, index=pandas.Index(self.done, name="member"))

    def to_xarray(self) -> Any:
        """One xarray Dataset over all chunks, read as it is used."""
        from .view import dataset

        return dataset(self)

    # --- words -----------------------------------------------------------------------------------------------

    def summary(self, check: bool = False) -> str:
        """What was run, and how it can be trusted; `check` runs sixteen members once more with half the step."""
        from .summary import summary

        return summary(self, check)

    def __repr__(self) -> str:
        done = len(self._places)
        whole = "" if done == len(self.tasks) else f", {done} of {len(self.tasks)} chunks"
        return f"<Study {self.plan.name}: {self.members} members{whole}, {self.plan.data['design']}, {self.folder}>"

    def plot(self, kind: str = "sphere", **options: Any) -> Any:
        """A matplotlib figure: "sphere" (where an axis points at the end), "bands" (quantiles over time), or "corner"
        (what drives the outcome)."""
        from . import plots

        return plots.draw(self, kind, **options)


def differences(old: Any, new: Any, ahead: str = "") -> list[str]:
    """Where two plans differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [x for k in sorted({*old, *new}) for x in differences(old.get(k), new.get(k), f"{ahead}{k}.")]
    if old == new:
        return []
    short = [repr(v) if len(repr(v)) < 60 else "..." for v in (old, new)]
    return [f"{ahead.rstrip('.')} was {short[0]}, is {short[1]}"]


def check_empty(place: Path) -> None:
    if place.exists() and not place.is_dir():
        raise InvalidInput(f"{place} is a file; a study is a folder")
    left = {chunks.TABLE, chunks.ATTEMPTS}  # by one that was killed before its plan was there
    if place.exists() and any(p.name not in left and not p.name.endswith(".part") for p in place.iterdir()):
        raise InvalidInput(
            f"{place} is there already and not empty; take another folder, or go on with what is in it: resume"
        )


def check_chunk(chunk: Any, plan: Plan) -> int:
    if isinstance(chunk, bool) or not isinstance(chunk, (int, np.integer)) or chunk < 1:
        raise InvalidInput(f"chunk must be a positive number of members, got {chunk!r}")
    return min(int(chunk), plan.members)


def check_limits(time_limit: Any, memory_limit: Any) -> tuple[float | None, int | None]:
    """Limits for a member's time (seconds) and a worker's memory (bytes), checked."""
    for name, limit, unit in (("time_limit", time_limit, "seconds"), ("memory_limit", memory_limit, "bytes")):
        if limit is None:
            continue
        if isinstance(limit, bool) or not isinstance(limit, (int, float, np.number)) or not 0 < limit < math.inf:
            raise InvalidInput(f"{name} must be a positive number of {unit}, got {limit!r}")
    if memory_limit is not None and not Path("/proc/self/statm").exists():
        raise InvalidInput("memory_limit works on Linux only; leave it out, and use fewer workers if memory is short")
    return (None if time_limit is None else float(time_limit)), (None if memory_limit is None else int(memory_limit))


def automatic_chunk(plan: Plan, workers: int) -> int:
    """Members in a chunk, from a short trial."""
    from .cost import isolated_trial

    tried = None
    if not (plan.calls_python and plan.members <= FEW):
        with contextlib.suppress(PolhodeError) if plan.calls_python else contextlib.nullcontext():
            tried = isolated_trial(plan, min(TRIAL, plan.members), 0.05)
    return sized(plan, 0.0 if tried is None else tried.rate, workers)


def sized(plan: Plan, rate: float, workers: int) -> int:
    """Members worth about two seconds, a few chunks for each worker at least, and not more than memory holds."""
    fair = math.ceil(plan.members / (4 * workers))
    most = max(1, 500_000_000 // max(1, int(bytes_of(plan))))
    return int(max(1, min(most, max(64, min(int(SECONDS * rate), fair)), plan.members)))


def bytes_of(plan: Plan, chunk: int = 3000) -> float:
    """Of one member in a chunk of so many."""
    keep = plan.data["keep"]
    inputs = sum(math.prod(v.shape) for v in plan.vary)
    own = 9 + 3 + 1 + 3 + 0.125 + inputs + 4 * len(keep["observe"]) + 2 * len(keep["events"])
    samples = 12 * len(plan.times)
    # buckets fill up: beyond some thousand members those that come fall into old ones
    counted = len(keep["quantiles"]) * len(plan.times) * min(1.0, 3000 / max(1, chunk))
    share = 1.0 if keep["trajectories"] < 0 else min(1.0, keep["trajectories"] / plan.members)
    return 8 * (own + share * samples + counted)


class Shown:
    """Progress on standard error: members, rate and time left."""

    def __init__(self, wanted: bool | Report) -> None:
        self.wanted = wanted

    def __enter__(self) -> Report:
        if callable(self.wanted):
            return self.wanted
        if not self.wanted:
            return lambda p: None
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

        from ..run.interrupts import progress_display

        columns = (TextColumn("members"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"),
                   TimeRemainingColumn())  # fmt: skip
        self.bar = progress_display(*columns, transient=True)
        self.bar.start()
        task = self.bar.add_task("members", total=None, rate="")

        def show(p: Progress) -> None:
            failed = f", {p.failed} failed" if p.failed else ""
            self.bar.update(task, completed=p.done, total=p.members, rate=f"{p.rate:.3g}/s{failed}")

        return show

    def __exit__(self, *_: Any) -> None:
        if hasattr(self, "bar"):
            self.bar.stop()


__all__ = ["Findings", "Progress", "Status", "Study"]
