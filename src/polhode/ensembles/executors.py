"""Where chunks are computed: in this process, in processes of their own, or on a Dask cluster.

An executor takes tasks and yields what `run_chunk` returned, as it comes; it knows nothing of members.
"""

from __future__ import annotations

import contextlib
import ipaddress
import queue
import threading
import uuid
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import urlsplit

from ..engines.numba import available
from ..errors import InvalidInput, PolhodeError, missing, unknown
from .isolation import Stopped, Worker, needs_process
from .work import Done, Task, chunk_on_disk, run_chunk

EXECUTORS = ("serial", "threads", "processes", "dask")


@dataclass(frozen=True)
class Job:
    """What all chunks of a study have in common."""

    plan: Any
    folder: str
    made_with: dict[str, str]
    time_limit: float | None = None  # seconds for a member
    memory_limit: int | None = None  # bytes for a worker

    @property
    def isolated(self) -> bool:
        return needs_process(self.plan, self.settings(1))

    def settings(self, threads: int) -> dict[str, Any]:
        """What a worker has to know, besides the plan."""
        return {
            "folder": self.folder, "made_with": self.made_with, "threads": threads, "time_limit": self.time_limit,
            "memory_limit": self.memory_limit,
        }  # fmt: skip


class Executor(Protocol):
    """How chunks are run."""

    workers: int

    def run(self, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        """What came of each chunk, in any order."""


class Local:
    """This machine: chunks one after the other ("serial"), in threads, or in processes.

    Compiled code runs in this process, unless processes are asked for.  A function in Python could end or block the
    process, so it runs in processes of its own in any case, and so does a study with a limit of time or memory.
    """

    def __init__(self, kind: str, workers: int | None = None) -> None:
        self.kind = kind
        self.workers = 1 if kind == "serial" else workers or available()

    def run(self, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        threads = max(1, available() // self.workers)
        payload = self._payload(job)
        stop = threading.Event()
        workers: list[Worker] = []
        idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()

        def in_process(task: Task) -> Done:
            assert payload is not None
            try:
                worker = idle.get_nowait()
            except queue.Empty:
                worker = Worker(payload, **job.settings(threads))
                workers.append(worker)
            try:
                return worker.compute(task, stop.is_set)
            finally:
                idle.put(worker)

        def here(task: Task) -> Done:
            return run_chunk(job.plan, job.folder, task, job.made_with, threads, stop.is_set)

        if payload is None and self.kind == "serial":  # in this thread, where Ctrl-C arrives
            yield from map(here, tasks)
            return
        pool = ThreadPoolExecutor(self.workers)
        try:
            compute = here if payload is None else in_process
            yield from results(lambda task: pool.submit(compute, task), tasks, self.workers)
        finally:  # Ctrl-C reaches this thread only
            stop.set()
            pool.shutdown(cancel_futures=True)
            for worker in workers:
                worker.close()

    def _payload(self, job: Job) -> bytes | None:
        """The plan as bytes for other processes; None if chunks are computed in this process."""
        if self.kind != "processes" and not job.isolated:
            return None
        try:
            return bytes(job.plan.packed())
        except Exception as e:
            if self.kind == "processes" or job.time_limit or job.memory_limit:
                raise
            warnings.warn(
                "the torque cannot be sent to a process of its own, so members run in this one: a member that exits, "
                f"crashes or hangs takes the whole run with it ({type(e).__name__}: {e})",
                RuntimeWarning,
                stacklevel=2,
            )
            return None


def results(submit: Callable[[Task], Any], tasks: Sequence[Task], workers: int) -> Iterator[Done]:
    """Results as they come, with at most two tasks for each worker under way: nothing piles up."""
    waiting = iter(tasks)
    pending: set[Any] = set()
    while True:
        for task in waiting:
            pending.add(submit(task))
            if len(pending) >= 2 * workers:
                break
        if not pending:
            return
        ready, pending = wait(pending, timeout=1, return_when=FIRST_COMPLETED)  # Windows sees Ctrl-C only in between
        for future in ready:
            yield future.result()


# --- Dask -----------------------------------------------------------------------------------------------------------


class DaskCluster:
    """Dask's scheduler: its own cluster on this machine, one at an address, or one of a `distributed.Client`."""

    def __init__(self, workers: int | None = None, scheduler: Any = None) -> None:
        self.workers, self.scheduler = workers or available(), scheduler

    def run(self, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        try:
            import distributed
        except ImportError:
            raise missing("the dask executor", "distributed", "cluster") from None
        with contextlib.ExitStack() as stack:
            client = self._client(distributed, stack)
            try:
                yield from self._results(distributed, client, job, tasks)
            except (distributed.CancelledError, distributed.comm.CommClosedError, OSError, TimeoutError) as e:
                raise PolhodeError(
                    f"the Dask scheduler is gone ({type(e).__name__}). The chunks that are finished are intact: start "
                    f"it again and go on with: polhode ensemble resume {job.folder}"
                ) from None

    def _client(self, distributed: Any, stack: contextlib.ExitStack) -> Any:
        if self.scheduler is None:
            cluster = distributed.LocalCluster(n_workers=self.workers, threads_per_worker=1, dashboard_address=None)
            return stack.enter_context(distributed.Client(stack.enter_context(cluster)))
        if isinstance(self.scheduler, str):
            warn_if_open(self.scheduler)
            try:
                client = stack.enter_context(distributed.Client(self.scheduler))
            except (OSError, TimeoutError) as e:
                raise PolhodeError(
                    f"there is no Dask scheduler at {self.scheduler}: {e}. `dask scheduler` starts one"
                ) from None
        else:
            client = self.scheduler
            warn_if_open(client.scheduler.address)
        self.workers = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
        return client

    def _results(self, distributed: Any, client: Any, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        """Results as they come, with a few chunks for each worker under way.

        A chunk that has been written is done, whatever the scheduler knows of it: the worker that held its result may
        have died since, and then Dask waits for it to be computed once more.
        """
        payload, run = job.plan.packed(), uuid.uuid4().hex
        waiting, pending = iter(tasks), {}
        suspects: set[int] = set()  # chunks whose Dask workers died: next time in a process of their own
        tried = 0

        def submit(task: Task) -> Any:
            nonlocal tried
            tried += 1
            isolated = job.isolated or task.chunk in suspects
            return client.submit(
                on_dask_worker, payload, job.settings(1), task, run if isolated else None, pure=False,
                key=f"polhode-{run}-{tried}-{task.chunk}",
            )  # fmt: skip

        try:
            while True:
                for task in waiting:
                    pending[submit(task)] = task
                    if len(pending) >= 3 * self.workers:
                        break
                if not pending:
                    return
                with contextlib.suppress(TimeoutError):
                    distributed.wait(list(pending), timeout=1, return_when="FIRST_COMPLETED")
                for future, task in list(pending.items()):
                    if (written := chunk_on_disk(job.folder, task)) is not None:
                        del pending[future]
                        yield written
                    elif future.status in ("error", "cancelled", "lost"):
                        error = future.exception() if future.status == "error" else None
                        if not isinstance(error, distributed.KilledWorker):
                            future.result()  # raises
                        if task.chunk in suspects:
                            raise PolhodeError(
                                f"the Dask workers that ran members {task.low} to {task.high - 1} died, again and "
                                "again: they were killed, most often because memory ran out. Make chunks smaller, use "
                                "fewer workers, or keep fewer samples. The chunks that are finished are intact, and "
                                "resume goes on from them"
                            )
                        suspects.add(task.chunk)
                        del pending[future]
                        pending[submit(task)] = task
                    elif future.status == "finished":  # it came without a file: there is no disk that we share
                        del pending[future]
                        try:
                            yield future.result(timeout=60)
                        except TimeoutError:
                            pending[submit(task)] = task
        finally:
            with contextlib.suppress(Exception):
                client.cancel(list(pending))
                client.run(close_idle_workers, run)


IDLE: dict[str, list[Worker]] = {}  # in a Dask worker: processes that wait for the next chunk, by run
GUARD = threading.Lock()


def on_dask_worker(payload: bytes, settings: dict[str, Any], task: Task, run: str | None) -> Done:
    """What a Dask worker does with a chunk; `run` names the run whose members need processes of their own."""
    if run is None:
        return run_chunk(payload, settings["folder"], task, settings["made_with"], settings["threads"])
    import distributed

    here = distributed.get_worker()
    key = here.get_current_task()

    def released() -> bool:
        """Does nobody wait for this chunk any more?"""
        state = here.state.tasks.get(key)
        return state is None or state.state in ("cancelled", "released", "forgotten")

    with GUARD:
        for other in [r for r in IDLE if r != run]:  # of a client that was killed
            for worker in IDLE.pop(other):
                worker.close()
        idle = IDLE.setdefault(run, [])
        worker = idle.pop() if idle else Worker(payload, **settings)
    try:
        done = worker.compute(task, released)
    except BaseException as e:
        worker.close()
        if isinstance(e, Stopped):
            raise PolhodeError("this chunk is no longer wanted") from None
        raise
    with GUARD:
        IDLE.setdefault(run, []).append(worker)
    return done


def close_idle_workers(run: str) -> None:
    with GUARD:
        for worker in IDLE.pop(run, []):
            worker.close()


def warn_if_open(address: str) -> None:
    """Warn if a scheduler's address is not encrypted and can be reached from other machines."""
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    host = (parts.hostname or "").strip("[]")
    try:
        local = ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = host == "localhost"
    if parts.scheme in ("tls", "wss", "inproc") or local:
        return
    warnings.warn(
        f"the Dask scheduler {address} is not encrypted: whoever reaches its port can run code as you, here and on the "
        "workers. Use tls:// (docs/ensembles.md shows how), or a network that you trust in full",
        RuntimeWarning,
        stacklevel=2,
    )


def make_executor(name: Any, workers: int | None, scheduler: Any) -> Executor:
    """The executor of this name; one of the user's own is returned as it is."""
    if workers is not None and (isinstance(workers, bool) or not isinstance(workers, int) or workers < 1):
        raise InvalidInput(f"workers must be a positive whole number, got {workers!r}")
    if scheduler is not None and name not in ("dask", "auto"):
        raise InvalidInput(f"a scheduler belongs to executor='dask', not to {name!r}")
    if workers is not None and (name == "serial" or not isinstance(name, str)):
        raise InvalidInput("workers are for executor='threads', 'processes' or 'dask': this one has its own number")
    if not isinstance(name, str):
        return name
    if name == "auto":
        name = "dask" if scheduler is not None else "threads"
    if name not in EXECUTORS:
        raise unknown("executor", name, EXECUTORS)
    return DaskCluster(workers, scheduler) if name == "dask" else Local(name, workers)
