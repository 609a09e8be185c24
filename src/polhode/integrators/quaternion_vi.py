"""Variational integration of quaternions: Betsch & Siebert 2009, QUAT_VI, appendix E.

    L_d(q_n, q_{n+1}) = 2/h (q_{n+1} - q_n).Ql(qm) J4 Ql(qm)^T (q_{n+1} - q_n) - h V(qm),   qm = (q_n + q_{n+1})/2
    D_2 L_d(q_{n-1}, q_n) + D_1 L_d(q_n, q_{n+1}) - h q_n lambda_n = 0,   |q_{n+1}| = 1                     (E1)

The paper solves for q_{n+1} and lambda_n.  With q_{n+1} = q_n (e0, e) the kinetic part is 2/h e.J e, the discrete
Lagrangian of Moser & Veselov, and the momenta of the step at its ends are, with u = e/(1 + e0) and F the momentum of
the free step, h F = 2 e0 J e + 2 e x J e,

    Pi_n = F - h/2 c (T + u x T - V u),   Pi_{n+1} = (F turned back) + h/2 c (T - u x T + V u)

T and V belong to the middle attitude qm/|qm|.  c = |qm|^2 = 1/(1 + u.u) and the term with V come from V(qm), where
|qm| < 1: for V linear in R, as in the paper, V(qm) = |qm|^2 V(qm/|qm|), and this formula is used here for every V. So a
constant added to V changes the motion (by O(h^2)).  `midpoint="geodesic"` uses V(qm/|qm|) instead: c = 1, and no term
with V.

Symbols   Pi -> P, x = e/e0.  lambda: see lab/betsch_variables.py.
The tangent leaves out the derivative of the torque.  As for `dmv`, there is no root if a step turns the body by more
than about a quarter turn.

For a body that moves, L_d has the additional term m/(2h) |x_{n+1} - x_n|^2, and V is evaluated at the mean position:

    m (x_{n+1} - x_n) = h (p_n + h/2 c F),   p_{n+1} = p_n + h c F
"""

from ..kernels.flight import Pair, Pose, QuatPose, counterpart, fixed_point_pair
from ..kernels.scalar import absolute, kernel, sqrt
from ..kernels.so3 import rotate_cayley
from ..kernels.solve import Report, fixed_point, newton
from ..kernels.values import Quat, cross, dot, norm_max, quat_quat, solve
from .moser_veselov import bend, first_guess, moser_veselov, near, tangent
from .quaternion_em import middle
from .record import BOUNDED, EXACT, Claims, Cost, Kernel, Kind, Method, Option, Parts, Source
from .states import QuatMomentum, quat_parts


@kernel
def quarter(x):
    """Return the vector u of length tan(angle/4) along the axis, from x of length tan(angle/2)."""
    return (1.0 / (1.0 + sqrt(1.0 + dot(x, x)))) * x


@kernel
def turned(q, x):
    """Return q (1, x), scaled to a unit quaternion."""
    f = 1.0 / sqrt(1.0 + dot(x, x))
    return quat_quat(q, Quat(f, f * x.x, f * x.y, f * x.z))


@kernel
def free_momentum(I, h, x):
    """Return the momentum F of the free step."""
    y = I @ x
    return (2.0 / (h * (1.0 + dot(x, x)))) * (y + cross(x, y))


