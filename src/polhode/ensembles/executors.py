"""Executors: where the chunks of a study are computed.

Chunks are computed in this process, in child processes, on a Dask cluster, or by an executor with the interface of
`concurrent.futures` that the user passes.  In all cases the function `run_task` computes a chunk.
"""

from __future__ import annotations

import contextlib
import ipaddress
import sys
import threading
import time
import uuid
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import numpy as np

from ..arguments import refuse_if, whole_number
from ..engines.numba import available, limited_threads
from ..errors import KernelError, PolhodeError, command, optional_module, unknown
from ..files import chunks
from ..run.interrupts import stoppable
from .isolation import Job, Stopped, Worker
from .members import Attempt, Piece, attempt_members, divide
from .plan import unpacked

EXECUTORS = ("serial", "threads", "processes", "dask")
STOPPED: set[str] = set()  # identifiers of runs that were stopped in this process
IDLE: dict[str, list[Worker]] = {}  # for each run, the workers that have no chunk to compute now
GUARD = threading.Lock()


class Task(NamedTuple):
    """A chunk to compute: its number, its members low ... high-1, and how often it has been computed before."""

    chunk: int
    low: int
    high: int
    tries: int = 0


class Done(NamedTuple):
    """The result of a chunk, with the file only if the worker could not access the folder of the study."""

    chunk: int
    members: int
    failed: int
    content: bytes | None = None  # content of the file, which the client then writes


# --- a chunk --------------------------------------------------------------------------------------------------------


def run_task(job: Job, task: Task, stopped: Callable[[], bool] | None = None) -> Done:
    """Compute a chunk.  `stopped` is called from time to time; if it returns True, the run ends."""
    stopped = stopped or stop_check(job)
    try:
        with attempting(job, stopped) as attempt:
            return compute_chunk(job, task, attempt)
    except KernelError as e:  # kernel errors cannot be pickled
        raise PolhodeError(str(e)) from None
    except (KeyboardInterrupt, Stopped):
        if not stopped():
            raise
        raise PolhodeError("this chunk is no longer needed") from None


@contextlib.contextmanager
def attempting(job: Job, stopped: Callable[[], bool]) -> Iterator[Attempt]:
    """Provide a function that runs members, in this process or, if the job requires it, in one that is used again."""
    if not job.isolated:
        plan = unpacked(job.plan) if isinstance(job.plan, bytes) else job.plan
        with limited_threads(job.threads), stoppable(stopped):
            yield partial(attempt_members, plan)
        return
    with GUARD:
        idle = IDLE.setdefault(job.run, [])
        worker = idle.pop() if idle else Worker(job)
    worker.stopped = stopped
    try:
        yield worker.attempt
    except BaseException:
        worker.close()
        raise
    with GUARD:
        IDLE.setdefault(job.run, []).append(worker)


def compute_chunk(job: Job, task: Task, attempt: Attempt) -> Done:
    """Compute a chunk and write its file.  If the file exists, run only members that failed and may succeed now."""
    chunks.check_versions(job.made_with)
    place, members = chunks.path(Path(job.folder), task.chunk), np.arange(task.low, task.high)
    shared = chunks.is_folder_of(place.parent, job.digest)
    began, count = time.perf_counter(), members.size
    pieces = []
    if shared and place.exists():
        facts = chunks.manifest(place)
        if facts.get("tries", 1) > task.tries:  # another worker has written the file in the meantime
            return Done(task.chunk, count, len(facts["reasons"]))
        pieces = [Piece.of_chunk(place)]
        members = np.setdiff1d(members, pieces[0].members)
    try:
        piece = Piece.merged([*pieces, divide(members, attempt)])
        content = chunks.packed(
            piece.chunk_arrays(), plan=job.digest, chunk=task.chunk, low=task.low, high=task.high, tries=task.tries + 1,
            seconds=time.perf_counter() - began, reasons={str(k): why for k, why in piece.reasons.items()},
        )  # fmt: skip
    except MemoryError:
        raise PolhodeError(
            f"chunk {task.chunk} (members {task.low} to {task.high - 1}) does not fit into memory; make chunks "
            "smaller, or keep fewer samples (every, trajectories). The chunks that are finished are intact"
        ) from None
    if shared:
        chunks.write(place, content)
    return Done(task.chunk, count, len(piece.reasons), None if shared else content)


