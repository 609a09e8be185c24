# mypy: disable-error-code="valid-type"
"""Tables of torques and forces in scenario files, one table for each model."""

import inspect
import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Annotated, Any, Literal, Self, Union

from pydantic import BaseModel, BeforeValidator, Field, create_model, model_validator

from .. import units
from ..errors import suggestion
from ..forces import MODELS as FORCES
from ..forces.contact import SHAPES as CONTACT_SHAPES
from ..torques.models import MODELS, PLUGINS
from ..units import Dimension, convert
from .quantities import Table, any_shape, optional, said_as
from .spacecraft import MODULE_FUNCTION, SPACECRAFT, CommandTable, ControllerTable


def model_dimensions(name: str) -> Mapping[str, Dimension]:
    """Return the dimensions of the parameters of a torque model, or of a force model "forces.NAME", by parameter.

    The result is empty for functions and for models without known dimensions.
    """
    model = FORCES.get(name[7:]) if name.startswith("forces.") else MODELS.get(name)
    return getattr(model, "dimensions", {})


def contact_shape(value: Any) -> Any:
    """Check with what a body touches the ground: "mesh", points, or a shape by name.  Convert lengths to metres."""
    if value == "mesh" or isinstance(value, list):
        return value if value == "mesh" else convert(value, units.LENGTH)
    if not isinstance(value, dict) or str(value.get("shape")) not in CONTACT_SHAPES:
        raise ValueError(f'"mesh", points, or {{shape = "..."}} with one of {", ".join(CONTACT_SHAPES)}')
    plain = ("shape", "axes", "axis")
    return {k: v if k in plain else convert(v, units.LENGTH) for k, v in value.items()}


SHAPE = f"a list of points, or {{shape = ...}} with its sizes, in m: {', '.join(CONTACT_SHAPES)}"
ContactShape = Annotated[Any, BeforeValidator(contact_shape), said_as(SHAPE, "string", "array", "object")]
WORDS: dict[str, Any] = {"frame": Literal["space", "body"], "shape": ContactShape}  # parameters that are not numbers
CODE = ("surface",)  # parameters that are Python functions, which a file cannot hold


def table_of(name: str, function: Callable[..., Any], what: str = "Torque") -> type[Table]:
    fields: dict[str, Any] = {"model": (Literal[name], ...)}
    dimensions: Mapping[str, Dimension] = getattr(function, "dimensions", {})
    for q in inspect.signature(function).parameters.values():
        if q.name in CODE:
            continue
        words = WORDS.get(q.name, bool if isinstance(q.default, bool) else None)
        kind = words or any_shape(dimensions.get(q.name, units.ONE))
        default = "" if q.default in (q.empty, None) else f"default {json.dumps(q.default)}"
        fields[q.name] = (
            (kind, ...) if q.default is q.empty else (kind | None, Field(None, description=default or None))
        )
    doc = (function.__doc__ or "").strip().splitlines()
    return create_model(f"{what}_{name}", __base__=Table, __doc__=doc[0] if doc else None, **fields)


class PythonTable(Table):
    """A torque that is a Python function; requires --allow-code."""

    python: str = Field(pattern=MODULE_FUNCTION, description="module:function")
    params: Any = optional("passed to the function as p")
    frame: Literal["space", "body"] | None = optional('frame of the torque; default "space"')


class PythonForceTable(PythonTable):
    """A force or load that is a Python function, for a moving body; requires --allow-code."""

    gives: Literal["force", "load"] = Field(
        "force",
        description='"force": the function returns the force at the centre of mass; "load": force and torque',
    )

    @model_validator(mode="after")
    def consistent(self) -> Self:
        if self.gives == "force" and self.frame is not None:
            raise ValueError('force: forces are in space; frame is only for the torque of a load, gives = "load"')
        return self


TABLES = {**{name: table_of(name, f) for name, f in MODELS.items()}, **SPACECRAFT}
FORCE_TABLES = {name: table_of(name, f, "Force") for name, f in FORCES.items()}


# for torques and forces: the tables of code, by a key that only they have, and the tables of models
KINDS: dict[str, tuple[dict[str, type[Table]], dict[str, type[Table]]]] = {
    "torque": ({"python": PythonTable, "controller": ControllerTable}, TABLES),
    "force": ({"python": PythonForceTable}, FORCE_TABLES),
}


def class_of(what: str, table: Mapping[str, Any]) -> type[Table] | None:
    """Return the class that checks the table of a torque or force, or None if its model is not known."""
    code, models = KINDS[what]
    return next((code[key] for key in code if key in table), models.get(str(table.get("model"))))


def acting_table(what: str, value: Any) -> Any:
    """Validate a table with the table class of its model, so that error messages are only about this model."""
    if isinstance(value, BaseModel):
        return value
    if not isinstance(value, dict):
        raise ValueError(f'a {what} is a table with model = "..." or python = "module:function"')
    if (known := class_of(what, value)) is not None:
        return known.model_validate(value)
    name, tables = value.get("model"), KINDS[what][1]
    if name is None:
        raise ValueError(f'give model = "..." or python = "module:function". Models: {", ".join(tables)}')
    if not isinstance(name, str):
        raise ValueError(f"model is the name of a {what} model. Known: {', '.join(tables)}")
    if what == "torque" and (other := PLUGINS.load(name)) is not None:
        return table_of(name, other).model_validate(value)
    raise ValueError(f"unknown {what} model {name!r}.{suggestion(name, tables)} Known: {', '.join(tables)}")


TorqueTable = Annotated[
    Union[(*TABLES.values(), PythonTable, ControllerTable, Table)], BeforeValidator(partial(acting_table, "torque"))
]
ForceTable = Annotated[
    Union[(*FORCE_TABLES.values(), PythonForceTable, Table)], BeforeValidator(partial(acting_table, "force"))
]


def code_in(table: Any) -> Iterator[str]:
    """Yield the Python functions that a table names, as "module:function"."""
    if isinstance(table, PythonTable):
        yield table.python
    elif isinstance(table, CommandTable):
        yield table.controller
    elif isinstance(table, BaseModel):
        for _, value in table:
            yield from code_in(value)


class ActingTables(Table):
    """A scenario with torques and forces, each of which is one table or a list of tables."""

    format: Literal[1]
    name: str | None = None
    description: str | None = None

    @model_validator(mode="before")
    @classmethod
    def lists_of_tables(cls, data: Any) -> Any:
        if not isinstance(data, dict):
            return data
        return {**data, **{k: [data[k]] for k in KINDS if isinstance(data.get(k), dict)}}

    @property
    def acting(self) -> list[Any]:
        """The tables of all torques and forces."""
        return [table for what in KINDS for table in getattr(self, what)]

    @property
    def functions(self) -> list[str]:
        """The Python functions that the torques and forces name."""
        return [name for table in self.acting for name in code_in(table)]
