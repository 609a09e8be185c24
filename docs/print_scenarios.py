"""What a scenario file may hold, as a page and as a JSON Schema, both made from the model.

python docs/print_scenarios.py docs    writes scenarios.md and scenario.schema.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from polhode.scenario.acting import FORCE_TABLES, TABLES, PythonForceTable, PythonTable
from polhode.scenario.file import schema
from polhode.scenario.spacecraft import (
    ActuatorTable,
    ControllerTable,
    FieldTable,
    OrbitFieldTable,
    ScheduleTable,
    SensorTable,
)

HEAD = """\
# Scenario files

A simulation written down in TOML. `polhode init` writes one to start from, `polhode run` runs it, and
`polhode run FILE --python` prints the Python that it stands for. `polhode run FILE -o x.zarr` given again computes only
what is missing, and `polhode run FILE --watch` runs it again whenever it is saved. This page is made by
`python docs/print_scenarios.py docs` from the model that checks files; so is
[scenario.schema.json](scenario.schema.json), for editors (`#:schema scenario.schema.json` in the first line).

Numbers are in SI units and radians. Strings with units are taken, too: `"30 deg/s"`, `"120 rpm"`, `"10 min"`,
`"5 g cm^2"`; Hz is refused, because it does not say whether it counts turns or radians. A list of values where one is
expected makes a batch of bodies. Unknown keys are errors, and all mistakes are told at once.

```toml
format = 1

[body]
inertia = [5.0, 5.0, 1.0]

[start]
omega = [0, 0, "480 rpm"]
rotation_vector = ["17 deg", 0, 0]

[[torque]]
model = "heavy_top"
mgl = 20.0

[[torque]]
model = "damping"
coefficient = 0.01

[run]
t_end = "2 s"
dt = "5 ms"
```
"""
TOP = {"body": "BodyTable", "start": "StartTable", "run": "RunTable"}
ACTING = (
    (
        "torque", TABLES, PythonTable,
        "One torque, or with `[[torque]]` a sum; without it the body is free. Plugins add models.",
    ),
    (
        "force", FORCE_TABLES, PythonForceTable,
        "One force, or with `[[force]]` a sum: the body moves as well as turns, and needs its mass. Points are from "
        "the centre of mass in body axes. See [](flight.md).",
    ),
)  # fmt: skip
PARTS = {
    "sensor = {...} of a controller": SensorTable,
    "actuator = {...} of a controller": ActuatorTable,
    "motor = {times = ..., torques = ...} of wheels": ScheduleTable,
    'field = {model = "orbit", ...} of magnetic': OrbitFieldTable,
    'field = {model = "table", ...} of magnetic': FieldTable,
}
CONTROLLERS = """\
The function is asked at its own instants, and its torque is held in between. `motor` of wheels and `moment` of magnetic
take the same table without `frame`: it then commands the torques of the motors, or the moment in the body.

```toml
[torque]
model = "magnetic"
moment = {controller = "control:calm", period = "0.5 s", actuator = {limit = "0.2 A m^2"}}
field = {model = "orbit", strength = "26 uT", rate = 1.13e-3, normal = [0, -1, 0]}
```
"""


KINDS = {
    "boolean": "true or false", "object": "a table", "integer": "a whole number", "array": "strings",
    "string": "a string",
}  # fmt: skip


def words(entry: dict[str, Any]) -> tuple[str, str]:
    """What may stand at a key, and what it is for."""
    options = entry.get("anyOf", [entry])
    may_be_absent = {"type": "null"} in options
    first = options[0] if may_be_absent else entry
    told = entry.get("description", "")
    if "const" in first:  # some versions of pydantic write it as an enumeration, too
        return f"`{json.dumps(first['const'])}`", told
    if "enum" in first:
        return ", ".join(f"`{json.dumps(v)}`" for v in first["enum"]), told
    if "$ref" in first:
        return "a table, see below", told
    if "anyOf" in first or isinstance(first.get("type"), list):  # a quantity, which says it itself
        return str(first.get("description", "a number")), told if may_be_absent else ""
    return KINDS.get(first.get("type", ""), "anything"), told


def rows(table: dict[str, Any]) -> Iterator[str]:
    yield "| key | what | |"
    yield "| --- | --- | --- |"
    for name, entry in table.get("properties", {}).items():
        what, told = words(entry)
        default = entry.get("default")
        if name in table.get("required", ()):
            told = f"{told}; needed" if told else "needed"
        elif default not in (None, [], {}):
            told = f"{told + '; ' if told else ''}`{json.dumps(default)}` if it is left out"
        yield f"| `{name}` | {what} | {told} |"


def section(model: Any) -> list[str]:
    """What a table is, and its keys."""
    table = model.model_json_schema()
    keys = {k: v for k, v in table["properties"].items() if k != "model"}
    return [table.get("description", ""), "", *rows({**table, "properties": keys}), ""]


def page() -> str:
    made = schema()
    parts = made["$defs"]
    out = [HEAD, "## At the top", ""]
    top = {k: v for k, v in made["properties"].items() if k not in (*TOP, "torque", "force")}
    out += [*rows({**made, "properties": top}), ""]
    for name, definition in TOP.items():
        table = parts[definition]
        out += [f"## [{name}]", "", table["description"], "", *rows(table), ""]
    for kind, models, function, told in ACTING:
        out += [f"## [{kind}]", "", told, ""]
        for name, model in sorted(models.items()):
            out += [f'### model = "{name}"', "", *section(model)]
        out += ['### python = "module:function"', "", *section(function)]
        out += ["The module is looked for beside the scenario, then where Python looks.", ""]
        if kind == "torque":
            out += ['### controller = "module:function"', "", *section(ControllerTable), CONTROLLERS]
            for name, part in PARTS.items():
                out += [f"#### {name}", "", *section(part)]
    return "\n".join(out).rstrip() + "\n"


def files() -> dict[str, str]:
    return {"scenarios.md": page(), "scenario.schema.json": json.dumps(schema(), indent=1) + "\n"}


if __name__ == "__main__":
    for name, text in files().items():
        Path(sys.argv[1], name).write_text(text, encoding="utf-8")
