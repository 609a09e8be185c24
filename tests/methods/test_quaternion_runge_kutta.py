"""Test rkq8 and rkq9 against their formulas on plain arrays, and the angle that they estimate."""

import numpy as np
import pytest
from family_oracle import engines_agree
from scipy.spatial.transform import Rotation
from space_oracle import R0, W0, J, assert_same, body_torque, run

import polhode as ph
from polhode.catalogue import PROBLEMS
from polhode.evidence.certification import MOMENTS, OMEGA
from polhode.groups.so3 import angle
from polhode.integrators.quaternion_runge_kutta import STAGES
from polhode.integrators.tableaus import VERNER8, VERNER9

TABLEAUS = {"rkq8": VERNER8, "rkq9": VERNER9}
each = pytest.mark.parametrize("name", TABLEAUS)
JI = np.linalg.inv(J)


def matrix(q):
    """Return |q|^2 times the rotation matrix of the quaternion q, whose scalar component comes first."""
    return q @ q * Rotation.from_quat(np.roll(q, -1)).as_matrix()


def equations(t, y):
    """Return the derivatives of the quaternion and of the body momentum, with the matrix of the angular velocity."""
    q, P = y[:4], y[4:]
    a, b, c = W = JI @ P
    spin = np.array([[0, -a, -b, -c], [a, 0, c, -b], [b, -c, 0, a], [c, b, -a, 0]])
    return np.concatenate([spin @ q / 2, np.cross(P, W) + body_torque(t, matrix(q))])


@each
def test_the_formulas(name):
    """Integrate a vector of seven numbers with the printed coefficients; normalise the quaternion after each step."""
    rows, weights, _ = TABLEAUS[name].exactly()
    table = [[], *([float(row.get(j, 0)) for j in range(1, i + 1)] for i, row in enumerate(rows, 1))]
    last = [float(weights.get(j, 0)) for j in range(1, len(table) + 1)]
    y, h = np.concatenate([np.roll(Rotation.from_matrix(R0()).as_quat(), 1), J @ W0]), 0.2
    for n in range(3):
        k: list[np.ndarray] = []
        for row in table:
            stage = y + h * sum((a * x for a, x in zip(row, k, strict=True)), np.zeros(7))
            k.append(equations((n + sum(row)) * h, stage))
        y = y + h * sum(b * x for b, x in zip(last, k, strict=True))
        y[:4] /= np.linalg.norm(y[:4])
    # each stage rounds a sum; its terms are at most (sum of |a|) times the size of a slope, which is 3 here
    sizes = [sum(map(abs, row)) for row in (*table, last)]
    tolerance = 3 * len(table) * 3 * h * max(sizes) * np.finfo(float).eps
    assert_same(run(name), (matrix(y[:4]), JI @ y[4:]), tolerance=tolerance)


def test_large_coefficients_do_not_cost_digits():
    """If the terms were summed directly, the coefficients of rkq8 would cause an error of 1e-11 on the slow top."""
    p = PROBLEMS["slow-top"]
    q = p.simulate("rkq8", dt=p.t_end / 700, every=0, engine="python")
    assert angle(p.reference.R, q.R[-1]) < 1.5e-12


@each
def test_the_estimated_turn_is_an_angle_in_the_body(name):
    """The quaternion q_n + h (d_1 k_1 + ...) is that of R_n exp(turn), for any attitude at the start."""
    from polhode.kernels.values import Diag3, Mat3, Vec3

    bound = ph.torques.constant([0.3, -0.2, 0.5], frame="body").bind(ph.Body(MOMENTS), "python")
    (estimated, _), start = STAGES.estimate(TABLEAUS[name]), STAGES.build(TABLEAUS[name]).start
    turns = []
    for R in (np.eye(3), R0()):  # a torque in the body frame gives the same turn from every attitude
        first = Mat3(*(Vec3(*map(float, column)) for column in R.T))
        s = start(bound.torque, bound.p, Diag3(*MOMENTS), 0.3, 0.0, first, Vec3(*OMEGA))
        turns.append(np.array(estimated(bound.torque, bound.p, Diag3(*MOMENTS), 0.3, 0.0, s)[2]))
    assert np.linalg.norm(turns[0]) > 1e-10
    assert np.abs(turns[0] - turns[1]).max() < 1e-13


def test_engines_agree():
    engines_agree("rkq8")
