"""Can this run be trusted?  `Trajectory.audit`.

The error of a run is its distance from the true motion.  The audit therefore computes the motion again with another,
more accurate method: the exact solution for a free body, otherwise a method of high order, in most cases a splitting on
the exact free motion, for which a fast spin is no difficulty.  This reference is computed with shorter and shorter
steps, in ratios such as 1 : 2 : 3 : 5 : 8, until three of these runs agree with each other at least four times better
than with the run under audit, at its end and at its worst sample.  Then, and only then, the audit calls its figure
reliable.  A torque in Python is also asked twice for the same motion, and if its answers differ, so do the references.
The audit says that it cannot decide where

    the references do not agree: the motion is chaotic, the torque jumps or is random, or the budget is spent
    the attitude is off by more than 0.5 rad: whole turns may have been lost
    the error is small, but the references cannot be told from rounding either

Nothing here assumes that the error of the run goes with a power of its step.  Differences between runs of one method
with the steps h, h/2 and 2h do assume that, and are not used as evidence: if a step turns the body by about whole
turns, all three runs are wrong by the same amount and agree with each other.

`by` says with which other steps the method itself is run as well, to measure its order against the reference:

    halving      h/2
    doubling     2h
    quartering   h/2 and h/4
    reference    none

No audit sees a torque that acts only between the times at which it is called.
A run back from the end ("reverse") is another matter: reversible methods return to their start however large their
errors are; what is left there comes from rounding and from unconverged solves.
"""

from __future__ import annotations

import html
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..engines.layout import from_rows
from ..errors import InvalidInput, SimulationFailed, Unsupported, unknown
from ..groups.so3 import angle
from ..integrators import METHODS, variant
from ..integrators.record import EXACT, Kind
from ..motion.dense import known_between
from ..torques.identity import Missing

if TYPE_CHECKING:
    from ..motion.trajectory import Trajectory

EPS = float(np.finfo(float).eps)
# with which steps, in units of dt, the method itself is run again
WAYS = {"halving": (Fraction(1, 2),), "doubling": (Fraction(2),), "quartering": (Fraction(1, 2), Fraction(1, 4)),
        "reference": ()}  # fmt: skip
LOST = 0.5  # radians beyond which an error is not called reliable: whole turns may be missing
AGREEMENT = 4.0  # so many times better than with the run the references have to agree with each other
SHARED = 4.0  # times the rounding: differences below this are rounding
COARSE = (8, 5, 3, 2)  # steps of references, in units of dt, or the next that divides the run
FINE = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584)  # and parts of dt
CALLS = {True: 2_000_000, False: 2_000}  # of the torque that references may always make: compiled, and in Python


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
    order             of the method, as measured; `claimed` is what its record says
    reliable          whether these figures hold; of a batch, whether they hold for all bodies.  False: the audit cannot
                      decide, and the verdict says why
    errors            of the attitude at each sample, (n,) or (bodies, n); NaN where nothing is known
    torque_calls      spent on the audit
    reliable_bodies   `reliable` of each body, (bodies,)
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
    reliable_bodies: np.ndarray

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


