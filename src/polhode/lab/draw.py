"""Plots of the lab as vector graphics: inline SVG, drawn by matplotlib in the colours of the page, light or dark."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Sequence
from html import escape
from typing import Any

from ..pictures.look import STYLE, UNDATED
from .exhibit import Curve, Plot, hues

COLOURS = 8  # colours of the page: --c0 ... --c7
DASHES = ("solid", (0, (5, 3)), (0, (1.2, 2)), (0, (6, 2, 1.2, 2)))
INK, SOFT, LINE, PAPER = "#fa0001", "#fa0002", "#fa0003", "#fa0004"
# Each of these colours is replaced by a colour of the page.
PAGE = {INK: "ink", SOFT: "soft", LINE: "line", PAPER: "paper", **{f"#fb000{k}": f"c{k}" for k in range(COLOURS)}}
LOOK = {
    **STYLE, "svg.fonttype": "none", "text.color": INK, "axes.labelcolor": INK,
    "axes.edgecolor": SOFT, "grid.color": LINE, "axes.grid": True, "lines.linewidth": 1.3, "lines.markersize": 4.5,
    **{f"{axis}tick.{what}": SOFT for axis in "xy" for what in ("color", "labelcolor")},
}  # fmt: skip


def styles(curves: Sequence[Curve]) -> list[dict[str, Any]]:
    """How matplotlib draws each curve: a colour of the page, and a dash or a hollow dot where colours repeat."""
    found = []
    for hue, c in zip(hues(curves), curves, strict=True):
        cycle, colour = hue // COLOURS, f"#fb000{hue % COLOURS}"
        if c.style == "dots":
            size = 4.5 if len(c.x) <= 60 else 2.0
            fill = PAPER if cycle % 2 else colour
            found.append({"color": colour, "ls": "", "marker": "o", "ms": size, "mfc": fill, "mew": 1.0})
        else:
            dash = DASHES[1] if c.style == "dashes" and cycle == 0 else DASHES[cycle % len(DASHES)]
            found.append({"color": colour, "ls": dash})
    return found


def draw(plot: Plot) -> str:
    """The plot as an <svg>, and its legend as a list under it."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    curves = [c for c in plot.curves if len(c.x)]
    looks = styles(curves)
    with mpl.rc_context(LOOK):
        figure = Figure(figsize=(5.8, 3.6), layout="constrained")
        ax = figure.add_subplot()
        for k, (c, look) in enumerate(zip(curves, looks, strict=True)):
            alone = {"marker": "o", "ms": 3.0} if len(c.x) == 1 else {}
            ax.plot(c.x, c.y, gid=f"curve-{k}", **(look | alone if c.style != "dots" else look))
        ax.set(xlabel=plot.x, ylabel=plot.y)
        if plot.categories:
            ax.set_xticks(range(len(plot.categories)), plot.categories)
            ax.set_xlim(-0.5, len(plot.categories) - 0.5)
        if plot.log_x:
            ax.set_xscale("log")
        good = [v for c in curves for v in c.y if v > 0 and math.isfinite(v)]
        if plot.log_y and good:
            ax.set_yscale("log")
            if min(good) < 1e-18 * max(good):  # values at rounding level would compress the rest of the plot
                ax.set_ylim(bottom=1e-18 * max(good))
        if plot.equal:
            ax.set_aspect("equal", adjustable="datalim")
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata=UNDATED["svg"])
    return inline(out.getvalue(), plot.title) + legend(curves, looks)


def inline(svg: str, title: str) -> str:
    """A drawing of matplotlib as part of a page: without addresses of namespaces, and in the page's colours."""
    head, _, rest = svg[svg.index("<svg") :].partition(">")
    head = re.sub(r' (xmlns(:\w+)?|version|width|height)="[^"]*"', "", head)
    rest = re.sub(r"<(metadata|style).*?</\1>\s*", "", rest, flags=re.DOTALL).replace("xlink:href", "href")
    text = re.sub("#f[ab]000[0-7]", lambda m: f"var(--{PAGE[m[0]]})", f"{head}>{rest}")
    return text.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)


def legend(curves: Sequence[Curve], looks: Sequence[dict[str, Any]]) -> str:
    """One entry per label, below the drawing, where it hides nothing."""
    items = []
    for k, (c, look) in enumerate(zip(curves, looks, strict=True)):
        colour = f"var(--{PAGE[look['color']]})"
        dash = "" if isinstance(look["ls"], str) else f' stroke-dasharray="{" ".join(map(str, look["ls"][1]))}"'
        mark = f'<path d="M0 6H22" stroke="{colour}" stroke-width="1.7"{dash}/>'
        if "mfc" in look:
            mark = f'<circle cx="11" cy="6" r="3" fill="var(--{PAGE[look["mfc"]]})" stroke="{colour}"/>'
        if c.label:
            swatch = f'<svg viewBox="0 0 22 12" width="22" height="12">{mark}</svg>'
            items.append(f'<li data-curve="curve-{k}">{swatch}{escape(c.label)}</li>')
    return f'<ul class="legend">{"".join(items)}</ul>' if len(items) > 1 else ""
