"""Torques of spacecraft: sampled controllers, thrusters and wheels."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import count as count_up
from math import ceil
from typing import Any, NamedTuple

import numpy as np

from ..arguments import finite_number
from ..body import Body
from ..engines.layout import count
from ..engines.registry import Engine
from ..errors import InvalidInput
from ..groups.convert import direction
from ..integrators.record import Kind
from ..kernels.scalar import is_kernel, kernel, like
from ..kernels.values import Vec3, cross
from ..units import quantities
from .base import (
    Bound,
    Model,
    Torque,
    arguments,
    blank,
    check_frame,
    differ,
    floats,
    member,
    no_torque,
    parameters,
    plain_data,
    principal,
    to_principal,
    vec3,
)
from .hardware import Actuator, Drive, Sensor, drive
from .held import Clock, Fixed, Hold, Periodic, Source, Table, on_grid
from .models import fixed, in_frame, piecewise, switches

# --- controllers -------------------------------------------------------------------------------------------

NO_TURN = np.zeros(3)


class Controller(Source):
    """A source that calls the user's controller function once per period."""

    asks = True
    drive: Drive | None = None  # friction and capacity of the wheels that the controller drives
    numbers: np.ndarray | None = None  # numbers of the bodies, for the noise of sensors; None: 0, 1, 2, ...
    offered: tuple[str, ...] = ("t", "R", "omega", "p", "memory", "momenta")  # possible arguments of the function

    def __init__(
        self, f: Callable[..., Any], period: float, offset: float, params: Any, memory: Any,
        sensor: Sensor | None = None, actuator: Actuator | None = None,
    ) -> None:  # fmt: skip
        self.f, self.period, self.offset, self.params = f, period, offset, params
        self.sensor, self.actuator, self.outputs = sensor, actuator, 3
        self.name = getattr(f, "__name__", type(f).__name__)
        self.names = arguments(
            f, self.offered, "a controller",
            tuple(n for n, v in (("p", params), ("memory", memory)) if v is None),
        )  # fmt: skip
        for label, given in (("p", params), ("memory", memory)):
            if (given is None) == (label in self.names):
                word = {"p": "params", "memory": "memory"}[label]
                raise InvalidInput(
                    f"{self.name} has an argument {label}: give {word}=..."
                    if given is None
                    else f"{word} is given, but {self.name} has no argument {label} to receive it"
                )
        self.own_memory = None if memory is None else floats(memory, "memory", "numbers, or an array of them")
        pieces = [] if self.own_memory is None else [self.own_memory.reshape(-1)]
        if sensor is not None:
            self.lags = sensor.lags(self.name, period)
            pieces.append(sensor.first_memory(self.name, period))
        self.memory = np.concatenate(pieces) if pieces else None

    def of_wheels(self, wheels: int, drive: Drive | None) -> Controller:
        """Return a copy of the controller whose commands are the motor torques of this number of wheels."""
        again = copy(self)
        again.outputs, again.drive = wheels, drive
        if self.actuator is not None:
            self.actuator.check(wheels)
        return again

    def of_body(self, j: int, bodies: int | None) -> Controller:
        again = super().of_body(j, bodies)
        assert isinstance(again, Controller)
        again.params = member(self.params, bodies, j)
        return again.for_members(np.array([self.number_of(j)]))

    def for_members(self, numbers: np.ndarray) -> Controller:
        """Return the controller for bodies with these numbers; further bodies have the last one."""
        again = copy(self)
        again.numbers = numbers
        return again

    def number_of(self, j: int) -> int:
        return j if self.numbers is None else int(self.numbers[min(j, len(self.numbers) - 1)])

    @property
    def facts(self) -> tuple[Any, ...]:
        """Further data that identify the controller, in addition to its function."""
        own = None if self.own_memory is None else self.own_memory.tolist()
        known = (self.period, self.offset, own, 3)
        return known if self.sensor is None and self.actuator is None else (*known, self.sensor, self.actuator)

    @property
    def told(self) -> dict[str, Any]:
        """The data about the controller that files store in addition to its commands."""
        shape = None if self.remembers is None else list(self.remembers)
        return {
            "name": self.name, "period": self.period, "offset": self.offset, "outputs": self.outputs, "memory": shape,
            "numbers": 0 if self.memory is None else self.memory.size,
        }  # fmt: skip

    def clock(self, name: str, t_start: float, dt: float, t_end: float) -> Clock:
        gap = round(self.period / dt)
        if gap < 1 or abs(gap * dt - self.period) > 1e-9 * self.period:
            n = max(1, gap)
            near = sorted({self.period / n, self.period / (n + 1)}, key=lambda x: abs(x - dt))[0]
            raise InvalidInput(
                f"{name} is called every {self.period!r}, which is not a whole number of steps of dt = {dt!r}; the "
                f"nearest that fits is dt = {near!r}"
            )
        (first,) = on_grid(name, "its first instant", np.array([self.offset]), t_start, dt)
        return Periodic(int(first), gap)

    def lengths(self, t_start: float, t_end: float) -> list[float]:
        return [self.period, abs(self.offset - t_start)]

    def instants(self, t_start: float) -> Iterator[float]:
        first = max(0, ceil((t_start - self.offset) / self.period - 1e-9))
        return (max(self.offset + k * self.period, t_start) for k in count_up(first))

    def ask(self, have: dict[str, Any], j: int, bodies: int | None) -> tuple[np.ndarray, np.ndarray | None]:
        have["p"] = member(self.params, bodies, j) if differ(self.params, bodies) else self.params
        if "momenta" in self.names and "momenta" not in have:
            raise InvalidInput(f"{self.name}: only controllers of the motors of wheels can have the argument momenta")
        omega, remembered = have.get("omega", NO_TURN), have.pop("memory", np.zeros(0))
        own = 0 if self.own_memory is None else self.own_memory.size
        rest = remembered[own:]
        if self.sensor is not None:
            instant = round((have["t"] - self.offset) / self.period)
            body = self.number_of(j)
            have["R"], have["omega"], rest = self.sensor.measure(have["R"], omega, instant, body, rest, self.lags)
        if self.own_memory is not None:
            have["memory"] = remembered[:own].reshape(self.own_memory.shape)
        answer = self.names.call(self.f, have)
        new = np.zeros(0)
        if self.own_memory is not None:
            if not isinstance(answer, tuple) or len(answer) != 2:
                raise InvalidInput(
                    f"{self.name} has a memory and must return (command, memory); it returned {answer!r}"
                )
            answer, new = answer
            new = self.checked(new, self.own_memory.shape, "memory").reshape(-1)
        command = self.carried_out(self.checked(answer, (self.outputs,), "command"), have.get("momenta"), omega)
        return command, None if self.memory is None else np.concatenate([new, rest])

    def carried_out(self, command: np.ndarray, momenta: np.ndarray | None, omega: np.ndarray) -> np.ndarray:
        """Return the command after the effects of the actuator and of the friction and capacity of wheels."""
        if self.actuator is not None:
            command = self.actuator.apply(command, self.period)
        if self.drive is not None:
            assert momenta is not None
            command = self.drive.apply(command, momenta, omega, self.period)
        return command

    def checked(self, v: Any, shape: tuple[int, ...], what: str) -> np.ndarray:
        a = floats(v, f"the {what} of {self.name}", "finite numbers")
        if a.shape != shape:
            raise InvalidInput(f"the {what} of {self.name} must have shape {shape}, got {a.shape}")
        return np.asarray(a)


