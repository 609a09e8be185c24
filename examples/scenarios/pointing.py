"""The controllers of cubesat.toml; polhode calls them only with --allow-code."""

import numpy as np

import polhode as ph


def motors(t, R, omega, memory):
    """Return the torques of the motors, which turn the body to the axes of space, and the sum of the errors."""
    error = ph.so3.log(R)
    total = memory + 0.25 * error
    return 4e-3 * error + 1e-4 * total + 2e-2 * omega, total


def torquers(t, R, omega, p):
    """Return a magnetic moment in the body against the angular velocity; p is the gain in A m^2 s."""
    return -p * omega * np.array([1.0, 1.0, 0.2])
