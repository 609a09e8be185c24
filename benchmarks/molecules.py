"""Compare the energy error of polhode and NO_SQUISH for water-like molecules, with equal numbers of force calls.

    python benchmarks/molecules.py                             1000 molecules, t = 10, two numbers of calls
    python benchmarks/molecules.py --side 22 --time 2 --calls 84 168
    python benchmarks/molecules.py --table                     print the tables of the stored results

The molecules and their forces (Numba) are those of examples/molecules.py, in a cluster that is free in space.
This file implements NO_SQUISH from the formulas of T. F. Miller III et al., J. Chem. Phys. 116 (2002) 8649.  It uses
quaternions q with conjugate momenta p, and splits the free rotor into turns, exp(h/2 L3) exp(h/2 L2) exp(h L1)
exp(h/2 L2) exp(h/2 L3), where

    exp(h L_k):  (q, p) <- cos(z h) (q, p) + sin(z h) P_k (q, p),   z = p . P_k q/(4 I_k)

between half kicks v += h f/2m, p += h S(q)(0, tau).  The rotor may take several such steps between two evaluations of
the forces.  The energy error is relative to the kinetic energy at the start.  The tables show its root mean square and
its drift: the slope of a fitted line, times the duration.  Stored results: benchmarks/results/molecules.json.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit, prange

import polhode as ph

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "molecules.json"
SAMPLES = 100
# force calls per step; the call before the first step is not counted
METHODS = {"strang": 1, "mr2": 1, "rkn4": 6, "rkn6": 14}


def example() -> Any:
    """Import examples/molecules.py as a module."""
    spec = importlib.util.spec_from_file_location("molecules_example", HERE.parent / "examples" / "molecules.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


WATER = example()


@dataclass(frozen=True)
class Row:
    molecules: int
    spin: float  # factor by which the molecules turn faster at the start than in the example
    method: str
    time: float
    calls: int
    step: float
    energy: float  # root mean square of the error
    drift: float
    momentum: float  # change of the linear momentum, divided by the sum of the lengths of all momenta
    angular: float  # the same ratio for the angular momentum about the origin
    seconds: float


class State(NamedTuple):
    """The states of all molecules at one time, with omega in the body frame, and their potential energy."""

    x: np.ndarray
    R: np.ndarray
    v: np.ndarray
    omega: np.ndarray
    potential: float


# --- NO_SQUISH ----------------------------------------------------------------------------------------------------


@njit
def permuted(k: int, a: np.ndarray) -> tuple[float, float, float, float]:
    """Return P_k a, the product of the quaternion a with the k-th quaternion unit."""
    if k == 1:
        return -a[1], a[0], a[3], -a[2]
    if k == 2:
        return -a[2], -a[3], a[0], a[1]
    return -a[3], a[2], -a[1], a[0]


@njit
def turn(k: int, moment: float, h: float, q: np.ndarray, p: np.ndarray) -> None:
    """Apply exp(h L_k) to one molecule, in place."""
    a, b = permuted(k, q), permuted(k, p)
    z = (p[0] * a[0] + p[1] * a[1] + p[2] * a[2] + p[3] * a[3]) / (4.0 * moment)
    c, s = np.cos(z * h), np.sin(z * h)
    for j in range(4):
        q[j] = c * q[j] + s * a[j]
        p[j] = c * p[j] + s * b[j]


@njit(parallel=True)
def drift(
    h: float, turns: int, moments: np.ndarray, x: np.ndarray, v: np.ndarray, q: np.ndarray, p: np.ndarray
) -> None:
    """Apply the free motion to all molecules, in place."""
    for i in prange(len(x)):
        x[i] += h * v[i]
        for _ in range(turns):
            d = h / turns
            turn(3, moments[2], 0.5 * d, q[i], p[i])
            turn(2, moments[1], 0.5 * d, q[i], p[i])
            turn(1, moments[0], d, q[i], p[i])
            turn(2, moments[1], 0.5 * d, q[i], p[i])
            turn(3, moments[2], 0.5 * d, q[i], p[i])


@njit
def times_vector(q: np.ndarray, w: np.ndarray) -> np.ndarray:
    """Return S(q)(0, w) of all molecules: the quaternion product with a vector in the body frame."""
    out = np.empty_like(q)
    out[:, 0] = -q[:, 1] * w[:, 0] - q[:, 2] * w[:, 1] - q[:, 3] * w[:, 2]
    out[:, 1] = q[:, 0] * w[:, 0] + q[:, 2] * w[:, 2] - q[:, 3] * w[:, 1]
    out[:, 2] = q[:, 0] * w[:, 1] + q[:, 3] * w[:, 0] - q[:, 1] * w[:, 2]
    out[:, 3] = q[:, 0] * w[:, 2] + q[:, 1] * w[:, 1] - q[:, 2] * w[:, 0]
    return out


def omega_of(q: np.ndarray, p: np.ndarray, moments: np.ndarray) -> np.ndarray:
    """Return angular velocities in the body frame, from p = 2 S(q)(0, I omega)."""
    back = q * [1, -1, -1, -1]
    w0, w = back[:, :1], back[:, 1:]
    return 0.5 * (w0 * p[:, 1:] + p[:, :1] * w + np.cross(w, p[:, 1:])) / moments


def no_squish(start: dict[str, np.ndarray], dt: float, steps: int, every: int, turns: int) -> list[State]:
    """Run NO_SQUISH and return the samples."""
    moments, mass = np.asarray(WATER.MOLECULE.moments), float(WATER.MOLECULE.mass)
    x, v = start["position"].copy(), start["velocity"].copy()
    q = ph.quaternions.from_matrix(start["attitude"])
    p = 2.0 * times_vector(q, moments * start["omega"])
    R = ph.quaternions.to_matrix(q)
    force, torque, potential = WATER.interactions(x, R)
    samples = [State(x.copy(), R, v.copy(), omega_of(q, p, moments), float(potential.sum()))]
    for k in range(1, steps + 1):
        v += (0.5 * dt / mass) * force
        p += dt * times_vector(q, np.einsum("nji,nj->ni", R, torque))
        drift(dt, turns, moments, x, v, q, p)
        R = ph.quaternions.to_matrix(q)
        force, torque, potential = WATER.interactions(x, R)
        v += (0.5 * dt / mass) * force
        p += dt * times_vector(q, np.einsum("nji,nj->ni", R, torque))
        if k % every == 0:
            samples.append(State(x.copy(), R.copy(), v.copy(), omega_of(q, p, moments), float(potential.sum())))
    return samples


# --- runs of polhode, and errors ----------------------------------------------------------------------------------


def by_polhode(method: str, start: dict[str, np.ndarray], dt: float, steps: int, every: int) -> tuple[list[State], int]:
    run = ph.simulate(
        WATER.MOLECULE, load=ph.forces.batched(WATER.load), **start, t_end=steps * dt, dt=dt, method=method, every=every
    )
    samples = []
    for k in range(len(run)):
        x, R = np.ascontiguousarray(run.x[:, k]), np.ascontiguousarray(run.R[:, k])
        samples.append(State(x, R, run.v[:, k], run.omega[:, k], float(WATER.interactions(x, R)[2].sum())))
    return samples, run.stats.torque_calls


def invariants(s: State) -> tuple[float, float, np.ndarray, np.ndarray]:
    """Return kinetic and total energy, linear momentum, and angular momentum about the origin."""
    moments, mass = np.asarray(WATER.MOLECULE.moments), float(WATER.MOLECULE.mass)
    kinetic = 0.5 * (mass * float((s.v**2).sum()) + float((moments * s.omega**2).sum()))
    spins = np.einsum("nij,nj->ni", s.R, moments * s.omega)
    return kinetic, kinetic + s.potential, mass * s.v.sum(axis=0), (mass * np.cross(s.x, s.v) + spins).sum(axis=0)


def judged(label: str, spin: float, t_end: float, calls: int, dt: float, samples: list[State], seconds: float) -> Row:
    found = [invariants(s) for s in samples]
    kinetic = found[0][0]
    error = np.array([(f[1] - found[0][1]) / kinetic for f in found])
    times = np.linspace(0.0, 1.0, len(error))
    s, mass = samples[0], float(WATER.MOLECULE.mass)
    sizes = mass * np.abs(s.v).sum(), mass * np.abs(np.cross(s.x, s.v)).sum()
    apart = [max(float(np.abs(f[k] - found[0][k]).max()) for f in found) / sizes[k - 2] for k in (2, 3)]
    size, slope = float(np.sqrt(np.mean(error**2))), float(np.polyfit(times, error, 1)[0])
    return Row(len(s.x), spin, label, t_end, calls, dt, size, slope, apart[0], apart[1], seconds)


def measure(side: int, spin: float, t_end: float, calls: int) -> list[Row]:
    """Run all methods with about this number of force calls; return the rows of the table."""
    start, rows = WATER.crystal(side), []
    start["omega"] = spin * start["omega"]
    for turns in (1, 10):
        began, dt = time.perf_counter(), t_end / calls
        samples = no_squish(start, dt, calls, max(1, calls // SAMPLES), turns)
        label = "NO_SQUISH" if turns == 1 else f"NO_SQUISH, {turns} turns"
        rows.append(judged(label, spin, t_end, calls + 1, dt, samples, time.perf_counter() - began))
    for method, each in METHODS.items():
        began, steps = time.perf_counter(), round(calls / each)
        samples, used = by_polhode(method, start, t_end / steps, steps, max(1, steps // SAMPLES))
        rows.append(judged(method, spin, t_end, used, t_end / steps, samples, time.perf_counter() - began))
    return rows


def table(rows: list[Row]) -> str:
    head = ("molecules", "spin", "t", "method", "step", "calls", "energy, rms", "drift", "momentum", "angular momentum")
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    for r in rows:
        errors = f"{r.energy:.1e} | {r.drift:+.1e} | {r.momentum:.0e} | {r.angular:.0e}"
        lines.append(f"| {r.molecules} | {r.spin:g} | {r.time:g} | {r.method} | {r.step:.3g} | {r.calls} | {errors} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])  # type: ignore[union-attr]
    parser.add_argument("--side", type=int, default=10, help="molecules along an edge of the cluster")
    parser.add_argument("--spin", type=float, default=1.0, help="factor for the angular velocities at the start")
    parser.add_argument("--time", type=float, default=10.0)
    parser.add_argument("--calls", type=int, nargs="+", default=[504, 1008])
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    kept = [Row(**r) for r in json.loads(RESULTS.read_text())] if RESULTS.exists() else []
    for calls in () if given.table else given.calls:
        new = measure(given.side, given.spin, given.time, calls)
        print(table(new), flush=True)
        same = {(r.molecules, r.spin, r.time, r.method, r.calls) for r in new}
        kept = [r for r in kept if (r.molecules, r.spin, r.time, r.method, r.calls) not in same] + new
        kept.sort(key=lambda r: (r.molecules, r.spin, r.time, r.calls // 10, r.method))
        RESULTS.write_text(json.dumps([asdict(r) for r in kept], indent=1) + "\n")
    if given.table:
        print(table(kept))


if __name__ == "__main__":
    main()
