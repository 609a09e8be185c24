"""The variables of methods from step to step, and the functions start, finish and reverse for them.

`momentum_parts`, `kicked_parts` and `quat_parts` return all functions of a method that has these variables, given its
step.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ..kernels.quaternions import from_matrix, to_matrix
from ..kernels.scalar import kernel, written
from ..kernels.values import cross, divide, tr
from .record import Kernel, Parts


def by_field(State: Any, value: Callable[[str], str], arguments: str = "s", **used: Any) -> Kernel:
    """Return a kernel that makes a new state from a state s; value(name) is the text of the field `name`.

    The source of the kernel is generated, because kernels cannot access fields by name.  `used` has what it refers to.
    """
    fields = ", ".join(map(value, State._fields))
    return written(f"def changed({arguments}):\n    return State({fields})", State=State, **used)


@cache
def reversing(State: Any, *odd: str, inner: Kernel | None = None) -> Kernel:
    """Return a kernel that reverses the direction of the motion: it changes the signs of the fields `odd`.

    inner : if given, it reverses the field `s`, the state of another method.
    """
    changed = {name: f"-s.{name}" for name in odd}
    if inner is not None:
        changed["s"] = "inner(s.s)"
    reverse = by_field(State, lambda name: changed.get(name, f"s.{name}"), inner=inner)
    reverse.__doc__ = f"Return the state with the sign of {' and '.join(odd)} changed."
    return reverse


@cache
def keeping(State: Any) -> Kernel:
    """Return keep(s, T), which returns the state with another torque."""
    keep = by_field(State, lambda name: "T" if name == "T" else f"s.{name}", "s, T")
    keep.__doc__ = "Return the state with another torque."
    return keep


class Momentum(NamedTuple):
    R: Any  # attitude
    P: Any  # angular momentum, body frame


momentum_reverse = reversing(Momentum, "P")


@kernel
def momentum_start(torque, p, I, h, t, R, W):
    """Return the state at the start: attitude and body momentum."""
    return Momentum(R, I @ W)


@kernel
def momentum_finish(I, s):
    """Return attitude and angular velocity."""
    return s.R, divide(s.P, I)


@kernel
def momentum_turn(s, E):
    """Return the state with the body turned by R -> R E and the same momentum in space."""
    return Momentum(s.R @ E, tr(E) @ s.P)


def momentum_parts(step: Kernel) -> Parts:
    """Return the functions of a method that has this step and the state `Momentum`."""
    return Parts(step, momentum_start, momentum_finish, momentum_reverse, momentum_turn)


class Kicked(NamedTuple):
    """Attitude, momentum and torque.

    The torque is stored because the kick that ends a step and the kick that begins the next step use the same call.
    """

    R: Any
    P: Any
    T: Any  # torque, body frame


kicked_reverse, kicked_keep = reversing(Kicked, "P"), keeping(Kicked)


@kernel
def kicked_start(torque, p, I, h, t, R, W):
    """Return the state at the start: attitude, body momentum and torque."""
    return Kicked(R, I @ W, torque(t, R, W, p))


@kernel
def half_kick(h, s, T):
    """Return the state after the half kick by T that ends a step; the state stores T."""
    return Kicked(s.R, s.P + (0.5 * h) * T, T)


@kernel
def kicked_turn(s, E):
    """Return the turned state, which still has the torque of the old attitude; `keep` then replaces it."""
    return Kicked(s.R @ E, tr(E) @ s.P, s.T)


@kernel
def kicked_kept(s):
    """Return the torque that the state stores for the next step."""
    return s.T


@kernel
def kicked_torque(I, s):
    """Return the torque at the attitude of the state."""
    return s.T


def kicked_parts(step: Kernel) -> Parts:
    """Return the functions of a method that has this step and the state `Kicked`."""
    return Parts(
        step, kicked_start, momentum_finish, kicked_reverse, kicked_turn, kicked_kept, kicked_keep, kicked_torque
    )


class Newmark(NamedTuple):
    R: Any
    W: Any  # angular velocity, body frame
    A: Any  # angular acceleration, body frame


newmark_reverse = reversing(Newmark, "W")


@kernel
def acceleration(I, W, T):
    """Return the angular acceleration A from Euler's equation I A + W x I W = T (Krysl & Endres, equation 19)."""
    return divide(T - cross(W, I @ W), I)


@kernel
def newmark_start(torque, p, I, h, t, R, W):
    """Return the state at the start: attitude, angular velocity and angular acceleration."""
    return Newmark(R, W, acceleration(I, W, torque(t, R, W, p)))


@kernel
def newmark_finish(I, s):
    """Return attitude and angular velocity."""
    return s.R, s.W


@kernel
def newmark_torque(I, s):
    """Return the torque at the attitude of the state, from Euler's equation."""
    return I @ s.A + cross(s.W, I @ s.W)


class QuatMomentum(NamedTuple):
    q: Any  # attitude as a quaternion
    P: Any  # angular momentum, body frame


quat_reverse = reversing(QuatMomentum, "P")


@kernel
def quat_start(torque, p, I, h, t, R, W):
    """Return the state at the start: quaternion and body momentum."""
    return QuatMomentum(from_matrix(R), I @ W)


@kernel
def quat_finish(I, s):
    """Return R(q) and the angular velocity.  q is not normalised, so R(q) is a rotation only if |q| = 1."""
    return to_matrix(s.q), divide(s.P, I)


def quat_parts(step: Kernel) -> Parts:
    """Return the functions of a method that has this step and the state `QuatMomentum`."""
    return Parts(step, quat_start, quat_finish, quat_reverse)