# --- other runs of the same problem -----------------------------------------------------------------------------


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
    """The problem of a run, to be run with other steps and by other methods."""

    def __init__(self, run: Trajectory) -> None:
        self.run, self.calls = run, 0
        self.own = samples(run)
        self.first = int(run.index[0])
        known = np.isfinite(self.own.P).all(axis=2).any(axis=1)
        self.last = int(run.index[known][-1])
        self.steps = self.last - self.first
        valid = np.isfinite(self.own.P).all(axis=2)
        self.there = valid[run.index > self.first].any(axis=0)  # bodies of which there is something to compare
        speeds = np.linalg.norm(run.omega, axis=-1)
        self.speed = np.fmax.reduce(speeds, axis=-1).reshape(-1)  # the largest of each body

    def with_steps(self, factor: Fraction, method: str | None = None) -> Samples | None:
        """A run with steps of factor dt, at those samples of the run that it meets; None if it is impossible or fails.

        method: a name, for its default options; None is the method of the run with its own options."""
        from ..motion.simulation import simulate

        run, setup = self.run, self.run.setup
        grid = factor.numerator
        if self.steps % grid:
            return None
        meets = ((run.index - self.first) % grid == 0) & (run.index <= self.last) & (run.index > self.first)
        if not meets.any():
            return None
        pick = (slice(None), 0) if setup.batch else 0
        every = np.r_[0, run.index[meets] - self.first]
        begin = setup.t_start + self.first * setup.dt
        end = begin + int(every[-1]) * setup.dt
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", RuntimeWarning)
                other = simulate(
                    run.body, setup.torque if setup.torque.kind != Kind.FREE else None, omega=run.omega[pick],
                    attitude=run.R[pick], t_start=begin, t_end=end, dt=(end - begin) / round(every[-1] / factor),
                    method=method or setup.method.name, t_eval=begin + every * setup.dt, engine=setup.engine,
                    on_failure="stop", **(setup.options if method is None else {}),
                )  # fmt: skip
        except (InvalidInput, Unsupported, SimulationFailed):  # a switch inside a longer step, for instance
            return None
        self.calls += other.stats.torque_calls
        if not other.outcome.good and not setup.batch:
            return None
        have, out = samples(other), Samples(*(np.full_like(v, np.nan) for v in self.own))
        rows = np.flatnonzero(meets)[: len(other) - 1]  # a batch may have failed as a whole
        out.R[rows], out.P[rows] = have.R[1:], have.P[1:]
        return out

    def back(self) -> np.ndarray:
        """The angle by which a run back from the last step misses the first sample, of each body."""
        from ..run.march import make_run

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
    from ..motion.dense import sample_torque

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


def audit(run: Trajectory, by: str | None = "halving", reverse: bool = False, budget: float = 30.0) -> Audit:
    """`Trajectory.audit`."""
    if by is not None and by not in WAYS:
        raise unknown("by", by, WAYS)
    if isinstance(budget, bool) or not isinstance(budget, (int, float)) or not budget >= 0:
        raise InvalidInput(f"budget must be a number of torque calls relative to those of the run, got {budget!r}")
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
    turn = np.nan_to_num(abs(setup.dt) * again.speed)  # in a step, of each body
    floors = EPS * (1.0 + again.steps * (1.0 + 10.0 * turn))  # the exact motion is right to 2e-15 for each radian
    floor = float(floors.max())

    # the error
    errors = np.full((len(run), run.states.shape[2]), np.nan)
    momentum, order, end, largest = np.nan, np.nan, np.nan, np.nan
    reliable = np.zeros(run.states.shape[2], bool)
    if by is not None:
        fastest = float(turn.max())
        found = compare_with_references(again, reference_method(run, p, fastest), fastest, floors, budget)
        errors, order = found.errors, shown_order(again, found, WAYS[by])
        reliable = found.decided & (largest_of(errors) <= LOST)
        last = np.flatnonzero(np.isfinite(errors).any(axis=1))
        if last.size:
            end, body = worst(errors[last[-1]])
            at = float(run.t[last[-1]])
            rows.append(Row(f"error of the attitude at t = {at:g}", end, "radians, estimated", body))
            largest, body = worst(largest_of(errors))
            known = int(np.isfinite(errors).any(axis=1).sum())
            rows.append(Row("largest error of the attitude", largest, f"radians, at {known} samples", body))
            momentum, body = worst(found.momentum[last[-1]])
            rows.append(Row("error of the body momentum", momentum, "relative to its size, at the end", body))
            off, body = worst(found.spread)
            rows.append(Row("difference of the references", off, f"radians, by {found.runs} runs of {found.by}", body))
            rows.append(Row("order shown", order, f"claimed: {p:g}"))
        words.append(words_for(found, order, p, floor, again.calls))
    rows.append(Row("rounding", floor, "radians that rounding may have added up to"))
    off, body = worst(turn)
    limit = "any" if np.isinf(record.turn_limit) else f"up to {record.turn_limit:.2g}"
    rows.append(Row("turn of the body in a step", off, f"radians; {record.name} resolves {limit}", body))
    if off > record.turn_limit:
        words.append(f"A step turns the body by {off:.3g} rad, more than {record.name} can resolve.")

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
        repr(run)[1:-1], tuple(rows), tuple(words), end, largest, momentum, order, p,
        bool(reliable[again.there].all() and again.there.any()), errors.T if batch else errors[:, 0], again.calls,
        reliable,
    )  # fmt: skip


