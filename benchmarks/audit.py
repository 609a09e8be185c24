"""Compare the error estimates of thousands of audits with the true errors.

    python benchmarks/audit.py [--methods NAME ...] [--kinds NAME ...] [--first N] [--seeds N] [--bodies N] [--budget N]
        [--json PATH] [--table]

A batch has one method, one kind of torque and some random bodies; a step turns them by 0.01 to 1000 rad.  Every body
counts as one audit, because the audit decides for each body separately.  The problems of `polhode.problems`, with their
certified final states, are run one by one.  The true motion of the random bodies is computed here, by Dormand and
Prince's method of order 8 on quaternions with torques written in this file.  It is computed twice with different steps,
and the difference is taken as its error.  Audits for which this error is too large are left out.  The verdicts are:

    reliable, right     the estimate was reported as reliable, and the true error is at most 3 times the estimate
    reliable, WRONG     the estimate was reported as reliable, but the true error is larger than that
    undecided, right    not reported as reliable, but within a factor of 3 of a true error that is below 0.5 rad and
                        above rounding
    undecided           not reported as reliable, and not right: the estimate is wrong, or the attitude is lost, or
                        only rounding is left

Every batch is appended to the JSON file as soon as it is finished.  Batches that are already in the file are not
repeated.  --table prints the tables as Markdown: benchmarks/results/audit.md.
"""

import argparse
import json
import time
import warnings
from collections import Counter
from itertools import pairwise
from pathlib import Path

import numpy as np
from numba import njit
from scipy.integrate._ivp import dop853_coefficients as dop

import polhode as ph
from polhode.groups.so3 import angle
from polhode.math import Vec3, cross, sin_cos, tr, where

KINDS = ("free", "potential", "driven", "damped", "jump", "kink")
MODES = ("halving", "doubling", "quartering", "reference")
STEPS = (16, 24, 30, 35, 37)
LOST = 0.5
A, B, C = (np.ascontiguousarray(x) for x in (dop.A[:12, :12], dop.B, dop.C[:12]))


# --- torques, written for polhode and again for the true motion ---------------------------------------------------


@ph.kernel
def potential_energy(R, p):
    n = tr(R) @ Vec3(0.0, 0.0, 1.0)
    low = where(n.z < p.floor, p.floor - n.z, 0.0)
    return (
        p.weight * (p.x * n.x + p.y * n.y + p.z * n.z)
        + 1.5 * p.gradient * (p.i1 * n.x * n.x + p.i2 * n.y * n.y + p.i3 * n.z * n.z)
        + 0.5 * p.stiffness * (low * low)
    )


@ph.kernel
def potential_torque(R, p):
    n = tr(R) @ Vec3(0.0, 0.0, 1.0)
    low = where(n.z < p.floor, p.floor - n.z, 0.0)
    T = p.weight * cross(n, Vec3(p.x, p.y, p.z))
    T = T + (3.0 * p.gradient) * cross(n, Vec3(p.i1 * n.x, p.i2 * n.y, p.i3 * n.z))
    return R @ (T - (p.stiffness * low) * cross(n, Vec3(0.0, 0.0, 1.0)))


@ph.kernel
def driven_torque(t, R, p):
    s, _ = sin_cos(p.rate * t)
    s = s + where(t > p.jump, 1.0, 0.0) * p.step
    return potential_torque(R, p) + s * Vec3(p.dx, p.dy, p.dz)


@ph.kernel
def damped_torque(t, R, omega, p):
    return driven_torque(t, R, p) - p.damping * (R @ omega)


FIELDS = ("i1", "i2", "i3", "weight", "x", "y", "z", "gradient", "floor", "stiffness", "rate", "jump", "step", "dx",
          "dy", "dz", "damping")  # fmt: skip


