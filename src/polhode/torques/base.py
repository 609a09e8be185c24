"""Torques on a body, in the form that methods need.

Methods call every torque as ``torque(t, R, W, p)`` in the principal axes of the body; W is the angular velocity in
these axes.  This module converts all torques that a user may give to this form: a model, a sum, a potential, a kernel
function, or any Python function of NumPy arrays.
"""

from __future__ import annotations

import copy
import inspect
import sys
from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from itertools import combinations
from types import CodeType
from typing import Any, NamedTuple, Self

import numpy as np

from ..above import function_above
from ..arguments import float_array
from ..body import Body
from ..engines.cache import frozen
from ..engines.dlpack import host
from ..engines.layout import as_numbers, count, leaves
from ..engines.registry import PYTHON, Engine, find_engine
from ..engines.replay import Slot, asked_torque
from ..errors import InvalidInput, unknown
from ..groups.convert import components
from ..integrators.record import Kind, Split
from ..kernels.flight import Pair
from ..kernels.scalar import is_kernel, kernel, like
from ..kernels.values import Diag3, Mat3, Vec3, cross, solve, tr
from .held import Hold
from .waiting import awaited, is_async


class Bound(NamedTuple):
    """A torque for one engine and one body (or one batch of bodies)."""

    torque: Callable[..., Any]  # torque(t, R, W, p) in principal axes
    energy: Callable[..., Any] | None  # energy(t, R, p), if the torque derives from a potential
    p: Any  # parameters of the functions torque and energy
    kind: Kind
    callbacks: tuple[Any, ...] = ()  # the user's Python functions that compiled code calls
    plain: bool = False  # whether the torque is a Python function that works on NumPy arrays and is not compiled
    opaque: bool = False  # whether the formula of the torque is unknown, because it is plain Python
    pair: Split | None = None  # the result of `split`, for a sum
    held: tuple[Hold, ...] = ()  # parameters that change only between steps
    spin: Callable[..., Any] | None = None  # spin(t, p): momentum of wheels, for methods that support wheels
    outer: Callable[..., Any] | None = None  # the torque without the effect of the wheels; None: the whole torque
    external: Kind | None = None  # kind of the torque without the effect of the wheels

    @property
    def split(self) -> Split:
        """The part that depends on time and attitude only, and the part that depends on the angular velocity."""
        if self.pair is not None:
            return self.pair
        if self.kind is not Kind.VELOCITY:
            return Split(self.torque, None, False)
        return Split(None, self.torque, self.opaque or self.plain)

    def without_wheels(self) -> Bound:
        """Return the torque for methods that include the momentum of the wheels in their own equations."""
        outer, kind = self.outer or self.torque, self.kind if self.external is None else self.external
        return self._replace(torque=outer, kind=kind, pair=None)


class Torque:
    """Base class of torques and forces; they can be added with +."""

    name = "torque"
    kind = Kind.TORQUE
    frame: str | None = None  # frame of the torque, "space" or "body"; None for a model that has no choice of frame
    opaque = False  # whether it is plain Python, which is called only with rotations; formulas accept any matrix R
    hits = 0  # number of calls whose results came from a cache
    external: Kind | None = None  # kind of the torque without the effect of wheels; None if there are no wheels
    holds_code = True  # whether the torque contains functions, which cannot be stored in files
    # for a torque without functions: the arguments from which it can be created again
    settings: Mapping[str, Any] | None = None
    also = ""  # for a torque with functions: further data that identify it
    stated_identity: str | None = None  # the name that the user gives to what the code computes
    only_numbers = False  # True: no function of the user, so the torque needs to be bound only once for many runs
    jumps: tuple[float, ...] = ()  # known times at which the torque jumps, possibly inside a step
    conserved_direction: np.ndarray | None = None  # unit vector in space along which the torque is always zero
    flies = False  # whether this is a load on a body that also moves in space: see `polhode.forces`
    tells_held = True  # whether the commands, the momenta of wheels and the times of jumps of a run are known
    stiff = False  # whether the load changes steeply with the velocities, as friction does

    @property
    def parts(self) -> tuple[Torque, ...]:
        """The terms of a sum; for any other torque, the torque itself."""
        return (self,)

    @property
    def conserved_momentum(self) -> str:
        """Name of the momentum along `conserved_direction`."""
        v = self.conserved_direction
        if v is None or np.allclose(v, [0, 0, 1]) or all(q.name == "heavy_top" for q in self.parts):
            return "vertical momentum"
        return f"momentum along ({', '.join(f'{x:.3g}' for x in v)})"

    def takes_whole_batches(self, bodies: int | None) -> bool:
        """Return whether the torque is called once for all bodies of a batch; the engine must support this."""
        return False

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        """Return the torque for a body and an engine; `bodies` is the size of a batch, or None for a single body."""
        raise NotImplementedError

    def all_acting(self) -> Torque:
        """Return the torque itself.  For a load, the result is a sum of loads of which it is the only part."""
        return self

    def of_body(self, j: int, bodies: int | None) -> Torque:
        """Return the torque on body j of a batch; a function of all bodies is returned as it is."""
        return self

    def for_members(self, numbers: np.ndarray) -> Torque:
        """Return this torque for a batch whose bodies have these numbers, from which the noise of sensors follows."""
        return self

    def for_matrices(self) -> Torque:
        """Return this torque for methods that evaluate it at the mean of two rotations, which is not a rotation.

        Then R^-1, not R^T, transforms a torque T from the space frame to the body frame.  For a rotation the two are
        equal.  For a mean of two rotations, R^-1 keeps T perpendicular to an axis of symmetry of the potential, and the
        work of T over the step is preserved.
        """
        return self

    def at_many_times(self) -> Torque | None:
        """Return a torque that is called once for many states of one body at different times; None if not possible."""
        return None

    def __repr__(self) -> str:
        return f"<torque {self.name}>"

    def __add__(self, other: Any) -> Torque:
        if other is None:
            return self
        if isinstance(other, Torque) and other.flies:
            return NotImplemented  # Python then calls other.__radd__, which returns a sum of loads
        return Sum((self, term(other)))

    def __radd__(self, other: Any) -> Torque:
        return self if other is None or (isinstance(other, int) and other == 0) else Sum((term(other), self))

    def held_facts(self) -> dict[str, Any] | None:
        """Return the data that a file stores about held commands of the torque; None if it has no held commands."""
        return None

    def held_parts(self) -> list[dict[str, Any]]:
        """Return the `held_facts` of all terms of a sum that have held commands."""
        return [facts for q in self.parts if (facts := q.held_facts()) is not None]

    def describe(self) -> dict[str, Any] | None:
        """Return the data from which the torque can be restored when a file is read; None if it contains code."""
        if self.holds_code or self.settings is None:
            return None
        return {"model": self.name, **{k: plain_data(v) for k, v in self.settings.items()}}


