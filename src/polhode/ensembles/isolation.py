"""Runs members in a child process.  If a member ends this process or hangs, only this member fails.

If the child ends for any reason, or takes too long, a new one is started.  On systems that can fork, this takes only
milliseconds, because a server process forks the child.  The server has imported polhode and never runs a user's
function.  `members.divide` then finds the member that caused the failure.
"""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np

from ..engines.numba import limited_threads
from ..errors import PolhodeError
from .members import CRASHED, KILLED, TIMED_OUT, Failure, Piece, attempt_members
from .plan import Plan, unpacked

SILENT_DEATHS = 4  # how often a child may end before it runs a member
POLL = 0.2  # seconds between two checks of the time limit
LOST = 255  # exit code of a child whose server process was killed
PR_SET_PDEATHSIG = 1
START = threading.Lock()
# signals that a process causes itself; SIGKILL, in contrast, is sent by others
OWN_SIGNALS = {getattr(signal, f"SIG{x}", None) for x in ("SEGV", "ABRT", "BUS", "FPE", "ILL", "SYS", "TRAP")}


@dataclass(frozen=True)
class Job:
    """What all chunks of one run of a study have in common."""

    plan: Plan | bytes  # bytes, if it is sent to other processes
    digest: str
    folder: str
    made_with: dict[str, str]  # versions that a worker must have; if empty, any versions are allowed
    threads: int = 1
    isolated: bool = False  # whether each worker runs members in a separate process
    time_limit: float | None = None  # largest time of a member in seconds
    memory_limit: float | None = None  # memory of a worker in bytes
    run: str = ""  # identifies this run of the study


class Stopped(Exception):
    """Raised if the run is stopped while a chunk is being computed."""


class Worker:
    """Runs members of one job in a child process.  The child is started when it is needed."""

    def __init__(self, job: Job, start_method: str | None = None) -> None:
        if start_method is None:
            start_method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        self.job, self.context = job, cast(Any, multiprocessing.get_context(start_method))
        if start_method == "forkserver":
            self.context.set_forkserver_preload([__name__])
        self.child: Any = None
        self.pipe: Connection
        self.end = ""  # description of how the last child ended
        self.stopped: Callable[[], bool] = lambda: False  # tells whether the chunk is no longer needed

    def attempt(self, members: np.ndarray, failure: Failure | None = None) -> Piece | Failure:
        """Return the results of members that run in the child, or a failure.  If `failure` is given, record it."""
        for _ in range(SILENT_DEATHS):
            if (answer := self.ask(members, failure)) is not None:
                return answer
        raise PolhodeError(
            f"the process for members {members[0]} to {members[-1]} ended {SILENT_DEATHS} times before it ran a "
            f"member: {self.end}. Look at its messages on standard error"
        )

    def ask(self, members: np.ndarray, failure: Failure | None) -> Piece | Failure | None:
        """Send members to the child and return its answer, or None if the child ended before it ran a member."""
        if self.child is None:
            self.start()
        limit = self.job.time_limit
        began: float | None = None  # start time of the batch; None if no batch is running, or while code is compiled
        running = too_slow = False
        with contextlib.suppress(EOFError, OSError):
            self.pipe.send((members, failure))
            while True:
                if self.pipe.poll(min(POLL, limit / 5) if limit else POLL):
                    answer = self.pipe.recv()
                    if isinstance(answer, PolhodeError):
                        raise answer
                    if not isinstance(answer, str):
                        return cast(Piece | Failure, answer)
                    running = True
                    began = time.monotonic() if answer == "batch" else None
                elif self.child.exitcode is not None:
                    break
                if self.stopped():
                    raise Stopped
                if limit and began is not None and not too_slow and time.monotonic() - began > limit:
                    too_slow = True
                    self.child.kill()
        self.child.join(POLL)
        code = self.close()
        self.end = description(code)
        if not running:
            return None
        if too_slow:
            return Failure(TIMED_OUT, f"it took longer than the time limit of {limit:g} s")
        # The batch of the member, or other processes, may have caused this failure. So it is recorded only if the
        # member also fails when it runs alone, and more than once.
        own = 0 <= code != LOST or -code in OWN_SIGNALS
        return Failure(CRASHED, self.end, 2) if own else Failure(KILLED, self.end, 3)

    def start(self) -> None:
        """Start a child process."""
        self.pipe, theirs = self.context.Pipe()
        self.child = self.context.Process(target=keep_running, args=(theirs, self.job), daemon=True)
        with without_main_module():
            self.child.start()
        theirs.close()

    def close(self) -> int:
        """Kill the child and the processes that it started, and return its exit code."""
        if self.child is None:
            return 0
        child, self.child = self.child, None
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(child.pid, signal.SIGKILL)
        child.kill()
        child.join()
        self.pipe.close()
        code: int = child.exitcode
        child.close()
        return code


