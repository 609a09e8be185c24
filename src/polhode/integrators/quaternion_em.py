"""Energy-momentum conserving integration of quaternions: Betsch & Siebert 2009, QUAT_EM (51).

The paper solves for q_{n+1} and p_{n+1}, 7 unknowns after its null space reduction (4.5).  With
q_{n+1} = q_n (1 - u.u, 2u)/(1 + u.u), p = q (0, 2 Pi) and q.p = 0 the first equation of (52) gives
Pi_{n+1} = 8 J u/h - Pi_n, and the second becomes three cubic equations for u:

    (1 - u.u) D + 2 u (u.D) + 2 u x M = h T,    M = Pi_n + Pi_{n+1},  D = Pi_{n+1} - Pi_n

u points along the axis of the increment and has the length tan(angle/4).  T comes from the discrete derivative of V
(50): for V linear in R it is the torque at the middle attitude; otherwise

    T <- T - u/(4 u.u) ((1 + u.u) (V_{n+1} - V_n) + 4 u.T)

makes the energy exact (Gonzalez); `gradient="midpoint"` leaves this term out.

The momentum about an axis of symmetry of V is exact for V linear in R, and for every V with `gradient="midpoint"`. This
holds for torques written in the space frame and for those written in the body frame.  For other V, the added term along
u changes it by O(h^2).

Symbols   q, Pi -> P.
Deviations   Pi_{n+1} is computed from Pi_n and the impulse in the equation.  8 J u/h - Pi_n is the same, but
its rounding would change the energy by 1.5e-16 in every step. The tangent leaves out the derivative of the torque, so
each pass reduces the error only by a factor of h^2 times that derivative.  This does not matter for a free body.

A body that moves uses the midpoint rule, m (x_{n+1} - x_n) = h/2 (p_n + p_{n+1}), p_{n+1} - p_n = h F with F at
the middle, and the term that makes the energy exact acts along u and along the displacement d = x_{n+1} - x_n:

    T <- T - f k u,   F <- F - f d,   f = (V_{n+1} - V_n + 4 u.T/(1 + u.u) + d.F)/(4 k u.u/(1 + u.u) + d.d)

with k = trace(J)/m, which converts an angle to a length.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..kernels.flight import Pair, Pose, QuatPose, counterpart, fixed_point_pair
from ..kernels.quaternions import to_matrix
from ..kernels.scalar import absolute, eps, kernel, where
from ..kernels.so3 import rotate_cayley
from ..kernels.solve import fixed_point, newton
from ..kernels.values import Diag3, Quat, cross, divide, dot, norm_max, outer, quat_quat, skew, solve
from .newmark import asymmetry
from .record import DRIFTS, EXACT, Claims, Cost, Kernel, Kind, Method, Option, Parts, Source
from .states import QuatMomentum, quat_parts


@kernel
def increment(u):
    """Return the unit quaternion of the step's rotation."""
    f = 1.0 / (1.0 + dot(u, u))
    g = 2.0 * f
    return Quat(f * (1.0 - dot(u, u)), g * u.x, g * u.y, g * u.z)


@kernel
def middle(q, u):
    """Return R in the middle of the step, from q (1, u) scaled to a unit quaternion."""
    x = quat_quat(q, Quat(1.0 + 0.0 * u.x, u.x, u.y, u.z))
    return (1.0 / (1.0 + dot(u, u))) * to_matrix(x)


@kernel
def balance(I, h, P, u):
    """Return the left side of the equation for u, and its tangent."""
    K = (8.0 / h) * I
    M = K @ u
    D = M - 2.0 * P
    a, b = 1.0 - dot(u, u), 2.0 * dot(u, D)
    F = a * D + b * u + 2.0 * cross(u, M)
    diagonal = Diag3(a * K.x + b, a * K.y + b, a * K.z + b)
    return F, diagonal + 2.0 * (outer(u, D + M) - outer(D, u) - skew(M) + skew(u) @ K)


@kernel
def quotient(gap, size, weight):
    """Return gap/weight, or 0 if the gap may be only the rounding error of energies of this size.

    The weight is small where the body reverses its motion.  There, dividing rounding errors by it would keep the solve
    from converging.
    """
    real = absolute(gap) > 8.0 * eps(gap) * size
    return where(real, gap, 0.0) / where(real, weight, 1.0)


@kernel
def guess(I, h, P):
    """Return the first guess of u: its value without a torque."""
    W = divide(P, I)
    return (0.25 * h) * (W + (0.5 * h) * divide(cross(P, W), I))


