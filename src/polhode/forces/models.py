"""Force models: kernel functions load(t, Q, V, p), and their energies.

Q is the `Pose`, and V is the `Pair` of angular velocity (principal axes) and velocity (space).  A load is the `Pair` of
torque (principal axes) and force (space).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..body import Body
from ..errors import InvalidInput
from ..integrators.record import Kind
from ..kernels.flight import Pair, zero_like
from ..kernels.scalar import kernel, like, sqrt, where
from ..kernels.values import Vec3, cross, dot, tr
from ..torques.base import Torque, floats, kept, moments, number, parameters, to_principal, vec3
from ..torques.models import unit
from ..units import quantities
from .base import ForceModel

ORIGIN = (0.0, 0.0, 0.0)
UP = (0.0, 0.0, 1.0)


# --- points of a body ---------------------------------------------------------------------------------------------


@kernel
def point_of(Q, s):  # type: ignore[no-untyped-def]
    """Return the position in space of a point s of the body."""
    return Q.x + Q.R @ s


@kernel
def velocity_of(Q, V, s):  # type: ignore[no-untyped-def]
    """Return the velocity in space of a point s of the body."""
    return V.shift + Q.R @ cross(V.turn, s)


@kernel
def at_point(Q, s, F):  # type: ignore[no-untyped-def]
    """Return the load of a force F (in space) that acts at a point s of the body."""
    return Pair(cross(s, tr(Q.R) @ F), F)


@kernel
def at_centre(V, F):  # type: ignore[no-untyped-def]
    """Return the load of a force F (in space) at the centre of mass."""
    o = V.shift.x
    return Pair(zero_like(V.turn), Vec3(like(F.x, o), like(F.y, o), like(F.z, o)))


@kernel
def length(v):  # type: ignore[no-untyped-def]
    """Return the length of a vector; automatic derivatives of this function are finite at the zero vector."""
    q = dot(v, v)
    return where(q > 0.0, sqrt(where(q > 0.0, q, 1.0)), 0.0)


# --- gravity ------------------------------------------------------------------------------------------------------


@kernel
def weight(t, Q, V, p):  # type: ignore[no-untyped-def]
    return at_centre(V, p)


@kernel
def weight_energy(t, Q, p):  # type: ignore[no-untyped-def]
    return -dot(p, Q.x)


@quantities(g="m/s^2")
def gravity(g: Any = 9.81) -> Torque:
    """Make the force of uniform gravity, with the energy -m g.x.

    Parameters
    ----------
    g : float or array_like, (3,) or (bodies, 3)
        Acceleration of gravity in space (m/s^2).  A single number means an acceleration in the direction -z.  For a
        batch, give one vector per body; for four or more bodies, one number per body is also possible.

    Returns
    -------
    Torque

    Examples
    --------
    >>> box = ph.Body.box(1, 2, 3, mass=2.0)
    >>> run = ph.simulate(box, force=ph.forces.gravity(), velocity=[1, 0, 5], omega=[1, 2, 3], t_end=1, dt=0.1)
    >>> run.x[-1].round(3)
    array([1.   , 0.   , 0.095])
    """
    a = floats(g, "g", "a number or three numbers")
    if np.ndim(a) == 0 or (np.ndim(a) == 1 and len(a) > 3):
        a = np.array([0.0, 0.0, -1.0]) * a[..., None]
    field = vec3(a, "g")

    def make(body: Body) -> Any:
        return weight, weight_energy, body.mass * field

    return ForceModel("gravity", Kind.POTENTIAL, make, g=kept(g))


@kernel
def attraction(t, Q, V, p):  # type: ignore[no-untyped-def]
    """Return the load that derives from `attraction_energy`: the force and the gravity-gradient torque."""
    r = Q.x - p.place
    d = 1.0 / dot(r, r)
    k = p.mu * d * sqrt(d)  # mu/r^3
    n = tr(Q.R) @ (sqrt(d) * r)
    In = p.I @ n
    F = (k * p.m) * r + (1.5 * k * d) * (p.total - 5.0 * dot(n, In)) * r + (3.0 * k * sqrt(d)) * (Q.R @ In)
    return Pair((3.0 * k) * cross(n, In), -F)


@kernel
def attraction_energy(t, Q, p):  # type: ignore[no-untyped-def]
    """Return MacCullagh's potential energy, -mu m/r - mu/(2 r^3) (trace I - 3 n.I n)."""
    r = Q.x - p.place
    d = 1.0 / dot(r, r)
    n = tr(Q.R) @ (sqrt(d) * r)
    return -p.mu * sqrt(d) * (p.m + (0.5 * d) * (p.total - 3.0 * dot(n, p.I @ n)))


