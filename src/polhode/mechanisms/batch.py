"""Batches: mechanisms of the same structure that differ in their parameters and starts, advanced together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..engines.layout import leaves, rebuild
from ..errors import InvalidInput, Unsupported
from ..torques.base import Bound
from .loads import Acting, bind_loads
from .model import Mechanism
from .motors import Motors
from .structure import Built, build_like

if TYPE_CHECKING:
    from .result import MechanismRun
    from .stepper import MechanismStepper


class Batch:
    """Several mechanisms of the same structure: bodies and joints of the same names and types, in the same order.

    Masses, inertias, arms, lengths, starts and loads' parameters may differ.  `polhode.simulate(batch, ...)` advances
    them together, shared between threads; results have a leading axis.

    Parameters
    ----------
    members : the mechanisms.

    Examples
    --------
    >>> def pendulum(mass):
    ...     m = ph.Mechanism()
    ...     rod = m.add(ph.Body.cylinder(0.02, 1.0, mass=mass), position=[0, 0, -0.5], omega=[1, 0, 0],
    ...                 velocity=[0, 0.5, 0], name="rod")
    ...     m.ball(rod, None, at=[0, 0, 0])
    ...     return m
    >>> several = ph.mechanisms.Batch([pendulum(1.0), pendulum(2.0)])
    >>> run = ph.simulate(several, load=ph.forces.gravity(), t_end=0.1, dt=0.01, engine="python")
    >>> run.bodies["rod"].x.shape
    (2, 11, 3)
    """

    def __init__(self, members: Sequence[Mechanism]) -> None:
        self.members = tuple(members)
        if not self.members or not all(isinstance(m, Mechanism) for m in self.members):
            raise InvalidInput("a batch takes a list of mechanisms, at least one")

    def __len__(self) -> int:
        return len(self.members)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)}: {self.members[0]!r}>"

    def build(self) -> list[Built]:
        first = self.members[0].build()
        for k, m in enumerate(self.members[1:], 1):
            check_alike(first, m, k)
        return [first, *(build_like(first, m) for m in self.members[1:])]

    def __polhode_simulate__(self, keywords: dict[str, Any]) -> MechanismRun:
        """Implementation of `polhode.simulate` for a batch."""
        from .simulation import simulate_mechanism

        return simulate_mechanism(self, **keywords)

    def __polhode_stepper__(self, keywords: dict[str, Any]) -> MechanismStepper:
        """Implementation of `polhode.stepper` for a batch."""
        from .stepper import make_stepper

        return make_stepper(self, **keywords)


def check_alike(first: Built, m: Mechanism, k: int) -> None:
    """Refuse a member whose structure differs from the first."""
    if m.bodies != first.names:
        raise InvalidInput(f"member {k} of the batch has bodies {m.bodies}, the first has {first.names}")
    shape = [(j.name, j.type, j.a, j.b) for j in m.joints]
    if shape != [(j.name, j.type, j.a, j.b) for j in first.joints]:
        raise InvalidInput(f"member {k} of the batch has other joints than the first: structures must be the same")
    for j, q in zip(m.joints, first.joints, strict=True):
        near = all(
            np.allclose(getattr(j, n), getattr(q, n), atol=1e-12) for n in ("axis_a", "axis_b", "mark_a", "mark_b")
        )
        if not near or j.drive != q.drive:
            raise Unsupported(
                f"member {k} of the batch: axis or drive of {j.name!r} differs from the first member, which batches "
                f"do not support yet"
            )


class Stacked(NamedTuple):
    """The data that differ between members of a batch."""

    masses: np.ndarray  # (members, 1, bodies)
    moments: np.ndarray  # (members, 1, bodies, 3)
    axes: np.ndarray  # (members, 1, bodies, 3, 3)
    constants: np.ndarray  # (number, members, 1)

    @classmethod
    def of(cls, built: Sequence[Built]) -> Stacked:
        return cls(
            np.stack([b.masses for b in built])[:, None], np.stack([b.moments for b in built])[:, None],
            np.stack([b.axes for b in built])[:, None], np.stack([b.constants for b in built], axis=1)[:, :, None],
        )  # fmt: skip


def bind_all(built: Sequence[Built], load: Any, engine: Any, motors: Motors) -> Acting:
    """The loads of all members, with their parameters side by side."""
    first = bind_loads(built[0], load, engine, motors)
    if first.whole is not None:
        raise Unsupported("a batch of mechanisms cannot have one Python function for all bodies: give {body: load}")
    if len(built) == 1:
        return first
    if first.plain:
        raise Unsupported("loads of a batch of mechanisms must be models or @polhode.kernel functions")
    same = all(b.bodies == built[0].bodies for b in built)  # the same objects
    each = [first] * len(built) if same else [first, *(bind_loads(b, load, engine, motors) for b in built[1:])]
    first.p = side_by_side([a.p for a in each])
    first.energies = [together([a.energies[k] for a in each]) for k in range(len(built[0].bodies))]
    return first


def side_by_side(p: list[Any]) -> Any:
    """Parameters of members in the order of `loads`: columns of rows [number, body], others one after the other."""
    if isinstance(p[0], tuple):
        return tuple(side_by_side([q[i] for q in p]) for i in range(len(p[0])))
    if isinstance(p[0], np.ndarray) and p[0].dtype == float:
        return np.concatenate(p, axis=-1)
    return p[0]


def together(bounds: list[Bound | None]) -> Bound | None:
    """One bound load with parameters that are arrays (members, 1)."""
    if bounds[0] is None:
        return None
    found = [b for b in bounds if b is not None]
    columns = (np.array(x, float)[:, None] for x in zip(*(leaves(b.p) for b in found), strict=True))
    return found[0]._replace(p=rebuild(found[0].p, iter(columns)))
