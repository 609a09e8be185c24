"""What was run, and how it can be trusted, in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
from rich.filesize import decimal

from ..groups import so3

if TYPE_CHECKING:
    from .study import Study

CHECKED = 16  # members that are run again with half the step


def summary(study: Study, check: bool = False) -> str:
    """A summary of a study; `check` runs a few members once more with half the step."""
    plan, s = study.plan, study.status()
    settings = list(plan.settings.values())
    methods = ", ".join(sorted({how.method for how in settings}))
    steps = " or ".join(f"{n:,}" for n in sorted({how.steps for how in settings}))
    torque = " + ".join(str(q.get("model", q.get("function"))) for q in plan.data["torque"])
    lines = [
        f"{plan.name}: {s.members:,} members, {plan.design} design, seed {plan.seed}",
        f"  varied      {', '.join(v.key for v in plan.vary)}",
        f"  run         {methods}, {steps} steps to t = {plan.run.t_end:g}, torque {torque or 'none'}",
        f"  finished    {s.done:,} members in {s.chunks} of {s.of_chunks} chunks, {decimal(s.size)}",
    ]
    if s.chunks:
        lines += [*results(study), *([half_step(study)] if check else [])]
    return "\n".join(lines)


def results(study: Study) -> list[str]:
    """Outcomes, the worst errors, and what computed them."""
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
        else "  bits        any chunks, workers and executor give the same on this CPU type and these versions",
    ]


def half_step(study: Study) -> str:
    """How far the ends of a few members move if they are run once more with half the step."""
    R = study["R"]
    good = np.flatnonzero(np.isfinite(R).all(axis=(-1, -2)))  # a member that failed at its start cannot be run again
    rows = good[np.linspace(0, len(good) - 1, min(CHECKED, len(good))).astype(int)]
    moved = []
    for place, run in study._run_again(study.done[rows], every=0, halved=True) if rows.size else ():
        for j, k in enumerate(place):
            if np.isfinite(fine := run.R[j, -1]).all():
                moved.append(float(np.linalg.norm(so3.log(R[rows[k]].T @ fine))))
    if not moved:
        return "  half step   none of the members tried is good"
    return (
        f"  half step   {len(moved)} members once more with dt/2: the attitude at the end moves by "
        f"{np.median(moved):.1e} rad (median), {max(moved):.1e} at most"
    )
