"""The torques of a plan: models with numbers, or functions, each of whose parameters may differ between members."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..errors import InvalidInput, unknown
from ..kernels.scalar import is_kernel
from ..torques.base import FunctionTorque, Potential, Torque, numeric, structure
from ..torques.identity import described_torque
from ..torques.models import find, from_description
from .variation import AXES

# numbers of models that are the same for all bodies of a batch
FIXED = {"spring": ("rest",), "piecewise": ("times", "torques", "held", "frame"), "constant": ("frame",)}


@dataclass(frozen=True)
class TorquePart:
    """One torque of a sum: a model with its numbers, or a torque that holds code (None if the code is missing)."""

    model: dict[str, Any] | None
    torque: Torque | None = None

    def data(self) -> dict[str, Any]:
        """The torque as a plan keeps it."""
        if self.model is not None:
            return self.model
        assert self.torque is not None
        return {"function": self.torque.name, "fingerprint": described_torque(self.torque).data}

    def setting(self, name: str, rest: Sequence[str] = ()) -> Any:
        """The value that all members share of a number of the model, or of the function's params."""
        if self.model is not None:
            if name not in self.model or name == "model":
                raise unknown(f"number of {self.model['model']}", name, [k for k in self.model if k != "model"])
            return self.model[name]
        if name != "params" or not isinstance(self.torque, (FunctionTorque, Potential)):
            raise InvalidInput(f"vary: of {getattr(self.torque, 'name', 'this torque')} only torque.params can vary")
        value = self.torque.params
        for word in rest:
            if word in AXES and not isinstance(value, Mapping):
                break
            if not isinstance(value, Mapping) or word not in value:
                have = ", ".join(value) if isinstance(value, Mapping) else "no names"
                raise InvalidInput(f"vary: torque.params.{word}: params has {have}")
            value = value[word]
        return value

    def shared_value(self, key: str, name: str, rest: Sequence[str]) -> Any:
        """What all members share of something that is to vary, if it can vary."""
        value = self.setting(name, rest)
        if rest and rest[-1] in AXES and not isinstance(value, Mapping) and np.shape(value) == (3,):
            return float(np.asarray(value, float)[AXES[rest[-1]]])
        if self.model is None:
            if value is not None and (isinstance(value, Mapping) or numeric(np.asarray(value)) is None):
                raise InvalidInput(f"vary: {key}: name one of its numbers")
            return value
        if rest:
            raise InvalidInput(f"vary: {key}: there is no such number")
        model = self.model["model"]
        if name in FIXED.get(model, ()) or np.shape(value) not in ((), (3,), (3, 3)):
            raise InvalidInput(f"vary: {key}: {name} of {model} is the same for all bodies of a batch")
        return value

    def build(self, settings: Mapping[str, Any], single: bool) -> Torque:
        """The torque with these settings, one for each body; `single`: for one body, not for a batch."""
        if self.model is not None:
            if not settings:
                return from_description(self.model)
            name, numbers = self.model["model"], {k: v for k, v in self.model.items() if k != "model"}
            if name == "damping" and not single:  # as tensors, which cannot be taken for one tensor for all
                settings = {k: as_tensors(v) for k, v in settings.items()}
            built: Torque = find(name)(**{**numbers, **settings})
            return built
        q: Any = self.torque
        if settings:
            compiled = is_kernel(q.inner.f if isinstance(q, Potential) else q.f)
            params = with_values(q.params, settings["params"], compiled)
            if isinstance(q, Potential):
                q = Potential(q.energy_function, q.inner.f, params=params, frame=q.inner.frame)
            else:
                q = q.with_params(params)
        assert isinstance(q, Torque)
        return q


def torque_parts(torque: Torque) -> tuple[TorquePart, ...]:
    """The torques of a sum; none for a free body."""

    def one(q: Torque) -> TorquePart:
        d = q.describe()
        return TorquePart(json.loads(json.dumps(d))) if d is not None else TorquePart(None, q)

    return tuple(one(q) for q in torque.parts if q.name != "free")


def torque_place(key: str, parts: Sequence[TorquePart]) -> tuple[int, str, list[str]]:
    """Which torque a key means, which of its settings, and what of that: torque.mgl, torque.2.params.k."""
    words = key.split(".")[1:]
    number = 0
    if words and words[0].isdigit():
        number, words = int(words[0]) - 1, words[1:]
    elif len(parts) > 1:
        raise InvalidInput(
            f"vary: {key}: there are {len(parts)} torques; say which, torque.1.{'.'.join(words)} is the first"
        )
    if not words or not 0 <= number < len(parts):
        raise InvalidInput(f"vary: {key}: there is no such torque; there are {len(parts)}")
    return number, words[0], words[1:]


def member_torque(
    parts: Sequence[TorquePart], inputs: Mapping[str, np.ndarray], n: int, single: bool = False
) -> Torque | None:
    """The torque of n members with these inputs; `single`: of the first of them, as one body."""
    settings: list[dict[str, Any]] = [{} for _ in parts]
    for key, values in inputs.items():
        if key.startswith("torque."):
            k, name, rest = torque_place(key, parts)
            settings[k][name] = placed(settings[k].get(name), rest, parts[k].setting(name), values, n)
    total: Torque | None = None
    for part, own in zip(parts, settings, strict=True):
        one = part.build(first_of(own) if single else own, single)
        total = one if total is None else total + one
    return total


def placed(have: Any, rest: Sequence[str], base: Any, values: np.ndarray, n: int) -> Any:
    """Values of each body at their place in a setting, a vector or named parameters."""
    if not rest:
        return np.array(values, float)
    if rest[0] in AXES and not isinstance(base, Mapping):
        whole = np.array(np.broadcast_to(np.asarray(base, float), (n, 3))) if have is None else have
        whole[:, AXES[rest[0]]] = values
        return whole
    have = have if have is not None else {}
    return {**have, rest[0]: placed(have.get(rest[0]), rest[1:], base[rest[0]], values, n)}


def with_values(params: Any, values: Any, compiled: bool) -> Any:
    """Parameters with the values of each body in their places."""
    if not isinstance(values, dict):
        return values
    return {
        k: with_values(v, values[k], compiled) if k in values else structure(v, None) if compiled else v
        for k, v in params.items()
    }


def first_of(settings: Any) -> Any:
    """The first body's of settings with one value for each."""
    if isinstance(settings, dict):
        return {k: first_of(v) for k, v in settings.items()}
    return float(settings[0]) if settings.ndim == 1 else settings[0]


def as_tensors(values: np.ndarray) -> np.ndarray:
    return values if values.ndim == 3 else values.reshape(len(values), -1)[:, :, None] * np.eye(3)
