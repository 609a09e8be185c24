"""Batches: several mechanisms of the same structure, with their own parameters and starts, are simulated together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from ..engines.layout import from_rows, leaves
from ..errors import InvalidInput, Unsupported
from ..torques.base import Bound
from ..torques.held import Hold
from .joints import Active, Shapes
from .loads import Acting, bind_loads, drive_parameters
from .model import Mechanism, System
from .motors import Motors
from .structure import Built


class Batch(System):
    """Several mechanisms of the same structure: bodies and joints with the same names and types, in the same order.

    Masses, inertias, positions and axes of joints, lengths, drives and starts may differ.  Each mechanism is assembled
    separately.  `polhode.simulate(batch, ...)` simulates them together and distributes them over threads.  Results have
    a leading axis, and each mechanism moves as in a run of its own.

    Parameters
    ----------
    members : iterable of Mechanism
        The mechanisms; at least one.

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

    def __init__(self, members: Iterable[Mechanism]) -> None:
        self.members = tuple(members) if isinstance(members, Iterable) else ()
        if not self.members or not all(isinstance(m, Mechanism) for m in self.members):
            raise InvalidInput("a Batch needs a list of one or more mechanisms")

    def __len__(self) -> int:
        return len(self.members)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)}: {self.members[0]!r}>"

    def __polhode_members__(self) -> tuple[Built, ...]:
        first = self.members[0].build()
        return (first, *(build_member(first, m, k) for k, m in enumerate(self.members[1:], 1)))


def build_member(first: Built, m: Mechanism, k: int) -> Built:
    """Assemble mechanism k of a batch and return it; `first` is the first mechanism, whose structure it must have."""
    if m.bodies != first.names:
        raise InvalidInput(f"member {k} of the batch has bodies {m.bodies}, the first has {first.names}")
    mine, wanted = ([(j.name, j.type, j.a, j.b) for j in joints] for joints in (m.joints, first.joints))
    if mine != wanted:
        raise InvalidInput(f"member {k} of the batch has other joints than the first: structures must be the same")
    try:
        made = m.build(first)
    except InvalidInput as e:
        raise InvalidInput(f"member {k} of the batch: {e}") from None
    if made.plan.redundant != first.plan.redundant:
        raise Unsupported(
            f"member {k} of the batch has {made.redundant} redundant equations and the first has {first.redundant}: "
            "put the mechanisms without redundant equations into a batch of their own"
        )
    return made


def with_same_drives(built: tuple[Built, ...]) -> tuple[Built, ...]:
    """Return the mechanisms with drives at the same joints: if a joint has a drive in one of them, it gets one in all.

    The added drives have no effect.
    """
    idle = ([b.joints[k].drive.idle for b in built] for k in range(len(built[0].joints)))
    mixed = [any(some) and not all(some) for some in idle]
    if not any(mixed):
        return built
    return tuple(
        replace(b, joints=tuple(
            replace(j, drive=Active(*j.drive)) if both and j.drive.idle else j
            for j, both in zip(b.joints, mixed, strict=True)
        ))
        for b in built
    )  # fmt: skip


def check_conserving(built: Sequence[Built], method: str) -> None:
    """Raise Unsupported if some members have dampers and others have none."""
    conserve = [all(j.drive.conserves for j in b.joints) for b in built]
    if len(set(conserve)) > 1:
        raise Unsupported(
            f"{method}: joints of member {conserve.index(not conserve[0])} of the batch "
            f"{'have' if conserve[0] else 'do not have'} dampers, unlike those of the first member: give dampers to "
            "all members or to none, or use rattle"
        )


class Stacked(NamedTuple):
    """The data of all members of a batch, joined to arrays."""

    masses: np.ndarray  # (members, 1, bodies)
    moments: np.ndarray  # (members, 1, bodies, 3)
    axes: np.ndarray  # (members, 1, bodies, 3, 3)
    constants: np.ndarray  # (constants, members, 1)
    joints: tuple[Shapes, ...]

    @classmethod
    def of(cls, built: Sequence[Built]) -> Stacked:
        joints = zip(*(b.joints for b in built), strict=True)
        masses, moments, axes = (
            np.stack([getattr(b, name) for b in built])[:, None] for name in ("masses", "moments", "axes")
        )
        constants = np.stack([b.constants for b in built], axis=1)[:, :, None]
        return cls(masses, moments, axes, constants, tuple(map(Shapes.of, joints)))


def bind_all(built: Sequence[Built], load: Any, engine: Any, motors: Motors) -> Acting:
    """Bind the loads of all members; the result holds the parameters of all members."""
    first = bind_loads(built[0], load, engine, motors)
    if first.whole is not None:
        raise Unsupported(
            "a batch of mechanisms cannot have one Python function for all bodies: give a dictionary {body name: load}"
        )
    if len(built) == 1:
        return first
    if first.plain:
        raise Unsupported("loads of a batch of mechanisms must be models or @polhode.kernel functions")
    same = all(b.bodies == built[0].bodies for b in built)  # whether all members contain the same Body objects
    each = [first] * len(built) if same else [first, *(bind_loads(b, load, engine, motors) for b in built[1:])]
    for k, a in enumerate(each):
        if [(g.law, g.members) for g in a.groups] != [(g.law, g.members) for g in first.groups]:
            raise Unsupported(
                f"{first.name} acts on member {k} of the batch by other formulas than on the first: put mechanisms "
                "with different formulas into different batches"
            )
    first.p = side_by_side([(a.p[0], drive_parameters(b, motors)) for a, b in zip(each, built, strict=True)])
    for k, group in enumerate(first.groups):
        members = zip(*(a.groups[k].bounds for a in each), strict=True)
        group.bounds[:] = [bounds[0] if same else with_all_holds(bounds) for bounds in members]
    first.energies = [together([a.energies[k] for a in each]) for k in range(len(built[0].bodies))]
    first.moving = any(a.moving for a in each) or any(j.drive.uses_rate for b in built for j in b.joints)
    first.conserves = first.conserves and all(j.drive.conserves for b in built for j in b.joints)
    return first


def side_by_side(p: list[Any]) -> Any:
    """Join the parameters of all members.

    Arrays of floats are joined along their last axis.  All other parameters are the same in all members.
    """
    if isinstance(p[0], tuple):
        return tuple(side_by_side([q[i] for q in p]) for i in range(len(p[0])))
    if isinstance(p[0], np.ndarray) and p[0].dtype == float:
        return np.concatenate(p, axis=-1)
    return p[0]


def with_all_holds(bounds: tuple[Bound, ...]) -> Bound:
    """Return the first bound load, with switched parts that set the parameters of all members.

    A command in body axes is turned into the principal axes of each member.
    """

    def joined(holds: tuple[Hold, ...]) -> Hold:
        def rows(t: float, command: np.ndarray, carried: np.ndarray | None) -> np.ndarray:
            own = [h.rows(t, command[:, j : j + 1], carried) for j, h in enumerate(holds)]
            return np.concatenate(own, axis=1)

        return replace(holds[0], rows=rows)

    return bounds[0]._replace(held=tuple(map(joined, zip(*(b.held for b in bounds), strict=True))))


def together(bounds: list[Bound | None]) -> Bound | None:
    """Join the bound loads of all members to one, whose parameters are arrays of shape (members, 1)."""
    if bounds[0] is None:
        return None
    found = [b for b in bounds if b is not None]
    columns = [np.array(x, float)[:, None] for x in zip(*(leaves(b.p) for b in found), strict=True)]
    return found[0]._replace(p=from_rows(found[0].p, columns))
