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

from functools import cache

from ..kernels.flight import Pair
from ..kernels.scalar import kernel, once, sqrt, where
from ..kernels.values import Mat3, Vec3, divide, dot, tr
from .adams_flight import arm_of, further_differences_of_force, state_of_call
from .adams_layout import (
    ATT,
    EXTRA,
    FORCE,
    FORCE_C,
    FORCE_D,
    LAST,
    LINEAR,
    NARROWEST,
    NEW_F,
    NEW_J,
    NEW_R,
    NEW_RATES,
    NEW_T,
    NEW_W,
    NEXT,
    NODES,
    OMEGA,
    PLACE,
    RATE,
    RATES,
    ROT,
    SCALE,
    SPEED,
    STAGE_Y,
    STIFF_SLOPES,
    STIFF_Y,
    SUM,
    TAU,
    TIME,
    TURN_ERROR,
    USED,
    WIDEST,
    YX,
    C,
    D,
    T,
    X,
    Y,
)  # fmt: skip
from .adams_stages import NODE, STAGE, STAGES, WEIGHT
from .adams_step import matrix
from .adams_turn import (
    angular_velocity,
    attitude,
    divide_differences,
    is_finite,
    is_state,
    new_differences,
    turning,
)
from .force_gradient import line
from .force_gradient import slope as slope_of_series
from .record import Kernel

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
    M, F = R @ derivative(L.turn, changing), arm_of(masses) * derivative(L.shift, changing)
    u[NEW_J + k], u[NEW_J + 6 + k], u[NEW_J + 12 + k] = M.x, M.y, M.z
    u[NEW_J + 18 + k], u[NEW_J + 24 + k], u[NEW_J + 30 + k] = F.x, F.y, F.z


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
    R = matrix(u, NEW_R)
    Q, V = state_of_call(w, u, R, moved)
    for k in range(6):
        put_column(load, q, masses, u, t, Q, V, k)
    o, v = R @ V.turn, V.shift
    u[NEW_RATES], u[NEW_RATES + 1], u[NEW_RATES + 2] = o.x, o.y, o.z
    u[NEW_RATES + 3], u[NEW_RATES + 4], u[NEW_RATES + 5] = v.x, v.y, v.z


@kernel
def linear_part(w, at, s, v, u, to):
    """Store J s[v...] in u[to...], with J = w[at...]."""
    for r in range(6):
        total = 0.0
        for c in range(6):
            total += w[at + 6 * r + c] * s[v + c]
        u[to + r] = total


@kernel
def block(w, at):
    """Return three rows and columns of J as a matrix, the first number of which is w[at]."""
    return Mat3(
        Vec3(w[at], w[at + 6], w[at + 12]),
        Vec3(w[at + 1], w[at + 7], w[at + 13]),
        Vec3(w[at + 2], w[at + 8], w[at + 14]),
    )


@kernel
def squares(A, I, K):
    """Return the sum of A_ij^2/(I_i K_j)."""
    x, y, z = divide(A.e1, I), divide(A.e2, I), divide(A.e3, I)
    return dot(A.e1, x) / K.x + dot(A.e2, y) / K.y + dot(A.e3, z) / K.z


@kernel
def fastest_rate(I, w, at):
    """Return a bound for the rates of the linear part of the motion, in 1/s.

    It is the norm of M^-1/2 J M^-1/2, where M is the matrix of the moments of inertia (body frame) and masses.  Without
    the roots, the norm would be far too large for a thin rod.
    """
    R, half = matrix(w, ATT), 0.5 * (I.x + I.y + I.z)  # half: the mass times the square of the arm
    H, arm = Vec3(half, half, half), half * w[SCALE]
    of_omega = squares(tr(R) @ block(w, at) @ R, I, I) + squares(block(w, at + 18) @ R, H, I)
    of_v = squares(tr(R) @ block(w, at + 3), I, H) + squares(block(w, at + 21), H, H)
    return sqrt(of_omega + arm * arm * of_v)


@kernel
def more_substeps(I, w, at, h, tol):
    """Return the number of additional substeps that the linear part needs."""
    angle = abs(h) * fastest_rate(I, w, at) / BOLDER
    return int(min(angle / max(min((TURN_ERROR * tol) ** 0.125, WIDEST), NARROWEST), 1e9))


# --- the motion under a given load ------------------------------------------------------------------------------------


@kernel
def slope(I, w, u, at, x, terms, i):
    """Store the derivative of u[STAGE_Y...] at x as stage i."""
    attitude(u, STAGE_Y, u, ROT)
    angular_velocity(I, u, STAGE_Y + 4, u, ROT, u, OMEGA)
    for r in range(3):
        u[RATE + r] = u[ROT + 3 * r] * u[OMEGA] + u[ROT + 3 * r + 1] * u[OMEGA + 1] + u[ROT + 3 * r + 2] * u[OMEGA + 2]
        u[RATE + 3 + r] = w[SPEED + r] + u[STAGE_Y + 10 + r]
    linear_part(w, at, u, RATE, u, LINEAR)
    k = STIFF_SLOPES + 13 * i
    turning(u, STAGE_Y, u, OMEGA, u, k)
    for r in range(3):
        torque, force = u[C + 3 * (terms - 1) + r], u[FORCE_C + 3 * (terms - 1) + r]
        for j in range(terms - 2, -1, -1):
            torque = u[C + 3 * j + r] + (x - u[X + j]) * torque
            force = u[FORCE_C + 3 * j + r] + (x - u[X + j]) * force
        u[k + 4 + r] = torque + u[LINEAR + r]
        u[k + 7 + r] = u[RATE + 3 + r]
        u[k + 10 + r] = w[SCALE] * (force + u[LINEAR + 3 + r])


