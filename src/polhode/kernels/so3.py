"""Rotations: exponential, logarithm, their tangents, Cayley's map; for any type of number.

Notation: v is a rotation vector of length t; v~ the matrix of v x.  dexp is the left (space) tangent: exp(v + e) =
exp(dexp(v) e) exp(v) to first order. The right (body) tangent is dexp(-v).
"""

from .quaternions import from_matrix, vector
from .scalar import absolute, atan2, eps, kernel, maximum, rotation, sqrt, where
from .values import Mat3, Vec3, cross, dot, mat_vec


@kernel
def polynomial(a, b, v):
    """Return 1 + a v~ + b v~^2."""
    u = b * v
    w = a * v
    xx, yy, zz, xy, xz, yz = u.x * v.x, u.y * v.y, u.z * v.z, u.x * v.y, u.x * v.z, u.y * v.z
    return Mat3(
        Vec3(1.0 - (yy + zz), xy + w.z, xz - w.y),
        Vec3(xy - w.z, 1.0 - (xx + zz), yz + w.x),
        Vec3(xz + w.y, yz - w.x, 1.0 - (xx + yy)),
    )


@kernel
def exp(v):
    """Return the rotation matrix of a rotation vector (Rodrigues; Krysl & Endres, equation 4).

    Parameters
    ----------
    v : Vec3

    Returns
    -------
    Mat3

    Examples
    --------
    >>> ph.math.rotation_matrix(ph.Vec3(0.0, 0.0, 0.0)).e1
    Vec3(x=1.0, y=0.0, z=0.0)
    """
    s, c, _ = rotation(dot(v, v))
    return polynomial(s, c, v)


@kernel
def rotate(v, b):
    """Return exp(v) b."""
    s, c, _ = rotation(dot(v, v))
    w = cross(v, b)
    return b + s * w + c * cross(v, w)


@kernel
def dexp(v):
    """Return 1 + (1 - cos t)/t^2 v~ + (t - sin t)/t^3 v~^2."""
    _, c, d = rotation(dot(v, v))
    return polynomial(c, d, v)


@kernel
def dexp_inverse_coefficient(q):
    """Return (1 - t/2 cot t/2)/t^2 for q = t^2, computed from the half angle without cancellation."""
    S, C, D = rotation(0.25 * q)
    return (C - D) / (4.0 * S)


@kernel
def dexp_inverse(v):
    """Return 1 - v~/2 + (1 - t/2 cot t/2)/t^2 v~^2, for t < 2 pi."""
    return polynomial(-0.5, dexp_inverse_coefficient(dot(v, v)), v)


@kernel
def log(R):
    """Return the rotation vector of a rotation matrix, with length at most pi; accurate also at 0, near pi and at pi.

    Parameters
    ----------
    R : Mat3

    Returns
    -------
    Vec3

    Examples
    --------
    >>> ph.math.rotation_vector(ph.math.rotation_matrix(ph.Vec3(0.0, 0.0, 0.0)))
    Vec3(x=0.0, y=0.0, z=0.0)
    """
    q = from_matrix(R)
    v = vector(q)
    n2 = dot(v, v)
    tiny = n2 * n2 < eps(n2)  # small enough for two terms of the series of atan
    n = sqrt(where(tiny, 1.0, n2))
    x2 = n2 / where(tiny, q.w * q.w, 1.0)
    return where(tiny, 2.0 / where(tiny, q.w, 1.0) * (1.0 - x2 / 3.0), 2.0 * atan2(n, q.w) / n) * v


@kernel
def cayley(v):
    """Return (1 - v~/2)^-1 (1 + v~/2), the rotation about v by 2 atan(t/2)."""
    f = 1.0 / (1.0 + 0.25 * dot(v, v))
    return polynomial(f, 0.5 * f, v)


@kernel
def rotate_cayley(v, b):
    """Return cayley(v) b."""
    f = 1.0 / (1.0 + 0.25 * dot(v, v))
    w = cross(v, b)
    return b + f * (w + 0.5 * cross(v, w))


@kernel
def orthogonalise(R):
    """Return the rotation nearest to R, which is nearly a rotation.

    Each of the two passes R <- R (3 - R^T R)/2 squares the defect.
    """
    R = nearer(R)
    return nearer(R)


@kernel
def nearer(R):
    a, b, c = R.e1, R.e2, R.e3
    ab, ac, bc = -0.5 * dot(a, b), -0.5 * dot(a, c), -0.5 * dot(b, c)
    aa, bb, cc = 1.5 - 0.5 * dot(a, a), 1.5 - 0.5 * dot(b, b), 1.5 - 0.5 * dot(c, c)
    G = Mat3(Vec3(aa, ab, ac), Vec3(ab, bb, bc), Vec3(ac, bc, cc))
    return Mat3(mat_vec(R, G.e1), mat_vec(R, G.e2), mat_vec(R, G.e3))


NEAR_ENOUGH = 1e-6  # a matrix with at most this defect is accepted as a rotation with few digits
ALL_DIGITS = 1e-14  # a matrix with a larger defect is replaced by the nearest rotation


@kernel
def defect(R):
    """Return the largest entry of R^T R - 1, which is 0 for a rotation or a reflection."""
    a, b, c = R.e1, R.e2, R.e3
    d = maximum(absolute(dot(a, a) - 1.0), maximum(absolute(dot(b, b) - 1.0), absolute(dot(c, c) - 1.0)))
    return maximum(d, maximum(absolute(dot(a, b)), maximum(absolute(dot(b, c)), absolute(dot(c, a)))))


@kernel
def distance(R):
    """Return the distance of R from SO(3): the Frobenius norm of R^T R - 1."""
    a, b, c = R.e1, R.e2, R.e3
    d = Vec3(dot(a, a) - 1.0, dot(b, b) - 1.0, dot(c, c) - 1.0)
    o = Vec3(dot(a, b), dot(b, c), dot(c, a))
    return sqrt(dot(d, d) + 2.0 * dot(o, o))


@kernel
def gyro_tangent(I, W, g):
    """Return I + g (W~ I - (I W)~) for a diagonal I (Krysl & Endres, equation 43).

    It is the derivative of I A + W x I W with respect to A, where W = (a constant) + g A.
    """
    a, b, c = g * (I.z - I.y), g * (I.x - I.z), g * (I.y - I.x)
    return Mat3(Vec3(I.x, b * W.z, c * W.y), Vec3(a * W.z, I.y, c * W.x), Vec3(a * W.y, b * W.x, I.z))


@kernel
def between(a, b):
    """Return the smallest rotation that turns a into the direction of b.

    Its angle follows from tan(angle/2) = |a x b|/(|a||b| + a.b).  a and b must not be opposite.
    """
    return cayley((2.0 / (sqrt(dot(a, a) * dot(b, b)) + dot(a, b))) * cross(a, b))
