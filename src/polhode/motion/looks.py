"""Choice of the times ("looks") at which the function f of an event is evaluated.

First looks   f is evaluated after every step.  If it depends on R or omega, it is also evaluated in between, so that
the body turns by at most `resolution` between two looks.  With `max_interval`, the time between looks is at most that.
A function of time may have a whole number of periods in every step, so that all these values are equal.  Therefore it
is evaluated at one more time in every step, at a position that differs from step to step.  If f also depends on the
motion and steps are short, this is done only in every fourth step.

More looks   The fourth divided difference D over a window of five successive looks shows how much f differs from a
cubic there.  A cell is the interval between two looks.  For a cell of length h in a window of length L, the quantity

    E = |D| h^2 L^2 / 4        (h at least L/12)

is about seven times the error of interpolation.  If E exceeds 3 % of both |f| and its change over the cell, f may have
roots that the looks do not show: the cell is divided, and its parts are tested again.  For a sine, this gives about ten
looks per period.  From the fifth division on, windows that show a single jump between constants are not tested:
bisection will locate the jump. Near a kink at zero, division ends at a millionth of a cell.  It also ends if f is only
rounding noise, which is found by evaluating f with its arguments changed in the last digits, or after `MOST_REFINED`
looks in a step, which is reported to the caller.

In a step with three or more changes of sign, no two looks are further apart than a quarter of the mean distance between
these changes.

The first looks in a step and in its neighbours decide whether the step needs more looks; then only its own looks
decide.  So the result does not depend on how many steps are searched together.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..engines.layout import each, from_rows, in_user_axes, leaves
from ..errors import InvalidInput
from ..groups.convert import matrix, vector
from ..kernels.scalar import is_kernel
from ..motion.dense import Dense, Limit, State
from ..torques.base import arguments, member, params_of, structure

if TYPE_CHECKING:
    from ..motion.events import Event
    from ..run.setup import Setup
    from ..run.switching import Switching

MOST_LOOKS = 1_000_000  # largest number of first looks in one step
MOST_REFINED = 20_000  # largest number of looks in a step that needs more than the first looks
MOST_AT_ONCE = 1_000_000  # largest number of looks in memory
FINEST = 2**20  # largest number of parts into which a cell between first looks is divided
DOUBT = 0.03  # a cell is divided if E exceeds this fraction of |f| and of its change over the cell
FEWEST = 8  # smallest number of cells in a step that is divided; with fewer, f may seem smooth by chance
JUMP = 1e-3  # a change is a jump if all other changes in its window are below this fraction of it
NOISE = 64.0  # cells are divided only if E exceeds the effect of rounding by this factor
CHECKED = 4  # for functions of time and motion, one of this many short steps has an additional look
GOLDEN = 0.6180339887498949
AT_ONCE = 20_000
SHORT = 64  # number of looks that are stored for the next search
# first looks in this many steps before and after a step are used to decide whether the step needs more looks
OUTSIDE = 4


class TooManyLooks(Exception):
    """Too many steps are searched together."""


# --- the function ----------------------------------------------------------------------------------------------


def as_number(value: Any) -> Any:
    """Convert a Boolean to +1 (True) or -1 (False); numbers do not change."""
    if isinstance(value, (bool, np.bool_)):
        return 1.0 if value else -1.0
    if isinstance(value, np.ndarray) and value.dtype == bool:
        return np.where(value, 1.0, -1.0)
    return value


MOTION = ("R", "omega", "x", "v")  # possible arguments of a function besides time and parameters
NAMES = ("t", *MOTION, "p", "momenta")  # momenta: the momenta of wheels


class View(NamedTuple):
    """N states in the user's axes; the fields are those arguments of a function that `MOTION` names."""

    R: np.ndarray
    W: np.ndarray
    x: np.ndarray | None = None  # position and velocity of bodies that move
    v: np.ndarray | None = None

    def slipped(self, eps: float) -> View:
        """Return the states with errors of this relative size, to test the effect of rounding."""
        signs = np.where(np.arange(9).reshape(3, 3) % 2 == 0, eps, -eps)

        def off(a: np.ndarray | None) -> Any:
            return None if a is None else a + signs[0] * np.linalg.norm(a, axis=-1, keepdims=True)

        return View(self.R + signs, off(self.W), off(self.x), off(self.v))


