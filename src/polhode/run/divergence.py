"""Detection of runs that diverge because the steps are too long for a torque that brakes the body.

An explicit step under a torque that opposes the motion, such as -c omega, reverses the momentum and makes it larger
as soon as the torque's impulse in a step exceeds twice the momentum: c dt > 2 I.  For many steps the numbers remain
finite, but they are meaningless.  A run with equal steps has diverged if all of the following is true at its last
state:

- the torque depends on the angular velocity (with other torques this does not happen),
- a step turns the body by more than 100 rad, further than at any earlier sample,
- the torque opposes the motion (its power is negative), and dt |torque| > 2 |momentum|.

The first two need only the states.  If they are true, the torque is called once more for the third.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engines.layout import each, from_rows
from ..integrators.record import Kind
from ..kernels.values import dot
from .setup import Setup

TURN = 100.0  # turn of a step in rad beyond which a run may have diverged


def may_diverge(setup: Setup) -> bool:
    return setup.bound.kind is Kind.VELOCITY and setup.control is None and not setup.flies


def suspicious_speed(setup: Setup) -> float | None:
    """Return the angular velocity above which a run may have diverged; None if it cannot diverge in this way."""
    return TURN / setup.dt if may_diverge(setup) else None


def diverged(setup: Setup, t: float, states: np.ndarray, rows: np.ndarray, p: Any) -> dict[int, int]:
    """Return {body that diverged: index of the last sample before its velocity began to grow}.

    states: samples [sample, leaf, body]; rows: the state at t [leaf, body]; p: the parameters of the torque there.
    """
    if not may_diverge(setup) or not len(states):
        return {}
    n = rows.shape[1]
    with np.errstate(all="ignore"):
        R, W = setup.parts.finish(setup.I, from_rows(setup.template, list(rows)))
        speed = np.broadcast_to(np.sqrt(dot(W, W)), (n,))
        far = np.isfinite(speed) & (setup.dt * speed > TURN)
        if not far.any():
            return {}
        _, earlier = setup.parts.finish(setup.I, from_rows(setup.template, list(np.moveaxis(states, 1, 0))))
        speeds = np.broadcast_to(np.sqrt(dot(earlier, earlier)), (len(states), n))
        far = far & (speed >= speeds.max(axis=0)) & (speed > speeds[0])
        if not far.any():
            return {}
        try:
            T = each(lambda R, W, p: setup.bound_python.torque(t, R, W, p), (n,), R, W, p)
        except ArithmeticError:
            return {}
        for c in setup.bound_python.callbacks:
            c.error = None  # if this additional call fails, the torque is NaN, and the body does not count as diverged
        P = setup.I @ W
        overshoots = (dot(T, W) < 0) & (setup.dt**2 * dot(T, T) > 4 * dot(P, P))
    found = np.flatnonzero(far & np.broadcast_to(np.asarray(overshoots), (n,)))
    return {int(k): last_before_growth(speeds[:, k]) for k in found}


def last_before_growth(speed: np.ndarray) -> int:
    """Return the index of the sample after which the numbers increase until the end."""
    falls = np.flatnonzero(np.diff(speed) <= 0)
    return int(falls[-1]) + 1 if falls.size else 0
