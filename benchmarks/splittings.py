"""Measure the torque calls that splittings need for a given error of the attitude at the end.

    python benchmarks/splittings.py [PROBLEM ...]

    python benchmarks/splittings.py flows        compare the times of flow="axes" and flow="exact" for the same error

Each run has 7 % more steps than the previous one.  The printed number of calls is interpolated; with more calls, the
error stays below the given one.  Without arguments, the table is written to results/splittings.md; the table of the
flows is written to results/flows.md.
"""

import math
import sys
import time
from pathlib import Path

import numpy as np

import polhode as ph
from polhode.integrators.coefficients import COMPOSITIONS

TOLERANCES = (1e-3, 1e-6, 1e-9, 1e-12)
PROBLEMS = ("fast-top", "slow-top", "asymmetric-top", "satellite", "coulomb-wall")
METHODS = {
    "strang": {}, "rkn4": {}, "rkn6": {}, "near864": {}, "near1064": {}, "near1086": {}, "damped6": {},
    **{
        f"strang {c}": {"compose": c}
        for c in ("suzuki4", "kahan_li6", "kahan_li8", "mclachlan8", "sofroniou_spaletta10")
    },
}  # fmt: skip
MOST = 20_000  # torque calls


def calls_needed(problem, name, options):
    method = name.split()[0]
    step = ph.methods[method].cost.step * (len(COMPOSITIONS[options["compose"]].weights) if "compose" in options else 1)
    n, seen = max(1, 30 // step), []
    while n * step < MOST and (not seen or seen[-1][1] > 0.3 * TOLERANCES[-1]):
        run = problem.simulate(method, dt=problem.t_end / n, every=0, on_failure="stop", **options)
        error = problem.error(run).attitude if run.outcome.good else math.inf
        seen.append((run.stats.torque_calls, error))
        n = max(n + 1, int(1.07 * n))
    needed = []
    for tolerance in TOLERANCES:
        above = max((i for i, (_, e) in enumerate(seen) if e > tolerance), default=-1)
        if above + 1 >= len(seen):
            needed.append("")
            continue
        (c0, e0), (c1, e1) = seen[max(above, 0)], seen[above + 1]
        between = math.log(e0 / tolerance) / math.log(e0 / e1) if above >= 0 and math.isfinite(e0) else 1.0
        needed.append(str(round(c0 * (c1 / c0) ** between)))
    return needed


BATCH = 256


def seconds_per_call(problem, method, bodies, rounds=9):
    """Return the CPU time of a run, divided by torque calls and bodies, for each flow: the smallest of interleaved
    rounds.
    """
    steps = max(1, (30_000 if bodies == 1 else 1000) // ph.methods[method].cost.step)
    omega = np.asarray(problem.omega, dtype=float)
    start = {"omega": omega if bodies == 1 else np.tile(omega, (bodies, 1)), "attitude": problem.attitude}
    least = dict.fromkeys(("exact", "axes"), math.inf)
    for _ in range(rounds):
        for flow in least:
            began = time.process_time()
            ph.simulate(
                problem.body, problem.torque, **start, t_end=0.02 * steps, dt=0.02, every=0, method=method, flow=flow
            )
            spent = time.process_time() - began
            least[flow] = min(least[flow], spent / (bodies * steps * ph.methods[method].cost.step))
    return least


def flows():
    """Compare flow="axes" with flow="exact": torque calls, nanoseconds per call, and the ratio of the total times."""
    problem = ph.problems["asymmetric-top"]
    lines = [
        "# The free motion between kicks: rotations about the axes, compared with the exact motion", "",
        "Printed by `python benchmarks/splittings.py flows` for the asymmetric top (moments 1, 1.5, 2.2; the torque",
        "has a few operations). The times are CPU times of one torque call and the free motion before it. The gain is",
        'the time that flow="exact" needs to reach the error, divided by the time that flow="axes" needs. These',
        "times are the number of calls times the time per call.", "",
        "| method | exact: ns per call | axes | gain at 1e-6 | at 1e-9 | "
        f"batch of {BATCH}, exact: ns per call and body | axes | gain at 1e-6 | at 1e-9 |",
        "| --- " * 9 + "|",
    ]  # fmt: skip
    for method in ("strang", "rkn4", "rkn6", "damped6", "near864"):
        calls = {f: [float(c or "nan") for c in calls_needed(problem, method, {"flow": f})] for f in ("exact", "axes")}
        row = [method]
        for bodies in (1, BATCH):
            cost = seconds_per_call(problem, method, bodies)
            gains = (cost["exact"] * calls["exact"][i] / (cost["axes"] * calls["axes"][i]) for i in (1, 2))
            row += [f"{1e9 * cost['exact']:.0f}", f"{1e9 * cost['axes']:.0f}"]
            row += ["" if math.isnan(g) else f"{g:.1f}" for g in gains]
        lines.append("| " + " | ".join(row) + " |")
        print(lines[-1], flush=True)
    (Path(__file__).parent / "results" / "flows.md").write_text("\n".join(lines) + "\n")


def main():
    if sys.argv[1:] == ["flows"]:
        return flows()
    lines = ["# Torque calls for a given error", "", "Printed by `python benchmarks/splittings.py`.", ""]
    for name in sys.argv[1:] or PROBLEMS:
        problem = ph.problems[name]
        lines += [f"## {name}: {problem.summary}, t = {problem.t_end:g}", ""]
        lines += ["| method | " + " | ".join(f"{t:g}" for t in TOLERANCES) + " |", "| --- " * 5 + "|"]
        for method, options in METHODS.items():
            lines.append(f"| {method} | " + " | ".join(calls_needed(problem, method, options)) + " |")
            print(name, lines[-1], flush=True)
        lines.append("")
    if not sys.argv[1:]:
        (Path(__file__).parent / "results" / "splittings.md").write_text("\n".join(lines[:-1]) + "\n")


if __name__ == "__main__":
    main()
