"""Draw pictures of pages: lie_series.png and vector.png from the code on their pages, and wing_nut.png.

python docs/pictures.py [name ...]
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory
from typing import Any

import matplotlib as mpl
import numpy as np

mpl.use("Agg")

import polhode as ph
from polhode.pictures.colours import COLOURS, QUIET, TIME, colors
from polhode.pictures.comparison import logarithmic
from polhode.pictures.look import in_style, new_picture, title

HERE = Path(__file__).parent


def code_of(page: str) -> dict[str, Any]:
    """Return the names that the first Python block of a page defines."""
    block = re.search(r"```python\n(.*?)```", (HERE / page).read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    names: dict[str, Any] = {}
    exec(block[1], names)
    return names


def lie_series() -> Any:
    """Draw the errors of orders 1 to 4 against the step."""
    page = code_of("lie_series.md")
    integrate, truth = page["integrate"], page["truth"]
    counts = 5 * 2 ** np.arange(6)
    figure = new_picture(7.0, 4.0)
    axes = figure.add_axes((0.1, 0.13, 0.78, 0.7))
    for order, colour in zip((1, 2, 3, 4), COLOURS, strict=False):
        errors = [ph.so3.angle(truth, integrate(order, int(n))) for n in counts]
        axes.plot(1.0 / counts, errors, "o-", color=colour, ms=3.2, mew=0)
        axes.annotate(f"order {order}", (1.0 / counts[0], errors[0]), xytext=(7, 0), textcoords="offset points",
                      color=colour, va="center")  # fmt: skip
    logarithmic(axes, "step h", "error of the attitude (rad)")
    title(figure, "One exponential a step", "the Lie series of orders 1 to 4 on SO(3), at t = 1")
    return figure


def vector() -> Any:
    """Draw the chain at six times, with fainter lines for earlier times."""
    run = code_of("vector.md")["run"]
    times = np.arange(0, 101, 20)
    figure = new_picture(7.0, 4.0)
    axes = figure.add_axes((0.1, 0.13, 0.87, 0.7))
    shade = colors.LinearSegmentedColormap.from_list("time", TIME)
    masses = np.arange(101)
    for k, t in enumerate(times):
        u = np.concatenate([[0.0], run.u[np.searchsorted(run.t, t)], [0.0]])  # with the walls
        axes.plot(masses, u, color=shade(0.1 + 0.9 * k / (len(times) - 1)))
        above = u[50] > u.min()
        axes.annotate(f"t = {t}", (50, u[50]), xytext=(0, 4 if above else -5), textcoords="offset points", ha="center",
                      va="bottom" if above else "top", color=QUIET)  # fmt: skip
    axes.set(xlabel="mass", ylabel="displacement", xlim=(0, 100), ylim=(-1.19, 1.19))
    axes.grid(axis="y")
    title(figure, "A plucked chain", "99 masses between walls at 0 and 100; faint to strong in time")
    return figure


def wing_nut() -> Any:
    """Draw one frame of the film that examples/film.py makes."""
    from PIL import Image

    nut = run_path(str(HERE.parent / "examples" / "film.py"))["wing_nut"]()
    run = ph.simulate(nut, omega=[0.01, 0.01, 6.0], t_end=12, dt=0.02)
    with TemporaryDirectory() as aside:
        film = Path(aside) / "film.gif"
        run.movie(film, size=(1280, 720), plots=("omega", "momentum"), frames=65, title="Wing nut")
        with Image.open(film) as image:
            image.seek(64)
            image.convert("RGB").save(HERE / "wing_nut.png", optimize=True)


PICTURES: dict[str, Callable[[], Any]] = {"lie_series": lie_series, "vector": vector, "wing_nut": wing_nut}

if __name__ == "__main__":
    for name in sys.argv[1:] or PICTURES:
        with in_style():
            figure = PICTURES[name]()
        if figure is not None:
            figure.savefig(HERE / f"{name}.png")