# --- arrays to kernel values -----------------------------------------------------------------------


def traced(v: Any) -> bool:
    """Return whether v is a JAX tracer, whose value is unknown."""
    jax = sys.modules.get("jax")
    return jax is not None and isinstance(v, jax.core.Tracer)


def floats(v: Any, what: str, wanted: str) -> Any:
    """Return a copy of v as an array of finite numbers; a JAX tracer is returned unchanged."""
    if traced(v):
        return v
    v = host(v)
    a = float_array(v)
    if a is None or not np.all(np.isfinite(a)):
        raise InvalidInput(f"{what} must be {wanted}, got {v!r}")
    return np.array(a)


def vec3(v: Any, what: str = "a vector") -> Vec3:
    """Return a Vec3 of floats for an input of shape (3,), or a Vec3 of arrays for shape (bodies, 3)."""
    wanted = "three finite numbers (with one leading axis for a batch)"
    a = floats(v, what, wanted)
    if type(a) is np.ndarray and a.shape == (3,):
        return Vec3(*a.tolist())
    if a.ndim not in (1, 2) or a.shape[-1] != 3:
        raise InvalidInput(f"{what} must be {wanted}, got {v!r}")
    if traced(a):
        return Vec3(a[..., 0], a[..., 1], a[..., 2])
    return Vec3(*(float(x) for x in a)) if a.ndim == 1 else Vec3(*(np.ascontiguousarray(a[:, k]) for k in range(3)))


def mat3(m: Any) -> Mat3:
    """Return a Mat3 of floats for an input of shape (3, 3), or a Mat3 of arrays for shape (bodies, 3, 3)."""
    a = m if traced(m) else np.asarray(m, float)
    if a.shape == (3, 3) and not traced(a) and np.isfinite(a).all():
        return Mat3(*(Vec3(*column) for column in a.T.tolist()))
    return Mat3(*(vec3(a[..., :, k]) for k in range(3)))


def number(v: Any, what: str) -> Any:
    """Convert v to a float, or to an array with one number per body."""
    wanted = "a finite number (or one per body)"
    a = floats(v, what, wanted)
    if a.ndim > 1:
        raise InvalidInput(f"{what} must be {wanted}, got {v!r}")
    return float(a) if a.ndim == 0 and not traced(a) else a


def blank(bodies: int | None) -> Vec3:
    """Return a zero vector, or one for each body of a batch, as a parameter whose value the run sets."""
    zero: Any = 0.0 if bodies is None else np.zeros(bodies)
    return Vec3(zero, zero, zero)


def moments(body: Body) -> Diag3:
    return Diag3(*vec3(body.moments))


def principal(body: Body, v: np.ndarray) -> np.ndarray:
    """Transform vectors of shape (3, bodies) from the user's axes to principal axes."""
    return v if body.diagonal else np.einsum("...ji,...j->...i", body.axes, v.T).T


def to_principal(v: Vec3, body: Body) -> Vec3:
    """Transform a vector fixed in the body from the user's axes to principal axes."""
    if body.diagonal:
        return v
    return vec3(np.einsum("...ji,...j->...i", body.axes, components(v)))


def structure(params: Any, bodies: int | None) -> Any:
    """Convert parameters to nested tuples of numbers, as kernels need them.

    Arrays of shape (3,) or (3, 3) become Vec3 or Mat3, and other 1-d arrays become tuples.  An array whose leading axis
    has the length `bodies` holds one value per body.  `unambiguous` explains the special case of three bodies.
    """
    if params is None:
        return ()
    if isinstance(params, Mapping):
        return parameters_type(tuple(params))(*(structure(v, bodies) for v in params.values()))
    if isinstance(params, tuple):
        children = [structure(v, bodies) for v in params]
        return type(params)(*children) if hasattr(params, "_fields") else tuple(children)
    try:
        a = params if traced(params) else np.asarray(host(params))
        if a.dtype.kind not in "fiub":
            raise ValueError
    except ValueError:
        raise InvalidInput(
            f"params for a kernel torque must be numbers, arrays, or tuples or dicts of them; got {params!r}"
        ) from None
    a = a.astype(float)
    if a.ndim == 0:
        return a if traced(a) else float(a)
    a = unambiguous(a, bodies)
    if bodies == 3 and a.shape == (3,):
        return a
    if a.shape in ((1, 3), (1, 3, 3)) and bodies != 1:
        return structure(a[0], None)
    if a.shape == (3,) or (bodies is not None and a.shape == (bodies, 3)):
        return vec3(a, "a parameter of the torque")
    if a.shape == (3, 3) or (bodies is not None and a.shape == (bodies, 3, 3)):
        return mat3(a)
    if bodies is not None and a.shape == (bodies,):
        return a
    if a.ndim == 1:
        return tuple(x if traced(x) else float(x) for x in a)
    raise InvalidInput(f"an array of shape {a.shape} cannot be a parameter: use numbers, 3-vectors, 3x3 or tuples")


