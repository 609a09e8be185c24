"""Motors of hinges and sliders: constant numbers, functions of the motion of their joints, and sampled controllers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import numpy as np

from ..arguments import NUMBER, finite_number, float_array
from ..engines.python import Watched
from ..errors import InvalidInput, unknown
from ..kernels.scalar import is_kernel, kernel
from ..torques.base import Arguments, arguments
from ..torques.control import Controller
from ..torques.hardware import Actuator
from ..torques.held import Hold
from ..units import quantities
from .drives import DRIVE_NUMBERS, EFFORT, drive_motion
from .joints import Active, Drive, Joint
from .structure import Built

TURN, SHIFT = ("angle", "rate"), ("displacement", "speed")  # arguments of motor functions of hinges and of sliders


class Commanded(Active):
    """The drive of a joint with a motor."""

    @property
    def stored_push(self) -> float:
        return 0.0  # the motor replaces the constant torque or force


@dataclass(frozen=True)
class SampledMotor:
    """A controller of motors that is called once per period; created by `polhode.mechanisms.sampled`.

    Parameters
    ----------
    f, period, offset, params, memory, actuator
        As in `polhode.mechanisms.sampled`; f is its `controller`.

    Examples
    --------
    >>> motor = ph.mechanisms.sampled(lambda angle, rate: -20 * angle - 5 * rate, 0.01)
    >>> motor.period, motor.offset
    (0.01, 0.0)
    """

    f: Callable[..., Any]
    period: float
    offset: float
    params: Any
    memory: Any
    actuator: Actuator | None

    @property
    def name(self) -> str:
        """The name of the function."""
        return getattr(self.f, "__name__", type(self.f).__name__)


@quantities(period="s", offset="s")
def sampled(
    controller: Callable[..., Any], period: float, *, offset: float = 0.0, params: Any = None, memory: Any = None,
    actuator: Actuator | None = None,
) -> SampledMotor:  # fmt: skip
    """Make a controller of motors that is called once per period; its command is constant in between.

    This is a zero-order hold.  Give the result to `simulate` in the argument `motors`.  `run.commands` holds the
    commands.

    Parameters
    ----------
    controller : callable
        Called by argument name with t, angle and rate (hinges) or displacement and speed (sliders), p (= params),
        memory, and `state`, the state of the mechanism with `bodies` and `joints` by name.  It returns the torque or
        force of the motor; for several joints, one number per joint.  With `memory` it returns (command, new memory).
    period, offset : float
        The controller is called at the times offset + k period.  With dt, these times must be ends of steps; with tol,
        steps are shortened to end at them.  Before the first call, the command is zero.
    params : optional
        Parameters that are passed to the controller as p.
    memory : optional
        Memory of the controller before its first call: numbers or an array.  Do not store such data elsewhere: files
        and `extend` cannot see it, and their results would be wrong.
    actuator : Actuator, optional
        Limits and errors of the commands (limit, dead band, resolution): `polhode.torques.actuator`.

    Returns
    -------
    SampledMotor

    Examples
    --------
    >>> p = ph.mechanisms.problems.furuta(spin=0.0)
    >>> def pi(angle, rate, memory):
    ...     memory = memory + 0.01 * (0.1 - angle)
    ...     return 2.0 * (0.1 - angle) - 0.5 * rate + 4.0 * memory, memory
    >>> run = p.simulate(motors={"motor": ph.mechanisms.sampled(pi, 0.01, memory=0.0)}, t_end=0.2, dt=0.005,
    ...                  engine="python")
    >>> run.commands["pi"].values.shape, bool(run.joints["motor"].angle[-1] > 0)
    ((20, 1), True)
    """
    if not callable(controller) or is_kernel(controller):
        raise InvalidInput(f"sampled: the controller must be a Python function, got {controller!r}")
    every, first = finite_number(period, "sampled: period"), finite_number(offset, "sampled: offset")
    if every <= 0:
        raise InvalidInput(f"sampled: period must be positive, got {period!r}")
    if actuator is not None and not isinstance(actuator, Actuator):
        raise InvalidInput(f"sampled: actuator must be made by polhode.torques.actuator(...), got {actuator!r}")
    return SampledMotor(controller, every, first, params, memory, actuator)


class JointController(Controller):
    """A sampled controller of the motors of joints."""

    def __init__(self, given: SampledMotor, joints: tuple[Joint, ...], single: bool) -> None:
        self.offered = ("t", *motion_names(joints), "state", "p", "memory")
        self.joints, self.single = joints, single
        super().__init__(given.f, given.period, given.offset, given.params, given.memory, None, given.actuator)
        self.outputs = len(joints)
        if given.actuator is not None:
            given.actuator.check(self.outputs)

    def checked(self, v: Any, shape: tuple[int, ...], what: str) -> np.ndarray:
        return super().checked(np.reshape(v, 1) if self.single and what == "command" and np.size(v) == 1 else v, shape,
                               what)  # fmt: skip


def motion_names(joints: tuple[Joint, ...]) -> tuple[str, ...]:
    """Return the argument names for the motion of these joints; () if there are both hinges and sliders."""
    kinds = {j.slides for j in joints}
    return () if len(kinds) > 1 else SHIFT if kinds == {True} else TURN


class MotorFunction:
    """A Python function of t and of the motion of joints that returns the torques or forces of their motors."""

    def __init__(self, f: Callable[..., Any], joints: tuple[Joint, ...], places: tuple[int, ...], single: bool) -> None:
        self.f, self.joints, self.places, self.single = f, joints, places, single
        self.names = motor_arguments(f, joints)
        self.name = getattr(f, "__name__", type(f).__name__)
        self.watched = Watched(self.answer)

    def __call__(self, p: Any, n: Any, c: Any, w: Any, t: float, j: int) -> None:
        """Call the function and store the torques or forces in the drives; NaN after an exception in the function."""
        slides, first, second, d, _ = p[1]
        at = [DRIVE_NUMBERS * (j * len(slides) + i) for i in self.places]
        moves = [drive_motion(slides[i], first[i], second[i], d, k, n, c, w)
                 for i, k in zip(self.places, at, strict=True)]  # fmt: skip
        for k, value in zip(at, self.watched(t, np.array(moves, float)).tolist(), strict=True):
            d[k + EFFORT] = value

    def answer(self, t: float, moves: np.ndarray) -> np.ndarray:
        s, rate = (float(moves[0, k]) if self.single else moves[:, k].copy() for k in range(2))
        X = self.names.call(self.f, {"t": t, "angle": s, "rate": rate, "displacement": s, "speed": rate})
        a = float_array(X)
        wanted = "a number" if self.single else f"{len(self.joints)} numbers, one for each joint"
        if a is None or a.size != len(self.joints) or (a.ndim and self.single):
            raise InvalidInput(
                f"{self.name} computes torques or forces of motors and must return {wanted}; it returned {X!r}"
            )
        return np.asarray(a.reshape(-1))


def motor_arguments(f: Callable[..., Any], joints: tuple[Joint, ...]) -> Arguments:
    return arguments(f, ("t", *motion_names(joints)), f"a motor of {' and '.join(j.name for j in joints)}")


@lru_cache(maxsize=512)
def law_function(f: Callable[..., Any], names: Arguments) -> Any:
    """Convert a user's kernel function to law(t, s, rate); the same function always gives the same object."""
    space: dict[str, Any] = {"f": f}
    shown = names.source(angle="s", displacement="s", speed="rate")
    exec(f"def law(t, s, rate):\n    return f({shown})\n", space)
    return kernel(space["law"])


