"""Functions that kernel torques may call on every engine, in place of those of `math` and `numpy`."""

from .kernels.quaternions import from_matrix
from .kernels.scalar import absolute, atan2, cos, exp, log, maximum, minimum, rint, sin, sin_cos, sqrt, where
from .kernels.so3 import exp as rotation_matrix
from .kernels.so3 import log as rotation_vector
from .kernels.values import Mat3, Quat, Vec3, cross, dot, tr

__all__ = [
    "Mat3", "Quat", "Vec3", "absolute", "atan2", "cos", "cross", "dot", "exp", "from_matrix", "log", "maximum",
    "minimum", "rint", "rotation_matrix", "rotation_vector", "sin", "sin_cos", "sqrt", "tr", "where",
]  # fmt: skip
