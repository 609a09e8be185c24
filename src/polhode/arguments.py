"""Checks of single arguments, and advice on keywords that do not exist."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from .errors import InvalidInput, suggestion

NUMBER = (int, float, np.integer, np.floating)
FLOAT = np.dtype(float)


def refuse_if(wrong: Any, why: str) -> None:
    """Raise InvalidInput with the message `why` if `wrong` is true."""
    if wrong:
        raise InvalidInput(why)


def number_of_bodies(lengths: Mapping[str, int | None]) -> int | None:
    """Return the number of bodies, given the lengths of the leading axes of arguments (None: no such axis)."""
    have = {k: n for k, n in lengths.items() if n is not None}
    if len(set(have.values())) > 1:
        said = ", ".join(f"{k} has {n}" for k, n in have.items())
        raise InvalidInput(f"leading axes disagree: {said}; give one value for all bodies, or one for each body")
    return next(iter(have.values()), None)


def is_whole(value: Any) -> bool:
    """Return True for an integer; booleans and floats do not count as integers."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, (bool, np.bool_))


def whole_number(value: Any, name: str, least: int = 0, wanted: str | None = None) -> int:
    """Return the value as an int; raise InvalidInput for booleans, floats and numbers below `least`.

    The error message says "must be `wanted`".
    """
    if not is_whole(value) or value < least:
        raise InvalidInput(f"{name} must be {wanted or f'a whole number, at least {least}'}, got {value!r}")
    return int(value)


def finite_number(
    value: Any, name: str, wanted: str = "a finite number", *, least: float = -np.inf, below: float = np.inf
) -> float:
    """Return the value as a float; raise InvalidInput unless it is finite and least <= value < below.

    Booleans are refused.  The error message says "must be `wanted`".
    """
    good = isinstance(value, NUMBER) and not isinstance(value, (bool, np.bool_)) and np.isfinite(value)
    if not (good and least <= value < below):
        raise InvalidInput(f"{name} must be {wanted}, got {value!r}")
    return float(value)


def float_array(value: Any) -> np.ndarray | None:
    """Return the value as an array of floats, or None if it holds anything but real numbers, such as text or None."""
    try:
        a = np.asarray(value)
        if a.dtype is FLOAT:  # the usual case (for example torques) needs no conversion
            return a
        if a.dtype.kind == "O" and any(x is None or isinstance(x, (str, bytes)) for x in a.flat):
            return None
        return a.astype(float, copy=False) if a.dtype.kind in "fiubO" else None
    except (TypeError, ValueError, OverflowError):
        return None


# --- keywords that do not exist ----------------------------------------------------------------------------------

# What other libraries call our keywords: {our keyword: (advice, names in other libraries)}
INSTEAD = {
    "tol": (
        "Use tol with control='error': it limits the error of a step in attitude (an angle) and in momentum",
        ("rtol", "atol", "reltol", "abstol", "tolerance", "eps"),
    ),
    "omega": ("Use omega, in the body frame", ("w0", "w", "omega0", "omega_0", "angular_velocity", "rates")),
    "momentum": ("Use momentum, in space", ("L0", "L", "momentum0", "angular_momentum")),
    "attitude": (
        "Use attitude: a 3x3 matrix, a SciPy Rotation, polhode.attitudes.quaternion(q, order='wxyz') or .euler(angles, "
        "'ZXZ')",
        ("q0", "q", "quat", "quaternion", "R0", "R", "rotation", "orientation"),
    ),
    "t_end": (
        "Use t_end (and t_start)",
        ("tend", "tf", "t_final", "tfinal", "duration", "t_max", "tmax", "t1", "tspan", "t_span", "span"),
    ),
    "t_start": ("Use t_start", ("t0", "tstart", "t_begin")),
    "dt": (
        "Use dt, the length of the steps",
        ("step", "h", "delta_t", "timestep", "time_step", "step_size", "stepsize", "first_step", "max_step", "n_steps"),
    ),
    "method": ("Use method", ("solver", "integrator", "scheme", "algorithm", "alg")),
    "body": ("The inertia is the first argument: [I1, I2, I3], a 3x3 tensor, or Body(inertia, mass=...)",
             ("I", "J", "inertia", "moments", "mass")),
    "torque": ("The torque is the second argument", ("fun", "func", "f", "moment", "tau", "torques")),
    "params": ("Use params, which a torque receives as its argument p", ("p", "args", "parameters", "param")),
    "t_eval": ("Use t_eval, or trajectory.at(times) after the run", ("times", "saveat", "t_out", "dense_output")),
    "every": ("Use every, the number of steps between samples", ("save_every", "stride", "skip", "sample_every")),
    "callback": (
        "Save the run when it is over, run.save('run.npz'), or while it is computed, polhode.store.record('run.zarr', "
        "{...})",
        ("folder", "path", "file", "filename", "output", "save", "store", "out"),
    ),
    "precision": ("Use precision", ("dtype", "single")),
    "engine": ("Use engine: 'numba', 'python', 'jax' or 'cuda'", ("backend", "device", "gpu", "jit")),
    "progress": ("Use progress=True", ("verbose", "disp", "bar")),
    "control": ("Use control='error' or control='reversible'", ("adaptive", "variable_step")),
}  # fmt: skip


def keyword_advice(name: str, keywords: Collection[str], options: Collection[str] = ()) -> str:
    """Return a sentence (after a space) that says what to write instead of an unknown keyword; "" if nothing
    is known.
    """
    for ours, (advice, theirs) in INSTEAD.items():
        if name in theirs and ours in keywords:
            return f" {advice}."
    return suggestion(name, [*keywords, *options])


def refuse_unknown_keywords(
    given: Iterable[str], keywords: Collection[str], options: Collection[str], method: str, function: str = "simulate"
) -> None:
    """Raise InvalidInput for the first name in `given` that is not an option of the method.

    The keywords of the function are not in `given`.  The message suggests similar names.
    """
    for name in given:
        if name not in options:
            own = f"The options of {method} are {', '.join(options)}." if options else f"{method} has no options."
            raise InvalidInput(
                f"{function} has no keyword and {method} has no option {name!r}."
                f"{keyword_advice(name, keywords, options)} {own}"
            )


def leaves(
    tree: Mapping[str, Any], is_leaf: Callable[[Mapping[str, Any]], bool] = lambda m: False, ahead: str = ""
) -> Iterator[tuple[str, Any]]:
    """Yield the values of nested mappings with dotted keys; mappings for which `is_leaf` is true are values, too."""
    for name, value in tree.items():
        if isinstance(value, Mapping) and not is_leaf(value):
            yield from leaves(value, is_leaf, f"{ahead}{name}.")
        else:
            yield f"{ahead}{name}", value


def differences(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, str]:
    """Return the dotted keys whose values differ between nested mappings, with a text about each."""
    before, now = dict(leaves(old)), dict(leaves(new))

    def shown(values: dict[str, Any], key: str) -> str:
        text = str(values.get(key, "not given"))
        return text if len(text) < 60 else "..."

    changed = [k for k in {**before, **now} if before.get(k) != now.get(k)]
    return {k: f"{k} was {shown(before, k)}, is {shown(now, k)}" for k in changed}
