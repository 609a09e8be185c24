"""Pictures of a study: directions of a body axis at the end, quantiles over time, and the inputs with the strongest
effects.

study.plot("sphere").savefig("ends.svg")
"""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arguments import refuse_if
from ..errors import unknown
from ..groups.convert import direction
from ..pictures.colours import BLUE, ORANGE, QUIET
from ..pictures.look import Picture, in_style, new_picture, title
from ..pictures.spheres import BEHIND, View, density, globe
from .members import GOOD
from .names import numbers, with_unit, words_of

if TYPE_CHECKING:
    from .study import Study

MOST = 20_000  # largest number of points in a panel; more would be indistinguishable
CORNER = 3_000


def draw(study: Study, kind: str, **options: Any) -> Picture:
    kinds = {"sphere": sphere, "bands": bands, "corner": corner}
    if kind not in kinds:
        raise unknown("picture of a study", kind, kinds)
    refuse_if(not study._places, f"{study.folder} has no finished chunk; there is nothing to draw")
    with in_style():
        return kinds[kind](study, **options)


def sphere(study: Study, axis: Any = (0.0, 0.0, 1.0)) -> Picture:
    """Plot the directions of a body axis at the end, seen along two axes of space.  Points on the back are pale."""
    a = direction(axis, "axis").reshape(3)
    R = study["R"]
    good = np.flatnonzero(np.isfinite(R[:, 0, 0]))
    refuse_if(not good.size, "no member reached its end; there is nothing to draw")
    crowded = good.size > MOST
    R = R[good]
    d = R[..., 0] * a[0] + R[..., 1] * a[1] + R[..., 2] * a[2]
    figure = new_picture(7.6, 4.5)
    side = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]])
    sides = ((np.eye(3), "seen from above (+z)"), (side, "seen from the side (\N{MINUS SIGN}y)"))
    for k, (frame, words) in enumerate(sides):
        panel = figure.add_axes((0.035 + 0.49 * k, 0.05, 0.465, 0.735))
        globe(panel, View(frame, np.zeros(2), 1.18), "xyz")
        for note in [t for t in panel.texts if "start" in t.get_text()]:
            note.remove()
        panel.set_title(words)
        p = d @ frame.T
        front = p[:, 2] >= 0
        if crowded:
            density(panel, p[front, :2])
            continue
        size = float(np.clip(9000 / len(d), 1.2, 14))
        panel.scatter(p[~front, 0], p[~front, 1], s=size, color=BEHIND, lw=0, rasterized=True, zorder=1.5)
        panel.scatter(p[front, 0], p[front, 1], s=size, color=BLUE, alpha=0.75, lw=0, rasterized=True, zorder=4)
    how = "darker where there are more members" if crowded else "pale: on the back"
    what = "third axis" if np.array_equal(a, [0, 0, 1]) else "axis"
    title(figure, named(study), f"the body's {what} at t = {study.plan.run.t_end:g} s; {good.size:,} members; {how}")
    return figure


def named(study: Study) -> str:
    return study.plan.name[0].upper() + study.plan.name[1:]


def bands(study: Study, names: Any = None) -> Picture:
    """Plot the median over time, and the ranges of the middle 50 % and 90 % of the members."""
    known = study.plan.keep.quantiles
    names = known if names is None else [names] if isinstance(names, str) else list(names)
    refuse_if(not names, 'the plan keeps no quantiles; add some: quantiles = ["tilt", "speed"]')
    height = 1.15 + 1.75 * len(names)
    figure = new_picture(7.6, height)
    panels = figure.subplots(len(names), 1, sharex=True, squeeze=False)[:, 0]
    for panel, name in zip(panels, names, strict=True):
        q = study.quantiles(name)
        t = study.times
        panel.fill_between(t, q[0], q[4], color=BLUE, alpha=0.18, lw=0, label="5 to 95 %")
        panel.fill_between(t, q[1], q[3], color=BLUE, alpha=0.35, lw=0, label="25 to 75 %")
        panel.plot(t, q[2], color=BLUE, label="median")
        panel.set_title(with_unit(name.replace("_", " ").capitalize(), name))
        panel.grid(True, axis="y")
        panel.set_xlim(t[0], t[-1])
    panels[0].legend(ncols=3, loc="lower right", bbox_to_anchor=(1.01, 1.0), borderaxespad=0.2)
    panels[-1].set_xlabel("time (s)")
    title(figure, named(study), f"{len(study.done):,} members: the median, the middle 50 %, and the middle 90 %")
    figure.subplots_adjust(left=0.08, right=0.965, top=1 - 0.92 / height, hspace=0.3, bottom=0.5 / height)
    return figure


def columns(study: Study) -> dict[str, np.ndarray]:
    """Return the varied numbers, with each component on its own."""
    out: dict[str, np.ndarray] = {}
    for v in study.plan.vary:
        out |= numbers(study.plan, v.key, np.asarray(study[f"input.{v.key}"], float), start=True)
    return out


