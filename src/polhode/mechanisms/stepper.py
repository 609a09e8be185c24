"""`stepper` for mechanisms: a run that the caller advances, with motors that it commands."""

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
from .asked import AskedLoads, Unanswered
from .commands import MotorSwitching, pushes
from .engine import FAILED
from .failure import advice
from .motors import with_motors
from .result import MechanismRun, Named
from .setup import MechanismSetup, first_rows, set_up
from .sinks import AtOnce, snapshot

if TYPE_CHECKING:
    import numpy.typing as npt

    from .batch import Batch
    from .model import Mechanism

FORM = "polhode mechanism stepper 2"


class MechanismStepper:
    """A run of a mechanism, or of a batch, that the caller advances; made by `polhode.stepper`.

    t, steps : the time, and how many steps were made.
    bodies, joints : by name, each with its current numbers; in a batch, numbers have a leading axis.

    Examples
    --------
    >>> m = ph.Mechanism()
    >>> rod = m.add(ph.Body.cylinder(0.02, 1.0, mass=1.0), position=[0, 0, -0.5], name="rod")
    >>> joint = m.hinge(rod, None, at=[0, 0, 0], axis=[0, 1, 0], name="pivot")
    >>> s = ph.stepper(m, load=ph.forces.gravity(), dt=0.01, motors=["pivot"], engine="python")
    >>> for _ in range(10):  # a controller that acts every second step
    ...     s.command(pivot=2.0 * (0.1 - s.joints["pivot"].angle) - 0.5 * s.joints["pivot"].rate)
    ...     s.step(2)
    >>> round(s.t, 9), bool(s.joints["pivot"].angle > 0)
    (0.2, True)
    """

    def __init__(self, setup: MechanismSetup, motors: tuple[str, ...], uses_velocity: bool = True) -> None:
        self.setup, self.motors, self.steps = setup, motors, 0
        self._driven = [j.name for j in setup.built.joints if not j.drive.idle]
        self._run = setup.run_from(first_rows(setup))
        self._held = MotorSwitching(setup, self._run.n, inf)  # loads of bodies that are switched between steps
        self._held.put_commands(self._run)
        self._length = BlockLength(1000)
        self._uses_velocity = uses_velocity
        self._question: Query | None = None
        self._begun = True  # the loads at the start are known
        self._last = np.zeros((0, 6))  # the answers for the current state

    # --- the state now ----------------------------------------------------------------------------------------------

    @property
    def t(self) -> float:
        return self.setup.t_start + self.steps * self.setup.dt

    @property
    def now(self) -> MechanismRun:
        """The state as a run of one sample, which later steps and commands do not change."""
        now = snapshot(self.setup, self._run.rows, self.steps)
        if self._asked is not None:
            now.told = self._last if self._begun and not self.setup.method.conserving else np.zeros((0, 6))
        return now

    @property
    def bodies(self) -> Mapping[str, Any]:
        return Named("body", {k: AtOnce(v, self.setup.batch) for k, v in self.now.bodies.items()})

    @property
    def joints(self) -> Mapping[str, Any]:
        return Named("joint", {k: AtOnce(v, self.setup.batch) for k, v in self.now.joints.items()})

    @property
    def energy(self) -> Any:
        """Kinetic and potential energy; without the work of motors that are commanded."""
        return self.now.energy[..., 0]

    @property
    def commands(self) -> dict[str, Any]:
        """Current commands of the motors: torques of hinges, forces of sliders."""
        return {name: self._pushes(name).copy() if self.setup.batch else float(self._pushes(name)[0])
                for name in self.motors}  # fmt: skip

    @property
    def _shape(self) -> tuple[int, int]:
        return len(self.setup.built.bodies), 6

    def _pushes(self, name: str) -> np.ndarray:
        """The numbers of the motor of a joint, one per mechanism."""
        return pushes(self.setup.acting, self._run.n, self._driven, name)

    # --- what the caller does ---------------------------------------------------------------------------------------

    def command(self, **pushes: Any) -> None:
        """Set torques (hinges) and forces (sliders) of motors until the next command.

        They act from now on and are constant within a step.

        Parameters
        ----------
        **pushes
            Torques and forces by the names of the joints; for a batch, one number for all or one for each.
        """
        new = {name: self._checked_push(name, value) for name, value in pushes.items()}
        if self._asked is not None and self._asked.answers:
            raise InvalidInput("command motors between steps: this one is not complete, so ask and tell first")
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
        """Make steps.  If a step fails, the state remains as it was before this step, and every further step fails.

        In a batch, the other mechanisms have continued.

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
        """Set new commands of the loads that are switched now."""
        if not self._held.due(self.steps):
            return
        try:
            self._held.act(self._run, self.steps)
        except Exception as e:
            e.add_note(f"polhode: switching {self.setup.acting.name} at t = {self.t:g}, before step {self.steps}")
            raise
        self._held.forget_all_but_last()

    # --- loads that the caller tells ----------------------------------------------------------------------------------

    @property
    def _asked(self) -> AskedLoads | None:
        return self.setup.acting.asked

    def ask(self) -> Query:
        """The state at which the method needs loads next; if called again before `tell`, it returns the same state.

        The loads that you give to `tell` are added to `load`.  A method asks once in each stage. If
        loads may depend on velocities (`uses_velocity`), it asks until the velocities after the stage agree with them.

        Returns
        -------
        Query
            t, x (bodies, 3), R (bodies, 3, 3), and v, omega (None with `uses_velocity=False`).
        """
        if self._asked is None:
            self._begin_to_ask()
        if self._question is None:
            self._go_on()
        assert self._question is not None
        return self._question

    def tell(self, *, force: npt.ArrayLike | None = None, torque: npt.ArrayLike | None = None) -> None:
        """Answer the last `ask`.  When the method needs no more loads for its step, the step is complete.

        Parameters
        ----------
        force, torque : array_like, (bodies, 3), optional
            On each body, at its centre of mass, in space; zero unless given.
        """
        asked = self._asked
        if asked is None or self._question is None:
            raise InvalidInput("tell() answers a question: call ask() first")
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
            raise Unsupported("a stepper of a batch does not ask: make a stepper for each mechanism, or give load")
        acting = self.setup.acting
        if acting.held:
            raise Unsupported(
                f"ask() cannot switch {acting.name} between steps: advance with step(), or answer for it in tell()"
            )
        acting.asked, acting.plain, acting.conserves = AskedLoads(self.setup.built, self._uses_velocity), True, False
        acting.moving = acting.moving or self._uses_velocity
        self._begun = False

    def _go_on(self) -> None:
        """Make the step, or find the loads at its start, as far as the answers allow."""
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
        """The complete state, from which `restore` continues bit for bit: numbers, text and arrays for `np.savez`."""
        s = self.setup
        pushes = np.array([self._pushes(name) for name in self.motors]).reshape(len(self.motors), self._run.n)
        return {
            "form": FORM, "method": s.method.name, "dt": s.dt, "t_start": s.t_start, "steps": self.steps,
            "motors": np.array(self.motors, str), "rows": self._run.rows.copy(), "constants": s.columns,
            "commands": pushes, "asks": self._asked is not None, "begun": self._begun, "last": self._last,
            "answers": np.array([] if self._asked is None else self._asked.answers).reshape(-1, *self._shape),
            "held": self._held.as_rows(), "switched": self._held.done,
        }  # fmt: skip

    def restore(self, state: Mapping[str, Any]) -> None:
        """Continue from a `state` of this stepper, or of another one of the same mechanism, method and step.

        Parameters
        ----------
        state : mapping
            What `state` returned.
        """
        mine = self.state
        if not isinstance(state, Mapping) or any(name not in state for name in mine) or str(state["form"]) != FORM:
            raise InvalidInput("restore() needs the result of `state` of such a stepper, or np.load of a saved state")
        for name in ("method", "dt", "t_start", "motors", "constants"):
            if not np.array_equal(np.asarray(state[name]), np.asarray(mine[name])):
                raise InvalidInput(
                    f"the state belongs to a stepper with another mechanism or settings ({name}): make one like it"
                )
        arrays = {}
        for name in ("rows", "commands", "held", "last", "answers"):
            a, own = float_array(np.asarray(state[name])), mine[name].shape
            free = name in ("last", "answers")  # as many as there are answers
            if a is None or a.shape[free:] != own[free:] or a.ndim != len(own) or not np.isfinite(a).all():
                raise InvalidInput(f"the state is damaged, or of another mechanism ({name}): save `state` again")
            arrays[name] = np.array(a)
        steps = whole_number(np.asarray(state["steps"]).item(), "state: steps", least=0)
        switched = whole_number(np.asarray(state["switched"]).item(), "state: switched", least=-1)
        if self._asked is not None and not state["asks"]:
            raise InvalidInput("the state belongs to a stepper that asks for no loads: make one like it")
        if bool(state["asks"]) and self._asked is None:
            self._begin_to_ask()
        self.steps = steps
        self._held.set_rows(arrays["held"], switched)
        self.setup.acting.unshare()
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
    m: Mechanism | Batch, *, load: Any = None, dt: Any = None, t_start: float = 0.0, method: str = "auto",
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
    built = m.build()
    members = tuple(built) if isinstance(built, list) else (built,)
    if isinstance(motors, Mapping):
        raise InvalidInput(
            "motors of a stepper are the names of the joints that you command, motors=['elbow']; functions and "
            "controllers are for polhode.simulate"
        )
    commanded = (motors,) if isinstance(motors, str) else () if motors is None else motors
    if not isinstance(commanded, Sequence):
        raise InvalidInput(f"motors must be a list of names of joints, got {motors!r}")
    names = tuple(dict.fromkeys(commanded))
    members = tuple(with_motors(b, names) for b in members)
    setup = set_up(members, load, method, engine, step, start, 1, isinstance(built, list))
    return MechanismStepper(setup, names, uses_velocity)
