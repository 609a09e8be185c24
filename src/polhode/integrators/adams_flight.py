"""`adams` for a body that moves: the force is interpolated together with the torque.

Under a polynomial force, velocity and position are integrals of polynomials, and Gauss quadrature gives them exactly:

    v(x) = v + h int_0^x F/m,     r(x) = r + h x v + h^2 int_0^x (x - y) F(y)/m dy

A force F is stored as a torque, namely the force times the radius of gyration (the arm).  So errors of forces and of
torques have the same unit.
"""

from functools import cache

import numpy as np

from ..kernels.flight import Pair, Pose
from ..kernels.scalar import kernel, once, sqrt
from ..kernels.values import Vec3
from .adams_layout import (
    EXTRA,
    FORCE,
    FORCE_C,
    FORCE_D,
    FORCE_SIZE,
    LOW,
    NEW_F,
    NEW_T,
    NEW_W,
    NODES,
    PLACE,
    SCALE,
    SPEED,
    UNIT_E,
    USED,
    WEIGHT_F,
    YX,
    T,
    X,
)  # fmt: skip
from .adams_turn import differences_of_nodes, is_finite
from .record import Kernel

# Gauss-Legendre quadrature with nine nodes: GAUSS on (-1, 1), ABSCISSA on (0, 1)
GAUSS = np.array([0.0, 0.3242534234038089, 0.6133714327005904, 0.8360311073266358, 0.9681602395076261])
GAUSS_W = np.array(
    [0.33023935500125984, 0.3123470770400029, 0.2606106964029356, 0.18064816069485737, 0.08127438836157416]
)
ABSCISSA = 0.5 * (1.0 + np.concatenate([-GAUSS[:0:-1], GAUSS]))
WEIGHT = 0.5 * np.concatenate([GAUSS_W[:0:-1], GAUSS_W])


@kernel
def arm_of(I):
    """Return the radius of gyration."""
    return sqrt((I.I.x + I.I.y + I.I.z) / (2.0 * I.m))


@once
def move(u, v0, v1, v2, h, x, terms, scale):
    """Compute displacement and change of velocity from 0 to x: six numbers in u[YX...]."""
    for c in range(6):
        u[YX + c] = 0.0
    for g in range(9):
        s = x * ABSCISSA[g]
        j = terms - 1
        a, b, c = u[FORCE_C + 3 * j], u[FORCE_C + 3 * j + 1], u[FORCE_C + 3 * j + 2]
        for j in range(terms - 2, -1, -1):
            f = s - u[X + j]
            a = u[FORCE_C + 3 * j] + f * a
            b = u[FORCE_C + 3 * j + 1] + f * b
            c = u[FORCE_C + 3 * j + 2] + f * c
        p = WEIGHT[g] * x * h * scale
        way = p * (1.0 - ABSCISSA[g]) * x * h
        u[YX] += way * a
        u[YX + 1] += way * b
        u[YX + 2] += way * c
        u[YX + 3] += p * a
        u[YX + 4] += p * b
        u[YX + 5] += p * c
    u[YX] += h * x * v0
    u[YX + 1] += h * x * v1
    u[YX + 2] += h * x * v2


@kernel
def scale_of(I):
    """Return the acceleration per unit of a stored force (force times arm)."""
    return 1.0 / (arm_of(I) * I.m)


@once
def predict_place(I, w, u, h, k, n):
    """Predict displacement and change of velocity from the forces at the known nodes."""
    differences_of_nodes(w, u, FORCE, FORCE_C, n)
    move(u, w[SPEED], w[SPEED + 1], w[SPEED + 2], h, 1.0, k, scale_of(I))
    a, b, c = w[SPEED] + u[YX + 3], w[SPEED + 1] + u[YX + 4], w[SPEED + 2] + u[YX + 5]
    u[EXTRA] = arm_of(I) * I.m * sqrt(a * a + b * b + c * c)


@kernel
def state_of_call(w, u, R, moved):
    """Return pose and velocities at which the load is called; moved: add the displacement of this step."""
    x = Vec3(w[PLACE], w[PLACE + 1], w[PLACE + 2])
    v = Vec3(w[SPEED], w[SPEED + 1], w[SPEED + 2])
    low = Vec3(w[LOW], w[LOW + 1], w[LOW + 2])
    if moved:
        x = x + (low + Vec3(u[YX], u[YX + 1], u[YX + 2]))
        v = v + Vec3(u[YX + 3], u[YX + 4], u[YX + 5])
    return Pose(R, x, 0.0 * low), Pair(Vec3(u[NEW_W], u[NEW_W + 1], u[NEW_W + 2]), v)


