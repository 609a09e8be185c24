"""Can this run be trusted?  `Trajectory.audit`.

The run is made again with other steps, and the difference tells the error: that of a method of order p is C h^p as long
as h is small enough, so that

    |h, h/2| = C h^p (1 - 2^-p),    |2h, h| = C h^p (2^p - 1),    |2h, h|/|h, h/2| = 2^p

    halving      runs with h/2 and 2h: two and a half times the torque calls of the run
    doubling     with 2h and 4h: three quarters of them
    quartering   with h/2 and h/4: six times as many, for steps of which twice the length is too much

The ratio of differences shows the order at work.  Where it is not that of the method the steps are too large, the
torque is not smooth, the motion is chaotic or what is left is rounding, and the figure is marked as not reliable.
A run back from the end ("reverse") is another thing: reversible methods come back however wrong they are, and what is
left at the start is rounding and the errors of solves.
"""

from __future__ import annotations

import html
import warnings
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .arrays.so3 import angle
from .dense import known_between
from .engines.layout import from_rows
from .errors import InvalidInput, unknown
from .methods import variant
from .methods.record import EXACT, Kind
from .torques.identity import Missing

if TYPE_CHECKING:
    from .trajectory import Trajectory

EPS = float(np.finfo(float).eps)
WAYS = ("halving", "doubling", "quartering", None)


class Row(NamedTuple):
    """A line of an audit."""

    what: str
    value: float
    says: str
    body: int | None = None  # the worst one, in a batch


@dataclass(frozen=True)
class Audit:
    """What was measured of a run, and what it means.

    error             estimated error of the attitude at the end, in radians; of a batch, of its worst body
    largest_error     the largest at any sample
    momentum_error    that of the body momentum at the end, relative to its size
    order             that the runs show; `claimed` is the method's
    reliable          do they show the order of the method, or nothing but rounding?
    errors            of the attitude at each sample, (n,) or (bodies, n); NaN where nothing is known
    torque_calls      spent on the audit
    """

    title: str
    rows: tuple[Row, ...]
    verdict: tuple[str, ...]
    error: float
    largest_error: float
    momentum_error: float
    order: float
    claimed: float
    reliable: bool
    errors: np.ndarray
    torque_calls: int

    def records(self) -> list[dict[str, Any]]:
        """The rows as dictionaries."""
        return [r._asdict() for r in self.rows]

    def as_dict(self) -> dict[str, Any]:
        """Everything but the arrays."""
        plain = ("title", "error", "largest_error", "momentum_error", "order", "claimed", "reliable", "torque_calls")
        return {
            **{name: getattr(self, name) for name in plain},
            "rows": self.records(),
            "verdict": list(self.verdict),
        }

    def _cells(self) -> list[tuple[str, str, str]]:
        def shown(v: float) -> str:
            return f"{v}" if isinstance(v, int) else f"{v:.2g}"

        return [(r.what, shown(r.value), r.says + ("" if r.body is None else f" (body {r.body})")) for r in self.rows]

    def __str__(self) -> str:
        cells = self._cells()
        wide = [max(len(c[k]) for c in cells) for k in range(2)]
        lines = [f"{a:{wide[0]}s}  {b:>{wide[1]}s}  {c}" for a, b, c in cells]
        return "\n".join([self.title, "", *lines, "", *self.verdict])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        cells = "".join("<tr>" + "".join(f"<td>{html.escape(x)}</td>" for x in c) + "</tr>" for c in self._cells())
        words = "".join(f"<p>{html.escape(line)}</p>" for line in self.verdict)
        return f"<div><b>{html.escape(self.title)}</b><table>{cells}</table>{words}</div>"


# --- runs with other steps ------------------------------------------------------------------------------------


class Samples(NamedTuple):
    """Attitudes and body momenta [n, body, ...], NaN where nothing is known."""

    R: np.ndarray
    P: np.ndarray


