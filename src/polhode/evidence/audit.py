"""Estimate the error of a run, and check how reliable the estimate is: `Trajectory.audit`.

The error of a run is its distance from the true motion.  Therefore the audit computes the motion again, with another
and more accurate method.  For a free body, this is the exact solution.  Otherwise it is a method of high order, in most
cases a splitting that contains the exact free motion and so handles fast spins well.  This reference is computed
several times, with shorter and shorter steps (in ratios such as 1 : 2 : 3 : 5 : 8).  An estimated error is reliable
only if three of these references are at least four times closer to each other than to the audited run, both at its end
and at its worst sample.  If the torque is a Python function, the first reference is computed twice; if the two differ,
the references do not agree.

The audit does not give a reliable error if

    the references do not agree: the motion is chaotic, the torque jumps or is random, or the budget is spent
    the error of the attitude exceeds 0.5 rad: whole turns may be missing
    the error is small, and rounding errors that the motion amplifies make the references differ

The audit does not assume that the error of the run is proportional to a power of its step.  A comparison of runs of the
same method with the steps h, h/2 and 2h would assume this.  It is not used, because it can be wrong: if a step turns
the body by about a whole number of turns, all three runs have the same large error and agree with each other.

To measure the order of the method, the method itself is run with other steps and compared with the reference.  `by`
selects these steps:

    halving      h/2
    doubling     2h
    quartering   h/2 and h/4
    reference    no other steps

No audit can detect a torque that acts only between the times at which it is called.  A run back from the end
(`reverse=True`) does not measure the error: reversible methods return to their start however large their errors are.
The remaining distance comes from rounding and from solves that have not converged.
"""

from __future__ import annotations

import html
import warnings
from collections import defaultdict
from dataclasses import MISSING, dataclass, fields
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..arguments import refuse_if
from ..engines.layout import from_rows
from ..errors import InvalidInput, unknown
from ..groups.so3 import angle
from ..integrators import variant
from ..integrators.record import EXACT, Kind
from ..run.driver import Driver
from ..run.policies import FixedSteps
from ..run.result import RunResult, Stats
from ..run.switching import Switching, all_held, turned_back
from ..torques.identity import Missing
from .agreement import (
    SHARED,
    BodyRerun,
    Evidence,
    Judgement,
    Rerun,
    compare_with_references,
    largest_of,
    samples_first,
    shown_order,
    top,
)
from .places import WORDS
from .result_table import ResultTable, TableExports, aligned

if TYPE_CHECKING:
    from ..motion.trajectory import Trajectory

EPS = float(np.finfo(float).eps)
# steps with which the method itself is run again, in units of dt
WAYS = {"halving": (Fraction(1, 2),), "doubling": (Fraction(2),), "quartering": (Fraction(1, 2), Fraction(1, 4)),
        "reference": ()}  # fmt: skip
LOST = 0.5  # a larger error (in radians) is never reliable, because whole turns may be missing


class Row(NamedTuple):
    """One line of an audit: a quantity, its value, a remark, and the body or joint with this value."""

    what: str
    value: float
    says: str
    body: int | str | None = None  # number of the worst body of a batch; in a mechanism, name of the body or joint