@kernel
def point_attraction(t, Q, V, p):  # type: ignore[no-untyped-def]
    r = Q.x - p.place
    d = 1.0 / dot(r, r)
    return at_centre(V, (-p.mu * p.m * d * sqrt(d)) * r)


@kernel
def point_energy(t, Q, p):  # type: ignore[no-untyped-def]
    r = Q.x - p.place
    return -p.mu * p.m / sqrt(dot(r, r))


@quantities(mu="m^3/s^2", centre="m", attracted="kg")
def central(mu: Any, centre: Any = ORIGIN, *, gradient: bool = True, attracted: Any = None) -> Torque:
    """Make the gravitational attraction by a fixed centre, including the gravity-gradient torque.

    The potential energy is MacCullagh's approximation -mu m/r - mu/(2 r^3) (trace I - 3 n.I n), where n is the
    direction from the centre to the body.  The torque 3 mu/r^3 n x I n and the force both derive from it, so the total
    energy and the total angular momentum about the centre are conserved.

    This model also describes two free bodies if one of them is a sphere of mass M.  Let x be the vector from the sphere
    to the other body, whose mass is m.  Simulate this body with the reduced mass m M/(m + M), and give mu = G M and
    attracted = m.

    Parameters
    ----------
    mu : float
        Gravitational parameter of the centre, G M (m^3/s^2).
    centre : array_like, (3,)
        Position of the centre in space.
    gradient : bool
        False treats the body as a point mass.
    attracted : float, optional
        The mass m on which the attraction acts; the mass of the body by default.

    Returns
    -------
    Torque

    Examples
    --------
    >>> sun = ph.forces.central(1.0)
    >>> moon = ph.Body([1e-3, 2e-3, 2.5e-3], mass=1.0)
    >>> run = ph.simulate(moon, force=sun, position=[1, 0, 0], velocity=[0, 1, 0], omega=[0, 0, 1], t_end=1, dt=0.1)
    >>> bool(np.ptp(run.energy) < 1e-6)
    True
    """
    k, place = number(mu, "mu"), vec3(centre, "centre")
    heavy = None if attracted is None else number(attracted, "attracted")

    def make(body: Body) -> Any:
        I = moments(body)
        m = body.mass if heavy is None else heavy
        p = parameters(mu=k, m=m, I=I, total=I.x + I.y + I.z, place=place)
        return (attraction, attraction_energy, p) if gradient else (point_attraction, point_energy, p)

    known = {"mu": k, "centre": kept(centre), "gradient": bool(gradient)}
    return ForceModel("central", Kind.POTENTIAL, make, **known, **({} if heavy is None else {"attracted": heavy}))


# --- springs and dampers ------------------------------------------------------------------------------------------


@kernel
def spring_load(t, Q, V, p):  # type: ignore[no-untyped-def]
    d = point_of(Q, p.point) - p.anchor
    l = length(d)
    pull = p.stiffness * where(l > 0.0, 1.0 - p.rest / where(l > 0.0, l, 1.0), 0.0)
    return at_point(Q, p.point, -pull * d)


@kernel
def spring_energy(t, Q, p):  # type: ignore[no-untyped-def]
    stretch = length(point_of(Q, p.point) - p.anchor) - p.rest
    return (0.5 * p.stiffness) * (stretch * stretch)


@kernel
def linear_spring(t, Q, V, p):  # type: ignore[no-untyped-def]
    return at_point(Q, p.point, p.stiffness * (p.anchor - point_of(Q, p.point)))


@kernel
def linear_energy(t, Q, p):  # type: ignore[no-untyped-def]
    d = point_of(Q, p.point) - p.anchor
    return (0.5 * p.stiffness) * dot(d, d)


@quantities(anchor="m", point="m", stiffness="N/m", rest="m")
def spring(anchor: Any, point: Any = ORIGIN, *, stiffness: Any, rest: Any = 0.0) -> Torque:
    """Make the force of a spring between a point of the body and a point of space.

    The energy is stiffness/2 (length - rest)^2.

    Parameters
    ----------
    anchor : array_like, (3,)
        End of the spring that is fixed in space.
    point : array_like, (3,)
        End of the spring that is fixed in the body, relative to the centre of mass, in body axes.
    stiffness : float
        Stiffness (N/m).
    rest : float
        Length of the spring at which its force is zero (m).

    Returns
    -------
    Torque

    Examples
    --------
    >>> pull = ph.forces.spring([0, 0, 0], stiffness=1.0)
    >>> run = ph.simulate(ph.Body([1, 1, 1], mass=1.0), force=pull, position=[1, 0, 0], omega=[0, 0, 0],
    ...                   t_end=1, dt=0.01)
    >>> run.x[-1, 0].round(6)  # cos(1)
    np.float64(0.540302)
    """
    a, end = vec3(anchor, "anchor"), vec3(point, "point")
    k, l = number(stiffness, "stiffness"), number(rest, "rest")
    linear = np.ndim(l) == 0 and l == 0.0

    def make(body: Body) -> Any:
        p = parameters(anchor=a, point=to_principal(end, body), stiffness=k, rest=l)
        return (linear_spring, linear_energy, p) if linear else (spring_load, spring_energy, p)

    settings = {"anchor": kept(anchor), "point": kept(point), "stiffness": k, "rest": l}
    return ForceModel("spring", Kind.POTENTIAL, make, **settings)


