"""The colours of all pictures, and matplotlib, which draws them."""

from __future__ import annotations

from ..errors import missing

try:
    import matplotlib
    from matplotlib import collections as collections
    from matplotlib import colors as colors
    from matplotlib import patheffects as patheffects
    from matplotlib import ticker as ticker
    from matplotlib.figure import Figure as Figure
except ImportError:
    raise missing("a plot", "matplotlib", "plot") from None

mpl = matplotlib
# Okabe and Ito's colours, which people with any kind of colour vision can distinguish
BLUE, ORANGE, GREEN, PURPLE, SKY, GREY = "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#666666"
COLOURS = (BLUE, ORANGE, GREEN, PURPLE, SKY, GREY)
STROKES = ("-", "--", (0, (1, 1)), "-.", (0, (5, 1, 1, 1)), "-")
INK, QUIET, LINE, FAINT = "#222222", "#5f5f5f", "#c4c4c4", "#e6e6e6"
TIME = ("#9ecae1", "#3182bd", "#08306b")  # light to dark, so that the order is also visible in black and white
