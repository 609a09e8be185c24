"""An exhibit: a table, figure or claim of a paper, recomputed, with the result.

An exhibit is a function that computes a `Finding`: cells (a published value, the recomputed value and a verdict),
curves (the content of a figure), and notes.  It is plain data, so it can be cached, compared and drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

TIME_AXIS = "time (s)"  # as in the plots of a trajectory
STEP_AXIS = "step (s)"


class Verdict(StrEnum):
    AGREES = "agrees to the printed digits"
    WITHIN = "agrees within"
    HOLDS = "holds"
    PARTLY = "holds in part"
    DIFFERS = "differs"
    REFUTED = "does not hold"
    UNDETERMINED = "cannot be determined"

    @property
    def good(self) -> bool:
        return self in (Verdict.AGREES, Verdict.WITHIN, Verdict.HOLDS)


def decided(holds: bool, partly: bool = False) -> Verdict:
    """The verdict on a claim."""
    return Verdict.HOLDS if holds else Verdict.PARTLY if partly else Verdict.REFUTED


@dataclass(frozen=True)
class Cell:
    """One printed value or one claim.

    `published` is the printed text; `figure` is the number on which the verdict is based.
    """

    where: str  # row, column, or the claim's words
    published: str
    recomputed: str
    verdict: Verdict
    note: str = ""  # the tolerance; the reason for a difference, with the corrected value; details that the paper omits
    id: str = ""  # KE01 ... BS10 for claims
    # column of a table whose row is `where`; if all cells of an exhibit have a column, they are shown as a table
    column: str = ""


@dataclass(frozen=True)
class Curve:
    label: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    style: str = "line"  # "line", "dots", "dashes"


@dataclass(frozen=True)
class Plot:
    """The content of a figure: curves with their axes."""

    title: str
    x: str
    y: str
    curves: tuple[Curve, ...]
    log_x: bool = False
    log_y: bool = False
    equal: bool = False  # the same scale on both axes
    categories: tuple[str, ...] = ()  # names of x = 0, 1, 2, ...


@dataclass(frozen=True)
class Finding:
    cells: tuple[Cell, ...] = ()
    plots: tuple[Plot, ...] = ()
    notes: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, d: dict[str, Any]) -> Finding:
        from pydantic import TypeAdapter

        return TypeAdapter(cls).validate_python(d)


@dataclass(frozen=True)
class Exhibit:
    """key: "buss-fig4"; paper: its key in references.bib; fast: quick enough for the tests.

    full: the complete computation, which takes very long; `compute` is a part of it.
    """

    key: str
    paper: str
    title: str
    compute: Callable[[], Finding]
    fast: bool = False
    claims: tuple[str, ...] = field(default=())  # ids of the claims it decides
    doc: str = ""
    full: Callable[[], Finding] | None = None


def exhibit(
    key: str,
    paper: str,
    title: str,
    *,
    fast: bool = False,
    claims: Sequence[str] = (),
    full: Callable[[], Finding] | None = None,
) -> Callable[[Callable[[], Finding]], Exhibit]:
    """Make an exhibit from a function that computes its finding."""

    def make(compute: Callable[[], Finding]) -> Exhibit:
        return Exhibit(key, paper, title, compute, fast, tuple(claims), (compute.__doc__ or "").strip(), full)

    return make


def curve(label: str, x: Iterable[float], y: Iterable[float], style: str = "line") -> Curve:
    """A curve of plain floats."""
    return Curve(label, tuple(float(v) for v in x), tuple(float(v) for v in y), style)


def families(curves: Sequence[Curve]) -> list[str]:
    """A name for each curve; those of the same name have one colour.

    A curve without a label belongs to the one before it.  If labelled curves form pairs of two
    styles, a pair belongs together, for example "1, step 0.05" as dots and "1, step 0.001" as a line.  The two curves
    of a pair follow each other, or the first half of the list has one style and the second half the other.
    """
    named = [c for c in curves if c.label]
    half, rest = divmod(len(named), 2)
    chosen = {c.label: c.label for c in named}
    if half and not rest:
        beside, halves = list(zip(named[::2], named[1::2])), list(zip(named[:half], named[half:]))
        for pairs, alike in ((beside, half > 1), (halves, False)):
            if all(a.style != b.style and (alike or is_same_name(a.label, b.label)) for a, b in pairs):
                chosen |= {b.label: a.label for a, b in pairs}
                break
    found: list[str] = []
    for c in curves:
        found.append(chosen[c.label] if c.label else found[-1] if found else "")
    return found


def is_same_name(a: str, b: str) -> bool:
    """Do two labels begin with the same words, up to a comma?"""
    return a.partition(",")[0] == b.partition(",")[0]


def hues(plots: Sequence[Plot]) -> list[list[int]]:
    """Return the colour number of each curve, for each plot; curves with the same name in several plots have
    one colour.
    """
    known: dict[str, int] = {}
    found = []
    for p in plots:
        names = families(p.curves)
        if known.keys().isdisjoint(names):  # another subject
            known = {}
        found.append([known.setdefault(name, len(known)) for name in names])
    return found
