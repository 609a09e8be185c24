"""Ensembles: many members of one problem, in one call and one folder.

study = polhode.ensemble(body, torque, ..., vary={"start.omega": {"std": 0.1}}, members=10_000, seed=1)

See docs/ensembles.md.  The same plan gives the same bits whatever the chunks, the workers and the executor.
"""

from ..files.chunks import Findings
from .api import ensemble, read_plan
from .cost import Cost, cost
from .plan import Plan
from .planning import make_plan
from .study import Progress, Status, Study

__all__ = [
    "Cost", "Findings", "Plan", "Progress", "Status", "Study", "cost", "ensemble", "make_plan", "read_plan",
]  # fmt: skip
