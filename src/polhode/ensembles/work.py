"""What a worker does: the members of a chunk, in batches, reduced to what the plan keeps."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..engines.numba import limited_threads
from ..errors import EngineUnavailable, KernelError, PolhodeError, Unsupported
from ..integrators.record import Kind
from ..motion.simulation import simulate
from ..motion.trajectory import Outcome, Trajectory
from ..run.interrupts import stoppable
from . import chunks
from .plan import Plan, Settings, unpacked, unphysical
from .quantities import QUANTITIES, Frames, Sketch, histogram, norm

BATCH_BYTES = 100_000_000  # of the samples of a batch, and what is computed from them
LARGEST = 16_384  # members in a batch: their states are at hand in the cache
FEWEST = 4  # three bodies could be taken for one with three numbers
CODES = {o: k for k, o in enumerate(Outcome)}
IMPOSSIBLE = len(CODES)  # a member whose inputs no body can have
RAISED = IMPOSSIBLE + 1  # one that could not begin, or whose torque raised an exception
NOT_RUN, CRASHED, KILLED, TIMED_OUT, OUT_OF_MEMORY = -1, -2, -3, -4, -5
WORDS = {
    **{k: o.name.lower() for o, k in CODES.items()}, IMPOSSIBLE: "impossible", RAISED: "raised", CRASHED: "crashed",
    KILLED: "killed", TIMED_OUT: "timed_out", OUT_OF_MEMORY: "out_of_memory",
}  # fmt: skip
GOOD = tuple(k for o, k in CODES.items() if o.good)
OF_THE_MACHINE = (KILLED, TIMED_OUT, OUT_OF_MEMORY)  # failures that may not happen again
FATAL = (KernelError, Unsupported, EngineUnavailable)  # of the plan, not of a member
SAVE_EVERY = 0.5  # seconds between two saves of a chunk that is run with care


class Task(NamedTuple):
    """A chunk to compute: its number, its members low ... high-1, and how often it was computed before."""

    chunk: int
    low: int
    high: int
    tries: int = 0


class Done(NamedTuple):
    """What comes back of a chunk: not its arrays, which it wrote itself unless it could not see the folder."""

    chunk: int
    members: int
    failed: int
    seconds: float
    size: int
    content: bytes | None = None  # to be written by the client


def never() -> bool:
    return False


@dataclass
class Care:
    """How a chunk is run in a process of its own, whose end the client watches."""

    failed: Mapping[int, tuple[int, str]] = field(default_factory=dict)  # members not to run: outcome code and reason
    apart: Sequence[Sequence[int]] = ()  # groups of members to run by themselves, before the others
    saved: Path | None = None  # file that keeps what is computed, for the next process if this one ends
    announce: Callable[[Sequence[int]], None] = lambda members: None  # called with the members about to be run
    isolated: bool = False  # is this a process of its own, where Ctrl-C can only come from a torque?


def run_chunk(
    payload: Any, folder: str, task: Task, made_with: Mapping[str, str], threads: int = 1,
    stop: Callable[[], bool] = never, care: Care | None = None,
) -> Done:  # fmt: skip
    """Run the members of a chunk and write them; the one function that every executor calls.

    payload is a plan, or the bytes of one; stop is called now and then and returns True to end the run.
    """
    try:
        with limited_threads(threads), stoppable(stop):
            return computed_chunk(payload, folder, task, made_with, care or Care())
    except KernelError as e:  # which does not travel between processes as it is
        raise PolhodeError(str(e)) from None


def computed_chunk(payload: Any, folder: str, task: Task, made_with: Mapping[str, str], care: Care) -> Done:
    plan = unpacked(payload) if isinstance(payload, bytes) else payload
    chunks.check_versions(made_with)
    place, n = Path(folder), task.high - task.low
    shared = chunks.sees(place, plan.digest)
    if shared:
        if (done := chunk_on_disk(folder, task)) is not None:
            return done
        chunks.attempt(place, task.chunk)
    before = chunks.path(place, task.chunk) if shared and task.tries else None
    began = time.perf_counter()
    try:
        arrays, reasons = members(plan, task.low, task.high, care, before)
        seconds = time.perf_counter() - began
        content = chunks.packed(
            arrays, plan=plan.digest, chunk=task.chunk, low=task.low, high=task.high, reasons=reasons, seconds=seconds,
            tries=task.tries + 1,
        )  # fmt: skip
    except MemoryError:
        raise PolhodeError(
            f"chunk {task.chunk} (members {task.low} to {task.high - 1}) does not fit into memory; make chunks "
            "smaller, or keep fewer samples (every, trajectories). The chunks that are finished are intact"
        ) from None
    if shared:
        chunks.write(chunks.path(place, task.chunk), content)
    return Done(task.chunk, n, len(reasons), seconds, len(content), None if shared else content)


def chunk_on_disk(folder: str, task: Task) -> Done | None:
    """What is known of a chunk that has been written; None if it is not there, or is to be computed once more."""
    place = chunks.path(Path(folder), task.chunk)
    if not place.exists():
        return None
    facts = chunks.manifest(place)
    if chunks.tries(facts) <= task.tries:
        return None
    return Done(task.chunk, task.high - task.low, len(facts["reasons"]), 0.0, place.stat().st_size)


# --- members in batches ---------------------------------------------------------------------------------------------


class Collected:
    """The arrays of a chunk, filled batch by batch."""

    def __init__(self, plan: Plan, low: int, high: int) -> None:
        n, s = high - low, len(plan.times)
        keep = plan.data["keep"]
        self.plan, self.low, self.samples = plan, low, s
        nan = np.nan
        self.arrays: dict[str, np.ndarray] = {
            "R": np.full((n, 3, 3), nan),
            "omega": np.full((n, 3), nan),
            "t": np.full(n, nan),
            "outcome": np.full(n, NOT_RUN, np.int8),
        }
        for name in plan.invariants:
            self.arrays[f"error.{name}"] = np.full(n, nan)
        for name in plan.names_observed:
            for what in ("min", "max", "mean", "last"):
                self.arrays[f"observed.{name}.{what}"] = np.full(n, nan)
        for name in (e["name"] for e in keep["events"]):
            self.arrays[f"event.{name}.first"] = np.full(n, nan)
            self.arrays[f"event.{name}.count"] = np.zeros(n, np.int64)
        self.sketches = {name: Sketch.empty() for name in keep["quantiles"]}
        self.histograms = {name: np.zeros((s, bins + 2), np.int64) for name, (_, _, bins) in keep["histograms"].items()}
        self.kept = kept(plan, low, high)
        if self.kept.size:
            self.arrays["kept.member"] = self.kept
            self.arrays["kept.R"] = np.full((self.kept.size, s, 3, 3), nan)
            self.arrays["kept.omega"] = np.full((self.kept.size, s, 3), nan)
        self.reasons: dict[str, str] = {}

    def load(self, place: Path) -> None:
        """Take over what a file holds of these members.  Members that ended their process, or may be luckier now,
        are left to be run."""
        with chunks.opened(place) as file:
            for name in self.arrays:
                self.arrays[name] = file[name]
            for name in self.sketches:
                parts = (file[f"sketch.{name}.{k}"] for k in ("buckets", "counts", "starts"))
                self.sketches[name] = Sketch.of_arrays(*parts)
            for name in self.histograms:
                self.histograms[name] = file[f"histogram.{name}"]
            reasons = chunks.facts_of(file)["reasons"]
        outcome = self.arrays["outcome"]
        outcome[np.isin(outcome, (CRASHED, *OF_THE_MACHINE))] = NOT_RUN
        self.reasons = {k: v for k, v in reasons.items() if outcome[int(k) - self.low] != NOT_RUN}

    def fail(self, place: Any, code: int, reason: str) -> None:
        for k in np.atleast_1d(place):
            self.arrays["outcome"][k] = code
            self.reasons[str(self.low + int(k))] = reason

    def take(self, place: np.ndarray, run: Trajectory, how: Settings) -> None:
        """The motion of the members at these places; what else is in the batch is padding."""
        n, a = len(place), self.arrays
        wanted = (run.index % (how.every or how.steps) == 0) | (run.index == how.steps)
        run = replace(run, index=run.index[wanted], states=run.states[wanted])  # not where the last event was
        frames = Frames(run)
        first = run.outcomes[0]
        alike = run.outcomes.count(first) == len(run.outcomes)
        codes = np.full(n, CODES[first], np.int8) if alike else np.array([CODES[o] for o in run.outcomes[:n]], np.int8)
        done = np.flatnonzero((codes == CODES[Outcome.DONE]) & ~frames.bad[-1, :n])
        a["outcome"][place] = codes
        for i in range(3):
            a["omega"][place[done], i] = frames.w[i][-1, done]
            for j in range(3):
                a["R"][place[done], i, j] = frames.r[i][j][-1, done]
        a["t"][place] = run.setup.t_start + run.steps * run.setup.dt
        valid = run.valid[:n]
        ended = codes == CODES[Outcome.EVENT]
        for k in np.flatnonzero(~np.isin(codes, GOOD)):
            last = float(run.t[np.flatnonzero(valid[k])[-1]]) if valid[k].any() else run.setup.t_start
            a["t"][place[k]] = last
            self.fail(place[k], codes[k], f"{Outcome(run.outcomes[k]).value} (last good sample: t = {last:g})")
        for name, found in zip(run.events.names, run.events, strict=True):
            mine = found.bodies < n
            earliest = np.full(n, np.nan)
            np.fmin.at(earliest, found.bodies[mine], found.t[mine])
            a[f"event.{name}.first"][place] = earliest
            a[f"event.{name}.count"][place] = np.bincount(found.bodies[mine], minlength=n)
            for b in np.flatnonzero(ended).tolist():  # the state at the event that ended it, which is its last
                own, at = found.of(b), place[b]
                if len(own.t) and own.step[-1] == run.failed[b]:
                    a["R"][at], a["omega"][at], a["t"][at] = own.R[-1], own.omega[-1], own.t[-1]
        for name in self.plan.invariants:
            a[f"error.{name}"][place] = error(name, run, frames)[:n]
        for name, seen in run.observed.items():
            for what in ("min", "max", "mean", "last"):
                a[f"observed.{name}.{what}"][place] = getattr(seen, what)[:n]
        quantities = {
            name: np.ascontiguousarray(QUANTITIES[name](frames)[:, :n]) for name in {*self.sketches, *self.histograms}
        }
        sketches = {name: old.plus(Sketch.of(quantities[name])) for name, old in self.sketches.items()}
        counts = {name: histogram(quantities[name], *self.plan.data["keep"]["histograms"][name])
                  for name in self.histograms}  # fmt: skip
        if self.kept.size:
            _, here, there = np.intersect1d(place + self.low, self.kept, return_indices=True)
            s = frames.bad.shape[0]
            for i in range(3):
                a["kept.omega"][there, :s, i] = frames.w[i][:, here].T
                for j in range(3):
                    a["kept.R"][there, :s, i, j] = frames.r[i][j][:, here].T
        # sums last: if memory runs out above, the members are run again in smaller batches and must not count twice
        self.sketches = sketches
        for name, found_counts in counts.items():
            self.histograms[name][: found_counts.shape[0]] += found_counts

    def finished(self) -> dict[str, np.ndarray]:
        out = dict(self.arrays)
        for name, sketch in self.sketches.items():
            out |= {f"sketch.{name}.{k}": v for k, v in sketch.arrays(self.samples).items()}
        for name, counts in self.histograms.items():
            out[f"histogram.{name}"] = counts
        return out


def kept(plan: Plan, low: int, high: int) -> np.ndarray:
    """Whose samples are kept: spread evenly over all members."""
    wanted, n = plan.data["keep"]["trajectories"], plan.members
    if wanted == 0:
        return np.empty(0, np.int64)
    wanted = n if wanted < 0 else min(wanted, n)
    first, last = -(-low * wanted // n), -(-high * wanted // n)
    chosen = np.array([k * n // wanted for k in range(max(0, first - 1), min(wanted, last + 1))], np.int64)
    return chosen[(chosen >= low) & (chosen < high)]


def members(
    plan: Plan, low: int, high: int, care: Care | None = None, before: Path | None = None
) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """All that is kept of the members low ... high-1, and why some of them failed.

    before : a file with the same members, computed earlier; only those that are to be tried again are run.
    """
    care = care or Care()
    inputs = plan.inputs(low, high)
    out = Collected(plan, low, high)
    if care.saved is not None and care.saved.exists():
        before = care.saved
    if before is not None:
        out.load(before)
    for member, (code, reason) in care.failed.items():
        out.fail(member - low, code, reason)
    J = plan.inertia(inputs, high - low)
    bad = np.zeros(high - low, bool) if J is None else unphysical(J, plan.body.physical)
    if J is not None and bad.any():
        for k in np.flatnonzero(bad):
            out.fail(k, IMPOSSIBLE, f"no real body has this inertia ({np.round(J[k], 6).tolist()})")
    saved = time.monotonic()
    for how, place in batches(
        plan, inputs, out.arrays["outcome"] == NOT_RUN, [np.subtract(g, low) for g in care.apart]
    ):
        in_batch(plan, inputs, how, place, out, care)
        care.announce(())
        if care.saved is not None and time.monotonic() - saved > SAVE_EVERY:
            content = chunks.packed(out.finished(), plan=plan.digest, chunk=0, low=low, high=high, reasons=out.reasons)
            chunks.write(care.saved, content)
            saved = time.monotonic()
    return {**{f"input.{k}": v for k, v in inputs.items()}, **out.finished()}, out.reasons


def batches(
    plan: Plan, inputs: Mapping[str, np.ndarray], wanted: np.ndarray, apart: Sequence[np.ndarray]
) -> Iterator[tuple[Settings, np.ndarray]]:
    """The places of wanted members that are run at once, with their settings: the groups that are set apart first."""
    settings = plan.groups(inputs)
    size, rest = batch_size(plan), wanted.copy()
    for group in apart:
        rest[group] = False
        for how, place in settings:
            if (part := place[np.isin(place, group) & wanted[place]]).size:
                yield how, part
    for how, place in settings:
        place = place[rest[place]]
        for k in range(0, len(place), size):
            yield how, place[k : k + size]


def batch_size(plan: Plan) -> int:
    """Members at a time; what they come to does not depend on it."""
    samples = len(plan.times) * (1 if not plan.events else max(1, plan.data["run"]["every"] or 1))
    return int(np.clip(BATCH_BYTES // (600 * samples), FEWEST, LARGEST))


def in_batch(
    plan: Plan, inputs: Mapping[str, np.ndarray], how: Settings, place: np.ndarray, out: Collected, care: Care
) -> None:
    """Run these members at once; if that fails, in halves, until the one that is to blame is alone."""
    care.announce((place + out.low).tolist())
    error: BaseException | None = None  # None below: the torque's, which is found by running the member alone
    try:
        run = simulate(**batch_of(plan, inputs, how, place), on_failure="stop")
        if run.outcome is Outcome.INTERRUPTED:
            raise KeyboardInterrupt
        if Outcome.TORQUE_FAILED not in run.outcomes:
            out.take(place, run, how)
            return
    except FATAL:
        raise
    except BaseException as e:  # a torque may raise anything, SystemExit too
        if isinstance(e, KeyboardInterrupt) and not care.isolated:
            raise
        error = e.with_traceback(None)  # whose frames hold the arrays of the batch
    if len(place) == 1:
        error = torque_error(plan, inputs, how, place) if error is None else error
        if isinstance(error, KeyboardInterrupt) and not care.isolated:
            raise error
        out.fail(place, OUT_OF_MEMORY if isinstance(error, MemoryError) else RAISED, in_a_line(error))
        return
    middle = len(place) // 2
    for part in (place[:middle], place[middle:]):
        in_batch(plan, inputs, how, part, out, care)


def torque_error(plan: Plan, inputs: Mapping[str, np.ndarray], how: Settings, place: np.ndarray) -> BaseException:
    """The exception of one member's torque, found by running it once more."""
    try:
        simulate(**batch_of(plan, inputs, how, place))
    except BaseException as e:
        return e.with_traceback(None)
    return PolhodeError("the torque raised an exception, and did not raise it again when it was called once more")


