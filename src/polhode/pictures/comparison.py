"""The picture of a comparison: error against work, one line per method, with the name of the method at its end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..errors import InvalidInput, unknown
from .colours import COLOURS, FAINT, INK, ticker
from .look import Picture, in_style, letters, new_picture, title
from .paper import NARROW, PAPER, width_in_mm

if TYPE_CHECKING:
    from ..evidence.comparison import Comparison, Curve
    from ..evidence.recommendation import Recommendation

WORK = {"torque_calls": "torque calls", "steps": "steps", "seconds": "time (s)"}
PALETTE = (*COLOURS[:5], "#E69F00", "#882255", "#44AA99", "#7f7f2f")
SCIPY = (INK, "#8a8a8a", "#b5651d")
MARKS = ("o", "s", "^", "D", "v", "P", "X", "<", ">", "*")


def draw(c: Comparison, kinds: Sequence[str], style: str = "screen", width: Any = None) -> Picture:
    """Draw a panel for each kind of work; `style` and `width` as for `Trajectory.plot`."""
    for kind in kinds:
        if kind not in WORK:
            raise unknown("kind of work", kind, WORK)
    if style not in ("screen", "paper"):
        raise unknown("style of a plot", style, ("screen", "paper"))
    if style == "paper":
        return paper_comparison(c, kinds, width)
    if width is not None:
        raise InvalidInput("width is only for style='paper'")
    with in_style():
        figure = new_picture(1.3 + 4.1 * len(kinds), 4.4)
        inch = 1.0 / figure.get_figwidth()
        grid = figure.add_gridspec(
            1, len(kinds), left=0.72 * inch, right=1 - 1.0 * inch, top=0.84, bottom=0.12, wspace=0.42
        )
        told = f"error of the {c.what} at t = {c.t_end:g} s ({unit(c)}), against {c.reference}"
        title(figure, c.problem[0].upper() + c.problem[1:], told)
        for k, kind in enumerate(kinds):
            panel(figure.add_subplot(grid[0, k]), c, kind, first=k == 0)
    return figure


def paper_comparison(c: Comparison, kinds: Sequence[str], width: Any) -> Picture:
    """Plot the panels of a comparison in the width of a journal; the name of a method is at the end of its line."""
    mm = width_in_mm(width)
    inches, n = mm / 25.4, len(kinds)
    under = mm < NARROW and n > 1
    with in_style(print_only=True, **PAPER):
        height = (2.3 * n if under else 2.5) + 0.1
        figure = new_picture(inches, height)
        grid = figure.add_gridspec(
            *((n, 1) if under else (1, n)), left=0.6 / inches, right=1 - 0.8 / inches, top=1 - 0.25 / height,
            bottom=0.42 / height, hspace=0.42, wspace=(1.35 * n) / inches,
        )  # fmt: skip
        for k, kind in enumerate(kinds):
            ax = figure.add_subplot(grid[k, 0] if under else grid[0, k])
            panel(ax, c, kind, first=under or k == 0)
            for text in ax.texts:
                text.set_fontsize(7.0)
            if n > 1:
                ax.set_title(f"({'abc'[k]})", loc="left")
    return figure


def unit(c: Comparison) -> str:
    """Return the unit of the error."""
    return "rad, or relative" if c.moves else "rad"


def panel(ax: Any, c: Comparison, kind: str, first: bool) -> None:
    logarithmic(ax, WORK[kind], f"error ({unit(c)})" if first else "")
    ends = []
    ours = [q.label for q in c.curves if not q.method.startswith("scipy:")]
    theirs = [q.label for q in c.curves if q.method.startswith("scipy:")]
    for curve in c.curves:
        points = [p for p in curve.good() if getattr(p, kind) > 0 and p.error < 4]
        if not points:
            continue
        x, y = [getattr(p, kind) for p in points], [p.error for p in points]
        if kind == "seconds":  # a time this short cannot be measured
            x = [max(v, 1e-6) for v in x]
        style = stroke(curve, (ours if curve.label in ours else theirs).index(curve.label))
        ax.plot(x, y, ms=3.2, mew=0, **style)
        ends.append((y[-1], x[-1], curve.label, style["color"]))
    short_decades(ax)
    name_the_ends(ax, ends)


def logarithmic(ax: Any, x: str, y: str) -> None:
    """Make both axes logarithmic, with these labels and a grid line at each power of ten."""
    ax.set(xscale="log", yscale="log", xlabel=x, ylabel=y)
    ax.grid(True, which="major", color=FAINT, lw=0.5)
    ax.xaxis.set_minor_locator(ticker.NullLocator())
    ax.yaxis.set_minor_locator(ticker.NullLocator())


def short_decades(ax: Any) -> None:
    """Add ticks at 2 and 5 times each power of ten if an axis covers less than two decades."""
    for axis, (low, high) in ((ax.xaxis, ax.get_xlim()), (ax.yaxis, ax.get_ylim())):
        if high < 100 * low:
            axis.set_major_locator(ticker.LogLocator(subs=(1.0, 2.0, 5.0)))
            axis.set_major_formatter(ticker.FuncFormatter(tick_words))


def tick_words(x: float, _: int = 0) -> str:
    """Return the label of a tick on a logarithmic axis: a plain number, or a power of ten."""
    if 1e-3 <= x < 1e5:
        return f"{x:g}"
    power = math.floor(math.log10(x) + 1e-9)
    lead = round(x / 10.0**power)
    return f"$10^{{{power}}}$" if lead == 1 else f"${lead}\\times10^{{{power}}}$"


def stroke(curve: Curve, k: int) -> dict[str, Any]:
    """Return the style of a line: coloured for polhode's methods, grey or brown dashes for those of SciPy."""
    if curve.method.startswith("scipy:"):
        return {"color": SCIPY[k % len(SCIPY)], "marker": ".", "lw": 1.2, "ls": (0, (4, 1.5))}
    return {"color": PALETTE[k % len(PALETTE)], "marker": MARKS[k % len(MARKS)], "lw": 1.2}


