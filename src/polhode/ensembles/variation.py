"""Variations between members: distributions, lists of values, and columns of a table."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..arguments import refuse_if
from ..errors import InvalidInput, unknown
from ..run.checks import rotation_matrices
from ..torques.base import numeric
from ..units import BadUnit, convert
from . import design

AXES = {"x": 0, "y": 1, "z": 2}
# keys of settings; members with the same settings run in one batch
DISCRETE = ("run.method", "run.dt", "run.tol", "run.options")
WAYS = {  # ways to vary a value, each with the keys that may accompany it
    "values": (), "uniform": ("points",), "loguniform": ("points",), "normal": ("std",), "std": (), "speed": (),
}  # fmt: skip


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
        return self.kind == "values" and self.key.startswith(DISCRETE)

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


def flattened(vary: Mapping[str, Any], ahead: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the entries of nested tables with dotted keys.  A table that looks like a variation, even a wrong one, is a
    value, not a part of a key.
    """

    def is_number(x: Any) -> bool:
        return isinstance(x, (int, float)) or (isinstance(x, str) and x != "uniform")

    for name, given in vary.items():
        if isinstance(given, Mapping) and not (set(given) & {*WAYS, "points"} or any(map(is_number, given.values()))):
            yield from flattened(given, f"{ahead}{name}.")
        else:
            yield f"{ahead}{name}", given


def read_variation(key: str, given: Any, base: Any, dimension: Any) -> Vary:
    """Return one entry of `vary`, checked and in SI units.  `base` is the value that members would share otherwise, or
    None.
    """
    attitude = key == "start.attitude"
    if attitude and isinstance(given, str) and given == "uniform":
        return Vary(key, {"kind": "attitude", "std": None}, (3, 3))
    wanted = '"uniform", or {std = angle}, not negative, about the attitude of [start]'
    refuse_if(attitude and not isinstance(given, Mapping), f"vary: {key}: {wanted}")
    given = {"values": given} if isinstance(given, (list, tuple, np.ndarray)) else given
    how = "give a list of values, or a table such as {uniform = [low, high]} or {std = ...}"
    refuse_if(not isinstance(given, Mapping), f"vary: {key}: {how}")
    for name in given:
        if name not in (*WAYS, "points"):
            raise unknown(f"way to vary {key}", name, [*WAYS, "points"])
    way = next((w for w in WAYS if w in given), "")
    together = f"{sorted(given)} cannot be combined; choose one way to vary it"
    refuse_if(not way or set(given) - {way, *WAYS[way]}, f"vary: {key}: {together}")
    if attitude:
        std = in_si_units(given.get("std", 0.0), dimension, key)
        refuse_if(way != "std" or np.any(std < 0), f"vary: {key}: {wanted}")
        around = np.eye(3) if base is None else np.asarray(base, float)
        return Vary(key, {"kind": "attitude", "std": as_shape(std, (3,), key), "around": around.tolist()}, (3, 3))
    if way == "values":
        return list_variation(key, list(given["values"]), base, dimension)
    refuse_if(key.startswith(DISCRETE), f"vary: {key}: members run in batches of one setting; give a list of values")
    if way != "speed":
        return distribution(key, way, given, base, dimension)
    s, moving = in_si_units(given["speed"], dimension, key), ("start.omega", "start.momentum", "start.velocity")
    size = f"speed must be a number that is not negative, or [smallest, largest]; it is only for {' or '.join(moving)}"
    refuse_if(key not in moving or s.shape not in ((), (2,)) or np.any(s < 0), f"vary: {key}: {size}")
    return Vary(key, {"kind": "isotropic", "speed": np.broadcast_to(s, (2,)).tolist()}, (3,))


