"""The methods of mechanisms: one symmetric step of second order, and compositions of it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..errors import unknown
from ..integrators.coefficients import COMPOSITIONS
from ..integrators.record import Source


@dataclass(frozen=True)
class MechanismMethod:
    """A method and its claimed properties.

    All methods are symmetric and conserve the momenta that the loads do not change.  Methods that do not conserve the
    energy are symplectic on the manifold of the joints.
    """

    name: str
    summary: str
    weights: tuple[float, ...]  # lengths of the stages of a step, each of which calls the loads once
    order: int
    source: Source
    conserving: bool = False  # conserves the energy to rounding, and is not symplectic

    def __repr__(self) -> str:
        return f"<mechanism method {self.name}: {self.summary}>"


def composed(name: str, summary: str, weights: str) -> MechanismMethod:
    found = COMPOSITIONS[weights]
    return MechanismMethod(name, summary, found.weights, found.order, found.source)


METHODS: dict[str, MechanismMethod] = {
    m.name: m
    for m in (
        MechanismMethod(
            "rattle", "joint impulses around the exact free flight, order 2", (1.0,), 2,
            Source("reich1996", "RATTLE on the exact free motion", also=("leimkuhler1994",)),
        ),
        composed("rattle4", "Suzuki's composition of five steps of rattle, order 4", "suzuki4"),
        composed("rattle6", "Kahan and Li's composition of nine steps of rattle, order 6", "kahan_li6"),
        MechanismMethod(
            "joint_em", "mean poses and Cayley's rotation: energy and momentum to rounding, order 2", (1.0,), 2,
            Source("gonzalez1999", "conserving scheme", also=("betsch2006", "simo1991")), conserving=True,
        ),
        composed("rattle8", "Kahan and Li's composition of seventeen steps of rattle, order 8", "kahan_li8"),
    )
}  # fmt: skip
DEFAULT = "rattle"


def find_method(name: object) -> MechanismMethod:
    """The method of this name; "auto" is rattle."""
    if name == "auto":
        return METHODS[DEFAULT]
    if not isinstance(name, str) or name not in METHODS:
        raise unknown("method of mechanisms", name, METHODS)
    return METHODS[name]


def stage_weights(method: MechanismMethod) -> np.ndarray:
    return np.array(method.weights)
