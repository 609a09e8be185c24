"""Files of single runs: one .npz file per run, with a description in JSON.  Reading a file never executes code from
it.
"""

from __future__ import annotations

import io
import json
import math
import zipfile
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from ..above import function_above
from ..arguments import refuse_if
from ..body import Body
from ..engines.layout import count
from ..errors import InvalidInput, PolhodeError
from ..forces import from_description
from ..forces.base import Loads
from ..integrators.record import Kind
from ..motion.events import Hunt
from ..motion.trajectory import Outcome, Stats, Trajectory
from ..run.control import Control
from ..run.setup import Setup, set_up
from ..run.switching import Record
from ..torques.base import Sum, Torque
from ..torques.identity import Missing, Start
from ..torques.observe import OBSERVABLES
from ..torques.told import told_part
from .durable import new_file, unwritable

FORMAT = 1
ARRAYS = ("index", "states", "final", "failed", "watched", "inertia")
# polhode does not compress .npz files; files that other programs have compressed may expand by up to this factor
LARGEST_EXPANSION = 20
DAMAGED = (ArithmeticError, AttributeError, KeyError, IndexError, TypeError, ValueError)


def description(trajectory: Trajectory) -> dict[str, Any]:
    """Return the description of a run, without its arrays, as data for JSON."""
    s = trajectory.setup
    q = s.torque
    saved = None if isinstance(q, Missing) else q.describe()
    if saved is None:  # the torque is a Python function, which cannot be stored; store a description of it
        saved = {
            "function": q.name,
            "kind": int(q.kind),
            "fingerprint": q.fingerprint if isinstance(q, Missing) else (s.start or Start(q)).description(),
            "frame": q.frame or "space",
            "external": None if q.external is None else int(q.external),
            **({"flies": True} if q.flies else {}),
            **({"held": held} if (held := q.held_parts()) else {}),
        }
    from .. import __version__

    return {
        "format": FORMAT,
        "polhode": __version__,
        "conventions": "R maps body to space (x_space = R x_body); omega in the body frame; SI units, radians",
        "method": s.method.name,
        "options": dict(s.options),
        "dt": s.dt,
        "t_start": s.t_start,
        "every": s.every,
        "control": s.control and {**asdict(s.control), "pace": getattr(s.control.pace, "__name__", s.control.pace)},
        "engine": s.engine,
        "precision": s.precision,
        "batch": s.batch,
        "observe": list(s.observe_names),
        "torque": saved,
        "body": s.body.facts(),
        "t_end": trajectory.t_end,
        "steps": trajectory.steps,
        "outcome": trajectory.outcome.name,
        "outcomes": [o.name for o in trajectory.outcomes],
        "stats": trajectory.stats._asdict(),
        "state": "states[sample, leaf, body]: the method's own variables, depth first",
        "held": [r.as_lists() for r in trajectory.records],
        "switched": trajectory.switched,
    }


def save(trajectory: Trajectory, path: str | Path) -> Path:
    """Save a run.  The file gets its name only when it is complete, so an interrupted save leaves no partial file."""
    if Path(path).suffix == ".zarr":
        from .store import save as to_store

        return to_store(trajectory, path)
    s, meta = trajectory.setup, description(trajectory)
    names = ("index", "states", "final", "failed", "watched", "t", "R", "omega", *(("x", "v") if s.flies else ()))
    arrays = {"inertia": s.body.inertia, **{name: getattr(trajectory, name) for name in names}}
    if trajectory.hunt is not None:
        meta["hunt"], more = trajectory.hunt.saved()
        arrays |= more
    path = Path(path)
    if not path.parent.is_dir():
        raise FileNotFoundError(f"cannot save to {path}: there is no folder {path.parent}; make it first")
    with unwritable(path), new_file(path) as f:
        np.savez(f, allow_pickle=False, meta=np.array(json.dumps(meta)), **arrays)
    return path


def load(path: str | Path, *, torque: Any = None, params: Any = None, same_torque: bool = False) -> Any:
    """Read a run of a body or a mechanism from a .npz file, or a run of a body from a run store.

    Files hold no code.  If the torque was a Python function, or a Potential of Python functions, pass it again to
    compute energies or to call `extend`.  It is compared with the description in the file.

    Parameters
    ----------
    path : str or Path
        A .npz file or a .zarr store.
    torque, params : optional
        The Python function and its parameters.
    same_torque : bool
        True confirms that the torque is the same where polhode cannot compare it, for example because it holds an
        external solver or reads files.

    Returns
    -------
    Trajectory or MechanismRun

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=1, dt=0.1)
    >>> path = run.save("run.npz")
    >>> ph.load(path).extend(2).t[-1]
    np.float64(2.0)
    """
    if Path(path).is_dir():
        from .store import load as from_store

        return from_store(path, torque=torque, params=params, same_torque=same_torque)
    if is_of_mechanism(path):
        why = f"{path} is a run of a mechanism: use polhode.mechanisms.load(path, load=...), which accepts its loads"
        refuse_if(torque is not None or params is not None or same_torque, why)
        return function_above("load_mechanism")(path)
    from .schema import RunTable, checked

    meta, a = read_npz(path, lambda name: name in ARRAYS or name.startswith("event_"))
    try:
        meta = checked(RunTable, meta, path).model_dump() | {k: meta[k] for k in ("hunt",) if k in meta}
        return rebuild(meta, a, saved_torque(meta["torque"], torque, params, same_torque))
    except PolhodeError:
        raise
    except DAMAGED as e:
        raise PolhodeError(f"{path} is damaged: {e!r}") from None


def is_of_mechanism(path: str | Path) -> bool:
    """Return whether the file holds a run of a mechanism; False if it cannot be read, which `read_npz` then reports."""
    try:
        check_sizes(path)
        with np.load(path, allow_pickle=False) as f:
            return "mechanism" in json.loads(str(f["meta"]))
    except Exception:
        return False


