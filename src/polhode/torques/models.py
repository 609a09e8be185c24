"""Torque models: kernel functions of (t, R, W, p) that return the torque in principal axes, and their energies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import numpy as np

from ..body import Body
from ..errors import InvalidInput, unknown
from ..groups.convert import direction
from ..integrators.record import Kind
from ..kernels.scalar import absolute, kernel, like, sin_cos, sqrt, where
from ..kernels.values import Vec3, cross, dot, mat_mat, mat_vec, tr, trace, vee
from ..plugins import Plugins
from ..units import quantities
from .base import (
    Free,
    Model,
    Sum,
    Torque,
    adapt,
    check_frame,
    floats,
    kept,
    mat3,
    moments,
    number,
    parameters,
    to_principal,
    traced,
    vec3,
)
from .held import Hold, Table

E3 = (0.0, 0.0, 1.0)


# --- weight ------------------------------------------------------------------------------------------


@kernel
def weight_torque(t, R, W, p):  # type: ignore[no-untyped-def]
    """Return the torque mgl (R^T up) x axis, which derives from the energy mgl up.(R axis)."""
    return p.mgl * cross(tr(R) @ p.up, p.axis)


@kernel
def weight_energy(t, R, p):  # type: ignore[no-untyped-def]
    return p.mgl * dot(p.up, R @ p.axis)


@kernel
def upright_torque(t, R, W, mgl):  # type: ignore[no-untyped-def]
    """Return `weight_torque` for axis = up = e3: mgl (R^T e3) x e3."""
    return Vec3(mgl * R.e2.z, -mgl * R.e1.z, like(0.0, R.e1.z))


@kernel
def upright_energy(t, R, mgl):  # type: ignore[no-untyped-def]
    return mgl * R.e3.z


@quantities(mgl="N m")
def heavy_top(mgl: Any, axis: Any = E3, up: Any = E3) -> Torque:
    """Make the torque of gravity about the fixed point of a heavy top.

    The energy is mgl up.(R axis), and the torque in space is -mgl (R axis) x up.

    Parameters
    ----------
    mgl : float
        Weight times the distance of the centre of mass from the fixed point (N m); for a batch, one number or one per
        body.
    axis : array_like, (3,)
        Direction in the body from the fixed point to the centre of mass; its length does not matter.
    up : array_like, (3,)
        Upward direction in space, opposite to gravity; its length does not matter.

    Returns
    -------
    Torque

    Examples
    --------
    >>> run = ph.simulate([5, 5, 1], ph.torques.heavy_top(20.0), omega=[0, 1, 50], t_end=1, dt=0.02)
    >>> bool(abs(run.momentum[:, 2] / run.momentum[0, 2] - 1).max() < 1e-12)  # conserved about the vertical
    True
    """
    strength, a, u = number(mgl, "mgl"), unit(axis, "heavy_top: axis"), unit(up, "heavy_top: up")
    upright = a == Vec3(*E3) and u == Vec3(*E3) if all(type(x) is float for x in a + u) else False

    def make(body: Body) -> Any:
        if upright and body.diagonal:
            return upright_torque, upright_energy, strength
        return weight_torque, weight_energy, parameters(mgl=strength, axis=to_principal(a, body), up=u)

    return Model("heavy_top", Kind.POTENTIAL, make, mgl=strength, axis=kept(axis), up=kept(up)).never_along(kept(up))


# --- dipole ------------------------------------------------------------------------------------------


@kernel
def dipole_torque(t, R, W, p):  # type: ignore[no-untyped-def]
    return cross(p.moment, tr(R) @ p.field)


@kernel
def dipole_energy(t, R, p):  # type: ignore[no-untyped-def]
    return -dot(p.field, R @ p.moment)


def dipole(moment: Any, field: Any) -> Torque:
    """Make the torque on a dipole that is fixed in the body, in a field that is fixed in space.

    The energy is -(R moment).field.

    Parameters
    ----------
    moment : array_like, (3,)
        The dipole moment in the body frame.
    field : array_like, (3,)
        The field in the space frame.

    Returns
    -------
    Torque

    Examples
    --------
    >>> compass = ph.torques.dipole([0, 0, 0.2], [3e-5, 0, 0])
    >>> ph.simulate([1, 2, 3], compass, omega=[0, 0.1, 0], t_end=1, dt=0.1).potential_energy[0]
    np.float64(-0.0)
    """
    m, b = vec3(moment, "moment"), vec3(field, "field")

    def make(body: Body) -> Any:
        return dipole_torque, dipole_energy, parameters(moment=to_principal(m, body), field=b)

    return Model("dipole", Kind.POTENTIAL, make, moment=kept(moment), field=kept(field)).never_along(kept(field))


# --- gravity gradient ----------------------------------------------------------------------------------


@kernel
def towards(t, p):  # type: ignore[no-untyped-def]
    """Return the direction of the centre, which is p.towards at t = 0 and then moves in the direction p.ahead."""
    s, c = sin_cos(p.rate * t)
    return c * p.towards + s * p.ahead


@kernel
def gradient_torque(t, R, W, p):  # type: ignore[no-untyped-def]
    n = tr(R) @ towards(t, p)
    return (3.0 * p.strength) * cross(n, p.I @ n)


@kernel
def gradient_energy(t, R, p):  # type: ignore[no-untyped-def]
    n = tr(R) @ towards(t, p)
    return (1.5 * p.strength) * dot(n, p.I @ n)


@quantities(strength="1/s^2", rate="rad/s")
def gravity_gradient(strength: Any, towards: Any = E3, *, rate: Any = 0.0, normal: Any = (0.0, 1.0, 0.0)) -> Torque:
    """Make the gravity-gradient torque 3 k n x J n of a distant attracting centre in the direction n.

    J is the inertia tensor of the body.

    Parameters
    ----------
    strength : float
        k = mu/r^3 (1/s^2), where r is the distance of the centre and mu its gravitational parameter.
    towards : array_like, (3,)
        The direction n in space at t = 0.
    rate : float
        Rate in rad/s at which n turns about `normal`; sqrt(k) for a body on a circular orbit.
    normal : array_like, (3,)
        The normal of the orbit, perpendicular to `towards`; used only if rate is not 0.

    Returns
    -------
    Torque

    Examples
    --------
    >>> pull = ph.torques.gravity_gradient(1.2e-6, towards=[1, 0, 0])
    >>> run = ph.simulate([10, 12, 8], pull, omega=[0, 0, 1e-3], t_end=100, dt=10)
    >>> bool(np.ptp(run.energy) < 1e-12)
    True
    """
    k, w = number(strength, "strength"), number(rate, "rate")
    n, m = unit(towards, "gravity_gradient: towards"), unit(normal, "gravity_gradient: normal")
    ahead = cross(m, n)
    turns = traced(w) or np.any(np.asarray(w) != 0)
    if turns and not traced(ahead.x) and np.any(abs(dot(ahead, ahead) - 1) > 1e-9):
        raise InvalidInput("gravity_gradient: `normal` must be perpendicular to `towards` if `rate` is not 0")

    def make(body: Body) -> Any:
        p = parameters(strength=k, I=moments(body), towards=n, ahead=ahead, rate=w)
        return gradient_torque, gradient_energy, p

    kind = Kind.TORQUE if turns else Kind.POTENTIAL
    settings = {"towards": kept(towards), "rate": w, "normal": kept(normal)}
    model = Model("gravity_gradient", kind, make, strength=k, **settings)
    return model if turns else model.never_along(kept(towards))


def unit(v: Any, what: str) -> Vec3:
    """Divide a vector, or one vector per body, by its length."""
    V = vec3(v, what)
    if any(traced(x) for x in V):
        return (1.0 / sqrt(dot(V, V))) * V
    return vec3(direction(v, what))


# --- Coulomb attraction and a soft wall -----------------------------------------------------------------


@kernel
def wall_torque(t, R, W, p):  # type: ignore[no-untyped-def]
    """Return the torque that derives from `wall_energy`; it acts about (R^T e3) x axis."""
    n = Vec3(R.e1.z, R.e2.z, R.e3.z)
    r = 1.0 / (p.offset + dot(n, p.axis))
    r2 = r * r
    r4 = r2 * r2
    return (p.charge * r2 - 10.0 * p.wall * (r4 * r4 * r2 * r)) * cross(n, p.axis)


@kernel
def wall_energy(t, R, p):  # type: ignore[no-untyped-def]
    r = 1.0 / (p.offset + dot(Vec3(R.e1.z, R.e2.z, R.e3.z), p.axis))
    r2 = r * r
    r4 = r2 * r2
    return p.wall * (r4 * r4 * r2) - p.charge * r


def coulomb_wall(charge: Any = 1.0, wall: Any = 0.001, offset: Any = 1.1) -> Torque:
    """Make the torque of an attraction and a soft repulsive wall (Krysl & Endres, section 3.6).

    The energy is wall u^10 - charge u with u = 1/(offset + R33).

    Parameters
    ----------
    charge, wall, offset : float
        Strength of the attraction, strength of the wall, and offset of R33.

    Returns
    -------
    Torque

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], ph.torques.coulomb_wall(), omega=[0.1, 0.2, 0], t_end=1, dt=0.01)
    >>> bool(np.ptp(run.energy) < 1e-6)
    True
    """
    c, w, o = number(charge, "charge"), number(wall, "wall"), number(offset, "offset")

    def make(body: Body) -> Any:
        axis = to_principal(vec3(E3), body)
        return wall_torque, wall_energy, parameters(charge=c, wall=w, offset=o, axis=axis)

    return Model("coulomb_wall", Kind.POTENTIAL, make, charge=c, wall=w, offset=o).never_along(E3)


# --- spring -------------------------------------------------------------------------------------------


@kernel
def spring_torque(t, R, W, p):  # type: ignore[no-untyped-def]
    return (-p.stiffness) * vee(mat_mat(tr(p.rest), R))


@kernel
def spring_energy(t, R, p):  # type: ignore[no-untyped-def]
    return (0.5 * p.stiffness) * (3.0 - trace(mat_mat(tr(p.rest), R)))


@quantities(stiffness="N m")
def spring(stiffness: Any, rest: Any = None) -> Torque:
    """Make the torque of a spring that turns the body towards a rest attitude.

    The energy is stiffness (1 - cos angle) and the torque is stiffness sin(angle), where `angle` is the angle of the
    rotation from the rest attitude.

    Parameters
    ----------
    stiffness : float
        Stiffness in N m.
    rest : (3, 3) rotation matrix or SciPy Rotation, optional
        The attitude at rest; the identity by default.

    Returns
    -------
    Torque

    Examples
    --------
    >>> run = ph.simulate([1, 1, 1], ph.torques.spring(4.0), omega=[0.02, 0, 0], t_end=1, dt=0.01)
    >>> round(float(ph.so3.log(run.R[-1])[0]), 4)  # 0.01 sin(2 t)
    0.0091
    """
    k = number(stiffness, "stiffness")
    wanted = "a rotation matrix (3x3) or a scipy Rotation"
    R0 = np.eye(3) if rest is None else floats(getattr(rest, "as_matrix", lambda: rest)(), "spring: `rest`", wanted)
    proper = R0.shape == (3, 3) and (traced(R0) or (abs(R0 @ R0.T - np.eye(3)).max() < 1e-9 and np.linalg.det(R0) > 0))
    if not proper:
        raise InvalidInput(f"spring: `rest` must be {wanted}")

    def make(body: Body) -> Any:
        return spring_torque, spring_energy, parameters(stiffness=k, rest=mat3(R0 @ body.axes))

    return Model("spring", Kind.POTENTIAL, make, stiffness=k, rest=R0)


# --- given torques --------------------------------------------------------------------------------------


@kernel
def fixed(t, p):  # type: ignore[no-untyped-def]
    return p


def in_frame(value: Callable[..., Any], frame: str) -> Any:
    """Return the torque function of a torque that is value(t, p) in space or in the body."""
    in_space = ["return tr(R) @ f(t, p)"]
    in_body = ["T = f(t, p)", "return Vec3(like(T.x, W.x), like(T.y, W.x), like(T.z, W.x))"]
    return adapt("\n    ".join(["def torque(t, R, W, p):", *(in_space if frame == "space" else in_body)]), value)


@quantities(torque="N m")
def constant(torque: Any, frame: str = "space") -> Torque:
    """Make a torque that is constant in space or in the body.

    Parameters
    ----------
    torque : array_like, (3,)
        Torque in N m.
    frame : {"space", "body"}
        The frame in which the torque is constant.

    Returns
    -------
    Torque

    Examples
    --------
    >>> run = ph.simulate([2, 3, 4], ph.torques.constant([0, 0, 2.0]), omega=[0, 0, 0], t_end=1, dt=0.1)
    >>> run.omega[-1].round(12)
    array([0. , 0. , 0.5])
    """
    T = vec3(torque, "torque")
    check_frame(frame)

    def make(body: Body) -> Any:
        return in_frame(fixed, frame), None, T if frame == "space" else to_principal(T, body)

    return Model("constant", Kind.TORQUE, make, torque=kept(torque), frame=frame)


@kernel
def pieces(t, p):  # type: ignore[no-untyped-def]
    """Return the sum of all jumps up to the time t; rounding errors of t are allowed for.

    p.times is a tuple of numbers, and p.jumps a tuple of vectors: the change of the torque at each time.
    """
    T = 0.0 * p.jumps[0]
    for k in range(len(p.times)):
        on = where(t - p.times[k] >= -1e-12 * (1.0 + absolute(t)), 1.0, 0.0)
        T = T + on * p.jumps[k]
    return T


@quantities(times="s", torques="N m")
def piecewise(times: Sequence[float], torques: Any, frame: str = "space", *, held: bool = True) -> Torque:
    """Make a piecewise constant torque: torques[k] from times[k] until times[k+1], and zero before times[0].

    Parameters
    ----------
    times : array_like, (n,)
        Increasing times.
    torques : array_like, (n, 3)
        Torques in N m.
    frame : {"space", "body"}
        The frame of the torques.
    held : bool
        True: each switch, a time at which the torque jumps, must be the end of a step.  No step crosses a switch, so
        every method keeps its order.  False: switches may lie anywhere.  With fixed steps, methods then lose their
        order, even if a switch is the end of a step.  Steps of control="error" end at the switches, so methods keep
        their order.

    Returns
    -------
    Torque

    Examples
    --------
    >>> pulse = ph.torques.piecewise([0.0, 0.5], [[0, 0, 4], [0, 0, 0]])
    >>> run = ph.simulate([2, 3, 4], pulse, omega=[0, 0, 0], t_end=1, dt=0.1)
    >>> run.omega[-1].round(12)
    array([0. , 0. , 0.5])
    """
    when, what = floats(times, "piecewise: times", "finite numbers"), floats(torques, "piecewise: torques", "finite")
    if when.ndim != 1 or when.size == 0 or what.shape != (when.size, 3):
        raise InvalidInput(f"piecewise needs n times and n torques of three numbers; got {when.shape} and {what.shape}")
    if not traced(when) and np.any(np.diff(when) <= 0):
        raise InvalidInput("piecewise: times must increase")
    values = [vec3(T) for T in what]
    jumps = [b if a is None else b - a for a, b in zip([None, *values], values)]
    check_frame(frame)
    clock = tuple(when) if traced(when) else tuple(when.tolist())

    def make(body: Body) -> Any:
        turned = (v if frame == "space" else to_principal(v, body) for v in jumps)
        return in_frame(pieces, frame), None, parameters(times=clock, jumps=tuple(turned))

    hold = None if traced(when) or not held else switches(when)
    made = Model("piecewise", Kind.TORQUE, make, hold, times=when, torques=what, frame=frame, held=bool(held))
    if hold is None and not traced(when):
        made.jumps = clock
    return made


def switches(
    times: np.ndarray,
    name: str = "piecewise",
    otherwise: str = " Or piecewise(..., held=False), which switches inside a step.",
) -> Hold:
    """Return the times of `pieces` as parameters that change between steps.

    A switch that has been reached gets the time -1e300, and a later switch gets the time 1e300, so that the torque
    does not jump inside a step.
    """
    number = np.arange(1.0, times.size + 1.0)

    def rows(t: float, reached: np.ndarray, carried: Any) -> np.ndarray:
        return np.where(number[:, None] <= reached + 0.5, -1e300, 1e300)

    return Hold(name, Table(times, number[:, None], otherwise), rows, times.size)


# --- torques of the angular velocity ---------------------------------------------------------------------


@kernel
def damping_torque(t, R, W, p):  # type: ignore[no-untyped-def]
    return -mat_vec(p, W)


def damping(coefficient: Any) -> Torque:
    """Make the linear damping torque -C omega, with omega and the torque in the body frame.

    Parameters
    ----------
    coefficient : float, (3,), (3, 3) or (bodies, 3, 3)
        C: a number, three numbers for the three body axes, or a tensor; for a batch, also one tensor per body.

    Returns
    -------
    Torque

    Examples
    --------
    >>> run = ph.simulate([2, 3, 4], ph.torques.damping(4.0), omega=[0, 0, 1], t_end=1, dt=0.01)
    >>> run.omega[-1, 2].round(6)  # exp(-1)
    np.float64(0.367879)
    """
    C = floats(coefficient, "damping: the coefficient", "a number, three numbers or a 3x3 tensor")
    if C.shape not in ((), (3,), (3, 3)) and C.shape[1:] != (3, 3):
        raise InvalidInput(f"damping: give a number, three numbers or a 3x3 tensor, got shape {C.shape}")
    full = C if C.ndim >= 2 else C * np.eye(3)
    even = 0.5 * full + 0.5 * np.swapaxes(full, -1, -2)
    if not traced(C) and np.any(np.linalg.eigvalsh(even) < -1e-12 * np.abs(full).max()):
        raise InvalidInput(
            "damping: a negative coefficient drives the body; if you want this, write the torque as a function of omega"
        )

    def make(body: Body) -> Any:
        return damping_torque, None, mat3(np.swapaxes(body.axes, -1, -2) @ full @ body.axes)

    return Model("damping", Kind.VELOCITY, make, coefficient=C)


@kernel
def drag_torque(t, R, W, p):  # type: ignore[no-untyped-def]
    q = dot(W, W)
    # in this form, automatic derivatives are finite at W = 0
    return (-p * where(q > 0.0, sqrt(where(q > 0.0, q, 1.0)), 0.0)) * W


def drag(coefficient: Any) -> Torque:
    """Make the quadratic drag torque -c |omega| omega.

    Parameters
    ----------
    coefficient : float
        c, in N m s^2.

    Returns
    -------
    Torque

    Examples
    --------
    >>> run = ph.simulate([2, 3, 4], ph.torques.drag(4.0), omega=[0, 0, 1], t_end=1, dt=0.01)
    >>> run.omega[-1, 2].round(6)  # 1/(1 + t)
    np.float64(0.5)
    """
    c = number(coefficient, "coefficient")
    return Model("drag", Kind.VELOCITY, lambda body: (drag_torque, None, c), coefficient=c)


MODELS = {
    f.__name__: f
    for f in (heavy_top, dipole, gravity_gradient, coulomb_wall, spring, constant, piecewise, damping, drag)
}


ELSEWHERE = {
    "thrusters": ".control", "wheels": ".control", "table": ".tables", "angle_table": ".tables",
    "magnetic": ".magnetic",
}  # fmt: skip


def from_description(d: dict[str, Any]) -> Torque:
    """Restore a torque from the result of `describe`."""
    d = dict(d)
    name = d.pop("model", None)
    if name == "free":
        return Free()
    if name == "sum":
        return Sum(tuple(from_description(q) for q in d["parts"]))
    return find(name)(**d)


def find(name: Any) -> Any:
    """Return the function that creates the torque model with this name, from polhode or from a plugin."""
    if name in MODELS:
        return MODELS[name]
    if name in ELSEWHERE:
        return getattr(import_module(ELSEWHERE[name], __package__), name)
    model = PLUGINS.load(name) if isinstance(name, str) else None
    if model is None:
        raise unknown("torque model", name, MODELS)
    return model


def complaint_about(name: str, thing: Any) -> str:
    """Return the reason why an object cannot be a torque model; "" if it can."""
    return "" if callable(thing) else f"it is a {type(thing).__name__}, not a function that returns a torque"


PLUGINS: Plugins[Callable[..., Any]] = Plugins("torques", complaint_about)


__all__ = [*MODELS, "MODELS", "from_description"]
