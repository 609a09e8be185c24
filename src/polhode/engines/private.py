"""Files that nobody but the user can have written, protected by a key.

Compiled code is stored as pickles, and loading a pickle can run any code.  So a folder is used only if it belongs to
the user and nobody else may write to it.  Each file in it is opened without following links, and the owner and mode of
the open file are checked, so that nobody can replace the file between the check and the reading.  Its content begins
with a keyed digest (HMAC). The key is random and is stored in a file outside of the folder that only the user can read.
Some file systems (network drives, memory sticks) report false owners and modes, and Windows has no such modes; there
only the key protects the files.  On Windows the key is in the user's %LOCALAPPDATA%.
"""

from __future__ import annotations

import contextlib
import functools
import hmac
import os
import secrets
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

POSIX = os.name == "posix"
DIGEST = 32  # length in bytes
NO_LINKS = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
WAIT_FOR_NOTHING = getattr(os, "O_NONBLOCK", 0)  # do not block if the name belongs to a pipe; the check then refuses it


class NotPrivate(OSError):
    """Raised if somebody else could have written a file."""


def check_private(opened: int, what: str, kind: Any) -> None:
    """Raise NotPrivate if an open file or folder belongs to another user, or others may write to it."""
    facts = os.fstat(opened)
    if not kind(facts.st_mode):
        raise NotPrivate(f"{what} is not a {'folder' if kind is stat.S_ISDIR else 'plain file'}")
    if not POSIX:
        return
    if facts.st_uid != os.geteuid():
        raise NotPrivate(f"{what} belongs to another user")
    if facts.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise NotPrivate(f"{what} can be written by other users; to forbid this, run chmod go-w {what}")


class PrivateFolder:
    """A folder that only the user can write to.  Use it in a `with` statement, which opens and checks it."""

    def __init__(self, path: Path, make: bool = False) -> None:
        self.path, self.make, self.opened = path, make, -1

    def __enter__(self) -> PrivateFolder:
        if self.make:
            for place in (*reversed(self.path.parents), self.path):
                if not place.exists():
                    with contextlib.suppress(FileExistsError):
                        place.mkdir(mode=0o700)
        if POSIX:
            self.opened = os.open(self.path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            try:
                check_private(self.opened, str(self.path), stat.S_ISDIR)
            except BaseException:
                self.__exit__()
                raise
        return self

    def __exit__(self, *_: Any) -> None:
        if self.opened >= 0:
            os.close(self.opened)
            self.opened = -1

    def at(self, name: str) -> tuple[str, dict[str, Any]]:
        """Return arguments for functions of `os` that access a file in the folder."""
        return (name, {"dir_fd": self.opened}) if POSIX else (str(self.path / name), {})

    def read(self, name: str) -> bytes:
        """Return the content of a file; raise NotPrivate if others can have written it."""
        place, how = self.at(name)
        with open(os.open(place, os.O_RDONLY | NO_LINKS | WAIT_FOR_NOTHING, **how), "rb") as f:
            check_private(f.fileno(), str(self.path / name), stat.S_ISREG)
            return f.read()

    def write(self, name: str, content: bytes, replace: bool = True) -> None:
        """Write a file under a temporary name, then rename it.

        With replace=False, raise FileExistsError if the name exists.
        """
        aside = f".{name}.{secrets.token_hex(8)}.tmp"
        place, how = self.at(aside)
        try:
            with open(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINKS, 0o600, **how), "wb") as f:
                f.write(content)
            target, _ = self.at(name)
            if replace:
                os.replace(place, target, **({"src_dir_fd": self.opened, "dst_dir_fd": self.opened} if POSIX else {}))
            elif POSIX:
                os.link(place, target, src_dir_fd=self.opened, dst_dir_fd=self.opened)
            else:
                os.rename(place, target)  # Windows refuses to rename over a file
        finally:
            self.remove(aside)

    def remove(self, name: str) -> None:
        place, how = self.at(name)
        with contextlib.suppress(OSError):
            os.unlink(place, **how)

    def mark_used(self, name: str) -> None:
        place, how = self.at(name)
        with contextlib.suppress(OSError):
            os.utime(place, **how)

    def files(self) -> Iterator[tuple[str, os.stat_result]]:
        with os.scandir(self.opened if POSIX else self.path) as listed:
            for entry in listed:
                with contextlib.suppress(OSError):
                    yield entry.name, entry.stat(follow_symlinks=False)


def user_folder(on_mac: str, variable: str, elsewhere: str) -> Path:
    """Return the user's folder for polhode: on Windows in LOCALAPPDATA, on macOS in Library/`on_mac`.

    On other systems it is in the folder that the XDG variable names, or in `elsewhere` in the home folder.
    """
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "polhode"
    if sys.platform == "darwin":
        return home / "Library" / on_mac / "polhode"
    return Path(os.environ.get(variable) or home / elsewhere) / "polhode"


@functools.lru_cache(maxsize=4)
def key_in(place: Path) -> bytes:
    """Return the user's key in a folder; create it if there is none."""
    with PrivateFolder(place, make=True) as folder:
        try:
            found = folder.read("key")
        except FileNotFoundError:
            with contextlib.suppress(FileExistsError):  # another process has created the file meanwhile
                folder.write("key", secrets.token_bytes(DIGEST), replace=False)
            found = folder.read("key")
    if len(found) != DIGEST:
        raise NotPrivate(f"{place / 'key'} is damaged: delete it")
    return found


def user_key(otherwise: Path) -> bytes:
    """Return the user's key; if the home folder is not writable, the key is in the folder `otherwise`."""
    try:
        return key_in(user_folder("Application Support", "XDG_STATE_HOME", ".local/state"))
    except NotPrivate:
        raise
    except (OSError, RuntimeError):  # the home folder is missing or not writable
        return key_in(otherwise)


def sealed(content: bytes, key: bytes, name: str) -> bytes:
    """Return the keyed digest of name and content, followed by the content."""
    return hmac.digest(key, name.encode() + content, "sha256") + content


def unsealed(whole: bytes, key: bytes, name: str) -> bytes | None:
    """Return the content, or None if it was not sealed with this key and name."""
    seal, content = whole[:DIGEST], whole[DIGEST:]
    return content if hmac.compare_digest(seal, hmac.digest(key, name.encode() + content, "sha256")) else None
