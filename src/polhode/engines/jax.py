"""The JAX engine: JAX traces the kernels.  Use it for gradients, vmap and other devices, not for speed.

Leaves of a state are numbers, or arrays with one number per body.  Solves iterate to convergence without derivatives;
the derivatives then follow from the implicit function theorem.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

try:
    import jax
    import jax.numpy as jnp
except ImportError as e:  # pragma: no cover
    from ..errors import EngineUnavailable, missing

    raise missing("engine='jax'", "JAX", "jax", EngineUnavailable) from e

from ..errors import InvalidInput
from ..kernels import tracing
from ..kernels.flight import shrinking
from ..kernels.scalar import eps
from ..kernels.solve import Report, relative
from ..kernels.values import Diag3, Mat3, Vec3, dot, solve
from .compile_time import TRACED, announced_traces, listen_to_jax
from .layout import from_rows, leaves
from .problem import BoundFunction, EngineRun, Pick, Problem, Progress, UserFunction, body_numbers

listen_to_jax()


def double_precision() -> Any:
    """Return a context in which JAX computes with 64 bits."""
    if hasattr(jax, "enable_x64"):
        return jax.enable_x64(True)
    from jax.experimental import enable_x64

    return enable_x64(True)


# --- solves ----------------------------------------------------------------------------------------


def frozen(tree: Any) -> Any:
    """Return the value without derivatives; functions among the leaves are unchanged."""
    return jax.tree.map(lambda v: v if callable(v) else jax.lax.stop_gradient(v), tree)


def iterate(one: Callable[[Any, Any, Any], Any], sizes: int, x: Any, c: Any) -> Any:
    """Repeat x <- x - d for each body until its remaining error is below rounding.

    one(x, c, last) -> d, residual, whether another pass is needed, sizes of d; `last` has the sizes (a tuple of
    `sizes` numbers) of the previous correction.
    """
    numbers = [v for v in jax.tree.leaves((x, c)) if not callable(v)]
    zero = jnp.zeros(jnp.broadcast_shapes(*map(jnp.shape, numbers)), jnp.result_type(jax.tree.leaves(x)[0]))
    x = jax.tree.map(lambda v: v + zero, x)

    def more(carry: Any) -> Any:
        _, active, _, _, _, k = carry
        return jnp.any(active) & (k < 30)

    def body(carry: Any) -> Any:
        x, active, passes, residual, last, k = carry
        d, left, again, size = one(x, c, last)
        x = jax.tree.map(lambda a, b: jnp.where(active, a - b, a), x, d)
        passes = passes + jnp.where(active, 1.0, 0.0)
        residual = jnp.where(active, left, residual)
        return x, active & again, passes, residual, tuple(v + zero for v in size), k + 1

    start = (x, zero == 0.0, zero, zero, (zero,) * sizes, 0)
    x, active, passes, residual, _, _ = jax.lax.while_loop(more, body, start)
    return x, Report(passes, residual, jnp.where(active, 0.0, 1.0))


def newton(correct: Callable[..., Any], x: Any, c: Any) -> Any:
    """Solve by Newton's iteration.

    One more pass at the solution gives the derivatives, because the derivative of the correction d by x is 1 there.
    """

    def one(x: Any, c: Any, last: Any) -> Any:
        d, left, scale = correct(x, c)
        return d, relative(left, scale), left > eps(x.x) * scale, ()

    x, report = iterate(one, 0, frozen(x), frozen(c))
    return x - correct(x, c)[0], report


def fixed_point(correct: Callable[..., Any], x: Any, c: Any) -> Any:
    """Solve by the fixed-point iteration.  At the solution d(x, c) = 0, so dx = -d_x^-1 d_c dc."""

    def one(x: Any, c: Any, last: Any) -> Any:
        d, scale = correct(x, c)
        size = jnp.sqrt(jnp.maximum(dot(d, d), 0.0))
        left = shrinking(size, *last)
        return d, relative(left, scale), left > eps(x.x) * scale, (size,)

    constant = frozen(c)
    x, report = iterate(one, 1, frozen(x), constant)
    zero = 0.0 * x.x
    units = Vec3(*(jnp.stack([zero + v for v in e]) for e in np.eye(3)))
    slopes = jax.vmap(lambda e: jax.jvp(lambda x: correct(x, constant)[0], (x,), (e,))[1])(units)  # traced once
    columns = (Vec3(slopes.x[k], slopes.y[k], slopes.z[k]) for k in range(3))
    return x - solve(frozen(Mat3(*columns)), correct(x, c)[0]), report


def fixed_point_pair(correct: Callable[..., Any], x: Any, c: Any) -> Any:
    """Solve by `fixed_point` for a turn and a displacement: six unknowns."""

    def one(x: Any, c: Any, last: Any) -> Any:
        d, scale = correct(x, c)
        size = tuple(jnp.sqrt(jnp.maximum(dot(v, v), 0.0)) for v in d)
        worst = jnp.maximum(*(relative(shrinking(a, b), s) for a, b, s in zip(size, last, scale, strict=True)))
        return d, worst, worst > eps(x.turn.x), size

    constant = frozen(c)
    x, report = iterate(one, 2, frozen(x), constant)
    leaves, form = jax.tree.flatten(x)
    zero = jnp.zeros_like(leaves[0])
    units = form.unflatten([jnp.stack([zero + v for v in e]) for e in np.eye(6)])
    slopes = jax.vmap(lambda e: jax.jvp(lambda x: correct(x, constant)[0], (x,), (e,))[1])(units)
    J = jnp.stack([jnp.moveaxis(row, 0, -1) for row in jax.tree.leaves(slopes)], axis=-2)
    d = jnp.stack([v + zero for v in jax.tree.leaves(correct(x, c)[0])], axis=-1)
    d = jnp.linalg.solve(jax.lax.stop_gradient(J), d[..., None])[..., 0]
    return form.unflatten([v - d[..., k] for k, v in enumerate(leaves)]), report


# --- large kernels -----------------------------------------------------------------------------------


def while_active(step: Callable[[Any], Any], s: Any, n: int) -> Any:
    """Repeat s <- step(s) n times; the numbers of a body change only while it is active."""
    shape = jnp.broadcast_shapes(*map(jnp.shape, jax.tree.leaves(s)))
    s = jax.tree.map(lambda v: jnp.broadcast_to(jnp.asarray(v), shape), s)
    return jax.lax.fori_loop(0, n, lambda _, s: step(s), s)


@lru_cache(maxsize=64)
def traced_once(f: Callable[..., Any]) -> Any:
    """Return a large kernel that is traced once for all its callers."""
    if f.__name__ != "free_rotation":
        return jax.jit(f)
    flow = jax.custom_jvp(jax.jit(f))

    @flow.defjvp
    def slopes(x: Any, dx: Any) -> Any:
        E, P = flow(*x)
        return (E, P), free_slopes(x, E, P, dx)

    return flow


def once(f: Callable[..., Any], *x: Any) -> Any:
    return traced_once(f)(*x)


# The exact solution of the free body distinguishes cases (symmetric bodies, principal axes) although the motion itself
# is smooth, and compiling its derivatives would take ten times as long as compiling it.  So the derivatives are
# computed from the Taylor series in time, which has no cases.

ORDER = 26  # order of the series; with RADIUS, the omitted terms are below 1e-15
RADIUS = 0.25  # largest |P| t/I_min for one series; it converges below 1 (|P'| <= |P|^2/I_min)


def free_series(I: Any, P: Any, t: Any) -> tuple[Any, Any]:
    """Return E and P after the time t, by Taylor series over as many parts of t as necessary.

    E is an array (..., 3, 3); I and P are arrays (..., 3).
    """
    n = jnp.ceil(jnp.max(jnp.linalg.norm(frozen(P), axis=-1) * jnp.abs(t) / jnp.min(frozen(I), axis=-1)) / RADIUS)
    n = jnp.clip(jnp.nan_to_num(n), 1, 2**31 - 1).astype(int)
    h = (t / n)[..., None]

    def coefficient(k: Any, series: Any) -> Any:
        e, p = series
        w = jnp.roll(p[::-1] / I, k + 1, axis=0)  # w[j] is of order k - j; coefficients not yet computed are zero
        p = p.at[k + 1].set(jnp.cross(p, w).sum(axis=0) / (k + 1))
        turned = jnp.stack([jnp.cross(e[..., row, :], w) for row in range(3)], axis=-2)  # e hat(w)
        return e.at[k + 1].set(turned.sum(axis=0) / (k + 1)), p

    def piece(_: Any, state: Any) -> Any:
        E, P = state
        first = (jnp.zeros((ORDER + 1, *E.shape)).at[0].set(E), jnp.zeros((ORDER + 1, *P.shape)).at[0].set(P))
        e, p = jax.lax.fori_loop(0, ORDER, coefficient, first)
        return jnp.polyval(e[::-1], h[..., None], unroll=1), jnp.polyval(p[::-1], h, unroll=1)

    E = jnp.broadcast_to(jnp.eye(3), (*P.shape, 3))
    return jax.lax.fori_loop(0, n, piece, (E, P))


def free_slopes(x: Any, E1: Any, P1: Any, dx: Any) -> Any:
    """Return the derivatives of E and P after the time t in the direction dx of x = (I, P, t)."""
    I, P, t = x
    shape = jnp.broadcast_shapes(*map(jnp.shape, (*I, *P, t)))
    moments, momentum = (jnp.stack([jnp.broadcast_to(v, shape) for v in x], axis=-1) for x in (I, P))
    t = jnp.broadcast_to(t, shape)
    dI, dP, dt = dx
    zero = jnp.zeros((*shape, 3))
    units = [jnp.broadcast_to(e, (*shape, 3)) for e in np.eye(3)]
    directions = jnp.stack(units + [zero] * 3), jnp.stack([zero] * 3 + units)
    columns = jax.vmap(lambda i, p: jax.jvp(lambda I, P: free_series(I, P, t), (moments, momentum), (i, p))[1])
    E, P = columns(*directions)
    W1 = array(Vec3(P1.x / I.x, P1.y / I.y, P1.z / I.z))
    turn = jnp.stack([jnp.cross(row, W1) for row in jnp.moveaxis(array(E1), -2, 0)], axis=-2)
    dE, dQ = turn * jnp.asarray(dt)[..., None, None], jnp.cross(array(P1), W1) * jnp.asarray(dt)[..., None]
    for k, d in enumerate((*dI, *dP)):
        d = jnp.asarray(d)
        dE, dQ = dE + E[k] * d[..., None, None], dQ + P[k] * d[..., None]
    return mat3(dE), vec3(dQ)


# --- loops -----------------------------------------------------------------------------------------


def repeat(stage: Callable[..., Any], rows: Any, s: Any, c: Any) -> Any:
    """Repeat s <- stage(s, row, c) for each row; the stage is traced once."""
    columns = tuple(jnp.asarray(column, float) for column in zip(*rows, strict=True))

    def body(s: Any, row: Any) -> Any:
        return stage(s, row, c), None

    first = tuple(column[0] for column in columns)
    after = jax.eval_shape(lambda s: stage(s, first, c), s)  # numbers become arrays with one number per body
    s = jax.tree.map(lambda v, a: jnp.broadcast_to(jnp.asarray(v, a.dtype), a.shape), s, after)
    return jax.lax.scan(body, s, columns)[0]


def stages(stage: Callable[..., Any], first: Any, table: Any, ends: Any) -> list[Any]:
    """Return sums of the slopes of an explicit Runge-Kutta step, one for each row of `ends`.

    stage(sum, row) returns the slopes of a stage, given the sum of slopes for its row of `table`; it is traced once.
    The first number in a row multiplies the first slopes; the others multiply the differences of later slopes from the
    first.
    """
    like = jax.eval_shape(lambda k: stage(k, jnp.zeros(len(table[0]))), first)
    first = jax.tree.map(lambda v, a: jnp.broadcast_to(jnp.asarray(v, a.dtype), a.shape), first, like)
    known = jax.tree.map(lambda v: jnp.zeros((len(table) + 1, *v.shape), v.dtype).at[0].set(v), first)

    def total(known: Any, row: Any) -> Any:
        return jax.tree.map(lambda k: jnp.tensordot(jnp.asarray(row, k.dtype), k, 1), known)

    def one(known: Any, what: Any) -> Any:
        i, row = what
        new = stage(total(known, row), row)
        return jax.tree.map(lambda k, v: k.at[i].set(v - k[0]), known, new), None

    known, _ = jax.lax.scan(one, known, (jnp.arange(1, len(table) + 1), jnp.array(table)))
    return [total(known, row) for row in ends]


tracing.register(
    newton=newton,
    fixed_point=fixed_point,
    fixed_point_pair=fixed_point_pair,
    while_active=while_active,
    once=once,
    repeat=repeat,
    stages=stages,
)

# --- running ---------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def compiled(step: Any, torque: Any, watch: Any, samples: int, every: int) -> Any:
    """Return a function that does `samples` times `every` steps: it returns state, observers' data, counts; samples."""

    @jax.jit
    def run(p: Any, I: Any, h: Any, t0: Any, first: Any, carry: Any) -> Any:
        TRACED.begin()

        def advance(carry: Any, i: Any) -> Any:
            s, seen, (passes, residual, failed, stalled) = carry
            s, report = step(torque, p, I, h, t0 + i * h, s)
            total = sum(leaves(s))
            fine = (total - total == 0) & (report.converged == 1.0)
            now = (failed < 0) & ~fine
            stalled = stalled | (now & (report.converged == 0.0))
            failed = jnp.where(now, i, failed)
            if watch is not None:
                seen = watch(seen, t0 + (i + 1) * h, I, p, s)
            counts = (passes + report.passes, jnp.maximum(residual, report.residual), failed, stalled)
            return (s, seen, counts), None

        def block(carry: Any, k: Any) -> Any:
            carry, _ = jax.lax.scan(advance, carry, first + k * every + jnp.arange(every))
            return carry, jnp.stack(list(leaves(carry[0])))

        return jax.lax.scan(block, carry, jnp.arange(samples))

    return run


