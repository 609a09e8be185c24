"""The part of `adams` between torque calls: it interpolates the torques and turns the body under the polynomial."""

from ..kernels.lanes import LANES, all_lanes, first_lane, lanes, next_lanes, put_lanes, total
from ..kernels.scalar import kernel, once, sqrt
from ..kernels.values import Vec3, norm
from . import adams_layout as at
from .adams_layout import copy, put_vector, vector
from .adams_model import modelled
from .adams_stages import END, GAUSS, PART, STAGE, STAGES, WEIGHT, momenta, stages

LEAST, LEAST_MODEL = 0.009, 0.3  # fraction of the surprise that counts as an error: without and with the model

# --- the body under a given torque ----------------------------------------------------------------------------


@kernel
def attitude(s, i, out, to):
    """Store the rotation matrix of the quaternion s[i...] in out[to...], row by row."""
    w, x, y, z = s[i], s[i + 1], s[i + 2], s[i + 3]
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
def angular_velocity(I, s, i, R, r, out, to):
    """Store I^-1 R^T M in out[to...], with M = s[i...]."""
    a, b, c = s[i], s[i + 1], s[i + 2]  # numbers, because vectors would be slow in Python
    out[to] = (R[r] * a + R[r + 3] * b + R[r + 6] * c) / I.x
    out[to + 1] = (R[r + 1] * a + R[r + 4] * b + R[r + 7] * c) / I.y
    out[to + 2] = (R[r + 2] * a + R[r + 5] * b + R[r + 8] * c) / I.z


@kernel
def turning(s, i, W, v, out, to):
    """Store the derivative of the quaternion s[i...] at the angular velocity W[v...] in out[to...]."""
    a, b, c, d = s[i], s[i + 1], s[i + 2], s[i + 3]
    p, q, r = 0.5 * W[v], 0.5 * W[v + 1], 0.5 * W[v + 2]
    out[to] = -b * p - c * q - d * r
    out[to + 1] = a * p + c * r - d * q
    out[to + 2] = a * q + d * p - b * r
    out[to + 3] = a * r + b * q - c * p


@kernel
def slope(I, w, u, i):
    """Store the derivative of the quaternion u[Z...], and the torque of the model, as slope of stage i."""
    attitude(u, at.Z, u, at.ROT)
    angular_velocity(I, u, at.Z + 4, u, at.ROT, u, at.OMEGA)
    k = at.SLOPES + 7 * i
    turning(u, at.Z, u, at.OMEGA, u, k)
    put_vector(u, k + 4, modelled(w, u, at.ROT, u, at.OMEGA))


@kernel
def polynomial(u, c, x, terms):
    """Return the value at x of the polynomial with the divided differences u[c...]."""
    T = vector(u, c + 3 * (terms - 1))
    for j in range(terms - 2, -1, -1):
        T = vector(u, c + 3 * j) + (x - u[at.X + j]) * T
    return T


@kernel
def follow(u, T, first):
    """Add the distance from the previous torque to T to the path length u[PATH]; update the maximum u[PEAK]."""
    if not first:
        u[at.PATH] += norm(T - vector(u, at.BEFORE))
    u[at.PEAK] = max(u[at.PEAK], norm(T))
    put_vector(u, at.BEFORE, T)


@kernel
def turn_with_model(I, w, u, step):
    """Make a substep under the stored momenta and the torque of the model."""
    for i in range(STAGES):
        for c in range(7):
            u[at.Z + c] = 0.0
        for j in range(i):
            a = STAGE[i, j]
            if a != 0.0:
                for c in range(7):
                    u[at.Z + c] += a * u[at.SLOPES + 7 * j + c]
        for c in range(4):
            u[at.Z + c] = u[at.Y + c] + step * u[at.Z + c]
        for c in range(3):
            u[at.Z + 4 + c] = u[at.MOMENTA + LANES * c + i] + step * u[at.Z + 4 + c]
        slope(I, w, u, i)
    for c in range(7):
        total = 0.0
        for i in range(STAGES):
            total += WEIGHT[i] * u[at.SLOPES + 7 * i + c]
        u[at.Z + c] = step * total
    for c in range(4):
        u[at.Y + c] += u[at.Z + c]
    for c in range(3):
        u[at.Y + 4 + c] = u[at.MOMENTA + LANES * c + END] + u[at.Z + 4 + c]


