"""Work and precision: solve a task with all libraries, and measure the error against CPU time and torque calls."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..evidence.comparison import Point, needed
from .clock import times
from .peers import Entry, Peer
from .tasks import Task

LEVELS = tuple(10.0**-k for k in range(2, 13))
ENOUGH = 1e-13  # smaller errors are not required
FLAT = 1e-9
Progress = Callable[[str], None]


class Runs:
    """The runs of an entry: the measured points, and a function to time for each point."""

    def __init__(self, peer: str, entry: Entry, note: str = "") -> None:
        self.peer, self.entry, self.note = peer, entry, note
        self.rows: list[dict[str, Any]] = []
        self.goes: list[Callable[[], Any]] = []


def explore(task: Task, peer: str, entry: Entry, most: float, points: int) -> Runs:
    """Run with settings from coarse to fine, and record errors and torque calls.

    Stop when the error reaches rounding, or when a run takes longer than `most` seconds.  After a run that takes a
    fifth of that time, skip every second setting.
    """
    out = Runs(peer, entry)
    settings = thinned(entry.settings, points)
    k, stride = 0, 1
    while k < len(settings):
        setting = settings[k]
        k += stride
        began = time.process_time()
        try:
            go = entry.prepare(setting)
            result = go()
            error = task.error(entry.end(result))
            calls = None if entry.calls is None else entry.calls(setting, result)
        except Exception as e:  # an exception is the result of this run
            out.rows.append(row(setting, math.nan, None, f"{type(e).__name__}: {e}".splitlines()[0][:200]))
            out.goes.append(lambda: None)
            continue
        spent = time.process_time() - began
        out.rows.append(row(setting, error, calls))
        out.goes.append(go)
        if spent > 0.2 * most and k < len(settings):
            began = time.process_time()  # the first run may include compilation
            go()
            spent = time.process_time() - began
            if spent > most:
                out.note = f"stopped after a run that took {spent:.1f} s"
                break
            stride = 2 if spent > 0.2 * most else 1
        if flat([r["error"] for r in out.rows]):
            break
    return out


def row(setting: float, error: float, calls: int | None, failed: str = "") -> dict[str, Any]:
    good = math.isfinite(error)
    return {"setting": setting, "error": error if good else None, "calls": calls, "failed": failed or None}


def thinned(settings: Sequence[float], points: int) -> list[float]:
    if len(settings) <= points:
        return list(settings)
    step = (len(settings) - 1) / (points - 1)
    return [settings[round(k * step)] for k in range(points)]


def flat(errors: Sequence[float | None]) -> bool:
    """Return whether the error has reached rounding, so that finer runs are useless."""
    e = [x for x in errors if x is not None]
    if len(e) >= 2 and max(e[-2:]) < ENOUGH:
        return True
    return len(e) > 3 and min(e[:-3]) < FLAT and min(e[-3:]) > 0.5 * min(e[:-3])


def work(
    task: Task,
    peers: Mapping[str, Peer],
    *,
    most: float = 0.6,
    points: int = 40,
    methods: int | None = None,
    rounds: int = 5,
    seconds: float = 15.0,
    progress: Callable[[str], None] = lambda text: None,
) -> dict[str, Any]:
    """Solve the task with every peer that supports it, and return the results as plain data."""
    runs: list[Runs] = []
    for name, peer in peers.items():
        progress(f"{task.key}: {name}")
        try:
            entries = peer.solve(task)[:methods]
        except Exception as e:  # the library cannot be loaded
            nobody = Entry("", lambda setting: lambda: None, ())
            runs.append(Runs(name, nobody, f"{type(e).__name__}: {e}".splitlines()[0][:200]))
            continue
        for entry in entries:
            runs.append(explore(task, name, entry, most, points))
    progress(f"{task.key}: times")
    slots = [(r, k) for r in runs for k, x in enumerate(r.rows) if x["error"] is not None]
    measured = times([r.goes[k] for r, k in slots], rounds, seconds)
    for (r, k), t in zip(slots, measured, strict=True):
        r.rows[k] |= {"seconds": t.seconds, "calibration": t.calibration}
    return {
        "kind": "work",
        "title": task.title,
        "words": task.words,
        "torque": task.torque is not None,
        "t_end": task.t_end,
        "certified": task.certified,
        "curves": [
            {
                "peer": r.peer, "method": r.entry.method, "setting": r.entry.setting, "note": r.note,
                "points": [{"seconds": None, "calibration": None} | x for x in r.rows],
            }
            for r in runs
        ],
    }  # fmt: skip


# --- lowest costs ------------------------------------------------------------------------------------------


def label(curve: Mapping[str, Any]) -> str:
    return f"{curve['peer']} {curve['method']}"


def cost(curve: Mapping[str, Any], error: float, of: str) -> float:
    """Return the seconds or calls that reach an error: infinite if the error is not reached, NaN if they are not
    known.
    """
    good = [p for p in curve["points"] if p["error"] is not None and p[of] is not None]
    if not good:
        return math.nan
    points = [
        Point(p["setting"], max(p["error"], 1e-17), 0.0, p["calls"] or 0, 0, p["seconds"] or math.nan) for p in good
    ]
    return needed(points, error, "torque_calls" if of == "calls" else of)


def best(curves: Sequence[Mapping[str, Any]], error: float, of: str) -> tuple[float, str]:
    """Return the lowest cost among curves, and the label of its curve."""
    found = [(c, label(k)) for k in curves if math.isfinite(c := cost(k, error, of))]
    return min(found, default=(math.inf, ""))


def ours(section: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [c for c in section["curves"] if c["peer"] == "polhode"]


def theirs(section: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [c for c in section["curves"] if c["peer"] != "polhode"]
