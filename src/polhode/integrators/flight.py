"""Methods for bodies that move as well as turn, derived from the methods for rotations.

A step calls a few operations of the group SO(3).  `kernels/flight.py` has all of them for SO(3) x R^3.  `in_flight`
copies the functions of a method; the copies call these operations instead.  So the method also moves the body, by the
same method for vectors: Newmark's method on rotations becomes Newmark's method on positions, Runge-Kutta remains
Runge-Kutta, the exact free motion includes the straight line, and kicks by the torque are also kicks by the force.
A method that calls other functions registers their versions for moving bodies with `kernels.flight.counterpart`.

The functions for rotations do not change.  Those for a body that moves are

    step(load, p, M, h, t, s)         load(t, Q, V, p) -> Pair of torque (body) and force (space), M = Masses
    start(load, p, M, h, t, Q, V)     Q = Pose, V = Pair of angular velocity (body) and velocity (space)
    finish(M, s) -> R, W              as before;  place(M, s) -> x, v
"""

from __future__ import annotations

import types
from functools import cache, lru_cache
from typing import Any, NamedTuple

from ..kernels.flight import COUNTERPARTS, Masses, Pair, Pose, moved
from ..kernels.scalar import kernel, used_names
from ..kernels.values import Diag3, Mat3, Vec3
from .record import Parts
from .states import reversing

MARK = " (flight)"  # part of the module name of copied functions, so that they have different fingerprints


def is_ours(f: Any) -> bool:
    """Return whether f is a Python function, and not yet a copy from this module."""
    return isinstance(f, types.FunctionType) and not str(f.__globals__.get("__name__")).endswith(MARK)


def references(f: Any) -> dict[str, Any]:
    """Return what a function refers to: globals, captured variables and its attributes."""
    found = {n: f.__globals__[n] for n in used_names(f.__code__) if n in f.__globals__}
    for name, cell in zip(f.__code__.co_freevars, f.__closure__ or (), strict=True):
        found[name] = cell.cell_contents
    return {**found, **f.__dict__}


def is_zero(v: Any) -> bool:
    """Return whether v is a Vec3 of zeros or a tuple of them."""
    return not any(v) if type(v) is Vec3 else type(v) is tuple and len(v) > 0 and all(map(is_zero, v))


class Lift:
    """Copies functions; the copies call the registered versions for bodies that move.

    fixed : functions that are not copied, because they belong to the user's load.
    """

    def __init__(self, fixed: tuple[Any, ...]) -> None:
        self.fixed = fixed
        self.done: dict[Any, Any] = {}
        self.affected: dict[Any, bool] = {}

    def is_affected(self, f: Any) -> bool:
        """Return whether a function refers, directly or indirectly, to a function with a registered version."""
        if f in self.affected:
            return self.affected[f]
        self.affected[f] = False  # assumed at first, so that the recursion ends
        self.affected[f] = any(
            g in COUNTERPARTS or self.is_affected(g)
            for g in references(f).values()
            if is_ours(g) and g not in self.fixed
        )
        return self.affected[f]

    def __call__(self, f: Any) -> Any:
        """Return f, or its copy if f is an affected function."""
        if isinstance(f, tuple) and is_zero(f):  # a constant vector of zeros, or a tuple of such vectors
            return REST if type(f) is Vec3 else tuple(map(self, f))
        if not is_ours(f) or f in self.fixed:
            return f
        if f in COUNTERPARTS:
            return COUNTERPARTS[f]
        if f not in self.done:
            self.done[f] = self.copy(f) if self.is_affected(f) else f
        return self.done[f]

    def copy(self, f: Any) -> Any:
        space = {k: f.__globals__[k] for k in ("__builtins__", "__package__") if k in f.__globals__}
        space["__name__"] = f"{f.__globals__.get('__name__')}{MARK}"
        cells = tuple(types.CellType() for _ in f.__closure__ or ())
        new = self.done[f] = types.FunctionType(f.__code__, space, f.__name__, f.__defaults__, cells or None)
        new.__qualname__, new.__module__ = f.__qualname__, f.__module__
        for name in used_names(f.__code__) & set(f.__globals__):
            space[name] = self(f.__globals__[name])
        for cell, old in zip(cells, f.__closure__ or (), strict=True):
            cell.cell_contents = self(old.cell_contents)
        for name, value in f.__dict__.items():
            setattr(new, name, self(value))
        return kernel(new)


