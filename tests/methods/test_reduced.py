"""Test the reduced splitting: exact for symmetric bodies, more accurate than mr2, and with smaller rounding errors."""

import math

import numpy as np
import pytest

import polhode as ph
from polhode.groups.so3 import angle

PRISM, SPIN = ph.Body([3.40, 3.25, 0.17]), np.array([0.0, 1.0, 1.0]) / math.sqrt(2.0)


def error(body, omega, t_end, n, **options):
    exact = ph.exact.free_body(body, omega=omega, t=t_end)
    run = ph.simulate(body, omega=omega, t_end=t_end, dt=t_end / n, every=0, **options)
    return angle(np.asarray(exact.R), run.R[-1])


@pytest.mark.parametrize("moments", [(2.0, 2.0, 1.1), (1.1, 2.0, 2.0), (2.0, 1.1, 2.0), (1.5, 1.5, 1.5)])
@pytest.mark.filterwarnings("ignore::polhode.LongStepWarning")  # the steps are too long on purpose
def test_symmetric_bodies_move_exactly(moments):
    """For a symmetric body, one of the two rates is zero. Nothing is split, so steps of any length are exact."""
    assert error(ph.Body(moments), (0.7, -1.1, 0.9), 7.0, 3, method="mr2_reduced") < 1e-14


@pytest.mark.parametrize("axis", ["1", "2", "3", "middle"])
@pytest.mark.parametrize("moments", [(1.0, 1.7, 2.3), (2.3, 1.0, 1.7), (1.7, 2.3, 1.0), (1.7, 1.0, 2.3)])
def test_every_axis_and_every_order_of_the_moments(axis, moments):
    """The error is of second order for every choice of the axis and every order of the moments."""
    coarse, fine = (
        error(ph.Body(moments), (0.9, -1.4, 1.1), 2.0, n, method="mr2_reduced", axis=axis, engine="python")
        for n in (32, 64)
    )
    assert math.log2(coarse / fine) == pytest.approx(2, abs=0.1)


def test_turning_the_names_of_the_axes_turns_the_motion():
    """A quarter turn of the body frame renames the axes. The result is the same, also with a torque."""
    Q = np.array([[0, -1.0, 0], [1, 0, 0], [0, 0, 1]])
    torque = ph.torques.heavy_top(1.3, axis=(0.36, 0.48, 0.8))
    turned = ph.torques.heavy_top(1.3, axis=tuple(Q @ (0.36, 0.48, 0.8)))
    a = ph.simulate([1.0, 1.7, 2.3], torque, omega=[0.9, -1.4, 1.1], t_end=2, dt=0.1, method="mr2_reduced")
    b = ph.simulate(
        [1.7, 1.0, 2.3], turned, omega=Q @ [0.9, -1.4, 1.1], attitude=Q.T, t_end=2, dt=0.1, method="mr2_reduced"
    )
    assert np.abs(a.R @ Q.T - b.R).max() < 1e-13


def test_smaller_errors_than_the_plain_splitting():
    for body, omega, t_end, gain in (
        (ph.Body((0.9144, 1.098, 1.66)), (0.45549, 0.82623, 0.03476), 100.0, 30),
        (PRISM, SPIN, 80.0 * math.pi, 3),
    ):
        plain, reduced = (error(body, omega, t_end, 20_000, method=m) for m in ("mr2", "mr2_reduced"))
        assert plain > gain * reduced


@pytest.mark.parametrize("scheme", ["near864", "near1064"])
def test_sets_for_nearly_equal_moments(scheme):
    """Compare at equal numbers of turns, for the prism with two nearly equal moments."""
    near = error(PRISM, SPIN, 80.0 * math.pi, 1000, method="mr2_reduced", scheme=scheme)
    plain = error(PRISM, SPIN, 80.0 * math.pi, 8000, method="mr2_reduced")
    assert near < 1e-3 * plain


def test_below_the_floor_of_rounding():
    """Over 400 rotations, errors of momentum and energy are random walks, unless the method compensates rounding
    errors.
    """
    n, t_end = 45_000, 800.0 * math.pi
    walks, carried = (
        error(PRISM, SPIN, t_end, n, method="mr2_reduced", compose="kahan_li8", compensated=c) for c in (False, True)
    )
    assert carried < 4e-12 < 1e-11 < walks


def test_free_bodies_only_where_it_says_so():
    for options in ({"compensated": True}, {"scheme": "near864"}):
        with pytest.raises(ph.Unsupported, match="a free body at most"):
            ph.problems["slow-top"].simulate("mr2_reduced", **options)
