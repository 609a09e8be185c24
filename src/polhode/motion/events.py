"""Events: times at which a function of the motion changes sign, located on the interpolated motion between steps.

What is found   f is evaluated after every step, for any `every`.  It is also evaluated in between, so that between two
evaluations the body turns by at most `resolution` radians, and the time is at most `max_interval`.  A function of time
alone is evaluated after every step and once in between.  If the changes of sign of a function are further apart than
these evaluations, all of them are found, also those of Booleans and jumps. Where the values of f show that it varies
faster, f is evaluated more often, until the values describe it (`looks.py`): roots of a smooth f are then found however
close together they are.  A pulse between two evaluations that changes no value is missed; use `max_interval` for such
functions.
A change of sign is located to the rounding of the interpolated motion (`dense.py` makes no torque call), and a jump to
the resolution of time.

What counts   A Boolean function is positive where it is True.  Only changes of sign count.  A zero at the start or at
the end does not count, and neither does a function that touches zero without crossing it; if only rounding decides
whether it crosses zero, there may be no event or two.  A zero exactly at an evaluation counts once. If f is zero for a
while and then has the other sign, the event is at the end of this time.

How   A step is searched as soon as the samples for its interpolation exist.  No other samples are used, so the result
does not depend on the blocks in which the run advances.  With a terminal event, only the samples up to the end of the
step are used (but at least the first eight of the run, or twelve), so that no later step is needed.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arguments import finite_number
from ..body import Body
from ..engines.layout import from_rows
from ..errors import InvalidInput
from ..run.checks import check_picklable
from ..torques.base import arguments
from ..units import seconds
from .dense import WITH_SLOPES, WITHOUT, Dense
from .looks import (
    AT_ONCE,
    NAMES,
    OUTSIDE,
    Course,
    EventFunction,
    Looks,
    TooManyLooks,
    end_of_zero,
    look,
    lowest,
    roots,
)

if TYPE_CHECKING:
    from ..run.setup import Setup
    from ..run.switching import Switching


PATIENCE = 200  # number of steps that are searched together if held torques make blocks short


@dataclass(frozen=True)
class Event:
    """A function of the motion whose changes of sign the run locates.

    Parameters
    ----------
    f : callable
        The function.  Its arguments are found by name: t, R, omega (body frame), x, v, p (the params of the torque) and
        momenta (of wheels).  It returns a number or a Boolean.  A @polhode.kernel function is evaluated on many states
        at once.
        For a mechanism, the arguments are t and state.
    direction : {-1, 0, 1}
        1 selects changes from negative to positive (False to True), -1 the opposite changes, 0 both.
    terminal : bool or int
        True ends the run (in a batch, the run of that body) at the first occurrence; a number n ends it at the n-th.
        The samples end at the last step before the event; the state at the event is in `trajectory.events`.
    name : str
        The name for `trajectory.events[name]`; by default the name of the function.
    resolution : float
        The largest angle, in radians, by which the body turns between two evaluations of f.  Not for mechanisms.
    max_interval : float, optional
        The longest time between two evaluations of f.  Give it if f may change its sign twice within a step while the
        values before and after do not show this, as for pulses and fast Booleans.  All pulses that last longer than
        this are then found.  Not for mechanisms.

    Examples
    --------
    >>> up = ph.Event(lambda R: R[2, 1], direction=1, name="up")
    >>> run = ph.simulate([1, 2, 3], omega=[1, 0, 0], t_end=10, dt=0.1, events=up)
    >>> run.events["up"].t.round(6)
    array([6.283185])
    """

    f: Callable[..., Any]
    direction: int = 0
    terminal: bool | int = False
    name: str = ""
    resolution: float = 0.2
    max_interval: float | None = None

    def __post_init__(self) -> None:
        arguments(self.f, (*NAMES, "state"), "an event")
        if self.direction not in (-1, 0, 1):
            if not isinstance(self.direction, (int, float, np.number)) or not np.isfinite(self.direction):
                raise InvalidInput(f"direction of an event must be -1, 0 or 1, got {self.direction!r}")
            object.__setattr__(self, "direction", int(np.sign(self.direction)))  # as in SciPy's solve_ivp
        if isinstance(self.terminal, float) and self.terminal == int(self.terminal):
            object.__setattr__(self, "terminal", int(self.terminal))
        if not isinstance(self.terminal, (bool, int, np.integer, np.bool_)) or self.terminal < 0:
            raise InvalidInput(
                f"terminal must be True, False or how many occurrences end the run, got {self.terminal!r}"
            )
        if not (isinstance(self.resolution, (int, float)) and 1e-3 <= self.resolution):
            raise InvalidInput(f"resolution is an angle in radians, at least 0.001, got {self.resolution!r}")
        object.__setattr__(self, "max_interval", seconds(self.max_interval, "max_interval"))
        if self.max_interval is not None:
            finite_number(self.max_interval, "max_interval", "a time, positive and finite", least=5e-324)
        if not self.name:
            object.__setattr__(self, "name", getattr(self.f, "__name__", type(self.f).__name__))

    def __getstate__(self) -> dict[str, Any]:
        check_picklable("an event", self.f)
        return self.__dict__

    def __copy__(self) -> Event:
        return self  # nothing in it changes

    def __deepcopy__(self, memo: Any) -> Event:
        return self

    def describe(self) -> dict[str, Any]:
        """Return the settings of the event as plain data, without the function.

        Returns
        -------
        dict
        """
        return {
            "name": self.name,
            "direction": int(self.direction),
            "terminal": int(self.terminal),
            "resolution": float(self.resolution),
            "max_interval": None if self.max_interval is None else float(self.max_interval),
        }


def not_there(t: Any) -> Any:
    """Stand in for the function of an event in a loaded run: raise an error."""
    raise InvalidInput("this run was loaded from a file, which does not hold the functions of its events")


def as_events(events: Any, names: tuple[str, ...] = NAMES, what: str = "an event") -> tuple[Event, ...]:
    """Convert the user's events (a function, an Event, or several of them) to Events.

    names : the allowed arguments of the functions.
    """
    if events is None:
        return ()
    if isinstance(events, Event) or callable(events):
        events = (events,)
    try:
        several = tuple(events)
    except TypeError:
        several = ()
    if isinstance(events, str) or not (several or isinstance(events, (list, tuple))):
        raise InvalidInput(f"events must be functions or polhode.Event(f, ...), got {events!r}")
    made: list[Event] = []
    for e in several:
        if not isinstance(e, Event):  # a function may have the attributes of SciPy's solve_ivp
            terminal, direction = getattr(e, "terminal", False), getattr(e, "direction", 0)
            e = Event(e, direction=direction or 0, terminal=terminal or False)
        arguments(e.f, names, what)  # refuses `state` unless this is a mechanism
        if e.name in [x.name for x in made]:
            raise InvalidInput(
                f"events: {e.name!r} appears twice; give each event its own name, polhode.Event(f, name=...)"
            )
        made.append(e)
    return tuple(made)


# --- results -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, repr=False)
class Found:
    """The n occurrences of an event in the order of time; in a batch, those of all bodies.

    Attributes
    ----------
    name : str
        The name of the event.
    body : Body
        The body that moves.
    t : ndarray, (n,)
        Times.
    R : ndarray, (n, 3, 3)
        Attitudes.
    omega : ndarray, (n, 3)
        Angular velocities in the body frame.
    direction : ndarray, (n,)
        +1 if the function became positive, -1 if it became negative.
    bodies : ndarray, (n,)
        Index of the body of a batch.
    step : ndarray, (n,)
        The step before the event.
    x, v : ndarray, (n, 3), or None
        Position and velocity of a body that moves.
    spin : ndarray, (n, 3), or None
        Momentum of wheels in the body frame; NaN where it is not known.

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], omega=[1, 0, 0], t_end=10, dt=0.1, events=lambda R: R[2, 1])
    >>> found = run.events[0]
    >>> len(found), found.direction.tolist()
    (3, [-1, 1, -1])
    """

    name: str
    body: Body
    t: np.ndarray
    R: np.ndarray
    omega: np.ndarray
    direction: np.ndarray
    bodies: np.ndarray
    step: np.ndarray
    x: np.ndarray | None = None
    v: np.ndarray | None = None
    spin: np.ndarray | None = None  # momentum of wheels in the body, (n, 3); NaN where it is not known

    def of(self, body: int) -> Found:
        """Return the occurrences of one body of a batch.

        Parameters
        ----------
        body : int
            Index of the body.

        Returns
        -------
        Found
        """
        arrays = {n: getattr(self, n) for n in ("t", "R", "omega", "direction", "bodies", "step", "x", "v", "spin")}
        return replace(self, **{n: a[self.bodies == body] for n, a in arrays.items() if a is not None})

    @property
    def momentum_body(self) -> np.ndarray:
        """Angular momentum in the body frame, (n, 3); with wheels, that of body and wheels together."""
        J = self.body.inertia
        own = np.einsum("...ij,...j->...i", J if J.ndim == 2 else J[self.bodies], self.omega)
        return own if self.spin is None else own + self.spin

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
    """The occurrences of each event: `events[0]`, or by name, `events["apex"]`."""

    def __init__(self, found: Sequence[Found] = ()) -> None:
        self._found = tuple(found)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(f.name for f in self._found)

    @property
    def last(self) -> float:
        """The time of the last occurrence of any event."""
        return max((float(f.t[-1]) for f in self._found if len(f)), default=-np.inf)

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            if key not in self.names:
                raise InvalidInput(f"there is no event {key!r}; known events: {', '.join(self.names) or 'none'}")
            return self._found[self.names.index(key)]
        return self._found[key]

    def __len__(self) -> int:
        return len(self._found)

    def __repr__(self) -> str:
        return f"[{', '.join(map(repr, self._found))}]"


# --- the search -----------------------------------------------------------------------------------------------


@dataclass
class Hunt:
    """The search for events during a run.  `feed` adds states; `finish` searches the remaining steps."""

    setup: Setup
    events: tuple[Event, ...]
    index: np.ndarray  # numbers of the steps in `states`
    states: np.ndarray  # [step, leaf, body]
    next: int  # number of the step before the first interval that was not yet searched
    sign: np.ndarray  # [event, body]: sign of the last value that was not zero
    after: np.ndarray  # [event, body]: time of the last event found
    count: np.ndarray  # [event, body]: number of events since the run began or was extended
    done: np.ndarray  # [body]: the step before the terminal event of the body, or -1
    found: list[list[dict[str, np.ndarray]]] = field(default_factory=list)
    functions: list[EventFunction] = field(default_factory=list)
    rest: list[Any] | None = None  # for a loaded run: the events found by `finish`
    stride: int = AT_ONCE  # number of steps that are searched together
    told: set[str] = field(default_factory=set)  # names of events about which the user was warned
    held: Switching | None = None  # held torques of the run, with their commands

    @classmethod
    def begin(cls, setup: Setup, events: tuple[Event, ...], rows: np.ndarray, step: int) -> Hunt:
        shape = len(events), rows.shape[1]
        return cls(
            setup, events, np.array([step]), rows[None].copy(), step, np.zeros(shape), np.full(shape, -np.inf),
            np.zeros(shape, int), np.full(shape[1], -1), [[] for _ in events],
            [EventFunction(e, setup, shape[1]) for e in events],
        )  # fmt: skip

    @property
    def bodies(self) -> int:
        return int(self.states.shape[2])

    @property
    def terminal(self) -> bool:
        return any(e.terminal for e in self.events)

    @property
    def width(self) -> int:
        """Number of samples of the widest stencil, which is larger if the torque at the samples is unknown or jumps."""
        return WITHOUT[-1] if self.setup.bound_python.plain or self.setup.bound.held else WITH_SLOPES[-1]

    def feed(self, first: int, states: np.ndarray) -> None:
        """Add the states after the steps that follow step `first`, and search the intervals whose samples exist."""
        self.index = np.concatenate([self.index, first + 1 + np.arange(len(states))])
        self.states = np.concatenate([self.states, states])
        last, w = int(self.index[-1]), self.width
        early = int(self.index[0]) + w - 1  # all intervals between the first samples of a run need all these samples
        if last < early or (self.setup.bound.held and not self.terminal and last < self.next + PATIENCE):
            return
        self.search(last if self.terminal else last - w // 2 - 1)

    @property
    def waits(self) -> bool:
        """Whether there are steps that have not been searched."""
        return self.next < int(self.index[-1])

    def ended(self) -> Hunt:
        """Return the finished search if a terminal event is in the last steps, otherwise this search."""
        rest = self.finish()
        return rest if np.any(rest.done > self.done) else self

    def finish(self) -> Hunt:
        """Return a copy of the search that has searched all steps so far; this search itself can continue."""
        rest = copy(self)
        for name in ("sign", "after", "count", "done"):
            setattr(rest, name, getattr(self, name).copy())
        rest.functions = [copy(f) for f in self.functions]  # because their data about the last steps are not final
        rest.found = [f + (self.rest[e] if self.rest else []) for e, f in enumerate(self.found)]
        if self.rest is None:
            rest.search(int(self.index[-1]))
        for f in rest.functions:
            if f.is_indicator:
                self.tell(
                    f.event.name,
                    "has the values 0 and 1 only, and so no change of sign: return a Boolean (True, False) instead",
                )
        return rest

    def search(self, end: int) -> None:
        """Search the steps from self.next to end, in parts that fit into memory."""
        while self.next < end and np.any(self.done < 0):
            most = max(1, AT_ONCE // self.bodies)
            size = min(end - self.next, self.stride, most)
            try:
                self.stretch(self.next + size)
            except TooManyLooks:
                self.stride = max(1, size // 2)
            else:
                self.stride = min(2 * self.stride, most)
        stopped = np.all(self.done >= 0)  # a run that is extended begins at that step
        keep = self.index >= (int(self.done.max()) if stopped else self.next) - self.width
        self.index, self.states = self.index[keep], self.states[keep]

    def stretch(self, end: int) -> None:
        setup, first = self.setup, int(self.index[0])
        a = max(self.next - OUTSIDE, first)
        z = end if self.terminal else min(end + OUTSIDE, int(self.index[-1]))
        own = from_rows(setup.template, np.moveaxis(self.states, 1, 0))
        # with step-size control there is only one body
        lead = setup.t_start + self.index * setup.dt if setup.control is None else own.t[:, 0]
        finite = np.isfinite(self.states).all(axis=1)
        valid = np.where(finite.all(axis=0), self.index.size, np.argmin(finite, axis=0))
        axes = setup.body.axes if not setup.body.diagonal else None
        with np.errstate(all="ignore"):
            for f in self.functions:
                f.held = self.held
            dense = Dense.of(setup, lead, own, valid, self.held)
            course = Course(dense, axes, first, a - first, z - first, self.done < 0, self.limit, self.terminal)
            looks = [look(f, course, self.next - first, end - first) for f in self.functions]
            new = [self.crossings(e, course, q, self.next - first, end - first) for e, q in enumerate(looks)]
        new = self.cut(new) if self.terminal else new
        for e, occurrences in enumerate(new):
            if looks[e].strained.size:
                self.tell(
                    self.events[e].name,
                    f"varies so fast, or so irregularly, in the step from t = {looks[e].strained.min():g} that not "
                    "all of its changes of sign may be found. Make dt smaller, or the function smoother",
                )
            if occurrences["t"].size:
                self.found[e].append(occurrences)
                np.maximum.at(self.after[e], occurrences["b"], occurrences["t"])
        self.next = end

    def tell(self, name: str, what: str) -> None:
        """Issue a warning about an event, but only once for each event."""
        if name not in self.told:
            self.told.add(name)
            warnings.warn(f"event {name} {what}", RuntimeWarning, stacklevel=3)

    def crossings(self, e: int, course: Course, q: Looks, begin: int, end: int) -> dict[str, np.ndarray]:
        """Return the events in the steps from `begin` to `end`."""
        f, g, s = self.functions[e], q.g, np.sign(q.g)
        i = np.flatnonzero((q.k >= begin) & ((q.k < end) | ((q.k == end) & q.node)))
        si, b = s[i], q.b[i]
        # the first evaluation of each body is the last one of the previous search
        head = np.r_[True, b[1:] != b[:-1]][: i.size]
        # a value of zero gets the sign of the last value that was not zero
        last = np.maximum.accumulate(np.where((si != 0) | head, np.arange(i.size), 0))
        sign = np.where(si[last] != 0, si[last], self.sign[e, b])
        change = np.flatnonzero(~head & (sign * np.r_[0.0, sign[:-1]][: i.size] < 0))
        left, right = i[change - 1], i[change]
        low, x = self.dips(f, course, q, i[:-1][b[:-1] == b[1:]])
        g_x = -s[low]  # a value with the opposite sign
        at = np.r_[left, low, low]
        a, z = np.r_[q.t[left], q.t[low], x], np.r_[q.t[right], x, q.t[low + 1]]
        fa, fz = np.r_[g[left], g[low], g_x], np.r_[g[right], g_x, g[low + 1]]
        t, k, b_at = a, q.k[at], q.b[at]
        if at.size:
            value = course.function_in(f, k, b_at)
            t, zero = roots(value, a, z, fa, fz)
            t = end_of_zero(value, t, z, zero)
        self.sign[e, b[head]] = sign[np.r_[head[1:], True][: i.size]]
        # sort the events by time, and drop those found before and those with the wrong direction
        d = np.sign(fz).astype(int)
        wanted = self.events[e].direction
        tick = 1e-9 * (self.setup.dt if self.setup.control is None else float(np.min(np.diff(course.dense.t, axis=0))))
        keep = (t > self.after[e, b_at] + tick) & ((wanted == 0) | (d == wanted))
        order = np.lexsort((b_at, t))
        order = order[keep[order]]
        t, k, b_at = t[order], k[order], b_at[order]
        view = course.states(k, b_at, t)
        moving = {} if view.x is None or view.v is None else {"x": view.x, "v": view.v}
        return {"t": t, "b": b_at, "k": k + int(self.index[0]), "d": d[order], "R": view.R, "omega": view.W, **moving}

    def limit(self, k: np.ndarray) -> np.ndarray | None:
        """Return the limits of the samples that interpolation after samples k may use; None means no limit.

        With a terminal event, samples after the interval are not used, except the first samples of the run.
        """
        return np.maximum(k + 2, self.width) if self.terminal else None

    def dips(self, f: EventFunction, course: Course, q: Looks, i: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Find pairs of crossings between successive evaluations i and i + 1.

        Return the indices i, and for each a time at which f has the other sign.

        Parabolas through neighbouring evaluations suggest where such pairs may be; f on the interpolated motion
        decides.
        """
        g, s = q.g, np.sign(q.g)
        i = i[s[i] * s[i + 1] > 0]
        h = q.t[i + 1] - q.t[i]
        prev, following = q.neighbours(i)
        if self.terminal:  # do not use evaluations after the interval
            following = np.where(q.t[following] <= course.dense.t[q.k[i] + 1, q.b[i]], following, -1)
        has_prev, has_next = prev >= 0, following >= 0
        secant = (g[i + 1] - g[i]) / h
        hp = np.where(has_prev, q.t[i] - q.t[prev], 1.0)
        hn = np.where(has_next, q.t[following] - q.t[i + 1], 1.0)
        bend_left = np.where(has_prev, (secant - (g[i] - g[prev]) / hp) / (hp + h), np.nan)
        bend_right = np.where(has_next, ((g[following] - g[i + 1]) / hn - secant) / (hn + h), np.nan)
        bend_left, bend_right = (
            np.where(np.isnan(bend_left), bend_right, bend_left),
            np.where(np.isnan(bend_right), bend_left, bend_right),
        )
        slope_left, slope_right = (secant - bend_left * h) * s[i], (secant + bend_right * h) * s[i]
        low, high = g[i] * s[i], g[i + 1] * s[i]
        bend = slope_right - slope_left  # a parabola is at most bend h/8 below its ends
        turns = (slope_left < 0.25 * bend) & (slope_right > -0.25 * bend)
        maybe = (bend > 0) & turns & (np.minimum(low, high) < bend * h)
        i = i[maybe]
        if i.size == 0:
            return i, np.zeros(0)
        value = course.function_in(f, q.k[i], q.b[i])
        x, y = lowest(lambda m, t: s[i[m]] * value(m, t), q.t[i], q.t[i + 1])
        return i[y < 0], x[y < 0]

    def cut(self, new: list[dict[str, np.ndarray]]) -> list[dict[str, np.ndarray]]:
        """Count the events, mark the bodies that have ended by a terminal event, and drop their later events."""
        ends = np.full(self.bodies, np.inf)
        for count, event, f in zip(self.count, self.events, new, strict=True):
            for t, b, k in zip(f["t"], f["b"], f["k"], strict=True):
                count[b] += 1
                if event.terminal and count[b] == int(event.terminal) and t < ends[b]:
                    ends[b], self.done[b] = t, k
        return [{name: v[f["t"] <= ends[f["b"]]] for name, v in f.items()} for f in new]

    # --- continuation and results ----------------------------------------------------------------------------

    def resumed(self, setup: Setup, step: int, events: Any) -> Hunt:
        """Return the search for a run that continues from this step; for a loaded run, `events` gives the functions
        again.
        """
        missing = any(e.f is not_there for e in self.events)
        given = as_events(events)
        if missing and [e.describe() for e in given] != [e.describe() for e in self.events]:
            names = ", ".join(e.name for e in self.events)
            raise InvalidInput(
                "this run was loaded from a file, and files do not hold functions: give its events again, with the "
                f"same names, direction, terminal and resolution, extend(t_end, events=[{names}])"
            )
        if given and not missing:
            raise InvalidInput("extend(events=...) is only for runs without events and for runs loaded from a file")
        again = copy(self)
        again.setup, again.rest = setup, None
        again.events = given or self.events
        again.functions = [EventFunction(e, setup, self.bodies) for e in again.events]
        again.found = [list(f) for f in self.found]
        for name in ("sign", "after"):
            setattr(again, name, getattr(self, name).copy())
        if np.any(self.done >= 0):  # search the last step again, for events after the terminal event
            again.next, again.sign = step, np.zeros_like(self.sign)
        again.count = np.zeros_like(self.count)
        again.done = np.full_like(self.done, -1)
        keep = self.index <= step
        again.index, again.states = self.index[keep], self.states[keep]
        return again

    def rows(self, step: int) -> np.ndarray:
        """Return the states after a step, which must still be stored."""
        return self.states[np.flatnonzero(self.index == step)[0]].copy()

    def joined(self, found: list[dict[str, np.ndarray]]) -> dict[str, np.ndarray]:
        return {name: np.concatenate([f[name] for f in (NOTHING, *found)]) for name in columns_of(self.setup)}

    def results(self) -> Events:
        out = []
        for event, found in zip(self.events, self.found, strict=True):
            a = self.joined(found)
            order = np.lexsort((a["b"], a["t"]))
            t, b, k, d, R, omega, *place = (a[name][order] for name in columns_of(self.setup))
            x, v = place or (None, None)
            out.append(Found(event.name, self.setup.body, t, R, omega, d, b, k, x, v, self.spin_at(t, b)))
        return Events(out)

    def spin_at(self, t: np.ndarray, b: np.ndarray) -> np.ndarray | None:
        """Return the momentum of the wheels in the user's axes; None without wheels."""
        if self.setup.torque.external is None:
            return None
        if self.held is None or self.setup.bound.spin is None:  # a loaded run whose motors were driven by a function
            return np.full((t.size, 3), np.nan)
        h = self.held.spin_at(self.setup.bound_python, t, b)
        axes = self.setup.body.axes
        return np.einsum("...ij,...j->...i", axes if axes.ndim == 2 else axes[b], h)

    def saved(self) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
        """Return the data for a file: everything except the functions."""
        complete = self.finish()
        arrays = {f"event_{name}": getattr(self, name) for name in KEPT}
        for e, found in enumerate(complete.found):
            arrays |= {f"event_{e}_{name}": v for name, v in self.joined(found).items()}
        sure = [int(self.joined(found)["t"].size) for found in self.found]
        return {"next": self.next, "sure": sure, "events": [e.describe() for e in self.events]}, arrays

    @classmethod
    def loaded(cls, setup: Setup, meta: dict[str, Any], a: Any) -> Hunt:
        """Return the search from the data of a file; the run can continue only when the functions are given again."""
        events = tuple(Event(not_there, **e) for e in meta["events"])
        index, states, sign, after, count, done = (a[f"event_{name}"] for name in KEPT)
        every = [{name: a[f"event_{e}_{name}"] for name in columns_of(setup)} for e in range(len(events))]
        found, rest = (
            [[{name: v[part(n)] for name, v in f.items()}] for f, n in zip(every, meta["sure"], strict=True)]
            for part in (lambda n: slice(None, n), lambda n: slice(n, None))
        )
        return cls(setup, events, index, states, int(meta["next"]), sign, after, count, done, found, [], rest)


KEPT = ("index", "states", "sign", "after", "count", "done")
COLUMNS = ("t", "b", "k", "d", "R", "omega", "x", "v")
EMPTY = (np.zeros(0), *[np.zeros(0, int)] * 3, np.zeros((0, 3, 3)), *[np.zeros((0, 3))] * 3)
NOTHING = dict(zip(COLUMNS, EMPTY, strict=True))


def columns_of(setup: Setup) -> tuple[str, ...]:
    """Return the names of the data that are stored for each event."""
    return COLUMNS if setup.flies else COLUMNS[:-2]
