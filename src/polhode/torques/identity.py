"""Compare a function with the description of a function in a file; the result is same, changed or undecidable.

Files store no code.  For a function they store a *description*: digests of its code and of everything that the code
uses (`engines/fingerprint.py`).  A function that may have changed never counts as the same.  If no change is found but
some parts cannot be compared, the user decides: `same_torque=True` states that the function is the same.
"""

from __future__ import annotations

import hashlib
import warnings
from collections.abc import Sequence
from copy import copy
from typing import Any, Literal, NamedTuple

from ..body import Body
from ..engines.code_facts import BYTECODE
from ..engines.fingerprint import Walk
from ..engines.noted import all_alike, note
from ..engines.registry import Engine
from ..errors import InvalidInput
from ..integrators.flight import no_load
from ..integrators.record import Kind
from .base import Bound, Potential, Torque, as_torque, no_torque

VERSION = 2  # format of descriptions; format 1 (of the first release) was a single digest and missed some changes
MOST_NAMED = 4  # largest number of reasons in a message


class Description(NamedTuple):
    """The description of a function as it is stored in a file, and readable names of the function's parts."""

    data: dict[str, Any]
    labels: dict[str, str]


class Verdict(NamedTuple):
    """The result of a comparison, and its reasons."""

    answer: Literal["same", "changed", "undecidable"]
    reasons: tuple[str, ...] = ()

    def __str__(self) -> str:
        more = f", and {len(self.reasons) - MOST_NAMED} more" if len(self.reasons) > MOST_NAMED else ""
        return "; ".join(self.reasons[:MOST_NAMED]) + more


# --- describing ---------------------------------------------------------------------------------------------------


def described(things: Sequence[Any], labels: Sequence[str]) -> Description:
    """Return the description of functions and values."""
    walk = Walk(*things, labels=labels)
    short = {path: hashlib.blake2b(digest, digest_size=8).hexdigest() for path, digest in walk.parts.items()}
    data = {
        "version": VERSION,
        "bytecode": BYTECODE,
        "parts": dict(sorted(short.items())),
        "doubtful": {path: walk.doubtful[path] for path in sorted(walk.doubtful)},
        "unknown": {walk.label(path): walk.unknown[path] for path in sorted(walk.unknown)},
        "libraries": dict(sorted(walk.libraries.items())),
    }
    return Description(data, walk.labels)


def described_function(f: Any) -> Description:
    """Return the description of one function."""
    return described([f], [getattr(f, "__name__", type(f).__name__)])


def described_torque(torque: Torque) -> Description:
    """Return the description of a torque in its current state."""
    each = [described(*pieces(q)) for q in torque.parts]
    if len(each) == 1:
        return each[0]
    data: dict[str, Any] = {"version": VERSION, "bytecode": BYTECODE}
    for field in ("parts", "doubtful"):
        data[field] = {f"{k}:{path}": v for k, d in enumerate(each) for path, v in d.data[field].items()}
    for field in ("unknown", "libraries"):
        data[field] = {name: v for d in each for name, v in d.data[field].items()}
    return Description(data, {f"{k}:{path}": v for k, d in enumerate(each) for path, v in d.labels.items()})


def pieces(torque: Torque) -> tuple[list[Any], list[str]]:
    """Return the functions and numbers that a torque consists of, and a list of their names."""
    if isinstance(torque, Potential):
        inner = torque.inner
        used = [torque.energy_function, inner.f, torque.params, inner.frame]
        return used, [torque.name, inner.name, "params", "frame"]
    if torque.stated_identity is not None:
        stated = [torque.stated_identity, getattr(torque, "params", None), torque.frame]
        return stated, [torque.name, "params", "frame"]
    known = torque.describe()
    if known is not None:
        return [repr(known)], [torque.name]
    if hasattr(torque, "f"):
        more = [getattr(torque, "params", None), getattr(torque, "frame", None), torque.also]
        return [torque.f, *more], [torque.name, "params", "frame", "settings"]
    return [torque], [torque.name]  # an object of a user's class


# --- at the start of a run ------------------------------------------------------------------------------------------


