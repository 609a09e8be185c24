"""`simulate` for mechanisms; it uses the same driver, step policies and sinks as for a single body."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import inf
from time import perf_counter
from typing import Any

import numpy as np

from ..arguments import finite_number, keyword_advice
from ..engines.compile_time import compile_seconds
from ..errors import InvalidInput, Unsupported, warn_caller
from ..motion.extend import earlier_samples
from ..run.checks import AT_TIMES, ONLY_THE_ENDS, check_every, check_span, wanted_steps
from ..run.control import Control, check_control, wanted_times
from ..run.driver import Driver
from ..run.failures import blame
from ..run.policies import ControlledSteps, FixedSteps
from ..run.result import Outcome, RunResult, Stats
from ..run.spec import DEFAULTS, check_on_failure
from ..run.switching import Record
from ..units import seconds
from .batch import Batch
from .commands import MotorSwitching
from .controlled import CLOCK_NUMBERS
from .failure import judged
from .methods import find_method
from .model import System
from .result import MechanismRun
from .setup import MechanismSetup, as_setup, first_rows, leaves, set_up, with_first_step
from .sinks import Callbacks, EventSearch, LateCallbacks
from .structure import Built

# keywords of `simulate` that also apply to mechanisms; all others must have their default values
TAKEN = (*(name for name in DEFAULTS if name not in ("observe", "precision", "pace")), "progress")
TIMES = ("t_end", "dt", "t_start", "t_eval", "dt_min", "dt_max")
ADVICE = {
    name: f"give it where the body is added: m.add(body, {name}=...)"
    for name in ("omega", "attitude", "position", "velocity")
} | dict.fromkeys(
    ("torque", "force"), "give load=..., a model, a function of all bodies, or {body name: model or function}"
)


def refuse_others(given: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """Raise InvalidInput if a keyword or option is given that does not apply to mechanisms."""
    for name in options:
        raise InvalidInput(f"mechanisms have no keyword or option {name!r}.{keyword_advice(name, (*TAKEN, 'load'))}")
    for name, value in given.items():
        if name in TAKEN:
            continue
        default = DEFAULTS.get(name)
        plain = isinstance(value, (str, float, int, type(None), tuple))
        if not (value is default or (plain and value == default)):
            hint = ADVICE.get(name, "leave it out")
            raise InvalidInput(f"{name} is not for mechanisms: {hint}")


@dataclass
class Sinks:
    """The user's events and callback as sinks for the driver, and the settings `progress` and `on_failure`."""

    search: EventSearch | None = None
    callback: Callable[..., Any] | None = None
    progress: bool = False
    on_failure: str = "raise"
    late: LateCallbacks | None = None

    def __post_init__(self) -> None:
        check_on_failure(self.on_failure)

    def of(self, setup: MechanismSetup, sample: bool = True) -> list[Any]:
        found: list[Any] = [] if self.search is None else [self.search]
        if self.late is not None:
            self.late.setup, self.late.wanted = setup, sample
            return [*found, self.late]
        return found + ([] if self.callback is None or not sample else [Callbacks(setup, self.callback)])


def simulate_mechanism(
    m: System, *, load: Any = None, options: Mapping[str, Any], progress: bool = False, **keywords: Any
) -> MechanismRun:
    """Simulate a mechanism or a batch; the keywords are those of `polhode.simulate`."""
    motors = options.get("motors")
    keywords |= {name: seconds(keywords[name], name) for name in TIMES}
    refuse_others(keywords, {k: v for k, v in options.items() if k != "motors"})
    if keywords["t_end"] is None:
        raise InvalidInput("give t_end, the time at which the run ends")
    if keywords["t_eval"] is not None and keywords["every"] != 1:
        raise InvalidInput("give every or t_eval, not both")
    every = check_every(keywords["every"]) if keywords["t_eval"] is None else AT_TIMES
    sinks = Sinks(None, keywords["callback"], progress, keywords["on_failure"])
    read_control(keywords)  # this refuses impossible arguments before the mechanism is built
    return simulate_members(m.__polhode_members__(), isinstance(m, Batch), load, motors, every, keywords, sinks)


