"""Files of single runs: one .npz file per run, with a description in JSON.  Reading a file never executes code from
it.
"""

from __future__ import annotations

import io
import json
import math
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ..above import function_above
from ..arguments import refuse_if
from ..errors import PolhodeError
from ..motion.trajectory import Trajectory
from .description import DAMAGED, FORMAT, description, rebuild, saved_torque
from .durable import new_file, unwritable

ARRAYS = ("index", "states", "final", "failed", "watched", "inertia")
# polhode does not compress .npz files; files that other programs have compressed may expand by up to this factor
LARGEST_EXPANSION = 20


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