def as_arrays(tree: Any) -> Any:
    return from_rows(tree, [jnp.asarray(v, float) for v in leaves(tree)])


class Run(EngineRun):
    """A run in progress."""

    def __init__(self, problem: Problem, **unused: Any) -> None:
        self.problem, self.n = problem, problem.bodies
        n = self.n
        self.set_p(problem.p)
        with double_precision():
            self.I = as_arrays(problem.I)
            s = from_rows(problem.state, [jnp.asarray(r) for r in problem.rows])
            seen = from_rows(problem.watched, [] if problem.seen is None else [jnp.asarray(r) for r in problem.seen])
            self.carry = (s, seen, (jnp.zeros(n), jnp.zeros(n), jnp.full(n, -1), jnp.zeros(n, bool)))

    def set_p(self, p: Any) -> None:
        with double_precision():
            self.p = as_arrays(p)

    def set_rows(self, rows: np.ndarray) -> None:
        with double_precision():
            state = from_rows(self.problem.state, [jnp.asarray(r) for r in rows])
        self.carry = (state, *self.carry[1:])

    def advance(self, first: int, n: int, every: int) -> np.ndarray:
        samples, rest = divmod(n, every)
        q = self.problem
        with double_precision():
            out = np.empty((0, q.rows.shape[0], self.n))
            if samples:
                run = compiled(q.parts.step, q.torque, q.watch, samples, every)
                with announced_traces():
                    self.carry, stacked = run(self.p, self.I, q.h, q.t0, first, self.carry)
                out = np.asarray(stacked)
            if rest:
                run = compiled(q.parts.step, q.torque, q.watch, 1, rest)
                with announced_traces():
                    self.carry, _ = run(self.p, self.I, q.h, q.t0, first + samples * every, self.carry)
        return out

    @property
    def rows(self) -> np.ndarray:
        return np.array([np.broadcast_to(np.asarray(v), self.n) for v in leaves(self.carry[0])], float)

    @property
    def progress(self) -> Progress:
        return Progress(*(np.array(v) for v in self.carry[2]))

    @property
    def observed(self) -> np.ndarray:
        rows = [np.broadcast_to(np.asarray(v), self.n) for v in leaves(self.carry[1])]
        return np.array(rows, float).reshape(-1, self.n)


