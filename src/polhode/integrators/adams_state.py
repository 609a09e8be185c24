"""The state of `adams`: its conversion between a nested tuple and an array, and its values at the start of a run."""

from collections import namedtuple
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ..kernels import quaternions
from ..kernels.scalar import sqrt
from ..kernels.values import Quat, Row, Vec3
from .adams_flight import arm_of, scale_of
from .adams_layout import (
    ATT,
    DIFFERENCES,
    FIT,
    FLIGHT_LEAVES,
    FORCE,
    LARGEST_M,
    LAST,
    LATER,
    LEAVES,
    LOW,
    NEW_R,
    NEW_T,
    NEW_W,
    NEXT,
    PLACE,
    SCALE,
    SIZE,
    SMALLEST,
    SPEED,
    STIFF_LEAVES,
    STRICT,
    TAU,
    UNIT,
    VEL,
    B,
    H,
    History,
    K,
    M,
    Q,
    T,
)  # fmt: skip
from .adams_model import begin
from .adams_step import put_first
from .adams_turn import angular_velocity, attitude
from .pacing import Controlled


def state(w: Any) -> Controlled:
    """Return the state, given its leaves in order: numbers, or arrays with one element per body."""
    numbers = [Quat(*w[Q:M]), Vec3(*w[M:K]), *w[K:T]]
    groups = (Row(w[a:b]) for a, b in pairwise((T, TAU, ATT, VEL, FIT, B, LATER, DIFFERENCES, SIZE)))
    history = History(*numbers, *groups)
    return Controlled(history, *w[SIZE:])


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


class Flying(NamedTuple):
    """The state of a body that moves: the fields of `Controlled`, and position, velocity and forces."""

    s: Any
    t: Any
    cut: Any
    taken: Any
    rejected: Any
    smallest: Any
    largest: Any
    h: Any
    e: Any
    size: Any
    again: Any
    x: Any
    v: Any
    low: Any  # accumulated rounding error of the position
    scale: Any  # acceleration per unit of a stored force
    forces: Any  # forces at the nodes, stored as torques


def flying_state(w: Any) -> Flying:
    """Return the state of a body that moves, given its leaves in order."""
    x, v, low = (Vec3(*w[k : k + 3]) for k in (PLACE, SPEED, LOW))
    turning = state(w[:LEAVES])._asdict()
    return Flying(**turning, x=x, v=v, low=low, scale=w[SCALE], forces=Row(w[FORCE:FLIGHT_LEAVES]))


# the state of a body that moves under a stiff load: also velocities at the nodes, and derivatives of the load
FIELDS = [*Flying._fields, "rates", "following", "last"]
StiffFlying = namedtuple("StiffFlying", FIELDS)  # type: ignore[misc]


def stiff_state(w: Any) -> Any:
    """Make the state of a body that moves under a stiff load from its leaves."""
    ends = (FLIGHT_LEAVES, NEXT, LAST, STIFF_LEAVES)
    values = (*flying_state(w[:FLIGHT_LEAVES]), *(Row(w[a:b]) for a, b in pairwise(ends)))
    return StiffFlying._make(values)


TEMPLATE = state([0.0] * LEAVES)
FLYING_TEMPLATE = flying_state([0.0] * FLIGHT_LEAVES)
STIFF_TEMPLATE = stiff_state([0.0] * STIFF_LEAVES)


def numbers(v):
    return np.array([v.x, v.y, v.z])


def first_step(I, q, W, tau, end):
    """Return the length of the first step, of order one, such that its error is about the allowed error."""
    rate = sqrt(sum(x * x for x in W))
    momentum = sqrt(sum((i * x) ** 2 for i, x in zip(I, W, strict=True)))
    torque = sqrt(sum(x * x for x in tau))
    span = end
    if torque > 0.0:
        fastest = max(rate, sqrt(torque / min(I)))
        h = sqrt(STRICT * q.tol * max(momentum, torque / fastest) / (torque * fastest))
    else:
        h = 0.01 / rate if rate > 0.0 else (0.01 * span if span < 1e299 else 1.0)
    return min(max(h, q.shortest), span)


def put_start(w, u, I, R, W):
    """Store attitude and momentum at the start in w."""
    w[Q : Q + 4] = quaternions.from_matrix(R)
    w[M : M + 3] = numbers(R @ (I @ W))
    w[SMALLEST] = 1e300
    w[UNIT] = 1.0 / max(float(sqrt(sum(x * x for x in W))), 1e-300) if any(W) else 1.0
    attitude(w, Q, u, NEW_R)
    angular_velocity(I, w, M, u, NEW_R, u, NEW_W)


def put_first_node(I, q, h, W, w, u, t, first):
    """Store the first torque, u[NEW_T...], and the length of the first step: h, or one chosen by `first_step`."""
    put_first(w, u, t)
    begin(w)
    w[LARGEST_M] = sqrt(sum(x * x for x in w[M : M + 3].tolist()))
    w[H] = first_step(I, q, W, u[NEW_T : NEW_T + 3].tolist(), q.end - t) if first else h


def first_step_of_force(masses, q, speed, force, end):
    """Return the length of a first step in which the force (stored as a torque) changes little."""
    arm = arm_of(masses)
    acceleration = force * scale_of(masses)
    if acceleration <= 0.0:
        return end
    fastest = max(speed / arm, sqrt(acceleration / arm))
    h = sqrt(STRICT * q.tol * max(speed, acceleration / fastest) / (acceleration * fastest))
    return min(max(h, q.shortest), end)
