"""Simulate stick-slip of a drill bit with 60 cutters, in Python and compiled; restart after a crash; audit the run.

The bit turns and moves.  A string holds it: a torsional spring to the rotary table, which turns at a constant rate,
springs and dampers along and across the hole, and the weight on bit.  Each cutter has a depth of cut.  The rock pushes
back along the hole and drags against the motion, with less drag at high speed.  This causes stick-slip: the bit
slows down, winds up the string, and then spins quickly.

One call of the law of the forces, a *load*, returns force and torque.  A call of a real law takes milliseconds, so the
number of calls matters.
"""

import tempfile
from pathlib import Path

import numpy as np

import polhode as ph
from polhode.math import Vec3, atan2, cos, cross, dot, exp, maximum, sin, sqrt

N = 60
angle = 2.399963 * np.arange(N)  # spread evenly over the face
radius = 0.02 + 0.09 * np.sqrt((np.arange(N) + 0.5) / N)
CUTTERS = np.stack([radius * np.cos(angle), radius * np.sin(angle), np.full(N, -0.15)], axis=1)
ROWS = tuple(map(tuple, CUTTERS.tolist()))
BIT = ph.Body.cylinder(radius=0.11, height=0.3, mass=80.0, name="bit")

TABLE = 5.0  # rad/s
TWIST, TWIST_DAMPING = 600.0, 3.0  # N m/rad, N m s
AXIAL, AXIAL_DAMPING, SIDE, BEND, BEND_DAMPING = 5e5, 2e4, 1e6, 2e4, 100.0  # N/m, N s/m, N/m, N m, N m s
WEIGHT = 2e4  # N on the bit
# N/m per cutter; coefficients of drag at low and high speed; speed of the transition, m/s
ROCK, SLOW, FAST, SPEED = 1e5, 0.6, 0.3, 0.15
REST = -WEIGHT / (N * ROCK)  # height of the centre at which the rock carries the weight


def law(t, x, R, v, omega):
    """Return force and torque in space, computed with NumPy."""
    spin = R @ omega
    place = CUTTERS @ R.T
    velocity = v + np.cross(spin, place)
    depth = np.maximum(0.0, -0.15 - (x[2] + place[:, 2]))
    sideways = velocity * [1.0, 1.0, 0.0]
    speed = np.sqrt(np.sum(sideways**2, axis=1) + 1e-2)
    drag = FAST + (SLOW - FAST) * np.exp(-speed / SPEED)
    forces = ROCK * depth[:, None] * ([0.0, 0.0, 1.0] - (drag / speed)[:, None] * sideways)
    turned = np.arctan2(R[1, 0], R[0, 0])
    twist = np.arctan2(np.sin(TABLE * t - turned), np.cos(TABLE * t - turned))  # less than half a turn
    torque = TWIST * twist + TWIST_DAMPING * (TABLE - spin[2])
    string = -np.array([SIDE * x[0], SIDE * x[1], WEIGHT + AXIAL * (x[2] - REST)]) - AXIAL_DAMPING * v
    upright = BEND * np.cross(R[:, 2], [0.0, 0.0, 1.0]) - BEND_DAMPING * spin * [1.0, 1.0, 0.0]
    return string + forces.sum(axis=0), upright + [0.0, 0.0, torque] + np.cross(place, forces).sum(axis=0)


@ph.kernel
def compiled_law(t, x, R, v, omega):
    """Return the same load; this function is compiled."""
    spin = R @ omega
    force = -Vec3(SIDE * x.x, SIDE * x.y, WEIGHT + AXIAL * (x.z - REST)) - AXIAL_DAMPING * v
    twist = TABLE * t - atan2(R.e1.y, R.e1.x)
    twist = atan2(sin(twist), cos(twist))
    torque = BEND * cross(R.e3, Vec3(0.0, 0.0, 1.0))
    torque = torque + Vec3(
        -BEND_DAMPING * spin.x, -BEND_DAMPING * spin.y, TWIST * twist + TWIST_DAMPING * (TABLE - spin.z)
    )
    for k in range(N):
        place = R @ Vec3(ROWS[k][0], ROWS[k][1], ROWS[k][2])
        velocity = v + cross(spin, place)
        depth = maximum(-0.15 - (x.z + place.z), 0.0)
        sideways = Vec3(velocity.x, velocity.y, 0.0)
        speed = sqrt(dot(sideways, sideways) + 1e-2)
        drag = FAST + (SLOW - FAST) * exp(-speed / SPEED)
        f = (ROCK * depth) * (Vec3(0.0, 0.0, 1.0) - (drag / speed) * sideways)
        force, torque = force + f, torque + cross(place, f)
    return force, torque


START = {"position": [0, 0, REST], "omega": [0, 0, TABLE], "dt": 2.5e-4, "method": "strang"}


def crash_and_go_on(t_end):
    """Let the law fail in the middle of a run, and continue the run; no call is repeated."""
    calls = 0

    def fragile(t, x, R, v, omega):
        nonlocal calls
        calls += 1
        if calls == 2000:
            raise OSError("the licence server does not answer")
        return law(t, x, R, v, omega)

    try:
        ph.simulate(BIT, load=fragile, t_end=t_end, **START)
    except OSError as e:
        part = e.trajectory
    with tempfile.TemporaryDirectory() as folder:
        part.save(Path(folder) / "bit.npz")  # in another program, the next day:
        part = ph.load(Path(folder) / "bit.npz")
        whole = part.extend(t_end, torque=ph.forces.load(fragile), same_torque=True)
    return whole, calls


if __name__ == "__main__":
    run = ph.simulate(BIT, load=law, t_end=1.0, **START)
    fast = ph.simulate(BIT, load=compiled_law, t_end=1.0, **START)
    print(f"calls: {run.stats.torque_calls} for {run.stats.steps} steps, force and torque together")
    print(f"Python and compiled agree to {np.abs(run.x - fast.x).max():.0e} m, {np.abs(run.R - fast.R).max():.0e}")
    whole, calls = crash_and_go_on(1.0)
    print(f"after a crash and a restart: {calls} calls, the same bits: {np.array_equal(whole.R, run.R)}")
    long = ph.simulate(BIT, load=compiled_law, t_end=20.0, **START, every=10)
    spin = long.omega_space[len(long) // 2 :, 2]
    print(f"stick-slip: the bit turns at {spin.min():.2f} to {spin.max():.2f} rad/s, the table at {TABLE:g}")
    print(fast.audit())
