"""An attempt of `adams` to do a step.  If it is rejected, the next attempt uses its torque.

The torque of a rejected step belongs to a later time.  The next step is shorter and has this torque as a node, so it
interpolates instead of extrapolating.  When this step is accepted, the body can often be turned to the time of the
rejected step without another call: then the two calls together have advanced the body by the full length of the
rejected step.
"""

from functools import cache

from ..kernels.scalar import kernel, once
from . import adams_layout as at
from .adams_flight import accept_place, call_load, correct_place, estimate_place, predict_place
from .adams_layout import copy, matrix
from .adams_model import is_looked_at, learn
from .adams_step import (
    MOST_TURNS,
    STRICT,
    accept,
    call,
    copy_node,
    correct,
    estimate,
    make_room,
    order_of,
    predict,
    reject,
    restart,
    shorten,
    substeps,
)
from .adams_stiff import call_derivatives, correct_stiff, estimate_stiff, more_substeps, predict_stiff, put_rates
from .adams_turn import judged_error
from .pacing import limits_of_step
from .record import Kernel

NEAR = 30.0  # the torque of a rejected step is reused if its error is below this multiple of the allowed error
LAND = 0.9  # a step to the time of the rejected torque may be longer than planned by the factor 1/LAND
RESTART = 0.1  # the first step after a jump, as a fraction of the step before it


@once
def put_later(w):
    """Insert the torque of the rejected step as the first node."""
    make_room(w)
    w[at.KNOWN] = 0.0
    w[at.T] = w[at.LATER]
    copy_node(w, at.LATER + 1, at.LATER + 4, at.LATER + 13, w, 0)


@once
def remove_node(w, j):
    """Remove node j."""
    w[at.N] -= 1.0
    w[at.KNOWN] = 0.0
    for i in range(j, int(w[at.N])):
        w[at.T + i] = w[at.T + i + 1]
        copy_node(w, at.TAU + 3 * i + 3, at.ATT + 9 * i + 9, at.VEL + 3 * i + 3, w, i)


@once
def keep_later(w, u, t):
    """Store the torque u[NEW_T...] of a rejected step for the next step, and mark it to be added to the fit."""
    w[at.AHEAD] = w[at.DUE] = 1.0
    w[at.LATER] = t
    copy(u, at.NEW_T, w, at.LATER + 1, 3)
    copy(u, at.NEW_R, w, at.LATER + 4, 9)
    copy(u, at.NEW_W, w, at.LATER + 13, 3)


@once
def land(I, w, u, tol, allowed):
    """Do a step to the time of the rejected step with its torque, if the planned step is long enough and accurate."""
    t, h = w[at.LATER], w[at.LATER] - w[at.TIME]
    if w[at.H] < LAND * h or substeps(I, w, h, tol, w[at.ON] > 0.5) > MOST_TURNS:
        return
    k, n = order_of(w)
    predict(I, w, u, h, k, n, tol)
    copy(w, at.LATER + 1, u, at.NEW_T, 3)
    copy(w, at.LATER + 4, u, at.NEW_R, 9)
    copy(w, at.LATER + 13, u, at.NEW_W, 3)
    estimate(I, w, u, h, k, n)
    e = judged_error(u, k, u[at.UNIT_E], w[at.ON] > 0.5)
    if e <= allowed and correct(I, w, u, h, k) > 0.5:
        accept(w, u, h, t, k, n, e, allowed, False)
        w[at.TAKEN] -= 1.0  # this step called no torque, so it is not counted


@kernel
def learn_if_due(w, u, model):
    if model and w[at.DUE] > 0.5 and is_looked_at(w):
        learn(w, u)


@once
def go_on(I, w, u, tol, end, model):
    """After a shorter step was accepted, use the torque of the rejected step for another step, or forget it."""
    w[at.AHEAD] = 0.0
    remove_node(w, 1)
    if w[at.LATER] <= end:
        learn_if_due(w, u, model)
        land(I, w, u, tol, STRICT * tol)


@once
def forget_later(w):
    """Forget the torque of the rejected step, which is the first node."""
    if w[at.AHEAD] > 0.5:
        w[at.AHEAD] = 0.0
        remove_node(w, 0)


