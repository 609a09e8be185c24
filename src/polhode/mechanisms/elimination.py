"""Solve a sparse symmetric linear system of 3x3 blocks by block LDL^T.

The order of elimination is fixed when the mechanism is built.  An `Elimination` consists of integer arrays: the order,
the blocks below each pivot, and the updates by each pivot.  One compiled loop over these arrays serves every mechanism.
For chains and trees of bodies with few joints each, the work is proportional to the number of tiles; closed loops of
bodies cause little fill-in.
"""

from typing import Any, NamedTuple

import numpy as np

from ..kernels.scalar import absolute, kernel, maximum, sqrt
from ..kernels.values import Mat3, Vec3, cross, dot, tr
from .equations import get3, get9, put3, put9

# An equation counts as dependent on others if elimination leaves less than this fraction of its diagonal entry.
# Measured: dependent equations of a four-bar linkage with thin rods leave up to 1e-9 of it, and independent equations
# of Andrews' squeezer leave as little as 1e-7.
DEPENDENT = 1e-8


class Elimination(NamedTuple):
    """The operations of an elimination.  Blocks are numbered; the first `tiles` blocks are on the diagonal."""

    order: Any  # tiles, in the order of their elimination
    first_below: Any  # for each pivot, the index in the next two arrays at which the blocks below it begin
    below_tile: Any
    below_block: Any
    first_update: Any  # for each pivot, the index in the next three arrays at which its updates begin
    update_block: Any
    update_row: Any  # indices into `below_tile` and `below_block`
    update_column: Any


class Pattern(NamedTuple):
    """The blocks of a system and the order of their elimination."""

    steps: Elimination
    blocks: int
    number: dict[tuple[int, int], int]  # number of the block (row tile, column tile)


def elimination_order(tiles: int, edges: set[tuple[int, int]]) -> list[tuple[int, set[int]]]:
    """Return the tiles in the order of their elimination, each with its neighbours that are eliminated later.

    The neighbours include those by fill-in.  The next tile is always the one with the fewest neighbours.
    """
    near: list[set[int]] = [set() for _ in range(tiles)]
    for i, j in edges:
        near[i].add(j)
        near[j].add(i)
    left, out = set(range(tiles)), []
    while left:
        k = min(left, key=lambda i: (len(near[i]), i))
        left.discard(k)
        out.append((k, near[k]))
        for i in near[k]:
            near[i] = (near[i] | near[k]) - {i, k}
    return out


def plan_elimination(tiles: int, edges: set[tuple[int, int]]) -> Pattern:
    """Return the nonzero blocks of a system of `tiles` tiles and the operations of its elimination.

    edges : pairs of tiles whose block is not zero.
    """
    order = elimination_order(tiles, edges)
    place = {k: p for p, (k, _) in enumerate(order)}
    number = {(k, k): k for k in range(tiles)}
    for k, later in order:
        for i in sorted(later, key=place.__getitem__):
            number[i, k] = len(number)
    lists = Elimination([], [0], [], [], [0], [], [], [])
    for k, later in order:
        below, base = sorted(later, key=place.__getitem__), len(lists.below_tile)
        lists.order.append(k)
        lists.below_tile.extend(below)
        lists.below_block.extend(number[i, k] for i in below)
        for p, i in enumerate(below):
            for q, j in enumerate(below[: p + 1]):
                lists.update_block.append(number[i, j])
                lists.update_row.append(base + p)
                lists.update_column.append(base + q)
        lists.first_below.append(len(lists.below_tile))
        lists.first_update.append(len(lists.update_block))
    return Pattern(Elimination(*(np.array(x, np.int64) for x in lists)), len(number), number)


@kernel
def inverse(A):  # type: ignore[no-untyped-def]
    """Return the inverse of a symmetric positive definite matrix; the result is exactly symmetric."""
    p, q, r = cross(A.e2, A.e3), cross(A.e3, A.e1), cross(A.e1, A.e2)
    f = 1.0 / dot(A.e1, p)
    xy, xz, yz = f * p.y, f * p.z, f * q.z
    return Mat3(Vec3(f * p.x, xy, xz), Vec3(xy, f * q.y, yz), Vec3(xz, yz, f * r.z))


@kernel
def reciprocal(d, scale):  # type: ignore[no-untyped-def]
    """Return 1/d, or 0 if d is only a rounding error relative to `scale`."""
    return 1.0 / d if d > DEPENDENT * scale else 0.0


