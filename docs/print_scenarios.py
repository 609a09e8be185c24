"""Print the keys of scenario files as a page and as a JSON Schema, both from the models that check the files.

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
from polhode.scenario.mechanism import JointTable, PartTable
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

A scenario is a simulation in a TOML file.

- `polhode init FILE` writes an example with comments, which you can change.
- `polhode run FILE` runs it. `polhode run FILE -o x.zarr` stores the result; if you repeat the command, it computes
  only the missing part.
- `polhode run FILE --watch` runs it again whenever you save the file.
- `polhode run FILE --python` prints an equivalent Python program.

Numbers are in SI units and radians. Strings with units are accepted, too: `"30 deg/s"`, `"120 rpm"`, `"10 min"`,
`"5 g cm^2"`. Hz is refused, because it can mean turns or radians. A list of values instead of one value makes a batch
of bodies. Unknown keys are errors, and all errors are reported together.

Editors can check and complete scenarios with [scenario.schema.json](scenario.schema.json): write
`#:schema scenario.schema.json` in the first line. This page and the schema are generated from the code that checks the
files (`python docs/print_scenarios.py docs`).

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
        "`[torque]` is one torque, and `[[torque]]` tables are added up. Without a torque the body is free. Plugins "
        "can add models.",
    ),
    (
        "force", FORCE_TABLES, PythonForceTable,
        "`[force]` is one force, and `[[force]]` tables are added up. The body then moves as well as turns, and "
        "needs a mass. Points are measured from the centre of mass in body axes. See [](flight.md).",
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
The function is called at its sampling times, and its torque is held in between. The key `motor` of `wheels` and the key
`moment` of `magnetic` accept the same table without `frame`. The function then returns the torques of the motors, or
the magnetic moment in the body.

```toml
[torque]
model = "magnetic"
moment = {controller = "control:calm", period = "0.5 s", actuator = {limit = "0.2 A m^2"}}
field = {model = "orbit", strength = "26 uT", rate = 1.13e-3, normal = [0, -1, 0]}
```
"""

MECHANISMS = [
    "## [mechanism]",
    "",
    "A mechanism has `[mechanism]` instead of `[body]` and `[start]`: `[[mechanism.body]]` and `[[mechanism.joint]]` "
    'tables, or `file = "arm.urdf"` with `joint_positions` and `joint_velocities`. Forces and torques act on all '
    "bodies, or on those that `body` names. See [](mechanisms.md).",
    "",
]

KINDS = {
    "boolean": "true or false", "object": "a table", "integer": "a whole number", "array": "strings",
    "string": "a string",
}  # fmt: skip


def words(entry: dict[str, Any]) -> tuple[str, str]:
    """Return the possible values of a key, and its meaning."""
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
    if "anyOf" in first or isinstance(first.get("type"), list):  # a quantity, whose description names its unit
        return str(first.get("description", "a number")), told if may_be_absent else ""
    return KINDS.get(first.get("type", ""), "anything"), told


def rows(table: dict[str, Any]) -> Iterator[str]:
    yield "| key | value | meaning |"
    yield "| --- | --- | --- |"
    for name, entry in table.get("properties", {}).items():
        what, told = words(entry)
        default = entry.get("default")
        if name in table.get("required", ()):
            told = f"{told}; required" if told else "required"
        elif default not in (None, [], {}):
            told = f"{told + '; ' if told else ''}default `{json.dumps(default)}`"
        yield f"| `{name}` | {what} | {told} |"


def section(model: Any) -> list[str]:
    """Return the lines that describe a table and its keys."""
    table = model.model_json_schema()
    keys = {k: v for k, v in table["properties"].items() if k != "model"}
    return [table.get("description", ""), "", *rows({**table, "properties": keys}), ""]


def page() -> str:
    made = schema()
    parts = made["$defs"]
    out = [HEAD, "## Top level", ""]
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
        out += ["Python looks for the module in the folder of the scenario first, then on its usual path.", ""]
        if kind == "torque":
            out += ['### controller = "module:function"', "", *section(ControllerTable), CONTROLLERS]
            for name, part in PARTS.items():
                out += [f"#### {name}", "", *section(part)]
    out += MECHANISMS
    for name, model in {"body": PartTable, "joint": JointTable}.items():
        out += [f"### [[mechanism.{name}]]", "", *section(model)]
    return "\n".join(out).rstrip() + "\n"


def files() -> dict[str, str]:
    return {"scenarios.md": page(), "scenario.schema.json": json.dumps(schema(), indent=1) + "\n"}


if __name__ == "__main__":
    for name, text in files().items():
        Path(sys.argv[1], name).write_text(text, encoding="utf-8")
