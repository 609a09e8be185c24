"""Magnetic torque: a dipole, fixed in the body or commanded by a controller, in a field that may depend on time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..body import Body
from ..engines.cache import frozen
from ..engines.layout import count
from ..engines.registry import Engine
from ..errors import InvalidInput, unknown
from ..groups.convert import direction
from ..integrators.record import Kind
from ..kernels.scalar import is_kernel, kernel, sin_cos
from ..kernels.values import dot
from ..units import MAGNETIC_MOMENT, quantities
from .base import (
    Bound,
    Torque,
    adapt,
    arguments,
    blank,
    floats,
    kept,
    number,
    parameters,
    plain_data,
    principal,
    rewired,
    to_principal,
    vec3,
)
from .control import Sampled
from .held import Hold
from .models import fixed
from .tables import blank_polynomial, over_time, piece_hold, polynomial

# --- fields ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Field:
    """A field in space as a function of time; made by `field_table`, by `orbit_field` or by `magnetic` itself.

    make(bodies, body) returns the parameters p and, if the run changes them between steps, their Hold.
    """

    settings: dict[str, Any]
    value: Callable[..., Any]  # kernel function (t, p) that returns the field
    make: Callable[[int | None, Body], tuple[Any, Hold | None]]
    code: Any = None  # the user's function, if the field is one

    def __reduce__(self) -> Any:
        return as_field, (self.describe() if self.code is None else self.code,)

    def describe(self) -> dict[str, Any]:
        return {k: plain_data(v) for k, v in self.settings.items()}


@quantities(times="s", values="T")
def field_table(times: Any, values: Any, order: int = 3, *, outside: str = "error") -> Field:
    """Make a field from a table over time, for instance along an orbit; it is interpolated like torques by `table`.

    Parameters
    ----------
    times : array_like, (n,)
        Increasing times; at a time that occurs twice, the field jumps from the first to the second value.
    values : array_like, (n, 3)
        Field in space, in tesla.
    order : {0, 1, 3, 5}
        Order of the spline.
    outside : {"error", "zero", "hold"}
        Field before and after the table: "error" refuses the run, "zero" means no field, and "hold" means the first and
        the last value.

    Returns
    -------
    Field

    Examples
    --------
    >>> field = ph.torques.field_table([0, 50, 100], [[2e-5, 0, 0], [0, 2e-5, 0], [-2e-5, 0, 0]], order=1)
    >>> magnet = ph.torques.magnetic([0, 0, 1.5], field)
    >>> ph.simulate([1, 2, 3], magnet, omega=[0, 0, 0.1], t_end=100, dt=1).stats.steps
    100
    """
    pieces, numbers = over_time("field_table", times, values, order, outside)

    def make(bodies: int | None, body: Body) -> tuple[Any, Hold | None]:
        return blank_polynomial(int(order), bodies), piece_hold("field_table", pieces, outside, body, False)

    return Field({"model": "table", **numbers, "outside": outside}, polynomial, make)


@kernel
def orbit_dipole(t, p):  # type: ignore[no-untyped-def]
    """Return the field of a dipole with the axis p.axis at the centre of an orbit with the rate p.rate.

    p.begin is the direction of the spacecraft at t = 0, and p.ahead the direction of its motion.
    """
    s, c = sin_cos(p.rate * t)
    r = c * p.begin + s * p.ahead
    return p.strength * ((3.0 * dot(p.axis, r)) * r - p.axis)


@quantities(strength="T", rate="rad/s")
def orbit_field(strength: Any, rate: Any, *, axis: Any = (0, 0, -1), begin: Any = (1, 0, 0), normal: Any) -> Field:
    """Make the field B = strength (3 (axis.r) r - axis) that a dipole at the centre of a circular orbit has at r.

    The unit vector r points from the centre to the spacecraft.

    Parameters
    ----------
    strength : float
        mu0 M / (4 pi a^3), in tesla: the field at the magnetic equator at the radius a of the orbit; 2.6e-5 for an
        orbit at an altitude of 400 km.
    rate : float
        Angular rate of the orbit, in rad/s.
    axis : array_like, (3,)
        Direction of the dipole moment in space; that of the Earth points south.
    begin : array_like, (3,)
        Direction of the spacecraft from the centre at t = 0, in space.
    normal : array_like, (3,)
        Normal of the orbit, perpendicular to begin.  For example, begin (1, 0, 0) and normal (0, -1, 0) give a polar
        orbit.

    Returns
    -------
    Field

    Examples
    --------
    >>> field = ph.torques.orbit_field(2.6e-5, rate=1.13e-3, normal=[0, -1, 0])
    >>> magnet = ph.torques.magnetic([0.0, 0.0, 1.5], field)
    >>> ph.simulate([1, 2, 3], magnet, omega=[0, 0, 0.1], t_end=100, dt=1).stats.steps
    100
    """
    a, b, n = (direction(v, f"orbit_field: {k}") for k, v in (("axis", axis), ("begin", begin), ("normal", normal)))
    if any(v.shape != (3,) for v in (a, b, n)):
        raise InvalidInput("orbit_field: axis, begin and normal must be three numbers each")
    if abs(b @ n) > 1e-9:
        raise InvalidInput("orbit_field: begin must be perpendicular to normal, because it lies in the orbital plane")
    k, w = number(strength, "orbit_field: strength"), number(rate, "orbit_field: rate")
    settings = {"model": "orbit", "strength": k, "rate": w, "axis": a, "begin": b, "normal": n}

    def make(bodies: int | None, body: Body) -> tuple[Any, Hold | None]:
        ahead = vec3(np.cross(n, b))
        return parameters(strength=k, axis=vec3(a), begin=vec3(b), ahead=ahead, rate=w), None

    return Field(settings, orbit_dipole, make)


def as_field(field: Any) -> Field:
    """Convert a Field, three numbers, a kernel function of t, or the description of a field in a file to a Field."""
    if isinstance(field, Field):
        return field
    if isinstance(field, dict):
        d = dict(field)
        kind = d.pop("model", None)
        if kind not in ("table", "orbit", "fixed"):
            raise unknown("field", kind, ("table", "orbit", "fixed"))
        return as_field(d["value"]) if kind == "fixed" else (field_table if kind == "table" else orbit_field)(**d)
    if is_kernel(field):
        if tuple(arguments(field, ("t",), "a field").positional) != ("t",):
            raise InvalidInput("magnetic: a field is a function of t alone")
        return Field({"model": "function"}, rewired(frozen(field), "t, p", "t"), lambda bodies, body: ((), None), field)
    if callable(field):
        raise InvalidInput(
            "magnetic: a field must be a @polhode.kernel function of t; convert any other function to a table, "
            "torques.field_table(times, [f(t) for t in times])"
        )
    B = vec3(field, "magnetic: field")
    return Field({"model": "fixed", "value": kept(field)}, fixed, lambda bodies, body: (B, None))


# --- the torque ------------------------------------------------------------------------------------------------------


class Magnetic(Torque):
    """The torque moment x field; the moment is fixed in the body, or commanded by a controller."""

    name, kind = "magnetic", Kind.TORQUE

    def __init__(self, moment: Any, field: Field) -> None:
        self.moment, self.field = moment, field
        self.holds_code = isinstance(moment, Sampled) or field.code is not None
        if isinstance(moment, Sampled):
            self.f, self.params = moment.f, moment.params
            self.also = repr((moment.also, field.describe()))
        elif field.code is not None:
            self.f, self.params, self.also = field.code, None, repr(plain_data(moment))

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        held: tuple[Hold, ...] = ()
        field, switches = self.field.make(bodies, body)
        if isinstance(self.moment, Sampled):
            m = blank(bodies)
            held = (Hold(self.moment.name, self.moment.source, lambda t, u, carried: principal(body, u), 3),)
        else:
            m = to_principal(vec3(self.moment), body)
        if switches is not None:
            held += (switches.after(count(m)),)
        torque = adapt("def magnetic(t, R, W, p): return cross(p.moment, tr(R) @ f(t, p.field))", self.field.value)
        return Bound(torque, None, parameters(moment=m, field=field), self.kind, held=held)

    def of_body(self, j: int, bodies: int | None) -> Magnetic:
        """Return the torque on body j of a batch."""
        one = self.moment[j] if isinstance(self.moment, np.ndarray) and self.moment.ndim == 2 else self.moment
        return Magnetic(one.of_body(j, bodies) if isinstance(one, Sampled) else one, self.field)

    def for_members(self, numbers: np.ndarray) -> Torque:
        return Magnetic(self.moment.for_members(numbers), self.field) if isinstance(self.moment, Sampled) else self

    def held_facts(self) -> dict[str, Any] | None:
        if not isinstance(self.moment, Sampled):
            return self.describe()
        field = None if self.field.code is not None else self.field.describe()
        return {"model": "magnetic", "field": field, "controller": self.moment.source.told}

    def describe(self) -> dict[str, Any] | None:
        if self.holds_code:
            return None
        return {"model": "magnetic", "moment": plain_data(self.moment), "field": self.field.describe()}

    def __repr__(self) -> str:
        moved = f"commanded by {self.moment.name}" if isinstance(self.moment, Sampled) else "fixed in the body"
        return f"<magnetic torque, moment {moved}, field {self.field.settings['model']}>"


@quantities(moment="A m^2", field="T")
def magnetic(moment: Any, field: Any) -> Torque:
    """Make the torque moment x field on a magnetic dipole in the body: a residual dipole, or magnetic torquers.

    A commanded moment is constant between the instants of the controller; the field and the attitude are not.

    Parameters
    ----------
    moment : array_like, (3,), or sampled controller
        Magnetic moment in the body (A m^2); or `torques.sampled`, whose controller returns the moment in the body.
    field : Field, array_like, (3,), or kernel function
        Field in space, as a function of time (tesla): `torques.field_table`, `torques.orbit_field`, three numbers, or a
        @polhode.kernel function of t.

    Returns
    -------
    Torque

    Examples
    --------
    >>> magnet = ph.torques.magnetic([0, 0, 1.5], [2e-5, 0, 0])
    >>> ph.simulate([1, 2, 3], magnet, omega=[0, 0, 0.1], t_end=10, dt=1).outcome.name
    'DONE'
    """
    if isinstance(moment, Sampled):
        if moment.frame_given and moment.frame != "body":
            raise InvalidInput(
                f"magnetic: the torquers are fixed in the body, so {moment.name} must return moments in the body "
                f"frame: leave frame out of sampled(...), or give frame='body'"
            )
        if moment.source.actuator is not None:
            moment.source.actuator.check(3, MAGNETIC_MOMENT)
        return Magnetic(moment, as_field(field))
    if isinstance(moment, Torque) or callable(moment):
        raise InvalidInput(
            "magnetic: moment must be three numbers or torques.sampled(controller, period), which returns the moment"
        )
    vec3(moment, "magnetic: moment")
    return Magnetic(np.array(floats(moment, "magnetic: moment", "three numbers")), as_field(field))
