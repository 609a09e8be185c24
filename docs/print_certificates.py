"""Print the certificates of all methods as a page: `python docs/print_certificates.py docs/certificates.md`.

If names of methods follow, only the sections of these methods are measured again.
The page lists claims and measurements, with the source of each method.  The laws in the tests compare each claim with
measurements; `tests/test_certificates.py` checks that the page states the claims of the records.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from polhode.errors import InvalidInput
from polhode.evidence.certification import Certificate, certify
from polhode.evidence.references import references
from polhode.integrators import METHODS
from polhode.integrators.record import Kind, Method

HEAD = """# Claimed and measured

This page lists the claims of each method and the results of their measurement. The command `python
docs/print_certificates.py docs/certificates.md` measures all claims again and prints this page.

The order is measured for a body with the moments 1, 1.7 and 2.3 and a torque without symmetry that depends on time.
Reversibility, the symplectic form and the energy are measured in a potential without symmetry, where the motion is
chaotic. Energy and momentum are also measured without a torque. *Swing* is the oscillation of a conserved quantity
during the run, and *wander* is the change of its mean over the run; both are relative. *Defect* is the error of the
symplectic form after a step. Each section names the most general case that the method accepts.
"""


def section(m: Method, c: Certificate) -> str:
    rows = "".join(f"| {r.claim} | {r.claimed} | {r.measured} | {r.figure} | {verdict(r.holds)} |\n" for r in c.rows)
    note = f" ({m.source.note})" if m.source.note else ""
    return (
        f"\n## {m.name}\n\n{m.summary[0].upper()}{m.summary[1:]}. Most general case: {m.accepts}. "
        f"Source: {references()[m.source.key].text.rstrip('.')}; {m.source.where}{note}.\n\n"
        f"| claim | claimed | measured | figure | |\n| --- | --- | --- | --- | --- |\n{rows}"
    )


def verdict(holds: bool | None) -> str:
    return {True: "holds", False: "**fails**", None: "open"}[holds]


def page(names: Sequence[str]) -> str:
    return HEAD + "".join(section(METHODS[n], certify(n)) for n in names)


def renewed(text: str, names: Sequence[str]) -> str:
    """Return the page, with the sections of these methods measured again."""
    own = dict(re.findall(r"^(## (?:\w+)\n)(.*?)(?=^## |\Z)", text, re.M | re.S))
    kept = {head[3:-1]: f"\n{head}{rest.rstrip()}\n" for head, rest in own.items()}
    made = {METHODS[n].name: section(METHODS[n], certify(n)) for n in names}
    missing = [n for n in METHODS if n not in {**kept, **made}]
    if missing:
        raise InvalidInput(f"the page has no section on {', '.join(missing)}: add these names to the command")
    return HEAD + "".join({**kept, **made}[n] for n in METHODS)


def claimed(m: Method) -> dict[str, str]:
    """Return the claimed values that the page must contain, by claim."""
    c = m.claims
    show: Any = lambda v: "open" if v is None else {True: "yes", False: "no"}.get(v, str(v))  # noqa: E731
    order: Any = lambda v: "exact" if v == math.inf else str(v)  # noqa: E731
    out = {
        "order, attitude": order(c.order),
        "order, momentum": order(c.momentum_order),
        "reversible": show(c.reversible),
        "symplectic": show(c.symplectic),
        "energy, free body": c.free_energy or "open",
        "momentum, free body": c.momentum or "open",
    }
    if m.accepts >= Kind.POTENTIAL:
        out["energy, potential"] = c.energy or "open"
    return out


if __name__ == "__main__":
    path, *only = sys.argv[1:]
    new = renewed(Path(path).read_text(encoding="utf-8"), only) if only else page(list(METHODS))
    Path(path).write_text(new, encoding="utf-8")
