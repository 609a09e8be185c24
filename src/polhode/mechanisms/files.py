"""Files of runs of mechanisms: NumPy's .npz format with a description in JSON.  No code is ever loaded from a file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arguments import NUMBER
from ..body import Body
from ..errors import InvalidInput, PolhodeError
from ..run.control import Control
from ..run.result import Outcome, Stats
from ..run.switching import Record
from ..torques.base import Torque
from .joints import Drive, Joint, Tile
from .model import Mechanism, Placed
from .motors import Motors, SampledMotor
from .result import MechanismRun
from .sinks import Now, Occurrence, snapshot
from .structure import Built, build

if TYPE_CHECKING:
    from .setup import MechanismSetup

FORMAT = 3
ARRAYS = ("index", "states", "final", "failed")
MISSING = object()  # a function, of which a file has only the name


def describe_load(load: Any) -> Any:
    """Return the description of a load for a file; for a function, this is only its name."""
    if load is None:
        return None
    if isinstance(load, dict):
        return {"bodies": {name: describe_load(part) for name, part in load.items()}}
    known = load.describe() if isinstance(load, Torque) else None
    return {"function": getattr(load, "name", getattr(load, "__name__", repr(load)))} if known is None else known


def saved_load(saved: Any) -> Any:
    """Return the load that `describe_load` described; functions are returned as MISSING."""
    if saved is None:
        return None
    if "bodies" in saved:
        return {name: saved_load(part) for name, part in saved["bodies"].items()}
    if "function" in saved:
        return MISSING
    from ..forces import from_description

    return from_description(saved)


def lists(x: Any) -> Any:
    return x.tolist() if isinstance(x, np.ndarray) else x


def describe(b: Built) -> dict[str, Any]:
    """Return the bodies and joints of a mechanism as data for JSON."""
    bodies = [{"inertia": x.inertia.tolist(), **x.facts()} for x in b.bodies]
    joints = [
        {
            "name": j.name, "type": j.type, "a": j.a, "b": j.b,
            "tiles": [[lists(v) for v in t] for t in j.tiles],
            "axes": [lists(v) for v in (j.axis_a, j.axis_b, j.mark_a, j.mark_b)],
            "drive": [repr(v) for v in j.drive],
        }
        for j in b.joints
    ]  # fmt: skip
    return {"names": list(b.names), "bodies": bodies, "joints": joints}


def mechanism_of(d: dict[str, Any], R: np.ndarray, x: np.ndarray, v: np.ndarray, omega: np.ndarray) -> Mechanism:
    """Return the mechanism that a file describes; the arguments R, x, v and omega are its start in the user's axes."""
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
    """Return the arrays named in `STARTS`: the start of a mechanism in the user's axes, and its constants."""
    omega = np.einsum("bij,bj->bi", b.axes, b.omega)
    return b.start.R @ np.swapaxes(b.axes, 1, 2), b.start.x, b.v, omega, b.constants


def save(run: MechanismRun, path: str | Path) -> Path:
    """Save a run; the file is first written under another name, so that a file at `path` is always complete."""
    from .. import __version__
    from ..files.durable import new_file

    s, path = run.setup, Path(path)
    if path.suffix != ".npz":
        raise InvalidInput(f"runs of mechanisms are saved as .npz files, got {path.name}: give a name ending in .npz")
    members = [describe(b) for b in s.members]
    meta = {
        "mechanism": FORMAT, "polhode": __version__, **members[0], "members": members[1:], "batch": s.batch,
        "load": describe_load(s.load), "method": s.method.name, "dt": s.dt, "t_start": s.t_start, "every": s.every,
        "control": None if s.control is None else vars(s.control), "motors": describe_motors(s.motors),
        "records": [r.as_lists() for r in run.records], "switched": run.switched,
        "engine": s.runs_on.name, "steps": run.steps, "outcome": run.outcome.name,
        "outcomes": [o.name for o in run.outcomes], "stats": run.stats._asdict(), "scenario": run.scenario,
        "events": describe_events(run),
        "conventions": "R maps body to space; omega in the body frame; SI units, radians",
    }  # fmt: skip
    found = [o.state.run.states[0] for some in (run.events or {}).values() for o in some]
    starts = [np.stack(x) for x in zip(*map(start_of, s.members), strict=True)]
    arrays = {name: getattr(run, name) for name in (*ARRAYS, "t", "R", "x", "v", "omega")}
    arrays["event_states"] = np.array(found).reshape(len(found), *run.states.shape[1:])
    if not path.parent.is_dir():
        raise FileNotFoundError(f"cannot save to {path}: there is no folder {path.parent}; make it first")
    with new_file(path) as f:
        np.savez(f, allow_pickle=False, meta=np.array(json.dumps(meta)), **arrays, **dict(zip(STARTS, starts)))
    return path


def describe_events(run: MechanismRun) -> dict[str, Any] | None:
    """Return time, direction and step of the events that were found, by name; None if the run had no events."""
    if run.events is None:
        return None
    return {name: [[o.t, o.direction, float(o.state.run.index[0])] for o in some] for name, some in run.events.items()}


def saved_events(meta: dict[str, Any], states: Any, run: MechanismRun) -> dict[str, list[Occurrence]] | None:
    """Return the events of a file, with the states of the mechanism at them; None if the run had no events."""
    if meta.get("events") is None:
        return None
    rows, found = iter(states), {}
    for name, some in meta["events"].items():
        found[name] = [Occurrence(name, t, way, Now(snapshot(run.setup, next(rows), step))) for t, way, step in some]
        for o in found[name]:
            o.state.run.records = run.records  # needed for the commands at the time of the event
    return found


