"""The sinks of a run for events and for the user's callback."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engines.problem import Progress
from ..errors import InvalidInput
from ..run.begin import make_run
from ..run.driver import UNLIMITED, Block, Driver, Halted, Sink
from ..run.failures import blame
from ..run.result import Outcome, RunResult
from ..run.setup import Setup
from ..run.switching import Switching
from ..torques.base import arguments
from .trajectory import Trajectory

if TYPE_CHECKING:
    from .events import Hunt

STATES = 2_000_000  # largest count of numbers in the states of a block if every state is examined


def present(result: RunResult) -> Trajectory:
    return Trajectory(*result)


class EventSink(Sink):
    """Searches for events in every step.  After a terminal event, the run returns to the step before it."""

    every_step = True

    def __init__(self, setup: Setup, hunt: Hunt) -> None:
        self.hunt: Hunt | None = hunt
        few_calls = hunt.terminal and setup.bound.plain  # short blocks, to waste few torque calls after the event
        self.first_block = 1 if few_calls else UNLIMITED
        self.longest_block = max(1, STATES // hunt.states[0].size)
        if few_calls and setup.control is not None:
            self.longest_block = 1
        self.marks: list[tuple[int, np.ndarray, np.ndarray]] = []  # (step, states, observed) at block starts

    def begin_block(self, driver: Driver) -> None:
        """Store the states at the beginning of a block, which may contain a terminal event."""
        hunt = self.hunt
        if hunt is not None and hunt.terminal and driver.setup.watch is not None:
            self.marks.append((driver.i, driver.run.rows.copy(), driver.run.observed.copy()))
            while len(self.marks) > 1 and self.marks[1][0] <= hunt.next:
                self.marks.pop(0)

    def take(self, driver: Driver, block: Block) -> Outcome | None:
        hunt = self.hunt
        assert hunt is not None and block.states is not None
        try:
            hunt.held = driver.held
            if len(block.states):
                hunt.feed(block.first, np.array(block.states))
            if hunt.terminal and hunt.waits and (driver.at_end or not block.goes_on):
                hunt = self.hunt = hunt.ended()  # search the last steps, too, at the end of the run
        except Exception as e:
            self.hunt = None
            place = driver.policy.place(driver, 0, driver.i)
            raise driver.failure(e, f"in an event function, at the latest {place}", Outcome.STOPPED) from None
        done = hunt.done >= 0
        if not np.any(done) or not np.all(done | (block.failed >= 0)):
            return None
        step = int(hunt.done.max())
        if step in hunt.index:  # not true if another body continued after this step and failed
            self.take_back(driver, hunt, step)
        return Outcome.EVENT

    def take_back(self, driver: Driver, hunt: Hunt, step: int) -> None:
        """Take the run back to the step before its terminal event; in a batch, before the last of these events."""
        rows, q, ended = hunt.rows(step), driver.run.progress, hunt.done >= 0
        observed = self.observed_at(driver, step)
        for c in driver.setup.bound.callbacks:
            c.error = None  # an exception in a step after the event does not matter
        driver.raised = None
        progress = Progress(q.passes, q.residual, np.where(ended, -1, q.failed), q.stalled & ~ended)
        driver.run = Halted(rows, progress, observed)
        driver.policy.rewind(driver, step, rows)

    def observed_at(self, driver: Driver, step: int) -> np.ndarray:
        """Return the data of the observers at a step; the steps since the last stored state are repeated."""
        setup = driver.setup
        if not self.marks:
            return np.array(driver.run.observed)
        begin, rows, observed = next(m for m in reversed(self.marks) if m[0] <= step)
        if step > begin:
            end = driver.time(driver.steps)
            held = Switching(setup, rows.shape[1], end, begin, driver.held.records, begin)
            again = make_run(setup, rows, observed, held.parameters(setup.bound))
            again.advance(begin, step - begin, step - begin)
            observed = again.observed
        return observed.copy()

    def close(self, driver: Driver, trajectory: Trajectory) -> None:
        try:
            trajectory.events  # noqa: B018  the last steps are searched
        except Exception as e:
            trajectory.hunt = None
            raise blame(e, "in an event", trajectory) from None


class CallbackSink(Sink):
    """Calls the user's callback with each sample; the run stops if it returns True."""

    every_sample = True

    def __init__(self, callback: Callable[..., Any], setup: Setup) -> None:
        self.callback = callback
        self.names = arguments(callback, ("t", "R", "omega", "x", "v"), "a callback")
        if not setup.flies and ("x" in self.names or "v" in self.names):
            raise InvalidInput("the callback uses x or v, but this body has no position: give position or velocity")

    def take(self, driver: Driver, block: Block) -> Outcome | None:
        if block.sample is None or not block.goes_on:
            return None
        try:
            return Outcome.STOPPED if self.call(driver, block.sample) else None
        except KeyboardInterrupt:
            return Outcome.INTERRUPTED
        except Exception as e:
            driver.outcome = Outcome.STOPPED
            until = driver.present(driver.result())
            where = f"t = {float(until.t[-1]):g}, step {until.steps}"
            where += f" of {driver.steps}" if driver.setup.control is None else ""
            raise blame(e, f"in the callback at {where}", until) from None

    def call(self, driver: Driver, rows: np.ndarray) -> bool:
        setup, n, i = driver.setup, rows.shape[1], driver.i
        now = Trajectory(
            setup, np.array([i]), rows[None], rows, i, Outcome.DONE, (), np.full(n, -1), driver.before
        )  # fmt: skip
        pick = (slice(None), 0) if setup.batch else 0
        have = {"t": float(now.t[0]), "R": now.R[pick].copy(), "omega": now.omega[pick].copy()}
        have |= {name: getattr(now, name)[pick].copy() for name in ("x", "v") if name in self.names}
        return bool(self.names.call(self.callback, have))


def event_sink(setup: Setup, events: Any, rows: np.ndarray, step: int) -> EventSink | None:
    """Return a search for events that starts with the states `rows` after a step; None if there are no events."""
    if events is None:
        return None
    from .events import Hunt, as_events

    wanted = as_events(events)
    return EventSink(setup, Hunt.begin(setup, wanted, rows, step)) if wanted else None


def sinks_of(events: EventSink | None, callback: Callable[..., Any] | None, setup: Setup) -> list[Any]:
    callbacks = [] if callback is None else [CallbackSink(callback, setup)]
    return callbacks if events is None else [events, *callbacks]