@dataclass(frozen=True, repr=False)
class AuditTable(TableExports):
    """The common part of all audits: rows of numbers, a verdict in words, and the errors of the attitude."""

    title: str
    rows: tuple[Row, ...]
    verdict: tuple[str, ...]
    error: float
    largest_error: float
    order: float
    claimed: float
    reliable: bool
    errors: np.ndarray

    def records(self) -> list[dict[str, Any]]:
        """Return the rows as a list of dictionaries."""
        return [r._asdict() for r in self.rows]

    def as_dict(self) -> dict[str, Any]:
        """Return all data except arrays as a dictionary."""
        have = {f.name: getattr(self, f.name) for f in fields(self)}
        unknown = {f.name for f in fields(self) if f.default is not MISSING and have[f.name] != have[f.name]}
        return {
            **{k: v for k, v in have.items() if isinstance(v, (str, bool, int, float)) and k not in unknown},
            "rows": self.records(),
            "verdict": list(self.verdict),
        }

    def result_table(self) -> ResultTable:
        """Return the rows as a table; the verdict is in its caption."""
        batch = any(r.body is not None for r in self.rows)
        rows = [(r.what, r.value, r.says, *([r.body] if batch else [])) for r in self.rows]
        head = ("quantity", "value", "remark", *(["worst body"] if batch else []))
        return ResultTable(" ".join([f"{self.title}.", *self.verdict]), head, tuple(rows))

    def _cells(self) -> list[tuple[str, str, str]]:
        def shown(v: float) -> str:
            return f"{v}" if isinstance(v, int) else f"{v:.2g}"

        def where(body: int | str | None) -> str:
            return "" if body is None else f" ({body})" if isinstance(body, str) else f" (body {body})"

        return [(r.what, shown(r.value), r.says + where(r.body)) for r in self.rows]

    def __str__(self) -> str:
        return "\n".join([self.title, "", *aligned(self._cells(), "<><"), "", *self.verdict])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        cells = "".join("<tr>" + "".join(f"<td>{html.escape(x)}</td>" for x in c) + "</tr>" for c in self._cells())
        words = "".join(f"<p>{html.escape(line)}</p>" for line in self.verdict)
        return f"<div><b>{html.escape(self.title)}</b><table>{cells}</table>{words}</div>"


@dataclass(frozen=True, repr=False)
class Audit(AuditTable):
    """The result of `Trajectory.audit`: estimated errors, and a verdict in words; print it for a table.

    Attributes
    ----------
    title : str
        Description of the audited run.
    rows : tuple
        Lines of the table: quantity, value, remark, and for a batch the number of the worst body.
    verdict : tuple of str
        The conclusion in sentences.
    error : float
        Estimated error of the attitude at the end, in radians; for a batch, of the worst body.
    largest_error : float
        The largest estimated error of the attitude at any sample, in radians.
    momentum_error : float
        Estimated error of the body momentum at the end, relative to its size.
    position_error : float
        For a body that moves: the largest error of the position at any sample, relative to the distance that the body
        moves, or to its radius of gyration if that is larger.  NaN for a body that only rotates.
    velocity_error : float
        For a body that moves: the largest error of the velocity, relative to the largest speed of its centre, or to the
        largest angular velocity times the radius of gyration if that is larger.
    order : float
        Measured order of the method.
    claimed : float
        Order of the method according to its record.
    reliable : bool
        Whether the estimated errors are reliable; for a batch, whether those of all bodies are.  If False, the verdict
        says why.
    errors : ndarray, (n,) or (bodies, n)
        Estimated error of the attitude at each sample; NaN where it is not known.
    torque_calls : int
        Torque calls that the audit made.
    reliable_bodies : ndarray, (bodies,)
        `reliable` for each body.

    Examples
    --------
    >>> run = ph.problems["slow-top"].simulate("rkn4", dt=0.1, engine="python")
    >>> audit = run.audit()
    >>> audit.reliable, bool(0 < audit.error < 0.01), audit.errors.shape == run.t.shape
    (True, True, True)
    """

    momentum_error: float
    torque_calls: int
    reliable_bodies: np.ndarray
    position_error: float = np.nan
    velocity_error: float = np.nan


# --- conserved quantities -------------------------------------------------------------------------------------


