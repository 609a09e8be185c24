"""Step-size control: what is asked for, the method with it, and the march of bodies that each have their own time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arguments import finite_number, whole_number
from ..body import Body
from ..engines.cache import frozen
from ..engines.compile_time import compile_seconds
from ..engines.layout import count, from_rows
from ..errors import InvalidInput, ReversibilityWarning, Unsupported, unknown, warn_caller
from ..integrators import METHODS, own_options, split_cost, variant
from ..integrators.pacing import (
    Controlled,
    Limits,
    Reversible,
    before_jump,
    by_function,
    by_halves,
    by_torque,
    by_weights,
    controlled,
    energy_within,
    reversible,
    within,
)
from ..integrators.record import Cost, Kind, Method, Parts, Split, build
from ..kernels.scalar import is_kernel
from ..motion.trajectory import Outcome, Stats, Trajectory
from ..torques.base import Bound, FunctionTorque, Potential, Torque, arguments, mat3, structure
from ..torques.observe import adapt
from .checks import check_resolution, increasing
from .march import LIMIT_OFF_GROUP, March, make_problem, start_hunt
from .setup import AT_TIMES, ONLY_THE_ENDS, set_up
from .switching import Switching

if TYPE_CHECKING:
    from ..motion.events import Hunt
    from .setup import Setup

CONTROLS = ("reversible", "error")
TOLERANCE = 1e-6
MAX_STEPS = 10_000_000
ATTEMPTS = 64  # of a run whose end alone is wanted, between two looks whether it is there
MANY_RESETS = 1e-4  # of all steps: beyond that reversible steps are not what they claim to be
MEMORY = 4_000_000  # numbers in one chunk of states
NAMES = ("t", "R", "omega", "p")  # what a density of the user's may ask for


@dataclass(frozen=True)
class Control:
    """How the length of the steps is chosen."""

    kind: str
    t_end: float
    tol: float
    dt_min: float
    max_steps: int
    pace: Callable[..., Any] | str | None = None  # a name: of a function that a file does not hold
    dt_max: float | None = None


def check_control(
    control: str | None, t_start: Any, t_end: Any, dt: Any, tol: Any, dt_min: Any, dt_max: Any, max_steps: Any,
    pace: Any, t_eval: Any, observe: Any,
) -> Control | None:  # fmt: skip
    """What was asked for, if anything was."""
    given = {"tol": tol, "dt_min": dt_min, "dt_max": dt_max, "max_steps": max_steps, "pace": pace}
    if control is None:
        for name, v in given.items():
            if v is not None:
                raise InvalidInput(
                    f"{name} is for runs with step-size control: control='reversible' or control='error'"
                )
        if dt is None:
            raise InvalidInput("give dt, the step; or control='error', which chooses it")
        return None
    if not isinstance(control, str) or control not in CONTROLS:
        raise unknown("control", control, CONTROLS)
    if control == "reversible":
        if dt is None:
            raise InvalidInput("control='reversible' needs dt, the first step; all others scale with it")
        if tol is not None:
            raise InvalidInput(
                "control='reversible' estimates no error and has no tol: make dt, the first step, smaller"
            )
        if dt_min is not None:
            raise InvalidInput(
                "control='reversible' has no dt_min: steps that do not follow the motion are not reversible. Use "
                "max_steps to end a run whose steps become too short"
            )
        if dt_max is not None:
            raise InvalidInput(
                "dt_max is for control='error'; a limit makes steps irreversible: make dt, the first step, smaller"
            )
    elif pace is not None:
        raise InvalidInput("pace is for control='reversible'; control='error' goes by tol")
    lengths = {"dt": dt, "tol": tol, "dt_min": dt_min, "dt_max": dt_max}
    for name, v in {"t_start": t_start, "t_end": t_end, **lengths}.items():
        if v is not None or name in ("t_start", "t_end"):
            finite_number(v, name)
    span = float(t_end) - float(t_start)
    if span <= 0:
        raise InvalidInput(f"t_end must be after t_start, got {t_start!r} to {t_end!r}")
    for name, v in lengths.items():
        if v is not None and v <= 0:
            raise InvalidInput(f"{name} must be positive, got {v!r}")
    if dt_max is not None and dt_max < max(dt or 0.0, dt_min or 0.0):
        raise InvalidInput(f"dt_max = {dt_max!r} must not be shorter than dt = {dt!r} and dt_min = {dt_min!r}")
    if tol is not None and not 1e-15 <= tol <= 0.1:
        raise InvalidInput(
            f"tol must be between 1e-15 and 0.1, got {tol!r}: it is an angle, and relative to the momentum"
        )
    check_resolution(float(t_start), float(t_end), float(span if dt is None else dt))
    if dt is not None and dt_min is not None and dt < dt_min:
        raise InvalidInput(f"dt = {dt!r}, the first step, is shorter than dt_min = {dt_min!r}")
    if dt is not None and dt > span:
        raise InvalidInput(f"dt = {dt!r} is longer than the whole span of {span!r}")
    if max_steps is not None:
        max_steps = whole_number(max_steps, "max_steps", least=1, wanted="a whole number of steps")
    wanted_times(t_eval, float(t_start), float(t_end))
    if not isinstance(observe, (tuple, list)) or len(observe):
        raise InvalidInput(
            "observe takes means over equal steps, and with control they differ: compute it from samples"
        )
    if pace is not None and not is_kernel(pace):
        raise InvalidInput("pace must be a @polhode.kernel function of t, R, omega, p: how many steps per unit of time")
    finest = 64.0 * np.finfo(float).eps * max(abs(float(t_start)), abs(float(t_end)))
    return Control(
        control, float(t_end), float(tol or TOLERANCE), max(float(dt_min or 0.0), finest), max_steps or MAX_STEPS, pace,
        None if dt_max is None else float(dt_max),
    )  # fmt: skip


def wanted_times(t_eval: Any, after: float, t_end: float) -> np.ndarray | None:
    """Times of samples, from `after` to t_end."""
    if t_eval is None:
        return None
    t = increasing(t_eval)
    if t[0] < after or t[-1] > t_end:
        raise InvalidInput(f"t_eval must lie in the span from t = {after!r} to {t_end!r}")
    return t


def refuse(method: Method, control: Control) -> None:
    if not method.one_step:
        can = ", ".join(m for m in METHODS if METHODS[m].one_step)
        raise Unsupported(
            f"{method.name} carries values that belong to the length of its last step, so its steps cannot differ. "
            f"Methods that take control: {can}."
        )
    if control.kind == "reversible" and method.claims.reversible is not True:
        can = ", ".join(m for m in METHODS if METHODS[m].one_step and METHODS[m].claims.reversible)
        raise Unsupported(
            f"{method.name} is not time-reversible, and no choice of steps makes it so: use control='error', or one "
            f"of: {can}."
        )


# --- the method with control ----------------------------------------------------------------------------------


def kept_of(parts: Parts) -> Callable[..., Any] | None:
    """How to read the torque at the node off the state, where that keeps it, and all of it."""
    return parts.kept if parts.node_torque is not None else None


def estimates(method: Method, options: Any, bound: Bound) -> bool:
    """Does the method come with an estimate of its error?"""
    plain = not any(options.get(k) for k in ("energy_correction", "reorthogonalise", "compose"))
    whole = split_cost(method, bound.split) is None  # the torque in one piece
    return method.estimate is not None and plain and whole and not (bound.kind == Kind.FREE and method.free is not None)


def uses_velocity(pace: Any) -> bool:
    return "omega" in arguments(pace, NAMES, "pace")


def cost_of(plain: Cost, method: Method, options: Any, bound: Bound, parts: Parts, control: Control, dt: float) -> Cost:
    """Torque calls of a start and of an attempt, of a method that makes these without control."""
    keeps = kept_of(parts) is not None
    if control.kind == "reversible":
        extra = 2
        if control.pace is not None:
            extra = int(not isinstance(control.pace, str) and uses_velocity(control.pace) and not keeps)
        return replace(plain, start=plain.start + extra, step=plain.step + extra)
    times = 1 if estimates(method, options, bound) else 3
    first = int(dt == 0.0 and not keeps)
    return replace(plain, start=plain.start + first, step=times * plain.step, solves=times * plain.solves)


@cache
def make_reversible(parts: Parts, kept: Any, pace: Any, framed: bool, template: Any) -> Parts:
    if pace is None:
        density: Any = by_torque
    else:
        names = arguments(pace, NAMES, "pace")
        density = by_function(adapt(frozen(pace), names, True, framed), "omega" in names, kept)
    made: Parts = reversible(parts, density, template)
    return made


@cache
def make_controlled(parts: Parts, kept: Any, own: Any, order: int, first: bool, template: Any, jumps: bool) -> Parts:
    if own is None:
        estimate, power = by_halves(parts.step, parts.finish, order), order + 1
    else:
        estimate, power = by_weights(own[0]), own[1]
    made: Parts = controlled(parts, estimate, power, template, first, kept, jumps)
    return made


def with_control(
    method: Method, options: Any, bound: Bound, parts: Parts, template: Any, body: Body, control: Control, dt: float
) -> tuple[Parts, Any]:
    """The method's functions and the structure of its state."""
    refuse(variant(method, options), control)
    kept = kept_of(parts)
    if control.kind == "reversible":
        pace = None if isinstance(control.pace, str) else control.pace
        made = make_reversible(parts, kept, pace, not body.diagonal, template)
        return made, Reversible(template, *(0.0,) * 11)
    own = None
    if estimates(method, options, bound):
        assert method.estimate is not None
        own = build(method.estimate, None, own_options(method, options))
    order = variant(method, options).claims.order
    jumps = bool(bound.p.jumps)
    made = make_controlled(parts, kept, own, int(min(order, 20)), dt == 0.0, template, jumps)
    return made, Controlled(template, *(0.0,) * 10)


