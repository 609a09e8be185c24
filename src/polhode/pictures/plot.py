"""Pictures of a motion: the body's axis, its angular velocity, its polhode or path, and what should not change.

    run.plot().savefig("top.svg")

Spheres are drawn in parallel projection, seen from where the trace is.  What is saved is the same to the
byte every time: no date, and no random names inside.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..errors import InvalidInput, missing, unknown
from ..integrators.record import Kind

try:
    import matplotlib as mpl
    from matplotlib.collections import LineCollection
    from matplotlib.colors import LinearSegmentedColormap, Normalize
    from matplotlib.figure import Figure
    from matplotlib.ticker import LogLocator, MaxNLocator, NullLocator
except ImportError:
    raise missing("a plot", "matplotlib", "plot") from None

if TYPE_CHECKING:
    from ..motion.dense import Interpolated
    from ..motion.trajectory import Trajectory

# Okabe and Ito's colours, told apart with every kind of colour vision
BLUE, ORANGE, GREEN, PURPLE, SKY, GREY = "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#666666"
COLOURS = (BLUE, ORANGE, GREEN, PURPLE, SKY, GREY)
STROKES = ("-", "--", (0, (1, 1)), "-.", (0, (5, 1, 1, 1)), "-")
INK, QUIET, LINE, FAINT = "#222222", "#5f5f5f", "#c4c4c4", "#e6e6e6"
TURN = 0.26  # radians from one point of a line to the next
MOST_POINTS = 20_000
TIME = ("#9ecae1", "#3182bd", "#08306b")  # light to dark: the order survives print in grey

STYLE = mpl.rc_params_from_file(Path(__file__).with_name("polhode.mplstyle"), use_default_template=False)
UNDATED: dict[str, dict[str, None]] = {
    "svg": {"Date": None, "Creator": None},
    "pdf": {"CreationDate": None, "Creator": None, "Producer": None},
    "png": {"Software": None},
}


class Picture(Figure):
    """A matplotlib Figure that is saved to the same bytes every time."""

    def savefig(self, fname: Any, **options: Any) -> None:
        kind = options.get("format") or str(fname).rpartition(".")[2].lower()
        options.setdefault("metadata", UNDATED.get(kind))
        with mpl.rc_context(STYLE):
            super().savefig(fname, **options)

    def _repr_png_(self) -> bytes:
        """For notebooks in which nobody has imported pyplot, which is what teaches them to show figures."""
        from io import BytesIO

        self.savefig(out := BytesIO(), format="png")
        return out.getvalue()


def new_picture(width: float, height: float) -> Picture:
    """A figure that windows and notebooks show once."""
    if "inline" in mpl.get_backend().lower():  # a notebook shows what a cell returns, and all that pyplot knows
        return Picture(figsize=(width, height))
    from matplotlib import pyplot

    figure = pyplot.figure(figsize=(width, height), FigureClass=Picture)
    assert isinstance(figure, Picture)
    return figure


# --- the two pictures ---------------------------------------------------------------------------------


def plot(trajectory: Trajectory, *, body: int = 0, style: str = "screen", width: Any = None) -> Picture:
    """The motion of one body: axis, polhode, angular velocity, and the errors of what should be conserved.

    Of a body that moves, its path takes the place of the polhode.

    Parameters
    ----------
    trajectory : the result of a run, with at least two samples.
    body : which one, of a batch.
    style : "screen", or "paper" for publication: the width of a journal, no heading, letters for the panels.
    width : for "paper", millimetres or a name such as "aps column", "ieee page"; see `polhode.pictures.paper`.
    """
    if style not in ("screen", "paper"):
        raise unknown("style of a plot", style, ("screen", "paper"))
    if style == "paper":
        from .paper import paper_plot

        return paper_plot(trajectory, body, width)
    if width is not None:
        raise InvalidInput("width is for publication: give style='paper', too")
    one = Single.of(trajectory, body)
    with mpl.rc_context(STYLE):
        figure = new_picture(9.2, 6.4)
        grid = figure.add_gridspec(
            2, 2, width_ratios=(1, 1.85), left=0.03, right=0.965, top=0.855, bottom=0.085, wspace=0.2, hspace=0.28
        )
        heading(figure, trajectory, one, body)
        axis_panel(figure.add_subplot(grid[0, 0]), one)
        (polhode_panel if one.path is None else path_panel)(figure.add_subplot(grid[1, 0]), one)
        velocity_panels(figure, grid[0, 1], one)
        error_panel(figure.add_subplot(grid[1, 1]), one)
    return figure


def compare(trajectories: Sequence[Trajectory], labels: Sequence[str] | None = None, *, body: int = 0) -> Picture:
    """Runs of one problem by several methods: the axis of the body, and each invariant in a panel of its own.

    Parameters
    ----------
    trajectories : at most six.
    labels : their names; the methods', if not given.
    body : which one, of batches.
    """
    if not 1 <= len(trajectories) <= len(COLOURS):
        raise InvalidInput(f"compare takes one to {len(COLOURS)} trajectories, got {len(trajectories)}")
    names = list(labels) if labels is not None else [q.method for q in trajectories]
    if len(names) != len(trajectories):
        raise InvalidInput(f"compare: {len(trajectories)} trajectories need as many labels, got {len(names)}")
    runs = [Single.of(q, body) for q in trajectories]
    shared = [k for k in runs[0].errors if all(k in r.errors for r in runs)]
    with mpl.rc_context(STYLE):
        figure = new_picture(9.2, 4.9)
        grid = figure.add_gridspec(
            len(shared), 2, width_ratios=(1.05, 1.3), left=0.03, right=0.965, top=0.82, bottom=0.1,
            wspace=0.2, hspace=0.42,
        )  # fmt: skip
        heading(figure, trajectories[0], runs[0], body, method=False)
        axis_panel(figure.add_subplot(grid[:, 0]), runs[0], names[0])
        lines: list[Any] = []
        panel = None
        for k, name in enumerate(shared):
            panel = figure.add_subplot(grid[k, 1], sharex=panel)
            lines = [error_line(panel, r.t, r.errors[name], j) for j, r in enumerate(runs)]
            error_axis(panel, [r.errors[name] for r in runs])
            panel.set_title(name[0].upper() + name[1:], loc="left")
            panel.tick_params(labelbottom=k == len(shared) - 1)
        if panel is not None:
            time_axis(panel, runs[0].t, label=True)
        figure.legend(
            lines, names, loc="upper right", ncols=len(names), bbox_to_anchor=(0.972, 0.97), columnspacing=1.6
        )
    return figure


# --- data ---------------------------------------------------------------------------------------------


class Single(NamedTuple):
    """One body of a run: at its valid samples, and as lines show it, between them, too."""

    t: np.ndarray
    moments: np.ndarray
    errors: dict[str, np.ndarray]
    kinetic: np.ndarray
    # along the lines
    s: np.ndarray  # times
    axis: np.ndarray  # the body's third axis in space
    omega: np.ndarray
    momentum: np.ndarray  # in principal axes of the body
    omega_space: np.ndarray
    quaternion: np.ndarray
    momentum_space: np.ndarray
    path: np.ndarray | None  # of the centre of mass in space, of a body that moves

    @classmethod
    def of(cls, q: Trajectory, body: int) -> Single:
        bodies = q.states.shape[2]
        if not -bodies <= body < bodies or (not q.setup.batch and body != 0):
            raise InvalidInput(f"there is no body {body}: the run has {bodies}")
        batch = q.setup.batch

        def pick(a: np.ndarray) -> np.ndarray:
            return np.asarray(a[body] if batch else a)

        good = pick(q.valid) & np.all(np.isfinite(pick(q.R)), axis=(-1, -2))
        if good.sum() < 2:
            raise InvalidInput("a picture needs at least two valid samples; keep more of them with every=...")
        axes = q.body.axes[body] if q.body.batch is not None else q.body.axes
        moments = q.body.moments[body] if q.body.batch is not None else q.body.moments
        errors = {k: pick(v)[good] for k, v in invariants(q).items()}
        t = q.t[body] if q.t.ndim == 2 else q.t
        film = None if batch else between(q, t[good])
        m, s, seen = (q, t, good) if film is None else (film, film.t, film.valid)
        return cls(
            t[good], moments, errors, pick(q.kinetic_energy)[good], s[seen], pick(m.R)[seen][:, :, 2],
            pick(m.omega)[seen], pick(m.momentum_body)[seen] @ axes, pick(m.omega_space)[seen],
            pick(m.quaternion)[seen], pick(m.momentum)[seen], pick(m.x)[seen] if q.setup.flies else None,
        )  # fmt: skip


def between(q: Trajectory, t: np.ndarray) -> Interpolated | None:
    """The motion through the samples at times t, where the body turns so far from one to the next that straight lines
    would show another; None where they do not, or where it is not known."""
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
        except InvalidInput:  # commands that were not kept
            return None
    return film if np.nanmax(film.error) < 0.02 else None


def invariants(q: Trajectory) -> dict[str, np.ndarray]:
    """What should stay as it is, by name: relative errors, and the distance from SO(3)."""
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
    """|a - a(0)|/|a(0)|, or relative to the start of something else if a starts from nothing."""
    start = np.linalg.norm(a[..., :1, :], axis=-1)
    other = start if scale is None else np.linalg.norm(scale[..., :1, :], axis=-1)
    size = np.where(start > 1e-9 * other, start, other)
    return np.asarray(np.linalg.norm(a - a[..., :1, :], axis=-1) / np.where(size > 0, size, 1.0))


def envelope(t: np.ndarray, a: np.ndarray, bins: int) -> tuple[np.ndarray, np.ndarray]:
    """The largest value in each of so many intervals: what an error reaches, without the comb of its zeros."""
    if len(t) <= bins:
        return t, a
    edges = np.linspace(0, len(t), bins + 1).astype(int)
    return 0.5 * (t[edges[:-1]] + t[edges[1:] - 1]), np.maximum.reduceat(a, edges[:-1])


def extremes(t: np.ndarray, a: np.ndarray, bins: int = 1500) -> tuple[np.ndarray, np.ndarray]:
    """Both extremes of each interval, in their order: a line that looks the same with fewer points."""
    if len(t) <= 4 * bins:
        return t, a
    edges = np.linspace(0, len(t), bins + 1).astype(int)
    keep = {0, len(t) - 1}
    for i, j in pairwise(edges):
        keep |= {int(i + np.argmin(a[i:j])), int(i + np.argmax(a[i:j]))}
    k = np.array(sorted(keep))
    return t[k], a[k]


def bands(t: np.ndarray, a: np.ndarray, bins: int = 400) -> tuple[np.ndarray, np.ndarray, np.ndarray] | None:
    """Times, least and greatest values in so many intervals, where a line would fill the space between; else None."""
    if len(t) <= 4 * bins:
        return None
    edges = np.linspace(0, len(t), bins + 1).astype(int)
    low, high = np.minimum.reduceat(a, edges[:-1]), np.maximum.reduceat(a, edges[:-1])
    whole = float(a.max() - a.min())
    turns = np.count_nonzero(np.diff(np.signbit(np.diff(a)))) / bins  # in each interval
    if not whole > 0 or turns < 2 or np.median(high - low) < 0.05 * whole:
        return None
    return 0.5 * (t[edges[:-1]] + t[edges[1:] - 1]), low, high


def value_line(ax: Any, t: np.ndarray, a: np.ndarray, colour: str, **look: Any) -> bool:
    """A line, or its envelope where it swings too often to be seen; True for an envelope."""
    found = bands(t, a)
    if found is None:
        ax.plot(*extremes(t, a), color=colour, **{"lw": 0.9, **look})
        return False
    s, low, high = found
    label = {"label": look["label"]} if "label" in look else {}
    ax.fill_between(s, low, high, color=colour, alpha=0.2, lw=0, **label)
    for edge in (low, high):
        ax.plot(s, edge, color=colour, lw=0.7)
    return True


def short(x: float, scale: float) -> str:
    """A number of a heading; what is rounding beside others is 0."""
    return "0" if abs(x) < 1e-12 * scale else f"{x:.4g}"


# --- panels -------------------------------------------------------------------------------------------


def heading(figure: Any, q: Trajectory, one: Single, body: int, method: bool = True) -> None:
    torque = "free rotation" if q.setup.free else q.setup.torque.name.replace("_", " ")
    what = q.body.name or "Rigid body"
    which = f", body {body} of a batch of {q.states.shape[2]}" if q.setup.batch else ""
    inch = 1.0 / figure.get_figheight()
    figure.text(0.03, 1 - 0.24 * inch, f"{what}: {torque}{which}", fontsize=11.5, fontweight="bold", va="center")
    moments = ", ".join(f"{x:.4g}" for x in one.moments)
    spin = ", ".join(short(x, float(np.abs(one.omega).max())) for x in one.omega[0])
    facts = f"moments {moments};  $\\Omega(0)$ = ({spin});  step {q._lengths}"
    figure.text(0.03, 1 - 0.48 * inch, f"{q.method};  {facts}" if method else facts, va="center", color=QUIET)


def velocity_panels(figure: Any, cell: Any, one: Single) -> None:
    grid = cell.subgridspec(3, 1, hspace=0.16)
    size = np.abs(one.omega).max() or 1.0
    first, banded = None, False
    for k in range(3):
        ax = figure.add_subplot(grid[k], sharex=first)
        first = first or ax
        banded = value_line(ax, one.s, one.omega[:, k], COLOURS[k]) or banded
        low, high = one.omega[:, k].min(), one.omega[:, k].max()
        if high - low < 1e-5 * size:  # constant to the eye: no ticks on rounding
            middle = 0.5 * (low + high)
            ax.set_ylim(middle - 0.1 * size, middle + 0.1 * size)
            ax.set_yticks([float(f"{middle:.4g}") if abs(middle) > 1e-5 * size else 0.0])
        else:
            ax.margins(y=0.12)
            ax.yaxis.set_major_locator(MaxNLocator(3, min_n_ticks=2))
        ax.text(1.01, 0.5, f"$\\Omega_{k + 1}$", color=COLOURS[k], transform=ax.transAxes, va="center")
        time_axis(ax, one.t, label=False)
        ax.tick_params(labelbottom=False, bottom=k == 2)
        ax.spines["bottom"].set_visible(k == 2)
    assert first is not None
    first.set_title("Angular velocity in the body (rad/s)" + (", least to greatest" if banded else ""))


def error_panel(ax: Any, one: Single) -> None:
    """Errors of what should be conserved; of a body that conserves nothing, its kinetic energy."""
    if len(one.errors) == 1:
        value_line(ax, one.t, one.kinetic, BLUE, lw=1.1)
        ax.set_title("Kinetic energy (J)")
        ax.grid(axis="y")
    else:
        for k, (name, e) in enumerate(one.errors.items()):
            error_line(ax, one.t, e, k, label=name.partition(",")[0])
        error_axis(ax, list(one.errors.values()))
        ax.set_title("Relative errors")
        ax.legend(
            loc="lower right",
            ncols=len(one.errors),
            bbox_to_anchor=(1.01, 0.985),
            columnspacing=1.3,
            handlelength=1.6,
            borderaxespad=0.2,
        )
    time_axis(ax, one.t, label=True)


def error_line(ax: Any, t: np.ndarray, e: np.ndarray, k: int, label: str | None = None) -> Any:
    x, y = envelope(t, e, 300)
    (line,) = ax.plot(x, np.where(y > 0, y, np.nan), color=COLOURS[k], ls=STROKES[k], label=label)
    return line


def error_axis(ax: Any, errors: Sequence[np.ndarray]) -> None:
    """Whole decades around the data, at least from rounding to 1e-12."""
    values = np.concatenate([envelope(np.arange(float(len(e))), e, 300)[1][1:] for e in errors])
    values = values[np.isfinite(values) & (values > 0)]
    low = np.floor(np.log10(values.min()) - 0.1) if values.size else -16
    high = np.ceil(np.log10(values.max()) + 0.1) if values.size else -12
    low, high = max(low, -17.0), max(high, -12.0)
    ax.set_yscale("log")
    ax.set_ylim(10.0**low, 10.0**high)
    ax.yaxis.set_major_locator(LogLocator(numticks=5))
    ax.yaxis.set_minor_locator(NullLocator())
    ax.grid(axis="y")


def time_axis(ax: Any, t: np.ndarray, label: bool) -> None:
    ax.set_xlim(t[0], t[-1])
    if label:
        ax.set_xlabel("time (s)")


def axis_panel(ax: Any, one: Single, label: str = "") -> None:
    view = View.of(one.axis)
    globe(ax, view, "xyz", is_crowded(one.axis))
    trace(ax, view, one.s, one.axis)
    ax.set_title("Third axis of the body, in space" + (f" ({label})" if label else ""))


def polhode_panel(ax: Any, one: Single) -> None:
    """The direction of the momentum in the body, among the polhodes of free motion: curves of equal energy."""
    length = np.linalg.norm(one.momentum, axis=-1, keepdims=True)
    direction = one.momentum / np.where(length > 0, length, 1.0)
    view = View.of(direction)
    disc(ax, view, is_crowded(direction))
    polhodes(ax, view, one.moments)
    axes(ax, view, "123")
    trace(ax, view, one.s, direction)
    ax.set_title("Momentum, in the body (polhode)")


def path_panel(ax: Any, one: Single) -> None:
    """The path of the centre of mass, seen along the axis of space along which it goes least far."""
    assert one.path is not None
    across, up = sorted(np.argsort(np.ptp(one.path, axis=0), kind="stable")[1:])
    p = one.path[:, [across, up]]
    half = 0.58 * float(np.ptp(p, axis=0).max()) or 1.0
    middle = 0.5 * (p.min(axis=0) + p.max(axis=0))
    x, y = middle
    ax.set(xlim=(x - half, x + half), ylim=(y - half, y + half), aspect="equal")
    ax.set_anchor("W")
    ax.set(xlabel=f"{'xyz'[across]} (m)", ylabel=f"{'xyz'[up]} (m)")
    ax.yaxis.tick_right()
    ax.yaxis.set_label_position("right")
    ax.xaxis.set_major_locator(MaxNLocator(4))
    ax.yaxis.set_major_locator(MaxNLocator(4))
    ax.grid()
    stride = max(1, len(p) // MOST_POINTS)
    timed_line(ax, p[::stride], one.s[::stride], Normalize(one.s[0], one.s[-1]))
    end_marks(ax, p, [True, True])
    ax.set_title("Path of the centre of mass, in space")


# --- spheres ------------------------------------------------------------------------------------------


class View(NamedTuple):
    """Where a sphere is seen from: right and up of the picture, towards the viewer; centre and size of the window."""

    frame: np.ndarray  # rows: right, up, towards
    centre: np.ndarray
    half: float

    @classmethod
    def of(cls, points: np.ndarray) -> View:
        """From the side of the trace, the third axis upwards; closer if the trace is small."""
        mean = points.mean(axis=0)
        radius = float(np.linalg.norm(mean[:2]))
        azimuth = np.arctan2(mean[1], mean[0]) if radius > 0.15 else np.radians(-60.0)
        height = np.arctan2(mean[2], radius) if np.linalg.norm(mean) > 0.15 else 0.4
        low, high = np.radians((18.0, 70.0))
        elevation = np.sign(height or 1.0) * np.clip(abs(height), low, high)
        if radius > 0.15:
            azimuth -= 0.35  # a little from the side
        c, s = np.cos(elevation), np.sin(elevation)
        towards = np.array([c * np.cos(azimuth), c * np.sin(azimuth), s])
        right = np.array([-np.sin(azimuth), np.cos(azimuth), 0.0])
        frame = np.stack([right, np.cross(towards, right), towards])
        p = points @ frame.T
        if np.all(p[:, 2] > 0.2):
            low2, high2 = p[:, :2].min(axis=0), p[:, :2].max(axis=0)
            half = max(0.75 * float((high2 - low2).max()), 0.02)
            if half < 0.55:
                return cls(frame, 0.5 * (low2 + high2), half)
        return cls(frame, np.zeros(2), 1.18)

    @classmethod
    def facing(cls, normals: np.ndarray) -> View:
        """The whole, from where most of what has these normals faces the viewer."""
        few = normals[:: max(1, len(normals) // 400)]
        weight = np.linalg.norm(np.diff(few, axis=0, append=few[-1:]), axis=1) + 1e-9  # lengths, not times, are seen
        usual = cls.of(few)
        best, most = usual.frame, float(weight @ (few @ usual.frame[2] > 0.1))
        for elevation in np.radians((20.0, 35.0, 55.0, -20.0)):
            for azimuth in np.radians(np.arange(-60.0, 300.0, 15.0)):
                c, s = np.cos(elevation), np.sin(elevation)
                towards = np.array([c * np.cos(azimuth), c * np.sin(azimuth), s])
                seen = float(weight @ (few @ towards > 0.1))
                if seen > most + 0.03 * float(weight.sum()):
                    right = np.array([-np.sin(azimuth), np.cos(azimuth), 0.0])
                    best, most = np.stack([right, np.cross(towards, right), towards]), seen
        return cls(best, np.zeros(2), 1.18)

    @property
    def close(self) -> bool:
        return self.half < 1.0

    def project(self, points: np.ndarray) -> np.ndarray:
        return np.asarray(points @ self.frame.T)


def disc(ax: Any, view: View, crowded: bool = False) -> None:
    """The sphere's outline, and the window on it; crowded: what is drawn are places, not a line."""
    angle = np.linspace(0, 2 * np.pi, 361)
    ax.fill(np.cos(angle), np.sin(angle), facecolor="#fafafa", edgecolor="#999999", lw=0.7, zorder=0)
    (x, y), h = view.centre, view.half
    ax.set(xlim=(x - h, x + h), ylim=(y - h, y + h), aspect="equal", xticks=[], yticks=[])
    ax.set_anchor("W")
    note = "○ start   ● end   " + ("the darker, the more often there" if crowded else "light to dark in time")
    ax.text(0.0, -0.025, note, transform=ax.transAxes, va="top", fontsize=7, color=QUIET)
    for spine in ax.spines.values():
        spine.set_visible(view.close)
        spine.set_color(LINE)