@kernel
def damper_load(t, Q, V, p):  # type: ignore[no-untyped-def]
    return at_point(Q, p.point, -p.coefficient * velocity_of(Q, V, p.point))


@kernel
def damper_along(t, Q, V, p):  # type: ignore[no-untyped-def]
    d = point_of(Q, p.point) - p.anchor
    q = dot(d, d)
    rate = dot(velocity_of(Q, V, p.point), d) / where(q > 0.0, q, 1.0)
    return at_point(Q, p.point, (-p.coefficient * rate) * d)


@quantities(point="m", coefficient="N s/m", anchor="m")
def damper(point: Any = ORIGIN, *, coefficient: Any, anchor: Any = None) -> Torque:
    """Make the damping force -c v at a point of the body that has the velocity v.

    Parameters
    ----------
    point : array_like, (3,)
        The point of the body, relative to the centre of mass, in body axes.
    coefficient : float
        c (N s/m); not negative.
    anchor : array_like, (3,), optional
        A point of space.  If it is given, the force damps only the velocity along the line between the two points, like
        a piston between them.

    Returns
    -------
    Torque

    Examples
    --------
    >>> brake = ph.forces.damper(coefficient=2.0)
    >>> run = ph.simulate(ph.Body([1, 1, 1], mass=2.0), force=brake, velocity=[1, 0, 0], omega=[0, 0, 0],
    ...                   t_end=1, dt=0.01)
    >>> run.v[-1, 0].round(6)  # exp(-1)
    np.float64(0.367879)
    """
    c = number(coefficient, "coefficient")
    if np.any(np.asarray(c) < 0):
        raise InvalidInput("damper: a negative coefficient drives the body; if you want this, write it as a function")
    place, own = vec3(ORIGIN if anchor is None else anchor, "anchor"), vec3(point, "point")

    def make(body: Body) -> Any:
        p = parameters(point=to_principal(own, body), coefficient=c, anchor=place)
        return damper_load if anchor is None else damper_along, None, p

    settings = {"point": kept(point), "coefficient": c, "anchor": None if anchor is None else kept(anchor)}
    return ForceModel("damper", Kind.VELOCITY, make, **settings)


# --- air and water ------------------------------------------------------------------------------------------------


@kernel
def drag_load(t, Q, V, p):  # type: ignore[no-untyped-def]
    u = velocity_of(Q, V, p.point) - p.wind
    return at_point(Q, p.point, (-p.c * length(u)) * u)


@quantities(area="m^2", density="kg/m^3", centre="m", wind="m/s")
def drag(
    area: Any, *, coefficient: Any = 1.0, density: Any = 1.225, centre: Any = ORIGIN, wind: Any = ORIGIN
) -> Torque:
    """Make the air drag -1/2 density coefficient area |u| u at the centre of pressure.

    u is the velocity of the centre of pressure relative to the air.

    Parameters
    ----------
    area : float
        Reference area of the body (m^2).
    coefficient : float
        Drag coefficient.
    density : float
        Density of the air (kg/m^3).
    centre : array_like, (3,)
        Centre of pressure, relative to the centre of mass, in body axes.
    wind : array_like, (3,)
        Velocity of the air in space.

    Returns
    -------
    Torque

    Examples
    --------
    >>> air = ph.forces.drag(0.01, coefficient=0.47)
    >>> ball = ph.Body.sphere(0.05, mass=0.5)
    >>> run = ph.simulate(ball, force=ph.forces.gravity() + air, velocity=[20, 0, 20], omega=[0, 0, 0],
    ...                   t_end=1, dt=0.05)
    >>> bool(run.v[-1, 0] < 20)
    True
    """
    a, c, rho = (number(v, k) for k, v in (("area", area), ("coefficient", coefficient), ("density", density)))
    air, middle = vec3(wind, "wind"), vec3(centre, "centre")

    def make(body: Body) -> Any:
        return drag_load, None, parameters(point=to_principal(middle, body), c=0.5 * rho * c * a, wind=air)

    settings = {"area": a, "coefficient": c, "density": rho, "centre": kept(centre), "wind": kept(wind)}
    return ForceModel("drag", Kind.VELOCITY, make, **settings)