def in_a_line(e: BaseException) -> str:
    """What went wrong, and where."""
    where = [n.partition(";")[0].removeprefix("polhode: ") for n in getattr(e, "__notes__", [])]
    return f"{type(e).__name__}: {e}".removesuffix(": ") + (f" ({where[0]})" if where else "")


def batch_of(plan: Plan, inputs: Mapping[str, np.ndarray], how: Settings, place: np.ndarray) -> dict[str, Any]:
    """The call of `simulate` for some members; a few are padded with the first of them."""
    n = max(len(place), FEWEST)
    skew = plan.inertia({k: v[:1] for k, v in inputs.items()}, 1)
    tensors = skew is not None and skew.ndim == 3
    while n in fixed_lengths(plan):  # arrays that all members share must not look like one value each
        n += 1
    n += tensors
    index = place[np.minimum(np.arange(n), len(place) - 1)]
    some = {k: v[index] for k, v in inputs.items()}
    if tensors:  # one that is not diagonal, so that all batches are computed in the same way
        some["body.inertia"][-1] = [[3.0, 0.1, 0.0], [0.1, 2.0, 0.0], [0.0, 0.0, 2.5]]
    for k, part in enumerate(plan.torques):
        key = next((x for x in (f"torque.{k + 1}.rate", "torque.rate") if x in some), None)
        if part.described is not None and part.described["model"] == "gravity_gradient" and key is not None:
            some = {name: np.concatenate([v, v[-1:]]) for name, v in some.items()}
            some[key][-1] = 1.0  # likewise: a direction that turns
    return plan.arguments(some, how)


def fixed_lengths(plan: Plan) -> set[int]:
    found: set[int] = set()

    def look(x: Any) -> None:
        if isinstance(x, Mapping):
            for v in x.values():
                look(v)
        elif isinstance(x, (list, tuple, np.ndarray)) and np.ndim(np.asarray(x, dtype=object)) and len(x) > 3:
            found.add(len(x))

    for part in plan.torques:
        look(getattr(part.thing, "params", None))
    return found


def error(name: str, run: Trajectory, frames: Frames) -> np.ndarray:
    """The worst of what should not change, over the samples: relative to its start."""
    if name == "orthogonality":
        return np.asarray(np.fmax.reduce(frames.orthogonality, axis=0))
    if name == "energy":
        E = frames.kinetic_energy if run.setup.torque.kind == Kind.FREE else frames.energy
        change, start = np.abs(E - E[0]), np.abs(E[0])
    else:
        p = frames.momentum
        change, start = norm([x - x[0] for x in p]), norm([x[0] for x in p])
    return np.asarray(np.fmax.reduce(change, axis=0) / np.where(start == 0, 1.0, start))
