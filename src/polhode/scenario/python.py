"""The Python program that a scenario stands for."""

from __future__ import annotations

from typing import Any

from .model import SHAPES, PythonTable, Scenario


def program(scenario: Scenario) -> str:
    b, s, run = scenario.body, scenario.start, scenario.run
    imports = ["import polhode as ph"]
    extra = arguments({"mass": b.mass, "name": b.name})
    if b.inertia is not None:
        more = arguments({"reference": b.reference}) + ([] if b.physical else ["physical=False"])
        body = call("ph.Body", [repr(b.inertia)], extra + more)
    elif b.shape is not None:
        body = call(f"ph.Body.{b.shape}", [repr(getattr(b, n)) for n in SHAPES[b.shape]], extra)
    else:
        body = call("ph.Body.from_mesh", [repr(b.mesh)], arguments({"density": b.density, "scale": b.scale}) + extra)
    if b.about is not None:
        body += f".about({b.about!r})"

    attitude = None
    if s.rotation_vector is not None:
        attitude = f"Rotation.from_rotvec({s.rotation_vector!r})"
    elif s.euler is not None:
        attitude = f"Rotation.from_euler({s.sequence!r}, {s.euler!r})"
    elif s.quaternion is not None:
        attitude = f"Rotation.from_quat({s.quaternion!r}, scalar_first={s.quaternion_order == 'wxyz'})"
    elif s.matrix is not None:
        attitude = repr(s.matrix)
    if attitude is not None and attitude.startswith("Rotation"):
        imports.append("from scipy.spatial.transform import Rotation")

    torques = []
    table: Any
    for table in scenario.torque:
        if isinstance(table, PythonTable):
            module, _, name = table.python.partition(":")
            imports.append(f"from {module} import {name}")
            settings = arguments({"params": table.params, "frame": table.frame})
            torques.append(call("ph.torques.function", [name], settings))
        else:
            numbers = {k: v for k, v in table if k != "model"}
            torques.append(call(f"ph.torques.{table.model}", [], arguments(numbers)))

    lines = [*imports, "", f"body = {body}"]
    if torques:
        lines.append(f"torque = {' + '.join(torques)}")
    chosen = {k: v for k, v in run if k != "options" and v != type(run).model_fields[k].default and v != []}
    settings = [
        *arguments({"omega": s.omega, "momentum": s.momentum}),
        *([] if attitude is None else [f"attitude={attitude}"]),
        *arguments(chosen),
        *arguments(run.options),
    ]
    lines += ["run = ph.simulate(", f"    body{', torque' if torques else ''},"]
    lines += [f"    {x}," for x in settings] + [")", "print(run)"]
    return "\n".join(lines) + "\n"


def arguments(values: dict[str, Any]) -> list[str]:
    return [f"{k}={v!r}" for k, v in values.items() if v is not None]


def call(name: str, positional: list[str], keyword: list[str]) -> str:
    return f"{name}({', '.join([*positional, *keyword])})"
