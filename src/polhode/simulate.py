"""The driver: check what is given, start, march in chunks, keep what is valid, report."""

from __future__ import annotations

import contextlib
import dis
import os
import signal
import threading
import time
import types
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .body import Body
from .engines.cache import fingerprint, used_names
from .engines.dlpack import on_gpu
from .engines.layout import count, each, from_rows, leaves, to_rows
from .engines.problem import Problem, Progress
from .errors import InvalidInput, KernelError, PolhodeError, SimulationFailed, unknown
from .kernel.so3 import distance
from .kernel.values import Diag3, Vec3
from .methods import METHODS, check_options, check_supported, make_parts, settle, split_cost, variant
from .methods.record import Cost, Kind, Method, Parts
from .observe import OBSERVABLES, empty, for_observables, resolve, watcher
from .switching import Switching
from .torques.base import (
    Bound,
    KernelTorque,
    Sum,
    Torque,
    arguments,
    as_torque,
    first_body,
    mat3,
    no_energy,
    no_torque,
    structure,
    vec3,
)
from .torques.control import Wheels
from .trajectory import Outcome, Stats, Trajectory

if TYPE_CHECKING:
    from .events import Hunt
    from .pace import Control
    from .solver import Request

ENGINES = ("auto", "python", "numba", "jax", "cuda")
PRECISIONS = ("float64", "mixed", "float32")
LIMIT_OFF_GROUP = 1e-2  # distance from SO(3) beyond which R has no meaning
ONLY_THE_ENDS = 2**62  # so many steps between samples that there are none
UPRIGHT = np.eye(3)
UPRIGHT.setflags(write=False)
AT_TIMES = ONLY_THE_ENDS + 1  # the same, of a run whose samples are where t_eval wanted them


@dataclass(frozen=True)
class Setup:
    """Everything about a run that does not change while it goes."""

    body: Body
    torque: Torque
    method: Method
    options: Mapping[str, Any]
    parts: Parts
    bound: Bound  # the torque for the engine
    bound_python: Bound  # and for plain Python: the start, and energies of samples
    engine: str
    I: Diag3
    dt: float
    t_start: float
    every: int
    template: Any  # a state of the method, for its structure
    batch: bool
    observe: tuple[Any, ...]
    observe_names: tuple[str, ...]
    watch: Callable[..., Any] | None
    cost: Cost  # torque calls of the start and of each step
    precision: str = "float64"
    control: Control | None = None  # of the length of the steps

    @property
    def free(self) -> bool:
        return self.torque.kind == Kind.FREE

    @property
    def torqueless(self) -> bool:
        """Is there nothing to call?  Wheels alone are not called by methods that know of them."""
        return self.bound.kind == Kind.FREE

    def calls(self) -> int:
        """Calls of Python functions so far, those that a cache answered left out."""
        counters = {id(c): c for c in (*self.bound.callbacks, *self.bound_python.callbacks)}
        return sum(c.calls for c in counters.values()) - self.torque.hits

    def arithmetic(self) -> AbstractContextManager[Any]:
        """Where Python calls a torque that was written for JAX: with 64 bits, as in the run."""
        if self.engine != "jax":
            return nullcontext()
        from .engines.jax import double_precision

        context: AbstractContextManager[Any] = double_precision()
        return context


def simulate(
    body: Any,
    torque: Any = None,
    *,
    omega: Any = None,
    momentum: Any = None,
    attitude: Any = None,
    t_end: float,
    dt: float | None = None,
    t_start: float = 0.0,
    method: str = "auto",
    every: int = 1,
    t_eval: Any = None,
    observe: str | Callable[..., Any] | Sequence[Any] = (),
    callback: Callable[..., Any] | None = None,
    events: Any = None,
    params: Any = None,
    frame: str = "space",
    engine: str = "auto",
    precision: str = "float64",
    progress: bool = False,
    on_failure: str = "raise",
    control: str | None = None,
    tol: float | None = None,
    pace: Callable[..., Any] | None = None,
    dt_min: float | None = None,
    max_steps: int | None = None,
    **options: Any,
) -> Trajectory:
    """Integrate the rotation of a rigid body, or of a batch of bodies, with a fixed step or one that is controlled.

    Parameters
    ----------
    body : Body, three moments, or an inertia tensor.
    torque : None (free body), a model from `polhode.torques` or a sum of them, a `Potential`, a
        `@polhode.kernel` function, or any Python function.  Functions are called by argument name with
        t, R, omega (body frame), p (= params), and return the torque in `frame`.
    omega, momentum : the start; angular velocity in the body frame, or angular momentum in space.  Exactly one.
    attitude : 3x3 rotation matrix, SciPy Rotation, or None for the identity.
        A leading axis on omega, momentum, attitude or inertia makes a batch.
    t_end, dt, t_start : the span and the step; dt must divide the span.
    method : a name from `polhode.methods`; its options as further keywords.  "auto" is the exact motion of a free
        body, otherwise rkn4: six torque calls a step, and 28 of what depends on the angular velocity; where that is
        a Python function, strang, which calls it once a step.
    every : a sample is kept every so many steps; the first and the last always are.  0: only those two.
    t_eval : instead of every, the times at which samples are wanted; they must lie on the grid of steps.  With control,
        any times: each costs one more step, cut there, from before which the run goes on; samples are as good as steps.
    observe : names of observables (or @kernel functions, by argument name, of t, I, p, R, W in the body's axes) whose
        min, max, mean and last value over every step go to `trajectory.observed`, without storing samples.
    callback : called at each sample after the start by argument name with t, R, omega; returns True to stop the run.
    events : functions of t, R, omega, p, by argument name, whose changes of sign are wanted (`trajectory.events`), or
        `polhode.Event(f, direction=..., terminal=...)`.  A terminal event ends the run: its last sample is the last
        step before, the state at the event is in `trajectory.events`, and `extend` goes on from the grid of steps.
        With control, of one body.
    engine : "numba" (compiled), "python", "jax", "cuda", or "auto", which is "numba".
    precision : "float64", or with engine="cuda" "float32": about twice as fast, a
        unit of its rounding, 1.2e-7, is lost a step; or "mixed", with attitude and momentum summed in float64, for
        splittings on the exact free motion; see docs/gpu.md.
    on_failure : "raise", or "stop" to get the valid part back, marked by its outcome.
    control : None (steps of length dt), or how each body's steps are chosen.  The last is cut so that it ends at t_end;
        samples have times of their own, (bodies, n) of a batch; `stats` tells the steps that were rejected, the
        smallest and the largest, and all torque calls.

        "reversible": steps become shorter where the motion becomes faster, so that the method stays time-reversible
        (but for the cut one) and keeps its energy bounded; for methods that are reversible.  dt is the first step and
        halving it halves them all.  Two more torque calls a step than the method's own, or none with `pace`.
        "error": each step's error is within `tol`; for long runs of conservative motion energy drifts.  dt is the
        first step to try, and need not be given.  No more torque calls than the method's own for the splittings
        (strang, rkn4, rkn6, ...); three times as many for others, which make each step in two halves, too.
    tol : for control="error", of a step: the angle of the attitude, and the momentum relative to its largest.  1e-6.
    pace : for control="reversible", a @kernel function, by argument name, of t, R, omega, p: how dense steps have to
        be, in any unit, such as 1/distance from a wall.  One without omega needs no torque.
    dt_min, max_steps : a step shorter than dt_min, or more steps than max_steps (tried ones, 10 million), is a failure.

    Returns
    -------
    Trajectory
    """
    from .solver import arrange

    body = body if isinstance(body, Body) else Body(body)
    acting = as_torque(torque, params, frame)
    asked = arrange(
        body, acting, method, options, t_end=t_end, dt=dt, t_start=t_start, every=every, t_eval=t_eval, observe=observe,
        callback=callback, events=events, engine=engine, precision=precision, on_failure=on_failure, control=control,
        tol=tol, pace=pace, dt_min=dt_min, max_steps=max_steps,
    )  # fmt: skip
    if on_gpu(omega) or on_gpu(momentum) or on_gpu(attitude):
        return from_device(asked, omega, momentum, attitude)
    R, W, bodies = initial(body, omega, momentum, attitude, inner_momentum(acting))
    return asked.plan(bodies).run(R, W, progress)


