"""Torques that jump, and only between steps: commands held by controllers, schedules, motors of wheels.

A held torque is constant, or as smooth as it is written, from one instant to the next, and instants lie on the grid of
steps.  At an instant the run asks for the new command, puts it among the parameters of the torque, and makes what the
method keeps of the torque anew: no step crosses a jump, so that every method keeps its order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..body import Body
from ..engines.layout import as_array, each, from_rows, in_user_axes, leaves, to_rows
from ..errors import InvalidInput
from ..kernels.values import Mat3, Vec3
from ..torques.held import FAR, Hold

if TYPE_CHECKING:
    from .setup import Setup


@dataclass
class Record:
    """What was commanded: after each step of `steps`, [outputs, body], and the memory then, [numbers, body]."""

    steps: list[int] = field(default_factory=list)
    values: list[np.ndarray] = field(default_factory=list)
    memory: list[np.ndarray] = field(default_factory=list)

    def copy(self) -> Record:
        return Record(list(self.steps), list(self.values), list(self.memory))

    def as_lists(self) -> dict[str, Any]:
        values, memory = ([v.tolist() for v in rows] for rows in (self.values, self.memory))
        return {"steps": self.steps, "values": values, "memory": memory}

    @classmethod
    def of_lists(cls, d: dict[str, Any]) -> Record:
        values, memory = ([np.array(v, float) for v in d[name]] for name in ("values", "memory"))
        return cls([int(i) for i in d["steps"]], values, memory)


class Commands(NamedTuple):
    """The commands of a controller: from t[k] on, values[k]; with a leading axis of bodies in a batch."""

    t: np.ndarray
    values: np.ndarray
    memory: np.ndarray | None


class Now(NamedTuple):
    """A held command and since when."""

    t: float
    command: np.ndarray  # [outputs, body]
    carried: np.ndarray | None


class Switching:
    """The held torques of a run under way."""

    def __init__(
        self, setup: Setup, bodies: int, t_end: float, i: int = 0, records: tuple[Record, ...] = (), done: int = -1
    ) -> None:
        self.setup, self.n, self.done, self.restarts = setup, bodies, done, 0
        self.holds: tuple[Hold, ...] = setup.bound.held
        self.clocks = [h.source.clock(h.name, setup.t_start, setup.dt, t_end) for h in self.holds]
        self.records = tuple(r.copy() for r in records) or tuple(Record() for _ in self.holds)
        self.now = [self.begin(k, i, done == i) for k in range(len(self.holds))]

    def time(self, i: int) -> float:
        return self.setup.t_start + i * self.setup.dt

    def begin(self, k: int, i: int, through: bool) -> Now:
        """As it was left: after all instants before i, and i itself if that is done."""
        hold, clock, record = self.holds[k], self.clocks[k], self.records[k]
        carried = None if hold.carried is None else columns(hold.carried, self.n)
        now = Now(self.time(0), np.zeros((hold.source.outputs, self.n)), carried)
        if not hold.source.asks:
            now = now._replace(command=columns(hold.source.at(self.time(0), self.setup.dt), self.n))
            j = clock.next(0)
            while j < i or (j == i and through):
                now = change(now, self.time(j), columns(hold.source.at(self.time(j), self.setup.dt), self.n))
                j = clock.next(j)
            return now
        for j, value in zip(record.steps, record.values, strict=True):
            if j < i or (j == i and through):
                now = change(now, self.time(j), value)
        return now

    # --- for runs that have no end: what is held now is all that is kept ---------------------------------------

    def forget_all_but_last(self) -> None:
        for record in self.records:
            for rows in (record.steps, record.values, record.memory):
                del rows[:-1]

    def memory(self, k: int) -> np.ndarray | None:
        """What a controller remembers, [number, body]; None if it has no memory."""
        first, later = self.holds[k].source.memory, self.records[k].memory
        return None if first is None else later[-1].copy() if later else columns(first.reshape(-1), self.n)

    def carried(self, t: float) -> list[np.ndarray]:
        """Of each torque that carries something, that at time t: [number, body]."""
        return [now.carried + (t - now.t) * now.command for now in self.now if now.carried is not None]

    def as_rows(self) -> np.ndarray:
        """Everything that is held, [number, body]."""
        rows = [np.zeros((0, self.n))]
        for k, now in enumerate(self.now):
            rows.append(np.full((1, self.n), now.t))
            rows += [x for x in (now.command, now.carried, self.memory(k)) if x is not None]
        return np.concatenate(rows)

    def set_rows(self, rows: np.ndarray, done: int) -> None:
        """Hold what `as_rows` returned after the commands of step `done`."""
        at = 0
        for k, (now, record) in enumerate(zip(self.now, self.records, strict=True)):
            t, at = float(rows[at, 0]), at + 1
            pieces: list[Any] = []
            for old in (now.command, now.carried, self.memory(k)):
                size = 0 if old is None else len(old)
                pieces.append(None if old is None else rows[at : at + size].copy())
                at += size
            self.now[k] = Now(t, *pieces[:2])
            record.steps, record.values = [done], [pieces[0]]
            record.memory = [] if pieces[2] is None else [pieces[2]]
        self.done = done

    def due(self, i: int) -> bool:
        return i != self.done and any(c.due(i) for c in self.clocks)

    def next(self, i: int) -> int:
        return min((c.next(i) for c in self.clocks), default=FAR)

    def command(self, i: int, R: Any, W: Any, failed: np.ndarray | None = None) -> None:
        """Ask for what is due at step i, where the bodies are at R and W, leaves [body]."""
        seen: tuple[np.ndarray, np.ndarray] | None = None
        t = self.time(i)
        for k, (hold, clock, record) in enumerate(zip(self.holds, self.clocks, self.records, strict=True)):
            if not clock.due(i):
                continue
            source = hold.source
            if not source.asks:
                self.now[k] = change(self.now[k], t, columns(source.at(t, self.setup.dt), self.n))
                continue
            if not record.steps or record.steps[-1] != i:
                seen = seen or user_arrays(self.setup.body, R, W, self.n)
                carried = self.now[k].carried
                if carried is not None:
                    carried = carried + (t - self.now[k].t) * self.now[k].command
                self.ask(k, i, t, seen, carried, failed)
            self.now[k] = change(self.now[k], t, record.values[-1])

    def ask(self, k: int, i: int, t: float, seen: Any, carried: Any, failed: np.ndarray | None) -> None:
        source, record = self.holds[k].source, self.records[k]
        command = self.now[k].command.copy()
        memory = self.memory(k)
        bodies = self.n if self.setup.batch else None
        for j in range(self.n):
            if failed is not None and failed[j] >= 0:
                continue
            have = {"t": t, "R": seen[0][j].copy(), "omega": seen[1][j].copy()}
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
        """The parameters of a bound torque with what is held now."""
        if not self.holds:
            return bound.p
        numbers = list(leaves(bound.p))
        for hold, now in zip(bound.held, self.now, strict=True):
            rows = np.broadcast_to(hold.rows(now.t, now.command, now.carried), (hold.size, self.n))
            for k, row in enumerate(rows):
                numbers[hold.first + k] = row.copy() if self.setup.batch else float(row[0])
        return from_rows(bound.p, numbers)

    def act(self, run: Any, i: int) -> None:
        """New commands at step i: asked for, put in place, and what the method keeps of the torque made anew."""
        setup = self.setup
        rows = run.rows
        state = from_rows(setup.template, [r if self.n > 1 else float(r[0]) for r in rows])
        with np.errstate(all="ignore"):
            R, W = setup.parts.finish(setup.I if self.n > 1 or not setup.batch else alone(setup.I), state)
        self.command(i, R, W, run.progress.failed)
        run.set_p(self.parameters(setup.bound))
        if setup.cost.start and not setup.torqueless:
            self.restart(run, i, state, R, W)
        self.done = i

    def restart(self, run: Any, i: int, state: Any, R: Any, W: Any) -> None:
        setup, bound = self.setup, self.setup.bound_python
        keep, t = setup.parts.keep, self.time(i)

        def anew(p: Any, I: Any, R: Any, W: Any, s: Any) -> Any:
            if keep is not None:  # attitude and momentum stay as they are, to the last bit
                return keep(s, bound.torque(t, R, W, p))
            return setup.parts.start(bound.torque, p, I, setup.dt, t, R, W)

        p = self.parameters(bound)
        if self.n == 1 and setup.batch:
            p = alone(p)
        I = alone(setup.I) if self.n == 1 else setup.I
        with np.errstate(all="ignore"), setup.arithmetic():
            new = to_rows(each(anew, (self.n,), p, I, R, W, state), self.n)
        for c in bound.callbacks:
            if c.error is not None:
                error, c.error = c.error, None
                raise error
        failed = run.progress.failed >= 0
        new[:, failed] = run.rows[:, failed]
        run.set_rows(new)
        self.restarts += 1


def alone(tree: Any) -> Any:
    """Parameters of a batch of one, as numbers."""
    return from_rows(tree, [float(np.asarray(v, float).reshape(-1)[0]) for v in leaves(tree)])


def change(now: Now, t: float, command: np.ndarray) -> Now:
    carried = None if now.carried is None else now.carried + (t - now.t) * now.command
    return Now(t, command, carried)


def columns(v: np.ndarray, n: int) -> np.ndarray:
    """(outputs,) or (bodies, outputs) as [outputs, body]."""
    if v.ndim == 2 and v.shape[0] != n:
        raise InvalidInput(f"there are values for {v.shape[0]} bodies, and the run has {n}")
    return np.array(np.broadcast_to(v[:, None] if v.ndim == 1 else v.T, (v.shape[-1], n)))


def user_arrays(body: Body, R: Mat3, W: Vec3, n: int) -> tuple[np.ndarray, np.ndarray]:
    """R (n, 3, 3) and omega (n, 3) in the user's axes."""
    return in_user_axes(as_array((R, W), n), None if body.diagonal else body.axes)