def unambiguous(a: Any, bodies: int | None) -> Any:
    """Check that the meaning of a parameter's shape is clear, and remove a trailing axis of length 1.

    Usually, one number per body has the shape (bodies,), and one vector per body has the shape (bodies, 3).  For three
    bodies, the shapes (3,) and (3, 3) are refused, because they could also mean one vector or one matrix for all
    bodies.  A shape with a trailing axis of length 1 means one value per body: (3, 1) or (3, 3, 1).  A shape with a
    leading axis of length 1 means a common value: (1, 3) or (1, 3, 3).
    """
    if bodies == 3 and np.shape(a) in ((3,), (3, 3)):
        shared, own = ("vector", "number") if np.ndim(a) == 1 else ("matrix", "vector")
        raise InvalidInput(
            f"a parameter of shape {np.shape(a)} for three bodies may be one {shared} for all of them or one {own} "
            f"for each: give the {shared} as shape {(1, *np.shape(a))}, or the {own}s as shape {(*np.shape(a), 1)}"
        )
    if bodies is not None and np.shape(a) in ((bodies, 1), (bodies, 3, 1)):
        return a[..., 0]
    return a


def member(params: Any, bodies: int | None, j: Any) -> Any:
    """Return the parameters of body j for a Python function.

    The same arrays as in `structure` hold one value per body, but all values keep their types.
    """
    if bodies is None or params is None:
        return params
    if isinstance(params, Mapping):
        return {k: member(v, bodies, j) for k, v in params.items()}
    if isinstance(params, tuple):
        children = [member(v, bodies, j) for v in params]
        return type(params)(*children) if hasattr(params, "_fields") else tuple(children)
    a = numeric(params)
    if a is None or a.ndim == 0:
        return params
    a = unambiguous(a, bodies)
    if a.shape[0] == bodies:
        return a[j]
    return a[0] if a.shape[0] == 1 and a.ndim > 1 else params


def single(params: Any) -> Iterator[Any]:
    """Yield the single parameters in nested tuples and dicts."""
    if isinstance(params, (tuple, Mapping)):
        for v in params.values() if isinstance(params, Mapping) else params:
            yield from single(v)
    else:
        yield params


def differ(params: Any, bodies: int | None) -> bool:
    """Return whether the parameters must be selected for each body.

    This is the case if some array holds one value per body, or has a leading axis of length 1 for a common value.
    """
    if bodies is None or params is None:
        return False
    arrays = [a for v in single(params) if (a := numeric(v)) is not None and a.ndim]
    return any([unambiguous(a, bodies).shape[0] == bodies or (a.shape[0] == 1 and a.ndim > 1) for a in arrays])


def picker(params: Any, bodies: int | None) -> Callable[[Any, Any], Any] | None:
    """Return the function pick(params, j) that selects the parameters of body j; None if all bodies share them."""
    return (lambda params, j: member(params, bodies, j)) if differ(params, bodies) else None


def numeric(v: Any) -> Any:
    """Convert to an array of numbers; None if this is not possible."""
    if isinstance(v, np.ndarray) or traced(v) or hasattr(v, "__jax_array__") or type(v).__module__.startswith("jax"):
        return v if hasattr(v, "ndim") and v.dtype.kind in "fiubc" else None
    if not isinstance(v, list):
        return None
    try:
        a = np.asarray(v)
    except ValueError:  # lists of different lengths
        return None
    return a if a.dtype.kind in "fiubc" else None


@lru_cache(maxsize=512)
def parameters_type(names: tuple[str, ...]) -> Any:
    """Return the named tuple type of p for parameters that are given as a dict."""
    try:
        return namedtuple("Parameters", names)
    except (TypeError, ValueError) as e:
        raise InvalidInput(f"params: the keys of a dict become attributes of p, so they must be names: {e}") from None


def parameters(**values: Any) -> Any:
    """Return the parameters p of a kernel function, whose attributes are the keywords."""
    return parameters_type(tuple(values))(*values.values())


# --- functions and the names of their arguments -----------------------------------------------------

NAMES = ("t", "R", "omega", "p")


@dataclass(frozen=True)
class Arguments:
    """Names of the arguments with which a function is called, by position and by keyword."""

    positional: tuple[str, ...]
    keyword: tuple[str, ...] = ()

    def __contains__(self, name: str) -> bool:
        return name in self.positional or name in self.keyword

    def source(self, **values: str) -> str:
        """Return the arguments as source text of a call; `values` replaces arguments by other expressions."""
        have = [values.get(n, n) for n in self.positional]
        return ", ".join(have + [f"{n}={values.get(n, n)}" for n in self.keyword])

    def call(self, f: Callable[..., Any], have: Mapping[str, Any]) -> Any:
        """Call f with the arguments that it takes; `have` holds all available values by name."""
        return f(*[have[n] for n in self.positional], **{n: have[n] for n in self.keyword})


def arguments(
    f: Callable[..., Any], allowed: tuple[str, ...] = NAMES, what: str = "a torque", absent: tuple[str, ...] = ()
) -> Arguments:
    """Return the arguments of a function that have one of the names in `allowed`.

    Arguments in `absent` keep their default values.  An unknown argument without a default value raises InvalidInput.
    """
    name = getattr(f, "__name__", type(f).__name__)
    if not callable(f):
        raise InvalidInput(f"{what} must be a function, got {f!r}")
    try:
        parameters = inspect.signature(f).parameters.values()
    except (TypeError, ValueError):
        raise InvalidInput(f"cannot read the arguments of {f!r}; wrap it: lambda t, R: ...") from None
    positional: list[str] = []
    keyword: list[str] = []
    skipped = False  # True after an argument that keeps its default value; later arguments are passed by keyword
    for q in parameters:
        if q.kind is q.VAR_KEYWORD or (q.kind is q.VAR_POSITIONAL and positional):
            continue
        optional = q.default is not q.empty
        if optional and (q.name not in allowed or q.name in absent):
            skipped = True
            close = [n for n in get_close_matches(q.name, allowed, cutoff=0.75) if len(q.name) > 1 and n != q.name]
            if close and close[0] not in [x.name for x in parameters]:
                raise InvalidInput(
                    f"argument {q.name!r} of {name}: did you mean {close[0]!r}? {what} is called by name with "
                    f"{', '.join(allowed)}; {q.name!r} would keep its default value"
                )
        elif q.name not in allowed or (skipped and q.kind is q.POSITIONAL_ONLY):
            raise InvalidInput(
                f"argument {q.name!r} of {name}: {what} is called by name with {', '.join(allowed)}; "
                "rename it, or give it a default value"
            )
        elif q.kind is q.KEYWORD_ONLY and is_kernel(f):
            raise InvalidInput(f"argument {q.name!r} of {name}: a kernel function cannot have keyword-only arguments")
        else:
            (keyword if skipped or q.kind is q.KEYWORD_ONLY else positional).append(q.name)
    return Arguments(tuple(positional), tuple(keyword))


