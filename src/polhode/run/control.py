"""Step-size control: its arguments, and the functions of methods with control.  `policies.py` advances such runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from ..arguments import finite_number, refuse_if, whole_number
from ..body import Body
from ..engines.cache import frozen
from ..errors import InvalidInput, Unsupported, unknown
from ..integrators import METHODS, own_options, split_cost, variant
from ..integrators.pacing import (
    Controlled,
    Limits,
    Reversible,
    before_jump,
    by_function,
    by_halves,
    by_torque,
    by_weights,
    controlled,
    energy_within,
    kernel_within,
    reversible,
    spin_within,
    within,
)
from ..integrators.record import Cost, Kind, Method, Parts, Split, build
from ..kernels.scalar import is_kernel
from ..torques.base import Bound, FunctionTorque, Potential, Torque, adapt, arguments, mat3, structure
from ..torques.observe import observable_source
from .checks import check_resolution, increasing

CONTROLS = ("reversible", "error")
TOLERANCE = 1e-6
MAX_STEPS = 10_000_000
NAMES = ("t", "R", "omega", "p")  # the arguments that a user's function `pace` may have


@dataclass(frozen=True)
class Control:
    """The requested control of the length of steps."""

    kind: str
    t_end: float
    tol: float
    dt_min: float
    max_steps: int
    # a name if the run was loaded from a file, which does not contain the function
    pace: Callable[..., Any] | str | None = None
    dt_max: float | None = None
    common: bool = False  # whether all bodies of a batch have the same steps

    @property
    def estimates_errors(self) -> bool:
        """Whether steps are chosen by error estimates; if not, they depend on the motion in a reversible way."""
        return self.kind == "error"


def check_control(
    control: str | None, t_start: Any, t_end: Any, dt: Any, tol: Any, dt_min: Any, dt_max: Any, max_steps: Any,
    pace: Any, t_eval: Any, observe: Any,
) -> Control | None:  # fmt: skip
    """Check the arguments; return the requested control, or None."""
    given = {"tol": tol, "dt_min": dt_min, "dt_max": dt_max, "max_steps": max_steps, "pace": pace}
    if control is None and tol is not None and dt is None:
        control = "error"
    if control is None:
        for name, v in given.items():
            if v is not None:
                raise InvalidInput(
                    f"{name} needs steps of variable length: leave out dt and give tol, or choose control='error' or "
                    f"control='reversible', where dt is the first step"
                )
        refuse_if(dt is None, "give dt, the length of the steps, or tol, a tolerance for their error")
        return None
    if not isinstance(control, str) or control not in CONTROLS:
        raise unknown("control", control, CONTROLS)
    if control == "reversible":
        check_reversible(dt, tol, dt_min, dt_max)
    else:
        refuse_if(pace is not None, "pace is for control='reversible'; with control='error', give tol")
    check_lengths(t_start, t_end, dt, tol, dt_min, dt_max)
    if max_steps is not None:
        max_steps = whole_number(max_steps, "max_steps", least=1, wanted="a whole number of steps")
    wanted_times(t_eval, float(t_start), float(t_end))
    if not isinstance(observe, (tuple, list)) or len(observe):
        raise InvalidInput(
            "observe needs equal steps, and control changes their length: compute the values from samples"
        )
    if pace is not None and not is_kernel(pace):
        raise InvalidInput("pace must be a @polhode.kernel function of t, R, omega, p that returns steps per time")
    finest = 64.0 * np.finfo(float).eps * max(abs(float(t_start)), abs(float(t_end)))
    return Control(
        control, float(t_end), float(tol or TOLERANCE), max(float(dt_min or 0.0), finest), max_steps or MAX_STEPS, pace,
        None if dt_max is None else float(dt_max),
    )  # fmt: skip


def check_reversible(dt: Any, tol: Any, dt_min: Any, dt_max: Any) -> None:
    """Raise InvalidInput for arguments that control="reversible" does not support."""
    if dt is None:
        raise InvalidInput("control='reversible' needs dt, the first step, to which all other steps are proportional")
    if tol is not None:
        raise InvalidInput("control='reversible' estimates no error and has no tol: make dt, the first step, smaller")
    if dt_min is not None:
        raise InvalidInput(
            "control='reversible' has no dt_min: steps whose length a limit determines are not reversible. Use "
            "max_steps to end a run whose steps become too short"
        )
    if dt_max is not None:
        raise InvalidInput(
            "dt_max is for control='error'; a limit makes steps irreversible: make dt, the first step, smaller"
        )


def check_lengths(t_start: Any, t_end: Any, dt: Any, tol: Any, dt_min: Any, dt_max: Any) -> None:
    """Check the span, and those of first step, shortest step, longest step and tolerance that are given."""
    lengths = {"dt": dt, "tol": tol, "dt_min": dt_min, "dt_max": dt_max}
    for name, v in {"t_start": t_start, "t_end": t_end, **lengths}.items():
        if v is not None or name in ("t_start", "t_end"):
            finite_number(v, name)
    span = float(t_end) - float(t_start)
    if span <= 0:
        raise InvalidInput(f"t_end must be after t_start, got {t_start!r} to {t_end!r}")
    for name, v in lengths.items():
        if v is not None and v <= 0:
            raise InvalidInput(f"{name} must be positive, got {v!r}")
    if dt_max is not None and dt_max < max(dt or 0.0, dt_min or 0.0):
        raise InvalidInput(f"dt_max = {dt_max!r} must not be shorter than dt = {dt!r} and dt_min = {dt_min!r}")
    if tol is not None and not 1e-15 <= tol <= 0.1:
        raise InvalidInput(
            f"tol must be between 1e-15 and 0.1, got {tol!r}: it limits the angle by which the "
            "attitude may be wrong, and the relative error of the momentum"
        )
    check_resolution(float(t_start), float(t_end), float(span if dt is None else dt))
    if dt is not None and dt_min is not None and dt < dt_min:
        raise InvalidInput(f"dt = {dt!r}, the first step, is shorter than dt_min = {dt_min!r}")
    if dt is not None and dt > span:
        raise InvalidInput(f"dt = {dt!r} is longer than the whole span of {span!r}")


def wanted_times(t_eval: Any, after: float, t_end: float) -> np.ndarray | None:
    """Return the requested times of samples, or None; raise InvalidInput unless they lie between `after` and t_end."""
    if t_eval is None:
        return None
    t = increasing(t_eval)
    if t[0] < after or t[-1] > t_end:
        raise InvalidInput(f"t_eval must lie in the span from t = {after!r} to {t_end!r}")
    return t


def refuse(method: Method, control: Control) -> None:
    if not method.one_step:
        can = ", ".join(m for m in METHODS if METHODS[m].one_step)
        raise Unsupported(
            f"{method.name} keeps values that depend on the length of its last step, so all its steps must be equal. "
            f"Methods that support control: {can}."
        )
    if control.kind == "reversible" and method.claims.reversible is not True:
        can = ", ".join(m for m in METHODS if METHODS[m].one_step and METHODS[m].claims.reversible)
        raise Unsupported(
            f"{method.name} is not time-reversible with any choice of steps: use control='error', or one of: {can}."
        )
    if control.common and method.own_steps is None:
        raise Unsupported(
            f"{method.name} chooses the steps of each body separately, so the bodies of a batch have no common time: "
            f"leave out method, give dt, or make a stepper for each body"
        )


# --- the method with control ----------------------------------------------------------------------------------


def kept_of(parts: Parts) -> Callable[..., Any] | None:
    """Return the function that reads the torque at the end of a step from the state, or None.

    It is None if the state does not contain the whole torque.
    """
    return parts.kept if parts.node_torque is not None else None


def estimates(method: Method, options: Any, bound: Bound) -> bool:
    """Return whether the method, with these options and torque, estimates its error itself."""
    plain = not any(options.get(k) for k in ("energy_correction", "reorthogonalise", "compose"))
    whole = split_cost(method, bound.split) is None  # whether the method gets the torque in one part
    return method.estimate is not None and plain and whole and not (bound.kind == Kind.FREE and method.free is not None)


def uses_velocity(pace: Any) -> bool:
    return "omega" in arguments(pace, NAMES, "pace")


def cost_of(plain: Cost, method: Method, options: Any, bound: Bound, parts: Parts, control: Control, dt: float) -> Cost:
    """Return the torque calls of a start and of an attempted step, from those of the method without control."""
    if method.own_steps is not None:
        return plain
    keeps = kept_of(parts) is not None
    if control.kind == "reversible":
        extra = 2
        if control.pace is not None:
            extra = int(not isinstance(control.pace, str) and uses_velocity(control.pace) and not keeps)
        return replace(plain, start=plain.start + extra, step=plain.step + extra)
    times = 1 if estimates(method, options, bound) else 3
    first = int(dt == 0.0 and not keeps)
    return replace(plain, start=plain.start + first, step=times * plain.step, solves=times * plain.solves)


@cache
def make_reversible(parts: Parts, kept: Any, pace: Any, framed: bool, template: Any) -> Parts:
    if pace is None:
        density: Any = by_torque
    else:
        names = arguments(pace, NAMES, "pace")
        source = observable_source(names, True, framed)
        density = by_function(adapt(source, frozen(pace)), "omega" in names, kept)
    made: Parts = reversible(parts, density, template)
    return made


@cache
def make_controlled(parts: Parts, kept: Any, own: Any, order: int, first: bool, template: Any, jumps: bool) -> Parts:
    if own is None:
        estimate, power = by_halves(parts.step, parts.finish, order), order + 1
    else:
        estimate, power = by_weights(own[0], parts.finish), own[1]
    made: Parts = controlled(parts, estimate, power, template, first, kept, jumps)
    return made


def with_control(
    method: Method, options: Any, bound: Bound, parts: Parts, template: Any, body: Body, control: Control, dt: float,
    flies: bool = False, common: bool = False,
) -> tuple[Parts, Any]:  # fmt: skip
    """Return the functions of the method with control, and a state as an example.

    common : the torque is called for all bodies at once.
    """
    refuse(variant(method, options), control)
    if method.own_steps is not None:
        how = (("common", common), ("first", dt == 0.0), ("flies", flies), ("jumps", bool(bound.p.jumps)))
        return build(method.own_steps, None, own_options(method, options) + how), template
    kept = kept_of(parts)
    if control.kind == "reversible":
        pace = None if isinstance(control.pace, str) else control.pace
        made = make_reversible(parts, kept, pace, not body.diagonal, template)
        return made, Reversible(template, *(0.0,) * 11)
    own = None
    if estimates(method, options, bound):
        assert method.estimate is not None
        own = build(method.estimate, None, own_options(method, options))
    order = variant(method, options).claims.order
    jumps = bool(bound.p.jumps)
    made = make_controlled(parts, kept, own, int(min(order, 20)), dt == 0.0, template, jumps)
    return made, Controlled(template, *(0.0,) * 10)


def limited(bound: Bound, torque: Torque, body: Body, bodies: int | None, control: Control) -> Bound:
    """Return the bound torque with parameters that include those of the control."""
    if (bound.held or bound.spin is not None) and not control.estimates_errors:
        raise InvalidInput(
            f"{torque.name} is switched between steps, or drives wheels, and reversible steps cannot end at given "
            "times: use control='error', or leave out control"
        )
    own: Any = ()
    if control.pace is not None and isinstance(torque, (FunctionTorque, Potential)):
        try:
            own = structure(torque.params, bodies)
        except InvalidInput:  # a Python function accepts any parameters; a kernel does not
            own = ()
    elif control.pace is not None:
        own = bound.p
    axes = mat3(body.axes) if control.pace is not None else ()
    jumps = torque.jumps if control.kind == "error" else ()

    def seen(f: Any) -> Any:
        if is_kernel(f):
            return kernel_within(f, bool(jumps))
        f = within(f)  # made for this run and only called by Python, so compilers need not know it
        return before_jump(f) if jumps else f

    pair = bound.pair
    if pair is not None:
        resting, moving = (None if f is None else seen(f) for f in (pair.resting, pair.moving))
        pair = Split(resting, moving, pair.opaque)
    return bound._replace(
        pair=pair,
        torque=seen(bound.torque),
        energy=None if bound.energy is None else energy_within(bound.energy),
        spin=None if bound.spin is None else spin_within(bound.spin),
        p=Limits(
            bound.p,
            axes,
            own,
            control.t_end,
            control.tol,
            control.dt_min,
            control.dt_max or 1e300,
            jumps,
            -1e300 if jumps else (),
        ),
    )
