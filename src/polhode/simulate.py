"""The driver: check what is given, start, march in chunks, keep what is valid, report."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from .body import Body
from .engines.layout import from_rows, leaves, to_rows
from .engines.problem import Problem
from .errors import EngineUnavailable, InvalidInput, SimulationFailed, unknown
from .kernel.so3 import distance
from .kernel.values import Diag3, Vec3
from .methods import METHODS, check_options, check_supported, make_parts, settle, variant
from .methods.record import Cost, Kind, Method, Parts
from .observe import empty, resolve, watcher
from .torques.base import Bound, Torque, argument_names, as_torque, mat3, no_energy, no_torque, vec3
from .trajectory import Outcome, Stats, Trajectory

ENGINES = ("auto", "python", "numba", "jax", "cuda")
LIMIT_OFF_GROUP = 1e-2  # distance from SO(3) beyond which R has no meaning


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

    @property
    def cost(self) -> Cost:
        return variant(self.method, self.options).cost

    @property
    def free(self) -> bool:
        return self.torque.kind == Kind.FREE


def simulate(
    body: Any,
    torque: Any = None,
    *,
    omega: Any = None,
    momentum: Any = None,
    attitude: Any = None,
    t_end: float,
    dt: float,
    t_start: float = 0.0,
    method: str = "auto",
    every: int = 1,
    t_eval: Any = None,
    observe: str | Callable[..., Any] | Sequence[Any] = (),
    callback: Callable[..., Any] | None = None,
    params: Any = None,
    frame: str = "space",
    engine: str = "auto",
    progress: bool = False,
    on_failure: str = "raise",
    **options: Any,
) -> Trajectory:
    """Integrate the rotation of a rigid body, or of a batch of bodies, with a fixed step.

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
    method : a name from `polhode.methods`; its options as further keywords.
    every : a sample is kept every so many steps; the first and the last always are.  0: only those two.
    t_eval : instead of every, times at which samples are wanted; they must lie on the grid of steps.
    observe : names of observables (or @kernel functions of t, I, p, R, W) whose min, max, mean and last
        value over every step go to `trajectory.observed`, without storing samples.
    callback : called at each sample by argument name with t, R, omega; returns True to stop the run.
    engine : "numba" (compiled), "python", "jax", "cuda", or "auto".
    on_failure : "raise", or "stop" to get the valid part back, marked by its outcome.

    Returns
    -------
    Trajectory
    """
    body = body if isinstance(body, Body) else Body(body)
    if on_failure not in ("raise", "stop"):
        raise unknown("on_failure", on_failure, ("raise", "stop"))
    steps = check_span(t_start, t_end, dt)
    if isinstance(every, bool) or not isinstance(every, (int, np.integer)) or every < 0:
        raise InvalidInput(f"every must be a whole number of steps, got {every!r}")
    R, W, bodies = initial(body, omega, momentum, attitude)
    setup = prepare(
        body, as_torque(torque, params, frame), method, options, engine=engine, dt=dt, t_start=t_start,
        every=int(every) or steps, bodies=bodies, observe=observe,
    )  # fmt: skip
    wanted = wanted_steps(t_eval, setup, steps)
    n = bodies or 1
    rows = start(setup, R, W, n)
    before = Stats(0, 0 if setup.free else n * setup.cost.start, 0, 0.0, 0.0)
    march = March(setup, rows, before, steps, wanted, callback)
    march.watch_start(rows)
    return march.go([rows[None]], [np.array([0])], progress, on_failure)


def prepare(
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
) -> Setup:
    """Check what was asked for and bring its pieces together."""
    record = METHODS["liemid_ea" if method == "auto" else method]
    chosen = settle(record, check_options(record, options), torque.opaque)
    check_supported(record, torque.kind, torque.name, chosen)
    name = check_engine(engine)
    bound = torque.bind(body, name)
    python = torque.bind(body, "python") if bound.plain or name == "jax" else bound
    needs_energy = record.needs_energy or chosen.get("energy_correction")
    if name == "numba" and bound.plain and bound.energy is not None and needs_energy:
        if engine == "numba":
            raise InvalidInput(
                f"{record.name} needs the potential energy inside its step, and {torque.name} is plain Python: "
                "mark energy and torque with @polhode.kernel, or use engine='python'"
            )
        name, bound = "python", python
    if name == "cuda" and (bound.plain or tuple(observe)):
        what = f"{torque.name}, which is plain Python" if bound.plain else "observers"
        raise InvalidInput(f"engine='cuda' cannot run {what}; use @polhode.kernel functions, or engine='numba'")
    for v in leaves(bound.p):
        if np.ndim(v) and np.shape(v) != (bodies,):
            raise InvalidInput(
                f"the torque has parameters for {np.shape(v)[0]} bodies, the run has {bodies or 'one'}: "
                "give one value, or as many as bodies"
            )
    parts = make_parts(record, chosen, bound.energy, bound.kind)
    wanted = (observe,) if isinstance(observe, str) or callable(observe) else tuple(observe)
    pairs = [resolve(x, bound.energy) for x in wanted]
    watch = watcher(parts.finish, tuple(f for _, f in pairs)) if pairs else None
    I = Diag3(*vec3(body.moments))
    shape = make_parts(record, chosen, no_energy, bound.kind)  # the same structure, for no torque at all
    template = shape.start(no_torque, (), Diag3(1.0, 1.0, 1.0), 1.0, 0.0, mat3(np.eye(3)), Vec3(0.0, 0.0, 0.0))
    return Setup(
        body, torque, record, chosen, parts, bound, python, name, I, float(dt), float(t_start), every, template,
        bodies is not None, wanted, tuple(n for n, _ in pairs), watch,
    )  # fmt: skip


# --- checks ------------------------------------------------------------------------------------------


def check_span(t_start: float, t_end: float, dt: float) -> int:
    for name, v in (("t_start", t_start), ("t_end", t_end), ("dt", dt)):
        if not isinstance(v, (int, float, np.integer, np.floating)) or not np.isfinite(v):
            raise InvalidInput(f"{name} must be a finite number, got {v!r}")
    if dt <= 0:
        raise InvalidInput(f"dt must be positive, got {dt!r}")
    span = t_end - t_start
    if span <= 0:
        raise InvalidInput(f"t_end must be after t_start, got {t_start!r} to {t_end!r}")
    steps = round(span / dt)
    if steps > 2**52:
        raise InvalidInput(f"{span / dt:.1e} steps are more than can be counted; make dt larger")
    if steps < 1 or abs(steps * dt - span) > 1e-9 * span:
        n = max(1, round(span / dt))
        near = sorted({span / n, span / (n + 1)}, key=lambda x: abs(x - dt))[0]
        raise InvalidInput(
            f"dt = {dt!r} does not divide the span {span!r}; the nearest that does is dt = {near!r} "
            f"({round(span / near)} steps)"
        )
    return steps


def check_engine(engine: str) -> str:
    if engine not in ENGINES:
        raise unknown("engine", engine, ENGINES)
    if engine in ("auto", "numba"):
        return "numba"
    if engine == "cuda":
        import polhode.engines.cuda  # noqa: F401
    if engine == "jax":
        import polhode.engines.jax  # noqa: F401  raises EngineUnavailable with what to install
    return engine


def rotation_matrices(attitude: Any) -> np.ndarray:
    if attitude is None:
        return np.eye(3)
    a = np.asarray(attitude.as_matrix() if hasattr(attitude, "as_matrix") else attitude, float)
    if a.ndim not in (2, 3) or a.shape[-2:] != (3, 3):
        hint = " A quaternion: use scipy.spatial.transform.Rotation.from_quat." if a.shape[-1:] == (4,) else ""
        raise InvalidInput(f"attitude must be a 3x3 rotation matrix or a scipy Rotation, got shape {a.shape}.{hint}")
    if not np.all(np.isfinite(a)):
        raise InvalidInput("attitude contains NaN or infinity")
    defect = np.abs(np.swapaxes(a, -1, -2) @ a - np.eye(3)).max()
    if defect > 1e-6:
        raise InvalidInput(f"attitude is not a rotation matrix: R^T R differs from 1 by {defect:.1e}")
    if np.any(np.linalg.det(a) < 0):
        raise InvalidInput("attitude is a reflection (determinant -1); a rotation has determinant +1")
    return a


def initial(body: Body, omega: Any, momentum: Any, attitude: Any) -> tuple[Any, Any, int | None]:
    """R and W in principal axes as kernel values, and the number of bodies (None: a single one)."""
    if (omega is None) == (momentum is None):
        raise InvalidInput("give exactly one of omega (body frame, rad/s) and momentum (space frame)")
    R = rotation_matrices(attitude)
    given = np.asarray(omega if momentum is None else momentum, float)
    label = "omega" if momentum is None else "momentum"
    if given.ndim not in (1, 2) or given.shape[-1:] != (3,):
        raise InvalidInput(f"{label} must be three numbers (with one leading axis for a batch), got shape {given.shape}")
    if not np.all(np.isfinite(given)):
        raise InvalidInput(f"{label} contains NaN or infinity")
    sizes = {
        "inertia": body.batch,
        "attitude": R.shape[0] if R.ndim == 3 else None,
        label: given.shape[0] if given.ndim == 2 else None,
    }
    lengths = {v for v in sizes.values() if v is not None}
    if len(lengths) > 1:
        raise InvalidInput(f"leading axes disagree: {', '.join(f'{k} has {v}' for k, v in sizes.items() if v is not None)}")
    bodies = lengths.pop() if lengths else None
    if bodies == 0:
        raise InvalidInput("the batch is empty")
    W = given
    if momentum is not None:  # omega = J^-1 R^T pi
        P = np.einsum("...ji,...j->...i", R, given)
        W = np.linalg.solve(body.inertia, P[..., None])[..., 0]
    if not body.diagonal:
        R = R @ body.axes
        W = np.einsum("...ji,...j->...i", body.axes, W)
    if bodies is not None:
        R, W = np.broadcast_to(R, (bodies, 3, 3)), np.broadcast_to(W, (bodies, 3))
    return mat3(R), vec3(W), bodies


def wanted_steps(t_eval: Any, setup: Setup, steps: int) -> np.ndarray | None:
    if t_eval is None:
        return None
    t = np.atleast_1d(np.asarray(t_eval, float))
    if t.ndim != 1 or not np.all(np.isfinite(t)) or np.any(np.diff(t) <= 0):
        raise InvalidInput("t_eval must be increasing, finite times")
    k = (t - setup.t_start) / setup.dt
    index = np.rint(k).astype(np.int64)
    off = np.abs(k - index) > 1e-6
    if np.any(off):
        j = int(np.argmax(off))
        raise InvalidInput(
            f"t_eval: {t[j]!r} is not on the grid of steps; the nearest time is {setup.t_start + index[j] * setup.dt!r}. "
            "Choose dt so that it divides the times wanted"
        )
    if index[0] < 0 or index[-1] > steps:
        raise InvalidInput("t_eval goes beyond the span from t_start to t_end")
    return index


# --- start -------------------------------------------------------------------------------------------


def start(setup: Setup, R: Any, W: Vec3, n: int) -> np.ndarray:
    """The method's own variables, [leaf, body]; made in Python, so that all engines begin alike."""
    bound, name, t = setup.bound_python, setup.torque.name, setup.t_start
    try:
        with np.errstate(all="ignore"):
            state = setup.parts.start(bound.torque, bound.p, setup.I, setup.dt, t, R, W)
    except (ZeroDivisionError, OverflowError) as e:
        raise InvalidInput(f"{name} cannot be evaluated at the start, t = {t:g}: {e}") from e
    except Exception as e:
        e.add_note(f"polhode: in {name} at the start, t = {t:g}, before the first step")
        raise
    rows = to_rows(state, n)
    if not np.all(np.isfinite(rows)):
        raise InvalidInput(f"{name} gives NaN or infinity at the start, t = {t:g}")
    return rows


