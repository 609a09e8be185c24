"""Joints and their equations; all points and axes are in the axes of the two bodies that a joint connects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from ..arguments import float_array
from ..errors import InvalidInput
from .equations import BALL, DISTANCE, POINT, TURN

NOTHING = np.zeros(3)


class Tile(NamedTuple):
    """Up to three equations of a joint; `equations.py` defines the kinds.

    Points and axes are in the user's axes of the two bodies.
    """

    kind: int
    arm_a: np.ndarray
    arm_b: np.ndarray
    axes_a: np.ndarray  # one axis per row
    axes_b: np.ndarray
    target: np.ndarray
    mask: np.ndarray


class Drive(NamedTuple):
    """Spring, damper, constant load and soft stops of a hinge or slider.  A drive gives a torque or a force.

    stiffness, rest : spring.  For a hinge, the angle is taken within half a turn of the middle of the stops, or of
        `rest` if there are no stops.
    damping : coefficient of a torque or force that opposes the rate.
    push : constant torque or force.
    low, high : angles or displacements at which the soft stops begin.
    limit_stiffness, limit_damping : stiffness and damping of the stops.
    """

    stiffness: float = 0.0
    rest: float = 0.0
    damping: float = 0.0
    push: float = 0.0
    low: float = -np.inf
    high: float = np.inf
    limit_stiffness: float = 0.0
    limit_damping: float = 0.0

    @property
    def idle(self) -> bool:
        return not (self.stiffness or self.damping or self.push or self.limit_stiffness)

    @property
    def uses_rate(self) -> bool:
        return bool(self.damping or self.limit_damping)

    @property
    def conserves(self) -> bool:
        return not self.uses_rate

    @property
    def middle(self) -> float:
        """The angle of a hinge is taken within half a turn of this angle."""
        low, high = (np.clip(v, -1e300, 1e300) for v in (self.low, self.high))
        return np.where(high < 1e300, 0.5 * (low + high), self.rest)  # type: ignore[return-value]

    @property
    def stored_push(self) -> float:
        """The constant torque or force that contributes to the potential energy; 0 if a motor replaces it."""
        return self.push


NO_DRIVE = Drive()


class Active(Drive):
    """A drive that acts even if stiffness, damping and push are zero.

    A joint gets it if only the same joint of other mechanisms in the batch has a drive.
    """

    @property
    def idle(self) -> bool:
        return False


class Shapes(NamedTuple):
    """Points, axis, marks and drive of a joint, as in `Joint`, for all mechanisms of a batch."""

    arm_a: np.ndarray  # (members, 1, 3), as the next four
    arm_b: np.ndarray
    axis_b: np.ndarray
    mark_a: np.ndarray
    mark_b: np.ndarray
    drive: Drive  # its numbers are arrays (members, 1)

    @classmethod
    def of(cls, joints: Sequence[Joint]) -> Shapes:
        vectors = [np.stack([getattr(j, name) for j in joints])[:, None] for name in cls._fields[:-1]]
        return cls._make([*vectors, type(joints[0].drive)(*np.array([j.drive for j in joints]).T[..., None])])


@dataclass(frozen=True)
class Joint:
    """A joint between the bodies a and b, given by their numbers; -1 is the ground."""

    name: str
    type: str
    a: int
    b: int
    tiles: tuple[Tile, ...]
    axis_a: np.ndarray = field(default_factory=lambda: NOTHING)  # axis of a hinge, slider or cylindrical joint
    axis_b: np.ndarray = field(default_factory=lambda: NOTHING)
    # a direction in each body, perpendicular to the axis; the angle of the joint is the angle from mark_b to mark_a
    mark_a: np.ndarray = field(default_factory=lambda: NOTHING)
    mark_b: np.ndarray = field(default_factory=lambda: NOTHING)
    drive: Drive = NO_DRIVE

    @property
    def arm_a(self) -> np.ndarray:
        return self.tiles[0].arm_a

    @property
    def arm_b(self) -> np.ndarray:
        return self.tiles[0].arm_b

    @property
    def turns(self) -> bool:
        return self.type in ("hinge", "cylindrical")

    @property
    def slides(self) -> bool:
        return self.type in ("slider", "cylindrical")


class Ends(NamedTuple):
    """The two points and two axes of a joint, in the axes of its bodies."""

    arm_a: np.ndarray
    arm_b: np.ndarray
    axis_a: np.ndarray
    axis_b: np.ndarray
    attitude: np.ndarray  # attitude of a relative to b


def normals(axis: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return two unit vectors n1 and n2 that form a right-handed frame with the axis: n1 x n2 = axis."""
    k = int(np.argmin(np.abs(axis)))
    n1 = np.cross(axis, np.eye(3)[k])
    n1 = n1 / np.linalg.norm(n1)
    return n1, np.cross(axis, n1)


