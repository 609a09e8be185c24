"""A step of `adams`: predict, call the torque, estimate the error, correct; then choose the next order and step."""

from ..kernels.scalar import kernel, log, once, sqrt
from ..kernels.values import Mat3, Vec3
from .adams_flight import all_differences_of_force
from .adams_layout import (
    AGAIN_LEAST,
    AGAIN_MOST,
    AT_REST,
    ATT,
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
    LARGEST,
    LARGEST_M,
    LEARNED,
    MODEL,
    MOST_TURNS,
    NARROWEST,
    NEW_R,
    NEW_T,
    NEW_W,
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
    judged_error,
    moments,
    new_differences,
    new_remainder,
    turn,
)


@kernel
def put_node(w, u, t):
    """Insert the new attitude, angular velocity and torque as the first node."""
    n = min(int(w[N]), NODES - 1)
    for i in range(n, 0, -1):
        w[T + i] = w[T + i - 1]
        for j in range(3):
            w[TAU + 3 * i + j] = w[TAU + 3 * i - 3 + j]
            w[VEL + 3 * i + j] = w[VEL + 3 * i - 3 + j]
        for j in range(9):
            w[ATT + 9 * i + j] = w[ATT + 9 * i - 9 + j]
    w[N] = n + 1.0
    w[T] = w[TIME] = t
    for j in range(9):
        w[ATT + j] = u[NEW_R + j]
    for j in range(3):
        w[VEL + j] = u[NEW_W + j]
        w[TAU + j] = u[NEW_T + j]
    w[DUE] = 1.0


@kernel
def factor(e, k):
    """Return the factor for the next step of order k; e is the error divided by the allowed error."""
    return SAFETY * max(e, 1e-100) ** (-1.0 / (k + 1.0))


@kernel
def matrix(u, r):
    return Mat3(Vec3(u[r], u[r + 3], u[r + 6]), Vec3(u[r + 1], u[r + 4], u[r + 7]), Vec3(u[r + 2], u[r + 5], u[r + 8]))


@kernel
def substeps(I, w, h, tol, on):
    """Return the number of substeps that keep the error of a turn at a small part of the tolerance."""
    v = sqrt(w[VEL] * w[VEL] + w[VEL + 1] * w[VEL + 1] + w[VEL + 2] * w[VEL + 2])
    torque = sqrt(w[TAU] * w[TAU] + w[TAU + 1] * w[TAU + 1] + w[TAU + 2] * w[TAU + 2])
    angle = h * (1.1 * v + 0.5 * h * torque / min(I.x, min(I.y, I.z)))
    if on:
        angle = h * (1.1 * v + model_rate(I, w))
    return int(min(angle / max(min((TURN_ERROR * tol) ** 0.125, WIDEST), NARROWEST), 1e9)) + 1


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
    differences(w, u, C, h, n, on)
    for c in range(7):
        u[Y + c] = w[c]
    turns = substeps(I, w, h, tol, on)
    u[TURNS] = turns
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
    follow(u, NEW_T, False)
    u[VARIED] = u[PATH] / u[PEAK] if u[PEAK] > 0.0 else 0.0
    new_remainder(w, u, w[ON] > 0.5)
    new_differences(u, C, n)
    moments(u, n)


@once
def weigh_other(w, u, h, allowed):
    """Return the best factor of the next step, and its order, if the model were switched (on or off)."""
    n, other = min(int(w[N]), ORDER), w[ON] < 0.5
    differences(w, u, OTHER, h, n, other)
    new_remainder(w, u, other)
    new_differences(u, OTHER, n)
    moments(u, n)
    if u[WEIGHT_F] > 0.0:  # not zero if the body moves
        all_differences_of_force(w, u, n)
    best, order = 0.0, 1
    for j in range(1, n + 1):
        f = factor(judged_error(u, j, u[UNIT_E], other) / allowed, j)
        if f > 1.02 * best:
            best, order = f, j
    return best, order


@kernel
def switch_model(w, u, h, k, f, allowed):
    """Switch the model on or off if steps then become longer; return order and factor of the next step."""
    if w[LEARNED] >= EARLIEST and is_looked_at(w):
        best, order = weigh_other(w, u, h, allowed)
        if best > (TRUST if w[ON] < 0.5 else DISTRUST) * f:
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
    f = factor(e / allowed, k) if e < 1e300 else 0.0
    if on:
        k, f = switch_model(w, u, h, k, f, allowed)
    w[K] = k
    w[H] = h * max(min(f, AGAIN_MOST), AGAIN_LEAST)


@once
def correct(I, w, u, h, k):
    """Correct the state at the end of the step, u[Y...], with the new torque; return 1 if it is finite, else 0."""
    for c in range(3):
        u[C + 3 * k + c] = u[D + 3 * k + c]
    for c in range(7):
        u[Y + c] = w[c]
    turn(I, w, u, h, 0.0, 1.0, k + 1, w[ON] > 0.5, int(u[TURNS]))
    total = 0.0
    for c in range(7):
        total += u[Y + c]
    return 1.0 if total - total == 0.0 else 0.0


@kernel
def room(u, j, allowed):
    """Return the logarithm of the factor by which the next step of order j may be longer, without the safety factor."""
    return -log(max(error(u, j, u[UNIT_E]) / allowed, 1e-100)) / (j + 1.0)


@kernel
def best_order(u, k, n, allowed):
    """Return the order, at most k + 1, that allows the longest step."""
    order, best = k, room(u, k, allowed)
    for j in range(k - 1, 0, -1):
        f = room(u, j, allowed)
        if f > best:
            order, best = j, f
    if k < n and k < ORDER and room(u, k + 1, allowed) > best:
        order = k + 1
    return order


@once
def accept(w, u, h, t, k, n, e, allowed, cut):
    """Accept the corrected state and the new node, and choose the next step."""
    w[USED], w[MODEL] = k + 1.0, w[ON]
    w[E] = e / allowed
    order, f = k, factor(e / allowed, k)
    if w[STARTING] > 0.5 and k < ORDER:
        order = k + 1
    else:
        order = best_order(u, k, n, allowed)
        f = factor(judged_error(u, order, u[UNIT_E], w[ON] > 0.5) / allowed, order)
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
    if f > 1.0 and w[STARTING] < 0.5:
        f = f**GENTLE
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
