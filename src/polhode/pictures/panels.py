"""Panels of a run: the axis of the body, the polhode or the path, the angular velocity, and the errors."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ..arguments import refuse_if
from ..errors import InvalidInput
from ..integrators.record import Kind
from ..motion.dense import Interpolated
from ..motion.single import run_of_body
from ..motion.trajectory import Trajectory
from . import look
from .colours import BLUE, COLOURS, STROKES, ticker
from .spheres import MOST_POINTS, View, axes, disc, end_marks, globe, is_crowded, polhodes, timed_line, trace

TURN = 0.26  # largest rotation between two points of a line, in radians

# --- data ---------------------------------------------------------------------------------------------


class Single(NamedTuple):
    """The motion of one body of a run: its valid samples, and points between them for smooth lines."""

    t: np.ndarray
    moments: np.ndarray
    errors: dict[str, np.ndarray]
    kinetic: np.ndarray
    # the fields below hold points along smooth lines
    s: np.ndarray  # times
    axis: np.ndarray  # the body's third axis in space
    omega: np.ndarray
    momentum: np.ndarray  # in principal axes of the body
    omega_space: np.ndarray
    quaternion: np.ndarray
    momentum_space: np.ndarray
    path: np.ndarray | None  # path of the centre of mass in space, for a body that moves

    @classmethod
    def of(cls, q: Trajectory, body: int) -> Single:
        bodies = q.states.shape[2]
        if not -bodies <= body < bodies or (not q.setup.batch and body != 0):
            raise InvalidInput(f"there is no body {body}: the run has {bodies}")
        many, q = q.setup.batch, run_of_body(q, body % bodies)
        good = q.valid & np.all(np.isfinite(q.R), axis=(-1, -2))
        refuse_if(good.sum() < 2, "a picture needs at least two valid samples: store more samples, every=...")
        errors = {k: v[good] for k, v in invariants(q).items()}
        film = None if many else between(q, q.t[good])
        m, s, seen = (q, q.t, good) if film is None else (film, film.t, film.valid)
        return cls(
            q.t[good], q.body.moments, errors, q.kinetic_energy[good], s[seen], m.R[seen][:, :, 2], m.omega[seen],
            m.momentum_body[seen] @ q.body.axes, m.omega_space[seen], m.quaternion[seen], m.momentum[seen],
            m.x[seen] if q.setup.flies else None,
        )  # fmt: skip


def between(q: Trajectory, t: np.ndarray) -> Interpolated | None:
    """Return the motion at and between the samples at the times `t`, for smooth lines.

    This is needed if the body turns so far between two samples that straight lines would look wrong.  Return None if
    straight lines are good enough, or if the motion between the samples is not known.
    """
    turn = np.linalg.norm(q.omega[np.searchsorted(q.t, t)], axis=-1)
    pieces = np.ceil(np.maximum(turn[1:], turn[:-1]) * np.diff(t) / TURN).clip(1).astype(int)
    if not len(t) < pieces.sum() + 1 <= MOST_POINTS:
        return None
    share = np.concatenate([np.arange(n) / n for n in pieces])
    times = np.append(np.repeat(t[:-1], pieces) + share * np.repeat(np.diff(t), pieces), t[-1])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        try:
            film = q.at(times)
        except InvalidInput:  # the commands of a controller were not stored
            return None
    return film if np.nanmax(film.error) < 0.02 else None


def invariants(q: Trajectory) -> dict[str, np.ndarray]:
    """Return the relative errors of the invariants, and the distance from SO(3), by name."""
    out = {}
    kind = q.setup.torque.kind
    if kind <= Kind.POTENTIAL:
        out["energy, relative error"] = relative(q.energy[..., None])
    if kind == Kind.FREE:
        out["momentum in space, relative error"] = relative(q.momentum)
    along = q.setup.torque.conserved_direction
    if along is not None:
        name = q.setup.torque.conserved_momentum
        out[f"{name}, relative error"] = relative((q.momentum @ along)[..., None], q.momentum)
    out["distance from SO(3)"] = q.orthogonality
    return out


def relative(a: np.ndarray, scale: np.ndarray | None = None) -> np.ndarray:
    """Return |a - a(0)|/|a(0)|.  If a(0) is zero, divide by the size of `scale` at the start instead."""
    start = np.linalg.norm(a[..., :1, :], axis=-1)
    other = start if scale is None else np.linalg.norm(scale[..., :1, :], axis=-1)
    size = np.where(start > 1e-9 * other, start, other)
    return np.asarray(np.linalg.norm(a - a[..., :1, :], axis=-1) / np.where(size > 0, size, 1.0))


def envelope(t: np.ndarray, a: np.ndarray, bins: int) -> tuple[np.ndarray, np.ndarray]:
    """Return the largest value in each of `bins` intervals: the upper envelope of an error."""
    if len(t) <= bins:
        return t, a
    edges = np.linspace(0, len(t), bins + 1).astype(int)
    return 0.5 * (t[edges[:-1]] + t[edges[1:] - 1]), np.maximum.reduceat(a, edges[:-1])


def extremes(t: np.ndarray, a: np.ndarray, bins: int = 1500) -> tuple[np.ndarray, np.ndarray]:
    """Return the smallest and largest value of each interval, in the order of time: the same line with fewer points."""
    if len(t) <= 4 * bins:
        return t, a
    edges = np.linspace(0, len(t), bins + 1).astype(int)
    keep = {0, len(t) - 1}
    for i, j in pairwise(edges):
        keep |= {int(i + np.argmin(a[i:j])), int(i + np.argmax(a[i:j]))}
    k = np.array(sorted(keep))
    return t[k], a[k]


def bands(t: np.ndarray, a: np.ndarray, most: int = 400) -> tuple[np.ndarray, np.ndarray, np.ndarray] | None:
    """Return the lower and upper envelope of a line that oscillates too fast to be visible.

    The result is None if the line itself can be drawn; otherwise it holds times, smallest and largest values for at
    most `most` intervals.  A panel is wide enough to show 200 oscillations.  Each interval holds at least two, and so
    both extremes.
    """
    turns = 1 + np.flatnonzero(np.diff(np.signbit(np.diff(a))))
    if len(t) <= 4 * most or len(turns) < 400:
        return None
    each = max(4, -(-len(turns) // most))  # counted in turning points, not in samples, because the period may change
    edges = np.concatenate([[0], turns[each : len(turns) - each : each], [len(t)]])
    low, high = np.minimum.reduceat(a, edges[:-1]), np.maximum.reduceat(a, edges[:-1])
    whole = float(a.max() - a.min())
    if not whole > 0 or np.median(high - low) < 0.05 * whole:
        return None
    middle = 0.5 * (t[edges[:-1]] + t[edges[1:] - 1])
    return np.concatenate([t[:1], middle[1:-1], t[-1:]]), low, high


def value_line(ax: Any, t: np.ndarray, a: np.ndarray, colour: str, **style: Any) -> bool:
    """Draw a line, or its envelope if it oscillates too fast to be visible.  Return whether it is an envelope."""
    found = bands(t, a)
    if found is None:
        ax.plot(*extremes(t, a), color=colour, **{"lw": 0.82 * look.line_width(), **style})
        return False
    s, low, high = found
    label = {"label": style["label"]} if "label" in style else {}
    ax.fill_between(s, low, high, color=colour, alpha=0.2, lw=0, **label)
    for edge in (low, high):
        ax.plot(s, edge, color=colour, lw=0.7)
    return True


# --- panels -------------------------------------------------------------------------------------------


def heading(figure: Any, q: Trajectory, one: Single, body: int, method: bool = True, step: bool = True) -> None:
    torque = "free rotation" if q.setup.free else q.setup.torque.name.replace("_", " ")
    what = q.body.name or "Rigid body"
    which = f", body {body} of a batch of {q.states.shape[2]}" if q.setup.batch else ""
    facts = [f"moments {look.listed(one.moments, 'kg m²')}", f"$\\Omega(0)$ = {look.listed(one.omega[0], 'rad/s')}"]
    facts = [q.method] * method + facts + [f"step {q._lengths} s"] * step
    if not q.outcome.good:
        facts.append(f"ended at {one.t[-1]:.4g} s: {q.outcome.name.lower().replace('_', ' ')}")
    look.title(figure, f"{what[0].upper()}{what[1:]}: {torque}{which}", ";  ".join(facts))


def velocity_panels(figure: Any, cell: Any, one: Single) -> None:
    grid = cell.subgridspec(3, 1, hspace=0.24)
    power = look.thousands(one.omega)
    omega = one.omega / 10.0**power
    size = np.abs(omega).max() or 1.0
    first, banded = None, False
    for k in range(3):
        ax = figure.add_subplot(grid[k], sharex=first)
        first = first or ax
        banded = value_line(ax, one.s, omega[:, k], COLOURS[k]) or banded
        value_ticks(ax, omega[:, k], size)
        ax.text(1.012, 0.5, f"$\\Omega_{k + 1}$", color=COLOURS[k], transform=ax.transAxes, va="center")
        time_axis(ax, one.t, label=False)
        ax.tick_params(labelbottom=False, bottom=k == 2)
        ax.spines["bottom"].set_visible(k == 2)
    assert first is not None
    first.set_title(f"Angular velocity in the body ({look.unit('rad/s', power)})" + (", envelope" if banded else ""))


def value_ticks(ax: Any, a: np.ndarray, size: float) -> None:
    """Put two or three ticks on the value axis, or one tick if the values vary only by rounding."""
    low, high = a.min(), a.max()
    if high - low < 1e-5 * size:  # practically constant
        middle = 0.5 * (low + high)
        ax.set_ylim(middle - 0.1 * size, middle + 0.1 * size)
        ax.set_yticks([float(f"{middle:.4g}") if abs(middle) > 1e-5 * size else 0.0])
        return
    margin = 0.14 * (high - low)
    ax.set_ylim(low - margin, high + margin)
    ax.yaxis.set_major_locator(ticker.MaxNLocator(3, min_n_ticks=2))
    inside = [t for t in ax.get_yticks() if low - 0.6 * margin < t < high + 0.6 * margin]
    if len(inside) > 1:  # labels at the edge would overlap those of the neighbouring panel
        ax.set_yticks(inside)


def error_panel(ax: Any, one: Single) -> None:
    """Plot the errors of the conserved quantities or, if nothing is conserved, the kinetic energy."""
    if len(one.errors) == 1:
        power = look.thousands(one.kinetic)
        value_line(ax, one.t, one.kinetic / 10.0**power, BLUE, lw=look.line_width())
        ax.set_title(f"Kinetic energy ({look.unit('J', power)})")
        ax.grid(axis="y")
    else:
        for k, (name, e) in enumerate(one.errors.items()):
            error_line(ax, one.t, e, k, label=name.partition(",")[0] + (": 0" if not np.any(e > 0) else ""))
        error_axis(ax, list(one.errors.values()))
        ax.set_title("Relative errors")
        ax.legend(
            loc="lower right", ncols=len(one.errors), bbox_to_anchor=(1.01, 0.985), columnspacing=1.3,
            handlelength=1.6, borderaxespad=0.2,
        )  # fmt: skip
    time_axis(ax, one.t, label=True)


def error_line(ax: Any, t: np.ndarray, e: np.ndarray, k: int, label: str | None = None) -> Any:
    x, y = envelope(t, e, 300)
    few = {"marker": "o", "ms": 3.0} if np.count_nonzero(y > 0) < 3 else {}
    (line,) = ax.plot(x, np.where(y > 0, y, np.nan), color=COLOURS[k], ls=STROKES[k], label=label, **few)
    return line


def error_axis(ax: Any, errors: Sequence[np.ndarray]) -> None:
    """Set a logarithmic axis to whole powers of ten around the data, with at least 1e-12 at its upper end."""
    values = np.concatenate([envelope(np.arange(float(len(e))), e, 300)[1][1:] for e in errors])
    values = values[np.isfinite(values) & (values > 0)]
    low = np.floor(np.log10(values.min()) - 0.1) if values.size else -16
    high = np.ceil(np.log10(values.max()) + 0.1) if values.size else -12
    low, high = max(low, -17.0), max(high, -12.0)
    ax.set_yscale("log")
    ax.set_ylim(10.0**low, 10.0**high)
    ax.yaxis.set_major_locator(ticker.LogLocator(numticks=5))
    ax.yaxis.set_minor_locator(ticker.NullLocator())
    ax.grid(axis="y")


def time_axis(ax: Any, t: np.ndarray, label: bool) -> None:
    ax.set_xlim(t[0], t[-1])
    if label:
        ax.set_xlabel("time (s)")


def put_value_axis(ax: Any, side: str) -> None:
    """Put the vertical axis on the side "left" or "right" of the panel."""
    ax.yaxis.set(ticks_position=side, label_position=side)
    for name in ("left", "right"):
        ax.spines[name].set_visible(name == side)


def axis_panel(ax: Any, one: Single, label: str = "") -> None:
    view = View.of(one.axis)
    globe(ax, view, "xyz", is_crowded(one.axis))
    trace(ax, view, one.s, one.axis)
    ax.set_title("Third axis of the body, in space" + (f" ({label})" if label else ""))


def polhode_panel(ax: Any, one: Single) -> None:
    """Draw the direction of the momentum in the body, on a sphere that also shows polhodes of free motion."""
    length = np.linalg.norm(one.momentum, axis=-1, keepdims=True)
    direction = one.momentum / np.where(length > 0, length, 1.0)
    view = View.of(direction, whole=is_still(direction))
    if not view.close and not is_still(direction):
        view = View.facing(direction)
    disc(ax, view, is_crowded(direction))
    polhodes(ax, view, one.moments)
    axes(ax, view, "123")
    trace(ax, view, one.s, direction)
    ax.set_title("Momentum, in the body (polhode)")


def is_still(points: np.ndarray) -> bool:
    """Return whether directions differ only by rounding."""
    return float(np.ptp(points, axis=0).max()) < 1e-9


def path_panel(ax: Any, one: Single) -> None:
    """Draw the path of the centre of mass, seen along the space axis along which it moves least."""
    assert one.path is not None
    across, up = sorted(np.argsort(np.ptp(one.path, axis=0), kind="stable")[1:])
    power = look.thousands(one.path[:, [across, up]])
    p = one.path[:, [across, up]] / 10.0**power
    half = 0.58 * float(np.ptp(p, axis=0).max()) or 1.0
    middle = 0.5 * (p.min(axis=0) + p.max(axis=0))
    x, y = middle
    ax.set(xlim=(x - half, x + half), ylim=(y - half, y + half), aspect="equal")
    ax.set_anchor("W")
    ax.set(xlabel=f"{'xyz'[across]} ({look.unit('m', power)})", ylabel=f"{'xyz'[up]} ({look.unit('m', power)})")
    put_value_axis(ax, "right")
    ax.xaxis.set_major_locator(ticker.MaxNLocator(4))
    ax.yaxis.set_major_locator(ticker.MaxNLocator(4))
    ax.grid()
    stride = max(1, len(p) // MOST_POINTS)
    timed_line(ax, p[::stride], one.s[::stride])
    end_marks(ax, p, [True, True])
    ax.set_title("Path of the centre of mass, in space")


def quarters(figure: Any, *, top: float, bottom: float, gap: float, beside: float, right: float) -> list[Any]:
    """Return grid cells for two squares, one above the other, and two panels beside them.  Lengths are in inches."""
    left, (width, height) = 0.28, figure.get_size_inches()
    square = (height - top - bottom - gap) / 2
    wide = width - left - square - beside - right
    grid = figure.add_gridspec(
        2, 2, width_ratios=(square, wide), left=left / width, right=1 - right / width, top=1 - top / height,
        bottom=bottom / height, wspace=2 * beside / (square + wide), hspace=gap / square,
    )  # fmt: skip
    return [grid[0, 0], grid[1, 0], grid[0, 1], grid[1, 1]]
