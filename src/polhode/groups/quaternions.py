"""`polhode.quaternions`: functions of arrays of quaternions.

A quaternion has shape (..., 4), with the scalar part first.  Arrays may have any leading axes, which are broadcast as
in NumPy.  A unit quaternion q represents the rotation x -> q (0, x) q*; -q represents the same rotation.  The formulas
are in `polhode.kernels.quaternions`; the matrices E, G, Ql, Qr are those of Betsch & Siebert (2009), section 2.
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
    """Return the quaternion product a b.

    For rotations, to_matrix(product(a, b)) = to_matrix(a) @ to_matrix(b).

    Parameters
    ----------
    a, b : array_like, (..., 4)
        Components, scalar first.

    Returns
    -------
    ndarray, (..., 4)

    Examples
    --------
    >>> i, j = [0, 1, 0, 0], [0, 0, 1, 0]
    >>> ph.quaternions.product(i, j)  # k
    array([0., 0., 0., 1.])
    """
    together(array(a, (4,), "a"), array(b, (4,), "b"), "product")
    return components(values.quat_quat(quaternion(a, "a"), quaternion(b, "b")))


def conjugate(q: Any) -> np.ndarray:
    """Return the conjugate (w, -v) of a quaternion (w, v); for a unit quaternion it is the inverse.

    Parameters
    ----------
    q : array_like, (..., 4)
        Components, scalar first.

    Returns
    -------
    ndarray, (..., 4)

    Examples
    --------
    >>> ph.quaternions.conjugate([1, 2, 3, 4])
    array([ 1., -2., -3., -4.])
    """
    return components(kernel.conjugate(quaternion(q, "q")))


def exp(v: Any) -> np.ndarray:
    """Convert rotation vectors to unit quaternions: to_matrix(exp(v)) = so3.exp(v).

    Parameters
    ----------
    v : array_like, (..., 3)
        Axis times angle in radians.

    Returns
    -------
    ndarray, (..., 4)
        Components, scalar first.

    Examples
    --------
    >>> ph.quaternions.exp([0, 0, np.pi / 2]).round(6)
    array([0.707107, 0.      , 0.      , 0.707107])
    """
    return components(kernel.exp(vector(v, "v")))


def to_matrix(q: Any) -> np.ndarray:
    """Convert quaternions to rotation matrices.

    Only the direction of q matters: q is divided by its length, and q = 0 raises an error.  ``E(q) @ G(q).T`` is |q|^2
    times this matrix.

    Parameters
    ----------
    q : array_like, (..., 4)
        Components, scalar first.

    Returns
    -------
    ndarray, (..., 3, 3)
        Rotation matrices.  If q is the attitude of a body, the matrix maps body to space.

    Examples
    --------
    >>> ph.quaternions.to_matrix([2, 0, 0, 0])
    array([[1., 0., 0.],
           [0., 1., 0.],
           [0., 0., 1.]])
    """
    return columns(kernel.to_matrix(quaternion(direction(q, "q", 4), "q")))


def from_matrix(R: Any) -> np.ndarray:
    """Convert rotation matrices to unit quaternions whose scalar part is not negative.

    Parameters
    ----------
    R : array_like, (..., 3, 3)

    Returns
    -------
    ndarray, (..., 4)
        Components, scalar first.

    Examples
    --------
    >>> ph.quaternions.from_matrix(ph.so3.exp([np.pi, 0, 0])).round(12)
    array([0., 1., 0., 0.])
    """
    return components(kernel.from_matrix(matrix(R, "R")))


UNITS = (Quat(1.0, 0.0, 0.0, 0.0), Quat(0.0, 1.0, 0.0, 0.0), Quat(0.0, 0.0, 1.0, 0.0), Quat(0.0, 0.0, 0.0, 1.0))


def as_matrix(apply: Callable[..., Any], q: Any) -> np.ndarray:
    """Return the matrix of the linear map x -> apply(q, x), column by column."""
    x = quaternion(q, "q")
    return columns([apply(x, e) for e in UNITS])


def E(q: Any) -> np.ndarray:
    """Return the matrix E(q) = [-v, w 1 + hat(v)] of q = (w, v): E(q) x is the vector part of x q*.

    For a unit quaternion, the rotation matrix is R(q) = E(q) G(q)^T, and q' = E(q)^T omega/2 with the angular velocity
    omega in the space frame.

    Parameters
    ----------
    q : array_like, (..., 4)
        q = (w, v), scalar first.

    Returns
    -------
    ndarray, (..., 3, 4)

    Examples
    --------
    >>> q = ph.quaternions.exp([0.1, 0.2, 0.3])
    >>> bool(np.allclose(ph.quaternions.E(q) @ ph.quaternions.G(q).T, ph.so3.exp([0.1, 0.2, 0.3])))
    True
    """
    return as_matrix(kernel.E, q)


def G(q: Any) -> np.ndarray:
    """Return the matrix G(q) = [-v, w 1 - hat(v)] of q = (w, v): G(q) x is the vector part of q* x.

    For a unit quaternion, q' = G(q)^T Omega/2 with the angular velocity Omega in the body frame.

    Parameters
    ----------
    q : array_like, (..., 4)
        q = (w, v), scalar first.

    Returns
    -------
    ndarray, (..., 3, 4)

    Examples
    --------
    >>> ph.quaternions.G([1.0, 0, 0, 0])
    array([[0., 1., 0., 0.],
           [0., 0., 1., 0.],
           [0., 0., 0., 1.]])
    """
    return as_matrix(kernel.G, q)


def Ql(q: Any) -> np.ndarray:
    """Return the matrix of multiplication by q from the left: Ql(q) x = q x.

    Parameters
    ----------
    q : array_like, (..., 4)
        Components, scalar first.

    Returns
    -------
    ndarray, (..., 4, 4)

    Examples
    --------
    >>> a, b = [1, 2, 3, 4], [5, 6, 7, 8]
    >>> bool(np.allclose(ph.quaternions.Ql(a) @ b, ph.quaternions.product(a, b)))
    True
    """
    return as_matrix(lambda q, x: q @ x, q)


def Qr(q: Any) -> np.ndarray:
    """Return the matrix of multiplication by q from the right: Qr(q) x = x q.

    Parameters
    ----------
    q : array_like, (..., 4)
        Components, scalar first.

    Returns
    -------
    ndarray, (..., 4, 4)

    Examples
    --------
    >>> a, b = [1, 2, 3, 4], [5, 6, 7, 8]
    >>> bool(np.allclose(ph.quaternions.Qr(a) @ b, ph.quaternions.product(b, a)))
    True
    """
    return as_matrix(lambda q, x: x @ q, q)


__all__ = ["E", "G", "Ql", "Qr", "conjugate", "exp", "from_matrix", "product", "to_matrix"]
