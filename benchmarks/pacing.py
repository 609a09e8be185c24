"""Compare the torque calls of fixed, reversible and error-controlled steps with those of general solvers.

python benchmarks/pacing.py [--problem NAME] [--out FILE]

The four problems have certified references.  Each method runs with a range of steps or tolerances.  The tables give the
fewest torque calls with which it reaches an error of the attitude, interpolated (in logarithms) between the two
neighbouring runs.  The lines below each table compare the methods of polhode with SciPy's solvers, for each error of
the table.  SciPy's solvers work on R and the body momentum.  Counts depend on the machine only slightly, through
rounding.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

import numpy as np

import polhode as ph
from polhode.evidence.reference_solutions import solve_with_scipy
from polhode.groups.so3 import angle

PROBLEMS = ("coulomb-wall", "slow-top", "satellite", "asymmetric-top")
METHODS = [m for m in ("rkn4", "rkn6", "near864", "rkn8") if m in ph.methods]
WHY = """## Conclusions

- Smooth motion (slow top, satellite, asymmetric top): methods with the exact free motion have an advantage. Fixed
  steps need the fewest calls: less than half as many as DOP853 at all errors on the slow top, and down to 1e-6 on the
  satellite. With equal steps, errors partly cancel over each turn; with unequal steps they add up. Error control
  needs fewer calls than DOP853 down to 1e-9. For smaller errors, multistep solvers of high order (LSODA, order up to
  12) need fewer calls than a method of order 6 with 14 calls per step.
- Soft wall: with fixed steps, most calls are made between the bounces, where long steps would suffice. Down to 1e-6,
  reversible steps with a density written for this problem (pace=1/r) need fewer calls than all solvers of SciPy. They
  also keep the energy bounded in runs of any length; SciPy's solvers do not. Error control needs a similar number of
  calls. For smaller errors, DOP853 (order 8) and LSODA need fewer calls. Near the wall the force, r^-11, varies as
  fast as the body moves, so the exact free motion is no advantage there, and only the order of the method matters.
  (rkmk8 and rkmk9 are made for this case; see the scoreboard.) Reversible steps with the default density need more
  calls than reversible steps with pace=1/r and than error control: the default density takes two additional calls per
  step and does not contain the distance from the wall.
- Long runs: rkn4 computed the soft wall until t = 20000. The figures are the largest energy errors in the four quarters
  of the run. Reversible steps with dt = 0.05 (512,394 steps, 4 resets): 2.0e-6, 2.1e-6, 2.3e-6, 2.5e-6. The same number
  of fixed steps: 7.3e-5. Error control with tol = 3e-8 (164,248 steps): 7.3e-4, 1.5e-3, 2.2e-3, 3.0e-3.
- On the slow top and the satellite, polhode needs about half of the calls of DOP853, or fewer, for errors from 1e-2 to
  1e-5, with all three kinds of steps. On the asymmetric top this holds only for errors of 1e-4 and 1e-5 with fixed
  steps. For the soft wall it never holds.
