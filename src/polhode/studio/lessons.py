"""Guided lessons: motions that are explained step by step.

polhode studio lesson-intermediate-axis                       # in the browser
polhode studio lesson-intermediate-axis -o lesson.html        # one file for a class
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import partial
from importlib import resources
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

    def table(self) -> Document:
        return {k: v for k, v in self._asdict().items() if v} | {"lead": 0}


class Lesson(NamedTuple):
    name: str
    title: str
    about: str
    steps: tuple[Step, ...]

    def document(self) -> Document:
        told = {"name": self.name, "title": self.title, "steps": [s.table() for s in self.steps]}
        return {**MAKERS[self.name](), "title": self.title, "lesson": told}


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

MAKERS: dict[str, Callable[[], Document]] = {  # the motion of each lesson
    "intermediate-axis": partial(of_catalogue, "dzhanibekov"), "precession": partial(of_catalogue, "fast-top"),
    "drift": drift, "rattleback": rattleback, "pendulum": pendulum,
}  # fmt: skip


def paragraphs(text: str) -> str:
    """Return a text of lessons.toml with one line for each paragraph."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))


def read_lesson(table: dict[str, Any]) -> Lesson:
    steps: list[dict[str, Any]] = [
        {k: paragraphs(v) if k in ("text", "question") else v for k, v in s.items()} for s in table["step"]
    ]
    return Lesson(table["name"], table["title"], table["about"], tuple(Step(**s) for s in steps))


TEXTS = resources.files(__package__).joinpath("lessons.toml").read_text(encoding="utf-8")
LESSONS = {t["name"]: read_lesson(t) for t in tomllib.loads(TEXTS)["lesson"]}


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
