"""The equations of joints: conditions on the poses and on the velocities of two bodies.

The equations of a joint are grouped in one or two *tiles*.  A tile has up to three equations g = 0 between two bodies a
and b, one of which may be the ground.  G is the derivative of g with respect to the motion of the bodies; its linear
parts are in space, its angular parts in the frame of each body.  An impulse lambda of the joint changes the momenta by
G^T lambda.  `rows` returns G^T; each column belongs to one equation.

    BALL         x_a + R_a s_a = x_b + R_b s_b                   three equations along the axes of space
    POINT        (R_b B_i) . (x_a + R_a s_a - x_b - R_b s_b) = 0    along axes B_i that are fixed in b
    TURN         (R_a A_i) . (R_b B_i) = c_i                     angles between axes of both bodies
    DISTANCE     (|d|^2 - l^2) / (2 l) = 0                       d the vector between the two points

Equations whose `mask` is 0 are not used: their values and derivatives are 0.  A tile BALL always uses all three
equations.  All numbers may be arrays, so that the same functions can be applied to all samples of a run at once.
"""

from typing import Any, NamedTuple

from ..kernels.scalar import kernel
from ..kernels.values import Mat3, Vec3, cross, dot, tr

BALL, POINT, TURN, DISTANCE = 0, 1, 2, 3

# positions of the constants of a tile, relative to the first of them
ARM_A, ARM_B, AXES_A, AXES_B, TARGET, MASK, TILE_NUMBERS = 0, 3, 6, 15, 24, 27, 30


class Rows(NamedTuple):
    """The transposed derivative of the equations of a tile: its linear and angular parts for both bodies."""

    lin_a: Any
    ang_a: Any
    lin_b: Any
    ang_b: Any


@kernel
def get3(a, i):  # type: ignore[no-untyped-def]
    return Vec3(a[i], a[i + 1], a[i + 2])


@kernel
def get9(a, i):  # type: ignore[no-untyped-def]
    return Mat3(Vec3(a[i], a[i + 1], a[i + 2]), Vec3(a[i + 3], a[i + 4], a[i + 5]), Vec3(a[i + 6], a[i + 7], a[i + 8]))


@kernel
def put3(a, i, v):  # type: ignore[no-untyped-def]
    a[i] = v.x
    a[i + 1] = v.y
    a[i + 2] = v.z


@kernel
def put9(a, i, m):  # type: ignore[no-untyped-def]
    put3(a, i, m.e1)
    put3(a, i + 3, m.e2)
    put3(a, i + 6, m.e3)


@kernel
def cross_columns(s, m):  # type: ignore[no-untyped-def]
    """Return the matrix with the columns s x m_i."""
    return Mat3(cross(s, m.e1), cross(s, m.e2), cross(s, m.e3))


@kernel
def cross_pairs(m, n):  # type: ignore[no-untyped-def]
    """Return the matrix with the columns m_i x n_i."""
    return Mat3(cross(m.e1, n.e1), cross(m.e2, n.e2), cross(m.e3, n.e3))


@kernel
def scaled(m, f):  # type: ignore[no-untyped-def]
    """Return the matrix with the columns m_i f_i."""
    return Mat3(m.e1 * f.x, m.e2 * f.y, m.e3 * f.z)


@kernel
def zeros(v):  # type: ignore[no-untyped-def]
    o = 0.0 * v
    return Mat3(o, o, o)


@kernel
def unit_matrix(v):  # type: ignore[no-untyped-def]
    o = 0.0 * v.x
    return Mat3(Vec3(o + 1.0, o, o), Vec3(o, o + 1.0, o), Vec3(o, o, o + 1.0))


@kernel
def gap(kind, c, k, Ra, xa, Rb, xb):  # type: ignore[no-untyped-def]
    """Return the left sides g of the equations of a tile; c[k ...] are its constants."""
    if kind == BALL:
        return (xa - xb) + (Ra @ get3(c, k) - Rb @ get3(c, k + ARM_B))
    if kind == TURN:
        A, B, value = Ra @ get9(c, k + AXES_A), Rb @ get9(c, k + AXES_B), get3(c, k + TARGET)
        g = Vec3(dot(A.e1, B.e1) - value.x, dot(A.e2, B.e2) - value.y, dot(A.e3, B.e3) - value.z)
    else:
        d = (xa - xb) + (Ra @ get3(c, k) - Rb @ get3(c, k + ARM_B))
        if kind == POINT:
            g = tr(get9(c, k + AXES_B)) @ (tr(Rb) @ d)
        else:
            l = c[k + TARGET]
            o = 0.0 * d.x
            g = Vec3(0.5 * (dot(d, d) / l - l), o, o)
    m = get3(c, k + MASK)
    return Vec3(m.x * g.x, m.y * g.y, m.z * g.z)


@kernel
def rows(kind, c, k, Ra, xa, Rb, xb):  # type: ignore[no-untyped-def]
    """Return the transposed derivative G^T of the equations of a tile; c[k ...] are its constants."""
    sa, sb = get3(c, k), get3(c, k + ARM_B)
    if kind == BALL:
        one = unit_matrix(xa)
        return Rows(one, cross_columns(sa, tr(Ra)), -one, cross_columns(-sb, tr(Rb)))
    m = get3(c, k + MASK)
    A, B = get9(c, k + AXES_A), get9(c, k + AXES_B)
    if kind == TURN:
        o = zeros(xa)
        return Rows(o, scaled(cross_pairs(A, tr(Ra) @ (Rb @ B)), m), o, scaled(cross_pairs(B, tr(Rb) @ (Ra @ A)), m))
    if kind == POINT:
        U = scaled(Rb @ B, m)
        arm = tr(Rb) @ ((xa - xb) + Ra @ sa)
        return Rows(U, cross_columns(sa, tr(Ra) @ U), -U, scaled(cross_columns(-arm, B), m))
    d = (xa - xb) + (Ra @ sa - Rb @ sb)
    u = d * (m.x / c[k + TARGET])
    o = 0.0 * u
    return Rows(Mat3(u, o, o), Mat3(cross(sa, tr(Ra) @ u), o, o), Mat3(-u, o, o), Mat3(cross(-sb, tr(Rb) @ u), o, o))
