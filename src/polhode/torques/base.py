"""What acts on a body, made ready for the methods.

Methods know one kind of torque: ``torque(t, R, W, p)`` in the body's principal axes.  Here everything a
user may bring is turned into that: a model, a sum of them, a potential, a function in the kernel
dialect, or any Python function on NumPy arrays.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ..body import Body
from ..errors import InvalidInput, unknown
from ..kernel.scalar import is_kernel, kernel, like
from ..kernel.values import Diag3, Mat3, Vec3, tr
from ..methods.record import Kind


class Bound(NamedTuple):
    """A torque ready for one engine and one body (or batch of bodies)."""

    torque: Callable[..., Any]  # torque(t, R, W, p), body frame, principal axes
    energy: Callable[..., Any] | None  # energy(t, R, p), if it derives from a potential
    p: Any
    kind: Kind
    callbacks: tuple[Any, ...] = ()  # Python functions called from compiled code
    plain: bool = False  # calls Python functions on arrays: one body at a time


class Torque:
    """Base of everything that acts on a body; they add up with +."""

    name = "torque"
    kind = Kind.TORQUE
    opaque = False  # plain Python, meant for rotation matrices only; others are formulas that hold for any matrix R

    def bind(self, body: Body, engine: str) -> Bound:
        raise NotImplementedError

    def __add__(self, other: Any) -> Torque:
        if other is None:
            return self
        return Sum((self, as_torque(other)))

    def __radd__(self, other: Any) -> Torque:
        return self if other is None or (isinstance(other, int) and other == 0) else Sum((as_torque(other), self))

    def describe(self) -> dict[str, Any] | None:
        """What a file needs to make it again, or None if it holds code."""
        return None


# --- arrays to kernel values -----------------------------------------------------------------------


def vec3(v: Any, what: str = "a vector") -> Vec3:
    """Vec3 of floats from (3,), or of arrays from (bodies, 3)."""
    a = np.asarray(v, float)
    if a.ndim not in (1, 2) or a.shape[-1] != 3 or not np.all(np.isfinite(a)):
        raise InvalidInput(f"{what} must be three finite numbers (with one leading axis for a batch), got {v!r}")
    return Vec3(*(float(x) for x in a)) if a.ndim == 1 else Vec3(*(np.ascontiguousarray(a[:, k]) for k in range(3)))


def mat3(m: Any) -> Mat3:
    """Mat3 (by columns) of floats from (3, 3), or of arrays from (bodies, 3, 3)."""
    a = np.asarray(m, float)
    return Mat3(*(vec3(a[..., :, k]) for k in range(3)))


def number(v: Any, what: str) -> Any:
    """A float, or an array of one per body."""
    a = np.asarray(v, float)
    if a.ndim > 1 or not np.all(np.isfinite(a)):
        raise InvalidInput(f"{what} must be a finite number (or one per body), got {v!r}")
    return float(a) if a.ndim == 0 else a


def moments(body: Body) -> Diag3:
    return Diag3(*vec3(body.moments))


def to_principal(v: Vec3, body: Body) -> Vec3:
    """A vector fixed in the body, from the user's axes to principal ones."""
    if body.diagonal:
        return v
    a = np.stack(np.broadcast_arrays(*v), axis=-1)
    return vec3(np.einsum("...ji,...j->...i", body.axes, a))


def structure(params: Any, bodies: int | None) -> Any:
    """Parameters as nested tuples of numbers: what a kernel may be given as p."""
    if params is None:
        return ()
    if isinstance(params, Mapping):
        from collections import namedtuple

        return namedtuple("Parameters", list(params))(*(structure(v, bodies) for v in params.values()))  # type: ignore[misc]
    if isinstance(params, tuple):
        children = [structure(v, bodies) for v in params]
        return type(params)(*children) if hasattr(params, "_fields") else tuple(children)
    a = np.asarray(params)
    if a.dtype == object or a.dtype.kind not in "fiub":
        raise InvalidInput(
            f"params for a kernel torque must be numbers, arrays, or tuples or dicts of them; got {type(params).__name__}"
        )
    a = a.astype(float)
    if a.ndim == 0:
        return float(a)
    if a.shape == (3,) or (bodies is not None and a.shape == (bodies, 3)):
        return vec3(a)
    if a.shape == (3, 3) or (bodies is not None and a.shape == (bodies, 3, 3)):
        return mat3(a)
    if bodies is not None and a.shape == (bodies,):
        return a
    if a.ndim == 1:
        return tuple(float(x) for x in a)
    raise InvalidInput(f"an array of shape {a.shape} cannot be a parameter: use numbers, 3-vectors, 3x3 or tuples")


