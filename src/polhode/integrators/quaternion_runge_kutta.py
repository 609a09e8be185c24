"""Runge-Kutta of high order on quaternion and momentum: the quickest way to run one body under a cheap torque.

    q' = q (0, Omega)/2,   Pi' = Pi x Omega + T(t, R(q), Omega),   Omega = J^-1 Pi

as seven numbers by one explicit Runge-Kutta method, with k_i, l_i the slopes q'_i, Pi'_i of stage i; then a projection

    q_{n+1} = q/|q|,   q = q_n + h (b_1 k_1 + ... + b_s k_s)

The exact flow keeps |q| = 1, so the projection changes q by no more than the error of the step, and the order stays.
Nothing but the group is kept: energy and momentum drift with the error.  A stage costs about 20 ns with its torque, two
thirds of what it costs `rkmk8`, which turns every slope into the body at the start of the step.
R(q) of a stage is |q|^2 times a rotation, |q| = 1 + O(h^2): a torque that needs more of R, such as the angle of its
trace, is better served by `rkmk8`.
With `control="error"` the error comes from the same slopes: the weights d that cancel (`tableaus.py`) give the change
h (d_1 k_1 + ...) of q, of which 2 q_n* (...) is the turn, and h (d_1 l_1 + ...) of Pi.
Deviations   Verner's coefficients reach 123, whose rounding would show: k_i - k_1, l_i - l_1 are summed for i > 1, and
k_1, l_1 with the node of the stage.  The newest slope is added last, since everything waits for it.
Symbols   Pi -> P.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from ..kernels.flight import Pair, QuatPose, counterpart
from ..kernels.loop import either
from ..kernels.quaternions import G, dot4, to_matrix
from ..kernels.scalar import kernel, sqrt
from ..kernels.solve import explicit_step
from ..kernels.tracing import traced
from ..kernels.values import Quat, cross, divide
from .record import DRIFTS, Claims, Cost, Kernel, Kind, Method, Parts
from .states import QuatMomentum, quat_parts
from .tableaus import VERNER8, VERNER9, Tableau, coefficient_table, digits, double, terms


@kernel
def rate(q, W):
    """q (0, W)/2, without the products with zero."""
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
    """The turn in the body by which a change k of q differs from none."""
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


def written_out(c: Tableau, estimated: bool, number: Callable[[Fraction], str]) -> str:
    """The source of a step with the coefficients c, and of its error if `estimated`; number(x) writes a number."""
    rows, b, d = c.exactly()

    def total(row: Mapping[int, Fraction], slope: str) -> str:
        return " + ".join(f"({number(a)} * h) * {slope}{j}" for a, j in terms(row))

    lines = ["def step(torque, p, I, h, t, s):", "q, P = s.q, s.P", "k1, l1 = slopes(torque, p, I, t, q, P)"]
    for i, row in enumerate(rows, 2):
        at = f"t + {number(sum(row.values(), Fraction(0)))} * h, q + {total(row, 'k')}, P + {total(row, 'l')}"
        lines += [f"k{i}, l{i} = slopes(torque, p, I, {at})", f"k{i}, l{i} = k{i} - k1, l{i} - l1"]
    lines += [f"s, report = arrive(q + {total(b, 'k')}, P + {total(b, 'l')})"]
    lines += [f"return s, report, turn_of(q, {total(d, 'k')}), {total(d, 'l')}" if estimated else "return s, report"]
    return "\n    ".join(lines)


def step(c: Tableau, estimated: bool = False, number: Callable[[Fraction], str] = double) -> Kernel:
    space: dict[str, Any] = {"slopes": slopes, "arrive": arrive, "turn_of": turn_of}
    if number is digits:
        from mpmath import mpf

        space["mpf"] = mpf
    exec(written_out(c, estimated, number), space)
    return either(kernel(space["step"]), looped(c, estimated))


def looped(c: Tableau, estimated: bool) -> Kernel:
    """The same for JAX, which is slow to compile as many copies of a stage: one, and the coefficients as a table."""
    *A, last, error = coefficient_table(c)

    def step(torque, p, I, h, t, s):
        def stage(x, row):
            k, l = x
            return slopes(torque, p, I, t + row[0] * h, s.q + h * k, s.P + h * l)

        first = slopes(torque, p, I, t, s.q, s.P)
        (k, l), (change, slip) = traced("stages", stage, first, A, (last, error))
        ended = arrive(s.q + h * k, s.P + h * l)
        return (*ended, turn_of(s.q, h * change), h * slip) if estimated else ended

    return step


def parts(c: Tableau, number: Callable[[Fraction], str] = double) -> Parts:
    return quat_parts(step(c, number=number))


def estimate(c: Tableau) -> tuple[Kernel, int]:
    return step(c, estimated=True), c.power


def on_quaternions(name: str, c: Tableau, summary: str) -> Method:
    return Method(
        name=name,
        summary=summary,
        build=partial(parts, c),
        estimate=partial(estimate, c),
        accepts=Kind.VELOCITY,
        claims=Claims(
            c.order,
            symplectic=False,
            reversible=False,
            free_energy=DRIFTS,
            energy=DRIFTS,
            momentum=DRIFTS,
            velocity_order=c.order,
        ),
        cost=Cost(start=0, step=c.stages),
        source=c.source,
        masked=True,
        candidate=True,
        digits=partial(parts, c, digits),
    )


METHODS = (
    on_quaternions("rkq8", VERNER8, "Runge-Kutta on quaternion and momentum, twelve stages, order 8"),
    on_quaternions("rkq9", VERNER9, "Runge-Kutta on quaternion and momentum, fifteen stages, order 9"),
)
