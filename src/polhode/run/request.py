"""A run as it is asked for, and made ready: everything checked, bound and compiled but its start.

`simulate` makes one ready and starts it, `prepare` (`solver.py`) keeps it to be started again and again.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from ..body import Body
from ..engines.compile_time import compile_seconds
from ..engines.layout import count, leaves
from ..errors import InvalidInput, KernelError, OutOfMemory, unknown
from ..integrators import refuse_unknown_options
from ..kernels.values import Vec3, tr
from ..motion.trajectory import Outcome, Stats, Trajectory
from ..torques.base import Torque
from .checks import check_every, check_size, check_span, wanted_steps, warn_of_long_steps
from .divergence import suspicious_speed
from .march import LIMIT_OFF_GROUP, March, finish, make_problem, start, start_hunt
from .setup import AT_TIMES, Setup, method_for, set_up
from .switching import Switching

if TYPE_CHECKING:
    from ..engines.one_body import OneBody

AT_ONCE = 1_000_000  # steps of one body that are made in one go; more are made in chunks, to see Ctrl-C


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
            from ..engines.one_body import OneBody

            problem = make_problem(setup, np.empty((count(setup.template), 1)), None)
            one = OneBody(problem, self.steps, setup.every, LIMIT_OFF_GROUP, setup.fastest)
        return Plan(
            setup, bodies, self.steps, wanted, self.callback, self.events, self.on_failure, one, self.t_eval,
            None if one is None else suspicious_speed(setup),
        )  # fmt: skip


def arrange(
    body: Body, torque: Torque, method: str, options: Mapping[str, Any], *, t_end: Any, dt: Any, t_start: Any,
    every: Any, t_eval: Any, observe: Any, callback: Any, events: Any, engine: str, precision: str, on_failure: str,
    control: str | None, tol: Any, pace: Any, dt_min: Any, dt_max: Any, max_steps: Any,
) -> Request:  # fmt: skip
    """What was asked for, checked as far as that does not depend on the number of bodies."""
    if options or t_end is None:  # first: a misspelt keyword is the cause of what else is missing
        refuse_unknown_options(method_for(torque, method), options, KEYWORDS)
    if t_end is None:
        raise InvalidInput("give t_end, the end of the run")
    if not isinstance(on_failure, str) or on_failure not in ("raise", "stop"):
        raise unknown("on_failure", on_failure, ("raise", "stop"))
    from .pace import check_control

    how = check_control(control, t_start, t_end, dt, tol, dt_min, dt_max, max_steps, pace, t_eval, observe)
    steps = check_span(t_start, t_end, dt) if how is None else how.max_steps
    if t_eval is not None and every != 1:
        raise InvalidInput("give every or t_eval, not both")
    settings = {
        "engine": engine, "dt": float(dt or 0.0), "t_start": float(t_start), "observe": observe,
        "every": check_every(every) if t_eval is None else AT_TIMES, "precision": precision, "control": how,
    }  # fmt: skip
    return Request(body, torque, method, options, settings, steps, t_eval, callback, events, on_failure)


START = ("omega", "momentum", "attitude", "progress")  # keywords of `simulate` that belong to one start of a run
KEYWORDS = tuple(n for n in inspect.signature(arrange).parameters if n != "options") + (*START, "params", "frame")


def check_powers(setup: Setup, W: Any, span: float) -> None:
    """Refuse a start that turns the body and whose powers overflow or underflow, where the method takes powers."""
    if setup.scales:
        return
    size = np.max(np.abs(np.stack(np.broadcast_arrays(*W))), axis=0)
    with np.errstate(over="ignore"):
        seen = (size > 0) & (size * abs(span) > 1e-10)
    bad = size[seen & ((size < 1e-45) | (size > 1e45))]
    if bad.size:
        raise InvalidInput(
            f"an angular velocity of {bad.flat[0]:.3g} rad/s: {setup.method.name} takes powers of it, which may "
            "overflow or underflow. Choose a unit of time in which it is about one, or a method on the exact free "
            "motion (exact_free, rkn4, ...)"
        )


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
    suspicious: float | None = None  # a last angular velocity beyond this is looked at: the run may have diverged

    def run(self, R: Any, W: Any, progress: bool = False) -> Trajectory:
        """From attitude and angular velocity in principal axes, as `initial` gives them."""
        if not 1e-35 < abs(self.setup.span(self.steps)) < 1e35:
            check_powers(self.setup, W, self.setup.span(self.steps))
        if self.one is None or progress:
            return self.march(R, W, None, progress)
        began = perf_counter()
        return self.at_once(self.first(R, W), began)

    def first(self, R: Any, W: Any) -> np.ndarray:
        """A start in the method's own variables, [leaf, 1], by compiled code."""
        assert self.one is not None
        if W.x * W.x + W.y * W.y + W.z * W.z > self.one.fastest**2:
            warn_of_long_steps(self.setup, W)
        try:
            rows = self.one.start(np.array([*W, *leaves(tr(R))]), True)
        except KernelError:
            start(self.setup, R, W, 1, self.setup.bound.p)  # Python says more clearly what is wrong
            raise
        return start(self.setup, R, W, 1, self.setup.bound.p) if rows is None else rows  # the same

    def at_once(self, rows: np.ndarray, began: float) -> Trajectory:
        """All steps in one go, of a run that began at that time of `perf_counter` to be compiled or computed.

        A run in which something happens is made again in chunks, which tell what it was.
        """
        one = self.one
        assert one is not None
        try:
            done = one.go(rows.copy(), True)
        except MemoryError:
            raise OutOfMemory("", one.index.size, 8 * one.leaves) from None
        if done is None or (self.suspicious is not None and max(map(abs, done.last.tolist()[9:12])) > self.suspicious):
            return self.march(None, None, rows, False, compile_seconds(began))
        if done.last[12] > one.fastest:
            warn_of_long_steps(self.setup, Vec3(*done.last[9:12].tolist()), lambda: finish(self.setup, rows)[1])
        stats = self.stats(done.counts, began)
        return Trajectory(
            self.setup, one.index.copy(), done.samples, done.state, self.steps, Outcome.DONE, (Outcome.DONE,),
            np.array([-1]), stats, switched=0,
        )  # fmt: skip

    def stats(self, counts: np.ndarray, began: float) -> Stats:
        seconds, compiled = perf_counter() - began, compile_seconds(began)
        setup, dt = self.setup, self.setup.dt
        passes, residual, _, _ = counts[:, 0].tolist()
        calls = setup.torque_calls(1, self.steps, int(passes))
        return Stats(self.steps, calls, int(passes), residual, seconds - compiled, 0, dt, dt, 0, compiled)

    def march(self, R: Any, W: Any, rows: np.ndarray | None, progress: bool, compiled: float = 0.0) -> Trajectory:
        """In chunks of steps, from R and W, or from rows where the start is known in the method's own variables.

        compiled : how many seconds of compiling the run has taken already.
        """
        setup, steps, n = self.setup, self.steps, self.bodies or 1
        held = Switching(setup, n, setup.t_start + steps * setup.dt)
        if held.due(0):
            held.command(0, R, W)
        held.done = 0
        made = setup.calls()
        if rows is None:
            warn_of_long_steps(setup, W)
            rows = start(setup, R, W, n, held.parameters(setup.bound_python))
        calls = setup.calls() - made if setup.bound.callbacks else setup.torque_calls(n, 0, 0)
        before = Stats(0, calls, 0, 0.0, 0.0, compile_seconds=compiled)
        if setup.control is not None:
            from .pace import go

            return go(setup, rows, before, held, self.callback, self.events, self.t_eval, progress, self.on_failure)
        hunt = start_hunt(setup, self.events, rows, 0)
        march = March(setup, rows, before, steps, held, self.wanted, self.callback, hunt=hunt)
        march.watch_start(rows)
        return march.go([rows[None]], [np.array([0])], progress, self.on_failure)
