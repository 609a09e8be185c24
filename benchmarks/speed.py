"""Compare the speed of compiled polhode with that of hand-written C, for one body and for a batch on one thread.

    python benchmarks/speed.py [--repeats 25] [--check]

The problem is the fast heavy top with transverse spin.  First the program checks that C and polhode agree.  Then both
are timed in interleaved runs, and the smallest CPU time of the thread is the result.  C is compiled in several ways,
with two forms of the loop over a batch, and the fastest of these is compared.  Writes benchmarks/results/speed.json.

To add a method: write its step in c/methods.inc (and LOOP at the end), and name it in METHODS below.
"""

import argparse
import ctypes
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

os.environ["POLHODE_THREADS"] = "1"

import numpy as np
from rich.console import Console
from rich.table import Table

from polhode.engines import numba as engine
from polhode.engines.layout import to_rows
from polhode.engines.problem import Problem
from polhode.integrators import METHODS as KNOWN
from polhode.kernels.scalar import kernel
from polhode.kernels.so3 import exp
from polhode.kernels.values import Diag3, Vec3

HERE = Path(__file__).parent
METHODS = ("nmb", "mr2", "liemid_ea", "strang", "rkn4")

MOMENTS = Diag3(5.0, 5.0, 1.0)
WEIGHT = 20.0  # the potential is V = 20 R33
STEP = 0.005
ATTITUDE = exp(Vec3(0.3, 0.0, 0.0))
SPIN = Vec3(1.0, 2.0, 50.0)

BODIES = 10_000
STEPS_ONE, STEPS_BATCH, STEPS_CHECK = 20_000, 200, 2_000
AGREE = 1e-10  # largest accepted difference of a state between C and polhode after STEPS_CHECK steps

MOST_OF_C = 1.15  # largest accepted time for one body, divided by that of C
SHARE_OF_C = 0.85  # smallest accepted throughput of a batch, divided by that of C with SIMD
SPEEDUP = {8: 5.0, 4: 3.0}  # lanes of a register: smallest accepted throughput of a batch, divided by that of one body


# --- C --------------------------------------------------------------------------------------------------

FLAGS = [
    "-march=native", "-std=c11", "-fno-math-errno", "-fno-trapping-math", "-fno-signed-zeros",
    "-freciprocal-math", "-ffp-contract=fast", "-Wno-psabi", "-shared", "-fPIC",
]  # fmt: skip
BUILDS = {"O2": ["-O2"], "O3": ["-O3"], "O3 scheduled": ["-O3", "-fschedule-insns"]}


class Top(ctypes.Structure):
    _fields_ = [(k, ctypes.c_double) for k in ("Ix", "Iy", "Iz", "p", "h")]


def compiler() -> str:
    return os.environ.get("CC", "cc")


def build() -> dict[str, ctypes.CDLL]:
    folder = HERE / "build"
    folder.mkdir(exist_ok=True)
    libraries = {}
    for k, (name, flags) in enumerate(BUILDS.items()):
        out = folder / f"top{k}.so"
        subprocess.run([compiler(), *FLAGS, *flags, str(HERE / "c" / "top.c"), "-o", str(out), "-lm"], check=True)
        libraries[name] = ctypes.CDLL(str(out))
    return libraries


Advance = Callable[[int], np.ndarray]  # returns the rows after n steps; each call begins at the same start


def c_run(library: ctypes.CDLL, function: str, rows: np.ndarray) -> Advance:
    f = getattr(library, function)
    f.argtypes = [ctypes.c_void_p, ctypes.c_long, ctypes.POINTER(Top), ctypes.c_long]
    f.restype = None
    top = Top(*MOMENTS, WEIGHT, STEP)
    state = rows.copy()

    def advance(steps: int) -> np.ndarray:
        state[:] = rows
        f(state.ctypes.data, state.shape[1], ctypes.byref(top), steps)
        return state

    return advance


# --- polhode --------------------------------------------------------------------------------------------


@kernel
def torque(t, R, W, p):
    """Return p (R^T e3) x e3, the torque of the potential p R33, in the body frame."""
    return Vec3(p * R.e2.z, -p * R.e1.z, 0.0 * R.e3.z)


def start(method: str, bodies: int) -> np.ndarray:
    """Return the states of the bodies, [leaf, body]; the spins of the bodies of a batch differ by up to 10 %."""
    spin = np.array(SPIN)[:, None]
    if bodies > 1:
        spin = spin * (1.0 + 0.1 * np.random.default_rng(1).uniform(-1.0, 1.0, (3, bodies)))
    parts = KNOWN[method].build()
    return to_rows(parts.start(torque, WEIGHT, MOMENTS, STEP, 0.0, ATTITUDE, Vec3(*spin)), bodies)


def polhode_run(method: str, rows: np.ndarray) -> Advance:
    parts = KNOWN[method].build()
    state = parts.start(torque, WEIGHT, MOMENTS, STEP, 0.0, ATTITUDE, SPIN)
    run = engine.Run(Problem(parts, torque, WEIGHT, MOMENTS, STEP, 0.0, state, rows))
    first = run.states.copy()

    def advance(steps: int) -> np.ndarray:
        run.states[:] = first
        run.advance(0, steps, steps + 1)  # do not store samples
        return run.rows

    return advance


# --- measuring ------------------------------------------------------------------------------------------


class Case(NamedTuple):
    """A program that is timed."""

    method: str
    what: str  # "one" or "batch"
    who: str  # "polhode", or how C was compiled
    advance: Advance
    bodies: int
    steps: int


