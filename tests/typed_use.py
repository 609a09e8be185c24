"""Check the types that editors show for results. mypy checks this file, and nothing runs it."""

from typing import assert_type

import polhode as ph
from polhode.mechanisms import Batch, Mechanism, MechanismRun, MechanismStepper


def check_mechanism(m: Mechanism) -> None:
    assert_type(ph.simulate(m, t_end=1.0, dt=0.1), MechanismRun)
    assert_type(ph.simulate(Batch([m]), load=ph.forces.gravity(), t_end=1.0, dt=0.1), MechanismRun)
    assert_type(ph.stepper(m, dt=0.1, motors=["elbow"]), MechanismStepper)
    ph.simulate(m, t_end=1.0, dt=0.1, omega=[0, 0, 1])  # type: ignore[call-overload]


def check_body(body: ph.Body) -> None:
    assert_type(ph.simulate(body, omega=[0, 0, 1], t_end=1.0, dt=0.1), ph.Trajectory)
    assert_type(ph.simulate([1, 2, 3], ph.torques.heavy_top(1.0), omega=[0, 0, 1], t_end=1.0, tol=1e-6), ph.Trajectory)
    assert_type(ph.stepper(body, omega=[0, 0, 1], dt=0.1), ph.Stepper)
