"""Exhibits: tables, figures and claims of papers, recomputed and compared with the published values.

An exhibit is a function that computes a `Finding`: cells (a published value, the recomputed value and a verdict), plots
(the content of a figure), and notes.  A finding is plain data, so it can be stored, compared and drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

TIME_AXIS = "time (s)"  # the same label as in the plots of a trajectory
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
    """Return the verdict on a claim."""
    return Verdict.HOLDS if holds else Verdict.PARTLY if partly else Verdict.REFUTED


@dataclass(frozen=True)
class Cell:
    """One printed value, or one claim.

    `published` is the printed text, and `recomputed` the text for the recomputed value.
    """

    where: str  # row of a table, or the claim in words
    published: str
    recomputed: str
    verdict: Verdict
    note: str = ""  # for example the tolerance, the reason for a difference, or details that the paper omits
    id: str = ""  # identifier of a numbered claim, KE01 ... BS10
    # column, if the cell belongs to a table whose row is `where`
    column: str = ""


@dataclass(frozen=True)
class Curve:
    label: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    style: str = "line"  # "line", "dots", "dashes"


@dataclass(frozen=True)
class Plot:
    """The content of a figure: curves, and a description of the axes."""

    title: str
    x: str
    y: str
    curves: tuple[Curve, ...]
    log_x: bool = False
    log_y: bool = False
    equal: bool = False  # whether both axes have the same scale
    categories: tuple[str, ...] = ()  # names at x = 0, 1, 2, ...


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
    """A table, figure or claim that can be recomputed.

    `key` is a name such as "buss-fig4", and `paper` the key of the paper in references.bib.  `fast` means that the
    tests compute the exhibit.  `full`, if given, computes a long version, of which `compute` does only a part.
    """

    key: str
    paper: str
    title: str
    compute: Callable[[], Finding]
    fast: bool = False
    claims: tuple[str, ...] = field(default=())  # identifiers of the claims that the exhibit checks
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
    """Return a decorator that makes an exhibit from a function that computes its finding."""

    def make(compute: Callable[[], Finding]) -> Exhibit:
        return Exhibit(key, paper, title, compute, fast, tuple(claims), (compute.__doc__ or "").strip(), full)

    return make


def curve(label: str, x: Iterable[float], y: Iterable[float], style: str = "line") -> Curve:
    """Return a curve, with its values as Python floats."""
    return Curve(label, tuple(float(v) for v in x), tuple(float(v) for v in y), style)


def families(curves: Sequence[Curve]) -> list[str]:
    """Return a name for each curve.  Curves with the same name get the same colour.

    A curve without a label gets the name of the curve before it.  If the labelled curves form pairs of two styles, the
    curves of a pair get the same name, for example "1, step 0.05" as dots and "1, step 0.001" as a line.  The two
    curves of a pair must be neighbours, or the first half of the list must have one style and the second half the
    other.
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
    """Return whether two labels are the same up to the first comma."""
    return a.partition(",")[0] == b.partition(",")[0]


def hues(plots: Sequence[Plot]) -> list[list[int]]:
    """Return the colour number of each curve of each plot: curves with the same name get the same colour."""
    known: dict[str, int] = {}
    found = []
    for p in plots:
        names = families(p.curves)
        if known.keys().isdisjoint(names):  # these plots have no curves in common with the earlier ones
            known = {}
        found.append([known.setdefault(name, len(known)) for name in names])
    return found
