"""One self-describing file per run of a mechanism: NumPy's .npz, described in JSON.  No code is ever loaded."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ..body import Body
from ..errors import InvalidInput, PolhodeError, Unsupported
from ..run.result import Outcome, Stats
from ..torques.base import Torque
from .joints import Drive, Joint, Tile
from .model import Mechanism, Placed
from .result import MechanismRun
from .structure import Built, build, build_like

FORMAT = 2
ARRAYS = ("index", "states", "final", "failed")


def describe_load(load: Any) -> Any:
    """A load that files can hold, or the names of the functions that they cannot."""
    if load is None:
        return None
    if isinstance(load, dict):
        return {"bodies": {name: describe_load(part) for name, part in load.items()}}
    known = load.describe() if isinstance(load, Torque) else None
    return {"function": getattr(load, "name", getattr(load, "__name__", repr(load)))} if known is None else known


def saved_load(saved: Any) -> Any:
    """The load of a file; functions come back as `Missing`."""
    if saved is None:
        return None
    if "bodies" in saved:
        return {name: saved_load(part) for name, part in saved["bodies"].items()}
    if "function" in saved:
        return Missing(saved["function"])
    from ..forces import from_description

    return from_description(saved)


class Missing:
    """A function that a file does not hold."""

    def __init__(self, name: str) -> None:
        self.name = name


def lists(x: Any) -> Any:
    return x.tolist() if isinstance(x, np.ndarray) else x


def describe(b: Built) -> dict[str, Any]:
    """Bodies and joints, as JSON holds them."""
    bodies = [{"inertia": x.inertia.tolist(), **x.facts()} for x in b.bodies]
    joints = [
        {
            "name": j.name, "type": j.type, "a": j.a, "b": j.b,
            "tiles": [[lists(v) for v in t] for t in j.tiles],
            "axes": [lists(v) for v in (j.axis_a, j.axis_b, j.mark_a, j.mark_b)],
            "drive": [repr(v) for v in vars(j.drive).values()],
        }
        for j in b.joints
    ]  # fmt: skip
    return {"names": list(b.names), "bodies": bodies, "joints": joints}


def mechanism_of(d: dict[str, Any], R: np.ndarray, x: np.ndarray, v: np.ndarray, omega: np.ndarray) -> Mechanism:
    """The mechanism that a file describes, with its start in the user's axes."""
    m = Mechanism()
    for k, name in enumerate(d["names"]):
        facts = dict(d["bodies"][k])
        body = Body(facts.pop("inertia"), **facts)
        m.placed.append(Placed(name, body, R[k], x[k], v[k], omega[k]))
    for j in d["joints"]:
        tiles = tuple(Tile(t[0], *(np.array(a, float) for a in t[1:])) for t in j["tiles"])
        u, v, p, q = (np.array(a, float) for a in j["axes"])
        drive = Drive(*(float(a) for a in j["drive"]))
        m.joints.append(Joint(j["name"], j["type"], j["a"], j["b"], tiles, u, v, p, q, drive))
    return m


STARTS = ("start_R", "start_x", "start_v", "start_omega", "constants")


def start_of(b: Built) -> tuple[np.ndarray, ...]:
    """Where a mechanism starts, in the user's axes, and its constants: `STARTS`."""
    omega = np.einsum("bij,bj->bi", b.axes, b.omega)
    return b.start.R @ np.swapaxes(b.axes, 1, 2), b.start.x, b.v, omega, b.constants


