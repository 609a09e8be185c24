"""Compare `adams` with the other methods: torque calls, the meaning of tol, random bodies, and the time of a step.

python benchmarks/adams.py              writes benchmarks/results/adams.md, in a few minutes
python benchmarks/adams.py rounds       measures this part again, and leaves the other parts unchanged
"""

from __future__ import annotations

import itertools
import math
import sys
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np

import polhode as ph
from polhode.groups.so3 import angle
from polhode.kernels.values import Mat3, Vec3

RESULT = Path(__file__).parent / "results" / "adams.md"
LEVELS = (1e-3, 1e-6, 1e-9, 1e-12)
BEFORE = {  # torque calls that `adams` of polhode 0.1.0 needed for the errors in LEVELS
    "fast-top": (97, 224, 711, 2185),
    "coulomb-wall": (337, 787, 1816, 3000),
    "asymmetric-top": (113, 309, 705, 1375),
    "slow-top": (169, 253, 626, 1414),
    "satellite": (315, 649, 1457, 3453),
    "damped-driven": (372, 612, 1452, 2736),
}
OTHERS = ("near1086", "rkn6", "rkmk8")
DECADES = range(3, 13)


def fewest(rows: list[tuple[float, float, int]], error: float) -> int | None:
    return min((c for _, e, c in rows if e <= error), default=None)


def sweep(p: Any) -> list[tuple[float, float, int]]:
    """Return rows of tolerance, attitude error and torque calls of adams."""
    rows = []
    for k in np.arange(2.0, 14.01, 0.125):
        r = p.simulate(tol=10.0**-k)
        rows.append((10.0**-k, p.error(r).attitude, r.stats.torque_calls))
    return rows


def in_python(p: Any) -> Any:
    """Return the torque of a problem as a Python function, so that a method is compiled only once for all problems."""
    bound = p.torque.bind(p.body, "python")

    def with_velocity(t: float, R: np.ndarray, omega: np.ndarray) -> list[float]:
        return list(bound.torque(t, Mat3(*(Vec3(*c) for c in R.T.tolist())), Vec3(*omega.tolist()), bound.p))

    def of_attitude(t: float, R: np.ndarray) -> list[float]:
        return with_velocity(t, R, np.zeros(3))

    depends = p.name == "damped-driven"
    return ph.torques.function(with_velocity if depends else of_attitude, frame="body")


def best_other(p: Any, error: float, found: dict[str, list[tuple[float, float, int]]]) -> str:
    """Return the fewest torque calls for this error with equal steps, over the methods in OTHERS, and the method's
    name.
    """
    torque = in_python(p)
    for name in OTHERS:
        if name in found or (name != "rkmk8" and p.name == "damped-driven"):
            continue
        rows, n = found.setdefault(name, []), 4.0
        while not (rows and (rows[-1][1] < 8e-13 or rows[-1][2] > 8000)):
            r = p.simulate(name, torque=torque, dt=p.t_end / round(n), every=0, on_failure="stop")
            e = p.error(r).attitude if r.outcome.good else math.inf
            rows.append((p.t_end / round(n), e, r.stats.torque_calls))
            n *= 1.25
    able = [(c, n) for n, rows in found.items() if (c := fewest(rows, error)) is not None]
    return "{} ({})".format(*min(able)) if able else "-"


def calls_and_tolerance() -> list[str]:
    calls = ["| problem | error | adams | polhode 0.1.0 | best with equal steps |", "|---|---|---|---|---|"]
    ratio = ["| problem | " + " | ".join(f"1e-{k}" for k in DECADES) + " |", "|---" * (len(DECADES) + 1) + "|"]
    for name in (n for n, p in ph.problems.items() if not p.place):
        p = ph.problems[name]
        if p.torque is None:
            continue
        rows, found = sweep(p), {}
        for i, level in enumerate(LEVELS):
            before = BEFORE[name][i] if name in BEFORE else "-"
            n = fewest(rows, level)
            other = best_other(p, level, found) if name in BEFORE else "-"
            calls.append(f"| {name} | {level:g} | {n or '-'} | {before} | {other} |")
        by_tol = {round(-math.log10(t), 3): e / t for t, e, _ in rows}
        ratio.append(f"| {name} | " + " | ".join(f"{by_tol[float(k)]:.2g}" for k in DECADES) + " |")
        print(name, flush=True)
    return [
        "## Torque calls to reach an attitude error", "", *calls, "",
        "The table shows the fewest calls over tolerances from 1e-2 to 1e-14, including calls at the start and in "
        "rejected steps.", "",
        "## Attitude error divided by tol", "", *ratio, "",
    ]  # fmt: skip


