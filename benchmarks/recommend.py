"""Compare the advice of `recommend` with every method of polhode, on the problems of the catalogue.

python benchmarks/recommend.py [PROBLEM ...] [--tol 1e-6 ...]

For each problem with a torque and each tolerance, the program prints the true error of the recommended run (from the
certified reference), its torque calls, and the fewest calls with which any method meets the same tolerance.  All other
methods that can run the problem are rivals.  The first run of a rival has as many calls as the recommended run.  If it
meets the tolerance, its steps are lengthened until it does not, and bisection finds the longest step that does.  If it
does not, one run is enough, because the rival needs more calls.  Counts do not depend on the machine.

Each result is stored in results/recommend.json as soon as it is known.  The table in results/recommend.md contains all
stored results.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path

import polhode as ph
from polhode.errors import long_steps_on_purpose
from polhode.integrators import METHODS, check_options, variant
from polhode.integrators.record import Kind

TOLS = (1e-6, 1e-3, 1e-9)
# A rival gets these fractions of the calls of the recommended run.  If it misses the tolerance with all of them, or by
# the factor NEAR with one of them, it needs more calls than the recommended run.
LUCK = (1.0, 0.93, 0.86)
NEAR = 3.0
SECOND = ("strang", "liemid_ea", "nmb", "mr2", "mr2_reduced", "cg4")
# If all methods in SECOND miss the tolerance by this factor with as many calls as the recommended run, the other
# methods of second order are not run.  They all call the torque at least once per step, and their error constants are
# 1 to 60 times that of `strang` (docs/certificates.md, error at the finest).
HOPELESS = 100.0
PYTHON = 8000  # up to this many torque calls, it is quicker not to compile
UNIT = {"book-toss": 100}  # with a multiple of this number of steps, the torque jumps between steps only
RESULTS = Path(__file__).parent / "results"
HEAD = """# Measurements of `recommend`

Printed by `python benchmarks/recommend.py`. The table shows the true error of the recommended run (from the certified
reference), its torque calls, and the fewest calls with which any method of polhode meets the same tolerance with fixed
steps. If methods need fewer calls than the recommended run, the table names the best three of them.