class Framed(NamedTuple):
    """Parameters of a function that works in the user's body axes, not in the principal axes."""

    axes: Any  # principal axes as columns
    p: Any


def in_axes(p: Any, body: Body) -> Any:
    """Return the parameters of a function that works in the user's body axes."""
    return p if body.diagonal else Framed(mat3(body.axes), p)


TO_BODY = {"space": "tr(S) @ T", "space, for matrices": "solve(S, T)"}


def torque_source(names: Arguments, frame: str, framed: bool) -> str:
    """Return the source text of torque(t, R, omega, p) in principal axes.

    It calls the user's function f with arguments by name; if `framed`, R and omega are converted to the user's axes.
    """
    lines = ["def torque(t, R, omega, p):", "    S, q = R, p"]
    if framed:
        lines += ["    q = p.p", "    R = S @ tr(p.axes)", "    omega = p.axes @ omega"]
    lines += [f"    T = f({names.source(p='q')})"]
    if frame in TO_BODY:
        lines += [f"    T = {TO_BODY[frame]}"]
    elif framed:
        lines += ["    T = tr(p.axes) @ T"]
    return "\n".join([*lines, "    return Vec3(like(T.x, S.e1.x), like(T.y, S.e1.x), like(T.z, S.e1.x))"])


def energy_source(names: Arguments, framed: bool) -> str:
    turn = "    R = R @ tr(p.axes)\n" if framed else ""
    return f"def energy(t, R, p):\n{turn}    return like(f({names.source(p='p.p' if framed else 'p')}), R.e1.x)"


@lru_cache(maxsize=64)
def compiled_source(source: str) -> CodeType:
    return compile(source, "<string>", "exec")


def define(source: str, *functions: Callable[..., Any]) -> Any:
    """Return the function that a source text defines; in the text, the functions are called f and g."""
    space: dict[str, Any] = {"tr": tr, "cross": cross, "solve": solve, "like": like, **dict(zip("fg", functions))}
    space |= {"Vec3": Vec3, "Mat3": Mat3, "Pair": Pair}
    exec(compiled_source(source), space)
    return space[source[len("def ") : source.index("(")]]


@lru_cache(maxsize=512)
def adapt(source: str, *functions: Callable[..., Any]) -> Any:
    """Return the kernel function that a source text defines.

    For equal arguments, it is the same object, so that compilers recognise it.
    """
    return kernel(define(source, *functions))


def rewired(f: Callable[..., Any], takes: str, passes: str) -> Any:
    """Return the function with the arguments `takes` that calls f with the arguments `passes`, both as text."""
    return (adapt if is_kernel(f) else define)(f"def rewired({takes}): return f({passes})", f)


ALL = Arguments(NAMES)


class ByFunction(Torque):
    """A torque or a load that is computed by a user's function, which is called by argument name."""

    frame: str
    gives = "torque"  # what the function returns
    offered: tuple[str, ...] = NAMES  # the possible arguments of the function

    def __init__(self, f: Callable[..., Any], params: Any = None, frame: str = "space") -> None:
        self.f, self.params, self.frame = f, params, check_frame(frame)
        self.names = arguments(f, self.offered, f"a {self.gives}", absent=("p",) if params is None else ())
        if params is not None and "p" not in self.names:
            raise InvalidInput(f"params are given, but the {self.gives} has no argument p to receive them")
        self.name = getattr(f, "__name__", type(f).__name__)
        self.kind = Kind.VELOCITY if "omega" in self.names or "v" in self.names else Kind.TORQUE

    def with_params(self, params: Any) -> Self:
        """Return the same torque or load with other parameters."""
        made = copy.copy(self)
        made.params = params
        return made

    def of_body(self, j: int, bodies: int | None) -> Self:
        whole = self.params is None or self.takes_whole_batches(None)
        return self if whole else self.with_params(member(self.params, bodies, j))

    def source(self, names: Arguments | None, framed: bool) -> str:
        """Return the source text that calls the user's function, or with names=None the function of an engine."""
        return torque_source(names or ALL, self.frame, framed)

    def completed(self, p: Any, body: Body) -> Any:
        """Return the parameters together with the data of the body that the source text uses."""
        return in_axes(p, body)

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        framed = not body.diagonal
        if is_kernel(self.f):
            p = self.completed(structure(self.params, bodies), body)
            return Bound(adapt(self.source(self.names, framed), frozen(self.f)), None, p, self.kind)
        pick = picker(self.params, bodies)
        each = [self.params] if pick is None else [pick(self.params, j) for j in range(bodies or 0)]
        user: Any = self  # classes for plain Python have the methods that engines call
        found = find_engine(engine).bind_function(user, each, pick, bodies)
        torque = (adapt if found.shared else define)(self.source(None, framed), found.torque)
        p = self.completed(found.p, body)
        return Bound(torque, None, p, self.kind, found.callbacks, plain=found.plain, opaque=True)


class FunctionTorque(ByFunction):
    """A torque that is computed by a user's function of t, R, omega and p, or of some of these."""

    def with_params(self, params: Any) -> Self:
        """Return the same torque with other parameters."""
        made = copy.copy(self)
        FunctionTorque.__init__(made, self.f, params, self.frame)
        return made


class KernelTorque(FunctionTorque):
    """A function in the kernel dialect, which works on Mat3 and Vec3."""

    def for_matrices(self) -> Torque:
        other = copy.copy(self)
        other.frame = "space, for matrices" if self.frame == "space" else self.frame
        return other


