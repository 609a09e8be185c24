"""Plots beside a film.  They are drawn twice, pale and in full colour; the coloured part grows with time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from ..errors import InvalidInput, missing, unknown
from ..integrators.record import Kind
from .stage import Image, ImageDraw, Look, mixed, rgb


class Panel(NamedTuple):
    """One plot: a title, and the values of each curve by name."""

    title: str
    curves: dict[str, np.ndarray]

    def rows(self, chosen: np.ndarray) -> Panel:
        """Return the panel with only the chosen samples."""
        return Panel(self.title, {name: values[chosen] for name, values in self.curves.items()})


def along_axes(values: np.ndarray, letter: str) -> dict[str, np.ndarray]:
    return {f"${letter}_{k + 1}$": values[:, k] for k in range(3)}


def energy_panel(run: Any) -> Panel:
    kind, kinetic = run.setup.torque.kind, run.kinetic_energy
    if kind > Kind.POTENTIAL:
        return Panel("Kinetic energy (J)", {"": kinetic})
    if np.ptp(kinetic) < 1e-6 * max(float(np.abs(kinetic).max()), 1e-300):
        return Panel("Energy (J)", {"kinetic": kinetic})
    total = run.energy if kind == Kind.POTENTIAL or run.setup.flies else kinetic
    return Panel("Energy (J)", {"kinetic": kinetic, "total": total})


PANELS: dict[str, Callable[[Any], Panel]] = {
    "omega": lambda run: Panel("Angular velocity (rad/s)", along_axes(run.omega, r"\omega")),
    "omega_space": lambda run: Panel("Velocity in space (rad/s)", along_axes(run.omega_space, r"\omega")),
    "momentum": lambda run: Panel("Momentum in space (kg m²/s)", along_axes(run.momentum, "L")),
    "energy": energy_panel,
    # the angle between the body's third axis and the vertical
    "tilt": lambda run: Panel(
        "Tilt of the third axis (degrees)", {"": np.degrees(np.arccos(np.clip(run.R[:, 2, 2], -1, 1)))}
    ),
    "x": lambda run: Panel("Position (m)", along_axes(run.x, "x")),
    "v": lambda run: Panel("Velocity (m/s)", along_axes(run.v, "v")),
}


def panels(names: Sequence[str], run: Any) -> list[Panel]:
    """Return the panels with these names."""
    out = []
    for name in names:
        if name not in PANELS:
            raise unknown("plot of a film", name, PANELS)
        if name in ("x", "v") and not run.setup.flies:
            raise InvalidInput(f"the plot {name!r} needs a body that moves; this one turns about a fixed point")
        out.append(PANELS[name](run))
    return out


class PlotStrip:
    """Plots one above the other, coloured up to a given time and pale after it."""

    def __init__(self, shown: Sequence[Panel], t: np.ndarray, size: tuple[int, int], look: Look) -> None:
        self.size, self.look = size, look
        self.pale, self.bright, self.edges = drawn(shown, t, size, look)
        self.span = float(t[0]), float(t[-1])

    def at(self, time: float) -> Image.Image:
        """Return the plots, coloured up to this time."""
        left, right, heights = self.edges
        share = (time - self.span[0]) / ((self.span[1] - self.span[0]) or 1.0)
        x = left + share * (right - left)
        out = self.pale.copy()
        out.paste(self.bright.crop((0, 0, round(x), self.size[1])), (0, 0))
        pen, width = ImageDraw.Draw(out), max(1, self.size[0] // 400)
        for top, bottom in heights:
            pen.line([(x, top), (x, bottom)], fill=rgb(self.look.quiet), width=width)
        return out


def drawn(shown: Sequence[Panel], t: np.ndarray, size: tuple[int, int], look: Look) -> tuple[Any, ...]:
    """Return the pale and the coloured plots, and the edges of the axes in pixels: left, right, pairs (top, bottom)."""
    try:
        import matplotlib as mpl
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        raise missing("the plots of a film", "matplotlib", "plot") from None
    from .look import STYLE
    from .panels import extremes

    made = []
    scale = max(0.5, min(size[0] / 420, size[1] / (190 * len(shown))))
    for share in (0.72, 0.0):
        with mpl.rc_context(STYLE):
            dpi = 100 * scale
            figure = Figure(figsize=(size[0] / dpi, size[1] / dpi), dpi=dpi, facecolor=look.ground[0])
            canvas = FigureCanvasAgg(figure)
            top, low, gap = 46 * scale, 44 * scale, 46 * scale  # in pixels
            each = (size[1] - top - low - gap * (len(shown) - 1)) / len(shown)
            grid = figure.add_gridspec(
                len(shown), 1, left=60 * scale / size[0], right=1 - 24 * scale / size[0], top=1 - top / size[1],
                bottom=low / size[1], hspace=gap / max(each, 1.0),
            )  # fmt: skip
            for k, panel in enumerate(shown):
                ax = figure.add_subplot(grid[k], facecolor=look.ground[0])
                for values, colour in zip(panel.curves.values(), look.parts):
                    told = mixed(rgb(colour), rgb(look.ground[0]), share)
                    ax.plot(*extremes(t, values, 800), color=[c / 255 for c in told], lw=1.3)
                style_axes(ax, panel, t, look, last=k == len(shown) - 1)
            canvas.draw()
            picture = Image.frombytes("RGBA", canvas.get_width_height(), bytes(canvas.buffer_rgba())).convert("RGB")
            made.append(picture if picture.size == size else picture.resize(size))
            boxes = [ax.get_window_extent() for ax in figure.axes]
            edges = boxes[0].x0, boxes[0].x1, [(size[1] - b.y1, size[1] - b.y0) for b in boxes]
    return made[0], made[1], edges


def style_axes(ax: Any, panel: Panel, t: np.ndarray, look: Look, last: bool) -> None:
    from matplotlib.lines import Line2D
    from matplotlib.ticker import MaxNLocator

    ax.set_title(panel.title, color=look.ink, loc="left", fontsize=8.5)
    ax.set_xlim(t[0], t[-1])
    low, high = min(v.min() for v in panel.curves.values()), max(v.max() for v in panel.curves.values())
    # practically constant: avoid ticks that only show rounding errors
    if high - low < 1e-5 * max(abs(high), abs(low), 1e-300):
        middle, size = 0.5 * (high + low), 0.1 * max(abs(high), abs(low), 1e-3)
        ax.set_ylim(middle - size, middle + size)
        ax.set_yticks([float(f"{middle:.4g}")])
    else:
        ax.margins(y=0.1)
        ax.yaxis.set_major_locator(MaxNLocator(4, min_n_ticks=2))
    ax.tick_params(colors=look.quiet, labelcolor=look.quiet, labelsize=7.5, labelbottom=last)
    ax.grid(axis="y", color=look.line, lw=0.5)
    for spine in ax.spines.values():
        spine.set_color(look.line)
    if last:
        ax.set_xlabel("time (s)", color=look.quiet, fontsize=8)
    if names := [n for n in panel.curves if n]:
        ax.legend(
            [Line2D([], [], color=c, lw=1.6) for c in look.parts[: len(names)]], names, loc="lower right",
            bbox_to_anchor=(1.02, 0.98), ncols=3, labelcolor=look.ink, fontsize=8, handlelength=1.0, columnspacing=0.8,
            handletextpad=0.4, borderaxespad=0.1,
        )  # fmt: skip
