"""What can go wrong, each with what to do about it."""

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .trajectory import Trajectory
    from .vector import VectorTrajectory


class PolhodeError(Exception):
    """Everything polhode raises of its own."""


class InvalidInput(PolhodeError, ValueError):
    """An argument that cannot be used."""


class Unsupported(PolhodeError):
    """A method asked for something it cannot do."""


class EngineUnavailable(PolhodeError):
    """An engine whose packages or hardware are missing."""


class KernelError(PolhodeError):
    """A function in the kernel dialect that does not compile."""

    def __init__(self, what: str, cause: Exception) -> None:
        lines = [x.strip() for x in str(cause).splitlines() if x.strip()]
        gist = next((x for x in lines if "Invalid use" in x or "Unknown attribute" in x or "NameError" in x), lines[0])
        super().__init__(
            f"{what} does not compile: {gist}\n"
            "A kernel function works on numbers, Vec3 and Mat3 only and takes its parameters as `p`; "
            "run it with engine='python' to see what it does, or drop @polhode.kernel to have it called as Python."
        )


class SimulationFailed(PolhodeError):
    """A run that ended early.  `trajectory` holds the part that is valid."""

    def __init__(self, message: str, trajectory: "Trajectory | VectorTrajectory") -> None:
        super().__init__(message)
        self.trajectory: Any = trajectory


def suggestion(name: str, known: "Iterable[str]") -> str:
    close = get_close_matches(str(name), list(known), n=3, cutoff=0.5)
    return f" Did you mean {' or '.join(repr(c) for c in close)}?" if close else ""


def unknown(what: str, name: Any, known: "Iterable[str]") -> InvalidInput:
    names = sorted(known)
    return InvalidInput(f"unknown {what} {name!r}.{suggestion(str(name), names)} Known: {', '.join(names)}.")
