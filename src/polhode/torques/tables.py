"""Torques and fields from tables: splines over time, or over an angle between the body and a direction in space.

Between two knots, a spline is a polynomial.  With `held=True`, the coefficients of this polynomial are parameters of
the torque, and the run changes them at the knots.  Every knot must be the end of a step, so no step crosses a knot and
methods keep their order, whatever the order of the spline.  Such torques can be compiled, with any number of knots.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from typing import Any, NamedTuple

import numpy as np

from ..body import Body
from ..engines.layout import count
from ..engines.registry import Engine
from ..errors import InvalidInput, unknown
from ..groups.convert import direction as unit_vector
from ..integrators.record import Kind
from ..kernels.scalar import kernel
from ..units import quantities
from .base import Bound, PythonTorque, Torque, blank, check_frame, floats, parameters, principal
from .held import Hold, Scheduled
from .models import from_description, in_frame

ORDERS = (0, 1, 3, 5)
OUTSIDE = ("error", "zero", "hold")
MOST_KINKS = 64  # largest number of knots at which steps of control="error" can end


# --- splines ---------------------------------------------------------------------------------------------------------


class Pieces(NamedTuple):
    """A spline as polynomials between neighbouring knots; coefficients[k, m] belongs to (t - knots[k])^(order - m)."""

    knots: np.ndarray  # one more than pieces
    coefficients: np.ndarray  # (pieces, order + 1, columns)
    jumps: np.ndarray  # knots at which the value jumps

    def __call__(self, t: float) -> np.ndarray:
        """Return the value at t; at a jump, return the value after the jump."""
        k = min(max(bisect_right(self.knots, t) - 1, 0), len(self.coefficients) - 1)
        u, value = t - self.knots[k], self.coefficients[k, 0]
        for c in self.coefficients[k, 1:]:
            value = c + u * value
        return np.asarray(value)


def smooth_pieces(x: np.ndarray, y: np.ndarray, order: int) -> tuple[np.ndarray, np.ndarray]:
    """Return knots and coefficients of the spline through the points (x, y), with not-a-knot end conditions."""
    if order == 0:
        return x, y[:-1, None]
    if order == 1:
        return x, np.stack([np.diff(y, axis=0) / np.diff(x)[:, None], y[:-1]], axis=1)
    from scipy.interpolate import make_interp_spline

    made = make_interp_spline(x, y, k=order)
    knots = np.unique(made.t)
    slopes = [made(knots[:-1], nu=m) / math.factorial(m) for m in range(order, -1, -1)]  # piece after each knot
    return knots, np.stack(slopes, axis=1)


def spline(x: Any, y: Any, order: Any, name: str, what: str, columns: tuple[int, ...]) -> Pieces:
    """Check a table and return its spline.  At an x that appears twice, the spline jumps to the second value."""
    if isinstance(order, bool) or order not in ORDERS:
        raise InvalidInput(
            f"{name}: order must be one of {', '.join(map(str, ORDERS))} (constant, straight, cubic, quintic pieces), "
            f"got {order!r}"
        )
    knots = floats(x, f"{name}: {what}", "finite numbers that do not decrease")
    values = floats(y, f"{name}: values", "finite numbers")
    if knots.ndim != 1 or knots.size < 2 or values.shape[:1] != knots.shape:
        raise InvalidInput(
            f"{name} needs two or more {what} and as many values; got shapes {knots.shape} and {values.shape}"
        )
    if values.shape[1:] not in [(() if c == 1 else (c,)) for c in columns]:
        many = " or ".join("a number" if c == 1 else f"{c} numbers" for c in columns)
        raise InvalidInput(f"{name}: each value must be {many}, got values of shape {values.shape}")
    steps = np.diff(knots)
    if np.any(steps < 0) or np.any((steps[1:] == 0) & (steps[:-1] == 0)):
        raise InvalidInput(f"{name}: {what} must increase; a jump is written as two values with equal {what}")
    if steps[0] == 0 or steps[-1] == 0:
        raise InvalidInput(f"{name}: a jump must lie inside the table, not at its first or last point")
    values = values.reshape(knots.size, -1)
    cuts = np.flatnonzero(steps == 0) + 1
    found = []
    for some, rows in zip(np.split(knots, cuts), np.split(values, cuts), strict=True):
        if len(some) <= order:
            raise InvalidInput(
                f"{name}: order = {order} needs {order + 1} points between jumps, but from {some[0]:g} to {some[-1]:g} "
                f"there are {len(some)}: give more points, or a lower order"
            )
        found.append(smooth_pieces(some, rows, int(order)))
    inner = np.concatenate([f[0][:-1] for f in found])
    coefficients = np.concatenate([f[1] for f in found])
    every = inner[1:] if order == 0 else knots[cuts]
    return Pieces(np.append(inner, knots[-1]), coefficients, every)


def over_time(name: str, times: Any, values: Any, order: Any, outside: Any) -> tuple[Pieces, dict[str, Any]]:
    """Check a table of vectors over time, and return its spline and its numbers."""
    if not isinstance(outside, str) or outside not in OUTSIDE:
        raise unknown("outside", outside, OUTSIDE)
    pieces = spline(times, values, order, name, "times", (3,))
    return pieces, {"times": np.array(times, float), "values": np.array(values, float), "order": int(order)}


# --- over time -------------------------------------------------------------------------------------------------------


@kernel
def polynomial(t, p):  # type: ignore[no-untyped-def]
    """Return a polynomial of t - p.t0, whose coefficients p.c are vectors and begin with the highest power."""
    u = t - p.t0
    v = p.c[0]
    for k in range(1, len(p.c)):
        v = p.c[k] + u * v
    return v


def blank_polynomial(order: int, bodies: int | None) -> Any:
    """Return zero parameters with the structure of a polynomial of this order; the run sets their values."""
    zero = blank(bodies)
    return parameters(t0=zero.x, c=(zero,) * (order + 1))


class PieceSource(Scheduled):
    """A source whose command is the polynomial that is valid from a knot on: its t0 and its coefficients."""

    change = "its knot at"

    def __init__(self, name: str, pieces: Pieces, outside: str) -> None:
        self.name, self.pieces, self.outside = name, pieces, outside
        self.outputs = 1 + pieces.coefficients[0].size
        self.times = pieces.knots[1:-1] if outside == "error" else pieces.knots
        if name == "table":
            self.otherwise = " Or use table(..., held=False), a Python function of time, whose knots may lie anywhere."

    def check_span(self, t_start: float, t_end: float, slack: float) -> None:
        knots = self.pieces.knots
        if self.outside == "error" and (t_start < knots[0] - slack or (t_end > knots[-1] + slack and t_end < 1e300)):
            raise InvalidInput(outside_message(self.name, knots, t_start, t_end))

    def at(self, t: float, dt: float) -> np.ndarray:
        knots, c = self.pieces.knots, self.pieces.coefficients
        k = int(np.searchsorted(knots, t + 1e-5 * abs(dt), side="right")) - 1
        if 0 <= k < len(c):
            return np.concatenate([[knots[k]], c[k].reshape(-1)])
        constant = np.zeros_like(c[0])
        if self.outside == "hold":
            constant[-1] = self.pieces(float(knots[0] if k < 0 else np.nextafter(knots[-1], -np.inf)))
        return np.concatenate([[knots[0 if k < 0 else -1]], constant.reshape(-1)])


def outside_message(name: str, knots: np.ndarray, t_start: float, t_end: float) -> str:
    return (
        f"{name}: the table goes from t = {float(knots[0])!r} to {float(knots[-1])!r}, and the run from {t_start!r} to "
        f"{t_end!r}: give a longer table, or choose the values outside it with outside='zero' or outside='hold'"
    )


def piece_hold(name: str, pieces: Pieces, outside: str, body: Body, turned: bool) -> Hold:
    """Return the pieces of a spline as parameters that the run changes at the knots.

    If `turned`, the coefficients are converted from the user's body axes to principal axes.
    """
    source = PieceSource(name, pieces, outside)

    def rows(t: float, command: np.ndarray, carried: Any) -> np.ndarray:
        if not turned or body.diagonal:
            return command
        each = [principal(body, command[k : k + 3]) for k in range(1, len(command), 3)]
        return np.concatenate([command[:1], *each])

    return Hold(name, source, rows, source.outputs)


class TableTorque(Torque):
    """A torque from a table over time, interpolated by a spline whose knots are ends of steps."""

    name, kind, holds_code = "table", Kind.TORQUE, False
    settings: dict[str, Any]
    frame: str

    def __init__(self, pieces: Pieces, settings: dict[str, Any]) -> None:
        self.pieces, self.settings, self.frame = pieces, settings, settings["frame"]

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        hold = piece_hold(self.name, self.pieces, self.settings["outside"], body, self.frame == "body")
        p = blank_polynomial(int(self.settings["order"]), bodies)
        assert hold.size == count(p)
        return Bound(in_frame(polynomial, self.frame), None, p, self.kind, held=(hold,))

    def held_facts(self) -> dict[str, Any] | None:
        return self.describe()

    def __repr__(self) -> str:
        s = self.settings
        return f"<torque from a table of {len(s['times'])} times, order {s['order']}>"


class FunctionTable(PythonTorque):
    """A table that is evaluated by a Python function of time or attitude; files store the numbers of the table."""

    holds_code = False
    settings: dict[str, Any]

    def __init__(self, name: str, f: Any, frame: str, settings: dict[str, Any], jumps: Any = ()) -> None:
        super().__init__(f, None, frame)
        self.name, self.settings, self.jumps = name, settings, tuple(float(t) for t in jumps)

    def __reduce__(self) -> Any:
        return from_description, (self.describe(),)

    def __repr__(self) -> str:
        return f"<torque from a table, {self.name}, order {self.settings['order']}>"


@quantities(times="s", values="N m")
def table(
    times: Any, values: Any, order: int = 3, *, frame: str = "space", outside: str = "error", held: bool = True
) -> Torque:
    """Make a torque from a table over time, which is interpolated by a spline.

    Parameters
    ----------
    times : array_like, (n,)
        Increasing times.  At a time that occurs twice, the torque jumps from the first value to the second.  The parts
        before and after a jump are interpolated separately.
    values : array_like, (n, 3)
        Torques in `frame`.
    order : {0, 1, 3, 5}
        Order of the pieces: 0 (each value holds until the next time), 1 (straight), 3 (cubic) or 5 (quintic).  Cubic
        and quintic splines have not-a-knot end conditions.
    frame : {"space", "body"}
        The frame of the torques.
    outside : {"error", "zero", "hold"}
        Torque before and after the table: "error" refuses the run, "zero" means no torque, and "hold" means the first
        and the last value.
    held : bool
        True: each knot must be the end of a step; every method then keeps its order, also at jumps and kinks.  False:
        the torque is a Python function of time, and knots may lie anywhere.  Steps of control="error" then end at the
        jumps and, if the table has at most 63 straight or cubic pieces, at all knots.

    Returns
    -------
    Torque

    Examples
    --------
    >>> push = ph.torques.table([0, 1, 1, 2], [[0, 0, 1], [0, 0, 3], [0, 0, 0], [0, 0, 0]], order=1, frame="body")
    >>> run = ph.simulate([1, 2, 3], push, omega=[0, 0, 0], t_end=2, dt=0.5, engine="python")
    >>> run.omega[2].round(12).tolist()  # the integral over the first second is 2
    [0.0, 0.0, 0.666666666667]
    """
    check_frame(frame)
    pieces, settings = over_time("table", times, values, order, outside)
    settings |= {"frame": frame, "outside": outside, "held": bool(held)}
    if held:
        return TableTorque(pieces, settings)
    first, last = float(pieces.knots[0]), float(pieces.knots[-1])
    slack = 1e-9 * (last - first)

    def look_up(t: float) -> np.ndarray:
        if first - slack <= t <= last + slack:
            return pieces(t)
        if outside == "error":
            raise InvalidInput(outside_message("table", pieces.knots, t, t))
        return np.zeros(3) if outside == "zero" else pieces(min(max(t, first), float(np.nextafter(last, -np.inf))))

    jumps = pieces.jumps
    if 1 <= order <= 3 and pieces.knots.size <= MOST_KINKS:
        jumps = pieces.knots[1:-1]
    if jumps.size > MOST_KINKS:
        raise InvalidInput(
            f"table: {jumps.size} jumps are too many: steps of control='error' can end at no more than {MOST_KINKS}; "
            "leave out held=False, and choose dt so that steps end at the jumps"
        )
    if outside == "zero":
        jumps = np.concatenate([[first], jumps, [last]])
    return FunctionTable("table", look_up, frame, settings, jumps)


# --- over an angle of the attitude -----------------------------------------------------------------------------------


@quantities(angles="rad", values="N m")
def angle_table(angles: Any, values: Any, axis: Any, towards: Any, order: int = 3) -> Torque:
    """Make a torque from a table over the angle between an axis of the body and a direction in space.

    An example is an aerodynamic torque as a function of the angle of attack.

    Parameters
    ----------
    angles : array_like, (n,)
        Increasing angles in radians, from 0 to pi; at an angle that occurs twice, the torque jumps.
    values : array_like, (n,) or (n, 3)
        One number per angle is the torque about the vector product of `towards` and `axis`; a positive torque increases
        the angle.  It must be 0 at the angles 0 and pi, where the vector product is 0.  Three numbers per angle are a
        torque in the body frame.
    axis : array_like, (3,)
        Axis in the body.
    towards : array_like, (3,)
        Direction in space.
    order : {0, 1, 3, 5}
        Order of the pieces, as for `table`.

    Returns
    -------
    Torque

    Examples
    --------
    >>> angles = np.linspace(0, np.pi, 19)
    >>> weathercock = ph.torques.angle_table(angles, -0.2 * np.sin(angles), axis=[1, 0, 0], towards=[1, 0, 0])
    >>> ph.simulate([1, 2, 3], weathercock, omega=[0, 0.1, 0], t_end=1, dt=0.1).outcome.name
    'DONE'
    """
    pieces = spline(angles, values, order, "angle_table", "angles", (1, 3))
    first, last = float(pieces.knots[0]), float(pieces.knots[-1])
    if abs(first) > 1e-6 or abs(last - np.pi) > 1e-6:
        hint = " They look like degrees: use numpy.radians(angles), or strings like '90 deg'." if last > 4.0 else ""
        raise InvalidInput(f"angle_table: angles must go from 0 to pi, got {first:g} to {last:g}.{hint}")
    a, d = unit_vector(axis, "angle_table: axis"), unit_vector(towards, "angle_table: towards")
    numbers = pieces.coefficients.shape[2] == 1
    given = np.abs(np.asarray(values, float))
    if numbers and max(given[0], given[-1]) > 1e-9 * given.max():
        raise InvalidInput("angle_table: at the angles 0 and pi the torque has no direction; values must be 0 there")

    def look_up(R: np.ndarray) -> np.ndarray:
        line = np.cross(d, R @ a)
        sine = float(np.linalg.norm(line))
        torque = pieces(float(np.arctan2(sine, d @ R @ a)))
        if not numbers:
            return torque
        return float(torque[0]) / sine * line if sine > 1e-12 else np.zeros(3)

    known = {"angles": np.array(angles, float), "values": np.array(values, float)}
    settings = {**known, "axis": a, "towards": d, "order": int(order)}
    return FunctionTable("angle_table", look_up, "space" if numbers else "body", settings)