def graticule(polar_step: float, azimuth_step: float, fine: float) -> list[np.ndarray]:
    """Parallels and meridians of the unit sphere, (n, 3) each; all spacings are in degrees."""
    turn = np.radians(np.linspace(0, 360, round(360 / fine) + 1))
    rise = np.radians(np.linspace(0, 180, round(180 / fine) + 1))
    curves = []
    for polar in np.radians(np.arange(polar_step, 180, polar_step)):
        s, c = np.sin(polar), np.cos(polar)
        curves.append(np.stack([s * np.cos(turn), s * np.sin(turn), np.full_like(turn, c)], axis=-1))
    for azimuth in np.radians(np.arange(0, 360, azimuth_step)):
        s, c = np.sin(rise), np.cos(rise)
        curves.append(np.stack([s * np.cos(azimuth), s * np.sin(azimuth), c], axis=-1))
    return curves


def globe(ax: Any, view: View, names: str, crowded: bool = False) -> None:
    """Parallels and meridians; those behind are fainter."""
    disc(ax, view, crowded)
    step = next((d for d in (1, 2, 5, 10, 15) if np.degrees(view.half) < 3.2 * d), 30) if view.close else 30
    for curve in graticule(step, 30, 0.5):
        p = view.project(curve)
        for front, colour in ((False, FAINT), (True, LINE)):
            if view.close and not front:
                continue
            q = np.where(((p[:, 2] >= 0) == front)[:, None], p, np.nan)
            ax.plot(q[:, 0], q[:, 1], color=colour, lw=0.5, zorder=1 + front)
    axes(ax, view, names)
    if view.close:
        polar_angles(ax, view, step)


