"""First guesses of inertia and initial state from the balance of angular momentum, without integrating the motion.

Along the measured motion, R J omega minus the time integral of the torque in space is constant.  This condition is
linear in the inertia J.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..body import Body
from ..engines.layout import from_rows, leaves
from ..errors import InvalidInput, PolhodeError
from ..groups import so3
from ..kernels.values import Mat3, Vec3
from ..torques.base import Bound
from .log import Log
from .prediction import Model
from .unknowns import ENTRIES, nearest_real

MOST = 2.0  # if two neighbouring attitudes differ by a larger angle (in radians), whole turns may be missed
ENOUGH = 0.4  # angle (in radians) between the attitudes from which an angular velocity is computed
PULL = 1e-3  # weight of the prior, the inertia of a sphere, for entries that the data hardly determine


class Motion(NamedTuple):
    """Attitudes and angular velocities at the same times, measured or computed from measurements."""

    t: np.ndarray
    R: np.ndarray
    omega: np.ndarray


def measured_motion(log: Log, omega: np.ndarray | None = None) -> Motion:
    """Return attitudes and angular velocities of a log; if one was not measured, compute it from the other."""
    if log.attitude is None:
        assert log.omega is not None
        rows = log.present("omega")
        t, W = log.t[rows], log.omega[rows]
        R = [np.eye(3)]
        for step in so3.exp(0.5 * (W[1:] + W[:-1]) * np.diff(t)[:, None]):
            R.append(R[-1] @ step)
        return Motion(t, np.array(R), W)
    if log.omega is not None:
        rows = log.present("attitude") & log.present("omega")
        if rows.sum() >= 4:
            return Motion(log.t[rows], log.attitude[rows], log.omega[rows])
    rows = log.present("attitude")
    t, R = log.t[rows], log.attitude[rows]
    turn = so3.log(np.swapaxes(R[:-1], 1, 2) @ R[1:])
    longest = float(np.linalg.norm(turn, axis=1).max())
    if omega is None and longest > MOST:
        raise InvalidInput(
            f"the body turns by {longest:.2f} rad or more between two attitudes of the log, so whole turns may be "
            "missed: give the angular velocity at the start, omega=..., or a denser log"
        )
    stride = max(1, int(ENOUGH / max(np.median(np.linalg.norm(turn, axis=1)), 1e-300)))
    stride = min(stride, max(1, (len(t) - 1) // 4))
    a, b = np.arange(len(t) - stride), np.arange(stride, len(t))
    arc = so3.log(np.swapaxes(R[a], 1, 2) @ R[b])
    return Motion(0.5 * (t[a] + t[b]), R[a] @ so3.exp(0.5 * arc), arc / (t[b] - t[a])[:, None])


def entry_matrices(entries: int) -> np.ndarray:
    """Return the symmetric matrices (entries, 3, 3) whose sum, weighted with the entries of J, is J."""
    E = np.zeros((entries, 3, 3))
    for k, (_, i, j) in enumerate(ENTRIES[:entries]):
        E[k, i, j] = E[k, j, i] = 1.0
    return E


def impulse(model: Model, motion: Motion, params: np.ndarray) -> np.ndarray | None:
    """Return the time integral of the torque in space along the measured motion, (n, 3); None if it is unknown."""
    if model.torque is None:
        return None
    try:
        bound = model.acting(params).bind(Body([1.0, 1.0, 1.0]), "python")
        if any(hold.source.asks for hold in bound.held):  # the commands of a controller depend on the whole motion
            return None
        gap = float(np.median(np.diff(motion.t)))
        T = [
            bound.torque(
                float(t), Mat3(*(Vec3(*map(float, R[:, k])) for k in range(3))), Vec3(*map(float, w)),
                parameters_at(bound, float(t), gap),
            )
            for t, R, w in zip(*motion)
        ]  # fmt: skip
    except (PolhodeError, AttributeError):
        return None
    space = np.einsum("nij,nj->ni", motion.R, np.array([[float(x) for x in v] for v in T]))
    steps = 0.5 * (space[1:] + space[:-1]) * np.diff(motion.t)[:, None]
    return np.asarray(np.concatenate([np.zeros((1, 3)), np.cumsum(steps, axis=0)]))


def parameters_at(bound: Bound, t: float, gap: float) -> Any:
    """Return the parameters of a bound torque, with the commands of its tables and schedules that hold at time t."""
    if not bound.held:
        return bound.p
    numbers = list(leaves(bound.p))
    for hold in bound.held:
        carried = None if hold.carried is None else hold.carried.reshape(-1, 1)
        rows = hold.rows(t, hold.source.at(t, gap).reshape(-1, 1), carried)
        numbers[hold.first : hold.first + hold.size] = np.broadcast_to(rows, (hold.size, 1))[:, 0].tolist()
    return from_rows(bound.p, numbers)


def inertia_guess(model: Model, motion: Motion, params: np.ndarray, inertia: str) -> np.ndarray:
    """Return the inertia that fits the balance of angular momentum best; its trace is 1 if there is no torque."""
    n = 6 if inertia == "full" else 3
    E = entry_matrices(n)
    A = np.einsum("nij,njk->nik", motion.R, np.einsum("kij,nj->nik", E, motion.omega))
    A = A - A.mean(axis=0)
    pushed = impulse(model, motion, params)
    b = np.zeros((len(A), 3)) if pushed is None else pushed - pushed.mean(axis=0)
    A, b = A.reshape(-1, n), b.reshape(-1)
    size = max(float(np.linalg.norm(A)) / np.sqrt(n), 1e-300)
    sphere = np.array([1 / 3, 1 / 3, 1 / 3, 0, 0, 0][:n])
    trace = np.array([1.0, 1, 1, 0, 0, 0][:n])
    if not b.any():
        rows = np.vstack([A, PULL * size * np.eye(n), 1e3 * size * trace])
        right = np.concatenate([b, PULL * size * sphere, [1e3 * size]])
        found = np.linalg.lstsq(rows, right, rcond=None)[0]
    else:
        found = np.linalg.lstsq(A, b, rcond=1e-6)[0]
        if not found @ trace > 0:
            found = sphere
    return nearest_real(np.tensordot(found, E, 1))


def start_guess(log: Log, motion: Motion) -> tuple[np.ndarray, np.ndarray]:
    """Return guesses of the angular velocity and attitude at the first time of the log."""
    few = min(len(motion.t), 5)
    t0 = log.t[0]
    weights = np.polynomial.polynomial.polyfit(motion.t[:few] - t0, motion.omega[:few], min(1, few - 1))
    omega = weights[0]
    attitude = motion.R[0] @ so3.exp(-(motion.t[0] - t0) * motion.omega[0])
    return omega, attitude


def fastest(motion: Motion) -> float:
    """Return the largest size of the angular velocity in the log, without the largest 1 % (outliers)."""
    return float(np.quantile(np.linalg.norm(motion.omega, axis=1), 0.99)) or 1.0
