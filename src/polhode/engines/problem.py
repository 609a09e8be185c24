"""The input of an engine: the functions of a method and of a torque, and their numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, NamedTuple

import numpy as np

from ..integrators.record import Parts


@dataclass
class Problem:
    parts: Parts
    torque: Callable[..., Any]  # torque(t, R, W, p) in the body frame
    p: Any  # its parameters: nested tuples of numbers, or arrays of one per body
    I: Any  # principal moments, Diag3
    h: float
    t0: float
    state: Any  # a state, as a template
    rows: np.ndarray  # the states of all bodies, [leaf, body]
    watch: Callable[..., Any] | None = None  # watch(seen, t, I, p, s) -> seen, after each step
    watched: Any = ()  # what it carries, as a template
    seen: np.ndarray | None = None  # and its values so far, [leaf, body]
    name: str = "the torque"
    halted: Callable[[], bool] | None = None  # of a torque in Python: has it raised an exception?

    @property
    def bodies(self) -> int:
        return int(self.rows.shape[1])

    def describe_torque(self) -> str:
        return self.name


class Progress(NamedTuple):
    """For each body: passes of solves so far, the largest error they left, the step that failed (or -1),
    and whether that was a solve that did not converge."""

    passes: np.ndarray
    residual: np.ndarray
    failed: np.ndarray
    stalled: np.ndarray


class Limits(NamedTuple):
    """Limits beyond which a run needs special treatment."""

    off_group: float  # distance of R from SO(3)
    fastest_start: float = inf  # angular velocity: steps are too long for the method
    fastest_end: float = inf  # and at the end: the same, or the run may have diverged


class Arrival(NamedTuple):
    """The end of a run with attempted steps; the state holds the time of each body."""

    leaf: int  # of the state: the time, and after it the other numbers of the control
    t_end: float
    blocks: int  # of attempts at most
