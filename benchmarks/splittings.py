"""Torque calls that the splittings need for a given error of the attitude at the end.

    python benchmarks/splittings.py [PROBLEM ...]

Steps are made smaller by 7 % at a time; the number printed is that below which the error stays, interpolated.
Without arguments the table is written to results/splittings.md.
"""

import math
import sys
from pathlib import Path

import polhode as ph
from polhode.methods.coefficients import COMPOSITIONS

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
    step = ph.methods[method].cost.step * (len(COMPOSITIONS[options["compose"]].weights) if options else 1)
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


def main():
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
