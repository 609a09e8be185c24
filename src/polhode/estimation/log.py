"""Logs of a motion: times with attitudes, angular velocities or accelerations, from a CSV file or from arrays.

The first line of a CSV file holds the names of the columns.  A name may be followed by a unit in brackets, such as
``omega_x [deg/s]``; otherwise the column is in SI units and radians.  Lines that begin with # are comments, except
``# units: omega_x [rad/s], ...``, which `polhode.export` writes.  An empty cell or NaN means that the sensor has no
value at that time.
"""

from __future__ import annotations

import csv
import re
import warnings
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..arguments import float_array, refuse_if
from ..errors import InvalidInput, UnitHint, suggestion
from ..groups import quaternions, so3
from ..units import ACCELERATION, ANGLE, ONE, RATE, TIME, BadUnit, Dimension, parse_unit, said

# possible names of the columns of each quantity, in the order of its components; polhode's own names come first
NAMES: dict[str, tuple[tuple[str, ...], ...]] = {
    "t": (("t",), ("time",), ("timestamp",)),
    "quaternion": (("qw", "qx", "qy", "qz"), ("q_w", "q_x", "q_y", "q_z"), ("quat_w", "quat_x", "quat_y", "quat_z")),
    "rotation_vector": (("rotvec_x", "rotvec_y", "rotvec_z"),),
    "omega": (
        ("omega_x", "omega_y", "omega_z"), ("wx", "wy", "wz"), ("w_x", "w_y", "w_z"), ("gyro_x", "gyro_y", "gyro_z"),
        ("rate_x", "rate_y", "rate_z"), ("gx", "gy", "gz"),
    ),
    "acceleration": (
        ("acceleration_x", "acceleration_y", "acceleration_z"), ("accel_x", "accel_y", "accel_z"),
        ("acc_x", "acc_y", "acc_z"), ("ax", "ay", "az"),
    ),
}  # fmt: skip
DIMENSIONS: dict[str, Dimension] = {
    "t": TIME, "quaternion": ONE, "rotation_vector": ANGLE, "omega": RATE, "acceleration": ACCELERATION,
}  # fmt: skip
# shapes of a sample of the arrays from which a log can be made
SHAPES: dict[str, tuple[int, ...]] = {
    "t": (), "R": (3, 3), "quaternion": (4,), "rotation_vector": (3,), "omega": (3,), "acceleration": (3,),
}  # fmt: skip
LEAST = 4  # smallest number of samples of a log
LARGEST = 1e9  # largest measurement in SI units that is accepted; larger numbers usually mark missing values


