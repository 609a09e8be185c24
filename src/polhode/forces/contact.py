"""Soft contact of a body with the ground, or with any surface.

Consider a point of the body at the depth d below the surface; d' is the rate of change of d.  On this point act

    the normal force N = k d^e (1 + c d')   (Hunt & Crossley 1975), or 0 if this is negative, and
    the friction -mu N u/sqrt(|u|^2 + s^2)  (Coulomb), where u is the velocity along the surface.

The slip velocity s makes the friction smooth near u = 0.  Without dissipation and friction, the force has the potential
energy k d^(e+1)/(e+1).  For e = 1 the force has a kink where the contact begins, so no method has more than second
order there.  For e = 1.5 (Hertz's law for spheres) and e = 2 the force is smoother.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ..body import Body
from ..errors import InvalidInput
from ..integrators.record import Kind
from ..kernels.loop import over, repeat
from ..kernels.scalar import is_kernel, kernel, maximum, sqrt, where
from ..kernels.values import Vec3, dot, tr
from ..torques.base import Torque, floats, kept, mat3, number, parameters, rewired, to_principal, vec3
from ..torques.models import unit
from ..units import quantities
from .base import ForceModel
from .models import ORIGIN, UP, at_point, point_of, velocity_of

# --- shapes -------------------------------------------------------------------------------------------------------


class Shape(NamedTuple):
    """The surface of a body for contact with the ground, with a function that returns its lowest point."""

    name: str
    settings: dict[str, Any]
    lowest: Callable[..., Any]  # lowest(n, p) returns the lowest point of the body; n is the upward normal in the body
    parameters: Callable[[Body], Any]  # parameters(body) returns p for the function `lowest`

    def describe(self) -> dict[str, Any]:
        return {"shape": self.name, **{k: v.tolist() if hasattr(v, "tolist") else v for k, v in self.settings.items()}}


@kernel
def lowest_of_ball(n, p):  # type: ignore[no-untyped-def]
    return p.centre - p.radius * n


def sphere(radius: Any, centre: Any = ORIGIN) -> Shape:
    """Make a sphere as a shape for `ground`.

    Parameters
    ----------
    radius : float
        Radius in m.
    centre : array_like, (3,)
        Centre of the shape, relative to the centre of mass, in body axes.

    Returns
    -------
    Shape

    Examples
    --------
    >>> floor = ph.forces.ground(ph.forces.sphere(0.1), stiffness=1e4)
    >>> ball = ph.Body.sphere(0.1, mass=1.0)
    >>> run = ph.simulate(ball, force=ph.forces.gravity() + floor, position=[0, 0, 0.2], omega=[0, 0, 0], t_end=0.5,
    ...                   dt=1e-3, method="strang")
    >>> bool(run.x[:, 2].min() > 0.05)  # it bounces
    True
    """
    r, c = number(radius, "radius"), vec3(centre, "centre")
    settings = {"radius": r, "centre": kept(centre)}

    def own(body: Body) -> Any:
        return parameters(radius=r, centre=to_principal(c, body))

    return Shape("sphere", settings, lowest_of_ball, own)


@kernel
def lowest_of_egg(n, p):  # type: ignore[no-untyped-def]
    """Return the lowest point; p.squares is a matrix with the squares of the semi-axes, in principal axes."""
    s = p.squares @ n
    return p.centre - (1.0 / sqrt(dot(n, s))) * s


def ellipsoid(a: Any, b: Any, c: Any, centre: Any = ORIGIN, *, axes: Any = None) -> Shape:
    """Make an ellipsoid as a shape for `ground`.

    Parameters
    ----------
    a, b, c : float
        Semi-axes (m).
    centre : array_like, (3,)
        Centre of the shape, relative to the centre of mass, in body axes.
    axes : array_like, (3, 3), optional
        The directions of the semi-axes as columns; the body axes by default.

    Returns
    -------
    Shape

    Examples
    --------
    >>> egg = ph.forces.ellipsoid(0.1, 0.1, 0.2)
    >>> ph.forces.ground(egg, stiffness=1e4).name
    'ground'
    """
    semi = [number(v, k) for k, v in (("a", a), ("b", b), ("c", c))]
    turn = np.eye(3) if axes is None else np.asarray(axes, float)
    if turn.shape != (3, 3) or np.abs(turn.T @ turn - np.eye(3)).max() > 1e-9:
        raise InvalidInput("ellipsoid: axes must be a 3x3 matrix whose columns are perpendicular unit vectors")
    squares, middle = turn @ np.diag(np.square(semi)) @ turn.T, vec3(centre, "centre")

    def own(body: Body) -> Any:
        turned = mat3(np.swapaxes(body.axes, -1, -2) @ squares @ body.axes)
        return parameters(squares=turned, centre=to_principal(middle, body))

    settings = {"a": semi[0], "b": semi[1], "c": semi[2], "centre": kept(centre), "axes": turn}
    return Shape("ellipsoid", settings, lowest_of_egg, own)


@kernel
def lowest_of_rim(n, p):  # type: ignore[no-untyped-def]
    w = n - dot(n, p.axis) * p.axis
    q = dot(w, w)
    u = (1.0 / sqrt(where(q > 1e-30, q, 1.0))) * w  # (almost) zero if the disc lies flat
    return p.centre - p.radius * u - p.edge * n


def disc(radius: Any, edge: Any = 0.0, axis: Any = UP, centre: Any = ORIGIN) -> Shape:
    """Make a disc with a rounded rim as a shape for `ground`.

    The surface consists of all points at the distance `edge` from a flat disc.

    Parameters
    ----------
    radius : float
        Radius of the flat disc (m).
    edge : float
        Radius of the rounding, which is half the thickness (m).
    axis : array_like, (3,)
        Direction of the axis in the body.
    centre : array_like, (3,)
        Centre of the shape, relative to the centre of mass, in body axes.

    Returns
    -------
    Shape

    Examples
    --------
    >>> coin = ph.forces.disc(0.012, edge=0.001)
    >>> ph.forces.ground(coin, stiffness=1e4, friction=0.3).name
    'ground'
    """
    r, e, a, c = number(radius, "radius"), number(edge, "edge"), unit(axis, "disc: axis"), vec3(centre, "centre")

    def own(body: Body) -> Any:
        return parameters(radius=r, edge=e, axis=to_principal(a, body), centre=to_principal(c, body))

    settings = {"radius": r, "edge": e, "axis": kept(axis), "centre": kept(centre)}
    return Shape("disc", settings, lowest_of_rim, own)


SHAPES = {f.__name__: f for f in (sphere, ellipsoid, disc)}


# --- the law of contact -------------------------------------------------------------------------------------------


@kernel
def power(d, e):  # type: ignore[no-untyped-def]
    """Return d^e for d >= 0 and e from 1 to 2: exact for 1, 1.5 and 2, interpolated between them."""
    root = where(d > 0.0, sqrt(where(d > 0.0, d, 1.0)), 0.0)  # in this form, automatic derivatives are finite at 0
    linear, hertz, square = 1.0, root, d
    low = linear + (2.0 * (e - 1.0)) * (hertz - linear)
    high = hertz + (2.0 * (e - 1.5)) * (square - hertz)
    return d * where(e < 1.5, low, high)


@kernel
def push(depth, u, n, p):  # type: ignore[no-untyped-def]
    """Return the force, in space, on a point with the velocity u at a depth below the surface.

    n is the normal, and p the law of contact.
    """
    rate = -dot(u, n)
    d = maximum(depth, 0.0 * depth)
    N = p.stiffness * power(d, p.exponent) * (1.0 + p.dissipation * rate)
    N = maximum(N, 0.0 * N)
    along = u + rate * n
    return N * n - (p.friction * N / sqrt(dot(along, along) + p.slip * p.slip)) * along


@lru_cache(maxsize=128)
def smooth_contact(lowest: Callable[..., Any]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Return the load and the energy functions for a convex shape on a plane; `lowest` gives its lowest point."""

    @kernel
    def load(t: Any, Q: Any, V: Any, p: Any) -> Any:
        s = lowest(tr(Q.R) @ p.normal, p.shape)
        depth = p.level - dot(point_of(Q, s), p.normal)
        return at_point(Q, s, push(depth, velocity_of(Q, V, s), p.normal, p.law))

    @kernel
    def energy(t: Any, Q: Any, p: Any) -> Any:
        s = lowest(tr(Q.R) @ p.normal, p.shape)
        return stored(p.level - dot(point_of(Q, s), p.normal), p.law)

    return load, energy


