"""The laboratory: every table and figure of five papers, recomputed and compared with the published values.

There is one module per paper.  Its exhibits (tables, figures and claims) have the decorator `exhibit`.  Importing this
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


def exhibits(*papers: str) -> dict[str, Exhibit]:
    """Return the exhibits of some papers (modules in PAPERS; by default, of all) by key, in the order of the papers."""
    modules = [import_module(f"polhode.lab.{paper}") for paper in papers or PAPERS]
    return {e.key: e for m in modules for e in vars(m).values() if isinstance(e, Exhibit)}


def get(key: str) -> Exhibit:
    known = exhibits()
    if key not in known:
        raise unknown("exhibit", key, known)
    return known[key]


__all__ = [
    "METHODS", "Cell", "Curve", "Exhibit", "Finding", "Plot", "Verdict", "curve", "exhibit", "exhibits", "get",
]  # fmt: skip
