"""Where chunks are computed: here, in threads, in processes, or on a Dask cluster.

An executor takes (chunk, low, high) and gives what `run_chunk` returned, as it comes; it knows nothing of members.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from threading import Event
from typing import Any, Protocol

from ..engines.numba import available
from ..errors import InvalidInput, PolhodeError, missing, unknown
from .work import Done, already, run_chunk

Task = tuple[int, int, int]  # chunk, low, high
RETRIES = 3


@dataclass(frozen=True)
class Job:
    """What all chunks of a study have in common."""

    plan: Any
    folder: str
    made_with: dict[str, str]

    def calls(self, packed: bool, threads: int, **more: Any) -> Callable[[int, int, int], Done]:
        payload = self.plan.packed() if packed else self.plan
        return partial(run_chunk, payload, self.folder, made_with=self.made_with, threads=threads, **more)


class Executor(Protocol):
    """How chunks are run."""

    workers: int

    def run(self, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        """What came of each chunk, in any order."""


def cores() -> int:
    return available()


class Serial:
    """One chunk after the other; its batches use all cores."""

    def __init__(self) -> None:
        self.workers = 1

    def run(self, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        call = job.calls(packed=False, threads=cores())
        for task in tasks:
            yield call(*task)


class Threads:
    """A chunk on each core; compiled code runs side by side, a torque in Python does not."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or cores()

    def run(self, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        over = Event()
        call = job.calls(packed=False, threads=max(1, cores() // self.workers), stop=over.is_set)
        with ThreadPoolExecutor(self.workers) as pool:
            try:
                yield from flow(lambda task: pool.submit(call, *task), tasks, 2 * self.workers)
            finally:  # Ctrl-C reaches this thread only
                over.set()


class Processes:
    """A process for each core.  One that dies is replaced, and what it was at is done again."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or cores()

    def run(self, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        call = job.calls(packed=True, threads=max(1, cores() // self.workers))
        left = {task[0]: task for task in tasks}
        deaths: dict[int, int] = {}
        alone: list[Task] = []  # what was under way when a process died: one of them may be to blame
        while left:
            now = alone[:1] or list(left.values())
            with ProcessPoolExecutor(1 if alone else self.workers, get_context("spawn")) as pool:
                begun: dict[int, Task] = {}

                def submit(task: Task, pool: Any = pool, begun: dict[int, Task] = begun) -> Future[Done]:
                    begun[task[0]] = task
                    return pool.submit(call, *task)

                try:
                    for done in flow(submit, now, self.workers):
                        del left[done.chunk]
                        begun.pop(done.chunk, None)
                        alone = [t for t in alone if t[0] != done.chunk]
                        yield done
                except BrokenProcessPool:
                    for k in begun:
                        deaths[k] = deaths.get(k, 0) + 1
                    alone = [t for t in begun.values() if t[0] in left]
                    if len(begun) == 1 and max(deaths[k] for k in begun) > RETRIES:
                        ((_, low, high),) = begun.values()
                        raise died(low, high, RETRIES + 1) from None


def died(low: int, high: int, times: int) -> PolhodeError:
    return PolhodeError(
        f"the worker that ran members {low} to {high - 1} died {times} times: it was killed, most often because memory "
        "ran out, or the torque brings the process down. Make chunks smaller, use fewer workers, or keep fewer "
        "samples. The chunks that are finished are intact, and resume goes on from them"
    )


def flow(submit: Callable[[Task], Any], tasks: Sequence[Task], most: int) -> Iterator[Done]:
    """Results as they come, with at most so many tasks under way: nothing piles up."""
    waiting = iter(tasks)
    going: set[Any] = set()
    try:
        while True:
            for task in waiting:
                going.add(submit(task))
                if len(going) >= most:
                    break
            if not going:
                return
            ready, going = wait(going, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()
    finally:
        for future in going:
            future.cancel()


class DaskCluster:
    """Dask's scheduler: its own cluster on this machine, or one at an address."""

    def __init__(self, workers: int | None = None, scheduler: str | None = None) -> None:
        self.workers, self.scheduler = workers or cores(), scheduler

    def run(self, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        try:
            import distributed
        except ImportError:
            raise missing("the dask executor", "distributed", "cluster") from None
        with contextlib.ExitStack() as stack:
            if self.scheduler is None:
                cluster = stack.enter_context(
                    distributed.LocalCluster(
                        n_workers=self.workers, threads_per_worker=1, dashboard_address=":0",
                    )
                )  # fmt: skip
                client = stack.enter_context(distributed.Client(cluster))
            else:
                try:
                    client = stack.enter_context(distributed.Client(self.scheduler))
                except (OSError, TimeoutError) as e:
                    raise PolhodeError(
                        f"there is no Dask scheduler at {self.scheduler}: {e}. `dask scheduler` starts one"
                    ) from None
                self.workers = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
            try:
                yield from self.stream(distributed, client, job, tasks)
            except distributed.KilledWorker as e:
                _, low, high = next(t for t in tasks if e.task.endswith(f"-{t[0]}"))
                raise died(low, high, e.allowed_failures + 1) from None
            except (distributed.CancelledError, distributed.comm.CommClosedError, OSError, TimeoutError) as e:
                raise PolhodeError(
                    f"the Dask scheduler is gone ({type(e).__name__}). The chunks that are finished are intact: start "
                    f"it again and go on with: polhode ensemble resume {job.folder}"
                ) from None

    def stream(self, distributed: Any, client: Any, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        """At most a few chunks for each worker under way, so that neither scheduler nor client holds many.

        A chunk that has been written is done, whatever the scheduler knows of it: the worker that held its result may
        have died since, and then Dask waits for it to be computed once more.
        """
        payload = job.plan.packed()
        call = partial(run_chunk, made_with=job.made_with, threads=1)  # Dask gives a thread a core
        waiting, going = iter(tasks), {}
        tried = 0

        def submit(task: Task) -> Any:
            nonlocal tried
            tried += 1
            key = f"polhode-{job.plan.digest[:16]}-{os.getpid()}-{tried}-{task[0]}"
            return client.submit(call, payload, job.folder, *task, key=key, pure=False)

        while True:
            for task in waiting:
                going[submit(task)] = task
                if len(going) >= 3 * self.workers:
                    break
            if not going:
                return
            with contextlib.suppress(TimeoutError):
                distributed.wait(list(going), timeout=1, return_when="FIRST_COMPLETED")
            for future, task in list(going.items()):
                if (written := already(job.folder, *task)) is not None:
                    del going[future]
                    yield written
                elif future.status in ("error", "cancelled", "lost"):
                    future.result()  # raises
                elif future.status == "finished":  # it came without a file: there is no disk that we share
                    del going[future]
                    try:
                        yield future.result(timeout=60)
                    except TimeoutError:
                        going[submit(task)] = task


EXECUTORS = ("serial", "threads", "processes", "dask")


def make_executor(name: Any, workers: int | None, scheduler: str | None) -> Executor:
    if workers is not None and (isinstance(workers, bool) or not isinstance(workers, int) or workers < 1):
        raise InvalidInput(f"workers must be a positive whole number, got {workers!r}")
    if scheduler is not None and name not in ("dask", "auto"):
        raise InvalidInput(f"a scheduler belongs to executor='dask', not to {name!r}")
    if workers is not None and (name == "serial" or not isinstance(name, str)):
        raise InvalidInput("workers are for executor='threads', 'processes' or 'dask': this one has its own number")
    if not isinstance(name, str):
        return name  # one of the user's own
    if name == "auto":
        name = "dask" if scheduler is not None else "threads"
    if name not in EXECUTORS:
        raise unknown("executor", name, EXECUTORS)
    if name == "serial":
        return Serial()
    if name == "threads":
        return Threads(workers)
    return Processes(workers) if name == "processes" else DaskCluster(workers, scheduler)
