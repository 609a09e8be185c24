"""Reference solutions for runs, and their accuracy.

A `Reference` has one of these kinds:

    exact       a closed form: `exact_motion`
    certified   a state that was computed with many digits and is stored with a problem: `Problem.reference`
    refined     two or more runs with different steps or tolerances, whose differences estimate the error:
                `finer_runs` (two runs with shorter steps), `converged_end` (steps are halved until a tolerance is met),
                `independent_end` (SciPy's DOP853, which shares no code with the methods), and
                `evidence.agreement` (three runs that are closer to each other than to the audited run)

`known_end` chooses the best reference for the end of a problem.  The records of the methods say which of them are used
for refined references.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ..body import Body
from ..catalogue import PROBLEMS, Problem, Reference
from ..errors import PolhodeError
from ..exact import FreeBody
from ..groups.so3 import angle
from ..integrators.automatic import reference_method
from ..integrators.record import Kind
from ..kernels.flight import Pair, Pose
from ..kernels.values import Mat3, Vec3
from ..motion.kinematics import Motion
from ..motion.simulation import simulate
from ..motion.trajectory import Trajectory
from ..run.setup import AT_TIMES
from ..torques.base import Torque, as_torque
from ..torques.identity import Missing
from .places import Scales, relative_distances, scales_of

# Number of steps of a refined reference, and of the run that shows its error, for each step of the compared run.
# Neither is a multiple of the other: steps that differ by a factor of two would have the same rounding errors.
FINER, LESS_FINE = 4, 3
STEPS_PER_UNIT = 2000  # steps of `known_end` per unit of time
TIGHTEST, CHECK = 3e-14, 1e-12  # tolerances of the two runs of `independent_end`


# --- exact and certified ------------------------------------------------------------------------------------------


def exact_motion(run: Motion, problem: Problem | None = None, body: int = 0) -> Reference | None:
    """Return the exact motion of a run as a reference, from its problem or for a free body; None if there is none."""
    s = run.setup
    R, omega = (run.R[body, 0], run.omega[body, 0]) if s.batch else (run.R[0], run.omega[0])
    if problem is not None and problem.exact is not None:
        exact = problem.exact
        words = f"the closed form of {problem.name}"
        return Reference(s.t_start, R, omega, 0.0, "exact", words, closed_form=lambda t: exact(t)[0])
    if s.torque.kind != Kind.FREE or s.torque.external is not None:
        return None
    J = s.body.inertia if s.body.batch is None else s.body.inertia[body]
    motion = FreeBody(Body(J, physical=False), omega=omega, attitude=R)
    words = "the exact motion of a free body"
    return Reference(s.t_start, R, omega, 0.0, "exact", words, closed_form=lambda t: motion(t - s.t_start).R)


def known_end(p: Problem, t: float) -> Reference:
    """Return the state of a problem at t: exact or certified if known, otherwise from two runs with short steps."""
    if p.exact is not None or (p is PROBLEMS.get(p.name) and abs(t - p.t_end) < 1e-9):
        certified = abs(t - p.t_end) <= 1e-9 * p.t_end
        return p.reference if certified else Reference(t, *p.truth(t), 0.0, "exact", f"the closed form of {p.name}")
    n = round(t * STEPS_PER_UNIT)
    method = reference_method(as_torque(p.torque).kind).name
    fine, other = (p.simulate(method, dt=t / k, t_end=t, every=0) for k in (n, n * LESS_FINE // FINER))
    error = float(angle(fine.R[-1], other.R[-1]))
    x, v = (fine.x[-1], fine.v[-1]) if p.place else (None, None)
    return Reference(t, fine.R[-1], fine.omega[-1], error, "refined", f"{fine.method} with {n} steps", x=x, v=v)


def certified_distance(run: Trajectory, problem: Problem | None) -> float | None:
    """Return the angle between the end of a run and the certified state of its problem; None if there is none."""
    if problem is None or not len(run) or abs(float(run.t[-1]) - problem.t_end) > 1e-9 * problem.t_end:
        return None
    return problem.error(run).attitude


# --- refined: two runs --------------------------------------------------------------------------------------------


def reference_arguments(run: Motion) -> dict[str, Any] | None:
    """Return the arguments of `simulate` for a reference of a run, except its steps; None if none can be computed."""
    s = run.setup
    if s.batch or s.control is not None or isinstance(s.torque, Missing) or s.torque.external is not None:
        return None
    if s.torque.opaque:  # a user's Python function may be expensive, so it is not called again
        return None
    place = {"position": run.x[0], "velocity": run.v[0]} if s.flies else {}
    return {
        "body": s.body, "torque": s.torque, "omega": run.omega[0], "attitude": run.R[0], "t_start": s.t_start,
        "method": reference_method(s.torque.kind).name, **place,
    }  # fmt: skip


def finer_of(
    fine: Trajectory, coarse: Trajectory, *, certified: float | None = None, slack: float, error: float = 0.0
) -> Reference:
    """Return the finer of two runs as a reference; their difference estimates its error.

    fine, coarse : runs with FINER and LESS_FINE steps for each step of the compared run, with samples at the same times
    certified : angle between the end of the finer run and the certified state, if this is known
    slack : times that differ by at most `slack` are treated as equal
    error : the largest difference of the runs at earlier samples
    """
    n = min(len(fine), len(coarse))
    error = max(error, float(np.nanmax(angle(fine.R[:n], coarse.R[:n]), initial=0.0)))
    # the stated error is three times the difference, because a difference that is only rounding is a random value
    how = f"{fine.method} with 1/{FINER} of the step, good to about {max(3.0 * error, 1e-16):.0e} rad"
    if certified is not None:
        how += f"; at the end {certified:.0e} rad from the certified state"
    x, v = (fine.x, fine.v) if fine.setup.flies else (None, None)
    return Reference(fine.t, fine.R, fine.omega, error, "refined", how, slack=slack, x=x, v=v)


def finer_runs(run: Trajectory, problem: Problem | None = None) -> Reference | None:
    """Return a reference at the samples of a run, from two runs of high order, or None if that is impossible."""
    given = reference_arguments(run)
    if given is None or len(run) < 2:
        return None
    s, span = run.setup, int(run.index[-1]) * run.setup.dt
    runs = []
    for finer in (FINER, LESS_FINE):
        where: dict[str, Any] = {"every": s.every * finer} if s.every < AT_TIMES - 1 else {"t_eval": run.t}
        runs.append(simulate(**given, dt=s.dt / finer, t_end=s.t_start + span, **where, on_failure="stop"))
    return finer_of(*runs, certified=certified_distance(runs[0], problem), slack=1e-9 * span)


# --- refined: steps halved until the end has converged ------------------------------------------------------------


@dataclass(frozen=True)
class Halving:
    """The result of runs with halved steps: the final state, and whether it has converged."""

    end: Any  # final state of the last run; None if it failed
    steps: int  # number of steps of the last run
    gaps: tuple[float, ...]  # distances between the final states of successive runs (for attitudes, angles)
    converged: bool

    @property
    def smooth(self) -> bool:
        """Whether the gaps decrease as fast as for a smooth problem."""
        return len(self.gaps) > 2 and all(b < a / 16 for a, b in pairwise(self.gaps[-3:]))


def converged_end(
    end: Callable[[int], Any], n: int, order: float, enough: float, go_on: Callable[[int], bool],
    distance: Callable[[Any, Any], Any] = angle,
) -> Halving:  # fmt: skip
    """Double the number of steps until the estimated error of the final state is below `enough`.

    end : end(n) returns the final state of a run with n steps, by default its attitude; None if the run fails
    n : number of steps of the first run
    order : order of the method
    enough : largest error, as a distance
    go_on : go_on(n) returns whether a run with n steps is still allowed
    distance : returns the distance between two final states; by default the angle between attitudes
    """
    before: Any = None
    gaps: list[float] = []
    while go_on(n):
        here = end(n)
        if before is not None and here is not None:
            gaps.append(float(distance(before, here)))
            if gaps[-1] < 1e-13 or remainder(gaps, order, enough) < enough:
                return Halving(here, n, tuple(gaps), True)
        before = here
        n *= 2
    return Halving(before, n // 2, tuple(gaps), False)


def remainder(gaps: Sequence[float], order: float, enough: float = 0.0) -> float:
    """Estimate the remaining error, if the gaps continue to decrease only as fast as the last three.

    The estimate does not assume that they decrease as the order of the method promises, because a torque with kinks may
    reduce the order.  Gaps far below `enough` are rounding and need not decrease.
    """
    if max(gaps[-2:]) < enough / 4 and len(gaps) > 1:
        return max(gaps[-2:])
    ratio = max([2.0**-order, *(b / a for a, b in pairwise(gaps[-3:]) if a > 0)])
    return gaps[-1] * ratio / (1 - ratio) if len(gaps) > 1 and ratio < 1 else math.inf


# --- refined: by SciPy --------------------------------------------------------------------------------------------


class SolverFailed(PolhodeError):
    """Error: SciPy's solver failed."""


