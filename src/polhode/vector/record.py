"""A method in a linear space: a step, its start and its output, and a record of its claims."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..integrators.record import Cost, Option, Source


class Report(NamedTuple):
    """The result of the solve of a step."""

    passes: int = 0
    residual: float = 0.0  # the last correction, relative to the state
    stalled: bool = False


EXPLICIT = Report()


class VectorParts(NamedTuple):
    """The functions of a method; q is the System.

    step(q, h, t, s) -> s, report      one step of the method's own variables s
    start(q, h, t, u, v) -> s          the variables s from displacement and velocity
    finish(h, s) -> u, v               displacement and velocity from s
    """

    step: Callable[..., Any]
    start: Callable[..., Any]
    finish: Callable[..., Any]


@dataclass(frozen=True)
class VectorClaims:
    """Claims about a method in a linear space; tests/test_vector.py measures each of these.

    order            order of displacement and velocity, with a nonlinear force that depends on time
    velocity_order   the same with a force that also depends on the velocity, nonlinearly
    symplectic       the step preserves du ^ dp, p = M v, in a potential
    reversible       a run from (u, -v) returns to its start
    energy           error for a linear system without damping: exact (rounding), bounded, or drifts
    limit            the value of omega dt below which a linear oscillator stays bounded; inf: always, 0: never
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
        Makes the functions of the method for given options.
    claims : VectorClaims
        Claimed properties; the tests measure them.
    cost : Cost
        Force calls and solves of a step.
    source : Source
        Publication of the method.
    velocity : str
        How the method treats a force that depends on the velocity.
    options : mapping
        Options of the method by name.
    aliases : tuple of str
        Other names.
    refine : callable or None
        Returns the record for given options.

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
        """The record of the method with these options.

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
