"""Poinsot's picture of a motion: the polhode on the inertia ellipsoid, the herpolhode, and the attitude.

The inertia ellipsoid w.I w = 2T of a free body rolls without slipping on the invariable plane, which is perpendicular
to the momentum.  The point of contact is the angular velocity.  It traces the polhode on the ellipsoid and the
herpolhode on the plane.  Under a torque the energy is not constant.  The ellipsoid is then that of the initial energy,
and the angular velocity is scaled to lie on it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..motion.trajectory import Trajectory
from .colours import COLOURS, LINE, QUIET
from .look import Picture, in_style, listed, new_picture, thousands, unit
from .panels import Single, bands, heading, time_axis, value_line
from .spheres import HALO, View, curve, density, end_marks, graticule, is_crowded, small, timed_line

STROKES = ("-", (0, (5, 1.5)), (0, (6, 1.5, 1.2, 1.5)), (0, (1.5, 0.8)))


def poinsot(trajectory: Trajectory, *, body: int = 0) -> Picture:
    """Plot the polhode on the inertia ellipsoid, the herpolhode, and the quaternion over time, for one body."""
    one = Single.of(trajectory, body)
    free = trajectory.setup.free
    with in_style():
        figure = new_picture(9.2, 6.4)
        grid = figure.add_gridspec(
            2, 2, height_ratios=(1.75, 1), left=0.055, right=0.965, top=0.855, bottom=0.08, wspace=0.16, hspace=0.34
        )
        heading(figure, trajectory, one, body)
        ellipsoid_panel(figure.add_subplot(grid[0, 0]), one, free)
        herpolhode_panel(figure.add_subplot(grid[0, 1]), one, free)
        quaternion_panels(figure, grid[1, :], one)
    return figure


def fit(ax: Any, points: np.ndarray, margin: float = 0.08) -> None:
    """Set limits that contain the points, with the same scale in both directions."""
    low, high = points.min(axis=0), points.max(axis=0)
    middle, half = 0.5 * (low + high), (0.5 + margin) * (high - low)
    box, (width, height) = ax.get_position(), ax.figure.get_size_inches()
    shape = np.array([box.width * width, box.height * height])
    half = shape * float((half / shape).max())
    ax.set(
        xlim=(middle[0] - half[0], middle[0] + half[0]), ylim=(middle[1] - half[1], middle[1] + half[1]), aspect="equal"
    )


# --- the polhode ----------------------------------------------------------------------------------------------------


def ellipsoid_panel(ax: Any, one: Single, free: bool) -> None:
    """Draw the polhode on the inertia ellipsoid in principal axes, pale on the back, in parallel projection."""
    W = one.momentum / one.moments
    energy = one.kinetic[0] or 1.0
    half = np.sqrt(2 * energy / one.moments)  # semi-axes
    if not free:
        W = W * np.sqrt(2 * energy / (W**2 @ one.moments).clip(1e-300))[:, None]
    normals = W / half**2
    frame = View.facing(normals / np.linalg.norm(normals, axis=-1, keepdims=True).clip(1e-300)).frame
    outline = surface(ax, half, frame)
    extent = float(np.ptp(W @ frame.T, axis=0)[:2].max())
    tiny = 1e-6 * half.max() < extent < 0.12 * half.max()
    axes = axis_ends(ax, half, frame)
    # leaves space for the enlarged window
    beside = outline[:, 0].max() + 0.75 * float(np.ptp(outline, axis=0)[1]) if tiny else 0.0
    fit(ax, np.concatenate([outline, axes, [[beside, 0.0]]]), 0.03)
    curve(ax, W @ frame.T, normals @ frame[2] >= 0, one.s, 0.8)
    if tiny:
        close_up(ax, W @ frame.T, one.s)
    ax.set(xticks=[], yticks=[])
    for spine in ax.spines.values():
        spine.set_visible(False)
    ax.set_title("Polhode: on the inertia ellipsoid" if free else "Angular velocity, scaled to the inertia ellipsoid")
    ax.text(0.0, -0.03, f"semi-axes {listed(half, 'rad/s')}     ○ start   ● end", transform=ax.transAxes, va="top",
            fontsize=small(), color=QUIET)  # fmt: skip


def surface(ax: Any, half: np.ndarray, frame: np.ndarray) -> np.ndarray:
    """Draw the visible lines of an ellipsoid and its outline, and return the outline."""
    for n in graticule(20, 20, 1):
        p = (half * n) @ frame.T
        seen = (n / half) @ frame[2] >= 0  # the normal of the ellipsoid faces the viewer
        line = np.where(seen[:, None], p, np.nan)
        ax.plot(line[:, 0], line[:, 1], color=LINE, lw=0.5, zorder=1)
    turn = np.radians(np.linspace(0, 360, 361))
    across = np.cos(turn)[:, None] * frame[0] + np.sin(turn)[:, None] * frame[1]  # normals of the outline
    edge = half**2 * across / np.sqrt((across**2 * half**2).sum(axis=-1, keepdims=True))
    p = np.asarray(edge @ frame.T)
    ax.fill(p[:, 0], p[:, 1], facecolor="#fafafa", edgecolor="#999999", lw=0.7, zorder=0)
    return p[:, :2]


def axis_ends(ax: Any, half: np.ndarray, frame: np.ndarray) -> np.ndarray:
    """Mark the visible ends of the principal axes of the ellipsoid, and return the positions of their names."""
    size, ends = half.max(), []
    for k in range(3):
        tip = half[k] * frame[:, k]
        if tip[2] >= -1e-9 * size:
            out = tip[:2] / (np.linalg.norm(tip[:2]) or 1.0)
            ax.plot(*zip(tip[:2], tip[:2] + 0.08 * size * out, strict=True), color="#777777", lw=0.8, zorder=3)
            ends.append(tip[:2] + 0.15 * size * out)
            ax.text(*ends[-1], f"${k + 1}$", color="#666666", ha="center", va="center", zorder=4.5, path_effects=HALO)
    return np.array(ends).reshape(-1, 2)


def close_up(ax: Any, p: np.ndarray, t: np.ndarray) -> None:
    """Draw a polhode that is too small to be visible in an enlarged window."""
    window = ax.inset_axes((0.62, 0.2, 0.4, 0.62))
    span = float(np.ptp(p[:, :2], axis=0).max())
    middle = 0.5 * (p[:, :2].min(axis=0) + p[:, :2].max(axis=0))
    (left, low), (right, high) = middle - 0.62 * span, middle + 0.62 * span
    window.set(xlim=(left, right), ylim=(low, high), aspect="equal", xticks=[], yticks=[], facecolor="#fafafa")
    for spine in window.spines.values():
        spine.set_visible(True)
        spine.set_color(LINE)
    curve(window, p, np.ones(len(p), bool), t, 0.8)
    width = ax.get_xlim()[1] - ax.get_xlim()[0]
    window.set_title(f"{0.4 * width / (1.24 * span):.2g} times larger", fontsize=small(), color=QUIET, pad=3)


# --- the herpolhode and the attitude ----------------------------------------------------------------------------------


def herpolhode_panel(ax: Any, one: Single, free: bool) -> None:
    """Draw the angular velocity in space, seen along the momentum at the start."""
    momentum = one.momentum_space[0]
    power = thousands(one.omega_space)
    w = one.omega_space / 10.0**power
    length, size = np.linalg.norm(momentum), float(np.linalg.norm(w, axis=-1).max()) or 1.0
    n = momentum / length if length > 0 else np.array([0.0, 0.0, 1.0])
    other = np.eye(3)[np.argmin(np.abs(n))]
    right = np.cross(other, n)
    right /= np.linalg.norm(right)
    p = np.stack([w @ right, w @ np.cross(n, right)], axis=-1)
    radius = np.hypot(*p.T)
    still = radius.max() < 1e-9 * size  # components across the momentum are only rounding errors
    p = np.zeros((2, 2)) if still else p
    rings = [radius.min(), radius.max()] if free and not still else [0.1 * size] if still else []
    angle = np.linspace(0, 2 * np.pi, 181)
    circles = [r * np.stack([np.cos(angle), np.sin(angle)], axis=-1) for r in rings]
    fit(ax, np.concatenate([p, np.zeros((1, 2)), *circles]))
    if not still:
        for c in circles:
            ax.plot(*c.T, color=LINE, lw=0.6, zorder=0)
    if is_crowded(p):
        density(ax, p)
    else:
        timed_line(ax, p, one.s[: len(p)], widest=1.0)
    end_marks(ax, p, [True, True])
    ax.plot(0, 0, marker="+", ms=6, color=QUIET, zorder=6)
    ax.locator_params(nbins=6)
    ax.grid(True)
    ax.set_xlabel(unit("rad/s", power))
    ax.set_title("Herpolhode: on the invariable plane" if free else "Angular velocity in space, seen along $L(0)$")


def quaternion_panels(figure: Any, cell: Any, one: Single) -> None:
    """Draw the quaternion in one panel, or in four if its components oscillate too fast to be visible."""
    names = [f"$q_{name}$" for name in "wxyz"]
    words = "Attitude: unit quaternion, body to space"
    if any(bands(one.s, one.quaternion[:, k]) is not None for k in range(4)):
        grid = cell.subgridspec(4, 1, hspace=0.3)
        rows = [figure.add_subplot(grid[k]) for k in range(4)]
        for k, ax in enumerate(rows):
            value_line(ax, one.s, one.quaternion[:, k], COLOURS[k])
            ax.text(1.008, 0.5, names[k], color=COLOURS[k], transform=ax.transAxes, va="center")
            ax.set(ylim=(-1.15, 1.15), yticks=[-1, 1])
            time_axis(ax, one.t, label=k == 3)
            ax.tick_params(labelbottom=k == 3, bottom=k == 3)
            ax.spines["bottom"].set_visible(k == 3)
        rows[0].set_title(f"{words}, envelope")
        return
    ax = figure.add_subplot(cell)
    for k, name in enumerate(names):
        value_line(ax, one.s, one.quaternion[:, k], COLOURS[k], ls=STROKES[k], lw=1.1, label=name)
    ax.set_ylim(-1.05, 1.05)
    ax.grid(axis="y")
    time_axis(ax, one.t, label=True)
    ax.set_title(words)
    ax.legend(loc="lower right", ncols=4, bbox_to_anchor=(1.01, 0.985), columnspacing=1.3, borderaxespad=0.2)
