"""The layout of a run store on the disk: a Zarr 3 group with one commit record.

The record is the group's `zarr.json`.  It holds the description of the run, the number of valid samples, a checksum of
each chunk, and (as consolidated metadata) the shapes of all arrays.  Replacing this one file atomically therefore takes
readers from one consistent state to the next.  A commit writes the chunks under temporary names, calls fsync on them,
renames them, and calls fsync on their folders.  Then it writes the record in the same way.  Readers ignore files that
the record does not name, and the next writer removes them.

A chunk that is not full is written again with the next commit.  Its first rows stay the same, so a reader with the
older record still finds the rows it expects.  The final state alternates between two arrays, called slots, so a commit
never overwrites the slot that the current record names.  Each array also has its own `zarr.json`, for readers that do
not use consolidated metadata; polhode does not depend on these copies.

polhode also reads stores of its first release (format 1).  They have no checksums except those of Zstandard, and each
array has its shape in its own `zarr.json`.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import time
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import InvalidInput, PolhodeError, optional_module
from ..motion.trajectory import UNITS
from .durable import TEMPORARY, remove, replace, sync_folder, temporary_name, write_file
from .schema import ArrayTable, RunTable, StoreTable, check_memory, checked

FORMAT = 2
RECORD = "zarr.json"
CHUNK_BYTES = 4_000_000  # size of a chunk of one array in bytes; each chunk is one file
DIMENSIONS = {"R": ("row", "column"), **dict.fromkeys(("omega", "momentum", "x", "v"), ("axis",))}
ESSENTIAL = ("index", "states")  # all other columns can be computed from these two
COLUMNS = ("time", *ESSENTIAL, "R", "omega", "momentum", "kinetic_energy", "energy")
RETRIES = 20  # number of times a reader tries again while a writer is active


def zstd() -> Any:
    return optional_module("numcodecs.zstd", "a run store", "data").Zstd(level=1, checksum=True)


def checksum(*arrays: np.ndarray) -> int:
    """Return the CRC-32 of the bytes of all arrays, in the given order."""
    total = 0
    for a in arrays:
        total = zlib.crc32(np.ascontiguousarray(a).data, total)
    return total


def sealed(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return `facts` with a SHA-256 digest of its JSON text added as `digest`."""
    plain = {k: v for k, v in facts.items() if k != "digest"}
    text = json.dumps(plain, sort_keys=True)
    return {**plain, "digest": hashlib.sha256(json.dumps(json.loads(text), sort_keys=True).encode()).hexdigest()}


class Damaged(PolhodeError):
    """Part of a store is missing or damaged."""


# --- one array ----------------------------------------------------------------------------------------------


