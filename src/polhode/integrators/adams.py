"""adams: one torque call a step, at any order, with steps that follow a tolerance.

The motion of the body under a *given* torque of time costs no torque call, and can be computed to rounding.  So the
torque is interpolated, not the motion (Shampine & Gordon 1975 do the latter).  With x = (t - t_n)/h, and the torques
tau_n, tau_{n-1}, ... in space at the last nodes x_0 = 0 > x_1 > x_2 ...:

    predict    P_k(x) = c_0 + (x - x_0) (c_1 + (x - x_1) (c_2 + ...)),   c_j = [tau_n, ..., tau_{n-j}],   j < k
               M' = P_k + R b(R, Omega),   R' = R hat(I^-1 R^T M)    from x = 0 to 1, without a torque call
    evaluate   tau_{n+1} at the predicted attitude and angular velocity: the only call
    correct    the same with one more term, c_k = d_k,   d_0 = tau_{n+1},   d_j = (d_{j-1} - c_{j-1})/(1 - x_{j-1})

b is a model of the torque that is learned on the way, linear in the attitude and the angular velocity,

    b(R, Omega) = B (R, Omega, 1)     in the body frame,

fitted by least squares (a triangular factor, updated by Givens rotations) to all torques so far.  The polynomial then
goes through the remainders tau_i - R_i b_i, so that the result has the same order whatever the model is.  It is used as
long as it predicts better than no model: a torque like that of weights, magnets or damping is linear, its model becomes
exact, and a step is then limited only by how far the torque changes on the way: by half of its size, so that what the
model does not know is not stepped over.
The error of order j is that of the corrector of order j, of which the next better one is kept:

    e_j = h |d_j| int_0^1 (1 - x) prod_{i < j-1} (x - x_i) dx / |M|

A step is accepted if e_k <= 0.15 tol.  The next order is the one of k - 1, k and k + 1 that allows the longest step,
0.85 (0.15 tol/e_j)^(1/(j+1)) of this one and at most twice as long.  A run begins with k = 1 and raises the order with
each step.  The free motion is equally accurate at any angular velocity: the body is turned by a Runge-Kutta method of
order 8 for the quaternion, with as many substeps as the angle needs.

Everything lies in one array w of doubles, which is the state of a run: restarts go on with the same bits.
"""

from collections.abc import Callable
from itertools import pairwise
from math import inf
from typing import Any, NamedTuple

import numpy as np

from ..errors import Unsupported
from ..kernels import quaternions
from ..kernels.scalar import sqrt
from ..kernels.solve import Report
from ..kernels.values import Quat, Vec3, divide, tr
from .adams_flight import arm_of, call_load, put_force, scale_of, with_place
from .adams_layout import (
    ATT,
    COLUMNS,
    FEATURES,
    FIT,
    FLIGHT_LEAVES,
    FORCE,
    FORCE_SIZE,
    LARGEST_M,
    LEAVES,
    LOW,
    NEW_R,
    NEW_T,
    NEW_W,
    ORDER,
    PLACE,
    SCALE,
    SCRATCH,
    SHIFTED,
    SIZE,
    SMALLEST,
    SMOOTH,
    SPEED,
    STARTING,
    STRICT,
    TAU,
    UNIT,
    VEL,
    B,
    H,
    History,
    K,
    M,
    N,
    Q,
    T,
)  # fmt: skip
from .adams_model import forget
from .adams_step import between, call, in_place, matrix, put_node
from .adams_turn import angular_velocity, attitude
from .pacing import Controlled
from .record import DRIFTS, EXACT, Claims, Cost, Kernel, Kind, Method, Option, Parts, Source


def state(w: Any) -> Controlled:
    """The state of leaves in their order: numbers, or arrays of one per body."""
    numbers = [Quat(*w[Q:M]), Vec3(*w[M:K]), *w[K:T]]
    groups = (tuple(w[a:b]) for a, b in pairwise((T, TAU, ATT, VEL, FIT, B, SIZE)))
    history = History(*numbers, *groups)
    return Controlled(history, *w[SIZE:])


def flatten(x: Any) -> list[Any]:
    return [z for y in x for z in flatten(y)] if isinstance(x, tuple) else [x]


def of_body(x: Any, j: int) -> Any:
    """The numbers of body j."""
    if not isinstance(x, tuple):
        return x[j] if np.ndim(x) else x
    inside = [of_body(y, j) for y in x]
    return type(x)(*inside) if hasattr(x, "_fields") else tuple(inside)


class Flying(NamedTuple):
    """The state of a body that moves: as `Controlled`, and position, velocity and forces."""

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
    low: Any  # what rounding has taken from the position
    scale: Any  # the acceleration of a unit of what is kept of the forces
    forces: Any  # at the nodes, as torques


