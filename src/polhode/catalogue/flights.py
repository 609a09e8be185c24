"""Problems of bodies that move and rotate: orbits, and bodies on the ground."""

from __future__ import annotations

import math
from operator import methodcaller
from typing import Any

import numpy as np

from ..body import Body
from ..forces import central, disc, ellipsoid, gravity, ground, sphere
from ..groups.so3 import exp
from ..motion.trajectory import Trajectory
from .collection import Quantity, energy, maker, problem, value_at_start
from .problem import Invariant, Problem

G = 9.81
CONSERVED: dict[str, Quantity] = {"energy": energy, "total angular momentum": methodcaller("momentum_about")}

# --- orbits -----------------------------------------------------------------------------------------------


@maker
def full_two_body() -> Problem:
    """A triaxial body of mass 0.2 and a sphere of mass 1, with G = 1; x is the vector from the sphere to the body."""
    sphere_mass, mass = 1.0, 0.2
    reduced = sphere_mass * mass / (sphere_mass + mass)
    body = Body([0.010, 0.014, 0.018], mass=reduced, name="full-two-body")
    return problem(
        "full-two-body", "a triaxial body and a sphere that orbit each other; orbit and rotation exchange momentum",
        body, central(sphere_mass, attracted=mass), (0.3, 0.2, 1.1), tilt=(0.3, -0.2, 0.5), position=(1.3, 0.0, 0.1),
        velocity=(0.0, 0.85, 0.1), t_end=40, dt=0.02,
        source="Maciejewski 1995, Reduction, relative equilibria and potential in the two rigid bodies problem",
        conserved=CONSERVED,
        note="x is the vector from the sphere to the body, and the mass is the reduced mass. The bodies attract each "
        "other with MacCullagh's potential. The total energy and the total angular momentum are conserved.",
    )  # fmt: skip


@maker
def hyperion() -> Problem:
    """Hyperion as in Wisdom, Peale & Mignard: an ellipsoid with semi-axes 190, 145 and 114 km on an orbit with e = 0.1.

    The moments satisfy (B - A)/C = 0.264.
    """
    mu, a, e = 3.7931e16, 1.4811e9, 0.1
    rate = math.sqrt(mu / a**3)
    near, speed = a * (1 - e), math.sqrt(mu / a * (1 + e) / (1 - e))
    body = Body.ellipsoid(190e3, 145e3, 114e3, mass=5.6e18, name="hyperion")
    period = 2 * math.pi / rate
    return problem(
        "hyperion", "Hyperion's chaotic tumbling on its eccentric orbit", body, central(mu),
        (0.2 * rate, 0.5 * rate, rate), tilt=(0.5, 0.2, 0.4), position=(near, 0.0, 0.0),
        velocity=(0.0, speed, 0.0), t_end=10 * period, dt=period / 200,
        source="Wisdom, Peale & Mignard 1984, The chaotic rotation of Hyperion",
        conserved=CONSERVED,
        note="The run covers ten orbits of 21.3 days. The spin lies in the chaotic zone around synchronous rotation, "
        "so the body tumbles; neighbouring motions separate within two orbits.",
    )  # fmt: skip


@maker
def orbit_equilibrium() -> Problem:
    """A satellite in equilibrium on a circular orbit (Lagrange's case).

    The axis of least inertia points along the radius, the axis of greatest inertia is normal to the orbit.
    """
    mu, r, mass = 1.0, 1.0, 1.0
    A, B, C = 0.010, 0.014, 0.018
    rate = math.sqrt(mu / r**3 * (1.0 + 1.5 * (B + C - 2.0 * A) / (mass * r * r)))

    def motion(t: Any) -> tuple[np.ndarray, np.ndarray]:
        s = np.asarray(t, float)
        up = np.array([0.0, 0.0, rate])
        return np.asarray(exp(s[..., None] * up)), np.broadcast_to(up, (*s.shape, 3))

    return problem(
        "orbit-equilibrium", "a satellite in equilibrium on a circular orbit", Body([A, B, C], mass=mass), central(mu),
        (0.0, 0.0, rate), position=(r, 0.0, 0.0), velocity=(0.0, rate * r, 0.0), t_end=20, dt=0.02,
        source="Hughes, Spacecraft Attitude Dynamics, chapter 9", exact=motion,
        conserved=CONSERVED,
        known={"distance": lambda p: Invariant(lambda q: np.linalg.norm(q.x, axis=1), lambda t: np.full(len(t), r), r)},
        note="The motion is stable and known in closed form. The rate of the orbit is that of a point mass, increased "
        "by the gravity gradient.",
    )  # fmt: skip


# --- on the ground ----------------------------------------------------------------------------------------


def never_grows(p: Problem, lowest: Any, stiffness: float) -> Invariant:
    """Return the invariant for the increase of the total energy since the start, which must be zero.

    The total energy includes the elastic energy of the ground.  lowest(R) returns the lowest points of the body,
    relative to its centre of mass.
    """

    def total(q: Trajectory) -> np.ndarray:
        depth = -(q.x[:, 2] + np.einsum("ni,ni->n", q.R[:, 2], lowest(q.R)))
        stored = 0.5 * stiffness * np.maximum(depth, 0.0) ** 2
        return q.kinetic_energy + p.body.mass * G * q.x[:, 2] + stored

    start = value_at_start(p, total)

    def growth(q: Trajectory) -> np.ndarray:
        return np.maximum(total(q) - start(), 0.0)

    return Invariant(growth, lambda t: np.zeros(len(t)), float(p.body.mass) * G)