# --- functions, their arguments recognised by name ---------------------------------------------------

NAMES = ("t", "R", "omega", "p")


def argument_names(f: Callable[..., Any], allowed: tuple[str, ...] = NAMES, what: str = "a torque") -> tuple[str, ...]:
    try:
        parameters = inspect.signature(f).parameters.values()
    except (TypeError, ValueError):
        raise InvalidInput(f"cannot read the arguments of {f!r}; wrap it: lambda t, R: ...") from None
    names = []
    for q in parameters:
        if q.kind in (q.VAR_KEYWORD, q.KEYWORD_ONLY) and (q.kind is q.VAR_KEYWORD or q.default is not q.empty):
            continue
        if q.name not in allowed:
            if q.default is not q.empty:
                continue
            raise InvalidInput(
                f"argument {q.name!r} of {getattr(f, '__name__', 'the function')}: {what} is called by name with "
                f"{', '.join(allowed)}; rename it, or give it a default value"
            )
        names.append(q.name)
    return tuple(names)


class Framed(NamedTuple):
    """Parameters of a function that sees the user's axes."""

    axes: Any  # principal axes as columns
    p: Any


def torque_source(names: tuple[str, ...], frame: str, framed: bool) -> str:
    """torque(t, R, omega, p) in principal axes, of a function f with arguments by name in the user's axes."""
    lines = ["def torque(t, R, omega, p):", "    S, q = R, p"]
    if framed:
        lines += ["    q = p.p", "    R = S @ tr(p.axes)", "    omega = p.axes @ omega"]
    lines += [f"    T = f({', '.join('q' if n == 'p' else n for n in names)})"]
    if frame == "space":
        lines += ["    T = tr(S) @ T"]
    elif framed:
        lines += ["    T = tr(p.axes) @ T"]
    return "\n".join([*lines, "    return Vec3(like(T.x, S.e1.x), like(T.y, S.e1.x), like(T.z, S.e1.x))"])


def energy_source(names: tuple[str, ...], framed: bool) -> str:
    arguments = ", ".join(("p.p" if n == "p" else n) if framed else n for n in names)
    turn = "    R = R @ tr(p.axes)\n" if framed else ""
    return f"def energy(t, R, p):\n{turn}    return like(f({arguments}), R.e1.x)"


def define(source: str, name: str, f: Callable[..., Any]) -> Any:
    space: dict[str, Any] = {"tr": tr, "Vec3": Vec3, "like": like, "f": f}
    exec(source, space)
    return space[name]


@lru_cache(maxsize=512)
def adapt(f: Callable[..., Any], names: tuple[str, ...], frame: str, framed: bool) -> Any:
    """The same function for the same request, so that compilers know it again."""
    return kernel(define(torque_source(names, frame, framed), "torque", f))


@lru_cache(maxsize=512)
def adapt_energy(f: Callable[..., Any], names: tuple[str, ...], framed: bool) -> Any:
    return kernel(define(energy_source(names, framed), "energy", f))


class KernelTorque(Torque):
    """A user's function in the kernel dialect: f(t, R[, omega][, p]) on Mat3 and Vec3."""

    def __init__(self, f: Callable[..., Any], params: Any = None, frame: str = "space") -> None:
        self.f, self.params, self.frame = f, params, check_frame(frame)
        self.names = argument_names(f)
        self.name = getattr(f, "__name__", "torque")
        self.kind = Kind.VELOCITY if "omega" in self.names else Kind.TORQUE

    def bind(self, body: Body, engine: str) -> Bound:
        p = structure(self.params, body.batch)
        if not body.diagonal:
            p = Framed(mat3(body.axes), p)
        return Bound(adapt(self.f, self.names, self.frame, not body.diagonal), None, p, self.kind)


