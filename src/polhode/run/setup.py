"""The set-up of a run: the body, the torque in the form for an engine, and the functions of the method."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf
from typing import Any

import numpy as np

from ..body import Body
from ..engines.layout import leaves
from ..engines.registry import AUTO, PYTHON, Engine, find_engine
from ..errors import InvalidInput, Unsupported
from ..integrators import (
    METHODS,
    check_flight,
    check_options,
    check_supported,
    make_parts,
    settle,
    split_cost,
    variant,
)
from ..integrators.automatic import automatic_method
from ..integrators.flight import REST, UNIT, UPRIGHT, no_load
from ..integrators.flight import in_flight as fly
from ..integrators.record import Cost, Kind, Method, Parts
from ..kernels.flight import Masses
from ..kernels.values import Diag3, Vec3
from ..torques.base import Bound, Torque, mat3, no_energy, no_torque, params_of, vec3
from ..torques.identity import Start
from ..torques.observe import for_observables, in_flight, pose_of, resolve, watcher
from .checks import AT_TIMES, ONLY_THE_ENDS, check_picklable
from .control import Control, cost_of, limited, with_control

__all__ = ["AT_TIMES", "ONLY_THE_ENDS", "Setup", "automatic", "method_for", "set_up"]


@dataclass(frozen=True)
class Setup:
    """All data of a run that are constant during the run."""

    body: Body
    torque: Torque
    method: Method
    options: Mapping[str, Any]
    parts: Parts
    bound: Bound  # the torque for the engine
    bound_python: Bound  # the torque for plain Python, which computes the start and the energies of samples
    runs_on: Engine
    I: Any  # principal moments, a Diag3; for a body that moves, Masses
    dt: float
    t_start: float
    every: int
    template: Any  # a state of the method, as an example of its structure
    bodies: int | None  # number of bodies of a batch; None for a single body
    observe: tuple[Any, ...]
    observe_names: tuple[str, ...]
    watch: Callable[..., Any] | None
    cost: Cost  # torque calls of the start and of each step
    precision: str = "float64"
    control: Control | None = None  # control of the length of the steps
    start: Start | None = None  # identity of the torque at the beginning of the run, for files

    def __reduce__(self) -> Any:
        """Pickle the arguments of `set_up`, because functions that were made for the run have no names for pickle."""
        check_picklable("its torque", self.torque)
        check_picklable("an observer", self.observe)
        given = self.body, self.torque, self.method.name, dict(self.options)
        names = ("engine", "dt", "t_start", "every", "bodies", "precision", "control")
        observed = {"start": self.start, "observe": self.observe, "observe_names": self.observe_names}
        return restored, (given, {name: getattr(self, name) for name in names}, self.watch is not None, observed)

    def __deepcopy__(self, memo: Any) -> Setup:
        return self  # nothing in it changes

    @property
    def batch(self) -> bool:
        """Whether the run is a batch of bodies."""
        return self.bodies is not None

    @property
    def engine(self) -> str:
        """The name of the engine."""
        return self.runs_on.name

    @property
    def flies(self) -> bool:
        """Whether the body has a position, so that it moves as well as turns."""
        return self.torque.flies

    @property
    def free(self) -> bool:
        return self.torque.kind == Kind.FREE

    @property
    def torqueless(self) -> bool:
        """Whether the run calls no torque.  Methods for wheels do not call the effect of the wheels as a torque."""
        return self.bound.kind == Kind.FREE

    @property
    def asks_python(self) -> bool:
        """Whether the run calls a Python function, as a torque or as a controller."""
        return self.bound.plain or any(h.source.asks for h in self.bound.held)

    def span(self, steps: int) -> float:
        """Return the time span of a run with this number of steps."""
        return steps * self.dt if self.control is None else self.control.t_end - self.t_start

    @property
    def fastest(self) -> float:
        """The largest angular velocity for which the method resolves the turn of the body in a step of dt.

        Infinite with control="error", where dt is only the first step to try."""
        if self.control is not None and self.control.estimates_errors:
            return inf
        return variant(self.method, self.options).turn_limit / abs(self.dt)

    def calls(self) -> int:
        """Return the number of calls of Python functions so far, without results from a cache."""
        counters = {id(c): c for c in (*self.bound.callbacks, *self.bound_python.callbacks)}
        return sum(c.calls for c in counters.values()) - self.torque.hits

    def torque_calls(self, starts: int, steps: int, passes: int) -> int:
        """Return the number of torque evaluations, computed from the numbers of starts, steps and passes of solves."""
        c = self.cost
        return 0 if self.torqueless else starts * c.start + steps * c.step + passes * c.each_pass

    def arithmetic(self) -> AbstractContextManager[Any]:
        """Return a context manager; Python calls the torque inside it.  For JAX it sets 64 bits, as in the run."""
        return self.runs_on.arithmetic()


def is_steep(torque: Torque) -> bool:
    """Return whether the torque changes steeply with the velocities, and its formula is known to have derivatives.

    Models have one, and commands that are held between steps do not depend on the velocities; a function of the user
    may contain operations without derivatives.
    """
    return torque.stiff and not torque.opaque and all(not q.holds_code or q.held_facts() for q in torque.parts)


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
    """Check the arguments and return the set-up of the run."""
    record = method_for(torque, method)
    asked = check_options(record, options)
    if torque.flies:
        check_flight(record, options)
        check_flight_request(precision, control)
    chosen = settle(record, asked, torque.opaque, torque.flies, is_steep(torque))
    kind = torque.kind if torque.external is None or not record.spins else torque.external
    check_supported(record, kind, torque.name, chosen)
    together = torques_at_once(record, chosen, torque, bodies)
    rows = bodies if together is None else together
    common = bodies is not None and (torque.takes_whole_batches(bodies) or (control is not None and control.common))
    runs_on = choose_engine(engine, torque, rows, common)
    if record.own_steps is not None:
        check_own_steps(record, control, runs_on, torque, common)
    runs_on.check_precision(precision)
    if precision == "mixed":
        check_mixed(record, chosen, kind, control)
    start = Start.of(torque)
    acting: Torque = torque.for_matrices() if variant(record, chosen).off_group else torque
    acting = acting if together is None else acting.at_many_times() or acting
    bound = acting.bind(body, runs_on, rows)
    python = bound if runs_on.python_can_call(bound.plain) else acting.bind(body, PYTHON, rows)
    if record.spins:
        bound, python = bound.without_wheels(), python.without_wheels()
    wanted = listed(observe)
    if not runs_on.calls_energy and calls_plain_energy(record, chosen, bound, torque, engine):
        runs_on, bound = PYTHON, python
    runs_on.check_torque(torque.name, bound.plain, bool(bound.held))
    check_parameters(bound, bodies)
    summed = torque.parts != (torque,) and params_of(torque) is not None
    watching = any(callable(x) for x in wanted) and (bound.plain or not body.diagonal or summed)
    if watching:  # the user's functions get the user's axes and parameters
        bound, python = applied(lambda b: for_observables(b, torque, body, bodies), bound, python)
    if control is not None:
        bound, python = applied(lambda b: limited(b, torque, body, bodies, control), bound, python)
    parts = parts_for(record, chosen, bound, torque.flies)
    if python is not bound:  # with every engine, the start is computed in Python
        parts = parts._replace(start=parts_for(record, chosen, python, torque.flies).start)
    pairs = [resolve(x, bound.energy, watching, not body.diagonal, bound.spin) for x in wanted]
    check_labels([label for label, _ in pairs])
    motion = parts.finish if parts.place is None else pose_of(parts.finish, parts.place)
    if torque.flies:
        pairs = [(label, in_flight(label, f, bound.energy)) for label, f in pairs]
    watch = watcher(motion, tuple(f for _, f in pairs)) if pairs else None
    I: Any = Diag3(*vec3(body.moments))
    I = Masses(I, body.mass) if torque.flies else I
    # a state of the same structure, computed without a torque
    template = state_of(make_parts(record, chosen, no_energy, bound.kind, flies=torque.flies))
    cost = split_cost(record, bound.split) or variant(record, chosen).cost
    if control is not None:
        cost = cost_of(cost, record, chosen, bound, parts, control, dt)
        lifts = torque.flies and record.own_steps is None
        inner = parts_for(record, chosen, bound, False) if lifts else parts
        parts, template = with_control(record, chosen, bound, inner, template, body, control, dt, torque.flies, common)
        parts = lifted(parts, bound) if lifts else parts
    return Setup(
        body, torque, record, chosen, parts, bound, python, runs_on, I, float(dt), float(t_start), every, template,
        bodies, wanted, tuple(n for n, _ in pairs), watch, cost, precision, control, start,
    )  # fmt: skip


def restored(given: Any, settings: dict[str, Any], watching: bool, observed: dict[str, Any]) -> Setup:
    """Return the set-up that was pickled.  A run from a file may lack the functions that it observed."""
    setup = set_up(*given, **settings, observe=observed["observe"] if watching else ())
    return replace(setup, **observed)


def applied(f: Callable[[Bound], Bound], bound: Bound, python: Bound) -> tuple[Bound, Bound]:
    """Return f(bound) and f(python); f is called only once if they are the same object."""
    new = f(bound)
    return new, new if python is bound else f(python)


def calls_plain_energy(record: Method, chosen: Mapping[str, Any], bound: Bound, torque: Torque, engine: str) -> bool:
    """Return whether the step evaluates a potential energy in plain Python; an engine that was requested cannot."""
    needed = record.needs_energy or chosen.get("energy_correction")
    if not (bound.plain and bound.energy is not None and needed):
        return False
    if engine != AUTO:
        raise InvalidInput(
            f"{record.name} needs the potential energy inside its step, and {torque.name} is plain Python: "
            "mark energy and torque with @polhode.kernel, or use engine='python'"
        )
    return True


def listed(observe: Any) -> tuple[Any, ...]:
    """Return the requested observables, one or several, as a tuple."""
    try:
        return (observe,) if isinstance(observe, str) or callable(observe) else tuple(observe)
    except TypeError:
        raise InvalidInput(f"observe must be names of observables, got {observe!r}") from None


def check_labels(labels: list[str]) -> None:
    for k, label in enumerate(labels):
        if label in labels[:k]:
            raise InvalidInput(f"observe: {label!r} appears twice; give each observable its own name")


def check_parameters(bound: Bound, bodies: int | None) -> None:
    """Raise InvalidInput unless each torque parameter is common to all bodies or given for each body."""
    for v in leaves(bound.p):
        if np.ndim(v) and np.shape(v) != (bodies,):
            raise InvalidInput(
                f"the torque has parameters for {np.shape(v)[0]} bodies, the run has {bodies or 'one'}: "
                "give one value, or one for each body"
            )


def parts_for(record: Method, options: Mapping[str, Any], bound: Bound, flies: bool) -> Parts:
    return make_parts(record, options, bound.energy, bound.kind, bound.split, bound.spin, flies)


def lifted(parts: Parts, bound: Bound) -> Parts:
    """Return the functions of a method with control, converted for a body that moves."""
    known = (bound.torque, bound.energy, bound.spin, bound.split.resting, bound.split.moving)
    return fly(parts, tuple(f for f in known if f is not None))


def check_flight_request(precision: str, control: Control | None) -> None:
    """Raise InvalidInput for options that are not supported for bodies that move."""
    if control is not None and control.pace is not None and not isinstance(control.pace, str):
        raise InvalidInput("pace as a function is for bodies that turn only: leave it out for a body that moves")
    if precision == "mixed":
        raise InvalidInput(
            "precision='mixed' is for bodies that turn only: use float32 or float64, or leave out position and force"
        )


@lru_cache(maxsize=512)
def state_of(parts: Parts) -> Any:
    """Return a state of a method, as an example of its structure."""
    if parts.place is not None:
        return parts.start(no_load, (), UNIT, 1.0, 0.0, UPRIGHT, REST)
    return parts.start(no_torque, (), Diag3(1.0, 1.0, 1.0), 1.0, 0.0, mat3(np.eye(3)), Vec3(0.0, 0.0, 0.0))


def method_for(torque: Torque, method: str) -> Method:
    """Return the record of the requested method, or of the one that "auto" selects."""
    return METHODS[automatic(torque) if isinstance(method, str) and method == "auto" else method]


def automatic(torque: Torque) -> str:
    """Return the name of the default method for a torque."""
    opaque_velocity = any(q.opaque and q.kind == Kind.VELOCITY for q in torque.parts)
    return automatic_method(torque.kind, torque.external, opaque_velocity)


def choose_engine(engine: str, torque: Torque, bodies: int | None, common: bool = False) -> Engine:
    """Return the requested engine; "auto" becomes plain Python if the torque or common steps need it.

    common : all bodies of a batch have the same steps.
    """
    found, whole = find_engine(engine), torque.takes_whole_batches(bodies)
    if (common or whole) and not found.calls_whole_batches:
        if engine != AUTO:
            why = f"{torque.name} is called" if whole else "with tol, one step is chosen"
            also = "" if whole else ", or give dt, or make a stepper for each body"
            raise InvalidInput(
                f"{why} for all bodies at once, at their common time: this needs engine={PYTHON.name!r}{also}"
            )
        found = PYTHON
    found.require()
    return found


def torques_at_once(record: Method, chosen: dict[str, Any], torque: Torque, bodies: int | None) -> int | None:
    """Return the number of torques of one body that a step requests at once; None if it requests them one by one."""
    n = None if record.at_once is None else record.at_once(chosen)
    if n is None:
        return None
    if bodies is not None:
        raise Unsupported(
            f"{record.name} asks for {n} torques of one body at once. A batch already asks for the torques of all "
            f"its bodies at once: leave out block, or simulate the bodies one by one"
        )
    if torque.flies or torque.at_many_times() is None:
        raise Unsupported(
            f"block={n} asks for {n} torques at once, but {torque.name} is called for one state at a time: write it as "
            "`async def` or with torques.batched, and use it alone, for a body that does not move; or leave out block"
        )
    return n


def check_own_steps(record: Method, control: Control | None, runs_on: Engine, torque: Torque, common: bool) -> None:
    """Check a run with a method that chooses its steps itself.

    It needs step-size control, and an engine and a torque with which each body can have its own steps.
    """
    if control is None:
        raise InvalidInput(f"{record.name} chooses its steps itself: give tol, the tolerance, instead of dt")
    if not runs_on.runs_in_place:
        raise Unsupported(
            f"{record.name} does not run with engine={runs_on.name!r}: bodies with different orders and steps would "
            f"wait for each other. Use engine='numba', or method='auto' with control='error'"
        )
    if common and (torque.flies or torque.jumps):
        raise Unsupported(
            f"{record.name} chooses the steps of each body separately if bodies move or the torque has known jumps, "
            "but a batched torque, or a stepper of a batch, has one time for all bodies: use steps of equal length "
            "(dt), write the torque for one body, or make a stepper for each body"
        )


def check_mixed(record: Method, chosen: dict[str, Any], kind: Kind, control: Control | None) -> None:
    able = [n for n in METHODS if METHODS[n].mixed_precision]
    if not variant(record, chosen).mixed_precision or kind == Kind.VELOCITY or control is not None:
        raise InvalidInput(
            f"precision='mixed' is for splittings on the exact free motion ({', '.join(able)}), a fixed step and a "
            "torque that does not depend on the angular velocity: choose these, or precision='float64'"
        )
