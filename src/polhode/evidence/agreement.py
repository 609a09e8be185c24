"""References for an audit: runs with shorter and shorter steps, until three of them agree with each other.

The result states for each body whether the references agree well enough to know the error of the run.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import dataclass
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

AGREEMENT = 4.0  # so many times better than with the run the references have to agree with each other
SHARED = 4.0  # times the rounding: differences below this are rounding
COARSE = (8, 5, 3, 2)  # steps of references, in units of dt, or the next that divides the run
FINE = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584)  # and parts of dt
CALLS = {True: 2_000_000, False: 2_000}  # torque calls that references may always make: compiled, and in Python


class Samples(NamedTuple):
    """Attitudes, body momenta, positions and velocities [n, body, ...], NaN where nothing is known.

    Or the differences of two of these, [n, body]: angles, and relative to the size of the momentum and to the scales of
    the motion.  Positions and velocities of bodies that only turn are zero.
    """

    R: np.ndarray
    P: np.ndarray
    x: np.ndarray
    v: np.ndarray


def samples_first(run: Trajectory, a: np.ndarray) -> np.ndarray:
    """An array of a run as [n, body, ...], for one body and for a batch."""
    return np.swapaxes(a, 0, 1) if run.setup.batch else a[:, None]


def samples(run: Trajectory) -> Samples:
    """Attitudes, body momenta and places of a run."""
    P = samples_first(run, run.momentum_body)
    x, v = (samples_first(run, a) for a in (run.x, run.v)) if run.setup.flies else (np.zeros_like(P), np.zeros_like(P))
    return Samples(samples_first(run, run.R), P, x, v)


def difference(a: Samples, b: Samples, scales: Scales) -> Samples:
    """The angle between attitudes, and relative differences of body momenta, positions and velocities, [n, body]."""
    with np.errstate(all="ignore"):
        size = np.linalg.norm(a.P, axis=-1)
        return Samples(
            angle(a.R, b.R),
            np.linalg.norm(a.P - b.P, axis=-1) / np.where(size > 0, size, 1.0),
            np.linalg.norm(a.x - b.x, axis=-1) / scales.position,
            np.linalg.norm(a.v - b.v, axis=-1) / scales.velocity,
        )


def largest_of(a: np.ndarray) -> np.ndarray:
    """The largest value of each body over the samples; NaN where nothing is known."""
    return np.fmax.reduce(a, axis=0, initial=np.nan)


def at_end(a: np.ndarray) -> np.ndarray:
    """The value of each body at its last known sample."""
    known = np.isfinite(a)
    last = a.shape[0] - 1 - np.argmax(known[::-1], axis=0)
    return np.where(known.any(axis=0), a[last, np.arange(a.shape[1])], np.nan)


def top(a: np.ndarray) -> float:
    """The largest value that is known, at least zero."""
    return float(np.nanmax(a, initial=0.0))


class Rerun:
    """The problem of a run, to be run again with other steps and by other methods; `calls` counts torque calls."""

    def __init__(self, run: Trajectory) -> None:
        self.run, self.calls = run, 0
        self.own = samples(run)
        self.first = int(run.index[0])
        self.torque = run.setup.torque
        if self.first:  # what was held and remembered there
            self.torque = resumed_torque(run.setup, run.records, self.first, run.states.shape[2])
        valid = np.isfinite(self.own.P).all(axis=2)
        self.last = int(run.index[valid.any(axis=1)][-1])
        self.steps = self.last - self.first
        self.there = valid[run.index > self.first].any(axis=0)  # bodies that have something to compare
        self.scales = scales_of(run) if run.setup.flies else Scales(1.0, 1.0)
        speeds = np.linalg.norm(run.omega, axis=-1)
        self.speed = np.fmax.reduce(speeds, axis=-1).reshape(-1)  # the largest of each body

    def with_steps(self, factor: Fraction, method: str | None = None) -> Samples | None:
        """A run with steps of factor dt, at those samples of the run that it meets; None if it is impossible or fails.

        Parameters
        ----------
        factor : Fraction
            Length of the steps, in units of dt.
        method : str, optional
            A method with its default options; otherwise the method of the run with its own options.
        """
        from ..motion.simulation import simulate

        run, setup = self.run, self.run.setup
        grid = factor.numerator
        if self.steps % grid:
            return None
        meets = ((run.index - self.first) % grid == 0) & (run.index <= self.last) & (run.index > self.first)
        if not meets.any():
            return None
        pick = (slice(None), 0) if setup.batch else 0
        place: dict[str, Any] = {"position": run.x[pick], "velocity": run.v[pick]} if setup.flies else {}
        every = np.r_[0, run.index[meets] - self.first]
        begin = setup.t_start + self.first * setup.dt
        end = begin + int(every[-1]) * setup.dt
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", RuntimeWarning)
                other = simulate(
                    run.body, self.torque if setup.torque.kind != Kind.FREE else None, omega=run.omega[pick],
                    attitude=run.R[pick], t_start=begin, t_end=end, dt=(end - begin) / round(every[-1] / factor),
                    method=method or setup.method.name, t_eval=begin + every * setup.dt, engine=setup.engine,
                    on_failure="stop", **place, **(setup.options if method is None else {}),
                )  # fmt: skip
        except (InvalidInput, Unsupported, SimulationFailed):  # a switch inside a longer step, for instance
            return None
        self.calls += other.stats.torque_calls
        if not other.outcome.good and not setup.batch:
            return None
        have, out = samples(other), Samples(*(np.full_like(v, np.nan) for v in self.own))
        rows = np.flatnonzero(meets)[: len(other) - 1]  # a batch may have failed as a whole
        for values, found in zip(out, have, strict=True):
            values[rows] = found[1:]
        return out

    def difference(self, a: Samples, b: Samples) -> Samples:
        """Differences of two runs of this problem."""
        return difference(a, b, self.scales)

    def place_floors(self, floors: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Rounding errors of position and velocity, relative to their scales; floors: those of the attitude."""
        with np.errstate(all="ignore"):
            far, fast = (largest_of(np.linalg.norm(a, axis=-1)) for a in (self.own.x, self.own.v))
        return (
            floors * np.fmax(1.0, np.nan_to_num(far / self.scales.position)),
            floors * np.fmax(1.0, np.nan_to_num(fast / self.scales.velocity)),
        )


