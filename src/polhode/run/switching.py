"""Held torques, which change between steps: commands of controllers, schedules, motors of wheels.

A held torque is constant or smooth from one instant to the next.  With equal steps, instants are times of steps; steps
of variable length end at instants.  At an instant, the run requests the new command, writes it to the parameters of the
torque, and updates the torque that the state of the method stores.  No step contains a jump, so every method keeps its
order.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..body import Body
from ..engines.layout import as_numbers, count, each, from_rows, in_user_axes, leaves, rows_of, state_of, to_rows
from ..engines.registry import PYTHON, Engine
from ..errors import InvalidInput
from ..kernels.flight import Pair, Pose
from ..kernels.values import Mat3, Vec3
from ..torques.base import Bound, Sum, Torque
from ..torques.held import FAR, Clock, Hold, Listed, Source
from .checks import ONLY_THE_ENDS
from .instants import following, instants_of

if TYPE_CHECKING:
    from .setup import Setup


@dataclass
class Record:
    """The past commands of a source.

    The command values[k], [outputs, body], begins at step steps[k].  memory[k], [numbers, body], is the memory of the
    controller after the call at this step.
    """

    steps: list[int] = field(default_factory=list)
    values: list[np.ndarray] = field(default_factory=list)
    memory: list[np.ndarray] = field(default_factory=list)

    def copy(self) -> Record:
        return Record(list(self.steps), list(self.values), list(self.memory))

    def until(self, step: int) -> Record:
        """Return the commands before a step."""
        n = sum(i < step for i in self.steps)
        return Record(self.steps[:n], self.values[:n], self.memory[:n])

    def of_body(self, j: int) -> Record:
        """Return the commands for one body of a batch."""
        return Record(self.steps, *([v[:, j : j + 1] for v in rows] for rows in (self.values, self.memory)))

    def as_lists(self) -> dict[str, Any]:
        values, memory = ([v.tolist() for v in rows] for rows in (self.values, self.memory))
        return {"steps": self.steps, "values": values, "memory": memory}

    @classmethod
    def of_lists(cls, d: dict[str, Any]) -> Record:
        values, memory = ([np.array(v, float) for v in d[name]] for name in ("values", "memory"))
        return cls([int(i) for i in d["steps"]], values, memory)


class Commands(NamedTuple):
    """The commands of a controller.  For a batch, values and memory have the body as first axis.

    Attributes
    ----------
    t : ndarray, (n,)
        The sampling instants.
    values : ndarray, (n, outputs)
        values[k] is the command from t[k] on.
    memory : ndarray or None
        The memory of the controller after each instant.

    Examples
    --------
    >>> def calm(omega):
    ...     return -omega
    >>> held = ph.torques.sampled(calm, 0.5, frame="body")
    >>> run = ph.simulate([1, 1, 1], held, omega=[0, 0, 1.0], t_end=1, dt=0.1)
    >>> run.commands["calm"].values[:, 2].round(12)
    array([-1. , -0.5])
    """

    t: np.ndarray
    values: np.ndarray
    memory: np.ndarray | None


class Now(NamedTuple):
    """A held command and the time at which it began."""

    t: float
    command: np.ndarray  # [outputs, body]
    carried: np.ndarray | None  # numbers that change at the rate of the command, such as momenta of wheels

    def carried_to(self, t: float) -> np.ndarray | None:
        return None if self.carried is None else self.carried + (t - self.t) * self.command

    def replaced(self, t: float, command: np.ndarray) -> Now:
        """Return the command that replaces this one at time t."""
        return Now(t, command, self.carried_to(t))


class Switching:
    """The held torques of a run in progress, with their past commands."""

    def __init__(
        self, setup: Setup, bodies: int, t_end: float, i: int = 0, records: tuple[Record, ...] = (), done: int = -1
    ) -> None:
        self.setup, self.n, self.t_end, self.done = setup, bodies, t_end, done
        self.restarted: list[int] = []  # steps at which the method was restarted
        self.read_setup()
        self.records = tuple(r.copy() for r in records) or tuple(Record() for _ in self.holds)
        # the last element of each list is the current command
        self.past = [self.begin(k, i, done == i) for k in range(len(self.holds))]

    def read_setup(self) -> None:
        self.holds: tuple[Hold, ...] = self.setup.bound.held
        self.instants = instants_of(self.setup)
        self.clocks = [self.instants.clock(h, k, self.t_end) for k, h in enumerate(self.holds)]

    def __getstate__(self) -> dict[str, Any]:
        """Return the data without those that follow from the set-up, some of which pickle cannot store."""
        return {k: v for k, v in vars(self).items() if k not in ("holds", "instants", "clocks", "alone")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.read_setup()

    @property
    def now(self) -> list[Now]:
        """The present commands."""
        return [past[-1] for past in self.past]

    def time(self, i: int) -> float:
        return self.instants.time(i)

    def given(self, k: int, i: int) -> np.ndarray:
        """Return the command of source k from instant i on, for a source that calls no user function."""
        t = self.time(i)
        return columns(self.holds[k].source.at(t, self.instants.scale(t)), self.n)

    def begin(self, k: int, i: int, through: bool) -> list[Now]:
        """Return the commands of source k from all instants before i; with `through`, also from instant i."""
        hold, clock, record = self.holds[k], self.clocks[k], self.records[k]
        carried = None if hold.carried is None else columns(hold.carried, self.n)
        past = [Now(self.time(0), columns(hold.source.before, self.n), carried)]
        end = min(i + through, FAR)
        if hold.source.asks:
            later = [(j, value) for j, value in zip(record.steps, record.values, strict=True) if j < end]
        else:
            past = [past[0]._replace(command=self.given(k, 0))]
            later = [(j, self.given(k, j)) for j in following(clock, end)]
        for j, value in later:
            past.append(past[-1].replaced(self.time(j), value))
        return past

    def rewind(self, step: int) -> None:
        """Forget the commands after a step.  The recorded commands of the step itself are applied again, unchanged."""
        for record in self.records:
            keep = int(np.searchsorted(record.steps, step, side="right"))
            for rows in (record.steps, record.values, record.memory):
                del rows[keep:]
        self.past = [self.begin(k, step, False) for k in range(len(self.holds))]
        self.restarted = [i for i in self.restarted if i < step]
        self.done = -1

    # --- for runs without an end, which store only the present commands -----------------------------------------

    def forget_all_but_last(self) -> None:
        for record in self.records:
            for rows in (record.steps, record.values, record.memory):
                del rows[:-1]
        for past in self.past:
            del past[:-1]

    def memory(self, k: int) -> np.ndarray | None:
        """Return the memory of a controller, [number, body]; None if it has no memory."""
        source, later = self.holds[k].source, self.records[k].memory
        return None if source.memory is None else later[-1].copy() if later else columns(source.first_memory, self.n)

    def carried(self, t: float) -> list[np.ndarray]:
        """Return, for each torque with carried numbers (momenta of wheels), these numbers at time t, [number, body]."""
        return [carried for now in self.now if (carried := now.carried_to(t)) is not None]

    def as_rows(self) -> np.ndarray:
        """Return the present commands with their times, carried numbers and memory, [number, body]."""
        rows = [np.zeros((0, self.n))]
        for k, now in enumerate(self.now):
            rows.append(np.full((1, self.n), now.t))
            rows += [x for x in (now.command, now.carried, self.memory(k)) if x is not None]
        return np.concatenate(rows)

    def set_rows(self, rows: np.ndarray, done: int) -> None:
        """Restore what `as_rows` returned after the commands of step `done`."""
        at = 0
        for k, (now, record) in enumerate(zip(self.now, self.records, strict=True)):
            t, at = float(rows[at, 0]), at + 1
            pieces: list[Any] = []
            for old in (now.command, now.carried, self.memory(k)):
                size = 0 if old is None else len(old)
                pieces.append(None if old is None else rows[at : at + size].copy())
                at += size
            self.past[k] = [Now(t, *pieces[:2])]
            record.steps, record.values = [done], [pieces[0]]
            record.memory = [] if pieces[2] is None else [pieces[2]]
        self.done = done

    def due(self, i: int) -> bool:
        return i != self.done and any(c.due(i) for c in self.clocks)

    def next(self, i: int) -> int:
        return min((c.next(i) for c in self.clocks), default=FAR)

    def command(self, i: int, R: Any, W: Any, failed: np.ndarray | None = None) -> None:
        """Request the commands that are due at step i.

        R and W (or a Pose and a Pair) of the bodies have leaves [body].
        """
        if isinstance(W, Pair):
            R, W = R.R, W.turn
        seen: Any = None
        t = self.time(i)
        for k, (hold, clock, record) in enumerate(zip(self.holds, self.clocks, self.records, strict=True)):
            if not clock.due(i):
                continue
            source = hold.source
            if not source.asks:
                self.past[k].append(self.now[k].replaced(t, self.given(k, i)))
                continue
            if not record.steps or record.steps[-1] != i:
                seen = seen or self.look(R, W)
                self.ask(k, i, t, seen, self.now[k].carried_to(t), failed)
            self.past[k].append(self.now[k].replaced(t, record.values[-1]))

    def look(self, R: Any, W: Any) -> Any:
        """Return what controllers measure, for all bodies; `told` selects the part for one body."""
        return user_arrays(self.setup.body, R, W, self.n)

    def told(self, k: int, seen: Any, j: int) -> dict[str, Any]:
        """Return the arguments of source k for body j."""
        return {"R": seen[0][j].copy(), "omega": seen[1][j].copy()}

    def ask(self, k: int, i: int, t: float, seen: Any, carried: Any, failed: np.ndarray | None) -> None:
        source, record = self.holds[k].source, self.records[k]
        command = self.now[k].command.copy()
        memory = self.memory(k)
        bodies = self.bodies
        for j in range(self.n):
            if failed is not None and failed[j] >= 0:
                continue
            have = {"t": t, **self.told(k, seen, j)}
            if memory is not None:
                assert source.memory is not None
                have["memory"] = memory[:, j].reshape(source.memory.shape).copy()
            if carried is not None:
                have["momenta"] = carried[:, j].copy()
            value, new = source.ask(have, j, bodies)
            command[:, j] = value
            if memory is not None and new is not None:
                memory[:, j] = new.reshape(-1)
        record.steps.append(i)
        record.values.append(command)
        if memory is not None:
            record.memory.append(memory)

    def parameters(self, bound: Any) -> Any:
        """Return the parameters of a bound torque with the present commands.

        With step-size control, the steps end at the next instant.
        """
        if not self.holds:
            return bound.p
        p, control = self.filled(bound, self.now), self.setup.control
        return p if control is None else p._replace(end=min(self.time(self.next(self.done)), control.t_end))

    def filled(self, bound: Any, now: list[Now]) -> Any:
        """Return the parameters of a bound torque with these commands."""
        numbers = list(leaves(bound.p))
        for hold, held in zip(bound.held, now, strict=True):
            rows = np.broadcast_to(hold.rows(held.t, held.command, held.carried), (hold.size, self.n))
            for k, row in enumerate(rows):
                numbers[hold.first + k] = row.copy() if self.setup.batch else float(row[0])
        return from_rows(bound.p, numbers)

    # --- commands at earlier times ----------------------------------------------------------------------

    def held_at(self, k: int, t: np.ndarray, before: bool = False) -> np.ndarray:
        """Return the indices in `past[k]` of the commands at times t.

        At an instant, the command is the new one or, with `before`, the old one.
        """
        if t.size == 0:
            return np.zeros(t.shape, int)
        past, slack = self.past[k], 1e-6 * self.instants.scale(float(np.nanmax(np.abs(t))))
        first = max(0, bisect_left(past, np.min(t) - slack, key=attrgetter("t")) - 1)
        last = bisect_right(past, np.max(t) + slack, key=attrgetter("t"))
        starts = np.array([now.t for now in past[first:last]] or [np.inf])
        found = np.searchsorted(starts, t - slack) if before else np.searchsorted(starts, t + slack, side="right")
        return first + np.maximum(found - 1, 0)

    def parameters_at(self, bound: Any, t: np.ndarray, b: np.ndarray, before: bool = False) -> Any:
        """Return the parameters of a bound torque at times t for bodies b; t and b are arrays of the same shape."""
        numbers = [v[b] if np.ndim(v) else v for v in leaves(bound.p)]
        for k, hold in enumerate(bound.held):
            used, place = np.unique(self.held_at(k, t, before), return_inverse=True)
            shape, nows = (hold.size, self.n), [self.past[k][w] for w in used]
            rows = np.array([np.broadcast_to(hold.rows(*now), shape) for now in nows]).reshape(-1, *shape)
            for m in range(hold.size):
                numbers[hold.first + m] = rows[place.reshape(t.shape), m, b]
        return from_rows(bound.p, numbers)

    def carried_at(self, t: np.ndarray, b: np.ndarray) -> list[np.ndarray]:
        """Return, for each torque with carried numbers, these numbers for bodies b at times t, (..., numbers)."""
        out = []
        for k, past in enumerate(self.past):
            if self.holds[k].carried is None:
                continue
            used, place = np.unique(self.held_at(k, t), return_inverse=True)
            place = place.reshape(t.shape)
            size = len(past[0].command)
            since = np.array([past[w].t for w in used])[place]
            start = np.array([past[w].carried for w in used]).reshape(-1, size, self.n)[place, :, b]
            rate = np.array([past[w].command for w in used]).reshape(-1, size, self.n)[place, :, b]
            out.append(start + (t - since)[..., None] * rate)
        return out

    def spin_at(self, bound: Any, t: np.ndarray, b: np.ndarray) -> np.ndarray:
        """Return the momentum of the wheels at times t for bodies b, in principal axes, (..., 3)."""
        spin = bound.spin(t, self.parameters_at(bound, t, b))
        return np.stack([np.broadcast_to(x, t.shape) for x in spin], axis=-1)

    def act(self, run: Any, i: int) -> None:
        """At instant i, request the new commands, store them, and update the torque in the states of the method."""
        setup, before = self.setup, list(self.now)
        self.end_steps(run)
        state = state_of(setup.template, run.rows)
        I = self.of_bodies(setup.I)
        with np.errstate(all="ignore"):
            R, W = setup.parts.finish(I, state)
            if setup.parts.place is not None:
                x, v = setup.parts.place(I, state)
                R, W = Pose(R, x, 0.0 * x), Pair(W, v)
        self.command(i, R, W, run.progress.failed)
        self.done = i
        run.set_p(self.parameters(setup.bound))
        if setup.parts.shift is not None:
            self.put(run, self.shifted(before, state))
        elif setup.cost.start and not setup.torqueless:
            self.put(run, self.begun_anew(i, state, R, W))
            self.restarted.append(i)

    def end_steps(self, run: Any) -> None:
        """With step-size control, mark the steps that end here as not shortened, because the run continues."""
        template = self.setup.template
        if self.setup.control is not None:
            rows = run.rows.copy()
            rows[count(template.s) + template._fields.index("cut") - 1] = 0.0
            run.set_rows(rows)

    def put(self, run: Any, new: np.ndarray) -> None:
        """Replace the states of the bodies that have not failed."""
        failed = run.progress.failed >= 0
        new[:, failed] = run.rows[:, failed]
        run.set_rows(new)

    def shifted(self, before: list[Now], state: Any) -> np.ndarray:
        """Return the new states of a method that needs only the change of the torque, and no further call."""
        shift, bound = self.setup.parts.shift, self.alone
        assert shift is not None

        def moved(old: Any, new: Any, I: Any, s: Any) -> Any:
            def change(t: float, R: Any, W: Any) -> Any:
                return bound.torque(t, R, W, new) - bound.torque(t, R, W, old)

            return shift(change, I, s)

        old, new = (self.of_bodies(self.filled(bound, now)) for now in (before, self.now))
        I = self.of_bodies(self.setup.I)
        return to_rows(each(moved, (self.n,), old, new, I, state), self.n)

    def of_bodies(self, tree: Any) -> Any:
        """Convert the leaves to numbers if this is a batch of one body."""
        return as_numbers(tree, 1) if self.n == 1 and self.setup.batch else tree

    @cached_property
    def alone(self) -> Any:
        """The sum of the held torques alone, bound to plain Python."""
        setup = self.setup
        held = [q for q in setup.torque.parts if q.bind(setup.body, PYTHON, self.bodies).held]
        return Sum(tuple(held)).bind(setup.body, PYTHON, self.bodies)

    @property
    def bodies(self) -> int | None:
        return self.n if self.setup.batch else None

    def begun_anew(self, i: int, state: Any, R: Any, W: Any) -> np.ndarray:
        """Return the new states of a method that calls the torque once more after a change of commands."""
        setup, bound = self.setup, self.setup.bound_python
        keep, restart, t = setup.parts.keep, setup.parts.restart, self.time(i)

        def anew(p: Any, I: Any, R: Any, W: Any, s: Any) -> Any:
            if restart is not None:
                return restart(bound.torque, p, I, t, s)
            if keep is not None:  # attitude and momentum do not change, not even in the last bit
                return keep(s, bound.torque(t, R, W, p))
            return setup.parts.start(bound.torque, p, I, setup.dt, t, R, W)

        p, I = self.of_bodies(self.parameters(bound)), self.of_bodies(setup.I)
        with np.errstate(all="ignore"), setup.arithmetic():
            new = to_rows(each(anew, (self.n,), p, I, R, W, state), self.n)
        for c in bound.callbacks:
            if c.error is not None:
                error, c.error = c.error, None
                raise error
        return new


def columns(v: np.ndarray, n: int) -> np.ndarray:
    """Convert an array (outputs,) or (bodies, outputs) to [outputs, body]."""
    if v.ndim == 2 and v.shape[0] != n:
        raise InvalidInput(f"there are values for {v.shape[0]} bodies, but the run has {n}")
    return np.array(np.broadcast_to(v[:, None] if v.ndim == 1 else v.T, (v.shape[-1], n)))


def user_arrays(body: Body, R: Mat3, W: Vec3, n: int) -> tuple[np.ndarray, np.ndarray]:
    """Return R (n, 3, 3) and omega (n, 3) in the user's axes."""
    return in_user_axes((rows_of(R, n), rows_of(W, n)), None if body.diagonal else body.axes)