def simulate_again(setup: MechanismSetup, method: str, times: np.ndarray, **length: Any) -> MechanismRun:
    """Simulate the same mechanisms from the same start with another method, with samples only at these times.

    length : the keywords that determine the steps: dt, or tol and dt_max.
    """
    control = setup.control
    most = {} if control is None else {"max_steps": control.max_steps}
    keywords = {
        **DEFAULTS, "method": method, "engine": setup.runs_on.name, "t_start": setup.t_start, "t_end": times[-1],
        "t_eval": times, **most, **length,
    }  # fmt: skip
    given = dict(setup.motors.given) or None
    sinks = Sinks(on_failure="stop")
    return simulate_members(setup.members, setup.batch, setup.load, given, AT_TIMES, keywords, sinks)


def simulate_members(
    members: tuple[Built, ...], batch: bool, load: Any, motors: Any, every: int, keywords: Mapping[str, Any],
    sinks: Sinks,
) -> MechanismRun:  # fmt: skip
    """Simulate mechanisms that are already built."""
    control, t_start, method = read_control(keywords), finite_number(keywords["t_start"], "t_start"), keywords["method"]
    if control is None:
        steps = check_span(t_start, keywords["t_end"], keywords["dt"])
    else:
        method, steps = method_with_control(control, method, batch), control.max_steps
        times = wanted_times(keywords["t_eval"], t_start, control.t_end)
    dt = float(keywords["dt"] or 0.0)
    setup = set_up(members, load, method, keywords["engine"], dt, t_start, every, batch, motors, control)
    began = perf_counter()
    setup, rows = with_first_step(setup, first_rows(setup))
    calls = setup.calls() if setup.acting.callbacks else setup.torque_calls(len(members), 0, 0)
    before = Stats(0, calls, 0, 0.0, 0.0, compile_seconds=compile_seconds(began))
    policy: FixedSteps | ControlledSteps
    if control is None:
        wanted = wanted_steps(keywords["t_eval"], as_setup(setup), steps, "give tol instead of dt")
        policy = FixedSteps(as_setup(setup), np.array([0]), rows[None, : leaves(setup)], wanted)
    else:
        policy = ControlledSteps(as_setup(setup), rows)
    sinks.search = event_search(setup, keywords["events"], rows, 0)
    if control is None or times is None:
        return advance(setup, rows, policy, steps, before, sinks)
    held = held_commands(setup, rows, 0, 0, (), -1)
    states = rows[None] if times[0] == t_start else np.zeros((0, *rows.shape))
    return at_times(setup, rows, before, sinks, held, times[times > t_start], states)


def method_with_control(control: Control, method: str, batch: bool) -> str:
    """Return the method for a run with error control; raise Unsupported if there is none."""
    if batch or not control.estimates_errors:
        raise Unsupported(
            "mechanisms support only control='error', and not in batches: give dt, or simulate the "
            "mechanisms one by one"
        )
    method = "rattle4" if method == "auto" else method
    if find_method(method).conserving:
        raise Unsupported(f"{method} conserves the energy only with steps of equal length: give dt instead of tol")
    return method


def event_search(
    setup: MechanismSetup, events: Any, rows: np.ndarray, step: int, made: MechanismRun | None = None
) -> EventSearch | None:
    return None if events is None else EventSearch(setup, events, rows[: leaves(setup)], step, made)


def advance(
    setup: MechanismSetup, rows: np.ndarray, policy: FixedSteps | ControlledSteps, steps: int, before: Stats,
    sinks: Sinks, records: tuple[Record, ...] = (), switched: int = -1,
) -> MechanismRun:  # fmt: skip
    """Let the driver make the steps; return the run, or raise an exception if it failed."""
    held = held_commands(setup, rows, before.steps, steps, records, switched)
    made, driver = advance_leg(setup, rows, policy, steps, before, sinks, held)
    return judged(made, driver, sinks.on_failure)


def held_commands(
    setup: MechanismSetup, rows: np.ndarray, step: int, steps: int, records: tuple[Record, ...], switched: int
) -> MotorSwitching:
    """Return the held commands for a run that continues at `step`; its last new commands were at step `switched`."""
    end = setup.t_start + steps * setup.dt if setup.control is None else setup.control.t_end
    return MotorSwitching(
        setup, rows.shape[1], end, step if setup.control is None else switched, records, switched
    )  # fmt: skip