def scatter(grids: int = 16) -> list[str]:
    """Return a table of the fewest torque calls that reach an error, for several shifted grids of tolerances."""
    out = ["| problem | error | least | median | most |", "|---|---|---|---|---|"]
    for name in ("coulomb-wall", "satellite", "contact"):
        p, rows = ph.problems[name], []
        for k in np.arange(2.0, 9.0, 0.125 / grids):
            r = p.simulate(tol=10.0**-k, every=0)
            rows.append((10.0**-k, p.error(r).attitude, r.stats.torque_calls))
        for level in LEVELS[:2]:
            few = np.array([fewest(rows[i::grids], level) for i in range(grids)], float)
            out.append(f"| {name} | {level:g} | {few.min():.0f} | {np.median(few):.0f} | {few.max():.0f} |")
    return [
        "## Scatter", "", *out, "",
        f"The table shows the least, the median and the largest of the fewest calls that reach an attitude error on "
        f"{grids} grids of tolerances. Each grid has eight tolerances per decade and is shifted by 1/{8 * grids} of a "
        "decade against the previous one.", "",
    ]  # fmt: skip


def amplification(p: Any, torque: Any, times: int = 8, small: float = 1e-6) -> float:
    """Return how strongly the motion amplifies a change of the momentum into a change of the attitude at the end.

    The result is the largest factor found for changes at `times` times in three directions. A change is measured
    relative to the largest momentum, as are the errors of a step.
    """
    J = np.diag(p.body.moments) if p.body.diagonal else p.body.inertia
    run = p.simulate(torque=torque, tol=1e-12, t_eval=np.linspace(0.0, p.t_end, times + 1))
    size = np.linalg.norm(run.momentum, axis=-1).max()
    found = 0.0
    for t, R, W in zip(run.t[:-1], run.R[:-1], run.omega[:-1], strict=True):

        def end(impulse: np.ndarray, t: float = t, R: np.ndarray = R, W: np.ndarray = W) -> np.ndarray:
            given = {"attitude": R, "omega": W + np.linalg.solve(J, R.T @ impulse), "t_start": t, "t_end": p.t_end}
            last: np.ndarray = ph.simulate(p.body, torque, tol=1e-12, every=0, **given).R[-1]
            return last

        there = end(np.zeros(3))
        found = max(found, *(angle(there, end(small * size * e)) / small for e in np.eye(3)))
    return found


def sensitivity() -> list[str]:
    """Compare the errors of runs with the amplification of errors by the motion."""
    out = ["| problem | amplification | largest error/tol | quotient |", "|---|---|---|---|"]
    for name in (n for n, p in ph.problems.items() if p.torque is not None and not p.place and n != "book-toss"):
        p = ph.problems[name]
        torque = in_python(p)
        grown = amplification(p, torque)
        tols = 10.0 ** -np.arange(3.0, 12.01, 0.125)
        worst = max(p.error(p.simulate(torque=torque, tol=t, every=0)).attitude / t for t in tols)
        out.append(f"| {name} | {grown:.2g} | {worst:.2g} | {worst / grown:.2g} |")
        print(name, flush=True)
    return [
        "## Errors and sensitivity", "", *out, "",
        "*Amplification*: the momentum is changed by a small fraction of the largest momentum, at one of eight times. "
        "The amplification is the largest change of the attitude at the end, divided by this fraction. *Largest "
        "error/tol*: the largest quotient of the attitude error at the end and the tolerance, for tolerances from 1e-3 "
        "to 1e-12, eight per decade. *Quotient*: the largest error/tol divided by the amplification. The torques are "
        "Python functions.", "",
    ]  # fmt: skip


def random_torque(random: np.random.Generator, kind: str) -> Any:
    a, f = random.normal(size=(3, 3)), random.normal(size=3)
    axis, c = random.normal(size=3), abs(random.normal()) * 0.2
    s = random.uniform(0.5, 3.0)
    if kind == "linear":
        return lambda t, R, omega: np.cross(R @ axis, f) - R @ (c * omega)
    if kind == "quadratic":
        return lambda t, R, omega: R @ np.cross(axis, (R.T @ f) * (a @ R[2])) - c * R @ (omega * np.linalg.norm(omega))
    return lambda t, R, omega: R @ (np.cross(axis, R[2]) / (1.5 + R[2, 2]) ** 3) + np.sin(s * t) * f