class PythonTorque(FunctionTorque):
    """Any Python function of NumPy arrays; compiled code calls it back."""

    opaque = True

    def raw(self, params: Any) -> Callable[[float, np.ndarray, np.ndarray], Any]:
        """Return a function (t, R, W) of arrays that calls the user's function with the given params."""
        f, names = self.f, self.names

        return lambda t, R, W: names.call(f, {"t": t, "R": R, "omega": W, "p": params})

    def answer(self, T: Any, bodies: int | None) -> np.ndarray:
        """Convert the result of the user's function to three numbers; an awaitable is awaited first."""
        if hasattr(T, "__await__"):
            T = awaited(T, self.name, bodies)
        return three(T, self.name)

    def caller(self, params: Any, bodies: int | None = None) -> Callable[[float, np.ndarray, np.ndarray], np.ndarray]:
        """Return a function (t, R, W) of arrays that calls the user's function and checks its result."""
        call = self.raw(params)
        return lambda t, R, W: self.answer(call(t, R, W), bodies)

    def call_arguments(self, params: Any, bodies: int | None) -> tuple[Any, ...]:
        """Return what compiled code needs to call the function: function, argument names, parameters, result check."""
        return self.f, self.names, params, lambda T: self.answer(T, bodies)


class Asked(Torque):
    """A torque that the user's program computes; `engines/replay.py` replaces the slot by the torques it provides."""

    name = "the torque from tell()"
    opaque = True
    frame: str

    def __init__(self, frame: str = "space", uses_omega: bool = True) -> None:
        self.frame = check_frame(frame)
        self.kind = Kind.VELOCITY if uses_omega else Kind.TORQUE

    def adapted(self, framed: bool) -> Any:
        return adapt(torque_source(ALL, self.frame, framed), asked_torque)

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        return Bound(self.adapted(not body.diagonal), None, in_axes(Slot(), body), self.kind, opaque=True)


def three(T: Any, name: str) -> np.ndarray:
    a = float_array(T)
    if a is None or a.shape != (3,):
        what = f"an array of shape {T.shape} and type {T.dtype}" if isinstance(T, np.ndarray) else repr(T)
        raise InvalidInput(f"{name} must return three numbers, the components of the torque; it returned {what}")
    return a


def check_frame(frame: str) -> str:
    if not isinstance(frame, str) or frame not in ("space", "body"):
        raise unknown("frame", frame, ("space", "body"))
    return frame


# --- sums ------------------------------------------------------------------------------------------


def added(f: Callable[..., Any] | None, g: Callable[..., Any] | None, takes: str) -> Any:
    """Return the sum of two functions of the parameters of both; each may be None, which means zero.

    takes : their arguments before the parameters.
    """
    if f is not None and g is not None:
        return adapt(f"def added({takes}, p): return f({takes}, p[0]) + g({takes}, p[1])", f, g)
    if f is None:
        return None if g is None else rewired(g, f"{takes}, p", f"{takes}, p[1]")
    return rewired(f, f"{takes}, p", f"{takes}, p[0]")


class Sum(Torque):
    """A sum of torques."""

    parts: tuple[Torque, ...] = ()

    def __init__(self, parts: tuple[Torque, ...]) -> None:
        self.parts = tuple(q for part in parts for q in part.parts)
        self.name = " + ".join(q.name for q in self.parts)
        self.kind = max((q.kind for q in self.parts), default=Kind.FREE)
        self.opaque = any(q.opaque for q in self.parts)
        self.only_numbers = all(q.only_numbers for q in self.parts)
        self.stiff = any(q.stiff for q in self.parts)
        self.jumps = tuple(sorted({t for q in self.parts for t in q.jumps}))
        if any(q.external is not None for q in self.parts):
            self.external = max(q.kind if q.external is None else q.external for q in self.parts)
        units = [u for q in self.parts if (u := q.conserved_direction) is not None]
        if len(units) == len(self.parts) and all(np.allclose(abs(u @ units[0]), 1.0, atol=1e-12) for u in units):
            self.conserved_direction = units[0]

    @property
    def hits(self) -> int:  # type: ignore[override]
        return sum(q.hits for q in self.parts)

    def takes_whole_batches(self, bodies: int | None) -> bool:
        return any(q.takes_whole_batches(bodies) for q in self.parts)

    def bind_part(self, part: Torque, body: Body, engine: Engine | str, bodies: int | None) -> Bound:
        return part.bind(body, engine, bodies)

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        bound = [self.bind_part(q, body, engine, bodies) for q in self.parts]
        total = bound[0]
        for b in bound[1:]:
            wheels = total.spin is not None or b.spin is not None
            first, second = total.without_wheels(), b.without_wheels()
            known = total.energy is not None and b.energy is not None
            total = Bound(
                added(total.torque, b.torque, "t, R, W"),
                added(total.energy, b.energy, "t, R") if known else None,
                (total.p, b.p),
                max(total.kind, b.kind),
                total.callbacks + b.callbacks,
                total.plain or b.plain,
                total.opaque or b.opaque,
                Split(
                    added(total.split.resting, b.split.resting, "t, R, W"),
                    added(total.split.moving, b.split.moving, "t, R, W"),
                    total.split.opaque or b.split.opaque,
                ),
                total.held + tuple(h.after(count(total.p)) for h in b.held),
                added(total.spin, b.spin, "t"),
                added(first.torque, second.torque, "t, R, W") if wheels else None,
                max(first.kind, second.kind) if wheels else None,
            )
        return total

    def of_body(self, j: int, bodies: int | None) -> Torque:
        return type(self)(tuple(q.of_body(j, bodies) for q in self.parts))

    def for_members(self, numbers: np.ndarray) -> Torque:
        return type(self)(tuple(q.for_members(numbers) for q in self.parts))

    def for_matrices(self) -> Torque:
        return Sum(tuple(q.for_matrices() for q in self.parts))

    def describe(self) -> dict[str, Any] | None:
        parts = [q.describe() for q in self.parts]
        return None if any(q is None for q in parts) else {"model": "sum", "parts": parts}

    def __repr__(self) -> str:
        return " + ".join(map(repr, self.parts))