# --- gradients ---------------------------------------------------------------------------------------


def mat3(R: Any) -> Mat3:
    """Return a Mat3 from an array (..., 3, 3)."""
    return Mat3(*(Vec3(R[..., 0, k], R[..., 1, k], R[..., 2, k]) for k in range(3)))


def vec3(v: Any) -> Vec3:
    return Vec3(v[..., 0], v[..., 1], v[..., 2])


def array(v: Any) -> Any:
    """Return an array (..., 3) from a Vec3, or (..., 3, 3) from a Mat3."""
    if isinstance(v, Mat3):
        return jnp.stack([array(v.e1), array(v.e2), array(v.e3)], axis=-1)
    return jnp.stack(jnp.broadcast_arrays(v.x, v.y, v.z), axis=-1)


def bind_function(user: UserFunction, each: Sequence[Any], pick: Pick | None, bodies: int | None) -> BoundFunction:
    """Return a user's torque or load as a kernel function; see `Engine.bind_function`."""
    traced = array_load(user, pick) if user.flies else array_torque(user, pick)
    return BoundFunction(traced, body_numbers(bodies), (), plain=False, shared=False)


def array_torque(user: UserFunction, pick: Any) -> Callable[..., Any]:
    """Return a torque written for jax.numpy arrays as a kernel function.

    pick : pick(params, j) returns the parameters of body j; the kernel then gets the number j as p.
    """
    f, names, params = user.f, user.names, user.params

    def torque(t: Any, R: Any, W: Any, p: Any) -> Any:
        def one(R: Any, W: Any, j: Any) -> Any:
            T = jnp.asarray(names.call(f, {"t": t, "R": R, "omega": W, "p": own(params, pick, j)}), float)
            if T.shape != (3,):
                raise InvalidInput(f"the torque must return three numbers; it returned an array of shape {T.shape}")
            return T

        return vec3(each_body(one, (array(R), array(W)), p, pick))

    return torque


