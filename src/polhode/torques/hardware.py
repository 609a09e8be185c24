"""Sensors and actuators of sampled controllers: errors of measurements, and limits of commands.

Both act at the instants at which the controller is called.  Noise is a function of the seed, the number of the instant
and the number of the body.  So a run that is continued, repeated or audited with other steps has the same noise.  The
memory of a sensor is stored with the memory of its controller, also in trajectories and files.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..arguments import finite_number, whole_number
from ..errors import InvalidInput
from ..groups.so3 import exp
from ..units import MAGNETIC_MOMENT, MOMENTUM, SI, TORQUE, Dimension, in_si, quantities, unit_dimension
from .base import floats

IMPULSE = Dimension(length=2, current=1, time=1)  # magnetic moment times time
MEASURED = 12  # number of values in a measurement: R by rows, and omega


# --- sensors -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sensor:
    """Errors of the measurements that a controller receives instead of R and omega.  See `sensor`."""

    attitude_noise: float = 0.0
    rate_noise: float = 0.0
    rate_bias: tuple[float, ...] = (0.0, 0.0, 0.0)
    delay: float = 0.0
    period: float | None = None
    seed: int | None = None

    def lags(self, controller: str, period: float) -> tuple[int, int]:
        """Return the delay and the period of the sensor, in periods of the controller."""
        own = period if self.period is None else self.period
        found = []
        for name, length, least in (("delay", self.delay, 0), ("period", own, 1)):
            n = round(length / period)
            if n < least or abs(n * period - length) > 1e-9 * period:
                near = max(n, least) * period
                raise InvalidInput(
                    f"sensor: {name} = {length!r} is not a whole number of periods of {controller}, which is called "
                    f"every {period!r}; the nearest is {near!r}"
                )
            found.append(n)
        return found[0], found[1]

    def first_memory(self, controller: str, period: float) -> np.ndarray:
        """Return the memory before the first measurement.

        It consists of a flag, which is 0 until the first measurement, and of space for the delayed measurements.
        """
        return np.zeros(1 + (self.lags(controller, period)[0] + 1) * MEASURED)

    def measure(
        self, R: np.ndarray, omega: np.ndarray, instant: int, body: int, memory: np.ndarray, lags: tuple[int, int]
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return R and omega as the controller receives them at this instant, and the new memory of the sensor."""
        past = memory[1:].reshape(-1, MEASURED)
        if memory[0] and instant % lags[1]:
            new = past[-1]
        else:
            new = np.concatenate([x.reshape(-1) for x in self.sense(R, omega, instant, body)])
        if not memory[0]:
            # until a delayed measurement arrives, the controller receives the first measurement without delay
            past = np.broadcast_to(new, past.shape)
        past = np.concatenate([past[1:], new[None]])
        return past[0, :9].reshape(3, 3).copy(), past[0, 9:].copy(), np.concatenate([[1.0], past.reshape(-1)])

    def sense(self, R: np.ndarray, omega: np.ndarray, instant: int, body: int) -> tuple[np.ndarray, np.ndarray]:
        """Measure R and omega at an instant, with noise and bias."""
        omega = omega + np.array(self.rate_bias)
        if self.seed is None:
            return R, omega
        chance = np.random.default_rng([self.seed, instant, body]).normal(size=6)
        if self.attitude_noise:
            R = R @ exp(self.attitude_noise * chance[:3])
        return R, omega + self.rate_noise * chance[3:]