class PythonTorque(Torque):
    """Any Python function f(t, R[, omega][, p]) on NumPy arrays, called back from compiled code."""

    opaque = True

    def __init__(self, f: Callable[..., Any], params: Any = None, frame: str = "space") -> None:
        self.f, self.params, self.frame = f, params, check_frame(frame)
        self.names = argument_names(f)
        self.name = getattr(f, "__name__", type(f).__name__)
        self.kind = Kind.VELOCITY if "omega" in self.names else Kind.TORQUE

    def caller(self) -> Callable[[float, np.ndarray, np.ndarray], np.ndarray]:
        """f(t, R, W) on arrays, its answer checked."""
        f, params, name = self.f, self.params, self.name
        direct = {
            ("t", "R"): lambda t, R, W: f(t, R),
            ("R",): lambda t, R, W: f(R),
            ("t", "R", "omega"): lambda t, R, W: f(t, R, W),
            ("t", "R", "p"): lambda t, R, W: f(t, R, params),
            ("t", "R", "omega", "p"): lambda t, R, W: f(t, R, W, params),
        }.get(self.names)
        if direct is None:
            order = self.names

            def direct(t: float, R: np.ndarray, W: np.ndarray) -> Any:
                have = {"t": t, "R": R, "omega": W, "p": params}
                return f(*(have[k] for k in order))

        call = direct

        def checked(t: float, R: np.ndarray, W: np.ndarray) -> np.ndarray:
            T = call(t, R, W)
            if type(T) is np.ndarray and T.shape == (3,):
                return T
            return three(T, name)

        return checked

    def bind(self, body: Body, engine: str) -> Bound:
        if engine == "jax":
            from ..engines.jax import array_torque

            inner, p = array_torque(self.f, self.names), structure(self.params, body.batch)
        elif engine == "numba":
            from ..engines.numba import Callback, linked_torque

            callback = Callback(self.caller())
            p = callback.link if body.diagonal else Framed(mat3(body.axes), callback.link)
            torque = adapt(linked_torque, NAMES, self.frame, not body.diagonal)
            return Bound(torque, None, p, self.kind, (callback,), plain=True)
        else:
            inner, p = plain(self.caller()), ()
        if not body.diagonal:
            p = Framed(mat3(body.axes), p)
        torque = define(torque_source(NAMES, self.frame, not body.diagonal), "torque", inner)
        return Bound(torque, None, p, self.kind, plain=engine != "jax")


def plain(call: Callable[..., Any]) -> Callable[..., Any]:
    """A function on arrays, as one on Mat3 and Vec3; a batch is called body by body."""

    def torque(t: Any, R: Mat3, omega: Vec3, p: Any) -> Vec3:
        columns = np.array([[c.x, c.y, c.z] for c in R], float)  # [column, row, body...]
        W = np.array(omega, float)
        if columns.ndim == 2:
            T = call(t, columns.T.copy(), W)
            return Vec3(float(T[0]), float(T[1]), float(T[2]))
        n = columns.shape[2]
        W = np.broadcast_to(W.reshape(3, -1), (3, n))
        T = np.array([call(t, columns[:, :, j].T.copy(), W[:, j].copy()) for j in range(n)])
        return Vec3(T[:, 0], T[:, 1], T[:, 2])

    return torque


def three(T: Any, name: str) -> np.ndarray:
    a = np.asarray(T, float) if T is not None else np.empty(0)
    if a.shape != (3,):
        raise InvalidInput(
            f"{name} must return three numbers, the components of the torque; it returned "
            + ("None" if T is None else f"an array of shape {a.shape}")
        )
    return a


def check_frame(frame: str) -> str:
    if frame not in ("space", "body"):
        raise unknown("frame", frame, ("space", "body"))
    return frame


# --- sums ------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def add(f: Callable[..., Any], g: Callable[..., Any]) -> Callable[..., Any]:
    @kernel
    def torque(t: Any, R: Any, W: Any, p: Any) -> Any:
        return f(t, R, W, p[0]) + g(t, R, W, p[1])

    return torque