# --- after a run ---------------------------------------------------------------------------------------------


def commands(setup: Setup, records: tuple[Record, ...]) -> dict[str, Commands]:
    """By the name of the controller."""
    out: dict[str, Commands] = {}
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

        memory = hold.source.memory
        t = setup.t_start + np.array(record.steps, float) * setup.dt
        out[name] = Commands(
            t,
            shaped(record.values, (hold.source.outputs,)),
            None if memory is None else shaped(record.memory, memory.shape),
        )
    return out


def carried_at(setup: Setup, records: tuple[Record, ...], t: np.ndarray, bodies: int) -> list[np.ndarray]:
    """Of each torque that carries something, that at times t: [time, number, body]."""
    end = float(t[-1]) if t.size else setup.t_start
    out = []
    for k, hold in enumerate(setup.bound.held):
        if hold.carried is None:
            continue
        switching = Switching(setup, bodies, end, 0, records, 0)
        clock = switching.clocks[k]
        nows = [switching.begin(k, 0, True)]
        if hold.source.asks:
            later = [(j, v) for j, v in zip(records[k].steps, records[k].values, strict=True) if j > 0]
        else:
            later, j = [], clock.next(0)
            while j < FAR:
                later.append((j, columns(hold.source.at(switching.time(j), setup.dt), bodies)))
                j = clock.next(j)
        for j, v in later:
            nows.append(change(nows[-1], switching.time(j), v))
        starts = np.array([q.t for q in nows])
        which = np.clip(np.searchsorted(starts, t + 1e-6 * setup.dt, side="right") - 1, 0, len(nows) - 1)
        rows = [nows[w].carried + (x - nows[w].t) * nows[w].command for w, x in zip(which, t, strict=True)]
        out.append(np.array(rows).reshape(t.size, -1, bodies))
    return out
