"""Plots of the lab as vector graphics: inline SVG whose colours are the page's, light or dark."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from itertools import groupby
from zlib import crc32

from .exhibit import Curve, Plot

WIDTH, HEIGHT = 560, 350
LEFT, RIGHT, TOP, BOTTOM = 74, 14, 12, 50
COLOURS = 8  # of the page: --c0 ... --c7
DASHES = ("", "7 4", "2 3", "9 3 2 3")


def ticks(low: float, high: float, wanted: int = 6) -> list[float]:
    """Round numbers between two others."""
    step = 10.0 ** math.floor(math.log10((high - low) / wanted))
    step = next(step * m for m in (1, 2, 5, 10) if (high - low) / (step * m) <= wanted)
    return [k * step for k in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def number(v: float, step: float) -> str:
    """A tick's number with the digits that its step needs."""
    if v == 0:
        return "0"
    if max(abs(v), step) >= 1e5 or step < 1e-4:
        mantissa, _, exponent = f"{v:.{max(0, math.ceil(math.log10(abs(v) / step) - 1e-9))}e}".partition("e")
        return f"{mantissa}e{int(exponent)}".replace("-", "−")
    return f"{v:.{max(0, -math.floor(math.log10(step) + 1e-9))}f}".replace("-", "−")


class Axis:
    """From values to places: linear or logarithmic, between two places of the drawing."""

    def __init__(self, values: Sequence[float], log: bool, begin: float, end: float, pad: float = 0.04) -> None:
        good = [v for v in values if math.isfinite(v) and (v > 0 or not log)]
        low, high = (min(good), max(good)) if good else (1.0, 10.0)
        self.log, self.begin, self.end = log, begin, end
        if log:
            low, high = math.log10(low), math.log10(high)
        if high - low < 1e-12 * max(abs(low), abs(high), 1e-300):
            half = 0.5 if log else 0.5 * abs(low) or 0.5
            low, high = low - half, high + half
        self.low, self.high = low - pad * (high - low), high + pad * (high - low)

    def __call__(self, v: float) -> float | None:
        if not math.isfinite(v) or (self.log and v <= 0):
            return None
        u = math.log10(v) if self.log else v
        return self.begin + (u - self.low) / (self.high - self.low) * (self.end - self.begin)

    def marks(self) -> list[tuple[float, str]]:
        """Places and labels (as SVG text) of the main ticks."""
        if not self.log:
            t = ticks(self.low, self.high)
            step = t[1] - t[0] if len(t) > 1 else abs(t[0]) or 1.0
            return [(self(v) or 0.0, number(v, step)) for v in t]
        first, last = math.ceil(self.low - 1e-9), math.floor(self.high + 1e-9)
        if last - first >= 1:
            every = max(1, math.ceil((last - first) / 7))
            return [(self(10.0**k) or 0.0, decade(k)) for k in range(first, last + 1) if k % every == 0]
        values = [m * 10.0**k for k in range(first - 1, last + 2) for m in (1, 2, 3, 5, 7)]
        inside = [v for v in values if self.low <= math.log10(v) <= self.high]
        return [(self(v) or 0.0, f"{v:g}") for v in inside]

    def minor(self) -> list[float]:
        if not self.log or self.high - self.low > 8:
            return []
        first, last = math.floor(self.low), math.ceil(self.high)
        values = [m * 10.0**k for k in range(first, last) for m in range(2, 10)]
        return [self(v) or 0.0 for v in values if self.low <= math.log10(v) <= self.high]


def decade(k: int) -> str:
    if k in (0, 1):
        return str(10**k)
    power = str(k).replace("-", "−")
    return f'10<tspan dy="-5" font-size="8.5">{power}</tspan>'


def runs(points: Sequence[tuple[float | None, float | None]]) -> list[list[tuple[float, float]]]:
    """The parts of a line between points that cannot be drawn."""
    parts = groupby(points, lambda p: p[0] is not None and p[1] is not None)
    return [[(x, y) for x, y in part if x is not None and y is not None] for good, part in parts if good]


