"""Pictures for publication: the widths of journals, fonts of 7 and 8 points embedded as TrueType, letters for panels.

    run.plot(style="paper", width="aps column").savefig("figure1.pdf")
    run.plot(style="paper", width=120).savefig("figure1.svg")         # millimetres

Sizes are those of the page: nothing has to be scaled in the manuscript.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import matplotlib as mpl

from ..arguments import NUMBER
from ..errors import InvalidInput, unknown
from .plot import (
    STYLE,
    Picture,
    Single,
    axis_panel,
    error_panel,
    new_picture,
    path_panel,
    polhode_panel,
    velocity_panels,
)

if TYPE_CHECKING:
    from ..evidence.comparison import Comparison
    from ..motion.trajectory import Trajectory

# millimetres, of one column and of the page, from the journals' instructions for authors
WIDTHS = {
    "column": 86.0, "page": 178.0, "aps column": 86.0, "aps page": 178.0, "aip column": 85.0, "aip page": 170.0,
    "ieee column": 88.9, "ieee page": 181.9, "nature column": 89.0, "nature page": 183.0, "elsevier column": 90.0,
    "elsevier page": 190.0, "springer column": 84.0, "springer page": 174.0,
}  # fmt: skip
NARROW = 130.0  # below this, panels are under each other
PAPER = {
    "font.size": 8.0, "axes.titlesize": 8.0, "axes.labelsize": 8.0, "xtick.labelsize": 7.0, "ytick.labelsize": 7.0,
    "legend.fontsize": 7.0, "lines.linewidth": 0.9, "axes.titlepad": 5.0,
}  # fmt: skip


def width_in_mm(width: Any) -> float:
    """A number of millimetres, or the name of a journal's column or page."""
    if width is None:
        return WIDTHS["column"]
    if isinstance(width, str):
        if width.lower() not in WIDTHS:
            raise unknown("width of a picture", width, WIDTHS)
        return WIDTHS[width.lower()]
    if isinstance(width, bool) or not isinstance(width, NUMBER) or not 40 <= width <= 500:
        raise InvalidInput(
            f"width is a number of millimetres from 40 to 500, or a name such as 'aps column', got {width!r}"
        )
    return float(width)


def paper_plot(trajectory: Trajectory, body: int, width: Any) -> Picture:
    """The four panels of a motion at the width of a journal, without a heading: that is what a caption is for."""
    one = Single.of(trajectory, body)
    mm = width_in_mm(width)
    inches = mm / 25.4
    with mpl.rc_context({**STYLE, **PAPER}):
        if mm < NARROW:
            height = inches * 1.45
            figure = new_picture(inches, height)
            grid = figure.add_gridspec(
                3, 2, height_ratios=(1.05, 1.15, 0.8), left=0.135, right=0.915, top=1 - 0.2 / height,
                bottom=0.36 / height, hspace=0.5, wspace=0.16,
            )  # fmt: skip
            cells = grid[0, 0], grid[0, 1], grid[1, :], grid[2, :]
        else:
            height = inches * 0.62
            figure = new_picture(inches, height)
            grid = figure.add_gridspec(
                2, 2, width_ratios=(1, 1.7), left=0.02, right=0.955, top=1 - 0.24 / height, bottom=0.38 / height,
                wspace=0.2, hspace=0.42,
            )  # fmt: skip
            cells = grid[0, 0], grid[1, 0], grid[0, 1], grid[1, 1]
        axis, second = figure.add_subplot(cells[0]), figure.add_subplot(cells[1])
        axis_panel(axis, one)
        (polhode_panel if one.path is None else path_panel)(second, one)
        velocity_panels(figure, cells[2], one)
        velocity = figure.axes[2]
        errors = figure.add_subplot(cells[3])
        error_panel(errors, one)
        where = "Momentum, in the body" if mm >= NARROW else "Polhode"
        where = where if one.path is None else "Path"
        said = "Third axis in space", where, velocity.get_title(loc="left"), errors.get_title(loc="left")
        for letter, ax, words in zip("abcd", (axis, second, velocity, errors), said, strict=True):
            ax.set_title(f"({letter}) {words}", loc="left")
            for text in [q for q in ax.texts if "start" in q.get_text()]:
                text.remove()  # the caption says what the marks are
        legend = errors.get_legend()
        if legend is not None:  # in a line of its own below the title
            errors.set_title(errors.get_title(loc="left"), loc="left", pad=15)
            handles, names = errors.get_legend_handles_labels()
            names = [n.replace("distance from SO(3)", "off SO(3)") for n in names]
            errors.legend(
                handles, names, loc="lower left", bbox_to_anchor=(-0.02, 0.97), ncols=len(names), columnspacing=1.0,
                handlelength=1.4, handletextpad=0.5, borderaxespad=0.2,
            )  # fmt: skip
    return figure


def paper_comparison(c: Comparison, kinds: Sequence[str], width: Any) -> Picture:
    """The panels of a comparison at the width of a journal; names of methods are at the ends of their lines."""
    from .comparison import panel

    mm = width_in_mm(width)
    inches, n = mm / 25.4, len(kinds)
    under = mm < NARROW and n > 1
    with mpl.rc_context({**STYLE, **PAPER}):
        height = (2.3 * n if under else 2.5) + 0.1
        figure = new_picture(inches, height)
        grid = figure.add_gridspec(
            *((n, 1) if under else (1, n)), left=0.52 / inches, right=1 - 0.8 / inches, top=1 - 0.25 / height,
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
