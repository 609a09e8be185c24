"""Readable names and units of the quantities of a study, for pictures and pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .quantities import components

if TYPE_CHECKING:
    from .plan import Plan

UNITS = {
    "omega": "rad/s", "speed": "rad/s", "tilt": "rad", "inertia": "kg m^2", "t": "s", "energy": "J", "momentum":
    "kg m^2/s", "position": "m", "distance": "m", "x": "m", "velocity": "m/s", "v": "m/s", "kinetic_energy": "J",
}  # fmt: skip


def unit_of(key: str) -> str:
    """Return the unit of a quantity, an input or an array, or "" if it is dimensionless or not known."""
    first, *rest = key.removeprefix("input.").split(".")
    name = rest[0] if first in ("start", "body") else "" if rest else first
    return UNITS.get(name) or UNITS.get(name.rpartition("_")[0], "")


def with_unit(words: str, key: str) -> str:
    """Return a name followed by its unit, if the unit is known."""
    unit = "relative" if key in ("error.energy", "error.momentum") else unit_of(key).replace("^2", "²")
    return f"{words} ({unit})" if unit else words


def numbers(plan: Plan, key: str, a: np.ndarray, start: bool = False) -> dict[str, np.ndarray]:
    """Return the components of a quantity by name, and the length of a vector; for matrices, nothing."""
    if a.ndim == 3:
        return {}
    noun, when = words_of(plan, key, start)
    out = {
        with_unit(noun + (f" {name.rpartition('.')[2]}" if a.ndim > 1 else "") + when, key): x
        for name, x in components(key, a).items()
    }
    if a.ndim == 2 and a.shape[1] == 3:
        out[with_unit(f"|{noun}|{when}", key)] = np.linalg.norm(a, axis=1)
    return out


def words_of(plan: Plan, key: str, start: bool) -> tuple[str, str]:
    """Return the readable name of a key of the plan, and the time to which it belongs."""
    parts = key.split(".")
    if key == "t":
        return "end of the run", ""
    if parts[0] == "torque" and len(parts) == 3:
        k = int(parts[1]) - 1
        model = plan.torques[k].model if k < len(plan.torques) else None
        name = f"torque {parts[1]}" if model is None else model
        return f"{parts[2]} of {name}".replace("_", " "), ""
    last = parts[-1] if parts[-1] not in "xyz" or len(parts) == 1 else f"{parts[-2]} {parts[-1]}"
    last = last.replace("omega", "ω").replace("_", " ")
    if parts[0] == "error":
        return f"error of {last}", ""
    return last, " at the start" if parts[0] == "start" else " at the end" if not start else ""