class Solved(NamedTuple):
    """The final state of a motion that SciPy has integrated, and its cost."""

    R: np.ndarray
    momentum_body: np.ndarray
    torque_calls: int
    steps: int
    x: np.ndarray | None = None  # only for a body that moves
    v: np.ndarray | None = None


Rates = Callable[[float, np.ndarray], np.ndarray]


def rates_of_rotation(body: Body, torque: Torque) -> Rates:
    """Return a function for the time derivatives of R (by rows) and of the body momentum, in principal axes."""
    bound = torque.bind(body, "python")
    i1, i2, i3 = np.asarray(body.moments).tolist()

    def rate(t: float, y: np.ndarray) -> np.ndarray:
        r11, r12, r13, r21, r22, r23, r31, r32, r33, p1, p2, p3 = y.tolist()
        a, b, c = p1 / i1, p2 / i2, p3 / i3
        R = Mat3(Vec3(r11, r21, r31), Vec3(r12, r22, r32), Vec3(r13, r23, r33))
        T = bound.torque(t, R, Vec3(a, b, c), bound.p)
        return np.array([
            r12 * c - r13 * b, r13 * a - r11 * c, r11 * b - r12 * a, r22 * c - r23 * b, r23 * a - r21 * c,
            r21 * b - r22 * a, r32 * c - r33 * b, r33 * a - r31 * c, r31 * b - r32 * a,
            p2 * c - p3 * b + T.x, p3 * a - p1 * c + T.y, p1 * b - p2 * a + T.z,
        ])  # fmt: skip

    return rate


