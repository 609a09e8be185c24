"""Estimate the errors of a run of a mechanism, and check how reliable the estimates are: `MechanismRun.audit`.

As for a single body (`audit.py`), the motion is computed again.  These references use a method of higher order, with
shorter and shorter steps or smaller and smaller tolerances.  The estimates are reliable only if three references are at
least four times closer to each other than to the run.  The distance between two runs of a mechanism is that of the body
for which they differ most.

All methods for mechanisms contain the same basic step, so references could share an error with the run.  Therefore the
order is a second condition: the method itself is run again, by default with dt/2 and dt/4.  If these runs do not show
its order, the estimates are not reliable.  No step of a reference turns a body by more than one radian, even if the
steps of the run do.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import inf
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..groups.so3 import angle
from ..mechanisms.methods import METHODS
from ..mechanisms.result import JointMotion, MechanismRun
from .agreement import (
    Differences,
    Evidence,
    Judgement,
    Rerun,
    affordable_references,
    in_rows,
    largest_of,
    repeated_difference,
    samples_first,
    shown_order,
    step_lengths,
    top,
)
from .audit import EPS, Auditor, AuditTable, Row, check_arguments
from .places import gyration_radius

if TYPE_CHECKING:
    from ..mechanisms.joints import Joint

STAGES = {True: 200_000, False: 2_000}  # stages that references may always make: True if they are compiled
TURN = 1.0  # largest angle in radians by which a step of a reference may turn a body
TOLERANCES = tuple(Fraction(1, 10**k) for k in range(1, 8))  # tolerances of references, in units of tol
MOST_TIMES, MOST_REACTIONS = 100, 50  # largest number of compared samples: in runs with tol, and for reactions
LEAST_SAMPLES = 50  # number of samples (all, if there are fewer) that a reference must have in common with the run
WORDS = {
    "position": "relative to {:.3g} m: how far a body moves, or its radius of gyration",
    "velocity": "relative to {:.3g} m/s: the largest speed of a centre or of a rotation",
    "angular velocity": "relative to {:.3g} rad/s: the largest angular velocity",
    "joint angle": "radians",
    "joint displacement": "relative to {:.3g} m, as positions are",
    "reaction": "relative to {:.3g} N: the largest reaction",
}
BODIES = ("attitude", "position", "velocity", "angular velocity")
JOINTS = ("joint angle", "joint displacement", "reaction")


@dataclass(frozen=True, repr=False)
class MechanismAudit(AuditTable):
    """The result of `MechanismRun.audit`: estimated errors, and a verdict in words; print it for a table.

    All errors are those of the worst body or joint, which the rows name; for a batch, those of the worst mechanism.

    Attributes
    ----------
    title : str
        Description of the audited run.
    rows : tuple
        Lines of the table: quantity, value, remark, and the name of the worst body or joint.
    verdict : tuple of str
        The conclusion in sentences.
    error : float
        Estimated error of the attitude at the end, in radians.
    largest_error : float
        The largest estimated error of the attitude at any sample, in radians.
    position_error, velocity_error, omega_error : float
        The largest errors of position, velocity and angular velocity at any sample, relative to scales that the rows
        state.
    order : float
        Measured order of the method; NaN for runs with `tol`, or if it was not measured.
    claimed : float
        Order of the method according to its record.
    reliable : bool
        Whether the errors above are reliable; for a batch, whether those of all mechanisms are.  If False, the verdict
        says why.
    errors : ndarray, (n,) or (mechanisms, n)
        Estimated error of the attitude of the worst body at each sample; NaN where it is not known.
    stages : int
        Number of stages that the runs of the audit made; each stage evaluates the loads once.
    reliable_members : ndarray, (mechanisms,)
        `reliable` for each mechanism of a batch.
    decided : dict
        For each quantity, whether its error is reliable.  Angles, displacements and reactions of joints are included
        here, but not in `reliable`.
    constraint_error, slip : float
        The largest violation of an equation of a joint, and its largest rate of change, which should be zero.
    angle_error, displacement_error : float
        The largest errors of the angles (rad) and displacements (relative) of joints; NaN if there are none.
    reaction_error : float
        The largest error of a reaction at up to 50 samples, relative to the largest reaction; NaN if loads or motors
        are Python functions.
    energy_change : float
        The largest change of the energy, relative to the largest kinetic energy; NaN if a load has no potential.

    Examples
    --------
    >>> m = ph.Mechanism()
    >>> rod = m.add(ph.Body.cylinder(0.02, 1.0, mass=1.0), position=[0, 0, -0.5], velocity=[0.5, 0, 0],
    ...             omega=[0, -1, 0], name="rod")
    >>> joint = m.hinge(rod, None, at=[0, 0, 0], axis=[0, 1, 0], name="pivot")
    >>> run = ph.simulate(m, load=ph.forces.gravity(), t_end=0.2, dt=0.01, engine="python")
    >>> audit = run.audit()
    >>> audit.reliable, bool(0 < audit.angle_error < 1e-4), round(audit.order)
    (True, True, 2)
    """

    position_error: float
    velocity_error: float
    omega_error: float
    stages: int
    reliable_members: np.ndarray
    decided: dict[str, bool]
    constraint_error: float
    slip: float
    angle_error: float = np.nan
    displacement_error: float = np.nan
    reaction_error: float = np.nan
    energy_change: float = np.nan


# --- runs that are compared -----------------------------------------------------------------------------------------


class Motions(NamedTuple):
    """Samples of all bodies and joints, (n, mechanisms, bodies or joints, ...); NaN where they are not known."""

    R: np.ndarray
    x: np.ndarray
    v: np.ndarray
    omega: np.ndarray
    angle: np.ndarray  # angles of joints, between -pi and pi
    shift: np.ndarray  # displacements of joints
    force: np.ndarray  # reactions of joints, at a few samples only
    torque: np.ndarray


def joint_values(run: MechanismRun, joints: list[Joint], name: str) -> np.ndarray:
    """Return an attribute of these joints, such as "displacement", (n, mechanisms, joints)."""
    if not joints:
        return np.zeros((len(run), len(run.setup.members), 0))
    return samples_first(run, np.stack([getattr(JointMotion(run, j), name) for j in joints], axis=-1))


def scales_of(run: MechanismRun, own: Motions) -> dict[str, np.ndarray]:
    """Return the scales by which differences are divided, by quantity, with one number for each mechanism.

    If bodies hardly move, the scales are the radius of gyration, and this radius divided by the duration of the run.
    """
    size = np.array([b.size for b in run.setup.members])
    radius = np.array([max(map(gyration_radius, b.bodies)) for b in run.setup.members])
    span = abs(float(np.nanmax(run.t) - run.setup.t_start)) or 1.0
    way, speed, spin, force, torque = (
        np.fmax.reduce(np.linalg.norm(a, axis=-1), axis=(0, 2), initial=0.0)
        for a in (own.x - own.x[:1], own.v, own.omega, own.force, own.torque)
    )
    force = np.maximum(force, torque / size)
    force, position = np.where(force > 0.0, force, 1.0), np.maximum(way, radius)
    return {
        "position": position, "velocity": np.maximum(np.maximum(speed, radius * spin), radius / span),
        "angular velocity": np.maximum(spin, 1.0 / span), "joint angle": np.ones(len(size)),
        "joint displacement": position, "reaction": force, "reaction torque": force * size,
    }  # fmt: skip


class MechanismRerun(Rerun):
    """A run of a mechanism, or of a batch of mechanisms, that can be repeated."""

    def __init__(self, run: MechanismRun) -> None:
        super().__init__(run)
        setup, self.n, rows = run.setup, len(run), np.arange(len(run))
        finite = np.isfinite(samples_first(run, run.x)).all(axis=(2, 3))
        self.later = finite.any(axis=1) & (run.t != setup.t_start)
        self.ended = np.array([o.good or o.curable for o in run.outcomes])  # mask of the mechanisms that did not fail
        self.there = finite[self.later].any(axis=0) & (self.ended | ~self.ended.any())
        valid = rows[self.later]
        self.few = spread(valid, MOST_REACTIONS) if not setup.acting.plain else rows[:0]  # rows with reactions
        self.own = self.states_of(run, rows)
        self.steps = int(run.index[valid[-1]]) if valid.size else 0
        self.scales = scales_of(run, self.own)
        speed = np.linalg.norm(self.own.omega, axis=-1)
        # the largest angular velocity in each mechanism
        self.speed = np.nan_to_num(np.fmax.reduce(speed, axis=(0, 2), initial=0.0))
        step = abs(setup.dt) if setup.control is None else float(np.nan_to_num(run.stats.largest_step))
        self.turn = step * self.speed  # largest angle by which a step turns a body, for each mechanism

    def work_of(self, run: MechanismRun) -> int:
        """Return the number of stages in a run of all mechanisms; with `tol`, each step consists of three steps."""
        tries = run.stats.steps if run.setup.control is None else 3 * (run.stats.steps + run.stats.rejected)
        return int(tries * run.setup.weights.size * len(run.setup.members))

    def met(self, factor: Fraction) -> np.ndarray:
        if self.run.setup.control is None:
            return super().met(factor)
        return spread(np.flatnonzero(self.later), MOST_TIMES)

    def scale_of(self, quantity: str, member: int) -> float:
        return float(self.scales[quantity][member])

    def longest_step(self, factor: Fraction, method: str | None) -> float:
        """Return the longest step that is allowed for a reference with a tolerance of factor * tol.

        It decreases with the tolerance.  Otherwise, if something else such as dt_max limits the steps, the references
        would make the same steps as the run, and agree with it for this reason.
        """
        setup, order = self.run.setup, METHODS[method or self.run.setup.method.name].order
        assert setup.control is not None
        largest = self.run.stats.largest_step
        known = [TURN / max(float(self.speed.max()), 1e-300), setup.control.dt_max or inf]
        return float(min(*known, largest if largest > 0.0 else inf) * float(factor) ** (1.0 / (order + 1.0)))

    def repeat(self, rows: np.ndarray, factor: Fraction, method: str | None) -> MechanismRun:
        from ..mechanisms.simulation import simulate_again

        run, setup = self.run, self.run.setup
        if setup.control is None:
            last = int(run.index[rows[-1]])
            length = {"dt": last * setup.dt / round(last / factor)}
        else:
            length = {"tol": setup.control.tol * float(factor), "dt_max": self.longest_step(factor, method)}
        return simulate_again(setup, method or setup.method.name, run.t[rows], **length)

    def states_of(self, run: MechanismRun, rows: np.ndarray) -> Motions:
        rows = rows[: len(run)]
        joints, members = run.setup.built.joints, len(run.setup.members)
        forces = np.full((2, len(run), members, len(joints), 3), np.nan)
        some = np.isin(rows, self.few) & np.isfinite(run.states).all(axis=(1, 2))
        if some.any():
            part = MechanismRun(
                run.setup, run.index[some], run.states[some], run.final, run.steps, run.outcome, run.outcomes,
                run.failed, run.stats, records=run.records, switched=run.switched,
            )  # fmt: skip
            for k, joint in enumerate(joints):
                for found, values in zip(forces, part.reactions[joint.name], strict=True):
                    found[some, :, k] = samples_first(run, values)
        R, x, v, omega = (samples_first(run, a) for a in (run.R, run.x, run.v, run.omega))
        have = Motions(
            R, x, v, omega, joint_values(run, [j for j in joints if j.turns], "raw_angle"),
            joint_values(run, [j for j in joints if j.slides], "displacement"), forces[0], forces[1],
        )  # fmt: skip
        return in_rows(have, rows, self.n)

    def parts(self, a: Motions, b: Motions) -> Differences:
        """Return differences by quantity, (n, mechanisms, bodies or joints): angles, or relative to the scales."""

        def far(p: np.ndarray, q: np.ndarray, scale: str) -> np.ndarray:
            return np.asarray(np.linalg.norm(p - q, axis=-1) / self.scales[scale][:, None])

        with np.errstate(all="ignore"):
            turned = np.mod(a.angle - b.angle + np.pi, 2 * np.pi) - np.pi
            return {
                "attitude": angle(a.R, b.R), "position": far(a.x, b.x, "position"),
                "velocity": far(a.v, b.v, "velocity"), "angular velocity": far(a.omega, b.omega, "angular velocity"),
                "joint angle": np.abs(turned),
                "joint displacement": np.abs(a.shift - b.shift) / self.scales["joint displacement"][:, None],
                "reaction": np.fmax(far(a.force, b.force, "reaction"), far(a.torque, b.torque, "reaction torque")),
            }  # fmt: skip

    def difference(self, a: Motions, b: Motions) -> Differences:
        """Return differences by quantity, (n, mechanisms), for the body or joint that differs most."""
        return {name: np.fmax.reduce(d, axis=-1, initial=np.nan) for name, d in self.parts(a, b).items()}

    def names(self, quantity: str) -> list[str]:
        """Return the names of the bodies or joints of a quantity."""
        built = self.run.setup.built
        if quantity not in JOINTS:
            return [f"body {name}" for name in built.names]
        wanted = {"joint angle": "turns", "joint displacement": "slides"}.get(quantity, "name")
        return [f"joint {j.name}" for j in built.joints if getattr(j, wanted)]


def spread(rows: np.ndarray, most: int) -> np.ndarray:
    """Return at most this many of the values, evenly distributed and including the last one."""
    if len(rows) <= most:
        return rows
    return rows[np.unique(np.linspace(0, len(rows) - 1, most).round().astype(int))]


# --- the audit ------------------------------------------------------------------------------------------------------


class MechanismAuditor(Auditor):
    """An audit of a mechanism, or of a batch of mechanisms."""

    things = "mechanisms"
    words_on_scales = WORDS
    again: MechanismRerun
    doubts = ("stages", "The loads jump, are random or need", "the loads are")

    def __init__(self, run: MechanismRun) -> None:
        again = MechanismRerun(run)
        self.steady = True  # whether a repetition of a run gives the same result
        stages = again.work_of(run) / len(run.setup.members)
        super().__init__(again, run.setup.method.order, EPS * (1.0 + stages * (1.0 + 10.0 * again.turn)))

    def where(self, worst: int, quantity: str) -> str | None:
        names = [f"mechanism {worst}"] if self.run.setup.batch else []
        if quantity and self.evidence.truth is not None:
            parts = largest_of(self.again.parts(self.again.own, self.evidence.truth)[quantity][:, worst])
            if np.isfinite(parts).any():
                names.append(self.again.names(quantity)[int(np.nanargmax(parts))])
        return ", ".join(names) or None

    def find_evidence(self, budget: float) -> Evidence:
        """Run references with shorter and shorter steps until every mechanism is decided, or the budget is spent."""
        again, setup, n = self.again, self.run.setup, self.again.n
        rounding = dict.fromkeys(BODIES, self.floors) | again.place_floors(self.floors)
        better = [m for m in METHODS.values() if m.order > setup.method.order and not m.conserving]
        method = min(better, key=lambda m: m.order).name if better else None  # None: that of the run itself
        found = Evidence(
            {name: Judgement.unknown(n, f) for name, f in rounding.items()}, method or setup.method.name,
            {name: Judgement.unknown(n, 2 * rounding["position"]) for name in JOINTS},
        )  # fmt: skip
        compiled = setup.runs_on.compiled and not setup.acting.plain
        own_cost = again.work_of(self.run)
        allowed = max(budget * own_cost, STAGES[compiled])
        each = own_cost * len(METHODS[found.by].weights) / setup.weights.size
        turn = float(np.max(again.turn[again.there], initial=0.0))
        lengths, power = step_lengths(again.steps, method is None, turn, TURN), 1.0
        enough = min(LEAST_SAMPLES, len(again.met(Fraction(1))))
        lengths = [x for x in lengths if len(again.met(x)) >= enough]
        if setup.control is not None:
            lengths, power = list(TOLERANCES), 1.0 / (METHODS[found.by].order + 1.0)
        asks = setup.acting.plain or any(h.source.asks for h in setup.bound.held)

        def wobble(factor: Fraction, other: Motions) -> float:
            """Return zero, or infinity if a repetition of the reference gives another result."""
            off = repeated_difference(again, factor, method, other)
            same = isinstance(off, dict) and all((off[name] <= 100 * rounding[name]).all() for name in BODIES)
            self.steady = same
            return 0.0 if same else inf

        references = affordable_references(again, method, lengths, each, allowed, power)
        found.gather(again, references, wobble if asks else None)
        return found

    def measured_order(self, factors: tuple[Fraction, ...]) -> float:
        """Return the order shown by the attitude, or by the position if the attitude has only rounding errors."""
        if self.run.setup.control is not None:
            return np.nan
        for name in ("attitude", "position"):
            judgement = self.evidence.judgements[name]
            if top(judgement.errors) > 100 * float(judgement.floor.max()):
                return shown_order(self.again, self.evidence, factors, name)
        return np.nan

    def confirm(self) -> np.ndarray:
        """Return a mask of the mechanisms whose errors are reliable; add the reasons for the others to the verdict."""
        ended, decided = self.again.ended, self.evidence.decided
        if not ended.all():
            self.words.append("The audit does not confirm the errors of a mechanism that failed.")
        if not self.steady:
            self.words.append("A load or motor is random: a repeated run does not give the same result.")
        if self.shows_other_order and decided.any():
            self.words.append(
                f"The audit does not confirm these errors: the runs show order {self.shown:.1f} instead of "
                f"{self.order:g}. Make dt smaller. If the loads are not smooth, use audit('reference'), which does not "
                "check the order."
            )
        return super().confirm() & ended & (not self.shows_other_order)

    def turns(self) -> None:
        self.rows.append(Row("rounding", self.floor, "radians; a bound for accumulated rounding errors"))
        self.add("turn of a body per step", self.again.turn, f"radians; references turn it by at most {TURN:g}")

    def conservation(self) -> float:
        """Add rows on energy and momentum if they should be conserved; return the relative change of the energy."""
        run, setup = self.run, self.run.setup
        kinetic = samples_first(run, run.kinetic_energy)
        most, change = np.fmax.reduce(kinetic, axis=0, initial=0.0), np.nan
        if setup.acting.conserves:
            energy = samples_first(run, run.energy)
            off = largest_of(np.abs(energy - energy[:1])) / np.where(most > 0.0, most, 1.0)
            change = self.add("change of energy", off, "relative to the largest kinetic energy")
            if setup.method.conserving and change > 1e3 * self.floor:
                self.words.append(
                    f"{setup.method.name} should conserve energy to rounding, but it changes by {change:.1g}. "
                    "Find the cause before you use this run."
                )
        free = all(j.a >= 0 and j.b >= 0 for j in setup.built.joints)
        if free and not setup.acting.groups and setup.acting.whole is None:
            # an upper bound of the momentum
            push = np.sqrt(2.0 * most * np.array([b.masses.sum() for b in setup.members]))
            far = np.fmax.reduce(np.linalg.norm(self.again.own.x, axis=-1), axis=(0, 2)) + self.again.scales["position"]
            for name, values, size in (
                ("momentum", run.momentum, push), ("angular momentum", run.momentum_about(), push * far)
            ):  # fmt: skip
                p = samples_first(run, values)
                off = largest_of(np.linalg.norm(p - p[:1], axis=-1)) / np.where(size > 0.0, size, 1.0)
                self.add(f"change of {name}", off, "nothing acts from outside; relative to the momenta of the bodies")
        return change

    def joints(self) -> tuple[float, float]:
        """Add rows on the joints; return the largest violation of an equation and its largest rate of change."""
        run, limit = self.run, 1e-10 * max(b.size for b in self.run.setup.members)
        each = largest_of(samples_first(run, run.joint_errors))
        worst = float(np.nanmax(each, initial=0.0))
        k, j = np.unravel_index(int(np.nanargmax(each)), each.shape)
        name = f"mechanism {k}, " if run.setup.batch else ""
        name += f"joint {run.setup.built.joints[int(j)].name}"
        self.rows.append(Row("largest violation of a joint", worst, "metres, or radians of its axes", name))
        slip = self.add(
            "largest velocity against a joint", largest_of(samples_first(run, run.velocity_error)), "m/s or rad/s"
        )
        if worst > limit:
            self.words.append(f"A joint is violated by {worst:.1g}. Find the cause before you use this run.")
        return worst, slip


def audit(run: MechanismRun, by: str | None, budget: float) -> MechanismAudit:
    """Implementation of `MechanismRun.audit`."""
    check_arguments(by, budget, bool(np.isfinite(run.x).any()))
    a = MechanismAuditor(run)
    a.outcome()
    if by is not None:
        a.compare(a.find_evidence(budget), by)
    a.turns()
    energy = a.conservation()
    opened, slip = a.joints()
    a.rows.append(Row("stages of the run", a.again.work_of(run), "each evaluates the loads once"))
    a.rows.append(Row("stages of the audit", a.again.calls, "spent on the runs above"))
    known, others = ("attitude", *a.others), a.others
    return MechanismAudit(
        **a.results(), position_error=others["position"], velocity_error=others["velocity"],
        omega_error=others["angular velocity"], reliable=bool(a.reliable.all()), stages=a.again.calls,
        reliable_members=a.reliable, constraint_error=opened, slip=slip, angle_error=others["joint angle"],
        displacement_error=others["joint displacement"], reaction_error=others["reaction"], energy_change=energy,
        decided={name: j.holds for name, j in a.evidence.all_judgements.items() if name in known}
        if by is not None
        else {},
    )  # fmt: skip