def name_the_ends(ax: Any, ends: list[tuple[float, float, str, str]]) -> None:
    """Write the name of each curve at the right of the panel, level with its end; move overlapping names apart."""
    if not ends:
        return
    low, high = ax.get_ylim()
    span = math.log10(high / low)
    box = ax.get_position().height * ax.figure.get_figheight() * 72.0
    gap = 1.12 * 0.94 * letters() / box * span
    ends = sorted(ends)
    places = [math.log10(max(y, low)) for y, *_ in ends]
    for _ in range(200):  # move overlapping neighbours apart until no two names overlap
        moved = False
        for i in range(len(places) - 1):
            if places[i + 1] - places[i] < gap - 1e-9:
                middle = 0.5 * (places[i] + places[i + 1])
                places[i], places[i + 1] = middle - gap / 2, middle + gap / 2
                moved = True
        if not moved:
            break
    right = ax.get_xlim()[1]
    ax.set_xlim(right=right)
    ax.set_ylim(low, high)
    for (y, x, label, colour), place in zip(ends, places, strict=True):
        ax.annotate(
            label, xy=(x, y), xycoords="data",
            xytext=(1.03, (place - math.log10(low)) / span), textcoords="axes fraction",
            color=colour, va="center", fontsize=0.94 * letters(), annotation_clip=False,
            arrowprops={"arrowstyle": "-", "color": colour, "lw": 0.4, "alpha": 0.6, "shrinkA": 1, "shrinkB": 2},
        )  # fmt: skip


def plot_trials(advice: Recommendation) -> Picture:
    """Plot the trials behind a recommendation: the error against torque calls, and the tolerance."""
    with in_style():
        figure = new_picture(6.4, 4.2)
        ax = figure.add_axes((0.12, 0.13, 0.66, 0.7))
        logarithmic(ax, "torque calls", "error of the attitude (rad)")
        ends = []
        b = advice.best
        tried = advice.tried or {b.label: ((b.torque_calls, b.error),)}
        called = any(c > 0 for points in tried.values() for c, _ in points)
        if not called:  # a method may need no torque calls for a free body
            ax.set(xlabel="no torque calls", xlim=(0.5, 2.0))
        for k, (name, points) in enumerate(tried.items()):
            shown = [(c if called else 1, e) for c, e in points if (c > 0) is called and 0 < e < 4]
            if not shown:
                continue
            x, y = zip(*shown, strict=True)
            colour, chosen = PALETTE[k % len(PALETTE)], name == advice.method
            size: dict[str, Any] = {"ms": 4.5, "lw": 2.0} if chosen else {"ms": 3.2, "lw": 1.0}
            ax.plot(x, y, color=colour, marker=MARKS[k % len(MARKS)], mew=0, **size)
            ends.append((y[-1], x[-1], name, colour))
        limit = advice.tol * b.share
        ax.axhline(limit, color=INK, lw=0.8, ls=(0, (4, 2)))
        ax.annotate(
            "tolerance", (0.01, limit), xycoords=("axes fraction", "data"), va="bottom", fontsize=7.5, color=INK
        )
        short_decades(ax)
        ax.set_xticks([], []) if not called else None
        name_the_ends(ax, ends)
        part = "the motion" if b.share == 1 else f"{b.share:.2g} of the motion"
        told = f"{b.torque_calls:.3g} torque calls for {b.error:.1e} rad; the lines are trials on {part}"
        title(figure, f"{b.label}, step {b.dt:.4g} s", told)
    return figure