def read_npz(path: str | Path, wanted: Callable[[str], bool]) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """Return the description of a run in a .npz file, and the arrays whose names `wanted` accepts."""
    try:
        check_sizes(path)
        with np.load(path, allow_pickle=False) as f:
            meta = json.loads(str(f["meta"]))
            given = meta["format"]
            if given == FORMAT:
                return meta, {k: f[k] for k in dict.fromkeys((*ARRAYS, *f.files)) if k != "meta" and wanted(k)}
    except (FileNotFoundError, PermissionError, PolhodeError):
        raise
    except MemoryError:
        raise PolhodeError(f"{path} does not fit into memory") from None
    except Exception as e:  # a damaged file may raise any exception
        # NumPy would suggest allow_pickle, which executes code from the file
        why = "" if "allow_pickle" in str(e) else f": {e}"
        raise PolhodeError(f"{path} is not a trajectory saved by polhode, or it is damaged{why}") from None
    raise PolhodeError(f"{path} has format {given!r}; this version reads {FORMAT}. Update polhode")


def check_sizes(path: str | Path) -> None:
    """Refuse a file whose arrays would be too large for memory or do not fit its size, before anything is allocated."""
    from .schema import check_memory

    with open(path, "rb") as file, zipfile.ZipFile(file) as z:
        size = file.seek(0, io.SEEK_END)
        declared = sum(member.file_size for member in z.infolist())
        if declared > LARGEST_EXPANSION * size:
            raise PolhodeError(
                f"{path} has {size} bytes and would take {declared} when it is unpacked, more than {LARGEST_EXPANSION} "
                "times as many; polhode does not write such files. If you trust it, unpack it and pack it again with "
                "numpy.savez"
            )
        check_memory(declared, path, "load it on a machine with more, or keep fewer samples")
        for member in z.infolist():
            with z.open(member) as f:
                version = np.lib.format.read_magic(f)
                read = np.lib.format.read_array_header_1_0 if version == (1, 0) else np.lib.format.read_array_header_2_0
                shape, _, dtype = read(f)
                if f.tell() + dtype.itemsize * math.prod(shape) != member.file_size:
                    raise PolhodeError(f"{path} is damaged: {member.filename} does not have the size that it declares")


def saved_torque(saved: dict[str, Any], torque: Any, params: Any, same_torque: bool) -> Torque:
    """Return the torque that a file describes, or, if it was a Python function, the one that the user passes again."""
    again = torque is not None or params is not None
    if "function" not in saved:
        refuse_if(again, "this file contains its torque: leave out torque and params, which are for runs whose torque "
                  "was a function")  # fmt: skip
        return from_description(saved)
    missing = Missing(saved["function"], Kind(saved["kind"]), saved["fingerprint"], saved["frame"])
    missing.external = None if saved.get("external") is None else Kind(saved["external"])
    missing.flies = bool(saved.get("flies", False))
    if parts := tuple(told_part(q) for q in saved.get("held", ())):
        missing.held = (Loads if missing.flies else Sum)(parts)
    return missing.given_again(torque, params, same_torque) if again else missing


def rebuild(meta: dict[str, Any], a: dict[str, np.ndarray], torque: Torque) -> Trajectory:
    """Build the run from its description and its arrays, which have been validated separately."""
    from .schema import check_arrays

    check_arrays(meta, a)
    body = Body(a["inertia"], **meta["body"])
    bodies = a["states"].shape[2] if meta["batch"] else None
    names = tuple(meta["observe"])
    known = not isinstance(torque, Missing) and all(x == "energy" or x in OBSERVABLES for x in names)
    setup = set_up(
        body, torque, meta["method"], meta["options"], engine=meta["engine"], dt=meta["dt"], t_start=meta["t_start"],
        every=meta["every"], bodies=bodies, observe=names if known else (),
        precision=meta.get("precision", "float64"),
        control=Control(**meta["control"]) if meta.get("control") else None,
    )  # fmt: skip
    if not known:  # the observed values can be read without the functions; only continuing the run needs them
        setup = replace(setup, observe=names, observe_names=names)
    leaf_count = count(setup.template)
    if a["states"].ndim != 3 or a["states"].shape[1] != leaf_count or a["final"].shape != a["states"].shape[1:]:
        raise InvalidInput("the saved states do not fit the method; the file is damaged or comes from another version")
    hunt = Hunt.loaded(setup, meta["hunt"], a) if "hunt" in meta else None
    records = tuple(Record.of_lists(r) for r in meta.get("held", ()))
    check_records(setup, records, a["states"].shape[2])
    return Trajectory(
        setup, a["index"], a["states"], a["final"], int(meta["steps"]), Outcome[meta["outcome"]],
        tuple(Outcome[o] for o in meta["outcomes"]), a["failed"], Stats(**meta["stats"]), a["watched"], hunt,
        records, int(meta.get("switched", -1)), meta.get("t_end"),
    )  # fmt: skip


def check_records(setup: Setup, records: tuple[Record, ...], bodies: int) -> None:
    """Raise an error if the recorded commands do not fit the held torques of the run."""
    if not setup.bound.held:  # also true for files of an earlier version, which have no data about held torques
        return
    for hold, record in zip(setup.bound.held, records, strict=True):
        n, shape = len(record.steps), (hold.source.outputs, bodies)
        own = hold.source.remembers
        remembered = all(v.ndim == 2 and len(v) >= math.prod(own or ()) for v in record.memory)
        if len(record.values) != n or any(v.shape != shape for v in record.values) or not remembered:
            raise ValueError(f"the recorded commands do not fit the torque {hold.name}")
