"""Which torque it was: a digest of its code and parameters, and what is known of one that a file could not hold."""

from __future__ import annotations

import contextlib
import dis
import types
from typing import Any

from ..body import Body
from ..engines.cache import fingerprint, used_names
from ..errors import InvalidInput
from ..methods.record import Kind
from .base import Bound, Potential, Sum, Torque, as_torque, no_torque


class Missing(Torque):
    """The torque of a loaded run that was a function: its name and fingerprint are known, the code is not."""

    def __init__(self, name: str, kind: Kind, fingerprint: str, frame: str) -> None:
        self.name, self.kind, self.fingerprint, self.frame = name, kind, fingerprint, frame

    def bind(self, body: Body, engine: str, bodies: int | None = None) -> Bound:
        return Bound(no_torque, None, (), self.kind)

    def given_again(self, torque: Any, params: Any) -> Torque:
        if torque is None:
            raise InvalidInput(
                f"this run was loaded from a file and its torque {self.name!r} was a function, which files do not "
                "hold: give it again, extend(t_end, torque=f) or extend(t_end, torque=f, params=p)"
            )
        what = torque if isinstance(torque, Torque) else as_torque(torque, params, self.frame)
        if identity(what) != self.fingerprint:
            frame = "" if what.frame in (None, self.frame) else (
                f" It is in frame={what.frame!r}, that of the run was in frame={self.frame!r}."
            )  # fmt: skip
            raise InvalidInput(
                f"{what.name!r} is not the torque of this run (its code or its parameters differ from those of "
                f"{self.name!r}); start a new run from the last sample if the change is meant.{frame}"
            )
        return what


def identity(torque: Torque) -> str:
    """A digest of the code and the parameters of a torque."""

    def parts(q: Torque) -> Any:
        if isinstance(q, Sum):
            return [parts(x) for x in q.parts]
        if isinstance(q, Potential):
            return [q.energy_function, q.params, parts(q.inner)]
        d = q.describe()
        code = [q.f, q.params, q.frame] if d is None else []  # type: ignore[attr-defined]
        return repr(d) if d is not None else [*code, q.also] if q.also else code

    return fingerprint(stateless(parts(torque), {}))


def stateless(x: Any, done: dict[int, Any]) -> Any:
    """Functions without what changes as they are called: captured lists, dicts and sets, and variables they set.

    Their code, their defaults, captured numbers and arrays, and the functions they call stay.
    """
    if isinstance(x, list):
        return [stateless(v, done) for v in x]
    if not isinstance(x, types.FunctionType) or (x.__module__ or "").partition(".")[0] in ("polhode", "numpy"):
        return x
    if id(x) in done:
        return done[id(x)]
    set_by_it = {i.argval for i in dis.get_instructions(x) if i.opname in ("STORE_DEREF", "STORE_GLOBAL")}
    space: dict[str, Any] = {"__name__": x.__module__}
    cells = tuple(types.CellType() for _ in x.__closure__ or ())
    new = types.FunctionType(x.__code__, space, x.__name__, x.__defaults__, cells or None)
    new.__kwdefaults__ = x.__kwdefaults__
    done[id(x)] = new

    def still(name: str, value: Any) -> Any:
        if name in set_by_it or isinstance(value, (list, dict, set)):
            return "changes"
        return stateless(value, done)

    for name, value in x.__globals__.items():
        if not name.startswith("__") and name in used_names(x.__code__):
            space[name] = still(name, value)
    for name, cell, old in zip(x.__code__.co_freevars, cells, x.__closure__ or (), strict=True):
        with contextlib.suppress(ValueError):  # not yet filled: a function that refers to itself
            cell.cell_contents = still(name, old.cell_contents)
    return new
