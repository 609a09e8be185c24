"""Variations between members: distributions, lists of values, and columns of a table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..arguments import is_whole, refuse_if
from ..errors import InvalidInput, unknown
from ..run.checks import rotation_matrices
from ..units import BadUnit, convert
from . import design

WAYS = {  # ways to vary a value, each with the keys that may accompany it
    "values": (), "uniform": ("points",), "loguniform": ("points",), "normal": ("std",), "std": (), "speed": (),
}  # fmt: skip
WITH_SPEED = ("start.omega", "start.momentum", "start.velocity")  # vectors that can have a random direction


@dataclass(frozen=True)
class Vary:
    """The variation of one value: `how` is data for JSON, and `shape` is the shape of one member's value."""

    key: str
    how: Mapping[str, Any]
    shape: tuple[int, ...]

    @property
    def kind(self) -> str:
        return str(self.how["kind"])

    @property
    def values(self) -> list[Any]:
        return list(self.how["values"])

    @property
    def choice(self) -> bool:
        """Whether members choose from a list of settings.  Their value is then stored as an index into the list."""
        return self.key.startswith("run.")

    @property
    def numbers(self) -> int:
        """Number of random numbers that each member needs for this value."""
        return {"table": 0, "values": 1, "attitude": 3, "isotropic": 3}.get(self.kind, math.prod(self.shape))

    def draw(self, u: np.ndarray) -> np.ndarray:
        """Return the values (n, *shape) of members from uniform random numbers between 0 and 1, (n, numbers)."""
        how = self.how
        if self.kind == "values":
            return self.pick(np.minimum((u[:, 0] * len(self.values)).astype(np.int64), len(self.values) - 1))
        if self.kind == "attitude":
            if how["std"] is None:
                return design.attitudes(u)
            return design.product(np.asarray(how["around"]), design.turned(design.normal(u) * np.asarray(how["std"])))
        if self.kind == "isotropic":
            low, high = how["speed"]
            z = 2 * u[:, 0] - 1
            ring = np.sqrt(np.maximum(0.0, 1 - z * z))
            size, angle = low + (high - low) * u[:, 2], 2 * np.pi * u[:, 1]
            return np.stack([size * ring * np.cos(angle), size * ring * np.sin(angle), size * z], axis=1)
        a, b = (np.broadcast_to(np.asarray(how[k], float), self.shape).reshape(-1) for k in ("a", "b"))
        if self.kind == "normal":
            x = a + b * design.normal(u)
        elif self.kind == "loguniform":
            x = np.exp(np.log(a) + (np.log(b) - np.log(a)) * u)
        else:
            x = a + (b - a) * u
        return x.reshape(u.shape[0], *self.shape)

    def pick(self, index: np.ndarray) -> np.ndarray:
        """Return the values at these indices of the list or, for settings, the indices themselves."""
        return index.astype(float) if self.choice else np.asarray(self.values, float)[index]

    def meaning(self, drawn: np.ndarray) -> np.ndarray:
        """Return drawn values in the user's form: for settings, the entries of the list."""
        return np.array(self.values, dtype=object)[drawn.astype(int)] if self.choice else drawn


# --- reading `vary` -------------------------------------------------------------------------------------------------


def is_variation(given: Mapping[str, Any]) -> bool:
    """Return whether a mapping looks like a variation, even a wrong one, and not like a table of several."""
    values = (isinstance(x, (int, float)) or (isinstance(x, str) and x != "uniform") for x in given.values())
    return bool(set(given) & {*WAYS, "points"}) or any(values)


