"""Compare the error estimates of hundreds of audits of mechanisms with the true errors.

    python benchmarks/mechanism_audit.py [--problems NAME ...] [--quick] [--json PATH] [--table]

The problems are those of `polhode.mechanisms.problems` and others with known solutions.  They are run with all methods,
with steps from far too long to far shorter than necessary, and with tolerances.  The true motion is known in one of two
ways:

    formula     for the double pendulum, SciPy's DOP853 integrates the textbook equations; for tops on a ball joint, the
                catalogue has the certified attitude at the end
    rattle8     two runs of rattle8 with different steps, much shorter than those of the references of the audit; their
                difference is taken as the error of the true motion, and audits for which it is too large are left out

The verdicts are:

    reliable, right     the estimates were reported as reliable, and no true error is more than 3 times its estimate
    reliable, WRONG     the estimates were reported as reliable, but a true error is larger than that
    undecided, right    not reported as reliable, but the error of the attitude is right within a factor of 3
    undecided           not reported as reliable, and not right: the estimate is wrong, or the motion is lost, or only
                        rounding is left

The compared errors are those of the attitude at the end and at its worst sample, and of position, velocity and angular
velocity at their worst samples; the true errors are taken at all samples.  Every audit is appended to the JSON file;
--table prints benchmarks/results/mechanism_audit.md from it.
"""

import argparse
import json
import time
import warnings
from collections import Counter
from pathlib import Path

import numpy as np
from scipy.integrate import solve_ivp

import polhode as ph
from polhode.groups.so3 import angle
from polhode.mechanisms import problems

METHODS = ("rattle", "rattle4", "rattle6", "rattle8", "joint_em")
QUANTITIES = ("error", "largest_error", "position_error", "velocity_error", "omega_error")
LOST = 0.5


# --- problems: a mechanism, its loads, a time span, the longest step, and the true motion ---------------------------


def double_pendulum():
    """Return a double pendulum: two uniform rods that fall from the horizontal."""
    m, rod, turned = ph.Mechanism(), ph.Body.cylinder(0.02, 1.0, mass=1.0), [[0, 0, 1], [0, 1, 0], [-1, 0, 0]]
    for name, x in (("upper", 0.5), ("lower", 1.5)):
        m.add(rod, position=[x, 0, 0], attitude=turned, name=name)
    m.hinge("upper", None, at=[0, 0, 0], axis=[0, -1, 0], name="shoulder")
    m.hinge("lower", "upper", at=[1, 0, 0], axis=[0, -1, 0], name="elbow")
    return m, ph.forces.gravity()


def pendulum_angles(times):
    """Return the angles of both rods from the horizontal, (2, n), by the textbook equations."""
    I, g = 1.0 / 12 + 0.02**2 / 4, 9.81

    def slope(t, y):
        a, b, p, q = y
        c, s = 0.5 * np.cos(a - b), 0.5 * np.sin(a - b)
        f = [-s * q * q - 1.5 * g * np.cos(a), s * p * p - 0.5 * g * np.cos(b)]
        return [p, q, *np.linalg.solve([[I + 1.25, c], [c, I + 0.25]], f)]

    return solve_ivp(slope, (0, times[-1]), np.zeros(4), "DOP853", rtol=1e-13, atol=1e-13, t_eval=times).y[:2]


def pendulum_attitudes(times):
    """Return the attitudes of both rods, (n, 2, 3, 3)."""
    turned = np.array([[0, 0, 1], [0, 1, 0], [-1, 0, 0]], float)
    found = pendulum_angles(times)
    return np.stack([ph.so3.exp(np.stack([0 * a, -a, 0 * a], axis=-1)) @ turned for a in found], axis=1)


def top(name):
    """Return a heavy top of the catalogue, on a ball joint. Moments (5, 5, 1) about the pivot are (4, 4, 1) about the
    centre.
    """
    p = ph.problems[name]
    m = ph.Mechanism()
    a = m.add(ph.Body([4.0, 4.0, 1.0], mass=1.0), position=p.attitude[:, 2], attitude=p.attitude, omega=p.omega,
              velocity=np.cross(p.attitude @ np.array(p.omega), p.attitude[:, 2]))  # fmt: skip
    m.ball(a, None, at=[0, 0, 0])
    return m, ph.forces.gravity(20.0)


