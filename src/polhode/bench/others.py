"""Other sections of the scoreboard: samples, many bodies, long runs, cost of a call, first calls, hand-written C, and
the GPU.
"""

from __future__ import annotations

import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ..groups.so3 import angle
from .clock import times
from .peers import CLOSED, Many, Peer
from .tasks import task
from .work import Progress, add_times, failed

SIZES = (1, 1_000, 100_000, 1_000_000)
CHECKED = 200  # number of bodies whose attitudes are compared
PATIENCE = 3.0  # largest time of a run of many bodies, in seconds
CHECKOUT = Path(__file__).parents[3] / "benchmarks"


# --- samples ------------------------------------------------------------------------------------------------


def samples(peers: Mapping[str, Peer], *, rounds: int, progress: Progress, count: int = 1001) -> dict[str, Any]:
    """Measure the time for equally spaced samples of the free bodies."""
    rows: list[dict[str, Any]] = []
    goes = []
    for key in ("P1", "P2"):
        progress(f"samples of {key}")
        t = task(key)
        grid = np.linspace(0.0, t.t_end, count)
        assert t.problem.exact is not None
        truth = t.problem.exact(grid)[0]
        for name, peer in peers.items():
            try:
                entries = peer.grid(t, grid)
            except Exception as e:
                rows.append({"task": key, "peer": name, "method": "", "failed": failed(e)})
                continue
            for g in entries:
                try:
                    go = g.prepare()
                    R = g.read(go())
                except Exception as e:
                    rows.append({"task": key, "peer": name, "method": g.method, "failed": failed(e)})
                    continue
                off = {"end": t.error(R[-1]), "worst": float(angle(truth, R).max())}
                row = {"task": key, "peer": name, "method": g.method, "failed": None, **off}
                rows.append(row)
                goes.append((row, go))
    add_times(goes, rounds, 10.0)
    return {
        "title": f"{count} samples",
        "words": "The samples are equally spaced over the whole span. `end` is the error relative to the certified "
        "final state. `on the way` is the largest difference from the closed form. No peer uses this form, and the "
        "most accurate peers confirm it.",
        "count": count,
        "rows": rows,
    }


# --- many bodies----------------------------------------------------------------------------------------------


def crowd(
    peers: Mapping[str, Peer], *, rounds: int, progress: Progress, sizes: tuple[int, ...] = SIZES
) -> dict[str, Any]:
    """Measure the throughput for many free bodies, in nominal body-steps per second."""
    progress("crowd")
    many = Many()
    found: list[tuple[dict[str, Any], Any]] = []
    ends: dict[tuple[str, str], np.ndarray] = {}
    for name, peer in peers.items():
        try:
            entries = peer.crowd(many)
        except Exception as e:
            found.append(({"peer": name, "method": "", "rates": {}, "failed": failed(e)}, None))
            continue
        for c in entries:
            row: dict[str, Any] = {"peer": name, "method": c.method, "rates": {}, "failed": None}
            try:
                ends[name, c.method] = np.asarray(c.read(c.prepare(many.omegas(CHECKED))()))
            except Exception as e:
                row["failed"] = failed(e)
            found.append((row, c))
    closed = ends.get(("polhode", CLOSED))
    tight = next((R for (who, _), R in reversed(ends.items()) if who == "heyoka"), None)
    for row, _ in found:
        R = ends.get((row["peer"], row["method"]))
        other = tight if row["peer"] == "polhode" else closed
        if R is not None and other is not None:
            off = angle(other, R)
            row |= {"median": float(np.median(off)), "worst": float(off.max())}
    for n in sizes:
        progress(f"crowd: {n} bodies")
        slots, goes = [], []
        for row, c in found:
            last = min(row["rates"].values(), default=math.inf)
            if c is None or row["failed"] or n > c.most or n * many.steps / last > PATIENCE:
                continue
            try:
                go = c.prepare(many.omegas(n))
                go()
            except Exception as e:
                row["note"] = f"{n} bodies: {failed(e)}"
                continue
            slots.append(row)
            goes.append(go)
        for row, m in zip(slots, times(goes, min(rounds, 3), 20.0), strict=True):
            row["rates"][str(n)] = n * many.steps / m.seconds
    return {
        "title": "Many free bodies",
        "words": f"The inertia of P1, angular velocities of random size and direction, {many.steps} nominal steps of "
        f"{many.step:g}. Body-steps per second on one core; libraries that take other steps, or none, are counted "
        "with the nominal steps. Attitudes at the end: peers are compared with the closed form, polhode with heyoka at "
        "its tightest tolerance.",
        "sizes": list(sizes),
        "rows": [row for row, _ in found],
    }


