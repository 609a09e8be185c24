"""The loops over the steps of one mechanism; they run as Python code or are compiled by Numba."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernels.scalar import kernel, maximum
from . import energy_momentum, rattle
from .controlled import copy, make_controlled_loop
from .equations import get3
from .loads import Acting, nothing
from .rattle import FAILED, PASSES, PHASE, RESIDUAL, STATE, WORST

EQUAL, CONSERVING, CONTROLLED = "equal", "conserving", "controlled"  # kinds of loops over steps


@kernel
def worst_tile(n, u):  # type: ignore[no-untyped-def]
    """Return the number of the tile whose equations have the largest violation."""
    right = rattle.offsets(n).right
    worst, at = -1.0, 0
    for j in range(n.tiles):
        e = rattle.size_of(get3(u, right + 3 * j))
        if not e <= worst:
            worst, at = e, j
    return at


def make_loop(step: Any, prepare: Any, loads: Any) -> Any:
    """Return the function advance(...), which makes steps of one mechanism and returns their number.

    fresh : whether the loads must be evaluated before the first step.  work : three arrays of the size of w.
    """

    def advance(p, n, c, w, u, work, out, counts, weights, ends, h, t0, first, steps, every, fresh, j):  # type: ignore[no-untyped-def]
        size, sample = len(w), 0
        if fresh:
            loads(p, n, c, w, t0 + first * h, j)
        for same in work:
            copy(w, same, size)
        prepare(n, c, w, u)
        for k in range(steps):
            passes, left, wrong = step(p, n, c, w, work, u, weights, ends, h, t0, first + k, j)
            counts[PASSES] += passes
            counts[RESIDUAL] = maximum(counts[RESIDUAL], left)
            if wrong != 0.0:
                counts[PHASE], counts[FAILED] = wrong, first + k
                counts[WORST] = worst_tile(n, u)
                copy(work[0], w, size)
                break
            copy(w, work[0], size)
            if (k + 1) % every == 0:
                copy(w, out[sample], STATE * n.bodies)
                sample += 1
        return steps

    return advance


PLAIN = (rattle.prepare, rattle.begin_stage, rattle.end_stage, rattle.end_moving_stage)


def loop_for(acting: Acting, kind: str, taker: Any, compiler: Any) -> Any:
    """Return the loop over steps of this kind: EQUAL length, CONSERVING (`joint_em`), or CONTROLLED by the error."""
    loads = acting.with_functions(acting.function(taker, compiler))
    if kind != CONSERVING:
        return loop_of_rattle(PLAIN, loads, acting.moving, kind, compiler)
    potential = acting.potential(taker, compiler) if acting.conserves else nothing
    return make_loop(compiler(energy_momentum.make_step(loads, potential, acting.conserves)), rattle.prepare, loads)


def loop_of_rattle(pieces: Any, loads: Any, moving: bool, kind: str, compiler: Any) -> Any:
    """Return the loop over steps of `rattle`; `pieces` are the functions in `PLAIN`, or their compiled versions."""
    prepare, begin, end, end_moving = pieces
    step = compiler(rattle.make_step(prepare, begin, end, end_moving, loads, moving))
    return (make_controlled_loop if kind == CONTROLLED else make_loop)(step, prepare, loads)


def itself(x: Any) -> Any:
    return x


def stage_ends(weights: np.ndarray) -> np.ndarray:
    """Return the ends of the stages as fractions of the step; `weights` are the lengths of the stages."""
    ends = np.cumsum(weights)
    ends[-1] = 1.0
    return ends