@lru_cache(maxsize=512)
def add_energy(f: Callable[..., Any], g: Callable[..., Any]) -> Callable[..., Any]:
    @kernel
    def energy(t: Any, R: Any, p: Any) -> Any:
        return f(t, R, p[0]) + g(t, R, p[1])

    return energy


class Sum(Torque):
    """Several torques at once."""

    def __init__(self, parts: tuple[Torque, ...]) -> None:
        self.parts = tuple(q for part in parts for q in (part.parts if isinstance(part, Sum) else (part,)))
        self.name = " + ".join(q.name for q in self.parts)
        self.kind = max(q.kind for q in self.parts)
        self.opaque = any(q.opaque for q in self.parts)

    def bind(self, body: Body, engine: str) -> Bound:
        bound = [q.bind(body, engine) for q in self.parts]
        total = bound[0]
        for b in bound[1:]:
            energy = None if total.energy is None or b.energy is None else add_energy(total.energy, b.energy)
            total = Bound(
                add(total.torque, b.torque),
                energy,
                (total.p, b.p),
                max(total.kind, b.kind),
                total.callbacks + b.callbacks,
                total.plain or b.plain,
            )
        return total

    def describe(self) -> dict[str, Any] | None:
        parts = [q.describe() for q in self.parts]
        return None if any(q is None for q in parts) else {"model": "sum", "parts": parts}


# --- models ------------------------------------------------------------------------------------------


class Model(Torque):
    """A torque with a name and numbers: see `polhode.torques`.

    make(body) -> torque, energy or None, p: kernel functions in principal axes and their parameters.
    """

    def __init__(self, name: str, kind: Kind, make: Callable[[Body], tuple[Any, Any, Any]], **settings: Any) -> None:
        self.name, self.kind, self.make, self.settings = name, kind, make, settings

    def bind(self, body: Body, engine: str) -> Bound:
        return Bound(*self.make(body), self.kind)

    def describe(self) -> dict[str, Any] | None:
        return {"model": self.name, **{k: plain_data(v) for k, v in self.settings.items()}}

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{k}={plain_data(v)!r}' for k, v in self.settings.items())})"


def plain_data(v: Any) -> Any:
    return v.tolist() if isinstance(v, (np.ndarray, np.generic)) else v


# --- potentials ----------------------------------------------------------------------------------------


class Potential(Torque):
    """A potential energy and the torque that derives from it.

    Parameters
    ----------
    energy : function of R (and t, p), by name, that returns a number.
    torque : function of R (and t, p) that returns the torque, in `frame`.
    Both in the kernel dialect (marked @polhode.kernel), or both plain Python on NumPy arrays.
    The two are compared at a few attitudes, and a pair that does not belong together is refused.
    """

    kind = Kind.POTENTIAL

    def __init__(
        self, energy: Callable[..., Any], torque: Callable[..., Any], *, params: Any = None, frame: str = "space"
    ) -> None:
        if is_kernel(energy) != is_kernel(torque):
            raise InvalidInput("give energy and torque both as @polhode.kernel functions, or both as plain Python")
        self.names = argument_names(energy, ("t", "R", "p"), "a potential energy")
        if "omega" in argument_names(torque):
            raise InvalidInput("the torque of a potential cannot depend on the angular velocity; add damping to it")
        self.energy_function, self.params = energy, params
        self.inner = (KernelTorque if is_kernel(torque) else PythonTorque)(torque, params, frame)
        self.opaque = self.inner.opaque
        self.name = getattr(energy, "__name__", "potential")
        self.check()

    def bind(self, body: Body, engine: str) -> Bound:
        b = self.inner.bind(body, engine)
        if is_kernel(self.energy_function):
            energy = adapt_energy(self.energy_function, self.names, not body.diagonal)
        else:
            energy = plain_energy(self.energy_function, self.names, self.params, body)
        return b._replace(energy=energy, kind=Kind.POTENTIAL)

    def check(self) -> None:
        """Does the torque derive from the energy?  Compared by differences at a few attitudes."""
        from ..kernel.so3 import exp

        body = Body([1.0, 1.0, 1.0])
        try:
            b = self.bind(body, "python")
            p = first_body(b.p)
            assert b.energy is not None
            rng = np.random.default_rng(1)
            d = 1e-4
            found, expected = [], []
            for _ in range(4):
                R = exp(Vec3(*(float(x) for x in rng.uniform(-1.5, 1.5, 3))))
                T = b.torque(0.0, R, Vec3(0.0, 0.0, 0.0), p)
                found.append([float(x) for x in T])
                for k in range(3):
                    e = [0.0, 0.0, 0.0]
                    slope = 0.0
                    for factor, weight in ((1, 8), (-1, -8), (2, -1), (-2, 1)):
                        e[k] = factor * d
                        slope += weight * float(b.energy(0.0, R @ exp(Vec3(*e)), p)) / (12 * d)
                    expected.append(-slope)
        except (ZeroDivisionError, OverflowError):
            return  # undefined there; what the run does will show
        a, c = np.ravel(found), np.ravel(expected)
        if not np.all(np.isfinite(a)) or not np.all(np.isfinite(c)):
            return
        scale = max(np.abs(a).max(), np.abs(c).max())
        if np.abs(a - c).max() > 1e-5 * scale + 1e-9:
            hint = " Its sign is reversed." if np.abs(a + c).max() <= 1e-5 * scale + 1e-9 else ""
            raise InvalidInput(
                f"the torque does not derive from the energy: at a test attitude it is {np.array2string(a[:3], precision=6)} "
                f"(body frame), minus the energy's derivative is {np.array2string(c[:3], precision=6)}.{hint} "
                "Check signs and `frame`"
            )


