"""The description of a run as data for JSON, and the run made again from its description and its arrays."""

from __future__ import annotations

import math
from dataclasses import asdict, replace
from typing import Any

import numpy as np

from ..arguments import refuse_if
from ..body import Body
from ..engines.layout import count
from ..errors import InvalidInput
from ..forces import from_description
from ..forces.base import Loads
from ..integrators.record import Kind
from ..motion.events import Hunt
from ..motion.trajectory import Outcome, Stats, Trajectory
from ..run.control import Control
from ..run.setup import Setup, set_up
from ..run.switching import Record
from ..torques.base import Sum, Torque
from ..torques.identity import Missing, Start
from ..torques.observe import OBSERVABLES
from ..torques.told import told_part

FORMAT = 1
DAMAGED = (ArithmeticError, AttributeError, KeyError, IndexError, TypeError, ValueError)


def description(trajectory: Trajectory) -> dict[str, Any]:
    """Return the description of a run, without its arrays, as data for JSON."""
    s = trajectory.setup
    q = s.torque
    saved = None if isinstance(q, Missing) else q.describe()
    if saved is None:  # the torque is a Python function, which cannot be stored; store a description of it
        saved = {
            "function": q.name,
            "kind": int(q.kind),
            "fingerprint": q.fingerprint if isinstance(q, Missing) else (s.start or Start(q)).description(),
            "frame": q.frame or "space",
            "external": None if q.external is None else int(q.external),
            **({"flies": True} if q.flies else {}),
            **({"held": held} if (held := q.held_parts()) else {}),
        }
    from .. import __version__

    return {
        "format": FORMAT,
        "polhode": __version__,
        "conventions": "R maps body to space (x_space = R x_body); omega in the body frame; SI units, radians",
        "method": s.method.name,
        "options": dict(s.options),
        "dt": s.dt,
        "t_start": s.t_start,
        "every": s.every,
        "control": s.control and {**asdict(s.control), "pace": getattr(s.control.pace, "__name__", s.control.pace)},
        "engine": s.engine,
        "precision": s.precision,
        "batch": s.batch,
        "observe": list(s.observe_names),
        "torque": saved,
        "body": s.body.facts(),
        "t_end": trajectory.t_end,
        "steps": trajectory.steps,
        "outcome": trajectory.outcome.name,
        "outcomes": [o.name for o in trajectory.outcomes],
        "stats": trajectory.stats._asdict(),
        "state": "states[sample, leaf, body]: the method's own variables, depth first",
        "held": [r.as_lists() for r in trajectory.records],
        "switched": trajectory.switched,
    }


def saved_torque(saved: dict[str, Any], torque: Any, params: Any, same_torque: bool) -> Torque:
    """Return the torque that a file describes, or, if it was a Python function, the one that the user passes again."""
    again = torque is not None or params is not None
    if "function" not in saved:
        refuse_if(again, "this file contains its torque: leave out torque and params, which are for runs whose torque "
                  "was a function")  # fmt: skip
        return from_description(saved)
    missing = Missing(saved["function"], Kind(saved["kind"]), saved["fingerprint"], saved["frame"])
    missing.external = None if saved.get("external") is None else Kind(saved["external"])
    missing.flies = bool(saved.get("flies", False))
    if parts := tuple(told_part(q) for q in saved.get("held", ())):
        missing.held = (Loads if missing.flies else Sum)(parts)
    return missing.given_again(torque, params, same_torque) if again else missing


def rebuild(meta: dict[str, Any], a: dict[str, np.ndarray], torque: Torque) -> Trajectory:
    """Build the run from its description and its arrays, which have been validated separately."""
    from .schema import check_arrays

    check_arrays(meta, a)
    body = Body(a["inertia"], **meta["body"])
    bodies = a["states"].shape[2] if meta["batch"] else None
    names = tuple(meta["observe"])
    known = not isinstance(torque, Missing) and all(x == "energy" or x in OBSERVABLES for x in names)
    setup = set_up(
        body, torque, meta["method"], meta["options"], engine=meta["engine"], dt=meta["dt"], t_start=meta["t_start"],
        every=meta["every"], bodies=bodies, observe=names if known else (),
        precision=meta.get("precision", "float64"),
        control=Control(**meta["control"]) if meta.get("control") else None,
    )  # fmt: skip
    if not known:  # the observed values can be read without the functions; only continuing the run needs them
        setup = replace(setup, observe=names, observe_names=names)
    leaf_count = count(setup.template)
    if a["states"].ndim != 3 or a["states"].shape[1] != leaf_count or a["final"].shape != a["states"].shape[1:]:
        raise InvalidInput("the saved states do not fit the method; the file is damaged or comes from another version")
    hunt = Hunt.loaded(setup, meta["hunt"], a) if "hunt" in meta else None
    records = tuple(Record.of_lists(r) for r in meta.get("held", ()))
    check_records(setup, records, a["states"].shape[2])
    return Trajectory(
        setup, a["index"], a["states"], a["final"], int(meta["steps"]), Outcome[meta["outcome"]],
        tuple(Outcome[o] for o in meta["outcomes"]), a["failed"], Stats(**meta["stats"]), a["watched"], hunt,
        records, int(meta.get("switched", -1)), meta.get("t_end"),
    )  # fmt: skip


def check_records(setup: Setup, records: tuple[Record, ...], bodies: int) -> None:
    """Raise an error if the recorded commands do not fit the held torques of the run."""
    if not setup.bound.held:  # also true for files of an earlier version, which have no data about held torques
        return
    for hold, record in zip(setup.bound.held, records, strict=True):
        n, shape = len(record.steps), (hold.source.outputs, bodies)
        own = hold.source.remembers
        remembered = all(v.ndim == 2 and len(v) >= math.prod(own or ()) for v in record.memory)
        if len(record.values) != n or any(v.shape != shape for v in record.values) or not remembered:
            raise ValueError(f"the recorded commands do not fit the torque {hold.name}")
