"""Rotations on arrays: `polhode.so3`.

A rotation vector has shape (..., 3), a rotation matrix (..., 3, 3); leading axes are free.  A matrix maps
body to space.  The formulas are those of `polhode.kernels.so3`, which also run inside the methods.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

from ..kernels import quaternions as kernel_quaternions
from ..kernels import so3 as kernel
from ..kernels import values
from .convert import array, columns, components, matrix, vector


def exp(v: Any) -> np.ndarray:
    """The rotation matrices of rotation vectors (Rodrigues).

    Parameters
    ----------
    v : (..., 3)
        Axis times angle, any angle.

    Returns
    -------
    (..., 3, 3)
    """
    return columns(kernel.exp(vector(v, "v")))


def log(R: Any) -> np.ndarray:
    """The rotation vectors of rotation matrices, (..., 3, 3) -> (..., 3), of length at most pi.

    Right near 0, near pi and at pi, where of the two possible vectors one is taken.  R is taken to be a
    rotation: see `orthogonality` and `orthogonalise`.
    """
    return components(kernel.log(matrix(R, "R")))


def dexp(v: Any) -> np.ndarray:
    """The tangent of exp, (..., 3) -> (..., 3, 3).

    exp(v + e) = exp(dexp(v) e) exp(v) to first order in e (space frame).  In the body frame,
    exp(v + e) = exp(v) exp(dexp(-v) e).
    """
    return columns(kernel.dexp(vector(v, "v")))


def dexp_inverse(v: Any) -> np.ndarray:
    """The inverse of `dexp`, (..., 3) -> (..., 3, 3), for |v| < 2 pi."""
    return columns(kernel.dexp_inverse(vector(v, "v")))


def cayley(v: Any) -> np.ndarray:
    """Cayley's map (1 - hat(v)/2)^-1 (1 + hat(v)/2), (..., 3) -> (..., 3, 3).

    A rotation about v by 2 atan(|v|/2), which is |v| to second order.
    """
    return columns(kernel.cayley(vector(v, "v")))


def orthogonalise(R: Any) -> np.ndarray:
    """The rotation nearest to a matrix that nearly is one, (..., 3, 3) -> (..., 3, 3).

    Two passes, each of which squares the defect: an `orthogonality` of 1e-4 goes below rounding.
    """
    return columns(kernel.orthogonalise(matrix(R, "R")))


def orthogonality(R: Any) -> np.ndarray:
    """How far matrices are from being orthogonal, (..., 3, 3) -> (...): the Frobenius norm of R^T R - 1.

    0 for rotations, and for reflections too.
    """
    return np.asarray(kernel.distance(matrix(R, "R")))


def distance(A: Any, B: Any = None) -> Any:
    """The distances between rotations, (..., 3, 3), (..., 3, 3) -> (...): their `angle`, 0 to pi.

    ``distance(R)`` with one matrix is what polhode 0.1 called a distance, `orthogonality`, and is deprecated.
    """
    if B is not None:
        return angle(A, B)
    warnings.warn(
        "so3.distance(R) of one matrix is called so3.orthogonality(R) now; so3.distance(A, B) is the angle between two",
        DeprecationWarning,
        stacklevel=2,
    )
    return orthogonality(A)


def angle(A: Any, B: Any) -> Any:
    """The angles, 0 to pi, of the rotations between attitudes, (..., 3, 3), (..., 3, 3) -> (...).

    To all digits near 0 and near pi, where the cosine alone has lost half of them.
    """
    D = np.swapaxes(array(A, (3, 3), "A"), -1, -2) @ array(B, (3, 3), "B")
    twice = D[..., 2, 1] - D[..., 1, 2], D[..., 0, 2] - D[..., 2, 0], D[..., 1, 0] - D[..., 0, 1]
    return np.arctan2(0.5 * np.linalg.norm(twice, axis=0), 0.5 * (np.trace(D, axis1=-2, axis2=-1) - 1.0))


def hat(v: Any) -> np.ndarray:
    """The skew matrix of v x, (..., 3) -> (..., 3, 3): hat(v) @ b = cross(v, b)."""
    return columns(values.skew(vector(v, "v")))


def vee(M: Any) -> np.ndarray:
    """The vector of the skew part of a matrix, (..., 3, 3) -> (..., 3): vee(hat(v)) = v."""
    return components(values.vee(matrix(M, "M")))


def spurrier(R: Any) -> np.ndarray:
    """The unit quaternions of rotation matrices, (..., 3, 3) -> (..., 4), scalar first and not negative.

    Spurrier's algorithm: from the largest of the four components, so that no digits are lost.
    """
    return components(kernel_quaternions.from_matrix(matrix(R, "R")))


__all__ = [
    "angle", "cayley", "dexp", "dexp_inverse", "distance", "exp", "hat", "log", "orthogonalise", "orthogonality",
    "spurrier", "vee",
]  # fmt: skip
