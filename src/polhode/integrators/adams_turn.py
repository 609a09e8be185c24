"""The part of `adams` between torque calls: it interpolates the torques and turns the body under the polynomial."""

from ..kernels.lanes import LANES, all_lanes, first_lane, lanes, next_lanes, put_lanes, total
from ..kernels.scalar import kernel, once, sqrt
from .adams_layout import (
    ATT,
    BEFORE,
    DIFFERENCES,
    FORCE_D,
    GAPS,
    IMPULSE,
    KNOWN,
    LEAST,
    LEAST_MODEL,
    LEVER,
    MOMENTA,
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
    UNIT_T,
    VALUES,
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
from .adams_stages import END, GAUSS, PART, STAGE, STAGES, WEIGHT, momenta, stages

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
def turning(s, at, W, v, out, to):
    """Store the derivative of the quaternion s[at...] at the angular velocity W[v...] in out[to...]."""
    a, b, c, d = s[at], s[at + 1], s[at + 2], s[at + 3]
    p, q, r = 0.5 * W[v], 0.5 * W[v + 1], 0.5 * W[v + 2]
    out[to] = -b * p - c * q - d * r
    out[to + 1] = a * p + c * r - d * q
    out[to + 2] = a * q + d * p - b * r
    out[to + 3] = a * r + b * q - c * p


@kernel
def slope(I, w, u, i):
    """Store the derivative of the quaternion u[Z...], and the torque of the model, as slope of stage i."""
    attitude(u, Z, u, ROT)
    angular_velocity(I, u, Z + 4, u, ROT, u, OMEGA)
    k = SLOPES + 7 * i
    turning(u, Z, u, OMEGA, u, k)
    T = modelled(w, u, ROT, u, OMEGA)
    u[k + 4], u[k + 5], u[k + 6] = T.x, T.y, T.z


@kernel
def polynomial(u, x, terms):
    """Return the value of the polynomial at x."""
    j = terms - 1
    T0, T1, T2 = u[C + 3 * j], u[C + 3 * j + 1], u[C + 3 * j + 2]
    for j in range(terms - 2, -1, -1):
        f = x - u[X + j]
        T0 = u[C + 3 * j] + f * T0
        T1 = u[C + 3 * j + 1] + f * T1
        T2 = u[C + 3 * j + 2] + f * T2
    return T0, T1, T2


@kernel
def follow(u, a, b, c, first):
    """Add the distance between the previous torque and (a, b, c) to the path length u[PATH]; update the maximum
    u[PEAK].
    """
    if not first:
        p, q, r = a - u[BEFORE], b - u[BEFORE + 1], c - u[BEFORE + 2]
        u[PATH] += sqrt(p * p + q * q + r * r)
    u[PEAK] = max(u[PEAK], sqrt(a * a + b * b + c * c))
    u[BEFORE], u[BEFORE + 1], u[BEFORE + 2] = a, b, c


@kernel
def turn_with_model(I, w, u, step):
    """Make a substep under the stored momenta and the torque of the model."""
    for i in range(STAGES):
        for c in range(7):
            u[Z + c] = 0.0
        for j in range(i):
            a = STAGE[i, j]
            if a != 0.0:
                for c in range(7):
                    u[Z + c] += a * u[SLOPES + 7 * j + c]
        for c in range(4):
            u[Z + c] = u[Y + c] + step * u[Z + c]
        for c in range(3):
            u[Z + 4 + c] = u[MOMENTA + LANES * c + i] + step * u[Z + 4 + c]
        slope(I, w, u, i)
    for c in range(7):
        total = 0.0
        for i in range(STAGES):
            total += WEIGHT[i] * u[SLOPES + 7 * i + c]
        u[Z + c] = step * total
    for c in range(4):
        u[Y + c] += u[Z + c]
    for c in range(3):
        u[Y + 4 + c] = u[MOMENTA + LANES * c + END] + u[Z + 4 + c]


@kernel
def turn_without_model(I, u, step):
    """Make a substep under the stored momenta."""
    i, j, k = step / I.x, step / I.y, step / I.z
    u[Y], u[Y + 1], u[Y + 2], u[Y + 3] = stages(u, u[Y], u[Y + 1], u[Y + 2], u[Y + 3], i, j, k)
    for c in range(3):
        u[Y + 4 + c] = u[MOMENTA + LANES * c + END]


@kernel
def normalise(u):
    """Give the quaternion u[Y...] the length 1."""
    f = 1.0 / sqrt(u[Y] * u[Y] + u[Y + 1] * u[Y + 1] + u[Y + 2] * u[Y + 2] + u[Y + 3] * u[Y + 3])
    for c in range(4):
        u[Y + c] *= f


@once
def turn(I, w, u, h, x, end, terms, on, n):
    """Turn the body u[Y...] from x to end in n substeps, under the polynomial and, if it is on, the model.

    Store the length of the path of the torque in u[PATH] and its largest size in u[PEAK].
    """
    dx = (end - x) / n
    u[PATH] = u[PEAK] = 0.0
    for m in range(n):
        begin = x + m * dx
        momenta(u, begin, dx, h, terms)
        T0, T1, T2 = polynomial(u, begin, terms)
        if on:
            turn_with_model(I, w, u, dx * h)
            T0, T1, T2 = T0 + u[SLOPES + 4], T1 + u[SLOPES + 5], T2 + u[SLOPES + 6]
        else:
            turn_without_model(I, u, dx * h)
        follow(u, T0, T1, T2, m == 0)
        normalise(u)


@kernel
def is_finite(u, at, n):
    """Return whether the n numbers u[at...] are finite."""
    total = 0.0
    for c in range(n):
        total += u[at + c]
    return total - total == 0.0


@kernel
def is_state(u):
    """Return whether u[Y...] is finite and its quaternion is not 0, which it is if its norm overflows in `turn`."""
    return is_finite(u, Y, 7) and u[Y] * u[Y] + u[Y + 1] * u[Y + 1] + u[Y + 2] * u[Y + 2] + u[Y + 3] * u[Y + 3] > 0.5


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


@kernel
def divide_differences(u, c, n):
    """Replace the values u[c...] at the nodes by their divided differences."""
    if n > LANES:
        for j in range(1, n):
            for i in range(n - 1, j - 1, -1):
                f = 1.0 / (u[X + i] - u[X + i - j])
                for k in range(3):
                    u[c + 3 * i + k] = (u[c + 3 * i + k] - u[c + 3 * i - 3 + k]) * f
        return
    for i in range(n):
        for k in range(3):
            u[VALUES + LANES * k + i] = u[c + 3 * i + k]
    for i in range(n, LANES):  # unused, but no two nodes may be equal
        u[X + i] = u[X + i - 1] - 1.0
        for k in range(3):
            u[VALUES + LANES * k + i] = 0.0
    x = other = lanes(u, X)
    p, q, r = lanes(u, VALUES), lanes(u, VALUES + LANES), lanes(u, VALUES + 2 * LANES)
    for j in range(1, n):  # lane i becomes the difference of the nodes i ... i + j
        other = next_lanes(other)
        f = 1.0 / (other - x)
        p = (next_lanes(p) - p) * f
        q = (next_lanes(q) - q) * f
        r = (next_lanes(r) - r) * f
        u[c + 3 * j], u[c + 3 * j + 1], u[c + 3 * j + 2] = first_lane(p), first_lane(q), first_lane(r)


@once
def differences(w, u, c, h, n, on):
    """Store the divided differences of the latest n nodes in u[c...], and the nodes, in units of h, in u[X...]."""
    t = w[TIME]
    for i in range(n):
        u[X + i] = (w[T + i] - t) / h
        remainder(w, i, on, u, c + 3 * i)
    divide_differences(u, c, n)


@once
def differences_of_nodes(w, u, source, c, n):
    """Store the divided differences of other vectors, w[source...], in u[c...]; the nodes are in u[X...]."""
    for i in range(3 * n):
        u[c + i] = w[source + i]
    divide_differences(u, c, n)


@kernel
def known_differences(w, u, h, n):
    """Store the first n divided differences, which are known from the last step, as `differences` does."""
    t, ratio, f = w[TIME], h / w[UNIT_T], 1.0
    put_lanes(u, X, (lanes(w, T) - t) / h)
    for i in range(LANES, n):
        u[X + i] = (w[T + i] - t) / h
    for i in range(n):
        for k in range(3):
            u[C + 3 * i + k] = w[DIFFERENCES + 3 * i + k] * f
        f *= ratio


@kernel
def keep_differences(w, u, h, n):
    """Keep the differences u[D...] with the new torque, which the next step needs if it does without the model."""
    for i in range(3 * n):
        w[DIFFERENCES + i] = u[D + i]
    w[KNOWN], w[UNIT_T] = n, h


@kernel
def new_differences(u, c, n):
    """Add the new node x = 1 as the first one: compute the differences u[D...] from its remainder and from u[c...].

    Stores the products of the distances from the new node to the nodes in u[GAPS...].
    """
    p, q, r, gap = u[D], u[D + 1], u[D + 2], 1.0
    u[GAPS] = gap
    for j in range(1, n + 1):
        d = 1.0 - u[X + j - 1]
        f = 1.0 / d
        p = (p - u[c + 3 * j - 3]) * f
        q = (q - u[c + 3 * j - 2]) * f
        r = (r - u[c + 3 * j - 1]) * f
        gap *= abs(d)
        u[D + 3 * j], u[D + 3 * j + 1], u[D + 3 * j + 2], u[GAPS + j] = p, q, r, gap


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
def moments(u, k):
    """Store int_0^1 (1 - x) prod_{i < j-1} (x - x_i) dx in u[G + j], for j = 1 ... k + 1.

    Stores int prod_{i < k} (x - x_i) dx in u[IMPULSE] and int (1 - x)^2/2 prod_{i < k} (x - x_i) dx in u[LEVER].
    """
    x, weight = lanes(GAUSS, 0), lanes(PART, 0)
    left = (1.0 - x) * weight
    p = all_lanes(1.0)
    for j in range(1, k + 1):
        u[G + j] = total(left * p)
        p = p * (x - u[X + j - 1])
    u[G + k + 1] = total(left * p)
    u[IMPULSE] = total(weight * p)
    u[LEVER] = total(0.5 * (1.0 - x) * left * p)


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
    return last_difference(u, j) * u[GAPS + j]


@kernel
def judged_error(u, j, unit, on):
    """Return the error of order j that is compared with the tolerance.

    `error` of high order is too small where the torque has a kink or suddenly becomes large, and where the model fits
    all torques except the new one.  There the surprise is a better measure of the error.
    """
    return max(error(u, j, unit), (LEAST_MODEL if on else LEAST) * unit * surprise(u, j))