def thin(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Of the points that fall on one column of pixels, the first, lowest, highest and last."""
    if len(points) < 2 * WIDTH:
        return points
    out: list[tuple[float, float]] = []
    for _, group in groupby(points, lambda p: round(p[0])):
        column = list(group)
        ends = {0, len(column) - 1, *(f(range(len(column)), key=lambda i: column[i][1]) for f in (min, max))}
        out += [column[i] for i in sorted(ends)]
    return out


def path(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


class Style:
    """How a curve looks: a colour of the page and a dash."""

    def __init__(self, index: int, style: str) -> None:
        self.colour = f"var(--c{index % COLOURS})"
        cycle = index // COLOURS
        self.dash = "6 4" if style == "dashes" and cycle == 0 else DASHES[cycle % len(DASHES)]
        self.dots = style == "dots"
        self.hollow = bool(cycle % 2)

    def stroke(self) -> str:
        dash = f' stroke-dasharray="{self.dash}"' if self.dash else ""
        return f'fill="none" stroke="{self.colour}" stroke-width="1.7" stroke-linejoin="round"{dash}'

    def dot(self, x: float, y: float, r: float = 3.1) -> str:
        fill = "var(--paper)" if self.hollow and r > 2 else self.colour
        edge = f' stroke="{self.colour}" stroke-width="1.4"' if r > 2 else ""
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="{fill}"{edge}/>'


def hues(curves: Sequence[Curve]) -> list[int]:
    """Which colour each has.  A curve without a label has that of the one before it; so have curves that come in pairs
    of two styles."""
    solid = [c for c in curves if c.label]
    paired = bool(solid) and len(solid) % 2 == 0 and all(a.style != b.style for a, b in pairs(solid))
    out, index = [], -1
    for k, c in enumerate(curves):
        if c.label or k == 0:
            index += 1
        out.append(index // 2 if paired else index)
    return out


def styles(curves: Sequence[Curve]) -> list[Style]:
    return [Style(hue, c.style) for hue, c in zip(hues(curves), curves, strict=True)]


def pairs(curves: Sequence[Curve]) -> list[tuple[Curve, Curve]]:
    return list(zip(curves[::2], curves[1::2], strict=True))


def draw(plot: Plot) -> str:
    """The plot as an <svg>, and its legend as a list under it."""
    curves = [c for c in plot.curves if len(c.x)]
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    xs, ys = [v for c in curves for v in c.x], [v for c in curves for v in c.y]
    if plot.categories:
        xs = [-0.5, len(plot.categories) - 0.5]
    if plot.log_y:  # what has reached rounding would squeeze the rest
        good = [v for v in ys if v > 0 and math.isfinite(v)]
        ys = [v for v in good if v >= max(good) * 1e-18] if good else ys
    x = Axis(xs, plot.log_x, LEFT, right, 0.0 if plot.categories else 0.03)
    y = Axis(ys, plot.log_y, bottom, TOP, 0.05)
    if plot.equal:
        same_scale(x, y)
    out = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(plot.title)}">']
    out += grid(plot, x, y)
    clip = f"clip-{crc32(repr(plot).encode()):08x}"
    out.append(
        f'<clipPath id="{clip}"><rect x="{LEFT}" y="{TOP - 2}" width="{right - LEFT}" height="{bottom - TOP + 4}"/>'
        f'</clipPath><g clip-path="url(#{clip})">'
    )
    looks = styles(curves)
    for style, c in zip(looks, curves, strict=True):
        points = [(x(a), y(b)) for a, b in zip(c.x, c.y, strict=True)]
        label = f"<title>{escape(c.label)}</title>" if c.label else ""
        parts = runs(points)
        if style.dots:
            r = 3.1 if len(c.x) <= 60 else 1.3
            marks = "".join(style.dot(a, b, r) for part in parts for a, b in thin(part))
        else:
            marks = "".join(f'<path d="{path(thin(part))}" {style.stroke()}/>' for part in parts if len(part) > 1)
            marks += "".join(style.dot(*part[0], r=2.2) for part in parts if len(part) == 1)
        out.append(f"<g>{label}{marks}</g>")
    out.append("</g></svg>")
    return "".join(out) + legend(curves, looks)


def same_scale(x: Axis, y: Axis) -> None:
    """Widen one axis until a unit is as long on both."""
    unit = max((x.high - x.low) / abs(x.end - x.begin), (y.high - y.low) / abs(y.end - y.begin))
    for a in (x, y):
        middle, half = 0.5 * (a.low + a.high), 0.5 * unit * abs(a.end - a.begin)
        a.low, a.high = middle - half, middle + half


def grid(plot: Plot, x: Axis, y: Axis) -> list[str]:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    out = ['<g class="axes">']
    marks = [(x(float(k)) or 0.0, escape(name)) for k, name in enumerate(plot.categories)] or x.marks()
    for at, label in marks:
        out.append(f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP}" y2="{bottom}"/>')
        out.append(f'<text x="{at:.1f}" y="{bottom + 17}" text-anchor="middle">{label}</text>')
    for at, label in y.marks():
        out.append(f'<line class="grid" x1="{LEFT}" x2="{right}" y1="{at:.1f}" y2="{at:.1f}"/>')
        out.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{label}</text>')
    out += [f'<line class="tick" x1="{a:.1f}" x2="{a:.1f}" y1="{bottom}" y2="{bottom - 4}"/>' for a in x.minor()]
    out += [f'<line class="tick" x1="{LEFT}" x2="{LEFT + 4}" y1="{a:.1f}" y2="{a:.1f}"/>' for a in y.minor()]
    out.append(f'<path class="frame" d="M{LEFT} {TOP}V{bottom}H{right}"/>')
    out.append(
        f'<text class="name" x="{(LEFT + right) / 2:.0f}" y="{HEIGHT - 9}" text-anchor="middle">{escape(plot.x)}</text>'
    )
    middle = (TOP + bottom) / 2
    out.append(
        f'<text class="name" transform="translate(15 {middle:.0f}) rotate(-90)" text-anchor="middle">{escape(plot.y)}'
        "</text></g>"
    )
    return out


def legend(curves: Sequence[Curve], looks: Sequence[Style]) -> str:
    """One entry per label, below the drawing, where it hides nothing."""
    swatch: Callable[[Style], str] = lambda s: (  # noqa: E731
        s.dot(11, 6) if s.dots else f'<path d="M0 6H22" {s.stroke()}/>'
    )
    items = [
        f'<li><svg viewBox="0 0 22 12" width="22" height="12">{swatch(s)}</svg>{escape(c.label)}</li>'
        for c, s in zip(curves, looks, strict=True)
        if c.label
    ]
    return f'<ul class="legend">{"".join(items)}</ul>' if len(items) > 1 else ""