@kernel
def add_stages(u, i, weights, h, to):
    """Store u[STIFF_Y...] plus h times the weighted sum of the first i stages in u[to...]."""
    for c in range(13):
        u[SUM + c] = 0.0
    for j in range(i):
        f = weights[j]
        if f != 0.0:
            for c in range(13):
                u[SUM + c] += f * u[STIFF_SLOPES + 13 * j + c]
    for c in range(13):
        u[to + c] = u[STIFF_Y + c] + h * u[SUM + c]


@once
def turn_and_fly(I, w, u, at, h, x, terms, n):
    """Compute the motion u[Y...], u[YX...] from the state w to x in n substeps, with J = w[at...]."""
    for c in range(13):
        u[STIFF_Y + c] = w[c] if c < 7 else 0.0
    dx = x / n
    for m in range(n):
        for i in range(STAGES):
            add_stages(u, i, STAGE[i], dx * h, STAGE_Y)
            slope(I, w, u, at, (m + NODE[i]) * dx, terms, i)
        add_stages(u, STAGES, WEIGHT, dx * h, STIFF_Y)
        a, b, c, d = u[STIFF_Y], u[STIFF_Y + 1], u[STIFF_Y + 2], u[STIFF_Y + 3]
        f = 1.0 / sqrt(a * a + b * b + c * c + d * d)
        for r in range(4):
            u[STIFF_Y + r] *= f
    for r in range(7):
        u[Y + r] = u[STIFF_Y + r]
    for r in range(6):
        u[YX + r] = u[STIFF_Y + 7 + r]


@once
def differences_of_remainders(w, u, at, h, n):
    """Store the divided differences of the remainders of the latest n nodes in u[C...] and u[FORCE_C...]."""
    for i in range(n):
        u[X + i] = (w[T + i] - w[TIME]) / h
        linear_part(w, at, w, RATES + 6 * i, u, LINEAR)
        for r in range(3):
            u[C + 3 * i + r] = w[TAU + 3 * i + r] - u[LINEAR + r]
            u[FORCE_C + 3 * i + r] = w[FORCE + 3 * i + r] - u[LINEAR + 3 + r]
    divide_differences(u, C, n)
    divide_differences(u, FORCE_C, n)


# --- a step -----------------------------------------------------------------------------------------------------------


@once
def predict_stiff(masses, w, u, h, k, n, turns):
    """Predict the state at the end of the step: u[Y...] and u[YX...], attitude and angular velocity."""
    I = masses.I
    differences_of_remainders(w, u, NEXT, h, n)
    turn_and_fly(I, w, u, NEXT, h, 1.0, k, turns)
    attitude(u, Y, u, NEW_R)
    angular_velocity(I, u, Y + 4, u, NEW_R, u, NEW_W)
    a, b, c = w[SPEED] + u[YX + 3], w[SPEED + 1] + u[YX + 4], w[SPEED + 2] + u[YX + 5]
    u[EXTRA] = arm_of(masses) * masses.m * sqrt(a * a + b * b + c * c)


@once
def estimate_stiff(w, u, n):
    """Replace the differences with the new load by those with the new remainder."""
    linear_part(w, NEXT, u, NEW_RATES, u, LINEAR)
    for r in range(3):
        u[D + r] = u[NEW_T + r] - u[LINEAR + r]
        u[FORCE_D + r] = u[NEW_F + r] - u[LINEAR + 3 + r]
    new_differences(u, C, n)
    further_differences_of_force(u, n)


@once
def correct_stiff(I, w, u, h, k, turns):
    """Recompute the state at the end of the step with the new load; return 1 if it is valid, else 0."""
    for r in range(3):
        u[C + 3 * k + r] = u[D + 3 * k + r]
        u[FORCE_C + 3 * k + r] = u[FORCE_D + 3 * k + r]
    turn_and_fly(I, w, u, NEXT, h, 1.0, k + 1, turns)
    return 1.0 if is_state(u) and is_finite(u, YX, 6) else 0.0


@kernel
def put_rates(w, u):
    """Put the new velocities in front of the others, and use the new derivatives in the next step."""
    for i in range(6 * NODES - 1, 5, -1):
        w[RATES + i] = w[RATES + i - 6]
    for c in range(6):
        w[RATES + c] = u[NEW_RATES + c]
    for c in range(36):
        w[LAST + c] = w[NEXT + c]
        w[NEXT + c] = u[NEW_J + c]


@cache
def between_stiff(substeps: Kernel) -> Kernel:
    """Return between(...), which also computes position and velocity."""

    @once
    def between_together(I, w, u, t, tol):
        for c in range(7):
            u[Y + c] = w[c]
        for c in range(6):
            u[YX + c] = 0.0
        n = int(w[USED])
        if n > 0 and t != w[T]:
            h = w[T] - w[T + 1]
            x = (t - w[T]) / h
            differences_of_remainders(w, u, LAST, h, n)
            turns = substeps(I, w, abs(x) * h, tol, False) + more_substeps(I, w, LAST, x * h, tol)
            turn_and_fly(I, w, u, LAST, h, x, n, turns)
        return (
            u[Y], u[Y + 1], u[Y + 2], u[Y + 3], u[Y + 4], u[Y + 5], u[Y + 6],
            w[PLACE] + u[YX], w[PLACE + 1] + u[YX + 1], w[PLACE + 2] + u[YX + 2],
            w[SPEED] + u[YX + 3], w[SPEED + 1] + u[YX + 4], w[SPEED + 2] + u[YX + 5],
        )  # fmt: skip

    return between_together