# --- march -------------------------------------------------------------------------------------------


def make_run(setup: Setup, rows: np.ndarray, watched: np.ndarray) -> Any:
    problem = Problem(
        setup.parts, setup.bound.torque, setup.bound.p, setup.I, setup.dt, setup.t_start, setup.template, rows,
        setup.watch, empty(setup.observe_names), watched, name=setup.torque.name,
    )  # fmt: skip
    if setup.engine == "numba":
        from .engines import numba

        return numba.Run(problem, scalar_only=setup.bound.plain)
    if setup.engine == "cuda":
        from .engines import cuda

        return cuda.Run(problem)
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
        wanted: np.ndarray | None = None,
        callback: Callable[..., Any] | None = None,
        watched: np.ndarray | None = None,
    ) -> None:
        self.setup, self.rows, self.before, self.steps, self.wanted = setup, rows, before, steps, wanted
        self.callback = callback
        self.names = argument_names(callback, ("t", "R", "omega"), "a callback") if callback else ()
        self.watched = np.zeros((0, rows.shape[1])) if watched is None else watched
        guess = {"numba": 1_000_000, "python": 1_000, "jax": 10**9, "cuda": 100_000_000}[setup.engine]
        self.chunk = max(1, guess // rows.shape[1])
        self.calls_before = sum(c.calls for c in setup.bound.callbacks)

    def watch_start(self, rows: np.ndarray) -> None:
        """Observables include the start."""
        setup, n = self.setup, rows.shape[1]
        if setup.watch is not None:
            nothing = empty(setup.observe_names)
            seen = from_rows(nothing, list(to_rows(nothing, n)))
            with np.errstate(all="ignore"):
                state = from_rows(setup.template, list(rows))
                seen = setup.watch(seen, setup.t_start, setup.I, setup.bound_python.p, state)
            self.watched = to_rows(seen, n)

    def next_sample(self, i: int) -> int:
        if self.wanted is None:
            return min((i // self.setup.every + 1) * self.setup.every, self.steps)
        k = int(np.searchsorted(self.wanted, i, side="right"))
        return int(self.wanted[k]) if k < self.wanted.size else self.steps

    def plan(self, i: int) -> tuple[int, int, bool]:
        """How many steps to make now, with how many between samples, and whether it ends on one."""
        gap = self.next_sample(i) - i
        if gap > self.chunk:
            return self.chunk, self.chunk, False
        if self.wanted is None and gap == self.setup.every and self.callback is None:
            samples = min(self.chunk, self.steps - i) // gap
            return max(1, samples) * gap, gap, True
        return gap, gap, True

    def go(self, blocks: list[np.ndarray], indices: list[np.ndarray], progress: bool, on_failure: str) -> Trajectory:
        setup = self.setup
        run = make_run(setup, self.rows, self.watched)
        outcome = Outcome.DONE
        began = time.perf_counter()
        i = self.before.steps
        with Bar(progress, self.steps - i) as show:
            try:
                while i < self.steps:
                    n, gap, ends_on_sample = self.plan(i)
                    t = time.perf_counter()
                    out = run.advance(i, n, gap)
                    if setup.engine != "jax":  # next time about a tenth of a second's worth
                        self.chunk = max(1, int(min(0.1 * n / max(time.perf_counter() - t, 1e-6), 4 * self.chunk)))
                    failed = run.progress.failed
                    made = n if setup.batch or failed[0] < 0 else int(failed[0]) - i
                    k = made // gap
                    if ends_on_sample and k:
                        blocks.append(np.array(out[:k]))
                        indices.append(i + gap * np.arange(1, k + 1))
                    i += made
                    show(made)
                    if made < n or np.all(failed >= 0):
                        break
                    if ends_on_sample and not setup.batch and off_group(setup, blocks[-1][-1]):
                        outcome = Outcome.LEFT_GROUP
                        break
                    if ends_on_sample and self.callback is not None and self.tell(i, blocks[-1][-1]):
                        outcome = Outcome.STOPPED
                        break
            except KeyboardInterrupt:
                outcome = Outcome.INTERRUPTED
        return self.conclude(run, blocks, indices, i, outcome, on_failure, time.perf_counter() - began)

    def tell(self, i: int, rows: np.ndarray) -> bool:
        """Call the user's callback with a sample; True stops the run."""
        assert self.callback is not None
        n = rows.shape[1]
        one = Trajectory(self.setup, np.array([i]), rows[None], rows, i, Outcome.DONE, (), np.full(n, -1), self.before)
        pick = (slice(None), 0) if self.setup.batch else 0
        have = {"t": float(one.t[0]), "R": one.R[pick], "omega": one.omega[pick]}
        return bool(self.callback(*(have[k] for k in self.names)))

    def conclude(
        self,
        run: Any,
        blocks: list[np.ndarray],
        indices: list[np.ndarray],
        i: int,
        outcome: Outcome,
        on_failure: str,
        seconds: float,
    ) -> Trajectory:
        """The trajectory of what was computed; an exception if that was asked for."""
        setup, q = self.setup, run.progress
        failing = next((c for c in setup.bound.callbacks if c.error is not None), None)
        outcomes = [
            outcome if f < 0 else Outcome.STALLED if s else Outcome.NOT_FINITE
            for f, s in zip(q.failed, q.stalled, strict=True)
        ]
        if failing is not None:
            interrupted = isinstance(failing.error, KeyboardInterrupt)
            outcome = Outcome.INTERRUPTED if interrupted else Outcome.TORQUE_FAILED
            outcomes = [outcome] * len(outcomes)
        elif np.any(q.failed >= 0):
            outcome = outcomes[int(np.argmax(q.failed >= 0))]
        trajectory = Trajectory(
            setup, np.concatenate(indices), np.concatenate(blocks), run.rows.copy(), i, outcome, tuple(outcomes),
            q.failed, self.stats(i, q, seconds), run.observed.copy(),
        )  # fmt: skip
        if outcome.good:
            return trajectory
        if outcome is Outcome.INTERRUPTED:
            message = f"interrupted after {i} of {self.steps} steps; the part computed so far is returned"
            warnings.warn(message, RuntimeWarning, stacklevel=4)
            return trajectory
        if on_failure == "stop":
            return trajectory
        at = int(q.failed[q.failed >= 0].min()) if np.any(q.failed >= 0) else i
        if failing is not None:
            error = failing.error
            error.add_note(
                f"polhode: in {setup.torque.name} at t = {failing.error_time:g}, step {at} of {self.steps}; "
                "the trajectory until then is the attribute `trajectory` of this exception"
            )
            error.trajectory = trajectory
            failing.error = None
            raise error
        which = f", body {int(np.argmax(q.failed >= 0))}" if setup.batch else ""
        raise SimulationFailed(
            f"{setup.method.name} failed at step {at} of {self.steps}, t = {setup.t_start + at * setup.dt:g}{which}: "
            f"{outcome.value}. The valid part is the attribute `trajectory` of this exception; "
            "on_failure='stop' returns it instead.",
            trajectory,
        )

    def stats(self, i: int, q: Any, seconds: float) -> Stats:
        setup, before, n = self.setup, self.before, self.rows.shape[1]
        passes = int(q.passes.sum())
        if setup.bound.callbacks:
            calls = sum(c.calls for c in setup.bound.callbacks) - self.calls_before
        elif setup.free:
            calls = 0
        else:
            calls = (i - before.steps) * n * setup.cost.step + passes * setup.cost.each_pass
        return Stats(
            i, before.torque_calls + calls, before.newton_iterations + passes,
            max(before.worst_residual, float(np.max(q.residual))), before.seconds + seconds,
        )  # fmt: skip


def off_group(setup: Setup, rows: np.ndarray) -> bool:
    R, _ = setup.parts.finish(setup.I, from_rows(setup.template, list(rows)))
    return bool(np.max(distance(R)) > LIMIT_OFF_GROUP)


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


def continue_run(old: Trajectory, t_end: float, *, torque: Any = None, progress: bool = False) -> Trajectory:
    setup = old.setup
    if not (old.outcome.good or old.outcome is Outcome.INTERRUPTED):
        raise InvalidInput(f"a run that failed cannot be extended: {old.outcome.value}")
    if isinstance(setup.torque, Missing):
        setup = setup.torque.restore(setup, torque)
    elif torque is not None:
        raise InvalidInput("extend(torque=...) is for runs loaded from a file whose torque was a function")
    steps = check_span(setup.t_start, t_end, setup.dt)
    if steps < old.steps:
        now = setup.t_start + old.steps * setup.dt
        raise InvalidInput(f"the run is already at t = {now!r}, beyond t_end = {t_end!r}")
    keep = (old.index % setup.every == 0) | (old.index < old.steps)  # the last sample may have been an extra one
    march = March(setup, old.final, old.stats, steps, watched=old.watched)
    return march.go([old.states[keep]], [old.index[keep]], progress, "raise")


class Missing(Torque):
    """The torque of a loaded run that was a function: its name and fingerprint are known, the code is not."""

    def __init__(self, name: str, kind: Kind, fingerprint: str, frame: str) -> None:
        self.name, self.kind, self.fingerprint, self.frame = name, kind, fingerprint, frame

    def bind(self, body: Body, engine: str) -> Bound:
        return Bound(no_torque, None, (), self.kind)

    def restore(self, setup: Setup, torque: Any) -> Setup:
        if torque is None:
            raise InvalidInput(
                f"this run was loaded from a file and its torque {self.name!r} was a function, which files do not hold: "
                "give it again, extend(t_end, torque=f)"
            )
        what = torque if isinstance(torque, Torque) else as_torque(torque, frame=self.frame)
        if identity(what) != self.fingerprint:
            raise InvalidInput(
                f"{what.name!r} is not the torque of this run (its code or its parameters differ from those of {self.name!r}); "
                "start a new run from the last sample if the change is meant"
            )
        bodies = int(setup.body.batch or 0) or None
        new = prepare(
            setup.body, what, setup.method.name, setup.options, engine=setup.engine, dt=setup.dt, t_start=setup.t_start,
            every=setup.every, bodies=bodies, observe=setup.observe,
        )  # fmt: skip
        return replace(new, batch=setup.batch)


def identity(torque: Torque) -> str:
    """A digest of the code and the parameters of a torque."""
    from .engines.cache import fingerprint
    from .torques.base import Potential, Sum

    def parts(q: Torque) -> Any:
        if isinstance(q, Sum):
            return [parts(x) for x in q.parts]
        if isinstance(q, Potential):
            return [q.energy_function, parts(q.inner)]
        d = q.describe()
        return repr(d) if d is not None else [q.f, q.params, q.frame]  # type: ignore[attr-defined]

    return fingerprint(parts(torque))
