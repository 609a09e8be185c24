"""What a scenario stands for: calls of Python, which can be made, and printed as a program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ..body import Body
from ..groups import attitudes
from .model import SHAPES, BodyTable, PythonForceTable, PythonTable, Scenario, StartTable


class Call(NamedTuple):
    """A function, its name in a program, and its arguments; keywords that are None are left out."""

    function: Callable[..., Any]
    name: str
    positional: tuple[Any, ...]
    keywords: Mapping[str, Any] = {}

    def make(self) -> Any:
        return self.function(*self.positional, **given(**self.keywords))

    def __str__(self) -> str:
        return f"{self.name}({', '.join([*map(repr, self.positional), *arguments(self.keywords)])})"


def given(**values: Any) -> dict[str, Any]:
    return {k: v for k, v in values.items() if v is not None}


def arguments(values: Mapping[str, Any]) -> list[str]:
    return [f"{k}={v!r}" for k, v in values.items() if v is not None]


def body_call(b: BodyTable, folder: Path) -> Call:
    """The body, about its centre of mass; meshes are found from the folder."""
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


def attitude_call(s: StartTable) -> Call | None:
    """The attitude at the start; None if it is a matrix, or not given."""
    if s.rotation_vector is not None:
        return Call(attitudes.rotation_vector, "ph.attitudes.rotation_vector", (s.rotation_vector,))
    if s.euler is not None:
        return Call(attitudes.euler, "ph.attitudes.euler", (s.euler, s.sequence))
    if s.quaternion is not None:
        return Call(attitudes.quaternion, "ph.attitudes.quaternion", (s.quaternion,), {"order": s.quaternion_order})
    return None


def term(table: Any, room: str) -> tuple[str, str | None]:
    """A torque or force as a program writes it, and the line that imports its function, if it has one."""
    if isinstance(table, PythonTable):
        module, _, name = table.python.partition(":")
        maker = "load" if isinstance(table, PythonForceTable) and table.gives == "load" else "function"
        how = arguments({"params": table.params, "frame": table.frame})
        return f"ph.{room}.{maker}({', '.join([name, *how])})", f"from {module} import {name}"
    numbers = {k: v for k, v in table if k != "model"}
    if isinstance(shape := numbers.get("shape"), dict):
        sizes = arguments({k: v for k, v in shape.items() if k != "shape"})
        numbers["shape"] = Literally(f"ph.forces.{shape['shape']}({', '.join(sizes)})")
    return f"ph.{room}.{table.model}({', '.join(arguments(numbers))})", None


class Literally(str):
    """Text that stands in a program as it is."""

    __repr__ = str.__str__


def program(scenario: Scenario) -> str:
    """The Python program that a scenario stands for."""
    b, s, run = scenario.body, scenario.start, scenario.run
    imports = ["import polhode as ph"]
    attitude = attitude_call(s)
    torques, forces = (
        [term(table, room) for table in tables]
        for room, tables in (("torques", scenario.torque), ("forces", scenario.force))
    )
    imports += [line for _, line in [*torques, *forces] if line is not None]
    about = "" if b.about is None else f".about({b.about!r})"
    lines = [*imports, "", f"body = {body_call(b, Path())}{about}"]
    for name, terms in (("torque", torques), ("force", forces)):
        lines += [f"{name} = {' + '.join(made for made, _ in terms)}"] if terms else []
    chosen = {k: v for k, v in run if k != "options" and v != type(run).model_fields[k].default and v != []}
    settings = [
        *arguments({"omega": s.omega, "momentum": s.momentum}),
        *([f"attitude={attitude}"] if attitude is not None else arguments({"attitude": s.matrix})),
        *arguments({"position": s.position, "velocity": s.velocity}),
        *arguments(chosen),
        *arguments(run.options),
    ]
    lines += ["run = ph.simulate(", f"    body{', torque' if torques else ''}{', force=force' if forces else ''},"]
    return "\n".join([*lines, *(f"    {x}," for x in settings), ")", "print(run)"]) + "\n"
