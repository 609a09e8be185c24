"""Test the inertia of bodies against integrals over their volume, and input that is refused."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import polhode as ph

NODES, WEIGHTS = np.polynomial.legendre.leggauss(8)  # this quadrature is exact for the polynomials used here


def interval(a, b):
    return 0.5 * (b - a) * NODES + 0.5 * (a + b), 0.5 * (b - a) * WEIGHTS


def circle():
    angle = 2 * np.pi * np.arange(16) / 16
    return angle, np.full(16, 2 * np.pi / 16)


def grid(*axes):
    points = np.meshgrid(*(x for x, _ in axes), indexing="ij")
    weights = np.prod(np.meshgrid(*(w for _, w in axes), indexing="ij"), axis=0)
    return [p.ravel() for p in points], weights.ravel()


def box(a, b, c):
    points, w = grid(interval(-a / 2, a / 2), interval(-b / 2, b / 2), interval(-c / 2, c / 2))
    return np.array(points), w


def cylinder(radius, height):
    (r, f, z), w = grid(interval(0, radius), circle(), interval(-height / 2, height / 2))
    return np.array([r * np.cos(f), r * np.sin(f), z]), w * r


def cone(radius, height):
    """Return points and weights of a cone. The origin is its tip."""
    (u, f, z), w = grid(interval(0, 1), circle(), interval(0, height))
    r = u * radius * z / height
    return np.array([r * np.cos(f), r * np.sin(f), z]), w * r * radius * z / height


def ellipsoid(a, b, c):
    (r, f, u), w = grid(interval(0, 1), circle(), interval(-1, 1))
    s = np.sqrt(1 - u * u)
    return np.array([a * r * s * np.cos(f), b * r * s * np.sin(f), c * r * u]), w * a * b * c * r * r


def tensor(points, weights, mass, about=None):
    """Return the inertia of a body of this mass about its centre of mass, or about a point given relative to the
    centre.
    """
    m = mass * weights / weights.sum()
    x = points - (points @ m / mass)[:, None]
    x = x if about is None else x - np.asarray(about)[:, None]
    return np.einsum("n,ij,n->ij", (x * x).sum(0), np.eye(3), m) - np.einsum("in,jn,n->ij", x, x, m)


SHAPES = {
    "box": (ph.Body.box(1.0, 2.0, 0.5, mass=3.0), box(1.0, 2.0, 0.5)),
    "cylinder": (ph.Body.cylinder(0.7, 2.0, mass=3.0), cylinder(0.7, 2.0)),
    "cone": (ph.Body.cone(0.7, 2.0, mass=3.0), cone(0.7, 2.0)),
    "ellipsoid": (ph.Body.ellipsoid(1.0, 2.0, 0.5, mass=3.0), ellipsoid(1.0, 2.0, 0.5)),
    "sphere": (ph.Body.sphere(0.7, mass=3.0), ellipsoid(0.7, 0.7, 0.7)),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_shapes_equal_integrals_over_their_volume(shape):
    body, volume = SHAPES[shape]
    assert body.inertia == pytest.approx(tensor(*volume, 3.0), rel=1e-13, abs=1e-14)
    assert body.mass == 3.0


@pytest.mark.parametrize("shape", SHAPES)
def test_about_equals_the_integral_about_that_point(shape):
    body, volume = SHAPES[shape]
    point = (0.3, -0.2, 0.9)
    assert body.about(point).inertia == pytest.approx(tensor(*volume, 3.0, point), rel=1e-12)
    assert body.about(point).mass == 3.0
    assert body.about((0, 0, 0)).inertia == pytest.approx(body.inertia, rel=1e-15)


def test_about_a_batch_moves_every_member():
    bodies = ph.Body([[1, 2, 2.5], [3, 4, 5]], mass=2.0)
    moved = bodies.about([0, 0, 1])
    assert moved.batch == 2
    assert moved.inertia - bodies.inertia == pytest.approx(np.array([np.diag([2.0, 2.0, 0.0])] * 2))


def test_moments_keep_their_order_and_the_tensor_is_diagonal():
    body = ph.Body([5, 3, 4])
    assert body.diagonal and body.batch is None
    assert body.moments.tolist() == [5, 3, 4]
    assert np.array_equal(body.inertia, np.diag([5.0, 3.0, 4.0])) and np.array_equal(body.axes, np.eye(3))


def test_principal_axes_of_a_tensor():
    J = Rotation.from_rotvec([0.4, -0.7, 0.2]).as_matrix()
    J = J @ np.diag([5.0, 4.0, 3.0]) @ J.T
    body = ph.Body(J)
    assert not body.diagonal
    assert body.moments == pytest.approx([3, 4, 5], rel=1e-14)
    assert np.linalg.det(body.axes) == pytest.approx(1)
    assert body.axes @ np.diag(body.moments) @ body.axes.T == pytest.approx(J, rel=1e-13)


def test_members_of_a_batch_have_the_axes_they_would_have_alone():
    tilted = ph.Body([[5, 0.3, 0], [0.3, 4, 0], [0, 0, 3.0]])
    both = ph.Body([np.diag([5.0, 3.0, 4.0]), tilted.inertia])
    assert both.moments[0].tolist() == [5, 3, 4] and np.array_equal(both.axes[0], np.eye(3))
    assert np.array_equal(both.moments[1], tilted.moments) and np.array_equal(both.axes[1], tilted.axes)


def test_leading_axis_makes_a_batch():
    assert ph.Body(np.full((7, 3), 2.0)).batch == 7
    assert ph.Body(np.full((3, 3, 3), 0.0) + np.eye(3)).batch == 3
    assert ph.Body([[1, 1, 1.5]]).batch == 1
    assert ph.Body(np.eye(3)).batch is None  # a 3x3 array is one tensor, not three bodies


def test_nothing_given_is_changed_and_nothing_kept_can_be():
    given = np.array([1.0, 2.0, 2.5])
    body = ph.Body(given)
    given[0] = 9.0
    assert body.moments[0] == 1.0
    for kept in (body.inertia, body.moments, body.axes):
        with pytest.raises(ValueError, match="read-only"):
            kept[0] = 1.0


def test_triangle_inequality_and_its_waiver():
    with pytest.raises(ph.InvalidInput, match=r"triangle.*physical=False"):
        ph.Body([1, 1, 2.1])
    assert ph.Body([1, 1, 2.1], physical=False).moments.tolist() == [1, 1, 2.1]
    assert ph.Body([1, 1, 2]).physical  # a flat body is physical
    # the triangle inequality also holds in axes that are not principal
    with pytest.raises(ph.InvalidInput, match="triangle"):
        ph.Body([[2, 0.9, 0], [0.9, 2, 0], [0, 0, 5]])
    assert not ph.Body([1, 1, 2.1], mass=1.0, physical=False).about([1, 0, 0]).physical


def test_the_offending_member_of_a_batch_is_named():
    with pytest.raises(ph.InvalidInput, match=r"1, 1, 9 \(body 2\)"):
        ph.Body([[1, 1, 1], [1, 1, 1], [1, 1, 9], [1, 1, 1]])
    with pytest.raises(ph.InvalidInput, match=r"1, -1, 9 \(body 1\)"):
        ph.Body([[1, 1, 1], [1, -1, 9]])


@pytest.mark.parametrize(
    "inertia, message",
    [
        ([1, 2], "three moments or a 3x3 tensor.*got shape"),
        (5.0, "three moments or a 3x3 tensor"),
        (np.ones((2, 2)), "three moments or a 3x3 tensor"),
        (np.ones((2, 2, 3, 3)), "three moments or a 3x3 tensor"),
        (np.empty((0, 3)), "empty: give at least one"),
        ("heavy", "three moments or a 3x3 tensor of numbers"),
        ([1, 2, "x"], "of numbers"),
        ([1, [2, 3], 4], "of numbers"),
        (None, "3x3 tensor of numbers, got None"),
        ([1, 2, np.nan], "NaN or infinity; give finite"),
        ([1, 2, np.inf], "NaN or infinity; give finite"),
        ([1, 2, 0], "positive definite.*give every moment a positive value"),
        ([1, 2, -3], "positive definite"),
        ([[1, 2, 0], [2, 1, 0], [0, 0, 1]], "positive definite"),
        ([[1, 0.1, 0], [0, 1, 0], [0, 0, 1]], r"not symmetric; if you mean its symmetric part, give \(J \+ J.T\)/2"),
    ],
)
def test_bad_inertia_is_refused(inertia, message):
    with pytest.raises(ph.InvalidInput, match=message):
        ph.Body(inertia)


@pytest.mark.parametrize("mass", [0, -1, np.nan, np.inf, "3", None, [1]])
def test_bad_sizes_are_refused(mass):
    with pytest.raises(ph.InvalidInput, match="mass must be a positive number"):
        ph.Body.sphere(1.0, mass=mass)
    with pytest.raises(ph.InvalidInput, match="radius must be a positive number"):
        ph.Body.cylinder(mass, 1.0)
    if mass is not None:
        with pytest.raises(ph.InvalidInput, match="mass must be a positive number"):
            ph.Body([1, 1, 1], mass=mass)


@pytest.mark.parametrize("point", [1.0, [1, 2], [1, 2, np.nan], "here", None, np.eye(3)])
def test_bad_points_are_refused(point):
    with pytest.raises(ph.InvalidInput, match="three finite numbers"):
        ph.Body.sphere(1.0).about(point)


def test_about_needs_the_mass():
    with pytest.raises(ph.InvalidInput, match="needs the mass"):
        ph.Body([1, 1, 1]).about([0, 0, 1])


def test_invalid_input_is_also_a_value_error():
    with pytest.raises(ValueError):
        ph.Body([1, 2])
    assert issubclass(ph.InvalidInput, ph.PolhodeError)


def test_repr_says_what_it_is():
    assert repr(ph.Body([1, 2, 2.5], name="book")) == "<Body book: moments 1, 2, 2.5>"
    assert "not principal" in repr(ph.Body([[2, 0.1, 0], [0.1, 2, 0], [0, 0, 2]]))
    assert "7 bodies" in repr(ph.Body(np.ones((7, 3))))
