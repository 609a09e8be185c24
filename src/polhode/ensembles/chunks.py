"""A study's folder: plan.json, and one file for each finished chunk, whole or not there.

A chunk is NumPy's .npz: arrays by name, and a manifest in JSON with the plan's digest, the range of members, the
versions and a SHA-256 of each array.  It is written aside, brought to the disk and moved into place: a name that is
there is a chunk that is finished.  Nothing in a folder is code, and none is loaded from it.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import InvalidInput, PolhodeError
from ..files.durable import remove, write_file

FORMAT = 1
PLAN, TABLE, ATTEMPTS = "plan.json", "table.npz", "attempts"
NAME = re.compile(r"chunk-(\d{6,})\.npz$")
# on these bits depend wherever a chunk is computed; the CPU is told, but another one is allowed
BINDING = ("polhode", "source", "numpy", "numba", "llvmlite")


def path(folder: Path, chunk: int) -> Path:
    return folder / f"chunk-{chunk:06d}.npz"


def finished(folder: Path) -> dict[int, Path]:
    """The chunks that are there, by number."""
    found = ((NAME.match(p.name), p) for p in folder.iterdir())
    return dict(sorted((int(m.group(1)), p) for m, p in found if m))


def sums(arrays: Mapping[str, np.ndarray]) -> dict[str, str]:
    def one(a: np.ndarray) -> str:
        h = hashlib.sha256(repr((a.dtype.str, a.shape)).encode())
        h.update(np.ascontiguousarray(a).data)
        return h.hexdigest()

    return {name: one(a) for name, a in arrays.items()}


@lru_cache(maxsize=1)
def machine() -> dict[str, str]:
    from ..files.store import machine as facts

    return facts()


def packed(arrays: Mapping[str, np.ndarray], **facts: Any) -> bytes:
    """A chunk as the bytes of its file."""
    told = {
        "format": FORMAT,
        **facts,
        "made_with": machine(),
        "host": socket.gethostname(),
        "arrays": sums(arrays),
    }
    out = io.BytesIO()
    np.savez(out, allow_pickle=False, manifest=np.array(json.dumps(told)), **arrays)
    return out.getvalue()


def write(place: Path, content: bytes) -> None:
    """The file, whole or not there, and on the disk when this returns."""
    try:
        write_file(place, content)
    except OSError as e:
        raise PolhodeError(
            f"{place} cannot be written: {e.strerror or e}. The chunks that are finished are intact; make room and go "
            f"on with: polhode ensemble resume {place.parent}"
        ) from None


def sweep(folder: Path) -> None:
    """What was being written when a writer was killed."""
    for p in folder.glob(".*.part"):
        remove(p)


def attempt(folder: Path, chunk: int) -> None:
    """A line for each time that a chunk was begun: how many were repeated is known, whoever was killed."""
    try:
        line = f"{chunk} {socket.gethostname()} {os.getpid()}\n".encode()
        file = os.open(folder / ATTEMPTS, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            os.write(file, line)
        finally:
            os.close(file)
    except OSError:  # only for the count
        return


def attempts(folder: Path) -> dict[int, int]:
    try:
        lines = (folder / ATTEMPTS).read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return {}
    out: dict[int, int] = {}
    for line in lines:
        word = line.partition(" ")[0]
        if word.isdigit() and len(word) < 19:
            out[int(word)] = out.get(int(word), 0) + 1
    return out


def sees(folder: Path, digest: str) -> bool:
    """Is this the study's folder, from where we are?  On a cluster without shared disks it is not."""
    try:
        return str(json.loads((folder / PLAN).read_text())["digest"]) == digest
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def check_versions(made_with: Mapping[str, str]) -> None:
    """Chunks of one study are computed by the same code."""
    if not made_with:  # others are meant
        return
    here = machine()
    other = [
        f"{k} {made_with.get(k, 'none')[:12]} there, {here[k][:12]} here"
        for k in BINDING
        if made_with.get(k) != here[k]
    ]
    if other:
        raise PolhodeError(
            f"this worker ({socket.gethostname()}) differs from what the study was begun with: {'; '.join(other)}. "
            "Results would not be the same bits: install the same versions, or say mixed=True (--mixed)"
        )


