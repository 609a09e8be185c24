# mypy: disable-error-code="valid-type"
"""Tables of scenario files for controllers, wheels, thrusters, magnets and time-dependent torques."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, BeforeValidator, Field, model_validator

from .. import units
from ..units import Dimension, convert
from .quantities import Table, Time, any_shape, optional, quantity, said_as

Frame = Literal["space", "body"]
Order = Literal[0, 1, 3, 5]
Outside = Literal["error", "zero", "hold"]
Three = quantity(units.ONE, (3,))

MODULE_FUNCTION = r"^[A-Za-z_][\w.]*:[A-Za-z_]\w*$"


# --- controllers -------------------------------------------------------------------------------------------------


class SensorTable(Table):
    """Measurement errors of R and omega, which a controller receives."""

    attitude_noise: quantity(units.ANGLE, ()) | None = optional("standard deviation about each axis")
    rate_noise: quantity(units.RATE, ()) | None = optional("standard deviation of each component")
    rate_bias: quantity(units.RATE, (3,)) | None = optional("constant error that is added to omega")
    delay: Time | None = optional("age of a measurement; a multiple of the controller's period")
    period: Time | None = optional("time between measurements; a multiple of the controller's period")
    seed: int | None = Field(None, ge=0, description="seed of the noise; required if there is noise")


class ActuatorTable(Table):
    """How an actuator carries out commands.  Each value is one number, or one number for each output."""

    limit: any_shape(units.TORQUE) | None = optional("largest absolute value of a command")
    dead_band: any_shape(units.TORQUE) | None = optional("smaller commands become zero")
    resolution: any_shape(units.TORQUE) | None = optional("commands are rounded to multiples of this value")
    minimum_impulse: any_shape(units.MOMENTUM) | None = optional(
        "commands with a smaller impulse (command times period) become zero"
    )


class TorquerTable(ActuatorTable):
    """How magnetic torquers carry out commands, which are magnetic moments."""

    limit: any_shape(units.MAGNETIC_MOMENT) | None = None
    dead_band: any_shape(units.MAGNETIC_MOMENT) | None = None
    resolution: any_shape(units.MAGNETIC_MOMENT) | None = None
    minimum_impulse: any_shape(units.ONE) | None = None


class CommandTable(Table):
    """A controller: a Python function that is called at its sampling times.  It requires --allow-code."""

    controller: str = Field(pattern=MODULE_FUNCTION, description="module:function")
    period: quantity(units.TIME, (), what="time between samples, a multiple of dt")
    offset: Time | None = optional("the first sampling time; default 0.0")
    params: Any = optional("passed to the function as p")
    memory: any_shape(units.ONE) | None = optional("initial value of the controller's memory")
    sensor: SensorTable | None = optional("errors of the measured R and omega")


class MotorTable(CommandTable):
    """A controller for the motors of wheels."""

    actuator: ActuatorTable | None = optional("how its commands are carried out")


class TorquersTable(CommandTable):
    """A controller for magnetic torquers, which commands magnetic moments in the body frame."""

    actuator: TorquerTable | None = optional("how its commands are carried out")


class ControllerTable(MotorTable):
    """A controller that returns a torque: a Python function that is called at its sampling times.  It requires
    --allow-code.
    """

    frame: Frame = Field(description="frame of the torque; between two samples the torque is constant in this frame")


# --- schedules and tables ------------------------------------------------------------------------------------------


class TimeTable(Table):
    """A torque given by a table over time and interpolated by a spline."""

    model: Literal["table"]
    times: any_shape(units.TIME, "increasing; a time that appears twice marks a jump")
    values: any_shape(units.TORQUE, "three numbers for each time")
    order: Order | None = optional("order of the spline; default 3")
    frame: Frame | None = optional('default "space"')
    outside: Outside | None = optional('values before and after the table; default "error"')
    held: bool | None = optional("true: steps end at the times of the table; default true")


class AngleTable(Table):
    """A torque given by a table over the angle between an axis of the body and a direction in space."""

    model: Literal["angle_table"]
    angles: any_shape(units.ANGLE, "from 0 to 180 deg, increasing")
    values: any_shape(
        units.TORQUE,
        "for each angle, one torque (positive if it increases the angle), or three numbers in the body frame",
    )
    axis: quantity(units.ONE, (3,), what="axis in the body frame")
    towards: quantity(units.ONE, (3,), what="direction in space")
    order: Order | None = optional("order of the spline; default 3")


class ThrustersTable(Table):
    """Thrusters fixed in the body, each of which fires during given intervals."""

    model: Literal["thrusters"]
    positions: any_shape(units.LENGTH, "three numbers for each thruster, in the body")
    directions: any_shape(units.ONE, "direction of the force on the body, for each thruster")
    forces: any_shape(units.FORCE, "one force for each thruster")
    schedule: any_shape(units.TIME, "for each thruster a list of intervals [on, off]")


# --- wheels and magnets ----------------------------------------------------------------------------------------------


class ScheduleTable(Table):
    """Torques of the motors of wheels over time."""

    times: any_shape(units.TIME, "increasing")
    torques: any_shape(units.TORQUE, "one row per time with a torque for each wheel, which acts until the next time")


def table_or(name: str, dimension: Dimension, description: str, *types: str) -> Any:
    """Return the type of the key `name`, which holds numbers, or a table with its own class."""

    def check(value: Any) -> Any:
        if not isinstance(value, dict):
            return value if isinstance(value, BaseModel) else convert(value, dimension)
        if (table := part_table(name, value)) is None:
            raise ValueError(f"field is three numbers in T, or a table with model = {' or '.join(map(repr, FIELDS))}")
        return table.model_validate(value)

    return Annotated[Any, BeforeValidator(check), said_as(description, *types)]


def friction_pair(value: Any) -> Any:
    """Check the viscous and the Coulomb friction; each is one number, or one number for each wheel."""
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise ValueError("friction is [viscous, coulomb], in N m s and N m")
    return [convert(value[0], units.MOMENTUM), convert(value[1], units.TORQUE)]


Motor = table_or(
    "motor", units.TORQUE, "torques, {times, torques}, or {controller = ..., period = ...}", "array", "number", "object"
)
Friction = Annotated[Any, BeforeValidator(friction_pair), said_as("two numbers, in N m s and N m", "array")]


class WheelsTable(Table):
    """Reaction wheels, momentum wheels or rotors inside the body."""

    model: Literal["wheels"]
    axes: any_shape(units.ONE, "three numbers for each wheel, in the body")
    momenta: any_shape(units.MOMENTUM, "initial momentum of each wheel")
    motor: Motor | None = optional("torques on the wheels; by default there are none")
    scheduled: bool | None = optional("true: motor is the list [times, torques]")
    inertia: any_shape(units.INERTIA) | None = optional("moment of inertia of each wheel about its axis")
    friction: Friction | None = optional("viscous and Coulomb friction; requires inertia and a controller")
    capacity: any_shape(units.MOMENTUM) | None = optional("largest momentum; requires a controller")

    @model_validator(mode="after")
    def consistent(self) -> Self:
        if self.scheduled and not isinstance(self.motor, list):
            raise ValueError("scheduled = true says that motor is the list [times, torques]")
        return self


class OrbitFieldTable(Table):
    """The field of a magnetic dipole at the centre of a circular orbit."""

    model: Literal["orbit"]
    strength: quantity(units.FIELD, (), what="field at the magnetic equator")
    rate: quantity(units.RATE, (), what="angular rate of the orbit")
    normal: quantity(units.ONE, (3,), what="normal of the orbit, in space")
    axis: Three | None = optional("axis of the dipole, in space; default [0, 0, -1]")
    begin: Three | None = optional("direction to the spacecraft at t = 0; default [1, 0, 0]")


class FieldTable(Table):
    """A magnetic field in space given by a table over time, for example along an orbit."""

    model: Literal["table"]
    times: any_shape(units.TIME, "increasing; a time that appears twice marks a jump")
    values: any_shape(units.FIELD, "three numbers for each time")
    order: Order | None = optional("order of the spline; default 3")
    outside: Outside | None = optional('values before and after the table; default "error"')


class FixedFieldTable(Table):
    """A magnetic field that is constant in space and time."""

    model: Literal["fixed"]
    value: quantity(units.FIELD, (3,))


FIELDS: dict[str, type[Table]] = {"orbit": OrbitFieldTable, "table": FieldTable, "fixed": FixedFieldTable}


class MagneticTable(Table):
    """Torque on a magnetic dipole of the body in an external field, which may change along an orbit."""

    model: Literal["magnetic"]
    moment: table_or(
        "moment", units.MAGNETIC_MOMENT,
        "in the body: three numbers, in A m^2, or {controller = ..., period = ...}", "array", "object",
    )  # fmt: skip
    field: table_or(
        "field", units.FIELD,
        'in space: three numbers (in T), {model = "orbit", ...} or {model = "table", ...}', "array", "object",
    )  # fmt: skip


SPACECRAFT: dict[str, type[Table]] = {
    "table": TimeTable, "angle_table": AngleTable, "thrusters": ThrustersTable, "wheels": WheelsTable,
    "magnetic": MagneticTable,
}  # fmt: skip


def part_table(name: str, value: Any) -> type[Table] | None:
    """Return the class that checks the table called `name` inside another table."""
    if name == "motor":
        return MotorTable if "controller" in value else ScheduleTable
    if name == "field":
        return FIELDS.get(str(value.get("model")))
    others: dict[str, type[Table]] = {"sensor": SensorTable, "actuator": ActuatorTable, "moment": TorquersTable}
    return others.get(name)
