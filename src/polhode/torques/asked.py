"""The torque of a stepper with `ask` and `tell`: the user's program computes the result of each call."""

from __future__ import annotations

from ..body import Body
from ..engines.registry import Engine
from ..engines.replay import Slot, asked_torque
from ..integrators.record import Kind
from .base import ALL, Bound, Framed, Torque, adapt, check_frame, mat3


class Asked(Torque):
    """A torque that the user's program computes; `engines/replay.py` replaces the slot by the torques it provides."""

    name = "the torque from tell()"
    opaque = True

    def __init__(self, frame: str = "space", uses_omega: bool = True) -> None:
        self.frame = check_frame(frame)
        self.kind = Kind.VELOCITY if uses_omega else Kind.TORQUE

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        p = Slot() if body.diagonal else Framed(mat3(body.axes), Slot())
        torque = adapt(asked_torque, ALL, self.frame or "space", not body.diagonal)
        return Bound(torque, None, p, self.kind, opaque=True)
