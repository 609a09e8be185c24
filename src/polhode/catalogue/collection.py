"""Problems of bodies that only rotate: those of the five papers on which polhode is based, and others."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import cache, partial
from operator import attrgetter
from typing import Any

import numpy as np

from ..body import Body
from ..groups.so3 import exp
from ..kernels.scalar import kernel, where
from ..kernels.values import Vec3, cross
from ..motion.trajectory import Trajectory
from ..torques.base import Potential, Torque
from ..torques.models import constant, coulomb_wall, damping, gravity_gradient, heavy_top, piecewise
from .problem import Exact, Invariant, Problem

UP = np.array([0.0, 0.0, 1.0])
Quantity = Callable[[Trajectory], np.ndarray]  # its values at the samples of a run
MCLACHLAN_ZANNA = "mclachlan2005, as in krysl2004, section 3.1"


# --- conserved quantities -------------------------------------------------------------------------------


def value_at_start(p: Problem, of: Quantity) -> Callable[[], np.ndarray]:
    """Return a function that returns the value of a quantity at the start, and computes it when it is first called."""
    return cache(lambda: np.asarray(of(p.simulate("liemid_e2", t_end=p.dt, engine="python"))[0]))


def at_start(p: Problem, of: Quantity, scale: float | None = None) -> Invariant:
    """Return the invariant for a conserved quantity, whose exact value is always that at the start."""
    start = value_at_start(p, of)
    size = scale if scale is not None else float(np.linalg.norm(start())) or 1.0
    return Invariant(of, lambda t: np.broadcast_to(start(), (len(t), *start().shape)), size)


energy, momentum, off_group = map(attrgetter, ("energy", "momentum", "orthogonality"))


def vertical(q: Trajectory) -> np.ndarray:
    return q.momentum @ UP


def along_axis(q: Trajectory) -> np.ndarray:
    return q.momentum_body @ UP


def problem(
    name: str,
    summary: str,
    moments: Any,
    torque: Torque | None,
    omega: Any,
    *,
    t_end: float,
    dt: float,
    source: str,
    tilt: Any = (0.0, 0.0, 0.0),
    physical: bool = True,
    exact: Exact | None = None,
    note: str = "",
    position: tuple[float, float, float] | None = None,
    velocity: tuple[float, float, float] | None = None,
    conserved: Mapping[str, Quantity] | None = None,
    known: Mapping[str, Callable[[Problem], Invariant]] | None = None,
) -> Problem:
    """Make a problem and its invariants.

    moments : principal moments, or a body.
    conserved : quantities that are constant, by name.
    known : other quantities whose value is known at every time: functions that return the invariant, by name.
    """
    body = moments if isinstance(moments, Body) else Body(moments, name=name, physical=physical)
    start = tuple(float(w) for w in omega)
    assert len(start) == 3
    R = np.asarray(exp(np.asarray(tilt, float)))
    R.setflags(write=False)
    if torque is None and exact is None:
        exact = free(body, start, R)
    found: dict[str, Invariant] = {}
    p = Problem(
        name, summary, body, torque, start, R, float(t_end), float(dt), source, found, exact, note, position, velocity
    )
    if torque is None:
        conserved = {"energy": energy, "momentum": momentum}
    size = kinetic(body, start) + (0.0 if velocity is None else 0.5 * body.mass * float(np.dot(velocity, velocity)))
    for key, of in (conserved or {}).items():
        found[key] = at_start(p, of, size if of is energy and size > 0 else None)
    for key, make in (known or {}).items():
        found[key] = make(p)
    found["distance from SO(3)"] = Invariant(off_group, lambda t: np.zeros(len(t)), 1.0)
    return p


MAKERS: dict[str, Callable[[], Problem]] = {}


def listed(name: str, *args: Any, **facts: Any) -> None:
    """Add a problem to the catalogue; it is made when it is first used.  The arguments are those of `problem`."""
    MAKERS[name] = partial(problem, name, *args, **facts)


def maker(make: Callable[[], Problem]) -> Callable[[], Problem]:
    """Add a function that makes a problem to the catalogue, under its own name."""
    MAKERS[make.__name__.replace("_", "-")] = make
    return make


def kinetic(body: Body, omega: Any) -> float:
    w = np.asarray(omega)
    return float(0.5 * w @ body.inertia @ w)


def free(body: Body, omega: Any, R: np.ndarray) -> Exact:
    def motion(t: Any) -> tuple[np.ndarray, np.ndarray]:
        from ..exact import free_body

        q = free_body(body, omega=omega, attitude=R, t=t)
        return q.R, q.omega

    return motion


# --- the papers -------------------------------------------------------------------------------------------

BUSS_MOMENTUM = np.array([3.0, 3.0, 0.0]) / np.sqrt(2.0)
BUSS = np.array([0.95, 0.09, 0.94]) / 3.0
PRISM = np.array([0.8125, 0.0425, 0.85]) / 3.0
LAGRANGE: dict[str, Quantity] = {"energy": energy, "vertical momentum": vertical, "spin momentum": along_axis}
TOP = (5.0, 5.0, 1.0)


listed(
    "mclachlan-zanna", "free body of McLachlan and Zanna", (0.9144, 1.098, 1.66), None, (0.45549, 0.82623, 0.03476),
    t_end=100, dt=0.5, source=MCLACHLAN_ZANNA,
)  # fmt: skip
listed(
    "buss", "free body behind the published figures of Buss", BUSS, None, BUSS_MOMENTUM / BUSS, t_end=4, dt=0.001,
    source="buss2001, section 6",
    note="The numbers in the paper were computed with these moments of a nearly symmetric rod, not with those of a "
    "prism with sides 1:4:18.",
)  # fmt: skip
listed(
    "buss-prism", "free prism with sides 1:4:18", PRISM, None, BUSS_MOMENTUM / PRISM, t_end=4, dt=0.001,
    source="buss2001, section 6", note="The text of the paper describes this body, but the published numbers were "
        "computed for another one.",
)  # fmt: skip
listed(
    "betsch-free", "free body of Betsch and Siebert", (6, 8, 3), None, (10, 20, 20), t_end=1, dt=0.05,
    source="betsch2009, section 5.1",
)  # fmt: skip


PULSE = 0.05  # duration of the disturbance
SPIN_UP = 2.0 - PULSE


@maker
def book_toss() -> Problem:
    def should_be(t: np.ndarray) -> np.ndarray:
        pushed = 20.0 * np.minimum(t, SPIN_UP)
        disturbed = np.clip(t - SPIN_UP, 0.0, PULSE) / (5.0 * PULSE)
        return np.stack([pushed, disturbed, 0.0 * t], axis=-1)

    forcing = piecewise(
        (0.0, SPIN_UP, 2.0), ((20.0, 0.0, 0.0), (0.0, 1.0 / (5.0 * PULSE), 0.0), (0.0, 0.0, 0.0)), held=False
    )
    return problem(
        "book-toss", "body that is spun about its middle axis, disturbed, and released", (5, 10, 1), forcing, (0, 0, 0),
        t_end=5, dt=0.01, source="simo1991, as in hulbert1992, section 5.1, and krysl2004, section 3.2", physical=False,
        known={"momentum": lambda p: Invariant(momentum, should_be, 20.0 * SPIN_UP)},
        note="No real body has these moments (5 + 1 < 10). In the papers, the disturbance lasts one step, so it "
        "depends on the step; here it always lasts 0.05, which is the larger step of the papers. If the step divides "
        "0.05, the torque switches only at the ends of steps. Methods that evaluate the torque inside the step then "
        "keep their order. Methods that evaluate it at the ends use the same value in the step before the switch and "
        "in the step after it, and have first order.",
    )  # fmt: skip


listed(
    "lagrangian-top", "symmetric top that falls and swings", (0.875, 0.875, 0.25),
    heavy_top(np.sqrt(3.0) / 2.0 * 9.81), (0, 0, 1), tilt=(np.pi / 16.0, 0, 0), t_end=100, dt=0.05,
    source="krysl2004, section 3.3", conserved=LAGRANGE,
    note="The paper states only Mgl; the other numbers are those of the example to which it refers.",
)  # fmt: skip
listed(
    "fast-top", "fast symmetric top", TOP, heavy_top(20.0), (0, 0, 50), tilt=(0.3, 0, 0), t_end=10, dt=0.005,
    source="simo1991, as in hulbert1992, section 5.2, and krysl2004, section 3.4", conserved=LAGRANGE,
)  # fmt: skip
listed(
    "slow-top", "slow symmetric top", TOP, heavy_top(20.0), (0, 0, 5), tilt=(0.05, 0, 0), t_end=10, dt=0.01,
    source="krysl2004, section 3.5; krysl2005", conserved=LAGRANGE, note="The papers do not state the final time.",
)  # fmt: skip
listed(
    "coulomb-wall", "attraction to a point behind a soft wall", (2, 3, 4.5), coulomb_wall(), (1, 2 / 3, 2 / 4.5),
    t_end=10, dt=0.01, source="krysl2004, section 3.6", conserved={"energy": energy, "vertical momentum": vertical},
    note="The torque in the paper has the sign of the opposite potential. The paper does not state the final time.",
)  # fmt: skip


@maker
def gyro_top() -> Problem:
    mass = 2700.0 * np.pi * 0.05**2 * 0.1 / 3.0
    arm, theta, precession = 0.075, np.pi / 3.0, 10.0
    transverse = 3.0 * mass / 80.0 * (4.0 * 0.05**2 + 0.1**2) + mass * arm**2
    axial = 0.3 * mass * 0.05**2
    mgl = mass * 9.81 * arm
    spin = mgl / (axial * precession) + (transverse - axial) / axial * precession * np.cos(theta)
    R0 = np.asarray(exp(np.array([theta, 0.0, 0.0])))
    omega = precession * R0[2] + spin * UP

    def motion(t: Any) -> tuple[np.ndarray, np.ndarray]:
        a = np.asarray(t, float)[..., None]
        before, after = exp(precession * a * UP), exp(spin * a * UP)
        return before @ R0 @ after, np.einsum("...ji,j->...i", after, omega)

    return problem(
        "gyro-top", "cone in steady precession", (transverse, transverse, axial), heavy_top(mgl), omega,
        tilt=(theta, 0, 0), t_end=1, dt=0.001, source="betsch2009, section 5.2", conserved=LAGRANGE, exact=motion,
        known={"height": lambda p: Invariant(lambda q: q.R[:, 2, 2], lambda t: np.full(len(t), R0[2, 2]), 1.0)},
    )  # fmt: skip


# --- others -----------------------------------------------------------------------------------------------


@maker
def satellite() -> Problem:
    rate, normal = 0.0011, (0.0, 1.0, 0.0)  # a low orbit with a period of 95 minutes

    def jacobi(q: Trajectory) -> np.ndarray:
        return q.energy - rate * q.momentum @ np.array(normal)

    moments, omega = (90.0, 120.0, 160.0), (0.0012, 0.0031, -0.0008)
    size = kinetic(Body(moments), omega)
    return problem(
        "satellite", "satellite that tumbles on a circular orbit under the gravity gradient", moments,
        gravity_gradient(rate * rate, towards=(0, 0, 1), rate=rate, normal=normal), omega, tilt=(0.2, 0.5, -0.3),
        t_end=18000, dt=20, source="Wie, Space Vehicle Dynamics and Control, section 6.10",
        known={"Jacobi's integral": lambda p: at_start(p, jacobi, size)},
    )  # fmt: skip


@maker
def dzhanibekov() -> Problem:
    # a bar of length 0.12 with a handle of length 0.06 in its middle: two rods of radius 0.006 and equal density
    bar, handle, r, rho = 0.12, 0.06, 0.006, 2700.0
    mb, mh = (rho * np.pi * r * r * length for length in (bar, handle))
    d = 0.5 * handle
    zb, zh = -mh * d / (mb + mh), d - mh * d / (mb + mh)  # distances of the two centres from the centre of mass
    across_b, across_h = mb * (bar**2 / 12 + r * r / 4), mh * (handle**2 / 12 + r * r / 4)
    moments = (
        0.5 * mb * r * r + mb * zb**2 + across_h + mh * zh**2,  # about the direction of the bar
        across_b + mb * zb**2 + across_h + mh * zh**2,
        across_b + 0.5 * mh * r * r,  # about the direction of the handle
    )
    return problem(
        "dzhanibekov", "T-handle spun about its handle, which flips again and again", moments, None, (0.01, 0.01, 12.0),
        t_end=10, dt=0.01, source="Ashbaugh, Chicone & Cushman 1991, The twisting tennis racket",
        note="The handle is parallel to the axis of the middle moment of inertia, about which rotation is unstable.",
    )  # fmt: skip


@maker
def damped_driven() -> Problem:
    moments, rate, drive = np.array([1.0, 1.7, 2.3]), 0.15, np.array([0.3, -0.2, 0.5])
    omega = (1.2, -0.9, 2.0)
    tilt = (0.4, -0.7, 1.2)

    def should_be(p: Problem) -> Invariant:
        start = p.attitude @ (moments * np.array(omega))
        final = drive / rate

        def at(t: np.ndarray) -> np.ndarray:
            return final + np.exp(-rate * t)[:, None] * (start - final)

        return Invariant(momentum, at, float(np.linalg.norm(start)))

    return problem(
        "damped-driven", "damping in proportion to the inertia, and a constant torque in space", moments,
        damping(rate * moments) + constant(drive), omega, tilt=tilt, t_end=20, dt=0.02, source="polhode",
        known={"momentum": should_be},
        note="The momentum in space is known at every time: its rate of change is the constant torque minus 0.15 times "
        "the momentum.",
    )  # fmt: skip


@kernel
def floor_energy(R, p):  # type: ignore[no-untyped-def]
    d = p.floor - R.e3.z
    return where(d > 0.0, 0.5 * p.stiffness, 0.0) * (d * d)


@kernel
def floor_torque(R, p):  # type: ignore[no-untyped-def]
    d = p.floor - R.e3.z
    return where(d > 0.0, -p.stiffness, 0.0) * d * cross(Vec3(0.0, 0.0, 1.0), R.e3)


@maker
def contact() -> Problem:
    hit = Potential(floor_energy, floor_torque, params={"floor": -0.4, "stiffness": 1e4})
    return problem(
        "contact", "heavy top that falls on a stiff floor and bounces", (1.0, 1.5, 2.0), heavy_top(5.0) + hit,
        (0.3, 0.6, 1.0), tilt=(0.8, 0, 0), t_end=5, dt=0.001, source="polhode",
        conserved={"energy": energy, "vertical momentum": vertical},
        note="The floor is a spring that can push but not pull. The torque has a kink when contact begins or ends, so "
            "no method has more than second order there.",
    )  # fmt: skip


listed(
    "separatrix", "free body that stays near its middle axis", (1, 2, 3), None, (1e-3, 1.0, 0.0), t_end=40, dt=0.05,
    source="whittaker1937, section 69",
)  # fmt: skip
listed(
    "nearly-symmetric", "free body with two moments that differ by a millionth", (1.0, 1.000001, 1.8), None,
    (0.7, 0.4, 2.0), t_end=100, dt=0.1, source="polhode",
)  # fmt: skip
listed(
    "asymmetric-top", "heavy top without symmetry: the motion is chaotic", (1.0, 1.5, 2.2),
    heavy_top(4.0 * math.hypot(0.3, 0.2, 0.9), (0.3, 0.2, 0.9)), (0.5, 1.0, 1.5), tilt=(1.0, 0.3, 0), t_end=10, dt=0.01,
    source="polhode", conserved={"energy": energy, "vertical momentum": vertical},
)  # fmt: skip
