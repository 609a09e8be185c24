"""Export of results to other formats.  Each exported file states its convention for attitudes.

polhode.export(run, "top.csv")
polhode.export(run, "satellite.aem", epoch="2030-01-01T00:00:00")
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

import numpy as np

from ...arguments import refuse_if
from ...errors import InvalidInput, suggestion, unknown
from ...motion.single import run_of_body
from ...plugins import Plugins
from ..durable import move_file, move_folder, new_folder, unwritable

if TYPE_CHECKING:
    from ...motion.trajectory import Trajectory

CONVENTIONS = (
    "R maps body to space, x_space = R x_body; quaternions are unit, scalar first (w, x, y, z), body to space; "
    "omega in the body frame, momentum in space; SI units and radians"
)


@dataclass(frozen=True)
class Exporter:
    """An export format: name, suffixes of its files, a summary, and the function write(run, path, **options)."""

    name: str
    suffixes: tuple[str, ...]
    summary: str
    where: str | Callable[..., Any]  # the function, or its place as "module:function", which is imported on first use
    of_one_body: bool = False  # whether files hold valid samples of one body, which the option `body` chooses

    @property
    def write(self) -> Callable[..., Any]:
        return resolve_name(self.where) if isinstance(self.where, str) else self.where


EXPORTERS: dict[str, Exporter] = {
    name: Exporter(name, (suffix,), summary, f"{__name__}.{module}:{name}", module != "tables")
    for name, suffix, module, summary in (
        ("npz", ".npz", "tables", "polhode's own file: everything, bit for bit"),
        ("csv", ".csv", "tables", "text, 17 digits"),
        ("netcdf", ".nc", "tables", "NetCDF 4, as xarray writes it"),
        ("parquet", ".parquet", "tables", "Parquet, one row per sample"),
        ("aem", ".aem", "spacecraft", "CCSDS attitude ephemeris, 1.0 or 2.0"),
        ("oem", ".oem", "spacecraft", "CCSDS orbit ephemeris of a moving body"),
        ("stk", ".a", "stk", "STK attitude file: quaternions and rates"),
        ("czml", ".czml", "stk", "the body in motion, for Cesium"),
        ("mcap", ".mcap", "mcap", "a log for Foxglove: poses and states"),
        ("ck", ".bc", "spacecraft", "SPICE C-kernel of type 3, with its clock"),
        ("glb", ".glb", "scenes", "the body in motion, for Blender and browsers"),
        ("paraview", ".pvd", "scenes", "a time series for ParaView (PVD and VTP)"),
    )
}


def complaint_about(name: str, thing: Any) -> str:
    """Return the reason why `thing` is not an exporter called `name`, or "" if it is one."""
    if not isinstance(thing, Exporter):
        return f"it is a {type(thing).__name__}, not a polhode Exporter"
    return "" if thing.name == name else f"its name is {thing.name!r}"


PLUGINS: Plugins[Exporter] = Plugins("exporters", complaint_about)


def find(path: Path, format: str | None) -> Exporter:
    """Return the exporter called `format`, or, if that is None, the exporter for the suffix of the path."""
    if format is not None:
        named = EXPORTERS.get(format) or PLUGINS.load(format)
        if named is None:
            raise unknown("export format", format, EXPORTERS)
        return named
    for e in EXPORTERS.values():
        if path.suffix.lower() in e.suffixes:
            return e
    for e in PLUGINS.available(EXPORTERS).values():
        if path.suffix.lower() in e.suffixes:
            return e
    suffixes = [s for e in EXPORTERS.values() for s in e.suffixes]
    raise InvalidInput(
        f"{path}: no export has the suffix {path.suffix!r}.{suggestion(path.suffix, suffixes)} "
        f"Known suffixes: {', '.join(suffixes)}; or give the name of the format"
    )


def check(path: str | Path, overwrite: bool = True, format: str | None = None) -> None:
    """Raise an error if the file cannot be written, before any other work is done."""
    path = Path(path)
    find(path, format)
    refuse_if(not path.parent.is_dir(), f"there is no folder {path.parent}; make it first")
    refuse_if(path.is_dir(), f"{path} is a folder")
    refuse_if(path.exists() and not overwrite, f"{path} exists already; choose another name, or use --overwrite")
    refuse_if(not os.access(path.parent, os.W_OK), f"the folder {path.parent} cannot be written to")


def options_of(exporter: Exporter) -> dict[str, Any]:
    """Return the options of a format, with their default values."""
    parameters = inspect.signature(exporter.write).parameters.values()
    options = {p.name: p.default for p in parameters if p.name not in ("run", "path")}
    return options | {"body": None} if exporter.of_one_body else options


def export(run: Trajectory, path: str | Path, *, format: str | None = None, **options: Any) -> Path:
    """Write a run to a file in another format.  If writing fails, no file is left behind.

    Parameters
    ----------
    run : Trajectory
        The run.
    path : str or Path
        The suffix chooses the format: .npz, .csv, .nc (NetCDF), .parquet, .aem (CCSDS attitude ephemeris), .oem (CCSDS
        orbit ephemeris, for a body that moves), .a (STK attitude), .czml (Cesium), .mcap (Foxglove), .bc (SPICE
        C-kernel), .glb (an animated body), .pvd (ParaView).
    format : str, optional
        The name of the format, if the suffix does not determine it: "npz", "csv", "netcdf", "parquet", "aem", "oem",
        "stk",
        "czml", "mcap", "ck", "glb", "paraview".  Other packages add formats.
    **options
        Options of the format.  `epoch` is the instant of t = 0 in UTC, "2030-01-01T00:00:00" or a datetime; `body` is
        the number of one body of a batch.

        - aem: epoch (needed), version ("2.0" or "1.0"), object_name, object_id, frame, body
        - oem: epoch (needed), object_name, object_id, center, frame, body
        - stk: epoch (needed), center, frame, body
        - czml: epoch (needed), frame ("INERTIAL", "FIXED" or "ENU"), at (longitude, latitude, height), model, speed,
          samples, body
        - mcap: epoch, frame, body
        - ck: epoch (in TDB, needed), spacecraft (a negative number), frame, body
        - glb: body, speed (2 plays twice as fast)
        - paraview: body, frames (largest number of samples)

        The other formats have no options.

    Returns
    -------
    Path

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=1, dt=0.1)
    >>> path = ph.export(run, "spin.csv")
    >>> path.read_text().splitlines()[-1].split(",")[0]
    '1'
    """
    path = Path(path)
    exporter = find(path, format)
    check(path, format=format)
    refuse_if(
        hasattr(run, "joints"),
        "export writes runs of single bodies: save a run of a mechanism with run.save('run.npz'), film it with "
        "run.movie, or write the arrays of run.bodies and run.joints",
    )
    refuse_if(not len(run), "this run has no samples to export")
    write, allowed = exporter.write, options_of(exporter)
    for name in options:
        if name not in allowed:
            raise InvalidInput(
                f"{exporter.name} has no option {name!r}.{suggestion(name, allowed)} "
                + (f"It has: {', '.join(allowed)}." if allowed else "It has none.")
            )
    if exporter.of_one_body:
        run = valid_body(run, options.pop("body", None))
    with unwritable(path), new_folder(path) as aside:
        write(run, aside / path.name, **options)
        for other in aside.iterdir():  # files that belong to the exported one, such as the clock of a C-kernel
            if other.name != path.name:
                move_folder(other, path.with_name(other.name))
        move_file(aside / path.name, path)
    return path


def valid_body(run: Trajectory, body: int | None) -> Trajectory:
    """Return the run of one body.  Raise an error if it has invalid samples, for formats that cannot mark them."""
    alone = run_of_body(run, body)
    if not np.all(np.isfinite(alone.R)):
        good = alone.t[np.isfinite(alone.R).all(axis=(1, 2))]
        advice = f"simulate again with t_end={good[-1]:.9g}" if good.size > 1 else "there is nothing to export"
        raise InvalidInput(
            f"this format holds valid samples only, but this run has invalid samples at its end: {advice}"
        )
    return alone


OTHER_FORMATS = (".txt", ".tsv", ".json", ".h5", ".hdf5", ".mat", ".pkl", ".pickle", ".xlsx", ".feather", ".npy")


def save_run(run: Trajectory, path: str | Path) -> Path:
    """Implementation of `Trajectory.save`: save a run to a .npz file or a run store; refuse other suffixes."""
    from ..storage import save

    suffix = Path(path).suffix.lower()
    theirs = {s for e in EXPORTERS.values() for s in e.suffixes if e.name != "npz"}
    if suffix in theirs or suffix in OTHER_FORMATS:
        raise InvalidInput(
            f"save writes only polhode's own formats, .npz and .zarr, not {suffix!r}: use "
            f"polhode.export(run, {str(path)!r}) for other formats, or save('{Path(path).stem}.npz')"
        )
    return save(run, path)


__all__ = ["EXPORTERS", "Exporter", "check", "export", "options_of", "valid_body"]
