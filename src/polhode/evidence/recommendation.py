"""Recommend a method and a step, by trials on the user's own problem.

    advice = ph.recommend("fast-top", tol=1e-6)
    advice = ph.recommend(body, tol=1e-6, torque=my_torque, omega=..., t_end=10)
    print(advice)                     # the recommendation, and all candidates
    run = advice.simulate()

All candidates are tried on a short part of the motion.  The good ones are then tried on longer parts, up to the
complete motion if `budget` allows.  For each candidate, the search finds the step with which the error of the attitude,
relative to a converged run, meets the tolerance.  On a part of the motion, the tolerance is smaller, because errors
grow with time: linearly for reversible methods, and quadratically for others.  The recommended method is the one with
the lowest cost: torque calls if these take most of the time, otherwise computing time.

For a body that moves, the error is the largest of the errors of attitude, position and velocity; the last two are
relative to the scales of `evidence.places`.  A method that chooses its steps itself (adams) gets a tolerance,
`advice.step_tol`, instead of a step; dt is then the mean length of its steps.  If a torque has known jumps
(`torques.piecewise`, a sampled controller), steps end at the jumps, and adams is not tried.  `advice.certified` says
whether the complete motion was tried.  If the end of the motion does not converge when the steps are halved, an error
is raised.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arguments import finite_number, refuse_if
from ..body import Body
from ..catalogue import PROBLEMS, Problem
from ..errors import InvalidInput, PolhodeError, long_steps_on_purpose, unknown
from ..forces.base import everything_acting
from ..groups.so3 import angle
from ..integrators import METHODS, check_options, flies, variant
from ..integrators.automatic import BY_TOLERANCE, automatic_method, reference_method
from ..integrators.record import BOUNDED, EXACT, Kind, Method
from ..motion.simulation import simulate
from ..motion.trajectory import Trajectory
from ..torques.base import Model, Torque
from ..units import seconds
from .places import Scales, relative_distances, scales_of
from .reference_solutions import converged_end
from .result_table import ResultTable, TableExports, aligned, method_label

if TYPE_CHECKING:
    from ..pictures.look import Picture

AIM = 0.6  # the search for a step aims at an error of this fraction of the tolerance
CLOSE = (0.2, 0.9)  # the search stops if the error, as a fraction of the tolerance, is between these values
SHARE = 1 / 20  # largest error of the reference, as a fraction of the tolerance
FINEST = 1e-12  # smallest tolerance; smaller errors are close to rounding
DROP = 3.0  # candidates whose cost exceeds the lowest cost by this factor are dropped
PARTS = (1 / 64, 1 / 16, 1 / 4, 1.0)  # fractions of the motion on which candidates are tried
COSTS = ("auto", "calls", "time")
GIVEN_UP = "costs more"  # note on a candidate whose search was stopped
WAY = 64  # number of samples of a reference from which the scales of position and velocity are computed
MOST_UNITS = 100_000  # largest number of equal steps that is tried so that steps end at all jumps of the torque
DEAR = 2e-6  # if a call of a Python torque takes longer than this (in seconds), the number of calls is minimised

CONSERVE: dict[str, Callable[[Method], bool]] = {
    "energy": lambda m: m.claims.free_energy in (EXACT, BOUNDED) and m.claims.energy in (EXACT, BOUNDED),
    "momentum": lambda m: m.claims.momentum == EXACT,
    "symplectic": lambda m: bool(m.claims.symplectic),
    "reversible": lambda m: bool(m.claims.reversible),
}


@dataclass(frozen=True)
class Candidate:
    """A method and the step with which it meets the tolerance; if no such step was found, dt is NaN."""

    method: str
    options: dict[str, Any]
    dt: float
    error: float  # predicted error of the attitude at the end (rad)
    torque_calls: float
    seconds: float
    share: float  # fraction of the motion on which it was tried last
    note: str = ""
    tol: float = math.nan  # tolerance of a method that chooses its steps itself; dt is then the mean step

    @property
    def setting(self) -> dict[str, float]:
        """The argument of `simulate` that determines the steps."""
        return {"tol": self.tol} if math.isfinite(self.tol) else {"dt": self.dt}

    @property
    def label(self) -> str:
        return method_label(self.method, self.options)

    @property
    def cells(self) -> list[str]:
        """Cells of the printed table: label, step, error, torque calls, seconds, note."""
        if not math.isfinite(self.dt):
            return [self.label, *"----", self.note]
        step = f"tol {self.tol:.2g}" if "tol" in self.setting else f"{self.dt:.3g}"
        figures = step, f"{self.error:.1e}", f"{self.torque_calls:.3g}", f"{self.seconds:.2g}"
        return [self.label, *figures, self.note]


@dataclass(frozen=True)
class Recommendation(TableExports):
    """The recommended method and step, and all candidates; print it for a table.

    Attributes
    ----------
    tol : float
        The tolerance of the error at the end, in radians.
    cost : str
        What was minimised: "calls" or "time".
    t_start, t_end : float
        Start and end of the motion.
    candidates : tuple of Candidate
        All candidates, with the best first.  Each has the attributes method, options, dt, error, torque_calls, seconds,
        note, and tol (for a method that chooses its steps itself).
    tried : dict
        Torque calls and errors of all trials on the last part of the motion, by method.
    seconds, calls : float, int
        Time and torque calls of all trials.
    settings : dict
        The problem, as arguments of `simulate`.
    reason : str
        Why the complete motion was not tried; "" if it was.

    Examples
    --------
    >>> advice = ph.recommend("slow-top", 1e-3, methods=["strang", "rkn4"], cost="calls")
    >>> run = advice.simulate()
    >>> bool(ph.problems["slow-top"].error(run).attitude < 2e-3)
    True
    """

    tol: float
    cost: str
    t_start: float
    t_end: float
    candidates: tuple[Candidate, ...]  # best first
    tried: dict[str, tuple[tuple[float, float], ...]]  # torque calls and errors of all trials on the last part
    seconds: float  # time of all trials
    calls: int  # torque calls of all trials
    settings: dict[str, Any] = field(repr=False, default_factory=dict)
    reason: str = ""  # why the complete motion was not tried; "" if it was

    @property
    def certified(self) -> bool:
        """Whether the error was measured at the end of the motion; otherwise it is extrapolated from a part."""
        return self.best.share == 1

    @property
    def best(self) -> Candidate:
        """The best candidate."""
        return self.candidates[0]

    @property
    def method(self) -> str:
        """Name of the recommended method."""
        return self.best.method

    @property
    def options(self) -> dict[str, Any]:
        """Options of the recommended method."""
        return self.best.options

    @property
    def dt(self) -> float:
        """The recommended step."""
        return self.best.dt

    @property
    def step_tol(self) -> float:
        """The recommended tolerance, if the method chooses its steps itself; NaN for other methods."""
        return self.best.tol

    @property
    def error(self) -> float:
        """Predicted error of the attitude at the end, in radians."""
        return self.best.error

    @property
    def torque_calls(self) -> float:
        """Predicted torque calls."""
        return self.best.torque_calls

    def simulate(self, **more: Any) -> Trajectory:
        """Simulate the problem with the recommended method and step.

        Parameters
        ----------
        **more
            Further arguments of `simulate`.

        Returns
        -------
        Trajectory
        """
        b = self.best
        steps = {} if {"dt", "tol"} & set(more) else b.setting
        return simulate(**{**self.settings, "t_end": self.t_end, **steps, "method": b.method, **b.options, **more})

    def __str__(self) -> str:
        b = self.best
        n = round((self.t_end - self.t_start) / b.dt)
        how = ", ".join(f"{k}={v!r}" for k, v in {**b.options, **b.setting}.items())
        tried = "on the whole motion" if b.share == 1 else f"on {b.share:.2g} of the motion, extrapolated"
        lines = [
            f'method="{b.method}", {how}: {n} steps, about {b.torque_calls:.3g} '
            f"torque calls and {b.seconds:.2g} s, predicted attitude error {b.error:.1e} rad (measured {tried}).",
        ]
        if not self.certified:
            lines.append(f"Not certified: {self.reason}. Errors may grow faster over the rest.")
        head = ["method", "dt", "error", "calls", "seconds", ""]
        return "\n".join([*lines, "", *aligned([head, *(c.cells for c in self.candidates)], "<>>>><")])

    def result_table(self) -> ResultTable:
        """Return a table with a row for each candidate, best first; cells are empty if no step was found."""
        head = ("method", "dt", "tol", "error", "torque calls", "seconds", "share of the motion", "remark")
        rows = tuple(
            (c.label, c.dt, c.tol, c.error, c.torque_calls, c.seconds, c.share, c.note) for c in self.candidates
        )
        about = "measured on the whole motion" if self.certified else f"not certified: {self.reason}"
        span = f"t = {self.t_start:g} to {self.t_end:g}"
        return ResultTable(f"Methods for an attitude error of {self.tol:g} rad, {span}; {about}", head, rows)

    def plot(self) -> Picture:
        """Draw the errors of all trials over their torque calls, and the tolerance; return a matplotlib figure."""
        from ..pictures.comparison import plot_trials

        return plot_trials(self)


def recommend(
    problem: Any,
    tol: float = 1e-6,
    *,
    torque: Any = None,
    omega: Any = None,
    momentum: Any = None,
    attitude: Any = None,
    t_end: float | None = None,
    t_start: float = 0.0,
    params: Any = None,
    frame: str | None = None,
    position: Any = None,
    velocity: Any = None,
    force: Any = None,
    load: Any = None,
    conserve: str | Sequence[str] = (),
    cost: str = "auto",
    methods: Iterable[str] | None = None,
    budget: float = 20.0,
    progress: Callable[[str], Any] | None = None,
) -> Recommendation:
    """Find the method and step that meet a tolerance at the lowest cost, by trials on the problem itself.

    Parameters
    ----------
    problem : str, Problem or Body
        A problem of `polhode.problems`, or a body.  With a body, give torque, initial state and t_end, too.
    tol : float
        Tolerance of the attitude at the end, as an angle in radians.  For a body that moves, `tol` is also the
        tolerance of the relative errors of position and velocity.  The scale of the position is the distance that the
        body moves, or its radius of gyration if that is larger.
    torque, omega, momentum, attitude, t_end, t_start, params, frame, position, velocity, force, load : optional
        The motion of one body, as in `simulate`.
    conserve : str or sequence of str
        Properties that the method must have: "energy" (bounded or exact), "momentum", "symplectic", "reversible".
    cost : {"auto", "calls", "time"}
        What to minimise.  "auto" means the number of torque calls if the torque is a Python function and its calls take
        most of the time; otherwise it means time.
    methods : iterable of str, optional
        The candidates; by default all suitable methods.
    budget : float
        Approximate time limit of the trials in seconds, without compilation.  If the complete motion would take too
        long, the result is extrapolated from a part of it; `certified` is then False, and `reason` says why.
    progress : callable, optional
        Called with a line of text that says which candidate is being tried.

    Returns
    -------
    Recommendation

    Raises
    ------
    PolhodeError
        If no reference can be computed: the end of the motion does not converge when the step is halved, because the
        torque jumps at unknown times or the motion is chaotic.

    Examples
    --------
    >>> advice = ph.recommend("slow-top", 1e-3, methods=["strang", "rkn4"], cost="calls")
    >>> advice.method in ("strang", "rkn4"), advice.error <= 1e-3
    (True, True)
    """
    given = {"torque": torque, "omega": omega, "momentum": momentum, "attitude": attitude}
    t_end, t_start = seconds(t_end, "t_end"), seconds(t_start, "t_start")
    place = {"position": position, "velocity": velocity, "force": force, "load": load}
    settings, span = problem_settings(problem, t_end, t_start, {**given, **place, "params": params, "frame": frame})
    if callable(tol) or isinstance(tol, Torque):
        raise InvalidInput("tol is the second argument of recommend; name the torque: recommend(body, torque=...)")
    tol = finite_number(tol, "tol", f"a number of radians from {FINEST:g} to 1", least=FINEST, below=1.0)
    wanted = (conserve,) if isinstance(conserve, str) else tuple(conserve)
    for name in wanted:
        if name not in CONSERVE:
            raise unknown("thing to conserve", name, CONSERVE)
    if cost not in COSTS:
        raise unknown("cost", cost, COSTS)
    acting = all_acting(settings)
    names = [METHODS[n].name for n in methods] if methods is not None else fit(acting)
    chosen = [n for n in names if all(CONSERVE[w](METHODS[n]) for w in wanted)]
    refuse_if(not chosen, f"none of {', '.join(names)} has {' and '.join(wanted)}")
    unit = common_step(acting, settings["body"], float(t_start), span)
    if methods is None and unit is None and acting.kind != Kind.FREE and not acting.takes_whole_batches(None):
        able = (BY_TOLERANCE,) if not acting.flies or flies(METHODS[BY_TOLERANCE], {}) else ()
        chosen += [n for n in able if all(CONSERVE[w](METHODS[n]) for w in wanted)]
    return Search(settings, float(t_start), span, tol, cost, budget, acting, unit, progress).run(chosen)


def all_acting(settings: dict[str, Any]) -> Torque:
    """Return the torque and forces that the arguments of `simulate` describe."""
    moving = settings.get("position") is not None or settings.get("velocity") is not None
    return everything_acting(
        settings["torque"], settings.get("params"), settings.get("frame"), force=settings.get("force"),
        load=settings.get("load"), moving=moving,
    )  # fmt: skip


def problem_settings(problem: Any, t_end: Any, t_start: float, given: dict[str, Any]) -> tuple[dict[str, Any], float]:
    """Return the arguments of `simulate` and the time span.  given : the user's torque and initial state."""
    if isinstance(problem, str):
        if problem not in PROBLEMS:
            raise unknown("problem", problem, PROBLEMS)
        problem = PROBLEMS[problem]
    if isinstance(problem, Problem):
        if any(x is not None for x in given.values()) or t_start != 0.0:
            raise InvalidInput("a problem has its own torque, start and t_start; give a body to use others")
        end = problem.t_end if t_end is None else t_end
        return problem.arguments(), float(end)
    why = "recommend works on single bodies: compare runs of the mechanism with different dt, or use run.audit()"
    refuse_if(hasattr(problem, "__polhode_simulate__"), why)
    body = problem if isinstance(problem, Body) else Body(problem)
    if t_end is None or not (isinstance(t_end, (int, float)) and math.isfinite(t_end) and t_end > t_start):
        raise InvalidInput(f"give t_end, after t_start; got {t_end!r}")
    start = [given[k] for k in ("omega", "momentum") if given[k] is not None]
    refuse_if(len(start) != 1, "give exactly one of omega (body frame, rad/s) and momentum (space frame)")
    if np.ndim(start[0]) != 1 or body.batch is not None:
        raise InvalidInput("recommend works on one body: of a batch, give the fastest body or the most important one")
    return {"body": body, **given, "t_start": t_start}, float(t_end) - float(t_start)


