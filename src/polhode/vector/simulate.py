"""Run a simulation in a linear space: check the arguments, make the steps, store the samples, report failures."""

from __future__ import annotations

import inspect
import math
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from ..arguments import refuse_unknown_keywords, whole_number
from ..errors import InvalidInput, SimulationFailed
from ..integrators import check_choices
from ..motion.trajectory import Outcome
from ..run.checks import check_span
from ..run.spec import check_on_failure
from .methods import METHODS
from .operators import Array, numbers
from .record import VectorMethod, VectorParts
from .system import System, fixed, named


class VectorStats(NamedTuple):
    """Cost of a run in a vector space.

    Attributes
    ----------
    steps, force_calls : int
        Numbers of steps and of calls of the force.
    newton_iterations : int
        Number of Newton iterations of implicit methods.
    worst_residual : float
        Largest residual at the end of a solve: the size of its last correction, relative to the state.
    seconds : float
        Computing time of the steps.

    Examples
    --------
    >>> run = ph.simulate_vector(1.0, 4.0, u=1.0, v=0.0, t_end=1.0, dt=0.1)
    >>> run.stats.steps
    10
    """

    steps: int
    force_calls: int
    newton_iterations: int
    worst_residual: float
    seconds: float


@dataclass(frozen=True)
class Setup:
    """All data that do not change during a run."""

    system: System
    method: VectorMethod
    options: dict[str, Any]
    parts: VectorParts
    dt: float
    t_start: float
    every: int


@dataclass(repr=False)
class VectorTrajectory:
    """A motion in a vector space.

    Attributes
    ----------
    u, v : ndarray, (n, ...)
        Displacement and velocity at the samples.
    index : ndarray, (n,)
        Number of steps before each sample.
    outcome : Outcome
        How the run ended.
    stats : VectorStats
        Cost of the run.
    setup, final
        Internal data for `extend`.

    Examples
    --------
    >>> run = ph.simulate_vector(1.0, 4.0, u=1.0, v=0.0, t_end=1.0, dt=0.01)
    >>> round(float(run.u[-1]), 3), round(float(np.cos(2.0)), 3)
    (-0.416, -0.416)
    """

    setup: Setup
    index: Array  # number of steps before each sample
    u: Array  # (n, ...)
    v: Array  # (n, ...)
    final: Any  # the method's own variables after the last step
    outcome: Outcome
    stats: VectorStats

    @property
    def t(self) -> Array:
        """Times of the samples, (n,)."""
        return self.setup.t_start + self.index * self.setup.dt

    @property
    def method(self) -> str:
        """Name of the method."""
        return self.setup.method.name

    @property
    def options(self) -> dict[str, Any]:
        """Options of the method, with defaults filled in."""
        return dict(self.setup.options)

    @property
    def momentum(self) -> Array:
        """Momentum p = M v, (n, ...)."""
        return np.stack([self.setup.system.mass @ v for v in self.v])

    @cached_property
    def kinetic_energy(self) -> Array:
        """Kinetic energy v.M v/2, (n,)."""
        return np.array([self.setup.system.kinetic_energy(v) for v in self.v])

    @cached_property
    def potential_energy(self) -> Array:
        """Potential energy: the sum of u.K u/2, the user's `potential`, and the potential of a constant load."""
        energy = self.setup.system.potential_energy
        return np.array([energy(t, u) for t, u in zip(self.t.tolist(), self.u, strict=True)])

    @property
    def energy(self) -> Array:
        """Sum of kinetic and potential energy, (n,)."""
        return np.asarray(self.kinetic_energy + self.potential_energy)

    def extend(
        self, t_end: float, *, callback: Callable[..., Any] | None = None, on_failure: str = "raise"
    ) -> VectorTrajectory:
        """Continue the run to t_end; the result is bit for bit that of one longer run, and no force call is repeated.

        Parameters
        ----------
        t_end : float
            The new end time.
        callback : callable, optional
            Called at each sample, as in `simulate_vector`.
        on_failure : {"raise", "stop"}
            What to do if the run fails, as in `simulate_vector`.

        Returns
        -------
        VectorTrajectory
        """
        setup, made = self.setup, self.stats.steps
        if not (self.outcome.good or self.outcome is Outcome.INTERRUPTED):
            raise InvalidInput(f"a run that failed cannot be extended: {self.outcome.value}")
        steps = check_span(setup.t_start, t_end, setup.dt)
        if steps < made:
            now = setup.t_start + made * setup.dt
            raise InvalidInput(f"the run is already at t = {now!r}, beyond t_end = {t_end!r}")
        # omit the last sample if it was taken only because the run ended there
        keep = (self.index % setup.every == 0) | (self.index < made)
        samples = Samples(self.index[keep].tolist(), list(self.u[keep]), list(self.v[keep]))
        return march(setup, self.final, samples, self.stats, steps, callback, on_failure)

    def __len__(self) -> int:
        return len(self.index)

    def __repr__(self) -> str:
        s, n = self.setup, self.stats
        return (
            f"<VectorTrajectory {self.method}, u of shape {s.system.shape}, t = {self.t[0]:g} ... {self.t[-1]:g}, "
            f"{n.steps} steps of {s.dt:g}, {len(self)} samples, {n.force_calls} force calls, "
            f"{self.outcome.name.lower()}>"
        )


