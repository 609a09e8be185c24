"""Ask and tell: steps that get their torques from the caller, by running a step several times (replay).

A *question* is the arguments of a torque call, and the *answer* to it is the torque that the caller computes.  A step
is a pure function, so it can be run again from its beginning with the answers known so far; its first torque call
without an answer is the next question.  The torque kernel reads the answers from a *tape*, which is put in the place of
a `Slot` among the parameters of the torque.  Each engine has its own tape and its own `Replay`.  This file has their
common part and the versions for plain Python, which also ask for the torques that a method needs at its start.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import numpy as np

from ..kernels.scalar import kernel
from ..kernels.values import Mat3, Vec3
from .layout import as_numbers, count, from_rows, in_user_axes, leaves, paths_in, rows_of, state_of, to_rows
from .problem import Problem


class Slot(NamedTuple):
    """Marks the place of the tape among the parameters of a torque."""

    number: Any = 0.0


class Question(NamedTuple):
    """The arguments of a torque call that has no answer yet; R, omega, x and v have a leading axis for the bodies."""

    t: Any
    R: Any
    omega: Any
    needed: Any  # mask of the bodies that need the answer; None means all bodies
    x: Any = None  # only for bodies that move
    v: Any = None


class Failure(NamedTuple):
    """The last failed step.

    step : number of the step.
    body, number : the first failed body, and how many bodies failed.
    stalled : whether a solve did not converge.
    """

    step: int
    body: int
    number: int
    stalled: bool


class Ask(Exception):
    """Raised in plain Python by the first torque call that has no answer yet."""

    def __init__(self, t: Any, R: Mat3, omega: Vec3, x: Vec3 | None = None, v: Vec3 | None = None) -> None:
        super().__init__()
        self.t, self.R, self.omega, self.x, self.v = t, R, omega, x, v


@dataclass
class Tape:
    """The answers of a step in plain Python.  An answer is a Vec3, for a body that moves two: force and torque."""

    answers: list[Any] = field(default_factory=list)
    calls: int = 0

    def next(self, *asked: Any) -> Any:
        self.calls += 1
        if self.calls > len(self.answers):
            raise Ask(*asked)
        return self.answers[self.calls - 1]


def asked_torque(t: Any, R: Any, omega: Any, tape: Any) -> Any:
    """Return the next answer of the tape; compiled engines have their own version."""
    return tape.next(t, R, omega)


def asked_load(t: Any, x: Any, R: Any, v: Any, omega: Any, tape: Any) -> Any:
    """Return the next answer of the tape for a body that moves: force and torque."""
    return tape.next(t, R, omega, x, v)


def placing_source(p: Any, path: str, kinds: dict[str, Any]) -> str:
    """Return an expression for p with the tape in the place of the slot; add the named tuples in it to `kinds`."""
    if isinstance(p, Slot):
        return "tape"
    if not holds_slot(p):
        return path
    children = [placing_source(x, y, kinds) for x, y in zip(p, paths_in(p, path), strict=True)]
    if not hasattr(p, "_fields"):
        return f"({', '.join(children)},)"
    name = next((k for k, v in kinds.items() if v is type(p)), f"kind{len(kinds)}")
    kinds[name] = type(p)
    return f"{name}({', '.join(children)})"


def holds_slot(p: Any) -> bool:
    return isinstance(p, Slot) or (isinstance(p, tuple) and any(map(holds_slot, p)))


@lru_cache(maxsize=256)
def defined_placer(source: str, kinds: tuple[tuple[str, Any], ...]) -> Any:
    space: dict[str, Any] = dict(kinds)
    exec(f"def place(p, tape):\n    return {source}", space)
    return kernel(space["place"])


def tape_placer(p: Any) -> Any:
    """Return a kernel place(p, tape), which puts the tape in the place of the slot in parameters p of this structure.

    The same structure gives the same kernel.
    """
    kinds: dict[str, Any] = {}
    source = placing_source(p, "p", kinds)
    return defined_placer(source, tuple(kinds.items()))


def times_of_calls(q: Problem, calls: int) -> list[float]:
    """Return the times at which a step from t = 0 calls its torque; every step must make this number of calls."""
    tape, times = Tape(), []
    I, p = as_numbers(q.I, 1), tape_placer(q.p)(as_numbers(q.p, 1), tape)
    state = state_of(q.state, q.rows[:, :1])
    for _ in range(calls):
        tape.calls = 0
        try:
            q.parts.step(q.torque, p, I, q.h, 0.0, state)
        except Ask as ask:
            times.append(float(ask.t))
        tape.answers.append(Vec3(0.0, 0.0, 0.0))
    return times


def answer_of(q: Problem) -> Any:
    """Return the function that adds the answer to the state if a step ends with its only torque call, else None."""
    return getattr(q.parts.step, "__polhode_answer__", None)


def kept_leaves(q: Problem) -> frozenset[int]:
    """Return the indices of the leaves of a new state on which the state after `answer` depends."""
    n = count(q.state)

    def matters(k: int) -> bool:
        s = from_rows(q.state, [np.nan if k == m else 1.0 for m in range(n)])
        return any(np.isnan(v) for v in leaves(answer_of(q)(1.0, s, Vec3(1.0, 1.0, 1.0))))

    return frozenset(k for k in range(n) if matters(k))


class Replay(Protocol):
    """The interface of an engine for runs that request their torques.

    Step i begins with `replay(i, 0)`.  After an answer was passed to `give`, `replay` returns whether there is another
    question.
    """

    n: int
    on_device: bool = False  # whether questions and answers are arrays on a GPU
    calls: int | None = None  # number of questions per step, if it is fixed and known, and the engine uses it
    last_failure: Failure | None = None

    def replay(self, i: int, known: int) -> bool:
        """Run step i with the known answers; return True if there is a question, False if the step is complete."""

    def onward(self, i: int, known: int) -> None:
        """Complete step i with its answers, and run the next step up to its first question."""
        self.replay(i, known)
        self.replay(i + 1, 0)

    def give(self, k: int, torque: Any) -> None:
        """Store answer number k of the step: torques (bodies, 3), in the user's array."""

    def question(self) -> Question:
        """Return the question that has no answer yet."""

    def given(self, known: int) -> np.ndarray:
        """Return the answers so far, (known, bodies, 3)."""

    @property
    def rows(self) -> np.ndarray:
        """The states after the last complete step, [leaf, body], on the host."""

    def set_rows(self, rows: np.ndarray) -> None: ...

    def failure(self, wait: bool = False) -> Failure | None:
        """Return the failures since the last call, or None.  wait: first wait for steps that still run on a GPU."""
        found, self.last_failure = self.last_failure, None
        return found