def advance_leg(
    setup: MechanismSetup, rows: np.ndarray, policy: FixedSteps | ControlledSteps, steps: int, before: Stats,
    sinks: Sinks, held: MotorSwitching, sample: bool = True,
) -> tuple[MechanismRun, Driver]:  # fmt: skip
    run = setup.run_from(rows)
    held.put_commands(run)

    def present(result: RunResult) -> MechanismRun:
        return MechanismRun(setup, *result[1:9], sinks.search, result.records, result.switched)

    driver = Driver(
        as_setup(setup), rows, policy, steps, before=before, held=held, sinks=sinks.of(setup, sample), present=present,
        run=run,
    )  # fmt: skip
    made: MechanismRun = driver.advance(progress=sinks.progress, on_failure="stop")
    return made, driver


def continue_run(
    made: MechanismRun, t_end: float, events: Any, callback: Callable[..., Any] | None, progress: bool, on_failure: str
) -> MechanismRun:
    """Continue a run to a later time."""
    setup, t_end = made.setup.separate, seconds(t_end, "t_end")
    if not (made.outcome.good or made.outcome.curable):
        raise InvalidInput(f"a run that failed cannot be extended: {made.outcome.value}")
    if made.told is not None or len(made.final) < setup.built.first_state(setup.weights.size).size:
        raise InvalidInput("a single state of a callback, event or stepper cannot be extended: extend the complete run")
    sinks = Sinks(None, callback, progress, on_failure)
    if events is None and made.search is None and made.saved_events is not None:
        warn_caller("a run from a file no longer searches for its events: give them again with extend(..., events=...)",
                    RuntimeWarning)  # fmt: skip
    if events is not None and made.search is not None:
        raise InvalidInput("this run has events already and continues with them: leave out events")
    if setup.control is not None:
        return continue_controlled(made, setup, t_end, sinks, events)
    steps = check_span(setup.t_start, t_end, setup.dt)
    if steps <= made.steps:
        now = setup.t_start + made.steps * setup.dt
        raise InvalidInput(f"the run is already at t = {now!r}; give a later t_end than {t_end!r}")
    sinks.search = search_again(made, setup, events)
    keep = (made.index % setup.every == 0) | (made.index < made.steps) | (setup.every == AT_TIMES)
    # omit the last sample if it was taken only because the run ended there
    policy = FixedSteps(as_setup(setup), made.index[keep], made.states[keep])
    if setup.every == AT_TIMES:
        warn_caller("extend() of a run with t_eval adds only one sample, at the new t_end", RuntimeWarning)
    return advance(setup, made.final, policy, steps, made.stats, sinks, made.records, made.switched)


def search_again(made: MechanismRun, setup: MechanismSetup, events: Any) -> EventSearch | None:
    """Return the search for events in a run that continues; None if it has no events."""
    if made.search is None:
        return event_search(setup, events, made.final, made.steps, made)
    rows, ended = made.final[: leaves(setup)].copy(), made.outcome is Outcome.EVENT
    return made.search.resumed(setup, rows, made.steps, ended)


# --- error control -------------------------------------------------------------------------------------------------


def read_control(given: Mapping[str, Any]) -> Control | None:
    """Return the step-size control from the keywords of `simulate`; None for equal steps."""
    return check_control(
        given["control"], given["t_start"], given["t_end"], given["dt"], given["tol"], given["dt_min"], given["dt_max"],
        given["max_steps"], None, None, (),
    )  # fmt: skip