# --- models ------------------------------------------------------------------------------------------


class Model(Torque):
    """A torque model, defined by its name and its numerical settings: see `polhode.torques`.

    make(body) returns the kernel functions torque and energy in principal axes, and their parameters p; energy is None
    if there is no potential.
    """

    holds_code = False
    settings: Mapping[str, Any]

    def __init__(
        self,
        name: str,
        kind: Kind,
        make: Callable[[Body], tuple[Any, Any, Any]],
        hold: Hold | None = None,
        /,
        **settings: Any,
    ) -> None:
        self.name, self.kind, self.make, self.hold, self.settings = name, kind, make, hold, settings
        self.only_numbers = hold is None
        self.frame = settings.get("frame")

    def never_along(self, direction: Any) -> Self:
        """Record that the torque has no component along a direction in space; a direction per body is ignored."""
        if not traced(direction) and np.shape(direction) == (3,) and np.any(direction):
            v = np.asarray(direction, float)
            v = v / np.abs(v).max()  # now the squares of the components neither overflow nor underflow
            self.conserved_direction = v / np.linalg.norm(v)
        return self

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        return Bound(*self.make(body), self.kind, held=() if self.hold is None else (self.hold,))

    def of_body(self, j: int, bodies: int | None) -> Torque:
        known = self.describe() or {}
        own = [name for name, v in known.items() if isinstance(v, list) and len(v) == bodies]
        if not own:
            return self
        # A list of three numbers may be a vector, or one number for each of three bodies.  The parameters of the kernel
        # function show which, if the model has the same parameters for one body.
        body, possible = Body([1.0, 1.2, 1.5], mass=1.0), []
        wanted = [np.ravel(v)[j if np.ndim(v) else 0] for v in leaves(self.make(body)[2])]
        for chosen in (names for n in range(len(own), 0, -1) for names in combinations(own, n)):
            with suppress(InvalidInput):
                one = self.of_description(known | {name: known[name][j] for name in chosen})
                found = list(leaves(one.bind(body, PYTHON).p))
                alike = len(found) == len(wanted) and not any(np.ndim(v) for v in found)
                if alike and np.allclose(found, wanted, 1e-9):
                    return one
                possible.append(one)
        return possible[0] if possible else self

    def held_facts(self) -> dict[str, Any] | None:
        return None if self.hold is None else self.describe()

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Pickle a model of polhode or of a plugin as its description, because pickle cannot store a local `make`."""
        described = self.describe()
        if described is not None:
            with suppress(InvalidInput, TypeError):  # if polhode does not know the name, or not these settings
                known = getattr(self.of_description(described), "make", None)
                if getattr(known, "__code__", None) is getattr(self.make, "__code__", self):
                    state = {k: v for k, v in vars(self).items() if k not in ("make", "hold")}
                    return self.of_description, (described,), state
        return super().__reduce_ex__(protocol)

    @staticmethod
    def of_description(d: dict[str, Any]) -> Torque:
        """Restore the model from the result of `describe`."""
        made: Torque = function_above("from_description")(d)
        return made

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{k}={plain_data(v)!r}' for k, v in self.settings.items())})"


def plain_data(v: Any) -> Any:
    return v.tolist() if isinstance(v, (np.ndarray, np.generic)) else v


def kept(v: Any) -> Any:
    """Convert an argument to the form in which a model stores it: an array, or a JAX tracer."""
    return v if traced(v) else np.array(v, float)


# --- potentials ----------------------------------------------------------------------------------------


class Potential(Torque):
    """A potential energy together with the torque that derives from it.

    The torque is compared with the derivative of the energy at a few attitudes; if they differ, InvalidInput is raised.
    Give both functions in the kernel dialect (marked @polhode.kernel), or both as plain Python on NumPy arrays.

    Parameters
    ----------
    energy : callable
        A function of R (and t, p), by argument name, that returns a number.  If it depends on t, the energy is not
        conserved, and methods that conserve energy refuse it.
    torque : callable
        A function of R (and t, p), by argument name, that returns the torque in `frame`.
    params : optional
        Parameters that are passed to the functions as p.
    frame : {"space", "body"}
        The frame of the torque.

    Examples
    --------
    >>> def energy(R, p):
    ...     return p * R[2, 2]
    >>> def torque(R, p):
    ...     return -p * np.cross(R[:, 2], [0, 0, 1])
    >>> run = ph.simulate([5, 5, 1], ph.Potential(energy, torque, params=20.0), omega=[0, 1, 50], t_end=0.1, dt=0.01)
    >>> run.energy.shape
    (11,)
    """

    def __init__(
        self, energy: Callable[..., Any], torque: Callable[..., Any], *, params: Any = None, frame: str = "space"
    ) -> None:
        if is_kernel(energy) != is_kernel(torque):
            raise InvalidInput("give energy and torque both as @polhode.kernel functions, or both as plain Python")
        absent = ("p",) if params is None else ()
        self.names = arguments(energy, ("t", "R", "p"), "a potential energy", absent)
        needs_p = "p" in arguments(torque, absent=absent)
        if params is not None and not needs_p and "p" not in self.names:
            raise InvalidInput("params are given, but neither energy nor torque has an argument p to receive them")
        self.inner = (KernelTorque if is_kernel(torque) else PythonTorque)(torque, params if needs_p else None, frame)
        if "omega" in self.inner.names:
            raise InvalidInput("the torque of a potential cannot depend on the angular velocity; add damping to it")
        self.energy_function, self.params, self.opaque = energy, params, self.inner.opaque
        self.frame = self.inner.frame
        self.name = getattr(energy, "__name__", "potential")
        self.kind = Kind.TORQUE if "t" in self.names else Kind.POTENTIAL
        self.checked_for: set[int | None] = set()  # numbers of bodies for which it was checked
        self.checked = not lengths(params)  # False: check later, when the number of bodies is known
        if self.checked:
            self.check(None)

    def for_matrices(self) -> Torque:
        other = copy.copy(self)
        other.inner = self.inner.for_matrices()  # type: ignore[assignment]
        return other

    def with_params(self, params: Any) -> Self:
        """Return the same potential with other parameters."""
        made = copy.copy(self)
        made.params = params
        if self.inner.params is not None:
            made.inner = self.inner.with_params(params)
        return made

    def of_body(self, j: int, bodies: int | None) -> Self:
        return self if self.params is None else self.with_params(member(self.params, bodies, j))

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        if not self.checked and bodies not in self.checked_for:
            self.check(bodies)
        return self.bind_unchecked(body, engine, bodies)

    def bind_unchecked(self, body: Body, engine: Engine | str, bodies: int | None) -> Bound:
        b = self.inner.bind(body, engine, bodies)
        if is_kernel(self.energy_function):
            p = in_axes(structure(self.params, bodies), body)
            source = energy_source(self.names, not body.diagonal)
            b = b._replace(energy=adapt(source, frozen(self.energy_function)), p=p)
        elif (tracer := find_engine(engine)).traces:
            pick = picker(self.params, bodies)
            energy = tracer.trace_energy(self.energy_function, self.names, self.params, body.axes, pick)
            b = b._replace(energy=energy)
        else:
            b = b._replace(energy=plain_energy(self.energy_function, self.names, self.params, bodies))
        return b._replace(kind=self.kind)

    def check(self, bodies: int | None) -> None:
        """Check by differences at a few attitudes that the torque derives from the energy, or raise InvalidInput."""
        from ..kernels.so3 import exp

        b = self.bind_unchecked(Body([1.0, 1.0, 1.0]), PYTHON, bodies)
        p = as_numbers(b.p, 1)
        assert b.energy is not None
        # if the energy contains a large constant, a larger difference d reduces the effect of rounding
        for d in (1e-4, 1e-3, 1e-2):
            try:
                compared = self.differences(b, p, d, exp)
            except (TypeError, AttributeError, IndexError) as e:
                sizes = sorted({n for n in lengths(self.params) if n != (bodies or 1)})
                if not sizes and any(np.shape(v) == (3,) for v in single(self.params)):
                    raise InvalidInput(
                        f"{self.name}: a parameter of shape (3,) is one vector for all bodies, but energy or torque do "
                        f"not work with a vector ({e}); give one number for each of three bodies as shape (3, 1)"
                    ) from None
                if not sizes:
                    raise
                raise InvalidInput(
                    f"{self.name} has parameters for {sizes[0]} bodies, the run has {bodies or 'one'}: "
                    f"give one value, or one for each body ({e})"
                ) from None
            if compared is None:
                break
            a, c, size = compared
            scale = max(np.abs(a).max(), np.abs(c).max())
            noise = 16 * np.finfo(float).eps * size / d
            if noise <= 1e-6 * scale:
                break
        if compared is None:
            return
        allowed = 1e-5 * scale + noise
        if np.abs(a - c).max() > allowed:
            hint = " Its sign is reversed." if np.abs(a + c).max() <= allowed else ""
            raise InvalidInput(
                f"the torque does not derive from the energy: at a test attitude it is {brief(a[0])} in the "
                f"body frame, but the energy gives {brief(c[0])} (minus its derivative).{hint} Check signs and `frame`"
            )
        self.checked_for.add(bodies)

    @staticmethod
    def differences(b: Bound, p: Any, d: float, exp: Any) -> tuple[np.ndarray, np.ndarray, float] | None:
        """Return the torques at a few attitudes, the torques that follow from the energy, and the largest energy.

        The derivatives of the energy are approximated by differences over the angle d.
        """
        assert b.energy is not None
        rng = np.random.default_rng(1)
        found, expected, size = [], [], 0.0
        for _ in range(4):
            R = exp(Vec3(*(float(x) for x in rng.uniform(-1.5, 1.5, 3))))
            try:
                T = [float(x) for x in b.torque(0.0, R, Vec3(0.0, 0.0, 0.0), p)]
                for watched in b.callbacks:
                    if watched.error is not None:
                        error, watched.error = watched.error, None
                        raise error
                slope = []
                for k in range(3):
                    e = [exp(Vec3(*(m * d * (j == k) for j in range(3)))) for m in (1, -1, 2, -2)]
                    V = [float(b.energy(0.0, R @ x, p)) for x in e]
                    slope.append((8 * (V[0] - V[1]) - (V[2] - V[3])) / (12 * d))
                    size = max([size, *(abs(v) for v in V if np.isfinite(v))])
            except InvalidInput:
                raise
            except (ArithmeticError, ValueError):
                continue  # the functions are undefined at this attitude; a run that gets there will fail
            if np.all(np.isfinite(T)) and np.all(np.isfinite(slope)):
                found.append(T)
                expected.append([-x for x in slope])
        return (np.array(found), np.array(expected), size) if found else None


def brief(v: np.ndarray) -> str:
    return "[" + " ".join(f"{x:.6g}" for x in v) + "]"


def lengths(params: Any) -> list[int]:
    """Return the lengths of the leading axes of all parameters that may hold one value per body."""
    return [np.shape(v)[0] for v in single(params) if np.ndim(v) and np.shape(v) not in ((3,), (3, 3))]


def matrices(R: Mat3) -> np.ndarray:
    """Return an array (..., 3, 3) of the rotations in R, whose leaves are numbers or arrays."""
    columns = np.array([np.broadcast_arrays(*c) for c in R], float)  # (columns, rows, ...)
    return np.moveaxis(columns, (1, 0), (-2, -1))


def plain_energy(f: Callable[..., Any], names: Arguments, params: Any, bodies: int | None) -> Callable[..., Any]:
    several = differ(params, bodies)
    own = [member(params, bodies, j) for j in range(bodies or 0)] if several else [params]

    def one(t: float, R: np.ndarray, j: int) -> float:
        return float(names.call(f, {"t": t, "R": R, "p": own[j]}))

    def energy(t: Any, R: Mat3, p: Any) -> Any:
        framed = isinstance(p, Framed)
        number = (p.p if framed else p) if several else 0
        axes = np.ascontiguousarray(matrices(p.axes)) if framed else np.eye(3)
        S = matrices(R) @ np.swapaxes(axes, -1, -2)
        if S.ndim == 2:
            return one(float(t), S, int(number))
        times, which = np.broadcast_to(t, S.shape[:-2]), np.broadcast_to(number, S.shape[:-2])
        values = [one(float(times[k]), S[k], int(which[k])) for k in np.ndindex(times.shape)]
        return np.array(values).reshape(times.shape)

    return energy


# --- torques of users -------------------------------------------------------------------------------


class Free(Torque):
    """No torque."""

    name = "free"
    kind = Kind.FREE
    holds_code = False
    only_numbers = True
    settings: Mapping[str, Any] = {}

    def bind(self, body: Body, engine: Engine | str, bodies: int | None = None) -> Bound:
        return Bound(no_torque, no_energy, (), Kind.FREE)


@kernel
def no_torque(t: Any, R: Any, W: Any, p: Any) -> Any:
    return Vec3(like(0.0, W.x), like(0.0, W.x), like(0.0, W.x))


@kernel
def no_energy(t: Any, R: Any, p: Any) -> Any:
    return like(0.0, R.e1.x)


def as_torque(torque: Any, params: Any = None, frame: str | None = None) -> Torque:
    """Convert the user's torque argument to a Torque.

    `frame` is the frame in which a function returns its torque; "space" by default.  For any other torque, the frame
    was set when it was created; a different `frame` raises InvalidInput.
    """
    if frame is not None:
        check_frame(frame)
    if torque is None or isinstance(torque, Torque):
        what = "a free body has no torque" if torque is None else f"{torque.name} already has its own"
        if params is not None:
            raise InvalidInput(f"params apply only to functions; {what}{in_a_sum(torque)}")
        if frame is not None:
            refuse_other_frame(torque, frame)
        return Free() if torque is None else torque
    if not callable(torque):
        raise InvalidInput(
            "torque must be None, a model from polhode.torques, a Potential or a function, got "
            f"{type(torque).__name__}; for a constant torque use polhode.torques.constant(...)"
        )
    own = "space" if frame is None else frame
    if is_kernel(torque):
        return KernelTorque(torque, params, own)
    return function_above("concurrent")(torque, params, own) if is_async(torque) else PythonTorque(torque, params, own)


def in_a_sum(torque: Torque | None) -> str:
    """Return advice on how to give parameters to a function in a sum; "" if the torque is not a sum."""
    wanted = ". A function in a sum gets its own: polhode.torques.function(f, params=..., frame=...)"
    return wanted if isinstance(torque, Sum) else ""


def refuse_other_frame(torque: Torque | None, frame: str) -> None:
    """Raise InvalidInput if a torque, or a part of it, is not in this frame."""
    for part in () if torque is None else torque.parts:
        if (part.frame or "space") != frame:
            said = "follows a law that has no frame to choose" if part.frame is None else f"is in frame={part.frame!r}"
            advice = "" if part.frame is None else ", or give it when you create that torque"
            raise InvalidInput(
                f"frame={frame!r} applies only to functions, and {part.name} {said}: leave frame out{advice}"
                + in_a_sum(torque)
            )
    if torque is None and frame != "space":
        raise InvalidInput(f"frame={frame!r} applies only to functions; a free body has no torque: leave frame out")


def advice_on_params(torque: Torque, e: Exception | None = None) -> str:
    """Return advice on the parameters of a torque whose first call raised e or returned NaN; "" if there is none."""
    for part in torque.parts:
        f: Any = getattr(part, "inner", part)
        if not isinstance(f, FunctionTorque) or "p" not in f.names:
            continue
        if f.params is None:
            return f"{f.name} has an argument p, but no params are given: give params=..."
        if isinstance(e, AttributeError) and (e.obj is f.params or isinstance(f, KernelTorque)):
            have = f"{f.name} uses p.{e.name}, but params are given as a {type(f.params).__name__}"
            give = f"give a dict, params={{{e.name!r}: ...}}"
            return f"{have}: {give if isinstance(f, KernelTorque) else f'{give}, and use p[{e.name!r}]'}"
        if isinstance(e, TypeError) and "indices must be" in str(e) and isinstance(f, KernelTorque):
            return f"{f.name} is a kernel function; there, the keys of params are attributes of p: write p.name"
    return ""


def params_of(torque: Torque) -> Any:
    """Return the params of the only function in a torque or a sum that has params; None if there is not exactly one."""
    found = [params for q in torque.parts if (params := getattr(q, "params", None)) is not None]
    return found[0] if len(found) == 1 else None


def term(torque: Any) -> Torque:
    """Convert a term of a sum, as given by the user, to a Torque."""
    made = as_torque(torque)
    if isinstance(made, FunctionTorque) and not isinstance(torque, Torque) and "p" in made.names:
        raise InvalidInput(
            f"{made.name} has an argument p: in a sum, each function needs its own parameters, "
            f"polhode.torques.function({made.name}, params=...)"
        )
    return made


def function(f: Callable[..., Any], params: Any = None, frame: str = "space") -> Torque:
    """Make a torque from a Python or kernel function with its own parameters and frame; it can be added to others.

    Parameters
    ----------
    f : callable
        Called by argument name with t, R, omega (body frame) and p; returns the torque in `frame`.
    params : optional
        Parameters that are passed to f as p.
    frame : {"space", "body"}
        The frame of the torque.

    Returns
    -------
    Torque

    Examples
    --------
    >>> both = ph.torques.heavy_top(20.0) + ph.torques.function(lambda t, p: [p, 0, 0], params=0.1)
    >>> ph.simulate([5, 5, 1], both, omega=[0, 0, 50], t_end=1, dt=0.02).stats.steps
    50
    """
    if isinstance(f, Torque) or not callable(f):
        raise InvalidInput(f"torques.function needs a function, got {f!r}")
    return as_torque(f, params, frame)
