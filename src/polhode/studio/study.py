"""Ensembles for the page: the direction of an axis of each member, data of the members, and runs of single ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ..ensembles import Study
from ..ensembles.members import WORDS
from ..ensembles.names import numbers, with_unit
from ..ensembles.quantities import FRACTIONS
from ..errors import InvalidInput
from ..files.chunks import PLAN
from .document import Document, motion

STEPS_AGAIN = 50_000_000  # largest number of steps, of all members together, that are computed again for the animation
MOST_MOVING, MOST_TIMES, MOST_NUMBERS = 20_000, 200, 12_000_000
MOST_ENDS = 1_000_000  # largest number of members that are shown at the end time
MOST_SAMPLES_OF_A_MEMBER = 20_000


def is_study(what: Any) -> bool:
    """Return whether this is a Study, or the folder of one."""
    return isinstance(what, Study) or (isinstance(what, (str, Path)) and (Path(what) / PLAN).is_file())


class Shown:
    """A study that the page shows.  Members are addressed by their index in the document."""

    def __init__(self, study: Study, members: int | None = None, samples: int | None = None) -> None:
        self.study = study
        steps = max(how.steps for how in study.plan.settings.values())
        moving = members or int(np.clip(STEPS_AGAIN // max(1, steps), 400, MOST_MOVING))
        moving = min(moving, max(1, len(study.done)))
        drawn = study.directions(moving, samples or int(np.clip(MOST_NUMBERS // (3 * moving), 40, MOST_TIMES)))
        self.which, self.t = drawn["member"], drawn["t"]
        self.axis = np.asarray(drawn["direction"], np.float32)

    def document(self) -> Document:
        s, plan = self.study, self.study.plan
        shown = len(self.which)
        notes = [f"{shown} of {s.members} members are animated"] if shown < s.members else []
        if len(s.done) < s.members:
            notes.append(f"{len(s.done)} of {s.members} members are finished")
        quantiles = {
            with_unit(name.replace("_", " "), name): {
                "levels": list(FRACTIONS),
                "values": np.array([np.interp(self.t, s.times, row) for row in s.quantiles(name, FRACTIONS)]),
            }
            for name in plan.keep.quantiles
            if len(s.done)
        }
        if not quantiles:
            height = np.nanquantile(self.axis[..., 2].astype(float), FRACTIONS, axis=0)
            quantiles = {"height of the third axis": {"levels": list(FRACTIONS), "values": height}}
            notes.append("the bands are computed only from the animated members")
        return {
            "format": 1, "kind": "ensemble", "title": f"{plan.name}: {s.members} members", "note": "; ".join(notes),
            "members": shown, "times": self.t, "axis": self.axis, "quantiles": quantiles, "columns": self.columns(),
            "ends": self.ends(),
            "outcomes": s.outcomes() if len(s.done) else {}, "python": self.program(), "scenario": "",
            "method": plan.run.method,
        }  # fmt: skip

    def columns(self) -> list[Document]:
        """Return inputs and outcomes of the animated members, with NaN for members that are not finished."""
        s = self.study
        place = {int(m): k for k, m in enumerate(s.done)}
        rows = np.array([place.get(int(m), -1) for m in self.which])
        return [{"name": "member", "values": self.which.astype(float)}, *self.columns_of(self.which, rows)]

    def ends(self) -> Document | None:
        """Return the axis at the end and the columns of all finished members; None if R is not stored."""
        s = self.study
        if "R" not in s.names or not len(s.done):
            return None
        rows = np.arange(len(s.done))[:: -(-len(s.done) // MOST_ENDS)]
        axis = np.asarray(s["R"], np.float32)[rows][:, :, 2]
        columns = [{**c, "values": c["values"].astype(np.float32)} for c in self.columns_of(s.done[rows], rows)]
        return {"members": len(rows), "axis": np.ascontiguousarray(axis), "columns": columns}

    def columns_of(self, members: np.ndarray, rows: np.ndarray) -> list[Document]:
        """Return the values of members, by names that include units.

        `rows` holds the indices of the members among the finished ones, or -1 if they are not finished.
        """
        s = self.study
        out: list[Document] = []
        choices = {v.key: v.values for v in s.plan.choices}
        for key, a in s.inputs(members).items():
            if key in choices:
                told = ", ".join(f"{k} {x}" for k, x in enumerate(choices[key]))
                out.append({"name": f"{key} ({told})", "values": np.array([float(choices[key].index(x)) for x in a])})
            else:
                out += self.numbers(key, np.asarray(a, float), start=True)
        for name in s.names:
            if name.startswith("input.") or name in ("R", "outcome"):
                continue
            a = np.asarray(s[name], float)[rows] if len(s.done) else np.full((len(rows),), np.nan)
            a[rows < 0] = np.nan
            out += self.numbers(name, a)
        if len(s.done):
            ended = np.where(rows < 0, np.nan, s["outcome"][rows].astype(float))
            told = ", ".join(f"{k} {v}" for k, v in WORDS.items() if np.any(ended == k))
            out.append({"name": f"outcome ({told})", "values": ended})
        return [c for c in out if len(np.unique(c["values"][np.isfinite(c["values"])])) != 1] or out

    def numbers(self, key: str, a: np.ndarray, start: bool = False) -> list[Document]:
        return [{"name": name, "values": x} for name, x in numbers(self.study.plan, key, a, start).items()]

    def program(self) -> str:
        where = str(self.study.folder)
        return (
            "import polhode as ph\n\n"
            f"study = ph.Study.open({where!r})\nprint(study.summary())\nph.studio.view(study).open()\n"
        )

    def member(self, index: int) -> Document:
        """Return the document of the run of a member, by its index among the animated members."""
        if not 0 <= index < len(self.which):
            raise InvalidInput(f"index: members that are drawn are 0 to {len(self.which) - 1}")
        number = int(self.which[index])
        steps = max(how.steps for how in self.study.plan.settings.values())
        run = self.study.member(number, max(1, -(-steps // MOST_SAMPLES_OF_A_MEMBER)))
        return motion(run, title=f"{self.study.plan.name}: member {number}")


def shown(what: Any, **more: Any) -> Shown:
    """Return a study for the page, from a Study or its folder."""
    if foreign := sorted(set(more) - {"members", "samples"}):
        raise InvalidInput(f"an ensemble has no argument {foreign[0]!r}; use only members and samples")
    return Shown(what if isinstance(what, Study) else Study.open(what), **more)
