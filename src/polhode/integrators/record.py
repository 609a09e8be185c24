"""The definition of a method: its functions, its claimed properties, its cost, its source and its options."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from functools import cache
from math import inf, pi
from typing import Any, NamedTuple

Kernel = Callable[..., Any]  # a function in the kernel dialect


class Kind(IntEnum):
    """Kinds of torques.  A method for one kind also supports the kinds before it."""

    FREE = 0
    POTENTIAL = 1
    TORQUE = 2
    VELOCITY = 3  # torques that may depend on the angular velocity

    def __str__(self) -> str:
        return KIND_WORDS[self]


KIND_WORDS = {
    Kind.FREE: "a free body",
    Kind.POTENTIAL: "a potential",
    Kind.TORQUE: "any torque of time and attitude",
    Kind.VELOCITY: "a torque that depends on the angular velocity",
}


class Task(Enum):
    """A kind of problem for which method="auto" selects one method.  `Method.automatic` lists the tasks of a method."""

    FREE = "a free body"
    TORQUE = "a torque"
    PYTHON_DAMPING = "a plain Python function that depends on the angular velocity"
    WHEELS = "wheels, and a torque that does not depend on the angular velocity"
    DAMPED_WHEELS = "wheels, and a torque that depends on the angular velocity"


class Split(NamedTuple):
    """A torque in two parts, each a function torque(t, R, W, p) or None.

    `resting` depends only on time and attitude, `moving` on the angular velocity.
    """

    resting: Kernel | None
    moving: Kernel | None
    opaque: bool  # whether `moving` is plain Python


class Parts(NamedTuple):
    """The functions of a method, all in the kernel dialect.

    step(torque, p, I, h, t, s) -> s, report     one step, for the variables s of the method
    start(torque, p, I, h, t, R, W) -> s         the variables s from attitude and angular velocity
    finish(I, s) -> R, W                         attitude and angular velocity from s
    reverse(s) -> s                              the state from which a reversible method goes back in time
    turn(s, E) -> s                              the body turned by R -> R E at fixed momentum in space
    kept(s) -> T                                 the torque that the state stores for the next step
    keep(s, T) -> s                              the state with another torque in this place
    node_torque(I, s) -> T                       the torque at the attitude of the state, if the state determines it
    in_place(torque, p, I, w, u) -> converged    the step of a method whose state is large: w holds the leaves of the
                                                 state as an array, u is an array of `scratch` numbers
    between(I, w, u, t, tol) -> 7 or 13 numbers  quaternion and momentum in space (for a body that moves also position
                                                 and velocity) at a time t in the step that ends at w; at the
                                                 step's end they are the leaves `between_at` of the state
    shift(change, I, s) -> s                     the state after the torque jumps by change(t, R, W), body frame, for a
                                                 method that then need not call the torque; in Python
    restart(torque, p, I, t, s) -> s             the state after a jump of the torque, for a method that controls
                                                 its steps; in Python
    place(I, s) -> x, v                          position and velocity of a body that moves (`flight.py`)
    start_leaves(...) -> w                       `start` for one body, with the leaves of the state as an array
    finish_leaves(I, w) -> R, W                  `finish` for one body, from such an array
    example                                      a state that shows the structure, if `start` needs the torque's
                                                 parameters

    torque(t, R, W, p) is the torque in the body frame; W is the best available angular velocity.
    The energy correction needs `turn`, and saves a torque call with `kept` and `keep`.  When the torque changes
    suddenly between steps, `keep` puts the new torque into the state; without `keep` the method starts again.  Dense
    output calls `node_torque`.
    """

    step: Kernel
    start: Kernel
    finish: Kernel
    reverse: Kernel
    turn: Kernel | None = None
    kept: Kernel | None = None
    keep: Kernel | None = None
    node_torque: Kernel | None = None
    in_place: Kernel | None = None
    scratch: int = 0
    between: Kernel | None = None
    between_at: tuple[int, ...] = ()
    place: Kernel | None = None
    example: Any = None
    shift: Callable[..., Any] | None = None
    restart: Callable[..., Any] | None = None
    start_leaves: Callable[..., Any] | None = None
    finish_leaves: Callable[..., Any] | None = None


def ends_with_torque(answer: Callable[..., Any]) -> Callable[[Any], Any]:
    """Return a decorator for a step that calls the torque once: at its end, at the attitude of the new state.

    If the call returned zero instead of the torque T (body frame), answer(h, s, T) adds T to the new state s.  The
    result is bit for bit that of the step with T.  So a stepper that asks its caller for torques need not repeat the
    step.
    """

    def mark(step: Any) -> Any:
        step.__polhode_answer__ = answer
        return step

    return mark


EXACT, BOUNDED, DRIFTS = "exact", "bounded", "drifts"


@dataclass(frozen=True)
class Claims:
    """Claims about a method; None means that it is not known.  `certify` measures each of these.

    Attributes
    ----------
    order, momentum_order : float
        Order of the attitude (angle) and of the body momentum, on a smooth problem with a torque; infinite if there is
        no error except rounding.
    symplectic : bool or None
        Whether the step preserves the symplectic form of T*SO(3).
    reversible : bool or None
        Whether the sequence reverse, step, reverse, step is the identity.
    free_energy : {"exact", "bounded", "drifts", None}
        How well the energy of a free body is conserved.
    energy : {"exact", "bounded", "drifts", None}
        How well the energy is conserved over millions of steps, in a potential without symmetry and a chaotic motion.
    momentum : {"exact", "bounded", "drifts", None}
        How well the momentum in space of a free body is conserved.
    on_group : bool
        Whether R remains a rotation, except for rounding.
    equivariant : bool
        Whether turning the start and the torque in space turns the solution in the same way.
    velocity_order : int or None
        Order with a torque that depends on the angular velocity; None if such torques are refused.
    free_order, free_momentum_order : int or None
        Orders for a free body, if they differ from the orders with a torque.

    Examples
    --------
    >>> claims = ph.methods["rkn4"].claims
    >>> claims.order, claims.symplectic, claims.momentum
    (4, True, 'exact')
    """

    order: float  # infinity: no error except rounding
    symplectic: bool | None
    reversible: bool | None
    free_energy: str | None
    energy: str | None
    momentum: str | None
    on_group: bool = True
    equivariant: bool = True
    velocity_order: int | None = None
    free_order: int | None = None
    free_momentum_order: int | None = None
    momentum_order: float = 0.0  # 0: the same as the order

    def __post_init__(self) -> None:
        if not self.momentum_order:
            object.__setattr__(self, "momentum_order", self.order)


def explicit_claims(order: int, momentum: str = EXACT, **more: Any) -> Claims:
    """Return the claims of a method that is neither symplectic nor reversible, so that its energy drifts."""
    return Claims(order, False, False, DRIFTS, DRIFTS, momentum, **{"velocity_order": order, **more})


def reversible_claims(
    order: int = 2, free_energy: str = BOUNDED, energy: str = DRIFTS, momentum: str = EXACT, **more: Any
) -> Claims:
    """Return the claims of a method that is reversible but not symplectic."""
    return Claims(order, False, True, free_energy, energy, momentum, **{"velocity_order": order, **more})


def symplectic_claims(order: int, free_energy: str = BOUNDED, **more: Any) -> Claims:
    """Return the claims of a method that is symplectic, reversible, and conserves momentum."""
    return Claims(order, True, True, free_energy, BOUNDED, EXACT, **more)


@dataclass(frozen=True)
class Cost:
    """Torque calls of a method.

    Attributes
    ----------
    start, step, each_pass : int
        Calls at the start, in each step, and in each pass of the solve of a step.
    solves : int
        Solves in each step.

    Examples
    --------
    >>> ph.methods["strang"].cost.step
    1
    """

    start: int = 0
    step: int = 1
    each_pass: int = 0
    solves: int = 0


@dataclass(frozen=True)
class Source:
    """The publication of a method.

    Attributes
    ----------
    key : str
        Key in `references.bib`.
    where, note : str
        Section or equations of the paper, and a remark.
    also : tuple of str
        Keys of earlier publications of the method.
    """

    key: str  # key in references.bib
    where: str
    note: str = ""
    also: tuple[str, ...] = ()  # further keys: earlier publications of the method


@dataclass(frozen=True)
class Option:
    """An option of a method.

    Attributes
    ----------
    default : object
        Default value of the option.
    choices : tuple or None
        The values that the option may have; None if they are not listed.
    help : str
        Description for users.
    opaque : object
        The choice that "auto" means for a torque in plain Python, whose formula is not known.
    formula : tuple
        Choices that need the formula of the torque; they are refused for plain Python.
    stiff : object
        The meaning of "auto" for a load with a known formula that changes steeply with the velocities.
    moving : tuple
        Choices that need a body that moves and the formula of its load.
    """

    default: Any
    choices: tuple[Any, ...] | None
    help: str
    opaque: Any = None  # what "auto" means for a torque in plain Python, whose formula is not known
    formula: tuple[Any, ...] = ()  # choices that need the torque's formula; they are refused for plain Python
    stiff: Any = None  # the meaning of "auto" for a load that changes steeply with the velocities
    moving: tuple[Any, ...] = ()  # choices that need a body that moves and the formula of its load


@dataclass(frozen=True)
class Method:
    """A method: its functions, its claimed properties, its cost and its source.

    Attributes
    ----------
    name, summary : str
        Name of the method, and a description in one line; `aliases` are other names.
    accepts : Kind
        The torques that the method accepts.
    claims : Claims
        Claimed properties; `polhode.certify` measures them.
    cost : Cost
        Numbers of torque calls.
    source : Source
        Publication of the method; `polhode.cite` prints it.
    options : mapping of str to Option
        Options of the method by name.
    doc : str
        Formulas, and deviations from the paper.
    one_step : bool
        Whether the method keeps its order with steps of different lengths; if not, such steps are refused.
    turn_limit : float
        Largest angle, in radians, by which a step may turn the body.  Beyond it the method cannot count whole turns.
    build, free, aliases, needs_energy, needs_formula, splits, masked, digits, off_group, spins, composes, estimate,
    own_steps, refine, automatic, candidate, reference, mixed_precision, at_once
        For authors of methods: comments in `polhode/integrators/record.py` explain them.

    Examples
    --------
    >>> ph.methods["rkn4"]
    <method rkn4: ...>
    >>> ph.methods["rkn4"].cost.step
    6
    """

    name: str
    summary: str
    build: Callable[..., Parts]
    accepts: Kind
    claims: Claims
    cost: Cost
    source: Source
    options: Mapping[str, Option] = field(default_factory=dict)
    free: Callable[..., Parts] | None = None  # returns cheaper functions for a free body, if there are any
    aliases: tuple[str, ...] = ()
    needs_energy: bool = False  # whether its functions need the potential energy itself: build(energy=...)
    needs_formula: bool = False  # whether its functions need the torque's derivative; then plain Python is refused
    # For a method that needs the torque in two parts, build(split=...): returns the number of calls, or None if the
    # method takes this torque in one part.
    splits: Callable[[Split], Cost | None] | None = None
    doc: str = ""
    masked: bool = False  # whether rounding hides the order in double precision
    digits: Callable[..., Parts] | None = None  # returns functions whose coefficients have more than 16 digits
    off_group: bool = False  # whether it evaluates the torque at matrices that are not rotations
    spins: bool = False  # whether it supports wheels: build(spin=...)
    one_step: bool = True  # if False, steps of different lengths are refused
    # whether compositions of its steps have the order of their weights (used if reversible and of order 2)
    composes: bool = True
    # returns a step that also computes its error (a turn and a momentum in space) without further torque calls, and the
    # power of h to which this error is proportional
    estimate: Callable[..., tuple[Kernel, int]] | None = None
    # largest angle, in radians, by which a step may turn the body: beyond it, whole turns cannot be counted.  It is
    # infinite if the method computes the free motion exactly, so that only the torque limits the step
    turn_limit: float = pi
    # For a method that chooses the length of its steps itself: own_steps(jumps=, first=, **options) returns its
    # functions. jumps: the torque has known jumps; first: the method also chooses the first step.
    own_steps: Callable[..., Parts] | None = None
    # returns how many torques of one body a step with these options requests at once; None: one after another
    at_once: Callable[[Mapping[str, Any]], int | None] | None = None
    refine: Callable[["Method", Mapping[str, Any]], "Method"] | None = None  # returns the record for these options
    automatic: tuple[Task, ...] = ()  # problems for which method="auto" selects it
    # whether `recommend` tries the method; False if other methods need fewer calls at every error
    # (benchmarks/recommend.py)
    candidate: bool = False
    reference: Kind | None = None  # if not None, it computes reference solutions of problems up to this kind
    mixed_precision: bool = False  # whether it may run with precision="mixed"

    @property
    def order(self) -> float:
        """Order of the attitude."""
        return self.claims.order

    @property
    def exact(self) -> bool:
        """Whether the method has no error except rounding."""
        return self.claims.order == inf

    def __repr__(self) -> str:
        return f"<method {self.name}: {self.summary}>"


@cache
def build(
    method_build: Callable[..., Parts], energy: Any, options: tuple[tuple[str, Any], ...], split: Split | None = None
) -> Parts:
    """Return the functions of a method; equal arguments give the same function objects, which compilers recognise."""
    given = {k: v for k, v in (("energy", energy), ("split", split)) if v is not None}
    return method_build(**given, **dict(options))
