# mypy: disable-error-code="valid-type"
"""A scenario file: what may stand in it, checked all at once.

    format = 1
    [body]    inertia = [...] | shape = "box" ... | mesh = "part.stl" ...
    [start]   omega or momentum; rotation_vector, quaternion, euler or matrix; position, velocity of a body that moves
    [torque]  model = "heavy_top" ... | python = "module:function"; [[torque]] for a sum
    [force]   model = "gravity" ... | python = "module:function"; [[force]] for a sum
    [run]     dt, t_end, method, every, ...; [run.options] of the method

Numbers are in SI units and radians; strings with units are taken, too ("30 deg/s", "10 min").
"""

import inspect
import json
from collections.abc import Callable
from typing import Annotated, Any, Literal, Self, Union

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    WithJsonSchema,
    create_model,
    field_validator,
    model_validator,
)

from .. import units
from ..errors import suggestion
from ..forces import MODELS as FORCES
from ..forces.contact import SHAPES as CONTACT_SHAPES
from ..groups.attitudes import check_sequence
from ..integrators import METHODS, allowed_options, check_choices, check_options
from ..integrators.automatic import AUTOMATIC
from ..run.spec import KEYWORDS
from ..torques.models import MODELS, PLUGINS
from ..units import BadUnit, Dimension, convert

FORMAT = 1


