"""Compare the throughput of polhode on a GPU with that of hand-written CUDA C (cuda/top.cu), in body-steps per second.

Both do the same arithmetic on the same bodies and run alternately. Times are medians of the device's own clock. Run
on a machine with an NVIDIA GPU, numba-cuda and CuPy: python benchmarks/gpu.py [results.json]
"""

import json
import sys
import time
import warnings
from functools import cache
from pathlib import Path

import cupy
import numpy as np
from numba import cuda

import polhode as ph
from polhode.engines import cuda as engine
from polhode.engines.cuda import Run, kernel_for
from polhode.engines.layout import to_rows
from polhode.engines.problem import Problem
from polhode.run.setup import set_up
from polhode.torques.base import mat3, vec3

warnings.filterwarnings("ignore", message=".*Grid size")
MGL, DT = 20.0, 0.005
PRECISIONS = ("float64", "mixed", "float32")
SYMMETRIC, ASYMMETRIC = (5.0, 5.0, 1.0), (5.0, 4.0, 1.5)
COMPENSATED = (Path(__file__).parent / "cuda" / "compensated.cu").read_text()
SOURCE = (Path(__file__).parent / "cuda" / "top.cu").read_text()
CASES = (  # method, moments, name of the hand-written kernel, steps of one launch
    ("nmb", SYMMETRIC, "nmb", 1000),
    ("mr2", SYMMETRIC, "mr2", 1000),
    ("liemid_ea", SYMMETRIC, "liemid_ea", 400),
    ("strang", SYMMETRIC, "strang_symmetric", 200),
    ("strang", ASYMMETRIC, "strang", 100),
    ("rkn4", SYMMETRIC, "rkn4_symmetric", 40),
    ("rkn4", ASYMMETRIC, "rkn4", 20),
)


