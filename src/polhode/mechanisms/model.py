"""The class `Mechanism`, to which users add bodies and the joints between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..above import function_above
from ..arguments import finite_number
from ..body import Body
from ..errors import InvalidInput, unknown
from ..run.checks import rotation_matrices
from .joints import NO_DRIVE, TILES, Drive, Ends, Joint, distance_tile, normals, point3, unit_axis

if TYPE_CHECKING:
    from .result import MechanismRun
    from .stepper import MechanismStepper
    from .structure import Built

ORIGIN = (0.0, 0.0, 0.0)
RIGHT_ANGLE = 1e-9  # the largest cosine between the axes of a universal joint that counts as zero


class Part(NamedTuple):
    """A body of a mechanism, returned by `Mechanism.add`.

    Attributes
    ----------
    name : str
        Name of the body.
    number : int
        Number of the body in the mechanism, counted from 0.

    Examples
    --------
    >>> ph.Mechanism().add(ph.Body.sphere(0.1), name="ball")
    Part(name='ball', number=0)
    """

    name: str
    number: int


class Placed(NamedTuple):
    """A body of a mechanism, with its motion at the start in the user's axes."""

    name: str
    body: Body
    R: np.ndarray
    x: np.ndarray
    v: np.ndarray
    omega: np.ndarray  # body frame


class System:
    """Base class of mechanisms and batches: the implementation of `polhode.simulate` and `polhode.stepper`."""

    def __polhode_members__(self) -> tuple[Built, ...]:
        """Check and assemble the mechanisms."""
        raise NotImplementedError

    def __polhode_simulate__(self, keywords: dict[str, Any]) -> MechanismRun:
        run: MechanismRun = function_above("simulate_mechanism")(self, **keywords)
        return run

    def __polhode_stepper__(self, keywords: dict[str, Any]) -> MechanismStepper:
        stepper: MechanismStepper = function_above("step_mechanism")(self, **keywords)
        return stepper


