"""Loads on a body that moves, in the form that methods need.

Methods for a body that moves call every load as ``load(t, Q, V, p)``.  Q is the `Pose`, and V is the `Pair` of angular
velocity (principal axes) and velocity (space).  The result is the `Pair` of torque (principal axes) and force (space).
This module converts torques, forces, functions and models to such loads and adds them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from ..arguments import float_array
from ..body import Body
from ..engines.dlpack import host
from ..engines.layout import rows_of
from ..engines.python import Watched
from ..engines.registry import Engine
from ..engines.replay import asked_load
from ..errors import InvalidInput, unknown
from ..integrators.record import Split
from ..kernels.flight import Pair, zero_like
from ..kernels.scalar import is_kernel, kernel
from ..kernels.values import Vec3
from ..torques.base import (
    Arguments,
    Asked,
    Bound,
    ByFunction,
    Free,
    Model,
    Potential,
    Sum,
    Torque,
    adapt,
    arguments,
    as_torque,
    check_frame,
    define,
    in_axes,
    parameters,
    rewired,
    to_principal,
    vec3,
)
from ..torques.calls import at_one_time

NAMES = ("t", "x", "R", "v", "omega", "p")
ALL = Arguments(("t", "x", "R", "v", "omega", "p"))
RETURNS = {
    "force": "three numbers, the force in space",
    "torque": "three numbers, the torque",
    "load": "a force and a torque, each of three numbers",
    "force at a point": "three numbers, the force in space",
}
MIDDLE = {  # source text that calls the user's function f and computes the force F and the torque T from its result
    "force": ["    F = f({call})", "    T = 0.0 * F"],
    "torque": ["    T = f({call})", "    F = 0.0 * T"],
    "load": ["    F, T = f({call})"],
    "force at a point": ["    F = f({call})", "    T = cross(s, tr(S) @ F)"],
    "load at a point": ["    F, _ = f({call})", "    T = cross(s, tr(S) @ F)"],
}


# --- functions ----------------------------------------------------------------------------------------------------


def load_source(names: Arguments, gives: str, frame: str, framed: bool) -> str:
    """Return the source text of load(t, Q, V, p) in principal axes.

    It calls the user's function f with arguments by name; if `framed`, R and omega are converted to the user's axes.
    For a force at a point, x and v are the position and the velocity of this point.
    """
    lines = ["def load(t, Q, V, p):", "    S, x, v, omega = Q.R, Q.x, V.shift, V.turn", "    R, o = S, x.x"]
    if gives.endswith("at a point"):
        lines += ["    s, p = p.point, p.p", "    x = x + S @ s", "    v = v + S @ cross(omega, s)"]
    lines += ["    q = p"]
    if framed:
        lines += ["    q = p.p", "    R = S @ tr(p.axes)", "    omega = p.axes @ omega"]
    lines += [line.format(call=names.source(p="q")) for line in MIDDLE[gives]]
    if gives in ("load", "torque"):
        lines += ["    T = tr(S) @ T"] if frame == "space" else ["    T = tr(p.axes) @ T"] if framed else []
    turn, shift = ("Vec3(" + ", ".join(f"like({v}.{c}, o)" for c in "xyz") + ")" for v in "TF")
    return "\n".join([*lines, f"    return Pair({turn}, {shift})"])


class Load(Torque):
    """Base class of loads that depend on position or velocity; loads and torques can be added with +."""

    name = "load"
    flies = True

    def __add__(self, other: Any) -> Torque:
        return self if other is None else Loads((self, as_term(other)))

    def __radd__(self, other: Any) -> Torque:
        return self if other is None or (isinstance(other, int) and other == 0) else Loads((as_term(other), self))

    def all_acting(self) -> Torque:
        return Loads((self,))

    def __repr__(self) -> str:
        return f"<load {self.name}>"


class FunctionLoad(Load, ByFunction):
    """A load that is computed by a user's function of t, x, R, v, omega and p (or some of these).

    The function returns a force, a torque, or both.
    """

    offered = NAMES

    def __init__(
        self, f: Callable[..., Any], gives: str, params: Any = None, frame: str = "space", point: Any = None
    ) -> None:
        self.gives = gives
        ByFunction.__init__(self, f, params, frame)
        self.opaque = not is_kernel(f)
        self.point = None if point is None else vec3(point, "point")
        self.also = gives if point is None else f"{gives} {self.point}"

    def source(self, names: Arguments | None, framed: bool) -> str:
        if names is not None:
            return load_source(names, self.gives, self.frame, framed)
        gives = "load" if self.point is None else "load at a point"  # functions of engines return force and torque
        return load_source(ALL, gives, self.frame, framed)

    def completed(self, p: Any, body: Body) -> Any:
        p = in_axes(p, body)
        return p if self.point is None else parameters(point=to_principal(self.point, body), p=p)

    def answer(self, X: Any) -> np.ndarray:
        """Convert the result of the user's function to one array of six numbers: force and torque."""
        parts = X if self.gives == "load" and isinstance(X, (tuple, list)) and len(X) == 2 else (X,)
        rows = [float_array(part) for part in parts]
        if len(rows) != 1 + (self.gives == "load") or any(a is None or a.shape != (3,) for a in rows):
            what = f"an array of shape {X.shape}" if isinstance(X, np.ndarray) else repr(X)
            raise InvalidInput(f"{self.name} must return {RETURNS[self.gives]}; it returned {what}")
        out = np.zeros(6)
        begin = 3 if self.gives == "torque" else 0
        out[begin : begin + 3 * len(rows)] = np.concatenate(rows)  # type: ignore[arg-type]
        return out

    def call_arguments(self, params: Any, bodies: int | None) -> tuple[Any, ...]:
        """Return what compiled code needs to call the function: function, argument names, parameters, result check."""
        return self.f, self.names, params, self.answer

    def caller(self, params: Any, bodies: int | None = None) -> Callable[..., np.ndarray]:
        """Return a function (t, x, R, v, omega) of arrays that returns force and torque in one array of six numbers."""
        f, names = self.f, self.names

        def call(t: float, x: np.ndarray, R: np.ndarray, v: np.ndarray, omega: np.ndarray) -> np.ndarray:
            return self.answer(names.call(f, {"t": t, "x": x, "R": R, "v": v, "omega": omega, "p": params}))

        return call


