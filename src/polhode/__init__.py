"""polhode: the motion of rigid bodies, by integrators that respect the geometry of rotations.

    import polhode as ph
    top = ph.Body([5, 5, 1])
    run = ph.simulate(top, ph.torques.heavy_top(20.0), omega=[0, 0, 50], t_end=10, dt=0.005)

Importing polhode imports only NumPy.  Other packages are imported when they are first needed.
"""

from typing import TYPE_CHECKING, Any

from .body import Body
from .catalogue import PROBLEMS as problems  # each problem is created on first use
from .errors import (
    EngineUnavailable,
    InvalidInput,
    KernelError,
    LongStepWarning,
    MissingPackage,
    OutOfMemory,
    PolhodeError,
    ReversibilityWarning,
    SimulationFailed,
    UnitHint,
    Unsupported,
    UnsupportedFeatureWarning,
)
from .integrators import METHODS as methods
from .kernels.scalar import kernel
from .kernels.values import Mat3, Quat, Vec3
from .motion.simulation import simulate
from .motion.trajectory import Outcome, Trajectory
from .torques.base import Potential

__version__ = "0.2.0"

LAZY = {  # {package: its modules, and names in it, that are imported on first use}
    "polhode": ("exact", "extending", "forces", "math", "mechanisms", "scenario", "studio", "torques"),
    "polhode.ensembles": ("Study", "ensemble"),
    "polhode.estimation": ("Fit", "fit", "read_log"),
    "polhode.evidence.certification": ("certify",),
    "polhode.evidence.comparison": ("compare",),
    "polhode.evidence.recommendation": ("recommend",),
    "polhode.evidence.references": ("cite",),
    "polhode.files": ("store",),
    "polhode.files.exports": ("export",),
    "polhode.files.storage": ("load",),
    "polhode.files.verification": ("repair", "verify"),
    "polhode.groups": ("attitudes", "lie_series", "quaternions", "so3"),
    "polhode.mechanisms": ("Mechanism", "MechanismRun"),
    "polhode.motion.events": ("Event",),
    "polhode.motion.gradients": ("traced_flow",),
    "polhode.motion.solver": ("Solver", "prepare"),
    "polhode.motion.stepper": ("Query", "Stepper", "stepper"),
    "polhode.vector": ("VectorTrajectory", "simulate_vector", "vector_methods"),
}

if TYPE_CHECKING:
    from . import exact, extending, forces, math, mechanisms, scenario, studio, torques
    from .ensembles import Study, ensemble
    from .estimation import Fit, fit, read_log
    from .evidence.certification import certify
    from .evidence.comparison import compare
    from .evidence.recommendation import recommend
    from .evidence.references import cite
    from .files import store
    from .files.exports import export
    from .files.storage import load
    from .files.verification import repair, verify
    from .groups import attitudes, lie_series, quaternions, so3
    from .mechanisms import Mechanism, MechanismRun
    from .motion.events import Event
    from .motion.gradients import traced_flow
    from .motion.solver import Solver, prepare
    from .motion.stepper import Query, Stepper, stepper
    from .vector import VectorTrajectory, simulate_vector, vector_methods


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for package, names in LAZY.items():
        if name in names:
            value = None if package == __name__ else getattr(import_module(package), name, None)
            globals()[name] = value = import_module(f"{package}.{name}") if value is None else value
            return value
    raise AttributeError(f"module 'polhode' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)


__all__ = [
    "Body", "EngineUnavailable", "Event", "Fit", "InvalidInput", "KernelError", "LongStepWarning", "Mat3",
    "Mechanism", "MechanismRun", "MissingPackage", "OutOfMemory", "Outcome", "PolhodeError", "Potential", "Quat",
    "Query", "ReversibilityWarning", "SimulationFailed", "Solver", "Stepper", "Study", "Trajectory", "UnitHint",
    "Unsupported", "UnsupportedFeatureWarning", "Vec3", "VectorTrajectory", "attitudes", "certify", "cite", "compare",
    "ensemble", "exact", "export", "extending", "fit", "forces", "kernel", "lie_series", "load", "math", "mechanisms",
    "methods", "prepare", "problems", "quaternions", "read_log", "recommend", "repair", "scenario", "simulate",
    "simulate_vector", "so3", "stepper", "store", "studio", "torques", "traced_flow", "vector_methods", "verify",
]  # fmt: skip