def fit(torque: Torque) -> list[str]:
    """Return the names of the methods to try.

    For a free body, this is the exact method.  Otherwise, these are the methods whose records mark them as candidates,
    with splittings first.  Methods that need the formula of the torque are omitted if it is plain Python.  If there are
    wheels, methods for wheels are added.
    """
    if torque.kind == Kind.FREE:
        return [automatic_method(torque.kind, None, False)]
    able = [m for m in METHODS.values() if m.candidate and m.accepts >= torque.kind]
    able = [m for m in able if not (torque.opaque and m.needs_formula) and (not torque.flies or flies(m, {}))]
    wheels = torque.external
    able += [m for m in METHODS.values() if m.spins and wheels is not None and m.accepts >= wheels and m not in able]
    return [m.name for m in sorted(able, key=lambda m: m.claims.free_energy != EXACT)]


def common_step(torque: Torque, body: Body, t_start: float, span: float) -> float | None:
    """Return the longest step that meets all known jumps of a torque and the end; None if jumps may be inside steps."""
    lengths: list[float] = []
    for hold in torque.bind(body, "python").held:
        lengths += hold.source.lengths(t_start, t_start + span)
    must = bool(lengths)
    for part in torque.parts:
        if isinstance(part, Model) and part.name == "piecewise":  # including those that may switch inside a step
            lengths += [float(t) - t_start for t in part.settings["times"] if 0 < float(t) - t_start < span]
    if not lengths:
        return None
    counts = np.arange(1, MOST_UNITS + 1)
    fits = np.ones(MOST_UNITS, bool)
    for length in lengths:
        k = counts * (length / span)
        fits &= np.abs(k - np.rint(k)) <= 1e-9 * counts
    if fits.any():
        return span / int(counts[np.argmax(fits)])
    if must:
        raise InvalidInput(
            f"no step of at least 1/{MOST_UNITS} of the time span fits the times at which the torque jumps: choose "
            f"t_end as one of these times"
        )
    return None