class WholeLoad(FunctionLoad):
    """A load whose function is called once for all bodies of a batch, with arrays (bodies, ...)."""

    def takes_whole_batches(self, bodies: int | None) -> bool:
        return True

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        n = bodies or 1
        watched = Watched(at_one_time(self.caller(self.params), self.name))

        def load(t: Any, x: Vec3, R: Any, v: Vec3, omega: Vec3, p: Any) -> tuple[Vec3, Vec3]:
            six = watched(t, *(rows_of(a, n) for a in (x, R, v, omega)))
            # after an exception in the user's function, `six` has one NaN for each body
            six = np.broadcast_to(six.reshape(n, -1), (n, 6))
            if all(np.ndim(c) == 0 for c in x):
                return Vec3(*six[0, :3].tolist()), Vec3(*six[0, 3:].tolist())
            return Vec3(*np.ascontiguousarray(six.T[:3])), Vec3(*np.ascontiguousarray(six.T[3:]))

        made = define(self.source(None, not body.diagonal), load)
        return Bound(made, None, in_axes((), body), self.kind, (watched,), plain=True, opaque=True)

    def answer(self, X: Any) -> np.ndarray:
        parts = X if self.gives == "load" and isinstance(X, (tuple, list)) and len(X) == 2 else (X,)
        rows = [a for part in parts if (a := float_array(host(part))) is not None]
        shapes = {a.shape for a in rows}
        if len(rows) != 1 + (self.gives == "load") or len(shapes) > 1 or rows[0].shape[1:] != (3,):
            raise InvalidInput(
                f"{self.name} is called for all bodies at once and must return "
                + ("forces and torques, both" if self.gives == "load" else "forces")
                + " of shape (bodies, 3)"
            )
        return np.hstack([rows[0], rows[1] if len(rows) == 2 else 0.0 * rows[0]])


class AskedLoad(Load, Asked):
    """Force and torque that the user's program computes for a stepper with `ask` and `tell`."""

    name = "the load from tell()"

    def adapted(self, framed: bool) -> Any:
        return adapt(load_source(ALL, "load", self.frame, framed), asked_load)


class ForceModel(Model, Load):
    """A force model, defined by its name and its numerical settings.

    make(body) returns the kernel functions load(t, Q, V, p) and energy(t, Q, p), and their parameters p; energy is None
    if there is no potential.
    """

    def describe(self) -> dict[str, Any] | None:
        known = super().describe()
        return None if known is None else {**known, "model": f"forces.{self.name}"}


# --- sums ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def torque_in_flight(torque: Callable[..., Any]) -> Callable[..., Any]:
    """Convert a torque, a function of t, R, omega and p, to a load."""

    def load(t: Any, Q: Any, V: Any, p: Any) -> Any:
        return Pair(torque(t, Q.R, V.turn, p), zero_like(V.shift))

    return kernel(load)


