"""An attempt of `adams` to do a step.  If it is rejected, the next attempt uses its torque.

The torque of a rejected step belongs to a later time.  The next step is shorter and has this torque as a node, so it
interpolates instead of extrapolating.  When this step is accepted, the body can often be turned to the time of the
rejected step without another call: then the two calls together have advanced the body by the full length of the
rejected step.
"""

from functools import cache

from ..kernels.scalar import kernel, once
from .adams_flight import accept_place, call_load, correct_place, estimate_place, predict_place
from .adams_layout import (
    AHEAD,
    ATT,
    CUT,
    DUE,
    EXTRA,
    FORCE,
    FORCE_SIZE,
    JUMPED,
    KNOWN,
    LAND,
    LATER,
    MOST_TURNS,
    NEAR,
    NEW_F,
    NEW_R,
    NEW_T,
    NEW_W,
    NEXT,
    ON,
    RESTART,
    STRICT,
    TAKEN,
    TAU,
    TIME,
    UNIT_E,
    VEL,
    WEIGHT_F,
    H,
    K,
    N,
    T,
)  # fmt: skip
from .adams_model import is_looked_at, learn
from .adams_step import accept, call, correct, estimate, make_room, matrix, predict, reject, restart, shorten, substeps
from .adams_stiff import call_derivatives, correct_stiff, estimate_stiff, more_substeps, predict_stiff, put_rates
from .adams_turn import judged_error
from .pacing import limits_of_step, next_jump
from .record import Kernel


@kernel
def move_node(w, i, j):
    """Copy node i to index j."""
    w[T + j] = w[T + i]
    for c in range(3):
        w[TAU + 3 * j + c] = w[TAU + 3 * i + c]
        w[VEL + 3 * j + c] = w[VEL + 3 * i + c]
    for c in range(9):
        w[ATT + 9 * j + c] = w[ATT + 9 * i + c]


@once
def put_later(w):
    """Insert the torque of the rejected step as the first node."""
    make_room(w)
    w[KNOWN] = 0.0
    w[T] = w[LATER]
    for c in range(3):
        w[TAU + c] = w[LATER + 1 + c]
        w[VEL + c] = w[LATER + 13 + c]
    for c in range(9):
        w[ATT + c] = w[LATER + 4 + c]


@once
def remove_node(w, j):
    """Remove node j."""
    w[N] -= 1.0
    w[KNOWN] = 0.0
    for i in range(j, int(w[N])):
        move_node(w, i + 1, i)


@once
def keep_later(w, u, t):
    """Store the torque u[NEW_T...] of a rejected step for the next step, and mark it to be added to the fit."""
    w[AHEAD] = w[DUE] = 1.0
    w[LATER] = t
    for c in range(3):
        w[LATER + 1 + c] = u[NEW_T + c]
        w[LATER + 13 + c] = u[NEW_W + c]
    for c in range(9):
        w[LATER + 4 + c] = u[NEW_R + c]


@once
def land(I, w, u, tol, allowed):
    """Do a step to the time of the rejected step with its torque, if the planned step is long enough and accurate."""
    t, h = w[LATER], w[LATER] - w[TIME]
    if w[H] < LAND * h or substeps(I, w, h, tol, w[ON] > 0.5) > MOST_TURNS:
        return
    k = min(int(w[K]), int(w[N]))
    n = min(k + 1, int(w[N]))
    predict(I, w, u, h, k, n, tol)
    for c in range(3):
        u[NEW_T + c] = w[LATER + 1 + c]
        u[NEW_W + c] = w[LATER + 13 + c]
    for c in range(9):
        u[NEW_R + c] = w[LATER + 4 + c]
    estimate(I, w, u, h, k, n)
    e = judged_error(u, k, u[UNIT_E], w[ON] > 0.5)
    if e <= allowed and correct(I, w, u, h, k) > 0.5:
        accept(w, u, h, t, k, n, e, allowed, False)
        w[TAKEN] -= 1.0  # this step called no torque, so it is not counted


