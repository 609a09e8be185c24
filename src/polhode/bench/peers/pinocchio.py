"""Pinocchio: accelerations by ABA, integrated in Python with RK4 on the configuration space."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..tasks import Task
from . import Entry, Go, Peer, of_matrix, steps


def solve(task: Task) -> list[Entry]:
    import pinocchio as pin

    if task.torque is not None and not task.weight:
        return []
    model = pin.Model()
    joint = model.addJoint(0, pin.JointModelSpherical(), pin.SE3.Identity(), "pivot")
    a, b, c = task.moments
    g = task.weight
    arm = np.array([0.0, 0.0, 1.0 if g else 0.0])
    about = np.diag([a - 1.0, b - 1.0, c] if g else [a, b, c])
    model.appendBodyToJoint(joint, pin.Inertia(1.0, arm, about), pin.SE3.Identity())
    model.gravity.linear = np.array([0.0, 0.0, -g])
    data, none = model.createData(), np.zeros(3)
    y0 = task.start
    q0, w0 = np.array([*y0[1:4], y0[0]]), y0[4:].copy()

    def prepare(h: float) -> Go:
        n = round(task.t_end / h)

        def go() -> Any:
            q, w = q0, w0
            for _ in range(n):
                a1 = pin.aba(model, data, q, w, none).copy()
                w2 = w + 0.5 * h * a1
                a2 = pin.aba(model, data, pin.integrate(model, q, 0.5 * h * w), w2, none).copy()
                w3 = w + 0.5 * h * a2
                a3 = pin.aba(model, data, pin.integrate(model, q, 0.5 * h * w2), w3, none).copy()
                w4 = w + h * a3
                a4 = pin.aba(model, data, pin.integrate(model, q, h * w3), w4, none)
                q = pin.integrate(model, q, h / 6.0 * (w + 2.0 * w2 + 2.0 * w3 + w4))
                w = w + h / 6.0 * (a1 + 2.0 * a2 + 2.0 * a3 + a4)
            return pin.Quaternion(q[3], q[0], q[1], q[2]).normalized().toRotationMatrix()

        return go

    settings = steps(task, task.problem.dt, task.t_end / 1e4, 4.0)
    return [Entry("ABA, RK4 in Python", prepare, settings, "step", of_matrix)]


PEER = Peer(
    "Pinocchio", "articulated-body algorithm", "pinocchio", "pin", "pip install pin", solve,
    settings="spherical joint; RK4 with the velocities of the stages summed in one tangent space, as is common, which "
    "gives second order in the attitude",
)  # fmt: skip
