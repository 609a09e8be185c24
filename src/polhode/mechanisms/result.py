"""The result of a run of a mechanism: the motions of its bodies, and the angles and reactions of its joints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..above import function_above
from ..errors import InvalidInput, unknown
from ..kernels.flight import Pose
from ..kernels.values import Vec3
from ..run.result import Outcome, Stats
from ..run.switching import Commands, Record, commands
from ..torques.held import FAR
from .assembly import Poses, all_gaps, derivative
from .controlled import CLOCK_NUMBERS
from .drives import TWO_PI
from .equations import TILE_NUMBERS, TURN, rows
from .joints import Joint, Shapes, point3
from .rattle import BODY, PLACE, PUSH, SPIN, STATE
from .reactions import Velocities, dots, in_space, multipliers

if TYPE_CHECKING:
    from ..evidence.mechanism_audit import MechanismAudit
    from .commands import MotorSwitching
    from .setup import MechanismSetup
    from .sinks import EventSearch, Occurrence


class Named(dict[str, Any]):
    """A dict from names to values, with a helpful error for an unknown name."""

    def __init__(self, what: str, things: dict[str, Any]) -> None:
        super().__init__(things)
        self.what = what

    def __missing__(self, name: str) -> Any:
        raise unknown(self.what, name, self)

    def __repr__(self) -> str:
        return f"<{len(self)} of {self.what}: {', '.join(self)}>"


@dataclass(frozen=True, repr=False)
class BodyMotion:
    """The motion of one body of a mechanism; in a batch, arrays have a leading axis.

    Attributes
    ----------
    name : str
        The name of the body.
    R : ndarray, (n, 3, 3)
        Attitudes, body to space.
    x, v : ndarray, (n, 3)
        Position and velocity of the centre of mass, in space.
    omega : ndarray, (n, 3)
        Angular velocity in the body frame.

    Examples
    --------
    >>> run = ph.mechanisms.problems.furuta().simulate(t_end=0.1, dt=0.01, engine="python")
    >>> run.bodies["pendulum"].point([0, 0, -0.25]).shape  # the path of its lower end
    (11, 3)
    """

    name: str
    R: np.ndarray
    x: np.ndarray
    v: np.ndarray
    omega: np.ndarray

    def point(self, p: Any) -> np.ndarray:
        """Return the path in space of a point of the body.

        Parameters
        ----------
        p : array_like, (3,)
            The point, relative to the centre of mass, in body axes.

        Returns
        -------
        ndarray, (n, 3)
        """
        return np.asarray(self.x + self.R @ point3(p, "p"))

    def __repr__(self) -> str:
        return f"<motion of {self.name!r}, {self.x.shape[-2]} samples>"


class JointMotion:
    """Motion and reactions of a joint.

    Attributes
    ----------
    angle, rate : ndarray, (n,)
        Angle by which a has turned relative to b about the axis of a hinge or cylindrical joint, including whole turns,
        and its rate (rad, rad/s).
    displacement, speed : ndarray, (n,)
        Displacement of a relative to b along the axis of a slider or cylindrical joint, and its rate (m, m/s).
    reaction, reaction_torque : ndarray, (n, 3)
        Force and torque that the joint exerts on body a, at the point of the joint, in space; those on b are opposite.
    error : ndarray, (n,)
        The largest violation of the equations of the joint: in metres, or in radians for directions.

    Examples
    --------
    >>> run = ph.mechanisms.problems.furuta().simulate(t_end=0.1, dt=0.01, engine="python")
    >>> run.joints["elbow"].reaction.shape
    (11, 3)
    """

    def __init__(self, run: MechanismRun, joint: Joint) -> None:
        self.run, self.joint, self.name = run, joint, joint.name
        self.number = [j.name for j in run.setup.built.joints].index(joint.name)

    @property
    def shape(self) -> Joint | Shapes:
        """Points, axes and drive of the joint; for a batch, those of all mechanisms."""
        shape: Joint | Shapes = self.run.setup.stacked.joints[self.number]
        return shape

    def ends(self) -> list[tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]]:
        """Return R, x, v and the angular velocity of both bodies, all in space."""
        run = self.run
        return [in_space(run.R, run.x, run.v, run.omega, k) for k in (self.joint.a, self.joint.b)]

    def need(self, able: bool, what: str) -> None:
        if not able:
            raise InvalidInput(f"joint {self.name!r} is a {self.joint.type} joint, which has no {what}")

    @property
    def rate(self) -> np.ndarray:
        self.need(self.joint.turns, "angle or rate")
        (_, _, _, wa), (Rb, _, _, wb) = self.ends()
        return dots(turned(Rb, self.shape.axis_b), wa - wb)

    @property
    def raw_angle(self) -> np.ndarray:
        """The angle between -pi and pi, without whole turns."""
        self.need(self.joint.turns, "angle")
        (Ra, _, _, _), (Rb, _, _, _) = self.ends()
        q = self.shape
        A, B, axis = turned(Ra, q.mark_a), turned(Rb, q.mark_b), turned(Rb, q.axis_b)
        return np.asarray(np.arctan2(dots(np.cross(B, A), axis), dots(A, B)))

    @property
    def angle(self) -> np.ndarray:
        raw, rate, dt = self.raw_angle, self.rate, np.diff(self.run.t)
        if self.run.earlier is not None:
            raw = self.run.earlier.counted(self.run, self.name, raw, rate)
        expected = raw[..., :1] + np.cumsum(0.5 * (rate[..., 1:] + rate[..., :-1]) * dt, axis=-1)
        # the mean rate predicts the angle over one interval between samples; the nearest whole turn is then added
        turns, step = np.zeros(raw.shape), np.diff(expected, axis=-1, prepend=raw[..., :1])
        turns[..., 1:] = np.rint((raw[..., :-1] + step - raw[..., 1:]) / TWO_PI)
        return np.asarray(raw + TWO_PI * np.cumsum(turns, axis=-1))

    @property
    def displacement(self) -> np.ndarray:
        self.need(self.joint.slides, "displacement")
        (Ra, xa, _, _), (Rb, xb, _, _) = self.ends()
        q = self.shape
        return dots(turned(Rb, q.axis_b), (xa + turned(Ra, q.arm_a)) - (xb + turned(Rb, q.arm_b)))

    @property
    def speed(self) -> np.ndarray:
        self.need(self.joint.slides, "speed")
        (Ra, xa, va, wa), (Rb, xb, vb, wb) = self.ends()
        arm = turned(Ra, self.shape.arm_a)
        far = xa + arm - xb
        return dots(turned(Rb, self.shape.axis_b), (va + np.cross(wa, arm)) - (vb + np.cross(wb, far)))

    @property
    def reaction(self) -> np.ndarray:
        return self.run.reactions[self.name][0]

    @property
    def reaction_torque(self) -> np.ndarray:
        return self.run.reactions[self.name][1]

    @property
    def error(self) -> np.ndarray:
        return self.run.joint_errors[..., self.number]

    def __repr__(self) -> str:
        return f"<{self.joint.type} joint {self.name!r}>"


class Turning(NamedTuple):
    """Angle and rate of a joint at one time."""

    t: float
    angle: float
    rate: float


class EarlierAngles:
    """Angles of joints at an earlier time, with which the whole turns of a later state are counted.

    known : the earlier angles, by the name of the joint.
    read : the angles of the later state, as far as they were requested; they become `known` for the next state.
    """

    def __init__(self, known: Mapping[str, Turning]) -> None:
        self.known, self.read = known, dict(known)

    def counted(self, run: MechanismRun, name: str, raw: np.ndarray, rate: np.ndarray) -> np.ndarray:
        """Return the angle of a joint with whole turns, (1,); `raw` is the angle between -pi and pi."""
        t = float(run.t[0])
        if (old := self.known.get(name)) is not None:
            expected = old.angle + 0.5 * (old.rate + rate) * (t - old.t)
            raw = raw + TWO_PI * np.rint((expected - raw) / TWO_PI)
        self.read[name] = Turning(t, float(raw[0]), float(rate[0]))
        return raw


@dataclass(eq=False, repr=False)
class MechanismRun:
    """The motion of a mechanism; in a batch, arrays have a leading axis.

    Attributes
    ----------
    outcome : Outcome
        How the run ended; `outcomes` holds the outcome of each mechanism of a batch.
    stats : Stats
        Cost of the run.
    steps : int
        Number of steps.
    index : ndarray, (n,)
        Number of steps before each sample.
    failed : ndarray
        For each mechanism, the step that failed, or -1.
    advice : str
        What to do about a failure.
    scenario : dict or None
        The tables of the scenario file, if the run was started from one.
    setup, states, final, search, records, switched, saved_events, told, earlier
        Internal data for `extend`, for files and for runs that hold a single state.

    Examples
    --------
    >>> run = ph.mechanisms.problems.furuta().simulate(t_end=0.1, dt=0.01, engine="python")
    >>> run.bodies["pendulum"].x.shape, run.joints["elbow"].angle.shape, bool(run.constraint_error.max() < 1e-12)
    ((11, 3), (11,), True)
    """

    setup: MechanismSetup
    index: np.ndarray
    states: np.ndarray
    final: np.ndarray
    steps: int
    outcome: Outcome
    outcomes: tuple[Outcome, ...]
    failed: np.ndarray
    stats: Stats
    search: EventSearch | None = None
    records: tuple[Record, ...] = ()
    switched: int = -1
    advice: str = field(default="", init=False)
    scenario: dict[str, Any] | None = field(default=None, init=False)
    earlier: EarlierAngles | None = field(default=None, init=False)  # only for a single state
    # events of a run from a file, without their functions
    saved_events: dict[str, list[Occurrence]] | None = field(default=None, init=False)
    # loads from `tell` at this state of a stepper, (bodies, 6); empty if not yet known
    told: np.ndarray | None = field(default=None, init=False)

    @property
    def events(self) -> dict[str, list[Occurrence]] | None:
        """Occurrences of events, by the name of the event; None if the run had no events."""
        return self.saved_events if self.search is None else self.search.found()

    @property
    def commands(self) -> dict[str, Commands]:
        """Commands of sampled controllers, by the name of the controller; for a batch, arrays have a leading axis.

        `commands[name].t` holds the instants.  `commands[name].values` (instants, joints) holds the commands; each is
        valid from its instant to the next.
        """
        return commands(self.setup, self.records)  # type: ignore[arg-type]

    @cached_property
    def _held(self) -> MotorSwitching | None:
        """The held commands of the complete run; None for a single state, which has only the current commands."""
        if not self.records:
            return None
        end = float(np.nanmax(self.t, initial=self.setup.t_start))
        held: MotorSwitching = function_above("motor_commands")(self.setup, self.final.shape[1], end, FAR, self.records)
        return held

    @property
    def t(self) -> np.ndarray:
        """Times of the samples."""
        if self.setup.control is not None:
            return np.asarray(self.states[:, -CLOCK_NUMBERS, 0])
        return np.asarray(self.setup.t_start + self.index * self.setup.dt)

    @property
    def method(self) -> str:
        """Name of the method."""
        return self.setup.method.name

    @property
    def engine(self) -> str:
        """Name of the engine."""
        return self.setup.runs_on.name

    # --- arrays of all bodies: [(mechanism,) sample, body, ...] ---------------------------------------------------

    @cached_property
    def _raw(self) -> np.ndarray:
        """The states of all bodies, ([mechanisms,] samples, bodies, 18); NaN after a failure."""
        bodies = len(self.setup.built.bodies)
        s = np.moveaxis(self.states[:, : STATE * bodies], 2, 0)
        s = s.reshape(*s.shape[:2], bodies, STATE).copy()
        bad = (self.failed[:, None] >= 0) & (self.index[None, :] > self.failed[:, None])
        s[bad] = np.nan
        return s if self.setup.batch else s[0]

    @cached_property
    def poses(self) -> Poses:
        """Attitudes of the principal axes, and positions, of all bodies."""
        s = self._raw
        return Poses(np.swapaxes(s[..., :9].reshape(*s.shape[:-1], 3, 3), -1, -2), s[..., PLACE:SPIN])

    @cached_property
    def R(self) -> np.ndarray:
        """Attitudes of all bodies, (n, bodies, 3, 3)."""
        b = self.setup.built
        straight = all(x.diagonal for x in b.bodies) and not self.setup.batch
        return self.poses.R if straight else self.poses.R @ np.swapaxes(self.setup.stacked.axes, -1, -2)

    @property
    def x(self) -> np.ndarray:
        """Positions of all centres of mass, (n, bodies, 3)."""
        return self.poses.x

    @cached_property
    def v(self) -> np.ndarray:
        """Velocities of all centres of mass, (n, bodies, 3)."""
        return np.asarray(self._raw[..., PUSH:] / self.setup.stacked.masses[..., None])

    @cached_property
    def _spin(self) -> np.ndarray:
        return np.asarray(self._raw[..., SPIN:PUSH] / self.setup.stacked.moments)

    @cached_property
    def omega(self) -> np.ndarray:
        """Angular velocities of all bodies in body axes, (n, bodies, 3)."""
        return np.einsum("...bij,...bj->...bi", self.setup.stacked.axes, self._spin)

    @property
    def bodies(self) -> Mapping[str, BodyMotion]:
        """The motions of the bodies, by name."""
        return Named("body", {
            name: BodyMotion(name, self.R[..., k, :, :], self.x[..., k, :], self.v[..., k, :], self.omega[..., k, :])
            for k, name in enumerate(self.setup.built.names)
        })  # fmt: skip

    @property
    def joints(self) -> Mapping[str, JointMotion]:
        """Motion and reactions of the joints, by name."""
        return Named("joint", {j.name: JointMotion(self, j) for j in self.setup.built.joints})

    @property
    def last_angles(self) -> dict[str, Turning]:
        """Angles of the joints at the last sample, with whole turns, by name."""
        if not len(self):
            return {}
        turning = [j for j in self.joints.values() if j.joint.turns]
        return {j.name: Turning(float(self.t[-1]), float(j.angle[-1]), float(j.rate[-1])) for j in turning}

    # --- energies and momenta -------------------------------------------------------------------------------------

    @cached_property
    def kinetic_energy(self) -> np.ndarray:
        """Kinetic energy of all bodies, (n,)."""
        s = self._raw
        turn = s[..., SPIN:PUSH] ** 2 / self.setup.stacked.moments
        shift = s[..., PUSH:] ** 2 / self.setup.stacked.masses[..., None]
        return np.asarray(0.5 * (turn + shift).sum(axis=(-1, -2)))

    @cached_property
    def potential_energy(self) -> np.ndarray:
        """Potential energy of all loads that have one, and of springs and stops of joints, (n,)."""
        total = np.zeros(self._raw.shape[:-2])
        n = len(self.setup.built.bodies)
        for k, bound in enumerate(self.setup.acting.energies):
            if bound is not None and bound.energy is not None:
                R, x = self.poses.of(k, n)
                total = total + bound.energy(self.t, Pose(R, x, 0.0 * x), bound.p)
        return total + self._stored()

    def _stored(self) -> np.ndarray:
        """Return the potential energy of springs, stops and constant torques or forces of joints."""
        total = np.zeros(self._raw.shape[:-2])
        for joint in self.setup.built.joints:
            if joint.drive.idle:
                continue
            motion = JointMotion(self, joint)
            d = motion.shape.drive
            s = motion.displacement if joint.slides else motion.angle
            total = total - d.stored_push * s
            if not joint.slides:
                s = s - TWO_PI * np.rint((s - d.middle) / TWO_PI)
            beyond = np.maximum(s - d.high, 0.0) + np.minimum(s - d.low, 0.0)
            total = total + 0.5 * d.stiffness * (s - d.rest) ** 2 + 0.5 * d.limit_stiffness * beyond**2
        return total

    @property
    def energy(self) -> np.ndarray:
        """Sum of kinetic and potential energy, (n,); loads without a potential do not contribute."""
        return np.asarray(self.kinetic_energy + self.potential_energy)

    @property
    def momentum(self) -> np.ndarray:
        """Linear momentum of all bodies, (n, 3)."""
        return np.asarray(self._raw[..., PUSH:].sum(axis=-2))

    def momentum_about(self, point: Any = (0.0, 0.0, 0.0)) -> np.ndarray:
        """Return the angular momentum of all bodies about a point of space, (n, 3).

        Parameters
        ----------
        point : array_like, (3,)
            The point, in space.

        Returns
        -------
        ndarray, (n, 3)
        """
        s, p = self._raw, point3(point, "point")
        own = np.einsum("...bij,...bj->...bi", self.poses.R, s[..., SPIN:PUSH])
        return np.asarray((own + np.cross(self.x - p, s[..., PUSH:])).sum(axis=-2))

    # --- joints ---------------------------------------------------------------------------------------------------

    @cached_property
    def joint_errors(self) -> np.ndarray:
        """The largest violation of each joint's equations, (n, joints)."""
        b = self.setup.built
        g = np.abs(all_gaps(b, self.poses, self.setup.stacked.constants)).max(axis=-1)
        out = np.zeros((*g.shape[:-1], len(b.joints)))
        for k, j in enumerate(b.joint_of_tile):
            out[..., j] = np.maximum(out[..., j], g[..., k])
        return out

    @property
    def constraint_error(self) -> np.ndarray:
        """The largest violation of an equation of any joint, (n,)."""
        return np.asarray(self.joint_errors.max(axis=-1))

    @cached_property
    def velocity_error(self) -> np.ndarray:
        """The largest rate of change of an equation of any joint, which would be zero for exact velocities, (n,)."""
        b = self.setup.built
        u = np.concatenate([self._spin, self.v], axis=-1)
        G = derivative(b, self.poses, self.setup.stacked.constants)
        slip = np.einsum("...ij,...j->...i", G, u.reshape(*u.shape[:-2], -1))
        return np.asarray(np.abs(slip).max(axis=-1))

    @cached_property
    def reactions(self) -> dict[str, tuple[np.ndarray, np.ndarray]]:
        """Force and torque that each joint exerts on its body a, at the point of the joint, in space; by name."""
        if self.setup.batch:
            return self._reactions_of_members()
        b = self.setup.built
        u = Velocities(self._spin, self.v)
        lam = multipliers(b, self.poses, u, self.loads())
        out: dict[str, tuple[np.ndarray, np.ndarray]] = {}
        n = b.plan.bodies
        for k in range(b.plan.tiles):
            joint = b.joints[b.joint_of_tile[k]]
            i, j = int(b.plan.a[k]), int(b.plan.b[k])
            (Ra, xa), (Rb, xb) = self.poses.of(i, n), self.poses.of(j, n)
            G = rows(int(b.plan.kind[k]), b.constants, BODY * n + TILE_NUMBERS * k, Ra, xa, Rb, xb)
            l = Vec3(*(lam[..., 3 * k + r] for r in range(3)))
            force = stacked(G.lin_a @ l, lam.shape[:-1])
            attitude, _, _, _ = in_space(*self.poses, u.v, u.omega, i)
            turn = np.einsum("...ij,...j->...i", attitude, stacked(G.ang_a @ l, lam.shape[:-1]))
            arm = np.einsum("...ij,j->...i", attitude, b.constants[BODY * n + TILE_NUMBERS * k :][:3])
            moment = turn if b.plan.kind[k] == TURN else turn - np.cross(arm, force)
            old = out.get(joint.name, (0.0, 0.0))
            out[joint.name] = old[0] + force, old[1] + moment
        return out

    def loads(self) -> np.ndarray:
        """Return the torque (principal axes) and force (space) of the loads on each body, (n, bodies, 6)."""
        known = self.setup.loads_at(self._raw, self.t, self._held)
        if self.told is None:
            return known
        if not len(self.told):
            raise InvalidInput(
                "reactions need the loads at this state, which are not known yet: answer ask() first "
                "(joint_em asks only in the middle of steps)"
            )
        return np.asarray(known + self.told)

    def _reactions_of_members(self) -> dict[str, tuple[np.ndarray, np.ndarray]]:
        """Return the reactions of a batch, (mechanisms, n, 3); they are NaN after a mechanism has failed."""
        shape = self._raw.shape[:2]
        out = {j.name: (np.full((*shape, 3), np.nan), np.full((*shape, 3), np.nan)) for j in self.setup.built.joints}
        for k in range(shape[0]):
            good, records = np.isfinite(self._raw[k]).all(axis=(1, 2)), tuple(r.of_body(k) for r in self.records)
            one = replace(
                self, setup=self.setup.member(k), index=self.index[good], states=self.states[good][:, :, k : k + 1],
                final=self.final[:, k : k + 1], failed=np.array([-1]), records=records,
            )  # fmt: skip
            for name, both in one.reactions.items():
                for full, part in zip(out[name], both, strict=True):
                    full[k, good] = part
        return out

    def audit(self, by: str | None = "quartering", *, budget: float = 30.0) -> MechanismAudit:
        """Estimate the errors of the run, and check whether the estimates are reliable.

        The run is compared with references: runs of a method of higher order, with shorter and shorter steps or
        smaller and smaller tolerances, until they agree with each other.  If they do not agree, or if the method does
        not have its expected order, the estimates are not reliable (`reliable` is False).

        Parameters
        ----------
        by : {"quartering", "halving", "doubling", "reference", None}
            Further runs of the method itself, by which its order is measured: "quartering" uses dt/2 and dt/4,
            "halving" uses dt/2, "doubling" uses 2 dt, and "reference" makes no such runs.  None makes no other run at
            all and estimates no error.
        budget : float
            Largest number of stages of the references, divided by that of the run.  At least 2,000 stages are always
            allowed, or 200,000 if they are compiled; four times as many if three references are necessary.

        Returns
        -------
        MechanismAudit

        Examples
        --------
        >>> p = ph.mechanisms.problems.four_bar()
        >>> audit = p.simulate("rattle4", t_end=0.1, dt=0.02, engine="python").audit()
        >>> audit.reliable, bool(audit.error < 1e-3), audit.claimed
        (True, True, 4)
        """
        made: MechanismAudit = function_above("audit_mechanism")(self, by, budget)
        return made

    # --- extend, save and show --------------------------------------------------------------------------------------

    def extend(
        self, t_end: float, *, callback: Callable[..., Any] | None = None, events: Any = None, progress: bool = False,
        on_failure: str = "raise",
    ) -> MechanismRun:  # fmt: skip
        """Continue the run to a later time; the result is bit for bit that of one longer run.

        With `tol`, the run continues from the state before the last step, which was shortened to end at the old t_end.

        Parameters
        ----------
        t_end : float
            The new end time.
        callback, progress, on_failure
            As in `polhode.simulate`.
        events : optional
            As in `polhode.simulate`.  A run with events keeps the events found so far and continues to search for new
            ones.  Files store the events found, but not the functions: for a run from a file, give the events again.

        Returns
        -------
        MechanismRun
        """
        longer: MechanismRun = function_above("continue_mechanism")(self, t_end, events, callback, progress, on_failure)
        longer.saved_events = self.saved_events
        return longer

    def save(self, path: Any) -> Any:
        """Write the run to a .npz file, which `polhode.load` reads.

        Parameters
        ----------
        path : str or Path
            The file.

        Returns
        -------
        Path
        """
        return function_above("save_mechanism")(self, path)

    def __getstate__(self) -> dict[str, Any]:
        """Return all data except cached values that are computed from the states."""
        return {k: v for k, v in self.__dict__.items() if not isinstance(getattr(type(self), k, None), cached_property)}

    def plot(self, *, joints: Sequence[str] | None = None, member: int = 0) -> Any:
        """Draw angles and displacements of joints, the change of the energy, and the error of the joints.

        Parameters
        ----------
        joints : sequence of str, optional
            Names of the hinges, sliders and cylindrical joints to show; by default the first eight.
        member : int
            Number of the mechanism in a batch.

        Returns
        -------
        matplotlib.figure.Figure
        """
        from ..pictures.mechanism_plot import plot_mechanism

        return plot_mechanism(self, joints, member)

    def movie(self, path: Any, **more: Any) -> Any:
        """Write a film of the mechanism.

        Parameters
        ----------
        path : str or Path
            A file that ends in .mp4 or .gif.
        **more
            fps, speed, frames, size, plots, traces, trail, view, theme, title, overwrite and progress: see
            `polhode.pictures.mechanism_film.mechanism_movie`.

        Returns
        -------
        Film
        """
        from ..pictures.mechanism_film import mechanism_movie

        return mechanism_movie(self, path, **more)

    def __len__(self) -> int:
        return int(self.index.size)

    def __repr__(self) -> str:
        s = self.setup
        span = f"t = {self.t[0]:g} ... {self.t[-1]:g}, " if len(self) else ""
        return (
            f"<MechanismRun {self.method}, {len(s.built.bodies)} bodies, {len(s.built.joints)} joints, "
            f"{span}{self.steps} steps, {len(self) or 'no'} samples, {self.outcome.name.lower()}>"
        )


def turned(R: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Return the vectors R v; for a batch, R is (members, n, 3, 3) and v is (members, 1, 3)."""
    return np.asarray((R @ v[..., None])[..., 0])


def stacked(v: Vec3, shape: tuple[int, ...]) -> np.ndarray:
    return np.stack([np.broadcast_to(c, shape) for c in v], axis=-1)
