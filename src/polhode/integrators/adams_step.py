"""A step of `adams`: predict, call the torque, estimate the error, correct; then choose the next order and step."""

from ..kernels.lanes import LANES, lanes, put_lanes
from ..kernels.scalar import exp, kernel, log, once, sqrt
from ..kernels.values import cross, divide, norm, tr
from . import adams_layout as at
from .adams_flight import move, new_differences_of_force, place_between
from .adams_layout import NODES, ORDER, copy, matrix, put_vector, vector
from .adams_model import forget, is_looked_at, model_rate
from .adams_turn import (
    angular_velocity,
    attitude,
    differences,
    differences_of_nodes,
    error,
    follow,
    is_state,
    judged_error,
    known_differences,
    moments,
    new_differences,
    new_remainder,
    turn,
)

TRUST, DISTRUST = log(2.0), log(1.1)  # the model is switched on (off) if steps become longer by exp of this
CLEARLY = log(1.02)  # a higher order is considered only if steps become longer by exp of this
EARLIEST = 5  # smallest number of torques for the model
VARIATION = 0.5  # with the model, largest change of the torque in a step, as a fraction of its size
SAFETY, GROW, SHRINK = 0.88, 2.0, 0.5
LOG_SAFETY = log(SAFETY)
GENTLE = 0.4  # a factor above 1 by which the step could grow is replaced by this power of it
AGAIN_MOST, AGAIN_LEAST = 0.5, 0.2  # limits of the factor that shortens a rejected step
FALLBACK = 2  # order of a step that was rejected twice
TURN_ERROR = 2e4  # a substep by the angle a (in radians) has an error of about (a/1000) tol if a^8 = TURN_ERROR tol
NO_ERROR = 1e-3  # a part of the correction is left out if it is below this fraction of the tolerance
THIRD = 6.0  # factor of the bound for its terms of third order, from random bodies and torques
NARROWEST, WIDEST = 0.1, 0.25  # limits of the angle of a substep
MOST_TURNS = 100_000  # largest number of substeps in a step
HOPELESS = 1e-10  # the run ends if steps must be shorter than this fraction of the remaining time
# smallest unit of errors: this fraction of the momentum that the torque gives a body at rest while it turns by one
# radian
AT_REST = 0.1
STRICT = 0.2  # allowed error of a step, as a fraction of tol; the error at the end of a run is then about tol


@kernel
def move_up(w, first, size, by):
    """Move `size` numbers w[first...] to w[first + by...], the last ones first."""
    i = size - LANES
    while i >= 0:
        put_lanes(w, first + by + i, lanes(w, first + i))
        i -= LANES
    for j in range(i + LANES - 1, -1, -1):
        w[first + by + j] = w[first + j]


@kernel
def make_room(w):
    """Move all nodes by one place, and forget the oldest one if there are too many."""
    move_up(w, at.T, NODES - 1, 1)
    move_up(w, at.TAU, 3 * (NODES - 1), 3)
    move_up(w, at.ATT, 9 * (NODES - 1), 9)
    move_up(w, at.VEL, 3 * (NODES - 1), 3)
    w[at.N] = min(w[at.N], NODES - 1.0) + 1.0


@kernel
def put_node(w, u, t):
    """Insert the new attitude, angular velocity and torque as the first node."""
    make_room(w)
    put_first(w, u, t)


@kernel
def put_first(w, u, t):
    """Store the new attitude, angular velocity and torque as the first node, in place of the old one."""
    w[at.T] = w[at.TIME] = t
    copy_node(u, at.NEW_T, at.NEW_R, at.NEW_W, w, 0)
    w[at.DUE] = 1.0


@kernel
def copy_node(s, torque, attitude, velocity, w, j):
    """Store the torque s[torque...], the attitude s[attitude...] and the angular velocity s[velocity...] as node j."""
    copy(s, torque, w, at.TAU + 3 * j, 3)
    copy(s, attitude, w, at.ATT + 9 * j, 9)
    copy(s, velocity, w, at.VEL + 3 * j, 3)


@kernel
def room(e, k):
    """Return the logarithm of the factor for the next step of order k, without the safety factor.

    e is the error divided by the allowed error.
    """
    return -log(max(e, 1e-100)) / (k + 1.0)


@kernel
def order_of(w):
    """Return the order of the next step and the number of nodes that it uses."""
    known = int(w[at.N])
    k = min(int(w[at.K]), known)
    return k, min(k + 1, known)