@njit
def derivative(t, y, q, out):
    """Return the derivative of a quaternion and the body momentum, from the equations of motion alone."""
    w, a, b, c = y[0], y[1], y[2], y[3]
    W0, W1, W2 = y[4] / q[0], y[5] / q[1], y[6] / q[2]
    out[0] = 0.5 * (-a * W0 - b * W1 - c * W2)
    out[1] = 0.5 * (w * W0 + b * W2 - c * W1)
    out[2] = 0.5 * (w * W1 + c * W0 - a * W2)
    out[3] = 0.5 * (w * W2 + a * W1 - b * W0)
    s = 1.0 / (w * w + a * a + b * b + c * c)
    nx, ny, nz = 2.0 * s * (a * c - w * b), 2.0 * s * (b * c + w * a), 1.0 - 2.0 * s * (a * a + b * b)
    T0 = q[3] * (ny * q[6] - nz * q[5]) + 3.0 * q[7] * (q[2] - q[1]) * ny * nz
    T1 = q[3] * (nz * q[4] - nx * q[6]) + 3.0 * q[7] * (q[0] - q[2]) * nz * nx
    T2 = q[3] * (nx * q[5] - ny * q[4]) + 3.0 * q[7] * (q[1] - q[0]) * nx * ny
    if nz < q[8]:
        f = q[9] * (q[8] - nz)
        T0, T1 = T0 - f * ny, T1 + f * nx
    f = np.sin(q[10] * t)
    if t > q[11]:
        f += q[12]
    X, Y, Z = f * q[13], f * q[14], f * q[15]
    T0 += s * ((w * w + a * a - b * b - c * c) * X + 2.0 * ((a * b + w * c) * Y + (a * c - w * b) * Z))
    T1 += s * ((w * w - a * a + b * b - c * c) * Y + 2.0 * ((a * b - w * c) * X + (b * c + w * a) * Z))
    T2 += s * ((w * w - a * a - b * b + c * c) * Z + 2.0 * ((a * c + w * b) * X + (b * c - w * a) * Y))
    out[4] = y[5] * W2 - y[6] * W1 + T0 - q[16] * W0
    out[5] = y[6] * W0 - y[4] * W2 + T1 - q[16] * W1
    out[6] = y[4] * W1 - y[5] * W0 + T2 - q[16] * W2


@njit
def integrate(y, q, t, t_end, n):
    """Make n equal steps of order 8; sum the increments with compensation (Kahan)."""
    k, z, lost = np.empty((12, 7)), np.empty(7), np.zeros(7)
    h, start = (t_end - t) / n, t
    for i in range(n):
        for s in range(12):
            for j in range(7):
                d = 0.0
                for m in range(s):
                    d += A[s, m] * k[m, j]
                z[j] = y[j] + h * d
            derivative(start + (i + C[s]) * h, z, q, k[s])
        for j in range(7):
            d = 0.0
            for m in range(12):
                d += B[m] * k[m, j]
            d = h * d - lost[j]
            new = y[j] + d
            lost[j] = (new - y[j]) - d
            y[j] = new
    return y


def matrix(y):
    return ph.quaternions.to_matrix(y[:4] / np.linalg.norm(y[:4]))


def truth(case, b):
    """Return the attitude of body b at the end, and an estimate of its error."""
    q = np.array([case["params"][f][b] for f in FIELDS])
    omega, t_end = case["omega"][b], case["t_end"]
    momentum = np.linalg.norm(q[:3] * omega)
    floor_rate = np.sqrt(q[9] / q[:3].min())
    work = abs(q[3]) + 3 * abs(q[7]) * q[:3].max() + np.linalg.norm(q[13:16]) * 3
    fastest = (momentum + np.sqrt(2 * work * q[:3].max())) / q[:3].min() + floor_rate + q[16] / q[:3].min() + q[10]
    legs = [0.0, *([q[11]] if 0 < q[11] < t_end else []), t_end]
    found = []
    for angle_of_step in (0.1, 0.06):
        y = np.array([*ph.quaternions.from_matrix(case["attitude"][b]), *(q[:3] * omega)])
        for t0, t1 in pairwise(legs):
            inside = q.copy()
            if len(legs) > 2:  # integrate each side of the jump separately
                inside[11] = -1.0 if t0 > 0 else np.inf
            y = integrate(y, inside, t0, t1, max(24, int(np.ceil(fastest * (t1 - t0) / angle_of_step))))
        found.append(matrix(y))
    return found[1], float(angle(*found))


