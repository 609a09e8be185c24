"""Default methods: for method="auto", and for reference solutions."""

from . import METHODS, adams
from .record import Kind, Method, Task

BY_TASK = {task: m.name for m in METHODS.values() for task in m.automatic}
BY_TOLERANCE = adams.METHODS[0].name  # the method of "auto" if the user gives tol instead of dt
AUTOMATIC = tuple(BY_TASK.values())  # the methods from which `automatic_method` chooses


def automatic_method(kind: Kind, external: Kind | None, opaque_velocity: bool) -> str:
    """Return the name of the method that "auto" selects.

    Parameters
    ----------
    kind : the kind of the torque.
    external : for a body with wheels, the kind of the torque without their effect; otherwise None.
    opaque_velocity : whether the part of the torque that depends on the angular velocity is a Python function.
    """
    if kind == Kind.FREE:
        return BY_TASK[Task.FREE]
    if external is not None:
        return BY_TASK[Task.WHEELS if external <= Kind.TORQUE else Task.DAMPED_WHEELS]
    return BY_TASK[Task.PYTHON_DAMPING if opaque_velocity else Task.TORQUE]


def reference_method(kind: Kind) -> Method:
    """Return the method for reference solutions of problems with this kind of torque."""
    return next(m for m in METHODS.values() if m.reference is not None and m.reference >= kind)