def polar_angles(ax: Any, view: View, step: int) -> None:
    """The angle from the third axis, written along the meridian that faces the viewer."""
    azimuth = np.arctan2(view.frame[2, 1], view.frame[2, 0])
    for angle in range(step, 180, step):
        s, c = np.sin(np.radians(angle)), np.cos(np.radians(angle))
        x, y, _ = view.project(np.array([s * np.cos(azimuth), s * np.sin(azimuth), c]))
        cx, cy = view.centre
        if abs(x - cx) < 0.92 * view.half and abs(y - cy) < 0.9 * view.half:
            ax.text(x, y, f"{angle}°", color="#8a8a8a", fontsize=7, ha="center", va="center", zorder=3, bbox=CLEAR)


CLEAR = {"facecolor": "#fafafa", "edgecolor": "none", "pad": 0.6}


def axes(ax: Any, view: View, names: str) -> None:
    """Where the axes leave the sphere."""
    for k, name in enumerate(names):
        p = view.project(np.eye(3)[k])
        if view.close:
            (cx, cy), h = view.centre, view.half
            if p[2] > 0 and abs(p[0] - cx) < 0.9 * h and abs(p[1] - cy) < 0.9 * h:
                ax.plot(p[0], p[1], marker="o", ms=2.5, color="#777777", zorder=3)
                ax.annotate(f"${name}$", p[:2], xytext=(4, 3), textcoords="offset points", color="#777777", zorder=3)
            continue
        if p[2] >= -1e-9:
            length = np.linalg.norm(p[:2])
            outward = p[:2] / length if length > 0.05 else np.array([0.0, 1.0])
            ax.plot(*zip(p[:2], 1.08 * p[:2], strict=True), color="#777777", lw=0.8, zorder=3)
            ax.plot(p[0], p[1], marker="o", ms=2, color="#777777", zorder=3)
            ax.text(*(1.06 * p[:2] + 0.08 * outward), f"${name}$", color="#777777", ha="center", va="center", zorder=3)


