"""The model of the torque that `adams` fits by least squares: a linear function of attitude and angular velocity."""

from ..kernels.lanes import all_lanes, lanes, put_lanes
from ..kernels.scalar import kernel, once, sqrt
from ..kernels.values import Vec3, tr
from . import adams_layout as at
from .adams_layout import COLUMNS, FEATURES, copy, matrix, put_vector, vector

RIDGE = 1e-12  # regularisation of the fit; the features are of size one
FORGET = 0.995  # in each step, the weight of older torques in the fit is multiplied by this
PATIENCE, SELDOM = 50, 8  # after 50 torques in the fit, an unused model is examined only in every eighth step


@kernel
def modelled(w, R, r, W, v):
    """Return the torque of the model at attitude R[r...] and angular velocity W[v...], in space."""
    unit = w[at.UNIT]
    T0, T1, T2 = w[at.B + 12], w[at.B + FEATURES + 12], w[at.B + 2 * FEATURES + 12]
    for j in range(9):
        f = R[r + j]
        T0 += w[at.B + j] * f
        T1 += w[at.B + FEATURES + j] * f
        T2 += w[at.B + 2 * FEATURES + j] * f
    for j in range(3):
        f = W[v + j] * unit
        T0 += w[at.B + 9 + j] * f
        T1 += w[at.B + FEATURES + 9 + j] * f
        T2 += w[at.B + 2 * FEATURES + 9 + j] * f
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
            a += abs(w[at.B + k * FEATURES + j])
        for j in range(9, 12):
            v += abs(w[at.B + k * FEATURES + j])
        by_attitude, by_velocity = max(by_attitude, a), max(by_velocity, v)
    return sqrt(by_attitude / least) + by_velocity * w[at.UNIT] / least


@kernel
def rotate(w, u, r, i):
    """Rotate the row u[r...] and row i of the triangular factor, so that u[r + i] becomes zero.

    Numbers left of the diagonal have no meaning.
    """
    a = u[r + i]
    if a != 0.0:
        start = at.FIT + i * COLUMNS
        d = w[start + i]
        f = 1.0 / sqrt(d * d + a * a)
        c, s = d * f, a * f
        row, new = lanes(w, start), lanes(u, r)
        put_lanes(w, start, c * row + s * new)
        put_lanes(u, r, c * new - s * row)


@kernel
def solve(w):
    """Compute the coefficients of the model from the triangular factor, the last ones first."""
    for i in range(FEATURES - 1, -1, -1):
        row = at.FIT + i * COLUMNS
        a, b, c = w[row + FEATURES], w[row + FEATURES + 1], w[row + FEATURES + 2]
        for j in range(FEATURES - 1, i, -1):
            f = w[row + j]
            a -= f * w[at.B + j]
            b -= f * w[at.B + FEATURES + j]
            c -= f * w[at.B + 2 * FEATURES + j]
        f = 1.0 / w[row + i]
        w[at.B + i], w[at.B + FEATURES + i], w[at.B + 2 * FEATURES + i] = a * f, b * f, c * f


@once
def learn(w, u):
    """Add the latest torque to the fit, and update the model."""
    n = int(w[at.LEARNED])
    for i in range(FEATURES):
        put_lanes(w, at.FIT + i * COLUMNS, FORGET * lanes(w, at.FIT + i * COLUMNS))
    copy(w, at.ATT, u, at.ROW, 9)
    put_vector(u, at.ROW + 9, vector(w, at.VEL) * w[at.UNIT])
    u[at.ROW + 12] = 1.0
    put_vector(u, at.ROW + FEATURES, tr(matrix(w, at.ATT)) @ vector(w, at.TAU))
    put_lanes(u, at.RIDGE_ROW, all_lanes(0.0))
    u[at.RIDGE_ROW + n % FEATURES] = RIDGE
    for i in range(FEATURES):
        rotate(w, u, at.ROW, i)
        rotate(w, u, at.RIDGE_ROW, i)
    solve(w)
    w[at.LEARNED] = n + 1.0
    w[at.DUE] = 0.0


@kernel
def is_looked_at(w):
    """Return whether this step examines if the model allows longer steps."""
    return w[at.ON] > 0.5 or w[at.LEARNED] < PATIENCE or int(w[at.TAKEN]) % SELDOM == 0


@kernel
def forget(w):
    """Forget the model, and all nodes except the latest."""
    w[at.ON] = w[at.USED] = w[at.MODEL] = w[at.LEARNED] = w[at.JUMPED] = w[at.AHEAD] = w[at.KNOWN] = 0.0
    for i in range(FEATURES * COLUMNS):
        w[at.FIT + i] = 0.0
    for i in range(3 * FEATURES):
        w[at.B + i] = 0.0
    begin(w)


@kernel
def begin(w):
    """Store that there is one node, and that the model has learned nothing, in an array of zeros."""
    w[at.K] = w[at.N] = w[at.STARTING] = w[at.DUE] = 1.0
    for i in range(FEATURES):
        w[at.FIT + i * COLUMNS + i] = RIDGE