def samples(run: Trajectory) -> Samples:
    lead = (lambda a: np.swapaxes(a, 0, 1)) if run.setup.batch else (lambda a: a[:, None])
    return Samples(lead(run.R), lead(run.momentum_body))


def difference(a: Samples, b: Samples) -> Samples:
    """The angle between attitudes, and the relative difference of body momenta, [n, body]."""
    with np.errstate(all="ignore"):
        size = np.linalg.norm(a.P, axis=-1)
        return Samples(angle(a.R, b.R), np.linalg.norm(a.P - b.P, axis=-1) / np.where(size > 0, size, 1.0))


class Again:
    """The same problem with other steps."""

    def __init__(self, run: Trajectory) -> None:
        self.run, self.calls = run, 0
        self.own = samples(run)
        self.first = int(run.index[0])
        known = np.isfinite(self.own.P).all(axis=2).any(axis=1)
        self.last = int(run.index[known][-1])

    def steps(self, factor: float) -> Samples | None:
        """A run with steps of factor dt, at those samples of the run that it meets."""
        run, setup = self.run, self.run.setup
        grid = max(1, round(factor))
        meets = ((run.index - self.first) % grid == 0) & (run.index <= self.last) & (run.index > self.first)
        if not meets.any():
            return None
        from .simulate import simulate

        pick = (slice(None), 0) if setup.batch else 0
        every = np.r_[0, run.index[meets] - self.first]
        begin = setup.t_start + self.first * setup.dt
        end = begin + int(every[-1]) * setup.dt
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            other = simulate(
                run.body, setup.torque if setup.torque.kind != Kind.FREE else None, omega=run.omega[pick],
                attitude=run.R[pick], t_start=begin, t_end=end, dt=(end - begin) / round(every[-1] / factor),
                method=setup.method.name, t_eval=begin + every * setup.dt, engine=setup.engine, on_failure="stop",
                **setup.options,
            )  # fmt: skip
        self.calls += other.stats.torque_calls
        if not other.outcome.good and not setup.batch:
            return None
        have, out = samples(other), Samples(*(np.full_like(v, np.nan) for v in self.own))
        rows = np.flatnonzero(meets)[: len(other) - 1]  # a batch may have failed as a whole
        out.R[rows], out.P[rows] = have.R[1:], have.P[1:]
        return out

    def back(self) -> np.ndarray:
        """The angle by which a run back from the last step misses the first sample, of each body."""
        from .march import make_run

        run, setup = self.run, self.run.setup
        n = run.steps - self.first
        turned = replace(
            setup, dt=-setup.dt, t_start=setup.t_start + run.steps * setup.dt, watch=None, observe=(), observe_names=()
        )
        before = sum(c.calls for c in setup.bound.callbacks)
        again = make_run(turned, run.final.copy(), np.zeros((0, run.final.shape[1])))
        again.advance(0, n, n)
        made = sum(c.calls for c in setup.bound.callbacks) - before
        bodies = run.final.shape[1]
        self.calls += made if setup.bound.callbacks else setup.torque_calls(0, n * bodies, 0)
        with np.errstate(all="ignore"):
            R, _ = setup.parts.finish(setup.I, from_rows(setup.template, list(again.rows)))
            S = np.stack([np.stack([np.broadcast_to(x, bodies) for x in e], axis=-1) for e in R], axis=-1)
            S = S @ np.swapaxes(run.body.axes, -1, -2)
            return angle(S, self.own.R[0])


# --- what should be conserved ---------------------------------------------------------------------------------


def null_directions(vectors: np.ndarray) -> np.ndarray:
    """Directions to which all of these vectors are orthogonal, (n, 3), to rounding."""
    v = vectors.reshape(-1, 3)
    v = v[np.isfinite(v).all(axis=1)]
    if len(v) < 4:
        return np.zeros((0, 3))
    _, s, directions = np.linalg.svd(v, full_matrices=False)
    return directions[s <= 1e-12 * max(s[0], 1e-300)]


