"""Runge-Kutta-Munthe-Kaas of high order: where the torque changes as fast as the body moves, order decides.

Seen from the body at the start of the step, with exp(u) the turn since then and L the momentum in space,

    u' = dexp^-1(-u) Omega = Omega + u x Omega/2 + (1 - t/2 cot t/2)/t^2 u x (u x Omega),   t = |u|
    L' = exp(u) T(R exp(u), Omega),   Omega = J^-1 exp(u)^T L,   u(0) = 0, L(0) = Pi_n
    R_{n+1} = R_n exp(u(h)),   Pi_{n+1} = exp(u(h))^T L(h)

both by one explicit Runge-Kutta method, with k_i, l_i the slopes u'_i, L'_i of stage i.  The series of dexp^-1 is not
cut, so that any tableau has its order; the step must turn the body by less than a whole rotation.
Momentum is exact, since L is in space; R stays a rotation.  A torque that depends on the angular velocity is evaluated
at that of the stage.
Each step can say how wrong it is at no further torque call: weights of its slopes that cancel (`tableaus.py`).
Deviations   Verner's coefficients reach 123, whose rounding would show: k_i - k_1, l_i - l_1 are summed for i > 1, and
k_1, l_1 with the node of the stage.  Of the pairs in print only the formula of higher order is used; its last stage
belongs to the other.
Symbols   Pi -> P.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from ..kernels.flight import Pose, counterpart
from ..kernels.loop import either
from ..kernels.scalar import kernel, rotation
from ..kernels.so3 import polynomial
from ..kernels.solve import explicit_step
from ..kernels.tracing import traced
from ..kernels.values import cross, divide, dot, tr
from .record import DRIFTS, EXACT, Claims, Cost, Kernel, Kind, Method, Parts
from .states import Momentum, momentum_parts
from .tableaus import VERNER8, VERNER9, Tableau, coefficient_table, digits, double, terms


@kernel
def turn(u):
    """exp(u), and (1 - t/2 cot t/2)/t^2: both from the half angle."""
    q = 0.25 * dot(u, u)
    S, C, D = rotation(q)
    return polynomial(S * (1.0 - q * C), 0.5 * S * S, u), (C - D) / (4.0 * S)


@counterpart(turn)
@kernel
def displacement(u):
    E, f = turn(u.turn)
    return Pose(E, u.shift, 0.0 * u.shift), f


@kernel
def slopes(torque, p, I, t, R, u, L):
    E, f = turn(u)
    W = divide(tr(E) @ L, I)
    c = cross(u, W)
    return W + 0.5 * c + f * cross(u, c), E @ torque(t, R @ E, W, p)


@kernel
def first_slopes(torque, p, I, t, s):
    W = divide(s.P, I)
    return W, torque(t, s.R, W, p)


@kernel
def arrive(s, u, L):
    E, _ = turn(u)
    return Momentum(s.R @ E, tr(E) @ L), explicit_step(L)


def written_out(c: Tableau, estimated: bool, number: Callable[[Fraction], str]) -> str:
    """The source of a step with the coefficients c, and of its error if `estimated`; number(x) writes a number."""
    rows, b, d = c.exactly()

    def total(row: Mapping[int, Fraction], slope: str) -> str:
        """h times the sum of the slopes."""
        return f"h * ({' + '.join(f'{number(a)} * {slope}{j}' for a, j in terms(row))})"

    lines = ["def step(torque, p, I, h, t, s):", "k1, l1 = first_slopes(torque, p, I, t, s)"]
    for i, row in enumerate(rows, 2):
        at = f"t + {number(sum(row.values(), Fraction(0)))} * h, s.R, {total(row, 'k')}, s.P + {total(row, 'l')}"
        lines += [f"k{i}, l{i} = slopes(torque, p, I, {at})", f"k{i}, l{i} = k{i} - k1, l{i} - l1"]
    lines += [f"s, report = arrive(s, {total(b, 'k')}, s.P + {total(b, 'l')})"]
    lines += [f"return s, report, {total(d, 'k')}, {total(d, 'l')}" if estimated else "return s, report"]
    return "\n    ".join(lines)


def step(c: Tableau, estimated: bool = False, number: Callable[[Fraction], str] = double) -> Kernel:
    space: dict[str, Any] = {"first_slopes": first_slopes, "slopes": slopes, "arrive": arrive}
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
            u, L = x
            return slopes(torque, p, I, t + row[0] * h, s.R, h * u, s.P + h * L)

        first = first_slopes(torque, p, I, t, s)
        (u, L), (turn, slip) = traced("stages", stage, first, A, (last, error))
        ended = arrive(s, h * u, s.P + h * L)
        return (*ended, h * turn, h * slip) if estimated else ended

    return step


def parts(c: Tableau, number: Callable[[Fraction], str] = double) -> Parts:
    return momentum_parts(step(c, number=number))


def estimate(c: Tableau) -> tuple[Kernel, int]:
    return step(c, estimated=True), c.power


def munthe_kaas(name: str, c: Tableau, summary: str, candidate: bool = False) -> Method:
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
            momentum=EXACT,
            velocity_order=c.order,
        ),
        cost=Cost(start=0, step=c.stages),
        source=c.source,
        masked=True,
        candidate=candidate,
        digits=partial(parts, c, digits),
    )


METHODS = (
    munthe_kaas("rkmk8", VERNER8, "Runge-Kutta-Munthe-Kaas, twelve stages, order 8", candidate=True),
    munthe_kaas("rkmk9", VERNER9, "Runge-Kutta-Munthe-Kaas, fifteen stages, order 9"),
)
