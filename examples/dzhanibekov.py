"""Simulate a nut that spins near its middle axis and repeatedly turns over; events find the times of the flips."""

import numpy as np

import polhode as ph

nut = ph.Body.box(0.030, 0.008, 0.060, mass=0.05, name="nut")
spin = 2 * np.pi  # one turn per second about the middle axis


def turned_over(R):
    """Return zero when the middle axis is perpendicular to its direction at the start."""
    return R[0, 0]


run = ph.simulate(nut, omega=[spin, 1e-3, 1e-3], t_end=60, dt=0.1, events=ph.Event(turned_over, name="over"))
found = run.events["over"]
flips = np.asarray(found.t)
# flips are equally spaced; at each of them R11 of the nut is 0
print(f"{len(flips)} passages, energy constant to {np.ptp(run.kinetic_energy) / run.kinetic_energy[0]:.0e}")
print("half periods:", np.round(np.diff(run.at(flips).t)[:4], 6))
