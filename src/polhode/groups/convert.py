"""Convert between arrays and kernel values.

In an array, the last axes are the components.  A kernel value (`Vec3`, `Mat3`, `Quat`) is a tuple of components, each
of which is an array.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..arguments import float_array
from ..errors import InvalidInput
from ..kernels.values import Mat3, Quat, Vec3


def array(a: Any, tail: tuple[int, ...], what: str) -> np.ndarray:
    """Convert to an array of floats whose last axes have the lengths `tail`."""
    x = float_array(a)
    if x is None:
        raise InvalidInput(f"{what} must be an array of numbers, got {a!r}")
    if x.shape[-len(tail) :] != tail:
        raise InvalidInput(f"{what} must have shape (..., {', '.join(map(str, tail))}), got {x.shape}")
    return x


def direction(a: Any, what: str, size: int = 3) -> np.ndarray:
    """Divide vectors (..., size) by their lengths.

    Use this for every argument of which only the direction matters: axes, other directions in space or in the body, and
    quaternions that represent rotations.  A vector of zeros raises InvalidInput.  A vector whose length is 1 up to
    rounding is returned unchanged.
    """
    x = array(a, (size,), what)
    largest = np.abs(x).max(axis=-1, keepdims=True, initial=0.0)
    if not np.all(np.isfinite(largest) & (largest > 0)):
        raise InvalidInput(f"{what} is a direction: its components must be finite and not all zero, got {a!r}")
    _, unit = np.frexp(largest)  # division by the power of two 2^unit avoids overflow of squares
    y = np.ldexp(x, -unit)
    length = np.linalg.norm(y, axis=-1, keepdims=True)
    return np.where(np.abs(np.ldexp(length, unit) - 1.0) < 4e-16, x, y / length)


def without_jumps(q: np.ndarray) -> np.ndarray:
    """Return the quaternions of a motion (..., n, 4) with signs that do not jump."""
    jumps = np.cumsum(np.einsum("...i,...i->...", q[..., 1:, :], q[..., :-1, :]) < 0, axis=-1)
    return np.concatenate([q[..., :1, :], np.where(jumps % 2 == 1, -1.0, 1.0)[..., None] * q[..., 1:, :]], axis=-2)


def vector(v: Any, what: str) -> Vec3:
    x = array(v, (3,), what)
    return Vec3(x[..., 0], x[..., 1], x[..., 2])


def quaternion(q: Any, what: str) -> Quat:
    x = array(q, (4,), what)
    return Quat(x[..., 0], x[..., 1], x[..., 2], x[..., 3])


def matrix(R: Any, what: str) -> Mat3:
    x = array(R, (3, 3), what)
    return Mat3(*(Vec3(x[..., 0, k], x[..., 1, k], x[..., 2, k]) for k in range(3)))


def components(v: Any) -> np.ndarray:
    """Convert a Vec3 or Quat to an array (..., 3) or (..., 4)."""
    return np.stack(np.broadcast_arrays(*v), axis=-1)


def columns(vectors: Any) -> np.ndarray:
    """Convert a Mat3, or any tuple of column vectors, to an array (..., rows, columns)."""
    return np.stack([components(e) for e in vectors], axis=-1)


def together(a: np.ndarray, b: np.ndarray, what: str) -> None:
    """Check that the leading axes of two arguments can be broadcast."""
    try:
        np.broadcast_shapes(a.shape[:-1], b.shape[:-1])
    except ValueError:
        raise InvalidInput(f"{what}: the leading axes {a.shape[:-1]} and {b.shape[:-1]} do not match") from None
