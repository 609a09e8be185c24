"""Members that run in a child process: one that ends its process, or hangs, fails alone.

When the child ends, in whatever way, or takes too long, another is started (where the system can fork, in milliseconds,
from a server process that has imported polhode and never runs a user's function).  The members that were running are
divided into smaller groups, until the one to blame is alone.  That one is recorded as failed.
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
from collections import Counter
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, cast

import numpy as np

from ..engines.numba import limited_threads
from ..errors import PolhodeError
from .members import CRASHED, KILLED, TIMED_OUT, Piece, Runner
from .plan import unpacked
from .work import Job, Task, compute_chunk

PARTS = 32  # groups into which suspects are divided
DEATHS = {CRASHED: 2, KILLED: 3}  # of a member alone, before it is blamed: others may have disturbed the first
SILENT_DEATHS = 4  # children that end before they run any member
POLL = 0.2  # seconds between two looks at the clock
LOST = 255  # exit code of a child whose server was killed
PR_SET_PDEATHSIG = 1
START = threading.Lock()
# signals that a process brings upon itself, unlike SIGKILL, which comes from outside
OWN_SIGNALS = {
    getattr(signal, name)
    for name in ("SIGSEGV", "SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSYS", "SIGTRAP")
    if hasattr(signal, name)
}


class Stopped(Exception):
    """The run was stopped while a chunk was being computed."""


class Death(NamedTuple):
    """The end of a child: its exit code (negative: a signal), was it running members, and were they too slow?"""

    code: int
    running: bool
    too_slow: bool


class Worker:
    """Computes chunks of one job in a child process, which is started when needed."""

    def __init__(self, job: Job, start_method: str | None = None) -> None:
        if start_method is None:
            start_method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        self.job, self.context = job, cast(Any, multiprocessing.get_context(start_method))
        if start_method == "forkserver":
            self.context.set_forkserver_preload([__name__])
        self.child: Any = None
        self.pipe: Connection | None = None
        self.stopped: Callable[[], bool] = lambda: False

    def compute(self, task: Task, stopped: Callable[[], bool] = lambda: False) -> Any:
        """Compute a chunk.  Members that end their process, or take too long, are recorded as failed."""
        self.stopped = stopped
        return compute_chunk(self.job, task, self.run)

    def run(self, members: np.ndarray) -> Piece:
        """Run members, and find those that end their process."""
        groups, pieces = [members], []
        deaths: Counter[int] = Counter()
        silent = 0
        while groups:
            group = groups.pop(0)
            answer = self.attempt(group)
            if isinstance(answer, Piece):
                pieces.append(answer)
            elif not answer.running:
                silent += 1
                if silent == SILENT_DEATHS:
                    raise PolhodeError(
                        f"the process for members {members[0]} to {members[-1]} ended {silent} times outside of any "
                        f"member: {description(answer.code)}. See what it wrote to standard error"
                    )
                groups.insert(0, group)
            elif not self.job.blame:
                raise PolhodeError(f"a member ended its process: {description(answer.code)}")
            elif len(group) > 1:
                groups[:0] = np.array_split(group, min(PARTS, len(group)))
            else:
                deaths[int(group[0])] += 1
                code, reason = self.verdict(answer)
                if deaths[int(group[0])] < DEATHS.get(code, 1):
                    groups.insert(0, group)  # once more, as the first of a fresh child
                    continue
                failed = self.attempt(group, (code, reason))
                if isinstance(failed, Death):
                    raise PolhodeError(f"member {group[0]} cannot be recorded: {description(failed.code)}")
                pieces.append(failed)
        return Piece.merged(pieces)

    def verdict(self, death: Death) -> tuple[int, str]:
        """The outcome and the reason of a member that was alone when its process ended."""
        if death.too_slow:
            return TIMED_OUT, f"it took longer than the time limit of {self.job.time_limit:g} s"
        own = 0 <= death.code != LOST or -death.code in OWN_SIGNALS
        return CRASHED if own else KILLED, description(death.code)

    def attempt(self, members: np.ndarray, failed: tuple[int, str] | None = None) -> Piece | Death:
        """What the child makes of members, or how it ended.  `failed`: do not run them, record them as such."""
        if self.child is None:
            self.start()
        assert self.pipe is not None
        limit = self.job.time_limit
        began: float | None = None  # when the batch was begun; None while none runs, or code is compiled
        running = too_slow = False
        with contextlib.suppress(EOFError, OSError):
            self.pipe.send((members, failed))
            while True:
                if self.pipe.poll(min(POLL, limit / 5) if limit else POLL):
                    kind, *facts = self.pipe.recv()
                    if kind == "piece":
                        return facts[0]
                    if kind == "error":
                        raise PolhodeError(*facts)
                    running = True
                    began = time.monotonic() if kind == "batch" else None
                elif self.child.exitcode is not None:
                    break
                if self.stopped():
                    raise Stopped
                if limit and began is not None and not too_slow and time.monotonic() - began > limit:
                    too_slow = True
                    self.child.kill()
        self.child.join(POLL)
        return Death(self.close(), running, too_slow)

    def start(self) -> None:
        """Start a child."""
        self.pipe, theirs = self.context.Pipe()
        self.child = self.context.Process(target=keep_running, args=(theirs, self.job), daemon=True)
        with without_main_module():
            self.child.start()
        theirs.close()

    def close(self) -> int:
        """Kill the child and the processes that it started; returns its exit code."""
        if self.child is None:
            return 0
        child, self.child = self.child, None
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(child.pid, signal.SIGKILL)
        child.kill()
        child.join()
        assert self.pipe is not None
        self.pipe.close()
        code: int = child.exitcode
        child.close()
        return code


@contextlib.contextmanager
def without_main_module() -> Iterator[None]:
    """Hide the user's script, which multiprocessing would run again in each child, and that this process is a daemon,
    as workers of Dask are, which multiprocessing does not allow to have children."""
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
    """How a process ended, in words."""
    if code >= 0:
        return f"its process ended with exit code {code}"
    try:
        name = signal.Signals(-code).name
    except ValueError:
        name = f"signal {-code}"
    if name == "SIGKILL":
        return "its process was killed (SIGKILL); the usual cause is that memory ran out"
    return f"its process was ended by {name}"


# --- the child ------------------------------------------------------------------------------------------------------


def keep_running(pipe: Any, job: Job) -> None:
    """Run the members that the client names, until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the client, which then ends this process
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
    if sys.platform == "linux":  # end with the server, which ends with the client, even inside a C function
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    server = getattr(sys.modules.get("multiprocessing.forkserver"), "_forkserver", None)
    if (alive := getattr(server, "_forkserver_alive_fd", None)) is not None:
        os.close(alive)  # with which each child would keep the server alive
    threading.Thread(target=end_with_client, daemon=True).start()
    os.dup2(2, 1)  # what a user's function prints goes to standard error
    if job.memory_limit:
        limit_memory(job.memory_limit)
    if job.time_limit:
        announce_compilation(pipe)
    assert isinstance(job.plan, bytes)
    runner = Runner(unpacked(job.plan), lambda: pipe.send(("batch",)), isolated=True)
    with limited_threads(job.threads), contextlib.suppress(EOFError, OSError):
        while True:
            members, failed = pipe.recv()
            try:
                piece = runner.run(members) if failed is None else runner.failed(members, *failed)
                answer: tuple[Any, ...] = ("piece", piece)
            except BaseException as e:
                answer = ("error", str(e) if isinstance(e, PolhodeError) else f"{type(e).__name__}: {e}")
            pipe.send(answer)
            with contextlib.suppress(Exception):
                sys.stdout.flush()


def end_with_client() -> None:
    """End this process when the client has ended, unless a C function lets no other thread run."""
    client: Any = multiprocessing.parent_process()
    client.join()
    os._exit(1)


def limit_memory(size: int) -> None:
    """Refuse allocations of more bytes in all than this, beyond what the process has taken already."""
    import resource

    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + size
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def announce_compilation(pipe: Any) -> None:
    """Tell the client when code is compiled, which does not count towards a member's time limit."""
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        depth = 0

        def on_start(self, event: Any) -> None:
            self.depth += 1
            if self.depth == 1:
                pipe.send(("compiling",))

        def on_end(self, event: Any) -> None:
            self.depth -= 1
            if self.depth == 0:
                pipe.send(("batch",))

    event.register("numba:compile", Listener())
