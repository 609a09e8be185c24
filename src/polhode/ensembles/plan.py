"""A plan: what all members of a study share, what varies and how, and what is kept of each member.

A plan is data that JSON holds; its digest is the identity of a study.  Where the torque, an observable or an event is a
function, the data holds its description only, and the plan holds the function beside it.
"""

from __future__ import annotations

import math
import pickle
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from itertools import product as combinations
from operator import getitem
from typing import Any, NamedTuple, Self

import numpy as np

from ..body import Body
from ..engines.origins import origin
from ..engines.registry import find_engine
from ..errors import InvalidInput, optional_module
from ..files.chunks import plan_digest
from ..forces.base import Loads
from ..integrators.record import Kind
from ..kernels.scalar import is_kernel, kernel
from ..motion.events import as_events
from ..run.checks import check_span, inner_momentum
from ..run.setup import set_up
from ..torques.base import Torque, as_torque
from ..torques.identity import Description, described_function, described_torque
from . import design
from .torque_parts import TorquePart
from .variation import Vary, key_words, numbered, with_value

PLACE = ("position", "velocity")  # of a body that moves


@dataclass(frozen=True)
class RunSettings:
    """How members are integrated, unless a setting varies."""

    t_start: float
    t_end: float
    dt: float
    method: str
    every: int
    engine: str
    precision: str
    options: dict[str, Any]


@dataclass(frozen=True)
class Keep:
    """What is kept of members.  Observables are names or descriptions of functions, events are descriptions."""

    observe: list[Any]
    events: list[dict[str, Any]]
    quantiles: list[str]
    histograms: dict[str, Any]  # low, high and number of bins, by quantity
    trajectories: int  # members whose samples are kept; -1: all


class BatchSettings(NamedTuple):
    """What members of one batch have in common: method, step and options."""

    method: str
    dt: float
    options: tuple[tuple[str, Any], ...]
    steps: int
    every: int


class Function(NamedTuple):
    """A function of a plan: what it is for, its name, its description in the data, and itself if it is there."""

    purpose: str
    name: str
    described: Any
    code: Any

    def description(self) -> Description:
        """The description of the function as it is now."""
        return described_torque(self.code) if isinstance(self.code, Torque) else described_function(self.code)


