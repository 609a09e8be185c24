"""The warden: a process that never runs a user's function, but keeps a child that does.

It reads lines of JSON from standard input, settings and then tasks, and answers each task with a line.  When the child
ends, in whatever way, or takes too long, the warden starts another (where the system can fork, in milliseconds) and
divides the members that were running into smaller groups, until the one to blame is alone.  That one is recorded as
failed.  When the client ends or closes the input, the warden kills the child, even one that hangs inside a C function.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import multiprocessing
import os
import queue
import shutil
import signal
import sys
import threading
import time
import warnings
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..engines import numba  # noqa: F401  imported once here, for all children
from ..engines.numba import limited_threads
from ..errors import PolhodeError
from .members import CRASHED, KILLED, TIMED_OUT, Piece, Runner
from .plan import unpacked
from .work import Job, Task, compute_chunk

PARTS = 32  # groups into which suspects are divided
DEATHS = {CRASHED: 2, KILLED: 3}  # of a member alone, before it is blamed: others may have disturbed the first
SILENT_DEATHS = 4  # processes that end before they run any member
POLL = 0.2  # seconds between two looks at the clock
PR_SET_PDEATHSIG = 1
# signals that a process brings upon itself, unlike SIGKILL, which comes from outside
OWN_SIGNALS = {
    getattr(signal, name)
    for name in ("SIGSEGV", "SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSYS", "SIGTRAP")
    if hasattr(signal, name)
}


class Death(NamedTuple):
    """The end of a child: its exit code (negative: a signal), was it running members, and were they too slow?"""

    code: int
    running: bool
    too_slow: bool


def main() -> None:
    """Answer tasks until the client closes standard input, or ends."""
    requests, replies = os.dup(0), os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what a user's function prints goes to standard error
    sys.stdin = None
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the client, which then ends this process
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    scratch: list[str] = []

    def listen() -> None:
        with os.fdopen(requests, "rb", closefd=False) as source:
            for line in source:
                lines.put(line)
        for child in multiprocessing.active_children():
            end_group(child)
        for folder in scratch:
            shutil.rmtree(folder, ignore_errors=True)
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    settings = json.loads(lines.get())
    scratch.append(settings["scratch"])
    payload = (Path(scratch[0]) / "plan").read_bytes()
    warden = Warden(Job(plan=payload, **settings["job"]), settings["fork"], (requests, replies))
    while True:
        answer = json.dumps(warden.answer(Task(**json.loads(lines.get())), Path(scratch[0]) / "content"))
        with contextlib.suppress(BrokenPipeError), os.fdopen(replies, "wb", closefd=False) as out:
            out.write(answer.encode() + b"\n")


class Warden:
    """Runs members in a child, and finds those that end it."""

    def __init__(self, job: Job, fork: bool, pipes: tuple[int, ...] = ()) -> None:
        self.job, self.pipes = job, pipes if fork else ()  # a child that is started anew does not inherit pipes
        self.context: Any = multiprocessing.get_context("fork" if fork else "spawn")
        self.child: Any = None
        self.pipe: Connection | None = None

    def answer(self, task: Task, content: Path) -> dict[str, Any]:
        """Compute a chunk; a file takes its content if this machine does not see the folder."""
        try:
            done = compute_chunk(self.job, task, self.run)
            if done.content is not None:
                content.write_bytes(done.content)
        except Exception as e:
            return {"error": str(e) if isinstance(e, PolhodeError) else f"{type(e).__name__}: {e}"}
        return {"done": done[:4], "content": done.content is not None}

    def run(self, members: np.ndarray) -> Piece:
        """Run members.  Those that end their process, or take too long, are found and recorded as failed."""
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
                        f"member: {description(answer.code)}. The chunks that are finished are intact"
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
                    groups.insert(0, group)  # once more, as the first of a fresh process
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
        own = death.code >= 0 or -death.code in OWN_SIGNALS
        return CRASHED if own else KILLED, description(death.code)

    def attempt(self, members: np.ndarray, failed: tuple[int, str] | None = None) -> Piece | Death:
        """What the child makes of members, or how it ended.  `failed`: do not run them, record them as such."""
        if self.child is None:
            self.start()
        assert self.pipe is not None
        limit = self.job.time_limit
        began: float | None = None  # when the batch was begun; None while none runs, or code is compiled
        running = too_slow = False
        try:
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
                if limit and began is not None and not too_slow and time.monotonic() - began > limit:
                    too_slow = True
                    self.child.kill()
        except (EOFError, OSError):
            pass
        child, self.child = self.child, None
        end_group(child)
        return Death(child.exitcode, running, too_slow)

    def start(self) -> None:
        """Start a child."""
        self.pipe, theirs = self.context.Pipe()
        assert self.pipe is not None
        ours = [self.pipe.fileno(), *self.pipes] if self.pipes else []
        self.child = self.context.Process(target=keep_running, args=(theirs, self.job, ours, os.getpid()))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # threads of OpenBLAS, which survives a fork
            self.child.start()
        theirs.close()


def end_group(child: Any) -> None:
    """Kill a child and the processes that it started, and wait for its end."""
    child.join(POLL)  # if it is ending by itself, its exit code tells why
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()
    child.join()


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


def keep_running(pipe: Any, job: Job, unneeded: list[int], warden: int) -> None:
    """Run the members that the warden names, until it ends."""
    for handle in unneeded:  # so that others see the end of the warden
        os.close(handle)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
    if sys.platform == "linux":  # elsewhere it ends when it next reads or writes
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != warden:
            return
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
                name = "" if isinstance(e, PolhodeError) else f"{type(e).__name__}: "
                answer = ("error", f"{name}{e}")
            pipe.send(answer)
            with contextlib.suppress(Exception):
                sys.stdout.flush()


def limit_memory(size: int) -> None:
    """Refuse allocations of more bytes in all than this, beyond what the process has taken already."""
    import resource

    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + size
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def announce_compilation(pipe: Any) -> None:
    """Tell the warden when code is compiled, which does not count towards a member's time limit."""
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
