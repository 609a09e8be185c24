"""`prepare`: prepare a run once and start it many times."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from ..arguments import whole_number
from ..body import Body
from ..engines.layout import shape_of
from ..errors import InvalidInput, SimulationFailed
from ..kernels.values import tr
from ..run.checks import Place, initial, inner_momentum
from ..run.quick import QuickRun
from ..run.result import Outcome, Stats
from ..run.spec import START, RunSpec
from ..torques.base import FunctionTorque, as_torque, in_axes, structure
from ..torques.identity import Start
from .ready import UPRIGHT_DATA, ReadyRun
from .simulation import read_spec
from .trajectory import Trajectory

DONE = Outcome.DONE


class End(NamedTuple):
    """The last state of a run; the arrays of a batch have the body as first axis."""

    t: Any
    R: np.ndarray  # attitude, body to space
    omega: np.ndarray  # angular velocity, body frame
    outcome: Outcome
    stats: Stats
    x: np.ndarray | None = None  # position and velocity in space, of a body that moves
    v: np.ndarray | None = None


def end_of(run: Trajectory) -> End:
    if not len(run):
        raise SimulationFailed(f"the run ended before its first sample: {run.outcome.value}", run)
    t = float(run.t[-1]) if run.t.ndim == 1 else run.t[:, -1]
    place = (run.x[..., -1, :], run.v[..., -1, :]) if run.setup.flies else ()
    return End(t, run.R[..., -1, :, :], run.omega[..., -1, :], run.outcome, run.stats, *place)


class Solver:
    """A prepared run that can be started many times; `prepare` returns it.

    Call it with ``omega`` or ``momentum`` and ``attitude``, also with ``position`` and ``velocity`` if the body moves,
    and with ``params`` if the torque is a function.  The meaning is that in `simulate`.  ``solver(...)`` returns the
    same trajectory as `simulate`, bit for bit; ``solver.end(...)`` returns only its last state, to rounding.  If the
    torque function uses variables, they keep the values that they had when the solver was prepared.  If the torque is
    compiled, several threads may call the solver.

    Examples
    --------
    >>> solver = ph.prepare([1, 2, 3], dt=0.1, t_end=1, engine="python")
    >>> [round(float(solver(omega=[0, 0, w]).R[-1, 0, 0]), 6) for w in (1.0, 2.0)]
    [0.540302, -0.416147]
    """

    def __init__(self, spec: RunSpec, bodies: int | None) -> None:
        self._ready = ReadyRun(spec, bodies)
        self._inner = inner_momentum(spec.torque)
        self._axes = None if spec.body.diagonal else spec.body.axes

    def __call__(
        self, *, omega: Any = None, momentum: Any = None, attitude: Any = None, params: Any = None,
        position: Any = None, velocity: Any = None,
    ) -> Trajectory:  # fmt: skip
        ready = self._ready if params is None else self._with_params(params)
        run = ready.run_quickly(omega, momentum, attitude) if position is None and velocity is None else None
        return ready.run(*self._start(omega, momentum, attitude, position, velocity)) if run is None else run

    def end(
        self, *, omega: Any = None, momentum: Any = None, attitude: Any = None, params: Any = None,
        position: Any = None, velocity: Any = None,
    ) -> End:  # fmt: skip
        """Do a run and return only its last state: the fastest way for one body with a compiled torque.

        Parameters
        ----------
        omega, momentum, attitude, params, position, velocity : optional
            The start, as in `simulate`.

        Returns
        -------
        End
            t, R, omega, outcome and stats, and x and v if the body moves.  With t_eval it is the last sample.
        """
        ready = self._ready if params is None else self._with_params(params)
        quick = ready.quick if position is None and velocity is None else None
        if quick is not None:
            began = perf_counter()
            data = ready.read_start(omega, momentum, attitude)
            if quick.control is not None:
                found = self._arrive(quick, data, began, omega, momentum, attitude)
                if found is not None:
                    return found
            elif data is not None:
                stats = quick.end(data, began)
                if stats is not None:
                    # takes half the time of End(...)
                    return tuple.__new__(End, (quick.t_end, data[4:7], data[7], DONE, stats, None, None))
        place = {"position": position, "velocity": velocity}
        return end_of(self(omega=omega, momentum=momentum, attitude=attitude, params=params, **place))

    def _arrive(
        self, quick: QuickRun, data: np.ndarray | None, began: float, omega: Any, momentum: Any, attitude: Any
    ) -> End | None:
        """Return the end of a run with step-size control; None if it must be run step by step."""
        checked = data is None
        if data is None:
            R, W = self._start(omega, momentum, attitude)
            data = UPRIGHT_DATA.copy()
            data[0], data[1:4] = W, np.array(tr(R))
        stats = quick.arrive(data, checked, began)
        if stats is None:
            return None
        R, W = data[4:7], data[7]
        if self._axes is not None:
            R, W = R @ self._axes.T, self._axes @ W
        return tuple.__new__(End, (quick.t_end, R, W, DONE, stats, None, None))  # takes half the time of End(...)

    def _start(
        self, omega: Any, momentum: Any, attitude: Any, position: Any = None, velocity: Any = None
    ) -> tuple[Any, Any]:
        place = Place(position, velocity) if self._ready.spec.torque.flies else None
        if place is None and (position is not None or velocity is not None):
            raise InvalidInput("this was prepared for a body that only turns: give prepare a force or a load")
        R, W, bodies = initial(self._ready.spec.body, omega, momentum, attitude, self._inner, place)
        if bodies != self._ready.bodies:
            have, got = (("one body" if n is None else f"a batch of {n}") for n in (self._ready.bodies, bodies))
            advice = "prepare it without bodies" if bodies is None else f"prepare(..., bodies={bodies})"
            raise InvalidInput(f"this solver was prepared for {have}, but the start is for {got}: {advice}")
        return R, W

    def _with_params(self, params: Any) -> ReadyRun:
        """Return the prepared run with other parameters of the torque."""
        ready, torque = self._ready, self._ready.spec.torque
        if not isinstance(torque, FunctionTorque):
            as_torque(None if ready.setup.free else torque, params)  # this raises the right error
        assert isinstance(torque, FunctionTorque)
        setup = ready.setup
        if ready.quick is None or setup.control is not None:
            return ReadyRun(self._ready.spec._replace(torque=torque.with_params(params)), ready.bodies)
        p = in_axes(structure(params, None), setup.body)
        if shape_of(p) != shape_of(setup.bound.p):
            raise InvalidInput(f"params must be of the form that the solver was prepared with, got {params!r}")
        acting = copy(torque)
        acting.params = params
        bound = setup.bound._replace(p=p)
        other = copy(ready)
        other.setup = replace(setup, torque=acting, bound=bound, bound_python=bound, start=Start.of(acting))
        other.quick = ready.quick.with_params(other.setup, p)
        return other

    def __repr__(self) -> str:
        setup, bodies = self._ready.setup, self._ready.bodies
        of = repr(setup.body) if bodies is None else f"{bodies} bodies"
        return f"<Solver {setup.method.name}, {setup.torque.name}, dt {setup.dt:g}, {of}>"


def prepare(body: Any, torque: Any = None, *, bodies: int | None = None, **asked: Any) -> Solver:
    """Prepare a run that you start many times, for optimisation, shooting or Monte Carlo methods.

    Parameters
    ----------
    body, torque : optional
        The body and its torque, as in `simulate`.
    bodies : int, optional
        The number of bodies of a batch.
    **asked
        The other arguments of `simulate`, except those of the start, which you give in each call.

    Returns
    -------
    Solver

    Examples
    --------
    >>> solver = ph.prepare([5, 5, 1], ph.torques.heavy_top(20.0), dt=0.02, t_end=1, method="rkn4", every=0,
    ...                     engine="python")
    >>> end = solver.end(omega=[0, 1, 50])
    >>> end.R.shape, bool(np.allclose(end.R, solver(omega=[0, 1, 50]).R[-1]))
    ((3, 3), True)
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
    return Solver(read_spec(body, torque, asked), bodies)
