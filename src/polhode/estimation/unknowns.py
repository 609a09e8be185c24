"""The unknowns of a fit, in coordinates for which every vector describes a possible body and initial state.

The inertia of a real body about its centre is J = tr(S) 1 - S.  Here S, the integral of x x^T over the mass of the
body, is positive definite; this is equivalent to the triangle inequality of the moments.  Relative to a first body with
S = L L^T, every other body has

    S = L exp(A) L^T

with a symmetric matrix A.  The six entries of A are the coordinates; a change of 1 changes moments by a factor of about
e.  The trace of A describes the scale of the body.  If the scale is not estimated, tr J is fixed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

from ..arguments import float_array
from ..errors import InvalidInput
from ..groups import so3

ENTRIES = (("Jxx", 0, 0), ("Jyy", 1, 1), ("Jzz", 2, 2), ("Jxy", 0, 1), ("Jxz", 0, 2), ("Jyz", 1, 2))
# smallest ratio between the eigenvalues of S, in a first guess, and during the search, where rounding errors of J count
FLATTEST, SOLID = 1e-4, 1e-12


def second_moments(J: np.ndarray) -> np.ndarray:
    """Return the matrix S of an inertia tensor."""
    return np.asarray(0.5 * np.trace(J, axis1=-2, axis2=-1)[..., None, None] * np.eye(3) - J)


def nearest_real(J: np.ndarray, flattest: float = FLATTEST) -> np.ndarray:
    """Return an inertia near J that a real body can have."""
    w, Q = np.linalg.eigh(second_moments(0.5 * (J + J.T)))
    S: np.ndarray = (Q * np.maximum(w, flattest * max(w.max(), 1e-300))) @ Q.T
    return np.trace(S) * np.eye(3) - S


def symmetric_exp(A: np.ndarray) -> np.ndarray:
    """Return the exponential of symmetric matrices, (..., 3, 3)."""
    w, Q = np.linalg.eigh(A)
    return np.asarray((Q * np.exp(np.clip(w, -50.0, 50.0))[..., None, :]) @ np.swapaxes(Q, -1, -2))


def basis(inertia: str, scale: bool) -> np.ndarray:
    """Return the directions of A that are coordinates, (k, 3, 3), each of length 1; the scale (if any) comes first."""
    one, two, three = np.eye(3) / np.sqrt(3), np.diag([1.0, -1.0, 0.0]) / np.sqrt(2), np.diag([1, 1, -2]) / np.sqrt(6)
    made = [one] if scale else []
    made += [two, three]
    if inertia == "full":
        for i, j in ((0, 1), (0, 2), (1, 2)):
            E = np.zeros((3, 3))
            E[i, j] = E[j, i] = 1 / np.sqrt(2)
            made.append(E)
    return np.array(made) if inertia != "known" else np.zeros((0, 3, 3))


def slices(counts: Mapping[str, int]) -> dict[str, slice]:
    """Return consecutive slices of these lengths, by name."""
    ends = zip(counts.items(), accumulate(counts.values()), strict=True)
    return {name: slice(end - n, end) for (name, n), end in ends}


class Values(NamedTuple):
    """Bodies and initial states; all arrays have a leading axis."""

    inertia: np.ndarray  # (b, 3, 3)
    omega: np.ndarray  # (b, 3)
    attitude: np.ndarray  # (b, 3, 3)
    bias: dict[str, np.ndarray]  # (b, 3) each
    params: np.ndarray  # (b, k)


@dataclass(frozen=True)
class TorqueParameters:
    """The structure of `params`, to convert between it and one vector of numbers."""

    names: tuple[str, ...]
    shapes: tuple[tuple[int, ...], ...]
    keys: tuple[str, ...] | None  # keys of a dict; None for a number or an array

    @classmethod
    def of(cls, params: Any) -> tuple[TorqueParameters, np.ndarray]:
        if params is None:
            return cls((), (), ()), np.zeros(0)
        given = dict(params) if isinstance(params, Mapping) else {"p": params}
        arrays = {}
        for key, value in given.items():
            a = float_array(value)
            if isinstance(value, (tuple, bool)) or a is None or a.ndim > 1 or not a.size or not np.all(np.isfinite(a)):
                raise InvalidInput(
                    f"params of a fit are first guesses: a number, an array, or a dict of these; {key!r} is {value!r}"
                )
            arrays[str(key)] = a
        names = [n for k, a in arrays.items() for n in ([k] if a.ndim == 0 else [f"{k}[{i}]" for i in range(a.size)])]
        keys = tuple(arrays) if isinstance(params, Mapping) else None
        flat = np.concatenate([np.atleast_1d(a) for a in arrays.values()]) if arrays else np.zeros(0)
        return cls(tuple(names), tuple(a.shape for a in arrays.values()), keys), flat

    def rebuild(self, flat: np.ndarray) -> Any:
        """Convert a vector (k,), or one vector per body, to the form of `params`."""
        parts: list[Any] = []
        at = 0
        for shape in self.shapes:
            size = int(np.prod(shape, dtype=int))
            piece = flat[..., at : at + size]
            parts.append(piece if shape else piece[..., 0])
            at += size
        if flat.ndim == 1:
            parts = [float(p) if np.ndim(p) == 0 else p for p in parts]
        return parts[0] if self.keys is None else dict(zip(self.keys, parts))


@dataclass(frozen=True)
class Unknowns:
    """The unknowns of a fit; their coordinates x are relative to a body and an initial state, which are x = 0."""

    inertia: str  # "full", "principal" (the body axes are principal) or "known"
    scale: bool  # whether the scale of the inertia is one of the unknowns
    J: np.ndarray
    omega: np.ndarray
    attitude: np.ndarray
    turns: bool  # whether the attitude at the start is one of the unknowns
    bias: dict[str, np.ndarray]
    biases: tuple[str, ...]  # sensors whose constant bias is estimated
    params: np.ndarray
    torque: TorqueParameters
    sizes: dict[str, float]  # natural units of omega and of the biases

    @property
    def blocks(self) -> dict[str, slice]:
        """The part of x that belongs to each kind of unknowns, by name."""
        counts = {"inertia": len(basis(self.inertia, self.scale)), "omega": 3, "attitude": 3 if self.turns else 0}
        return slices(counts | {f"bias_{b}": 3 for b in self.biases} | {"params": len(self.params)})

    @property
    def units(self) -> np.ndarray:
        """Natural units of the coordinates: 1 (inertia, angles), `sizes` (rates, biases), the guess (parameters)."""
        out = np.ones(max(s.stop for s in self.blocks.values()))
        for name, where in self.blocks.items():
            if name == "omega" or name.startswith("bias_"):
                out[where] = self.sizes[name.removeprefix("bias_")]
            elif name == "params":
                out[where] = np.where(self.params == 0, 1.0, np.abs(self.params))
        return out

    @property
    def zero(self) -> np.ndarray:
        """The coordinates x = 0, as one row."""
        return np.zeros((1, len(self.units)))

    def values(self, x: np.ndarray) -> Values:
        """Return the bodies and initial states for coordinates (b, p)."""
        at, b = self.blocks, len(x)
        directions = basis(self.inertia, self.scale)
        if len(directions):
            L = np.linalg.cholesky(second_moments(self.J))
            S = L @ symmetric_exp(np.einsum("bk,kij->bij", x[:, at["inertia"]], directions)) @ L.T
            J = np.trace(S, axis1=1, axis2=2)[:, None, None] * np.eye(3) - S
            J = 0.5 * (J + np.swapaxes(J, 1, 2))
            if not self.scale:
                J *= np.trace(self.J) / np.trace(J, axis1=1, axis2=2)[:, None, None]
        else:
            J = np.broadcast_to(self.J, (b, 3, 3))
        R = np.broadcast_to(self.attitude, (b, 3, 3))
        if self.turns:
            R = R @ so3.exp(x[:, at["attitude"]])
        bias = {k: v + (x[:, at[f"bias_{k}"]] if k in self.biases else 0.0) for k, v in self.bias.items()}
        return Values(J, self.omega + x[:, at["omega"]], R, bias, self.params + x[:, at["params"]])

    def around(self, x: np.ndarray) -> Unknowns:
        """Return the same unknowns, relative to the body and initial state at x."""
        v = self.values(x[None])
        bias = {k: np.broadcast_to(b, (1, 3))[0] for k, b in v.bias.items()}
        J = v.inertia[0]
        w = np.linalg.eigvalsh(second_moments(J))
        if self.inertia != "known" and w[0] < SOLID * w[2]:  # the body is flat, up to rounding
            J = nearest_real(J, SOLID)
        return replace(self, J=J, omega=v.omega[0], attitude=v.attitude[0], bias=bias, params=v.params[0])

    # --- reported numbers -----------------------------------------------------------------------------------------

    @property
    def entries(self) -> tuple[tuple[str, int, int], ...]:
        """The reported entries of the inertia tensor."""
        return ENTRIES[: {"full": 6, "principal": 3, "known": 0}[self.inertia]]

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the reported numbers: inertia, omega, small rotations of the start, biases, parameters."""
        names = [n for n, _, _ in self.entries] + [f"omega_{c}" for c in "xyz"]
        names += [f"attitude_{c}" for c in "xyz"] if self.turns else []
        names += [f"bias_{b}_{c}" for b in self.biases for c in "xyz"]
        return (*names, *self.torque.names)

    def told(self, x: np.ndarray) -> np.ndarray:
        """Return the reported numbers (b, names) at coordinates (b, p)."""
        v, at = self.values(x), self.blocks
        cells = [v.inertia[:, i, j] for _, i, j in self.entries]
        blocks = [np.stack(cells, axis=-1)] if cells else []
        blocks += [v.omega] + ([x[:, at["attitude"]]] if self.turns else [])
        blocks += [v.bias[b] for b in self.biases]
        return np.concatenate([*blocks, v.params], axis=1)

    def told_slopes(self) -> np.ndarray:
        """Return the derivatives of the reported numbers with respect to the coordinates at x = 0, (names, p)."""
        h = 1e-6 * self.units
        steps = np.diag(h)
        return np.asarray((self.told(steps) - self.told(-steps)).T / (2 * h))