class Start:
    """The state of a torque at the start of its run; the user may change the torque before the run is saved.

    Creating a description takes longer than many runs.  So for simple functions, only the values that they use are
    recorded at the start.  The description is created when the run is saved; it states whether a value has changed.
    """

    def __init__(self, torque: Torque) -> None:
        self.torque = torque
        self.known: Description | None = None
        self.values: list[Any] | None = noted_values(torque)
        if self.values is None:
            self.known = described_torque(torque)

    @classmethod
    def of(cls, torque: Torque) -> Start | None:
        """Record a torque that contains code at the start of a run; return None for a torque without code."""
        return cls(torque) if any(q.holds_code for q in torque.parts) else None

    def description(self) -> dict[str, Any]:
        """Return the description of the torque for a file."""
        if self.known is None:
            now = noted_values(self.torque)
            self.known = described_torque(self.torque)
            if now is None or self.values is None or not all_alike(now, self.values):
                self.known.data["unknown"][self.torque.name] = "it was changed after the run and before it was saved"
        return self.known.data

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the description instead of the values, because the code of functions cannot be pickled."""
        self.description()
        return self.__dict__ | {"values": None}


def noted_values(torque: Torque) -> list[Any] | None:
    """Return all values that the functions of a torque use; None if some of them could change without being noticed."""
    out: list[Any] = []
    for q in torque.parts:
        if q.holds_code:  # a model without code cannot change
            things, _ = pieces(q)
            if things[0] is q or not all(note(x, out) for x in things):
                return None
    return out


# --- comparing ----------------------------------------------------------------------------------------------------


def compared(old: Any, new: Description) -> Verdict:
    """Compare the description of a function in a file with that of the function that the user gives again."""
    if not isinstance(old, dict) or old.get("version") != VERSION:
        return Verdict(
            "undecidable", ("another version of polhode, with other descriptions of functions, wrote the file",)
        )
    now, labels = new.data, new.labels
    if old["bytecode"] != now["bytecode"]:
        return Verdict("undecidable", ("the file was written by another version of Python, whose bytecode differs",))
    paths = [p for p in {**old["parts"], **now["parts"]} if old["parts"].get(p) != now["parts"].get(p)]
    doubts = {**old["doubtful"], **now["doubtful"]}

    def doubt(path: str) -> str | None:
        return next(
            (why for p, why in doubts.items() if path == p or path.startswith((f"{p}.", f"{p}[", f"{p}<"))), None
        )

    sure = [p for p in paths if doubt(p) is None]
    if sure:
        return Verdict("changed", tuple(dict.fromkeys(f"{labels.get(p) or p} differs" for p in sure)))
    reasons = [f"{labels.get(p) or p} differs, but {doubt(p)}" for p in paths]
    unknown = {**old["unknown"], **now["unknown"]}
    reasons += [f"{name} cannot be compared: {why}" for name, why in unknown.items()]
    libraries = {**old["libraries"], **now["libraries"]}
    reasons += [
        f"{name} was {old['libraries'].get(name)} and is {now['libraries'].get(name)}"
        for name in libraries if old["libraries"].get(name) != now["libraries"].get(name)
    ]  # fmt: skip
    return Verdict("undecidable", tuple(reasons)) if reasons else Verdict("same")


def check_same(verdict: Verdict, name: str, meant: str, same_torque: bool, advice: str) -> None:
    """Raise InvalidInput if a function is not the same as before, unless same_torque=True states that it is.

    name : name of the function that the user gives.
    meant : what the function must be, such as "the torque of this run".
    advice : what to do if the change is intended.
    """
    if verdict.answer == "same":
        return
    if verdict.answer == "undecidable":
        if not same_torque:
            raise InvalidInput(
                f"it cannot be decided whether {name!r} is {meant}: {verdict}. If you know that it computes the same, "
                "say so: same_torque=True (--same-torque)"
            )
    elif same_torque:
        warnings.warn(
            f"{name!r} is taken as {meant} because of same_torque=True, although {verdict}",
            RuntimeWarning,
            stacklevel=3,
        )
    else:
        raise InvalidInput(
            f"{name!r} is not {meant}: {verdict}. {advice}. If you know that it computes the same, say so: "
            "same_torque=True (--same-torque)"
        )


class Missing(Torque):
    """The torque of a run from a file, if it was a function: its name and description are known, but not its code."""

    holds_code = False
    held: Torque | None = None  # a torque with the held commands, if the file has them

    def __init__(self, name: str, kind: Kind, fingerprint: Any, frame: str) -> None:
        self.name, self.kind, self.fingerprint, self.frame = name, kind, fingerprint, frame

    @property
    def tells_held(self) -> bool:  # type: ignore[override]
        return self.held is not None

    def of_body(self, j: int, bodies: int | None) -> Missing:
        made = copy(self)
        made.held = None if self.held is None else self.held.of_body(j, bodies)
        return made

    def held_parts(self) -> list[dict[str, Any]]:
        return [] if self.held is None else self.held.held_parts()

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        nothing = no_load if self.flies else no_torque
        if self.held is None:
            return Bound(nothing, None, (), self.kind)
        b = self.held.bind(body, engine, bodies)
        outer, external = (None, None) if b.spin is None else (nothing, self.external)
        return Bound(nothing, None, b.p, self.kind, held=b.held, spin=b.spin, outer=outer, external=external)

    def given_again(self, torque: Any, params: Any, same_torque: bool = False) -> Torque:
        """Return the torque that the user gives again; raise InvalidInput if it is not the same."""
        if torque is None:
            raise InvalidInput(
                f"this run was loaded from a file and its torque {self.name!r} was a function, which files do not "
                "hold: give it again, extend(t_end, torque=f) or extend(t_end, torque=f, params=p)"
            )
        if self.flies and not (isinstance(torque, Torque) and torque.flies):
            raise InvalidInput(
                f"{self.name!r} acts on a body that moves: give all of it again as one load, such as "
                "polhode.forces.load(f, params) or polhode.forces.function(f) + polhode.forces.gravity()"
            )
        again = torque.all_acting() if isinstance(torque, Torque) else as_torque(torque, params, self.frame)
        verdict = compared(self.fingerprint, described_torque(again))
        advice = "If the change is intended, start a new run from the last sample"
        if again.frame not in (None, self.frame):
            advice = f"It is in frame={again.frame!r}, that of the run was in frame={self.frame!r}. {advice}"
        check_same(verdict, again.name, "the torque of this run", same_torque, advice)
        return again
