"""Callbacks and events of mechanisms: the user's functions of the time and of the state of all bodies and joints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from math import inf
from typing import Any

import numpy as np

from ..arguments import float_array
from ..errors import InvalidInput, Unsupported
from ..motion.events import Event, as_events
from ..motion.sinks import CallbackSink
from ..run.checks import check_picklable
from ..run.driver import Block, Driver, Halted, Sink
from ..run.result import Outcome, Stats
from ..torques.base import arguments
from .controlled import CLOCK_NUMBERS
from .rattle import FAILED, STATE
from .result import EarlierAngles, MechanismRun, Named, Turning
from .setup import MechanismSetup, leaves

NAMES = ("t", "state")


def snapshot(setup: MechanismSetup, rows: np.ndarray, step: float) -> MechanismRun:
    """Return the state at a step as a run with one sample, which later steps do not change.

    rows : state with one column per mechanism.
    """
    rows, n = rows.copy(), rows.shape[1]
    done, stats = (Outcome.DONE,) * n, Stats(int(step), 0, 0, 0.0, 0.0)
    states = rows[None, : leaves(setup)]
    return MechanismRun(
        setup.frozen, np.array([step]), states, rows, int(step), Outcome.DONE, done, np.full(n, -1), stats
    )


class Now:
    """The state of a mechanism at one time.

    `bodies` and `joints` are mappings by name.  Their items have the attributes of `BodyMotion` and `JointMotion`, but
    for a single time.  For a batch, all values have a leading axis.
    """

    def __init__(self, run: MechanismRun) -> None:
        self.run = run

    @property
    def t(self) -> float:
        return float(self.run.t[0])

    @property
    def bodies(self) -> Mapping[str, Any]:
        return Named("body", {name: AtOnce(motion, self.run.setup.batch) for name, motion in self.run.bodies.items()})

    @property
    def joints(self) -> Mapping[str, Any]:
        return Named("joint", {name: AtOnce(motion, self.run.setup.batch) for name, motion in self.run.joints.items()})

    @property
    def energy(self) -> Any:
        return self.run.energy[:, 0] if self.run.setup.batch else float(self.run.energy[0])


class AtOnce:
    """The state of a body or a joint at one time: the attributes of its motion, without the axis of samples."""

    def __init__(self, motion: Any, batch: bool = False) -> None:
        self._motion, self._batch = motion, batch

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._motion, name)
        if not isinstance(value, np.ndarray):
            return value
        return value[:, 0] if self._batch else value[0]


class Callbacks(CallbackSink):
    """Call the user's function with each sample, and stop the run if it returns True."""

    def __init__(self, setup: MechanismSetup, callback: Callable[..., Any]) -> None:
        self.setup, self.callback = setup, callback
        self.names = arguments(callback, NAMES, "a callback of a mechanism")

    def call(self, driver: Driver, rows: np.ndarray) -> bool:
        run = snapshot(self.setup, rows, driver.i)
        return bool(self.names.call(self.callback, {"t": float(run.t[0]), "state": Now(run)}))


@dataclass
class Waiting:
    """A sample for which the callback was not called yet, and the leg of the run that ends with it."""

    seen: MechanismRun
    leg: MechanismRun | None = None

    @property
    def t(self) -> float:
        return float(self.seen.t[0])


class LateCallbacks(Callbacks):
    """Callbacks for runs with error control, samples at given times, and events that may end the run.

    The function is called for a sample only after the complete step that contains the sample was searched for events.
    So it is never called for a sample after a terminal event.
    """

    def __init__(self, setup: MechanismSetup, callback: Callable[..., Any]) -> None:
        super().__init__(setup, callback)
        self.wanted = True  # whether the current leg of the run ends with a sample
        self.waiting: list[Waiting] = []  # samples for which the function was not called yet
        self.last: Waiting | None = None  # the sample of the last call
        self.stopped = False  # whether the last call stopped the run

    def take(self, driver: Driver, block: Block) -> Outcome | None:
        if block.sample is not None and block.goes_on and self.wanted:
            self.waiting.append(Waiting(snapshot(self.setup, block.sample, driver.i)))
        policy: Any = driver.policy
        reached = float(policy.number(policy.latest if policy.last else policy.resume, "t")[0])
        try:
            return Outcome.STOPPED if self.call_until(reached) else None
        except KeyboardInterrupt:
            return Outcome.INTERRUPTED
        except Exception as e:
            assert self.last is not None
            raise driver.failure(e, f"in the callback at t = {self.last.t:g}", Outcome.STOPPED) from None

    def call_until(self, t: float) -> bool:
        """Call the function for all waiting samples up to the time t; return whether it stopped the run."""
        while self.waiting and self.waiting[0].t <= t and not self.stopped:
            self.last = now = self.waiting.pop(0)
            self.stopped = bool(self.names.call(self.callback, {"t": now.t, "state": Now(now.seen)}))
        return self.stopped