| problem | tol | recommended | error | calls | fewest calls | calls divided by the fewest |
|---|---:|---|---:|---:|---|---:|
"""


def rivals(problem):
    """Return all methods that can run the problem."""
    kind = problem.torque.kind
    return [name for name, m in METHODS.items() if m.accepts >= kind and m.accepts > Kind.FREE]


def fewest(problem, method, tol, most):
    """Return the fewest torque calls, at most `most`, with which a method meets the tolerance; infinity if it never
    does.

    The second value is its error with `most` calls, or slightly fewer.
    """
    cost = variant(METHODS[method], check_options(METHODS[method], {})).cost
    unit = UNIT.get(problem.name, 1)
    engine = "python" if most <= PYTHON else "auto"
    each = [cost.step + 3.0 * cost.each_pass]  # calls per step, corrected after the first run

    def calls(n):
        """Return the calls with n steps, or infinity if the tolerance is not met; also return the error."""
        with long_steps_on_purpose():  # with few calls, steps may be too long for the method
            run = problem.simulate(method, dt=problem.t_end / n, every=0, on_failure="stop", engine=engine)
        each[0] = max((run.stats.torque_calls - cost.start) / max(run.stats.steps, 1), 1.0)
        error = problem.error(run).attitude if run.outcome.good else math.inf
        good = run.stats.torque_calls <= most and error <= tol
        return (float(run.stats.torque_calls) if good else math.inf), error

    def steps(share):
        return unit * int(share * (most - cost.start) / each[0] / unit)

    met = first = math.inf
    for share in LUCK:
        n = steps(share)
        met, error = calls(n) if n >= 1 else (math.inf, math.inf)
        first = min(first, error)
        if math.isfinite(met) or error > NEAR * tol:
            break
    if math.isinf(met):
        return math.inf, first
    low, high = n, n  # with `low` steps the tolerance is not met, with `high` steps it is
    while low > unit:
        low = unit * max(1, int(low / unit / 1.3))
        here, _ = calls(low)
        if math.isinf(here):
            break
        high, met = low, here
    while high - low > max(unit, 0.03 * high):
        middle = unit * round((low + high) / 2 / unit)
        if middle in (low, high):
            break
        here, _ = calls(middle)
        if math.isfinite(here):
            high, met = middle, here
        else:
            low = middle
    return met, first


def better(problem, tol, most):
    """Return the methods that meet the tolerance with at most `most` calls, the one with the fewest calls first."""
    names = sorted(rivals(problem), key=lambda m: m not in SECOND)
    found, nearest = {}, math.inf
    for name in names:
        if METHODS[name].order <= 2 and name not in SECOND and nearest > HOPELESS * tol:
            continue
        calls, error = fewest(problem, name, tol, most)
        nearest = min(nearest, error) if name in SECOND else nearest
        if math.isfinite(calls):
            found[name] = calls
    return dict(sorted(found.items(), key=lambda item: item[1]))


def measure(name, tol, **how):
    """Measure one case: the recommended method, its true error and calls, and the rivals that need fewer calls."""
    problem = ph.problems[name]
    began = time.perf_counter()
    try:
        advice = ph.recommend(name, tol=tol, cost="calls", **how)
    except ph.PolhodeError as refused:
        return {"problem": name, "tol": tol, "refused": str(refused), "seconds": time.perf_counter() - began}
    run = advice.simulate(every=0)
    calls, error = run.stats.torque_calls, problem.error(run).attitude
    asked = time.perf_counter() - began
    found = better(problem, tol, calls)
    return {
        "problem": name, "tol": tol, "method": advice.method, "steps": run.stats.steps, "error": error,
        "calls": calls, "certified": advice.certified, "better": found,
        "ratio": calls / min([calls, *found.values()]), "seconds": [asked, time.perf_counter() - began - asked],
    }  # fmt: skip


def table(cases):
    order = list(ph.problems)
    lines = []
    for c in sorted(cases, key=lambda c: (order.index(c["problem"]), -c["tol"])):
        if "refused" in c:
            lines.append(f"| {c['problem']} | {c['tol']:.0e} | refused: {c['refused'].split(':')[0]} | | | | |")
            continue
        best = ", ".join(f"{m} {v:.0f}" for m, v in list(c["better"].items())[:3]) or c["method"]
        method = c["method"] + ("" if c["certified"] else " (extrapolated)")
        lines.append(
            f"| {c['problem']} | {c['tol']:.0e} | {method} | {c['error']:.1e} | {c['calls']} | {best} | "
            f"{c['ratio']:.2f} |"
        )
    done = [c for c in cases if "refused" not in c]
    met = sum(c["error"] <= c["tol"] for c in done)
    within = sum(c["ratio"] <= 2 for c in done)
    worst = max((c["ratio"] for c in done), default=math.nan)
    return (
        HEAD + "\n".join(lines) + f"\n\nOf {len(done)} recommended runs, {met} meet the tolerance, and {within} need "
        f"at most twice the fewest calls (at worst {worst:.2f} times).\n"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("problems", nargs="*")
    parser.add_argument("--tol", type=float, nargs="*", default=TOLS)
    given = parser.parse_args()
    store = RESULTS / "recommend.json"
    for tol in given.tol:
        for name in given.problems or [n for n, p in ph.problems.items() if p.torque is not None and not p.place]:
            case = measure(name, tol)
            print(json.dumps(case), flush=True)
            known = json.loads(store.read_text()) if store.exists() else []
            known = [c for c in known if (c["problem"], c["tol"]) != (name, tol)] + [case]
            store.write_text(json.dumps(known, indent=1) + "\n")
            (RESULTS / "recommend.md").write_text(table(known))


if __name__ == "__main__":
    main()