"""
TARGETS = [10.0**-k for k in range(2, 11)]
SCIPY = ("DOP853", "RK45", "LSODA")


@ph.kernel
def wall(R):
    """Return a step density for the soft wall: 1/r, where r is the distance on which the force depends."""
    return 1.0 / (1.1 + R.e3.z)


def points(p, method, **settings):
    """Return (torque calls, error) of a series of runs. From run to run, the step (or the first step) is divided by
    1.3, or the tolerance by the square root of ten.
    """
    found = []
    if settings.get("control") == "error":
        for k in range(2, 26):
            run = p.simulate(method, tol=10.0 ** (-k / 2), every=0, on_failure="stop", dt=p.dt, **settings)
            if run.outcome.good:
                found.append((run.stats.torque_calls, p.error(run).attitude))
    else:
        n = max(8, round(p.t_end / p.dt / 40))
        while n * ph.methods[method].cost.step < 60_000 and len(found) < 40:
            run = p.simulate(method, dt=p.t_end / n, every=0, on_failure="stop", **settings)
            if run.outcome.good:
                found.append((run.stats.torque_calls, p.error(run).attitude))
                if found[-1][1] < 3e-12:
                    break
            n = math.ceil(n * 1.3)
    return found


def scipy_points(p, method):
    found = []
    for k in range(3, 28):
        R, _, calls, _ = solve_with_scipy(p, p.torque, method, 10.0 ** (-k / 2))
        found.append((calls, angle(p.reference.R, R)))
    return found


def reached(found, target):
    """Return the number of calls from which on the error is at most the target, interpolated between two runs."""
    found = sorted(found)
    last_bad = max((k for k, (_, e) in enumerate(found) if not e <= target), default=-1)
    if last_bad + 1 >= len(found):
        return math.nan
    calls, error = found[last_bad + 1]
    if last_bad < 0:
        return float(calls)
    before, worse = found[last_bad]
    if not math.isfinite(worse) or worse > 1e3 * target:
        return float(calls)
    x = math.log(worse / target) / math.log(worse / max(error, 1e-300))
    return float(before * (calls / before) ** min(x, 1.0))


def measure(name):
    p = ph.problems[name]
    rows = {}
    for m in METHODS:
        rows[f"{m}, fixed"] = points(p, m)
        rows[f"{m}, reversible"] = points(p, m, control="reversible")
        if name == "coulomb-wall":
            rows[f"{m}, reversible, pace=1/r"] = points(p, m, control="reversible", pace=wall)
        rows[f"{m}, error"] = points(p, m, control="error")
        print(name, m, flush=True)
    for s in SCIPY:
        rows[f"SciPy {s}"] = scipy_points(p, s)
    return rows


def table(name, rows):
    calls = {k: [reached(v, t) for t in TARGETS] for k, v in rows.items()}
    text = [f"### {name}", "", "| | " + " | ".join(f"{t:.0e}" for t in TARGETS) + " |"]
    text.append("|---|" + "---:|" * len(TARGETS))
    for k, row in calls.items():
        text.append(f"| {k} | " + " | ".join("-" if math.isnan(c) else f"{c:.0f}" for c in row) + " |")
    text.append("")
    verdicts = {}
    for kind, what in (("fixed", "Fixed steps"), ("reversible", "Reversible steps"), ("error", "Error control")):
        best = np.nanmin([v for k, v in calls.items() if f", {kind}" in k], axis=0)
        others = np.nanmin([v for k, v in calls.items() if k.startswith("SciPy")], axis=0)
        dop = np.array(calls["SciPy DOP853"])
        verdicts[kind] = {
            "of the best general solver": [round(float(x), 2) for x in best / others],
            "of DOP853": [round(float(x), 2) for x in best / dop],
        }
        text.append(
            f"{what}: fewest calls divided by those of DOP853: " + ", ".join(f"{x:.2f}" for x in best / dop) + ";"
        )
        text.append("divided by the fewest of SciPy: " + ", ".join(f"{x:.2f}" for x in best / others) + ".")
        text.append("")
    return text, calls, verdicts


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--problem", choices=PROBLEMS, action="append")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "results" / "pacing")
    given = parser.parse_args()
    np.seterr(all="ignore")
    lines = ["# Step-size control: torque calls for an error of the attitude at the end (radians)", ""]
    lines += [" ".join(__doc__.split("\n\n")[2].split()), ""]
    results = {}
    for name in given.problem or PROBLEMS:
        rows = measure(name)
        text, calls, verdicts = table(name, rows)
        lines += text
        results[name] = {"targets": TARGETS, "calls": calls, "ratios": verdicts, "runs": rows}
    lines += WHY.splitlines()
    given.out.with_suffix(".md").write_text("\n".join(lines) + "\n")
    clean = json.loads(json.dumps(results), parse_constant=lambda _: None)
    given.out.with_suffix(".json").write_text(json.dumps(clean, indent=1) + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