def set_up(
    body: Body,
    torque: Torque,
    method: str,
    options: Mapping[str, Any],
    *,
    engine: str,
    dt: float,
    t_start: float,
    every: int,
    bodies: int | None,
    observe: Any,
    precision: str = "float64",
    control: Control | None = None,
) -> Setup:
    """Check what was asked for and bring its pieces together."""
    record = METHODS[automatic(torque) if method == "auto" else method]
    chosen = settle(record, check_options(record, options), torque.opaque)
    kind = torque.kind if torque.external is None or not record.spins else torque.external
    check_supported(record, kind, torque.name, chosen)
    name = check_engine(engine)
    only = torque.only_engine(bodies)
    if only is not None and name != only:
        if engine != "auto":
            raise InvalidInput(f"{torque.name} is called for all bodies at once, and that is engine={only!r}")
        name = only
    check_precision(precision, name)
    if precision == "mixed":
        check_mixed(record, chosen, kind, control)
    bound = torque.bind(body, name, bodies)
    python = torque.bind(body, "python", bodies) if name == "jax" or (bound.plain and name != "python") else bound
    if record.spins:
        bound, python = bound.without_wheels(), python.without_wheels()
    if bound.held and name == "cuda":
        raise InvalidInput(
            f"engine='cuda' cannot switch {torque.name} between steps: use engine='numba' (or piecewise(..., "
            "held=False), where it does not matter that methods lose their order at a switch)"
        )
    try:
        wanted = (observe,) if isinstance(observe, str) or callable(observe) else tuple(observe)
    except TypeError:
        raise InvalidInput(f"observe must be names of observables, got {observe!r}") from None
    needs_energy = record.needs_energy or chosen.get("energy_correction")
    if name == "numba" and bound.plain and bound.energy is not None and needs_energy:
        if engine == "numba":
            raise InvalidInput(
                f"{record.name} needs the potential energy inside its step, and {torque.name} is plain Python: "
                "mark energy and torque with @polhode.kernel, or use engine='python'"
            )
        name, bound = "python", python
    if name == "cuda" and bound.plain:
        raise InvalidInput(
            f"engine='cuda' cannot run {torque.name}, which is plain Python; mark it with @polhode.kernel, or use "
            "engine='numba'"
        )
    for v in leaves(bound.p):
        if np.ndim(v) and np.shape(v) != (bodies,):
            raise InvalidInput(
                f"the torque has parameters for {np.shape(v)[0]} bodies, the run has {bodies or 'one'}: "
                "give one value, or as many as bodies"
            )
    watching = any(callable(x) for x in wanted) and (bound.plain or not body.diagonal)
    if watching:  # functions see the user's axes and parameters
        alike = python is bound
        bound = for_observables(bound, torque, body, bodies)
        python = bound if alike else for_observables(python, torque, body, bodies)
    if control is not None:
        from .pace import cost_of, limited, with_control

        alike = python is bound
        bound = limited(bound, torque, body, bodies, control)
        python = bound if alike else limited(python, torque, body, bodies, control)
    parts = make_parts(record, chosen, bound.energy, bound.kind, bound.split, bound.spin)
    if python is not bound:  # a run starts in Python, whatever the engine
        parts = parts._replace(
            start=make_parts(record, chosen, python.energy, python.kind, python.split, python.spin).start
        )
    pairs = [resolve(x, bound.energy, watching, not body.diagonal, bound.spin) for x in wanted]
    for k, (label, _) in enumerate(pairs):
        if label in [other for other, _ in pairs[:k]]:
            raise InvalidInput(f"observe: {label!r} is there twice; each observable needs a name of its own")
    watch = watcher(parts.finish, tuple(f for _, f in pairs)) if pairs else None
    I = Diag3(*vec3(body.moments))
    template = state_of(make_parts(record, chosen, no_energy, bound.kind))  # the same structure, for no torque at all
    cost = split_cost(record, bound.split) or variant(record, chosen).cost
    if control is not None:
        cost = cost_of(cost, record, chosen, bound, template, control, dt)
        parts, template = with_control(record, chosen, bound, parts, template, body, control, dt)
    return Setup(
        body, torque, record, chosen, parts, bound, python, name, I, float(dt), float(t_start), every, template,
        bodies is not None, wanted, tuple(n for n, _ in pairs), watch, cost, precision, control,
    )  # fmt: skip


def from_device(asked: Request, omega: Any, momentum: Any, attitude: Any) -> Trajectory:
    """A run whose start is on the GPU, and whose samples stay there."""
    if asked.settings["engine"] != "cuda":
        raise InvalidInput("omega, momentum or attitude is on a GPU: use engine='cuda', or give a copy on the host")
    if asked.t_eval is not None or asked.callback is not None or asked.events is not None:
        raise InvalidInput(
            "t_eval, callback and events need a start on the host: give copies of omega and attitude there"
        )
    if asked.settings["control"] is not None:
        raise InvalidInput("step-size control needs a start on the host: give copies of omega and attitude there")
    if (omega is None) == (momentum is None):
        raise InvalidInput("give exactly one of omega (body frame, rad/s) and momentum (space frame)")
    check_engine("cuda")
    from . import on_device

    w, many = on_device.shaped(omega if momentum is None else momentum, "omega or momentum", (3,))
    r, several = on_device.shaped(attitude if on_gpu(attitude) else rotation_matrices(attitude), "attitude", (3, 3))
    bodies = on_device.number_of_bodies(asked.body, many, several)
    setup = asked.set_up(bodies)
    march, trajectory = on_device.simulate_on_device(setup, w, r, momentum is not None, bodies or 1, asked.steps, March)
    reported: Trajectory = march.report(trajectory, asked.on_failure)
    return reported


