"""The part of `adams` between torque calls: it interpolates the torques and turns the body under the polynomial."""

import numpy as np

from ..kernels.scalar import kernel, once, sqrt
from .adams_layout import (
    ATT,
    BEFORE,
    FORCE_D,
    LEAST,
    LEAST_MODEL,
    NEW_R,
    NEW_T,
    NEW_W,
    OMEGA,
    PATH,
    PEAK,
    ROT,
    SLOPES,
    TAU,
    TIME,
    VEL,
    WEIGHT_F,
    C,
    D,
    G,
    T,
    X,
    Y,
    Z,
)
from .adams_model import modelled
from .tableaus import VERNER8


def tableau() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rows, weights, _ = VERNER8.exactly()
    n = VERNER8.stages
    a = np.zeros((n, n))
    for i, row in enumerate(rows, 1):
        for j, v in row.items():
            a[i, j - 1] = float(v)
    b = np.array([float(weights.get(j, 0)) for j in range(1, n + 1)])
    return a, b, np.array([0.0] + [float(sum(row.values())) for row in rows])


STAGE, WEIGHT, NODE = tableau()
STAGES = len(NODE)
# Gauss quadrature on the interval from 0 to 1, exact for polynomials up to degree 13
HALF = (
    (0.4745539561713793, 0.06474248308443487),
    (0.37076559279969723, 0.13985269574463843),
    (0.2029225756886986, 0.19091502525255935),
)
GAUSS = np.array([0.5 - x for x, _ in HALF] + [0.5] + [0.5 + x for x, _ in reversed(HALF)])
PART = np.array([w for _, w in HALF] + [0.20897959183673465] + [w for _, w in reversed(HALF)])


# --- the body under a given torque ----------------------------------------------------------------------------


@kernel
def attitude(s, at, out, to):
    """Store the rotation matrix of the quaternion s[at...] in out[to...], row by row."""
    w, x, y, z = s[at], s[at + 1], s[at + 2], s[at + 3]
    out[to] = 1.0 - 2.0 * (y * y + z * z)
    out[to + 1] = 2.0 * (x * y - w * z)
    out[to + 2] = 2.0 * (x * z + w * y)
    out[to + 3] = 2.0 * (x * y + w * z)
    out[to + 4] = 1.0 - 2.0 * (x * x + z * z)
    out[to + 5] = 2.0 * (y * z - w * x)
    out[to + 6] = 2.0 * (x * z - w * y)
    out[to + 7] = 2.0 * (y * z + w * x)
    out[to + 8] = 1.0 - 2.0 * (x * x + y * y)


@kernel
def angular_velocity(I, s, at, R, r, out, to):
    """Store I^-1 R^T M in out[to...], with M = s[at...]."""
    a, b, c = s[at], s[at + 1], s[at + 2]
    out[to] = (R[r] * a + R[r + 3] * b + R[r + 6] * c) / I.x
    out[to + 1] = (R[r + 1] * a + R[r + 4] * b + R[r + 7] * c) / I.y
    out[to + 2] = (R[r + 2] * a + R[r + 5] * b + R[r + 8] * c) / I.z


@kernel
def slope(I, w, u, x, terms, on, i):
    """Store the derivative of (quaternion, momentum) = u[Z...] at x as slope of stage i."""
    attitude(u, Z, u, ROT)
    angular_velocity(I, u, Z + 4, u, ROT, u, OMEGA)
    a, b, c, d = u[Z], u[Z + 1], u[Z + 2], u[Z + 3]
    p, q, r = 0.5 * u[OMEGA], 0.5 * u[OMEGA + 1], 0.5 * u[OMEGA + 2]
    k = SLOPES + 7 * i
    u[k] = -b * p - c * q - d * r
    u[k + 1] = a * p + c * r - d * q
    u[k + 2] = a * q + d * p - b * r
    u[k + 3] = a * r + b * q - c * p
    j = terms - 1
    T0, T1, T2 = u[C + 3 * j], u[C + 3 * j + 1], u[C + 3 * j + 2]
    for j in range(terms - 2, -1, -1):
        f = x - u[X + j]
        T0 = u[C + 3 * j] + f * T0
        T1 = u[C + 3 * j + 1] + f * T1
        T2 = u[C + 3 * j + 2] + f * T2
    if on:
        T = modelled(w, u, ROT, u, OMEGA)
        T0 += T.x
        T1 += T.y
        T2 += T.z
    u[k + 4], u[k + 5], u[k + 6] = T0, T1, T2


@kernel
def follow(u, at, first):
    """Add the distance between the previous torque and u[at...] to the path length u[PATH]; update the
    maximum u[PEAK].
    """
    a, b, c = u[at], u[at + 1], u[at + 2]
    if not first:
        p, q, r = a - u[BEFORE], b - u[BEFORE + 1], c - u[BEFORE + 2]
        u[PATH] += sqrt(p * p + q * q + r * r)
    u[PEAK] = max(u[PEAK], sqrt(a * a + b * b + c * c))
    u[BEFORE], u[BEFORE + 1], u[BEFORE + 2] = a, b, c