@kernel
def stored(depth, p):  # type: ignore[no-untyped-def]
    """Return the elastic energy of the contact at a depth."""
    d = maximum(depth, 0.0 * depth)
    return p.stiffness * d * power(d, p.exponent) / (p.exponent + 1.0)


@kernel
def plane(y, p):  # type: ignore[no-untyped-def]
    """Return the height of a point y above the plane, and the normal of the plane."""
    return dot(y, p.normal) - p.level, p.normal


@lru_cache(maxsize=128)
def contact_of_points(rows: tuple[tuple[float, ...], ...], surface: Callable[..., Any]) -> tuple[Any, Any]:
    """Return the load and the energy functions for points of a body on a surface; the points are in principal axes."""

    @over(rows)
    @kernel
    def at_vertex(total: Any, row: Any, c: Any) -> Any:
        Q, V, p = c
        s = Vec3(row[0], row[1], row[2])
        y = point_of(Q, s)
        height, n = surface(y, p)
        return total + at_point(Q, s, push(-height, velocity_of(Q, V, s), n, p.law))

    @kernel
    def load(t: Any, Q: Any, V: Any, p: Any) -> Any:
        return repeat(at_vertex, rows, 0.0 * V, (Q, V, p))

    @over(rows)
    @kernel
    def energy_at(total: Any, row: Any, c: Any) -> Any:
        Q, p = c
        height, _ = surface(point_of(Q, Vec3(row[0], row[1], row[2])), p)
        return (total[0] + stored(-height, p.law),)

    @kernel
    def energy(t: Any, Q: Any, p: Any) -> Any:
        return repeat(energy_at, rows, (0.0 * Q.x.x,), (Q, p))[0]

    return load, energy


