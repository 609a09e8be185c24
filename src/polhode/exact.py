"""Exact solutions: the free body for any inertia, any start and any time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from .body import Body
from .errors import InvalidInput
from .kernel.free_body import free_rotation
from .kernel.values import Diag3, Mat3, Vec3
from .simulate import initial


@dataclass(frozen=True)
class ExactMotion:
    """Attitude and angular velocity at the times asked for; a batch has a leading axis."""

    body: Body
    t: np.ndarray
    R: np.ndarray  # (n, 3, 3), body to space
    omega: np.ndarray  # (n, 3), body frame

    @cached_property
    def momentum_body(self) -> np.ndarray:
        J = self.body.inertia
        J = J if J.ndim == 2 else J.reshape(J.shape[0], *([1] * (self.omega.ndim - 2)), 3, 3)
        return np.einsum("...ij,...j->...i", J, self.omega)

    @property
    def momentum(self) -> np.ndarray:
        return np.einsum("...ij,...j->...i", self.R, self.momentum_body)

    @property
    def kinetic_energy(self) -> np.ndarray:
        return 0.5 * np.einsum("...i,...i->...", self.omega, self.momentum_body)


def free_body(body: Any, *, omega: Any = None, momentum: Any = None, attitude: Any = None, t: Any) -> ExactMotion:
    """The motion without torque: Jacobi's elliptic functions and the third elliptic integral, vectorised over t.

    The error is that of rounding, a few 1e-16 for each radian turned, for every order of the moments, symmetric and
    spherical bodies, rotation about a principal axis, and on the separatrix; near it the motion itself magnifies
    the rounding of the start, by exp(rate t).

    Parameters are those of `simulate`; t is a time or an array of times from the start.
    """
    body = body if isinstance(body, Body) else Body(body)
    times = np.asarray(t, float)
    if not np.all(np.isfinite(times)):
        raise InvalidInput("t contains NaN or infinity")
    R, W, bodies = initial(body, omega, momentum, attitude)
    lead = () if bodies is None else (bodies,)
    shape = lead + times.shape

    def spread(v: Any) -> np.ndarray:
        """One number per body, as one per body and time."""
        a = np.asarray(v, float)
        return np.broadcast_to(a.reshape(a.shape + (1,) * times.ndim), shape)

    # in units in which moments and angular velocity are of the size of one; powers of two, so that nothing is rounded
    moments, omegas = np.asarray(body.moments), np.stack(np.broadcast_arrays(*W), axis=-1)
    _, mass_unit = np.frexp(np.abs(moments).max(axis=-1))
    _, rate_unit = np.frexp(np.abs(omegas).max(axis=-1))
    I = Diag3(*(spread(x) for x in np.moveaxis(np.ldexp(moments, -mass_unit[..., None]), -1, 0)))
    V = Vec3(*(spread(x) for x in np.moveaxis(np.ldexp(omegas, -rate_unit[..., None]), -1, 0)))
    P = Vec3(*(i * v for i, v in zip(I, V, strict=True)))
    with np.errstate(over="ignore"):
        clock = np.ldexp(np.broadcast_to(times, shape), spread(rate_unit).astype(int))
    if not np.all(np.isfinite(clock)):
        raise InvalidInput("omega times t is too large: the angle turned is not a number with digits behind the point")
    with np.errstate(all="ignore"):
        E, P = free_rotation(I, P, clock)
    rotation = stack(Mat3(*(Vec3(*(spread(x) for x in e)) for e in R))) @ stack(E)
    velocity = np.stack([p / i for p, i in zip(P, I, strict=True)], axis=-1)
    velocity = np.ldexp(velocity, spread(rate_unit).astype(int)[..., None])
    if not body.diagonal:
        Q = body.axes if bodies is None else body.axes.reshape(-1, *([1] * times.ndim), 3, 3)
        rotation = rotation @ np.swapaxes(Q, -1, -2)
        velocity = np.einsum("...ij,...j->...i", Q, velocity)
    return ExactMotion(body, times, rotation, velocity)


def stack(M: Mat3) -> np.ndarray:
    """(..., 3, 3) of a Mat3 of arrays."""
    return np.stack([np.stack(list(e), axis=-1) for e in M], axis=-1)
