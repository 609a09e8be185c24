"""Measure the time of a compiled step of every method for one body, and compare it with Buss's costs (his Figure 3).

    python benchmarks/methods.py [NAME ...]

Each round times all methods, in CPU time of the thread.  The smallest time of all rounds is the result, because other
programs may use the machine.
"""

import json
import platform
import sys
import time
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

import polhode as ph
import polhode.lab  # registers buss_rk
from polhode.integrators.record import Kind

STEPS = 20_000
# Costs in Figure 3 of Buss 2001, without and with the energy step, divided by that of the third-order method with this
# step
FIGURE_3 = {
    "buss1": (0.30, 0.77), "buss2": (0.37, 0.83), "buss2_aug": (0.41, 0.87), "buss3": (0.54, 1.00),
    "buss4": (0.73, 1.19), "mr2": (0.84, 1.30), "mr4": (2.19, 2.65), "buss_rk": (1.20, 1.67),
}  # fmt: skip


def runs(names):
    """Return functions that make STEPS steps and return their time, by (name, options, kind)."""
    body, dt = ph.Body([1.0, 1.7, 2.3]), 0.01
    torque = ph.torques.heavy_top(1.3, axis=(0.3, 0.5, 0.8))
    out = {}
    for name in names:
        variants = [{}] + ([{"energy_correction": True}] if name in FIGURE_3 and name != "buss_rk" else [])
        for options in variants:
            for kind in ("free", "torque"):
                if kind == "torque" and (ph.methods[name].accepts == Kind.FREE or options):
                    continue

                def run(name=name, options=options, kind=kind):
                    t = time.thread_time()
                    ph.simulate(
                        body, torque if kind == "torque" else None, omega=[0.9, -1.4, 1.1], t_end=STEPS * dt, dt=dt,
                        method=name, every=0, **options,
                    )  # fmt: skip
                    return time.thread_time() - t

                out[name, bool(options), kind] = run
    return out


def main():
    names = sys.argv[1:] or [*ph.methods, "buss_rk"]
    todo = runs(names)
    best = dict.fromkeys(todo, np.inf)
    for f in todo.values():
        f()  # compile before anything is timed
    for _ in range(5):
        for key, f in todo.items():
            best[key] = min(best[key], f())
    ns = {key: 1e9 * t / STEPS for key, t in best.items()}
    unit = ns.get(("buss3", True, "free"))
    head = ("method", "torque, ns", "free, ns", "with energy step, ns", "Buss's costs", "measured, 3rd + energy = 1")
    table = Table(*head)
    result = {}
    for name in names:
        free, torque = ns[name, False, "free"], ns.get((name, False, "torque"))
        kept = ns.get((name, True, "free"))
        printed = FIGURE_3.get(name)
        ratio = [f"{x / unit:.2f}" for x in (free, kept) if x is not None] if unit and printed else []
        table.add_row(
            name, f"{torque:.0f}" if torque else "", f"{free:.0f}", f"{kept:.0f}" if kept else "",
            ", ".join(f"{x:.2f}" for x in printed) if printed else "", ", ".join(ratio),
        )  # fmt: skip
        result[name] = {"torque_ns": torque, "free_ns": free, "free_with_energy_step_ns": kept}
    Console(width=120).print(table)
    if not sys.argv[1:]:
        path = Path(__file__).parent / "results" / "methods.json"
        facts = {"machine": platform.machine(), "python": platform.python_version(), "polhode": ph.__version__}
        path.write_text(json.dumps({"facts": facts, "ns_per_step": result}, indent=1) + "\n")


if __name__ == "__main__":
    main()
