"""Exact solution of the motion without torque, for any inertia, any start and any time."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from .body import Body
from .errors import InvalidInput
from .groups.convert import columns, components
from .motion.kinematics import Turning
from .run.checks import initial

LIMIT_OF_PACKS = 1e7  # radians; for larger angles the sines of the SIMD packs are inaccurate


class ExactMotion(Turning):
    """Exact motion at the requested times.  The arrays of a batch have the body as first axis.

    For a single time, arrays have no axis of times.  The momentum in space and the kinetic energy are constant.

    Attributes
    ----------
    body : Body
        The body that moves.
    t : float or ndarray
        The requested times.

    Examples
    --------
    >>> motion = ph.exact.free_body([1, 2, 3], omega=[0, 0, 2.0], t=[0.0, 1.0])
    >>> motion.momentum
    array([[0., 0., 6.],
           [0., 0., 6.]])
    """

    __slots__ = ("_make", "_pair", "body", "t")  # objects with slots are made more quickly

    def __init__(self, body: Body, t: Any, make: Callable[[], tuple[np.ndarray, np.ndarray]]) -> None:
        self.body, self.t, self._make = body, t, make
        self._pair: tuple[np.ndarray, np.ndarray] | None = None

    @property
    def _arrays(self) -> tuple[np.ndarray, np.ndarray]:
        if self._pair is None:
            self._pair = self._make()
        return self._pair


class FreeBody:
    """Exact motion of a body without torque.  Call the object with a time or an array of times.

    The solution uses Jacobi's elliptic functions and the third elliptic integral.  The code is compiled.  A call takes
    as long for a million turns as for one, and an array of times is computed several at once with SIMD instructions.
    The error is rounding, a few 1e-16 for each radian turned.  This holds for every order of the moments, for symmetric
    and spherical bodies, for rotation about a principal axis, and on the separatrix.  Near the separatrix the motion is
    unstable: it magnifies the rounding error of the start by exp(rate t).  Energy and momentum remain exact there too.
    A body that spins exactly about its middle axis continues to do so.

    Parameters
    ----------
    body : Body or inertia
        As in `polhode.simulate`.
    omega, momentum : array_like, (3,) or (bodies, 3)
        Angular velocity in the body frame, or angular momentum in space; give one of them.
    attitude : array_like, (3, 3) or (bodies, 3, 3), optional
        R at t = 0, body to space; the identity by default.

    Attributes
    ----------
    body : Body
        The body.
    bodies : int or None
        Number of bodies of a batch; None for a single body.

    Examples
    --------
    >>> spinning = ph.exact.FreeBody([1, 2, 3], omega=[0.1, 1.0, 0.1])
    >>> spinning(1e6).omega.shape, spinning(np.linspace(0, 1, 5)).R.shape
    ((3,), (5, 3, 3))
    """

    __slots__ = ("_R", "_limits", "_moments", "_omega", "bodies", "body")

    def __init__(self, body: Any, *, omega: Any = None, momentum: Any = None, attitude: Any = None) -> None:
        self.body = body = body if isinstance(body, Body) else Body(body)
        R, W, self.bodies = initial(body, omega, momentum, attitude)
        self._moments = np.array(body.moments)
        if self.bodies is None:
            self._R, self._omega = np.array(R).T.copy(), np.array(W)  # R is stored column by column
        else:
            self._R = np.ascontiguousarray(columns(R))
            self._omega = components(W)
        self._limits: tuple[float, float] | None = None

    def __call__(self, t: Any) -> ExactMotion:
        if self.bodies is None and isinstance(t, (float, int)):
            out = np.empty(12)
            refuse(compiled().at_time(self._moments, self._omega, self._R, float(t), out))
            return ExactMotion(self.body, t, lambda: self._axes(out[:9].reshape(3, 3), out[9:]))
        try:
            times = np.asarray(t, float)
        except (TypeError, ValueError):
            raise InvalidInput(f"t must be a time or an array of times, got {t!r}") from None
        if self._limits is None:  # the largest angular velocity, and the ratio of the largest to the smallest moment
            moments = self._moments
            self._limits = float(np.abs(self._omega).max(initial=0.0)), float(moments.max() / moments.min())
        fastest, spread = self._limits
        far = float(np.abs(times).max(initial=0.0)) * fastest
        if not math.isfinite(far):
            refuse(2 if np.all(np.isfinite(times)) else 1)
        turned = far * spread  # an upper bound on the angles in the formulas
        if self.bodies is None and turned <= LIMIT_OF_PACKS:
            return self._one_body(times)
        many = self._many_bodies if turned <= LIMIT_OF_PACKS else self._one_by_one
        rows = many(times.reshape(-1))  # [time, entry of R or omega, body]
        lead = () if self.bodies is None else (self.bodies,)

        def arrays() -> tuple[np.ndarray, np.ndarray]:
            a = np.moveaxis(rows, 2, 0) if lead else rows[:, :, 0]
            shape = lead + times.shape
            R = np.swapaxes(a[..., :9].reshape(*shape, 3, 3), -1, -2)
            return self._axes(R, np.ascontiguousarray(a[..., 9:]).reshape(*shape, 3))

        return ExactMotion(self.body, times, arrays)

    def _one_body(self, times: np.ndarray) -> ExactMotion:
        f = compiled()
        n = times.size
        padded = np.zeros((1, -(-n // f.WIDTH) * f.WIDTH))
        padded[0, :n] = times.reshape(-1)
        R, omega = np.empty((n, 9)), np.empty((n, 3))
        f.at_times(self._moments, self._omega, self._R, padded, R, omega)
        shape = times.shape
        return ExactMotion(self.body, times, lambda: self._axes(R.reshape(*shape, 3, 3), omega.reshape(*shape, 3)))

    def _one_by_one(self, times: np.ndarray) -> np.ndarray:
        n = self.bodies or 1
        moments, omega = np.broadcast_to(self._moments, (n, 3)).copy(), np.broadcast_to(self._omega, (n, 3)).copy()
        attitude = np.broadcast_to(self._R, (n, 3, 3)).copy()
        out = np.empty((times.size, n, 12))
        for j in range(n):
            for k, t in enumerate(times.tolist()):
                refuse(compiled().at_time(moments[j], omega[j], attitude[j], t, out[k, j]))
        rows = np.moveaxis(out, 1, 2)
        rows[:, :9] = rows[:, [0, 3, 6, 1, 4, 7, 2, 5, 8]]  # from rows to columns
        return rows

    def _many_bodies(self, times: np.ndarray) -> np.ndarray:
        f = compiled()
        n = self.bodies or 1
        size = -(-n // f.WIDTH) * f.WIDTH
        moments = np.broadcast_to(self._moments, (n, 3))
        # Use units in which moments and angular velocity are about 1.  The factors are powers of two, so this adds no
        # rounding error.
        _, mass_unit = np.frexp(moments.max(axis=-1))
        _, rate_unit = np.frexp(np.abs(self._omega).max(axis=-1))
        rows = np.ones((15, size))
        rows[:3, :n] = np.ldexp(moments, -mass_unit[:, None]).T
        rows[3:6, :n] = rows[:3, :n] * np.ldexp(self._omega, -rate_unit[:, None]).T
        rows[6:, :n] = np.moveaxis(np.broadcast_to(self._R, (n, 3, 3)), 0, 2).swapaxes(0, 1).reshape(9, n)
        clock = np.zeros((times.size, size))
        clock[:, :n] = np.ldexp(times[:, None], rate_unit)
        out = np.empty((times.size, 12, size))
        f.of_bodies(rows, clock, out)
        out = out[:, :, :n]
        out[:, 9:] = np.ldexp(out[:, 9:], rate_unit)
        return out

    def _axes(self, R: np.ndarray, omega: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Convert from principal axes to the user's axes."""
        if self.body.diagonal:
            return R, omega
        Q = self.body.axes
        if Q.ndim == 3:
            Q = Q.reshape(-1, *([1] * (omega.ndim - 2)), 3, 3)
        return R @ np.swapaxes(Q, -1, -2), np.einsum("...ij,...j->...i", Q, omega)

    def __repr__(self) -> str:
        return f"<FreeBody {self.body!r}, omega {self._omega.tolist() if self.bodies is None else '...'}>"


