"""Test cg4, rkmk4 and cf4 against their formulas for attitude and momentum in space, with matrix exponentials."""

import numpy as np
import pytest
from family_oracle import engines_agree, hat
from scipy.linalg import expm
from space_oracle import R0, W0, J, assert_same, body_torque, run

import polhode as ph

JI = np.linalg.inv(J)
TABLE = [[], [0.5], [0.0, 0.5], [0.0, 0.0, 1.0]]
B, C = np.array([1, 2, 2, 1]) / 6, [0.0, 0.5, 0.5, 1.0]


def rate(t, R, pi):
    """Return the angular velocity as an element of so(3) in the body frame, and the torque in space."""
    return hat(JI @ R.T @ pi), R @ body_torque(t, R)


def march(attitude, h=0.2):
    """Make three steps. attitude(R, k, i, h) moves R by the velocities k of the stages, weighted by row i of the
    tableau.
    """
    R, pi = R0(), R0() @ J @ W0
    for n in range(3):
        k, l = [], []
        for i in range(4):
            Ri = attitude(R, k, i, h)
            pi_i = pi + h * sum((a * x for a, x in zip(TABLE[i], l, strict=True)), np.zeros(3))
            a, b = rate(n * h + C[i] * h, Ri, pi_i)
            k.append(a)
            l.append(b)
        R, pi = attitude(R, k, 4, h), pi + h * sum(b * x for b, x in zip(B, l, strict=True))
    return R, JI @ R.T @ pi


def test_crouch_grossman():
    def attitude(R, k, i, h):
        for a, x in zip(TABLE[i] if i < 4 else B, k, strict=True):
            R = R @ expm(h * a * x)
        return R

    assert_same(run("cg4"), march(attitude))


def test_munthe_kaas():
    def commutator(a, b):
        return a @ b - b @ a

    def attitude(R, k, i, h):
        """Move R by one exponential. Its slopes are recomputed, stage by stage, from the velocities k."""
        slopes = []
        for j, x in enumerate(k):
            u = h * sum((a * s for a, s in zip(TABLE[j], slopes, strict=True)), np.zeros((3, 3)))
            slopes.append(x + commutator(u, x) / 2 + commutator(u, commutator(u, x)) / 12)
        return R @ expm(
            h * sum((a * s for a, s in zip(TABLE[i] if i < 4 else B, slopes, strict=True)), np.zeros((3, 3)))
        )

    assert_same(run("rkmk4"), march(attitude))


def test_commutator_free():
    def attitude(R, k, i, h):
        if i < 3:
            return R @ expm(h / 2 * k[i - 1]) if i else R
        if i == 3:
            return R @ expm(h / 2 * k[0]) @ expm(h * (k[2] - k[0] / 2))
        k1, k2, k3, k4 = k
        return R @ expm(h / 12 * (3 * k1 + 2 * k2 + 2 * k3 - k4)) @ expm(h / 12 * (-k1 + 2 * k2 + 2 * k3 + 3 * k4))

    assert_same(run("cf4"), march(attitude))


def test_the_tableau_of_rk4_fails_crouch_and_grossmans_third_condition():
    """The sum b_i^2 c_i + 2 sum_{i<j} b_i c_i b_j differs from 1/3 by 1/36, so cg4 cannot have order three."""
    c = np.array(C)
    later = [sum(B[i + 1 :]) for i in range(4)]
    assert np.sum(B**2 * c) + 2 * np.sum(B * c * later) == pytest.approx(1 / 3 + 1 / 36)


def test_momentum_is_not_worn_away_by_a_million_steps():
    q = ph.simulate(J, omega=W0, t_end=10_000, dt=0.01, method="rkmk4", every=10_000)
    assert np.abs(q.momentum - q.momentum[0]).max() < 1e-11
    assert np.abs(np.linalg.norm(q.momentum_body, axis=1) - np.linalg.norm(J @ W0)).max() < 1e-12


@pytest.mark.parametrize("name", ["cg4", "rkmk4", "cf4"])
def test_engines_agree(name):
    engines_agree(name)