@quantities(attitude_noise="rad", rate_noise="rad/s", rate_bias="rad/s", delay="s", period="s")
def sensor(
    *,
    attitude_noise: float = 0.0,
    rate_noise: float = 0.0,
    rate_bias: Any = (0.0, 0.0, 0.0),
    delay: float = 0.0,
    period: float | None = None,
    seed: int | None = None,
) -> Sensor:
    """Make a sensor for a sampled controller: it measures R and omega with noise, bias, a delay and its own period.

    Parameters
    ----------
    attitude_noise : float
        Error of R: standard deviation, in radians, of each component of its rotation vector in the body frame.
    rate_noise : float
        Standard deviation of each component of omega, in rad/s.
    rate_bias : array_like, (3,)
        Constant error that is added to omega, in rad/s.
    delay : float
        How old a measurement is when the controller receives it, in s; a whole number of periods of the controller.
        During the first delay, the controller receives the first measurement.
    period : float, optional
        Time from one measurement to the next, in s; a whole number of periods of the controller, by default one.  In
        between, the controller receives the last measurement again.
    seed : int, optional
        Seed of the noise; required with noise.  Each body of a batch has its own noise.

    Returns
    -------
    Sensor

    Examples
    --------
    >>> gyro = ph.torques.sensor(rate_noise=1e-4, delay=0.1, seed=7)
    >>> torque = ph.torques.sampled(lambda omega: -omega, 0.1, frame="body", sensor=gyro)
    >>> ph.simulate([1, 1, 1], torque, omega=[0, 0, 1.0], t_end=1, dt=0.1).commands["<lambda>"].values.shape
    (10, 3)
    """
    wanted = "a number that is not negative"
    numbers = [
        finite_number(v, f"sensor: {name}", wanted, least=0.0)
        for name, v in (("attitude_noise", attitude_noise), ("rate_noise", rate_noise), ("delay", delay))
    ]
    bias = np.array(floats(rate_bias, "sensor: rate_bias", "three numbers"))
    if bias.shape != (3,):
        raise InvalidInput(f"sensor: rate_bias must be three numbers, got shape {bias.shape}")
    if period is not None and finite_number(period, "sensor: period") <= 0:
        raise InvalidInput(f"sensor: period must be positive, got {period!r}")
    if seed is not None:
        seed = whole_number(seed, "sensor: seed")
    noisy = numbers[0] > 0 or numbers[1] > 0
    if noisy and seed is None:
        raise InvalidInput("sensor: noise needs a seed, so that the run can be repeated: sensor(..., seed=1)")
    if not noisy and seed is not None:
        raise InvalidInput("sensor: a seed is given, but there is no noise: give attitude_noise or rate_noise")
    every = None if period is None else float(period)
    return Sensor(numbers[0], numbers[1], tuple(bias.tolist()), numbers[2], every, seed)


# --- actuators -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Actuator:
    """Limits and errors of the commands of a controller.  See `actuator`."""

    limit: tuple[float, ...] | None = None
    dead_band: tuple[float, ...] = (0.0,)
    minimum_impulse: tuple[float, ...] = (0.0,)
    resolution: tuple[float, ...] | None = None
    unit: Dimension | None = field(default=None, repr=False, compare=False)  # unit of the commands, if the user gave it

    def check(self, outputs: int, wanted: Dimension = TORQUE) -> None:
        if self.unit not in (None, wanted):
            raise InvalidInput(f"actuator: these commands are in {SI[wanted]}, but its limits are in {SI[self.unit]}")
        for name in ("limit", "dead_band", "minimum_impulse", "resolution"):
            v = getattr(self, name)
            if v is not None and len(v) not in (1, outputs):
                raise InvalidInput(f"actuator: {name} must be a number or one for each of {outputs} outputs, got {v!r}")

    def apply(self, command: np.ndarray, period: float) -> np.ndarray:
        """Return the command after all limits and errors; it is held for one period."""
        u = np.where(np.abs(command) < self.dead_band, 0.0, command)
        if self.limit is not None:
            u = np.clip(u, -np.array(self.limit), self.limit)
        if self.resolution is not None:
            u = np.array(self.resolution) * np.rint(u / self.resolution)
        return np.where(np.abs(u) * period < self.minimum_impulse, 0.0, u)


