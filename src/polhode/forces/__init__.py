"""Forces and loads on bodies that move; they can be added: ``gravity() + spring([0, 0, 2], stiffness=100.0)``.

A force that acts at a point of the body also gives its torque about the centre of mass.  Points of the body are
relative to the centre of mass, in body axes.  The position x, the velocity v and forces are in the space frame.
"""

from typing import Any

from ..errors import unknown
from ..torques.base import Torque
from ..torques.models import from_description as torque_from_description
from .base import Loads, at, batched, function, load
from .contact import SHAPES, disc, ellipsoid, ground, sphere
from .models import buoyancy, central, damper, drag, gravity, spring, thrusters

__all__ = [
    "at", "batched", "buoyancy", "central", "damper", "disc", "drag", "ellipsoid", "function", "gravity", "ground",
    "load", "sphere", "spring", "thrusters",
]  # fmt: skip

MODELS = {f.__name__: f for f in (gravity, central, spring, damper, drag, buoyancy, thrusters, ground)}


def from_description(d: dict[str, Any]) -> Torque:
    """Restore a torque or a load from the result of its method `describe`."""
    name = str(d.get("model"))
    if name == "loads":
        return Loads(tuple(from_description(q) for q in d["parts"]))
    if not name.startswith("forces."):
        return torque_from_description(d)
    settings = {k: v for k, v in d.items() if k != "model"}
    if name[7:] not in MODELS:
        raise unknown("force model", name[7:], MODELS)
    if isinstance(settings.get("shape"), dict):
        shape = dict(settings["shape"])
        settings["shape"] = SHAPES[shape.pop("shape")](**shape)
    found: Torque = MODELS[name[7:]](**settings)
    return found