@maker
def bouncing_ball() -> Problem:
    radius, k = 0.1, 1e4

    def lowest(R: np.ndarray) -> np.ndarray:
        return -radius * R[:, 2]

    floor = ground(sphere(radius), stiffness=k, dissipation=0.2, friction=0.3, slip=0.02)
    return problem(
        "bouncing-ball", "a spinning ball that bounces, and slows down until it rolls", Body.sphere(radius, mass=1.0),
        gravity(G) + floor, (0.0, -30.0, 10.0), position=(0.0, 0.0, 1.0), velocity=(2.0, 0.0, 0.0), t_end=2, dt=0.001,
        source="Hunt & Crossley 1975; polhode", known={"energy never grows": lambda p: never_grows(p, lowest, k)},
        note="The contact is soft (Hunt and Crossley) and has friction (Coulomb, viscous below 2 cm/s). The load has "
            "kinks when contact begins or ends, so no method has more than second order there.",
    )  # fmt: skip


@maker
def tippe_top() -> Problem:
    radius, below, mass, k, tilt = 0.02, 0.004, 0.02, 2e3, 0.1
    inertia = 0.4 * mass * radius**2

    def jellett(q: Trajectory) -> np.ndarray:
        """Return Jellett's integral at the samples.

        It is the component of the momentum along the line from the centre of mass to the point of contact.  The contact
        force does not change it.
        """
        return np.einsum("ni,ni->n", q.momentum, below * q.R[:, :, 2] - np.array([0.0, 0.0, radius]))

    floor = ground(sphere(radius, [0, 0, below]), stiffness=k, dissipation=50.0, friction=0.3, slip=0.01)
    return problem(
        "tippe-top", "a top that turns over and stands on its stem",
        Body([inertia, inertia, 0.98 * inertia], mass=mass), gravity(G) + floor, (0.0, 0.0, 180.0), tilt=(tilt, 0, 0),
        position=(0.0, 0.0, radius - below * math.cos(tilt) - mass * G / k), velocity=(0.0, 0.0, 0.0), t_end=2, dt=2e-4,
        source="Cohen 1977, The tippe top revisited", conserved={"Jellett's integral": jellett},
        note="The top is a ball whose centre of mass lies below its centre. Jellett's integral is conserved for any "
        "friction.",
    )  # fmt: skip


@maker
def rattleback() -> Problem:
    axes, above, k = np.array([0.2, 0.03, 0.02]), 0.01, 2e4

    def lowest(R: np.ndarray) -> np.ndarray:
        s = R[:, 2] * axes**2
        return np.array([0.0, 0.0, above]) - s / np.sqrt(np.einsum("ni,ni->n", R[:, 2], s))[:, None]

    stone = Body([[2e-4, -2e-5, 0], [-2e-5, 1.6e-3, 0], [0, 0, 1.7e-3]], mass=1.0)
    a, b, c = axes.tolist()
    shape = ellipsoid(a, b, c, centre=[0, 0, above])
    floor = ground(shape, stiffness=k, dissipation=0.2, friction=1.0, slip=0.01)
    return problem(
        "rattleback", "a stone that rattles and reverses its spin", stone, gravity(G) + floor, (0.0, 0.0, -5.0),
        tilt=(0.01, 0.01, 0), position=(0.0, 0.0, above - G / k), velocity=(0.0, 0.0, 0.0), t_end=3, dt=1e-4,
        source="Garcia & Hubbard 1988, Spin reversal of the rattleback",
        known={"energy never grows": lambda p: never_grows(p, lowest, k)},
        note="The principal axes of the stone do not coincide with the axes of its surface. If it is spun in the "
            "opposite direction, it keeps its spin.",
    )  # fmt: skip


@maker
def coin() -> Problem:
    radius, edge, mass, k, tilt = 0.0125, 2e-4, 0.006, 5e3, 0.3
    rate = math.sqrt(4 * G / (radius * math.sin(tilt)))

    def lowest(R: np.ndarray) -> np.ndarray:
        across = R[:, 2] * [1.0, 1.0, 0.0]
        return -radius * across / np.linalg.norm(across, axis=1)[:, None] - edge * R[:, 2]

    floor = ground(disc(radius, edge), stiffness=k, dissipation=2.0, friction=0.5, slip=0.01)
    return problem(
        "coin", "a coin that rolls on its rim; its centre is nearly at rest", Body.cylinder(radius, 0.0015, mass=mass),
        gravity(G) + floor, (0.0, -rate * math.sin(tilt), 0.0), tilt=(tilt, 0, 0),
        position=(0.0, 0.0, radius * math.sin(tilt) + edge - mass * G / k), velocity=(0.0, 0.0, 0.0),
        t_end=0.4, dt=2e-5,
        source="Moffatt 2000, Euler's disk and its finite-time singularity",
        known={"energy never grows": lambda p: never_grows(p, lowest, k)},
        note="A disc of radius a with the inclination alpha rolls in this way at the rate sqrt(4 g/(a sin alpha)). It "
            "loses very little energy. With drag, as in "
        "examples/contact.py, it rolls faster and faster until it lies flat.",
    )  # fmt: skip