def named(v: np.ndarray) -> str:
    v = v * np.sign(v[np.argmax(np.abs(v))])
    axes = {(1.0, 0.0, 0.0): "x", (0.0, 1.0, 0.0): "y", (0.0, 0.0, 1.0): "z"}
    rounded = tuple(np.round(v, 6) + 0.0)
    return axes.get(rounded, "(" + ", ".join(f"{x:.4g}" for x in rounded) + ")")


def conserved(run: Trajectory) -> list[tuple[str, np.ndarray, float, str]]:
    """Name, values [n, body] or [n, body, 3], scale, why: what the torque at the samples leaves as it is."""
    from .dense import sample_torque

    lead = (lambda a: np.swapaxes(a, 0, 1)) if run.setup.batch else (lambda a: a[:, None])
    setup = run.setup
    out: list[tuple[str, np.ndarray, float, str]] = []
    pi, Pi, kinetic = lead(run.momentum), lead(run.momentum_body), lead(run.kinetic_energy)
    size = float(np.nanmax(np.linalg.norm(pi, axis=-1), initial=0.0)) or 1.0
    work = float(np.nanmax(kinetic, initial=0.0)) or 1.0
    if setup.free:
        return [("energy", kinetic, work, "no torque"), ("momentum in space", pi, size, "no torque")]
    if setup.torque.external == Kind.FREE:
        return [("momentum in space", pi, size, "nothing acts from outside")]
    if not known_between(setup):
        return out
    if setup.bound_python.energy is not None and setup.torque.kind == Kind.POTENTIAL:
        out.append(("energy", lead(run.energy), work, "the torque has a potential; relative to the kinetic energy"))
    R, W = run._principal
    with np.errstate(all="ignore"):
        T = sample_torque(setup, np.broadcast_to(run.t[:, None], pi.shape[:2]), R, W, run.own)
    if T is None:
        return out
    body_torque = np.stack([np.broadcast_to(x, pi.shape[:2]) for x in T], axis=-1)
    r = np.stack([np.stack([np.broadcast_to(x, pi.shape[:2]) for x in e], axis=-1) for e in R], axis=-1)
    ok = np.isfinite(pi).all(axis=-1)
    for n in null_directions(np.einsum("...ij,...j->...i", r, body_torque)[ok]):
        out.append((f"momentum along {named(n)} in space", pi @ n, size, "the torque has no such component"))
    moments = np.asarray(run.body.moments)
    for k in range(3) if moments.ndim == 1 else ():
        i, j = (k + 1) % 3, (k + 2) % 3
        if moments[i] == moments[j] and np.all(np.abs(body_torque[ok][:, k]) <= 1e-12 * np.abs(body_torque[ok]).max()):
            n = run.body.axes[:, k]
            out.append((f"momentum along body axis {named(n)}", Pi @ n, size, "a symmetric body, and no such torque"))
    return out


# --- the audit ------------------------------------------------------------------------------------------------


