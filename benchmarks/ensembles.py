"""Measure the overhead of an ensemble of a million members with a thousand steps each, compared with the bare engine.

python benchmarks/ensembles.py [--members 1000000] [--store DIR] -o benchmarks/results/ensembles.md

Shares are fractions of the CPU time of the process while the ensemble runs: the time in the compiled loop of the
engine, and the time in `simulate`, which batches need also without an ensemble.  In the remaining time, inputs are
drawn, results are reduced, checksums are computed and files are written.  Shares do not depend on other work of the
machine.  Memory is the largest resident set; each row
is measured in its own process.
"""

import argparse
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import polhode as ph
from polhode.engines import numba
from polhode.ensembles import make_plan
from polhode.ensembles import members as work

STEPS, DT = 1000, 0.01


def free(method, members):
    return make_plan(
        ph.Body([1, 2, 3]), t_end=STEPS * DT, dt=DT, method=method, members=members, name="asymmetric free body",
        vary={"start.omega": {"normal": [0.1, 1.0, 0.1], "std": 0.2}, "start.attitude": "uniform"},
    )  # fmt: skip


def heavy_top(method, members):
    return make_plan(
        ph.Body([5, 5, 1]), ph.torques.heavy_top(20.0), t_end=STEPS * DT, dt=DT, method=method, members=members,
        name="heavy top", vary={
            "start.omega": {"normal": [0, 0, 50], "std": 0.5},
            "start.attitude": "uniform",
            "torque.mgl": {"uniform": [15, 25]},
        },
    )  # fmt: skip


def measure(make, method, members, store):
    plan = make(method, members)
    work.run_members(plan, np.arange(64))  # compile before anything is timed
    loops, batches = [], []

    def timed(call, into):
        def f(*a, **k):
            began = time.thread_time()
            out = call(*a, **k)
            into.append(time.thread_time() - began)
            return out

        return f

    folder = Path(tempfile.mkdtemp(dir=store)) / "study"
    numba.Run.call = timed(numba.Run.call, loops)
    work.simulate = timed(work.simulate, batches)
    wall, cpu = time.perf_counter(), time.process_time()
    study = ph.ensemble(plan, store=folder, executor="threads")
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    status = study.status()
    assert status.finished and status.failed == 0
    worst = float(study["error.energy"].max())
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    shutil.rmtree(folder.parent)
    name = study.member(0, every=STEPS).method
    return (
        f"| {plan.name} | `{name}` | {wall:.0f} | {cpu:.0f} | {members * STEPS / cpu / 1e6:.0f} | "
        f"{100 * sum(loops) / cpu:.0f} % | {100 * sum(batches) / cpu:.0f} % | "
        f"{status.size / 1e6:.0f} | {peak:.0f} | {worst:.1e} |"
    )


CASES = {
    "free-exact": (free, "auto"),
    "top-rkn4": (heavy_top, "auto"),
    "free-fast": (free, "mr2_reduced"),
    "top-fast": (heavy_top, "nmb"),
}


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--members", type=int, default=1_000_000)
    words.add_argument("--store", help="folder in which the studies are written")
    words.add_argument("--case", choices=CASES)
    words.add_argument("-o", "--output")
    given = words.parse_args()
    if given.case:
        print(measure(*CASES[given.case], given.members, given.store), flush=True)
        return
    rows = []
    for case in CASES:
        command = [sys.executable, __file__, "--case", case, "--members", str(given.members)]
        command += ["--store", given.store] if given.store else []
        rows.append(subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip())
        print(rows[-1], flush=True)
    page = f"""# A million members

Printed by `python benchmarks/ensembles.py` for {given.members:,} members of {STEPS:,} steps each, with random starts
and attitudes (and weights of the top), executor `threads` on {numba.available()} cores ({platform.machine()}). Every
chunk is written with its checksums. Shares are fractions of the CPU time of the process: the time in the compiled loop
of the engine, and the time in `simulate`, which batches need also without an ensemble. In the remaining time, inputs
are drawn, results are reduced, checksums are computed and files are written.

| problem | method | s | CPU s | steps/CPU µs | in the loop | in `simulate` | MB on disk | MB memory | energy error |
|---|---|---|---|---|---|---|---|---|---|
{chr(10).join(rows)}
"""
    if given.output:
        Path(given.output).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
