"""The model of the torque that `adams` fits by least squares: a linear function of attitude and angular velocity."""

from ..kernels.lanes import all_lanes, lanes, put_lanes
from ..kernels.scalar import kernel, once, sqrt
from ..kernels.values import Vec3
from .adams_layout import (
    AHEAD,
    ATT,
    COLUMNS,
    DUE,
    FEATURES,
    FIT,
    FORGET,
    JUMPED,
    KNOWN,
    LEARNED,
    MODEL,
    ON,
    PATIENCE,
    RIDGE,
    RIDGE_ROW,
    ROW,
    SELDOM,
    STARTING,
    TAKEN,
    TAU,
    UNIT,
    USED,
    VEL,
    B,
    K,
    N,
)  # fmt: skip


@kernel
def modelled(w, R, r, W, v):
    """Return the torque of the model at attitude R[r...] and angular velocity W[v...], in space."""
    unit = w[UNIT]
    T0, T1, T2 = w[B + 12], w[B + FEATURES + 12], w[B + 2 * FEATURES + 12]
    for j in range(9):
        f = R[r + j]
        T0 += w[B + j] * f
        T1 += w[B + FEATURES + j] * f
        T2 += w[B + 2 * FEATURES + j] * f
    for j in range(3):
        f = W[v + j] * unit
        T0 += w[B + 9 + j] * f
        T1 += w[B + FEATURES + 9 + j] * f
        T2 += w[B + 2 * FEATURES + 9 + j] * f
    return Vec3(
        R[r] * T0 + R[r + 1] * T1 + R[r + 2] * T2,
        R[r + 3] * T0 + R[r + 4] * T1 + R[r + 5] * T2,
        R[r + 6] * T0 + R[r + 7] * T1 + R[r + 8] * T2,
    )


@kernel
def model_rate(I, w):
    """Return a bound for the rate at which the model changes the motion, in radians per unit of time."""
    least = min(I.x, min(I.y, I.z))
    by_attitude, by_velocity = 0.0, 0.0
    for k in range(3):
        a, v = 0.0, 0.0
        for j in range(9):
            a += abs(w[B + k * FEATURES + j])
        for j in range(9, 12):
            v += abs(w[B + k * FEATURES + j])
        by_attitude, by_velocity = max(by_attitude, a), max(by_velocity, v)
    return sqrt(by_attitude / least) + by_velocity * w[UNIT] / least


@kernel
def rotate(w, u, r, i):
    """Rotate the row u[r...] and row i of the triangular factor, so that u[r + i] becomes zero.

    Numbers left of the diagonal have no meaning.
    """
    a = u[r + i]
    if a != 0.0:
        at = FIT + i * COLUMNS
        d = w[at + i]
        f = 1.0 / sqrt(d * d + a * a)
        c, s = d * f, a * f
        row, new = lanes(w, at), lanes(u, r)
        put_lanes(w, at, c * row + s * new)
        put_lanes(u, r, c * new - s * row)


@kernel
def solve(w):
    """Compute the coefficients of the model from the triangular factor, the last ones first."""
    for i in range(FEATURES - 1, -1, -1):
        row = FIT + i * COLUMNS
        a, b, c = w[row + FEATURES], w[row + FEATURES + 1], w[row + FEATURES + 2]
        for j in range(FEATURES - 1, i, -1):
            f = w[row + j]
            a -= f * w[B + j]
            b -= f * w[B + FEATURES + j]
            c -= f * w[B + 2 * FEATURES + j]
        f = 1.0 / w[row + i]
        w[B + i], w[B + FEATURES + i], w[B + 2 * FEATURES + i] = a * f, b * f, c * f


@once
def learn(w, u):
    """Add the latest torque to the fit, and update the model."""
    n = int(w[LEARNED])
    for i in range(FEATURES):
        put_lanes(w, FIT + i * COLUMNS, FORGET * lanes(w, FIT + i * COLUMNS))
    for j in range(9):
        u[ROW + j] = w[ATT + j]
    for j in range(3):
        u[ROW + 9 + j] = w[VEL + j] * w[UNIT]
    u[ROW + 12] = 1.0
    a, b, c = w[TAU], w[TAU + 1], w[TAU + 2]
    for j in range(3):
        u[ROW + FEATURES + j] = w[ATT + j] * a + w[ATT + 3 + j] * b + w[ATT + 6 + j] * c
    put_lanes(u, RIDGE_ROW, all_lanes(0.0))
    u[RIDGE_ROW + n % FEATURES] = RIDGE
    for i in range(FEATURES):
        rotate(w, u, ROW, i)
        rotate(w, u, RIDGE_ROW, i)
    solve(w)
    w[LEARNED] = n + 1.0
    w[DUE] = 0.0


@kernel
def is_looked_at(w):
    """Return whether this step examines if the model allows longer steps."""
    return w[ON] > 0.5 or w[LEARNED] < PATIENCE or int(w[TAKEN]) % SELDOM == 0


@kernel
def forget(w):
    """Forget the model, and all nodes except the latest."""
    w[ON] = w[USED] = w[MODEL] = w[LEARNED] = w[JUMPED] = w[AHEAD] = w[KNOWN] = 0.0
    for i in range(FEATURES * COLUMNS):
        w[FIT + i] = 0.0
    for i in range(3 * FEATURES):
        w[B + i] = 0.0
    begin(w)


@kernel
def begin(w):
    """Store that there is one node, and that the model has learned nothing, in an array of zeros."""
    w[K] = w[N] = w[STARTING] = w[DUE] = 1.0
    for i in range(FEATURES):
        w[FIT + i * COLUMNS + i] = RIDGE
