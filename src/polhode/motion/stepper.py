"""`stepper`: a run that the caller advances, by steps or by answering the torques that the method asks for."""

from __future__ import annotations

import inspect
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..arguments import finite_number, float_array, whole_number
from ..body import Body
from ..engines.dlpack import host, on_gpu, view
from ..engines.layout import count, from_rows, to_rows
from ..engines.replay import Failure, PythonReplay, Replay
from ..errors import InvalidInput, PolhodeError, SimulationFailed
from ..integrators import refuse_unknown_options
from ..integrators.record import Kind
from ..kernels.values import Mat3, Vec3
from ..run.begin import make_problem, make_run, start
from ..run.checks import check_powers, check_resolution, initial, inner_momentum, warn_of_long_steps
from ..run.failures import explained
from ..run.interrupts import Interrupts
from ..run.setup import ONLY_THE_ENDS, Setup, method_for, set_up
from ..run.switching import user_arrays
from ..torques.asked import Asked
from ..torques.base import Sum, Torque, as_torque, check_frame
from .kinematics import Motion
from .trajectory import Outcome

FORM = "polhode stepper 1"
STATE = ("form", "method", "frame", "asks", "dt", "t_start", "bodies", "steps", "torque_calls")
ARRAYS = ("inertia", "start", "rows", "answers")
NO_QUESTION = "there is no question to answer: call ask() before tell(torque), once for each answer"
BATCH_WORK = 1_000_000  # steps of bodies between two looks at Ctrl-C
DOUBLE = np.dtype(float)
MANY = 1000  # bodies from which on Ctrl-C waits for the end of ask and tell


class Query(NamedTuple):
    """The arguments of the torque call that the method makes next: what `Stepper.ask` returns.

    Attributes
    ----------
    t : float
        Time of the call.  In a batch whose bodies are in different solves of an implicit method, one time per body.
    R : array (3, 3), or (bodies, 3, 3)
        Attitude, body to space.
    omega : array (3,), or (bodies, 3)
        Angular velocity in the body frame: the best estimate that the method has.
    needed : None or array of bool (bodies,)
        Bodies whose answer is used.  None: all.  In implicit methods bodies need different numbers of calls; the
        others keep their last values of R and omega, and what is told for them is ignored.
    """

    t: Any
    R: Any
    omega: Any
    needed: Any = None


class Start(NamedTuple):
    """Attitude and angular velocity at the start, in principal axes; leaves are numbers or arrays."""

    R: Mat3
    W: Vec3


def raise_failure(setup: Setup, failure: Failure) -> None:
    """Say what failed."""
    i = failure.step
    outcome = Outcome.STALLED if failure.stalled else Outcome.NOT_FINITE
    which = f", body {failure.body}" if setup.batch else ""
    more = f" and {failure.number - 1} more" if failure.number > 1 else ""
    now = "The states of the others are valid" if setup.batch else "The stepper keeps the state before that step"
    raise SimulationFailed(
        f"{setup.method.name} failed at step {i}, t = {setup.t_start + i * setup.dt:g}{which}{more}: {outcome.value}. "
        f"{now}",
        None,
    )


