"""Quantities with units.  Arguments are converted when they are read: "30 deg/s" becomes 0.5235... rad/s.

A unit is a product of symbols with whole powers, such as "kg m^2/s" or "mN*m"; it must have the required dimension.
Angle is a dimension of its own here.  Hz is not accepted as an angular velocity, because it can mean turns or radians.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

import numpy as np

from .errors import InvalidInput


class Dimension(NamedTuple):
    length: int = 0
    mass: int = 0
    time: int = 0
    angle: int = 0
    current: int = 0


class Unit(NamedTuple):
    factor: float  # a value in this unit, times the factor, is in SI units and radians
    dimension: Dimension


ONE = Dimension()
ANGLE, TIME, MASS, LENGTH = Dimension(angle=1), Dimension(time=1), Dimension(mass=1), Dimension(length=1)
RATE = Dimension(angle=1, time=-1)
VELOCITY = Dimension(length=1, time=-1)
ACCELERATION = Dimension(length=1, time=-2)
STIFFNESS, DAMPING = Dimension(mass=1, time=-2), Dimension(mass=1, time=-1)
INERTIA = Dimension(length=2, mass=1)
MOMENTUM = Dimension(length=2, mass=1, time=-1)
TORQUE = Dimension(length=2, mass=1, time=-2)
DENSITY = Dimension(length=-3, mass=1)
FORCE = Dimension(length=1, mass=1, time=-2)
FIELD, MAGNETIC_MOMENT = Dimension(mass=1, time=-2, current=-1), Dimension(length=2, current=1)

SYMBOLS = {
    "rad": Unit(1.0, ANGLE), "mrad": Unit(1e-3, ANGLE), "deg": Unit(math.pi / 180, ANGLE),
    "arcmin": Unit(math.pi / 10800, ANGLE), "arcsec": Unit(math.pi / 648000, ANGLE),
    "rev": Unit(2 * math.pi, ANGLE), "turn": Unit(2 * math.pi, ANGLE), "rpm": Unit(math.pi / 30, RATE),
    "s": Unit(1.0, TIME), "ms": Unit(1e-3, TIME), "us": Unit(1e-6, TIME), "min": Unit(60.0, TIME),
    "h": Unit(3600.0, TIME), "d": Unit(86400.0, TIME),
    "kg": Unit(1.0, MASS), "g": Unit(1e-3, MASS), "t": Unit(1e3, MASS),
    "m": Unit(1.0, LENGTH), "mm": Unit(1e-3, LENGTH), "cm": Unit(1e-2, LENGTH), "km": Unit(1e3, LENGTH),
    "N": Unit(1.0, FORCE), "mN": Unit(1e-3, FORCE), "kN": Unit(1e3, FORCE), "uN": Unit(1e-6, FORCE),
    "J": Unit(1.0, TORQUE), "mJ": Unit(1e-3, TORQUE), "A": Unit(1.0, Dimension(current=1)),
    "T": Unit(1.0, FIELD), "mT": Unit(1e-3, FIELD), "uT": Unit(1e-6, FIELD), "nT": Unit(1e-9, FIELD),
}  # fmt: skip

NUMBER = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?"
TERM = re.compile(r"([A-Za-z]+|1)(?:(?:\^|\*\*)?([+-]?\d+))?$")


class BadUnit(ValueError):
    """A quantity that cannot be understood; the message says what to write."""


def parse_unit(text: str) -> Unit:
    factor, powers = 1.0, [0] * len(ONE)
    sign = 1
    for token in re.split(r"(/)|[\s*·]+(?!\*)", text.strip().replace("**", "^")):
        if not token:
            continue
        if token == "/":
            if sign < 0:
                raise BadUnit(f"{text!r} divides twice; write it with powers, as in kg m^2 s^-1")
            sign = -1
            continue
        found = TERM.match(token)
        name = found.group(1) if found else token
        if name in ("Hz", "kHz", "MHz"):
            raise BadUnit("Hz does not say whether it counts turns or radians; write rad/s, deg/s, rpm or rev/s")
        if found is None or (name != "1" and name not in SYMBOLS):
            raise BadUnit(f"unknown unit {token!r}; known are {', '.join(SYMBOLS)}, their products and powers")
        unit = Unit(1.0, ONE) if name == "1" else SYMBOLS[name]
        power = found.group(2) or "1"
        if len(power.lstrip("+-")) > 2:
            raise BadUnit(f"{token[:20]!r}: the power is too large, or not a whole number")
        k = sign * int(power)
        factor *= unit.factor**k
        powers = [a + k * b for a, b in zip(powers, unit.dimension)]
    return Unit(factor, Dimension(*powers))


PLAIN = (  # the units of plain numbers
    "1", "rad", "s", "kg", "m", "rad/s", "kg m^2", "N", "kg m^2/s", "N m", "kg/m^3", "1/s^2", "m/s^2", "m/s",
    "m^3/s^2", "N/m", "N s/m", "m^2", "m^3", "T", "A m^2",
)  # fmt: skip
SI = {parse_unit(text).dimension: text for text in PLAIN}


def convert(value: Any, wanted: Dimension) -> Any:
    """Convert a number, a string with a unit, or nested lists of these, to floats in SI units and radians."""
    if isinstance(value, (list, tuple)):
        return [convert(v, wanted) for v in value]
    if isinstance(value, bool) or value is None or isinstance(value, dict):
        raise BadUnit(f"expected {said(wanted)}, got {value!r}")
    if isinstance(value, (int, float, np.integer, np.floating)):
        x = math.inf if isinstance(value, int) and abs(value) > 10**308 else float(value)
    elif isinstance(value, str):
        split = re.match(rf"\s*({NUMBER})\s*(.*?)\s*$", value)
        if split is None:
            raise BadUnit(f"expected {said(wanted)}, got {value!r}")
        number, text = float(split.group(1)), split.group(2)
        unit = parse_unit(text) if text else Unit(1.0, wanted)
        if unit.dimension != wanted:
            raise BadUnit(f"{value!r} has the wrong unit: it must be {said(wanted, unit=True)}")
        x = number * unit.factor
    else:
        raise BadUnit(f"expected {said(wanted)}, got {value!r}")
    if not math.isfinite(x):
        raise BadUnit(f"expected a finite number, got {value!r}")
    return x


def said(wanted: Dimension, unit: bool = False) -> str:
    name = SI.get(wanted)
    if name == "1":
        return "a plain number" if unit else "a number"
    if name is None:
        return "the required unit"
    return (
        f"in {name} or a multiple of it" if unit else f"a number in {name}, or a string with a unit such as '1 {name}'"
    )


# --- arguments in Python --------------------------------------------------------------------------------------------


WITH_UNIT = re.compile(rf"\s*{NUMBER}\s*[^\s\d].*$")


def has_units(value: Any) -> bool:
    """Return whether the value is or contains a number with a unit as text, such as "3 m" but not "3" or "here"."""
    if isinstance(value, str):
        return WITH_UNIT.match(value) is not None
    return isinstance(value, (list, tuple)) and any(map(has_units, value))


def in_si(value: Any, wanted: Dimension, name: str) -> Any:
    """Convert strings with units, and quantities of pint or astropy, to SI units and radians.

    Return other values, such as plain numbers and arrays, unchanged.
    """
    if hasattr(value, "to_value"):  # astropy
        convert_to = value.to_value
    elif hasattr(value, "magnitude") and hasattr(value, "to"):  # pint

        def convert_to(unit: str) -> Any:
            return value.to(unit).magnitude
    elif not has_units(value):
        return value
    else:
        try:
            return convert(value, wanted)
        except BadUnit as e:
            raise InvalidInput(f"{name}: {e}") from None
    try:
        return np.asarray(convert_to(SI[wanted] if wanted != ONE else ""))
    except Exception as e:
        raise InvalidInput(f"{name} must be {said(wanted, unit=True)}: {e}") from None


P = ParamSpec("P")
T = TypeVar("T")


def quantities(**units: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Return a decorator that converts the arguments with these names to SI units and radians.

    The SI unit of each argument gives its dimension: ``@quantities(rate="rad/s")``.  The decorated function has the
    dimensions as an attribute, which the reader of scenario files uses.
    """
    dimensions = {name: parse_unit(unit).dimension for name, unit in units.items()}

    def decorate(f: Callable[P, T]) -> Callable[P, T]:
        code: Any = getattr(f, "__code__")  # noqa: B009  (mypy: callables have none)
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        said = f.__name__

        @wraps(f)
        def in_units(*args: P.args, **keywords: P.kwargs) -> T:
            def plain(name: str, v: Any) -> Any:
                return in_si(v, dimensions[name], f"{said}: {name}") if name in dimensions else v

            positional = [plain(n, v) for n, v in zip(names, args)]
            return f(*positional, *args[len(names) :], **{n: plain(n, v) for n, v in keywords.items()})  # type: ignore[arg-type]

        in_units.dimensions = dimensions  # type: ignore[attr-defined]
        return in_units

    return decorate


def unit_dimension(value: Any) -> Dimension | None:
    """Return the dimension of the first string with a known unit in nested lists, or None if there is none."""
    if isinstance(value, str) and has_units(value):
        try:
            return parse_unit(re.sub(rf"^\s*{NUMBER}", "", value)).dimension
        except BadUnit:
            return None
    inside = (unit_dimension(v) for v in value) if isinstance(value, (list, tuple)) else ()
    return next((d for d in inside if d is not None), None)


def seconds(value: Any, name: str) -> Any:
    """Return a time, or an array of times, in seconds; strings with units are converted."""
    found = in_si(value, TIME, name)
    return found if found is value or np.ndim(found) else float(found)