class Loads(Sum):
    """The sum of all loads and torques on a body that moves."""

    flies = True

    def __init__(self, parts: tuple[Torque, ...]) -> None:
        super().__init__(parts or (Free(),))
        # conserved momenta are known only for bodies that rotate about a fixed point
        self.conserved_direction = None

    def bind_part(self, part: Torque, body: Body, engine: Engine | str, bodies: int | None) -> Bound:
        """Bind a part; a torque, which does not depend on the position, is converted to a load."""
        b = part.bind(body, engine, bodies)
        if part.flies:
            return b
        resting, moving, opaque = b.split
        return b._replace(
            torque=torque_in_flight(b.torque),
            outer=None if b.outer is None else torque_in_flight(b.outer),
            energy=None if b.energy is None else rewired(b.energy, "t, Q, p", "t, Q.R, p"),
            pair=Split(resting and torque_in_flight(resting), moving and torque_in_flight(moving), opaque),
        )

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        check_body(body)
        b = super().bind(body, engine, bodies)
        # the solve of `strang` has only the angular momentum as unknown, so it treats this part like plain Python
        return b._replace(pair=b.split._replace(opaque=True))

    def describe(self) -> dict[str, Any] | None:
        known = super().describe()
        return None if known is None else {**known, "model": "loads"}

    __add__, __radd__ = Load.__add__, Load.__radd__


def check_body(body: Body) -> None:
    """Raise InvalidInput if a body has no mass, or if its inertia is not about its centre of mass."""
    if body.mass is None:
        raise InvalidInput("a body that moves needs its mass: Body(inertia, mass=...)")
    if np.any(body.reference):
        raise InvalidInput(
            "the inertia of a body that moves must be about its centre of mass, and the inertia of this body is not: "
            "give body.about([0, 0, 0])"
        )


# --- functions for users -------------------------------------------------------------------------------------------


def as_load(given: Any, gives: str, params: Any = None, frame: str | None = None) -> Torque:
    """Convert the user's torque, force or load to a Torque.

    `gives` says what a function returns: "torque", "force" or "load".  A torque that is not a function of x or v is
    converted by `as_torque`.
    """
    if isinstance(given, Torque):
        if gives != "torque" and not given.flies:
            raise InvalidInput(f"{given.name} is a torque: give it as torque=..., in addition to the {gives}")
        return given
    if not callable(given):
        raise InvalidInput(
            f"{gives} must be a model from polhode.forces, a sum of models or a function, got {type(given).__name__}"
        )
    names = arguments(given, NAMES, f"a {gives}")
    params = params if "p" in names else None
    if gives == "torque" and "x" not in names and "v" not in names:
        return as_torque(given, params, frame)
    return FunctionLoad(given, gives, params, "space" if frame is None else frame)


def check_function(f: Any, maker: str) -> None:
    if isinstance(f, Torque) or not callable(f):
        raise InvalidInput(f"forces.{maker} makes a load from a function, got {f!r}")


def function(f: Callable[..., Any], params: Any = None) -> Torque:
    """Make a load from a function that returns the force at the centre of mass; it can be added to other loads.

    Parameters
    ----------
    f : callable
        Called by argument name with t, x, R, v, omega (body frame) and p; returns the force in space.
    params : optional
        Parameters that are passed to f as p.

    Returns
    -------
    Torque

    Examples
    --------
    >>> push = ph.forces.gravity() + ph.forces.function(lambda t: [1.0, 0, 0])
    >>> run = ph.simulate(ph.Body.sphere(0.1, mass=2.0), force=push, omega=[0, 0, 0], t_end=1, dt=0.1)
    >>> run.x[-1].round(3)
    array([ 0.25 ,  0.   , -4.905])
    """
    check_function(f, "function")
    return FunctionLoad(f, "force", params)


def load(f: Callable[..., Any], params: Any = None, frame: str = "space") -> Torque:
    """Make a load from a function that returns (force, torque); it can be added to other loads.

    Parameters
    ----------
    f : callable
        Called by argument name with t, x, R, v, omega (body frame) and p; returns the force in space and the torque in
        `frame`.
    params : optional
        Parameters that are passed to f as p.
    frame : {"space", "body"}
        The frame of the torque.

    Returns
    -------
    Torque

    Examples
    --------
    >>> both = ph.forces.load(lambda t: ([1.0, 0, 0], [0, 0, 0.1]))
    >>> run = ph.simulate(ph.Body([1, 1, 1], mass=2.0), load=both, omega=[0, 0, 0], t_end=1, dt=0.1)
    >>> run.x[-1].round(3), run.omega[-1].round(3)
    (array([0.25, 0.  , 0.  ]), array([0. , 0. , 0.1]))
    """
    check_function(f, "load")
    return FunctionLoad(f, "load", params, frame)