@contextlib.contextmanager
def without_main_module() -> Iterator[None]:
    """Hide from multiprocessing which script the user runs, and that this process may be a daemon.

    Otherwise it would run the script again in each child, and not let daemons, such as Dask workers, start children.
    """
    with START:
        main, facts = sys.modules["__main__"], multiprocessing.current_process()._config  # type: ignore[attr-defined]
        daemon = facts.pop("daemon", None)
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main
            facts.update({} if daemon is None else {"daemon": daemon})


def description(code: int) -> str:
    """Describe how a process ended."""
    if code >= 0:
        return f"its process ended with exit code {code}"
    if code == -9:
        return "its process was killed (SIGKILL); the usual cause is that memory ran out"
    names = {int(s): s.name for s in signal.Signals}
    return f"its process was ended by {names.get(-code, f'signal {-code}')}"


def keep_running(pipe: Any, job: Job) -> None:
    """Main loop of a child: run the members that the client sends, until the client ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the client, which then ends this process
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
    if sys.platform == "linux":  # end when the server ends, even inside a C function; the server ends with the client
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    server = getattr(sys.modules.get("multiprocessing.forkserver"), "_forkserver", None)
    if (alive := getattr(server, "_forkserver_alive_fd", None)) is not None:
        os.close(alive)  # an open copy of this file descriptor would keep the server alive
    threading.Thread(target=end_with_client, daemon=True).start()
    os.dup2(2, 1)  # output of a user's function goes to standard error, not to standard output
    if job.memory_limit:
        limit_memory(job.memory_limit)
    if job.time_limit:
        announce_compilation(pipe)
    assert isinstance(job.plan, bytes)
    plan = unpacked(job.plan)
    with limited_threads(job.threads), contextlib.suppress(EOFError, OSError):
        while True:
            members, failure = pipe.recv()
            try:
                answer: Any = attempt_members(plan, members, failure, lambda: pipe.send("batch"))
            except BaseException as e:
                answer = PolhodeError(str(e) if isinstance(e, PolhodeError) else f"{type(e).__name__}: {e}")
            pipe.send(answer)
            with contextlib.suppress(Exception):
                sys.stdout.flush()


def end_with_client() -> None:
    """End this process when the client has ended.  This does not work while a C function blocks all other threads."""
    cast(Any, multiprocessing.parent_process()).join()
    os._exit(1)


def limit_memory(size: float) -> None:
    """Limit the memory of this process to its current size plus `size` bytes."""
    import resource

    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + int(size)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def announce_compilation(pipe: Any) -> None:
    """Tell the client when compilation starts and ends, because a member's time limit does not include it."""
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        depth = 0

        def on_start(self, event: Any) -> None:
            self.depth += 1
            if self.depth == 1:
                pipe.send("compiling")

        def on_end(self, event: Any) -> None:
            self.depth -= 1
            if self.depth == 0:
                pipe.send("batch")

    event.register("numba:compile", Listener())
