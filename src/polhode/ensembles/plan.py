"""A plan: what is the same for all members, what varies and how, and what is kept of each.

A plan is data that JSON holds (its digest is the study's identity) and, where the torque, an observable or an event is
a function, code that files never hold: only its fingerprint is in the data.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import math
import os
import pickle
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product as combinations
from pathlib import Path
from typing import Any

import numpy as np

from ..arguments import float_array, whole_number
from ..body import Body
from ..engines.fingerprint import fingerprint
from ..errors import InvalidInput, missing, unknown
from ..integrators import METHODS, check_options, refuse_unknown_options
from ..integrators.record import Kind
from ..kernels.scalar import is_kernel, kernel
from ..run.checks import check_span, inner_momentum, rotation_matrices
from ..run.setup import automatic, set_up
from ..torques.base import FunctionTorque, Potential, Torque, as_torque, numeric, structure
from ..torques.identity import Description, described_function, described_torque
from ..torques.models import find, from_description
from . import design
from .quantities import QUANTITIES

FORMAT = 1
AXES = {"x": 0, "y": 1, "z": 2}
DISCRETE = ("run.method", "run.dt", "run.options")
MOST_SETTINGS = 1000  # combinations of method, step and options
MOST_MEMBERS = {"sobol": 2**32}  # SciPy's sequence has 32 bits; other designs count exactly up to 2^53
FIXED = "an ensemble has fixed steps and takes `every`"
NOT_HERE = {  # of `simulate`, and why
    **dict.fromkeys(("t_eval", "control", "tol", "dt_min", "dt_max", "max_steps", "pace"), FIXED),
    "callback": "members run in batches, and are not asked for one by one; a terminal event ends a member",
    "on_failure": "a member that fails is recorded with its reason, and the others go on",
}


# --- what varies ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Vary:
    """One thing that varies: `how` is JSON; `shape` is that of one member's value."""

    key: str
    how: Mapping[str, Any]
    shape: tuple[int, ...]

    @property
    def kind(self) -> str:
        return str(self.how["kind"])

    @property
    def numbers(self) -> int:
        """How many random numbers a member needs for it."""
        if self.kind == "table":
            return 0
        if self.kind == "values":
            return 1
        return 3 if self.kind in ("attitude", "isotropic") else math.prod(self.shape)

    @property
    def values(self) -> list[Any]:
        return list(self.how["values"])

    @property
    def choice(self) -> bool:
        """Is a member's value one of a list of words or settings, drawn as its place in the list?"""
        return self.kind == "values" and self.key.startswith(DISCRETE)

    def draw(self, u: np.ndarray) -> np.ndarray:
        """Values (n, *shape) of numbers between 0 and 1, (n, numbers)."""
        n, how = u.shape[0], self.how
        if self.kind == "values":
            return self.pick(np.minimum((u[:, 0] * len(self.values)).astype(np.int64), len(self.values) - 1))
        if self.kind == "attitude":
            if how["std"] is None:
                return design.attitudes(u)
            small = design.turned(design.normal(u) * np.asarray(how["std"]))
            return design.product(np.asarray(how["around"]), small)
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
        return x.reshape(n, *self.shape)

    def pick(self, index: np.ndarray) -> np.ndarray:
        return index.astype(float) if self.choice else np.asarray(self.values, float)[index]


def numbers_of(value: Any, dimension: Any, what: str) -> np.ndarray:
    from ..scenario.units import BadUnit, convert

    try:
        value = value.tolist() if isinstance(value, (np.ndarray, np.generic)) else value
        return np.asarray(convert(value, dimension), float)
    except (BadUnit, ValueError) as e:
        raise InvalidInput(f"vary: {what}: {e}") from None


def dimension_of(key: str, parts: Sequence[Any]) -> Any:
    from ..scenario import units
    from ..scenario.model import UNITS

    plain = {
        "body.inertia": units.INERTIA, "start.omega": units.RATE, "start.momentum": units.MOMENTUM,
        "start.attitude": units.ANGLE, "run.dt": units.TIME,
    }  # fmt: skip
    for name, dimension in plain.items():
        if key == name or key.startswith(name + "."):
            return dimension
    if key.startswith("torque."):
        k, name, _ = torque_place(key, parts)
        described = parts[k].described
        if described is not None:
            return UNITS.get(described["model"], {}).get(name, units.ONE)
    return units.ONE


def torque_place(key: str, parts: Sequence[Any]) -> tuple[int, str, list[str]]:
    """Which of the torques, which of its settings, and what of that: torque.mgl, torque.2.params.k."""
    words = key.split(".")[1:]
    number = 0
    if words and words[0].isdigit():
        number = int(words[0]) - 1
        words = words[1:]
    elif len(parts) > 1:
        raise InvalidInput(
            f"vary: {key}: there are {len(parts)} torques; say which, torque.1.{'.'.join(words)} is the first"
        )
    if not words or not 0 <= number < len(parts):
        raise InvalidInput(f"vary: {key}: there is no such torque; there are {len(parts)}")
    return number, words[0], words[1:]


