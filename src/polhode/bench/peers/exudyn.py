"""exudyn: a rigid-body node with rotation vectors and its explicit Lie-group integrators."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..tasks import Task
from . import Entry, Go, Peer, of_matrix, steps


def solve(task: Task) -> list[Entry]:
    import exudyn as exu
    from exudyn import itemInterface as items

    if task.torque is not None:
        return []
    w0, R0 = np.asarray(task.problem.omega), np.asarray(task.problem.attitude)

    def system() -> Any:
        container = exu.SystemContainer()
        mbs = container.AddSystem()
        turned = exu.utilities.Rotation2RotationVector(R0) if hasattr(exu, "utilities") else np.zeros(3)
        node = mbs.AddNode(
            items.NodeRigidBodyRotVecLG(
                referenceCoordinates=[0.0] * 3 + list(turned), initialVelocities=[0.0] * 3 + list(w0)
            )
        )
        a, b, c = task.moments
        mbs.AddObject(items.ObjectRigidBody(physicsMass=1.0, physicsInertia=[a, b, c, 0.0, 0.0, 0.0], nodeNumber=node))
        mbs.Assemble()
        return mbs, node, container

    def entry(name: str) -> Entry:
        kind = getattr(exu.DynamicSolverType, name)

        def prepare(h: float) -> Go:
            mbs, node, container = system()
            settings = exu.SimulationSettings()
            settings.timeIntegration.endTime = task.t_end
            settings.timeIntegration.numberOfSteps = round(task.t_end / h)
            settings.timeIntegration.verboseMode = 0
            settings.timeIntegration.explicitIntegration.useLieGroupIntegration = True
            settings.timeIntegration.explicitIntegration.dynamicSolverType = kind
            settings.solutionSettings.writeSolutionToFile = False
            settings.displayStatistics = False
            settings.displayComputationTime = False
            initial = [mbs.systemData.GetODE2Coordinates(), mbs.systemData.GetODE2Coordinates_t()]

            def go() -> np.ndarray:
                mbs.systemData.SetODE2Coordinates(initial[0], exu.ConfigurationType.Initial)
                mbs.systemData.SetODE2Coordinates_t(initial[1], exu.ConfigurationType.Initial)
                if not mbs.SolveDynamic(settings, solverType=kind):
                    raise RuntimeError("SolveDynamic failed")
                out = mbs.GetNodeOutput(node, exu.OutputVariableType.RotationMatrix)
                return np.array(out)

            go.keep = container  # type: ignore[attr-defined]  # the system is deleted when its container is deleted
            return go

        return Entry(name, prepare, steps(task, task.problem.dt, task.t_end / 2e4, 2.0), "step", of_matrix)

    return [entry(name) for name in ("RK44", "RK67")]


PEER = Peer(
    "exudyn", "multibody dynamics", "exudyn", "exudyn", "pip install exudyn", solve,
    settings="NodeRigidBodyRotVecLG, explicit Lie-group integration; free bodies only",
)  # fmt: skip