def limited(bound: Bound, torque: Torque, body: Body, bodies: int | None, control: Control) -> Bound:
    """The torque with parameters that hold what the control needs."""
    if bound.held or bound.spin is not None:
        raise InvalidInput(
            f"{torque.name} is switched between steps, or drives wheels, and that needs equal ones: leave out control, "
            "simulate from jump to jump, or use piecewise(..., held=False), at whose times steps of control='error' end"
        )
    own: Any = ()
    if control.pace is not None and isinstance(torque, (FunctionTorque, Potential)):
        try:
            own = structure(torque.params, bodies)
        except InvalidInput:  # a Python function is given anything; a kernel is not
            own = ()
    elif control.pace is not None:
        own = bound.p
    axes = mat3(body.axes) if control.pace is not None else ()
    jumps = torque.jumps if control.kind == "error" else ()

    def seen(f: Any) -> Any:
        return before_jump(within(f)) if jumps else within(f)

    pair = bound.pair
    if pair is not None:
        resting, moving = (None if f is None else seen(f) for f in (pair.resting, pair.moving))
        pair = Split(resting, moving, pair.opaque)
    return bound._replace(
        pair=pair,
        torque=seen(bound.torque),
        energy=None if bound.energy is None else energy_within(bound.energy),
        p=Limits(
            bound.p,
            axes,
            own,
            control.t_end,
            control.tol,
            control.dt_min,
            control.dt_max or 1e300,
            jumps,
            -1e300 if jumps else (),
        ),
    )


