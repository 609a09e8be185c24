"""Measure the claimed properties of a method, and print claims and measurements side by side.

The tests of the methods use the same measurements.  The body has three different moments of inertia and the potential
has no symmetry, because symmetric problems can hide defects.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from ..body import Body
from ..catalogue import Problem, Reference
from ..engines.layout import from_rows, leaves
from ..errors import long_steps_on_purpose, optional_module
from ..groups.so3 import angle
from ..integrators import METHODS, check_options, make_parts, variant
from ..integrators.record import BOUNDED, DRIFTS, EXACT, Kind
from ..kernels.so3 import exp
from ..kernels.values import Diag3, Vec3, tr
from ..motion.simulation import simulate
from ..motion.trajectory import Trajectory
from ..torques.base import Torque, as_torque
from ..torques.models import constant, damping, dipole, drag, gravity_gradient, heavy_top
from .reference_solutions import independent_end
from .result_table import ResultTable, TableExports, aligned
from .tables import WORDS

# --- problems ----------------------------------------------------------------------------------------

MOMENTS = (1.0, 1.7, 2.3)
OMEGA = (0.9, -1.4, 1.1)
TILT = (0.4, -0.7, 1.2)  # rotation vector of the attitude at the start


def attitude() -> np.ndarray:
    return np.array(exp(Vec3(*TILT))).T.copy()


def potential(Q: np.ndarray | None = None) -> Torque:
    """Return a torque without symmetry: a weight, a dipole and a gravity gradient.  Q : rotation of all directions."""
    Q = np.eye(3) if Q is None else Q
    axis, up = (0.3, 0.5, 0.8), (0.1, 0.2, 0.9)
    return (
        heavy_top(1.3 * math.hypot(*axis) * math.hypot(*up), axis=axis, up=Q @ up)
        + dipole((0.7, -0.2, 0.4), Q @ (1.0, 0.3, -0.5))
        + gravity_gradient(0.4, Q @ (0.6, 0.0, 0.8))
    )


def problem(kind: Kind, Q: np.ndarray | None = None) -> Torque:
    """Return the torque of the most general problem of a kind.  Q : rotation of all directions fixed in space."""
    Q = np.eye(3) if Q is None else Q
    if kind == Kind.FREE:
        return as_torque(None)
    torque = potential(Q)
    if kind >= Kind.TORQUE:  # add parts that depend on time and have no potential
        torque = (
            torque
            + gravity_gradient(0.3, Q @ (1.0, 0.0, 0.0), rate=1.7, normal=Q @ (0.0, 0.0, 1.0))
            + constant((0.2, -0.1, 0.3), frame="body")
        )
    if kind >= Kind.VELOCITY:
        torque = torque + damping((0.3, 0.2, 0.4)) + drag(0.1)
    return torque


@long_steps_on_purpose()
def run(method: str, kind: Kind, steps: int, t_end: float, Q: np.ndarray | None = None, **more: Any) -> Trajectory:
    R = attitude() if Q is None else Q @ attitude()
    return simulate(
        Body(MOMENTS), problem(kind, Q), omega=OMEGA, attitude=R, t_end=t_end, dt=t_end / steps, method=method, **more
    )


@lru_cache(maxsize=16)
def reference(kind: Kind, t_end: float) -> Reference:
    """Return the state at t_end, computed by SciPy, which shares no code with the methods."""
    torque = problem(kind)
    p = Problem("certify", "", Body(MOMENTS), torque, OMEGA, attitude(), t_end, 0.1, "polhode")
    return independent_end(p, torque)


# --- order ---------------------------------------------------------------------------------------------


FLOOR = 5e-12  # smaller errors are affected by rounding and by the error of the reference
# number of steps after which rounding errors reach FLOOR: about 10 ulp per step, from about ten rotations in a step
MANY = 2500
STEPS = (8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 1024, 2048, 4096, 8192, 16384)


@dataclass(frozen=True)
class Slope:
    """Errors for different numbers of steps; `order` is measured at the finest steps with errors above the floor."""

    steps: tuple[int, ...]
    errors: tuple[float, ...]
    floor: float = FLOOR

    @property
    def order(self) -> float:
        all_errors = [(n, e) for n, e in zip(self.steps, self.errors, strict=True) if math.isfinite(e)]
        best = min(all_errors, key=lambda pair: pair[1], default=(0, 0.0))[0]  # rounding dominates with more steps
        good = [(n, e) for n, e in all_errors if e > self.floor * max(1.0, n / MANY) and n <= best]
        if max(self.errors) <= self.floor:
            return math.inf  # all errors are only rounding
        if len(good) < 3:
            return math.nan
        (n0, e0), _, (n1, e1) = good[-3:]
        return math.log(e0 / e1) / math.log(n1 / n0)


def orders(method: str, kind: Kind, t_end: float = 8.0, **options: Any) -> tuple[Slope, Slope]:
    """Measure the orders of the attitude and of the body momentum.

    With an energy correction the run is shorter, because rounding errors of the energy then also turn the body, and
    these errors accumulate.
    """
    if METHODS[method].masked:
        return orders_in_digits(method, kind, **options)
    t_end = min(t_end, 2.0) if options.get("energy_correction") else t_end
    truth = reference(kind, t_end)
    P = np.array(MOMENTS) * truth.omega
    runs = [run(method, kind, n, t_end, every=0, on_failure="stop", **options) for n in STEPS]
    angles = tuple(angle(truth.R, q.R[-1]) if q.outcome.good else math.nan for q in runs)
    momenta = tuple(float(np.linalg.norm(q.momentum_body[-1] - P)) if q.outcome.good else math.nan for q in runs)
    return Slope(STEPS, angles), Slope(STEPS, momenta)


DIGITS = 40


def multiprecision() -> Any:
    """Return the module mpmath, or raise an error that says how to install it."""
    return optional_module("mpmath", "certify", "certify")


def in_digits(method: str, kind: Kind, steps: int, options: dict[str, Any], t_end: float = 0.4) -> tuple[Any, Any]:
    """Return R and the body momentum at t_end, computed with DIGITS digits."""
    mp = multiprecision()

    with mp.workdps(DIGITS):
        parts, torque, p = pieces(method, kind, options, digits=True)
        number, h = mp.mpf, mp.mpf(t_end) / steps
        I = Diag3(*(number(x) for x in MOMENTS))
        p = from_rows(p, [number(float(v)) for v in leaves(p)])
        R, W = exp(Vec3(*(number(x) for x in TILT))), Vec3(*(number(x) for x in OMEGA))
        s = parts.start(torque, p, I, h, number(0), R, W)
        for i in range(steps):
            s, _ = parts.step(torque, p, I, h, i * h, s)
        R, W = parts.finish(I, s)
        return R, I @ W


@lru_cache(maxsize=4)
def digits_reference(kind: Kind) -> tuple[Any, Any]:
    """Return a reference with DIGITS digits by a composition of order 10, whose coefficients no method shares."""
    return in_digits("strang", kind, 6, {"compose": "sofroniou_spaletta10"})


def orders_in_digits(method: str, kind: Kind, **options: Any) -> tuple[Slope, Slope]:
    """Measure the orders of the attitude and of the body momentum over a short time, with 40 digits.

    If the coefficients of a method are known with all digits, steps can be so short that only the leading term of the
    error remains.  The reference then consists of even shorter steps of the same method.  It does not show that the
    method converges to the true motion; runs in double precision show this.
    """
    if METHODS[method].digits is not None:
        steps, t_end = (2, 4, 8), 0.01
        truth = in_digits(method, kind, 24, options, t_end)
    else:
        steps, t_end = (1, 2, 4), 0.4
        truth = digits_reference(kind)
    found = [in_digits(method, kind, n, options, t_end) for n in steps]
    errors = [
        tuple(float(max(abs(a - b) for a, b in zip(leaves(f[k]), leaves(truth[k]), strict=True))) for f in found)
        for k in (0, 1)
    ]
    return Slope(steps, errors[0], 1e-36), Slope(steps, errors[1], 1e-36)


# --- invariants ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Conservation:
    """Relative errors of an invariant in a run; the samples are divided into windows of equal length."""

    early: float  # largest error in the first part of the run; only rounding if the method conserves the invariant
    swing: float  # largest distance from the mean within the first window
    wander: float  # largest distance between the mean of a later window and that of the first

    @property
    def kind(self) -> str:
        if self.early < 1e-11:
            return EXACT
        return BOUNDED if self.wander < 0.5 * self.swing and self.swing < 0.5 else DRIFTS

    def __str__(self) -> str:
        return f"swing {self.swing:.1e}, wander {self.wander:.1e}"


LOST = Conservation(math.inf, math.inf, math.inf)
WINDOWS = 20


def conservation(values: np.ndarray, early: int) -> Conservation:
    """Return the relative errors of an invariant (samples[, components]), whose first part has `early` samples."""
    v = values.reshape(len(values), -1)
    v = v / np.linalg.norm(v[0])
    parts = np.array_split(v, WINDOWS)
    means = np.array([p.mean(axis=0) for p in parts])
    return Conservation(
        float(np.linalg.norm(v[:early] - v[0], axis=1).max()),
        float(np.linalg.norm(parts[0] - means[0], axis=1).max()),
        float(np.linalg.norm(means - means[0], axis=1).max()),
    )


LATE = 4.0  # factor of the usual step for methods with very small errors


def shows_late(method: str) -> bool:
    """Return whether an invariant drifts, but so slowly that rounding hides the drift at the usual step."""
    return METHODS[method].order >= 8 and METHODS[method].claims.free_energy == DRIFTS


def energy(
    method: str, kind: Kind = Kind.POTENTIAL, steps: int = 2_000_000, dt: float = 0.1, **options: Any
) -> Conservation:
    """Measure how a method conserves the energy, of a free body or in the potential without symmetry.

    Errors are relative to the kinetic energy at the start.  With an energy correction, the run is short: in a long
    chaotic run with large steps, possibly no nearby attitude has the right energy.  Methods of order six and more use
    longer steps, because their errors are below rounding at the usual step.
    """
    record = variant(METHODS[method], check_options(METHODS[method], options))
    if shows_late(method):
        dt = LATE * dt
    elif kind == Kind.POTENTIAL and record.order >= 6:
        dt = 1.5 * dt
    if options.get("energy_correction"):
        steps, dt = min(steps, EARLY), 0.5 * dt
    q = run(method, kind, steps, steps * dt, every=50, on_failure="stop", **options)
    if not q.outcome.good:
        return LOST
    return conservation(q.kinetic_energy[0] + (q.energy - q.energy[0]), early=EARLY // 50)


EARLY = 40_000  # number of steps over which an exact invariant must show only rounding


def momentum(method: str, steps: int = 200_000, dt: float = 0.1, **options: Any) -> Conservation:
    """Measure how a method conserves the momentum of a free body in space.

    Each rotation in a step adds rounding errors; the number of rotations equals that of torque calls.  A drift of order
    eight or more is visible only with longer steps.
    """
    dt = LATE * dt if METHODS[method].order >= 8 and METHODS[method].claims.momentum == DRIFTS else dt
    q = run(method, Kind.FREE, steps, steps * dt, every=20, on_failure="stop", **options)
    early = EARLY * 4 // max(4, METHODS[method].cost.step)
    return conservation(q.momentum, early=early // 20) if q.outcome.good else LOST


def off_group(method: str, steps: int = 4000, dt: float = 0.1, **options: Any) -> float:
    """Return the largest distance of R from SO(3), as long as a step turns the body by less than 1e6 radians."""
    kind = autonomous(method, options)
    q = run(method, kind, steps, steps * dt, on_failure="stop", **options)
    return float(np.nanmax(q.orthogonality[np.linalg.norm(q.omega, axis=-1) * dt < 1e6]))


# --- reversibility, symplecticity, equivariance ------------------------------------------------------------


def pieces(
    method: str,
    kind: Kind,
    options: dict[str, Any],
    moments: tuple[float, float, float] = MOMENTS,
    digits: bool = False,
) -> tuple[Any, Any, Any]:
    """Return the functions of a method, and torque and parameters of a problem, usable with many digits if `digits`."""
    record = METHODS[method]
    if digits and record.digits is not None:
        record = replace(record, build=record.digits)
    chosen = check_options(record, options)
    bound = problem(kind).bind(Body(moments), "python")
    return make_parts(record, chosen, bound.energy, bound.kind, bound.split), bound.torque, bound.p


def accepted(method: str, options: dict[str, Any]) -> Kind:
    record = METHODS[method]
    return variant(record, check_options(record, options)).accepts


def autonomous(method: str, options: dict[str, Any]) -> Kind:
    """Return the kind of the problem with which reversibility and symplecticity are measured."""
    return min(accepted(method, options), Kind.POTENTIAL)


def reversal(method: str, steps: int = 50, h: float = 0.1, **options: Any) -> float:
    """Return the largest change of the state after a number of steps, a reversal, the same steps, and a reversal."""
    h = LATE * h if shows_late(method) else h
    parts, torque, p = pieces(method, autonomous(method, options), options)
    I = Diag3(*MOMENTS)
    s0 = s = parts.start(torque, p, I, h, 0.0, exp(Vec3(*TILT)), Vec3(*OMEGA))
    for _ in range(2):
        for _ in range(steps):
            s, _ = parts.step(torque, p, I, h, 0.0, s)
        s = parts.reverse(s)
    return max(abs(a - b) for a, b in zip(leaves(s), leaves(s0), strict=True))


def symplectic_defect(
    method: str,
    h: float = 0.1,
    digits: int = 40,
    moments: tuple[float, float, float] = MOMENTS,
    **options: Any,
) -> float:
    """Return how far one step is from preserving the symplectic form of T*SO(3).

    The result is the largest entry of J^T B(P1) J - B(P0).  J is the Jacobian of the step in the coordinates (body
    rotation, body momentum), computed by differences with many digits.  B(P) = [[-P~, 1], [-1, 0]], where P~ is the
    matrix of the vector product with P.
    """
    mp = multiprecision()

    h = LATE * h if shows_late(method) else h
    parts, torque, p = pieces(method, autonomous(method, options), options, moments)
    with mp.workdps(digits):
        number = mp.mpf
        I = Diag3(*(number(x) for x in moments))
        p = from_rows(p, [number(float(v)) for v in leaves(p)])
        R0, W0 = exp(Vec3(*(number(x) for x in TILT))), Vec3(*(number(x) for x in OMEGA))
        P0 = I @ W0

        def step(R: Any, P: Any) -> tuple[Any, Any]:
            W = Vec3(P.x / I.x, P.y / I.y, P.z / I.z)
            s = parts.start(torque, p, I, number(h), number(0), R, W)
            s, _ = parts.step(torque, p, I, number(h), number(0), s)
            R, W = parts.finish(I, s)
            return R, I @ W

        R1, P1 = step(R0, P0)
        d = number(10) ** (-digits // 3)
        columns = []
        for k in range(6):
            ends = []
            for sign in (1, -1):
                e = [number(0)] * 3
                e[k % 3] = sign * d
                v = Vec3(*e)
                R, P = step(R0 @ exp(v), P0) if k < 3 else step(R0, P0 + v)
                D = tr(R1) @ R  # 1 + skew(rotation)
                turn = [(D.e2.z - D.e3.y) / 2, (D.e3.x - D.e1.z) / 2, (D.e1.y - D.e2.x) / 2]
                ends.append([*turn, *P])
            columns.append([(a - b) / (2 * d) for a, b in zip(*ends, strict=True)])
        J = mp.matrix(columns).T

        def form(P: Any) -> Any:
            one = mp.eye(3).tolist()
            above = [[0, P.z, -P.y, *one[0]], [-P.z, 0, P.x, *one[1]], [P.y, -P.x, 0, *one[2]]]
            return mp.matrix([*above, *([-x for x in row] + [0] * 3 for row in one)])

        defect = J.T * form(P1) * J - form(P0)
        return float(max(abs(x) for x in defect))


def equivariance(method: str, steps: int = 100, t_end: float = 10.0, **options: Any) -> float:
    """Rotate all directions in space, and return how far the solution is from the rotated original solution.

    The runs use engine="python", because the rotated torque would have to be compiled again.
    """
    Q = np.array(exp(Vec3(0.7, -0.3, 1.9))).T
    kind = accepted(method, options)
    a, b = (run(method, kind, steps, t_end, q, on_failure="stop", engine="python", **options) for q in (None, Q))
    n = min(len(a), len(b))
    return float(np.abs(Q @ a.R[:n] - b.R[:n]).max())


# --- cost -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Counted:
    """Numbers of torque calls, and the total number that the record of the method claims."""

    start: int
    per_step: float
    passes: float  # number of passes of the solves per step
    steps: int
    total: int
    claimed: int


def torque_calls(method: str, steps: int = 20, h: float = 0.05, **options: Any) -> Counted:
    """Count the torque calls of a run, with a torque in plain Python that counts its calls."""
    record = METHODS[method]
    chosen = check_options(record, options)
    kind = autonomous(method, options)
    parts, torque, p = pieces(method, max(kind, Kind.FREE), options)
    calls = [0]

    def counting(t: Any, R: Any, W: Any, p: Any) -> Any:
        calls[0] += 1
        return torque(t, R, W, p)

    I = Diag3(*MOMENTS)
    s = parts.start(counting, p, I, h, 0.0, exp(Vec3(*TILT)), Vec3(*OMEGA))
    first = calls[0]
    passes = 0.0
    for i in range(steps):
        s, report = parts.step(counting, p, I, h, i * h, s)
        passes += report.passes
    cost = variant(record, chosen).cost
    claimed = cost.start + cost.step * steps + int(passes) * cost.each_pass
    return Counted(first, (calls[0] - first) / steps, passes / steps, steps, calls[0], claimed)


# --- certificate --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    claim: str
    claimed: str
    measured: str
    figure: str
    holds: bool | None  # None: there is no claim


@dataclass(frozen=True)
class Certificate(TableExports):
    """Claimed and measured properties of a method; print it for a table.

    Attributes
    ----------
    method : str
        Name of the method.
    options : dict
        Options of the method.
    rows : tuple
        One row for each claim: claim, claimed and measured property, measured figure, and whether the claim holds.

    Examples
    --------
    >>> from polhode.evidence.certification import Certificate, Row
    >>> made = Certificate("rkn4", {}, (Row("symplectic", "yes", "yes", "defect 1e-20", True),))
    >>> made.ok, made.result_table().columns
    (True, ('claim', 'claimed', 'measured', 'figure', 'verdict'))
    """

    method: str
    options: dict[str, Any]
    rows: tuple[Row, ...]

    @property
    def ok(self) -> bool:
        """Whether no measurement contradicts a claim."""
        return all(r.holds is not False for r in self.rows)

    def result_table(self) -> ResultTable:
        """Return a table with a row for each claim."""
        mark = {True: "holds", False: "FAILS", None: "open"}
        rows = tuple((r.claim, r.claimed, r.measured, r.figure, mark[r.holds]) for r in self.rows)
        title = self.method + (f" {self.options}" if self.options else "")
        return ResultTable(title, ("claim", "claimed", "measured", "figure", "verdict"), rows)

    def __str__(self) -> str:
        table = self.result_table()
        rows = [(*table.columns[:-1], ""), *(tuple(map(str, r)) for r in table.rows)]
        return "\n".join([table.caption, *aligned(rows, "<")])

    __repr__ = __str__


REVERSES, PRESERVES, ON_GROUP, TURNS = 1e-11, 1e-15, 1e-11, 1e-10


def tolerance(order: float, one_step: bool = True) -> float:
    """Return the tolerance of a measured order.

    It grows with the order, because fewer steps can be used between too large errors and rounding.  It is largest for
    multistep methods, because their errors approach the leading term more slowly.
    """
    if not one_step and order > 4:
        return 0.3
    return 0.05 if order <= 2 else 0.1 if order <= 3 else 0.15


def certify(name: str, **options: Any) -> Certificate:
    """Measure all claimed properties of a method.

    Parameters
    ----------
    name : str
        A method of `polhode.methods`.
    **options
        Options of the method.

    Returns
    -------
    Certificate
        Print it to see the claimed and measured properties side by side.

    Examples
    --------
    Computing a certificate takes seconds to minutes::

        print(ph.certify("rkn4"))

    >>> ph.methods["rkn4"].claims.order  # one of the claims that `certify` measures
    4
    """
    record = METHODS[name]
    chosen = check_options(record, options)
    claims = variant(record, chosen).claims
    name = record.name
    rows: list[Row] = []

    def compare(claim: str, claimed: Any, measured: Any, figure: str) -> None:
        holds = None if claimed is None else claimed == measured
        rows.append(Row(claim, WORDS.get(claimed, claimed), WORDS.get(measured, measured), figure, holds))

    def order(claim: str, claimed: float | None, slope: Slope) -> None:
        found = slope.order
        near = tolerance(claimed or 0.0, record.one_step)
        holds = None if claimed is None else found == claimed or abs(found - claimed) <= near
        show = "exact" if claimed == math.inf else str(claimed)
        measured = "exact" if found == math.inf else f"{found:.2f}"
        finest = next((e for e in reversed(slope.errors) if math.isfinite(e)), math.nan)
        rows.append(Row(claim, show, measured, f"error {finest:.1e} at finest", holds))

    accepts = variant(record, chosen).accepts
    a, m = orders(name, min(accepts, Kind.TORQUE), **options)
    order("order, attitude", claims.order, a)
    order("order, momentum", claims.momentum_order, m)
    if claims.velocity_order is not None:
        a, _ = orders(name, Kind.VELOCITY, **options)
        order("order, torque of omega", claims.velocity_order, a)
    if claims.free_order is not None:
        a, m = orders(name, Kind.FREE, **options)
        order("order, free attitude", claims.free_order, a)
        order("order, free momentum", claims.free_momentum_order, m)
    r = reversal(name, **options)
    compare("reversible", claims.reversible, r < REVERSES, f"{r:.1e}")
    d = symplectic_defect(name, **options)
    compare("symplectic", claims.symplectic, d < PRESERVES, f"defect {d:.1e}")
    e = energy(name, Kind.FREE, steps=200_000, **options)
    compare("energy, free body", claims.free_energy, e.kind, str(e))
    if accepts >= Kind.POTENTIAL:
        e = energy(name, **options)
        compare("energy, potential", claims.energy, e.kind, str(e))
    p = momentum(name, **options)
    compare("momentum, free body", claims.momentum, p.kind, str(p))
    g = off_group(name, **options)
    compare("on SO(3)", claims.on_group, g < ON_GROUP, f"{g:.1e}")
    q = equivariance(name, **options)
    compare("equivariant", claims.equivariant, q < TURNS, f"{q:.1e}")
    c = torque_calls(name, **options)
    figure = f"{c.per_step:g} a step, {c.steps} steps"
    rows.append(Row("torque calls", str(c.claimed), str(c.total), figure, c.claimed == c.total))
    return Certificate(name, dict(options), tuple(rows))
