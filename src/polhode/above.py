"""Functions of higher modules, found by name.

Methods such as `run.plot()` use modules that themselves use runs.  A lower module knows only the name of such a
function, so imports go in one direction; the table says where the function is.
"""

from importlib import import_module
from typing import Any

FUNCTIONS = {
    "audit": "polhode.evidence.audit:audit",
    "audit_mechanism": "polhode.evidence.mechanism_audit:audit",
    "concurrent": "polhode.torques.calls:concurrent",
    "continue_mechanism": "polhode.mechanisms.simulation:continue_run",
    "extend": "polhode.motion.extend:continue_run",
    "from_description": "polhode.forces:from_description",
    "load_mechanism": "polhode.mechanisms.files:load",
    "movie": "polhode.pictures.film:movie",
    "motor_commands": "polhode.mechanisms.commands:MotorSwitching",
    "plot": "polhode.pictures.plot:plot",
    "save": "polhode.files.exports:save_run",
    "save_mechanism": "polhode.mechanisms.files:save",
    "simulate_mechanism": "polhode.mechanisms.simulation:simulate_mechanism",
    "step_mechanism": "polhode.mechanisms.stepper:make_stepper",
    "trace_mechanism": "polhode.mechanisms.traced:TracedMechanism",
    "view": "polhode.studio:view",
}


def function_above(name: str) -> Any:
    """Import and return the function with this name."""
    module, _, function = FUNCTIONS[name].partition(":")
    return getattr(import_module(module), function)