@quantities(slip="m/s", level="m")
def ground(
    shape: Any = "mesh", *, stiffness: Any, dissipation: Any = 0.0, friction: Any = 0.0, slip: Any = 1e-3,
    exponent: Any = 1.0, normal: Any = UP, level: Any = 0.0, surface: Callable[..., Any] | None = None,
) -> Torque:  # fmt: skip
    """Make the load of a soft contact with a plane or with another surface.

    Without dissipation and friction, the load has a potential energy.

    Parameters
    ----------
    shape : array_like, (n, 3), "mesh", or shape
        Where the body can touch the surface.  An array holds points relative to the centre of mass.  "mesh" means the
        vertices of the mesh from which the body was made.  A shape is the result of `polhode.forces.sphere(radius)`,
        `ellipsoid(a, b, c)` or `disc(radius)`.
    stiffness : float
        k in the normal force k d^exponent at the depth d (N/m^exponent).
    dissipation : float
        c in the factor 1 + c d' of Hunt & Crossley, where d' is the rate of change of d (s/m).
    friction : float
        Coefficient of Coulomb friction.
    slip : float
        Velocity below which friction is approximately viscous (m/s).  Because of it, a body that should stick creeps
        slowly.
    exponent : {1, 1.5, 2}
        1 is a linear force, 1.5 is Hertz's law.
    normal, level : array_like, (3,), and float
        Normal and offset of the plane: its points x satisfy normal.x = level.
    surface : kernel function, optional
        A surface instead of the plane; only if `shape` is points or "mesh".  This @polhode.kernel function of a point x
        of space (a Vec3) returns the height of x above the surface and the unit normal (a Vec3) there.

    Returns
    -------
    Torque

    Examples
    --------
    >>> floor = ph.forces.ground([[0, 0, -0.1]], stiffness=1e4, dissipation=0.5)
    >>> box = ph.Body.box(0.2, 0.2, 0.2, mass=1.0)
    >>> run = ph.simulate(box, force=ph.forces.gravity() + floor, position=[0, 0, 0.2], omega=[0, 0, 0], t_end=0.5,
    ...                   dt=1e-3, method="strang")
    >>> bool(run.x[:, 2].min() > 0.05)
    True
    """
    given = {"stiffness": stiffness, "dissipation": dissipation, "friction": friction, "slip": slip,
             "exponent": exponent}  # fmt: skip
    law = parameters(**{name: number(v, name) for name, v in given.items()})
    check_law(law)
    n, height = unit(normal, "ground: normal"), number(level, "level")
    if surface is not None and (not is_kernel(surface) or isinstance(shape, Shape)):
        raise InvalidInput(
            "ground: surface must be a @polhode.kernel function, and shape must then be points (n, 3) or 'mesh'"
        )
    points = None if isinstance(shape, Shape) or (isinstance(shape, str) and shape == "mesh") else as_points(shape)
    conservative = np.all(np.asarray(law.dissipation) == 0) and np.all(np.asarray(law.friction) == 0)

    def make(body: Body) -> Any:
        if isinstance(shape, Shape):
            load, energy = smooth_contact(shape.lowest)
            own = shape.parameters(body)
        else:
            rows = principal_points(points, body)
            load, energy = contact_of_points(rows, plane if surface is None else rewired(surface, "y, p", "y"))
            own = ()
        p = parameters(normal=n, level=height, law=law, shape=own)
        return load, energy if conservative else None, p

    known: Any = shape.describe() if isinstance(shape, Shape) else "mesh" if points is None else points
    model = ForceModel(
        "ground", Kind.POTENTIAL if conservative else Kind.VELOCITY, make, shape=known, normal=kept(normal),
        level=height, **law._asdict(),
    )  # fmt: skip
    # for points, the derivatives of the force take longer than the steps that they save
    model.stiff = not conservative and isinstance(shape, Shape)
    if surface is not None:
        model.holds_code, model.only_numbers, model.f = True, False, surface  # type: ignore[attr-defined]
        model.describe = lambda: None  # type: ignore[method-assign]
    return model


