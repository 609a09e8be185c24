"""A step of `adams`: predict, call the torque, estimate the error, correct; then choose the next order and step."""

from ..kernels.lanes import LANES, lanes, put_lanes
from ..kernels.scalar import exp, kernel, log, once, sqrt
from ..kernels.values import Mat3, Vec3, cross, divide, dot, tr
from .adams_flight import all_differences_of_force
from .adams_layout import (
    AGAIN_LEAST,
    AGAIN_MOST,
    ANGLE,
    AT_REST,
    ATT,
    CLEARLY,
    CUT,
    DISTRUST,
    DUE,
    EARLIEST,
    EXTRA,
    FALLBACK,
    FORCE_SIZE,
    GENTLE,
    GROW,
    HOPELESS,
    IMPULSE,
    KNOWN,
    LARGEST,
    LARGEST_M,
    LEARNED,
    LEVER,
    LOG_SAFETY,
    MODEL,
    MOST_TURNS,
    NARROWEST,
    NEGLIGIBLE,
    NEW_R,
    NEW_T,
    NEW_W,
    NO_ERROR,
    NODES,
    ON,
    ORDER,
    OTHER,
    PATH,
    PEAK,
    REJECTED,
    REPEATED,
    SAFETY,
    SHRINK,
    SIZE_M,
    SMALLEST,
    STARTING,
    TAKEN,
    TAU,
    THIRD,
    TIME,
    TRUST,
    TURN_ERROR,
    TURNS,
    UNIT_E,
    USED,
    VARIATION,
    VARIED,
    VEL,
    WEIGHT_F,
    WIDEST,
    C,
    D,
    E,
    G,
    H,
    K,
    M,
    N,
    Q,
    T,
    Y,
)
from .adams_model import forget, is_looked_at, model_rate
from .adams_turn import (
    angular_velocity,
    attitude,
    differences,
    error,
    follow,
    is_state,
    judged_error,
    keep_differences,
    known_differences,
    moments,
    new_differences,
    new_remainder,
    turn,
)


@kernel
def move_up(w, at, size, by):
    """Move `size` numbers w[at...] to w[at + by...], the last ones first."""
    i = size - LANES
    while i >= 0:
        put_lanes(w, at + by + i, lanes(w, at + i))
        i -= LANES
    for j in range(i + LANES - 1, -1, -1):
        w[at + by + j] = w[at + j]


@kernel
def make_room(w):
    """Move all nodes by one place, and forget the oldest one if there are too many."""
    move_up(w, T, NODES - 1, 1)
    move_up(w, TAU, 3 * (NODES - 1), 3)
    move_up(w, ATT, 9 * (NODES - 1), 9)
    move_up(w, VEL, 3 * (NODES - 1), 3)
    w[N] = min(w[N], NODES - 1.0) + 1.0


@kernel
def put_node(w, u, t):
    """Insert the new attitude, angular velocity and torque as the first node."""
    make_room(w)
    put_first(w, u, t)


@kernel
def put_first(w, u, t):
    """Store the new attitude, angular velocity and torque as the first node, in place of the old one."""
    w[T] = w[TIME] = t
    for j in range(9):
        w[ATT + j] = u[NEW_R + j]
    for j in range(3):
        w[VEL + j] = u[NEW_W + j]
        w[TAU + j] = u[NEW_T + j]
    w[DUE] = 1.0


@kernel
def room(e, k):
    """Return the logarithm of the factor for the next step of order k, without the safety factor.

    e is the error divided by the allowed error.
    """
    return -log(max(e, 1e-100)) / (k + 1.0)


@kernel
def matrix(u, r):
    return Mat3(Vec3(u[r], u[r + 3], u[r + 6]), Vec3(u[r + 1], u[r + 4], u[r + 7]), Vec3(u[r + 2], u[r + 5], u[r + 8]))


