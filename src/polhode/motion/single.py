"""The run of one body of a batch."""

from __future__ import annotations

from contextlib import suppress
from copy import copy
from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np

from ..arguments import whole_number
from ..engines.layout import from_rows, leaves
from ..engines.registry import PYTHON
from ..errors import InvalidInput
from ..forces import from_description
from ..forces.base import FunctionLoad
from ..run.setup import Setup
from ..torques.base import FunctionTorque, Potential, Sum, Torque, member
from ..torques.control import Sampled, Wheels
from ..torques.identity import Missing
from ..torques.magnetic import Magnetic
from .trajectory import Trajectory


def run_of_body(run: Trajectory, body: int | None) -> Trajectory:
    """Return the run of one body: the run itself, or that of body number `body` in a batch."""
    n = run.states.shape[2]
    if not run.setup.batch:
        if body not in (None, 0):
            raise InvalidInput("this is a run of one body: leave out body")
        return run
    if body is None or whole_number(body, "body", wanted="the number of a body") >= n:
        raise InvalidInput(f"this is a run of {n} bodies and the format holds one: choose it, body=0 to {n - 1}")
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
    alone = replace(
        setup, bodies=None, body=setup.body.member(body), I=picked(setup.I), bound=bound, bound_python=python
    )
    return replace(alone, torque=torque_of_body(setup.torque, setup, alone, body))


def torque_of_body(torque: Torque, batch: Setup, alone: Setup, body: int) -> Torque:
    """Return a torque with the values for one body; a function of all bodies is returned as it is."""
    if isinstance(torque, Sum):
        return type(torque)(tuple(torque_of_body(q, batch, alone, body) for q in torque.parts))
    if isinstance(torque, (Sampled, Wheels, Magnetic)):
        return torque.of_body(body, batch.bodies)
    if isinstance(torque, Missing) and torque.held is not None:
        again = copy(torque)
        again.held = torque_of_body(torque.held, batch, alone, body)
        return again
    if isinstance(torque, (FunctionTorque, FunctionLoad, Potential)):
        if torque.params is None or torque.takes_whole_batches(None):
            return torque
        return torque.with_params(member(torque.params, batch.bodies, body))
    known = torque.describe() or {}
    own = [name for name, v in known.items() if isinstance(v, list) and len(v) == batch.bodies]
    if not own:
        return torque
    # A list of three numbers may be a vector, or one number for each of three bodies.  The parameters of the kernel
    # function show which, if the model has the same parameters for one body.
    wanted = [np.ravel(v)[body if np.ndim(v) else 0] for v in leaves(torque.bind(batch.body, PYTHON, batch.bodies).p)]
    possible = []
    for chosen in (names for n in range(len(own), 0, -1) for names in combinations(own, n)):
        with suppress(InvalidInput):
            one = from_description(known | {name: known[name][body] for name in chosen})
            found = list(leaves(one.bind(alone.body, PYTHON, None).p))
            if len(found) == len(wanted) and all(np.ndim(v) == 0 for v in found) and np.allclose(found, wanted, 1e-9):
                return one
            possible.append(one)
    return possible[0] if possible else torque
