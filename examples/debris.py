"""Simulate two thousand spent rocket stages that tumble in orbit, with uncertain spin and uncertain eddy currents.

python examples/debris.py [-o FOLDER]
"""

import argparse
import tempfile
from pathlib import Path

import numpy as np

import polhode as ph
from polhode.ensembles import cost, read_plan

words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
words.add_argument("-o", "--output", help="folder for the study and its pictures; a temporary folder by default")
words.add_argument("--members", type=int, default=2000)
given = words.parse_args()

plan, _ = read_plan(Path(__file__).with_name("debris.toml"), settings=[f"ensemble.members={given.members}"])
print(cost(plan, workers=100), end="\n\n")

with tempfile.TemporaryDirectory() as aside:
    folder = Path(given.output or Path(aside) / "study")
    study = ph.ensemble(plan, store=folder)
    print(study.summary(check=True), end="\n\n")

    q = np.degrees(study.quantiles("speed", (0.05, 0.5, 0.95)))
    for k in np.linspace(0, len(study.times) - 1, 5).astype(int):
        minutes, (low, half, high) = study.times[k] / 60, q[:, k]
        print(f"after {minutes:4.0f} min: {half:.2f} deg/s, 90 % of the members between {low:.2f} and {high:.2f}")

    # for each input, the share of the variance of the final spin that this input alone explains
    from polhode.ensembles.plots import columns, strength

    left = np.linalg.norm(study["omega"], axis=1)
    shares = {name: strength(x, left) for name, x in columns(study).items()}
    name, share = max(shares.items(), key=lambda item: item[1])
    print(f"\nthe spin at the end is mainly decided by {name}, which explains {100 * share:.0f} % of its variance")

    fastest = int(study.done[np.nanargmax(left)])
    print(f"the fastest member, {fastest}, computed again:", study.member(fastest, every=10))
    if given.output:
        for kind in ("sphere", "bands", "corner"):
            study.plot(kind).savefig(folder / f"{kind}.png")
