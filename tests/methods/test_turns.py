"""Test the turns about one axis in the splittings, R -> R E and P -> E^T P, with matrices, quaternions and
differences.
"""

import math

import numpy as np
import pytest
from family_oracle import expm

from polhode.integrators import flows, reduced, splitting
from polhode.kernels import quaternions
from polhode.kernels.values import Diag3, Vec3
from polhode.torques.base import mat3, vec3

R = expm(np.array([0.4, -0.7, 1.2]))
P = np.array([0.9, -2.4, 2.5])
LOST = np.array([1e-17, -3e-17, 2e-17])
angles = pytest.mark.parametrize("angle", [-2.9, -0.4, 1e-6, 0.7, 1.6, 2.5])


def about(k, angle):
    return expm(angle * np.eye(3)[k])


def matrix(M):
    return np.array(M).T


@angles
@pytest.mark.parametrize("k, turn", [*enumerate([splitting.turn1, splitting.turn2, splitting.turn3])])
def test_by_sine_and_cosine(k, turn, angle):
    new_R, new_P = turn(mat3(R), vec3(P), math.sin(angle), math.cos(angle))
    E = about(k, angle)
    assert np.abs(matrix(new_R) - R @ E).max() < 1e-15
    assert np.abs(np.array(new_P) - E.T @ P).max() < 2e-15


@angles
def test_cayleys_sine_and_cosine(angle):
    """The functions return the sine and cosine of the angle 2 atan(a/2)."""
    turned = 2 * math.atan(angle / 2)
    assert splitting.sin_cos_cayley(angle) == pytest.approx((math.sin(turned), math.cos(turned)), abs=1e-15)


@angles
@pytest.mark.parametrize("k, turn", [*enumerate([flows.turn_i, flows.turn_j])])
def test_by_quaternions(k, turn, angle):
    q, new_P = turn(quaternions.from_matrix(mat3(R)), vec3(P), 0.5 * angle)
    E = about(k, angle)
    assert np.abs(matrix(quaternions.to_matrix(q)) - R @ E).max() < 2e-15
    assert np.abs(np.array(new_P) - E.T @ P).max() < 2e-15


@angles
@pytest.mark.parametrize("k, turn", [*enumerate([reduced.turn_i, reduced.turn_j])])
def test_by_differences(k, turn, angle):
    """The turn also returns the rounding errors of the components that change."""
    new_R, new_P, lost = turn(mat3(R), vec3(P), vec3(LOST), angle)
    E = about(k, angle)
    assert np.abs(matrix(new_R) - R @ E).max() < 1e-15
    assert np.abs(np.array(new_P) - E.T @ P).max() < 2e-15
    assert np.abs(np.array(lost)).max() < 1e-15 and lost[k] == LOST[k]


def test_what_is_lost_is_carried():
    """Add a thousandth of a unit in the last place ten thousand times: no digit is lost."""
    x, lost, d = 1.0, 0.0, 1e-3 * 2.0**-52
    for _ in range(10_000):
        x, lost = reduced.added(x, d, lost)
    assert x - lost == 1.0 + 10 * 2.0**-52


@angles
def test_one_minus_cosine(angle):
    s, c, v = reduced.small_turn(angle)
    assert (s, c) == pytest.approx((math.sin(angle), math.cos(angle)), abs=1e-15)
    assert v == pytest.approx(2 * math.sin(angle / 2) ** 2, rel=1e-14)


@pytest.mark.parametrize("moments", [(1, 2, 2.5), (2.5, 1, 2), (2, 2.5, 1), (1, 2.5, 2), (2.5, 2, 1), (2, 1, 2.5)])
@pytest.mark.parametrize("axis", [0, 1, 2, 3])
def test_the_energy_along_the_axes_of_the_turns(moments, axis):
    """(1/I_i - 1/I_k) P_i^2 + (1/I_j - 1/I_k) P_j^2 + |P|^2/I_k is twice the energy.

    The axis i is the one with the larger rate.
    """
    I = Diag3(*map(float, moments))
    rates, there, back = reduced.relabelling(axis)
    i, j, common = rates(I)
    Q = there(I, vec3(P))
    assert i * Q.x**2 + j * Q.y**2 + common * (P @ P) == pytest.approx(np.sum(P**2 / moments), rel=1e-14)
    assert abs(i) >= abs(j)
    assert common == 1.0 / (moments[axis - 1] if axis else 2.0)
    assert tuple(back(I, Q)) == tuple(P)
    turned = [np.array(there(I, Vec3(*e))) for e in np.eye(3)]
    assert np.linalg.det(turned) == pytest.approx(1.0)  # the axes are renamed without a reflection


@pytest.mark.parametrize("scheme", ["strang", "near864", "near1064"])
def test_compensated_turns_are_the_same_turns(scheme):
    I = Diag3(1.0, 2.0, 2.5)
    ends = []
    for compensated in (False, True):
        parts = reduced.mr2_reduced_free(scheme=scheme, compensated=compensated)
        s = parts.start(None, (), I, 0.1, 0.0, mat3(R), Vec3(0.9, -1.2, 1.0))
        for _ in range(20):
            s, _ = parts.step(None, (), I, 0.1, 0.0, s)
        ends.append([np.array(x).T for x in parts.finish(I, s)])
    assert max(np.abs(a - b).max() for a, b in zip(*ends, strict=True)) < 1e-14