@kernel
def turn_without_model(I, u, step):
    """Make a substep under the stored momenta."""
    i, j, k = step / I.x, step / I.y, step / I.z
    u[at.Y], u[at.Y + 1], u[at.Y + 2], u[at.Y + 3] = stages(u, u[at.Y], u[at.Y + 1], u[at.Y + 2], u[at.Y + 3], i, j, k)
    for c in range(3):
        u[at.Y + 4 + c] = u[at.MOMENTA + LANES * c + END]


@kernel
def square(u, q):
    """Return the square of the length of the quaternion u[q...]."""
    return u[q] * u[q] + u[q + 1] * u[q + 1] + u[q + 2] * u[q + 2] + u[q + 3] * u[q + 3]


@kernel
def normalise(u, q):
    """Give the quaternion u[q...] the length 1."""
    f = 1.0 / sqrt(square(u, q))
    for c in range(4):
        u[q + c] *= f


@once
def turn(I, w, u, h, x, end, terms, on, n):
    """Turn the body u[Y...] from x to end in n substeps, under the polynomial and, if it is on, the model.

    Store the length of the path of the torque in u[PATH] and its largest size in u[PEAK].
    """
    dx = (end - x) / n
    u[at.PATH] = u[at.PEAK] = 0.0
    for m in range(n):
        begin = x + m * dx
        momenta(u, begin, dx, h, terms)
        T = polynomial(u, at.C, begin, terms)
        if on:
            turn_with_model(I, w, u, dx * h)
            T = T + vector(u, at.SLOPES + 4)
        else:
            turn_without_model(I, u, dx * h)
        follow(u, T, m == 0)
        normalise(u, at.Y)


@kernel
def is_finite(u, first, n):
    """Return whether the n numbers u[first...] are finite."""
    total = 0.0
    for c in range(n):
        total += u[first + c]
    return total - total == 0.0


@kernel
def is_state(u):
    """Return whether u[Y...] is finite and its quaternion is not 0, which it is if its norm overflows in `turn`."""
    return is_finite(u, at.Y, 7) and square(u, at.Y) > 0.5


# --- the polynomial --------------------------------------------------------------------------------------------


@kernel
def remainder(w, on, T, R, r, W, v):
    """Return the torque T at attitude R[r...] and angular velocity W[v...], minus the model if it is on."""
    if on:
        T = T - modelled(w, R, r, W, v)
    return T


@kernel
def divide_differences(u, c, n):
    """Replace the values u[c...] at the nodes by their divided differences."""
    if n > LANES:
        for j in range(1, n):
            for i in range(n - 1, j - 1, -1):
                f = 1.0 / (u[at.X + i] - u[at.X + i - j])
                put_vector(u, c + 3 * i, (vector(u, c + 3 * i) - vector(u, c + 3 * i - 3)) * f)
        return
    for i in range(n):
        for k in range(3):
            u[at.VALUES + LANES * k + i] = u[c + 3 * i + k]
    for i in range(n, LANES):  # unused, but no two nodes may be equal
        u[at.X + i] = u[at.X + i - 1] - 1.0
        for k in range(3):
            u[at.VALUES + LANES * k + i] = 0.0
    x = other = lanes(u, at.X)
    p, q, r = lanes(u, at.VALUES), lanes(u, at.VALUES + LANES), lanes(u, at.VALUES + 2 * LANES)
    for j in range(1, n):  # lane i becomes the difference of the nodes i ... i + j
        other = next_lanes(other)
        f = 1.0 / (other - x)
        p = (next_lanes(p) - p) * f
        q = (next_lanes(q) - q) * f
        r = (next_lanes(r) - r) * f
        put_vector(u, c + 3 * j, Vec3(first_lane(p), first_lane(q), first_lane(r)))