def distribution(key: str, way: str, given: Mapping[str, Any], base: Any, dimension: Any) -> Vary:
    """Return a normal, uniform or loguniform distribution, or a list of points between two ends."""
    normal = way in ("normal", "std")
    ends: Any = (given.get("normal", base), given.get("std")) if normal else given[way]
    wrong: Any = not isinstance(ends, (list, tuple)) or len(ends) != 2 or any(x is None for x in ends)
    refuse_if(wrong, f"vary: {key}: give {'normal = mean and std' if normal else f'{way} = [low, high]'}")
    a, b = (in_si_units(x, dimension, key) for x in ends)
    refuse_if(normal and np.any(b < 0), f"vary: {key}: std must not be negative")
    wrong = not normal and (np.any(a > b) or (way == "loguniform" and np.any(a <= 0)))
    refuse_if(wrong, f"vary: {key}: {way} needs low <= high" + (", both positive" if way != "uniform" else ""))
    shape = np.broadcast_shapes(a.shape, b.shape) if base is None else np.shape(base)
    points = given.get("points")
    if points is None:
        kind = "normal" if normal else way
        return Vary(key, {"kind": kind, "a": as_shape(a, shape, key), "b": as_shape(b, shape, key)}, shape)
    wrong = shape or not isinstance(points, int) or points < 1
    refuse_if(wrong, f"vary: {key}: points must be a positive whole number, for the grid of a single number")
    space = np.linspace(a, b, points) if way == "uniform" else np.geomspace(a, b, points)
    return Vary(key, {"kind": "values", "values": space.tolist()}, ())


def list_variation(key: str, values: list[Any], base: Any, dimension: Any) -> Vary:
    """Return a variation that takes its values from a list."""
    refuse_if(not values, f"vary: {key}: the list of values is empty")
    if key.startswith(DISCRETE) and key not in ("run.dt", "run.tol"):
        return Vary(key, {"kind": "values", "values": values}, ())
    table, shape = in_si_units(values, dimension, key), np.shape(base)
    wrong = base is not None and table.shape[1:] != shape and key != "body.inertia"
    refuse_if(wrong, f"vary: {key}: each value must have the shape {shape}, got {table.shape[1:]}")
    return Vary(key, {"kind": "values", "values": table.tolist()}, table.shape[1:])


def in_si_units(value: Any, dimension: Any, key: str) -> np.ndarray:
    def plain(x: Any) -> Any:
        x = x.tolist() if isinstance(x, (np.ndarray, np.generic)) else x
        return [plain(y) for y in x] if isinstance(x, (list, tuple)) else x

    try:
        return np.asarray(convert(plain(value), dimension), float)
    except (BadUnit, ValueError) as e:
        raise InvalidInput(f"vary: {key}: {e}") from None


def as_shape(a: np.ndarray, shape: tuple[int, ...], key: str) -> Any:
    try:
        return np.broadcast_to(a, shape).tolist()
    except ValueError:
        raise InvalidInput(f"vary: {key}: one member's value has the shape {shape}, got {a.shape}") from None


# --- keys: positions in the nested dictionary of the values that members share --------------------------------------


def value_at(tree: Mapping[str, Any], key: str, words: Sequence[str]) -> Any:
    """Return the shared value of a key: a number, vector, matrix, or component of a vector; or None if there is no
    value.
    """
    value: Any = tree
    for word in words:
        if isinstance(value, Mapping) and word in value:
            value = value[word]
        elif word in AXES and np.shape(value) == (3,):
            value = float(np.asarray(value, float)[AXES[word]])
        else:
            raise unknown("key in vary", key, [*places(tree), "run.method", "run.dt", "run.tol"])
    several = isinstance(value, Mapping) or (value is not None and numeric(np.asarray(value)) is None)
    refuse_if(several, f"vary: {key}: this key stands for several values; name one of them")
    return value


def places(tree: Any) -> list[str]:
    """Return the keys of all values."""
    return [
        ".".join([k, *filter(None, [rest])])
        for k, v in tree.items()
        for rest in (places(v) if isinstance(v, Mapping) else ["", "x"] if np.shape(v) == (3,) else [""])
    ]


def with_value(tree: Any, words: Sequence[str], value: np.ndarray, n: int | None) -> Any:
    """Return a copy of the tree with a new value at a position: n values, or a single one if n is None."""
    if not words:
        return np.array(value, float) if value.ndim else float(value)
    if isinstance(tree, Mapping):
        return {**tree, words[0]: with_value(tree[words[0]], words[1:], value, n)}
    done = np.ndim(tree) == (1 if n is None else 2)  # true if another component has been set before
    whole = np.array(tree if done else np.broadcast_to(np.asarray(tree, float), (n or 1, 3)), float)
    whole[..., AXES[words[0]]] = value
    return whole


# --- tables ---------------------------------------------------------------------------------------------------------


def read_table(table: Any) -> dict[str, np.ndarray]:
    """Return columns by key, from a mapping of arrays, a pandas DataFrame, or a CSV file whose first line holds the
    keys.
    """
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