# --- a sampled controller ----------------------------------------------------------------------------------


class Sampled(Torque):
    """The torque of a sampled controller: its command is held constant from one instant to the next."""

    kind = Kind.TORQUE
    frame: str
    frame_given = True  # False if the user gave no frame; the frame is then "space"

    def __init__(self, source: Controller, frame: str | None) -> None:
        self.source, self.frame, self.name = source, check_frame("space" if frame is None else frame), source.name
        self.frame_given = frame is not None
        self.f, self.params = source.f, source.params
        self.also = repr(source.facts)

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        if self.source.actuator is not None:
            self.source.actuator.check(3)
        if not self.frame_given:
            warnings.warn(
                f"polhode 0.2 takes the torque of the sampled controller {self.name} in space, as for all torques; 0.1 "
                "took it in the body. Give the frame: torques.sampled(..., frame='space') or frame='body'",
                FutureWarning,
                stacklevel=2,
            )

        def rows(t: float, command: np.ndarray, carried: Any) -> np.ndarray:
            return command if self.frame == "space" else principal(body, command)

        hold = Hold(self.name, self.source, rows, 3)
        return Bound(in_frame(fixed, self.frame), None, blank(bodies), self.kind, held=(hold,))

    def of_body(self, j: int, bodies: int | None) -> Sampled:
        """Return the torque on body j of a batch."""
        made = copy(self)
        made.source = self.source.of_body(j, bodies)
        made.params = made.source.params
        return made

    def for_members(self, numbers: np.ndarray) -> Sampled:
        made = copy(self)
        made.source = self.source.for_members(numbers)
        return made

    def held_facts(self) -> dict[str, Any]:
        return {"model": "sampled", "frame": self.frame, "controller": self.source.told}

    def __repr__(self) -> str:
        return f"<torque {self.name}, every {self.source.period:g}>"