@kernel
def angle_of_step(I, w, h, on):
    """Return a bound for the angle by which the body turns in a step."""
    v = norm(vector(w, at.VEL))
    if on:
        return h * (1.1 * v + model_rate(I, w))
    return h * (1.1 * v + 0.5 * h * norm(vector(w, at.TAU)) / min(I.x, min(I.y, I.z)))


@kernel
def substeps(I, w, h, tol, on):
    """Return the number of substeps that keep the error of a turn at a small part of the tolerance."""
    longest = sqrt(sqrt(sqrt(TURN_ERROR * tol)))
    return int(min(angle_of_step(I, w, h, on) / max(min(longest, WIDEST), NARROWEST), 1e9)) + 1


@kernel
def shorten(w, q, t, h, turns):
    """Shorten a step that needs too many substeps; return 0 if the steps of the run would be too short, else 1."""
    w[at.H] = h * max(0.5 * MOST_TURNS / turns, 1e-3)
    left = HOPELESS * (q.end - t) if q.end < 1e299 else 0.0
    return 0.0 if w[at.H] < max(q.shortest, left) or t + w[at.H] == t else 1.0


@once
def predict(I, w, u, h, k, n, tol):
    """Predict the state at the end of the step, u[Y...], its attitude and its angular velocity."""
    on = w[at.ON] > 0.5
    if on or w[at.KNOWN] < n:
        differences(w, u, at.C, h, n, on)
    else:
        known_differences(w, u, h, n)
    copy(w, 0, u, at.Y, 7)
    turns = substeps(I, w, h, tol, on)
    u[at.TURNS], u[at.ANGLE], u[at.NEGLIGIBLE] = turns, angle_of_step(I, w, h, on), NO_ERROR * tol
    turn(I, w, u, h, 0.0, 1.0, k, on, turns)
    attitude(u, at.Y, u, at.NEW_R)
    angular_velocity(I, u, at.Y + 4, u, at.NEW_R, u, at.NEW_W)


@once
def estimate(I, w, u, h, k, n):
    """Compute the unit of errors, u[UNIT_E], and the differences with the new torque u[NEW_T...].

    Errors are relative to the largest momentum so far.  For a body that starts at rest, they are relative to a tenth of
    the momentum that the torque gives it while it turns by one radian.
    """
    size, T = max(w[at.LARGEST_M], norm(vector(u, at.Y + 4)) + u[at.EXTRA]), vector(u, at.NEW_T)
    u[at.SIZE_M] = size
    size = max(size, AT_REST * sqrt((norm(T) + u[at.FORCE_SIZE]) * min(I.x, min(I.y, I.z))))
    u[at.UNIT_E] = abs(h) / size if size > 0.0 else 0.0
    follow(u, T, False)
    u[at.VARIED] = u[at.PATH] / u[at.PEAK] if u[at.PEAK] > 0.0 else 0.0
    new_remainder(w, u, w[at.ON] > 0.5)
    new_differences(u, at.C, at.D, n)
    moments(u, k)


@once
def weigh_other(w, u, h, allowed, least):
    """Return the best room for the next step, and its order, if the model were switched (on or off).

    If no order has at least the room `least`, the result is some smaller number.
    """
    n, other = min(int(w[at.N]), ORDER), w[at.ON] < 0.5
    differences(w, u, at.OTHER, h, n, other)
    new_remainder(w, u, other)
    new_differences(u, at.OTHER, at.D, n)
    moments(u, n)
    if u[at.WEIGHT_F] > 0.0:  # not zero if the body moves
        differences_of_nodes(w, u, at.FORCE, at.FORCE_C, n)
        new_differences_of_force(u, n)
    ratio, enough = exp(max(-least, -300.0)), False
    limit = ratio
    for j in range(1, n + 1):
        limit *= ratio
        enough = enough or judged_error(u, j, u[at.UNIT_E], other) < limit * allowed
    best, order = -1e300, 1
    for j in range(1, n + 1 if enough else 1):
        f = room(judged_error(u, j, u[at.UNIT_E], other) / allowed, j)
        if f > best + CLEARLY:
            best, order = f, j
    return best, order


@kernel
def switch_model(w, u, h, k, f, allowed):
    """Switch the model on or off if steps then become longer; return order of the next step and room for it."""
    if w[at.LEARNED] >= EARLIEST and is_looked_at(w):
        least = (TRUST if w[at.ON] < 0.5 else DISTRUST) + f
        best, order = weigh_other(w, u, h, allowed, least)
        if best > least:
            w[at.ON] = 1.0 - w[at.ON]
            w[at.STARTING] = 0.0
            return order, best
    return k, f


