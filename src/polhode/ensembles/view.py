"""A study as one xarray Dataset; arrays are read from chunks when they are used, and only from those that are."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import missing
from . import chunks
from .quantities import FRACTIONS, UNITS
from .work import WORDS

if TYPE_CHECKING:
    from .study import Study

AXES: dict[tuple[int, ...], tuple[str, ...]] = {(): (), (3,): ("axis",), (3, 3): ("row", "column")}
OF = {"omega": "rad/s", "t": "s", "input.start.omega": "rad/s", "input.body.inertia": "kg m^2", "input.run.dt": "s"}


def dataset(study: Study) -> Any:
    try:
        import xarray
        from xarray.backends import BackendArray
        from xarray.core import indexing
    except ImportError:
        raise missing("to_xarray", "xarray", "data") from None

    places = list(study._places.items())
    ranges = {t.chunk: t.high - t.low for t in study.tasks}
    starts = np.concatenate([[0], np.cumsum([ranges[k] for k, _ in places])]).tolist()

    class Members(BackendArray):  # type: ignore[misc]
        """One array of all members."""

        def __init__(self, name: str, shape: tuple[int, ...], dtype: Any) -> None:
            self.name, self.shape, self.dtype = name, (starts[-1], *shape), np.dtype(dtype)

        def __getitem__(self, key: Any) -> Any:
            found = indexing.explicit_indexing_adapter(
                key, self.shape, indexing.IndexingSupport.OUTER_1VECTOR, self.read
            )
            return found

        def read(self, key: tuple[Any, ...]) -> np.ndarray:
            first, rest = key[0], key[1:]
            single = isinstance(first, (int, np.integer))
            which = np.atleast_1d(np.arange(self.shape[0])[first])
            out = np.empty((len(which), *self.shape[1:]), self.dtype)
            home = np.array([bisect_right(starts, int(i)) - 1 for i in which], int)
            for c in np.unique(home):
                mine = home == c
                out[mine] = chunks.array(places[c][1], self.name)[which[mine] - starts[c]]
            picked: np.ndarray = out[(slice(None), *rest)]
            return picked[0] if single else picked

    variables: dict[str, Any] = {}
    choices = {f"input.{v.key}": v for v in study.plan.vary if v.choice}
    sample = places[0][1] if places else None
    for name in study.names:
        assert sample is not None
        one = chunks.array(sample, name)
        data = indexing.LazilyIndexedArray(Members(name, one.shape[1:], one.dtype))
        facts = {"units": OF.get(name, "1")}
        if name == "outcome":
            facts["meaning"] = ", ".join(f"{k} {v}" for k, v in WORDS.items())
        if name in choices:
            facts["values"] = ", ".join(map(str, choices[name].values))
        axes = AXES.get(one.shape[1:]) or tuple(f"{name}_{k}" for k in range(one.ndim - 1))
        variables[name] = xarray.Variable(("member", *axes), data, facts)
    for name in study.plan.data["keep"]["quantiles"]:
        variables[f"quantiles.{name}"] = xarray.Variable(
            ("quantile", "time"), study.quantiles(name), {"units": UNITS.get(name, "1")}
        )
        variables["quantile"] = ("quantile", np.array(FRACTIONS))
    run = study.plan.data["run"]
    about = {
        "plan": study.plan.digest, "seed": study.plan.data["seed"], "design": study.plan.data["design"],
        "method": run["method"], "dt": run["dt"], "attitude": "R maps body to space, at the end of each member",
        "members_planned": study.members,
    }  # fmt: skip
    coords = {"member": ("member", study.done), "time": ("time", study.times, {"units": "s"})}
    return xarray.Dataset(variables, coords=coords, attrs=about)
