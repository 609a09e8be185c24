"""Torque models, composable by +: ``heavy_top(20.0) + damping(0.1)``."""

from .base import function
from .calls import batched, cached, concurrent
from .models import (
    constant,
    coulomb_wall,
    damping,
    dipole,
    drag,
    gravity_gradient,
    heavy_top,
    piecewise,
    spring,
)

__all__ = [
    "batched", "cached", "concurrent", "constant", "coulomb_wall", "damping", "dipole", "drag", "function",
    "gravity_gradient", "heavy_top", "piecewise", "spring",
]  # fmt: skip
