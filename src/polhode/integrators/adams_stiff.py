"""`adams` for stiff loads, such as friction and dissipation in a contact: it uses the derivatives of the load.

A contact with friction pulls a slipping point back within a millisecond.  A step that only interpolates the load is
limited by this, even where the motion is smooth.  Here the part of the load that is linear in the velocities takes part
in the motion under the polynomial:

    L(x) = P(x) + J u(x),   u = (omega, v) in space,   J = dL/du at the last node

The polynomial interpolates the remainders L_i - J u_i of the nodes, so the order does not depend on J.  J comes from
the formula of the load (`kernels/series.py`), evaluated at the state at which the load was called.

Torque and force then depend on both velocities, so turn and flight are computed together: the Runge-Kutta method of
`adams_turn.py` also integrates the displacement and the change of the velocity.
Forces are stored as torques, as in `adams_flight.py`: the arm times the force.
"""

from ..kernels.flight import Pair
from ..kernels.scalar import kernel, once, sqrt, where
from ..kernels.values import Vec3, divide, dot, tr
from . import adams_layout as at
from .adams_flight import place_between, predict_speed, state_of_call
from .adams_layout import NODES, copy, matrix, put_vector, vector
from .adams_stages import NODE, STAGE, STAGES, WEIGHT
from .adams_step import NARROWEST, TURN_ERROR, WIDEST, move_up, substeps
from .adams_turn import (
    angular_velocity,
    attitude,
    divide_differences,
    is_finite,
    is_state,
    new_differences,
    normalise,
    polynomial,
    turning,
)
from .force_gradient import line
from .force_gradient import slope as slope_of_series
from .pacing import gyration_radius

# The rate of J times the length of a substep may be larger than the angle of a substep by this factor, because the fast
# part of the motion decays.
BOLDER = 10.0


# --- the derivatives ------------------------------------------------------------------------------------------------


@kernel
def put_column(load, q, masses, u, t, Q, V, k):
    """Store column k of J: the derivative of the load along one component of omega or v in space."""
    change = Vec3(1.0 if k % 3 == 0 else 0.0, 1.0 if k % 3 == 1 else 0.0, 1.0 if k % 3 == 2 else 0.0)
    R, turns = Q.R, 1.0 if k < 3 else 0.0
    changing = Pair(line(V.turn, turns * (tr(R) @ change)), line(V.shift, (1.0 - turns) * change))
    L = load(t, Q, changing, q)
    M, F = R @ derivative(L.turn, changing), gyration_radius(masses) * derivative(L.shift, changing)
    u[at.NEW_J + k], u[at.NEW_J + 6 + k], u[at.NEW_J + 12 + k] = M.x, M.y, M.z
    u[at.NEW_J + 18 + k], u[at.NEW_J + 24 + k], u[at.NEW_J + 30 + k] = F.x, F.y, F.z


@kernel
def derivative(a, changing):
    """Return the derivative of a vector of series or numbers; 0 for components whose derivative is not finite."""
    d = slope_of_series(a, changing.shift.x)
    return Vec3(finite(d.x), finite(d.y), finite(d.z))


@kernel
def finite(x):
    """Return x, or 0 if x is NaN or infinite, like the derivative of atan2(0, 0); the order does not depend on J."""
    return where(x - x == 0.0, x, 0.0)


@kernel
def call_derivatives(load, q, masses, w, u, t, moved):
    """Store the derivatives of the load by the velocities at the new state, and these velocities."""
    R = matrix(u, at.NEW_R)
    Q, V = state_of_call(w, u, R, moved)
    for k in range(6):
        put_column(load, q, masses, u, t, Q, V, k)
    put_vector(u, at.NEW_RATES, R @ V.turn)
    put_vector(u, at.NEW_RATES + 3, V.shift)


