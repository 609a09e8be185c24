"""How a stepper with a tolerance advances: the method chooses the length of each step."""

from __future__ import annotations

import numpy as np

from ..engines.layout import count
from ..engines.replay import Failure
from ..errors import InvalidInput
from ..run.control import Control
from ..run.failures import explained
from ..run.interrupts import Interrupts
from ..run.result import Outcome
from ..run.setup import Setup
from .stepping import Advancing, raise_failure

FAR_AWAY = 1e300  # the end time of a run without an end


def endless_control(tol: float, t_start: float, common: bool = False) -> Control:
    """Return a control with a tolerance and without an end time; common: all bodies have the same steps."""
    if not 1e-15 <= tol <= 0.1:
        raise InvalidInput(f"tol must be between 1e-15 and 0.1, got {tol!r}")
    shortest = 64.0 * np.finfo(float).eps * abs(t_start) + 1e-200
    return Control("error", FAR_AWAY, tol, shortest, 2**62, common=common)


def control_number(setup: Setup, rows: np.ndarray, name: str) -> float:
    """Return a number of the step-size control from the state of the first (or only) body."""
    return float(rows[count(setup.template.s) + setup.template._fields.index(name) - 1, 0])


class OwnStepping(Advancing):
    """A run of a stepper with a tolerance; the bodies of a batch have the same steps."""

    @property
    def i(self) -> int:  # type: ignore[override]
        """Number of complete steps."""
        return int(control_number(self.setup, self.rows, "taken"))

    def time(self) -> float:
        return control_number(self.setup, self.rows, "t")

    def advance(self, n: int) -> None:
        """Do n steps, or fewer if a step fails."""
        last = self.i + n
        with Interrupts(self.setup.bound.callbacks) as stopped:
            while (left := last - self.i) > 0 and not stopped():
                following = self.held.next(self.held.done)
                if self.time() >= self.held.time(following):
                    self.switch(following)
                self.attempt(1 if self.setup.bound.plain or self.held.holds else min(left, 10_000))
            if stopped():
                raise KeyboardInterrupt

    def attempt(self, n: int) -> None:
        """Do n attempts; some may be rejected."""
        setup, run, before = self.setup, self.run, self.rows.copy()
        self.compute(0, n)
        error = self.user_error()
        if error is not None:
            self.set_rows(before if run.error is None else run.rows.copy())
            if (better := explained(error, setup)) is not None:
                raise better from None
            self.blame_torque(error)
        if run.progress.failed[0] >= 0:
            rows, i = run.rows.copy(), self.i
            self.set_rows(rows)
            raise_failure(setup, Failure(i, 0, run.n, True), Outcome.STEP_TOO_SMALL)
