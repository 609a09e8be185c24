"""Record digests of many kinds of runs, to test whether a change of the source changes any bit of a result.

    python benchmarks/bits.py record before.json      # with the old source
    python benchmarks/bits.py compare before.json     # with the new one, on the same machine

The kinds of runs are: every method in Python, one of each kind compiled (one body and batches), JAX, step-size control,
events, observers, samples at chosen times, dense output, wheels, controllers, thrusters, wrappers of torques, restarts,
run stores, ensembles, prepared runs, exact motion and linear spaces.
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

    def ensemble(executor: str) -> Any:
        with tempfile.TemporaryDirectory() as folder:
            study = ph.ensemble(
                TOP, WEIGHT, method="rkn4", vary={"start.omega": {"std": 0.1}}, members=7, seed=3, **TILTED, **SHORT,
                store=Path(folder) / "study", executor=executor,
            )  # fmt: skip
            return {name: np.asarray(study[name], float) for name in study.names}

    yield "npz", lambda: through(".npz")
    yield "zarr", lambda: through(".zarr")
    for executor in ("serial", "threads"):
        yield f"ensemble/{executor}", lambda executor=executor: ensemble(executor)


def others() -> Iterator[tuple[str, Callable[[], Any]]]:
    yield "exact", lambda: ph.exact.free_body([1, 2, 3], omega=[0.1, 2, 0.3], t=np.linspace(0, 50, 101))
    yield "exact/batch", lambda: ph.exact.free_body([1, 2, 3], omega=np.outer(np.arange(1, 9.0), [0.1, 2, 0.3]), t=7.0)
    for name in ph.vector_methods:

        def linear(name: str = name) -> Any:
            return ph.simulate_vector(
                np.diag([1.0, 2.0]), lambda u: -u, u=[1.0, 0.5], v=[0.0, 0.2], t_end=1.0, dt=0.05, method=name
            )

        yield f"vector/{name}", linear


def arrays(result: Any) -> dict[str, np.ndarray]:
    if isinstance(result, dict):
        return result
    out: dict[str, np.ndarray] = {}
    for name in ("t", "R", "omega", "u", "v", "watched"):
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
    kinds = {k: f for g in (every_method, compiled, options, machines, files, others) for k, f in g()}
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
