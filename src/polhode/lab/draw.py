"""Plots of the lab as vector graphics: inline SVG, drawn by matplotlib in the colours of the page, light or dark."""

from __future__ import annotations

import hashlib
import io
import math
import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from ..pictures.look import STYLE, UNDATED
from .exhibit import Curve, Plot, hues

COLOURS = 8  # number of colours of the page, --c0 ... --c7
DASHES = ("solid", (0, (5, 3)), (0, (1.2, 2)), (0, (6, 2, 1.2, 2)))
INK, SOFT, LINE, PAPER = "#fa0001", "#fa0002", "#fa0003", "#fa0004"
# matplotlib draws with these colours; each is then replaced by a colour of the page
PAGE = {INK: "ink", SOFT: "soft", LINE: "line", PAPER: "paper", **{f"#fb000{k}": f"c{k}" for k in range(COLOURS)}}
LOOK = {
    **STYLE, "svg.fonttype": "none", "text.color": INK, "axes.labelcolor": INK,
    "axes.edgecolor": SOFT, "grid.color": LINE, "axes.grid": True, "lines.linewidth": 1.2, "lines.markersize": 4.0,
    **{f"{axis}tick.{what}": SOFT for axis in "xy" for what in ("color", "labelcolor")},
}  # fmt: skip
Looks = Sequence[Mapping[str, Any]]


def page_colour(number: int) -> str:
    """Return the colour that stands for --c0 ... --c7; colours repeat after eight."""
    return f"#fb000{number % COLOURS}"


def styles(curves: Sequence[Curve], numbers: Sequence[int]) -> Looks:
    """Return the style of each curve: a colour of the page, and a dash or a hollow dot if colours repeat."""
    found = []
    for number, c in zip(numbers, curves, strict=True):
        cycle, colour = number // COLOURS, page_colour(number)
        if c.style == "dots":
            size = 4.0 if len(c.x) <= 60 else 1.8
            fill = PAPER if cycle % 2 else colour
            found.append({"color": colour, "ls": "", "marker": "o", "ms": size, "mfc": fill, "mew": 1.0})
        else:
            first = DASHES[1] if c.style == "dashes" and cycle == 0 else DASHES[cycle % len(DASHES)]
            # dashes begin at different points, so that lines that coincide are both visible
            dash = first if isinstance(first, str) else (2.7 * number, first[1])
            found.append({"color": colour, "ls": dash})
    return found


def draw(plot: Plot, numbers: Sequence[int] | None = None, looks: Looks | None = None) -> str:
    """Return a plot as an <svg> element, followed by its legend as a list.

    `numbers` are the numbers of the colours of the curves; `looks` are matplotlib keywords for each curve.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    found = looks or styles(plot.curves, numbers or hues([plot])[0])
    shown = [(c, look) for c, look in zip(plot.curves, found, strict=True) if len(c.x)]
    # a page has many drawings, so all names in a drawing must be unique
    ids = hashlib.sha256(repr((plot, found)).encode()).hexdigest()
    with mpl.rc_context({**LOOK, "svg.hashsalt": ids}):
        figure = Figure(figsize=(4.7, 3.05), layout="constrained")
        ax = figure.add_subplot()
        for k, (c, look) in enumerate(shown):
            alone = {"marker": "o", "ms": 4.0} if len(c.x) == 1 and "marker" not in look else {}
            ax.plot(c.x, c.y, gid=f"curve-{k}", **{**look, **alone})
        ax.set(xlabel=plot.x, ylabel=plot.y)
        scale_axes(ax, plot)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata=UNDATED["svg"])
    return inline(out.getvalue(), plot.title) + legend(shown)


def scale_axes(ax: Any, plot: Plot) -> None:
    """Set logarithmic axes, names of categories, and equal scales if the plot requests them."""
    if plot.categories:
        ax.set_xticks(range(len(plot.categories)), plot.categories)
        ax.set_xlim(-0.5, len(plot.categories) - 0.5)
    elif not plot.log_x:
        ax.locator_params(axis="x", nbins=7)
    if plot.log_x:
        ax.set_xscale("log")
    good = [v for c in plot.curves for v in c.y if v > 0 and math.isfinite(v)]
    if plot.log_y and good:
        ax.set_yscale("log")
        if min(good) < 1e-18 * max(good):  # values at the level of rounding errors would compress the rest of the plot
            ax.set_ylim(bottom=1e-18 * max(good))
    if plot.equal:
        ax.set_aspect("equal", adjustable="datalim")


def inline(svg: str, title: str) -> str:
    """Convert a drawing of matplotlib to a part of a page: without namespaces, and in the colours of the page."""
    head, _, rest = svg[svg.index("<svg") :].partition(">")
    head = re.sub(r' (xmlns(:\w+)?|version|width|height)="[^"]*"', "", head)
    rest = re.sub(r"<(metadata|style).*?</\1>\s*", "", rest, flags=re.DOTALL).replace("xlink:href", "href")
    rest = re.sub(r" font-family: [^;\"]*;", "", rest)  # use the font of the page
    text = re.sub("#f[ab]000[0-7]", lambda m: f"var(--{PAGE[m[0]]})", f"{head}>{rest}")
    return text.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)


def legend(shown: Sequence[tuple[Curve, Mapping[str, Any]]]) -> str:
    """Return a legend with one entry per label, below the drawing, so that it hides nothing."""
    items = [
        f'<li data-curve="curve-{k}"><svg viewBox="0 0 22 12" width="22" height="12">{swatch(look)}</svg>'
        f"{escape(c.label)}</li>"
        for k, (c, look) in enumerate(shown)
        if c.label
    ]
    return f'<ul class="legend">{"".join(items)}</ul>' if len(items) > 1 else ""


SHAPES = {  # SVG paths of markers, centred at (11, 6)
    "o": "M8 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z", "s": "M8.3 3.3h5.4v5.4h-5.4z", "^": "M11 2.4l3.4 6h-6.8z",
    "D": "M11 2.4l3.6 3.6l-3.6 3.6l-3.6 -3.6z", "v": "M11 9.6l3.4 -6h-6.8z",
}  # fmt: skip
MARKS = tuple(SHAPES)


def swatch(look: Mapping[str, Any]) -> str:
    """Return a sample of a curve for the legend: its line, its marker, or both."""
    colour = f"var(--{PAGE[look['color']]})"
    dash = "" if isinstance(look["ls"], str) else f' stroke-dasharray="{" ".join(map(str, look["ls"][1]))}"'
    line = f'<path d="M0 6H22" stroke="{colour}" stroke-width="{look.get("lw", 1.2) + 0.4:g}"{dash}/>'
    fill = PAGE[look.get("mfc", look["color"])]
    mark = f'<path d="{SHAPES[look.get("marker", "o")]}" fill="var(--{fill})" stroke="{colour}"/>'
    return (line if look["ls"] else "") + (mark if "marker" in look else "")
