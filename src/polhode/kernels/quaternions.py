"""Quaternion algebra of Betsch & Siebert (2009), section 2, for any type of number.

q = (w, v), scalar first.  A unit quaternion q is the rotation x -> q (0, x) q*; -q is the same rotation.
The 3x4 matrices of the paper are functions here, which multiply a vector by the matrix: E(q) x, G(q) x, G(q)^T y.
"""

from .scalar import kernel, rotation, sqrt, where
from .values import Mat3, Quat, Vec3, dot, quat_quat


@kernel
def vector(q):
    """Return the vector part of a quaternion."""
    return Vec3(q.x, q.y, q.z)


@kernel
def pure(v):
    """Return the quaternion (0, v)."""
    return Quat(0.0 * v.x, v.x, v.y, v.z)


@kernel
def conjugate(q):
    return Quat(q.w, -q.x, -q.y, -q.z)


@kernel
def dot4(a, b):
    return a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z


@kernel
def E(q, x):
    """Return E(q) x = [-v, w 1 + v~] x, the vector part of x q* (equation 10)."""
    return vector(quat_quat(x, conjugate(q)))


@kernel
def G(q, x):
    """Return G(q) x = [-v, w 1 - v~] x, the vector part of q* x (equation 10)."""
    return vector(quat_quat(conjugate(q), x))


@kernel
def Gt(q, y):
    """Return G(q)^T y = q (0, y)."""
    return quat_quat(q, pure(y))


@kernel
def exp(v):
    """Return the unit quaternion of the rotation vector v: the exponential of (0, v/2) (equation 6)."""
    q = 0.25 * dot(v, v)
    s, c, _ = rotation(q)
    h = 0.5 * s
    return Quat(1.0 - q * c, h * v.x, h * v.y, h * v.z)


@kernel
def to_matrix(q):
    """Return R(q) = (w^2 - v.v) 1 + 2 v v^T + 2 w v~ (equation 8), which is |q|^2 times a rotation."""
    ww, xx, yy, zz = q.w * q.w, q.x * q.x, q.y * q.y, q.z * q.z
    xy, xz, yz = 2.0 * q.x * q.y, 2.0 * q.x * q.z, 2.0 * q.y * q.z
    wx, wy, wz = 2.0 * q.w * q.x, 2.0 * q.w * q.y, 2.0 * q.w * q.z
    return Mat3(
        Vec3(ww + xx - yy - zz, xy + wz, xz - wy),
        Vec3(xy - wz, ww - xx + yy - zz, yz + wx),
        Vec3(xz + wy, yz - wx, ww - xx - yy + zz),
    )


@kernel
def from_matrix(R):
    """Return the unit quaternion (w >= 0) of a rotation, by Spurrier's algorithm, which computes the largest component
    first.

    Parameters
    ----------
    R : Mat3

    Returns
    -------
    Quat

    Examples
    --------
    >>> ph.math.from_matrix(ph.math.rotation_matrix(ph.Vec3(0.0, 0.0, 0.0)))
    Quat(w=1.0, x=0.0, y=0.0, z=0.0)
    """
    a, b, c = R.e1.x, R.e2.y, R.e3.z
    # four times the squares of w, x, y, z
    W, X, Y, Z = 1.0 + (a + b + c), 1.0 + (a - b - c), 1.0 + (b - a - c), 1.0 + (c - a - b)
    wx, wy, wz = R.e2.z - R.e3.y, R.e3.x - R.e1.z, R.e1.y - R.e2.x
    xy, xz, yz = R.e1.y + R.e2.x, R.e1.z + R.e3.x, R.e2.z + R.e3.y
    q = larger(X, Quat(wx, X, xy, xz), W, Quat(W, wx, wy, wz))
    m = where(X > W, X, W)
    q = larger(Y, Quat(wy, xy, Y, yz), m, q)
    m = where(Y > m, Y, m)
    q = larger(Z, Quat(wz, xz, yz, Z), m, q)
    m = where(Z > m, Z, m)
    f = 0.5 / sqrt(m)
    return where(q.w < 0.0, -f, f) * q


@kernel
def larger(A, a, B, b):
    return Quat(where(A > B, a.w, b.w), where(A > B, a.x, b.x), where(A > B, a.y, b.y), where(A > B, a.z, b.z))
