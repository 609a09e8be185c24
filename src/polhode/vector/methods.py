"""Explicit second-order methods of structural dynamics, and their parts.

Krysl 2005, section 2: symplectic Euler, its adjoint, and Newmark's method as their composition,

    Phi_h:   p_{t+h} = p_t + h f_t         u_{t+h} = u_t + h M^-1 p_{t+h}
    Phi*_h:  u_{t+h} = u_t + h M^-1 p_t    p_{t+h} = p_t + h f_{t+h}
    Newmark  Xi = Phi*_{h/2} o Phi_{h/2}                                                (5)

Hulbert 1992, section 2: central differences as a one-step method, (5), (6); central differences with velocities at half
steps, (8), (9); and the method of Tamma & Namburu, (11)-(14):

    M a_{n+1} + K d_{n+1} = F_{n+1}                                                     (4)
    d_{n+1} = d_n + h v_n + h^2/2 a_n          v_{n+1} = v_n + h/2 (a_n + a_{n+1})      (5), (6)
    d_{n+1} = d_n + h v_{n+1/2}                v_{n+3/2} = v_{n+1/2} + h a_{n+1}        (8), (9)
    M (v_{n+1} - v_n) = h F_{n+1/2} - h K (d_n + h/2 v_n)                               (11)-(13)
    d_{n+1} = d_n + h/2 (v_n + v_{n+1})                                                 (14)

In the code, the displacements d and X are called u, v_{n+1/2} is called w, the momentum p = M v is stored as v, and the
force F - K d is q.force(t, u, v).  Any function f(t, u, v) may replace -K d.  Newmark's family with the parameters beta
and gamma is in newmark.py; it contains central differences as beta = 0, gamma = 1/2.

Forces that depend on the velocity.  Damping C v is evaluated at the end or in the middle of the step, as the scheme
prescribes.  This takes a solve with the matrix M + g C, and all identities of the schemes also hold with damping.  A
function f that depends on v is called with a predicted velocity: v_n + h a_n for the end of a step (with an error of
O(h^2)), or v_n in the first-order methods.  The method of Tamma & Namburu does not need the acceleration; if f depends
on v, it stores the last acceleration for the prediction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from ..integrators import METHODS as ROTATIONS
from ..integrators import Registry
from ..integrators.record import BOUNDED, Cost, Option, Source
from . import newmark
from .operators import Array
from .record import EXPLICIT, Report, VectorClaims, VectorMethod, VectorParts
from .system import System


class Moving(NamedTuple):
    u: Array
    v: Array


def moving_start(q: System, h: float, t: float, u: Array, v: Array) -> Moving:
    return Moving(u, v)


# --- symplectic Euler and its adjoint ------------------------------------------------------------------


def euler_step(q: System, h: float, t: float, s: Moving) -> tuple[Moving, Report]:
    v = s.v + h * q.accelerate(q.force(t, s.u, s.v), s.v, 0.0)
    return Moving(s.u + h * v, v), EXPLICIT


def adjoint_step(q: System, h: float, t: float, s: Moving) -> tuple[Moving, Report]:
    u = s.u + h * s.v
    return Moving(u, s.v + h * q.accelerate(q.force(t + h, u, s.v), s.v, h)), EXPLICIT


# --- staggered central differences ---------------------------------------------------------------------


class Staggered(NamedTuple):
    u: Array
    w: Array  # velocity half a step after the time of u
    a: Array


def half_step_start(q: System, h: float, t: float, u: Array, v: Array) -> Staggered:
    a = q.accelerate(q.force(t, u, v), v, 0.0)  # (7)
    return Staggered(u, v + (0.5 * h) * a, a)


def rest_start(q: System, h: float, t: float, u: Array, v: Array) -> Staggered:
    return Staggered(u, v, 0.0 * v)


def staggered_step(q: System, h: float, t: float, s: Staggered) -> tuple[Staggered, Report]:
    g = 0.5 * h
    u = s.u + h * s.w  # (8)
    a = q.accelerate(q.force(t + h, u, q.predicted(s.w, g, s.a)), s.w, g)
    return Staggered(u, s.w + h * a, a), EXPLICIT  # (9)


def staggered_finish(h: float, s: Staggered) -> tuple[Array, Array]:
    return s.u, s.w - (0.5 * h) * s.a


STARTS = {"half_step": half_step_start, "rest": rest_start}


def staggered_cd(start: str = "half_step") -> VectorParts:
    return VectorParts(staggered_step, STARTS[start], staggered_finish)


def staggered_variant(m: VectorMethod, options: Mapping[str, Any]) -> VectorMethod:
    if options["start"] == "half_step":
        return m
    claims = replace(m.claims, order=1, velocity_order=1, reversible=False)
    return replace(m, claims=claims, cost=Cost(start=0, step=1))


# --- Tamma & Namburu -----------------------------------------------------------------------------------


class Conserving(NamedTuple):
    u: Array
    v: Array
    a: Array | float  # mean acceleration of the last step; 0 unless the force depends on the velocity
    F: Array | float  # load at the end of the step; 0 unless impulse = "trapezoidal", which needs it


RULES = ("midpoint", "trapezoidal")


def tamma_namburu(internal: str = "midpoint", impulse: str = "midpoint") -> VectorParts:
    def start(q: System, h: float, t: float, u: Array, v: Array) -> Conserving:
        remembers = q.sees_velocity and internal == "midpoint"
        a = q.accelerate(q.force(t, u, v), v, 0.0) if remembers else 0.0
        return Conserving(u, v, a, q.applied(t) if impulse == "trapezoidal" else 0.0)

    def step(q: System, h: float, t: float, s: Conserving) -> tuple[Conserving, Report]:
        g = 0.5 * h
        F: Array | float = 0.0
        if impulse == "midpoint":
            load = q.applied(t + g)  # (12)
        else:
            F = q.applied(t + h)
            load = 0.5 * (s.F + F)
        if internal == "midpoint":
            f = q.internal(t + g, s.u + g * s.v, q.predicted(s.v, g, s.a))  # (19), (20)
        else:
            f0 = q.internal(t, s.u, s.v)
            v1 = s.v + h * q.accelerate(f0 + load, s.v, 0.0) if q.sees_velocity else s.v
            f = 0.5 * (f0 + q.internal(t + h, s.u + h * s.v, v1))  # (21), (22)
        a = q.accelerate(f + load, s.v, g)
        v = s.v + h * a  # (11)
        keep = a if q.sees_velocity and internal == "midpoint" else 0.0
        return Conserving(s.u + g * (s.v + v), v, keep, F), EXPLICIT  # (14)

    return VectorParts(step, start, newmark.finish)


def tamma_namburu_variant(m: VectorMethod, options: Mapping[str, Any]) -> VectorMethod:
    if options["internal"] == "midpoint":
        return m
    return replace(m, claims=replace(m.claims, symplectic=False, reversible=False), cost=Cost(start=0, step=2))


# --- records -------------------------------------------------------------------------------------------

VERLET = VectorClaims(order=2, velocity_order=2, symplectic=True, reversible=True, energy=BOUNDED, limit=2.0)
EULER = VectorClaims(order=1, velocity_order=1, symplectic=True, reversible=False, energy=BOUNDED, limit=2.0)
AT_END = (
    "C v is evaluated at the end of the step, by a linear solve; a function of v gets the predicted velocity v + h a"
)


def advice_on(name: str) -> str:
    return " It rotates a body: use it with polhode.simulate(body, torque, ...)." if ROTATIONS.has(name) else ""


METHODS = Registry(
    "polhode.vector_methods",
    [
        VectorMethod(
            name="newmark_vector",
            summary="Newmark's family in beta and gamma; explicit for beta = 0",
            build=newmark.newmark_vector,
            claims=VERLET,
            cost=Cost(start=1, step=1),
            source=Source("krysl2005", "section 2, (5)", "gamma = 1/2 is variational: kane2000", also=("newmark1959",)),
            velocity=AT_END + " if beta = 0, otherwise the velocity at the end of the step (Newton's method)",
            options={
                "beta": Option(0.0, None, "weight of the new acceleration in the displacement; at least 0"),
                "gamma": Option(0.5, None, "weight of the new acceleration in the velocity; more than 1/2 damps"),
            },
            refine=newmark.newmark_variant,
        ),
        VectorMethod(
            name="central_difference",
            summary="central differences in one step (velocity Verlet)",
            build=newmark.newmark_vector,
            claims=VERLET,
            cost=Cost(start=1, step=1),
            source=Source("hulbert1992", "section 2.1, (4)-(7)", "Newmark with beta = 0, gamma = 1/2"),
            velocity=AT_END,
            aliases=("velocity_verlet",),
        ),
        VectorMethod(
            name="staggered_cd",
            summary="central differences with velocities at half steps (leapfrog)",
            build=staggered_cd,
            claims=VERLET,
            cost=Cost(start=1, step=1),
            source=Source("hulbert1992", "section 2.1, (8), (9)"),
            velocity=AT_END,
            options={
                "start": Option(
                    "half_step",
                    ("half_step", "rest"),
                    "first half-step velocity: v + h/2 a (half_step), or v itself (rest)",
                )
            },
            aliases=("leapfrog",),
            refine=staggered_variant,
        ),
        VectorMethod(
            name="tamma_namburu",
            summary="momentum form without accelerations (position Verlet)",
            build=tamma_namburu,
            claims=VERLET,
            cost=Cost(start=0, step=1),
            source=Source(
                "hulbert1992",
                "section 2.2, (10)-(14), (19)-(22)",
                "the authors claim smaller errors than central differences; we find them in some problems only",
                also=("tamma1990",),
            ),
            velocity="C v is evaluated in the middle of the step, by a linear solve; a function of v gets a predicted "
            "velocity: v + h/2 times the mean acceleration of the last step (midpoint) or v + h a (trapezoidal)",
            options={
                "internal": Option("midpoint", RULES, "quadrature of the force f - K u; no difference if it is linear"),
                "impulse": Option("midpoint", RULES, "quadrature of the load F(t)"),
            },
            aliases=("position_verlet",),
            refine=tamma_namburu_variant,
        ),
        VectorMethod(
            name="symplectic_euler",
            summary="new velocity from the force, then new displacement",
            build=lambda: VectorParts(euler_step, moving_start, newmark.finish),
            claims=EULER,
            cost=Cost(start=0, step=1),
            source=Source("krysl2005", "section 2, Phi_h"),
            velocity="C v, and functions of v, are evaluated with the velocity at the start of the step",
        ),
        VectorMethod(
            name="symplectic_euler_adjoint",
            summary="new displacement, then new velocity from the force",
            build=lambda: VectorParts(adjoint_step, moving_start, newmark.finish),
            claims=EULER,
            cost=Cost(start=0, step=1),
            source=Source("krysl2005", "section 2, Phi*_h"),
            velocity="C v is evaluated at the end of the step, by a linear solve; "
            "a function of v gets the velocity at the start of the step",
        ),
    ],
    advice_on,
)