@cache
def in_place(jumps: bool, model: bool, flies: bool, stiff: bool = False) -> Kernel:
    """Return attempt(torque, q, I, w, u), which tries one step and accepts or rejects it.

    attempt(...) returns 1 if the run can go on, 0 if the next step would be too short, and 2 if the run was already at
    its end.

    q: the `Limits` of pacing.py; w: the state, changed in place; u: scratch memory.
    jumps: the torque has known jumps.  model: a model of the torque is learned.  flies: the body moves.
    stiff: the derivatives of the load by the velocities are used.
    """

    limits, jump_after = limits_of_step(jumps)

    @kernel
    def evaluate(torque, q, I, w, u, t, moved):
        if flies:
            call_load(torque, q, I, w, u, t, matrix(u, at.NEW_R), moved)
            if stiff:
                call_derivatives(torque, q, I, w, u, t, moved)
        else:
            call(torque, q, t, u)

    @kernel
    def predict_motion(masses, I, w, u, h, k, n, turns, tol):
        if stiff:
            predict_stiff(masses, w, u, h, k, n, turns)
        else:
            predict(I, w, u, h, k, n, tol)
            if flies:
                predict_place(masses, w, u, h, k, n)

    @kernel
    def estimate_errors(masses, I, w, u, h, k, n):
        estimate(I, w, u, h, k, n)
        if flies:
            estimate_place(masses, w, u, h, n)
        if stiff:
            estimate_stiff(w, u, n)

    @kernel
    def correct_motion(masses, I, w, u, h, k, turns):
        if stiff:
            return correct_stiff(I, w, u, h, k, turns)
        fine = correct(I, w, u, h, k)
        if flies and fine > 0.5:
            fine = correct_place(masses, w, u, h, k)
        return fine

    @kernel
    def begin_anew(torque, q, masses, I, w, u, t):
        """Restart the method after a jump of the torque."""
        restart(I, w, u, t)
        evaluate(torque, limits(q, t), masses, w, u, t, False)
        copy(u, at.NEW_T, w, at.TAU, 3)
        if flies:
            copy(u, at.NEW_F, w, at.FORCE, 3)
        if stiff:
            put_rates(w, u)

    @kernel
    def attempt(torque, q, masses, w, u):
        I, t = masses.I if flies else masses, w[at.TIME]
        if not (t < q.end):
            return 2.0
        if jumps and w[at.JUMPED] > 0.5:
            begin_anew(torque, q, masses, I, w, u, t)
        ahead = w[at.AHEAD] > 0.5
        if ahead:
            put_later(w)
        learn_if_due(w, u, model)
        jump = jump_after(q, t)
        h = min(w[at.H], q.longest)
        landed = t + h >= jump and jump <= q.end
        cut = t + h >= q.end and not landed
        new = jump if landed else q.end if cut else t + h
        h = new - t
        turns = substeps(I, w, h, q.tol, w[at.ON] > 0.5)
        if stiff:
            turns += more_substeps(I, w, at.NEXT, h, q.tol)
        if turns > MOST_TURNS:
            if cut:
                w[at.CUT] = 1.0
            forget_later(w)
            return shorten(w, q, t, h, turns)
        allowed = STRICT * q.tol
        k, n = order_of(w)
        u[at.EXTRA] = u[at.FORCE_SIZE] = u[at.WEIGHT_F] = 0.0
        predict_motion(masses, I, w, u, h, k, n, turns, q.tol)
        evaluate(torque, limits(q, t), masses, w, u, new, True)
        estimate_errors(masses, I, w, u, h, k, n)
        e = judged_error(u, k, u[at.UNIT_E], w[at.ON] > 0.5)
        fine = e <= allowed
        if fine and correct_motion(masses, I, w, u, h, k, turns) < 0.5:
            fine, e = False, 1e300
        if not fine:
            if cut:
                w[at.CUT] = 1.0
            reject(w, u, h, k, e, allowed)
            forget_later(w)
            if not (flies or cut or landed) and e < NEAR * allowed and w[at.K] > 1.5:
                keep_later(w, u, new)
            return 0.0 if w[at.H] < q.shortest or t + w[at.H] == t else 1.0
        planned = w[at.H]
        accept(w, u, h, new, k, n, e, allowed, cut)
        if flies:
            accept_place(w, u)
            if stiff:
                put_rates(w, u)
        elif ahead:
            go_on(I, w, u, q.tol, q.end, model)
        if cut:
            w[at.H] = max(w[at.H], planned)
        if landed:
            w[at.JUMPED] = 1.0
            w[at.H] = max(RESTART * planned, q.shortest)
        return 1.0

    return attempt