def describe_motors(motors: Motors) -> list[Any]:
    """Return the joints of each motor, with its constant torque or force, or the name of its function.

    For a sampled controller, this includes its period and offset.
    """
    found: list[Any] = []
    for key, what in motors.given.items():
        told: Any = {"function": getattr(what, "name", getattr(what, "__name__", repr(what)))}
        told |= instants_of(what)
        found.append([[key] if isinstance(key, str) else list(key), float(what) if isinstance(what, NUMBER) else told])
    return found


def instants_of(motor: Any) -> dict[str, float]:
    """Return period and offset of a sampled controller; an empty dict for other motors."""
    return {"period": motor.period, "offset": motor.offset} if isinstance(motor, SampledMotor) else {}


def saved_motors(saved: list[Any], given: Any, path: Any) -> Any:
    """Return the motors of a run in a file; the user must give functions and controllers again."""
    constants = {joints[0]: what for joints, what in saved if not isinstance(what, dict)}
    told = {joints[0] if len(joints) == 1 else tuple(joints): dict(what) for joints, what in saved
            if isinstance(what, dict)}  # fmt: skip
    functions = {key: what.pop("function") for key, what in told.items()}
    given = {} if given is None else given
    if not isinstance(given, Mapping) or set(given) - set(constants) != set(functions):
        again = f"give them again, polhode.mechanisms.load({str(path)!r}, motors={{joint: function}})"
        raise InvalidInput(
            f"files do not hold functions, and the motors of {path} were {functions}: {again}"
            if functions
            else f"no motor of {path} was a function: leave out motors"
        )
    for key, instants in told.items():
        if isinstance(given[key], NUMBER) or (instants and instants_of(given[key]) != instants):
            was = f"a controller with {instants}" if instants else "a function"
            raise InvalidInput(f"the motor of {key!r} in {path} was {was}: give one like it, got {given[key]!r}")
    return {**constants, **given} or None


def load(path: str | Path, *, load: Any = None, motors: Any = None) -> MechanismRun:
    """Read a run that `MechanismRun.save` wrote.

    Parameters
    ----------
    path : str or Path
        The file.
    load, motors : optional
        Files contain no code.  If loads or motors of the run were functions, give them again.  Energies, reactions and
        `extend` use them.

    Returns
    -------
    MechanismRun

    Examples
    --------
    >>> run = ph.mechanisms.problems.furuta().simulate(t_end=0.1, dt=0.01, engine="python")
    >>> path = run.save("furuta.npz")
    >>> len(ph.mechanisms.load(path).t)
    11
    """
    from ..files.storage import check_sizes

    try:
        check_sizes(path)
        with np.load(path, allow_pickle=False) as f:
            meta, a = json.loads(str(f["meta"])), {k: f[k] for k in f.files if k != "meta"}
        if meta.get("mechanism") not in (2, FORMAT):
            raise PolhodeError(f"{path} is not a run of a mechanism, or another version of polhode wrote it")
        acting = saved_load(meta["load"]) if load is None else load
        if acting is MISSING or (isinstance(acting, dict) and MISSING in acting.values()):
            raise InvalidInput(
                f"the loads of {path} were functions, which files do not hold: give them again, "
                f"polhode.mechanisms.load({str(path)!r}, load=...)"
            )
        return run_of(meta, a, acting, saved_motors(meta.get("motors", []), motors, path))
    except (PolhodeError, FileNotFoundError, PermissionError):
        raise
    except Exception as e:
        raise PolhodeError(f"{path} is not a run of a mechanism saved by polhode, or it is damaged: {e!r}") from None


def run_of(meta: dict[str, Any], a: dict[str, np.ndarray], acting: Any, motors: Any) -> MechanismRun:
    """Return the run that a file contains."""
    from .setup import set_up

    members: list[Built] = []
    for k, d in enumerate([meta, *meta["members"]]):
        m = mechanism_of(d, *(a[name][k] for name in STARTS[:4]))
        made = build(m, members[0].plan if members else None)
        members.append(replace(made, constants=a["constants"][k]))
    control = None if meta.get("control") is None else Control(**meta["control"])
    setup = set_up(
        tuple(members), acting, meta["method"], meta["engine"], meta["dt"], meta["t_start"], meta["every"],
        batch=bool(meta["batch"]), motors=motors, control=control,
    )  # fmt: skip
    outcomes = tuple(Outcome[name] for name in meta["outcomes"])
    records = tuple(map(Record.of_lists, meta.get("records", [])))
    check_memories(setup, records)
    run = MechanismRun(
        setup, a["index"], a["states"], a["final"], int(meta["steps"]), Outcome[meta["outcome"]], outcomes,
        a["failed"], Stats(**meta["stats"]), records=records, switched=int(meta.get("switched", -1)),
    )  # fmt: skip
    run.scenario, run.saved_events = meta["scenario"], saved_events(meta, a.get("event_states"), run)
    return run


def check_memories(setup: MechanismSetup, records: tuple[Record, ...]) -> None:
    """Raise InvalidInput if controllers that are given again have other numbers of outputs or of memory values."""
    holds = setup.bound.held
    fits = len(holds) == len(records)
    for hold, record in zip(holds, records, strict=False):
        size = 0 if hold.source.memory is None else hold.source.first_memory.shape[-1]
        found = {len(v) for v in record.values}, {len(v) for v in record.memory}
        fits = fits and found[0] <= {hold.source.outputs} and found[1] <= {size}
        fits = fits and (not record.values or bool(record.memory) == bool(size))
    if not fits:
        raise InvalidInput("controllers that are given again must have the same outputs and the same memory as before")