def oscillator():
    """Return a body on a slider with a spring, which does not turn."""
    m = ph.Mechanism()
    m.add(ph.Body([0.1, 0.2, 0.3], mass=2.0), velocity=[0.0, 0.0, 1.5], name="weight")
    m.slider("weight", None, at=[0, 0, 0], axis=[0, 0, 1], stiffness=80.0, name="rail")
    return m, None


def stopped():
    """Return a rod on a hinge that swings against soft stops, so that the load is not smooth."""
    m = ph.Mechanism()
    m.add(ph.Body.cylinder(0.02, 1.0, mass=1.0), position=[0, 0, -0.5], velocity=[1.5, 0, 0], omega=[0, -3, 0])
    m.hinge("body1", None, at=[0, 0, 0], axis=[0, 1, 0], limits=(-0.4, 0.4), limit_stiffness=500.0)
    return m, ph.forces.gravity()


def unbalanced():
    """Return a body on a ball joint, with three different moments and its weight off the axis, which turns ten times a
    second.

    Steps of 0.1 s turn it by whole turns, after which loads and joints are the same again.
    """
    m, arm, omega = ph.Mechanism(), np.array([0.02, 0.01, 0.1]), np.array([0.1, 0.3, 20 * np.pi])
    m.add(ph.Body([2e-3, 3e-3, 4e-3], mass=0.1), position=arm, velocity=np.cross(omega, arm), omega=omega)
    m.ball("body1", None, at=[0, 0, 0])
    return m, ph.forces.gravity([1.0, 0.0, -9.81])


def driven():
    """Return an arm with a motor whose torque depends on the angle, the rate and the time."""

    @ph.kernel
    def law(t, angle, rate):
        return 4.0 * t - 6.0 * angle - 0.8 * rate

    m, load = double_pendulum()
    return m, load, {"motors": {"shoulder": law}}


def commanded():
    """Return the same arm with a sampled controller."""

    def hold(angle, rate):
        return 20.0 * (0.3 - angle) - 5.0 * rate

    m, load = double_pendulum()
    return m, load, {"motors": {"shoulder": ph.mechanisms.sampled(hold, 0.04)}}


def of_library(name):
    p = getattr(problems, name)()
    return p.mechanism, p.load


# name: (function that makes it, time span, longest step); runs use this step divided by 1, 2, 4, 8 ...
CASES = {
    "double pendulum": (double_pendulum, 1.0, 0.1), "slow-top": (lambda: top("slow-top"), None, 0.25),
    "fast-top": (lambda: top("fast-top"), None, 0.5), "oscillator": (oscillator, 2.0, 0.2),
    "ring": (lambda: of_library("ring"), 2.0, 0.2), "chain": (lambda: of_library("chain"), 1.0, 0.02),
    "chain, 8 s": (lambda: of_library("chain"), 8.0, 0.01), "squeezer": (lambda: of_library("squeezer"), 0.03, 3e-4),
    "bricard": (lambda: of_library("bricard"), 2.0, 0.08), "furuta": (lambda: of_library("furuta"), 2.0, 0.05),
    "gimbals": (lambda: of_library("gimbals"), 1.0, 0.04), "four-bar": (lambda: of_library("four_bar"), 1.0, 0.02),
    "stops": (stopped, 1.0, 0.02), "unbalanced body": (unbalanced, 2.0, 0.2), "motor": (driven, 1.0, 0.05),
    "controller": (commanded, 0.8, 0.04),
}  # fmt: skip
TOLERANCES = (1e-3, 1e-5, 1e-7, 1e-9)


class Case:
    """A problem, with a function for its true motion at given times."""

    def __init__(self, name):
        made, span, self.longest = CASES[name]
        self.name, (self.mechanism, self.load, *more) = name, made()
        self.more = more[0] if more else {}
        self.t_end = ph.problems[name].t_end if span is None else span
        self.truths = {}

    def simulate(self, method, **length):
        return ph.simulate(self.mechanism, load=self.load, method=method, t_end=self.t_end, on_failure="stop",
                           **self.more, **length)  # fmt: skip

    def truth(self, run, shortest):
        """Return the samples to compare, and two runs of rattle8 at their times, with steps of at most `shortest` and
        2/3 of it.
        """
        controlled = run.setup.control is not None
        rows = np.arange(len(run))
        if controlled and len(rows) > 100:  # each sample needs a separate step, so compare at most 100
            rows = np.unique(np.linspace(0, len(rows) - 1, 100).astype(int))
        key = run.t[rows].tobytes()
        if key not in self.truths:
            n = max(1, round(0.5 * run.setup.dt / shortest))
            lengths = (
                [{"tol": 2e-13}, {"tol": 1e-13}] if controlled else [{"dt": run.setup.dt / (k * n)} for k in (2, 3)]
            )
            self.truths[key] = [
                ph.simulate(self.mechanism, load=self.load, method="rattle8", t_end=float(run.t[-1]),
                            t_eval=run.t[rows], on_failure="stop", **self.more, **length) for length in lengths
            ]  # fmt: skip
        return rows, self.truths[key]