class Reader(NamedTuple):
    """Reads one entry of `vary`, and checks it."""

    key: str
    base: Any  # the value that members would share otherwise, or None
    dimension: Any  # the physical dimension of the value

    def refuse_if(self, wrong: Any, why: str) -> None:
        refuse_if(wrong, f"vary: {self.key}: {why}")

    def in_si_units(self, value: Any) -> np.ndarray:
        try:
            return np.asarray(convert(np.asarray(value, object).tolist(), self.dimension), float)
        except (BadUnit, ValueError) as e:
            raise InvalidInput(f"vary: {self.key}: {e}") from None

    def in_shape(self, a: np.ndarray, shape: tuple[int, ...]) -> Any:
        try:
            return np.broadcast_to(a, shape).tolist()
        except ValueError:
            why = f"one member's value has the shape {shape}, got {a.shape}"
            raise InvalidInput(f"vary: {self.key}: {why}") from None

    def read(self, given: Any) -> Vary:
        """Return the variation, in SI units."""
        attitude = self.key == "start.attitude"
        if attitude and isinstance(given, str) and given == "uniform":
            return Vary(self.key, {"kind": "attitude", "std": None}, (3, 3))
        about = '"uniform", or {std = angle}, not negative, about the attitude of [start]'
        self.refuse_if(attitude and not isinstance(given, Mapping), about)
        given = {"values": given} if isinstance(given, (list, tuple, np.ndarray)) else given
        how = "give a list of values, or a table such as {uniform = [low, high]} or {std = ...}"
        self.refuse_if(not isinstance(given, Mapping), how)
        for name in given:
            if name not in (*WAYS, "points"):
                raise unknown(f"way to vary {self.key}", name, [*WAYS, "points"])
        way = next((w for w in WAYS if w in given), "")
        together = f"{sorted(given)} cannot be combined; choose one way to vary it"
        self.refuse_if(not way or set(given) - {way, *WAYS[way]}, together)
        if attitude:
            std = self.in_si_units(given.get("std", 0.0))
            self.refuse_if(way != "std" or np.any(std < 0), about)
            around = np.eye(3) if self.base is None else np.asarray(self.base, float)
            return Vary(self.key, {"kind": "attitude", "std": self.in_shape(std, (3,)), "around": around.tolist()},
                        (3, 3))  # fmt: skip
        if way == "values":
            return self.of_list(list(given["values"]))
        self.refuse_if(self.key.startswith("run."), "members run in batches of one setting; give a list of values")
        if way != "speed":
            return self.of_distribution(way, given)
        s = self.in_si_units(given["speed"])
        size = "speed must be a number that is not negative, or [smallest, largest]"
        wrong = self.key not in WITH_SPEED or s.shape not in ((), (2,)) or np.any(s < 0)
        self.refuse_if(wrong, f"{size}; it is only for {' or '.join(WITH_SPEED)}")
        return Vary(self.key, {"kind": "isotropic", "speed": np.broadcast_to(s, (2,)).tolist()}, (3,))

    def of_distribution(self, way: str, given: Mapping[str, Any]) -> Vary:
        """Return a normal, uniform or loguniform distribution, or a list of points between two ends."""
        normal = way in ("normal", "std")
        ends: Any = (given.get("normal", self.base), given.get("std")) if normal else given[way]
        ends = list(ends) if isinstance(ends, np.ndarray) and ends.ndim else ends
        wrong: Any = not isinstance(ends, (list, tuple)) or len(ends) != 2 or any(x is None for x in ends)
        self.refuse_if(wrong, f"give {'normal = mean and std' if normal else f'{way} = [low, high]'}")
        a, b = map(self.in_si_units, ends)
        self.refuse_if(normal and np.any(b < 0), "std must not be negative")
        wrong = not normal and (np.any(a > b) or (way == "loguniform" and np.any(a <= 0)))
        self.refuse_if(wrong, f"{way} needs low <= high" + (", both positive" if way != "uniform" else ""))
        shape = np.broadcast_shapes(a.shape, b.shape) if self.base is None else np.shape(self.base)
        points = given.get("points")
        if points is None:
            ends = {"a": self.in_shape(a, shape), "b": self.in_shape(b, shape)}
            return Vary(self.key, {"kind": "normal" if normal else way, **ends}, shape)
        wrong = shape or not is_whole(points) or points < 1
        self.refuse_if(wrong, "points must be a positive whole number, for the grid of a single number")
        space = np.linspace(a, b, points) if way == "uniform" else np.geomspace(a, b, points)
        return Vary(self.key, {"kind": "values", "values": space.tolist()}, ())

    def of_list(self, values: list[Any]) -> Vary:
        """Return a variation that takes its values from a list."""
        self.refuse_if(not values, "the list of values is empty")
        if self.key.startswith(("run.method", "run.options")):
            return Vary(self.key, {"kind": "values", "values": values}, ())
        table, shape = self.in_si_units(values), np.shape(self.base)
        wrong = self.base is not None and table.shape[1:] != shape and self.key != "body.inertia"
        self.refuse_if(wrong, f"each value must have the shape {shape}, got {table.shape[1:]}")
        return Vary(self.key, {"kind": "values", "values": table.tolist()}, table.shape[1:])


# --- tables ---------------------------------------------------------------------------------------------------------


def read_table(table: Any) -> dict[str, np.ndarray]:
    """Return columns by key, from a mapping of arrays, a DataFrame, or a CSV file whose first line has the keys."""
    if table is None:
        return {}
    if isinstance(table, (str, Path)):
        return read_csv(table)
    columns = {k: table[k] for k in (table.keys() if hasattr(table, "keys") else ())}
    wanted = "columns by key, {'start.omega': array of shape (members, 3)}, or a CSV file"
    refuse_if(not columns, f"table: give {wanted}")
    out = {}
    for k, v in columns.items():
        try:
            a = np.array(v.as_matrix() if hasattr(v, "as_matrix") else v, float)
        except (TypeError, ValueError):
            raise InvalidInput(f"table: {k} must be numbers") from None
        refuse_if(a.ndim == 0 or not len(a), f"table: {k} must have a value for each member")
        out[str(k)] = rotation_matrices(a) if k == "start.attitude" else a
    return out


def read_csv(path: str | Path) -> dict[str, np.ndarray]:
    try:
        with open(path, encoding="utf-8-sig") as f:  # some programs write a byte order mark at the beginning
            names = [x.strip().strip('"') for x in f.readline().strip().lstrip("#").split(",")]
            rows = [line for line in f if line.strip()]
            values = np.loadtxt(rows, delimiter=",", ndmin=2) if rows else np.empty((0, len(names)))
    except (OSError, UnicodeDecodeError, ValueError) as e:
        raise InvalidInput(f"table: {path} cannot be read: {getattr(e, 'strerror', None) or e}") from None
    twice = sorted({k for k in names if names.count(k) > 1})
    refuse_if(twice, f"table: {path} has more than one column {', '.join(twice)}")
    refuse_if(not len(values), f"table: {path} has no rows; its first line has the keys, each other line a member")
    lengths = f"{len(names)} names and {values.shape[1]} columns of numbers"
    refuse_if(values.shape[1] != len(names), f"table: {path} has {lengths}")
    return {k: np.ascontiguousarray(values[:, j]) for j, k in enumerate(names)}
