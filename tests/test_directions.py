"""Test that axes and quaternions are divided by their length, and that zero vectors are refused."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import polhode as ph
from polhode import scenario

BODY = ph.Body([[2.0, 0.1, 0.0], [0.1, 2.5, 0.2], [0.0, 0.2, 3.0]])
R = ph.so3.exp([0.4, -0.3, 0.7])
FACTORS = (2.0, 1e-3, 1e200, 1e-200)
A, B = np.array([0.3, -0.2, 0.5]), np.array([-0.5, 0.0, 0.3])  # A and B are perpendicular


def acting(torque):
    """Return torque and energy of a model at the attitude R."""
    bound = torque.bind(BODY, "python")
    S = ph.Mat3(*(ph.Vec3(*c) for c in (R @ BODY.axes).T.tolist()))
    T = bound.torque(0.3, S, ph.Vec3(0.1, 0.2, 0.3), bound.p)
    return np.array([*T, 0.0 if bound.energy is None else bound.energy(0.3, S, bound.p)])


def wheels(axis):
    run = ph.simulate(BODY, ph.torques.wheels([axis], [0.7]), omega=[1, 2, 3], t_end=0.2, dt=0.1, engine="python")
    return run.momentum[-1]


def thrusters(d):
    return acting(ph.torques.thrusters([[1.0, 0, 0]], [d], [2.0], [[(0.0, 1.0)]]))


TAKERS = {
    "heavy_top axis": (A, lambda d: acting(ph.torques.heavy_top(3.0, axis=d))),
    "heavy_top up": (A, lambda d: acting(ph.torques.heavy_top(3.0, up=d))),
    "gravity_gradient towards": (A, lambda d: acting(ph.torques.gravity_gradient(1.0, d))),
    "gravity_gradient normal": (B, lambda d: acting(ph.torques.gravity_gradient(1.0, A, rate=1.0, normal=d))),
    "sum": (A, lambda d: acting(ph.torques.heavy_top(3.0, axis=d) + ph.torques.gravity_gradient(1.0, d))),
    "wheels": (A, wheels),
    "thrusters": (A, thrusters),
    "quaternions.to_matrix": (np.array([0.5, 0.1, -0.7, 0.3]), ph.quaternions.to_matrix),
}


@pytest.mark.parametrize("name", TAKERS)
def test_only_the_direction_counts(name):
    d, take = TAKERS[name]
    expected = take(d / np.linalg.norm(d))
    for factor in FACTORS:
        assert np.abs(take(factor * d) - expected).max() < 2e-15 * (1 + np.abs(expected).max()), factor


@pytest.mark.parametrize("name", TAKERS)
def test_zero_has_no_direction(name):
    d, take = TAKERS[name]
    with pytest.raises(ph.InvalidInput, match="direction: its components must be finite and not all zero"):
        take(0.0 * d)


def test_a_unit_axis_keeps_its_bits():
    d = A / np.linalg.norm(A)
    assert np.array_equal(ph.torques.heavy_top(1.0, axis=d).make(ph.Body([1, 2, 3]))[2].axis, d)
    many = np.array([d, 2 * d])
    assert np.allclose(np.array(ph.torques.heavy_top(1.0, axis=many).make(ph.Body([1, 2, 3]))[2].axis).T, [d, d])


def test_energy_and_torque_of_a_long_axis_agree():
    """The audit of a potential compares its energy and torque.

    In an old version, doubling the axis doubled only the torque.
    """
    for axis in ([0, 0, 2.0], [0, 0, 1.0]):
        q = ph.simulate([5, 5, 1.0], ph.torques.heavy_top(20.0, axis=axis), omega=[0.1, 0, 50], t_end=1, dt=0.01)
        assert np.ptp(q.energy) < 1e-3 * abs(q.energy[0])
        assert q.energy[0] == pytest.approx(0.5 * (5 * 0.01 + 2500) + 20.0)


def test_quaternions_in_scenarios(tmp_path):
    for q, factor in ((np.array([0.5, 0.1, -0.7, 0.3]), 3.0), (np.array([1.0, 0, 0, 0]), 2.0)):
        path = tmp_path / "s.toml"
        path.write_text(
            f"format = 1\n[body]\ninertia = [1, 2, 3]\n[start]\nomega = [0, 0, 1]\n"
            f"quaternion = {(factor * q).tolist()}\n"
            'quaternion_order = "wxyz"\n[run]\ndt = 0.1\nt_end = 0.1\n'
        )
        start = scenario.read(path).attitude()
        assert np.abs(start - Rotation.from_quat(q, scalar_first=True).as_matrix()).max() < 1e-15
