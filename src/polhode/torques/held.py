"""Commands that are held constant and change only between steps: their times, their sources and their parameters.

A source (a controller, a table or a constant) returns the command that holds from a given time on.  The command is
stored in parameters of the torque, which the run changes between steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

import numpy as np

from ..errors import InvalidInput

FAR = 2**62


# --- times ----------------------------------------------------------------------------------------------


class Clock(Protocol):
    """The steps at which a command changes."""

    def due(self, i: int) -> bool: ...

    def next(self, i: int) -> int:
        """The first step after i at which the command changes."""


class Periodic(NamedTuple):
    """Changes at the step `first` and every `gap` steps after it."""

    first: int
    gap: int

    def due(self, i: int) -> bool:
        return i >= self.first and (i - self.first) % self.gap == 0

    def next(self, i: int) -> int:
        return self.first if i < self.first else i + self.gap - (i - self.first) % self.gap


class Listed(NamedTuple):
    """Changes at the listed steps."""

    steps: np.ndarray

    def due(self, i: int) -> bool:
        k = int(np.searchsorted(self.steps, i))
        return k < self.steps.size and int(self.steps[k]) == i

    def next(self, i: int) -> int:
        k = int(np.searchsorted(self.steps, i, side="right"))
        return int(self.steps[k]) if k < self.steps.size else FAR


# --- sources -------------------------------------------------------------------------------------------


class Source:
    """Base class of sources of commands.  `outputs` is the number of values in a command."""

    outputs = 3
    asks = False  # whether the source calls a user's function, whose results are recorded
    memory: np.ndarray | None = None  # memory at the start of the run
    own_memory: np.ndarray | None = None  # the part of it that users see, which excludes the memory of sensors
    resumed_from: tuple[np.ndarray, np.ndarray | None] | None = None  # command and memory at the start of a later part

    @property
    def remembers(self) -> tuple[int, ...] | None:
        """Shape of the memory that users see; None if there is no memory."""
        return None if self.own_memory is None else self.own_memory.shape

    @property
    def before(self) -> np.ndarray:
        """The command before the first instant, (outputs,) or (bodies, outputs)."""
        return np.zeros(self.outputs) if self.resumed_from is None else self.resumed_from[0]

    @property
    def first_memory(self) -> np.ndarray:
        """The memory at the start, flattened: (numbers,) or (bodies, numbers)."""
        if self.resumed_from is not None and self.resumed_from[1] is not None:
            return self.resumed_from[1]
        return np.zeros(0) if self.memory is None else self.memory.reshape(-1)

    def resumed(self, command: np.ndarray, memory: np.ndarray | None) -> Source:
        """Return a copy of the source that starts with this command and memory, each with a leading axis of bodies."""
        again = copy(self)
        again.resumed_from = command, memory
        return again

    def of_body(self, j: int, bodies: int | None) -> Source:
        """Return the source of the commands for body j of a batch."""
        again = copy(self)
        if self.resumed_from is not None:
            command, memory = self.resumed_from
            again.resumed_from = command[j], None if memory is None else memory[j]
        return again

    def clock(self, name: str, t_start: float, dt: float, t_end: float) -> Clock:
        """Return the steps at which the command changes; raise InvalidInput if a change lies inside a step."""
        raise NotImplementedError

    def lengths(self, t_start: float, t_end: float) -> list[float]:
        """Return the time spans that must be whole numbers of steps, such as the period of a controller."""
        return []

    def check_span(self, t_start: float, t_end: float, slack: float) -> None:
        """Raise InvalidInput if the source has no commands for a part of the time from t_start to t_end."""

    def instants(self, t_start: float) -> Iterator[float]:
        """Yield, in order, the times from t_start on at which the command changes; there may be infinitely many."""
        raise NotImplementedError

    def at(self, t: float, dt: float) -> np.ndarray:
        """Return the command that holds from t on, (outputs,) or (bodies, outputs); not for controllers.

        dt : the length of a step, or another time scale; differences in time below 1e-5 dt are ignored.
        """
        raise NotImplementedError

    def ask(self, have: dict[str, Any], j: int, bodies: int | None) -> tuple[np.ndarray, np.ndarray | None]:
        """Call the controller for body j; return its command and its new memory.

        have : the possible arguments of the controller, by name.
        """
        raise NotImplementedError


def on_grid(name: str, what: str, times: np.ndarray, t_start: float, dt: float, otherwise: str = "") -> np.ndarray:
    """Return the numbers of the steps that start at these times; raise InvalidInput if a time lies inside a step.

    name : name of the torque, for the message.
    what : what happens at the times, for the message: "its switch at".
    otherwise : further advice, for the message.
    """
    k = (times - t_start) / dt
    steps = np.rint(k).astype(np.int64)
    off = np.abs(k - steps) > 1e-6
    if np.any(off):
        t = float(times[np.argmax(off)])
        fits = next((s for n in range(1, 1000) if divides(s := dt / n, times - t_start)), None)
        choose = "" if fits is None else f" With dt = {fits!r}, all these times lie between steps."
        raise InvalidInput(
            f"{name}: {what} t = {t!r} lies inside a step of dt = {dt!r} from t_start = {t_start!r}. Methods keep "
            f"their order only if a torque jumps between steps.{choose}{otherwise}"
        )
    return steps


def divides(dt: float, spans: np.ndarray) -> bool:
    """Return whether all spans are whole numbers of steps dt."""
    k = spans / dt
    return bool(np.all(np.abs(k - np.rint(k)) <= 1e-6))


class Scheduled(Source):
    """A source whose command changes at known times."""

    times: np.ndarray
    change = "its switch at"  # what happens at the times, for messages
    otherwise = ""  # advice for times that lie inside a step

    def clock(self, name: str, t_start: float, dt: float, t_end: float) -> Clock:
        slack = 1e-6 * dt
        self.check_span(t_start, t_end, slack)
        inside = self.times[(self.times > t_start + slack) & (self.times < t_end - slack)]
        return Listed(on_grid(name, self.change, inside, t_start, dt, self.otherwise))

    def lengths(self, t_start: float, t_end: float) -> list[float]:
        return [float(t) - t_start for t in self.times if t_start < t < t_end]

    def instants(self, t_start: float) -> Iterator[float]:
        return iter(self.times[self.times > t_start].tolist())


class Fixed(Scheduled):
    """A constant command."""

    times = np.empty(0)

    def __init__(self, values: np.ndarray) -> None:
        self.values, self.outputs = values, values.shape[-1]

    def at(self, t: float, dt: float) -> np.ndarray:
        return self.values


class Table(Scheduled):
    """A source whose command is values[k] from times[k] on, and zero before times[0]."""

    def __init__(self, times: np.ndarray, values: np.ndarray, otherwise: str = "") -> None:
        self.times, self.values, self.outputs, self.otherwise = times, values, values.shape[1], otherwise

    def at(self, t: float, dt: float) -> np.ndarray:
        k = int(np.searchsorted(self.times, t + 1e-5 * dt, side="right")) - 1  # 1e-5 dt allows for rounding of t
        return self.values[k] if k >= 0 else np.zeros(self.outputs)


@dataclass(frozen=True)
class Hold:
    """A part of a torque whose parameters change between steps: where they are stored, and how to compute them."""

    name: str
    source: Source
    rows: Callable[[float, np.ndarray, np.ndarray | None], np.ndarray]  # t, command, carried -> parameters of the part
    size: int  # number of parameters of the part
    carried: np.ndarray | None = None  # integral of the commands over time (momenta of wheels) at the start
    first: int = 0  # index of the first parameter of the part among all parameters of the torque

    def after(self, numbers: int) -> Hold:
        """Return the same part, with its parameters moved back by `numbers`, the number of those before them."""
        return replace(self, first=self.first + numbers)

    def of_body(self, j: int, bodies: int) -> Hold:
        """Return the same part for body j of a batch alone; each array of commands then has one column."""

        def rows(t: float, command: np.ndarray, carried: np.ndarray | None) -> np.ndarray:
            every = (None if v is None else np.repeat(v, bodies, axis=1) for v in (command, carried))
            return np.broadcast_to(self.rows(t, *every), (self.size, bodies))[:, j : j + 1]  # type: ignore[arg-type]

        own = self.carried[j] if self.carried is not None and self.carried.ndim == 2 else self.carried
        return replace(self, source=self.source.of_body(j, bodies), rows=rows, carried=own)