@quantities(period="s", offset="s")
def sampled(
    controller: Callable[..., Any],
    period: float,
    *,
    offset: float = 0.0,
    frame: str | None = None,
    params: Any = None,
    memory: Any = None,
    sensor: Sensor | None = None,
    actuator: Actuator | None = None,
) -> Sampled:
    """Make a torque from a controller that is called once per period; its torque is constant in between.

    This is a zero-order hold.  `trajectory.commands` holds the commands.  Methods that reuse the torque of one step in
    the next evaluate the torque once more after each instant; this call is counted.

    Parameters
    ----------
    controller : callable
        Called by argument name with t, R, omega (body frame), p (= params) and memory, once for each body at each
        instant offset + k period, with the state of the body at that instant.  It returns the torque in `frame`; with
        `memory` it returns (torque, new memory).
    period, offset : float
        Time between two instants, and time of the first instant.  Each instant must be the end of a step, so that no
        step crosses a jump of the torque and every method keeps its order.  Before the first instant there is no
        torque.
    frame : {"space", "body"}, optional
        The frame in which the controller returns the torque and in which the torque is held constant; "space" by
        default.  In polhode 0.1 the default was the body frame, so a run warns if no frame is given.  Leave `frame` out
        for motors of `wheels`, which act about the axes of their wheels.
    params : optional
        Parameters that are passed to the controller as p.
    memory : optional
        Memory of the controller before its first call, such as integral terms or filter states: numbers or an array.
        Do not store such data elsewhere: files, `extend` and audits cannot see it, and their results would be wrong.
    sensor : Sensor, optional
        Errors of the measured R and omega: `torques.sensor`.
    actuator : Actuator, optional
        Limits and errors of the commands: `torques.actuator`.

    Returns
    -------
    Torque

    Examples
    --------
    >>> held = ph.torques.sampled(lambda omega: -omega, 0.5, frame="body")
    >>> run = ph.simulate([1, 1, 1], held, omega=[0, 0, 1.0], t_end=1, dt=0.1)
    >>> run.omega[-1, 2].round(12)
    np.float64(0.25)
    """
    if not callable(controller) or isinstance(controller, Torque) or is_kernel(controller):
        raise InvalidInput(f"sampled: the controller must be a Python function, got {controller!r}")
    every, first = finite_number(period, "sampled: period"), finite_number(offset, "sampled: offset")
    if every <= 0:
        raise InvalidInput(f"sampled: period must be positive, got {period!r}")
    for name, given, kind in (("sensor", sensor, Sensor), ("actuator", actuator, Actuator)):
        if given is not None and not isinstance(given, kind):
            raise InvalidInput(f"sampled: {name} must be made by polhode.torques.{name}(...), got {given!r}")
    return Sampled(Controller(controller, every, first, params, memory, sensor, actuator), frame)


# --- thrusters ---------------------------------------------------------------------------------------------


