"""Turn a satellite by 60 degrees with its reaction wheels; their controller is called ten times per second.

Prints the angle from the desired attitude, the momenta of the wheels, and the change of the total momentum, which is
conserved to rounding.
"""

import numpy as np

import polhode as ph

SATELLITE = ph.Body([8.0, 10.0, 6.0])
WHEELS = np.array([[1, 1, 1], [1, -1, 1], [-1, 1, 1], [-1, -1, 1]]) / np.sqrt(3)  # a pyramid of four wheels
WANTED = ph.so3.exp([0.0, 0.0, np.pi / 3])
SHARE = np.linalg.pinv(WHEELS.T)  # distributes the torque on the body among the motors


def attitude(t, R, omega, memory):
    """Return the torques of the motors on their wheels, by a PID controller, and the memory."""
    error = ph.so3.log(WANTED.T @ R)
    near = np.linalg.norm(error) < 0.1
    total = memory + 0.1 * error if near else memory
    on_body = -4.0 * error - 0.05 * total - 10.0 * omega
    return -SHARE @ np.clip(on_body, -0.5, 0.5), total


def main():
    motors = ph.torques.sampled(attitude, period=0.1, memory=np.zeros(3))
    wheels = ph.torques.wheels(WHEELS, momenta=[1.0, -1.0, -1.0, 1.0], motor=motors, inertia=[0.01] * 4)
    run = ph.simulate(SATELLITE, wheels, omega=[0.0, 0.0, 0.0], t_end=60, dt=0.02, method="gyrostat4", every=50)
    away = np.degrees(np.linalg.norm(ph.so3.log(np.swapaxes(run.R, 1, 2) @ WANTED), axis=-1))
    for k in range(0, len(run), 10):
        print(f"t = {run.t[k]:4.0f} s   {away[k]:7.3f} degrees away   wheels {run.wheels.momenta[k].round(3)} N m s")
    drift = abs(run.momentum - run.momentum[0]).max()
    print(f"{len(run.commands['attitude'].t)} commands; total momentum changed by {drift:.0e} N m s")
    print(f"fastest wheel {abs(run.wheels.speeds).max() * 30 / np.pi:.0f} rpm")


if __name__ == "__main__":
    main()
