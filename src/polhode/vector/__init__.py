"""Dynamics in a linear space, M u'' = f(t, u, v), for which many methods for rotations were originally developed."""

from .methods import METHODS
from .record import VectorClaims, VectorMethod
from .simulate import VectorStats, VectorTrajectory, simulate_vector

__all__ = ["METHODS", "VectorClaims", "VectorMethod", "VectorStats", "VectorTrajectory", "simulate_vector"]
