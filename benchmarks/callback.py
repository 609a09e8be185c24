"""Measure what it costs to call a Python torque from the compiled loop: the time of a step minus that of the torque."""

import time

import numpy as np

import polhode as ph

UP = np.array([0.0, 0.0, 1.0])


def weight(t, R):
    """Return the torque of a weight, written as users write it."""
    return -20.0 * np.cross(R[:, 2], UP)


CONSTANT = np.array([0.1, 0.2, 0.3])


def nothing(t, R):
    """Return a constant, which is the cheapest possible torque: nearly all of the time is overhead."""
    return CONSTANT


def per_step(f, steps=20_000):
    t = time.process_time()
    ph.simulate([5.0, 5.0, 1.0], f, omega=[1.0, 2.0, 50.0], t_end=steps * 1e-4, dt=1e-4, method="nmb", every=0)
    return (time.process_time() - t) / steps


def per_call(f, calls=20_000):
    R = np.eye(3)
    t = time.process_time()
    for _ in range(calls):
        f(0.1, R)
    return (time.process_time() - t) / calls


def main():
    per_step(nothing, 100)
    rows = {f: [np.inf, np.inf] for f in (nothing, weight)}
    for _ in range(7):  # interleave the measurements and take minima, because other programs may use the machine
        for f, best in rows.items():
            best[0] = min(best[0], per_step(f))
            best[1] = min(best[1], per_call(f))
    for f, (step, call) in rows.items():
        print(
            f"{f.__name__:8s} a step of nmb {step * 1e6:6.2f} us, the function alone {call * 1e6:6.2f} us, "
            f"overhead {(step - call) * 1e6:5.2f} us"
        )


if __name__ == "__main__":
    main()
