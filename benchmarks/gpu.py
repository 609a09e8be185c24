"""Throughput on a GPU: body-steps per second of the heavy top in double precision, and agreement with the CPU."""

import json
import sys
import time

import numpy as np
from numba import cuda

import polhode as ph
from polhode.engines.cuda import Run
from polhode.engines.layout import from_rows, to_rows
from polhode.engines.problem import Problem
from polhode.kernel.so3 import exp
from polhode.kernel.values import Vec3
from polhode.simulate import prepare

BODY, TORQUE, DT = ph.Body([5.0, 5.0, 1.0]), ph.torques.heavy_top(20.0), 0.005


def problem(name, bodies):
    setup = prepare(BODY, TORQUE, name, {}, engine="python", dt=DT, t_start=0.0, every=1, bodies=None, observe=())
    b = setup.bound
    state = setup.parts.start(b.torque, b.p, setup.I, DT, 0.0, exp(Vec3(0.3, 0.0, 0.0)), Vec3(1.0, 2.0, 50.0))
    rows = np.repeat(to_rows(state, 1), bodies, axis=1)
    return setup, Problem(setup.parts, b.torque, b.p, setup.I, DT, 0.0, setup.template, rows)


def throughput(name, bodies, steps=1000, block=128):
    _, q = problem(name, bodies)
    run = Run(q, block=block)
    run.advance(0, 10, 10)
    best = np.inf
    for _ in range(4):
        cuda.synchronize()
        t = time.perf_counter()
        f = run.function()
        out = cuda.device_array((1, q.rows.shape[0], bodies))
        f[-(-bodies // block), block](run.states, run.shared, run.bodies, out, run.counts, 0, steps, steps)
        cuda.synchronize()
        best = min(best, time.perf_counter() - t)
    return bodies * steps / best


def agreement(name, steps=1000):
    setup, q = problem(name, 64)
    run = Run(q)
    got = run.advance(0, steps, steps)[0][:, 3]
    s = from_rows(setup.template, [float(x) for x in q.rows[:, 0]])
    for i in range(steps):
        s, _ = setup.parts.step(setup.bound.torque, setup.bound.p, setup.I, DT, i * DT, s)
    return float(np.abs(got - to_rows(s, 1)[:, 0]).max() / np.abs(got).max())


def main():
    names = sys.argv[1:] or list(ph.methods)
    result = {}
    for name in names:
        row = {"agreement": agreement(name)}
        for bodies in (10_000, 1_000_000):
            row[str(bodies)] = {str(b): throughput(name, bodies, block=b) for b in (64, 128)}
        result[name] = row
        text = "  ".join(f"{n}: {max(v.values()):.2e}" for n, v in row.items() if n != "agreement")
        print(f"{name:14s} body-steps/s  {text}   relative difference from Python {row['agreement']:.1e}", flush=True)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
