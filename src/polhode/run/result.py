"""The result of a run: how it ended, its cost, and its states."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from .setup import Setup
    from .switching import Record


class Outcome(Enum):
    """How a run ended.  The value of a member is a message that says what to do.

    After DONE, STOPPED (by the callback) and EVENT (a terminal event), the run ended as planned.  After INTERRUPTED,
    TORQUE_FAILED, TOO_MANY_STEPS and INCOMPLETE the run can be continued.  STALLED, NOT_FINITE, LEFT_GROUP,
    STEP_TOO_SMALL and DIVERGED are failures.

    Attributes
    ----------
    good : bool
        Whether the run ended as planned.
    curable : bool
        Whether the run can be continued when the cause is gone.

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], omega=[0, 0, 1], t_end=1, dt=0.1)
    >>> run.outcome is ph.Outcome.DONE, run.outcome.good
    (True, True)
    """

    DONE = "done"
    STOPPED = "stopped by the callback"
    EVENT = "ended by a terminal event; its state is in trajectory.events"
    INTERRUPTED = "interrupted; the part computed so far is kept"
    STALLED = "a solve did not converge: the step is too large for the motion; make dt smaller"
    NOT_FINITE = (
        "the state is no longer finite: the torque or force gave NaN or infinity, or the step is too large; "
        "make dt smaller"
    )
    LEFT_GROUP = (
        "R is no longer a rotation: the step is too large for a method that does not keep R a rotation; make dt smaller"
    )
    TORQUE_FAILED = "the torque or force raised an exception"
    STEP_TOO_SMALL = (
        "even the shortest possible step (or dt_min) has an error above tol: the torque gives NaN or jumps there, or "
        "tol is below rounding; make tol larger, or end the run before this time"
    )
    TOO_MANY_STEPS = (
        "the run made max_steps attempts before t_end; make max_steps or tol larger, or continue with extend"
    )
    DIVERGED = (
        "the angular velocity grew without physical meaning: the torque opposes the motion and its impulse in "
        "one step exceeds twice the momentum, so that each step overshoots; make dt smaller"
    )
    INCOMPLETE = (
        "incomplete: the program that computed the run was stopped before t_end, or is still running; continue with "
        "`polhode run PATH --resume` or polhode.store.resume(path)"
    )

    @property
    def good(self) -> bool:
        """Whether the run ended as planned."""
        return self in (Outcome.DONE, Outcome.STOPPED, Outcome.EVENT)

    @property
    def curable(self) -> bool:
        """Whether the run can be continued after the cause is removed; it then repeats the step that failed."""
        return self in (Outcome.INTERRUPTED, Outcome.TORQUE_FAILED, Outcome.TOO_MANY_STEPS, Outcome.INCOMPLETE)


class Stats(NamedTuple):
    """Cost of a run, summed over all bodies of a batch.

    Attributes
    ----------
    steps : int
        Number of steps.  With step-size control: the accepted steps of the body with the most steps.
    torque_calls : int
        Evaluations of the whole torque, including those of rejected steps and of error estimates.  For Python
        functions: calls of these functions, each counted separately.
    newton_iterations : int
        Passes of the solves of implicit methods.
    worst_residual : float
        The largest residual of these solves, of the worst body.
    seconds : float
        Time of the steps, without compile_seconds.
    rejected : int
        Steps that step-size control rejected.
    smallest_step, largest_step : float
        With step-size control, without the shortened last step.
    resets : int
        With control="reversible": steps whose length no longer matched the motion and was reset. These steps are not
        reversible.
    compile_seconds : float
        Time to compile the run, or to load compiled code from disk.

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], lambda t: [0, 0, 1.0], omega=[0, 0, 0], t_end=1, dt=0.1, method="strang")
    >>> run.stats.steps, run.stats.torque_calls
    (10, 11)
    """

    steps: int
    torque_calls: int
    newton_iterations: int
    worst_residual: float
    seconds: float
    rejected: int = 0
    smallest_step: float = float("nan")
    largest_step: float = float("nan")
    resets: int = 0
    compile_seconds: float = 0.0


class RunResult(NamedTuple):
    """The samples of a run and the state from which it can continue; `motion` converts it to a Trajectory."""

    setup: Setup
    index: np.ndarray  # type: ignore[assignment]  # step of each sample
    states: Any  # [sample, leaf, body]: states of the method; on the device if the run was there
    final: np.ndarray  # [leaf, body] after the last step
    steps: int
    outcome: Outcome
    outcomes: tuple[Outcome, ...]  # for each body
    failed: np.ndarray  # step at which a body failed, or -1
    stats: Stats
    watched: np.ndarray  # data of the observers, [number, body]
    hunt: Any = None  # the state of the search for events at the end
    records: tuple[Record, ...] = ()  # the past commands of each held torque
    switched: int = -1  # the last step at which held torques were updated
