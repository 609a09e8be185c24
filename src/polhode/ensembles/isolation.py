"""Chunks computed away from this process, by a warden: a member that ends its process, or hangs, fails alone."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..errors import PolhodeError
from .work import Done, Job, Task, never

POLL = 0.2  # seconds between two questions whether the run was stopped
WARDENS = 4  # that are started for one chunk; others may kill them
START = "import sys; sys.path[:] = {path!r}; from polhode.ensembles.warden import main; main()"


class Stopped(Exception):
    """The run was stopped while a chunk was being computed."""


class Worker:
    """Computes chunks of one job in other processes: a warden, which is started when needed, and its child."""

    def __init__(self, job: Job, fork: bool | None = None) -> None:
        assert isinstance(job.plan, bytes)
        self.scratch = tempfile.TemporaryDirectory(prefix="polhode-worker-", ignore_cleanup_errors=True)
        (Path(self.scratch.name) / "plan").write_bytes(job.plan)
        settings = {k: v for k, v in asdict(job).items() if k != "plan"}
        fork = hasattr(os, "fork") if fork is None else fork
        self.settings = {"job": settings, "scratch": self.scratch.name, "fork": fork}
        self.process: subprocess.Popen[bytes] | None = None
        self.reader = ThreadPoolExecutor(1)

    def compute(self, task: Task, stopped: Callable[[], bool] = never) -> Done:
        """Compute a chunk.  Members that end their process, or take too long, are recorded as failed."""
        for _ in range(WARDENS):
            if answer := self._answer(task, stopped):
                break
            self._end()  # it was killed
        else:
            raise PolhodeError(
                f"processes for members {task.low} to {task.high - 1} cannot be started, or were killed. See what they "
                "wrote to standard error. The chunks that are finished are intact"
            )
        if "error" in answer:
            raise PolhodeError(answer["error"])
        content = Path(self.scratch.name) / "content"
        done = Done(*answer["done"])
        return done._replace(content=content.read_bytes()) if answer["content"] else done

    def _answer(self, task: Task, stopped: Callable[[], bool]) -> dict[str, Any]:
        """What the warden says of a task; empty if it ended instead."""
        if self.process is None:
            group: dict[str, Any] = {"start_new_session": True}  # Ctrl-C is for the client
            if sys.platform == "win32":
                group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
            command = [sys.executable, "-c", START.format(path=sys.path)]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **group)
            self._send(self.settings)
        self._send(task._asdict())
        assert self.process.stdout is not None
        line = self.reader.submit(self.process.stdout.readline)
        while not wait([line], POLL).done:
            if stopped():
                raise Stopped
        answer: dict[str, Any] = json.loads(line.result() or b"{}")
        return answer

    def _send(self, message: Any) -> None:
        assert self.process is not None and self.process.stdin is not None
        with contextlib.suppress(OSError):  # it has ended, which the next line read will show
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()

    def _end(self) -> None:
        """End the warden, which ends its child, whatever that is doing."""
        if self.process is None:
            return
        process, self.process = self.process, None
        with contextlib.suppress(OSError):
            process.stdin.close()  # type: ignore[union-attr]
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self.reader.submit(process.stdout.close)  # type: ignore[union-attr]

    def close(self) -> None:
        """End all processes."""
        self._end()
        self.reader.shutdown()
        self.scratch.cleanup()

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