@dataclass(frozen=True)
class Log:
    """Times and measurements of a motion; NaN where a sensor has no value.

    Attributes
    ----------
    t : ndarray, (n,)
        Increasing times (s).
    attitude : ndarray, (n, 3, 3), or None
        Attitudes, body to space.
    omega : ndarray, (n, 3), or None
        Angular velocity in the body frame (rad/s).
    acceleration : ndarray, (n, 3), or None
        Accelerations that an accelerometer has measured, in body axes (m/s^2).

    Examples
    --------
    >>> log = ph.read_log({"t": [0.0, 0.1, 0.2, 0.3], "omega": [[0, 0, 1]] * 4})
    >>> log.attitude is None, log.omega.shape
    (True, (4, 3))
    """

    t: np.ndarray
    attitude: np.ndarray | None = None
    omega: np.ndarray | None = None
    acceleration: np.ndarray | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The quantities that were measured."""
        return tuple(k for k in ("attitude", "omega", "acceleration") if getattr(self, k) is not None)

    @property
    def regular(self) -> bool:
        """Whether the times are equally spaced."""
        grid = np.linspace(self.t[0], self.t[-1], len(self.t))
        return bool(np.abs(self.t - grid).max() <= 1e-9 * (self.t[-1] - self.t[0]))

    def present(self, kind: str) -> np.ndarray:
        """Return a mask of the rows in which a quantity was measured.

        Parameters
        ----------
        kind : {"attitude", "omega", "acceleration"}
            The quantity.

        Returns
        -------
        ndarray of bool, (n,)
        """
        a = getattr(self, kind)
        return np.asarray(np.isfinite(a.reshape(len(a), -1)).all(axis=1))

    def __repr__(self) -> str:
        what = ", ".join(f"{self.present(k).sum()} {k}" for k in self.kinds)
        return f"<Log t = {self.t[0]:g} ... {self.t[-1]:g} s: {what}>"


def read_log(
    log: Log | str | Path | Mapping[str, Any] | Any,
    *,
    columns: Mapping[str, str | Sequence[str]] | None = None,
    units: Mapping[str, str] | None = None,
) -> Log:
    """Read a log and check it.

    Parameters
    ----------
    log : str, Path, mapping, DataFrame or Log
        A CSV file, a mapping of arrays, or a pandas DataFrame.  A mapping has t (n,), attitudes as quaternion (n, 4;
        scalar first, body to space), R (n, 3, 3) or rotation_vector (n, 3), and omega (n, 3) or acceleration (n, 3).
        Not all of these quantities are necessary.  A file or DataFrame has columns t, qw, qx, qy, qz, omega_x, ...,
        acceleration_x, ...
    columns : mapping, optional
        Names of the columns, if they differ from these: ``{"omega": ["p", "q", "r"], "t": "seconds"}``.
    units : mapping, optional
        Units of the columns, if their names do not state them: ``{"omega": "deg/s", "t": "ms"}``.

    Returns
    -------
    Log

    Examples
    --------
    >>> log = ph.read_log({"t": [0, 100, 200, 300], "omega": [[0, 0, 90]] * 4}, units={"t": "ms", "omega": "deg/s"})
    >>> log.t[1], log.omega[0, 2].round(6)
    (np.float64(0.1), np.float64(1.570796))
    """
    if isinstance(log, Log):
        refuse_if(columns or units, "columns and units are for files and tables; a Log is in SI units already")
        return checked(log)
    chosen = {} if units is None else dict(units)
    check_known(chosen, DIMENSIONS, "units: there is")
    if isinstance(log, (str, Path)):
        table, written = csv_columns(Path(log))
        return from_columns(table, columns, written, chosen, str(log))
    if hasattr(log, "columns") and hasattr(log, "to_numpy"):  # a DataFrame; its index may be the time
        frame: Any = log
        frame = frame.reset_index() if frame.index.name else frame
        table = {str(c): frame[c].to_numpy() for c in frame.columns}
        names, found = split_units(list(table))
        return from_columns(dict(zip(names, table.values())), columns, found, chosen, "the table")
    if isinstance(log, Mapping):
        why = "columns are for files and tables; a mapping has t, quaternion or R, omega, acceleration"
        refuse_if(columns is not None, why)
        return from_arrays(dict(log), chosen)
    raise InvalidInput(f"a log is a CSV file, a mapping of arrays, a DataFrame or a Log; got {type(log).__name__}")


def check_known(names: Iterable[str], known: Collection[str], there_is: str) -> None:
    """Raise InvalidInput for the first name that is not a known quantity."""
    for name in names:
        quantities = f"Quantities: {', '.join(known)}"
        refuse_if(name not in known, f"{there_is} no quantity {name!r}.{suggestion(name, known)} {quantities}")


# --- files --------------------------------------------------------------------------------------------------------


def split_units(names: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Split names such as `omega_x [deg/s]` into name and unit; round brackets are accepted, too."""
    plain, units = [], {}
    for name in names:
        found = re.fullmatch(r"\s*(.*?)\s*(?:\[([^\]]*)\]|\(([^)]*)\))?\s*", name)
        assert found is not None
        plain.append(found.group(1))
        unit = (found.group(2) or found.group(3) or "").strip()
        if unit not in ("", "-", "1"):
            units[found.group(1)] = unit
    return plain, units


