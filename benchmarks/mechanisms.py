"""Compare polhode with MuJoCo, Exudyn, Pinocchio and Drake on mechanisms: time and errors of energy, joints, momentum.

    python benchmarks/mechanisms.py --peers PYTHON [--models NAME ...] [-o FOLDER]

PYTHON is an interpreter with the other engines (pip install mujoco exudyn pin drake); `mechanism_peers.py` runs them.
All runs are made one after the other on one core in the same session.  Times are CPU seconds of the steps, without
compiling and building.  With --models, the rows of the other models in FOLDER stay unchanged.
"""

import argparse
import json
import subprocess
import tempfile
import time
from pathlib import Path

import numpy as np

import polhode as ph
from polhode.mechanisms import problems

HERE = Path(__file__).parent


def gyroscope():
    """Return the gimbals without weight, so that every engine has the same model."""
    p = problems.gimbals()
    return problems.MechanismProblem(p.name, "gyroscope in gimbals, free", p.mechanism, None, p.t_end, p.dt)


MODELS = {
    "ring": (problems.ring, [0, 0, 0]),
    "chain": (problems.chain, [0, 0, -9.81]),
    "squeezer": (problems.squeezer, [0, 0, 0]),
    "gimbals": (gyroscope, [0, 0, 0]),
}


def described(name):
    """Return a model in the form that `mechanism_peers.py` reads."""
    make, gravity = MODELS[name]
    b = make().mechanism.build()
    bodies = [
        {
            "mass": float(b.masses[k]), "moments": b.moments[k].tolist(), "x": b.start.x[k].tolist(),
            "R": b.start.R[k].tolist(), "v": b.v[k].tolist(), "omega": b.omega[k].tolist(),
        }
        for k in range(len(b.bodies))
    ]  # fmt: skip
    joints = [
        {
            "type": j.type, "a": j.a, "b": j.b, "arm_a": j.arm_a.tolist(), "arm_b": j.arm_b.tolist(),
            "axis_a": j.axis_a.tolist(),
        }
        for j in b.joints
    ]  # fmt: skip
    # MuJoCo needs a tree in which each link is connected to the previous one; a constraint closes the ring
    if name == "ring":
        joints = [
            {**j, "a": j["b"], "b": j["a"], "arm_a": j["arm_b"], "arm_b": j["arm_a"], "axis_a": [0, 0, 0]}
            for j in joints
        ]  # fmt: skip
    more = {}
    if name == "squeezer":
        q = make().load["K3"].settings
        more = {
            "spring": {"body": 2, "point": plain(q["point"]), "anchor": plain(q["anchor"]), "rest": float(q["rest"]),
                       "stiffness": float(q["stiffness"])},
            "torque": b.joints[0].drive.push, "known": make().known,
        }  # fmt: skip
    return {**more, "name": name, "bodies": bodies, "joints": joints, "gravity": gravity, "free": name == "ring"}


def plain(v):
    return [float(x) for x in v]


