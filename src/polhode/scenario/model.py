# mypy: disable-error-code="valid-type"
"""The tables of a scenario file.  All values are checked together, so that all mistakes can be reported at once.

    format = 1
    [body]    inertia = [...] | shape = "box" ... | mesh = "part.stl" ...
    [start]   omega or momentum; rotation_vector, quaternion, euler or matrix; position and velocity of a moving body
    [torque]  model = "heavy_top" ... | python = "module:function"; [[torque]] for a sum
    [force]   model = "gravity" ... | python = "module:function"; [[force]] for a sum
    [run]     dt, t_end, method, every, ...; [run.options] for options of the method

Numbers are in SI units and radians.  Strings with units are also accepted, such as "30 deg/s" or "10 min".
"""

from typing import Any, Literal, Self

from pydantic import Field, field_validator, model_validator

from .. import units
from ..arguments import refuse_if
from ..groups.attitudes import check_sequence
from ..integrators import METHODS, allowed_options, check_choices, check_options
from ..integrators.automatic import AUTOMATIC, BY_TOLERANCE
from ..run.spec import KEYWORDS
from . import quantities as q
from .acting import ActingTables, ForceTable, TorqueTable
from .quantities import Table, any_shape, exactly_one, optional

FORMAT = 1


SHAPES = {
    "box": ("a", "b", "c"),
    "cylinder": ("radius", "height"),
    "cone": ("radius", "height"),
    "ellipsoid": ("a", "b", "c"),
    "sphere": ("radius",),
}


