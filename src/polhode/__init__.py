"""polhode: the rotation of rigid bodies, by integrators that respect its geometry.

    import polhode as ph
    top = ph.Body([5, 5, 1])
    run = ph.simulate(top, ph.torques.heavy_top(20.0), omega=[0, 0, 50], t_end=10, dt=0.005)

Importing polhode loads NumPy only; everything heavy is imported when first used.
"""

from typing import TYPE_CHECKING, Any

from .body import Body
from .catalogue import PROBLEMS as problems  # each is made when it is asked for
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
    Unsupported,
)
from .integrators import METHODS as methods
from .kernels.scalar import kernel
from .kernels.values import Mat3, Quat, Vec3
from .simulation import simulate
from .torques.base import Potential
from .trajectory import Outcome, Trajectory

__version__ = "0.2.0"

LAZY = {
    "certify": ("polhode.certification", "certify"),
    "cite": ("polhode.references", "cite"),
    "compare": ("polhode.comparison", "compare"),
    "ensemble": ("polhode.ensembles", "ensemble"),
    "Event": ("polhode.events", "Event"),
    "exact": ("polhode.exact", None),
    "export": ("polhode.exports", "export"),
    "lie_series": ("polhode.lie_series", None),
    "load": ("polhode.storage", "load"),
    "math": ("polhode.math", None),
    "prepare": ("polhode.solver", "prepare"),
    "quaternions": ("polhode.arrays.quaternions", None),
    "Solver": ("polhode.solver", "Solver"),
    "simulate_vector": ("polhode.vector", "simulate_vector"),
    "recommend": ("polhode.recommendation", "recommend"),
    "repair": ("polhode.files.verification", "repair"),
    "scenario": ("polhode.scenario", None),
    "so3": ("polhode.arrays.so3", None),
    "store": ("polhode.store", None),
    "studio": ("polhode.studio", None),
    "Study": ("polhode.ensembles", "Study"),
    "torques": ("polhode.torques", None),
    "traced_flow": ("polhode.gradients", "traced_flow"),
    "VectorTrajectory": ("polhode.vector", "VectorTrajectory"),
    "vector_methods": ("polhode.vector", "METHODS"),
    "verify": ("polhode.files.verification", "verify"),
}

if TYPE_CHECKING:
    from . import exact, lie_series, math, scenario, store, studio, torques
    from .arrays import quaternions, so3
    from .certification import certify
    from .comparison import compare
    from .ensembles import Study, ensemble
    from .events import Event
    from .exports import export
    from .files.verification import repair, verify
    from .gradients import traced_flow
    from .recommendation import recommend
    from .references import cite
    from .solver import Solver, prepare
    from .storage import load
    from .vector import METHODS as vector_methods
    from .vector import VectorTrajectory, simulate_vector


def __getattr__(name: str) -> Any:
    if name in LAZY:
        from importlib import import_module

        module, attribute = LAZY[name]
        found = import_module(module)
        value = found if attribute is None else getattr(found, attribute)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'polhode' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)


__all__ = [
    "Body", "EngineUnavailable", "Event", "InvalidInput", "KernelError", "LongStepWarning", "Mat3", "MissingPackage",
    "OutOfMemory", "Outcome", "PolhodeError", "Potential", "Quat", "ReversibilityWarning", "SimulationFailed",
    "Solver", "Study", "Trajectory", "Unsupported", "Vec3", "VectorTrajectory", "certify", "cite", "compare",
    "ensemble", "exact", "export", "kernel", "lie_series", "load", "math", "methods", "prepare", "problems",
    "quaternions", "recommend", "repair", "scenario", "simulate", "simulate_vector", "so3", "store", "studio",
    "torques", "traced_flow", "vector_methods", "verify",
]  # fmt: skip
