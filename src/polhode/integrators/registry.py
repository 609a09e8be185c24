"""A mapping of methods by name, with aliases and advice on unknown names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeVar

from ..errors import InvalidInput, suggestion


class Record(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def aliases(self) -> tuple[str, ...]: ...
    @property
    def order(self) -> float: ...
    @property
    def summary(self) -> str: ...


M = TypeVar("M", bound=Record)


class MissingMethod(InvalidInput, KeyError):
    def __str__(self) -> str:
        return str(self.args[0])


class Registry(Mapping[str, M]):
    """The methods by name.  Aliases, and methods added with listed=False, can be looked up but are not listed.

    Parameters
    ----------
    title : the name of the registry in messages.
    methods : the records of the methods.
    advice : advice(name) returns a space and a sentence about what to use instead of an unknown name, or "".
    find : find(name) returns a method of another package, or None.
    """

    def __init__(
        self,
        title: str,
        methods: Iterable[M],
        advice: Callable[[str], str],
        find: Callable[[str], M | None] = lambda name: None,
    ) -> None:
        self.title, self.advice, self.find = title, advice, find
        self._methods: dict[str, M] = {}
        self._unlisted: dict[str, M] = {}
        self._aliases: dict[str, str] = {}
        self._notes: dict[str, str] = {}
        for m in methods:
            self.add(m)

    def add(self, method: M, *, listed: bool = True, note: str = "") -> None:
        """Add a method under its name and aliases, which must not be in use.

        A method with listed=False appears in the printed table only if it has a note, which the table shows.
        """
        for name in (method.name, *method.aliases):
            if self.has(name):
                raise InvalidInput(f"two methods are called {name!r}")
        (self._methods if listed else self._unlisted)[method.name] = method
        self._aliases.update(dict.fromkeys(method.aliases, method.name))
        if note:
            self._notes[method.name] = note

    def has(self, name: Any) -> bool:
        """Return whether this is the name or an alias of a method in the registry."""
        return any(name in names for names in (self._methods, self._unlisted, self._aliases))

    def __getitem__(self, name: str) -> M:
        try:
            known = self._aliases.get(name, name)
            return self._methods[known] if known in self._methods else self._unlisted[known]
        except (KeyError, TypeError):
            if isinstance(name, str) and (other := self.find(name)) is not None:
                self.add(other)
                return other
            hint = self.advice(str(name)) or suggestion(str(name), [*self._methods, *self._notes])
            known = f"print({self.title}) shows all." if hint else f"Known: {', '.join(self._methods)}."
            raise MissingMethod(f"unknown method {name!r}.{hint} {known}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._methods)

    def __len__(self) -> int:
        return len(self._methods)

    def __repr__(self) -> str:
        shown = [*self._methods.values(), *(m for m in self._unlisted.values() if m.name in self._notes)]
        width = max((len(m.name) for m in shown), default=0)
        notes = {name: f" ({note})" for name, note in self._notes.items()}
        return "\n".join(f"{m.name:{width}s}  order {m.order}  {m.summary}{notes.get(m.name, '')}" for m in shown)