class BodyTable(Table):
    """One body, or a batch of bodies if `inertia` is a list of values."""

    inertia: q.Inertia | None = optional("the principal moments, or the tensor")
    six: q.Six | None = optional(
        "Ixx, Iyy, Izz, Ixy, Ixz, Iyz; `products` says with which sign the last three are given"
    )
    products: Literal["integrals", "entries"] | None = optional(
        "required with six: Ixy is the integral of x y dm, or the tensor's entry (minus this integral)"
    )
    shape: Literal["box", "cylinder", "cone", "ellipsoid", "sphere"] | None = optional(
        "a solid of uniform density, with its inertia about the centre of mass"
    )
    a: q.Length | None = optional("along x: edge of a box, or semi-axis of an ellipsoid")
    b: q.Length | None = optional("the same along y")
    c: q.Length | None = optional("the same along z")
    radius: q.Length | None = optional("of a cylinder, cone or sphere")
    height: q.Length | None = optional("of a cylinder or cone, along z")
    mesh: str | None = optional("a mesh file (STL, OBJ, GLB), relative to the folder of the scenario")
    scale: q.Number | None = optional("metres per unit of the mesh file")
    density: q.Density | None = optional("density of a mesh, instead of its mass")
    mass: q.Mass | None = optional("mass of the body; default 1 for a shape or mesh without density")
    about: q.Place | None = optional("fixed point, measured from the centre of mass in body axes; requires the mass")
    reference: q.Place | None = optional(
        "point about which inertia is given, from the centre of mass; default the centre of mass"
    )
    name: str | None = None
    physical: bool = Field(True, description="false: accept moments that no real body can have")

    @model_validator(mode="after")
    def consistent(self) -> Self:
        exactly_one(self, ("inertia", "six", "shape", "mesh"), "body")
        if (self.six is None) != (self.products is None):
            raise ValueError('body: state what the products in six are: products = "integrals" or products = "entries"')
        wanted = SHAPES[self.shape] if self.shape else ()
        sizes = ("a", "b", "c", "radius", "height")
        missing = [n for n in wanted if getattr(self, n) is None]
        foreign = [n for n in sizes if n not in wanted and getattr(self, n) is not None]
        refuse_if(missing, f"body: a {self.shape} needs {', '.join(missing)}")
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
    """Angular velocity or momentum, attitude, position and velocity.  By default the body axes are along the axes of
    space.
    """

    omega: q.Rate | None = optional("angular velocity, in the body frame")
    momentum: q.Momentum | None = optional("angular momentum, in space")
    rotation_vector: q.Angles | None = optional("axis times angle")
    quaternion: q.Quaternion | None = optional("maps body to space; it is normalised")
    quaternion_order: Literal["wxyz", "xyzw"] | None = optional("required with a quaternion")
    euler: q.Angles | None = optional("Euler angles; give their sequence, too")
    sequence: str | None = optional(
        'capitals ("ZXZ"): about the axes of the body; small letters ("zxz"): about the axes of space'
    )
    matrix: q.Matrix | None = optional("R, from body to space")
    position: q.Position | None = optional(
        "of the centre of mass in space; the body moves if it has a position, a velocity or a force"
    )
    velocity: q.Velocity | None = optional("of the centre of mass in space")

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
    """Arguments of `polhode.simulate`."""

    dt: q.Time | None = optional("the step; it must divide the time span. Optional with tol")
    t_end: q.Time
    t_start: q.Time = 0.0
    method: str = Field("auto", description="a method; `polhode methods` lists them")
    every: int = Field(1, ge=0, description="number of steps between samples; 0: only the first and the last sample")
    t_eval: any_shape(units.TIME) | None = optional(
        "times of the samples, instead of every; they must be times of steps"
    )
    observe: list[str] = Field([], description="quantities; their minimum, maximum and mean over all steps are stored")
    control: Literal["reversible", "error"] | None = optional(
        "how the step size is chosen; by default all steps have the length dt"
    )
    tol: q.Number | None = optional("allowed error of a step; it determines the steps, and dt is optional")
    dt_min: q.Time | None = optional("with tol: shortest step; a run that needs a shorter one fails")
    dt_max: q.Time | None = optional("with tol: longest step")
    max_steps: int | None = Field(None, ge=1, description="with control or tol: a run that needs more steps fails")
    engine: Literal["auto", "python", "numba", "jax", "cuda"] = "auto"
    precision: Literal["float64", "mixed", "float32"] = Field(
        "float64", description='"mixed" and "float32" require engine = "cuda"'
    )
    options: dict[str, Any] = Field({}, description="options of the method")

    @field_validator("method")
    @classmethod
    def known(cls, name: str) -> str:
        if name != "auto":
            METHODS[name]  # raises an error that suggests similar names
        return name

    @model_validator(mode="after")
    def consistent(self) -> Self:
        for name in self.options:
            if name in KEYWORDS:
                raise ValueError(
                    f"run.options: {name} is not an option of a method: it belongs to [run], [start] or [body]"
                )
        if self.method != "auto":
            check_options(METHODS[self.method], self.options)
        # which method is used depends on the torque, so accept the options of every possible one; the run checks them
        # again
        else:
            by_tolerance = self.tol is not None and self.dt is None
            possible = (*AUTOMATIC, BY_TOLERANCE) if by_tolerance else AUTOMATIC
            known = {name: o for m in possible for name, o in allowed_options(METHODS[m]).items()}
            check_choices('method = "auto"', known, self.options)
        refuse_if(self.t_eval is not None and self.every != 1, "run: give every or t_eval, not both")
        refuse_if(self.dt is None and self.control != "error" and self.tol is None, "run.dt: is missing")
        foreign = [n for n in ("tol", "dt_min", "dt_max", "max_steps") if getattr(self, n) is not None]
        if foreign and self.control is None and (self.dt is not None or self.tol is None):
            raise ValueError(
                f'run: {" and ".join(foreign)}: only with control = "error" or "reversible", or with tol instead of dt'
            )
        return self


class Scenario(ActingTables):
    """A scenario: the tables of its file, whose keys docs/scenarios.md lists.

    Parameters
    ----------
    format : 1
        The version of the format.
    name, description : str, optional
        Texts for readers, without effect on the run.
    body, start, run : tables
        The body; its initial values; and the time span, step and method.
    torque, force : lists of tables
        Torques and forces on the body.

    Examples
    --------
    >>> tables = {"format": 1, "body": {"inertia": [1, 2, 3]}, "start": {"omega": [0, 1, 0]},
    ...           "run": {"t_end": 1, "dt": 0.1}}
    >>> ph.scenario.Scenario(**tables).run.dt
    0.1
    """

    body: BodyTable
    start: StartTable
    torque: list[TorqueTable] = []
    force: list[ForceTable] = []
    run: RunTable