@kernel
def call_load(load, q, I, w, u, t, R, moved):
    """Call the load at the new state."""
    Q, V = state_of_call(w, u, R, moved)
    L = load(t, Q, V, q)
    F = arm_of(I) * L.shift
    u[NEW_F], u[NEW_F + 1], u[NEW_F + 2] = F.x, F.y, F.z
    u[FORCE_SIZE] = sqrt(F.x * F.x + F.y * F.y + F.z * F.z)
    T = R @ L.turn
    u[NEW_T], u[NEW_T + 1], u[NEW_T + 2] = T.x, T.y, T.z


@kernel
def new_differences_of_force(u, n):
    """Add the new force as the first node: compute the differences u[FORCE_D...] from u[FORCE_C...]."""
    for c in range(3):
        u[FORCE_D + c] = u[NEW_F + c]
    further_differences_of_force(u, n)


@kernel
def further_differences_of_force(u, n):
    """Compute the differences u[FORCE_D + 3...] from the new value u[FORCE_D...] and from u[FORCE_C...]."""
    for j in range(1, n + 1):
        f = 1.0 / (1.0 - u[X + j - 1])
        for c in range(3):
            u[FORCE_D + 3 * j + c] = (u[FORCE_D + 3 * j - 3 + c] - u[FORCE_C + 3 * j - 3 + c]) * f


@once
def all_differences_of_force(w, u, n):
    """Compute the differences of the last n forces and the new one; the nodes are in u[X...]."""
    differences_of_nodes(w, u, FORCE, FORCE_C, n)
    new_differences_of_force(u, n)


@once
def estimate_place(I, w, u, h, n):
    """Compute the differences with the new force, and the weight of an error of the force relative to the torque."""
    new_differences_of_force(u, n)
    arm, speed = arm_of(I), u[EXTRA] / (arm_of(I) * I.m)
    way = 0.0
    if u[UNIT_E] > 0.0:
        way = h * h / (arm * I.m * (arm + abs(h) * speed)) / u[UNIT_E]
    u[WEIGHT_F] = max(1.0, way)


@once
def correct_place(I, w, u, h, k):
    """Recompute the displacement with the new force; return 1 if it is finite, else 0."""
    for c in range(3):
        u[FORCE_C + 3 * k + c] = u[FORCE_D + 3 * k + c]
    move(u, w[SPEED], w[SPEED + 1], w[SPEED + 2], h, 1.0, k + 1, scale_of(I))
    return 1.0 if is_finite(u, YX, 6) else 0.0


@once
def accept_place(w, u):
    """Accept the new position, velocity and force; the rounding error of the position is added in the next step."""
    for c in range(3):
        way = u[YX + c] + w[LOW + c]
        new = w[PLACE + c] + way
        w[LOW + c] = way - (new - w[PLACE + c])
        w[PLACE + c] = new
        w[SPEED + c] += u[YX + 3 + c]
    put_force(w, u)


@kernel
def put_force(w, u):
    """Insert the new force before the others."""
    for i in range(3 * NODES - 1, 2, -1):
        w[FORCE + i] = w[FORCE + i - 3]
    for c in range(3):
        w[FORCE + c] = u[NEW_F + c]


@cache
def with_place(between: Kernel) -> Kernel:
    """Return between(...) for a body that moves; it adds position and velocity: thirteen numbers in total."""

    @once
    def between_with_place(I, w, u, t, tol):
        a, b, c, d, e, f, g = between(I, w, u, t, tol)
        for j in range(6):
            u[YX + j] = 0.0
        h, n = w[T] - w[T + 1], int(w[USED])
        if n > 0 and t != w[T]:
            differences_of_nodes(w, u, FORCE, FORCE_C, n)
            move(u, w[SPEED], w[SPEED + 1], w[SPEED + 2], h, (t - w[T]) / h, n, w[SCALE])
        return (
            a, b, c, d, e, f, g,
            w[PLACE] + u[YX], w[PLACE + 1] + u[YX + 1], w[PLACE + 2] + u[YX + 2],
            w[SPEED] + u[YX + 3], w[SPEED + 1] + u[YX + 4], w[SPEED + 2] + u[YX + 5],
        )  # fmt: skip

    return between_with_place