@kernel
def angle_of_step(I, w, h, on):
    """Return a bound for the angle by which the body turns in a step."""
    v = sqrt(w[VEL] * w[VEL] + w[VEL + 1] * w[VEL + 1] + w[VEL + 2] * w[VEL + 2])
    if on:
        return h * (1.1 * v + model_rate(I, w))
    torque = sqrt(w[TAU] * w[TAU] + w[TAU + 1] * w[TAU + 1] + w[TAU + 2] * w[TAU + 2])
    return h * (1.1 * v + 0.5 * h * torque / min(I.x, min(I.y, I.z)))


@kernel
def substeps(I, w, h, tol, on):
    """Return the number of substeps that keep the error of a turn at a small part of the tolerance."""
    longest = sqrt(sqrt(sqrt(TURN_ERROR * tol)))
    return int(min(angle_of_step(I, w, h, on) / max(min(longest, WIDEST), NARROWEST), 1e9)) + 1


@kernel
def shorten(w, q, t, h, turns):
    """Shorten a step that needs too many substeps; return 0 if the steps of the run would be too short, else 1."""
    w[H] = h * max(0.5 * MOST_TURNS / turns, 1e-3)
    left = HOPELESS * (q.end - t) if q.end < 1e299 else 0.0
    return 0.0 if w[H] < max(q.shortest, left) or t + w[H] == t else 1.0


@once
def predict(I, w, u, h, k, n, tol):
    """Predict the state at the end of the step, u[Y...], its attitude and its angular velocity."""
    on = w[ON] > 0.5
    if on or w[KNOWN] < n:
        differences(w, u, C, h, n, on)
    else:
        known_differences(w, u, h, n)
    for c in range(7):
        u[Y + c] = w[c]
    turns = substeps(I, w, h, tol, on)
    u[TURNS], u[ANGLE], u[NEGLIGIBLE] = turns, angle_of_step(I, w, h, on), NO_ERROR * tol
    turn(I, w, u, h, 0.0, 1.0, k, on, turns)
    attitude(u, Y, u, NEW_R)
    angular_velocity(I, u, Y + 4, u, NEW_R, u, NEW_W)


@once
def estimate(I, w, u, h, k, n):
    """Compute the unit of errors, u[UNIT_E], and the differences with the new torque u[NEW_T...].

    Errors are relative to the largest momentum so far.  For a body that starts at rest, they are relative to a tenth of
    the momentum that the torque gives it while it turns by one radian.
    """
    size = max(w[LARGEST_M], sqrt(u[Y + 4] * u[Y + 4] + u[Y + 5] * u[Y + 5] + u[Y + 6] * u[Y + 6]) + u[EXTRA])
    u[SIZE_M] = size
    torque = sqrt(u[NEW_T] * u[NEW_T] + u[NEW_T + 1] * u[NEW_T + 1] + u[NEW_T + 2] * u[NEW_T + 2])
    size = max(size, AT_REST * sqrt((torque + u[FORCE_SIZE]) * min(I.x, min(I.y, I.z))))
    u[UNIT_E] = abs(h) / size if size > 0.0 else 0.0
    follow(u, u[NEW_T], u[NEW_T + 1], u[NEW_T + 2], False)
    u[VARIED] = u[PATH] / u[PEAK] if u[PEAK] > 0.0 else 0.0
    new_remainder(w, u, w[ON] > 0.5)
    new_differences(u, C, n)
    moments(u, k)


@once
def weigh_other(w, u, h, allowed, least):
    """Return the best room for the next step, and its order, if the model were switched (on or off).

    If no order has at least the room `least`, the result is some smaller number.
    """
    n, other = min(int(w[N]), ORDER), w[ON] < 0.5
    differences(w, u, OTHER, h, n, other)
    new_remainder(w, u, other)
    new_differences(u, OTHER, n)
    moments(u, n)
    if u[WEIGHT_F] > 0.0:  # not zero if the body moves
        all_differences_of_force(w, u, n)
    ratio, enough = exp(max(-least, -300.0)), False
    limit = ratio
    for j in range(1, n + 1):
        limit *= ratio
        enough = enough or judged_error(u, j, u[UNIT_E], other) < limit * allowed
    best, order = -1e300, 1
    for j in range(1, n + 1 if enough else 1):
        f = room(judged_error(u, j, u[UNIT_E], other) / allowed, j)
        if f > best + CLEARLY:
            best, order = f, j
    return best, order