def starts(bodies, seed=1):
    """Return tops that differ slightly, so that no two have exactly the same motion."""
    rng = np.random.default_rng(seed)
    turn = np.array([0.3, 0.0, 0.0]) + 0.05 * rng.normal(size=(min(bodies, 100_000), 3))
    omega = np.array([1.0, 2.0, 50.0]) + 0.5 * rng.normal(size=turn.shape)
    again = -(-bodies // len(turn))
    return np.tile(ph.so3.exp(turn), (again, 1, 1))[:bodies], np.tile(omega, (again, 1))[:bodies]


def problem(name, moments, bodies):
    setup = set_up(
        ph.Body(moments), ph.torques.heavy_top(MGL), name, {}, engine="python", dt=DT, t_start=0.0, every=1,
        bodies=bodies, observe=(),
    )  # fmt: skip
    b, (R, W) = setup.bound, starts(bodies)
    state = setup.parts.start(b.torque, b.p, setup.I, DT, 0.0, mat3(R), vec3(W))
    return Problem(setup.parts, b.torque, b.p, setup.I, DT, 0.0, setup.template, to_rows(state, bodies))


def median_seconds(jobs, repeats=5):
    """Return the median times of jobs that run alternately."""
    for job in jobs:
        job()
    took = [[] for _ in jobs]
    for _ in range(repeats):
        for seconds, job in zip(took, jobs, strict=True):
            a, b = cupy.cuda.Event(), cupy.cuda.Event()
            cuda.synchronize()
            a.record()
            job()
            b.record()
            b.synchronize()
            seconds.append(cupy.cuda.get_elapsed_time(a, b) * 1e-3)
    return [float(np.median(s)) for s in took]


@cache
def module(real):
    return cupy.RawModule(code=SOURCE, options=("-std=c++17", f"-DREAL={real}"))


def compare(name, moments, by_hand, steps, bodies, precision):
    q = problem(name, moments, bodies)
    run = Run(q, precision)
    part, real = run.parts[0], "float" if precision == "float32" else "double"
    other = module(real).get_function(by_hand)
    rows = cupy.asarray(q.rows.astype(run.number))
    passes, residuals, failed = cupy.zeros(bodies, np.int64), cupy.zeros(bodies, run.number), cupy.full(bodies, -1)
    top = np.array((DT, *moments, MGL), run.number).view([("x", run.number, 5)])

    def ours():
        part.launch(run.nothing, 0, 0, 0, steps, 0)

    def theirs(block=engine.BLOCK):
        args = (rows, np.int64(bodies), passes, residuals, failed, top, np.int64(steps))
        other((-(-bodies // block),), (block,), args)

    ours()
    theirs()
    a, b = part.states.copy_to_host(), cupy.asnumpy(rows)
    difference = float(np.abs(a - b).max() / np.abs(b).max())
    agree = bool((part.counts.copy_to_host()[0] == cupy.asnumpy(passes)).mean() > 0.999)
    f = kernel_for(q, precision)
    # the hand-written kernel runs in blocks of 256 and of 128 threads; the faster one counts
    mine, *hands = median_seconds((ours, theirs, lambda: theirs(128)))
    hand = min(hands)
    regs = f.get_regs_per_thread()
    local = f.get_local_mem_per_thread()
    return {
        "method": name, "moments": moments, "precision": precision, "bodies": bodies,
        "polhode": bodies * steps / mine, "by_hand": bodies * steps / hand, "ratio": hand / mine,
        "difference": difference, "registers": max(regs.values()), "local_bytes": max(local.values()),
        "registers_by_hand": other.num_regs, "local_bytes_by_hand": other.local_size_bytes,
        "block_by_hand": (256, 128)[hands.index(hand)],
        "passes_agree": agree,
    }  # fmt: skip


def whole_runs(bodies, steps):
    """Time whole calls of `simulate`, including the start and the end. Only the final states are stored."""
    R, W = starts(bodies)

    def go():
        t = time.perf_counter()
        ph.simulate(
            SYMMETRIC, ph.torques.heavy_top(MGL), attitude=R, omega=W, dt=DT, t_end=steps * DT, method="nmb", every=0,
            engine="cuda",
        )  # fmt: skip
        return time.perf_counter() - t

    go()
    return {"bodies": bodies, "steps": steps, "body_steps_per_second": bodies * steps / go()}


def sums_in_float64(name, bodies=1_000_000, steps=400):
    """Return the speed of a hand-written kernel in float32 with sums in float64 (cuda/compensated.cu), and the largest
    drift of 256 tops.
    """
    f = cupy.RawModule(code=COMPENSATED, options=("-std=c++17",)).get_function(name)
    q, I = problem(name, SYMMETRIC, bodies), np.array(SYMMETRIC)[:, None]
    top = np.array((DT, *SYMMETRIC, MGL), np.float32).view([("x", np.float32, 5)])

    def go(rows, n, steps):
        f((-(-n // 128),), (128,), (rows, np.int64(n), top, np.float64(DT), np.int64(steps)))

    def look(rows):
        x = cupy.asnumpy(rows)
        R, W = x[:9].reshape(3, 3, -1), x[9:12] / (I if name == "liemid_ea" else 1.0)
        off = np.abs(np.einsum("ikn,jkn->ijn", R, R) - np.eye(3)[:, :, None]).max()
        return 0.5 * (I * W * W).sum(0) + MGL * R[2, 2], off

    rows = cupy.asarray(q.rows)
    (took,) = median_seconds((lambda: go(rows, bodies, steps),))
    result = {"method": name, "body_steps_per_second": bodies * steps / took, "drift": []}
    for total in (100_000, 1_000_000):
        rows = cupy.asarray(np.ascontiguousarray(q.rows[:, :256]))
        first, energy, off = look(rows)[0], 0.0, 0.0
        for _ in range(20):
            go(rows, 256, total // 20)
            e, d = look(rows)
            energy, off = max(energy, float(np.abs(e / first - 1).max())), max(off, float(d))
        result["drift"].append({"steps": total, "energy": energy, "off_group": off})
    print("sums in float64:", result, flush=True)
    return result


def mixed(name, moments, spin, steps=100, bodies=1_000_000):
    """Return the speed in each precision, and the largest drift of 256 tops."""
    jobs = []
    for precision in PRECISIONS:
        run = Run(problem(name, moments, bodies), precision)
        jobs.append(lambda run=run: run.parts[0].launch(run.nothing, 0, 0, 0, steps, 0))
    took = median_seconds(jobs)
    result = {"method": name, "moments": moments, "spin": spin, "drift": []}
    result["body_steps_per_second"] = {p: bodies * steps / t for p, t in zip(PRECISIONS, took, strict=True)}
    del jobs, run
    R, W = starts(256)
    for total, precision in ((100_000, "float64"), (100_000, "float32"), (100_000, "mixed"), (1_000_000, "mixed")):
        r = ph.simulate(
            moments, ph.torques.heavy_top(MGL), attitude=R, omega=W - [0, 0, 50 - spin], dt=DT, t_end=total * DT,
            every=total // 20, method=name, engine="cuda", precision=precision, on_failure="stop",
        )  # fmt: skip
        P = r.momentum[..., 2]
        drift = {
            "off_group": r.orthogonality, "energy": r.energy / r.energy[:, :1] - 1, "momentum_z": P / P[:, :1] - 1
        }  # fmt: skip
        row = {"steps": total, "precision": precision, "outcome": r.outcome.name}
        result["drift"].append(row | {k: float(np.nanmax(np.abs(v))) for k, v in drift.items()})
    print("mixed:", json.dumps(result), flush=True)
    return result


def main():
    sizes = {"nmb": (1_000_000, 10_000_000)}
    rows = []
    print("method     moments          precision     bodies  polhode   by hand   ratio  registers local  difference")
    for precision in ("float64", "float32"):
        for name, moments, by_hand, steps in CASES:
            for bodies in sizes.get(name, (1_000_000,)):
                r = compare(name, moments, by_hand, steps, bodies, precision)
                rows.append(r)
                print(
                    f"{name:10s} {moments!s:16s} {precision} {bodies:10d}  {r['polhode']:.2e}  {r['by_hand']:.2e}  "
                    f"{r['ratio']:.3f}  {r['registers']:4d} ({r['registers_by_hand']})  {r['local_bytes']:4d} "
                    f"({r['local_bytes_by_hand']})  "
                    f"{r['difference']:.1e}",
                    flush=True,
                )
    ends = [whole_runs(1_000_000, steps) for steps in (20_000, 200_000)]
    for r in ends:
        print(f"simulate, nmb, {r['bodies']} bodies, {r['steps']} steps: {r['body_steps_per_second']:.2e}")
    name = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    result = {"machine": f"one {name}", "unit": "body-steps per second", "kernels": rows, "simulate": ends}
    result["sums_in_float64"] = [sums_in_float64(name) for name in ("nmb", "liemid_ea")]
    result["mixed"] = [
        mixed(*x) for x in (("strang", ASYMMETRIC, 10), ("rkn4", ASYMMETRIC, 10), ("strang", SYMMETRIC, 50))
    ]
    if sys.argv[1:]:
        Path(sys.argv[1]).write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
