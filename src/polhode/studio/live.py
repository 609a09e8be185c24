"""Runs that the page requests: they are checked like scenario files, computed in threads, and sent in parts.

A request names bodies, starts, torques and methods; it never holds code.  All runs of a request advance together, each
for a fraction of a second at a time.  Between these parts, the request can be stopped, and its limits are checked.  The
result of a run is bitwise the same as that of `simulate`.
"""

from __future__ import annotations

import inspect
import math
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..arguments import refuse_if
from ..catalogue import PROBLEMS, Problem, Reference
from ..errors import InvalidInput, PolhodeError
from ..evidence import reference_solutions as references
from ..integrators import METHODS, allowed_options, flies
from ..motion.simulation import begin_run
from ..motion.trajectory import Trajectory
from ..run.checks import check_span
from ..run.driver import BlockLength
from ..run.setup import automatic
from ..scenario import Loaded, ScenarioError, from_data
from ..scenario.acting import model_dimensions
from ..scenario.file import of_body
from ..torques.models import MODELS
from ..units import SI
from . import document as documents
from .document import Document, Track
from .lessons import lesson_list
from .present import of_exhibit
from .uploads import MOST_TRIANGLES, PREFIX, Uploads, drawn_mesh

STRETCH = 0.15  # seconds of computation between two checks for messages
AT_FIRST = 40_000  # number of steps of all runs together before the first check
MOST_NUMBERS = 256  # largest number of parameters of all torques together, because each value is compiled
MOST_TORQUES = 8
USUAL_SAMPLES = 20_000
ONE = 1 << 40  # progress is counted in units of the time span divided by this number
COMPILING = threading.Lock()  # only one run is compiled at a time


class Limits(NamedTuple):
    """Limits of the requests of a page."""

    steps: int = 200_000_000  # largest number of steps of a run
    samples: int = documents.MOST_SAMPLES  # largest number of samples of a run
    seconds: float = 300.0  # longest time of a request
    exhibit_seconds: float = 3600.0
    runs: int = documents.MOST_RUNS  # largest number of runs in a request
    # requests that run at the same time, for all pages; a page without a running request may exceed this
    at_once: int = 4
    of_a_page: int = 2  # requests of one page that run at the same time
    waiting: int = 32  # requests of one page that may wait
    message: int = 65_536  # largest message from a page, in bytes
    upload: int = 48_000_000  # largest mesh file, in bytes
    uploads: int = 16  # number of mesh files that are stored
    pages: int = 64
    unacknowledged: int = 4


class Stopped(Exception):
    """Raised when a run is stopped by the page or because the server ends."""


# --- the catalogue -------------------------------------------------------------------------------------------------

