"""The integration methods for mechanisms: rattle, its compositions of higher order, and joint_em."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import unknown
from ..integrators.coefficients import COMPOSITIONS
from ..integrators.record import Source


@dataclass(frozen=True)
class MechanismMethod:
    """An integration method for mechanisms, and its claimed properties.

    All methods are symmetric and conserve the momenta that the loads do not change.  A method either conserves the
    energy, or is symplectic on the manifold that the joints define.
    """

    name: str
    summary: str
    weights: tuple[float, ...]  # lengths of the stages, as fractions of a step; each stage evaluates the loads once
    order: int
    source: Source
    conserving: bool = False  # True: conserves the energy to rounding, but is not symplectic

    def __repr__(self) -> str:
        return f"<mechanism method {self.name}: {self.summary}>"


def composed(name: str, summary: str, weights: str) -> MechanismMethod:
    found = COMPOSITIONS[weights]
    return MechanismMethod(name, summary, found.weights, found.order, found.source)


METHODS: dict[str, MechanismMethod] = {
    m.name: m
    for m in (
        MechanismMethod(
            "rattle", "exact free motion between joint impulses, order 2", (1.0,), 2,
            Source("reich1996", "RATTLE on the exact free motion", also=("leimkuhler1994",)),
        ),
        composed("rattle4", "Suzuki's composition of five steps of rattle, order 4", "suzuki4"),
        composed("rattle6", "Kahan and Li's composition of nine steps of rattle, order 6", "kahan_li6"),
        MechanismMethod(
            "joint_em", "mean poses and Cayley's rotation; conserves energy and momentum, order 2", (1.0,), 2,
            Source("gonzalez1999", "conserving scheme", also=("betsch2006", "simo1991")), conserving=True,
        ),
        composed("rattle8", "Kahan and Li's composition of seventeen steps of rattle, order 8", "kahan_li8"),
    )
}  # fmt: skip
DEFAULT = "rattle"


def find_method(name: object) -> MechanismMethod:
    """Return the method with this name; "auto" is rattle."""
    if name == "auto":
        return METHODS[DEFAULT]
    if not isinstance(name, str) or name not in METHODS:
        raise unknown("method of mechanisms", name, METHODS)
    return METHODS[name]
