"""Measure the cost of a run before its first step: import, first compilation, warm cache, and fixed cost of a call.

    python benchmarks/overhead.py [--repeats 200]

Measures CPU seconds in fresh processes, first with an empty cache and then with a warm one, and microseconds of the
best of many calls. Writes benchmarks/results/overhead.json.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import polhode as ph

HERE = Path(__file__).parent
TIMED = """
import time
began = time.process_time()
import polhode as ph
imported = time.process_time()
{before}
ready = time.process_time()
{what}
print(imported - began, time.process_time() - ready)
"""
RUN = "ph.simulate([5, 5, 1], {torque}, omega=[1, 2, 50], t_end=0.1, dt=0.005, method={method!r})"
OTHER = "@ph.kernel\ndef other(t, R, p):\n    return p * ph.Vec3(R.e2.z, -R.e1.z, 0.0 * t)\n"


def process(what: str, folder: str, before: str = "") -> tuple[float, float]:
    """Run this code in a new process; return the CPU seconds of importing polhode, and of the code."""
    done = subprocess.run(
        [sys.executable, "-c", TIMED.format(what=what, before=before)],
        capture_output=True, text=True, check=True, env={**os.environ, "POLHODE_CACHE_DIR": folder},
    )  # fmt: skip
    a, b = map(float, done.stdout.split())
    return a, b


def compilation() -> dict[str, float]:
    out: dict[str, float] = {}
    top = "ph.torques.heavy_top(20.0)"
    for method in ("nmb", "rkn4"):
        with tempfile.TemporaryDirectory() as folder:
            run = RUN.format(torque=top, method=method)
            out["import"], out[f"{method}: first"] = process(run, folder)
            out[f"{method}: warm cache"] = process(run, folder)[1]
            another = RUN.format(torque="other, params=20.0", method=method)
            out[f"{method}: another torque"] = process(another, folder, OTHER)[1]
    with tempfile.TemporaryDirectory() as folder:
        one = "ph.exact.FreeBody([1, 2, 2.5], omega=[1, 2, 3])(1.0)"
        out["FreeBody: first"] = process(one, folder)[1]
        out["FreeBody: warm cache"] = process(one, folder)[1]
    return out


def best(f, repeats: int) -> float:
    f()
    found = float("inf")
    for _ in range(repeats):
        t = time.perf_counter()
        f()
        found = min(found, time.perf_counter() - t)
    return 1e6 * found


def calls(repeats: int) -> dict[str, float]:
    top, weight = ph.Body([5, 5, 1]), ph.torques.heavy_top(20.0)
    free = ph.Body([0.9144, 1.098, 1.66])
    omega, times = [0.45549, 0.82623, 0.03476], np.linspace(0, 100, 1001)
    motion = ph.exact.FreeBody(free, omega=omega)
    many = ph.exact.FreeBody(free, omega=0.6 * np.random.default_rng(0).normal(size=(1000, 3)))
    out = {}
    for method in ("nmb", "rkn4"):
        for n in (1, 10, 1000):
            out[f"simulate {method}, {n} steps"] = best(
                lambda n=n, method=method: ph.simulate(
                    top, weight, omega=[1, 2, 50], t_end=0.005 * n, dt=0.005, method=method
                ),
                repeats,
            )
        for n in (1, 10, 1000):
            solver = ph.prepare(top, weight, t_end=0.005 * n, dt=0.005, method=method)
            out[f"prepared {method}, {n} steps"] = best(lambda run=solver: run(omega=[1, 2, 50]), repeats)
            out[f"prepared {method}, {n} steps, the end only"] = best(
                lambda run=solver: run.end(omega=[1, 2, 50]), repeats
            )
    out["prepare"] = best(lambda: ph.prepare(top, weight, t_end=5.0, dt=0.005, method="rkn4"), repeats)
    out["FreeBody(t)"] = best(lambda: motion(100.0), repeats)
    out["exact.free_body"] = best(lambda: ph.exact.free_body(free, omega=omega, t=100.0), repeats)
    out["FreeBody, 1001 times"] = best(lambda: motion(times), repeats)
    out["FreeBody, 1001 times, R and omega read"] = best(lambda: (q := motion(times)).R is q.omega, repeats)
    out["FreeBody, 1000 bodies at one time"] = best(lambda: many(50.0), repeats)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=200)
    repeats = parser.parse_args().repeats
    found = {"CPU seconds": compilation(), "microseconds a call": calls(repeats)}
    for unit, rows in found.items():
        print(unit)
        for name, value in rows.items():
            print(f"  {name:42s} {value:9.2f}")
    (HERE / "results" / "overhead.json").write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