@dataclass(frozen=True)
class Motors:
    """All motors of a mechanism, except those that a user of a stepper commands.

    given : the argument `motors` of `simulate`.
    functions : motors that are Python functions.
    laws : motors that are kernel functions, converted to law(t, s, rate).
    law_of : the number of the law of each joint that has one, counted from 1.
    holds : motors that are sampled controllers; their sources know their joints.
    """

    given: Mapping[Any, Any]
    names: tuple[str, ...] = ()
    functions: tuple[MotorFunction, ...] = ()
    laws: tuple[Any, ...] = ()
    law_of: Mapping[str, int] = field(default_factory=dict)
    holds: tuple[Hold, ...] = ()
    use_rates: bool = False


NO_MOTORS = Motors({})


def with_motors(b: Built, names: tuple[str, ...], constants: Mapping[Any, float] = NO_MOTORS.given) -> Built:
    """Return the mechanism with motors at these joints; `constants` are the torques or forces of constant motors."""
    types = {j.name: j.type for j in b.joints}
    for name in names:
        if name not in types:
            raise unknown("joint for a motor", name, types)
        if types[name] not in ("hinge", "slider"):
            raise InvalidInput(f"motors drive hinges and sliders, and joint {name!r} is a {types[name]} joint")

    def drive_of(j: Joint) -> Drive:
        if j.name in constants:
            return j.drive._replace(push=constants[j.name])
        return Commanded(*j.drive) if j.name in names else j.drive

    return replace(b, joints=tuple(replace(j, drive=drive_of(j)) for j in b.joints))


