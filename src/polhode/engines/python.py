"""Plain Python: the meaning of every kernel.  Any torque, any number; batches as NumPy arrays."""

from typing import Any

import numpy as np

from .layout import count, from_rows, leaves
from .problem import Problem, Progress


class Run:
    """A run under way."""

    def __init__(self, problem: Problem) -> None:
        self.problem, self.n = problem, problem.bodies
        alone = self.n == 1
        self.I = from_rows(problem.I, [self.number(v, alone) for v in leaves(problem.I)])
        self.p = from_rows(problem.p, [self.number(v, alone) for v in leaves(problem.p)])
        self.s = from_rows(problem.state, [float(r[0]) if alone else r.copy() for r in problem.rows])
        seen = np.zeros((0, self.n)) if problem.seen is None else problem.seen
        self.seen = from_rows(problem.watched, [float(r[0]) if alone else r.copy() for r in seen])
        self.passes, self.residual = np.zeros(self.n), np.zeros(self.n)
        self.failed, self.stalled = np.full(self.n, -1), np.zeros(self.n, bool)
        self.made = 0  # steps of the last call that all bodies made

    def set_p(self, p: Any) -> None:
        """Other values of the torque's parameters."""
        self.p = from_rows(p, [self.number(v, self.n == 1) for v in leaves(p)])

    def set_rows(self, rows: np.ndarray) -> None:
        """Other states."""
        self.s = from_rows(self.problem.state, [float(r[0]) if self.n == 1 else r.copy() for r in rows])

    @staticmethod
    def number(v: Any, alone: bool) -> Any:
        a = np.asarray(v, float)
        return float(a.reshape(-1)[0]) if alone else a

    def advance(self, first: int, n: int, every: int) -> np.ndarray:
        """Make n steps; the states after each `every` of them, [sample, leaf, body]."""
        problem, step = self.problem, self.problem.parts.step
        torque, h, t0, watch = problem.torque, problem.h, problem.t0, problem.watch
        halted = problem.halted if self.n > 1 else None  # one body stops on NaN
        self.made = 0
        out = np.full((n // every, count(problem.state), self.n), np.nan)
        with np.errstate(all="ignore"):
            for i in range(first, first + n):
                try:
                    s, report = step(torque, self.p, self.I, h, t0 + i * h, self.s)
                except (ZeroDivisionError, OverflowError):  # NaN in compiled code
                    self.failed[self.failed < 0] = i
                    break
                if halted is not None and halted():
                    break
                self.passes = self.passes + np.nan_to_num(report.passes)
                self.residual = np.fmax(self.residual, report.residual)
                total: Any = sum(leaves(s))
                fine = (total - total == 0) & (np.asarray(report.converged) == 1.0)
                if not np.all(fine):
                    now = (self.failed < 0) & ~np.broadcast_to(fine, self.failed.shape)
                    self.stalled |= now & (np.asarray(report.converged) == 0.0)
                    self.failed[now] = i
                    if self.n == 1:  # the last good state is kept
                        break
                self.s = s
                if watch is not None:
                    self.seen = watch(self.seen, t0 + (i + 1) * h, self.I, self.p, s)
                self.made = i + 1 - first
                if (i + 1 - first) % every == 0:
                    out[(i + 1 - first) // every - 1] = self.rows
        return out

    @property
    def rows(self) -> np.ndarray:
        return np.array([np.broadcast_to(v, self.n) for v in leaves(self.s)], float)

    @property
    def progress(self) -> Progress:
        return Progress(self.passes.copy(), self.residual.copy(), self.failed.copy(), self.stalled.copy())

    @property
    def observed(self) -> np.ndarray:
        return np.array([np.broadcast_to(v, self.n) for v in leaves(self.seen)], float).reshape(-1, self.n)