class Table(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


def nested(value: Any, shape: tuple[int, ...]) -> bool:
    if not shape:
        return isinstance(value, float)
    return isinstance(value, list) and len(value) == shape[0] and all(nested(v, shape[1:]) for v in value)


def unit(dimension: Dimension) -> str:
    return "" if dimension == units.ONE else f", in {units.SI[dimension]}"


def quantity(dimension: Dimension, *shapes: tuple[int, ...], many: bool = False) -> Any:
    """The type of a quantity with units: of these shapes, or with a leading axis of bodies."""
    words = {(): "a number", (3,): "three numbers", (4,): "four numbers", (6,): "six numbers", (3, 3): "a 3x3 table"}
    wanted = " or ".join(words[s] for s in shapes) + (" (or a list of them, one per body)" if many else "")

    def check(value: Any) -> Any:
        x = convert(value, dimension)
        batch = many and isinstance(x, list) and x and any(all(nested(v, s) for v in x) for s in shapes)
        if not batch and not any(nested(x, s) for s in shapes):
            raise BadUnit(f"expected {wanted}, got {value!r}")
        return x

    item: dict[str, Any] = {"type": ["number", "string"]}

    def schema(shape: tuple[int, ...]) -> dict[str, Any]:
        if not shape:
            return item
        return {"type": "array", "items": schema(shape[1:]), "minItems": shape[0], "maxItems": shape[0]}

    options = [schema(s) for s in shapes]
    options += [{"type": "array", "items": schema(s)} for s in shapes] if many else []
    return Annotated[
        Any,
        BeforeValidator(check),
        WithJsonSchema({"anyOf": options, "description": wanted + unit(dimension)}),
    ]


Number = quantity(units.ONE, ())
Length, Mass, Time = quantity(units.LENGTH, ()), quantity(units.MASS, ()), quantity(units.TIME, ())
Density, Place = quantity(units.DENSITY, ()), quantity(units.LENGTH, (3,))
Inertia = quantity(units.INERTIA, (3,), (3, 3), many=True)
Six = quantity(units.INERTIA, (6,))
Rate, Momentum = quantity(units.RATE, (3,), many=True), quantity(units.MOMENTUM, (3,), many=True)
Angles, Quaternion = quantity(units.ANGLE, (3,), many=True), quantity(units.ONE, (4,), many=True)
Matrix = quantity(units.ONE, (3, 3), many=True)
Position, Velocity = quantity(units.LENGTH, (3,), many=True), quantity(units.VELOCITY, (3,), many=True)


def exactly_one(table: Any, names: tuple[str, ...], where: str, needed: bool = True) -> None:
    given = [n for n in names if getattr(table, n) is not None]
    if len(given) > 1:
        raise ValueError(f"{where}: give one of {', '.join(names)}, not {' and '.join(given)}")
    if needed and not given:
        raise ValueError(f"{where}: give one of {', '.join(names)}")


SHAPES = {
    "box": ("a", "b", "c"),
    "cylinder": ("radius", "height"),
    "cone": ("radius", "height"),
    "ellipsoid": ("a", "b", "c"),
    "sphere": ("radius",),
}


class BodyTable(Table):
    """One body, or with a leading axis on inertia several."""

    inertia: Inertia | None = Field(None, description="the principal moments, or the tensor")
    six: Six | None = Field(None, description="Ixx, Iyy, Izz, Ixy, Ixz, Iyz, with the sign of the products")
    products: Literal["integrals", "entries"] | None = Field(
        None, description="needed with six: Ixy is the integral of x y dm, or the entry of the tensor, minus that"
    )
    shape: Literal["box", "cylinder", "cone", "ellipsoid", "sphere"] | None = Field(
        None, description="about the centre of mass, of even density"
    )
    a: Length | None = Field(None, description="of a box its edge, of an ellipsoid its semi-axis, along x")
    b: Length | None = Field(None, description="along y")
    c: Length | None = Field(None, description="along z")
    radius: Length | None = Field(None, description="of a cylinder, cone or sphere")
    height: Length | None = Field(None, description="of a cylinder or cone, along z")
    mesh: str | None = Field(None, description="a mesh file (STL, OBJ, GLB), from the folder of the scenario")
    scale: Number | None = Field(None, description="metres per unit of the mesh file")
    density: Density | None = Field(None, description="of a mesh, instead of its mass")
    mass: Mass | None = Field(None, description="of a shape or mesh 1 if it and the density are left out")
    about: Place | None = Field(
        None, description="the fixed point, from the centre of mass in body axes; needs the mass"
    )
    reference: Place | None = Field(
        None, description="the point about which inertia is given, from the centre of mass; that itself if left out"
    )
    name: str | None = None
    physical: bool = Field(True, description="false: moments that no body has are taken, too")

    @model_validator(mode="after")
    def consistent(self) -> Self:
        exactly_one(self, ("inertia", "six", "shape", "mesh"), "body")
        if (self.six is None) != (self.products is None):
            raise ValueError('body: six numbers need the sign of their products, products = "integrals" or "entries"')
        wanted = SHAPES[self.shape] if self.shape else ()
        sizes = ("a", "b", "c", "radius", "height")
        missing = [n for n in wanted if getattr(self, n) is None]
        foreign = [n for n in sizes if n not in wanted and getattr(self, n) is not None]
        if missing:
            raise ValueError(f"body: a {self.shape} needs {', '.join(missing)}")
        if foreign:
            of = f"a {self.shape}" if self.shape else "a body without shape"
            raise ValueError(f"body: {', '.join(foreign)} belong to another shape, not to {of}")
        if self.mesh is None and (self.scale is not None or self.density is not None):
            raise ValueError("body: scale and density belong to a mesh")
        if not self.physical and self.inertia is None and self.six is None:
            raise ValueError("body: physical = false belongs to inertia")
        if self.reference is not None and self.inertia is None and self.six is None:
            raise ValueError("body: reference belongs to inertia; shapes and meshes are about their centre of mass")
        return self


class StartTable(Table):
    """Angular velocity or momentum, the attitude (without one the body's axes are those of space), and the place."""

    omega: Rate | None = Field(None, description="angular velocity, in the body frame")
    momentum: Momentum | None = Field(None, description="angular momentum, in space")
    rotation_vector: Angles | None = Field(None, description="axis times angle")
    quaternion: Quaternion | None = Field(None, description="from body to space; it is divided by its norm")
    quaternion_order: Literal["wxyz", "xyzw"] | None = Field(None, description="needed with a quaternion")
    euler: Angles | None = Field(None, description="Euler angles, with their sequence")
    sequence: str | None = Field(None, description='"ZXZ": about the body\'s axes as they turn; "zxz": fixed axes')
    matrix: Matrix | None = Field(None, description="R, from body to space")
    position: Position | None = Field(
        None, description="of the centre of mass in space; with it or a velocity or a force the body moves"
    )
    velocity: Velocity | None = Field(None, description="of the centre of mass in space")

    @model_validator(mode="after")
    def consistent(self) -> Self:
        exactly_one(self, ("omega", "momentum"), "start")
        exactly_one(self, ("rotation_vector", "quaternion", "euler", "matrix"), "start", needed=False)
        if (self.quaternion is None) != (self.quaternion_order is None):
            raise ValueError('start: a quaternion needs its order, quaternion_order = "wxyz" or "xyzw"')
        if (self.euler is None) != (self.sequence is None):
            raise ValueError('start: Euler angles need their sequence, such as sequence = "ZXZ"')
        if self.sequence is not None:
            check_sequence(self.sequence, "start")
        return self


# --- torques and forces: a table for each model, made from its function -------------------------------------

UNITS: dict[str, dict[str, Dimension]] = {
    "heavy_top": {"mgl": units.TORQUE},
    "gravity_gradient": {"strength": units.STRENGTH, "rate": units.RATE},
    "spring": {"stiffness": units.TORQUE},
    "constant": {"torque": units.TORQUE},
    "piecewise": {"times": units.TIME, "torques": units.TORQUE},
    "forces.gravity": {"g": units.ACCELERATION},
    "forces.central": {"mu": units.ATTRACTION, "centre": units.LENGTH, "attracted": units.MASS},
    "forces.spring": {
        "anchor": units.LENGTH, "point": units.LENGTH, "stiffness": units.STIFFNESS, "rest": units.LENGTH,
    },
    "forces.damper": {"point": units.LENGTH, "coefficient": units.DAMPING, "anchor": units.LENGTH},
    "forces.drag": {
        "area": units.AREA, "density": units.DENSITY, "centre": units.LENGTH, "wind": units.VELOCITY,
    },
    "forces.buoyancy": {
        "volume": units.VOLUME, "density": units.DENSITY, "centre": units.LENGTH, "g": units.ACCELERATION,
    },
    "forces.thrusters": {"points": units.LENGTH, "thrusts": units.FORCE},
    "forces.ground": {"slip": units.VELOCITY, "level": units.LENGTH},
}  # fmt: skip


def any_shape(dimension: Dimension) -> Any:
    """A quantity of whatever shape: the model itself says what it wants."""
    said = {"type": ["number", "string", "array"], "description": f"a number or a list{unit(dimension)}"}
    return Annotated[Any, BeforeValidator(lambda v: convert(v, dimension)), WithJsonSchema(said)]


def contact_shape(value: Any) -> Any:
    """Where a body touches the ground: "mesh", points, or a shape by name."""
    if value == "mesh" or isinstance(value, list):
        return value if value == "mesh" else convert(value, units.LENGTH)
    if not isinstance(value, dict) or value.get("shape") not in CONTACT_SHAPES:
        raise ValueError(f'"mesh", points, or {{shape = "..."}} with one of {", ".join(CONTACT_SHAPES)}')
    plain = ("shape", "axes", "axis")
    return {k: v if k in plain else convert(v, units.LENGTH) for k, v in value.items()}


ContactShape = Annotated[
    Any,
    BeforeValidator(contact_shape),
    WithJsonSchema({
        "type": ["string", "array", "object"],
        "description": f"points, or {{shape = ...}} with its sizes, in m: {', '.join(CONTACT_SHAPES)}",
    }),
]  # fmt: skip
WORDS: dict[str, Any] = {"frame": Literal["space", "body"], "shape": ContactShape}  # what is no quantity
CODE = ("surface",)  # functions, which a file does not hold


def table_of(name: str, function: Callable[..., Any], what: str = "Torque") -> type[Table]:
    fields: dict[str, Any] = {"model": (Literal[name], ...)}
    dimensions = UNITS.get(name if what == "Torque" else f"forces.{name}", {})
    for q in inspect.signature(function).parameters.values():
        if q.name in CODE:
            continue
        words = WORDS.get(q.name, bool if isinstance(q.default, bool) else None)
        kind = words or any_shape(dimensions.get(q.name, units.ONE))
        default = "" if q.default in (q.empty, None) else f"{json.dumps(q.default)} if it is left out"
        fields[q.name] = (
            (kind, ...) if q.default is q.empty else (kind | None, Field(None, description=default or None))
        )
    doc = (function.__doc__ or "").strip().splitlines()
    return create_model(f"{what}_{name}", __base__=Table, __doc__=doc[0] if doc else None, **fields)


class PythonTable(Table):
    """A Python function, only with --allow-code."""

    python: str = Field(pattern=r"^[A-Za-z_][\w.]*:[A-Za-z_]\w*$", description="module:function")
    params: Any = Field(None, description="handed to the function as p")
    frame: Literal["space", "body"] | None = Field(
        None, description='in which a function gives the torque; "space" if it is left out'
    )


class PythonForceTable(PythonTable):
    """A Python function of a body that moves, only with --allow-code."""

    gives: Literal["force", "load"] = Field(
        "force", description='what it returns: the force at the centre of mass, or "load", force and torque'
    )

    @model_validator(mode="after")
    def consistent(self) -> Self:
        if self.gives == "force" and self.frame is not None:
            raise ValueError('force: forces are in space; frame is that of the torque of gives = "load"')
        return self


TABLES = {name: table_of(name, f) for name, f in MODELS.items()}
FORCE_TABLES = {name: table_of(name, f, "Force") for name, f in FORCES.items()}


def model_table(value: Any, what: str, tables: dict[str, type[Table]], python: type[PythonTable]) -> Any:
    """The table of the model that is named, so that mistakes are told about that one only."""
    if isinstance(value, BaseModel):
        return value
    if not isinstance(value, dict):
        raise ValueError(f'a {what} is a table with model = "..." or python = "module:function"')
    if "python" in value:
        return python.model_validate(value)
    name = value.get("model")
    if name is None:
        raise ValueError(f'say which: model = "..." or python = "module:function". Models: {", ".join(tables)}')
    if not isinstance(name, str):
        raise ValueError(f"model is the name of a {what} model. Known: {', '.join(tables)}")
    if name not in tables and what == "torque" and (other := PLUGINS.load(name)) is not None:
        return table_of(name, other).model_validate(value)
    if name not in tables:
        raise ValueError(f"unknown {what} model {name!r}.{suggestion(name, tables)} Known: {', '.join(tables)}")
    return tables[name].model_validate(value)


def torque_table(value: Any) -> Any:
    return model_table(value, "torque", TABLES, PythonTable)


def force_table(value: Any) -> Any:
    return model_table(value, "force", FORCE_TABLES, PythonForceTable)


TorqueTable = Annotated[Union[(*TABLES.values(), PythonTable, Table)], BeforeValidator(torque_table)]
ForceTable = Annotated[Union[(*FORCE_TABLES.values(), PythonForceTable, Table)], BeforeValidator(force_table)]


class RunTable(Table):
    """What `polhode.simulate` is asked for."""

    dt: Time | None = Field(
        None, description='the step; it must divide the span. Only control = "error" can do without'
    )
    t_end: Time
    t_start: Time = 0.0
    method: str = Field("auto", description="as `polhode methods` lists them")
    every: int = Field(1, ge=0, description="a sample each so many steps; 0: only the first and the last")
    t_eval: any_shape(units.TIME) | None = Field(None, description="instead of every: times of samples, on the steps")
    observe: list[str] = Field([], description="names whose least, greatest and mean value over all steps is wanted")
    control: Literal["reversible", "error"] | None = Field(
        None, description="how the length of the steps is chosen, where they are not all dt"
    )
    tol: Number | None = Field(None, description='of a step with control = "error"')
    dt_min: Time | None = Field(None, description='with control = "error": a run that needs a shorter step fails')
    dt_max: Time | None = Field(None, description='with control = "error": the longest step')
    max_steps: int | None = Field(None, ge=1, description="with control: more steps are a failure")
    engine: Literal["auto", "python", "numba", "jax", "cuda"] = "auto"
    precision: Literal["float64", "mixed", "float32"] = Field(
        "float64", description='"mixed" and "float32" with engine = "cuda"'
    )
    options: dict[str, Any] = Field({}, description="options of the method")

    @field_validator("method")
    @classmethod
    def known(cls, name: str) -> str:
        if name != "auto":
            METHODS[name]  # raises, with a suggestion
        return name

    @model_validator(mode="after")
    def consistent(self) -> Self:
        for name in self.options:
            if name in KEYWORDS:
                raise ValueError(
                    f"run.options: {name} is no option of a method: it belongs to [run], [start] or [body]"
                )
        if self.method != "auto":
            check_options(METHODS[self.method], self.options)
        else:  # the torque decides which of these it is, and the run checks them once more
            known = {name: o for m in AUTOMATIC for name, o in allowed_options(METHODS[m]).items()}
            check_choices('method = "auto"', known, self.options)
        if self.t_eval is not None and self.every != 1:
            raise ValueError("run: give every or t_eval, not both")
        if self.dt is None and self.control != "error":
            raise ValueError("run.dt: is missing")
        foreign = [n for n in ("tol", "dt_min", "dt_max", "max_steps") if getattr(self, n) is not None]
        if foreign and self.control is None:
            raise ValueError(f'run: {" and ".join(foreign)}: only with control = "error" or "reversible"')
        return self


class Scenario(Table):
    """What is to be simulated, as a file says it."""

    format: Literal[1]
    name: str | None = None
    description: str | None = None
    body: BodyTable
    start: StartTable
    torque: list[TorqueTable] = []
    force: list[ForceTable] = []
    run: RunTable

    @model_validator(mode="before")
    @classmethod
    def lists_of_tables(cls, data: Any) -> Any:
        if not isinstance(data, dict):
            return data
        return {**data, **{k: [data[k]] for k in ("torque", "force") if isinstance(data.get(k), dict)}}

    @property
    def acting(self) -> list[Any]:
        """The tables of all that acts on the body."""
        return [*self.torque, *self.force]

    @property
    def names_code(self) -> bool:
        """Does it name Python functions?"""
        return any(isinstance(t, PythonTable) for t in self.acting)