def joint_names(given: Mapping[Any, Any]) -> tuple[str, ...]:
    """Return the names of the joints of all motors; raise InvalidInput if a joint has two motors."""
    found: list[str] = []
    for key in given:
        for name in (key,) if isinstance(key, str) else key if isinstance(key, tuple) else ():
            if name in found:
                raise InvalidInput(f"motors: joint {name!r} has two motors; give one")
            found.append(name)
        if not isinstance(key, (str, tuple)) or not key:
            raise InvalidInput(f"motors: keys are names of joints, or tuples of names, got {key!r}")
    return tuple(found)


def read_motors(given: Any, members: tuple[Built, ...]) -> tuple[tuple[Built, ...], Motors]:
    """Check the argument `motors` of `simulate`; return the mechanisms with motors at their joints, and the motors."""
    if given is None:
        return members, NO_MOTORS
    if not isinstance(given, Mapping):
        raise InvalidInput(
            "motors must be a dictionary {joint name: number, function of t, angle and rate, or "
            f"polhode.mechanisms.sampled(...)}}, got {given!r}"
        )
    names = joint_names(given)
    constants = {k: finite_number(v, f"motors: {k}") for k, v in given.items() if isinstance(v, NUMBER)}
    members = tuple(with_motors(b, names, constants) for b in members)
    return members, sorted_motors(given, members[0], len(members))


def sorted_motors(given: Mapping[Any, Any], b: Built, members: int) -> Motors:
    by_name, driven = {j.name: j for j in b.joints}, [j.name for j in b.joints if not j.drive.idle]
    functions: list[MotorFunction] = []
    laws: list[Any] = []
    law_of: dict[str, int] = {}
    holds: list[Hold] = []
    used: list[Arguments] = []
    for key, what in given.items():
        single = isinstance(key, str)
        joints = tuple(by_name[name] for name in ((key,) if single else key))
        if isinstance(what, SampledMotor):
            source = JointController(what, joints, single)
            holds.append(Hold(what.name, source, lambda t, command, carried: command, len(joints)))
        elif is_kernel(what) and single:
            used.append(motor_arguments(what, joints))
            laws.append(law_function(what, used[-1]))
            law_of[key] = len(laws)
        elif callable(what):
            if members > 1:
                raise InvalidInput(f"motors: {key!r} of a batch must be a number, @polhode.kernel or sampled(...)")
            places = tuple(driven.index(j.name) for j in joints)
            functions.append(MotorFunction(what, joints, places, single))
            used.append(functions[-1].names)
        elif not (single and isinstance(what, NUMBER)):
            told = ", ".join(("t", *motion_names(joints)))
            raise InvalidInput(
                f"motors: {key!r} must be a number, a function of {told}, or polhode.mechanisms.sampled(...), got "
                f"{what!r}"
            )
    rates = any("rate" in a or "speed" in a for a in used)
    names = [f.name for f in functions] + [h.name for h in holds]
    names += [getattr(given[joint], "__name__", "motor") for joint in law_of]
    return Motors(given, tuple(names), tuple(functions), tuple(laws), law_of, tuple(holds), rates)