@quantities(positions="m", forces="N", schedule="s")
def thrusters(positions: Any, directions: Any, forces: Any, schedule: Sequence[Sequence[Sequence[float]]]) -> Torque:
    """Torque of thrusters that are fixed in the body: position x force, during given intervals of time.

    Parameters
    ----------
    positions : array_like, (thrusters, 3)
        Positions relative to the centre of mass (or the fixed point), in the body.
    directions : array_like, (thrusters, 3)
        Directions of the forces on the body, in the body frame; their lengths do not matter.
    forces : array_like, (thrusters,)
        Forces in N.
    schedule : sequence
        For each thruster, the intervals ((on, off), ...) in which it is on.  They must begin and end between steps.

    Returns
    -------
    Torque

    Examples
    --------
    >>> jet = ph.torques.thrusters([[1, 0, 0]], [[0, 1, 0]], [2.0], [[(0.0, 0.5)]])
    >>> run = ph.simulate([2, 3, 4], jet, omega=[0, 0, 0], t_end=1, dt=0.1)
    >>> run.omega[-1, 2].round(12)
    np.float64(0.25)
    """
    r = np.atleast_2d(floats(positions, "thrusters: positions", "three numbers for each thruster"))
    d = np.atleast_2d(floats(directions, "thrusters: directions", "three numbers for each thruster"))
    f = np.atleast_1d(floats(forces, "thrusters: forces", "one number for each thruster"))
    if r.shape[1:] != (3,) or d.shape != r.shape or f.shape != r.shape[:1] or len(schedule) != len(r):
        raise InvalidInput(
            f"thrusters: positions, directions, forces and schedule must have one entry for each thruster; got "
            f"{r.shape}, {d.shape}, {f.shape} and {len(schedule)} lists of intervals"
        )
    moments = np.cross(r, f[:, None] * direction(d, "thrusters: directions"))
    on: list[np.ndarray] = []
    for k, intervals in enumerate(schedule):
        a = np.atleast_2d(floats(intervals, f"thrusters: schedule[{k}]", "intervals (on, off)"))
        a = a if a.size else a.reshape(0, 2)
        if a.ndim != 2 or a.shape[1] != 2:
            raise InvalidInput(f"thrusters: schedule[{k}] must be intervals ((on, off), ...), got {intervals!r}")
        if np.any(a[:, 0] >= a[:, 1]) or np.any(a[1:, 0] < a[:-1, 1]):
            raise InvalidInput(f"thrusters: schedule[{k}] must be increasing intervals (on, off) that do not overlap")
        on.append(a)
    times = np.unique(np.concatenate([a.reshape(-1) for a in on]))
    if times.size == 0:
        raise InvalidInput("thrusters: no thruster is ever on")
    torques = np.zeros((times.size, 3))
    for moment, a in zip(moments, on, strict=True):
        for begin, end in a:
            torques[(times >= begin) & (times < end)] += moment
    made = piecewise(times.tolist(), torques, frame="body")
    assert isinstance(made, Model)
    settings = {
        "positions": r, "directions": d, "forces": f, "schedule": [a.tolist() for a in on]
    }  # fmt: skip
    hold = switches(times, "thrusters", "")
    firing = Model("thrusters", Kind.TORQUE, made.make, hold, **settings)
    firing.frame = "body"
    return firing


# --- wheels --------------------------------------------------------------------------------------------------


@kernel
def wheel_momentum(t, p):  # type: ignore[no-untyped-def]
    """Return the momentum of the wheels in the body frame: p.H at the time p.t0, with the rate of change p.U."""
    return p.H + (t - p.t0) * p.U


@kernel
def wheel_torque(t, R, W, p):  # type: ignore[no-untyped-def]
    """Return the torque of the wheels on the body, for methods that have no equations for wheels.

    P' = P x W with P = I W + H gives I W' = I W x W + H x W - U; the torque is H x W - U.
    """
    T = cross(wheel_momentum(t, p), W) - p.U
    return Vec3(like(T.x, W.x), like(T.y, W.x), like(T.z, W.x))


