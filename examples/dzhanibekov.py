"""A nut that turns over: free rotation near the middle axis, exactly, with the flips found as events."""

import numpy as np

import polhode as ph

nut = ph.Body.box(0.030, 0.008, 0.060, mass=0.05, name="nut")
spin = 2 * np.pi  # a turn a second about the middle axis


def turned_over(R):
    """The middle axis lies across where it began."""
    return R[0, 0]


run = ph.simulate(nut, omega=[spin, 1e-3, 1e-3], t_end=60, dt=0.1, events=ph.Event(turned_over, name="over"))
found = run.events["over"]
flips = np.asarray(found.t)
# flips come at even intervals; at each of them the nut passes through R11 = 0
print(f"{len(flips)} passages, energy constant to {np.ptp(run.kinetic_energy) / run.kinetic_energy[0]:.0e}")
print("half periods:", np.round(np.diff(run.at(flips).t)[:4], 6))