class EventFunction:
    """The function of an event, evaluated for N states at once."""

    def __init__(self, event: Event, setup: Setup, bodies: int) -> None:
        self.event, self.setup = event, setup
        params = getattr(setup.torque, "params", None)
        self.names = arguments(event.f, NAMES, "an event", absent=("p",) if params is None else ())
        self.of_time = "t" in self.names or "momenta" in self.names
        self.of_motion = any(name in self.names for name in MOTION)
        if not setup.flies and ("x" in self.names or "v" in self.names):
            raise InvalidInput(
                f"event {event.name} uses x or v, but this body has no position: give position or velocity"
            )
        self.recent: dict[tuple[int, float], float] = {}  # {(body, time): value of f} of the last looks
        self.zero_and_one: set[float] = set()  # which of the values 0 and 1 f has had; contains NaN if it had others
        if "p" in self.names and params is None:
            params = params_of(setup.torque)  # those of the only function in a sum
        if "p" in self.names and params is None:
            raise InvalidInput(
                f"event {event.name}: its argument p is the params of a torque function, but "
                "there are none, or those of several functions: give params of one function, or leave p out"
            )
        self.held: Switching | None = None  # held torques of the run, for the momenta of wheels
        if "momenta" in self.names and (setup.bound.spin is None or is_kernel(event.f)):
            why = "there are none" if setup.bound.spin is None else "only Python functions receive it"
            raise InvalidInput(f"event {event.name}: its argument momenta is the momenta of the wheels, but {why}")
        count = bodies if setup.batch else None
        if is_kernel(event.f):
            self.p = structure(params, count) if "p" in self.names else ()
        else:
            self.each = [member(params, count, j) for j in range(bodies)] if "p" in self.names else [None] * bodies

    def __call__(self, t: np.ndarray, b: np.ndarray, view: View | None) -> np.ndarray:
        """Return the values of f for bodies b at times t; `view` may be None if f does not depend on the motion."""
        if t.size == 0:
            return np.zeros(0)
        if is_kernel(self.event.f):
            p = from_rows(self.p, [v[b] if np.ndim(v) else v for v in leaves(self.p)])

            def f(t: Any, p: Any, seen: Any) -> Any:
                have = {"t": t, "p": p, **dict(zip(MOTION, seen, strict=False))}
                return as_number(self.names.call(self.event.f, have))

            values = () if view is None else tuple(
                matrix(a, name) if name == "R" else vector(a, name)
                for name, a in zip(MOTION, view, strict=True) if a is not None
            )  # fmt: skip
            with np.errstate(all="ignore"):
                g = each(f, t.shape, t, p, values)
            out = np.array(np.broadcast_to(np.asarray(g, float), t.shape))
        else:
            seen = () if view is None else zip(MOTION, view, strict=True)
            known = {name: a for name, a in seen if a is not None and name in self.names}
            if "momenta" in self.names:
                assert self.held is not None
                known["momenta"] = np.concatenate(self.held.carried_at(t, b), axis=-1)
            out = np.array(
                [
                    self.one({"t": float(t[k]), "p": self.each[j], **{n: a[k].copy() for n, a in known.items()}})
                    for k, j in enumerate(b)
                ]
            )
        if not np.all(np.isfinite(out)):
            k = int(np.argmax(~np.isfinite(out)))
            raise InvalidInput(
                f"event {self.event.name} gives {out[k]} at t = {float(t[k])!r}: it must be a number there"
            )
        return out

    def one(self, have: dict[str, Any]) -> float:
        try:
            g = self.names.call(self.event.f, have)
        except Exception as e:
            e.add_note(f"polhode: in event {self.event.name} at t = {have['t']:g}")
            raise
        try:
            return float(np.asarray(as_number(g), float).reshape(()))
        except (TypeError, ValueError):
            raise InvalidInput(f"event {self.event.name} must return a number; it returned {g!r}") from None

    def note_values(self, g: np.ndarray) -> None:
        """Record which of the values 0 and 1, or others, f has had."""
        if np.nan not in self.zero_and_one:
            seen = set(np.unique(g).tolist())
            self.zero_and_one |= seen if seen <= {0.0, 1.0} else {np.nan}

    @property
    def is_indicator(self) -> bool:
        """Whether f has had the values 0 and 1 and no others, so that its sign never changes."""
        return self.zero_and_one == {0.0, 1.0}


