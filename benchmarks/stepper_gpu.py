"""Measure the cost of a step of a stepper on a GPU, compared with reading and writing the states once.

    python benchmarks/stepper_gpu.py [results.json]

Run it on a machine with an NVIDIA GPU, numba-cuda and CuPy.  `kernel` is the GPU time of one pair of tell and ask,
queued after other work, so that the GPU does not wait for the host.  `pair` is the time of the same pairs when the GPU
has nothing else to do.  Both are the smallest of several repeats, in microseconds.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cupy
import numpy as np

import polhode as ph

ASYMMETRIC, SYMMETRIC = [5.0, 4.0, 1.5], [2.0, 2.0, 1.0]
CASES = [
    ("mr2", ASYMMETRIC),
    ("nmb", ASYMMETRIC),
    ("strang", SYMMETRIC),
    ("liemid_ea", ASYMMETRIC),
    ("strang", ASYMMETRIC),
]
PAIRS, REPEATS, BEFORE = 10, 7, 20


def timed(f: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    """Return the GPU time of f in microseconds: the smallest of several repeats."""
    best = float("inf")
    for _ in range(REPEATS):
        before()
        start, end = cupy.cuda.Event(), cupy.cuda.Event()
        start.record()
        for _ in range(PAIRS):
            f()
        end.record()
        end.synchronize()
        best = min(best, 1e3 * cupy.cuda.get_elapsed_time(start, end) / PAIRS)
    return best


def measured(n: int) -> list[dict[str, Any]]:
    a, b, busy = cupy.zeros((12, n)), cupy.zeros((12, n)), cupy.zeros(50_000_000)

    def work() -> None:
        """Keep the GPU busy until the launches that follow are queued."""
        for _ in range(BEFORE):
            cupy.sqrt(busy, out=busy)

    rows: list[dict[str, Any]] = []
    for method, moments in CASES:
        spins = np.random.default_rng(3).normal(0.0, 0.3, (n, 3))
        s = ph.stepper(moments, omega=spins, dt=0.005, method=method, engine="cuda")
        torque = cupy.zeros((n, 3))

        def pair(s: Any = s, torque: Any = torque) -> None:
            s.tell(torque)
            s.ask()

        s.ask()
        for _ in range(5):
            pair()
        row = {
            "bodies": n, "method": method, "moments": moments, "copy": timed(lambda: cupy.copyto(b, a), work),
            "kernel": timed(pair, work), "pair": timed(pair),
        }  # fmt: skip
        row["ratio"] = row["kernel"] / row["copy"]
        rows.append(row)
        print(
            f"{n:>9} {method:<10} {moments}: kernel {row['kernel']:.0f} us, {row['ratio']:.2f} copies; pair "
            f"{row['pair']:.0f} us",
            flush=True,
        )
    return rows


def main() -> None:
    name = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    result = {"machine": f"one {name}", "version": ph.__version__, "unit": "microseconds"}
    result["rows"] = [row for n in (1_000_000, 10_000_000) for row in measured(n)]
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
