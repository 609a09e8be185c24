"""`prepare`: a run made ready once, then started again and again."""

from __future__ import annotations

import contextlib
from copy import copy
from dataclasses import replace
from functools import cached_property
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from ..arguments import whole_number
from ..body import Body
from ..engines.layout import leaves, shape_of
from ..errors import InvalidInput, KernelError, SimulationFailed
from ..kernels.values import Vec3, tr
from ..run.checks import UPRIGHT, initial, inner_momentum, warn_of_long_steps
from ..run.pace import Arrival
from ..run.request import START, Plan, Request, arrange
from ..torques.base import Framed, FunctionTorque, as_torque, mat3, structure
from .simulation import simulate
from .trajectory import Outcome, Stats, Trajectory

FLOAT = np.dtype(float)


class End(NamedTuple):
    """The last state of a run; of a batch with a leading axis."""

    t: Any
    R: np.ndarray  # attitude, body to space
    omega: np.ndarray  # angular velocity, body frame
    outcome: Outcome
    stats: Stats


def end_of(run: Trajectory) -> End:
    if not len(run):
        raise SimulationFailed(f"the run ended before its first sample: {run.outcome.value}", run)
    t = float(run.t[-1]) if run.t.ndim == 1 else run.t[:, -1]
    return End(t, run.R[..., -1, :, :], run.omega[..., -1, :], run.outcome, run.stats)


class Solver:
    """A run that is ready to be started, again and again: what `prepare` makes.

    Start it with ``omega`` or ``momentum``, ``attitude``, and where the torque is a function ``params``, all as in
    `simulate`.  ``solver(...)`` gives the trajectory that `simulate` gives, to the bit, ``solver.end(...)`` its last
    state only, to rounding.  The torque, with the values of variables that it uses, is the one of the time when this
    was made.  Safe to call from several threads if the torque is compiled.
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
        began = perf_counter()
        return plan.at_once(self._first(plan, omega, momentum, attitude), began)

    def end(self, *, omega: Any = None, momentum: Any = None, attitude: Any = None, params: Any = None) -> End:
        """The last state (of a run with t_eval, the last sample): t, R, omega, outcome, stats.  Of one body under a
        compiled torque, the quickest there is."""
        plan = self._plan if params is None else self._planned(params)
        one, setup = plan.one, plan.setup
        if one is None:
            found = None if params is not None else self._arrive(omega, momentum, attitude)
            return end_of(plan.run(*self._start(omega, momentum, attitude))) if found is None else found
        began = perf_counter()
        done = one.go(self._first(plan, omega, momentum, attitude), False)
        if done is None or (plan.suspicious is not None and max(map(abs, done.last.tolist()[9:12])) > plan.suspicious):
            return end_of(plan.at_once(self._first(plan, omega, momentum, attitude), began))
        if done.last[12] > one.fastest:
            last = Vec3(*done.last[9:12].tolist())
            warn_of_long_steps(setup, last, lambda: self._start(omega, momentum, attitude)[1])
        stats = plan.stats(done.counts, began)
        return self._end(setup.t_start + plan.steps * setup.dt, done.last, stats)

    def _end(self, t: float, last: np.ndarray, stats: Stats) -> End:
        R, W = last[:9].reshape(3, 3), last[9:12]
        if not self._request.body.diagonal:
            Q = self._request.body.axes
            R, W = R @ Q.T, Q @ W
        return End(t, R, W, Outcome.DONE, stats)

    @cached_property
    def _arrival(self) -> Arrival | None:
        asked = self._request
        busy = asked.t_eval is not None or asked.callback is not None or asked.events is not None
        return Arrival.of(self._plan.setup, busy)

    def _arrive(self, omega: Any, momentum: Any, attitude: Any) -> End | None:
        """The end of a run with step-size control; None where it has to be run step by step, or something happens."""
        arrival = self._arrival
        if arrival is None:
            return None
        given = self._quickly(omega, momentum, attitude)
        checked = given is None
        if given is None:
            R, W = self._start(omega, momentum, attitude)
            given = np.array([*W, *leaves(tr(R))])
        began = perf_counter()
        with contextlib.suppress(KernelError):  # told by the other way
            state = arrival.one.start(given, checked)
            found = None if state is None else arrival.go(state, began)
            return None if found is None else self._end(arrival.control.t_end, *found)
        return None

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
            given[3:] = UPRIGHT.reshape(9)
        elif type(attitude) is np.ndarray and attitude.dtype is FLOAT and attitude.shape == (3, 3):
            given[3:] = attitude.reshape(9)
        else:
            return None
        return given

    def _start(self, omega: Any, momentum: Any, attitude: Any) -> tuple[Any, Any]:
        R, W, bodies = initial(self._request.body, omega, momentum, attitude, self._inner)
        if bodies != self._plan.bodies:
            have, got = (("one body" if n is None else f"a batch of {n}") for n in (self._plan.bodies, bodies))
            advice = "prepare it without bodies" if bodies is None else f"prepare(..., bodies={bodies})"
            raise InvalidInput(f"this was prepared for {have}, and the start is of {got}: {advice}")
        return R, W

    def _planned(self, params: Any) -> Plan:
        """The run with other parameters of the torque."""
        torque, plan = self._request.torque, self._plan
        if not isinstance(torque, FunctionTorque):
            as_torque(None if plan.setup.free else torque, params)  # refuses them
        assert isinstance(torque, FunctionTorque)
        if plan.one is None:
            other = replace(self._request, torque=torque.with_params(params))
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
    body = body if isinstance(body, Body) else Body(body)
    if bodies is not None:
        bodies = whole_number(bodies, "bodies", least=1, wanted="the number of bodies of a batch")
    if body.batch is not None:
        if bodies not in (None, body.batch):
            raise InvalidInput(f"leading axes disagree: inertia has {body.batch}, bodies is {bodies}")
        bodies = body.batch
    known = {name: v for name, v in (simulate.__kwdefaults__ or {}).items() if name not in START}
    given = {name: asked.pop(name, v) for name, v in known.items()}
    method = given.pop("method")
    acting = as_torque(torque, given.pop("params"), given.pop("frame"))
    return Solver(arrange(body, acting, method, asked, **given), bodies)