def null_directions(vectors: np.ndarray) -> np.ndarray:
    """Return unit vectors (n, 3) that are orthogonal to all given vectors, up to rounding."""
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
    """Return the quantities that the torque conserves: name, values (n, bodies[, 3]), scale, and reason."""
    from ..motion.dense import sample_torque

    setup = run.setup
    out: list[tuple[str, np.ndarray, float, str]] = []
    pi, Pi, kinetic = (samples_first(run, a) for a in (run.momentum, run.momentum_body, run.kinetic_energy))
    size = float(np.nanmax(np.linalg.norm(pi, axis=-1), initial=0.0)) or 1.0
    work = float(np.nanmax(kinetic, initial=0.0)) or 1.0
    if setup.free:
        return [("energy", kinetic, work, "no torque"), ("momentum in space", pi, size, "no torque")]
    if setup.torque.external == Kind.FREE:
        return [("momentum in space", pi, size, "nothing acts from outside")]
    if setup.bound_python.energy is not None and setup.torque.kind == Kind.POTENTIAL:
        energy = samples_first(run, run.energy)
        out.append(("energy", energy, work, "the torque has a potential; relative to the kinetic energy"))
    R, W = run._principal
    t = np.broadcast_to(run.t.T if run.t.ndim == 2 else run.t[:, None], pi.shape[:2])
    held = all_held(setup, run.records, pi.shape[1], float(np.nanmax(t)))
    with np.errstate(all="ignore"):
        T = sample_torque(setup, t, R, W, run.own, held)
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


def check_arguments(by: str | None, budget: float, any_sample: bool) -> None:
    """Raise InvalidInput if an argument of an audit is invalid, or if the run has no valid sample."""
    if by is not None and by not in WAYS:
        raise unknown("by", by, WAYS)
    if isinstance(budget, bool) or not isinstance(budget, (int, float)) or not budget >= 0:
        raise InvalidInput(f"budget must be a number of torque calls relative to those of the run, got {budget!r}")
    refuse_if(not any_sample, "this run has no valid sample; there is nothing to audit")


