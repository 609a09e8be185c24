"""Plots of a run of a mechanism: the motion of its joints, its energy, and the errors of the joints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput, unknown
from .colours import COLOURS, STROKES
from .look import in_style, new_picture, title

if TYPE_CHECKING:
    from ..mechanisms.result import MechanismRun

MOST_LINES = 8


def plot_mechanism(run: MechanismRun, joints: Sequence[str] | None = None, member: int = 0) -> Any:
    """Plot angles and displacements of joints, the change of the energy, and the largest error of the joints."""
    if len(run) < 2:
        raise InvalidInput("a plot needs at least two samples: the run has one")
    able = [j.name for j in run.setup.built.joints if j.turns or j.slides]
    shown = able[:MOST_LINES] if joints is None else list(joints)
    for name in shown:
        if name not in able:
            raise unknown("hinge, slider or cylindrical joint", name, able)
    if run.setup.batch and not 0 <= member < len(run.setup.members):
        raise InvalidInput(f"member must be from 0 to {len(run.setup.members) - 1}, got {member!r}")

    def of(values: np.ndarray) -> np.ndarray:
        return values[member] if run.setup.batch else values

    kinds = [kind for kind in ("angle", "displacement") if any(has(run, name, kind) for name in shown)]
    with in_style():
        figure = new_picture(7.2, 1.9 * (len(kinds) + 2))
        axes = figure.subplots(len(kinds) + 2, 1, sharex=True, squeeze=False)[:, 0]
        inch = 1.0 / figure.get_figheight()
        figure.subplots_adjust(left=0.11, right=0.97, top=1 - 0.75 * inch, bottom=0.5 * inch, hspace=0.25)
        sizes = f"{len(run.setup.built.names)} bodies, {len(run.setup.built.joints)} joints"
        words = f"{sizes}, {run.setup.method.name}, t = {run.t[0]:g} to {run.t[-1]:g} s"
        title(figure, "Mechanism", words)
        for ax, kind in zip(axes, kinds, strict=False):
            some = [name for name in shown if has(run, name, kind)]
            for k, name in enumerate(some):
                line = {"color": COLOURS[k % len(COLOURS)], "linestyle": STROKES[k % len(STROKES)]}
                ax.plot(run.t, of(getattr(run.joints[name], kind)), label=name, **line)
            ax.set_ylabel("angle (rad)" if kind == "angle" else "displacement (m)")
            ax.legend(loc="lower right", bbox_to_anchor=(1.0, 0.97), ncols=min(4, len(some)), borderaxespad=0.1)
        energy = of(run.energy)
        axes[-2].plot(run.t, energy - energy[0], color=COLOURS[0])
        axes[-2].set_ylabel("change of energy (J)")
        axes[-1].semilogy(run.t, np.maximum(of(run.constraint_error), 1e-17), color=COLOURS[1])
        axes[-1].set_ylabel("error of joints (m)")
        axes[-1].set_xlabel("time (s)")
        figure.align_ylabels()
    return figure


def has(run: MechanismRun, name: str, kind: str) -> bool:
    joint = run.joints[name].joint
    return joint.turns if kind == "angle" else joint.slides