# --- long runs ------------------------------------------------------------------------------------------------


def drift(*, steps: int, bodies: int, progress: Progress) -> dict[str, Any]:
    """Measure the error of the energy of free bodies over many steps, for the exact flow and a Runge-Kutta method."""
    import polhode as ph

    many, dt, curves = Many(), 0.1, []
    body = ph.Body(list(many.moments))
    omega = many.omegas(bodies)
    keep = 50
    for method in ("exact_free", "cf4"):
        progress(f"drift: {method}, {steps} steps")
        marks: list[int] = []
        errors: list[float] = []
        for n in [n for k in range(3, 9) if (n := 10**k) <= steps]:
            every = max(1, n // keep)
            run = ph.simulate(body, None, omega=omega, t_end=dt * n, dt=dt, method=method, every=every)
            E = np.asarray(run.energy)
            off = np.sqrt(np.mean((E / E[:, :1] - 1.0) ** 2, axis=0))
            new = [k for k in range(1, len(off)) if not marks or k * every > marks[-1]]
            marks += [k * every for k in new]
            errors += [float(off[k]) for k in new]
        curves.append({"method": method, "steps": marks, "rms": errors})
    return {
        "title": "Energy over a long run",
        "words": f"Free bodies with the inertia of P1, steps of {dt:g}: the relative error of the energy, root mean "
        f"square over {bodies} bodies. Rounding alone is a random walk, which grows with the square root of the steps.",
        "steps": steps,
        "curves": curves,
        "slope": slope(curves[0]["steps"], curves[0]["rms"]),  # type: ignore[arg-type]
    }


def slope(steps: list[int], rms: list[float]) -> float:
    """Return the slope of log(rms) against log(steps); all decades have the same weight."""
    x, y = np.log10(steps), np.log10(np.maximum(rms, 1e-18))
    edges = np.arange(np.floor(x[0]), x[-1] + 0.26, 0.25)
    means = [(x[m].mean(), y[m].mean()) for a, b in pairwise(edges) if (m := (x >= a) & (x < b)).any()]
    a, b = np.array(means).T
    return float(np.polyfit(a, b, 1)[0])


# --- cost of a call-----------------------------------------------------------------------------------------


def overhead(peers: Mapping[str, Peer], *, rounds: int, progress: Progress) -> dict[str, Any]:
    """Measure the time of calls that integrate almost nothing."""
    tiny = {key: (t := task(key)).until(1e-3 * t.problem.dt) for key in ("P1", "P3")}
    rows: list[dict[str, Any]] = []
    goes = []
    for key, t in tiny.items():
        progress(f"a call of {key}")
        for name, peer in peers.items():
            try:
                entries = peer.solve(t)
            except Exception:
                continue
            for e in entries[:1] if name != "polhode" else entries[:2]:
                try:
                    h = t.t_end if e.setting == "step" else e.settings[len(e.settings) // 2]
                    go = e.prepare(h)
                    go()
                except Exception as x:
                    rows.append({"task": key, "peer": name, "method": e.method, "failed": failed(x)})
                    continue
                row: dict[str, Any] = {"task": key, "peer": name, "method": e.method, "failed": None}
                rows.append(row)
                goes.append((row, go))
    add_times(goes, rounds, 10.0)
    return {
        "title": "The cost of a call",
        "words": "The same calls with almost nothing to integrate: one step, or the least work that the peer can do.",
        "rows": rows,
    }


FIRST = """
import time
from polhode.bench.peers import peers
from polhode.bench.tasks import task
peer = peers()[{name!r}]
t = task("P3")
loaded = time.process_time()
e = next(e for e in peer.solve(t) if e.method == {method!r})
go = e.prepare(e.settings[len(e.settings) // 2])
go()
print("TIMES", time.process_time() - loaded)
"""
IMPORT = "import time; t = time.process_time(); import {}; print('TIMES', time.process_time() - t)"


def fresh(code: str, cache: str) -> float:
    """Run code in a new process, and return the time that it prints."""
    environment = {**os.environ, "POLHODE_CACHE_DIR": cache}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=120)
    for line in done.stdout.splitlines():
        if line.startswith("TIMES"):
            return float(line.split()[1])
    raise RuntimeError((done.stderr.strip().splitlines() or ["no times"])[-1])


def first_calls(peers: Mapping[str, Peer], *, quick: bool, progress: Progress) -> dict[str, Any]:
    """Measure the time of the import and of the first solve, including compilation, in new processes."""
    rows: list[dict[str, Any]] = []
    asked = {
        "polhode": ("polhode", "rkn4"), "SciPy": ("scipy.integrate", "DOP853"), "hand-written": ("numba", "RK4"),
        "CyRK": ("CyRK", "Vern8"), "heyoka": ("heyoka", "Taylor"), "diffrax": ("diffrax", "Dopri8"),
    }  # fmt: skip
    with tempfile.TemporaryDirectory() as cache:
        for name, (module, method) in asked.items():
            if name not in peers or (quick and name != "polhode"):
                continue
            progress(f"first calls: {name}")
            solve = FIRST.format(name=name, method=method)
            codes = {f"import {module}": IMPORT.format(module), f"first solve, {method}": solve}
            if name == "polhode":
                codes[f"the same in the next process: {method} from the disk cache"] = solve
            for what, code in codes.items():
                row: dict[str, Any] = {"peer": name, "what": what, "seconds": None, "failed": None}
                try:
                    row["seconds"] = fresh(code, cache)
                except (RuntimeError, subprocess.TimeoutExpired) as e:
                    row["failed"] = failed(e)
                rows.append(row)
    return {
        "title": "First calls",
        "words": "CPU time in new processes: the import with everything that it loads, and the first solve of the "
        "fast top after it, including compiling.",
        "rows": rows,
    }


# --- C and the GPU ------------------------------------------------------------------------------------------


def missing(title: str, why: str) -> dict[str, Any]:
    return {"title": title, "words": "", "missing": why}


def against_c(*, repeats: int, quick: bool, progress: Progress) -> dict[str, Any]:
    """Compare one body and a batch with hand-written C with SIMD, by running benchmarks/speed.py."""
    title, script = "Against hand-written C", CHECKOUT / "speed.py"
    if quick:
        return missing(title, "not measured in a quick run")
    if not script.exists():
        return missing(title, "needs a checkout of the repository, with benchmarks/speed.py")
    if shutil.which(os.environ.get("CC", "cc")) is None:
        return missing(title, "needs a C compiler (cc, or the one named by CC)")
    progress("C")
    with tempfile.TemporaryDirectory() as where:
        out = Path(where) / "speed.json"
        done = subprocess.run(
            [sys.executable, str(script), "--repeats", str(repeats), "--output", str(out)],
            capture_output=True, text=True, timeout=600,
        )  # fmt: skip
        if done.returncode or not out.exists():
            return missing(title, "failed: " + (done.stderr.strip().splitlines() or ["?"])[-1])
        data = json.loads(out.read_text(encoding="utf-8"))
    return {
        "title": title,
        "words": "The fast top, ns per body and step: one body, and a batch of 10 000 on one thread, compared with the "
        "fastest build of C with SIMD. Both agree to 1e-10 before anything is timed.",
        "compiler": data["machine"]["compiler"],
        "rows": data["results"],
    }


def gpu(file: str | Path | None) -> dict[str, Any]:
    """Return results that were measured on another machine with a GPU, from a file."""
    title = "GPU"
    path = Path(file) if file is not None else CHECKOUT / "results" / "gpu.json"
    if not path.exists():
        why = "no results: run benchmarks/gpu.py on a machine with a GPU, and pass its output file with --gpu"
        return missing(title, why)
    data = json.loads(path.read_text(encoding="utf-8"))
    return {"title": title, "words": "Measured elsewhere, on the machine named here.", "data": data}


def timed(kind: str, title: str, f: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Run a function that measures a section, and add the duration.  If it fails, return a section that says so."""
    began = time.perf_counter()
    try:
        out = f()
    except Exception as e:
        out = missing(title, f"failed: {failed(e)}")
    return {"kind": kind, **out, "took": time.perf_counter() - began}