@kernel
def learn_if_due(w, u, model):
    if model and w[DUE] > 0.5 and is_looked_at(w):
        learn(w, u)


@once
def go_on(I, w, u, tol, end, model):
    """After a shorter step was accepted, use the torque of the rejected step for another step, or forget it."""
    w[AHEAD] = 0.0
    remove_node(w, 1)
    if w[LATER] <= end:
        learn_if_due(w, u, model)
        land(I, w, u, tol, STRICT * tol)


@once
def forget_later(w):
    """Forget the torque of the rejected step, which is the first node."""
    if w[AHEAD] > 0.5:
        w[AHEAD] = 0.0
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

    limits = limits_of_step(jumps)

    @kernel
    def moments_of(I):
        return I.I if flies else I

    @kernel
    def evaluate(torque, q, I, w, u, t, moved):
        if flies:
            call_load(torque, q, I, w, u, t, matrix(u, NEW_R), moved)
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
    def jump_after(q, t):
        if not jumps:
            return 1e300
        return next_jump(q, t)

    @kernel
    def begin_anew(torque, q, masses, I, w, u, t):
        """Restart the method after a jump of the torque."""
        restart(I, w, u, t)
        evaluate(torque, limits(q, t), masses, w, u, t, False)
        for c in range(3):
            w[TAU + c] = u[NEW_T + c]
            if flies:
                w[FORCE + c] = u[NEW_F + c]
        if stiff:
            put_rates(w, u)

    @kernel
    def attempt(torque, q, masses, w, u):
        I, t = moments_of(masses), w[TIME]
        if not (t < q.end):
            return 2.0
        if jumps and w[JUMPED] > 0.5:
            begin_anew(torque, q, masses, I, w, u, t)
        ahead = w[AHEAD] > 0.5
        if ahead:
            put_later(w)
        learn_if_due(w, u, model)
        jump = jump_after(q, t)
        h = min(w[H], q.longest)
        landed = t + h >= jump and jump <= q.end
        cut = t + h >= q.end and not landed
        new = jump if landed else q.end if cut else t + h
        h = new - t
        turns = substeps(I, w, h, q.tol, w[ON] > 0.5)
        if stiff:
            turns += more_substeps(I, w, NEXT, h, q.tol)
        if turns > MOST_TURNS:
            if cut:
                w[CUT] = 1.0
            forget_later(w)
            return shorten(w, q, t, h, turns)
        allowed = STRICT * q.tol
        known = int(w[N])
        k = min(int(w[K]), known)
        n = min(k + 1, known)
        u[EXTRA] = u[FORCE_SIZE] = u[WEIGHT_F] = 0.0
        predict_motion(masses, I, w, u, h, k, n, turns, q.tol)
        evaluate(torque, limits(q, t), masses, w, u, new, True)
        estimate_errors(masses, I, w, u, h, k, n)
        e = judged_error(u, k, u[UNIT_E], w[ON] > 0.5)
        fine = e <= allowed
        if fine and correct_motion(masses, I, w, u, h, k, turns) < 0.5:
            fine, e = False, 1e300
        if not fine:
            if cut:
                w[CUT] = 1.0
            reject(w, u, h, k, e, allowed)
            forget_later(w)
            if not (flies or cut or landed) and e < NEAR * allowed and w[K] > 1.5:
                keep_later(w, u, new)
            return 0.0 if w[H] < q.shortest or t + w[H] == t else 1.0
        planned = w[H]
        accept(w, u, h, new, k, n, e, allowed, cut)
        if flies:
            accept_place(w, u)
            if stiff:
                put_rates(w, u)
        elif ahead:
            go_on(I, w, u, q.tol, q.end, model)
        if cut:
            w[H] = max(w[H], planned)
        if landed:
            w[JUMPED] = 1.0
            w[H] = max(RESTART * planned, q.shortest)
        return 1.0

    return attempt
