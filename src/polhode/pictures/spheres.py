"""Curves on spheres in parallel projection: the direction of view, the grid of the sphere, and the curves on it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .colours import FAINT, LINE, QUIET, TIME, collections, colors, patheffects
from .look import letters
from .solids import frame_at

MOST_POINTS = 20_000
BEHIND = "#c3d3e2"


class View(NamedTuple):
    """How a sphere is seen: the directions of view, and the centre and half the width of the window."""

    frame: np.ndarray  # rows: the directions right, up and towards the viewer
    centre: np.ndarray
    half: float

    @classmethod
    def of(cls, points: np.ndarray, whole: bool = False) -> View:
        """Return a view from the side on which the curve lies, with the third axis pointing up.

        The window shows only a part of the sphere if the curve is small, unless `whole` is True.
        """
        mean = points.mean(axis=0)
        radius = float(np.linalg.norm(mean[:2]))
        azimuth = np.arctan2(mean[1], mean[0]) if radius > 0.15 else np.radians(-60.0)
        height = np.arctan2(mean[2], radius) if np.linalg.norm(mean) > 0.15 else 0.4
        low, high = np.radians((18.0, 70.0))
        elevation = np.sign(height or 1.0) * np.clip(abs(height), low, high)
        if radius > 0.15:
            azimuth -= 0.35  # slightly from the side
        frame = frame_at(azimuth, elevation)
        p = points @ frame.T
        if not whole and np.all(p[:, 2] > 0.2):
            low2, high2 = p[:, :2].min(axis=0), p[:, :2].max(axis=0)
            half = max(0.75 * float((high2 - low2).max()), 0.02)
            if half < 0.55:
                return cls(frame, 0.5 * (low2 + high2), half)
        return cls(frame, np.zeros(2), 1.18)

    @classmethod
    def facing(cls, normals: np.ndarray) -> View:
        """Return a view of the whole sphere, from the side to which most of these normals point."""
        few = normals[:: max(1, len(normals) // 400)]
        # weighted by the length of the curve, not by time
        weight = np.linalg.norm(np.diff(few, axis=0, append=few[-1:]), axis=1) + 1e-9
        best = cls.of(few, whole=True).frame

        def shown(towards: np.ndarray) -> float:  # parts near the edge of the sphere get less weight
            return float(weight @ np.clip(few @ towards, -0.1, 0.5))

        most = shown(best[2]) + 0.03 * float(weight.sum())
        for elevation in np.radians((20.0, 35.0, 55.0, -20.0)):
            for azimuth in np.radians(np.arange(-60.0, 300.0, 15.0)):
                frame = frame_at(azimuth, elevation)
                if shown(frame[2]) > most:
                    best, most = frame, shown(frame[2])
        return cls(best, np.zeros(2), 1.18)

    @property
    def close(self) -> bool:
        return self.half < 1.0

    def project(self, points: np.ndarray) -> np.ndarray:
        return np.asarray(points @ self.frame.T)


def disc(ax: Any, view: View, crowded: bool = False) -> None:
    """Draw the outline of the sphere and a note.  If `crowded`, the note explains a density; otherwise, a line."""
    angle = np.linspace(0, 2 * np.pi, 361)
    ax.fill(np.cos(angle), np.sin(angle), facecolor="#fafafa", edgecolor="#999999", lw=0.7, zorder=0)
    (x, y), h = view.centre, view.half
    ax.set(xlim=(x - h, x + h), ylim=(y - h, y + h), aspect="equal", xticks=[], yticks=[])
    ax.set_anchor("W")
    note = "○ start   ● end   " + ("strong: passed more often" if crowded else "faint to strong in time")
    ax.text(0.0, -0.025, note, transform=ax.transAxes, va="top", fontsize=small(), color=QUIET)
    for spine in ax.spines.values():
        spine.set_visible(view.close)
        spine.set_color(LINE)


def graticule(polar_step: float, azimuth_step: float, fine: float) -> list[np.ndarray]:
    """Return circles of latitude and meridians of the unit sphere, each of shape (n, 3), for spacings in degrees."""
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
    """Draw circles of latitude and meridians; those on the back are fainter."""
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
    """Write the angle from the third axis beside the circles of latitude, along the meridian that faces the viewer."""
    azimuth = np.arctan2(view.frame[2, 1], view.frame[2, 0])
    for angle in range(step, 180, step):
        s, c = np.sin(np.radians(angle)), np.cos(np.radians(angle))
        x, y, _ = view.project(np.array([s * np.cos(azimuth), s * np.sin(azimuth), c]))
        cx, cy = view.centre
        if abs(x - cx) < 0.92 * view.half and abs(y - cy) < 0.9 * view.half:
            ax.text(x, y, f"{angle}°", color="#8a8a8a", fontsize=small(), ha="center", va="center", zorder=3,
                    bbox=CLEAR)  # fmt: skip


CLEAR = {"facecolor": "#fafafa", "edgecolor": "none", "pad": 0.6}
HALO = [patheffects.Stroke(linewidth=2.2, foreground="#fafafa"), patheffects.Normal()]


def small() -> float:
    """Return the font size of notes."""
    return 0.83 * letters()


def axes(ax: Any, view: View, names: str) -> None:
    """Draw the points where the axes leave the sphere, with their names."""
    for k, name in enumerate(names):
        p = view.project(np.eye(3)[k])
        if view.close:
            (cx, cy), h = view.centre, view.half
            if p[2] > 0 and abs(p[0] - cx) < 0.9 * h and abs(p[1] - cy) < 0.9 * h:
                ax.plot(p[0], p[1], marker="o", ms=2.5, color="#777777", zorder=3)
                ax.annotate(f"${name}$", p[:2], xytext=(4, 3), textcoords="offset points", color="#666666", zorder=4.5,
                            path_effects=HALO)  # fmt: skip
            continue
        if p[2] >= -1e-9:
            length = np.linalg.norm(p[:2])
            outward = p[:2] / length if length > 0.05 else np.array([0.0, 1.0])
            ax.plot(*zip(p[:2], 1.08 * p[:2], strict=True), color="#777777", lw=0.8, zorder=3)
            ax.plot(p[0], p[1], marker="o", ms=2, color="#777777", zorder=3)
            ax.text(*(1.06 * p[:2] + 0.09 * outward), f"${name}$", color="#666666", ha="center", va="center",
                    zorder=4.5, path_effects=HALO)  # fmt: skip


def polhodes(ax: Any, view: View, moments: np.ndarray) -> None:
    """Draw curves of equal kinetic energy for a fixed size of the momentum, where visible; the separatrix is darker."""
    (cx, cy), h = view.centre, view.half
    u, v = np.meshgrid(np.linspace(cx - h, cx + h, 301), np.linspace(cy - h, cy + h, 301))
    square = u * u + v * v
    w = np.sqrt(np.where(square < 1, 1 - square, np.nan))
    n = np.stack([u, v, w], axis=-1) @ view.frame  # in body axes
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
    """Draw a curve on the sphere, light to dark in time.  If the samples are too far apart for lines, draw dots."""
    p = view.project(points)
    front = p[:, 2] >= 0
    if is_crowded(p) or np.median(np.linalg.norm(np.diff(p, axis=0), axis=-1)) <= 0.3:
        return curve(ax, p, front, t, 0.7)
    scale = colors.Normalize(t[0], t[-1])
    ax.scatter(p[front, 0], p[front, 1], c=t[front], s=3, cmap=time_colours(), norm=scale, lw=0, zorder=4)
    ax.scatter(p[~front, 0], p[~front, 1], color=FAINT, s=2, lw=0, zorder=1)
    end_marks(ax, p, front)


def curve(ax: Any, p: np.ndarray, front: np.ndarray, t: np.ndarray, pale: float) -> None:
    """Draw a line through points of the picture, light to dark in time, and pale with this width on the back.

    If the line has too many points to be visible as a line, draw the density of the points in front instead.
    """
    if is_crowded(p):
        density(ax, p[front, :2])
    else:
        pieces = np.stack([p[:-1, :2], p[1:, :2]], axis=1)
        seen = front[:-1] & front[1:]
        ax.add_collection(collections.LineCollection(list(pieces[~seen]), colors=BEHIND, zorder=1.5,
                                                      linewidths=pale * thinner(ax, p[:, :2])))  # fmt: skip
        timed_line(ax, p, t, seen)
    end_marks(ax, p, front)


def is_crowded(points: np.ndarray) -> bool:
    """Return whether there are more points than a line can show."""
    return len(points) > MOST_POINTS


def density(ax: Any, points: np.ndarray, cells: int = 330) -> None:
    """Draw the density of points in the window of a picture; the more points, the darker."""
    window = [sorted(ax.get_xlim()), sorted(ax.get_ylim())]
    across = round(cells * (window[0][1] - window[0][0]) / (window[1][1] - window[1][0]))
    wide = np.pad(np.histogram2d(points[:, 0], points[:, 1], (across, cells), window)[0].T, 1)
    # sum over 3 by 3 cells, so that a curve is seen as a line
    count = sum(wide[i : i + cells, j : j + across] for i in range(3) for j in range(3))
    shown = np.ma.masked_equal(np.log1p(count), 0.0)
    colours = colors.LinearSegmentedColormap.from_list("places", ("#d6e6f2", *TIME))
    ax.imshow(
        shown, cmap=colours, extent=(*window[0], *window[1]), origin="lower", zorder=3.5, aspect="equal",
        interpolation="nearest",
    )  # fmt: skip


def time_colours() -> Any:
    return colors.LinearSegmentedColormap.from_list("time", TIME)


def timed_line(ax: Any, p: np.ndarray, t: np.ndarray, seen: Any = slice(None), widest: float = 1.2) -> None:
    """Draw the visible pieces of a line through points of the picture, light to dark in time.

    The line is thinner if it would otherwise cover most of its area.
    """
    pieces = np.stack([p[:-1, :2], p[1:, :2]], axis=1)
    line = collections.LineCollection(
        list(pieces[seen]), cmap=time_colours(), norm=colors.Normalize(t[0], t[-1]), zorder=4, capstyle="round",
        linewidths=widest * thinner(ax, p[:, :2]),
    )  # fmt: skip
    line.set_array(t[:-1][seen])
    ax.add_collection(line)


def thinner(ax: Any, p: np.ndarray) -> float:
    """Return a factor for the width of a line, from 0.3 if it would fill its area to 1 if there is enough space."""
    low, high = ax.get_xlim()
    stroke = 0.009 * abs(high - low)  # width of a line in units of the picture
    length = float(np.linalg.norm(np.diff(p, axis=0), axis=-1).sum())
    area = float(np.prod(np.ptp(p, axis=0) + stroke))
    return float(np.clip(0.5 * area / (length * stroke + 1e-300), 0.3, 1.0))


def end_marks(ax: Any, p: np.ndarray, shown: Any) -> None:
    """Draw a ring where a line starts and a dot where it ends; both are pale if they are on the back."""
    for k, fill in ((0, "white"), (-1, TIME[-1])):
        colour, above = (TIME[-1], 5.0) if shown[k] else (BEHIND, 1.6)
        ax.plot(*p[k, :2], marker="o", ms=4.5, mfc=fill if shown[k] or k == 0 else BEHIND, mec=colour, mew=0.9,
                zorder=above)  # fmt: skip
