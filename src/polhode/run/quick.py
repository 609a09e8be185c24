"""Complete runs of one body under a compiled torque, in a few calls of compiled code.

The machine code is the same as in other runs, so the results have the same bits.  In every unusual case the result is
None; then a `Driver` does the run and reports the problem.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from ..engines.compile_time import compile_seconds
from ..engines.layout import count, leaves
from ..engines.problem import Arrival, Limits
from ..errors import KernelError, OutOfMemory
from ..kernels.values import Vec3, tr
from .begin import make_problem, start
from .checks import warn_of_long_steps
from .divergence import suspicious_speed
from .failures import LIMIT_OFF_GROUP, finish, is_on
from .policies import landings, warn_of_resets
from .result import Outcome, RunResult, Stats
from .setup import Setup
from .spec import RunSpec

AT_ONCE = 1_000_000  # steps in one call; longer runs are done in blocks, to notice Ctrl-C
ATTEMPTS = 64  # with step-size control, number of attempts between two checks whether the end is reached
NOWHERE = np.array([-1])
NOTHING = np.zeros((0, 1))
NOTHING.setflags(write=False)
INFINITE, NAN = float("inf"), float("nan")
AFTER_END = 25  # index in the data of `OneBody.to_end` of the numbers of the step-size control, which begin with t
FIRST_NUMBERS = 7  # common fields of `Reversible` and `Controlled`: s, t, cut, taken, rejected, smallest, largest


def can_be_quick(spec: RunSpec, setup: Setup) -> bool:
    return (
        setup.runs_on.one_body_runs and not setup.batch and not setup.bound.plain and not setup.bound.held
        and setup.watch is None and not setup.flies and spec.uninterrupted
        and (setup.control is not None or spec.steps <= AT_ONCE)
        and 1e-35 < abs(setup.span(spec.steps)) < 1e35  # `check_powers` checks longer and shorter spans
    )  # fmt: skip


class Continued(NamedTuple):
    """A run with step-size control after its first block of attempts."""

    rows: np.ndarray  # [leaf, 1]
    stats: Stats
    samples: tuple[np.ndarray, np.ndarray, np.ndarray]  # as in `ControlledSteps`
    attempts: int


class QuickRun:
    """Runs of one body with the same set-up, from any start."""

    def __init__(self, setup: Setup, steps: int) -> None:
        self.setup, self.control, self.steps = setup, setup.control, steps
        problem = make_problem(setup, np.empty((count(setup.template), 1)), None)
        speed = suspicious_speed(setup)  # above this speed, the run may have diverged
        self.suspicious, self.fastest = INFINITE if speed is None else speed, setup.fastest
        if self.control is None:
            limits = Limits(LIMIT_OFF_GROUP, self.fastest, min(self.suspicious, self.fastest))
            self.one = setup.runs_on.one_body(problem, steps, setup.every, limits)
        else:
            blocks = -(-self.control.max_steps // ATTEMPTS)
            arrival = Arrival(count(setup.template.s), self.control.t_end, blocks)
            limits = Limits(LIMIT_OFF_GROUP, self.fastest)
            self.one = setup.runs_on.one_body(problem, ATTEMPTS, ATTEMPTS, limits, arrival)
        self.stops_at_end = self.control is not None and setup.parts.in_place is not None
        names = getattr(setup.template, "_fields", ())[FIRST_NUMBERS:]
        self.resets = names.index("resets") if "resets" in names else None
        self.calls, self.dt = setup.torque_calls(1, 0 if self.control else steps, 0), setup.dt
        self.calls_in_attempt, self.calls_in_pass = setup.torque_calls(0, 1, 0), setup.torque_calls(0, 0, 1)
        self.t_end = setup.t_start + steps * setup.dt if self.control is None else self.control.t_end

    def with_params(self, setup: Setup, p: Any) -> QuickRun:
        """Return a copy with other parameters of the torque."""
        other = object.__new__(QuickRun)
        other.__dict__.update(self.__dict__, setup=setup, one=self.one.given(p))
        return other

    def first(self, R: Any, W: Any) -> np.ndarray:
        """Return the first state, [leaf, 1], of a start that has been checked."""
        setup = self.setup
        if W.x * W.x + W.y * W.y + W.z * W.z > self.fastest**2:
            warn_of_long_steps(setup, W)
        try:
            rows = self.one.start(np.array([*W, *leaves(tr(R))]), True)
        except KernelError:
            start(setup, R, W, 1, setup.bound.p)  # plain Python gives the better error message
            raise
        return start(setup, R, W, 1, setup.bound.p) if rows is None else rows  # both ways give the same bits

    def with_samples(self, rows: np.ndarray, began: float) -> RunResult | None:
        """Do all steps from a first state; return the result, or None in unusual cases.

        began : the time of `perf_counter` at which compiling or computing the run began.
        """
        one, setup = self.one, self.setup
        try:
            done = one.go(rows.copy())
        except MemoryError:
            raise OutOfMemory("", one.kept, 8 * one.leaves) from None
        if done is None:
            return None
        *_, x, y, z, speed = done.last.tolist()
        if speed > self.suspicious:
            return None
        if speed > self.fastest:
            warn_of_long_steps(setup, Vec3(x, y, z), lambda: finish(setup, rows)[1])
        passes, residual, _, _ = done.counts[:, 0].tolist()
        return RunResult(
            setup, one.index(), done.samples, done.state, self.steps, Outcome.DONE, (Outcome.DONE,),
            NOWHERE.copy(), self.stats(passes, residual, began), NOTHING, None, (), 0,
        )  # fmt: skip

    def attempts(self, rows: np.ndarray, before: Stats, began: float) -> RunResult | Continued | None:
        """Make a run whose method chooses its steps, from this start; `before` is the cost of the start.

        If the run does not end in the first block of attempts, the result is the point from which a driver continues.
        """
        setup, control, first = self.setup, self.control, rows[:, 0]
        assert control is not None
        most = min(1 + min(4096, 2_000_000 // rows.size), control.max_steps)  # as in a driver's first block
        made = self.one.attempt(rows.copy(), most)
        if made is None or not np.isfinite(made[-1]).all():
            return None
        latest, leaf = made[-1], self.one.arrival.leaf
        t, cut, taken, rejected = made[:, leaf], made[:, leaf + 1], made[:, leaf + 2], int(latest[leaf + 3])
        new = taken != np.concatenate([first[leaf + 2 : leaf + 3], taken[:-1]])
        kept = np.flatnonzero(new & (taken % setup.every == 0))
        states = np.concatenate([first[None], made[kept]])
        steps = int(taken[-1])
        calls = before.torque_calls + (steps + rejected) * self.calls_in_attempt
        if setup.bound.p.jumps:
            calls += setup.torque_calls(landings(setup, first[leaf : leaf + 1], t[-1:]), 0, 0)
        shortest, longest = latest[leaf + 4 : leaf + 6].tolist() if latest[leaf + 5] > 0.0 else (NAN, NAN)
        compiled = compile_seconds(began)
        seconds = perf_counter() - began - compiled
        stats = Stats(steps, calls, 0, 0.0, seconds, rejected, shortest, longest, 0, compiled)
        if t[-1] < control.t_end:
            numbers = np.zeros(len(states), np.int64), np.arange(len(states))
            return Continued(latest[:, None].copy(), stats, (*numbers, states), len(made))
        if not is_on(finish(setup, latest[:, None])[0]):
            return None
        if kept.size == 0 or kept[-1] < len(made) - 1:
            states = np.concatenate([states, latest[None]])
        whole = np.flatnonzero(new & (cut == 0.0))[-1:]
        final = made[whole[0]] if whole.size else first
        return RunResult(
            setup, np.arange(len(states)), states[:, :, None], final[:, None].copy(), steps, Outcome.DONE,
            (Outcome.DONE,), NOWHERE.copy(), stats, NOTHING, None, (), 0,
        )  # fmt: skip

    def end(self, data: np.ndarray, began: float) -> Stats | None:
        """Do a run from an unchecked start; write its end to `data`, as `OneBody.to_end` does."""
        passes, residual = self.one.to_end(data)
        return None if passes < 0.0 else self.stats(passes, residual, began)

    def stats(self, passes: float, residual: float, began: float) -> Stats:
        seconds, compiled = perf_counter() - began, compile_seconds(began)
        n, dt = int(passes), self.dt
        calls = self.calls + n * self.calls_in_pass
        values = (self.steps, calls, n, residual, seconds - compiled, 0, dt, dt, 0, compiled)
        return tuple.__new__(Stats, values)  # takes half the time of Stats(...)

    def arrive(self, data: np.ndarray, checked: bool, began: float) -> Stats | None:
        """Do a run with step-size control; write its end to `data`, as `OneBody.to_end` does."""
        setup, control = self.setup, self.control
        assert control is not None
        found, residual = self.one.to_end(data, checked)
        if found < 0.0:
            return None
        t, _, taken, rejected, shortest, longest, *rest = data.reshape(-1)[AFTER_END:].tolist()
        steps, attempts, passes = int(taken), int(taken + rejected), int(found)
        if attempts > control.max_steps:
            return None
        if longest == 0.0:  # the only step was shortened
            shortest = longest = NAN
        calls = self.calls + attempts * self.calls_in_attempt + passes * self.calls_in_pass
        if setup.bound.p.jumps:
            starts = landings(setup, np.array([setup.t_start]), np.array([t]))
            calls += setup.torque_calls(starts, 0, 0)
        resets = 0 if self.resets is None else int(rest[self.resets])
        if resets:
            warn_of_resets(np.array([resets]), np.array([steps]))
        compiled = compile_seconds(began)
        seconds = perf_counter() - began - compiled
        values = (steps, calls, passes, residual, seconds, int(rejected), shortest, longest, resets, compiled)
        return tuple.__new__(Stats, values)  # takes half the time of Stats(...)
