"""Observables of a motion, such as its invariants, as kernel functions.

An observable is a function f(t, I, p, R, W) in the kernel dialect, so it can be evaluated on samples (NumPy arrays) and
inside compiled loops, where its minimum, maximum and sum are updated after every step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..body import Body
from ..engines.cache import frozen
from ..errors import InvalidInput, unknown
from ..integrators.record import Split
from ..kernels.flight import Pair, Pose
from ..kernels.scalar import is_kernel, kernel, maximum, minimum, sqrt
from ..kernels.so3 import distance
from ..kernels.values import dot
from .base import (
    Arguments,
    Bound,
    FunctionTorque,
    Potential,
    Torque,
    adapt,
    arguments,
    mat3,
    parameters,
    params_of,
    rewired,
    structure,
)


@kernel
def kinetic_energy(t, I, p, R, W):  # type: ignore[no-untyped-def]
    return 0.5 * dot(W, I @ W)


@kernel
def speed(t, I, p, R, W):  # type: ignore[no-untyped-def]
    return sqrt(dot(W, W))


@kernel
def orthogonality(t, I, p, R, W):  # type: ignore[no-untyped-def]
    return distance(R)


@kernel
def body_momentum(t, I, p, W):  # type: ignore[no-untyped-def]
    return I @ W


def with_wheels(spin: Callable[..., Any]) -> Any:
    """Return the kernel function for the momentum of a body with wheels, in the body frame."""
    return adapt("def momentum(t, I, p, W): return I @ W + f(t, p)", spin)


@lru_cache(maxsize=128)
def momentum_observable(name: str, momentum: Callable[..., Any] = body_momentum) -> Callable[..., Any]:
    """Return the kernel function for the length of the momentum, or for one of its components in space."""

    @kernel
    def norm(t: Any, I: Any, p: Any, R: Any, W: Any) -> Any:
        P = momentum(t, I, p, W)
        return sqrt(dot(P, P))

    k = "xyz".find(name[-1])

    @kernel
    def component(t: Any, I: Any, p: Any, R: Any, W: Any) -> Any:
        return (R @ momentum(t, I, p, W))[k]

    return norm if name == "momentum_norm" else component


OBSERVABLES: dict[str, Callable[..., Any]] = {
    "kinetic_energy": kinetic_energy,
    **{name: momentum_observable(name) for name in ("momentum_norm", "momentum_x", "momentum_y", "momentum_z")},
    "speed": speed,
    "orthogonality": orthogonality,
}


def total_energy(kinetic: Callable[..., Any], potential: Callable[..., Any]) -> Any:
    return adapt("def total_energy(t, I, p, R, W): return f(t, I, p, R, W) + g(t, R, p)", kinetic, potential)


# --- bodies that move: g(t, I, p, Q, V), where I holds mass and inertia, Q the pose, and V both velocities ----------


@kernel
def flight_kinetic_energy(t, I, p, Q, V):  # type: ignore[no-untyped-def]
    return 0.5 * (dot(V.turn, I.I @ V.turn) + I.m * dot(V.shift, V.shift))


@lru_cache(maxsize=128)
def pose_of(finish: Callable[..., Any], place: Callable[..., Any]) -> Callable[..., Any]:
    """Return the kernel function that computes pose and velocities from a state of a method."""

    @kernel
    def motion(I: Any, s: Any) -> Any:
        R, W = finish(I, s)
        x, v = place(I, s)
        return Pose(R, x, 0.0 * x), Pair(W, v)

    return motion


def in_flight(name: str, observable: Callable[..., Any], energy: Callable[..., Any] | None) -> Any:
    """Convert an observable from `resolve` to an observable of a body that moves."""
    if name == "energy" and energy is not None:
        return total_energy(flight_kinetic_energy, energy)
    if name == "kinetic_energy":
        return flight_kinetic_energy
    return rewired(observable, "t, I, p, Q, V", "t, I.I, p, Q.R, V.turn")


# --- users' observables ------------------------------------------------------------------------------

NAMES = ("t", "I", "p", "R", "W", "omega")


def for_observables(bound: Bound, torque: Torque, body: Body, bodies: int | None) -> Bound:
    """Return the same torque with parameters that also include the user's parameters `own` and the principal axes."""
    own, params = bound.p, params_of(torque)
    if params is not None or isinstance(torque, (FunctionTorque, Potential)):
        try:
            own = structure(params, bodies)
        except InvalidInput:  # parameters of a Python function that a kernel function cannot use
            own = ()
    resting, moving, opaque = bound.split

    def inside(f: Callable[..., Any] | None, takes: str) -> Any:
        return None if f is None else rewired(f, f"{takes}, p", f"{takes}, p.p")

    return bound._replace(
        torque=inside(bound.torque, "t, R, W"),
        pair=Split(inside(resting, "t, R, W"), inside(moving, "t, R, W"), opaque),
        energy=inside(bound.energy, "t, R"),
        spin=inside(bound.spin, "t"),
        outer=inside(bound.outer, "t, R, W"),
        p=parameters(p=bound.p, axes=mat3(body.axes), own=own),
    )


