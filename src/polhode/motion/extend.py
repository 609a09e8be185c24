"""Going on with a run, also with one that was loaded from a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput, unknown
from ..run.checks import check_every, check_span, wanted_steps
from ..run.march import March, start_hunt
from ..run.setup import AT_TIMES, Setup, set_up
from ..run.switching import Switching
from ..torques.base import Torque
from ..torques.identity import Missing
from ..torques.observe import OBSERVABLES
from .trajectory import Outcome, Trajectory

if TYPE_CHECKING:
    from .events import Hunt


def continue_run(
    old: Trajectory,
    t_end: float,
    *,
    torque: Any = None,
    params: Any = None,
    same_torque: bool = False,
    observe: Any = (),
    every: int | None = None,
    t_eval: Any = None,
    callback: Callable[..., Any] | None = None,
    events: Any = None,
    progress: bool = False,
    on_failure: str = "raise",
    pace: Callable[..., Any] | None = None,
) -> Trajectory:
    if not old.outcome.good and not all(o.curable for o in (old.outcome, *old.outcomes)):
        raise InvalidInput(f"a run that failed cannot be extended: {old.outcome.value}")
    if not isinstance(on_failure, str) or on_failure not in ("raise", "stop"):
        raise unknown("on_failure", on_failure, ("raise", "stop"))
    if t_eval is not None and every is not None:
        raise InvalidInput("give every or t_eval, not both")
    if old.setup.control is not None:
        from ..run.pace import continue_paced

        if events is not None or every is not None or functions(observe):
            raise InvalidInput(
                "a run with step-size control goes on with the samples that it has: leave out every, observe and events"
            )
        again = given_again(old.setup.torque, torque, params, same_torque)
        return continue_paced(old, t_end, again, pace, callback, progress, on_failure, t_eval)
    if pace is not None:
        raise InvalidInput("pace is for runs with control='reversible'")
    setup = restore(old.setup, old.states.shape[2], torque, params, observe, same_torque)
    steps = check_span(setup.t_start, t_end, setup.dt)
    now = setup.t_start + old.steps * setup.dt
    if steps < old.steps:
        raise InvalidInput(f"the run is already at t = {now!r}, beyond t_end = {t_end!r}")
    if steps == old.steps:
        return old
    # the last sample may have been an extra one
    keep = (old.index % setup.every == 0) | (old.index < old.steps) | (setup.every == AT_TIMES)
    wanted = wanted_steps(t_eval, setup, steps)
    if wanted is not None:
        if wanted[0] <= old.steps:
            raise InvalidInput(f"t_eval: the run is already at t = {now!r}; give times after that")
        wanted = np.concatenate([old.index[keep], wanted])
    if wanted is not None or every is not None:
        setup = replace(setup, every=AT_TIMES if every is None else check_every(every))
    end = setup.t_start + steps * setup.dt
    held = Switching(setup, old.states.shape[2], end, old.steps, old.records, old.switched)
    hunt = resume_hunt(old, setup, events)
    march = March(setup, old.final, old.stats, steps, held, wanted, callback, watched=old.watched, hunt=hunt)
    return march.go([old.states[keep]], [old.index[keep]], progress, on_failure)


def resume_hunt(old: Trajectory, setup: Setup, events: Any) -> Hunt | None:
    """Events of a run that goes on."""
    if old.hunt is None:
        return start_hunt(setup, events, old.final, old.steps)
    if setup.batch and Outcome.EVENT in old.outcomes:
        raise InvalidInput(
            "in this batch bodies had a terminal event, and it cannot be extended: start a new run, from the states of "
            "trajectory.events or from those of the bodies that go on"
        )
    return old.hunt.resumed(setup, old.steps, events)


def functions(observe: Any) -> tuple[Callable[..., Any], ...]:
    """Observables that are given again."""
    several = (observe,) if isinstance(observe, str) or callable(observe) else tuple(observe)
    if not all(callable(f) for f in several):
        raise InvalidInput(
            f"extend(observe=...) gives functions again that a file does not hold, got {observe!r}; what a run "
            "observes is chosen when it begins"
        )
    return several


def given_again(held: Torque, torque: Any, params: Any, same_torque: bool) -> Torque:
    """The torque that a run goes on with: the one that it holds, or that of a loaded run, which is given again."""
    if isinstance(held, Missing):
        return held.given_again(torque, params, same_torque)
    if torque is not None or params is not None or same_torque:
        raise InvalidInput(
            "extend(torque=..., params=..., same_torque=...) is for runs loaded from a file whose torque was a function"
        )
    return held


def restore(setup: Setup, n: int, torque: Any, params: Any, observe: Any, same_torque: bool = False) -> Setup:
    """A set-up that can go on: of a loaded run, functions that files do not hold are given again."""
    missing = isinstance(setup.torque, Missing)
    given = {f.__name__: f for f in functions(observe)}
    wanted = tuple(given.get(x, x) for x in setup.observe)
    again = given_again(setup.torque, torque, params, same_torque)
    if wanted == setup.observe and given:
        raise InvalidInput("extend(observe=...) is for runs loaded from a file that watched a function of that name")
    if not missing and (setup.watch is not None or not wanted):
        return setup
    for x in wanted:
        if isinstance(x, str) and x != "energy" and x not in OBSERVABLES:
            raise InvalidInput(
                f"this run was loaded from a file and watched the function {x!r}, which files do not hold: "
                f"give it again, extend(t_end, observe={x})"
            )
    return set_up(
        setup.body, again, setup.method.name, setup.options, engine=setup.engine, dt=setup.dt,
        t_start=setup.t_start, every=setup.every, bodies=n if setup.batch else None, observe=wanted,
        precision=setup.precision,
    )  # fmt: skip
