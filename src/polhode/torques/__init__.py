"""Torque models; they can be added: ``heavy_top(20.0) + damping(0.1)``."""

from typing import Any

from .base import function
from .calls import batched, cached, concurrent
from .control import sampled, thrusters, wheels
from .external import external
from .hardware import actuator, sensor
from .magnetic import field_table, magnetic, orbit_field
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
from .tables import angle_table, table

__all__ = [
    "actuator", "angle_table", "batched", "cached", "concurrent", "constant", "coulomb_wall", "damping", "dipole",
    "drag", "external", "field_table", "function", "gravity_gradient", "heavy_top", "magnetic", "orbit_field",
    "piecewise", "sampled", "sensor", "spring", "table", "thrusters", "wheels",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Return a torque model that another package provides as a plugin."""
    model = None if name.startswith("_") else PLUGINS.load(name)
    if model is None:
        raise AttributeError(f"module 'polhode.torques' has no attribute {name!r}")
    return model
