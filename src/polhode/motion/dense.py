"""The motion between samples.

Between the samples k and k+1, attitude and momentum in space are those of the free body that starts at sample k, with a
correction for the torque:

    R(t) = exp(xi(t)) F(t),   F the exact free motion from R_k, pi_k,   Omega = I^-1 R^T pi(t)

xi and pi are interpolated through the surrounding samples, with their slopes (Hermite):

    xi_j = log(R_j F(t_j)^T),   xi'_j = dexp^-1(xi_j) (omega_j - exp(xi_j) omega_F(t_j)),   pi'_j = torque in space

However fast the body spins, xi and pi vary only as fast as the torque in space does. Therefore long steps of
the methods on the exact free motion can be interpolated, too.  Without torque xi = 0 and pi is constant: the motion is
exact.  Quantities that are linear in pi, and equal at all samples, are also conserved in between. Stencils of 2, 4, 6
and 8 samples are of order 4, 8, 12 and 16 on any grid of times; at the ends they are one-sided. In every interval, the
two successive stencils that agree best are used.  The wider one gives the result.  Their difference estimates the error
of the narrower one, so it is a safe estimate.  It does not include the error of the method.

pi' is the torque that the state of the method contains, or it is computed from a formula.  A Python function is not
called again.  If pi' is not known, pi is interpolated without slopes, through 4 to 12 samples.
Position and velocity of a body that moves are interpolated in the same way.  The slopes of x are v.  v is interpolated
without slopes.
Where a held torque jumps (`run.switching`), pi has a kink, and stencils end there.  The commands are recorded, so the
torque of a formula is known on both sides of a jump.  Each stencil uses the value on its side.
With wheels, pi is the momentum of body and wheels together; its slope is the external torque. The momentum of the
wheels is subtracted: Omega = I^-1 (R^T pi(t) - h(t)).
At the time of a sample, the result is the sample itself, bit for bit.  In between, R is a rotation even if the samples
of the method are not exactly rotations (see `orthogonality`).
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..engines.layout import each, in_user_axes, leaves
from ..errors import InvalidInput
from ..groups import so3
from ..groups.convert import columns, components, matrix, vector
from ..integrators.record import Kind
from ..kernels.free_body import free_rotation
from ..kernels.quaternions import to_matrix
from ..kernels.values import Diag3, Mat3, Quat, Vec3
from ..run.checks import numbers
from ..run.instants import instants_of, jump_times
from ..run.switching import Record, Switching, all_held
from ..torques.identity import Missing
from ..units import seconds
from .kinematics import RecordedMotion

if TYPE_CHECKING:
    from ..run.setup import Setup
    from .trajectory import Trajectory

WITH_SLOPES = (2, 4, 6, 8)
WITHOUT = (2, 4, 6, 8, 10, 12)
FAR = 2.8  # angle between the samples and the free motion, in radians, above which the logarithm may be ambiguous
COARSE = 1e-2  # estimated error, in radians, above which a warning is given
AT_ONCE = 20_000


class State(NamedTuple):
    """N states: attitude (N, 3, 3) and body momentum (N, 3) in principal axes, and estimated errors (N,)."""

    R: np.ndarray
    P: np.ndarray
    error: np.ndarray  # error of the attitude, in radians
    momentum_error: np.ndarray  # error of the momentum in space
    x: np.ndarray | None = None  # position and velocity (N, 3), of bodies that move
    v: np.ndarray | None = None
    place_error: np.ndarray | None = None


# --- torques at the samples -----------------------------------------------------------------------------


def kept_torque(setup: Setup, state: Any) -> Vec3 | None:
    """Return the torque at the samples in the body frame, if the states of the method contain it, else None.

    It is None for a torque that depends on the angular velocity: states contain only a part of it, or its value for a
    predicted velocity.
    """
    if setup.torque.kind >= Kind.VELOCITY:
        return None
    if setup.parts.node_torque is None:
        return None
    while hasattr(state, "s"):  # the state of an energy correction or a step-size control contains that of the method
        state = state.s
    return Vec3(*setup.parts.node_torque(setup.I, state))


def sample_torque(
    setup: Setup, t: np.ndarray, R: Mat3, W: Vec3, state: Any, held: Switching | None = None, before: bool = False
) -> Vec3 | None:
    """Return the external torque at samples, leaves [sample, body], in the body frame.

    It is None if a Python function would have to be called.
    held : the held torques, with their commands.
    before : at an instant where the torque jumps, return its value before the jump, not after it.
    """
    kept = None if held is not None and held.holds else kept_torque(setup, state)
    if kept is not None or setup.bound_python.plain or isinstance(setup.torque, Missing) or setup.flies:
        return kept
    shape = np.broadcast_shapes(*(np.shape(x) for x in W))
    bound = setup.bound_python.without_wheels()
    p = bound.p
    if held is not None and held.holds:
        p = held.parameters_at(bound, np.broadcast_to(t, shape), np.broadcast_to(np.arange(shape[1]), shape), before)
    if bound.outer is not None and setup.control is not None:
        p = p.p  # without the parameters of the step-size control, which only the whole torque needs
    with np.errstate(all="ignore"), setup.arithmetic():
        T = each(bound.torque, shape, t, R, W, p)
    return Vec3(*(np.asarray(x, float) for x in T))


@dataclass(frozen=True)
class OwnMotion:
    """The motion within steps as the method itself computes it (`Parts.between`).

    It is computed from the states at the ends of the steps.
    """

    setup: Setup
    rows: np.ndarray  # [leaf, sample, body]
    error: np.ndarray  # estimated error of the step before the sample, [sample, body]

    @classmethod
    def of(cls, setup: Setup, state: Any) -> OwnMotion:
        assert setup.control is not None
        rows = np.stack([np.asarray(v, float) for v in leaves(state)])
        return cls(setup, rows, setup.control.tol * np.asarray(state.e, float))

    def leaves(self, end: np.ndarray, b: np.ndarray, t: np.ndarray) -> np.ndarray:
        """Return the result of `Parts.between`, (7, n) or (13, n), at times t.

        The times are in the steps that end at the samples `end` of bodies b.
        """
        setup = self.setup
        assert setup.control is not None
        moments = np.broadcast_to(setup.body.moments, (self.rows.shape[2], 3))[b]
        return setup.runs_on.motion_between(setup.parts, moments, self.rows[:, end, b], t, setup.control.tol)

    def __call__(self, end: np.ndarray, b: np.ndarray, t: np.ndarray) -> State:
        """Return the states at times t in the steps that end at the samples `end` of bodies b."""
        y = self.leaves(end, b, t)
        R = columns(to_matrix(Quat(*y[:4])))
        M = y[4:7].T
        error = self.error[end, b]
        P = np.einsum("...ji,...j->...i", R, M)
        if len(y) == 7:
            return State(R, P, error, error * size(M))
        x, v = y[7:10].T, y[10:].T
        return State(R, P, error, error * size(M), x, v, error * size(x))


Limit = Callable[[np.ndarray], np.ndarray | None]


def no_limit(k: np.ndarray) -> None:
    """Allow all samples."""


@dataclass(frozen=True)
class Dense:
    """The samples of a run in the form that interpolation needs: arrays [sample, body, ...], in principal axes."""

    t: np.ndarray  # [sample, body]: bodies may have different times
    R: np.ndarray  # attitudes as in the samples, not orthogonalised
    P: np.ndarray  # body momentum
    pi: np.ndarray  # momentum in space
    T: np.ndarray | None  # torque in space
    I: np.ndarray  # moments, [body, 3]
    count: np.ndarray  # number of valid samples of each body
    jumps: np.ndarray  # times at which the torque jumps
    slack: float  # times that differ by less than this value are treated as equal
    own: OwnMotion | None = None  # motion within steps as the method itself computes it
    x: np.ndarray | None = None  # position and velocity of bodies that move
    v: np.ndarray | None = None
    before: np.ndarray | None = None  # torque in space as T, but before a jump instead of after it
    # function of times and bodies that returns the momentum of the wheels
    spin: Callable[[np.ndarray, np.ndarray], np.ndarray] | None = None

    @classmethod
    def of(cls, setup: Setup, t: np.ndarray, state: Any, count: np.ndarray, held: Switching | None = None) -> Dense:
        """Create it from the states of the method at samples, leaves [sample, body].

        t : times, (samples,) or (bodies, samples).
        held : the held torques of the run, with their commands.
        """
        shape = t.shape[-1], count.size
        t = np.broadcast_to(t.T if t.ndim == 2 else t[:, None], shape)
        spin = None
        if held is not None and setup.bound.spin is not None:
            spin = partial(held.spin_at, setup.bound_python)
        with np.errstate(all="ignore"):
            R, W = setup.parts.finish(setup.I, state)

            def spread(v: Any) -> np.ndarray:
                return np.stack([np.broadcast_to(np.asarray(x, float), shape) for x in v], axis=-1)

            I = np.broadcast_to(setup.body.moments, (count.size, 3))
            r = np.stack([spread(e) for e in R], axis=-1)
            P = I * spread(W)
            pi = apply(r, P if spin is None else P + spin(t, np.broadcast_to(np.arange(count.size), shape)))

            def torque(before: bool = False) -> np.ndarray | None:
                if setup.torque.kind == Kind.FREE:
                    return np.zeros_like(pi)
                T = sample_torque(setup, t, R, W, state, held, before)
                return None if T is None else apply(r, spread(T))

            jumping = held is not None and bool(held.holds)
            torques = torque(), torque(before=True) if jumping else None
            place: Any = () if setup.parts.place is None else map(spread, setup.parts.place(setup.I, state))
        end = float(np.nanmax(t, initial=setup.t_start))
        own = None if setup.parts.between is None or setup.every != 1 else OwnMotion.of(setup, state)
        x, v = place or (None, None)
        known, slack = jump_times(setup, end), 1e-6 * instants_of(setup).scale(end)
        return cls(t, r, P, pi, torques[0], I, count, known, slack, own, x, v, torques[1], spin)

    def interval(self, b: np.ndarray, t: np.ndarray) -> np.ndarray:
        """Return the index of the sample at the start of the interval that contains each time t, for bodies b."""
        k = np.empty(t.size, int)
        for body in np.unique(b):
            mine = b == body
            k[mine] = np.searchsorted(self.t[: self.count[body], body], t[mine], side="right") - 1
        return np.clip(k, 0, np.maximum(self.count[b] - 2, 0))

    def motion_in(self, k: np.ndarray, b: np.ndarray, limit: Limit = no_limit) -> Callable[..., State]:
        """Return motion(m, t), which returns the states of bodies b[m] at times t in the steps after samples k[m].

        limit : limit(k) is the limit of the samples that interpolation after samples k may use; None means no limit.
        """
        codes, which = np.unique(b * len(self.t) + k, return_inverse=True)
        bodies, samples = np.divmod(codes, len(self.t))
        piece = pieces(self, samples, bodies, limit(samples))
        return lambda m, t: piece(which[m], t)

    def states(self, k: np.ndarray, b: np.ndarray, t: np.ndarray, limit: Limit = no_limit) -> State:
        """Return the states at times t in the steps after samples k; at the time of a sample, return the sample."""
        x, v, error = (None if a is None else a[k, b] for a in (self.x, self.v, self.x))
        error = None if error is None else np.zeros(t.size)
        out = State(self.R[k, b], self.P[k, b], np.zeros(t.size), np.zeros(t.size), x, v, error)
        inner = np.flatnonzero(t != self.t[k, b])
        inner = inner[np.lexsort((k[inner], b[inner]))]
        for begin in range(0, inner.size, AT_ONCE):
            some = inner[begin : begin + AT_ONCE]
            found = self.motion_in(k[some], b[some], limit)(np.arange(some.size), t[some])
            for have, new in zip(out, found, strict=True):
                if have is not None:
                    have[some] = new
        return out

    def smooth(self, k: np.ndarray, b: np.ndarray, count: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return for each interval the range of samples around it (first, last + 1) without a jump of the torque."""
        low, high = np.zeros_like(k), count.copy()
        for body in np.unique(b) if self.jumps.size else ():
            mine, t = b == body, self.t[: self.count[body], body]
            before = np.searchsorted(t, self.jumps + self.slack, side="right") - 1
            # the same sample as `before`, or the next one: the jump is at or between them
            after = np.searchsorted(t, self.jumps - self.slack)
            cuts = np.unique(np.concatenate([[0], before, after, [t.size]]))
            low[mine] = cuts[np.searchsorted(cuts, k[mine], side="right") - 1]
            high[mine] = np.minimum(high[mine], cuts[np.searchsorted(cuts, k[mine] + 1)] + 1)
        return low, high