class Auditor:
    """An audit in progress: the rows of its table, and the sentences of its verdict."""

    things = "bodies"  # word for the members of a batch
    # parts of sentences: the unit of work, what is wrong with the torque, the beginning of "the torque is not smooth"
    doubts = ("torque calls", "The torque jumps, is random or needs", "the torque is")
    words_on_scales = WORDS
    evidence: Evidence  # the comparison with references; set before rows are added

    def __init__(self, again: Rerun, order: float, floors: np.ndarray) -> None:
        self.again, self.run, self.order = again, again.run, order
        self.floors = floors  # bounds of the rounding errors of the attitudes, in radians
        self.floor = float(floors.max())
        self.rows: list[Row] = []
        self.words: list[str] = []
        # the errors at all samples, and a mask of the members of which they are reliable
        self.errors, self.reliable = np.full((len(self.run), len(floors)), np.nan), np.zeros(len(floors), bool)
        self.others: dict[str, float] = defaultdict(lambda: np.nan)  # the largest error of each other quantity
        self.end = self.largest = self.shown = np.nan

    def where(self, worst: int, quantity: str) -> int | str | None:
        """Return the name or number of the body with the index `worst` in a batch, for a row; None for one body."""
        return worst if self.run.setup.batch else None

    def add(self, what: str, values: np.ndarray, says: str, quantity: str = "") -> float:
        """Add a row with the largest value of all bodies, and return this value."""
        if np.all(np.isnan(values)):
            worst, body = float("nan"), None
        else:
            worst, body = float(np.nanmax(values)), self.where(int(np.nanargmax(values)), quantity)
        self.rows.append(Row(what, worst, says, body))
        return worst

    def outcome(self) -> None:
        run = self.run
        if run.outcome.good:
            return
        bad = [k for k, o in enumerate(run.outcomes) if not o.good]
        many = run.setup.batch and bad
        one = {"bodies": "body"}.get(self.things, self.things[:-1])
        which = f"{len(bad)} of {run.states.shape[2]} {self.things}, first {one} {bad[0]}: " if many else ""
        self.words.append(f"The run did not end well: {which}{run.outcome.value}. The figures are for its valid part.")

    def measured_order(self, factors: tuple[Fraction, ...]) -> float:
        """Return the order that the run and repetitions with steps of these lengths show; NaN if it is unknown."""
        return shown_order(self.again, self.evidence, factors)

    def confirm(self) -> np.ndarray:
        """Return a mask of the members whose errors are reliable."""
        off = np.maximum.reduce([largest_of(j.errors) for j in self.evidence.judgements.values()])
        return self.evidence.decided & (off <= LOST)

    def compare(self, found: Evidence, by: str) -> None:
        """Add rows and sentences on the errors of the run and on its order."""
        self.evidence = found
        self.shown = self.measured_order(WAYS[by])
        self.errors = found.attitude.errors
        known = np.flatnonzero(np.isfinite(self.errors).any(axis=1))
        if known.size:
            t, says = float(self.run.t[known[-1]]), f"radians, at {known.size} samples"
            end = self.errors[known[-1]]
            self.end = self.add(f"error of the attitude at t = {t:g}", end, "radians, estimated", "attitude")
            self.largest = self.add("largest error of the attitude", largest_of(self.errors), says, "attitude")
            if "momentum" in found.further:
                off, size = found.further["momentum"].errors[known[-1]], "relative to its size, at the end"
                self.others["momentum"] = self.add("error of the body momentum", off, size)
            says = f"radians, by {found.runs} runs of {found.by}"
            self.add("difference of the references", found.attitude.spread, says)
            if self.run.setup.control is None:
                self.rows.append(Row("order shown", self.shown, f"claimed: {self.order:g}"))
        self.words.append(self.verdict())
        for name, judgement in found.all_judgements.items():
            if name in self.words_on_scales and found.runs >= 3 and np.isfinite(judgement.errors).any():
                worst = int(np.nanargmax(largest_of(judgement.errors)))
                says = self.words_on_scales[name].format(self.again.scale_of(name, worst))
                self.others[name] = self.add(f"largest error of the {name}", largest_of(judgement.errors), says, name)
                self.add(f"difference of the references, {name}", judgement.spread, "on the same scale")
                self.words.append(words_for_place(name, judgement, says))
        self.reliable = self.confirm()

    @property
    def shows_other_order(self) -> bool:
        """Whether the measured order is known and is not compatible with the order of the method."""
        return bool(np.isfinite(self.shown) and not self.order - 0.6 <= self.shown <= self.order + 1.2)

    def verdict(self) -> str:
        """Return the verdict on the attitude."""
        attitude, floor = self.evidence.attitude, self.floor
        worst, apart = top(attitude.errors), top(attitude.spread)
        if self.evidence.runs < 3:
            return (
                "The audit cannot decide: fewer than three references could be computed with another method or with "
                "other steps. The error of the run is unknown."
            )
        decided = attitude.holds
        if decided and worst <= SHARED * floor:
            return f"The error of the attitude is as small as rounding, at most {floor:.1g} rad."
        if decided and worst <= LOST:
            order = f": the runs show order {self.shown:.1f}, the method has {self.order:g}"
            text = f"The attitude is right to about {worst:.1g} rad{order if np.isfinite(self.shown) else ''}."
            why = f" The measured order differs because the steps are too large, or {self.doubts[2]} not smooth."
            return text + why if self.shows_other_order else text
        if worst > LOST:
            return (
                f"Not to be trusted: the references give a completely different attitude ({worst:.1g} rad). The steps "
                "are too large, or the motion is chaotic and its attitude cannot be computed for such a long time."
            )
        if worst < 1e-7 and apart < 1e-7:
            return (
                f"The audit cannot decide: the error is about {worst:.1g} rad, but the references differ from each "
                f"other by {apart:.1g} rad. The motion amplifies rounding errors, so the error may be larger than this."
            )
        unit, jumps, _ = self.doubts
        return (
            f"The audit cannot decide: the estimated error of {worst:.1g} rad is not reliable, because the references "
            f"differ from each other by {apart:.1g} rad after {self.again.calls} {unit}. {jumps} far shorter steps, or "
            "the motion is chaotic. Try a smaller dt or a smaller t_end."
        )

    def results(self) -> dict[str, Any]:
        """Return those fields of the result that bodies and mechanisms share."""
        return {
            "title": repr(self.run)[1:-1], "rows": tuple(self.rows), "verdict": tuple(self.words),
            "error": self.end, "largest_error": self.largest, "order": self.shown, "claimed": self.order,
            "errors": self.errors.T if self.run.setup.batch else self.errors[:, 0],
        }  # fmt: skip


