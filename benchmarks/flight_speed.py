"""Compare the speed for bodies that move with that of rotation alone, and with hand-written C (SIMD) and CUDA C.

    python benchmarks/flight_speed.py [--repeats 25]           one body and a batch on one thread of the CPU
    python benchmarks/flight_speed.py cuda [results.json]      on a GPU, with numba-cuda and CuPy

A top with the moments (5, 5, 1) and a weight hangs on a spring that is fixed to a point of the body. First the program
checks that C and polhode agree. Then all programs are timed in interleaved runs. The result is the smallest CPU time
of the thread (on a GPU: the median time of the device's own clock). In the case "rotation and its
force", the centre of the same body is held in place: the body only turns, under the torque of the same force. This
force is evaluated equally often.

Stored results: benchmarks/results/flight_speed.json and flight_cuda.json.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

os.environ["POLHODE_THREADS"] = "1"

import numpy as np

import polhode as ph
from polhode import forces
from polhode.engines.layout import to_rows
from polhode.engines.problem import Problem
from polhode.kernels.flight import Pair, Pose
from polhode.kernels.values import Vec3
from polhode.run.setup import set_up
from polhode.torques.base import mat3, vec3

HERE = Path(__file__).parent
SYMMETRIC, ASYMMETRIC = (5.0, 5.0, 1.0), (5.0, 4.0, 1.5)
MASS, G, STIFFNESS, POINT, ANCHOR, STEP = 2.0, 9.81, 30.0, (0.1, 0.2, 1.0), (0.0, 0.5, 2.0), 0.005
PLACE, SPEED = (0.1, 0.2, 0.3), (0.3, -0.2, 0.1)
METHODS = ("nmb", "mr2", "strang", "rkn4")
BODIES, STEPS_ONE, STEPS_BATCH, STEPS_CHECK = 10_000, 20_000, 200, 2_000
AGREE = 1e-9  # largest accepted difference of a state between C and polhode after STEPS_CHECK steps
MOST_OF_ROTATION, SHARE_OF_C, SHARE_OF_CUDA = 1.25, 0.85, 0.90


@ph.kernel
def held_in_place(R, p):
    """Return the torque of the spring, in the body frame, on a body whose centre stays in place."""
    return ph.math.cross(p.point, ph.math.tr(R) @ (p.stiffness * (p.anchor - (p.place + R @ p.point))))


def starts(bodies: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return attitudes, angular velocities and positions; the values of the bodies of a batch differ by up to 10 %."""
    u = np.random.default_rng(1).uniform(-1.0, 1.0, (6, min(bodies, 100_000))) if bodies > 1 else np.zeros((6, 1))
    u = np.tile(u, (1, -(-bodies // u.shape[1])))[:, :bodies]
    R = np.broadcast_to(ph.so3.exp([0.3, 0.0, 0.0]), (bodies, 3, 3))
    return R, np.array([1.0, 2.0, 50.0]) * (1 + 0.1 * u[:3].T), np.array(PLACE) * (1 + 0.1 * u[3:].T)


def problem(method: str, moments: tuple[float, ...], bodies: int, flies: bool = True) -> Problem:
    """Return the problem of the body that translates if `flies`, otherwise that of the body held in place."""
    spring = forces.spring(ANCHOR, POINT, stiffness=STIFFNESS)
    known = {"point": Vec3(*POINT), "anchor": Vec3(*ANCHOR), "place": Vec3(*PLACE), "stiffness": STIFFNESS}
    load = forces.base.Loads((forces.gravity(G), spring)) if flies else None
    setup = set_up(
        ph.Body(moments, mass=MASS), load or ph.torques.function(held_in_place, known, frame="body"), method, {},
        engine="python", dt=STEP, t_start=0.0, every=1, bodies=bodies, observe=(),
    )  # fmt: skip
    b, (R, W, x) = setup.bound, starts(bodies)
    turned, zero = mat3(R), Vec3(0.0, 0.0, 0.0)
    moving = (Pose(turned, vec3(x), zero), Pair(vec3(W), vec3(np.broadcast_to(SPEED, x.shape))))
    state = setup.parts.start(b.torque, b.p, setup.I, STEP, 0.0, *(moving if flies else (turned, vec3(W))))
    return Problem(setup.parts, b.torque, b.p, setup.I, STEP, 0.0, setup.template, to_rows(state, bodies))


# --- C --------------------------------------------------------------------------------------------------------------


class Top(ctypes.Structure):
    _fields_ = [(k, ctypes.c_double) for k in ("Ix", "Iy", "Iz", "p", "h")]


class Flying(ctypes.Structure):
    _fields_ = [("o", Top), *((k, ctypes.c_double) for k in ("m", "weight", "stiffness", *"stuabc"))]


def build() -> dict[str, ctypes.CDLL]:
    from speed import BUILDS, FLAGS, compiler

    folder = HERE / "build"
    folder.mkdir(exist_ok=True)
    libraries = {}
    for k, (name, flags) in enumerate(BUILDS.items()):
        out = folder / f"flight{k}.so"
        subprocess.run([compiler(), *FLAGS, *flags, str(HERE / "c" / "flight.c"), "-o", str(out), "-lm"], check=True)
        libraries[name] = ctypes.CDLL(str(out))
    return libraries


def c_run(library: ctypes.CDLL, function: str, rows: np.ndarray) -> Any:
    f = getattr(library, function)
    f.argtypes, f.restype = [ctypes.c_void_p, ctypes.c_long, ctypes.POINTER(Flying), ctypes.c_long], None
    given = Flying(Top(*SYMMETRIC, 0.0, STEP), MASS, MASS * G, STIFFNESS, *POINT, *ANCHOR)
    state = rows.copy()

    def advance(steps: int) -> np.ndarray:
        state[:] = rows
        f(state.ctypes.data, state.shape[1], ctypes.byref(given), steps)
        return state

    return advance


def polhode_run(q: Problem) -> Any:
    from polhode.engines import numba as engine

    run = engine.Run(q)
    first = run.states.copy()

    def advance(steps: int) -> np.ndarray:
        run.states[:] = first
        run.advance(0, steps, steps + 1)  # do not store samples
        return run.rows

    return advance


def cases(method: str, libraries: dict[str, ctypes.CDLL]) -> list[Any]:
    from speed import Case

    found = []
    for what, bodies, steps, suffixes in (
        ("one", 1, STEPS_ONE, {"": "_d"}),
        ("batch", BODIES, STEPS_BATCH, {"": "_v", " x2": "_v2"}),
    ):
        q = problem(method, SYMMETRIC, bodies)
        for name, library in libraries.items():
            for label, suffix in suffixes.items():
                f = c_run(library, f"{method}_flight{suffix}", q.rows)
                found.append(Case(method, what, f"C {name}{label}", f, bodies, steps))
        found.append(Case(method, what, "polhode", polhode_run(q), bodies, steps))
    held = polhode_run(problem(method, SYMMETRIC, 1, flies=False))
    return [*found, Case(method, "rotation", "polhode", held, 1, STEPS_ONE)]


def on_cpu(repeats: int, methods: list[str], output: Path) -> int:
    from speed import differences, machine, measure

    libraries = build()
    found = {m: cases(m, libraries) for m in methods}
    off = {m: differences([c for c in cs if c.what != "rotation"]) for m, cs in found.items()}
    for m, d in off.items():
        if not max(d.values()) <= AGREE:
            print(f"{m}: C and polhode differ by {d} after {STEPS_CHECK} steps", file=sys.stderr)
            return 1
    best = measure([c for cs in found.values() for c in cs], repeats)
    results = {}
    print("ns per body and step      one: rotation and force, with translation, ratio, C     batch: polhode, C, share")
    for m in methods:
        ours = {c.what: t for c, t in best.items() if (c.method, c.who) == (m, "polhode")}
        c = {w: min(t for k, t in best.items() if (k.method, k.what) == (m, w) and k.who != "polhode") for w in off[m]}
        results[m] = {
            "rotation and force": ours["rotation"], "one": ours["one"], "ratio": ours["one"] / ours["rotation"],
            "one C": c["one"], "batch": ours["batch"], "batch C": c["batch"], "share of C": c["batch"] / ours["batch"],
            "met": [ours["one"] <= MOST_OF_ROTATION * ours["rotation"], SHARE_OF_C * ours["batch"] <= c["batch"]],
            "difference": off[m],
        }  # fmt: skip
        r = results[m]
        print(
            f"{m:8s} {r['rotation and force']:8.1f} {r['one']:8.1f} {r['ratio']:6.2f} {r['one C']:8.1f}     "
            f"{r['batch']:8.2f} {r['batch C']:8.2f} {100 * r['share of C']:4.0f} %   {r['met']}"
        )
    facts = machine(next(iter(libraries.values())).lanes())
    output.write_text(json.dumps({"machine": facts, "ns per body and step": results}, indent=1) + "\n")
    return 0


# --- CUDA -----------------------------------------------------------------------------------------------------------

ON_GPU = (  # method, moments, name of the hand-written kernel, steps of one launch
    ("nmb", SYMMETRIC, "nmb_flight", 1000),
    ("mr2", SYMMETRIC, "mr2_flight", 1000),
    ("strang", SYMMETRIC, "strang_flight_symmetric", 200),
    ("strang", ASYMMETRIC, "strang_flight", 100),
    ("rkn4", SYMMETRIC, "rkn4_flight_symmetric", 40),
)


def compare_on_gpu(case: tuple[Any, ...], module: Any, bodies: int, precision: str) -> dict[str, Any]:
    import cupy
    from gpu import median_seconds

    from polhode.engines import cuda as engine

    name, moments, by_hand, steps = case
    q = problem(name, moments, bodies)
    run = engine.Run(q, precision)
    part, other = run.parts[0], module.get_function(by_hand)
    rows = cupy.asarray(q.rows.astype(run.number))
    counts = cupy.zeros(bodies, np.int64), cupy.zeros(bodies, run.number), cupy.full(bodies, -1)
    numbers = (STEP, *moments, MASS, MASS * G, STIFFNESS, *POINT, *ANCHOR)
    given = np.array(numbers, run.number).view([("x", run.number, len(numbers))])

    def ours() -> None:
        part.launch(run.nothing, 0, 0, 0, steps, 0)

    def theirs(block: int = engine.BLOCK) -> None:
        other((-(-bodies // block),), (block,), (rows, np.int64(bodies), *counts, given, np.int64(steps)))

    ours()
    theirs()
    a, b = part.states.copy_to_host(), cupy.asnumpy(rows)
    mine, *hands = median_seconds((ours, theirs, lambda: theirs(128)))
    f = engine.kernel_for(q, precision)
    return {
        "method": name, "moments": moments, "precision": precision, "bodies": bodies,
        "polhode": bodies * steps / mine, "by_hand": bodies * steps / min(hands), "ratio": min(hands) / mine,
        "difference": float(np.abs(a - b).max() / np.abs(b).max()),
        "registers": max(f.get_regs_per_thread().values()), "local_bytes": max(f.get_local_mem_per_thread().values()),
        "registers_by_hand": other.num_regs, "local_bytes_by_hand": other.local_size_bytes,
    }  # fmt: skip


def on_gpu(output: Path | None, precisions: tuple[str, ...] = ("float64", "float32")) -> int:
    import cupy

    source = "".join((HERE / "cuda" / name).read_text() for name in ("top.cu", "flight.cu"))
    rows = []
    for precision in precisions:
        real = "float" if precision == "float32" else "double"
        module = cupy.RawModule(code=source, options=("-std=c++17", f"-DREAL={real}"))
        for case in ON_GPU:
            r = compare_on_gpu(case, module, 1_000_000, precision)
            rows.append(r)
            print(json.dumps(r), "met" if r["ratio"] >= SHARE_OF_CUDA else "MISSED", flush=True)
    device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    if output is not None:
        output.write_text(json.dumps({"machine": f"one {device}", "kernels": rows}, indent=1) + "\n")
    return int(not all(r["difference"] < 1e-3 for r in rows))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("where", nargs="?", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("output", nargs="?", type=Path)
    parser.add_argument("--repeats", type=int, default=25)
    parser.add_argument("--methods", nargs="+", default=METHODS, choices=METHODS)
    given = parser.parse_args()
    if given.where == "cuda":
        return on_gpu(given.output)
    return on_cpu(given.repeats, given.methods, given.output or HERE / "results" / "flight_speed.json")


if __name__ == "__main__":
    sys.exit(main())
