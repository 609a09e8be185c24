"""The laboratory: every table and figure of five papers, recomputed and compared with the published values.

There is one module per paper.  Its exhibits (tables, figures and claims) are in the tuple EXHIBITS.  Importing this
package registers METHODS: methods with misprints of the papers, and with errors of the programs behind them.  They can
then be used by name, as in `polhode.simulate(..., method="buss_rk")`.
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
    """Return all exhibits by key, in the order of the papers."""
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
