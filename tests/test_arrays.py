"""Test `polhode.so3` and `polhode.quaternions` against SciPy: rotations, exponentials, leading axes, errors."""

import numpy as np
import pytest
from scipy.linalg import expm
from scipy.spatial.transform import Rotation

import polhode as ph
from polhode import quaternions, so3

RNG = np.random.default_rng(20)
ANGLES = np.array([0.0, 1e-160, 1e-9, 1e-4, 0.3, 1.5707, 1.5709, 3.0, np.pi - 1e-9])


def directions(n):
    d = RNG.normal(size=(n, 3))
    return d / np.linalg.norm(d, axis=-1, keepdims=True)


VECTORS = directions(60).reshape(-1, 4, 3) * np.resize(ANGLES, (15, 4, 1))  # of shape (15, 4, 3)
QUATERNIONS = RNG.normal(size=(5, 2, 4))


def flat(f, a, axes):
    """Apply f to each item of an array with leading axes."""
    lead = a.shape[: a.ndim - axes]
    items = [f(x) for x in a.reshape(-1, *a.shape[a.ndim - axes :])]
    return np.array(items).reshape(*lead, *np.shape(items[0]))


def left_difference(f, v, h=1e-5):
    """Return the tangent of a map from vectors to rotations, in space, by central differences."""
    R = f(v)
    return np.stack([so3.vee((f(v + h * e) - f(v - h * e)) @ R.T / (2 * h)) for e in np.eye(3)], axis=-1)


def as_scipy(q):
    return Rotation.from_quat(np.roll(q, -1, axis=-1))


def test_exp_is_the_matrix_exponential():
    assert np.abs(so3.exp(VECTORS) - flat(expm, so3.hat(VECTORS), 2)).max() < 5e-15
    assert (
        np.abs(so3.exp(VECTORS).reshape(-1, 3, 3) - Rotation.from_rotvec(VECTORS.reshape(-1, 3)).as_matrix()).max()
        < 5e-15
    )


def test_exp_takes_any_angle():
    v = directions(20) * np.linspace(4, 300, 20)[:, None]
    assert np.abs(so3.exp(v) - Rotation.from_rotvec(v).as_matrix()).max() < 1e-13


def test_log_is_the_inverse_of_exp_and_agrees_with_scipy():
    v = VECTORS.reshape(-1, 3)
    back = so3.log(so3.exp(v))
    assert np.abs(back - v).max() < 1e-14
    assert np.abs(back - Rotation.from_matrix(so3.exp(v)).as_rotvec()).max() < 1e-13


def test_log_of_half_a_turn_is_one_of_the_two_vectors():
    for d in directions(20):
        v = so3.log(2 * np.outer(d, d) - np.eye(3))
        assert abs(np.linalg.norm(v) - np.pi) < 1e-14
        assert min(np.abs(v - np.pi * d).max(), np.abs(v + np.pi * d).max()) < 1e-14


def test_angle_between_attitudes_has_all_digits_everywhere():
    A = so3.exp(directions(60).reshape(-1, 4, 3))
    B = A @ so3.exp(VECTORS)
    wanted = np.resize(ANGLES, (15, 4))
    assert np.abs(so3.angle(A, B) - wanted).max() < 2e-15
    tiny = A @ so3.exp([0.0, 3e-13, 0.0])
    assert so3.angle(A, tiny) == pytest.approx(3e-13, rel=1e-2)  # computed with an arc cosine, this angle would be 0
    half = A @ np.diag([1.0, -1.0, -1.0])
    assert np.abs(so3.angle(half, A) - np.pi).max() < 1e-15
    assert so3.angle(np.eye(3), B[0, 0]).shape == ()


def test_dexp_is_the_space_tangent_and_its_transpose_the_body_one():
    for v in VECTORS.reshape(-1, 3):
        D = so3.dexp(v)
        assert np.abs(D - left_difference(so3.exp, v)).max() < 2e-9
        assert np.abs(so3.dexp(-v) - D.T).max() < 1e-15
        # the series of dexp is a block of a matrix exponential: exp [[v~, 1], [0, 0]]
        block = np.zeros((6, 6))
        block[:3, :3], block[:3, 3:] = so3.hat(v), np.eye(3)
        assert np.abs(D - expm(block)[:3, 3:]).max() < 5e-15


def test_dexp_inverse_is_the_inverse():
    v = np.concatenate([VECTORS.reshape(-1, 3), directions(5) * 6.0])
    D = so3.dexp(v)
    error = np.abs(so3.dexp_inverse(v) @ D - np.eye(3)).max(axis=(-1, -2))
    assert np.all(error < 1e-15 * (10 + np.abs(so3.dexp_inverse(v)).max(axis=(-1, -2)) ** 2))


