"""Estimates of the time and the size of a study, from a short trial on this machine."""

from __future__ import annotations

import contextlib
import math
import time
import uuid
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from rich.filesize import decimal

from ..arguments import whole_number
from ..engines.numba import available
from ..errors import PolhodeError
from .executors import attempting, close_workers
from .isolation import Job, Stopped
from .members import LARGEST, RAISED, Attempt, Failure, Piece, divide, motion_of
from .plan import Plan

LONG_ENOUGH = 0.5  # seconds that a trial must take, without compilation
PATIENCE = 120.0  # seconds after which a trial in a separate process is stopped
SECONDS = 2.0  # seconds of work in a chunk; the overhead of a chunk is less than a hundredth of this
TRIAL = 4096  # largest number of members in the trial that determines the size of chunks
FEW = 256  # with so few members that run in Python, there is no trial: it would take longer than it saves
MOST_BYTES = 500_000_000  # largest size of a chunk in memory, in bytes


class Trial(NamedTuple):
    """The number of members that a trial ran, and the time they took on one core."""

    members: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.members / max(self.seconds, 1e-9)


def run_trial(plan: Plan, most: int, seconds: float) -> Trial:
    """Run enough members of the plan to measure the time per member.  Nothing is written.

    Members that call Python functions run in a separate process.  If one ends this process or hangs, raise an error.
    """
    own = plan.calls_python
    deadline = time.monotonic() + PATIENCE if own else math.inf
    job = Job(plan.packed() if own else plan, plan.digest, "", {}, isolated=own, run=uuid.uuid4().hex)
    try:
        with attempting(job, lambda: time.monotonic() > deadline) as attempt:
            return measure(attempt, most, seconds, own)
    except (Stopped, PolhodeError) as e:
        if not own:
            raise
        raise PolhodeError(
            f"a trial member ended its process, or took more than {PATIENCE:g} s: its cost is unknown. The study "
            f"itself can be run; such members are recorded as failed (give time_limit if they hang). {e}"
        ) from None
    finally:
        close_workers(job.run)


def measure(attempt: Attempt, most: int, seconds: float, isolated: bool) -> Trial:
    """Run more and more members until the time can be measured.  The first run compiles, and is not timed."""

    def careful(members: np.ndarray, failure: Failure | None) -> Piece | Failure:
        answer = attempt(members, failure)
        if isolated and isinstance(answer, Failure) and answer.code != RAISED:
            raise PolhodeError(answer.reason)
        return answer

    def seconds_for(members: int) -> float:
        began = time.perf_counter()
        divide(np.arange(members), careful)
        return time.perf_counter() - began

    n = min(16, most)
    seconds_for(n)
    while (took := seconds_for(n)) < seconds and n < most:
        n = min(most, max(2 * n, int(n * min(8.0, 1.2 * seconds / max(took, 1e-6)))))
    return Trial(n, took)


# --- sizes ----------------------------------------------------------------------------------------------------------


