"""Rigid molecules that attract and repel each other: forces of all bodies in one call, written by the user with Numba.

Each molecule has three charged sites, like water, and a soft core.  `polhode.forces.batched` hands positions and
attitudes of all molecules to one function, which returns all forces and torques.  Two methods are compared at equal
numbers of calls: `strang`, which moves each molecule freely and exactly between the kicks, and `mr2`, which splits its
rotation into turns about the axes, as NO_SQUISH does.  Here the forces limit both alike.  Units: the length of a bond,
the mass of a molecule, and the charge are one.
"""

import argparse

import numpy as np
from numba import njit, prange

import polhode as ph

SITES = np.array([[0.0, 0.0, 0.07], [0.8, 0.0, -0.53], [-0.8, 0.0, -0.53]])
CHARGES = np.array([-2.0, 1.0, 1.0])
SIZE, DEPTH = 3.0, 0.5  # of the soft core
MOLECULE = ph.Body([0.02, 0.09, 0.07], mass=1.0, name="molecule", physical=True)


@njit(parallel=True, fastmath=True)
def interactions(x, R):
    """Forces and torques in space, and the energy of each molecule."""
    n = len(x)
    forces, torques, energy = np.zeros((n, 3)), np.zeros((n, 3)), np.zeros(n)
    arms = np.zeros((n, 3, 3))
    for i in range(n):
        for a in range(3):
            for c in range(3):
                arms[i, a, c] = R[i, c, 0] * SITES[a, 0] + R[i, c, 1] * SITES[a, 1] + R[i, c, 2] * SITES[a, 2]
    for i in prange(n):
        for j in range(n):
            if i == j:
                continue
            d = x[i] - x[j]
            s = SIZE**2 / (d[0] ** 2 + d[1] ** 2 + d[2] ** 2)
            s6 = s**3
            energy[i] += 2.0 * DEPTH * (s6 * s6 - s6)
            forces[i] += 24.0 * DEPTH * (2.0 * s6 * s6 - s6) * (s / SIZE**2) * d
            for a in range(3):
                for b in range(3):
                    r = d + arms[i, a] - arms[j, b]
                    q = 1.0 / np.sqrt(r[0] ** 2 + r[1] ** 2 + r[2] ** 2 + 0.25)
                    energy[i] += 0.5 * CHARGES[a] * CHARGES[b] * q
                    f = CHARGES[a] * CHARGES[b] * q**3 * r
                    forces[i] += f
                    torques[i] += np.cross(arms[i, a], f)
    return forces, torques, energy


def load(x, R):
    forces, torques, _ = interactions(x, R)
    return forces, torques


def crystal(side):
    """Molecules on a lattice, turned at random, with small velocities."""
    rng = np.random.default_rng(5)
    grid = 3.6 * np.stack(np.meshgrid(*[np.arange(side)] * 3), axis=-1).reshape(-1, 3)
    n = len(grid)
    attitude = ph.so3.exp(rng.normal(size=(n, 3)))
    return {
        "position": grid.astype(float), "velocity": 0.2 * rng.normal(size=(n, 3)), "attitude": attitude,
        "omega": rng.normal(size=(n, 3)),
    }  # fmt: skip


def energy_error(method, dt, t_end, start):
    """The root mean square of the error of the total energy, relative to the kinetic energy; and the momentum."""
    run = ph.simulate(
        MOLECULE,
        load=ph.forces.batched(load),
        **start,
        t_end=t_end,
        dt=dt,
        method=method,
        every=max(1, round(0.05 / dt)),
    )
    potential = np.array(
        [interactions(*map(np.ascontiguousarray, (run.x[:, k], run.R[:, k])))[2].sum() for k in range(len(run))]
    )
    total = run.kinetic_energy.sum(axis=0) + potential
    momentum = run.linear_momentum.sum(axis=0)
    error = np.sqrt(np.mean((total - total[0]) ** 2)) / run.kinetic_energy[:, 0].sum()
    return error, np.abs(momentum - momentum[0]).max(), run.stats.torque_calls


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--side", type=int, default=4, help="molecules along an edge; 22 makes 10648 of them")
    parser.add_argument("--time", type=float, default=2.0)
    given = parser.parse_args()
    start = crystal(given.side)
    print(f"{given.side**3} molecules")
    print("method      dt   calls   energy error   momentum")
    for dt in (0.02, 0.01, 0.005):
        for method in ("strang", "mr2"):
            error, momentum, calls = energy_error(method, dt, given.time, start)
            print(f"{method:8s} {dt:5g} {calls:7d} {error:14.2e} {momentum:10.0e}")