def stop_check(job: Job) -> Callable[[], bool]:
    """Return a function that tells whether the chunk of this thread is no longer needed."""
    if "distributed" in sys.modules:
        import distributed

        with contextlib.suppress(ValueError):  # raised if this process is not a Dask worker
            here = distributed.get_worker()
            key = here.get_current_task()
            gone = (None, "cancelled", "released", "forgotten")
            return lambda: getattr(here.state.tasks.get(key), "state", None) in gone
    return lambda: job.run in STOPPED


def close_workers(run: str | None = None) -> None:
    """End the idle workers of one run in this process, or of all runs."""
    with GUARD:
        for name in list(IDLE) if run is None else [run]:
            for worker in IDLE.pop(name, []):
                worker.close()


# --- where chunks are computed --------------------------------------------------------------------------------------


@dataclass
class Executor:
    """Where and with how many workers chunks are computed.  `kind` is one of EXECUTORS, or "own" for the user's."""

    kind: str
    workers: int
    scheduler: Any = None  # the address of a Dask scheduler, or a Dask client
    pool: Any = None

    def run(self, job: Job, tasks: Sequence[Task]) -> Generator[Done]:
        """Compute chunks, and yield the result of each.  The order may differ from that of `tasks`."""
        if not tasks:
            return
        local = self.kind in ("serial", "threads", "processes")
        isolated = job.isolated or self.kind == "processes"
        threads = max(1, available() // self.workers) if local else 1
        job = replace(job, isolated=isolated, threads=threads, run=uuid.uuid4().hex)
        if isolated or not local:
            job = with_payload(job, needed=not local or self.kind == "processes")
        with contextlib.ExitStack() as stack:
            stack.callback(close_workers, job.run)
            if self.kind == "serial":  # in this thread, so that Ctrl-C interrupts the computation
                yield from (run_task(job, task) for task in tasks)
            elif self.kind == "dask":
                yield from self._on_dask(job, tasks, stack)
            else:
                pool = self.pool or stack.enter_context(ThreadPoolExecutor(self.workers))
                # Ctrl-C interrupts only this thread, so tell the others that the run has stopped
                stack.callback(STOPPED.add, job.run)
                yield from results(pool, job, tasks, self.workers)

    def _on_dask(self, job: Job, tasks: Sequence[Task], stack: contextlib.ExitStack) -> Iterator[Done]:
        distributed = optional_module("distributed", "the dask executor", "cluster")
        client = self._client(distributed, stack)
        pool = client.get_executor(pure=False)
        with contextlib.suppress(Exception):
            client.run(close_workers)  # end workers left by clients that were killed
        try:
            yield from results(pool, job, tasks, self.workers, distributed.KilledWorker)
        except (distributed.CancelledError, CancelledError, distributed.comm.CommClosedError, OSError) as e:
            raise PolhodeError(
                f"lost the Dask scheduler ({type(e).__name__}). The chunks that are finished are intact: start it "
                f"again and continue with: {command('polhode', 'ensemble', 'resume', job.folder)}"
            ) from None
        finally:
            with contextlib.suppress(Exception):
                pool.shutdown(wait=False)
                client.run(close_workers, job.run)

    def _client(self, distributed: Any, stack: contextlib.ExitStack) -> Any:
        client = self.scheduler
        if client is None:
            # Even without a dashboard Dask listens on a port, and warns if another cluster uses it.  Let it take any
            # free port.
            listen = {"dashboard": False, "dashboard_address": "127.0.0.1:0"}
            cluster = distributed.LocalCluster(
                n_workers=self.workers, threads_per_worker=1, dashboard_address=None, scheduler_kwargs=listen
            )
            return stack.enter_context(distributed.Client(stack.enter_context(cluster)))
        warn_if_open(client if isinstance(client, str) else client.scheduler.address)
        if isinstance(client, str):
            try:
                client = stack.enter_context(distributed.Client(client))
            except OSError as e:
                none = f"there is no Dask scheduler at {client}: {e}. `dask scheduler` starts one"
                raise PolhodeError(none) from None
        self.workers = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
        return client


def make_executor(name: Any, workers: int | None, scheduler: Any) -> Executor:
    """Return the executor with this name.  An object with `submit`, as in `concurrent.futures`, is used directly."""
    if workers is not None:
        whole_number(workers, "workers", least=1, wanted="a positive whole number")
    if isinstance(name, Executor):
        return name
    foreign = scheduler is not None and name not in ("dask", "auto")
    refuse_if(foreign, f"scheduler is only for executor='dask', not for {name!r}")
    fixed = "this executor has its own number of workers: leave it out"
    own = workers is not None and (name == "serial" or not isinstance(name, str))
    refuse_if(own, f"workers is for executor='threads', 'processes' or 'dask'; {fixed}")
    if hasattr(name, "submit"):
        return Executor("own", getattr(name, "_max_workers", available()), pool=name)
    if name == "auto":
        name = "dask" if scheduler is not None else "threads"
    if name not in EXECUTORS:
        raise unknown("executor", name, EXECUTORS)
    return Executor(name, 1 if name == "serial" else workers or available(), scheduler)


def with_payload(job: Job, needed: bool) -> Job:
    """Return the job with its plan as bytes, which can be sent to other processes.

    If the plan cannot be sent but the members may run in this process, warn and return a job that runs them here.
    """
    assert not isinstance(job.plan, bytes)
    try:
        return replace(job, plan=job.plan.packed())
    except Exception as e:
        if needed or job.time_limit or job.memory_limit:
            raise
        warnings.warn(
            "the torque cannot be sent to a separate process, so members run in this one: a member that exits, "
            f"crashes or hangs ends the whole run ({type(e).__name__}: {e})",
            RuntimeWarning,
            stacklevel=2,
        )
        return replace(job, isolated=False)


def results(
    pool: Any, job: Job, tasks: Sequence[Task], workers: int, killed: type[Exception] | tuple[()] = ()
) -> Iterator[Done]:
    """Compute tasks with `pool`, a few per worker at a time, and yield each result when it is ready.

    A task that raises `killed`, because its worker was killed, is run once more, in a separate process.
    """
    waiting, suspects = iter(tasks), set()
    pending: dict[Future[Done], Task] = {}
    try:
        while True:
            for task in islice(waiting, max(0, 3 * workers - len(pending))):
                pending[pool.submit(run_task, job, task)] = task
            if not pending:
                return
            # with a timeout, because on Windows Ctrl-C is noticed only between two waits
            for future in wait(pending, timeout=1, return_when=FIRST_COMPLETED).done:
                task = pending.pop(future)
                try:
                    yield future.result()
                except killed:
                    if task.chunk in suspects:
                        raise PolhodeError(
                            f"the Dask workers that ran members {task.low} to {task.high - 1} died repeatedly: "
                            "they were killed, most often because memory ran out. Make chunks smaller, use fewer "
                            "workers, or keep fewer samples. The finished chunks are intact, and resume continues "
                            "from them"
                        ) from None
                    suspects.add(task.chunk)
                    pending[pool.submit(run_task, replace(job, isolated=True), task)] = task
    finally:
        for future in pending:
            future.cancel()


def warn_if_open(address: str) -> None:
    """Warn if the connection to a scheduler is not encrypted and other machines can reach its port."""
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    host = (parts.hostname or "").strip("[]")
    try:
        local = ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = host == "localhost"
    if parts.scheme not in ("tls", "wss", "inproc") and not local:
        warnings.warn(
            f"the Dask scheduler {address} is not encrypted: anyone who can reach its port can run code in your name, "
            "here and on the workers. Use tls:// (docs/ensembles.md shows how), or a network that you fully trust",
            RuntimeWarning,
            stacklevel=2,
        )