# --- after a run ---------------------------------------------------------------------------------------------


def commands(setup: Setup, records: tuple[Record, ...]) -> dict[str, Commands]:
    """Return the commands of a run by the name of the controller."""
    out: dict[str, Commands] = {}
    instants = instants_of(setup)
    for hold, record in zip(setup.bound.held, records, strict=True):
        if not hold.source.asks:
            continue
        name, k = hold.name, 2
        while name in out:
            name, k = f"{hold.name} {k}", k + 1

        def shaped(rows: list[np.ndarray], shape: tuple[int, ...]) -> np.ndarray:
            n = rows[0].shape[1] if rows else 1
            a = np.moveaxis(np.array(rows).reshape(len(rows), -1, n), 2, 0).reshape(n, len(rows), *shape)
            return a if setup.batch else a[0]

        remembers = hold.source.remembers
        memory = [rows[: math.prod(remembers)] for rows in record.memory] if remembers is not None else []
        t = np.array([instants.time(i) for i in record.steps], float)
        out[name] = Commands(
            t,
            shaped(record.values, (hold.source.outputs,)),
            None if remembers is None else shaped(memory, remembers),
        )
    return out


class Replay(Source):
    """The commands of a run in reverse order, for a run that goes back in time from step `last`."""

    def __init__(self, outputs: int, steps: np.ndarray, commands: list[np.ndarray], last: int, t_start: float) -> None:
        # commands[m], [output, body], was in force before steps[m]
        self.outputs, self.commands, self.t_start, self.steps, self.last = outputs, commands, t_start, steps, last

    def clock(self, name: str, t_start: float, dt: float, t_end: float) -> Clock:
        return Listed(self.last - self.steps[::-1])

    def at(self, t: float, dt: float) -> np.ndarray:
        made = self.last - round((t - self.t_start) / abs(dt))  # step number in the original run
        return self.commands[int(np.sum(self.last - self.steps > made))].T