@lru_cache(maxsize=512)
def state_of(parts: Parts) -> Any:
    """Some state of a method."""
    return parts.start(no_torque, (), Diag3(1.0, 1.0, 1.0), 1.0, 0.0, mat3(np.eye(3)), Vec3(0.0, 0.0, 0.0))


def automatic(torque: Torque) -> str:
    """The method for those who do not choose one."""
    if torque.kind == Kind.FREE:
        return "exact_free"
    if torque.external is not None:
        return "gyrostat4" if torque.external <= Kind.TORQUE else "gyrostat2"
    parts = torque.parts if isinstance(torque, Sum) else (torque,)
    # rkn4 would call a torque of the angular velocity 28 times a step: too often for one that is Python
    return "strang" if any(q.opaque and q.kind == Kind.VELOCITY for q in parts) else "rkn4"


# --- checks ------------------------------------------------------------------------------------------


def check_span(t_start: Any, t_end: Any, dt: Any) -> int:
    for name, v in (("t_start", t_start), ("t_end", t_end), ("dt", dt)):
        if not isinstance(v, (int, float, np.integer, np.floating)) or not np.isfinite(v):
            raise InvalidInput(f"{name} must be a finite number, got {v!r}")
    t_start, t_end, dt = float(t_start), float(t_end), float(dt)
    if dt <= 0:
        raise InvalidInput(f"dt must be positive, got {dt!r}; to run back, start from the reversed velocity")
    span = t_end - t_start
    if span <= 0:
        raise InvalidInput(f"t_end must be after t_start, got {t_start!r} to {t_end!r}")
    if span > 2**52 * dt:
        raise InvalidInput(f"{span:g}/{dt:g} steps are more than can be counted; make dt larger")
    steps = round(span / dt)
    if steps < 1 or abs(steps * dt - span) > 1e-9 * span:
        n = max(1, round(span / dt))
        near = sorted({span / n, span / (n + 1)}, key=lambda x: abs(x - dt))[0]
        raise InvalidInput(
            f"dt = {dt!r} does not divide the span {span!r}; the nearest that does is dt = {near!r} "
            f"({round(span / near)} steps)"
        )
    return steps


def check_every(every: Any) -> int:
    if isinstance(every, bool) or not isinstance(every, (int, np.integer)) or every < 0:
        raise InvalidInput(f"every must be a whole number of steps, got {every!r}")
    return int(every) or ONLY_THE_ENDS


def check_size(samples: int, setup: Setup, bodies: int) -> None:
    """Samples that cannot be held are refused before the work is done."""
    size = 8.0 * samples * count(setup.template) * bodies
    if size < 1e8:
        return
    try:
        memory = float(os.sysconf("SC_PAGE_SIZE")) * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # unknown on this system
        return
    if size > memory:
        raise InvalidInput(
            f"{samples:.3g} samples would take {size / 2**30:.3g} GiB, more than the memory of this machine: "
            "keep fewer with `every` or t_eval, or reduce them with `observe`"
        )


def check_engine(engine: str) -> str:
    if engine not in ENGINES:
        raise unknown("engine", engine, ENGINES)
    if engine in ("auto", "numba"):
        return "numba"
    if engine == "cuda":
        import polhode.engines.cuda
    if engine == "jax":
        import polhode.engines.jax  # noqa: F401  raises EngineUnavailable with what to install
    return engine


def check_precision(precision: str, engine: str) -> None:
    if precision not in PRECISIONS:
        raise unknown("precision", precision, PRECISIONS)
    if precision != "float64" and engine != "cuda":
        raise InvalidInput(f"precision={precision!r} is for engine='cuda'; engine={engine!r} computes in float64")


def check_mixed(record: Method, chosen: dict[str, Any], kind: Kind, control: Control | None) -> None:
    able = [n for n in METHODS if "flow" in METHODS[n].options and METHODS[n].estimate is not None]
    if record.name not in able or chosen["flow"] != "exact" or kind == Kind.VELOCITY or control is not None:
        raise InvalidInput(
            f"precision='mixed' is for splittings on the exact free motion ({', '.join(able)}), a fixed step and a "
            "torque that does not depend on the angular velocity: choose these, or precision='float64'"
        )


def greatest(v: np.ndarray) -> float:
    return float(np.abs(v).max(initial=0.0))


def rotation_matrices(attitude: Any) -> np.ndarray:
    if attitude is None:
        return UPRIGHT
    a = numbers(
        attitude.as_matrix() if hasattr(attitude, "as_matrix") else attitude, "attitude", "a 3x3 rotation matrix"
    )
    if a.ndim not in (2, 3) or a.shape[-2:] != (3, 3):
        hint = " A quaternion: use scipy.spatial.transform.Rotation.from_quat." if a.shape[-1:] == (4,) else ""
        raise InvalidInput(f"attitude must be a 3x3 rotation matrix or a scipy Rotation, got shape {a.shape}.{hint}")
    if a.ndim == 2:  # numbers are faster than arrays of nine, and nine arrays than many of nine
        x, y, z = a.tolist()
        largest: Callable[[Any], float] = abs
    else:
        x, y, z = ([np.ascontiguousarray(a[:, i, j]) for j in range(3)] for i in range(3))
        largest = greatest
    columns = list(zip(x, y, z, strict=True))
    defect = max(
        largest(u[0] * v[0] + u[1] * v[1] + u[2] * v[2] - (u is v)) for k, u in enumerate(columns) for v in columns[k:]
    )
    determinant = sum(x[i] * (y[j] * z[k] - y[k] * z[j]) for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1)))
    if defect > 1e-6:
        raise InvalidInput(
            f"attitude is not a rotation matrix: R^T R differs from 1 by {defect:.1e}; give it with more digits, "
            "or as scipy.spatial.transform.Rotation.from_matrix(R)"
        )
    if np.any(determinant < 0):
        raise InvalidInput("attitude is a reflection (determinant -1); a rotation has determinant +1")
    if defect > 1e-14:  # a rotation with few digits: the nearest with all of them
        u, _, v = np.linalg.svd(a)
        a = u @ v
    return a


def numbers(v: Any, name: str, wanted: str) -> np.ndarray:
    try:
        a = np.asarray(v, float) if not np.iscomplexobj(v) else None
    except (TypeError, ValueError):
        a = None
    if a is None:
        raise InvalidInput(f"{name} must be {wanted}, got {v!r}")
    if not np.isfinite(a).all():
        raise InvalidInput(f"{name} contains NaN or infinity; it must be {wanted}")
    return a


def inner_momentum(torque: Torque) -> Any:
    """Of wheels, in the body, at the start."""
    each_part = torque.parts if isinstance(torque, Sum) else (torque,)
    return sum((q.carried_by(q.momenta) for q in each_part if isinstance(q, Wheels)), start=np.zeros(3))


