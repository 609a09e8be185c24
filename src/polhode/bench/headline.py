"""The summary of a scoreboard: what was compared, and where polhode or another library is better."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .work import LEVELS, Race, Section, measured_problems, ours, races, theirs


@dataclass(frozen=True)
class Headline:
    """Sentences that say what was compared, and a row for each problem: title, torque calls, CPU time."""

    sentences: tuple[str, ...]
    rows: tuple[tuple[str, str, str], ...]


def headline(board: Mapping[str, Any]) -> Headline:
    """Return the headline for the data that `scoreboard` returns."""
    peers = board["peers"]
    present = [f"{n} {p['version']}" for n, p in peers.items() if n != "polhode" and "missing" not in p]
    missing = [n for n, p in peers.items() if "missing" in p]
    problems = measured_problems(board["sections"]).values()
    sentences = [
        f"Compared: polhode {board['polhode']} with {', '.join(present) or 'no other library'}, "
        f"on {len(problems)} problems with known answers, on one core.",
        f"Each problem is solved with errors of {LEVELS[0]:.0e} to {LEVELS[-1]:.0e} rad at the end. "
        "The best polhode method is compared with the best method of all others.",
    ]
    if missing:
        sentences.append(f"Not compared, because not installed or left out: {', '.join(missing)}.")
    return Headline(
        tuple(sentences),
        tuple((s["title"], standing(s, "calls") if s["torque"] else "-", standing(s, "seconds")) for s in problems),
    )


def standing(section: Section, of: str) -> str:
    """Return where polhode and others are better, such as "ahead at 9 of 11, ...; behind at 1e-02, ..."."""
    reached = [r for r in races(ours(section), theirs(section), of) if math.isfinite(min(r.ours, r.theirs))]
    behind = [r for r in reached if r.theirs < r.ours]
    ahead = [r for r in reached if r.ours < r.theirs]
    words = "fewer" if of == "calls" else "faster"
    parts = []
    if ahead:
        factors = [r.factor for r in ahead if math.isfinite(r.theirs)]
        parts.append(f"ahead at {len(ahead)} of {len(reached)} errors{span(factors, words)}")
    if behind:
        factors = [r.ours / r.theirs for r in behind if math.isfinite(r.ours)]
        leaders = ", ".join(dict.fromkeys(r.who for r in behind))
        parts.append(f"behind at {len(behind)} ({errors(behind)}): {leaders}{span(factors, words)}")
    return "; ".join(parts) or "no errors to compare"


def errors(found: Sequence[Race]) -> str:
    """Return errors as text.  Of a long list, only the first and the last one are included."""
    said = [f"{r.error:.0e}" for r in found]
    return ", ".join(said) if len(said) < 4 else f"{said[0]} ... {said[-1]}"


def span(factors: Sequence[float], words: str) -> str:
    """Return the range of factors as text, such as " (3 to 130 times fewer)"."""
    if not factors:
        return ""
    low, high = (f"{x:.0f}" if x > 9.5 else f"{x:.1f}" for x in (min(factors), max(factors)))
    return f" ({low} times {words})" if low == high else f" ({low} to {high} times {words})"
