"""Pictures of a study: where the body points at the end, quantiles over time, and what drives the outcome.

study.plot("sphere").savefig("ends.svg")
"""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput, unknown
from ..groups.convert import direction
from ..pictures.plot import BLUE, GREY, INK, LINE, ORANGE, QUIET, STYLE, Picture, new_picture
from .members import GOOD
from .quantities import UNITS, components

if TYPE_CHECKING:
    from .study import Study

MOST = 20_000  # points in a panel; more are not seen
CORNER = 3_000


def draw(study: Study, kind: str, **options: Any) -> Picture:
    kinds = {"sphere": sphere, "bands": bands, "corner": corner}
    if kind not in kinds:
        raise unknown("picture of a study", kind, kinds)
    if not study._places:
        raise InvalidInput(f"{study.folder} has no finished chunk; there is nothing to draw")
    import matplotlib

    with matplotlib.rc_context(STYLE):
        return kinds[kind](study, **options)


def spread(n: int, most: int) -> np.ndarray:
    return np.unique(np.linspace(0, n - 1, min(n, most)).astype(int))


def sphere(study: Study, axis: Any = (0.0, 0.0, 1.0)) -> Picture:
    """Where an axis of the body points at the end, seen along two axes of space; what is behind is pale."""
    a = direction(axis, "axis").reshape(3)
    R = study["R"]
    good = np.flatnonzero(np.isfinite(R[:, 0, 0]))
    if not good.size:
        raise InvalidInput("no member reached its end; there is nothing to draw")
    R = R[good[spread(good.size, MOST)]]
    d = R[..., 0] * a[0] + R[..., 1] * a[1] + R[..., 2] * a[2]
    figure = new_picture(7.2, 3.9)
    for k, (right, up, towards, names) in enumerate(((0, 1, 2, "xy"), (0, 2, 1, "xz"))):
        panel = figure.add_axes((0.02 + 0.5 * k, 0.08, 0.46, 0.76))
        panel.set_aspect("equal")
        panel.set_axis_off()
        circle = np.linspace(0, 2 * np.pi, 200)
        panel.plot(np.cos(circle), np.sin(circle), color=LINE, lw=0.8)
        sign = -1.0 if towards == 1 else 1.0  # seen from -y, x goes to the right
        front = sign * d[:, towards] >= 0
        size = float(np.clip(3000 / len(d), 0.3, 6))
        panel.scatter(d[~front, right], d[~front, up], s=size, color=GREY, alpha=0.25, lw=0, rasterized=True)
        panel.scatter(d[front, right], d[front, up], s=size, color=BLUE, alpha=0.6, lw=0, rasterized=True)
        panel.set_title("seen from above (+z)" if k == 0 else "seen from the side (-y)")
        panel.annotate(names[0], (1.03, 0), va="center", color=QUIET)
        panel.annotate(names[1], (0, 1.03), ha="center", color=QUIET)
    t = study.plan.run.t_end
    figure.text(0.02, 0.95, f"{study.plan.name}: the body's axis at t = {t:g}, {good.size:,} members", color=INK)
    return figure


def bands(study: Study, names: Any = None) -> Picture:
    """Median, the middle half and the middle nine tenths of the members over time."""
    known = study.plan.keep.quantiles
    names = known if names is None else [names] if isinstance(names, str) else list(names)
    if not names:
        raise InvalidInput('the plan keeps no quantiles; ask for some: quantiles = ["tilt", "speed"]')
    figure = new_picture(7.2, 0.6 + 2.0 * len(names))
    panels = figure.subplots(len(names), 1, sharex=True, squeeze=False)[:, 0]
    for panel, name in zip(panels, names, strict=True):
        q = study.quantiles(name)
        t = study.times
        panel.fill_between(t, q[0], q[4], color=BLUE, alpha=0.18, lw=0, label="5 to 95 %")
        panel.fill_between(t, q[1], q[3], color=BLUE, alpha=0.35, lw=0, label="25 to 75 %")
        panel.plot(t, q[2], color=BLUE, label="median")
        panel.set_ylabel(f"{name}" + (f" [{UNITS[name]}]" if name in UNITS else ""))
        panel.grid(True, axis="y")
    panels[0].legend(ncols=3, loc="lower right", bbox_to_anchor=(1, 1.0), borderaxespad=0.2)
    panels[0].set_title(f"{study.plan.name}: {len(study.done):,} members")
    panels[-1].set_xlabel("t [s]")
    figure.subplots_adjust(left=0.11, right=0.98, top=1 - 0.32 / figure.get_figheight(), hspace=0.12,
                           bottom=0.45 / figure.get_figheight())  # fmt: skip
    return figure


