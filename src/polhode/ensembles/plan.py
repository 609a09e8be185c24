"""A plan of a study: the values that all members share, the values that vary, and the results to keep.

A plan consists of data for JSON, whose digest identifies the study.  If the torque, an observable or an event is a
Python function, the data hold only a description of it, and the plan object holds the function itself.
"""

from __future__ import annotations

import json
import math
import operator
import pickle
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, reduce
from itertools import product as combinations
from typing import Any, NamedTuple

import numpy as np

from ..arguments import leaves, refuse_if
from ..body import Body
from ..engines.origins import origin
from ..engines.registry import find_engine
from ..errors import InvalidInput, optional_module, unknown
from ..files.chunks import plan_digest
from ..forces import from_description
from ..forces.base import FunctionLoad, Loads, WholeLoad
from ..integrators.record import Kind
from ..kernels.scalar import is_kernel
from ..motion.events import as_events
from ..run.checks import check_span, inner_momentum
from ..run.setup import Setup
from ..run.spec import make_spec
from ..torques.base import FunctionTorque, Potential, Torque, as_torque, numeric, structure
from ..torques.identity import described_torque
from . import design
from .variation import Vary

AXES = {"x": 0, "y": 1, "z": 2}
BLOCK = 1024  # number of members whose inputs are drawn together
FEWEST = 4  # smallest number of members in a batch: arrays for three bodies could be confused with a vector
FIXED = {  # parameters of models that are the same for all bodies of a batch
    "spring": ("rest",), "piecewise": ("times", "torques", "held", "frame"), "constant": ("frame",),
    "wheels": ("axes", "motor", "scheduled", "inertia"), "magnetic": ("field",),
    "table": ("times", "values", "order", "frame", "outside", "held"),
    "angle_table": ("angles", "values", "axis", "towards", "order"),
    "thrusters": ("positions", "directions", "forces", "schedule"),
    "forces.thrusters": ("points", "directions", "thrusts"), "forces.ground": ("shape",),
    "forces.central": ("gradient",),
}  # fmt: skip


# --- torques and forces -----------------------------------------------------------------------------------------------


def may_vary(v: Any) -> bool:
    """Return whether a setting of a model is a number, a vector or a tensor, which may differ between members."""
    try:
        return np.shape(v) in ((), (3,), (3, 3))
    except ValueError:  # lists of different lengths, such as a schedule
        return False


@dataclass(frozen=True)
class TorquePart:
    """One torque of a sum, as data for JSON.  A torque made from functions is also an object, if these are known."""

    data: dict[str, Any]
    torque: Torque | None = None

    @property
    def model(self) -> str | None:
        """The name of the model, or None for a torque made from functions."""
        return self.data.get("model")

    @property
    def flies(self) -> bool:
        """Whether it is a force or load on a moving body."""
        return bool(self.data.get("flies", str(self.model).startswith("forces.")))

    @cached_property
    def settings(self) -> dict[str, Any]:
        """The values that may vary between members, by key: parameters of a model, or the params of a function."""
        if self.model is not None:
            fixed = ("model", *FIXED.get(self.model, ()))
            return {k: v for k, v in self.data.items() if k not in fixed and may_vary(v)}
        code = (FunctionTorque, FunctionLoad, Potential)
        return dict(leaves({"params": self.torque.params})) if isinstance(self.torque, code) else {}

    def build(self, changed: Mapping[str, Any], single: bool) -> Torque:
        """Return the torque with these values, one for each body or, if `single`, for a single body."""
        if self.model is not None:
            # as tensors, because vectors could be confused with a value that all bodies share
            if self.model == "damping" and not single:
                changed = {
                    k: v if v.ndim == 3 else v.reshape(len(v), -1)[:, :, None] * np.eye(3) for k, v in changed.items()
                }
            return from_description({**self.data, **changed})
        q: Any = self.torque
        if changed:
            compiled = is_kernel(q.inner.f if isinstance(q, Potential) else q.f)
            params = replaced(q.params, "params", changed, compiled)
            if isinstance(q, Potential):
                return Potential(q.energy_function, q.inner.f, params=params, frame=q.inner.frame)
            q = q.with_params(params)
        assert isinstance(q, Torque)
        return q