def quat_vi(energy: Kernel | None = None, midpoint: str = "chord") -> Parts:
    chord = energy is not None and midpoint == "chord"

    @kernel
    def correct(x, c):
        torque, p, I, h, t, s = c
        u = quarter(x)
        R = middle(s.q, u)
        T = torque(t + 0.5 * h, R, (4.0 / h) * u, p)
        T = T + cross(u, T)
        if chord:
            T = (1.0 / (1.0 + dot(u, u))) * (T - energy(t + 0.5 * h, R, p) * u)
        m = h * s.P + (0.5 * h * h) * T
        return solve(tangent(I, m, x), I @ x + bend(I, m, x) - 0.5 * m), norm_max(x)

    @kernel
    def step(torque, p, I, h, t, s):
        x, report = fixed_point(correct, first_guess(I, h * s.P), (torque, p, I, h, t, s))
        u = quarter(x)
        F = free_momentum(I, h, x)
        # without the term with V, the second half of the impulse is the first half, turned back by half the step
        back = -2.0 * u
        P = rotate_cayley(back, rotate_cayley(back, F) + (F - s.P))
        if chord:
            P = P + (h * energy(t + 0.5 * h, middle(s.q, u), p) / (1.0 + dot(u, u))) * u
        good = report.converged * near(I, h * F, x)
        return QuatMomentum(turned(s.q, x), P), Report(report.passes, report.residual, good)

    @kernel
    def correct_flight(z, c):
        load, p, M, h, t, s = c
        x, d, m, I = z.turn, z.shift, t + 0.5 * h, M.I
        u = quarter(x)
        Q = Pose(middle(s.q.q, u), s.q.x + 0.5 * d, 0.0 * d)
        L = load(m, Q, Pair((4.0 / h) * u, (1.0 / h) * d), p)
        T, F = L.turn + cross(u, L.turn), L.shift
        if chord:
            k = 1.0 / (1.0 + dot(u, u))
            T, F = k * (T - energy(m, Q, p) * u), k * F
        m = h * s.P.turn + (0.5 * h * h) * T
        e = d - (h / M.m) * (s.P.shift + (0.5 * h) * F)
        size = norm_max(d) + absolute(h / M.m) * norm_max(s.P.shift)
        return Pair(solve(tangent(I, m, x), I @ x + bend(I, m, x) - 0.5 * m), e), Pair(norm_max(x), size)

    @counterpart(step)
    @kernel
    def step_in_flight(load, p, M, h, t, s):
        first = Pair(first_guess(M.I, h * s.P.turn), (h / M.m) * s.P.shift)
        z, report = fixed_point_pair(correct_flight, first, (load, p, M, h, t, s))
        x, d = z.turn, z.shift
        u = quarter(x)
        F = free_momentum(M.I, h, x)
        back = -2.0 * u
        P = rotate_cayley(back, rotate_cayley(back, F) + (F - s.P.turn))
        if chord:
            V = energy(t + 0.5 * h, Pose(middle(s.q.q, u), s.q.x + 0.5 * d, 0.0 * d), p)
            P = P + (h * V / (1.0 + dot(u, u))) * u
        good = report.converged * near(M.I, h * F, x)
        now = QuatMomentum(QuatPose(turned(s.q.q, x), s.q.x + d), Pair(P, (2.0 * M.m / h) * d - s.P.shift))
        return now, Report(report.passes, report.residual, good)

    return quat_parts(step)


def quat_vi_free(midpoint: str = "chord") -> Parts:
    """Return the functions for a free body, with the exact tangent."""

    @kernel
    def step(torque, p, I, h, t, s):
        m = h * s.P
        x, report = newton(moser_veselov, first_guess(I, m), (I, m))
        good = report.converged * near(I, m, x)
        return QuatMomentum(turned(s.q, x), rotate_cayley(-2.0 * x, s.P)), Report(report.passes, report.residual, good)

    return quat_parts(step)


METHODS = (
    Method(
        name="quat_vi",
        summary="variational, quaternions",
        build=quat_vi,
        free=quat_vi_free,
        accepts=Kind.POTENTIAL,
        claims=Claims(order=2, symplectic=True, reversible=True, free_energy=EXACT, energy=BOUNDED, momentum=EXACT),
        cost=Cost(start=0, step=0, each_pass=1, solves=1),
        source=Source("betsch2009", "appendix E"),
        options={
            "midpoint": Option(
                "chord",
                ("chord", "geodesic"),
                "where V is evaluated: at (q_n + q_{n+1})/2, or at this quaternion scaled to unit length",
            )
        },
        needs_energy=True,
    ),
)
