"""`simulate` for mechanisms: the same driver, policies and sinks, with a mechanism as the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import inf
from typing import Any, NamedTuple

import numpy as np

from ..engines.registry import Engine, find_engine
from ..errors import InvalidInput, SimulationFailed, Unsupported, warn_caller
from ..integrators.record import Kind
from ..kernels.values import Mat3, Vec3
from ..run.checks import AT_TIMES, check_every, check_span, wanted_steps
from ..run.control import Control, check_control
from ..run.driver import Driver
from ..run.failures import blame
from ..run.policies import ControlledSteps, FixedSteps
from ..run.result import Outcome, RunResult, Stats
from ..run.spec import DEFAULTS, check_on_failure
from ..run.switching import Switching
from .batch import Batch, Stacked, bind_all
from .controlled import CLOCK_NUMBERS, LARGEST, SMALLEST, STEP, Clock, Limits
from .engine import CONSERVING, CONTROLLED, EQUAL, FAILED, JOINTS, PHASE, WORST, make_run
from .loads import Acting, bind_loads, taker_in_python
from .methods import MechanismMethod, find_method, stage_weights
from .model import Mechanism
from .rattle import STATE
from .result import MechanismRun
from .sinks import Callbacks, EventSearch
from .structure import Built

ZERO = Vec3(0.0, 0.0, 0.0)


class NoJumps(NamedTuple):
    jumps: tuple[float, ...] = ()


class Acts(NamedTuple):
    """What the driver asks of a torque that is bound to an engine."""

    callbacks: tuple[Any, ...]
    plain: bool
    held: tuple[Any, ...] = ()
    kind: Kind = Kind.TORQUE
    p: NoJumps = NoJumps()


class Reading(NamedTuple):
    """What the driver reads of a state: the attitude of the first body, which must stay a rotation."""

    finish: Callable[[Any, Any], Any]


def first_attitude(I: Any, s: Any) -> tuple[Mat3, Vec3]:
    return s, ZERO


def first_attitude_of_clock(I: Any, s: Any) -> tuple[Mat3, Vec3]:
    r = s.s
    return Mat3(Vec3(*r[:3]), Vec3(*r[3:6]), Vec3(*r[6:9])), ZERO


FIRST_BODY, TEMPLATE = Reading(first_attitude), Mat3(ZERO, ZERO, ZERO)


class Named(NamedTuple):
    name: str
    parts: tuple[Any, ...] = ()


@dataclass(frozen=True)
class MechanismSetup:
    """Everything about a run that does not change while it goes; what `run.Setup` is to a body."""

    built: Built
    load: Any
    acting: Acting
    method: MechanismMethod
    runs_on: Engine
    dt: float
    t_start: float
    every: int
    members: tuple[Built, ...]  # the first is `built`
    batch: bool = False
    control: Control | None = None
    flies: bool = True
    fastest: float = inf
    I: Any = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    parts: Reading = FIRST_BODY
    template: Any = TEMPLATE

    @property
    def bound(self) -> Acts:
        return Acts(self.acting.callbacks, self.acting.plain)

    @property
    def torque(self) -> Named:
        return Named(self.acting.name)

    @property
    def loop(self) -> str:
        """The kind of loop over steps."""
        return CONTROLLED if self.control is not None else CONSERVING if self.method.conserving else EQUAL

    @property
    def limits(self) -> Limits | None:
        c, order = self.control, self.method.order
        if c is None:
            return None
        return Limits(c.tol, c.t_end, c.dt_min, c.dt_max or inf, 1.0 / (order + 1.0), 1.0 / (2.0**order - 1.0))

    @property
    def weights(self) -> np.ndarray:
        return stage_weights(self.method)

    @cached_property
    def stacked(self) -> Any:
        """Masses, moments, axes and constants; of a batch, with a leading axis."""
        return Stacked.of(self.members) if self.batch else self.built

    @property
    def columns(self) -> np.ndarray:
        """Constants, [number, mechanism]."""
        return np.stack([b.constants for b in self.members], axis=1)

    def calls(self) -> int:
        return sum(c.calls for c in self.acting.callbacks)

    def torque_calls(self, starts: int, steps: int, passes: int) -> int:
        """Evaluations of the loads; those that are repeated for velocities are not counted."""
        nothing = not self.acting.groups and not self.acting.drives
        each = self.weights.size * (1 if self.control is None else 3)
        return 0 if nothing else starts + steps * each

    def one_mechanism(self, what: str) -> None:
        if self.batch:
            raise Unsupported(f"{what} are for one mechanism, not for batches yet: simulate it on its own")

    def run_from(self, rows: np.ndarray) -> Any:
        return make_run(
            self.runs_on, self.built.plan, self.columns, self.acting, rows, self.weights, self.dt, self.t_start,
            self.loop, self.limits,
        )  # fmt: skip

    def member(self, k: int) -> MechanismSetup:
        """The set-up of one mechanism of a batch."""
        b = self.members[k]
        acting = bind_loads(b, self.load, self.runs_on)
        if acting.drives:
            numbers = np.split(self.acting.p[1][3], len(self.members))[k]
            acting.p = acting.p[0], (*acting.p[1][:3], numbers)
        return replace(self, built=b, acting=acting, members=(b,), batch=False)

    def loads_at(self, samples: np.ndarray, t: np.ndarray) -> np.ndarray:
        """Torque (principal axes) and force (space) on each body at samples (n, bodies, 18): (n, bodies, 6)."""
        from .engine import as_lists

        b, n = self.built, len(self.built.bodies)
        acting = bind_loads(b, self.load, find_engine("python"))
        evaluate = acting.whole or acting.function(taker_in_python, lambda f: f)
        used = (acting.p[0], self.acting.p[1]) if acting.drives else acting.p  # motors may have been commanded
        plan, p, c = as_lists(b.plan), as_lists(used), as_lists(b.constants)
        out, first = np.zeros((len(t), n, 6)), STATE * (n + 1)
        for i in range(len(t)):
            w = [*samples[i].ravel().tolist(), 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, *[0.0] * (9 + 6 * n)]
            evaluate(p, plan, c, w, float(t[i]), 0)
            out[i] = np.reshape(w[first : first + 6 * n], (n, 6))
        for call in acting.callbacks:
            if call.error is not None:
                raise call.error
        return out


# keywords of `simulate` that mechanisms take; others must keep their defaults
TAKEN = (
    "control",
    "tol",
    "dt_min",
    "dt_max",
    "max_steps",
    "t_end",
    "dt",
    "t_start",
    "method",
    "every",
    "t_eval",
    "callback",
    "events",
    "engine",
    "on_failure",
    "progress",
)
ADVICE = {
    "omega": "give it where the body is added: m.add(body, omega=...)",
    "attitude": "give it where the body is added: m.add(body, attitude=...)",
    "position": "give it where the body is added: m.add(body, position=...)",
    "velocity": "give it where the body is added: m.add(body, velocity=...)",
    "torque": "give load=..., a model, a function of all bodies, or {body name: model or function}",
    "force": "give load=..., a model, a function of all bodies, or {body name: model or function}",
}  # fmt: skip


def refuse_others(given: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    for name in options:
        from ..arguments import keyword_advice

        raise InvalidInput(f"mechanisms have no keyword or option {name!r}.{keyword_advice(name, (*TAKEN, 'load'))}")
    for name, value in given.items():
        default = DEFAULTS.get(name)
        plain = isinstance(value, (str, float, int, type(None))) or value == ()
        if name not in TAKEN and not (value is default or (plain and value == default)):
            hint = ADVICE.get(name, "leave it out")
            raise InvalidInput(f"{name} is not for mechanisms: {hint}")


def simulate_mechanism(
    m: Mechanism | Batch, *, load: Any = None, options: Mapping[str, Any], progress: bool = False, **keywords: Any
) -> MechanismRun:
    """A run of a mechanism; keywords as of `polhode.simulate`."""
    refuse_others(keywords, options)
    if keywords["t_end"] is None:
        raise InvalidInput("give t_end, the end of the run")
    check_on_failure(keywords["on_failure"])
    if keywords["control"] is not None or keywords["tol"] is not None:
        return simulate_with_control(m, load, keywords, progress)
    read_control(keywords)
    steps = check_span(keywords["t_start"], keywords["t_end"], keywords["dt"])
    if keywords["t_eval"] is not None and keywords["every"] != 1:
        raise InvalidInput("give every or t_eval, not both")
    every = check_every(keywords["every"]) if keywords["t_eval"] is None else AT_TIMES
    dt, t_start = float(keywords["dt"]), float(keywords["t_start"])
    built = m.build()
    members = tuple(built) if isinstance(built, list) else (built,)
    setup = set_up(members, load, keywords["method"], keywords["engine"], dt, t_start, every, isinstance(m, Batch))
    rows = first_rows(setup)
    wanted = wanted_steps(keywords["t_eval"], as_setup(setup), steps)
    policy = FixedSteps(as_setup(setup), np.array([0]), rows[None, : leaves(setup)], wanted)
    calls = setup.calls() if setup.acting.callbacks else setup.torque_calls(len(setup.members), 0, 0)
    before = Stats(0, calls, 0, 0.0, 0.0)
    extras = (keywords["events"], keywords["callback"], keywords["on_failure"])
    return advance(setup, rows, policy, steps, before, extras, progress)


def read_control(given: Mapping[str, Any]) -> Control | None:
    """How the length of steps is chosen; None for equal ones."""
    return check_control(
        given["control"], given["t_start"], given["t_end"], given["dt"], given["tol"], given["dt_min"], given["dt_max"],
        given["max_steps"], None, None, (),
    )  # fmt: skip


def simulate_with_control(m: Mechanism | Batch, load: Any, keywords: Mapping[str, Any], progress: bool) -> MechanismRun:
    """A run whose steps follow the error."""
    control = read_control(keywords)
    if control is None or not control.estimates_errors or isinstance(m, Batch):
        raise Unsupported("steps of mechanisms follow the error only, control='error', and not in batches")
    for name in ("callback", "events", "t_eval"):
        if keywords[name] is not None:
            raise Unsupported(f"{name} is for mechanisms with steps of equal length: give dt instead of tol")
    method = "rattle4" if keywords["method"] == "auto" else keywords["method"]
    if find_method(method).conserving:
        raise Unsupported(f"{method} keeps the energy with steps of equal length: give dt instead of tol")
    t_start, every = float(keywords["t_start"]), check_every(keywords["every"])
    first = float(keywords["dt"] or 1e-3 * (control.t_end - t_start))
    setup = set_up((m.build(),), load, method, keywords["engine"], first, t_start, every)
    size = setup.built.first_state(setup.weights.size).size
    template = Clock((0.0,) * size, *(0.0,) * CLOCK_NUMBERS)
    setup = replace(setup, control=control, template=template, parts=Reading(first_attitude_of_clock))
    rows = first_rows(setup)
    policy = ControlledSteps(as_setup(setup), rows)
    calls = setup.calls() if setup.acting.callbacks else setup.torque_calls(1, 0, 0)
    extras = (None, None, keywords["on_failure"])
    return advance(setup, rows, policy, control.max_steps, Stats(0, calls, 0, 0.0, 0.0), extras, progress)


def as_setup(setup: MechanismSetup) -> Any:
    """For functions of `run`, which ask of a set-up only what both kinds have."""
    return setup


def leaves(setup: MechanismSetup) -> int:
    return STATE * len(setup.built.bodies)


def set_up(
    members: tuple[Built, ...], load: Any, method: Any, engine: Any, dt: float, t_start: float, every: int,
    batch: bool = False,
) -> MechanismSetup:  # fmt: skip
    runs_on = find_engine(engine)
    if runs_on.traces:
        raise Unsupported(f"mechanisms do not run with engine={runs_on.name!r} yet: use engine='numba' or 'python'")
    runs_on.require()
    acting = bind_all(members, load, runs_on) if batch else bind_loads(members[0], load, runs_on)
    runs_on.check_torque(acting.name, acting.plain, held=False)
    return MechanismSetup(
        members[0], load, acting, find_method(method), runs_on, dt, t_start, every, members, batch
    )  # fmt: skip


def first_rows(setup: MechanismSetup) -> np.ndarray:
    """The state at the start, with the loads there."""
    rows = np.stack([b.first_state(setup.weights.size) for b in setup.members], axis=1)
    if setup.control is not None:
        clock = np.zeros((CLOCK_NUMBERS, 1))
        clock[0], clock[STEP], clock[SMALLEST], clock[LARGEST] = setup.t_start, setup.dt, 1e300, 0.0
        rows = np.concatenate([rows, clock])
    run = setup.run_from(rows)
    run.fill_loads()
    for c in setup.acting.callbacks:
        if c.error is not None:
            error, c.error = c.error, None
            error.add_note(
                f"polhode: in {setup.acting.name} at the start, t = {setup.t_start:g}, before the first step"
            )
            raise error
    rows = run.rows
    if not np.isfinite(rows).all():
        raise InvalidInput(f"{setup.acting.name} gives NaN or infinity at the start, t = {setup.t_start:g}")
    return rows


def advance(
    setup: MechanismSetup, rows: np.ndarray, policy: FixedSteps | ControlledSteps, steps: int, before: Stats,
    extras: tuple[Any, Any, str], progress: bool,
) -> MechanismRun:  # fmt: skip
    """Let the driver make the steps, and make of its result a run."""
    events, callback, on_failure = extras
    run = setup.run_from(rows)
    sinks: list[Any] = [] if events is None else [EventSearch(setup, events, rows[: leaves(setup)], before.steps)]
    sinks += [] if callback is None else [Callbacks(setup, callback)]
    search = sinks[0] if events is not None else None

    def present(result: RunResult) -> MechanismRun:
        found = None if search is None else search.found()
        return MechanismRun(
            setup, result.index, result.states, result.final, result.steps, result.outcome, result.outcomes,
            result.failed, result.stats, found,
        )  # fmt: skip

    end = setup.t_start + steps * setup.dt if setup.control is None else setup.control.t_end
    held = Switching(as_setup(setup), rows.shape[1], end)
    driver = Driver(
        as_setup(setup), rows, policy, steps, before=before, held=held, sinks=sinks, present=present, run=run
    )  # fmt: skip
    made: MechanismRun = driver.advance(progress=progress, on_failure="stop")
    return judged(made, driver, run, on_failure)


def judged(made: MechanismRun, driver: Driver, run: Any, on_failure: str) -> MechanismRun:
    """The run, or an exception that says which joint failed, when, and which step would do."""
    outcome = made.outcome
    if outcome.good or outcome is Outcome.INTERRUPTED:
        return made
    if outcome is Outcome.TORQUE_FAILED and driver.error is not None and on_failure == "raise":
        error, t = driver.error
        raise blame(error, f"in {made.setup.acting.name} at t = {t:g}, step {made.steps} of {driver.steps}", made)
    made.advice = advice(made, run) if made.setup.control is None else outcome.value + "."
    if on_failure == "stop":
        return made
    raise SimulationFailed(
        f"{made.method} failed at step {made.steps} of {driver.steps}, t = {made.t[-1]:g}: {made.advice} The valid "
        "part is the attribute `trajectory` of this exception; on_failure='stop' returns it instead.",
        made,  # type: ignore[arg-type]
    )


def advice(made: MechanismRun, run: Any) -> str:
    """What failed, and which step would do there."""
    bad = int(np.argmax(run.counts[:, FAILED] >= 0))
    setup, counts = made.setup, run.counts[bad]
    if counts[PHASE] == JOINTS:
        b = setup.built
        joint = b.joints[b.joint_of_tile[int(counts[WORST])]]
        what = f"no impulse was found that closes joint {joint.name!r} ({joint.type})"
    else:
        what = "the loads gave NaN or infinity, or grow too fast with the velocities for this step"
    dt = step_that_works(made, run, bad)
    if dt is None:
        return f"{what}; no step down to dt = {setup.dt * 2.0**-20:.3g} works there (a singular position?)."
    return f"{what}: the step is too long for the motion; dt = {dt:.3g} works there."


def step_that_works(made: MechanismRun, run: Any, bad: int) -> float | None:
    """The longest step dt/2^k with which the step that failed can be made; Python functions are not called again."""
    setup = made.setup
    if setup.acting.plain:
        return None if run.counts[bad, PHASE] != JOINTS else setup.dt / 2
    rows = made.final[:, bad : bad + 1].copy()
    rows[setup.built.plan.sizes.history :] = 0.0
    for k in range(1, 21):
        dt = setup.dt / 2**k
        trial = make_run(
            run.engine, run.plan, run.constants[:, bad : bad + 1], setup.acting, rows, run.weights, dt,
            float(made.t[-1]), setup.loop, setup.limits,
        )  # fmt: skip
        trial.advance(0, 1, 1)
        if trial.counts[0, FAILED] < 0:
            return dt
    return None


def continue_run(made: MechanismRun, t_end: float, progress: bool) -> MechanismRun:
    """The run to a later time."""
    setup = made.setup
    if setup.control is not None:
        raise Unsupported("a run with tol cannot be extended yet: simulate it to the later time")
    if not (made.outcome.good or made.outcome is Outcome.INTERRUPTED):
        raise InvalidInput(f"a run that failed cannot be extended: {made.outcome.value}")
    steps = check_span(setup.t_start, t_end, setup.dt)
    if steps <= made.steps:
        now = setup.t_start + made.steps * setup.dt
        raise InvalidInput(f"the run is already at t = {now!r}; give a later t_end than {t_end!r}")
    if made.index[-1] % setup.every and setup.every != AT_TIMES:
        made_index, states = made.index[:-1], made.states[:-1]  # the last sample was an extra one
        if not made_index.size:
            made_index, states = made.index, made.states
    else:
        made_index, states = made.index, made.states
    policy = FixedSteps(as_setup(setup), made_index, states)
    if setup.every == AT_TIMES:
        warn_caller("a run with t_eval keeps only the end when it is extended", RuntimeWarning)
    return advance(setup, made.final, policy, steps, made.stats, (None, None, "raise"), progress)