def understood(key: str, given: Any, base: Any, dimension: Any, grid: bool) -> Vary:
    """One entry of `vary`, checked, in SI units.  base is the value that all members share otherwise, or None."""
    shape = np.shape(base) if base is not None else ()
    if isinstance(given, np.ndarray):
        given = given.tolist()
    if isinstance(given, (list, tuple)):
        given = {"values": list(given)}
    if key == "start.attitude" and given == "uniform":
        return Vary(key, {"kind": "attitude", "std": None}, (3, 3))
    if not isinstance(given, Mapping):
        raise InvalidInput(
            f"vary: {key}: say how: a list of values, or a table such as {{uniform = [low, high]}}, "
            "{normal = mean, std = ...}, {std = ...}" + (' or "uniform"' if key == "start.attitude" else "")
        )
    given = dict(given)
    known = ("values", "uniform", "points", "loguniform", "normal", "std", "speed")
    for name in given:
        if name not in known:
            raise unknown(f"way to vary {key}", name, known)
    kinds = [k for k in ("values", "uniform", "loguniform", "normal", "speed") if k in given]
    kind = kinds[0] if kinds else "normal" if "std" in given else ""
    allowed = {"values": {"values"}, "uniform": {"uniform", "points"}, "loguniform": {"loguniform", "points"},
               "normal": {"normal", "std"}, "speed": {"speed"}}  # fmt: skip
    if not kind or set(given) - allowed[kind]:
        raise InvalidInput(f"vary: {key}: {sorted(given)} do not go together; give one way to vary it")

    def num(value: Any) -> np.ndarray:
        return numbers_of(value, dimension, key)

    if key == "start.attitude":
        if kind != "normal" or "normal" in given:
            raise InvalidInput('vary: start.attitude: "uniform", or {std = angle} about the attitude of [start]')
        std = np.broadcast_to(num(given["std"]), (3,))
        if np.any(std < 0):
            raise InvalidInput("vary: start.attitude: std must not be negative")
        around = np.asarray(base if base is not None else np.eye(3), float)
        return Vary(key, {"kind": "attitude", "std": std.tolist(), "around": around.tolist()}, (3, 3))
    if kind == "values":
        values = list(given["values"])
        if not values:
            raise InvalidInput(f"vary: {key}: the list of values is empty")
        if key.startswith(DISCRETE):
            if key == "run.dt":
                values = num(values).tolist()
            return Vary(key, {"kind": "values", "values": values}, ())
        table = num(values)
        if base is not None and table.shape[1:] != shape and not (key == "body.inertia"):
            raise InvalidInput(f"vary: {key}: each value must have the shape {shape}, got {table.shape[1:]}")
        return Vary(key, {"kind": "values", "values": table.tolist()}, table.shape[1:])
    if key.startswith(DISCRETE):
        raise InvalidInput(f"vary: {key}: members run in batches of one setting; give a list of values")
    if kind == "speed":
        if key not in ("start.omega", "start.momentum"):
            raise InvalidInput(f"vary: {key}: speed is for start.omega or start.momentum, in a random direction")
        s = num(given["speed"])
        if s.shape not in ((), (2,)) or np.any(s < 0):
            raise InvalidInput(f"vary: {key}: speed is a size that is not negative, or [least, greatest]")
        return Vary(key, {"kind": "isotropic", "speed": np.broadcast_to(s, (2,)).tolist()}, (3,))
    if kind == "normal":
        mean = num(given["normal"]) if "normal" in given else None if base is None else np.asarray(base, float)
        if "std" not in given or mean is None:
            raise InvalidInput(f"vary: {key}: {'std is missing' if 'std' not in given else 'give normal = mean, too'}")
        std = num(given["std"])
        if np.any(std < 0):
            raise InvalidInput(f"vary: {key}: std must not be negative")
        shape = shape if base is not None else np.broadcast_shapes(mean.shape, std.shape)
        return Vary(key, {"kind": "normal", "a": same(mean, shape, key), "b": same(std, shape, key)}, shape)
    ends = given[kind]
    if not isinstance(ends, (list, tuple)) or len(ends) != 2:
        raise InvalidInput(f"vary: {key}: {kind} = [low, high]")
    low, high = num(ends[0]), num(ends[1])
    shape = shape if base is not None else np.broadcast_shapes(low.shape, high.shape)
    if np.any(low > high) or (kind == "loguniform" and np.any(low <= 0)):
        raise InvalidInput(f"vary: {key}: {kind} needs low <= high" + (", both positive" if kind != "uniform" else ""))
    if "points" in given:
        points = given["points"]
        if shape or not isinstance(points, int) or points < 1:
            raise InvalidInput(f"vary: {key}: points is how many values a single number takes in a grid")
        space = np.linspace(low, high, points) if kind == "uniform" else np.geomspace(low, high, points)
        return Vary(key, {"kind": "values", "values": space.tolist()}, ())
    return Vary(key, {"kind": kind, "a": same(low, shape, key), "b": same(high, shape, key)}, shape)


def same(a: np.ndarray, shape: tuple[int, ...], key: str) -> Any:
    try:
        return np.broadcast_to(a, shape).tolist()
    except ValueError:
        raise InvalidInput(f"vary: {key}: one member's value has the shape {shape}, got {a.shape}") from None


def quantity(x: Any) -> bool:
    return isinstance(x, (int, float)) or (isinstance(x, str) and x != "uniform")


def flattened(vary: Mapping[str, Any], ahead: str = "") -> Iterator[tuple[str, Any]]:
    """start.omega of nested tables as of dotted names; a table that says how ends a name."""
    ways = {"values", "uniform", "points", "loguniform", "normal", "std", "speed"}
    for name, given in vary.items():
        key = f"{ahead}{name}"
        if isinstance(given, Mapping) and not (set(given) & ways) and not any(map(quantity, given.values())):
            yield from flattened(given, f"{key}.")
        else:
            yield key, given


