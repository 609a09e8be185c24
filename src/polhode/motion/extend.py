"""Continuation of runs, including runs that were loaded from a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from ..arguments import finite_number
from ..engines.layout import from_rows
from ..errors import InvalidInput
from ..kernels.scalar import is_kernel
from ..run.checks import AT_TIMES, check_every, check_span, wanted_steps
from ..run.control import wanted_times
from ..run.driver import Driver
from ..run.policies import FixedSteps, samples_of
from ..run.result import Outcome
from ..run.setup import Setup
from ..run.spec import RunSpec, check_on_failure
from ..run.switching import Switching
from ..torques.base import Torque
from ..torques.identity import Missing
from ..torques.observe import OBSERVABLES
from ..units import seconds
from .ready import ControlledRun
from .sinks import EventSink, event_sink, present, sinks_of
from .trajectory import Trajectory


def continue_run(
    old: Trajectory, t_end: float, *, torque: Any, params: Any, same_torque: bool, observe: Any, every: int | None,
    t_eval: Any, callback: Callable[..., Any] | None, events: Any, progress: bool, on_failure: str,
    pace: Callable[..., Any] | None,
) -> Trajectory:  # fmt: skip
    """Implement `Trajectory.extend`."""
    if not old.outcome.good and not all(o.curable for o in (old.outcome, *old.outcomes)):
        raise InvalidInput(f"a run that failed cannot be extended: {old.outcome.value}")
    t_end, t_eval = seconds(t_end, "t_end"), seconds(t_eval, "t_eval")
    check_on_failure(on_failure)
    if t_eval is not None and every is not None:
        raise InvalidInput("give every or t_eval, not both")
    asked = RunSpec.of(old.setup)._replace(t_eval=t_eval, callback=callback, events=events, on_failure=on_failure)
    if old.setup.control is not None:
        if events is not None or every is not None or functions(observe):
            raise InvalidInput(
                "a run with step-size control cannot get other samples or events: leave out every, observe and events"
            )
        spec = asked._replace(torque=given_again(old.setup.torque, torque, params, same_torque), observe=())
        return continue_controlled(old, t_end, spec, pace, progress)
    if pace is not None:
        raise InvalidInput("pace is for runs with control='reversible'")
    setup = restore(old.setup, old.states.shape[2], torque, params, observe, same_torque)
    steps = steps_to(setup, old.steps, t_end)
    if steps == old.steps:
        return old
    if every is not None or t_eval is not None:
        asked = asked._replace(every=AT_TIMES if every is None else check_every(every))
    driver = reopen(old, setup, asked._replace(steps=steps))
    run: Trajectory = driver.advance(progress=progress, on_failure=on_failure)
    return run


def steps_to(setup: Setup, made: int, t_end: float) -> int:
    """Return the number of the step at t_end, which must be at least `made`, the number of steps so far."""
    steps = check_span(setup.t_start, t_end, setup.dt)
    if steps < made:
        raise InvalidInput(f"the run is already at t = {setup.t_start + made * setup.dt!r}, beyond t_end = {t_end!r}")
    return steps


def reopen(old: Trajectory, setup: Setup, spec: RunSpec) -> Driver:
    """Return a run with equal steps in its state at the end of a trajectory, ready to continue as `spec` says."""
    # drop the last sample if it is not one of every `every` steps: a longer run does not have it
    keep = (old.index % setup.every == 0) | (old.index < old.steps) | (setup.every == AT_TIMES)
    wanted = wanted_steps(spec.t_eval, setup, spec.steps)
    if wanted is not None:
        if wanted[0] <= old.steps:
            now = setup.t_start + old.steps * setup.dt
            raise InvalidInput(f"t_eval: the run is already at t = {now!r}; give times after that")
        wanted = np.concatenate([old.index[keep], wanted])
    if spec.every != setup.every:
        setup = replace(setup, every=spec.every)
    end = setup.t_start + spec.steps * setup.dt
    held = Switching(setup, old.states.shape[2], end, old.steps, old.records, old.switched)
    sinks = sinks_of(resume_events(old, setup, spec.events), spec.callback, setup)
    policy = FixedSteps(setup, old.index[keep], old.states[keep], wanted)
    return Driver(
        setup, old.final, policy, spec.steps, before=old.stats, held=held, watched=old.watched, sinks=sinks,
        present=present,
    )  # fmt: skip


def resume_events(old: Trajectory, setup: Setup, events: Any) -> EventSink | None:
    """Return the search for events of a run that continues, or None."""
    if old.hunt is None:
        return event_sink(setup, events, old.final, old.steps)
    if setup.batch and Outcome.EVENT in old.outcomes:
        raise InvalidInput(
            "some bodies of this batch had a terminal event, so it cannot be extended: start a new run from the states "
            "of trajectory.events, or from the states of the other bodies"
        )
    return EventSink(setup, old.hunt.resumed(setup, old.steps, events))


def functions(observe: Any) -> tuple[Callable[..., Any], ...]:
    """Return the functions that the user gives again as observables; raise InvalidInput for anything else."""
    several = (observe,) if isinstance(observe, str) or callable(observe) else tuple(observe)
    if not all(callable(f) for f in several):
        raise InvalidInput(
            f"extend(observe=...) takes only functions that a file does not contain, got {observe!r}; the "
            "observables of a run are chosen at its start"
        )
    return several


def given_again(held: Torque, torque: Any, params: Any, same_torque: bool) -> Torque:
    """Return the torque with which a run continues.

    It is the torque of the run or, for a loaded run whose torque was a function, the one that the user gives again.
    """
    if isinstance(held, Missing):
        return held.given_again(torque, params, same_torque)
    if torque is not None or params is not None or same_torque:
        raise InvalidInput(
            "extend(torque=..., params=..., same_torque=...) is for runs loaded from a file whose torque was a function"
        )
    return held


def restore(setup: Setup, n: int, torque: Any, params: Any, observe: Any, same_torque: bool = False) -> Setup:
    """Return a set-up that can continue.

    For a loaded run, the user gives the functions again, which files do not contain.
    """
    missing = isinstance(setup.torque, Missing)
    given = {f.__name__: f for f in functions(observe)}
    wanted = tuple(given.get(x, x) for x in setup.observe)
    again = given_again(setup.torque, torque, params, same_torque)
    if wanted == setup.observe and given:
        raise InvalidInput(
            "extend(observe=...) is only for runs loaded from a file that observed a function of that name"
        )
    if not missing and (setup.watch is not None or not wanted):
        return setup
    for x in wanted:
        if isinstance(x, str) and x != "energy" and x not in OBSERVABLES:
            raise InvalidInput(
                f"this run was loaded from a file and watched the function {x!r}, which files do not hold: "
                f"give it again, extend(t_end, observe={x})"
            )
    return RunSpec.of(setup)._replace(torque=again, observe=wanted).set_up(n if setup.batch else None)


# --- step-size control -----------------------------------------------------------------------------------


def continue_controlled(old: Trajectory, t_end: float, spec: RunSpec, pace: Any, progress: bool) -> Trajectory:
    """Continue a run with step-size control from the state before the shortened last step."""
    control = spec.control
    assert control is not None
    if old.hunt is not None:
        raise InvalidInput("a run with step-size control and events cannot be extended: simulate it to the later t_end")
    if spec.t_eval is not None and spec.every != AT_TIMES:
        raise InvalidInput("this run keeps a sample at each step and continues to do so: leave out t_eval")
    if isinstance(control.pace, str):
        if pace is None or not is_kernel(pace) or getattr(pace, "__name__", "") != control.pace:
            raise InvalidInput(
                f"this run was loaded from a file and its pace {control.pace!r} was a function, which files do not "
                f"hold: give it again, extend(t_end, pace={control.pace})"
            )
        control = replace(control, pace=pace)
    elif pace is not None:
        raise InvalidInput("extend(pace=...) is for runs loaded from a file whose pace was a function")
    finite_number(t_end, "t_end")
    done = old.outcome is Outcome.DONE
    reached = control.t_end if done else float(np.nanmax([*old.t.reshape(-1), *last_state(old).t]))
    if t_end < reached:
        raise InvalidInput(f"the run is already at t = {reached!r}, beyond t_end = {t_end!r}")
    if t_end == reached and done:
        return old
    control = replace(control, t_end=float(t_end))
    setup = spec._replace(control=control).set_up(old.states.shape[2] if old.setup.batch else None)
    begun = continued(old, setup)._replace(callback=spec.callback)
    if spec.every == AT_TIMES:
        times = wanted_times(spec.t_eval, float(np.nextafter(reached, np.inf)), control.t_end)
        times = np.array([control.t_end]) if times is None else times
        return begun.at_times(times, old.states, spec.on_failure)
    run: Trajectory = begun.driver(earlier_samples(old)).advance(progress=progress, on_failure=spec.on_failure)
    return run


def continued(old: Trajectory, setup: Setup) -> ControlledRun:
    """Return a run with step-size control at its end, with the set-up with which it continues."""
    assert setup.control is not None
    held = Switching(setup, old.states.shape[2], setup.control.t_end, old.switched, old.records, old.switched)
    return ControlledRun(setup, old.final.copy(), old.stats, held)


def reopen_controlled(old: Trajectory, t_end: float) -> Driver:
    """Return a run with step-size control, in its state before the shortened last step, ready to continue to t_end."""
    control = old.setup.control
    assert control is not None
    setup = RunSpec.of(old.setup)._replace(control=replace(control, t_end=t_end)).set_up(None)
    return continued(old, setup).driver(earlier_samples(old))


def last_state(old: Trajectory) -> Any:
    """Return the state from which a run continues."""
    return from_rows(old.setup.template, list(old.final))


def earlier_samples(old: Trajectory) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return those samples that the run would also have if it had not ended."""
    own = from_rows(old.setup.template, np.moveaxis(old.states, 1, 0))
    taken = own.taken
    last = last_state(old).taken
    fine = (taken % old.setup.every == 0) & (taken <= last)
    fine[1:] &= taken[1:] != taken[:-1]  # drop the repeated samples of bodies that wait at the end
    return samples_of(old.states, fine, taken, old.setup.every)