def turned_back(setup: Setup, records: tuple[Record, ...], last: int, bodies: int) -> Setup:
    """Return the set-up of a run that goes back in time from step `last` of an earlier run, with its commands."""
    held = Switching(setup, bodies, setup.t_start + last * setup.dt, last, records)
    holds = []
    for hold, past in zip(held.holds, held.past, strict=True):
        steps = np.array([round((now.t - setup.t_start) / setup.dt) for now in past], np.int64)
        after = np.append(np.diff(steps) > 0, True)  # other commands were replaced at the same step
        commands = [now.command for now, counts in zip(past, after, strict=True) if counts]
        source = Replay(hold.source.outputs, steps[after][1:], commands, last, setup.t_start)
        carried = past[-1].carried_to(held.time(last))
        holds.append(replace(hold, source=source, carried=None if carried is None else carried.T))
    bound, python = (
        b._replace(held=tuple(replace(h, first=own.first) for h, own in zip(holds, b.held, strict=True)))
        for b in (setup.bound, setup.bound_python)
    )
    return replace(
        setup, dt=-setup.dt, t_start=held.time(last), every=ONLY_THE_ENDS, bound=bound, bound_python=python, watch=None,
        observe=(), observe_names=(),
    )  # fmt: skip


class Resumed(Torque):
    """A torque with held parts in the middle of a run, with its present commands, carried numbers and memory."""

    def __init__(self, torque: Torque, held: Switching, t: float) -> None:
        self.torque, self.held = torque, held
        self.name, self.kind, self.frame, self.opaque = torque.name, torque.kind, torque.frame, torque.opaque
        self.external, self.holds_code, self.flies = torque.external, torque.holds_code, torque.flies
        self.t = t

    @property
    def parts(self) -> tuple[Torque, ...]:
        return self.torque.parts

    def for_matrices(self) -> Torque:
        return Resumed(self.torque.for_matrices(), self.held, self.t)

    def held_parts(self) -> list[dict[str, Any]]:
        return []  # files cannot describe held parts that begin in the middle of a run

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        bound, holds = self.torque.bind(body, engine, bodies), []
        for k, (hold, now) in enumerate(zip(bound.held, self.held.now, strict=True)):
            carried = now.carried_to(self.t)
            memory = self.held.memory(k)
            source = hold.source.resumed(now.command.T, None if memory is None else memory.T)
            holds.append(replace(hold, source=source, carried=None if carried is None else carried.T))
        return bound._replace(held=tuple(holds))


def resumed_torque(setup: Setup, records: tuple[Record, ...], step: int, bodies: int) -> Torque:
    """Return the torque of a run for continuing from a step, before the commands of this step."""
    if not setup.bound.held:
        return setup.torque
    kept = tuple(r.until(step) for r in records)
    t = setup.t_start + step * setup.dt
    return Resumed(setup.torque, Switching(setup, bodies, t + setup.dt, step, kept), t)


def all_held(setup: Setup, records: tuple[Record, ...], bodies: int, end: float) -> Switching:
    """Return the held torques of a run with all commands until `end`."""
    return Switching(setup, bodies, end, FAR, records)


def carried_at(setup: Setup, records: tuple[Record, ...], t: np.ndarray, bodies: int) -> list[np.ndarray]:
    """Return, for each torque with carried numbers, these numbers at times t, [time, number, body]."""
    held = all_held(setup, records, bodies, float(np.nanmax(t, initial=setup.t_start)))
    times = t.T if t.ndim == 2 else t[:, None]  # with step-size control, bodies have different times
    at, b = np.broadcast_arrays(times, np.arange(bodies))
    return [np.swapaxes(h, 1, 2) for h in held.carried_at(at, b)]
