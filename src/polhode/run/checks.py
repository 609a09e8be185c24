"""Checks of user input and conversion to arrays: time span, samples, initial attitude and velocity."""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..arguments import finite_number, float_array, number_of_bodies, refuse_if, whole_number
from ..body import Body
from ..engines.dlpack import host
from ..engines.layout import count
from ..errors import InvalidInput, LongStepWarning, warn_caller
from ..integrators import METHODS
from ..kernels.flight import Pair, Pose
from ..kernels.so3 import ALL_DIGITS, NEAR_ENOUGH, defect
from ..kernels.values import Mat3, Vec3, cross, dot
from ..torques.base import Torque, mat3, vec3
from ..torques.control import Wheels
from ..units import LENGTH, MOMENTUM, RATE, VELOCITY, in_si

if TYPE_CHECKING:
    from .setup import Setup

ONLY_THE_ENDS = 2**62  # a number of steps between samples so large that only start and end are samples
AT_TIMES = ONLY_THE_ENDS + 1  # the same; marks a run whose samples are at the times of t_eval

DIMENSIONS = {"omega": RATE, "momentum": MOMENTUM, "position": LENGTH, "velocity": VELOCITY}

UPRIGHT = np.eye(3)
UPRIGHT.setflags(write=False)


def check_span(t_start: Any, t_end: Any, dt: Any) -> int:
    t_start, t_end, dt = (finite_number(v, n) for n, v in (("t_start", t_start), ("t_end", t_end), ("dt", dt)))
    if dt <= 0:
        raise InvalidInput(f"dt must be positive, got {dt!r}; to run backwards, start with the reversed velocity")
    span = t_end - t_start
    if span <= 0:
        raise InvalidInput(f"t_end must be after t_start, got {t_start!r} to {t_end!r}")
    if span > 2**52 * dt:
        raise InvalidInput(f"{span:g}/{dt:g} steps are too many to be counted; make dt larger")
    check_resolution(t_start, t_end, dt)
    steps = round(span / dt)
    if steps < 1 or abs(steps * dt - span) > 1e-9 * span:
        n = max(1, round(span / dt))
        near = sorted({span / n, span / (n + 1)}, key=lambda x: abs(x - dt))[0]
        raise InvalidInput(
            f"dt = {dt!r} does not divide the span {span!r}; the nearest that does is dt = {near!r} "
            f"({round(span / near)} steps)"
        )
    return steps


def check_resolution(t_start: float, t_end: float, dt: float) -> None:
    """Raise InvalidInput for times so large that rounding falsifies the length of a step.

    Times are sums t_start + k dt, rounded to floating-point numbers.  Near the later end these are `gap` apart, so each
    time is off by up to gap/2.  A torque of slope f' in time is then off by up to f' gap/2, while it changes by f' dt
    in a step. So gap/dt bounds the relative error; it may be at most a hundredth.
    """
    gap = float(np.spacing(max(abs(t_start), abs(t_end))))
    if gap > 0.01 * dt:
        raise InvalidInput(
            f"floating-point numbers near t = {max(t_start, t_end, key=abs):g} are {gap:.2g} apart, too far for steps "
            f"of dt = {dt:g}: count time from the start of the run (t_start=0, and in the torque t + {t_start:g})"
        )


def check_every(every: Any) -> int:
    return min(whole_number(every, "every", wanted="a whole number of steps") or ONLY_THE_ENDS, ONLY_THE_ENDS)


def machine_memory() -> float:
    """Return the memory of this machine in bytes; infinite if the system does not report it."""
    try:
        return float(os.sysconf("SC_PAGE_SIZE")) * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return np.inf


def check_size(samples: int, setup: Setup, bodies: int) -> None:
    """Before a run, raise InvalidInput if its samples would not fit into memory."""
    size = 8.0 * samples * count(setup.template) * bodies
    if size > 1e8 and size > machine_memory():
        raise InvalidInput(
            f"{samples:.3g} samples would take {size / 2**30:.3g} GiB, more than the memory of this machine: "
            "keep fewer with `every` or t_eval, or reduce them with `observe`"
        )


