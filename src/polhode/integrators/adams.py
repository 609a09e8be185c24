"""adams: one torque call per step, at any order, with step sizes that a tolerance determines.

If the torque is a *known* function of time, the motion of the body needs no torque call and can be computed to
rounding.  So this method interpolates the torque, while Shampine & Gordon (1975) interpolate the motion.  Let x = (t -
t_n)/h, and let tau_n, tau_{n-1}, ... be the torques in space at the last nodes x_0 = 0 > x_1 > x_2 ...:

    predict    P_k(x) = c_0 + (x - x_0) (c_1 + (x - x_1) (c_2 + ...)),   c_j = [tau_n, ..., tau_{n-j}],   j < k
               M' = P_k + R b(R, Omega),   R' = R hat(I^-1 R^T M)    from x = 0 to 1, without a torque call
    evaluate   tau_{n+1} at the predicted attitude and angular velocity: the only call
    correct    the same with one more term, c_k = d_k,   d_0 = tau_{n+1},   d_j = (d_{j-1} - c_{j-1})/(1 - x_{j-1})

The effect of this term is added to the predicted state to first order if the rest is negligible (`adams_step.adjust`);
otherwise the body turns again.  The d_j are also the divided differences of the next step, in other units.

b is a model of the torque that is learned during the run.  It is linear in the attitude and the angular velocity,

    b(R, Omega) = B (R, Omega, 1)     in the body frame,

and fitted by least squares to all torques so far (Givens rotations update a triangular factor).  The polynomial then
interpolates the remainders tau_i - R_i b_i, so the order does not depend on the model.  The model is used while it
allows longer steps than no model.  The torques of weights, magnets and damping are linear, and their model becomes
exact.  Then the error no longer limits the step.  However, the torque may change by at most half of its size within a
step; otherwise, a step could miss changes that the model does not contain.

e_j is the difference between the correctors of orders j and j + 1; the result of the latter is used.  s_j, the
surprise, is the difference between the new torque and its prediction, as an impulse.  A fraction of s_j counts as an
error too, because e_j of high order is too small where the torque has a kink or suddenly becomes large:

    e_j = h |d_j| int_0^1 (1 - x) prod_{i < j-1} |x - x_i| dx / |M|,     s_j = h |d_j| prod_{i < j} |1 - x_i| / |M|

A step is accepted if max(e_k, 0.009 s_k) <= 0.2 tol.  With the model, 0.3 s_k counts instead, because the model may fit
all torques except the new one.  The next order is the order j <= k + 1 whose e_j allows the longest step.  With
g = 0.88 (0.2 tol/max(e_j, 0.009 s_j))^(1/(j+1)), the factor of the next step is g if g <= 1, and otherwise the smaller
of g^0.4 and 2.  The next step uses the torque of a rejected step again (`adams_attempt.py`).

A run begins with k = 1 and raises the order with each step.  A Runge-Kutta method of order 8 for the quaternion turns
the body, with as many substeps as the angle needs (`adams_stages.py`).  So the free motion is equally accurate at any
angular velocity.

For a body that moves, `adams_flight.py` interpolates the force together with the torque.  If the load is stiff, as in a
contact with friction, `adams_stiff.py` also uses its derivatives with respect to the velocities.

The state of a run is one array w of doubles.  A run that is continued from this array gives the same bits as an
uninterrupted run.
"""

from collections.abc import Callable
from math import inf
from typing import Any

import numpy as np

from ..errors import Unsupported
from ..kernels import quaternions
from ..kernels.flight import Masses
from ..kernels.solve import Report
from ..kernels.values import Quat, Vec3, divide, tr
from . import adams_layout as at
from .adams_attempt import in_place
from .adams_block import block_starter, block_stepper
from .adams_common import common_starter, common_stepper
from .adams_flight import call_load, put_force, scale_of
from .adams_layout import COLUMNS, FEATURES, ORDER, matrix
from .adams_state import (
    FLYING_TEMPLATE,
    STIFF_TEMPLATE,
    TEMPLATE,
    first_step_of_force,
    flatten,
    flying_state,
    of_body,
    put_first_node,
    put_start,
    state,
    stiff_state,
)
from .adams_step import between, between_with_place, call
from .adams_stiff import between_stiff, call_derivatives, put_rates
from .pacing import gyration_radius
from .record import Cost, Kernel, Kind, Method, Option, Parts, Source, explicit_claims

SMOOTH, SHIFTED = 3.0, 0.3  # after `shift` (a held torque changes): the highest order, and the factor of the next step

