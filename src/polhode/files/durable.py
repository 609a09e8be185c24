"""Atomic writing of files: unique temporary names, fsync, and atomic replacement.

A file is written under a temporary name in the same folder, flushed to the disk with fsync, and renamed; then the
folder is flushed, too.  Readers see either the old file or the new one, never a partial file, even after the process is
killed or the power fails.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import shutil
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO

from ..errors import PolhodeError

# the first release used the second form, which ends in .tmp
TEMPORARY = re.compile(r"\..+\.([0-9a-f]{16}\.part|\d+\.tmp)")
ABANDONED_SECONDS = 86_400.0  # a temporary file that has not changed for a day is assumed to have no writer any more


def temporary_name(path: Path) -> Path:
    """Return a name beside `path` that no other process or thread uses."""
    return path.with_name(f".{path.name}.{secrets.token_hex(8)}.part")


def sync_folder(folder: Path) -> None:
    """Flush the entries of a folder to the disk, except on Windows, which has no such call and writes them in order."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def replace(source: Path, target: Path) -> None:
    """Rename a file over another one; on Windows, try again while a reader has the target open."""
    for pause in (0.01, 0.1, 1.0):
        try:
            return os.replace(source, target)
        except PermissionError:
            if os.name != "nt":
                raise
            time.sleep(pause)
    os.replace(source, target)


@contextlib.contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """Open a new file for writing.  It replaces `path` if the block ends without an error; otherwise it is removed."""
    remove_abandoned(path.parent)
    aside = temporary_name(path)
    try:
        with open(aside, "xb") as f:
            yield f
            f.flush()
            os.fsync(f.fileno())
        replace(aside, path)
        sync_folder(path.parent)
    finally:
        aside.unlink(missing_ok=True)


def write_file(path: Path, content: bytes) -> None:
    """Write `content` to `path`; when this returns, the file is complete and on the disk."""
    with new_file(path) as f:
        f.write(content)


@contextlib.contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """Create a temporary folder beside `path` and remove it when the block ends."""
    remove_abandoned(path.parent)
    aside = temporary_name(path)
    aside.mkdir()
    try:
        yield aside
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def move_file(source: Path, target: Path) -> None:
    """Flush a file written by another library to the disk, and rename it to `target`."""
    with open(source, "rb+") as f:
        os.fsync(f.fileno())
    replace(source, target)
    sync_folder(target.parent)


def move_folder(source: Path, target: Path) -> None:
    """Rename a folder to `target`.  An existing target is renamed first and removed afterwards."""
    old = temporary_name(target)
    if target.exists():
        os.replace(target, old)
    os.replace(source, target)
    sync_folder(target.parent)
    shutil.rmtree(old, ignore_errors=True)


@lru_cache(maxsize=256)
def remove_abandoned(folder: Path) -> None:
    """Remove temporary files that killed processes left in a folder.  A process does this only once for each folder."""
    with contextlib.suppress(OSError):
        for p in [Path(e.path) for e in os.scandir(folder) if TEMPORARY.fullmatch(e.name)]:
            if time.time() - p.stat().st_mtime > ABANDONED_SECONDS:
                remove(p)


def remove(path: Path) -> None:
    """Remove a file or a folder, if it exists."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


@contextlib.contextmanager
def unwritable(path: Path, more: str = "") -> Iterator[None]:
    """Convert errors of the operating system to `PolhodeError`; `more` is the end of the message."""
    try:
        yield
    except OSError as e:
        raise PolhodeError(f"{path} cannot be written: {e.strerror or e}{more}") from e


@contextlib.contextmanager
def disk_errors(path: Path) -> Iterator[None]:
    """Convert errors of the operating system to `PolhodeError`, with a message that says what happened to the data."""
    with unwritable(path, "; the data that were committed before are intact"):
        try:
            yield
        except FileNotFoundError as e:
            if path.exists():
                raise PolhodeError(f"{path} cannot be written: {e.filename or e} is missing") from e
            lost = "was deleted or moved while it was being written, and its data are lost. Run it again"
            raise PolhodeError(f"{path} {lost}") from e
