"""Simulate four bodies on the ground: a bouncing ball, a tippe top, a rattleback, and a coin that rolls on its rim.

The ground is soft (stiffness, dissipation) and rough (Coulomb friction), and the bodies are smooth shapes.  Each motion
has a known property.  The ball bounces as Hunt and Crossley's law predicts, the tippe top turns over, and the
rattleback reverses its spin only if it spins in one of the two directions.  The coin rolls round with the rate Omega,
where Omega^2 = 4 g/(a sin alpha), with the radius a and the tilt alpha.  A drag torque -c omega reduces its energy
3/2 m g a sin alpha at the rate c omega^2 = 4 c g sin(alpha)/a.  So sin alpha falls as exp(-8 c t/(3 m a^2)): the coin
rolls round faster and faster until it lies flat.
"""

import numpy as np

import polhode as ph
from polhode.forces import disc, ellipsoid, gravity, ground, sphere

G = 9.81


def bounce(dissipation):
    """Return the speed after an impact at 1 m/s."""
    ball = ph.Body.sphere(0.1, mass=2.0)
    floor = ground(sphere(0.1), stiffness=1e5, dissipation=dissipation)
    fall = {"position": [0, 0, 0.1], "velocity": [0, 0, -1.0]}
    return ph.simulate(ball, force=floor, **fall, t_end=0.2, dt=1e-5, method="strang", every=0).v[-1, 2]


def tippe_top(spin=180.0, tilt=0.1):
    """Return the run of a ball whose centre of mass is below its centre."""
    radius, below, mass, k = 0.02, 0.004, 0.02, 2e3
    inertia = 0.4 * mass * radius**2
    top = ph.Body([inertia, inertia, 0.98 * inertia], mass=mass)
    floor = ground(sphere(radius, [0, 0, below]), stiffness=k, dissipation=5.0, friction=0.3, slip=1e-2)
    height = radius - below * np.cos(tilt) - mass * G / k
    start = {"position": [0, 0, height], "attitude": ph.so3.exp([tilt, 0, 0]), "omega": [0, 0, spin]}
    return ph.simulate(top, force=gravity(G) + floor, **start, t_end=4.0, dt=1e-4, method="strang", every=1000)


def rattleback(spin):
    """Return the run of half an ellipsoid whose principal axes are turned relative to those of its surface."""
    stone, k = ph.Body([[2e-4, -2e-5, 0], [-2e-5, 1.6e-3, 0], [0, 0, 1.7e-3]], mass=1.0), 2e4
    shape = ellipsoid(0.2, 0.03, 0.02, centre=[0, 0, 0.01])
    floor = ground(shape, stiffness=k, dissipation=0.2, friction=1.0, slip=1e-3)
    start = {"position": [0, 0, 0.01 - G / k], "attitude": ph.so3.exp([0.01, 0.01, 0]), "omega": [0, 0, spin]}
    return ph.simulate(stone, force=gravity(G) + floor, **start, t_end=6.0, dt=2e-5, method="strang", every=10_000)


COIN, COIN_MASS, DRAG = 0.0125, 0.006, 1e-6  # radius, mass, and N m s


def coin(tilt=0.3, drag=DRAG, t_end=2.75):
    """Return the run of a coin that rolls on its rim, with its centre nearly at rest."""
    edge, k = 2e-4, 5e3
    body = ph.Body.cylinder(COIN, 0.0015, mass=COIN_MASS)
    floor = ground(disc(COIN, edge), stiffness=k, dissipation=2.0, friction=0.5)
    start = {
        "position": [0, 0, COIN * np.sin(tilt) + edge - COIN_MASS * G / k],
        "attitude": ph.so3.exp([tilt, 0, 0]),
        "omega": [0, -rolling_rate(tilt) * np.sin(tilt), 0],
    }
    load = {"torque": ph.torques.damping(drag), "force": gravity(G) + floor}
    return ph.simulate(body, **load, **start, t_end=t_end, dt=1e-5, method="strang", every=20)


def rolling_rate(tilt):
    """Return the rate at which a thin coin rolls round, in rad/s."""
    return np.sqrt(4 * G / (COIN * np.sin(tilt)))


def tilts_and_turns(run):
    """Return the angle between coin and ground, and the angle of the direction in which it leans, with whole turns."""
    normal = run.R[:, :, 2]
    return np.arctan2(np.hypot(normal[:, 0], normal[:, 1]), normal[:, 2]), np.unwrap(
        np.arctan2(normal[:, 1], normal[:, 0])
    )


if __name__ == "__main__":
    print(f"ball: falls with 1 m/s, leaves with {bounce(0.3):.4f} m/s")
    top = tippe_top()
    print(f"tippe top: axis up {top.R[0, 2, 2]:.2f} at first, {top.R[-1, 2, 2]:.2f} after {top.t[-1]:g} s")
    for spin in (-5.0, 5.0):
        stone = rattleback(spin)
        print(f"rattleback: spin {spin:g} rad/s at first, {stone.omega_space[-1, 2]:.2f} after {stone.t[-1]:g} s")
    whirring = coin()
    tilt, turned = tilts_and_turns(whirring)
    for name, k in (("at first", slice(0, 50)), ("at last", slice(-50, None))):
        rate = abs(np.ptp(turned[k]) / np.ptp(whirring.t[k]))
        expected = rolling_rate(tilt[k].mean())
        print(f"coin, {name}: tilted by {tilt[k].mean():.5f} rad, rolls round with {rate:.0f} rad/s ({expected:.0f})")