def batched(f: Callable[..., Any], params: Any = None, *, gives: str = "load", frame: str = "space") -> Torque:
    """Make a load from a function that is called once for all bodies of a batch, for example for forces between them.

    Such runs use engine="python", which stores all bodies in arrays.

    Parameters
    ----------
    f : callable
        Called by argument name with t, x (bodies, 3), R (bodies, 3, 3), v (bodies, 3), omega (bodies, 3; body frame)
        and p.  It returns forces and torques, both (bodies, 3).  A function that is compiled with Numba, or written
        with vectorised NumPy, can handle 10^4 bodies and more.
    params : optional
        Parameters that are passed to f as p, unchanged.
    gives : {"load", "force"}
        Whether f returns forces and torques, or only forces.
    frame : {"space", "body"}
        The frame of the torques.

    Returns
    -------
    Torque

    Examples
    --------
    >>> def attraction(x):
    ...     d = x[1] - x[0]
    ...     return np.array([d, -d]) / np.linalg.norm(d) ** 3
    >>> pair = ph.simulate(
    ...     ph.Body.sphere(0.1), force=ph.forces.batched(attraction, gives="force"), position=[[1, 0, 0], [-1, 0, 0]],
    ...     velocity=[[0, 0.5, 0], [0, -0.5, 0]], t_end=1, dt=0.01,
    ... )
    >>> bool(abs(pair.linear_momentum.sum(axis=0)).max() < 1e-15)
    True
    """
    check_function(f, "batched")
    if gives not in ("load", "force"):
        raise unknown("gives", gives, ("load", "force"))
    return WholeLoad(f, gives, params, frame)


def at(point: Any, f: Callable[..., Any], params: Any = None) -> Torque:
    """Make a load from a function that returns the force at a point of the body; its torque is added.

    Parameters
    ----------
    point : array_like, (3,)
        The point, relative to the centre of mass, in body axes.
    f : callable
        Called by argument name with t, x, R, v, omega (body frame) and p, where x and v are the position and the
        velocity of the point in space.  It returns the force in space.
    params : optional
        Parameters that are passed to f as p.

    Returns
    -------
    Torque

    Examples
    --------
    >>> rod = ph.Body.cylinder(0.1, 2.0, mass=1.0)
    >>> wind = ph.forces.at([0, 0, 1], lambda v: 0.1 * ([3, 0, 0] - v))
    >>> run = ph.simulate(rod, force=wind, omega=[0, 0, 0], t_end=1, dt=0.01, method="strang", engine="python")
    >>> bool(run.v[-1, 0] > 0)
    True
    """
    check_function(f, "at")
    return FunctionLoad(f, "force at a point", params, point=point)


def as_term(given: Any) -> Torque:
    """Convert a term of a sum, as given by the user, to a Torque."""
    if isinstance(given, Torque):
        return given
    raise InvalidInput(
        f"only a load or a torque can be added to a load, got {given!r}: wrap a function in "
        "polhode.forces.function(f) (a force), polhode.forces.load(f) or polhode.torques.function(f)"
    )


def everything_acting(
    torque: Any, params: Any, frame: str | None, *, force: Any = None, load: Any = None, moving: bool = False
) -> Torque:
    """Return everything that acts on a body, from the keywords of `simulate`.

    The result is a sum of loads if the body moves: if `moving` is True, or if there is a force or a load.  Otherwise it
    is a torque.
    """
    if not (moving or force is not None or load is not None or (isinstance(torque, Torque) and torque.flies)):
        return as_torque(torque, params, frame)
    given = {"torque": torque, "force": force, "load": load}
    parts = tuple(
        as_load(what, gives, params, frame if gives != "force" else None)
        for gives, what in given.items()
        if what is not None
    )
    functions = [f for f in given.values() if callable(f) and not isinstance(f, Torque)]
    if frame is not None:
        check_frame(frame)
        if not any(f is torque or f is load for f in functions):
            raise InvalidInput(
                f"frame={frame!r} applies only to a function as torque or load, and there is none: leave it out. "
                "Forces are in space; give the frame of a model when you create it"
            )
    if params is not None and not any("p" in arguments(f, NAMES, "a load") for f in functions):
        raise InvalidInput("params are given, but no function has an argument p to receive them")
    if any(isinstance(q, Potential) and not is_kernel(q.energy_function) for q in parts):
        raise InvalidInput("a Potential of plain Python cannot be used for a body that moves: mark it @polhode.kernel")
    return Loads(parts)
