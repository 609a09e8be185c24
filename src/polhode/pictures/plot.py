"""Pictures of a motion: the body's axis, its angular velocity, its polhode or path, and its invariants.

    run.plot().savefig("top.svg")

Spheres are drawn in parallel projection, seen from the side on which the curve lies.  Saved files are byte for byte the
same each time: they contain no date and no random names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..arguments import refuse_if
from ..errors import InvalidInput, unknown
from ..motion.trajectory import Trajectory
from . import look, panels
from .colours import COLOURS
from .look import Picture, in_style, new_picture
from .panels import Single
from .paper import paper_plot

STYLES = ("screen", "slide", "paper")


# --- the two pictures ---------------------------------------------------------------------------------


def plot(trajectory: Trajectory, *, body: int = 0, style: str = "screen", width: Any = None) -> Picture:
    """Plot the motion of one body: its axis, its polhode, its angular velocity, and the errors of conserved quantities.

    For a body that moves, its path replaces the polhode.  The arguments are those of `Trajectory.plot`.
    """
    if style not in STYLES:
        raise unknown("style of a plot", style, STYLES)
    if style == "paper":
        return paper_plot(trajectory, body, width)
    refuse_if(width is not None, "width is only for style='paper'")
    one = Single.of(trajectory, body)
    settings: dict[str, Any] = {} if style == "screen" else look.SLIDE
    with in_style(**settings):
        figure = new_picture(9.2, 6.4) if style == "screen" else new_picture(1920 / 180, 6.0)
        size = look.letters() / 8.5
        panels.heading(figure, trajectory, one, body)
        aside = 0.72 * size if one.path is None else 1.05 * size
        where = panels.quarters(
            figure, top=0.92 * size, bottom=0.5 * size, gap=0.62 * size, beside=aside, right=0.36 * size
        )
        panels.axis_panel(figure.add_subplot(where[0]), one)
        (panels.polhode_panel if one.path is None else panels.path_panel)(figure.add_subplot(where[1]), one)
        panels.velocity_panels(figure, where[2], one)
        panels.error_panel(figure.add_subplot(where[3]), one)
        if style == "slide":
            for ax, words in zip(figure.axes, ("Third axis, in space", "Polhode" if one.path is None else "Path"),
                                 strict=False):  # fmt: skip
                ax.set_title(words)
                for note in [t for t in ax.texts if "start" in t.get_text()]:
                    note.set_text("○ start   ● end")
    return figure


def compare(trajectories: Sequence[Trajectory], labels: Sequence[str] | None = None, *, body: int = 0) -> Picture:
    """Compare runs of the same problem by several methods: plot the axis of the body, and each invariant in its own
    panel.

    Parameters
    ----------
    trajectories : the runs, at most six.
    labels : their names; by default the names of the methods, with the steps if these differ.
    body : number of the body in each batch.
    """
    if not 1 <= len(trajectories) <= len(COLOURS):
        raise InvalidInput(f"compare takes one to {len(COLOURS)} trajectories, got {len(trajectories)}")
    alike = len({q._lengths for q in trajectories}) == 1
    usual = [q.method if alike else f"{q.method}, {q._lengths} s" for q in trajectories]
    names = list(labels) if labels is not None else usual
    if len(names) != len(trajectories):
        raise InvalidInput(f"compare: {len(trajectories)} trajectories need as many labels, got {len(names)}")
    runs = [Single.of(q, body) for q in trajectories]
    shared = [k for k in runs[0].errors if all(k in r.errors for r in runs)]
    with in_style():
        figure = new_picture(9.2, 4.9)
        grid = figure.add_gridspec(
            len(shared), 2, width_ratios=(1.0, 1.4), left=0.03, right=0.965, top=0.79, bottom=0.1,
            wspace=0.2, hspace=0.42,
        )  # fmt: skip
        panels.heading(figure, trajectories[0], runs[0], body, method=False, step=alike)
        panels.axis_panel(figure.add_subplot(grid[:, 0]), runs[0], names[0])
        lines: list[Any] = []
        panel: Any = None
        for k, name in enumerate(shared):
            panel = figure.add_subplot(grid[k, 1], sharex=panel)
            lines = [panels.error_line(panel, r.t, r.errors[name], j) for j, r in enumerate(runs)]
            panels.error_axis(panel, [r.errors[name] for r in runs])
            panel.set_title(name[0].upper() + name[1:], loc="left")
            panel.tick_params(labelbottom=k == len(shared) - 1)
        panels.time_axis(panel, runs[0].t, label=True)
        # estimated width of the heading and the legend, in inches
        taken = 0.11 * len(figure.texts[0].get_text()) + sum(0.55 + 0.075 * len(n) for n in names)
        figure.legend(
            lines, names, loc="upper right", ncols=len(names), bbox_to_anchor=(0.972, 0.985 if taken < 8.6 else 0.895),
            columnspacing=1.6,
        )  # fmt: skip
    return figure
