"""References for an audit: runs with shorter and shorter steps, until three of them agree with each other.

The result says for each body whether the references agree well enough to estimate the error of the run.  Audits of
mechanisms (`mechanism_audit.py`) use the same classes; there, "body" in these texts means a complete mechanism.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from ..errors import InvalidInput, SimulationFailed, Unsupported
from ..groups.so3 import angle
from ..integrators import METHODS, variant
from ..integrators.automatic import automatic_method, reference_method
from ..integrators.record import Kind
from ..motion.trajectory import Trajectory
from ..run.setup import Setup
from ..run.switching import resumed_torque
from .places import Scales, scales_of

AGREEMENT = 4.0  # references must be closer to each other than to the run by this factor
SHARED = 4.0  # differences below this multiple of the rounding error count as rounding
COARSE = (8, 5, 3, 2)  # lengths of long steps of references, in units of dt; adjusted so that they divide the run
FINE = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584)  # short steps are dt divided by these
CALLS = {True: 2_000_000, False: 2_000}  # torque calls that references may always make: True if they are compiled
Differences = dict[str, np.ndarray]  # differences between two runs, for each quantity, [n, body]


class Rerun:
    """A run that can be repeated with other steps and other methods.

    There are two kinds, for bodies and for mechanisms.  Arrays of samples have the shape (n, bodies, ...).
    """

    own: Any  # the samples of the run itself
    first = 0  # step at which the run starts
    later: np.ndarray  # mask of the samples after the start
    there: np.ndarray  # mask of the bodies that have samples to compare
    steps: int  # number of steps of the run
    scales: dict[str, Any]  # by which differences of each quantity are divided

    def __init__(self, run: Any) -> None:
        self.run, self.calls = run, 0  # calls: torque calls (for mechanisms, stages) of all repetitions so far

    def with_steps(self, factor: Fraction, method: str | None = None) -> Any:
        """Repeat the run with steps of factor * dt, or with a tolerance of factor * tol.

        Return the states at those samples of the run that are also ends of the new steps, or None if the repetition is
        impossible or fails.

        method : a method, used with its default options; by default the method of the run with its options.
        """
        rows = self.met(factor)
        if not rows.size:
            return None
        try:
            with warnings.catch_warnings(action="ignore", category=RuntimeWarning):
                other = self.repeat(rows, factor, method)
        except (InvalidInput, Unsupported, SimulationFailed):  # for example, if a torque switches inside a longer step
            return None
        self.calls += self.work_of(other)
        if not other.outcome.good and not self.run.setup.batch:
            return None
        return self.states_of(other, rows)

    def met(self, factor: Fraction) -> np.ndarray:
        """Return the rows of the samples, after the start, that are also ends of steps of length factor * dt."""
        on_steps = (self.run.index - self.first) % factor.numerator == 0
        return np.flatnonzero(self.later & on_steps & (self.steps % factor.numerator == 0))

    def repeat(self, rows: np.ndarray, factor: Fraction, method: str | None) -> Any:
        """Return a run with other steps that has samples at the times of these rows."""
        raise NotImplementedError

    def work_of(self, run: Any) -> int:
        """Return the number of torque calls (for mechanisms, stages) of a run."""
        return int(run.stats.torque_calls)

    def states_of(self, other: Any, rows: np.ndarray) -> Any:
        """Return the states of a repetition in these rows of the samples of the run; NaN in the other rows."""
        raise NotImplementedError

    def difference(self, a: Any, b: Any) -> Differences:
        """Return the differences between two runs of this problem."""
        raise NotImplementedError

    def scale_of(self, quantity: str, member: int) -> float:
        """Return the scale of a quantity for a member of a batch; for bodies, the largest of all members."""
        return float(np.max(self.scales[quantity]))

    def place_floors(self, floors: np.ndarray) -> dict[str, np.ndarray]:
        """Return the relative rounding errors of position and velocity; `floors` are those of the attitude."""
        found = {}
        for name, a in (("position", self.own.x), ("velocity", self.own.v)):
            sizes = np.linalg.norm(a, axis=-1).reshape(*a.shape[:2], -1)
            largest = np.fmax.reduce(sizes, axis=(0, 2), initial=0.0)
            found[name] = floors * np.fmax(1.0, largest / self.scales[name])
        return found


class Samples(NamedTuple):
    """Attitudes, body momenta, positions and velocities (zero without flight), (n, bodies, ...); NaN if not known."""

    R: np.ndarray
    P: np.ndarray
    x: np.ndarray
    v: np.ndarray


def samples_first(run: Any, a: np.ndarray) -> np.ndarray:
    """Convert an array of a run, of one member or of a batch, to the shape (n, bodies, ...) or (n, mechanisms, ...)."""
    return np.swapaxes(a, 0, 1) if run.setup.batch else a[:, None]


def in_rows(samples: Any, rows: np.ndarray, n: int) -> Any:
    """Return a tuple of arrays with n rows that has these samples in the given rows, and NaN in the others.

    There may be fewer samples than rows, if all members of a batch have failed.
    """
    out = type(samples)(*(np.full((n, *a.shape[1:]), np.nan) for a in samples))
    for values, found in zip(out, samples, strict=True):
        values[rows[: len(found)]] = found
    return out


def samples(run: Trajectory) -> Samples:
    """Return attitudes, body momenta, positions and velocities of a run."""
    P = samples_first(run, run.momentum_body)
    x, v = (samples_first(run, a) for a in (run.x, run.v)) if run.setup.flies else (np.zeros_like(P), np.zeros_like(P))
    return Samples(samples_first(run, run.R), P, x, v)


def largest_of(a: np.ndarray) -> np.ndarray:
    """Return the largest value over the samples for each body; NaN if no sample is known."""
    return np.fmax.reduce(a, axis=0, initial=np.nan)


def at_end(a: np.ndarray) -> np.ndarray:
    """Return the value at the last known sample for each body."""
    known = np.isfinite(a)
    last = a.shape[0] - 1 - np.argmax(known[::-1], axis=0)
    return np.where(known.any(axis=0), a[last, np.arange(a.shape[1])], np.nan)


def top(a: np.ndarray) -> float:
    """Return the largest value that is not NaN, or zero if all values are NaN or negative."""
    return float(np.nanmax(a, initial=0.0))


class BodyRerun(Rerun):
    """A run of a body, or of a batch of bodies, that can be repeated."""

    def __init__(self, run: Trajectory) -> None:
        super().__init__(run)
        self.own = samples(run)
        self.first = int(run.index[0])
        self.torque = run.setup.torque
        if self.first:  # the run was extended: start with the commands and the memory of controllers at that step
            self.torque = resumed_torque(run.setup, run.records, self.first, run.states.shape[2])
        valid = np.isfinite(self.own.P).all(axis=2)
        last = int(run.index[valid.any(axis=1)][-1])
        self.later = (run.index > self.first) & (run.index <= last)
        self.steps = last - self.first
        self.there = valid[run.index > self.first].any(axis=0)
        self.scales = (scales_of(run) if run.setup.flies else Scales(1.0, 1.0))._asdict()
        speeds = np.linalg.norm(run.omega, axis=-1)
        self.speed = np.fmax.reduce(speeds, axis=-1).reshape(-1)  # the largest angular velocity of each body

    def repeat(self, rows: np.ndarray, factor: Fraction, method: str | None) -> Trajectory:
        from ..motion.simulation import simulate

        run, setup = self.run, self.run.setup
        pick = (slice(None), 0) if setup.batch else 0
        place: dict[str, Any] = {"position": run.x[pick], "velocity": run.v[pick]} if setup.flies else {}
        every = np.r_[0, run.index[rows] - self.first]
        begin = setup.t_start + self.first * setup.dt
        end = begin + int(every[-1]) * setup.dt
        return simulate(
            run.body, self.torque if setup.torque.kind != Kind.FREE else None, omega=run.omega[pick],
            attitude=run.R[pick], t_start=begin, t_end=end, dt=(end - begin) / round(every[-1] / factor),
            method=method or setup.method.name, t_eval=begin + every * setup.dt, engine=setup.engine,
            on_failure="stop", **place, **(setup.options if method is None else {}),
        )  # fmt: skip

    def states_of(self, other: Trajectory, rows: np.ndarray) -> Samples:
        return in_rows(Samples(*(a[1:] for a in samples(other))), rows, len(self.run))  # without the start

    def difference(self, a: Samples, b: Samples) -> Differences:
        """Return the angles between the attitudes, and the relative differences of momentum, position and velocity."""
        with np.errstate(all="ignore"):
            size = np.linalg.norm(a.P, axis=-1)
            return {
                "attitude": angle(a.R, b.R),
                "momentum": np.linalg.norm(a.P - b.P, axis=-1) / np.where(size > 0, size, 1.0),
                "position": np.linalg.norm(a.x - b.x, axis=-1) / self.scales["position"],
                "velocity": np.linalg.norm(a.v - b.v, axis=-1) / self.scales["velocity"],
            }


def auditing_method(setup: Setup, order: float, turn: float) -> str | None:
    """Return the method of the references, or None if no other suits.  turn : angle by which a step turns the body."""
    kind, wheels = setup.torque.kind, setup.torque.external
    if setup.free:
        return automatic_method(kind, None, False)
    names: tuple[str, ...]
    if wheels is not None:
        kind, names = wheels, ("gyrostat6",)
    elif kind == Kind.VELOCITY:  # a splitting needs many calls of such a torque, but it can handle a fast spin
        names = (reference_method(kind).name, "near1064")
        names = ("rkmk8", names[0]) if turn < 2.0 else names
    else:
        names = ("rkn4",) if order <= 2 else (reference_method(kind).name, "near1086")
    return next((n for n in names if n != setup.method.name and METHODS[n].accepts >= kind), None)


def step_lengths(steps: int, by_itself: bool, turn: float, limit: float) -> list[Fraction]:
    """Return the lengths of the steps of references, in units of dt, from long to short.

    steps : number of steps of the run.
    by_itself : whether the references use the method of the run; their steps are then all shorter than dt.
    turn : angle by which a step of dt turns the body.
    limit : largest angle by which a step of a reference may turn the body.
    """
    coarse = {Fraction(steps, max(1, round(steps / m))) for m in COARSE if not by_itself}
    lengths = {m for m in coarse if m > 1} | {Fraction(1, k) for k in FINE[by_itself:]}
    return sorted((x for x in lengths if turn * float(x) <= limit), reverse=True)


def affordable_references(
    again: Rerun, method: str | None, lengths: Iterable[Fraction], each: float, allowed: float, power: float = 1.0
) -> Iterator[tuple[Fraction, Any]]:
    """Yield references with shorter and shorter steps, until the next one would need more calls than allowed.

    lengths : lengths of the steps, in units of dt.
    each : smallest number of calls of a run with steps of dt.
    power : exponent of the cost; a run with steps of this length costs length^-power.
    """
    runs, spent, length = 0, 0, Fraction(1)
    for factor in lengths:
        expected = spent * float(length / factor) ** power if runs else each * float(1 / factor) ** power
        if again.calls + expected > allowed * (1 if runs >= 3 else 4):
            return
        before = again.calls
        other = again.with_steps(factor, method)
        spent, length = again.calls - before, factor
        if other is not None:
            runs += 1
            yield factor, other


@dataclass
class Judgement:
    """The estimated errors of one quantity of a run, such as its attitude, and their reliability."""

    errors: np.ndarray  # (n, bodies), estimated errors at each sample
    spread: np.ndarray  # (bodies,), the largest difference between references at any sample
    decided: np.ndarray  # (bodies,), whether the references agree well enough for the estimates to be reliable
    doubt: np.ndarray  # (n, bodies), difference between the last two references
    floor: np.ndarray  # (bodies,), rounding errors

    @property
    def holds(self) -> bool:
        """Whether all known errors are reliable."""
        known = np.isfinite(largest_of(self.errors))
        return bool(known.any() and self.decided[known].all())

    @classmethod
    def unknown(cls, n: int, floor: np.ndarray) -> Judgement:
        nothing = np.full((n, len(floor)), np.nan)
        return cls(nothing, nothing[0].copy(), np.zeros(len(floor), bool), nothing.copy(), floor)

    def update(self, undecided: np.ndarray, fars: list[np.ndarray], apart: list[np.ndarray], wobble: Any) -> None:
        """Update the estimates for the bodies that are not decided yet.

        undecided : mask of these bodies.
        fars : distances of the run from the last three references.
        apart : distances of the last reference from the two before it.
        wobble : distance between a reference and its repetition.

        If the last reference has no state at a sample, the sample is compared with an earlier reference.
        """
        floor, far = self.floor, fars[2]
        self.doubt = apart[1]
        between = np.fmax(np.fmax(*apart), wobble)
        rounding = (largest_of(far) <= SHARED * floor) & (largest_of(between) <= SHARED * floor)
        agree = (AGREEMENT * largest_of(between) <= largest_of(far)) & (AGREEMENT * at_end(between) <= at_end(far))
        known = np.where(np.isfinite(far), far, np.where(np.isfinite(fars[1]), fars[1], fars[0]))
        shown = np.where(rounding, np.fmax(np.fmax(known, between), floor), known)
        self.errors[:, undecided] = shown[:, undecided]
        self.spread[undecided] = largest_of(between)[undecided]
        self.decided[undecided] = (rounding | agree)[undecided]


@dataclass
class Evidence:
    """The estimated errors of a run, by quantity, and the references with which it was compared."""

    judgements: dict[str, Judgement]  # by quantity; "attitude" is always one of them
    by: str  # the method of the references
    # quantities that are judged, too, but do not prolong the search
    further: dict[str, Judgement] = field(default_factory=dict)
    truth: Any = None  # the last reference
    runs: int = 0  # number of references that were computed

    @property
    def attitude(self) -> Judgement:
        """The estimated errors of the attitude."""
        return self.judgements["attitude"]

    @property
    def all_judgements(self) -> dict[str, Judgement]:
        """The estimated errors of all quantities."""
        return self.judgements | self.further

    @property
    def decided(self) -> np.ndarray:
        """Mask of the bodies for which all quantities of `judgements` are decided."""
        return np.logical_and.reduce([j.decided for j in self.judgements.values()])

    def update(self, again: Rerun, last: list[Any], wobble: Differences | float) -> None:
        """Compare a run with the last three references, and update the bodies that are not decided yet."""
        undecided = ~self.decided & again.there
        fars, apart = [again.difference(again.own, x) for x in last], [again.difference(x, last[2]) for x in last[:2]]
        for name, judgement in self.all_judgements.items():
            shaky = wobble[name] if isinstance(wobble, dict) else wobble
            judgement.update(undecided, [d[name] for d in fars], [d[name] for d in apart], shaky)

    def gather(
        self, again: Rerun, references: Iterable[tuple[Fraction, Any]],
        wobble_of: Callable[[Fraction, Any], Differences | float] | None,
    ) -> None:  # fmt: skip
        """Compare a run with one reference after the other, until every body is decided.

        wobble_of : function that repeats the first reference and returns the difference, or None.  Python functions may
            return other values the second time.
        """
        last: list[Any] = []
        wobble: Differences | float = 0.0
        for factor, other in references:
            if self.runs == 0 and wobble_of is not None:
                wobble = wobble_of(factor, other)
            self.runs += 1
            last = [*last[-2:], other]
            self.truth = other
            if len(last) == 3:
                self.update(again, last, wobble)
                if self.decided[again.there].all():
                    break


def repeated_difference(again: Rerun, factor: Fraction, method: str | None, other: Any) -> Differences | float:
    """Return the largest difference between a reference and its repetition, for each body; infinite if that fails."""
    repeated = again.with_steps(factor, method)
    if repeated is None:
        return np.inf
    return {name: np.nan_to_num(largest_of(a)) for name, a in again.difference(other, repeated).items()}


def compare_with_references(again: BodyRerun, order: float, turn: float, floor: np.ndarray, budget: float) -> Evidence:
    """Run references with shorter and shorter steps until every body is decided or the budget is spent.

    order, turn : order of the method of the run, and the largest angle by which a step turns a body.
    floor : rounding error of the attitude of each body, in radians.
    budget : largest number of torque calls, divided by that of the run.
    """
    setup = again.run.setup
    method = auditing_method(setup, order, turn)
    n, bodies = again.own.R.shape[:2]
    floors = {"attitude": floor}
    if setup.flies:
        floors |= again.place_floors(floor)
    found = Evidence(
        {name: Judgement.unknown(n, f) for name, f in floors.items()}, method or setup.method.name,
        {"momentum": Judgement.unknown(n, np.zeros(bodies))},
    )  # fmt: skip
    compiled = setup.runs_on.compiled and not setup.bound.plain
    allowed = max(budget * again.run.stats.torque_calls, CALLS[compiled])
    each = METHODS[method or setup.method.name].cost.step * again.steps * bodies
    if method is not None and np.isinf(METHODS[method].order):  # the exact motion, in one step and in many steps
        lengths = sorted({Fraction(again.steps), Fraction(1), Fraction(1, 2), Fraction(1, 3)}, reverse=True)
    else:
        record = variant(setup.method, setup.options) if method is None else METHODS[method]
        lengths = step_lengths(again.steps, method is None, turn, record.turn_limit)
    found.gather(
        again, affordable_references(again, method, lengths, each, allowed),
        (lambda factor, other: repeated_difference(again, factor, method, other)) if setup.asks_python else None,
    )  # fmt: skip
    return found


def shown_order(again: Rerun, found: Evidence, factors: tuple[Fraction, ...], quantity: str = "attitude") -> float:
    """Return the order that repetitions with other steps show, compared with the last reference; NaN if unknown."""
    order = np.nan
    if found.truth is None:
        return order
    length, far = Fraction(1), again.difference(again.own, found.truth)[quantity]
    judgement = found.judgements[quantity]
    for factor in factors:
        other = again.with_steps(factor)
        if other is None:
            continue
        off = again.difference(other, found.truth)[quantity]
        both = np.isfinite(off) & np.isfinite(far) & judgement.decided
        fine = np.fmax(judgement.doubt, 0.0)[both]
        a, b = top(far[both]), top(off[both])
        if min(a, b) > AGREEMENT * top(fine):
            order = float(np.log(a / b) / np.log(float(length / factor)))
        length, far = factor, off
    return order