def csv_columns(path: Path) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """Return the columns of a file by name, and the units that the file states."""
    refuse_if(not path.is_file(), f"there is no log file {path}")
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise InvalidInput(f"{path} is not a text file; a log is a CSV file with a line of names") from None
    stated: dict[str, str] = {}
    for line in lines:
        if line.startswith("# units:"):
            stated |= split_units(re.split(r",\s*(?![^\[]*\])", line.removeprefix("# units:")))[1]
    kept = [x for x in lines if x.strip() and not x.startswith("#")]
    separator = max(",;\t", key=kept[0].count) if kept else ","
    rows = list(csv.reader(kept, delimiter=separator))
    refuse_if(len(rows) < 2, f"{path} has no line of names with numbers below it")
    names, units = split_units(rows[0])
    example = "t,qw,qx,qy,qz,omega_x,omega_y,omega_z"
    refuse_if(
        all(map(is_number, names)), f"the first line of {path} has numbers: it must name the columns, such as {example}"
    )
    if doubled := sorted({n for n in names if names.count(n) > 1}):
        raise InvalidInput(f"{path} has two columns named {doubled[0]!r}; rename one of them")
    return numeric_columns(names, rows[1:], str(path)), {**stated, **units}


def numeric_columns(names: Sequence[str], rows: Sequence[Sequence[str]], where: str) -> dict[str, np.ndarray]:
    """Return the columns of numbers by name; raise InvalidInput if one with the name of a quantity has words."""
    table = np.full((len(rows), len(names)), np.nan)
    words: dict[str, tuple[int, str]] = {}  # for each column with words, the row and text of the first of them
    for i, row in enumerate(rows):
        if len(row) != len(names):
            raise InvalidInput(f"row {i + 1} of {where} has {len(row)} cells, the line of names has {len(names)}")
        for j, cell in enumerate(row):
            if is_number(cell):
                table[i, j] = float(cell)
            elif cell.strip():
                words.setdefault(names[j], (i + 1, cell))
    for name in words.keys() & {n for sets in NAMES.values() for s in sets for n in s}:
        row_number, cell = words[name]
        advice = "; write numbers with a point" if is_number(cell.replace(",", ".")) else ""
        raise InvalidInput(
            f"column {name!r} of {where} has a cell that is not a number, {cell!r} in row {row_number}{advice}"
        )
    return {n: table[:, j] for j, n in enumerate(names) if n not in words}


def is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def asked_columns(
    table: Mapping[str, np.ndarray], columns: Mapping[str, str | Sequence[str]] | None, where: str
) -> dict[str, tuple[str, ...]]:
    """Check the names of columns that the user gives, and return them by quantity."""
    asked = {} if columns is None else {k: (v,) if isinstance(v, str) else tuple(v) for k, v in columns.items()}
    check_known(asked, NAMES, "columns: there is")
    for quantity, names in asked.items():
        size = len(NAMES[quantity][0])
        refuse_if(len(names) != size, f"columns: {quantity} has {size} columns, got {list(names)}")
        for name in names:
            refuse_if(name not in table, f"{where} has no column {name!r}.{suggestion(name, table)}")
    return asked


def from_columns(
    table: Mapping[str, np.ndarray],
    columns: Mapping[str, str | Sequence[str]] | None,
    written: Mapping[str, str],
    chosen: Mapping[str, str],
    where: str,
) -> Log:
    """Create a log from a table.  written : units by column.  chosen : the user's units by quantity."""
    asked = asked_columns(table, columns, where)
    arrays: dict[str, np.ndarray] = {}
    for quantity, sets in NAMES.items():
        names = asked.get(quantity) or next((found for s in sets if (found := spelt_in(table, s))), ())
        if not names:
            continue
        cells = [scaled(table[n], agreed_unit(quantity, n, written, chosen), quantity, n) for n in names]
        arrays[quantity] = cells[0] if quantity == "t" else np.stack(cells, axis=-1)
    if "quaternion" not in arrays and {"q0", "q1", "q2", "q3"} <= set(table):
        raise InvalidInput(
            f"{where}: it is not clear which of the columns q0 to q3 is the scalar; name them qw, qx, qy, qz, or give "
            'columns={"quaternion": ["q0", "q1", "q2", "q3"]} for a scalar that comes first'
        )
    refuse_if("t" not in arrays, f"{where} has no column of times; name it t, or give columns={{'t': NAME}}")
    if len(arrays) == 1:
        raise InvalidInput(
            f"{where} has no columns with known names of attitudes, angular velocities or accelerations: "
            f"it has {', '.join(list(table)[:12])}. Known names are qw qx qy qz, omega_x omega_y omega_z, "
            "acceleration_x ...; give other names with columns={...}"
        )
    return from_arrays(arrays, {})