def random_bodies(count: int = 50) -> list[str]:
    random, rows = np.random.default_rng(17), []
    kinds = itertools.cycle(("linear", "quadratic", "nonlinear and driven"))
    tols = (1e-6, 1e-9)
    for _, kind in zip(range(count), kinds, strict=False):
        d = random.uniform(0.5, 2.0, 3)
        body = ph.Body((d[1] + d[2], d[2] + d[0], d[0] + d[1]))
        torque, omega = random_torque(random, kind), random.normal(size=3) * random.uniform(0.5, 4.0)
        given = {"omega": omega, "t_end": 5.0}
        fine, finer = (ph.simulate(body, torque, dt=5 / n, method="rkmk8", every=0, **given).R[-1] for n in (300, 600))
        known = angle(fine, finer)
        one = {}
        for tol in tols:
            r = ph.simulate(body, torque, tol=tol, every=0, **given)
            w = ph.simulate(body, torque, tol=tol, every=0, model=False, **given)
            error = angle(finer, r.R[-1])
            other = math.inf
            for n in np.unique(np.geomspace(8, 400, 25).astype(int)):
                x = ph.simulate(body, torque, dt=5 / int(n), method="rkmk8", every=0, on_failure="stop", **given)
                if x.outcome.good and angle(finer, x.R[-1]) <= error:
                    other = x.stats.torque_calls
                    break
            one[tol] = (error / tol, r.stats.torque_calls, w.stats.torque_calls, other, known)
        rows.append((kind, one))
    head = "torque | tol | bodies | error/tol, median (worst) | calls, median | without the model | rkmk8, same error"
    out = [f"| {head} |"]
    out.append("|---|---|---|---|---|---|---|")
    for kind in ("linear", "quadratic", "nonlinear and driven"):
        for tol in tols:
            x = np.array([one[tol] for k, one in rows if k == kind])
            m = np.median(x, axis=0)
            calls = " | ".join(f"{v:.0f}" for v in m[1:4])
            out.append(f"| {kind} | {tol:g} | {len(x)} | {m[0]:.2g} ({x[:, 0].max():.2g}) | {calls} |")
    worst = max(one[t][1] / one[t][2] for _, one in rows for t in tols)
    saved = np.array([one[t][3] / one[t][1] for _, one in rows for t in tols])
    doubt = max(o[tols[0]][4] for _, o in rows)
    most = np.max(saved[np.isfinite(saved)])
    return [
        f"## {count} random bodies and torques", "", *out, "",
        f"A run with the model needs at most {worst:.2f} times the calls of a run without it. For the same error, "
        f"rkmk8 needs {np.min(saved):.1f} to {most:.1f} times the calls of adams (median {np.median(saved):.1f}). The "
        f"references are runs of rkmk8 with 600 steps; runs with 300 steps differ from them by at most {doubt:.0e}.",
        "",
    ]  # fmt: skip


def weight(t: float, R: np.ndarray) -> np.ndarray:
    return np.cross(R[:, 2], (0.0, 0.0, -1.3))


def bowl(t: float, R: np.ndarray) -> np.ndarray:
    return R @ np.cross((0.0, 0.0, 1.0), R[2]) * 3.0 / (1.5 + R[2, 2]) ** 3


def switched() -> list[str]:
    """Return calls and errors with switched torques; the reference is rkmk8 on a grid that contains all switches."""
    damping = ph.torques.sampled(lambda omega, R: -R @ omega, 0.5, frame="space")
    firing = ph.torques.thrusters([[1, 0, 0]], [[0, 1, 0]], [1.0], [[(0.5, 1.0), (2.0, 2.5)]])
    wheels = ph.torques.wheels(np.eye(3)[[2, 0]], [0.5, 0.1], ([0.5, 1.5], [[0.1, 0.2], [-0.3, 0.1]]))
    out = ["| torque | tol | calls | rejected | attitude error/tol |", "|---|---|---|---|---|"]
    for name, held in (("controller", damping), ("thruster", firing), ("wheels", wheels)):
        for other in (weight, bowl):
            run = {"body": [1, 2, 3], "torque": held + ph.torques.function(other), "omega": (0.3, 0.2, 1.5)}
            fine = ph.simulate(**run, t_end=4.0, dt=0.25 / 64, method="rkmk8", every=0, engine="python")
            for tol in (1e-6, 1e-9):
                r = ph.simulate(**run, t_end=4.0, tol=tol, engine="python")
                e = angle(fine.R[-1], r.R[-1]) / tol
                calls = f"{r.stats.torque_calls} | {r.stats.rejected}"
                out.append(f"| {name} and {other.__name__} | {tol:g} | {calls} | {e:.2g} |")
    return ["## Torques that are switched", "", *out, ""]


