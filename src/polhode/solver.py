"""A run made ready: everything checked and compiled once, then started again and again.

`simulate` is a run made ready and started once.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .body import Body
from .checks import check_every, check_size, check_span, initial, inner_momentum, wanted_steps
from .engines.layout import count, leaves, shape_of
from .errors import InvalidInput, KernelError, unknown
from .kernel.values import tr
from .march import LIMIT_OFF_GROUP, March, make_problem, start, start_hunt
from .setup import AT_TIMES, Setup, set_up
from .simulate import simulate
from .switching import Switching
from .torques.base import Framed, FunctionTorque, Torque, as_torque, mat3, structure
from .trajectory import Outcome, Stats, Trajectory

if TYPE_CHECKING:
    from .engines.one_body import OneBody

AT_ONCE = 1_000_000  # steps of one body that are made in one go; more are made in chunks, to see Ctrl-C
UPRIGHT = np.eye(3).reshape(9)
FLOAT = np.dtype(float)
START = ("omega", "momentum", "attitude", "progress")  # what a call gives


# --- what is asked for ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Request:
    """A run as it is asked for: all but its start."""

    body: Body
    torque: Torque
    method: str
    options: Mapping[str, Any]
    settings: Mapping[str, Any]  # of the set-up
    steps: int
    t_eval: Any
    callback: Callable[..., Any] | None
    events: Any
    on_failure: str

    def set_up(self, bodies: int | None) -> Setup:
        return set_up(self.body, self.torque, self.method, self.options, bodies=bodies, **self.settings)

    def plan(self, bodies: int | None) -> Plan:
        setup = self.set_up(bodies)
        wanted = wanted_steps(self.t_eval, setup, self.steps) if setup.control is None else None
        if setup.control is None:
            check_size(self.steps // setup.every if wanted is None else len(wanted), setup, bodies or 1)
        one = None
        if (
            setup.engine == "numba" and not setup.batch and self.steps <= AT_ONCE
            and setup.control is None and setup.watch is None and not setup.bound.plain and not setup.bound.held
            and wanted is None and self.callback is None and self.events is None
        ):  # fmt: skip
            from .engines.one_body import OneBody

            problem = make_problem(setup, np.empty((count(setup.template), 1)), None)
            one = OneBody(problem, self.steps, setup.every, LIMIT_OFF_GROUP)
        return Plan(setup, bodies, self.steps, wanted, self.callback, self.events, self.on_failure, one, self.t_eval)


def arrange(
    body: Body, torque: Torque, method: str, options: Mapping[str, Any], *, t_end: Any, dt: Any, t_start: Any,
    every: Any, t_eval: Any, observe: Any, callback: Any, events: Any, engine: str, precision: str, on_failure: str,
    control: str | None, tol: Any, pace: Any, dt_min: Any, max_steps: Any,
) -> Request:  # fmt: skip
    """What was asked for, checked as far as that does not depend on the number of bodies."""
    if on_failure not in ("raise", "stop"):
        raise unknown("on_failure", on_failure, ("raise", "stop"))
    from .pace import check_control

    how = check_control(control, t_start, t_end, dt, tol, dt_min, max_steps, pace, t_eval, observe)
    steps = check_span(t_start, t_end, dt) if how is None else how.max_steps
    if t_eval is not None and every != 1:
        raise InvalidInput("give every or t_eval, not both")
    settings = {
        "engine": engine, "dt": float(dt or 0.0), "t_start": float(t_start), "observe": observe,
        "every": check_every(every) if t_eval is None else AT_TIMES, "precision": precision, "control": how,
    }  # fmt: skip
    return Request(body, torque, method, options, settings, steps, t_eval, callback, events, on_failure)


# --- a run that can be started -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """A run with everything ready but its start."""

    setup: Setup
    bodies: int | None
    steps: int
    wanted: np.ndarray | None
    callback: Callable[..., Any] | None
    events: Any
    on_failure: str
    one: OneBody | None  # the short way: one body, a compiled torque, and nothing to do between the steps
    t_eval: Any = None  # as it was given

    def run(self, R: Any, W: Any, progress: bool = False) -> Trajectory:
        """From attitude and angular velocity in principal axes, as `initial` gives them."""
        if self.one is None or progress:
            return self.march(R, W, None, progress)
        return self.at_once(self.first(R, W))

    def first(self, R: Any, W: Any) -> np.ndarray:
        """A start in the method's own variables, [leaf, 1], by compiled code."""
        assert self.one is not None
        try:
            rows = self.one.start(np.array([*W, *leaves(tr(R))]), True)
        except KernelError:
            start(self.setup, R, W, 1, self.setup.bound.p)  # Python says more clearly what is wrong
            raise
        return start(self.setup, R, W, 1, self.setup.bound.p) if rows is None else rows  # the same

    def at_once(self, rows: np.ndarray) -> Trajectory:
        """All steps in one go.  A run in which something happens is made again in chunks, which tell what it was."""
        one = self.one
        assert one is not None
        began = time.perf_counter()
        done = one.go(rows.copy(), True)
        if done is None:
            return self.march(None, None, rows, False)
        stats = self.stats(done.counts, time.perf_counter() - began)
        return Trajectory(
            self.setup, one.index.copy(), done.samples, done.state, self.steps, Outcome.DONE, (Outcome.DONE,),
            np.array([-1]), stats, switched=0,
        )  # fmt: skip

    def stats(self, counts: np.ndarray, seconds: float) -> Stats:
        setup, dt = self.setup, self.setup.dt
        passes, residual, _, _ = counts[:, 0].tolist()
        cost, calls = setup.cost, 0
        if not setup.torqueless:
            calls = cost.start + self.steps * cost.step + int(passes) * cost.each_pass
        return Stats(self.steps, calls, int(passes), residual, seconds, 0, dt, dt)

    def march(self, R: Any, W: Any, rows: np.ndarray | None, progress: bool) -> Trajectory:
        """In chunks of steps, from R and W, or from rows where the start is known in the method's own variables."""
        setup, steps, n = self.setup, self.steps, self.bodies or 1
        held = Switching(setup, n, setup.t_start + steps * setup.dt)
        if held.due(0):
            held.command(0, R, W)
        held.done = 0
        made = setup.calls()
        if rows is None:
            rows = start(setup, R, W, n, held.parameters(setup.bound_python))
        calls = setup.calls() - made if setup.bound.callbacks else 0 if setup.torqueless else n * setup.cost.start
        before = Stats(0, calls, 0, 0.0, 0.0)
        if setup.control is not None:
            from .pace import go

            return go(setup, rows, before, held, self.callback, self.events, self.t_eval, progress, self.on_failure)
        hunt = start_hunt(setup, self.events, rows, 0)
        march = March(setup, rows, before, steps, held, self.wanted, self.callback, hunt=hunt)
        march.watch_start(rows)
        return march.go([rows[None]], [np.array([0])], progress, self.on_failure)


