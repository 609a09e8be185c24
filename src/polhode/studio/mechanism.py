"""Documents of mechanisms: the motion of the bodies, the joints and their reaction forces, and errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..arguments import refuse_if
from ..errors import InvalidInput
from ..groups import quaternions
from ..groups.convert import without_jumps
from ..mechanisms.result import MechanismRun
from .document import MOST_SAMPLES, Document
from .shapes import body_shape

MOST_BODIES = 64
MOST_NUMBERS = 6_000_000  # largest number of values in the poses of all bodies together


def of_mechanism(run: MechanismRun, *, title: str = "", note: str = "", python: str = "") -> Document:
    """Return the document of a run of one mechanism."""
    refuse_if(run.setup.batch, "the studio shows one mechanism at a time, not a batch")
    built = run.setup.built
    if len(built.bodies) > MOST_BODIES:
        raise InvalidInput(f"the studio shows {MOST_BODIES} bodies of a mechanism at most, got {len(built.bodies)}")
    rows = np.flatnonzero(np.isfinite(run.x).all(axis=(-1, -2)))
    most = min(MOST_SAMPLES, MOST_NUMBERS // (7 * len(built.bodies)))
    rows = rows[np.unique(np.linspace(0, len(rows) - 1, most).round().astype(int))] if len(rows) > most else rows
    refuse_if(not len(rows), "this run has no samples to show")
    bodies = [
        {
            "name": name, "moments": [float(x) for x in body.moments], "axes": body.axes.tolist(),
            "shape": body_shape(body), "x": run.x[rows, k],
            "q": without_jumps(quaternions.from_matrix(run.R[rows, k])).astype(np.float32),
        }
        for k, (name, body) in enumerate(zip(built.names, built.bodies, strict=True))
    ]  # fmt: skip
    outcome = run.outcome.name.lower().replace("_", " ")
    return {
        "format": 1, "kind": "mechanism", "title": title or f"Mechanism of {len(bodies)} bodies", "note": note,
        "t": run.t[rows], "bodies": bodies, "joints": [joint_entry(run, j, rows) for j in built.joints],
        "plots": plots(run, rows), "method": run.method, "dt": run.setup.dt, "steps": run.steps, "outcome": outcome,
        "message": "" if outcome == "done" else run.outcome.value, "seconds": run.stats.seconds, "python": python,
        "gravity": gravity_of(run.setup.load),
    }  # fmt: skip


def gravity_of(load: Any) -> list[float] | None:
    """Return the direction of gravity, or None if there is no gravity among the loads."""
    loads = load.values() if isinstance(load, Mapping) else (load,)
    for part in (p for q in loads for p in getattr(q, "parts", ())):
        if part.name == "gravity":
            g = np.asarray(part.describe().get("g", 1.0), float)
            length = float(np.linalg.norm(g))
            return (g / length).tolist() if g.ndim and length > 0 else [0.0, 0.0, -1.0]
    return None


def joint_entry(run: MechanismRun, joint: Any, rows: np.ndarray) -> Document:
    """Return the entry of a joint: its position, its axis, and its reaction force on body a."""
    k = joint.a if joint.a >= 0 else joint.b
    arm = joint.arm_a if joint.a >= 0 else joint.arm_b
    motion = run.joints[joint.name]
    axis = (joint.axis_a if joint.a >= 0 else joint.axis_b) if joint.turns or joint.slides else None
    return {
        "name": joint.name, "type": joint.type, "ground": joint.a < 0 or joint.b < 0,
        "place": (run.x[rows, k] + run.R[rows, k] @ arm).astype(np.float32),
        "reaction": motion.reaction[rows].astype(np.float32),
        "axis": None if axis is None else (run.R[rows, k] @ axis).astype(np.float32),
    }  # fmt: skip


def plots(run: MechanismRun, rows: np.ndarray) -> list[Document]:
    """Return plots of the energy, of the errors of the joints, of their reactions and of their angles."""
    energy = run.energy[rows]
    size = np.abs(run.kinetic_energy[rows]).max() or np.abs(energy).max() or 1.0
    forces = [
        {"name": name, "y": np.linalg.norm(j.reaction[rows], axis=-1).astype(np.float32)}
        for name, j in run.joints.items()
    ]
    made = [
        {"title": "Energy change", "unit": "relative", "log": True,
         "series": [{"name": "energy", "y": ((energy - energy[0]) / size).astype(np.float32)}]},
        {"title": "Joint error", "unit": "m, rad", "log": True,
         "series": [{"name": "largest", "y": run.constraint_error[rows].astype(np.float32)}]},
        {"title": "Reaction", "unit": "N", "log": False, "series": forces[:4]},
    ]  # fmt: skip
    turning = [(name, j) for name, j in run.joints.items() if j.joint.turns][:4]
    if turning:
        series = [{"name": name, "y": j.angle[rows].astype(np.float32)} for name, j in turning]
        made.append({"title": "Angle", "unit": "rad", "log": False, "series": series})
    return made
