"""Pickle runs of mechanisms: a set-up is stored as its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..run.checks import check_picklable

if TYPE_CHECKING:
    from .setup import MechanismSetup


def setup_parts(s: MechanismSetup) -> tuple[Any, ...]:
    """Return the arguments of `restored_setup` for a set-up."""
    motors = dict(s.motors.given) or None
    check_picklable("its load", s.load)
    check_picklable("a motor", motors)
    first = s.members, s.load, s.method.name, s.runs_on.name, s.dt, s.t_start, s.every, s.batch, motors, s.control
    return *first, s.acting.p


def restored_setup(*parts: Any) -> MechanismSetup:
    """Create a set-up again; the last argument is the parameters of the loads, which contain the commands."""
    from .setup import set_up

    *arguments, p = parts
    made = set_up(*arguments)
    made.acting.p = p
    return made


def restored_view(origin: MechanismSetup, p: Any) -> MechanismSetup:
    """Return a set-up that shares all data with `origin`, except the parameters p of the loads."""
    made = origin.frozen
    made.acting.p = p
    return made
