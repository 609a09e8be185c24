"""Energy correction, an addition to methods that conserve momentum: Buss 2001, section 4.

After each step the body is turned, at fixed momentum in space, so that its energy is again that of the start.

Free body: rho = nu/sqrt(nu.J nu) is moved along the hyperboloid orthogonal to the polhode.  With
x_i = rho_i^2, y = J x and b = (J2 J3 (J3-J2), J3 J1 (J1-J3), J1 J2 (J2-J1)) the three linear equations have
the closed solution x_i g_i, g = 1 + s (y x b), and the body momentum becomes tau_i = Pi_i sqrt(g_i).
If some g_i < 0, the correction is too large for this formula.  Then the momentum is tilted instead: towards the axis of
least inertia if the energy is too low, and towards the axis of greatest inertia if it is too high.  If no attitude has
the required energy, the step is reported as not converged.

In a potential: the shortest turn that gives the total energy, by Newton's iteration.  The gradient of the energy with
respect to the attitude is g = Omega x Pi - T.  Each pass calls the torque; usually there are two passes.  A turn of
more than half a radian is reported as not converged.  If the state stores the torque, the first call is saved, but the
torque is called once more after the turn. JAX's derivative leaves out a term of the size of the turn.

Deviations   The printed I = nu.J nu must be nu.J nu/|nu|^2.  The angle is not computed by acos, which would lose half
of the digits: `between` computes the turn without it.
"""

from typing import Any, NamedTuple

from ..kernels.scalar import absolute, eps, kernel, maximum, sqrt, where
from ..kernels.so3 import between, dexp, exp
from ..kernels.solve import Report, newton, where3
from ..kernels.values import Vec3, cross, diag_vec, divide, dot, tr
from .record import Kernel, Parts
from .states import reversing

NOISE = 64.0  # smaller energy errors (in units of rounding) are not corrected if this needs a large turn
LARGE = 1e-14  # square of the smallest turn that counts as large for NOISE


class Corrected(NamedTuple):
    s: Any  # the method's own state
    target: Any  # energy to conserve; for a free body, divided by |Pi|^2, which is not constant to the last digit


@kernel
def tilt(I, P, E, e):
    """Return the momentum tilted towards the axis of least or greatest inertia until P.J^-1 P, now e, is 2E."""
    least = where(I.x <= I.y, where(I.x <= I.z, 1.0, 3.0), where(I.y <= I.z, 2.0, 3.0))
    greatest = where(I.x >= I.y, where(I.x >= I.z, 1.0, 3.0), where(I.y >= I.z, 2.0, 3.0))
    k = where(2.0 * E > e, least, greatest)
    Ik = where(k < 1.5, I.x, where(k < 2.5, I.y, I.z))
    LL = dot(P, P)
    gap = LL / Ik - e
    t = where(gap == 0.0, 0.0, 2.0 * E - e) / where(gap == 0.0, 1.0, gap)
    t = where(t > 0.0, where(t < 1.0, t, 1.0), 0.0)  # outside these limits, no momentum has the energy E
    keep = sqrt(1.0 - t)
    return Vec3(
        where(k < 1.5, tilted(P.x, LL, t), keep * P.x),
        where((k - 1.5) * (2.5 - k) > 0.0, tilted(P.y, LL, t), keep * P.y),
        where(k > 2.5, tilted(P.z, LL, t), keep * P.z),
    )


@kernel
def tilted(x, LL, t):
    y = sqrt(x * x + t * (LL - x * x))
    return where(x < 0.0, -y, y)


@kernel
def polhode_momentum(I, P, E):
    """Return the body momentum with energy E on the hyperboloid through P, and 1 if it exists, else 0."""
    W = divide(P, I)
    e = dot(W, P)  # twice the present energy
    LL = dot(P, P)
    x = Vec3(W.x * W.x / e, W.y * W.y / e, W.z * W.z / e)
    y = I @ x
    b = Vec3(I.y * I.z * (I.z - I.y), I.z * I.x * (I.x - I.z), I.x * I.y * (I.y - I.x))
    determinant = b.x * b.x * x.y * x.z + b.y * b.y * x.z * x.x + b.z * b.z * x.x * x.y
    D = LL / (2.0 * E) - dot(I @ y, Vec3(1.0, 1.0, 1.0))
    missing = absolute(2.0 * E - e)
    fine = missing <= 4.0 * eps(e) * e  # whether the energy is right already
    s = where(fine, 0.0, -D) / where(determinant > 0.0, determinant, 1.0)
    c = cross(y, b)
    g = Vec3(1.0 + s * c.x, 1.0 + s * c.y, 1.0 + s * c.z)
    good = where(g.x >= 0.0, where(g.y >= 0.0, where(g.z >= 0.0, where(determinant > 0.0, 1.0, 0.0), 0.0), 0.0), 0.0)
    u = tilt(I, P, where(missing <= NOISE * eps(e) * e, 0.5 * e, E), e)  # rounding errors cause no tilt
    f = Vec3(sqrt(where(g.x > 0.0, g.x, 0.0)), sqrt(where(g.y > 0.0, g.y, 0.0)), sqrt(where(g.z > 0.0, g.z, 0.0)))
    tau = where3(fine, P, where3(good > 0.5, diag_vec(f, P), u))
    low = where(I.x >= I.y, where(I.x >= I.z, I.x, I.z), where(I.y >= I.z, I.y, I.z))
    high = where(I.x <= I.y, where(I.x <= I.z, I.x, I.z), where(I.y <= I.z, I.y, I.z))
    slack = NOISE * eps(e)
    possible = where(2.0 * E * low >= LL * (1.0 - slack), where(2.0 * E * high <= LL * (1.0 + slack), 1.0, 0.0), 0.0)
    return tau, where(fine, 1.0, possible)


