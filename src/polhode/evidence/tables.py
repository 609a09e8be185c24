"""The columns of the table of methods; `polhode methods` and the documentation print this table."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from ..integrators.record import Cost, Method

WORDS: dict[Any, str] = {True: "yes", False: "no", None: "open"}


def calls(cost: Cost) -> str:
    """Return the number of torque calls per step, as text."""
    parts = [str(cost.step)] if cost.step or not cost.each_pass else []
    if cost.each_pass:
        parts.append(f"{cost.each_pass} per pass")
    return " + ".join(parts)


COLUMNS: dict[str, Callable[[Method], str]] = {
    "method": lambda m: f"`{m.name}`",
    "what it is": lambda m: m.summary,
    "order": lambda m: "exact" if m.order == inf else str(m.order),
    "symplectic": lambda m: WORDS[m.claims.symplectic],
    "reversible": lambda m: WORDS[m.claims.reversible],
    "energy, free": lambda m: m.claims.free_energy or "open",
    "energy, potential": lambda m: m.claims.energy or "open",
    "momentum": lambda m: m.claims.momentum or "open",
    "torque calls per step": lambda m: calls(m.cost),
    "source": lambda m: ", ".join((m.source.key, *m.source.also)),
}
