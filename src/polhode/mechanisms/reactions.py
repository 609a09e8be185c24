"""Reactions of joints, computed from the equations of motion at each sample.

The impulses that a step computes are not used, because they are only means over the step.  Let a be the accelerations
that the loads alone would cause.  The second time derivative of the joint equations gives
G M^-1 G^T lambda = -(G a + gamma), where gamma is the contribution of the velocities.  If equations are redundant, the
solution of smallest norm is used.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .assembly import Poses, derivative, mass_matrix, units
from .equations import ARM_A, ARM_B, AXES_A, AXES_B, BALL, DISTANCE, MASK, POINT, TARGET, TILE_NUMBERS, TURN
from .rattle import BODY
from .structure import Built


class Velocities(NamedTuple):
    omega: np.ndarray  # (..., bodies, 3), principal axes
    v: np.ndarray  # (..., bodies, 3), space


def in_space(
    R: np.ndarray, x: np.ndarray, v: np.ndarray, omega: np.ndarray, k: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Return R, x, v and the angular velocity of body k, all in space; a number that no body has means the ground."""
    if not 0 <= k < x.shape[-2]:
        zero = np.zeros_like(x[..., 0, :])
        return np.broadcast_to(np.eye(3), (*zero.shape, 3)), zero, zero, zero
    R = R[..., k, :, :]
    return R, x[..., k, :], v[..., k, :], np.einsum("...ij,...j->...i", R, omega[..., k, :])


def whirl(w: np.ndarray, r: np.ndarray) -> np.ndarray:
    return np.cross(w, np.cross(w, r))


def dots(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return np.asarray(np.sum(a * b, axis=-1))


def velocity_terms(b: Built, q: Poses, u: Velocities, constants: np.ndarray) -> np.ndarray:
    """Return gamma, the contribution of the velocities to the second derivative of the equations, (..., 3 tiles)."""
    out = np.zeros((*q.x.shape[:-2], b.plan.tiles, 3))
    for k in range(b.plan.tiles):
        c = constants[BODY * b.plan.bodies + TILE_NUMBERS * k :][:TILE_NUMBERS]
        Ra, xa, va, wa = in_space(*q, u.v, u.omega, int(b.plan.a[k]))
        Rb, xb, vb, wb = in_space(*q, u.v, u.omega, int(b.plan.b[k]))
        ra, rb = Ra @ c[ARM_A : ARM_A + 3], Rb @ c[ARM_B : ARM_B + 3]
        d, dv = (xa + ra) - (xb + rb), (va + np.cross(wa, ra)) - (vb + np.cross(wb, rb))
        dd = whirl(wa, ra) - whirl(wb, rb)
        kind, mask = int(b.plan.kind[k]), c[MASK : MASK + 3]
        if kind == BALL:
            out[..., k, :] = mask * dd
        elif kind == DISTANCE:
            out[..., k, 0] = (dots(d, dd) + dots(dv, dv)) / c[TARGET]
        for i in np.flatnonzero(mask) if kind in (POINT, TURN) else ():
            B = Rb @ c[AXES_B + 3 * i :][:3]
            if kind == POINT:
                out[..., k, i] = dots(B, dd) + 2 * dots(np.cross(wb, B), dv) + dots(whirl(wb, B), d)
            else:
                A = Ra @ c[AXES_A + 3 * i :][:3]
                crossed = 2 * dots(np.cross(wa, A), np.cross(wb, B))
                out[..., k, i] = dots(whirl(wa, A), B) + crossed + dots(A, whirl(wb, B))
    return out.reshape(*out.shape[:-2], -1)


def multipliers(b: Built, q: Poses, u: Velocities, loads: np.ndarray) -> np.ndarray:
    """Return lambda, (..., 3 tiles).

    loads : (..., bodies, 6), torque in principal axes and force in space.
    """
    M = mass_matrix(b)
    G = derivative(b, q, b.constants)
    free = loads.copy()
    free[..., :3] -= np.cross(u.omega, b.moments * u.omega)
    a = free.reshape(*free.shape[:-2], -1) / M
    right = np.einsum("...ij,...j->...i", G, a) + velocity_terms(b, q, u, b.constants)
    scale = 1.0 / units(b)  # makes the equations comparable in size, so that the rank can be determined
    root = G * scale[:, None] / np.sqrt(M)  # its condition number is the square root of that of G M^-1 G^T
    inverse = np.linalg.pinv(root, rcond=1e-11)
    lam = np.einsum("...ji,...j->...i", inverse, np.einsum("...ij,...j->...i", inverse, scale * right))
    return np.asarray(-scale * lam)
