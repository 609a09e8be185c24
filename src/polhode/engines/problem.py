"""The input of an engine: the functions of a method and of a torque, and their data."""

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
    state: Any  # a state, as an example of its structure
    rows: np.ndarray  # the states of all bodies, [leaf, body]
    watch: Callable[..., Any] | None = None  # watch(seen, t, I, p, s) -> seen, after each step
    watched: Any = ()  # example of the data of the observers
    seen: np.ndarray | None = None  # the data of the observers so far, [leaf, body]
    name: str = "the torque"
    halted: Callable[[], bool] | None = None  # for a Python torque: whether it has raised an exception

    @property
    def bodies(self) -> int:
        return int(self.rows.shape[1])


class Progress(NamedTuple):
    """The progress of each body.

    passes : passes of all solves so far.
    residual : largest remaining error of a solve.
    failed : number of the failed step, or -1.
    stalled : whether a solve did not converge in that step.
    """

    passes: np.ndarray
    residual: np.ndarray
    failed: np.ndarray
    stalled: np.ndarray


class Limits(NamedTuple):
    """Limits beyond which a short run is an unusual case and is done in the general way."""

    off_group: float  # distance of R from SO(3)
    fastest_start: float = inf  # angular velocity above which steps are too long for the method
    fastest_end: float = inf  # angular velocity at the end above which the run may have diverged


class Arrival(NamedTuple):
    """How to detect the end of a run with step-size control, whose state contains the time."""

    leaf: int  # index of the time in the state; the other numbers of the step-size control follow it
    t_end: float
    blocks: int  # largest number of blocks of attempts
