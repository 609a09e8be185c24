"""The arguments of a run except its start, after they were checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..arguments import refuse_if
from ..body import Body
from ..errors import unknown
from ..integrators import refuse_unknown_options
from ..integrators.automatic import BY_TOLERANCE
from ..integrators.record import Kind
from ..torques.base import Torque
from ..units import seconds
from .checks import AT_TIMES, check_every, check_span
from .control import Control, check_control
from .setup import Setup, method_for, set_up


class RunSpec(NamedTuple):
    """The arguments of a run except its start."""

    body: Body
    torque: Torque
    method: str
    options: Mapping[str, Any]  # options of the method
    engine: str
    precision: str
    t_start: float
    dt: float  # with step-size control, the first step, or 0 if the method chooses it
    steps: int  # with step-size control, the largest number of attempts
    every: int  # steps between samples
    t_eval: Any  # times of samples as given by the user, or None
    observe: Any
    callback: Callable[..., Any] | None
    events: Any
    on_failure: str
    control: Control | None  # control of the length of the steps

    @classmethod
    def of(cls, setup: Setup) -> RunSpec:
        """Return those arguments of a run that its set-up contains; the others have default values."""
        return cls(
            setup.body, setup.torque, setup.method.name, setup.options, setup.engine, setup.precision, setup.t_start,
            setup.dt, 0, setup.every, None, setup.observe, None, None, "raise", setup.control,
        )  # fmt: skip

    def set_up(self, bodies: int | None) -> Setup:
        """Return the set-up of the run for a number of bodies (None: a single body)."""
        return set_up(
            self.body, self.torque, self.method, self.options, engine=self.engine, dt=self.dt, t_start=self.t_start,
            every=self.every, bodies=bodies, observe=self.observe, precision=self.precision, control=self.control,
        )  # fmt: skip

    @property
    def uninterrupted(self) -> bool:
        """Whether the states between samples are not needed."""
        return self.t_eval is None and self.callback is None and self.events is None


def make_spec(
    body: Body, torque: Torque, options: Mapping[str, Any], *, t_end: Any = None, dt: Any = None, t_start: Any = 0.0,
    method: str = "auto", every: Any = 1, t_eval: Any = None, observe: Any = (), callback: Any = None,
    events: Any = None, engine: str = "auto", precision: str = "float64", on_failure: str = "raise",
    control: str | None = None, tol: Any = None, pace: Any = None, dt_min: Any = None, dt_max: Any = None,
    max_steps: Any = None,
) -> RunSpec:  # fmt: skip
    """Check the keywords of `simulate` that do not depend on the start."""
    times = {"t_end": t_end, "dt": dt, "t_start": t_start, "t_eval": t_eval, "dt_min": dt_min, "dt_max": dt_max}
    t_end, dt, t_start, t_eval, dt_min, dt_max = (seconds(v, name) for name, v in times.items())
    by_tolerance = control is None and dt is None and tol is not None
    if isinstance(method, str) and method == "auto" and by_tolerance and (torque.kind != Kind.FREE or torque.flies):
        method = BY_TOLERANCE
    if options or t_end is None:  # checked first: a misspelt keyword may be the reason why another argument is missing
        refuse_unknown_options(method_for(torque, method), options, KEYWORDS)
    refuse_if(t_end is None, "give t_end, the end of the run")
    check_on_failure(on_failure)
    how = check_control(control, t_start, t_end, dt, tol, dt_min, dt_max, max_steps, pace, t_eval, observe)
    steps = check_span(t_start, t_end, dt) if how is None else how.max_steps
    every = check_every(every)
    refuse_if(t_eval is not None and every != 1, "give every or t_eval, not both")
    every = every if t_eval is None else AT_TIMES
    return RunSpec(
        body, torque, method, options, engine, precision, float(t_start), float(dt or 0.0), steps, every, t_eval,
        observe, callback, events, on_failure, how,
    )  # fmt: skip


def check_on_failure(on_failure: str) -> None:
    if not isinstance(on_failure, str) or on_failure not in ("raise", "stop"):
        raise unknown("on_failure", on_failure, ("raise", "stop"))


# keywords of `simulate` that describe the start
START = ("omega", "momentum", "attitude", "position", "velocity", "progress")
DEFAULTS: dict[str, Any] = dict(make_spec.__kwdefaults__ or {})  # the other keywords, except those of the torque
KEYWORDS = ("body", "torque", *DEFAULTS, *START, "params", "frame", "force", "load")