def replaced(params: Any, key: str, changed: Mapping[str, Any], compiled: bool) -> Any:
    """Return parameters with the values `changed`; the others get the structure that a compiled function needs."""
    if isinstance(params, Mapping):
        return {k: replaced(v, f"{key}.{k}", changed, compiled) for k, v in params.items()}
    return changed[key] if key in changed else structure(params, None) if compiled else params


def torque_parts(torque: Torque) -> tuple[TorquePart, ...]:
    """Return the torques of a sum, or nothing for a free body."""
    out = []
    for q in torque.parts:
        alone = "members of an ensemble do not act on each other: simulate them as one batch"
        refuse_if(isinstance(q, WholeLoad), f"{q.name} is a load of all bodies of a batch together, and {alone}")
        if (model := q.describe()) is not None:
            out += [TorquePart(json.loads(json.dumps(model)))] if q.name != "free" else []
        else:
            known = {"function": q.name, "fingerprint": described_torque(q).data}
            out.append(TorquePart({**known, "flies": True} if q.flies else known, q))
    return tuple(out)


class Values(dict[str, Any]):
    """The values that all members share unless they vary, by key, such as "torque.2.mgl"."""

    def __init__(self, inertia: Any, start: Mapping[str, Any], parts: Sequence[TorquePart]) -> None:
        super().__init__({"body.inertia": inertia, **{f"start.{name}": value for name, value in start.items()}})
        # how the keys of each torque and force begin: "torque" or "force", and a number if there are several
        kinds = ["force" if q.flies else "torque" for q in parts]
        self.prefixes = [x if kinds.count(x) == 1 else f"{x}.{kinds[: k + 1].count(x)}" for k, x in enumerate(kinds)]
        for part, prefix in zip(parts, self.prefixes, strict=True):
            self |= {f"{prefix}.{name}": value for name, value in part.settings.items()}

    def place(self, key: str) -> tuple[str, int | None]:
        """Return the key of the whole value to which a key belongs, and the component that it names, or None.

        If there is only one torque or force, "torque.1" and "torque" mean the same.
        """
        first, *rest = key.split(".")
        name = ".".join([first, *rest[first in self.prefixes and rest[:1] == ["1"] :]])
        whole, _, axis = name.rpartition(".")
        if name not in self and axis in AXES and whole in self and np.shape(self[whole]) == (3,):
            return whole, AXES[axis]
        return name, None

    def shared(self, key: str) -> Any:
        """Return the value of a key: a number, vector, matrix, or component of a vector; or None if it has no value."""
        whole, axis = self.place(key)
        several = any(name.startswith(f"{whole}.") for name in self)
        if whole not in self and not several:
            names = [x for k, v in self.items() for x in (k, *([f"{k}.x"] if np.shape(v) == (3,) else []))]
            raise unknown("key in vary", key, [*names, "run.method", "run.dt", "run.tol"])
        value: Any = self.get(whole)
        several = several or (value is not None and numeric(np.asarray(value)) is None)
        refuse_if(several, f"vary: {key}: this key stands for several values; name one of them")
        return value if axis is None else float(value[axis])


# --- plans ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RunSettings:
    """How members are integrated, except for settings that vary."""

    t_start: float
    t_end: float
    dt: float | None  # None if tol determines the steps
    method: str
    every: int
    engine: str
    precision: str
    options: dict[str, Any]
    tol: float | None = None
    times: list[float] | None = None  # times of the samples, used with tol
    limits: dict[str, Any] = field(default_factory=dict)  # dt_min, dt_max and max_steps, used with tol


