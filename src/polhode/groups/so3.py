"""`polhode.so3`: functions of arrays of rotation vectors and rotation matrices.

A rotation vector has shape (..., 3), a rotation matrix (..., 3, 3); both may have any leading axes.  A rotation matrix
maps body to space.  The formulas are in `polhode.kernels.so3`; the integration methods use the same functions.
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
    """Convert rotation vectors to rotation matrices (Rodrigues' formula).

    Parameters
    ----------
    v : array_like, (..., 3)
        Axis times angle in radians; the angle may have any size.

    Returns
    -------
    ndarray, (..., 3, 3)

    Examples
    --------
    >>> ph.so3.exp([0, 0, np.pi / 2]).round(12)
    array([[ 0., -1.,  0.],
           [ 1.,  0.,  0.],
           [ 0.,  0.,  1.]])
    """
    return columns(kernel.exp(vector(v, "v")))


def log(R: Any) -> np.ndarray:
    """Convert rotation matrices to rotation vectors of length at most pi.

    The result is also accurate for angles near 0 and near pi.  At the angle pi, two vectors are possible, and one of
    them is returned.  R must be a rotation: check it with `orthogonality`, and correct it with `orthogonalise`.

    Parameters
    ----------
    R : array_like, (..., 3, 3)

    Returns
    -------
    ndarray, (..., 3)

    Examples
    --------
    >>> ph.so3.log(ph.so3.exp([0.1, 0.2, 0.3])).round(12)
    array([0.1, 0.2, 0.3])
    """
    return components(kernel.log(matrix(R, "R")))


def dexp(v: Any) -> np.ndarray:
    """Return the matrix of the derivative of `exp` at v, in the space frame.

    To first order in e, exp(v + e) = exp(dexp(v) e) exp(v).  In the body frame, exp(v + e) = exp(v) exp(dexp(-v) e).

    Parameters
    ----------
    v : array_like, (..., 3)

    Returns
    -------
    ndarray, (..., 3, 3)

    Examples
    --------
    >>> v, e = np.array([0.1, 0.2, 0.3]), np.array([1e-6, 0, 0])
    >>> exact = ph.so3.exp(v + e) @ ph.so3.exp(-v)
    >>> bool(abs(ph.so3.exp(ph.so3.dexp(v) @ e) - exact).max() < 1e-12)
    True
    """
    return columns(kernel.dexp(vector(v, "v")))


def dexp_inverse(v: Any) -> np.ndarray:
    """Return the inverse of the matrix dexp(v).

    Parameters
    ----------
    v : array_like, (..., 3)
        Rotation vectors shorter than 2 pi.

    Returns
    -------
    ndarray, (..., 3, 3)

    Examples
    --------
    >>> v = [0.1, 0.2, 0.3]
    >>> bool(np.allclose(ph.so3.dexp_inverse(v) @ ph.so3.dexp(v), np.eye(3)))
    True
    """
    return columns(kernel.dexp_inverse(vector(v, "v")))


def cayley(v: Any) -> np.ndarray:
    """Return the rotation matrix of Cayley's map, (1 - hat(v)/2)^-1 (1 + hat(v)/2).

    This is a rotation about v by the angle 2 atan(|v|/2), which equals |v| to second order.

    Parameters
    ----------
    v : array_like, (..., 3)

    Returns
    -------
    ndarray, (..., 3, 3)

    Examples
    --------
    >>> ph.so3.log(ph.so3.cayley([0, 0, 2.0])).round(6)  # 2 atan(1) = pi/2
    array([0.      , 0.      , 1.570796])
    """
    return columns(kernel.cayley(vector(v, "v")))


def orthogonalise(R: Any) -> np.ndarray:
    """Return the rotation that is nearest to a matrix that is almost a rotation.

    The iteration makes two passes.  Each pass approximately squares the distance from a rotation, so an `orthogonality`
    of 1e-4 drops below rounding.

    Parameters
    ----------
    R : array_like, (..., 3, 3)

    Returns
    -------
    ndarray, (..., 3, 3)

    Examples
    --------
    >>> R = ph.so3.exp([0.1, 0.2, 0.3]) + 1e-5
    >>> bool(ph.so3.orthogonality(ph.so3.orthogonalise(R)) < 1e-14)
    True
    """
    return columns(kernel.orthogonalise(matrix(R, "R")))


def orthogonality(R: Any) -> np.ndarray:
    """Return the distance of matrices from orthogonality: the Frobenius norm of R^T R - 1.

    It is 0 for rotations, and also for reflections.

    Parameters
    ----------
    R : array_like, (..., 3, 3)

    Returns
    -------
    ndarray, (...)

    Examples
    --------
    >>> float(ph.so3.orthogonality(1.1 * np.eye(3)).round(6))
    0.363731
    """
    return np.asarray(kernel.distance(matrix(R, "R")))


def distance(A: Any, B: Any = None) -> Any:
    """Return the distance between two rotations: their `angle`, from 0 to pi.

    ``distance(R)`` with one matrix is deprecated; as in polhode 0.1, it returns the `orthogonality` of R.

    Parameters
    ----------
    A, B : array_like, (..., 3, 3)

    Returns
    -------
    ndarray, (...)
        Angle in radians.

    Examples
    --------
    >>> float(ph.so3.distance(np.eye(3), ph.so3.exp([0, 0.3, 0])).round(12))
    0.3
    """
    if B is not None:
        return angle(A, B)
    warnings.warn(
        "so3.distance(R) of one matrix is called so3.orthogonality(R) now; so3.distance(A, B) is an angle",
        DeprecationWarning,
        stacklevel=2,
    )
    return orthogonality(A)


def angle(A: Any, B: Any) -> Any:
    """Return the angle of the rotation between two attitudes, from 0 to pi.

    The angle is also accurate near 0 and near pi, where the arc cosine of the trace loses half of the digits.

    Parameters
    ----------
    A, B : array_like, (..., 3, 3)

    Returns
    -------
    ndarray, (...)
        Angle in radians.

    Examples
    --------
    >>> float(ph.so3.angle(np.eye(3), ph.so3.exp([1e-9, 0, 0])))
    1e-09
    """
    D = np.swapaxes(array(A, (3, 3), "A"), -1, -2) @ array(B, (3, 3), "B")
    twice = D[..., 2, 1] - D[..., 1, 2], D[..., 0, 2] - D[..., 2, 0], D[..., 1, 0] - D[..., 0, 1]
    return np.arctan2(0.5 * np.linalg.norm(twice, axis=0), 0.5 * (np.trace(D, axis1=-2, axis2=-1) - 1.0))


def hat(v: Any) -> np.ndarray:
    """Return the skew-symmetric matrix of a vector: hat(v) @ b = cross(v, b).

    Parameters
    ----------
    v : array_like, (..., 3)

    Returns
    -------
    ndarray, (..., 3, 3)

    Examples
    --------
    >>> ph.so3.hat([1.0, 2.0, 3.0])
    array([[ 0., -3.,  2.],
           [ 3.,  0., -1.],
           [-2.,  1.,  0.]])
    """
    return columns(values.skew(vector(v, "v")))


def vee(M: Any) -> np.ndarray:
    """Return the vector of the skew-symmetric part of a matrix: vee(hat(v)) = v.

    Parameters
    ----------
    M : array_like, (..., 3, 3)

    Returns
    -------
    ndarray, (..., 3)

    Examples
    --------
    >>> ph.so3.vee(ph.so3.hat([1.0, 2.0, 3.0]))
    array([1., 2., 3.])
    """
    return components(values.vee(matrix(M, "M")))


def spurrier(R: Any) -> np.ndarray:
    """Convert rotation matrices to unit quaternions, scalar first; the scalar part is not negative.

    Spurrier's algorithm computes the largest of the four components first, so that no digits are lost.

    Parameters
    ----------
    R : array_like, (..., 3, 3)

    Returns
    -------
    ndarray, (..., 4)

    Examples
    --------
    >>> ph.so3.spurrier(np.eye(3))
    array([1., 0., 0., 0.])
    """
    return components(kernel_quaternions.from_matrix(matrix(R, "R")))


__all__ = [
    "angle", "cayley", "dexp", "dexp_inverse", "distance", "exp", "hat", "log", "orthogonalise", "orthogonality",
    "spurrier", "vee",
]  # fmt: skip