@kernel
def switch_model(w, u, h, k, f, allowed):
    """Switch the model on or off if steps then become longer; return order of the next step and room for it."""
    if w[LEARNED] >= EARLIEST and is_looked_at(w):
        least = (TRUST if w[ON] < 0.5 else DISTRUST) + f
        best, order = weigh_other(w, u, h, allowed, least)
        if best > least:
            w[ON] = 1.0 - w[ON]
            w[STARTING] = 0.0
            return order, best
    return k, f


@once
def reject(w, u, h, k, e, allowed):
    """Choose a shorter step for the next attempt, perhaps with a lower order or without the model."""
    unit, on = u[UNIT_E], w[ON] > 0.5
    w[REJECTED] += 1.0
    w[REPEATED] += 1.0
    w[STARTING] = 0.0
    if w[REPEATED] > 1.5:  # rejected twice: the torque may have a kink, and errors of high order are then too small
        k = min(k, FALLBACK)
        e = judged_error(u, k, unit, on)
    elif k > 2 and max(judged_error(u, k - 1, unit, on), judged_error(u, k - 2, unit, on)) <= e:
        k -= 1
        e = judged_error(u, k, unit, on)
    f = room(e / allowed, k) if e < 1e300 else -1e300
    if on:
        k, f = switch_model(w, u, h, k, f, allowed)
    w[K] = k
    w[H] = h * max(min(SAFETY * exp(f), AGAIN_MOST), AGAIN_LEAST)


@kernel
def adjust(I, u, h, k):
    """Add the effect of the last term of the polynomial, u[C + 3 k...], to the predicted state; return 1, or 0.

    The term changes the momentum by an impulse whose integrals are known.  To first order, the attitude then changes by

        h^2 (int (1 - x) p dx y + h int (1 - x)^2/2 p dx z),    y = I^-1 R^T c,   z = I^-1 (P x y + W x I y) - W x y

    with the torque c p(x), for a rotation vector in the body frame; R, W and the momentum P are those at the end.
    Returns 0 and changes nothing if the terms that are left out are not negligible.
    """
    R, W = matrix(u, NEW_R), Vec3(u[NEW_W], u[NEW_W + 1], u[NEW_W + 2])
    c = Vec3(u[C + 3 * k], u[C + 3 * k + 1], u[C + 3 * k + 2])
    v = tr(R) @ c
    y, P = divide(v, I), I @ W
    z = divide(cross(P, y) + cross(W, v), I) - cross(W, y)
    turned = (h * h * u[G + k + 1]) * y + (h * h * h * u[LEVER]) * z
    angle = sqrt(dot(turned, turned))
    change = angle + h * abs(h * u[IMPULSE]) * sqrt(dot(y, y))
    rate = max(u[ANGLE], h * sqrt(dot(P, P)) / min(I.x, min(I.y, I.z)))
    rest = THIRD * rate * rate / ((k + 3.0) * (k + 4.0))
    if not (change * change + rest * angle <= u[NEGLIGIBLE]):
        return 0.0
    f = 1.0 / sqrt(1.0 + 0.25 * angle * angle)
    a, b, d, w = 0.5 * turned.x, 0.5 * turned.y, 0.5 * turned.z, u[Y]
    x, y, z = u[Y + 1], u[Y + 2], u[Y + 3]
    u[Y] = f * (w - (x * a + y * b + z * d))
    u[Y + 1] = f * (x + (w * a + y * d - z * b))
    u[Y + 2] = f * (y + (w * b + z * a - x * d))
    u[Y + 3] = f * (z + (w * d + x * b - y * a))
    u[Y + 4] += h * u[IMPULSE] * c.x
    u[Y + 5] += h * u[IMPULSE] * c.y
    u[Y + 6] += h * u[IMPULSE] * c.z
    return 1.0


