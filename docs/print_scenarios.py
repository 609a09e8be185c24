"""What a scenario file may hold, as a page and as a JSON Schema, both made from the model.

python docs/print_scenarios.py docs    writes scenarios.md and scenario.schema.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from polhode.scenario.file import schema

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
TABLES = {"body": "BodyTable", "start": "StartTable", "run": "RunTable"}
ACTING = (
    (
        "Torque", "PythonTable",
        "One torque, or with `[[torque]]` a sum; without it the body is free. Plugins add models.",
    ),
    (
        "Force", "PythonForceTable",
        "One force, or with `[[force]]` a sum: the body moves as well as turns, and needs its mass. Points are from "
        "the centre of mass in body axes. See [](flight.md).",
    ),
)  # fmt: skip


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
        return ", ".join(f'`"{v}"`' for v in first["enum"]), told
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


def page() -> str:
    made = schema()
    parts = made["$defs"]
    out = [HEAD, "## At the top", ""]
    top = {k: v for k, v in made["properties"].items() if k not in (*TABLES, "torque", "force")}
    out += [*rows({**made, "properties": top}), ""]
    for name, definition in TABLES.items():
        table = parts[definition]
        out += [f"## [{name}]", "", table["description"], "", *rows(table), ""]
    for kind, definition, told in ACTING:
        out += [f"## [{kind.lower()}]", "", told, ""]
        for name, table in parts.items():
            if name.startswith(f"{kind}_"):
                properties = {k: v for k, v in table["properties"].items() if k != "model"}
                out += [f'### model = "{name.removeprefix(f"{kind}_")}"', "", table.get("description", ""), ""]
                out += [*rows({**table, "properties": properties}), ""]
        table = parts[definition]
        out += ['### python = "module:function"', "", table["description"], ""]
        out += ["The module is looked for beside the scenario, then where Python looks.", "", *rows(table), ""]
    return "\n".join(out).rstrip() + "\n"


def files() -> dict[str, str]:
    return {"scenarios.md": page(), "scenario.schema.json": json.dumps(schema(), indent=1) + "\n"}


if __name__ == "__main__":
    for name, text in files().items():
        Path(sys.argv[1], name).write_text(text, encoding="utf-8")