def apply(R: np.ndarray, v: np.ndarray) -> np.ndarray:
    return np.einsum("...ij,...j->...i", R, v)


def size(v: np.ndarray) -> np.ndarray:
    return np.sqrt(np.einsum("...i,...i->...", v, v))


def free(I: np.ndarray, R: np.ndarray, P: np.ndarray, t: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return attitude and body momentum of free bodies after the times t."""
    E, Q = free_rotation(Diag3(*np.moveaxis(I, -1, 0)), vector(P, "P"), t)
    return R @ columns(E), components(Q)


# --- polynomials ------------------------------------------------------------------------------------------


class Stencil:
    """Interpolation through n nodes in each of M intervals.

    x, (M, n), has the times of the nodes, scaled so that the interval goes from 0 to 1.
    """

    def __init__(self, x: np.ndarray, y: np.ndarray, slope: np.ndarray | None) -> None:
        self.x, self.y, self.slope = x, y, slope
        n = x.shape[1]
        gaps = x[:, :, None] - x[:, None, :]
        gaps[:, range(n), range(n)] = 1.0
        self.weight = 1.0 / np.prod(gaps, axis=2)
        self.tilt = np.sum(1.0 / gaps, axis=2) - 1.0

    def __call__(self, m: np.ndarray, u: np.ndarray) -> np.ndarray:
        """Return the values at the relative times u in the intervals m."""
        z = u[:, None] - self.x[m]
        before, after = np.ones_like(z), np.ones_like(z)
        n = z.shape[1]
        for j in range(1, n):
            before[:, j] = before[:, j - 1] * z[:, j - 1]
            after[:, n - 1 - j] = after[:, n - j] * z[:, n - j]
        l = before * after * self.weight[m]
        if self.slope is None:
            return np.einsum("nj,njc->nc", l, self.y[m])
        ll = l * l
        values = np.einsum("nj,njc->nc", ll * (1.0 - 2.0 * z * self.tilt[m]), self.y[m])
        return values + np.einsum("nj,njc->nc", ll * z, self.slope[m])


class Fit:
    """Interpolation by stencils of several widths; for each interval, the best one is chosen."""

    def __init__(self, nodes: Nodes, y: np.ndarray, slope: np.ndarray | None, scale: Any) -> None:
        k, low, high, x = nodes.k, nodes.low, nodes.high, nodes.x
        # the nodes of a narrower stencil are among those of the widest one, which begins at `first`
        self.stencils = []
        for n in nodes.sizes:
            at = np.minimum((window(k, low, high, n) - nodes.first)[:, None] + np.arange(n), x.shape[1] - 1)
            at = np.minimum(at, (high - 1 - nodes.first)[:, None])  # a repeated node gives NaN, which is not chosen
            values = np.take_along_axis(y, at[..., None], 1)
            slopes = None if slope is None else np.take_along_axis(slope, at[..., None], 1)
            self.stencils.append(Stencil(np.take_along_axis(x, at, 1), values, slopes))
        m, middle = np.arange(k.size), np.full(k.size, 0.5)
        _, differences = self.all(m, middle)
        differences = np.where(np.isfinite(differences), differences, np.inf)
        wide = 1 + np.argmin(differences[:, 1:], axis=1)
        # all wide stencils are bad if samples outside the interval are almost at the same time, as at the end of a
        # controlled run
        bad = np.take_along_axis(differences, wide[:, None], 1)[:, 0] > 100.0 * differences[:, 0] + 1e-12 * scale
        self.choice = np.where(bad, 0, wide)

    def all(self, m: np.ndarray, u: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return the value of each stencil and its difference from that of the next narrower one."""
        values = np.stack([f(m, u) for f in self.stencils], axis=1)
        narrow = self.stencils[0]
        if narrow.slope is None:
            less = narrow.y[m, 0]
        else:  # compare with the parabola through both values and the first slope
            a, b, s = narrow.y[m, 0], narrow.y[m, 1], narrow.slope[m, 0]
            less = a + u[:, None] * s + (u * u)[:, None] * (b - a - s)
        earlier = np.concatenate([less[:, None], values[:, :-1]], axis=1)
        return values, size(values - earlier)

    def __call__(self, m: np.ndarray, u: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        values, differences = self.all(m, u)
        c = self.choice[m][:, None]
        return np.take_along_axis(values, c[..., None], 1)[:, 0], np.take_along_axis(differences, c, 1)[:, 0]


def window(k: np.ndarray, low: np.ndarray, high: np.ndarray, n: int) -> np.ndarray:
    """Return the first of n samples around the interval from k to k+1; all lie within low <= index < high."""
    return np.clip(k - n // 2 + 1, low, np.maximum(high - n, low))


# --- the motion in intervals between samples -----------------------------------------------------------------


def pieces(
    dense: Dense, k: np.ndarray, b: np.ndarray, count: np.ndarray | None = None
) -> Callable[[np.ndarray, np.ndarray], State]:
    """Return a function of (interval numbers, times) for the motion in M intervals; interval m begins at sample k[m] of
    body b[m].

    Samples with indices from `count` on are not used.
    """
    own = dense.own
    if own is None:
        return Pieces(dense, k, b, count)
    return lambda m, t: own(k[m] + 1, b[m], t)


class Nodes:
    """The samples around M intervals from which stencils of up to sizes[-1] samples are taken.

    `at` has their indices, `b` their bodies, both (M, samples), and x the relative times.
    """

    def __init__(
        self, d: Dense, k: np.ndarray, b: np.ndarray, low: np.ndarray, high: np.ndarray, sizes: tuple[int, ...]
    ) -> None:
        self.k, self.low, self.high, self.sizes = k, low, high, sizes
        self.first = window(k, low, high, sizes[-1])
        self.at = np.minimum(self.first[:, None] + np.arange(sizes[-1]), (high - 1)[:, None])
        self.b = np.broadcast_to(b[:, None], self.at.shape)
        begin, h = d.t[k, b], d.t[k + 1, b] - d.t[k, b]
        self.x = (d.t[self.at, self.b] - begin[:, None]) / h[:, None]

    def of(self, a: np.ndarray) -> np.ndarray:
        """Return those elements of an array [sample, body, ...] that belong to these samples."""
        return a[self.at, self.b]


class Pieces:
    """The interpolated motion in M intervals; see `pieces`.

    Position and velocity are those of the straight line from sample k, plus corrections.
    """

    def __init__(self, dense: Dense, k: np.ndarray, b: np.ndarray, count: np.ndarray | None = None) -> None:
        d = dense
        low, high = d.smooth(k, b, d.count[b] if count is None else np.minimum(count, d.count[b]))
        self.I, self.P, self.pi = d.I[b], d.P[k, b], d.pi[k, b]
        self.R = so3.orthogonalise(d.R[k, b])
        self.t, self.h = d.t[k, b], d.t[k + 1, b] - d.t[k, b]
        self.spin, self.b = d.spin, b
        few, many = (Nodes(d, k, b, low, high, sizes) for sizes in (WITH_SLOPES, WITHOUT))
        h = self.h[:, None, None]
        R, P, I = few.of(d.R), few.of(d.P), d.I[few.b]
        wide = np.broadcast_to(self.R[:, None], R.shape), np.broadcast_to(self.P[:, None], P.shape)
        F, Q = free(I, *wide, few.of(d.t) - self.t[:, None])
        xi = so3.log(so3.orthogonalise(R @ np.swapaxes(F, -1, -2)))
        own = few.at == k[:, None]
        xi[own] = 0.0
        against = apply(so3.exp(xi), apply(F, Q / I))
        slope = h * apply(so3.dexp_inverse(xi), apply(R, P / I) - against)
        slope[own] = 0.0
        far = size(xi) > FAR
        next_one = few.at == k[:, None] + 1
        self.torn = np.any(far & next_one, axis=1)
        xi[far & ~next_one] = np.nan
        self.xi = Fit(few, xi, slope, 1.0)
        momentum, nodes = size(self.pi), many if d.T is None else few
        slopes = None if d.T is None else h * self.torques(d, d.T, few)
        self.change = Fit(nodes, nodes.of(d.pi) - self.pi[:, None], slopes, momentum)
        self.moves = d.x is not None and d.v is not None
        if d.x is not None and d.v is not None:
            self.x, self.v = d.x[k, b], d.v[k, b]
            ahead = self.x[:, None] + few.x[..., None] * h * self.v[:, None]
            self.bend = Fit(few, few.of(d.x) - ahead, h * (few.of(d.v) - self.v[:, None]), size(self.x))
            self.faster = Fit(many, many.of(d.v) - self.v[:, None], None, size(self.v))

    @staticmethod
    def torques(d: Dense, T: np.ndarray, nodes: Nodes) -> np.ndarray:
        """Return the torques T at samples; at the last sample before a jump, return the torque before the jump."""
        if d.before is None:
            return nodes.of(T)
        ends = (nodes.at == (nodes.high - 1)[:, None]) & (nodes.at > nodes.k[:, None])
        return np.where(ends[..., None], nodes.of(d.before), nodes.of(T))

    def __call__(self, m: np.ndarray, t: np.ndarray) -> State:
        """Return the states at times t in the intervals m."""
        since = t - self.t[m]
        u = since / self.h[m]
        F, _ = free(self.I[m], self.R[m], self.P[m], since)
        xi, error = self.xi(m, u)
        change, momentum_error = self.change(m, u)
        R = so3.exp(xi) @ F
        P = np.einsum("...ji,...j->...i", R, self.pi[m] + change)
        if self.spin is not None:
            P = P - self.spin(t, self.b[m])
        state = State(R, P, np.where(self.torn[m], np.inf, error), momentum_error)
        if not self.moves:
            return state
        bend, error = self.bend(m, u)
        x = self.x[m] + since[:, None] * self.v[m] + bend
        return state._replace(x=x, v=self.v[m] + self.faster(m, u)[0], place_error=error)


def evaluate(dense: Dense, b: np.ndarray, t: np.ndarray) -> State:
    """Return the states of bodies b at times t; b and t have the shape (N,)."""
    k = dense.interval(b, t)
    following = np.minimum(k + 1, len(dense.t) - 1)
    inside = (k + 1 < dense.count[b]) & (t >= dense.t[k, b]) & (t <= dense.t[following, b])
    k = np.where((t == dense.t[following, b]) & (following < dense.count[b]), following, k)
    known = inside | ((t == dense.t[k, b]) & (k < dense.count[b]))
    with np.errstate(all="ignore"):
        found = dense.states(k[known], b[known], t[known])
    out = State(*(None if a is None else np.full((t.size, *a.shape[1:]), np.nan) for a in found))  # type: ignore[arg-type]
    for have, new in zip(out, found, strict=True):
        if have is not None:
            have[known] = new
    return out


# --- for users ---------------------------------------------------------------------------------------------


class Interpolated(RecordedMotion):
    """The motion at any times within a run, with the same attributes as a trajectory.

    Attributes
    ----------
    error : ndarray, (n,) or (bodies, n)
        Estimated error of the interpolation, an angle in radians.
    momentum_error : ndarray, (n,) or (bodies, n)
        Estimated error of the momentum.
    position_error : ndarray or None
        Estimated error of the position of a body that moves.

    Examples
    --------
    >>> run = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=10, dt=0.5)
    >>> between = run.at(np.linspace(0, 10, 101))
    >>> between.energy.shape, bool(between.error.max() < 1e-12)
    ((101,), True)
    """

    def __init__(self, setup: Setup, t: np.ndarray, state: State, records: tuple[Record, ...] = ()) -> None:
        self.setup, self._t, self.records = setup, t, records
        bodies = state.error.size // max(t.size, 1) if t.size else 1

        def shaped(a: np.ndarray) -> np.ndarray:  # [sample, body, ...]
            return a.reshape(bodies, t.size, *a.shape[1:]).swapaxes(0, 1)

        self._S, P = shaped(state.R), shaped(state.P)
        self._W = P / setup.body.moments
        self.error = self._order(shaped(state.error))
        self.momentum_error = self._order(shaped(state.momentum_error))
        place = (state.x, state.v, state.place_error)
        x, v, self.position_error = (None if a is None else self._order(shaped(a)) for a in place)
        self._place = None if x is None or v is None else (x, v)

    @cached_property
    def _arrays(self) -> tuple[np.ndarray, np.ndarray]:
        r, w = in_user_axes((self._S, self._W), None if self.body.diagonal else self.body.axes)
        return self._order(r), self._order(w)

    @property
    def valid(self) -> np.ndarray:
        """Mask of the times at which the run is valid; at other times, values are NaN."""
        return ~np.isnan(self.error)

    def _principal_attitude(self) -> Mat3:
        return matrix(self._S, "R")

    def __len__(self) -> int:
        return self._t.size

    def __repr__(self) -> str:
        many = f"{self._S.shape[1]} bodies, " if self.setup.batch else ""
        worst = np.nanmax(self.error, initial=0.0)
        return f"<Interpolated {many}{len(self)} times, estimated error of the attitude at most {worst:.1e} rad>"


def at(trajectory: Trajectory, times: Any) -> Interpolated:
    """Implement `Trajectory.at`."""
    t = np.atleast_1d(numbers(seconds(times, "times"), "times", "a time or an array of times"))
    if t.ndim != 1:
        raise InvalidInput(f"times must be a number or a one-dimensional array of numbers, got shape {t.shape}")
    have = trajectory.t
    if have.ndim == 2:
        raise InvalidInput("the bodies of this batch have different times: to use `at`, simulate them one by one")
    if have.size == 0 or not trajectory.valid.any():
        raise InvalidInput("this run has no valid sample to interpolate; simulate it again with shorter steps")
    first, last = float(np.nanmin(have)), float(np.nanmax(have))
    slack = 1e-12 * max(abs(first), abs(last))
    off = (t < first - slack) | (t > last + slack)
    if np.any(off):
        raise InvalidInput(
            f"t = {float(t[np.argmax(off)])!r} is outside the samples, which go from t = {first!r} to {last!r}; "
            "extend the run, or keep samples there"
        )
    t = np.clip(t, first, last)
    setup, bodies = trajectory.setup, trajectory.states.shape[2]
    if trajectory.records and not setup.torque.tells_held:
        raise InvalidInput(
            f"this run was loaded from a file, and only its torque {setup.torque.name!r} knows when it "
            "jumps: give it again, polhode.load(path, torque=...)"
        )
    count = np.sum(np.atleast_2d(trajectory.valid), axis=1)
    dense = Dense.of(setup, have, trajectory.own, count, all_held(setup, trajectory.records, bodies, last))
    state = evaluate(dense, np.repeat(np.arange(bodies), t.size), np.tile(t, bodies))
    worst = np.nanmax(state.error, initial=0.0)
    if worst > COARSE:
        where = float(np.tile(t, bodies)[np.nanargmax(state.error)])
        warnings.warn(
            f"the samples are too far apart to determine the motion between them: at t = {where:g} the attitude may be "
            f"wrong by {worst:.1g} rad or more. Keep more samples (a smaller `every`), or make dt smaller",
            RuntimeWarning,
            stacklevel=3,
        )
    return Interpolated(setup, t, state, trajectory.records)
