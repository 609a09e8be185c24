"""Test nmb and nms against the equations of the papers, the stopping rule of the paper, and re-orthogonalisation."""

import numpy as np
import pytest
from family_oracle import engines_agree, hat, root
from scipy.linalg import expm
from space_oracle import R0, W0, J, assert_same, body_torque, run

import polhode as ph
from polhode.integrators.reorthogonalise import attitudes, reorthogonalised
from polhode.kernels.so3 import distance
from polhode.kernels.values import Diag3, Vec3
from polhode.torques.base import mat3

TOP = ph.torques.heavy_top(20.0)


@pytest.mark.parametrize("name", ["nmb", "nms", "nmb_paper", "nms_paper"])
def test_the_papers_equations(name, h=0.2):
    R, W = R0(), W0
    A = np.linalg.solve(J, body_torque(0.0, R) - np.cross(W, J @ W))
    for n in range(3):
        R = R @ expm(hat(h * W + h * h / 2 * A))
        T = body_torque((n + 1) * h, R)

        def balance(W1, W=W, A=A, T=T):
            return J @ (2 / h * (W1 - W) - A) - T + hat(W1) @ J @ W1

        W1 = root(balance, W)
        A, W = 2 / h * (W1 - W) - A, W1
    assert_same(run(name, h), (R, W))


@pytest.mark.parametrize("name", ["nmb", "nms"])
def test_the_papers_rule_is_met_where_numbers_are_small_and_not_where_they_are_large(name):
    slow = ph.simulate([5, 5, 1], TOP, omega=[1, 2, 1], t_end=1, dt=0.001, method=f"{name}_paper")
    default = ph.simulate([5, 5, 1], TOP, omega=[1, 2, 1], t_end=1, dt=0.001, method=name)
    assert slow.stats.worst_residual <= 100 * np.finfo(float).eps
    assert np.abs(slow.R - default.R).max() < 1e-12
    fast = dict(omega=[1, 2, 300], t_end=0.1, dt=0.001)
    failed = ph.simulate([5, 5, 1], TOP, on_failure="stop", method=f"{name}_paper", **fast)
    assert failed.outcome is ph.Outcome.STALLED and failed.stats.newton_iterations >= 13
    assert ph.simulate([5, 5, 1], TOP, method=name, **fast).outcome.good


def test_reorthogonalised_attitudes_stay_on_the_group_and_the_motion_does_not_change():
    given = dict(omega=[0.3, 0.2, 25.0], attitude=R0(), t_end=20, dt=0.01, every=10)
    for name in ("nmb", "hulbert_stag", "liemid_ea", "rkmk4"):
        plain = ph.simulate([5, 5, 1], TOP, method=name, **given)
        kept = ph.simulate([5, 5, 1], TOP, method=name, reorthogonalise=True, **given)
        assert kept.orthogonality.max() < 2e-15 < plain.orthogonality.max()
        assert np.abs(kept.R[:10] - plain.R[:10]).max() < 1e-10


def test_reorthogonalisation_brings_a_matrix_back():
    """With the option, R is orthogonal after one step from a start with a defect of 1e-8; without it, R is not."""
    R = mat3(R0() @ (np.eye(3) + 1e-8 * np.diag([1.0, -2.0, 0.5])))
    I, W = Diag3(*np.diag(J)), Vec3(*W0)
    bound = TOP.bind(ph.Body(J), "python")
    for name in ("nms", "hulbert_stag", "akw"):
        plain = ph.methods[name].build()
        for parts, off in ((plain, True), (reorthogonalised(plain), False)):
            s, _ = parts.step(bound.torque, bound.p, I, 0.1, 0.0, parts.start(bound.torque, bound.p, I, 0.1, 0.0, R, W))
            for k in attitudes(parts):
                assert (distance(getattr(s, k)) > 1e-9) == off and (distance(getattr(s, k)) < 1e-15) != off
    assert attitudes(ph.methods["hulbert_stag"].build()) == ("R", "Rh")


def test_reorthogonalisation_is_for_attitude_matrices():
    with pytest.raises(ph.InvalidInput, match="reorthogonalise"):
        ph.simulate(J, TOP, omega=W0, t_end=1, dt=0.1, method="rk4", reorthogonalise=True)


def test_energy_correction_and_reorthogonalisation_together():
    q = ph.simulate(
        [1, 1.7, 2.3], omega=W0, t_end=100, dt=0.1, method="rkmk4", energy_correction=True, reorthogonalise=True
    )
    assert np.ptp(q.kinetic_energy) < 1e-13 and q.orthogonality.max() < 2e-15


CHOICES = [("nmb", {}), ("nms", {}), ("nms_paper", {}), ("nmb", {"reorthogonalise": True})]


@pytest.mark.parametrize(("name", "options"), CHOICES)
def test_engines_agree(name, options):
    engines_agree(name, **options)