# --- random batches -----------------------------------------------------------------------------------------------


def make_case(kind, seed, n):
    """Return random bodies, starts and torques; a step turns the bodies by 0.01 to 1000 rad."""
    r = np.random.default_rng([KINDS.index(kind), seed])
    steps, dt = int(r.choice(STEPS)), 0.05
    t_end = steps * dt
    sides = 10 ** r.uniform(-0.7, 0.0, (n, 3))
    some = r.random(n) < 0.4
    sides[some, 1] = sides[some, 0]  # symmetric bodies
    moments = np.stack([sides[:, 1] ** 2 + sides[:, 2] ** 2, sides[:, 2] ** 2 + sides[:, 0] ** 2,
                        sides[:, 0] ** 2 + sides[:, 1] ** 2], axis=1)  # fmt: skip
    w = r.normal(size=(n, 3)) * 10 ** r.uniform(-2, 0, (n, 3))
    w /= np.linalg.norm(w, axis=1)[:, None]
    turn = 10 ** r.uniform(-2, 3, n)
    near = r.random(n) < 0.25  # steps of about a half turn or whole turns, which methods may confuse
    turn[near] = np.pi * r.integers(1, 9, near.sum()) * (1 + r.choice([0.0, 1e-3, 1e-2], near.sum()))
    omega = w * (turn / dt)[:, None]
    energy = 0.5 * np.einsum("bi,bi->b", moments, omega**2)
    size = energy * 10 ** r.uniform(-6, 0, n)
    own = np.where(moments[:, 0] == moments[:, 1], 0.0, 1.0)[:, None]
    axis = r.normal(size=(n, 3)) * np.hstack([own, own, np.ones((n, 1))])
    axis /= np.linalg.norm(axis, axis=1)[:, None]
    drive = r.normal(size=(n, 3)) * (0.3 * size)[:, None]
    p = dict.fromkeys(FIELDS, np.zeros(n))
    p |= {f"i{k + 1}": moments[:, k] for k in range(3)} | {"floor": np.full(n, -2.0), "jump": np.full(n, -1.0)}
    if kind != "free":
        p |= {"weight": size} | {name: axis[:, k] for k, name in enumerate("xyz")}
        p["gradient"] = 0.1 * size * (r.random(n) < 0.5)
    if kind in ("driven", "damped", "jump"):
        p |= {name: drive[:, k] for k, name in enumerate(("dx", "dy", "dz"))}
        p["rate"] = 10 ** r.uniform(-1, 1, n) / t_end
    if kind == "damped":
        p["damping"] = 10 ** r.uniform(-2, 0.5, n) * moments.min(axis=1) / t_end
    if kind == "jump":
        p |= {"step": np.ones(n), "jump": np.full(n, r.uniform(0.2, 0.8) * t_end)}
    if kind == "kink":
        p |= {"floor": r.uniform(-0.8, 0.5, n), "stiffness": 10 * size}
    R = np.array(ph.so3.exp(r.normal(size=(n, 3))))
    every = int(r.choice([0, 1, 4]))
    return {"params": p, "omega": omega, "attitude": R, "moments": moments, "dt": dt, "t_end": t_end, "turn": turn,
            "every": every, "by": str(r.choice(MODES)), "rng": r}  # fmt: skip


def torque_of(kind, params):
    if kind == "free":
        return None, None
    if kind in ("potential", "kink"):
        return ph.Potential(potential_energy, potential_torque, params=params), None
    return (damped_torque if kind == "damped" else driven_torque), params


TRUTHS = {}


def true_end(kind, seed, case, b):
    if (kind, seed, b) not in TRUTHS:
        TRUTHS[kind, seed, b] = truth(case, b)
    return TRUTHS[kind, seed, b]


