"""Loads on the bodies of a mechanism: models and functions for single bodies or for all bodies, and drives of joints.

All of them are combined in one function ``loads(p, n, c, w, t, j)``.  It stores the torque (principal axes) and the
force (space) on each body of mechanism j in the state w of this mechanism.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
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
from .drives import add_load, drive_energy, drive_loads, motor_law, spin_of
from .equations import get3, get9
from .motors import NO_MOTORS, Motors
from .rattle import BODY, PLACE, PUSH, STATE
from .structure import Built
from .whole import AskedLoads, WholeFunction


class HeldLoad(NamedTuple):
    """A part of the load on a body that changes only between steps, and the location of its parameters."""

    hold: Hold
    body: int
    group: int  # number of its `Group`
    column: int  # index of the body in the group


class Group(NamedTuple):
    """Bodies whose loads have the same formula, each body with its own parameters."""

    law: Any  # law(t, Q, V, p) -> Pair
    energy: Any  # energy(t, Q, p), or None
    template: Any  # parameters of the first body, which show the structure of p
    members: list[int]  # numbers of the bodies
    bounds: list[Bound]  # bound load of each body


@dataclass
class Acting:
    """All loads of a mechanism, bound to an engine."""

    groups: list[Group]
    drives: bool  # whether some joint has a drive
    p: Any  # (numbers of the bodies and parameters of each group), and the parameters of the drives or ()
    moving: bool  # whether a load depends on velocities
    callbacks: tuple[Any, ...]  # the user's Python functions
    plain: bool  # whether each evaluation of the loads calls a Python function
    whole: WholeFunction | None  # a Python function of all bodies at once
    name: str
    energies: list[Bound | None]  # for each body, its load bound to plain Python, for the potential energy
    conserves: bool  # whether all loads have a potential
    motors: Motors
    asked: AskedLoads | None = None  # loads that the user's program computes for a stepper
    shared: bool = False  # whether earlier states use the same parameters, which must then not be changed

    @property
    def held(self) -> list[HeldLoad]:
        """Loads on bodies that change between steps."""
        return [HeldLoad(h, b, g, i) for g, group in enumerate(self.groups)
                for i, (b, bound) in enumerate(zip(group.members, group.bounds, strict=True))
                for h in bound.held]  # fmt: skip

    def rows(self, group: int) -> Any:
        """Return the parameters of a group as an array: one column for each of its bodies in each mechanism."""
        return self.p[0][group][1]

    def unshare(self) -> None:
        """If earlier states use the parameters, copy them before new commands change them."""
        if self.shared:
            self.p, self.shared = converted(self.p, np.ndarray.copy), False

    def take_commands(self, other: Acting, k: int = 0, mechanisms: int = 1) -> None:
        """Copy the commands of motors and switched loads for mechanism k from another binding of the same loads."""
        if self.drives:
            numbers = np.split(other.p[1][3], mechanisms)[k].copy()
            self.p = self.p[0], (*self.p[1][:3], numbers, self.p[1][4])
        for h in self.held:
            mine, some = self.rows(h.group), slice(h.hold.first, h.hold.first + h.hold.size)
            mine[some, h.column] = other.rows(h.group)[some, k * mine.shape[1] + h.column]

    @property
    def in_python(self) -> bool:
        """Whether the loop over steps must run in Python.

        This is the case if a load on all bodies or a motor is a Python function, or if a stepper asks for loads.
        """
        return self.whole is not None or bool(self.motors.functions) or self.asked is not None

    @property
    def key(self) -> tuple[Any, ...]:
        """Key for cached compiled code; it contains all properties on which the code depends."""
        laws = ((g.law, g.energy, shape_of(g.template)) for g in self.groups)
        return self.moving, self.conserves, self.drives, self.motors.laws, *laws

    def function(self, taker: Callable[[Any], Any], compiler: Callable[[Any], Any]) -> Any:
        """Return the function loads(p, n, c, w, t, j).

        taker(template) returns a function that reads the parameters of one body from an array.
        """
        parts: list[Any] = [clear]
        parts += [group_loads(k, group.law, taker(group.template)) for k, group in enumerate(self.groups)]
        parts += [motor_law(k, law) for k, law in enumerate(self.motors.laws, 1)]
        parts += [drive_loads] if self.drives else []
        return reduce(lambda first, second: compiler(both(first, second)), map(compiler, parts))

    def with_functions(self, loads: Any) -> Any:
        """Return a function that evaluates the loads and the Python functions of `in_python`."""
        if not self.in_python:
            return loads

        def everything(p: Any, n: Any, c: Any, w: Any, t: float, j: int) -> None:
            for motor in self.motors.functions:
                motor(p, n, c, w, t, j)
            loads(p, n, c, w, t, j)
            for f in (self.whole, self.asked):
                if f is not None:
                    f(p, n, c, w, t, j)

        return everything

    def potential(self, taker: Callable[[Any], Any], compiler: Callable[[Any], Any]) -> Any:
        """Return the function potential(p, n, c, w, t, j), which returns the potential energy of all loads."""
        parts: list[Any] = [nothing]
        parts += [group_energy(k, group.energy, taker(group.template)) for k, group in enumerate(self.groups)]
        parts += [drive_energy] if self.drives else []
        return reduce(lambda first, second: compiler(sum_of(first, second)), map(compiler, parts))


def converted(x: Any, f: Callable[[np.ndarray], Any]) -> Any:
    """Return the same nested tuples of arrays and numbers, with f applied to the arrays."""
    return from_rows(x, [f(v) if isinstance(v, np.ndarray) else v for v in leaves(x)])


# --- kernels ------------------------------------------------------------------------------------------------------


@kernel
def clear(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
    first = STATE * (n.bodies + 1)
    for i in range(6 * n.bodies):
        w[first + i] = 0.0


def both(first: Any, second: Any) -> Any:
    """Return a function that calls first and then second."""

    def loads(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        first(p, n, c, w, t, j)
        second(p, n, c, w, t, j)

    return loads


@kernel
def nothing(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
    return 0.0


def sum_of(first: Any, second: Any) -> Any:
    def potential(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        return first(p, n, c, w, t, j) + second(p, n, c, w, t, j)

    return potential


def group_energy(group: int, energy: Any, take: Any) -> Any:
    def potential(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        members, rows = p[0][group]
        total = 0.0
        for i in range(len(members)):
            k = STATE * members[i]
            x = get3(w, k + PLACE)
            total = total + energy(t, Pose(get9(w, k), x, 0.0 * x), take(rows, j * len(members) + i))
        return total

    return potential


def group_loads(group: int, law: Any, take: Any) -> Any:
    """Return the function that evaluates the loads of a group; p holds the parameters of all mechanisms."""

    def loads(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        members, rows = p[0][group]
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
    """Return the load as a function of all bodies (or None), and the load of each body (or None)."""
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
    """Bind the argument `load` of `simulate`, and the drives and motors of the joints."""
    whole, each = loads_of_bodies(built, load)
    bounds = [None if q is None else bind_one(q, built.bodies[k], engine) for k, q in enumerate(each)]
    python = [None if q is None else bind_one(q, built.bodies[k], PYTHON) for k, q in enumerate(each)]
    groups = grouped(bounds)
    driven = [j for j in built.joints if not j.drive.idle]
    found = [b for b in bounds if b is not None]
    moving = any(b.kind == Kind.VELOCITY for b in found) or any(j.drive.uses_rate for j in driven)
    moving = moving or (whole is not None and whole.uses_velocity) or motors.use_rates
    functions: tuple[Any, ...] = motors.functions if whole is None else (whole, *motors.functions)
    callbacks = *(c for b in found for c in b.callbacks), *(f.watched for f in functions)
    conserves = whole is None and all(b.energy is not None for b in found) and all(j.drive.conserves for j in driven)
    conserves = conserves and not motors.names
    plain = any(b.plain for b in found) or bool(functions)
    names = [whole.name] if whole is not None else sorted({q.name for q in each if q is not None})
    return Acting(
        groups, bool(driven), parameters(groups, built, motors), moving, callbacks, plain, whole,
        " + ".join([*names, *motors.names]) or "nothing", python, conserves, motors,
    )  # fmt: skip


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
        raise Unsupported(
            f"{q.name} is for batches of bodies; for all bodies of a mechanism at once, give a plain function as load"
        )
    b = Loads((q,)).bind(body, engine, None)
    if b.spin is not None:
        raise Unsupported(
            f"{q.name}: wheels inside a body of a mechanism are not supported yet: add the rotor as a body on a hinge"
        )
    return b


def grouped(bounds: list[Bound | None]) -> list[Group]:
    """Return the groups of bodies whose loads have the same formula, in the order of the bodies."""
    found: dict[Any, Group] = {}
    for k, b in enumerate(bounds):
        if b is not None:
            group = found.setdefault((b.torque, shape_of(b.p)), Group(b.torque, b.energy, b.p, [], []))
            group.members.append(k)
            group.bounds.append(b)
    return list(found.values())


def parameters(groups: list[Group], built: Built, motors: Motors) -> Any:
    """Return the parameters of all groups and of the drives as arrays."""
    found: list[Any] = []
    for group in groups:
        rows = np.zeros((max(1, count(group.template)), len(group.members)))
        for i, b in enumerate(group.bounds):
            numbers = list(leaves(b.p))
            rows[: len(numbers), i] = numbers
        found.append((np.array(group.members, np.int64), rows))
    return tuple(found), drive_parameters(built, motors)


def drive_parameters(built: Built, motors: Motors = NO_MOTORS) -> Any:
    """Return the parameters of the drives as arrays; () if no joint has a drive."""
    ints, numbers = [], []
    n = len(built.bodies)
    for joint in built.joints:
        if joint.drive.idle:
            continue
        turn_a, turn_b = (np.eye(3) if k < 0 else built.axes[k] for k in (joint.a, joint.b))
        vectors = [
            joint.axis_a @ turn_a, joint.axis_b @ turn_b, joint.mark_a @ turn_a, joint.mark_b @ turn_b,
            joint.arm_a @ turn_a, joint.arm_b @ turn_b,
        ]  # fmt: skip
        numbers.append(np.concatenate([*vectors, joint.drive]))
        law = motors.law_of.get(joint.name, 0)
        ints.append((int(joint.slides), joint.a if joint.a >= 0 else n, joint.b if joint.b >= 0 else n, law))
    if not ints:
        return ()
    slides, first, second, laws = (np.array(x, np.int64) for x in zip(*ints, strict=True))
    return slides, first, second, np.concatenate(numbers), laws


def taker_in_python(template: Any) -> Any:
    def take(rows: Any, i: int) -> Any:
        return from_rows(template, [row[i] for row in rows])

    return take
