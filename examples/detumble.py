"""A small satellite stops tumbling with magnetic torquers, then points with reaction wheels.

Detumbling: every two seconds the controller measures the earth's field in the body, and commands a magnetic moment
against its change (B-dot). The memory of the controller is the previous measurement. The moment of the torquers is
limited. Pointing: from the final state of the first phase, a controller with an integral part drives three wheels with
friction, every 0.25 s. Its sensors are noisy and have a delay of one period.

    python examples/detumble.py

tests/test_detumble.py computes both phases again with a script that uses only NumPy and SciPy; they agree to 1e-9.
"""

import numpy as np

import polhode as ph

SATELLITE = ph.Body([0.033, 0.035, 0.009])  # kg m^2
FIELD = ph.torques.orbit_field(2.6e-5, rate=1.13e-3, normal=[0, -1, 0])  # tesla, polar orbit
BDOT, PERIOD = 2e5, 2.0
WANTED = ph.so3.exp([0.0, 0.0, 1.0])
WHEEL = 2e-5  # kg m^2


def earth_field(t):
    """Return the field in space; a magnetometer measures R^T times this field."""
    r = np.array([np.cos(1.13e-3 * t), 0.0, np.sin(1.13e-3 * t)])
    axis = np.array([0.0, 0.0, -1.0])
    return 2.6e-5 * (3 * (axis @ r) * r - axis)


def bdot(t, R, memory):
    """Return the moment against the change of the measured field, and the measurement as the new memory."""
    field = R.T @ earth_field(t)
    change = (field - memory) / PERIOD if np.any(memory) else np.zeros(3)
    return -BDOT * change, field


def point(t, R, omega, memory):
    """Return the torques of the motors on their wheels, and the integral of the attitude error."""
    error = ph.so3.log(WANTED.T @ R)
    total = memory + 0.25 * error
    return 4e-3 * error + 2e-4 * total + 2e-2 * omega, total


def detumble(t_end=600.0, **kw):
    rods = ph.torques.sampled(bdot, PERIOD, memory=np.zeros(3), actuator=ph.torques.actuator(limit=0.5, dead_band=1e-3))
    slow = ph.Event(lambda omega: np.linalg.norm(omega) - 0.04, name="slow", direction=-1)
    return ph.simulate(
        SATELLITE, ph.torques.magnetic(rods, FIELD), omega=[0.08, -0.06, 0.05], t_end=t_end, dt=0.5, method="rkn6",
        events=slow, **kw,
    )  # fmt: skip


def pointing(before, t_end=60.0, **kw):
    sensor = ph.torques.sensor(attitude_noise=1e-4, rate_noise=1e-5, delay=0.25, seed=11)
    motors = ph.torques.sampled(
        point, 0.25, memory=np.zeros(3), sensor=sensor, actuator=ph.torques.actuator(limit=2e-3)
    )
    wheels = ph.torques.wheels(
        np.eye(3), [0.0, 0.0, 0.0], motors, inertia=[WHEEL] * 3, friction=(1e-8, 1e-6), capacity=0.01
    )
    start = dict(omega=before.omega[-1], attitude=before.R[-1])
    return ph.simulate(SATELLITE, wheels, t_end=t_end, dt=0.0625, method="gyrostat6", **start, **kw)


def main():
    tumbling = detumble()
    speed = np.degrees(np.linalg.norm(tumbling.omega, axis=1))
    slow = tumbling.events["slow"].t
    print(f"{speed[0]:.2f} deg/s at first, {speed[-1]:.2f} deg/s after {tumbling.t[-1]:.0f} s")
    print(f"below 0.04 rad/s at t = {slow[-1]:.3f} s; {len(tumbling.commands['bdot'].t)} commands")
    print(tumbling.audit().verdict[0])
    run = pointing(tumbling)
    away = np.degrees(ph.so3.distance(run.R, WANTED))
    print(f"{away[0]:.1f} degrees away at first, {away[-1]:.2f} after {run.t[-1]:.0f} s")
    print(f"fastest wheel {np.abs(run.wheels.speeds).max() * 30 / np.pi:.0f} rpm")
    print(f"momentum in space changed by {np.abs(run.momentum - run.momentum[0]).max():.0e} N m s")


if __name__ == "__main__":
    main()