def spelt_in(table: Mapping[str, np.ndarray], names: Sequence[str]) -> tuple[str, ...]:
    """Return the columns with these names, which may be in upper case (such as Time); () if one of them is missing."""
    capitals = {n.lower(): n for n in table if len(n) > 1}
    found = [n if n in table else capitals.get(n) for n in names]
    return () if None in found else tuple(n for n in found if n is not None)


def agreed_unit(quantity: str, column: str, written: Mapping[str, str], chosen: Mapping[str, str]) -> str | None:
    """Return the unit of a column; raise InvalidInput if units= contradicts the unit in its name."""
    there, said_unit = written.get(column), chosen.get(quantity)
    if there is not None and said_unit is not None and there != said_unit:
        raise InvalidInput(
            f"column {column!r} states the unit {there!r}, but units= gives {said_unit!r} for {quantity}: leave out one"
        )
    return said_unit if there is None else there


def scaled(values: np.ndarray, unit: str | None, quantity: str, column: str) -> np.ndarray:
    """Convert a column to SI units and radians."""
    a = np.asarray(values)
    if a.dtype.kind == "M":  # NumPy dates become seconds since the first sample
        a = (a - a[0]) / np.timedelta64(1, "ns") * 1e-9
    a = np.asarray(a, float)
    if unit is None:
        return a
    try:
        known = parse_unit(unit)
    except BadUnit as e:
        raise InvalidInput(f"column {column!r}: {e}") from None
    if known.dimension != DIMENSIONS[quantity]:
        raise InvalidInput(f"column {column!r} is in {unit!r}, but it must be {said(DIMENSIONS[quantity], unit=True)}")
    return a * known.factor


# --- arrays -------------------------------------------------------------------------------------------------------


def from_arrays(arrays: Mapping[str, Any], units: Mapping[str, str]) -> Log:
    """Create a log from a mapping of arrays."""
    check_known(arrays, SHAPES, "a log has")
    refuse_if("t" not in arrays, "a log needs the times of its samples: {'t': ..., 'omega': ...}")
    found: dict[str, np.ndarray] = {}
    for name, value in arrays.items():
        a, tail = float_array(value), SHAPES[name]
        if a is None or not a.ndim or a.shape[1:] != tail:
            shape = f"(n{''.join(f', {k}' for k in tail) or ','})"
            raise InvalidInput(f"{name} of a log must be numbers of shape {shape}, got shape {np.shape(value)}")
        found[name] = a if name == "R" else scaled(a, units.get(name), name, name)
    n = len(found["t"])
    for name, a in found.items():
        refuse_if(len(a) != n, f"the log has {n} times and {len(a)} rows of {name}; the numbers must be equal")
    ways = [k for k in ("R", "quaternion", "rotation_vector") if k in found]
    refuse_if(len(ways) > 1, f"the log has attitudes as {' and as '.join(ways)}; give one of them")
    attitude = attitudes(ways[0], found[ways[0]]) if ways else None
    return checked(Log(found["t"], attitude, found.get("omega"), found.get("acceleration")))


def attitudes(way: str, a: np.ndarray) -> np.ndarray:
    """Convert attitudes to rotation matrices; NaN where an attitude is missing.  way : "R", "quaternion", ..."""
    R = np.full((len(a), 3, 3), np.nan)
    good = np.isfinite(a.reshape(len(a), -1)).all(axis=1)
    if way == "rotation_vector":
        R[good] = so3.exp(a[good])
    elif way == "R":
        off = so3.orthogonality(a[good])
        wrong = np.any(off > 1e-3) or np.any(np.linalg.det(a[good]) < 0)
        refuse_if(wrong, "R of the log is not a rotation; give rotation matrices, body to space")
        R[good] = so3.orthogonalise(a[good])
    else:
        length = np.linalg.norm(a[good], axis=1)
        if np.any(np.abs(length - 1) > 0.02):
            raise InvalidInput(
                f"quaternions of the log must have the length 1; row {int(np.argmax(np.abs(length - 1)))} has "
                f"{length[np.argmax(np.abs(length - 1))]:.4g}"
            )
        R[good] = quaternions.to_matrix(a[good])
    return R


