"""What was run, and how it can be trusted, in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from ..groups import so3
from .cost import in_bytes

if TYPE_CHECKING:
    from .study import Study

CHECKED = 16


def summary(study: Study, check: bool = False) -> str:
    plan, s = study.plan, study.status()
    run = plan.data["run"]
    settings = list(plan.settings.values())
    methods = ", ".join(sorted({how.method for how in settings}))
    steps = sorted({how.steps for how in settings})
    lines = [
        f"{plan.name}: {s.members:,} members, {plan.data['design']} design, seed {plan.data['seed']}",
        f"  varied      {', '.join(v.key for v in plan.vary)}",
        f"  run         {methods}, {' or '.join(f'{n:,}' for n in steps)} steps to t = {run['t_end']:g}, "
        f"torque {' + '.join(str(q.get('model', q.get('function'))) for q in plan.data['torque']) or 'none'}",
        f"  finished    {s.done:,} members in {s.chunks} of {s.of_chunks} chunks, {in_bytes(s.size)}"
        + (f"; {s.repeated} chunks were begun more than once" if s.repeated else ""),
    ]
    if s.chunks:
        lines += found(study)
    if check and s.chunks:
        lines.append(halved(study))
    return "\n".join(lines)


def found(study: Study) -> list[str]:
    lines = []
    outcomes = study.outcomes()
    lines.append(f"  outcomes    {', '.join(f'{n:,} {word}' for word, n in outcomes.items())}")
    reasons = Counter(r.partition(" (")[0] for r in study.failures.values())
    lines += [f"    {n:,} times: {why}" for why, n in reasons.most_common(5)]
    for name in study.names:
        if name.startswith("error."):
            worst = study[name]
            if np.isfinite(worst).any():
                k = int(np.nanargmax(worst))
                what = {"error.orthogonality": "distance from SO(3)"}.get(
                    name, f"relative error of {name.removeprefix('error.')}"
                )
                lines.append(f"  worst       {what} {worst[k]:.1e}, of member {study.done[k]} (at the samples)")
    made = [m["made_with"] for m in study.manifests.values()]
    same = {k: sorted({m[k] for m in made}) for k in made[0]}
    mixed = [k for k, v in same.items() if len(v) > 1]
    versions = f"polhode {same['polhode'][0]}, source {same['source'][0][:12]}, {' and '.join(same['cpu'])}"
    lines.append(f"  computed    {versions}; plan {study.plan.digest[:12]}")
    lines.append(
        f"  bits        chunks were computed with different {', '.join(mixed)}: they may differ in the last bits"
        if mixed
        else "  bits        any chunks, workers and executor give the same on this CPU type and these versions"
    )
    return lines


def halved(study: Study) -> str:
    """A few members once more with half the step: how far their ends move."""
    done = study.done
    good = done[np.isfinite(study["R"]).all(axis=(-1, -2))]  # a member that failed at its start cannot be made again
    which = good[np.linspace(0, len(good) - 1, min(CHECKED, len(good))).astype(int)]
    coarse = {m: R for m, R in zip(done, study["R"], strict=True) if m in set(which.tolist())}
    turned = []
    for k, R in ends_with_half_step(study, which).items():
        if np.isfinite(R).all() and np.isfinite(coarse[k]).all():
            turned.append(float(np.linalg.norm(so3.log(coarse[k].T @ R))))
    if not turned:
        return "  half step   none of the members tried is good"
    return (
        f"  half step   {len(turned)} members once more with dt/2: the attitude at the end moves by "
        f"{np.median(turned):.1e} rad (median), {max(turned):.1e} at most"
    )


def ends_with_half_step(study: Study, which: np.ndarray) -> dict[int, np.ndarray]:
    from ..motion.simulation import simulate
    from .work import batch_of

    study.check_code()
    inputs = study._inputs(which)
    out = {}
    for how, place in study.plan.groups(inputs):
        given = {**batch_of(study.plan, inputs, how, place), "every": 0, "dt": how.dt / 2}
        given.pop("events", None)
        run = simulate(**given, on_failure="stop")
        for j, k in enumerate(place):
            out[int(which[k])] = run.R[j, -1]
    return out
