"""Compare methods on one problem: how much work each of them needs for a given error.

    c = ph.compare("fast-top", ["nmb", "rkn4", "rkn6", "scipy:DOP853"])
    print(c)                       # a table
    c.plot().savefig("fast_top.png")
    c.calls("rkn6", 1e-9)          # torque calls that rkn6 needs for an error of 1e-9

Methods of polhode run with a series of steps, each half as long as the one before.  Methods of SciPy ("scipy:DOP853",
"scipy:RK45", "scipy:LSODA", ...) integrate R and the body momentum with a series of tolerances.  The error is the angle
between the final attitude and that of the certified state of the problem.  For a body that moves, it is the largest of
this angle and the relative errors of position and velocity (`evidence/places.py`).  Times of polhode are those of
compiled code; times of SciPy's solvers are those of Python code.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arguments import float_array, whole_number
from ..catalogue import PROBLEMS, Problem, Reference
from ..errors import InvalidInput, long_steps_on_purpose, unknown
from ..forces.base import everything_acting
from ..groups.so3 import angle
from ..integrators import METHODS, check_options, variant
from .places import Scales, relative_distances
from .reference_solutions import SolverFailed, independent_end, solve_with_scipy, typical_scales
from .result_table import Cell, ResultTable, TableExports, aligned, method_label

if TYPE_CHECKING:
    from ..pictures.look import Picture

SCIPY = ("RK45", "RK23", "DOP853", "Radau", "BDF", "LSODA")
DEFAULT = ("nmb", "liemid_ea", "mr2", "rkn4", "rkn6", "scipy:DOP853")
TOLS = tuple(10.0**-k for k in range(3, 14))
LEVELS = (1e-3, 1e-6, 1e-9, 1e-12)
COARSEST, FINEST = 1 / 16, 128  # range of torque calls, divided by the number of typical steps
ENOUGH = 1.0  # a run that takes more seconds than this is not repeated
FLAT = 1e-9  # below this error, the series of a method ends after two successive runs without improvement


@dataclass(frozen=True)
class Point:
    """One run: its cost, and the errors at its end; the errors are NaN if it failed."""

    setting: float  # length of the steps, or the tolerance
    attitude: float  # error in radians
    momentum: float  # relative error of the body momentum
    torque_calls: int
    steps: int
    seconds: float  # median of the repeats
    position: float = 0.0  # relative errors of position and velocity; 0 for a body that only rotates
    velocity: float = 0.0

    @property
    def error(self) -> float:
        """The largest of the errors of attitude, position and velocity; NaN if one is NaN."""
        return float(np.max([self.attitude, self.position, self.velocity]))


@dataclass(frozen=True)
class Curve:
    """The runs of one method, from coarse to fine."""

    method: str
    options: Mapping[str, Any]
    points: tuple[Point, ...]

    @property
    def label(self) -> str:
        return method_label(self.method, self.options)

    def good(self, floor: float = 0.0) -> list[Point]:
        return [p for p in self.points if math.isfinite(p.error) and p.error > floor]

    @property
    def slope(self) -> float:
        """The observed order at the finest steps whose errors are above rounding; NaN for SciPy's solvers."""
        best = min((p.error for p in self.good()), default=0.0)
        clear = [p for p in self.good(max(20.0 * best, 1e-11) if best < FLAT else 0.0) if p.error < 0.1]
        if len(clear) < 2 or self.method.startswith("scipy:"):
            return math.nan
        x = np.log([p.setting for p in clear[-3:]])
        y = np.log([p.error for p in clear[-3:]])
        return float(np.polyfit(x, y, 1)[0])


