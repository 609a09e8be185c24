"""The set-up of a run of mechanisms: all data that do not change during the run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import inf
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engines.layout import count
from ..engines.registry import Engine, find_engine
from ..errors import InvalidInput, Unsupported
from ..integrators.record import Kind
from ..kernels.values import Mat3, Vec3
from ..run.checks import check_picklable
from ..run.control import Control
from .batch import Stacked, bind_all, check_conserving, with_same_drives
from .controlled import CLOCK_NUMBERS, LARGEST, SMALLEST, STEP, Clock, Limits
from .engine import Run, as_lists
from .loads import Acting, bind_loads, taker_in_python
from .loops import CONSERVING, CONTROLLED, EQUAL
from .methods import MechanismMethod, find_method
from .motors import NO_MOTORS, Motors, read_motors
from .rattle import PUSH, SPIN, STATE
from .structure import Built

if TYPE_CHECKING:
    from .commands import MotorSwitching

ZERO = Vec3(0.0, 0.0, 0.0)


def first_attitude(I: Any, s: Any) -> tuple[Mat3, Vec3]:
    return s.s[0] if isinstance(s, Clock) else s, ZERO


# how the driver reads a state: it checks that the attitude of the first body remains a rotation
FIRST_BODY = SimpleNamespace(finish=first_attitude, finish_leaves=None)
TEMPLATE = Mat3(ZERO, ZERO, ZERO)  # the first numbers of a state


@dataclass(frozen=True)
class MechanismSetup:
    """All data of a run of mechanisms that do not change during the run; like `run.setup.Setup` for a single body."""

    built: Built
    load: Any
    acting: Acting
    method: MechanismMethod
    runs_on: Engine
    dt: float
    t_start: float
    every: int
    members: tuple[Built, ...]  # all mechanisms of a batch; the first is `built`
    batch: bool = False
    control: Control | None = None
    flies: bool = True
    fastest: float = inf
    motors: Motors = NO_MOTORS
    I: Any = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    parts = FIRST_BODY
    template: Any = TEMPLATE

    @property
    def bound(self) -> Any:
        """The loads, with the attributes of a bound torque that the driver uses."""
        acting, held = self.acting, (*(h.hold for h in self.acting.held), *self.motors.holds)
        no_jumps = SimpleNamespace(jumps=())
        return SimpleNamespace(callbacks=acting.callbacks, plain=acting.plain, held=held, kind=Kind.TORQUE, p=no_jumps)

    @property
    def torque(self) -> Any:
        return SimpleNamespace(name=self.acting.name, parts=())

    @property
    def loop(self) -> str:
        """The kind of loop over steps: see `engine.loop_for`."""
        return CONTROLLED if self.control is not None else CONSERVING if self.method.conserving else EQUAL

    @property
    def weights(self) -> np.ndarray:
        return np.array(self.method.weights)

    @property
    def limits(self) -> Limits | None:
        c, order = self.control, self.method.order
        if c is None:
            return None
        return Limits(c.tol, c.t_end, c.dt_min, c.dt_max or inf, 1.0 / (order + 1.0), 1.0 / (2.0**order - 1.0))

    @cached_property
    def stacked(self) -> Any:
        """Masses, moments, axes, constants and joints; for a batch, arrays have a leading axis."""
        return Stacked.of(self.members) if self.batch else self.built

    @property
    def columns(self) -> np.ndarray:
        """Constants of all mechanisms, (constants, mechanisms)."""
        return np.stack([b.constants for b in self.members], axis=1)

    def calls(self) -> int:
        return sum(c.calls for c in self.acting.callbacks)

    def torque_calls(self, starts: int, steps: int, passes: int) -> int:
        """Return the number of evaluations of the loads.

        The repeated evaluations of `rattle` for loads that depend on velocities are not counted.
        """
        if not self.acting.groups and not self.acting.drives:
            return 0
        each = self.weights.size * (1 if self.control is None else 3)
        return starts + (passes if self.method.conserving else steps * each)

    def run_from(self, rows: np.ndarray) -> Any:
        return make_run(
            self.runs_on, self.built.plan, self.columns, self.acting, rows, self.weights, self.dt, self.t_start,
            self.loop, self.limits,
        )  # fmt: skip

    def member(self, k: int) -> MechanismSetup:
        """Return the set-up of mechanism k of a batch."""
        b = self.members[k]
        acting = bind_loads(b, self.load, self.runs_on, self.motors)
        acting.take_commands(self.acting, k, len(self.members))
        return replace(self, built=b, acting=acting, members=(b,), batch=False)

    @property
    def separate(self) -> MechanismSetup:
        """The same set-up with a copy of the commands, so that other runs cannot change them."""
        acting = replace(self.acting, shared=True)
        acting.unshare()
        return replace(self, acting=acting)

    @property
    def frozen(self) -> MechanismSetup:
        """The same set-up with the current commands, so that later commands do not change them.

        It shares cached data with the original.
        """
        if self.batch:
            _ = self.stacked
        self.acting.shared = True
        other = object.__new__(type(self))
        origin = self.__dict__.get("origin", self)
        other.__dict__.update(self.__dict__, acting=replace(self.acting), origin=origin)
        return other

    def __deepcopy__(self, memo: Any) -> MechanismSetup:
        return self.separate

    def __reduce__(self) -> Any:
        if (origin := self.__dict__.get("origin")) is not None:
            return restored_view, (origin, self.acting.p)
        motors = dict(self.motors.given) or None
        check_picklable("its load", self.load)
        check_picklable("a motor", motors)
        return restored_setup, (
            self.members, self.load, self.method.name, self.runs_on.name, self.dt, self.t_start, self.every,
            self.batch, motors, self.control, self.acting.p,
        )  # fmt: skip

    def loads_at(self, samples: np.ndarray, t: np.ndarray, held: MotorSwitching | None) -> np.ndarray:
        """Return torque (principal axes) and force (space) on each body, (n, bodies, 6).

        samples : states of the bodies at the times t, (n, bodies, 18).
        held : the commands of the complete run; None means the current commands.
        """
        b, n = self.built, len(self.built.bodies)
        acting = bind_loads(b, self.load, find_engine("python"), self.motors)
        evaluate = acting.with_functions(acting.function(taker_in_python, lambda f: f))
        if held is None:
            acting.take_commands(self.acting)
        plan, c = as_lists(b.plan), as_lists(b.constants)
        out, first = np.zeros((len(t), n, 6)), STATE * (n + 1)
        for i, now in enumerate([None] * len(t) if held is None else held.held_at_times(t)):
            if held is not None and now is not None:
                held.fill(acting, now)
            p = as_lists(acting.p)
            w = [*samples[i].ravel().tolist(), 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, *[0.0] * (9 + 6 * n)]
            evaluate(p, plan, c, w, float(t[i]), 0)
            out[i] = np.reshape(w[first : first + 6 * n], (n, 6))
        for call in acting.callbacks:
            if call.error is not None:
                raise call.error
        return out


def as_setup(setup: MechanismSetup) -> Any:
    """Return the set-up unchanged, for functions of `run` that are typed for the set-up of a single body."""
    return setup


def leaves(setup: MechanismSetup) -> int:
    """Return the number of values in a sample: poses and momenta; with step-size control, the complete state."""
    return STATE * len(setup.built.bodies) if setup.control is None else count(setup.template)


def set_up(
    members: tuple[Built, ...], load: Any, method: Any, engine: Any, dt: float, t_start: float, every: int,
    batch: bool = False, motors: Any = None, control: Control | None = None,
) -> MechanismSetup:  # fmt: skip
    """Return the set-up of a run of mechanisms.  With `control`, dt is only the length of the first step."""
    runs_on, record = find_engine(engine), find_method(method)
    if runs_on.traces:
        raise Unsupported(f"mechanisms do not run with engine={runs_on.name!r} yet: use engine='numba' or 'python'")
    if runs_on.on_gpu and control is not None:
        raise Unsupported(f"mechanisms run with engine={runs_on.name!r} only with steps of equal length: give dt")
    runs_on.require()
    members, moved = read_motors(motors, members)
    members = with_same_drives(members)
    if record.conserving:
        check_conserving(members, record.name)
    acting = bind_all(members, load, runs_on, moved) if batch else bind_loads(members[0], load, runs_on, moved)
    runs_on.check_torque(acting.name, acting.plain, held=bool(moved.holds or acting.held))
    template: Any = TEMPLATE
    if control is not None:
        numbers = members[0].first_state(len(record.weights)).size
        template = Clock((TEMPLATE, (0.0,) * (numbers - 9)), *(0.0,) * CLOCK_NUMBERS)
    return MechanismSetup(
        members[0], load, acting, record, runs_on, dt, t_start, every, members, batch, control, motors=moved,
        template=template,
    )  # fmt: skip


def restored_setup(*parts: Any) -> MechanismSetup:
    """Create a set-up again; the last argument is the parameters of the loads, which contain the commands."""
    *arguments, p = parts
    made = set_up(*arguments)
    made.acting.p = p
    return made


def restored_view(origin: MechanismSetup, p: Any) -> MechanismSetup:
    """Return a set-up that shares all data with `origin`, except the parameters p of the loads."""
    made = origin.frozen
    made.acting.p = p
    return made


def with_first_step(setup: MechanismSetup, rows: np.ndarray) -> tuple[MechanismSetup, np.ndarray]:
    """Return the set-up and the state with the length of the first step; the user's dt is used if it was given.

    By default, the first step is a hundredth of the time in which the bodies move by the size of the mechanism or turn
    by a radian.  It does not depend on t_end, so a run that is extended makes the same steps as one longer run.
    """
    b, control = setup.built, setup.control
    if setup.dt or control is None:
        return setup, rows
    n, size = len(b.bodies), float(b.constants[-1])
    s, loads = rows[: STATE * n, 0].reshape(n, STATE), rows[STATE * (n + 1) :, 0][: 6 * n].reshape(n, 6)
    moments, masses = b.moments, b.masses[:, None] * size
    rate = max(np.abs(s[:, SPIN:PUSH] / moments).max(), np.abs(s[:, PUSH:] / masses).max())
    gain = max(np.abs(loads[:, :3] / moments).max(), np.abs(loads[:, 3:] / masses).max())
    fastest = max(float(rate), float(gain) ** 0.5)
    first = 0.01 / fastest if fastest > 0.0 else 1e-3 * (control.t_end - setup.t_start)
    first = min(max(first, control.dt_min), control.dt_max or inf)
    rows[STEP - CLOCK_NUMBERS] = first
    return replace(setup, dt=first), rows


def first_rows(setup: MechanismSetup) -> np.ndarray:
    """Return the state at the start, which includes the loads; raise an exception if the loads fail there."""
    rows = np.stack([b.first_state(setup.weights.size) for b in setup.members], axis=1)
    if setup.control is not None:
        clock = np.zeros((CLOCK_NUMBERS, 1))
        clock[0], clock[STEP], clock[SMALLEST], clock[LARGEST] = setup.t_start, setup.dt, 1e300, 0.0
        rows = np.concatenate([rows, clock])
    run = setup.run_from(rows)
    run.fill_loads()
    for c in setup.acting.callbacks:
        if c.error is not None:
            error, c.error = c.error, None
            error.add_note(
                f"polhode: in {setup.acting.name} at the start, t = {setup.t_start:g}, before the first step"
            )
            raise error
    rows = run.rows
    if not np.isfinite(rows).all():
        raise InvalidInput(f"{setup.acting.name} gives NaN or infinity at the start, t = {setup.t_start:g}")
    return rows


def make_run(engine: Engine, *what: Any) -> Any:
    """Return a run on the CPU or GPU, depending on the engine; the arguments are those of `Run`."""
    if engine.on_gpu:
        from .gpu import GpuRun

        return GpuRun(engine, *what)
    return Run(engine, *what)
