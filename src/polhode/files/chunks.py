"""The folder of a study: plan.json, table.npz if the study has a table, and one .npz file for each finished chunk.

A chunk is a range of members.  Its file holds named arrays and a manifest in JSON: the digest of the plan, the range of
members, the versions, and a SHA-256 of each array.  It is written under a temporary name, flushed to the disk and
renamed, so a file with its final name is complete.  The folder holds no code, and reading it executes none.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import InvalidInput, PolhodeError, command
from .durable import unwritable, write_file
from .store import machine

FORMAT = 1
PLAN, TABLE = "plan.json", "table.npz"
NAME = re.compile(r"chunk-(\d{6,})\.npz$")
# Versions that must be the same for all chunks of a study.  The CPU is also recorded, but may differ.
BINDING = ("polhode", "source", "numpy", "numba", "llvmlite")
PLAN_FIELDS = {"digest": str, "chunk": int, "plan": dict, "made_with": dict}
MANIFEST_FIELDS = {
    "plan": str, "chunk": int, "low": int, "high": int, "reasons": dict, "made_with": dict, "arrays": dict,
}  # fmt: skip
versions = lru_cache(maxsize=1)(machine)


class Findings(dict[int, str]):
    """The result of `Study.verify`: a dictionary that gives the problem of each damaged or missing chunk, by its
    number.  It is empty if all chunks are sound.

    Attributes
    ----------
    folder : Path
        The folder of the study.
    chunks : int
        Number of chunks of the study.
    bad : list of Path
        Files that are damaged or do not belong to the study.
    missing : list of int
        Numbers of the missing chunks.

    Examples
    --------
    >>> study = ph.ensemble([1, 2, 3], omega=[0, 1, 0.1], t_end=1, dt=0.1, vary={"start.omega": {"std": 0.01}},
    ...                     members=4, executor="serial", engine="python")
    >>> study.verify().missing
    []
    """

    def __init__(self, folder: Path, chunks: int) -> None:
        super().__init__()
        self.folder, self.chunks = folder, chunks
        self.bad: list[Path] = []
        self.missing: list[int] = []

    def __str__(self) -> str:
        there = self.chunks - len(self.missing)
        sound = "not all" if self.bad else "and all"
        lines = [f"chunk {k}: {why}" for k, why in sorted(self.items()) if k not in self.missing]
        lines.append(f"{there} of {self.chunks} chunks exist, {sound} of them are sound")
        if self.bad:
            lines += ["Delete the damaged files:", f"    {command('rm', *self.bad)}"]
        if self:
            lines += ["To compute the missing chunks:", f"    {command('polhode', 'ensemble', 'resume', self.folder)}"]
        return "\n".join(lines)


# --- names and digests ---------------------------------------------------------------------------------------------


def path(folder: Path, chunk: int) -> Path:
    """Return the path of the file of a chunk."""
    return folder / f"chunk-{chunk:06d}.npz"


def finished(folder: Path) -> dict[int, Path]:
    """Return the files of all existing chunks, by number."""
    found = ((NAME.match(p.name), p) for p in folder.iterdir())
    return dict(sorted((int(m.group(1)), p) for m, p in found if m))


def chunk_ranges(members: int, chunk: int) -> dict[int, tuple[int, int]]:
    """Return, for each chunk, its first member and the member after its last one."""
    return {k: (low, min(low + chunk, members)) for k, low in enumerate(range(0, members, chunk))}


def plan_digest(plan: Any) -> str:
    """Return the SHA-256 of a plan, which identifies the study."""
    return hashlib.sha256(json.dumps(plan, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def array_digest(a: np.ndarray) -> str:
    """Return the SHA-256 of an array, computed from its type, shape and bytes."""
    h = hashlib.sha256(repr((a.dtype.str, a.shape)).encode())
    h.update(np.ascontiguousarray(a).data)
    return h.hexdigest()


# --- writing -------------------------------------------------------------------------------------------------------


def packed(arrays: Mapping[str, np.ndarray], **facts: Any) -> bytes:
    """Return the content of a file that holds these arrays and a manifest."""
    digests = {name: array_digest(a) for name, a in arrays.items()}
    manifest = {
        "format": FORMAT, **facts, "made_with": versions(), "host": socket.gethostname(), "arrays": digests,
    }  # fmt: skip
    out = io.BytesIO()
    np.savez(out, allow_pickle=False, manifest=np.array(json.dumps(manifest)), **arrays)
    return out.getvalue()


def write(place: Path, content: bytes) -> None:
    """Write a file of a study.  When this returns, the file is complete and on the disk."""
    advice = f"free some space and continue with: {command('polhode', 'ensemble', 'resume', place.parent)}"
    with unwritable(place, f". The finished chunks are intact; {advice}"):
        write_file(place, content)


def check_versions(made_with: Mapping[str, str]) -> None:
    """Raise an error if this machine has other versions than the study; an empty mapping allows all versions."""
    here = versions()
    other = [
        f"{k} {made_with.get(k, 'none')[:12]} in the study, {here[k][:12]} here"
        for k in BINDING
        if made_with and made_with.get(k) != here[k]
    ]
    if other:
        raise PolhodeError(
            f"this worker ({socket.gethostname()}) has other versions than the study: {'; '.join(other)}. "
            "Results would not have the same bits: install the same versions, or give mixed=True (--mixed)"
        )


# --- reading -------------------------------------------------------------------------------------------------------


@contextmanager
def opened(place: Path) -> Iterator[Any]:
    """Open the arrays of a file, without loading Python objects.  A file that cannot be read is reported as damaged."""
    try:
        with open(place, "rb") as f:
            if f.read(4) != b"PK\x03\x04":
                raise ValueError("it is not an .npz file, or it is incomplete")
        with np.load(place, allow_pickle=False) as arrays:
            yield arrays
    except Exception as e:
        raise damaged(place, getattr(e, "strerror", None) or e) from None


def damaged(place: Path, why: Any) -> PolhodeError:
    """Return the error for a damaged file, with advice."""
    back = f"Delete it, and `{command('polhode', 'ensemble', 'resume', place.parent)}` computes it again"
    return PolhodeError(f"{place} is damaged: {why}. {'Restore a copy of the file' if place.name == TABLE else back}")


def check_fields(facts: Any, fields: Mapping[str, type]) -> None:
    if facts["format"] != FORMAT:
        raise ValueError(f"format {facts['format']}; this version reads {FORMAT}")
    if wrong := [k for k, kind in fields.items() if not isinstance(facts.get(k), kind)]:
        raise ValueError(f"these entries are missing: {', '.join(wrong)}")


def read_manifest(arrays: Any) -> dict[str, Any]:
    """Return the manifest of an open file."""
    facts: dict[str, Any] = json.loads(str(arrays["manifest"]))
    check_fields(facts, MANIFEST_FIELDS)
    return facts


def manifest(place: Path) -> dict[str, Any]:
    """Return the manifest of the file of a chunk."""
    with opened(place) as arrays:
        return read_manifest(arrays)


def array(place: Path, name: str) -> np.ndarray:
    """Return one array of a file."""
    with opened(place) as arrays:
        return np.asarray(arrays[name])


def read_plan(folder: Path) -> dict[str, Any]:
    """Return the content of plan.json, after checking its digest."""
    place = folder / PLAN
    try:
        facts: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
        check_fields(facts, PLAN_FIELDS)
        if facts["chunk"] < 1:
            raise ValueError("its entry `chunk` must be at least 1")
    except (FileNotFoundError, NotADirectoryError):
        raise InvalidInput(f"{folder} is not a study: it has no {PLAN}") from None
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as e:
        raise PolhodeError(
            f"{place} is damaged: {e}. Restore a copy of it, or start the study again in another folder"
        ) from None
    if plan_digest(facts["plan"]) != facts["digest"]:
        raise PolhodeError(f"{place} was changed: its digest does not match its plan")
    return facts


def is_folder_of(folder: Path, digest: str) -> bool:
    """Return whether this machine sees the folder of this study; without a shared disk, other machines do not."""
    try:
        return bool(read_plan(folder)["digest"] == digest)
    except PolhodeError:
        return False


def foreign(facts: Mapping[str, Any], digest: str, chunk: int, members: tuple[int, int] | None) -> str:
    """Return the reason why a manifest does not fit this chunk of the plan, or "" if it fits."""
    if facts["plan"] != digest:
        return "it belongs to another plan"
    if members is None:
        return "there is no such chunk in the plan"
    if (facts["chunk"], facts["low"], facts["high"]) != (chunk, *members):
        return f"it holds members {facts['low']} to {facts['high'] - 1}, not {members[0]} to {members[1] - 1}"
    return ""


def verify(folder: Path) -> Findings:
    """Check all files of a study against their checksums, and report damaged, missing and foreign chunks."""
    facts = read_plan(folder)
    ranges = chunk_ranges(facts["plan"]["members"], facts["chunk"])
    there = finished(folder)
    found = Findings(folder, len(ranges))
    for k, place in there.items():
        if why := verify_chunk(place, facts["digest"], k, ranges.get(k)):
            found[k] = why
            found.bad.append(place)
    found.missing = sorted(set(ranges) - set(there))
    found |= {k: f"it is missing (members {ranges[k][0]} to {ranges[k][1] - 1})" for k in found.missing}
    return found


def verify_chunk(place: Path, digest: str, chunk: int, members: tuple[int, int] | None) -> str:
    """Return the problem of a chunk, or "" if the file agrees with its manifest and belongs to the plan."""
    try:
        with opened(place) as f:
            facts = read_manifest(f)
            if other := foreign(facts, digest, chunk, members):
                return other
            names = sorted(set(f.files) - {"manifest"})
            if names != sorted(facts["arrays"]):
                return "the arrays are not those that its manifest lists"
            wrong = [n for n in names if array_digest(f[n]) != facts["arrays"][n]]
            return f"checksums differ: {', '.join(wrong)}" if wrong else ""
    except PolhodeError as e:
        return str(e).partition(". Delete")[0].removeprefix(f"{place} is ")
