"""A run in progress, and the loop that advances it in blocks of steps and passes the states to sinks.

A *policy* (`policies.py`) decides how many steps a block has and which of them count, for steps of fixed or of
controlled length, and stores the samples.  A *sink* processes the states, for example to find events or to call the
user's callback.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from ..engines.compile_time import compile_seconds
from ..engines.problem import Progress
from ..errors import OutOfMemory, PolhodeError, SimulationFailed, warn_caller
from ..integrators import variant
from ..kernels.values import Vec3
from .begin import make_run
from .checks import warn_of_long_steps
from .divergence import diverged, may_diverge
from .failures import blame, explained, finish, is_off, is_on, look_again, off_group
from .interrupts import STOP, Interrupts, progress_bar
from .result import Outcome, RunResult, Stats
from .setup import Setup
from .switching import Switching

if TYPE_CHECKING:
    from .policies import ControlledSteps, FixedSteps

UNLIMITED = 2**62


class BlockLength:
    """The number of steps in a block: about `seconds` of work.

    It is at most `most`, and at most four times that of the previous block.
    """

    def __init__(self, first: int, most: int = UNLIMITED, seconds: float = 0.1) -> None:
        self.steps, self.most, self.seconds = max(1, min(first, most)), most, seconds

    def adapt(self, steps: float, took: float) -> None:
        """Choose the length of the next block, given the time that a number of steps took."""
        self.steps = max(1, int(min(self.seconds * steps / max(took, 1e-6), 4 * self.steps, self.most)))


class Block(NamedTuple):
    """The data of a block of steps for sinks."""

    first: int  # number of the step before the block
    states: np.ndarray | None  # states after each step that counts, [step, leaf, body]; None if no sink needs them
    sample: np.ndarray | None  # state of the last sample, [leaf, body]; None if the block does not end with a sample
    failed: np.ndarray  # for each body, the number of the failed step, or -1
    goes_on: bool  # False if something in the block ends the run


class Sink(Protocol):
    """An object that processes the states of a run."""

    every_step: bool = False  # whether the sink needs the states after every step
    every_sample: bool = False  # whether the sink is called after every sample, before the next step
    first_block: int = UNLIMITED  # largest number of steps of the first block
    longest_block: int = UNLIMITED
    hunt: Any = None  # the search for events, which becomes part of the result of the run, or None

    def begin_block(self, driver: Driver) -> None:
        return None

    def take(self, driver: Driver, block: Block) -> Outcome | None:
        """Process the states; return an outcome to end the run, or None."""

    def close(self, driver: Driver, trajectory: Any) -> None:
        """Finish after the last block; `trajectory` is the result of the run."""
        return None


class Halted(NamedTuple):
    """A run after its return to an earlier step."""

    rows: np.ndarray
    progress: Progress
    observed: np.ndarray
    error: Exception | None = None

    @property
    def n(self) -> int:
        return int(self.rows.shape[1])


class Driver:
    """A run in progress.

    Parameters
    ----------
    rows : the states at the beginning, [leaf, body].
    steps : the step at which the run ends; with step-size control, the largest number of attempts.
    before : the cost of the run so far.
    held : torques that change between steps.
    watched : the data of the observers, [number, body].
    present : converts a `RunResult` into the result for the caller, a trajectory.
    run : the run of the engine; created if None.
    """

    def __init__(
        self, setup: Setup, rows: np.ndarray, policy: FixedSteps | ControlledSteps, steps: int, *, before: Stats,
        held: Switching, present: Callable[[RunResult], Any], watched: np.ndarray | None = None,
        sinks: Sequence[Sink] = (), run: Any = None,
    ) -> None:  # fmt: skip
        self.setup, self.first_rows, self.policy, self.steps = setup, rows, policy, steps
        self.before, self.held, self.present, self.sinks = before, held, present, sinks
        watched = np.zeros((0, rows.shape[1])) if watched is None else watched
        self.run = make_run(setup, rows, watched, held.parameters(setup.bound)) if run is None else run
        self.every_step = any(s.every_step for s in sinks)
        self.every_sample = any(s.every_sample for s in sinks)
        first = max(1, (1_000 if setup.bound.plain else setup.runs_on.first_block) // rows.shape[1])
        first = min([first, policy.first_block, *(s.first_block for s in sinks)])
        self.length = BlockLength(first, min([policy.longest_block, *(s.longest_block for s in sinks)]))
        self.i, self.outcome, self.on_failure = before.steps, Outcome.DONE, "raise"
        self.calls_before = setup.calls()
        self.began, self.earlier = time.perf_counter(), (0.0, 0.0)
        self.warned = False  # whether the warning about long steps was given
        self.error: tuple[BaseException, float] | None = None  # the exception of a user's function, and its time
        self.raised: Exception | None = None  # the exception of a kernel in the last block

    @property
    def hunt(self) -> Any:
        """The search for events, if there is one."""
        return next((s.hunt for s in self.sinks if s.hunt is not None), None)

    @property
    def finished(self) -> bool:
        return not (self.i < self.steps and self.policy.unfinished(self))

    @property
    def at_end(self) -> bool:
        """Whether the run is at its end and does not continue from the state before a shortened last step."""
        return self.finished and self.policy.last

    def time(self, i: int) -> float:
        return self.setup.t_start + i * self.setup.dt

    def failed_calls(self) -> list[Any]:
        """The user's functions that have raised an exception."""
        return [c for c in self.setup.bound.callbacks if c.error is not None]

    # --- the loop ---------------------------------------------------------------------------------------------

    def advance(self, until: int | None = None, *, progress: bool = False, on_failure: str = "raise") -> Any:
        """Continue to step number `until` (by default the last) and return the result so far."""
        until = self.steps if until is None else until
        self.outcome, self.on_failure, self.began = Outcome.DONE, on_failure, time.perf_counter()
        policy = self.policy
        try:
            bar = progress_bar(progress, policy.progress_total(self))
            with bar as show, Interrupts(self.setup.bound.callbacks) as stop:
                while self.i < until and policy.unfinished(self) and self.make_block(until, show):
                    if stop() and self.i < self.steps:
                        self.outcome = Outcome.INTERRUPTED
                        break
            return self.close()
        except MemoryError as e:
            if hasattr(e, "trajectory"):  # an exception of one of the user's functions
                raise
            raise OutOfMemory(f" after step {self.i}", policy.samples_to_keep(self), 8 * self.first_rows.size) from None
        finally:
            self.earlier = self.elapsed()
            self.began = time.perf_counter()

    def make_block(self, until: int, show: Callable[[int], None]) -> bool:
        """Do a block of steps and pass it to the sinks; return False if the run ends with it."""
        instant = self.policy.instant(self)
        if instant is not None and self.held.due(instant) and not self.switch(instant):
            return False
        policy, setup = self.policy, self.setup
        n, gap, on_sample = policy.next_block(self, until)
        for sink in self.sinks:
            sink.begin_block(self)
        unseen = setup.runs_on.samples_are_copied and not on_sample  # then no samples are copied from the device
        out = self.compute(n, 1 if self.every_step else n + 1 if unseen else gap)
        failed = self.run.progress.failed
        n = len(out) if gap == 1 and len(out) < n else n  # fewer steps: the body has reached the end
        made = self.count(n, failed)
        block = policy.take(self, out, made, gap, on_sample, failed)
        self.i += made
        show(policy.progress_made(self, made))
        goes_on = made == n and not np.all(failed >= 0)
        if goes_on and not self.finished and on_sample and not setup.batch and policy.on_host:
            goes_on = not off_group(setup, out[made - 1 if self.every_step else made // gap - 1])[0]
        block = block._replace(goes_on=bool(goes_on))
        for sink in self.sinks:
            outcome = sink.take(self, block)
            if outcome is not None:
                self.outcome = outcome
                return False
        return block.goes_on

    def compute(self, n: int, every: int) -> Any:
        """Let the engine do n steps; return the states after every `every` steps."""
        setup, began = self.setup, time.perf_counter()
        try:
            out = self.run.advance(self.i, n, every)
        except Exception as e:  # not an exception of a step: the code cannot be compiled or traced
            if isinstance(e, MemoryError) and not setup.bound.plain:  # polhode's own arrays do not fit
                raise
            better = explained(e, setup)
            if better is not None or isinstance(e, PolhodeError):
                raise better or e from None
            between = f"in {setup.torque.name} between steps {self.i} and {self.i + n}"
            raise self.failure(e, between, Outcome.TORQUE_FAILED) from None
        self.raised = self.run.error
        if self.raised is not None and (better := explained(self.raised, setup)) is not None:
            raise better from None
        if setup.runs_on.adapts_blocks:
            self.length.adapt(n, time.perf_counter() - began)
        return out

    def switch(self, instant: int) -> bool:
        """Update held torques between steps; return False if this failed and the run must end."""
        try:
            self.held.act(self.run, instant)
            self.policy.switched(self)
        except KeyboardInterrupt:
            self.outcome = Outcome.INTERRUPTED
            return False
        except Exception as e:
            self.outcome, self.error = Outcome.TORQUE_FAILED, (e, self.held.time(instant))
            if self.on_failure == "stop":
                return False
            at = f"switching {self.setup.torque.name} at t = {self.held.time(instant):g}"
            at += f", step {self.i} of {self.steps}" if self.setup.control is None else ""
            raise self.failure(e, at, Outcome.TORQUE_FAILED) from None
        return True

    def count(self, n: int, failed: np.ndarray) -> int:
        """Return how many of the n steps are valid.

        For one body these are the steps before its failure; for a batch, all steps unless a torque raised an exception.
        """
        halted = bool(self.failed_calls())
        if self.raised is not None or (halted and self.run.n > 1):
            return int(self.run.made)
        return n if (self.setup.batch and not halted) or failed[0] < 0 else int(failed[0]) - self.i

    # --- the end ------------------------------------------------------------------------------------------------

    def failure(self, e: BaseException, where: str, outcome: Outcome) -> BaseException:
        """Return an exception of a user's function with a note on time and step, and with the valid part of the run."""
        self.outcome = outcome
        return blame(e, where, self.present(self.result()))

    def close(self) -> Any:
        """Return the trajectory at the end of the run, or raise the user's own exception."""
        setup = self.setup
        failing = next(iter(self.failed_calls()), None)
        error: BaseException | None = self.raised if failing is None else failing.error
        for c in setup.bound.callbacks:
            c.error = None
        if error is not None and (self.i < self.steps or not isinstance(error, KeyboardInterrupt)):
            interrupt = isinstance(error, KeyboardInterrupt)
            self.outcome = Outcome.INTERRUPTED if interrupt else Outcome.TORQUE_FAILED
        self.outcome = self.policy.final_outcome(self)
        trajectory = self.present(self.result())
        for sink in self.sinks:
            sink.close(self, trajectory)
        if error is not None:
            if failing is not None:
                t = float(np.ravel(failing.error_time)[0])
            else:  # with step-size control, the time of the slowest body
                t = self.time(self.i) if setup.control is None else float(np.nanmin(trajectory.t[..., -1]))
            self.error = error, t
        if self.outcome is Outcome.TORQUE_FAILED and self.on_failure == "raise":
            assert error is not None
            where = f"in {setup.torque.name} at t = {t:g}"
            if not setup.batch and setup.control is None:
                where += f", step {self.i} of {self.steps}"
            raise blame(error, where, trajectory)
        self.policy.warn(self, trajectory)
        return report(self, trajectory)

    def elapsed(self) -> tuple[float, float]:
        """Return the seconds of computing and of compiling."""
        compiled = compile_seconds(self.began)
        return self.earlier[0] + time.perf_counter() - self.began - compiled, self.earlier[1] + compiled

    def result(self) -> RunResult:
        """Return the result so far, with the outcome of each body."""
        setup, run, outcome, policy = self.setup, self.run, self.outcome, self.policy
        seconds, compiled = self.elapsed()
        q = run.progress
        index, states, failed = policy.gather(self)
        outcomes = policy.outcomes(self, failed.size)
        R, W = finish(setup, run.rows) if policy.on_host else (None, None)
        suspects = self.look_for_failures(R, index, states, failed, outcomes, q.stalled)
        # for a body of a batch, steps after its terminal event do not count
        hunt, over = self.hunt, np.zeros(0, int)
        if hunt is not None and setup.batch:
            over = np.flatnonzero((hunt.done >= 0) & ((failed < 0) | (failed >= hunt.done)))
            failed[over] = -1
        if outcome in (Outcome.INTERRUPTED, Outcome.TORQUE_FAILED) and run.n == 1:
            failed[:] = -1  # the state is the last valid one
        for k in suspects[failed[suspects] < 0]:
            outcomes[k] = outcome
        if outcome.good and np.any(failed >= 0):
            outcome = outcomes[int(np.argmax(failed >= 0))]
        for k in over:
            failed[k], outcomes[k] = hunt.done[k], Outcome.EVENT
        if not setup.batch and failed[0] >= 0:
            keep = index <= failed[0]
            index, states = index[keep], states[keep]
        # with step-size control, dt is only the first step, so there is no such warning
        if W is not None and not self.warned and setup.control is None:
            W = Vec3(*(np.where(failed < 0, v, np.nan) for v in W)) if np.any(failed >= 0) else W
            self.warned = warn_of_long_steps(setup, W, lambda: finish(setup, self.first_rows)[1])
        steps = policy.steps_made(self, failed)
        index, states = policy.select(index, states)
        return RunResult(
            setup, index, states, policy.final(self), steps, outcome, tuple(outcomes), failed,
            policy.stats(self, steps, q, seconds, compiled), run.observed.copy(), hunt, self.held.records,
            self.held.done,
        )  # fmt: skip

    def look_for_failures(
        self, R: Any, index: np.ndarray, states: Any, failed: np.ndarray, outcomes: list[Outcome], stalled: np.ndarray
    ) -> np.ndarray:
        """Return the bodies with an invalid state; write their steps and outcomes to `failed` and `outcomes`."""
        setup, run, policy = self.setup, self.run, self.policy
        bad = failed >= 0
        # check the samples again: packs report a failure one step late, and R may have left SO(3)
        if policy.on_host and not (run.n == 1 and np.isfinite(run.rows).all() and is_on(R)):
            bad = bad | ~np.isfinite(run.rows).all(axis=0) | is_off(R, run.rows.shape[1:])
        suspects = np.flatnonzero(bad)
        estimates = setup.control is not None and setup.control.estimates_errors
        for k in suspects:
            unsolved = Outcome.STEP_TOO_SMALL if estimates else Outcome.STALLED
            outcomes[k] = unsolved if stalled[k] else Outcome.NOT_FINITE
        if not policy.on_host:
            return suspects
        if suspects.size:
            look_again(setup, index, states, suspects, failed, outcomes)
        if self.outcome.good and may_diverge(setup):
            p = self.held.parameters(setup.bound_python)
            for body, last_good in diverged(setup, self.time(self.i), states, run.rows, p).items():
                if failed[body] < 0:
                    failed[body], outcomes[body] = index[last_good], Outcome.DIVERGED
        return suspects


def report(driver: Driver, trajectory: Any) -> Any:
    """Return the trajectory; raise SimulationFailed if the run failed and on_failure is "raise"."""
    setup, outcome, failed = driver.setup, trajectory.outcome, trajectory.failed
    if outcome is Outcome.INTERRUPTED and STOP.get() is None:
        of = f" of {driver.steps}" if setup.control is None else ""
        message = f"interrupted after {trajectory.steps}{of} steps; the part computed so far is returned"
        warn_caller(message, RuntimeWarning)
    if outcome.good or outcome is Outcome.INTERRUPTED or driver.on_failure == "stop":
        return trajectory
    body = int(np.argmax(failed >= 0))
    which = f", body {body}" if setup.batch else ""
    corrected = outcome is Outcome.STALLED and setup.options.get("energy_correction")
    beyond = " (or no nearby attitude has the energy that energy_correction conserves)" if corrected else ""
    if setup.control is None and setup.cost.step != variant(setup.method, setup.options).cost.step:  # explicit kicks
        beyond = " (damping at a rate above about 8/dt needs method='strang', or smaller steps)"
    if outcome is Outcome.DIVERGED and setup.bound.split.opaque:
        beyond = "; if the torque is a formula (@polhode.kernel, or torques.damping), strang is stable with any step"
    raise SimulationFailed(
        f"{setup.method.name} failed {driver.policy.place(driver, body, int(failed[body]))}{which}: "
        f"{outcome.value}{beyond}. The valid part is the attribute `trajectory` of this exception; "
        "on_failure='stop' returns it instead.",
        trajectory,
    )