def rates_of_flight(body: Body, load: Torque) -> Rates:
    """Return a function for the time derivatives of R (by rows), body momentum, position and velocity (in space)."""
    bound, moments, mass = load.bind(body, "python"), np.asarray(body.moments), body.mass
    exactly = Vec3(0.0, 0.0, 0.0)

    def rate(t: float, y: np.ndarray) -> np.ndarray:
        R, P, x, v = y[:9].reshape(3, 3), y[9:12], y[12:15], y[15:]
        W = P / moments
        Q = Pose(Mat3(*(Vec3(*column) for column in R.T.tolist())), Vec3(*x.tolist()), exactly)
        L = bound.torque(t, Q, Pair(Vec3(*W.tolist()), Vec3(*v.tolist())), bound.p)
        turning = np.cross(R, W)  # R hat(W), row by row
        return np.concatenate([turning.ravel(), np.cross(P, W) + np.array(L.turn), v, np.array(L.shift) / mass])

    return rate


def typical_scales(p: Problem, torque: Any, engine: str = "python") -> Scales | None:
    """Return the scales of position and velocity from a run with the typical step; None if the body only rotates."""
    return scales_of(p.simulate(torque=torque, engine=engine, on_failure="stop")) if p.place else None


def solve_with_scipy(
    p: Problem, torque: Any, method: str, rtol: float, absolute: float | None = None, scales: Scales | None = None
) -> Solved:
    """Integrate the motion of a problem with `scipy.integrate.solve_ivp`.

    The variables are R and the body momentum and, for a body that moves, position and velocity.

    absolute : absolute tolerance in units of the size of each variable (for position and velocity, `scales`); by
        default equal to rtol.
    """
    from scipy.integrate import solve_ivp

    body = p.body
    Q, I = np.asarray(body.axes), np.asarray(body.moments)
    W = Q.T @ np.array(p.omega)
    start = [(p.attitude @ Q).ravel(), I * W]
    sizes = [np.ones(9), np.full(3, max(float(np.linalg.norm(I * W)), 1e-300))]
    if p.place:
        scales = scales or typical_scales(p, torque)
        assert scales is not None
        start += [np.array(p.position or np.zeros(3), float), np.array(p.velocity or np.zeros(3), float)]
        sizes += [np.full(3, scales.position), np.full(3, scales.velocity)]
        rate = rates_of_flight(body, torque)
    else:
        rate = rates_of_rotation(body, as_torque(torque))
    atol = (absolute or rtol) * np.concatenate(sizes)
    # the solver does not know the switches of a piecewise torque, just as a user's own solver would not know them
    out = solve_ivp(rate, (0.0, p.t_end), np.concatenate(start), method=method, rtol=max(rtol, TIGHTEST), atol=atol)
    if not out.success:
        raise SolverFailed(out.message)
    y = out.y[:, -1]
    place = (y[12:15], y[15:]) if p.place else ()
    calls = 0 if torque is None else int(out.nfev)
    return Solved(y[:9].reshape(3, 3) @ Q.T, Q @ y[9:12], calls, len(out.t) - 1, *place)


def independent_end(p: Problem, torque: Any, scales: Scales | None = None) -> Reference:
    """Return the final state of a problem with this torque, by SciPy's DOP853, which shares no code with polhode."""
    scales = scales or typical_scales(p, torque)
    tight, check = (solve_with_scipy(p, torque, "DOP853", rtol, rtol / 30, scales) for rtol in (TIGHTEST, CHECK))
    omega = np.linalg.solve(p.body.inertia, tight.momentum_body)
    error = float(angle(tight.R, check.R))
    if scales is not None:
        off = relative_distances(scales, (tight.x, tight.v), (check.x, check.v))
        error = max(error, *off)
    words = "SciPy's DOP853 at its tightest tolerance"
    return Reference(p.t_end, tight.R, omega, error, "refined", words, x=tight.x, v=tight.v)