def simulate_vector(
    mass: Any,
    force: Any,
    *,
    u: Any,
    v: Any,
    t_end: float,
    dt: float,
    t_start: float = 0.0,
    method: str = "newmark_vector",
    every: int = 1,
    callback: Callable[..., Any] | None = None,
    on_failure: str = "raise",
    stiffness: Any = None,
    damping: Any = None,
    load: Any = None,
    potential: Callable[..., Any] | None = None,
    params: Any = None,
    **options: Any,
) -> VectorTrajectory:
    """Integrate M u'' = f(t, u, v) - K u - C v + F(t) in a vector space with a fixed step.

    The explicit methods are stable below omega dt = 2, where omega is the highest frequency.  Newmark's average
    acceleration, `beta=0.25`, is stable for every dt, and conserves the energy of a linear system.

    Parameters
    ----------
    mass : float or array_like
        M: one number, numbers per entry of u or per first index, or a dense or sparse matrix.  M must be symmetric and
        positive definite.  A matrix acts on all entries of u, or on its first axis.  It is factorised once.
    force : callable, matrix or None
        f, called by argument name with t, u, v and p, which returns an array shaped like u; or the stiffness K itself,
        dense or sparse, for f = -K u; or None.
    u, v : array_like
        Displacement and velocity at the start: arrays of any shape, the same for both.
    t_end, dt, t_start : float
        The span and the step; dt must divide the span.
    method : str
        A name from `polhode.vector_methods`.
    every : int
        Number of steps between samples.  The first and the last state are always stored; 0 stores only these two.
    callback : callable, optional
        Called by argument name with t, u, v at each sample after the first.  The run stops if it returns True.
    on_failure : {"raise", "stop"}
        What to do if a step fails: "raise" raises SimulationFailed, "stop" returns the valid part of the run, whose
        `outcome` tells the reason.
    stiffness : matrix, optional
        The matrix K, if force is a function.  Implicit methods are fast if the stiff part of the force is given here.
    damping : float or array_like, optional
        The matrix C, in the same forms as mass; it may have any sign and need not be symmetric.
    load : array_like or callable, optional
        The load F: an array, or a function of t (and p).
    potential : callable, optional
        The potential energy of the function f, called with t, u and p; it is used only for the computed energies.
    params : optional
        Parameters that are passed to the functions as p.
    **options
        Options of the method.

    Returns
    -------
    VectorTrajectory
        The motion, with t (n,), u and v (n, ...), energy, stats and outcome.

    Examples
    --------
    A chain of masses between two walls, plucked in the middle and released:

    >>> from scipy.sparse import diags_array
    >>> K = diags_array([-1.0, 2.0, -1.0], offsets=[-1, 0, 1], shape=(9, 9))
    >>> pluck = np.minimum(np.arange(1, 10), np.arange(9, 0, -1)) / 5
    >>> run = ph.simulate_vector(1.0, K, u=pluck, v=0 * pluck, t_end=100.0, dt=0.5)
    >>> bool(abs(run.energy / run.energy[0] - 1).max() < 0.1)
    True
    """
    check_on_failure(on_failure)
    steps = check_span(t_start, t_end, dt)
    every = whole_number(every, "every", wanted="a whole number of steps")
    u, v = numbers(u, "u"), numbers(v, "v")
    if u.shape != v.shape or u.size == 0:
        raise InvalidInput(f"u and v must have the same shape and at least one entry, got {u.shape} and {v.shape}")
    record = METHODS[method]
    refuse_unknown_keywords(options, VECTOR_KEYWORDS, record.options, record.name, "simulate_vector")
    chosen = check_choices(record.name, record.options, options)
    parts = record.build(**chosen)
    system = System(u.shape, mass, force, stiffness, damping, load, potential, params)
    setup = Setup(system, record.variant(chosen), chosen, parts, float(dt), float(t_start), every or steps)
    try:
        with np.errstate(all="ignore"):
            s = parts.start(system, setup.dt, setup.t_start, u, v)
            good = finite(s)
    except InvalidInput:
        raise
    except Exception as e:
        e.add_note(f"polhode: in the force {system.name!r} at the start, t = {setup.t_start:g}, before the first step")
        raise
    if not good:
        raise InvalidInput(f"the force {system.name!r} gives NaN or infinity at the start, t = {setup.t_start:g}")
    before = VectorStats(0, system.calls, 0, 0.0, 0.0)
    return march(setup, s, Samples([0], [u], [v]), before, steps, callback, on_failure)


