"""How members are run: in batches, each reduced to what the plan keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

import numpy as np

from ..errors import EngineUnavailable, KernelError, PolhodeError, Unsupported
from ..files import chunks
from ..integrators.record import Kind
from ..motion.simulation import simulate
from ..motion.trajectory import Outcome, Trajectory
from .plan import BatchSettings, Plan, impossible_inertia
from .quantities import QUANTITIES, Sketch, histogram

BATCH_BYTES = 100_000_000  # of the samples of a batch, and what is computed from them
LARGEST = 16_384  # members in a batch: their states stay in the cache
FEWEST = 4  # three bodies could be taken for one with three numbers
CODES = {o: k for k, o in enumerate(Outcome)}
IMPOSSIBLE = len(CODES)  # no body can have the member's inertia
RAISED = IMPOSSIBLE + 1  # it could not begin, or its torque raised an exception
NOT_RUN, CRASHED, KILLED, TIMED_OUT, OUT_OF_MEMORY = -1, -2, -3, -4, -5
WORDS = {
    **{k: o.name.lower() for o, k in CODES.items()}, IMPOSSIBLE: "impossible", RAISED: "raised", CRASHED: "crashed",
    KILLED: "killed", TIMED_OUT: "timed_out", OUT_OF_MEMORY: "out_of_memory",
}  # fmt: skip
GOOD = tuple(k for o, k in CODES.items() if o.good)
OF_THE_MACHINE = (KILLED, TIMED_OUT, OUT_OF_MEMORY)  # failures that may not happen again
FATAL = (KernelError, Unsupported, EngineUnavailable)  # mistakes of the plan, not of a member
SUMS = ("sketch.", "histogram.", "kept.")  # arrays of a chunk that are not one value for each member
OBSERVED = ("min", "max", "mean", "last")


@dataclass
class Piece:
    """What is kept of some members: arrays by the names that they have in a chunk's file, and counts for quantiles.

    Pieces of a chunk are merged; their sums are of whole numbers, so it does not matter how members were divided.
    """

    members: np.ndarray
    arrays: dict[str, np.ndarray]  # one value for each member, except "histogram.NAME" and "kept.NAME"
    sketches: dict[str, Sketch]
    reasons: dict[int, str]  # why members failed

    @classmethod
    def empty(cls, plan: Plan, members: np.ndarray, inputs: Mapping[str, np.ndarray]) -> Self:
        """A piece whose members were not run yet."""
        n, samples = len(members), len(plan.times)
        names = [
            *(f"error.{x}" for x in plan.invariants),
            *(f"observed.{x}.{what}" for x in plan.observed_names for what in OBSERVED),
        ]  # fmt: skip
        arrays = {
            **{f"input.{k}": v for k, v in inputs.items()},
            **{name: np.full((n, *shape), np.nan) for name, shape in motion_of(plan).items()}, "t": np.full(n, np.nan),
            "outcome": np.full(n, NOT_RUN, np.int8), **{name: np.full(n, np.nan) for name in names},
        }  # fmt: skip
        for event in plan.keep.events:
            arrays[f"event.{event['name']}.first"] = np.full(n, np.nan)
            arrays[f"event.{event['name']}.count"] = np.zeros(n, np.int64)
        for name, (_, _, bins) in plan.keep.histograms.items():
            arrays[f"histogram.{name}"] = np.zeros((samples, bins + 2), np.int64)
        if m := len(kept := kept_members(plan, members)):
            arrays["kept.member"] = kept
            arrays |= {f"kept.{k}": np.full((m, samples, *shape), np.nan) for k, shape in motion_of(plan).items()}
        return cls(members, arrays, {name: Sketch.empty(samples) for name in plan.keep.quantiles}, {})

    @classmethod
    def merged(cls, pieces: Sequence[Self]) -> Self:
        """The members of all pieces in one, in their order."""
        if len(pieces) == 1:
            return pieces[0]
        members = np.concatenate([p.members for p in pieces])
        parts = {k: [p.arrays[k] for p in pieces if k in p.arrays] for p in pieces for k in p.arrays}
        sums = {k: np.sum(a, axis=0) for k, a in parts.items() if k.startswith("histogram.")}
        rows = {k: np.concatenate(a) for k, a in parts.items() if k not in sums}
        order = {False: np.argsort(members), True: np.argsort(rows.get("kept.member", ()))}
        sketches = dict(pieces[0].sketches)
        for p in pieces[1:]:
            sketches = {name: sketches[name].plus(s) for name, s in p.sketches.items()}
        arrays = {k: a[order[k.startswith("kept.")]] for k, a in rows.items()} | sums
        return cls(members[order[False]], arrays, sketches, {k: why for p in pieces for k, why in p.reasons.items()})

    @classmethod
    def of_chunk(cls, place: Path) -> Self:
        """A finished chunk, without the members that crashed or failed for a reason of the machine."""
        with chunks.opened(place) as f:
            facts = chunks.read_manifest(f)
            arrays = {name: f[name] for name in facts["arrays"]}
        good = ~np.isin(arrays["outcome"], (CRASHED, *OF_THE_MACHINE))
        members = np.arange(facts["low"], facts["high"])[good]
        chosen = {"histogram": slice(None), "kept": np.isin(arrays.get("kept.member", ()), members)}
        names = [k.split(".")[1] for k in arrays if k.startswith("sketch.") and k.endswith(".counts")]
        return cls(
            members,
            {k: a[chosen.get(k.partition(".")[0], good)] for k, a in arrays.items() if not k.startswith("sketch.")},
            {x: Sketch.of_arrays(*(arrays[f"sketch.{x}.{k}"] for k in Sketch.NAMES)) for x in names},
            {int(k): why for k, why in facts["reasons"].items() if int(k) in set(members.tolist())},
        )

    def chunk_arrays(self) -> dict[str, np.ndarray]:
        """The arrays of a chunk's file."""
        out = {k: a for k, a in self.arrays.items() if len(a) or not k.startswith("kept.")}
        for name, sketch in self.sketches.items():
            out |= {f"sketch.{name}.{k}": v for k, v in sketch.arrays().items()}
        return out

    def fail(self, place: Any, code: int, reason: str) -> None:
        """Record members at these places as failed."""
        for k in np.atleast_1d(place):
            self.arrays["outcome"][k] = code
            self.reasons[int(self.members[k])] = reason

    def take(self, plan: Plan, place: np.ndarray, run: Trajectory, how: BatchSettings) -> None:
        """Keep what the plan wants of a batch; its first members are those at these places, the others are padding."""
        n = len(place)
        wanted = (run.index % (how.every or how.steps) == 0) | (run.index == how.steps)
        run = replace(run, index=run.index[wanted], states=run.states[wanted])  # not where the last event was
        self.take_ends(plan, place, run)
        self.take_events(plan, place, run)
        for name in plan.invariants:
            self.arrays[f"error.{name}"][place] = worst_change(name, run)[:n]
        for name, seen in run.observed.items():
            for what in OBSERVED:
                self.arrays[f"observed.{name}.{what}"][place] = getattr(seen, what)[:n]
        wanted_names = {*self.sketches, *plan.keep.histograms}
        quantities = {name: QUANTITIES[name](run)[:n].T for name in wanted_names}
        sketches = {name: old.plus(Sketch.of(quantities[name])) for name, old in self.sketches.items()}
        counts = {name: histogram(quantities[name], *bins) for name, bins in plan.keep.histograms.items()}
        if "kept.member" in self.arrays:
            _, here, there = np.intersect1d(self.members[place], self.arrays["kept.member"], return_indices=True)
            for name in motion_of(plan):
                self.arrays[f"kept.{name}"][there, : len(run)] = getattr(run, name)[here]
        # sums last: if memory runs out above, the members are run again in smaller batches and must not count twice
        self.sketches = sketches
        for name, found in counts.items():
            self.arrays[f"histogram.{name}"][: found.shape[0]] += found

    def take_ends(self, plan: Plan, place: np.ndarray, run: Trajectory) -> None:
        """How members ended, when, and where."""
        n, v = len(place), self.arrays
        first = run.outcomes[0]
        alike = run.outcomes.count(first) == len(run.outcomes)
        codes = np.full(n, CODES[first], np.int8) if alike else np.array([CODES[o] for o in run.outcomes[:n]], np.int8)
        done = np.flatnonzero((codes == CODES[Outcome.DONE]) & run.valid[:n, -1])
        v["outcome"][place] = codes
        v["t"][place] = run.setup.t_start + run.steps * run.setup.dt
        for name in motion_of(plan):
            v[name][place[done]] = getattr(run, name)[done, -1]
        for k in np.flatnonzero(~np.isin(codes, GOOD)):
            valid = np.flatnonzero(run.valid[k])
            last = float(run.t[valid[-1]]) if valid.size else run.setup.t_start
            v["t"][place[k]] = last
            self.fail(place[k], codes[k], f"{Outcome(run.outcomes[k]).value} (last good sample: t = {last:g})")

    def take_events(self, plan: Plan, place: np.ndarray, run: Trajectory) -> None:
        """The first time and the count of each event, and the state at an event that ended a member."""
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
    """What is kept of a member's motion, with the shapes of one sample."""
    return {"R": (3, 3), "omega": (3,), **({"x": (3,), "v": (3,)} if plan.flies else {})}