# --- the march ------------------------------------------------------------------------------------------------


class PacedMarch(March):
    """Attempts in chunks, of which every one is looked at; samples are gathered for each body on its own."""

    def __init__(
        self, setup: Setup, rows: np.ndarray, before: Stats, steps: int, held: Switching,
        callback: Callable[..., Any] | None, seeker: Hunt | None = None, last: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(setup, rows, before, steps, held, None, callback)
        self.seeker, self.last = seeker, last  # for events; whether the run ends with this march
        if callback is not None and setup.batch:
            raise InvalidInput("callback: bodies with steps of their own have no common time; simulate them one by one")
        assert setup.control is not None
        self.end, self.leaf = setup.control.t_end, count(setup.template.s)
        self.first_rows, self.resume, self.latest = rows, rows.copy(), rows.copy()
        self.taken = self.number(rows, "taken")
        self.most = max(1, MEMORY // rows.size)
        self.chunk = min(self.chunk, 1 + 4096 // rows.shape[1])
        self.shown = self.spent = 0
        if seeker is not None and seeker.terminal and setup.bound.plain:
            self.most = 1  # so that few calls are made beyond the event

    def number(self, rows: np.ndarray, name: str) -> np.ndarray:
        """A number that the control carries, of rows [..., leaf, body]."""
        return rows[..., self.leaf + self.setup.template._fields.index(name) - 1, :]

    def samples_to_keep(self) -> int:
        return sum(len(block[0]) for block in self.blocks)  # so far: how many there will be is not known

    def unfinished(self) -> bool:
        t = self.number(self.latest, "t")
        return bool(np.any((t < self.end) & (self.run.progress.failed < 0))) and not self.ended

    @property
    def ended(self) -> bool:
        """By a terminal event?"""
        return self.seeker is not None and bool(self.seeker.done[0] >= 0)

    def next_sample(self, i: int) -> int:
        return i + 1

    def plan(self, i: int) -> tuple[int, int, bool]:
        return (1 if self.callback is not None else min(self.chunk, self.most, self.steps - i)), 1, True

    def bar(self) -> int:
        return 1000

    def moved(self, made: int) -> int:
        """In thousandths of the time, by the slowest."""
        t = float(np.min(self.number(self.latest, "t")))
        now = int(1000 * (t - self.setup.t_start) / (self.end - self.setup.t_start))
        new, self.shown = now - self.shown, now
        return new

    def keep(self, out: np.ndarray, index: np.ndarray) -> None:
        """Samples, as `samples` makes them, of the attempts that were steps."""
        failed = self.run.progress.failed
        fine = (failed < 0) | (index[:, None] <= failed)
        taken = self.number(out, "taken")
        new = fine & (taken != np.concatenate([self.taken[None], taken[:-1]]))
        if any(c.error is not None for c in self.setup.bound.callbacks):
            fine = new  # what came after the exception were attempts without a torque
        self.blocks.append(samples(out, new & (taken % self.setup.every == 0), taken, self.setup.every))
        newest(self.latest, out, fine)
        whole = self.number(out, "cut") == 0.0
        newest(self.resume, out, new & whole)
        before, self.taken = self.taken, self.number(self.latest, "taken").copy()
        if self.seeker is not None:  # of one body; a step that was cut counts where the run does not go on without it
            self.seek(int(before[0]), out[(new & (whole | self.last))[:, 0]])

    def seek(self, before: int, states: np.ndarray) -> None:
        """Look for events in the steps that were accepted; a terminal one takes the run back to the step before."""
        assert self.seeker is not None
        if not len(states):
            return
        try:
            self.seeker.feed(before, np.array(states))
        except Exception as e:
            self.seeker = None
            e.add_note(f"polhode: in an event, before t = {float(self.number(self.latest, 't')[0]):g}")
            raise
        if self.ended:
            self.spent = self.attempts(self.latest)
            self.latest = self.seeker.rows(int(self.seeker.done[0]))
            self.resume = self.latest.copy()

    def is_sample(self, rows: np.ndarray) -> bool:
        """Whether this attempt was a step that is a sample, or the last."""
        taken, t = self.number(rows, "taken")[0], self.number(rows, "t")[0]
        again = "again" in self.setup.template._fields and self.number(rows, "again")[0] > 0.5
        return bool(not again and (taken % self.setup.every == 0 or t >= self.end))

    def gather(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Samples as arrays, the last state of each body among them; who arrived early stays at the end."""
        bodies, place, rows = (np.concatenate([b[k] for b in self.blocks]) for k in range(3))
        taken = self.number(self.latest, "taken")
        last = np.ceil(taken / self.setup.every).astype(np.int64)
        if self.ended:  # there may be samples beyond
            fine = place <= last[0]
            bodies, place, rows = bodies[fine], place[fine], rows[fine]
        states = np.full((int(last.max()) + 1, *self.latest.shape), np.nan)
        states[place, :, bodies] = rows
        everyone = np.arange(len(last))
        states[last, :, everyone] = self.latest.T
        failed = self.run.progress.failed
        for j in np.flatnonzero((failed < 0) & (last < len(states) - 1)):
            states[last[j] :, :, j] = self.latest[:, j]
        return np.arange(len(states)), states, np.where(failed >= 0, last, -1)

    def final(self) -> np.ndarray:
        return self.resume

    def result(self) -> Trajectory:
        made = super().result()
        made.hunt = self.seeker
        return made

    def report(self, trajectory: Trajectory, on_failure: str) -> Trajectory:
        if self.last and not self.warned and "resets" in self.setup.template._fields:
            taken, resets = (self.number(self.latest, name) for name in ("taken", "resets"))
            self.warned = warn_of_resets(resets, taken, trajectory)
        return super().report(trajectory, on_failure)

    def finished(self) -> Outcome:
        if self.ended:
            return Outcome.EVENT
        return Outcome.TOO_MANY_STEPS if self.outcome is Outcome.DONE and self.unfinished() else self.outcome

    def bad_outcome(self, stalled: bool) -> Outcome:
        assert self.setup.control is not None
        if stalled and self.setup.control.kind == "error":
            return Outcome.STEP_TOO_SMALL
        return super().bad_outcome(stalled)

    def made(self, failed: np.ndarray) -> int:
        return int(self.number(self.latest, "taken").max())

    def place(self, trajectory: Trajectory, body: int, i: int) -> str:
        now = self.latest[:, body]
        taken, t = (float(self.number(now[:, None], name)[0]) for name in ("taken", "t"))
        return f"after {taken:.0f} steps, t = {t:g}"

    def stats(self, i: int, q: Any, seconds: float, compiled: float) -> Stats:
        setup, before = self.setup, self.before
        passes = int(np.nansum(q.passes))
        attempts = (self.spent if self.ended else self.attempts(self.latest)) - self.attempts(self.first_rows)
        if setup.bound.callbacks:
            calls = setup.calls() - self.calls_before
        else:
            starts = landings(setup, self.number(self.first_rows, "t"), self.number(self.latest, "t"))
            calls = setup.torque_calls(starts, attempts, passes)
        smallest, largest = self.number(self.latest, "smallest"), self.number(self.latest, "largest")
        some = largest > 0.0
        return Stats(
            self.made(q.failed), before.torque_calls + calls, before.newton_iterations + passes,
            max(before.worst_residual, float(np.nanmax(q.residual, initial=0.0))), before.seconds + seconds,
            int(self.number(self.latest, "rejected").sum()),
            float(smallest[some].min()) if some.any() else float("nan"),
            float(largest[some].max()) if some.any() else float("nan"),
            int(self.number(self.latest, "resets").sum()) if "resets" in setup.template._fields else 0,
            before.compile_seconds + compiled,
        )  # fmt: skip

    def attempts(self, rows: np.ndarray) -> int:
        return int(self.number(rows, "taken").sum() + self.number(rows, "rejected").sum())


def landings(setup: Setup, first: np.ndarray, last: np.ndarray) -> int:
    """How often bodies came to a known jump, where the method starts anew, between the times `first` and `last`."""
    return sum(int(np.sum((first < t) & (t <= last))) for t in setup.bound.p.jumps)


class Arrival:
    """Runs of one body under a compiled torque of which the end alone is wanted: attempts without a look in between."""

    def __init__(self, setup: Setup) -> None:
        from ..engines.one_body import OneBody

        assert setup.control is not None
        self.setup, self.control, self.leaf = setup, setup.control, count(setup.template.s)
        problem = make_problem(setup, np.empty((count(setup.template), 1)), None)
        self.one = OneBody(problem, ATTEMPTS, ATTEMPTS, LIMIT_OFF_GROUP)

    @classmethod
    def of(cls, setup: Setup, anything: bool) -> Arrival | None:
        """None where there is something to do between the attempts."""
        compiled = setup.engine == "numba" and not setup.batch and not setup.bound.plain
        return cls(setup) if compiled and setup.control is not None and not anything else None

    def go(self, state: np.ndarray, began: float) -> tuple[np.ndarray, Stats] | None:
        """The last attitude and angular velocity of a run from a start; None if it does not get to the end."""
        setup = self.setup
        passes, residual = 0, 0.0
        for _ in range(-(-self.control.max_steps // ATTEMPTS)):
            done = self.one.go(state, False)
            if done is None:
                return None
            passes, residual = passes + int(done.counts[0, 0]), max(residual, float(done.counts[1, 0]))
            if state[self.leaf, 0] >= self.control.t_end:
                break
        else:
            return None
        now = setup.template._make((None, *state[self.leaf :, 0].tolist()))
        attempts = int(now.taken + now.rejected)
        if attempts > self.control.max_steps:
            return None
        shortest, longest = (now.smallest, now.largest) if now.largest > 0.0 else (float("nan"), float("nan"))
        starts = 1 + landings(setup, np.array([setup.t_start]), np.array([now.t]))
        calls, resets = setup.torque_calls(starts, attempts, passes), int(getattr(now, "resets", 0.0))
        compiled = compile_seconds(began)
        seconds = perf_counter() - began - compiled
        warn_of_resets(np.array([resets]), np.array([int(now.taken)]))
        return done.last, Stats(
            int(now.taken), calls, passes, residual, seconds, int(now.rejected), shortest, longest, resets,
            compiled,
        )  # fmt: skip


def go(
    setup: Setup, rows: np.ndarray, before: Stats, held: Switching, callback: Any, events: Any, t_eval: Any,
    progress: bool, on_failure: str,
) -> Trajectory:  # fmt: skip
    """A run from its start."""
    control = setup.control
    assert control is not None
    seeker = start_hunt(setup, events, rows, 0)
    if seeker is not None and setup.batch:
        raise InvalidInput("events: bodies with steps of their own have no common time; simulate them one by one")
    times = wanted_times(t_eval, setup.t_start, control.t_end)
    if times is None:
        march = PacedMarch(setup, rows, before, control.max_steps, held, callback, seeker)
        return march.go([first_samples(rows)], [], progress, on_failure)
    none = np.zeros((0, *rows.shape))
    states = rows[None] if times[0] == setup.t_start else none
    later = times[times > setup.t_start]
    return at_times(setup, rows, before, held, callback, seeker, later, states, on_failure)


def at_times(
    setup: Setup, rows: np.ndarray, stats: Stats, held: Switching, callback: Any, seeker: Hunt | None,
    times: np.ndarray, states: np.ndarray, on_failure: str,
) -> Trajectory:  # fmt: skip
    """Samples at given times: each is reached by a step that is cut there, and the run goes on from before that.

    So the steps are those that it would have made anyway, and a sample is as good as they are; it costs one more.
    """
    control = setup.control
    assert control is not None
    most = stats.steps + stats.rejected + control.max_steps
    failed = np.full(rows.shape[1], -1)
    outcomes = [Outcome.DONE] * rows.shape[1]
    ends = times if times.size and times[-1] == control.t_end else np.append(times, control.t_end)
    for k, end in enumerate(ends):
        last, wanted = k == len(ends) - 1, k < len(times)
        bound, python = (b._replace(p=b.p._replace(end=float(end))) for b in (setup.bound, setup.bound_python))
        part = replace(setup, bound=bound, bound_python=python, every=ONLY_THE_ENDS,
                       control=replace(control, t_end=float(end)))  # fmt: skip
        march = PacedMarch(part, rows, stats, most - stats.rejected, held, callback if wanted else None, seeker, last)
        leg = march.go([first_samples(rows)], [], False, "stop")
        rows, stats = leg.final, leg.stats
        new = (leg.failed >= 0) & (failed < 0)
        failed[new] = len(states)
        outcomes = [o if f < 0 or n else b for b, o, f, n in zip(outcomes, leg.outcomes, failed, new, strict=True)]
        some_go_on = setup.batch and bool(np.any(failed < 0)) and not leg.outcome.curable
        if wanted and (leg.outcome in (Outcome.DONE, Outcome.STOPPED) or some_go_on):
            states = np.concatenate([states, march.latest[None]])
        if leg.outcome is not Outcome.DONE and not some_go_on:
            break
    bad = [o for o, f in zip(outcomes, failed, strict=True) if f >= 0]
    outcome = bad[0] if bad else leg.outcome
    whole = Trajectory(
        setup, np.arange(1, len(states) + 1), states, rows, stats.steps, outcome, tuple(outcomes), failed, stats,
        hunt=seeker,
    )  # fmt: skip
    return whole if outcome is Outcome.INTERRUPTED else march.report(whole, on_failure)


def continue_paced(
    old: Trajectory, t_end: float, what: Torque, pace: Any, callback: Any, progress: bool, on_failure: str,
    t_eval: Any = None,
) -> Trajectory:  # fmt: skip
    """Go on from before the step that was cut."""
    s, control = old.setup, old.setup.control
    assert control is not None
    if old.hunt is not None:
        raise InvalidInput("a run with step-size control and events cannot go on: simulate it to the later t_end")
    if t_eval is not None and s.every != AT_TIMES:
        raise InvalidInput("this run has samples at its steps, and goes on with those: leave out t_eval")
    if isinstance(control.pace, str):
        if pace is None or not is_kernel(pace) or getattr(pace, "__name__", "") != control.pace:
            raise InvalidInput(
                f"this run was loaded from a file and its pace {control.pace!r} was a function, which files do not "
                f"hold: give it again, extend(t_end, pace={control.pace})"
            )
        control = replace(control, pace=pace)
    elif pace is not None:
        raise InvalidInput("extend(pace=...) is for runs loaded from a file whose pace was a function")
    if not isinstance(t_end, (int, float, np.integer, np.floating)) or not np.isfinite(t_end):
        raise InvalidInput(f"t_end must be a finite number, got {t_end!r}")
    done = old.outcome is Outcome.DONE
    reached = control.t_end if done else float(np.nanmax([*old.t.reshape(-1), *last_state(old).t]))
    if t_end < reached:
        raise InvalidInput(f"the run is already at t = {reached!r}, beyond t_end = {t_end!r}")
    if t_end == reached and done:
        return old
    bodies = old.states.shape[2] if s.batch else None
    control = replace(control, t_end=float(t_end))
    setup = set_up(
        s.body, what, s.method.name, s.options, engine=s.engine, dt=s.dt, t_start=s.t_start, every=s.every,
        bodies=bodies, observe=(), control=control,
    )  # fmt: skip
    held = Switching(setup, old.states.shape[2], control.t_end)
    if s.every == AT_TIMES:
        times = wanted_times(t_eval, float(np.nextafter(reached, np.inf)), control.t_end)
        times = np.array([control.t_end]) if times is None else times
        return at_times(setup, old.final.copy(), old.stats, held, callback, None, times, old.states, on_failure)
    march = PacedMarch(setup, old.final.copy(), old.stats, old.stats.steps + control.max_steps, held, callback)
    return march.go([earlier_samples(old)], [], progress, on_failure)


def warn_of_resets(resets: np.ndarray, steps: np.ndarray, run: Trajectory | None = None) -> bool:
    """Warn if so many steps of a run with control="reversible" were set anew that it is not reversible any more.

    resets, steps: of each body.  run: for the energy, where a single body has one."""
    bad = resets > MANY_RESETS * steps
    if not bad.any():
        return False
    k = int(np.argmax(np.where(bad, resets / np.maximum(steps, 1), 0.0)))
    who = f"{np.count_nonzero(bad)} of {bad.size} bodies, worst of all body {k}: " if bad.size > 1 else ""
    moved = ""
    if run is not None and run.setup.torque.kind == Kind.POTENTIAL and not run.setup.batch and len(run) >= 20:
        energy, n = run.energy, len(run) // 10
        moved = f" Here its mean moved from {energy[:n].mean():.3g} to {energy[-n:].mean():.3g}."
    warn_caller(
        f"control='reversible': {who}{resets[k]:.0f} of {steps[k]:.0f} steps were not reversible. The step could not "
        "follow the motion and was set anew each time, so that energy may drift as with a method that is not "
        f"reversible.{moved} Take a first step dt of half the length or less, give a `pace` that knows where the "
        "motion becomes fast, or use control='error'.",
        ReversibilityWarning,
    )
    return True


def newest(rows: np.ndarray, out: np.ndarray, m: np.ndarray) -> None:
    """Put the last state of out[attempt, leaf, body] for which m[attempt, body] holds into rows[leaf, body]."""
    some = np.flatnonzero(m.any(axis=0))
    at = len(m) - 1 - np.argmax(m[::-1, some], axis=0)
    rows[:, some] = out[at, :, some].T


def samples(out: np.ndarray, m: np.ndarray, taken: np.ndarray, every: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Of states[attempt, leaf, body] those for which m holds: body, number of the sample, state."""
    which, body = np.nonzero(m)
    return body, (taken[which, body] // every).astype(np.int64), out[which, :, body]


def first_samples(rows: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The start as the first sample of each body."""
    n = rows.shape[1]
    return np.arange(n), np.zeros(n, np.int64), rows.T.copy()


def last_state(old: Trajectory) -> Any:
    """The one from which a run goes on, of each body."""
    return from_rows(old.setup.template, list(old.final))


def earlier_samples(old: Trajectory) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Those of a run that goes on which it would have had if it had not stopped."""
    own = from_rows(old.setup.template, np.moveaxis(old.states, 1, 0))
    taken = own.taken
    last = last_state(old).taken
    fine = (taken % old.setup.every == 0) & (taken <= last) & (own.cut == 0.0)
    fine[1:] &= taken[1:] != taken[:-1]  # those who wait at the end
    return samples(old.states, fine, taken, old.setup.every)