class Stepping:
    """A run advanced by its own torque."""

    def __init__(self, setup: Setup, rows: np.ndarray, i: int) -> None:
        self.setup, self.i = setup, i
        self.set_rows(rows)

    def set_rows(self, rows: np.ndarray) -> None:
        self.run: Any = make_run(self.setup, rows, np.zeros((0, rows.shape[1])))
        self.quick = None if self.setup.bound.plain else self.setup.runs_on.quick_steps(self.run)

    @property
    def rows(self) -> np.ndarray:
        rows: np.ndarray = self.run.rows
        return rows

    def engine_run(self) -> Any:
        return self.run

    def advance(self, n: int) -> None:
        """n steps; of one body, those before a failure."""
        if self.quick is not None and n <= BATCH_WORK and self.quick(self.i, n):
            self.i += n
            return
        most = max(1, BATCH_WORK // self.run.n)
        chunk = max(1, most // 1000)
        with Interrupts(self.setup.bound.callbacks) as stopped:  # between chunks, so that clock and states agree
            while n > 0 and not stopped():
                m, began = min(n, chunk), time.perf_counter()
                self.carefully(m)
                n -= m
                if time.perf_counter() - began < 0.05:
                    chunk = min(2 * chunk, most)
            if stopped():
                raise KeyboardInterrupt

    def carefully(self, n: int) -> None:
        """n steps of a run in which something may happen: a torque raises, a body fails."""
        setup, run, before = self.setup, self.run, self.rows.copy()
        old = run.progress.failed.copy()
        try:
            run.advance(self.i, n, n + 1)
        except Exception as e:
            better = explained(e, setup)
            if better is not None:
                raise better from None
            raise
        error = next((c.error for c in setup.bound.callbacks if c.error is not None), run.error)
        failed = run.progress.failed
        if error is not None:
            if run.error is not None and (better := explained(run.error, setup)) is not None:
                raise better from None
            alone = run.n == 1 and run.error is None  # then the step ended on NaN
            made = int(run.made) if not alone else int(failed[0]) - self.i if failed[0] >= 0 else n
            for c in setup.bound.callbacks:
                c.error = None
            self.i += made
            self.set_rows(run.rows.copy())
            error.add_note(f"polhode: in {setup.torque.name} during step {self.i}; the stepper is before that step")
            raise error
        new = np.flatnonzero((failed >= 0) & (old < 0))
        if not new.size:
            self.i += n
            return
        stalled = bool(run.progress.stalled[new[0]])
        at = int(failed[new[0]])
        if setup.batch:
            self.i += n
        else:  # back to the last good state
            self.set_rows(before)
            if at > self.i:
                self.run.advance(self.i, at - self.i, at - self.i + 1)
            self.i = at
        raise_failure(setup, Failure(at, int(new[0]), new.size, stalled))


class Asking:
    """A run whose torques the caller answers.  `engines/replay.py` explains how."""

    def __init__(self, setup: Setup, begin: Start, n: int) -> None:
        self.setup, self.begin, self.n = setup, begin, n
        self.i = 0  # complete steps
        self.known = 0  # answers of the step under way
        self.open = False  # is there a question?
        self.pending = False  # are all answers of the step known, and the step is still to be made?
        self.told = 0  # answers in all
        self.busy = False  # is a call under way, or was it interrupted?
        self.replay: Replay = PythonReplay(make_problem(setup, np.zeros((count(setup.template), n)), None), setup.batch)
        self.started = False

    def take_off(self) -> None:
        """Go on with the start: a question, or the state of the method."""
        assert isinstance(self.replay, PythonReplay)
        if self.replay.start(*self.begin):
            self.open = True
            return
        rows, self.known = self.replay.rows, 0
        if not np.all(np.isfinite(rows)):
            raise InvalidInput(
                f"the torque that was told gives NaN or infinity at the start, t = {self.setup.t_start:g}: ask() again"
            )
        self.use_rows(rows)

    def use_rows(self, rows: np.ndarray) -> None:
        setup = self.setup
        alone = isinstance(setup.torque, Asked)  # and not in a sum
        self.replay = setup.runs_on.make_replay(
            make_problem(setup, rows, None), batch=setup.batch, quick=alone and setup.body.diagonal,
            fixed=setup.cost.each_pass == 0,
        )  # fmt: skip
        self.started = True

    def sure(self) -> None:
        if self.busy:
            raise PolhodeError("ask() or tell() was interrupted, and the states are not known: restore() a state")

    def ask(self) -> Any:
        self.sure()
        if not self.open:
            self.busy = True
            try:
                self.look()
            except Exception:
                self.busy = False
                raise
            self.busy = False
        question = self.replay.question()
        if self.started:
            return question
        place = self.setup.runs_on.place_array  # the start is asked for in plain Python
        return question._replace(R=place(question.R), omega=place(question.omega))

    def look(self) -> None:
        """Find the next question."""
        if not self.started:
            self.take_off()
            if self.open:
                return
        if self.pending:
            i, known = self.i, self.known
            self.pending, self.i, self.known = False, i + 1, 0
            self.replay.onward(i, known)
            self.check()
            self.open = True
            return
        self.open = self.replay.replay(self.i, self.known)
        self.check()
        if not self.open:
            raise PolhodeError(f"{self.setup.method.name} calls no torque in a step: use step()")

    def tell(self, torque: Any) -> None:
        if not self.open:
            raise InvalidInput(NO_QUESTION)
        self.sure()
        self.busy = True
        try:
            self.take(torque)
        except Exception:
            self.busy = False
            raise
        self.busy = False

    def take(self, torque: Any) -> None:
        self.replay.give(self.known, torque)
        self.known += 1
        self.told += 1
        self.open = False
        if not self.started:
            self.take_off()
        elif self.known == self.replay.calls:
            self.pending = True
        else:
            self.open = self.replay.replay(self.i, self.known)
            if not self.open:
                self.complete()

    def complete(self) -> None:
        self.i, self.known = self.i + 1, 0
        self.check()

    def check(self) -> None:
        """Raise if a step failed; one body is then before that step."""
        failure = self.replay.failure()
        if failure is not None:
            if not self.setup.batch:
                self.i, self.known, self.open = failure.step, 0, False
            raise_failure(self.setup, failure)

    def settle(self) -> None:
        """Make the step whose answers are all known."""
        self.sure()
        if self.pending:
            self.busy = True
            try:
                self.pending = False
                self.replay.replay(self.i, self.known)
                self.complete()
            except Exception:
                self.busy = False
                raise
            self.busy = False

    @property
    def rows(self) -> np.ndarray:
        self.settle()
        return self.replay.rows

    def engine_run(self) -> Any:
        self.settle()
        return self.replay

    def resume(self, rows: np.ndarray, answers: np.ndarray, i: int, told: int) -> None:
        """Go on after step i, some answers of the next being known."""
        if rows.size:
            self.use_rows(np.array(rows))
        self.i, self.told, self.known = i, told, len(answers)
        for k, torque in enumerate(answers):
            self.replay.give(k, torque)


class Instant(Motion):
    """Attitudes and angular velocities at one time, with an axis for the only sample."""

    def __init__(self, setup: Setup, t: float, R: np.ndarray, omega: np.ndarray) -> None:
        self.setup, self._t, self._R, self._omega = setup, t, R, omega

    @property
    def t(self) -> np.ndarray:
        return np.array([self._t])

    @property
    def R(self) -> np.ndarray:
        return self._R

    @property
    def omega(self) -> np.ndarray:
        return self._omega

    @property
    def valid(self) -> np.ndarray:
        return np.ones(self._omega.shape[:-1], bool)

    def _principal_attitude(self) -> Mat3:
        R = self._R.reshape(-1, 3, 3) @ self.body.axes  # [body, row, column]
        return Mat3(*(Vec3(*(R[None, :, j, k] for j in range(3))) for k in range(3)))


def own_numbers(rows: np.ndarray, bodies: int | None) -> list[Any]:
    return [float(r[0]) for r in rows] if bodies is None else [np.array(r) for r in rows]


class Stepper:
    """A run that the caller advances: what `polhode.stepper` makes.

    Advance it with `step`, or answer the torques that it asks for with `ask` and `tell`; the first of these calls
    decides which.  In a batch all arrays have a leading axis; with engine="cuda" they are on the GPU (`__dlpack__`).
    """

    def __init__(
        self, body: Body, torque: Torque, method: str, options: Mapping[str, Any], settings: Mapping[str, Any],
        begin: Start, bodies: int | None, frame: str, uses_omega: bool | None,
    ) -> None:  # fmt: skip
        self._body, self._torque, self._method, self._options = body, torque, method, dict(options)
        self._settings, self._begin, self._bodies, self._n = dict(settings), begin, bodies, bodies or 1
        self._frame, self._uses_omega = frame, uses_omega
        self._t_start, self._dt = settings["t_start"], settings["dt"]
        self._seen: tuple[Any, Any] | None = None
        self._setup = self._set_up(torque)
        if self._setup.bound.held:
            raise InvalidInput(
                f"a stepper cannot switch {torque.name} between steps: use simulate, or ask() and tell()"
            )
        warn_of_long_steps(self._setup, begin.W)
        check_powers(self._setup, begin.W, self._dt)
        self._going: Stepping | Asking | None = None
        self._advance: Callable[[int], None] = self._begin_to_step

    def _set_up(self, torque: Torque) -> Setup:
        return set_up(self._body, torque, self._method, self._options, bodies=self._bodies, **self._settings)

    # --- steps -----------------------------------------------------------------------------------------------

    def step(self, n: int = 1) -> None:
        """Make n steps with the torque that was given, or of a free body.

        Raises
        ------
        SimulationFailed
            If a step fails.  One body keeps the state before that step; in a batch the others have gone on.
        """
        if n.__class__ is not int or n < 1:
            n = whole_number(n, "n", least=1, wanted="a number of steps")
        self._seen = None
        self._advance(n)

    def _begin_to_step(self, n: int) -> None:
        if isinstance(self._going, Asking):
            raise InvalidInput("this stepper asks for its torques: use ask() and tell(torque) instead of step()")
        setup = self._setup
        self._use(Stepping(setup, start(setup, *self._begin, self._n, setup.bound_python.p), 0))
        self._advance(n)

    def _use(self, going: Stepping | Asking) -> None:
        self._going, self._seen = going, None
        self._advance = going.advance if isinstance(going, Stepping) else self._begin_to_step

    # --- ask and tell ----------------------------------------------------------------------------------------

    def ask(self) -> Query:
        """Arguments of the torque call that the method makes next.

        Asking again before `tell` returns the same.  The arrays of a batch are views of the stepper's own memory, valid
        until the next call of `ask` or `tell`: copy what you keep.
        """
        going = self._going
        if going.__class__ is not Asking:
            going = self._begin_to_ask()
        if self._n < MANY:
            q = going.ask()
        else:
            with Interrupts(()) as stopped:
                q = going.ask()
                if stopped():
                    raise KeyboardInterrupt
        if self._bodies is None:
            return Query(q.t, np.asarray(q.R)[0].copy(), np.asarray(q.omega)[0].copy())  # on the host
        return Query(*q)

    def tell(self, torque: npt.ArrayLike) -> None:
        """Answer the torque call of the last `ask`: three numbers, (bodies, 3) in a batch, in space or in `frame`.

        The answer is copied.  When the method needs no more torques for its step, the step is complete.
        """
        going = self._going
        if going.__class__ is not Asking:
            raise InvalidInput(NO_QUESTION)
        self._seen = None
        answer = self._answer(torque, going.replay.on_device)
        if self._n < MANY:
            going.tell(answer)
        else:
            with Interrupts(()) as stopped:
                going.tell(answer)
                if stopped():
                    raise KeyboardInterrupt

    def _answer(self, torque: Any, on_device: bool) -> Any:
        """Torques as (bodies, 3); on the GPU if the run is there and they are."""
        wanted = (3,) if self._bodies is None else (self._bodies, 3)
        a: Any = torque
        if type(torque) is not np.ndarray or torque.dtype is not DOUBLE:
            if on_gpu(torque):
                a = view(torque) if on_device else host(torque)
            else:
                a = float_array(torque)
        if a is None or a.shape != wanted:
            what = f"an array of shape {a.shape}" if a is not None and a.ndim else repr(torque)
            raise InvalidInput(f"tell() takes torques of shape {wanted}, got {what}")
        if self._bodies is not None:
            return a
        if type(a) is np.ndarray:
            x, y, z = a.tolist()
            if not x - x + y - y + z - z == 0.0:
                raise InvalidInput(f"tell() takes finite numbers, got {torque!r}; tell() may be called again")
        return a.reshape(1, 3)

    def _begin_to_ask(self) -> Asking:
        if self._going is not None:
            raise InvalidInput(
                "this stepper has made steps with its own torque: to answer torques with ask() and tell(), make another"
            )
        going = Asking(self._asking_setup(), self._begin, self._n)
        self._use(going)
        return going

    def _asking_setup(self) -> Setup:
        """The set-up with the torque that is told, added to the one that was given."""
        given = self._torque
        if self._settings["precision"] != "float64":
            raise InvalidInput("torques are told in float64: leave precision out")
        if self._setup.runs_on.traces:
            name = self._setup.runs_on.name
            raise InvalidInput(f"engine={name!r} cannot ask for torques: use engine='numba', 'cuda' or 'python'")
        opaque = [q.name for q in given.parts if q.opaque]
        if opaque:
            raise InvalidInput(
                f"ask() evaluates the given torque again with each answer, so that {opaque[0]}, which is plain Python, "
                "would be called repeatedly: answer for it in tell(), or mark it with @polhode.kernel"
            )

        def with_told(uses_omega: bool) -> Torque:
            told = Asked(self._frame, uses_omega)
            return told if given.kind == Kind.FREE else Sum((given, told))

        uses = self._uses_omega
        if uses is None:
            uses = method_for(with_told(True), self._method).accepts >= Kind.VELOCITY
        return self._set_up(with_told(uses))

    # --- where it is -------------------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """Complete steps."""
        going = self._going
        return 0 if going is None else going.i + (isinstance(going, Asking) and going.pending)

    @property
    def t(self) -> float:
        """Time after the last complete step."""
        return float(self._t_start + self.steps * self._dt)

    @property
    def torque_calls(self) -> int:
        """Answers that were told."""
        return self._going.told if isinstance(self._going, Asking) else 0

    @property
    def R(self) -> Any:
        """Attitude after the last complete step, body to space: (3, 3), or (bodies, 3, 3)."""
        return self._attitudes()[0]

    @property
    def omega(self) -> Any:
        """Angular velocity after the last complete step, body frame: (3,), or (bodies, 3)."""
        return self._attitudes()[1]

    def _attitudes(self) -> tuple[Any, Any]:
        if self._seen is None:
            going, axes = self._going, None if self._body.diagonal else self._body.axes
            if going is None or (isinstance(going, Asking) and not going.started):
                R, W = map(self._setup.runs_on.place_array, user_arrays(self._body, *self._begin, self._n))
            else:
                R, W = going.setup.runs_on.attitudes(going.engine_run(), axes)
            self._seen = (R, W) if self._bodies is not None else (np.asarray(R)[0], np.asarray(W)[0])
            for array in self._seen:
                if isinstance(array, np.ndarray):  # a change here would not reach the run
                    array.setflags(write=False)
        return self._seen

    @property
    def _instant(self) -> Instant:
        R, omega = (np.asarray(x) for x in self._attitudes())
        return Instant(self._setup, self.t, R[..., None, :, :], omega[..., None, :])

    @property
    def momentum(self) -> np.ndarray:
        """Angular momentum in space, (3,) or (bodies, 3); on the host."""
        momentum: np.ndarray = self._instant.momentum[..., 0, :]
        return momentum

    @property
    def kinetic_energy(self) -> Any:
        """Kinetic energy: a number, or (bodies,)."""
        return self._instant.kinetic_energy[..., 0][()]

    @property
    def energy(self) -> Any:
        """Kinetic energy, and the potential energy of the torque that was given; a torque that is told has none."""
        return self._instant.energy[..., 0][()]

    # --- saved and restored --------------------------------------------------------------------------------------

    @property
    def state(self) -> dict[str, Any]:
        """Everything from which `restore` goes on, bit for bit: numbers, text and arrays.

        It contains the answers of an unfinished step, so that no torque call is repeated.  Save it with
        ``np.savez(path, **stepper.state)`` and give `restore` what ``np.load(path, allow_pickle=False)`` returns.
        """
        going, asks = self._going, isinstance(self._going, Asking)
        rows, answers, told = np.zeros((0, self._n)), np.zeros((0, self._n, 3)), 0
        if isinstance(going, Asking):
            going.settle()
            answers, told = going.replay.given(going.known), going.told
        if going is not None and (isinstance(going, Stepping) or going.started):
            rows = np.array(going.rows)
        return {
            "form": FORM, "method": self._setup.method.name if going is None else going.setup.method.name,
            "frame": self._frame, "inertia": self._body.inertia.copy(), "asks": asks, "dt": self._dt,
            "t_start": self._t_start, "bodies": self._n, "steps": self.steps, "torque_calls": told,
            "start": to_rows(self._begin, self._n), "rows": rows, "answers": answers,
        }  # fmt: skip

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on from a `state` of this stepper, or of one that was made with the same arguments but for its start.

        Raises
        ------
        InvalidInput
            If the state belongs to another body, method, time step or number of bodies, or is damaged.
        """
        try:
            have = {name: np.asarray(state[name]) for name in (*STATE, *ARRAYS)}
            single = all(have[name].ndim == 0 for name in STATE)
            whole = all(
                have[name].dtype.kind in "iu" and have[name] >= 0 for name in ("bodies", "steps", "torque_calls")
            )
            real = all(have[name].dtype == DOUBLE for name in ARRAYS)
        except (KeyError, TypeError, IndexError, ValueError):  # ValueError: an .npz file with other objects
            single = whole = real = False
        if not (single and whole and real and have["asks"].dtype == bool):
            raise InvalidInput("restore() takes what stepper.state returned")
        asks, n = bool(have["asks"]), self._n
        setup = self._asking_setup() if asks else self._setup
        own = {
            "form": FORM,
            "method": setup.method.name,
            "frame": self._frame,
            "dt": self._dt,
            "t_start": self._t_start,
            "bodies": n,
        }
        for name, value in own.items():
            if have[name].item() != value:
                raise InvalidInput(f"this state has {name} = {have[name].item()!r}, and the stepper has {value!r}")
        if not np.array_equal(have["inertia"], self._body.inertia):
            raise InvalidInput("this state belongs to another body: make the stepper with the inertia that it had")
        rows, answers = have["rows"], have["answers"]
        size = (count(setup.template), n) if rows.size else (0, n)
        if rows.shape != size or answers.shape[1:] != (n, 3) or have["start"].shape != (12, n):
            raise InvalidInput("restore(): the arrays of this state do not fit the stepper")
        if self._bodies is None and not all(np.isfinite(have[name]).all() for name in ("rows", "answers", "start")):
            raise InvalidInput("restore(): this state contains NaN or infinity")
        if not rows.size and have["steps"]:
            raise InvalidInput("restore(): this state has steps and no rows")
        self._begin = from_rows(
            Start(Mat3(*[Vec3(0, 0, 0)] * 3), Vec3(0, 0, 0)), own_numbers(have["start"], self._bodies)
        )
        going: Stepping | Asking | None = None
        if asks:
            going = Asking(setup, self._begin, n)
            going.resume(rows, answers, int(have["steps"]), int(have["torque_calls"]))
        elif rows.size:
            going = Stepping(setup, np.array(rows), int(have["steps"]))
        self._going, self._seen, self._advance = going, None, self._begin_to_step
        if going is not None:
            self._use(going)

    def __copy__(self) -> Stepper:
        other = Stepper(
            self._body, self._torque, self._method, self._options, self._settings, self._begin, self._bodies,
            self._frame, self._uses_omega,
        )  # fmt: skip
        other.restore(self.state)
        return other

    def __deepcopy__(self, memo: Any) -> Stepper:
        return self.__copy__()  # compiled code holds the addresses of the states

    def __reduce__(self) -> Any:
        raise TypeError("a stepper cannot be pickled: pickle stepper.state, and restore() it")

    def __repr__(self) -> str:
        of = repr(self._body) if self._bodies is None else f"{self._bodies} bodies"
        return f"<Stepper {self._setup.method.name}, dt {self._dt:g}, {of}, t = {self.t:g}>"


def stepper(
    body: Body | npt.ArrayLike,
    torque: Any = None,
    *,
    dt: float,
    omega: Any = None,
    momentum: Any = None,
    attitude: Any = None,
    t_start: float = 0.0,
    method: str = "auto",
    params: Any = None,
    frame: str | None = None,
    engine: str = "auto",
    precision: str = "float64",
    uses_omega: bool | None = None,
    **options: Any,
) -> Stepper:
    """A run that you advance yourself, step by step, or torque by torque.

    Parameters
    ----------
    body, omega, momentum, attitude, t_start, method, params, engine, precision, **options
        As in `simulate`.
    torque : None or as in `simulate`
        What acts in `step`.  A torque that is told (`ask`, `tell`) is added to it.
    dt : float
        The step, in seconds.
    frame : "space" (the default) or "body"
        The frame in which a function returns the torque, and in which torques are told.
    uses_omega : bool, optional
        Whether the torques that are told depend on the angular velocity.  By default they may, unless the method
        refuses such torques.  With False "auto" is rkn4 (six calls a step) instead of strang (one).

    Returns
    -------
    Stepper

    Examples
    --------
    >>> import polhode as ph
    >>> top = ph.stepper([5, 5, 1], ph.torques.heavy_top(20.0), omega=[0, 0, 50], dt=0.005)
    >>> top.step(200)
    >>> round(top.t, 9)
    1.0

    Answer the torques yourself, here a spring to the vertical:

    >>> s = ph.stepper([5, 5, 1], omega=[1, 0, 0], dt=0.01)
    >>> while s.t < 1.0:
    ...     q = s.ask()
    ...     s.tell([-q.R[1, 2], q.R[0, 2], 0.0])
    """
    body = body if isinstance(body, Body) else Body(body)
    if frame is not None:
        check_frame(frame)
    acting = as_torque(torque, params, None if torque is None else frame)
    refuse_unknown_options(method_for(acting, method), options, STEPPER_KEYWORDS, "stepper")
    dt, t_start = finite_number(dt, "dt"), finite_number(t_start, "t_start")
    if dt <= 0:
        raise InvalidInput(f"dt must be positive, got {dt!r}; to run back, start from the reversed velocity")
    check_resolution(t_start, t_start + dt, dt)
    R, W, bodies = initial(body, host(omega), host(momentum), host(attitude), inner_momentum(acting))
    settings = {
        "engine": engine, "dt": dt, "t_start": t_start, "every": ONLY_THE_ENDS, "observe": (), "precision": precision,
    }  # fmt: skip
    return Stepper(body, acting, method, options, settings, Start(R, W), bodies, frame or "space", uses_omega)


STEPPER_KEYWORDS = tuple(inspect.signature(stepper).parameters)[:-1]
