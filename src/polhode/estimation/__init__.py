"""What a log says about a body: inertia, start and torque parameters with their uncertainty."""

from .fitting import fit
from .log import Log, read_log
from .result import Fit

__all__ = ["Fit", "Log", "fit", "read_log"]