# --- the evidence -----------------------------------------------------------------------------------------------


class Evidence(NamedTuple):
    """What other runs say of a run; arrays per sample are [n, body], others [body]."""

    errors: np.ndarray  # of the attitude, estimated
    momentum: np.ndarray  # of the body momentum, relative
    spread: np.ndarray  # the largest difference between references, at any sample
    decided: np.ndarray  # do the references agree so well that the figures hold?
    truth: Samples | None  # the last reference
    doubt: np.ndarray  # [n, body], of that: its difference from the one before
    by: str  # the method of the references
    runs: int  # references that were made


def largest_of(a: np.ndarray) -> np.ndarray:
    """Of each body, over the samples; NaN where nothing is known."""
    return np.fmax.reduce(a, axis=0, initial=np.nan)


def at_end(a: np.ndarray) -> np.ndarray:
    """Of each body, at its last known sample."""
    known = np.isfinite(a)
    last = a.shape[0] - 1 - np.argmax(known[::-1], axis=0)
    return np.where(known.any(axis=0), a[last, np.arange(a.shape[1])], np.nan)


def reference_method(run: Trajectory, order: float, turn: float) -> str | None:
    """The method to compare with; None: there is no better one than that of the run."""
    setup = run.setup
    if setup.free:
        return "exact_free"
    kind = setup.torque.kind
    names: tuple[str, ...]
    if setup.torque.external is not None:  # wheels
        kind, names = setup.torque.external, ("gyrostat6",)
    elif kind == Kind.VELOCITY:  # a splitting calls such a torque very often, but does not mind the spin
        names = ("rkmk8", "damped6") if turn < 2.0 else ("damped6", "near1064")
    else:
        names = ("rkn4",) if order <= 2 else ("rkn6", "near1086")
    return next((n for n in names if n != setup.method.name and METHODS[n].accepts >= kind), None)


def reference_steps(again: Again, method: str | None, turn: float) -> Iterator[Fraction]:
    """Lengths of the steps of references, in units of dt, from long to short.

    turn: of the body in a step of dt; references take no step that turns it further than they can resolve."""
    if method == "exact_free":  # in one leap, and in steps
        yield from sorted({Fraction(again.steps), Fraction(1), Fraction(1, 2), Fraction(1, 3)}, reverse=True)
        return
    setup = again.run.setup
    record = variant(setup.method, setup.options) if method is None else METHODS[method]
    coarse = {Fraction(again.steps, max(1, round(again.steps / m))) for m in COARSE if method is not None}
    lengths = {m for m in coarse if m > 1} | {Fraction(1, k) for k in FINE[method is None :]}
    yield from sorted((x for x in lengths if turn * float(x) <= record.turn_limit), reverse=True)


