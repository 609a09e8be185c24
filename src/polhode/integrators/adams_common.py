"""`adams` in Python for a torque that is called for all bodies at once.

The steps are common to all bodies, but each body has its own order.
"""

from typing import Any

import numpy as np

from ..kernels.solve import Report
from ..kernels.values import Mat3, Vec3
from . import adams_layout as at
from .adams_attempt import learn_if_due
from .adams_state import flatten, of_body, put_first_node, put_start, state
from .adams_step import STRICT, accept, correct, estimate, order_of, predict, reject
from .adams_turn import judged_error
from .record import Kernel

Bodies = list[tuple[Any, np.ndarray, np.ndarray]]  # for each body: moments of inertia, state, scratch memory


def torques_at(torque: Kernel, q: Any, t: Any, R: np.ndarray, W: np.ndarray) -> np.ndarray:
    """Return the torques in space, (n, 3), of one call at n attitudes (row by row) and angular velocities."""
    R = R.reshape(-1, 3, 3)
    T = torque(t, Mat3(*(Vec3(*R[:, :, c].T.copy()) for c in range(3))), Vec3(*W.T.copy()), q)
    return np.einsum("nij,nj->ni", R, np.stack([np.broadcast_to(x, len(R)) for x in T], axis=-1))


def call_all(torque: Kernel, q: Any, t: float, bodies: Bodies) -> None:
    """Call the torque for all bodies at once; store it, in space, in u[NEW_T...] of each body."""
    R = np.array([u[at.NEW_R : at.NEW_R + 9] for _, _, u in bodies])
    W = np.array([u[at.NEW_W : at.NEW_W + 3] for _, _, u in bodies])
    for (_, _, u), tau in zip(bodies, torques_at(torque, q, t, R, W), strict=True):
        u[at.NEW_T : at.NEW_T + 3] = tau


def attempt_all(torque: Kernel, q: Any, bodies: Bodies, model: bool) -> float:
    """Try one step of all bodies; accept or reject it.

    Return 1 if the run can go on, and 0 if the next step would be too short.
    """
    t = float(bodies[0][1][at.TIME])
    h = min(min(float(w[at.H]) for _, w, _ in bodies), float(q.longest))
    cut = t + h >= q.end
    new = float(q.end) if cut else t + h
    h, allowed, fine = new - t, STRICT * q.tol, []
    for I, w, u in bodies:
        learn_if_due(w, u, model)
        u[at.EXTRA] = u[at.FORCE_SIZE] = u[at.WEIGHT_F] = 0.0
        predict(I, w, u, h, *order_of(w), q.tol)
    call_all(torque, q, new, bodies)
    for I, w, u in bodies:
        k, n = order_of(w)
        estimate(I, w, u, h, k, n)
        e = judged_error(u, k, u[at.UNIT_E], w[at.ON] > 0.5)
        fine.append(e if e <= allowed and correct(I, w, u, h, k) > 0.5 else max(e, 1e300 if e <= allowed else e))
    if all(e <= allowed for e in fine):
        for (_, w, u), e in zip(bodies, fine, strict=True):
            k, n = order_of(w)
            accept(w, u, h, new, k, n, e, allowed, cut)
        return 1.0
    for (_, w, u), e in zip(bodies, fine, strict=True):
        if e <= allowed:
            w[at.REJECTED] += 1.0
        else:
            reject(w, u, h, order_of(w)[0], e, allowed)
        if cut:
            w[at.CUT] = 1.0
    shortest = min(float(w[at.H]) for _, w, _ in bodies)
    return 0.0 if shortest < q.shortest or t + shortest == t else 1.0


def common_stepper(alone: Kernel, model: bool) -> Kernel:
    """Return step(...): one attempt for all bodies together; alone(...) is the step of a single body."""

    def step(torque, q, I, h, t, c):
        rows = np.array(flatten(c))
        if rows.ndim == 1:
            return alone(torque, q, I, h, t, c)
        n = rows.shape[1]
        if not rows[at.TIME, 0] < q.end:
            return c, Report(np.zeros(n), np.zeros(n), np.full(n, 2.0))
        bodies = [(of_body(I, j), rows[:, j].copy(), np.zeros(at.SCRATCH)) for j in range(n)]
        fine = attempt_all(torque, q, bodies, model)
        new = np.stack([w for _, w, _ in bodies], axis=-1)
        return state(new), Report(np.zeros(n), np.zeros(n), np.full(n, fine))

    return step


def common_starter(alone: Kernel, first: bool) -> Kernel:
    """Return start(...), which starts all bodies with one torque call; alone(...) starts a single body."""

    def start(torque, q, I, h, t, R, W):
        if q == () or not np.ndim(W.x):
            return alone(torque, q, I, h, t, R, W)
        bodies = [(of_body(I, j), np.zeros(at.LEAVES), np.zeros(at.SCRATCH)) for j in range(np.size(W.x))]
        for j, (moments, w, u) in enumerate(bodies):
            put_start(w, u, moments, of_body(R, j), of_body(W, j))
        call_all(torque, q, t, bodies)
        for j, (moments, w, u) in enumerate(bodies):
            put_first_node(moments, q, h, of_body(W, j), w, u, t, first)
        return state(np.stack([w for _, w, _ in bodies], axis=-1))

    return start
