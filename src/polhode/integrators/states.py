"""The variables that methods keep from step to step, and their functions start, finish and reverse.

`momentum_parts`, `kicked_parts` and `quat_parts` make the functions of a method with such variables from its step.
"""

from typing import Any, NamedTuple

from ..kernels.quaternions import from_matrix, to_matrix
from ..kernels.scalar import kernel
from ..kernels.values import cross, divide, tr
from .record import Kernel, Parts


class Momentum(NamedTuple):
    R: Any  # attitude
    P: Any  # angular momentum, body frame


@kernel
def momentum_start(torque, p, I, h, t, R, W):
    """State of attitude and body momentum at the start."""
    return Momentum(R, I @ W)


@kernel
def momentum_finish(I, s):
    """Attitude and angular velocity of the state."""
    return s.R, divide(s.P, I)


@kernel
def momentum_reverse(s):
    """State with the momentum reversed."""
    return Momentum(s.R, -s.P)


@kernel
def momentum_turn(s, E):
    """State with the body turned by R -> R E, with the same momentum in space."""
    return Momentum(s.R @ E, tr(E) @ s.P)


def momentum_parts(step: Kernel) -> Parts:
    """The functions of a method with this state and a given step."""
    return Parts(step, momentum_start, momentum_finish, momentum_reverse, momentum_turn)


class Kicked(NamedTuple):
    """Attitude, momentum and torque.

    The torque is kept, so the kick that ends a step and the kick that begins the next share a call.
    """

    R: Any
    P: Any
    T: Any  # torque, body frame


@kernel
def kicked_start(torque, p, I, h, t, R, W):
    """State of attitude, body momentum and torque at the start."""
    return Kicked(R, I @ W, torque(t, R, W, p))


@kernel
def kicked_reverse(s):
    """State with the momentum reversed."""
    return Kicked(s.R, -s.P, s.T)


@kernel
def half_kick(h, s, T):
    """The end of a step: a half kick by its last torque, which is kept."""
    return Kicked(s.R, s.P + (0.5 * h) * T, T)


@kernel
def kicked_turn(s, E):
    """The turned state; it still has the torque of the old attitude until `keep` replaces it."""
    return Kicked(s.R @ E, tr(E) @ s.P, s.T)


@kernel
def kicked_kept(s):
    """The torque that the state keeps for the next step."""
    return s.T


@kernel
def kicked_keep(s, T):
    """The state with another torque."""
    return Kicked(s.R, s.P, T)


@kernel
def kicked_torque(I, s):
    """The torque at the attitude of the state."""
    return s.T


def kicked_parts(step: Kernel) -> Parts:
    """The functions of a method with this state and a given step."""
    return Parts(
        step, kicked_start, momentum_finish, kicked_reverse, kicked_turn, kicked_kept, kicked_keep, kicked_torque
    )


class Newmark(NamedTuple):
    R: Any
    W: Any  # angular velocity, body frame
    A: Any  # angular acceleration, body frame


@kernel
def acceleration(I, W, T):
    """Euler's equation I A + W x I W = T (Krysl & Endres (19))."""
    return divide(T - cross(W, I @ W), I)


@kernel
def newmark_start(torque, p, I, h, t, R, W):
    """State of attitude, angular velocity and acceleration at the start."""
    return Newmark(R, W, acceleration(I, W, torque(t, R, W, p)))


@kernel
def newmark_finish(I, s):
    """Attitude and angular velocity of the state."""
    return s.R, s.W


@kernel
def newmark_reverse(s):
    """State with the angular velocity reversed."""
    return Newmark(s.R, -s.W, s.A)


@kernel
def newmark_torque(I, s):
    """The torque at the attitude of the state, from Euler's equation."""
    return I @ s.A + cross(s.W, I @ s.W)


class QuatMomentum(NamedTuple):
    q: Any  # attitude as a quaternion
    P: Any  # angular momentum, body frame


@kernel
def quat_start(torque, p, I, h, t, R, W):
    """State of quaternion and body momentum at the start."""
    return QuatMomentum(from_matrix(R), I @ W)


@kernel
def quat_finish(I, s):
    """R(q) and the angular velocity; R(q) is a rotation only if |q| = 1, because q is not normalised."""
    return to_matrix(s.q), divide(s.P, I)


@kernel
def quat_reverse(s):
    """State with the momentum reversed."""
    return QuatMomentum(s.q, -s.P)


def quat_parts(step: Kernel) -> Parts:
    """The functions of a method with this state and a given step."""
    return Parts(step, quat_start, quat_finish, quat_reverse)