@dataclass
class Occurrence:
    """An event that was found."""

    name: str
    t: float
    direction: int  # 1 if the function increased through zero, -1 if it decreased
    state: Now  # state of the mechanism at the event


class EventSearch(Sink):
    """Search for events: evaluate the event functions after every step, and locate changes of sign by shorter steps.

    The state at an event comes from a step of the method that ends at the event, so it is as accurate as the run.  If
    a function changes its sign twice within one step, no event is found.
    """

    every_step, longest_block = True, 2000

    def __init__(
        self, setup: MechanismSetup, events: Any, rows: np.ndarray, step: int, made: MechanismRun | None = None
    ) -> None:
        """Prepare the search.  made : the run so far, from which the counting of whole turns continues; or None."""
        if setup.batch:
            raise Unsupported("events are for one mechanism, not for batches: simulate its members one by one")
        self.setup, self.events = setup, read_events(events)
        self.calls = [arguments(e.f, NAMES, "an event of a mechanism") for e in self.events]
        self.before = rows  # the sample after the last step
        # angles of joints after the last step, with whole turns
        self.angles: Mapping[str, Turning] = {} if made is None else made.last_angles
        self.values = self.all_values(self.state(rows, step))
        names, before = [e.name for e in self.events], None if made is None else made.saved_events
        self.occurrences: list[Occurrence] = sorted(
            (o for name, some in (before or {}).items() if name in names for o in some), key=lambda o: o.t
        )
        self.mark: tuple[int, np.ndarray] = (step, rows)
        self.passed = -inf  # in a run that continues after an event: the time of this event, which is not found again

    def resumed(self, setup: MechanismSetup, rows: np.ndarray, step: int, after_event: bool) -> EventSearch:
        """Return the search for a run that continues; after a terminal event, it starts later than this event.

        With error control, a run continues from the state before the shortened last step.  Events in that step are
        removed, because they are found again.
        """
        again = copy(self)
        again.setup, again.before, again.occurrences = setup, rows, list(self.occurrences)
        if after_event:
            again.passed = self.occurrences[-1].t
        elif setup.control is not None:
            again.occurrences = [o for o in self.occurrences if o.t <= float(rows[-CLOCK_NUMBERS, 0])]
            again.values = again.all_values(again.state(rows, step))
        return again

    def state(self, rows: np.ndarray, step: float) -> MechanismRun:
        """Return the state at a step as a run with one sample; its angles include whole turns."""
        now = snapshot(self.setup, rows, step)
        now.earlier = EarlierAngles(self.angles)
        return now

    def all_values(self, run: MechanismRun) -> list[float]:
        """Return the values of all event functions at a step, and store its angles for counting the next turns."""
        values = [self.value(k, run) for k in range(len(self.events))]
        assert run.earlier is not None
        self.angles = run.earlier.read
        return values

    def __copy__(self) -> EventSearch:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def __deepcopy__(self, memo: Any) -> EventSearch:
        return self.until(inf)

    def __getstate__(self) -> dict[str, Any]:
        check_picklable("an event", [e.f for e in self.events])
        return self.__dict__

    @property
    def may_end(self) -> bool:
        """Whether an event can end the run."""
        return any(e.terminal for e in self.events)

    def until(self, t: float) -> EventSearch:
        """Return a copy of the search without the events later than t."""
        other = copy(self)
        other.occurrences = [o for o in self.occurrences if o.t <= t]
        return other

    def found(self) -> dict[str, list[Occurrence]]:
        return {e.name: [o for o in self.occurrences if o.name == e.name] for e in self.events}

    def value(self, k: int, run: MechanismRun) -> float:
        t, name = float(run.t[0]), self.events[k].name
        v = self.calls[k].call(self.events[k].f, {"t": t, "state": Now(run)})
        if isinstance(v, (bool, np.bool_)):
            return 1.0 if v else -1.0
        a = float_array(v)
        if a is None or a.ndim or np.isnan(a):
            raise InvalidInput(f"event {name} must return a number or a Boolean, at t = {t:g} it returned {v!r}")
        return float(a)

    def begin_block(self, driver: Driver) -> None:
        rows = driver.run.rows.copy()
        self.mark = driver.i, rows
        clock = -CLOCK_NUMBERS
        if self.setup.control is not None and rows[clock, 0] == self.before[clock, 0]:
            self.before = rows  # the same sample; its loads may have changed with new commands

    def take(self, driver: Driver, block: Block) -> Outcome | None:
        assert block.states is not None
        for i, rows in enumerate(block.states):
            step = block.first + i
            try:
                found = self.search(step, rows)
            except Exception as e:
                place = driver.policy.place(driver, 0, driver.i)
                raise driver.failure(e, f"in an event function, at the latest {place}", Outcome.STOPPED) from None
            if found:
                self.take_back(driver, step)
                return Outcome.EVENT
            self.before = rows
        return None

    def search(self, step: int, rows: np.ndarray) -> bool:
        """Find events in the step that begins after `step` steps and ends in the state `rows`.

        Return whether one of them is terminal.
        """
        after = self.state(rows, step + 1)
        new = [self.value(k, after) for k in range(len(self.events))]
        crossed = [
            k for k, (a, b) in enumerate(zip(self.values, new, strict=True))
            if a * b < 0.0 and self.events[k].direction in (0, np.sign(b))
        ]  # fmt: skip
        found = sorted((self.locate(k, step, rows, new[k]) for k in crossed), key=lambda o: o.t)
        found = [o for o in found if o.t > self.passed + 1e-6 * abs(self.setup.dt)]
        for o in found:
            self.occurrences.append(o)
            e = next(e for e in self.events if e.name == o.name)
            if e.terminal and sum(p.name == e.name for p in self.occurrences) >= int(e.terminal):
                return True
        self.values = [b if b != 0.0 else a for a, b in zip(self.values, new, strict=True)]
        assert after.earlier is not None
        self.angles = after.earlier.read
        return False

    def locate(self, k: int, step: int, end: np.ndarray, after: float) -> Occurrence:
        from scipy.optimize import brentq

        states: dict[float, MechanismRun] = {}

        def at(share: float) -> float:
            states[share] = self.state(self.part_of_step(step, end, share), step + share)
            return self.value(k, states[share])

        share = float(
            brentq(lambda s: self.values[k] if s == 0.0 else after if s == 1.0 else at(s), 0.0, 1.0, xtol=1e-13)
        )
        if share not in states:
            at(max(share, 1e-13))
            share = max(share, 1e-13)
        found = states[share]
        return Occurrence(self.events[k].name, float(found.t[0]), int(np.sign(after)), Now(found))

    def part_of_step(self, step: int, end: np.ndarray, share: float) -> np.ndarray:
        """Return the sample after the fraction `share` of the step that leads from the last sample to `end`."""
        setup, before = self.setup, self.before
        t, h, halves = setup.t_start + step * setup.dt, setup.dt, 1
        if setup.control is not None:  # with error control, a step consists of two half steps
            t, halves = float(before[-CLOCK_NUMBERS, 0]), 2
            h = float(end[-CLOCK_NUMBERS, 0]) - t
        rows = setup.built.first_state(setup.weights.size)[:, None]
        poses = STATE * len(setup.built.bodies)
        rows[:poses] = before[:poses]
        run = replace(setup, dt=share * h / halves, t_start=t, control=None).run_from(rows)
        run.fill_loads()
        out = run.advance(0, halves, halves)
        if run.counts[0, FAILED] >= 0:
            return before
        sample = before.copy()
        sample[:poses] = out[0]
        if setup.control is not None:
            sample[-CLOCK_NUMBERS, 0] = t + share * h
        return sample

    def take_back(self, driver: Driver, step: int) -> None:
        """Reset the run to the state after `step` steps, the last state before a terminal event."""
        first, rows = self.mark
        run: Any = driver.run
        if self.setup.control is not None:  # then a sample is a complete state
            rows = self.before.copy()
        elif step > first:
            again = self.setup.run_from(rows)
            again.advance(first, step - first, step - first)
            rows = again.rows
        driver.run = Halted(rows, run.progress, run.observed)
        driver.policy.rewind(driver, step, rows[: len(self.before)])


def read_events(events: Any) -> tuple[Event, ...]:
    """Convert the user's events; raise Unsupported for options that apply only to a single body."""
    made = as_events(events, NAMES, "an event of a mechanism")
    for e in made:
        if e.max_interval is not None or e.resolution != Event.resolution:
            raise Unsupported(
                f"event {e.name}: resolution and max_interval are for a single body; functions of a mechanism are "
                "evaluated after every step: make dt smaller"
            )
    return made
