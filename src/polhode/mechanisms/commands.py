"""Commands that are constant between instants: those of sampled motor controllers, and of switched loads on bodies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..run.switching import Now as Held
from ..run.switching import Record, Switching
from .drives import DRIVE_NUMBERS, EFFORT
from .loads import Acting, HeldLoad
from .motors import JointController, motion_names
from .sinks import Now, snapshot

if TYPE_CHECKING:
    from .setup import MechanismSetup


class MotorSwitching(Switching):
    """The held commands in a run of a mechanism.

    In all lists, the loads on bodies come first, followed by the motors of joints.
    """

    setup: MechanismSetup  # type: ignore[assignment]

    def __init__(
        self, setup: MechanismSetup, mechanisms: int, t_end: float, i: int = 0, records: tuple[Record, ...] = (),
        done: int = -1,
    ) -> None:  # fmt: skip
        self.loads: list[HeldLoad] = setup.acting.held
        self.driven = [j.name for j in setup.built.joints if not j.drive.idle]
        super().__init__(setup, mechanisms, t_end, i, records, done)  # type: ignore[arg-type]

    # --- the arguments of controllers ---------------------------------------------------------------------------------

    def look(self, R: Any, W: Any) -> Any:
        """Return the current state as a run of one sample.  R : rows of the run.  W : number of the step."""
        return snapshot(self.setup, R, W)

    def told(self, k: int, seen: Any, j: int) -> dict[str, Any]:
        batch = self.setup.batch
        if k < len(self.loads):
            b = self.loads[k].body
            R, omega = (a[j] if batch else a for a in (seen.R, seen.omega))
            return {"R": R[0, b].copy(), "omega": omega[0, b].copy()}
        source: Any = self.holds[k].source
        have = joint_motions(source, seen, j)
        if "state" in source.names:
            one = snapshot(self.setup.member(j), seen.final[:, j : j + 1], seen.index[0]) if batch else seen
            have["state"] = Now(one)
        return have

    # --- new commands -------------------------------------------------------------------------------------------------

    def act(self, run: Any, i: int) -> None:
        """Compute the commands that are due at step i, store them, and evaluate the loads with them."""
        self.end_steps(run)
        self.command(i, run.rows, i, run.progress.failed)
        self.done = i
        self.put_commands(run)
        run.fill_loads(i)
        self.restarted.append(i)

    def put_commands(self, run: Any) -> None:
        """Store the current commands in the parameters of a run."""
        if not self.holds:
            return
        self.fill(self.setup.acting, self.now)
        run.set_p(self.setup.acting.p)
        if self.setup.control is not None:
            run.set_end(min(self.time(self.next(self.done)), self.setup.control.t_end))

    def fill(self, acting: Acting, now: Sequence[Held]) -> None:
        """Store the held commands `now` in the parameters of the loads."""
        acting.unshare()
        for held, value in zip(self.loads, now, strict=False):
            rows = acting.rows(held.group)
            each = rows.shape[1] // self.n
            numbers = np.broadcast_to(held.hold.rows(*value), (held.hold.size, self.n))
            rows[held.hold.first : held.hold.first + held.hold.size, held.column :: each] = numbers
        for hold, value in zip(self.holds[len(self.loads) :], now[len(self.loads) :], strict=True):
            source: Any = hold.source
            for name, numbers in zip((j.name for j in source.joints), value.command, strict=True):
                self.pushes(acting, name)[:] = numbers

    def pushes(self, acting: Acting, joint: str) -> np.ndarray:
        """Return the stored torques or forces of the motor of a joint, one per mechanism, as a view."""
        numbers: np.ndarray = acting.p[1][3].reshape(self.n, len(self.driven), DRIVE_NUMBERS)
        return numbers[:, self.driven.index(joint), EFFORT]

    def held_at_times(self, t: np.ndarray) -> list[tuple[Held, ...]]:
        """Return the held commands at each of the times t."""
        places = [self.held_at(k, t).tolist() for k in range(len(self.holds))]
        return [tuple(self.past[k][m] for k, m in enumerate(each)) for each in zip(*places, strict=True)]


def joint_motions(source: JointController, seen: Any, j: int) -> dict[str, Any]:
    """Return angles and rates, or displacements and speeds, of the joints of a controller by argument name.

    Angles are between -pi and pi.
    """
    have = {}
    for name in motion_names(source.joints):
        values = np.array([np.atleast_2d(getattr(seen.joints[q.name], name))[j if seen.setup.batch else 0, 0]
                           for q in source.joints])  # fmt: skip
        have[name] = float(values[0]) if source.single else values
    return have
