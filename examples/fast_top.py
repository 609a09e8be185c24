"""Simulate the fast top with three methods and the same step.  `make demo` runs this program.

It prints the conservation errors and the cost of each method, and draws demo/fast_top.png.
"""

import argparse
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

import polhode as ph
from polhode.pictures.plot import compare

METHODS = ("mr2", "quat_em", "rk4")
TOP = ph.Body([5, 5, 1], name="Fast top")
WEIGHT = ph.torques.heavy_top(20.0)
START = {"omega": [0, 0, 50], "attitude": ph.so3.exp([0.3, 0, 0]), "t_end": 10}
DT = 0.005


def largest(a: np.ndarray) -> str:
    """Return the largest change, relative to the start."""
    return f"{np.abs(a - a[0]).max() / abs(a[0]):.1e}"


def time_per_step(method: str) -> str:
    """Return the shortest time per step of five runs; the first run may also compile the method."""
    runs = (ph.simulate(TOP, WEIGHT, method=method, dt=DT / 10, every=0, **START) for _ in range(5))
    return f"{min(r.stats.seconds / r.stats.steps for r in runs) * 1e9:.0f} ns"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=Path("demo/fast_top.png"), help="file for the picture")
    output = parser.parse_args().output

    runs = [ph.simulate(TOP, WEIGHT, method=m, dt=DT, **START) for m in METHODS]
    fine = ph.simulate(TOP, WEIGHT, method="mr2", dt=DT / 40, every=0, **START)

    table = Table(title=f"Fast top, {runs[0].steps} steps of {DT}", title_style="bold", title_justify="left")
    table.add_column("", style="dim")
    for r in runs:
        table.add_column(r.method, justify="right")
    rows = {
        "energy: largest relative error": [largest(r.energy) for r in runs],
        "vertical momentum: largest relative error": [largest(r.momentum[:, 2]) for r in runs],
        "distance from SO(3)": [f"{r.orthogonality.max():.1e}" for r in runs],
        "attitude at the end: error (rad)": [
            f"{np.linalg.norm(ph.so3.log(ph.so3.orthogonalise(r.R[-1]).T @ fine.R[-1])):.1e}" for r in runs
        ],
        "torque calls": [str(r.stats.torque_calls) for r in runs],
        "time per step": [time_per_step(m) for m in METHODS],
    }
    for name, cells in rows.items():
        table.add_row(name, *cells)
    console = Console()
    console.print(table)

    output.parent.mkdir(parents=True, exist_ok=True)
    compare(runs).savefig(output)
    console.print(f"picture: {output}")


if __name__ == "__main__":
    main()
