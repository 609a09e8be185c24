"""List the public names of polhode, the modules that define them, and their docstrings.

The page of the interface (`pages.py`) and its test (`tests/test_reference.py`) use this list.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple

import polhode as ph

# Classes whose objects polhode returns; users do not construct them.
RETURNED = {
    "Stats": "polhode.motion.trajectory", "Interpolated": "polhode.motion.dense", "Audit": "polhode.evidence.audit",
    "Certificate": "polhode.evidence.certification", "Recommendation": "polhode.evidence.recommendation",
    "Comparison": "polhode.evidence.comparison", "Film": "polhode.pictures.film",
    "Citation": "polhode.evidence.references", "Problem": "polhode.catalogue", "Method": "polhode.integrators.record",
    "Claims": "polhode.integrators.record", "Cost": "polhode.integrators.record", "Log": "polhode.estimation",
    "VectorStats": "polhode.vector", "VectorMethod": "polhode.vector", "Status": "polhode.ensembles",
    "Findings": "polhode.ensembles", "Commands": "polhode.run.switching", "Observed": "polhode.torques.observe",
    "Found": "polhode.motion.events", "MechanismAudit": "polhode.evidence.mechanism_audit",
}  # fmt: skip
SECTIONS: dict[str, tuple[str, ...]] = {
    "Simulate": (
        "Body", "simulate", "prepare", "Solver", "stepper", "Stepper", "Query", "Trajectory", "Outcome", "Event",
        "Potential", "kernel",
    ),
    "Torques": ("torques",),
    "Forces": ("forces",),
    "Mechanisms": ("Mechanism", "MechanismRun", "mechanisms"),
    "Many runs": ("ensemble", "Study"),
    "Trust": ("certify", "recommend", "compare", "cite"),
    "Estimation": ("fit", "Fit", "read_log"),
    "Files": ("load", "export", "verify", "repair", "store"),
    "Exact motion": ("exact",),
    "Rotations": ("attitudes", "so3", "quaternions", "lie_series"),
    "Kernels": ("Vec3", "Mat3", "Quat", "math"),
    "Gradients": ("traced_flow",),
    "Scenarios": ("scenario",),
    "Studio": ("studio",),
    "Vector spaces": ("simulate_vector", "VectorTrajectory"),
    "Collections": ("methods", "problems", "vector_methods"),
    "Objects that calls return": tuple(RETURNED),
    "Errors and warnings": (
        "PolhodeError", "InvalidInput", "Unsupported", "KernelError", "EngineUnavailable", "MissingPackage",
        "OutOfMemory", "SimulationFailed", "UnitHint", "LongStepWarning", "ReversibilityWarning",
        "UnsupportedFeatureWarning",
    ),
    "Extending": ("extending",),
}  # fmt: skip


class Name(NamedTuple):
    """A public name as it is shown on the page, such as "torques.heavy_top", with its object and its section."""

    shown: str
    thing: Any
    section: str

    @property
    def path(self) -> str:
        """The full name under which Python finds the object."""
        return f"{RETURNED.get(self.shown, 'polhode')}.{self.shown}"


def public() -> Iterator[Name]:
    """Yield every public name in the order of the page; for a module, also the names in its `__all__`."""
    for section, names in SECTIONS.items():
        for name in names:
            thing = getattr(import_module(RETURNED[name]) if name in RETURNED else ph, name)
            yield Name(name, thing, section)
            if inspect.ismodule(thing):
                yield from (Name(f"{name}.{n}", getattr(thing, n), section) for n in thing.__all__)


def members(thing: type) -> list[tuple[str, Any]]:
    """Return the public methods and properties of a class that have a docstring.

    Those of base classes in polhode are included.
    """
    if issubclass(thing, BaseException) or hasattr(thing, "__members__"):
        return []
    found: dict[str, Any] = {}
    hidden = INTERNAL.get(thing.__name__, ())
    for base in thing.__mro__:
        if base.__module__.startswith("polhode"):
            for name, value in vars(base).items():
                if not name.startswith("_") and name not in hidden and is_member(value):
                    found.setdefault(name, getattr(thing, name))
    return sorted((n, v) for n, v in found.items() if getattr(v, "__doc__", None))


def is_member(value: Any) -> bool:
    kinds = (property, cached_property, classmethod, staticmethod)
    return isinstance(value, kinds) or inspect.isfunction(value)


def signature(thing: Any) -> str:
    """Return the signature without types, because the list of parameters in the docstring states the types."""
    try:
        s = inspect.signature(thing)
    except (TypeError, ValueError):
        return "()"
    bare = [p.replace(annotation=p.empty) for p in s.parameters.values() if p.name != "self"]
    return re.sub(r"<[^>]*>", "...", str(s.replace(parameters=bare, return_annotation=s.empty)))


def is_data(thing: Any) -> bool:
    return isinstance(thing, Mapping) or not callable(thing)


# Members that only other parts of polhode use.  The page does not show them.
INTERNAL: dict[str, set[str]] = {
    "Potential": {
        "all_acting", "bind", "bind_unchecked", "check", "differences", "for_matrices", "for_members", "of_body",
        "takes_whole_batches", "with_params",
    },
    "Mechanism": {
        "attitude", "build", "drive", "ends", "join", "joint_name", "keep", "number", "pair", "point_in_body",
        "to_body", "to_space",
    },
    "JointMotion": {"need", "raw_angle"},
    "KernelTorque": {"completed", "source"},
    "Model": {"of_description"},
    "PythonTorque": {"completed", "source"},
    "Study": {"check_code", "check_functions", "check_plan", "create", "manifests", "sketch"},
    "Page": {"packet"},
    "Loaded": {"code", "function"},
    "Scenario": {"acting", "lists_of_tables", "functions"},
}  # fmt: skip

# Public classes that users do not construct.
GIVEN = {
    "Fit", "MechanismRun", "Query", "Solver", "Stepper", "Study", "Trajectory", "VectorTrajectory", "exact.ExactMotion",
    "mechanisms.BodyMotion", "mechanisms.ImportedModel",
    "mechanisms.JointMotion", "mechanisms.MechanismRun", "mechanisms.MechanismStepper", "mechanisms.Part",
    "mechanisms.SampledMotor", "scenario.Loaded", "studio.LinkedView", "studio.Page", "studio.SharedPage",
}  # fmt: skip

# Functions and types from which authors build the steps of methods.  The page on extending describes them.
ELSEWHERE = {*ph.__all__, *ph.math.__all__, "register_exporter", "register_method", "register_torque"}
PIECES = {f"extending.{n}" for n in ph.extending.__all__ if n not in ELSEWHERE}