@kernel
def tangent(x, y, z):  # type: ignore[no-untyped-def]
    """Return cosine and sine of the rotation that makes [[x, z], [z, y]] diagonal."""
    d = y - x
    if absolute(z) <= 1e-30 * (absolute(x) + absolute(y)):
        return 1.0, 0.0
    f = absolute(d) + sqrt(d * d + 4.0 * z * z)
    t = (2.0 * z if d >= 0.0 else -2.0 * z) / f
    c = 1.0 / sqrt(1.0 + t * t)
    return c, t * c


@kernel
def pseudo_inverse(A, scale):  # type: ignore[no-untyped-def]
    """Return the pseudo-inverse of a symmetric matrix that may be singular, by Jacobi rotations.

    Eigenvalues that are only rounding errors relative to `scale` count as zero.
    """
    x, y, z, p, q, r = A.e1.x, A.e2.y, A.e3.z, A.e2.z, A.e1.z, A.e1.y
    u, v, w = Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0)
    for _ in range(6):
        c, s = tangent(x, y, r)
        x, y, r, q, p = x - s / c * r, y + s / c * r, 0.0, c * q - s * p, s * q + c * p
        u, v = c * u - s * v, s * u + c * v
        c, s = tangent(y, z, p)
        y, z, p, r, q = y - s / c * p, z + s / c * p, 0.0, c * r - s * q, s * r + c * q
        v, w = c * v - s * w, s * v + c * w
        c, s = tangent(x, z, q)
        x, z, q, r, p = x - s / c * q, z + s / c * q, 0.0, c * r - s * p, s * r + c * p
        u, w = c * u - s * w, s * u + c * w
    a, b, c = reciprocal(x, scale), reciprocal(y, scale), reciprocal(z, scale)
    return Mat3(
        (a * u.x) * u + (b * v.x) * v + (c * w.x) * w,
        (a * u.y) * u + (b * v.y) * v + (c * w.y) * w,
        (a * u.z) * u + (b * v.z) * v + (c * w.z) * w,
    )


@kernel
def factor(n, u, at, spare, redundant):  # type: ignore[no-untyped-def]
    """Factorise the blocks at u[at ...] in place; diagonal blocks become the inverses of the pivots.

    u[spare ...] is scratch space for the blocks below a pivot.  If `redundant` is 1, some equations may depend on
    others; each factorisation detects such equations, and their impulses will be zero.
    """
    tiles = len(n.order)
    before = spare + 9 * tiles
    if redundant == 1:
        for k in range(tiles):
            d = at + 9 * k
            u[before + k] = maximum(u[d], maximum(u[d + 4], u[d + 8]))
    for k in range(tiles):
        d = at + 9 * n.order[k]
        D = inverse(get9(u, d)) if redundant == 0 else pseudo_inverse(get9(u, d), u[before + n.order[k]])
        put9(u, d, D)
        low, high = n.first_below[k], n.first_below[k + 1]
        for i in range(low, high):
            A = get9(u, at + 9 * n.below_block[i])
            put9(u, spare + 9 * (i - low), A)
            put9(u, at + 9 * n.below_block[i], A @ D)
        for j in range(n.first_update[k], n.first_update[k + 1]):
            L = get9(u, at + 9 * n.below_block[n.update_row[j]])
            A = get9(u, spare + 9 * (n.update_column[j] - low))
            b = at + 9 * n.update_block[j]
            put9(u, b, get9(u, b) - L @ tr(A))


@kernel
def solve(n, u, at, x):  # type: ignore[no-untyped-def]
    """Replace the right-hand side u[x ...] by the solution; u[at ...] is the result of `factor`."""
    for k in range(len(n.order)):
        y = get3(u, x + 3 * n.order[k])
        for i in range(n.first_below[k], n.first_below[k + 1]):
            j = x + 3 * n.below_tile[i]
            put3(u, j, get3(u, j) - get9(u, at + 9 * n.below_block[i]) @ y)
    for k in range(len(n.order) - 1, -1, -1):
        j = x + 3 * n.order[k]
        y = get9(u, at + 9 * n.order[k]) @ get3(u, j)
        for i in range(n.first_below[k], n.first_below[k + 1]):
            y = y - tr(get9(u, at + 9 * n.below_block[i])) @ get3(u, x + 3 * n.below_tile[i])
        put3(u, j, y)
