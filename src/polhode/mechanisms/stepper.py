"""`stepper` for mechanisms: a run in which the user's program makes each step and commands the motors."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arguments import finite_number, float_array, whole_number
from ..errors import InvalidInput, SimulationFailed, Unsupported, unknown
from ..motion.stepper import Query
from ..run.driver import BlockLength
from ..run.interrupts import Interrupts
from ..units import seconds
from .batch import Batch
from .commands import MotorSwitching
from .failure import advice
from .model import System
from .motors import with_motors
from .rattle import FAILED
from .result import MechanismRun
from .setup import MechanismSetup, first_rows, set_up
from .sinks import Now, snapshot
from .whole import AskedLoads, Unanswered

if TYPE_CHECKING:
    import numpy.typing as npt


FORM = "polhode mechanism stepper 2"


class MechanismStepper:
    """A run of a mechanism or a batch in which the user's program makes each step; created by `polhode.stepper`.

    t, steps : current time, and number of steps so far.
    bodies, joints : current states of the bodies and joints, by name; for a batch, values have a leading axis.

    Examples
    --------
    >>> p = ph.mechanisms.problems.furuta(spin=0.0)
    >>> s = ph.stepper(p.mechanism, load=p.load, dt=0.01, motors=["motor"], engine="python")
    >>> for _ in range(10):  # a controller that acts after every second step
    ...     s.command(motor=2.0 * (0.1 - s.joints["motor"].angle) - 0.5 * s.joints["motor"].rate)
    ...     s.step(2)
    >>> round(s.t, 9), bool(s.joints["motor"].angle > 0)
    (0.2, True)
    """

    def __init__(self, setup: MechanismSetup, motors: tuple[str, ...], uses_velocity: bool = True) -> None:
        self.setup, self.motors, self.steps = setup, motors, 0
        self._run = setup.run_from(first_rows(setup))
        self._held = MotorSwitching(setup, self._run.n, inf)  # loads on bodies that change between steps
        self._held.put_commands(self._run)
        self._length = BlockLength(1000)
        self._uses_velocity = uses_velocity
        self._question: Query | None = None
        self._begun = True  # False until the loads at the start are known
        self._last = np.zeros((0, 6))  # loads from `tell` at the current state

    # --- the state now ----------------------------------------------------------------------------------------------

    @property
    def t(self) -> float:
        return self.setup.t_start + self.steps * self.setup.dt

    @property
    def now(self) -> MechanismRun:
        """The current state as a run with one sample, which later steps and commands do not change."""
        now = snapshot(self.setup, self._run.rows, self.steps)
        if self._asked is not None:
            now.told = self._last if self._begun and not self.setup.method.conserving else np.zeros((0, 6))
        return now

    @property
    def bodies(self) -> Mapping[str, Any]:
        return Now(self.now).bodies

    @property
    def joints(self) -> Mapping[str, Any]:
        return Now(self.now).joints

    @property
    def energy(self) -> Any:
        """Sum of kinetic and potential energy; commanded motors have no potential energy."""
        return self.now.energy[..., 0]

    @property
    def commands(self) -> dict[str, Any]:
        """Current commands of the motors by the name of the joint: torques of hinges, forces of sliders."""
        return {name: self._pushes(name).copy() if self.setup.batch else float(self._pushes(name)[0])
                for name in self.motors}  # fmt: skip

    def _pushes(self, name: str) -> np.ndarray:
        """Return the stored torques or forces of the motor of a joint, one per mechanism, as a view."""
        return self._held.pushes(self.setup.acting, name)

    # --- commands and steps -----------------------------------------------------------------------------------------

    def command(self, **pushes: Any) -> None:
        """Set the torques (hinges) and forces (sliders) of motors; they act until the next command.

        Parameters
        ----------
        **pushes
            Torques and forces by the names of the joints; for a batch, one number for all mechanisms or one for each.
        """
        new = {name: self._checked_push(name, value) for name, value in pushes.items()}
        if self._asked is not None and self._asked.answers:
            raise InvalidInput(
                "motors can be commanded only between steps, and the current step is not complete: call tell() first"
            )
        self.setup.acting.unshare()
        for name, a in new.items():
            self._pushes(name)[:] = a
        self._run.set_p(self.setup.acting.p)
        if self._asked is not None:
            self._asked.answers, self._asked.used = [self._last], 0
        if self._begun:
            self._run.fill_loads(self.steps)
        if self._asked is not None:
            self._asked.answers, self._question = [], None

    def _checked_push(self, name: str, value: Any) -> np.ndarray:
        if name not in self.motors:
            raise unknown("motor", name, self.motors)
        a = float_array(value)
        if a is None or a.shape not in ((), (self._run.n,)) or not np.isfinite(a).all():
            raise InvalidInput(
                f"{name}: give a finite number, or for a batch one number for each mechanism, got {value!r}"
            )
        return a

    def step(self, n: int = 1) -> None:
        """Make steps.

        If a step fails, the state remains as it was before this step, and every further step fails.  In a batch, the
        other mechanisms have made their steps.

        Parameters
        ----------
        n : int
            Number of steps.
        """
        n = whole_number(n, "n", least=0)
        if self._asked is not None:
            raise InvalidInput("this stepper gets its loads from ask() and tell(): use these instead of step()")
        self._check()
        end = self.steps + n
        with Interrupts(self.setup.acting.callbacks) as stop:
            while self.steps < end:
                self._switch()
                k, began = min(end - self.steps, self._length.steps), time.perf_counter()
                k = min(k, self._held.next(self.steps) - self.steps)
                self._run.advance(self.steps, k, k + 1)
                failed = self._run.counts[0, FAILED]
                self.steps = self.steps + k if self.setup.batch or failed < 0 else int(failed)
                self._check()
                self._length.adapt(k, time.perf_counter() - began)
                if stop():
                    raise KeyboardInterrupt

    def _switch(self) -> None:
        """Compute and store new commands of the loads that change at the current step."""
        if not self._held.due(self.steps):
            return
        try:
            self._held.act(self._run, self.steps)
        except Exception as e:
            e.add_note(f"polhode: switching {self.setup.acting.name} at t = {self.t:g}, before step {self.steps}")
            raise
        self._held.forget_all_but_last()

    # --- loads from ask and tell --------------------------------------------------------------------------------------

    @property
    def _asked(self) -> AskedLoads | None:
        return self.setup.acting.asked

    def ask(self) -> Query:
        """Return the next state at which the method needs loads; until `tell` is called, the result stays the same.

        The loads that you give to `tell` are added to those of `load`.  A method needs loads once in each stage of a
        step.  If loads may depend on velocities (`uses_velocity`), it needs them again until the loads and the
        velocities at the end of the stage agree.

        Returns
        -------
        Query
            The state: t, x (bodies, 3), R (bodies, 3, 3), v and omega; the velocities are None if uses_velocity=False.
        """
        if self._asked is None:
            self._begin_to_ask()
        if self._question is None:
            self._go_on()
        assert self._question is not None
        return self._question

    def tell(self, *, force: npt.ArrayLike | None = None, torque: npt.ArrayLike | None = None) -> None:
        """Give the loads at the state that `ask` returned; the step is complete when it needs no more loads.

        Parameters
        ----------
        force, torque : array_like, (bodies, 3), optional
            Force at the centre of mass and torque on each body, in space; zero by default.
        """
        asked = self._asked
        if asked is None or self._question is None:
            raise InvalidInput("tell() gives the loads at the state that ask() returns: call ask() first")
        both = []
        for name, value in (("force", force), ("torque", torque)):
            a = np.zeros((len(self.setup.built.bodies), 3)) if value is None else float_array(value)
            if a is None or a.shape != (len(self.setup.built.bodies), 3) or not np.isfinite(a).all():
                wanted = f"finite numbers of shape ({len(self.setup.built.bodies)}, 3), one row for each body"
                raise InvalidInput(f"tell: {name} must be {wanted}, got {value!r}")
            both.append(a)
        asked.answer(both[0], both[1], self._question.R)
        self._question = None
        self._go_on()

    def _begin_to_ask(self) -> None:
        if self.setup.batch:
            raise Unsupported("ask() does not support batches: make a stepper for each mechanism, or give load")
        acting = self.setup.acting
        if acting.held:
            raise Unsupported(
                f"ask() cannot switch {acting.name} between steps: use step(), or leave this load out and give it to "
                "tell()"
            )
        acting.asked, acting.plain, acting.conserves = AskedLoads(self.setup.built, self._uses_velocity), True, False
        acting.moving = acting.moving or self._uses_velocity
        self._begun = False

    def _go_on(self) -> None:
        """Try to make the next step, or to evaluate the loads at the start, with the loads that `tell` has given.

        If a load is missing, store the state at which it is needed, for `ask`.
        """
        asked = self._asked
        assert asked is not None
        asked.used, counts = 0, self._run.counts.copy()
        try:
            if self._begun:
                self._run.advance(self.steps, 1, 2)
            else:
                self._run.fill_loads(self.steps)
        except Unanswered as e:
            self._question = e.query
            self._run.counts[:] = counts
            return
        self._check()
        self.steps += self._begun
        self._begun, self._last, asked.answers = True, asked.answers[-1], []

    def _check(self) -> None:
        for c in self.setup.acting.callbacks:
            if c.error is not None:
                error, c.error = c.error, None
                where = f"in {self.setup.acting.name} at t = {c.error_time:g}"
                error.add_note(f"polhode: {where}, before step {self.steps + 1} was complete")
                raise error
        failed = self._run.counts[:, FAILED]
        if (failed >= 0).any():
            now, step = self.now, int(failed[failed >= 0].min())
            now.advice = advice(now, self._run)
            which = f", mechanism {int(np.argmax(failed == step))}" if self.setup.batch else ""
            raise SimulationFailed(
                f"{now.method} failed at step {step}, t = {self.setup.t_start + step * self.setup.dt:g}{which}: "
                f"{now.advice}",
                now,  # type: ignore[arg-type]
            )

    @property
    def state(self) -> dict[str, Any]:
        """The complete state as a dict of numbers, text and arrays, which `np.savez` can store.

        After `restore`, all further results are bit for bit the same.
        """
        s = self.setup
        pushes = np.array([self._pushes(name) for name in self.motors]).reshape(len(self.motors), self._run.n)
        return {
            "form": FORM, "method": s.method.name, "dt": s.dt, "t_start": s.t_start, "steps": self.steps,
            "motors": np.array(self.motors, str), "rows": self._run.rows.copy(), "constants": s.columns,
            "commands": pushes, "asks": self._asked is not None, "begun": self._begun, "last": self._last,
            "answers": np.array([] if self._asked is None else self._asked.answers).reshape(-1, len(s.built.bodies), 6),
            "held": self._held.as_rows(), "switched": self._held.done,
        }  # fmt: skip

    def restore(self, state: Mapping[str, Any]) -> None:
        """Continue from a `state` of this stepper, or of another one of the same mechanism, method and step.

        Parameters
        ----------
        state : mapping
            The value of the property `state`, or `np.load` of a file with it.
        """
        mine = self.state
        if not isinstance(state, Mapping) or any(name not in state for name in mine) or str(state["form"]) != FORM:
            raise InvalidInput("restore() needs the `state` of a stepper of a mechanism, or np.load of a saved state")
        for name in ("method", "dt", "t_start", "motors", "constants"):
            if not np.array_equal(np.asarray(state[name]), np.asarray(mine[name])):
                raise InvalidInput(
                    f"the state belongs to a stepper with another mechanism or other settings ({name}): restore it in "
                    "a stepper with the same ones"
                )
        arrays = {}
        for name in ("rows", "commands", "held", "last", "answers"):
            a, own = float_array(np.asarray(state[name])), mine[name].shape
            free = name in ("last", "answers")  # the first axis of these arrays may have any length
            if a is None or a.shape[free:] != own[free:] or a.ndim != len(own) or not np.isfinite(a).all():
                raise InvalidInput(f"the state is damaged, or of another mechanism ({name}): save `state` again")
            arrays[name] = np.array(a)
        steps = whole_number(np.asarray(state["steps"]).item(), "state: steps", least=0)
        switched = whole_number(np.asarray(state["switched"]).item(), "state: switched", least=-1)
        if self._asked is not None and not state["asks"]:
            raise InvalidInput(
                "the state belongs to a stepper without ask() and tell(): restore it in a stepper that uses step()"
            )
        if bool(state["asks"]) and self._asked is None:
            self._begin_to_ask()
        self.steps = steps
        self._held.set_rows(arrays["held"], switched)
        self._held.fill(self.setup.acting, self._held.now)
        for name, numbers in zip(self.motors, arrays["commands"], strict=True):
            self._pushes(name)[:] = numbers
        self._begun, self._last, self._question = bool(state["begun"]), arrays["last"], None
        if self._asked is not None:
            self._asked.answers = list(arrays["answers"])
        self._run = self.setup.run_from(arrays["rows"])

    def __copy__(self) -> MechanismStepper:
        s = self.setup
        setup = set_up(s.members, s.load, s.method.name, s.runs_on, s.dt, s.t_start, s.every, s.batch)
        other = MechanismStepper(setup, self.motors, self._uses_velocity)
        other.restore(self.state)
        return other

    def __deepcopy__(self, memo: Any) -> MechanismStepper:
        return self.__copy__()

    def __reduce__(self) -> Any:
        raise TypeError("a stepper cannot be pickled: pickle stepper.state, and restore() it")


def make_stepper(
    m: System, *, load: Any = None, dt: Any = None, t_start: float = 0.0, method: str = "auto",
    engine: Any = "auto", motors: Sequence[str] = (), uses_velocity: bool = True, **others: Any,
) -> MechanismStepper:  # fmt: skip
    """Implementation of `polhode.stepper` for a mechanism or a batch."""
    for name, value in others.items():
        raise InvalidInput(
            f"{name}={value!r} is not for steppers of mechanisms: they take load, dt, t_start, method, engine, motors "
            "and uses_velocity"
        )
    if dt is None:
        raise InvalidInput("a stepper of a mechanism needs its step: give dt")
    step = finite_number(seconds(dt, "dt"), "dt", "a positive number")
    if step <= 0.0:
        raise InvalidInput(f"dt must be positive, got {dt!r}")
    start = finite_number(seconds(t_start, "t_start"), "t_start")
    if isinstance(motors, Mapping):
        raise InvalidInput(
            "motors of a stepper are the names of the joints that you command, motors=['elbow']; functions and "
            "controllers are for polhode.simulate"
        )
    commanded = (motors,) if isinstance(motors, str) else () if motors is None else motors
    if not isinstance(commanded, Sequence):
        raise InvalidInput(f"motors must be a list of names of joints, got {motors!r}")
    names = tuple(dict.fromkeys(commanded))
    members = tuple(with_motors(b, names) for b in m.__polhode_members__())
    setup = set_up(members, load, method, engine, step, start, 1, isinstance(m, Batch))
    return MechanismStepper(setup, names, uses_velocity)
