"""Energy-momentum conserving integration of the directors: DIR_EM of Betsch & Siebert 2009, section 3.

The columns d_I of R move with velocities v_I in nine-dimensional space, T = sum E_I v_I.v_I/2 with the Euler tensor
E = trace(J)/2 - J (18)-(20), six constraints d_I.d_K = delta_IK:

    d_{n+1} - d_n = h/2 (v_n + v_{n+1})
    sum dm_I x [E_I (v_{n+1} - v_n)_I + h grad V_I] = 0,    dm = (d_n + d_{n+1})/2

(a discrete null space removes the constraint forces).  With R_{n+1} = R_n cayley(2x), A = R^T v and C = A E this is,
multiplied by the cofactor matrix of R_n^T dm,

    (2/h J + trace(C) 1 - C) x = Pi_n + h/2 (1 + x x^T - x~) T,    A_{n+1} = 2/h (1 - cayley(2x)^T) - cayley(2x)^T A_n

For a free body this equation is linear, and DIR_EM needs no iteration.  Pi is the vector of C - C^T (23).
T is the mean of the torques at both ends of the step, taken in space.  For V linear in R it is the torque of grad V at
dm.  Otherwise

    T <- T - x/(2 x.x) (V_{n+1} - V_n + 2 x.T)

makes the energy exact (Gonzalez); `gradient="mean"` leaves this term out.

Symbols   v -> A (body frame), Pi -> P; the state stores T at the end of the step. A is skew only at the start: the
velocities leave the tangent space of SO(3).  The conserved energy is the energy of the directors, see
`polhode.lab.betsch_variables`; the energy of the angular velocity J^-1 Pi is not conserved.
The tangent leaves out the derivative of the torque.

A body that moves has three more coordinates, m (v_{n+1} - v_n) = h F with F the mean of the forces at both ends of the
step. The term that makes the energy exact is shared between T and F as in `quaternion_em`.
"""

from typing import Any, NamedTuple

from ..kernels.flight import Pair, Pose, counterpart, fixed_point_pair, moved
from ..kernels.scalar import absolute, kernel
from ..kernels.so3 import polynomial
from ..kernels.solve import explicit, fixed_point
from ..kernels.values import Diag3, Vec3, cross, divide, dot, mat_diag, mat_mat, norm_max, outer, skew, solve, tr, trace
from .quaternion_em import excess, quotient, refine
from .record import BOUNDED, EXACT, Claims, Cost, Kernel, Kind, Method, Option, Parts, Source
from .states import reversing


class Directors(NamedTuple):
    R: Any  # attitude; its columns are the directors
    A: Any  # velocities of the directors, in the body frame
    T: Any  # torque, body frame


@kernel
def euler_tensor(I):
    """Return the Euler tensor of (20)."""
    return Diag3(0.5 * (I.y + I.z - I.x), 0.5 * (I.z + I.x - I.y), 0.5 * (I.x + I.y - I.z))


@kernel
def axial(C):
    """Return the vector of C - C^T."""
    return Vec3(C.e2.z - C.e3.y, C.e3.x - C.e1.z, C.e1.y - C.e2.x)


@kernel
def shifted(I, h, C):
    """Return 2/h I + trace(C) 1 - C."""
    f, k = 2.0 / h, trace(C)
    return Diag3(f * I.x + k, f * I.y + k, f * I.z + k) + -C


@kernel
def move(I, h, s, x, P):
    """Return R and A after the step; P is the momentum at its start plus the impulse.

    The vector of A is computed from P.  This changes it only by rounding, and rounding errors do not accumulate.
    """
    g = 2.0 / (1.0 + dot(x, x))
    D = polynomial(g, g, x)
    k = g * dot(x, x)
    A = (2.0 / h) * (Diag3(k, k, k) + g * (skew(x) - outer(x, x))) - mat_mat(tr(D), s.A)  # 2/h (1 - D^T) - D^T A
    return s.R @ D, A + skew(divide(tr(D) @ P - axial(mat_diag(A, euler_tensor(I))), I))


