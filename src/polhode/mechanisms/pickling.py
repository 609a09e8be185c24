"""Pickle runs of mechanisms: models are stored as descriptions, functions as their names."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import InvalidInput
from ..torques.base import Sum, Torque

if TYPE_CHECKING:
    from .setup import MechanismSetup


class Described(NamedTuple):
    """The description of a load, from which it can be created again."""

    description: dict[str, Any]


class Added(NamedTuple):
    """A sum of loads, if some of its parts have no description."""

    kind: type
    parts: tuple[Any, ...]


def packed(load: Any) -> Any:
    """Convert a load to a form that can be pickled."""
    if isinstance(load, Mapping):
        return {name: packed(part) for name, part in load.items()}
    known = load.describe() if isinstance(load, Torque) else None
    if known is not None:
        return Described(known)
    return Added(type(load), tuple(map(packed, load.parts))) if isinstance(load, Sum) else load


def unpacked(load: Any) -> Any:
    """Return the load that `packed` converted."""
    if isinstance(load, Mapping):
        return {name: unpacked(part) for name, part in load.items()}
    if isinstance(load, Added):
        return load.kind(tuple(map(unpacked, load.parts)))
    if not isinstance(load, Described):
        return load
    from ..forces import from_description

    return from_description(load.description)


def check_picklable(what: str, thing: Any) -> None:
    """Raise InvalidInput if an object cannot be pickled, unless cloudpickle is in use, which pickles all functions."""
    try:
        pickle.dumps(thing)
    except Exception as e:
        if "cloudpickle" not in sys.modules:
            raise InvalidInput(
                f"this run cannot be pickled, because {what} cannot ({e}): define its functions at the top level of a "
                "module, or store the run with save()"
            ) from None


def setup_parts(s: MechanismSetup) -> tuple[Any, ...]:
    """Return the arguments of `restored_setup` for a set-up."""
    load, motors = packed(s.load), dict(s.motors.given) or None
    check_picklable("its load", load)
    check_picklable("a motor", motors)
    first = s.members, load, s.method.name, s.runs_on.name, s.dt, s.t_start, s.every, s.batch, motors, s.control
    return *first, s.acting.p


def restored_setup(members: Any, load: Any, *others: Any) -> MechanismSetup:
    """Create a set-up again; the last argument is the parameters of the loads, which contain the commands."""
    from .setup import set_up

    made = set_up(members, unpacked(load), *others[:-1])
    made.acting.p = others[-1]
    return made


def restored_view(origin: MechanismSetup, p: Any) -> MechanismSetup:
    """Return a set-up that shares all data with `origin`, except the parameters p of the loads."""
    made = origin.frozen
    made.acting.p = p
    return made
