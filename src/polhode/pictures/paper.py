"""Pictures for publication: the widths of journals, fonts of 7 and 8 points embedded as TrueType, and panels named by
letters.

    run.plot(style="paper", width="aps column").savefig("figure1.pdf")
    run.plot(style="paper", width=120).savefig("figure1.svg")         # millimetres

Pictures have the size at which they are printed, so they need no scaling in the manuscript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..arguments import NUMBER
from ..errors import InvalidInput, unknown
from . import panels
from .look import Picture, in_style, new_picture
from .panels import Single

if TYPE_CHECKING:
    from ..motion.trajectory import Trajectory

# widths of a column and of a page in millimetres, from the journals' instructions for authors
WIDTHS = {
    "column": 86.0, "page": 178.0, "aps column": 86.0, "aps page": 178.0, "aip column": 85.0, "aip page": 170.0,
    "ieee column": 88.9, "ieee page": 181.9, "nature column": 89.0, "nature page": 183.0, "elsevier column": 90.0,
    "elsevier page": 190.0, "springer column": 84.0, "springer page": 174.0,
}  # fmt: skip
NARROW = 130.0  # in pictures narrower than this (mm), the panels are placed one above the other
PAPER = {
    "font.size": 8.0, "axes.titlesize": 8.0, "axes.labelsize": 8.0, "xtick.labelsize": 7.0, "ytick.labelsize": 7.0,
    "legend.fontsize": 7.0, "lines.linewidth": 0.9, "axes.titlepad": 5.0,
}  # fmt: skip


def width_in_mm(width: Any) -> float:
    """Return the width in millimetres, given as a number or as the name of a journal's column or page."""
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
    """Plot the four panels of a motion in the width of a journal, without a heading: the paper has a caption."""
    one = Single.of(trajectory, body)
    mm = width_in_mm(width)
    inches = mm / 25.4
    with in_style(print_only=True, **PAPER):
        if mm < NARROW:
            figure = new_picture(inches, 1.34 * inches + 0.7)
            cells = under_each_other(figure, *((0.46, 0.4) if one.path is None else (0.8, 0.68)))
        else:
            figure = new_picture(inches, 0.5 * inches + 0.95)
            cells = panels.quarters(
                figure, top=0.26, bottom=0.4, gap=0.62, beside=0.66 if one.path is None else 1.0, right=0.3
            )
        axis, second = figure.add_subplot(cells[0]), figure.add_subplot(cells[1])
        panels.axis_panel(axis, one)
        (panels.polhode_panel if one.path is None else panels.path_panel)(second, one)
        if one.path is not None and mm < NARROW:
            panels.put_value_axis(second, "left")
        panels.velocity_panels(figure, cells[2], one)
        velocity = figure.axes[2]
        errors = figure.add_subplot(cells[3])
        panels.error_panel(errors, one)
        where = "Momentum, in the body" if mm >= NARROW else "Polhode"
        where = where if one.path is None else "Path"
        said = "Third axis in space", where, velocity.get_title(loc="left"), errors.get_title(loc="left")
        if mm < NARROW:
            said = (*said[:2], said[2].replace(" in the body", ""), said[3])
        for letter, ax, words in zip("abcd", (axis, second, velocity, errors), said, strict=True):
            ax.set_title(f"({letter}) {words}", loc="left")
            for text in [q for q in ax.texts if "start" in q.get_text()]:
                text.remove()  # the caption of the paper explains the marks
        legend = errors.get_legend()
        if legend is not None:  # put the legend on a line of its own below the title
            errors.set_title(errors.get_title(loc="left"), loc="left", pad=15)
            handles, names = errors.get_legend_handles_labels()
            names = [n.replace("distance from SO(3)", "off SO(3)") for n in names]
            errors.legend(
                handles, names, loc="lower left", bbox_to_anchor=(-0.02, 0.97), ncols=len(names), columnspacing=1.0,
                handlelength=1.4, handletextpad=0.5, borderaxespad=0.2,
            )  # fmt: skip
    return figure


def under_each_other(figure: Any, beside: float, below: float) -> list[Any]:
    """Return cells for two squares side by side and two panels below; `beside` and `below` are the gaps in inches."""
    width, height = figure.get_size_inches()
    left, right, top, bottom = 0.46, 0.3, 0.22, 0.4
    square = (width - left - right - beside) / 2
    under = height - top - bottom - square - below - 0.62  # the height for two panels
    tops = [height - top, height - top - square - below]
    places = {"left": left / width, "right": 1 - right / width}
    pair = figure.add_gridspec(
        1, 2, **places, top=tops[0] / height, bottom=(tops[0] - square) / height, wspace=beside / square
    )
    middle, last = (
        figure.add_gridspec(1, 1, **places, top=high / height, bottom=low / height)
        for high, low in ((tops[1], tops[1] - 0.58 * under), (bottom + 0.42 * under, bottom))
    )
    return [pair[0], pair[1], middle[0], last[0]]