VECTOR_KEYWORDS = tuple(n for n in inspect.signature(simulate_vector).parameters if n != "options")


class Samples(NamedTuple):
    steps: list[int]
    u: list[Array]
    v: list[Array]


def finite(s: Any) -> bool:
    """Return whether all numbers of a state are finite.

    If their sum is finite, all of them are; computing the sum is faster than checking each number.
    """
    for x in s:
        total = x if isinstance(x, float) else np.add.reduce(x, axis=None)
        if not math.isfinite(total) and not np.isfinite(x).all():
            return False
    return True


def march(
    setup: Setup,
    s: Any,
    samples: Samples,
    before: VectorStats,
    steps: int,
    callback: Callable[..., Any] | None,
    on_failure: str,
) -> VectorTrajectory:
    """Make steps from the state s until the number of steps is reached, a step fails or the callback stops the run.

    Return the trajectory; if a step fails and on_failure is "raise", attach the valid part to the exception.
    """
    system, h, step = setup.system, setup.dt, setup.parts.step
    tell = named(callback, ("t", "u", "v"), "a callback") if callback is not None else None
    calls, passes, worst = system.calls, before.newton_iterations, before.worst_residual
    outcome, error = Outcome.DONE, None
    began = time.perf_counter()
    i = before.steps
    with np.errstate(all="ignore"):
        while i < steps:
            try:
                new, report = step(system, h, setup.t_start + i * h, s)
            except KeyboardInterrupt:
                outcome = Outcome.INTERRUPTED
                break
            except Exception as e:
                outcome, error = Outcome.TORQUE_FAILED, e
                break
            passes += report.passes
            worst = max(worst, report.residual)
            if report.stalled or not finite(new):
                outcome = Outcome.STALLED if report.stalled else Outcome.NOT_FINITE
                break
            s = new
            i += 1
            if i % setup.every == 0 or i == steps:
                take(setup, i, s, samples)
                if tell is not None:
                    have = {"t": setup.t_start + i * h, "u": fixed(samples.u[-1]), "v": fixed(samples.v[-1])}
                    if tell(have):
                        outcome = Outcome.STOPPED
                        break
        if samples.steps[-1] < i:
            take(setup, i, s, samples)
    stats = VectorStats(
        i, before.force_calls + system.calls - calls, passes, worst, before.seconds + time.perf_counter() - began
    )
    index, us, vs = samples
    trajectory = VectorTrajectory(setup, np.array(index), np.stack(us), np.stack(vs), s, outcome, stats)
    report_failure(trajectory, steps, error, on_failure)
    return trajectory


def report_failure(run: VectorTrajectory, steps: int, error: Exception | None, on_failure: str) -> None:
    """Warn if a run was interrupted, and raise if it failed and on_failure is "raise"."""
    setup, i, outcome = run.setup, run.stats.steps, run.outcome
    where = f"in step {i + 1} of {steps}, from t = {setup.t_start + i * setup.dt:g}"
    if outcome is Outcome.INTERRUPTED:
        message = f"interrupted after {i} of {steps} steps; the part computed so far is returned"
        warnings.warn(message, RuntimeWarning, stacklevel=4)
    elif error is not None and (on_failure == "raise" or isinstance(error, InvalidInput)):
        error.add_note(
            f"polhode: in the force {setup.system.name!r} {where}; the trajectory until then is the attribute "
            "`trajectory` of this exception"
        )
        error.trajectory = run  # type: ignore[attr-defined]
        raise error
    elif not outcome.good and on_failure == "raise":
        raise SimulationFailed(
            f"{setup.method.name} failed {where}: {outcome.value}. The valid part is the attribute `trajectory` of "
            "this exception; on_failure='stop' returns it instead.",
            run,
        )


def take(setup: Setup, i: int, s: Any, samples: Samples) -> None:
    u, v = setup.parts.finish(setup.dt, s)
    samples.steps.append(i)
    samples.u.append(u)
    samples.v.append(v)
