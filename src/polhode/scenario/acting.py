# mypy: disable-error-code="valid-type"
"""Tables of torques and forces in scenario files, one table for each model."""

import inspect
import json
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, Self, Union

from pydantic import BaseModel, BeforeValidator, Field, WithJsonSchema, create_model, model_validator

from .. import units
from ..errors import suggestion
from ..forces import MODELS as FORCES
from ..forces.contact import SHAPES as CONTACT_SHAPES
from ..torques.models import MODELS, PLUGINS
from ..units import Dimension, convert
from .quantities import Table, any_shape
from .spacecraft import MODULE_FUNCTION, SPACECRAFT, ControllerTable, controllers_in


def model_dimensions(name: str) -> Mapping[str, Dimension]:
    """Return the dimensions of the parameters of a torque model, or of a force model "forces.NAME", by parameter.

    The result is empty for functions and for models without known dimensions.
    """
    model = FORCES.get(name[7:]) if name.startswith("forces.") else MODELS.get(name)
    return getattr(model, "dimensions", {})


def contact_shape(value: Any) -> Any:
    """Check with what a body touches the ground: "mesh", a list of points, or a shape by name.  Convert lengths to
    metres.
    """
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
        "description": f"a list of points, or {{shape = ...}} with its sizes, in m: {', '.join(CONTACT_SHAPES)}",
    }),
]  # fmt: skip
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
    params: Any = Field(None, description="passed to the function as p")
    frame: Literal["space", "body"] | None = Field(None, description='frame of the torque; default "space"')


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


def model_table(value: Any, what: str, tables: dict[str, type[Table]], python: type[PythonTable]) -> Any:
    """Validate a table with the table class of its model, so that error messages are only about this model."""
    if isinstance(value, BaseModel):
        return value
    if not isinstance(value, dict):
        raise ValueError(f'a {what} is a table with model = "..." or python = "module:function"')
    if "python" in value:
        return python.model_validate(value)
    if "controller" in value and what == "torque":
        return ControllerTable.model_validate(value)
    name = value.get("model")
    if name is None:
        raise ValueError(f'give model = "..." or python = "module:function". Models: {", ".join(tables)}')
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


TorqueTable = Annotated[Union[(*TABLES.values(), PythonTable, ControllerTable, Table)], BeforeValidator(torque_table)]
ForceTable = Annotated[Union[(*FORCE_TABLES.values(), PythonForceTable, Table)], BeforeValidator(force_table)]


def code_of(table: Any) -> str | None:
    """Return the first Python function that a table names, as "module:function", or None."""
    if isinstance(table, PythonTable):
        return table.python
    return next((c.controller for c in controllers_in(table)), None)