@dataclass(frozen=True)
class Comparison(TableExports):
    """Methods on one problem: error against torque calls, steps and time; print it for a table.

    `to_pandas`, `to_csv`, `to_latex` and `to_markdown` export the printed table; the methods with these names of `runs`
    export all runs.  ``comparison[method]`` is the curve of a method.

    Attributes
    ----------
    problem : str
        Name of the problem.
    t_end : float
        The time at which errors are measured.
    reference : str
        Description of the reference for the errors, and of its accuracy.
    curves : tuple of Curve
        One curve per method.  The `points` of a curve are its runs, with the attributes setting (step or tolerance),
        torque_calls, steps, seconds, and the errors attitude, momentum, position and velocity (0 for a body that only
        rotates).  `error` is the largest of the errors of attitude, position and velocity.
    moves : bool
        Whether the body also moves, so that errors of position and velocity exist.

    Examples
    --------
    >>> work = ph.compare("slow-top", ["strang"], steps=[0.1, 0.05], repeats=1, engine="python")
    >>> work.problem, work["strang"].points[0].torque_calls
    ('slow-top', 101)
    """

    problem: str
    t_end: float
    reference: str  # description of the reference for the errors, and of its accuracy
    curves: tuple[Curve, ...]
    moves: bool = False

    def __getitem__(self, method: str) -> Curve:
        for c in self.curves:
            if method in (c.method, c.label):
                return c
        raise unknown("method of this comparison", method, [c.label for c in self.curves])

    @property
    def work(self) -> str:
        """The unit of work: torque calls, or steps for a free body."""
        return "torque_calls" if any(p.torque_calls for c in self.curves for p in c.points) else "steps"

    def cost(self, method: str, error: float, of: str | None = None) -> float:
        """Return the work that a method needs for an error, interpolated between runs.

        Parameters
        ----------
        method : str
            A method of the comparison.
        error : float
            Error of the attitude in radians.  For a body that moves, the relative errors of position and velocity must
            not be larger either.
        of : {"torque_calls", "steps", "seconds"}, optional
            The unit of work; the attribute `work` by default.

        Returns
        -------
        float
            Infinite if the method does not reach the error.
        """
        return needed(self[method].good(), error, of or self.work)

    def calls(self, method: str, error: float) -> float:
        """Return the number of torque calls that a method needs for an error, interpolated between runs.

        Parameters
        ----------
        method : str
            A method of the comparison.
        error : float
            Error of the attitude in radians.  For a body that moves, the relative errors of position and velocity must
            not be larger either.

        Returns
        -------
        float
            Infinite if the method does not reach the error.
        """
        return self.cost(method, error, "torque_calls")

    def result_table(self, levels: Sequence[float] = LEVELS) -> ResultTable:
        """Return a table with a row for each method.

        Parameters
        ----------
        levels : sequence of float
            Errors for which the work is listed.

        Returns
        -------
        ResultTable
            The columns are the method, the observed order, the work for each error (infinite if it is not reached), the
            smallest error reached, and the computing time per torque call (for a free body, per step).  This time
            includes the arithmetic of the method.
        """
        unit = "calls" if self.work == "torque_calls" else "steps"
        head = ("method", "slope", *(f"{unit} for {e:.0e}" for e in levels), "best error", f"µs per {unit[:-1]}")
        rows: list[tuple[Cell, ...]] = []
        for c in self.curves:
            good = c.good()
            best = min((p.error for p in good), default=math.nan)
            times = [p.seconds / getattr(p, self.work) for p in good if getattr(p, self.work)]
            each = float(np.median(times[-3:] or [math.nan]) * 1e6)
            rows.append((c.label, c.slope, *(self.cost(c.label, e) for e in levels), best, each))
        return ResultTable(self.title, head, tuple(rows))

    @property
    def runs(self) -> ResultTable:
        """Table with a row for each run: method, step or tolerance, errors, torque calls, steps and seconds."""
        places = ("position", "velocity") if self.moves else ()
        errors = ("attitude", "momentum", *places)
        costs = ("torque_calls", "steps", "seconds")
        head = ("method", "dt or tol", *(f"{e} error" for e in errors), "torque calls", "steps", "seconds")
        rows: list[tuple[Cell, ...]] = [
            (c.label, p.setting, *(getattr(p, name) for name in errors + costs)) for c in self.curves for p in c.points
        ]
        return ResultTable(self.title, head, tuple(rows))

    def table(self, levels: Sequence[float] = LEVELS) -> list[list[str]]:
        """Return the printed table as rows of text; the first row is the heading.

        Parameters
        ----------
        levels : sequence of float
            Errors for which the work is listed.

        Returns
        -------
        list of list of str
        """
        made = self.result_table(levels)
        rows = [list(made.columns)]
        for label, slope, *work, best, each in made.rows:
            rows.append([str(label), shown(slope, ".1f"), *map(count, work), shown(best, ".0e"), shown(each, ".2g")])
        return rows

    @property
    def title(self) -> str:
        """Title with the problem, the compared quantities and the reference."""
        return f"{self.problem}, {self.what} at t = {self.t_end:g}, against {self.reference}"

    @property
    def what(self) -> str:
        """Name of the quantities whose error is shown."""
        return "attitude, position and velocity" if self.moves else "attitude"

    def __str__(self) -> str:
        return "\n".join([self.title, *aligned(self.table(), "<>")])

    __repr__ = __str__

    def to_dict(self) -> dict[str, Any]:
        """Return the comparison as data for JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, d: Mapping[str, Any]) -> Comparison:
        """Restore a comparison from the result of `to_dict`.

        Parameters
        ----------
        d : mapping
            The result of `to_dict`.

        Returns
        -------
        Comparison
        """
        from pydantic import TypeAdapter

        return TypeAdapter(cls).validate_python(d)

    def plot(
        self, x: Sequence[str] | str | None = None, *, style: str = "screen", width: float | str | None = None
    ) -> Picture:
        """Draw the error as a function of torque calls (for a free body, of steps) and of time.

        Parameters
        ----------
        x : {"torque_calls", "steps", "seconds"} or several of them, optional
            Quantity on the horizontal axis, one panel for each.
        style : {"screen", "paper"}
            "paper" makes a figure for publication, with a width that fits a journal, no heading and embedded fonts.
        width : float or str, optional
            Width for "paper", in millimetres or as a name such as "aps column" or "ieee page".

        Returns
        -------
        matplotlib.figure.Figure
        """
        from ..pictures.comparison import draw

        kinds = (self.work, "seconds") if x is None else (x,) if isinstance(x, str) else tuple(x)
        return draw(self, kinds, style, width)


def needed(points: Sequence[Point], error: float, of: str) -> float:
    """Return the work needed for an error, from runs ordered from coarse to fine; infinite if it is not reached.

    The work is interpolated on logarithmic scales between the last run with a larger error and the next finer run.  So
    a coarse run that is accurate by chance does not count.
    """
    misses = [k for k, p in enumerate(points) if p.error > error]
    last = misses[-1] if misses else -1
    if last + 1 >= len(points):
        return lucky(points, error, of)
    after = points[last + 1]
    if last < 0 or after.error <= 0.0:
        return float(getattr(after, of))
    before = points[last]
    share = math.log(before.error / error) / math.log(before.error / after.error)
    low, high = getattr(before, of), getattr(after, of)
    return float(math.exp(math.log(low) + share * math.log(high / low))) if low > 0 else float(high)


def lucky(points: Sequence[Point], error: float, of: str) -> float:
    """Return the work needed for an error if the finest runs exceed it, because rounding makes errors grow again.

    The result is the work of the first of the consecutive runs, up to the most accurate one, that reach the error;
    infinite if there is none.
    """
    best = min(range(len(points)), key=lambda k: points[k].error, default=None)
    if best is None or points[best].error > error:
        return math.inf
    k = best
    while k > 0 and points[k - 1].error <= error:
        k -= 1
    return float(getattr(points[k], of))


def shown(x: Any, form: str) -> str:
    """Return a number as text; "" for NaN."""
    return "" if math.isnan(x) else f"{x:{form}}"


def count(x: Any) -> str:
    """Return a number of calls as text, rounded to three digits; "-" for infinity."""
    if math.isinf(x):
        return "-"
    return f"{round(x, -max(0, int(math.log10(max(x, 1))) - 2)):,.0f}".replace(",", " ")


# --- running --------------------------------------------------------------------------------------------


def compare(
    problem: str | Problem,
    methods: str | Iterable[str | tuple[str, Mapping[str, Any]]] = DEFAULT,
    *,
    steps: Sequence[float] | None = None,
    tols: Sequence[float] = TOLS,
    torque: Any = None,
    params: Any = None,
    repeats: int = 5,
    engine: str = "auto",
    progress: Callable[[str], None] | None = None,
) -> Comparison:
    """Compare methods on a problem: run each of them with steps (or tolerances) from coarse to fine.

    Parameters
    ----------
    problem : str or Problem
        A name from `polhode.problems`, or a Problem.
    methods : str or iterable
        Names of methods, or pairs of a name and a mapping of options.  "scipy:DOP853" and similar names are SciPy's
        solvers, which integrate R and the body momentum.
    steps : sequence of float, optional
        Lengths of steps for the methods of polhode; each is rounded so that it divides the time span.  By default, the
        steps of a method are halved again and again.  The number of torque calls begins at 1/16 of the number of
        typical steps of the problem.  It ends at 128 times that number, or when the error is only rounding.
    tols : sequence of float
        Relative tolerances for SciPy's solvers.
    torque, params : optional
        Another torque for the problem, as in `simulate`.  The reference is then computed by SciPy's DOP853 with its
        tightest tolerance.
    repeats : int
        How often each run is repeated to measure its time (less often if it takes seconds); the median is used.
    engine : str
        As in `simulate`.
    progress : callable, optional
        Called with a line of text before each method.

    Returns
    -------
    Comparison

    Examples
    --------
    >>> work = ph.compare("slow-top", ["strang", "rkn4"], steps=[0.1, 0.05], repeats=1, engine="python")
    >>> bool(work["rkn4"].points[-1].attitude < work["strang"].points[-1].attitude)
    True
    """
    p = PROBLEMS[problem] if isinstance(problem, str) else problem
    if not isinstance(p, Problem):
        raise InvalidInput(
            f"problem must be a name from polhode.problems or a Problem, got {problem!r}; to compare methods on your "
            f"own motion: polhode.recommend(body, torque=..., omega=..., t_end=...)"
        )
    repeats = whole_number(repeats, "repeats", least=1)
    tols = positive_numbers(tols, "tols")
    given = None if steps is None else sorted({max(1, round(p.t_end / h)) for h in positive_numbers(steps, "steps")})
    wanted = [methods] if isinstance(methods, str) else list(methods)
    chosen = [(m, {}) if isinstance(m, str) else (m[0], dict(m[1])) for m in wanted]
    for name, _ in chosen:
        check(name)
    own = p.torque if torque is None else everything_acting(torque, params, None, moving=bool(p.place))
    scales = typical_scales(p, own, engine)
    if torque is None:
        truth = p.reference
        words = f"a reference known to {truth.error:.0e}"
    else:
        truth = independent_end(p, own, scales)
        words = f"DOP853, which is off by about {truth.error:.0e}"
    judge = Judge(p, truth, scales)

    curves = []
    for name, options in chosen:
        if progress is not None:
            progress(f"{name} on {p.name}")
        if name.startswith("scipy:"):
            solver = name.partition(":")[2]
            points = [by_scipy(p, own, solver, tol, repeats, judge) for tol in sorted(tols, reverse=True)]
        else:
            points = by_method(p, own, name, given, repeats, judge, engine, options)
        curves.append(Curve(name, options, tuple(points)))
    name = p.name if torque is None else f"{p.name} with {own.name}"  # type: ignore[union-attr]
    return Comparison(name, p.t_end, words, tuple(curves), bool(p.place))


def positive_numbers(values: Any, name: str) -> list[float]:
    """Check that the user's values are positive numbers, and return them as a list."""
    a = float_array(values)
    if a is None or a.ndim != 1 or not np.all(np.isfinite(a) & (a > 0.0)):
        raise InvalidInput(f"{name} must be a list of positive numbers, got {values!r}")
    return [float(x) for x in a]


