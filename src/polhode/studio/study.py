"""Ensembles as the page shows them: where an axis of each member points, what the members have, and any one of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ..ensembles import Study
from ..ensembles.members import WORDS
from ..ensembles.quantities import FRACTIONS, components
from ..errors import InvalidInput
from .document import Document, motion

MEMBERS, SAMPLES = 400, 200  # that are drawn
MOST_SAMPLES_OF_A_MEMBER = 20_000


def is_study(path: Path) -> bool:
    from ..files.chunks import PLAN

    return (path / PLAN).is_file()


class Shown:
    """A study as a document, and its members as motions, by their place in the document."""

    def __init__(self, study: Study, members: int = MEMBERS, samples: int = SAMPLES) -> None:
        self.study = study
        drawn = study.directions(members, samples)
        self.which, self.t = drawn["member"], drawn["t"]
        self.axis = np.asarray(drawn["direction"], np.float32)

    def document(self) -> Document:
        s, plan = self.study, self.study.plan
        shown = len(self.which)
        notes = [f"{shown} of {s.members} members are drawn"] if shown < s.members else []
        if len(s.done) < s.members:
            notes.append(f"{len(s.done)} of {s.members} members are finished")
        quantiles = {
            name.replace("_", " "): {"levels": list(FRACTIONS), "values": self.at_times(s.quantiles(name, FRACTIONS))}
            for name in plan.keep.quantiles
            if len(s.done)
        }
        if not quantiles:
            height = np.nanquantile(self.axis[..., 2].astype(float), FRACTIONS, axis=0)
            quantiles = {"height of the third axis": {"levels": list(FRACTIONS), "values": height}}
            notes.append("bands are those of the members drawn")
        return {
            "format": 1, "kind": "ensemble", "title": f"{plan.name}: {s.members} members", "note": "; ".join(notes),
            "members": shown, "times": self.t, "axis": self.axis, "quantiles": quantiles, "columns": self.columns(),
            "outcomes": s.outcomes() if len(s.done) else {}, "python": self.program(), "scenario": "",
            "method": plan.run.method,
        }  # fmt: skip

    def at_times(self, values: np.ndarray) -> np.ndarray:
        """Quantiles, known at the times of the study, at those of the picture."""
        return np.array([np.interp(self.t, self.study.times, row) for row in values])

    def columns(self) -> list[Document]:
        """Inputs and outcomes of the members drawn; NaN of those that are not finished."""
        s = self.study
        out: list[Document] = [{"name": "member", "values": self.which.astype(float)}]
        drawn = s.inputs(self.which)
        choices = {v.key: v.values for v in s.plan.choices}
        for key, a in drawn.items():
            if key in choices:
                told = ", ".join(f"{k} {x}" for k, x in enumerate(choices[key]))
                out.append({"name": f"{key} ({told})", "values": np.array([float(choices[key].index(x)) for x in a])})
            else:
                out += [{"name": n, "values": x} for n, x in components(key, np.asarray(a, float)).items()]
        place = {int(m): k for k, m in enumerate(s.done)}
        rows = np.array([place.get(int(m), -1) for m in self.which])
        for name in s.names:
            if name.startswith("input.") or name in ("R", "outcome"):
                continue
            a = np.asarray(s[name], float)[rows] if len(s.done) else np.full((len(rows),), np.nan)
            a[rows < 0] = np.nan
            out += [{"name": n, "values": x} for n, x in components(name, a).items()]
        if len(s.done):
            ended = np.where(rows < 0, np.nan, s["outcome"][rows].astype(float))
            told = ", ".join(f"{k} {v}" for k, v in WORDS.items() if np.any(ended == k))
            out.append({"name": f"outcome ({told})", "values": ended})
        return out

    def program(self) -> str:
        where = str(self.study.folder)
        return (
            "import polhode as ph\n\n"
            f"study = ph.Study.open({where!r})\nprint(study.summary())\nph.studio.view(study).open()\n"
        )

    def member(self, index: int) -> Document:
        """The motion of a member that is drawn."""
        if not 0 <= index < len(self.which):
            raise InvalidInput(f"index: members that are drawn are 0 to {len(self.which) - 1}")
        number = int(self.which[index])
        steps = max(how.steps for how in self.study.plan.settings.values())
        run = self.study.member(number, max(1, -(-steps // MOST_SAMPLES_OF_A_MEMBER)))
        return motion(run, title=f"{self.study.plan.name}: member {number}")


def shown(what: Any, **more: Any) -> Shown:
    """A study, or the folder of one."""
    if foreign := sorted(set(more) - {"members", "samples"}):
        raise InvalidInput(f"{foreign[0]}: an ensemble is shown as a whole, and takes members and samples at most")
    return Shown(what if isinstance(what, Study) else Study.open(what), **more)