def auditing_method(setup: Setup, order: float, turn: float) -> str | None:
    """The method of the references, or None if no suitable method is more accurate than that of the run.

    order, turn: of the method of the run, and the angle by which its step turns the body.
    """
    kind, wheels = setup.torque.kind, setup.torque.external
    if setup.free:
        return automatic_method(kind, None, False)
    names: tuple[str, ...]
    if wheels is not None:
        kind, names = wheels, ("gyrostat6",)
    elif kind == Kind.VELOCITY:  # a splitting calls such a torque often, but tolerates a fast spin
        names = (reference_method(kind).name, "near1064")
        names = ("rkmk8", names[0]) if turn < 2.0 else names
    else:
        names = ("rkn4",) if order <= 2 else (reference_method(kind).name, "near1086")
    return next((n for n in names if n != setup.method.name and METHODS[n].accepts >= kind), None)


def reference_steps(again: Rerun, method: str | None, turn: float) -> Iterator[Fraction]:
    """Lengths of the steps of references, in units of dt, from long to short.

    turn: angle of the body in a step of dt.  References take no step that turns it further than they can resolve."""
    if method is not None and np.isinf(METHODS[method].order):  # exact: in one leap, and in steps
        yield from sorted({Fraction(again.steps), Fraction(1), Fraction(1, 2), Fraction(1, 3)}, reverse=True)
        return
    setup = again.run.setup
    record = variant(setup.method, setup.options) if method is None else METHODS[method]
    coarse = {Fraction(again.steps, max(1, round(again.steps / m))) for m in COARSE if method is not None}
    lengths = {m for m in coarse if m > 1} | {Fraction(1, k) for k in FINE[method is None :]}
    yield from sorted((x for x in lengths if turn * float(x) <= record.turn_limit), reverse=True)


