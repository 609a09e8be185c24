"""Pictures on a dark background, for users of a dark matplotlib style: all colours of a picture are converted."""

from __future__ import annotations

import colorsys
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.collections import Collection
from matplotlib.image import AxesImage
from matplotlib.lines import Line2D
from matplotlib.patches import Patch
from matplotlib.text import Text

from .colours import BLUE, GREEN, GREY, ORANGE, PURPLE, SKY, colors, patheffects

BRIGHT = {BLUE: "#4aa3e8", ORANGE: "#f08a4b", GREEN: "#2fc297", PURPLE: "#e39cc4", SKY: "#8fd0f5", GREY: "#9aa7b6"}
BRIGHT = {k.lower(): v for k, v in BRIGHT.items()}
INK = 0.93  # the grey level that replaces black
COLOURED: dict[type, tuple[str, ...]] = {  # names of the colours of each kind of artist
    Text: ("color",),
    Line2D: ("color", "markerfacecolor", "markeredgecolor"),
    Patch: ("facecolor", "edgecolor"),
    Collection: ("facecolor", "edgecolor"),
}


def is_dark(colour: Any) -> bool:
    """Return whether a background colour is dark.  A transparent colour is not."""
    r, g, b, a = colors.to_rgba(colour)
    return bool(a > 0.5 and 0.3 * r + 0.59 * g + 0.11 * b < 0.35)


class Turn:
    """Converts colours for a dark background: white becomes the background colour, black becomes light grey, and other
    colours keep their hue but change their lightness.
    """

    def __init__(self, ground: Any) -> None:
        self.ground = np.array(colors.to_rgb(ground))

    def one(self, colour: Any) -> Any:
        if isinstance(colour, str) and colour in ("none", "auto", "inherit"):
            return colour
        r, g, b, a = colors.to_rgba(colour)
        if bright := BRIGHT.get(colors.to_hex((r, g, b))):
            return (*colors.to_rgb(bright), a)
        hue, light, full = colorsys.rgb_to_hls(r, g, b)
        if full < 0.1:  # grey
            mixed = light * self.ground + (1.0 - light) * INK
        else:
            mixed = np.array(colorsys.hls_to_rgb(hue, 0.12 + 0.8 * (1.0 - light), 0.85 * full))
        return (*(float(x) for x in mixed), a)

    def many(self, found: Any) -> Any:
        return found if isinstance(found, str) else [self.one(c) for c in found]

    def scale(self, of: Any) -> Any:
        """Return a colour map with converted colours."""
        return colors.ListedColormap(self.many(of(np.arange(of.N))), name=f"{of.name}, dark")

    def artist(self, a: Any) -> None:
        """Convert the colours of a text, a line, a patch or a collection."""
        if isinstance(a, Collection) and a.get_array() is not None:
            a.set_cmap(self.scale(a.get_cmap()))
            return
        change = self.many if isinstance(a, Collection) else self.one
        names = next((names for kind, names in COLOURED.items() if isinstance(a, kind)), ())
        a.set(**{name: change(colour) for name, colour in [(name, getattr(a, f"get_{name}")()) for name in names]})
        if isinstance(a, Text):
            self.text(a)

    def text(self, a: Text) -> None:
        """Convert the box, the arrow and the halo of a text."""
        for patch in (a.get_bbox_patch(), getattr(a, "arrow_patch", None)):
            if patch is not None:
                self.artist(patch)
        found = [getattr(e, "_gc", {}) for e in a.get_path_effects()]
        if any("foreground" in g for g in found):
            halo = [patheffects.Stroke(**{**g, "foreground": self.one(g["foreground"])}) for g in found if g]
            a.set_path_effects([*halo, patheffects.Normal()])

    def axes(self, a: Any) -> None:
        """Convert the colours of axes, also for ticks that are created later."""
        for axis, name in ((a.xaxis, "xtick"), (a.yaxis, "ytick")):
            line, words = (self.one(mpl.rcParams[f"{name}.{k}"]) for k in ("color", "labelcolor"))
            axis.set_tick_params(
                which="both", color=line, labelcolor=words, grid_color=self.one(mpl.rcParams["grid.color"])
            )


def turn(figure: Any, ground: Any) -> None:
    """Convert all colours of a picture for a dark background.  It must be called within polhode's plot style."""
    t = Turn(ground)
    axes = [axis for ax in figure.axes for axis in (ax.xaxis, ax.yaxis)]
    ticks = {id(part) for axis in axes for tick in (*axis.majorTicks, *axis.minorTicks) for part in tick.findobj()}
    for a in figure.findobj():
        if id(a) in ticks:
            continue
        t.artist(a)
        if isinstance(a, AxesImage) and np.ndim(np.asarray(a.get_array())) == 2:
            a.set_cmap(t.scale(a.get_cmap()))
    for ax in figure.axes:
        t.axes(ax)