def actuator(
    *, limit: Any = None, dead_band: Any = 0.0, minimum_impulse: Any = 0.0, resolution: Any = None
) -> Actuator:
    """Make an actuator for a sampled controller: it limits and rounds each component of a command separately.

    The effects act in this order: dead band, limit, resolution, minimum impulse.  Each is one number, or one number per
    component.  `trajectory.commands` holds the commands after these effects.

    Numbers are in N m, or in A m^2 for magnetic torquers; you can give strings with units instead.

    Parameters
    ----------
    limit : float or array_like, optional
        Commands saturate at plus and minus this value.
    dead_band : float or array_like
        Commands smaller than this value become zero.
    minimum_impulse : float or array_like
        A command becomes zero if command times period is smaller than this value, as for thrusters that have a shortest
        firing time.
    resolution : float or array_like, optional
        Commands are rounded to multiples of this value.

    Returns
    -------
    Actuator

    Examples
    --------
    >>> rods = ph.torques.actuator(limit=0.02, dead_band=1e-4)
    >>> held = ph.torques.sampled(lambda omega: -omega, 0.5, frame="body", actuator=rods)
    >>> run = ph.simulate([1, 1, 1], held, omega=[0, 0, 1.0], t_end=1, dt=0.1)
    >>> run.omega[-1, 2].round(12)
    np.float64(0.98)
    """
    given = {"limit": limit, "dead_band": dead_band, "resolution": resolution, "minimum_impulse": minimum_impulse}
    magnetic = any(unit_dimension(v) in (MAGNETIC_MOMENT, IMPULSE) for v in given.values())
    command, impulse = (MAGNETIC_MOMENT, IMPULSE) if magnetic else (TORQUE, MOMENTUM)
    limit, dead_band, resolution = (in_si(given[k], command, f"actuator: {k}") for k in list(given)[:3])
    minimum_impulse = in_si(minimum_impulse, impulse, "actuator: minimum_impulse")
    sizes = {"limit": limit, "dead_band": dead_band, "minimum_impulse": minimum_impulse, "resolution": resolution}
    if limit is None and resolution is None and not np.any(dead_band) and not np.any(minimum_impulse):
        raise InvalidInput("actuator: give at least one of limit, dead_band, minimum_impulse and resolution")
    made: dict[str, Any] = {}
    for name, v in sizes.items():
        if v is None:
            continue
        a = np.atleast_1d(floats(v, f"actuator: {name}", "a number, or one for each output"))
        least = name in ("limit", "resolution")
        if a.ndim != 1 or np.any(a < 0) or (least and np.any(a == 0)):
            sign = "positive" if least else "not negative"
            raise InvalidInput(f"actuator: {name} must be {sign}, a number or one for each output, got {v!r}")
        made[name] = tuple(a.tolist())
    said = any(unit_dimension(v) is not None for v in given.values())
    return Actuator(**made, unit=command if said else None)


# --- wheels ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Drive:
    """Friction and capacity of wheels; both act at the instants of the controller of the motors."""

    axes: np.ndarray
    inertia: np.ndarray | None
    viscous: np.ndarray
    coulomb: np.ndarray
    capacity: np.ndarray | None

    def apply(self, command: np.ndarray, momenta: np.ndarray, omega: np.ndarray, period: float) -> np.ndarray:
        """Return the torque on each wheel for one period: motor torque and friction, limited by the capacity."""
        u = command
        if self.inertia is not None and (np.any(self.viscous) or np.any(self.coulomb)):
            speed = momenta / self.inertia - self.axes @ omega
            most = self.inertia * np.abs(speed) / period  # friction can stop a wheel, but not reverse it
            u = u - np.sign(speed) * np.minimum(self.viscous * np.abs(speed) + self.coulomb, most)
        if self.capacity is not None:
            u = np.clip(u, (-self.capacity - momenta) / period, (self.capacity - momenta) / period)
        return u

    @property
    def facts(self) -> tuple[Any, ...]:
        """Data that identify the friction and capacity."""
        kept = None if self.capacity is None else self.capacity.tolist()
        return self.viscous.tolist(), self.coulomb.tolist(), kept


def drive(axes: np.ndarray, inertia: np.ndarray | None, friction: Any, capacity: Any, sampled: bool) -> Drive | None:
    """Check the user's friction and capacity, and return the Drive of the wheels; None if neither is given."""
    if friction is None and capacity is None:
        return None
    if not sampled:
        raise InvalidInput(
            "wheels: friction and capacity act at the instants of a controller, so the motor must be sampled: "
            "motor=polhode.torques.sampled(f, period); for motors that are off, f = lambda t: [0.0] * wheels"
        )
    w = len(axes)
    pair = (0.0, 0.0) if friction is None else friction
    if not isinstance(pair, (tuple, list)) or len(pair) != 2:
        raise InvalidInput(f"wheels: friction must be (viscous, coulomb), in N m s and N m, got {friction!r}")
    if friction is not None and inertia is None:
        raise InvalidInput("wheels: friction depends on the speed of a wheel: give inertia, too")
    found = []
    units = {"viscous friction": MOMENTUM, "coulomb friction": TORQUE, "capacity": MOMENTUM}
    for (name, unit), v in zip(units.items(), (*pair, capacity), strict=True):
        v = in_si(v, unit, f"wheels: {name}")
        a = floats(0.0 if v is None else v, f"wheels: {name}", "a number, or one for each wheel")
        if a.shape not in ((), (w,)) or np.any(a < 0) or (name == "capacity" and v is not None and np.any(a == 0)):
            raise InvalidInput(f"wheels: {name} must be a positive number, or one for each of {w} wheels, got {v!r}")
        found.append(np.broadcast_to(a, (w,)).copy())
    return Drive(axes, inertia, found[0], found[1], None if capacity is None else found[2])
