"""Make a billion steps with three methods, and measure the drift of the energy and the growth of memory.

    python benchmarks/billion.py [steps, 1e9]

Advances the fast top in ten consecutive runs, and records the extremes of the energy over all steps.  Prints a table
and writes results/billion.md.  If the energy stays within the range of the first tenth, it does not drift.
"""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path

import polhode as ph

HERE = Path(__file__).parent
TOP, WEIGHT = ph.Body([5.0, 5.0, 1.0]), ph.torques.heavy_top(20.0)
DT, PARTS = 0.005, 10


def memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def long_run(method: str, steps: int) -> str:
    part = steps // PARTS
    start = {"omega": [0.0, 0.0, 50.0], "attitude": ph.so3.exp([0.3, 0.0, 0.0])}
    ph.simulate(TOP, WEIGHT, **start, t_end=DT, dt=DT, method=method, every=0, observe=("energy",))  # compile
    before, begin = memory(), time.process_time()
    run = ph.simulate(TOP, WEIGHT, **start, t_end=part * DT, dt=DT, method=method, every=0, observe=("energy",))
    e0 = float(run.energy[0])
    swing = max(abs(run.observed["energy"].max - e0), abs(run.observed["energy"].min - e0)) / abs(e0)
    for k in range(2, PARTS + 1):
        run = run.extend(k * part * DT)
    seconds = time.process_time() - begin
    seen = run.observed["energy"]
    worst = max(abs(seen.max - e0), abs(seen.min - e0)) / abs(e0)
    off = float(abs(run.R[-1].T @ run.R[-1] - ph.so3.exp([0.0, 0.0, 0.0])).max())
    vertical = abs(run.momentum[-1][2] / run.momentum[0][2] - 1)
    return (
        f"| `{method}` | {steps:.0e} | {1e9 * seconds / steps:.0f} | {swing:.3e} | {worst:.3e} | {vertical:.1e} "
        f"| {off:.1e} | {memory() - before:.1f} |"
    )


def main(steps: int) -> None:
    lines = [
        "# A billion steps",
        "",
        "Printed by `python benchmarks/billion.py` for the fast top with dt = 0.005, in ten runs, each of which",
        "continues the previous one. Energy errors are relative to the start; the table shows the",
        "largest over all steps.",
        "",
        "| method | steps | ns per step | energy, first tenth | all | vertical momentum | "
        "distance from SO(3) | growth of memory, MB |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for method in ("nmb", "mr2", "strang"):
        lines.append(long_run(method, steps))
        print(lines[-1], flush=True)
    (HERE / "results" / "billion.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(float(sys.argv[1])) if len(sys.argv) > 1 else 10**9)
