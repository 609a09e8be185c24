# mypy: disable-error-code="valid-type"
"""Scenario files of mechanisms: bodies, joints, torques and forces, and the run.

format = 1
[[mechanism.body]]    the keys of [body] and [start] for one body, and its name
[[mechanism.joint]]   type, a, b, at, axis, ...; a or b can be "ground"
[[force]], [[torque]] as for a single body; body = "name" selects the body, by default all bodies
[run]
"""

import inspect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from operator import add
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeVar

from pydantic import BeforeValidator, Field, model_validator

from .. import units
from ..errors import InvalidInput, unknown
from ..mechanisms import Mechanism, MechanismRun, read_model
from ..mechanisms import methods as METHODS
from ..motion.simulation import simulate
from ..torques.base import Torque
from .acting import ActingTables, acting_table
from .model import BodyTable, StartTable
from .python import Call, Literally, arguments, attitude_call, body_call, given, name_of, printed, term
from .quantities import Number, Place, Table, Time, any_shape, optional, quantity

GROUND = "ground"
Axis = quantity(units.ONE, (3,))
Both = quantity(units.ONE, (2, 3))


class PartTable(BodyTable):
    """A body and its start: the keys of [body] and [start] in one table."""

    name: str = Field(description="unique")
    position: Place | None = optional("of the centre of mass, in space; default [0, 0, 0]")
    velocity: quantity(units.VELOCITY, (3,)) | None = optional("of the centre of mass, in space; default [0, 0, 0]")
    omega: quantity(units.RATE, (3,)) | None = optional("angular velocity, in the body frame")
    rotation_vector: quantity(units.ANGLE, (3,)) | None = optional("axis times angle")
    quaternion: quantity(units.ONE, (4,)) | None = optional("maps body to space; give quaternion_order, too")
    quaternion_order: Literal["wxyz", "xyzw"] | None = optional("required with a quaternion")
    euler: quantity(units.ANGLE, (3,)) | None = optional("Euler angles; give their sequence, too")
    sequence: str | None = optional(
        'capitals ("ZXZ"): about the axes of the body; small letters ("zxz"): about the axes of space'
    )
    matrix: quantity(units.ONE, (3, 3)) | None = optional("R, from body to space")

    @model_validator(mode="after")
    def startable(self) -> Self:
        given = {n: v for n, v in self if n in StartTable.model_fields and v is not None}
        StartTable(**{"omega": [0.0] * 3, **given})  # checks that the attitude is given once
        if self.about is not None or self.reference is not None:
            raise ValueError("body: leave out about and reference; in a mechanism, joints define the fixed points")
        return self


DRIVES = {  # the keywords of the drives of joints, and their dimensions
    "hinge": {
        "stiffness": units.TORQUE, "rest": units.ANGLE, "damping": units.MOMENTUM, "limits": units.ANGLE,
        "limit_stiffness": units.TORQUE, "limit_damping": units.MOMENTUM, "torque": units.TORQUE,
    },
    "slider": {
        "stiffness": units.STIFFNESS, "rest": units.LENGTH, "damping": units.DAMPING, "limits": units.LENGTH,
        "limit_stiffness": units.STIFFNESS, "limit_damping": units.DAMPING, "force": units.FORCE,
    },
}  # fmt: skip


class JointTable(Table):
    """A joint between two bodies, or between a body and the ground."""

    type: Literal["ball", "hinge", "slider", "cylindrical", "universal", "fixed", "point_on_plane", "distance"]
    a: str = Field(description='the name of a body, or "ground"')
    b: str = Field(GROUND, description='the name of a body, or "ground"')
    name: str | None = optional("unique")
    at: Place | None = optional("point of the joint in space at the start; or give at_a, at_b")
    at_a: Place | None = optional("point of the joint, from the centre of mass of a in the axes of a")
    at_b: Place | None = optional("the same for b; if b is the ground, a point in space")
    axis: Axis | None = optional("axis in space at the start; or give axis_a, axis_b")
    axis_a: Axis | None = optional("the axis in the axes of a")
    axis_b: Axis | None = optional("the axis in the axes of b")
    axes: Both | None = optional("the two axes of a universal joint, in space")
    normal: Axis | None = optional("normal of the plane in space; or give normal_b")
    normal_b: Axis | None = optional("normal of the plane, in the axes of b")
    length: quantity(units.LENGTH, ()) | None = optional("the constant distance; default: the distance at the start")
    stiffness: any_shape(units.ONE, "a number, in N m/rad or N/m") | None = optional("stiffness of a spring")
    rest: any_shape(units.ONE, "a number, in rad or m") | None = optional("rest position of the spring")
    damping: any_shape(units.ONE, "a number, in N m s/rad or N s/m") | None = optional("coefficient of a linear damper")
    torque: quantity(units.TORQUE, ()) | None = optional("constant torque of a hinge")
    force: quantity(units.FORCE, ()) | None = optional("constant force of a slider")
    limits: any_shape(units.ONE, "two numbers, in rad or m") | None = optional("positions of soft stops")
    limit_stiffness: Number | None = optional("stiffness of the soft stops; required with limits")
    limit_damping: Number | None = optional("damping of the soft stops")

    @model_validator(mode="before")
    @classmethod
    def in_si(cls, data: Any) -> Any:
        """Convert values with units to SI units.  Hinges and sliders have different units."""
        wanted = DRIVES.get(str(data.get("type")), {}) if isinstance(data, dict) else {}
        found = dict(data) if wanted else data
        for name, dimension in wanted.items():
            if name in found:
                try:
                    found[name] = units.convert(found[name], dimension)
                except units.BadUnit as e:
                    raise ValueError(f"{name}: {e}") from None
        return found

    @model_validator(mode="after")
    def consistent(self) -> Self:
        known = inspect.signature(getattr(Mechanism, self.type)).parameters.keys() | DRIVES.get(self.type, {}).keys()
        foreign = [n for n, v in self if v is not None and n not in known | {"type"}]
        if foreign:
            raise ValueError(f"a {self.type} joint has no {', '.join(foreign)}")
        return self