@kernel
def linear_part(w, J, s, v, u, to):
    """Store J s[v...] in u[to...], with J = w[J...]."""
    for r in range(6):
        total = 0.0
        for c in range(6):
            total += w[J + 6 * r + c] * s[v + c]
        u[to + r] = total


@kernel
def squares(A, I, K):
    """Return the sum of A_ij^2/(I_i K_j)."""
    x, y, z = divide(A.e1, I), divide(A.e2, I), divide(A.e3, I)
    return dot(A.e1, x) / K.x + dot(A.e2, y) / K.y + dot(A.e3, z) / K.z


@kernel
def fastest_rate(I, w, J):
    """Return a bound for the rates of the linear part of the motion, in 1/s.

    It is the norm of M^-1/2 J M^-1/2, where M is the matrix of the moments of inertia (body frame) and masses.  Without
    the roots, the norm would be far too large for a thin rod.
    """
    R, half = matrix(w, at.ATT), 0.5 * (I.x + I.y + I.z)  # half: the mass times the square of the arm
    H, arm = Vec3(half, half, half), half * w[at.SCALE]
    of_omega = squares(tr(R) @ matrix(w, J, 6) @ R, I, I) + squares(matrix(w, J + 18, 6) @ R, H, I)
    of_v = squares(tr(R) @ matrix(w, J + 3, 6), I, H) + squares(matrix(w, J + 21, 6), H, H)
    return sqrt(of_omega + arm * arm * of_v)


@kernel
def more_substeps(I, w, J, h, tol):
    """Return the number of additional substeps that the linear part needs."""
    angle = abs(h) * fastest_rate(I, w, J) / BOLDER
    return int(min(angle / max(min((TURN_ERROR * tol) ** 0.125, WIDEST), NARROWEST), 1e9))


# --- the motion under a given load ------------------------------------------------------------------------------------


@kernel
def slope(I, w, u, J, x, terms, i):
    """Store the derivative of u[STAGE_Y...] at x as stage i."""
    attitude(u, at.STAGE_Y, u, at.ROT)
    angular_velocity(I, u, at.STAGE_Y + 4, u, at.ROT, u, at.OMEGA)
    put_vector(u, at.RATE, matrix(u, at.ROT) @ vector(u, at.OMEGA))
    put_vector(u, at.RATE + 3, vector(w, at.SPEED) + vector(u, at.STAGE_Y + 10))
    linear_part(w, J, u, at.RATE, u, at.LINEAR)
    k = at.STIFF_SLOPES + 13 * i
    turning(u, at.STAGE_Y, u, at.OMEGA, u, k)
    torque, force = polynomial(u, at.C, x, terms), polynomial(u, at.FORCE_C, x, terms)
    put_vector(u, k + 4, torque + vector(u, at.LINEAR))
    copy(u, at.RATE + 3, u, k + 7, 3)
    put_vector(u, k + 10, w[at.SCALE] * (force + vector(u, at.LINEAR + 3)))


@kernel
def add_stages(u, i, weights, h, to):
    """Store u[STIFF_Y...] plus h times the weighted sum of the first i stages in u[to...]."""
    for c in range(13):
        u[at.SUM + c] = 0.0
    for j in range(i):
        f = weights[j]
        if f != 0.0:
            for c in range(13):
                u[at.SUM + c] += f * u[at.STIFF_SLOPES + 13 * j + c]
    for c in range(13):
        u[to + c] = u[at.STIFF_Y + c] + h * u[at.SUM + c]


@once
def turn_and_fly(I, w, u, J, h, x, terms, n):
    """Compute the motion u[Y...], u[YX...] from the state w to x in n substeps, with J = w[J...]."""
    for c in range(13):
        u[at.STIFF_Y + c] = w[c] if c < 7 else 0.0
    dx = x / n
    for m in range(n):
        for i in range(STAGES):
            add_stages(u, i, STAGE[i], dx * h, at.STAGE_Y)
            slope(I, w, u, J, (m + NODE[i]) * dx, terms, i)
        add_stages(u, STAGES, WEIGHT, dx * h, at.STIFF_Y)
        normalise(u, at.STIFF_Y)
    copy(u, at.STIFF_Y, u, at.Y, 7)
    copy(u, at.STIFF_Y + 7, u, at.YX, 6)


