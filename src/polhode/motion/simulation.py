"""`simulate`: a body, a torque and a start in, a trajectory out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..body import Body
from ..engines.dlpack import host, on_gpu
from ..forces.base import everything_acting
from ..run.checks import Place, initial, inner_momentum
from ..run.driver import Driver
from ..run.spec import DEFAULTS, make_spec
from .ready import READY, ReadyRun, key_of, remember
from .trajectory import Trajectory


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
) -> Trajectory:
    """Integrate the rotation of a rigid body, or of a batch of bodies, with a fixed step or one that is controlled.

    Parameters
    ----------
    body : Body, three moments, or an inertia tensor; or a `Mechanism`, see docs/mechanisms.md.
    torque : None (free body), a model from `polhode.torques` or a sum of them, a `Potential`, a
        `@polhode.kernel` function, or any Python function.  Functions are called by argument name with
        t, R, omega (body frame), p (= params), and return the torque in `frame`.
    params : what a function receives as its argument p: numbers, arrays, or tuples or dicts of them.
    frame : the frame in which a function returns the torque, "space" (the default) or "body".  Every other torque
        says its frame where it is made, and a frame given here that contradicts it is refused.
    omega, momentum : the start; angular velocity in the body frame, or angular momentum in space.  Exactly one.
    attitude : 3x3 rotation matrix, SciPy Rotation, or None for the identity.
        A leading axis on omega, momentum, attitude or inertia makes a batch.
    position, velocity : of the centre of mass in space, at the start; zero unless given.  With one of these, or with
        force or load, the body moves as well as turns: it needs its mass, and the trajectory has x and v.
    force : a model from `polhode.forces` or a sum of them, or a function, called by argument name with t, x, R, v,
        omega (body frame), p, that returns the force in space, at the centre of mass.  A torque may then be a function
        of x and v, too.
    load : a function of the same arguments that returns (force, torque) of one evaluation; or a model.
    t_end, dt, t_start : the span (t_end is needed) and the step; dt must divide the span.  Give `tol` instead of dt for
        steps that follow the error.
    method : a name from `polhode.methods`; its options as further keywords.  "auto" with `tol` and without dt is adams,
        one torque call a step (docs/adams.md).  "auto" with dt is the exact motion of a free
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
    tol : of a step: the angle of the attitude, and the momentum relative to its largest.  Given instead of dt, or for
        control="error", where 1e-6 is the default.  With adams the attitude error at the end is about tol.
    pace : for control="reversible", a @kernel function, by argument name, of t, R, omega, p: how dense steps have to
        be, in any unit, such as 1/distance from a wall.  One without omega needs no torque.
    dt_min : for control="error", the shortest step but for the last and those that end at a known jump of the torque; a
        run that needs a shorter one for tol fails.
    dt_max : for control="error", the longest step.  A torque is evaluated at a few times of each step, and a pulse in
        between is not seen, by this or any other method: make dt_max shorter than the shortest pulse.  Not needed for
        `torques.piecewise(..., held=False)`, at whose times steps end.
    max_steps : with control, the most steps that are tried (10 million); a run that needs more fails.

    Returns
    -------
    Trajectory
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
        result: Trajectory = system({**keywords, **start, "load": load, "progress": progress, "options": options})
        return result
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
    if spec.torque.flies:  # such a run begins on the host
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


def begin_run(
    body: Any, torque: Any = None, *, omega: Any = None, momentum: Any = None, attitude: Any = None, params: Any = None,
    frame: str | None = None, position: Any = None, velocity: Any = None, force: Any = None, load: Any = None,
    **keywords: Any,
) -> Driver:  # fmt: skip
    """A run at its start, to be advanced part by part; keywords as of `simulate`."""
    body = body if isinstance(body, Body) else Body(body)
    moving = position is not None or velocity is not None
    acting = everything_acting(torque, params, frame, force=force, load=load, moving=moving)
    known = {name: keywords.pop(name) for name in DEFAULTS if name in keywords}
    spec = make_spec(body, acting, keywords, **known)
    place = Place(position, velocity) if acting.flies else None
    R, W, bodies = initial(body, omega, momentum, attitude, inner_momentum(acting), place)
    return ReadyRun(spec, bodies).begin_as_simulate(R, W)
