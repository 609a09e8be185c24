"""What acts on the bodies of a mechanism: models and functions of each body, of all at once, and the drives of joints.

Everything becomes one function ``loads(p, n, c, w, t, j)`` that writes torque (principal axes) and force (space) of
each body of mechanism number j into its state w.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ..arguments import float_array
from ..engines.layout import count, from_rows, leaves, shape_of
from ..engines.registry import PYTHON, Engine
from ..errors import InvalidInput, Unsupported, unknown
from ..forces.base import FunctionLoad, Loads
from ..integrators.record import Kind
from ..kernels.flight import Pair, Pose
from ..kernels.scalar import atan2, kernel, maximum, minimum, rint, where
from ..kernels.values import Diag3, cross, divide, dot, tr
from ..torques.base import Arguments, Bound, Torque, arguments
from .equations import get3, get9, put3
from .joints import Drive
from .rattle import BODY, PLACE, PUSH, SPIN, STATE
from .structure import Built

WHOLE = ("t", "x", "R", "v", "omega")
TWO_PI = 2.0 * np.pi


class Group(NamedTuple):
    """Bodies under the same law, each with its own parameters."""

    law: Any  # law(t, Q, V, p) -> Pair
    energy: Any  # energy(t, Q, p), or None
    template: Any
    members: list[int]
    bounds: list[Bound]


@dataclass
class Acting:
    """All that acts on a mechanism, bound to an engine."""

    groups: list[Group]
    drives: bool
    p: Any  # parameters, nested as `compose` nests the functions
    moving: bool  # depends on velocities
    callbacks: tuple[Any, ...]
    plain: bool  # a Python function is called for each evaluation
    whole: WholeFunction | None  # a Python function of all bodies at once
    name: str
    energies: list[Bound | None]  # of each body, in plain Python; None where it has no potential
    conserves: bool

    def function(self, taker: Callable[[Any], Any], compiler: Callable[[Any], Any]) -> Any:
        """loads(p, n, c, w, t, j); taker makes a function that takes parameters from rows."""
        out = compiler(clear)
        for group in self.groups:
            out = compiler(in_turn(out, compiler(group_loads(group.law, taker(group.template)))))
        return compiler(in_turn(out, compiler(drive_loads))) if self.drives else out

    def potential(self, taker: Callable[[Any], Any], compiler: Callable[[Any], Any]) -> Any:
        """potential(p, n, c, w, t, j): the energy of loads that have one, nested as `function`."""
        out = compiler(nothing)
        for group in self.groups:
            out = compiler(sum_in_turn(out, compiler(group_energy(group.energy, taker(group.template)))))
        return compiler(sum_in_turn(out, compiler(drive_energy))) if self.drives else out


# --- kernels ------------------------------------------------------------------------------------------------------


@kernel
def clear(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
    first = STATE * (n.bodies + 1)
    for i in range(6 * n.bodies):
        w[first + i] = 0.0


@kernel
def add_load(w, n, b, torque, force):  # type: ignore[no-untyped-def]
    k = STATE * (n.bodies + 1) + 6 * b
    put3(w, k, get3(w, k) + torque)
    put3(w, k + 3, get3(w, k + 3) + force)


@kernel
def spin_of(c, w, b):  # type: ignore[no-untyped-def]
    """Angular velocity of a body in principal axes."""
    i = BODY * b
    return divide(get3(w, STATE * b + SPIN), Diag3(c[i + 1], c[i + 2], c[i + 3]))


def in_turn(first: Any, second: Any) -> Any:
    """first, then second, with the parameters (p of first, p of second)."""

    def loads(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
        first(p[0], n, c, w, t, j)
        second(p[1], n, c, w, t, j)

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


# where the numbers of a drive are
AXIS_A, AXIS_B, MARK_A, MARK_B, POINT_A, POINT_B, NUMBERS = 0, 3, 6, 9, 12, 15, 18
DRIVE_NUMBERS = 26


@kernel
def effort(d, k, s, rate):  # type: ignore[no-untyped-def]
    """What a drive does at displacement s."""
    f = d[k + 3] - d[k] * (s - d[k + 1]) - d[k + 2] * rate
    over, under = maximum(s - d[k + 5], 0.0), minimum(s - d[k + 4], 0.0)
    beyond = over + under
    return f - d[k + 6] * beyond - where(beyond != 0.0, d[k + 7] * rate, 0.0)


@kernel
def angle_between(A, B, axis):  # type: ignore[no-untyped-def]
    """The angle from B to A about the axis."""
    return atan2(dot(cross(B, A), axis), dot(A, B))


@kernel
def drive_energy(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
    """Of springs, stops and constant pushes; a push that turns a hinge counts within half a turn of `rest`."""
    slides, first, second, d = p
    total = 0.0
    for i in range(len(slides)):
        a, b, k = first[i], second[i], DRIVE_NUMBERS * (j * len(slides) + i)
        Ra, Rb = get9(w, STATE * a), get9(w, STATE * b)
        axis = Rb @ get3(d, k + AXIS_B)
        if slides[i] == 1:
            apart = get3(w, STATE * a + PLACE) - get3(w, STATE * b + PLACE)
            s = dot(axis, (apart + Ra @ get3(d, k + POINT_A)) - Rb @ get3(d, k + POINT_B))
        else:
            s = angle_between(Ra @ get3(d, k + MARK_A), Rb @ get3(d, k + MARK_B), axis)
            s = s - TWO_PI * rint((s - d[k + NUMBERS + 1]) / TWO_PI)
        m = k + NUMBERS
        beyond = maximum(s - d[m + 5], 0.0) + minimum(s - d[m + 4], 0.0)
        stretch = s - d[m + 1]
        total = total + 0.5 * d[m] * stretch * stretch + 0.5 * d[m + 6] * beyond * beyond - d[m + 3] * s
    return total


@kernel
def sliding(d, k, Ra, xa, va, wa, Rb, xb, vb, wb):  # type: ignore[no-untyped-def]
    """The drive of a slider: torques on both bodies, the second to be taken negative, and the force on the first."""
    axis = Rb @ get3(d, k + AXIS_B)
    arm_a = Ra @ get3(d, k + POINT_A)
    arm_b = (xa - xb) + arm_a
    s = dot(axis, arm_b - Rb @ get3(d, k + POINT_B))
    rate = dot(axis, (va + cross(wa, arm_a)) - (vb + cross(wb, arm_b)))
    force = effort(d, k + NUMBERS, s, rate) * axis
    return cross(arm_a, force), cross(arm_b, force), force


@kernel
def turning(d, k, Ra, xa, va, wa, Rb, xb, vb, wb):  # type: ignore[no-untyped-def]
    """The drive of a hinge; as `sliding`."""
    axis = Rb @ get3(d, k + AXIS_B)
    s = angle_between(Ra @ get3(d, k + MARK_A), Rb @ get3(d, k + MARK_B), axis)
    rest = d[k + NUMBERS + 1]
    s = s - TWO_PI * rint((s - rest) / TWO_PI)
    turn = effort(d, k + NUMBERS, s, dot(axis, wa - wb)) * axis
    return turn, turn, 0.0 * turn


@kernel
def drive_loads(p, n, c, w, t, j):  # type: ignore[no-untyped-def]
    """Springs, dampers, motors and stops of hinges and sliders; p: slides or turns, both bodies, numbers."""
    slides, first, second, d = p
    for i in range(len(slides)):
        a, b, k = first[i], second[i], DRIVE_NUMBERS * (j * len(slides) + i)
        Ra, Rb, xa, xb = get9(w, STATE * a), get9(w, STATE * b), get3(w, STATE * a + PLACE), get3(w, STATE * b + PLACE)
        wa, wb = Ra @ get3(d, k), Rb @ get3(d, k)  # of the right type; replaced below
        wa, wb = 0.0 * wa, 0.0 * wb
        va, vb = 0.0 * wa, 0.0 * wb
        if a < n.bodies:
            wa, va = Ra @ spin_of(c, w, a), get3(w, STATE * a + PUSH) * (1.0 / c[BODY * a])
        if b < n.bodies:
            wb, vb = Rb @ spin_of(c, w, b), get3(w, STATE * b + PUSH) * (1.0 / c[BODY * b])
        if slides[i] == 1:
            turn_a, turn_b, force = sliding(d, k, Ra, xa, va, wa, Rb, xb, vb, wb)
        else:
            turn_a, turn_b, force = turning(d, k, Ra, xa, va, wa, Rb, xb, vb, wb)
        if a < n.bodies:
            add_load(w, n, a, tr(Ra) @ turn_a, force)
        if b < n.bodies:
            add_load(w, n, b, -(tr(Rb) @ turn_b), -force)


# --- binding ------------------------------------------------------------------------------------------------------


class WholeFunction:
    """A Python function of all bodies: f(t, x, R, v, omega) -> forces, or forces and torques, each (bodies, 3), space.

    x, v (bodies, 3) in space, R (bodies, 3, 3), omega (bodies, 3) in the axes of each body.
    """

    def __init__(self, f: Callable[..., Any], built: Built) -> None:
        self.f, self.built = f, built
        self.names: Arguments = arguments(f, WHOLE, "a load")
        self.name = getattr(f, "__name__", type(f).__name__)
        self.calls = 0
        self.error: BaseException | None = None
        self.error_time = 0.0
        self.cancel = None

    def __call__(self, p: Any, n: Any, c: Any, w: Any, t: float, j: int) -> None:
        """Write the loads into the state; NaN once the function has raised an exception, which is kept."""
        b = self.built
        k = len(b.bodies)
        six = np.full((k, 6), np.nan)
        if self.error is None:
            self.calls += 1
            try:
                six = self.answer(t, np.asarray(w[: STATE * k]).reshape(k, STATE))
            except BaseException as e:
                self.error, self.error_time = e, t
        first = STATE * (k + 1)
        w[first : first + 6 * k] = six.ravel() if isinstance(w, np.ndarray) else six.ravel().tolist()

    def answer(self, t: float, s: np.ndarray) -> np.ndarray:
        b = self.built
        k = len(b.bodies)
        R = np.swapaxes(s[:, :9].reshape(k, 3, 3), 1, 2)
        omega = np.einsum("bij,bj->bi", b.axes, s[:, SPIN:PUSH] / b.moments)
        have = {
            "t": t, "x": s[:, PLACE:SPIN].copy(), "R": R @ np.swapaxes(b.axes, 1, 2),
            "v": s[:, PUSH:] / b.masses[:, None], "omega": omega,
        }  # fmt: skip
        X = self.names.call(self.f, have)
        parts = X if isinstance(X, (tuple, list)) and len(X) == 2 else (X,)
        arrays = [a for part in parts if (a := float_array(part)) is not None and a.shape == (k, 3)]
        if len(arrays) < len(parts):
            raise InvalidInput(
                f"{self.name} is called for all bodies at once and must return forces, or forces and torques, each of "
                f"shape ({k}, 3) and in space; it returned {X!r}"
            )
        out = np.zeros((k, 6))
        out[:, 3:] = arrays[0]
        if len(arrays) == 2:
            out[:, :3] = np.einsum("bji,bj->bi", R, arrays[1])
        return out

    @property
    def uses_velocity(self) -> bool:
        return "v" in self.names or "omega" in self.names


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


def bind_loads(built: Built, load: Any, engine: Engine) -> Acting:
    """What `simulate` was given as load, and the drives of the joints."""
    whole, each = loads_of_bodies(built, load)
    bounds = [None if q is None else bind_one(q, built.bodies[k], engine) for k, q in enumerate(each)]
    python = [None if q is None else bind_one(q, built.bodies[k], PYTHON) for k, q in enumerate(each)]
    groups = grouped(bounds)
    driven = [j for j in built.joints if not j.drive.idle]
    found = [b for b in bounds if b is not None]
    moving = any(b.kind == Kind.VELOCITY for b in found) or any(j.drive.uses_rate for j in driven)
    moving = moving or (whole is not None and whole.uses_velocity)
    callbacks = tuple(c for b in found for c in b.callbacks) + (() if whole is None else (whole,))
    conserves = whole is None and all(b.energy is not None for b in found) and all(j.drive.conserves for j in driven)
    name = whole.name if whole is not None else " + ".join(sorted({q.name for q in each if q is not None})) or "nothing"
    acting = Acting(
        groups, bool(driven), (), moving, callbacks, any(b.plain for b in found) or whole is not None, whole, name,
        python, conserves,
    )  # fmt: skip
    acting.p = parameters(acting, built)
    return acting


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
    if b.held:
        raise Unsupported(f"{q.name} is switched between steps, which mechanisms do not do yet: use a function instead")
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
    """Nested as `Acting.function` nests the functions; arrays."""
    p: Any = 0
    for group in acting.groups:
        rows = np.zeros((max(1, count(group.template)), len(group.members)))
        for i, b in enumerate(group.bounds):
            numbers = list(leaves(b.p))
            rows[: len(numbers), i] = numbers
        p = (p, (np.array(group.members, np.int64), rows))
    return (p, drive_parameters(built)) if acting.drives else p


def drive_parameters(built: Built) -> Any:
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
        ints.append((int(joint.slides), joint.a if joint.a >= 0 else n, joint.b if joint.b >= 0 else n))
    return (*(np.array(x, np.int64) for x in zip(*ints, strict=True)), np.concatenate(numbers))


def taker_in_python(template: Any) -> Any:
    def take(rows: Any, i: int) -> Any:
        return from_rows(template, [row[i] for row in rows])

    return take