# --- the motion --------------------------------------------------------------------------------------------------


class Course:
    """The steps that are searched: those between the samples `begin` and `end` of `dense`, for the bodies in `alive`.

    first : the step number of the first sample of `dense`.
    limit : limit(k) is the limit of the samples that interpolation after sample k may use; None means no limit.
    causal : whether later samples must not influence the decisions about a step.
    """

    def __init__(
        self, dense: Dense, axes: np.ndarray | None, first: int, begin: int, end: int, alive: np.ndarray,
        limit: Limit, causal: bool,
    ) -> None:  # fmt: skip
        self.dense, self.axes, self.first, self.limit, self.causal = dense, axes, first, limit, causal
        k = np.tile(np.arange(begin, end + 1), alive.size)
        b = np.repeat(np.arange(alive.size), end + 1 - begin)
        there = (k < dense.count[b]) & alive[b]
        self.k, self.b = k[there], b[there]
        self.whole = (self.k < end) & (self.k + 1 < dense.count[self.b])  # whether there is a step after this sample
        following = np.where(self.whole, self.k + 1, self.k)
        self.h = dense.t[following, self.b] - dense.t[self.k, self.b]
        speed = np.sqrt(np.sum((dense.P / dense.I) ** 2, axis=-1))
        self.turn = np.maximum(speed[self.k, self.b], speed[following, self.b]) * self.h

    def in_users_axes(self, state: State, b: np.ndarray) -> View:
        axes = self.axes if self.axes is None or self.axes.ndim == 2 else self.axes[b]
        return View(*in_user_axes((state.R, state.P / self.dense.I[b]), axes), state.x, state.v)

    def function_in(self, f: EventFunction, k: np.ndarray, b: np.ndarray) -> Callable[..., np.ndarray]:
        """Return g(m, t), which returns f for bodies b[m] at times t in the steps after samples k[m].

        g(m, t, slipped=True) adds rounding errors to the arguments of f.
        """
        motion = self.dense.motion_in(k, b, self.limit) if f.of_motion else None

        def g(m: np.ndarray, t: np.ndarray, slipped: bool = False) -> np.ndarray:
            view = None if motion is None else self.in_users_axes(motion(m, t), b[m])
            if slipped:
                eps = 4.0 * np.finfo(float).eps
                t = t + eps * np.maximum(np.abs(t), self.dense.t[k[m] + 1, b[m]] - self.dense.t[k[m], b[m]])
                view = None if view is None else view.slipped(eps)
            return f(t, b[m], view)

        return g

    def states(self, k: np.ndarray, b: np.ndarray, t: np.ndarray) -> View:
        """Return the states at times t in the steps after samples k; at the time of a sample, return the sample."""
        return self.in_users_axes(self.dense.states(k, b, t, self.limit), b)

    def values(self, f: EventFunction, k: np.ndarray, b: np.ndarray, t: np.ndarray) -> np.ndarray:
        """Return f at times t in the steps after samples k."""
        return f(t, b, self.states(k, b, t) if f.of_motion else None)