# the structure of the state, the function that makes it, and the sizes of the state and of the scratch memory
TURNING = TEMPLATE, state, at.LEAVES, at.SCRATCH
FLYING = FLYING_TEMPLATE, flying_state, at.FLIGHT_LEAVES, at.SCRATCH
STIFF = STIFF_TEMPLATE, stiff_state, at.STIFF_LEAVES, at.STIFF_SCRATCH


def shift_nodes(w, change):
    """Add a change of the torque to the torques of all nodes."""
    for i in range(int(w[at.N])):
        R, W = matrix(w, at.ATT + 9 * i), Vec3(*w[at.VEL + 3 * i : at.VEL + 3 * i + 3].tolist())
        w[at.TAU + 3 * i : at.TAU + 3 * i + 3] += np.array(R @ change(w[at.T + i], R, W))


def shift_model(w, change):
    """Add a change of the torque to the model.

    The change must be linear in attitude and angular velocity, as held torques are.
    """
    t, zero, still = w[at.T], np.zeros(9), Vec3(0.0, 0.0, 0.0)
    constant = np.array(change(t, matrix(zero, 0), still))
    motions = [(matrix(row, 0), still) for row in np.eye(9)]
    motions += [(matrix(zero, 0), Vec3(*(row / w[at.UNIT]).tolist())) for row in np.eye(3)]
    slopes = np.array([*(np.array(change(t, R, W)) - constant for R, W in motions), constant])
    w[at.B : at.B + 3 * FEATURES] += slopes.T.reshape(-1)
    fit = w[at.FIT : at.FIT + FEATURES * COLUMNS].reshape(FEATURES, COLUMNS)
    fit[:, FEATURES:] += np.triu(fit[:, :FEATURES]) @ slopes


def started(make: Callable[..., np.ndarray], made: Callable[[Any], Any], template: Any) -> Kernel:
    """Return start(...), from start_leaves(...); made(w) makes the state from its leaves."""

    def start(torque, q, I, h, t, R, W):
        if q == ():  # there is no torque: the caller needs only the structure of the state
            return template
        return made(make(torque, q, I, h, t, R, W).tolist())

    return start


def first_derivatives(load, limits, masses, w, u, t):
    """Call `call_derivatives`; raise Unsupported if a formula of the user cannot be evaluated with series."""
    try:
        call_derivatives(load, limits, masses, w, u, t, False)
    except (TypeError, AttributeError, KeyError) as e:
        raise Unsupported(
            "adams: stiff=True evaluates the load with power series instead of numbers, but an operation of this load "
            f"does not accept them ({e}). Use + - * /, powers with a number as exponent, and functions of polhode.math "
            "only, or leave out stiff."
        ) from e


def starter(jumps: bool, first: bool, flies: bool = False, stiff: bool = False) -> Callable[..., np.ndarray]:
    """Return start_leaves(...); flies: for a body that moves; stiff: with the derivatives of the load."""
    _, _, leaves, scratch = STIFF if stiff else FLYING if flies else TURNING

    def start(torque, q, I, h, t, Q, V):
        if any(map(np.ndim, flatten((Q, V)))):
            raise ValueError("one body at a time")  # the caller then starts the bodies one by one
        moments, R, W = (I.I, Q.R, V.turn) if flies else (I, Q, V)
        w, u = np.zeros(leaves), np.zeros(scratch)
        limits = q._replace(begin=t) if jumps else q
        put_start(w, u, moments, R, W)
        if not flies:
            call(torque, limits, t, u)
            put_first_node(moments, q, h, W, w, u, t, first)
            return w
        for i, value in ((at.PLACE, Q.x), (at.SPEED, V.shift), (at.LOW, Q.low)):
            w[i : i + 3] = np.array(value)
        w[at.SCALE] = scale_of(I)
        call_load(torque, limits, I, w, u, t, matrix(u, at.NEW_R), False)
        put_first_node(moments, q, h, W, w, u, t, first)
        put_force(w, u)
        if stiff:
            first_derivatives(torque, limits, I, w, u, t)
            put_rates(w, u)
        speed = float(np.linalg.norm(w[at.SPEED : at.SPEED + 3]))
        w[at.LARGEST_M] += gyration_radius(I) * I.m * speed
        if first:
            w[at.H] = min(w[at.H], first_step_of_force(I, q, speed, u[at.FORCE_SIZE], q.end - t))
        return w

    return start


