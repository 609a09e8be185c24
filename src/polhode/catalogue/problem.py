"""A problem: a body, the loads on it, a start and a time span, and all known facts about its motion."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple

import numpy as np

from ..body import Body
from ..errors import InvalidInput
from ..forces.base import everything_acting
from ..groups.so3 import angle
from ..motion.simulation import simulate
from ..motion.trajectory import Trajectory
from ..torques.base import Torque


class Invariant(NamedTuple):
    """A quantity of the motion that is known at every time."""

    of: Callable[[Trajectory], np.ndarray]  # its value at the samples of a run, (n,) or (n, 3)
    should_be: Callable[[np.ndarray], np.ndarray]  # its exact value as a function of time
    scale: float  # scale of its error

    def error(self, run: Trajectory) -> np.ndarray:
        """Error at each sample, relative to the scale."""
        difference = np.asarray(self.of(run)) - self.should_be(run.t)
        return np.linalg.norm(difference.reshape(len(run), -1), axis=1) / self.scale


@dataclass(frozen=True, eq=False)
class Reference:
    """A solution that runs are compared with: at the end of a problem, or at many times (arrays with a leading axis).

    Parameters
    ----------
    t, R, omega : float or array
        Times, attitudes and angular velocities in the body frame.
    error : float
        Known error.  Certified: a bound for each entry of R, and for omega relative to its length.  Refined: the
        difference between two computations of the attitude, in radians, or of position and velocity relative to their
        sizes, if that is larger.  Exact: zero.
    kind : str
        "exact", "certified" or "refined".
    how : str
        How it was obtained.
    digits : mapping, optional
        R and omega as decimal strings with all their digits.
    closed_form : callable, optional
        Attitudes (n, 3, 3) at any times (n,).
    slack : float
        Times closer than this are the same.
    """

    t: float | np.ndarray
    R: np.ndarray
    omega: np.ndarray
    error: float
    kind: Literal["exact", "certified", "refined"]
    how: str
    digits: Mapping[str, Any] | None = None
    closed_form: Callable[[np.ndarray], np.ndarray] | None = None
    slack: float = 0.0
    x: np.ndarray | None = None  # position and velocity, of a body that moves
    v: np.ndarray | None = None

    def attitudes(self, times: np.ndarray) -> np.ndarray:
        """Attitudes (n, 3, 3) at these times; NaN if the solution is not known."""
        if self.closed_form is not None:
            return self.closed_form(times)
        return attitudes_at(times, np.asarray(self.t), self.R, self.slack)


def attitudes_at(times: np.ndarray, t: np.ndarray, R: np.ndarray, slack: float) -> np.ndarray:
    """The samples R, which belong to the increasing times t, at these times; NaN if there is no sample."""
    out = np.full((len(times), 3, 3), np.nan)
    if len(t):
        k = np.clip(np.searchsorted(t, times - slack), 0, len(t) - 1)
        near = np.abs(t[k] - times) <= slack
        out[near] = R[k[near]]
    return out


class EndError(NamedTuple):
    """Errors of the last sample of a run."""

    attitude: float  # angle, in radians
    momentum: float  # error of the body momentum, relative to its length
    position: float = 0.0  # relative to the largest coordinate; 0 if it is not known, or if the body only turns


Exact = Callable[[Any], tuple[np.ndarray, np.ndarray]]


@dataclass(frozen=True, eq=False)
class Problem:
    """A problem with a known answer.

    Attributes
    ----------
    name, summary, source, note : str
        Name, description, source and remarks.
    body : Body
        The body.
    torque : Torque or None
        The torque on the body.
    omega, attitude : array_like
        The start.
    position, velocity : tuple or None
        Position and velocity of the centre of mass in space at the start, for a body that moves.
    t_end : float
        The end, at which the answer is known.
    dt : float
        A typical step.
    invariants : mapping
        Conserved quantities by name.
    exact : callable or None
        exact(t) gives R and omega at any times, if there is a closed form.

    Examples
    --------
    >>> problem = ph.problems["slow-top"]
    >>> run = problem.simulate("rkn4", dt=0.05, engine="python")
    >>> bool(problem.error(run).attitude < 1e-2)
    True
    """

    name: str
    summary: str
    body: Body
    torque: Torque | None
    omega: tuple[float, float, float]
    attitude: np.ndarray
    t_end: float
    dt: float
    source: str
    invariants: Mapping[str, Invariant] = field(default_factory=dict)
    exact: Exact | None = None
    note: str = ""
    position: tuple[float, float, float] | None = None  # centre of mass in space, for a body that moves
    velocity: tuple[float, float, float] | None = None

    @property
    def place(self) -> dict[str, tuple[float, float, float]]:
        """Position and velocity at the start, by name; empty for a body that only turns."""
        given = {"position": self.position, "velocity": self.velocity}
        return {k: v for k, v in given.items() if v is not None}

    @property
    def acting(self) -> Torque:
        """Everything that acts on the body."""
        return everything_acting(self.torque, None, None, moving=bool(self.place))

    def arguments(self) -> dict[str, Any]:
        """Body, torque and start as a dictionary of arguments of `polhode.simulate`."""
        start = {"omega": self.omega, "attitude": self.attitude}
        return {"body": self.body, "torque": self.torque, **start, **self.place}

    def simulate(
        self, method: str = "auto", dt: float | None = None, t_end: float | None = None, **more: Any
    ) -> Trajectory:
        """Run the problem.

        Parameters
        ----------
        method : str
            A name from `polhode.methods`.
        dt, t_end : float, optional
            The typical step and the end of the problem by default.
        **more
            Further arguments of `polhode.simulate`.

        Returns
        -------
        Trajectory
        """
        start = {} if {"omega", "momentum"} & set(more) else {"omega": self.omega}
        settings: dict[str, Any] = {"torque": self.torque, "attitude": self.attitude, **self.place, **start, **more}
        span = self.t_end if t_end is None else t_end
        by_tolerance = more.get("tol") is not None and more.get("control") is None
        step = self.dt if dt is None and not by_tolerance else dt
        return simulate(self.body, t_end=span, dt=step, method=method, **settings)

    @property
    def reference(self) -> Reference:
        """The certified state at t_end."""
        known = references()
        if self.name not in known:
            raise InvalidInput(f"{self.name} has no certified reference; compute one with benchmarks/references.py")
        d = known[self.name]
        R, omega = np.array(d["R"], float), np.array(d["omega"], float)
        digits = {k: d[k] for k in ("R", "omega", "x", "v") if k in d}
        x, v = (np.array(d[k], float) if k in d else None for k in ("x", "v"))
        return Reference(self.t_end, R, omega, float(d["error"]), "certified", d["how"], digits, x=x, v=v)

    def truth(self, t: float) -> tuple[np.ndarray, np.ndarray]:
        """R and omega at a time: by the reference at the end, otherwise by the closed form.

        Parameters
        ----------
        t : float
            The time.

        Returns
        -------
        tuple of ndarray
            R (3, 3) and omega (3,).
        """
        if abs(t - self.t_end) <= 1e-9 * self.t_end:
            return self.reference.R, self.reference.omega
        if self.exact is None:
            raise InvalidInput(f"{self.name} is known at t = {self.t_end:g} only, and the run ends at t = {t:g}")
        return self.exact(t)

    def error(self, run: Trajectory) -> EndError:
        """Errors at the end of a run.

        Parameters
        ----------
        run : Trajectory
            The run, of one body.

        Returns
        -------
        EndError
            attitude (angle in radians), momentum (in the body, relative), and position of a body that moves.
        """
        if run.setup.batch:
            raise InvalidInput("error() needs a run of one body: for a batch, compare each body with `truth`")
        R, omega = self.truth(float(run.t[-1]))
        J = self.body.inertia
        P = J @ omega
        off = np.linalg.norm(run.momentum_body[-1] - P) / (np.linalg.norm(P) or 1.0)
        return EndError(angle(R, run.R[-1]), float(off), self.position_error(run))

    def position_error(self, run: Trajectory) -> float:
        """Distance from the true position at the end, relative to its largest coordinate.

        Parameters
        ----------
        run : Trajectory
            The run, of one body that moves.

        Returns
        -------
        float
        """
        if not self.place or abs(float(run.t[-1]) - self.t_end) > 1e-9 * self.t_end:
            return 0.0
        x = self.reference.x
        assert x is not None
        return float(np.linalg.norm(run.x[-1] - x) / np.abs(x).max())

    def __repr__(self) -> str:
        return f"<problem {self.name}: {self.summary}>"


@cache
def references() -> dict[str, Any]:
    """The certified states at the end of the problems, by name; computed by benchmarks/references.py."""
    from importlib import resources

    text = resources.files("polhode.catalogue").joinpath("references.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)["problems"]
    return found
