"""A lock that lets only one process at a time write a result.  It is released when that process ends."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

from ..errors import InvalidInput, PolhodeError
from .durable import disk_errors


class Lock:
    """Lock that allows only one process at a time to write a result.

    The lock is tied to the real path, so all symbolic links to a result share one lock.  The operating system holds it
    (flock, or locking on Windows) and releases it when the process ends, even if the process is killed.  Systems
    without these calls use a lock file instead.  A killed process leaves that file behind; the error message then names
    it.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.file = path, -1
        real = Path(os.path.realpath(path))
        self.name = real.with_name(f".{real.name}.lock")

    def __enter__(self) -> None:
        lock = system_lock()
        held = f"{self.path} is being written by another process"
        while self.file < 0:
            with disk_errors(self.path.parent):
                try:
                    file = os.open(self.name, os.O_RDWR | os.O_CREAT | (os.O_EXCL if lock is None else 0), 0o644)
                except FileExistsError:
                    raise InvalidInput(f"{held}; if not, delete {self.name}") from None
                except PermissionError:
                    if os.name != "nt":
                        raise
                    raise InvalidInput(held) from None  # Windows: the other process is removing the lock file right now
            try:
                if lock is not None:
                    lock(file)
                # The other process removes the lock file when it ends.  If it does so between our open and our lock, we
                # have locked a file that no longer has this name, and must try again.
                if same_file(file, self.name):
                    self.file = file
            except (BlockingIOError, PermissionError):
                raise InvalidInput(held) from None
            except OSError as e:
                raise PolhodeError(f"{self.path} cannot be locked: {e.strerror or e}; write to another disk") from e
            finally:
                if self.file < 0:
                    os.close(file)

    def __exit__(self, *_: Any) -> None:
        if self.file >= 0:
            if os.name == "nt":  # Windows cannot remove an open file
                os.close(self.file)
            with contextlib.suppress(OSError):
                self.name.unlink(missing_ok=True)
            if os.name != "nt":
                os.close(self.file)
            self.file = -1


def system_lock() -> Any:
    """Return the function that locks an open file without waiting, or None if the system has no such function."""
    try:
        import fcntl

        return lambda file: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    try:
        import msvcrt

        return lambda file: msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except ImportError:
        return None


def same_file(file: int, path: Path) -> bool:
    """Return whether `path` still refers to the open file `file`."""
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False
