"""Vectors, matrices and quaternions as named tuples with operators, for any type of number.

For Python they are classes with operators, for JAX pytrees, and for Numba named tuples with types.  A Mat3 is stored by
columns.  The columns of an attitude matrix R are the body axes in space, and R @ v is a sum of three scaled columns.
"""

from typing import Any, NamedTuple

from .scalar import absolute, kernel, maximum, sqrt


class Row(tuple[Any, ...]):
    """Mark of a tuple that contains only numbers, so that code need not search it for nested tuples."""

    __slots__ = ()


class Vec3(NamedTuple):
    """Vector of a kernel: + and - with vectors, * and / with numbers.

    Parameters
    ----------
    x, y, z : number

    Examples
    --------
    >>> 2.0 * ph.Vec3(1.0, 2.0, 3.0) - ph.Vec3(1.0, 1.0, 1.0)
    Vec3(x=1.0, y=3.0, z=5.0)
    """

    x: Any
    y: Any
    z: Any

    def __add__(a, b):
        return Vec3(a.x + b.x, a.y + b.y, a.z + b.z)

    def __sub__(a, b):
        return Vec3(a.x - b.x, a.y - b.y, a.z - b.z)

    def __neg__(a):
        return Vec3(-a.x, -a.y, -a.z)

    def __mul__(a, b):
        return Vec3(a.x * b, a.y * b, a.z * b)

    def __rmul__(a, b):
        return Vec3(b * a.x, b * a.y, b * a.z)

    def __truediv__(a, b):
        f = 1.0 / b
        return Vec3(a.x * f, a.y * f, a.z * f)


class Diag3(NamedTuple):
    """A diagonal matrix, such as the inertia in principal axes."""

    x: Any
    y: Any
    z: Any

    def __matmul__(a, b):
        return diag_mat(a, b) if type(b) is Mat3 else diag_vec(a, b)

    def __add__(a, b):
        return Diag3(a.x + b.x, a.y + b.y, a.z + b.z) if type(b) is Diag3 else diag_plus_mat(a, b)

    def __rmul__(a, b):
        return Diag3(b * a.x, b * a.y, b * a.z)


class Mat3(NamedTuple):
    """Matrix of a kernel, stored by columns: + and - with matrices, * with numbers, @ with matrices and vectors.

    Parameters
    ----------
    e1, e2, e3 : Vec3
        Columns; those of an attitude R are the body axes in space.

    Examples
    --------
    >>> R = ph.math.rotation_matrix(ph.Vec3(0.0, 0.0, 0.0))
    >>> R @ ph.Vec3(1.0, 2.0, 3.0)
    Vec3(x=1.0, y=2.0, z=3.0)
    """

    e1: Any
    e2: Any
    e3: Any

    def __matmul__(a, b):
        if type(b) is Diag3:
            return mat_diag(a, b)
        return mat_mat(a, b) if type(b) is Mat3 else mat_vec(a, b)

    def __add__(a, b):
        return Mat3(a.e1 + b.e1, a.e2 + b.e2, a.e3 + b.e3)

    def __sub__(a, b):
        return Mat3(a.e1 - b.e1, a.e2 - b.e2, a.e3 - b.e3)

    def __neg__(a):
        return Mat3(-a.e1, -a.e2, -a.e3)

    def __mul__(a, b):
        return Mat3(a.e1 * b, a.e2 * b, a.e3 * b)

    def __rmul__(a, b):
        return Mat3(b * a.e1, b * a.e2, b * a.e3)


class Quat(NamedTuple):
    """Quaternion w + x i + y j + z k of a kernel; @ is the product.

    Parameters
    ----------
    w, x, y, z : number

    Examples
    --------
    >>> ph.Quat(0.0, 1.0, 0.0, 0.0) @ ph.Quat(0.0, 0.0, 1.0, 0.0)
    Quat(w=0.0, x=0.0, y=0.0, z=1.0)
    """

    w: Any
    x: Any
    y: Any
    z: Any

    def __add__(a, b):
        return Quat(a.w + b.w, a.x + b.x, a.y + b.y, a.z + b.z)

    def __sub__(a, b):
        return Quat(a.w - b.w, a.x - b.x, a.y - b.y, a.z - b.z)

    def __neg__(a):
        return Quat(-a.w, -a.x, -a.y, -a.z)

    def __mul__(a, b):
        return Quat(a.w * b, a.x * b, a.y * b, a.z * b)

    def __rmul__(a, b):
        return Quat(b * a.w, b * a.x, b * a.y, b * a.z)

    def __matmul__(a, b):
        return quat_quat(a, b)