def chunk_size(plan: Plan, chunk: int | None, workers: int, rate: float | None = None) -> int:
    """Return the number of members in a chunk: the user's number, or about two seconds of work that fit into memory.

    `rate` is the number of members per second, or None for a short trial.  Usually each worker has four chunks or more.
    """
    if chunk is not None:
        return min(whole_number(chunk, "chunk", least=1, wanted="a positive number of members"), plan.members)
    if rate is None and not (plan.calls_python and plan.members <= FEW):
        with contextlib.suppress(PolhodeError) if plan.calls_python else contextlib.nullcontext():
            rate = run_trial(plan, min(TRIAL, plan.members), 0.05).rate
    fair = math.ceil(plan.members / (4 * workers))
    most = max(1, MOST_BYTES // max(1, int(member_bytes(plan))))
    return int(max(1, min(most, max(64, min(int(SECONDS * (rate or 0)), fair)), plan.members)))


def member_bytes(plan: Plan, chunk: int = 3000) -> float:
    """Return the number of bytes that one member needs on disk, in a chunk of `chunk` members."""
    keep = plan.keep
    sample = sum(math.prod(shape) for shape in motion_of(plan).values())
    inputs = sum(math.prod(v.shape) for v in plan.vary)
    # 4.125: the time at the end, the outcome, and up to three errors
    own = sample + 4.125 + inputs + 4 * len(keep.observe) + 2 * len(keep.events)
    # quantiles count values in buckets; beyond a few thousand members, most values fall into existing buckets
    counted = len(keep.quantiles) * min(1.0, 3000 / max(1, chunk))
    share = 1.0 if keep.trajectories < 0 else min(1.0, keep.trajectories / plan.members)
    return 8 * (own + len(plan.times) * (share * sample + counted))


# --- the cost of a study --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cost:
    """The estimated cost of a study.  Times include the processing of the results."""

    members: int
    steps: int  # steps per member, averaged over the settings; 0 if a tolerance determines the steps
    size: float  # total size in bytes
    chunk: int
    chunks: int
    trial: Trial
    cores: int
    workers: int | None = None
    gpu_rate: float | None = None  # members per second

    def seconds(self, workers: int = 1) -> float:
        """Return the time on `workers` cores that are as fast as in the trial.  Every worker computes whole chunks."""
        each = self.chunk / self.trial.rate
        return max(self.members / self.trial.rate / workers, math.ceil(self.chunks / workers) * each * 0.999)

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as a dictionary."""
        out = {
            "members": self.members, "steps": self.steps, "member_steps": self.members * self.steps,
            "bytes": self.size, "chunks": self.chunks, "chunk": self.chunk, "trial_members": self.trial.members,
            "trial_seconds": self.trial.seconds, "members_per_second_and_core": self.trial.rate,
            "seconds_one_core": self.seconds(1), "seconds_this_machine": self.seconds(self.cores), "cores": self.cores,
        }  # fmt: skip
        if self.workers:
            out |= {"workers": self.workers, "seconds_workers": self.seconds(self.workers)}
        return out | ({"seconds_gpu": self.members / self.gpu_rate} if self.gpu_rate else {})

    def __str__(self) -> str:
        rows = {
            "members": f"{self.members:,}",
            "steps": f"{self.steps:,} each, {self.members * self.steps:.3g} in all" if self.steps else "chosen by tol",
            "on disk": f"{decimal(int(self.size))}, {self.chunks} chunks of {self.chunk:,} members",
            "one core": f"{in_time(self.seconds())}  ({self.trial.rate:.3g} members/s)",
            f"this machine, {self.cores} cores": in_time(self.seconds(self.cores)),
        }
        if self.workers:
            rows[f"{self.workers} workers, as fast as these cores"] = in_time(self.seconds(self.workers))
        if self.gpu_rate:
            rows["one GPU like this one"] = in_time(self.members / self.gpu_rate)
        width = max(map(len, rows))
        lines = [f"{a:<{width}}  {b}" for a, b in rows.items()]
        return "\n".join([*lines, f"(from {self.trial.members:,} members run in {self.trial.seconds:.2g} s)"])


def cost(plan: Plan, *, chunk: int | None = None, workers: int | None = None) -> Cost:
    """Run some members of the plan and estimate the cost of all."""
    if workers is not None:
        whole_number(workers, "workers", least=1, wanted="a positive whole number")
    trial, cores = run_trial(plan, min(plan.members, LARGEST), LONG_ENOUGH), available()
    size = chunk_size(plan, chunk, workers or cores, trial.rate)
    steps = round(np.mean([how.steps for how in plan.settings.values()]))
    chunks = math.ceil(plan.members / size)
    whole = member_bytes(plan, size) * plan.members
    return Cost(plan.members, steps, whole, size, chunks, trial, cores, workers, gpu_rate(plan))


def gpu_rate(plan: Plan) -> float | None:
    """Return the number of members per second on the GPU, or None if there is no GPU or the plan cannot run on it."""
    try:
        from ..engines import cuda  # noqa: F401  raises EngineUnavailable if there is no GPU

        data = {**plan.data, "run": {**plan.data["run"], "engine": "cuda"}}
        other = Plan(data, plan.table, None, plan.torques, plan.observe, plan.events)
        return run_trial(other, min(plan.members, LARGEST), LONG_ENOUGH).rate
    except (PolhodeError, ImportError):
        return None


def in_time(seconds: float) -> str:
    for unit, size in (("years", 3.156e7), ("days", 86400.0), ("h", 3600.0), ("min", 60.0)):
        if seconds >= 2 * size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds:.3g} s"
