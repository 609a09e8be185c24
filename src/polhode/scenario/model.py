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

from typing import Any, Literal, Self

from pydantic import Field, field_validator, model_validator

from .. import units
from ..groups.attitudes import check_sequence
from ..integrators import METHODS, allowed_options, check_choices, check_options
from ..integrators.automatic import AUTOMATIC
from ..run.spec import KEYWORDS
from .acting import ForceTable, TorqueTable, code_of
from .quantities import (
    Angles,
    Density,
    Inertia,
    Length,
    Mass,
    Matrix,
    Momentum,
    Number,
    Place,
    Position,
    Quaternion,
    Rate,
    Six,
    Table,
    Time,
    Velocity,
    any_shape,
    exactly_one,
)

FORMAT = 1


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


class RunTable(Table):
    """What `polhode.simulate` is asked for."""

    dt: Time | None = Field(None, description="the step; it must divide the span. With tol it may be left out")
    t_end: Time
    t_start: Time = 0.0
    method: str = Field("auto", description="as `polhode methods` lists them")
    every: int = Field(1, ge=0, description="a sample each so many steps; 0: only the first and the last")
    t_eval: any_shape(units.TIME) | None = Field(None, description="instead of every: times of samples, on the steps")
    observe: list[str] = Field([], description="names whose least, greatest and mean value over all steps is wanted")
    control: Literal["reversible", "error"] | None = Field(
        None, description="how the length of the steps is chosen, where they are not all dt"
    )
    tol: Number | None = Field(None, description="instead of dt: steps and order follow this error of a step")
    dt_min: Time | None = Field(None, description="with tol: a run that needs a shorter step fails")
    dt_max: Time | None = Field(None, description="with tol: the longest step")
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
        if self.dt is None and self.control != "error" and self.tol is None:
            raise ValueError("run.dt: is missing")
        foreign = [n for n in ("tol", "dt_min", "dt_max", "max_steps") if getattr(self, n) is not None]
        if foreign and self.control is None and (self.dt is not None or self.tol is None):
            raise ValueError(
                f'run: {" and ".join(foreign)}: only with control = "error" or "reversible", or with tol instead of dt'
            )
        return self


class Scenario(Table):
    """The tables of a scenario file; docs/scenarios.md lists their keys.

    Parameters
    ----------
    format : 1
        The version of the format.
    name, description : str, optional
        For people.
    body, start, run : tables
        The body, the start, and the span, step and method.
    torque, force : lists of tables
        What acts on the body.

    Examples
    --------
    >>> tables = {"format": 1, "body": {"inertia": [1, 2, 3]}, "start": {"omega": [0, 1, 0]},
    ...           "run": {"t_end": 1, "dt": 0.1}}
    >>> ph.scenario.Scenario(**tables).run.dt
    0.1
    """

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
        return any(code_of(t) for t in self.acting)
