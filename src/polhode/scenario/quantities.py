# mypy: disable-error-code="valid-type"
"""Types of numbers with units, and lists of such numbers, for the tables of scenario files."""

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

from .. import units
from ..arguments import refuse_if
from ..units import BadUnit, Dimension, convert


class Table(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


def optional(description: str) -> Any:
    """Return a field that may be left out."""
    return Field(None, description=description)


def nested(value: Any, shape: tuple[int, ...]) -> bool:
    if not shape:
        return isinstance(value, float)
    return isinstance(value, list) and len(value) == shape[0] and all(nested(v, shape[1:]) for v in value)


def unit(dimension: Dimension) -> str:
    return "" if dimension == units.ONE else f", in {units.SI[dimension]}"


def quantity(dimension: Dimension, *shapes: tuple[int, ...], many: bool = False, what: str = "") -> Any:
    """Return the type of a quantity with one of these shapes; if `many`, it may be a list with one value per body."""
    words = {
        (): "a number",
        (3,): "three numbers",
        (4,): "four numbers",
        (6,): "six numbers",
        (3, 3): "a 3x3 table",
        (2, 3): "two vectors of three numbers",
    }
    wanted = " or ".join(words[s] for s in shapes) + (" (or a list of them, one per body)" if many else "")

    def check(value: Any) -> Any:
        x = convert(value, dimension)
        batch = many and isinstance(x, list) and x and any(all(nested(v, s) for v in x) for s in shapes)
        if not batch and not any(nested(x, s) for s in shapes):
            raise BadUnit(f"expected {wanted}, got {value!r}")
        return x

    item: dict[str, Any] = {"type": ["number", "string"]}

    def schema(shape: tuple[int, ...]) -> dict[str, Any]:
        if not shape:
            return item
        return {"type": "array", "items": schema(shape[1:]), "minItems": shape[0], "maxItems": shape[0]}

    options = [schema(s) for s in shapes]
    options += [{"type": "array", "items": schema(s)} for s in shapes] if many else []
    return Annotated[
        Any,
        BeforeValidator(check),
        WithJsonSchema({"anyOf": options, "description": wanted + unit(dimension) + (what and f": {what}")}),
    ]


Number = quantity(units.ONE, ())
Length, Mass, Time = quantity(units.LENGTH, ()), quantity(units.MASS, ()), quantity(units.TIME, ())
Density, Place = quantity(units.DENSITY, ()), quantity(units.LENGTH, (3,))
Inertia = quantity(units.INERTIA, (3,), (3, 3), many=True)
Six = quantity(units.INERTIA, (6,))
Rate, Momentum = quantity(units.RATE, (3,), many=True), quantity(units.MOMENTUM, (3,), many=True)
Angles, Quaternion = quantity(units.ANGLE, (3,), many=True), quantity(units.ONE, (4,), many=True)
Matrix = quantity(units.ONE, (3, 3), many=True)
Position, Velocity = quantity(units.LENGTH, (3,), many=True), quantity(units.VELOCITY, (3,), many=True)


def said_as(description: str, *types: str) -> WithJsonSchema:
    return WithJsonSchema({"type": [*types], "description": description})


def any_shape(dimension: Dimension, what: str = "a number or a list") -> Any:
    """Return the type of a quantity of any shape.  The model that uses the quantity checks its shape."""
    said = said_as(f"{what}{unit(dimension)}", "number", "string", "array")
    return Annotated[Any, BeforeValidator(lambda v: convert(v, dimension)), said]


def exactly_one(table: Any, names: tuple[str, ...], where: str, needed: bool = True) -> None:
    given = [n for n in names if getattr(table, n) is not None]
    refuse_if(len(given) > 1, f"{where}: give one of {', '.join(names)}, not {' and '.join(given)}")
    refuse_if(needed and not given, f"{where}: give one of {', '.join(names)}")
