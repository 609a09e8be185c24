"""The controllers of cubesat.toml, which run with --allow-code only."""

import numpy as np

import polhode as ph


def motors(t, R, omega, memory):
    """Torques of the motors on their wheels, which turn the body to the axes of space; its error, added up."""
    error = ph.so3.log(R)
    total = memory + 0.25 * error
    return 4e-3 * error + 1e-4 * total + 2e-2 * omega, total


def torquers(t, R, omega, p):
    """A magnetic moment in the body against the rate; p is the gain in A m^2 s."""
    return -p * omega * np.array([1.0, 1.0, 0.2])
