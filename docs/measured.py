"""Make tables and sentences that other pages include, with figures from benchmarks/results."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from choices import table

RESULTS = Path(__file__).parents[1] / "benchmarks" / "results"


def results(name: str) -> Any:
    return json.loads((RESULTS / name).read_text(encoding="utf-8"))


def short(x: float) -> str:
    """Format a number with two digits, such as 6.1e10 or 3.7e-13."""
    mantissa, power = f"{x:.1e}".split("e")
    return f"{mantissa}e{int(power)}"


def body_of(row: Mapping[str, Any]) -> str:
    return ", ".join(f"{m:g}" for m in row["moments"])


def gpu_kernels() -> str:
    """Return the table of body-steps per second of 10^6 bodies, compared with hand-written CUDA C."""
    data = results("gpu.json")["kernels"]
    rows = []
    for first in (k for k in data if k["bodies"] == 10**6 and k["precision"] == "float64"):
        row = [f"`{first['method']}`", body_of(first)]
        for precision in ("float64", "float32"):
            k = next(
                k
                for k in data
                if (k["method"], k["moments"], k["precision"], k["bodies"])
                == (first["method"], first["moments"], precision, 10**6)
            )
            row += [short(k["polhode"]), short(k["by_hand"]), f"{k['ratio']:.2f}"]
            row.append(f"{k['registers']} ({k['registers_by_hand']})")
        rows.append(row)
    one = ["by hand", "ratio", "registers"]
    return table(["method", "body", "float64", *one, "float32", *one], rows)


def gpu_whole() -> str:
    """Return sentences on the speed with 10^7 bodies and of whole calls of `simulate`."""
    data = results("gpu.json")
    many = next(k for k in data["kernels"] if k["bodies"] == 10**7 and k["precision"] == "float64")
    calls = " and ".join(f"{short(s['body_steps_per_second'])} over {s['steps']:,} steps" for s in data["simulate"])
    return (
        f"With 10^7 bodies, `{many['method']}` makes {short(many['polhode'])} body-steps a second; the hand-written "
        f"kernel makes {short(many['by_hand'])}. These figures are for the kernels alone. A whole call of `simulate` "
        f"for 10^6 bodies, with its checks, start and end, makes {calls}.\n"
    )


def gpu_mixed() -> str:
    """Return the table of the speed and the drift in float64, mixed precision and float32."""
    rows = []
    for m in results("gpu.json")["mixed"]:
        seen = set()
        for d in sorted(m["drift"], key=lambda d: ("float64", "mixed", "float32").index(d["precision"])):
            first = "" if seen else f"`{m['method']}` {body_of(m)}"
            fresh = d["precision"] not in seen
            seen.add(d["precision"])
            off = short(d["off_group"]) if d["outcome"] == "DONE" else "run ended"
            rate = short(m["body_steps_per_second"][d["precision"]]) if fresh else ""
            drift = (off, short(d["energy"]), short(d["momentum_z"]))
            rows.append([first, d["precision"], rate, f"10^{len(str(d['steps'])) - 1}", *drift])
    return table(
        ["method, body", "precision", "body-steps/s", "steps", "distance from SO(3)", "energy", "vertical momentum"],
        rows,
    )


def adams_calls() -> str:
    """Return the table of torque calls for given attitude errors, with a row for each problem and method."""
    text = (RESULTS / "adams.md").read_text(encoding="utf-8").split("## Torque calls to reach")[1].split("\n## ")[0]
    found: dict[str, dict[str, list[str]]] = {}
    for line in re.findall(r"^\| ([a-z].*) \|$", text, flags=re.M):
        problem, error, adams, before, equal = line.split(" | ")
        if problem != "problem":
            found.setdefault(problem, {})[f"{float(error):.0e}"] = [adams, before, equal]
    errors = list(dict.fromkeys(e for d in found.values() for e in d))
    rows = []
    for problem, by_error in found.items():
        for k, who in enumerate(("`adams`", "polhode 0.1.0", "best with equal steps")):
            cells = [by_error[e][k] for e in errors]
            if set(cells) != {"-"}:
                rows.append(["" if k else problem, who, *cells])
    return table(["problem", "method", *errors], rows)


def adams_table(heading: str) -> Callable[[], str]:
    """Return a function that returns the table under a heading of the measurements of adams."""

    def find() -> str:
        text = (RESULTS / "adams.md").read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
        return "\n".join(line for line in text.splitlines() if line.startswith("|")) + "\n"

    return find


def adams_contact() -> str:
    """Return the table of problems with friction, with a row for each problem and tolerance."""
    text = (RESULTS / "adams.md").read_text(encoding="utf-8").split("## Contact with friction")[1].split("\n## ")[0]
    found: dict[tuple[str, str], list[str]] = {}
    for line in re.findall(r"^\| ([a-z].*) \|$", text, flags=re.M):
        problem, tol, _, calls, error, ms = line.split(" | ")
        if problem != "problem":
            found.setdefault((problem, tol), []).extend((calls, error, ms))
    head = ["calls", "attitude error", "ms"]
    names = [*(f"{h}, stiff=False" for h in head), *(f"{h}, stiff=True" for h in head)]
    return table(["problem", "tol", *names], [[*k, *v] for k, v in found.items()])


def made() -> Mapping[str, Callable[[], str]]:
    """Return the functions that make the texts, by file name."""
    return {
        "gpu_kernels.txt": gpu_kernels,
        "gpu_whole.txt": gpu_whole,
        "gpu_mixed.txt": gpu_mixed,
        "adams_calls.txt": adams_calls,
        "adams_contact.txt": adams_contact,
        "adams_errors.txt": adams_table("Attitude error divided by tol"),
        "adams_sensitivity.txt": adams_table("Errors and sensitivity"),
        "adams_scatter.txt": adams_table("Scatter"),
        "adams_random.txt": adams_table("50 random bodies and torques"),
        "adams_blocks.txt": adams_table("Rounds of blocks"),
        "adams_flights.txt": adams_table("Bodies that move"),
        "adams_time.txt": adams_table("Time of a step"),
    }