@once
def correct(I, w, u, h, k):
    """Correct the state at the end of the step, u[Y...], with the new torque; return 1 if it is valid, else 0."""
    for c in range(3):
        u[C + 3 * k + c] = u[D + 3 * k + c]
    if w[ON] > 0.5 or adjust(I, u, h, k) < 0.5:
        for c in range(7):
            u[Y + c] = w[c]
        turn(I, w, u, h, 0.0, 1.0, k + 1, w[ON] > 0.5, int(u[TURNS]))
    return 1.0 if is_state(u) else 0.0


@kernel
def best_order(u, k, n, allowed):
    """Return the order, at most k + 1, that allows the longest step, and the room for it.

    Order j allows a longer step than the best one so far if its error is below a limit that changes by the factor
    exp(room) from order to order.  So only few logarithms are needed.
    """
    unit = u[UNIT_E] / allowed
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
    w[USED], w[MODEL] = k + 1.0, w[ON]
    w[E] = e / allowed
    on, unit = w[ON] > 0.5, u[UNIT_E]
    if w[STARTING] > 0.5 and k < ORDER:
        order, f = k + 1, room(e / allowed, k)
    else:
        order, f = best_order(u, k, n, allowed)
        if judged_error(u, order, unit, on) > error(u, order, unit):
            f = room(judged_error(u, order, unit, on) / allowed, order)
    w[KNOWN] = 0.0
    if not on:
        keep_differences(w, u, h, n + 1)
    k, f = switch_model(w, u, h, order, f, allowed)
    w[K] = k
    for c in range(7):
        w[c] = u[Y + c]
    w[LARGEST_M] = u[SIZE_M]
    put_node(w, u, t)
    w[TAKEN] += 1.0
    w[REPEATED] = 0.0
    if cut:
        w[CUT] = 1.0
    else:
        w[SMALLEST] = min(w[SMALLEST], h)
        w[LARGEST] = max(w[LARGEST], h)
    f += LOG_SAFETY
    f = exp(min(GENTLE * f if f > 0.0 and w[STARTING] < 0.5 else f, 1.0))
    f = min(max(f, SHRINK), GROW)
    if f < 1.0:
        w[STARTING] = 0.0
    if w[ON] > 0.5 and f * u[VARIED] > VARIATION:  # a longer step could miss changes that the model does not contain
        f = max(VARIATION / u[VARIED], SHRINK)
    w[H] = h * f


@once
def restart(I, w, u, t):
    """Restart the method from the current state."""
    attitude(w, Q, u, NEW_R)
    angular_velocity(I, w, M, u, NEW_R, u, NEW_W)
    w[N] = 0.0
    put_node(w, u, t)
    forget(w)


@kernel
def call(torque, q, t, u):
    """Call the torque at the new attitude and angular velocity; store it, in space, in u[NEW_T...]."""
    R = matrix(u, NEW_R)
    T = torque(t, R, Vec3(u[NEW_W], u[NEW_W + 1], u[NEW_W + 2]), q)
    u[NEW_T] = R.e1.x * T.x + R.e2.x * T.y + R.e3.x * T.z
    u[NEW_T + 1] = R.e1.y * T.x + R.e2.y * T.y + R.e3.y * T.z
    u[NEW_T + 2] = R.e1.z * T.x + R.e2.z * T.y + R.e3.z * T.z


@once
def between(I, w, u, t, tol):
    """Return quaternion and momentum in space at a time t within the last step; w is the state at its end."""
    for c in range(7):
        u[Y + c] = w[c]
    h = w[T] - w[T + 1]
    n = int(w[USED])
    if n > 0 and t != w[T]:
        on = w[MODEL] > 0.5
        differences(w, u, C, h, n, on)
        x = (t - w[T]) / h
        turn(I, w, u, h, 0.0, x, n, on, substeps(I, w, abs(x) * h, tol, on))
    return u[Y], u[Y + 1], u[Y + 2], u[Y + 3], u[Y + 4], u[Y + 5], u[Y + 6]
