"""Make the tables of the page "Choose a method" from the records of methods and the committed scoreboard."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import polhode as ph
from polhode.bench.bars import number
from polhode.bench.work import best, cost, ours, theirs
from polhode.integrators.record import Method

Board = Mapping[str, Any]
ERRORS = (1e-2, 1e-4, 1e-6, 1e-8, 1e-10)
LADDER = tuple(10.0**-k for k in range(2, 13))


def link(name: str) -> str:
    return f"[`{name}`](/generated/methods/{name}.md)"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows)]
    return "\n".join(lines) + "\n"


def problems(board: Board) -> list[Mapping[str, Any]]:
    """Return the sections of the scoreboard whose problem has a torque."""
    return [s for s in board["sections"].values() if s["kind"] == "work" and s.get("torque")]


def equal_steps(section: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the curves of methods with equal steps, without compositions and other options."""
    names = set(ph.methods)
    return [c for c in ours(section) if c["setting"] == "step" and c["method"] in names]


def reached(calls: float) -> str:
    return number(calls, "calls") if math.isfinite(calls) else "-"


def named(found: tuple[float, str], unit: str) -> str:
    """Return a cost followed by its method in brackets, without the name of this library."""
    value, who = found
    return f"{number(value, unit)} ({who.removeprefix('polhode ')})" if math.isfinite(value) else "-"


def calls(board: Board) -> str:
    """Return the table of torque calls for given errors: `adams`, the best with equal steps, the best library."""
    rows = []
    for s in problems(board):
        adams = [c for c in ours(s) if c["method"] == "adams"]
        rows.append([s["title"], "`adams`, with `tol`", *(reached(best(adams, e, "calls")[0]) for e in ERRORS)])
        rows.append(["", "equal steps", *(named(best(equal_steps(s), e, "calls"), "calls") for e in ERRORS)])
        rows.append(["", "best other library", *(named(best(theirs(s), e, "calls"), "calls") for e in ERRORS)])
    return table(["problem", "", *(f"{e:.0e}" for e in ERRORS)], rows)


def times(board: Board) -> str:
    """Return the table of CPU times for given errors, with a compiled torque: polhode and the best other library."""
    rows = []
    for s in problems(board):
        rows.append([s["title"], "polhode", *(named(best(ours(s), e, "seconds"), "s") for e in ERRORS)])
        rows.append(["", "best other library", *(named(best(theirs(s), e, "seconds"), "s") for e in ERRORS)])
    return table(["problem", "", *(f"{e:.0e}" for e in ERRORS)], rows)


def near_best(board: Board, name: str) -> list[float]:
    """Return the errors for which a method needs at most 1.2 times the fewest calls, on any problem."""
    found = set()
    for s in problems(board):
        own = [c for c in equal_steps(s) if c["method"] == name]
        for e in LADDER if own else ():
            least = best(equal_steps(s), e, "calls")[0]
            if math.isfinite(least) and cost(own[0], e, "calls") <= 1.2 * least:
                found.add(e)
    return sorted(found, reverse=True)


def steps(board: Board) -> str:
    """Return the table of methods with equal steps that are near the best on some problem, and for which errors."""
    rows = []
    for name, m in ph.methods.items():
        good = near_best(board, name)
        if good:
            span = f"{good[0]:.0e}" if len(good) == 1 else f"{good[0]:.0e} to {good[-1]:.0e}"
            order = f"{m.claims.order:g}"
            velocity = "any" if m.claims.velocity_order is None else f"{m.claims.velocity_order:g}"
            rows.append([link(name), order, str(m.cost.step), "-" if velocity == "any" else velocity, span])
    rows.sort(key=lambda r: (float(r[1]), int(r[2])))
    head = ["method", "order", "calls a step", "order with a torque of the angular velocity", "errors"]
    return table(head, rows)


QUANTITIES: dict[str, Callable[[Method], bool]] = {
    "energy in a potential": lambda m: m.claims.energy == "exact",
    "energy of a free body": lambda m: m.claims.free_energy == "exact",
    "energy in a potential is bounded, not exact": lambda m: m.claims.energy == "bounded",
}


def conserved() -> str:
    """Return the table of quantities and of the methods that conserve them exactly."""
    rows = [
        [what, ", ".join(link(n) for n, m in ph.methods.items() if holds(m))]
        for what, holds in QUANTITIES.items()
    ]  # fmt: skip
    without = [link(n) for n, m in ph.methods.items() if m.claims.momentum != "exact"]
    wheels = [link(n) for n in ph.methods if n.startswith("gyrostat")]
    rows.insert(0, ["momentum of a free body in space", f"all methods except {', '.join(without)}"])
    rows.append(["total momentum with wheels", ", ".join(wheels)])
    return table(["quantity", "methods"], rows)


def made() -> Mapping[str, Callable[[Board], str]]:
    """Return the functions that make the tables, by file name."""
    return {
        "choice_table.txt": calls,
        "choice_steps.txt": steps,
        "choice_times.txt": times,
        "choice_conserved.txt": lambda board: conserved(),
    }
