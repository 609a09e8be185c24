"""`adams` for a body that moves: the force is interpolated together with the torque.

Under a polynomial force, velocity and position are integrals of polynomials, and Gauss quadrature gives them exactly:

    v(x) = v + h int_0^x F/m,     r(x) = r + h x v + h^2 int_0^x (x - y) F(y)/m dy

A force F is stored as a torque, namely the force times the radius of gyration (the arm).  So errors of forces and of
torques have the same unit.
"""

import numpy as np

from ..kernels.flight import Pair, Pose, moved
from ..kernels.scalar import kernel, once
from ..kernels.values import Vec3, norm
from . import adams_layout as at
from .adams_layout import NODES, copy, put_vector, vector
from .adams_turn import differences_of_nodes, is_finite, new_differences, polynomial
from .pacing import gyration_radius

# Gauss-Legendre quadrature with nine nodes: GAUSS on (-1, 1), ABSCISSA on (0, 1)
GAUSS = np.array([0.0, 0.3242534234038089, 0.6133714327005904, 0.8360311073266358, 0.9681602395076261])
GAUSS_W = np.array(
    [0.33023935500125984, 0.3123470770400029, 0.2606106964029356, 0.18064816069485737, 0.08127438836157416]
)
ABSCISSA = 0.5 * (1.0 + np.concatenate([-GAUSS[:0:-1], GAUSS]))
WEIGHT = 0.5 * np.concatenate([GAUSS_W[:0:-1], GAUSS_W])


@once
def move(w, u, h, x, terms, scale):
    """Compute displacement and change of velocity from 0 to x: six numbers in u[YX...]."""
    way, gain = Vec3(0.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0)
    for g in range(9):
        F = polynomial(u, at.FORCE_C, x * ABSCISSA[g], terms)
        p = WEIGHT[g] * x * h * scale
        way, gain = way + (p * (1.0 - ABSCISSA[g]) * x * h) * F, gain + p * F
    put_vector(u, at.YX, way + (h * x) * vector(w, at.SPEED))
    put_vector(u, at.YX + 3, gain)


@kernel
def scale_of(I):
    """Return the acceleration per unit of a stored force (force times arm)."""
    return 1.0 / (gyration_radius(I) * I.m)


@kernel
def predict_speed(I, w, u):
    """Store the predicted linear momentum, times the arm, in u[EXTRA]."""
    u[at.EXTRA] = gyration_radius(I) * I.m * norm(vector(w, at.SPEED) + vector(u, at.YX + 3))


@once
def predict_place(I, w, u, h, k, n):
    """Predict displacement and change of velocity from the forces at the known nodes."""
    differences_of_nodes(w, u, at.FORCE, at.FORCE_C, n)
    move(w, u, h, 1.0, k, scale_of(I))
    predict_speed(I, w, u)


@kernel
def state_of_call(w, u, R, end):
    """Return pose and velocities at which the load is called; end: at the end of this step, not at its start."""
    x, v, low = vector(w, at.PLACE), vector(w, at.SPEED), vector(w, at.LOW)
    if end:
        x, v = x + (low + vector(u, at.YX)), v + vector(u, at.YX + 3)
    return Pose(R, x, 0.0 * low), Pair(vector(u, at.NEW_W), v)


@kernel
def call_load(load, q, I, w, u, t, R, end):
    """Call the load at the new state."""
    Q, V = state_of_call(w, u, R, end)
    L = load(t, Q, V, q)
    F = gyration_radius(I) * L.shift
    put_vector(u, at.NEW_F, F)
    u[at.FORCE_SIZE] = norm(F)
    put_vector(u, at.NEW_T, R @ L.turn)


@kernel
def new_differences_of_force(u, n):
    """Add the new force as the first node: compute the differences u[FORCE_D...] from u[FORCE_C...]."""
    copy(u, at.NEW_F, u, at.FORCE_D, 3)
    new_differences(u, at.FORCE_C, at.FORCE_D, n)


@once
def estimate_place(I, w, u, h, n):
    """Compute the differences with the new force, and the weight of an error of the force relative to the torque."""
    new_differences_of_force(u, n)
    arm = gyration_radius(I)
    speed = u[at.EXTRA] / (arm * I.m)
    way = 0.0
    if u[at.UNIT_E] > 0.0:
        way = h * h / (arm * I.m * (arm + abs(h) * speed)) / u[at.UNIT_E]
    u[at.WEIGHT_F] = max(1.0, way)


@once
def correct_place(I, w, u, h, k):
    """Recompute the displacement with the new force; return 1 if it is finite, else 0."""
    copy(u, at.FORCE_D + 3 * k, u, at.FORCE_C + 3 * k, 3)
    move(w, u, h, 1.0, k + 1, scale_of(I))
    return 1.0 if is_finite(u, at.YX, 6) else 0.0


@once
def accept_place(w, u):
    """Accept the new position, velocity and force; the rounding error of the position is added in the next step."""
    x, low = moved(vector(w, at.PLACE), vector(w, at.LOW), vector(u, at.YX))
    put_vector(w, at.PLACE, x)
    put_vector(w, at.LOW, low)
    put_vector(w, at.SPEED, vector(w, at.SPEED) + vector(u, at.YX + 3))
    put_force(w, u)


@kernel
def put_force(w, u):
    """Insert the new force before the others."""
    for i in range(3 * NODES - 1, 2, -1):
        w[at.FORCE + i] = w[at.FORCE + i - 3]
    copy(u, at.NEW_F, w, at.FORCE, 3)


@kernel
def place_between(w, u):
    """Return position and velocity in a step, whose displacement and change of velocity are u[YX...]."""
    x, v = vector(w, at.PLACE) + vector(u, at.YX), vector(w, at.SPEED) + vector(u, at.YX + 3)
    return x.x, x.y, x.z, v.x, v.y, v.z
