"""Advance 100,000 bodies in a loop of your own, with torques computed by NumPy.

A cloud of flat plates drifts in a wind whose direction turns.  The program contains the loop over steps: polhode asks
for the torques, and NumPy computes those of all plates at once.  The same loop advances the positions of the plates;
polhode computes only the rotations.

    python examples/own_loop.py [--bodies 100000] [--steps 60]
"""

import argparse
import time

import numpy as np
from scipy.spatial.transform import Rotation

import polhode as ph


def wind(t):
    """Return the velocity of the air, in space."""
    return np.array([np.cos(0.3 * t), np.sin(0.3 * t), 0.2])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bodies", type=int, default=100_000)
    parser.add_argument("--steps", type=int, default=60)
    args = parser.parse_args()
    rng = np.random.default_rng(7)
    n, dt = args.bodies, 0.05
    position, velocity = rng.uniform(-50.0, 50.0, (n, 3)), np.zeros((n, 3))
    attitude = Rotation.from_quat(rng.normal(size=(n, 4)))
    s = ph.stepper([1.0, 1.2, 2.0], attitude=attitude, omega=rng.normal(0.0, 0.2, (n, 3)), dt=dt, method="mr2")

    computing = began = 0.0
    while s.steps < args.steps:
        if s.steps == 1 and not began:  # everything is compiled now
            computing, began = 0.0, time.perf_counter()
        q = s.ask()  # q.t, q.R (bodies, 3, 3), q.omega (bodies, 3): views, valid until the next question
        now = time.perf_counter()
        normal = q.R[:, :, 2]  # normals of the plates, in space
        air = wind(q.t) - velocity
        along = np.einsum("bi,bi->b", normal, air)
        torque = 0.8 * along[:, None] * np.cross(air, normal)  # turns a plate edge-on to the wind
        force = (along * np.abs(along))[:, None] * normal
        computing += time.perf_counter() - now
        s.tell(torque)  # torque in space
        if s.steps:  # the first question is for the torque at the start
            velocity += dt * force
            position += dt * velocity
    took = time.perf_counter() - began
    facing = np.abs(np.einsum("bi,i->b", s.R[:, :, 2], wind(s.t))) / np.linalg.norm(wind(s.t))
    print(f"{n} plates, {s.steps} steps, t = {s.t:.2f} s, {s.torque_calls} evaluations of the torque")
    print(f"plates face the wind with mean |cos| = {facing.mean():.3f} (0.5 for random directions)")
    print(f"mean drift {np.linalg.norm(velocity.mean(axis=0)):.3f} m/s")
    each = 1e3 / max(s.steps - 1, 1)
    print(f"{each * took:.1f} ms a step, of which {each * computing:.1f} ms for torques and forces")


if __name__ == "__main__":
    main()