def judge(reliable, figure, true, doubt, floor):
    """Return the outcome of an audit of this run, or None if the true motion is not known well enough."""
    if not np.isfinite(figure):
        return "undecided"
    if doubt > 0.1 * max(true, figure):
        return None
    if reliable:
        return "reliable, right" if true <= 3 * figure else "reliable, WRONG"
    return "undecided, right" if figure / 3 <= true <= 3 * figure and 100 * floor < true < LOST else "undecided"


def audit_batch(method, kind, seed, n, budget=30.0):
    """Return the rows of a batch of random bodies, one for each audit."""
    case = make_case(kind, seed, n)
    torque, params = torque_of(kind, case["params"])
    by = MODES[(MODES.index(case["by"]) + sum(map(ord, method))) % 4]
    given = {"omega": case["omega"], "attitude": case["attitude"], "dt": case["dt"], "t_end": case["t_end"],
             "params": params, "method": method, "engine": "python", "every": case["every"]}  # fmt: skip
    try:
        run = ph.simulate(case["moments"], torque, on_failure="stop", **given)
    except (ph.Unsupported, ph.InvalidInput):
        return []
    began = time.perf_counter()
    found = run.audit(by, budget=budget)
    seconds = time.perf_counter() - began
    rows = []
    for b in range(n):
        if run.failed[b] >= 0 or not np.isfinite(run.R[b, -1]).all():
            continue
        R, doubt = true_end(kind, seed, case, b)
        true, figure = float(angle(run.R[b, -1], R)), float(found.errors[b, -1])
        floor = 2e-16 * (1 + run.steps * (1 + case["turn"][b]))
        reliable = bool(found.reliable_bodies[b])
        rows.append({"what": kind, "method": method, "by": by, "body": b, "seed": seed, "turn": float(case["turn"][b]),
                     "steps": run.steps, "reliable": reliable, "figure": figure, "true": true, "doubt": doubt,
                     "verdict": judge(reliable, figure, true, doubt, floor)})  # fmt: skip
    calls = found.torque_calls / max(1, run.stats.torque_calls)
    return [{**r, "seconds": round(seconds / n, 4), "calls": round(calls, 2)} for r in rows]


def audit_problem(method, name, seed, budget=30.0):
    """Audit a run of a problem of the library, with steps much longer than usual; return a list of table rows."""
    problem = ph.problems[name]
    r = np.random.default_rng([seed, sum(map(ord, method + name))])
    steps = int(r.choice([40, 100, 240]))
    by = str(r.choice(MODES))
    try:
        run = problem.simulate(method, dt=problem.t_end / steps, engine="python", on_failure="stop")
    except (ph.Unsupported, ph.InvalidInput):
        return []
    if not run.outcome.good:
        return []
    began = time.perf_counter()
    found, true = run.audit(by, budget=budget), float(problem.error(run).attitude)
    floor = next(x.value for x in found.rows if x.what == "rounding")
    turn = next(x.value for x in found.rows if x.what.startswith("turn"))
    verdict = judge(found.reliable, found.error, true, 1e-15 + floor, floor)
    return [{"what": name, "method": method, "by": by, "body": 0, "seed": seed, "turn": turn, "steps": steps,
             "reliable": found.reliable, "figure": found.error, "true": true, "doubt": floor, "verdict": verdict,
             "seconds": round(time.perf_counter() - began, 4),
             "calls": round(found.torque_calls / max(1, run.stats.torque_calls), 2)}]  # fmt: skip


# --- tables -------------------------------------------------------------------------------------------------------

VERDICTS = ("reliable, right", "reliable, WRONG", "undecided, right", "undecided")
COLUMNS = """\
- *reliable, right*: the estimate was reported as reliable, and the true error is at most 3 times the estimate.
- *reliable, WRONG*: the estimate was reported as reliable, but the true error is larger than that.
- *undecided, right*: the estimate was not reported as reliable, but is right within a factor of 3.
- *undecided*: the estimate was not reported as reliable, and is wrong, or the attitude is lost, or only rounding is
  left.
"""


