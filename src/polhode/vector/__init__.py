"""Simulate M u'' = f(t, u, v) in a linear space; many methods for rotations were first developed for this equation."""

from .methods import METHODS
from .record import VectorClaims, VectorMethod
from .simulate import VectorStats, VectorTrajectory, simulate_vector

vector_methods = METHODS  # their name in the package polhode

__all__ = ["METHODS", "VectorClaims", "VectorMethod", "VectorStats", "VectorTrajectory", "simulate_vector"]