@lru_cache(maxsize=512)
def in_flight(parts: Parts, fixed: tuple[Any, ...] = ()) -> Parts:
    """Return the functions of a method for a body that moves; see the docstring of this module.

    fixed : functions of the load that the method contains; they already work on poses and pairs.
    """
    lift = Lift(fixed)
    own_finish = lift(parts.finish)

    @kernel
    def finish(I, s):
        Q, V = own_finish(I, s)
        return Q.R, V.turn

    @kernel
    def place(I, s):
        Q, V = own_finish(I, s)
        return Q.x, V.shift

    node_load = lift(parts.node_torque)

    @kernel
    def node_torque(I, s):
        return node_load(I, s).turn

    return Parts(
        lift(parts.step), lift(parts.start), finish, lift(parts.reverse), kept=lift(parts.kept), keep=lift(parts.keep),
        node_torque=None if node_load is None else node_torque, place=place, restart=lift(parts.restart),
    )  # fmt: skip


@kernel
def no_load(t, Q, V, p):
    return 0.0 * V


class FreeFlight(NamedTuple):
    """The state of a free body that moves: the state of its rotation, and the straight line x + v t."""

    s: Any
    x: Any
    low: Any
    v: Any


@lru_cache(maxsize=64)
def free_flight(parts: Parts) -> Parts:
    """Return the functions of a method for a free body that moves; rotation and translation are independent."""
    own_step, own_start, own_finish = parts[:3]

    @kernel
    def start(load, p, I, h, t, Q, V):
        return FreeFlight(own_start(no_load, p, I.I, h, t, Q.R, V.turn), Q.x, Q.low, V.shift)

    @kernel
    def step(load, p, I, h, t, s):
        turned, report = own_step(no_load, p, I.I, h, t, s.s)
        x, low = moved(s.x, s.low, h * s.v)
        return FreeFlight(turned, x, low, s.v), report

    @kernel
    def finish(I, s):
        return own_finish(I.I, s.s)

    @kernel
    def place(I, s):
        return s.x, s.v

    return Parts(step, start, finish, reversing(FreeFlight, "v", inner=parts.reverse), place=place)


UNIT = Masses(Diag3(1.0, 1.0, 1.0), 1.0)
ORIGIN, REST = Vec3(0.0, 0.0, 0.0), Pair(Vec3(0.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0))
UPRIGHT = Pose(Mat3(Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0)), ORIGIN, ORIGIN)


@cache
def can_fly(parts: Parts) -> bool:
    """Return whether a method can move a body: two trial steps must work and give the right position and velocity."""
    if parts.in_place is not None:  # its state is an array, so its functions cannot be copied in this way
        return False
    moved = in_flight(parts)
    V = Pair(Vec3(0.1, 0.2, 0.3), Vec3(1.0, 2.0, 3.0))
    try:
        s = moved.start(no_load, (), UNIT, 0.5, 0.0, UPRIGHT, V)
        s, _ = moved.step(no_load, (), UNIT, 0.5, 0.0, s)
        assert moved.place is not None
        x, v = moved.place(UNIT, moved.step(no_load, (), UNIT, 0.5, 0.5, s)[0])
    except (AttributeError, TypeError):
        return False
    return max(abs(a - b) for a, b in zip((*x, *v), (1.0, 2.0, 3.0, 1.0, 2.0, 3.0), strict=True)) < 1e-12
