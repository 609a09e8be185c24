"""`simulate`: compute a trajectory from a body, a torque and a start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, overload

from ..body import Body
from ..engines.dlpack import host, on_gpu
from ..forces.base import everything_acting
from ..run.checks import Place, initial, inner_momentum
from ..run.driver import Driver
from ..run.spec import DEFAULTS, RunSpec, make_spec
from .ready import READY, ReadyRun, key_of, remember
from .system import RunOf, System
from .trajectory import Trajectory

if TYPE_CHECKING:
    import numpy.typing as npt


@overload
def simulate(
    body: System[RunOf, Any],
    *,
    load: Any = ...,
    motors: Any = ...,
    t_end: float,
    dt: float | None = ...,
    t_start: float = ...,
    method: str = ...,
    every: int = ...,
    t_eval: Any = ...,
    callback: Callable[..., Any] | None = ...,
    events: Any = ...,
    engine: str = ...,
    progress: bool = ...,
    on_failure: str = ...,
    control: str | None = ...,
    tol: float | None = ...,
    dt_min: float | None = ...,
    dt_max: float | None = ...,
    max_steps: int | None = ...,
) -> RunOf: ...
@overload
def simulate(
    body: Body | npt.ArrayLike,
    torque: Any = ...,
    *,
    omega: Any = ...,
    momentum: Any = ...,
    attitude: Any = ...,
    t_end: float | None = ...,
    dt: float | None = ...,
    t_start: float = ...,
    method: str = ...,
    every: int = ...,
    t_eval: Any = ...,
    observe: str | Callable[..., Any] | Sequence[Any] = ...,
    callback: Callable[..., Any] | None = ...,
    events: Any = ...,
    params: Any = ...,
    frame: str | None = ...,
    position: Any = ...,
    velocity: Any = ...,
    force: Any = ...,
    load: Any = ...,
    engine: str = ...,
    precision: str = ...,
    progress: bool = ...,
    on_failure: str = ...,
    control: str | None = ...,
    tol: float | None = ...,
    pace: Callable[..., Any] | None = ...,
    dt_min: float | None = ...,
    dt_max: float | None = ...,
    max_steps: int | None = ...,
    **options: Any,
) -> Trajectory: ...
def simulate(
    body: Any,
    torque: Any = None,
    *,
    omega: Any = None,
    momentum: Any = None,
    attitude: Any = None,
    t_end: float | None = None,
    dt: float | None = None,
    t_start: float = 0.0,
    method: str = "auto",
    every: int = 1,
    t_eval: Any = None,
    observe: str | Callable[..., Any] | Sequence[Any] = (),
    callback: Callable[..., Any] | None = None,
    events: Any = None,
    params: Any = None,
    frame: str | None = None,
    position: Any = None,
    velocity: Any = None,
    force: Any = None,
    load: Any = None,
    engine: str = "auto",
    precision: str = "float64",
    progress: bool = False,
    on_failure: str = "raise",
    control: str | None = None,
    tol: float | None = None,
    pace: Callable[..., Any] | None = None,
    dt_min: float | None = None,
    dt_max: float | None = None,
    max_steps: int | None = None,
    **options: Any,
) -> Any:
    """Integrate the motion of a rigid body, of a batch of bodies, or of a mechanism.

    Parameters
    ----------
    body : Body, three moments, an inertia tensor, or Mechanism
        The body or mechanism that moves.  For mechanisms see docs/mechanisms.md.
    torque : None, model, Potential or function, optional
        None means a free body.  A model is an object from `polhode.torques`, or a sum of such objects.  A
        `@polhode.kernel` function or a Python function is called by argument name with t, R, omega (body frame) and p
        (= params), and returns the torque in `frame`.
    omega, momentum : array_like, (3,) or (bodies, 3)
        The start: angular velocity in the body frame, or angular momentum in space.  Give exactly one.
    attitude : (3, 3) rotation matrix or SciPy Rotation, optional
        R at the start; the identity by default.  A leading axis on omega, momentum, attitude or inertia makes a batch.
    t_end : float
        The end time, in seconds.
    dt : float, optional
        The length of the steps; it must divide the span.  Give `tol` instead to let the error determine the steps.
    t_start : float
        The time at the start.
    method : str
        A name from `polhode.methods`.  For a free body, "auto" is the exact motion (with `tol`, only if the body does
        not move).  Otherwise, with `tol` and without dt, it is `adams`, with one torque call a step (docs/adams.md).
        With dt, the method is `rkn4`: it makes six torque calls a step, and 28 calls of the part that depends on the
        angular velocity.  If that part is a Python function, the method is `strang`, which calls it once a step.
    every : int
        Number of steps between samples.  The first and the last state are always samples; with 0 only these two.
    t_eval : array_like, optional
        Times of samples, instead of `every`; they must be times of steps.  With `control` they may be any
        times: each output time costs one extra, shortened step, and integration then resumes from the state before it.
    observe : str, function or sequence of these
        Names of observables, or @kernel functions of t, I, p, R and W (body axes), by argument name.  The minimum,
        maximum, mean and last value over every step are in `trajectory.observed`, without storing samples.
    callback : callable, optional
        Called at each sample after the start, by argument name, with t, R, omega.  The run stops if it returns True.
    events : function, Event or sequence of these, optional
        Functions of t, R, omega and p, by argument name, whose changes of sign are located: `trajectory.events`.  A
        terminal `polhode.Event` ends the run: the last sample is the last step before it, the state at the event is in
        `trajectory.events`, and `extend` continues from the last step.  With `control`, for one body.
    params : optional
        Parameters that a function gets as its argument p: numbers, arrays, or tuples or dicts of them.
    frame : {"space", "body"}, optional
        The frame in which a function returns the torque; "space" by default.  Other torques have a frame of their own;
        a different frame here is an error.
    position, velocity : array_like, optional
        Position and velocity of the centre of mass at the start, in space; zero by default.  With one of these, or with
        force or load, the body moves as well as turns: it needs its mass, and the trajectory has x and v.
    force : model or function, optional
        A model from `polhode.forces`, or a sum of them.  A function is called by argument name with t, x, R, v, omega
        (body frame) and p, and returns the force in space, at the centre of mass.  A torque may then depend on x and v.
    load : model or function, optional
        A function of the same arguments that returns (force, torque) from one evaluation; or a model.
    engine : {"auto", "numba", "python", "jax", "cuda"}
        "auto" is "numba" (compiled code), unless the torque needs plain Python.
    precision : {"float64", "float32", "mixed"}
        With engine="cuda", "float32" is about twice as fast, and each step adds a rounding error of about 1.2e-7.
        "mixed", for splittings on the exact free motion, computes in float32 but sums attitude and momentum in float64.
        See docs/gpu.md.
    progress : bool
        Show a progress bar.
    on_failure : {"raise", "stop"}
        If the run fails: "raise" raises an exception; "stop" returns the valid part, whose `outcome` tells the reason.
    control : {"error", "reversible"}, optional
        How the steps of each body are chosen; None means steps of length dt.  The last step is shortened to end at
        t_end. Samples have their own times, (bodies, n) for a batch.  `stats` counts the rejected steps, and has the
        smallest and largest step and all torque calls.

        "error" keeps the error of each step within `tol`.  In long runs of conservative motion the energy drifts.  dt
        is the first step to try and may be left out.  Splittings (strang, rkn4, rkn6, ...) need no additional torque
        calls.  Other methods also do each step as two half steps, which needs three times as many calls.

        "reversible" shortens steps where the motion is faster, so that a reversible method remains time-reversible
        (except for the shortened last step), and its energy error remains bounded.  dt is the first step; halving it
        halves all steps. It needs two more torque calls per step than the method itself, or no more with `pace`.
    tol : float, optional
        Tolerance of a step: the angle of the attitude, and the momentum relative to its largest value.  Give it instead
        of dt, or with control="error", where the default is 1e-6.  With `adams` the attitude error at the end is about
        tol.
    pace : callable, optional
        For control="reversible": a @kernel function of t, R, omega and p, by argument name, that returns the wanted
        number of steps per time, in any unit, for example 1/(distance from a wall).  A function without the argument
        omega saves torque calls.
    dt_min : float, optional
        For control="error": the shortest step, except for the last one and those that end at a known jump of the
        torque. A run that would need a shorter step fails.
    dt_max : float, optional
        For control="error": the longest step.  A torque is evaluated at a few times in each step, so a method can miss
        a pulse between these times: make dt_max shorter than the shortest pulse.  This is not needed for
        `torques.piecewise(..., held=False)`, because steps end at its times.
    max_steps : int, optional
        With control: the largest number of attempted steps (10 million by default); a run that needs more fails.
    **options
        Options of the method, such as `compose="kahan_li8"`; `polhode.methods[name].options` lists them.

    Returns
    -------
    Trajectory
        For a mechanism, a `MechanismRun`.

    Examples
    --------
    >>> top = ph.Body([5, 5, 1])
    >>> run = ph.simulate(top, ph.torques.heavy_top(20.0), omega=[0, 0, 50], attitude=ph.so3.exp([0.3, 0, 0]),
    ...                   t_end=1, dt=0.02)
    >>> run
    <Trajectory rkn4, t = 0 ... 1, 50 steps of 0.02, 51 samples, ... torque calls, done>
    >>> run.R.shape, bool(abs(run.energy / run.energy[0] - 1).max() < 1e-10)
    ((51, 3, 3), True)
    """
    keywords = {
        "t_end": t_end, "dt": dt, "t_start": t_start, "method": method, "every": every, "t_eval": t_eval,
        "observe": observe, "callback": callback, "events": events, "engine": engine, "precision": precision,
        "on_failure": on_failure, "control": control, "tol": tol, "pace": pace, "dt_min": dt_min, "dt_max": dt_max,
        "max_steps": max_steps,
    }  # fmt: skip
    if (system := getattr(body, "__polhode_simulate__", None)) is not None:  # several bodies
        start = {"torque": torque, "omega": omega, "momentum": momentum, "attitude": attitude, "params": params,
                 "frame": frame, "position": position, "velocity": velocity, "force": force}  # fmt: skip
        return system({**keywords, **start, "load": load, "progress": progress, "options": options})
    moving = any(given is not None for given in (position, velocity, force, load))
    key = None if progress or moving else key_of(body, torque, params, frame, keywords, options)
    known = READY.get(key)
    if known is not None and (run := known.run_quickly(omega, momentum, attitude)) is not None:
        return run
    if known is not None:
        spec = known.spec
    else:
        whole = body if isinstance(body, Body) else Body(body)
        acting = everything_acting(torque, params, frame, force=force, load=load, moving=moving)
        spec = make_spec(whole, acting, options, **keywords)
    if spec.torque.flies:  # bodies that move start from arrays on the host
        omega, momentum, attitude = host(omega), host(momentum), host(attitude)
    elif on_gpu(omega) or on_gpu(momentum) or on_gpu(attitude):
        from .device import simulate_on_device

        return simulate_on_device(spec, omega, momentum, attitude)
    place = Place(position, velocity) if spec.torque.flies else None
    R, W, bodies = initial(spec.body, omega, momentum, attitude, inner_momentum(spec.torque), place)
    if known is not None and known.bodies == bodies:
        return known.run(R, W, progress)
    ready = ReadyRun(spec, bodies)
    remember(key, body, torque, ready)
    return ready.run(R, W, progress)


def read_spec(body: Body, torque: Any, given: dict[str, Any], moving: bool = False) -> RunSpec:
    """Return the arguments of a run after they were checked.

    given : the other keywords of `simulate`, except those of the start, and options of the method.
    """
    own = {name: given.pop(name, None) for name in ("params", "frame", "force", "load")}
    acting = everything_acting(torque, **own, moving=moving)
    known = {name: given.pop(name) for name in DEFAULTS if name in given}
    return make_spec(body, acting, given, **known)


def begin_run(
    body: Any, torque: Any = None, *, omega: Any = None, momentum: Any = None, attitude: Any = None,
    position: Any = None, velocity: Any = None, **keywords: Any,
) -> Driver:  # fmt: skip
    """Return a run at its start, which the caller advances part by part; the keywords are those of `simulate`."""
    body = body if isinstance(body, Body) else Body(body)
    spec = read_spec(body, torque, keywords, position is not None or velocity is not None)
    place = Place(position, velocity) if spec.torque.flies else None
    R, W, bodies = initial(body, omega, momentum, attitude, inner_momentum(spec.torque), place)
    return ReadyRun(spec, bodies).begin_as_simulate(R, W)