def ours(name, method, dt, t_end):
    """Run a model with polhode; return a line of the table."""
    p = MODELS[name][0]()
    every = max(1, round(t_end / dt) // 1000)
    seconds = []
    for end in (10 * dt, 10 * dt, t_end):  # compile; measure the time to build; measure the whole run
        began = time.process_time()
        p.simulate(method, dt=dt, t_end=end, every=0)
        seconds.append(time.process_time() - began)
    seconds = seconds[2] - seconds[1]
    run = p.simulate(method, dt=dt, t_end=t_end, every=every, on_failure="stop")
    driven = name == "squeezer"  # it starts at rest, so errors are relative to the end
    d = (run.energy - run.energy[0]) / run.kinetic_energy[-1 if driven else 0]
    L, tenth = run.momentum_about(), max(1, len(d) // 10)
    return {
        "model": name, "engine": f"polhode {ph.__version__}", "setting": method, "dt": dt,
        "us_per_step": 1e6 * seconds / run.steps, "seconds": seconds, "energy": float(np.abs(d).max()),
        "energy_rms": float(np.sqrt(np.mean(d**2))), "drift": float(d[-tenth:].mean() - d[:tenth].mean()),
        "joint": float(run.constraint_error.max()),
        "momentum": float(np.linalg.norm(L - L[0], axis=1).max() / max(np.linalg.norm(L[0]), 1e-300)),
        **({"end": end_error(run, p)} if driven else {}),
    }  # fmt: skip


def end_error(run, p):
    """Return the largest difference of the squeezer's angles from the published ones."""
    angles = problems.squeezer_angles(run)
    return float(max(abs(angles[k][-1] - v) for k, v in p.known.items()))


OURS = [
    ("ring", "rattle", 2e-3, 100.0), ("ring", "rattle4", 2.5e-3, 100.0), ("ring", "rattle", 1e-3, 100.0),
    ("chain", "rattle", 2e-3, 100.0), ("chain", "rattle", 5e-4, 100.0), ("chain", "rattle", 1e-4, 100.0),
    ("chain", "rattle4", 2e-3, 100.0), ("chain", "rattle4", 1e-3, 100.0),
    ("chain", "rattle4", 5e-4, 100.0), ("chain", "rattle6", 2e-3, 100.0), ("chain", "rattle6", 1e-3, 100.0),
    ("gimbals", "rattle", 1e-3, 100.0), ("gimbals", "rattle4", 1e-3, 100.0), ("ring", "joint_em", 2e-3, 100.0),
    ("squeezer", "rattle", 1e-5, 0.03), ("squeezer", "rattle", 1e-6, 0.03), ("squeezer", "rattle4", 1e-4, 0.03),
    ("squeezer", "rattle6", 1e-4, 0.03), ("squeezer", "rattle6", 5e-5, 0.03),
]  # fmt: skip


def table(rows):
    lines = [
        "| model | engine | method | dt (s) | us/step | CPU s | energy max | rms | drift | joint (m) | momentum | "
        "end (rad) |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for r in rows:
        if "failed" in r:
            lines.append(f"| | {r['engine']} | failed: {r['failed']} | | | | | | | | | |")
            continue
        free, cost = r["model"] == "ring", f"{r['us_per_step']:.1f} | {r['seconds']:.2f}"
        lines.append(
            f"| {r['model']} | {r['engine']} | {r['setting']} | {r['dt']:g} | {cost} | "
            f"{r['energy']:.1e} | {r['energy_rms']:.1e} | {r['drift']:+.0e} | {r['joint']:.0e} | "
            f"{format(r['momentum'], '.0e') if free else ''} | {format(r['end'], '.1e') if 'end' in r else ''} |"
        )
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", help="Python interpreter with the other engines")
    parser.add_argument("--only", nargs="*", default=[], help="names of other engines to run")
    parser.add_argument("--models", nargs="*", choices=list(MODELS), default=list(MODELS), help="models to run")
    parser.add_argument("-o", type=Path, default=HERE / "results")
    args = parser.parse_args()
    kept = args.o / "mechanisms.json"
    rows = json.loads(kept.read_text(encoding="utf-8")) if len(args.models) < len(MODELS) else []
    rows = [r for r in rows if r["model"] not in args.models]
    with tempfile.TemporaryDirectory() as folder:
        models, out = Path(folder) / "models.json", Path(folder) / "out.json"
        models.write_text(json.dumps({name: described(name) for name in MODELS}), encoding="utf-8")
        script = str((HERE / "mechanism_peers.py").resolve())
        for name in args.models:  # one model after the other, so that all engines run under the same conditions
            for request in OURS:
                if request[0] == name:
                    rows.append(ours(*request))
                    print(rows[-1], flush=True)
            if args.peers:
                subprocess.run([args.peers, script, str(models), str(out), name, *args.only], cwd=folder)
                rows += json.loads(out.read_text(encoding="utf-8"))
    rows.sort(key=lambda r: list(MODELS).index(r["model"]) if "model" in r else 9)
    kept.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    (args.o / "mechanisms_table.md").write_text(table(rows) + "\n", encoding="utf-8")
    print(table(rows))


if __name__ == "__main__":
    main()
