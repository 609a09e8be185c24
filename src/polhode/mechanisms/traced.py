"""A run of a mechanism as a function that JAX can differentiate.

It uses the same functions for the joint equations, the free motion and the loads as all other engines, but on arrays
with one number per body or joint.  There are two differences: the linear systems are dense, and the impulses of the
joints are differentiated by the implicit function theorem, not through the iterations that compute them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ..arguments import finite_number, whole_number
from ..engines.jax import array, free_series, free_slopes, mat3, scan_checkpointed, vec3
from ..engines.layout import from_rows, leaves
from ..engines.registry import ENGINES
from ..errors import InvalidInput, Unsupported, unknown
from ..integrators.record import Kind
from ..kernels.flight import Pair, Pose
from ..kernels.values import Diag3, Mat3, Vec3, tr
from ..motion.gradients import with_params
from .assembly import units
from .drives import NUMBERS, sliding, turning
from .equations import MASK, TILE_NUMBERS, TURN, gap, rows
from .joints import Drive
from .loads import Group, bind_one, drive_parameters, grouped, loads_of_bodies
from .loops import stage_ends
from .methods import find_method
from .model import Mechanism
from .rattle import BODY, MOST_PASSES, ROUNDING, straightened
from .structure import Built
from .whole import WholeFunction

JAX = ENGINES["jax"]
SMALLEST = 1e-9  # singular values below this fraction of the largest belong to redundant equations


class MechanismParameters(NamedTuple):
    """The parameters of a traced run of a mechanism; bodies are in the order in which they were added.

    masses : (bodies,).
    moments : principal moments of inertia, (bodies, 3).
    position, velocity : of the centres of mass in space, (bodies, 3).
    attitude : (bodies, 3, 3).
    omega : in body axes, (bodies, 3).
    drives : `Drive` of each joint that has a drive, by name.
    load : new parameters of the loads, like `params` in `traced_flow`; None changes nothing.
    """

    masses: Any
    moments: Any
    position: Any
    attitude: Any
    velocity: Any
    omega: Any
    drives: dict[str, Drive]
    load: Any = None


class MechanismEnd(NamedTuple):
    """The state at the end of a traced run: R (bodies, 3, 3), x, v (bodies, 3; space), omega (bodies, 3; body axes)."""

    R: Any
    x: Any
    v: Any
    omega: Any


class TracedBody(NamedTuple):
    """A body to which loads are bound; its mass and moments may be JAX tracers."""

    mass: Any
    moments: Any
    axes: Any
    diagonal: bool
    batch: None = None
    reference: Any = (0.0, 0.0, 0.0)


class Motion(NamedTuple):
    """The state of all bodies: attitude, position, angular momentum (principal axes) and linear momentum."""

    R: Mat3
    x: Vec3
    spin: Vec3
    push: Vec3


class Tiles(NamedTuple):
    """All tiles of one kind; a tile has up to three joint equations."""

    kind: int
    place: np.ndarray  # numbers of these tiles among all tiles
    c: np.ndarray  # constants, (constants, tiles)
    a: np.ndarray  # the first body of each tile
    b: np.ndarray  # the second body of each tile


class Numbers(NamedTuple):
    """Masses and principal moments of the bodies."""

    m: Any  # (bodies,)
    I: Diag3


def pick(tree: Any, index: Any) -> Any:
    return jax.tree.map(lambda v: v[index], tree)


def with_ground(s: Motion) -> tuple[Mat3, Vec3]:
    """Return the attitudes and positions of all bodies, followed by those of the ground."""
    one = mat3(jnp.eye(3)[None])
    R = jax.tree.map(lambda v, g: jnp.concatenate([v, g]), s.R, one)
    return R, jax.tree.map(lambda v: jnp.append(v, 0.0), s.x)


class Joined:
    """The joint equations of a mechanism, on arrays."""

    def __init__(self, built: Built) -> None:
        plan, n = built.plan, built.plan.bodies
        c = built.constants[BODY * n : BODY * n + TILE_NUMBERS * plan.tiles].reshape(plan.tiles, TILE_NUMBERS)
        self.built, self.bodies, self.tiles = built, n, plan.tiles
        self.groups = []
        for kind in np.unique(plan.kind):
            place = np.flatnonzero(plan.kind == kind)
            self.groups.append(Tiles(int(kind), place, c[place].T, plan.a[place], plan.b[place]))
        self.order = np.argsort(np.concatenate([g.place for g in self.groups]))
        self.a, self.b = plan.a, plan.b
        self.mask, self.turns = c[:, MASK : MASK + 3], plan.kind == TURN
        self.scale = 1.0 / units(built)  # makes the equations comparable in size, so that the rank can be determined

    def each(self, s: Motion, f: Callable[..., Any]) -> list[Any]:
        """Call f(kind, c, 0, Ra, xa, Rb, xb) for each kind of tiles, and return the results."""
        R, x = with_ground(s)
        return [f(g.kind, g.c, 0, *(pick(v, i) for i in (g.a, g.b) for v in (R, x))) for g in self.groups]

    def gaps(self, s: Motion) -> Any:
        """Return the left sides of all equations, (tiles, 3)."""
        shape = [(len(g.place), 3) for g in self.groups]
        found = [jnp.broadcast_to(array(g), k) for g, k in zip(self.each(s, gap), shape, strict=True)]
        return jnp.concatenate(found)[self.order]

    def derivative(self, s: Motion) -> Any:
        """Return G, (tiles, 3, bodies, 6), with angular parts in principal axes, then linear parts in space."""
        parts: list[list[Any]] = [[], []]
        for g, r in zip(self.groups, self.each(s, rows), strict=True):
            for side, (ang, lin) in enumerate(((r.ang_a, r.lin_a), (r.ang_b, r.lin_b))):
                both = [jnp.broadcast_to(array(v), (len(g.place), 3, 3)) for v in (ang, lin)]
                parts[side].append(jnp.swapaxes(jnp.concatenate(both, axis=1), 1, 2))
        out, each = jnp.zeros((self.tiles, self.bodies + 1, 3, 6)), np.arange(self.tiles)
        for half, at in zip(parts, (self.a, self.b), strict=True):
            out = out.at[each, at].add(jnp.concatenate(half)[self.order])
        return jnp.swapaxes(out[:, : self.bodies], 1, 2)

    def matrix(self, G: Any, n: Numbers) -> Any:
        """Return G M^-1 G^T, (3 tiles, 3 tiles), with 1 on the diagonal for equations that are not used."""
        flat = G.reshape(3 * self.tiles, -1)
        return (flat * inverse_masses(n)) @ flat.T + jnp.diag(1.0 - self.mask.ravel())

    def solution(self, G: Any, A: Any, n: Numbers, y: Any) -> Any:
        """Solve A x = y, where A is the `matrix` of G; for redundant equations, return the solution of least norm.

        If y is consistent, the impulses G^T x and their derivatives are the same for all solutions x.
        """
        if not self.built.redundant:
            return jnp.linalg.solve(A, y)
        root = jax.lax.stop_gradient(self.scale[:, None] * G.reshape(3 * self.tiles, -1) * inverse_masses(n) ** 0.5)
        inverse = jnp.linalg.pinv(root, rtol=SMALLEST)  # the condition number of A would be the square of that of root

        def least(_: Any, y: Any) -> Any:
            return self.scale * (inverse.T @ (inverse @ (self.scale * y)))

        return jax.lax.custom_linear_solve(lambda x: A @ x, y, least, symmetric=True)

    def tangents(self, f: Any, y: Any) -> Any:
        """Solve f(x) = y, where f is the derivative of the left sides with respect to the impulses.

        For redundant equations, return the solution of least norm.
        """
        if not self.built.redundant:
            return solve_dense(f, y)
        scale = self.scale.reshape(y.shape)
        J = matrix_of(lambda x: scale * f(scale * x), y)
        inverse = jnp.linalg.pinv(jax.lax.stop_gradient(J), rtol=SMALLEST)
        return scale * (inverse @ (scale * y).ravel()).reshape(y.shape)

    def pushed(self, s: Motion, G: Any, impulses: Any) -> Motion:
        """Return the state after the impulses of the joints, (tiles, 3)."""
        six = jnp.einsum("tebk,te->bk", G, impulses)
        return kicked(s, six)

    def projected(self, s: Motion, n: Numbers, G: Any, A: Any) -> Motion:
        """Return the state with velocities that satisfy the joints; G is the derivative at s, and A its `matrix`."""
        u = jnp.concatenate([array(s.spin), array(s.push)], axis=-1).ravel() * inverse_masses(n)
        slip = G.reshape(3 * self.tiles, -1) @ u
        return self.pushed(s, G, -self.solution(G, A, n, slip).reshape(-1, 3))

    def assembled(self, s: Motion, n: Numbers) -> Motion:
        """Project the start onto the positions and velocities that the joints allow.

        This removes rounding errors, and derivatives in directions that the joints do not allow.
        """
        G = self.derivative(s)
        lam = self.solution(G, self.matrix(G, n), n, self.gaps(s).ravel())
        d = -((lam @ G.reshape(3 * self.tiles, -1)) * inverse_masses(n)).reshape(-1, 6)
        R = array(s.R)
        turned = R + jnp.cross(R, -d[:, None, :3])  # R (1 + hat(d))
        s = s._replace(R=straightened(mat3(turned)), x=vec3(array(s.x) + d[:, 3:]))
        G = self.derivative(s)
        return self.projected(s, n, G, self.matrix(G, n))

    def impulses(self, s: Motion, n: Numbers, h: Any, guess: Any) -> tuple[Any, Any]:
        """Return the impulses lambda (tiles, 3) with which free motion over the time h ends in closed joints, and G.

        lambda is NaN if no such impulses are found.
        """
        G, size = self.derivative(s), self.built.size
        unused, unit = 1.0 - self.mask, jnp.asarray(self.turns)[:, None]

        def left(lam: Any) -> tuple[Any, Any]:
            new = fly(self.pushed(s, G, lam), n, h)
            far = jnp.max(jnp.abs(array(new.x)))
            return self.gaps(new) + unused * lam, far

        def find(f: Any, lam: Any) -> Any:
            G0, n0 = jax.lax.stop_gradient(G), jax.lax.stop_gradient(n)
            A = self.matrix(G0, n0) if self.built.redundant else h * self.matrix(G0, n0)
            share = 1.0 / h if self.built.redundant else 1.0

            def error(lam: Any) -> tuple[Any, Any]:
                g, far = left(lam)
                return g, jnp.max(jnp.abs(g) / jnp.where(unit, 1.0, far + size))

            def more(carry: Any) -> Any:
                _, _, e, before, k = carry
                done = (e <= 2.0 * ROUNDING) | ((e <= 100.0 * ROUNDING) & (e > 0.3 * before))
                return ~done & (e < 1e3) & (k < MOST_PASSES)

            def improve(carry: Any) -> Any:
                lam, g, e, _, k = carry
                lam = lam - share * self.solution(G0, A, n0, g.ravel()).reshape(-1, 3)
                return lam, *error(lam), e, k + 1

            nothing = jnp.zeros_like(lam), jnp.asarray(100.0), jnp.asarray(1e300), 0
            lam, _, e, _, _ = jax.lax.while_loop(more, improve, (lam, *nothing))
            return jnp.where(e <= 100.0 * ROUNDING, lam, jnp.nan)

        lam = jax.lax.custom_root(lambda l: left(l)[0], guess, find, self.tangents)
        return lam, G


def inverse_masses(n: Numbers) -> Any:
    """Return the diagonal of M^-1, (6 bodies,)."""
    return (1.0 / jnp.stack([*n.I, n.m, n.m, n.m], axis=-1)).ravel()


def kicked(s: Motion, six: Any) -> Motion:
    """Return the state after impulses (bodies, 6): angular parts in principal axes, linear parts in space."""
    return s._replace(spin=s.spin + vec3(six[:, :3]), push=s.push + vec3(six[:, 3:]))


@jax.custom_jvp
def free_turn(I: Diag3, P: Vec3, t: Any) -> tuple[Mat3, Vec3]:
    """Compute the free rotation to rounding by Taylor series, which compile much faster than the closed form."""
    E, L = free_series(array(I), array(P), jnp.broadcast_to(t, P.x.shape))
    return mat3(E), vec3(L)


@free_turn.defjvp
def free_turn_slopes(x: Any, dx: Any) -> Any:
    E, L = free_turn(*x)
    return (E, L), free_slopes(x, E, L, dx)


def fly(s: Motion, n: Numbers, h: Any) -> Motion:
    """Return the state after the time h of exact motion without joints and loads."""
    E, L = free_turn(n.I, s.spin, h)
    return s._replace(R=s.R @ E, x=s.x + s.push * (h / n.m), spin=L)


class TracedMechanism:
    """A function of `MechanismParameters` that returns a `MechanismEnd`; `polhode.traced_flow` creates it.

    Its attribute `parameters` holds the parameters of the original mechanism.
    """

    def __init__(
        self, m: Mechanism, load: Any = None, *, method: str = "rattle", dt: float, steps: int, t_start: float = 0.0,
        remat: bool | int = False, frame: None = None, **options: Any,
    ) -> None:  # fmt: skip
        for name in options:
            raise unknown(
                "keyword of traced_flow for mechanisms", name, ("load", "method", "dt", "steps", "t_start", "remat")
            )
        if frame is not None:
            raise InvalidInput("frame is not for mechanisms: leave it out")
        if not isinstance(remat, bool):
            remat = whole_number(remat, "remat", wanted="True, False or a number of steps") or False
        built = m.build()
        self.built, self.joined = built, Joined(built)
        record = find_method(method)
        if record.conserving:
            raise Unsupported(f"traced_flow runs rattle and its compositions, not {record.name}: choose one of them")
        self.weights, self.dt, self.t_start = np.array(record.weights), finite_number(dt, "dt"), float(t_start)
        self.steps, self.remat = whole_number(steps, "steps", least=1), remat
        self.driven = [j for j in built.joints if not j.drive.idle]
        self.whole, self.each = loads_of_bodies(built, load)
        drives = {j.name: j.drive for j in self.driven}
        R = built.start.R @ np.swapaxes(built.axes, 1, 2)
        omega = np.einsum("bij,bj->bi", built.axes, built.omega)
        self.parameters = MechanismParameters(
            built.masses, built.moments, built.start.x, R, built.v, omega, drives, None
        )  # fmt: skip

    def __call__(self, parameters: MechanismParameters) -> MechanismEnd:
        if jnp.asarray(1.0).dtype != jnp.float64:
            raise InvalidInput("gradients need double precision: call jax.config.update('jax_enable_x64', True) first")
        q = parameters._replace(**{k: jnp.asarray(getattr(parameters, k), float) for k in parameters._fields[:6]})
        axes = self.built.axes
        n = Numbers(q.masses, Diag3(*(q.moments[:, k] for k in range(3))))
        spin = jnp.einsum("bji,bj->bi", axes, q.omega) * q.moments
        s = Motion(mat3(q.attitude @ axes), vec3(q.position), vec3(spin), vec3(q.velocity * q.masses[:, None]))
        s = self.joined.assembled(s, n)
        acting = Acting(self, q, n)
        past = jnp.zeros((self.weights.size, self.joined.tiles, 3))
        first = (s, acting(self.t_start, s), past)
        s, _, _ = scan_checkpointed(lambda c, i: (self.step(acting, n, c, i), None), first, self.steps, self.remat)
        omega = jnp.einsum("bij,bj->bi", axes, array(s.spin) / q.moments)
        return MechanismEnd(
            array(s.R) @ np.swapaxes(axes, 1, 2), array(s.x), array(s.push) / q.masses[:, None], omega
        )  # fmt: skip

    def step(self, acting: Acting, n: Numbers, carry: Any, i: Any) -> Any:
        """Make one step, which consists of all stages of the method."""

        def stage(carry: Any, what: Any) -> Any:
            (s, F), (weight, end, guess) = carry, what
            h, t = self.dt * weight, self.t_start + (i + end) * self.dt
            s = kicked(s, 0.5 * h * F)
            lam, G = self.joined.impulses(s, n, h, guess)
            s = fly(self.joined.pushed(s, G, lam), n, h)
            s = s._replace(R=straightened(s.R))
            s, F = self.end(acting, n, s, h, t)
            return (s, F), jax.lax.stop_gradient(lam)

        s, F, past = carry
        (s, F), past = jax.lax.scan(stage, (s, F), (self.weights, stage_ends(self.weights), past))
        return s, F, past

    def end(self, acting: Acting, n: Numbers, s: Motion, h: Any, t: Any) -> tuple[Motion, Any]:
        """Apply the second half of the loads' impulse and project the velocities; return the state and the loads."""

        G = self.joined.derivative(s)
        A = self.joined.matrix(G, n)

        def after(F: Any) -> Motion:
            return self.joined.projected(kicked(s, 0.5 * h * F), n, G, A)

        F = acting(t, s)
        if not acting.moving:
            return after(F), F

        unit = np.repeat([1.0, self.joined.built.size], 3)  # forces times this size are comparable with torques

        def repeat(f: Any, F: Any) -> Any:
            def more(carry: Any) -> Any:
                F, change, before, k = carry
                scale = jnp.max(jnp.abs(unit * F)) + 1e-300
                done = (change <= 4 * ROUNDING * scale) | ((change <= 200 * ROUNDING * scale) & (change > 0.3 * before))
                return ~done & (k < MOST_PASSES)

            def again(carry: Any) -> Any:
                F, change, _, k = carry
                d = f(F)
                return F - d, jnp.max(jnp.abs(unit * d)), change, k + 1

            F, _, _, k = jax.lax.while_loop(more, again, (F, jnp.asarray(1e300), jnp.asarray(1e300), 0))
            return jnp.where(k < MOST_PASSES, F, jnp.nan)

        F = jax.lax.custom_root(lambda F: F - acting(t, after(F)), F, repeat, solve_dense)
        return after(F), F


