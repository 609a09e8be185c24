"""The variables of Betsch & Siebert 2009, computed from trajectories of quat_em, quat_vi and dir_em."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..errors import InvalidInput
from ..integrators.directors import euler_tensor
from ..integrators.quaternion_em import middle
from ..kernels.quaternions import Gt, conjugate, dot4, vector
from ..kernels.values import Quat, cross, dot, quat_quat
from ..motion.trajectory import Trajectory


class Diagnostics(NamedTuple):
    """Variables of quat_em or quat_vi at each sample.  For a batch, all arrays have an additional first axis.

    The body axes are the principal axes.
    """

    q: np.ndarray  # (n, 4) quaternion
    p: np.ndarray  # (n, 4) its momentum, q (0, 2 Pi)
    length: np.ndarray  # (n,) q.q - 1, the constraint (37)
    level: np.ndarray  # (n,) q.p, the constraint on the momentum (40)
    # (n - 1,) lambda of each step: for quat_em at its middle (remark 4.3), for quat_vi at its start
    multiplier: np.ndarray
    energy: np.ndarray  # (n,)
    momentum: np.ndarray  # (n, 3) in space


def diagnostics(trajectory: Trajectory) -> Diagnostics:
    """Return the variables, constraints and Lagrange multiplier of the paper for a trajectory with all steps (every=1).

    V is known on unit quaternions.  It is extended as |q|^2 V(q/|q|), in agreement with the paper's formula for V
    linear in R.  Then lambda = -2 V in the middle of the step for quat_em.
    """
    if trajectory.method not in ("quat_em", "quat_vi"):
        raise InvalidInput(
            f"diagnostics need a run of quat_em or quat_vi; this trajectory was computed by {trajectory.method}"
        )
    if np.any(np.diff(trajectory.index) != 1) or trajectory.setup.control is not None:
        raise InvalidInput(
            "diagnostics need every step of the trajectory, and all steps of the same length: simulate(..., every=1)"
        )
    setup, h, order = trajectory.setup, trajectory.setup.dt, trajectory._order
    s = trajectory.own
    p = Gt(s.q, 2.0 * s.P)
    q0, q1 = (Quat(*(x[k] for x in s.q)) for k in (slice(None, -1), slice(1, None)))
    e = quat_quat(conjugate(q0), q1)
    u = (1.0 / (1.0 + e.w)) * vector(e)
    V = 0.0 * e.w
    if setup.bound_python.energy is not None:
        V = V + setup.bound_python.energy(trajectory.t[:-1, None] + 0.5 * h, middle(q0, u), setup.bound_python.p)
    multiplier = -2.0 * V
    if trajectory.method == "quat_vi":
        y = setup.I @ vector(e)
        F = (2.0 / h) * (e.w * y + cross(vector(e), y))
        cuT = (2.0 / h) * dot(u, F - type(s.P)(*(x[:-1] for x in s.P)))  # the product c (u.T - u.u V), or u.T
        c, chord = 1.0 / (1.0 + dot(u, u)), trajectory.options["midpoint"] == "chord"
        cV = c * V if chord else 0.0 * V
        cuT = cuT + dot(u, u) * cV
        kinetic = 4.0 / (h * h) * dot(vector(e), y)
        # q_n.D_1 L_d/h for the step after sample n, and q_n.D_2 L_d/h for the step before it
        ahead, behind = kinetic - cV - cuT, kinetic - cV + cuT
        multiplier = ahead + np.concatenate([ahead[:1], behind[:-1]])
    return Diagnostics(
        order(np.stack(s.q, axis=-1)), order(np.stack(p, axis=-1)), order(dot4(s.q, s.q) - 1.0), order(dot4(s.q, p)),
        order(multiplier), trajectory.energy, trajectory.momentum,
    )  # fmt: skip


def directors_energy(trajectory: Trajectory) -> np.ndarray:
    """Return the energy that dir_em conserves, at each sample of a trajectory.

    It is the kinetic energy of the velocities of the directors, plus V.
    """
    if trajectory.method != "dir_em":
        raise InvalidInput(
            f"the energy of the directors needs a run of dir_em; this trajectory was computed by {trajectory.method}"
        )
    A, E = trajectory.own.A, euler_tensor(trajectory.setup.I)
    # the sum of E_I v_I.v_I/2 from (18)
    kinetic = 0.5 * (E.x * dot(A.e1, A.e1) + E.y * dot(A.e2, A.e2) + E.z * dot(A.e3, A.e3))
    return trajectory._order(kinetic) + trajectory.potential_energy