def initial(body: Body, omega: Any, momentum: Any, attitude: Any, inner: Any = 0.0) -> tuple[Any, Any, int | None]:
    """R and W in principal axes as kernel values, and the number of bodies (None: a single one); the momentum in space
    includes what wheels have in the body."""
    if (omega is None) == (momentum is None):
        raise InvalidInput("give exactly one of omega (body frame, rad/s) and momentum (space frame)")
    R = rotation_matrices(attitude)
    label = "omega" if momentum is None else "momentum"
    wanted = "three numbers (with one leading axis for a batch)"
    given = numbers(omega if momentum is None else momentum, label, wanted)
    if given.ndim not in (1, 2) or given.shape[-1:] != (3,):
        raise InvalidInput(f"{label} must be {wanted}, got shape {given.shape}")
    sizes = {
        "inertia": body.batch,
        "attitude": R.shape[0] if R.ndim == 3 else None,
        label: given.shape[0] if given.ndim == 2 else None,
    }
    lengths = {v for v in sizes.values() if v is not None}
    if len(lengths) > 1:
        have = ", ".join(f"{k} has {v}" for k, v in sizes.items() if v is not None)
        raise InvalidInput(f"leading axes disagree: {have}; give each one value, or as many as bodies")
    bodies = lengths.pop() if lengths else None
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
    return mat3(R), vec3(W), bodies


def increasing(t_eval: Any) -> np.ndarray:
    t = np.atleast_1d(numbers(t_eval, "t_eval", "increasing times"))
    if t.ndim != 1 or t.size == 0 or np.any(np.diff(t) <= 0):
        raise InvalidInput("t_eval must be increasing times, at least one")
    return t


def wanted_steps(t_eval: Any, setup: Setup, steps: int) -> np.ndarray | None:
    if t_eval is None:
        return None
    t = increasing(t_eval)
    k = (t - setup.t_start) / setup.dt
    index = np.rint(k).astype(np.int64)
    off = np.abs(k - index) > 1e-6
    if np.any(off):
        j = int(np.argmax(off))
        raise InvalidInput(
            f"t_eval: {float(t[j])!r} is not on the grid of steps; the nearest time is "
            f"{float(setup.t_start + index[j] * setup.dt)!r}. Choose dt so that it divides the times wanted, or ask "
            "for any times after the run: trajectory.at(times)"
        )
    if index[0] < 0 or index[-1] > steps:
        raise InvalidInput("t_eval goes beyond the span from t_start to t_end")
    return index


# --- start -------------------------------------------------------------------------------------------


def start(setup: Setup, R: Any, W: Vec3, n: int, p: Any) -> np.ndarray:
    """The method's own variables, [leaf, body]; made in Python, so that all engines begin alike."""
    bound, name, t = setup.bound_python, setup.torque.name, setup.t_start

    def begin(p: Any, I: Any, R: Any, W: Any) -> Any:
        return setup.parts.start(bound.torque, p, I, setup.dt, t, R, W)

    def blame(e: BaseException) -> BaseException:
        e.add_note(f"polhode: in {name} at the start, t = {t:g}, before the first step")
        return e

    try:
        with np.errstate(all="ignore"), setup.arithmetic():
            state = each(begin, (n,), p, setup.I, R, W)
    except (ZeroDivisionError, OverflowError) as e:
        raise InvalidInput(f"{name} cannot be evaluated at the start, t = {t:g}: {e}") from e
    except Exception as e:
        raise explained(e, setup) or blame(e) from None
    for c in bound.callbacks:
        if c.error is not None:
            error, c.error = c.error, None
            raise blame(error)
    rows = to_rows(state, n)
    if not np.all(np.isfinite(rows)):
        raise InvalidInput(f"{name} gives NaN or infinity at the start, t = {t:g}")
    return rows


# --- march -------------------------------------------------------------------------------------------


def make_problem(setup: Setup, rows: np.ndarray, watched: np.ndarray | None, p: Any = None) -> Problem:
    """p: the parameters of the torque, where they are not those that it was bound with."""
    return Problem(
        setup.parts, setup.bound.torque, setup.bound.p if p is None else p, setup.I, setup.dt, setup.t_start,
        setup.template, rows, setup.watch, empty(setup.observe_names), watched, name=setup.torque.name,
        halted=lambda: any(c.error is not None for c in setup.bound.callbacks),
    )  # fmt: skip


def make_run(setup: Setup, rows: np.ndarray, watched: np.ndarray, p: Any = None) -> Any:
    problem = make_problem(setup, rows, watched, p)
    if setup.engine == "numba":
        from .engines import numba

        return numba.Run(problem, scalar_only=setup.bound.plain, batch=setup.batch)
    if setup.engine == "cuda":
        from .engines import cuda

        return cuda.Run(problem, setup.precision)
    if setup.engine == "jax":
        from .engines import jax

        return jax.Run(problem)
    from .engines import python

    return python.Run(problem)