# --- reading -------------------------------------------------------------------------------------------------------


@contextmanager
def opened(place: Path) -> Iterator[Any]:
    """The arrays of a file by name, never objects; whatever else it holds, it is told to be damaged."""
    try:
        with open(place, "rb") as f:
            if f.read(4) != b"PK\x03\x04":
                raise ValueError("it is no .npz file, or it was cut")
        with np.load(place, allow_pickle=False) as arrays:
            yield arrays
    except Exception as e:
        raise damaged(place, getattr(e, "strerror", None) or e) from None


def facts_of(arrays: Any) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(str(arrays["manifest"]))
    if facts["format"] != FORMAT:
        raise ValueError(f"format {facts['format']}; this version reads {FORMAT}")
    need = {"plan": str, "chunk": int, "low": int, "high": int, "reasons": dict, "made_with": dict, "arrays": dict}
    wrong = [k for k, kind in need.items() if not isinstance(facts.get(k), kind)]
    if wrong:
        raise ValueError(f"its manifest has no {', '.join(wrong)}")
    return facts


def tries(facts: Mapping[str, Any]) -> int:
    """How often a chunk was computed, members that failed for a reason of the machine being tried again."""
    n = facts.get("tries", 1)
    return n if isinstance(n, int) else 1


def manifest(place: Path) -> dict[str, Any]:
    with opened(place) as arrays:
        return facts_of(arrays)


def damaged(place: Path, why: Any) -> PolhodeError:
    back = (
        "Bring back the file that was there"
        if place.name == TABLE
        else f"Delete it, and `polhode ensemble resume {place.parent}` computes it again"
    )
    return PolhodeError(f"{place} is damaged: {why}. {back}")


def array(place: Path, name: str) -> np.ndarray:
    with opened(place) as arrays:
        found: np.ndarray = arrays[name]
        return found


def foreign(facts: Mapping[str, Any], digest: str, chunk: int, low: int, high: int) -> str:
    """Empty if a manifest is that of this chunk of the plan, else what it is."""
    if facts["plan"] != digest:
        return "it belongs to another plan"
    if low == high:
        return "there is no such chunk in the plan"
    if (facts["chunk"], facts["low"], facts["high"]) != (chunk, low, high):
        return f"it holds members {facts['low']} to {facts['high'] - 1}, not {low} to {high - 1}"
    return ""


def verify(place: Path, digest: str, chunk: int, low: int, high: int) -> str:
    """Empty if a chunk is what its manifest says and belongs to the plan, else what is wrong."""
    try:
        with opened(place) as f:
            facts = facts_of(f)
            if other := foreign(facts, digest, chunk, low, high):
                return other
            names = sorted(set(f.files) - {"manifest"})
            if names != sorted(facts["arrays"]):
                return "arrays are missing, or there are others"
            wrong = [n for n in names if sums({n: f[n]})[n] != facts["arrays"][n]]
            return f"checksums differ: {', '.join(wrong)}" if wrong else ""
    except PolhodeError as e:
        return str(e).partition(". Delete")[0].removeprefix(f"{place} is ")


def read_plan(folder: Path) -> dict[str, Any]:
    try:
        facts: dict[str, Any] = json.loads((folder / PLAN).read_text(encoding="utf-8"))
        if facts["format"] != FORMAT:
            raise ValueError(f"format {facts['format']}; this version reads {FORMAT}")
        need = {"digest": str, "chunk": int, "plan": dict, "made_with": dict}
        wrong = [k for k, kind in need.items() if not isinstance(facts.get(k), kind)]
        if wrong or facts["chunk"] < 1:
            raise ValueError(f"it does not say {', '.join(wrong or ['chunk'])}")
        return facts
    except (FileNotFoundError, NotADirectoryError):
        raise InvalidInput(f"{folder} is no study: there is no {PLAN} in it") from None
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as e:
        raise PolhodeError(
            f"{folder / PLAN} is damaged: {e}. Put back a copy of it, or begin the study anew in another folder"
        ) from None