class BodyAuditor(Auditor):
    """An audit of a body, or of a batch of bodies."""

    again: BodyRerun

    def __init__(self, run: Trajectory) -> None:
        setup = run.setup
        self.record = variant(setup.method, setup.options)
        self.claims = claims = self.record.claims
        order = claims.order
        if setup.torque.kind == Kind.VELOCITY and claims.velocity_order is not None:
            order = claims.velocity_order
        if setup.free and claims.free_order is not None:
            order = claims.free_order
        again = BodyRerun(run)
        step = abs(setup.dt) if setup.control is None else run.stats.largest_step
        self.turn = np.nan_to_num(step * again.speed)  # largest angle by which a step turns each body
        # for each radian, the exact motion adds rounding errors of about 2e-15
        super().__init__(again, order, EPS * (1.0 + again.steps * (1.0 + 10.0 * self.turn)))

    def turns(self) -> None:
        self.rows.append(Row("rounding", self.floor, "radians; a bound for accumulated rounding errors"))
        limit = "any" if np.isinf(self.record.turn_limit) else f"up to {self.record.turn_limit:.2g}"
        off = self.add("turn of the body per step", self.turn, f"radians; {self.record.name} resolves {limit}")
        if off > self.record.turn_limit:
            self.words.append(f"A step turns the body by {off:.3g} rad, more than {self.record.name} can resolve.")

    def conservation(self) -> None:
        free, claims = self.run.setup.free, self.claims
        for name, values, scale, why in conserved(self.run):
            change = values - values[:1]
            change = np.linalg.norm(change, axis=-1) if change.ndim == 3 else np.abs(change)
            with warnings.catch_warnings(action="ignore", category=RuntimeWarning):
                off = self.add(f"change of {name}", np.nanmax(change, axis=0) / scale, why)
            keeps = claims.momentum if name.startswith("momentum") else claims.free_energy if free else claims.energy
            if keeps == EXACT and off > 1e3 * self.floor and (free or name == "energy"):
                self.words.append(
                    f"{self.record.name} should conserve {name} to rounding, but it changes by {off:.1g}. "
                    "Find the cause before you use this run."
                )

    def quality(self) -> None:
        """Add rows on the distance from SO(3), the residuals, and the error of interpolation."""
        run, batch = self.run, self.run.setup.batch
        lead = run.orthogonality if batch else run.orthogonality[None]
        off = self.add("distance from SO(3)", np.nanmax(np.nan_to_num(lead), axis=1), "Frobenius norm of R^T R - 1")
        if self.claims.on_group and off > 1e3 * EPS * (1 + run.steps) ** 0.5 and off > 1e-9:
            self.words.append(
                f"The attitudes are not rotations: R^T R - 1 has the norm {off:.1g}. Use reorthogonalise=True, or a "
                "method that stays on the group."
            )
        if self.record.cost.solves:
            worst = run.stats.worst_residual
            self.rows.append(Row("worst residual of a solve", worst, "as an angle; rounding is 1e-15"))
        if len(run) > 2 and run.t.ndim == 1:  # `at` needs the same times for all bodies
            with warnings.catch_warnings(action="ignore", category=RuntimeWarning):
                between = run.at(0.5 * (run.t[1:] + run.t[:-1]))
            e = between.error if batch else between.error[None]
            off_between = np.nanmax(np.nan_to_num(e), axis=1)
            self.add("interpolation between samples", off_between, "radians; error that run.at(t) may add")

    def round_trip(self) -> None:
        if not self.run.outcome.good:
            self.words.append("A failed run cannot be run back.")
            return
        off = self.add("round trip", self.back(), "radians; distance from the start after a run back from the end")
        if not self.claims.reversible:
            text = f"{self.record.name} is not reversible: its errors cause the distance of {off:.1g} rad."
        elif off <= 1e3 * self.floor:
            text = (
                "The run back from the end returns to the start, as with every reversible method. The remaining "
                "distance comes from rounding and solves; it says nothing about the error of the method."
            )
        else:
            text = (
                f"The run back from the end misses the start by {off:.1g} rad, which is more than rounding: the motion "
                "is chaotic, the torque depends on the velocity, or solves are not exact."
            )
        self.words.append(text)

    def back(self) -> np.ndarray:
        """Run back from the last step; return the angle between the result and the first sample, for each body."""
        run, setup, again = self.run, self.run.setup, self.again
        n, bodies = run.steps - again.first, run.final.shape[1]
        turned = turned_back(setup, run.records, run.steps, bodies)
        held = Switching(turned, bodies, turned.t_start + n * turned.dt)
        policy = FixedSteps(turned, np.array([0]), run.final[None].copy())
        driver = Driver(
            turned,
            run.final.copy(),
            policy,
            n,
            before=Stats(0, 0, 0, 0.0, 0.0),
            held=held,
            present=lambda result: result,
        )
        with warnings.catch_warnings(action="ignore", category=RuntimeWarning):
            back: RunResult = driver.advance(on_failure="stop")
        if driver.error is not None:
            raise driver.error[0]
        again.calls += back.stats.torque_calls
        with np.errstate(all="ignore"):
            R, _ = setup.parts.finish(setup.I, from_rows(setup.template, list(back.final)))
            S = np.stack([np.stack([np.broadcast_to(x, bodies) for x in e], axis=-1) for e in R], axis=-1)
            S = S @ np.swapaxes(run.body.axes, -1, -2)
            return angle(S, again.own.R[0])


