"""Drake: a continuous MultibodyPlant and its error-controlled integrators."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..tasks import Task
from . import Entry, Go, Peer


def solve(task: Task) -> list[Entry]:
    from pydrake.math import RigidTransform, RotationMatrix
    from pydrake.multibody.math import SpatialVelocity
    from pydrake.multibody.plant import MultibodyPlant
    from pydrake.multibody.tree import RotationalInertia, SpatialInertia
    from pydrake.systems.analysis import ResetIntegratorFromFlags, Simulator

    if task.torque is not None:
        return []
    R0, omega = np.asarray(task.problem.attitude), np.asarray(task.problem.omega)

    def entry(scheme: str, tolerances: tuple[float, ...]) -> Entry:
        def prepare(tol: float) -> Go:
            plant = MultibodyPlant(time_step=0.0)
            inertia = SpatialInertia.MakeFromCentralInertia(1.0, np.zeros(3), RotationalInertia(*task.moments))
            body = plant.AddRigidBody("body", inertia)
            plant.mutable_gravity_field().set_gravity_vector([0.0, 0.0, 0.0])
            plant.Finalize()
            simulator = Simulator(plant)
            ResetIntegratorFromFlags(simulator, scheme, 0.1)
            integrator = simulator.get_mutable_integrator()
            integrator.set_target_accuracy(tol)
            integrator.set_fixed_step_mode(False)
            context = simulator.get_mutable_context()

            def go() -> Any:
                context.SetTime(0.0)
                plant.SetFreeBodyPose(context, body, RigidTransform(RotationMatrix(R0), np.zeros(3)))
                plant.SetFreeBodySpatialVelocity(context, body, SpatialVelocity(R0 @ omega, np.zeros(3)))
                simulator.Initialize()
                simulator.AdvanceTo(task.t_end)
                return plant.EvalBodyPoseInWorld(context, body).rotation().matrix()

            return go

        return Entry(scheme, prepare, tolerances, end=lambda R: np.asarray(R))

    fine = (1e-3, 1e-5, 1e-7, 1e-9)
    return [entry("runge_kutta3", fine), entry("runge_kutta5", fine)]


PEER = Peer(
    "Drake", "multibody dynamics", "pydrake", "drake", "pip install drake", solve,
    settings="continuous MultibodyPlant, target accuracy = tol, steps of at most 0.1; free bodies only",
)  # fmt: skip
