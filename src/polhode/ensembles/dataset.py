"""A study as one xarray Dataset, whose arrays are read from the chunks when they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import optional_module
from ..files import chunks
from .members import WORDS
from .quantities import FRACTIONS, UNITS

if TYPE_CHECKING:
    from .study import Study

AXES: dict[tuple[int, ...], tuple[str, ...]] = {(): (), (3,): ("axis",), (3, 3): ("row", "column")}
MEMBER_UNITS = {
    "omega": "rad/s", "t": "s", "x": "m", "v": "m/s", "input.start.omega": "rad/s", "input.body.inertia": "kg m^2",
    "input.run.dt": "s", "input.start.position": "m", "input.start.velocity": "m/s",
}  # fmt: skip


def dataset(study: Study) -> Any:
    """The Dataset of a study."""
    xarray = optional_module("xarray", "to_xarray", "data")
    from xarray.backends import BackendArray
    from xarray.core import indexing

    places = list(study._places.values())
    starts = np.cumsum([0, *(high - low for low, high in (study.ranges[k] for k in study._places))])

    class MemberArray(BackendArray):  # type: ignore[misc]
        """One array over all members that are done."""

        def __init__(self, name: str, like: np.ndarray) -> None:
            self.name, self.shape, self.dtype = name, (int(starts[-1]), *like.shape[1:]), like.dtype

        def __getitem__(self, key: Any) -> Any:
            vectors = indexing.IndexingSupport.OUTER_1VECTOR
            return indexing.explicit_indexing_adapter(key, self.shape, vectors, self.read)

        def read(self, key: tuple[Any, ...]) -> np.ndarray:
            which = np.arange(self.shape[0])[key[0]]
            flat = np.atleast_1d(which)
            out = np.empty((len(flat), *self.shape[1:]), self.dtype)
            home = np.searchsorted(starts, flat, side="right") - 1
            for c in np.unique(home):  # each chunk is read once, and only if it is needed
                mine = home == c
                out[mine] = chunks.array(places[c], self.name)[flat[mine] - starts[c]]
            picked: np.ndarray = out[(slice(None), *key[1:])]
            return picked if np.ndim(which) else picked[0]

    variables: dict[str, Any] = {}
    choices = {f"input.{v.key}": v for v in study.plan.choices}
    for name in study.names:
        like = chunks.array(places[0], name)
        facts = {"units": MEMBER_UNITS.get(name, "1")}
        if name == "outcome":
            facts["meaning"] = ", ".join(f"{k} {v}" for k, v in WORDS.items())
        if name in choices:
            facts["values"] = ", ".join(map(str, choices[name].values))
        axes = AXES.get(like.shape[1:]) or tuple(f"{name}_{k}" for k in range(like.ndim - 1))
        lazy = indexing.LazilyIndexedArray(MemberArray(name, like))
        variables[name] = xarray.Variable(("member", *axes), lazy, facts)
    for name in study.plan.keep.quantiles:
        variables[f"quantiles.{name}"] = (("quantile", "time"), study.quantiles(name), {"units": UNITS.get(name, "1")})
        variables["quantile"] = ("quantile", np.array(FRACTIONS))
    plan = study.plan
    about = {
        "plan": plan.digest, "seed": plan.seed, "design": plan.design, "method": plan.run.method, "dt": plan.run.dt,
        "attitude": "R maps body to space, at the end of each member", "members_planned": plan.members,
    }  # fmt: skip
    coords = {"member": ("member", study.done), "time": ("time", study.times, {"units": "s"})}
    return xarray.Dataset(variables, coords=coords, attrs=about)
