"""Default methods: the method of method="auto", and the methods of references."""

from . import METHODS, adams
from .record import Kind, Method, Task

BY_TASK = {task: m.name for m in METHODS.values() for task in m.automatic}
BY_TOLERANCE = adams.METHODS[0].name  # the method of "auto" if a tolerance is given instead of a step
AUTOMATIC = tuple(BY_TASK.values())  # the methods from which `automatic_method` chooses


def automatic_method(kind: Kind, external: Kind | None, opaque_velocity: bool) -> str:
    """The name of the method that "auto" selects.

    Parameters
    ----------
    kind : the kind of the torque.
    external : with wheels, the kind of the torque without them; otherwise None.
    opaque_velocity : whether a part that depends on the angular velocity is a Python function.
    """
    if kind == Kind.FREE:
        return BY_TASK[Task.FREE]
    if external is not None:
        return BY_TASK[Task.WHEELS if external <= Kind.TORQUE else Task.DAMPED_WHEELS]
    return BY_TASK[Task.PYTHON_DAMPING if opaque_velocity else Task.TORQUE]


def reference_method(kind: Kind) -> Method:
    """The method of reference solutions for problems of a kind."""
    return next(m for m in METHODS.values() if m.reference is not None and m.reference >= kind)