def array_load(user: UserFunction, pick: Any) -> Callable[..., Any]:
    """Do the same as `array_torque` for a load."""
    f, names, params, gives = user.f, user.names, user.params, user.gives

    def load(t: Any, x: Any, R: Any, v: Any, omega: Any, p: Any) -> Any:
        def one(R: Any, x: Any, v: Any, W: Any, j: Any) -> Any:
            have = {"t": t, "x": x, "R": R, "v": v, "omega": W, "p": own(params, pick, j)}
            answer = names.call(f, have)
            rows = [jnp.asarray(a, float) for a in (answer if gives == "load" else (answer,))]
            if len(rows) != 1 + (gives == "load") or any(a.shape != (3,) for a in rows):
                raise InvalidInput(f"the {gives} must return three numbers; a load must return (force, torque)")
            none = jnp.zeros(3)
            return (none, rows[0]) if gives == "torque" else (rows[0], rows[1] if gives == "load" else none)

        F, T = each_body(one, (array(R), array(x), array(v), array(omega)), p, pick)
        return vec3(F), vec3(T)

    return load


def each_body(one: Callable[..., Any], arrays: tuple[Any, ...], p: Any, pick: Any) -> Any:
    """Return one(*arrays, j) for a body or, if the attitude (the first array) has an axis for them, for all bodies."""
    j = 0 if pick is None else jnp.asarray(p, int)
    if arrays[0].ndim == 2:
        return one(*arrays, j)
    return jax.vmap(one, (*[0] * len(arrays), None if pick is None else 0))(*arrays, j)