@dataclass(frozen=True)
class Keep:
    """What to keep of each member.  Observables are names or descriptions of functions, events are descriptions."""

    observe: list[Any]
    events: list[dict[str, Any]]
    quantiles: list[str]
    histograms: dict[str, Any]  # low, high and number of bins, by quantity
    trajectories: int  # number of members whose samples are kept, or -1 for all


class BatchSettings(NamedTuple):
    """Settings that the members of a batch share."""

    keywords: dict[str, Any]  # keywords of `simulate`: the span, the steps, the samples, the method and the engine
    options: dict[str, Any]  # options of the method
    steps: int  # 0 if tol determines the steps


class Function(NamedTuple):
    """A function that a plan uses."""

    purpose: str
    name: str
    described: Any  # the description in the plan's data
    code: Any  # the function itself, or None if it is not known


class Plan:
    """All data of a study that affect its results.

    data : the plan as data for JSON.
    table : columns by key, if some values come from a table.
    source : the scenario from which the plan was read, if any.
    torques, observe, events : the torques, observables and events, with their functions if these are known.
    """

    def __init__(
        self, data: dict[str, Any], table: dict[str, np.ndarray], source: dict[str, Any] | None = None,
        torques: Sequence[TorquePart] | None = None, observe: Sequence[Any] | None = None, events: Sequence[Any] = (),
    ) -> None:  # fmt: skip
        self.data, self.table, self.source, self.events = data, table, source, tuple(events)
        self.torques = tuple(map(TorquePart, data["torque"]) if torques is None else torques)
        names = [x if isinstance(x, str) else x["function"] for x in data["keep"]["observe"]]
        self.observe, self.observed_names = tuple(names if observe is None else observe), tuple(names)
        self.name: str = data["name"] or "ensemble"
        self.members: int = data["members"]
        self.seed: int = data["seed"]
        self.design: str = data["design"]
        self.start: dict[str, Any] = data["start"]
        self.flies = "position" in self.start  # whether the body moves
        self.run, self.keep = RunSettings(**data["run"]), Keep(**data["keep"])
        self.vary = tuple(Vary(v["key"], v["how"], tuple(v["shape"])) for v in data["vary"])
        self.choices = [v for v in self.vary if v.choice]  # settings that vary: method, step, tolerance and options
        self.digest = plan_digest(data)  # identifies the study
        self.shared = Values(data["body"]["inertia"], self.start, self.torques)

    @cached_property
    def functions(self) -> list[Function]:
        """The functions of the plan, without `code` if the plan was read from a folder."""
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
        """Whether a run calls functions that are not compiled.  Such a function can end its process, or hang."""
        codes = [getattr(getattr(f.code, "inner", f.code), "f", f.code) for f in self.functions]
        return bool(codes) and not (find_engine(self.run.engine).compiled and all(map(is_kernel, codes)))

    # --- what varies

    def inputs(self, low: int, high: int) -> dict[str, np.ndarray]:
        """Return the inputs (the varied values) of the members low ... high-1 by key, each of shape (n, ...)."""
        # Draw whole blocks, so that the bits of a member's inputs do not depend on its position in an array, whatever
        # vector instructions NumPy uses.
        first, last = low // BLOCK * BLOCK, -(-high // BLOCK) * BLOCK
        grid = [v for v in self.vary if self.design == "grid" and v.kind == "values"]
        numbers = sum(v.numbers for v in self.vary if v not in grid)
        u = design.uniforms(self.design, self.seed, self.members, numbers, first, last)
        out: dict[str, np.ndarray] = {}
        at, radix = 0, math.prod(len(v.values) for v in grid)
        for v in self.vary:
            if v.kind == "table":
                values = np.asarray(self.table[v.key][first:last], float)
            elif v in grid:
                radix //= len(v.values)
                values = v.pick(np.arange(first, last) // radix % len(v.values))
            else:
                values = v.draw(np.ascontiguousarray(u[:, at : at + v.numbers]))
                at += v.numbers
            out[v.key] = values[low - first : high - first]
        return out

    def inputs_of(self, members: np.ndarray) -> dict[str, np.ndarray]:
        """Return the inputs of these members, by key."""
        spans = np.split(members, np.flatnonzero(np.diff(members) != 1) + 1) if members.size else []
        each = [self.inputs(int(s[0]), int(s[-1]) + 1) for s in spans] or [self.inputs(0, 0)]
        return {v.key: np.concatenate([x[v.key] for x in each]) for v in self.vary}

    # --- arguments of `simulate`

    @cached_property
    def settings(self) -> dict[tuple[int, ...], BatchSettings]:
        """The settings of a batch, for each combination of indices into the lists of varied settings."""
        run, out = self.run, {}
        shared = {"t_start": run.t_start, "t_end": run.t_end, "method": run.method, **run.limits,
                  "engine": run.engine, "precision": run.precision}  # fmt: skip
        shared |= {"dt": run.dt} if run.tol is None else {"tol": run.tol}
        shared |= {"every": run.every} if run.times is None else {"t_eval": self.times}
        for places in combinations(*(range(len(v.values)) for v in self.choices)):
            keywords, options, steps = dict(shared), dict(run.options), 0
            for v, k in zip(self.choices, places, strict=True):
                _, *words = v.key.split(".")
                (keywords if len(words) == 1 else options)[words[-1]] = v.values[k]
            if run.dt is not None:
                steps = check_span(run.t_start, run.t_end, keywords["dt"])
                keywords["every"] = self.every_for(keywords["dt"], run.dt)
            out[places] = BatchSettings(keywords, dict(sorted(options.items())), steps)
        return out

    def every_for(self, dt: float, shared: float) -> int:
        """Return the number of steps of length `dt` between two samples, at the same times for all members."""
        if not self.run.every or dt == shared:
            return self.run.every
        apart = self.run.every * shared
        wrong = f"samples are {apart:g} apart, which is no multiple of {dt!r}; choose another step, or another every"
        every = round(apart / dt)
        refuse_if(every < 1 or abs(apart / dt - every) > 1e-9 * apart / dt, f"vary: run.dt: {wrong}")
        return every

    @cached_property
    def times(self) -> np.ndarray:
        """The times of the samples."""
        if self.run.dt is None:
            return np.unique([self.run.t_start, *(self.run.times or ()), self.run.t_end])
        steps = check_span(self.run.t_start, self.run.t_end, self.run.dt)
        index = np.unique(np.append(np.arange(0, steps + 1, self.run.every or steps), steps))
        return np.asarray(self.run.t_start + index * self.run.dt)

    def batches(self, inputs: Mapping[str, np.ndarray], n: int) -> list[tuple[BatchSettings, np.ndarray]]:
        """Group members that can run in one batch.  Return the settings and the indices of each group."""
        found = []
        for places, how in self.settings.items():
            same = [inputs[v.key] == k for v, k in zip(self.choices, places, strict=True)]
            found.append((how, np.flatnonzero(np.logical_and.reduce([np.ones(n, bool), *same]))))
        return [(how, index) for how, index in found if index.size]

    def body(self, inertia: Any = None) -> Body:
        """Return the body, or one body for each of several inertias."""
        shared = self.data["body"]
        return Body(**{**shared, "inertia": np.asarray(shared["inertia"] if inertia is None else inertia, float)})

    def values(self, inputs: Mapping[str, np.ndarray], single: bool = False) -> dict[str, Any]:
        """Return the whole values of which something varies, by key, for all members or, if `single`, the first."""
        out: dict[str, Any] = {}
        for key, given in inputs.items():
            if key.startswith("run."):
                continue
            whole, axis = self.shared.place(key)
            value = np.asarray(given[0] if single else given)
            if axis is None:
                out[whole] = np.array(value, float) if value.ndim else float(value)
            else:
                shared = np.broadcast_to(np.asarray(self.shared[whole], float), (*value.shape, 3))
                out.setdefault(whole, np.array(shared))[..., axis] = value
        return out

    def inertia(self, inputs: Mapping[str, np.ndarray]) -> np.ndarray | None:
        """Return the moments (n, 3) or tensors (n, 3, 3) of the members if they vary, otherwise None."""
        return self.values({k: v for k, v in inputs.items() if k.startswith("body.")}).get("body.inertia")

    def impossible(self, J: np.ndarray) -> np.ndarray:
        """Return a mask of the moments (n, 3) or tensors (n, 3, 3) that no body can have."""
        finite = np.isfinite(J).reshape(len(J), -1).all(axis=1)
        J = J.copy()
        J[~finite] = np.eye(3) if J.ndim == 3 else 1.0
        moments = np.sort(J, axis=1) if J.ndim == 2 else np.linalg.eigvalsh(0.5 * (J + np.swapaxes(J, 1, 2)))
        flat = moments[:, 0] + moments[:, 1] < moments[:, 2] * (1 - 1e-12)
        return ~finite | (moments[:, 0] <= 0) | (flat & self.data["body"]["physical"])

    def torque(self, values: Mapping[str, Any], single: bool = False) -> Torque:
        """Return the torque and forces with these values."""
        built = [
            q.build({k.removeprefix(f"{x}."): v for k, v in values.items() if k.startswith(f"{x}.")}, single)
            for q, x in zip(self.torques, self.shared.prefixes, strict=True)
        ]
        return Loads(tuple(built)) if self.flies else as_torque(reduce(operator.add, built) if built else None)

    def arguments(
        self, members: np.ndarray, inputs: Mapping[str, np.ndarray], how: BatchSettings, single: bool = False
    ) -> dict[str, Any]:
        """Return the arguments of `simulate` for a batch of members or, if `single`, for the first one as one body."""
        values = self.values(inputs, single)
        start = {k: values.get(f"start.{k}", v) for k, v in self.start.items()}
        start = {k: np.asarray(v, float) for k, v in start.items() if v is not None}
        which = "omega" if "omega" in start else "momentum"
        if not single and start[which].ndim == 1:
            start[which] = np.array(np.broadcast_to(start[which], (len(next(iter(inputs.values()))), 3)))
        return {
            "body": self.body(values.get("body.inertia")), **start,
            "torque": self.torque(values, single).for_members(members), **how.keywords, "observe": self.observe,
            **({"events": list(self.events)} if self.events else {}), **how.options,
        }  # fmt: skip

    def batch_arguments(
        self, members: np.ndarray, inputs: Mapping[str, np.ndarray], how: BatchSettings, place: np.ndarray
    ) -> dict[str, Any]:
        """Return the arguments of `simulate` for the members at these indices.  The last one fills small batches."""
        n = max(len(place), FEWEST)
        first = self.inertia({k: v[:1] for k, v in inputs.items()})
        tensors = first is not None and first.ndim == 3
        while n in self.fixed_lengths:  # otherwise an array that all members share could look like one value per member
            n += 1
        n += tensors
        index = place[np.minimum(np.arange(n), len(place) - 1)]
        some = {k: v[index] for k, v in inputs.items()}
        # Let the last, additional member have a tensor that is not diagonal, so that all batches are computed with
        # tensors.
        if tensors:
            some["body.inertia"][-1] = [[3.0, 0.1, 0.0], [0.1, 2.0, 0.0], [0.0, 0.0, 2.5]]
        parts = zip(self.torques, self.shared.prefixes, strict=True)
        turning = [f"{x}.rate" for q, x in parts if q.model == "gravity_gradient"]
        for key in [k for k in some if self.shared.place(k)[0] in turning]:
            some = {name: np.concatenate([v, v[-1:]]) for name, v in some.items()}
            some[key][-1] = 1.0  # for the same reason, let an additional member have a direction that rotates
        return self.arguments(members[place], some, how)

    @cached_property
    def fixed_lengths(self) -> set[int]:
        """Lengths of arrays in the params of the torques, above three, which no batch may have."""
        arrays = (x for q in self.torques for _, x in leaves({"": getattr(q.torque, "params", None)}))
        return {len(x) for x in arrays if isinstance(x, (list, tuple, np.ndarray)) and np.ndim(np.asarray(x, object))
                and len(x) > 3}  # fmt: skip

    @cached_property
    def invariants(self) -> tuple[str, ...]:
        """Names of the quantities whose largest change is recorded: what the exact motion conserves, and R in SO(3)."""
        torque = self.torque(self.values(self.possible_inputs))
        if torque.kind == Kind.FREE:
            return ("orthogonality", "energy", "momentum")
        known = torque.kind == Kind.POTENTIAL and torque.bind(self.body(), "python", 4).energy is not None
        return ("orthogonality", "energy") if known else ("orthogonality",)

    @cached_property
    def possible_inputs(self) -> dict[str, np.ndarray]:
        """The inputs of the first member that can start, four times; that others cannot is recorded when they run."""
        n = min(100, self.members)
        some = self.inputs(0, n)
        for k in range(n):
            four = {key: v[[k] * 4] for key, v in some.items()}
            try:
                self.torque(self.values(four)).bind(self.body(), "python", 4)
                self.body(self.inertia(four))
                return four
            except InvalidInput:
                continue
        return {key: v[[0] * 4] for key, v in some.items()}

    def check(self) -> None:
        """Raise an error if no member can run with these settings, before the first one runs."""
        inputs = self.possible_inputs
        J = self.inertia(inputs)
        body = self.body(None if J is None or np.any(self.impossible(J)) else J)
        torque = self.torque(self.values(inputs))
        inner_momentum(torque)
        followed = "energy" in (*self.keep.quantiles, *self.keep.histograms)
        for how in self.settings.values():
            absent = self.set_up(how, body, torque, 4).bound_python.energy is None
            refuse_if(followed and absent, f"{torque.name} has no potential energy; use kinetic_energy instead")
        self.times  # noqa: B018  raises an error if there are too many samples

    def set_up(self, how: BatchSettings, body: Body, torque: Torque, bodies: int | None, **more: Any) -> Setup:
        """Return the set-up of a run with these settings; `more` replaces some of them."""
        spec = make_spec(body, torque, how.options, observe=self.observe, **{**how.keywords, **more})
        return spec.set_up(bodies)

    # --- sending a plan to other processes

    def packed(self) -> bytes:
        """Return the plan as bytes, for another process.  Functions are pickled, whatever module they come from."""
        parts = self.data, self.table, None, self.torques, self.observe, self.events
        if not self.functions:
            return pickle.dumps(parts)
        cloudpickle: Any = optional_module("cloudpickle", "a function sent to other processes", "cluster")
        with by_value(cloudpickle):
            return bytes(cloudpickle.dumps(parts))


@lru_cache(maxsize=8)
def unpacked(payload: bytes) -> Plan:
    """Return the plan from `Plan.packed`: bytes from the client, never from a file, as unpickling can run code."""
    return Plan(*pickle.loads(payload))


@contextmanager
def by_value(cloudpickle: Any) -> Iterator[None]:
    """Let cloudpickle serialise modules that are not installed, because they may exist only on this machine."""
    known = {"__main__", *cloudpickle.list_registry_pickle_by_value()}
    with ExitStack() as stack:
        for name, module in list(sys.modules.items()):
            own = name not in known and getattr(module, "__file__", None) and module.__name__ == name
            if own and origin(name) == "user":
                cloudpickle.register_pickle_by_value(module)
                stack.callback(cloudpickle.unregister_pickle_by_value, module)
        yield
