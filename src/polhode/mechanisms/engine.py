"""The loops over the steps of one or more mechanisms; they run as Python code or are compiled by Numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..engines.problem import EngineRun, Progress
from ..engines.registry import Engine
from ..errors import KernelError
from ..kernels.scalar import kernel, maximum
from . import energy_momentum, rattle
from .controlled import Limits, copy, make_controlled_loop
from .equations import get3
from .loads import Acting, converted, nothing, taker_in_python
from .rattle import COUNTS, FAILED, JOINTS, PASSES, PHASE, RESIDUAL, STATE, WORST, Plan

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


def as_lists(x: Any) -> Any:
    """Convert the arrays in nested tuples to lists of Python numbers, whose elements Python reads faster."""
    return converted(x, np.ndarray.tolist)


class Run(EngineRun):
    """The states of all mechanisms of a run, which are advanced in blocks of steps."""

    made = 0
    error: Exception | None = None

    def __init__(
        self, engine: Engine, plan: Plan, constants: np.ndarray, acting: Acting, rows: np.ndarray, weights: np.ndarray,
        h: float, t0: float, kind: str = EQUAL, limits: Limits | None = None,
    ) -> None:  # fmt: skip
        """Prepare a run.

        constants, rows : constants and states, with one column per mechanism.
        limits : settings of the error control, or None.
        """
        self.engine, self.plan, self.acting, self.n = engine, plan, acting, rows.shape[1]
        self.weights, self.t0, self.kind = weights, t0, kind
        self.h: Any = h if limits is None else limits
        self.ends = stage_ends(weights)
        self.allocate(constants, rows)

    def allocate(self, constants: np.ndarray, rows: np.ndarray) -> None:
        """Store the constants and the states in the layout of the engine."""
        self.w: Any = rows.T.copy(order="C")
        self.c: Any = np.ascontiguousarray(constants.T)
        self.counts = np.zeros((self.n, COUNTS))
        self.counts[:, FAILED] = -1.0

    @property
    def leaves(self) -> int:
        """Number of values in a sample: poses and momenta; with error control, the complete state."""
        return self.w.shape[1] if self.kind == CONTROLLED else STATE * self.plan.bodies

    def advance(self, first: int, n: int, every: int) -> np.ndarray:
        """Make n steps and return a sample after every `every` steps, (samples, values, mechanisms)."""
        out = np.full((self.n, n // every, self.leaves), np.nan)
        self.made = n
        made = self.call(out, first, n, every)
        out = out[:, : made // every]
        if any(c.error is not None for c in self.acting.callbacks):
            failed = self.counts[self.counts[:, FAILED] >= 0, FAILED]
            self.made = int(failed.min()) - first if failed.size else n
        return np.ascontiguousarray(np.moveaxis(out, 0, 2))

    def fill_loads(self, first: int = 0) -> None:
        """Evaluate the loads at the current state and store them in it."""
        self.call(np.zeros((self.n, 0, self.leaves)), first, 0, 1, fresh=True)

    def call(self, out: np.ndarray, first: int, n: int, every: int, fresh: bool = False) -> int:
        if not self.engine.compiled or self.acting.in_python:
            return self.call_in_python(out, first, n, every, fresh)
        from numba.core.errors import NumbaError

        from .compiled import advance_all

        try:
            return advance_all(self, out, first, n, every, fresh)
        except NumbaError as e:
            raise KernelError(self.acting.name, e) from None

    def call_in_python(self, out: np.ndarray, first: int, n: int, every: int, fresh: bool) -> int:
        """Run the loop over steps in Python; if the engine compiles, the loop calls compiled functions."""
        convert: Callable[[Any], Any] = as_lists
        if self.engine.compiled:
            from .compiled import loop_in_python

            loop, convert = loop_in_python(self.acting, self.kind), itself
        else:
            loop = loop_for(self.acting, self.kind, taker_in_python, itself)
        plan, p, weights, ends = (convert(x) for x in (self.plan, self.acting.p, self.weights, self.ends))
        made = n
        with np.errstate(all="ignore"):
            for j in range(self.n):
                if self.counts[j, FAILED] < 0:
                    scratch = np.zeros(rattle.offsets(self.plan).scratch)
                    c, w, u = (convert(x) for x in (self.c[j], self.w[j].copy(), scratch))
                    counts, work = self.counts[j], tuple(convert(self.w[j].copy()) for _ in range(3))
                    made = loop(
                        p, plan, c, w, u, work, out[j], counts, weights, ends, self.h, self.t0, first, n, every, fresh,
                        j,
                    )  # fmt: skip
                    self.w[j] = w
        return int(made)

    def set_rows(self, rows: np.ndarray) -> None:
        self.w[:] = rows.T

    def set_p(self, p: Any) -> None:
        self.acting.p = p

    def set_end(self, end: float) -> None:
        """Set the time at which the next block of steps ends; only with error control."""
        self.h = self.h._replace(end=end)

    @property
    def rows(self) -> np.ndarray:
        return np.ascontiguousarray(self.w.T)

    @property
    def progress(self) -> Progress:
        c = self.counts
        return Progress(
            c[:, PASSES].copy(), c[:, RESIDUAL].copy(), c[:, FAILED].astype(np.int64), c[:, PHASE] == JOINTS
        )  # fmt: skip


def make_run(engine: Engine, *what: Any) -> Any:
    """Return a run on the CPU or GPU, depending on the engine; the arguments are those of `Run`."""
    if engine.on_gpu:
        from .gpu import GpuRun

        return GpuRun(engine, *what)
    return Run(engine, *what)


def stage_ends(weights: np.ndarray) -> np.ndarray:
    """Return the ends of the stages as fractions of the step; `weights` are the lengths of the stages."""
    ends = np.cumsum(weights)
    ends[-1] = 1.0
    return ends
