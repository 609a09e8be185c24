"""Basilisk: a spacecraft hub with its default integrator, RK4."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..tasks import Task
from . import Entry, Go, Peer, of_matrix


def solve(task: Task) -> list[Entry]:
    from Basilisk.simulation import spacecraft
    from Basilisk.utilities import RigidBodyKinematics, SimulationBaseClass, macros

    if task.torque is not None:
        return []
    sigma = RigidBodyKinematics.C2MRP(np.asarray(task.problem.attitude).T)

    def prepare(h: float) -> Go:
        n = round(task.t_end / h)
        tick = macros.sec2nano(h)

        def go() -> Any:
            sim = SimulationBaseClass.SimBaseClass()
            process = sim.CreateNewProcess("dynamics")
            process.addTask(sim.CreateNewTask("task", tick))
            craft = spacecraft.Spacecraft()
            craft.hub.mHub = 1.0
            craft.hub.r_BcB_B = [[0.0], [0.0], [0.0]]
            craft.hub.IHubPntBc_B = np.diag(task.moments).tolist()
            craft.hub.sigma_BNInit = [[x] for x in sigma]
            craft.hub.omega_BN_BInit = [[x] for x in task.problem.omega]
            sim.AddModelToTask("task", craft)
            sim.InitializeSimulation()
            sim.ConfigureStopTime(tick * n)
            sim.ExecuteSimulation()
            return RigidBodyKinematics.MRP2C(np.array(craft.scStateOutMsg.read().sigma_BN)).T

        return go

    settings = tuple(h for h in (0.5, 0.2, 0.1, 0.05, 0.02) if abs(task.t_end / h - round(task.t_end / h)) < 1e-9)
    return [Entry("RK4", prepare, settings, "step", of_matrix)] if settings else []


PEER = Peer(
    "Basilisk", "spacecraft simulation", "Basilisk", "bsk", "pip install bsk", solve,
    settings="spacecraft hub with its default integrator; each call builds the simulation, because it cannot be run "
    "twice; steps are whole nanoseconds, so only P1 is solved; free bodies only",
)  # fmt: skip
