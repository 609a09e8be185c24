"""References for an audit: runs with shorter and shorter steps, until three of them agree better than with the run.

The result says for each body whether the references agree so well that the error of the run is known.
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

AGREEMENT = 4.0  # so many times better than with the run the references have to agree with each other
SHARED = 4.0  # times the rounding: differences below this are rounding
COARSE = (8, 5, 3, 2)  # steps of references, in units of dt, or the next that divides the run
FINE = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584)  # and parts of dt
CALLS = {True: 2_000_000, False: 2_000}  # torque calls that references may always make: compiled, and in Python


class Samples(NamedTuple):
    """Attitudes and body momenta [n, body, ...], NaN where nothing is known; or angles between them [n, body]."""

    R: np.ndarray
    P: np.ndarray


def samples_first(run: Trajectory, a: np.ndarray) -> np.ndarray:
    """An array of a run as [n, body, ...], for one body and for a batch."""
    return np.swapaxes(a, 0, 1) if run.setup.batch else a[:, None]


def samples(run: Trajectory) -> Samples:
    """Attitudes and body momenta of a run."""
    return Samples(samples_first(run, run.R), samples_first(run, run.momentum_body))


def difference(a: Samples, b: Samples) -> Samples:
    """The angle between attitudes, and the relative difference of body momenta, [n, body]."""
    with np.errstate(all="ignore"):
        size = np.linalg.norm(a.P, axis=-1)
        return Samples(angle(a.R, b.R), np.linalg.norm(a.P - b.P, axis=-1) / np.where(size > 0, size, 1.0))


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
        out.R[rows], out.P[rows] = have.R[1:], have.P[1:]
        return out


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
class Evidence:
    """What references say of a run; arrays per sample are [n, body], others [body]."""

    errors: np.ndarray  # of the attitude, estimated
    momentum: np.ndarray  # of the body momentum, relative
    spread: np.ndarray  # the largest difference between references, at any sample
    decided: np.ndarray  # do the references agree so well that the figures hold?
    doubt: np.ndarray  # per sample: the difference of the last two references
    by: str  # the method of the references
    truth: Samples | None = None  # the last reference
    runs: int = 0  # references that were computed

    def update(self, again: Rerun, last: list[Samples], wobble: float, floor: np.ndarray) -> None:
        """Compare a run with the last three references, for the bodies that are not decided yet."""
        own, undecided = again.own, ~self.decided & again.there
        far, apart = difference(own, last[2]), [difference(x, last[2]).R for x in last[:2]]
        self.doubt = apart[1]
        between = np.fmax(np.fmax(*apart), wobble)
        rounding = (largest_of(far.R) <= SHARED * floor) & (largest_of(between) <= SHARED * floor)
        agree = (AGREEMENT * largest_of(between) <= largest_of(far.R)) & (AGREEMENT * at_end(between) <= at_end(far.R))
        shown = np.where(rounding, np.fmax(np.fmax(far.R, between), floor), far.R)
        self.errors[:, undecided], self.momentum[:, undecided] = shown[:, undecided], far.P[:, undecided]
        self.spread[undecided] = largest_of(between)[undecided]
        self.decided |= undecided & (rounding | agree)


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
    found = Evidence(
        np.full((n, bodies), np.nan), np.full((n, bodies), np.nan), np.full(bodies, np.nan), np.zeros(bodies, bool),
        np.full((n, bodies), np.nan), method or setup.method.name,
    )  # fmt: skip
    last: list[Samples] = []
    wobble = 0.0
    for factor, other in affordable_references(again, method, turn, budget):
        if found.runs == 0 and setup.asks_python:  # which may give another answer the next time
            repeated = again.with_steps(factor, method)
            wobble = np.nan_to_num(largest_of(difference(other, repeated).R)) if repeated is not None else np.inf
        found.runs += 1
        last = [*last[-2:], other]
        found.truth = other
        if len(last) == 3:
            found.update(again, last, wobble, floor)
            if found.decided[again.there].all():
                break
    return found


def shown_order(again: Rerun, found: Evidence, factors: tuple[Fraction, ...]) -> float:
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
