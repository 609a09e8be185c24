"""One substep of `adams`: the body turns under a momentum in space that is a known function of time.

The integral of the torque's polynomial is that function.  It is exact up to degree 15: the polynomial is evaluated at
sixteen Gauss points, and fixed weights give its integrals up to each stage and up to the end of the substep.  Only the
quaternion remains to be integrated, by a Runge-Kutta method of order 8.
"""

import numpy as np

from ..kernels.lanes import LANES, all_lanes, lanes, put_lanes
from ..kernels.scalar import kernel, written
from .adams_layout import MOMENTA, VALUES, C, X, Y
from .record import Kernel
from .tableaus import VERNER8

HALF = (
    (0.49470046749582497, 0.013576229705877048),
    (0.4722875115366163, 0.031126761969323947),
    (0.4328156011939159, 0.04757925584124639),
    (0.3777022041775015, 0.06231448562776694),
    (0.3089381222013219, 0.07479799440828837),
    (0.22900838882861368, 0.08457825969750127),
    (0.14080177538962946, 0.09130170752246179),
    (0.04750625491881872, 0.09472530522753425),
)
GAUSS = np.array([0.5 - x for x, _ in HALF] + [0.5 + x for x, _ in reversed(HALF)])  # Gauss-Legendre points on (0, 1)
PART = np.array([w for _, w in HALF] + [w for _, w in reversed(HALF)])


def tableau() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rows, weights, _ = VERNER8.exactly()
    n = VERNER8.stages
    a = np.zeros((n, n))
    for i, row in enumerate(rows, 1):
        for j, v in row.items():
            a[i, j - 1] = float(v)
    b = np.array([float(weights.get(j, 0)) for j in range(1, n + 1)])
    return a, b, np.array([0.0] + [float(sum(row.values())) for row in rows])


STAGE, WEIGHT, NODE = tableau()
STAGES = len(NODE)
END = STAGES  # the lane of the integral over the whole substep


def integrals() -> np.ndarray:
    """Return the weights of the integrals from 0 to each stage, and to 1: sixteen lanes for each Gauss point.

    The polynomial through values at the Gauss points is a sum of Legendre polynomials p_n, whose coefficients are
    (2n + 1) times the weighted sums of the values times p_n.
    """
    ends = np.zeros(LANES)
    ends[:STAGES], ends[END] = NODE, 1.0

    def legendre(x: np.ndarray) -> list[np.ndarray]:
        p = [np.ones(LANES), 2.0 * x - 1.0]
        for n in range(1, LANES):
            p.append(((2 * n + 1) * p[1] * p[n] - n * p[n - 1]) / (n + 1))
        return p

    at, to = legendre(GAUSS), legendre(ends)
    total = np.outer(PART, ends)
    for n in range(1, LANES):
        total += np.outer(PART * at[n], 0.5 * (to[n + 1] - to[n - 1]))
    return total.reshape(-1)


SUMS = integrals()


@kernel
def momenta(u, begin, dx, h, terms):
    """Store the momenta at the stages and at the end of a substep in the lanes of u[MOMENTA...].

    The momentum at its beginning, u[Y + 4...], changes by the integral of the polynomial with these terms.
    """
    x = begin + dx * lanes(GAUSS, 0)
    j = terms - 1
    a, b, c = all_lanes(u[C + 3 * j]), all_lanes(u[C + 3 * j + 1]), all_lanes(u[C + 3 * j + 2])
    for j in range(terms - 2, -1, -1):
        f = x - u[X + j]
        a = u[C + 3 * j] + f * a
        b = u[C + 3 * j + 1] + f * b
        c = u[C + 3 * j + 2] + f * c
    put_lanes(u, VALUES, a)
    put_lanes(u, VALUES + LANES, b)
    put_lanes(u, VALUES + 2 * LANES, c)
    p = q = r = all_lanes(0.0)
    for g in range(0, LANES, 2):
        s, t = lanes(SUMS, LANES * g), lanes(SUMS, LANES * g + LANES)
        p = p + (u[VALUES + g] * s + u[VALUES + g + 1] * t)
        q = q + (u[VALUES + LANES + g] * s + u[VALUES + LANES + g + 1] * t)
        r = r + (u[VALUES + 2 * LANES + g] * s + u[VALUES + 2 * LANES + g + 1] * t)
    step = dx * h
    put_lanes(u, MOMENTA, u[Y + 4] + step * p)
    put_lanes(u, MOMENTA + LANES, u[Y + 5] + step * q)
    put_lanes(u, MOMENTA + 2 * LANES, u[Y + 6] + step * r)


def written_out() -> Kernel:
    """Return stages(u, w, x, y, z, i, j, k), which turns the quaternion (w, x, y, z) under the stored momenta.

    i, j and k are the length of the substep divided by the moments of inertia.  The slope of the quaternion, times the
    length of the substep, is q (0, v), and v is half of I^-1 R^T M = I^-1 (M - 2 w (x, y, z) x M + ...).  The sums have
    the newest slope last, because the others are known earlier.  Sums of small numbers come before the addition to the
    quaternion at the beginning, except within the stages, where rounding errors do not matter.
    """
    lines = ["def stages(u, w, x, y, z, i, j, k):"]
    for n in range(STAGES):
        for q, slope in zip("wxyz", "abcd", strict=True):
            earlier = [f"{float(STAGE[n, m])!r} * {slope}{m}" for m in range(n) if STAGE[n, m]]
            lines.append(f"{q}{n} = {' + '.join([q, *earlier])}")
        lines += [
            f"X, Y, Z = u[{MOMENTA + n}], u[{MOMENTA + LANES + n}], u[{MOMENTA + 2 * LANES + n}]",
            f"p, q, r = y{n} * Z - z{n} * Y, z{n} * X - x{n} * Z, x{n} * Y - y{n} * X",
            f"e = 0.5 * i * X + i * y{n} * r - i * z{n} * q - i * w{n} * p",
            f"f = 0.5 * j * Y + j * z{n} * p - j * x{n} * r - j * w{n} * q",
            f"g = 0.5 * k * Z + k * x{n} * q - k * y{n} * p - k * w{n} * r",
            f"a{n} = -x{n} * e - y{n} * f - z{n} * g",
            f"b{n} = w{n} * e + y{n} * g - z{n} * f",
            f"c{n} = w{n} * f + z{n} * e - x{n} * g",
            f"d{n} = w{n} * g + x{n} * f - y{n} * e",
        ]
    ends = [
        f"{q} + ({' + '.join(f'{float(WEIGHT[m])!r} * {slope}{m}' for m in range(STAGES) if WEIGHT[m])})"
        for q, slope in zip("wxyz", "abcd", strict=True)
    ]
    return written("\n    ".join([*lines, f"return {', '.join(ends)}"]))


stages = written_out()