# --- for users ---------------------------------------------------------------------------------------------


class End(NamedTuple):
    """The last state of a run; of a batch with a leading axis."""

    t: Any
    R: np.ndarray  # attitude, body to space
    omega: np.ndarray  # angular velocity, body frame
    outcome: Outcome
    stats: Stats


def end_of(run: Trajectory) -> End:
    return End(run.t[..., -1], run.R[..., -1, :, :], run.omega[..., -1, :], run.outcome, run.stats)


class Solver:
    """A run that is ready to be started, again and again: what `prepare` makes.

    Start it with ``omega`` or ``momentum``, ``attitude``, and where the torque is a function ``params``, all as in
    `simulate`.  ``solver(...)`` gives the trajectory that `simulate` gives, to the bit, ``solver.end(...)`` its last
    state only.  The torque, with the values of variables that it uses, is the one of the time when this was made.
    Safe to call from several threads if the torque is compiled.
    """

    def __init__(self, request: Request, bodies: int | None) -> None:
        self._request = request
        self._plan = request.plan(bodies)
        self._inner = inner_momentum(request.torque)

    def __call__(
        self, *, omega: Any = None, momentum: Any = None, attitude: Any = None, params: Any = None
    ) -> Trajectory:
        plan = self._plan if params is None else self._planned(params)
        if plan.one is None:
            return plan.run(*self._start(omega, momentum, attitude))
        return plan.at_once(self._first(plan, omega, momentum, attitude))

    def end(self, *, omega: Any = None, momentum: Any = None, attitude: Any = None, params: Any = None) -> End:
        """The last state: t, R, omega, outcome, stats.  Of one body under a compiled torque, the quickest there is."""
        plan = self._plan if params is None else self._planned(params)
        one, setup = plan.one, plan.setup
        if one is None:
            return end_of(plan.run(*self._start(omega, momentum, attitude)))
        began = time.perf_counter()
        done = one.go(self._first(plan, omega, momentum, attitude), False)
        if done is None:
            return end_of(plan.at_once(self._first(plan, omega, momentum, attitude)))
        R, W = done.last[:9].reshape(3, 3), done.last[9:]
        if not setup.body.diagonal:
            Q = setup.body.axes
            R, W = R @ Q.T, Q @ W
        stats = plan.stats(done.counts, time.perf_counter() - began)
        return End(setup.t_start + plan.steps * setup.dt, R, W, Outcome.DONE, stats)

    def _first(self, plan: Plan, omega: Any, momentum: Any, attitude: Any) -> np.ndarray:
        """The start in the method's own variables."""
        assert plan.one is not None
        given = self._quickly(omega, momentum, attitude)
        if given is not None:
            with contextlib.suppress(KernelError):  # told below
                rows = plan.one.start(given, False)
                if rows is not None:
                    return rows
        return plan.first(*self._start(omega, momentum, attitude))

    def _quickly(self, omega: Any, momentum: Any, attitude: Any) -> np.ndarray | None:
        """A start as compiled code takes it, if nothing has to be converted; whether it is one is looked at there."""
        if momentum is not None or not self._request.body.diagonal:
            return None
        given = np.empty(12)
        kind = type(omega)
        if kind is np.ndarray:
            if omega.dtype is not FLOAT or omega.shape != (3,):
                return None
        elif (kind is not list and kind is not tuple) or len(omega) != 3:
            return None
        try:
            given[:3] = omega
        except (TypeError, ValueError):
            return None
        if attitude is None:
            given[3:] = UPRIGHT
        elif type(attitude) is np.ndarray and attitude.dtype is FLOAT and attitude.shape == (3, 3):
            given[3:] = attitude.reshape(9)
        else:
            return None
        return given

    def _start(self, omega: Any, momentum: Any, attitude: Any) -> tuple[Any, Any]:
        R, W, bodies = initial(self._request.body, omega, momentum, attitude, self._inner)
        if bodies != self._plan.bodies:
            have, got = (("one body" if n is None else f"a batch of {n}") for n in (self._plan.bodies, bodies))
            raise InvalidInput(
                f"this was prepared for {have}, and the start is of {got}: prepare(..., bodies={bodies})"
            )
        return R, W

    def _planned(self, params: Any) -> Plan:
        """The run with other parameters of the torque."""
        torque, plan = self._request.torque, self._plan
        if not isinstance(torque, FunctionTorque):
            as_torque(None if plan.setup.free else torque, params)  # refuses them
        assert isinstance(torque, FunctionTorque)
        if plan.one is None:
            other = replace(self._request, torque=as_torque(torque.f, params, torque.frame))
            return other.plan(plan.bodies)
        p = structure(params, None)
        p = p if plan.setup.body.diagonal else Framed(mat3(plan.setup.body.axes), p)
        old = plan.setup.bound.p
        if shape_of(p) != shape_of(old):
            raise InvalidInput(f"params must be of the form that the solver was prepared with, got {params!r}")
        acting = copy(torque)
        acting.params = params
        bound = plan.setup.bound._replace(p=p)
        setup = replace(plan.setup, torque=acting, bound=bound, bound_python=bound)
        return replace(plan, setup=setup, one=plan.one.given(p))

    def __repr__(self) -> str:
        setup, plan = self._plan.setup, self._plan
        of = repr(setup.body) if plan.bodies is None else f"{plan.bodies} bodies"
        return f"<Solver {setup.method.name}, {setup.torque.name}, dt {setup.dt:g}, {of}>"