# --- looks -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Looks:
    """The looks of one event, sorted by body and time, and the values g of its function.

    For each look, k is the sample before it (or at it), `node` is true if it is at this sample, and `first` is true if
    it is a first look.
    """

    k: np.ndarray
    b: np.ndarray
    t: np.ndarray
    node: np.ndarray
    first: np.ndarray
    g: np.ndarray
    strained: np.ndarray  # starts of the steps for which the largest number of looks was not enough

    def sorted(self) -> Looks:
        order = np.lexsort((self.t, self.b))
        return replace(self, **{n: getattr(self, n)[order] for n in ("k", "b", "t", "node", "first", "g")})

    def step_code(self, k: np.ndarray) -> np.ndarray:
        """Return a number for the step after samples k of the bodies b, which increases along the sorted looks."""
        return self.b * (int(self.k.max(initial=0)) + 2) + k

    def neighbours(self, i: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return the looks before and after cells i, or -1; in other steps, only first looks count."""
        n = np.arange(self.t.size)
        before = np.maximum.accumulate(np.where(self.first, n, -1))
        after = np.minimum.accumulate(np.where(self.first, n, n.size)[::-1])[::-1]
        prev = np.where(self.node[i], np.r_[-1, before][i], i - 1)
        following = np.where(self.node[i + 1], np.r_[after, n.size, n.size][i + 2], i + 2)
        same_before = (prev >= 0) & (self.b[prev] == self.b[i])
        following = np.where(following < n.size, following, -1)
        same_after = (following >= 0) & (self.b[following] == self.b[i])
        return np.where(same_before, prev, -1), np.where(same_after, following, -1)


def look(f: EventFunction, course: Course, begin: int, end: int) -> Looks:
    """Return the looks of an event.

    These are the first looks in all steps of `course`, and where necessary further looks in the steps between the
    samples `begin` and `end`.
    """
    looks = first_looks(f, course)
    f.note_values(looks.g)
    same = looks.b[1:] == looks.b[:-1]
    stop = None
    if course.causal:
        stop = np.searchsorted(looks.step_code(looks.k), looks.step_code(looks.k + 1)[:-1])
    with np.errstate(all="ignore"):
        doubtful = same & in_doubt(looks.t, looks.g, errors(looks.t, looks.g, looks.b, stop))
    if not doubtful.any():
        return looks
    code = looks.step_code(looks.k)[:-1]
    steps = np.unique(code[doubtful])
    around = (0, 1) if course.causal else (-1, 0, 1)  # neighbouring steps also get more looks
    steps = np.unique(np.concatenate([steps + r for r in around]))
    steps = np.intersect1d(steps, code[same & (looks.k[:-1] >= begin) & (looks.k[:-1] < end)])
    with np.errstate(all="ignore"):
        return refined(f, course, looks, steps) if steps.size else looks


def first_looks(f: EventFunction, course: Course) -> Looks:
    event, k, b, h = f.event, course.k, course.b, course.h
    wanted = np.ceil(course.turn / event.resolution) if f.of_motion else np.ones(k.size)
    if event.max_interval is not None:
        wanted = np.maximum(wanted, np.ceil(h / event.max_interval * (1.0 - 1e-9)))
    counts = np.clip(np.nan_to_num(wanted, nan=1.0), 1, MOST_LOOKS).astype(int)
    if counts.sum() > MOST_AT_ONCE and np.unique(k).size > 2 * OUTSIDE + 2:
        raise TooManyLooks
    which = np.repeat(np.arange(k.size), counts)
    i = np.arange(which.size) - np.repeat(np.cumsum(counts) - counts, counts)
    fraction = i / counts[which]
    step = course.first + k
    checked = course.whole & ((counts > 1) | (step % CHECKED == 0) | (not f.of_motion)) & f.of_time
    extra = np.flatnonzero(checked)
    if extra.size:
        number, place = GOLDEN * (step[extra] + 1.0) % 1.0, GOLDEN * (7.0 * step[extra] + 3.0) % 1.0
        more = (np.floor(number * counts[extra]) + 0.3 + 0.4 * place) / counts[extra]
        which, fraction = np.r_[which, extra], np.r_[fraction, more]
    t = course.dense.t[k[which], b[which]] + fraction * h[which]
    k, b, node = k[which], b[which], fraction == 0.0
    looks = Looks(k, b, t, node, np.ones(t.size, bool), t, course.dense.t[course.k, course.b][wanted > MOST_LOOKS])
    looks = looks.sorted() if extra.size else looks
    if looks.t.size > len(f.recent) + SHORT:
        g = course.values(f, looks.k, looks.b, looks.t)
    else:  # only a few steps: most of these values are known
        keys = list(zip(looks.b.tolist(), looks.t.tolist(), strict=True))
        missing = np.array([key not in f.recent for key in keys])
        g = np.array([f.recent.get(key, 0.0) for key in keys])
        g[missing] = course.values(f, looks.k[missing], looks.b[missing], looks.t[missing])
    last = slice(-SHORT, None)
    f.recent = dict(
        zip(zip(looks.b[last].tolist(), looks.t[last].tolist(), strict=True), g[last].tolist(), strict=True)
    )
    return replace(looks, g=g)


def errors(
    t: np.ndarray, g: np.ndarray, group: np.ndarray, stop: np.ndarray | None = None, jumps: bool = False
) -> np.ndarray:
    """Return for each cell the quantity E of the module docstring; infinite if there is no window.

    All looks of a window must be in the same group; with `stop`, looks from this index on are not used.  jumps: for
    windows that show a single jump between constants, E is zero.
    """
    n = t.size
    if n < 5:
        return np.full(max(n - 1, 0), np.inf)
    d = g
    for r in range(1, 5):
        d = (d[1:] - d[:-1]) / (t[r:] - t[:-r])
    size = np.abs(d) * (t[4:] - t[:-4]) ** 2
    if jumps:
        change = np.abs(np.diff(g))
        four = [change[r : n - 4 + r] for r in range(4)]
        largest = np.maximum(np.maximum(four[0], four[1]), np.maximum(four[2], four[3]))
        size = np.where(four[0] + four[1] + four[2] + four[3] - largest <= JUMP * largest, 0.0, size)
    size = np.where(group[4:] == group[:-4], size, -1.0)
    width, least = np.diff(t), (t[4:] - t[:-4]) / 12.0
    outside = np.full(3, -1.0)
    size, least = (np.concatenate([outside, x, outside]) for x in (size, least))
    worst = np.full(n - 1, -1.0)
    for r in range(4):  # windows that begin three, two, one or no looks before the cell
        mine = np.maximum(width, least[r : r + n - 1]) ** 2 * size[r : r + n - 1]
        if stop is not None:
            mine = np.where(np.arange(n - 1) + r + 1 <= stop, mine, -1.0)
        worst = np.maximum(worst, mine)
    return np.where(worst < 0.0, np.inf, 0.25 * worst)


def in_doubt(t: np.ndarray, g: np.ndarray, error: np.ndarray) -> np.ndarray:
    """Return the mask of cells in which f may have roots that the looks do not show."""
    a, b = np.abs(g[:-1]), np.abs(g[1:])
    away = np.where(np.sign(g[:-1]) == np.sign(g[1:]), np.minimum(a, b), 0.0)
    return np.asarray(error > DOUBT * np.maximum(away, np.abs(np.diff(g))))


def refined(f: EventFunction, course: Course, looks: Looks, steps: np.ndarray) -> Looks:
    """Return the looks with further looks, where f needs them, in the steps with these codes."""
    code = looks.step_code(looks.k)
    begin = np.searchsorted(code, steps)
    end = np.searchsorted(code, steps + 1)  # index of the look at the end of the step
    b, k = looks.b[begin], looks.k[begin]
    length = end - begin + 1
    group = np.repeat(np.arange(steps.size), length)
    at = np.repeat(begin, length) + np.arange(group.size) - np.repeat(np.cumsum(length) - length, length)
    t, g = looks.t[at], looks.g[at]
    own = group[1:] == group[:-1]  # whether the cell after this look belongs to the step
    new = np.zeros(at.size, bool)
    evaluate = course.function_in(f, k, b)
    narrowest = np.full(steps.size, np.inf)
    np.minimum.at(narrowest, group[:-1][own], np.diff(t)[own])
    narrowest = np.maximum(narrowest / FINEST, 256.0 * np.finfo(float).eps * np.abs(looks.t[end]))
    length_of_step = course.dense.t[k + 1, b] - looks.t[begin]
    noise, full = np.zeros(steps.size), np.zeros(steps.size, bool)
    for level in range(64):
        h, mine = np.diff(t), group[:-1]
        error = errors(t, g, group, jumps=level >= 4)
        held = np.bincount(mine[own], minlength=steps.size)
        split = own & (in_doubt(t, g, error) | (held < FEWEST)[mine])
        if level:  # divide cells that are much wider than their neighbours
            inner = np.where(own, h, np.inf)
            split |= own & (h > 4.0 * np.minimum(np.r_[np.inf, inner[:-1]], np.r_[inner[1:], np.inf]))
        turned = np.bincount(mine[own & (np.sign(g[:-1]) != np.sign(g[1:]))], minlength=steps.size)
        split |= own & (turned >= 3)[mine] & (h > (0.25 * length_of_step / np.maximum(turned, 1))[mine])
        split &= h > narrowest[mine]
        more = np.bincount(mine[split], minlength=steps.size)
        full |= (more > 0) & (held + more > np.maximum(MOST_REFINED, 2 * (end - begin)))
        split &= ~full[mine]
        if level == 3 and split.any():  # test whether f is only rounding noise
            some, which = np.unique(mine[split], return_index=True)
            place = np.flatnonzero(split)[which]
            noise[some] = np.abs(evaluate(some, t[place], slipped=True) - evaluate(some, t[place]))
        split &= (error > NOISE * noise[mine]) | (noise[mine] == 0.0)
        cells = np.flatnonzero(split)
        if cells.size == 0:
            break
        if t.size + cells.size > MOST_AT_ONCE and steps.size > 1:
            raise TooManyLooks
        uneven = GOLDEN * (course.first + k[group[cells]] + level + 1.0) % 1.0
        place = t[cells] + (0.4 + 0.2 * uneven) * h[cells]
        value = evaluate(group[cells], place)
        t, g, group = (np.insert(x, cells + 1, y) for x, y in ((t, place), (g, value), (group, group[cells])))
        own, new = np.insert(own, cells + 1, True), np.insert(new, cells + 1, True)
    added = np.flatnonzero(new)
    where = group[added]
    no = np.zeros(added.size, bool)
    both = {"k": k[where], "b": b[where], "t": t[added], "node": no, "first": no, "g": g[added]}
    merged = replace(looks, **{n: np.concatenate([getattr(looks, n), v]) for n, v in both.items()})
    strained = course.dense.t[k[full], b[full]]
    return replace(merged.sorted(), strained=np.concatenate([looks.strained, strained]))


# --- numbers -------------------------------------------------------------------------------------------------------


def roots(
    f: Callable[..., np.ndarray], a: np.ndarray, b: np.ndarray, fa: np.ndarray, fb: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Find the roots in many brackets at once, to rounding, by the method of Chandrupatla (1997).

    f(m, x) returns the values of the functions m at x.  If fa is zero, a is the root.  Return the roots, and whether
    the functions are exactly zero there.
    """
    a, b, fa, fb = a.copy(), b.copy(), fa.copy(), fb.copy()
    c, fc = a.copy(), fa.copy()
    step = np.full(a.size, 0.5)
    active = np.flatnonzero(fa != 0.0)
    least = 1e-20 * np.maximum(np.abs(a), np.abs(b))
    best = np.where(np.abs(fa) < np.abs(fb), a, b)
    while active.size:  # if a division by zero occurs here, the interval is bisected
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
    return best, np.where(best == a, fa, fb) == 0.0


def end_of_zero(f: Callable[..., np.ndarray], t: np.ndarray, b: np.ndarray, zero: np.ndarray) -> np.ndarray:
    """Return the times t; if f is zero at t (`zero` is true), return the last such time before b instead."""
    t, b = t.copy(), b.copy()
    m = np.flatnonzero(zero)
    step = np.maximum(1e-9 * (b[m] - t[m]), 16.0 * np.finfo(float).eps * np.abs(t[m]))
    m = m[f(m, np.minimum(t[m] + step, b[m])) == 0.0]  # usually f is not zero immediately after t
    while m.size:
        x = 0.5 * (t[m] + b[m])
        still = f(m, x) == 0.0
        t[m], b[m] = np.where(still, x, t[m]), np.where(still, b[m], x)
        m = m[b[m] - t[m] > 4.0 * np.finfo(float).eps * np.abs(b[m])]
    return t


def lowest(f: Callable[..., np.ndarray], a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Find minima of functions between a and b by golden section; return their places and values.

    The search for a minimum stops at any negative value.
    """
    ratio = 0.5 * (np.sqrt(5.0) - 1.0)
    a, b = a.copy(), b.copy()
    everyone = np.arange(a.size)
    x, y = b - ratio * (b - a), a + ratio * (b - a)
    fx, fy = f(everyone, x), f(everyone, y)
    for _ in range(40):  # a minimum cannot be located more accurately than to the square root of rounding
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
