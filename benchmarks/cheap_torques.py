"""Compare times with compiled torques with those of heyoka and CyRK, for each error on each problem of the scoreboard.

    python benchmarks/cheap_torques.py [PROBLEM ...] > table.md
    NUMBA_CPU_NAME=haswell NUMBA_CPU_FEATURES= python benchmarks/cheap_torques.py       # for a CPU without AVX-512

Measures the CPU time of whole calls on one core, all interleaved, and takes the smallest of eight rounds: `solver.end`
of a prepared run, a `taylor_adaptive` of heyoka that is reset, `nbsolve2_ivp` of CyRK in compiled code, and a typical
hand-written RK4 loop.  All torques are compiled.  `polhode bench` does the same with all methods and all peers.
"""

import sys
import warnings

import numpy as np

import polhode as ph
from polhode.bench.clock import one_core, times
from polhode.bench.peers import cyrk, heyoka, numba, polhode, tolerances
from polhode.bench.tasks import task
from polhode.bench.work import LEVELS, best, explore

PROBLEMS = ("P3", "wall", "asymmetric", "slow", "gradient")
EQUAL, CONTROLLED = ("rkq8", "rkq9", "rkn6", "near1086"), ("rkq8", "rkq9")
PEERS = {"CyRK": cyrk, "heyoka": heyoka, "hand-written": numba}


def entries(t):
    for name in EQUAL:
        yield polhode.stepping(t, name, {}, polhode.series(t, ph.methods[name].cost.step), name)
    for name in CONTROLLED:
        yield polhode.stepping(t, name, {"control": "error"}, tolerances(1, 14), f"{name}, by error", "tol")


def curves(t):
    runs = [explore(t, "polhode", e, 0.6, 40) for e in entries(t)]
    runs += [explore(t, name, e, 0.6, 40) for name, peer in PEERS.items() for e in peer.solve(t)]
    timed = [x for _, goes in runs for x in goes]
    for (row, _), measured in zip(timed, times([go for _, go in timed], 8, 20.0), strict=True):
        row["seconds"] = measured.seconds
    return [curve for curve, _ in runs]


def table(key):
    t = task(key)
    found = curves(t)
    print(f"\n### {t.title}\n\n| error | polhode | | best of the others | | ratio |\n|---|---|---|---|---|---|")
    for error in (e for e in LEVELS if e < 2e-3):
        mine, by = best([c for c in found if c["peer"] == "polhode"], error, "seconds")
        least, who = best([c for c in found if c["peer"] != "polhode"], error, "seconds")
        by = by.removeprefix("polhode ")
        print(f"| {error:.0e} | {mine * 1e6:.1f} µs | {by} | {least * 1e6:.1f} µs | {who} | {least / mine:.2f} |")
    sys.stdout.flush()


def samples():
    """Time 1001 samples of a free body."""
    t = task("P1")
    grid = np.linspace(0.0, t.t_end, 1001)
    found = [("polhode", g) for g in polhode.grid(t, grid)]
    found += [(name, g) for name, peer in (("CyRK", cyrk), ("heyoka", heyoka)) for g in peer.grid(t, grid)]
    goes = [g.prepare() for _, g in found]
    for go in goes:
        go()  # compile before anything is timed
    print("\n### 1,001 samples of a free body\n\n| | |\n|---|---|")
    for (name, g), measured in zip(found, times(goes, 40, 20.0), strict=True):
        print(f"| {name}, {g.method} | {measured.seconds * 1e6:.1f} µs |")


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    with one_core():
        for key in sys.argv[1:] or (*PROBLEMS, "samples"):
            samples() if key == "samples" else table(key)