def test_cayley_solves_its_equation_and_turns_by_twice_the_arc_tangent():
    v = VECTORS.reshape(-1, 3)
    H = so3.hat(v) / 2
    assert np.abs((np.eye(3) - H) @ so3.cayley(v) - (np.eye(3) + H)).max() < 5e-15
    angle = Rotation.from_matrix(so3.cayley(v)).magnitude()
    assert np.abs(angle - 2 * np.arctan(np.linalg.norm(v, axis=-1) / 2)).max() < 1e-14


def test_orthogonalise_gives_the_nearest_rotation():
    R = so3.exp(VECTORS)
    M = R + 1e-5 * RNG.normal(size=R.shape)
    nearest = flat(lambda m: (lambda u, s, w: u @ w)(*np.linalg.svd(m)), M, 2)  # the polar factor of M
    assert 1e-4 > so3.orthogonality(M).max() > 1e-5
    assert so3.orthogonality(so3.orthogonalise(M)).max() < 3e-15
    assert np.abs(so3.orthogonalise(M) - nearest).max() < 1e-14  # most of this difference is the error of the SVD


def test_orthogonality_is_the_frobenius_norm_of_the_defect():
    M = RNG.normal(size=(3, 2, 3, 3))
    expected = np.linalg.norm(np.swapaxes(M, -1, -2) @ M - np.eye(3), axis=(-1, -2))
    assert np.allclose(so3.orthogonality(M), expected, rtol=1e-14, atol=0)
    assert so3.orthogonality(np.eye(3)) == 0.0 and so3.orthogonality(np.eye(3)).shape == ()


def test_hat_is_the_cross_product_and_vee_undoes_it():
    a, b = RNG.normal(size=(2, 7, 3))
    assert np.abs(np.einsum("nij,nj->ni", so3.hat(a), b) - np.cross(a, b)).max() < 1e-15
    assert np.array_equal(so3.vee(so3.hat(VECTORS)), VECTORS)
    S = np.array([[1.0, 2, 3], [2, 4, 5], [3, 5, 6]])
    assert np.array_equal(so3.vee(S + so3.hat([1.0, 2, 3])), [1, 2, 3])


def test_spurrier_finds_every_quaternion_up_to_sign():
    q = QUATERNIONS.reshape(-1, 4)
    q = np.concatenate([q / np.linalg.norm(q, axis=-1, keepdims=True), np.eye(4), [[0, 0.6, 0, 0.8]]])
    found = so3.spurrier(quaternions.to_matrix(q))
    assert np.all(found[:, 0] >= 0)
    assert np.minimum(np.abs(found - q).max(-1), np.abs(found + q).max(-1)).max() < 1e-15
    assert np.array_equal(found, quaternions.from_matrix(quaternions.to_matrix(q)))
    expected = np.roll(Rotation.from_matrix(quaternions.to_matrix(q)).as_quat(), 1, axis=-1)
    assert np.minimum(np.abs(found - expected).max(-1), np.abs(found + expected).max(-1)).max() < 1e-15


# --- quaternions --------------------------------------------------------------------------------------


def test_product_agrees_with_scipy_and_with_hamilton():
    a, b = RNG.normal(size=(2, 30, 4))
    a, b = (x / np.linalg.norm(x, axis=-1, keepdims=True) for x in (a, b))
    expected = np.roll((as_scipy(a) * as_scipy(b)).as_quat(), 1, axis=-1)
    found = quaternions.product(a, b)
    assert np.minimum(np.abs(found - expected).max(-1), np.abs(found + expected).max(-1)).max() < 1e-15
    one, i, j, k = np.eye(4)
    for x, y, xy in ((i, j, k), (j, k, i), (k, i, j), (j, i, -k), (i, i, -one), (one, j, j)):
        assert np.array_equal(quaternions.product(x, y), xy)


def test_product_broadcasts_and_composes_rotations():
    a, b = QUATERNIONS, RNG.normal(size=4)
    found = quaternions.product(a, b)
    assert found.shape == a.shape
    R = quaternions.to_matrix
    assert np.abs(R(found) - R(a) @ R(b)).max() < 2e-13
    assert quaternions.product(a[:, :1], a[:1]).shape == (5, 2, 4)


def test_conjugate_is_the_inverse_times_the_square_of_the_length():
    q = QUATERNIONS
    unit = quaternions.product(q, quaternions.conjugate(q))
    assert np.abs(unit[..., 0] - np.sum(q * q, axis=-1)).max() < 1e-14
    assert np.abs(unit[..., 1:]).max() < 1e-15 * 10


def test_exp_of_half_the_vector():
    v = VECTORS.reshape(-1, 3)
    expected = np.roll(Rotation.from_rotvec(v).as_quat(), 1, axis=-1)
    assert np.abs(quaternions.exp(v) - expected).max() < 1e-15
    assert np.abs(quaternions.to_matrix(quaternions.exp(v)) - so3.exp(v)).max() < 5e-15
    # the same as a matrix exponential: exp(Ql((0, v/2))) 1
    half = np.concatenate([np.zeros((len(v), 1)), v / 2], axis=-1)
    assert np.abs(flat(expm, quaternions.Ql(half), 2)[..., 0] - quaternions.exp(v)).max() < 5e-15