class PythonReplay(Replay):
    """Ask and tell in plain Python, for every method.  The bodies of a batch share each question."""

    def __init__(self, problem: Problem, batch: bool, **unused: Any) -> None:
        self.problem, self.n, self.batch = problem, problem.bodies, batch
        self.I, self.p = as_numbers(problem.I, self.n), as_numbers(problem.p, self.n)
        self.tape, self.place = Tape(), tape_placer(problem.p)
        self.asked: Ask | None = None
        self.bad = np.zeros(self.n, bool)
        self.set_rows(problem.rows)

    def run(self, f: Callable[..., Any], *arguments: Any) -> Any:
        """Call f(torque, p, ...) with the answers so far; return None if it needs another answer."""
        self.tape.calls, self.asked = 0, None
        p = self.place(self.p, self.tape)
        try:
            with np.errstate(all="ignore"):
                return f(self.problem.torque, p, *arguments)
        except Ask as ask:
            self.asked = ask
            return None

    def start(self, R: Mat3, W: Vec3) -> bool:
        """Compute the state at the start; return True if there is a question."""
        q = self.problem
        R, W = as_numbers(R, self.n), as_numbers(W, self.n)
        found = self.run(q.parts.start, self.I, q.h, q.t0, R, W)
        if found is not None:
            self.state = found
            self.tape.answers.clear()
        return found is None

    def replay(self, i: int, known: int) -> bool:
        q = self.problem
        try:
            found = self.run(q.parts.step, self.I, q.h, q.t0 + i * q.h, self.state)
        except (ZeroDivisionError, OverflowError):  # compiled code returns NaN here
            self.last_failure = Failure(i, 0, self.n, False)
            self.tape.answers.clear()
            return False
        if found is None:
            return True
        s, report = found
        total: Any = sum(leaves(s))
        converged = np.broadcast_to(report.converged, self.n)
        bad = np.broadcast_to(~((total - total == 0) & (converged == 1.0)), self.n) & ~self.bad
        if bad.any():
            body = int(np.argmax(bad))
            stalled = bool(converged[body] == 0.0)
            self.last_failure = Failure(i, body, int(bad.sum()), stalled)
            if not self.batch:  # do not replace the last good state, so that the caller can repeat the step
                self.tape.answers.clear()
                return False
            self.bad |= bad
        self.state = s
        self.tape.answers.clear()
        return False

    def give(self, k: int, torque: Any) -> None:
        del self.tape.answers[k:]
        numbers = [float(v[0]) if self.n == 1 else v.copy() for v in torque.T]
        vectors = [Vec3(*numbers[c : c + 3]) for c in range(0, len(numbers), 3)]
        self.tape.answers.append(vectors[0] if len(vectors) == 1 else tuple(vectors))

    def question(self) -> Question:
        assert self.asked is not None
        asked = self.asked
        R, W, x, v = (None if a is None else rows_of(a, self.n) for a in (asked.R, asked.omega, asked.x, asked.v))
        return Question(float(np.ravel(asked.t)[0]), R, W, None, x, v)

    def given(self, known: int) -> np.ndarray:
        numbers = 3 if self.problem.parts.place is None else 6
        rows = [np.stack(np.broadcast_arrays(*leaves(T), np.empty(self.n))[:-1], -1) for T in self.tape.answers[:known]]
        return np.array(rows).reshape(known, self.n, numbers)

    @property
    def rows(self) -> np.ndarray:
        return to_rows(self.state, self.n)

    def set_rows(self, rows: np.ndarray) -> None:
        self.state = state_of(self.problem.state, rows)
        self.bad[:] = self.batch and ~np.isfinite(rows).all(axis=0)
        self.tape.answers.clear()


def attitudes_in_python(run: Any, axes: np.ndarray | None) -> tuple[np.ndarray, np.ndarray]:
    """Return R (n, 3, 3) and omega (n, 3) of a run or a replay, in the user's axes; see `Engine.attitudes`."""
    q, rows = run.problem, run.rows
    with np.errstate(all="ignore"):
        R, W = q.parts.finish(q.I, from_rows(q.state, list(rows)))
    return in_user_axes((rows_of(R, run.n), rows_of(W, run.n)), axes)
