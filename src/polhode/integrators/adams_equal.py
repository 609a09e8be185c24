"""`adams` with equal steps and a fixed order: interpolated torque, exact free motion, one torque call per step.

With x = (t - t_n)/h and the torques tau_n, tau_{n-1}, ... in space:

    predict    P(x) = sum_{j<k} d_j x (x + 1) ... (x + j - 1)/j!,   d_j: backward differences of the torque, k = p - 1
               Pi' = Pi x Omega + R^T P,   R' = R hat(Omega)    from x = 0 to 1, without a torque call
    evaluate  tau_{n+1} at the predicted attitude and angular velocity: the only torque call
    correct    the same with one more term, j = k,   D_0 = tau_{n+1},   D_{j+1} = D_j - d_j

The order is p.  `adams.py` has the same formulas, with steps and orders that a tolerance determines.
A splitting into the exact free motion and kicks R^T P turns the body under the interpolated torque.  It calls no
torque, and the motion of a free body is exact.
At the start, Picard iteration finds the polynomial through the torques at k times within the first step.  This takes
1 + (k - 1)^2 calls, none of them before the start or after the first step.
When a run is reversed, the torques of its last steps become those of its next steps: `reverse` mirrors the polynomial
in time.
Symbols   Pi -> P.
"""

from dataclasses import replace
from math import cos, inf, pi
from typing import Any, NamedTuple

import numpy as np

from ..kernels.loop import over, repeat
from ..kernels.scalar import kernel, written
from ..kernels.solve import explicit_step
from ..kernels.values import divide, tr
from .coefficients import SPLITTINGS, Splitting
from .flows import free_motion
from .record import EXACT, Cost, Kernel, Kind, Method, Parts, Source, explicit_claims
from .states import momentum_finish


class Differences(NamedTuple):
    R: Any
    P: Any  # angular momentum, body frame
    d: Any  # backward differences of the torque in space


ORDER = 6
INSIDE = SPLITTINGS["bab1086"]  # it turns the body without a torque call


def polynomial_of(k: int) -> Kernel:
    """Return f(d, x), the polynomial with k differences d."""
    inner = f"d[{k - 1}]"
    for j in range(k - 2, -1, -1):
        inner = f"d[{j}] + (({1.0 / (j + 1)!r}) * (x + {float(j)})) * ({inner})"
    return written(f"def f(d, x):\n    return {inner}")


def renewal(k: int) -> Kernel:
    """Return f(d, T), the differences at a new node with the torque T, given the differences d at the previous node."""
    lines = ["def f(d, T):", *(f"D{j + 1} = {'T' if j == 0 else f'D{j}'} - d[{j}]" for j in range(k))]
    return written("\n    ".join([*lines, f"return (T, {', '.join(f'D{j + 1}' for j in range(k))})"]))


def turner(c: Splitting, polynomial: Kernel) -> Kernel:
    """Return turn(I, h, begin, length, d, R, P), which turns the body under the polynomial.

    The turn goes from x = begin to begin + length, in units of h.
    """
    kicks, flows = (c.kicks, c.flows) if len(c.kicks) > len(c.flows) else ((0.0, *c.kicks), (*c.flows,))
    rows = tuple(zip(kicks, flows, strict=False))
    last = kicks[-1] if len(kicks) > len(flows) else 0.0
    free = free_motion("exact", 8)

    @over(rows)
    @kernel
    def kick_flow(s, row, c):
        R, P, x = s
        b, a = row
        I, h, length, d = c
        P = P + (b * length * h) * (tr(R) @ polynomial(d, x))
        E, P = free(I, P, a * length * h)
        return R @ E, P, x + a * length

    @kernel
    def turn(I, h, begin, length, d, R, P):
        R, P, x = repeat(kick_flow, rows, (R, P, begin + 0.0 * h), (I, h, length, d))
        return R, P + (last * length * h) * (tr(R) @ polynomial(d, x))

    return turn


