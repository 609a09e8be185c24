"""Runge-Kutta of high order on quaternion and momentum: the fastest methods for one body under a cheap torque.

    q' = q (0, Omega)/2,   Pi' = Pi x Omega + T(t, R(q), Omega),   Omega = J^-1 Pi

These seven numbers are integrated by one explicit Runge-Kutta method, with k_i, l_i the slopes q'_i, Pi'_i of stage i;
then a projection follows:

    q_{n+1} = q/|q|,   q = q_n + h (b_1 k_1 + ... + b_s k_s)

The exact flow keeps |q| = 1, so the projection changes q by no more than the error of the step, and the order remains.
R stays a rotation, but energy and momentum drift with the error.  A stage costs about 20 ns with its torque, two
thirds of a stage of `rkmk8`, which turns every slope into the axes of the body at the start of the step. R(q) of a
stage is |q|^2 times a rotation, with |q| = 1 + O(h^2).  If a torque needs an exact rotation, for example the angle from
its trace, use `rkmk8`.
With `control="error"` the error estimate comes from the same slopes.  A second set of weights d (`tableaus.py`) gives
the error h (d_1 k_1 + ...) of q, which corresponds to the turn 2 q_n* h (d_1 k_1 + ...), and the error h (d_1 l_1 +
...) of Pi.
Deviations   Slopes are summed as described in `explicit_stages.py`; the newest slope is added last, so that the
processor can compute the other terms before this slope is known.
Symbols   Pi -> P.
"""

from ..kernels.flight import Pair, QuatPose, counterpart
from ..kernels.quaternions import G, dot4, to_matrix
from ..kernels.scalar import kernel, sqrt
from ..kernels.solve import explicit_step
from ..kernels.values import Quat, cross, divide
from .explicit_stages import Stages
from .record import DRIFTS
from .states import QuatMomentum, quat_parts
from .tableaus import VERNER8, VERNER9


@kernel
def rate(q, W):
    """Return q (0, W)/2, without the products with zero."""
    V = 0.5 * W
    return Quat(
        -q.x * V.x - q.y * V.y - q.z * V.z,
        q.w * V.x + q.y * V.z - q.z * V.y,
        q.w * V.y + q.z * V.x - q.x * V.z,
        q.w * V.z + q.x * V.y - q.y * V.x,
    )


@kernel
def slopes(torque, p, I, t, q, P):
    W = divide(P, I)
    return rate(q, W), cross(P, W) + torque(t, to_matrix(q), W, p)


@kernel
def arrive(q, P):
    return QuatMomentum((1.0 / sqrt(dot4(q, q))) * q, P), explicit_step(P)


@kernel
def turn_of(q, k):
    """Return the turn, in the body frame, that corresponds to a change k of q."""
    return 2.0 * G(q, k)


@counterpart(rate)
@kernel
def rate_in_flight(q, W):
    return QuatPose(rate(q.q, W.turn), W.shift)


@counterpart(arrive)
@kernel
def arrive_in_flight(q, P):
    return QuatMomentum(QuatPose((1.0 / sqrt(dot4(q.q, q.q))) * q.q, q.x), P), explicit_step(P.turn)


@counterpart(turn_of)
@kernel
def turn_in_flight(q, k):
    return Pair(turn_of(q.q, k.q), k.x)


STAGES = Stages(
    first="slopes(torque, p, I, t, s.q, s.P)",
    stage="slopes(torque, p, I, {at}, s.q + {k}, s.P + {l})",
    end="arrive(s.q + {k}, s.P + {l})",
    error="turn_of(s.q, {k}), {l}",
    total=lambda numbers, slopes: " + ".join(f"({a} * h) * {x}" for a, x in zip(numbers, slopes)),
    functions={"slopes": slopes, "arrive": arrive, "turn_of": turn_of},
    parts=quat_parts,
)

METHODS = (
    STAGES.method("rkq8", VERNER8, "Runge-Kutta on quaternion and momentum, twelve stages, order 8", DRIFTS),
    STAGES.method("rkq9", VERNER9, "Runge-Kutta on quaternion and momentum, fifteen stages, order 9", DRIFTS),
)