class Mechanism(System):
    """Rigid bodies that are connected by joints; the connections may form chains, trees and closed loops.

    Parameters
    ----------
    assemble : bool
        What to do if positions, attitudes or velocities do not satisfy the joints.  False raises InvalidInput with the
        size of the misfit.  True moves the bodies and changes the velocities as little as possible.
    name : str, optional
        Name for display.

    Examples
    --------
    >>> m = ph.Mechanism()
    >>> rod = m.add(ph.Body.cylinder(0.02, 1.0, mass=1.0), position=[0, 0, -0.5], name="rod")
    >>> joint = m.hinge(rod, None, at=[0, 0, 0], axis=[0, 1, 0], name="pivot")
    >>> m.freedoms
    1
    """

    def __init__(self, *, assemble: bool = False, name: str | None = None) -> None:
        if not isinstance(assemble, bool):
            raise InvalidInput(f"assemble must be True or False, got {assemble!r}")
        self.assemble, self.name = assemble, name
        self.placed: list[Placed] = []
        self.joints: list[Joint] = []
        self._made: tuple[tuple[Any, ...], Built] | None = None  # the result of `build`, and its input

    # --- bodies -------------------------------------------------------------------------------------------------

    def add(
        self, body: Body, *, position: Any = ORIGIN, attitude: Any = None, velocity: Any = ORIGIN,
        omega: Any = ORIGIN, name: str | None = None,
    ) -> Part:  # fmt: skip
        """Add a body.

        Parameters
        ----------
        body : Body
            The body; it needs a mass, and its inertia must be about the centre of mass.
        position, velocity : array_like, (3,)
            Position and velocity of the centre of mass, in space.
        attitude : (3, 3) rotation matrix or SciPy Rotation, optional
            Attitude, body to space; the identity by default.
        omega : array_like, (3,)
            Angular velocity in the body frame.
        name : str, optional
            A unique name; by default the name of the body, or body1, body2, ...

        Returns
        -------
        Part
            The body; it can be given to the methods that add joints.
        """
        check_body(body)
        number = len(self.placed)
        name = check_name(name or body.name or f"body{number + 1}", [p.name for p in self.placed], "body")
        R = rotation_matrices(attitude)
        if R.ndim != 2:
            raise InvalidInput("attitude must be one 3x3 matrix; for several starts, join mechanisms in a Batch")
        x, v, w = (point3(a, n) for a, n in ((position, "position"), (velocity, "velocity"), (omega, "omega")))
        self.placed.append(Placed(name, body, np.array(R, float), x, v, w))
        return Part(name, number)

    @property
    def bodies(self) -> tuple[str, ...]:
        """Names of the bodies."""
        return tuple(p.name for p in self.placed)

    def number(self, body: Part | str | None, which: str) -> int:
        """Return the number of a body; -1 is the ground."""
        if body is None or (body == "ground" and "ground" not in self.bodies):
            return -1
        if isinstance(body, Part):
            if body.number < len(self.placed) and self.placed[body.number].name == body.name:
                return body.number
            raise InvalidInput(f"{which}: body {body.name!r} belongs to another mechanism; add it to this one first")
        if isinstance(body, str) and body in self.bodies:
            return self.bodies.index(body)
        if isinstance(body, str):
            raise unknown("body", body, self.bodies)
        raise InvalidInput(f"{which} must be what add() returned, a name, or None for the ground, got {body!r}")

    # --- joints -------------------------------------------------------------------------------------------------

    def ball(
        self, a: Any, b: Any = None, *, at: Any = None, at_a: Any = None, at_b: Any = None, name: Any = None
    ) -> Joint:
        """Add a joint by which a point of a coincides with a point of b: three equations.

        Parameters
        ----------
        a, b : Part, str or None
            The bodies: what `add` returned, or names; None or "ground" is the ground.
        at : array_like, (3,), optional
            The point in space at the start.
        at_a, at_b : array_like, (3,), optional
            Instead of `at`: the point relative to the centre of mass of each body, in its axes (for the ground:
            in space).
        name : str, optional
            A unique name; by default the kind of the joint with a number: ball1, ball2, hinge1, ...

        Returns
        -------
        Joint
        """
        return self.join("ball", a, b, at, at_a, at_b, name=name)

    def hinge(
        self, a: Any, b: Any = None, *, at: Any = None, axis: Any = None, at_a: Any = None, at_b: Any = None,
        axis_a: Any = None, axis_b: Any = None, name: Any = None, **drive: Any,
    ) -> Joint:  # fmt: skip
        """Add a ball joint that can turn only about one axis: five equations.

        Parameters
        ----------
        a, b, at, at_a, at_b, name
            As in `ball`.
        axis : array_like, (3,), optional
            Direction in space at the start.
        axis_a, axis_b : array_like, (3,), optional
            Instead of `axis`: the direction in the axes of each body.
        **drive
            stiffness and rest of a spring (N m/rad, rad), damping (N m s), torque (constant, N m), limits (two angles)
            with limit_stiffness and limit_damping.  An angle is that by which a has turned relative to b about the axis
            since the start.

        Returns
        -------
        Joint
        """
        given = self.drive(drive, "torque")
        return self.join("hinge", a, b, at, at_a, at_b, axis, axis_a, axis_b, name=name, drive=given)

    def slider(
        self, a: Any, b: Any = None, *, at: Any = None, axis: Any = None, at_a: Any = None, at_b: Any = None,
        axis_a: Any = None, axis_b: Any = None, name: Any = None, **drive: Any,
    ) -> Joint:  # fmt: skip
        """Add a joint by which a moves along an axis of b and does not turn relative to b: five equations.

        Parameters
        ----------
        a, b, at, at_a, at_b, name
            As in `ball`.
        axis, axis_a, axis_b
            As in `hinge`.
        **drive
            stiffness (N/m) and rest (m) of a spring, damping (N s/m), force (constant, N), limits (two displacements)
            with limit_stiffness and limit_damping.

        Returns
        -------
        Joint
        """
        given = self.drive(drive, "force")
        return self.join("slider", a, b, at, at_a, at_b, axis, axis_a, axis_b, name=name, drive=given)

    def cylindrical(
        self, a: Any, b: Any = None, *, at: Any = None, axis: Any = None, at_a: Any = None, at_b: Any = None,
        axis_a: Any = None, axis_b: Any = None, name: Any = None,
    ) -> Joint:  # fmt: skip
        """Add a joint by which a moves along an axis of b and turns about this axis: four equations.

        Parameters
        ----------
        a, b, at, at_a, at_b, name
            As in `ball`.
        axis, axis_a, axis_b
            As in `hinge`.

        Returns
        -------
        Joint
        """
        return self.join("cylindrical", a, b, at, at_a, at_b, axis, axis_a, axis_b, name=name)

    def universal(
        self, a: Any, b: Any = None, *, at: Any = None, axes: Any = None, at_a: Any = None, at_b: Any = None,
        axis_a: Any = None, axis_b: Any = None, name: Any = None,
    ) -> Joint:  # fmt: skip
        """Add a ball joint in which an axis of a stays at right angles to an axis of b: four equations.

        Parameters
        ----------
        a, b, at, at_a, at_b, name
            As in `ball`.
        axes : array_like, (2, 3), optional
            The axes of a and b in space at the start, at right angles.
        axis_a, axis_b : array_like, (3,), optional
            Instead of `axes`: the axis of each body, in the axes of this body.

        Returns
        -------
        Joint
        """
        if axes is not None:
            if np.shape(axes) != (2, 3):
                raise InvalidInput(f"axes of a universal joint must be two vectors of three numbers, got {axes!r}")
            u, v = unit_axis(axes[0], "axes[0]"), unit_axis(axes[1], "axes[1]")
            if abs(float(u @ v)) > RIGHT_ANGLE:
                raise InvalidInput(
                    f"the axes of a universal joint must be at right angles; their cosine is {u @ v:.3g}"
                )
            if axis_a is not None or axis_b is not None:
                raise InvalidInput("give axes, in space, or axis_a and axis_b, in the bodies; not both")
            axis_a, axis_b = self.to_body(a, u), self.to_body(b, v)
        elif axis_a is None or axis_b is None:
            raise InvalidInput("a universal joint needs two axes: axes=([1, 0, 0], [0, 1, 0])")
        return self.join("universal", a, b, at, at_a, at_b, None, axis_a, axis_b, name=name)

    def fixed(
        self, a: Any, b: Any = None, *, at: Any = None, at_a: Any = None, at_b: Any = None, name: Any = None
    ) -> Joint:
        """Add a joint by which a keeps its position and attitude relative to b: six equations.

        The relative attitude is the one at the start.

        Parameters
        ----------
        a, b, at_a, at_b, name
            As in `ball`.
        at : array_like, (3,), optional
            The point, in space at the start, at which the reaction is given; by default the centre of mass of a.

        Returns
        -------
        Joint
        """
        if at is None and at_a is None and at_b is None:
            at = self.to_space(a if a is not None else b, np.zeros(3))
        return self.join("fixed", a, b, at, at_a, at_b, name=name)

    def point_on_plane(
        self, a: Any, b: Any = None, *, at: Any = None, normal: Any = None, at_a: Any = None, at_b: Any = None,
        normal_b: Any = None, name: Any = None,
    ) -> Joint:  # fmt: skip
        """Add a joint by which a point of a stays in a plane that is fixed in b: one equation.

        Parameters
        ----------
        a, b, at, at_a, at_b, name
            As in `ball`.
        normal : array_like, (3,), optional
            Normal of the plane, in space at the start.
        normal_b : array_like, (3,), optional
            Instead of `normal`: the normal in the axes of b.

        Returns
        -------
        Joint
        """
        if (normal is None) == (normal_b is None):
            raise InvalidInput("give the normal of the plane: normal, in space, or normal_b, in the axes of b")
        if normal_b is None:
            normal_b = self.to_body(b, unit_axis(normal, "normal"))
        return self.join("point_on_plane", a, b, at, at_a, at_b, None, normal_b, normal_b, name=name)

    def distance(
        self,
        a: Any,
        b: Any = None,
        *,
        at_a: Any = ORIGIN,
        at_b: Any = ORIGIN,
        length: float | None = None,
        name: Any = None,
    ) -> Joint:
        """Add a joint by which a point of a keeps its distance from a point of b, as by a massless rod: one equation.

        Parameters
        ----------
        a, b, name
            As in `ball`.
        at_a, at_b : array_like, (3,)
            The point of each body relative to its centre of mass, in its axes; for the ground, the point in space.
        length : float, optional
            The distance; by default the distance at the start.

        Returns
        -------
        Joint
        """
        i, j = self.pair(a, b, "distance")
        p, q = point3(at_a, "at_a"), point3(at_b, "at_b")
        if length is None:
            length = float(np.linalg.norm(self.to_space(a, p) - self.to_space(b, q)))
            if length < 1e-12:
                raise InvalidInput("distance: the two points coincide at the start; use a ball joint, or give length")
        else:
            length = finite_number(length, "length", "a positive number")
            if length <= 0.0:
                raise InvalidInput(f"length must be positive, got {length!r}; for zero use a ball joint")
        return self.keep(Joint(self.joint_name(name, "distance"), "distance", i, j, (distance_tile(p, q, length),)))

    # --- how joints are made ------------------------------------------------------------------------------------

    def pair(self, a: Any, b: Any, kind: str) -> tuple[int, int]:
        i, j = self.number(a, f"the first body of a {kind} joint"), self.number(b, f"the second body of a {kind} joint")
        if i == j:
            who = "the ground" if i < 0 else f"body {self.placed[i].name!r}"
            raise InvalidInput(f"a {kind} joint connects {who} with itself; give two different bodies")
        return i, j

    def join(
        self, kind: str, a: Any, b: Any, at: Any, at_a: Any, at_b: Any, axis: Any = None, axis_a: Any = None,
        axis_b: Any = None, *, name: Any = None, drive: Drive = NO_DRIVE,
    ) -> Joint:  # fmt: skip
        i, j = self.pair(a, b, kind)
        e = self.ends(kind, a, b, at, at_a, at_b, axis, axis_a, axis_b)
        mark_b = normals(e.axis_b)[0] if kind in ("hinge", "cylindrical") else np.zeros(3)
        mark_a = mark_in_a(e, mark_b) if kind in ("hinge", "cylindrical") else mark_b
        tiles = tuple(make(e) for make in TILES[kind])
        name = self.joint_name(name, kind)
        return self.keep(Joint(name, kind, i, j, tiles, e.axis_a, e.axis_b, mark_a, mark_b, drive))

    def keep(self, joint: Joint) -> Joint:
        self.joints.append(joint)
        return joint

    def ends(
        self, kind: str, a: Any, b: Any, at: Any, at_a: Any, at_b: Any, axis: Any, axis_a: Any, axis_b: Any
    ) -> Ends:
        """Return the points and axes of a joint in the axes of its bodies, from the user's arguments."""
        if at is None and (at_a is None or at_b is None):
            raise InvalidInput(f"a {kind} joint needs a point: at=point in space, or at_a= and at_b= in the bodies")
        if at is not None and (at_a is not None or at_b is not None):
            raise InvalidInput("give at, in space, or at_a and at_b, in the bodies; not both")
        if at is not None:
            p = point3(at, "at")
            arms = self.point_in_body(a, p), self.point_in_body(b, p)
        else:
            arms = point3(at_a, "at_a"), point3(at_b, "at_b")
        if kind in ("ball", "fixed"):
            axes = np.zeros(3), np.zeros(3)
        elif axis is not None:
            if axis_a is not None or axis_b is not None:
                raise InvalidInput("give axis, in space, or axis_a and axis_b, in the bodies; not both")
            u = unit_axis(axis, "axis")
            axes = self.to_body(a, u), self.to_body(b, u)
        elif axis_a is None or axis_b is None:
            raise InvalidInput(f"a {kind} joint needs its axis: axis=direction in space, or axis_a= and axis_b=")
        else:
            axes = unit_axis(axis_a, "axis_a"), unit_axis(axis_b, "axis_b")
        return Ends(*arms, *axes, self.attitude(b).T @ self.attitude(a))

    def drive(self, given: dict[str, Any], push: str) -> Drive:
        """Check the settings of a joint's spring, damper, constant load and stops, and return its drive."""
        known = ("stiffness", "rest", "damping", push, "limits", "limit_stiffness", "limit_damping")
        for name in given:
            if name not in known:
                raise unknown("setting of a joint", name, known)
        low, high = -np.inf, np.inf
        if "limits" in given:
            low, high = read_limits(given)
            if push == "torque" and high - low >= 2 * np.pi:
                raise InvalidInput(
                    f"limits of a hinge must be less than a turn apart, got {low:g} and {high:g}: stops do not count "
                    "whole turns. To stop the run after several turns, use an event"
                )
        elif given.get("limit_stiffness") or given.get("limit_damping"):
            raise InvalidInput("limit_stiffness and limit_damping need limits=(low, high): give limits, too")
        numbers = {k: finite_number(v, k) for k, v in given.items() if k != "limits"}
        for name, value in numbers.items():
            if name not in ("rest", push) and value < 0.0:
                raise InvalidInput(f"{name} must not be negative, got {value!r}")
        numbers["push"] = numbers.pop(push, 0.0)
        return Drive(**numbers, low=low, high=high)

    def joint_name(self, name: Any, kind: str) -> str:
        taken = [j.name for j in self.joints]
        if name is None:
            k = 1 + sum(j.type == kind for j in self.joints)
            while f"{kind}{k}" in taken:
                k += 1
            name = f"{kind}{k}"
        return check_name(name, taken, "joint")

    def attitude(self, body: Any) -> np.ndarray:
        k = self.number(body, "a body")
        return np.eye(3) if k < 0 else self.placed[k].R

    def to_body(self, body: Any, direction: np.ndarray) -> np.ndarray:
        """Transform a direction from space to the axes of a body."""
        return np.asarray(self.attitude(body).T @ direction)

    def point_in_body(self, body: Any, point: np.ndarray) -> np.ndarray:
        k = self.number(body, "a body")
        return point if k < 0 else np.asarray(self.placed[k].R.T @ (point - self.placed[k].x))

    def to_space(self, body: Any, point: np.ndarray) -> np.ndarray:
        k = self.number(body, "a body")
        return point if k < 0 else np.asarray(self.placed[k].x + self.placed[k].R @ point)

    # --- properties and runs ------------------------------------------------------------------------------------

    @property
    def freedoms(self) -> int:
        """Number of degrees of freedom at the start."""
        return self.build().freedoms

    @property
    def redundant(self) -> int:
        """Number of equations of the joints that follow from the others."""
        return self.build().redundant

    def __polhode_members__(self) -> tuple[Built, ...]:
        return (self.build(),)

    def build(self, like: Built | None = None) -> Built:
        """Check and assemble the mechanism, and return it in the form for runs.

        The result is reused until a body or a joint is added.

        like : another mechanism of the same structure, whose plan is reused.
        """
        from .structure import build

        parts = (self.assemble, *self.placed, *self.joints)
        if self._made is None or list(map(id, self._made[0])) != list(map(id, parts)):
            self._made = parts, build(self, None if like is None else like.plan)
        return self._made[1]

    def __polhode_traced_flow__(self, keywords: dict[str, Any]) -> Any:
        """Implementation of `polhode.traced_flow` for a mechanism."""
        from ..engines import jax  # raises EngineUnavailable if JAX is missing  # noqa: F401

        return function_above("trace_mechanism")(self, **keywords)

    def __repr__(self) -> str:
        name = f" {self.name}" if self.name else ""
        return f"<Mechanism{name}: {len(self.placed)} bodies, {len(self.joints)} joints>"


