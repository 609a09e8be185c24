"""Count the torque calls that different methods need for an expensive torque: the cutters of a drill bit in rock.

The bit hangs on a spring and bounces on uneven rock. The rock brakes each cutter that touches it, more strongly if the
cutter is deeper. A call of a real cutting model takes milliseconds, so the program counts calls. The torque has a
kink whenever a cutter touches or leaves the rock, so a solver of high order has little advantage. The table shows that
for one or two correct digits, a method with one call per step needs the fewest calls. For three and more digits, a
general solver is as good.
"""

import numpy as np
from scipy.integrate import solve_ivp

import polhode as ph

bit = ph.Body.cylinder(radius=0.15, height=0.4, mass=60, name="drill bit")
angles = np.linspace(0, 2 * np.pi, 12, endpoint=False)
cutters = np.stack([0.14 * np.cos(angles), 0.14 * np.sin(angles), np.full(12, -0.2)], axis=1)  # in the body
drive, stiffness = 40.0, 900.0
SPAN = 2.0
calls = 0


def torque(t, R, omega):
    """Return the torque in space: the drive, the spring of the drill string, and the drag of every cutter."""
    global calls
    calls += 1
    place = cutters @ R.T
    velocity = np.cross(R @ omega, place)
    rock = -0.2 + 0.002 * np.sin(9 * np.arctan2(place[:, 1], place[:, 0]))
    depth = np.maximum(0.0, rock - place[:, 2])
    force = -2.5e4 * depth[:, None] * np.tanh(velocity / 0.5)
    normal = 4e4 * depth[:, None] * [0.0, 0.0, 1.0]
    upright = stiffness * np.cross(R[:, 2], [0.0, 0.0, 1.0])
    return drive * np.array([0, 0, 1.0]) + upright + np.cross(place, force + normal).sum(axis=0)


start = {"omega": [0.3, 0.0, 12.0], "attitude": ph.so3.exp([0.02, 0.0, 0.0])}


def general(rtol):
    """Return the result of a general solver on R and the body momentum."""
    J = bit.inertia

    def rates(t, y):
        R, P = y[:9].reshape(3, 3), y[9:]
        W = np.linalg.solve(J, P)
        hat = np.array([[0, -W[2], W[1]], [W[2], 0, -W[0]], [-W[1], W[0], 0]])
        return np.concatenate([(R @ hat).ravel(), np.cross(P, W) + R.T @ torque(t, R, W)])

    y = np.concatenate([start["attitude"].ravel(), J @ start["omega"]])
    return solve_ivp(rates, (0, SPAN), y, method="DOP853", rtol=rtol, atol=rtol).y[:9, -1].reshape(3, 3)


def structured(steps):
    return ph.simulate(bit, torque, t_end=SPAN, dt=SPAN / steps, method="strang", **start).R[-1]


exact = general(1e-8)
print(f"{'':24s} {'calls':>7s} {'error (rad)':>12s}")
for label, make in {
    "strang, 400 steps": lambda: structured(400),
    "strang, 800 steps": lambda: structured(800),
    "strang, 3200 steps": lambda: structured(3200),
    "DOP853, rtol = 1e-2": lambda: general(1e-2),
    "DOP853, rtol = 1e-3": lambda: general(1e-3),
}.items():
    calls = 0
    R = make()
    print(f"{label:24s} {calls:7d} {np.linalg.norm(R - exact) / np.sqrt(2):12.1e}")