def check_law(law: Any) -> None:
    for name, v in law._asdict().items():
        if np.any(np.asarray(v) < 0) or (name in ("stiffness", "slip") and np.any(np.asarray(v) == 0)):
            raise InvalidInput(f"ground: {name} must be positive, got {v!r}")
    if np.any((np.asarray(law.exponent) < 1) | (np.asarray(law.exponent) > 2)):
        raise InvalidInput(f"ground: exponent must be between 1 and 2, got {law.exponent!r}")


def as_points(shape: Any) -> np.ndarray:
    a: np.ndarray = np.atleast_2d(floats(shape, "ground: points", "(n, 3) finite numbers"))
    if a.ndim != 2 or a.shape[1] != 3 or not len(a):
        raise InvalidInput(f"ground: points must be (n, 3) numbers, got shape {a.shape}")
    return a


def principal_points(points: np.ndarray | None, body: Body) -> tuple[tuple[float, ...], ...]:
    if points is None:
        if body.mesh is None:
            raise InvalidInput("ground: this body was not made from a mesh: give the points at which it can touch")
        points = body.mesh.vertices
    if body.batch is not None and not body.diagonal:
        raise InvalidInput(
            "ground: for points, all bodies must have the same principal axes: give bodies with diagonal inertia"
        )
    turned = points if body.diagonal else points @ body.axes
    return tuple(tuple(row) for row in turned.tolist())