@kernel
def lift_load(t, Q, V, p):  # type: ignore[no-untyped-def]
    return at_point(Q, p.point, p.force)


@kernel
def lift_energy(t, Q, p):  # type: ignore[no-untyped-def]
    return -dot(p.force, point_of(Q, p.point))


@quantities(volume="m^3", density="kg/m^3", centre="m", g="m/s^2")
def buoyancy(volume: Any, *, density: Any = 1000.0, centre: Any = ORIGIN, g: Any = 9.81, up: Any = UP) -> Torque:
    """Make the upward force density * volume * g on a body that is completely under water.

    Parameters
    ----------
    volume : float
        Volume of the water that the body displaces (m^3).
    density : float
        Density of the water (kg/m^3).
    centre : array_like, (3,)
        Centre of the volume, at which the force acts, relative to the centre of mass, in body axes.
    g : float
        Acceleration of gravity (m/s^2).
    up : array_like, (3,)
        Upward direction in space.

    Returns
    -------
    Torque

    Examples
    --------
    >>> lift = ph.forces.buoyancy(0.002, centre=[0, 0, 0.05])
    >>> boat = ph.Body([1, 1, 1], mass=2.0)
    >>> run = ph.simulate(boat, force=ph.forces.gravity() + lift, omega=[0, 0, 0], t_end=1, dt=0.1)
    >>> abs(run.x[-1]).max().round(9)  # it floats
    np.float64(0.0)
    """
    size, rho, a = (number(v, k) for k, v in (("volume", volume), ("density", density), ("g", g)))
    force, middle = (rho * size * a) * unit(up, "buoyancy: up"), vec3(centre, "centre")

    def make(body: Body) -> Any:
        return lift_load, lift_energy, parameters(point=to_principal(middle, body), force=force)

    settings = {"volume": size, "density": rho, "centre": kept(centre), "g": a, "up": kept(up)}
    return ForceModel("buoyancy", Kind.POTENTIAL, make, **settings)


# --- thrust -------------------------------------------------------------------------------------------------------


@kernel
def thrust_load(t, Q, V, p):  # type: ignore[no-untyped-def]
    o = V.shift.x
    return Pair(Vec3(like(p.torque.x, o), like(p.torque.y, o), like(p.torque.z, o)), Q.R @ p.force)


@quantities(points="m", thrusts="N")
def thrusters(points: Any, directions: Any, thrusts: Any) -> Torque:
    """Make the load of constant forces that act at points of the body; points and directions are fixed in the body.

    Parameters
    ----------
    points : array_like, (n, 3)
        Points at which the forces act, relative to the centre of mass, in body axes.
    directions : array_like, (n, 3)
        Directions of the forces on the body, in body axes; their lengths do not matter.
    thrusts : array_like, (n,)
        Sizes of the forces (N).

    Returns
    -------
    Torque

    Examples
    --------
    >>> jets = ph.forces.thrusters([[0, 0, 0]], [[1, 0, 0]], [2.0])
    >>> run = ph.simulate(ph.Body([1, 1, 1], mass=1.0), force=jets, omega=[0, 0, 0], t_end=1, dt=0.1)
    >>> run.x[-1, 0].round(9)
    np.float64(1.0)
    """
    where_, way = (
        np.atleast_2d(floats(v, n, "(n, 3) numbers")) for n, v in (("points", points), ("directions", directions))
    )
    size = np.atleast_1d(floats(thrusts, "thrusts", "n numbers"))
    if where_.shape != way.shape or where_.shape[1:] != (3,) or size.shape != where_.shape[:1]:
        raise InvalidInput(
            f"thrusters needs n points, n directions and n thrusts; got {where_.shape}, {way.shape} and {size.shape}"
        )
    lengths = np.linalg.norm(way, axis=1)
    if np.any(lengths == 0):
        raise InvalidInput("thrusters: a direction must not be zero")
    forces = way / lengths[:, None] * size[:, None]
    force, torque = vec3(forces.sum(axis=0)), vec3(np.cross(where_, forces).sum(axis=0))

    def make(body: Body) -> Any:
        p = parameters(force=to_principal(force, body), torque=to_principal(torque, body))
        return thrust_load, None, p

    return ForceModel("thrusters", Kind.TORQUE, make, points=where_, directions=way, thrusts=size)