def at_times(
    setup: MechanismSetup, rows: np.ndarray, stats: Stats, sinks: Sinks, held: MotorSwitching, times: np.ndarray,
    states: np.ndarray,
) -> MechanismRun:  # fmt: skip
    """Simulate with error control and samples at given times.

    The run consists of legs; each leg ends at one of these times with a shortened step.  The next leg starts from the
    state before this step.
    """
    control = setup.control
    assert control is not None
    most = stats.steps + stats.rejected + control.max_steps
    ends = times if times.size and times[-1] == control.t_end else np.append(times, control.t_end)
    if sinks.callback is not None and sinks.search is not None and sinks.search.may_end:
        sinks.late = LateCallbacks(setup, sinks.callback)
    for k, end in enumerate(ends):
        wanted = k < len(times)
        part = replace(setup, every=ONLY_THE_ENDS, control=replace(control, t_end=float(end)))
        policy, held.setup = ControlledSteps(as_setup(part), rows, last=k == len(ends) - 1), part
        try:
            leg, driver = advance_leg(part, rows, policy, most - stats.rejected, stats, sinks, held, wanted)
            if leg.outcome is not Outcome.DONE:
                call_late(sinks, leg)
        except Exception as e:  # a callback or an event failed: attach the samples of all legs so far to the exception
            made = getattr(e, "trajectory", None)
            arrived = wanted and policy.number(policy.latest, "t")[0] >= end
            states = np.concatenate([states, policy.latest[None]]) if arrived else states
            if isinstance(made, MechanismRun):
                e.trajectory = with_samples(made, setup, seen_samples(sinks, states))  # type: ignore[attr-defined]
            raise
        rows, stats = leg.final, leg.stats
        if wanted and leg.outcome in (Outcome.DONE, Outcome.STOPPED):
            states = np.concatenate([states, policy.latest[None]])
        if sinks.late is not None and sinks.late.waiting:
            leg.records = tuple(r.copy() for r in leg.records)  # because later legs extend the original records
            sinks.late.waiting[-1].leg = sinks.late.waiting[-1].leg or leg
        if leg.outcome is not Outcome.DONE or (sinks.late is not None and sinks.late.stopped):
            break
    if sinks.late is not None and sinks.late.stopped:
        return stopped_run(sinks, leg, setup, states)
    if leg.outcome is Outcome.EVENT and sinks.search is not None:  # omit samples after the event
        states = states[states[:, -CLOCK_NUMBERS, 0] <= sinks.search.occurrences[-1].t]
    return judged(with_samples(leg, setup, states), driver, sinks.on_failure)


def call_late(sinks: Sinks, leg: MechanismRun) -> None:
    """At the end of a run, call the callback for the samples that it has not seen, except those after the event."""
    if sinks.late is None or sinks.search is None:
        return
    try:
        sinks.late.call_until(sinks.search.occurrences[-1].t if leg.outcome is Outcome.EVENT else inf)
    except Exception as e:
        assert sinks.late.last is not None
        raise blame(e, f"in the callback at t = {sinks.late.last.t:g}", leg) from None


def seen_samples(sinks: Sinks, states: np.ndarray) -> np.ndarray:
    """Return the samples up to the last one that a late callback has seen; without such a callback, all samples."""
    late = sinks.late
    return states if late is None or late.last is None else states[states[:, -CLOCK_NUMBERS, 0] <= late.last.t]


def stopped_run(sinks: Sinks, leg: MechanismRun, setup: MechanismSetup, states: np.ndarray) -> MechanismRun:
    """Return the run up to the sample at which the callback stopped it; see `LateCallbacks`."""
    assert sinks.late is not None and sinks.late.last is not None and sinks.search is not None
    last = sinks.late.last
    made = with_samples(last.leg or leg, setup, seen_samples(sinks, states))
    made.outcome, made.outcomes, made.search = Outcome.STOPPED, (Outcome.STOPPED,), sinks.search.until(last.t)
    return made


def with_samples(leg: MechanismRun, setup: MechanismSetup, states: np.ndarray) -> MechanismRun:
    """Return the complete run that ends with this leg and has these samples."""
    index, failed = np.arange(1, len(states) + 1), np.where(leg.failed >= 0, len(states), -1)
    return replace(leg, setup=setup, index=index, states=states, failed=failed)


def continue_controlled(
    made: MechanismRun, setup: MechanismSetup, t_end: float, sinks: Sinks, events: Any
) -> MechanismRun:
    """Continue a run with error control from the state before its last step, if that step was shortened."""
    control = setup.control
    assert control is not None
    reached = control.t_end if made.outcome is Outcome.DONE else float(np.nanmax(made.t))
    if not finite_number(t_end, "t_end") > reached:
        raise InvalidInput(f"the run is already at t = {reached!r}; give a later t_end than {t_end!r}")
    if setup.every == AT_TIMES:
        raise Unsupported("a run with tol and t_eval cannot be extended: simulate it to the later time")
    setup = replace(setup, control=replace(control, t_end=float(t_end)))
    rows = made.final.copy()
    sinks.search = search_again(made, setup, events)
    policy = ControlledSteps(as_setup(setup), rows, earlier_samples(made))  # type: ignore[arg-type]
    steps = made.stats.steps + control.max_steps
    return advance(setup, rows, policy, steps, made.stats, sinks, made.records, made.switched)
