"""Ensembles: many members of one problem, in one call and one folder.

study = polhode.ensemble(body, torque, ..., vary={"start.omega": {"std": 0.1}}, members=10_000, seed=1)

See docs/ensembles.md.  The same plan gives the same bits with any chunks, workers and executor.

The arguments become a `Plan` (planning, variation, design).  A `Study` (study, views, plots) is its folder; it
asks an executor for the chunks that are missing (executors).  Members of a chunk run in batches, in this process or in
a child (members, isolation); `members.divide` finds those that fail.  Their kept values form a `Piece`, written as one
file.
"""

from ..files.chunks import Findings
from .cost import Cost, cost
from .plan import Plan
from .planning import make_plan, read_plan
from .study import Progress, Status, Study, ensemble

__all__ = [
    "Cost", "Findings", "Plan", "Progress", "Status", "Study", "cost", "ensemble", "make_plan", "read_plan",
]  # fmt: skip
