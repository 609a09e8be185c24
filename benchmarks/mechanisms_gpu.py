"""Compare a batch of rings on a GPU with one core: throughput, and the difference of the results.

Each ring has six spinning links on ball joints, and its own velocities.  Times are for blocks of steps, without
compilation and the start of a run.  Run on a machine with an NVIDIA GPU and numba-cuda:
PYTHONPATH=src python benchmarks/mechanisms_gpu.py [results.json] [--rings 10000] [--steps 1000]
"""

import argparse
import json
import os
import time
from pathlib import Path

os.environ["POLHODE_THREADS"] = "1"  # use one core

import numpy as np

import polhode as ph
from polhode.mechanisms.problems import ring
from polhode.mechanisms.rattle import SPIN, STATE
from polhode.mechanisms.setup import first_rows, make_run, set_up

CASES = (("rattle", 2e-3), ("rattle4", 2.5e-3))
CHECKED = 200  # number of rings that the core computes for the comparison


def start(method, dt, engine, rings):
    """Start a run of this many rings: fifty different ones, and copies of them with multiples of their velocities."""
    batch = ph.mechanisms.Batch([ring(spin=40.0 * (1 + 0.01 * k)).mechanism for k in range(min(rings, 50))])
    setup = set_up(batch.__polhode_members__(), None, method, engine, dt, 0.0, 1, batch=True)
    again = -(-rings // len(batch))
    columns, rows = (np.tile(x, (1, again))[:, :rings] for x in (setup.columns, first_rows(setup)))
    moving = np.flatnonzero(np.arange(STATE * len(setup.built.bodies)) % STATE >= SPIN)
    rows[moving] *= 1.0 + 0.05 * np.random.default_rng(2).normal(size=rings)
    return make_run(
        setup.runs_on, setup.built.plan, columns, setup.acting, rows, setup.weights, dt, 0.0, setup.loop, setup.limits
    )


def timed(run, steps):
    """Return the seconds of this many steps, and those of the first steps, which compile and warm up."""
    began = time.perf_counter()
    run.advance(0, 10, 11)
    first = time.perf_counter() - began
    began = time.perf_counter()
    run.advance(10, steps - 10, steps)
    return time.perf_counter() - began, first


def compare(method, dt, rings, steps):
    here, there = start(method, dt, "numba", min(CHECKED, rings)), start(method, dt, "cuda", rings)
    numbers = STATE * here.plan.bodies
    (core, _), (gpu, first) = timed(here, steps), timed(there, steps)
    a, b = here.rows[:numbers], there.rows[:numbers, : here.n]
    by_core, by_gpu = here.n * (steps - 10) / core, there.n * (steps - 10) / gpu
    p = there.progress
    return {
        "method": method, "dt": dt, "rings": rings, "steps": steps, "core_steps_per_second": by_core,
        "gpu_steps_per_second": by_gpu, "ratio": by_gpu / by_core, "gpu_us_per_step_of_all": 1e6 * gpu / (steps - 10),
        "first_seconds": first, "largest_difference": float(np.abs(a - b).max()),
        "largest_number": float(np.abs(a).max()), "worst_residual": float(p.residual.max()),
        "failed": int((p.failed >= 0).sum()), "passes_per_stage": float(p.passes.mean() / steps / there.weights.size),
        "same_passes": float((p.passes[: here.n] == here.progress.passes).mean()),
    }  # fmt: skip


def kernel_facts():
    """Return the registers and the local memory of the compiled kernels."""
    from polhode.mechanisms.gpu import KERNELS

    kernels = list(KERNELS.known.values())
    return [
        {"registers": max(f.get_regs_per_thread().values()), "local_bytes": max(f.get_local_mem_per_thread().values())}
        for f in kernels
        if hasattr(f, "get_regs_per_thread")
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", nargs="?", type=Path)
    parser.add_argument("--rings", type=int, default=10_000)
    parser.add_argument("--steps", type=int, default=1000)
    args = parser.parse_args()
    rows = []
    for method, dt in CASES:
        rows.append(compare(method, dt, args.rings, args.steps))
        print(json.dumps(rows[-1]), flush=True)
    facts = kernel_facts()
    print(facts)
    if args.results:
        args.results.write_text(json.dumps({"runs": rows, "kernels": facts}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
