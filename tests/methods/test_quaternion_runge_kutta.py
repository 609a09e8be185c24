"""rkq8 and rkq9 against their formulas with plain arrays, and as integrators with step-size control."""

import numpy as np
import pytest
from family_oracle import engines_agree
from scipy.spatial.transform import Rotation
from space_oracle import R0, W0, J, assert_same, body_torque, run

import polhode as ph
from polhode.catalogue import PROBLEMS
from polhode.evidence.certification import MOMENTS, OMEGA, attitude, problem, reference
from polhode.groups.so3 import angle
from polhode.integrators.quaternion_runge_kutta import estimate, parts
from polhode.integrators.record import Kind
from polhode.integrators.tableaus import VERNER8, VERNER9

TABLEAUS = {"rkq8": VERNER8, "rkq9": VERNER9}
each = pytest.mark.parametrize("name", TABLEAUS)
JI = np.linalg.inv(J)


def matrix(q):
    """|q|^2 times the rotation of q, scalar first."""
    return q @ q * Rotation.from_quat(np.roll(q, -1)).as_matrix()


def equations(t, y):
    """The derivative of quaternion and body momentum, by the matrix of the angular velocity."""
    q, P = y[:4], y[4:]
    a, b, c = W = JI @ P
    spin = np.array([[0, -a, -b, -c], [a, 0, c, -b], [b, -c, 0, a], [c, b, -a, 0]])
    return np.concatenate([spin @ q / 2, np.cross(P, W) + body_torque(t, matrix(q))])


@each
def test_the_formulas(name):
    """One vector of seven numbers, printed coefficients, and a quaternion that is normalised after each step."""
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
    # each stage rounds a sum whose terms are up to the sum of |a| times as large as a slope (of size 3 here)
    sizes = [sum(map(abs, row)) for row in (*table, last)]
    tolerance = 3 * len(table) * 3 * h * max(sizes) * np.finfo(float).eps
    assert_same(run(name), (matrix(y[:4]), JI @ y[4:]), tolerance=tolerance)


@each
@pytest.mark.parametrize("kind", [Kind.TORQUE, Kind.VELOCITY], ids=["torque", "velocity"])
def test_leads_to_the_motion(name, kind):
    """What an ordinary solver finds; orders are measured against runs of their own."""
    q = ph.simulate(
        MOMENTS, problem(kind), omega=OMEGA, attitude=attitude(), t_end=8, dt=1 / 16, method=name, every=0,
        engine="python",
    )  # fmt: skip
    truth = reference(kind, 8.0)
    assert angle(truth.R, q.R[-1]) < 2e-12
    assert np.abs(q.momentum_body[-1] - np.array(MOMENTS) * truth.omega).max() < 2e-12


def test_large_coefficients_do_not_cost_digits():
    """Summed as they stand those of rkq8 leave 1e-11 of the slow top."""
    p = PROBLEMS["slow-top"]
    q = p.simulate("rkq8", dt=p.t_end / 700, every=0, engine="python")
    assert angle(p.reference.R, q.R[-1]) < 1.5e-12


@each
def test_the_estimate_calls_no_torque_and_goes_with_its_power(name):
    from polhode.kernels.so3 import exp
    from polhode.kernels.values import Diag3, Vec3, dot

    c, calls = TABLEAUS[name], []
    bound = problem(Kind.TORQUE).bind(ph.Body(MOMENTS), "python")

    def torque(t, R, W, p):
        calls.append(t)
        return bound.torque(t, R, W, p)

    plain, (estimated, power) = parts(c), estimate(c)
    I, found = Diag3(*MOMENTS), []
    s = plain.start(torque, bound.p, I, 0.1, 0.0, exp(Vec3(0.3, -0.2, 0.4)), Vec3(*OMEGA))
    for h in (0.2, 0.1, 0.05):
        calls.clear()
        ends, _, turn, slip = estimated(torque, bound.p, I, h, 0.0, s)
        assert len(calls) == c.stages
        assert ends == plain.step(torque, bound.p, I, h, 0.0, s)[0], "the step is the same"
        found.append([dot(turn, turn) ** 0.5, dot(slip, slip) ** 0.5])
    slopes = np.log2(np.array(found[:-1]) / found[1:])
    assert slopes[-1] == pytest.approx(power, abs=0.4)


@each
def test_the_estimated_turn_is_an_angle_in_the_body(name):
    """The quaternion q_n + h (d_1 k_1 + ...) is that of R_n exp(turn), whatever the attitude at the start."""
    from polhode.kernels.values import Diag3, Mat3, Vec3

    bound = ph.torques.constant([0.3, -0.2, 0.5], frame="body").bind(ph.Body(MOMENTS), "python")
    (estimated, _), start = estimate(TABLEAUS[name]), parts(TABLEAUS[name]).start
    turns = []
    for R in (np.eye(3), R0()):  # of a torque in the body, it is the same from every attitude
        first = Mat3(*(Vec3(*map(float, column)) for column in R.T))
        s = start(bound.torque, bound.p, Diag3(*MOMENTS), 0.3, 0.0, first, Vec3(*OMEGA))
        turns.append(np.array(estimated(bound.torque, bound.p, Diag3(*MOMENTS), 0.3, 0.0, s)[2]))
    assert np.linalg.norm(turns[0]) > 1e-10
    assert np.abs(turns[0] - turns[1]).max() < 1e-13


@each
@pytest.mark.parametrize("problem", ["coulomb-wall", "asymmetric-top", "satellite"])
def test_the_error_follows_the_tolerance(name, problem):
    p = PROBLEMS[problem]
    for tol in (1e-6, 1e-9):
        q = ph.simulate(
            p.body, p.torque, omega=p.omega, attitude=p.attitude, t_end=p.t_end, method=name, control="error", tol=tol,
            every=0, engine="python",
        )  # fmt: skip
        assert angle(p.reference.R, q.R[-1]) < 50 * tol
        attempts = q.stats.steps + q.stats.rejected
        assert q.stats.torque_calls == attempts * TABLEAUS[name].stages + 1  # one for the first length


def test_engines_agree():
    engines_agree("rkq8")