# --- torques -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """One torque of a sum: named with its numbers, or an object that holds code."""

    described: dict[str, Any] | None
    thing: Torque | None = None

    def data(self) -> dict[str, Any]:
        if self.described is not None:
            return self.described
        assert self.thing is not None
        return {"function": self.thing.name, "fingerprint": described_torque(self.thing).data}

    def base(self, name: str, rest: Sequence[str]) -> Any:
        """The value that a setting has for all."""
        if self.described is not None:
            if name not in self.described or name == "model":
                raise unknown(f"number of {self.described['model']}", name, [k for k in self.described if k != "model"])
            return self.described[name]
        if name != "params" or not isinstance(self.thing, (FunctionTorque, Potential)):
            raise InvalidInput(f"vary: of {getattr(self.thing, 'name', 'this torque')} only torque.params can vary")
        value = self.thing.params
        for word in rest:
            if word in AXES and not isinstance(value, Mapping):
                break
            if not isinstance(value, Mapping) or word not in value:
                have = ", ".join(value) if isinstance(value, Mapping) else "no names"
                raise InvalidInput(f"vary: torque.params.{word}: params has {have}")
            value = value[word]
        return value

    def build(self, settings: Mapping[str, Any], single: bool) -> Torque:
        """The torque with some settings of their own for each body."""
        if self.described is not None:
            d = {k: v for k, v in self.described.items() if k != "model"}
            made: Torque = from_description(self.described) if not settings else find(self.described["model"])(
                **{**d, **{k: one_each(self.described["model"], v, single) for k, v in settings.items()}}
            )  # fmt: skip
            return made
        assert self.thing is not None
        if not settings:
            return self.thing
        q: Any = self.thing
        compiled = is_kernel(q.inner.f if isinstance(q, Potential) else q.f)
        params = placed(q.params, settings["params"], compiled)
        if isinstance(q, Potential):
            return Potential(q.energy_function, q.inner.f, params=params, frame=q.inner.frame)
        varied: Torque = q.with_params(params)
        return varied


def first_of(settings: Any) -> Any:
    """Of one value for each body, the first."""
    if isinstance(settings, dict):
        return {k: first_of(v) for k, v in settings.items()}
    return float(settings[0]) if settings.ndim == 1 else settings[0]


def one_each(model: str, values: Any, single: bool) -> Any:
    if model == "damping" and not single:  # told from one number or tensor for all by giving tensors
        return values if values.ndim == 3 else values.reshape(len(values), -1)[:, :, None] * np.eye(3)
    return values


def placed(params: Any, values: Any, compiled: bool) -> Any:
    """Parameters with the values of each body in their places."""
    if not isinstance(values, dict):
        return values
    return {
        k: placed(v, values[k], compiled) if k in values else structure(v, None) if compiled else v
        for k, v in params.items()
    }


def parts_of(torque: Torque) -> tuple[Part, ...]:
    def one(q: Torque) -> Part:
        d = q.describe()
        return Part(json.loads(json.dumps(d))) if d is not None else Part(None, q)

    return tuple(one(q) for q in torque.parts if q.name != "free")


# --- the plan -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Settings:
    """What members of one batch have in common: method, step and options."""

    method: str
    dt: float
    options: tuple[tuple[str, Any], ...]
    steps: int
    every: int