def audit(run: Trajectory, by: str | None = "halving", reverse: bool = False) -> Audit:
    """`Trajectory.audit`."""
    if by not in WAYS:
        raise unknown("by", by, [w for w in WAYS if w])
    setup, batch = run.setup, run.setup.batch
    if len(run) == 0 or not run.valid.any():
        raise InvalidInput("this run has no valid sample; there is nothing to audit")
    if (by or reverse) and isinstance(setup.torque, Missing):
        raise InvalidInput(
            f"this run was loaded from a file and its torque {setup.torque.name!r} was a function, which files do not "
            "hold: load it with polhode.load(path, torque=f), or audit(by=None) what needs no torque"
        )
    if (by or reverse) and getattr(setup, "control", None) is not None:
        raise InvalidInput("the steps of this run were chosen as it went; audit(by=None), or compare runs by their tol")
    if reverse and setup.bound.held:
        raise InvalidInput(
            f"{setup.torque.name} is switched between steps, which a run back does not do; audit() alone"
        )
    if (by or reverse) and run.index[0] > 0 and any(h.carried is not None for h in setup.bound.held):
        raise InvalidInput("a body with wheels is audited from the start of its run: keep the first sample")
    record = variant(setup.method, setup.options)
    claims = record.claims
    p = claims.order
    if setup.torque.kind == Kind.VELOCITY and claims.velocity_order is not None:
        p = claims.velocity_order
    if setup.free and claims.free_order is not None:
        p = claims.free_order
    rows: list[Row] = []
    words: list[str] = []

    def worst(v: np.ndarray) -> tuple[float, int | None]:
        """Of one value per body."""
        if np.all(np.isnan(v)):
            return float("nan"), None
        return float(np.nanmax(v)), int(np.nanargmax(v)) if batch else None

    bad = [k for k, o in enumerate(run.outcomes) if not o.good]
    if not run.outcome.good:
        which = f"{len(bad)} of {run.states.shape[2]} bodies, first body {bad[0]}: " if batch and bad else ""
        words.append(f"The run did not end well: {which}{run.outcome.value}. What follows is of its valid part.")
    again = Again(run)
    turned = np.nan_to_num(np.linalg.norm(run.omega, axis=-1)).max() * (run.steps - again.first) * abs(setup.dt)
    floor = EPS * (1.0 + turned + (run.steps - again.first))

    # the error
    errors = np.full((len(run), run.states.shape[2]), np.nan)
    momentum, order, reliable, end, largest = np.nan, np.nan, False, np.nan, np.nan
    if by is not None:
        found = estimate(again, by, p, floor)
        errors, order, reliable = found.errors, found.order, found.reliable
        last = np.flatnonzero(np.isfinite(errors).any(axis=1))
        if last.size:
            end, body = worst(errors[last[-1]])
            at = float(run.t[last[-1]])
            rows.append(Row(f"error of the attitude at t = {at:g}", end, "radians, estimated", body))
            largest, body = worst(np.nanmax(np.nan_to_num(errors, nan=-1.0), axis=0))
            rows.append(Row("largest error of the attitude", largest, "radians, at any sample", body))
            momentum, body = worst(found.momentum[last[-1]])
            rows.append(Row("error of the body momentum", momentum, "relative to its size, at the end", body))
            rows.append(Row("order shown", order, f"claimed: {p:g}"))
        words.append(found.word)
    rows.append(Row("rounding", floor, "radians that rounding may have added up to"))

    # what should stay as it is
    for name, values, scale, why in conserved(run):
        change = values - values[:1]
        change = np.linalg.norm(change, axis=-1) if change.ndim == 3 else np.abs(change)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            off, body = worst(np.nanmax(change, axis=0) / scale)
        rows.append(Row(f"change of {name}", off, why, body))
        keeps = claims.momentum if name.startswith("momentum") else claims.free_energy if setup.free else claims.energy
        if keeps == EXACT and off > 1e3 * floor and (setup.free or name == "energy"):
            words.append(
                f"{name} should be exact to rounding by {record.name}, and changes by {off:.1g}: look into that."
            )
    lead = run.orthogonality if batch else run.orthogonality[None]
    off, body = worst(np.nanmax(np.nan_to_num(lead), axis=1))
    rows.append(Row("distance from SO(3)", off, "Frobenius norm of R^T R - 1", body))
    if claims.on_group and off > 1e3 * EPS * (1 + run.steps) ** 0.5 and off > 1e-9:
        words.append(
            f"The attitudes are off the group by {off:.1g}: reorthogonalise=True, or a method that stays on it."
        )
    if record.cost.solves:
        rows.append(Row("worst residual of a solve", run.stats.worst_residual, "as an angle; rounding is 1e-15"))
    if len(run) > 2 and known_between(setup):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            between = run.at(0.5 * (run.t[1:] + run.t[:-1]))
        e = between.error if batch else between.error[None]
        off, body = worst(np.nanmax(np.nan_to_num(e), axis=1))
        rows.append(Row("interpolation between samples", off, "radians that run.at(t) may add", body))
    if reverse:
        if not run.outcome.good:
            words.append("A failed run cannot be run back.")
        else:
            off, body = worst(again.back())
            rows.append(Row("round trip", off, "radians by which a run back from the end misses the start", body))
            if claims.reversible and off <= 1e3 * floor:
                words.append(
                    "Run back it meets its start, as a reversible method does: what is left is rounding and solves, "
                    "and says nothing of the error of the method."
                )
            elif claims.reversible:
                words.append(
                    f"Run back it misses its start by {off:.1g} rad, more than rounding: the motion is chaotic, the "
                    "torque depends on the velocity, or solves are not exact."
                )
            else:
                words.append(f"{record.name} is not reversible: {off:.1g} rad of the round trip are its own error.")
    rows.append(Row("torque calls of the run", run.stats.torque_calls, "all bodies together"))
    rows.append(Row("torque calls of the audit", again.calls, "spent on the runs above"))
    return Audit(
        repr(run)[1:-1], tuple(rows), tuple(words), end, largest, momentum, order, p, reliable,
        errors.T if batch else errors[:, 0], again.calls,
    )  # fmt: skip