def distances(run, rows, other, scales):
    """Return the distances from another run at these samples, for the quantities that an audit estimates."""

    def worst(a, b, scale):
        return float(np.linalg.norm(a[rows] - b, axis=-1).max() / scale)

    turned = angle(run.R[rows], other.R).max(axis=1)
    return dict(zip(QUANTITIES, (
        float(turned[-1]), float(turned.max()), worst(run.x, other.x, scales["position"][0]),
        worst(run.v, other.v, scales["velocity"][0]), worst(run.omega, other.omega, scales["angular velocity"][0]),
    ), strict=True))  # fmt: skip


def known_end(case, run):
    """If a formula gives the attitude at the end, return its true error and the accuracy of the formula; otherwise
    None.
    """
    if not np.isclose(run.t[-1], case.t_end):
        return None
    if case.name == "double pendulum":
        return float(angle(run.R[-1], pendulum_attitudes(np.array([0.0, case.t_end]))[-1]).max()), 1e-11
    if case.name.endswith("-top"):
        return float(angle(run.R[-1, 0], ph.problems[case.name].reference.R)), 1e-13
    return None


def judge(audit, true, doubt, floor):
    """Return the outcome of an audit; None if the true motion is not known well enough."""
    figures = {q: getattr(audit, q) for q in QUANTITIES}
    if not np.isfinite(figures["error"]):
        return "undecided"
    judged = [q for q in true if doubt[q] <= 0.1 * max(true[q], figures[q])]
    if "error" not in judged and "largest_error" not in judged:
        return None if audit.reliable else "undecided"  # chaotic motion: its end is not known
    if audit.reliable:
        return "reliable, WRONG" if any(true[q] > 3 * figures[q] for q in judged) else "reliable, right"
    near = figures["error"] / 3 <= true["error"] <= 3 * figures["error"]
    return "undecided, right" if near and 100 * floor < true["error"] < LOST else "undecided"


def audit_run(case, run, by):
    """Audit a run and compare the audit with the true errors; return a row of the table, or None."""
    from polhode.evidence.mechanism_audit import MechanismRerun

    began = time.process_time()
    audit = run.audit(by)
    seconds = time.process_time() - began
    again = MechanismRerun(run)
    floor = next(r.value for r in audit.rows if r.what == "rounding")
    shortest = 0.3 / max(float(again.speed.max()), 1.0)
    shortest = min(shortest, case.longest / 64)
    rows, truth = case.truth(run, shortest)
    if any(not t.outcome.good for t in truth):
        return None
    every = np.arange(len(rows))
    true, doubt = distances(run, rows, truth[1], again.scales), distances(truth[0], every, truth[1], again.scales)
    known = known_end(case, run)
    if known is not None:
        true["error"], doubt["error"] = known
    verdict = judge(audit, true, doubt, floor)
    size = run.setup.dt if run.setup.control is None else run.setup.control.tol
    return {"what": case.name, "method": run.method, "by": str(by), "control": run.setup.control is not None,
            "size": size, "steps": run.steps, "outcome": run.outcome.name, "turn": float(again.turn.max()),
            "reliable": audit.reliable, "order": audit.order, "verdict": verdict, "seconds": round(seconds, 3),
            "cost": audit.stages / max(1, again.stages_of(run)),
            "figure": {q: getattr(audit, q) for q in QUANTITIES}, "true": true, "doubt": doubt}  # fmt: skip


def runs_of(case, quick=False):
    """Yield runs of all methods, with steps and with tolerances, each with the mode of its audit."""
    for k, method in enumerate(METHODS):
        for halvings in range(0, 7, 3 if quick else 1):
            dt = case.longest / 2**halvings
            steps = round(case.t_end / dt) + (halvings % 2) * (not case.more)  # every second number of steps is odd
            if steps < 1 or steps * len(METHODS) > 20000:
                continue
            run = case.simulate(method, dt=dt if case.more else case.t_end / steps)
            yield run, ("reference" if (k + halvings) % 4 == 3 else "quartering")
    for method in () if quick or case.name in ("bricard", "squeezer") else ("rattle", "rattle4", "rattle8"):
        for tol in TOLERANCES if method != "rattle" else TOLERANCES[:2]:
            yield case.simulate(method, tol=tol), "quartering"


