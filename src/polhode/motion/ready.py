"""Prepared runs without a start: `simulate` starts such a run once, a prepared solver many times."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from ..engines.cache import frozen
from ..engines.compile_time import compile_seconds
from ..engines.layout import count
from ..errors import InvalidInput, KernelError, SimulationFailed
from ..kernels.scalar import is_kernel
from ..run.begin import start, watch_start
from ..run.checks import ONLY_THE_ENDS, UPRIGHT, check_powers, check_size, wanted_steps, warn_of_long_steps
from ..run.control import wanted_times
from ..run.driver import Driver, report
from ..run.failures import blame
from ..run.policies import ControlledSteps, FixedSteps
from ..run.quick import QuickRun, can_be_quick
from ..run.result import Outcome, RunResult, Stats
from ..run.setup import Setup
from ..run.spec import RunSpec
from ..run.switching import Switching
from ..torques.base import KernelTorque
from .dense import Dense
from .sinks import EventSink, event_sink, present, sinks_of
from .trajectory import Trajectory

FLOAT = np.dtype(float)
UPRIGHT_DATA = np.concatenate([np.zeros((1, 3)), UPRIGHT, np.zeros((8, 3))])  # start, and space for the end


class ReadyRun:
    """A prepared run without a start; `bodies` is None for a single body."""

    def __init__(self, spec: RunSpec, bodies: int | None) -> None:
        self.spec, self.bodies, self.setup = spec, bodies, spec.set_up(bodies)
        setup, self.wanted = self.setup, None
        if setup.control is None:
            self.wanted = wanted_steps(spec.t_eval, setup, spec.steps)
            check_size(spec.steps // setup.every if self.wanted is None else len(self.wanted), setup, bodies or 1)
        self.quick = QuickRun(setup, spec.steps) if can_be_quick(spec, setup) else None

    def read_start(self, omega: Any, momentum: Any, attitude: Any) -> np.ndarray | None:
        """Return a start in the form for compiled code, with space for the end; None if a value must first be
        converted.

        The compiled code checks whether the numbers are a valid start.
        """
        if momentum is not None or not self.setup.body.diagonal:
            return None
        data = UPRIGHT_DATA.copy()
        kind = type(omega)
        if kind is np.ndarray:
            if omega.dtype is not FLOAT or omega.shape != (3,):
                return None
            data[0] = omega
        elif (kind is list or kind is tuple) and len(omega) == 3:
            try:
                data[0, 0], data[0, 1], data[0, 2] = omega  # faster than data[0] = omega
            except (TypeError, ValueError):
                return None
        else:
            return None
        if attitude is not None:
            if type(attitude) is not np.ndarray or attitude.dtype is not FLOAT or attitude.shape != (3, 3):
                return None
            data[1:4] = attitude
        return data

    def run_quickly(self, omega: Any, momentum: Any, attitude: Any) -> Trajectory | None:
        """Return the run from a start as in `simulate`; None if the start must be converted or is an unusual case."""
        quick = self.quick
        if quick is None or quick.control is not None:
            return None
        began = perf_counter()
        data = self.read_start(omega, momentum, attitude)
        if data is None:
            return None
        with contextlib.suppress(KernelError):  # plain Python then gives the better error message
            rows = quick.one.start(data.reshape(-1)[:12], False)
            if rows is not None:
                return self.at_once(rows, began)
        return None

    def run(self, R: Any, W: Any, progress: bool = False) -> Trajectory:
        """Return the run from attitude and angular velocity in principal axes, as `initial` returns them."""
        span = self.setup.span(self.spec.steps)
        if not 1e-35 < abs(span) < 1e35:
            check_powers(self.setup, W, span)
        if self.quick is not None and self.quick.stops_at_end and not progress:
            return self.by_attempts(R, W)
        if self.quick is None or self.setup.control is not None or progress:
            return self.step_by_step(R, W, None, progress)
        began = perf_counter()
        return self.at_once(self.quick.first(R, W), began)

    def at_once(self, rows: np.ndarray, began: float) -> Trajectory:
        """Do the run in one call; in unusual cases, repeat it step by step, which reports the problem."""
        assert self.quick is not None
        result = self.quick.with_samples(rows, began)
        return self.step_by_step(None, None, rows, False, compile_seconds(began)) if result is None else present(result)

    def by_attempts(self, R: Any, W: Any) -> Trajectory:
        """Make a run whose method chooses its steps.  A driver continues long runs, and repeats unusual ones."""
        assert self.quick is not None
        began, most = perf_counter(), self.spec.steps
        rows, before, held = self.begin(R, W, None, 0.0)
        found = self.quick.attempts(rows, before, began)
        if isinstance(found, RunResult):
            return present(found)
        if found is None:
            driver = ControlledRun(self.setup, rows, before, held).driver()
        else:
            driver = ControlledRun(self.setup, found.rows, found.stats, held).driver(found.samples)
            driver.steps = driver.i + most - found.attempts
        run: Trajectory = driver.advance(on_failure=self.spec.on_failure)
        return run

    def step_by_step(
        self, R: Any, W: Any, rows: np.ndarray | None, progress: bool, compiled: float = 0.0
    ) -> Trajectory:
        """Do the run with a `Driver`, from R and W or from the first states `rows`.

        compiled : the seconds that were already spent on compiling.
        """
        spec, setup = self.spec, self.setup
        if setup.control is None:
            driver = self.driver(R, W, rows, compiled)
            run: Trajectory = driver.advance(progress=progress, on_failure=spec.on_failure)
            return run
        rows, before, held = self.begin(R, W, rows, compiled)
        begun = ControlledRun(setup, rows, before, held, spec.callback, event_sink(setup, spec.events, rows, 0))
        times = wanted_times(spec.t_eval, setup.t_start, setup.control.t_end)
        if times is None:
            run = begun.driver().advance(progress=progress, on_failure=spec.on_failure)
            return run
        if setup.parts.between is not None:
            return begun.interpolated(times, spec.on_failure, progress)
        states = rows[None] if times[0] == setup.t_start else np.zeros((0, *rows.shape))
        return begun.at_times(times[times > setup.t_start], states, spec.on_failure)

    def begin_as_simulate(self, R: Any, W: Any) -> Driver:
        """Return the run at its start, with the same bits as in `run`."""
        if self.setup.control is not None:
            return ControlledRun(self.setup, *self.begin(R, W, None, 0.0)).driver()
        return self.driver(R, W, None if self.quick is None else self.quick.first(R, W))

    def driver(self, R: Any, W: Any, rows: np.ndarray | None = None, compiled: float = 0.0) -> Driver:
        """Return the run at its start, with steps of equal length."""
        spec, setup = self.spec, self.setup
        rows, before, held = self.begin(R, W, rows, compiled)
        sinks = sinks_of(event_sink(setup, spec.events, rows, 0), spec.callback, setup)
        watched = watch_start(setup, rows, held.parameters(setup.bound_python))
        policy = FixedSteps(setup, np.array([0]), rows[None], self.wanted)
        return Driver(
            setup, rows, policy, spec.steps, before=before, held=held, watched=watched, sinks=sinks, present=present
        )

    def begin(self, R: Any, W: Any, rows: np.ndarray | None, compiled: float) -> tuple[np.ndarray, Stats, Switching]:
        """Return the first states of the method, the cost of computing them, and the held torques."""
        setup, n = self.setup, self.bodies or 1
        held = Switching(setup, n, setup.t_start + setup.span(self.spec.steps))
        if held.due(0):
            held.command(0, R, W)
        held.done = 0
        calls = setup.calls()
        if rows is None:
            warn_of_long_steps(setup, W)
            rows = start(setup, R, W, n, held.parameters(setup.bound_python))
        calls = setup.calls() - calls if setup.bound.callbacks else setup.torque_calls(n, 0, 0)
        return rows, Stats(0, calls, 0, 0.0, 0.0, compile_seconds=compiled), held


class ControlledRun(NamedTuple):
    """A run with step-size control at its start, or at the end of an earlier run."""

    setup: Setup
    rows: np.ndarray  # the states of the method
    before: Stats  # the cost so far
    held: Switching
    callback: Callable[..., Any] | None = None
    events: EventSink | None = None

    def check_common_time(self) -> None:
        """Raise InvalidInput for options that need a common time for all bodies."""
        for name, given in (("callback", self.callback), ("events", self.events)):
            if given is not None and self.setup.batch:
                raise InvalidInput(f"{name}: bodies with different steps have no common time: simulate them one by one")

    def driver(self, earlier: Any = None) -> Driver:
        """Return the driver of the run; `earlier` are its samples so far."""
        setup = self.setup
        assert setup.control is not None
        self.check_common_time()
        policy = ControlledSteps(setup, self.rows, earlier)
        most = self.before.steps + setup.control.max_steps
        sinks = sinks_of(self.events, self.callback, setup)
        return Driver(setup, self.rows, policy, most, before=self.before, held=self.held, sinks=sinks, present=present)

    def interpolated(self, times: np.ndarray, on_failure: str, progress: bool) -> Trajectory:
        """Return the run with samples that the method itself interpolates within steps."""
        setup = self.setup
        if self.callback is not None:
            raise InvalidInput(f"{setup.method.name}: give callback or t_eval, not both; a callback sees every step")
        driver = self._replace(setup=replace(setup, every=1)).driver()
        try:
            return at_times_of(setup, driver.advance(progress=progress, on_failure=on_failure), times)
        except SimulationFailed as e:
            e.trajectory = at_times_of(setup, e.trajectory, times)
            raise

    def at_times(self, times: np.ndarray, states: np.ndarray, on_failure: str) -> Trajectory:
        """Return the run with samples at given times, in addition to the samples `states`.

        Each sample costs one extra, shortened step; integration then resumes from the state before it.  So the other
        steps are the same as without samples, and samples are as accurate as steps.
        """
        setup, rows, stats, held, callback, events = self
        control, n = setup.control, rows.shape[1]
        assert control is not None
        self.check_common_time()
        most = stats.steps + stats.rejected + control.max_steps
        failed, outcomes = np.full(n, -1), [Outcome.DONE] * n
        ends = times if times.size and times[-1] == control.t_end else np.append(times, control.t_end)
        for k, end in enumerate(ends):
            last, wanted = k == len(ends) - 1, k < len(times)
            bound, python = (b._replace(p=b.p._replace(end=float(end))) for b in (setup.bound, setup.bound_python))
            part = replace(setup, bound=bound, bound_python=python, every=ONLY_THE_ENDS,
                           control=replace(control, t_end=float(end)))  # fmt: skip
            policy, held.setup = ControlledSteps(part, rows, last=last), part
            sinks = sinks_of(events, callback if wanted else None, setup)
            driver = Driver(
                part, rows, policy, most - stats.rejected, before=stats, held=held, sinks=sinks, present=present
            )
            try:
                leg: Trajectory = driver.advance(on_failure="stop")
            except Exception as e:  # of a callback or an event: its trajectory gets the samples of all parts
                part_made: Any = getattr(e, "trajectory", None)
                if part_made is not None:
                    if wanted and np.all(policy.number(policy.latest, "t") >= end):
                        states = np.concatenate([states, policy.latest[None]])
                    made = replace(part_made, records=held.records, switched=held.done)
                    e.trajectory = with_samples(made, setup, states, failed)  # type: ignore[attr-defined]
                raise
            rows, stats = leg.final, leg.stats
            new = (leg.failed >= 0) & (failed < 0)
            failed[new] = len(states)
            outcomes = [o if f < 0 or n else b for b, o, f, n in zip(outcomes, leg.outcomes, failed, new, strict=True)]
            some_go_on = setup.batch and bool(np.any(failed < 0)) and not leg.outcome.curable
            if wanted and (leg.outcome in (Outcome.DONE, Outcome.STOPPED) or some_go_on):
                states = np.concatenate([states, policy.latest[None]])
            if leg.outcome is not Outcome.DONE and not some_go_on:
                break
        if events is not None and leg.outcome is Outcome.EVENT:  # a shortened step may be after the event
            states = states[policy.number(states, "t")[:, 0] <= leg.events.last]
        bad = [o for o, f in zip(outcomes, failed, strict=True) if f >= 0]
        outcome = bad[0] if bad else leg.outcome
        leg = replace(
            leg, steps=stats.steps, outcome=outcome, outcomes=tuple(outcomes), records=held.records, switched=held.done,
            hunt=None if events is None else events.hunt,
        )  # fmt: skip
        run = with_samples(leg, setup, states, failed)
        if outcome is Outcome.INTERRUPTED:  # the driver of the last part has issued the warning
            return run
        if outcome is Outcome.TORQUE_FAILED and on_failure == "raise" and driver.error is not None:
            error, t = driver.error
            raise blame(error, f"in {setup.torque.name} at t = {t:g}", run)
        driver.on_failure = on_failure
        final: Trajectory = report(driver, run)
        return final


def at_times_of(setup: Setup, run: Trajectory, times: np.ndarray) -> Trajectory:
    """Return the same run with samples at those of the given times that are not after its end."""
    t, states = np.asarray(run.own.t), run.states  # [sample, body], [sample, leaf, body]
    last = np.nanmax(t, axis=0)
    dense = Dense.of(run.setup, t.T, run.own, np.sum(np.isfinite(t), axis=0))
    assert dense.own is not None
    some = times[times <= last.max()]
    out = np.full((some.size, *states.shape[1:]), np.nan)
    for b in range(states.shape[2]):
        mine = some[some <= last[b]]
        end = np.clip(np.searchsorted(t[: dense.count[b], b], mine), 0, dense.count[b] - 1)
        some_states = states[end, :, b]
        at = list(setup.parts.between_at)  # the other leaves have their values at the end of the step
        some_states[:, at] = dense.own.leaves(end, np.full(end.size, b), mine).T
        some_states[:, count(setup.template.s)] = mine
        out[: mine.size, :, b] = some_states
    failed = np.where(run.failed >= 0, np.sum(np.isfinite(out[:, 0]), axis=0), -1)
    return with_samples(run, setup, out, failed)


def with_samples(run: Trajectory, setup: Setup, states: np.ndarray, failed: np.ndarray) -> Trajectory:
    """Return the same run with other samples."""
    index, nothing = np.arange(1, len(states) + 1), np.zeros((0, 1))
    return replace(run, setup=setup, index=index, states=states, failed=failed, watched=nothing)


# --- a cache of prepared runs for later calls of `simulate` --------------------------------------------------

MOST_READY = 64
READY: dict[tuple[Any, ...] | None, ReadyRun] = {}  # the keys are from `key_of`


def key_of(
    body: Any, torque: Any, params: Any, frame: Any, keywords: Mapping[str, Any], options: Mapping[str, Any]
) -> tuple[Any, ...] | None:
    """Return a key that identifies a run by its unchecked arguments; None if there is no such key.

    A kernel function is identified by its code and the values that it uses (`frozen`), other torques by their id.
    """
    values = (*(tuple(v) if type(v) is list else v for v in keywords.values()), frame, *options.items())
    if not only_plain(params):
        return None
    try:
        acting = frozen(torque) if is_kernel(torque) else id(torque)
        key = (id(body), acting, values, tuple(map(type, values)), None if params is None else (params, repr(params)))
        hash(key)
    except (TypeError, ValueError, InvalidInput):
        return None
    return key


def only_plain(params: Any) -> bool:
    """Return whether the values are immutable: numbers, or tuples of numbers."""
    if isinstance(params, tuple):
        return all(map(only_plain, params))
    return params is None or type(params) in (bool, int, float) or isinstance(params, np.generic)


def remember(key: tuple[Any, ...] | None, body: Any, torque: Any, ready: ReadyRun) -> None:
    """Store a prepared run for later calls that differ only in the start, if this is safe.

    The entry has references to body and torque, so that other objects cannot get their ids.
    """
    acting = ready.spec.torque
    ours = acting.only_numbers and (acting is torque or torque is None)
    if key is not None and isinstance(acting, KernelTorque) and acting.f is torque:
        ours = frozen(torque) is key[1]  # False if changes of the function might not be detected
    spec, control = ready.spec, ready.setup.control
    startable = ready.quick is not None
    if control is not None or ready.setup.watch is not None:  # user's functions are excluded, because they may change
        named = all(isinstance(observable, str) for observable in ready.setup.observe)
        startable = spec.uninterrupted and named and getattr(control, "pace", None) is None and not ready.setup.batch
    startable = startable and 1e-35 < ready.setup.span(spec.steps) < 1e35
    if key is None or not ours or spec.body is not body or not startable:
        return
    if len(READY) >= MOST_READY:
        READY.clear()
    READY[key] = ready
