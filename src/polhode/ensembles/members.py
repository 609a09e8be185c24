"""Run members in batches and keep the values that the plan asks for.  If a batch fails, it is divided until the failing
members are found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import add
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np

from ..errors import EngineUnavailable, KernelError, PolhodeError, Unsupported
from ..files import chunks
from ..integrators.record import Kind
from ..motion.simulation import simulate
from ..motion.trajectory import Outcome, Trajectory
from .plan import FEWEST, BatchSettings, Plan
from .quantities import QUANTITIES, SKETCH, arrays_of_counts, count_in_buckets, counts_of_arrays, histogram

BATCH_BYTES = 100_000_000  # memory for the samples of a batch and for values computed from them, in bytes
LARGEST = 16_384  # largest number of members in a batch, so that their states stay in the cache
# the same for members with a tolerance, which have hundreds of numbers per step
LARGEST_BY_TOLERANCE = 256
PARTS = 32  # number of groups into which members are divided if they fail together
CODES = {o: k for k, o in enumerate(Outcome)}
IMPOSSIBLE = len(CODES)  # outcome of a member with an inertia that no body can have
RAISED = IMPOSSIBLE + 1  # outcome of a member that could not start, or whose torque raised an exception
NOT_RUN, CRASHED, KILLED, TIMED_OUT, OUT_OF_MEMORY = -1, -2, -3, -4, -5
WORDS = {
    **{k: o.name.lower() for o, k in CODES.items()}, IMPOSSIBLE: "impossible", RAISED: "raised", CRASHED: "crashed",
    KILLED: "killed", TIMED_OUT: "timed_out", OUT_OF_MEMORY: "out_of_memory",
}  # fmt: skip
GOOD = tuple(k for o, k in CODES.items() if o.good)
# outcomes caused by the machine; such members may succeed when they are run again
OF_THE_MACHINE = (KILLED, TIMED_OUT, OUT_OF_MEMORY)
FATAL = (KernelError, Unsupported, EngineUnavailable)  # errors in the plan, not in a single member
COUNTS = ("sketch.", "histogram.")  # beginnings of the names of counts over all members
OBSERVED = ("min", "max", "mean", "last")


@dataclass
class Piece:
    """The values of some members of a chunk that are kept.

    Pieces can be merged.  Counts are whole numbers, so the result does not depend on how members were divided.
    """

    members: np.ndarray
    # The arrays of a chunk's file: one value for each member, samples of the members in "kept.member", and counts over
    # all members.  The counts for quantiles are sparse matrices.
    arrays: dict[str, Any]
    reasons: dict[int, str] = field(default_factory=dict)  # why members failed, by the number of the member

    @classmethod
    def empty(cls, plan: Plan, members: np.ndarray, inputs: Mapping[str, np.ndarray]) -> Self:
        """Return a piece for members that have not run yet."""
        n, samples, motion = len(members), len(plan.times), motion_of(plan)
        observed = (f"observed.{x}.{what}" for x in plan.observed_names for what in OBSERVED)
        arrays: dict[str, Any] = {
            **{f"input.{k}": v for k, v in inputs.items()},
            **{name: np.full((n, *shape), np.nan) for name, shape in motion.items()}, "t": np.full(n, np.nan),
            "outcome": np.full(n, NOT_RUN, np.int8),
            **{name: np.full(n, np.nan) for name in (*(f"error.{x}" for x in plan.invariants), *observed)},
        }  # fmt: skip
        for event in plan.keep.events:
            arrays[f"event.{event['name']}.first"] = np.full(n, np.nan)
            arrays[f"event.{event['name']}.count"] = np.zeros(n, np.int64)
        arrays["kept.member"] = chosen = kept_members(plan, members)
        arrays |= {f"kept.{k}": np.full((len(chosen), samples, *shape), np.nan) for k, shape in motion.items()}
        arrays |= {f"sketch.{name}": count_in_buckets(np.empty((samples, 0)), samples) for name in plan.keep.quantiles}
        for name, (_, _, bins) in plan.keep.histograms.items():
            arrays[f"histogram.{name}"] = np.zeros((samples, bins + 2), np.int64)
        return cls(members, arrays)

    @classmethod
    def failed(cls, plan: Plan, members: np.ndarray, failure: Failure) -> Self:
        """Return a piece that records members as failed without running them."""
        piece = cls.empty(plan, members, plan.inputs_of(members))
        piece.fail(np.arange(len(members)), failure.code, failure.reason)
        return piece

    @classmethod
    def merged(cls, pieces: Sequence[Self]) -> Self:
        """Merge pieces into one, with the members in ascending order."""
        if len(pieces) == 1:
            return pieces[0]

        def joined(name: str) -> Any:
            parts = [p.arrays[name] for p in pieces]
            if name.startswith(COUNTS):
                return reduce(add, parts)
            whose = [p.arrays["kept.member"] if name.startswith("kept.") else p.members for p in pieces]
            return np.concatenate(parts)[np.argsort(np.concatenate(whose))]

        reasons = {k: why for p in pieces for k, why in p.reasons.items()}
        members = np.sort(np.concatenate([p.members for p in pieces]))
        return cls(members, {name: joined(name) for name in pieces[0].arrays}, reasons)

    @classmethod
    def of_chunk(cls, place: Path) -> Self:
        """Return the members of a finished chunk, without those that crashed or failed because of the machine."""
        with chunks.opened(place) as f:
            facts = chunks.read_manifest(f)
            arrays: dict[str, Any] = {name: f[name] for name in facts["arrays"]}
        good = ~np.isin(arrays["outcome"], (CRASHED, *OF_THE_MACHINE))
        members = np.arange(facts["low"], facts["high"])[good]
        here = np.isin(arrays.get("kept.member", ()), members)
        for name in [k.removesuffix(".counts") for k in arrays if k.startswith("sketch.") and k.endswith(".counts")]:
            arrays[name] = counts_of_arrays(*(arrays.pop(f"{name}.{k}") for k in SKETCH))
        for name, a in arrays.items():
            if not name.startswith(COUNTS):
                arrays[name] = a[here if name.startswith("kept.") else good]
        reasons = {int(k): why for k, why in facts["reasons"].items()}
        return cls(members, arrays, {k: reasons[k] for k in members.tolist() if k in reasons})

    def chunk_arrays(self) -> dict[str, np.ndarray]:
        """Return the arrays for the file of a chunk."""
        out: dict[str, np.ndarray] = {}
        for name, a in self.arrays.items():
            if name.startswith("sketch."):
                out |= {f"{name}.{k}": v for k, v in arrays_of_counts(a).items()}
            elif len(a) or not name.startswith("kept."):
                out[name] = a
        return out

    def fail(self, place: Any, code: int, reason: str) -> None:
        """Record the members at these indices as failed."""
        for k in np.atleast_1d(place):
            self.arrays["outcome"][k] = code
            self.reasons[int(self.members[k])] = reason

    def take(self, plan: Plan, place: np.ndarray, run: Trajectory, how: BatchSettings) -> None:
        """Store the values of a batch.  `place` holds the indices of its first members; the others are padding."""
        n, v = len(place), self.arrays
        if how.steps:
            wanted = (run.index % (how.keywords["every"] or how.steps) == 0) | (run.index == how.steps)
            # drop the additional state at an event
            run = replace(run, index=run.index[wanted], states=run.states[wanted])
        self.take_ends(plan, place, run)
        self.take_events(plan, place, run)
        for name in plan.invariants:
            v[f"error.{name}"][place] = worst_change(name, run)[:n]
        for name, seen in run.observed.items():
            for what in OBSERVED:
                v[f"observed.{name}.{what}"][place] = getattr(seen, what)[:n]
        for name in plan.keep.quantiles:
            v[f"sketch.{name}"] += count_in_buckets(QUANTITIES[name](run)[:n].T, len(plan.times))
        for name, bins in plan.keep.histograms.items():
            v[f"histogram.{name}"][: len(run)] += histogram(QUANTITIES[name](run)[:n].T, *bins)
        _, here, there = np.intersect1d(self.members[place], v["kept.member"], return_indices=True)
        for name in motion_of(plan) if here.size else ():
            v[f"kept.{name}"][there, : len(run)] = getattr(run, name)[here]

    def take_ends(self, plan: Plan, place: np.ndarray, run: Trajectory) -> None:
        """Store the outcome of each member, and the time and the state at its end."""
        n, v = len(place), self.arrays
        codes = np.array([CODES[o] for o in run.outcomes[:n]], np.int8)
        done = np.flatnonzero((codes == CODES[Outcome.DONE]) & run.valid[:n, -1])
        v["outcome"][place] = codes
        v["t"][place] = run.setup.t_start + run.setup.span(run.steps)
        for name in motion_of(plan):
            v[name][place[done]] = getattr(run, name)[done, -1]
        times = np.broadcast_to(run.t, run.valid.shape)
        for k in np.flatnonzero(~np.isin(codes, GOOD)):
            valid = np.flatnonzero(run.valid[k])
            last = float(times[k, valid[-1]]) if valid.size else run.setup.t_start
            v["t"][place[k]] = last
            self.fail(place[k], codes[k], f"{Outcome(run.outcomes[k]).value} (last good sample: t = {last:g})")

    def take_events(self, plan: Plan, place: np.ndarray, run: Trajectory) -> None:
        """Store the first time and the count of each event, and the state at an event that ended a member."""
        n, v = len(place), self.arrays
        for name, found in zip(run.events.names, run.events, strict=True):
            mine = found.bodies < n
            earliest = np.full(n, np.nan)
            np.fmin.at(earliest, found.bodies[mine], found.t[mine])
            v[f"event.{name}.first"][place] = earliest
            v[f"event.{name}.count"][place] = np.bincount(found.bodies[mine], minlength=n)
            for b in np.flatnonzero(v["outcome"][place] == CODES[Outcome.EVENT]).tolist():
                own, at = found.of(b), place[b]
                if len(own.t) and own.step[-1] == run.failed[b]:
                    for name in (*motion_of(plan), "t"):
                        v[name][at] = getattr(own, name)[-1]


def motion_of(plan: Plan) -> dict[str, tuple[int, ...]]:
    """Return the names of the stored arrays of a member's motion, with the shape of one sample."""
    return {"R": (3, 3), "omega": (3,), **({"x": (3,), "v": (3,)} if plan.flies else {})}


