"""Re-orthogonalisation for methods that store the attitude as a matrix: Krysl & Endres 2004, Figure 9.

R is a product of very many rotations.  After each step it is replaced by the nearest rotation.  This changes only
rounding errors: the distance from SO(3) does not grow; otherwise it would grow with the square root of the number of
steps.
"""

from functools import cache
from typing import Any

from ..kernels.scalar import kernel
from ..kernels.so3 import orthogonalise
from ..kernels.values import Diag3, Mat3, Vec3
from .record import Parts
from .states import by_field

IDENTITY = Mat3(Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0))


def nothing(t: Any, R: Any, W: Any, p: Any) -> Any:
    return Vec3(0.0, 0.0, 0.0)


@cache
def example(parts: Parts) -> Any:
    """Return a state of the method, as an example of its structure."""
    if parts.example is not None:
        return parts.example
    return parts.start(nothing, (), Diag3(1.0, 1.0, 1.0), 1.0, 0.0, IDENTITY, Vec3(0.0, 0.0, 0.0))


def attitudes(parts: Parts) -> tuple[str, ...]:
    """Return the names of the variables of a method that are attitude matrices: R, and Rh if the method has it."""
    s = example(parts)
    return tuple(k for k in getattr(s, "_fields", ()) if k in ("R", "Rh") and isinstance(getattr(s, k), Mat3))


@cache
def nearest(parts: Parts) -> Any:
    """Return a kernel that replaces the attitudes of a state by the nearest rotations."""
    names = attitudes(parts)

    def value(name: str) -> str:
        return f"orthogonalise(s.{name})" if name in names else f"s.{name}"

    return by_field(type(example(parts)), value, orthogonalise=orthogonalise)


@cache
def reorthogonalised(parts: Parts) -> Parts:
    """Return a method that brings its attitudes back to SO(3) after each step."""
    inner_step, onto = parts.step, nearest(parts)

    @kernel
    def step(torque, p, I, h, t, s):
        s, report = inner_step(torque, p, I, h, t, s)
        return onto(s), report

    return parts._replace(step=step)