@cache
def compiled() -> Any:
    from .engines import free_motion

    return free_motion


def refuse(what: int) -> None:
    if what == 1:
        raise InvalidInput("t contains NaN or infinity")
    if what == 2:
        raise InvalidInput(
            "omega times t is too large: the angle turned has no correct digits after the decimal "
            "point. Choose an earlier time"
        )


def free_body(body: Any, *, omega: Any = None, momentum: Any = None, attitude: Any = None, t: Any) -> ExactMotion:
    """Return the exact motion of a body without torque at given times, as `FreeBody(...)(t)` does.

    Parameters
    ----------
    body : Body or inertia
        As in `polhode.simulate`.
    omega, momentum : array_like, (3,) or (bodies, 3)
        Angular velocity in the body frame, or angular momentum in space; give one of them.
    attitude : array_like, (3, 3) or (bodies, 3, 3), optional
        R at t = 0, body to space; the identity by default.
    t : float or array_like
        Times from the start.

    Returns
    -------
    ExactMotion

    Examples
    --------
    >>> ph.exact.free_body([1, 2, 3], omega=[0, 0, 2.0], t=np.pi / 4).R.round(12)
    array([[ 0., -1.,  0.],
           [ 1.,  0.,  0.],
           [ 0.,  0.,  1.]])
    """
    return FreeBody(body, omega=omega, momentum=momentum, attitude=attitude)(t)


__all__ = ["ExactMotion", "FreeBody", "free_body"]
