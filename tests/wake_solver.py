"""Solvers for tests/test_external.py, in a separate module that a process imports quickly."""

import time

import numpy as np


class Wake:
    """A solver whose state is a wake. It fails before the answers listed in `faults`, unless the object is new."""

    faults = ()

    def __init__(self):
        self.wake, self.answers, self.fresh = np.zeros(3), 0, True

    def __call__(self, t, omega):
        if self.answers in self.faults and not self.fresh:
            raise FloatingPointError("tangled")
        self.fresh = False
        self.answers += 1
        self.wake = self.wake + 0.1 * (omega - self.wake)
        return 0.5 * (self.wake - omega)

    def save_state(self):
        return self.wake.copy(), self.answers

    def load_state(self, state):
        self.wake, self.answers = state[0].copy(), state[1]


class Faulty(Wake):
    faults = (5, 12)


class Hanging(Wake):
    def __call__(self, t, omega):
        if self.answers == 3 and not self.fresh:
            time.sleep(60)
        return super().__call__(t, omega)