def affordable_references(
    again: Rerun, method: str | None, turn: float, budget: float
) -> Iterator[tuple[Fraction, Samples]]:
    """References with shorter and shorter steps, until the next would exceed the budget."""
    setup = again.run.setup
    compiled = setup.runs_on.compiled and not setup.bound.plain
    allowed = max(budget * again.run.stats.torque_calls, CALLS[compiled])
    each = METHODS[method or setup.method.name].cost.step * again.steps * again.own.R.shape[1]  # calls, at least
    runs, spent, length = 0, 0, Fraction(1)
    for factor in reference_steps(again, method, turn):
        expected = float((spent * length if runs else each) / factor)
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
    """The evidence on one quantity of a run: its attitude, position or velocity.

    Arrays per sample are [n, body], others [body].
    """

    errors: np.ndarray  # estimated
    spread: np.ndarray  # the largest difference between references, at any sample
    decided: np.ndarray  # do the references agree so well that the figures hold?
    doubt: np.ndarray  # per sample: the difference of the last two references
    floor: np.ndarray  # rounding

    @classmethod
    def unknown(cls, n: int, floor: np.ndarray) -> Judgement:
        nothing = np.full((n, len(floor)), np.nan)
        return cls(nothing, nothing[0].copy(), np.zeros(len(floor), bool), nothing.copy(), floor)

    def update(self, undecided: np.ndarray, fars: list[np.ndarray], apart: list[np.ndarray], wobble: Any) -> None:
        """Compare a run with references, for the bodies that are not decided yet.

        fars : distances of the run from the last three references. apart : distances of the last reference from the
        two before it. wobble : distance between two equal references.  A sample at which the last reference has no
        state is compared with the
        reference before it.
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
    """The evidence on a run; the relative error of the momentum is [n, body]."""

    attitude: Judgement
    position: Judgement | None  # of a body that moves
    velocity: Judgement | None
    momentum: np.ndarray
    by: str  # the method of the references
    truth: Samples | None = None  # the last reference
    runs: int = 0  # references that were computed

    @property
    def judgements(self) -> dict[str, Judgement]:
        """The quantities with evidence, by name."""
        found = {"attitude": self.attitude, "position": self.position, "velocity": self.velocity}
        return {name: j for name, j in found.items() if j is not None}

    @property
    def decided(self) -> np.ndarray:
        """Mask of bodies for which everything is decided."""
        return np.logical_and.reduce([j.decided for j in self.judgements.values()])

    def update(self, again: Rerun, last: list[Samples], wobble: Samples | float) -> None:
        """Compare a run with the last three references, for the bodies that are not decided yet."""
        undecided = ~self.decided & again.there
        fars, apart = [again.difference(again.own, x) for x in last], [again.difference(x, last[2]) for x in last[:2]]
        self.momentum[:, undecided] = fars[2].P[:, undecided]
        for name, judgement in self.judgements.items():
            leaf = {"attitude": "R", "position": "x", "velocity": "v"}[name]
            shaky = getattr(wobble, leaf) if isinstance(wobble, Samples) else wobble
            far, between = ([getattr(a, leaf) for a in found] for found in (fars, apart))
            judgement.update(undecided, far, between, shaky)


def largest_differences(apart: Samples) -> Samples:
    """The largest value of each body over the samples; zero where nothing is known."""
    return Samples(*(np.nan_to_num(largest_of(a)) for a in apart))


def compare_with_references(again: Rerun, order: float, turn: float, floor: np.ndarray, budget: float) -> Evidence:
    """Run references with shorter and shorter steps until every body is decided, or the budget is spent.

    Parameters
    ----------
    again : Rerun
        The run under audit.
    order, turn : float
        Order of its method, and the largest angle by which a step turns a body.
    floor : array
        Rounding error of each body, in radians.
    budget : float
        Torque calls relative to those of the run.
    """
    setup = again.run.setup
    method = auditing_method(setup, order, turn)
    n, bodies = again.own.R.shape[:2]
    position, velocity = (Judgement.unknown(n, f) if setup.flies else None for f in again.place_floors(floor))
    momentum = np.full((n, bodies), np.nan)
    found = Evidence(Judgement.unknown(n, floor), position, velocity, momentum, method or setup.method.name)
    last: list[Samples] = []
    wobble: Samples | float = 0.0
    for factor, other in affordable_references(again, method, turn, budget):
        if found.runs == 0 and setup.asks_python:  # which may give another answer the next time
            repeated = again.with_steps(factor, method)
            wobble = np.inf if repeated is None else largest_differences(again.difference(other, repeated))
        found.runs += 1
        last = [*last[-2:], other]
        found.truth = other
        if len(last) == 3:
            found.update(again, last, wobble)
            if found.decided[again.there].all():
                break
    return found


def shown_order(again: Rerun, found: Evidence, factors: tuple[Fraction, ...]) -> float:
    """The order of the method, from its distances to the last reference with other steps; NaN if inaccurate."""
    order = np.nan
    if found.truth is None:
        return order
    length, far = Fraction(1), again.difference(again.own, found.truth).R
    for factor in factors:
        other = again.with_steps(factor)
        if other is None:
            continue
        off = again.difference(other, found.truth).R
        both = np.isfinite(off) & np.isfinite(far) & found.attitude.decided
        fine = np.fmax(found.attitude.doubt, 0.0)[both]
        a, b = top(far[both]), top(off[both])
        if min(a, b) > AGREEMENT * top(fine):
            order = float(np.log(a / b) / np.log(float(length / factor)))
        length, far = factor, off
    return order
