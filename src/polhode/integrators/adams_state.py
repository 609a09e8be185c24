"""The state of `adams`: its conversion between a nested tuple and an array, and its values at the start of a run."""

from collections import namedtuple
from itertools import pairwise
from typing import Any

import numpy as np

from ..kernels import quaternions
from ..kernels.scalar import sqrt
from ..kernels.values import Quat, Row, Vec3
from . import adams_layout as at
from .adams_flight import scale_of
from .adams_layout import History
from .adams_model import begin
from .adams_step import STRICT, put_first
from .adams_turn import angular_velocity, attitude
from .pacing import Controlled, gyration_radius


def state(w: Any) -> Controlled:
    """Return the state, given its leaves in order: numbers, or arrays with one element per body."""
    numbers = [Quat(*w[at.Q : at.M]), Vec3(*w[at.M : at.K]), *w[at.K : at.T]]
    ends = at.T, at.TAU, at.ATT, at.VEL, at.FIT, at.B, at.LATER, at.DIFFERENCES, at.SIZE
    history = History(*numbers, *(Row(w[a:b]) for a, b in pairwise(ends)))
    return Controlled(history, *w[at.SIZE :])


def flatten(x: Any) -> list[Any]:
    if type(x) is Row:
        return list(x)
    return [z for y in x for z in flatten(y)] if isinstance(x, tuple) else [x]


def of_body(x: Any, j: int) -> Any:
    """Return the part of x that belongs to body j."""
    if not isinstance(x, tuple):
        return x[j] if np.ndim(x) else x
    inside = [of_body(y, j) for y in x]
    return type(x)(*inside) if hasattr(x, "_fields") else type(x)(inside)


# The state of a body that moves: also position, velocity, the accumulated rounding error of the position, the
# acceleration per unit of a stored force, and the forces at the nodes, stored as torques.
FLYING = [*Controlled._fields, "x", "v", "low", "scale", "forces"]
Flying = namedtuple("Flying", FLYING)  # type: ignore[misc]
# the state of a body that moves under a stiff load: also velocities at the nodes, and derivatives of the load
STIFF = [*FLYING, "rates", "following", "last"]
StiffFlying = namedtuple("StiffFlying", STIFF)  # type: ignore[misc]


def flying_state(w: Any) -> Any:
    """Return the state of a body that moves, given its leaves in order."""
    x, v, low = (Vec3(*w[k : k + 3]) for k in (at.PLACE, at.SPEED, at.LOW))
    values = (*state(w[: at.LEAVES]), x, v, low, w[at.SCALE], Row(w[at.FORCE : at.FLIGHT_LEAVES]))
    return Flying._make(values)


def stiff_state(w: Any) -> Any:
    """Make the state of a body that moves under a stiff load from its leaves."""
    ends = (at.FLIGHT_LEAVES, at.NEXT, at.LAST, at.STIFF_LEAVES)
    values = (*flying_state(w[: at.FLIGHT_LEAVES]), *(Row(w[a:b]) for a, b in pairwise(ends)))
    return StiffFlying._make(values)


TEMPLATE = state([0.0] * at.LEAVES)
FLYING_TEMPLATE = flying_state([0.0] * at.FLIGHT_LEAVES)
STIFF_TEMPLATE = stiff_state([0.0] * at.STIFF_LEAVES)


def first_step(I, q, W, tau, end):
    """Return the length of the first step, of order one, such that its error is about the allowed error."""
    rate = sqrt(sum(x * x for x in W))
    momentum = sqrt(sum((i * x) ** 2 for i, x in zip(I, W, strict=True)))
    torque = sqrt(sum(x * x for x in tau))
    if torque > 0.0:
        fastest = max(rate, sqrt(torque / min(I)))
        h = sqrt(STRICT * q.tol * max(momentum, torque / fastest) / (torque * fastest))
    else:
        h = 0.01 / rate if rate > 0.0 else (0.01 * end if end < 1e299 else 1.0)
    return min(max(h, q.shortest), end)


def put_start(w, u, I, R, W):
    """Store attitude and momentum at the start in w."""
    w[at.Q : at.Q + 4] = quaternions.from_matrix(R)
    w[at.M : at.M + 3] = np.array(R @ (I @ W))
    w[at.SMALLEST] = 1e300
    w[at.UNIT] = 1.0 / max(float(sqrt(sum(x * x for x in W))), 1e-300) if any(W) else 1.0
    attitude(w, at.Q, u, at.NEW_R)
    angular_velocity(I, w, at.M, u, at.NEW_R, u, at.NEW_W)


def put_first_node(I, q, h, W, w, u, t, first):
    """Store the first torque, u[NEW_T...], and the length of the first step: h, or one chosen by `first_step`."""
    put_first(w, u, t)
    begin(w)
    w[at.LARGEST_M] = sqrt(sum(x * x for x in w[at.M : at.M + 3].tolist()))
    w[at.H] = first_step(I, q, W, u[at.NEW_T : at.NEW_T + 3].tolist(), q.end - t) if first else h


def first_step_of_force(masses, q, speed, force, end):
    """Return the length of a first step in which the force (stored as a torque) changes little."""
    arm = gyration_radius(masses)
    acceleration = force * scale_of(masses)
    if acceleration <= 0.0:
        return end
    fastest = max(speed / arm, sqrt(acceleration / arm))
    h = sqrt(STRICT * q.tol * max(speed, acceleration / fastest) / (acceleration * fastest))
    return min(max(h, q.shortest), end)
