"""Mechanisms: rigid bodies that are connected by joints, whose equations stay satisfied to rounding.

`methods` is a dict of the integration methods, and the module `problems` contains mechanisms from the literature.
"""

from . import problems
from .batch import Batch
from .files import load
from .importing import ImportedModel, read_model
from .methods import METHODS as methods
from .model import Mechanism, Part
from .motors import SampledMotor, sampled
from .result import BodyMotion, JointMotion, MechanismRun
from .stepper import MechanismStepper

__all__ = [
    "Batch", "BodyMotion", "ImportedModel", "JointMotion", "Mechanism", "MechanismRun", "MechanismStepper", "Part",
    "SampledMotor", "load", "methods", "problems", "read_model", "sampled",
]  # fmt: skip