for value in (Vec3, Diag3, Mat3, Quat):
    value.__array_ufunc__ = None  # type: ignore[union-attr]  # otherwise NumPy would compute `float64 * Vec3`


@kernel
def mat_vec(a, b):
    u, v, w, x, y, z = a.e1, a.e2, a.e3, b.x, b.y, b.z  # three times as fast in Python as R @ (vector)
    return Vec3(u.x * x + v.x * y + w.x * z, u.y * x + v.y * y + w.y * z, u.z * x + v.z * y + w.z * z)


@kernel
def mat_mat(a, b):
    return Mat3(mat_vec(a, b.e1), mat_vec(a, b.e2), mat_vec(a, b.e3))


@kernel
def mat_diag(a, b):
    return Mat3(a.e1 * b.x, a.e2 * b.y, a.e3 * b.z)


@kernel
def diag_vec(a, b):
    return Vec3(a.x * b.x, a.y * b.y, a.z * b.z)


@kernel
def diag_mat(a, b):
    return Mat3(diag_vec(a, b.e1), diag_vec(a, b.e2), diag_vec(a, b.e3))


@kernel
def diag_plus_mat(a, b):
    return Mat3(
        Vec3(a.x + b.e1.x, b.e1.y, b.e1.z), Vec3(b.e2.x, a.y + b.e2.y, b.e2.z), Vec3(b.e3.x, b.e3.y, a.z + b.e3.z)
    )


@kernel
def quat_quat(a, b):
    """Return the quaternion product (Betsch & Siebert, equation 1)."""
    return Quat(
        a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
        a.w * b.x + b.w * a.x + a.y * b.z - a.z * b.y,
        a.w * b.y + b.w * a.y + a.z * b.x - a.x * b.z,
        a.w * b.z + b.w * a.z + a.x * b.y - a.y * b.x,
    )


@kernel
def tr(a):
    """Transpose.

    Parameters
    ----------
    a : Mat3

    Returns
    -------
    Mat3

    Examples
    --------
    >>> E = ph.math.rotation_matrix(ph.Vec3(0.0, 0.0, 0.0))
    >>> ph.math.tr(E) == E
    True
    """
    return Mat3(Vec3(a.e1.x, a.e2.x, a.e3.x), Vec3(a.e1.y, a.e2.y, a.e3.y), Vec3(a.e1.z, a.e2.z, a.e3.z))


@kernel
def dot(a, b):
    """Scalar product of two vectors.

    Parameters
    ----------
    a, b : Vec3

    Returns
    -------
    number

    Examples
    --------
    >>> ph.math.dot(ph.Vec3(1.0, 2.0, 3.0), ph.Vec3(4.0, 5.0, 6.0))
    32.0
    """
    return a.x * b.x + a.y * b.y + a.z * b.z


@kernel
def norm(v):
    return sqrt(dot(v, v))


@kernel
def cross(a, b):
    """Cross product of two vectors.

    Parameters
    ----------
    a, b : Vec3

    Returns
    -------
    Vec3

    Examples
    --------
    >>> ph.math.cross(ph.Vec3(1.0, 0.0, 0.0), ph.Vec3(0.0, 1.0, 0.0))
    Vec3(x=0.0, y=0.0, z=1.0)
    """
    return Vec3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)


@kernel
def norm_max(a):
    """Return the largest magnitude among the components of a vector."""
    return maximum(maximum(absolute(a.x), absolute(a.y)), absolute(a.z))


@kernel
def skew(v):
    """Return the matrix A with A b = v x b."""
    o = 0.0 * v.x
    return Mat3(Vec3(o, v.z, -v.y), Vec3(-v.z, o, v.x), Vec3(v.y, -v.x, o))


@kernel
def outer(a, b):
    """Return the matrix a b^T."""
    return Mat3(a * b.x, a * b.y, a * b.z)


@kernel
def vee(a):
    """Return the vector of the skew part of a matrix: vee(skew(v)) = v."""
    return Vec3(0.5 * (a.e2.z - a.e3.y), 0.5 * (a.e3.x - a.e1.z), 0.5 * (a.e1.y - a.e2.x))


@kernel
def trace(a):
    return a.e1.x + a.e2.y + a.e3.z


@kernel
def divide(a, D):
    """Return D^-1 a for a diagonal D."""
    return Vec3(a.x / D.x, a.y / D.y, a.z / D.z)


@kernel
def solve(A, b):
    """Return A^-1 b, by Cramer's rule with cross products of the columns."""
    c23 = cross(A.e2, A.e3)
    d = 1.0 / dot(A.e1, c23)
    return Vec3(dot(b, c23), dot(b, cross(A.e3, A.e1)), dot(b, cross(A.e1, A.e2))) * d