def polhodes(ax: Any, view: View, moments: np.ndarray) -> None:
    """Curves of equal kinetic energy at equal momentum, on the side that is seen; darker the separatrix."""
    (cx, cy), h = view.centre, view.half
    u, v = np.meshgrid(np.linspace(cx - h, cx + h, 301), np.linspace(cy - h, cy + h, 301))
    square = u * u + v * v
    w = np.sqrt(np.where(square < 1, 1 - square, np.nan))
    n = np.stack([u, v, w], axis=-1) @ view.frame  # back to body axes
    energy = n * n @ (1.0 / moments)
    low, middle, high = np.sort(1.0 / moments)
    if high - low < 1e-9 * high:
        return
    span = np.nanmin(energy), np.nanmax(energy)
    levels = [x for x in np.linspace(*span, 10)[1:-1] if abs(x - middle) > 0.03 * (span[1] - span[0])]
    ax.contour(u, v, energy, levels=sorted(set(levels)), colors=LINE, linewidths=0.5, zorder=1)
    if span[0] < middle < span[1] and min(middle - low, high - middle) > 1e-3 * (high - low):
        ax.contour(u, v, energy, levels=[middle], colors="#8a8a8a", linewidths=0.8, zorder=1)


def trace(ax: Any, view: View, t: np.ndarray, points: np.ndarray) -> None:
    """A curve on the sphere, light to dark in time; dots if the samples lie too far apart to be joined."""
    if is_crowded(points):
        return places(ax, view, points)
    p, s = view.project(points), t
    scale = Normalize(t[0], t[-1])
    front = p[:, 2] >= 0
    if np.median(np.linalg.norm(np.diff(p, axis=0), axis=-1)) > 0.3:
        ax.scatter(p[front, 0], p[front, 1], c=s[front], s=3, cmap=time_colours(), norm=scale, lw=0, zorder=4)
        ax.scatter(p[~front, 0], p[~front, 1], color=FAINT, s=2, lw=0, zorder=1)
    else:
        pieces = np.stack([p[:-1, :2], p[1:, :2]], axis=1)
        seen = front[:-1] & front[1:]
        behind = LineCollection(list(pieces[~seen]), colors="#cfdbe6", linewidths=0.7, zorder=1.5)
        ax.add_collection(behind)
        timed_line(ax, p, s, scale, seen)
    end_marks(ax, p, front)