class MechanismTable(Table):
    """Bodies and joints, or a robot model in a file."""

    assemble: bool | None = optional("true: change initial positions and velocities that do not fit the joints")
    name: str | None = None
    file: str | None = optional("an MJCF or URDF file, from the folder of the scenario")
    joint_positions: dict[str, Any] | None = optional("with file: positions of joints by name, in rad or m")
    joint_velocities: dict[str, Any] | None = optional("with file: velocities of joints by name, in rad/s or m/s")
    body: list[PartTable] = []
    joint: list[JointTable] = []

    @model_validator(mode="after")
    def consistent(self) -> Self:
        if self.file is not None and (self.body or self.joint):
            raise ValueError("mechanism: give bodies and joints, or a file; not both")
        if self.file is None and (self.joint_positions or self.joint_velocities):
            raise ValueError("mechanism: joint_positions and joint_velocities require a file")
        if self.file is None and not (self.body and self.joint):
            raise ValueError("mechanism: give bodies and joints, [[mechanism.body]] and [[mechanism.joint]], or a file")
        return self


class MechanismRunTable(Table):
    """Arguments of `polhode.simulate`."""

    dt: Time | None = optional("the step; it must divide the time span")
    t_end: Time
    t_start: Time = 0.0
    method: str = Field("auto", description="rattle, rattle4, rattle6, rattle8 or joint_em")
    every: int = Field(1, ge=0, description="number of steps between samples; 0: only the first and the last sample")
    tol: Number | None = optional("allowed error of a step; it determines the steps instead of dt")
    engine: Literal["auto", "python", "numba", "jax", "cuda"] = "auto"

    @model_validator(mode="after")
    def consistent(self) -> Self:
        if (self.dt is None) == (self.tol is None):
            raise ValueError("run: give dt or tol" + ("" if self.dt is None else ", not both"))
        if self.method != "auto" and self.method not in METHODS:
            raise ValueError(f"run.method: {unknown('method', self.method, METHODS)}")
        return self


class ActingTable(Table):
    """A torque or force, and the names of the bodies on which it acts (None for all)."""

    table: Any
    body: tuple[str, ...] | None


def acting_on(what: str, value: Any) -> ActingTable:
    if isinstance(value, ActingTable):
        return value
    body = value.get("body") if isinstance(value, dict) else None
    bodies = (body,) if isinstance(body, str) else body
    if bodies is not None and not (isinstance(bodies, (list, tuple)) and all(isinstance(b, str) for b in bodies)):
        raise ValueError(f"{what}.body: must be the name of a body, or a list of names, got {body!r}")
    rest = {k: v for k, v in value.items() if k != "body"} if isinstance(value, dict) else value
    return ActingTable(table=acting_table(what, rest), body=None if bodies is None else tuple(bodies))


class MechanismScenario(ActingTables):
    """A scenario file of a mechanism."""

    mechanism: MechanismTable
    torque: list[Annotated[ActingTable, BeforeValidator(partial(acting_on, "torque"))]] = []
    force: list[Annotated[ActingTable, BeforeValidator(partial(acting_on, "force"))]] = []
    run: MechanismRunTable