class Wheels(Torque):
    """Wheels inside the body, whose axes turn with the body."""

    name = "wheels"
    kind = Kind.VELOCITY
    frame = "body"  # motors act about axes that are fixed in the body
    external = Kind.FREE

    def __init__(
        self, axes: np.ndarray, momenta: np.ndarray, motor: Any, inertia: np.ndarray | None, drive: Drive | None = None
    ) -> None:
        self.axes, self.momenta, self.inertia = axes, momenta, inertia
        n = len(axes)
        self.motor = motor
        self.holds_code = isinstance(motor, Sampled)
        if isinstance(motor, Sampled):
            self.source: Any = motor.source.of_wheels(n, drive)
            self.f, self.params = self.source.f, self.source.params
            known = (axes.tolist(), momenta.tolist(), plain_data(inertia), motor.also)
            self.also = repr(known if drive is None else (*known, drive.facts))
        elif isinstance(motor, tuple):
            self.source = Table(*motor)
        else:
            self.source = Fixed(motor)

    def of_body(self, j: int, bodies: int | None) -> Wheels:
        """Return the wheels of body j of a batch."""
        made = copy(self)
        made.momenta = self.momenta[j] if self.momenta.ndim == 2 else self.momenta
        made.source = self.source.of_body(j, bodies)
        if isinstance(self.motor, Sampled):
            made.motor, made.params = self.motor.of_body(j, bodies), made.source.params
        return made

    def for_members(self, numbers: np.ndarray) -> Torque:
        if not isinstance(self.motor, Sampled):
            return self
        made = copy(self)
        made.motor, made.source = self.motor.for_members(numbers), self.source.for_members(numbers)
        return made

    def carried_by(self, h: np.ndarray) -> np.ndarray:
        """Return the total momentum in the body frame, (..., 3), of wheels with the momenta h (..., wheels)."""
        return h @ self.axes

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        axes = self.axes.T

        def rows(t: float, command: np.ndarray, carried: Any) -> np.ndarray:
            H, U = principal(body, axes @ carried), principal(body, axes @ command)
            return np.concatenate([np.full((1, command.shape[1]), t), H, U])

        h = self.momenta
        if h.ndim == 2 and (bodies is None or h.shape[0] != bodies):
            raise InvalidInput(f"wheels: momenta are for {h.shape[0]} bodies, the run has {bodies or 'one'}")
        many = blank(bodies).x
        H = to_principal(vec3(self.carried_by(h)), body)
        u = self.source.values if isinstance(self.source, Fixed) else np.zeros(len(self.axes))
        U = to_principal(vec3(self.carried_by(u)), body)
        p = parameters(t0=many, H=Vec3(*(x + many for x in H)), U=Vec3(*(x + many for x in U)))
        name = self.source.name if self.source.asks else self.name
        hold = Hold(name, self.source, rows, count(p), carried=h)
        return Bound(
            wheel_torque, None, p, self.kind, held=(hold,), spin=wheel_momentum, outer=no_torque, external=Kind.FREE
        )  # fmt: skip

    @property
    def numbers(self) -> dict[str, Any]:
        known = {"axes": self.axes, "momenta": self.momenta, "inertia": self.inertia}
        return {"model": "wheels", **{k: plain_data(v) for k, v in known.items()}}

    def held_facts(self) -> dict[str, Any] | None:
        return {**self.numbers, "controller": self.source.told} if self.source.asks else self.describe()

    def describe(self) -> dict[str, Any] | None:
        if self.source.asks:
            return None
        motor: Any = self.motor
        given = [plain_data(motor[0]), plain_data(motor[1])] if isinstance(motor, tuple) else plain_data(motor)
        return {**self.numbers, "motor": given, "scheduled": isinstance(motor, tuple)}

    def __repr__(self) -> str:
        return f"<{len(self.axes)} wheels>"


