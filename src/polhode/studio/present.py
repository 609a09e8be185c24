"""The document of anything that the page can show: runs, studies, problems, exhibits, results, scenarios and files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import polhode as ph  # imports `scenario` and `store`, which take long to import, when they are used

from ..arguments import refuse_if
from ..catalogue import PROBLEMS, Problem
from ..errors import InvalidInput, PolhodeError, suggestion
from ..motion.trajectory import Trajectory
from ..pictures.report import toml
from .document import Document, motion, problem_program, shape_in

if TYPE_CHECKING:
    from ..lab.run import Result
    from ..scenario import Loaded


def of_problem(problem: Problem, *, method: str = "auto", dt: float | None = None, **more: Any) -> Document:
    """Run a problem with its typical step, and return the document, with a comparison with the known results."""
    run = problem.simulate(method, dt=dt, on_failure="stop")
    program = problem_program(problem, [run])
    return motion(run, problem=problem, title=problem.summary, note=problem.note, python=program, **more)


def of_scenario(loaded: Loaded, run: Trajectory | None = None, **more: Any) -> Document:
    """Return the document of a scenario, which is run unless `run` is given."""
    run = loaded.simulate(on_failure="stop") if run is None else run
    s = loaded.scenario
    name = " ".join((s.name or "").split())
    made = motion(
        run, title=name, note=s.description or "", shape=shape_in(s.body), python=loaded.python(),
        scenario=toml(loaded.data()), **more,
    )  # fmt: skip
    body = loaded.data()["body"]
    plain = not any(isinstance(value, str) for n, value in body.items() if n not in ("shape", "name"))
    if made["request"] and s.body.shape is not None and plain:
        made["request"]["body"] = body  # the shape, not only the inertia
    return made


def of_file(path: str | Path, *, allow_code: bool = False, **more: Any) -> Document:
    """Return the document of a saved result (.npz, run store), or of a scenario (.toml), which is run."""
    path = Path(path)
    if path.suffix == ".toml":
        loaded = ph.scenario.read(path, allow_code=allow_code)
        if not isinstance(loaded, ph.scenario.Loaded):
            return document(loaded.simulate(), **more)
        return of_scenario(loaded, **more)
    if path.is_dir():
        run = ph.store.load_committed(path)  # without a warning, because the document shows how the run ended
        tables = ph.store.opened(path)[1]["scenario"]
        if tables:
            return of_scenario(ph.scenario.from_data(tables), run, **more)
        return motion(run, **more)
    return document(ph.load(path), **more)


def of_exhibit(result: Result) -> Document:
    """Return the document of an exhibit of the lab: the results for a table or figure of a paper."""
    from ..evidence.references import references
    from ..lab import get
    from ..lab.exhibit import hues

    e = get(result.key)
    if result.finding is None:
        raise PolhodeError(f"{result.key} could not be computed: {result.error.strip().splitlines()[-1]}")
    f = result.finding
    from ..lab.run import summary

    styles = {"line": "line", "dots": "points", "dashes": "dashed"}
    text = [e.doc.split("\n\n")[0].replace("\n", " "), *f.notes, references()[e.paper].text]
    return {
        "format": 1, "kind": "exhibit", "paper": e.paper, "name": e.key, "title": e.title, "verdict": summary(result),
        "text": "\n\n".join(x for x in text if x), "note": f"computed in {result.seconds:.3g} s",
        "cells": [
            {
                "what": ", ".join(x for x in (c.id, c.where, c.column) if x), "printed": c.published,
                "computed": c.recomputed, "verdict": c.verdict.value, "good": c.verdict.good, "note": c.note,
            }
            for c in f.cells
        ],
        "panels": [
            {
                "title": p.title, "xlabel": p.x, "ylabel": p.y, "xlog": p.log_x, "ylog": p.log_y, "equal": p.equal,
                "categories": list(p.categories),
                "series": [
                    {
                        "name": c.label, "x": np.array(c.x, float), "y": np.array(c.y, float),
                        "style": styles.get(c.style, "line"), "colour": hue,
                    }
                    for c, hue in zip(p.curves, numbers, strict=True)
                ],
            }
            for p, numbers in zip(f.plots, hues(f.plots), strict=True)
        ],
        "python": f'from polhode.lab.run import run\n\nprint(run(["{e.key}"]))\n', "scenario": "",
    }  # fmt: skip


def document(*what: Any, allow_code: bool = False, **more: Any) -> Document:
    """Return the document of one or more runs, or of a study, a problem, an exhibit, a result or a scenario.

    These can be objects, names of files and folders, or names of problems and exhibits.  `allow_code` allows the Python
    functions that a scenario file names to run.
    """
    refuse_if(not what, "nothing to show: give a run, a result, a scenario or the name of a problem")
    if len(what) > 1:
        runs = [one if hasattr(one, "setup") else loaded_run(one, allow_code) for one in what]
        return motion(*runs, **more)
    (one,) = what
    if isinstance(one, Mapping) and "kind" in one:
        return dict(one)
    if hasattr(one, "joints") and hasattr(one, "bodies"):  # this is a run of a mechanism
        from .mechanism import of_mechanism

        return of_mechanism(one, **more)
    if hasattr(one, "setup"):
        return motion(one, **more)
    from .study import is_study, shown

    if isinstance(one, Problem):
        return of_problem(one, **more)
    if is_study(one):
        return shown(one, **more).document()
    if isinstance(one, ph.scenario.Loaded):
        return of_scenario(one, **more)
    if isinstance(one, (str, Path)):
        if Path(one).exists() or Path(one).suffix in (".toml", ".npz", ".zarr"):
            return of_file(one, allow_code=allow_code, **more)
        if str(one).startswith("lesson-"):
            from .lessons import lesson

            return lesson(one)
        if str(one).replace("_", "-") in PROBLEMS:
            return of_problem(PROBLEMS[str(one)], **more)
        from ..lab import exhibits

        if str(one) in exhibits():
            from ..lab.run import run

            return of_exhibit(run([str(one)])[str(one)])
        names = [*PROBLEMS, *exhibits()]
        raise InvalidInput(
            f"{one} is not a file, a problem or an exhibit of the lab.{suggestion(str(one), names)} "
            "`polhode problems` and `polhode lab list` list them"
        )
    raise InvalidInput(
        f"the studio shows runs, studies, results, scenarios, problems and exhibits, not {type(one).__name__}"
    )


def loaded_run(what: Any, allow_code: bool) -> Any:
    """Read a result, or run a scenario, for a comparison."""
    if isinstance(what, (str, Path)) and Path(what).suffix == ".toml":
        return ph.scenario.read(what, allow_code=allow_code).simulate(on_failure="stop")
    if isinstance(what, (str, Path)):
        refuse_if(not Path(what).exists(), f"there is no file {what}; only results and scenarios can be compared")
        return ph.load(what)
    raise InvalidInput(f"several runs can be compared, or results and scenarios in files, got {type(what).__name__}")
