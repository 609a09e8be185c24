"""Failures of runs: which bodies failed and when, and advice for the user."""

from __future__ import annotations

import contextlib
from typing import Any

import numpy as np

from ..engines.layout import as_numbers, from_rows, leaves
from ..errors import InvalidInput, KernelError
from ..kernels.so3 import distance
from ..kernels.values import Mat3, Vec3
from ..torques.base import KernelTorque, advice_on_params, mat3, structure
from .result import Outcome
from .setup import Setup

LIMIT_OFF_GROUP = 1e-2  # distance from SO(3) beyond which R has no meaning


def blame(e: BaseException, where: str, trajectory: Any) -> BaseException:
    """Return the user's own exception, with the time and step at which it happened and the valid part of the run."""
    e.add_note(f"polhode: {where}; the trajectory until then is the attribute `trajectory` of this exception")
    e.trajectory = trajectory  # type: ignore[attr-defined]
    return e


def explained(e: Exception, setup: Setup) -> Exception | None:
    """Return an exception with advice on an error in a torque, or None."""
    torque = setup.torque
    known = setup.runs_on.explain(e, torque.name)
    if known is not None:
        return known
    if isinstance(e, (AttributeError, TypeError, LookupError)) and (hint := advice_on_params(torque, e)):
        return InvalidInput(f"{hint} ({type(e).__name__}: {e})")
    if isinstance(e, KernelError) and setup.options.get("stiff") is True and not torque.only_numbers:
        e.add_note(
            "stiff=True also compiles the load for power series instead of numbers: use functions of polhode.math, "
            "such as minimum instead of min, and let a variable keep its type; or leave out stiff"
        )
    if isinstance(e, (AttributeError, TypeError, KernelError)):
        for part in torque.parts:
            f = getattr(part, "inner", part)
            if isinstance(f, KernelTorque):
                have = {"t": setup.t_start, "R": mat3(np.eye(3)), "omega": Vec3(0.0, 0.0, 0.0)}
                with contextlib.suppress(Exception):
                    T = f.names.call(f.f, {**have, "p": as_numbers(structure(f.params, None), 1)})
                    if not isinstance(T, Vec3):
                        return InvalidInput(
                            f"{f.name} returned {type(T).__name__} {T!r}: a @polhode.kernel torque must "
                            "return Vec3(x, y, z)"
                        )
    return None


def look_again(
    setup: Setup, index: np.ndarray, states: np.ndarray, bodies: np.ndarray, failed: np.ndarray, outcomes: list[Outcome]
) -> None:
    """Find the first invalid sample of each of these bodies; update `failed` and `outcomes`."""
    some = states[:, :, bodies]
    finite = np.isfinite(some).all(axis=1)  # [sample, body]
    bad = ~finite | off_group(setup, np.moveaxis(some, 1, 0), bodies)
    for k in np.flatnonzero(bad.any(axis=0)):
        first, body = int(np.argmax(bad[:, k])), bodies[k]
        last_good = int(index[max(first - 1, 0)])
        if failed[body] < 0 or last_good < failed[body]:
            if failed[body] < 0 or index[first] <= failed[body]:  # otherwise the body failed before, for another reason
                outcomes[body] = Outcome.LEFT_GROUP if finite[first, k] else Outcome.NOT_FINITE
            failed[body] = last_good


def off_group(setup: Setup, rows: np.ndarray, bodies: Any = slice(None)) -> np.ndarray:
    """Return the mask of the bodies whose R has left SO(3); rows [leaf, ..., body] contain only these bodies."""
    return is_off(finish(setup, rows, bodies)[0], rows.shape[1:])


def is_off(R: Mat3, shape: tuple[int, ...]) -> np.ndarray:
    with np.errstate(all="ignore"):
        return np.broadcast_to(~(np.asarray(distance(R)) <= LIMIT_OFF_GROUP), shape)  # NaN counts as having left SO(3)


def is_on(R: Mat3) -> bool:
    """Whether R, made of numbers, is a rotation; False for arrays, whose members may differ."""
    return type(R.e1.x) is float and bool(distance(R) <= LIMIT_OFF_GROUP)


def finish(setup: Setup, rows: np.ndarray, bodies: Any = slice(None)) -> tuple[Mat3, Vec3]:
    """Return attitudes and angular velocities in principal axes; rows [leaf, ..., body] contain only these bodies."""
    I, shared = setup.I, not any(isinstance(v, np.ndarray) for v in leaves(setup.I))
    if not shared:
        I = from_rows(I, [v[bodies] if np.ndim(v) else v for v in leaves(I)])
    R: Mat3
    W: Vec3
    with np.errstate(all="ignore"):
        if rows.shape[1:] == (1,) and shared and np.isfinite(rows).all():
            with contextlib.suppress(ArithmeticError):  # numbers are much faster than arrays of length one
                if setup.parts.finish_leaves is not None:
                    R, W = setup.parts.finish_leaves(I, rows[:, 0])
                else:
                    R, W = setup.parts.finish(I, from_rows(setup.template, rows[:, 0].tolist()))
                return R, W
        R, W = setup.parts.finish(I, from_rows(setup.template, list(rows)))
        return R, W