def flying_state(w: Any) -> Flying:
    """The same of a body that moves."""
    x, v, low = (Vec3(*w[k : k + 3]) for k in (PLACE, SPEED, LOW))
    turning = state(w[:LEAVES])._asdict()
    return Flying(**turning, x=x, v=v, low=low, scale=w[SCALE], forces=tuple(w[FORCE:FLIGHT_LEAVES]))


TEMPLATE = state([0.0] * LEAVES)
FLYING_TEMPLATE = flying_state([0.0] * FLIGHT_LEAVES)


def first_step(I, q, W, tau, end):
    """A first step whose error, of order one, is about what is allowed."""
    rate = sqrt(sum(x * x for x in W))
    momentum = sqrt(sum((i * x) ** 2 for i, x in zip(I, W, strict=True)))
    torque = sqrt(sum(x * x for x in tau))
    span = end
    if torque > 0.0:
        fastest = max(rate, sqrt(torque / min(I)))
        h = sqrt(STRICT * q.tol * max(momentum, torque / fastest) / (torque * fastest))
    else:
        h = 0.01 / rate if rate > 0.0 else min(0.01 * span, 1.0)
    return min(max(h, q.shortest), span)


def numbers(v):
    return np.array([v.x, v.y, v.z])


def shift_nodes(w, change):
    """Add a change of the torque to those of all nodes."""
    for i in range(int(w[N])):
        R, W = matrix(w, ATT + 9 * i), Vec3(*w[VEL + 3 * i : VEL + 3 * i + 3].tolist())
        w[TAU + 3 * i : TAU + 3 * i + 3] += numbers(R @ change(w[T + i], R, W))


def shift_model(w, change):
    """Add it to the model, as far as it is linear in attitude and angular velocity, as held torques are."""
    t, zero, still = w[T], np.zeros(9), Vec3(0.0, 0.0, 0.0)
    constant = numbers(change(t, matrix(zero, 0), still))
    slopes = np.zeros((FEATURES, 3))
    for j, row in enumerate(np.eye(9)):
        slopes[j] = numbers(change(t, matrix(row, 0), still)) - constant
    for j, row in enumerate(np.eye(3)):
        unit = Vec3(*(row / w[UNIT]).tolist())
        slopes[9 + j] = numbers(change(t, matrix(zero, 0), unit)) - constant
    slopes[12] = constant
    w[B : B + 3 * FEATURES] += slopes.T.reshape(-1)
    fit = w[FIT : FIT + FEATURES * COLUMNS].reshape(FEATURES, COLUMNS)
    fit[:, FEATURES:] += np.triu(fit[:, :FEATURES]) @ slopes


def starter(jumps: bool, first: bool) -> Kernel:
    """start(...) of a body that turns."""

    def start(torque, q, I, h, t, R, W):
        if np.ndim(W.x):
            raise ValueError("one body at a time")  # the caller then does so
        if q == ():  # no torque at all: only the form of the state is asked for
            return TEMPLATE
        w, u = np.zeros(LEAVES), np.zeros(SCRATCH)
        limits = q._replace(begin=t) if jumps else q
        put_start(w, u, I, R, W)
        call(torque, limits, t, u)
        put_first_node(w, u, t)
        w[LARGEST_M] = sqrt(sum(x * x for x in w[M : M + 3]))
        w[H] = first_step(I, q, W, u[NEW_T : NEW_T + 3], q.end - t) if first else h
        return state(w.tolist())

    return start


def flying_starter(jumps: bool, first: bool) -> Kernel:
    """start(...) of a body that moves."""

    def start(load, q, masses, h, t, pose, V):
        if np.ndim(V.turn.x) or np.ndim(V.shift.x) or np.ndim(pose.x.x):
            raise ValueError("one body at a time")
        if q == ():
            return FLYING_TEMPLATE
        w, u = np.zeros(FLIGHT_LEAVES), np.zeros(SCRATCH)
        limits = q._replace(begin=t) if jumps else q
        I, R, W = masses.I, pose.R, V.turn
        put_start(w, u, I, R, W)
        for at, value in ((PLACE, pose.x), (SPEED, V.shift), (LOW, pose.low)):
            w[at : at + 3] = numbers(value)
        w[SCALE] = scale_of(masses)
        call_load(load, limits, masses, w, u, t, matrix(u, NEW_R), False)
        put_first_node(w, u, t)
        put_force(w, u)
        speed = float(np.linalg.norm(w[SPEED : SPEED + 3]))
        w[LARGEST_M] = sqrt(sum(x * x for x in w[M : M + 3])) + arm_of(masses) * masses.m * speed
        w[H] = h
        if first:
            turning = first_step(I, q, W, u[NEW_T : NEW_T + 3], q.end - t)
            w[H] = min(turning, first_step_of_force(masses, q, speed, u[FORCE_SIZE], q.end - t))
        return flying_state(w.tolist())

    return start