def audits(names, quick=False):
    """Yield the rows of all audits of these problems."""
    for name in names:
        case = Case(name)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            for run, by in runs_of(case, quick):
                if run.steps > 0 and len(run) > 1:
                    row = audit_run(case, run, by)
                    if row is not None:
                        yield row


# --- the table ------------------------------------------------------------------------------------------------------

VERDICTS = ("reliable, right", "reliable, WRONG", "undecided, right", "undecided")
COLUMNS = """\
- *reliable, right*: the estimates were reported as reliable, and no true error is more than 3 times its estimate.
- *reliable, WRONG*: the estimates were reported as reliable, but a true error is larger than that.
- *undecided, right*: the estimates were not reported as reliable, but the error of the attitude is right within a
  factor of 3.
- *undecided*: the estimates were not reported as reliable, and are wrong, or the motion is lost, or only rounding is
  left.
"""


def table(rows, key, title):
    lines = [f"| {title} | audits | {' | '.join(VERDICTS)} | stages |", "| --- |" + " ---: |" * 6]
    groups = {}
    for r in rows:
        groups.setdefault(key(r), []).append(r)
    for name, some in sorted(groups.items()):
        count = Counter(r["verdict"] for r in some)
        cost = np.median([r["cost"] for r in some])
        lines.append(f"| {name} | {len(some)} | {' | '.join(str(count[v]) for v in VERDICTS)} | {cost:.0f} x |")
    return "\n".join(lines)


def print_tables(rows):
    judged = [r for r in rows if r["verdict"] is not None]
    wrong = sum(r["verdict"] == "reliable, WRONG" for r in judged)
    good = [r for r in judged if r["reliable"]]
    ratios = [r["figure"][q] / r["true"][q] for r in good for q in QUANTITIES
              if r["true"][q] > max(1e-10, 100 * r["doubt"][q])]  # fmt: skip
    print("# Estimated errors of audits of mechanisms, compared with true errors\n")
    print("Printed by `python benchmarks/mechanism_audit.py --table`.\n")
    print(f"{len(judged)} audits of {len({r['what'] for r in judged})} mechanisms. A further")
    print(f"{len(rows) - len(judged)} are left out, because their true errors are not known well enough.")
    print(f"**Reliable and wrong: {wrong}.** Estimates that were reported as reliable were {min(ratios):.2f} to")
    print(f"{max(ratios):.2f} times the true error, if this is above 1e-10; half of these factors are between")
    middle = f"{np.quantile(ratios, 0.25):.5f} and {np.quantile(ratios, 0.75):.5f}"
    print(f"{middle}. The last column is the median of the stages of an audit, divided by those of the run.\n")
    print(COLUMNS)
    print(table(judged, lambda r: "tol" if r["control"] else f"dt, {r['by']}", "mode"), "\n")
    print(table(judged, lambda r: r["method"], "method"), "\n")
    print(table(judged, lambda r: r["what"], "mechanism"), "\n")
    print(table(judged, turn_class, "turn in a step"))


def turn_class(r):
    k = int(np.searchsorted((0.1, 1.0, 10.0), r["turn"]))
    return ("0: below 0.1 rad", "1: 0.1 to 1 rad", "2: 1 to 10 rad", "3: above 10 rad")[k]


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--problems", nargs="*", default=list(CASES))
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--table", action="store_true")
    p = parser.parse_args()
    if p.table:
        print_tables(json.loads(p.json.read_text(encoding="utf-8")))
        return
    rows = json.loads(p.json.read_text(encoding="utf-8")) if p.json and p.json.exists() else []
    done = {r["what"] for r in rows}
    for row in audits([name for name in p.problems if name not in done], p.quick):
        rows.append(row)
        both = " ".join(f"{row['figure'][q]:.1e}/{row['true'][q]:.1e}" for q in QUANTITIES)
        where = f"{row['what']:17} {row['method']:8} {row['size']:8.2g} {row['steps']:6} {row['outcome']:8}"
        print(
            where, f"turn {row['turn']:7.2g} order {row['order']:5.2f} {row['verdict']} {row['by']} {both}", flush=True
        )
        if p.json:
            p.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