def solve_dense(f: Any, y: Any) -> Any:
    """Solve f(x) = y for x, where f is linear."""
    return jnp.linalg.solve(matrix_of(f, y), y.ravel()).reshape(y.shape)


def matrix_of(f: Any, y: Any) -> Any:
    """Return the matrix of a linear function of arrays with the shape of y."""
    return jax.vmap(f)(jnp.eye(y.size).reshape(y.size, *y.shape)).reshape(y.size, -1).T


class Acting:
    """All loads: acting(t, s) returns (bodies, 6), torques in principal axes and forces in space."""

    def __init__(self, run: TracedMechanism, q: MechanismParameters, n: Numbers) -> None:
        b, self.n, self.bodies, self.whole = run.built, n, run.joined.bodies, run.whole
        self.built = b
        own = [
            TracedBody(q.masses[k], q.moments[k], b.axes[k], x.diagonal) for k, x in enumerate(b.bodies)
        ]  # fmt: skip
        each = [None if part is None else with_params(part, q.load) for part in run.each]
        bounds = [None if part is None else bind_one(part, own[k], JAX) for k, part in enumerate(each)]
        self.groups: list[tuple[Group, np.ndarray, Any]] = []
        for g in grouped(bounds):
            columns = zip(*(leaves(x.p) for x in g.bounds), strict=True)
            p = from_rows(g.template, [jnp.stack([jnp.asarray(v, float) for v in c]) for c in columns])
            self.groups.append((g, np.array(g.members), p))
        self.drives = None
        found = [x for x in bounds if x is not None]
        self.moving = any(x.kind == Kind.VELOCITY for x in found) or (
            self.whole is not None and self.whole.uses_velocity
        )
        if run.driven:
            slides, first, second, numbers, _ = drive_parameters(b)
            rows = jnp.asarray(numbers).reshape(len(run.driven), -1)
            settings = jnp.array([jnp.stack([jnp.asarray(v, float) for v in q.drives[j.name]]) for j in run.driven])
            self.drives = slides, first, second, rows.at[:, NUMBERS:].set(settings)
            self.moving = self.moving or any(j.drive.uses_rate for j in run.driven)

    def __call__(self, t: Any, s: Motion) -> Any:
        out = jnp.zeros((self.bodies, 6))
        W = Vec3(*(p / i for p, i in zip(s.spin, self.n.I, strict=True)))
        v = s.push * (1.0 / self.n.m)
        for g, members, p in self.groups:
            R, x, spin, shift = (pick(part, members) for part in (s.R, s.x, W, v))
            F = g.law(t, Pose(R, x, 0.0 * x), Pair(spin, shift), p)
            both = [jnp.broadcast_to(array(part), (members.size, 3)) for part in F]
            out = out.at[members].add(jnp.concatenate(both, axis=1))
        if self.whole is not None:
            out = out + self.of_all(self.whole, t, s, W, v)
        return out if self.drives is None else self.driven(out, s, W, v)

    def of_all(self, whole: WholeFunction, t: Any, s: Motion, W: Vec3, v: Vec3) -> Any:
        """Return the loads of a function that computes those of all bodies at once."""
        axes = self.built.axes
        R = array(s.R)
        have = {
            "t": t, "x": array(s.x), "R": R @ np.swapaxes(axes, 1, 2), "v": array(v),
            "omega": jnp.einsum("bij,bj->bi", axes, array(W)),
        }  # fmt: skip
        X = whole.names.call(whole.f, have)
        force, torque = X if isinstance(X, (tuple, list)) and len(X) == 2 else (X, jnp.zeros((self.bodies, 3)))
        return jnp.concatenate([jnp.einsum("bji,bj->bi", R, jnp.asarray(torque)), jnp.asarray(force)], axis=1)

    def driven(self, out: Any, s: Motion, W: Vec3, v: Vec3) -> Any:
        """Return the loads `out` plus those of the drives of the joints."""
        slides, first, second, numbers = self.drives  # type: ignore[misc]
        R, x = with_ground(s)
        w, u = (jax.tree.map(lambda k: jnp.append(k, 0.0), part) for part in (s.R @ W, v))
        out = jnp.concatenate([out, jnp.zeros((1, 6))])
        for kind, act in ((1, sliding), (0, turning)):
            k = np.flatnonzero(slides == kind)
            if not k.size:
                continue
            a, b, d = first[k], second[k], numbers[k].T
            ends = [pick(part, i) for i in (a, b) for part in (R, x, u, w)]
            turn_a, turn_b, force = act(d, 0, *ends)
            for i, turn, sign in ((a, turn_a, 1.0), (b, turn_b, -1.0)):
                six = jnp.concatenate([array(tr(pick(R, i)) @ turn), array(force)], axis=-1)
                out = out.at[i].add(sign * six)
        return out[: self.bodies]
