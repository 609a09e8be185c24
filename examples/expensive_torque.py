"""Use a slow `async` torque for several bodies at once, and store its answers so that no call is made twice.

Four bodies are simulated with an `async def` torque that waits a fiftieth of a second for each answer.  Then the run is
repeated from the stored answers.
"""

import asyncio
import time

import numpy as np

import polhode as ph


async def far_away(t, R):
    """Return the torque of a weight on an arm, after some time."""
    await asyncio.sleep(0.02)
    return -2.0 * np.cross(R[:, 2], [0.0, 0.0, 1.0])


def main():
    torque = ph.torques.cached(far_away)
    start = dict(omega=[[0, 0, 5.0], [1, 0, 5.0], [0, 1, 5.0], [1, 1, 5.0]], t_end=0.5, dt=0.05, method="mr2")
    for which in ("first run", "again"):
        began = time.perf_counter()
        run = ph.simulate([1.0, 1.0, 0.5], torque, **start)
        seconds = time.perf_counter() - began
        print(f"{which}: {run.stats.torque_calls} calls, {seconds:.2f} s")
    print("The four bodies share their first call. One after the other, 44 calls would take 0.88 s")
    print(torque.answers)


if __name__ == "__main__":
    main()
