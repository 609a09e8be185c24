"""Errors and warnings; each message says what to do."""

import re
import sys
import warnings
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .motion.trajectory import Trajectory
    from .vector import VectorTrajectory


class PolhodeError(Exception):
    """Base class of the errors that polhode raises.

    Examples
    --------
    >>> try:
    ...     ph.Body([1, 2, 30])
    ... except ph.PolhodeError as e:
    ...     print(type(e).__name__)
    InvalidInput
    """


class InvalidInput(PolhodeError, ValueError):
    """An argument cannot be used; the message says what to do.

    Examples
    --------
    >>> ph.Body([1, 2, -3])
    Traceback (most recent call last):
    polhode.errors.InvalidInput: the inertia is not positive definite...
    """


class Unsupported(PolhodeError):
    """A method does not support the request.

    Examples
    --------
    >>> ph.simulate([1, 2, 3], ph.torques.damping(0.1), omega=[0, 0, 1], t_end=1, dt=0.1, method="quat_em")
    Traceback (most recent call last):
    polhode.errors.Unsupported: ...
    """


class EngineUnavailable(PolhodeError):
    """The packages or the hardware of an engine are missing.

    Examples
    --------
    >>> issubclass(ph.EngineUnavailable, ph.PolhodeError)
    True
    """


class MissingPackage(PolhodeError):
    """A feature needs an optional package that is not installed; the message has the command that installs it.

    Examples
    --------
    >>> issubclass(ph.MissingPackage, ph.PolhodeError)
    True
    """


class OutOfMemory(PolhodeError, MemoryError):
    """The samples of a run do not fit into the memory that the process may use.

    Examples
    --------
    >>> issubclass(ph.OutOfMemory, MemoryError)
    True
    """

    def __init__(self, when: str, samples: int, each: int) -> None:
        """Describe `samples` samples of `each` bytes.  `when` follows "not enough memory" in the message."""
        super().__init__(
            f"not enough memory{when}: {samples} samples take {samples * each / 2**20:.3g} MiB, and temporarily two "
            "to three times that. Keep fewer samples with `every` or t_eval, reduce them with `observe`, write them to "
            "a store, or allow the process more memory (ulimit -v)"
        )


class KernelError(PolhodeError):
    """A function marked with @polhode.kernel does not compile; the message gives the reason.

    Examples
    --------
    >>> issubclass(ph.KernelError, ph.PolhodeError)
    True
    """

    def __init__(self, what: str, cause: Exception) -> None:
        lines = [x.strip() for x in str(cause).splitlines() if x.strip()]
        gist = next((x for x in lines if "Invalid use" in x or "Unknown attribute" in x or "NameError" in x), lines[0])
        super().__init__(
            f"{what} does not compile: {gist}\n"
            "A kernel function works on numbers, Vec3 and Mat3 only and takes its parameters as `p`; "
            "run it with engine='python' to see what it does, or drop @polhode.kernel to have it called as Python."
        )


class SimulationFailed(PolhodeError):
    """A run ended early.

    Attributes
    ----------
    trajectory : Trajectory, VectorTrajectory or None
        The valid part of the run.  A stepper has no trajectory; then it is None.

    Examples
    --------
    >>> try:
    ...     ph.simulate([1, 2, 3], lambda t: [np.nan] * 3 if t > 0.5 else [0, 0, 0], omega=[0, 0, 1], t_end=1, dt=0.1)
    ... except ph.SimulationFailed as e:
    ...     print(e.trajectory.outcome.name, len(e.trajectory))
    NOT_FINITE 5
    """

    def __init__(self, message: str, trajectory: "Trajectory | VectorTrajectory | None") -> None:
        super().__init__(message)
        self.trajectory: Any = trajectory

    def __reduce__(self) -> Any:
        return type(self), (self.args[0], self.trajectory), self.__dict__


def missing(feature: str, package: str, extra: str, kind: type[PolhodeError] = MissingPackage) -> PolhodeError:
    """Return the error for a feature whose optional package is not installed.

    The message contains the command that installs the package.  The command does not download polhode itself.
    """
    return kind(f"{feature} needs {package}, from the extra polhode[{extra}]: {install_command(extra)}")


