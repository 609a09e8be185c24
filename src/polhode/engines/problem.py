"""What an engine and its callers exchange: the problem, the user's function, and the run with its progress."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, NamedTuple, Protocol

import numpy as np

from ..integrators.record import Parts

Pick = Callable[[Any, Any], Any]  # pick(parameters of all bodies, j): the parameters of body j


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


class EngineRun(Protocol):
    """The states of all bodies of a run, which are advanced in blocks of steps."""

    n: int  # number of bodies
    made: int = 0  # number of steps that all bodies completed in the last block, if an exception ended it
    # the exception that a kernel raised in the last block; the states are those before that step
    error: Exception | None = None

    def advance(self, first: int, n: int, every: int) -> np.ndarray:
        """Do n steps from step `first` on; return the states after every `every` steps, [sample, leaf, body]."""

    def set_p(self, p: Any) -> None:
        """Replace the values of the torque's parameters; their structure must not change."""

    def set_rows(self, rows: np.ndarray) -> None:
        """Replace the states, [leaf, body]."""

    @property
    def rows(self) -> np.ndarray:
        """The states, [leaf, body]."""

    @property
    def progress(self) -> Progress: ...

    @property
    def observed(self) -> np.ndarray:
        """The data of the observers, [number, body]."""
        return np.zeros((0, self.n))


class UserFunction(Protocol):
    """A user's torque or load that is a Python function, with the methods that engines need."""

    f: Any
    names: Any
    params: Any
    flies: bool  # whether it is a load: it also depends on position and velocity, and gives a force
    gives: str  # for a load, what f returns: "force", "torque" or "load"

    def call_arguments(self, params: Any, bodies: int | None) -> tuple[Any, ...]:
        """Return the arguments of `numba.Callback`: function, argument names, parameters, and a check of results."""

    def caller(self, params: Any, bodies: int | None = None) -> Callable[..., np.ndarray]:
        """Return a function of arrays, f(t, R, omega) or f(t, x, R, v, omega), that checks the result."""


class BoundFunction(NamedTuple):
    """A user's function in the form for an engine."""

    # torque(t, R, omega, p) in the frame and axes of the user; for a load, load(t, x, R, v, omega, p) -> force, torque
    torque: Callable[..., Any]
    p: Any
    callbacks: tuple[Any, ...]  # objects that count calls and store the exception of the user's function
    plain: bool  # whether each evaluation calls a Python function
    shared: bool  # whether `torque` is the same object for every user's function


def body_numbers(bodies: int | None) -> Any:
    """Return the numbers 0, 1, ... of the bodies, by which functions find the parameters of a body."""
    return () if bodies is None else np.arange(float(bodies))
