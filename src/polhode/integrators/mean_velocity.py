"""Implicit schemes that turn the body with the mean angular velocity: Austin, Krishnaprasad & Wang 1993 (akw),
Simo & Wong 1991 (sw_c1, ALGO_C1 of Betsch & Siebert 2009), Lewis & Simo 1994.

    W = (Omega_n + Omega_{n+1})/2,   R_{n+1} = R_n E,   Pi_{n+1} = E^T Pi_n + h tau,   E = exp(h W) or cayley(h W)

tau is the mean torque of the step, in the body frame at the end of the step:

    exp, geodesic       E^(-1/2) T(R_n E^(1/2))
    exp, ambient        (2/x) tan(x/2) (1 + E^T)/2 T(Rm),  x = h |W|,  Rm = (R_n + R_{n+1})/2, which is not a rotation
    cayley, ambient     (1 + E^T)/2 T(Rm): the implicit midpoint rule for (R, Pi) as matrix and vector
    cayley, geodesic    along E^(-1/2) T(R_n E^(1/2)), of the size that makes the energy exact for V linear in R; for
                        lewis_simo also with exp
    trapezoidal         (1 + E^T)/2 (T_n + T_{n+1})/2

sw_c1 is (exp, geodesic).  akw is (cayley, ambient) and conserves invariants that are at most quadratic in (R, Pi): the
energy, if V is at most quadratic, and the momentum about an axis of symmetry of V.  With (cayley, geodesic) akw
conserves that momentum for every V, and the energy for V linear in R.  The trapezoidal torque conserves neither.
lewis_simo makes h W.tau = -(V_{n+1} - V_n), so that the energy is exact for every V.  The correction is zero for a V at
most quadratic in R with the ambient torque, or linear with the geodesic one; then the momentum about an axis of
symmetry is exact too.  Otherwise the correction acts along W and changes that momentum by O(h^2).  With
`quotient="scaled"`, tau is scaled by the difference quotient instead.  This conserves that momentum for every V that
depends only on the height of one point; for other V it fails where W.tau passes through zero.

Rm is not a rotation.  There a torque T written in the space frame becomes Rm^-1 T in the body, and a torque written in
the body frame is used unchanged, so that the momentum is conserved in both cases (Rm^T T would change it).  Plain
Python torques are evaluated only at rotations.

Symbols   Pi -> P; u is tau, or for cayley the vector that (1 + E^T)/2 turns into it.
W is the solution of J W = (Pi_n + E^T Pi_n)/2 + h/2 tau; with cayley, of J W + h/2 W x J W = Pi_n + h/2 u.  Then
Pi_{n+1} = 2 J W - Pi_n.  The tangent leaves out the derivative of the torque.
A torque that depends on the angular velocity is evaluated at W.
If a step turns the body by more than about half a turn, the solve finds other roots.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..kernels.flight import Pair, Pose, counterpart
from ..kernels.scalar import absolute, eps, kernel, maximum, minimum, rotation, sqrt, where
from ..kernels.so3 import cayley, exp, gyro_tangent, polynomial
from ..kernels.solve import fixed_point
from ..kernels.values import Mat3, cross, divide, dot, norm_max, solve, tr
from .record import DRIFTS, EXACT, Cost, Kernel, Kind, Method, Option, Parts, Source, reversible_claims
from .states import Kicked, Momentum, kicked_parts, momentum_parts

# --- the torque of the step: u from the attitude R at the start of the step and the turn v = h W --------


@kernel
def exp_geodesic(torque, p, t, R, v, W):
    H = exp(0.5 * v)
    return tr(H) @ torque(t, R @ H, W, p)


@kernel
def exp_ambient(torque, p, t, R, v, W):
    s, c, _ = rotation(dot(v, v))
    M = polynomial(0.5 * s, 0.5 * c, v)  # (1 + E)/2
    return (2.0 * c / s) * (tr(M) @ torque(t, R @ M, W, p))


@kernel
def cayley_ambient(torque, p, t, R, v, W):
    f = 1.0 / (1.0 + 0.25 * dot(v, v))
    return torque(t, R @ polynomial(0.5 * f, 0.25 * f, v), W, p)


@kernel
def cayley_half(n, v):
    """Return the square root of cayley(v); n is sqrt(1 + v.v/4)."""
    return polynomial(0.5 / n, 0.25 / (n * (n + 1.0)), v)


# The following torques act along E^(-1/2) T.  Their size makes the energy exact for a V linear in R.


@kernel
def exp_chord(torque, p, t, R, v, W):
    s, c, _ = rotation(0.25 * dot(v, v))
    H = polynomial(0.5 * s, 0.25 * c, v)
    return s * (tr(H) @ torque(t, R @ H, W, p))


@kernel
def cayley_chord(torque, p, t, R, v, W):
    n = sqrt(1.0 + 0.25 * dot(v, v))
    T = torque(t, R @ cayley_half(n, v), W, p)
    return T - (0.25 / (n * (n + 1.0)) * dot(v, T)) * v


# For a body that moves, force and torque in the middle of the step are used unchanged.  Then a force directed to a
# fixed point conserves the angular momentum about this point.


@counterpart(exp_chord)
@kernel
def exp_chord_in_flight(torque, p, t, R, v, W):
    H = exp(0.5 * v.turn)
    T = torque(t, R @ Pose(H, 0.5 * v.shift, 0.0 * v.shift), W, p)
    return Pair(tr(H) @ T.turn, T.shift)


@counterpart(cayley_chord)
@kernel
def cayley_chord_in_flight(torque, p, t, R, v, W):
    n = sqrt(1.0 + 0.25 * dot(v.turn, v.turn))
    T = torque(t, R @ Pose(cayley_half(n, v.turn), 0.5 * v.shift, 0.0 * v.shift), W, p)
    return Pair(n * T.turn - (0.25 / (n + 1.0) * dot(v.turn, T.turn)) * v.turn, T.shift)


# The following functions return u such that v.u = V0 - V1, and the effect of rounding of V0 and V1 on u, in units of
# rounding.
TINY = 1e-16  # square of the largest turn that changes the energy by no more than rounding


@kernel
def along(I, v, u, V0, V1):
    vv = dot(v, v) + TINY
    noise = absolute(V0) + absolute(V1) + sqrt(vv * dot(u, u))
    return u - ((V1 - V0 + dot(v, u)) / vv) * v, noise / sqrt(vv)


@kernel
def weighed(I, v):
    """Return turn and displacement, each multiplied by an inertia, so that they can be added.

    The turn is multiplied by a number, not by the tensor.  The rotation of the step then does not change the result,
    and the step remains symmetric.
    """
    return Pair(((I.I.x + I.I.y + I.I.z) / 3.0) * v.turn, I.m * v.shift)


@kernel
def dot_both(v, u):
    return dot(v.turn, u.turn) + dot(v.shift, u.shift)


@kernel
def size_of_work(v, u):
    """Return the largest possible work of torque and force u for turn and displacement v of these lengths."""
    return sqrt(dot(v.turn, v.turn) * dot(u.turn, u.turn)) + sqrt(dot(v.shift, v.shift) * dot(u.shift, u.shift))


@counterpart(along)
@kernel
def along_both(I, v, u, V0, V1):
    L = weighed(I, v)
    vv = dot_both(v, L)
    noise = absolute(V0) + absolute(V1) + size_of_work(v, u)
    gap = V1 - V0 + dot_both(v, u)
    real = absolute(gap) > 4.0 * eps(vv) * noise
    return u - (where(real, gap, 0.0) / where(vv > 0.0, vv, 1.0)) * L, noise / sqrt(where(vv > 0.0, vv, 1.0))


@kernel
def scaled(I, v, u, V0, V1):
    """Return u scaled such that v.u = V0 - V1; differences that may be only rounding are corrected along v instead."""
    vu, vv, uu = dot(v, u), dot(v, v) + TINY, dot(u, u)
    noise = absolute(V0) + absolute(V1) + sqrt(vv * uu)
    limit = 16.0 * noise * eps(vu)
    gap = V1 - V0 + vu
    seen = where(vu == 0.0, 0.0, gap - minimum(maximum(gap, -limit), limit))
    f = seen / where(vu == 0.0, 1.0, vu)
    lever = where(seen == 0.0, 0.0, 16.0 * sqrt(uu)) / where(vu == 0.0, 1.0, absolute(vu))
    return (1.0 - f) * u - ((gap - seen) / vv) * v, noise * (lever + 1.0 / sqrt(vv))


@counterpart(scaled)
@kernel
def scaled_load(I, v, u, V0, V1):
    """Return torque and force scaled by one factor, such that v.u = V0 - V1; the rest is as in `scaled`."""
    L = weighed(I, v)
    vv, vu, size = dot_both(v, L), dot_both(v, u), size_of_work(v, u)
    noise = absolute(V0) + absolute(V1) + size
    limit = 16.0 * noise * eps(vu)
    gap = V1 - V0 + vu
    seen = where(vu == 0.0, 0.0, gap - minimum(maximum(gap, -limit), limit))
    f = seen / where(vu == 0.0, 1.0, vu)
    rest = where(vv > 0.0, gap - seen, 0.0) / where(vv > 0.0, vv, 1.0)
    lever = where(seen == 0.0, 0.0, 16.0 * size) / where(vu == 0.0, 1.0, absolute(vu))
    root = sqrt(where(vv > 0.0, vv, 1.0))
    return (1.0 - f) * u - rest * L, noise * ((lever + 1.0) / root)


# --- the equation for W ----------------------------------------------------------------------------------


def with_translation(balance: Kernel) -> Kernel:
    """Register the version of an equation for bodies that move."""

    @counterpart(balance)
    @kernel
    def balance_in_flight(I, h, P, W, u):
        F, J = balance(I.I, h, P.turn, W.turn, u.turn)
        return Pair(F, I.m * W.shift - P.shift - (0.5 * h) * u.shift), Pair(J, I.m)

    return balance


@with_translation
@kernel
def balance_exp(I, h, P, W, u):
    """Return the residual of the equation, and its tangent for a fixed u."""
    g = 0.5 * h
    v = h * W
    s, c, d = rotation(dot(v, v))
    q = tr(polynomial(s, c, v)) @ P
    D = polynomial(-c, d, v)
    return I @ W - 0.5 * (P + q) - g * u, I + (-g) * Mat3(cross(q, D.e1), cross(q, D.e2), cross(q, D.e3))


@with_translation
@kernel
def balance_cayley(I, h, P, W, u):
    g = 0.5 * h
    return I @ W + g * cross(W, I @ W) - P - g * u, gyro_tangent(I, W, g)


@kernel
def with_noise(I, h, scale, noise):
    """Return the scale of the unknown W, including the effect of rounding of the energies."""
    return scale + absolute(0.5 * h * noise) / minimum(minimum(I.x, I.y), I.z)


@counterpart(with_noise)
@kernel
def with_noise_in_flight(I, h, scale, noise):
    """Return the scale for a body that moves, including the effect of rounding of the energies.

    Rounding changes u by noise * I v/sqrt(v.I v), which is of the size of noise * sqrt(I).
    """
    least = sqrt(minimum(minimum(I.I.x, I.I.y), I.I.z))
    g = absolute(0.5 * h * noise)
    return scale + Pair(g / least, g / sqrt(I.m))


@kernel
def guess(I, h, P):
    """Return the first guess of W, the solution without a torque, and its size."""
    W = divide(P, I)
    return W + (0.5 * h) * divide(cross(P, W), I), norm_max(W)


BALANCES = {"exp": (balance_exp, exp), "cayley": (balance_cayley, cayley)}


def midpoint_scheme(map: str, impulse: Kernel, quotient: Kernel = along, energy: Kernel | None = None) -> Parts:
    """Return the functions of a scheme that calls one torque per pass; with `energy`, the energy is exact."""
    balance, turn = BALANCES[map]
    conserving = energy is not None

    @kernel
    def correct(W, c):
        torque, p, I, h, t, s, V, size = c
        u = impulse(torque, p, t + 0.5 * h, s.R, h * W, W)
        scale = norm_max(W) + size
        if conserving:
            u, noise = quotient(I, h * W, u, V, energy(t + h, s.R @ turn(h * W), p))
            scale = with_noise(I, h, scale, noise)
        F, J = balance(I, h, s.P, W, u)
        return solve(J, F), scale

    @kernel
    def step(torque, p, I, h, t, s):
        V = energy(t, s.R, p) if conserving else 0.0
        W, size = guess(I, h, s.P)
        W, report = fixed_point(correct, W, (torque, p, I, h, t, s, V, size))
        return Momentum(s.R @ turn(h * W), 2.0 * (I @ W) - s.P), report

    return momentum_parts(step)


@kernel
def trapezoidal_correct(W, c):
    torque, p, I, h, t, s, size = c
    T = torque(t + h, s.R @ cayley(h * W), 2.0 * W - divide(s.P, I), p)
    F, J = balance_cayley(I, h, s.P, W, 0.5 * (s.T + T))
    return solve(J, F), norm_max(W) + size


@kernel
def trapezoidal_step(torque, p, I, h, t, s):
    W, size = guess(I, h, s.P)
    W, report = fixed_point(trapezoidal_correct, W, (torque, p, I, h, t, s, size))
    R, P = s.R @ cayley(h * W), 2.0 * (I @ W) - s.P
    return Kicked(R, P, torque(t + h, R, divide(P, I), p)), report


# --- methods ---------------------------------------------------------------------------------------------


def akw(torque_at: str = "auto") -> Parts:
    if torque_at == "trapezoidal":
        return kicked_parts(trapezoidal_step)
    return midpoint_scheme("cayley", cayley_chord if torque_at == "geodesic" else cayley_ambient)


LEWIS_SIMO = {
    ("exp", "ambient"): exp_ambient,
    ("exp", "geodesic"): exp_chord,
    ("cayley", "ambient"): cayley_ambient,
    ("cayley", "geodesic"): cayley_chord,
}


def lewis_simo(
    energy: Kernel | None = None, map: str = "exp", torque_at: str = "auto", quotient: str = "along"
) -> Parts:
    impulse = LEWIS_SIMO[map, "ambient" if torque_at == "auto" else torque_at]
    return midpoint_scheme(map, impulse, along if quotient == "along" else scaled, energy)


def refine_akw(method: Method, options: Mapping[str, Any]) -> Method:
    if options["torque_at"] in ("auto", "ambient"):
        return method
    cost = replace(method.cost, start=1, step=1) if options["torque_at"] == "trapezoidal" else method.cost
    return replace(method, claims=replace(method.claims, energy=DRIFTS), cost=cost, off_group=False)


def refine_lewis_simo(method: Method, options: Mapping[str, Any]) -> Method:
    return replace(method, off_group=options["torque_at"] != "geodesic")


CLAIMS = reversible_claims(2, EXACT, EXACT)
COST = Cost(start=0, step=0, each_pass=1, solves=1)
PLACES = ("auto", "ambient", "geodesic")
WHERE = "where the torque is evaluated: at (R_n + R_{n+1})/2 (auto), or halfway along the turn (auto for plain Python)"

METHODS = (
    Method(
        name="sw_c1",
        summary="Simo-Wong, implicit, momentum conserving (ALGO_C1)",
        build=lambda: midpoint_scheme("exp", exp_geodesic),
        accepts=Kind.VELOCITY,
        claims=replace(CLAIMS, energy=DRIFTS),
        cost=COST,
        source=Source("simo1991", "ALGO_C1", also=("betsch2009",)),
    ),
    Method(
        name="akw",
        summary="implicit midpoint rule, Cayley map",
        build=akw,
        accepts=Kind.VELOCITY,
        claims=CLAIMS,
        cost=COST,
        source=Source(
            "austin1993",
            "the implicit midpoint rule",
            "energy is exact with the torque at (R_n + R_{n+1})/2 and a potential at most quadratic in R",
        ),
        options={"torque_at": Option("auto", (*PLACES, "trapezoidal"), WHERE, opaque="geodesic")},
        refine=refine_akw,
        off_group=True,
    ),
    Method(
        name="lewis_simo",
        summary="energy-momentum conserving, mean angular velocity",
        build=lewis_simo,
        accepts=Kind.POTENTIAL,
        claims=replace(CLAIMS, velocity_order=None),
        cost=COST,
        source=Source("lewis1994", "energy-momentum algorithms on SO(3)"),
        options={
            "map": Option("exp", ("exp", "cayley"), "how an angular velocity becomes a rotation"),
            "torque_at": Option("auto", PLACES, WHERE, opaque="geodesic"),
            "quotient": Option(
                "along",
                ("along", "scaled"),
                "how the torque is corrected for the change of V (scaled, geodesic: only if V depends on one height)",
            ),
        },
        needs_energy=True,
        refine=refine_lewis_simo,
        off_group=True,
    ),
)
