"""What a method is: a step, how to start and read it, and a record of what is claimed of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from functools import cache
from math import inf, pi
from typing import Any, NamedTuple

Kernel = Callable[..., Any]  # a function in the kernel dialect


class Kind(IntEnum):
    """Kinds of torques; each kind includes those before it."""

    FREE = 0
    POTENTIAL = 1
    TORQUE = 2
    VELOCITY = 3  # the torque depends on the angular velocity

    def __str__(self) -> str:
        return KIND_WORDS[self]


KIND_WORDS = {
    Kind.FREE: "a free body",
    Kind.POTENTIAL: "a potential",
    Kind.TORQUE: "any torque of time and attitude",
    Kind.VELOCITY: "a torque that depends on the angular velocity",
}


class Task(Enum):
    """A kind of problem for which method="auto" stands for one method: the `automatic` of its record."""

    FREE = "a free body"
    TORQUE = "a torque"
    PYTHON_DAMPING = "a plain Python function that depends on the angular velocity"
    WHEELS = "wheels, and a torque that does not depend on the angular velocity"
    DAMPED_WHEELS = "wheels, and a torque that depends on the angular velocity"


class Split(NamedTuple):
    """A torque in two parts, each a function torque(t, R, W, p) or None: what depends on time and attitude alone,
    and what depends on the angular velocity."""

    resting: Kernel | None
    moving: Kernel | None
    opaque: bool  # the moving part is plain Python


class Parts(NamedTuple):
    """The functions of a method, all in the kernel dialect.

    step(torque, p, I, h, t, s) -> s, report     one step of the method's own variables s
    start(torque, p, I, h, t, R, W) -> s         those variables from attitude and angular velocity
    finish(I, s) -> R, W                         and back
    reverse(s) -> s                              the state from which a reversible method runs back
    turn(s, E) -> s                              the body turned by R -> R E at fixed momentum in space
    kept(s) -> T                                 the torque that the state carries to the next step
    keep(s, T) -> s                              the state with another such torque
    node_torque(I, s) -> T                       the torque at the attitude of the state, where the state determines it
    in_place(torque, p, I, w, u) -> converged    the step of a method whose state is large: w holds the leaves of the
                                                 state as an array, u is an array of `scratch` numbers
    between(I, w, u, t, tol) -> 7 or 13 numbers  quaternion and momentum in space, of a body that moves position and
                                                 velocity, too, at a time t in the step that ends at w; they are the
                                                 leaves `between_at` of the state
    shift(change, I, s) -> s                     the state where the torque jumps by change(t, R, W), body frame: of a
                                                 method that then calls no torque again; in Python
    restart(torque, p, I, t, s) -> s             the state where the torque jumps, of a method with control; in Python
    place(I, s) -> x, v                          position and velocity, of a body that moves (`flight.py`)
    example                                      a state, for its structure, where `start` needs the torque's parameters

    torque(t, R, W, p) is the torque in the body frame; W is the best angular velocity at hand.
    The energy correction needs `turn`, and saves a torque call with `kept` and `keep`.  A torque that is switched
    between steps is put into the state by `keep`; without it the method starts anew.  Dense output reads `node_torque`.
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


def ends_with_torque(answer: Callable[..., Any]) -> Callable[[Any], Any]:
    """Mark a step that calls the torque once: at its end, at the attitude of the new state.

    answer(h, s, T) completes the state s of a step whose call was answered with zero: the result is that of the step
    with the torque T (body frame) there, to the bit.  A stepper that asks for torques then need not repeat the step.
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
        no error but rounding.
    symplectic : bool or None
        The step preserves the symplectic form of T*SO(3).
    reversible : bool or None
        reverse, step, reverse, step is the identity.
    free_energy : {"exact", "bounded", "drifts", None}
        Energy of a free body.
    energy : {"exact", "bounded", "drifts", None}
        Energy in a potential without symmetry, where the motion is chaotic, over millions of steps.
    momentum : {"exact", "bounded", "drifts", None}
        Momentum in space of a free body.
    on_group : bool
        R stays a rotation to rounding.
    equivariant : bool
        Turning space turns the solution.
    velocity_order : int or None
        Order with a torque that depends on the angular velocity; None if such torques are refused.
    free_order, free_momentum_order : int or None
        Orders for a free body, where these differ.

    Examples
    --------
    >>> claims = ph.methods["rkn4"].claims
    >>> claims.order, claims.symplectic, claims.momentum
    (4, True, 'exact')
    """

    order: float  # infinite: no error but rounding
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
    """Claims of a method that is neither symplectic nor reversible, so that energy drifts."""
    return Claims(order, False, False, DRIFTS, DRIFTS, momentum, **{"velocity_order": order, **more})


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
    """Where a method comes from.

    Attributes
    ----------
    key : str
        Of `references.bib`.
    where, note : str
        The place in the paper, and a remark.
    also : tuple of str
        Keys of those who had the method first.
    """

    key: str  # of references.bib
    where: str
    note: str = ""
    also: tuple[str, ...] = ()  # further keys: those who had the method first