def put_start(w, u, I, R, W):
    """Attitude and momentum of the start."""
    w[Q : Q + 4] = quaternions.from_matrix(R)
    w[M : M + 3] = numbers(R @ (I @ W))
    w[SMALLEST] = 1e300
    w[UNIT] = 1.0 / max(float(sqrt(sum(x * x for x in W))), 1e-300) if any(W) else 1.0
    attitude(w, Q, u, NEW_R)
    angular_velocity(I, w, M, u, NEW_R, u, NEW_W)


def put_first_node(w, u, t):
    put_node(w, u, t)
    forget(w)


def first_step_of_force(masses, q, speed, force, end):
    """A first step in which the force, which is given as a torque, changes little."""
    arm = arm_of(masses)
    acceleration = force * scale_of(masses)
    if acceleration <= 0.0:
        return end
    fastest = max(speed / arm, sqrt(acceleration / arm))
    h = sqrt(STRICT * q.tol * max(speed, acceleration / fastest) / (acceleration * fastest))
    return min(max(h, q.shortest), end)


def stepper(attempt: Kernel, made: Callable[[Any], Any]) -> Kernel:
    """step(...): one attempt of each body, in Python; made(w): the state of an array."""

    def step(torque, q, I, h, t, c):
        rows, u = np.array(flatten(c)), np.zeros(SCRATCH)
        if rows.ndim == 1:
            fine = attempt(torque, q, I, rows, u)
            return made(rows.tolist()), Report(0.0, 0.0, fine)
        fine = np.ones(rows.shape[1])
        for j in range(rows.shape[1]):
            w = rows[:, j].copy()
            fine[j] = attempt(torque, of_body(q, j), of_body(I, j), w, u)
            rows[:, j] = w
        return made(rows), Report(0.0 * fine, 0.0 * fine, fine)

    return step


def finish(I, c):
    R = quaternions.to_matrix(c.s.q)
    return R, divide(tr(R) @ c.s.M, I)


def finish_flight(masses, c):
    return finish(masses.I, c)


def place(masses, c):
    return c.x, c.v


def reverse(c):
    raise Unsupported("adams is not reversible: start a run with the opposite angular velocity instead")


def shift(change, I, c):
    """The history as it would be had the torque been another one, by change(t, R, W), from the beginning.

    What the torque owes to the attitude is smooth up to its first derivative, and more so if the model knows it.
    """
    if np.ndim(c.t):
        raise ValueError("one body at a time")  # the caller then does so
    w = np.array(flatten(c))
    shift_nodes(w, change)
    shift_model(w, change)
    w[K], w[STARTING] = min(w[K], SMOOTH), 1.0
    w[H] *= SHIFTED
    return state(w.tolist())


def build_controlled(jumps: bool, first: bool, model: bool, flies: bool = False) -> Parts:
    """The functions of the method.

    jumps : the torque has known jumps.
    first : the first step is chosen here.
    flies : the body moves.
    """
    attempt = in_place(jumps, model, flies)
    if flies:
        return Parts(
            stepper(attempt, flying_state), flying_starter(jumps, first), finish_flight, reverse, in_place=attempt,
            scratch=SCRATCH, between=with_place(between), between_at=(*range(7), *range(PLACE, PLACE + 6)), place=place,
        )  # fmt: skip
    return Parts(
        stepper(attempt, state), starter(jumps, first), finish, reverse, in_place=attempt, scratch=SCRATCH,
        between=between, between_at=tuple(range(7)), shift=shift,
    )  # fmt: skip


def build(model: bool = True) -> Parts:
    """The functions without their limits, for what only asks about their form."""
    return build_controlled(False, True, model)


METHODS = (
    Method(
        "adams",
        "one torque call a step: interpolates the torque and turns the body under it; any order up to 16",
        build,
        Kind.VELOCITY,
        Claims(
            order=ORDER, symplectic=False, reversible=False, free_energy=DRIFTS, energy=DRIFTS, momentum=EXACT,
            velocity_order=ORDER,
        ),
        Cost(start=1, step=1),
        Source("shampine1975", "chapter 10", "steps and orders; interpolating the torque alone is polhode's"),
        options={"model": Option(True, (True, False), "learn a linear model of the torque; False saves time")},
        own_steps=build_controlled,
        turn_limit=inf,
        doc=__doc__ or "",
    ),
)  # fmt: skip
