"""Torque models, composable by +: ``heavy_top(20.0) + damping(0.1)``."""

from typing import Any

from .base import function
from .calls import batched, cached, concurrent
from .control import sampled, thrusters, wheels
from .models import (
    PLUGINS,
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
    "gravity_gradient", "heavy_top", "piecewise", "sampled", "spring", "thrusters", "wheels",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Torques of other packages."""
    model = None if name.startswith("_") else PLUGINS.load(name)
    if model is None:
        raise AttributeError(f"module 'polhode.torques' has no attribute {name!r}")
    return model