def rotation_matrices(attitude: Any) -> np.ndarray:
    if attitude is None:
        return UPRIGHT
    a = numbers(
        attitude.as_matrix() if hasattr(attitude, "as_matrix") else attitude, "attitude", "a 3x3 rotation matrix"
    )
    if a.ndim not in (2, 3) or a.shape[-2:] != (3, 3):
        hints = {
            (4,): " A quaternion: use polhode.attitudes.quaternion(q, order='wxyz') or order='xyzw'.",
            (3,): " Angles: use polhode.attitudes.euler(angles, 'ZXZ') or .rotation_vector(v).",
        }
        hint = hints.get(a.shape[-1:], "")
        raise InvalidInput(f"attitude must be a 3x3 rotation matrix or a scipy Rotation, got shape {a.shape}.{hint}")
    # for one body, use numbers instead of small arrays; for a batch, nine arrays instead of many small ones
    if a.ndim == 2:
        x, y, z = a.tolist()
    else:
        x, y, z = ([np.ascontiguousarray(a[:, i, j]) for j in range(3)] for i in range(3))
    R = Mat3(*(Vec3(*column) for column in zip(x, y, z, strict=True)))
    off, volume = defect(R), dot(R.e1, cross(R.e2, R.e3))
    if a.ndim == 3:
        off, volume = np.max(off, initial=0.0), np.min(volume, initial=1.0)
    if off > NEAR_ENOUGH:
        raise InvalidInput(
            f"attitude is not a rotation matrix: R^T R differs from 1 by {off:.1e}; give it with more digits, "
            "or as scipy.spatial.transform.Rotation.from_matrix(R)"
        )
    if volume < 0:
        raise InvalidInput("attitude is a reflection (determinant -1); a rotation has determinant +1")
    if off > ALL_DIGITS:  # a rotation with few digits is replaced by the nearest exact rotation
        u, _, v = np.linalg.svd(a)
        a = u @ v
    return a


def numbers(v: Any, name: str, wanted: str) -> np.ndarray:
    a = float_array(v)
    if a is None:
        raise InvalidInput(f"{name} must be {wanted}, got {v!r}")
    if not np.isfinite(a).all():
        raise InvalidInput(f"{name} contains NaN or infinity; it must be {wanted}")
    return a


def inner_momentum(torque: Torque) -> Any:
    """Return the momentum of the wheels at the start, in the body frame."""
    return sum((q.carried_by(q.momenta) for q in torque.parts if isinstance(q, Wheels)), start=np.zeros(3))


def check_start_given(omega: Any, momentum: Any) -> None:
    if (omega is None) == (momentum is None):
        raise InvalidInput("give exactly one of omega (body frame, rad/s) and momentum (space frame)")


class Place(NamedTuple):
    """Position and velocity of the centre of mass at the start, as the user gives them; None: zero."""

    position: Any = None
    velocity: Any = None


def vectors(v: Any, name: str) -> np.ndarray:
    """Convert to an array (3,) or (bodies, 3), or raise InvalidInput."""
    wanted = "three numbers (with one leading axis for a batch)"
    a = np.zeros(3) if v is None else numbers(in_si(host(v), DIMENSIONS[name], name), name, wanted)
    if a.ndim not in (1, 2) or a.shape[-1:] != (3,):
        raise InvalidInput(f"{name} must be {wanted}, got shape {a.shape}")
    return a


def angular(W: Any) -> Vec3:
    """Return the angular part of the velocities of a start."""
    found: Vec3 = W.turn if isinstance(W, Pair) else W
    return found


def initial(
    body: Body, omega: Any, momentum: Any, attitude: Any, inner: Any = 0.0, place: Place | None = None
) -> tuple[Any, Any, int | None]:
    """Return R and W in principal axes as kernel values, and the number of bodies (None: a single body).

    A momentum in space includes the momentum `inner` of the wheels.  With a place, the values are a Pose and a Pair of
    velocities.
    """
    if place is not None and momentum is None and omega is None:
        omega = np.zeros(3)
    check_start_given(omega, momentum)
    R = rotation_matrices(attitude)
    label = "omega" if momentum is None else "momentum"
    given = vectors(omega if momentum is None else momentum, label)
    x, v = (np.zeros(3),) * 2 if place is None else (vectors(a, k) for k, a in place._asdict().items())
    arrays = {"attitude": (R, 3), label: (given, 2), "position": (x, 2), "velocity": (v, 2)}
    lengths = {name: len(a) if a.ndim == ndim else None for name, (a, ndim) in arrays.items()}
    bodies = number_of_bodies({"inertia": body.batch, **lengths})
    if bodies == 0:
        raise InvalidInput("the batch is empty: give at least one body")
    W = given
    if momentum is not None:  # omega = J^-1 R^T pi
        P = np.einsum("...ji,...j->...i", R, given) - inner
        W = np.linalg.solve(body.inertia, P[..., None])[..., 0]
    if not body.diagonal:
        R = R @ body.axes
        W = np.einsum("...ji,...j->...i", body.axes, W)
    if bodies is not None:
        R, W = np.broadcast_to(R, (bodies, 3, 3)), np.broadcast_to(W, (bodies, 3))
    if place is None:
        return mat3(R), vec3(W), bodies
    x, v = (np.broadcast_to(a, W.shape) for a in (x, v))
    return Pose(mat3(R), vec3(x), vec3(np.zeros(W.shape))), Pair(vec3(W), vec3(v)), bodies