@quantities(momenta="kg m^2/s", inertia="kg m^2", capacity="kg m^2/s")
def wheels(
    axes: Any, momenta: Any, motor: Any = None, *, inertia: Any = None, friction: Any = None, capacity: Any = None,
    scheduled: bool | None = None,
) -> Torque:  # fmt: skip
    """Torque of reaction wheels, momentum wheels or rotors inside the body (a gyrostat).

    The total momentum is I omega + h, where h is the sum over the wheels of momentum times axis.  Motors exchange
    momentum between wheels and body; without external torques, the total momentum is constant in space.

    `trajectory.momentum` is the total momentum, and `trajectory.wheels` has the momenta and the speeds of the wheels.
    `kinetic_energy` is 1/2 omega.I omega, the energy without the rotation of the wheels; it is conserved while the
    motors are off.  The methods `gyrostat2`, `gyrostat4` and `gyrostat6` conserve the total momentum up to rounding.
    Other methods treat the wheels as a torque that depends on the angular velocity; they must accept such torques, and
    their error in the total momentum depends on their order.

    Parameters
    ----------
    axes : array_like, (wheels, 3)
        Directions of the axes in the body.
    momenta : array_like, (wheels,) or (bodies, wheels)
        Angular momenta of the wheels about their axes at the start, relative to space: inertia * (speed relative to the
        body + axis.omega).
    motor : array_like, (times, torques), or sampled controller, optional
        Torques of the motors on their wheels, (wheels,); the opposite torques act on the body.  None means that the
        wheels turn freely.  A tuple (times, torques) means torques[k] from times[k] on; the times must lie between
        steps.  A controller from `torques.sampled` returns the torques of the motors, and may have an argument
        `momenta`.
    inertia : array_like, (wheels,), optional
        Moment of inertia J of each wheel about its axis; needed for speeds.  The inertia of the body must not include
        it: if I_locked is the inertia of the body with locked wheels, and a are the axes of the wheels, give the body
        the inertia I_locked - sum J a a^T.
    friction : (viscous, coulomb), optional
        Friction in the bearings, in N m s and N m, each a number or (wheels,); needs a sampled motor.  It is computed
        from the speed of the wheel at each instant of the controller and is constant until the next instant, like the
        command.  It can stop a wheel, but not reverse it.
    capacity : float or (wheels,), optional
        The largest momentum of a wheel; needs a sampled motor.  Commands are limited so that no wheel exceeds it.
    scheduled : bool, optional
        True if `motor` is a list [times, torques], as in files.  A tuple always means (times, torques).

    Returns
    -------
    Torque

    Examples
    --------
    >>> rotor = ph.torques.wheels([[0, 0, 1]], [2.0], motor=[0.5])
    >>> run = ph.simulate([2, 3, 4], rotor, omega=[0, 0, 0], t_end=1, dt=0.1)
    >>> run.wheels.momenta[-1].round(12), run.omega[-1].round(12)
    (array([2.5]), array([ 0.   ,  0.   , -0.125]))
    """
    a = np.atleast_2d(floats(axes, "wheels: axes", "three numbers for each wheel"))
    if a.ndim != 2 or a.shape[1] != 3:
        raise InvalidInput(f"wheels: axes must be directions, three numbers for each wheel, got {axes!r}")
    a = direction(a, "wheels: axes")
    w = len(a)
    h = floats(momenta, "wheels: momenta", "one number for each wheel")
    h = np.atleast_1d(h)
    if h.ndim > 2 or h.shape[-1] != w:
        raise InvalidInput(f"wheels: momenta must be one number for each of {w} wheels, got shape {h.shape}")
    J = None if inertia is None else np.atleast_1d(floats(inertia, "wheels: inertia", "one number for each wheel"))
    if J is not None and (J.shape != (w,) or np.any(J <= 0)):
        raise InvalidInput(f"wheels: inertia must be one positive number for each of {w} wheels, got {inertia!r}")
    if isinstance(motor, Sampled):
        if scheduled:
            raise InvalidInput("wheels: motor is a controller, not (times, torques): leave scheduled out")
        if motor.frame_given:
            raise InvalidInput(
                f"wheels: motors act about the axes of their wheels, so frame={motor.frame!r} of the controller "
                f"{motor.name} has no meaning: leave frame out of sampled(...)"
            )
        return Wheels(a, h, motor, J, drive(a, J, friction, capacity, True))
    drive(a, J, friction, capacity, False)
    if isinstance(motor, tuple) if scheduled is None else scheduled:
        if not isinstance(motor, Sequence) or len(motor) != 2:
            raise InvalidInput(f"wheels: motor must be (times, torques), got {motor!r}")
        times, torques = (floats(v, "wheels: motor", "(times, torques)") for v in motor)
        if times.ndim != 1 or torques.shape != (times.size, w) or np.any(np.diff(times) <= 0):
            raise InvalidInput(
                f"wheels: motor = (times, torques) needs n increasing times and torques of shape (n, {w})"
            )
        return Wheels(a, h, (times, torques), J)
    u = np.zeros(w) if motor is None else np.atleast_1d(floats(motor, "wheels: motor", "one number for each wheel"))
    if u.shape != (w,):
        raise InvalidInput(f"wheels: motor must be one torque for each of {w} wheels, got shape {u.shape}")
    return Wheels(a, h, u, J)


class WheelSamples(NamedTuple):
    """Momenta and speeds of the wheels at the samples: (n, wheels), or (bodies, n, wheels) for a batch."""

    momenta: np.ndarray
    speeds: np.ndarray | None  # speeds relative to the body; None if the inertia of the wheels is unknown
