"""Poinsot's picture of a motion: the polhode on the inertia ellipsoid, the herpolhode, and the attitude.

The inertia ellipsoid w.I w = 2T of a free body rolls without slipping on the invariable plane, which is across the
momentum; the point of contact is the angular velocity.  It draws the polhode on the ellipsoid and the herpolhode on
the plane.  Under a torque both are those of the momentum and energy at the start, and the curves leave them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import matplotlib as mpl
import numpy as np

from .plot import (
    COLOURS,
    LINE,
    QUIET,
    STYLE,
    TIME,
    Picture,
    Single,
    View,
    graticule,
    heading,
    new_picture,
    time_axis,
    value_line,
)

if TYPE_CHECKING:
    from ..motion.trajectory import Trajectory


def poinsot(trajectory: Trajectory, *, body: int = 0) -> Picture:
    """The polhode on the inertia ellipsoid, the herpolhode, and the quaternion over time; of a batch, one body."""
    one = Single.of(trajectory, body)
    with mpl.rc_context(STYLE):
        figure = new_picture(9.2, 5.9)
        grid = figure.add_gridspec(
            2, 2, height_ratios=(1.55, 1), left=0.055, right=0.965, top=0.845, bottom=0.085, wspace=0.18, hspace=0.32
        )
        heading(figure, trajectory, one, body)
        ellipsoid_panel(figure.add_subplot(grid[0, 0]), one)
        herpolhode_panel(figure.add_subplot(grid[0, 1]), one, trajectory.setup.free)
        quaternion_panel(figure.add_subplot(grid[1, :]), one)
    return figure


def ellipsoid_panel(ax: Any, one: Single) -> None:
    """Drawn in principal axes, by parallel projection; the side that is seen is darker."""
    W = one.momentum / one.moments  # in principal axes
    energy = one.kinetic[0] or 1.0
    half = np.sqrt(2 * energy / one.moments)  # half axes
    normals = W / half**2
    frame = View.facing(normals / np.linalg.norm(normals, axis=-1, keepdims=True).clip(1e-300)).frame
    size = half.max()
    turn = np.radians(np.linspace(0, 360, 361))
    for n in graticule(20, 20, 1):
        p = (half * n) @ frame.T
        seen = (n / half) @ frame[2] >= 0  # the normal of the ellipsoid faces the viewer
        line = np.where(seen[:, None], p, np.nan)
        ax.plot(line[:, 0], line[:, 1], color=LINE, lw=0.5, zorder=1)
    # outline: normals across the view
    across = np.cos(turn)[:, None] * frame[0] + np.sin(turn)[:, None] * frame[1]
    edge = half**2 * across / np.sqrt((across**2 * half**2).sum(axis=-1, keepdims=True))
    p = edge @ frame.T
    ax.fill(p[:, 0], p[:, 1], facecolor="#fafafa", edgecolor="#999999", lw=0.7, zorder=0)
    p = W @ frame.T
    seen = (W / half**2) @ frame[2] >= 0
    for front, colour, width in ((False, "#cfdbe6", 0.8), (True, TIME[1], 1.2)):
        line = np.where((seen == front)[:, None], p, np.nan)
        ax.plot(line[:, 0], line[:, 1], color=colour, lw=width, zorder=2 + 2 * front)
    if seen[0]:
        ax.plot(p[0, 0], p[0, 1], marker="o", ms=4.5, mfc="white", mec=TIME[-1], mew=0.9, zorder=5)
    for k in range(3):
        tip = half[k] * frame[:, k]
        if tip[2] >= -1e-9 * size:
            out = tip[:2] / (np.linalg.norm(tip[:2]) or 1.0)
            ax.plot(*zip(tip[:2], tip[:2] + 0.08 * size * out, strict=True), color="#777777", lw=0.8, zorder=3)
            ax.text(*(tip[:2] + 0.15 * size * out), f"${k + 1}$", color="#777777", ha="center", va="center", zorder=3)
    reach = 1.2 * max(float(np.abs(edge @ frame[0]).max()), float(np.abs(edge @ frame[1]).max()), 1e-300)
    ax.set(xlim=(-reach, reach), ylim=(-reach, reach), aspect="equal", xticks=[], yticks=[])
    for spine in ax.spines.values():
        spine.set_visible(False)
    ax.set_anchor("W")
    ax.set_title("Polhode: on the inertia ellipsoid")
    ax.text(0.5, -0.03, f"half axes {', '.join(f'{x:.4g}' for x in half)} rad/s", transform=ax.transAxes, ha="center",
            va="top", fontsize=7, color=QUIET)  # fmt: skip


def herpolhode_panel(ax: Any, one: Single, free: bool) -> None:
    """The angular velocity in space, seen along the momentum at the start."""
    w, momentum = one.omega_space, one.momentum_space[0]
    length = np.linalg.norm(momentum)
    n = momentum / length if length > 0 else np.array([0.0, 0.0, 1.0])
    other = np.eye(3)[np.argmin(np.abs(n))]
    right = np.cross(other, n)
    right /= np.linalg.norm(right)
    x, y = w @ right, w @ np.cross(n, right)
    ax.plot(x, y, color=TIME[1], lw=0.9)
    ax.plot(x[0], y[0], marker="o", ms=4.5, mfc="white", mec=TIME[-1], mew=0.9)
    ax.plot(0, 0, marker="+", ms=6, color=QUIET)
    radius = np.hypot(x, y)
    if free:
        for r in (radius.min(), radius.max()):
            angle = np.linspace(0, 2 * np.pi, 181)
            ax.plot(r * np.cos(angle), r * np.sin(angle), color=LINE, lw=0.6, zorder=0)
    reach = 1.12 * (radius.max() or 1.0)
    ax.set(xlim=(-reach, reach), ylim=(-reach, reach), aspect="equal")
    ax.locator_params(nbins=5)
    ax.grid(True)
    ax.set_xlabel("rad/s")
    ax.set_anchor("W")
    ax.set_title("Herpolhode: on the invariable plane" if free else "Angular velocity, across the first momentum")


def quaternion_panel(ax: Any, one: Single) -> None:
    for k, (name, stroke) in enumerate(zip("wxyz", ("-", "--", "-.", ":"), strict=True)):
        value_line(ax, one.s, one.quaternion[:, k], COLOURS[k], ls=stroke, label=f"$q_{name}$")
    ax.set_ylim(-1.05, 1.05)
    ax.grid(axis="y")
    time_axis(ax, one.t, label=True)
    ax.set_title("Attitude: unit quaternion, body to space")
    ax.legend(loc="lower right", ncols=4, bbox_to_anchor=(1.01, 0.985), columnspacing=1.3, borderaxespad=0.2)
