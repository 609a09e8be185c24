"""One run of the scoreboard: which sections are measured, how thoroughly, and the results as plain data."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from ..errors import unknown
from ..lab.run import finite
from . import others
from .bars import bars, wins
from .clock import machine, one_core
from .peers import Peer, peers
from .tasks import TASKS, task
from .work import Progress, work

FORMAT = 1
DIGITS = 5  # digits of the numbers in the data
TIME = "CPU time of the process, least of all rounds"
SECTIONS = {
    **{key: title for key, (_, title, _) in TASKS.items()},
    "samples": "1001 samples of the free bodies",
    "crowd": "many free bodies, body-steps per second",
    "drift": "energy over a long run",
    "overhead": "the cost of a call",
    "first": "imports and first calls",
    "c": "against hand-written C",
    "gpu": "GPU, from a file",
}
QUICK = tuple(TASKS)  # the sections of a quick run


def scoreboard(
    only: Iterable[str] | None = None,
    *,
    quick: bool = False,
    long: bool = False,
    compete: Iterable[str] | None = None,
    gpu: str | Path | None = None,
    progress: Callable[[str], None] = lambda text: None,
) -> dict[str, Any]:
    """Measure the sections of the scoreboard, and return the results as plain data.

    Parameters
    ----------
    only : names of sections in SECTIONS; by default all, or those in QUICK.
    quick : about a minute: three methods of each library, fewer sections, points, rounds and bodies.
    long : the free body for 10^8 steps instead of 10^6.
    compete : names of other libraries; by default all that are installed.
    gpu : a file of benchmarks/gpu.py from a machine with a GPU.
    progress : called with a line of text for each part.
    """
    wanted = list(only) if only is not None else list(QUICK if quick else SECTIONS)
    for key in wanted:
        if key not in SECTIONS:
            raise unknown("section of the scoreboard", key, SECTIONS)
    known = peers()
    asked = list(known) if compete is None else ["polhode", *compete]
    for name in asked:
        if name not in known:
            raise unknown("peer", name, known)
    there = {n: p for n, p in known.items() if p.version is not None and n in asked}
    rounds = 2 if quick else 5
    sections: dict[str, Any] = {}
    with warnings.catch_warnings(), one_core() as pinned:
        warnings.simplefilter("ignore")  # hide warnings of other libraries; their effects are in the results
        for key in (k for k in SECTIONS if k in wanted):
            measure = partial(one, key, there, rounds, quick, long, gpu, progress)
            sections[key] = others.timed("work" if key in TASKS else key, SECTIONS[key], measure)
    return {
        "format": FORMAT,
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "polhode": version("polhode"),
        "machine": machine() | {"pinned to one core": pinned is not None},
        "settings": {"quick": quick, "long": long, "rounds": rounds, "time": TIME},
        "versions": {d: version(d) for d in ("numpy", "numba", "llvmlite", "scipy")},
        "peers": {n: describe(p, n in asked) for n, p in known.items()},
        "sections": sections,
        "bars": [b.to_dict() for b in bars(sections)],
        "ahead": wins(sections),
    }


def describe(p: Peer, asked: bool) -> dict[str, Any]:
    out: dict[str, Any] = {"what": p.what, "version": p.version, "settings": p.settings, "install": p.install}
    if p.version is None:
        out["missing"] = f"not installed: {p.install}"
    elif not asked:
        out["missing"] = "not part of this run"
    return out


def one(
    key: str, there: dict[str, Peer], rounds: int, quick: bool, long: bool, gpu: str | Path | None, progress: Progress
) -> dict[str, Any]:
    """Measure one section."""
    if key in TASKS:
        dose: dict[str, Any] = {"most": 0.1, "points": 8, "methods": 3, "seconds": 2.0} if quick else {}
        return work(task(key), there, rounds=rounds, progress=progress, **dose)
    steps, sizes = 10**8 if long else 10**4 if quick else 10**6, (1, 1000) if quick else others.SIZES
    each: dict[str, Callable[[], dict[str, Any]]] = {
        "samples": lambda: others.samples(there, rounds=rounds, progress=progress),
        "crowd": lambda: others.crowd(there, rounds=rounds, progress=progress, sizes=sizes),
        "drift": lambda: others.drift(steps=steps, bodies=8 if long else 32, progress=progress),
        "overhead": lambda: others.overhead(there, rounds=rounds, progress=progress),
        "first": lambda: others.first_calls(there, quick=quick, progress=progress),
        "c": lambda: others.against_c(repeats=10, quick=quick, progress=progress),
        "gpu": lambda: others.gpu(gpu),
    }
    return each[key]()


def write(board: dict[str, Any], where: str | Path) -> tuple[Path, Path]:
    """Write index.html and scoreboard.json into a folder, and return their paths."""
    where = Path(where)
    where.mkdir(parents=True, exist_ok=True)
    page, data = where / "index.html", where / "scoreboard.json"
    clean = finite(board, DIGITS)
    text = json.dumps(clean, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    data.write_text(text + "\n", encoding="utf-8")
    from .page import html

    page.write_text(html(clean), encoding="utf-8")
    return page, data
