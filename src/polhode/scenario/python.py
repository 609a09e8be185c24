"""Python calls that are equivalent to a scenario.  They can be executed, or printed as a program."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .. import forces
from ..body import Body
from ..forces import MODELS as FORCES
from ..groups import attitudes
from ..torques import actuator, field_table, models, orbit_field, sampled, sensor
from ..torques.base import Torque, as_torque
from .acting import FORCE_TABLES, PythonForceTable, PythonTable
from .model import SHAPES, BodyTable, Scenario
from .quantities import Table
from .spacecraft import CommandTable, FixedFieldTable, OrbitFieldTable, ScheduleTable


class Call(NamedTuple):
    """A call of a function, with its name in a program.  Keyword arguments that are None are left out."""

    function: Callable[..., Any]
    name: str
    positional: tuple[Any, ...]
    keywords: Mapping[str, Any] = {}

    def make(self, *first: Any) -> Any:
        """Execute the call.  `first` are arguments before the others, such as the object of a method."""
        keywords = {k: made(v) for k, v in given(**self.keywords).items()}
        return self.function(*first, *map(made, self.positional), **keywords)

    def __repr__(self) -> str:
        return f"{self.name}({', '.join([*map(repr, self.positional), *arguments(self.keywords)])})"


def made(value: Any) -> Any:
    """Return the value of an argument; if it is a `Call`, execute the call."""
    return value.make() if isinstance(value, Call) else value


def given(**values: Any) -> dict[str, Any]:
    return {k: v for k, v in values.items() if v is not None}


def arguments(values: Mapping[str, Any]) -> list[str]:
    return [f"{k}={v!r}" for k, v in values.items() if v is not None]


def body_call(b: BodyTable, folder: Path) -> Call:
    """Return the call that creates the body about its centre of mass.  Paths of meshes are relative to `folder`."""
    common = {"mass": b.mass, "name": b.name}
    exact = {**common, "reference": b.reference, "physical": None if b.physical else False}
    if b.inertia is not None:
        return Call(Body, "ph.Body", (b.inertia,), exact)
    if b.six is not None:
        return Call(Body.from_six, "ph.Body.from_six", (b.six,), {"products": b.products, **exact})
    if b.shape is not None:
        sizes = tuple(getattr(b, n) for n in SHAPES[b.shape])
        return Call(getattr(Body, b.shape), f"ph.Body.{b.shape}", sizes, common)

    def from_mesh(mesh: str, **more: Any) -> Body:
        return Body.from_mesh(folder / mesh, **more)

    return Call(from_mesh, "ph.Body.from_mesh", (b.mesh,), {"density": b.density, "scale": b.scale, **common})


def attitude_call(s: Any) -> Call | None:
    """Return the call that creates the attitude in a table, or None if it is given as a matrix or not at all."""
    if s.rotation_vector is not None:
        return Call(attitudes.rotation_vector, "ph.attitudes.rotation_vector", (s.rotation_vector,))
    if s.euler is not None:
        return Call(attitudes.euler, "ph.attitudes.euler", (s.euler, s.sequence))
    if s.quaternion is not None:
        return Call(attitudes.quaternion, "ph.attitudes.quaternion", (s.quaternion,), {"order": s.quaternion_order})
    return None


# function that takes "module:function" and returns the function itself, or its name in a program
Code = Callable[[str], Any]


def term(table: Any, code: Code) -> Call:
    """Return the call that creates a torque or force.  `code` returns the functions that the table names."""
    if isinstance(table, CommandTable):
        return controller_call(table, code)
    if isinstance(table, PythonTable):
        return function_call(table, code)
    settings = {k: v for k, v in table if k != "model"}
    if type(table) in FORCE_TABLES.values():
        if isinstance(shape := settings.get("shape"), dict):
            sizes = {k: v for k, v in shape.items() if k != "shape"}
            settings["shape"] = Call(getattr(forces, shape["shape"]), f"ph.forces.{shape['shape']}", (), sizes)
        return Call(FORCES[table.model], f"ph.forces.{table.model}", (), settings)
    for name, value in settings.items():
        if isinstance(value, Table):
            settings[name] = part_call(value, code)
    return Call(models.find(table.model), f"ph.torques.{table.model}", (), settings)


def function_call(table: PythonTable, code: Code) -> Call:
    """Return the call for a user's function; if the function is a torque already, the call returns it unchanged."""
    function, how = code(table.python), {"params": table.params, "frame": table.frame}
    if not isinstance(table, PythonForceTable):
        return Call(as_torque, "ph.torques.function", (function,), how)
    if isinstance(function, Torque):
        return Call(as_torque, "", (function,))
    maker = forces.load if table.gives == "load" else forces.function
    return Call(maker, f"ph.forces.{maker.__name__}", (function,), how)


def part_call(part: Any, code: Code) -> Any:
    """Return the value of a table inside a table, or the call that creates it."""
    if isinstance(part, CommandTable):
        return controller_call(part, code)
    if isinstance(part, ScheduleTable):
        return (part.times, part.torques)
    settings = {k: v for k, v in part if k != "model"}
    if isinstance(part, FixedFieldTable):
        return part.value
    function = orbit_field if isinstance(part, OrbitFieldTable) else field_table
    return Call(function, f"ph.torques.{function.__name__}", (), settings)


def controller_call(c: Any, code: Code) -> Call:
    """Return the call that creates a sampled controller."""
    parts = {
        name: Call(function, f"ph.torques.{name}", (), dict(getattr(c, name)))
        for name, function in (("sensor", sensor), ("actuator", actuator))
        if getattr(c, name) is not None
    }
    names = ("period", "offset", "frame", "params", "memory")
    plain = {k: getattr(c, k, None) for k in names}
    return Call(sampled, "ph.torques.sampled", (code(c.controller),), {**plain, **parts})


class Literally(str):
    """Text that is printed without quotes in a program."""

    __repr__ = str.__str__


def name_of(function: str) -> Literally:
    """Return the name under which a program imports "module:function"."""
    return Literally(function.partition(":")[2])


def printed(functions: Sequence[str], lines: Sequence[str], positional: str, run: Table, **settings: Any) -> str:
    """Return a program: imports, lines that make the body and the torques, and the call of `simulate`.

    `settings` are arguments of `simulate` before those of the table `run`.
    """
    imports = [f"from {module} import {name}" for module, _, name in (f.partition(":") for f in functions)]
    default = type(run).model_fields
    chosen = {k: v for k, v in run if k != "options" and v != default[k].default and v != []}
    every = arguments({**settings, **chosen, **getattr(run, "options", {})})
    call = ["run = ph.simulate(", f"    {positional},", *(f"    {x}," for x in every), ")", "print(run)"]
    return "\n".join([*dict.fromkeys(["import polhode as ph", *imports]), "", *lines, *call]) + "\n"


def program(scenario: Scenario) -> str:
    """Return the Python program that is equivalent to a scenario."""
    b, s = scenario.body, scenario.start
    acting = {what: [term(t, name_of) for t in getattr(scenario, what)] for what in ("torque", "force")}
    lines = [f"body = {body_call(b, Path())}" + ("" if b.about is None else f".about({b.about!r})")]
    lines += [f"{name} = {' + '.join(map(str, terms))}" for name, terms in acting.items() if terms]
    positional = f"body{', torque' if acting['torque'] else ''}{', force=force' if acting['force'] else ''}"
    return printed(
        scenario.functions, lines, positional, scenario.run, omega=s.omega, momentum=s.momentum,
        attitude=attitude_call(s) or s.matrix, position=s.position, velocity=s.velocity,
    )  # fmt: skip
