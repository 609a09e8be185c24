"""The classical Runge-Kutta method on (q, Pi): what a user without this library would write.

    q' = q (0, Omega)/2,   Pi' = Pi x Omega + T,   Omega = I^-1 Pi

Symbols   Pi -> P.  |q| is not kept at 1, and R(q) is used without normalisation.
"""

from ..kernels.quaternions import Gt, to_matrix
from ..kernels.scalar import kernel
from ..kernels.solve import explicit_step
from ..kernels.values import cross, divide
from .record import DRIFTS, Cost, Kind, Method, Source, explicit_claims
from .states import QuatMomentum, quat_parts


@kernel
def rate(torque, p, I, t, q, P):
    W = divide(P, I)
    return 0.5 * Gt(q, W), cross(P, W) + torque(t, to_matrix(q), W, p)


@kernel
def rk4_step(torque, p, I, h, t, s):
    g = 0.5 * h
    k1, l1 = rate(torque, p, I, t, s.q, s.P)
    k2, l2 = rate(torque, p, I, t + g, s.q + g * k1, s.P + g * l1)
    k3, l3 = rate(torque, p, I, t + g, s.q + g * k2, s.P + g * l2)
    k4, l4 = rate(torque, p, I, t + h, s.q + h * k3, s.P + h * l3)
    q = s.q + (h / 6.0) * (k1 + 2.0 * k2 + 2.0 * k3 + k4)
    P = s.P + (h / 6.0) * (l1 + 2.0 * l2 + 2.0 * l3 + l4)
    return QuatMomentum(q, P), explicit_step(P)


METHODS = (
    Method(
        name="rk4",
        candidate=True,
        summary="classical Runge-Kutta on quaternion and momentum",
        build=lambda: quat_parts(rk4_step),
        accepts=Kind.VELOCITY,
        claims=explicit_claims(4, DRIFTS, on_group=False),
        cost=Cost(start=0, step=4),
        source=Source("hairer1993", "section II.1"),
    ),
)