def tile(
    kind: int, arm_a: Any = NOTHING, arm_b: Any = NOTHING, axes_a: Any = (), axes_b: Any = (), target: Any = (),
    used: int = 3,
) -> Tile:  # fmt: skip
    def padded(axes: Any) -> np.ndarray:
        out = np.zeros((3, 3))
        if len(axes):
            out[: len(axes)] = axes
        return out

    values = np.zeros(3)
    values[: len(target)] = target
    mask = (np.arange(3) < used).astype(float)
    return Tile(kind, np.array(arm_a, float), np.array(arm_b, float), padded(axes_a), padded(axes_b), values, mask)


def point_tile(e: Ends) -> Tile:
    return tile(BALL, e.arm_a, e.arm_b)


def axis_tile(e: Ends) -> Tile:
    """Return the equations that keep the axes of both bodies parallel."""
    return tile(TURN, axes_a=[e.axis_a, e.axis_a], axes_b=normals(e.axis_b), used=2)


def attitude_tile(e: Ends) -> Tile:
    """Return the equations that keep the relative attitude of the bodies constant."""
    in_b = np.eye(3)
    in_a = in_b @ e.attitude  # the same three axes in the axes of a: row i is R_ab^T e_i
    return tile(TURN, axes_a=in_a, axes_b=np.roll(in_b, -1, axis=0))


def line_tile(e: Ends) -> Tile:
    """Return the equations that keep the point of a on the axis of b."""
    return tile(POINT, e.arm_a, e.arm_b, axes_b=normals(e.axis_b), used=2)


def right_angle_tile(e: Ends) -> Tile:
    """Return the equation that keeps the axes of both bodies at right angles."""
    return tile(TURN, axes_a=[e.axis_a], axes_b=[e.axis_b], used=1)


def plane_tile(e: Ends) -> Tile:
    """Return the equation that keeps the point of a in a plane of b, whose normal is the axis."""
    return tile(POINT, e.arm_a, e.arm_b, axes_b=[e.axis_b], used=1)


TILES = {  # the equations of each kind of joint
    "ball": (point_tile,), "hinge": (point_tile, axis_tile), "slider": (line_tile, attitude_tile),
    "cylindrical": (line_tile, axis_tile), "fixed": (point_tile, attitude_tile),
    "universal": (point_tile, right_angle_tile), "point_on_plane": (plane_tile,),
}  # fmt: skip


def distance_tile(arm_a: np.ndarray, arm_b: np.ndarray, length: float) -> Tile:
    return tile(DISTANCE, arm_a, arm_b, target=[length], used=1)


def unit_axis(axis: Any, name: str) -> np.ndarray:
    """Return the unit vector along an axis; check that the axis is three finite numbers, not all zero."""
    v = point3(axis, name)
    l = float(np.linalg.norm(v))
    if not l > 0.0:
        raise InvalidInput(f"{name} has length zero; give a direction, such as [0, 0, 1]")
    return v / l


def point3(point: Any, name: str) -> np.ndarray:
    a = float_array(point)
    if a is None or a.shape != (3,):
        raise InvalidInput(f"{name} must be three numbers, got {point!r}")
    if not np.all(np.isfinite(a)):
        raise InvalidInput(f"{name} contains NaN or infinity: {point!r}")
    return np.array(a)