def corner(study: Study, outcome: str | None = None, most: int = 6) -> Picture:
    """Plot inputs against each other, coloured by an outcome.  The inputs with the strongest effect come first.

    outcome : an array with one number per member ("t", "error.energy", "observed.NAME.max", "event.NAME.first").  By
        default: whether a member failed or, if none failed, the vertical component of the body's third axis at the end.
    """
    failed = ~np.isin(study["outcome"], GOOD)
    if outcome is None and failed.any():
        value, label = failed.astype(float), "failed"
    elif outcome is None:
        value, label = study["R"][:, 2, 2], "vertical component of the third axis at the end"
    else:
        value = np.asarray(study[outcome], float)
        label = with_unit("".join(words_of(study.plan, outcome, False)), outcome)
        several = f"{outcome} has several numbers for each member; choose an array with one number for each"
        refuse_if(value.ndim != 1, several)
    inputs = columns(study)
    good = np.isfinite(value)
    few = "a corner plot needs numeric inputs, and at least three members with a finite outcome"
    refuse_if(not inputs or good.sum() < 3, few)
    ranks = {name: strength(a[good], value[good]) for name, a in inputs.items()}
    chosen = sorted(ranks, key=lambda n: -ranks[n])[:most]
    n = int(good.sum())
    pick = np.flatnonzero(good)[np.unique(np.linspace(0, n - 1, min(n, CORNER)).astype(int))]
    figure = new_picture(1.6 + 1.3 * len(chosen), 1.75 + 1.3 * len(chosen))
    triangle(figure, [inputs[n][pick] for n in chosen], value[pick], [(n, ranks[n]) for n in chosen], label)
    title(
        figure,
        f"{named(study)}: {label}",
        "colours: the outcome; numbers: the share of its variance that one input explains",
    )
    return figure


def triangle(
    figure: Any, inputs: list[np.ndarray], outcome: np.ndarray, names: list[tuple[str, float]], label: str
) -> None:
    """Plot each input against the outcome on the diagonal, and each pair of inputs below it."""
    k = len(inputs)
    dots: dict[str, Any] = {"s": float(np.clip(3000 / len(outcome), 1.5, 12)), "lw": 0, "rasterized": True}
    panels = figure.subplots(k, k, squeeze=False)
    low, high = np.percentile(outcome, (2, 98))
    margin = 0.06 * float(np.ptp(outcome)) or 0.5
    coloured: Any = None
    for i, j in np.ndindex(k, k):
        panel: Any = panels[i, j]
        if j > i:
            panel.set_axis_off()
            continue
        if i == j:  # plot the outcome; only the first of these panels has labels on its scale
            panel.scatter(inputs[j], outcome, color=ORANGE, alpha=0.5, **dots)
            panel.set_title(f"{names[i][1]:.2f}", fontsize=7.5, color=QUIET, loc="right", pad=2)
            panel.set_ylim(outcome.min() - margin, outcome.max() + margin)
        else:
            coloured = panel.scatter(inputs[j], inputs[i], c=outcome, cmap="viridis", vmin=low, vmax=high, **dots)
        panel.locator_params(nbins=3)
        panel.tick_params(labelsize=7, labelbottom=i == k - 1, labelleft=j == 0)
        if i == k - 1:
            panel.set_xlabel(fill(names[j][0], 18), fontsize=7.5)
        if j == 0:
            panel.set_ylabel(fill(label if i == 0 else names[i][0], 20), fontsize=7.5)
    figure.align_ylabels(panels[:, 0])
    width, height = figure.get_size_inches()
    figure.subplots_adjust(left=0.92 / width, right=1 - 0.2 / width, bottom=0.72 / height, top=1 - 0.85 / height,
                           wspace=0.14, hspace=0.2)  # fmt: skip
    if coloured is not None:
        box = panels[0, -1].get_position()
        place = figure.add_axes((box.x1 - 0.14 / width, box.y0, 0.12 / width, box.height))
        bar = figure.colorbar(coloured, cax=place, ticklocation="left")
        bar.ax.tick_params(labelsize=7)
        bar.set_label(fill(label, 20), fontsize=7.5)
        bar.outline.set_visible(False)


def strength(x: np.ndarray, y: np.ndarray, slices: int = 20) -> float:
    """Return the share of the variance of y that x alone explains (the correlation ratio).

    It is the variance of the means of y in slices of x with equal numbers of members, minus that expected by chance.
    """
    n = len(x)
    values, place = np.unique(x, return_inverse=True)
    if len(values) > slices:
        slices = int(np.clip(n // 10, 2, slices))
        place = np.empty(n, int)
        place[np.argsort(x, kind="stable")] = np.arange(n) * slices // n
    else:
        slices = len(values)
    total = float(np.var(y))
    if total == 0 or slices < 2 or n <= slices:
        return 0.0
    counts = np.bincount(place, minlength=slices)
    means = np.bincount(place, weights=y, minlength=slices) / np.maximum(counts, 1)
    between = float(np.sum(counts * (means - y.mean()) ** 2)) / n
    share = between / total
    return max(0.0, 1 - (1 - share) * (n - 1) / (n - slices))
