"""A chunk of members as a task: what a worker is told, what it does, and what it returns."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..engines.numba import limited_threads
from ..errors import KernelError, PolhodeError
from ..files import chunks
from ..run.interrupts import stoppable
from .members import Piece, Runner
from .plan import Plan, unpacked


class Task(NamedTuple):
    """A chunk to compute: its number, its members low ... high-1, and how often it was computed before."""

    chunk: int
    low: int
    high: int
    tries: int = 0


class Done(NamedTuple):
    """What comes back of a chunk: not its arrays, which the worker wrote, unless it could not see the folder."""

    chunk: int
    members: int
    failed: int
    seconds: float
    content: bytes | None = None  # to be written by the client


@dataclass(frozen=True)
class Job:
    """What all chunks of a run of a study have in common."""

    plan: Plan | bytes  # bytes for other processes
    digest: str
    folder: str
    made_with: dict[str, str]  # versions that a worker must have; empty: any
    threads: int = 1
    isolated: bool = False  # does each worker run members in a process of its own?
    time_limit: float | None = None  # seconds for a member
    memory_limit: int | None = None  # bytes for a worker
    blame: bool = True  # record members that end their process as failed; otherwise that is an error
    run: str = ""  # names this run of the study


def run_chunk(job: Job, task: Task, stop: Callable[[], bool] = lambda: False) -> Done:
    """Compute a chunk in this process; `stop` is called now and then and returns True to end the run."""
    plan = unpacked(job.plan) if isinstance(job.plan, bytes) else job.plan
    try:
        with limited_threads(job.threads), stoppable(stop):
            return compute_chunk(job, task, Runner(plan).run)
    except KernelError as e:  # which cannot be pickled
        raise PolhodeError(str(e)) from None


def compute_chunk(job: Job, task: Task, run_members: Callable[[np.ndarray], Piece]) -> Done:
    """Compute a chunk and write it.  Of a chunk that is tried again, run only the members that may succeed now."""
    chunks.check_versions(job.made_with)
    place, members = chunks.path(Path(job.folder), task.chunk), np.arange(task.low, task.high)
    shared = chunks.is_folder_of(place.parent, job.digest)
    began = time.perf_counter()
    pieces = []
    if shared and place.exists():
        facts = chunks.manifest(place)
        if facts.get("tries", 1) > task.tries:  # it was written since the task was made
            return Done(task.chunk, members.size, len(facts["reasons"]), 0.0)
        pieces = [Piece.of_chunk(place)]
        members = np.setdiff1d(members, pieces[0].members)
    try:
        piece = Piece.merged([*pieces, run_members(members)])
        seconds = time.perf_counter() - began
        content = chunks.packed(
            piece.chunk_arrays(), plan=job.digest, chunk=task.chunk, low=task.low, high=task.high, seconds=seconds,
            reasons={str(k): why for k, why in piece.reasons.items()}, tries=task.tries + 1,
        )  # fmt: skip
    except MemoryError:
        raise PolhodeError(
            f"chunk {task.chunk} (members {task.low} to {task.high - 1}) does not fit into memory; make chunks "
            "smaller, or keep fewer samples (every, trajectories). The chunks that are finished are intact"
        ) from None
    if shared:
        chunks.write(place, content)
    return Done(task.chunk, task.high - task.low, len(piece.reasons), seconds, None if shared else content)