@dataclass(frozen=True)
class Option:
    """An option of a method.

    Attributes
    ----------
    default : object
        Its default value.
    choices : tuple or None
        The values that it may have.
    help : str
        What it does.
    opaque : object
        What "auto" means for a torque that is plain Python, whose formula is not known.
    formula : tuple
        Choices that need the formula of the torque; they are refused for plain Python.
    """

    default: Any
    choices: tuple[Any, ...] | None
    help: str
    opaque: Any = None  # what "auto" means for a torque that is plain Python, whose formula nobody can see
    formula: tuple[Any, ...] = ()  # choices that need the torque's formula: refused for such a torque


@dataclass(frozen=True)
class Method:
    """The record of a method: what it is, what it claims, what it costs and where it comes from.

    Attributes
    ----------
    name, summary : str
        What it is; `aliases` are other names.
    accepts : Kind
        What may act on the body.
    claims : Claims
        What is claimed of it; `polhode.certify` measures it.
    cost : Cost
        Torque calls.
    source : Source
        The literature; `polhode.cite` prints it.
    options : mapping of str to Option
        Its options by name.
    doc : str
        Formulas and deviations from print.
    one_step : bool
        Whether steps of different lengths keep the order; otherwise they are refused.
    turn_limit : float
        Angle, in radians, by which a step may turn the body.  Beyond it the method cannot tell how many turns there
        were.
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
    free: Callable[..., Parts] | None = None  # makes functions for a free body, where these can be cheaper
    aliases: tuple[str, ...] = ()
    needs_energy: bool = False  # its functions want the potential energy itself: build(energy=...)
    needs_formula: bool = False  # its functions take the torque's derivative: no plain Python
    # wants a torque of the angular velocity in two parts, build(split=...), and calls it so often; None: in one
    splits: Callable[[Split], Cost | None] | None = None
    doc: str = ""
    masked: bool = False  # in doubles rounding comes before the order shows: it is measured in more digits
    digits: Callable[..., Parts] | None = None  # builds functions for that, with coefficients of more digits
    off_group: bool = False  # it evaluates the torque at means of rotations, which are not rotations
    spins: bool = False  # it knows of wheels: build(spin=...)
    one_step: bool = True  # its order is kept with steps of different lengths; otherwise these are refused
    composes: bool = True  # compositions of its steps reach the order of their weights (asked if reversible, order 2)
    # makes a step that returns its error as well, a turn and a space momentum, without further torque calls; and the
    # power of h with which that goes
    estimate: Callable[..., tuple[Kernel, int]] | None = None
    # radians by which a step may turn the body: beyond that its maps cannot tell how many turns there were.  Infinite
    # where the method follows the free motion exactly, and only the torque limits the step
    turn_limit: float = pi
    # makes the functions of a method that chooses the length of its steps itself: own_steps(jumps=, first=, **options),
    # where jumps says whether the torque has known jumps, and first whether the first step is to be chosen, too
    own_steps: Callable[..., Parts] | None = None
    # how many torques of one body a step with these options asks for at once; None: for one after another
    at_once: Callable[[Mapping[str, Any]], int | None] | None = None
    refine: Callable[["Method", Mapping[str, Any]], "Method"] | None = None  # the record with these options
    automatic: tuple[Task, ...] = ()  # problems for which method="auto" stands for it
    candidate: bool = False  # `recommend` tries it; others need more calls for every error (benchmarks/recommend.py)
    reference: Kind | None = None  # reference solutions of problems up to this kind are computed with it
    mixed_precision: bool = False  # it may run with precision="mixed"

    @property
    def order(self) -> float:
        """Order of the attitude."""
        return self.claims.order

    @property
    def exact(self) -> bool:
        """Whether it has no error but rounding."""
        return self.claims.order == inf

    def __repr__(self) -> str:
        return f"<method {self.name}: {self.summary}>"


@cache
def build(
    method_build: Callable[..., Parts], energy: Any, options: tuple[tuple[str, Any], ...], split: Split | None = None
) -> Parts:
    """The same functions for the same request, so that compilers know them again."""
    given = {k: v for k, v in (("energy", energy), ("split", split)) if v is not None}
    return method_build(**given, **dict(options))