def columns(study: Study) -> dict[str, np.ndarray]:
    """The numbers that vary, one by one."""
    out: dict[str, np.ndarray] = {}
    for v in study.plan.vary:
        a = study[f"input.{v.key}"]
        if v.shape == (3, 3):
            continue  # an attitude is not a number
        if v.shape == (3,):
            out[f"|{v.key.partition('.')[2]}|"] = np.sqrt(a[:, 0] ** 2 + a[:, 1] ** 2 + a[:, 2] ** 2)
        out |= components(v.key.partition(".")[2], a)
    return out


def corner(study: Study, outcome: str | None = None, most: int = 6) -> Picture:
    """Inputs against each other, coloured by an outcome; the inputs that it goes with most come first.

    outcome : an array of one number for each member ("t", "error.energy", "observed.NAME.max", "event.NAME.first");
    without one, whether the member failed if some did, else the vertical direction of the third axis at the end.
    """
    failed = ~np.isin(study["outcome"], GOOD)
    if outcome is None:
        value = failed.astype(float) if failed.any() else study["R"][:, 2, 2]
        label = "failed" if failed.any() else "third axis at the end, vertical part"
    else:
        value, label = np.asarray(study[outcome], float), outcome
        if value.ndim != 1:
            raise InvalidInput(f"{outcome} has several numbers for each member; take one with a single number")
    inputs = columns(study)
    good = np.isfinite(value)
    if not inputs or good.sum() < 3:
        raise InvalidInput("a corner plot needs inputs that are numbers, and three members that have the outcome")
    ranks = {name: strength(a[good], value[good]) for name, a in inputs.items()}
    chosen = sorted(ranks, key=lambda n: -ranks[n])[:most]
    pick = np.flatnonzero(good)[spread(int(good.sum()), CORNER)]
    k, colour = len(chosen), value[pick]
    dots: dict[str, Any] = {"s": float(np.clip(3000 / len(pick), 1.5, 12)), "lw": 0, "rasterized": True}
    figure = new_picture(max(6.0, 1.4 + 1.35 * k), max(3.0, 1.2 + 1.35 * k))
    panels = figure.subplots(k, k, squeeze=False)
    low, high = np.percentile(value[good], (2, 98))
    margin = 0.06 * float(np.ptp(colour)) or 0.5
    coloured: Any = None
    for i, j in np.ndindex(k, k):
        panel: Any = panels[i, j]
        x = inputs[chosen[j]][pick]
        if j > i:
            panel.set_axis_off()
            continue
        if i == j:  # the outcome, on the scale that the first of them shows
            panel.scatter(x, colour, color=ORANGE, alpha=0.5, **dots)
            panel.set_title(f"{ranks[chosen[i]]:.2f}", fontsize=7.5, color=QUIET, loc="right", pad=2)
            panel.set_ylim(colour.min() - margin, colour.max() + margin)
        else:
            y = inputs[chosen[i]][pick]
            coloured = panel.scatter(x, y, c=colour, cmap="viridis", vmin=low, vmax=high, **dots)
        panel.tick_params(labelsize=6, labelbottom=i == k - 1, labelleft=j == 0)
        if i == k - 1:
            panel.set_xlabel(chosen[j], fontsize=7)
        if j == 0:
            panel.set_ylabel(fill(label, 20) if i == 0 else chosen[i], fontsize=7)
    figure.subplots_adjust(left=0.13, right=0.97, bottom=0.11, top=0.90, wspace=0.12, hspace=0.12)
    if coloured is not None:
        bar = figure.colorbar(coloured, ax=panels[0, -1], location="left", fraction=0.5, aspect=12)
        bar.ax.tick_params(labelsize=6)
        bar.set_label(fill(label, 20), fontsize=7)
    words = f"{study.plan.name}: {label}; numbers: share of its variance that one input tells"
    figure.text(0.02, 0.965, words, color=INK)
    return figure


def strength(x: np.ndarray, y: np.ndarray, slices: int = 20) -> float:
    """The share of the variance of y that x alone tells: of the means of y in slices of x of equal size (the
    correlation ratio), less what chance would give."""
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
