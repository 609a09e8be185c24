"""Runs that start from arrays on a GPU and store their samples there.

`simulate(..., engine="cuda")` uses this if omega, momentum or attitude is an array on the GPU.  `on_device()` returns
the samples without a copy.  All other attributes of the trajectory copy the samples to the host when they are
first used.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engines.dlpack import on_gpu
from ..engines.layout import count, to_rows
from ..engines.registry import find_engine
from ..errors import InvalidInput
from ..run.begin import make_problem
from ..run.checks import check_start_given, rotation_matrices
from ..run.driver import Driver
from ..run.policies import DeviceSteps
from ..run.result import Stats
from ..run.spec import RunSpec
from ..run.switching import Switching
from ..torques.base import mat3
from ..torques.observe import empty
from .trajectory import Trajectory


class DeviceTrajectory(Trajectory):
    """A trajectory whose samples are on the device."""

    run: Any  # the engine's run, which has the states at the end
    device_states: Any  # [sample, leaf, body]
    host_states: Any

    @property
    def states(self) -> np.ndarray:
        if self.host_states is None:
            self.host_states = self.device_states.copy_to_host().astype(float)
        return self.host_states

    @states.setter
    def states(self, value: Any) -> None:
        self.device_states, self.host_states = value, None

    @property
    def final(self) -> np.ndarray:
        rows: np.ndarray = self.run.rows
        return rows

    @final.setter
    def final(self, value: Any) -> None:
        self.run = value

    def on_device(self) -> Any:
        """R and omega on the GPU; `cupy.from_dlpack(samples.R)` and similar functions read them without a copy."""
        return self.run.finished(self.index, self.setup.batch)


def simulate_on_device(spec: RunSpec, omega: Any, momentum: Any, attitude: Any) -> Trajectory:
    """Return a run from a start on the GPU, with its samples there."""
    engine = find_engine(spec.engine)
    if not engine.on_gpu:
        raise InvalidInput("omega, momentum or attitude is on a GPU: use engine='cuda', or give a copy on the host")
    if not spec.uninterrupted:
        raise InvalidInput(
            "t_eval, callback and events need a start on the host: give copies of omega and attitude there"
        )
    if spec.control is not None:
        raise InvalidInput("step-size control needs a start on the host: give copies of omega and attitude there")
    check_start_given(omega, momentum)
    engine.require()
    attitude = attitude if on_gpu(attitude) else rotation_matrices(attitude)
    start = engine.read_device_start(spec.body, omega, momentum, attitude)
    setup, n, steps = spec.set_up(start.bodies), start.bodies or 1, spec.steps
    samples = 1 + -(-steps // min(setup.every, steps))
    # the states are placeholders: the device computes the true ones
    rows = np.broadcast_to(0.0, (count(setup.template), n))
    problem = make_problem(setup, rows, to_rows(empty(setup.observe_names), n))
    run = engine.make_device_run(problem, setup.precision, mat3(setup.body.axes), start, samples)
    driver = Driver(
        setup, problem.rows, DeviceSteps(setup), steps, before=Stats(0, setup.torque_calls(n, 0, 0), 0, 0.0, 0.0),
        held=Switching(setup, n, setup.t_start + steps * setup.dt), run=run,
        present=lambda result: DeviceTrajectory(*result),
    )  # fmt: skip
    trajectory: Trajectory = driver.advance(on_failure=spec.on_failure)
    return trajectory
