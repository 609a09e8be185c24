"""How a stepper with equal steps, or with torques from its caller, advances."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn, Self

import numpy as np

from ..engines.layout import count
from ..engines.problem import Limits
from ..engines.replay import Failure, PythonReplay, Question, Replay
from ..errors import InvalidInput, PolhodeError, SimulationFailed
from ..integrators import variant
from ..kernels.flight import Pose
from ..kernels.values import Mat3, Vec3
from ..run.begin import make_problem, make_run, start
from ..run.divergence import diverged, may_diverge, suspicious_speed
from ..run.failures import LIMIT_OFF_GROUP, explained, finish, is_off
from ..run.interrupts import Interrupts
from ..run.setup import Setup
from ..run.switching import Switching
from ..torques.base import Asked
from .trajectory import Outcome

NO_QUESTION = "there is no question to answer: call ask() before tell(torque), once for each answer"
BATCH_WORK = 1_000_000  # largest number of steps (times bodies) between two checks for Ctrl-C
FOREVER = float("inf")


class Start(NamedTuple):
    """Attitude and angular velocity at the start, in principal axes; leaves are numbers or arrays.

    For a body that moves, R and W are its pose and its two velocities.
    """

    R: Any  # Mat3 or Pose
    W: Any  # Vec3 or Pair

    @property
    def turning(self) -> tuple[Mat3, Vec3]:
        """Attitude and angular velocity, without position and velocity."""
        return (self.R.R, self.W.turn) if isinstance(self.R, Pose) else (self.R, self.W)


def raise_failure(setup: Setup, failure: Failure, outcome: Outcome | None = None) -> None:
    """Raise SimulationFailed for a failed step; outcome: the reason, if it is not in `failure`."""
    i = failure.step
    outcome = outcome or (Outcome.STALLED if failure.stalled else Outcome.NOT_FINITE)
    at = f", t = {setup.t_start + i * setup.dt:g}" if setup.control is None else ""
    which = f", body {failure.body}" if setup.batch else ""
    more = f" and {failure.number - 1} more" if failure.number > 1 else ""
    now = "The states of the others are valid" if setup.batch else "The stepper keeps the state before that step"
    raise SimulationFailed(
        f"{setup.method.name} failed at step {i}{at}{which}{more}: {outcome.value}. {now}",
        None,
    )


class Soundness:
    """Checks whether R is a rotation and the run has not diverged, for methods and torques where this may happen."""

    def __init__(self, setup: Setup, n: int, growth: bool) -> None:
        self.setup = setup
        self.needed = not variant(setup.method, setup.options).claims.on_group or (growth and may_diverge(setup))
        self.told = np.zeros(n, bool)  # bodies of a batch whose failure was reported
        self.next_look = 0.0

    @property
    def limits(self) -> Limits | None:
        """The limits beyond which compiled code has to stop; None if there are none."""
        return Limits(LIMIT_OFF_GROUP, fastest_end=suspicious_speed(self.setup) or FOREVER) if self.needed else None

    @property
    def due(self) -> bool:
        """Whether the next check is due.  For one body, every state is checked.

        For a batch, checks are so rare that they take at most a tenth of the time.
        """
        return self.needed and (not self.setup.batch or time.perf_counter() >= self.next_look)

    def find(self, t: float, before: np.ndarray, rows: np.ndarray, p: Any) -> tuple[np.ndarray, Outcome] | None:
        """Return the bodies with an invalid state and the reason, or None.

        p : the parameters of the torque in Python; None to check only R.

        before, rows : the states before and after the last steps; t is the time after them.
        """
        setup, began = self.setup, time.perf_counter()
        off = is_off(finish(setup, rows)[0], rows.shape[1:]) & np.isfinite(rows).all(axis=0) & ~self.told
        far = {} if p is None else diverged(setup, t, before[None], rows, p)
        grown = np.array([k for k in far if not self.told[k]], int)
        now = time.perf_counter()
        # the check of one body takes microseconds; if it took longer, another process had the CPU
        took = now - began if setup.batch else min(now - began, 1e-3)
        self.next_look = now + 10 * took
        for bodies, outcome in ((np.flatnonzero(off), Outcome.LEFT_GROUP), (grown, Outcome.DIVERGED)):
            if bodies.size:
                self.told[bodies] = setup.batch
                return bodies, outcome
        return None


class Advancing:
    """A run that advances with its own torque."""

    started = True
    setup: Setup
    held: Switching
    run: Any  # the run of the engine
    i: int  # number of complete steps

    def __init__(self, setup: Setup, rows: np.ndarray, held: Switching, i: int = 0) -> None:
        self.setup, self.held = setup, held
        self.set_rows(rows)

    @classmethod
    def begin(cls, setup: Setup, begin: Start, n: int) -> Self:
        """Return the run at its start, with the first commands of the held torques."""
        held = Switching(setup, n, FOREVER)
        if held.due(0):
            held.command(0, *begin.turning)
        held.done = 0
        return cls(setup, start(setup, *begin, n, held.parameters(setup.bound_python)), held)

    def set_rows(self, rows: np.ndarray) -> None:
        setup = self.setup
        self.run = make_run(setup, rows, np.zeros((0, rows.shape[1])), self.held.parameters(setup.bound))

    @property
    def rows(self) -> np.ndarray:
        rows: np.ndarray = self.run.rows
        return rows

    def engine_run(self) -> Any:
        return self.run

    def compute(self, first: int, n: int) -> None:
        """Let the engine do n steps from step `first` on."""
        try:
            self.run.advance(first, n, n + 1)
        except Exception as e:
            if (better := explained(e, self.setup)) is not None:
                raise better from None
            raise

    def user_error(self) -> Any:
        """Return the exception that a torque has raised, or None, and forget it."""
        callbacks = self.setup.bound.callbacks
        error = next((c.error for c in callbacks if c.error is not None), self.run.error)
        for c in callbacks:
            c.error = None
        return error

    def blame_torque(self, error: Any) -> NoReturn:
        """Raise the exception of a torque in the next step."""
        error.add_note(f"polhode: in {self.setup.torque.name} during step {self.i}; the stepper is before that step")
        raise error

    def switch(self, instant: int) -> None:
        """Update the held torques at an instant, before the next step."""
        try:
            self.held.act(self.run, instant)
        except Exception as e:
            name, t = self.setup.torque.name, self.held.time(instant)
            e.add_note(f"polhode: switching {name} at t = {t:g}; the stepper is before step {self.i}")
            raise
        self.held.forget_all_but_last()


class Stepping(Advancing):
    """Steps of equal length."""

    def __init__(self, setup: Setup, rows: np.ndarray, held: Switching, i: int = 0) -> None:
        self.i, self.soundness = i, Soundness(setup, rows.shape[1], growth=True)
        super().__init__(setup, rows, held)

    def set_rows(self, rows: np.ndarray) -> None:
        super().set_rows(rows)
        setup = self.setup
        never = setup.bound.plain or self.held.holds
        self.quick = None if never else setup.runs_on.quick_steps(self.run, self.soundness.limits)

    def time(self) -> float:
        return self.setup.t_start + self.i * self.setup.dt

    def advance(self, n: int) -> None:
        """Do n steps; if a step of a single body fails, only those before it."""
        if self.quick is not None and n <= BATCH_WORK and self.quick(self.i, n):
            self.i += n
            return
        most = max(1, BATCH_WORK // self.run.n)
        chunk = max(1, most // 1000)
        with Interrupts(self.setup.bound.callbacks) as stopped:  # Ctrl-C acts between blocks
            while n > 0 and not stopped():
                if self.held.due(self.i):
                    self.switch(self.i)
                m, began = min(n, chunk, self.held.next(self.i) - self.i), time.perf_counter()
                self.carefully(m)
                n -= m
                if time.perf_counter() - began < 0.05:
                    chunk = min(2 * chunk, most)
            if stopped():
                raise KeyboardInterrupt

    def carefully(self, n: int) -> None:
        """Do n steps, checking for exceptions of torques and for failures of bodies."""
        setup, run, before = self.setup, self.run, self.rows.copy()
        old = run.progress.failed.copy()
        self.compute(self.i, n)
        self.raise_error(n)
        failed = run.progress.failed
        new = np.flatnonzero((failed >= 0) & (old < 0))
        if not new.size:
            self.i += n
            self.look(n, before)
            return
        stalled = bool(run.progress.stalled[new[0]])
        at = int(failed[new[0]])
        if setup.batch:
            self.i += n
        else:  # return to the last good state
            self.set_rows(before)
            if at > self.i:
                self.run.advance(self.i, at - self.i, at - self.i + 1)
            self.i = at
        raise_failure(setup, Failure(at, int(new[0]), new.size, stalled))

    def raise_error(self, n: int) -> None:
        """If a torque raised an exception in the last n steps, return to the state before that step and raise it."""
        run, error = self.run, self.user_error()
        if error is None:
            return
        if run.error is not None and (better := explained(run.error, self.setup)) is not None:
            raise better from None
        failed = run.progress.failed
        alone = run.n == 1 and run.error is None  # then NaN marks the failed step
        made = int(run.made) if not alone else int(failed[0]) - self.i if failed[0] >= 0 else n
        self.i += made
        self.set_rows(run.rows.copy())
        self.blame_torque(error)

    def look(self, n: int, before: np.ndarray) -> None:
        """Raise SimulationFailed if the state after the last n steps is invalid.

        A single body then returns to the last valid state.
        """
        if not self.soundness.due:
            return
        setup = self.setup
        p = self.held.parameters(setup.bound_python)
        found = self.soundness.find(self.time(), before, self.rows, p)
        if found is None:
            return
        bodies, outcome = found
        if not setup.batch:
            self.i -= n
            self.set_rows(before)
            if n > 1:  # find the step that failed
                self.carefully(n // 2)
                self.carefully(n - n // 2)
                return
        raise_failure(setup, Failure(self.i, int(bodies[0]), bodies.size, False), outcome)


class Asking:
    """A run that gets its torques from the caller; `engines/replay.py` explains questions, answers and replay."""

    def __init__(self, setup: Setup, begin: Start, n: int) -> None:
        self.setup, self.begin, self.n = setup, begin, n
        self.i = 0  # number of complete steps
        self.known = 0  # number of answers of the current step
        self.open = False  # whether there is a question without an answer
        self.pending = False  # whether all answers of the step are known, but the step is not yet complete
        self.told = 0  # number of answers so far, in all steps
        self.busy = False  # whether ask or tell is running, or was interrupted by anything but an ordinary exception
        self.soundness = Soundness(setup, n, growth=False)
        self.looks = self.soundness.needed
        self.good: tuple[int, np.ndarray] | None = None  # step and states of the last check, for one body
        self.replay: Replay = PythonReplay(make_problem(setup, np.zeros((count(setup.template), n)), None), setup.batch)
        self.started = False

    def take_off(self) -> None:
        """Continue to compute the start: find its next question, or the first state of the method."""
        assert isinstance(self.replay, PythonReplay)
        if self.replay.start(*self.begin):
            self.open = True
            return
        rows, self.known = self.replay.rows, 0
        if not np.all(np.isfinite(rows)):
            raise InvalidInput(
                f"the torque of tell() gives NaN or infinity at the start, t = {self.setup.t_start:g}: ask() again"
            )
        self.use_rows(rows)

    def use_rows(self, rows: np.ndarray) -> None:
        setup = self.setup
        alone = isinstance(setup.torque, Asked)  # False if there is another torque besides that of tell()
        self.replay = setup.runs_on.make_replay(
            make_problem(setup, rows, None), batch=setup.batch, quick=alone and setup.body.diagonal,
            fixed=setup.cost.each_pass == 0,
        )  # fmt: skip
        self.started = True

    def change(self, how: Callable[..., None], *given: Any) -> None:
        """Call how(*given); an interrupted call leaves a state that is unknown."""
        if self.busy:
            self.refuse_unknown_states()
        self.busy = True
        try:
            how(*given)
        except Exception:
            self.busy = False
            raise
        self.busy = False

    def refuse_unknown_states(self) -> NoReturn:
        raise PolhodeError("ask() or tell() was interrupted, so the state is unknown: restore() a saved state")

    def ask(self) -> Any:
        if not self.open:
            self.change(self.look)
        elif self.busy:
            self.refuse_unknown_states()
        question = self.replay.question()
        if self.replay.__class__ is not PythonReplay:  # isinstance takes ten times as long, because of the protocol
            return question
        place = self.setup.runs_on.place_array  # plain Python computes the start, and steps of bodies that move
        return Question(question.t, *(None if a is None else place(a) for a in question[1:]))

    def look(self) -> None:
        """Find the next question."""
        if not self.started:
            self.take_off()
            if self.open:
                return
        if self.pending:
            self.go_on()
            return
        self.open = self.replay.replay(self.i, self.known)
        self.check()
        if not self.open:
            raise PolhodeError(f"{self.setup.method.name} calls no torque in a step: use step()")

    def go_on(self) -> None:
        """Complete the step whose answers are all known, and find the first question of the next step."""
        i, known = self.i, self.known
        self.pending, self.i, self.known = False, i + 1, 0
        self.replay.onward(i, known)
        self.check()
        self.open = True

    def tell(self, torque: Any) -> None:
        if not self.open:
            raise InvalidInput(NO_QUESTION)
        self.change(self.take, torque)

    def take(self, torque: Any) -> None:
        self.replay.give(self.known, torque)
        self.known += 1
        self.told += 1
        self.open = False
        if not self.started:
            self.take_off()
        elif self.known == self.replay.calls:
            if self.replay.on_device:  # the answer is read from the user's array, which may change later
                self.go_on()
            else:
                self.pending = True
        else:
            self.open = self.replay.replay(self.i, self.known)
            if not self.open:
                self.complete()

    def complete(self) -> None:
        self.i, self.known = self.i + 1, 0
        self.check()

    def check(self, wait: bool = False) -> None:
        """Raise SimulationFailed if a step failed; a single body returns to the state before that step."""
        failure = self.replay.failure(wait)
        if failure is not None:
            if not self.setup.batch:
                self.i, self.known, self.open = failure.step, 0, False
            raise_failure(self.setup, failure)
        if self.looks and time.perf_counter() >= self.soundness.next_look:
            self.look_at_states()

    def look_at_states(self) -> None:
        """Raise SimulationFailed if R is no longer a rotation; a single body returns to the step of the last check."""
        rows = np.array(self.replay.rows)
        found = self.soundness.find(self.setup.t_start + self.i * self.setup.dt, rows, rows, None)
        if found is None:
            self.good = None if self.setup.batch else (self.i, rows)
            return
        bodies, outcome = found
        at = Failure(self.i, int(bodies[0]), bodies.size, False)
        if self.good is not None:
            self.i, self.known, self.open, self.pending = self.good[0], 0, False, False
            self.replay.set_rows(self.good[1])
            at = at._replace(step=self.i)
        raise_failure(self.setup, at, outcome)

    def settle(self) -> None:
        """Complete the step if all its answers are known."""
        if self.pending:
            self.change(self.finish)
        elif self.busy:
            self.refuse_unknown_states()
        elif self.replay.on_device:
            self.check(wait=True)

    def finish(self) -> None:
        self.pending = False
        self.replay.replay(self.i, self.known)
        self.complete()

    @property
    def rows(self) -> np.ndarray:
        self.settle()
        return self.replay.rows

    def engine_run(self) -> Any:
        self.settle()
        return self.replay

    def resume(self, rows: np.ndarray, answers: np.ndarray, i: int, told: int) -> None:
        """Continue after step i with the known answers of the next step."""
        if rows.size:
            self.use_rows(np.array(rows))
        self.i, self.told, self.known = i, told, len(answers)
        too_many = self.replay.calls is not None and self.known >= self.replay.calls
        if not too_many:
            for k, torque in enumerate(answers):
                self.replay.give(k, torque)
        if self.known and not too_many:  # no state is saved between the last answer of a step and its end
            if rows.size:
                self.open = self.replay.replay(self.i, self.known)
            else:
                self.take_off()
            too_many = not self.open
        if too_many:
            what = f"{'a step' if rows.size else 'the start'} of {self.setup.method.name}"
            raise InvalidInput(f"restore(): this state has {len(answers)} answers, but {what} needs fewer")
