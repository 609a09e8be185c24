"""Test examples/detumble.py against a script without polhode: NumPy, and SciPy between the sampling times."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation

INERTIA = np.array([0.033, 0.035, 0.009])
AXES = np.eye(3)


@pytest.fixture(scope="module")
def example():
    path = Path(__file__).parents[1] / "examples" / "detumble.py"
    spec = importlib.util.spec_from_file_location("detumble", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def field(t):
    """Return the magnetic field on a polar orbit, of a dipole that points south."""
    radius = np.array([np.cos(0.00113 * t), 0.0, np.sin(0.00113 * t)])
    south = np.array([0.0, 0.0, -1.0])
    return 2.6e-5 * (3.0 * radius * south.dot(radius) - south)


def turned(q, v):
    """Return v in the body frame. The quaternion q (scalar first) maps body to space."""
    w, u = q[0], -q[1:]
    return v + 2.0 * np.cross(u, np.cross(u, v) + w * v)


def motion(q, omega, t0, t1, torque, inner=lambda t: np.zeros(3)):
    """Solve Euler's equations with quaternions from t0 to t1; return the state at the end.

    torque(t, q) is in the body frame, and inner(t) is the momentum of the wheels.
    """

    def rate(t, y):
        q, w = y[:4], y[4:]
        dq = 0.5 * np.array([
            -q[1] * w[0] - q[2] * w[1] - q[3] * w[2], q[0] * w[0] + q[2] * w[2] - q[3] * w[1],
            q[0] * w[1] + q[3] * w[0] - q[1] * w[2], q[0] * w[2] + q[1] * w[1] - q[2] * w[0],
        ])  # fmt: skip
        momentum = INERTIA * w + inner(t)
        return np.concatenate([dq, (torque(t, q) - np.cross(w, momentum)) / INERTIA])

    y = solve_ivp(rate, (t0, t1), np.concatenate([q, omega]), method="DOP853", rtol=1e-12, atol=1e-14).y[:, -1]
    return y[:4] / np.linalg.norm(y[:4]), y[4:]


def matrix(q):
    return Rotation.from_quat(np.roll(q, -1)).as_matrix()


def test_detumbling(example):
    n = 40
    run = example.detumble(t_end=2.0 * n, engine="python")
    q, omega, last = np.array([1.0, 0.0, 0.0, 0.0]), np.array([0.08, -0.06, 0.05]), None
    for k in range(n):
        t = 2.0 * k
        measured = turned(q, field(t))
        moment = np.zeros(3) if last is None else -2e5 * (measured - last) / 2.0
        moment[np.abs(moment) < 1e-3] = 0.0
        moment, last = np.clip(moment, -0.5, 0.5), measured
        q, omega = motion(q, omega, t, t + 2.0, lambda t, q, m=moment: np.cross(m, turned(q, field(t))))
    assert np.abs(run.R[-1] - matrix(q)).max() < 1e-9
    assert np.abs(run.omega[-1] - omega).max() < 1e-9
    assert np.linalg.norm(omega) < 0.8 * np.linalg.norm([0.08, -0.06, 0.05])


def test_pointing(example):
    n = 48
    before = example.detumble(t_end=2.0, engine="python")
    run = example.pointing(before, t_end=0.25 * n, engine="python")
    q = np.roll(Rotation.from_matrix(before.R[-1]).as_quat(), 1)
    omega, h, total = before.omega[-1].copy(), np.zeros(3), np.zeros(3)
    wanted = Rotation.from_rotvec([0.0, 0.0, 1.0])
    late = None
    for k in range(n):
        # the generator is seeded by the seed, the number of the sampling time, and the body
        noise = np.random.default_rng([11, k, 0]).normal(size=6)
        new = Rotation.from_matrix(matrix(q)) * Rotation.from_rotvec(1e-4 * noise[:3]), omega + 1e-5 * noise[3:]
        seen, late = late or new, new  # the delay is one period
        error = (wanted.inv() * seen[0]).as_rotvec()
        total = total + 0.25 * error
        u = np.clip(4e-3 * error + 2e-4 * total + 2e-2 * seen[1], -2e-3, 2e-3)
        speed = h / 2e-5 - omega
        friction = np.minimum(1e-8 * np.abs(speed) + 1e-6, 2e-5 * np.abs(speed) / 0.25)
        u = np.clip(u - np.sign(speed) * friction, (-0.01 - h) / 0.25, (0.01 - h) / 0.25)
        t = 0.25 * k
        q, omega = motion(q, omega, t, t + 0.25, lambda t, q, u=u: -u, lambda x, t=t, h=h, u=u: h + (x - t) * u)
        h = h + 0.25 * u
    assert np.abs(run.R[-1] - matrix(q)).max() < 1e-9
    assert np.abs(run.omega[-1] - omega).max() < 1e-9
    assert np.abs(run.wheels.momenta[-1] - h).max() < 1e-12
    assert np.abs(h).max() > 0.001
