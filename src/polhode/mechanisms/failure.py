"""Messages about failed runs of mechanisms: which joint failed, when, and which step length would work."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from ..errors import SimulationFailed
from ..run.driver import Driver
from ..run.failures import blame
from ..run.result import Outcome
from .rattle import FAILED, JOINTS, PHASE, WORST, offsets
from .result import MechanismRun


def judged(made: MechanismRun, driver: Driver, on_failure: str) -> MechanismRun:
    """Return the run if it did not fail or if on_failure is "stop"; otherwise raise an exception with advice.

    The advice says which joint failed, when, and which step length would work.
    """
    outcome, run = made.outcome, driver.run
    if outcome.good or outcome is Outcome.INTERRUPTED:
        return made
    if outcome is Outcome.TORQUE_FAILED and driver.error is not None and on_failure == "raise":
        error, t = driver.error
        where = f"in {made.setup.acting.name} at t = {t:g}"
        where += f", step {made.steps} of {driver.steps}" if made.setup.control is None else ""
        raise blame(error, where, made)
    raised = outcome is Outcome.TORQUE_FAILED
    made.advice = advice(made, run) if made.setup.control is None and not raised else outcome.value + "."
    if raised and driver.error is not None:
        made.advice = f"{made.setup.acting.name} raised {driver.error[0]!r} at t = {driver.error[1]:g}."
    if on_failure == "stop":
        return made
    bad = first_failed(made.failed)
    which = f", mechanism {bad}" if made.setup.batch else ""
    step = int(made.failed[bad]) if made.setup.batch else made.steps
    raise SimulationFailed(
        f"{made.method} failed {driver.policy.place(driver, bad, step)}{which}: {made.advice} The valid part is the "
        "attribute `trajectory` of this exception; on_failure='stop' returns it instead.",
        made,  # type: ignore[arg-type]
    )


def first_failed(failed: np.ndarray) -> int:
    """Return the number of the mechanism that failed first; 0 if no mechanism failed."""
    return int(np.argmin(np.where(failed >= 0, failed, np.inf)))


def advice(made: MechanismRun, run: Any) -> str:
    """Return a message about what failed, and which step length would work there."""
    bad = first_failed(run.counts[:, FAILED])
    setup, counts = made.setup, run.counts[bad]
    if counts[PHASE] == JOINTS:
        b = setup.built
        joint = b.joints[b.joint_of_tile[int(counts[WORST])]]
        what = f"no impulse was found that keeps joint {joint.name!r} ({joint.type}) together"
    else:
        what = "the loads gave NaN or infinity, or grow too fast with the velocities for this step"
    if setup.acting.plain and counts[PHASE] != JOINTS:  # the user's functions are not called again to try other steps
        return f"{what}: look at what {setup.acting.name} returns there, or make dt smaller than {setup.dt:.3g}."
    dt = step_that_works(made, run, bad)
    if dt is None:
        return f"{what}; no step down to dt = {setup.dt * 2.0**-20:.3g} works there. The position may be singular."
    return f"{what}: the step is too long for the motion; dt = {dt:.3g} works there."


def step_that_works(made: MechanismRun, run: Any, bad: int) -> float | None:
    """Return the longest step dt/2^k with which the failed step can be made, or None if there is none.

    If loads are Python functions, return dt/2 without calling them again.
    """
    setup = made.setup.member(bad) if made.setup.batch else made.setup
    if setup.acting.plain:
        return setup.dt / 2
    t = setup.t_start + float(run.counts[bad, FAILED]) * setup.dt
    rows = made.final[:, bad : bad + 1].copy()
    rows[offsets(setup.built.plan).history :] = 0.0
    for k in range(1, 21):
        dt = setup.dt / 2**k
        trial = replace(setup, dt=dt, t_start=t).run_from(rows)
        trial.advance(0, 1, 1)
        if trial.counts[0, FAILED] < 0:
            return dt
    return None
