"""Guided lessons: motions that are explained step by step.

polhode studio lesson-intermediate-axis                       # in the browser
polhode studio lesson-intermediate-axis -o lesson.html        # one file for a class
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from .. import forces
from ..body import Body
from ..catalogue import PROBLEMS
from ..errors import InvalidInput, suggestion
from ..groups.so3 import exp
from ..mechanisms import Mechanism
from ..motion.simulation import simulate
from .document import Document, motion
from .mechanism import of_mechanism

PREFIX = "lesson-"


class Step(NamedTuple):
    """One step of a lesson: its text, and what the page shows.  In `question`, an empty line precedes the answer."""

    title: str
    text: str
    question: str = ""
    view: str = "overview"
    time: float | None = None
    play: bool = False
    speed: float | None = None
    show: dict[str, Any] | None = None
    plot: str = ""
    lead: int = 0

    def table(self) -> Document:
        return {k: v for k, v in self._asdict().items() if v not in (None, "", False)} | {"lead": self.lead}


class Lesson(NamedTuple):
    name: str
    title: str
    about: str
    make: Callable[[], Document]
    steps: tuple[Step, ...]

    def document(self) -> Document:
        told = {"name": self.name, "title": self.title, "steps": [s.table() for s in self.steps]}
        return {**self.make(), "title": self.title, "lesson": told}


# --- the motions --------------------------------------------------------------------------------------------------


def of_catalogue(name: str) -> Document:
    p = PROBLEMS[name]
    return motion(p.simulate("rkn4"), problem=p)


def drift() -> Document:
    body = Body([1.0, 2.0, 3.0], name="asymmetric body")
    start: dict[str, Any] = {"omega": [0.3, 2.0, 0.2], "t_end": 60.0, "engine": "python"}
    runs = [simulate(body, dt=0.2, method=method, **start) for method in ("rk4", "liemid_ea", "akw")]
    return motion(*runs)


def rattleback() -> Document:
    g, stiffness = 9.81, 2e4
    stone = Body([[2e-4, -2e-5, 0], [-2e-5, 1.6e-3, 0], [0, 0, 1.7e-3]], mass=1.0, name="rattleback")
    surface = forces.ellipsoid(0.2, 0.03, 0.02, centre=[0, 0, 0.01])
    floor = forces.ground(surface, stiffness=stiffness, dissipation=0.2, friction=1.0, slip=1e-3)
    start: dict[str, Any] = {"position": [0, 0, 0.01 - g / stiffness], "attitude": exp(np.array([0.01, 0.01, 0]))}
    runs = [
        simulate(
            stone, force=forces.gravity(g) + floor, **start, omega=[0, 0, spin], t_end=6.0, dt=2e-5, method="strang",
            every=500,
        )
        for spin in (-5.0, 5.0)
    ]  # fmt: skip
    return motion(*runs, names=["clockwise", "anticlockwise"], reference=False)


def pendulum() -> Document:
    m = Mechanism()
    rod = Body.box(0.08, 0.08, 1.0, mass=1.0)
    flat = exp(np.array([0.0, np.pi / 2, 0.0]))
    upper = m.add(rod, position=[0.5, 0, 0], attitude=flat, name="upper")
    lower = m.add(rod, position=[1.5, 0, 0], attitude=flat, name="lower")
    m.hinge(upper, None, at=[0, 0, 0], axis=[0, -1, 0], name="shoulder")
    m.hinge(lower, upper, at=[1, 0, 0], axis=[0, -1, 0], name="elbow")
    made: Any = simulate(m, load=forces.gravity(9.81), t_end=10.0, dt=0.005, method="rattle4", every=2)
    return of_mechanism(made)


# --- the texts -------------------------------------------------------------------------------------------------------

INTERMEDIATE_AXIS = Lesson(
    "intermediate-axis", "The intermediate axis", "Why a T-handle, a racket or a book flips over.",
    partial(of_catalogue, "dzhanibekov"),
    (
        Step(
            "A handle in weightlessness",
            "No torque acts on this T-handle. It spins about its handle at twelve radians per second. The start is "
            "almost perfect: its error is one part in a thousand.\n\nPlay the motion, and watch what the handle does "
            "after a few turns.",
            "Will it continue like this?\n\nNo. After about a second it turns over and spins the other way up. Then it "
            "turns back.",
            "body", 0.0, True, 0.5,
        ),
        Step(
            "Three axes, three moments",
            "Each body has three principal axes. The handle lies along axis 3, whose moment of inertia is the "
            "middle one. About the axes with the largest and the smallest moment a spin is stable: a small error "
            "stays small. About the middle one it grows exponentially.",
            "About which axis must a thrown book spin so that it does not flip?\n\nAn axis parallel to its shortest "
            "or its longest edge.",
            "body", 0.8,
        ),
        Step(
            "Where the momentum points",
            "Seen from the body, the angular momentum moves on a sphere, along lines of equal energy. Near the stable"
            " axes these are small loops. The thick line through the middle axis is the separatrix: a motion that "
            "starts close to it goes to the other side.",
            "Why must it follow these lines?\n\nThe length of L and the energy are both conserved. So L stays on a "
            "sphere and on an ellipsoid, which intersect in a curve.",
            "momentum", 1.0, True, 0.3,
        ),
        Step(
            "Poinsot's picture",
            "The ellipsoid of inertia rolls without slipping on a fixed plane. The point of contact is the angular "
            "velocity. On the ellipsoid it draws the polhode, after which this program is named.",
            "", "poinsot", 1.0, True, 0.2,
        ),
        Step(
            "Is the flip real, or an artefact?",
            "The dark plots compare the computation with the exact solution. Energy and momentum are conserved up to "
            "rounding, and the attitude is correct to many digits, so the flips are real. Cosmonauts see them in "
            "orbit.",
            "When does the attitude error grow fastest?\n\nDuring each flip: there a small difference in time means a"
            " large difference in attitude.",
            "overview", 4.0, plot="attitude",
        ),
    ),
)  # fmt: skip

PRECESSION = Lesson(
    "precession", "Precession and nutation", "Why a spinning top does not fall, and why it nods.",
    partial(of_catalogue, "fast-top"),
    (
        Step(
            "A top on its tip",
            "Gravity pulls the disc down, and the tip stays in place. Without spin the top would fall. At fifty "
            "radians per second its axis moves sideways instead.",
            "In which direction does the torque of gravity point?\n\nHorizontally, perpendicular to the axis: it "
            "turns L sideways, and does not shorten it.",
            "body", 0.0, True, 0.1,
        ),
        Step(
            "Precession",
            "The trace on the sphere shows where the axis has been. On average it moves round the vertical at the "
            "rate m g l / L: 20 N m divided by 50 kg m²/s, 0.4 radians a second.",
            "How long does one round take?\n\n2π/0.4, nearly 16 seconds: more than the ten that are shown.",
            "body", 10.0,
        ),
        Step(
            "Nutation",
            "Look closely: the trace has cusps. The axis falls a little, gains speed, is turned sideways, and rises "
            "again. At the start the axis is at rest, and at each cusp it is at rest again. The plots of ω₁ and ω₂ "
            "show the nodding.",
            "What would a faster spin do?\n\nThe nodding becomes faster and smaller, until only the precession is "
            "visible.",
            "body", 3.0, True, 0.1, {"trail": 0.3}, "omega",
        ),
        Step(
            "What stays the same",
            "Three quantities are conserved: the energy, the vertical part of L, and the part of L along the axis of "
            "symmetry. There are as many of them as angles. For this reason the motion has an exact formula. The "
            "motion of an asymmetric top has none.",
            "", "overview", 6.0, plot="energy",
        ),
    ),
)  # fmt: skip

DRIFT = Lesson(
    "drift", "Why energy drifts", "How the steps of a computation change conserved quantities.", drift,
    (
        Step(
            "One body, three methods",
            "The same free body with the same step of 0.2 s, computed three times. The first method is the "
            "classical one of Runge and Kutta (rk4), the others (liemid_ea, akw) were made for rotations.",
            "They look alike at first. How can you distinguish them?\n\nBy the quantities that should not change.",
            "body", 0.0, True, 2.0, {"apart": True},
        ),
        Step(
            "Energy",
            "The exact motion conserves its energy. The method of Runge and Kutta changes it a little in every step, "
            "always in the same direction: the error grows with time. With the second method the energy oscillates "
            "and does not drift. The third method conserves it up to rounding.",
            "Would a smaller step help?\n\nYes: the method has order four, so half the step leaves a sixteenth of the"
            " drift. But the drift remains, and a long run shows it.",
            "overview", 60.0, plot="energy",
        ),
        Step(
            "Momentum",
            "Both methods for rotations conserve L in space up to rounding: they rotate the body, and L with it. The "
            "classical method treats the attitude as nine numbers. It does not conserve L, and the matrix does not "
            "stay a rotation.",
            "", "overview", 60.0, plot="momentum",
        ),
        Step(
            "And the attitude?",
            "A method that conserves energy and momentum is not always accurate. All three motions are too early or "
            "too late: look at the error of the attitude. Methods that conserve energy and momentum stay on the true "
            "path, and their timing error grows slowly. Other methods also leave the true path.",
            "Which is best?\n\nIt depends: for ten turns the method of the highest order, for a million turns one "
            "that conserves.",
            "momentum", 40.0, plot="attitude",
        ),
    ),
)  # fmt: skip

RATTLEBACK = Lesson(
    "rattleback", "The stone that turns back", "A rattleback keeps its spin in one direction only.", rattleback,
    (
        Step(
            "Two spins",
            "A smooth stone on a table, spun clockwise and then anticlockwise, each time at five radians per second.",
            "Will they behave alike?\n\nA symmetric stone would. The principal axes of this stone are turned relative"
            " to its surface.",
            "path", 0.0, True, 0.5,
        ),
        Step(
            "One turns back",
            "Look at ω: the first run slows down, begins to rattle, stops and turns the other way. The second keeps "
            "spinning.",
            "Where does its angular momentum go?\n\nInto the table. Friction at the point of contact is a torque.",
            "path", 2.0, True, 0.5, None, "momentum",
        ),
        Step(
            "Energy of rattling",
            "The spin feeds a rocking motion, because the point of contact moves aside when the stone rocks. Friction"
            " then converts the rocking into spin the other way. Some energy is lost in the process.",
            "Does the energy of the second run fall, too?\n\nYes, slowly, because friction dissipates energy.",
            "overview", 4.0, plot="energy",
        ),
    ),
)  # fmt: skip

MECHANISM = Lesson(
    "pendulum", "Two rods on hinges", "A mechanism: joints push and pull, and the motion is chaotic.", pendulum,
    (
        Step(
            "Let go",
            "Two rods, joined by a hinge and hung from another, are let go from the horizontal. Each has a mass of "
            "one kilogram and a length of one metre.",
            "How many numbers does the motion need?\n\nTwo angles: two free bodies have twelve degrees of freedom, "
            "and the joints leave two of them.",
            "mechanism", 0.0, True, 0.5,
        ),
        Step(
            "What the hinges do",
            "The arrows show the forces in the hinges. At rest the shoulder would carry 20 newtons. While the rods "
            "swing it carries several times as much, and most when they pass their lowest point.",
            "Why more than the weight?\n\nThe rods move on curves, and a force must keep them there.",
            "mechanism", 0.75, True, 0.1, None, "mechanism-2",
        ),
        Step(
            "Do the joints hold?",
            "In a program that integrates accelerations, joints drift apart. This program finds forces that close the"
            " joints after every step, up to rounding.",
            "What would you see if they drifted?\n\nA gap between the rods that grows with time, and an energy that "
            "changes although nothing does work on the rods.",
            "mechanism", 5.0, plot="mechanism-1",
        ),
        Step(
            "Chaos",
            "Follow the trace of the lower rod: it never repeats. A start that differs by a tiny amount gives the same "
            "motion for a few seconds, and then a completely different one.",
            "Is the computation then worthless?\n\nNo: energy and joints are correct at all times, even when the times"
            " of the swings are wrong.",
            "mechanism", 10.0, plot="mechanism-3",
        ),
    ),
)  # fmt: skip

LESSONS = {lesson.name: lesson for lesson in (INTERMEDIATE_AXIS, PRECESSION, DRIFT, RATTLEBACK, MECHANISM)}


def lesson(name: Any) -> Document:
    """Return the document of a lesson by its name, with or without the prefix `lesson-`."""
    if not isinstance(name, str):
        raise InvalidInput("name: give the name of a lesson")
    key = name.removeprefix(PREFIX)
    if key not in LESSONS:
        raise InvalidInput(f"there is no lesson {key!r}.{suggestion(key, LESSONS)} Known: {', '.join(LESSONS)}.")
    return LESSONS[key].document()


def lesson_list() -> list[Document]:
    """Return the names, titles and descriptions of all lessons, for the page."""
    return [{"name": x.name, "title": x.title, "about": x.about} for x in LESSONS.values()]
