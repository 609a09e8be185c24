"""The equation M u'' = f(t, u, v) - K u - C v + F(t) in the form in which methods use it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ..errors import InvalidInput
from ..torques.base import Arguments, arguments
from .operators import Array, Operator, check_mass, combine, numbers, operator, solver


class System:
    """The equation of motion; counts the evaluations of the internal force f - K u.

    `accelerate` evaluates the damping C v at the velocity v + g a at the end of the step.  This needs only a
    factorisation of M + g C.  A function f that depends on v is called with a velocity that the method predicts.
    """

    def __init__(
        self,
        shape: tuple[int, ...],
        mass: Any,
        force: Any,
        stiffness: Any,
        damping: Any,
        load: Any,
        potential: Any,
        params: Any,
    ) -> None:
        self.shape, self.params, self.calls = shape, params, 0
        absent = ("p",) if params is None else ()
        if force is not None and not callable(force):
            if stiffness is not None:
                raise InvalidInput("force is a matrix, and stiffness is given as well: give their sum as one of them")
            force, stiffness = None, force
        self.mass = operator(mass, shape, "mass")
        check_mass(self.mass)
        self.stiffness = None if stiffness is None else operator(stiffness, shape, "stiffness")
        self.damping = None if damping is None else operator(damping, shape, "damping")
        self.function = None if force is None else named(force, ("t", "u", "v", "p"), "a force", absent)
        self.name = "none" if force is None else getattr(force, "__name__", type(force).__name__)
        self.load = load if load is None or callable(load) else broadcast(numbers(load, "load"), shape, "load")
        self._load = named(load, ("t", "p"), "a load", absent) if callable(load) else None
        self.potential = None if potential is None else named(potential, ("t", "u", "p"), "a potential", absent)
        functions = [f for f in (self.function, self._load, self.potential) if f is not None]
        if params is not None and not any("p" in f.arguments for f in functions):
            raise InvalidInput("params are given, but no function has an argument p to receive them")
        self.sees_velocity = self.function is not None and "v" in self.function.arguments
        self._solvers: dict[tuple[float, float], Callable[[Array], Array]] = {}

    # --- forces ---------------------------------------------------------------------------------------

    def function_value(self, t: float, u: Array, v: Array) -> Array:
        """Call the user's f(t, u, v) with read-only arrays, and count the call."""
        assert self.function is not None
        self.calls += 1
        if self.sees_velocity:
            return self._call(self.function, "the force", {"t": t, "u": fixed(u), "v": fixed(v), "p": self.params})
        return self._call(self.function, "the force", {"t": t, "u": fixed(u), "p": self.params})

    def internal(self, t: float, u: Array, v: Array) -> Array | float:
        """Return f(t, u, v) - K u, and count the call of f."""
        if self.function is not None:
            f = self.function_value(t, u, v)
            return f if self.stiffness is None else f - self.stiffness @ u
        if self.stiffness is None:
            return 0.0
        self.calls += 1
        return -(self.stiffness @ u)

    def applied(self, t: float) -> Array | float:
        """Return the load F(t)."""
        if self._load is not None:
            return self._call(self._load, "the load", {"t": t, "p": self.params})
        return 0.0 if self.load is None else np.asarray(self.load)

    def force(self, t: float, u: Array, v: Array) -> Array | float:
        return self.internal(t, u, v) if self.load is None else self.internal(t, u, v) + self.applied(t)

    def _call(self, function: Named, what: str, have: dict[str, Any]) -> Array:
        got = np.array(function(have))  # a copy: the function may change its array in a later call
        if got.dtype.kind not in "fiub":
            raise InvalidInput(f"{what} returned {got.dtype}, not real numbers: return an array shaped like u")
        return got if got.shape == self.shape else broadcast(got, self.shape, what)

    def predicted(self, v: Array, c: float, a: Array | float) -> Array:
        """Return v + c a if the function f depends on the velocity, otherwise v."""
        return v + c * a if self.sees_velocity else v

    # --- solutions ------------------------------------------------------------------------------------

    def solve(self, x: Array | float, g: float = 0.0, b: float = 0.0) -> Array:
        """Return (M + g C + b K)^-1 x; the matrix is factorised in the first call with these factors."""
        key = (g if self.damping is not None else 0.0, b if self.stiffness is not None else 0.0)
        if key not in self._solvers:
            what = "mass" if key == (0.0, 0.0) else "the matrix of the step, mass + multiples of damping and stiffness,"
            self._solvers[key] = solver(self.matrix(*key), what)
        right = np.asarray(x)
        return self._solvers[key](right if right.shape == self.shape else np.broadcast_to(right, self.shape))

    def matrix(self, g: float, b: float) -> Operator:
        return combine((1.0, self.mass), (g, self.damping), (b, self.stiffness))

    def accelerate(self, force: Array | float, v: Array, g: float) -> Array:
        """Solve M a = force - C (v + g a) for a."""
        return self.solve(force if self.damping is None else force - self.damping @ v, g)

    # --- energies -------------------------------------------------------------------------------------

    def kinetic_energy(self, v: Array) -> float:
        with np.errstate(over="ignore"):
            return 0.5 * float(np.sum(v * (self.mass @ v)))

    def potential_energy(self, t: float, u: Array) -> float:
        """Return the sum of the strain energy, the user's potential, and the potential of a constant load.

        A load that depends on time has no potential energy.
        """
        if self.function is not None and self.potential is None:
            raise InvalidInput(f"the force {self.name!r} has no potential energy: give potential=, a function of u")
        K = self.stiffness
        if K is not None and not K.symmetric:
            raise InvalidInput("the stiffness is not symmetric, so its force has no potential: use kinetic_energy")
        with np.errstate(over="ignore", invalid="ignore"):
            e = 0.5 * float(np.sum(u * (K @ u))) if K is not None else 0.0
        if self.load is not None and self._load is None:
            e -= float(np.sum(self.load * u))
        if self.potential is not None:
            e += float(self.potential({"t": t, "u": fixed(u), "p": self.params}))
        return e


class Named(NamedTuple):
    """A function, and the names of the arguments with which it is called."""

    f: Callable[..., Any]
    arguments: Arguments

    def __call__(self, have: dict[str, Any]) -> Any:
        return self.arguments.call(self.f, have)


def named(f: Any, allowed: tuple[str, ...], what: str, absent: tuple[str, ...] = ()) -> Named:
    """Return a function that is called by argument name; the arguments in `absent` keep their default values."""
    if isinstance(f, np.ufunc):
        raise InvalidInput(f"the arguments of {f!r} have no names; wrap it: lambda {', '.join(allowed[:2])}: ...")
    return Named(f, arguments(f, allowed, what, absent))


def fixed(x: Any) -> Array:
    """Return a read-only view of an array."""
    y = np.asarray(x).view()
    y.flags.writeable = False
    return y


def broadcast(x: Array, shape: tuple[int, ...], what: str) -> Array:
    if x.ndim and x.shape != shape:
        raise InvalidInput(f"{what} has shape {x.shape}, but u has {shape}: give an array shaped like u, or one number")
    return np.broadcast_to(x, shape)