@dataclass(frozen=True)
class Plan:
    """Everything about a study that its results depend on."""

    data: dict[str, Any]
    torques: tuple[Part, ...] = ()
    observe: tuple[Any, ...] = ()  # names, or kernel functions
    events: tuple[Any, ...] = ()
    table: dict[str, np.ndarray] = field(default_factory=dict)
    source: dict[str, Any] | None = None  # the scenario it was read from

    # --- identity

    @cached_property
    def digest(self) -> str:
        return digest_of(self.data)

    @property
    def members(self) -> int:
        return int(self.data["members"])

    @property
    def name(self) -> str:
        return str(self.data.get("name") or "ensemble")

    @cached_property
    def code(self) -> bool:
        """Does it hold functions, which files do not?"""
        return any(q.described is None for q in self.torques) or any(map(callable, self.observe)) or bool(self.events)

    @cached_property
    def calls_python(self) -> bool:
        """Does a run call functions that are not compiled?  Such a function can end its process, or hang."""
        from ..motion.events import as_events

        if self.data["run"]["engine"] == "python" and self.code:
            return True
        functions = [getattr(getattr(q.thing, "inner", q.thing), "f", None) for q in self.torques if not q.described]
        return not all(map(is_kernel, [*functions, *(e.f for e in as_events(self.events))]))

    # --- what varies

    @cached_property
    def vary(self) -> tuple[Vary, ...]:
        return tuple(Vary(v["key"], v["how"], tuple(v["shape"])) for v in self.data["vary"])

    @cached_property
    def grid(self) -> tuple[int, ...]:
        """The sizes of the axes of a grid."""
        return tuple(len(v.values) for v in self.vary if v.kind == "values") if self.data["design"] == "grid" else ()

    def inputs(self, low: int, high: int) -> dict[str, np.ndarray]:
        """What the members low ... high-1 are given, by key, (n, ...)."""
        # whole blocks, so that no member's bits depend on where its chunk begins
        first, last = low // design.BLOCK * design.BLOCK, -(-high // design.BLOCK) * design.BLOCK
        return {k: v[low - first : high - first] for k, v in self._drawn(first, last).items()}

    def _drawn(self, low: int, high: int) -> dict[str, np.ndarray]:
        d = self.data
        # the numbers of a grid's axes are not random
        random = [v for v in self.vary if not (self.grid and v.kind == "values")]
        count = sum(v.numbers for v in random)
        u = design.uniforms(d["design"], d["seed"], self.members, count, low, high)
        member = np.arange(low, high)
        out: dict[str, np.ndarray] = {}
        at = 0
        radix = math.prod(self.grid)
        for v in self.vary:
            if v.kind == "table":
                out[v.key] = np.asarray(self.table[v.key][low:high], float)
            elif self.grid and v.kind == "values":
                radix //= len(v.values)
                out[v.key] = v.pick(member // radix % len(v.values))
            else:
                out[v.key] = v.draw(np.ascontiguousarray(u[:, at : at + v.numbers]))
                at += v.numbers
        return out

    # --- what is run

    @cached_property
    def settings(self) -> dict[tuple[int, ...], Settings]:
        """Method, step and options by the places of the choices."""
        chosen = [v for v in self.vary if v.choice]
        run = self.data["run"]
        out = {}
        for places in combinations(*(range(len(v.values)) for v in chosen)):
            now = {**run, "options": dict(run["options"])}
            for v, k in zip(chosen, places, strict=True):
                if v.key.startswith("run.options."):
                    now["options"][v.key.removeprefix("run.options.")] = v.values[k]
                else:
                    now[v.key.removeprefix("run.")] = v.values[k]
            steps = check_span(run["t_start"], run["t_end"], now["dt"])
            every = run["every"]
            if every and now["dt"] != run["dt"]:  # the same times of samples for all
                gap = every * run["dt"] / now["dt"]
                every = round(gap)
                if every < 1 or abs(gap - every) > 1e-9 * gap:
                    raise InvalidInput(
                        f"vary: run.dt: samples are {run['every'] * run['dt']:g} apart, and {now['dt']!r} does not "
                        "divide that; choose steps that do, or another every"
                    )
            out[places] = Settings(now["method"], now["dt"], tuple(sorted(now["options"].items())), steps, every)
        return out

    @cached_property
    def times(self) -> np.ndarray:
        """Of the samples."""
        run = self.data["run"]
        steps = check_span(run["t_start"], run["t_end"], run["dt"])
        every = run["every"] or steps
        index = np.unique(np.append(np.arange(0, steps + 1, every), steps))
        return np.asarray(run["t_start"] + index * run["dt"])

    def groups(self, inputs: Mapping[str, np.ndarray]) -> list[tuple[Settings, np.ndarray]]:
        """Which members have the same settings: these make a batch."""
        chosen = [v for v in self.vary if v.choice]
        n = len(next(iter(inputs.values()))) if inputs else 0
        if not chosen:
            return [(self.settings[()], np.arange(n))]
        places = np.stack([inputs[v.key].astype(np.int64) for v in chosen], axis=1)
        kinds, which = np.unique(places, axis=0, return_inverse=True)
        which = which.reshape(-1)
        return [(self.settings[tuple(int(x) for x in k)], np.flatnonzero(which == j)) for j, k in enumerate(kinds)]

    def inertia(self, inputs: Mapping[str, np.ndarray], n: int) -> np.ndarray | None:
        """Moments (n, 3) or tensors (n, 3, 3), if they vary."""
        if not any(k.startswith("body.inertia") for k in inputs):
            return None
        return filled(self.data["body"]["inertia"], "body.inertia", inputs, n)

    def arguments(self, inputs: Mapping[str, np.ndarray], how: Settings, single: bool = False) -> dict[str, Any]:
        """What `simulate` is called with for these members; `single`: for the first, as one body, not as a batch."""
        n = len(next(iter(inputs.values())))
        start, run = self.data["start"], self.data["run"]
        J = self.inertia(inputs, n)
        one = (lambda a: a[0]) if single else (lambda a: a)
        out: dict[str, Any] = {"body": self.body if J is None else Body(one(J), **self._facts_of_body)}
        which = "omega" if "omega" in start else "momentum"
        out[which] = one(filled(start[which], f"start.{which}", inputs, n))
        if "start.attitude" in inputs:
            out["attitude"] = one(inputs["start.attitude"])
        elif start["attitude"] is not None:
            out["attitude"] = np.asarray(start["attitude"], float)
        return {
            **out,
            "torque": self.torque(inputs, n, single),
            "t_start": run["t_start"], "t_end": run["t_end"], "dt": how.dt, "method": how.method, "every": how.every,
            "engine": run["engine"], "precision": run["precision"], "observe": self.observe,
            **({"events": list(self.events)} if self.events else {}),
            **dict(how.options),
        }  # fmt: skip

    @property
    def _facts_of_body(self) -> dict[str, Any]:
        return {k: v for k, v in self.data["body"].items() if k != "inertia"}

    @cached_property
    def body(self) -> Body:
        return Body(np.asarray(self.data["body"]["inertia"], float), **self._facts_of_body)

    def torque(self, inputs: Mapping[str, np.ndarray], n: int, single: bool = False) -> Torque | None:
        values: list[dict[str, Any]] = [{} for _ in self.torques]
        for key in inputs:
            if key.startswith("torque."):
                k, name, rest = torque_place(key, self.torques)
                base = self.torques[k].base(name, [])
                if name == "params":
                    values[k]["params"] = nest(values[k].get("params", {}), rest, base, inputs[key], n)
                else:
                    values[k][name] = filled(values[k].get(name, base), f"torque.{name}", {
                        ".".join([f"torque.{name}", *rest]): inputs[key]}, n)  # fmt: skip
        total: Torque | None = None
        for part, settings in zip(self.torques, values, strict=True):
            one = part.build(first_of(settings) if single else settings, single)
            total = one if total is None else total + one
        return total

    @cached_property
    def invariants(self) -> tuple[str, ...]:
        """What should not change."""
        torque = as_torque(self.torque(self._typical, 4))
        if torque.kind == Kind.FREE:
            return ("orthogonality", "energy", "momentum")
        known = torque.kind == Kind.POTENTIAL and torque.bind(self.body, "python", 4).energy is not None
        return ("orthogonality", "energy") if known else ("orthogonality",)

    @cached_property
    def _typical(self) -> dict[str, np.ndarray]:
        """The inputs of a member that can begin, four times; one that cannot is its own affair, wherever it is."""
        n = min(100, self.members)
        some = self.inputs(0, n)
        for k in range(n):
            four = {key: v[[k] * 4] for key, v in some.items()}
            try:
                as_torque(self.torque(four, 4)).bind(self.body, "python", 4)
                if (J := self.inertia(four, 4)) is not None:
                    Body(J, **self._facts_of_body)
                return four
            except InvalidInput:
                continue
        return {key: v[[0] * 4] for key, v in some.items()}

    def check(self) -> None:
        """Mistakes that concern every member, found before anything is run."""
        first = self._typical
        run = self.data["run"]
        for how in self.settings.values():
            body = self.body
            if (J := self.inertia(first, 4)) is not None and not np.any(unphysical(J, self.body.physical)):
                body = Body(J, **self._facts_of_body)
            torque = as_torque(self.torque(first, 4))
            inner_momentum(torque)
            made = set_up(
                body, torque, how.method, dict(how.options), engine=run["engine"], dt=how.dt, t_start=run["t_start"],
                every=how.every or 1, bodies=4, observe=self.observe, precision=run["precision"],
            )  # fmt: skip
            keep = self.data["keep"]
            if "energy" in (*keep["quantiles"], *keep["histograms"]) and made.bound_python.energy is None:
                raise InvalidInput(f"there is no potential energy of {torque.name}; kinetic_energy can be followed")
        self.times  # noqa: B018

    # --- travelling

    def packed(self) -> bytes:
        """The plan for another process.  Functions go as bytes made by cloudpickle, whatever module they are from."""
        code = None
        if self.code:
            try:
                import cloudpickle
            except ImportError:
                raise missing("a function sent to other processes", "cloudpickle", "cluster") from None
            things = [(k, q.thing) for k, q in enumerate(self.torques) if q.described is None]
            with by_value(cloudpickle):
                code = cloudpickle.dumps((things, self.observe, self.events))
        return pickle.dumps({"data": self.data, "table": self.table, "code": code, "observe": self.names_observed})

    @property
    def names_observed(self) -> tuple[str, ...]:
        return tuple(x if isinstance(x, str) else x.__name__ for x in self.observe)


@lru_cache(maxsize=8)
def unpacked(payload: bytes) -> Plan:
    """What `Plan.packed` made; the only place where functions are unpacked, and they come from the client, not from
    a file."""
    known = pickle.loads(payload)
    parts = [Part(d) if "model" in d else Part(None, None) for d in known["data"]["torque"]]
    observe: tuple[Any, ...] = known["observe"]
    events: tuple[Any, ...] = ()
    if known["code"] is not None:
        things, observe, events = pickle.loads(known["code"])
        for k, thing in things:
            parts[k] = Part(None, thing)
        observe = tuple(kernel(x) if callable(x) else x for x in observe)
    return Plan(known["data"], tuple(parts), observe, events, known["table"])


@contextmanager
def by_value(cloudpickle: Any) -> Iterator[None]:
    """Modules that are not installed, and so may be on this machine only, are sent along."""
    paths = sysconfig.get_paths()
    installed = tuple(os.path.realpath(paths[k]) + os.sep for k in ("stdlib", "platstdlib", "purelib", "platlib"))
    ours = os.path.realpath(Path(__file__).parent.parent) + os.sep
    before = cloudpickle.list_registry_pickle_by_value()
    added = []
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if not file or name == "__main__" or name in before or module.__name__ != name:
            continue
        if not os.path.realpath(file).startswith((*installed, ours)):
            cloudpickle.register_pickle_by_value(module)
            added.append(module)
    try:
        yield
    finally:
        for module in added:
            cloudpickle.unregister_pickle_by_value(module)


def digest_of(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def filled(base: Any, key: str, inputs: Mapping[str, np.ndarray], n: int) -> np.ndarray:
    """The values of n members: those of all, with what varies in its place."""
    if key in inputs:
        whole = np.array(inputs[key], float)
    else:
        a = np.asarray(base, float)
        whole = np.array(a if a.ndim and a.shape[0] == n and isinstance(base, np.ndarray) else
                         np.broadcast_to(a, (n, *a.shape)))  # fmt: skip
    for name, values in inputs.items():
        if name.startswith(f"{key}."):
            whole[:, AXES[name.rpartition(".")[2]]] = values
    return whole


def nest(have: Any, rest: Sequence[str], base: Any, values: np.ndarray, n: int) -> Any:
    """Values of each body in their place among named parameters."""
    if not rest:
        return values
    if rest[0] in AXES and not isinstance(base, Mapping):
        whole = have if isinstance(have, np.ndarray) else np.array(np.broadcast_to(np.asarray(base, float), (n, 3)))
        whole[:, AXES[rest[0]]] = values
        return whole
    inner = have.get(rest[0], {}) if isinstance(have, dict) else {}
    return {**have, rest[0]: nest(inner, rest[1:], base[rest[0]], values, n)}


def unphysical(J: np.ndarray, physical: bool) -> np.ndarray:
    """Which of these moments or tensors no body can have."""
    finite = np.isfinite(J).reshape(len(J), -1).all(axis=1)
    if J.ndim == 3:
        safe = np.where(finite[:, None, None], J, np.eye(3))
        moments = np.linalg.eigvalsh(0.5 * (safe + np.swapaxes(safe, 1, 2)))
    else:
        moments = np.sort(np.where(finite[:, None], J, 1.0), axis=1)
    bad = ~finite | (moments[:, 0] <= 0)
    if physical:
        bad |= moments[:, 0] + moments[:, 1] < moments[:, 2] * (1 - 1e-12)
    return bad


# --- making one -------------------------------------------------------------------------------------------------


def make_plan(
    body: Any,
    torque: Any = None,
    *,
    omega: Any = None,
    momentum: Any = None,
    attitude: Any = None,
    t_end: float,
    dt: float,
    t_start: float = 0.0,
    method: str = "auto",
    every: int | None = None,
    params: Any = None,
    frame: str | None = None,
    engine: str = "auto",
    precision: str = "float64",
    observe: Any = (),
    events: Any = (),
    vary: Mapping[str, Any] | None = None,
    members: int | None = None,
    seed: int = 0,
    design_name: str = "random",
    replicates: int = 1,
    table: Any = None,
    quantiles: Sequence[str] = (),
    histograms: Mapping[str, Any] | None = None,
    trajectories: int = 0,
    name: str | None = None,
    source: dict[str, Any] | None = None,
    **options: Any,
) -> Plan:
    """A plan from what a user gives; see `ensemble`."""
    if design_name not in design.DESIGNS:
        raise unknown("design", design_name, design.DESIGNS)
    seed = whole_number(seed, "seed", wanted="a whole number that is not negative")
    for refused, why in NOT_HERE.items():
        if options.pop(refused, None) is not None:
            raise InvalidInput(f"{refused}: {why}")
    if not isinstance(vary or {}, Mapping):
        raise InvalidInput(f"vary is what differs, by key: {{'start.omega': {{'std': 0.1}}}}, got {vary!r}")
    body = body if isinstance(body, Body) else Body(body)
    if body.batch is not None:
        raise InvalidInput("an ensemble has one body, whose inertia varies as vary or a table says")
    wanted = dict(flattened(vary or {}))
    rows = read_table(table)
    if design_name == "table" and not rows:
        raise InvalidInput("design = 'table' needs a table: columns by key, or a CSV file")
    for key in rows:
        if key in wanted:
            raise InvalidInput(f"vary: {key} is in the table, too")
    keys = [*wanted, *rows]
    if not keys:
        raise InvalidInput("nothing varies: say what does, vary={'start.omega': {'std': 0.1}}, or bring a table")
    for key in keys:
        for other in keys:
            if key != other and key.startswith(other + "."):
                raise InvalidInput(f"vary: {other} varies as a whole, so {key} cannot vary on its own")
    # what varies as a whole needs no value for all
    whole = {k.removeprefix("start.") for k in keys if k in ("start.omega", "start.momentum")}
    if "omega" in whole and omega is None and momentum is None:
        omega = np.zeros(3)
    if "momentum" in whole and omega is None and momentum is None:
        momentum = np.zeros(3)
    if (omega is None) == (momentum is None):
        raise InvalidInput("give exactly one of omega (body frame, rad/s) and momentum (space frame), or vary it")
    which, given = ("omega", omega) if momentum is None else ("momentum", momentum)
    vector = float_array(given)
    if vector is None or vector.shape != (3,) or not np.all(np.isfinite(vector)):
        raise InvalidInput(f"{which} must be three finite numbers; what differs between members goes to vary")
    R = None if attitude is None else rotation_matrices(attitude)
    if R is not None and R.ndim != 2:
        raise InvalidInput("attitude must be one attitude; what differs between members goes to vary")
    acting = as_torque(torque, params, frame)
    parts, method = parts_of(acting), automatic(acting) if method == "auto" else method
    if "run.method" not in keys:
        refuse_unknown_options(METHODS[method], options, ENSEMBLE_KEYWORDS, "ensemble")
    moments = np.diagonal(body.inertia) if body.diagonal else body.inertia
    base: dict[str, Any] = {"body.inertia": moments, f"start.{which}": vector, "start.attitude": R}
    entries = []
    for key in keys:
        b = base_of(key, base, parts, which)
        dimension = dimension_of(key, parts)
        if key in rows:
            if key.startswith(DISCRETE):
                raise InvalidInput(f"table: {key}: settings cannot come from a table; put a list of them into vary")
            column = rows[key]
            free = key in ("body.inertia", "start.attitude")
            if b is not None and column.shape[1:] != np.shape(b) and not free:
                raise InvalidInput(f"table: {key}: each row must have the shape {np.shape(b)}, got {column.shape[1:]}")
            entries.append(Vary(key, {"kind": "table"}, column.shape[1:]))
        else:
            entries.append(understood(key, wanted[key], b, dimension, design_name == "grid"))
    count = number_of_members(entries, rows, design_name, members, replicates)
    if count > (most := MOST_MEMBERS.get(design_name, 2**53)):
        raise InvalidInput(f"members = {count}: the design {design_name!r} has at most {most}")
    steps = check_span(t_start, t_end, dt)
    sampled = bool(quantiles or histograms or trajectories)
    if every is None:
        others = [h for v in entries if v.key == "run.dt" for h in v.values]
        every = automatic_every(steps, dt, others) if sampled else 0
    every = whole_number(every, "every", wanted="a whole number of steps")
    if "run.method" not in keys:
        check_options(METHODS[method], options)
    watched, hunted = as_tuple(observe), as_tuple(events)
    data = {
        "format": FORMAT,
        "name": name,
        "members": count,
        "seed": seed,
        "design": design_name,
        "body": {"inertia": moments.tolist(), **body.facts()},
        "start": {which: vector.tolist(), "attitude": None if R is None else R.tolist()},
        "torque": [q.data() for q in parts],
        "run": {
            "t_start": float(t_start), "t_end": float(t_end), "dt": float(dt), "method": method, "every": every,
            "engine": engine, "precision": precision, "options": dict(options),
        },
        "vary": [{"key": v.key, "how": dict(v.how), "shape": list(v.shape)} for v in entries],
        "table": fingerprint([rows[k] for k in sorted(rows)]) if rows else None,
        "keep": {
            "observe": [x if isinstance(x, str) else function_data(x) for x in watched],
            "events": [event_data(e) for e in hunted],
            "quantiles": quantities_checked(quantiles),
            "histograms": histograms_checked(histograms),
            "trajectories": kept_checked(trajectories),
        },
    }  # fmt: skip
    try:
        data = json.loads(json.dumps(data))
    except TypeError as e:
        raise InvalidInput(f"a plan is numbers, words and lists of them: {e}") from None
    plan = Plan(data, parts, watched, hunted, rows, source)
    combos = math.prod(len(v.values) for v in entries if v.choice)
    if combos > MOST_SETTINGS:
        raise InvalidInput(f"vary: {combos} combinations of method, step and options; at most {MOST_SETTINGS}")
    plan.check()
    return plan


ENSEMBLE_KEYWORDS = tuple(n for n in inspect.signature(make_plan).parameters if n not in ("options", "source"))


def automatic_every(steps: int, dt: float, others: Sequence[float]) -> int:
    """About a hundred samples, at times that members with other steps come by, too; if it can be, evenly to the end."""

    def fits(k: int) -> bool:
        return all(abs(k * dt / h - round(k * dt / h)) <= 1e-9 * (k * dt / h) for h in others)

    least = max(1, steps // 100)
    fit = [k for k in range(least, min(steps, least + 1000) + 1) if fits(k)]
    even = (k for k in fit if k <= 2 * least and steps % k == 0)
    return next(even, fit[0] if fit else steps)


def as_tuple(given: Any) -> tuple[Any, ...]:
    """One thing, several, or none."""
    if given is None:
        return ()
    return tuple(given) if isinstance(given, (list, tuple)) else (given,)


def function_data(f: Any) -> dict[str, Any]:
    return {"function": getattr(f, "__name__", "function"), "fingerprint": described_function(f).data}


def without_code(data: Any) -> Any:
    """What a plan says besides its functions, which are compared otherwise."""
    if isinstance(data, dict):
        return {k: without_code(v) for k, v in data.items() if k != "fingerprint"}
    return [without_code(v) for v in data] if isinstance(data, list) else data


def functions_of(data: dict[str, Any]) -> list[tuple[str, str, Any]]:
    """The functions of a plan's data: what each is for, its name, and its description."""
    keep = data["keep"]
    places = ("torque", data["torque"]), ("observable", keep["observe"]), ("event", keep["events"])
    return [(what, d["function"], d["fingerprint"]) for what, those in places for d in those if "fingerprint" in d]


def code_of(plan: Plan) -> list[Description | None]:
    """What the functions that a plan holds are now, in the order of `functions_of`; None for one that is missing."""
    from ..motion.events import as_events

    torques = [described_torque(q.thing) if q.thing else None for q in plan.torques if q.described is None]
    pairs = zip(plan.data["keep"]["observe"], plan.observe, strict=True)
    watched = [described_function(f) if callable(f) else None for d, f in pairs if isinstance(d, dict)]
    hunted: list[Description | None] = [described_function(e.f) for e in as_events(plan.events)]
    return torques + watched + (hunted or [None] * len(plan.data["keep"]["events"]))


def event_data(event: Any) -> dict[str, Any]:
    from ..motion.events import as_events

    (one,) = as_events([event])
    facts = {k: v for k, v in vars(one).items() if isinstance(v, (str, int, float, bool, type(None)))}
    return {**function_data(one.f), **facts}


def base_of(key: str, base: Mapping[str, Any], parts: Sequence[Part], which: str) -> Any:
    """What all members share of a key; None where there is nothing."""
    head, _, last = key.rpartition(".")
    if key.startswith("torque."):
        k, name, rest = torque_place(key, parts)
        value = parts[k].base(name, rest)
        if rest and rest[-1] in AXES and not isinstance(value, Mapping) and np.shape(value) == (3,):
            return float(np.asarray(value, float)[AXES[rest[-1]]])
        if (
            name == "params"
            and value is not None
            and (isinstance(value, Mapping) or numeric(np.asarray(value)) is None)
        ):
            raise InvalidInput(f"vary: {key}: name one of its numbers")
        if rest and name != "params" and (len(rest) > 1 or rest[0] not in AXES or np.shape(value) != (3,)):
            raise InvalidInput(f"vary: {key}: there is no such number")
        settings = parts[k].described
        fixed = {"spring": ("rest",), "piecewise": ("times", "torques", "held", "frame"), "constant": ("frame",)}
        if settings is not None and (
            name in fixed.get(settings["model"], ()) or np.shape(value) not in ((), (3,), (3, 3))
        ):
            raise InvalidInput(f"vary: {key}: {name} of {settings['model']} is the same for all bodies of a batch")
        return value
    if key in ("run.method", "run.dt") or key.startswith("run.options."):
        return None
    known = ["body.inertia", f"start.{which}", "start.attitude"]
    if key in known:
        return base[key]
    if head in ("body.inertia", f"start.{which}") and last in AXES and np.shape(base[head]) == (3,):
        return float(base[head][AXES[last]])
    raise unknown("key in vary", key, [*known, *(f"{k}.x" for k in known[:2]), "torque.NAME", "run.method", "run.dt"])


def number_of_members(
    entries: Sequence[Vary], rows: Mapping[str, np.ndarray], design_name: str, members: int | None, replicates: int
) -> int:
    for what, v in (("members", members), ("replicates", replicates)):
        if v is not None:
            whole_number(v, what, least=1, wanted="a positive whole number")
    natural = None
    if design_name == "grid":
        sizes = [len(v.values) for v in entries if v.kind == "values"]
        if not sizes:
            raise InvalidInput("a grid needs lists of values, or uniform = [low, high] with points = ...")
        natural = math.prod(sizes) * replicates
    elif replicates != 1:
        raise InvalidInput("replicates are for a grid: how often each of its points is run")
    if rows:
        lengths = {len(v) for v in rows.values()}
        if len(lengths) > 1:
            raise InvalidInput(f"table: columns have different lengths: {sorted(lengths)}")
        if natural is not None and natural not in lengths:
            raise InvalidInput(f"the grid has {natural} members, the table {lengths.pop()}")
        natural = lengths.pop()
    if natural is None and members is None:
        raise InvalidInput("say how many members there are: members = 10000")
    if natural is not None and members is not None and members != natural:
        raise InvalidInput(f"members = {members}, but the grid or table makes {natural}; leave members out")
    return int(natural if natural is not None else members or 0)


def read_table(table: Any) -> dict[str, np.ndarray]:
    """Columns by key: a mapping of arrays, a pandas DataFrame, or a CSV file with keys as its first line."""
    if table is None:
        return {}
    if isinstance(table, (str, Path)):
        try:
            with open(table, encoding="utf-8-sig") as f:  # some programs put a mark at the beginning
                names = [x.strip().strip('"') for x in f.readline().strip().lstrip("#").split(",")]
                rows = [line for line in f if line.strip()]
                values = np.loadtxt(rows, delimiter=",", ndmin=2) if rows else np.empty((0, len(names)))
        except (OSError, UnicodeDecodeError, ValueError) as e:
            raise InvalidInput(f"table: {table} cannot be read: {getattr(e, 'strerror', None) or e}") from None
        if twice := sorted({k for k in names if names.count(k) > 1}):
            raise InvalidInput(f"table: {table} has more than one column {', '.join(twice)}")
        if values.shape[0] == 0:
            raise InvalidInput(f"table: {table} has no rows; its first line has the keys, each other line a member")
        if values.shape[1] != len(names):
            raise InvalidInput(f"table: {table} has {len(names)} names and {values.shape[1]} columns of numbers")
        return {k: np.ascontiguousarray(values[:, j]) for j, k in enumerate(names)}
    columns = {k: table[k] for k in (table.keys() if hasattr(table, "keys") else ())}
    if not columns:
        raise InvalidInput("table: give columns by key, {'start.omega': array of shape (members, 3)}, or a CSV file")
    out = {}
    for k, v in columns.items():
        try:
            v = v.as_matrix() if hasattr(v, "as_matrix") else v
            a = np.array(v, float)
        except (TypeError, ValueError):
            raise InvalidInput(f"table: {k} must be numbers") from None
        if a.ndim == 0 or not len(a):
            raise InvalidInput(f"table: {k} must have a value for each member")
        if k == "start.attitude":
            a = rotation_matrices(a)
        out[str(k)] = a
    return out


def quantities_checked(names: Any) -> list[str]:
    names = [names] if isinstance(names, str) or not isinstance(names, Sequence) else list(names)
    for x in names:
        if not isinstance(x, str) or x not in QUANTITIES:
            raise unknown("quantity", x, QUANTITIES)
    return names


def histograms_checked(given: Any) -> dict[str, Any]:
    """{"tilt": [low, high, bins]}: over the members at each sample."""
    out = {}
    if not isinstance(given or {}, Mapping):
        raise InvalidInput(f"histograms are given by name, {{'tilt': [low, high, bins]}}, got {given!r}")
    for name, edges in (given or {}).items():
        quantities_checked([name])
        good = isinstance(edges, (list, tuple)) and len(edges) == 3
        good = good and all(isinstance(x, (int, float, np.number)) and math.isfinite(x) for x in edges)
        if not good or not edges[0] < edges[1] or int(edges[2]) != edges[2] or not 1 <= edges[2] <= 10**6:
            raise InvalidInput(f"histograms: {name} = [low, high, bins], got {edges!r}")
        out[name] = [float(edges[0]), float(edges[1]), int(edges[2])]
    return out


def kept_checked(n: Any) -> int:
    if n == "all":
        return -1
    return whole_number(n, "trajectories", wanted='the number of members whose samples are kept, or "all"')
