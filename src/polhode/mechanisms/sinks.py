"""Callbacks and events of mechanisms: functions of time and of the state of the whole mechanism."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput, Unsupported
from ..motion.events import Event
from ..motion.sinks import CallbackSink
from ..run.driver import UNLIMITED, Block, Driver, Halted
from ..run.result import Outcome, Stats
from ..torques.base import arguments
from .engine import FAILED, make_run

if TYPE_CHECKING:
    from .result import MechanismRun
    from .simulation import MechanismSetup

NAMES = ("t", "state")


def snapshot(setup: MechanismSetup, rows: np.ndarray, step: float) -> MechanismRun:
    """The state at a step as a run of one sample: rows [number, mechanism]."""
    from .result import MechanismRun

    n = rows.shape[1]
    return MechanismRun(
        setup, np.array([step]), rows[None], rows, int(step), Outcome.DONE, (Outcome.DONE,) * n, np.full(n, -1),
        Stats(0, 0, 0, 0.0, 0.0),
    )  # fmt: skip


class Now:
    """The state of a mechanism at one time: `bodies` and `joints` by name, each with its numbers at that time."""

    def __init__(self, run: MechanismRun) -> None:
        self.run = run

    @property
    def t(self) -> float:
        return float(self.run.t[0])

    @property
    def bodies(self) -> dict[str, Any]:
        return {name: AtOnce(motion) for name, motion in self.run.bodies.items()}

    @property
    def joints(self) -> dict[str, Any]:
        return {name: AtOnce(motion) for name, motion in self.run.joints.items()}

    @property
    def energy(self) -> float:
        return float(self.run.energy[0])


class AtOnce:
    """The motion of a body or a joint at one time."""

    def __init__(self, motion: Any, batch: bool = False) -> None:
        self._motion, self._batch = motion, batch

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._motion, name)
        if not isinstance(value, np.ndarray):
            return value
        return value[:, 0] if self._batch else value[0]


class Callbacks(CallbackSink):
    """Calls a function of the user's with each sample; it returns True to stop the run."""

    def __init__(self, setup: MechanismSetup, callback: Callable[..., Any]) -> None:
        self.setup, self.callback = setup, callback
        self.names = arguments(callback, NAMES, "a callback of a mechanism")

    def call(self, driver: Driver, rows: np.ndarray) -> bool:
        run = snapshot(self.setup, rows, driver.i)
        return bool(self.names.call(self.callback, {"t": float(run.t[0]), "state": Now(run)}))


@dataclass
class Occurrence:
    """An event that was found: when, in which direction the function changed, and the state there."""

    name: str
    t: float
    direction: int
    state: Now


class EventSearch:
    """Looks at functions of the state after every step; a change of sign is located by steps of a part of the length.

    The state at an event is that of a step of the method which ends there, so that it is as accurate as the run.  A
    function that changes its sign twice within a step is not seen.
    """

    every_step, every_sample = True, False
    first_block = UNLIMITED
    longest_block = 2000
    hunt = None

    def __init__(self, setup: MechanismSetup, events: Any, rows: np.ndarray, step: int) -> None:
        if setup.batch:
            raise Unsupported("events are for one mechanism, not for batches yet")
        self.setup, self.events = setup, read_events(events)
        self.calls = [arguments(e.f, NAMES, "an event of a mechanism") for e in self.events]
        self.before = rows  # poses and momenta at the last step
        self.values = [self.value(k, snapshot(setup, rows, step)) for k in range(len(self.events))]
        self.occurrences: list[Occurrence] = []
        self.mark: tuple[int, np.ndarray] = (step, rows)

    def found(self) -> dict[str, list[Occurrence]]:
        return {e.name: [o for o in self.occurrences if o.name == e.name] for e in self.events}

    def value(self, k: int, run: MechanismRun) -> float:
        v = self.calls[k].call(self.events[k].f, {"t": float(run.t[0]), "state": Now(run)})
        return (1.0 if v else -1.0) if isinstance(v, (bool, np.bool_)) else float(v)

    def begin_block(self, driver: Driver) -> None:
        self.mark = driver.i, driver.run.rows.copy()

    def take(self, driver: Driver, block: Block) -> Outcome | None:
        assert block.states is not None
        for i, rows in enumerate(block.states):
            step = block.first + i
            if self.search(step, rows):
                self.take_back(driver, step)
                return Outcome.EVENT
            self.before = rows
        return None

    def search(self, step: int, rows: np.ndarray) -> bool:
        """Events in the step after `step`, which ends at rows; whether a terminal one is among them."""
        new = [self.value(k, snapshot(self.setup, rows, step + 1)) for k in range(len(self.events))]
        crossed = [
            k for k, (a, b) in enumerate(zip(self.values, new, strict=True))
            if a * b < 0.0 and self.events[k].direction in (0, np.sign(b))
        ]  # fmt: skip
        found = sorted((self.locate(k, step, new[k]) for k in crossed), key=lambda o: o.t)
        for o in found:
            self.occurrences.append(o)
            e = next(e for e in self.events if e.name == o.name)
            if e.terminal and sum(p.name == e.name for p in self.occurrences) >= int(e.terminal):
                return True
        self.values = [b if b != 0.0 else a for a, b in zip(self.values, new, strict=True)]
        return False

    def locate(self, k: int, step: int, after: float) -> Occurrence:
        from scipy.optimize import brentq

        states: dict[float, MechanismRun] = {}

        def at(share: float) -> float:
            states[share] = snapshot(self.setup, self.part_of_step(step, share), step + share)
            return self.value(k, states[share])

        share = float(
            brentq(lambda s: self.values[k] if s == 0.0 else after if s == 1.0 else at(s), 0.0, 1.0, xtol=1e-13)
        )
        if share not in states:
            at(max(share, 1e-13))
            share = max(share, 1e-13)
        return Occurrence(self.events[k].name, float(states[share].t[0]), int(np.sign(after)), Now(states[share]))

    def part_of_step(self, step: int, share: float) -> np.ndarray:
        """Poses and momenta after a part of the step from where the mechanism was last."""
        setup = self.setup
        rows = setup.built.first_state(setup.weights.size)[:, None]
        rows[: len(self.before)] = self.before
        run = make_run(
            setup.runs_on, setup.built.plan, setup.columns, setup.acting, rows, setup.weights, share * setup.dt,
            setup.t_start + step * setup.dt, setup.loop,
        )  # fmt: skip
        run.fill_loads()
        out = run.advance(0, 1, 1)
        return np.asarray(out[0]) if run.counts[0, FAILED] < 0 else self.before

    def take_back(self, driver: Driver, step: int) -> None:
        """The run as it was at the last step before a terminal event."""
        first, rows = self.mark
        run: Any = driver.run
        if step > first:
            again = self.setup.run_from(rows)
            again.advance(first, step - first, step - first)
            rows = again.rows
        driver.run = Halted(rows, run.progress, run.observed)
        driver.policy.rewind(driver, step, rows[: len(self.before)])

    def close(self, driver: Driver, trajectory: Any) -> None: ...


def read_events(events: Any) -> tuple[Event, ...]:
    """What a user gives: a function, an Event, or several of them."""
    several = (events,) if isinstance(events, Event) or callable(events) else tuple(events)
    made = tuple(e if isinstance(e, Event) else Event(e) for e in several)
    if len({e.name for e in made}) < len(made):
        raise InvalidInput("events: two have the same name; give each its own, polhode.Event(f, name=...)")
    return made