def own(params: Any, pick: Any, j: Any) -> Any:
    """Return the parameters of body j; JAX may trace j."""
    if pick is None:
        return params
    return pick(jax.tree.map(jnp.asarray, params, is_leaf=lambda v: isinstance(v, list)), j)


def array_energy(
    f: Callable[..., Any], names: Any, params: Any, axes: np.ndarray, pick: Any = None
) -> Callable[..., Any]:
    """Return a potential energy written for jax.numpy arrays as a kernel function.

    axes : the principal axes of the body.
    """

    def energy(t: Any, R: Any, p: Any) -> Any:
        def one(R: Any, j: Any) -> Any:
            return jnp.asarray(names.call(f, {"t": t, "R": R, "p": own(params, pick, j)}), float)

        j = p[-1] if isinstance(p, tuple) and p else p  # j is the last element, after the axes
        return each_body(one, (array(R) @ np.swapaxes(axes, -1, -2),), j, pick)

    return energy


def scan_checkpointed(advance: Any, s: Any, steps: int, remat: bool | int) -> Any:
    """Do all steps and return the last state.

    remat : for the backward pass, store everything (False), the state before each step (True), or before every k-th
    step (k); the rest is computed again.
    """
    again = advance if remat is False else jax.checkpoint(advance)
    if isinstance(remat, bool):
        return jax.lax.scan(again, s, jnp.arange(steps))[0]

    @jax.checkpoint
    def segment(s: Any, first: Any) -> Any:
        return jax.lax.scan(again, s, first + jnp.arange(remat))[0], None

    whole, rest = divmod(steps, remat)
    s, _ = jax.lax.scan(segment, s, remat * jnp.arange(whole))
    return jax.lax.scan(again, s, whole * remat + jnp.arange(rest))[0]


def flow(parts: Any, torque: Any, *, dt: float, steps: int, t_start: float = 0.0, remat: bool | int = False) -> Any:
    """Return f(moments, R, omega, p) -> R, omega after the steps; f is pure: JAX can trace and differentiate it."""

    def f(moments: Any, R: Any, omega: Any, p: Any) -> Any:
        if jnp.asarray(1.0).dtype != jnp.float64:
            raise InvalidInput("gradients need double precision: call jax.config.update('jax_enable_x64', True) first")
        moments, R, omega = jnp.asarray(moments, float), jnp.asarray(R, float), jnp.asarray(omega, float)
        I = Diag3(moments[..., 0], moments[..., 1], moments[..., 2])
        s = parts.start(torque, p, I, dt, t_start, mat3(R), vec3(omega))

        def advance(s: Any, i: Any) -> Any:
            return parts.step(torque, p, I, dt, t_start + i * dt, s)[0], None

        s = scan_checkpointed(advance, s, steps, remat)
        R1, W1 = parts.finish(I, s)
        return array(R1), array(W1)

    return f
