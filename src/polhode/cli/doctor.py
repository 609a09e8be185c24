"""What is installed and works here."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Any

import numpy as np

EXTRAS = {
    "jax": "gradients",
    "cuda": "the GPU engine",
    "data": "run stores, xarray, exports",
    "plot": "pictures",
    "mesh": "bodies from mesh files",
    "spice": "C-kernels",
    "cluster": "ensembles on many machines",
    "studio": "the browser studio",
}


def packages() -> list[dict[str, Any]]:
    """The packages that polhode names, with what they are for."""
    out: list[dict[str, Any]] = []
    for line in requires("polhode") or []:
        name = re.match(r"[A-Za-z0-9._-]+", line)
        extra = re.search(r"extra == ['\"](\w+)['\"]", line)
        if name is None or (extra and extra.group(1) not in EXTRAS) or name.group() == "polhode":
            continue
        try:
            have = version(name.group())
        except PackageNotFoundError:
            have = ""
        what = EXTRAS[extra.group(1)] if extra else "polhode itself"
        get = "" if have else f"pip install 'polhode[{extra.group(1)}]'" if extra else f"pip install {name.group()}"
        out.append({"name": name.group(), "version": have, "for": what, "get": get, "needed": extra is None})
    return out


def plugins() -> list[dict[str, Any]]:
    """What other packages add, and whether it works."""
    from .. import plugins as known

    out = []
    for group in known.GROUPS:
        for name, point in known.points(group).items():
            try:
                known.load(group, name)
                note = ""
            except Exception as e:
                note = str(e)
            package = point.dist.name if point.dist is not None else ""
            out.append({"name": name, "group": group, "package": package, "works": not note, "note": note})
    return out


def engines() -> list[dict[str, Any]]:
    """Each engine tried on a small run, and compared with plain Python."""
    from .. import simulate, torques

    def final(engine: str) -> np.ndarray:
        run = simulate(
            [5, 5, 1], torques.heavy_top(20.0), omega=[0, 1, 5], t_end=0.1, dt=0.01, engine=engine, method="nmb"
        )
        return run.R[-1]

    truth = final("python")
    out = []
    for name in ("python", "numba", "jax", "cuda"):
        try:
            error = float(np.abs(final(name) - truth).max())
            works, note = error < 1e-12, f"agrees with plain Python to {error:.0e}"
        except Exception as e:  # whatever is wrong with an installation is told, not raised
            works, note = False, str(e).splitlines()[0] if str(e) else type(e).__name__
        out.append({"name": name, "works": works, "note": note, "needed": name in ("python", "numba")})
    return out