EXAMPLES: dict[str, dict[str, Any]] = {  # values of required parameters, for the first picture
    "heavy_top": {"mgl": 20.0},
    "dipole": {"moment": [0.0, 0.0, 1.0], "field": [0.0, 1.0, 0.0]},
    "gravity_gradient": {"strength": 1.0},
    "spring": {"stiffness": 1.0},
    "constant": {"torque": [0.0, 0.0, 1.0]},
    "piecewise": {"times": [0.0, 1.0], "torques": [[0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]},
    "damping": {"coefficient": 0.1},
    "drag": {"coefficient": 0.1},
}


def catalogue() -> Document:
    """Return what the page lists: methods, problems, torque models, exhibits and lessons.  JSON needs default=str."""
    from ..lab import exhibits

    return {
        "type": "catalogue",
        "lessons": lesson_list(),
        "methods": [method_entry(m) for m in METHODS.values()],
        "problems": [problem_entry(PROBLEMS[name]) for name in PROBLEMS],
        "torques": [torque_entry(name, f) for name, f in MODELS.items()],
        "exhibits": [{"paper": e.paper, "name": e.key, "title": e.title} for e in exhibits().values()],
    }


def method_entry(m: Any) -> Document:
    options = [
        {"name": k, "default": o.default, "choices": o.choices, "help": o.help} for k, o in allowed_options(m).items()
    ]
    return {
        "name": m.name, "order": float(m.order) if math.isfinite(m.order) else None, "summary": m.summary,
        "accepts": m.accepts.name.lower(), "calls": m.cost.step, "symplectic": m.claims.symplectic,
        "reversible": m.claims.reversible, "energy": m.claims.energy, "source": m.source.key, "options": options,
    }  # fmt: skip


def problem_entry(p: Problem) -> Document:
    made = documents.problem_tables(p)
    torque = made["torque"]
    return {
        "name": p.name, "title": p.summary, "summary": p.note or p.summary, "source": p.source, **made,
        "torque": torque[0] if torque and len(torque) == 1 else torque or None, "code": torque is None,
        "kind": p.acting.kind.name.lower(), "t_end": p.t_end, "dt": p.dt, "method": automatic(p.acting),
    }  # fmt: skip


def torque_entry(name: str, f: Callable[..., Any]) -> Document:
    doc = (f.__doc__ or "").strip()
    params = []
    for q in inspect.signature(f).parameters.values():
        needed = q.default is q.empty
        value = EXAMPLES.get(name, {}).get(q.name) if needed else q.default
        size = np.asarray(value).shape if isinstance(value, (list, tuple, float, int)) else ()
        dimension = model_dimensions(name).get(q.name)
        params.append(
            {
                "name": q.name, "default": value, "needed": needed, "size": int(np.prod(size)) if size else 1,
                "shape": list(size), "unit": SI[dimension] if dimension else "", "doc": "",
            }
        )  # fmt: skip
    made = f(**EXAMPLES.get(name, {}))
    return {
        "name": name, "summary": doc.splitlines()[0] if doc else "", "doc": doc, "kind": made.kind.name.lower(),
        "params": params,
    }  # fmt: skip


# --- a request -------------------------------------------------------------------------------------------------------


@dataclass
class Plan:
    """A checked request."""

    arguments: list[dict[str, Any]]  # arguments of `simulate` for each run, without t_end and every
    steps: list[int]
    every: list[int]
    t_start: float
    t_end: float
    reference: bool
    problem: Problem | None  # the problem, if it is run unchanged
    title: str
    note: str
    shape: Any
    python: Callable[[list[Trajectory]], str]
    scenario: str

    @property
    def common(self) -> bool:
        """Whether all runs have samples at the same times."""
        return all(s * self.every[0] == self.steps[0] * e for s, e in zip(self.steps, self.every))


REQUEST_KEYS = {
    "problem", "body", "start", "torque", "force", "t_end", "t_start", "every", "runs", "reference", "name", "drawing",
}  # fmt: skip


def check_request(request: Any, limits: Limits) -> Problem | None:
    """Raise an error if a request does not have the right form.  Return the problem that it names, or None."""
    if not isinstance(request, Mapping):
        raise InvalidInput("a request must be a table")
    if foreign := sorted(set(request) - REQUEST_KEYS):
        raise InvalidInput(f"a request has no key {foreign[0]!r}; known keys: {', '.join(sorted(REQUEST_KEYS))}")
    runs = request.get("runs")
    if not isinstance(runs, list) or not 1 <= len(runs) <= limits.runs or not all(isinstance(r, Mapping) for r in runs):
        raise InvalidInput(f"runs: give a list of 1 to {limits.runs} tables with method and dt")
    name = request.get("problem")
    if name is not None and not isinstance(name, str):
        raise InvalidInput("problem: give the name of a problem, or null")
    return PROBLEMS[name] if name else None


class Asked(NamedTuple):
    """The tables of a request, and how they are related to the problem that it names."""

    tables: dict[str, Any]
    problem: Problem | None
    same: bool  # True if body, start, torque and force are those of the problem
    code: bool  # True if the torque is that of the problem, and is a Python function

    @classmethod
    def of(cls, request: Mapping[str, Any], problem: Problem | None) -> Asked:
        given = {k: request[k] for k in ("body", "start", "torque", "force") if request.get(k) is not None}
        own = documents.problem_tables(problem) if problem is not None else {}
        if problem is not None and problem.place and isinstance(given.get("start"), Mapping):
            # the form on the page has no fields for position and velocity
            place = {k: own["start"][k] for k in problem.place}
            given["start"] = {**place, **given["start"]}
        tables = {k: given.get(k, own[k]) for k in own} if problem is not None else given
        code = problem is not None and own["torque"] is None and "torque" not in given
        if problem is not None and code and not matches(given.get("body"), own["body"]):
            raise InvalidInput(
                f"body: the torque of {problem.name} is a function for its own body; if you change the body, also "
                "choose another torque"
            )
        if not tables.get("torque"):
            tables.pop("torque", None)
        same = problem is not None and all(matches(given.get(k), own[k]) for k in own)
        return cls(tables, problem, same and not request.get("t_start"), code)

    def arguments(self, one: Loaded) -> dict[str, Any]:
        """Return the arguments of `simulate` for a run."""
        a = one.arguments()
        if self.problem is not None and (self.same or self.code):
            a["torque"] = self.problem.torque
        # use the values of the problem itself, which are the same to the last bit
        if self.problem is not None and self.same:
            a |= self.problem.arguments()
        if a["body"].batch is not None or any(np.ndim(a.get(k, ())) > 1 for k in ("omega", "momentum")):
            raise InvalidInput("the studio runs one body at a time; give one start and one inertia")
        if a["body"].mesh is not None and len(a["body"].mesh.faces) > MOST_TRIANGLES:
            raise InvalidInput(f"body.mesh: the studio draws {MOST_TRIANGLES} triangles at most")
        return a


def steps_between_samples(wanted: Any, arguments: list[dict[str, Any]], steps: list[int], limits: Limits) -> list[int]:
    """Return `every` for each run.  Raise an error if there are too many steps or samples."""
    for s in steps:
        if s > limits.steps:
            raise InvalidInput(f"dt: {s:.3g} steps are more than the {limits.steps:.3g} of the studio; make dt larger")
    if wanted is None:
        return spread(steps)
    # every = 0: only the first and the last sample
    every = [min(int(a["every"]) or s, s) for a, s in zip(arguments, steps)]
    most = max(s // e for s, e in zip(steps, every))
    if most > limits.samples:
        raise InvalidInput(f"every: {most} samples are more than {limits.samples}; make it larger, or leave it out")
    return every


class Files(NamedTuple):
    """The folders of mesh files that a request may name."""

    folder: Path
    uploads: Uploads | None = None

    def mesh(self, name: Any) -> Path:
        """Return the path of a file that a page has sent, or of a file below the folder of the studio."""
        if isinstance(name, str) and name.startswith(PREFIX) and self.uploads is not None:
            return self.uploads.find(name).path
        return below(self.folder, name)

    def drawing(self, table: Any) -> Document | None:
        """Return the surface that is drawn instead of the body's own, or None."""
        if table is None:
            return None
        if not isinstance(table, Mapping) or set(table) - {"mesh", "scale"}:
            raise InvalidInput("drawing: give a table with mesh and scale")
        scale = table.get("scale", 1.0)
        if not isinstance(scale, (int, float)) or isinstance(scale, bool) or not 0 < scale < 1e9:
            raise InvalidInput("drawing.scale: give a positive number, the metres per unit of the file")
        return drawn_mesh(self.mesh(table.get("mesh")), float(scale))


def planned(request: Any, folder: Path, limits: Limits, uploads: Uploads | None = None) -> Plan:
    """Check a request of the page and plan its runs.  Errors are reported as for a scenario file."""
    problem, files = check_request(request, limits), Files(folder, uploads)
    asked = Asked.of(request, problem)
    span = {"t_end": request.get("t_end", problem.t_end if problem else None)}
    span |= {"t_start": request["t_start"]} if request.get("t_start") is not None else {}
    loaded = [one_run(r, asked.tables, span, request, files, problem) for r in request["runs"]]
    arguments = [asked.arguments(one) for one in loaded]
    loaded = [with_own_names(one, asked.tables) for one in loaded]
    t_start, t_end = float(arguments[0].get("t_start", 0.0)), float(arguments[0]["t_end"])
    steps = [check_span(t_start, t_end, a["dt"]) for a in arguments]
    every = steps_between_samples(request.get("every"), arguments, steps, limits)
    for a in arguments:
        for name in ("every", "t_eval", "t_end"):
            a.pop(name, None)

    def python(runs: list[Trajectory]) -> str:
        if problem is not None and (asked.same or asked.code):
            return documents.problem_program(problem, runs)
        return documents.together([with_entry(one, "run", every=e) for one, e in zip(loaded, every)])

    itself = problem if asked.same else None
    title, note = (str(request.get("name") or ""), "") if itself is None else (itself.summary, itself.note)
    return Plan(
        arguments, steps, every, t_start, t_end, request.get("reference") is not False, itself, title, note,
        files.drawing(request.get("drawing")) or documents.shape_in(loaded[0].scenario.body), python,
        "" if asked.code else documents.text_of(with_entry(loaded[0], "run", every=every[0]).data()),
    )  # fmt: skip


def with_entry(one: Loaded, table: str, **entry: Any) -> Loaded:
    """Return a scenario with another value in one of its tables."""
    changed = getattr(one.scenario, table).model_copy(update=entry)
    return replace(one, scenario=one.scenario.model_copy(update={table: changed}))


def with_own_names(one: Loaded, tables: Mapping[str, Any]) -> Loaded:
    """Return a run that names the user's mesh file instead of the server's copy, for its program and scenario."""
    given = tables.get("body")
    name = given.get("mesh") if isinstance(given, Mapping) else None
    uploaded = isinstance(name, str) and name.startswith(PREFIX)
    return with_entry(one, "body", mesh=str(name).rpartition("/")[2]) if uploaded else one


def matches(given: Any, own: Any) -> bool:
    """Return whether a given value equals that of the problem, apart from names and rounding."""
    if given is None:
        return True
    if isinstance(own, list) and len(own) == 1 and isinstance(given, Mapping):
        own = own[0]
    if isinstance(given, Mapping) and isinstance(own, Mapping):
        keys = (set(given) | set(own)) - {"name"}
        return all(given.get(k) is None or (k in own and matches(given[k], own[k])) for k in keys)
    if isinstance(given, (list, tuple)) and isinstance(own, (list, tuple)):
        return len(given) == len(own) and all(matches(a, b) for a, b in zip(given, own))
    if isinstance(given, (int, float)) and isinstance(own, (int, float)):
        return math.isclose(given, own, rel_tol=1e-12, abs_tol=1e-300)
    return bool(given == own)


def one_run(
    run: Mapping[str, Any], tables: Mapping[str, Any], span: Mapping[str, Any], request: Mapping[str, Any],
    files: Files, problem: Problem | None,
) -> Loaded:  # fmt: skip
    if foreign := sorted(set(run) - {"method", "dt", "options", "name"}):
        raise InvalidInput(f"runs: a run has no key {foreign[0]!r}; use method, dt and options")
    method = run.get("method") or "auto"
    options = run.get("options") or {}
    refuse_if(options and method == "auto", "options belong to a method: give method, too")
    table: dict[str, Any] = {**span, "dt": run.get("dt", problem.dt if problem else None), "method": method}
    table |= {"options": options} if options else {}
    table |= {"every": request["every"]} if request.get("every") is not None else {}
    title = {"name": request["name"]} if request.get("name") else {}
    body = tables.get("body")
    if isinstance(body, Mapping) and body.get("mesh") is not None:
        tables = {**tables, "body": {**body, "mesh": str(files.mesh(body["mesh"]))}}
    loaded = of_body(
        from_data({"format": 1, **title, **tables, "run": table}, where="request", folder=files.folder), "the studio"
    )
    parts = loaded.scenario.acting
    if code := loaded.scenario.functions:
        raise InvalidInput(f"torque: it names Python code, {code[0]!r}, which the studio does not run")
    numbers = sum(how_many(v) for t in parts for _, v in t)
    if len(parts) > MOST_TORQUES or numbers > MOST_NUMBERS:
        raise InvalidInput(f"torque: the studio takes {MOST_TORQUES} models with {MOST_NUMBERS} numbers at most")
    return loaded


def how_many(value: Any) -> int:
    """Count the numbers in a value of any form."""
    return sum(map(how_many, value)) if isinstance(value, (list, tuple)) else int(np.size(value))


def below(folder: Path, name: Any) -> Path:
    """Return a file below the folder with which the studio was started."""
    if not isinstance(name, str) or "\0" in name:
        raise InvalidInput("the name of a file must be a string")
    home = folder.resolve()
    try:
        path = (home / name).resolve()
    except (OSError, ValueError, RuntimeError):
        raise InvalidInput(f"{name[:80]!r} is not a file") from None
    refuse_if(not path.is_relative_to(home), f"{name[:80]!r} is not in the folder of the studio, or below it")
    return path


def spread(steps: list[int]) -> list[int]:
    """Return the steps between samples for each run, so that all runs have samples at the same times if possible."""
    g = math.gcd(*steps)
    most = max(d for k in range(1, math.isqrt(g) + 1) if g % k == 0 for d in (k, g // k) if d <= USUAL_SAMPLES)
    if most >= min(200, *steps):
        return [s // most for s in steps]
    return [max(1, math.ceil(s / USUAL_SAMPLES)) for s in steps]


def where_in(e: Exception) -> str | None:
    """Return the key of the request that an error message is about, or None."""
    if isinstance(e, ScenarioError) and e.mistakes:
        return e.mistakes[0].partition(":")[0]
    head = str(e).partition(":")[0]
    if (first := str(e).partition(" ")[0]) in ("dt", "t_end", "t_start"):
        return f"run.{first}"
    return head if head.replace(".", "").isalnum() and len(head) < 40 else None


# --- running ---------------------------------------------------------------------------------------------------------


class Course:
    """One run, which is computed in parts."""

    def __init__(self, arguments: Mapping[str, Any], steps: int, every: int, t_start: float, t_end: float) -> None:
        dt = float(arguments.get("dt") or (t_end - t_start) / steps)
        span = {"t_start": t_start, "t_end": t_end, "dt": dt, "every": every}
        self.arguments = {k: v for k, v in {**arguments, **span}.items() if k != "on_failure"}
        self.steps, self.every = steps, every
        self.told = -1  # step of the last sample that has been returned

    def begin(self) -> None:
        """Make the first step, which compiles functions if necessary."""
        with COMPILING:
            self.driver = begin_run(**self.arguments)
            self.run: Trajectory = self.driver.advance(1, on_failure="stop")
        self.first = self.run

    @property
    def over(self) -> bool:
        return self.run.steps >= self.steps or not self.run.outcome.good

    def to(self, share: int) -> Trajectory:
        """Advance the run to this share of the span, and return it with its new samples only."""
        step = self.steps * share // ONE
        if step > self.run.steps and not self.over:
            if self.told >= 0:
                self.driver.policy.forget_samples()
            self.run = self.driver.advance(step, on_failure="stop")
        run = self.run
        rows = (run.index % self.every == 0) & (run.index > self.told)
        if self.over and len(rows):
            rows[-1] = run.index[-1] > self.told
        if rows.any():
            self.told = int(run.index[rows][-1])
        return replace(run, index=run.index[rows], states=run.states[rows])


class ReferenceRuns:
    """The reference of one or more runs.  It is computed together with them, by two runs with finer steps."""

    def __init__(self, given: Mapping[str, Any], plan: Plan, which: list[int]) -> None:
        k = max(which, key=lambda k: plan.steps[k])
        self.which, self.problem = which, plan.problem
        self.fine, self.coarse = (
            Course(given, plan.steps[k] * f, plan.every[k] * f, plan.t_start, plan.t_end)
            for f in (references.FINER, references.LESS_FINE)
        )
        self.slack, self.error = 1e-9 * (plan.t_end - plan.t_start), 0.0

    def begin(self) -> None:
        self.fine.begin()
        self.coarse.begin()

    def to(self, share: int) -> Reference:
        fine, coarse = self.fine.to(share), self.coarse.to(share)
        certified = references.certified_distance(self.fine.run, self.problem) if self.fine.over else None
        found = references.finer_of(fine, coarse, certified=certified, slack=self.slack, error=self.error)
        self.error = found.error
        return found


Send = Callable[[Document], None]


def not_begun(words: str) -> Document:
    """Return the message that a page gets before its run starts."""
    return {"type": "progress", "fraction": 0.0, "steps": 0, "rate": 0.0, "left": None, "message": words}


class Job:
    """The runs of one request.  They are computed together and sent in parts."""

    def __init__(self, plan: Plan, limits: Limits, stop: threading.Event, send: Send, tell: Send) -> None:
        self.plan, self.limits, self.stop, self.send, self.tell = plan, limits, stop, send, tell
        rows = zip(plan.arguments, plan.steps, plan.every, strict=True)
        self.courses = [Course(a, s, e, plan.t_start, plan.t_end) for a, s, e in rows]
        self.references: list[ReferenceRuns] = []
        self.tracks: list[Track] = []
        self.part, self.told, self.began = 0, 0.0, time.monotonic()

    def go(self) -> bool:
        """Compute and send all parts.  Return False if the request was stopped."""
        self.prepare()
        self.began = time.monotonic()  # the time for compilation does not count
        total = sum(self.plan.steps)
        stride, share = BlockLength(ONE * AT_FIRST // total, ONE, STRETCH), 0  # in units of the span divided by ONE
        while True:
            share = 0 if self.late() else min(ONE, share + stride.steps)
            at = time.monotonic()
            finished = self.stretch(share)
            stride.adapt(stride.steps, time.monotonic() - at)
            if finished:
                return share == ONE
            self.progress(total)

    def late(self) -> bool:
        return self.stop.is_set() or time.monotonic() - self.began > self.limits.seconds

    def prepare(self) -> None:
        """Compile everything that the runs need, and start their references."""
        plan = self.plan

        def begin(c: Any, words: str) -> None:
            if self.stop.is_set():
                raise Stopped
            self.tell(not_begun(words))
            c.begin()

        for c in self.courses:
            begin(c, f"preparing {c.arguments['method']}, which is compiled when it is used for the first time")
        waiting = []
        for k, c in enumerate(self.courses):
            truth = references.exact_motion(c.first, plan.problem) if plan.reference else None
            if plan.reference and truth is None:
                waiting.append(k)
            self.tracks.append(Track(c.first, 0, plan.problem, truth))
        groups = [waiting] if plan.common and waiting else [[k] for k in waiting]
        for which in groups:
            given = references.reference_arguments(self.courses[which[0]].first)
            if given is not None:
                self.references.append(ReferenceRuns(given, plan, which))
                begin(self.references[-1], "preparing the reference")

    def stretch(self, share: int) -> bool:
        """Advance to this share of the span (0: stop) and send new samples.  Return whether these were the last."""
        pieces = [c.to(share) for c in self.courses]
        for r in self.references:
            truth = r.to(share)
            for k in r.which:
                self.tracks[k].reference = truth
        samples = [t.samples(p) for t, p in zip(self.tracks, pieces, strict=True)]
        finished = share == 0 or all(c.over for c in self.courses)
        if finished or self.part == 0 or any(len(s["t"]) for s in samples):
            self.send(self.document(pieces, samples, finished, share == 0))
            self.part += 1
        return finished

    def document(self, pieces: list[Any], samples: list[Any], finished: bool, stopped: bool) -> Document:
        plan, whole = self.plan, self.part == 0
        between = whole and finished
        gaps = documents.differences(pieces, samples, between) if plan.common or between else []
        entries = []
        for c, track, columns in zip(self.courses, self.tracks, samples, strict=True):
            columns.pop("R")
            facts = track.facts(shape=plan.shape) if whole else {"reference": track.reference and track.reference.how}
            entries.append({**facts, **documents.state(c.run), **columns})
            if not finished:
                entries[-1] |= {"outcome": "running", "message": ""}
            elif stopped and not c.over:
                entries[-1] |= {"outcome": "stopped", "message": self.why()}
        made: Document = {"part": self.part, "append": not whole, "runs": entries, "difference": gaps}
        if not whole:
            return made
        notes = [plan.note] if plan.note else []
        notes += [f"a sample every {e} steps of {r['name']}" for e, r in zip(plan.every, entries) if e > 1]
        if not plan.common and not between:
            notes.append("differences are shown where the runs have samples at the same times")
        ends = [replace(c.run, steps=c.steps) for c in self.courses]
        title = plan.title or ": ".join(x for x in (self.courses[0].run.body.name or "", entries[0]["torque"]) if x)
        return {
            "format": 1, "kind": "motion", "title": title, "note": "; ".join(notes), **made,
            "python": plan.python(ends), "scenario": plan.scenario,
        }  # fmt: skip

    def why(self) -> str:
        if self.stop.is_set():
            return "stopped; the samples computed so far are shown"
        return f"the studio stops runs after {self.limits.seconds:g} s; the samples computed so far are shown"

    def progress(self, total: int) -> None:
        now = time.monotonic()
        if now - self.told < 0.1:
            return
        made = sum(c.run.steps for c in self.courses)
        rate = made / max(now - self.began, 1e-9)
        self.tell(
            {
                "type": "progress", "fraction": made / total, "steps": made, "rate": rate,
                "left": (total - made) / max(rate, 1e-9),
            }
        )  # fmt: skip
        self.told = now


# --- exhibits ----------------------------------------------------------------------------------------------------


def exhibit(name: Any, limits: Limits, stop: threading.Event, tell: Send) -> Document:
    """Return an exhibit of the lab.  If no result is stored, compute it in a separate process, which can be stopped."""
    from ..lab import get
    from ..lab.run import announcement, recall

    if not isinstance(name, str):
        raise InvalidInput("name: give the name of an exhibit")
    get(name)
    known = recall(name)
    if known is None:
        tell(not_begun(announcement(name)))
        line = [sys.executable, "-P", "-m", "polhode", "lab", "run", name, "--json", "-j", "1"]
        end = time.monotonic() + limits.exhibit_seconds
        with subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            while process.poll() is None:
                if stop.wait(0.05) or time.monotonic() > end:
                    process.kill()
                    raise Stopped
        known = recall(name)
        if known is None:
            raise PolhodeError(f"{name} could not be computed; `polhode lab run {name}` says why")
    return of_exhibit(known)


# --- compiling in advance -------------------------------------------------------------------------------------

USUAL = ("rkn4", "rkn6", "nmb", "strang", "liemid_ea", "mr2", "rk4")
USUAL_PROBLEMS = ("fast-top", "dzhanibekov")


def first_steps(problem: str, method: str) -> None:
    """Make one step, so that all functions that a run needs are compiled or read from the disk."""
    p = PROBLEMS[problem]
    if METHODS[method].accepts >= p.acting.kind and (not p.acting.flies or flies(METHODS[method], {})):
        with COMPILING:
            p.simulate(method, t_end=p.dt)


class Warmer(threading.Thread):
    """Compiles the usual methods in another process, which stores them on the disk, and loads them in this one."""

    def __init__(self, problems: tuple[str, ...] = USUAL_PROBLEMS) -> None:
        super().__init__(name="polhode-studio-warm", daemon=True)
        self.problems, self.ending = problems, threading.Event()
        self.process: subprocess.Popen[str] | None = None
        self.ready: list[tuple[str, str]] = []

    def run(self) -> None:
        line = [sys.executable, "-P", "-m", "polhode.studio.live", *self.problems]
        try:
            self.process = subprocess.Popen(
                line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.PIPE, text=True
            )
        except OSError:
            return
        with self.process as process:
            assert process.stdout is not None
            if self.ending.is_set():
                process.kill()
            for row in process.stdout:
                if self.ending.is_set():
                    break
                problem, _, method = row.strip().partition(" ")
                first_steps(problem, method)
                self.ready.append((problem, method))

    def close(self) -> None:
        self.ending.set()
        if self.process is not None:
            self.process.kill()
        self.join(5.0)  # do not wait longer, because compilation cannot be interrupted


def main(problems: list[str]) -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # so that requests of the page have priority

    def outlived() -> None:
        sys.stdin.read()  # returns when the studio ends, for whatever reason
        os._exit(1)

    threading.Thread(target=outlived, daemon=True).start()
    for problem in problems or USUAL_PROBLEMS:
        for method in (automatic(PROBLEMS[problem].acting), *USUAL):
            first_steps(problem, method)
            print(problem, method, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
