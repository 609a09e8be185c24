"""Quaternions on arrays: `polhode.quaternions`.

A quaternion has shape (..., 4), scalar first; leading axes are free and go together as in NumPy.  A unit
quaternion q is the rotation x -> q (0, x) q*, and -q is the same.  The formulas are those of
`polhode.kernels.quaternions`; the matrices E, G, Ql, Qr are those of Betsch & Siebert (2009), section 2.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..kernels import quaternions as kernel
from ..kernels import values
from ..kernels.values import Quat
from .convert import array, columns, components, direction, matrix, quaternion, together, vector


def product(a: Any, b: Any) -> np.ndarray:
    """The quaternion product a b, (..., 4) and (..., 4) -> (..., 4).

    Of rotations: to_matrix(product(a, b)) = to_matrix(a) @ to_matrix(b).
    """
    together(array(a, (4,), "a"), array(b, (4,), "b"), "product")
    return components(values.quat_quat(quaternion(a, "a"), quaternion(b, "b")))


def conjugate(q: Any) -> np.ndarray:
    """q with its vector part reversed, (..., 4) -> (..., 4): the inverse of a unit quaternion."""
    return components(kernel.conjugate(quaternion(q, "q")))


def exp(v: Any) -> np.ndarray:
    """The unit quaternions of rotation vectors, (..., 3) -> (..., 4): to_matrix(exp(v)) = so3.exp(v)."""
    return components(kernel.exp(vector(v, "v")))


def to_matrix(q: Any) -> np.ndarray:
    """The rotation matrices of quaternions, (..., 4) -> (..., 3, 3).

    Only the direction of q matters: it is divided by its length, and zero is refused.  ``E(q) @ G(q).T`` is |q|^2 times
    this matrix.
    """
    return columns(kernel.to_matrix(quaternion(direction(q, "q", 4), "q")))


def from_matrix(R: Any) -> np.ndarray:
    """The unit quaternions of rotation matrices, (..., 3, 3) -> (..., 4), with a scalar part that is not negative."""
    return components(kernel.from_matrix(matrix(R, "R")))


UNITS = (Quat(1.0, 0.0, 0.0, 0.0), Quat(0.0, 1.0, 0.0, 0.0), Quat(0.0, 0.0, 1.0, 0.0), Quat(0.0, 0.0, 0.0, 1.0))


def as_matrix(apply: Callable[..., Any], q: Any) -> np.ndarray:
    """The matrix whose action on a quaternion the kernel function is: column by column."""
    x = quaternion(q, "q")
    return columns([apply(x, e) for e in UNITS])


def E(q: Any) -> np.ndarray:
    """The matrices E(q) = [-v, w 1 + hat(v)], (..., 4) -> (..., 3, 4): E(q) x is the vector part of x q*.

    R(q) = E(q) G(q)^T; q' = E(q)^T omega/2 with omega in space.
    """
    return as_matrix(kernel.E, q)


def G(q: Any) -> np.ndarray:
    """The matrices G(q) = [-v, w 1 - hat(v)], (..., 4) -> (..., 3, 4): G(q) x is the vector part of q* x.

    q' = G(q)^T Omega/2 with Omega in the body.
    """
    return as_matrix(kernel.G, q)


def Ql(q: Any) -> np.ndarray:
    """The matrices of multiplication from the left, (..., 4) -> (..., 4, 4): Ql(q) x = q x."""
    return as_matrix(kernel.Ql, q)


def Qr(q: Any) -> np.ndarray:
    """The matrices of multiplication from the right, (..., 4) -> (..., 4, 4): Qr(q) x = x q."""
    return as_matrix(kernel.Qr, q)


__all__ = ["E", "G", "Ql", "Qr", "conjugate", "exp", "from_matrix", "product", "to_matrix"]