def observable_source(names: Arguments, watching: bool, framed: bool) -> str:
    """Return the source text of an observable of (t, I, p, R, W) in principal axes, which calls the user's function."""
    lines = ["def observable(t, I, p, R, W):", f"    q = {'p.own' if watching else 'p'}"]
    if framed:
        lines += ["    A = p.axes", "    R = R @ tr(A)", "    W = A @ W"]
        if "I" in names:
            lines += ["    I = Mat3(I.x * A.e1, I.y * A.e2, I.z * A.e3) @ tr(A)"]
    return "\n".join([*lines, f"    return like(f({names.source(p='q', omega='W')}), R.e1.x)"])


def resolve(
    name: str | Callable[..., Any],
    energy: Callable[..., Any] | None,
    watching: bool = False,
    framed: bool = False,
    spin: Callable[..., Any] | None = None,
) -> tuple[str, Callable[..., Any]]:
    """Return the name and the kernel function of an observable, which is given as a name or as a kernel function."""
    if callable(name):
        if not is_kernel(name):
            raise InvalidInput("an observable must be a name or a @polhode.kernel function of (t, I, p, R, W)")
        names = arguments(name, NAMES, "an observable")
        source = observable_source(names, watching, framed)
        return getattr(name, "__name__", "observable"), adapt(source, frozen(name))
    if name == "energy":
        if energy is None:
            raise InvalidInput("the total energy needs a potential; this torque has none: observe 'kinetic_energy'")
        if not is_kernel(energy):
            raise InvalidInput(
                "the energy of a plain Python potential cannot be observed in compiled code: compute it from samples"
            )
        return "energy", total_energy(kinetic_energy, energy)
    if name not in OBSERVABLES:
        raise unknown("observable", name, [*OBSERVABLES, "energy"])
    if spin is not None and name.startswith("momentum"):
        return name, momentum_observable(name, with_wheels(spin))
    return name, OBSERVABLES[name]


class Seen(NamedTuple):
    """Minimum, maximum, sum and last value of an observable so far; the sum is compensated (Neumaier)."""

    min: Any
    max: Any
    sum: Any
    lost: Any  # sum of the rounding errors of `sum`
    last: Any


EMPTY = Seen(1e300, -1e300, 0.0, 0.0, 0.0)


class Observed(NamedTuple):
    """Summary of an observable over the start and all steps of a run; for a batch, arrays with one value per body.

    Attributes
    ----------
    min, max, mean, last : float or ndarray
        Smallest, largest, mean and last value of the observable.

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=10, dt=0.1, observe="energy", every=0)
    >>> seen = run.observed["energy"]
    >>> bool(seen.max - seen.min < 1e-14)
    True
    """

    min: Any
    max: Any
    mean: Any
    last: Any


@kernel
def include(seen, x):  # type: ignore[no-untyped-def]
    total = seen.sum + x
    part = total - seen.sum
    lost = seen.lost + ((seen.sum - (total - part)) + (x - part))
    return Seen(minimum(seen.min, x), maximum(seen.max, x), total, lost, x)


@lru_cache(maxsize=128)
def watcher(finish: Callable[..., Any], observables: tuple[Callable[..., Any], ...]) -> Callable[..., Any]:
    """Return the function watch(seen, t, I, p, s) -> seen, which updates the summaries of several observables."""
    first, rest = observables[0], observables[1:]
    if not rest:

        @kernel
        def last_of(seen: Any, t: Any, I: Any, p: Any, s: Any) -> Any:
            R, W = finish(I, s)
            return (include(seen[0], first(t, I, p, R, W)),)

        return last_of
    others = watcher(finish, rest)

    @kernel
    def watch(seen: Any, t: Any, I: Any, p: Any, s: Any) -> Any:
        R, W = finish(I, s)
        return (include(seen[0], first(t, I, p, R, W)),) + others(seen[1:], t, I, p, s)

    return watch


def empty(observables: Sequence[Any]) -> tuple[Seen, ...]:
    return tuple(EMPTY for _ in observables)