class Estimate(NamedTuple):
    errors: np.ndarray  # [n, body]
    momentum: np.ndarray
    order: float
    reliable: bool
    word: str


def estimate(again: Again, by: str, p: float, floor: float) -> Estimate:
    """From two runs with other steps."""
    own = again.own
    near = again.steps(2.0 if by == "doubling" else 0.5)
    if near is None:
        nothing = np.full(own.R.shape[:2], np.nan)
        word = "The run could not be made again with other steps: they are too few, or fail. Its error is unknown."
        return Estimate(nothing, nothing, np.nan, False, word)
    d = difference(own, near)
    far = again.steps({"halving": 2.0, "doubling": 4.0, "quartering": 0.25}[by])
    if far is None and by == "halving":  # twice the step is too much
        by, far = "quartering", again.steps(0.25)
    order = np.nan
    if far is not None:
        other = difference(own, far) if by == "halving" else difference(near, far)
        both = np.isfinite(d.R) & np.isfinite(other.R)
        fine, coarse = (other, d) if by == "quartering" else (d, other)
        a, b = top(fine.R[both]), top(coarse.R[both])
        order = float(np.log2(b / a)) if a > 0 and b > 0 else np.nan
    known = np.isfinite(order) and np.isfinite(p) and p - 0.6 <= order <= p + 2.5
    q = min(max(p, order), p + 2.5) if known else np.inf
    share = (2.0**q - 1.0 if by == "doubling" else 1.0 - 2.0**-q) if known else 1.0
    errors, momentum, worst = d.R / share, d.P / share, top(d.R) / share
    if top(d.R) <= 4.0 * floor:
        word = f"The steps leave no error that could be told from rounding, {floor:.1g} rad at most."
    elif top(d.R) > 0.5:
        known = False
        word = (
            f"Not to be trusted: with other steps the attitude is another one altogether ({top(d.R):.1g} rad). The "
            "steps are too large, or the motion is chaotic and its attitude cannot be known after so long a time."
        )
    elif not np.isfinite(order):
        word = f"The error may be {worst:.1g} rad: not reliable, since its order could not be checked."
    elif known:
        word = f"The attitude is right to about {worst:.1g} rad: the runs show order {order:.1f}, the method has {p:g}."
    elif order < 1.0 and worst < 1e-7:
        word = (
            f"With other steps the attitude differs by {worst:.1g} rad, and not by less for smaller ones: that is "
            "rounding, magnified by the motion, and not reliable as a bound."
        )
    else:
        word = (
            f"The error of about {worst:.1g} rad is not reliable: the runs show order {order:.1f}, the method has "
            f"{p:g}. The steps are too large, the torque is not smooth, or rounding is near; make dt smaller and see"
            + ("." if by == "quartering" else ', or audit("quartering").')
        )
    return Estimate(errors, momentum, order, bool(known or top(d.R) <= 4.0 * floor), word)


def top(a: np.ndarray) -> float:
    return float(np.nanmax(a, initial=0.0))