class Column:
    """One array of a store.  Its first `committed` rows are valid; each file holds one chunk of rows."""

    def __init__(self, store: Path, name: str, document: Any, committed: int, checksums: list[int] | None) -> None:
        table = checked(ArrayTable, document, store / name)
        self.store, self.name, self.document, self.checksums = store, name, document, checksums
        self.committed, self.folder = committed, store / name
        self.chunk_shape = tuple(table.chunk)
        self.rows = self.chunk_shape[0]
        self.count = -(-committed // self.rows)  # number of chunks that hold the committed rows
        self.row_shape = tuple(table.shape[1:])
        self.dtype = np.dtype("<f8" if table.data_type == "float64" else "<i8")
        self.separator = table.separator
        if table.shape[0] < committed or (checksums is not None and len(checksums) != self.count):
            raise Damaged(f"{store} is damaged: {name} does not have the {committed} rows that were committed")

    def file(self, k: int) -> Path:
        return self.folder / self.separator.join(("c", str(k), *("0" for _ in self.row_shape)))

    def files(self) -> dict[int, Path]:
        """Return the chunk files on the disk by chunk number, or, if chunk names use "/", the folders of the chunks."""
        nested = self.separator == "/"
        pattern = re.compile(r"(\d{1,18})" if nested else r"c\.(\d{1,18})" + r"\.0" * len(self.row_shape))
        folder = self.folder / "c" if nested else self.folder
        try:
            found = ((pattern.fullmatch(name), name) for name in os.listdir(folder))
            return {int(m.group(1)): folder / name for m, name in found if m}
        except (FileNotFoundError, NotADirectoryError):
            return {}

    def check_present(self) -> None:
        """Raise an error if a chunk file is missing, before memory for the array is allocated."""
        there = self.files()
        if (k := next((k for k in range(self.count) if k not in there), None)) is not None:
            raise Damaged(f"{self.store} is damaged: {self.place(k)} is missing")

    def place(self, k: int) -> str:
        first = k * self.rows
        return f"chunk {k} of {self.name} (samples {first} to {min(first + self.rows, self.committed) - 1})"

    def chunk(self, k: int) -> np.ndarray:
        """Return the committed rows of chunk `k`, after comparing them with their checksum if there is one."""
        out = np.empty(self.chunk_shape, self.dtype)
        try:
            zstd().decode(self.file(k).read_bytes(), out=out.reshape(-1).view(np.uint8))
        except FileNotFoundError:
            raise Damaged(f"{self.store} is damaged: {self.place(k)} is missing") from None
        except (OSError, RuntimeError, ValueError) as e:
            raise Damaged(f"{self.store} is damaged: {self.place(k)} cannot be read: {e}") from None
        part = out[(slice(min(self.rows, self.committed - k * self.rows)), *(slice(n) for n in self.row_shape))]
        if self.checksums is not None and checksum(part) != self.checksums[k]:
            raise Damaged(f"{self.store} is damaged: {self.place(k)} does not have the numbers that were written")
        return part

    def read(self, low: int, high: int) -> np.ndarray:
        """Return the rows from `low` to `high` - 1."""
        out = np.empty((high - low, *self.row_shape), self.dtype)
        for k in range(low // self.rows, -(-high // self.rows)) if high > low and out.size else ():
            first = k * self.rows
            a, b = max(low, first), min(high, first + self.rows)
            out[a - low : b - low] = self.chunk(k)[a - first : b - first]
        return out

    def problems(self) -> list[str]:
        """Read every chunk and return a message for each damaged one."""
        found = []
        for k in range(self.count):
            try:
                self.chunk(k)
            except Damaged as e:
                found.append(str(e).removeprefix(f"{self.store} is damaged: "))
        return found


def pack(rows: np.ndarray, length: int) -> bytes:
    """Return the file content of a chunk of `length` rows.  Rows that are not given get the fill value."""
    fill = -1 if rows.dtype.kind == "i" else np.nan
    chunk = np.full((length, *(max(1, n) for n in rows.shape[1:])), fill, rows.dtype)
    chunk[(slice(len(rows)), *(slice(n) for n in rows.shape[1:]))] = rows
    return bytes(zstd().encode(chunk))


def column_document(name: str, a: np.ndarray, length: int, batch: bool, separator: str = ".") -> dict[str, Any]:
    """Return the metadata of a column with `length` rows like those of `a`."""
    rows = max(1, CHUNK_BYTES // max(1, a[:1].nbytes))
    return array_document(name, a, length, rows, ("time", *dimensions(name, a.ndim, batch)), separator)


def array_document(
    name: str, row: np.ndarray, length: int, rows: int, dimensions: tuple[str, ...], separator: str = "."
) -> dict[str, Any]:
    """Return the metadata of an array in the form that Zarr 3 specifies."""
    integer = row.dtype.kind == "i"
    return {
        "zarr_format": 3,
        "node_type": "array",
        "shape": [length, *row.shape[1:]],
        "data_type": "int64" if integer else "float64",
        "chunk_grid": {
            "name": "regular",
            "configuration": {"chunk_shape": [rows, *(max(1, n) for n in row.shape[1:])]},
        },
        "chunk_key_encoding": {"name": "default", "configuration": {"separator": separator}},
        "fill_value": -1 if integer else "NaN",
        "codecs": [
            {"name": "bytes", "configuration": {"endian": "little"}},
            {"name": "zstd", "configuration": {"level": 1, "checksum": True}},
        ],
        "dimension_names": list(dimensions),
        "attributes": {"units": "s" if name == "time" else UNITS.get(name, "1")},
        "storage_transformers": [],
    }


def end_documents(end: np.ndarray) -> dict[str, Any]:
    """Return the metadata of the two slots, which hold the final state alternately."""
    made = array_document("end", end, len(end), len(end), ("end_row", "body"))
    return {f"end/slot_{k}": made for k in range(2)}


# --- reading ------------------------------------------------------------------------------------------------


class RunFiles:
    """The files of a run store, as described by one version of its record."""

    def __init__(self, path: Path, record: bytes) -> None:
        self.path, self.record = path, record
        try:
            group = json.loads(record)
            facts = group["attributes"]["polhode"]
            kind, form = facts["kind"], facts["format"]
        except Exception as e:  # the file can contain anything, so any exception is possible
            raise Damaged(f"{path} is not a run store written by polhode, or its record is damaged: {e!r}") from None
        if kind != "run" or form not in (1, FORMAT):
            raise PolhodeError(
                f"{path} holds a {kind} of format {form}; this version reads runs of format 1 and {FORMAT}"
            )
        if ("digest" in facts or form > 1) and sealed(facts) != facts:
            raise Damaged(f"{path} is damaged: the description of the run does not match its checksum")
        self.facts: dict[str, Any] = facts
        self.format = int(form)
        self.table = checked(StoreTable, facts, path)
        self.run = checked(RunTable, self.table.run, path)
        self.committed = self.table.committed
        if not self.committed <= self.run.steps + 1:
            raise Damaged(f"{path} is damaged: it has {self.committed} samples, but only {self.run.steps} steps")
        old, n = form == 1, self.committed
        self.documents = separate_documents(path, self.run, self.table.slot, n) if old else nested_documents(group)
        self.columns = {
            name: Column(path, name, d, n, None if old else self.table.checksums.get(name, []))
            for name, d in self.documents.items()
            if "/" not in name
        }
        for name in ESSENTIAL:
            if name not in self.columns:
                raise Damaged(f"{path} is damaged: the array {name} is missing")
        if len(self.columns["states"].row_shape) != 2 or self.columns["index"].row_shape:
            raise Damaged(f"{path} is damaged: the arrays do not have the shapes of a run")

    def end(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return the final variables of the method, the observables, and the step at which each body failed."""
        leaves, bodies = self.columns["states"].row_shape
        if self.format == 1:
            return self.end_of_format_1(leaves, bodies)
        name, rows = f"end/slot_{self.table.slot}", leaves + 5 * len(self.run.observe) + 1
        document = self.documents.get(name)
        if document is None:
            raise Damaged(f"{self.path} is damaged: the array {name} is missing")
        slot = Column(self.path, name, document, rows, [self.table.end or 0])
        if document["shape"] != [rows, bodies] or slot.rows != rows:
            raise Damaged(f"{self.path} is damaged: the state at the end does not fit the samples")
        a = slot.read(0, rows)
        return a[:leaves], a[leaves:-1], a[-1].astype(np.int64)

    def end_of_format_1(self, leaves: int, bodies: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        found = []
        for name, n in (("final", leaves), ("watched", 5 * len(self.run.observe)), ("failed", 1)):
            where = f"end_{self.table.slot}/{name}"
            column = Column(self.path, where, read_document(self.path / where), n, None)
            if column.row_shape != (bodies,):
                raise Damaged(f"{self.path} is damaged: the state at the end does not fit the samples")
            found.append(column.read(0, n))
        if self.table.end is not None and checksum(*found) != self.table.end:
            raise Damaged(f"{self.path} is damaged: the state at the end does not match its checksum")
        return found[0], found[1], found[2][0].astype(np.int64)

    def arrays(self, low: int, high: int, known: Mapping[str, np.ndarray] | None = None) -> dict[str, np.ndarray]:
        """Return the arrays of a run with the samples `low` to `high` - 1; those in `known` are not read."""
        known = known or {}
        names = [self.columns[name] for name in ESSENTIAL if name not in known]
        final, watched, failed = self.end()  # read these first, because an active writer soon overwrites their slot
        for column in names:
            column.check_present()
        if high - low > 1:
            size = sum(8 * int(np.prod([c.committed, *c.row_shape], dtype=object)) for c in names)
            check_memory(size, self.path, "read a part of it with xarray.open_zarr, or load it elsewhere")
        inertia = np.asarray(self.table.inertia, float)
        samples = {c.name: c.read(low, high) for c in names} | {k: v[low:high] for k, v in known.items()}
        return {**samples, "final": final, "watched": watched, "failed": failed, "inertia": inertia}

    def excess(self) -> list[Path]:
        """Return files that the record does not name: leftovers of a stopped writer, or new files of an active one."""
        found = [p for p in self.path.rglob(".*") if TEMPORARY.fullmatch(p.name)]
        for c in self.columns.values():
            found += [p for k, p in c.files().items() if k >= c.count]
        if self.format > 1:
            found += [p for p in (self.path / "end_0", self.path / "end_1") if p.exists()]
        return sorted(found)


def nested_documents(group: Any) -> dict[str, Any]:
    """Return the metadata of all arrays from the consolidated metadata of the record.

    Names that are not those of folders in the store, such as "../other.zarr", are omitted: a writer writes to them.
    """
    try:
        found = group["consolidated_metadata"]["metadata"].items()
        inside = {name: d for name, d in found if all(part.isidentifier() for part in name.split("/"))}
        return {name: d for name, d in inside.items() if d.get("node_type") == "array"}
    except (AttributeError, KeyError, TypeError):
        return {}


def separate_documents(path: Path, run: RunTable, slot: int, committed: int) -> dict[str, Any]:
    """Return the metadata of the arrays of a format 1 store, each read from the array's own `zarr.json`.

    A killed process could leave such a file empty.  Its content is then derived from the other files.
    """
    found = {}
    for folder in sorted(p for p in path.iterdir() if p.is_dir() and p.name in COLUMNS):
        try:
            found[folder.name] = read_document(folder)
        except Damaged:
            final = checked(ArrayTable, read_document(path / f"end_{slot}" / "final"), path)
            row = example_row(folder.name, final.shape[0], final.shape[1], run.batch)
            found[folder.name] = column_document(folder.name, row, committed, run.batch, "/")
    return found


def example_row(name: str, leaves: int, bodies: int, batch: bool) -> np.ndarray:
    """Return an empty row of the column `name` with the right shape and type."""
    if name == "states":
        return np.empty((1, leaves, bodies))
    lead = () if not batch or name in ("time", "index") else (bodies,)
    return np.empty((1, *lead, *(3 for _ in DIMENSIONS.get(name, ()))), int if name == "index" else float)


def read_document(folder: Path) -> Any:
    try:
        return json.loads((folder / RECORD).read_bytes())
    except (OSError, ValueError, RecursionError) as e:
        raise Damaged(f"{folder / RECORD} is missing or damaged: {e}") from None


def open_store(path: str | Path) -> RunFiles:
    """Open a store and read its record.  If the path holds no valid store, raise an error that says what is wrong."""
    path = Path(path)
    for _ in range(RETRIES):
        try:
            return RunFiles(path, (path / RECORD).read_bytes())
        except (FileNotFoundError, NotADirectoryError):
            if not path.with_name(f".{path.name}.lock").exists():
                break
            time.sleep(0.02)  # another process is replacing the store right now
        except OSError as e:
            raise PolhodeError(f"{path} cannot be read: {e.strerror or e}") from None
    if not path.exists():
        raise InvalidInput(f"there is no run store {path}")
    raise Damaged(f"{path} is not a run store written by polhode: there is no {RECORD} in it")


# --- writing ------------------------------------------------------------------------------------------------


class Writer:
    """Appends samples to a store and commits them."""

    def __init__(self, path: Path, facts: dict[str, Any], documents: dict[str, Any]) -> None:
        self.path, self.facts, self.documents = path, facts, documents
        self.written = int(facts["committed"])  # number of samples, including those not yet committed
        self.checksums: dict[str, list[int]] = facts["checksums"]
        self.slot = int(facts["slot"])
        # for each column, the rows of its last chunk, if that chunk is not full yet
        self.tails: dict[str, np.ndarray] = {}
        self.pending: list[tuple[Path, Path]] = []  # pairs of a temporary name and the final name

    @classmethod
    def create(cls, path: Path, columns: Mapping[str, np.ndarray], batch: bool, end: np.ndarray, facts: Any) -> Writer:
        """Create a writer for a new store without samples.  Readers can open the store after the first commit."""
        documents = {name: column_document(name, a, 0, batch) for name, a in columns.items()} | end_documents(end)
        for name in documents:
            (path / name).mkdir(parents=True, exist_ok=True)
        checksums: dict[str, list[int]] = {name: [] for name in columns}
        return cls(path, {**facts, "format": FORMAT, "committed": 0, "slot": 0, "checksums": checksums}, documents)

    @classmethod
    def reopen(cls, files: RunFiles, committed: int) -> Writer:
        """Return a writer that continues a store of the current format, and removes all but `committed` samples."""
        for p in files.excess():
            remove(p)
        checksums, tails = {}, {}
        for name, c in files.columns.items():
            whole, rest = divmod(committed, c.rows)
            tails[name] = c.read(whole * c.rows, committed) if rest else np.empty((0, *c.row_shape), c.dtype)
            checksums[name] = [*(c.checksums or [])[:whole], *([checksum(tails[name])] if rest else [])]
        made = cls(files.path, {**files.facts, "committed": committed, "checksums": checksums}, files.documents)
        made.tails = tails
        if committed != files.committed:  # publish first: the last chunk also holds removed samples and is rewritten
            made.publish()
        return made

    @classmethod
    def rewriting(cls, files: RunFiles, end: np.ndarray) -> Writer:
        """Return a writer that keeps all samples of a store and commits them in the current format."""
        documents = {name: c.document for name, c in files.columns.items()} | end_documents(end)
        for name in end_documents(end):
            (files.path / name).mkdir(parents=True, exist_ok=True)
        checksums = {
            name: [checksum_or_zero(c, k) for k in range(c.count)] if c.checksums is None else list(c.checksums)
            for name, c in files.columns.items()
        }
        return cls(files.path, {**files.facts, "format": FORMAT, "checksums": checksums}, documents)

    def rows(self, name: str) -> int:
        return int(self.documents[name]["chunk_grid"]["configuration"]["chunk_shape"][0])

    def append(self, columns: Mapping[str, np.ndarray]) -> None:
        """Add samples.  Full chunks are written immediately; the samples become valid with the next commit."""
        for name, a in columns.items():
            before = self.tails.get(name)
            rows, k = self.rows(name), self.written // self.rows(name)
            tail = np.concatenate([before, a]) if before is not None and len(before) else a
            while len(tail) >= rows:
                self.put(name, k, tail[:rows])
                tail, k = tail[rows:], k + 1
            self.tails[name] = np.array(tail)
        self.written += len(next(iter(columns.values())))

    def put(self, name: str, k: int, rows: np.ndarray) -> None:
        """Write chunk `k` of a column under a temporary name."""
        keys = self.documents[name]["chunk_key_encoding"].get("configuration", {}).get("separator", "/")
        place = self.path / name / keys.join(("c", str(k), *("0" for _ in rows.shape[1:])))
        if keys == "/":
            (self.path / name).stat()  # raises an error if the store was deleted, so that it is not created again
            place.parent.mkdir(parents=True, exist_ok=True)
        aside = temporary_name(place)
        self.pending.append((aside, place))
        with open(aside, "xb") as f:
            f.write(pack(rows, self.rows(name)))
        if name in self.checksums:
            self.checksums[name][k : k + 1] = [checksum(rows)]

    def commit(self, facts: Mapping[str, Any], end: np.ndarray) -> None:
        """Commit all appended samples together with the final state."""
        for name, tail in self.tails.items():
            if len(tail):
                self.put(name, self.written // self.rows(name), tail)
        slot = 1 - self.slot
        self.put(f"end/slot_{slot}", 0, end)
        self.sync()
        self.facts = {
            **self.facts, **facts, "committed": self.written, "slot": slot, "end": checksum(end),
            "checksums": self.checksums,
        }  # fmt: skip
        self.publish()
        self.slot = slot

    def sync(self) -> None:
        """Flush the pending files to the disk and give them their final names."""
        for aside, _ in self.pending:
            with open(aside, "rb+") as f:
                os.fsync(f.fileno())
        for aside, place in self.pending:
            replace(aside, place)
        folders = {place.parent for _, place in self.pending}
        folders |= {p for f in folders for p in f.parents if p != self.path and p.is_relative_to(self.path)}
        for folder in folders:
            sync_folder(folder)
        self.pending = []

    def publish(self) -> None:
        """Replace the record, then the metadata file of each array."""
        n = self.facts["committed"]
        for name, d in self.documents.items():
            if "/" not in name:
                self.documents[name] = {**d, "shape": [n, *d["shape"][1:]]}
        groups = {"end": {"zarr_format": 3, "node_type": "group", "attributes": {}}}
        group = {
            "zarr_format": 3,
            "node_type": "group",
            "attributes": {"polhode": sealed(self.facts), "conventions": self.facts["run"]["conventions"]},
            "consolidated_metadata": {
                "kind": "inline",
                "must_understand": False,
                "metadata": {**groups, **self.documents},
            },
        }
        write_file(self.path / RECORD, json.dumps(group).encode())
        with contextlib.suppress(OSError):
            for name, d in (*groups.items(), *self.documents.items()):
                place = self.path / name / RECORD
                aside = temporary_name(place)
                aside.write_text(json.dumps(d))
                replace(aside, place)

    def close(self) -> None:
        """Remove files that were written but not committed."""
        for aside, _ in self.pending:
            with contextlib.suppress(OSError):
                aside.unlink(missing_ok=True)
        self.pending = []


def checksum_or_zero(column: Column, k: int) -> int:
    """Return the checksum of a chunk, or 0 if the chunk cannot be read.  `repair` writes unreadable chunks again."""
    try:
        return checksum(column.chunk(k))
    except Damaged:
        return 0


def dimensions(name: str, ndim: int, batch: bool) -> tuple[str, ...]:
    """Return the names of all dimensions of a column except the first one, time."""
    if name == "states":
        return ("leaf", "body")
    own = DIMENSIONS.get(name, ())
    return (("body",) if batch and ndim > len(own) + 1 else ()) + own
