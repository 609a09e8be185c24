"""Energy-momentum conserving integration of quaternions: Betsch & Siebert 2009, QUAT_EM (51).

The paper solves for q_{n+1} and p_{n+1}, 7 unknowns after its null space reduction (4.5).  With
q_{n+1} = q_n (1 - u.u, 2u)/(1 + u.u), p = q (0, 2 Pi) and q.p = 0 the first equation of (52) gives
Pi_{n+1} = 8 J u/h - Pi_n, and the second becomes three cubic equations for u:

    (1 - u.u) D + 2 u (u.D) + 2 u x M = h T,    M = Pi_n + Pi_{n+1},  D = Pi_{n+1} - Pi_n

u = tan(angle/4) along the axis of the increment.  T is the torque at the middle attitude, from the
discrete derivative of V (50): for V linear in R it is the torque there; otherwise

    T <- T - u/(4 u.u) ((1 + u.u) (V_{n+1} - V_n) + 4 u.T)

adds what makes the energy exact (Gonzalez), `gradient="midpoint"` leaves it out.

Symbols   q, Pi -> P.
The torque's own derivative is left out of the tangent, so passes shrink the error by h^2 times it.
"""

from ..kernel.quaternions import to_matrix
from ..kernel.scalar import kernel, where
from ..kernel.solve import fixed_point
from ..kernel.values import Diag3, Quat, cross, divide, dot, norm_max, outer, quat_quat, skew, solve
from .record import EXACT, Claims, Cost, Kind, Method, Option, Parts, Source
from .states import QuatMomentum, quat_finish, quat_reverse, quat_start


@kernel
def increment(u):
    """The unit quaternion of the step's rotation."""
    f = 1.0 / (1.0 + dot(u, u))
    g = 2.0 * f
    return Quat(f * (1.0 - dot(u, u)), g * u.x, g * u.y, g * u.z)


@kernel
def middle(q, u):
    """R at the middle of the step, of q (1, u) made a unit quaternion."""
    x = quat_quat(q, Quat(1.0 + 0.0 * u.x, u.x, u.y, u.z))
    return (1.0 / (1.0 + dot(u, u))) * to_matrix(x)


@kernel
def balance(I, h, P, u):
    """The left side of the equation for u, and its tangent."""
    K = (8.0 / h) * I
    M = K @ u
    D = M - 2.0 * P
    a, b = 1.0 - dot(u, u), 2.0 * dot(u, D)
    F = a * D + b * u + 2.0 * cross(u, M)
    diagonal = Diag3(a * K.x + b, a * K.y + b, a * K.z + b)
    return F, diagonal + 2.0 * (outer(u, D + M) - outer(D, u) - skew(M) + skew(u) @ K)


def quat_em(energy=None, gradient="discrete"):
    discrete = energy is not None and gradient == "discrete"

    @kernel
    def correct(u, c):
        torque, p, I, h, t, s, V = c
        F, J = balance(I, h, s.P, u)
        T = torque(t + 0.5 * h, middle(s.q, u), (4.0 / h) * u, p)
        if discrete:
            uu = dot(u, u)
            R1 = to_matrix(quat_quat(s.q, increment(u)))
            gap = (1.0 + uu) * (energy(t + h, R1, p) - V) + 4.0 * dot(u, T)
            T = T - (where(uu > 0.0, gap, 0.0) / where(uu > 0.0, 4.0 * uu, 1.0)) * u
        return solve(J, F - h * T), norm_max(u)

    @kernel
    def step(torque, p, I, h, t, s):
        V = energy(t, to_matrix(s.q), p) if discrete else 0.0
        W = divide(s.P, I)
        guess = (0.25 * h) * (W + (0.5 * h) * divide(cross(s.P, W), I))
        u, report = fixed_point(correct, guess, (torque, p, I, h, t, s, V))
        return QuatMomentum(quat_quat(s.q, increment(u)), (8.0 / h) * (I @ u) - s.P), report

    return Parts(step, quat_start, quat_finish, quat_reverse)


METHODS = (
    Method(
        name="quat_em",
        summary="energy-momentum conserving, quaternions",
        build=quat_em,
        accepts=Kind.POTENTIAL,
        claims=Claims(order=2, momentum_order=2, symplectic=False, reversible=True, free_energy=EXACT, energy=EXACT, momentum=EXACT),
        cost=Cost(start=0, step=0, each_pass=1, solves=1),
        source=Source("betsch2009", "section 4.4, (50)-(54)"),
        options={
            "gradient": Option(
                "discrete", ("discrete", "midpoint"), "exact energy for every potential, or only for those linear in R"
            )
        },
        needs_energy=True,
    ),
)
