"""The peers: libraries that a user might choose instead.  Each has a file that solves the tasks as its documentation
recommends.

To add one, write a file with a `PEER`, and add its name to PEERS.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any

import numpy as np

from ..tasks import Task, attitude

PEERS = (
    "polhode", "scipy", "numba", "cyrk", "heyoka", "diffrax", "mujoco", "exudyn", "drake", "pinocchio",
    "basilisk", "lammps",
)  # fmt: skip

CLOSED = "closed form"

Go = Callable[[], Any]  # what is timed: everything from the start to the end, for repeated solves


def of_state(out: Any) -> np.ndarray:
    """R of a state that begins with a quaternion."""
    return attitude(out)


def of_matrix(out: Any) -> np.ndarray:
    return np.asarray(out, float).reshape(3, 3)


@dataclass(frozen=True)
class Entry:
    """One method of solving a task, with settings from coarse to fine.

    prepare(setting) does the work that is done once and returns the function to time.  end: R at the end, from the
    result of that function. calls(setting, returned): torque calls of one solve, or None if there is nothing to count.
    """

    method: str
    prepare: Callable[[float], Go]
    settings: Sequence[float]
    setting: str = "tolerance"  # or "step"
    end: Callable[[Any], np.ndarray] = of_state
    calls: Callable[[float, Any], int | None] | None = None


@dataclass(frozen=True)
class Grid:
    """Samples at many times: a function to time, and `read`, which converts its result to quaternions or matrices."""

    method: str
    prepare: Callable[[], Go]
    read: Callable[[Any], np.ndarray]  # (n, 3, 3)


@dataclass(frozen=True)
class Crowd:
    """Many free bodies over one span: prepare(omegas) returns the function to time.

    `read` returns R of every body at the end.
    """

    method: str
    prepare: Callable[[np.ndarray], Go]
    read: Callable[[Any], np.ndarray]  # (bodies, 3, 3)
    most: int = 1_000_000
    steps: int = 1000


@dataclass(frozen=True)
class Many:
    """The task for many bodies: free bodies of one inertia, R = 1 at the start, 1000 nominal steps of 0.05."""

    moments: tuple[float, float, float] = (0.9144, 1.098, 1.66)
    step: float = 0.05
    steps: int = 1000

    @property
    def t_end(self) -> float:
        return self.step * self.steps

    def omegas(self, bodies: int) -> np.ndarray:
        return np.random.default_rng(7).normal(0.0, 0.6, (bodies, 3))


def nothing(*_: Any) -> list[Any]:
    return []


@dataclass(frozen=True)
class Peer:
    """A peer and the tasks that it supports."""

    name: str
    what: str
    module: str  # the module whose presence shows that it is installed
    distribution: str
    install: str
    solve: Callable[[Task], list[Entry]] = nothing
    grid: Callable[[Task, np.ndarray], list[Grid]] = nothing
    crowd: Callable[[Many], list[Crowd]] = nothing
    settings: str = ""  # how it is used, in words

    @property
    def version(self) -> str | None:
        """None if it is not installed."""
        try:
            return version(self.distribution) if find_spec(self.module) is not None else None
        except (PackageNotFoundError, ModuleNotFoundError):
            return None


@cache
def peers() -> dict[str, Peer]:
    found = [import_module(f"{__name__}.{name}").PEER for name in PEERS]
    return {p.name: p for p in found}


def tolerances(first: int, last: int, per_decade: int = 2) -> tuple[float, ...]:
    return tuple(10.0 ** (-k / per_decade) for k in range(first * per_decade, last * per_decade + 1))


def steps(task: Task, coarse: float, fine: float, ratio: float = 2.0) -> tuple[float, ...]:
    """Steps that divide the span, from coarse to fine."""
    n, out = task.t_end / coarse, []
    while n <= 1.0001 * task.t_end / fine:
        out.append(task.t_end / max(1, round(n)))
        n *= ratio
    return tuple(out)


def matrices(q: Any) -> np.ndarray:
    """Matrices (n, 3, 3) from quaternions (n, 4), which need not have unit length."""
    from ...groups.quaternions import to_matrix

    a = np.asarray(q, float)
    return np.asarray(to_matrix(a / np.linalg.norm(a, axis=-1, keepdims=True)))
