# mypy: disable-error-code="valid-type"
"""Scenario files of mechanisms: bodies, joints, torques and forces, and the run.

format = 1
[[mechanism.body]]    the keys of [body] and [start] for one body, and its name
[[mechanism.joint]]   type, a, b, at, axis, ...; a or b can be "ground"
[[force]], [[torque]] as for a single body; body = "name" selects the body, by default all bodies
[run]
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from .. import units
from ..errors import InvalidInput, unknown
from ..mechanisms import Mechanism, MechanismRun, read_model
from ..mechanisms import methods as METHODS
from ..torques.base import Torque
from .acting import FORCE_TABLES, TABLES, PythonForceTable, PythonTable, code_of, model_table
from .model import BodyTable, StartTable
from .python import Call, Literally, arguments, attitude_call, body_call, given, term
from .quantities import Number, Place, Table, Time, any_shape, quantity

GROUND = "ground"
Axis = quantity(units.ONE, (3,))
Both = quantity(units.ONE, (2, 3))


class PartTable(BodyTable):
    """A body and its start: the keys of [body] and [start] in one table."""

    name: str = Field(description="unique")
    position: Place | None = Field(None, description="of the centre of mass, in space; default [0, 0, 0]")
    velocity: quantity(units.VELOCITY, (3,)) | None = Field(
        None, description="of the centre of mass, in space; default [0, 0, 0]"
    )
    omega: quantity(units.RATE, (3,)) | None = Field(None, description="angular velocity, in the body frame")
    rotation_vector: quantity(units.ANGLE, (3,)) | None = Field(None, description="axis times angle")
    quaternion: quantity(units.ONE, (4,)) | None = Field(
        None, description="maps body to space; give quaternion_order, too"
    )
    quaternion_order: Literal["wxyz", "xyzw"] | None = Field(None, description="required with a quaternion")
    euler: quantity(units.ANGLE, (3,)) | None = Field(None, description="Euler angles; give their sequence, too")
    sequence: str | None = Field(
        None, description='capitals ("ZXZ"): about the axes of the body; small letters ("zxz"): about the axes of space'
    )
    matrix: quantity(units.ONE, (3, 3)) | None = Field(None, description="R, from body to space")

    START: ClassVar = ("rotation_vector", "quaternion", "quaternion_order", "euler", "sequence", "matrix")

    @model_validator(mode="after")
    def startable(self) -> Self:
        assert self.start is not None  # this creates the start, so that its values are checked
        if self.about is not None or self.reference is not None:
            raise ValueError("body: leave out about and reference; in a mechanism, joints define the fixed points")
        return self

    @property
    def start(self) -> StartTable:
        return StartTable(omega=self.omega or [0.0] * 3, **{n: getattr(self, n) for n in self.START})


JOINTS = {  # what each type of joint needs or takes besides a, b and its point
    "ball": (), "hinge": ("axis", "axis_a", "axis_b"), "slider": ("axis", "axis_a", "axis_b"),
    "cylindrical": ("axis", "axis_a", "axis_b"), "universal": ("axes", "axis_a", "axis_b"), "fixed": (),
    "point_on_plane": ("normal", "normal_b"), "distance": ("length",),
}  # fmt: skip
DRIVE = ("stiffness", "rest", "damping", "limits", "limit_stiffness", "limit_damping")
DIMENSIONS = {
    "hinge": {
        "stiffness": units.TORQUE, "rest": units.ANGLE, "damping": units.MOMENTUM, "limits": units.ANGLE,
        "limit_stiffness": units.TORQUE, "limit_damping": units.MOMENTUM,
    },
    "slider": {
        "stiffness": units.STIFFNESS, "rest": units.LENGTH, "damping": units.DAMPING, "limits": units.LENGTH,
        "limit_stiffness": units.STIFFNESS, "limit_damping": units.DAMPING,
    },
}  # fmt: skip
DRIVES = {"hinge": (*DRIVE, "torque"), "slider": (*DRIVE, "force")}


class JointTable(Table):
    """A joint between two bodies, or between a body and the ground."""

    type: Literal["ball", "hinge", "slider", "cylindrical", "universal", "fixed", "point_on_plane", "distance"]
    a: str = Field(description='the name of a body, or "ground"')
    b: str = Field(GROUND, description='the name of a body, or "ground"')
    name: str | None = Field(None, description="unique")
    at: Place | None = Field(None, description="point of the joint in space at the start; or give at_a, at_b")
    at_a: Place | None = Field(None, description="point of the joint, from the centre of mass of a in the axes of a")
    at_b: Place | None = Field(None, description="the same for b; if b is the ground, a point in space")
    axis: Axis | None = Field(None, description="axis in space at the start; or give axis_a, axis_b")
    axis_a: Axis | None = Field(None, description="the axis in the axes of a")
    axis_b: Axis | None = Field(None, description="the axis in the axes of b")
    axes: Both | None = Field(None, description="the two axes of a universal joint, in space")
    normal: Axis | None = Field(None, description="normal of the plane in space; or give normal_b")
    normal_b: Axis | None = Field(None, description="normal of the plane, in the axes of b")
    length: quantity(units.LENGTH, ()) | None = Field(
        None, description="the constant distance; default: the distance at the start"
    )
    stiffness: any_shape(units.ONE, "a number, in N m/rad or N/m") | None = Field(
        None, description="stiffness of a spring"
    )
    rest: any_shape(units.ONE, "a number, in rad or m") | None = Field(None, description="rest position of the spring")
    damping: any_shape(units.ONE, "a number, in N m s/rad or N s/m") | None = Field(
        None, description="coefficient of a linear damper"
    )
    torque: quantity(units.TORQUE, ()) | None = Field(None, description="constant torque of a hinge")
    force: quantity(units.FORCE, ()) | None = Field(None, description="constant force of a slider")
    limits: any_shape(units.ONE, "two numbers, in rad or m") | None = Field(None, description="positions of soft stops")
    limit_stiffness: Number | None = Field(None, description="stiffness of the soft stops; required with limits")
    limit_damping: Number | None = Field(None, description="damping of the soft stops")

    @model_validator(mode="before")
    @classmethod
    def in_si(cls, data: Any) -> Any:
        """Convert values with units to SI units.  Hinges and sliders have different units."""
        wanted = DIMENSIONS.get(str(data.get("type")), {}) if isinstance(data, dict) else {}
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
        common = {"type", "a", "b", "name", "at_a", "at_b", *(("at",) if self.type != "distance" else ())}
        known = common | set(JOINTS[self.type]) | set(DRIVES.get(self.type, ()))
        foreign = [n for n, v in self if v is not None and n not in known]
        if foreign:
            raise ValueError(f"a {self.type} joint has no {', '.join(foreign)}")
        return self


class MechanismTable(Table):
    """Bodies and joints, or a robot model in a file."""

    assemble: bool | None = Field(
        None, description="true: change initial positions and velocities that do not fit the joints"
    )
    name: str | None = None
    file: str | None = Field(None, description="an MJCF or URDF file, from the folder of the scenario")
    joint_positions: dict[str, Any] | None = Field(
        None, description="with file: positions of joints by name, in rad or m"
    )
    joint_velocities: dict[str, Any] | None = Field(
        None, description="with file: velocities of joints by name, in rad/s or m/s"
    )
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

    dt: Time | None = Field(None, description="the step; it must divide the time span")
    t_end: Time
    t_start: Time = 0.0
    method: str = Field("auto", description="rattle, rattle4, rattle6, rattle8 or joint_em")
    every: int = Field(1, ge=0, description="number of steps between samples; 0: only the first and the last sample")
    tol: Number | None = Field(None, description="allowed error of a step; it determines the steps instead of dt")
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


def acting_table(value: Any, what: str) -> ActingTable:
    if isinstance(value, ActingTable):
        return value
    body = value.get("body") if isinstance(value, dict) else None
    bodies = (body,) if isinstance(body, str) else body
    if bodies is not None and not (isinstance(bodies, (list, tuple)) and all(isinstance(b, str) for b in bodies)):
        raise ValueError(f"{what}.body: must be the name of a body, or a list of names, got {body!r}")
    rest = {k: v for k, v in value.items() if k != "body"} if isinstance(value, dict) else value
    tables, python = (TABLES, PythonTable) if what == "torque" else (FORCE_TABLES, PythonForceTable)
    found = model_table(rest, what, tables, python)
    return ActingTable(table=found, body=None if bodies is None else tuple(bodies))


class MechanismScenario(Table):
    """A scenario file of a mechanism."""

    format: Literal[1]
    name: str | None = None
    description: str | None = None
    mechanism: MechanismTable
    torque: list[Annotated[ActingTable, BeforeValidator(lambda v: acting_table(v, "torque"))]] = []
    force: list[Annotated[ActingTable, BeforeValidator(lambda v: acting_table(v, "force"))]] = []
    run: MechanismRunTable

    @model_validator(mode="before")
    @classmethod
    def lists_of_tables(cls, data: Any) -> Any:
        if not isinstance(data, dict):
            return data
        return {**data, **{k: [data[k]] for k in ("torque", "force") if isinstance(data.get(k), dict)}}

    @property
    def acting(self) -> list[ActingTable]:
        return [*self.torque, *self.force]

    @property
    def names_code(self) -> bool:
        """Return whether the scenario names Python functions."""
        return any(code_of(t.table) for t in self.acting)


@dataclass(frozen=True)
class LoadedMechanism:
    """A scenario of a mechanism that was read: its model, its tables, and the folder to which relative file names
    refer.
    """

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
            m.add(body_call(part, self.folder).make(), **{k: v() for k, v in start_of(part).items()})
        for joint in t.joint:
            add_joint(m, joint)
        return m, None

    def load(self, m: Mechanism, own: Any) -> Any:
        """Return the loads: one for all bodies, or a dictionary with one for each body.  `own` is the gravity of a
        model file.
        """
        everywhere: Torque | None = own
        each: dict[str, Torque] = {}
        for acting in self.scenario.acting:
            one: Torque = term(acting.table, self.code).make()
            if acting.body is None:
                everywhere = one if everywhere is None else everywhere + one
            for name in acting.body or ():
                if name not in m.bodies:
                    raise unknown("body", name, m.bodies)
                each[name] = each[name] + one if name in each else one
        if not each:
            return everywhere
        if everywhere is not None:
            each = {name: each[name] + everywhere if name in each else everywhere for name in m.bodies}
        return each

    def arguments(self) -> dict[str, Any]:
        """Return the arguments of `simulate`."""
        m, own = self.mechanism()
        run = {k: v for k, v in self.scenario.run if v is not None}
        return {"body": m, "load": self.load(m, own), **run}

    def data(self) -> dict[str, Any]:
        """Return the tables as data for JSON.  Results store these data, so that the run can be repeated."""
        return {**self.tables, "folder": str(self.folder.resolve())}

    def simulate(self, **more: Any) -> MechanismRun:
        from ..motion.simulation import simulate

        run: Any = simulate(**self.arguments(), **more)
        run.scenario = self.data()
        return run

    def python(self) -> str:
        """Return the equivalent Python program."""
        return program(self.scenario)


def mechanism_call(t: MechanismTable) -> Call:
    return Call(Mechanism, "ph.Mechanism", (), {"assemble": t.assemble, "name": t.name})


def start_of(part: PartTable) -> dict[str, Any]:
    """Return the keywords of `Mechanism.add`, as functions that create their values."""
    attitude = attitude_call(part.start)
    found: dict[str, Any] = given(position=part.position, velocity=part.velocity, omega=part.omega, name=part.name)
    found |= {"attitude": attitude} if attitude is not None else given(attitude=part.matrix)
    return {k: v.make if isinstance(v, Call) else (lambda v=v: v) for k, v in found.items()}


def joint_keywords(joint: JointTable) -> dict[str, Any]:
    return {k: v for k, v in joint if k not in ("type", "a", "b") and v is not None}


def end(name: str) -> str | None:
    return None if name == GROUND else name


def add_joint(m: Mechanism, joint: JointTable) -> None:
    try:
        getattr(m, joint.type)(end(joint.a), end(joint.b), **joint_keywords(joint))
    except InvalidInput as e:
        raise InvalidInput(f"mechanism.joint {joint.name or joint.type!r}: {e}") from None


def program(scenario: MechanismScenario) -> str:
    """Return the Python program that is equivalent to a scenario."""
    t, imports = scenario.mechanism, ["import polhode as ph"]

    def code(function: str) -> Literally:
        module, _, name = function.partition(":")
        imports.append(f"from {module} import {name}")
        return Literally(name)

    if t.file is not None:
        starts = arguments({"position": t.joint_positions, "velocity": t.joint_velocities, "assemble": t.assemble})
        lines = [f"model = ph.mechanisms.read_model({', '.join([repr(t.file), *starts])})", "m = model.mechanism"]
    else:
        lines = [f"m = {mechanism_call(t)}"]
        for part in t.body:
            start = {"position": part.position, "velocity": part.velocity, "omega": part.omega, "name": part.name}
            attitude = attitude_call(part.start)
            more = [*arguments(start), *arguments({"attitude": attitude if attitude is not None else part.matrix})]
            lines.append(f"m.add({', '.join([str(body_call(part, Path())), *more])})")
        for j in t.joint:
            ends = [repr(end(j.a)), repr(end(j.b)), *arguments(joint_keywords(j))]
            lines.append(f"m.{j.type}({', '.join(ends)})")
    lines.append(f"load = {load_in_words(scenario, code)}")
    default = MechanismRunTable.model_fields
    run = {k: v for k, v in scenario.run if v != default[k].default}
    lines += [
        "run = ph.simulate(",
        "    m,",
        "    load=load,",
        *(f"    {x}," for x in arguments(run)),
        ")",
        "print(run)",
    ]
    return "\n".join([*dict.fromkeys(imports), "", *lines]) + "\n"


def load_in_words(scenario: MechanismScenario, code: Any) -> str:
    """Return Python code for the loads."""
    own = ["model.load"] if scenario.mechanism.file is not None else []
    common = own + [str(term(a.table, code)) for a in scenario.acting if a.body is None]
    each: dict[str, list[str]] = {}
    for a in scenario.acting:
        for name in a.body or ():
            each.setdefault(name, []).append(str(term(a.table, code)))
    if not each:
        return " + ".join(common) or "None"
    names = [p.name for p in scenario.mechanism.body] if common else list(each)
    rows = [f"    {n!r}: {' + '.join(each.get(n, []) + common)}," for n in names or each]
    return "\n".join(["{", *rows, "}"])
