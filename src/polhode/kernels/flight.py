"""Bodies that move as well as turn: the group SO(3) x R^3, with the same operations as the kernels for SO(3).

A step of a method is written with the operations of a group: R @ E composes, exp converts a velocity to a rotation, tr
inverts, divide converts a momentum to a velocity.  This file defines these operations for a body with a position.  The
same step then runs with `Pose` for R, `Pair` for vectors and `Masses` for the inertia. Where the method turns the body
by exp(h Omega), it also moves the body by h v.  `integrators/flight.py` creates such steps; runs without a position do
not use them.

The kinetic energy is the sum of the energy of the rotation about the centre of mass and the energy of the motion of
this centre.  Rotation and translation are coupled only by loads, that is by torques and forces.
"""

from typing import Any, NamedTuple

from . import so3
from .free_body import free_rotation
from .quaternions import Gt, from_matrix, to_matrix
from .scalar import anyone, both, eps, everyone, is_jax, iterations, kernel, like, maximum, sqrt, where
from .so3 import orthogonalise
from .solve import Report, explicit_step, fixed_point, where3
from .tracing import traced
from .values import Vec3, cross, divide, dot, norm_max, solve, tr


class Pose(NamedTuple):
    """Attitude and position: an element of the group.

    The position x is a sum of many small displacements; `low` is the accumulated rounding error (Kahan's summation).
    Without this correction, a straight flight of 10^7 steps is off by 1e-9 of its length.
    """

    R: Any
    x: Any
    low: Any

    def __matmul__(a, b):
        return pose_pose(a, b) if type(b) is Pose else pose_pair(a, b)


class Pair(NamedTuple):
    """The angular and the linear part of a velocity, a momentum or an acceleration; or a torque and a force.

    The angular part is in the body frame, the linear part in space.
    """

    turn: Any
    shift: Any

    def __add__(a, b):
        return Pair(a.turn + b.turn, a.shift + b.shift)

    def __sub__(a, b):
        return Pair(a.turn - b.turn, a.shift - b.shift)

    def __neg__(a):
        return Pair(-a.turn, -a.shift)

    def __mul__(a, b):
        return Pair(a.turn * b, a.shift * b)

    def __rmul__(a, b):
        return Pair(b * a.turn, b * a.shift)


class Masses(NamedTuple):
    """Principal moments of inertia about the centre of mass, and the mass."""

    I: Any
    m: Any

    def __matmul__(a, b):
        return masses_pair(a, b)


class QuatPose(NamedTuple):
    """Attitude as a quaternion, and position."""

    q: Any
    x: Any

    def __add__(a, b):
        return QuatPose(a.q + b.q, a.x + b.x)

    def __sub__(a, b):
        return QuatPose(a.q - b.q, a.x - b.x)

    def __rmul__(a, b):
        return QuatPose(b * a.q, b * a.x)


for value in (Pose, Pair, Masses, QuatPose):
    value.__array_ufunc__ = None  # type: ignore[union-attr]


@kernel
def zero_like(v):
    """Return a vector of zeros whose numbers have the same type as those of v.

    A compiler removes the addition of such a zero, but not the addition of 0.0 * v.
    """
    return Vec3(like(0.0, v.x), like(0.0, v.y), like(0.0, v.z))


@kernel
def moved(x, low, y):
    """Return x + y and the accumulated rounding error; `low` is this error before the addition."""
    y = y + low
    z = x + y
    return z, y - (z - x)


@kernel
def pose_pose(a, b):
    """Return the pose that results if a body at pose a turns by b.R, in its own frame, and moves by b.x."""
    x, low = moved(a.x, a.low + b.low, b.x)
    return Pose(a.R @ b.R, x, low)


@kernel
def pose_pair(a, b):
    """Return the pair b with its angular part transformed from the body frame to space."""
    return Pair(a.R @ b.turn, b.shift)


@kernel
def masses_pair(a, b):
    return Pair(a.I @ b.turn, a.m * b.shift)


# --- counterparts of the functions that methods call -----------------------------------------------------------------

COUNTERPARTS: dict[Any, Any] = {}  # {function for rotations: its version for poses and pairs}


def counterpart(f: Any) -> Any:
    """Return a decorator that registers a kernel as the replacement of f in the steps of bodies that move."""

    def mark(g: Any) -> Any:
        COUNTERPARTS[f] = g
        return g

    return mark