@once
def differences(w, u, c, h, n, on):
    """Store the divided differences of the latest n nodes in u[c...], and the nodes, in units of h, in u[X...]."""
    t = w[at.TIME]
    for i in range(n):
        u[at.X + i] = (w[at.T + i] - t) / h
        T = vector(w, at.TAU + 3 * i)
        put_vector(u, c + 3 * i, remainder(w, on, T, w, at.ATT + 9 * i, w, at.VEL + 3 * i))
    divide_differences(u, c, n)


@once
def differences_of_nodes(w, u, source, c, n):
    """Store the divided differences of other vectors, w[source...], in u[c...]; the nodes are in u[X...]."""
    copy(w, source, u, c, 3 * n)
    divide_differences(u, c, n)


@kernel
def known_differences(w, u, h, n):
    """Store the first n divided differences, which are known from the last step, as `differences` does."""
    t, ratio, f = w[at.TIME], h / w[at.UNIT_T], 1.0
    put_lanes(u, at.X, (lanes(w, at.T) - t) / h)
    for i in range(LANES, n):
        u[at.X + i] = (w[at.T + i] - t) / h
    for i in range(n):
        put_vector(u, at.C + 3 * i, vector(w, at.DIFFERENCES + 3 * i) * f)
        f *= ratio


@kernel
def new_differences(u, c, d, n):
    """Add the new node x = 1 as the first one: compute the differences u[d + 3...] from its value and from u[c...].

    u[d...] is the value at the new node.  Stores the products of the distances from the new node to the nodes in
    u[GAPS...].
    """
    p, gap = vector(u, d), 1.0
    u[at.GAPS] = gap
    for j in range(1, n + 1):
        distance = 1.0 - u[at.X + j - 1]
        p = (p - vector(u, c + 3 * j - 3)) * (1.0 / distance)
        gap *= abs(distance)
        put_vector(u, d + 3 * j, p)
        u[at.GAPS + j] = gap


@kernel
def new_remainder(w, u, on):
    """Store the new torque, minus the model if it is on, in u[D...]."""
    put_vector(u, at.D, remainder(w, on, vector(u, at.NEW_T), u, at.NEW_R, u, at.NEW_W))


@kernel
def moments(u, k):
    """Store int_0^1 (1 - x) prod_{i < j-1} (x - x_i) dx in u[G + j], for j = 1 ... k + 1.

    Stores int prod_{i < k} (x - x_i) dx in u[IMPULSE] and int (1 - x)^2/2 prod_{i < k} (x - x_i) dx in u[LEVER].
    """
    x, weight = lanes(GAUSS, 0), lanes(PART, 0)
    left = (1.0 - x) * weight
    p = all_lanes(1.0)
    for j in range(1, k + 1):
        u[at.G + j] = total(left * p)
        p = p * (x - u[at.X + j - 1])
    u[at.G + k + 1] = total(left * p)
    u[at.IMPULSE] = total(weight * p)
    u[at.LEVER] = total(0.5 * (1.0 - x) * left * p)


@kernel
def last_difference(u, j):
    """Return the size of the difference of order j with the new torque, plus that of the force if the body moves."""
    size = norm(vector(u, at.D + 3 * j))
    if u[at.WEIGHT_F] > 0.0:  # not zero if the body moves
        size += u[at.WEIGHT_F] * norm(vector(u, at.FORCE_D + 3 * j))
    return size


@kernel
def error(u, j, unit):
    """Return the difference between the correctors of orders j and j + 1, times `unit`."""
    return unit * last_difference(u, j) * abs(u[at.G + j])


@kernel
def judged_error(u, j, unit, on):
    """Return the error of order j that is compared with the tolerance.

    `error` of high order is too small where the torque has a kink or suddenly becomes large, and where the model fits
    all torques except the new one.  There the surprise, the difference between the new torque and the prediction of
    order j, is a better measure of the error.
    """
    surprise = last_difference(u, j) * u[at.GAPS + j]
    return max(error(u, j, unit), (LEAST_MODEL if on else LEAST) * unit * surprise)
