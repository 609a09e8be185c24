"""Restore torques with held commands from a file, which has their numbers but not the functions of controllers.

A file has the commands of the controllers, their periods, the axes of wheels and the times of schedules.  So the
commands, the momenta of wheels and the times at which a torque jumps are known without code.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..arguments import finite_number, whole_number
from ..errors import InvalidInput
from .base import Torque
from .control import Controller, Sampled, wheels
from .magnetic import magnetic
from .models import from_description

MOST_OUTPUTS = 10_000


class ToldController(Controller):
    """A controller from a file, whose function is unknown, so that it cannot be called."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.name = str(facts["name"])
        self.period, self.offset = (finite_number(facts[k], k) for k in ("period", "offset"))
        self.outputs = whole_number(facts["outputs"], "outputs", least=1)
        shape, numbers = facts["memory"], whole_number(facts["numbers"], "numbers")
        own = None if shape is None else tuple(whole_number(n, "memory") for n in shape)
        if self.period <= 0 or max(self.outputs, numbers) > MOST_OUTPUTS or math.prod(own or ()) > MOST_OUTPUTS:
            raise InvalidInput(
                f"the file contains an invalid description of a controller: {facts}. Check the file with polhode verify"
            )
        self.own_memory = None if own is None else np.zeros(own)
        self.memory = np.zeros(numbers) if numbers else self.own_memory
        self.f, self.params, self.sensor, self.actuator = self.ask, None, None, None

    def ask(self, have: dict[str, Any], j: int, bodies: int | None) -> Any:
        raise InvalidInput(
            f"the controller {self.name} was a function, which files do not hold: give it again, load(path, torque=...)"
        )


def told_part(facts: dict[str, Any]) -> Torque:
    """Create a torque with held commands from the result of `Torque.held_facts`."""
    d = dict(facts)
    if "controller" not in d:
        return from_description(d)
    controller = Sampled(ToldController(d.pop("controller")), None)
    controller.frame_given = False
    kind = d.pop("model")
    if kind == "sampled":
        controller.frame_given, controller.frame = True, str(d["frame"])
        return controller
    if kind == "wheels":
        return wheels(d["axes"], d["momenta"], controller, inertia=d["inertia"])
    return magnetic(controller, [0.0, 0.0, 0.0] if d["field"] is None else d["field"])
