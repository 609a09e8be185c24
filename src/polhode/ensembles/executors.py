"""Where chunks are computed: in this process, in processes of their own, on a Dask cluster, or by an executor of
`concurrent.futures` that the user brings.  All of them call `run_task`."""

from __future__ import annotations

import contextlib
import ipaddress
import sys
import threading
import uuid
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from ..arguments import whole_number
from ..engines.numba import available
from ..errors import InvalidInput, PolhodeError, optional_module, unknown
from .isolation import Stopped, Worker
from .work import Done, Job, Task, run_chunk

EXECUTORS = ("serial", "threads", "processes", "dask")
STOPPED: set[str] = set()  # runs that were stopped in this process
IDLE: dict[str, list[Worker]] = {}  # workers that wait for the next chunk, by run
GUARD = threading.Lock()


@dataclass
class Executor:
    """What computes chunks: one of EXECUTORS, or "own" with an executor that has `submit`."""

    kind: str
    workers: int
    scheduler: Any = None  # an address or a client of Dask
    pool: Any = None

    def run(self, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        """Compute chunks; yields what came of each, in any order."""
        local = self.kind in ("serial", "threads", "processes")
        isolated = job.isolated or self.kind == "processes"
        threads = max(1, available() // self.workers) if local else 1
        job = replace(job, isolated=isolated, threads=threads, run=uuid.uuid4().hex)
        if isolated or not local:
            job = with_payload(job, needed=not local or self.kind == "processes")
        try:
            if self.kind == "serial":
                for task in tasks:  # in this thread, where Ctrl-C arrives
                    yield run_task(job, task)
            elif self.kind == "dask":
                yield from self._on_dask(job, tasks)
            else:
                with contextlib.ExitStack() as stack:
                    pool = self.pool or stack.enter_context(ThreadPoolExecutor(self.workers))
                    stack.callback(STOPPED.add, job.run)  # Ctrl-C reaches this thread only
                    yield from results(pool, job, tasks, self.workers)
        finally:
            STOPPED.add(job.run)
            close_workers(job.run)

    def _on_dask(self, job: Job, tasks: Sequence[Task]) -> Iterator[Done]:
        distributed = optional_module("distributed", "the dask executor", "cluster")
        gone = distributed.CancelledError, CancelledError, distributed.comm.CommClosedError, OSError, TimeoutError
        with contextlib.ExitStack() as stack:
            client = self._client(distributed, stack)
            pool = client.get_executor(pure=False)
            with contextlib.suppress(Exception):
                client.run(close_workers)  # of clients that were killed
            try:
                yield from results(pool, job, tasks, self.workers, distributed.KilledWorker)
            except gone as e:
                raise PolhodeError(
                    f"the Dask scheduler is gone ({type(e).__name__}). The chunks that are finished are intact: start "
                    f"it again and go on with: polhode ensemble resume {job.folder}"
                ) from None
            finally:
                with contextlib.suppress(Exception):
                    pool.shutdown(wait=False)
                    client.run(close_workers, job.run)

    def _client(self, distributed: Any, stack: contextlib.ExitStack) -> Any:
        if self.scheduler is None:
            # Without a dashboard Dask still listens on a port, and warns if another cluster has it: take any free one.
            listen = {"dashboard": False, "dashboard_address": "127.0.0.1:0"}
            cluster = distributed.LocalCluster(
                n_workers=self.workers, threads_per_worker=1, dashboard_address=None, scheduler_kwargs=listen
            )
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


def make_executor(name: Any, workers: int | None, scheduler: Any) -> Executor:
    """The executor of this name; one that has `submit`, as those of `concurrent.futures`, is used as it is."""
    if workers is not None:
        whole_number(workers, "workers", least=1, wanted="a positive whole number")
    if isinstance(name, Executor):
        return name
    if scheduler is not None and name not in ("dask", "auto"):
        raise InvalidInput(f"a scheduler belongs to executor='dask', not to {name!r}")
    if workers is not None and (name == "serial" or not isinstance(name, str)):
        raise InvalidInput("workers are for executor='threads', 'processes' or 'dask': this one has its own number")
    if not isinstance(name, str) and hasattr(name, "submit"):
        return Executor("own", getattr(name, "_max_workers", available()), pool=name)
    if name == "auto":
        name = "dask" if scheduler is not None else "threads"
    if name not in EXECUTORS:
        raise unknown("executor", name, EXECUTORS)
    return Executor(name, 1 if name == "serial" else workers or available(), scheduler)


def with_payload(job: Job, needed: bool) -> Job:
    """The job with its plan as bytes for other processes.  If that fails and is not needed, members run here."""
    assert not isinstance(job.plan, bytes)
    try:
        return replace(job, plan=job.plan.packed())
    except Exception as e:
        if needed or job.time_limit or job.memory_limit:
            raise
        warnings.warn(
            "the torque cannot be sent to a process of its own, so members run in this one: a member that exits, "
            f"crashes or hangs takes the whole run with it ({type(e).__name__}: {e})",
            RuntimeWarning,
            stacklevel=2,
        )
        return replace(job, isolated=False)


def results(
    pool: Any, job: Job, tasks: Sequence[Task], workers: int, killed: type[Exception] | tuple[()] = ()
) -> Iterator[Done]:
    """Results as they come, with a few tasks for each worker under way, so that nothing piles up.

    killed : the error that says that the workers of a task died.  It is then run in a process of its own.
    """
    waiting, suspects = iter(tasks), set()
    pending: dict[Future[Done], Task] = {}
    try:
        while True:
            for task in islice(waiting, max(0, 3 * workers - len(pending))):
                pending[pool.submit(run_task, job, task)] = task
            if not pending:
                return
            # with a timeout, because Windows sees Ctrl-C only in between
            for future in wait(pending, timeout=1, return_when=FIRST_COMPLETED).done:
                task = pending.pop(future)
                try:
                    yield future.result()
                except killed:
                    if task.chunk in suspects:
                        raise PolhodeError(
                            f"the Dask workers that ran members {task.low} to {task.high - 1} died, again and again: "
                            "they were killed, most often because memory ran out. Make chunks smaller, use fewer "
                            "workers, or keep fewer samples. The chunks that are finished are intact, and resume goes "
                            "on from them"
                        ) from None
                    suspects.add(task.chunk)
                    pending[pool.submit(run_task, replace(job, isolated=True), task)] = task
    finally:
        for future in pending:
            future.cancel()


# --- in the worker --------------------------------------------------------------------------------------------------


def run_task(job: Job, task: Task) -> Done:
    """Compute a chunk, in a process of its own if the job wants that."""
    stopped = stop_check(job)
    try:
        if not job.isolated:
            return run_chunk(job, task, stopped)
        with idle_worker(job) as worker:
            return worker.compute(task, stopped)
    except (KeyboardInterrupt, Stopped):
        if not stopped():
            raise
        raise PolhodeError("this chunk is no longer wanted") from None


@contextlib.contextmanager
def idle_worker(job: Job) -> Iterator[Worker]:
    """A worker for a chunk; it then waits for the next one, unless it failed."""
    with GUARD:
        idle = IDLE.setdefault(job.run, [])
        worker = idle.pop() if idle else Worker(job)
    try:
        yield worker
    except BaseException:
        worker.close()
        raise
    with GUARD:
        IDLE.setdefault(job.run, []).append(worker)


def stop_check(job: Job) -> Callable[[], bool]:
    """A function that says whether the chunk that is computed in this thread is no longer wanted."""
    if "distributed" in sys.modules:
        import distributed

        with contextlib.suppress(ValueError):  # this is no worker of Dask
            here = distributed.get_worker()
            key = here.get_current_task()

            def released() -> bool:
                state = here.state.tasks.get(key)
                return state is None or state.state in ("cancelled", "released", "forgotten")

            return released
    return lambda: job.run in STOPPED


def close_workers(run: str | None = None) -> None:
    """End the idle workers of a run in this process, or those of all runs."""
    with GUARD:
        for name in [run] if run is not None else list(IDLE):
            for worker in IDLE.pop(name, []):
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
