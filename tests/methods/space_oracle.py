"""A body with a torque, in full matrices: potential, torque for any matrix R, and a loop over steps that the test
defines.
"""

import numpy as np

import polhode as ph

J = np.diag([1.0, 1.7, 2.3])
W0 = np.array([0.9, -1.4, 1.1])
ARM, UP, MGL = np.array([0.36, 0.48, 0.8]), np.array([2.0, 3.0, 6.0]) / 7, 1.3
TOWARDS, RATE, STRENGTH = np.array([1.0, 0.0, 0.0]), 1.7, 0.4


def direction(t):
    return np.array([np.cos(RATE * t), np.sin(RATE * t), 0.0])


def potential(t, R, rate=True):
    n = R.T @ direction(t if rate else 0.0)
    return MGL * UP @ R @ ARM + 1.5 * STRENGTH * n @ J @ n


def body_torque(t, R, rate=True):
    """Return the torque in the body frame, T_i = -eps_ijk M_jk with M = (dV/dR)^T R. It is defined for every
    matrix R.
    """
    d = direction(t if rate else 0.0)
    G = MGL * np.outer(UP, ARM) + 3.0 * STRENGTH * np.outer(d, J @ (R.T @ d))
    M = G.T @ R
    return -np.array([M[1, 2] - M[2, 1], M[2, 0] - M[0, 2], M[0, 1] - M[1, 0]])


def model(rate=True):
    """Return the same problem as a model of the library."""
    rate = RATE if rate else 0.0
    return ph.torques.heavy_top(MGL, ARM, UP) + ph.torques.gravity_gradient(
        STRENGTH, TOWARDS, rate=rate, normal=(0, 0, 1)
    )


def R0():
    from scipy.spatial.transform import Rotation

    return Rotation.from_rotvec([0.4, -0.7, 1.2]).as_matrix()


def run(method, h=0.2, steps=3, torque="model", **options):
    torque = model() if isinstance(torque, str) else torque
    q = ph.simulate(
        J, torque, omega=W0, attitude=R0(), t_end=steps * h, dt=h, method=method, engine="python", **options
    )
    return q.R[-1], q.omega[-1]


def assert_same(found, expected, tolerance=2e-13):
    for a, b in zip(found, expected, strict=True):
        assert np.abs(a - b).max() < tolerance, np.abs(a - b).max()