def test_to_matrix_takes_the_direction():
    q = QUATERNIONS
    unit = as_scipy(q.reshape(-1, 4)).as_matrix().reshape(*q.shape[:-1], 3, 3)
    for factor in (1.0, -2.0, 1e-200, 1e200):
        assert np.abs(quaternions.to_matrix(factor * q) - unit).max() < 5e-15


def test_matrices_of_betsch_and_siebert():
    q, x = QUATERNIONS, RNG.normal(size=(5, 2, 4))
    w, v = q[..., :1, None], q[..., 1:]
    E, G = quaternions.E(q), quaternions.G(q)
    assert E.shape == G.shape == (5, 2, 3, 4)
    assert np.array_equal(E, np.concatenate([-v[..., None], w * np.eye(3) + so3.hat(v)], axis=-1))
    assert np.array_equal(G, np.concatenate([-v[..., None], w * np.eye(3) - so3.hat(v)], axis=-1))
    square = np.sum(q * q, axis=-1)[..., None, None]
    assert np.abs(E @ np.swapaxes(G, -1, -2) - square * quaternions.to_matrix(q)).max() < 1e-14 * square.max()
    Ql, Qr = quaternions.Ql(q), quaternions.Qr(q)
    assert Ql.shape == Qr.shape == (5, 2, 4, 4)
    assert np.abs(np.einsum("...ij,...j->...i", Ql, x) - quaternions.product(q, x)).max() < 1e-14
    assert np.abs(np.einsum("...ij,...j->...i", Qr, x) - quaternions.product(x, q)).max() < 1e-14


# --- shapes -------------------------------------------------------------------------------------------

OF_VECTORS = [so3.exp, so3.dexp, so3.dexp_inverse, so3.cayley, so3.hat, quaternions.exp]
OF_MATRICES = [so3.log, so3.orthogonalise, so3.orthogonality, so3.vee, so3.spurrier, quaternions.from_matrix]
OF_QUATERNIONS = [
    quaternions.conjugate, quaternions.to_matrix, quaternions.E, quaternions.G, quaternions.Ql, quaternions.Qr,
]  # fmt: skip
ALL = [(f, (3,)) for f in OF_VECTORS] + [(f, (3, 3)) for f in OF_MATRICES] + [(f, (4,)) for f in OF_QUATERNIONS]


def label(x):
    return f"{x.__module__.rpartition('.')[2]}.{x.__name__}" if callable(x) else ""


@pytest.mark.parametrize("f, tail", ALL, ids=label)
def test_leading_axes_are_kept_and_items_do_not_depend_on_their_neighbours(f, tail):
    a = RNG.normal(size=(4, 3, *tail)) * 3.0
    if tail == (3, 3):
        a = so3.exp(a[..., 0])
    out = f(a)
    one = f(a[1, 2])
    assert isinstance(one, np.ndarray) and out.shape == (4, 3, *one.shape)
    assert np.array_equal(out[1, 2], one)
    assert f(a[:0]).shape == (0, 3, *one.shape)
    assert np.array_equal(f(a.tolist()), out)


@pytest.mark.parametrize("f, tail", ALL, ids=label)
def test_wrong_shapes_are_refused_with_the_shape_wanted(f, tail):
    wanted = rf"shape \(\.\.\., {', '.join(map(str, tail))}\), got \({tail[0]}, 2\)"
    with pytest.raises(ph.InvalidInput, match=wanted):
        f(np.ones((tail[0], 2)))
    with pytest.raises(ph.InvalidInput, match=r"got \(\)"):
        f(1.0)
    with pytest.raises(ph.InvalidInput, match="array of numbers"):
        f(["a"] * 3)


def test_leading_axes_that_do_not_go_together_are_refused():
    with pytest.raises(ph.InvalidInput, match=r"\(2,\) and \(3,\) do not match"):
        quaternions.product(np.ones((2, 4)), np.ones((3, 4)))


def test_integers_become_floats_and_the_argument_is_left_alone():
    v = np.array([1, 2, 2])
    assert so3.hat(v).dtype == float
    R = so3.exp(v)
    before = R.copy()
    so3.orthogonalise(R)[0, 0] = 7.0
    quaternions.conjugate(R[:, :1].repeat(4, 1))
    assert np.array_equal(R, before)


def test_both_are_part_of_the_public_interface():
    assert ph.so3 is so3 and ph.quaternions is quaternions
    for module in (so3, quaternions):
        for name in module.__all__:
            assert getattr(module, name).__doc__, name