class Plan:
    """Everything about a study that its results depend on.

    data : the plan as JSON holds it.
    table : columns by key, if some values come from a table.
    torques, observe, events : what the data describes, with its functions where they are known.
    source : the scenario that it was read from.
    """

    def __init__(
        self,
        data: dict[str, Any],
        table: dict[str, np.ndarray],
        torques: Sequence[TorquePart],
        observe: Sequence[Any],
        events: Sequence[Any] = (),
        source: dict[str, Any] | None = None,
    ) -> None:
        self.data, self.table, self.source = data, table, source
        self.torques, self.observe, self.events = tuple(torques), tuple(observe), tuple(events)
        self.name: str = data["name"] or "ensemble"
        self.members: int = data["members"]
        self.seed: int = data["seed"]
        self.design: str = data["design"]
        self.start: dict[str, Any] = data["start"]
        self.run, self.keep = RunSettings(**data["run"]), Keep(**data["keep"])
        self.vary = tuple(Vary(v["key"], v["how"], tuple(v["shape"])) for v in data["vary"])

    @classmethod
    def of_data(cls, data: dict[str, Any], table: dict[str, np.ndarray], source: Any = None) -> Self:
        """The plan in a folder or a message, without its functions."""
        names = [x if isinstance(x, str) else x["function"] for x in data["keep"]["observe"]]
        return cls(data, table, [TorquePart.of_data(d) for d in data["torque"]], names, source=source)

    def with_functions(self, torques: Sequence[TorquePart], observe: Sequence[Any], events: Sequence[Any]) -> Self:
        """The same plan with these functions."""
        return type(self)(self.data, self.table, torques, observe, events, self.source)

    @cached_property
    def digest(self) -> str:
        """The identity of a study."""
        return plan_digest(self.data)

    @cached_property
    def functions(self) -> list[Function]:
        """The functions of the plan; their `code` is None where a folder was opened without it."""
        found = as_events(self.events) or [None] * len(self.keep.events)
        pairs: list[tuple[str, Any, Any]] = [
            *(("torque", d, q.torque) for d, q in zip(self.data["torque"], self.torques, strict=True)),
            *(("observable", d, f) for d, f in zip(self.keep.observe, self.observe, strict=True)),
            *(("event", d, None if e is None else e.f) for d, e in zip(self.keep.events, found, strict=True)),
        ]
        return [
            Function(purpose, d["function"], d["fingerprint"], None if isinstance(f, str) else f)
            for purpose, d, f in pairs
            if isinstance(d, dict) and "function" in d
        ]

    @cached_property
    def calls_python(self) -> bool:
        """Does a run call functions that are not compiled?  Such a function can end its process, or hang."""
        if self.functions and not find_engine(self.run.engine).compiled:
            return True
        torques = [getattr(getattr(q.torque, "inner", q.torque), "f", None) for q in self.torques if q.model is None]
        return not all(map(is_kernel, [*torques, *(e.f for e in as_events(self.events))]))

    # --- what varies

    @cached_property
    def choices(self) -> list[Vary]:
        """Settings that vary: method, step and options."""
        return [v for v in self.vary if v.choice]

    @cached_property
    def grid(self) -> tuple[int, ...]:
        """The lengths of the axes of a grid."""
        return tuple(len(v.values) for v in self.vary if v.kind == "values") if self.design == "grid" else ()

    def inputs(self, low: int, high: int) -> dict[str, np.ndarray]:
        """What the members low ... high-1 are given, by key, (n, ...)."""
        # whole blocks, so that no member's bits depend on where its chunk begins
        first, last = low // design.BLOCK * design.BLOCK, -(-high // design.BLOCK) * design.BLOCK
        random = [v for v in self.vary if not (self.grid and v.kind == "values")]
        u = design.uniforms(self.design, self.seed, self.members, sum(v.numbers for v in random), first, last)
        member = np.arange(first, last)
        out: dict[str, np.ndarray] = {}
        at, radix = 0, math.prod(self.grid)
        for v in self.vary:
            if v.kind == "table":
                values = np.asarray(self.table[v.key][first:last], float)
            elif self.grid and v.kind == "values":
                radix //= len(v.values)
                values = v.pick(member // radix % len(v.values))
            else:
                values = v.draw(np.ascontiguousarray(u[:, at : at + v.numbers]))
                at += v.numbers
            out[v.key] = values[low - first : high - first]
        return out

    def inputs_of(self, members: np.ndarray) -> dict[str, np.ndarray]:
        """What these members are given."""
        if members.size and np.all(np.diff(members) == 1):
            return self.inputs(int(members[0]), int(members[-1]) + 1)
        each = [self.inputs(int(k), int(k) + 1) for k in members]
        return {key: np.concatenate([x[key] for x in each]) for key in (each[0] if each else {})}

    # --- what is run

    @cached_property
    def settings(self) -> dict[tuple[int, ...], BatchSettings]:
        """Method, step and options by the places of the choices."""
        out = {}
        for places in combinations(*(range(len(v.values)) for v in self.choices)):
            now: dict[str, Any] = {"method": self.run.method, "dt": self.run.dt}
            options = dict(self.run.options)
            for v, k in zip(self.choices, places, strict=True):
                name = v.key.removeprefix("run.")
                (options if name.startswith("options.") else now)[name.removeprefix("options.")] = v.values[k]
            steps = check_span(self.run.t_start, self.run.t_end, now["dt"])
            every = self.every_for(now["dt"])
            out[places] = BatchSettings(now["method"], now["dt"], tuple(sorted(options.items())), steps, every)
        return out

    def every_for(self, dt: float) -> int:
        """Steps of this length between two samples, so that samples are at the same times for all members."""
        run = self.run
        if not run.every or dt == run.dt:
            return run.every
        gap = run.every * run.dt / dt
        if round(gap) < 1 or abs(gap - round(gap)) > 1e-9 * gap:
            raise InvalidInput(
                f"vary: run.dt: samples are {run.every * run.dt:g} apart, and {dt!r} does not divide that; choose "
                "steps that do, or another every"
            )
        return round(gap)

    @cached_property
    def times(self) -> np.ndarray:
        """The times of the samples."""
        steps = check_span(self.run.t_start, self.run.t_end, self.run.dt)
        index = np.unique(np.append(np.arange(0, steps + 1, self.run.every or steps), steps))
        return np.asarray(self.run.t_start + index * self.run.dt)

    def batches(self, inputs: Mapping[str, np.ndarray], n: int) -> list[tuple[BatchSettings, np.ndarray]]:
        """The places of members with the same settings, which can run in one batch."""
        if not self.choices:
            return [(self.settings[()], np.arange(n))]
        places = np.stack([inputs[v.key].astype(np.int64) for v in self.choices], axis=1)
        kinds, which = np.unique(places, axis=0, return_inverse=True)
        return [
            (self.settings[tuple(int(x) for x in kind)], np.flatnonzero(which.reshape(-1) == j))
            for j, kind in enumerate(kinds)
        ]

    @cached_property
    def body(self) -> Body:
        return self.body_with(self.data["body"]["inertia"])

    def body_with(self, inertia: Any) -> Body:
        return Body(**{**self.data["body"], "inertia": np.asarray(inertia, float)})

    @cached_property
    def shared(self) -> dict[str, Any]:
        """The values that members share unless they vary, by the words of their keys."""
        return shared_values(self.data["body"]["inertia"], self.start, self.torques)

    def values(self, inputs: Mapping[str, np.ndarray], single: bool = False) -> dict[str, Any]:
        """`shared`, with the values of each member in their places; `single`: with those of the first."""
        tree = self.shared
        for key, v in inputs.items():
            if not key.startswith("run."):
                words = key_words(key, self.torques)
                tree = with_value(tree, words, np.asarray(v[0] if single else v), None if single else len(v))
        return tree

    def inertia(self, inputs: Mapping[str, np.ndarray]) -> np.ndarray | None:
        """Moments (n, 3) or tensors (n, 3, 3), if they vary."""
        J = self.values({k: v for k, v in inputs.items() if k.startswith("body.")})["body"]["inertia"]
        return None if J is self.shared["body"]["inertia"] else J

    def torque(self, values: Mapping[str, Any], single: bool = False) -> Torque | None:
        """All that acts on the body, with these values."""
        built = [
            part.build(settings, single)
            for part, (_, words) in zip(self.torques, numbered(self.torques), strict=True)
            if (settings := reduce(getitem, words, values)) is not None
        ]
        if self.flies:
            return Loads(tuple(built))
        total: Torque | None = None
        for one in built:
            total = one if total is None else total + one
        return total

    @property
    def flies(self) -> bool:
        """Has the body a position?"""
        return "position" in self.start

    def arguments(self, inputs: Mapping[str, np.ndarray], how: BatchSettings, single: bool = False) -> dict[str, Any]:
        """The arguments of `simulate` for these members; `single`: for the first, as one body."""
        n, run = len(next(iter(inputs.values()))), self.run
        values = self.values(inputs, single)
        J, start = values["body"]["inertia"], values["start"]
        which = "omega" if "omega" in start else "momentum"
        motion = np.asarray(start[which], float)
        if not single and motion.ndim == 1:
            motion = np.array(np.broadcast_to(motion, (n, 3)))
        return {
            "body": self.body if J is self.shared["body"]["inertia"] else self.body_with(J), which: motion,
            **{k: np.asarray(start[k], float) for k in ("attitude", *PLACE) if start.get(k) is not None},
            "torque": self.torque(values, single), "t_start": run.t_start, "t_end": run.t_end, "dt": how.dt,
            "method": how.method, "every": how.every, "engine": run.engine, "precision": run.precision,
            "observe": self.observe, **({"events": list(self.events)} if self.events else {}), **dict(how.options),
        }  # fmt: skip

    @cached_property
    def invariants(self) -> tuple[str, ...]:
        """What should not change during a motion."""
        torque = as_torque(self.torque(self.values(self.possible_inputs)))
        if torque.kind == Kind.FREE:
            return ("orthogonality", "energy", "momentum")
        known = torque.kind == Kind.POTENTIAL and torque.bind(self.body, "python", 4).energy is not None
        return ("orthogonality", "energy") if known else ("orthogonality",)

    @cached_property
    def possible_inputs(self) -> dict[str, np.ndarray]:
        """The inputs of the first member that can begin, four times; members that cannot fail on their own."""
        n = min(100, self.members)
        some = self.inputs(0, n)
        for k in range(n):
            four = {key: v[[k] * 4] for key, v in some.items()}
            try:
                as_torque(self.torque(self.values(four))).bind(self.body, "python", 4)
                if (J := self.inertia(four)) is not None:
                    self.body_with(J)
                return four
            except InvalidInput:
                continue
        return {key: v[[0] * 4] for key, v in some.items()}

    def check(self) -> None:
        """Refuse what no member could run, before anything is run."""
        inputs, run = self.possible_inputs, self.run
        J = self.inertia(inputs)
        body = self.body if J is None or np.any(impossible_inertia(J, self.body.physical)) else self.body_with(J)
        torque = as_torque(self.torque(self.values(inputs)))
        inner_momentum(torque)
        for how in self.settings.values():
            setup = set_up(
                body, torque, how.method, dict(how.options), engine=run.engine, dt=how.dt, t_start=run.t_start,
                every=how.every or 1, bodies=4, observe=self.observe, precision=run.precision,
            )  # fmt: skip
            if "energy" in (*self.keep.quantiles, *self.keep.histograms) and setup.bound_python.energy is None:
                raise InvalidInput(f"there is no potential energy of {torque.name}; kinetic_energy can be followed")
        self.times  # noqa: B018  raises if there are too many

    # --- travelling

    def packed(self) -> bytes:
        """The plan for another process.  Functions go as bytes made by cloudpickle, whatever module they are from."""
        code = None
        if self.functions:
            cloudpickle = optional_module("cloudpickle", "a function sent to other processes", "cluster")
            with by_value(cloudpickle):
                code = cloudpickle.dumps(([q.torque for q in self.torques], self.observe, self.events))
        return pickle.dumps({"data": self.data, "table": self.table, "code": code})

    @property
    def observed_names(self) -> tuple[str, ...]:
        return tuple(x if isinstance(x, str) else x.__name__ for x in self.observe)


@lru_cache(maxsize=8)
def unpacked(payload: bytes) -> Plan:
    """The plan of `Plan.packed`.  Functions are unpacked only here; they come from the client, not from a file."""
    known = pickle.loads(payload)
    plan = Plan.of_data(known["data"], known["table"])
    if known["code"] is None:
        return plan
    torques, observe, events = pickle.loads(known["code"])
    parts = [TorquePart(q.model, torque, q.flies) for q, torque in zip(plan.torques, torques, strict=True)]
    return plan.with_functions(parts, [kernel(x) if callable(x) else x for x in observe], events)


@contextmanager
def by_value(cloudpickle: Any) -> Iterator[None]:
    """Send along modules that are not installed and so may exist on this machine only."""
    before = cloudpickle.list_registry_pickle_by_value()
    added = []
    for name, module in list(sys.modules.items()):
        if not getattr(module, "__file__", None) or name == "__main__" or name in before or module.__name__ != name:
            continue
        if origin(name) == "user":
            cloudpickle.register_pickle_by_value(module)
            added.append(module)
    try:
        yield
    finally:
        for module in added:
            cloudpickle.unregister_pickle_by_value(module)


def shared_values(inertia: Any, start: Mapping[str, Any], torques: Sequence[TorquePart]) -> dict[str, Any]:
    """The values that can vary, by the words of their keys: torque.mgl, or torque.2.mgl if there are several."""
    tree: dict[str, Any] = {"body": {"inertia": inertia}, "start": start, "torque": {}}
    for part, (what, words) in zip(torques, numbered(torques), strict=True):
        if len(words) == 1:
            tree[what] = part.settings
        else:
            tree.setdefault(what, {})[words[1]] = part.settings
    return tree


def impossible_inertia(J: np.ndarray, physical: bool) -> np.ndarray:
    """Mask of moments (n, 3) or tensors (n, 3, 3) that no body can have."""
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