@once
def reject(w, u, h, k, e, allowed):
    """Choose a shorter step for the next attempt, perhaps with a lower order or without the model."""
    unit, on = u[at.UNIT_E], w[at.ON] > 0.5
    w[at.REJECTED] += 1.0
    w[at.REPEATED] += 1.0
    w[at.STARTING] = 0.0
    if w[at.REPEATED] > 1.5:  # rejected twice: the torque may have a kink, and errors of high order are then too small
        k = min(k, FALLBACK)
        e = judged_error(u, k, unit, on)
    elif k > 2 and max(judged_error(u, k - 1, unit, on), judged_error(u, k - 2, unit, on)) <= e:
        k -= 1
        e = judged_error(u, k, unit, on)
    f = room(e / allowed, k) if e < 1e300 else -1e300
    if on:
        k, f = switch_model(w, u, h, k, f, allowed)
    w[at.K] = k
    w[at.H] = h * max(min(SAFETY * exp(f), AGAIN_MOST), AGAIN_LEAST)


@kernel
def adjust(I, u, h, k):
    """Add the effect of the last term of the polynomial, u[C + 3 k...], to the predicted state; return 1, or 0.

    The term changes the momentum by an impulse whose integrals are known.  To first order, the attitude then changes by

        h^2 (int (1 - x) p dx y + h int (1 - x)^2/2 p dx z),    y = I^-1 R^T c,   z = I^-1 (P x y + W x I y) - W x y

    with the torque c p(x), for a rotation vector in the body frame; R, W and the momentum P are those at the end.
    Returns 0 and changes nothing if the terms that are left out are not negligible.
    """
    R, W, c = matrix(u, at.NEW_R), vector(u, at.NEW_W), vector(u, at.C + 3 * k)
    v = tr(R) @ c
    y, P = divide(v, I), I @ W
    z = divide(cross(P, y) + cross(W, v), I) - cross(W, y)
    turned = (h * h * u[at.G + k + 1]) * y + (h * h * h * u[at.LEVER]) * z
    angle = norm(turned)
    change = angle + h * abs(h * u[at.IMPULSE]) * norm(y)
    rate = max(u[at.ANGLE], h * norm(P) / min(I.x, min(I.y, I.z)))
    rest = THIRD * rate * rate / ((k + 3.0) * (k + 4.0))
    if not (change * change + rest * angle <= u[at.NEGLIGIBLE]):
        return 0.0
    f = 1.0 / sqrt(1.0 + 0.25 * angle * angle)
    a, b, d, w = 0.5 * turned.x, 0.5 * turned.y, 0.5 * turned.z, u[at.Y]
    x, y, z = u[at.Y + 1], u[at.Y + 2], u[at.Y + 3]
    u[at.Y] = f * (w - (x * a + y * b + z * d))
    u[at.Y + 1] = f * (x + (w * a + y * d - z * b))
    u[at.Y + 2] = f * (y + (w * b + z * a - x * d))
    u[at.Y + 3] = f * (z + (w * d + x * b - y * a))
    put_vector(u, at.Y + 4, vector(u, at.Y + 4) + (h * u[at.IMPULSE]) * c)
    return 1.0


@once
def correct(I, w, u, h, k):
    """Correct the state at the end of the step, u[Y...], with the new torque; return 1 if it is valid, else 0."""
    copy(u, at.D + 3 * k, u, at.C + 3 * k, 3)
    if w[at.ON] > 0.5 or adjust(I, u, h, k) < 0.5:
        copy(w, 0, u, at.Y, 7)
        turn(I, w, u, h, 0.0, 1.0, k + 1, w[at.ON] > 0.5, int(u[at.TURNS]))
    return 1.0 if is_state(u) else 0.0


@kernel
def best_order(u, k, n, allowed):
    """Return the order, at most k + 1, that allows the longest step, and the room for it.

    Order j allows a longer step than the best one so far if its error is below a limit that changes by the factor
    exp(room) from order to order.  So only few logarithms are needed.
    """
    unit = u[at.UNIT_E] / allowed
    e = max(error(u, k, unit), 1e-100)
    order, best = k, room(e, k)
    ratio = exp(best)
    limit, above = e * ratio, e / ratio
    for j in range(k - 1, 0, -1):
        e = error(u, j, unit)
        if e < limit:
            e = max(e, 1e-100)
            order, best = j, room(e, j)
            ratio = exp(best)
            limit = e
        limit *= ratio
    if k < n and k < ORDER:
        e = error(u, k + 1, unit)
        if e < above and room(e, k + 1) > best:
            order, best = k + 1, room(e, k + 1)
    return order, best


