"""Instants: the times at which held torques may change.

With steps of equal length these are the times of steps; steps of variable length end at every instant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import merge
from itertools import takewhile
from typing import Any, NamedTuple

import numpy as np

from ..torques.held import FAR, Clock, Hold

SAME = 1e-12  # times whose relative difference is smaller are one instant


class EqualSteps(NamedTuple):
    """The instants of a run with equal steps: instant i is the time of step i."""

    t_start: float
    dt: float

    def time(self, i: int) -> float:
        return self.t_start + i * self.dt

    def clock(self, hold: Hold, k: int, t_end: float) -> Clock:
        return hold.source.clock(hold.name, self.t_start, self.dt, t_end)

    def scale(self, t: float) -> float:
        """Return a time; differences of times below 1e-5 of it are ignored."""
        return self.dt


class Timetable:
    """The instants of all sources of commands, numbered from the start (number 0) in order of time.

    They are computed when they are needed.
    """

    def __init__(self, t_start: float, holds: Sequence[Hold]) -> None:
        self.times, self.due = [t_start], [set[int]()]  # for each instant, the indices of the sources that change there
        self.last = [0] * len(holds)  # for each source, the number of its last instant so far
        self.ended = set[int]()  # the sources that have no further instants
        self.later = merge(*(self.stream(hold, k) for k, hold in enumerate(holds)))
        self.ahead = next(self.later, None)

    def stream(self, hold: Hold, k: int) -> Iterator[tuple[float, int]]:
        for t in hold.source.instants(self.times[0]):
            yield t, k
        self.ended.add(k)

    def reaches(self, i: int) -> bool:
        """Compute the instants up to number i; return False if there are fewer."""
        while self.ahead is not None and (len(self.times) <= i + 1):
            t, k = self.ahead
            if t - self.times[-1] <= self.slack(t):
                self.due[-1].add(k)
            else:
                self.times.append(t)
                self.due.append({k})
            self.last[k] = len(self.times) - 1
            self.ahead = next(self.later, None)
        return i < len(self.times)

    def time(self, i: int) -> float:
        return self.times[i] if i < FAR and self.reaches(i) else float("inf")

    def clock(self, hold: Hold, k: int, t_end: float) -> Clock:
        hold.source.check_span(self.times[0], t_end, self.slack(t_end) if t_end < 1e300 else 0.0)
        return OwnTimes(self, k, t_end)

    def slack(self, t: float) -> float:
        return SAME * abs(t)

    def scale(self, t: float) -> float:
        return 1e5 * self.slack(t)


class OwnTimes(NamedTuple):
    """Those instants of a timetable, before the end, at which source k changes."""

    table: Timetable
    k: int
    t_end: float

    def is_before_end(self, i: int) -> bool:
        t = self.table.time(i)
        return t < self.t_end - self.table.slack(t)

    def due(self, i: int) -> bool:
        return i >= 0 and self.is_before_end(i) and self.k in self.table.due[i]

    def next(self, i: int) -> int:
        i += 1
        while self.is_before_end(i):
            if self.k in self.table.due[i]:
                return i
            if self.k in self.table.ended and i >= self.table.last[self.k]:
                break  # other sources may have instants without end
            i += 1
        return FAR


def instants_of(setup: Any) -> EqualSteps | Timetable:
    """Return the instants of a run, at which its held torques may change."""
    if setup.control is None:
        return EqualSteps(setup.t_start, setup.dt)
    return Timetable(setup.t_start, setup.bound.held)


def jump_times(setup: Any, end: float) -> np.ndarray:
    """Return the times before the end at which held torques change."""
    instants, found = instants_of(setup), set[float]()
    for k, hold in enumerate(setup.bound.held):
        times = (instants.time(i) for i in following(instants.clock(hold, k, end), FAR))
        found.update(takewhile(lambda t: t < end, times))
    return np.array(sorted(found), float)


def following(clock: Clock, end: int) -> Iterator[int]:
    """Yield the instants of a clock after instant 0 and before the end."""
    i = 0
    while (i := clock.next(i)) < end:
        yield i
