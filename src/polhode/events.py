"""Events: times at which a function of the motion changes sign, found on the motion between the steps.

What is found   f is looked at after every step, whatever `every` is, and so often in between that the body turns by
at most `resolution` radians from one look to the next.  Every change of sign between two looks is found, and located
to the rounding of the interpolated motion (`polhode.dense`, which no torque call is made for).  Two roots between the
same looks are found where the values around show that f dips towards zero; a dip narrower than that can be missed.
Only crossings count: not a zero at the start, and not a tangent that touches zero and turns back (where rounding
decides on which side it ends, none or two may be found).  A zero exactly at a look counts once, at that time; of
several in a row, at the last.

How   The interval between two steps is searched when the samples that its interpolation uses are there, and with no
others: what is found does not depend on how the run goes in chunks.  With a terminal event these are the samples up
to the end of the interval (and at least the first eight of the run, or twelve), so that no step beyond is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from .arrays.convert import matrix, vector
from .body import Body
from .dense import WITH_SLOPES, WITHOUT, Dense, Pieces, State
from .engines.layout import each, from_rows, leaves
from .errors import InvalidInput
from .kernel.scalar import is_kernel
from .torques.base import NAMES, arguments, member, structure

if TYPE_CHECKING:
    from .setup import Setup

MOST_LOOKS = 10_000  # between two steps


@dataclass(frozen=True)
class Event:
    """A function of the motion whose changes of sign are wanted.

    Parameters
    ----------
    f : function of t, R, omega (body frame) and p (the torque's params), by argument name, that returns a number; a
        @polhode.kernel function is evaluated on many states at once.
    direction : +1 for changes from negative to positive only, -1 for the others only, 0 for both.
    terminal : True ends the run (of a batch: that of the body) at the first occurrence, a number n at the n-th.
    name : for `trajectory.events[name]`; the function's own if not given.
    resolution : the angle, in radians, that the body turns at most between two looks at f.
    """

    f: Callable[..., Any]
    direction: int = 0
    terminal: bool | int = False
    name: str = ""
    resolution: float = 0.2

    def __post_init__(self) -> None:
        arguments(self.f, NAMES, "an event")
        if self.direction not in (-1, 0, 1):
            if not isinstance(self.direction, (int, float, np.number)) or not np.isfinite(self.direction):
                raise InvalidInput(f"direction of an event must be -1, 0 or 1, got {self.direction!r}")
            object.__setattr__(self, "direction", int(np.sign(self.direction)))  # as solve_ivp takes it
        if isinstance(self.terminal, float) and self.terminal == int(self.terminal):
            object.__setattr__(self, "terminal", int(self.terminal))
        if not isinstance(self.terminal, (bool, int, np.integer, np.bool_)) or self.terminal < 0:
            raise InvalidInput(
                f"terminal must be True, False or how many occurrences end the run, got {self.terminal!r}"
            )
        if not (isinstance(self.resolution, (int, float)) and 1e-3 <= self.resolution):
            raise InvalidInput(f"resolution is an angle in radians, at least 0.001, got {self.resolution!r}")
        if not self.name:
            object.__setattr__(self, "name", getattr(self.f, "__name__", type(self.f).__name__))

    def describe(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "direction": int(self.direction),
            "terminal": int(self.terminal),
            "resolution": float(self.resolution),
        }


def not_there(t: Any) -> Any:
    """The function of an event of a loaded run."""
    raise InvalidInput("this run was loaded from a file, which does not hold the functions of its events")


def as_events(events: Any) -> tuple[Event, ...]:
    """What a user gives: a function, an Event, or several of them."""
    if events is None:
        return ()
    if isinstance(events, Event) or callable(events):
        events = (events,)
    try:
        several = tuple(events)
    except TypeError:
        raise InvalidInput(f"events must be functions or polhode.Event(f, ...), got {events!r}") from None
    made: list[Event] = []
    for e in several:
        if not isinstance(e, Event):  # attributes as SciPy's solve_ivp reads them
            terminal, direction = getattr(e, "terminal", False), getattr(e, "direction", 0)
            e = Event(e, direction=direction or 0, terminal=terminal or False)
        if e.name in [x.name for x in made]:
            raise InvalidInput(
                f"events: {e.name!r} is there twice; each needs a name of its own, polhode.Event(f, name=...)"
            )
        made.append(e)
    return tuple(made)


# --- what was found ----------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, repr=False)
class Found:
    """The occurrences of an event, in the order of time: n of them, of all bodies of a batch together.

    t (n,), R (n, 3, 3), omega (n, 3), direction (n,): +1 where the function became positive, -1 where negative;
    bodies (n,): whose it is, in a batch (`of` picks those of one).  step (n,): the step before.
    """

    name: str
    body: Body
    t: np.ndarray
    R: np.ndarray
    omega: np.ndarray
    direction: np.ndarray
    bodies: np.ndarray
    step: np.ndarray

    def of(self, body: int) -> Found:
        """Those of one body of a batch."""
        return self._pick(self.bodies == body)

    def _pick(self, k: Any) -> Found:
        arrays = {n: getattr(self, n)[k] for n in ("t", "R", "omega", "direction", "bodies", "step")}
        return replace(self, **arrays)

    @property
    def momentum_body(self) -> np.ndarray:
        """Angular momentum in the body frame, (n, 3)."""
        J = self.body.inertia
        return np.einsum("...ij,...j->...i", J if J.ndim == 2 else J[self.bodies], self.omega)

    @property
    def momentum(self) -> np.ndarray:
        """Angular momentum in space, (n, 3)."""
        return np.einsum("...ij,...j->...i", self.R, self.momentum_body)

    def __len__(self) -> int:
        return int(self.t.size)

    def __repr__(self) -> str:
        times = ", ".join(f"{t:.6g}" for t in self.t[:4])
        return (
            f"<{self.name}: {len(self)} times{', t = ' + times if len(self) else ''}{' ...' if len(self) > 4 else ''}>"
        )


class Events(Sequence[Found]):
    """What was found of each event: `events[0]`, or by name, `events["apex"]`."""

    def __init__(self, found: Sequence[Found] = ()) -> None:
        self._found = tuple(found)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(f.name for f in self._found)

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            if key not in self.names:
                raise InvalidInput(f"there is no event {key!r}; there is: {', '.join(self.names) or 'none'}")
            return self._found[self.names.index(key)]
        return self._found[key]

    def __len__(self) -> int:
        return len(self._found)

    def __iter__(self) -> Iterator[Found]:
        return iter(self._found)

    def __repr__(self) -> str:
        return f"[{', '.join(map(repr, self._found))}]"


# --- the function on many states ----------------------------------------------------------------------------


class Look:
    """An event's function on N states at once."""

    def __init__(self, event: Event, setup: Setup, bodies: int) -> None:
        self.event, self.setup = event, setup
        params = getattr(setup.torque, "params", None)
        self.names = arguments(event.f, NAMES, "an event", absent=("p",) if params is None else ())
        if "p" in self.names and params is None:
            raise InvalidInput(
                f"event {event.name}: its argument p is the params of a torque function, and there are none"
            )
        count = bodies if setup.batch else None
        if is_kernel(event.f):
            self.p = structure(params, count) if "p" in self.names else ()
        else:
            self.each = [member(params, count, j) for j in range(bodies)] if "p" in self.names else [None] * bodies

    def __call__(self, t: np.ndarray, b: np.ndarray, R: np.ndarray, W: np.ndarray) -> np.ndarray:
        """Of bodies b at times t, in the user's axes."""
        if t.size == 0:
            return np.zeros(0)
        if is_kernel(self.event.f):
            p = from_rows(self.p, [v[b] if np.ndim(v) else v for v in leaves(self.p)])

            def f(t: Any, R: Any, omega: Any, p: Any) -> Any:
                positional, keyword = self.names.pick({"t": t, "R": R, "omega": omega, "p": p})
                return self.event.f(*positional, **keyword)

            with np.errstate(all="ignore"):
                g = each(f, t.shape, t, matrix(R, "R"), vector(W, "omega"), p)
            out = np.array(np.broadcast_to(np.asarray(g, float), t.shape))
        else:
            out = np.array([self.one(float(t[k]), R[k].copy(), W[k].copy(), self.each[b[k]]) for k in range(t.size)])
        if not np.all(np.isfinite(out)):
            k = int(np.argmax(~np.isfinite(out)))
            raise InvalidInput(
                f"event {self.event.name} gives {out[k]} at t = {float(t[k])!r}: it must be a number there"
            )
        return out

    def one(self, t: float, R: np.ndarray, W: np.ndarray, p: Any) -> float:
        positional, keyword = self.names.pick({"t": t, "R": R, "omega": W, "p": p})
        try:
            g = self.event.f(*positional, **keyword)
        except Exception as e:
            e.add_note(f"polhode: in event {self.event.name} at t = {t:g}")
            raise
        try:
            return float(np.asarray(g, float).reshape(()))
        except (TypeError, ValueError):
            raise InvalidInput(f"event {self.event.name} must return a number; it returned {g!r}") from None


# --- the search -----------------------------------------------------------------------------------------------


@dataclass
class Hunt:
    """Events looked for while the steps are made.  States come in by `feed`; `finish` searches what is left."""

    setup: Setup
    events: tuple[Event, ...]
    index: np.ndarray  # steps whose states are held
    states: np.ndarray  # [step, leaf, body]
    next: int  # the first interval not yet searched
    sign: np.ndarray  # [event, body]: of the last value that was not zero
    after: np.ndarray  # [event, body]: time of the last one found
    count: np.ndarray  # [event, body]: how many since the run began or was extended
    done: np.ndarray  # [body]: the step before its terminal event, or -1
    found: list[list[dict[str, np.ndarray]]] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    rest: list[Any] | None = None  # of a loaded run: what `finish` found

    @classmethod
    def begin(cls, setup: Setup, events: tuple[Event, ...], rows: np.ndarray, step: int) -> Hunt:
        shape = len(events), rows.shape[1]
        return cls(
            setup, events, np.array([step]), rows[None].copy(), step, np.zeros(shape), np.full(shape, -np.inf),
            np.zeros(shape, int), np.full(shape[1], -1), [[] for _ in events],
            [Look(e, setup, shape[1]) for e in events],
        )  # fmt: skip

    @property
    def bodies(self) -> int:
        return int(self.states.shape[2])

    @property
    def terminal(self) -> bool:
        return any(e.terminal for e in self.events)

    @property
    def width(self) -> int:
        """Samples of the widest stencil; without the torque at samples, as where it jumps, it is wider."""
        return WITHOUT[-1] if self.setup.bound_python.plain or self.setup.bound.held else WITH_SLOPES[-1]

    def feed(self, first: int, states: np.ndarray) -> None:
        """States after the steps that follow step `first`; search what can be searched."""
        self.index = np.concatenate([self.index, first + 1 + np.arange(len(states))])
        self.states = np.concatenate([self.states, states])
        last, w = int(self.index[-1]), self.width
        early = self.begins + w - 1  # the first samples of a run are interpolated through each other
        if last < early:
            return
        self.search(last if self.terminal else last - w // 2 - 1)

    @property
    def begins(self) -> int:
        """The first step of the run that can be used."""
        return int(self.index[0])

    def finish(self) -> Hunt:
        """All that is there, searched: what the run has to show.  The hunt itself can still go on."""
        rest = copy(self)
        for name in ("sign", "after", "count", "done"):
            setattr(rest, name, getattr(self, name).copy())
        rest.found = [f + (self.rest[e] if self.rest else []) for e, f in enumerate(self.found)]
        if self.rest is None:
            rest.search(int(self.index[-1]))
        return rest

    def search(self, end: int) -> None:
        """Search the intervals from self.next to end, in pieces that fit into memory."""
        while self.next < end and np.any(self.done < 0):
            self.stretch(min(end, self.next + max(1, 20_000 // self.bodies)))
        stopped = np.all(self.done >= 0)  # whoever goes on will search from there
        keep = self.index >= (int(self.done.max()) if stopped else self.next) - self.width
        self.index, self.states = self.index[keep], self.states[keep]

    def stretch(self, end: int) -> None:
        setup, first = self.setup, int(self.index[0])
        a, z = max(self.next - 1, first), end if self.terminal else min(end + 1, int(self.index[-1]))
        own = from_rows(setup.template, np.moveaxis(self.states, 1, 0))
        lead = setup.t_start + self.index * setup.dt if setup.control is None else own.t[:, 0]  # then of one body
        finite = np.isfinite(self.states).all(axis=1)
        valid = np.where(finite.all(axis=0), self.index.size, np.argmin(finite, axis=0))
        with np.errstate(all="ignore"):
            dense = Dense.of(setup, lead, own, valid)
            points = Points(self, dense, a - first, z - first)
            new = [self.crossings(e, f, points, self.next - first, end - first) for e, f in enumerate(self.looks)]
        new = self.cut(new) if self.terminal else new
        for e, f in enumerate(new):
            if f["t"].size:
                self.found[e].append(f)
                np.maximum.at(self.after[e], f["b"], f["t"])
        self.next = end

    def crossings(self, e: int, look: Look, q: Points, begin: int, end: int) -> dict[str, np.ndarray]:
        """Events in the intervals from begin to end."""
        g = look(q.t, q.b, *q.user(q.state, q.b))
        s = np.sign(g)
        i = np.flatnonzero((q.k >= begin) & ((q.k < end) | ((q.k == end) & q.node)))
        si, b = s[i], q.b[i]
        head = np.r_[True, b[1:] != b[:-1]][: i.size]  # the first look at each body: the last one of the search before
        # a zero has the sign of the last value that was none
        last = np.maximum.accumulate(np.where((si != 0) | head, np.arange(i.size), 0))
        sign = np.where(si[last] != 0, si[last], self.sign[e, b])
        change = np.flatnonzero(~head & (sign * np.r_[0.0, sign[:-1]][: i.size] < 0))
        exact = si[change - 1] == 0
        zero, left, right = i[change[exact] - 1], i[change[~exact] - 1], i[change[~exact]]
        low, x = self.dips(q, look, i[:-1][b[:-1] == b[1:]], g)
        g_x = -s[low]  # on the other side
        at = np.r_[left, low, low]
        a, z = np.r_[q.t[left], q.t[low], x], np.r_[q.t[right], x, q.t[low + 1]]
        fa, fz = np.r_[g[left], g[low], g_x], np.r_[g[right], g_x, g[low + 1]]
        t, there = a, State(*(v[at] for v in q.state))
        if at.size:
            piece = Pieces(q.dense, q.k[at], q.b[at], self.limit(q.k[at]))
            t = roots(lambda m, t: look(t, q.b[at[m]], *q.user(piece(m, t), q.b[at[m]])), a, z, fa, fz)
            there = piece(np.arange(t.size), t)
        self.sign[e, b[head]] = sign[np.r_[head[1:], True][: i.size]]
        # together, in the order of time, without those found before and those not wanted
        at = np.r_[zero, at]
        t, b = np.r_[q.t[zero], t], q.b[at]
        d = np.r_[sign[change[exact]], np.sign(fz)].astype(int)
        state = State(*(np.concatenate([v[zero], w]) for v, w in zip(q.state, there, strict=True)))
        wanted = self.events[e].direction
        tick = 1e-9 * (self.setup.dt if self.setup.control is None else float(np.min(np.diff(q.dense.t, axis=0))))
        keep = (t > self.after[e, b] + tick) & ((wanted == 0) | (d == wanted))
        order = np.lexsort((b, t))
        order = order[keep[order]]
        R, W = q.user(State(*(v[order] for v in state)), b[order])
        step = q.k[at[order]] + int(self.index[0])
        return {"t": t[order], "b": b[order], "k": step, "d": d[order], "R": R, "omega": W}

    def limit(self, k: np.ndarray) -> np.ndarray | None:
        """With a terminal event no sample beyond the interval is used, except the first ones of the run."""
        return np.maximum(k + 2, self.width) if self.terminal else None

    def dips(self, q: Points, look: Look, i: np.ndarray, g: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Looks i between which and the next f goes to zero and back, and times when it is beyond.

        Parabolas through the looks around say where that may be, and the motion decides.
        """
        n, s = q.t.size, np.sign(g)
        i = i[s[i] * s[i + 1] > 0]
        h = q.t[i + 1] - q.t[i]
        prev, nxt = np.maximum(i - 1, 0), np.minimum(i + 2, n - 1)
        has_prev = (i > 0) & (q.b[prev] == q.b[i])
        has_next = (i + 2 < n) & (q.b[nxt] == q.b[i])
        if self.terminal:  # nothing beyond the interval
            has_next &= q.t[nxt] <= q.dense.t[q.k[i] + 1, q.b[i]]
        secant = (g[i + 1] - g[i]) / h
        hp = np.where(has_prev, q.t[i] - q.t[prev], 1.0)
        hn = np.where(has_next, q.t[nxt] - q.t[i + 1], 1.0)
        bend_left = np.where(has_prev, (secant - (g[i] - g[prev]) / hp) / (hp + h), np.nan)
        bend_right = np.where(has_next, ((g[nxt] - g[i + 1]) / hn - secant) / (hn + h), np.nan)
        bend_left, bend_right = (
            np.where(np.isnan(bend_left), bend_right, bend_left),
            np.where(np.isnan(bend_right), bend_left, bend_right),
        )
        slope_left, slope_right = (secant - bend_left * h) * s[i], (secant + bend_right * h) * s[i]
        low, high = g[i] * s[i], g[i + 1] * s[i]
        bend = slope_right - slope_left  # a parabola goes down from its ends by bend h/8 at most
        turns = (slope_left < 0.25 * bend) & (slope_right > -0.25 * bend)
        maybe = (bend > 0) & turns & (np.minimum(low, high) < bend * h)
        i = i[maybe]
        if i.size == 0:
            return i, np.zeros(0)
        b, k = q.b[i], q.k[i]
        piece = Pieces(q.dense, k, b, self.limit(k))
        x, y = lowest(lambda m, t: s[i[m]] * look(t, b[m], *q.user(piece(m, t), b[m])), q.t[i], q.t[i + 1])
        return i[y < 0], x[y < 0]

    def cut(self, new: list[dict[str, np.ndarray]]) -> list[dict[str, np.ndarray]]:
        """Terminal events: which bodies have ended, and nothing is found of them after that."""
        ends = np.full(self.bodies, np.inf)
        for count, event, f in zip(self.count, self.events, new, strict=True):
            for t, b, k in zip(f["t"], f["b"], f["k"], strict=True):
                count[b] += 1
                if event.terminal and count[b] == int(event.terminal) and t < ends[b]:
                    ends[b], self.done[b] = t, k
        return [{name: v[f["t"] <= ends[f["b"]]] for name, v in f.items()} for f in new]

    # --- going on, and results -------------------------------------------------------------------------------

    def resumed(self, setup: Setup, step: int, events: Any) -> Hunt:
        """The hunt of a run that goes on from this step; of a loaded one, the functions are given again."""
        missing = any(e.f is not_there for e in self.events)
        given = as_events(events)
        if missing and [e.describe() for e in given] != [e.describe() for e in self.events]:
            names = ", ".join(e.name for e in self.events)
            raise InvalidInput(
                "this run was loaded from a file and its events are functions, which files do not hold: give them "
                f"again as they were (names, direction, terminal, resolution), extend(t_end, events=[{names}])"
            )
        if given and not missing:
            raise InvalidInput("extend(events=...) is for runs without events, and for those loaded from a file")
        again = copy(self)
        again.setup, again.rest = setup, None
        again.events = given or self.events
        again.looks = [Look(e, setup, self.bodies) for e in again.events]
        again.found = [list(f) for f in self.found]
        for name in ("sign", "after"):
            setattr(again, name, getattr(self, name).copy())
        if np.any(self.done >= 0):  # its last interval is searched once more, for what comes after the terminal event
            again.next, again.sign = step, np.zeros_like(self.sign)
        again.count = np.zeros_like(self.count)
        again.done = np.full_like(self.done, -1)
        keep = self.index <= step
        again.index, again.states = self.index[keep], self.states[keep]
        return again

    def rows(self, step: int) -> np.ndarray:
        """The states after a step that is still held."""
        return self.states[np.flatnonzero(self.index == step)[0]].copy()

    def results(self) -> Events:
        out = []
        for event, found in zip(self.events, self.found, strict=True):
            a = joined(found)
            order = np.lexsort((a["b"], a["t"]))
            t, b, k, d, R, omega = (a[name][order] for name in COLUMNS)
            out.append(Found(event.name, self.setup.body, t, R, omega, d, b, k))
        return Events(out)

    def saved(self) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
        """What a file holds: everything but the functions."""
        complete = self.finish()
        arrays = {f"event_{name}": getattr(self, name) for name in KEPT}
        for e, found in enumerate(complete.found):
            arrays |= {f"event_{e}_{name}": v for name, v in joined(found).items()}
        sure = [int(joined(found)["t"].size) for found in self.found]
        return {"next": self.next, "sure": sure, "events": [e.describe() for e in self.events]}, arrays

    @classmethod
    def loaded(cls, setup: Setup, meta: dict[str, Any], a: Any) -> Hunt:
        """From what a file held; the functions have to be given again before it can go on."""
        events = tuple(Event(not_there, **e) for e in meta["events"])
        index, states, sign, after, count, done = (a[f"event_{name}"] for name in KEPT)
        every = [{name: a[f"event_{e}_{name}"] for name in COLUMNS} for e in range(len(events))]
        found, rest = (
            [[{name: v[part(n)] for name, v in f.items()}] for f, n in zip(every, meta["sure"], strict=True)]
            for part in (lambda n: slice(None, n), lambda n: slice(n, None))
        )
        return cls(setup, events, index, states, int(meta["next"]), sign, after, count, done, found, [], rest)


KEPT = ("index", "states", "sign", "after", "count", "done")
COLUMNS = ("t", "b", "k", "d", "R", "omega")
NOTHING = dict(zip(COLUMNS, (np.zeros(0), *[np.zeros(0, int)] * 3, np.zeros((0, 3, 3)), np.zeros((0, 3))), strict=True))


def joined(found: list[dict[str, np.ndarray]]) -> dict[str, np.ndarray]:
    return {name: np.concatenate([f[name] for f in (NOTHING, *found)]) for name in COLUMNS}


class Points:
    """Where f is looked at: of every body, in the order of time; k counts samples from the first that is held."""

    def __init__(self, hunt: Hunt, dense: Dense, begin: int, end: int) -> None:
        self.dense, setup = dense, hunt.setup
        k = np.tile(np.arange(begin, end + 1), hunt.bodies)
        b = np.repeat(np.arange(hunt.bodies), end + 1 - begin)
        there = (k < dense.count[b]) & (hunt.done[b] < 0)
        k, b = k[there], b[there]
        more = (k < end) & (k + 1 < dense.count[b])
        next_one = np.where(more, k + 1, k)
        speed = np.sqrt(np.sum((dense.P / dense.I) ** 2, axis=-1))
        h = dense.t[next_one, b] - dense.t[k, b]
        turn = np.maximum(speed[k, b], speed[next_one, b]) * h
        angle = min(e.resolution for e in hunt.events)
        looks = np.clip(np.ceil(turn / angle), 1, MOST_LOOKS).astype(int)
        pair = np.repeat(np.arange(k.size), looks)
        i = np.arange(pair.size) - np.repeat(np.cumsum(looks) - looks, looks)
        self.k, self.b, self.node = k[pair], b[pair], i == 0
        self.t = dense.t[self.k, self.b] + (i / looks[pair]) * h[pair]
        N = self.t.size
        self.state = State(dense.R[self.k, self.b].copy(), dense.P[self.k, self.b].copy(), np.zeros(N), np.zeros(N))
        inner = np.flatnonzero(~self.node)
        self.axes = setup.body.axes if not setup.body.diagonal else None
        for start in range(0, inner.size, 20_000):
            some = inner[start : start + 20_000]
            which, m = np.unique(pair[some], return_inverse=True)
            piece = Pieces(dense, k[which], b[which], hunt.limit(k[which]))
            for have, new in zip(self.state, piece(m.reshape(-1), self.t[some]), strict=True):
                have[some] = new

    def user(self, state: State, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """R and omega in the user's axes."""
        W = state.P / self.dense.I[b]
        if self.axes is None:
            return state.R, W
        Q = self.axes if self.axes.ndim == 2 else self.axes[b]
        return state.R @ np.swapaxes(Q, -1, -2), np.einsum("...ij,...j->...i", Q, W)


# --- numbers ------------------------------------------------------------------------------------------------


def roots(f: Callable[..., np.ndarray], a: np.ndarray, b: np.ndarray, fa: np.ndarray, fb: np.ndarray) -> np.ndarray:
    """Roots in brackets, all at once, to rounding: Chandrupatla (1997), inverse quadratic where that is safe.

    f(m, x) is the value of the functions m at x.
    """
    a, b, fa, fb = a.copy(), b.copy(), fa.copy(), fb.copy()
    c, fc = a.copy(), fa.copy()
    step = np.full(a.size, 0.5)
    active = np.arange(a.size)
    least = 1e-20 * np.maximum(np.abs(a), np.abs(b))
    best = np.where(np.abs(fa) < np.abs(fb), a, b)
    while active.size:  # who divides by zero here goes on by bisection
        m = active
        x = a[m] + step[m] * (b[m] - a[m])
        fx = f(m, x)
        same = np.sign(fx) == np.sign(fa[m])
        c[m], fc[m] = np.where(same, a[m], b[m]), np.where(same, fa[m], fb[m])
        b[m], fb[m] = np.where(same, b[m], a[m]), np.where(same, fb[m], fa[m])
        a[m], fa[m] = x, fx
        best[m] = np.where(np.abs(fa[m]) < np.abs(fb[m]), a[m], b[m])
        width = np.abs(b[m] - a[m])
        tol = 2.0 * np.finfo(float).eps * np.abs(best[m]) + least[m]
        go = (width > 2.0 * tol) & (fa[m] != 0.0)
        active = m = m[go]
        with np.errstate(all="ignore"):
            xi, phi = (a[m] - b[m]) / (c[m] - b[m]), (fa[m] - fb[m]) / (fc[m] - fb[m])
            safe = (phi**2 < xi) & ((1.0 - phi) ** 2 < 1.0 - xi)
            quadratic = fa[m] / (fb[m] - fa[m]) * fc[m] / (fb[m] - fc[m]) + (c[m] - a[m]) / (b[m] - a[m]) * fa[m] / (
                fc[m] - fa[m]
            ) * fb[m] / (fc[m] - fb[m])
        margin = tol[go] / width[go]
        step[m] = np.clip(np.where(safe & np.isfinite(quadratic), quadratic, 0.5), margin, 1.0 - margin)
    return best


def lowest(f: Callable[..., np.ndarray], a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Where functions are least between a and b, or any place where they are negative: golden section."""
    ratio = 0.5 * (np.sqrt(5.0) - 1.0)
    a, b = a.copy(), b.copy()
    everyone = np.arange(a.size)
    x, y = b - ratio * (b - a), a + ratio * (b - a)
    fx, fy = f(everyone, x), f(everyone, y)
    for _ in range(40):  # to about the square root of rounding, where a minimum cannot be told any better
        m = everyone[(fx >= 0) & (fy >= 0) & (b - a > 4e-16 * np.abs(b))]
        if m.size == 0:
            break
        left = fx[m] < fy[m]
        l, r = m[left], m[~left]
        b[l], y[l], fy[l] = y[l], x[l], fx[l]
        x[l] = b[l] - ratio * (b[l] - a[l])
        a[r], x[r], fx[r] = x[r], y[r], fy[r]
        y[r] = a[r] + ratio * (b[r] - a[r])
        new = f(m, np.where(left, x[m], y[m]))
        fx[l], fy[r] = new[left], new[~left]
    lower = fx < fy
    return np.where(lower, x, y), np.where(lower, fx, fy)
