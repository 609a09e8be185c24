"""Assemble a mechanism: find positions and velocities that satisfy the joints, and the number of independent equations.

These computations use dense matrices; they are done once per mechanism.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..groups.so3 import exp
from ..kernels.values import Mat3, Vec3
from .equations import TILE_NUMBERS, TURN, gap, rows
from .rattle import BODY

if TYPE_CHECKING:
    from .structure import Built

SMALL = 1e-9  # singular values below this fraction of the largest count as zero


class Poses(NamedTuple):
    """Attitudes (..., bodies, 3, 3), in principal axes, and positions (..., bodies, 3)."""

    R: np.ndarray
    x: np.ndarray

    def of(self, k: int, bodies: int) -> tuple[Mat3, Vec3]:
        """Return attitude and position of body k as kernel values; k = bodies means the ground."""
        if k == bodies:
            return Mat3(Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0)), Vec3(0.0, 0.0, 0.0)
        R, x = self.R[..., k, :, :], self.x[..., k, :]
        return Mat3(*(Vec3(*(R[..., i, j] for i in range(3))) for j in range(3))), Vec3(*(x[..., i] for i in range(3)))


def all_gaps(b: Built, q: Poses, constants: np.ndarray) -> np.ndarray:
    """Return the left sides g of the equations g = 0 of all joints, (..., tiles, 3)."""
    n, out = b.plan.bodies, np.zeros((*q.x.shape[:-2], b.plan.tiles, 3))
    for k in range(b.plan.tiles):
        pose_a, pose_b = q.of(int(b.plan.a[k]), n), q.of(int(b.plan.b[k]), n)
        g = gap(int(b.plan.kind[k]), constants, BODY * n + TILE_NUMBERS * k, *pose_a, *pose_b)
        for i in range(3):
            out[..., k, i] = g[i]
    return out


def derivative(b: Built, q: Poses, constants: np.ndarray) -> np.ndarray:
    """Return the derivative G of the equations, (..., 3 tiles, 6 bodies).

    For each body, the three angular columns come first (principal axes), then the three linear columns (space).
    """
    n, shape = b.plan.bodies, q.x.shape[:-2]
    out = np.zeros((*shape, 3 * b.plan.tiles, 6 * n))
    for k in range(b.plan.tiles):
        i, j = int(b.plan.a[k]), int(b.plan.b[k])
        G = rows(int(b.plan.kind[k]), constants, BODY * n + TILE_NUMBERS * k, *q.of(i, n), *q.of(j, n))
        for body, ang, lin in ((i, G.ang_a, G.lin_a), (j, G.ang_b, G.lin_b)):
            if body < n:
                for r in range(3):
                    for s in range(3):
                        out[..., 3 * k + r, 6 * body + s] = ang[r][s]
                        out[..., 3 * k + r, 6 * body + 3 + s] = lin[r][s]
    return out


def mass_matrix(b: Built) -> np.ndarray:
    """Return the diagonal of the mass matrix M: moments and masses, one entry per column of G."""
    return np.concatenate([np.r_[I, m, m, m] for I, m in zip(b.moments, b.masses, strict=True)])


def units(b: Built) -> np.ndarray:
    """Return the scale of each equation: the size of the mechanism for lengths, 1 for angles."""
    return np.repeat(np.where(b.plan.kind == TURN, 1.0, b.size), 3)


def moved(q: Poses, step: np.ndarray) -> Poses:
    """Return the poses after a small displacement, (6 bodies,)."""
    d = step.reshape(-1, 6)
    return Poses(q.R @ exp(d[:, :3]), q.x + d[:, 3:])


def correction(b: Built, q: Poses, g: np.ndarray) -> np.ndarray:
    """Return the smallest displacement, weighted by the masses, that makes the equations zero to first order."""
    root = np.sqrt(mass_matrix(b))
    G = derivative(b, q, b.constants) / units(b)[:, None]
    step: np.ndarray = -np.linalg.lstsq(G / root, g / units(b), rcond=SMALL)[0] / root
    return step


def assemble_positions(b: Built, far: bool, fits: float) -> tuple[Poses, float, int]:
    """Return poses that satisfy the joints, their largest error, and the number of the tile with this error.

    Errors of lengths are relative to the size of the mechanism.

    far : whether to move bodies if the error of the start is larger than `fits`.
    """
    q, unit = b.start, units(b)

    def misfit(q: Poses) -> tuple[np.ndarray, float]:
        g = all_gaps(b, q, b.constants).ravel()
        return g, float(np.abs(g / unit).max())

    g, e = misfit(q)
    if e > fits and not far:
        return q, e, int(np.argmax(np.abs(g / unit))) // 3
    for _ in range(200):
        if e < 4e-16:
            break
        step = correction(b, q, g)
        longest = float(np.abs(step.reshape(-1, 6)[:, :3]).max())
        share = min(1.0, 0.5 / longest) if longest > 0.0 else 1.0
        better = False
        while not better and share > 1e-3:
            new = moved(q, share * step)
            h, f = misfit(new)
            better = f < e
            share *= 0.5
        if not better:
            break
        q, g, e = new, h, f
    return q, e, int(np.argmax(np.abs(g / unit))) // 3


def fit_velocities(b: Built) -> tuple[np.ndarray, np.ndarray, float, int]:
    """Return velocities and angular velocities that satisfy the joints.

    Also return the largest violation by the user's velocities, and the number of the tile with this violation.
    """
    root = np.sqrt(mass_matrix(b))
    G = derivative(b, b.start, b.constants)
    u = np.concatenate([b.omega, b.v], axis=1).ravel()
    slip = G @ u
    new = u - np.linalg.lstsq(G / root, slip, rcond=SMALL)[0] / root
    new = new - np.linalg.lstsq(G / root, G @ new, rcond=SMALL)[0] / root
    if not np.any(u):
        new = u
    both = new.reshape(-1, 6)
    return both[:, 3:].copy(), both[:, :3].copy(), float(np.abs(slip).max()), int(np.argmax(np.abs(slip))) // 3


def rank_at(b: Built, q: Poses) -> int:
    """Return the number of independent equations at these poses."""
    G = derivative(b, q, b.constants) / np.sqrt(mass_matrix(b))
    l = np.linalg.norm(G, axis=1, keepdims=True)
    s = np.linalg.svd(G / np.where(l > 0.0, l, 1.0), compute_uv=False)
    return int(np.sum(s > 1e-7 * s[0]))


def is_singular(b: Built) -> bool:
    """Return whether the equations have a smaller rank at the start than at nearby poses that satisfy the joints."""
    q, here = b.start, rank_at(b, b.start)
    # if all equations are independent, no pose has a larger rank; this test saves time for long chains
    if here == b.equations:
        return False
    rng: Any = np.random.default_rng(1)
    root = np.sqrt(mass_matrix(b))
    free = np.linalg.svd(derivative(b, q, b.constants) / root)[2][here:].T  # the directions that the joints allow
    if not free.shape[1]:
        return False
    for _ in range(3):
        step = (free @ rng.normal(size=free.shape[1])) / root
        scale = np.abs(np.where(np.arange(step.size) % 6 < 3, step, step / b.size)).max()
        near = moved(q, step * (0.02 / scale))
        misfit = np.inf
        for _ in range(30):
            g = all_gaps(b, near, b.constants).ravel()
            misfit = float(np.abs(g / units(b)).max())
            if misfit < 1e-13:
                break
            near = moved(near, correction(b, near, g))
        if misfit < 1e-9 and rank_at(b, near) > here:
            return True
    return False