def quat_em(energy: Kernel | None = None, gradient: str = "discrete") -> Parts:
    discrete = energy is not None and gradient == "discrete"

    @kernel
    def correct(u, c):
        torque, p, I, h, t, s, V = c
        F, J = balance(I, h, s.P, u)
        T = torque(t + 0.5 * h, middle(s.q, u), (4.0 / h) * u, p)
        if discrete:
            uu = dot(u, u)
            V1 = energy(t + h, to_matrix(quat_quat(s.q, increment(u))), p)
            work = 4.0 * dot(u, T)
            gap, size = (1.0 + uu) * (V1 - V) + work, absolute(V1) + absolute(V) + absolute(work)
            T = T - quotient(gap, size, 4.0 * uu) * u
        return solve(J, F - h * T), norm_max(u) + absolute(0.25 * h) * norm_max(divide(s.P, I))

    @kernel
    def step(torque, p, I, h, t, s):
        V = energy(t, to_matrix(s.q), p) if discrete else 0.0
        u, report = fixed_point(correct, guess(I, h, s.P), (torque, p, I, h, t, s, V))
        F, _ = balance(I, h, s.P, u)
        back = -2.0 * u  # rotates by half the step; used twice
        P = rotate_cayley(back, rotate_cayley(back, s.P) + (1.0 / (1.0 + dot(u, u))) * F)
        return QuatMomentum(quat_quat(s.q, increment(u)), P), report

    @kernel
    def correct_flight(z, c):
        load, p, M, h, t, s, V = c
        u, d = z.turn, z.shift
        F, J = balance(M.I, h, s.P.turn, u)
        L = load(t + 0.5 * h, Pose(middle(s.q.q, u), s.q.x + 0.5 * d, 0.0 * d), Pair((4.0 / h) * u, (1.0 / h) * d), p)
        if discrete:
            V1 = energy(t + h, Pose(to_matrix(quat_quat(s.q.q, increment(u))), s.q.x + d, 0.0 * d), p)
            c4 = 4.0 / (1.0 + dot(u, u))
            L = L - excess(M, c4 * dot(u, L.turn), dot(d, L.shift), V, V1, c4 * dot(u, u), u, d)
        e = d - (h / M.m) * (s.P.shift + (0.5 * h) * L.shift)
        size = norm_max(u) + absolute(0.25 * h) * norm_max(divide(s.P.turn, M.I))
        return Pair(solve(J, F - h * L.turn), e), Pair(size, norm_max(d) + absolute(h / M.m) * norm_max(s.P.shift))

    @counterpart(step)
    @kernel
    def step_in_flight(load, p, M, h, t, s):
        q, x = s.q.q, s.q.x
        V = energy(t, Pose(to_matrix(q), x, 0.0 * x), p) if discrete else 0.0
        first = Pair(guess(M.I, h, s.P.turn), (h / M.m) * s.P.shift)
        z, report = fixed_point_pair(correct_flight, first, (load, p, M, h, t, s, V))
        u = z.turn
        F, _ = balance(M.I, h, s.P.turn, u)
        back = -2.0 * u
        P = rotate_cayley(back, rotate_cayley(back, s.P.turn) + (1.0 / (1.0 + dot(u, u))) * F)
        now = QuatPose(quat_quat(q, increment(u)), x + z.shift)
        return QuatMomentum(now, Pair(P, (2.0 * M.m / h) * z.shift - s.P.shift)), report

    return quat_parts(step)


@kernel
def excess(M, turning, moving, V, V1, weight, u, d):
    """Return the correction of torque and force that makes their work equal to the loss of potential energy.

    turning, moving: the work of torque and force before the correction.  weight: the work of the torque u.
    """
    k = (M.I.x + M.I.y + M.I.z) / M.m
    size = absolute(V1) + absolute(V) + absolute(turning) + absolute(moving)
    return quotient(V1 - V + turning + moving, size, k * weight + dot(d, d)) * Pair(k * u, d)


@kernel
def free_correct(u, c):
    """Return Newton's correction d of u, a bound for the error that remains, and the size of u.

    The error that remains is at most |d|^2 times the asymmetry of the body, plus |u| |d|^2.
    """
    I, h, P, k = c
    F, J = balance(I, h, P, u)
    d = solve(J, F)
    return d, (1.0 + k) * dot(d, d), norm_max(u)


def quat_em_free(gradient: str = "discrete") -> Parts:
    @kernel
    def step(torque, p, I, h, t, s):
        u, report = newton(free_correct, guess(I, h, s.P), (I, h, s.P, asymmetry(I)))
        back = -2.0 * u
        return QuatMomentum(quat_quat(s.q, increment(u)), rotate_cayley(back, rotate_cayley(back, s.P))), report

    return quat_parts(step)


def refine(method: Method, options: Mapping[str, Any]) -> Method:
    if options["gradient"] == "discrete":
        return method
    # the test potential of `certify` has a part that is quadratic in R
    return replace(method, claims=replace(method.claims, energy=DRIFTS))


METHODS = (
    Method(
        name="quat_em",
        summary="energy-momentum conserving, quaternions",
        build=quat_em,
        free=quat_em_free,
        accepts=Kind.POTENTIAL,
        claims=Claims(order=2, symplectic=False, reversible=True, free_energy=EXACT, energy=EXACT, momentum=EXACT),
        cost=Cost(start=0, step=0, each_pass=1, solves=1),
        source=Source("betsch2009", "section 4.4, (50)-(54)"),
        options={
            "gradient": Option(
                "discrete",
                ("discrete", "midpoint"),
                "exact energy for every potential, or only for potentials linear in R",
            )
        },
        needs_energy=True,
        refine=refine,
    ),
)
