"""What a worker does: the members of a chunk, in batches, reduced to what the plan keeps."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..engines.numba import limited_threads
from ..errors import EngineUnavailable, KernelError, PolhodeError, Unsupported
from ..interrupts import stoppable
from ..methods.record import Kind
from ..simulate import simulate
from ..trajectory import Outcome, Trajectory
from . import chunks
from .plan import Plan, Settings, unpacked, unphysical
from .quantities import QUANTITIES, Frames, Sketch, histogram, norm

BATCH_BYTES = 100_000_000  # of the samples of a batch, and what is computed from them
LARGEST = 16_384  # members in a batch: their states are at hand in the cache
FEWEST = 4  # three bodies could be taken for one with three numbers
CODES = {o: k for k, o in enumerate(Outcome)}
IMPOSSIBLE = len(CODES)  # a member whose inputs no body can have
RAISED = IMPOSSIBLE + 1  # one that could not begin, or whose torque raised an exception
WORDS = {**{k: o.name.lower() for o, k in CODES.items()}, IMPOSSIBLE: "impossible", RAISED: "raised"}
GOOD = tuple(k for o, k in CODES.items() if o.good)
FATAL = (KernelError, Unsupported, EngineUnavailable)  # of the plan, not of a member


class Done(NamedTuple):
    """What comes back of a chunk: not its arrays, which it wrote itself unless it could not see the folder."""

    chunk: int
    members: int
    failed: int
    seconds: float
    size: int
    content: bytes | None = None  # to be written by the client
    again: bool = False  # it was there already


def never() -> bool:
    return False


def run_chunk(
    payload: Any, folder: str, chunk: int, low: int, high: int, made_with: Mapping[str, str], threads: int = 1,
    stop: Callable[[], bool] = never,
) -> Done:  # fmt: skip
    """Run the members low ... high-1 and write them; the one function that every executor calls.

    payload is a plan, or the bytes of one; stop is asked now and then whether all is over.
    """
    try:
        with limited_threads(threads), stoppable(stop):
            return attempted(payload, folder, chunk, low, high, made_with)
    except KernelError as e:  # which does not travel between processes as it is
        raise PolhodeError(str(e)) from None


def attempted(payload: Any, folder: str, chunk: int, low: int, high: int, made_with: Mapping[str, str]) -> Done:
    plan = unpacked(payload) if isinstance(payload, bytes) else payload
    chunks.check_versions(made_with)
    place = Path(folder)
    shared = chunks.sees(place, plan.digest)
    if shared:
        if (there := already(folder, chunk, low, high)) is not None:
            return there
        chunks.attempt(place, chunk)
    began = time.perf_counter()
    try:
        arrays, reasons = members(plan, low, high)
    except MemoryError:
        raise PolhodeError(
            f"chunk {chunk} (members {low} to {high - 1}) does not fit into memory; make chunks smaller, or keep fewer "
            "samples (every, trajectories). The chunks that are finished are intact"
        ) from None
    seconds = time.perf_counter() - began
    content = chunks.packed(
        arrays, plan=plan.digest, chunk=chunk, low=low, high=high, reasons=reasons, seconds=seconds
    )  # fmt: skip
    if shared:
        chunks.write(chunks.path(place, chunk), content)
    return Done(chunk, high - low, len(reasons), seconds, len(content), None if shared else content)


def already(folder: str, chunk: int, low: int, high: int) -> Done | None:
    """What is known of a chunk that has been written."""
    place = chunks.path(Path(folder), chunk)
    if not place.exists():
        return None
    return Done(chunk, high - low, len(chunks.manifest(place)["reasons"]), 0.0, place.stat().st_size, None, True)


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
            "outcome": np.full(n, -1, np.int8),
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
        for name in self.sketches:
            self.sketches[name] = self.sketches[name].plus(Sketch.of(quantities[name]))
        for name, counts in self.histograms.items():
            low, high, bins = self.plan.data["keep"]["histograms"][name]
            found_counts = histogram(quantities[name], low, high, bins)
            counts[: found_counts.shape[0]] += found_counts
        if self.kept.size:
            _, here, there = np.intersect1d(place + self.low, self.kept, return_indices=True)
            s = frames.bad.shape[0]
            for i in range(3):
                a["kept.omega"][there, :s, i] = frames.w[i][:, here].T
                for j in range(3):
                    a["kept.R"][there, :s, i, j] = frames.r[i][j][:, here].T

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


def members(plan: Plan, low: int, high: int) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """All that is kept of the members low ... high-1, and why some of them failed."""
    inputs = plan.inputs(low, high)
    out = Collected(plan, low, high)
    J = plan.inertia(inputs, high - low)
    bad = np.zeros(high - low, bool) if J is None else unphysical(J, plan.body.physical)
    if J is not None and bad.any():
        for k in np.flatnonzero(bad):
            out.fail(k, IMPOSSIBLE, f"no real body has this inertia ({np.round(J[k], 6).tolist()})")
    for how, place in plan.groups(inputs):
        place = place[~bad[place]]
        size = batch_size(plan)
        while place.size:
            part, place = place[:size], place[size:]
            in_batch(plan, inputs, how, part, out)
    return {**{f"input.{k}": v for k, v in inputs.items()}, **out.finished()}, out.reasons


def batch_size(plan: Plan) -> int:
    """Members at a time; what they come to does not depend on it."""
    samples = len(plan.times) * (1 if not plan.events else max(1, plan.data["run"]["every"] or 1))
    return int(np.clip(BATCH_BYTES // (600 * samples), FEWEST, LARGEST))


def in_batch(plan: Plan, inputs: Mapping[str, np.ndarray], how: Settings, place: np.ndarray, out: Collected) -> None:
    """Run these members at once; if that cannot be, in halves, until the one that is to blame is alone."""
    try:
        run = simulate(**batch_of(plan, inputs, how, place), on_failure="stop")
        if run.outcome is Outcome.INTERRUPTED:
            raise KeyboardInterrupt
        if Outcome.TORQUE_FAILED in run.outcomes:
            raise PolhodeError("the torque raised an exception")  # whose it was is found below
        out.take(place, run, how)
    except FATAL:
        raise
    except MemoryError:
        if len(place) <= FEWEST:
            raise
        halves(plan, inputs, how, place, out)
    except Exception as e:
        if len(place) == 1:
            out.fail(place, RAISED, blamed(plan, inputs, how, place, e))
        else:
            halves(plan, inputs, how, place, out)


def halves(plan: Plan, inputs: Mapping[str, np.ndarray], how: Settings, place: np.ndarray, out: Collected) -> None:
    middle = len(place) // 2
    for part in (place[:middle], place[middle:]):
        in_batch(plan, inputs, how, part, out)


def blamed(plan: Plan, inputs: Mapping[str, np.ndarray], how: Settings, place: np.ndarray, e: Exception) -> str:
    """What went wrong with one member, in a line."""
    if str(e) == "the torque raised an exception":
        try:
            simulate(**batch_of(plan, inputs, how, place))
        except Exception as found:
            e = found
    where = [n.partition(";")[0].removeprefix("polhode: ") for n in getattr(e, "__notes__", [])]
    return f"{type(e).__name__}: {e}" + (f" ({where[0]})" if where else "")


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