def kept_members(plan: Plan, members: np.ndarray) -> np.ndarray:
    """Return those of these members whose samples are kept; they are spread evenly over the study."""
    n = plan.members
    wanted = n if plan.keep.trajectories < 0 else min(plan.keep.trajectories, n)
    if not wanted or not members.size:
        return np.empty(0, np.int64)
    first, last = -(-int(members.min()) * wanted // n), -(-(int(members.max()) + 1) * wanted // n)
    chosen = np.array([k * n // wanted for k in range(max(0, first - 1), min(wanted, last + 1))], np.int64)
    return np.intersect1d(chosen, members)


def worst_change(name: str, run: Trajectory) -> np.ndarray:
    """Return the largest change of a conserved quantity over the samples, relative to its initial value."""
    if name == "orthogonality":
        return np.asarray(np.fmax.reduce(QUANTITIES[name](run), axis=1))
    free = run.setup.torque.kind == Kind.FREE
    values = run.momentum if name == "momentum" else QUANTITIES["kinetic_energy" if free else "energy"](run)[..., None]
    change, start = np.linalg.norm(values - values[:, :1], axis=-1), np.linalg.norm(values[:, 0], axis=-1)
    return np.asarray(np.fmax.reduce(change, axis=1) / np.where(start == 0, 1.0, start))


# --- running --------------------------------------------------------------------------------------------------------


class Failure(NamedTuple):
    """Why a group of members cannot run.  It is recorded for a member that also fails alone, `times` times."""

    code: int
    reason: str
    times: int = 1


Attempt = Callable[[np.ndarray, Failure | None], Piece | Failure]


def divide(members: np.ndarray, attempt: Attempt) -> Piece:
    """Run members with `attempt`.  If they fail, divide them until each failing member is alone, and record it."""
    groups, pieces = [members], []
    failures: Counter[int] = Counter()
    while groups:
        group = groups.pop(0)
        answer = attempt(group, None)
        if isinstance(answer, Failure) and len(group) > 1:
            groups[:0] = np.array_split(group, min(PARTS, len(group)))
        elif isinstance(answer, Failure):
            failures[int(group[0])] += 1
            if failures[int(group[0])] < answer.times:
                groups.insert(0, group)
                continue
            answer = attempt(group, answer)
        if isinstance(answer, Piece):
            pieces.append(answer)
    return Piece.merged(pieces)


def attempt_members(
    plan: Plan, members: np.ndarray, failure: Failure | None = None, announce: Callable[[], None] | None = None
) -> Piece | Failure:
    """Return the results of members, or a Failure if one of them fails.  If `failure` is given, record it.

    A separate process gives `announce`, which is called before each batch.  Ctrl-C never interrupts such a process.
    """
    if failure is not None:
        return Piece.failed(plan, members, failure)
    try:
        return run_members(plan, members, announce or (lambda: None))
    except FATAL:
        raise
    except BaseException as e:  # a torque may raise any exception, even SystemExit
        if isinstance(e, KeyboardInterrupt) and announce is None:
            raise
        return Failure(OUT_OF_MEMORY if isinstance(e, MemoryError) else RAISED, in_a_line(e))


def run_members(plan: Plan, members: np.ndarray, announce: Callable[[], None] = lambda: None) -> Piece:
    """Run members in batches."""
    inputs = plan.inputs_of(members)
    piece = Piece.empty(plan, members, inputs)
    J = plan.inertia(inputs)
    if J is not None:
        for k in np.flatnonzero(plan.impossible(J)):
            piece.fail(k, IMPOSSIBLE, f"no real body has this inertia ({np.round(J[k], 6).tolist()})")
    possible, size = piece.arrays["outcome"] == NOT_RUN, batch_size(plan)
    for how, place in plan.batches(inputs, len(members)):
        place = place[possible[place]]
        for some in np.split(place, range(size, len(place), size)) if place.size else ():
            announce()
            given = plan.batch_arguments(members, inputs, how, some)
            run = simulate(**given, on_failure="stop")
            if run.outcome is Outcome.INTERRUPTED:
                raise KeyboardInterrupt
            if Outcome.TORQUE_FAILED in run.outcomes:
                if len(some) == 1:
                    simulate(**given)  # run the member again, to raise its exception
                raise PolhodeError("the torque raised an exception, but not when the member was run again")
            piece.take(plan, some, run, how)
    return piece


def batch_size(plan: Plan) -> int:
    """Return the largest number of members in a batch.  Results do not depend on it."""
    samples = len(plan.times) * (1 if not plan.events else max(1, plan.run.every or 1))
    largest = LARGEST if plan.run.tol is None else LARGEST_BY_TOLERANCE
    return int(np.clip(BATCH_BYTES // (600 * samples), FEWEST, largest))


def in_a_line(e: BaseException) -> str:
    """Return the error, and where it happened, in one line."""
    where = [n.partition(";")[0].removeprefix("polhode: ") for n in getattr(e, "__notes__", [])]
    return f"{type(e).__name__}: {e}".removesuffix(": ") + (f" ({where[0]})" if where else "")