def kept_members(plan: Plan, members: np.ndarray) -> np.ndarray:
    """Those of these members whose samples are kept; they are spread evenly over the study."""
    n = plan.members
    wanted = n if plan.keep.trajectories < 0 else min(plan.keep.trajectories, n)
    if not wanted or not members.size:
        return np.empty(0, np.int64)
    first, last = -(-int(members.min()) * wanted // n), -(-(int(members.max()) + 1) * wanted // n)
    chosen = np.array([k * n // wanted for k in range(max(0, first - 1), min(wanted, last + 1))], np.int64)
    return np.intersect1d(chosen, members)


# --- running --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Runner:
    """Runs members of a plan.

    announce : called before each batch.
    isolated : whether this is a process of its own, where a KeyboardInterrupt can only come from a torque.
    """

    plan: Plan
    announce: Callable[[], None] = lambda: None
    isolated: bool = False

    def run(self, members: np.ndarray) -> Piece:
        """Run these members, in batches."""
        plan, n = self.plan, len(members)
        inputs = plan.inputs_of(members)
        piece = Piece.empty(plan, members, inputs)
        J = plan.inertia(inputs)
        if J is not None:
            for k in np.flatnonzero(impossible_inertia(J, plan.body.physical)):
                piece.fail(k, IMPOSSIBLE, f"no real body has this inertia ({np.round(J[k], 6).tolist()})")
        possible, size = piece.arrays["outcome"] == NOT_RUN, batch_size(plan)
        for how, place in plan.batches(inputs, n):
            place = place[possible[place]]
            for first in range(0, len(place), size):
                self.run_batch(piece, inputs, how, place[first : first + size])
        return piece

    def run_batch(self, piece: Piece, inputs: Mapping[str, np.ndarray], how: BatchSettings, place: np.ndarray) -> None:
        """Run these members at once; if that fails, in halves, until the one to blame is alone."""
        self.announce()
        error: BaseException | None = None  # None below: the torque's, which is found by running the member alone
        try:
            run = simulate(**batch_arguments(self.plan, inputs, how, place), on_failure="stop")
            if run.outcome is Outcome.INTERRUPTED:
                raise KeyboardInterrupt
            if Outcome.TORQUE_FAILED not in run.outcomes:
                piece.take(self.plan, place, run, how)
                return
        except FATAL:
            raise
        except BaseException as e:  # a torque may raise anything, SystemExit too
            if isinstance(e, KeyboardInterrupt) and not self.isolated:
                raise
            error = e.with_traceback(None)  # whose frames hold the arrays of the batch
        if len(place) > 1:
            middle = len(place) // 2
            for part in (place[:middle], place[middle:]):
                self.run_batch(piece, inputs, how, part)
            return
        error = torque_error(self.plan, inputs, how, place) if error is None else error
        if isinstance(error, KeyboardInterrupt) and not self.isolated:
            raise error
        piece.fail(place, OUT_OF_MEMORY if isinstance(error, MemoryError) else RAISED, in_a_line(error))

    def failed(self, members: np.ndarray, code: int, reason: str) -> Piece:
        """A piece of members that are not run and recorded as failed."""
        piece = Piece.empty(self.plan, members, self.plan.inputs_of(members))
        piece.fail(np.arange(len(members)), code, reason)
        return piece


def batch_size(plan: Plan) -> int:
    """Members at a time; results do not depend on it."""
    samples = len(plan.times) * (1 if not plan.events else max(1, plan.run.every or 1))
    return int(np.clip(BATCH_BYTES // (600 * samples), FEWEST, LARGEST))


def torque_error(plan: Plan, inputs: Mapping[str, np.ndarray], how: BatchSettings, place: np.ndarray) -> BaseException:
    """The exception of one member's torque, found by running it once more."""
    try:
        simulate(**batch_arguments(plan, inputs, how, place))
    except BaseException as e:
        return e.with_traceback(None)
    return PolhodeError("the torque raised an exception, and did not raise it again when it was called once more")


def in_a_line(e: BaseException) -> str:
    """What went wrong, and where."""
    where = [n.partition(";")[0].removeprefix("polhode: ") for n in getattr(e, "__notes__", [])]
    return f"{type(e).__name__}: {e}".removesuffix(": ") + (f" ({where[0]})" if where else "")


def batch_arguments(
    plan: Plan, inputs: Mapping[str, np.ndarray], how: BatchSettings, place: np.ndarray
) -> dict[str, Any]:
    """The arguments of `simulate` for some members.  Small batches are padded with the last of them."""
    n = max(len(place), FEWEST)
    first = plan.inertia({k: v[:1] for k, v in inputs.items()})
    tensors = first is not None and first.ndim == 3
    while n in fixed_lengths(plan):  # arrays that all members share must not look like one value for each
        n += 1
    n += tensors
    index = place[np.minimum(np.arange(n), len(place) - 1)]
    some = {k: v[index] for k, v in inputs.items()}
    if tensors:  # one that is not diagonal, so that all batches are computed in the same way
        some["body.inertia"][-1] = [[3.0, 0.1, 0.0], [0.1, 2.0, 0.0], [0.0, 0.0, 2.5]]
    for k, part in enumerate(plan.torques):
        key = next((x for x in (f"torque.{k + 1}.rate", "torque.rate") if x in some), None)
        if part.model is not None and part.model["model"] == "gravity_gradient" and key is not None:
            some = {name: np.concatenate([v, v[-1:]]) for name, v in some.items()}
            some[key][-1] = 1.0  # likewise: a direction that turns
    return plan.arguments(some, how)


def fixed_lengths(plan: Plan) -> set[int]:
    """Lengths of arrays among the parameters of functions."""

    def lengths(x: Any) -> Iterator[int]:
        if isinstance(x, Mapping):
            for v in x.values():
                yield from lengths(v)
        elif isinstance(x, (list, tuple, np.ndarray)) and np.ndim(np.asarray(x, dtype=object)) and len(x) > 3:
            yield len(x)

    return {n for part in plan.torques for n in lengths(getattr(part.torque, "params", None))}


def worst_change(name: str, run: Trajectory) -> np.ndarray:
    """The largest change, over the samples, of something that should not change, relative to its start."""
    if name == "orthogonality":
        return np.asarray(np.fmax.reduce(QUANTITIES[name](run), axis=1))
    free = run.setup.torque.kind == Kind.FREE
    values = run.momentum if name == "momentum" else QUANTITIES["kinetic_energy" if free else "energy"](run)[..., None]
    change, start = np.linalg.norm(values - values[:, :1], axis=-1), np.linalg.norm(values[:, 0], axis=-1)
    return np.asarray(np.fmax.reduce(change, axis=1) / np.where(start == 0, 1.0, start))
