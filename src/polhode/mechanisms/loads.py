"""Loads on the bodies of a mechanism: models and functions for each body or for all, and drives of joints.

Everything becomes one function ``loads(p, n, c, w, t, j)`` that writes torque (principal axes) and force (space) of
each body of mechanism number j into its state w.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from ..engines.layout import count, from_rows, leaves, shape_of
from ..engines.registry import PYTHON, Engine
from ..errors import InvalidInput, Unsupported, unknown
from ..forces.base import FunctionLoad, Loads
from ..integrators.record import Kind
from ..kernels.flight import Pair, Pose
from ..kernels.scalar import kernel
from ..torques.base import Bound, Torque
from ..torques.held import Hold
from .asked import AskedLoads
from .drives import add_load, drive_energy, drive_loads, motor_law, spin_of
from .equations import get3, get9
from .joints import Drive
from .motors import NO_MOTORS, Motors
from .rattle import BODY, PLACE, PUSH, STATE
from .structure import Built
from .whole import WholeFunction


class HeldLoad(NamedTuple):
    """A part of the load of a body that changes between steps only, and where its numbers are."""

    hold: Hold
    body: int
    group: int
    column: int


class Group(NamedTuple):
    """Bodies under the same law, each with its own parameters."""

    law: Any  # law(t, Q, V, p) -> Pair
    energy: Any  # energy(t, Q, p), or None
    template: Any
    members: list[int]
    bounds: list[Bound]


@dataclass
class Acting:
    """All loads of a mechanism, bound to an engine."""

    groups: list[Group]
    drives: bool  # of joints
    p: Any  # parameters, nested as `compose` nests the functions
    moving: bool  # depends on velocities
    callbacks: tuple[Any, ...]
    plain: bool  # a Python function is called for each evaluation
    whole: WholeFunction | None  # a Python function of all bodies at once
    name: str
    energies: list[Bound | None]  # of each body, in plain Python; None where it has no potential
    conserves: bool
    motors: Motors
    asked: AskedLoads | None = None  # loads from the caller of a stepper
    shared: bool = False  # earlier states read the same parameters

    @property
    def held(self) -> list[HeldLoad]:
        """Loads of bodies that change between steps."""
        return [HeldLoad(h, b, g, i) for g, group in enumerate(self.groups)
                for i, (b, bound) in enumerate(zip(group.members, group.bounds, strict=True))
                for h in bound.held]  # fmt: skip

    def rows(self, group: int) -> Any:
        """The parameters of a group, [number, body of each mechanism]."""
        p = self.p[0] if self.drives else self.p
        for _ in range(len(self.groups) - 1 - group):
            p = p[0]
        return p[1][1]

    def separate(self) -> Acting:
        """The same loads with their own parameters, which other runs do not change."""
        return replace(self, p=copied(self.p), shared=False)

    def frozen(self) -> Acting:
        """The same loads with the current commands, which later commands do not change."""
        self.shared = True
        return replace(self)

    def unshare(self) -> None:
        """Give the loads their own copy of the parameters before commands change them."""
        if self.shared:
            self.p, self.shared = copied(self.p), False

    def take_commands(self, other: Acting, k: int = 0, mechanisms: int = 1) -> None:
        """Take the commands of motors and switched loads for mechanism k from another binding of the same loads."""
        if self.drives:
            numbers = np.split(other.p[1][3], mechanisms)[k].copy()
            self.p = self.p[0], (*self.p[1][:3], numbers, self.p[1][4])
        for h in self.held:
            mine, some = self.rows(h.group), slice(h.hold.first, h.hold.first + h.hold.size)
            mine[some, h.column] = other.rows(h.group)[some, k * mine.shape[1] + h.column]

    @property
    def in_python(self) -> bool:
        """Whether Python functions act on the whole mechanism; the loop over steps then runs in Python."""
        return self.whole is not None or bool(self.motors.functions) or self.asked is not None

    @property
    def key(self) -> tuple[Any, ...]:
        """What compiled code depends on."""
        laws = ((g.law, g.energy, shape_of(g.template)) for g in self.groups)
        return self.moving, self.conserves, self.drives, self.motors.laws, *laws

    def function(self, taker: Callable[[Any], Any], compiler: Callable[[Any], Any]) -> Any:
        """loads(p, n, c, w, t, j); taker makes a function that takes parameters from rows."""
        out = compiler(clear)
        for group in self.groups:
            out = compiler(in_turn(out, compiler(group_loads(group.law, taker(group.template)))))
        if not self.drives:
            return out
        drives = compiler(drive_loads)
        for k, law in enumerate(self.motors.laws):
            drives = compiler(both(compiler(motor_law(k + 1, law)), drives))
        return compiler(in_turn(out, drives))

    def with_functions(self, loads: Any) -> Any:
        """The loads together with the Python functions of the whole mechanism."""
        if not self.in_python:
            return loads

        def everything(p: Any, n: Any, c: Any, w: Any, t: float, j: int) -> None:
            for motor in self.motors.functions:
                motor(p[1], n, c, w, t, j)
            loads(p, n, c, w, t, j)
            for f in (self.whole, self.asked):
                if f is not None:
                    f(p, n, c, w, t, j)

        return everything

    def potential(self, taker: Callable[[Any], Any], compiler: Callable[[Any], Any]) -> Any:
        """potential(p, n, c, w, t, j): the energy of loads that have one, nested like `function`."""
        out = compiler(nothing)
        for group in self.groups:
            out = compiler(sum_in_turn(out, compiler(group_energy(group.energy, taker(group.template)))))
        return compiler(sum_in_turn(out, compiler(drive_energy))) if self.drives else out


def copied(p: Any) -> Any:
    """A copy of nested tuples of arrays and numbers."""
    return tuple(map(copied, p)) if isinstance(p, tuple) else p.copy() if isinstance(p, np.ndarray) else p


# --- kernels ------------------------------------------------------------------------------------------------------


@kernel
def clear(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
    first = STATE * (n.bodies + 1)
    for i in range(6 * n.bodies):
        w[first + i] = 0.0


def in_turn(first: Any, second: Any) -> Any:
    """Apply first, then second, with the parameters (p of first, p of second)."""

    def loads(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        first(p[0], n, c, w, t, j)
        second(p[1], n, c, w, t, j)

    return loads


def both(first: Any, second: Any) -> Any:
    """first, then second, with the same parameters."""

    def loads(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        first(p, n, c, w, t, j)
        second(p, n, c, w, t, j)

    return loads


@kernel
def nothing(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
    return 0.0


def sum_in_turn(first: Any, second: Any) -> Any:
    def potential(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        return first(p[0], n, c, w, t, j) + second(p[1], n, c, w, t, j)

    return potential


def group_energy(energy: Any, take: Any) -> Any:
    def potential(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        members, rows = p
        total = 0.0
        for i in range(len(members)):
            k = STATE * members[i]
            x = get3(w, k + PLACE)
            total = total + energy(t, Pose(get9(w, k), x, 0.0 * x), take(rows, j * len(members) + i))
        return total

    return potential


def group_loads(law: Any, take: Any) -> Any:
    """The loads of bodies under one law; p: their numbers, and rows of parameters of all bodies and mechanisms."""

    def loads(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        members, rows = p
        for i in range(len(members)):
            b = members[i]
            k = STATE * b
            x = get3(w, k + PLACE)
            V = Pair(spin_of(c, w, b), get3(w, k + PUSH) * (1.0 / c[BODY * b]))
            F = law(t, Pose(get9(w, k), x, 0.0 * x), V, take(rows, j * len(members) + i))
            add_load(w, n, b, F.turn, F.shift)

    return loads


# --- binding ------------------------------------------------------------------------------------------------------


def loads_of_bodies(built: Built, load: Any) -> tuple[WholeFunction | None, list[Torque | None]]:
    """A function of all bodies, or None, and the load of each body."""
    each: list[Torque | None] = [None] * len(built.bodies)
    if isinstance(load, Mapping):
        for name, part in load.items():
            if name not in built.names:
                raise unknown("body", name, built.names)
            each[built.names.index(name)] = as_load(part, f"load of {name!r}")
    elif callable(load) and not isinstance(load, Torque):
        return WholeFunction(load, built), each
    elif load is not None:
        each = [as_load(load, "load")] * len(built.bodies)
    return None, each


def bind_loads(built: Built, load: Any, engine: Engine, motors: Motors = NO_MOTORS) -> Acting:
    """The argument `load` of `simulate`, and the drives and motors of the joints."""
    whole, each = loads_of_bodies(built, load)
    bounds = [None if q is None else bind_one(q, built.bodies[k], engine) for k, q in enumerate(each)]
    python = [None if q is None else bind_one(q, built.bodies[k], PYTHON) for k, q in enumerate(each)]
    groups = grouped(bounds)
    driven = [j for j in built.joints if not j.drive.idle]
    found = [b for b in bounds if b is not None]
    moving = any(b.kind == Kind.VELOCITY for b in found) or any(j.drive.uses_rate for j in driven)
    moving = moving or (whole is not None and whole.uses_velocity) or motors.use_rates
    callbacks = tuple(c for b in found for c in b.callbacks) + (() if whole is None else (whole,)) + motors.functions
    conserves = whole is None and all(b.energy is not None for b in found) and all(j.drive.conserves for j in driven)
    conserves = conserves and not motors.names
    plain = any(b.plain for b in found) or whole is not None or bool(motors.functions)
    acting = Acting(
        groups, bool(driven), (), moving, callbacks, plain, whole, name_of(whole, each, motors), python, conserves,
        motors,
    )  # fmt: skip
    acting.p = parameters(acting, built)
    return acting


def name_of(whole: WholeFunction | None, each: list[Torque | None], motors: Motors) -> str:
    """The names of everything that acts."""
    names = [whole.name] if whole is not None else sorted({q.name for q in each if q is not None})
    return " + ".join([*names, *motors.names]) or "nothing"


def as_load(part: Any, what: str) -> Torque:
    if isinstance(part, Torque):
        return part
    if callable(part):
        return FunctionLoad(part, "load")
    raise InvalidInput(
        f"{what} must be a model from polhode.forces or a sum of them, or a function that returns force and torque, "
        f"got {part!r}"
    )


def bind_one(q: Torque, body: Any, engine: Engine) -> Bound:
    if q.takes_whole_batches(None):
        raise Unsupported(f"{q.name} is for batches of bodies; for all bodies of a mechanism give a function as load")
    b = Loads((q,)).bind(body, engine, None)
    if b.spin is not None:
        raise Unsupported(
            f"{q.name} inside a body of a mechanism are not supported yet: add the rotor as a body on a hinge"
        )
    return b


def grouped(bounds: list[Bound | None]) -> list[Group]:
    """Bodies under the same law together, in the order in which they come."""
    found: dict[Any, Group] = {}
    for k, b in enumerate(bounds):
        if b is not None:
            group = found.setdefault((b.torque, shape_of(b.p)), Group(b.torque, b.energy, b.p, [], []))
            group.members.append(k)
            group.bounds.append(b)
    return list(found.values())


def parameters(acting: Acting, built: Built) -> Any:
    """The parameters as arrays, nested like the functions in `Acting.function`."""
    p: Any = 0
    for group in acting.groups:
        rows = np.zeros((max(1, count(group.template)), len(group.members)))
        for i, b in enumerate(group.bounds):
            numbers = list(leaves(b.p))
            rows[: len(numbers), i] = numbers
        p = (p, (np.array(group.members, np.int64), rows))
    return (p, drive_parameters(built, acting.motors)) if acting.drives else p


def drive_parameters(built: Built, motors: Motors = NO_MOTORS) -> Any:
    ints, numbers = [], []
    n = len(built.bodies)
    for joint in built.joints:
        if joint.drive.idle:
            continue
        d: Drive = joint.drive
        turn_a, turn_b = (np.eye(3) if k < 0 else built.axes[k] for k in (joint.a, joint.b))
        vectors = [
            joint.axis_a @ turn_a, joint.axis_b @ turn_b, joint.mark_a @ turn_a, joint.mark_b @ turn_b,
            joint.arm_a @ turn_a, joint.arm_b @ turn_b,
        ]  # fmt: skip
        settings = [
            d.stiffness, d.rest, d.damping, d.push, d.low, d.high, d.limit_stiffness, d.limit_damping
        ]  # fmt: skip
        numbers.append(np.concatenate([*vectors, settings]))
        law = motors.law_of(joint.name)
        ints.append((int(joint.slides), joint.a if joint.a >= 0 else n, joint.b if joint.b >= 0 else n, law))
    slides, first, second, laws = (np.array(x, np.int64) for x in zip(*ints, strict=True))
    return slides, first, second, np.concatenate(numbers), laws


def taker_in_python(template: Any) -> Any:
    def take(rows: Any, i: int) -> Any:
        return from_rows(template, [row[i] for row in rows])

    return take