@dataclass(frozen=True)
class LoadedMechanism:
    """A scenario of a mechanism that was read, its tables, and the folder to which relative file names refer."""

    scenario: MechanismScenario
    tables: dict[str, Any]
    folder: Path
    code: Any  # function that imports "module:function" if the user allows it

    def mechanism(self) -> tuple[Mechanism, Any]:
        """Return the mechanism, and the gravity if a model file defines it."""
        t = self.scenario.mechanism
        if t.file is not None:
            starts = given(position=t.joint_positions, velocity=t.joint_velocities, assemble=t.assemble)
            model = read_model(self.folder / t.file, **starts)
            return model.mechanism, model.load
        m: Mechanism = mechanism_call(t).make()
        for part in t.body:
            addition(part, self.folder).make(m)
        for joint in t.joint:
            try:
                joint_call(joint).make(m)
            except InvalidInput as e:
                raise InvalidInput(f"mechanism.joint {joint.name or joint.type!r}: {e}") from None
        return m, None

    def load(self, m: Mechanism, own: Any) -> Any:
        """Return the load on all bodies, or one for each body by name.  `own` is the gravity of a model file."""
        terms: list[tuple[Any, Torque]] = [(a.body, term(a.table, self.code).make()) for a in self.scenario.acting]
        for name in (name for names, _ in terms for name in names or ()):
            if name not in m.bodies:
                raise unknown("body", name, m.bodies)
        found = by_body(terms, [] if own is None else [own], m.bodies)
        if isinstance(found, dict):
            return {name: reduce(add, one) for name, one in found.items()}
        return reduce(add, found) if found else None

    def arguments(self) -> dict[str, Any]:
        """Return the arguments of `simulate`."""
        m, own = self.mechanism()
        run = {k: v for k, v in self.scenario.run if v is not None}
        return {"body": m, "load": self.load(m, own), **run}

    def data(self) -> dict[str, Any]:
        """Return the tables as data for JSON.  Results store these data, so that the run can be repeated."""
        return {**self.tables, "folder": str(self.folder.resolve())}

    def simulate(self, **more: Any) -> MechanismRun:
        run: Any = simulate(**{**self.arguments(), **more})
        run.scenario = self.data()
        return run

    def python(self) -> str:
        """Return the equivalent Python program; for this, a model file must be read, but nothing else."""
        t = self.scenario.mechanism
        if t.file is None:
            return program(self.scenario, [part.name for part in t.body], False)
        m, own = self.mechanism()
        return program(self.scenario, m.bodies, own is not None)


def mechanism_call(t: MechanismTable) -> Call:
    return Call(Mechanism, "ph.Mechanism", (), {"assemble": t.assemble, "name": t.name})


def addition(part: PartTable, folder: Path) -> Call:
    """Return the call that adds a body to a mechanism `m`."""
    start = {"position": part.position, "velocity": part.velocity, "omega": part.omega, "name": part.name}
    attitude = attitude_call(part) or part.matrix
    return Call(Mechanism.add, "m.add", (body_call(part, folder),), {**start, "attitude": attitude})


def joint_call(joint: JointTable) -> Call:
    """Return the call that adds a joint to a mechanism `m`."""
    ends = (None if name == GROUND else name for name in (joint.a, joint.b))
    settings = {k: v for k, v in joint if k not in ("type", "a", "b")}
    return Call(getattr(Mechanism, joint.type), f"m.{joint.type}", tuple(ends), settings)


Term = TypeVar("Term")


def by_body(
    terms: Sequence[tuple[Iterable[str] | None, Term]], common: list[Term], bodies: Iterable[str]
) -> list[Term] | dict[str, list[Term]]:
    """Return the loads on all bodies or, if some act only on certain bodies, the loads on each body.

    `terms` are loads with the names of their bodies (None for all); `common` are further loads on all bodies.
    """
    common = common + [one for names, one in terms if names is None]
    each: dict[str, list[Term]] = {}
    for names, one in terms:
        for name in names or ():
            each.setdefault(name, []).append(one)
    if not each:
        return common
    return {name: each.get(name, []) + common for name in dict.fromkeys([*(bodies if common else ()), *each])}


def program(scenario: MechanismScenario, bodies: Iterable[str], has_gravity: bool) -> str:
    """Return the Python program that is equivalent to a scenario with these bodies.

    `has_gravity` tells whether a model file defines gravity.
    """
    t = scenario.mechanism
    if t.file is not None:
        starts = arguments({"position": t.joint_positions, "velocity": t.joint_velocities, "assemble": t.assemble})
        lines = [f"model = ph.mechanisms.read_model({', '.join([repr(t.file), *starts])})", "m = model.mechanism"]
    else:
        calls = [addition(part, Path()) for part in t.body] + [joint_call(joint) for joint in t.joint]
        lines = [f"m = {mechanism_call(t)}", *map(str, calls)]
    terms = [(a.body, str(term(a.table, name_of))) for a in scenario.acting]
    found = by_body(terms, ["model.load"] if has_gravity else [], bodies)
    if isinstance(found, dict):
        load = "\n".join(["{", *(f"    {name!r}: {' + '.join(one)}," for name, one in found.items()), "}"])
    else:
        load = " + ".join(found) or "None"
    return printed(scenario.functions, [*lines, f"load = {load}"], "m", scenario.run, load=Literally("load"))