def check_powers(setup: Setup, W: Any, span: float) -> None:
    """Raise InvalidInput if the method computes powers of the angular velocity that may overflow or underflow."""
    if setup.method.claims.order == np.inf or setup.options.get("flow") == "exact":
        return  # methods on the exact free motion accept angular velocities of any size
    size = np.max(np.abs(np.stack(np.broadcast_arrays(*angular(W)))), axis=0)
    with np.errstate(over="ignore"):
        seen = (size > 0) & (size * abs(span) > 1e-10)
    bad = size[seen & ((size < 1e-45) | (size > 1e45))]
    if bad.size:
        raise InvalidInput(
            f"an angular velocity of {bad.flat[0]:.3g} rad/s: {setup.method.name} takes powers of it, which may "
            "overflow or underflow. Choose a unit of time in which it is about one, or a method on the exact free "
            "motion (exact_free, rkn4, ...)"
        )


def increasing(t_eval: Any) -> np.ndarray:
    t = np.atleast_1d(numbers(t_eval, "t_eval", "increasing times"))
    refuse_if(t.ndim != 1 or t.size == 0 or np.any(np.diff(t) <= 0), "t_eval must be one or more increasing times")
    return t


def wanted_steps(
    t_eval: Any, setup: Setup, steps: int, instead: str = "get any times after the run with trajectory.at(times)"
) -> np.ndarray | None:
    """Return the step numbers of the times `t_eval`; `instead` is the advice if a time is between steps."""
    if t_eval is None:
        return None
    t = increasing(t_eval)
    with np.errstate(over="ignore"):  # a time may be far outside the span
        k = (t - setup.t_start) / setup.dt
    beyond = "t_eval goes beyond the span from t_start to t_end: leave those times out, or change t_end"
    refuse_if(not -1.0 < k[0] <= k[-1] < steps + 1.0, beyond)
    index = np.rint(k).astype(np.int64)
    off = np.abs(k - index) > 1e-6
    if np.any(off):
        j = int(np.argmax(off))
        raise InvalidInput(
            f"t_eval: {float(t[j])!r} is not on the grid of steps; the nearest time is "
            f"{float(setup.t_start + index[j] * setup.dt)!r}. Choose dt so that all times are multiples of it, or "
            f"{instead}"
        )
    refuse_if(index[0] < 0 or index[-1] > steps, beyond)
    return index


LOOKS_LIKE_DEGREES = 20.0  # rad/s; if omega is larger and steps are too long, omega may be in degrees per second
DEGREES = " If omega is in degrees per second, give the unit: omega=['90 deg/s', ...], or numpy.radians(...)."


def warn_of_long_steps(setup: Setup, W: Vec3, earlier: Callable[[], Vec3] | None = None) -> bool:
    """Warn if steps turn a body further than the method can resolve; return whether the warning was issued.

    W: angular velocities, as numbers or arrays [body]; NaN does not count as too fast.  earlier: at the end of a run, a
    function that returns the angular velocities at the start; bodies that were too fast there are ignored, because the
    warning was issued then."""
    fastest, W = setup.fastest, angular(W)
    if fastest == np.inf:
        return False
    with np.errstate(all="ignore"):
        square = W.x * W.x + W.y * W.y + W.z * W.z
        if not np.any(square > fastest * fastest):
            return False
        fast = np.atleast_1d(square > fastest * fastest)
        if earlier is not None:
            V = earlier()
            fast = fast & np.logical_not(V.x * V.x + V.y * V.y + V.z * V.z > fastest * fastest)
            if not fast.any():
                return False
    speed = float(np.sqrt(np.max(np.atleast_1d(square)[fast])))
    kind, limit = setup.bound.kind, fastest * abs(setup.dt)
    free_of_limit = [m for m in METHODS if METHODS[m].turn_limit == np.inf and METHODS[m].accepts >= kind]
    who = f"{np.count_nonzero(fast)} of {fast.size} bodies by up to" if setup.batch else "the body by"
    warn_caller(
        f"{setup.method.name}: a step of dt = {setup.dt:g} turns {who} {speed * abs(setup.dt):.3g} rad "
        f"{'at the start' if earlier is None else 'at the end of the run'}, and the method resolves {limit:.3g} rad at "
        "most. Beyond that, it cannot count whole turns, and the result may be wrong even if it conserves energy and "
        "momentum. "
        f"Choose dt below {limit / speed:.2g}, or a method with the exact free motion, which has no such limit: "
        f"{', '.join(free_of_limit)}." + (DEGREES if speed > LOOKS_LIKE_DEGREES and earlier is None else ""),
        LongStepWarning,
    )
    return True


def check_picklable(what: str, thing: Any) -> None:
    """Raise InvalidInput if a part of a run cannot be pickled, unless cloudpickle is loaded: it pickles functions."""
    try:
        pickle.dumps(thing)
    except Exception as e:
        if "cloudpickle" not in sys.modules:
            raise InvalidInput(
                f"this run cannot be pickled, because {what} cannot ({e}): define its functions at the top level of a "
                "module, or store the run with save()"
            ) from None
