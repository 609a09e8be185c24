"""Simulate a closed ring of spinning links: the joints stay closed, and energy and momentum are conserved.

Six links on six ball joints form a loop.  The equations of the joints and the angular momentum hold to rounding.  The
energy error of the second-order method stays bounded, and that of the fourth-order method is at rounding level.
"""

import argparse

import numpy as np

import polhode as ph


def summary(method, dt, t_end):
    """Print the largest errors of a run."""
    run = ph.mechanisms.problems.ring().simulate(method, dt=dt, t_end=t_end, every=max(1, round(t_end / dt) // 1000))
    L = run.momentum_about()
    energy = np.abs(run.energy / run.energy[0] - 1).max()
    momentum = np.linalg.norm(L - L[0], axis=1).max() / np.linalg.norm(L[0])
    print(
        f"{method:8} dt = {dt:g}: joints open by {run.constraint_error.max():.1e} m, energy {energy:.1e}, "
        f"momentum {momentum:.1e}, {1e6 * run.stats.seconds / run.steps:.1f} us per step"
    )
    return run


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--t-end", type=float, default=2.0)
    t_end = parser.parse_args().t_end
    summary("rattle", 2e-3, t_end)
    run = summary("rattle4", 2.5e-3, t_end)
    strongest = max(run.joints, key=lambda name: np.abs(run.joints[name].reaction).max())
    print(
        f"the largest reaction is {np.linalg.norm(run.joints[strongest].reaction, axis=1).max():.3g} N, at {strongest}"
    )
