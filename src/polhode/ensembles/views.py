"""A study as text, and as an xarray Dataset whose arrays are read from the chunks when they are used."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.filesize import decimal

from ..errors import optional_module
from ..files import chunks
from ..groups import so3
from .members import WORDS
from .names import unit_of
from .quantities import FRACTIONS

if TYPE_CHECKING:
    from .study import Study

CHECKED = 16  # largest number of members that are run again with half the step
AXES: dict[tuple[int, ...], tuple[str, ...]] = {(): (), (3,): ("axis",), (3, 3): ("row", "column")}


def summary(study: Study, check: bool = False) -> str:
    """Return a summary of the study and its accuracy.  If `check`, a few members are run again with half the step."""
    plan, s = study.plan, study.status()
    settings = list(plan.settings.values())
    methods = ", ".join(sorted({how.keywords["method"] for how in settings}))
    pace = sorted({how.steps or how.keywords["tol"] for how in settings})
    steps = " or ".join(f"{n:,} steps" if plan.run.tol is None else f"tol {n:g}" for n in pace)
    torque = " + ".join(str(q.get("model", q.get("function"))) for q in plan.data["torque"])
    lines = [
        f"{plan.name}: {s.members:,} members, {plan.design} design, seed {plan.seed}",
        f"  varied      {', '.join(v.key for v in plan.vary)}",
        f"  run         {methods}, {steps} to t = {plan.run.t_end:g}, torque {torque or 'none'}",
        f"  finished    {s.done:,} members in {s.chunks} of {s.of_chunks} chunks, {decimal(s.size)}",
    ]
    if s.chunks:
        lines += [*results(study), *([half_step(study)] if check else [])]
    return "\n".join(lines)


def results(study: Study) -> list[str]:
    """Return lines with the outcomes, the largest errors, and the versions that computed the results."""
    lines = [f"  outcomes    {', '.join(f'{n:,} {word}' for word, n in study.outcomes().items())}"]
    reasons = Counter(r.partition(" (")[0] for r in study.failures.values())
    lines += [f"    {n:,} times: {why}" for why, n in reasons.most_common(5)]
    for name in study.names:
        if name.startswith("error.") and np.isfinite(worst := study[name]).any():
            k = int(np.nanargmax(worst))
            what = name.removeprefix("error.")
            what = "distance from SO(3)" if what == "orthogonality" else f"relative error of {what}"
            lines.append(f"  worst       {what} {worst[k]:.1e}, of member {study.done[k]} (at the samples)")
    versions = [m["made_with"] for m in study.manifests.values()]
    used = {k: sorted({m[k] for m in versions}) for k in versions[0]}
    mixed = ", ".join(k for k, v in used.items() if len(v) > 1)
    return [
        *lines,
        f"  computed    polhode {used['polhode'][0]}, source {used['source'][0][:12]}, {' and '.join(used['cpu'])}; "
        f"plan {study.plan.digest[:12]}",
        f"  bits        chunks were computed with different {mixed}: they may differ in the last bits"
        if mixed
        else "  bits        the same for any chunks, workers and executor, on this CPU type and with these versions",
    ]


def half_step(study: Study) -> str:
    """Run a few members again with half the step, or a tenth of tol, and report how much their ends change."""
    name, finer = ("half step", "dt/2") if study.plan.run.tol is None else ("finer", "tol/10")
    R = study["R"]
    good = np.flatnonzero(np.isfinite(R).all(axis=(-1, -2)))  # without members that failed, which perhaps cannot start
    rows = good[np.linspace(0, len(good) - 1, min(CHECKED, len(good))).astype(int)]
    moved = [
        float(np.linalg.norm(so3.log(R[rows[k]].T @ run.R[j, -1])))
        for place, run in (study._run_again(study.done[rows], {"every": 0}, finer=True) if rows.size else ())
        for j, k in enumerate(place)
        if np.isfinite(run.R[j, -1]).all()
    ]
    if not moved:
        return f"  {name:<11} none of the chosen members reached the end"
    return (
        f"  {name:<11} {len(moved)} members run again with {finer}: the attitude at the end changes by "
        f"{np.median(moved):.1e} rad (median), {max(moved):.1e} at most"
    )


def dataset(study: Study) -> Any:
    """Return the Dataset of a study."""
    xarray = optional_module("xarray", "to_xarray", "data")
    from xarray.backends import BackendArray
    from xarray.core import indexing

    places, plan = list(study._places.values()), study.plan
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
            for c in np.unique(home):  # read each chunk once, and only if it is needed
                mine = home == c
                out[mine] = chunks.array(places[c], self.name)[flat[mine] - starts[c]]
            picked: np.ndarray = out[(slice(None), *key[1:])]
            return picked if np.ndim(which) else picked[0]

    choices = {f"input.{v.key}": {"values": ", ".join(map(str, v.values))} for v in plan.choices}
    meanings = {"outcome": {"meaning": ", ".join(f"{k} {v}" for k, v in WORDS.items())}, **choices}
    variables: dict[str, Any] = {}
    for name in study.names:
        like = chunks.array(places[0], name)
        facts = {"units": unit_of(name) or "1", **meanings.get(name, {})}
        axes = AXES.get(like.shape[1:]) or tuple(f"{name}_{k}" for k in range(like.ndim - 1))
        lazy = indexing.LazilyIndexedArray(MemberArray(name, like))
        variables[name] = xarray.Variable(("member", *axes), lazy, facts)
    for name in plan.keep.quantiles:
        variables[f"quantiles.{name}"] = (("quantile", "time"), study.quantiles(name), {"units": unit_of(name) or "1"})
        variables["quantile"] = ("quantile", np.array(FRACTIONS))
    about = {
        "plan": plan.digest, "seed": plan.seed, "design": plan.design, "method": plan.run.method,
        **({"dt": plan.run.dt} if plan.run.tol is None else {"tol": plan.run.tol}),
        "attitude": "R maps body to space, at the end of each member", "members_planned": plan.members,
    }  # fmt: skip
    coords = {"member": ("member", study.done), "time": ("time", study.times, {"units": "s"})}
    return xarray.Dataset(variables, coords=coords, attrs=about)
