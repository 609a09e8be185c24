"""What a run comes to: how it ended, what it took, and the states it leaves."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from .setup import Setup
    from .switching import Record


class Outcome(Enum):
    """How a run ended; the value is the message and its remedy."""

    DONE = "done"
    STOPPED = "stopped by the callback"
    EVENT = "ended by a terminal event; its state is in trajectory.events"
    INTERRUPTED = "interrupted; what was computed is kept"
    STALLED = "a solve did not converge: the step is too large for the motion; make dt smaller"
    NOT_FINITE = (
        "the state is no longer finite: the torque or force gave NaN or infinity, or the step is too large; "
        "make dt smaller"
    )
    LEFT_GROUP = (
        "R is no longer a rotation: the step is too large for a method that does not keep it one; make dt smaller"
    )
    TORQUE_FAILED = "the torque or force raised an exception"
    STEP_TOO_SMALL = (
        "no step that is long enough to be counted (or than dt_min) has an error within tol: the torque gives NaN or "
        "jumps there, or tol is below rounding; make tol larger, or end the run before"
    )
    TOO_MANY_STEPS = "max_steps were made before t_end; make max_steps or tol larger, or go on with extend"
    DIVERGED = (
        "the angular velocity grew without meaning: the torque opposes the motion and in one step exceeds twice the "
        "momentum, so that each step overshoots; make dt smaller"
    )
    INCOMPLETE = (
        "incomplete: the program that computed the run was stopped before t_end, or is still at work; continue with "
        "`polhode run PATH --resume` or polhode.store.resume(path)"
    )

    @property
    def good(self) -> bool:
        return self in (Outcome.DONE, Outcome.STOPPED, Outcome.EVENT)

    @property
    def curable(self) -> bool:
        """Can the run go on when the cause is gone?  The step that failed is then made again."""
        return self in (Outcome.INTERRUPTED, Outcome.TORQUE_FAILED, Outcome.TOO_MANY_STEPS, Outcome.INCOMPLETE)


class Stats(NamedTuple):
    """What a run took: of all bodies together, the residual the worst of them.

    torque_calls counts evaluations of the whole torque, those of rejected steps and of error estimates among them;
    with Python functions, calls of these, each on its own.
    With step-size control steps are those accepted, of the body that made most; the smallest and the largest leave out
    the last, which is cut.  resets counts, with control="reversible", the steps whose length had drifted away from
    what the motion asks for and was set anew; these steps are not reversible.
    seconds is the time that the steps took.  compile_seconds is the time that it took to compile the run, or to load
    compiled code from disk; it is not part of seconds.
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
    """The samples of a run and the state from which it goes on; `motion` makes a Trajectory of it."""

    setup: Setup
    index: np.ndarray  # type: ignore[assignment]  # step of each sample
    states: Any  # [sample, leaf, body]: the method's own variables; on the device where samples stay there
    final: np.ndarray  # [leaf, body] after the last step
    steps: int
    outcome: Outcome
    outcomes: tuple[Outcome, ...]  # of each body
    failed: np.ndarray  # step at which a body failed, or -1
    stats: Stats
    watched: np.ndarray  # what observers carry, [number, body]
    hunt: Any = None  # the search for events, as it stood at the end
    records: tuple[Record, ...] = ()  # what was commanded, of each held torque
    switched: int = -1  # the last step at which held torques were switched
