"""Estimation from a log: inertia, start and torque parameters of a body, with their uncertainty."""

from .fitting import fit
from .log import Log, read_log
from .result import Fit

__all__ = ["Fit", "Log", "fit", "read_log"]
