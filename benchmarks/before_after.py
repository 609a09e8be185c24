"""Compare the speed of two source trees.  Their runs are interleaved, so that other work disturbs both equally.

    python benchmarks/before_after.py OLD/src NEW/src [rounds] [cuda | jax]

With the name of an engine, batches on this engine are timed, otherwise many tasks in Python and in compiled code.

Each tree has its own process, which runs all tasks, so that code is compiled only once.  Every round times each task in
both processes, one after the other.  The table shows the median of the ratios new/old, and the ratio of the smallest
times.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any


def tasks() -> dict[str, Callable[[], Any]]:
    """Return the tasks to time.  Each takes about 10 to 100 ms."""
    import numpy as np

    import polhode as ph

    top, skew, weight = ph.Body([5, 5, 1]), ph.Body([1.0, 1.7, 2.3]), ph.torques.heavy_top(20.0)
    tilted = {"omega": [0.1, 0.2, 9.0], "attitude": ph.so3.exp([0.3, 0, 0])}
    many = {"omega": np.outer(np.linspace(3, 9, 2000), [0.1, 0.2, 1.0]), "attitude": ph.so3.exp([0.3, 0, 0])}
    solver = ph.prepare(top, weight, method="rkn4", dt=0.05, t_end=0.5, every=0)
    free = ph.exact.FreeBody(skew, omega=[0.3, 1.2, 0.4])
    times = np.linspace(0, 100, 20_000)
    folder = tempfile.mkdtemp()

    def wind(t: float, R: np.ndarray) -> np.ndarray:
        return 0.1 * np.cross(R[:, 2], [np.sin(t), 0, 0])

    def height(R: np.ndarray) -> float:
        return float(R[2, 2] - 0.95)

    def repeat(n: int, f: Callable[[], Any]) -> Callable[[], None]:
        def run() -> None:
            for _ in range(n):
                f()

        return run

    def fixed(method: str, **more: Any) -> Callable[[], Any]:
        return lambda: ph.simulate(top, weight, method=method, **{**tilted, "t_end": 200.0, "dt": 0.02, **more})

    sampled = fixed("rkn4", t_end=5.0)()
    out: dict[str, Callable[[], Any]] = {
        "simulate, ten steps": repeat(200, fixed("rkn4", t_end=0.2, every=0)),
        "prepared end": repeat(2000, lambda: solver.end(**tilted)),
        "control='error'": repeat(10, fixed("rkn4", control="error", tol=1e-8, dt=None, t_end=1.0)),
        "Python torque": lambda: ph.simulate(top, wind, method="strang", t_end=50.0, dt=0.02, **tilted),
        "events": lambda: ph.simulate(top, weight, method="rkn4", t_end=5.0, dt=0.02, events=[height], **tilted),
        "observe": fixed("strang", observe="energy", every=0),
        "dense output": lambda: sampled.at(np.linspace(0, 5, 2000)),
        "exact, many times": lambda: free(times).R,
        "exact, one time": repeat(1000, lambda: free(1e3).R),
        "exact, steps": lambda: ph.simulate(skew, omega=[0.3, 1.2, 0.4], t_end=2000.0, dt=0.1),
        "save and load": lambda: (
            ph.simulate(top, weight, method="strang", t_end=4.0, dt=0.02, **tilted).save(f"{folder}/a.npz"),
            ph.load(f"{folder}/a.npz"),
        ),
    }
    for method in ("strang", "rkn4", "nmb", "mr2", "liemid_ea", "rk4"):
        if method in ph.methods:
            out[f"one body, {method}"] = fixed(method, every=100)
            out[f"2000 bodies, {method}"] = fixed(method, every=0, t_end=2.0, **many)
    return out


def tasks_on(engine: str) -> dict[str, Callable[[], Any]]:
    """Return batches on one engine to time."""
    import numpy as np

    import polhode as ph

    bodies, steps = (1_000_000, 5_000) if engine == "cuda" else (10_000, 200)
    spins = np.outer(np.linspace(3, 9, bodies), [0.1, 0.2, 1.0])

    def batch(method: str) -> Callable[[], Any]:
        return lambda: ph.simulate(
            [5, 5, 1], ph.torques.heavy_top(20.0), omega=spins, attitude=ph.so3.exp([0.3, 0, 0]), method=method,
            engine=engine, dt=0.005, t_end=0.005 * steps, every=0,
        )  # fmt: skip

    return {f"{bodies} bodies, {method}, {engine}": batch(method) for method in ("nmb", "mr2", "strang", "rkn4")}


def serve(engine: str | None) -> None:
    """Read names of tasks from standard input, run them, and print their times."""
    import warnings

    warnings.simplefilter("ignore")
    known = tasks_on(engine) if engine else tasks()
    for f in known.values():
        f()
        f()
    print("ready", "\t".join(known), sep="\t", flush=True)
    for line in sys.stdin:
        f = known[line.rstrip("\n")]
        began = time.perf_counter()
        f()
        print(time.perf_counter() - began, flush=True)


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 15
    servers = []
    for k, source in enumerate(sys.argv[1:3]):
        environment = {**os.environ, "PYTHONPATH": os.path.abspath(source)}
        environment.setdefault("POLHODE_CACHE_DIR", os.path.join(tempfile.gettempdir(), f"polhode-before-after-{k}"))
        line = [sys.executable, os.path.abspath(__file__), "--serve", *sys.argv[4:5]]
        servers.append(
            subprocess.Popen(line, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        )
    names = []
    for s in servers:
        assert s.stdout is not None
        names.append(s.stdout.readline().rstrip("\n").split("\t")[1:])
    common = [n for n in names[0] if n in names[1]]
    found: dict[str, list[list[float]]] = {n: [[], []] for n in common}
    for r in range(rounds):
        for name in common:
            for k in (0, 1) if r % 2 == 0 else (1, 0):
                s = servers[k]
                assert s.stdin is not None and s.stdout is not None
                s.stdin.write(name + "\n")
                s.stdin.flush()
                found[name][k].append(float(s.stdout.readline()))
    print(f"{'task':32s} {'old (ms)':>10s} {'new (ms)':>10s} {'median ratio':>13s} {'ratio of smallest':>15s}")
    for name, (old, new) in found.items():
        ratio = statistics.median(b / a for a, b in zip(old, new, strict=True))
        print(f"{name:32s} {1e3 * min(old):10.3f} {1e3 * min(new):10.3f} {ratio:13.3f} {min(new) / min(old):15.3f}")
    for s in servers:
        s.kill()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2] if len(sys.argv) > 2 else None)
    else:
        main()
