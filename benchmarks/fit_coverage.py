"""Test on simulated logs whether the intervals of `polhode.fit` contain the true values as often as they claim.

    OPENBLAS_NUM_THREADS=1 python benchmarks/fit_coverage.py [--logs 500] [--only free torque friction imu]

Writes benchmarks/results/fit_coverage.json and prints the table.  There are 500 logs for each of four cases.  Each case
has its own noise, and its logs differ by their seeds.  The fit is given only the form of the torque; it estimates
inertia, start, biases and noise from the log.  "Joint" is the share of logs for which the vector of all parameters lies
in the ellipsoid of its covariance (chi^2).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
from scipy.stats import binom, chi2, norm

import polhode as ph

RESULTS = Path(__file__).with_name("results") / "fit_coverage.json"
LEVELS = (0.68, 0.95, 0.99)
TENSOR = np.array([[1.0, 0.05, -0.1], [0.05, 1.8, 0.08], [-0.1, 0.08, 2.2]])
START = np.array([0.3, 1.0, 0.4])
PUSH = np.array([0.05, 0.1, -0.08])
LEVER = np.array([0.2, -0.1, 0.15])


@ph.kernel
def push_and_friction(t, omega, p):
    return ph.Vec3(0.05, 0.1, -0.08) - p.friction * omega


class Case:
    """A true motion, the sensors that measure it, and the settings of the fit."""

    def __init__(self, what, run, sensors, bias, truth, fit):
        self.what, self.run, self.sensors, self.bias, self.truth, self.fit = what, run, sensors, bias, truth, fit

    def log(self, seed):
        rng, n, run = np.random.default_rng(seed), len(self.run.t), self.run
        out = {"t": run.t}
        if "attitude" in self.sensors:
            out["R"] = run.R @ ph.so3.exp(self.sensors["attitude"] * rng.normal(size=(n, 3)))
        if "omega" in self.sensors:
            out["omega"] = run.omega + self.bias + self.sensors["omega"] * rng.normal(size=(n, 3))
        if "acceleration" in self.sensors:
            J, W = run.body.inertia, run.omega
            slope = np.linalg.solve(J, np.cross(W @ J, W).T).T  # Euler's equation of a free body
            felt = np.cross(slope, LEVER) + np.cross(W, np.cross(W, LEVER))
            out["acceleration"] = felt + self.sensors["acceleration"] * rng.normal(size=(n, 3))
        return out


def entries(J):
    return dict(zip(("Jxx", "Jyy", "Jzz", "Jxy", "Jxz", "Jyz"), (J[0, 0], J[1, 1], J[2, 2], J[0, 1], J[0, 2], J[1, 2])))


def start():
    return {f"omega_{c}": w for c, w in zip("xyz", START)}


def cases():
    attitude = ph.so3.exp([0.4, -0.2, 0.7])
    how = {"omega": START, "attitude": attitude}
    free = ph.simulate(TENSOR, **how, t_end=40, dt=0.2)
    torque = ph.torques.constant(PUSH, frame="body")
    pushed = ph.simulate(TENSOR, torque, **how, t_end=20, dt=0.01, every=10)
    slowed = ph.simulate(
        [1.0, 1.8, 2.2], push_and_friction, params={"friction": 0.03}, frame="body", **how, t_end=20, dt=0.01, every=10
    )
    ratio = entries(TENSOR / np.trace(TENSOR))
    bias = np.array([0.004, -0.002, 0.003])
    return {
        "free": Case(
            "free body, attitudes and rates, noise estimated", free, {"attitude": 2e-3, "omega": 1e-3}, 0.0,
            {**ratio, **start()}, lambda log: ph.fit(log),
        ),
        "torque": Case(
            "known torque, attitudes of a camera (0.5 degrees), noise stated", pushed, {"attitude": 0.0087}, 0.0,
            {**entries(TENSOR), **start()}, lambda log: ph.fit(log, torque, noise={"attitude": 0.0087}),
        ),
        "friction": Case(
            "known push, unknown friction, attitudes and biased rates, noise estimated", slowed,
            {"attitude": 2e-3, "omega": 1e-3}, bias,
            {"Jxx": 1.0, "Jyy": 1.8, "Jzz": 2.2, **start(), **{f"bias_omega_{c}": b for c, b in zip("xyz", bias)},
             "friction": 0.03},
            lambda log: ph.fit(log, push_and_friction, params={"friction": 0.1}, frame="body", inertia="principal",
                               bias="omega"),
        ),
        "imu": Case(
            "free fall, gyro and accelerometer, noise stated", free, {"omega": 1e-3, "acceleration": 2e-3}, 0.0,
            {**ratio, **start()},
            lambda log: ph.fit(log, noise={"omega": 1e-3, "acceleration": 2e-3}, accelerometer_at=LEVER),
        ),
    }  # fmt: skip


def study(case, logs):
    """Fit all logs of a case; count how often intervals contain the true values, chi^2 tests fail, and fits fail."""
    names, pulls, joint, objections, seconds = None, [], [], [], []
    for seed in range(logs):
        log = case.log(seed)
        began = time.perf_counter()
        f = case.fit(log)
        seconds.append(time.perf_counter() - began)
        truth = dict(case.truth)
        if "attitude_x" in f.names:
            off = ph.so3.log(f.attitude.T @ case.run.R[0])
            truth |= {f"attitude_{c}": x for c, x in zip("xyz", off)}
        names = f.names
        gap = f.values - np.array([truth[n] for n in names])
        pulls.append(gap / f.std)
        w, Q = np.linalg.eigh(f.covariance / np.outer(f.std, f.std))  # correlations
        kept = slice(0 if f.scale_known else 1, None)  # if the scale is unknown, one direction is fixed
        joint.append(np.sum((Q.T @ (gap / f.std))[kept] ** 2 / w[kept]))
        objections.append([not q.passes for q in f.tests])
    pulls = np.array(pulls)
    rank = len(names) - (1 if not f.scale_known else 0)
    cover = {str(a): np.mean(np.abs(pulls) < norm.isf(0.5 - a / 2), axis=0) for a in LEVELS}
    return {
        "what": case.what, "logs": logs, "parameters": list(names),
        "coverage": {a: dict(zip(names, np.round(c, 4).tolist())) for a, c in cover.items()},
        "pooled": {a: round(float(c.mean()), 4) for a, c in cover.items()},
        "lowest": {a: round(float(c.min()), 4) for a, c in cover.items()},
        "highest": {a: round(float(c.max()), 4) for a, c in cover.items()},
        "joint": {str(a): round(float(np.mean(np.array(joint) < chi2.ppf(a, rank))), 4) for a in LEVELS},
        "bias_in_sigma": dict(zip(names, np.round(pulls.mean(axis=0), 3).tolist())),
        "tests_that_object": {q.name: float(x) for q, x in zip(f.tests, np.mean(objections, axis=0))},
        "seconds_a_fit": round(float(np.median(seconds)), 3),
    }  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--logs", type=int, default=500)
    parser.add_argument("--only", nargs="*")
    given = parser.parse_args()
    known = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    low, high = (binom.ppf(q, given.logs, 0.95) / given.logs for q in (0.0005, 0.9995))
    for name, case in cases().items():
        if given.only and name not in given.only:
            continue
        known[name] = done = study(case, given.logs)
        RESULTS.write_text(json.dumps(known, indent=1) + "\n")
        print(f"{name}: {done['what']}; {done['logs']} logs, {done['seconds_a_fit']} s a fit")
        for a in map(str, LEVELS):
            span = f"{done['lowest'][a]:.3f} to {done['highest'][a]:.3f}"
            print(f"  {a}: pooled {done['pooled'][a]:.3f}, parameters {span}, joint {done['joint'][a]:.3f}")
        print(f"  at 0.95, one parameter in 1000 lies outside {low:.3f} to {high:.3f} by chance")
        print(f"  fraction of failed chi^2 tests (0.01 expected): {done['tests_that_object']}", flush=True)


if __name__ == "__main__":
    main()
