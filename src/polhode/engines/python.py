"""The engine in plain Python; compiled engines must agree with it.

It supports every torque and every type of number; the leaves of a batch are NumPy arrays.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..errors import PolhodeError
from ..integrators.record import Parts
from ..kernels.values import Diag3, Mat3, Vec3
from .layout import as_numbers, count, leaves, state_of, to_rows
from .problem import BoundFunction, EngineRun, Pick, Problem, Progress, UserFunction, body_numbers


class Run(EngineRun):
    """A run in progress."""

    def __init__(self, problem: Problem, **unused: Any) -> None:
        self.problem, self.n = problem, problem.bodies
        self.I = as_numbers(problem.I, self.n)
        self.set_p(problem.p)
        self.set_rows(problem.rows)
        self.seen = state_of(problem.watched, np.zeros((0, self.n)) if problem.seen is None else problem.seen)
        self.passes, self.residual = np.zeros(self.n), np.zeros(self.n)
        self.failed, self.stalled = np.full(self.n, -1), np.zeros(self.n, bool)

    def set_p(self, p: Any) -> None:
        self.p = as_numbers(p, self.n)

    def set_rows(self, rows: np.ndarray) -> None:
        self.s = state_of(self.problem.state, rows)

    def advance(self, first: int, n: int, every: int) -> np.ndarray:
        problem, step = self.problem, self.problem.parts.step
        torque, h, t0, watch = problem.torque, problem.h, problem.t0, problem.watch
        halted = problem.halted if self.n > 1 else None  # for a single body, the NaN that follows ends the run
        self.made, self.error = 0, None
        out = np.full((n // every, count(problem.state), self.n), np.nan)
        with np.errstate(all="ignore"):
            for i in range(first, first + n):
                try:
                    s, report = step(torque, self.p, self.I, h, t0 + i * h, self.s)
                except (ZeroDivisionError, OverflowError):  # compiled code returns NaN here
                    self.failed[self.failed < 0] = i
                    break
                except (PolhodeError, MemoryError):
                    raise
                except Exception as e:
                    self.error = e
                    break
                if halted is not None and halted():
                    break
                self.add(report)
                total: Any = sum(leaves(s))
                # a quick test for one body; if it fails, or for a batch, do the general test below
                if not (self.n == 1 and report.converged == 1.0 and total - total == 0):
                    if np.all(np.asarray(report.converged) == 2.0):  # all bodies have reached the end
                        at = (i - first) // every
                        if self.n == 1:
                            return out[:at]
                        out[at:], self.made = self.rows, n
                        break
                    if not self.all_fine(i, total, report) and self.n == 1:  # do not replace the last good state
                        break
                self.s = s
                if watch is not None:
                    self.seen = watch(self.seen, t0 + (i + 1) * h, self.I, self.p, s)
                self.made = i + 1 - first
                if (i + 1 - first) % every == 0:
                    out[(i + 1 - first) // every - 1] = self.rows
        return out

    def all_fine(self, i: int, total: Any, report: Any) -> bool:
        """Return whether step i succeeded for all bodies; record the bodies for which it failed."""
        fine = (total - total == 0) & (np.asarray(report.converged) >= 1.0)
        if np.all(fine):
            return True
        now = (self.failed < 0) & ~np.broadcast_to(fine, self.failed.shape)
        self.stalled |= now & (np.asarray(report.converged) == 0.0)
        self.failed[now] = i
        return False

    def add(self, report: Any) -> None:
        """Add the passes of a step and update the largest residual; NaN is ignored."""
        if self.n == 1:
            if report.passes > 0.0:
                self.passes[0] += report.passes
            if report.residual > self.residual[0]:
                self.residual[0] = report.residual
        else:
            self.passes = self.passes + np.nan_to_num(report.passes)
            self.residual = np.fmax(self.residual, report.residual)

    @property
    def rows(self) -> np.ndarray:
        return to_rows(self.s, self.n)

    @property
    def progress(self) -> Progress:
        return Progress(self.passes.copy(), self.residual.copy(), self.failed.copy(), self.stalled.copy())

    @property
    def observed(self) -> np.ndarray:
        return np.array([np.broadcast_to(v, self.n) for v in leaves(self.seen)], float).reshape(-1, self.n)


def motion_between(parts: Parts, moments: np.ndarray, rows: np.ndarray, t: np.ndarray, tol: float) -> np.ndarray:
    """Return the dense output of a method whose state is an array: quaternion and momentum in space, (7, n).

    For bodies that move, add position and velocity, (13, n).  rows[:, i] is the state at the end of the step that
    contains the time t[i].  moments: the principal moments of the body for each time, (n, 3).
    """
    between: Any = parts.between
    u, out = np.zeros(parts.scratch), np.empty((len(parts.between_at), t.size))
    with np.errstate(all="ignore"):
        for i in range(t.size):
            out[:, i] = between(Diag3(*moments[i].tolist()), rows[:, i].copy(), u, float(t[i]), tol)
    return out


# --- torques that are Python functions -----------------------------------------------------------------


class Watched:
    """A user's Python function in the form for this engine.

    Like a callback from compiled code, it counts its calls and stores the first exception of a call.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.calls = 0
        self.error: BaseException | None = None
        self.error_time = 0.0
        self.cancel = getattr(function, "cancel", None)  # cancels an awaited coroutine

    def __call__(self, t: float, R: np.ndarray, *more: Any) -> Any:
        if self.error is None:
            self.calls += self.weight(R)
            try:
                return self.function(t, R, *more)
            except BaseException as e:  # NaN ends the run, which then raises the exception
                self.error, self.error_time = self.error or e, t
        return np.full(np.shape(R)[:-1], np.nan)  # for a load, R is the position, and NaN stands for all six numbers

    def weight(self, R: np.ndarray) -> int:
        """Return by how much one call of this object increases the count of calls of the user's function."""
        return 1


