"""`stepper`: a run that the caller advances, by steps or by giving the torques that the method requests."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, overload

import numpy as np

from ..arguments import finite_number, float_array, whole_number
from ..body import Body
from ..engines.dlpack import host, on_gpu, view
from ..engines.layout import count, from_rows, to_rows
from ..engines.registry import find_engine
from ..errors import InvalidInput, PolhodeError
from ..forces.base import AskedLoad, Loads, everything_acting
from ..groups.convert import matrix
from ..integrators import refuse_unknown_options
from ..integrators.automatic import BY_TOLERANCE
from ..integrators.record import Kind
from ..kernels.flight import Pose
from ..kernels.values import Mat3
from ..run.checks import Place, check_powers, check_resolution, initial, inner_momentum, warn_of_long_steps
from ..run.interrupts import Interrupts
from ..run.setup import ONLY_THE_ENDS, Setup, method_for
from ..run.spec import RunSpec
from ..run.switching import Switching, user_arrays
from ..torques.base import Asked, Sum, Torque, check_frame
from ..torques.control import Wheels
from ..units import seconds
from .kinematics import Motion, NoPosition
from .own_stepping import OwnStepping, control_number, endless_control
from .stepping import FOREVER, NO_QUESTION, Asking, Start, Stepping
from .system import StepperOf, System

if TYPE_CHECKING:
    import numpy.typing as npt

FORM = "polhode stepper 1"
WHOLE = ("bodies", "steps", "torque_calls", "switched")
ARRAYS = ("inertia", "start", "rows", "answers", "held")
DOUBLE = np.dtype(float)
MANY = 1000  # with at least this many bodies (not on a GPU), Ctrl-C takes effect only when ask or tell has ended


class Query(NamedTuple):
    """Arguments of the next torque call of the method, returned by `Stepper.ask`.

    Attributes
    ----------
    t : float
        Time of the call.  In a batch with an implicit method it may be an array with one time per body.
    R : array (3, 3), or (bodies, 3, 3)
        Attitude, body to space.
    omega : array (3,), or (bodies, 3)
        Angular velocity in the body frame, as the method knows it at this time.
    needed : None or array of bool (bodies,)
        Mask of the bodies for which the method needs this torque; None means all.  In implicit methods, bodies need
        different numbers of calls.  For the other bodies, R and omega have their last values, and torques are ignored.
    x, v : None or arrays (3,), or (bodies, 3)
        Position and velocity in space of a body that moves.

    Examples
    --------
    >>> s = ph.stepper([1, 2, 3], omega=[0, 0, 1.0], dt=0.1)
    >>> q = s.ask()
    >>> q.t, q.R.shape, q.omega
    (0.0, (3, 3), array([0., 0., 1.]))
    """

    t: Any
    R: Any
    omega: Any
    needed: Any = None
    x: Any = None
    v: Any = None


def uninterrupted(call: Callable[..., Any], *given: Any) -> Any:
    """Call a function; Ctrl-C takes effect when it has ended."""
    with Interrupts(()) as stopped:
        result = call(*given)
        if stopped():
            raise KeyboardInterrupt
        return result


class Instant(Motion):
    """The motion at one time, for quantities such as energies; the axis for the sample has length one."""

    def __init__(
        self, setup: Setup, t: float, R: np.ndarray, omega: np.ndarray, wheels: np.ndarray | None, place: Any
    ) -> None:
        self.setup, self._t, self._pair = setup, np.array([t]), (R, omega)
        self._wheels, self._place = wheels, place

    @property
    def _arrays(self) -> tuple[np.ndarray, np.ndarray]:
        return self._pair

    def _wheel_momentum(self) -> np.ndarray | None:
        return self._wheels

    def _principal_attitude(self) -> Mat3:
        R = self.R.reshape(-1, 3, 3) @ self.body.axes  # [body, row, column]
        return matrix(R[None], "R")


class Stepper:
    """A run that the caller advances; `polhode.stepper` returns it.

    Advance it with `step`, or give it each torque with `ask` and `tell`; a stepper uses only one of these two ways,
    which the first call chooses.  In a batch all arrays have a leading axis; with engine="cuda" they are on the GPU
    (`__dlpack__`).

    Examples
    --------
    >>> s = ph.stepper([1, 2, 3], omega=[0, 0, 1.0], dt=0.1)
    >>> s.step(10)
    >>> round(s.t, 9), s.R[0, 0].round(6)
    (1.0, np.float64(0.540302))
    """

    def __init__(self, spec: RunSpec, begin: Start, bodies: int | None, frame: str, uses_omega: bool | None) -> None:
        self._spec, self._begin, self._bodies, self._n = spec, begin, bodies, bodies or 1
        self._frame, self._uses_omega = frame, uses_omega
        self._kind = Stepping if spec.control is None else OwnStepping
        self._seen: tuple[Any, Any] | None = None
        self._refusal: PolhodeError | None = None  # the reason why `step` is not possible
        self._setup = self._first_setup()
        warn_of_long_steps(self._setup, begin.W)
        check_powers(self._setup, begin.W, self._spec.dt)
        self._going: Stepping | OwnStepping | Asking | None = None
        self._advance: Callable[[int], None] = self._begin_to_step

    def _first_setup(self) -> Setup:
        """Return the set-up for `step`.

        If the options belong only to the method that "auto" chooses for `ask`, return the set-up for `ask`.
        """
        try:
            return self._set_up(self._spec.torque)
        except PolhodeError as refusal:
            if self._spec.torque.kind != Kind.FREE or self._spec.method != "auto":
                raise
            try:
                setup = self._asking_setup()
            except PolhodeError:
                raise refusal from None
            self._refusal = refusal
            return setup

    def _set_up(self, torque: Torque) -> Setup:
        refuse_unknown_options(method_for(torque, self._spec.method), self._spec.options, STEPPER_KEYWORDS, "stepper")
        return self._spec._replace(torque=torque).set_up(self._bodies)

    # --- steps -----------------------------------------------------------------------------------------------

    def step(self, n: int = 1) -> None:
        """Do steps with the torque that was given to `stepper`, or without a torque.

        Parameters
        ----------
        n : int
            Number of steps.

        Raises
        ------
        SimulationFailed
            If a step fails.  A single body is then in the state before that step; in a batch the other bodies have
            continued.
        """
        if n.__class__ is not int or n < 1:
            n = whole_number(n, "n", least=1, wanted="a number of steps")
        self._seen = None
        self._advance(n)

    def _begin_to_step(self, n: int) -> None:
        if isinstance(self._going, Asking):
            raise InvalidInput("this stepper gets its torques from ask() and tell(torque): use these instead of step()")
        if self._refusal is not None:
            raise self._refusal
        self._use(self._kind.begin(self._setup, self._begin, self._n))
        self._advance(n)

    def _use(self, going: Stepping | OwnStepping | Asking) -> None:
        self._going, self._seen = going, None
        self._advance = self._begin_to_step if isinstance(going, Asking) else going.advance

    # --- ask and tell ----------------------------------------------------------------------------------------

    def ask(self) -> Query:
        """Return the arguments of the next torque call of the method.

        A second `ask` before `tell` returns the same arguments.  The arrays of a batch are views of the stepper's own
        memory, which the next call of `ask` or `tell` changes: copy them if you need them later.

        Returns
        -------
        Query
        """
        going = self._going
        if going.__class__ is not Asking:
            going = self._begin_to_ask()
        q = going.ask() if self._n < MANY or going.replay.on_device else uninterrupted(going.ask)
        if self._bodies is not None:
            return Query(*q)
        R, omega = q.R, q.omega
        if R.__class__ is not np.ndarray:  # the arguments of a single body are copied to the host
            R, omega = np.asarray(R), np.asarray(omega)
        x, v = (None, None) if q.x is None else (np.asarray(q.x)[0], np.asarray(q.v)[0])
        # takes half the time of Query(...)
        return tuple.__new__(Query, (q.t, R[0].copy(), omega[0].copy(), None, x, v))

    def tell(self, torque: npt.ArrayLike, force: npt.ArrayLike | None = None) -> None:
        """Give the torque for the last `ask`.

        The values are copied.  When the method needs no more torques for its step, the step is complete.  On a GPU, a
        failure of this step may be reported by a later call.

        Parameters
        ----------
        torque : array_like, (3,) or (bodies, 3)
            The torque in space, or in `frame`.
        force : array_like, (3,) or (bodies, 3), optional
            The force in space on a body that moves; zero unless given.
        """
        going = self._going
        if going.__class__ is not Asking:
            raise InvalidInput(NO_QUESTION)
        self._seen = None
        answer = self._answer(torque, going.replay.on_device)
        if self._setup.flies:
            answer = np.hstack([0.0 * answer if force is None else self._answer(force, False), answer])
        elif force is not None:
            raise InvalidInput("this body has no position: give the stepper position, velocity, force or load")
        if self._n < MANY or going.replay.on_device:
            going.tell(answer)
        else:
            uninterrupted(going.tell, answer)

    def _answer(self, torque: Any, on_device: bool) -> Any:
        """Return the given torques as an array (bodies, 3), on the GPU if the run and the torques are there."""
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
                "this stepper has made steps with its own torque: to use ask() and tell(), make another stepper"
            )
        going = Asking(self._asking_setup(), self._begin, self._n)
        self._use(going)
        return going

    def _asking_setup(self) -> Setup:
        """Return the set-up for `ask`, with the torque of `tell` added to that given to `stepper`."""
        given = self._spec.torque
        if self._spec.precision != "float64":
            raise InvalidInput("tell() takes torques in float64: leave precision out")
        engine = find_engine(self._spec.engine)
        if engine.traces:
            name = engine.name
            raise InvalidInput(f"engine={name!r} cannot ask for torques: use engine='numba', 'cuda' or 'python'")
        if given.kind != Kind.FREE and self._setup.bound.held:
            raise InvalidInput(
                f"ask() cannot switch {given.name} between steps: use step(), or add this torque in tell()"
            )
        opaque = [q.name for q in given.parts if q.opaque]
        if opaque:
            raise InvalidInput(
                f"ask() evaluates the given torque again with each answer, so {opaque[0]}, which is plain Python, "
                "would be called repeatedly: add its torque in tell(), or mark it with @polhode.kernel"
            )

        def with_told(uses_omega: bool) -> Torque:
            if given.flies:
                known = tuple(q for q in given.parts if q.kind != Kind.FREE)
                return Loads((*known, AskedLoad(self._frame, uses_omega)))
            told = Asked(self._frame, uses_omega)
            return told if given.kind == Kind.FREE else Sum((given, told))

        uses = self._uses_omega
        if uses is None:
            uses = method_for(with_told(True), self._spec.method).accepts >= Kind.VELOCITY
        return self._set_up(with_told(uses))

    # --- current state -----------------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """Number of complete steps."""
        going = self._going
        if isinstance(going, Asking) and self._spec.control is not None:
            return int(self._carried("taken")) if going.started else 0
        return 0 if going is None else going.i + (isinstance(going, Asking) and going.pending)

    def _carried(self, name: str) -> float:
        """Return a number of the step-size control."""
        assert self._going is not None
        return control_number(self._setup, self._going.rows, name)

    @property
    def t(self) -> float:
        """Time after the last complete step."""
        if self._spec.control is not None:
            return self._carried("t") if self._going is not None and self._going.started else self._spec.t_start
        return float(self._spec.t_start + self.steps * self._spec.dt)

    @property
    def torque_calls(self) -> int:
        """Number of torques given by `tell` so far."""
        return self._going.told if isinstance(self._going, Asking) else 0

    @property
    def R(self) -> Any:
        """Attitude after the last complete step, body to space: (3, 3), or (bodies, 3, 3)."""
        return self._attitudes()[0]

    @property
    def omega(self) -> Any:
        """Angular velocity after the last complete step, body frame: (3,), or (bodies, 3)."""
        return self._attitudes()[1]

    @property
    def x(self) -> np.ndarray:
        """Position of the centre of mass after the last complete step, of a body that moves; on the host."""
        return self._places()[0]

    @property
    def v(self) -> np.ndarray:
        """Velocity of the centre of mass after the last complete step, of a body that moves; on the host."""
        return self._places()[1]

    def _places(self) -> tuple[np.ndarray, np.ndarray]:
        going, begin = self._going, self._begin
        if not isinstance(begin.R, Pose):
            raise NoPosition
        found = begin.R.x, begin.W.shift
        if going is not None and going.started:
            place, setup = going.setup.parts.place, going.setup
            assert place is not None
            with np.errstate(all="ignore"):
                found = place(setup.I, from_rows(setup.template, list(going.rows)))
        x, v = (np.stack([np.broadcast_to(c, self._n) for c in a], axis=-1) for a in found)
        return (x[0], v[0]) if self._bodies is None else (x, v)

    @property
    def linear_momentum(self) -> np.ndarray:
        """m v, (3,) or (bodies, 3); on the host."""
        return self._instant.linear_momentum[..., 0, :]

    def _attitudes(self) -> tuple[Any, Any]:
        if self._seen is None:
            going, axes = self._going, None if self._spec.body.diagonal else self._spec.body.axes
            if going is None or (isinstance(going, Asking) and not going.started):
                R, W = map(self._setup.runs_on.place_array, user_arrays(self._spec.body, *self._begin.turning, self._n))
            else:
                R, W = going.setup.runs_on.attitudes(going.engine_run(), axes)
            self._seen = (R, W) if self._bodies is not None else (np.asarray(R)[0], np.asarray(W)[0])
            for array in self._seen:
                if isinstance(array, np.ndarray):  # read-only, because changes would have no effect on the run
                    array.setflags(write=False)
        return self._seen

    @property
    def _instant(self) -> Instant:
        R, omega = (np.asarray(x) for x in self._attitudes())
        place = tuple(a[..., None, :] for a in self._places()) if self._setup.flies else None
        return Instant(self._setup, self.t, R[..., None, :, :], omega[..., None, :], self._wheel_momentum(), place)

    def _wheel_momentum(self) -> np.ndarray | None:
        """Return the momentum of the wheels in the body frame; None without wheels.

        The axis for the sample has length one.
        """
        wheels = [q for q in self._spec.torque.parts if isinstance(q, Wheels)]
        if not wheels:
            return None
        going = self._going
        if going is None or isinstance(going, Asking):
            held = Switching(self._setup, self._n, FOREVER)
        else:
            held = going.held
        total: Any = sum(h.T @ q.axes for q, h in zip(wheels, held.carried(self.t), strict=True))
        return np.asarray(total if self._bodies is None else total[:, None])

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
        """Kinetic energy plus the potential energy of the torque given to `stepper`; torques from `tell` have none."""
        return self._instant.energy[..., 0][()]

    # --- saving and restoring the state ---------------------------------------------------------------------------

    @property
    def _answers(self) -> int:
        """Number of values for each body in an answer: three, or six with a force."""
        return 6 if self._setup.flies else 3

    @property
    def state(self) -> dict[str, Any]:
        """The complete state as a dict of numbers, text and arrays; `restore` continues from it bit for bit.

        It contains the torques already given for an unfinished step, so that they are not requested again.  Save it
        with ``np.savez(path, **stepper.state)`` and pass the result of ``np.load(path, allow_pickle=False)`` to
        `restore`.
        """
        going, asks = self._going, isinstance(self._going, Asking)
        rows, answers, told = np.zeros((0, self._n)), np.zeros((0, self._n, self._answers)), 0
        if isinstance(going, Asking):
            going.settle()
            answers, told = going.replay.given(going.known), going.told
        if going is not None and going.started:
            rows = np.array(going.rows)
        held, switched = np.zeros((0, self._n)), 0
        if going is not None and not isinstance(going, Asking):
            held, switched = going.held.as_rows(), going.held.done
        return {
            **self._identity(self._setup if going is None else going.setup), "inertia": self._spec.body.inertia.copy(),
            "asks": asks, "steps": self.steps, "torque_calls": told, "switched": switched,
            "start": to_rows(self._begin, self._n), "rows": rows, "answers": answers, "held": held,
        }  # fmt: skip

    def _identity(self, setup: Setup) -> dict[str, Any]:
        """Return the values of a state that must be those of the stepper."""
        spec = self._spec
        tol = {} if spec.control is None else {"tol": spec.control.tol}
        return {
            "form": FORM, "method": setup.method.name, "frame": self._frame, "dt": spec.dt, "t_start": spec.t_start,
            "bodies": self._n, **tol,
        }  # fmt: skip

    def restore(self, state: Mapping[str, Any]) -> None:
        """Continue from a `state` of this stepper, or of another stepper that differs only in its start.

        Parameters
        ----------
        state : mapping
            The result of `state`, or of `np.load` for a saved state.

        Raises
        ------
        InvalidInput
            If the state belongs to another body, method, time step or number of bodies, or is damaged.
        """
        try:
            names = (*self._identity(self._setup), "asks", *WHOLE)
            have = {name: np.asarray(state[name]) for name in (*names, *ARRAYS)}
            single = all(have[name].ndim == 0 for name in names)
            whole = all(have[name].dtype.kind in "iu" and have[name] >= 0 for name in WHOLE)
            real = all(have[name].dtype == DOUBLE for name in ARRAYS)
        except (KeyError, TypeError, IndexError, ValueError):  # ValueError: an .npz file that contains other objects
            single = whole = real = False
        if not (single and whole and real and have["asks"].dtype == bool):
            raise InvalidInput("restore() needs the result of stepper.state")
        asks = bool(have["asks"])
        setup = self._asking_setup() if asks else self._setup
        self._check_state(have, setup)
        rows = have["rows"]
        numbers = [float(r[0]) if self._bodies is None else np.array(r) for r in have["start"]]
        begin = from_rows(self._begin, numbers)
        going: Stepping | OwnStepping | Asking | None = None
        if asks:
            going = Asking(setup, begin, self._n)
            going.resume(rows, have["answers"], int(have["steps"]), int(have["torque_calls"]))
        elif rows.size:
            held = Switching(setup, self._n, FOREVER)
            held.set_rows(have["held"], int(have["switched"]))
            going = self._kind(setup, np.array(rows), held, int(have["steps"]))
        self._begin, self._going, self._seen, self._advance = begin, going, None, self._begin_to_step
        if going is not None:
            self._use(going)

    def _check_state(self, have: Mapping[str, np.ndarray], setup: Setup) -> None:
        """Raise InvalidInput for a state that does not belong to this stepper."""
        n = self._n
        for name, value in self._identity(setup).items():
            if have[name].item() != value:
                raise InvalidInput(f"this state has {name} = {have[name].item()!r}, but the stepper has {value!r}")
        if not np.array_equal(have["inertia"], self._spec.body.inertia):
            raise InvalidInput("this state belongs to another body: make the stepper with the inertia of that body")
        rows, answers = have["rows"], have["answers"]
        size = (count(setup.template), n) if rows.size else (0, n)
        begin = (count(self._begin), n)
        if rows.shape != size or answers.shape[1:] != (n, self._answers) or have["start"].shape != begin:
            raise InvalidInput("restore(): the arrays of this state do not fit the stepper")
        if self._bodies is None and not all(np.isfinite(have[name]).all() for name in ("rows", "answers", "start")):
            raise InvalidInput("restore(): this state contains NaN or infinity")
        if not rows.size and have["steps"]:
            raise InvalidInput("restore(): this state is damaged: it has steps but no rows")
        if rows.size and not have["asks"] and have["held"].shape != Switching(setup, n, FOREVER).as_rows().shape:
            raise InvalidInput("restore(): this state belongs to a stepper with another torque")

    def __copy__(self) -> Stepper:
        other = Stepper(self._spec, self._begin, self._bodies, self._frame, self._uses_omega)
        other.restore(self.state)
        return other

    def __deepcopy__(self, memo: Any) -> Stepper:
        return self.__copy__()  # compiled code refers to the addresses of the states

    def __reduce__(self) -> Any:
        raise TypeError("a stepper cannot be pickled: pickle stepper.state, and restore() it")

    def __repr__(self) -> str:
        of = repr(self._spec.body) if self._bodies is None else f"{self._bodies} bodies"
        steps = f"dt {self._spec.dt:g}" if self._spec.control is None else f"tol {self._spec.control.tol:g}"
        return f"<Stepper {self._setup.method.name}, {steps}, {of}, t = {self.t:g}>"


@overload
def stepper(
    body: System[Any, StepperOf],
    *,
    load: Any = ...,
    motors: Sequence[str] = ...,
    dt: float,
    t_start: float = ...,
    method: str = ...,
    engine: str = ...,
    uses_velocity: bool = ...,
) -> StepperOf: ...
@overload
def stepper(
    body: Body | npt.ArrayLike,
    torque: Any = ...,
    *,
    dt: float | None = ...,
    tol: float | None = ...,
    omega: Any = ...,
    momentum: Any = ...,
    attitude: Any = ...,
    t_start: float = ...,
    method: str = ...,
    params: Any = ...,
    frame: str | None = ...,
    position: Any = ...,
    velocity: Any = ...,
    force: Any = ...,
    load: Any = ...,
    engine: str = ...,
    precision: str = ...,
    uses_omega: bool | None = ...,
    **options: Any,
) -> Stepper: ...
def stepper(
    body: Any,
    torque: Any = None,
    *,
    dt: float | None = None,
    tol: float | None = None,
    omega: Any = None,
    momentum: Any = None,
    attitude: Any = None,
    t_start: float = 0.0,
    method: str = "auto",
    params: Any = None,
    frame: str | None = None,
    position: Any = None,
    velocity: Any = None,
    force: Any = None,
    load: Any = None,
    engine: str = "auto",
    precision: str = "float64",
    uses_omega: bool | None = None,
    **options: Any,
) -> Any:
    """Create a run that you advance yourself, one step or one torque call at a time.

    Parameters
    ----------
    body, omega, momentum, attitude, t_start, method, params, engine, precision, **options
        As in `simulate`.  For a mechanism or a batch of mechanisms, the result is a `MechanismStepper`: see
        docs/mechanisms.md.
    position, velocity, force, load
        As in `simulate`: with one of them the body moves as well as turns.
    torque : None or as in `simulate`
        The torque that acts in `step`.  Torques from `tell` are added to it.
    dt : float
        The length of the steps, in seconds.
    tol : float
        A tolerance, as in `simulate`, instead of dt: steps are as long as it allows.  The method is `adams` by default.
        Then steps have different lengths, and `ask` must be called once for each step and each rejected step.  The
        bodies of a batch have the same steps, as short as any of them needs; such a batch runs in Python.
    frame : "space" (the default) or "body"
        The frame of the result of a torque function, and of the torques given to `tell`.
    uses_omega : bool, optional
        Whether the torques given to `tell` depend on the angular velocity.  By default they may, unless the method
        refuses such torques.  With False, "auto" is rkn4 (six calls a step) instead of strang (one call).

    Returns
    -------
    Stepper

    Examples
    --------
    >>> top = ph.stepper([5, 5, 1], ph.torques.heavy_top(20.0), omega=[0, 0, 50], dt=0.005)
    >>> top.step(200)
    >>> round(top.t, 9)
    1.0

    Give the torques yourself; in this example, a spring pulls the body axis to the vertical:

    >>> s = ph.stepper([5, 5, 1], omega=[1, 0, 0], dt=0.01)
    >>> while s.t < 1.0:
    ...     q = s.ask()
    ...     s.tell([-q.R[1, 2], q.R[0, 2], 0.0])
    """
    if (system := getattr(body, "__polhode_stepper__", None)) is not None:  # a system of several bodies
        others = {"torque": torque, "tol": tol, "omega": omega, "momentum": momentum, "attitude": attitude,
                  "params": params, "frame": frame, "position": position, "velocity": velocity, "force": force,
                  "uses_omega": uses_omega, "precision": None if precision == "float64" else precision}  # fmt: skip
        given = {"load": load, "dt": dt, "t_start": t_start, "method": method, "engine": engine, **options}
        return system({**given, **{k: v for k, v in others.items() if v is not None}})
    body = body if isinstance(body, Body) else Body(body)
    if frame is not None:
        check_frame(frame)
    moving = position is not None or velocity is not None
    own_frame = None if torque is None and load is None else frame
    acting = everything_acting(torque, params, own_frame, force=force, load=load, moving=moving)
    t_start = finite_number(seconds(t_start, "t_start"), "t_start")
    if (dt is None) == (tol is None):
        raise InvalidInput("give dt, the length of the steps, or tol, a tolerance for their error")
    place = Place(position, velocity) if acting.flies else None
    R, W, bodies = initial(body, host(omega), host(momentum), host(attitude), inner_momentum(acting), place)
    if dt is None:
        dt, control = 0.0, endless_control(finite_number(tol, "tol"), t_start, bodies is not None)
        method = BY_TOLERANCE if method == "auto" else method
    else:
        dt, control = finite_number(seconds(dt, "dt"), "dt"), None
        if dt <= 0:
            raise InvalidInput(f"dt must be positive, got {dt!r}; to run backwards, start with the reversed velocity")
        check_resolution(t_start, t_start + dt, dt)
    spec = RunSpec(
        body, acting, method, options, engine, precision, t_start, dt, 0, ONLY_THE_ENDS, None, (), None, None, "raise",
        control,
    )  # fmt: skip
    return Stepper(spec, Start(R, W), bodies, frame or "space", uses_omega)


STEPPER_KEYWORDS = tuple(inspect.signature(stepper).parameters)[:-1]