def moves_straight(free: Any) -> Any:
    """Register the version for poses of a kernel free(I, P, t) -> E, P, which computes the free rotation of a body.

    In this version, the centre of mass moves along a straight line.
    """

    @counterpart(free)
    @kernel
    def free_flight(I, P, t):
        E, L = free(I.I, P.turn, t)
        return Pose(E, (t / I.m) * P.shift, zero_like(P.shift)), Pair(L, P.shift)

    return free


moves_straight(free_rotation)


def drifts(free_turn: Any) -> Any:
    """Register the version for poses of a kernel free_turn(I, h, P) -> E, report; it moves the centre of mass, too."""

    @counterpart(free_turn)
    @kernel
    def free_displacement(I, h, P):
        E, report = free_turn(I.I, h, P.turn)
        return Pose(E, (h / I.m) * P.shift, zero_like(P.shift)), report

    return free_turn


@counterpart(tr)
@kernel
def inverse(a):
    return Pose(tr(a.R), -a.x, -a.low)


@counterpart(divide)
@kernel
def divide_pair(a, D):
    return Pair(divide(a.turn, D.I), a.shift / D.m)


@counterpart(cross)
@kernel
def cross_pair(a, b):
    """Return the Lie bracket of two pairs.  Its linear part is zero, because displacements commute."""
    return Pair(cross(a.turn, b.turn), zero_like(b.shift))


def displaces(turn: Any) -> Any:
    """Register the version for pairs of a kernel that converts a rotation vector to a rotation."""

    @counterpart(turn)
    @kernel
    def displacement(a):
        return Pose(turn(a.turn), a.shift, zero_like(a.shift))

    return turn


displaces(so3.exp)
displaces(so3.cayley)


@counterpart(so3.orthogonalise)
@kernel
def orthogonalise_pose(a):
    return Pose(orthogonalise(a.R), a.x, a.low)


@counterpart(explicit_step)
@kernel
def explicit_flight(P):
    return explicit_step(P.turn)


@counterpart(Gt)
@kernel
def quaternion_rate(q, W):
    """Return twice the time derivative of a QuatPose, just as Gt does for a quaternion."""
    return QuatPose(Gt(q.q, W.turn), 2.0 * W.shift)


@counterpart(to_matrix)
@kernel
def to_pose(q):
    return Pose(to_matrix(q.q), q.x, zero_like(q.x))


@counterpart(from_matrix)
@kernel
def from_pose(Q):
    return QuatPose(from_matrix(Q.R), Q.x)


# --- solves ----------------------------------------------------------------------------------------------------------


@counterpart(norm_max)
@kernel
def sizes(a):
    """Return the magnitudes of the two parts, which have different units and are compared separately."""
    return Pair(norm_max(a.turn), norm_max(a.shift))


@counterpart(solve)
@kernel
def solve_pair(A, b):
    """Solve for a pair; the two parts are independent, and A is the pair of a Mat3 and a number."""
    return Pair(solve(A.turn, b.turn), (1.0 / A.shift) * b.shift)


@kernel
def shrinking(size, last):
    """Estimate the error that remains after two successive corrections `last` and `size`: see `fixed_point_masked`."""
    return size * where(size < last, size / where(size < last, last, 1.0), 1.0)


@counterpart(fixed_point)
def fixed_point_pair(correct, x, c):
    """Solve for a pair as `solve.fixed_point` does; stop when the errors of both parts are below rounding."""
    if is_jax(x.turn.x):
        return traced("fixed_point_pair", correct, x, c)
    return fixed_point_pair_masked(correct, x, c)


@kernel
def fixed_point_pair_masked(correct, x, c):
    o = x.turn.x
    active = everyone(o)
    passes, residual, last, last_shift = 0.0 * o, 0.0 * o, 0.0 * o, 0.0 * o
    for _ in iterations(o):
        d, scale = correct(x, c)
        size, size_shift = sqrt(dot(d.turn, d.turn)), sqrt(dot(d.shift, d.shift))
        left = shrinking(size, last) / where(scale.turn > 0.0, scale.turn, 1.0)
        left_shift = shrinking(size_shift, last_shift) / where(scale.shift > 0.0, scale.shift, 1.0)
        x = Pair(where3(active, x.turn - d.turn, x.turn), where3(active, x.shift - d.shift, x.shift))
        passes = passes + where(active, 1.0, 0.0)
        residual = where(active, maximum(left, left_shift), residual)
        active = both(active, maximum(left, left_shift) > eps(o))
        last, last_shift = size, size_shift
        if not anyone(active):
            break
    return x, Report(passes, residual, where(active, 0.0, 1.0))
