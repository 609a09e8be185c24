"""Chunks computed in processes of their own: a member that ends its process, or hangs, fails alone.

A worker says which members it is about to run.  If its process ends, or takes too long, these members are the suspects:
the next process runs them in smaller groups, before the others, until the one to blame is alone.  That one is recorded
as failed, with what happened, and the rest of the chunk is computed.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from .. import errors
from ..errors import PolhodeError
from .work import CRASHED, KILLED, TIMED_OUT, Done, Task, never

PARTS = 32  # groups into which suspects are divided
DEATHS = {CRASHED: 2, KILLED: 3}  # of a member alone, before it is blamed: others may have disturbed the first
SILENT_DEATHS = 4  # processes that end before they run any member
POLL = 0.2  # seconds between two looks at the clock
START = "import sys; sys.path[:] = {path!r}; from polhode.ensembles.worker import main; main()"
# signals that a process brings upon itself, unlike SIGKILL, which comes from outside
OWN_SIGNALS = {
    getattr(signal, name)
    for name in ("SIGSEGV", "SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSYS", "SIGTRAP")
    if hasattr(signal, name)
}


class Stopped(Exception):
    """The run was stopped while a chunk was being computed."""


class Death(NamedTuple):
    """The end of a process: the members it was running, its exit code (negative: a signal), and was it too slow?"""

    batch: list[int]
    code: int
    too_slow: bool


class Worker:
    """A process that computes chunks of one study; it is started when needed, and replaced when it ends."""

    def __init__(self, plan: bytes, fork: bool | None = None, **settings: Any) -> None:
        self.plan = plan
        limits = {"time_limit": None, "memory_limit": None}
        self.settings: dict[str, Any] = {"folder": "", "made_with": {}, "threads": 1, **limits, **settings}
        self.settings["fork"] = hasattr(os, "fork") if fork is None else fork
        self.process: subprocess.Popen[bytes] | None = None
        self.inbox: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self.pid = 0  # of the process that is ready for a task
        self.scratch = tempfile.TemporaryDirectory(prefix="polhode-worker-", ignore_cleanup_errors=True)

    # --- the process

    def _start(self) -> None:
        flags: dict[str, Any] = {"start_new_session": True}  # Ctrl-C is for the client
        if sys.platform == "win32":
            flags = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
        self.inbox = queue.SimpleQueue()
        self.process = subprocess.Popen(
            [sys.executable, "-c", START.format(path=sys.path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **flags
        )
        threading.Thread(target=listen, args=(self.process, self.inbox), daemon=True).start()
        self._send(json.dumps(self.settings).encode())
        self._send(self.plan)

    def _send(self, body: bytes) -> None:
        assert self.process is not None and self.process.stdin is not None
        with contextlib.suppress(OSError):  # it has ended, which its listener reports
            self.process.stdin.write(struct.pack(">Q", len(body)) + body)
            self.process.stdin.flush()

    def _receive(self, seconds: float) -> dict[str, Any] | None:
        """The next message, or None if none came in time."""
        try:
            message = self.inbox.get(timeout=seconds)
        except queue.Empty:
            return None
        if "ended" in message:
            self.pid = 0
            if message.get("last"):
                self.process = None
        return message

    def _kill(self) -> None:
        """End the process that computes."""
        if self.process is not None:
            self.process.terminate() if self.settings["fork"] else self.process.kill()

    def _make_ready(self, stopped: Callable[[], bool]) -> None:
        deaths = 0
        while not self.pid:
            if self.process is None:
                self._start()
            message = self._receive(POLL)
            if stopped():
                raise Stopped
            if message and "ready" in message:
                self.pid = message["ready"]
            elif message and "ended" in message:
                deaths += 1
                if deaths == SILENT_DEATHS:
                    raise PolhodeError(
                        f"processes for members cannot be started: {description(message['ended'])}. See what they "
                        "wrote to standard error"
                    )

    def close(self) -> None:
        """End the process, whatever it is doing."""
        if self.process is not None:
            process, self.process, self.pid = self.process, None, 0
            assert process.stdin is not None
            with contextlib.suppress(OSError):
                process.stdin.close()
            if not self.settings["fork"]:
                process.kill()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.scratch.cleanup()

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- tasks

    def _attempt(self, stopped: Callable[[], bool], **task: Any) -> list[Any] | Death:
        """The answer to a task, or how its process ended."""
        self._make_ready(stopped)
        self._send(json.dumps({"for": self.pid, **task}).encode())
        limit: float | None = self.settings["time_limit"]
        poll = min(POLL, limit / 5) if limit else POLL
        batch: list[int] = []
        began: float | None = None  # when the batch was begun; None while none runs, or code is compiled
        too_slow = False
        while True:
            message = self._receive(poll)
            if stopped():
                raise Stopped
            if limit and began is not None and time.monotonic() - began > limit and not too_slow:
                too_slow = True
                self._kill()
            if message is None:
                continue
            if "batch" in message:
                batch, began = message["batch"] or batch, time.monotonic() if message["batch"] else None
            elif "compiling" in message:
                began = None
            elif "compiled" in message:
                began = time.monotonic() if batch else None
            elif "done" in message:
                return list(message["done"])
            elif "error" in message:
                kind = getattr(errors, message["kind"], None)
                known = kind if isinstance(kind, type) and issubclass(kind, PolhodeError) else PolhodeError
                text = message["error"] if kind is not None else f"{message['kind']}: {message['error']}"
                raise (PolhodeError if known is errors.SimulationFailed else known)(text)
            elif "ended" in message:
                return Death(batch, message["ended"], too_slow)

    def compute(self, task: Task, stopped: Callable[[], bool] = never) -> Done:
        """Compute a chunk.  Members that end their process, or take too long, are found and recorded as failed."""
        failed: dict[int, tuple[int, str]] = {}
        apart: list[list[int]] = []
        deaths: Counter[int] = Counter()
        silent = 0
        content, saved = (Path(self.scratch.name) / f"{task.chunk}.{what}" for what in ("content", "saved"))
        while True:
            answer = self._attempt(
                stopped, task=list(task), failed=failed, apart=apart, content=str(content),
                saved=str(saved) if apart or failed else None,
            )  # fmt: skip
            if not isinstance(answer, Death):
                break
            suspects = answer.batch
            rest = [left for group in apart if (left := [m for m in group if m not in set(suspects)])]
            if not suspects:
                silent += 1
                if silent == SILENT_DEATHS:
                    raise PolhodeError(
                        f"the process for members {task.low} to {task.high - 1} ended {silent} times outside of any "
                        f"member: {description(answer.code)}. The chunks that are finished are intact"
                    )
            elif len(suspects) == 1:
                (member,) = suspects
                deaths[member] += 1
                code, reason = self._verdict(answer)
                if deaths[member] >= DEATHS.get(code, 1):
                    failed[member] = code, reason
                    apart = rest
                else:
                    apart = [suspects, *rest]  # once more, as the first of a fresh process
            else:
                size = -(-len(suspects) // PARTS)
                apart = [*(suspects[k : k + size] for k in range(0, len(suspects), size)), *rest]
        saved.unlink(missing_ok=True)
        done = Done(*answer)
        if content.exists():
            done = done._replace(content=content.read_bytes())
            content.unlink()
        return done

    def _verdict(self, death: Death) -> tuple[int, str]:
        """The outcome and reason of a member that was alone when its process ended."""
        if death.too_slow:
            limit = self.settings["time_limit"]
            return TIMED_OUT, f"it took longer than the time limit of {limit:g} s"
        own = death.code >= 0 or -death.code in OWN_SIGNALS
        return CRASHED if own else KILLED, description(death.code)

    def trial(self, at_most: int, seconds: float, stopped: Callable[[], bool] = never) -> list[Any] | None:
        """How long members take, as `cost.trial` measures it; None if one of them ended the process."""
        answer = self._attempt(stopped, trial=[at_most, seconds])
        return None if isinstance(answer, Death) else answer


def listen(process: subprocess.Popen[bytes], inbox: queue.SimpleQueue[dict[str, Any]]) -> None:
    """Put the messages of a process into the inbox, and at its end the exit code."""
    assert process.stdout is not None
    with process.stdout as lines:
        for line in lines:
            with contextlib.suppress(ValueError):  # cut, because its writer was killed
                inbox.put(json.loads(line))
    inbox.put({"ended": process.wait(), "last": True})


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


def needs_process(plan: Any, settings: Mapping[str, Any]) -> bool:
    """Must members run in processes of their own, so that none of them can harm the client?"""
    return bool(plan.calls_python or settings["time_limit"] or settings["memory_limit"])