def first_body(p: Any) -> Any:
    """Of parameters with one value per body, those of the first."""
    if isinstance(p, tuple):
        children = [first_body(x) for x in p]
        return type(p)(*children) if hasattr(p, "_fields") else tuple(children)
    a = np.asarray(p, float)
    return float(a.reshape(-1)[0])


def plain_energy(f: Callable[..., Any], names: tuple[str, ...], params: Any, body: Body) -> Callable[..., Any]:
    axes = body.axes

    def energy(t: Any, R: Mat3, p: Any) -> Any:
        S = np.array([[c.x, c.y, c.z] for c in R], float)
        if S.ndim == 2:
            S = S.T @ axes.T
            return float(f(*({"t": t, "R": S, "p": params}[n] for n in names)))
        t = np.broadcast_to(t, S.shape[2])
        Q = np.broadcast_to(axes, (S.shape[2], 3, 3))
        each = [
            {"t": float(t[j]), "R": S[:, :, j].T @ Q[j].T, "p": params} for j in range(S.shape[2])
        ]
        return np.array([float(f(*(have[n] for n in names))) for have in each])

    return energy


# --- everything a user may bring ---------------------------------------------------------------------


class Free(Torque):
    """No torque."""

    name = "free"
    kind = Kind.FREE

    def bind(self, body: Body, engine: str) -> Bound:
        return Bound(no_torque, no_energy, (), Kind.FREE)

    def describe(self) -> dict[str, Any] | None:
        return {"model": "free"}


@kernel
def no_torque(t: Any, R: Any, W: Any, p: Any) -> Any:
    return Vec3(like(0.0, W.x), like(0.0, W.x), like(0.0, W.x))


@kernel
def no_energy(t: Any, R: Any, p: Any) -> Any:
    return like(0.0, R.e1.x)


def as_torque(torque: Any, params: Any = None, frame: str = "space") -> Torque:
    """Whatever a user gives as torque, as a Torque."""
    if torque is None:
        return Free()
    if isinstance(torque, Torque):
        if params is not None:
            raise InvalidInput(f"params belong to functions; {torque.name} already has its own")
        return torque
    if not callable(torque):
        raise InvalidInput(
            f"torque must be None, a model from polhode.torques, a Potential or a function, got {type(torque).__name__}; "
            "for a constant torque use polhode.torques.constant(...)"
        )
    return KernelTorque(torque, params, frame) if is_kernel(torque) else PythonTorque(torque, params, frame)