def table(rows, key, title):
    lines = [f"| {title} | audits | {' | '.join(VERDICTS)} | torque calls |", "| --- |" + " ---: |" * 6]
    groups = {}
    for r in rows:
        groups.setdefault(key(r), []).append(r)
    for name, some in sorted(groups.items()):
        count = Counter(r["verdict"] for r in some)
        calls = np.median([r["calls"] for r in some if r["calls"] > 0] or [0.0])
        lines.append(f"| {name} | {len(some)} | {' | '.join(str(count[v]) for v in VERDICTS)} | {calls:.0f} x |")
    return "\n".join(lines)


def decade(r):
    k = int(np.floor(np.log10(r["turn"]))) if r["turn"] > 0 else -9
    return f"{max(k, -2) + 2}: {10.0 ** max(k, -2):g} to {10.0 ** (k + 1):g} rad"


def print_tables(rows):
    judged = [r for r in rows if r["verdict"] is not None]
    over = [r["figure"] / r["true"] for r in judged if r["reliable"] and r["true"] > 100 * r["doubt"]]
    wrong = sum(r["verdict"] == "reliable, WRONG" for r in judged)
    methods = len({r["method"] for r in judged})
    print("# Estimated errors of audits, compared with true errors\n")
    print("Printed by `python benchmarks/audit.py --table`. Computed with `--first 1 --bodies 24 --budget 8`, and the")
    print("problems of the library with `--budget 10` and seven methods.\n")
    print(f"{len(judged)} audits of {methods} methods, with steps that turn the body by 0.01 to 1000 rad. A further")
    print(f"{len(rows) - len(judged)} are left out, because their true error is not known well enough.")
    print(f"**Reliable and wrong: {wrong}.** Estimates that were reported as reliable were {min(over):.2f} to")
    print(f"{max(over):.2f} times the true error. The last column is the median of the torque calls of an audit,")
    print("divided by those of the run.\n")
    print(COLUMNS)
    print(table(judged, lambda r: r["by"], "mode"), "\n")
    print(table(judged, decade, "turn in a step"), "\n")
    print(table(judged, lambda r: r["what"], "problem"), "\n")
    print(table(judged, lambda r: r["method"], "method"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--methods", nargs="*", default=list(ph.methods))
    parser.add_argument("--kinds", nargs="*", default=[*KINDS, "problems"])
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bodies", type=int, default=16)
    parser.add_argument(
        "--budget", type=float, default=30.0, help="torque calls of an audit, divided by those of the run"
    )
    parser.add_argument("--json", type=Path, default=Path(__file__).parent / "build" / "audit.jsonl")
    parser.add_argument("--table", action="store_true", help="only print the tables from the results in the file")
    args = parser.parse_args()
    warnings.simplefilter("ignore", RuntimeWarning)
    args.json.parent.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in args.json.read_text().splitlines()] if args.json.exists() else []
    if args.table:
        print_tables([r for r in rows if "verdict" in r])
        return
    have = {(r["method"], r["what"], r["seed"]) for r in rows}
    for seed in range(args.first, args.first + args.seeds):
        for method in args.methods:
            turning = [n for n, p in ph.problems.items() if not p.place]
            for kind in [k for k in args.kinds if k != "problems"] + turning * ("problems" in args.kinds):
                if (method, kind, seed) in have:
                    continue
                if kind in KINDS:
                    new = audit_batch(method, kind, seed, args.bodies, args.budget)
                else:
                    new = audit_problem(method, kind, seed, args.budget)
                with args.json.open("a") as f:
                    for r in new or [{"method": method, "what": kind, "seed": seed}]:
                        f.write(json.dumps(r) + "\n")
                wrong = sum(r["verdict"] == "reliable, WRONG" for r in new)
                spent = sum(r["seconds"] for r in new)
                print(f"{method:14s} {kind:16s} {len(new):3d} audits, {wrong} wrong, {spent:.1f} s", flush=True)


if __name__ == "__main__":
    main()
