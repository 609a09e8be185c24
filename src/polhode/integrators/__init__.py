"""The registry of methods: name -> record.

Each formula has its own file; methods that differ only in coefficients share a file.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import compress
from types import NoneType
from typing import Any

import numpy as np

from ..arguments import refuse_unknown_keywords
from ..errors import InvalidInput, Unsupported, suggestion
from ..plugins import Plugins
from . import adams
from .coefficients import COMPOSITIONS
from .compose import compose
from .energy_correction import corrected
from .flight import can_fly, free_flight, in_flight
from .foreign import advice_on, drop_moved_options
from .record import BOUNDED, DRIFTS, EXACT, Claims, Cost, Kind, Method, Option, Parts, Source, Split, Task, build
from .registry import MissingMethod, Registry
from .reorthogonalise import attitudes, reorthogonalised

FILES = """
    newmark midpoint_lie splitting reduced staggered buss quaternion_em runge_kutta simo_wong predictor_corrector park
    mean_velocity lie_runge_kutta munthe_kaas quaternion_runge_kutta moser_veselov quaternion_vi directors exact
    exact_splitting force_gradient gyrostat adams_equal
"""  # in the order of the list that users see
FAMILIES = [import_module(f"{__name__}.{file}") for file in FILES.split()]

GENERAL = {
    "energy_correction": Option(
        False, (False, True), "turn the body after each step so that its energy is conserved (Buss)"
    ),
    "reorthogonalise": Option(False, (False, True), "bring R back to SO(3) after each step (Krysl & Endres, Figure 9)"),
    "compose": Option(
        None, (None, *COMPOSITIONS), "replace each step by a symmetric composition of steps with these lengths"
    ),
}


def complaint_about(name: str, thing: Any) -> str:
    """Return the reason why `thing` is not a method of this name, or "" if it is one."""
    if not isinstance(thing, Method):
        return f"it is a {type(thing).__name__}, not a polhode Method"
    return "" if thing.name == name else f"it calls itself {thing.name!r}"


PLUGINS: Plugins[Method] = Plugins("methods", complaint_about)
RECORDS = [m for family in FAMILIES for m in family.METHODS]
METHODS: Registry[Method] = Registry("polhode.methods", RECORDS, advice_on, PLUGINS.load)

for record in adams.METHODS:
    METHODS.add(record, listed=False, note="chooses its own steps: give tol instead of dt")


ALLOWED: dict[int, tuple[Method, Mapping[str, Option]]] = {}  # keys: id(method); the reference keeps the id valid


def allowed_options(method: Method) -> Mapping[str, Option]:
    """Return the options of the method, including those general options that it supports."""
    if id(method) not in ALLOWED:
        if len(ALLOWED) > 512:
            ALLOWED.clear()
        ALLOWED[id(method)] = method, find_options(method)
    return ALLOWED[id(method)][1]


def find_options(method: Method) -> dict[str, Option]:
    supported = correctable(method), bool(attitudes(build(method.build, None, ()))), composable(method)
    return {**method.options, **dict(compress(GENERAL.items(), supported))}


def refuse_unknown_options(
    method: Method, options: Mapping[str, Any], keywords: Collection[str], function: str = "simulate"
) -> None:
    """Raise InvalidInput for a name that is no option of any method; the message suggests similar names.

    `options` has no keywords of the function.  For a general option that the method does not support, `check_options`
    raises the error, which lists the methods that support it.
    """
    names = [n for n in drop_moved_options(method.name, options) if n not in GENERAL]
    refuse_unknown_keywords(names, keywords, allowed_options(method), method.name, function)


def composable(method: Method) -> bool:
    """Return whether a composition of steps of this method has the order for which its weights were made."""
    return method.claims.reversible is True and method.claims.order == 2 and method.one_step and method.composes


def correctable(method: Method) -> bool:
    """Return whether the energy correction can be added to the method, and the method has energy errors."""
    claims = method.claims
    if claims.momentum != EXACT or claims.free_energy == claims.energy == EXACT:
        return False
    if claims.order > 4 and claims.energy == BOUNDED:
        return False
    return method.accepts > Kind.FREE and build(method.build, None, ()).turn is not None


def check_options(method: Method, options: Mapping[str, Any]) -> dict[str, Any]:
    """Check the given options, and return them with the defaults of the others."""
    options = drop_moved_options(method.name, options)
    allowed = allowed_options(method)
    if "energy_correction" in options and "energy_correction" not in allowed:
        can = ", ".join(m for m in METHODS if correctable(METHODS[m]))
        raise Unsupported(f"energy_correction cannot be used with {method.name}; use it with one of: {can}")
    if options.get("compose") is not None and "compose" not in allowed:
        if method.claims.reversible is not True or method.claims.order != 2:
            why = "only time-reversible methods of second order benefit from it"
        elif not method.one_step:
            why = "its state depends on the length of the step"
        else:
            why = "its compositions have order 4 at most, with any weights"
        can = ", ".join(m for m in METHODS if composable(METHODS[m]))
        raise Unsupported(f"compose cannot be used with {method.name}: {why}; use it with one of: {can}")
    given = {k: v for k, v in options.items() if k in allowed or v is not None or k != "compose"}
    chosen = check_choices(method.name, allowed, given)
    if chosen.get("compose") is not None:
        if not composable(method.refine(method, chosen) if method.refine is not None else method):
            raise Unsupported(
                f"compose cannot be used with {method.name} with these options, because the method is "
                f"then not reversible"
            )
        if chosen.get("energy_correction"):
            raise Unsupported("compose and energy_correction exclude each other: the correction is not reversible")
    return chosen


def check_choices(method: str, allowed: Mapping[str, Option], options: Mapping[str, Any]) -> dict[str, Any]:
    for name, value in options.items():
        if name not in allowed:
            raise InvalidInput(
                f"{method} has no option {name!r}.{suggestion(name, allowed)} "
                + (f"It has: {', '.join(allowed)}." if allowed else "It has none.")
            )
        choices = allowed[name].choices
        if choices is not None and not any(same(value, c) for c in choices):
            raise InvalidInput(f"{method}: {name} must be one of {', '.join(map(repr, choices))}, got {value!r}")
    return {
        name: option.default if name not in options else as_choice(options[name], option)
        for name, option in allowed.items()
    }


def same(value: Any, choice: Any) -> bool:
    """Return whether a value equals this choice.  NumPy scalars are converted; an array never equals a choice."""
    if isinstance(value, np.generic):
        value = value.item()
    return isinstance(value, (str, int, float, NoneType)) and value == choice


def as_choice(value: Any, option: Option) -> Any:
    """Return the choice that the value equals, as a Python object that files can store."""
    return value if option.choices is None else next(c for c in option.choices if same(value, c))


def settle(
    method: Method, options: Mapping[str, Any], opaque: bool, flies: bool = False, stiff: bool = False
) -> dict[str, Any]:
    """Return the options; "auto" is replaced by its meaning for this torque, where it has one.

    opaque: the torque is plain Python, so its formula is unknown.  flies: the body moves; options that use the formula
    of a torque do not support forces.  stiff: the load has a formula and changes steeply with the velocities.
    """
    if opaque and method.needs_formula:
        raise Unsupported(
            f"{method.name} computes the derivative of the torque from its formula, but this torque is plain Python. "
            f"Mark it with @polhode.kernel, or use rkn6 (damped6 if it depends on the angular velocity)."
        )
    allowed = allowed_options(method)
    for name, value in options.items():
        if (opaque or flies) and value in allowed[name].formula:
            why = (
                "is for bodies that turn only"
                if flies
                else "needs the torque's formula, but this torque is plain Python"
            )
            advice = "Use" if flies else "Mark it with @polhode.kernel, or use"
            raise Unsupported(f"{method.name}: {name}={value!r} {why}. {advice} {name}={allowed[name].default!r}.")
        if value in allowed[name].moving and not flies:
            advice = "leave it out, or give position, velocity, force or load"
            raise Unsupported(f"{method.name}: {name}={value!r} is for bodies that move: {advice}.")
        if value in allowed[name].moving and opaque:
            advice = f"Mark it with @polhode.kernel, or leave out {name}"
            raise Unsupported(
                f"{method.name}: {name}={value!r} needs the load's formula, but it is plain Python. {advice}."
            )
    steep = {k: allowed[k].stiff for k, v in options.items() if v == "auto" and allowed[k].stiff is not None}
    auto = {k: allowed[k].opaque for k, v in options.items() if v == "auto" and allowed[k].opaque is not None}
    return {**options, **(auto if opaque or flies else {}), **(steep if stiff else {})}


def check_supported(method: Method, kind: Kind, torque: str, options: Mapping[str, Any]) -> None:
    """Raise Unsupported if the method does not support this kind of torque; the message lists methods that do."""
    if method.refine is not None:
        method = method.refine(method, options)
    if options.get("compose") is not None:
        method = composed(method, options["compose"])
    if kind > method.accepts:
        can = [m.name for m in METHODS.values() if m.accepts >= kind]
        raise Unsupported(
            f"{method.name} accepts {method.accepts} at most, but {torque} is {kind}. "
            f"Methods that can: {', '.join(can)}."
        )
    if options.get("energy_correction") and kind > Kind.POTENTIAL:
        raise Unsupported(
            f"energy_correction needs a free body or a potential, and {torque} is {kind}: there is no energy to "
            "conserve"
        )


def check_flight(method: Method, options: Mapping[str, Any]) -> None:
    """Raise Unsupported if the method cannot move a body; the message lists methods that can."""
    if options.get("energy_correction"):
        raise Unsupported("energy_correction is for bodies that turn only: leave it out, or use quat_em or lewis_simo")
    if not flies(method, options):
        able = ", ".join(m.name for m in METHODS.values() if flies(m, {}))
        raise Unsupported(f"{method.name} turns bodies but does not move them. Methods that do both: {able}.")


def flies(method: Method, options: Mapping[str, Any]) -> bool:
    """Return whether a method with these options can move a body; methods for free bodies always can."""
    if method.accepts == Kind.FREE:
        return True
    settled = settle(method, check_options(method, options), opaque=False, flies=True)
    return method.own_steps is not None or can_fly(make_parts(method, settled, None, Kind.TORQUE))


def variant(method: Method, options: Mapping[str, Any]) -> Method:
    """Return the record of the method with these options."""
    if method.refine is not None:
        method = method.refine(method, options)
    if options.get("compose") is not None:
        return composed(method, options["compose"])
    if options.get("energy_correction"):
        keeps = build(method.build, None, own_options(method, options)).kept is not None
        cost = replace(method.cost, step=method.cost.step + keeps, each_pass=1, solves=method.cost.solves + 1)
        # a first-order step may need an energy that no nearby attitude has
        kept = EXACT if method.claims.order > 1 else None
        back = False if method.claims.order <= 4 else None  # the correction hardly changes an accurate step
        claims = replace(
            method.claims, free_energy=EXACT, energy=kept, symplectic=False, reversible=back, velocity_order=None
        )
        return replace(method, name=method.name + "+energy", claims=claims, cost=cost, accepts=Kind.POTENTIAL)
    return method


def composed(method: Method, name: str) -> Method:
    """Return the record of a composition, which conserves exact invariants and symplecticity."""
    c, claims, cost = COMPOSITIONS[name], method.claims, method.cost
    m = len(c.weights)

    def stays(kept: str | None) -> str | None:
        return kept if kept == EXACT or claims.symplectic else None

    claims = replace(
        claims, order=c.order, momentum_order=c.order, free_energy=stays(claims.free_energy),
        energy=stays(claims.energy), momentum=stays(claims.momentum), velocity_order=None, free_order=None,
        free_momentum_order=None,
    )  # fmt: skip
    return replace(
        method, name=f"{method.name}+{name}", claims=claims, accepts=min(method.accepts, Kind.TORQUE),
        cost=replace(cost, step=m * cost.step, solves=m * cost.solves), splits=None,
    )  # fmt: skip


def own_options(method: Method, options: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted((k, v) for k, v in options.items() if k in method.options))


def split_cost(method: Method, split: Split | None) -> Cost | None:
    """Return the numbers of torque calls if the method gets the torque in two parts, else None."""
    if method.splits is None or split is None or split.moving is None:
        return None
    return method.splits(split)


OWN_STEPS_IN_FLIGHT = (("first", True), ("flies", True), ("jumps", False))


def make_parts(
    method: Method,
    options: Mapping[str, Any],
    energy: Any,
    kind: Kind,
    split: Split | None = None,
    spin: Any = None,
    flies: bool = False,
) -> Parts:
    """Return the functions of a method with these options; `energy` is the potential energy, or None.

    split: the torque in two parts, for methods that integrate the part that depends on the angular velocity separately.
    spin: the momentum of wheels, for methods that support them.  flies: the body moves, and torque and energy are
    functions of poses.
    """
    if flies and method.own_steps is not None:
        return build(method.own_steps, None, (*own_options(method, options), *OWN_STEPS_IN_FLIGHT))
    if flies:
        parts = make_parts(method, options, energy, kind, split, spin)
        if kind == Kind.FREE and spin is None and not can_fly(parts):  # its variables are for free rotations only
            return free_flight(parts)
        return in_flight(parts, tuple(f for f in (energy, spin, *(split or ())[:2]) if f is not None))
    potential = energy if kind == Kind.POTENTIAL else None
    builder = method.free if kind == Kind.FREE and method.free is not None else method.build
    wheels = (("spin", spin),) if method.spins and spin is not None else ()
    pair = None if split_cost(method, split) is None else split
    own = own_options(method, options) + wheels
    parts = build(builder, potential if method.needs_energy else None, own, pair)
    if options.get("energy_correction") and parts.turn is None:  # its variables are for free bodies only
        parts = build(method.build, potential if method.needs_energy else None, own, pair)
    if options.get("compose") is not None:
        parts = compose(parts, COMPOSITIONS[options["compose"]].weights)
    if options.get("reorthogonalise"):
        parts = reorthogonalised(parts)
    if options.get("energy_correction"):
        plain = variant(method, {**options, "energy_correction": False})
        return build(correcting(parts, plain.cost.each_pass > 0), potential, ())
    return parts


@cache
def correcting(parts: Parts, inner_calls: bool) -> Callable[..., Parts]:
    """Return a function that builds the method with energy correction; the same function object for equal arguments."""
    return lambda energy=None: corrected(parts, energy, inner_calls)


__all__ = [
    "BOUNDED", "COMPOSITIONS", "Claims", "Cost", "DRIFTS", "EXACT", "Kind", "METHODS", "Method",
    "MissingMethod", "PLUGINS", "Parts", "Registry", "Source", "Task", "allowed_options", "check_choices",
    "check_flight", "check_options", "flies", "check_supported", "make_parts", "settle", "split_cost", "variant",
]  # fmt: skip
