"""What a study will cost, before it is run: from a short trial on this machine."""

from __future__ import annotations

import contextlib
import math
import time
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..errors import InvalidInput, PolhodeError
from .plan import Plan
from .work import LARGEST, members

LONG_ENOUGH = 0.5  # seconds of trial, beyond compilation
PATIENCE = 120.0  # seconds after which a trial in a process of its own is given up


class Trial(NamedTuple):
    """So many members took so long, on one core."""

    members: int
    seconds: float
    first: float  # the first batch: with it, compilation or the cache of compiled code

    @property
    def rate(self) -> float:
        return self.members / max(self.seconds, 1e-9)


def trial(plan: Plan, at_most: int = LARGEST, seconds: float = LONG_ENOUGH) -> Trial:
    """Members of the plan itself, as many as it takes; nothing is written.

    The time is that of the thread, which others on the machine do not disturb, except where the work is done elsewhere
    or may be waited for: on a GPU, in JAX, in a Python function.
    """
    from ..engines.numba import limited_threads

    opaque = any(q.thing is not None and q.thing.opaque for q in plan.torques)
    waits = opaque or plan.data["run"]["engine"] in ("cuda", "jax")
    clock = time.perf_counter if waits else time.thread_time
    with limited_threads(1):
        began = clock()
        n = min(16, at_most)
        members(plan, 0, n)
        first = clock() - began
        while True:
            began = clock()
            members(plan, 0, n)
            took = clock() - began
            if took >= seconds or n >= at_most:
                return Trial(n, took, first)
            n = min(at_most, max(2 * n, int(n * min(8.0, 1.2 * seconds / max(took, 1e-6)))))


def isolated_trial(plan: Plan, at_most: int = LARGEST, seconds: float = LONG_ENOUGH) -> Trial | None:
    """A trial; if members call Python, in a process of their own.  None if one of them ends it, or hangs."""
    if not plan.calls_python:
        return trial(plan, at_most, seconds)
    from .isolation import Stopped, Worker

    deadline = time.monotonic() + PATIENCE
    with Worker(plan.packed()) as worker, contextlib.suppress(Stopped):
        found = worker.trial(at_most, seconds, lambda: time.monotonic() > deadline)
        return None if found is None else Trial(*found)
    return None


@dataclass(frozen=True)
class Cost:
    """What a study takes.  Times are of the steps and all that is done with them; they grow with members and steps."""

    members: int
    steps: int  # of a member, on average over the settings
    size: float  # bytes in all
    chunk: int
    chunks: int
    trial: Trial
    cores: int
    workers: int | None = None
    gpu_rate: float | None = None  # members a second

    def seconds(self, workers: int = 1) -> float:
        """On so many cores, each as fast as in the trial; whole rounds of chunks."""
        each = self.chunk / self.trial.rate
        return max(self.members / self.trial.rate / workers, math.ceil(self.chunks / workers) * each * 0.999)

    def as_dict(self) -> dict[str, Any]:
        out = {
            "members": self.members, "steps": self.steps, "member_steps": self.members * self.steps,
            "bytes": self.size, "chunks": self.chunks, "chunk": self.chunk, "trial_members": self.trial.members,
            "trial_seconds": self.trial.seconds, "members_per_second_and_core": self.trial.rate,
            "seconds_one_core": self.seconds(1), "seconds_this_machine": self.seconds(self.cores), "cores": self.cores,
        }  # fmt: skip
        if self.workers:
            out |= {"workers": self.workers, "seconds_workers": self.seconds(self.workers)}
        if self.gpu_rate:
            out["seconds_gpu"] = self.members / self.gpu_rate
        return out

    def __str__(self) -> str:
        rows = [
            ("members", f"{self.members:,}"),
            ("steps", f"{self.steps:,} each, {self.members * self.steps:.3g} in all"),
            ("on disk", f"{in_bytes(self.size)}, {self.chunks} chunks of {self.chunk:,} members"),
            ("one core", f"{in_time(self.seconds(1))}  ({self.trial.rate:.3g} members/s)"),
            (f"this machine, {self.cores} cores", in_time(self.seconds(self.cores))),
        ]
        if self.workers:
            rows.append((f"{self.workers} workers like these cores", in_time(self.seconds(self.workers))))
        if self.gpu_rate:
            rows.append(("one GPU like this one", in_time(self.members / self.gpu_rate)))
        width = max(len(a) for a, _ in rows)
        lines = [f"{a:<{width}}  {b}" for a, b in rows]
        return "\n".join([*lines, f"(from {self.trial.members:,} members tried in {self.trial.seconds:.2g} s)"])


def cost(plan: Plan, *, chunk: int | None = None, workers: int | None = None) -> Cost:
    """Run a few members of the plan and say what all of them will take."""
    from ..engines.numba import available
    from .study import bytes_of, check_chunk, sized

    if workers is not None and (isinstance(workers, bool) or not isinstance(workers, int) or workers < 1):
        raise InvalidInput(f"workers must be a positive whole number, got {workers!r}")
    tried = isolated_trial(plan, min(plan.members, LARGEST))
    if tried is None:
        raise PolhodeError(
            f"a trial member ended its process, or took more than {PATIENCE:g} s: its cost is unknown. The study "
            "itself can be run; such members are recorded as failed (give time_limit if they hang)"
        )
    cores = available()
    size = check_chunk(chunk, plan) if chunk is not None else sized(plan, tried.rate, workers or cores)
    every = plan.settings.values()
    steps = round(sum(how.steps for how in every) / len(every))
    return Cost(
        plan.members, steps, bytes_of(plan, size) * plan.members, size, math.ceil(plan.members / size), tried, cores,
        workers, gpu_rate(plan),
    )  # fmt: skip


def gpu_rate(plan: Plan) -> float | None:
    """Members a second on the GPU, where there is one and the plan can run there."""
    from ..engines import numba  # noqa: F401  the engines share its kernels

    try:
        from ..engines import cuda  # noqa: F401  raises EngineUnavailable where there is none
    except (PolhodeError, ImportError):
        return None
    run = {**plan.data["run"], "engine": "cuda"}
    other = Plan({**plan.data, "run": run}, plan.torques, plan.observe, plan.events, plan.table)
    try:
        return trial(other, min(plan.members, LARGEST)).rate
    except PolhodeError:
        return None


def in_time(seconds: float) -> str:
    for unit, size in (("years", 3.156e7), ("days", 86400.0), ("h", 3600.0), ("min", 60.0)):
        if seconds >= 2 * size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds:.3g} s"


def in_bytes(n: float) -> str:
    for unit, size in (("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if n >= size:
            return f"{n / size:.3g} {unit}"
    return f"{n:.0f} bytes"
