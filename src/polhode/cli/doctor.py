"""The command `polhode doctor`, which finds out what is installed and what works."""

from __future__ import annotations

import re
from collections import Counter
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Any

import click
import numpy as np

from ..errors import install_command
from ..plugins import Plugins
from .output import as_json, print_json, print_table

EXTRAS = {
    "certify": "certificates, which measure claims with 40 digits",
    "jax": "gradients",
    "cuda": "the GPU engine",
    "data": "run stores, xarray, exports",
    "plot": "pictures",
    "movie": "films",
    "mesh": "bodies from mesh files",
    "spice": "C-kernels",
    "mcap": "logs for Foxglove",
    "robots": "mechanisms from MJCF and URDF files",
    "cluster": "ensembles on many machines",
    "studio": "the browser studio",
}


@click.command()
@as_json
@click.pass_context
def doctor(ctx: click.Context, as_json: bool) -> None:
    """Show what is installed, which engines work, what is missing and how to install it."""
    found, working, added = packages(), engines(), plugins()
    if as_json:
        print_json({"packages": found, "engines": working, "plugins": added})
    else:
        rows = [(p["name"], p["version"] or "missing", p["for"], p["get"]) for p in found]
        print_table(("package", "version", "for", "how to get it"), rows)
        click.echo()
        print_table(("engine", "works", ""), [(e["name"], "yes" if e["works"] else "no", e["note"]) for e in working])
        if added:
            click.echo()
            lines = [(p["name"], p["group"], p["package"], "yes" if p["works"] else "no", p["note"]) for p in added]
            print_table(("plugin", "adds to", "package", "works", ""), lines)
    broken = [p["name"] for p in found if p["needed"] and not p["version"]]
    ctx.exit(1 if broken or not all(e["works"] for e in working if e["needed"]) else 0)


def packages() -> list[dict[str, Any]]:
    """Return the packages that polhode uses, and what each is for."""
    named: dict[str, list[str]] = {}  # the extras that require a package; some extras include others
    for line in requires("polhode") or []:
        name = re.match(r"[A-Za-z0-9._-]+", line)
        extra = re.search(r"extra == ['\"](\w+)['\"]", line)
        if name is not None and (extra is None or extra.group(1) in EXTRAS) and name.group() != "polhode":
            named.setdefault(name.group(), []).append(extra.group(1) if extra else "")
    sizes = Counter(e for extras in named.values() for e in extras)
    out: list[dict[str, Any]] = []
    for package, extras in named.items():
        own = "" if "" in extras else min(extras, key=sizes.__getitem__)
        try:
            have = version(package)
        except PackageNotFoundError:
            have = ""
        get = "" if have else install_command(own) if own else f"pip install {package}"
        what = EXTRAS.get(own, "polhode itself")
        out.append({"name": package, "version": have, "for": what, "get": get, "needed": not own})
    return sorted(out, key=lambda p: (not p["needed"], p["for"], p["name"]))


def plugins() -> list[dict[str, Any]]:
    """Return the plugins that other packages provide, and whether they work."""
    from ..files.exports import PLUGINS as exporters
    from ..integrators import PLUGINS as methods
    from ..torques.models import PLUGINS as torques

    known: Plugins[Any]
    out = []
    for known in (methods, torques, exporters):
        for name, point in known.points().items():
            try:
                known.load(name)
                note = ""
            except Exception as e:
                note = str(e)
            package = point.dist.name if point.dist is not None else ""
            out.append({"name": name, "group": known.group, "package": package, "works": not note, "note": note})
    return out


def engines() -> list[dict[str, Any]]:
    """Try each engine on a small run, compare the result with plain Python, and return what was found."""
    from .. import simulate, torques
    from ..engines.registry import DEFAULT, ENGINES, PYTHON

    def final(engine: str) -> np.ndarray:
        run = simulate(
            [5, 5, 1], torques.heavy_top(20.0), omega=[0, 1, 5], t_end=0.1, dt=0.01, engine=engine, method="nmb"
        )
        return run.R[-1]

    truth = final(PYTHON.name)
    out = []
    for name, engine in ENGINES.items():
        try:
            error = float(np.abs(final(name) - truth).max())
            works, note = error < 1e-12, f"agrees with plain Python to {error:.0e}"
            note = "the reference for the other engines" if engine is PYTHON else note
        except Exception as e:  # report a faulty installation, do not raise an error
            works, note = False, str(e).splitlines()[0] if str(e) else type(e).__name__
        out.append({"name": name, "works": works, "note": note, "needed": engine in (PYTHON, DEFAULT)})
    return out