def basis_at(nodes: Any) -> np.ndarray:
    """Return the matrix of x (x + 1) ... (x + j - 1)/j!: a row for each node x, as many columns j as nodes."""
    x = np.asarray(nodes, dtype=float)
    columns = [np.ones_like(x)]
    for j in range(1, len(x)):
        columns.append(columns[-1] * (x + j - 1) / j)
    return np.stack(columns, axis=-1)


def starter(k: int) -> Kernel:
    """Return start(...), which finds the torques at k times within the first step by k - 1 Picard sweeps."""
    nodes = [0.5 - 0.5 * cos(pi * i / k) for i in range(k)]  # 0, and Chebyshev nodes in (0, 1)
    to_differences = np.linalg.inv(basis_at(nodes))  # from values at the nodes to backward differences at 0
    total = [" + ".join(f"({x!r}) * v[{j}]" for j, x in enumerate(row)) for row in to_differences.tolist()]
    differences = written(f"def f(v):\n    return ({', '.join(total)},)")
    # over a part of a step, this splitting has errors of fifth order, which is accurate enough for the torques
    turn = turner(SPLITTINGS["aba864"], polynomial_of(k))
    lines = ["def f(v, row, c):", "torque, p, I, h, t, R0, P0 = c", "d = differences(v)"]
    for j in range(1, k):
        lines.append(f"R{j}, P{j} = turn(I, h, {nodes[j - 1]!r}, {nodes[j] - nodes[j - 1]!r}, d, R{j - 1}, P{j - 1})")
        lines.append(f"v{j} = R{j} @ torque(t + {nodes[j]!r} * h, R{j}, divide(P{j}, I), p)")
    lines.append(f"return (v[0], {', '.join(f'v{j}' for j in range(1, k))})")
    sweeps = ((0.0,),) * (k - 1)
    sweep = over(sweeps)(written("\n    ".join(lines), differences=differences, turn=turn, divide=divide))
    repeated = written(f"def f(v):\n    return ({', '.join(['v'] * k)},)")

    @kernel
    def start(torque, p, I, h, t, R, W):
        P = I @ W
        v = repeat(sweep, sweeps, repeated(R @ torque(t, R, W, p)), (torque, p, I, h, t, R, P))
        return Differences(R, P, differences(v))

    return start


def reverser(k: int) -> Kernel:
    """Return reverse(s), which replaces x by -x in the polynomial."""
    at = np.arange(k, dtype=float)
    matrix = np.rint(np.linalg.solve(basis_at(-at), basis_at(at)))
    terms = [" + ".join(f"({x!r}) * s.d[{j}]" for j, x in enumerate(row) if x) for row in matrix.tolist()]
    return written(f"def f(s):\n    return Differences(s.R, -s.P, ({', '.join(terms)},))", Differences=Differences)


def parts() -> Parts:
    k = ORDER - 1
    turn = turner(INSIDE, polynomial_of(k + 1))
    renew = renewal(k)

    @kernel
    def step(torque, p, I, h, t, s):
        R, P = turn(I, h, 0.0, 1.0, (*s.d, 0.0 * s.d[0]), s.R, s.P)
        D = renew(s.d, R @ torque(t + h, R, divide(P, I), p))
        R, P = turn(I, h, 0.0, 1.0, (*s.d, D[k]), s.R, s.P)
        return Differences(R, P, D[:-1]), explicit_step(P)

    return Parts(step, starter(k), momentum_finish, reverser(k))


METHODS = (
    Method(
        name="adams6",
        summary="adams with equal steps: one torque call a step, exact free motion, order 6",
        build=parts,
        accepts=Kind.VELOCITY,
        claims=replace(explicit_claims(ORDER), free_energy=EXACT),
        cost=Cost(start=1 + (ORDER - 2) ** 2, step=1),
        source=Source("shampine1975", "chapter 3", "the interpolation of the torque alone is new here"),
        turn_limit=inf,
        one_step=False,
        doc=__doc__ or "",
    ),
)