def is_crowded(points: np.ndarray) -> bool:
    """Are there more points than a line can show?"""
    return len(points) > MOST_POINTS


def places(ax: Any, view: View, points: np.ndarray, cells: int = 220) -> None:
    """How often a curve is where, on the side that is seen: of a long run the line itself would be a solid patch."""
    p = view.project(points)
    front = p[:, 2] >= 0
    (x, y), h = view.centre, view.half
    window = [[x - h, x + h], [y - h, y + h]]
    count = np.histogram2d(p[front, 0], p[front, 1], cells, window)[0]
    colours = LinearSegmentedColormap.from_list("places", ("#d6e6f2", *TIME))
    shown = np.ma.masked_equal(np.log1p(count.T), 0.0)
    ax.imshow(
        shown, cmap=colours, extent=(*window[0], *window[1]), origin="lower", zorder=3.5, aspect="equal",
        interpolation="nearest",
    )  # fmt: skip
    end_marks(ax, p[[0, -1]], front[[0, -1]])


def time_colours() -> Any:
    return LinearSegmentedColormap.from_list("time", TIME)


def timed_line(ax: Any, p: np.ndarray, t: np.ndarray, scale: Any, seen: Any = slice(None)) -> None:
    """A line through points of the picture, light to dark in time; of its pieces those that are seen."""
    pieces = np.stack([p[:-1, :2], p[1:, :2]], axis=1)
    line = LineCollection(
        list(pieces[seen]), cmap=time_colours(), norm=scale, linewidths=1.2, zorder=4, capstyle="round"
    )
    line.set_array(t[:-1][seen])
    ax.add_collection(line)


def end_marks(ax: Any, p: np.ndarray, shown: Any) -> None:
    """A ring where a line starts, and a dot where it ends."""
    for k, fill in ((0, "white"), (-1, TIME[-1])):
        if shown[k]:
            ax.plot(*p[k, :2], marker="o", ms=4.5, mfc=fill, mec=TIME[-1], mew=0.9, zorder=5)