def checked(log: Log) -> Log:
    """Return the log; raise InvalidInput if it is not sufficient for a fit or contains impossible values."""
    t = log.t
    if not len(t) or not np.all(np.isfinite(t)):
        where = f"; that of sample {int(np.argmin(np.isfinite(t)))}, counted from 0, is missing" if len(t) else ""
        raise InvalidInput(f"the times of a log must be finite numbers{where}: leave out samples without a time")
    if np.any(np.diff(t) <= 0):
        k = int(np.argmax(np.diff(t) <= 0))
        raise InvalidInput(
            f"the times of a log must increase: sample {k + 1}, counted from 0, has t = {t[k + 1]:.9g} after "
            f"{t[k]:.9g}. Sort the log and remove duplicate samples"
        )
    refuse_if(not log.kinds, "the log holds times only; it needs attitudes, angular velocities or accelerations")
    for kind in log.kinds:
        few = log.present(kind).sum() < LEAST
        refuse_if(few, f"the log has fewer than {LEAST} rows with {kind}; a fit needs more, or none")
        largest = np.nan_to_num(np.abs(getattr(log, kind)), nan=0.0, posinf=0.0).reshape(len(t), -1).max(axis=1)
        if largest.max() > LARGEST:
            raise InvalidInput(
                f"the log has {kind} = {largest.max():.3g} in sample {int(largest.argmax())}, counted from 0, which "
                f"cannot be a measurement: leave a cell empty, or NaN, if nothing was measured"
            )
    alone = "accelerations alone do not determine the motion: the log needs attitudes or angular velocities"
    refuse_if(log.kinds == ("acceleration",), alone)
    if log.attitude is not None and log.omega is not None:
        check_agreement(log)
    elif log.omega is not None:
        turn = float(np.median(np.linalg.norm(log.omega, axis=1)[log.present("omega")])) * float(np.median(np.diff(t)))
        if turn > np.pi:
            warnings.warn(
                f"the body turns by {turn:.3g} rad from one sample of omega to the next. If omega is in degrees per "
                "second, say units={'omega': 'deg/s'}",
                UnitHint,
                stacklevel=4,
            )
    return log


def check_agreement(log: Log) -> None:
    """Raise InvalidInput if attitudes and angular velocities contradict each other because of a common mistake."""
    both = np.flatnonzero(log.present("attitude") & log.present("omega"))
    if len(both) < LEAST or log.attitude is None or log.omega is None:
        return
    a, b = both[:-1], both[1:]
    span = (log.t[b] - log.t[a])[:, None]
    rate = 0.5 * (log.omega[a] + log.omega[b])
    turn = np.linalg.norm(rate * span, axis=1)
    R = log.attitude

    def gap(turned: np.ndarray, factor: float) -> float:
        """Return the relative difference between the turns of the attitudes and those by the angular velocities."""
        clear = factor * turn < 1.5
        if clear.sum() < LEAST:
            return np.inf
        size = float(np.median(np.linalg.norm(turned[clear], axis=1)))
        off = float(np.median(np.linalg.norm(turned - factor * rate * span, axis=1)[clear]))
        return off / size if size > 0 else np.inf

    tr = np.swapaxes(R, -1, -2)
    ours = so3.log(tr[a] @ R[b])
    theirs = so3.log(R[a] @ tr[b])  # the turns if the matrices mapped space to body
    in_space = so3.log(R[b] @ tr[a])
    gaps = {
        "": gap(ours, 1.0),
        "omega looks like degrees per second: give units={'omega': 'deg/s'}": gap(ours, np.pi / 180),
        "the attitudes look like rotations from space to body: give their inverses": gap(theirs, 1.0),
        "omega looks like angular velocity in space: give it in the body frame, R.T @ omega": gap(in_space, 1.0),
    }
    best = min(gaps, key=lambda k: gaps[k])
    if best and gaps[best] < 0.15 and gaps[""] > 5 * gaps[best]:
        raise InvalidInput(f"the attitudes and the angular velocities of the log disagree; {best}")
