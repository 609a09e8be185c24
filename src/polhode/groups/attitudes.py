"""`polhode.attitudes`: convert attitudes in common forms to the matrices that `simulate(attitude=...)` takes.

Every function returns R, (..., 3, 3), which maps body to space.  Angles are radians, or strings with units ("30 deg").
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

from ..errors import InvalidInput, UnitHint
from ..units import ANGLE, ONE, in_si
from .convert import array, direction

ORDERS = ("wxyz", "xyzw")
LIKE_DEGREES = 4.0 * np.pi, 3600.0  # a plain number between these two values was probably meant in degrees


def quaternion(q: Any, *, order: str) -> np.ndarray:
    """Convert quaternions to attitude matrices.

    Parameters
    ----------
    q : array_like, (..., 4)
        Quaternion of the rotation from body to space; its length does not matter.
    order : {"wxyz", "xyzw"}
        Position of the scalar part: first in "wxyz", last in "xyzw".  Programs use different orders, and a wrong order
        could not be detected, so this argument is required.

    Returns
    -------
    ndarray, (..., 3, 3)
        R, which maps body to space.

    Examples
    --------
    >>> ph.attitudes.quaternion([0, 0, 1, 1], order="xyzw").round(12)[0].tolist()
    [0.0, -1.0, 0.0]
    """
    if order not in ORDERS:
        raise InvalidInput(
            f"order of a quaternion must be 'wxyz' (scalar first) or 'xyzw' (scalar last, as SciPy), got {order!r}"
        )
    found = direction(in_si(q, ONE, "quaternion"), "the quaternion of an attitude", 4)
    return matrices(found, "from_quat", scalar_first=order == "wxyz")


def euler(angles: Any, sequence: str) -> np.ndarray:
    """Convert Euler angles to attitude matrices.

    Parameters
    ----------
    angles : array_like, (..., 3)
        Three angles in radians, or strings with units: ["10 deg", "0 deg", "1.2 rad"].
    sequence : str
        Three axes, for example "ZXZ" or "zxz"; neighbouring axes must differ.  Capital letters mean axes that turn with
        the body.  Small letters mean axes that are fixed in space.

    Returns
    -------
    ndarray, (..., 3, 3)
        R, which maps body to space.

    Examples
    --------
    >>> ph.attitudes.euler(["90 deg", "0 deg", "0 deg"], "ZXZ").round(12)[0].tolist()
    [0.0, -1.0, 0.0]
    """
    check_sequence(sequence, "euler")
    return matrices(angles_in_radians(angles, "the angles of euler"), "from_euler", sequence)


def check_sequence(sequence: Any, where: str) -> None:
    """Raise InvalidInput unless `sequence` names three axes of Euler angles, such as "ZXZ"."""
    s = sequence
    good = (
        isinstance(s, str) and len(s) == 3 and (set(s) <= set("xyz") or set(s) <= set("XYZ")) and s[0] != s[1] != s[2]
    )
    if not good:
        raise InvalidInput(
            f'{where}: sequence {s!r} must be three axes, and neighbouring axes must differ: "ZXZ" (body axes) or '
            '"zxz" (fixed)'
        )


def rotation_vector(v: Any) -> np.ndarray:
    """Convert rotation vectors (axis times angle) to attitude matrices.

    Parameters
    ----------
    v : array_like, (..., 3)
        Rotation vector in radians, or strings with units.

    Returns
    -------
    ndarray, (..., 3, 3)
        R, which maps body to space.

    Examples
    --------
    >>> ph.attitudes.rotation_vector(["0 deg", "0 deg", "90 deg"]).round(12)[0].tolist()
    [0.0, -1.0, 0.0]
    """
    return matrices(angles_in_radians(v, "a rotation vector"), "from_rotvec")


def matrices(a: np.ndarray, constructor: str, *before: Any, **how: Any) -> np.ndarray:
    """Convert an array with any leading axes to rotation matrices, with a constructor of SciPy's rotations."""
    from scipy.spatial.transform import Rotation

    make = getattr(Rotation, constructor)
    R: np.ndarray = make(*before, a.reshape(-1, a.shape[-1]) if a.ndim > 2 else a, **how).as_matrix()
    return R.reshape(*a.shape[:-1], 3, 3)


def angles_in_radians(angles: Any, what: str) -> np.ndarray:
    """Return angles as an array in radians; warn if plain numbers were probably meant in degrees."""
    a = array(in_si(angles, ANGLE, what), (3,), what)
    if not np.all(np.isfinite(a)):
        raise InvalidInput(f"{what} must be finite, got {angles!r}")
    largest = np.abs(a).max(initial=0.0)
    if in_si(angles, ANGLE, what) is angles and LIKE_DEGREES[0] < largest <= LIKE_DEGREES[1]:
        worst = float(a.flat[np.argmax(np.abs(a))])
        warnings.warn(
            f"{what}: {worst:g} rad is more than two turns, and looks like degrees: write '{worst:g} deg', or "
            "use numpy.radians(...)",
            UnitHint,
            stacklevel=3,
        )
    return a


__all__ = ["euler", "quaternion", "rotation_vector"]
