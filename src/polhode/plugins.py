"""Methods, torques and exporters of other packages, found by their entry points.

    [project.entry-points."polhode.methods"]
    mine = "my_package:METHOD"            # a polhode Method
    [project.entry-points."polhode.torques"]
    mine = "my_package:torque_model"      # a function that makes a torque
    [project.entry-points."polhode.exporters"]
    mine = "my_package:EXPORTER"          # a polhode.files.exports.Exporter

A plugin is loaded when its name is asked for, or all are when they are listed.  One that is broken is named, and does
not harm the others.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .errors import PolhodeError

GROUPS = ("methods", "torques", "exporters")
problems: dict[str, str] = {}  # of each plugin that did not load, why


def told(point: EntryPoint) -> str:
    try:
        package = point.dist.name if point.dist is not None else "an unknown package"
    except Exception:  # damaged metadata
        package = "a damaged package"
    return f"the plugin {point.name!r} of {package} ({point.group})"


@cache
def points(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name; of two with a name, the first, and the other is named as a problem."""
    found: dict[str, EntryPoint] = {}
    try:
        there = sorted(entry_points(group=f"polhode.{group}"), key=lambda p: (p.name, p.value))
    except Exception as e:  # files of other packages, damaged in any way
        problems[f"what the installed packages offer as polhode.{group}"] = f"it cannot be read: {e!r}"
        return {}
    for point in there:
        if point.name in found:
            problems[told(point)] = f"there is {told(found[point.name])} already"
        else:
            found[point.name] = point
    return found


@cache
def load(group: str, name: str) -> Any:
    """What a plugin offers; a PolhodeError names it if it is broken, None if there is no such plugin."""
    point = points(group).get(name)
    if point is None:
        return None
    try:
        made = point.load()
        check(group, name, made)
    except Exception as e:  # whatever another package does
        problems[told(point)] = f"{type(e).__name__}: {e}"
        raise PolhodeError(f"{told(point)} cannot be used: {type(e).__name__}: {e}") from e
    return made


def check(group: str, name: str, made: Any) -> None:
    from .files.exports import Exporter
    from .integrators.record import Method

    wanted = {"methods": Method, "exporters": Exporter}.get(group)
    if wanted is not None and not isinstance(made, wanted):
        raise TypeError(f"it is a {type(made).__name__}, not a polhode {wanted.__name__}")
    if wanted is not None and made.name != name:
        raise TypeError(f"it calls itself {made.name!r}")
    if group == "torques" and not callable(made):
        raise TypeError(f"it is a {type(made).__name__}, not a function that makes a torque")


def available(group: str, taken: Iterable[str]) -> dict[str, Any]:
    """All that work and whose name is not taken; the others are warned about, each once."""
    out, ours, before = {}, set(taken), dict(problems)
    for name, point in points(group).items():
        if name in ours:
            problems[told(point)] = f"polhode has {name!r} itself"
        else:
            try:
                out[name] = load(group, name)
            except PolhodeError:
                pass
    for what, why in problems.items():
        if what not in before:
            warnings.warn(f"polhode: {what} is left out: {why}", RuntimeWarning, stacklevel=3)
    return out