def dir_em(energy: Kernel | None = None, gradient: str = "discrete") -> Parts:
    discrete = energy is not None and gradient == "discrete"

    @kernel
    def correct(x, c):
        torque, p, h, t, s, S, P, V = c
        g = 2.0 / (1.0 + dot(x, x))
        D = polynomial(g, g, x)
        R = s.R @ D
        T = 0.5 * (s.T + D @ torque(t + h, R, (2.0 / h) * x, p))
        if discrete:
            V1, work = energy(t + h, R, p), 2.0 * dot(x, T)
            size = absolute(V1) + absolute(V) + absolute(work)
            T = T - quotient(V1 - V + work, size, 2.0 * dot(x, x)) * x
        xT = dot(x, T)
        k = -0.5 * h
        K = S + k * (Diag3(xT, xT, xT) + outer(x, T) + skew(T))
        return solve(K, S @ x - P + k * (T + xT * x - cross(x, T))), norm_max(x)

    @kernel
    def step(torque, p, I, h, t, s):
        C = mat_diag(s.A, euler_tensor(I))
        S, P = shifted(I, h, C), axial(C)
        V = energy(t, s.R, p) if discrete else 0.0
        x, report = fixed_point(correct, solve(S, P + (0.5 * h) * s.T), (torque, p, h, t, s, S, P, V))
        F = (2.0 / (1.0 + dot(x, x))) * (S @ x - P)
        R, A = move(I, h, s, x, P + F + cross(x, F))
        return Directors(R, A, torque(t + h, R, (2.0 / h) * x, p)), report

    @kernel
    def correct_flight(z, c):
        load, p, M, h, t, s, S, P, V = c
        x, d = z.turn, z.shift
        g = 2.0 / (1.0 + dot(x, x))
        D = polynomial(g, g, x)
        Q = Pose(s.R.R @ D, s.R.x + d, s.R.low)
        L = load(t + h, Q, Pair((2.0 / h) * x, (1.0 / h) * d), p)
        L = 0.5 * Pair(s.T.turn + D @ L.turn, s.T.shift + L.shift)
        if discrete:
            V1 = energy(t + h, Q, p)
            L = L - excess(M, 2.0 * dot(x, L.turn), dot(d, L.shift), V, V1, 2.0 * dot(x, x), x, d)
        T = L.turn
        xT, k = dot(x, T), -0.5 * h
        K = S + k * (Diag3(xT, xT, xT) + outer(x, T) + skew(T))
        turn = solve(K, S @ x - P + k * (T + xT * x - cross(x, T)))
        v = s.A.shift
        return Pair(turn, d - h * (v + (0.5 * h / M.m) * L.shift)), Pair(norm_max(x), norm_max(d) + norm_max(h * v))

    @counterpart(step)
    @kernel
    def step_in_flight(load, p, M, h, t, s):
        I, A = M.I, s.A.turn
        C = mat_diag(A, euler_tensor(I))
        S, P = shifted(I, h, C), axial(C)
        V = energy(t, s.R, p) if discrete else 0.0
        first = Pair(solve(S, P + (0.5 * h) * s.T.turn), h * (s.A.shift + (0.5 * h / M.m) * s.T.shift))
        z, report = fixed_point_pair(correct_flight, first, (load, p, M, h, t, s, S, P, V))
        x = z.turn
        F = (2.0 / (1.0 + dot(x, x))) * (S @ x - P)
        R, A = move(I, h, Directors(s.R.R, A, s.T.turn), x, P + F + cross(x, F))
        place, low = moved(s.R.x, s.R.low, z.shift)
        Q, v = Pose(R, place, low), (2.0 / h) * z.shift - s.A.shift
        return Directors(Q, Pair(A, v), load(t + h, Q, Pair((2.0 / h) * x, (1.0 / h) * z.shift), p)), report

    return Parts(step, start, finish, reversing(Directors, "A"))


def dir_em_free(gradient: str = "discrete") -> Parts:
    @kernel
    def step(torque, p, I, h, t, s):
        C = mat_diag(s.A, euler_tensor(I))
        P = axial(C)
        R, A = move(I, h, s, solve(shifted(I, h, C), P), P)
        return Directors(R, A, s.T), explicit(A.e1.x)

    return Parts(step, start, finish, reversing(Directors, "A"))


@kernel
def start(torque, p, I, h, t, R, W):
    return Directors(R, skew(W), torque(t, R, W, p))


@kernel
def finish(I, s):
    return s.R, divide(axial(mat_diag(s.A, euler_tensor(I))), I)


@counterpart(start)
@kernel
def start_in_flight(load, p, M, h, t, Q, V):
    return Directors(Q, Pair(skew(V.turn), V.shift), load(t, Q, V, p))


@counterpart(finish)
@kernel
def finish_in_flight(M, s):
    return s.R, Pair(divide(axial(mat_diag(s.A.turn, euler_tensor(M.I))), M.I), s.A.shift)


METHODS = (
    Method(
        name="dir_em",
        composes=False,
        summary="energy-momentum conserving, directors",
        build=dir_em,
        free=dir_em_free,
        accepts=Kind.POTENTIAL,
        claims=Claims(order=2, symplectic=False, reversible=True, free_energy=BOUNDED, energy=BOUNDED, momentum=EXACT),
        cost=Cost(start=1, step=1, each_pass=1, solves=1),
        source=Source("betsch2009", "section 3", "the energy of the directors is exact, the energy of J^-1 Pi is not"),
        options={
            "gradient": Option(
                "discrete", ("discrete", "mean"), "exact energy for every potential, or only for potentials linear in R"
            )
        },
        needs_energy=True,
        refine=refine,
    ),
)
