"""Use a solver that raises exceptions, crashes and hangs as a torque; the run works nevertheless.

The solver has a state of its own and runs in its own process.  If a call fails, polhode starts a new solver with the
state after the last answer, and repeats the call.  A call without an answer within a second counts as failed, too.

    python examples/failing_solver.py
"""

import os
import time

import numpy as np

import polhode as ph


class Wake:
    """A solver for a body in a viscous fluid; its state is the wake, which follows the body slowly."""

    faults = True

    def __init__(self):
        self.wake = np.zeros(3)
        self.answers = 0
        self.fresh = True  # before the first answer of this object

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
