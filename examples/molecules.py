"""Simulate rigid molecules; a Numba function of the user returns the forces between all of them in one call.

Each molecule has three charged sites, like water, and a soft core; a cell list finds its neighbours.
`polhode.forces.batched` passes positions and attitudes of all molecules to one function, which returns all forces and
torques.  Two methods are compared at equal numbers of calls: `strang`, which moves each molecule freely and exactly
between the kicks, and `mr2`, which splits its rotation into turns about the axes, as NO_SQUISH does.  Units: the length
of a bond, the mass of a molecule, and the charge are one.
"""

import argparse

import numpy as np
from numba import njit, prange

import polhode as ph

SITES = np.array([[0.0, 0.0, 0.07], [0.8, 0.0, -0.53], [-0.8, 0.0, -0.53]])
CHARGES = np.array([-2.0, 1.0, 1.0])
SIZE, DEPTH = 3.0, 0.5  # radius of the soft core
REACH = 6.0  # range of the interactions between sites and between centres, where they end smoothly
CELL = REACH + 2.0  # wide enough for the sites of molecules in neighbouring cells
MOLECULE = ph.Body([0.02, 0.09, 0.07], mass=1.0, name="molecule", physical=True)


@njit
def cells(x):
    """Sort molecules by cell: return their numbers in order, the start of each cell, and the number of cells."""
    low = np.array([x[:, 0].min(), x[:, 1].min(), x[:, 2].min()])
    place = ((x - low) / CELL).astype(np.int64)
    nx, ny, nz = place[:, 0].max() + 1, place[:, 1].max() + 1, place[:, 2].max() + 1
    index = (place[:, 0] * ny + place[:, 1]) * nz + place[:, 2]
    begin = np.zeros(nx * ny * nz + 1, np.int64)
    for k in index:
        begin[k + 1] += 1
    begin = np.cumsum(begin)
    return np.argsort(index, kind="mergesort"), begin, place, (nx, ny, nz)


@njit(fastmath=True)
def switched(r2, value, slope):
    """Return a potential of r^2 and its derivative with respect to r^2, times (1 - r^2/reach^2)^2."""
    w = 1.0 - r2 / REACH**2
    return value * w * w, slope * w * w - 2.0 * value * w / REACH**2


@njit(fastmath=True)
def pair(i, j, x, arms, forces, torques):
    """Add the action of j on i; return half of their energy."""
    dx, dy, dz = x[i, 0] - x[j, 0], x[i, 1] - x[j, 1], x[i, 2] - x[j, 2]
    r2 = dx * dx + dy * dy + dz * dz
    if r2 > CELL**2:
        return 0.0
    energy = fx = fy = fz = tx = ty = tz = 0.0
    if r2 < REACH**2:
        s = SIZE**2 / r2
        s6 = s * s * s
        value, slope = switched(r2, 4.0 * DEPTH * (s6 * s6 - s6), -12.0 * DEPTH * (2.0 * s6 * s6 - s6) / r2)
        energy += 0.5 * value
        fx, fy, fz = -2.0 * slope * dx, -2.0 * slope * dy, -2.0 * slope * dz
    for a in range(3):
        ax, ay, az = arms[i, a, 0], arms[i, a, 1], arms[i, a, 2]
        for b in range(3):
            rx, ry, rz = dx + ax - arms[j, b, 0], dy + ay - arms[j, b, 1], dz + az - arms[j, b, 2]
            r2 = rx * rx + ry * ry + rz * rz
            if r2 < REACH**2:
                q = 1.0 / np.sqrt(r2 + 0.25)
                k = CHARGES[a] * CHARGES[b]
                value, slope = switched(r2, k * q, -0.5 * k * q * q * q)
                energy += 0.5 * value
                f = -2.0 * slope
                fx, fy, fz = fx + f * rx, fy + f * ry, fz + f * rz
                tx, ty, tz = tx + f * (ay * rz - az * ry), ty + f * (az * rx - ax * rz), tz + f * (ax * ry - ay * rx)
    forces[i, 0] += fx
    forces[i, 1] += fy
    forces[i, 2] += fz
    torques[i, 0] += tx
    torques[i, 1] += ty
    torques[i, 2] += tz
    return energy


@njit(parallel=True, fastmath=True)
def interactions(x, R):
    """Return forces and torques in space, and the energy of each molecule; only neighbouring cells interact."""
    n = len(x)
    forces, torques, energy = np.zeros((n, 3)), np.zeros((n, 3)), np.zeros(n)
    arms = np.zeros((n, 3, 3))
    for i in range(n):
        for a in range(3):
            for c in range(3):
                arms[i, a, c] = R[i, c, 0] * SITES[a, 0] + R[i, c, 1] * SITES[a, 1] + R[i, c, 2] * SITES[a, 2]
    order, begin, place, (nx, ny, nz) = cells(x)
    for i in prange(n):
        px, py, pz = place[i]
        for cx in range(max(px - 1, 0), min(px + 2, nx)):
            for cy in range(max(py - 1, 0), min(py + 2, ny)):
                for cz in range(max(pz - 1, 0), min(pz + 2, nz)):
                    cell = (cx * ny + cy) * nz + cz
                    for m in range(begin[cell], begin[cell + 1]):
                        j = order[m]
                        if j != i:
                            energy[i] += pair(i, j, x, arms, forces, torques)
    return forces, torques, energy


def load(x, R):
    forces, torques, _ = interactions(x, R)
    return forces, torques


def crystal(side):
    """Return molecules on a lattice, turned at random, with small velocities."""
    rng = np.random.default_rng(5)
    grid = 3.6 * np.stack(np.meshgrid(*[np.arange(side)] * 3), axis=-1).reshape(-1, 3)
    n = len(grid)
    attitude = ph.so3.exp(rng.normal(size=(n, 3)))
    return {
        "position": grid.astype(float), "velocity": 0.2 * rng.normal(size=(n, 3)), "attitude": attitude,
        "omega": rng.normal(size=(n, 3)),
    }  # fmt: skip


def energy_error(method, dt, t_end, start):
    """Return the root mean square error of the total energy, relative to the kinetic energy, and the change of
    momentum.
    """
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
