"""Parts of a torque that jump between steps: times, sources and parameters of their commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

import numpy as np

FAR = 2**62


# --- times ----------------------------------------------------------------------------------------------


class Clock(Protocol):
    """The steps at which a command changes."""

    def due(self, i: int) -> bool: ...

    def next(self, i: int) -> int:
        """The first step after i at which the command changes."""


class Periodic(NamedTuple):
    first: int
    gap: int

    def due(self, i: int) -> bool:
        return i >= self.first and (i - self.first) % self.gap == 0

    def next(self, i: int) -> int:
        return self.first if i < self.first else i + self.gap - (i - self.first) % self.gap


class Listed(NamedTuple):
    steps: np.ndarray

    def due(self, i: int) -> bool:
        k = int(np.searchsorted(self.steps, i))
        return k < self.steps.size and int(self.steps[k]) == i

    def next(self, i: int) -> int:
        k = int(np.searchsorted(self.steps, i, side="right"))
        return int(self.steps[k]) if k < self.steps.size else FAR


# --- sources -------------------------------------------------------------------------------------------


class Source:
    """A source of commands."""

    outputs = 3
    asks = False  # whether a function is called and its results are recorded
    memory: np.ndarray | None = None  # memory at the beginning

    @property
    def remembers(self) -> tuple[int, ...] | None:
        """The shape of the part of the memory that is shown to users."""
        return None if self.memory is None else self.memory.shape

    @property
    def before(self) -> np.ndarray:
        """The command until the first instant, (outputs,) or (bodies, outputs)."""
        return np.zeros(self.outputs)

    @property
    def first_memory(self) -> np.ndarray:
        """The memory at the start, (numbers,) or (bodies, numbers)."""
        return np.zeros(0) if self.memory is None else self.memory.reshape(-1)

    def resumed(self, command: np.ndarray, memory: np.ndarray | None) -> Source:
        """The same source with another command and memory at the start, (bodies, ...).

        For schedules, nothing changes.
        """
        return self

    def clock(self, name: str, t_start: float, dt: float, t_end: float) -> Clock:
        raise NotImplementedError

    def lengths(self, t_start: float, t_end: float) -> list[float]:
        """Lengths of time that must be whole numbers of steps."""
        return []

    def check_span(self, t_start: float, t_end: float, slack: float) -> None:
        """Refuse a span that the source does not cover."""

    def instants(self, t_start: float) -> Iterator[float]:
        """The times from t_start on at which its command changes, in order; there may be infinitely many."""
        raise NotImplementedError

    def at(self, t: float, dt: float) -> np.ndarray:
        """The command from t on, for a source that calls no function; (outputs,) or (bodies, outputs).

        dt : the step, or another time scale; differences of 1e-5 of it are ignored.
        """
        raise NotImplementedError

    def ask(self, have: dict[str, Any], j: int, bodies: int | None) -> tuple[np.ndarray, np.ndarray | None]:
        """The command for body j, and the memory."""
        raise NotImplementedError


@dataclass(frozen=True)
class Hold:
    """A part of a torque that jumps: its position in the parameters, and how to store a command there."""

    name: str
    source: Source
    rows: Callable[[float, np.ndarray, np.ndarray | None], np.ndarray]  # t, command, carried -> its parameters
    size: int  # number of parameters
    carried: np.ndarray | None = None  # the sum of commands over time (momenta of wheels), at the start
    first: int = 0  # the first number among all parameters

    def after(self, numbers: int) -> Hold:
        """The same part after the parameters of another torque."""
        return replace(self, first=self.first + numbers)
