"""Four bodies on the ground: a ball that bounces, a tippe top, a rattleback, and a coin that spins on its rim.

The ground is soft (stiffness, dissipation) and rough (Coulomb friction), the bodies are smooth shapes.  Each has a
known answer: the restitution of Hunt and Crossley's law; a tippe top turns over; a rattleback reverses its spin in one
sense only; a coin rolls on its rim with Omega^2 = 4 g/(a sin alpha).
"""

import numpy as np

import polhode as ph
from polhode.forces import disc, ellipsoid, gravity, ground, sphere

G = 9.81


def bounce(dissipation):
    """The speed after an impact of 1 m/s."""
    ball = ph.Body.sphere(0.1, mass=2.0)
    floor = ground(sphere(0.1), stiffness=1e5, dissipation=dissipation)
    fall = {"position": [0, 0, 0.1], "velocity": [0, 0, -1.0]}
    return ph.simulate(ball, force=floor, **fall, t_end=0.2, dt=1e-5, method="strang", every=0).v[-1, 2]


def tippe_top(spin=180.0, tilt=0.1):
    """A ball whose centre of mass is below its centre."""
    radius, below, mass, k = 0.02, 0.004, 0.02, 2e3
    inertia = 0.4 * mass * radius**2
    top = ph.Body([inertia, inertia, 0.98 * inertia], mass=mass)
    floor = ground(sphere(radius, [0, 0, below]), stiffness=k, dissipation=5.0, friction=0.3, slip=1e-2)
    height = radius - below * np.cos(tilt) - mass * G / k
    start = {"position": [0, 0, height], "attitude": ph.so3.exp([tilt, 0, 0]), "omega": [0, 0, spin]}
    return ph.simulate(top, force=gravity(G) + floor, **start, t_end=4.0, dt=1e-4, method="strang", every=1000)


def rattleback(spin):
    """A stone, half an ellipsoid, whose principal axes are turned against those of its surface."""
    stone, k = ph.Body([[2e-4, -2e-5, 0], [-2e-5, 1.6e-3, 0], [0, 0, 1.7e-3]], mass=1.0), 2e4
    shape = ellipsoid(0.2, 0.03, 0.02, centre=[0, 0, 0.01])
    floor = ground(shape, stiffness=k, dissipation=0.2, friction=1.0, slip=1e-3)
    start = {"position": [0, 0, 0.01 - G / k], "attitude": ph.so3.exp([0.01, 0.01, 0]), "omega": [0, 0, spin]}
    return ph.simulate(stone, force=gravity(G) + floor, **start, t_end=6.0, dt=2e-5, method="strang", every=10_000)


def coin(tilt=0.3):
    """A coin that rolls on its rim with its centre at rest."""
    radius, edge, mass, k = 0.0125, 2e-4, 0.006, 5e3
    body = ph.Body.cylinder(radius, 0.0015, mass=mass)
    rate = np.sqrt(4 * G / (radius * np.sin(tilt)))
    floor = ground(disc(radius, edge), stiffness=k, dissipation=2.0, friction=0.5)
    start = {
        "position": [0, 0, radius * np.sin(tilt) + edge - mass * G / k],
        "attitude": ph.so3.exp([tilt, 0, 0]),
        "omega": [0, -rate * np.sin(tilt), 0],
    }
    run = ph.simulate(body, force=gravity(G) + floor, **start, t_end=0.5, dt=1e-5, method="strang", every=100)
    normal = run.R[:, :, 2]
    turned = np.unwrap(np.arctan2(normal[:, 1], normal[:, 0]))
    return rate, abs(turned[-1] - turned[0]) / run.t[-1], np.arccos(normal[-1, 2])


if __name__ == "__main__":
    print(f"ball: falls with 1 m/s, leaves with {bounce(0.3):.4f} m/s")
    top = tippe_top()
    print(f"tippe top: axis up {top.R[0, 2, 2]:.2f} at first, {top.R[-1, 2, 2]:.2f} after {top.t[-1]:g} s")
    for spin in (-5.0, 5.0):
        stone = rattleback(spin)
        print(f"rattleback: spin {spin:g} rad/s at first, {stone.omega_space[-1, 2]:.2f} after {stone.t[-1]:g} s")
    expected, measured, tilt = coin()
    print(f"coin: rolls round with {measured:.1f} rad/s, expected {expected:.1f}; tilted by {tilt:.3f} rad")