def stepper(attempt: Kernel, made: Callable[[Any], Any], scratch: int) -> Kernel:
    """Return step(...): one attempt for each body, in Python.  made(w) converts an array to the state."""

    def step(torque, q, I, h, t, c):
        rows, u = np.array(flatten(c)), np.zeros(scratch)
        if rows.ndim == 1:
            fine = attempt(torque, q, I, rows, u)
            return made(rows.tolist()), Report(0.0, 0.0, fine)
        fine = np.ones(rows.shape[1])
        for j in range(rows.shape[1]):
            w = rows[:, j].copy()
            fine[j] = attempt(torque, of_body(q, j), of_body(I, j), w, u)
            rows[:, j] = w
        return made(rows), Report(0.0 * fine, 0.0 * fine, fine)

    return step


def finish_from(I, q, M):
    """Return attitude and angular velocity from quaternion and momentum; I is a Masses if the body moves."""
    R = quaternions.to_matrix(q)
    return R, divide(tr(R) @ M, I.I if isinstance(I, Masses) else I)


def finish(I, c):
    return finish_from(I, c.s.q, c.s.M)


def finish_leaves(I, w):
    return finish_from(I, Quat(*w[at.Q : at.M].tolist()), Vec3(*w[at.M : at.K].tolist()))


def place(masses, c):
    return c.x, c.v


def reverse(c):
    raise Unsupported("adams is not reversible: start a run with the opposite angular velocity instead")


def shifter(made: Callable[[Any], Any]) -> Kernel:
    """Return shift(...), which changes the history as if change(t, R, W) had been part of the torque from the start.

    The part of the torque that depends on the attitude then has a continuous first derivative.  It is smoother if the
    model describes it.  made(w) converts an array to the state.
    """

    def shift(change, I, c):
        if np.ndim(c.t):
            raise ValueError("one body at a time")  # the caller then shifts the bodies one by one
        w = np.array(flatten(c))
        shift_nodes(w, change)
        shift_model(w, change)
        w[at.K], w[at.STARTING], w[at.AHEAD], w[at.KNOWN] = min(w[at.K], SMOOTH), 1.0, 0.0, 0.0
        w[at.H] *= SHIFTED
        return made(w.tolist())

    return shift


def build_controlled(
    jumps: bool, first: bool, model: bool, flies: bool = False, common: bool = False, block: int | None = None,
    stiff: bool | str = False,
) -> Parts:  # fmt: skip
    """Return the functions of the method.

    jumps : the torque has known jumps.
    first : the method chooses its first step.
    flies : the body moves.
    common : the torque is called for all bodies at once, so that they have a common step.
    block : the number of torques that are requested at once (`adams_block.py`).
    stiff : the derivatives of the load are used (`adams_stiff.py`), on a body that moves.
    """
    if block is not None:
        start = started(block_starter(block, first), state, TEMPLATE)
        return Parts(
            block_stepper(block, model), start, finish, reverse, scratch=at.SCRATCH, between=between,
            between_at=tuple(range(7)),
        )  # fmt: skip
    stiff = flies and stiff is True
    template, made, _, scratch = STIFF if stiff else FLYING if flies else TURNING
    attempt, leaves = in_place(jumps, model and not stiff, flies, stiff), starter(jumps, first, flies, stiff)
    step, start = stepper(attempt, made, scratch), started(leaves, made, template)
    if common and not flies:
        step, start = common_stepper(step, model), common_starter(start, first)
    return Parts(
        step, start, finish, reverse, in_place=attempt, scratch=scratch,
        between=between_stiff if stiff else between_with_place if flies else between,
        between_at=(*range(7), *range(at.PLACE, at.PLACE + 6)) if flies else tuple(range(7)),
        place=place if flies else None, shift=shifter(made), start_leaves=leaves, finish_leaves=finish_leaves,
    )  # fmt: skip


def build(model: bool = True, block: int | None = None, stiff: bool | str = False) -> Parts:
    """Return the functions for callers that need only their structure: without jumps, for a body that only turns."""
    return build_controlled(False, True, model, block=block)


METHODS = (
    Method(
        "adams",
        "one torque call a step: interpolates the torque and turns the body under it; any order up to 16",
        build,
        Kind.VELOCITY,
        explicit_claims(ORDER),
        Cost(start=1, step=1),
        Source("shampine1975", "chapter 10", "steps and orders; the interpolation of the torque alone is new here"),
        options={
            "model": Option(True, (True, False), "fit a linear model of the torque; False saves this time"),
            "stiff": Option(
                "auto", ("auto", True, False),
                "use the derivatives of the load by the velocities; \"auto\": for contact with friction or dissipation",
                stiff=True, moving=(True,),
            ),
            "block": Option(None, (None, 4, 8, 12, 16), "number of torques to request at once, if async or batched"),
        },
        own_steps=build_controlled,
        at_once=lambda options: options["block"],
        turn_limit=inf,
        doc=__doc__ or "",
    ),
)  # fmt: skip