def prepare(body: Any, torque: Any = None, *, bodies: int | None = None, **asked: Any) -> Solver:
    """A run made ready, to be started many times: optimisation, shooting, Monte Carlo.

    Parameters are those of `simulate` but for the start, which each call gives.  bodies: of a batch, how many.

        solver = ph.prepare(top, torque, dt=0.01, t_end=10, method="rkn6", every=0)
        solver.end(omega=[0, 0, 50]).R  # or solver(omega=[0, 0, 50]), the trajectory
    """
    for name in START:
        if name in asked:
            raise InvalidInput(f"{name} is given when the run is started: polhode.prepare(...)(omega=...)")
    if "t_end" not in asked:
        raise InvalidInput("give t_end, the end of the run")
    body = body if isinstance(body, Body) else Body(body)
    if bodies is not None and (isinstance(bodies, bool) or not isinstance(bodies, (int, np.integer)) or bodies < 1):
        raise InvalidInput(f"bodies must be the number of bodies of a batch, got {bodies!r}")
    if body.batch is not None:
        if bodies not in (None, body.batch):
            raise InvalidInput(f"leading axes disagree: inertia has {body.batch}, bodies is {bodies}")
        bodies = body.batch
    known = {name: v for name, v in (simulate.__kwdefaults__ or {}).items() if name not in START}
    given = {name: asked.pop(name, v) for name, v in known.items()}
    t_end, method = asked.pop("t_end"), given.pop("method")
    acting = as_torque(torque, given.pop("params"), given.pop("frame"))
    return Solver(arrange(body, acting, method, asked, t_end=t_end, **given), bodies)
