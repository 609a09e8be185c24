"""A problem: a body with its loads, initial state and time span, and known facts about its motion."""

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
    """A quantity of the motion whose exact value is known at every time."""

    of: Callable[[Trajectory], np.ndarray]  # its value at the samples of a run, (n,) or (n, 3)
    should_be: Callable[[np.ndarray], np.ndarray]  # its exact value as a function of time
    scale: float  # scale of its error

    def error(self, run: Trajectory) -> np.ndarray:
        """Return the error of a run at each sample, relative to the scale."""
        difference = np.asarray(self.of(run)) - self.should_be(run.t)
        return np.linalg.norm(difference.reshape(len(run), -1), axis=1) / self.scale


@dataclass(frozen=True, eq=False)
class Reference:
    """A solution with which runs are compared, at the end of a problem or at many times.

    Parameters
    ----------
    t, R, omega : float or array
        Time, attitude and angular velocity in the body frame; for many times, arrays with a leading axis.
    error : float
        Known error of the solution.  For a certified solution, it is a bound for each entry of R, and for omega
        relative to its length.  For a refined solution, it is the difference between two computations: the angle
        between the attitudes, or the relative difference of position or velocity if that is larger.  For an exact
        solution, it is zero.
    kind : {"exact", "certified", "refined"}
        How reliable the solution is.
    how : str
        Description of how the solution was computed.
    digits : mapping, optional
        R and omega as decimal strings with all digits.
    closed_form : callable, optional
        Function that returns the attitudes (n, 3, 3) at any times (n,).
    slack : float
        Times that differ by at most `slack` are treated as equal.
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
    x: np.ndarray | None = None  # position; None for a body that only rotates
    v: np.ndarray | None = None  # velocity

    def attitudes(self, times: np.ndarray) -> np.ndarray:
        """Return the attitudes (n, 3, 3) at these times; NaN where the solution is not known."""
        if self.closed_form is not None:
            return self.closed_form(times)
        return attitudes_at(times, np.asarray(self.t), self.R, self.slack)


def attitudes_at(times: np.ndarray, t: np.ndarray, R: np.ndarray, slack: float) -> np.ndarray:
    """Return the samples of R at `times`; NaN where there is no sample.

    t : increasing times of the samples.  slack : times that differ by at most this value are treated as equal.
    """
    out = np.full((len(times), 3, 3), np.nan)
    if len(t):
        k = np.clip(np.searchsorted(t, times - slack), 0, len(t) - 1)
        near = np.abs(t[k] - times) <= slack
        out[near] = R[k[near]]
    return out


class EndError(NamedTuple):
    """Errors of the last sample of a run."""

    attitude: float  # angle between computed and true attitude, in radians
    momentum: float  # error of the momentum in the body frame, relative to its length
    position: float = 0.0  # distance relative to the largest coordinate; 0 if unknown, or if the body only rotates


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
        Angular velocity (body frame) and attitude at the start.
    position, velocity : tuple or None
        Position and velocity of the centre of mass in space at the start, for a body that moves.
    t_end : float
        The end time, at which the true state is known.
    dt : float
        A typical step.
    invariants : mapping
        Conserved quantities by name.
    exact : callable or None
        Function exact(t) that returns R and omega at any times; None if there is no closed form.

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
    position: tuple[float, float, float] | None = None  # None for a body that only rotates
    velocity: tuple[float, float, float] | None = None

    @property
    def place(self) -> dict[str, tuple[float, float, float]]:
        """Position and velocity at the start, by name; empty for a body that only rotates."""
        given = {"position": self.position, "velocity": self.velocity}
        return {k: v for k, v in given.items() if v is not None}

    @property
    def acting(self) -> Torque:
        """Everything that acts on the body."""
        return everything_acting(self.torque, None, None, moving=bool(self.place))

    def arguments(self) -> dict[str, Any]:
        """Return body, torque and initial state as a dictionary of arguments of `polhode.simulate`."""
        start = {"omega": self.omega, "attitude": self.attitude}
        return {"body": self.body, "torque": self.torque, **start, **self.place}

    def simulate(
        self, method: str = "auto", dt: float | None = None, t_end: float | None = None, **more: Any
    ) -> Trajectory:
        """Simulate the problem.

        Parameters
        ----------
        method : str
            A name from `polhode.methods`.
        dt, t_end : float, optional
            Step and end time; by default, the typical step and the end time of the problem.
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
        """Return the true R and omega at a time: from the reference at t_end, otherwise from the closed form.

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
            raise InvalidInput(
                f"the true state of {self.name} is known only at t = {self.t_end:g}, but the run ends at t = {t:g}"
            )
        return self.exact(t)

    def error(self, run: Trajectory) -> EndError:
        """Return the errors at the end of a run.

        Parameters
        ----------
        run : Trajectory
            A run of one body.

        Returns
        -------
        EndError
            The errors of the attitude (angle in radians), of the momentum in the body frame (relative), and, for a body
            that moves, of the position (relative).
        """
        if run.setup.batch:
            raise InvalidInput("error() needs a run of one body: for a batch, compare each body with `truth`")
        R, omega = self.truth(float(run.t[-1]))
        J = self.body.inertia
        P = J @ omega
        off = np.linalg.norm(run.momentum_body[-1] - P) / (np.linalg.norm(P) or 1.0)
        return EndError(angle(R, run.R[-1]), float(off), self.position_error(run))

    def position_error(self, run: Trajectory) -> float:
        """Return the distance from the true position at the end of a run, relative to its largest coordinate.

        Parameters
        ----------
        run : Trajectory
            A run of one body.  For a body that only rotates, the result is 0.

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
    """Return the certified states at the end of the problems, by name; benchmarks/references.py has computed them."""
    from importlib import resources

    text = resources.files("polhode.catalogue").joinpath("references.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)["problems"]
    return found
