"""Record digests of many kinds of runs, to test whether a change of the source changes any bit of a result.

    python benchmarks/bits.py record before.json      # with the old source
    python benchmarks/bits.py compare before.json     # with the new one, on the same machine

The kinds of runs are: every method in Python, one of each kind compiled (one body and batches), JAX, step-size control,
events, observers, samples at chosen times, dense output, wheels, controllers, thrusters, wrappers of torques, restarts,
run stores, ensembles, prepared runs, exact motion, linear spaces, bodies that move, runs with a tolerance, steppers,
mechanisms, audits and fits.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import polhode as ph
import polhode.lab

TOP, SKEW = ph.Body([5, 5, 1]), ph.Body([1.0, 1.7, 2.3])
WEIGHT = ph.torques.heavy_top(20.0)
TILTED = {"omega": [0.1, 0.2, 9.0], "attitude": ph.so3.exp([0.3, 0, 0])}
SPINS = {"omega": np.outer(np.linspace(3, 9, 11), [0.1, 0.2, 1.0]), "attitude": ph.so3.exp([0.3, 0, 0])}
SHORT = {"t_end": 0.5, "dt": 0.02}


def wind(t: float, R: np.ndarray, omega: np.ndarray) -> np.ndarray:
    return 0.1 * np.cross(R[:, 2], [np.sin(t), 0, 0]) - 0.05 * R @ omega


def height(R: np.ndarray) -> float:
    return float(R[2, 2] - 0.95)


def top(method: str = "rkn4", start: dict[str, Any] = TILTED, torque: Any = WEIGHT, **more: Any) -> Any:
    return ph.simulate(TOP, torque, method=method, **{**start, **SHORT, **more})


def skew(method: str, **more: Any) -> Any:
    return ph.simulate(SKEW, method=method, **{**TILTED, **SHORT, "dt": 0.01, **more})


def every_method() -> Iterator[tuple[str, Callable[[], Any]]]:
    for name in (
        *ph.methods,
        *(m.name for m in getattr(polhode.lab, "METHODS", ())),
    ):  # older sources do not define these methods
        for torque, run in (("top", top), ("free", skew)):

            def make(name: str = name, run: Any = run) -> Any:
                return run(name, engine="python", t_end=0.2)

            yield f"python/{name}/{torque}", make


COMPILED = "strang rkn4 near1086 rkmk8 nmb mr2 liemid_ea sw quat_em dir_em buss3 cg4 akw exact_free gyrostat4".split()


def compiled() -> Iterator[tuple[str, Callable[[], Any]]]:
    for name in COMPILED:
        run = skew if name == "exact_free" else top
        if name not in ph.methods:
            continue
        yield f"numba/{name}", lambda name=name, run=run: run(name)
        yield f"numba/batch/{name}", lambda name=name, run=run: run(name, **SPINS)
    for name in ("strang", "nmb"):
        yield f"jax/{name}", lambda name=name: top(name, engine="jax")


def options() -> Iterator[tuple[str, Callable[[], Any]]]:
    yield "plain torque", lambda: top(torque=wind)
    yield "plain torque, batch", lambda: top(torque=wind, **SPINS)
    yield "sum", lambda: top(torque=WEIGHT + ph.torques.damping(0.1))
    yield "samples", lambda: top(every=5)
    yield "ends only", lambda: top(every=0)
    yield "t_eval", lambda: top(t_eval=[0.1, 0.3])
    yield "observe", lambda: top(observe="energy", every=0)
    yield "callback", lambda: top(callback=lambda t: t > 0.3)
    yield "events", lambda: top("rkn4", events=[height], t_end=2.0)
    yield "terminal event", lambda: top("rkn4", events=[ph.Event(height, terminal=True)], t_end=2.0)
    yield "events, batch", lambda: top("rkn4", events=[height], t_end=1.0, **SPINS)
    yield "compose", lambda: top("nmb", compose="suzuki4")
    yield "reorthogonalise", lambda: top("rk4", reorthogonalise=True)
    yield "energy correction", lambda: top("buss3", energy_correction=True)
    yield "control/error", lambda: top(control="error", tol=1e-8, dt=None)
    yield "control/error/batch", lambda: top(control="error", tol=1e-8, dt=None, **SPINS)
    yield "control/error/t_eval", lambda: top(control="error", tol=1e-8, dt=None, t_eval=[0.1, 0.2, 0.45])
    yield "control/error/python", lambda: top(control="error", tol=1e-6, dt=None, engine="python")
    yield "control/error/plain", lambda: top("rkmk8", control="error", tol=1e-8, dt=None, torque=wind)
    yield "control/error/events", lambda: top(control="error", tol=1e-8, dt=None, events=[height], t_end=2.0)
    yield "control/reversible", lambda: top("strang", control="reversible")
    yield "control/halves", lambda: top("nmb", control="error", tol=1e-6, dt=None)
    yield "extend", lambda: top().extend(1.0)
    yield "extend/control", lambda: top(control="error", tol=1e-8, dt=None).extend(1.0)
    yield "extend/events", lambda: top(events=[height]).extend(1.0)
    yield "dense", lambda: top().at(np.linspace(0, 0.5, 37))
    yield "dense/control", lambda: top(control="error", tol=1e-8, dt=None).at(np.linspace(0, 0.5, 37))
    yield "prepare/end", lambda: ph.prepare(TOP, WEIGHT, method="rkn4", every=0, **SHORT).end(**TILTED)
    yield "prepare", lambda: ph.prepare(TOP, WEIGHT, method="rkn4", **SHORT)(**TILTED)
    yield (
        "prepare/control",
        lambda: ph.prepare(TOP, WEIGHT, method="rkn4", control="error", tol=1e-8, t_end=0.5).end(**TILTED),
    )


def calming(omega: np.ndarray) -> np.ndarray:
    return -0.5 * omega


def machines() -> Iterator[tuple[str, Callable[[], Any]]]:
    t = ph.torques
    for name in ("gyrostat2", "gyrostat4", "rkn4"):
        wheels = {"body": [8, 10, 6], "omega": [0.2, -0.1, 0.3], "t_end": 1.0, "dt": 0.05, "method": name}

        def spin(arguments: dict[str, Any] = wheels) -> Any:
            motor = t.sampled(lambda omega: 0.5 * omega, period=0.1)
            return ph.simulate(torque=t.wheels(np.eye(3), momenta=[0, 0, 1.0], motor=motor), **arguments)

        yield f"wheels/{name}", spin
    sampled = {"omega": [0.2, -0.1, 0.3], "t_end": 1.0, "dt": 0.05}
    yield "sampled", lambda: ph.simulate([8, 10, 6], t.sampled(calming, period=0.1, frame="body"), **sampled)
    yield (
        "sampled/extend",
        lambda: ph.simulate([8, 10, 6], t.sampled(calming, period=0.1, frame="body"), **sampled).extend(2.0),
    )
    yield "cached", lambda: top(torque=t.cached(wind))
    yield "batched", lambda: top(torque=t.batched(lambda t, R: -0.1 * R[:, :, 2]), **SPINS)
    yield "problem", lambda: ph.problems["satellite"].simulate("rkn4", dt=ph.problems["satellite"].t_end / 200)


def files() -> Iterator[tuple[str, Callable[[], Any]]]:
    def through(suffix: str) -> Any:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"run{suffix}"
            top(every=2).save(path)
            return ph.load(path).extend(1.0)

    def ensemble(executor: str, **more: Any) -> Any:
        given = {"method": "rkn4", "vary": {"start.omega": {"std": 0.1}}, "members": 7, "seed": 3, **TILTED, **SHORT}
        with tempfile.TemporaryDirectory() as folder:
            study = ph.ensemble(TOP, WEIGHT, store=Path(folder) / "study", executor=executor, **{**given, **more})
            found = {name: np.asarray(study[name], float) for name in study.names}
            found |= {f"quantiles.{name}": study.quantiles(name) for name in study.plan.keep.quantiles}
            return found | {f"member.{k}": study.member(k).R for k in range(2)}

    yield "npz", lambda: through(".npz")
    yield "zarr", lambda: through(".zarr")
    for executor in ("serial", "threads"):
        yield f"ensemble/{executor}", lambda executor=executor: ensemble(executor)
    several = {
        "start.omega": {"speed": [1, 9]}, "start.attitude": {"std": 0.2}, "torque.mgl": {"loguniform": [1, 20]},
        "body.inertia.z": {"uniform": [1, 2]}, "run.method": ["nmb", "mr2"],
    }  # fmt: skip
    shapes = {
        "start.attitude": "uniform",
        "body.inertia": [np.diag([5.0, 5, 1]), [[5, 0.1, 0], [0.1, 4, 0], [0, 0, 2]]],
    }
    points = {"torque.mgl": {"uniform": [1, 20], "points": 3}, "run.dt": [0.02, 0.01]}
    kept = {
        "quantiles": ["tilt", "energy"],
        "histograms": {"speed": [0, 10, 5]},
        "observe": "energy",
        "events": [height],
    }
    engine = {"executor": "serial", "engine": "python"}
    yield "ensemble/several", lambda: ensemble(**engine, vary=several, design="sobol", **kept)
    yield "ensemble/tensors", lambda: ensemble(**engine, vary=shapes, design="latin", method="nmb")
    yield "ensemble/grid", lambda: ensemble(**engine, vary=points, design="grid", members=None, trajectories="all")
    yield "ensemble/tol", lambda: ensemble(**engine, method="auto", dt=None, tol=1e-6, quantiles=["tilt"])


def others() -> Iterator[tuple[str, Callable[[], Any]]]:
    yield "exact", lambda: ph.exact.free_body([1, 2, 3], omega=[0.1, 2, 0.3], t=np.linspace(0, 50, 101))
    yield "exact/batch", lambda: ph.exact.free_body([1, 2, 3], omega=np.outer(np.arange(1, 9.0), [0.1, 2, 0.3]), t=7.0)
    for name in ph.vector_methods:

        def linear(name: str = name) -> Any:
            return ph.simulate_vector(
                np.diag([1.0, 2.0]), lambda u: -u, u=[1.0, 0.5], v=[0.0, 0.2], t_end=1.0, dt=0.05, method=name
            )

        yield f"vector/{name}", linear


def pull(t: float, x: np.ndarray, v: np.ndarray, R: np.ndarray) -> np.ndarray:
    return -4.0 * x - 0.1 * v + 0.1 * R[:, 2]


def flights() -> Iterator[tuple[str, Callable[[], Any]]]:
    f = ph.forces
    body = ph.Body.box(0.1, 0.2, 0.3, mass=2.0)
    start = {"position": [0.2, 0, 1], "velocity": [1, 0, 0.5], "omega": [1, 9, 1], **SHORT}
    swing = f.gravity() + f.spring([0, 0, 3], point=[0, 0, 0.15], stiffness=50.0, rest=1.0)
    whole = {"plain": pull, "swing": swing, "drag": f.gravity() + f.drag(0.1, centre=[0, 0, 0.05])}

    def fly(method: str, force: Any = swing, **more: Any) -> Any:
        return ph.simulate(body, force=force, method=method, **{**start, **more})

    for name in ph.methods:
        yield f"flight/python/{name}", lambda name=name: fly(name, engine="python", t_end=0.2)
    for name in ("strang", "rkn4", "nmb", "mr2", "rkmk8", "liemid_ea"):
        yield f"flight/numba/{name}", lambda name=name: fly(name)
        yield f"flight/batch/{name}", lambda name=name: fly(name, omega=SPINS["omega"])
    for name, force in whole.items():
        yield f"flight/{name}", lambda force=force: fly("rkn4", force, engine="python")
        yield f"flight/tol/{name}", lambda force=force: fly("adams", force, dt=None, tol=1e-7)
    yield "flight/error", lambda: fly("rkn4", control="error", tol=1e-7, dt=None)

    floor = f.gravity() + f.ground(f.sphere(0.1), stiffness=1e4, dissipation=1.0, friction=0.3)
    ball = {"position": [0, 0, 0.11], "velocity": [0.5, 0, 0], "omega": [0, 3, 0], "t_end": 0.3}
    yield "contact/nmb", lambda: ph.simulate(ph.Body.sphere(0.1), force=floor, dt=1e-3, method="nmb", **ball)
    yield "contact/tol", lambda: ph.simulate(ph.Body.sphere(0.1), force=floor, tol=1e-6, **ball)


def tolerances() -> Iterator[tuple[str, Callable[[], Any]]]:
    by = {"method": "adams", "dt": None, "tol": 1e-8}
    yield "tol", lambda: top(**by)
    yield "tol/python", lambda: top(**by, engine="python", t_end=0.2)
    yield "tol/plain", lambda: top(**by, torque=wind)
    yield "tol/batch", lambda: top(**by, **SPINS)
    yield "tol/free", lambda: skew(**by)
    yield "tol/events", lambda: top(**by, events=[height], t_end=2.0)
    yield "tol/t_eval", lambda: top(**by, t_eval=[0.1, 0.2, 0.45])
    yield "tol/extend", lambda: top(**by).extend(1.0)
    yield "tol/dense", lambda: top(**by).at(np.linspace(0, 0.5, 37))
    yield "tol/audit", lambda: {"error": np.array([top(**by).audit(None).error])}
    yield "audit", lambda: {"error": np.array([top(t_end=0.2).audit().error])}


def steppers() -> Iterator[tuple[str, Callable[[], Any]]]:
    def answered(method: str, start: dict[str, Any] = TILTED, **more: Any) -> Any:
        s = ph.stepper(TOP, method=method, **{"dt": 0.02, **start, **more})
        for _ in range(7):
            q = s.ask()
            s.tell(-3.0 * np.asarray(q.R)[..., 2])
        return {"t": s.t, "R": np.array(s.R), "omega": np.array(s.omega), "state": np.array(s.momentum)}

    def own(**more: Any) -> Any:
        s = ph.stepper(TOP, WEIGHT, **{**TILTED, "dt": 0.02, "method": "rkn4", **more})
        s.step(9)
        kept = s.state
        s.step(5)
        s.restore(kept)
        s.step(3)
        return {"t": s.t, "R": np.array(s.R), "omega": np.array(s.omega)}

    for name in ph.methods:
        yield f"ask/{name}", lambda name=name: answered(name, engine="python")
    for name in ("strang", "liemid_ea", "rkn4", "nmb"):
        yield f"ask/numba/{name}", lambda name=name: answered(name)
        yield f"ask/batch/{name}", lambda name=name: answered(name, SPINS)
    yield "step", own
    yield "step/batch", lambda: own(**SPINS)


def mechanisms() -> Iterator[tuple[str, Callable[[], Any]]]:
    from polhode.mechanisms import problems

    for name, make in problems.ALL.items():
        for method in ("rattle", "rattle4", "joint_em"):

            def joined(make: Any = make, method: str = method) -> Any:
                p = make()
                run = ph.simulate(p.mechanism, load=p.load, t_end=20 * p.dt, dt=p.dt, method=method, engine="python")
                out = {
                    f"{k}.{x}": np.asarray(getattr(b, x)) for k, b in run.bodies.items() for x in ("x", "R", "omega")
                }
                return out | {"energy": run.energy, **{f"joint.{k}": j.reaction for k, j in run.joints.items()}}

            yield f"mechanism/{name}/{method}", joined
    yield "mechanism/numba", lambda: {"energy": problems.furuta().simulate(t_end=0.1).energy}


def arrays(result: Any) -> dict[str, np.ndarray]:
    if isinstance(result, dict):
        return {name: np.asarray(value) for name, value in result.items()}
    out: dict[str, np.ndarray] = {}
    for name in ("t", "R", "omega", "x", "u", "v", "watched"):
        value = getattr(result, name, None)
        if value is not None:
            out[name] = np.asarray(value, float)
    for found in getattr(result, "events", None) or ():
        out[f"event {found.name}"] = np.asarray(found.t, float)
    stats = getattr(result, "stats", None)
    if stats is not None:
        out["calls"] = np.array([stats.steps, getattr(stats, "torque_calls", -1)])
    return out


def digest(make: Callable[[], Any]) -> str:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            found = arrays(make())
    except ph.PolhodeError as e:
        return f"refused: {type(e).__name__}"
    h = hashlib.sha256()
    for name, value in sorted(found.items()):
        h.update(f"{name}{value.shape}".encode() + np.ascontiguousarray(value).tobytes())
    return h.hexdigest()


def main() -> None:
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in ("record", "compare"):
        sys.exit(__doc__)
    kinds = {
        k: f
        for g in (
            every_method,
            compiled,
            options,
            machines,
            files,
            others,
            flights,
            tolerances,
            steppers,
            mechanisms,
        )
        for k, f in g()
    }
    kinds = {k: f for k, f in kinds.items() if len(sys.argv) < 4 or sys.argv[3] in k}
    found = {name: digest(make) for name, make in kinds.items()}
    path = Path(sys.argv[2])
    if sys.argv[1] == "record":
        path.write_text(json.dumps(found, indent=1))
        refused = [k for k, v in found.items() if v.startswith("refused")]
        print(f"{len(found)} kinds recorded, {len(refused)} of them refusals: {', '.join(refused)}")
        return
    before = json.loads(path.read_text())
    known = [k for k in found if k in before]
    changed = [k for k in known if before[k] != found[k]]
    print(f"{len(known) - len(changed)} of {len(known)} kinds have the same bits; {len(found) - len(known)} are new")
    for k in changed:
        print(f"  changed: {k}: {before[k]} -> {found[k]}"[:160])
    sys.exit(1 if changed else 0)


if __name__ == "__main__":
    main()
