"""The process in which chunks are computed away from the client; it ends when its client ends.

The client writes frames (8 bytes of length, then the body) to standard input: settings, the plan, then one task after
the other.  The worker writes lines of JSON to standard output: ready, batch, compiling, compiled, done, error, ended.
What a user's function prints goes to standard error.

Where the system can fork, this process is a nursery.  It imports polhode, never runs a user's function, and forks a
child that does.  When the child ends, in whatever way, the nursery reports its exit code and forks another, which takes
milliseconds.  When the client ends, the nursery kills the child, even one that hangs inside a C function.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import queue
import select
import signal
import struct
import sys
import threading
import warnings
from pathlib import Path
from typing import Any

from ..engines import numba as engine
from .cost import trial
from .work import Care, Task, run_chunk

PR_SET_PDEATHSIG = 1


def main() -> None:
    """Read the job from standard input, then compute chunks until the client closes it or ends."""
    tasks, replies = os.dup(0), os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the client, which then ends this process
    settings, plan = json.loads(read_frame(tasks)), read_frame(tasks)
    if settings["fork"]:
        keep_a_child(tasks, replies, settings, plan)
    else:
        compute_tasks(tasks, replies, settings, plan)


def read_frame(source: int) -> bytes:
    (size,) = struct.unpack(">Q", read_exactly(source, 8))
    return read_exactly(source, size)


def read_exactly(source: int, size: int) -> bytes:
    parts = []
    while size:
        part = os.read(source, min(size, 1 << 20))
        if not part:
            os._exit(0)  # the client is gone
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def tell(replies: int, **message: Any) -> None:
    """Send a line.  It begins with a line end, too: the last one may have been cut when its writer was killed."""
    line = f"\n{json.dumps(message)}\n".encode()
    try:
        while line:
            line = line[os.write(replies, line) :]
    except OSError:
        os._exit(0)  # the client is gone


# --- the nursery ----------------------------------------------------------------------------------------------------


def keep_a_child(tasks: int, replies: int, settings: dict[str, Any], plan: bytes) -> None:
    """Fork a child that computes, and another when it ends.  SIGTERM asks to kill the child."""
    wake, waker = os.pipe()
    for end in (wake, waker):
        os.set_blocking(end, False)
    unwanted: list[int] = []
    signal.set_wakeup_fd(waker, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGTERM, lambda *_: unwanted.append(1))
    client, nursery = os.getppid(), os.getpid()
    events = select.poll()
    events.register(tasks, 0)  # only that its other end is closed: what is written to it is for the child
    events.register(wake, select.POLLIN)
    while True:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # threads of OpenBLAS, which survives a fork
            child = os.fork()
        if child == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            os.setpgid(0, 0)
            end_with_parent(nursery)
            try:
                compute_tasks(tasks, replies, settings, plan)
            finally:
                os._exit(0)
        with contextlib.suppress(OSError):
            os.setpgid(child, child)
        ended = 0
        while not ended:
            closed = any(source == tasks for source, _ in events.poll(1000))
            with contextlib.suppress(BlockingIOError):
                os.read(wake, 512)
            gone = closed or os.getppid() != client
            if gone or unwanted:
                unwanted.clear()
                kill_group(child)
            ended, status = os.waitpid(child, 0 if gone else os.WNOHANG)
        kill_group(child)  # processes that it started
        if gone:
            os._exit(0)
        tell(replies, ended=os.waitstatus_to_exitcode(status))


def kill_group(leader: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


def end_with_parent(parent: int) -> None:
    """Ask Linux to kill this process when its parent ends; elsewhere it ends when it next reads or writes."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)


# --- the child ------------------------------------------------------------------------------------------------------


def compute_tasks(tasks: int, replies: int, settings: dict[str, Any], plan: bytes) -> None:
    """Compute one task after the other."""
    inbox: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()

    def read_tasks() -> None:  # in a thread, which ends the process when the client is gone
        while True:
            inbox.put(json.loads(read_frame(tasks)))

    threading.Thread(target=read_tasks, daemon=True).start()
    if settings["memory_limit"]:
        limit_memory(settings["memory_limit"])
    if settings["time_limit"]:
        announce_compilation(replies)
    tell(replies, ready=os.getpid())
    while True:
        task = inbox.get()
        if task.pop("for") != os.getpid():  # for one that ended before it could read this
            continue
        try:
            answer = compute(replies, settings, plan, **task)
        except BaseException as e:
            tell(replies, error=str(e), kind=type(e).__name__)
        else:
            tell(replies, done=answer)
        with contextlib.suppress(Exception):
            sys.stdout.flush()


def compute(replies: int, settings: dict[str, Any], plan: bytes, **task: Any) -> list[Any]:
    """The answer to a task: what is known of a chunk, or how long a trial took."""
    if "trial" in task:
        from .plan import unpacked

        return list(trial(unpacked(plan), *task["trial"]))
    care = Care(
        {int(k): (code, reason) for k, (code, reason) in task["failed"].items()}, task["apart"],
        Path(task["saved"]) if task["saved"] else None, lambda batch: tell(replies, batch=list(batch)), isolated=True,
    )  # fmt: skip
    done = run_chunk(
        plan, settings["folder"], Task(*task["task"]), settings["made_with"], settings["threads"], care=care
    )
    if done.content is not None:  # too long for a line
        Path(task["content"]).write_bytes(done.content)
    return list(done._replace(content=None))


def limit_memory(size: int) -> None:
    """Refuse allocations of more bytes in all than this, beyond what the process has taken already."""
    import resource

    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + size
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def announce_compilation(replies: int) -> None:
    """Tell the client when code is compiled, which does not count towards a member's time limit."""
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        depth = 0

        def on_start(self, event: Any) -> None:
            self.depth += 1
            if self.depth == 1:
                tell(replies, compiling=True)

        def on_end(self, event: Any) -> None:
            self.depth -= 1
            if self.depth == 0:
                tell(replies, compiled=True)

    event.register("numba:compile", Listener())


__all__ = ["engine", "main"]