def optional_module(name: str, feature: str, extra: str) -> Any:
    """Import a module of an optional package, or raise the error that says how to install it."""
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError:
        raise missing(feature, name.partition(".")[0], extra) from None


def install_command(extra: str) -> str:
    """Return the command that installs the packages of an extra; it does not download polhode itself."""
    found = sorted(extra_requirements(extra))
    return "pip install " + " ".join(f"'{r}'" for r in found) if found else f"pip install '.[{extra}]' in its sources"


def extra_requirements(extra: str) -> set[str]:
    """Return the requirements of an extra and of the extras that it includes; empty if polhode is not installed."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        lines = requires("polhode") or []
    except PackageNotFoundError:
        return set()
    found: set[str] = set()
    for line in lines:
        requirement, _, marker = (part.strip() for part in line.partition(";"))
        if not re.search(rf"extra == ['\"]{extra}['\"]", marker):
            continue
        included = re.fullmatch(r"polhode\[([\w,\s]+)\]", requirement)
        if included is None:
            found.add(requirement)
        for name in included.group(1).split(",") if included is not None else ():
            found |= extra_requirements(name.strip())
    return found


class UnitHint(UserWarning):
    """A plain number looks as if it were not in SI units or radians.

    Examples
    --------
    >>> import warnings
    >>> with warnings.catch_warnings(record=True) as found:
    ...     warnings.simplefilter("always")
    ...     R = ph.attitudes.euler([30, 0, 0], "ZXZ")  # degrees are meant
    >>> found[0].category.__name__
    'UnitHint'
    """


class LongStepWarning(RuntimeWarning):
    """A step turns the body further than the method can resolve.

    Examples
    --------
    >>> import warnings
    >>> with warnings.catch_warnings(record=True) as found:
    ...     warnings.simplefilter("always")
    ...     run = ph.simulate([1, 2, 3], omega=[0, 0, 50], t_end=1, dt=0.1, method="nmb")
    >>> found[0].category.__name__
    'LongStepWarning'
    """


class UnsupportedFeatureWarning(UserWarning):
    """A file contains a feature that changes the motion and that polhode does not support.

    Examples
    --------
    >>> issubclass(ph.UnsupportedFeatureWarning, UserWarning)
    True
    """


class ReversibilityWarning(RuntimeWarning):
    """Many steps of a run with control="reversible" were not reversible.

    Examples
    --------
    >>> issubclass(ph.ReversibilityWarning, RuntimeWarning)
    True
    """


@contextmanager
def long_steps_on_purpose() -> "Iterator[None]":
    """Suppress warnings about long steps, for code that tries step lengths or repeats those of a publication.

    Use it as a context manager or as a decorator.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LongStepWarning)
        yield


def warn_caller(message: str, category: type[Warning]) -> None:
    """Issue a warning that points to the line outside this package from which the call came."""
    package, level = str(Path(__file__).parent), 2
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(package):
        frame, level = frame.f_back, level + 1
    warnings.warn(message, category, stacklevel=level)


def command(*words: object) -> str:
    """Return a command that can be copied: the words, with quotes where the shell needs them."""
    import shlex
    import subprocess

    return (subprocess.list2cmdline if sys.platform == "win32" else shlex.join)([str(w) for w in words])


def suggestion(name: str, known: "Iterable[str]") -> str:
    """Return a question, after a space, that suggests similar names (ignoring case); "" if no name is similar."""
    by_lower = {n.lower(): n for n in known}
    close = [by_lower[n] for n in get_close_matches(str(name)[:100].lower(), by_lower, n=3, cutoff=0.5)]
    return f" Did you mean {' or '.join(repr(c) for c in close)}?" if close else ""


def unknown(what: str, name: Any, known: "Iterable[str]") -> InvalidInput:
    names = sorted(known)
    return InvalidInput(f"unknown {what} {name!r}.{suggestion(str(name), names)} Known: {', '.join(names)}.")
