"""The states of mechanisms, and how an engine advances them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..engines.problem import EngineRun, Progress
from ..engines.registry import Engine
from ..errors import KernelError
from . import rattle
from .controlled import Limits
from .loads import Acting, converted, taker_in_python
from .loops import CONTROLLED, EQUAL, itself, loop_for, stage_ends
from .rattle import COUNTS, FAILED, JOINTS, PASSES, PHASE, RESIDUAL, STATE, Plan


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