def damped_spring(t: float, x: np.ndarray, R: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    force = -4.0 * x - 0.1 * v
    return force, np.cross(R @ (0.0, 0.0, 0.3), force)


def flights() -> list[str]:
    """Return calls and errors of adams, and of rkn4 with error control, for bodies that move."""
    out = ["| load | method | tol | calls | attitude error/tol | position error/tol |", "|---|---|---|---|---|---|"]
    start = {"omega": (0.3, 0.2, 1.5), "position": (4.0, 0.2, 0.0), "velocity": (0.0, 3.0, 0.3), "t_end": 3.0}
    body = ph.Body([1.0, 2.0, 3.0], mass=2.0)
    for name, given in (("damped spring", {"load": damped_spring}), ("central", {"force": ph.forces.central(40.0)})):
        fine = ph.simulate(body, dt=3 / 800, method="rkmk8", every=0, engine="python", **given, **start)
        for method, tols in (("adams", (1e-5, 1e-8, 1e-11)), ("rkn4", (1e-5, 1e-8))):
            if method == "rkn4" and name == "damped spring":  # rkn4 takes no load that depends on the velocity
                continue
            for tol in tols:
                r = ph.simulate(body, tol=tol, method=method, control="error", engine="python", **given, **start)
                e, x = angle(fine.R[-1], r.R[-1]) / tol, np.abs(fine.x[-1] - r.x[-1]).max() / tol
                out.append(f"| {name} | {method} | {tol:g} | {r.stats.torque_calls} | {e:.2g} | {x:.2g} |")
    held = {
        "torque": ph.torques.sampled(lambda omega: -0.7 * omega, 0.3, frame="body"),
        "force": ph.forces.central(40.0),
    }
    fine = ph.simulate(body, dt=0.3 / 80, method="rkmk8", every=0, engine="python", **held, **start)
    for tol in (1e-6, 1e-9):
        r = ph.simulate(body, tol=tol, engine="python", **held, **start)
        e, x = angle(fine.R[-1], r.R[-1]) / tol, np.abs(fine.x[-1] - r.x[-1]).max() / tol
        out.append(f"| central, controller | adams | {tol:g} | {r.stats.torque_calls} | {e:.2g} | {x:.2g} |")
    return ["## Bodies that move", "", *out, ""]


def seconds_of(f: Any, repeats: int = 15) -> float:
    best = math.inf
    for _ in range(repeats):
        began = time.process_time()
        f()
        best = min(best, time.process_time() - began)
    return best


def time_of_a_step() -> list[str]:
    out = ["| run | steps | microseconds per step |", "|---|---|---|"]
    p = ph.problems["coulomb-wall"]
    for model in (True, False):

        def compiled(model: bool = model) -> Any:
            return p.simulate(tol=1e-10, every=0, model=model)

        n = compiled().stats
        out.append(
            f"| soft wall, compiled, model={model} | {n.steps} | {1e6 * seconds_of(compiled) / n.torque_calls:.1f} |"
        )
    short, long = (seconds_of(lambda t=t: p.simulate(tol=1e-10, every=0, t_end=t), 60) for t in (0.01, p.t_end))
    few, many = (p.simulate(tol=1e-10, every=0, t_end=t).stats.torque_calls for t in (0.01, p.t_end))
    alone = (long - short) / (many - few)
    what = f"soft wall, compiled, model=True, without the {1e3 * short:.1f} ms of each call"
    out.append(f"| {what} | {many - few} | {1e6 * alone:.1f} |")

    def zero(t: float, R: np.ndarray) -> np.ndarray:
        r = 1.0 / (1.1 + R[2, 2])
        f = r * r - 0.01 * r**11
        return np.array([f * R[2, 1], -f * R[2, 0], 0.0])

    torque = ph.torques.function(zero, frame="body")

    def plain(t_end: float = p.t_end) -> Any:
        return p.simulate(torque=torque, tol=1e-10, every=0, t_end=t_end)

    n = plain().stats
    R, calls = np.eye(3), 2000
    spent = seconds_of(lambda: [zero(0.0, R) for _ in range(calls)]) / calls
    short, long = seconds_of(lambda: plain(0.01), 60), seconds_of(plain, 60)
    what = f"soft wall, Python torque, without the time of the torque itself ({1e6 * spent:.1f} us)"
    out.append(f"| {what} | {n.steps} | {1e6 * (long / n.torque_calls - spent):.1f} |")
    few = plain(0.01).stats.torque_calls
    what = f"the same, without the {1e3 * short:.1f} ms of each call"
    alone = (long - short) / (n.torque_calls - few)
    out.append(f"| {what} | {n.torque_calls - few} | {1e6 * (alone - spent):.1f} |")
    words = "The times are CPU times of whole calls of `simulate`, divided by the number of steps."
    return ["## Time of a step", "", *out, "", words, ""]


def contacts() -> list[str]:
    """Return calls, errors and times of problems with friction, with and without the derivatives of the load."""
    out = ["| problem | tol | stiff | calls | attitude error | milliseconds |", "|---|---|---|---|---|---|"]
    for name in ("rattleback", "tippe-top", "coin", "bouncing-ball"):
        p = ph.problems[name]
        for tol in (1e-6, 1e-8):
            for stiff in (False, True):

                def run(stiff: bool = stiff, tol: float = tol, p: Any = p) -> Any:
                    return p.simulate(tol=tol, stiff=stiff, every=0)

                r = run()
                e, ms = p.error(r).attitude, 1e3 * seconds_of(run, 5)
                out.append(f"| {name} | {tol:g} | {stiff} | {r.stats.torque_calls} | {e:.1e} | {ms:.1f} |")
    words = "The times are CPU times of whole calls of `simulate`, compiled."
    return ["## Contact with friction", "", *out, "", words, ""]


def rounds() -> list[str]:
    """Return the rounds with torques in blocks, and the calls of adams without blocks at the same tolerance."""
    out = ["| problem | tol | without blocks: calls | block=8: rounds | block=12: rounds | block=16: rounds |"]
    out.append("|---|---|---|---|---|---|")
    for name in ("fast-top", "asymmetric-top", "coulomb-wall", "satellite"):
        p = ph.problems[name]
        f = in_python(p).f

        def rows(t: np.ndarray, R: np.ndarray, f: Any = f) -> list[list[float]]:
            return [f(x, A) for x, A in zip(np.broadcast_to(t, len(R)).tolist(), R, strict=True)]

        for tol in (1e-6, 1e-9):
            cells = []
            for more in ({}, {"block": 8}, {"block": 12}, {"block": 16}):
                r = p.simulate(torque=ph.torques.batched(rows, frame="body"), tol=tol, **more)
                cells.append(f"{r.stats.torque_calls} ({p.error(r).attitude / tol:.1g})")
            out.append(f"| {name} | {tol:g} | {' | '.join(cells)} |")
        print(name, flush=True)
    return ["## Rounds of blocks", "", *out, "", "The figures in brackets are the attitude error divided by tol.", ""]


PARTS = {
    "Torque calls to reach an attitude error": calls_and_tolerance,
    "Scatter": scatter,
    "Errors and sensitivity": sensitivity,
    "Torques that are switched": switched,
    "Bodies that move": flights,
    "Contact with friction": contacts,
    "Rounds of blocks": rounds,
    "Time of a step": time_of_a_step,
    "50 random bodies and torques": random_bodies,
}


def sections(text: str) -> dict[str, str]:
    """Return the parts of a page by their headings.  If a part has several sections, its key is the first heading."""
    found: dict[str, str] = {}
    for one in text.split("\n## ")[1:]:
        heading = one.split("\n", 1)[0]
        key = heading if heading in PARTS else list(found)[-1]
        found[key] = (found.get(key, "") + "\n## " + one).rstrip() + "\n"
    return found


def main(names: list[str]) -> None:
    warnings.simplefilter("ignore")
    head = "# Measurements of `adams`\n\nPrinted by `python benchmarks/adams.py`. "
    head += "No parameter was adjusted to a problem.\n"
    found = sections(RESULT.read_text(encoding="utf-8")) if names else {}
    for heading, part in PARTS.items():
        if not names or part.__name__ in names:
            found[heading] = "\n" + "\n".join(part()).rstrip() + "\n"
            RESULT.write_text(head + "".join(found[k] for k in PARTS if k in found), encoding="utf-8")
    print(RESULT.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main(sys.argv[1:])
