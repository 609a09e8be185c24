"""The laboratory: every table and figure of the five papers, recomputed, each with a verdict.

One module per paper holds its exhibits in a tuple EXHIBITS.  The import registers METHODS: methods with the misprints
of papers and the mistakes of programs.  After the import, `polhode.simulate(..., method="buss_rk")` finds them.
"""

from __future__ import annotations

from importlib import import_module

from ..errors import unknown
from ..extending import register_method
from . import buss_programs, misprints
from .exhibit import Cell, Curve, Exhibit, Finding, Plot, Verdict, curve, exhibit

PAPERS = ("buss", "krysl_endres", "krysl", "hulbert", "betsch")

METHODS = (*misprints.METHODS, *buss_programs.METHODS)
for method in METHODS:
    register_method(method, listed=False)


def exhibits() -> dict[str, Exhibit]:
    """All exhibits by key, in the order of the papers."""
    found: dict[str, Exhibit] = {}
    for paper in PAPERS:
        for e in import_module(f"polhode.lab.{paper}").EXHIBITS:
            found[e.key] = e
    return found


def get(key: str) -> Exhibit:
    known = exhibits()
    if key not in known:
        raise unknown("exhibit", key, known)
    return known[key]


__all__ = [
    "METHODS", "Cell", "Curve", "Exhibit", "Finding", "Plot", "Verdict", "curve", "exhibit", "exhibits", "get",
]  # fmt: skip
