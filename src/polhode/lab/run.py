"""Compute exhibits in several processes and store the results, so that an interrupted run can be continued.

A finding is stored on disk as soon as it is computed.  The name of its file contains a digest of everything that
affects it: the sources of the library (without the report, the command line, and the exhibits of other papers), the
published numbers, and the versions of Python and of the numerical libraries.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
import os
import sys
import threading
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any

from ..engines.cache import folder
from ..files.durable import write_file
from ..run.interrupts import progress_display
from . import PAPERS, exhibits, get
from .exhibit import Finding, Verdict

ROOT = Path(__file__).parent.parent
UNRELATED = (
    "bench", "cli", "__main__", "pictures", "studio", "files/storage", "files/description", "evidence/result_table",
    "evidence/references", "motion/gradients", "lab/__init__", "lab/draw", "lab/run", "lab/report",
)  # fmt: skip
KEPT = 4  # number of findings per exhibit that stay on disk, one for each state of the sources


@dataclass(frozen=True)
class Result:
    """The result of an exhibit: its finding, or an error message."""

    key: str
    finding: Finding | None
    error: str = ""
    seconds: float = 0.0
    full: bool = False
    cached: bool = False
    warnings: tuple[str, ...] = ()

    @property
    def verdicts(self) -> Counter[Verdict]:
        return Counter(c.verdict for c in self.finding.cells) if self.finding else Counter()


def total(results: Iterable[Result]) -> Counter[Verdict]:
    return sum((r.verdicts for r in results), Counter[Verdict]())


# --- results on the disk -----------------------------------------------------------------------------------


def matters(path: Path, module: str) -> bool:
    """Return whether this source file can affect the findings of the exhibits in a module of the lab."""
    name = path.relative_to(ROOT).with_suffix("").as_posix()
    if any(name == u or name.startswith(u + "/") for u in UNRELATED):
        return False
    if path.parent != ROOT / "lab" or path.stem not in PAPERS or path.stem == module:
        return True
    return module in PAPERS and f"from .{path.stem} import" in path.with_stem(module).read_text(encoding="utf-8")


@cache
def digest(module: str) -> str:
    """Return a digest of the sources, data and versions that affect the exhibits in a module of the lab."""
    versions = (sys.version_info[:3], *(version(p) for p in ("numpy", "scipy", "numba", "llvmlite")))
    h = hashlib.sha256(repr(versions).encode())
    for path in sorted([*ROOT.rglob("*.py"), *(ROOT / "lab" / "published").glob("*.json")]):
        if path.suffix == ".json" or matters(path, module):
            h.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()


def place(key: str, full: bool = False) -> Path:
    """Return the file that stores the finding of an exhibit."""
    e = get(key)
    full = full and e.full is not None
    name = hashlib.sha256(f"{digest(e.compute.__module__.rpartition('.')[2])} {key} {full}".encode()).hexdigest()[:24]
    return folder() / "lab" / f"{key}.{name}.json"


DAMAGED = (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError)


def sealed(text: str) -> str:
    """Return the content of the file: a line with a digest, by which any change is detected, then the finding."""
    return hashlib.sha256(text.encode()).hexdigest() + "\n" + text


def read(path: Path) -> dict[str, Any]:
    whole = path.read_bytes().decode("utf-8")  # read as bytes, so that line ends are not converted
    found: dict[str, Any] = json.loads(whole.partition("\n")[2])
    if sealed(whole.partition("\n")[2]) != whole:
        raise ValueError("damaged")
    return found


def recall(key: str, full: bool = False) -> Result | None:
    """Return the stored finding for the current sources, or None if there is none."""
    try:
        d = read(place(key, full))
        return Result(key, Finding.from_dict(d["finding"]), "", d["seconds"], d["full"], True, tuple(d["warnings"]))
    except DAMAGED:  # the file is missing or damaged, so the finding must be computed
        return None


def keep(result: Result, path: Path) -> None:
    """Write a finding to its file.  The file is either complete or absent."""
    assert result.finding is not None
    facts = {name: getattr(result, name) for name in ("seconds", "full", "warnings")}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, sealed(json.dumps({**facts, "finding": result.finding.to_dict()})).encode())
        older = sorted(path.parent.glob(f"{result.key}.*.json"), key=lambda p: p.stat().st_mtime)
        for p in older[:-KEPT]:
            p.unlink()
    except OSError as e:
        warnings.warn(f"the finding of {result.key} could not be stored on disk: {e}", RuntimeWarning, stacklevel=2)


def announcement(key: str) -> str:
    """Return the message for a user who waits for an exhibit."""
    last = expected_seconds(key)
    return f"computing {key}" + (f"; it took {last:.0f} s the last time" if math.isfinite(last) else "")


def expected_seconds(key: str) -> float:
    """Return how long an exhibit took the last time, or infinity, so that unknown exhibits run first."""
    newest = max((folder() / "lab").glob(f"{key}.*.json"), key=lambda p: p.stat().st_mtime, default=None)
    with contextlib.suppress(*DAMAGED):
        if newest is not None:
            return float(read(newest)["seconds"])
    return float("inf")


# --- computing -------------------------------------------------------------------------------------------


def compute(key: str, full: bool = False) -> Result:
    """Compute one exhibit in this process and store its finding."""
    e, path = get(key), place(key, full)
    full = full and e.full is not None
    begin = time.perf_counter()
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("default")
        try:
            finding = (e.full if full and e.full is not None else e.compute)()
            Finding.from_dict(json.loads(json.dumps(finding.to_dict())))  # check that the finding is plain data
        except Exception:
            return Result(key, None, traceback.format_exc(), time.perf_counter() - begin, full)
    words = tuple(dict.fromkeys(f"{w.category.__name__}: {w.message}" for w in seen))
    result = Result(key, finding, "", time.perf_counter() - begin, full, False, words)
    keep(result, path)
    return result


def prepare_worker(threads: int) -> None:
    """Set up a worker: limit its threads, and let it end together with the process that started it."""
    os.environ.setdefault("NUMBA_NUM_THREADS", str(threads))
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=watch, daemon=True).start()


def pool(workers: int) -> ProcessPoolExecutor:
    threads = max(1, (os.cpu_count() or 1) // workers)
    return ProcessPoolExecutor(workers, get_context("spawn"), prepare_worker, (threads,))


def each(keys: Sequence[str], full: bool, jobs: int) -> Iterator[Result]:
    """Yield results as they become ready.  If a process dies, the other exhibits run one by one to find the cause."""
    left = list(keys)
    workers = pool(min(jobs, len(left)))
    try:
        for future in as_completed([workers.submit(compute, k, full) for k in left]):
            result = future.result()
            left.remove(result.key)
            yield result
    except BrokenProcessPool:
        pass
    finally:
        workers.shutdown(wait=False, cancel_futures=True)
    for key in left:
        with pool(1) as alone:
            try:
                result = alone.submit(compute, key, full).result()
            except BrokenProcessPool:
                result = Result(key, None, "the process that computed it ended (out of memory, or killed)")
        yield result


def run(
    keys: Iterable[str] | None = None,
    *,
    full: bool = False,
    fresh: bool = False,
    jobs: int | None = None,
    progress: bool = False,
) -> dict[str, Result]:
    """Compute exhibits, or load stored results if nothing that they depend on has changed.

    Parameters
    ----------
    keys : keys of exhibits; None for all.
    full : compute the long versions of exhibits that have one.
    fresh : compute again even if a result is stored on disk.
    jobs : number of processes; None for one per core.
    progress : show progress on standard error.

    Returns
    -------
    dict
        Results by key, in the order of the papers.  A failed exhibit has an `error` and no finding.
    """
    known = exhibits()
    wanted = list(dict.fromkeys(known if keys is None else keys))
    for key in wanted:
        get(key)
    found = {k: r for k in wanted if not fresh and (r := recall(k, full)) is not None}
    missing = sorted((k for k in wanted if k not in found), key=expected_seconds, reverse=True)
    jobs = jobs or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else jobs or os.cpu_count() or 1
    with display(progress, len(wanted), len(found)) as tell:
        alone = jobs == 1 or len(missing) <= 1
        for result in (compute(k, full) for k in missing) if alone else each(missing, full, jobs):
            found[result.key] = result
            tell(result)
    return {k: found[k] for k in known if k in found}


# --- the display -----------------------------------------------------------------------------------------


def summary(result: Result) -> str:
    """Return the verdicts as text, such as "53 × agrees to the printed digits, 2 × agrees within"."""
    return ", ".join(f"{n} × {v.value}" for v in Verdict if (n := result.verdicts[v]))


@contextlib.contextmanager
def display(wanted: bool, total: int, done: int) -> Iterator[Callable[[Result], None]]:
    """Show a progress bar on standard error, with a line for each finished exhibit.  Provide the function to call."""
    if not wanted:
        yield lambda result: None
        return
    from rich.markup import escape
    from rich.progress import BarColumn, MofNCompleteColumn, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("exhibits"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with progress_display(*columns, transient=True) as bar:
        if done:
            bar.console.print(f"{done} of {total} exhibits have already been computed", style="dim")
        task = bar.add_task("", total=total, completed=done)

        def tell(result: Result) -> None:
            mark, words = "[green]✓[/]", f"[dim]{summary(result)}[/]"
            if result.error:
                mark, words = "[red]✗[/]", f"[red]{escape(result.error.strip().splitlines()[-1])}[/]"
            bar.console.print(f"{mark} {result.key:<24} {result.seconds:7.1f} s  {words}", highlight=False)
            for w in result.warnings:
                bar.console.print(f"  {escape(w)}", style="yellow")
            bar.advance(task)

        yield tell


def finite(x: Any, digits: int | None = None) -> Any:
    """Return plain data in which floats are rounded, and numbers that JSON cannot express are null."""
    if isinstance(x, dict):
        return {str(k): finite(v, digits) for k, v in x.items()}
    if isinstance(x, (list, tuple)):
        return [finite(v, digits) for v in x]
    if not isinstance(x, float):
        return x
    return None if not math.isfinite(x) else x if digits is None else float(f"{x:.{digits}g}")


def as_data(results: dict[str, Result]) -> dict[str, Any]:
    """Return all results as plain data, the content of lab.json."""
    import platform
    from datetime import UTC, datetime

    from .. import __version__

    known = exhibits()
    totals = total(results.values())
    return {
        "format": 1,
        "polhode": __version__,
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "with": {
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.machine()}",
            **{p: version(p) for p in ("numpy", "scipy", "numba")},
        },
        "verdicts": {v.value: totals[v] for v in Verdict},
        "exhibits": [
            {
                "key": k, "paper": known[k].paper, "title": known[k].title, "claims": list(known[k].claims),
                "seconds": round(r.seconds, 3), "full": r.full, "error": r.error,
                "finding": None if r.finding is None else finite(r.finding.to_dict()),
            }
            for k, r in results.items()
        ],
    }  # fmt: skip
