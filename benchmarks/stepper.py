"""Measure the cost of a stepper in addition to its steps, compared with `simulate` and with hand-written C.

    python benchmarks/stepper.py [--bodies 1000000] [--repeats 15] [--check]

One body: `step()`, `step(10_000)` compared with `simulate`, and a pair of `ask` and `tell`.  A batch: `ask`
and `tell` with a torque in NumPy, without the time of that torque, compared with one pass in C (c/stepper.c) over
arrays of the same size, on one thread.  Measurements that are compared are interleaved.  The result is the smallest CPU
time of all repeats.
"""

import argparse
import ctypes
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("POLHODE_THREADS", "1")

import numpy as np

import polhode as ph

HERE = Path(__file__).parent
BODY = ph.Body([5.0, 4.0, 1.5])
START = {"omega": [1.0, 2.0, 5.0], "dt": 0.005, "method": "mr2"}
LIMITS = {"step": 2.0, "block": 1.05, "pair": 5.0, "batch": 1.5}
CALLS = 2_000


def least(repeats: int, *runs: Callable[[], object]) -> list[float]:
    """Return the smallest CPU time of each run, in seconds; the runs alternate."""
    best = [float("inf")] * len(runs)
    for _ in range(repeats):
        for k, run in enumerate(runs):
            began = time.process_time()
            run()
            best[k] = min(best[k], time.process_time() - began)
    return best


def repeated(f: Callable[[], object]) -> Callable[[], None]:
    def run() -> None:
        for _ in range(CALLS):
            f()

    return run


def one_body(repeats: int) -> dict[str, float]:
    torque = ph.torques.heavy_top(20.0)
    s, asking, T = ph.stepper(BODY, torque, **START), ph.stepper(BODY, **START), np.array([0.1, 0.2, 0.3])
    s.step()

    def pair() -> None:
        asking.ask()
        asking.tell(T)

    def block() -> None:
        s.step(10_000)

    def simulated() -> None:
        ph.simulate(BODY, torque, **START, t_end=50.0, every=0)

    pair(), pair(), simulated()
    single, pairs, many, whole = least(repeats, repeated(s.step), repeated(pair), block, simulated)
    each = many / 10_000
    return {"step": 1e6 * (single / CALLS - each), "pair": 1e6 * pairs / CALLS, "block": many / whole}


def compiled_c(folder: str) -> ctypes.CDLL:
    """Compile the pass in C."""
    library = Path(folder) / "stepper.so"
    command = [
        os.environ.get("CC", "cc"), "-O3", "-march=native", "-std=c11", "-fno-math-errno", "-fno-trapping-math",
        "-fno-signed-zeros", "-ffp-contract=fast", "-w", "-shared", "-fPIC", str(HERE / "c" / "stepper.c"), "-o",
        str(library), "-lm",
    ]  # fmt: skip
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(library))


def batch(n: int, repeats: int) -> tuple[float, float, float]:
    """Return the seconds that ask and tell, and C, take for a step of n bodies, and the difference of their results."""
    rng = np.random.default_rng(1)
    omega = rng.normal(size=(n, 3))
    moments = np.diag(BODY.inertia)
    s = ph.stepper(BODY, omega=omega, dt=START["dt"], method="mr2")
    rows = np.zeros((12, n))
    rows[[0, 4, 8]] = 1.0
    rows[9:] = (moments * omega).T
    T, W = np.empty((3, n)), np.empty((3, n))
    double = ctypes.POINTER(ctypes.c_double)
    pointers = [a.ctypes.data_as(double) for a in (rows, T, W)]
    numbers = [ctypes.c_double(x) for x in (START["dt"], *moments)]

    def torque(R: np.ndarray) -> None:
        """Return the torque of a weight on the third axis, in space."""
        np.multiply(R[:, 1, 2], -1.0, out=T[0])
        T[1] = R[:, 0, 2]
        T[2] = 0.0

    with tempfile.TemporaryDirectory() as folder:
        between = compiled_c(folder).mr2_between
        seen = rows[:9].reshape(3, 3, n).transpose(2, 1, 0)

        def in_c() -> None:
            between(*pointers, ctypes.c_long(n), *numbers)

        def asked() -> None:
            s.tell(T.T)
            s.ask()

        torque(s.ask().R)
        rows[9:] -= 0.5 * START["dt"] * T  # a run begins with half a kick, but the pass in C with a whole kick
        best = [float("inf")] * 2
        for _ in range(repeats):
            for which, run in enumerate((asked, in_c)):
                torque(seen if which else s.ask().R)
                began = time.process_time()
                run()
                best[which] = min(best[which], time.process_time() - began)
        apart = float(np.abs(s.ask().R - seen).max())
    return best[0], best[1], apart


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bodies", type=int, default=1_000_000)
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--check", action="store_true", help="fail if a figure is above its limit")
    args = parser.parse_args()
    figures = one_body(args.repeats)
    print(f"step() of one body, without the step     {figures['step']:8.2f} us   (at most {LIMITS['step']})")
    print(f"step(10_000), relative to simulate       {figures['block']:8.3f}      (at most {LIMITS['block']})")
    print(f"ask and tell of one body, with the step  {figures['pair']:8.2f} us   (at most {LIMITS['pair']})")
    ours, c, apart = batch(args.bodies, args.repeats)
    figures["batch"] = ours / c
    print(f"ask and tell of {args.bodies} bodies: {1e3 * ours:.1f} ms; C: {1e3 * c:.1f} ms (difference {apart:.1e})")
    print(f"relative to C                            {figures['batch']:8.3f}      (at most {LIMITS['batch']})")
    return int(args.check and any(figures[k] > LIMITS[k] for k in figures))


if __name__ == "__main__":
    sys.exit(main())