class NotConverged(PolhodeError):
    """Error: the end of the motion does not converge when the step is halved."""


class OutOfTime(NotConverged):
    """Error: the end of the motion converges as expected, but the budget is spent."""


@dataclass
class Search:
    """The trials for one recommendation."""

    settings: dict[str, Any]
    t_start: float
    span: float
    tol: float
    cost: str
    budget: float
    acting: Torque
    unit: float | None = None  # if the torque has jumps: all steps must be this length divided by a whole number
    progress: Callable[[str], Any] | None = None
    spent: int = 0  # number of torque calls so far
    failure: str = ""  # when and why the last run that failed did so
    began: float = field(default_factory=time.perf_counter)
    scales: Scales = field(default=Scales(1.0, 1.0))  # of position and velocity on the current part of the motion

    def say(self, words: str) -> None:
        if self.progress is not None:
            self.progress(words)

    @long_steps_on_purpose()
    def trial(self, method: str, share: float, n: int, every: int = 0) -> Trajectory | None:
        """Simulate the first part of the motion, a fraction `share`, in n steps; return None if the run fails."""
        return self.run_part(method, share, {"dt": share * self.span / n}, every)

    def distance(self, a: Trajectory, b: Trajectory) -> float:
        """Return the distance between the ends of two runs: the largest of the errors that this file's top defines."""
        turned = float(angle(a.R[-1], b.R[-1]))
        if not a.setup.flies:
            return turned
        return max(turned, *relative_distances(self.scales, (a.x[-1], a.v[-1]), (b.x[-1], b.v[-1])))

    def run_part(self, method: str, share: float, steps: dict[str, float], every: int = 0) -> Trajectory | None:
        """Simulate a fraction `share` of the motion; None if the run fails.  steps : the keyword dt or tol."""
        run = simulate(
            **{**self.settings, "t_end": self.t_start + share * self.span, **steps, "method": method, "every": every,
               "on_failure": "stop"}
        )  # fmt: skip
        self.spent += run.stats.torque_calls
        if run.outcome.good:
            return run
        self.failure = f"t = {float(run.t[run.valid][-1]):g}: {run.outcome.value}"
        return None

    def parts(self) -> tuple[float, ...]:
        """Return the fractions of the motion on which candidates are tried, ascending; steps may end at them."""
        if self.unit is None:
            return PARTS
        whole = round(self.span / self.unit)
        return tuple(sorted({math.ceil(share * whole) / whole for share in PARTS}))

    def allowed(self, share: float, n: int) -> int:
        """Return the smallest number of steps, at least n, with which steps end at all jumps."""
        units = 1 if self.unit is None else max(1, round(share * self.span / self.unit))
        return units * max(1, math.ceil(n / units))

    @property
    def judge(self) -> str:
        """The method of the reference."""
        return reference_method(self.acting.kind).name

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self.began

    def run(self, names: Sequence[str]) -> Recommendation:
        if len(names) == 1 and METHODS[names[0]].exact:
            return self.free(names[0])
        names = sorted(names, key=lambda n: -METHODS[n].order)  # methods of high order are probably the best
        parts = self.parts()
        tiny = PARTS[0] / 64 if self.unit is None else parts[0]
        for name in dict.fromkeys([*names, self.judge]):  # the time for compilation is not part of the budget
            self.say(f"preparing {name}, which is compiled when it is used for the first time")
            if METHODS[name].own_steps is None:
                self.trial(name, tiny, self.allowed(tiny, 1))
            else:
                self.run_part(name, tiny, {"tol": self.tol})
        self.began = time.perf_counter()
        self.time_the_torque(names, tiny)
        steps: dict[str, float] = {}  # for each method, length of the last step that met the tolerance
        left = list(names)
        results: dict[str, Candidate] = {}
        tried: dict[str, tuple[tuple[float, float], ...]] = {}
        reason = ""
        for share in parts:
            if results and self.out_of_time(share, results):
                reason = f"trials on the whole motion would exceed the budget of {self.budget:g} s"
                break
            try:
                self.say(f"a reference for {share:.3g} of the motion")
                goal = self.reference(share, steps)
            except OutOfTime as late:
                if not results:
                    raise
                reason = str(late)
                break
            tried, results = {}, {**results}
            again = left
            best = math.inf
            while again:
                others = [self.at_least(results[n]) for n in results if n not in tried and n not in again]
                for name in again:
                    self.say(f"{name} on {share:.3g} of the motion")
                    results[name], tried[name] = self.fit_step(name, share, goal, steps, min([best, *others]))
                    best = min(best, self.price(results[name]))
                # continue with candidates that were dropped or given up, if they may still cost less than the best one
                open_ones = [n for n in results if n not in tried or results[n].note == GIVEN_UP]
                again = [n for n in open_ones if self.at_least(results[n]) < best]
            if math.isinf(best):
                continue
            left = [n for n in tried if math.isfinite(results[n].dt) and self.price(results[n]) <= DROP * best]
        ranked = sorted(results.values(), key=lambda c: (-c.share if math.isfinite(c.dt) else 0.0, self.price(c)))
        if not ranked or not math.isfinite(ranked[0].dt):
            raise PolhodeError(
                f"no method met the tolerance {self.tol:g}: the motion may be chaotic or the torque not smooth; "
                "raise tol, or shorten the span"
            )
        return Recommendation(
            self.tol, self.cost, self.t_start, self.t_start + self.span, tuple(ranked), tried, self.elapsed,
            self.spent, self.settings, reason,
        )  # fmt: skip

    def free(self, name: str) -> Recommendation:
        run = self.trial(name, 1.0, 1)
        assert run is not None
        turned = float(np.linalg.norm(run.omega[0])) * self.span
        error = 4 * np.finfo(float).eps * (1 + turned)
        only = Candidate(name, {}, self.span, error, 0, run.stats.seconds, 1.0, "exact, to rounding")
        end = self.t_start + self.span
        return Recommendation(self.tol, self.cost, self.t_start, end, (only,), {}, self.elapsed, 0, self.settings)

    def time_the_torque(self, names: Sequence[str], tiny: float) -> None:
        """Measure the time of a torque call, and decide what to minimise if cost is "auto"."""
        first = next((n for n in names if METHODS[n].own_steps is None), self.judge)
        run = self.trial(first, tiny, self.allowed(tiny, 8))
        if run is None or not run.stats.torque_calls:
            return
        if self.cost == "auto":
            dear = run.stats.seconds / run.stats.torque_calls > DEAR
            self.cost = "calls" if run.setup.bound.plain and dear else "time"

    def price(self, c: Candidate) -> float:
        return self.at_least(c) if math.isfinite(c.dt) else math.inf

    def at_least(self, c: Candidate) -> float:
        """Return the cost of a candidate, or a lower bound if the search for its step was stopped."""
        return c.torque_calls if self.cost == "calls" else c.seconds

    def out_of_time(self, share: float, results: dict[str, Candidate]) -> bool:
        """Return whether trials on this part of the motion would exceed the budget."""
        able = [c for c in results.values() if math.isfinite(c.dt)]
        if not able:
            return False
        last = max(c.share for c in able)
        each = [c.seconds * share for c in able if c.share == last]
        need = 3.0 * sum(each) + 6.0 * min(each)  # three runs of each candidate, and the reference
        return self.elapsed + need > self.budget

    def reference(self, share: float, steps: dict[str, float]) -> Trajectory:
        """Return a run over a part of the motion whose end has converged."""
        name = self.judge
        length, order = share * self.span, METHODS[name].order
        guess = steps.get("reference")
        n = self.allowed(share, max(2, math.ceil(length / guess)) if guess else 4)
        enough = max(SHARE * self.tol * share ** growth(METHODS[name]), 2e-14)
        last, first = 0.0, n  # last: computing time of the last run in seconds

        def timed(steps: int) -> Trajectory | None:
            nonlocal last
            since = self.elapsed
            run = self.trial(name, share, steps, -(-steps // WAY) if self.acting.flies else 0)
            last = self.elapsed - since
            if run is not None and self.acting.flies:
                self.scales = scales_of(run)
            return run

        def go_on(steps: int) -> bool:
            return steps <= 4 * first or (steps <= 2**27 and self.elapsed + 2 * last <= 2 * self.budget)

        found = converged_end(timed, n, order, enough, go_on, self.distance)
        if found.converged:
            steps["reference"] = 4 * length / found.steps
            end: Trajectory = found.end
            return end
        where = "the end" if share == 1 else f"{share:.2g} of the motion"
        changes = f"changes by {found.gaps[-1]:.0e} rad" if found.gaps else "is not reached"
        told = (
            f"with {found.steps} steps of {name} the attitude at {where} still {changes} when the step is halved, "
            f"more than a tolerance of {self.tol:g} allows"
        )
        if found.smooth:
            raise OutOfTime(f"{told}, and the budget of {self.budget:g} s is spent; raise it")
        if not found.gaps and found.end is None:
            raise NotConverged(
                f"tol = {self.tol:g} cannot be certified: all runs with up to {found.steps} steps of {name} fail, the "
                f"last one after {self.failure}"
            )
        raise NotConverged(
            f"tol = {self.tol:g} cannot be certified: {told}. The torque may jump or have a kink, or the motion may be "
            "chaotic. Raise tol or budget, or shorten the span; for a torque that jumps at known times, use "
            "polhode.torques.piecewise, or end the span there"
        )

    def fit_step(
        self, name: str, share: float, truth: Trajectory, steps: dict[str, float], best: float = math.inf
    ) -> tuple[Candidate, tuple[tuple[float, float], ...]]:
        """Find the largest step with which the error at the end of a part of the motion meets its tolerance.

        Return the candidate, and the torque calls and errors of all trials.  The search ends early if the method costs
        much more than `best`, the lowest cost of the other methods.
        """
        method = METHODS[name]
        if method.own_steps is not None:
            return self.fit_tolerance(name, share, truth)
        power = growth(method)
        tolerance = self.tol * share**power
        length = share * self.span
        n = self.allowed(share, math.ceil(length / steps[name]) if name in steps else 8)
        seen: dict[int, tuple[float, float, float]] = {}  # for each number of steps: error, torque calls, seconds
        # the smallest number of steps that met the tolerance, and the largest number below it that did not
        good, bad = 0, 0
        note = ""
        for _ in range(16):
            run = self.trial(name, share, n)
            error = math.inf if run is None else self.distance(truth, run)
            seen[n] = (error, run.stats.torque_calls if run else math.nan, run.stats.seconds if run else math.nan)
            if error <= (1 - SHARE) * tolerance:
                good = min(n, good or n)
            else:
                bad = max(n, bad) if not good or n < good else bad
            if CLOSE[0] * tolerance <= error <= CLOSE[1] * tolerance or (good and good <= 1.1 * bad + 1):
                break
            paid = seen[n][1] if self.cost == "calls" else seen[n][2]
            if not good and paid / share > DROP * best:
                note = GIVEN_UP
                break
            wild = error > 1 or not math.isfinite(error)
            ratio = 4.0 if wild else (error / (AIM * tolerance)) ** (1 / min(method.order, 8))
            new = math.ceil(n * min(4.0, max(0.25, ratio)))
            if good and not bad < new < good:  # in this range, the error is not proportional to a power of the step
                new = round(math.sqrt(max(bad, good / 16) * good))
            elif not good and new <= bad:
                new = 2 * bad
            new = self.allowed(share, new)
            if new in seen or (new > n and (seen[n][2] > self.budget / 4 or self.elapsed > 2 * self.budget)):
                break
            n = new
        trials = tuple(sorted((c, e) for e, c, _ in seen.values() if math.isfinite(e)))
        start = variant(method, check_options(method, {})).cost.start
        if not good:
            floor = min(e for e, _, _ in seen.values())
            note = note or f"reached {floor:.0e} only"
            _, calls, seconds = seen[max(seen)]
            return Candidate(name, {}, math.nan, math.nan, calls / share, seconds / share, share, note), trials
        steps[name] = length / good
        error, calls, seconds = seen[good]
        whole = self.allowed(1.0, math.ceil(self.span / (length / good) * (1 - 1e-12)))
        per_step = (calls - start) / good
        made = Candidate(
            name, {}, self.span / whole, error / share**power, start + per_step * whole, seconds / share, share,
        )  # fmt: skip
        return made, trials

    def fit_tolerance(
        self, name: str, share: float, truth: Trajectory
    ) -> tuple[Candidate, tuple[tuple[float, float], ...]]:
        """Do what `fit_step` does for a method that chooses its steps itself: find the largest `tol`."""
        power = growth(METHODS[name])
        wanted = self.tol * share**power
        tol, seen, best = min(wanted, 0.1), [], None
        for _ in range(8):
            run = self.run_part(name, share, {"tol": tol})
            error = math.inf if run is None else self.distance(truth, run)
            if run is not None:
                seen.append((float(run.stats.torque_calls), error))
                if error <= (1 - SHARE) * wanted and (best is None or seen[-1][0] < best[1].stats.torque_calls):
                    best = tol, run, error
            if CLOSE[0] * wanted <= error <= CLOSE[1] * wanted or (best is not None and error > wanted):
                break
            new = min(max(tol * min(max(AIM * wanted / max(error, 1e-300), 1e-3), 10.0), 1e-15), 0.1)
            if new == tol:
                break
            tol = new
        trials = tuple(sorted(seen))
        if best is None:
            note = f"reached {min((e for _, e in seen), default=math.inf):.0e} only"
            return Candidate(name, {}, math.nan, math.nan, math.inf, math.inf, share, note), trials
        tol, run, error = best
        dt = share * self.span / max(run.stats.steps, 1)
        calls, seconds = run.stats.torque_calls / share, run.stats.seconds / share
        return Candidate(name, {}, dt, float(error) / share**power, calls, seconds, share, tol=float(tol)), trials


def growth(method: Method) -> float:
    """Return the power of the time with which the errors of a method grow."""
    return 1.0 if method.claims.reversible else 2.0
