"""Tables of samples: CSV, NetCDF and Parquet files, and polhode's own .npz file."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import optional_module
from ...motion.trajectory import UNITS as COLUMN_UNITS
from ..storage import save
from . import CONVENTIONS

UNITS = {"t": "s", **COLUMN_UNITS}


def npz(run: Any, path: Path) -> None:
    save(run, path)


def columns(run: Any) -> dict[str, np.ndarray]:
    """Return the columns of a table with one row per sample, or, for a batch, one row per body and sample."""
    n, bodies = len(run), run.states.shape[2]
    batch = run.setup.batch
    out: dict[str, np.ndarray] = {}
    if batch:
        out["body"] = np.repeat(np.arange(bodies), n)
    t = np.broadcast_to(run.t, (bodies, n)) if batch else run.t
    out["t"] = t.reshape(-1)
    return out | {name: a.reshape(-1) for name, a in run.flat_columns().items()}


def facts(run: Any) -> dict[str, str]:
    return {**{k: str(v) for k, v in run._facts().items()}, "conventions": CONVENTIONS}


def unit(name: str) -> str:
    return UNITS.get(name, UNITS.get(name.rsplit("_", 1)[0], "1"))


def csv(run: Any, path: Path) -> None:
    """Write comment lines (#) that describe the content, a line of column names, and numbers with 17 digits."""
    table = columns(run)
    units = ", ".join(f"{name} [{unit(name)}]" for name in table if unit(name) != "1")
    head = [f"# {k}: {v}" for k, v in facts(run).items()] + [f"# units: {units}", ",".join(table)]
    form = ["%d" if a.dtype.kind == "i" else "%.17g" for a in table.values()]
    with open(path, "w", encoding="utf-8", newline="\n") as f:
        f.write("\n".join(head) + "\n")
        np.savetxt(f, np.column_stack(list(table.values())), fmt=form, delimiter=",")


def netcdf(run: Any, path: Path) -> None:
    optional_module("h5netcdf", "NetCDF", "data")
    data = run.to_xarray()
    data.attrs |= facts(run)
    content = io.BytesIO()  # written to memory first, because HDF5 crashes if the disk is full
    data.to_netcdf(content, engine="h5netcdf")
    path.write_bytes(content.getbuffer())


def parquet(run: Any, path: Path) -> None:
    optional_module("pyarrow.parquet", "Parquet", "data")
    import pyarrow

    table = columns(run)
    fields = [
        pyarrow.field(
            name, pyarrow.int64() if a.dtype.kind == "i" else pyarrow.float64(), metadata={"unit": unit(name)}
        )
        for name, a in table.items()
    ]
    schema = pyarrow.schema(fields, metadata=facts(run))
    pyarrow.parquet.write_table(pyarrow.table(list(table.values()), schema=schema), path, compression="zstd")
