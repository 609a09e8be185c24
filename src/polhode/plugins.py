"""Methods, torques and exporters of other packages, which register them by a call or as entry points.

An entry point is loaded when its name is first used; listing the names loads all entry points.  A broken entry point is
reported by name and does not affect the others.  Authors of plugins use `polhode.extending`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Generic, TypeVar

from .errors import InvalidInput, PolhodeError

T = TypeVar("T")


def describe(point: EntryPoint) -> str:
    """Return name, package and group of an entry point as text for messages."""
    try:
        package = point.dist.name if point.dist is not None else "an unknown package"
    except Exception:  # the metadata may be damaged
        package = "a damaged package"
    return f"the plugin {point.name!r} of {package} ({point.group})"


class Plugins(Generic[T]):
    """The plugins of one kind that other packages provide.

    Parameters
    ----------
    group : "methods", "torques" or "exporters"; the entry points are those of "polhode.<group>".
    complaint : complaint(name, thing) returns the reason why `thing` cannot be used under `name`, or "".
    """

    def __init__(self, group: str, complaint: Callable[[str, Any], str]) -> None:
        self.group, self.complaint = group, complaint
        self.forget()

    def forget(self) -> None:
        """Forget all plugins; entry points are searched again when next needed."""
        self.registered: dict[str, T] = {}
        self.loaded: dict[str, T] = {}
        self.problems: dict[str, str] = {}  # {description of a plugin that does not work: the reason}
        self._points: dict[str, EntryPoint] | None = None

    def points(self) -> dict[str, EntryPoint]:
        """Return the entry points by name.  If two have the same name, the first is used and the second is reported."""
        if self._points is None:
            found: dict[str, EntryPoint] = {}
            self._points = found
            try:
                every = sorted(entry_points(group=f"polhode.{self.group}"), key=lambda p: (p.name, p.value))
            except Exception as e:  # files of other packages may be damaged in any way
                self.problems[f"what the installed packages offer as polhode.{self.group}"] = f"cannot be read: {e!r}"
                every = []
            for point in every:
                if point.name in found:
                    self.problems[describe(point)] = f"{describe(found[point.name])} already has this name"
                else:
                    found[point.name] = point
        return self._points

    def register(self, name: str, thing: T) -> T:
        """Add an object under a name; raise InvalidInput if `complaint` objects or another object has the name."""
        if why := self.complaint(name, thing):
            raise InvalidInput(f"{name!r} cannot be registered under polhode.{self.group}: {why}")
        if self.registered.get(name, thing) is not thing:
            raise InvalidInput(f"polhode.{self.group} already has another {name!r}: choose another name")
        self.registered[name] = thing
        return thing

    def load(self, name: str) -> T | None:
        """Return the object of a plugin, or None if no plugin has this name; raise PolhodeError if it is broken."""
        known = self.registered.get(name, self.loaded.get(name))
        if known is not None:
            return known
        point = self.points().get(name)
        if point is None:
            return None
        try:
            thing = point.load()
            if why := self.complaint(name, thing):
                raise TypeError(why)
        except Exception as e:  # another package may raise anything
            self.problems[describe(point)] = f"{type(e).__name__}: {e}"
            raise PolhodeError(f"{describe(point)} cannot be used: {type(e).__name__}: {e}") from e
        self.loaded[name] = thing
        return thing

    def available(self, taken: Iterable[str]) -> dict[str, T]:
        """Return all working plugins except those with a name in `taken`; warn once about each plugin left out."""
        found, ours, before = dict(self.registered), set(taken), set(self.problems)
        for name, point in self.points().items():
            if name in ours:
                self.problems[describe(point)] = f"polhode itself has a {name!r}"
            elif name not in found:
                try:
                    found[name] = self.load(name)  # type: ignore[assignment]  # not None: an entry point exists
                except PolhodeError:
                    pass
        for what, why in self.problems.items():
            if what not in before:
                warnings.warn(f"polhode: {what} is left out: {why}", RuntimeWarning, stacklevel=3)
        return {name: thing for name, thing in found.items() if name not in ours}
