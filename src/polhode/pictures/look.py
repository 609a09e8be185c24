"""The style of all pictures: colours, sizes, and the text of headings and axes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from .colours import QUIET, Figure, mpl
from .dark import is_dark, turn

DRAWN = (  # groups of matplotlib settings that polhode sets itself, whatever the user's style is
    "axes", "contour", "errorbar", "grid", "hatch", "image", "legend", "lines", "markers", "mathtext", "patch", "path",
    "scatter", "text", "xaxis", "xtick", "yaxis", "ytick", "font",
)  # fmt: skip
STYLE = {
    **{k: v for k, v in mpl.rcParamsDefault.items() if k.partition(".")[0] in DRAWN},
    **{f"{k}.{c}color": v for k, v in (("figure", "white"), ("savefig", "auto")) for c in ("face", "edge")},
    **mpl.rc_params_from_file(Path(__file__).with_name("polhode.mplstyle"), use_default_template=False),
}
UNDATED: dict[str, dict[str, None]] = {
    "svg": {"Date": None, "Creator": None},
    "pdf": {"CreationDate": None, "Creator": None, "Producer": None},
    "png": {"Software": None},
}
SLIDE = {  # 1920 by 1080 pixels
    "font.size": 10.5, "axes.titlesize": 11.5, "axes.labelsize": 10.5, "xtick.labelsize": 10.5, "ytick.labelsize": 10.5,
    "legend.fontsize": 10.5, "lines.linewidth": 1.6, "figure.dpi": 180,
}  # fmt: skip


@contextmanager
def in_style(*, print_only: bool = False, **more: Any) -> Iterator[None]:
    """Make the pictures in this block in polhode's style, with additional settings.

    If the user's matplotlib style has a dark background, such as `plt.style.use("dark_background")`, the pictures
    become dark, too, unless `print_only` is True.
    """

    ground, before = mpl.rcParams["figure.facecolor"], len(UNFINISHED)
    with mpl.rc_context({**STYLE, **more}):
        try:
            yield
            for picture in UNFINISHED[before:] if is_dark(ground) and not print_only else ():
                turn(picture, ground)
        finally:
            del UNFINISHED[before:]


def letters() -> float:
    """Return the font size in points."""
    return float(mpl.rcParams["font.size"])


def line_width() -> float:
    """Return the width of lines in points."""
    return float(mpl.rcParams["lines.linewidth"])


class Picture(Figure):
    """A matplotlib Figure whose saved files are always byte for byte the same."""

    def savefig(self, fname: Any, **options: Any) -> None:
        kind = options.get("format") or str(fname).rpartition(".")[2].lower()
        options.setdefault("metadata", UNDATED.get(kind))
        with in_style():
            super().savefig(fname, **options)

    def _repr_png_(self) -> bytes:
        """Return the figure as PNG for notebooks, which otherwise show figures only after an import of pyplot."""
        from io import BytesIO

        self.savefig(out := BytesIO(), format="png")
        return out.getvalue()


# pictures of the current `in_style` blocks, which may still have to be converted to dark
UNFINISHED: list[Picture] = []


def new_picture(width: float, height: float) -> Picture:
    """Create a figure that a window or a notebook shows exactly once."""
    # With the inline backend, a notebook shows the result of a cell and also every figure that pyplot knows.  The
    # figure would appear twice, so pyplot must not know it.
    if "inline" in mpl.get_backend().lower():
        figure = Picture(figsize=(width, height))
    else:
        from matplotlib import pyplot

        made = pyplot.figure(figsize=(width, height), FigureClass=Picture)
        assert isinstance(made, Picture)
        figure = made
    UNFINISHED.append(figure)
    return figure


# --- words and numbers ------------------------------------------------------------------------------------------------


def short(x: float, scale: float) -> str:
    """Return a number for a heading.  Values that are zero except for rounding become 0."""
    return "0" if abs(x) < 1e-12 * scale else f"{x:.4g}".replace("-", "\N{MINUS SIGN}")


def thousands(values: Any) -> int:
    """Return the power of ten with which values are written: 0, or for small and large values a multiple of three."""
    size = float(np.nanmax(np.abs(values), initial=0.0))
    return 0 if size == 0 or 0.01 <= size < 1e4 else 3 * int(np.floor(np.log10(size) / 3 + 1e-9))


def unit(name: str, power: int) -> str:
    """Return a unit with a power of ten, such as 10^-3 rad/s."""
    return f"$10^{{{power}}}$ {name}" if power else name


def listed(values: Any, name: str) -> str:
    """Return numbers for a heading, with one power of ten and one unit for all."""
    a = np.asarray(values, float)
    power = thousands(a)
    a = a / 10.0**power
    words = ", ".join(short(x, float(np.abs(a).max())) for x in a)
    return f"({words}) {unit(name, power)}"


def title(figure: Any, first: str, second: str = "") -> None:
    """Write the heading of a picture, and a second line with facts below it."""
    size, inch = letters(), 1.0 / figure.get_figheight()
    left = 0.28 / figure.get_figwidth()
    figure.text(left, 1 - 0.028 * size * inch, first, fontsize=1.35 * size, fontweight="bold", va="center")
    figure.text(left, 1 - 0.056 * size * inch, second, va="center", color=QUIET)