@once
def accept(w, u, h, t, k, n, e, allowed, cut):
    """Accept the corrected state and the new node, and choose the next step."""
    w[at.USED], w[at.MODEL] = k + 1.0, w[at.ON]
    w[at.E] = e / allowed
    on, unit = w[at.ON] > 0.5, u[at.UNIT_E]
    if w[at.STARTING] > 0.5 and k < ORDER:
        order, f = k + 1, room(e / allowed, k)
    else:
        order, f = best_order(u, k, n, allowed)
        if judged_error(u, order, unit, on) > error(u, order, unit):
            f = room(judged_error(u, order, unit, on) / allowed, order)
    w[at.KNOWN] = 0.0
    if not on:  # keep the differences with the new torque, which the next step needs if it does without the model
        copy(u, at.D, w, at.DIFFERENCES, 3 * (n + 1))
        w[at.KNOWN], w[at.UNIT_T] = n + 1, h
    k, f = switch_model(w, u, h, order, f, allowed)
    w[at.K] = k
    copy(u, at.Y, w, 0, 7)
    w[at.LARGEST_M] = u[at.SIZE_M]
    put_node(w, u, t)
    w[at.TAKEN] += 1.0
    w[at.REPEATED] = 0.0
    if cut:
        w[at.CUT] = 1.0
    else:
        w[at.SMALLEST] = min(w[at.SMALLEST], h)
        w[at.LARGEST] = max(w[at.LARGEST], h)
    f += LOG_SAFETY
    f = exp(min(GENTLE * f if f > 0.0 and w[at.STARTING] < 0.5 else f, 1.0))
    f = min(max(f, SHRINK), GROW)
    if f < 1.0:
        w[at.STARTING] = 0.0
    # a longer step could miss changes that the model does not contain
    if w[at.ON] > 0.5 and f * u[at.VARIED] > VARIATION:
        f = max(VARIATION / u[at.VARIED], SHRINK)
    w[at.H] = h * f


@once
def restart(I, w, u, t):
    """Restart the method from the current state."""
    attitude(w, at.Q, u, at.NEW_R)
    angular_velocity(I, w, at.M, u, at.NEW_R, u, at.NEW_W)
    w[at.N] = 0.0
    put_node(w, u, t)
    forget(w)


@kernel
def call(torque, q, t, u):
    """Call the torque at the new attitude and angular velocity; store it, in space, in u[NEW_T...]."""
    R = matrix(u, at.NEW_R)
    T = torque(t, R, vector(u, at.NEW_W), q)
    u[at.NEW_T] = R.e1.x * T.x + R.e2.x * T.y + R.e3.x * T.z
    u[at.NEW_T + 1] = R.e1.y * T.x + R.e2.y * T.y + R.e3.y * T.z
    u[at.NEW_T + 2] = R.e1.z * T.x + R.e2.z * T.y + R.e3.z * T.z


@once
def between(I, w, u, t, tol):
    """Return quaternion and momentum in space at a time t within the last step; w is the state at its end."""
    copy(w, 0, u, at.Y, 7)
    h = w[at.T] - w[at.T + 1]
    n = int(w[at.USED])
    if n > 0 and t != w[at.T]:
        on = w[at.MODEL] > 0.5
        differences(w, u, at.C, h, n, on)
        x = (t - w[at.T]) / h
        turn(I, w, u, h, 0.0, x, n, on, substeps(I, w, abs(x) * h, tol, on))
    return u[at.Y], u[at.Y + 1], u[at.Y + 2], u[at.Y + 3], u[at.Y + 4], u[at.Y + 5], u[at.Y + 6]


@once
def between_with_place(I, w, u, t, tol):
    """Do the same as `between` for a body that moves; add position and velocity: thirteen numbers in total."""
    turned = between(I, w, u, t, tol)
    for j in range(6):
        u[at.YX + j] = 0.0
    h, n = w[at.T] - w[at.T + 1], int(w[at.USED])
    if n > 0 and t != w[at.T]:
        differences_of_nodes(w, u, at.FORCE, at.FORCE_C, n)
        move(w, u, h, (t - w[at.T]) / h, n, w[at.SCALE])
    return turned + place_between(w, u)
