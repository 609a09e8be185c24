"""What acts on a plan's body: models with numbers, or functions with params, which may differ between members."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..errors import InvalidInput
from ..forces import from_description
from ..forces.base import FunctionLoad, WholeLoad
from ..kernels.scalar import is_kernel
from ..torques.base import FunctionTorque, Potential, Torque, structure
from ..torques.identity import described_torque

# numbers of models that are the same for all bodies of a batch
FIXED = {
    "spring": ("rest",), "piecewise": ("times", "torques", "held", "frame"), "constant": ("frame",),
    "forces.thrusters": ("points", "directions", "thrusts"), "forces.ground": ("shape",),
    "forces.central": ("gradient",),
}  # fmt: skip


@dataclass(frozen=True)
class TorquePart:
    """One torque of a sum: a model with its numbers, or a torque that holds code (None if the code is missing)."""

    model: dict[str, Any] | None
    torque: Torque | None = None
    flies: bool = False  # a force or load, on a body that moves

    @classmethod
    def of_data(cls, data: dict[str, Any]) -> TorquePart:
        """The part that `data` described, without its code."""
        model = data.get("model")
        return cls(None if model is None else data, None, data.get("flies", str(model).startswith("forces.")))

    @cached_property
    def settings(self) -> dict[str, Any]:
        """What may vary between members: the numbers of a model, the params of a function."""
        if self.model is not None:
            fixed = ("model", *FIXED.get(self.model["model"], ()))
            return {k: v for k, v in self.model.items() if k not in fixed and np.shape(v) in ((), (3,), (3, 3))}
        code = (FunctionTorque, FunctionLoad, Potential)
        return {"params": self.torque.params} if isinstance(self.torque, code) else {}

    def data(self) -> dict[str, Any]:
        """The torque as a plan keeps it."""
        if self.model is not None:
            return self.model
        assert self.torque is not None
        known = {"function": self.torque.name, "fingerprint": described_torque(self.torque).data}
        return {**known, "flies": True} if self.flies else known

    def build(self, settings: Mapping[str, Any], single: bool) -> Torque:
        """The torque with these settings, one for each body; `single`: for one body, not for a batch."""
        changed = {k: v for k, v in settings.items() if v is not self.settings[k]}
        if self.model is not None:
            if changed and self.model["model"] == "damping" and not single:
                changed = {k: as_tensors(v) for k, v in changed.items()}  # which cannot be taken for one for all
            return from_description({**self.model, **changed})
        q: Any = self.torque
        if changed:
            compiled = is_kernel(q.inner.f if isinstance(q, Potential) else q.f)
            params = complete(q.params, changed["params"], compiled)
            if isinstance(q, Potential):
                q = Potential(q.energy_function, q.inner.f, params=params, frame=q.inner.frame)
            else:
                q = q.with_params(params)
        assert isinstance(q, Torque)
        return q


def torque_parts(torque: Torque) -> tuple[TorquePart, ...]:
    """The torques of a sum; none for a free body."""
    described = [(q, q.describe()) for q in torque.parts if q.name != "free"]
    for q, _ in described:
        if isinstance(q, WholeLoad):
            raise InvalidInput(
                f"{q.name} is a load of all bodies of a batch together, and members of an ensemble do not act on each "
                "other: simulate them as one batch"
            )
    return tuple(
        TorquePart(None, q, q.flies) if d is None else TorquePart(json.loads(json.dumps(d)), None, q.flies)
        for q, d in described
    )


def complete(base: Any, now: Any, compiled: bool) -> Any:
    """Parameters of which some are of each body; for a compiled function the others get its structure."""
    if now is base:
        return structure(base, None) if compiled else base
    return {k: complete(base[k], v, compiled) for k, v in now.items()} if isinstance(now, Mapping) else now


def as_tensors(values: np.ndarray) -> np.ndarray:
    return values if values.ndim == 3 else values.reshape(len(values), -1)[:, :, None] * np.eye(3)