def cases(method: str, libraries: dict[str, ctypes.CDLL]) -> list[Case]:
    found = []
    for what, bodies, steps, suffixes in (
        ("one", 1, STEPS_ONE, {"": "_d"}),
        ("batch", BODIES, STEPS_BATCH, {"": "_v", " x2": "_v2"}),
    ):
        rows = start(method, bodies)
        for name, library in libraries.items():
            for label, suffix in suffixes.items():
                f = c_run(library, method + suffix, rows)
                found.append(Case(method, what, f"C {name}{label}", f, bodies, steps))
        found.append(Case(method, what, "polhode", polhode_run(method, rows), bodies, steps))
    return found


def differences(found: list[Case]) -> dict[str, float]:
    """Return the largest difference between the states of C and polhode, for one body and for a batch."""
    worst = {}
    for what in ("one", "batch"):
        ours, *theirs = sorted((c for c in found if c.what == what), key=lambda c: c.who != "polhode")
        reference = ours.advance(STEPS_CHECK).copy()
        worst[what] = max(float(np.abs(c.advance(STEPS_CHECK) - reference).max()) for c in theirs)
    return worst


def measure(found: list[Case], repeats: int) -> dict[Case, float]:
    """Return the smallest time of each case, in ns per body and step."""
    best = dict.fromkeys(found, float("inf"))
    for _ in range(repeats):
        for c in found:
            t = time.thread_time_ns()
            c.advance(c.steps)
            t = time.thread_time_ns() - t
            best[c] = min(best[c], t / (c.steps * c.bodies))
    return best


def summary(method: str, best: dict[Case, float], difference: dict[str, float], lanes: int) -> dict:
    times = {w: {c.who: t for c, t in best.items() if (c.method, c.what) == (method, w)} for w in ("one", "batch")}
    ours = {w: times[w].pop("polhode") for w in times}
    c = {w: min(times[w].values()) for w in times}
    return {
        "one body": {"polhode ns": ours["one"], "C ns": c["one"], "over C": ours["one"] / c["one"]},
        "batch": {"polhode ns": ours["batch"], "C ns": c["batch"], "share of C": c["batch"] / ours["batch"]},
        "batch over one body": ours["one"] / ours["batch"],
        "met": {
            "one body": ours["one"] <= MOST_OF_C * c["one"],
            "batch": SHARE_OF_C * ours["batch"] <= c["batch"],
            "batch over one body": ours["one"] >= SPEEDUP[lanes] * ours["batch"],
        },
        "every build of C": {w: {k: round(t, 3) for k, t in times[w].items()} for w in times},
        "difference": difference,
    }


def machine(lanes: int) -> dict:
    cpu = platform.processor()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        cpu = names[0] if names else cpu
    cc = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0]
    return {
        "cpu": cpu,
        "architecture": platform.machine(),
        "system": platform.system(),
        "lanes": lanes,
        "python": platform.python_version(),
        "compiler": cc,
        **{name: version(name) for name in ("polhode", "numba", "llvmlite", "numpy")},
    }


def show(results: dict[str, dict], facts: dict) -> None:
    table = Table(
        title=f"ns per body and step, one thread: one body; a batch of {BODIES}, against C and against one body",
        caption=f"{facts['cpu']}, {facts['lanes']} lanes; numba {facts['numba']}; {facts['compiler']}",
    )
    headers = ("method", "C", "polhode", "/ C", "C batch", "polhode", "of C", "batch")
    for k, header in enumerate(headers):
        table.add_column(header, justify="right" if k else "left", no_wrap=True)

    def verdict(text: str, good: bool) -> str:
        return f"[green]{text}[/green]" if good else f"[red]{text} missed[/red]"

    for method, r in results.items():
        one, batch, met = r["one body"], r["batch"], r["met"]
        table.add_row(
            method,
            f"{one['C ns']:.1f}",
            f"{one['polhode ns']:.1f}",
            verdict(f"{one['over C']:.2f}", met["one body"]),
            f"{batch['C ns']:.2f}",
            f"{batch['polhode ns']:.2f}",
            verdict(f"{100 * batch['share of C']:.0f} %", met["batch"]),
            verdict(f"{r['batch over one body']:.1f}x", met["batch over one body"]),
        )
    goals = f"<= {MOST_OF_C}", f">= {100 * SHARE_OF_C:.0f} %", f">= {SPEEDUP[facts['lanes']]:.0f}x"
    table.add_section()
    table.add_row("[dim]target", "", "", f"[dim]{goals[0]}", "", "", f"[dim]{goals[1]}", f"[dim]{goals[2]}")
    Console().print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=25)
    parser.add_argument("--methods", nargs="+", default=METHODS, choices=METHODS)
    parser.add_argument("--output", type=Path, default=HERE / "results" / "speed.json", help="file to write")
    parser.add_argument("--check", action="store_true", help="fail if a target is missed")
    options = parser.parse_args()

    libraries = build()
    lanes = next(iter(libraries.values())).lanes()
    found = {m: cases(m, libraries) for m in options.methods}
    difference = {m: differences(cs) for m, cs in found.items()}
    for m, d in difference.items():
        if not max(d.values()) <= AGREE:
            print(f"{m}: C and polhode differ by {d} after {STEPS_CHECK} steps", file=sys.stderr)
            return 1

    best = measure([c for cs in found.values() for c in cs], options.repeats)
    results = {m: summary(m, best, difference[m], lanes) for m in found}
    facts = machine(lanes)
    show(results, facts)
    problem = {"steps": [STEPS_ONE, STEPS_BATCH], "bodies": BODIES, "repeats": options.repeats}
    options.output.parent.mkdir(exist_ok=True)
    options.output.write_text(json.dumps({"machine": facts, "problem": problem, "results": results}, indent=2) + "\n")
    return int(options.check and not all(all(r["met"].values()) for r in results.values()))


if __name__ == "__main__":
    sys.exit(main())