def audit(run: Trajectory, by: str | None = "halving", reverse: bool = False, budget: float = 30.0) -> Audit:
    """Implementation of `Trajectory.audit`."""
    setup, computes = run.setup, bool(by or reverse)
    check_arguments(by, budget, len(run) > 0 and bool(run.valid.any()))
    if computes and isinstance(setup.torque, Missing):
        raise InvalidInput(
            f"this run was loaded from a file, and its torque {setup.torque.name!r} was a function, which files cannot "
            "store: load the run with polhode.load(path, torque=f), or use audit(by=None), which needs no torque"
        )
    different = "this run has steps of different lengths: use audit(by=None), or compare runs with different tol"
    refuse_if(computes and setup.control is not None, different)
    a = BodyAuditor(run)
    again = a.again
    a.outcome()
    if by is not None:
        turn = float(a.turn.max())
        a.compare(compare_with_references(again, a.order, turn, a.floors, budget), by)
    a.turns()
    a.conservation()
    a.quality()
    if reverse:
        a.round_trip()
    a.rows.append(Row("torque calls of the run", run.stats.torque_calls, "all bodies together"))
    a.rows.append(Row("torque calls of the audit", again.calls, "spent on the runs above"))
    return Audit(
        **a.results(), momentum_error=a.others["momentum"], position_error=a.others["position"],
        velocity_error=a.others["velocity"], reliable_bodies=a.reliable, torque_calls=again.calls,
        reliable=bool(a.reliable[again.there].all() and again.there.any()),
    )  # fmt: skip


def words_for_place(name: str, judgement: Judgement, scale: str) -> str:
    """Return the verdict on the error of the position or the velocity."""
    worst, apart = top(judgement.errors), top(judgement.spread)
    if worst > LOST:
        return f"Not to be trusted: the references give a completely different {name} ({worst:.1g}, {scale})."
    if not judgement.holds:
        return (
            f"The audit cannot decide on the {name}: the estimated error of {worst:.1g} is not reliable, because the "
            f"references differ from each other by {apart:.1g} ({scale})."
        )
    if worst <= SHARED * float(judgement.floor.max()):
        return f"The error of the {name} is as small as rounding, {worst:.1g} ({scale})."
    return f"The {name} is right to about {worst:.1g} ({scale})."