def check_body(body: Any) -> None:
    """Raise InvalidInput if a body cannot be part of a mechanism."""
    if not isinstance(body, Body):
        raise InvalidInput(f"add takes a Body, got {body!r}: Body(inertia, mass=...), or Body.box(...)")
    if body.batch is not None:
        raise InvalidInput("a body of a mechanism must be a single one, not a batch")
    if body.mass is None:
        raise InvalidInput("a body of a mechanism needs its mass: Body(inertia, mass=...)")
    if np.any(body.reference):
        raise InvalidInput("the inertia of this body is not about its centre of mass: give body.about([0, 0, 0])")


def check_name(name: Any, taken: list[str], what: str) -> str:
    if not isinstance(name, str) or not name:
        raise InvalidInput(f"the name of a {what} must be text, got {name!r}")
    if name in taken:
        raise InvalidInput(f"there is a {what} called {name!r} already; names must be unique")
    return name


def read_limits(given: dict[str, Any]) -> tuple[float, float]:
    limits = given["limits"]
    if np.shape(limits) != (2,):
        raise InvalidInput(f"limits must be two numbers, the lower and the upper one, got {limits!r}")
    low, high = (finite_number(v, "limits") for v in limits)
    if not low < high:
        raise InvalidInput(f"limits: the lower one must be less than the upper one, got {limits!r}")
    if not given.get("limit_stiffness"):
        raise InvalidInput("limits are soft stops and need limit_stiffness, the stiffness beyond a limit")
    return low, high


def mark_in_a(e: Ends, mark_b: np.ndarray) -> np.ndarray:
    """Return mark_b in the axes of a, made perpendicular to the axis of a; see `Joint`."""
    mark = e.attitude.T @ mark_b
    mark = mark - e.axis_a * (e.axis_a @ mark)
    l = float(np.linalg.norm(mark))
    return mark / l if l > 1e-6 else normals(e.axis_a)[0]