def check(name: str) -> None:
    kind, _, rest = str(name).partition(":")
    if kind == "scipy" and rest:
        if rest not in SCIPY:
            raise unknown("method of scipy.integrate.solve_ivp", rest, SCIPY)
    else:
        METHODS[name]


def series(p: Problem, method: str, options: Mapping[str, Any]) -> list[int]:
    """Return the numbers of steps of the runs, each twice the one before; all methods get similar torque calls."""
    record = METHODS[method]
    cost = variant(record, check_options(record, options)).cost
    each = 1 if p.torque is None else max(1, cost.step + 4 * cost.each_pass)
    typical = p.t_end / p.dt
    first = max(1, round(COARSEST * typical / each))
    return [first * 2**k for k in range(64) if first * 2**k * each <= FINEST * typical]


def flat(points: Sequence[Point]) -> bool:
    """Return whether the error does not decrease any more, because it is only rounding."""
    e = [p.error for p in points[-3:]]
    return len(e) == 3 and e[0] < FLAT and min(e[1], e[2]) > 0.5 * e[0]


@dataclass(frozen=True)
class Judge:
    """Computes errors.  truth : the reference.  scales : of position and velocity; None if the body only rotates."""

    problem: Problem
    truth: Reference
    scales: Scales | None

    def point(self, setting: float, calls: int, steps: int, seconds: list[float], end: Sequence[Any] | None) -> Point:
        """Return a run with its errors.

        end : final attitude, momentum in the body frame, position and velocity; None if the run failed.
        """
        typical = float(np.median(seconds))
        if end is None:
            return Point(setting, math.nan, math.nan, calls, steps, typical, math.nan, math.nan)
        R, momentum_body, *place = end
        P = self.problem.body.inertia @ self.truth.omega
        off = float(np.linalg.norm(momentum_body - P) / (np.linalg.norm(P) or 1.0))
        far = (0.0, 0.0)
        if self.scales is not None:
            far = relative_distances(self.scales, (place[0], place[1]), (self.truth.x, self.truth.v))
        return Point(setting, float(angle(self.truth.R, R)), off, calls, steps, typical, *far)


