"""A solver that is slow, has a memory, raises, crashes and hangs, used as a torque that works nevertheless.

The solver runs in its own process.  A call that fails is repeated with a new solver, which begins with the state after
the last answer.  A call without an answer within a second has failed, too.

    python examples/failing_solver.py
"""

import os
import time

import numpy as np

import polhode as ph


class Wake:
    """A body in a viscous fluid: the wake follows the body slowly, and is the state of the solver."""

    faults = True

    def __init__(self):
        self.wake = np.zeros(3)
        self.answers = 0
        self.fresh = True  # until the first answer of this object

    def __call__(self, t, omega):
        if self.faults and not self.fresh:
            if self.answers == 10:
                raise FloatingPointError("the mesh is tangled")
            if self.answers == 25:
                os._exit(3)  # a crash, like a segmentation fault
            if self.answers == 40:
                time.sleep(60)
        self.fresh = False
        self.answers += 1
        self.wake += 0.1 * (omega - self.wake)
        return 0.5 * (self.wake - omega)

    def save_state(self):
        return self.wake.copy(), self.answers

    def load_state(self, state):
        self.wake, self.answers = state[0].copy(), state[1]


class ReliableWake(Wake):
    """The same solver without its faults."""

    faults = False


def run(solver, **how):
    torque = ph.torques.external(solver, "wake, version 1", frame="body", **how)
    kw = dict(omega=[0.1, 3.0, 0.2], t_end=3.0, dt=0.05, method="nmb", engine="python")
    try:
        return ph.simulate([1.0, 1.7, 2.3], torque, **kw), torque.solver
    finally:
        torque.close()


def main():
    there, counts = run(Wake, process=True, time_limit=1.0, retries=2)
    print(f"{counts['calls']} calls, {counts['failures']} failures, {counts['starts']} processes")
    here, counts = run(ReliableWake)
    print(f"without faults, in this process: {counts['calls']} calls")
    print("the same to the last bit" if np.array_equal(there.R, here.R) else "NOT the same")


if __name__ == "__main__":
    main()
