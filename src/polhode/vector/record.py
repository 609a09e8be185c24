"""The record of a method in a linear space: its functions, its claimed properties, its cost and its source."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..integrators.record import Cost, Option, Source


class Report(NamedTuple):
    """How the iterative solve of a step ended; an explicit step has no solve."""

    passes: int = 0
    residual: float = 0.0  # size of the last correction, relative to the state
    stalled: bool = False  # whether the solve did not converge


EXPLICIT = Report()


class VectorParts(NamedTuple):
    """The functions of a method.  q is the `System`, h the length of a step, and s the method's own variables.

    step(q, h, t, s) -> s, report      make one step
    start(q, h, t, u, v) -> s          compute s from displacement and velocity
    finish(h, s) -> u, v               compute displacement and velocity from s
    """

    step: Callable[..., Any]
    start: Callable[..., Any]
    finish: Callable[..., Any]


@dataclass(frozen=True)
class VectorClaims:
    """Claimed properties of a method in a linear space; tests/test_vector.py measures each of them.

    order            order of displacement and velocity for a nonlinear force that depends on time
    velocity_order   order for a force that also depends nonlinearly on the velocity
    symplectic       whether a step in a potential preserves du ^ dp, with p = M v
    reversible       whether a run that continues with reversed velocity returns to its start
    energy           energy error for a linear system without damping: exact (only rounding), bounded, or drifts
    limit            largest omega dt for which a linear oscillator stays bounded; inf: always bounded, 0: never
    """

    order: int
    velocity_order: int
    symplectic: bool
    reversible: bool
    energy: str
    limit: float


@dataclass(frozen=True)
class VectorMethod:
    """The record of a method for `simulate_vector`.

    Attributes
    ----------
    name, summary : str
        Name of the method, and a description in one line.
    build : callable
        Function that returns the `VectorParts` of the method for given options.
    claims : VectorClaims
        Claimed properties; the tests measure them.
    cost : Cost
        Number of force calls and of solves per step.
    source : Source
        Publication of the method.
    velocity : str
        How the method treats a force that depends on the velocity.
    options : mapping
        Options of the method by name.
    aliases : tuple of str
        Other names.
    refine : callable or None
        Function that returns the record for given options; None if no option changes the record.

    Examples
    --------
    >>> ph.vector_methods["newmark_vector"].order
    2
    """

    name: str
    summary: str
    build: Callable[..., VectorParts]
    claims: VectorClaims
    cost: Cost
    source: Source
    velocity: str  # how the method treats a force that depends on the velocity
    options: Mapping[str, Option] = field(default_factory=dict)
    aliases: tuple[str, ...] = ()
    refine: Callable[[VectorMethod, Mapping[str, Any]], VectorMethod] | None = None

    @property
    def order(self) -> int:
        """Order of displacement and velocity."""
        return self.claims.order

    def variant(self, options: Mapping[str, Any]) -> VectorMethod:
        """Return the record of the method with the given options.

        Parameters
        ----------
        options : mapping
            Options of the method.

        Returns
        -------
        VectorMethod
        """
        return self if self.refine is None else self.refine(self, options)

    def __repr__(self) -> str:
        return f"<method {self.name}: {self.summary}>"
