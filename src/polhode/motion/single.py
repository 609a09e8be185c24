"""The run of one body of a batch."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from ..arguments import whole_number
from ..engines.layout import from_rows, leaves
from ..errors import InvalidInput
from ..run.setup import Setup
from .trajectory import Trajectory


def run_of_body(run: Trajectory, body: int | None) -> Trajectory:
    """Return the run of one body: the run itself, or that of body number `body` in a batch."""
    n = run.states.shape[2]
    if not run.setup.batch:
        if body not in (None, 0):
            raise InvalidInput("this is a run of one body: leave out body")
        return run
    if body is None or whole_number(body, "body", wanted="the number of a body") >= n:
        raise InvalidInput(f"this is a run of {n} bodies, but one is needed here: choose it, body=0 to {n - 1}")
    pick, keep = slice(body, body + 1), np.ones(len(run), bool)
    if run.setup.control is not None:  # drop the repeated samples of a body that waits at the end for the others
        keep[1:] = np.diff(run.t[body]) != 0.0
    return replace(
        run, setup=setup_of_body(run.setup, body), index=run.index[keep], states=run.states[keep, :, pick],
        final=run.final[:, pick], failed=run.failed[pick], watched=run.watched[:, pick], outcome=run.outcomes[body],
        outcomes=run.outcomes[pick], records=tuple(record.of_body(body) for record in run.records),
    )  # fmt: skip


def setup_of_body(setup: Setup, body: int) -> Setup:
    """Return the set-up of the run of one body of a batch."""

    def picked(values: Any) -> Any:
        pick = slice(body, body + 1)
        return from_rows(values, [v[pick] if getattr(v, "ndim", 0) else v for v in leaves(values)])

    n = setup.bodies or 1
    bound, python = (
        b._replace(p=picked(b.p), held=tuple(h.of_body(body, n) for h in b.held))
        for b in (setup.bound, setup.bound_python)
    )
    return replace(
        setup, bodies=None, body=setup.body.member(body), torque=setup.torque.of_body(body, n), I=picked(setup.I),
        bound=bound, bound_python=python,
    )  # fmt: skip
