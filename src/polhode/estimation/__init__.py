"""Estimate inertia, initial state and torque parameters of a body from a log of its motion, with their uncertainty."""

from .fitting import fit
from .log import Log, read_log
from .result import Fit

__all__ = ["Fit", "Log", "fit", "read_log"]
