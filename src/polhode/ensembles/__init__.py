"""Ensembles: many variants of one problem, called members, computed in one call and stored in one folder.

study = polhode.ensemble(body, torque, ..., vary={"start.omega": {"std": 0.1}}, members=10_000, seed=1)

See docs/ensembles.md.  The same plan gives bitwise the same results, however it is divided into chunks, and with any
number of workers and any executor.

The arguments become a `Plan` (planning, variation, design).  A `Study` (study, views, plots) manages the folder and
asks an executor (executors) for the chunks that are missing.  The members of a chunk run in batches, in this process or
in a child process (members, isolation).  If a batch fails, `members.divide` finds the failing members.  The values to
keep are collected in a `Piece`; each chunk is written as one file.
"""

from ..files.chunks import Findings
from .cost import Cost, cost
from .plan import Plan
from .planning import make_plan, read_plan
from .study import Progress, Status, Study, ensemble

__all__ = [
    "Cost", "Findings", "Plan", "Progress", "Status", "Study", "cost", "ensemble", "make_plan", "read_plan",
]  # fmt: skip