def compare_with_references(
    again: Again, method: str | None, turn: float, floor: np.ndarray, budget: float
) -> Evidence:
    """Run references with shorter and shorter steps until every body is decided, or the budget is spent."""
    own, setup = again.own, again.run.setup
    n, bodies = own.R.shape[:2]
    errors, momentum = np.full((n, bodies), np.nan), np.full((n, bodies), np.nan)
    spread, decided = np.full(bodies, np.nan), np.zeros(bodies, bool)
    compiled = setup.engine != "python" and not setup.bound.plain
    allowed = max(budget * again.run.stats.torque_calls, CALLS[compiled])
    made: list[Samples] = []
    doubt = np.full((n, bodies), np.nan)
    runs, spent, length, wobble = 0, 0, Fraction(1), 0.0
    for factor in reference_steps(again, method, turn):
        each = METHODS[method or setup.method.name].cost.step * again.steps * bodies  # calls with steps of dt, at least
        expected = float((spent * length if runs else each) / factor)
        if again.calls + expected > allowed * (1 if runs >= 3 else 4):
            break
        before = again.calls
        other = again.with_steps(factor, method)
        spent, length = again.calls - before, factor
        if other is None:
            continue
        if runs == 0 and setup.bound.plain:  # a Python torque may give another answer the next time
            repeated = again.with_steps(factor, method)
            wobble = np.nan_to_num(largest_of(difference(other, repeated).R)) if repeated is not None else np.inf
        runs += 1
        made = [*made[-2:], other]
        if len(made) < 3:
            continue
        far, apart = difference(own, made[2]), [difference(x, made[2]).R for x in made[:2]]
        doubt = apart[1]
        between = np.fmax(np.fmax(*apart), wobble)
        rounding = (largest_of(far.R) <= SHARED * floor) & (largest_of(between) <= SHARED * floor)
        agree = (AGREEMENT * largest_of(between) <= largest_of(far.R)) & (AGREEMENT * at_end(between) <= at_end(far.R))
        new = ~decided & again.there
        shown = np.where(rounding, np.fmax(np.fmax(far.R, between), floor), far.R)
        errors[:, new], momentum[:, new] = shown[:, new], far.P[:, new]
        spread[new] = largest_of(between)[new]
        decided |= new & (rounding | agree)
        if decided[again.there].all():
            break
    truth = made[-1] if made else None
    return Evidence(errors, momentum, spread, decided, truth, doubt, method or setup.method.name, runs)


def shown_order(again: Again, found: Evidence, factors: tuple[Fraction, ...]) -> float:
    """The order of the method, from its distances to the last reference with other steps; NaN if that is too poor."""
    order = np.nan
    if found.truth is None:
        return order
    length, far = Fraction(1), difference(again.own, found.truth).R
    for factor in factors:
        other = again.with_steps(factor)
        if other is None:
            continue
        off = difference(other, found.truth).R
        both = np.isfinite(off) & np.isfinite(far) & found.decided
        fine = np.fmax(found.doubt, 0.0)[both]
        a, b = top(far[both]), top(off[both])
        if min(a, b) > AGREEMENT * top(fine):
            order = float(np.log(a / b) / np.log(float(length / factor)))
        length, far = factor, off
    return order


def words_for(found: Evidence, order: float, p: float, floor: float, calls: int) -> str:
    """The verdict on the error."""
    worst, apart = top(found.errors), top(found.spread)
    if found.runs < 3:
        return (
            "The audit cannot decide: the run could not be made again by another method or with other steps often "
            "enough. Its error is unknown."
        )
    decided = bool(found.decided.all())
    if decided and worst <= SHARED * floor:
        return f"The steps leave no error that could be told from rounding, {floor:.1g} rad at most."
    if decided and worst <= LOST:
        shows = f": the runs show order {order:.1f}, the method has {p:g}." if np.isfinite(order) else "."
        far_off = np.isfinite(order) and not p - 0.6 <= order <= p + 1.2
        return f"The attitude is right to about {worst:.1g} rad{shows}" + (
            " Its order does not show: the steps are too large for it, or the torque is not smooth." if far_off else ""
        )
    if worst > LOST:
        return (
            f"Not to be trusted: computed in another way the attitude is another one altogether ({worst:.1g} rad). The "
            "steps are too large, or the motion is chaotic and its attitude cannot be known after so long a time."
        )
    if worst < 1e-7 and apart < 1e-7:
        return (
            f"The audit cannot decide: the error is about {worst:.1g} rad, but the references differ by {apart:.1g} "
            "rad themselves. That is rounding, magnified by the motion; the figure is not reliable as a bound."
        )
    return (
        f"The audit cannot decide: the error of about {worst:.1g} rad is not reliable, since the references differ by "
        f"{apart:.1g} rad themselves after {calls} torque calls. The torque jumps, is random or needs far shorter "
        "steps, or the motion is chaotic; make dt smaller, or t_end, and see."
    )


def top(a: np.ndarray) -> float:
    return float(np.nanmax(a, initial=0.0))