@long_steps_on_purpose()
def by_method(
    p: Problem, torque: Any, method: str, given: Sequence[int] | None, repeats: int, judge: Judge, engine: str,
    options: Mapping[str, Any],
) -> list[Point]:  # fmt: skip
    """Run a method of polhode with these numbers of steps, or with more and more steps until errors are rounding."""
    more = {"torque": torque, "engine": engine, "on_failure": "stop", "every": 0, **options}
    p.simulate(method, t_end=p.dt, **more)  # compile the method before its runs are timed
    points: list[Point] = []
    for n in given or series(p, method, options):
        seconds: list[float] = []
        while len(seconds) < repeats and sum(seconds) <= ENOUGH:
            run = p.simulate(method, dt=p.t_end / n, **more)
            seconds.append(run.stats.seconds)
        place = (run.x[-1], run.v[-1]) if p.place else ()
        end = (run.R[-1], run.momentum_body[-1], *place) if run.outcome.good else None
        points.append(judge.point(p.t_end / n, run.stats.torque_calls, run.stats.steps, seconds, end))
        if given is None and flat(points):
            break
    return points


def by_scipy(p: Problem, torque: Any, method: str, tol: float, repeats: int, judge: Judge) -> Point:
    seconds: list[float] = []
    while len(seconds) < repeats and sum(seconds) <= ENOUGH:
        began = time.perf_counter()
        try:
            end = solve_with_scipy(p, torque, method, tol, scales=judge.scales)
        except SolverFailed:
            return judge.point(tol, 0, 0, [math.nan], None)
        seconds.append(time.perf_counter() - began)
    return judge.point(tol, end.torque_calls, end.steps, seconds, (end.R, end.momentum_body, end.x, end.v))
