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
    p: Any  # parameters of the torque: nested tuples of numbers, or arrays with one number per body
    I: Any  # principal moments, Diag3
    h: float
    t0: float
    state: Any  # a state, as a template
    rows: np.ndarray  # the states of all bodies, [leaf, body]
    watch: Callable[..., Any] | None = None  # watch(seen, t, I, p, s) -> seen, after each step
    watched: Any = ()  # the data of the observers, as a template
    seen: np.ndarray | None = None  # the values of the observers so far, [leaf, body]
    name: str = "the torque"
    halted: Callable[[], bool] | None = None  # for a torque in Python: returns whether it has raised an exception

    @property
    def bodies(self) -> int:
        return int(self.rows.shape[1])

    def describe_torque(self) -> str:
        return self.name


class Progress(NamedTuple):
    """The progress of each body.

    The fields are the passes of solves so far, their largest remaining error, the failed step (or -1), and whether a
    solve did not converge in that step.
    """

    passes: np.ndarray
    residual: np.ndarray
    failed: np.ndarray
    stalled: np.ndarray


class Limits(NamedTuple):
    """Limits beyond which a run needs special treatment."""

    off_group: float  # distance of R from SO(3)
    fastest_start: float = inf  # angular velocity above which steps are too long for the method
    fastest_end: float = inf  # the same at the end; above it, the run may have diverged


class Arrival(NamedTuple):
    """The end of a run with attempted steps; the state holds the time of each body."""

    leaf: int  # index in the state of the time; the other numbers of the step-size control follow
    t_end: float
    blocks: int  # largest number of attempts