@once
def turn(I, w, u, h, x, end, terms, on, n):
    """Turn the body u[Y...] from x to end in n substeps, under the polynomial and, if it is on, the model.

    Store the length of the path of the torque in u[PATH] and its largest size in u[PEAK].
    """
    dx = (end - x) / n
    u[PATH] = u[PEAK] = 0.0
    for m in range(n):
        begin = x + m * dx
        for i in range(STAGES):
            for c in range(7):
                u[Z + c] = 0.0
            for j in range(i):
                a = STAGE[i, j]
                if a != 0.0:
                    for c in range(7):
                        u[Z + c] += a * u[SLOPES + 7 * j + c]
            for c in range(7):
                u[Z + c] = u[Y + c] + (dx * h) * u[Z + c]
            slope(I, w, u, begin + NODE[i] * dx, terms, on, i)
            if i == 0:
                follow(u, SLOPES + 4, m == 0)
        for c in range(7):
            total = 0.0
            for i in range(STAGES):
                total += WEIGHT[i] * u[SLOPES + 7 * i + c]
            u[Y + c] += dx * h * total
        f = 1.0 / sqrt(u[Y] * u[Y] + u[Y + 1] * u[Y + 1] + u[Y + 2] * u[Y + 2] + u[Y + 3] * u[Y + 3])
        for c in range(4):
            u[Y + c] *= f


# --- the polynomial --------------------------------------------------------------------------------------------


@kernel
def remainder(w, i, on, u, to):
    """Store the torque of node i, minus the model if it is on, in u[to...]."""
    u[to], u[to + 1], u[to + 2] = w[TAU + 3 * i], w[TAU + 3 * i + 1], w[TAU + 3 * i + 2]
    if on:
        T = modelled(w, w, ATT + 9 * i, w, VEL + 3 * i)
        u[to] -= T.x
        u[to + 1] -= T.y
        u[to + 2] -= T.z


@once
def differences(w, u, c, h, n, on):
    """Store the divided differences of the latest n nodes in u[c...], and the nodes, in units of h, in u[X...]."""
    t = w[TIME]
    for i in range(n):
        u[X + i] = (w[T + i] - t) / h
        remainder(w, i, on, u, c + 3 * i)
    for j in range(1, n):
        for i in range(n - 1, j - 1, -1):
            f = 1.0 / (u[X + i] - u[X + i - j])
            for k in range(3):
                u[c + 3 * i + k] = (u[c + 3 * i + k] - u[c + 3 * i - 3 + k]) * f


@once
def differences_of_nodes(w, u, source, c, n):
    """Store the divided differences of other vectors, w[source...], in u[c...]; the nodes are in u[X...]."""
    for i in range(3 * n):
        u[c + i] = w[source + i]
    for j in range(1, n):
        for i in range(n - 1, j - 1, -1):
            f = 1.0 / (u[X + i] - u[X + i - j])
            for k in range(3):
                u[c + 3 * i + k] = (u[c + 3 * i + k] - u[c + 3 * i - 3 + k]) * f


@kernel
def new_differences(u, c, n):
    """Add the new node x = 1 as the first one: compute the differences u[D...] from its remainder and from u[c...]."""
    for j in range(1, n + 1):
        f = 1.0 / (1.0 - u[X + j - 1])
        for k in range(3):
            u[D + 3 * j + k] = (u[D + 3 * j - 3 + k] - u[c + 3 * j - 3 + k]) * f


@kernel
def new_remainder(w, u, on):
    """Store the new torque, minus the model if it is on, in u[D...]."""
    u[D], u[D + 1], u[D + 2] = u[NEW_T], u[NEW_T + 1], u[NEW_T + 2]
    if on:
        T = modelled(w, u, NEW_R, u, NEW_W)
        u[D] -= T.x
        u[D + 1] -= T.y
        u[D + 2] -= T.z


@kernel
def moments(u, n):
    """Store int_0^1 (1 - x) prod_{i < j-1} (x - x_i) dx in u[G + j], for j = 1 ... n."""
    for j in range(n + 1):
        u[G + j] = 0.0
    for g in range(7):
        p = PART[g] * (1.0 - GAUSS[g])
        for j in range(1, n + 1):
            u[G + j] += p
            p *= GAUSS[g] - u[X + j - 1]


@kernel
def last_difference(u, j):
    """Return the size of the difference of order j with the new torque, plus that of the force if the body moves."""
    a, b, c = u[D + 3 * j], u[D + 3 * j + 1], u[D + 3 * j + 2]
    size = sqrt(a * a + b * b + c * c)
    if u[WEIGHT_F] > 0.0:  # not zero if the body moves
        a, b, c = u[FORCE_D + 3 * j], u[FORCE_D + 3 * j + 1], u[FORCE_D + 3 * j + 2]
        size += u[WEIGHT_F] * sqrt(a * a + b * b + c * c)
    return size


@kernel
def error(u, j, unit):
    """Return the difference between the correctors of orders j and j + 1, times `unit`."""
    return unit * last_difference(u, j) * abs(u[G + j])


@kernel
def surprise(u, j):
    """Return the difference between the new torque and the prediction of order j."""
    size = last_difference(u, j)
    for i in range(j):
        size *= abs(1.0 - u[X + i])
    return size


@kernel
def judged_error(u, j, unit, on):
    """Return the error of order j that is compared with the tolerance.

    `error` of high order is too small where the torque has a kink or suddenly becomes large, and where the model fits
    all torques except the new one.  There the surprise is a better measure of the error.
    """
    return max(error(u, j, unit), (LEAST_MODEL if on else LEAST) * unit * surprise(u, j))