def bind_function(user: UserFunction, each: Sequence[Any], pick: Pick | None, bodies: int | None) -> BoundFunction:
    """Return a user's torque or load in the form for this engine; see `Engine.bind_function`."""
    watched = tuple(Watched(user.caller(p, bodies)) for p in each)
    f = (loads_body_by_body if user.flies else body_by_body)(watched)
    return BoundFunction(f, body_numbers(bodies), watched, plain=True, shared=False)


def body_by_body(calls: Sequence[Callable[..., Any]]) -> Callable[..., Any]:
    """Return a torque function of Mat3 and Vec3 that calls one function of arrays, or one for each body.

    For a batch, it calls the functions body by body.
    """
    several = len(calls) > 1

    def torque(t: Any, R: Mat3, omega: Vec3, p: Any) -> Vec3:
        columns = np.array([[c.x, c.y, c.z] for c in R], float)  # [column, row, body...]
        W = np.array(omega, float)
        if columns.ndim == 2:
            T = calls[int(p) if several else 0](t, columns.T.copy(), W)
            return Vec3(float(T[0]), float(T[1]), float(T[2]))
        n = columns.shape[2]
        W = np.broadcast_to(W.reshape(3, -1), (3, n))
        clock = [t] * n if np.ndim(t) == 0 else t.tolist()  # with step-size control, each body has its own time
        T = np.array([
            calls[j if several else 0](clock[j], columns[:, :, j].T.copy(), W[:, j].copy()) for j in range(n)
        ])  # fmt: skip
        return Vec3(T[:, 0], T[:, 1], T[:, 2])

    return torque


def loads_body_by_body(calls: Sequence[Callable[..., Any]]) -> Callable[..., Any]:
    """Do the same for loads: functions of t, x, R, v, omega that return force and torque in one array of six."""
    several = len(calls) > 1

    def load(t: Any, x: Vec3, R: Mat3, v: Vec3, omega: Vec3, p: Any) -> tuple[Vec3, Vec3]:
        rows = [np.array(a, float).reshape(3, -1) for a in (x, v, omega)]
        matrices = np.array([[c.x, c.y, c.z] for c in R], float).reshape(3, 3, -1)  # [column, row, body]
        n = max(matrices.shape[2], *(a.shape[1] for a in rows))
        matrices, rows = np.broadcast_to(matrices, (3, 3, n)), [np.broadcast_to(a, (3, n)) for a in rows]
        clock = np.broadcast_to(t, n).tolist()
        which = np.broadcast_to(p, n).astype(int) if several else np.zeros(n, int)
        six = np.empty((n, 6))
        for j in range(n):
            X, V, W = (a[:, j].copy() for a in rows)
            six[j] = calls[which[j]](clock[j], X, matrices[:, :, j].T.copy(), V, W)
        if np.ndim(R.e1.x) == 0 and n == 1:
            F, T = six[0, :3].tolist(), six[0, 3:].tolist()
            return Vec3(*F), Vec3(*T)
        return Vec3(*np.ascontiguousarray(six.T[:3])), Vec3(*np.ascontiguousarray(six.T[3:]))

    return load