@once
def differences_of_remainders(w, u, J, h, n):
    """Store the divided differences of the remainders of the latest n nodes in u[C...] and u[FORCE_C...]."""
    for i in range(n):
        u[at.X + i] = (w[at.T + i] - w[at.TIME]) / h
        linear_part(w, J, w, at.RATES + 6 * i, u, at.LINEAR)
        put_vector(u, at.C + 3 * i, vector(w, at.TAU + 3 * i) - vector(u, at.LINEAR))
        put_vector(u, at.FORCE_C + 3 * i, vector(w, at.FORCE + 3 * i) - vector(u, at.LINEAR + 3))
    divide_differences(u, at.C, n)
    divide_differences(u, at.FORCE_C, n)


# --- a step -----------------------------------------------------------------------------------------------------------


@once
def predict_stiff(masses, w, u, h, k, n, turns):
    """Predict the state at the end of the step: u[Y...] and u[YX...], attitude and angular velocity."""
    I = masses.I
    differences_of_remainders(w, u, at.NEXT, h, n)
    turn_and_fly(I, w, u, at.NEXT, h, 1.0, k, turns)
    attitude(u, at.Y, u, at.NEW_R)
    angular_velocity(I, u, at.Y + 4, u, at.NEW_R, u, at.NEW_W)
    predict_speed(masses, w, u)


@once
def estimate_stiff(w, u, n):
    """Replace the differences with the new load by those with the new remainder."""
    linear_part(w, at.NEXT, u, at.NEW_RATES, u, at.LINEAR)
    put_vector(u, at.D, vector(u, at.NEW_T) - vector(u, at.LINEAR))
    put_vector(u, at.FORCE_D, vector(u, at.NEW_F) - vector(u, at.LINEAR + 3))
    new_differences(u, at.C, at.D, n)
    new_differences(u, at.FORCE_C, at.FORCE_D, n)


@once
def correct_stiff(I, w, u, h, k, turns):
    """Recompute the state at the end of the step with the new load; return 1 if it is valid, else 0."""
    copy(u, at.D + 3 * k, u, at.C + 3 * k, 3)
    copy(u, at.FORCE_D + 3 * k, u, at.FORCE_C + 3 * k, 3)
    turn_and_fly(I, w, u, at.NEXT, h, 1.0, k + 1, turns)
    return 1.0 if is_state(u) and is_finite(u, at.YX, 6) else 0.0


@kernel
def put_rates(w, u):
    """Put the new velocities in front of the others, and use the new derivatives in the next step."""
    move_up(w, at.RATES, 6 * (NODES - 1), 6)
    copy(u, at.NEW_RATES, w, at.RATES, 6)
    copy(w, at.NEXT, w, at.LAST, 36)
    copy(u, at.NEW_J, w, at.NEXT, 36)


@once
def between_stiff(I, w, u, t, tol):
    """Do the same as `adams_step.between_with_place`."""
    copy(w, 0, u, at.Y, 7)
    for c in range(6):
        u[at.YX + c] = 0.0
    n = int(w[at.USED])
    if n > 0 and t != w[at.T]:
        h = w[at.T] - w[at.T + 1]
        x = (t - w[at.T]) / h
        differences_of_remainders(w, u, at.LAST, h, n)
        turns = substeps(I, w, abs(x) * h, tol, False) + more_substeps(I, w, at.LAST, x * h, tol)
        turn_and_fly(I, w, u, at.LAST, h, x, n, turns)
    turned = u[at.Y], u[at.Y + 1], u[at.Y + 2], u[at.Y + 3], u[at.Y + 4], u[at.Y + 5], u[at.Y + 6]
    return turned + place_between(w, u)
