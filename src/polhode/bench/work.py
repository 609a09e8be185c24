"""Work and precision: solve a task with all libraries, and measure the error against CPU time and torque calls."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..evidence.comparison import Point, needed
from .clock import times
from .peers import Entry, Peer
from .tasks import Task

LEVELS = tuple(10.0**-k for k in range(2, 13))
ENOUGH = 1e-13  # smaller errors are not required
FLAT = 1e-9
POINT = ("setting", "error", "calls", "failed", "seconds", "calibration")  # the facts about a run; None if not known
Progress = Callable[[str], None]
Section = Mapping[str, Any]


Timed = list[tuple[dict[str, Any], Callable[[], Any]]]  # rows of results, each with the function to time


def explore(task: Task, peer: str, entry: Entry, most: float, points: int) -> tuple[dict[str, Any], Timed]:
    """Run with settings from coarse to fine.  Return a curve of errors and torque calls, and what to time.

    Stop when the error reaches rounding, or when a run takes longer than `most` seconds.  After a run that takes a
    fifth of that time, skip every second setting.
    """
    rows: list[dict[str, Any]] = []
    timed: Timed = []
    note = ""
    settings = thinned(entry.settings, points)
    k, stride = 0, 1
    while k < len(settings):
        row: dict[str, Any] = {**dict.fromkeys(POINT), "setting": settings[k]}
        rows.append(row)
        k += stride
        began = time.process_time()
        try:
            go = entry.prepare(row["setting"])
            result = go()
            error = task.error(entry.end(result))
            row["calls"] = None if entry.calls is None else entry.calls(row["setting"], result)
        except Exception as e:  # an exception is the result of this run
            row["failed"] = failed(e)
            continue
        spent = time.process_time() - began
        if math.isfinite(error):
            row["error"] = error
            timed.append((row, go))
        if spent > 0.2 * most and k < len(settings):
            began = time.process_time()  # the first run may include compilation
            go()
            spent = time.process_time() - began
            if spent > most:
                note = f"stopped after a run that took {spent:.1f} s"
                break
            stride = 2 if spent > 0.2 * most else 1
        if flat([r["error"] for r in rows]):
            break
    return curve(peer, entry.method, entry.setting, note, rows), timed


def curve(peer: str, method: str, setting: str, note: str, points: list[dict[str, Any]]) -> dict[str, Any]:
    return {"peer": peer, "method": method, "setting": setting, "note": note, "points": points}


def add_times(timed: Timed, rounds: int, seconds: float) -> None:
    """Time functions, and add the times to their rows."""
    for (row, _), t in zip(timed, times([go for _, go in timed], rounds, seconds), strict=True):
        row |= {"seconds": t.seconds, "calibration": t.calibration}


def failed(e: Exception) -> str:
    return f"{type(e).__name__}: {e}".splitlines()[0][:200]


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
    curves, timed = [], []
    for name, peer in peers.items():
        progress(f"{task.key}: {name}")
        try:
            entries = peer.solve(task)[:methods]
        except Exception as e:  # the library cannot be loaded
            curves.append(curve(name, "", "tolerance", failed(e), []))
            continue
        for entry in entries:
            found, runs = explore(task, name, entry, most, points)
            curves.append(found)
            timed += runs
    progress(f"{task.key}: times")
    add_times(timed, rounds, seconds)
    return {
        "kind": "work",
        "title": task.title,
        "words": task.words,
        "torque": task.torque is not None,
        "t_end": task.t_end,
        "certified": task.certified,
        "curves": curves,
    }


# --- lowest costs ------------------------------------------------------------------------------------------


def label(curve: Mapping[str, Any]) -> str:
    return f"{curve['peer']} {curve['method']}"


def cost(curve: Mapping[str, Any], error: float, of: str) -> float:
    """Return the seconds or calls that reach an error: infinite if it is not reached, NaN if they are not known."""
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


def ours(section: Section) -> list[Section]:
    return [c for c in section["curves"] if c["peer"] == "polhode"]


def theirs(section: Section) -> list[Section]:
    return [c for c in section["curves"] if c["peer"] != "polhode"]


class Race(NamedTuple):
    """The lowest cost of polhode and of the other libraries for an error, and the methods that reach them."""

    error: float
    ours: float
    by: str
    theirs: float
    who: str

    @property
    def factor(self) -> float:
        """The lowest cost of the other libraries, divided by that of polhode."""
        return self.theirs / self.ours


def races(
    mine: Sequence[Section], others: Sequence[Section], of: str, largest: float = 1.0, smallest: float = 0.0
) -> list[Race]:
    """Return the race for each of the LEVELS in a range, between curves of polhode and of other libraries."""
    return [Race(e, *best(mine, e, of), *best(others, e, of)) for e in LEVELS if smallest <= e <= largest]


def measured_problems(sections: Mapping[str, Section]) -> dict[str, Section]:
    """Return the sections of problems that were solved, by key."""
    return {k: s for k, s in sections.items() if s.get("kind") == "work" and "missing" not in s}


def cost_kinds(section: Section) -> tuple[str, ...]:
    """Return which costs a problem has: torque calls, if it has a torque, and seconds."""
    return ("calls", "seconds") if section["torque"] else ("seconds",)