def save(run: MechanismRun, path: str | Path) -> Path:
    """Write the file beside its place and move it there: it is complete or absent."""
    from .. import __version__
    from ..files.durable import new_file

    s, path = run.setup, Path(path)
    if s.control is not None:
        raise Unsupported("a run with tol cannot be saved yet: its steps are not equal; give dt instead")
    if path.suffix != ".npz":
        raise InvalidInput(f"runs of mechanisms are saved as .npz files, got {path.name}: give a name ending in .npz")
    members = [describe(b) for b in s.members]
    meta = {
        "mechanism": FORMAT, "polhode": __version__, **members[0], "members": members[1:], "batch": s.batch,
        "load": describe_load(s.load), "method": s.method.name, "dt": s.dt, "t_start": s.t_start, "every": s.every,
        "engine": s.runs_on.name, "steps": run.steps, "outcome": run.outcome.name,
        "outcomes": [o.name for o in run.outcomes], "stats": run.stats._asdict(), "scenario": run.scenario,
        "conventions": "R maps body to space; omega in the body frame; SI units, radians",
    }  # fmt: skip
    starts = [np.stack(x) for x in zip(*map(start_of, s.members), strict=True)]
    arrays = {name: getattr(run, name) for name in (*ARRAYS, "t", "R", "x", "v", "omega")}
    if not path.parent.is_dir():
        raise FileNotFoundError(f"cannot save to {path}: there is no folder {path.parent}; make it first")
    with new_file(path) as f:
        np.savez(f, allow_pickle=False, meta=np.array(json.dumps(meta)), **arrays, **dict(zip(STARTS, starts)))
    return path


def load(path: str | Path, *, load: Any = None) -> MechanismRun:
    """Read a run that `MechanismRun.save` wrote.

    Parameters
    ----------
    path : str or Path
        The file.
    load : optional
        Files hold no code: loads that were functions must be given again for energies, reactions and `extend`.

    Returns
    -------
    MechanismRun

    Examples
    --------
    >>> m = ph.Mechanism()
    >>> rod = m.add(ph.Body.cylinder(0.02, 1.0, mass=1.0), position=[0, 0, -0.5], name="rod")
    >>> joint = m.ball(rod, None, at=[0, 0, 0])
    >>> path = ph.simulate(m, load=ph.forces.gravity(), t_end=0.1, dt=0.01, engine="python").save("rod.npz")
    >>> len(ph.mechanisms.load(path).t)
    11
    """
    from ..files.storage import check_sizes

    try:
        check_sizes(path)
        with np.load(path, allow_pickle=False) as f:
            meta, a = json.loads(str(f["meta"])), {k: f[k] for k in f.files if k != "meta"}
        if meta.get("mechanism") != FORMAT:
            raise PolhodeError(f"{path} is not a run of a mechanism, or of another version of polhode")
        acting = saved_load(meta["load"]) if load is None else load
        if isinstance(acting, Missing) or (
            isinstance(acting, dict) and any(isinstance(x, Missing) for x in acting.values())
        ):
            raise InvalidInput(
                f"the loads of {path} were functions, which files do not hold: give them again, "
                f"polhode.mechanisms.load({str(path)!r}, load=...)"
            )
        return run_of(meta, a, acting)
    except (PolhodeError, FileNotFoundError, PermissionError):
        raise
    except Exception as e:
        raise PolhodeError(f"{path} is not a run of a mechanism saved by polhode, or it is damaged: {e!r}") from None


def run_of(meta: dict[str, Any], a: dict[str, np.ndarray], acting: Any) -> MechanismRun:
    """The run that a file holds."""
    from .simulation import set_up

    members: list[Built] = []
    for k, d in enumerate([meta, *meta["members"]]):
        m = mechanism_of(d, *(a[name][k] for name in STARTS[:4]))
        made = build_like(members[0], m) if members else build(m)
        members.append(replace(made, constants=a["constants"][k]))
    setup = set_up(
        tuple(members), acting, meta["method"], meta["engine"], meta["dt"], meta["t_start"], meta["every"],
        batch=bool(meta["batch"]),
    )  # fmt: skip
    outcomes = tuple(Outcome[name] for name in meta["outcomes"])
    run = MechanismRun(
        setup, a["index"], a["states"], a["final"], int(meta["steps"]), Outcome[meta["outcome"]], outcomes,
        a["failed"], Stats(**meta["stats"]),
    )  # fmt: skip
    run.scenario = meta["scenario"]
    return run