@kernel
def somewhere(P):
    """Return P, or (1, 0, 0) if P is zero: a body at rest is treated as if it turned about the first axis."""
    return Vec3(where(dot(P, P) > 0.0, P.x, 1.0), P.y, P.z)


FAR = 0.25  # square of the largest allowed turn


Correction = tuple[Kernel, Kernel]  # total(t, I, p, R, W): the energy to conserve; correct(torque, p, I, t, s, target)


def free_correction(parts: Parts) -> Correction:
    """Return total and correct for a free body: the energy divided by |Pi|^2, and the turn along the hyperboloid."""
    inner_finish, turn = parts.finish, parts.turn

    @kernel
    def total(t, I, p, R, W):
        P = somewhere(I @ W)
        return 0.5 * dot(divide(P, I), P) / dot(P, P)

    @kernel
    def correct(torque, p, I, t, s, target):
        _, W = inner_finish(I, s)
        P = somewhere(I @ W)
        tau, possible = polhode_momentum(I, P, target * dot(P, P))
        o = 0.0 * target
        return turn(s, between(tau, P)), Report(o, o, possible)  # E tau = P keeps the momentum in space

    return total, correct


def potential_correction(parts: Parts, energy: Kernel) -> Correction:
    """Return total and correct for the potential energy(t, R, p): the total energy, and the shortest turn."""
    inner_finish, turn, kept, keep = parts.finish, parts.turn, parts.kept, parts.keep

    @kernel
    def total(t, I, p, R, W):
        return 0.5 * dot(W, I @ W) + energy(t, R, p)

    @kernel
    def missing(I, t, p, R, W, T, x, target):
        """Return the shortest change of the turn x that gives the target energy to first order.

        R, W and T are attitude, angular velocity and torque after the turn x; u is the gradient of the energy with
        respect to x.
        """
        P = I @ W
        u = dexp(x) @ (cross(W, P) - T)
        uu, dE = dot(u, u), target - total(t, I, p, R, W)
        rounding = where(dE * dE > LARGE * uu, NOISE, 16.0) * eps(dE) * (0.5 * dot(W, P) + absolute(target))
        dE = where(absolute(dE) <= rounding, 0.0, dE)
        return (where(uu > 0.0, dE, 0.0) / where(uu > 0.0, uu, 1.0)) * u

    @kernel
    def newer(x, c):
        """Do one pass of Newton's iteration; the error after a pass is about the square of its correction."""
        torque, p, I, t, R, P, target = c
        E = exp(x)
        A, W = R @ E, divide(tr(E) @ P, I)
        d = missing(I, t, p, A, W, torque(t, A, W, p), x, target)
        return -d, dot(d, d), 1.0 + 0.0 * d.x

    @kernel
    def guess(I, t, p, R, W, s, target):
        """Return the first guess of the turn; it uses the torque that the state stores, if any, and calls none."""
        x = Vec3(0.0 * target, 0.0 * target, 0.0 * target)
        if kept is None:
            return x
        return missing(I, t, p, R, W, kept(s), x, target)

    @kernel
    def turned(torque, p, I, t, R, P, s, E):
        """Return the turned state; if it stores the torque, call the torque at the new attitude."""
        s = turn(s, E)
        if kept is None:
            return s
        return keep(s, torque(t, R @ E, divide(tr(E) @ P, I), p))

    @kernel
    def correct(torque, p, I, t, s, target):
        R, W = inner_finish(I, s)
        P = I @ W
        x, report = newton(newer, guess(I, t, p, R, W, s, target), (torque, p, I, t, R, P, target))
        possible = report.converged * where(dot(x, x) < FAR, 1.0, 0.0)
        return turned(torque, p, I, t, R, P, s, exp(x)), Report(report.passes, report.residual, possible)

    return total, correct


def corrected(parts: Parts, energy: Kernel | None = None, inner_calls: bool = True) -> Parts:
    """Return the functions of a method with energy correction; energy(t, R, p) is the potential, None for a free body.

    inner_calls: the solve of the method itself calls the torque in each pass.  If it does not, only the passes of the
    correction are reported, so that the number of passes is a number of torque calls.
    """
    inner_step, inner_start, inner_finish = parts[:3]
    total, correct = free_correction(parts) if energy is None else potential_correction(parts, energy)

    @kernel
    def start(torque, p, I, h, t, R, W):
        return Corrected(inner_start(torque, p, I, h, t, R, W), total(t, I, p, R, W))

    @kernel
    def step(torque, p, I, h, t, c):
        s, report = inner_step(torque, p, I, h, t, c.s)
        s, correction = correct(torque, p, I, t + h, s, c.target)
        passes = report.passes + correction.passes if inner_calls or energy is None else correction.passes
        residual = maximum(report.residual, correction.residual)
        return Corrected(s, c.target), Report(passes, residual, report.converged * correction.converged)

    @kernel
    def finish(I, c):
        return inner_finish(I, c.s)

    reverse = reversing(Corrected, inner=parts.reverse)
    return Parts(step, start, finish, reverse, node_torque=parts.node_torque)  # node_torque gets the inner state
