"""Runs of mechanisms in pickles: models by their descriptions, functions by their names."""

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
    """A model that can be made again from its description."""

    description: dict[str, Any]


class Added(NamedTuple):
    """A sum of loads of which some cannot be described."""

    kind: type
    parts: tuple[Any, ...]


def packed(load: Any) -> Any:
    """A load in a form for pickles."""
    if isinstance(load, Mapping):
        return {name: packed(part) for name, part in load.items()}
    known = load.describe() if isinstance(load, Torque) else None
    if known is not None:
        return Described(known)
    return Added(type(load), tuple(map(packed, load.parts))) if isinstance(load, Sum) else load


def unpacked(load: Any) -> Any:
    """The load that `packed` was given."""
    if isinstance(load, Mapping):
        return {name: unpacked(part) for name, part in load.items()}
    if isinstance(load, Added):
        return load.kind(tuple(map(unpacked, load.parts)))
    if not isinstance(load, Described):
        return load
    from ..forces import from_description

    return from_description(load.description)


def check_picklable(what: str, thing: Any) -> None:
    """Refuse code that pickles cannot name; cloudpickle can send it."""
    try:
        pickle.dumps(thing)
    except Exception as e:
        if "cloudpickle" not in sys.modules:
            raise InvalidInput(
                f"this run cannot be pickled, because {what} cannot ({e}): define its functions at the top level of a "
                "module, or store the run with save()"
            ) from None


def setup_parts(s: MechanismSetup) -> tuple[Any, ...]:
    """What `restored_setup` needs."""
    load, motors = packed(s.load), dict(s.motors.given) or None
    check_picklable("its load", load)
    check_picklable("a motor", motors)
    first = s.members, load, s.method.name, s.runs_on.name, s.dt, s.t_start, s.every, s.batch, motors, s.control
    return *first, s.acting.p


def restored_setup(members: Any, load: Any, *others: Any) -> MechanismSetup:
    """The set-up with these parts; the last of them are the parameters, with the commands of that time."""
    from .setup import set_up

    made = set_up(members, unpacked(load), *others[:-1])
    made.acting.p = others[-1]
    return made


def restored_view(origin: MechanismSetup, p: Any) -> MechanismSetup:
    """A set-up that shares everything except the commands with another one."""
    made = origin.frozen
    made.acting.p = p
    return made