class March:
    """Steps in chunks: short enough to see Ctrl-C and to show progress, ending on samples where there are some."""

    def __init__(
        self,
        setup: Setup,
        rows: np.ndarray,
        before: Stats,
        steps: int,
        held: Switching,
        wanted: np.ndarray | None = None,
        callback: Callable[..., Any] | None = None,
        watched: np.ndarray | None = None,
        hunt: Hunt | None = None,
    ) -> None:
        self.setup, self.rows, self.before, self.steps, self.wanted = setup, rows, before, steps, wanted
        self.callback, self.held = callback, held
        self.names = arguments(callback, ("t", "R", "omega"), "a callback") if callback is not None else None
        self.watched = np.zeros((0, rows.shape[1])) if watched is None else watched
        guess = {"numba": 1_000_000, "python": 1_000, "jax": 1_000_000, "cuda": 100_000_000}[setup.engine]
        self.chunk = max(1, (1_000 if setup.bound.plain else guess) // rows.shape[1])
        self.hunt = hunt
        self.marks: list[tuple[int, np.ndarray, np.ndarray]] = []  # where observers can be taken back to
        self.most = 2**62 if hunt is None else max(1, 2_000_000 // rows.size)  # every state is looked at
        self.chunk = min(self.chunk, self.most)
        if hunt is not None and hunt.terminal and setup.bound.plain:
            self.chunk = 1  # so that few calls are made beyond the event
        self.calls_before = setup.calls()

    def watch_start(self, rows: np.ndarray) -> None:
        """Observables include the start."""
        setup, n = self.setup, rows.shape[1]
        if setup.watch is not None:
            nothing = empty(setup.observe_names)
            seen = from_rows(nothing, list(to_rows(nothing, n)))
            state = from_rows(setup.template, list(rows))

            def begin(seen: Any, I: Any, p: Any, s: Any) -> Any:
                assert setup.watch is not None
                return setup.watch(seen, setup.t_start, I, p, s)

            with np.errstate(all="ignore"), setup.arithmetic():
                seen = each(begin, (n,), seen, setup.I, self.held.parameters(setup.bound_python), state)
            self.watched = to_rows(seen, n)

    def next_sample(self, i: int) -> int:
        if self.wanted is None:
            return min((i // self.setup.every + 1) * self.setup.every, self.steps)
        k = int(np.searchsorted(self.wanted, i, side="right"))
        return int(self.wanted[k]) if k < self.wanted.size else self.steps

    def plan(self, i: int) -> tuple[int, int, bool]:
        """How many steps to make now, with how many between samples, and whether it ends on one."""
        gap = self.next_sample(i) - i
        longest = min(self.chunk, self.held.next(i) - i)
        if gap > longest:
            return longest, longest, False
        if self.wanted is None and gap == self.setup.every and self.callback is None:
            samples = min(longest, self.steps - i) // gap
            return max(1, samples) * gap, gap, True
        return gap, gap, True

    def go(self, blocks: list[np.ndarray], indices: list[np.ndarray], progress: bool, on_failure: str) -> Trajectory:
        setup = self.setup
        callbacks = setup.bound.callbacks
        run: Any = make_run(setup, self.rows, self.watched, self.held.parameters(setup.bound))
        outcome = Outcome.DONE
        began = time.perf_counter()
        i = self.before.steps

        def result() -> Trajectory:
            return self.result(run, blocks, indices, i, outcome, time.perf_counter() - began)

        with Bar(progress, self.bar(i)) as show, Interrupts(callbacks) as interrupted:
            while i < self.steps and self.unfinished(run):
                if self.held.due(i):
                    try:
                        self.held.act(run, i)
                    except KeyboardInterrupt:
                        outcome = Outcome.INTERRUPTED
                        break
                    except Exception as e:
                        outcome = Outcome.TORQUE_FAILED
                        if on_failure == "stop":
                            return result()
                        at = f"switching {setup.torque.name} at t = {setup.t_start + i * setup.dt:g}, step {i}"
                        raise blame(e, f"{at} of {self.steps}", result()) from None
                n, gap, ends_on_sample = self.plan(i)
                self.mark(i, run)
                t = time.perf_counter()
                try:
                    unseen = setup.engine == "cuda" and not ends_on_sample  # then nothing is copied from the device
                    out = run.advance(i, n, 1 if self.hunt is not None else n + 1 if unseen else gap)
                except Exception as e:
                    better = explained(e, setup)
                    if better is not None or isinstance(e, PolhodeError):
                        raise better or e from None
                    outcome = Outcome.TORQUE_FAILED
                    raise blame(e, f"in {setup.torque.name} between steps {i} and {i + n}", result()) from None
                if setup.engine != "jax":  # next time about a tenth of a second's worth
                    self.chunk = max(
                        1, int(min(0.1 * n / max(time.perf_counter() - t, 1e-6), 4 * self.chunk, self.most))
                    )
                failed = run.progress.failed
                halted = any(c.error is not None for c in callbacks)
                if halted and run.n > 1:
                    made = run.made
                else:
                    made = n if (setup.batch and not halted) or failed[0] < 0 else int(failed[0]) - i
                k, each_step = made // gap, out
                out = out if self.hunt is None else out[gap - 1 :: gap]
                if ends_on_sample and k:
                    self.keep(run, out[:k], i + gap * np.arange(1, k + 1), blocks, indices)
                i += made
                show(self.moved(made))
                if self.hunt is not None:
                    try:
                        self.hunt.feed(i - made, np.array(each_step[:made]))
                    except Exception as e:
                        outcome, self.hunt = Outcome.STOPPED, None
                        raise blame(e, f"in an event, before step {i} of {self.steps}", result()) from None
                    if np.any(self.hunt.done >= 0) and np.all((self.hunt.done >= 0) | (failed >= 0)):
                        outcome = Outcome.EVENT
                        run, i = self.halt(run, i, blocks, indices)
                        break
                if made < n or np.all(failed >= 0):
                    break
                if i < self.steps and ends_on_sample and not setup.batch and off_group(setup, out[k - 1])[0]:
                    break
                if ends_on_sample and self.callback is not None and self.is_sample(i, out[k - 1]):
                    try:
                        stop = self.tell(i, out[k - 1])
                    except KeyboardInterrupt:
                        outcome = Outcome.INTERRUPTED
                        break
                    except Exception as e:
                        outcome = Outcome.STOPPED
                        until = result()
                        where = f"t = {float(until.t[-1]):g}, step {until.steps}"
                        where += f" of {self.steps}" if setup.control is None else ""
                        raise blame(e, f"in the callback at {where}", until) from None
                    if stop:
                        outcome = Outcome.STOPPED
                        break
                if interrupted() and i < self.steps:
                    outcome = Outcome.INTERRUPTED
                    break
        failing = next((c for c in callbacks if c.error is not None), None)
        error = None if failing is None else failing.error
        for c in callbacks:
            c.error = None
        if error is not None and (i < self.steps or not isinstance(error, KeyboardInterrupt)):
            outcome = Outcome.INTERRUPTED if isinstance(error, KeyboardInterrupt) else Outcome.TORQUE_FAILED
        outcome = self.finished(outcome, run)
        trajectory = result()
        try:
            trajectory.events  # noqa: B018  the last steps are searched
        except Exception as e:
            trajectory.hunt = None
            raise blame(e, "in an event", trajectory) from None
        if outcome is Outcome.TORQUE_FAILED and on_failure == "raise":
            assert failing is not None and error is not None
            where = f"in {setup.torque.name} at t = {failing.error_time:g}"
            if not setup.batch and setup.control is None:
                where += f", step {i} of {self.steps}"
            raise blame(error, where, trajectory)
        return self.report(trajectory, on_failure)

    def mark(self, i: int, run: Any) -> None:
        """Remember where a chunk begins, in case a terminal event lies in it."""
        if self.hunt is not None and self.hunt.terminal and self.setup.watch is not None:
            self.marks.append((i, run.rows.copy(), run.observed.copy()))
            while len(self.marks) > 1 and self.marks[1][0] <= self.hunt.next:
                self.marks.pop(0)

    def halt(self, run: Any, i: int, blocks: list[np.ndarray], indices: list[np.ndarray]) -> tuple[Any, int]:
        """The run as it was at the last step before its terminal event; of a batch, before the last of them."""
        assert self.hunt is not None
        q, done = run.progress, self.hunt.done
        step = int(done.max())
        if step not in self.hunt.index:  # another body went on, and failed
            return run, i
        rows, observed = self.hunt.rows(step), run.observed
        if self.marks:
            begin, there, observed = next(m for m in reversed(self.marks) if m[0] <= step)
            if step > begin:
                n, end = there.shape[1], self.setup.t_start + self.steps * self.setup.dt
                then = Switching(self.setup, n, end, begin, self.held.records, begin)
                once_more = make_run(self.setup, there, observed, then.parameters(self.setup.bound))
                once_more.advance(begin, step - begin, step - begin)
                observed = once_more.observed
        for c in self.setup.bound.callbacks:
            c.error = None  # of a step that was not needed
        index, states = np.concatenate(indices), np.concatenate(blocks)
        keep = index <= step
        blocks[:], indices[:] = [states[keep]], [index[keep]]
        if not keep.any() or indices[0][-1] < step:
            blocks.append(rows[None])
            indices.append(np.array([step]))
        kept = Progress(q.passes, q.residual, np.where(done >= 0, -1, q.failed), q.stalled & (done < 0))
        self.held.done = -1  # these are the states before what was switched at that step
        return Halted(rows, kept, observed.copy()), step

    def tell(self, i: int, rows: np.ndarray) -> bool:
        """Call the user's callback with a sample; True stops the run."""
        assert self.callback is not None and self.names is not None
        n = rows.shape[1]
        one = Trajectory(self.setup, np.array([i]), rows[None], rows, i, Outcome.DONE, (), np.full(n, -1), self.before)
        pick = (slice(None), 0) if self.setup.batch else 0
        have = {"t": float(one.t[0]), "R": one.R[pick].copy(), "omega": one.omega[pick].copy()}
        positional, keyword = self.names.pick(have)
        return bool(self.callback(*positional, **keyword))

    def result(
        self, run: Any, blocks: list[np.ndarray], indices: list[np.ndarray], i: int, outcome: Outcome, seconds: float
    ) -> Trajectory:
        """The trajectory of what was computed, each body with its outcome."""
        setup, q = self.setup, run.progress
        index, states, failed = self.gather(run, blocks, indices)
        # samples are looked at once more: packs tell a step late, and R may have left the group
        suspects = np.flatnonzero((failed >= 0) | ~np.isfinite(run.rows).all(axis=0) | off_group(setup, run.rows))
        each_outcome = [outcome] * failed.size  # of many bodies that is all there is to say
        if suspects.size:
            for k in suspects:
                each_outcome[k] = self.bad_outcome(bool(q.stalled[k]))
            look_again(setup, index, states, suspects, failed, each_outcome)
        # bodies of a batch that had their terminal event; what they did afterwards does not count
        ended = self.hunt.done if self.hunt is not None and setup.batch else np.full(failed.shape, -1)
        over = (ended >= 0) & ((failed < 0) | (failed >= ended))
        failed[over] = -1
        if outcome in (Outcome.INTERRUPTED, Outcome.TORQUE_FAILED) and run.n == 1:
            failed[:] = -1  # the state is the last good one
        for k in suspects[failed[suspects] < 0]:
            each_outcome[k] = outcome
        if outcome.good and np.any(failed >= 0):
            outcome = each_outcome[int(np.argmax(failed >= 0))]
        failed[over] = ended[over]
        for k in np.flatnonzero(over):
            each_outcome[k] = Outcome.EVENT
        if not setup.batch and failed[0] >= 0:
            keep = index <= failed[0]
            index, states = index[keep], states[keep]
        i = self.made(i, failed)
        if self.wanted is not None:
            keep = np.isin(index, self.wanted)
            index, states = index[keep], states[keep]
        return Trajectory(
            setup, index, states, self.final(run), i, outcome, tuple(each_outcome), failed, self.stats(i, q, seconds),
            run.observed.copy(), self.hunt, self.held.records, self.held.done,
        )  # fmt: skip

    # what a march with steps of changing length does in its own way (`pace.py`)

    def unfinished(self, run: Any) -> bool:
        return True

    def bar(self, i: int) -> int:
        return self.steps - i

    def moved(self, made: int) -> int:
        return made

    def keep(self, run: Any, out: np.ndarray, index: np.ndarray, blocks: list[Any], indices: list[Any]) -> None:
        """Samples of the steps in index, [sample, leaf, body]."""
        blocks.append(np.array(out))
        indices.append(index)

    def is_sample(self, i: int, rows: np.ndarray) -> bool:
        return self.wanted is None or i in self.wanted

    def gather(self, run: Any, blocks: list[Any], indices: list[Any]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Step and states of all samples, and the step at which each body failed, or -1."""
        return np.concatenate(indices), np.concatenate(blocks), run.progress.failed.copy()

    def final(self, run: Any) -> np.ndarray:
        """The states from which the run can go on."""
        rows: np.ndarray = run.rows.copy()
        return rows

    def finished(self, outcome: Outcome, run: Any) -> Outcome:
        return outcome

    def bad_outcome(self, stalled: bool) -> Outcome:
        return Outcome.STALLED if stalled else Outcome.NOT_FINITE

    def made(self, i: int, failed: np.ndarray) -> int:
        return i if self.setup.batch or failed[0] < 0 else int(failed[0])

    def place(self, trajectory: Trajectory, body: int, i: int) -> str:
        return f"step {i} of {self.steps}, t = {self.setup.t_start + i * self.setup.dt:g}"

    def report(self, trajectory: Trajectory, on_failure: str) -> Trajectory:
        """The trajectory, or an exception if it failed and that was asked for."""
        setup, outcome, failed = self.setup, trajectory.outcome, trajectory.failed
        if outcome is Outcome.INTERRUPTED:
            of = f" of {self.steps}" if setup.control is None else ""
            message = f"interrupted after {trajectory.steps}{of} steps; the part computed so far is returned"
            if STOP.get() is None:
                warnings.warn(message, RuntimeWarning, stacklevel=4)
        if outcome.good or outcome is Outcome.INTERRUPTED or on_failure == "stop":
            return trajectory
        body = int(np.argmax(failed >= 0))
        which = f", body {body}" if setup.batch else ""
        corrected = outcome is Outcome.STALLED and setup.options.get("energy_correction")
        beyond = " (or no attitude near has the energy that energy_correction keeps)" if corrected else ""
        if setup.cost.step != variant(setup.method, setup.options).cost.step:  # the kicks are explicit
            beyond = " (damping at a rate above about 8/dt needs method='strang', or smaller steps)"
        raise SimulationFailed(
            f"{setup.method.name} failed at {self.place(trajectory, body, int(failed[body]))}{which}: "
            f"{outcome.value}{beyond}. The valid part is the attribute `trajectory` of this exception; "
            "on_failure='stop' returns it instead.",
            trajectory,
        )

    def stats(self, i: int, q: Any, seconds: float) -> Stats:
        setup, before, n = self.setup, self.before, self.rows.shape[1]
        passes = int(np.nansum(q.passes))
        if setup.bound.callbacks:
            calls = setup.calls() - self.calls_before
        elif setup.torqueless:
            calls = 0
        else:
            again = self.held.restarts * n * setup.cost.start
            calls = (i - before.steps) * n * setup.cost.step + passes * setup.cost.each_pass + again
        return Stats(
            i, before.torque_calls + calls, before.newton_iterations + passes,
            max(before.worst_residual, float(np.nanmax(q.residual, initial=0.0))), before.seconds + seconds,
            0, setup.dt, setup.dt,
        )  # fmt: skip


class Halted(NamedTuple):
    """A run taken back to an earlier step."""

    rows: np.ndarray
    progress: Progress
    observed: np.ndarray

    @property
    def n(self) -> int:
        return int(self.rows.shape[1])


def blame(e: BaseException, where: str, trajectory: Trajectory) -> BaseException:
    """The user's own exception, with where it happened and what had been computed until then."""
    e.add_note(f"polhode: {where}; the trajectory until then is the attribute `trajectory` of this exception")
    e.trajectory = trajectory  # type: ignore[attr-defined]
    return e


def explained(e: Exception, setup: Setup) -> Exception | None:
    """What the user can do about an error in a torque, where that is known."""
    torque = setup.torque
    if type(e).__module__.startswith("jax") and "Tracer" in type(e).__name__:
        return InvalidInput(
            f"{torque.name} cannot run with engine='jax': it branches on values, or turns them into Python numbers or "
            "NumPy arrays. Use polhode.math.where in a @polhode.kernel function and jax.numpy in others, or "
            "engine='numba'"
        )
    if isinstance(e, (AttributeError, TypeError, KernelError)):
        for part in torque.parts if isinstance(torque, Sum) else (torque,):
            f = getattr(part, "inner", part)
            if isinstance(f, KernelTorque):
                have = {"t": setup.t_start, "R": mat3(np.eye(3)), "omega": Vec3(0.0, 0.0, 0.0)}
                with contextlib.suppress(Exception):
                    positional, keyword = f.names.pick({**have, "p": first_body(structure(f.params, None))})
                    T = f.f(*positional, **keyword)
                    if not isinstance(T, Vec3):
                        return InvalidInput(
                            f"{f.name} returned {type(T).__name__} {T!r}: a @polhode.kernel torque must "
                            "return Vec3(x, y, z)"
                        )
    return None


def look_again(
    setup: Setup, index: np.ndarray, states: np.ndarray, bodies: np.ndarray, failed: np.ndarray, outcomes: list[Outcome]
) -> None:
    """Find the first bad sample of each of these bodies; what comes before it is valid."""
    some = states[:, :, bodies]
    finite = np.isfinite(some).all(axis=1)  # [sample, body]
    bad = ~finite | off_group(setup, np.moveaxis(some, 1, 0), bodies)
    for k in np.flatnonzero(bad.any(axis=0)):
        first, body = int(np.argmax(bad[:, k])), bodies[k]
        last_good = int(index[max(first - 1, 0)])
        if failed[body] < 0 or last_good < failed[body]:
            if failed[body] < 0 or index[first] <= failed[body]:  # else it had failed before, and not by this
                outcomes[body] = Outcome.LEFT_GROUP if finite[first, k] else Outcome.NOT_FINITE
            failed[body] = last_good


def off_group(setup: Setup, rows: np.ndarray, bodies: Any = slice(None)) -> np.ndarray:
    """Whose R is no longer a rotation: of rows [leaf, ..., body], for these bodies of all."""
    I = from_rows(setup.I, [v[bodies] if np.ndim(v) else v for v in leaves(setup.I)])
    with np.errstate(all="ignore"):
        if rows.shape[1:] == (1,) and np.isfinite(rows).all() and not any(np.ndim(v) for v in leaves(I)):
            with contextlib.suppress(ArithmeticError):  # numbers are much faster than arrays of one
                R, _ = setup.parts.finish(I, from_rows(setup.template, rows[:, 0].tolist()))
                return np.array([not distance(R) <= LIMIT_OFF_GROUP])
        R, _ = setup.parts.finish(I, from_rows(setup.template, list(rows)))
        return np.broadcast_to(~(np.asarray(distance(R)) <= LIMIT_OFF_GROUP), rows.shape[1:])  # NaN is off, too


STOP: ContextVar[Callable[[], bool] | None] = ContextVar("stop", default=None)


@contextlib.contextmanager
def stoppable(asked: Callable[[], bool]) -> Iterator[None]:
    """Runs begun inside, in this thread, end as by Ctrl-C when `asked` says so; nobody is warned of that."""
    before = STOP.set(asked)
    try:
        yield
    finally:
        STOP.reset(before)


class Interrupts:
    """Ctrl-C, seen between chunks: compiled code finishes what it is at, so that time and state agree.

    A torque in Python ends the run at its next call.  A second Ctrl-C is Python's own.
    """

    def __init__(self, callbacks: Sequence[Any]) -> None:
        self.callbacks, self.seen = callbacks, False
        main = threading.current_thread() is threading.main_thread()
        self.ours = main and signal.getsignal(signal.SIGINT) is signal.default_int_handler

    def handle(self, number: int, frame: Any) -> None:
        self.seen = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for c in self.callbacks:
            if c.error is None:
                c.error = KeyboardInterrupt()
                if c.cancel is not None:
                    c.cancel()

    def __enter__(self) -> Callable[[], bool]:
        if self.ours:
            signal.signal(signal.SIGINT, self.handle)
        asked = STOP.get()
        return (lambda: self.seen) if asked is None else (lambda: self.seen or asked())

    def __exit__(self, *exc: object) -> None:
        if self.ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


class Bar:
    """A progress bar on standard error, if wanted."""

    def __init__(self, wanted: bool, steps: int) -> None:
        self.wanted, self.steps = wanted, steps

    def __enter__(self) -> Callable[[int], None]:
        if not self.wanted:
            return lambda n: None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("simulating"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.display = Progress(*columns, console=Console(stderr=True))
        self.display.start()
        task = self.display.add_task("steps", total=self.steps)
        return lambda n: self.display.advance(task, n)

    def __exit__(self, *exc: object) -> None:
        if self.wanted:
            self.display.stop()


# --- continuing ----------------------------------------------------------------------------------------


def continue_run(
    old: Trajectory,
    t_end: float,
    *,
    torque: Any = None,
    params: Any = None,
    observe: Any = (),
    every: int | None = None,
    t_eval: Any = None,
    callback: Callable[..., Any] | None = None,
    events: Any = None,
    progress: bool = False,
    on_failure: str = "raise",
    pace: Callable[..., Any] | None = None,
) -> Trajectory:
    # after an exception in the torque the step is made again
    goes_on = (Outcome.INTERRUPTED, Outcome.TORQUE_FAILED, Outcome.TOO_MANY_STEPS)
    if not old.outcome.good and (old.outcome not in goes_on or any(o not in goes_on for o in old.outcomes)):
        raise InvalidInput(f"a run that failed cannot be extended: {old.outcome.value}")
    if on_failure not in ("raise", "stop"):
        raise unknown("on_failure", on_failure, ("raise", "stop"))
    if t_eval is not None and every is not None:
        raise InvalidInput("give every or t_eval, not both")
    if old.setup.control is not None:
        from .pace import continue_paced

        if events is not None or every is not None or (observe != () and len(tuple(observe))):
            raise InvalidInput(
                "a run with step-size control goes on with the samples that it has: leave out every, observe and events"
            )
        return continue_paced(old, t_end, torque, params, pace, callback, progress, on_failure, t_eval)
    if pace is not None:
        raise InvalidInput("pace is for runs with control='reversible'")
    setup = restore(old.setup, old.states.shape[2], torque, params, observe)
    steps = check_span(setup.t_start, t_end, setup.dt)
    now = setup.t_start + old.steps * setup.dt
    if steps < old.steps:
        raise InvalidInput(f"the run is already at t = {now!r}, beyond t_end = {t_end!r}")
    if steps == old.steps:
        return old
    # the last sample may have been an extra one
    keep = (old.index % setup.every == 0) | (old.index < old.steps) | (setup.every == AT_TIMES)
    wanted = wanted_steps(t_eval, setup, steps)
    if wanted is not None:
        if wanted[0] <= old.steps:
            raise InvalidInput(f"t_eval: the run is already at t = {now!r}; give times after that")
        wanted = np.concatenate([old.index[keep], wanted])
    if wanted is not None or every is not None:
        setup = replace(setup, every=AT_TIMES if every is None else check_every(every))
    end = setup.t_start + steps * setup.dt
    held = Switching(setup, old.states.shape[2], end, old.steps, old.records, old.switched)
    hunt = resume_hunt(old, setup, events)
    march = March(setup, old.final, old.stats, steps, held, wanted, callback, watched=old.watched, hunt=hunt)
    return march.go([old.states[keep]], [old.index[keep]], progress, on_failure)


def start_hunt(setup: Setup, events: Any, rows: np.ndarray, step: int) -> Hunt | None:
    if events is None:
        return None
    from .dense import known_between
    from .events import Hunt, as_events

    wanted = as_events(events)
    if wanted and not known_between(setup):
        raise InvalidInput(
            "events are looked for between samples, where a body with wheels or a sampled controller is not known; "
            "use a callback, which sees the samples"
        )
    return Hunt.begin(setup, wanted, rows, step) if wanted else None


def resume_hunt(old: Trajectory, setup: Setup, events: Any) -> Hunt | None:
    """Events of a run that goes on."""
    if old.hunt is None:
        return start_hunt(setup, events, old.final, old.steps)
    if setup.batch and Outcome.EVENT in old.outcomes:
        raise InvalidInput(
            "in this batch bodies had a terminal event, and it cannot be extended: start a new run, from the states of "
            "trajectory.events or from those of the bodies that go on"
        )
    return old.hunt.resumed(setup, old.steps, events)


def restore(setup: Setup, n: int, torque: Any, params: Any, observe: Any) -> Setup:
    """A set-up that can go on: of a loaded run, functions that files do not hold are given again."""
    missing = isinstance(setup.torque, Missing)
    given = {f.__name__: f for f in ((observe,) if callable(observe) else observe)}
    wanted = tuple(given.get(x, x) for x in setup.observe)
    if not missing and (torque is not None or params is not None):
        raise InvalidInput("extend(torque=..., params=...) is for runs loaded from a file whose torque was a function")
    if wanted == setup.observe and given:
        raise InvalidInput("extend(observe=...) is for runs loaded from a file that watched a function of that name")
    if not missing and (setup.watch is not None or not wanted):
        return setup
    for x in wanted:
        if isinstance(x, str) and x != "energy" and x not in OBSERVABLES:
            raise InvalidInput(
                f"this run was loaded from a file and watched the function {x!r}, which files do not hold: "
                f"give it again, extend(t_end, observe={x})"
            )
    return set_up(
        setup.body, setup.torque.given_again(torque, params) if isinstance(setup.torque, Missing) else setup.torque,
        setup.method.name, setup.options, engine=setup.engine, dt=setup.dt, t_start=setup.t_start, every=setup.every,
        bodies=n if setup.batch else None, observe=wanted, precision=setup.precision,
    )  # fmt: skip


class Missing(Torque):
    """The torque of a loaded run that was a function: its name and fingerprint are known, the code is not."""

    def __init__(self, name: str, kind: Kind, fingerprint: str, frame: str) -> None:
        self.name, self.kind, self.fingerprint, self.frame = name, kind, fingerprint, frame

    def bind(self, body: Body, engine: str, bodies: int | None = None) -> Bound:
        return Bound(no_torque, None, (), self.kind)

    def given_again(self, torque: Any, params: Any) -> Torque:
        if torque is None:
            raise InvalidInput(
                f"this run was loaded from a file and its torque {self.name!r} was a function, which files do not "
                "hold: give it again, extend(t_end, torque=f) or extend(t_end, torque=f, params=p)"
            )
        what = torque if isinstance(torque, Torque) else as_torque(torque, params, self.frame)
        if identity(what) != self.fingerprint:
            raise InvalidInput(
                f"{what.name!r} is not the torque of this run (its code or its parameters differ from those of "
                f"{self.name!r}); start a new run from the last sample if the change is meant"
            )
        return what


def identity(torque: Torque) -> str:
    """A digest of the code and the parameters of a torque."""
    from .torques.base import Potential, Sum

    def parts(q: Torque) -> Any:
        if isinstance(q, Sum):
            return [parts(x) for x in q.parts]
        if isinstance(q, Potential):
            return [q.energy_function, q.params, parts(q.inner)]
        d = q.describe()
        code = [q.f, q.params, q.frame] if d is None else []  # type: ignore[attr-defined]
        return repr(d) if d is not None else [*code, q.also] if q.also else code

    return fingerprint(stateless(parts(torque), {}))


def stateless(x: Any, done: dict[int, Any]) -> Any:
    """Functions without what changes as they are called: captured lists, dicts and sets, and variables they set.

    Their code, their defaults, captured numbers and arrays, and the functions they call stay.
    """
    if isinstance(x, list):
        return [stateless(v, done) for v in x]
    if not isinstance(x, types.FunctionType) or (x.__module__ or "").partition(".")[0] in ("polhode", "numpy"):
        return x
    if id(x) in done:
        return done[id(x)]
    set_by_it = {i.argval for i in dis.get_instructions(x) if i.opname in ("STORE_DEREF", "STORE_GLOBAL")}
    space: dict[str, Any] = {"__name__": x.__module__}
    cells = tuple(types.CellType() for _ in x.__closure__ or ())
    new = types.FunctionType(x.__code__, space, x.__name__, x.__defaults__, cells or None)
    new.__kwdefaults__ = x.__kwdefaults__
    done[id(x)] = new

    def still(name: str, value: Any) -> Any:
        if name in set_by_it or isinstance(value, (list, dict, set)):
            return "changes"
        return stateless(value, done)

    for name, value in x.__globals__.items():
        if not name.startswith("__") and name in used_names(x.__code__):
            space[name] = still(name, value)
    for name, cell, old in zip(x.__code__.co_freevars, cells, x.__closure__ or (), strict=True):
        with contextlib.suppress(ValueError):  # not yet filled: a function that refers to itself
            cell.cell_contents = still(name, old.cell_contents)
    return new
